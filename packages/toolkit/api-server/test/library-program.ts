import { runServer } from "../src/index.ts";
import { libraryServer, rootServer } from "./library-server.ts";

await runServer(process.argv.includes("--root") ? rootServer : libraryServer);
