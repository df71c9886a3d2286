export type { PostgresSettings } from "./client-config.ts";
export { redactUrl } from "./database-url.ts";
export { type OpenPostgresStore, openPostgresKeyStore, openPostgresStore } from "./open-postgres-store.ts";
export { openTarget } from "./open-target.ts";
