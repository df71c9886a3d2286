import { contract, type OperationId, type operations } from "@animal-store/contract";

export interface Scenario {
  readonly name: string;
  readonly title: string;
  /** Sent in turn, repeatedly. */
  readonly calls: readonly [Call, ...Call[]];
  /** Whether it changes the store. Such scenarios have separate processes, so that reads use the store as it was filled. */
  readonly writes: boolean;
}

/** A request that a scenario repeats, and the status that it must get. */
export interface Call {
  readonly method: string;
  /** Contains `{id}` if `ids` is set. */
  readonly path: string;
  /** JSON; may contain `{id}`. */
  readonly body?: string;
  readonly hasKey: boolean;
  readonly status: number;
  /** Replaces `{id}`: the id of a random listed pet, of each available pet once, or the cursor after a random hundred. */
  readonly ids?: "any" | "fresh" | "page";
}

interface CallDetails<Id extends OperationId> extends Pick<Partial<Call>, "body" | "hasKey" | "ids"> {
  readonly status: keyof operations[Id]["responses"] & number;
  readonly query?: operations[Id]["parameters"]["query"];
}

// Pads ids in bodies, so that the length of a body is constant.
const idLength = 10;

const list = callOf("listPets", { query: { limit: 20 }, status: 200 });
const sold = callOf("listPets", { query: { status: "sold", limit: 100 }, status: 200 });
const page = callOf("listPets", { query: { limit: 20 }, ids: "page", status: 200 });
const byId = callOf("getPet", { ids: "any", status: 200 });
const orders = callOf("listOrders", { query: { limit: 20 }, status: 200 });
const add = callOf("createPet", { body: '{"name":"Rex","categoryId":7,"status":"available"}', status: 201 });
const withoutKey = callOf("listPets", { hasKey: false, status: 401 });
const invalid = callOf("createPet", { body: '{"name":"","status":"available"}', status: 400 });
const order = callOf("createOrder", { body: '{"petId":{id}}', ids: "fresh", status: 201 });

/** In the order of the report. */
export const scenarios: readonly Scenario[] = [
  { name: "list", title: "list 20", calls: [list], writes: false },
  { name: "sold", title: "sold, 100", calls: [sold], writes: false },
  { name: "page", title: "page anywhere", calls: [page], writes: false },
  { name: "by-id", title: "by id", calls: [byId], writes: false },
  { name: "orders", title: "orders, 20", calls: [orders], writes: false },
  { name: "unauthorized", title: "401", calls: [withoutKey], writes: false },
  { name: "invalid", title: "400", calls: [invalid], writes: false },
  { name: "post", title: "POST pet", calls: [add], writes: true },
  { name: "order", title: "POST order", calls: [order], writes: true },
  {
    name: "mixed",
    title: "mixed, 10 % POST",
    // The floor responds to an unknown path with the last response.
    calls: [add, list, sold, byId, list, sold, byId, list, sold, byId],
    writes: true,
  },
];

/** The first page of the walk that finds all cursors. */
export const widestPage: Call = callOf("listPets", { query: { limit: 100 }, status: 200 });

/** Adds orders to a store. */
export const orderCall = order;

/** Creates a call of an operation of the contract. */
function callOf<Id extends OperationId>(id: Id, { query = {}, ...details }: CallDetails<Id>): Call {
  const { method, path } = contract.operations[id];
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  const cursor = details.ids === "page" ? "&cursor={id}" : "";
  const place = contract.basePath + path.replace(/\{\w+\}/, "{id}") + (search && `?${search}${cursor}`);
  return { method, path: place, hasKey: true, ...details };
}

/** Replaces `{id}` of a call by an id or a cursor. */
export function fillCall(call: Call, id: number | string): { path: string; body?: string } {
  const path = call.path.replace("{id}", String(id));
  return call.body === undefined ? { path } : { path, body: call.body.replace("{id}", String(id).padStart(idLength)) };
}

/** Returns the request headers of a call. */
export function headersOf({ hasKey, body }: Call, key: string): Record<string, string> {
  return {
    ...(hasKey && { Authorization: `Bearer ${key}` }),
    ...(body !== undefined && { "Content-Type": "application/json" }),
  };
}

/** Returns the text of a call as HTTP/1.1, before and after its `{id}`. */
export function messageOf(call: Call, key: string, host: string): { before: string; after: string | undefined } {
  const length = call.body?.replace("{id}", " ".repeat(idLength)).length;
  const headers = { Host: host, ...headersOf(call, key), ...(length && { "Content-Length": String(length) }) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const [before = "", after] = [`${call.method} ${call.path} HTTP/1.1`, ...lines, "", call.body ?? ""]
    .join("\r\n")
    .split("{id}");
  return { before, after };
}
