import { runServer } from "@animal-store/api-server";
import { server } from "./server.ts";

await runServer(server);
