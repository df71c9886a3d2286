import { runWriterThread } from "../src/sqlite/run-writer-thread.ts";
import { extendedLibrary } from "./extended-library.ts";

runWriterThread(extendedLibrary);
