import { createStoreClient, createTypedClient } from "@animal-store/client";
import { expect } from "vitest";
import { startProcess } from "./server-process.ts";

const parallel = 50;

/**
 * Ends the server by kill -9 while many POST at once, again and again on one data folder.
 * @returns the ids of pets that were acknowledged and are lost, or were given twice
 */
export async function killInBursts(options: {
  readonly dataDirectory: string;
  readonly key: string;
  readonly rounds: number;
}): Promise<number[]> {
  const { dataDirectory, key, rounds } = options;
  const acknowledged: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { origin, end } = await startProcess(dataDirectory);
    const client = createTypedClient({ baseUrl: `${origin}/v1`, key });
    // Now early, now late in a batch.
    const last = acknowledged.length + 40 + ((round * 37) % 200);
    const writer = async () => {
      for (;;) {
        const { data } = await client.POST("/pets", { body: { name: `round ${round}`, categoryId: round } });
        if (data) acknowledged.push(data.id);
        if (acknowledged.length === last) void end("SIGKILL");
      }
    };
    // Each writer ends with the connection that the kill cuts.
    await Promise.allSettled(Array.from({ length: parallel }, writer));
    expect(acknowledged.length).toBeGreaterThanOrEqual(last);
  }
  const { origin, end } = await startProcess(dataDirectory);
  const stored = new Set(await listAll(origin, key));
  await end("SIGKILL");
  return acknowledged.filter((id, index) => !stored.has(id) || acknowledged.indexOf(id) !== index);
}

/** The ids of all pets, in their order. */
export async function listAll(origin: string, key: string): Promise<number[]> {
  const client = createStoreClient({ baseUrl: `${origin}/v1`, key });
  return (await Array.fromAsync(client.listAllPets({ limit: 100 }))).map(({ id }) => id);
}
