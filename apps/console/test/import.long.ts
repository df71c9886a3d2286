import { testImport } from "./test-import.ts";

testImport(500);
