import { runWriterThread } from "../src/sqlite/run-writer-thread.ts";
import { library } from "./library-store.ts";

runWriterThread(library);
