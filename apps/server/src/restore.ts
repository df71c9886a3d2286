import { createRestoreCommand, runCommand } from "@animal-store/api-server";
import { server } from "./server.ts";

await runCommand(createRestoreCommand, server);
