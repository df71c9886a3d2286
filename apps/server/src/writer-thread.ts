import { runWriterThread } from "@animal-store/sql-store/sqlite";
import { definition } from "@animal-store/store";

runWriterThread(definition);
