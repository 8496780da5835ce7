package io.memory4j.core.redact;

import java.util.List;

/**
 * The table of providers. Prefixes and lengths are those that the providers document or visibly
 * issue; where lengths have varied, the smaller one stands.
 */
final class ProviderPrefixes {
  private ProviderPrefixes() {}

  static List<ProviderPrefix> all() {
    return List.of(
        key("anthropic-key", "sk-ant-api03-", Alphabet.URL_SAFE, 20),
        key("anthropic-key", "sk-ant-oat01-", Alphabet.URL_SAFE, 20),
        key("anthropic-key", "sk-ant-sid01-", Alphabet.URL_SAFE, 20),
        key("anthropic-key", "sk-ant-admin01-", Alphabet.URL_SAFE, 20),
        key("anthropic-key", "sk-ant-", Alphabet.URL_SAFE, 32),
        key("openrouter-key", "sk-or-v1-", Alphabet.HEX, 32),
        key("openai-key", "sk-proj-", Alphabet.URL_SAFE, 20),
        key("openai-key", "sk-svcacct-", Alphabet.URL_SAFE, 20),
        key("openai-key", "sk-admin-", Alphabet.URL_SAFE, 20),
        key("openai-key", "sk-", Alphabet.URL_SAFE, 32),
        key("openai-key", "sk-", Alphabet.ALNUM, 20),
        exact("aws-access-key", "AKIA", Alphabet.UPPER_ALNUM, 16),
        exact("aws-access-key", "ASIA", Alphabet.UPPER_ALNUM, 16),
        exact("aws-access-key", "ABIA", Alphabet.UPPER_ALNUM, 16),
        exact("aws-access-key", "ACCA", Alphabet.UPPER_ALNUM, 16),
        key("google-key", "AIza", Alphabet.URL_SAFE, 35),
        key("google-oauth", "GOCSPX-", Alphabet.URL_SAFE, 24),
        key("google-oauth", "ya29.", Alphabet.URL_SAFE_DOTS, 24),
        key("google-oauth", "1//0", Alphabet.URL_SAFE, 30),
        key("github-token", "ghp_", Alphabet.ALNUM, 30),
        key("github-token", "gho_", Alphabet.ALNUM, 30),
        key("github-token", "ghu_", Alphabet.ALNUM, 30),
        key("github-token", "ghs_", Alphabet.ALNUM, 30),
        key("github-token", "ghr_", Alphabet.ALNUM, 30),
        key("github-token", "github_pat_", Alphabet.WORD, 40),
        key("gitlab-token", "glpat-", Alphabet.URL_SAFE_DOTS, 20),
        key("gitlab-token", "gldt-", Alphabet.URL_SAFE, 20),
        key("gitlab-token", "glrt-", Alphabet.URL_SAFE, 20),
        key("gitlab-token", "glptt-", Alphabet.URL_SAFE, 20),
        key("gitlab-token", "glcbt-", Alphabet.URL_SAFE, 20),
        key("gitlab-token", "glft-", Alphabet.URL_SAFE, 20),
        key("gitlab-token", "glsoat-", Alphabet.URL_SAFE, 20),
        key("gitlab-token", "glagent-", Alphabet.URL_SAFE, 20),
        key("slack-token", "xoxb-", Alphabet.URL_SAFE, 20),
        key("slack-token", "xoxp-", Alphabet.URL_SAFE, 20),
        key("slack-token", "xoxa-", Alphabet.URL_SAFE, 20),
        key("slack-token", "xoxr-", Alphabet.URL_SAFE, 20),
        key("slack-token", "xoxs-", Alphabet.URL_SAFE, 20),
        key("slack-token", "xoxc-", Alphabet.URL_SAFE, 20),
        key("slack-token", "xoxe-", Alphabet.URL_SAFE, 20),
        key("slack-token", "xoxe.xoxb-", Alphabet.URL_SAFE, 20),
        key("slack-token", "xoxe.xoxp-", Alphabet.URL_SAFE, 20),
        key("slack-token", "xapp-", Alphabet.URL_SAFE, 20),
        address("slack-webhook", "hooks.slack.com/services/"),
        address("slack-webhook", "hooks.slack.com/workflows/"),
        address("discord-webhook", "discord.com/api/webhooks/"),
        address("discord-webhook", "discordapp.com/api/webhooks/"),
        key("stripe-key", "sk_live_", Alphabet.ALNUM, 16),
        key("stripe-key", "sk_test_", Alphabet.ALNUM, 16),
        key("stripe-key", "rk_live_", Alphabet.ALNUM, 16),
        key("stripe-key", "rk_test_", Alphabet.ALNUM, 16),
        key("stripe-key", "whsec_", Alphabet.BASE64, 24),
        key("npm-token", "npm_", Alphabet.ALNUM, 30),
        key("pypi-token", "pypi-", Alphabet.URL_SAFE, 50),
        key("huggingface-token", "hf_", Alphabet.ALNUM, 30),
        key("huggingface-token", "api_org_", Alphabet.ALNUM, 30),
        exact("twilio-key", "SK", Alphabet.HEX, 32),
        key("digitalocean-token", "dop_v1_", Alphabet.HEX, 40),
        key("digitalocean-token", "doo_v1_", Alphabet.HEX, 40),
        key("groq-key", "gsk_", Alphabet.ALNUM, 40),
        key("xai-key", "xai-", Alphabet.ALNUM, 60),
        key("replicate-token", "r8_", Alphabet.ALNUM, 30),
        key("perplexity-key", "pplx-", Alphabet.ALNUM, 40),
        key("linear-key", "lin_api_", Alphabet.ALNUM, 30),
        key("notion-token", "ntn_", Alphabet.ALNUM, 40),
        key("vault-token", "hvs.", Alphabet.URL_SAFE, 24),
        key("docker-token", "dckr_pat_", Alphabet.URL_SAFE, 20),
        exact("databricks-token", "dapi", Alphabet.HEX, 32),
        key("shopify-token", "shpat_", Alphabet.HEX, 32),
        key("shopify-token", "shpss_", Alphabet.HEX, 32),
        key("shopify-token", "shpca_", Alphabet.HEX, 32),
        key("grafana-token", "glsa_", Alphabet.WORD, 32),
        key("grafana-token", "glc_", Alphabet.BASE64, 40),
        key("sentry-token", "sntrys_", Alphabet.BASE64, 40),
        key("sentry-token", "sntryu_", Alphabet.HEX, 40),
        key("doppler-token", "dp.pt.", Alphabet.ALNUM, 32),
        key("postman-key", "PMAK-", Alphabet.URL_SAFE, 32),
        key("newrelic-key", "NRAK-", Alphabet.UPPER_ALNUM, 24),
        key("atlassian-token", "ATATT3", Alphabet.BEARER, 60),
        key("rubygems-key", "rubygems_", Alphabet.HEX, 40),
        key("tailscale-key", "tskey-", Alphabet.URL_SAFE, 24),
        key("planetscale-token", "pscale_tkn_", Alphabet.URL_SAFE, 32),
        key("supabase-token", "sbp_", Alphabet.HEX, 40),
        key("figma-token", "figd_", Alphabet.URL_SAFE, 32),
        key("age-key", "AGE-SECRET-KEY-1", Alphabet.UPPER_ALNUM, 50));
  }

  private static ProviderPrefix key(String rule, String prefix, Alphabet body, int minChars) {
    return new ProviderPrefix(rule, prefix, body, minChars, Trust.SHAPE);
  }

  private static ProviderPrefix exact(String rule, String prefix, Alphabet body, int chars) {
    return new ProviderPrefix(rule, prefix, body, chars, Trust.EXACT);
  }

  private static ProviderPrefix address(String rule, String prefix) {
    return new ProviderPrefix(rule, prefix, Alphabet.PATH, 20, Trust.ADDRESS);
  }
}
