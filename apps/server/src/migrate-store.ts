import { createMigrateStoreCommand, runCommand, stopOnSignals } from "@animal-store/api-server";
import { server } from "./server.ts";

stopOnSignals();
await runCommand(createMigrateStoreCommand, server);
