import { get, limits, post } from "./prism-limit.ts";

const rex = { id: 1, name: "Rex", categoryId: 7, status: "available" };
const tom = { id: 2, name: "Tom", categoryId: 9 };
const firstOrder = { id: 1, petId: 1, status: "placed", createdAt: "2026-01-15T09:30:00.000Z" };

/** Prism answers examples: it keeps no pets, applies no filter and tells nothing about the request at hand. */
export const stateLimits = limits(false, [
  {
    id: "every-pet-exists",
    request: get("/pets/4711"),
    wrong: { status: 200, body: rex },
    right: { status: 404, code: "pet_not_found" },
  },
  {
    id: "every-pet-can-be-ordered",
    request: post("/store/orders", '{"petId":4711}'),
    wrong: { status: 201, body: firstOrder },
    right: { status: 404, code: "pet_not_found" },
  },
  {
    id: "limit-has-no-effect",
    request: get("/pets?limit=1"),
    wrong: { status: 200, body: [rex, tom] },
    right: { status: 200, body: [rex] },
  },
  {
    id: "status-has-no-effect",
    request: get("/pets?status=sold"),
    wrong: { status: 200, body: [rex, tom] },
    right: { status: 200, body: [] },
  },
  {
    id: "created-pet-is-the-example",
    request: post("/pets", '{"name":"Mia","categoryId":3}'),
    wrong: { status: 201, body: rex },
    right: { status: 201, body: { id: 3, name: "Mia", categoryId: 3 } },
  },
  {
    id: "everything-has-changed",
    request: get("/pets", { "If-None-Match": "*" }),
    wrong: { status: 200, headers: { "cache-control": "private, no-cache" } },
    right: { status: 304, headers: { "cache-control": "private, no-cache" } },
  },
  {
    id: "violations-are-the-example",
    request: get("/pets?status=lost"),
    wrong: { status: 400, violationPath: "limit" },
    right: { status: 400, violationPath: "status" },
  },
]);
