import { type RunningServer, serveApp } from "@animal-store/node-edge";
import { createSandbox, type Sandbox } from "@animal-store/sandbox";

/** The plan whose key the samples use. */
export const samplePlan = "free";

// Of all samples, so that their output is the same on each day.
const startOfSamples = Date.parse("2026-01-15T09:30:00Z");

/** The sandbox as `npm run sandbox` begins it, at a time that stands still until the control moves it. */
export function createSampleSandbox(): Promise<Sandbox> {
  return createSandbox({
    seed: "animal-store",
    clock: { now: () => startOfSamples },
    log: { warn: tell, error: tell },
    clientAddress: () => "127.0.0.1",
  });
}

/** Serves a sandbox over HTTP on a free port. */
export function serveSandbox({ app, clock, addressLimiter }: Sandbox): Promise<RunningServer> {
  return serveApp(app, { host: "127.0.0.1", port: 0, clock, addressLimiter });
}

/** Returns the sandbox's key for a plan, or the one that is `read only`. @throws {Error} if there is no such plan */
export function keyOf({ keys, readOnlyKey }: Pick<Sandbox, "keys" | "readOnlyKey">, plan: string): string {
  const found = plan === "read only" ? readOnlyKey : keys.find((key) => key.plan === plan);
  if (found) return found.key;
  throw new Error(`key must name a plan, one of ${keys.map((key) => key.plan).join(", ")}, got "${plan}".`);
}

function tell(_: object, message: string): void {
  process.stderr.write(`sandbox: ${message}\n`);
}
