import { type Order, type Pet, parseJson, type StoreClientOptions } from "@animal-store/client";
import { createStore } from "./create-store.ts";
import { storedHistory } from "./stored-session.ts";

/** A write of this session, with the created entry or an error. */
export interface Write {
  /** Unix time in ms. */
  readonly time: number;
  readonly title: string;
  readonly isReplayed?: boolean;
  readonly error?: string;
  readonly pet?: Pet;
  readonly order?: Order;
}

type Layer = NonNullable<StoreClientOptions["layers"]>[number];

const maxWrites = 1000;

/** Creates a list of the latest writes, newest first, and a layer that adds each write to it. */
export function createHistory(isStored: boolean) {
  const store = createStore<readonly Write[]>(isStored ? storedHistory.read() : []);
  const add = (write: Write) => {
    const writes = [write, ...store.read()].slice(0, maxWrites);
    store.update(writes);
    if (isStored) storedHistory.save(writes);
  };
  const recordWrites: Layer = async (request, next, { operation }) => {
    if (request.method === "GET") return next(request);
    const time = Date.now();
    const { name, petId } = await parseBody(request);
    const title = operation === "createOrder" ? `Order pet ${petId ?? ""}` : `Add pet ${name ?? ""}`;
    try {
      const response = await next(request);
      const body = await parseBody(response);
      const isReplayed = response.headers.has("Idempotency-Replayed");
      if (!response.ok) add({ time, title, error: String(body.message ?? `Status ${response.status}`) });
      else add({ time, title, isReplayed, ...(operation === "createOrder" ? { order: body } : { pet: body }) });
      return response;
    } catch (error) {
      add({ time, title, error: "No response. The store may have received the request." });
      throw error;
    }
  };
  return { read: store.read, subscribe: store.subscribe, recordWrites };
}

/** Returns an empty object for a body that is not JSON, such as an error page of a proxy. */
async function parseBody(message: Request | Response) {
  try {
    return Object(parseJson(await message.clone().text()));
  } catch {
    return {};
  }
}
