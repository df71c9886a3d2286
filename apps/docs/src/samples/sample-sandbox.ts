import { createSandbox, type Sandbox } from "@animal-store/sandbox";

const sampleTime = Date.parse("2026-01-15T09:30:00Z");

/** Creates the sandbox of `npm run sandbox`, with a fixed time until a sample advances its clock. */
export function createSampleSandbox(seed = "animal-store"): Promise<Sandbox> {
  return createSandbox({
    seed,
    clock: { now: () => sampleTime },
    log: { warn: print, error: print },
    clientAddress: () => "127.0.0.1",
  });
}

export function keyOf({ keys, readOnlyKey }: Pick<Sandbox, "keys" | "readOnlyKey">, plan: string): string {
  const match = plan === "read only" ? readOnlyKey : keys.find((key) => key.plan === plan);
  if (match) return match.key;
  throw new Error(`key must name a plan, one of ${keys.map((key) => key.plan).join(", ")}, got "${plan}".`);
}

function print(_: object, message: string): void {
  process.stderr.write(`sandbox: ${message}\n`);
}
