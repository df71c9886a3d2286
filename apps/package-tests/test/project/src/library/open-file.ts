import { runMain } from "@animal-store/node-http";
import { openSqliteStore } from "@animal-store/sql-store/sqlite";
import { definition } from "./library.ts";

// A file instead of a folder: sql-store throws its copy of StartupError.
await runMain("library", async () => {
  const writerThread = new URL("./writer-thread.ts", import.meta.url);
  openSqliteStore({ definition, dataDirectory: "package.json", writerThread, onFatal: console.error });
});
