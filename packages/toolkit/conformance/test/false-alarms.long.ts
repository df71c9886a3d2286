import { expect, it } from "vitest";
import { startFastifyServer } from "./library/fastify-server.ts";
import { runLibrary } from "./run-library.ts";

it.each([3, 4, 5])("a correct server with Fastify has no findings with seed %i", async (seed) => {
  const { exitCode, findings } = await runLibrary(await startFastifyServer(), ["--seed", `${seed}`]);
  expect([exitCode, findings]).toEqual([0, []]);
});
