import { expect, it, onTestFinished } from "vitest";
import { createFastKey } from "../load/create-fast-key.ts";
import { heldBy, tellingHeap } from "../load/memory-of.ts";
import { builtFile, startProcess, temporaryDirectory } from "../server-process.ts";
import { runFuzz } from "./run-fuzz.ts";

const mebibyte = 2 ** 20;
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
    const limits = { ANONYMOUS_PER_MINUTE: "1000000000", REQUEST_TIMEOUT_MS: "2000", KEEP_ALIVE_MS: "1000" };
    const server = await startProcess(folder.path, limits, builtFile("main.js"), tellingHeap);
    onTestFinished(async () => {
      await server.end("SIGKILL");
    });
    const statuses = new Map<number, number>();
    const send = (from: number, count: number) => runFuzz({ origin: server.origin, key, seed, from, count, statuses });
    const first = Math.ceil(range.count / 4);
    await send(range.from, first);
    const before = await heldBy(server);
    await send(range.from + first, range.count - first);
    const growth = (await heldBy(server)) - before;
    const counted = [...statuses].sort().map(([status, times]) => `${status} ×${times}`);
    console.info(
      `seed ${seed}, ${range.count} messages: ${counted.join(", ")}; ${(growth / mebibyte).toFixed(1)} MiB more held`,
    );
    // What is worth keeping of a message is bounded: names, answers, addresses.
    expect(growth).toBeLessThan(10 * mebibyte);
    expect(await server.end("SIGTERM")).toBe(0);
    // Nothing but what was asked for.
    expect(server.stderr()).toMatch(/^(held \d+\n)*$/);
  });
}
