export type { OpenStore } from "../store.ts";
export { type PostgresSettings, redactUrl } from "./client-config.ts";
export { migrateStore } from "./migrate-store.ts";
export { openPostgresKeyStore, openPostgresStore } from "./open-store.ts";
