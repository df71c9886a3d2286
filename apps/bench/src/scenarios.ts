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

const listCall = createCall("listPets", { query: { limit: 20 }, status: 200 });
const soldCall = createCall("listPets", { query: { status: "sold", limit: 100 }, status: 200 });
const pageCall = createCall("listPets", { query: { limit: 20 }, ids: "page", status: 200 });
const petCall = createCall("getPet", { ids: "any", status: 200 });
const ordersCall = createCall("listOrders", { query: { limit: 20 }, status: 200 });
const addCall = createCall("createPet", { body: '{"name":"Rex","categoryId":7,"status":"available"}', status: 201 });
const keylessCall = createCall("listPets", { hasKey: false, status: 401 });
const invalidCall = createCall("createPet", { body: '{"name":"","status":"available"}', status: 400 });
export const orderCall = createCall("createOrder", { body: '{"petId":{id}}', ids: "unused", status: 201 });

export const scenarios: readonly Scenario[] = [
  { name: "list", title: "list 20", calls: [listCall], writes: false },
  { name: "sold", title: "sold, 100", calls: [soldCall], writes: false },
  { name: "page", title: "page anywhere", calls: [pageCall], writes: false },
  { name: "by-id", title: "by id", calls: [petCall], writes: false },
  { name: "orders", title: "orders, 20", calls: [ordersCall], writes: false },
  { name: "unauthorized", title: "401", calls: [keylessCall], writes: false },
  { name: "invalid", title: "400", calls: [invalidCall], writes: false },
  { name: "post", title: "POST pet", calls: [addCall], writes: true },
  { name: "order", title: "POST order", calls: [orderCall], writes: true },
  {
    name: "mixed",
    title: "mixed, 10 % POST",
    // The last distinct call must be `petCall`: the baseline sends its response for unknown paths.
    calls: [addCall, listCall, soldCall, petCall, listCall, soldCall, petCall, listCall, soldCall, petCall],
    writes: true,
  },
];

/** The first page with the largest limit. Its next page links provide the cursors of all pages. */
export const largestPageCall: Call = createCall("listPets", { query: { limit: 100 }, status: 200 });

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
