import { operationPath, remove, set, testRejections } from "./test/lint-changed-contract.ts";

const responses = (id: string, ...status: string[]) => operationPath(id, "responses", ...status);
const always = "every operation can return it. Document each status by its number.";
const internalError = { $ref: "#/components/responses/InternalError" };
await testRejections("rule/statuses", [
  [
    "an operation without a status that every operation can return",
    remove(responses("listPets", "401")),
    responses("listPets"),
    `401 is required: ${always}`,
  ],
  [
    "default in place of a status",
    set(responses("getPet", "default"), internalError),
    responses("getPet", "default"),
    `"default" should match a regex ^[1-5]\\d\\d$: ${always}`,
  ],
  ["a range of statuses", set(responses("getPet", "4XX"), internalError), responses("getPet", "4XX")],
]);
await testRejections("rule/statuses-of-bodies", [
  [
    "an operation with a body that does not document 413",
    remove(responses("createPet", "413")),
    responses("createPet"),
    "413 is required: the operation has a request body.",
  ],
]);

const withSecurity = (id: string, security: unknown) => set(operationPath(id, "security"), security);
await testRejections("rule/scopes", [
  [
    "an operation without security",
    remove(operationPath("listOrders", "security")),
    operationPath("listOrders", "security"),
    "An operation must list the scopes of `x-scopes` that it requires. Set `security`: Should be defined.",
  ],
  ["an operation with an empty security", withSecurity("createPet", []), operationPath("createPet", "security")],
  [
    "an operation without scopes",
    withSecurity("getPet", [{ bearerAuth: [] }]),
    operationPath("getPet", "security", 0, "bearerAuth"),
  ],
  [
    "an operation with one of two alternatives without scopes",
    withSecurity("createOrder", [{ bearerAuth: ["write"] }, { bearerAuth: [] }]),
    operationPath("createOrder", "security", 1, "bearerAuth"),
  ],
]);
const unrouted = ["x-unrouted-responses", "default"];
await testRejections("struct", [
  ["an unrouted response without a status", set(unrouted, internalError), unrouted],
  ["a scope without a description", set(["x-scopes", "read"], 7), ["x-scopes", "read"]],
]);

const stability = (id: string) => operationPath(id, "x-stability");
await testRejections("rule/stability", [
  ["an operation without a stability", remove(stability("listOrders")), stability("listOrders")],
  ["an operation whose stability is null", set(stability("createOrder"), null), stability("createOrder")],
  ["an operation whose stability is alpha", set(stability("createPet"), "alpha"), stability("createPet")],
]);

for (const version of ["1.0", "next"])
  await testRejections("rule/version", [
    [`the version ${version}`, set(["info", "version"], version), ["info", "version"]],
  ]);
