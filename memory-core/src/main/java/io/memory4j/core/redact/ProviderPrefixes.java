package io.memory4j.core.redact;

import java.util.List;

/**
 * The table of providers. Prefixes and lengths are those that the providers document or visibly
 * issue; where lengths have varied, the smaller one stands. A key in base64 begins like any other.
 */
final class ProviderPrefixes {
  /** Rule, prefix, what the body is made of, how long it is, and what that means. */
  private static final String TABLE =
      """
      adafruit-key aio_ ALNUM 28 EXACT
      age-key AGE-SECRET-KEY-1 UPPER_ALNUM 50 SHAPE
      alibaba-key LTAI ALNUM 20 EXACT
      anthropic-key sk-ant-api03- URL_SAFE 20 SHAPE
      anthropic-key sk-ant-oat01- URL_SAFE 20 SHAPE
      anthropic-key sk-ant-sid01- URL_SAFE 20 SHAPE
      anthropic-key sk-ant-admin01- URL_SAFE 20 SHAPE
      anthropic-key sk-ant- URL_SAFE 32 SHAPE
      anyscale-key esecret_ ALNUM 24 SHAPE
      artifactory-token AKCp ALNUM 60 SHAPE
      artifactory-token cmVmdGtuO ALNUM 50 SHAPE
      atlassian-token ATATT3 BEARER 60 SHAPE
      atlassian-token ATCTT3 BEARER 60 SHAPE
      aws-access-key AKIA UPPER_ALNUM 16 EXACT
      aws-access-key ASIA UPPER_ALNUM 16 EXACT
      aws-access-key ABIA UPPER_ALNUM 16 EXACT
      aws-access-key ACCA UPPER_ALNUM 16 EXACT
      aws-bedrock-key ABSK BASE64 80 SHAPE
      bitbucket-token ATBB ALNUM 32 EXACT
      brevo-key xkeysib- URL_SAFE 60 SHAPE
      buildkite-token bkua_ HEX 40 SHAPE
      cerebras-key csk- ALNUM 40 SHAPE
      circleci-token CCIPAT_ WORD 60 SHAPE
      clojars-token CLOJARS_ HEX 60 SHAPE
      cloudflare-token v1.0- URL_SAFE 171 EXACT
      contentful-token CFPAT- URL_SAFE 40 SHAPE
      crates-token cio ALNUM 32 EXACT
      cursor-key key_ HEX 64 EXACT
      databricks-token dapi HEX 32 EXACT
      digitalocean-token dop_v1_ HEX 40 SHAPE
      digitalocean-token doo_v1_ HEX 40 SHAPE
      discord-webhook discord.com/api/webhooks/ PATH 20 ADDRESS
      discord-webhook discordapp.com/api/webhooks/ PATH 20 ADDRESS
      docker-token dckr_pat_ URL_SAFE 20 SHAPE
      doppler-token dp.pt. ALNUM 32 SHAPE
      doppler-token dp.st. URL_SAFE_DOTS 40 SHAPE
      doppler-token dp.ct. ALNUM 32 SHAPE
      doppler-token dp.sa. ALNUM 32 SHAPE
      dropbox-token sl. URL_SAFE 100 SHAPE
      duffel-token duffel_live_ URL_SAFE 40 SHAPE
      duffel-token duffel_test_ URL_SAFE 40 SHAPE
      dynatrace-token dt0c01. URL_SAFE_DOTS 60 SHAPE
      dynatrace-token dt0s01. URL_SAFE_DOTS 60 SHAPE
      easypost-key EZAK ALNUM 54 EXACT
      easypost-key EZTK ALNUM 54 EXACT
      elevenlabs-key sk_ HEX 48 EXACT
      facebook-token EAACEdEose0cBA ALNUM 20 SHAPE
      figma-token figd_ URL_SAFE 32 SHAPE
      firecrawl-key fc- HEX 32 EXACT
      fireworks-key fw_ ALNUM 24 EXACT
      flutterwave-key FLWSECK_TEST- ALNUM 32 SHAPE
      flutterwave-key FLWSECK- ALNUM 32 SHAPE
      fly-token fo1_ URL_SAFE 40 SHAPE
      fly-token fm2_ BASE64 80 SHAPE
      frameio-token fio-u- URL_SAFE 60 SHAPE
      github-token ghp_ ALNUM 30 SHAPE
      github-token gho_ ALNUM 30 SHAPE
      github-token ghu_ ALNUM 30 SHAPE
      github-token ghs_ ALNUM 30 SHAPE
      github-token ghr_ ALNUM 30 SHAPE
      github-token github_pat_ WORD 40 SHAPE
      gitlab-token glpat- URL_SAFE_DOTS 20 SHAPE
      gitlab-token gldt- URL_SAFE 20 SHAPE
      gitlab-token glrt- URL_SAFE 20 SHAPE
      gitlab-token glptt- URL_SAFE 20 SHAPE
      gitlab-token glcbt- URL_SAFE 20 SHAPE
      gitlab-token glft- URL_SAFE 20 SHAPE
      gitlab-token glsoat- URL_SAFE 20 SHAPE
      gitlab-token glagent- URL_SAFE 20 SHAPE
      gitlab-token glimt- URL_SAFE 20 SHAPE
      gitlab-token glffct- URL_SAFE 20 SHAPE
      gitlab-token gloas- HEX 40 SHAPE
      gitlab-token GR1348941 URL_SAFE 20 EXACT
      google-key AIza URL_SAFE 35 SHAPE
      google-oauth GOCSPX- URL_SAFE 24 SHAPE
      google-oauth ya29. URL_SAFE_DOTS 24 SHAPE
      google-oauth 1//0 URL_SAFE 30 SHAPE
      grafana-token glsa_ WORD 32 SHAPE
      grafana-token glc_ BASE64 40 SHAPE
      grafana-token eyJrIjoi BASE64 40 SHAPE
      groq-key gsk_ ALNUM 40 SHAPE
      heroku-key HRKU- URL_SAFE 30 SHAPE
      hubspot-token pat-na1- URL_SAFE 36 SHAPE
      hubspot-token pat-eu1- URL_SAFE 36 SHAPE
      huggingface-token hf_ ALNUM 30 SHAPE
      huggingface-token api_org_ ALNUM 30 SHAPE
      infracost-key ico- ALNUM 32 EXACT
      jina-key jina_ ALNUM 50 SHAPE
      langsmith-key lsv2_pt_ WORD 40 SHAPE
      langsmith-key lsv2_sk_ WORD 40 SHAPE
      linear-key lin_api_ ALNUM 30 SHAPE
      linear-key lin_oauth_ ALNUM 40 SHAPE
      lob-key live_ HEX 35 EXACT
      mailgun-key key- HEX 32 EXACT
      mapbox-token sk.eyJ URL_SAFE_DOTS 60 SHAPE
      mongodb-secret mdb_sa_sk_ URL_SAFE 30 SHAPE
      neon-key napi_ ALNUM 50 SHAPE
      netlify-token nfp_ ALNUM 30 SHAPE
      newrelic-key NRAK- UPPER_ALNUM 24 SHAPE
      newrelic-key NRRA- ALNUM 36 SHAPE
      newrelic-key NRII- URL_SAFE 28 SHAPE
      notion-token ntn_ ALNUM 40 SHAPE
      notion-token secret_ ALNUM 43 EXACT
      npm-token npm_ ALNUM 30 SHAPE
      nuget-key oy2 ALNUM 43 EXACT
      nvidia-key nvapi- URL_SAFE 60 SHAPE
      onepassword-token ops_eyJ BASE64 100 SHAPE
      openai-key sk-proj- URL_SAFE 20 SHAPE
      openai-key sk-svcacct- URL_SAFE 20 SHAPE
      openai-key sk-admin- URL_SAFE 20 SHAPE
      openai-key sk- URL_SAFE 32 SHAPE
      openai-key sk- ALNUM 20 SHAPE
      openrouter-key sk-or-v1- HEX 32 SHAPE
      openvsx-token ovsxat_ URL_SAFE 36 EXACT
      perplexity-key pplx- ALNUM 40 SHAPE
      pinecone-key pcsk_ WORD 50 SHAPE
      plaid-token access-production- URL_SAFE 36 EXACT
      plaid-token access-sandbox- URL_SAFE 36 EXACT
      plaid-token access-development- URL_SAFE 36 EXACT
      planetscale-token pscale_tkn_ URL_SAFE 32 SHAPE
      planetscale-token pscale_pw_ URL_SAFE 32 SHAPE
      planetscale-token pscale_oauth_ URL_SAFE 32 SHAPE
      posthog-key phx_ ALNUM 40 SHAPE
      postman-key PMAK- URL_SAFE 32 SHAPE
      prefect-key pnu_ ALNUM 36 SHAPE
      private-key LS0tLS1CRUdJTiBQUklWQVRFIEtFWS BASE64 20 SHAPE
      private-key LS0tLS1CRUdJTiBSU0EgUFJJVkFURSBLRVkt BASE64 20 SHAPE
      private-key LS0tLS1CRUdJTiBFQyBQUklWQVRFIEtFWS BASE64 20 SHAPE
      private-key LS0tLS1CRUdJTiBFTkNSWVBURUQgUFJJVkFURSBLRVkt BASE64 20 SHAPE
      private-key LS0tLS1CRUdJTiBPUEVOU1NIIFBSSVZBVEUgS0VZ BASE64 20 SHAPE
      private-key LS0tLS1CRUdJTiBQR1AgUFJJVkFURSBLRVkg BASE64 20 SHAPE
      pulumi-token pul- HEX 40 SHAPE
      pypi-token pypi- URL_SAFE 50 SHAPE
      readme-key rdme_ ALNUM 60 SHAPE
      replicate-token r8_ ALNUM 30 SHAPE
      rubygems-key rubygems_ HEX 40 SHAPE
      scalingo-token tk-us- URL_SAFE 48 SHAPE
      sentry-token sntrys_ BASE64 40 SHAPE
      sentry-token sntryu_ HEX 40 SHAPE
      shippo-token shippo_live_ HEX 40 SHAPE
      shippo-token shippo_test_ HEX 40 SHAPE
      shopify-token shpat_ HEX 32 SHAPE
      shopify-token shpss_ HEX 32 SHAPE
      shopify-token shpca_ HEX 32 SHAPE
      shopify-token shppa_ HEX 32 SHAPE
      slack-token xoxb- URL_SAFE 20 SHAPE
      slack-token xoxp- URL_SAFE 20 SHAPE
      slack-token xoxa- URL_SAFE 20 SHAPE
      slack-token xoxr- URL_SAFE 20 SHAPE
      slack-token xoxs- URL_SAFE 20 SHAPE
      slack-token xoxc- URL_SAFE 20 SHAPE
      slack-token xoxe- URL_SAFE 20 SHAPE
      slack-token xoxe.xoxb- URL_SAFE 20 SHAPE
      slack-token xoxe.xoxp- URL_SAFE 20 SHAPE
      slack-token xapp- URL_SAFE 20 SHAPE
      slack-token xoxd- URL_SAFE 20 SHAPE
      slack-webhook hooks.slack.com/services/ PATH 20 ADDRESS
      slack-webhook hooks.slack.com/workflows/ PATH 20 ADDRESS
      sonar-token sqp_ HEX 40 SHAPE
      sonar-token squ_ HEX 40 SHAPE
      sonar-token sqa_ HEX 40 SHAPE
      square-token sq0atp- URL_SAFE 22 SHAPE
      square-token sq0csp- URL_SAFE 40 SHAPE
      square-token EAAA URL_SAFE 60 EXACT
      stripe-key sk_live_ ALNUM 16 SHAPE
      stripe-key sk_test_ ALNUM 16 SHAPE
      stripe-key rk_live_ ALNUM 16 SHAPE
      stripe-key rk_test_ ALNUM 16 SHAPE
      stripe-key whsec_ BASE64 24 SHAPE
      supabase-token sbp_ HEX 40 SHAPE
      supabase-token sb_secret_ URL_SAFE 24 SHAPE
      tailscale-key tskey- URL_SAFE 24 SHAPE
      tavily-key tvly- URL_SAFE 28 SHAPE
      teams-webhook webhook.office.com/webhookb2/ PATH 20 ADDRESS
      tencent-key AKID ALNUM 32 EXACT
      twilio-key SK HEX 32 EXACT
      typeform-token tfp_ URL_SAFE 50 SHAPE
      vault-token hvs. URL_SAFE 24 SHAPE
      vault-token hvb. URL_SAFE 100 SHAPE
      vault-token hvr. URL_SAFE 24 SHAPE
      vercel-token vcp_ ALNUM 40 SHAPE
      voyage-key pa- URL_SAFE 43 EXACT
      wakatime-key waka_ URL_SAFE 36 EXACT
      xai-key xai- ALNUM 60 SHAPE
      yandex-token AQVN URL_SAFE 35 SHAPE
      yandex-token y0_ URL_SAFE 50 SHAPE
      """;

  private ProviderPrefixes() {}

  static List<ProviderPrefix> all() {
    return TABLE.lines().map(line -> prefix(List.of(line.split(" ", -1)))).toList();
  }

  private static ProviderPrefix prefix(List<String> row) {
    return new ProviderPrefix(
        row.get(0),
        row.get(1),
        Alphabet.valueOf(row.get(2)),
        Integer.parseInt(row.get(3)),
        Trust.valueOf(row.get(4)));
  }
}
