import { createStoreClient, createTypedClient } from "@animal-store/client";
import type { Schemas } from "@animal-store/contract";

/** What callers sent, what they were told, and what none of them may ever be told. */
export interface DiskJournal {
  readonly key: string;
  /** Categories of the pets that were sent, by name: each name was sent once. */
  readonly sent: Map<string, number>;
  /** Ids of those that were acknowledged, by name. */
  readonly acknowledged: Map<string, number>;
  readonly wrong: string[];
  /** Milliseconds that answers of 503 took. */
  readonly refusals: number[];
  /** How many of the reads were answered with a page or a pet. */
  reads: number;
  /** How many requests had no answer: their connection broke. */
  broken: number;
}

export function createDiskJournal(key: string): DiskJournal {
  return { key, sent: new Map(), acknowledged: new Map(), wrong: [], refusals: [], reads: 0, broken: 0 };
}

const [writers, readers] = [8, 2];
// Milliseconds, from the request to the end of its answer.
const slowestRefusal = 2000;

/** Callers that write and read, each one request after the other; those that fail go on until they are stopped. */
export function startLoad(origin: string, journal: DiskJournal) {
  // One request is one attempt.
  const client = createTypedClient({ baseUrl: `${origin}/v1`, key: journal.key });
  const { sent, acknowledged, wrong, refusals } = journal;
  let isOver = false;
  const callers = [
    ...Array.from({ length: writers }, () => untilOver(write)),
    ...Array.from({ length: readers }, () => untilOver(read)),
  ];
  return {
    /** Resolves when each client has its last response. */
    async stop() {
      isOver = true;
      await Promise.all(callers);
    },
  };

  async function untilOver(work: () => Promise<Response>): Promise<void> {
    while (!isOver) {
      const startedAt = performance.now();
      const response = await work().catch(() => undefined);
      if (!response) {
        // It tells nothing of what became of the request.
        journal.broken += 1;
        await pause();
      } else if (response.status === 503) {
        const took = performance.now() - startedAt;
        refusals.push(took);
        if (took > slowestRefusal) wrong.push(`503 after ${Math.round(took)} ms`);
        if (response.headers.get("retry-after") === null) wrong.push("503 without Retry-After");
        await pause();
      } else if (response.status >= 400) wrong.push(`${response.status} to ${response.url}`);
    }
  }

  async function write(): Promise<Response> {
    const categoryId = sent.size + 1;
    const name = `pet ${categoryId} ${"n".repeat(categoryId % 200)}`;
    sent.set(name, categoryId);
    const { response, data } = await client.POST("/pets", { body: { name, categoryId, status: "available" } });
    if (data) acknowledge(data, name);
    return response;
  }

  function acknowledge(pet: Schemas["Pet"], name: string): void {
    if (pet.name !== name) wrong.push(`${name} was answered with ${pet.name}`);
    acknowledged.set(name, Number(pet.id));
  }

  async function read(): Promise<Response> {
    const known = [...acknowledged];
    const [name, petId] = known[Math.floor(known.length * 0.37)] ?? [];
    if (petId === undefined) return (await client.GET("/pets")).response;
    const { response, data } = await client.GET("/pets/{petId}", { params: { path: { petId } } });
    if (data) journal.reads += 1;
    if (data && data.name !== name) wrong.push(`${petId} is ${data.name}, and was ${name}`);
    return response;
  }
}

/** Looks for all that was acknowledged, and for what nobody sent. @returns what is wrong */
export async function compareWithStore(origin: string, journal: DiskJournal): Promise<string[]> {
  const { key, sent, acknowledged } = journal;
  const client = createStoreClient({ baseUrl: `${origin}/v1`, key });
  const found = new Map<string, number>();
  const wrong = [...journal.wrong];
  for await (const { id, name, categoryId, status } of client.listAllPets({ limit: 100 })) {
    if (found.has(name)) wrong.push(`${name} is there twice`);
    found.set(name, Number(id));
    if (sent.get(name) !== Number(categoryId) || status !== "available")
      wrong.push(`nobody sent ${id} as it is: ${name}`);
  }
  for (const [name, id] of acknowledged)
    if (found.get(name) !== id) wrong.push(`${name} was acknowledged, and is lost`);
  return wrong;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 10));
