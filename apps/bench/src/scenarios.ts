import { type Call, callOf } from "./call.ts";

export interface Scenario {
  readonly name: string;
  readonly title: string;
  /** Sent in turn, over and over. */
  readonly calls: readonly [Call, ...Call[]];
  /** Whether it changes the store. Such scenarios have processes of their own, so that reads meet the store as it was filled. */
  readonly writes: boolean;
}

const list = callOf("listPets", { query: { limit: 20 }, status: 200 });
const sold = callOf("listPets", { query: { status: "sold", limit: 100 }, status: 200 });
const page = callOf("listPets", { query: { limit: 20 }, ids: "page", status: 200 });
const byId = callOf("getPet", { ids: "any", status: 200 });
const orders = callOf("listOrders", { query: { limit: 20 }, status: 200 });
const add = callOf("createPet", { body: '{"name":"Rex","categoryId":7,"status":"available"}', status: 201 });
const withoutKey = callOf("listPets", { hasKey: false, status: 401 });
const invalid = callOf("createPet", { body: '{"name":"","status":"available"}', status: 400 });
const order = callOf("createOrder", { body: '{"petId":{id}}', ids: "fresh", status: 201 });

/** What is measured, in the order of the report. */
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
    // The floor answers what it knows no path of with the last one.
    calls: [add, list, sold, byId, list, sold, byId, list, sold, byId],
    writes: true,
  },
];

/** A page by its cursor, so as to find all cursors. */
export const widestPage: Call = callOf("listPets", { query: { limit: 100 }, status: 200 });

/** Places an order, for stores to have some. */
export const orderCall = order;
