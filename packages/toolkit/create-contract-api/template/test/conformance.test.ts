import { describeConformance } from "@animal-store/conformance/vitest";
import { stub } from "../src/examples.ts";
import { createHandlers } from "../src/handlers.ts";
import { startServer } from "../src/server.ts";
import { Store } from "../src/store.ts";

const handlers: Readonly<Record<string, unknown>> = createHandlers(new Store(":memory:"));

describeConformance({
  document: "openapi.yaml",
  target: () => startServer({ port: 0 }),
  setup: { headers: { Authorization: "Bearer test" } },
  // Examples can have members that the contract does not describe. Remove it to find such members.
  isClosed: false,
  // A stub stores nothing, so a later request cannot return what it received.
  isSelected: ({ id, operation }) => !id.startsWith("sequences/") || handlers[operation?.id ?? ""] !== stub,
});
