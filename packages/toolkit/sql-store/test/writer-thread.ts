import { runWriterThread } from "../src/sqlite/writer/run-writer-thread.ts";
import { library } from "./library-store.ts";

runWriterThread(library);
