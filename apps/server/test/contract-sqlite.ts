import { testTarget } from "@animal-store/store-tests/test-target";
import { sqliteTarget } from "./start-target.ts";

process.exitCode = await testTarget(sqliteTarget, process.argv.slice(2));
