import { describeConformance } from "@animal-store/conformance/vitest";
import { startServer } from "../src/server.ts";

describeConformance({
  document: "openapi.yaml",
  target: () => startServer({ port: 0 }),
  setup: { headers: { Authorization: "Bearer test" } },
});
