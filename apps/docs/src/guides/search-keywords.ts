/** Words of a page's keywords count most. The title of a short page about one detail must not precede the guide to its subject. */
export const searchRanking = { pageLength: 0.1, termFrequency: 0.5, metaWeights: { title: 1, keywords: 8 } };

/** Words that users search for, by the slug of the guide that explains them. */
export const searchKeywords: Readonly<Record<string, string>> = {
  authentication: "authentication api key bearer token 401 403 scope",
  errors: "error codes status codes validation error",
  pagination: "pagination cursor next page limit link",
  "rate-limits": "rate limit quota 429 ban throttle backoff",
  idempotency: "idempotency retry retries duplicate",
  "conditional-requests": "etag 304 cache if-none-match",
  cors: "cors browser preflight origin",
  versioning: "deprecation sunset removal compatibility",
  client: "typescript sdk client library",
  "upgrade-client": "upgrade update client breaking change",
  react: "react hooks tanstack query",
  int64: "int64 bigint 64-bit integers",
  sandbox: "sandbox test environment clock",
  mock: "mock prism",
  changelog: "changelog releases",
  "non-goals": "webhook webhooks events",
  "backup-and-restore": "backup restore",
  "postgresql-and-redis": "postgres postgresql redis database",
};
