import { expect, it, onTestFinished } from "vitest";
import { holdConnections, measureOthers, slowCallers } from "./load/hold-connections.ts";
import { createFastKey } from "./load/send-load.ts";
import { startServer, testFolder } from "./server-process.ts";

it("rejects slow clients with 408, while it serves others", async () => {
  const folder = testFolder();
  const key = await createFastKey(folder);
  const server = await startServer(folder, { REQUEST_TIMEOUT_MS: "1200" });
  const { head, body } = slowCallers(key, 100);
  const slow = holdConnections(server.origin, { ...head, count: 30 }, { ...body, count: 30 });
  onTestFinished(slow.end);
  await slow.until(({ open }) => open === 60);
  const [others] = await Promise.all([
    measureOthers(server.origin, key, 1500),
    slow.until(({ timedOut }) => timedOut >= 60),
  ]);
  expect(others.failed).toBe(0);
  expect(others.count).toBeGreaterThan(100);
  // How fast is measured alone on the machine, in test:long.
  expect(others.p99).toBeLessThan(1000);
});
