import { runWriterThread } from "@animal-store/sql-store/sqlite";
import { definition } from "./library.ts";

runWriterThread(definition);
