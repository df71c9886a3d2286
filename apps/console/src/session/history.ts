import { type Layer, type Order, type Pet, parseJson } from "@animal-store/client";
import { createStore, type Store } from "./create-store.ts";
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

/** The latest writes, newest first. */
export interface History extends Pick<Store<readonly Write[]>, "read" | "subscribe"> {
  /** Adds each write of a client. */
  readonly recordWrites: Layer;
}

const maxWrites = 1000;

/** @param isStored whether the history survives a reload of the tab */
export function createHistory(isStored: boolean): History {
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
      else if (operation === "createOrder") add({ time, title, isReplayed, order: body as Order });
      else add({ time, title, isReplayed, pet: body as Pet });
      return response;
    } catch (error) {
      add({ time, title, error: "No response. The store may have received the request." });
      throw error;
    }
  };
  return { read: store.read, subscribe: store.subscribe, recordWrites };
}

type Body = { readonly name?: unknown; readonly petId?: unknown; readonly message?: unknown };

/** Returns an empty object for a body that is not JSON, such as an error page of a proxy. */
async function parseBody(message: Request | Response): Promise<Body> {
  try {
    return (parseJson(await message.clone().text()) as Body | null) ?? {};
  } catch {
    return {};
  }
}
