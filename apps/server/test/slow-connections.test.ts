import { expect, it, onTestFinished } from "vitest";
import { createFastKey } from "./load/send-load.ts";
import { startServer, testFolder } from "./server-process.ts";
import { measureOthers, startSlowCallers } from "./slow/start-slow-callers.ts";

it("slow callers are cut and told so, while others are served", async () => {
  const folder = testFolder();
  const key = await createFastKey(folder);
  const server = await startServer(folder, { REQUEST_TIMEOUT_MS: "1200" });
  const slow = startSlowCallers(server.origin, key, { counts: { head: 30, body: 30 }, everyMs: 100 });
  onTestFinished(slow.end);
  await slow.until(({ open }) => open === 60);
  const [others] = await Promise.all([
    measureOthers(server.origin, key, { milliseconds: 1500 }),
    slow.until(({ timedOut }) => timedOut >= 60),
  ]);
  expect(others.count).toBeGreaterThan(100);
  // How fast is measured alone on the machine, in test:long.
  expect(others.p99).toBeLessThan(1000);
});
