import { runWriterThread } from "../../src/sqlite/writer/run-writer-thread.ts";
import { thingStore } from "./things.ts";

runWriterThread(thingStore);
