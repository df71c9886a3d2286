import { runServer } from "../src/index.ts";
import { libraryServer } from "./library-server.ts";

await runServer(libraryServer);
