import { runWriterThread } from "../../src/sqlite/run-writer-thread.ts";
import { thingStore } from "./things.ts";

runWriterThread(thingStore);
