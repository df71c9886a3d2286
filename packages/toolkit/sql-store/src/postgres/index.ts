export { type PostgresSettings, redactUrl } from "./client-config.ts";
export { migrateStore } from "./migrate-store.ts";
export { type OpenPostgresStore, openPostgresKeyStore, openPostgresStore } from "./open-postgres-store.ts";
