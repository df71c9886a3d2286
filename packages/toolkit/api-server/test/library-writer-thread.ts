import { runWriterThread } from "@animal-store/sql-store/sqlite";
import { libraryStore } from "./library-server.ts";

runWriterThread(libraryStore);
