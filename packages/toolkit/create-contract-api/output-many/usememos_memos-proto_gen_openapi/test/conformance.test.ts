import { describeConformance } from "@animal-store/conformance/vitest";
import { openDatabase } from "../src/database.ts";
import { contract } from "../src/generated/contract.ts";
import { createHandlers } from "../src/handlers.ts";
import { startServer } from "../src/server.ts";
import { listStubs } from "../src/stubs.ts";

const db = await openDatabase({ DATABASE: ":memory:" });

describeConformance({
  document: "openapi.yaml",
  target: () => startServer({ PORT: "0", DATABASE: ":memory:", LOG: "off" }),
  implementation: {
    contract,
    stubs: listStubs(createHandlers(db)),
    baseline: "test/baseline.json",
  },
  // Examples can have members that the contract does not describe. Remove it to find such members.
  isClosed: false,
});
