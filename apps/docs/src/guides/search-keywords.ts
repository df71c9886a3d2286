/** Words that readers use for the subject of a guide, by its slug. The search ranks them first and never shows them. */
export const searchKeywords: Readonly<Record<string, string>> = {
  index: "overview introduction about features api",
  quickstart: "quickstart get started begin beginner tutorial hello first request call",
  "place-an-order": "buy purchase checkout walkthrough complete walk step place",
  authentication:
    "authentication api authorization login sign key keys get obtain bearer token credentials secret password lost scope permission 401 403 unauthorized forbidden plan rotate",
  errors:
    "error errors code codes status body format fields problem message handle validation invalid 400 422 fail exception",
  pagination:
    "pagination page pages cursor next link limit offset load skip all list every record fetch iterate loop through rest",
  "rate-limits": "rate limit limits quota 429 ban throttle backoff wait many requests calls minute day remaining",
  idempotency:
    "idempotency retry retries resend repeat safely duplicate twice double once lost dropped interrupted connection timeout times",
  "conditional-requests": "etag 304 cache if-none-match modified poll polling changed refresh bandwidth download",
  statuses: "status state lifecycle available pending sold placed approved delivered transition filter",
  "read-one-pet": "one single individual read fetch find lookup details id replace instead",
  cors: "cors browser preflight origin cross domain frontend blocked policy web page site",
  "go-live": "checklist going live production launch check before ready prepare",
  versioning:
    "version v1 v2 deprecation sunset removal breaking compatibility guarantee stability experimental fields added notice end life support",
  client: "typescript javascript sdk client library package npm node options timeout typed",
  "upgrade-client": "upgrade update client typescript compile error contract newer migrate",
  "build-your-own": "own build toolkit generate generator codegen contract hono framework",
  react: "react hooks tanstack query usequery component infinite scroll mutation frontend next.js",
  int64: "int64 bigint big integer number 64-bit large long precision rounded safe javascript json",
  "client-comparison":
    "comparison compare alternative versus difference advantages generated others bundle size small axios orval kubb",
  mcp: "mcp model context protocol ai llm agent assistant claude copilot chatgpt language tools editor vs vscode",
  testing: "test tests testing unit integration msw vitest jest fake stub fixtures validators application",
  sandbox:
    "sandbox test environment clock time fast forward travel simulate failure slow delay try playground test keys plan",
  mock: "mock prism serve generate openapi example implemented stub unimplemented",
  changelog: "changelog notes new news release releases history feed rss atom",
  "non-goals":
    "webhook webhooks events notification notified subscribe callback push delete remove update edit rename patch put cancel totals count graphql xml upload websocket compression gzip missing unsupported",
  install:
    "install installation set up run self-host deploy docker compose container systemd linux hardware requirements service shutdown stop supervisor",
  configure: "configure config environment variables env settings port host defaults data folder directory",
  "api-keys": "create issue customers revoke leaked compromised expire lift unban operator rotate admin audit custom",
  "postgresql-and-redis":
    "postgres postgresql redis database several shared same instances migrate move connect sql durable",
  "backup-and-restore": "backup back up restore recover disaster corrupt snapshot integrity copy wal database",
  monitoring:
    "monitoring health check liveness readiness readyz probe kubernetes log logs logging metrics prometheus grafana dashboard alerts opentelemetry tracing observability",
  console: "console admin ui interface dashboard staff employees web app gui",
  security:
    "security tls https ssl certificate protect harden attack ddos slow connections headers nginx reverse proxy exposure firewall",
  scaling:
    "scaling processes cluster horizontal load balancer replicas instances rolling restart deploy upgrade drop downtime capacity outage cpu",
  performance:
    "performance fast speed benchmark latency throughput express fastify cpu growth milliseconds second serve",
};
