import { contract, type OperationId, type operations } from "@animal-store/contract";

export interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly calls: readonly [Call, ...Call[]];
  /** True if it changes the store. Such scenarios use separate processes, so that reads see the original data. */
  readonly writes: boolean;
}

export interface Call {
  readonly method: string;
  /** Contains `{id}` if `ids` is set. */
  readonly path: string;
  /** JSON; may contain `{id}`. */
  readonly body?: string;
  readonly hasKey: boolean;
  readonly status: number;
  /** The value of `{id}`: a random pet (any), each available pet once (unused), or the cursor of a random page (page). */
  readonly ids?: "any" | "unused" | "page";
}

interface CallDetails<Id extends OperationId> extends Pick<Partial<Call>, "body" | "hasKey" | "ids"> {
  readonly status: keyof operations[Id]["responses"] & number;
  readonly query?: operations[Id]["parameters"]["query"];
}

// Ids in bodies are padded, so that the body length is constant.
const idLength = 10;

const list = createCall("listPets", { query: { limit: 20 }, status: 200 });
const sold = createCall("listPets", { query: { status: "sold", limit: 100 }, status: 200 });
const page = createCall("listPets", { query: { limit: 20 }, ids: "page", status: 200 });
const byId = createCall("getPet", { ids: "any", status: 200 });
const orders = createCall("listOrders", { query: { limit: 20 }, status: 200 });
const add = createCall("createPet", { body: '{"name":"Rex","categoryId":7,"status":"available"}', status: 201 });
const withoutKey = createCall("listPets", { hasKey: false, status: 401 });
const invalid = createCall("createPet", { body: '{"name":"","status":"available"}', status: 400 });
const order = createCall("createOrder", { body: '{"petId":{id}}', ids: "unused", status: 201 });

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
    // The last distinct call must be `byId`: the baseline sends its response for unknown paths.
    calls: [add, list, sold, byId, list, sold, byId, list, sold, byId],
    writes: true,
  },
];

/** The first page with the largest limit. Its next links contain all cursors. */
export const largestPage: Call = createCall("listPets", { query: { limit: 100 }, status: 200 });

export const orderCall = order;

function createCall<Id extends OperationId>(id: Id, { query = {}, ...details }: CallDetails<Id>): Call {
  const { method, path } = contract.operations[id];
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  const cursor = details.ids === "page" ? "&cursor={id}" : "";
  const pathAndQuery = contract.basePath + path.replace(/\{\w+\}/, "{id}") + (search && `?${search}${cursor}`);
  return { method, path: pathAndQuery, hasKey: true, ...details };
}

export function fillCall(call: Call, id: number | string): { path: string; body?: string } {
  const path = call.path.replace("{id}", String(id));
  return call.body === undefined ? { path } : { path, body: call.body.replace("{id}", String(id).padStart(idLength)) };
}

export function toRequestHeaders({ hasKey, body }: Call, key: string): Record<string, string> {
  return {
    ...(hasKey && { Authorization: `Bearer ${key}` }),
    ...(body !== undefined && { "Content-Type": "application/json" }),
  };
}

/** Returns the HTTP/1.1 message of a call, split at `{id}`. */
export function toHttpMessage(call: Call, key: string, host: string) {
  const length = call.body?.replace("{id}", " ".repeat(idLength)).length;
  const headers = { Host: host, ...toRequestHeaders(call, key), ...(length && { "Content-Length": String(length) }) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const [beforeId = "", afterId] = [`${call.method} ${call.path} HTTP/1.1`, ...lines, "", call.body ?? ""]
    .join("\r\n")
    .split("{id}");
  return { beforeId, afterId };
}
