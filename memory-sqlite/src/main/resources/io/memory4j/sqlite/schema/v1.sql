create table meta (name text primary key, value text not null) strict, without rowid
--
create table counter (one integer primary key check (one = 1), value integer not null) strict
--
insert into counter values (1, 0)
--
insert into meta values ('index_by_row', '1')
--
create table layers (id integer primary key autoincrement, name text not null unique, born integer not null) strict
--
create table kinds (id integer primary key, name text not null unique, searchable integer not null) strict
--
create table heads (
  layer integer not null, kind integer not null, revision integer not null, records integer not null,
  primary key (layer, kind)) strict, without rowid
--
create table records (
  born integer primary key, id text not null unique,
  layer integer not null, kind integer not null, status integer not null, born_status integer not null,
  key text, content text not null, detail text, category text not null, author text not null,
  fingerprint text, sequence integer not null, revision integer not null, closed integer not null,
  due integer, observed integer not null, created integer not null, updated integer not null,
  valid_from integer, valid_until integer, more text) strict
--
create unique index records_key on records (layer, kind, key) where status = 0 and key is not null
--
create unique index records_fingerprint on records (layer, kind, fingerprint)
  where status in (0, 1) and fingerprint is not null
--
create unique index records_revision on records (revision)
--
create index records_changed on records (layer, kind, revision)
--
create unique index records_sequence on records (sequence)
--
create index records_newest on records (layer, kind, status, sequence)
--
create index records_by_key on records (layer, kind, status, key, sequence) where key is not null
--
create index records_all_by_key on records (key, sequence) where key is not null
--
create index records_due on records (kind, due, sequence) where due is not null
--
create index records_all_due on records (due, sequence) where due is not null
--
create index records_author on records (author, sequence)
--
create table tags (tag text not null, born integer not null, primary key (tag, born)) strict, without rowid
--
create index tags_born on tags (born)
--
create table links (
  scheme text not null, target text not null, relation text not null, born integer not null,
  primary key (scheme, target, relation, born)) strict, without rowid
--
create index links_born on links (born)
--
create table deletions (revision integer primary key, id text not null, layer integer not null, kind integer not null) strict
--
create index deletions_layer on deletions (layer)
--
create table journal (
  sequence integer primary key, layer integer not null, type text not null, scheme text not null,
  subject text not null, at integer not null, weight real not null, once text, more text) strict
--
create index journal_subject on journal (scheme, subject, sequence)
--
create index journal_type on journal (type, sequence)
--
create index journal_layer on journal (layer, sequence)
--
create table once_keys (
  once text primary key, layer integer not null, scheme text not null, subject text not null) strict, without rowid
--
create index once_keys_subject on once_keys (scheme, subject)
--
create index once_keys_layer on once_keys (layer)
--
create table texts (
  born integer primary key, scope text not null, title text not null, content text not null,
  detail text not null, keywords text not null,
  stems text not null, keyword_stems text not null) strict
--
create virtual table words using fts5 (
  scope, title, content, detail, keywords, stems, keyword_stems, content = 'texts', content_rowid = 'born',
  tokenize = "unicode61 remove_diacritics 2 categories 'L* Nd Mn Mc Co'")
--
create virtual table grams using fts5 (
  title, content, detail, keywords, content = 'texts', content_rowid = 'born', tokenize = 'trigram')
--
create trigger texts_inserted after insert on texts begin
  insert into words (rowid, scope, title, content, detail, keywords, stems, keyword_stems)
    values (new.born, new.scope, new.title, new.content, new.detail, new.keywords, new.stems,
      new.keyword_stems);
  insert into grams (rowid, title, content, detail, keywords)
    values (new.born, new.title, new.content, new.detail, new.keywords);
end
--
create trigger texts_deleted after delete on texts
  when (select value from meta where name = 'index_by_row') = '1' begin
  insert into words (words, rowid, scope, title, content, detail, keywords, stems, keyword_stems)
    values ('delete', old.born, old.scope, old.title, old.content, old.detail, old.keywords, old.stems,
      old.keyword_stems);
  insert into grams (grams, rowid, title, content, detail, keywords)
    values ('delete', old.born, old.title, old.content, old.detail, old.keywords);
end
--
create trigger texts_words_updated after update of scope, title, content, detail, keywords, stems, keyword_stems
  on texts begin
  insert into words (words, rowid, scope, title, content, detail, keywords, stems, keyword_stems)
    values ('delete', old.born, old.scope, old.title, old.content, old.detail, old.keywords, old.stems,
      old.keyword_stems);
  insert into words (rowid, scope, title, content, detail, keywords, stems, keyword_stems)
    values (new.born, new.scope, new.title, new.content, new.detail, new.keywords, new.stems,
      new.keyword_stems);
end
--
create trigger texts_grams_updated after update of title, content, detail, keywords on texts begin
  insert into grams (grams, rowid, title, content, detail, keywords)
    values ('delete', old.born, old.title, old.content, old.detail, old.keywords);
  insert into grams (rowid, title, content, detail, keywords)
    values (new.born, new.title, new.content, new.detail, new.keywords);
end
--
create view facts as
  select r.id, l.name as layer, r.key, r.content,
      (select group_concat(t.tag, ', ') from tags t where t.born = r.born) as tags,
      strftime('%Y-%m-%dT%H:%M:%SZ', r.created / 1000000000, 'unixepoch') as created_at
    from records r join layers l on l.id = r.layer join kinds k on k.id = r.kind
    where k.name = 'FACT' and r.status = 0
--
create view rules as
  select r.id, l.name as layer, r.key, r.content,
      (select group_concat(t.tag, ', ') from tags t where t.born = r.born) as tags,
      strftime('%Y-%m-%dT%H:%M:%SZ', r.created / 1000000000, 'unixepoch') as created_at
    from records r join layers l on l.id = r.layer join kinds k on k.id = r.kind
    where k.name = 'RULE' and r.status = 0
