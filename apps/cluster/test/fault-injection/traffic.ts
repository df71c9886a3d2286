import { randomUUID } from "node:crypto";
import type { TypedClient } from "@animal-store/client";
import type { Schemas } from "@animal-store/contract";
import type { Cluster } from "../topology/start-cluster.ts";

type Pet = Schemas["Pet"];

/** Starts clients that write, order, read and paginate through the balancer. Each sends one request at a time. */
export function startTraffic(cluster: Cluster, key: string) {
  const responses = createResponseLog();
  const journal = createJournal();
  const client = cluster.createClient(key);
  const directClients = cluster.servers.map((server) => cluster.createClient(key, server));
  let isStopped = false;
  let count = 0;
  const runId = randomUUID().slice(0, 8);
  const uniqueName = (kind: string) => `${kind} ${runId} ${++count}`;

  const repeatUntilStopped = async (work: (round: number) => Promise<void>) => {
    for (let round = 0; !isStopped; round += 1) await work(round);
  };
  const clientLoops = [write, write, writeIdempotently, writeIdempotently, order, findPet, paginate, paginate].map(
    repeatUntilStopped,
  );
  return {
    responses,
    journal,
    async stop() {
      isStopped = true;
      await Promise.all(clientLoops);
    },
  };

  async function write(round: number): Promise<void> {
    const body = newPet(uniqueName("created"));
    const result = await responses.record("POST", () => client.POST("/pets", { body }));
    if (result?.data) await recordAcknowledged(result.data, body.name, round);
    else journal.unknown.add(body.name);
  }

  /** Repeats a POST until it gets a response. The pet must then exist exactly once. */
  async function writeIdempotently(round: number): Promise<void> {
    const body = newPet(uniqueName("idempotent"));
    const params = { header: { "Idempotency-Key": randomUUID() } };
    journal.unknown.add(body.name);
    for (;;) {
      const result = await responses.record("POST with a key", () => client.POST("/pets", { body, params }));
      if (result?.data) return recordAcknowledged(result.data, body.name, round);
      if (result && result.response.status < 500 && result.response.status !== 429)
        journal.problems.push(`${body.name} got ${result.response.status}`);
      if (isStopped) return;
    }
  }

  /** Records an acknowledged pet, and checks that another process can read it immediately. */
  async function recordAcknowledged({ id }: Pet, name: string, round: number): Promise<void> {
    journal.added.set(name, id);
    const index = round % directClients.length;
    const { response, data } = (await readPet(directClients[index] as TypedClient, id)) ?? {};
    if (!response || response.status >= 500) return;
    if (data?.name !== name) journal.problems.push(`server ${index} does not find ${id}: ${response.status}`);
  }

  async function order(): Promise<void> {
    const petIds = [...journal.added.values()];
    const petId = petIds[Math.floor(Math.random() * petIds.length)];
    if (petId === undefined) return findPet();
    const result = await responses.record("POST order", () => client.POST("/store/orders", { body: { petId } }));
    const status = result?.response.status;
    if (status === 404) journal.problems.push(`the order of ${petId} got a 404`);
    if (!result?.data) return;
    if (journal.ordered.has(petId)) journal.problems.push(`${petId} was ordered twice`);
    journal.ordered.set(petId, result.data.id);
  }

  async function findPet(): Promise<void> {
    const petIds = [...journal.added.values()];
    const petId = petIds[Math.floor(Math.random() * petIds.length)];
    if (petId === undefined) {
      await responses.record("GET page", () => client.GET("/pets"));
      return;
    }
    const wasOrdered = journal.ordered.has(petId);
    const result = await responses.record("GET pet", () =>
      client.GET("/pets/{petId}", { params: { path: { petId } } }),
    );
    if (wasOrdered && result?.data?.status === "available")
      journal.problems.push(`${petId} was ordered but is available`);
    if (result?.response.status === 404) journal.problems.push(`${petId} was acknowledged but is not found`);
  }

  /** Reads all pages. Each pet that was acknowledged before must occur once and in order. */
  async function paginate(): Promise<void> {
    const acknowledgedIds = new Set(journal.added.values());
    const listed: Pet["id"][] = [];
    let query: { limit: number; cursor?: string } | undefined = { limit: 100 };
    while (query) {
      const params = { query };
      const result = await responses.record("GET page", () => client.GET("/pets", { params }));
      if (isStopped) return;
      if (!result?.data) continue;
      listed.push(...result.data.map(({ id }) => id));
      const cursor = readNextCursor(result.response);
      query = cursor === undefined ? undefined : { limit: 100, cursor };
    }
    for (const [index, id] of listed.entries())
      if (index > 0 && Number(id) <= Number(listed[index - 1])) journal.problems.push(`a page repeats ${id}`);
    const listedIds = new Set(listed);
    for (const id of acknowledgedIds) if (!listedIds.has(id)) journal.problems.push(`the pages skip ${id}`);
  }
}

/** Returns the cursor of the next page, or undefined on the last page. */
function readNextCursor({ headers }: Response): string | undefined {
  return /[?&]cursor=([^&>]+)[^>]*>; rel="next"/.exec(headers.get("Link") ?? "")?.[1];
}

function newPet(name: string): Schemas["NewPet"] {
  return { name, categoryId: 7, status: "available" };
}

async function readPet(client: TypedClient, petId: Pet["id"]) {
  try {
    return await client.GET("/pets/{petId}", { params: { path: { petId } } });
  } catch {
    return undefined;
  }
}

type Journal = ReturnType<typeof createJournal>;

function createJournal() {
  return {
    /** Ids of acknowledged pets, by name. */
    added: new Map<string, Pet["id"]>(),
    /** Names of pets whose POST has an unknown result. Each may exist once. */
    unknown: new Set<string>(),
    /** Ids of acknowledged orders, by the id of their pet. */
    ordered: new Map<Pet["id"], Schemas["Order"]["id"]>(),
    problems: [] as string[],
  };
}

export function findInconsistencies(
  journal: Journal,
  { pets, orders }: { readonly pets: readonly Pet[]; readonly orders: readonly Schemas["Order"][] },
): string[] {
  const petsByName = Map.groupBy(pets, ({ name }) => name);
  const statusById = new Map(pets.map(({ id, status }) => [id, status]));
  const ordersByPet = Map.groupBy(orders, ({ petId }) => petId);
  const problems = [...journal.problems];
  for (const [name, id] of journal.added) {
    const foundIds = petsByName.get(name)?.map((pet) => pet.id) ?? [];
    if (foundIds.length !== 1 || foundIds[0] !== id)
      problems.push(`${name} was acknowledged as ${id} but is ${foundIds}`);
  }
  for (const name of journal.unknown) {
    const foundCount = petsByName.get(name)?.length ?? 0;
    if (foundCount > 1) problems.push(`${name} was sent once but exists ${foundCount} times`);
  }
  for (const [petId, orderId] of journal.ordered) {
    const status = statusById.get(petId);
    if (status !== "pending") problems.push(`${petId} was ordered by ${orderId} but is ${status}`);
    if (!ordersByPet.get(petId)?.some(({ id }) => id === orderId))
      problems.push(`order ${orderId} of ${petId} was acknowledged but does not exist`);
  }
  for (const [id, { length }] of ordersByPet) if (length !== 1) problems.push(`${id} was sold ${length} times`);
  for (const { id, status } of pets)
    if (status === "pending" && !ordersByPet.has(id)) problems.push(`${id} is pending without an order`);
  return problems;
}

const unavailableStatus = 503;

function createResponseLog() {
  const startedAt = performance.now();
  /** Status 0 means no response, and -503 a 503 without Retry-After. */
  const loggedResponses: { startMs: number; durationMs: number; status: number; operation: string }[] = [];
  const now = () => performance.now() - startedAt;
  return {
    now,
    /** Sends a request and logs its response. @returns undefined if there was no response */
    async record<Result extends { response: Response }>(
      operation: string,
      sendRequest: () => Promise<Result>,
    ): Promise<Result | undefined> {
      const startMs = now();
      const log = (status: number) => loggedResponses.push({ startMs, durationMs: now() - startMs, status, operation });
      try {
        const result = await sendRequest();
        const { status, headers } = result.response;
        log(status === unavailableStatus && !headers.has("Retry-After") ? -unavailableStatus : status);
        return result;
      } catch {
        log(0);
        return undefined;
      }
    },
    summarize(faultStartMs: number, faultEndMs: number) {
      const entries = loggedResponses.filter(({ startMs }) => startMs >= faultStartMs);
      const failed = entries.filter(({ status }) => status < 100 || status >= 500);
      const failedUntilMs = Math.max(faultEndMs, ...failed.map(({ startMs, durationMs }) => startMs + durationMs));
      return {
        requests: entries.length,
        failures: failed.length,
        /** Failures other than a 503 with Retry-After. */
        unexpected: failed
          .filter(({ status }) => status !== unavailableStatus)
          .map(({ operation, status }) => `${operation} ${status}`),
        slowestFailureMs: Math.round(Math.max(0, ...failed.map(({ durationMs }) => durationMs))),
        slowestMs: Math.round(Math.max(0, ...entries.map(({ durationMs }) => durationMs))),
        /** From the end of the fault to the end of the last failure. */
        recoveryMs: Math.round(failedUntilMs - faultEndMs),
        successesAfterwards: entries.filter(({ startMs, status }) => startMs > failedUntilMs && status < 500).length,
      };
    },
  };
}
