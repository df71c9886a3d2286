/** Synonyms for the subject of a guide, by its slug. The search ranks them like the words of its title, and never shows them. */
export const searchKeywords: Readonly<Record<string, string>> = {
  index: "introduction about features",
  quickstart: "start started begin beginner tutorial hello first call",
  "place-an-order": "buy purchase checkout walkthrough complete step",
  authentication:
    "api authorization login sign key keys get obtain bearer token credentials secret password lost scope permission 401 403 unauthorized forbidden plan rotate",
  errors: "code codes status body format fields problem message validation invalid 400 422 fail exception",
  pagination: "page pages cursor next limit offset skip iterate loop fetch load record sort newest oldest",
  "rate-limits": "quota 429 ban throttle backoff wait many requests calls minute day remaining",
  idempotency: "retry retries post resend repeat duplicate twice double interrupted connection lost dropped",
  "conditional-requests": "etag 304 cache if-none-match modified changed poll polling refresh bandwidth download",
  statuses: "state lifecycle available pending sold placed approved delivered transition filter",
  "read-one-pet": "single individual fetch lookup details id replace instead",
  cors: "browser preflight origin cross domain frontend blocked web",
  "go-live": "production launch prepare ready",
  versioning:
    "version v1 v2 deprecation deprecated sunset removal removed breaking compatibility guarantee stability experimental",
  client: "javascript sdk library package npm node bun deno options timeout typed",
  "upgrade-client": "update compile error contract newer migrate",
  "build-your-own": "toolkit generate generator codegen hono framework",
  react: "hooks tanstack query usequery component infinite scroll mutation frontend next.js",
  int64: "int64 bigint big 64-bit large precision rounded javascript json",
  "client-comparison": "compare alternative versus difference bundle size axios orval kubb generated",
  mcp: "model context protocol ai llm agent assistant claude copilot chatgpt editor vscode",
  testing: "test tests unit integration msw vitest jest fake stub fixtures validators",
  sandbox: "test environment clock time forward travel simulate failure slow playground",
  mock: "prism example stub unimplemented",
  changelog: "changed new last latest version news release releases history subscribe feed rss atom",
  "non-goals":
    "webhook webhooks events notification notified subscribe callback push delete remove update edit rename patch put cancel totals count graphql xml upload websocket compression gzip missing unsupported",
  install:
    "installation set up run self-host deploy docker compose container systemd linux hardware requirements shutdown supervisor",
  configure: "configuration environment variable settings port host defaults data folder directory",
  "api-keys": "create issue customers revoke leaked compromised expire lift unban operator rotate admin audit custom",
  "postgresql-and-redis": "postgres database sql shared move connect durable",
  "backup-and-restore": "recover disaster corrupt snapshot integrity copy wal database",
  monitoring:
    "health liveness readiness readyz probe kubernetes logs logging metrics prometheus grafana dashboard alerts opentelemetry tracing observability",
  console: "admin ui interface dashboard staff employees gui",
  security: "tls https ssl certificate protect harden attack ddos slow nginx reverse proxy firewall",
  scaling:
    "processes cluster horizontal load balancer replicas instances rolling restart deploy upgrade downtime capacity outage",
  performance: "fast speed benchmark latency throughput express fastify cpu growth milliseconds requests per second",
};
