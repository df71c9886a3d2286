import { expect, it, onTestFinished } from "vitest";
import { createFastKey } from "../load/create-fast-key.ts";
import { startProcess, temporaryDirectory } from "../server-process.ts";
import { runFuzz } from "./run-fuzz.ts";

const { GENERATED_SEED: otherSeed = "", GENERATED_PATH: only = "" } = process.env;

/**
 * Registers a test that sends mutated messages to a server of its own. `GENERATED_SEED` takes other ones, `GENERATED_PATH` a single one.
 * @param timeout milliseconds
 */
export function describeFuzz({ count, timeout }: { readonly count: number; readonly timeout: number }): void {
  const seed = otherSeed === "" ? 1 : Number(otherSeed);
  const range = only === "" ? { from: 0, count } : { from: Number(only), count: 1 };

  it(`${range.count} mutated messages from seed ${seed} are answered as documented, and none fails`, {
    timeout,
  }, async () => {
    const folder = temporaryDirectory();
    onTestFinished(folder.remove);
    const key = await createFastKey(folder.path);
    const server = await startProcess(folder.path, {
      ANONYMOUS_PER_MINUTE: "1000000000",
      REQUEST_TIMEOUT_MS: "2000",
      KEEP_ALIVE_MS: "1000",
    });
    onTestFinished(async () => {
      await server.end("SIGKILL");
    });
    const statuses = await runFuzz({ origin: server.origin, key, seed, ...range });
    console.info(
      `seed ${seed}, ${range.count} messages: ${[...statuses]
        .sort()
        .map(([status, times]) => `${status} ×${times}`)
        .join(", ")}`,
    );
    expect(server.stderr()).toBe("");
    expect(await server.end("SIGTERM")).toBe(0);
    // Nothing but what a person is told at the start.
    expect(server.stderr()).toBe("");
  });
}
