export { runCommand } from "./commands/command-line.ts";
export { createKeysCommand } from "./commands/keys-command.ts";
export { createMigrateStoreCommand } from "./commands/migrate-store.ts";
export { createBackupCommand, createIntegrityCommand, createRestoreCommand } from "./commands/store-file-commands.ts";
export { runServer } from "./run-server.ts";
export type { AppDependencies, ServerDefinition } from "./server-definition.ts";
