import { get, limits, post } from "./prism-limit.ts";

const rex = { id: 1, name: "Rex", categoryId: 7, status: "available" };
const tom = { id: 2, name: "Tom", categoryId: 9 };
const firstOrder = { id: 1, petId: 1, status: "placed", createdAt: "2026-01-15T09:30:00.000Z" };

const unknownIds = ["4711", "0", "-1", "4294967297", "9007199254740991"];

const filtersOfRex = ["status=available", "status=%61vailable", "status=available&limit=100"];
const filtersOfNone = [
  "status=pending",
  "status=sold",
  "status=pending&limit=100",
  "status=sold&limit=100",
  "limit=1&status=sold",
  "status=sold&limit=2",
  "limit=2&status=sold&cursor=bGlzdFBldHM6c3RhdHVzPXNvbGQ6NA",
  "limit=2&status=sold&cursor=bGlzdFBldHM6c3RhdHVzPXNvbGQ6OA",
];

/** Prism answers examples: it keeps no pets, applies no filter and tells nothing about the request at hand. */
export const stateLimits = limits(false, [
  ...unknownIds.flatMap((id) => [
    {
      id: `every-pet-exists: ${id}`,
      request: get(`/pets/${id}`),
      wrong: { status: 200, body: rex },
      right: { status: 404, code: "pet_not_found" },
    },
    {
      id: `every-pet-can-be-ordered: ${id}`,
      request: post("/store/orders", `{"petId":${id}}`),
      wrong: { status: 201, body: firstOrder },
      right: { status: 404, code: "pet_not_found" },
    },
  ]),
  ...[
    { id: "limit-has-no-effect", query: "limit=1", body: [rex] },
    { id: "cursor-has-no-effect", query: "limit=1&cursor=bGlzdFBldHM6OjE", body: [tom] },
    ...filtersOfRex.map((query) => ({ id: `status-has-no-effect: ${query}`, query, body: [rex] })),
    ...filtersOfNone.map((query) => ({ id: `status-has-no-effect: ${query}`, query, body: [] })),
  ].map(({ id, query, body }) => ({
    id,
    request: get(`/pets?${query}`),
    wrong: { status: 200, body: [rex, tom] },
    right: { status: 200, body },
  })),
  ...["/pets", "/pets/1", "/store/orders"].map((path) => ({
    id: `everything-has-changed: ${path}`,
    request: get(path, { "If-None-Match": "*" }),
    wrong: { status: 200 },
    right: { status: 304 },
  })),
  {
    id: "violations-are-the-example",
    request: get("/pets?status=lost"),
    wrong: { status: 400, violationPath: "limit" },
    right: { status: 400, violationPath: "status" },
  },
]);
