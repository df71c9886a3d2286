export type { PostgresSettings } from "./client-config.ts";
export { redactUrl } from "./database-url.ts";
export { migrateStore } from "./migrate-store.ts";
export { type OpenPostgresStore, openPostgresKeyStore, openPostgresStore } from "./open-postgres-store.ts";
