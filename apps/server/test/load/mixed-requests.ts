import { createTypedClient } from "@animal-store/client";
import { type Asked, askFor, sendLoad } from "./send-load.ts";

interface MixOptions {
  readonly origin: string;
  /** Each has limits that are not reached. They take turns. */
  readonly keys: readonly string[];
  /** How many pets can be ordered; one is with every twentieth request. */
  readonly orderable: number;
}

type Ask = () => Asked;
type Asks = readonly [Ask, ...Ask[]];

// So many that the answers kept of single pets alone fill their room.
const others = 20_000;

/** Fills a store. @returns what makes one request after another: reads of each kind, pets and orders, and some that are refused */
export async function mixedRequests({ origin, keys, orderable }: MixOptions): Promise<Ask> {
  let count = 0;
  let ordered = 0;
  const keyOf = () => keys[count % keys.length];
  const anyPet = () => 1 + ((count * 7919) % (orderable + others));
  const posted = () => (count % 7 < 3 ? { "Idempotency-Key": `request-${count}` } : {});
  const addPet = (status: "available" | "sold") => {
    const body = { name: `Pet ${count}`, categoryId: count, status };
    return askFor("createPet", { key: keyOf(), body, headers: posted(), status: 201 });
  };
  const fill = async (most: number, status: "available" | "sold") => {
    const last = count + most;
    const next = () => (count++ < last ? addPet(status) : undefined);
    await sendLoad({ origin, connections: 50, next });
  };
  await fill(orderable, "available");
  await fill(others, "sold");
  const cursors = await cursorsOf(origin, keys[0] ?? "");

  const reads: Asks = [
    () => askFor("listPets", { key: keyOf(), query: { limit: 20 }, status: 200 }),
    () => askFor("listPets", { key: keyOf(), query: { status: "sold", limit: 100 }, status: 200 }),
    () => askFor("listPets", { key: keyOf(), query: { status: "available", limit: 1 + (count % 100) }, status: 200 }),
    () => askFor("listPets", { key: keyOf(), query: { cursor: cursors[count % cursors.length] ?? "" }, status: 200 }),
    () => askFor("getPet", { key: keyOf(), id: anyPet(), status: 200 }),
    () => askFor("getPet", { key: keyOf(), id: anyPet(), headers: { "If-None-Match": "*" }, status: 304 }),
    () => askFor("listOrders", { key: keyOf(), status: 200 }),
  ];
  const refused: Asks = [
    () => askFor("listPets", { key: undefined, status: 401 }),
    () => askFor("getPet", { key: `as_live_${count}`, id: 1, status: 401 }),
    () => askFor("getPet", { key: keyOf(), id: `nr-${count}`, status: 400 }),
    () => askFor("getPet", { key: keyOf(), id: 1_000_000_000 + count, status: 404 }),
    () => askFor("createOrder", { key: keyOf(), body: { petId: orderable + 1 + (count % others) }, status: 409 }),
  ];
  const pick = (asks: Asks, number: number) => (asks[number % asks.length] ?? asks[0])();

  return () => {
    count += 1;
    const place = count % 20;
    if (place === 0)
      return askFor("createOrder", { key: keyOf(), body: { petId: ++ordered }, headers: posted(), status: 201 });
    if (place === 10) return addPet(count % 3 === 0 ? "available" : "sold");
    if (place === 15) return pick(refused, (count - place) / 20);
    return pick(reads, count);
  };
}

/** The cursors of some pages, from the first one on. */
async function cursorsOf(origin: string, key: string): Promise<string[]> {
  const client = createTypedClient({ baseUrl: `${origin}/v1`, key });
  const cursors: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 100; page += 1) {
    const { response } = await client.GET("/pets", { params: { query: { limit: 100, ...(cursor && { cursor }) } } });
    const [, target = ""] = /<([^>]+)>; *rel="next"/.exec(response.headers.get("link") ?? "") ?? [];
    cursor = new URL(target, origin).searchParams.get("cursor") ?? "";
    cursors.push(cursor);
  }
  return cursors;
}
