export { createBackupCommand } from "./commands/backup.ts";
export { runCommand } from "./commands/command-line.ts";
export { createIntegrityCommand } from "./commands/integrity.ts";
export { createKeysCommand } from "./commands/keys-command.ts";
export { createMigrateStoreCommand } from "./commands/migrate-store.ts";
export { createRestoreCommand } from "./commands/restore.ts";
export { runServer } from "./run-server.ts";
export type { AppDependencies, ServerDefinition } from "./server-definition.ts";
