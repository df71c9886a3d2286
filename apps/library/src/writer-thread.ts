import { runWriterThread } from "@animal-store/sql-store/sqlite";
import { definition } from "./store.ts";

runWriterThread(definition);
