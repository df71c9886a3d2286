import { createKeysCommand, runCommand } from "@animal-store/api-server";
import { server } from "./server.ts";

await runCommand(createKeysCommand, server);
