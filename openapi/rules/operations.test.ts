import { expect, test } from "vitest";
import {
  all,
  type Change,
  lintChanged,
  operationPath,
  remove,
  set,
  testRejections,
  toPointer,
} from "./test/lint-changed-contract.ts";

test("rejects an operation that does not document a status that it can return", async () => {
  const always = "every operation can return it";
  const withBody = "it has a request body";
  const reasons: [id: string, title: string, Record<number, string>][] = [
    [
      "listPets",
      "GET /pets",
      {
        304: "it takes If-None-Match",
        400: "it has parameters",
        ...Object.fromEntries([401, 403, 429, 500, 503].map((status) => [status, always])),
      },
    ],
    ["createPet", "POST /pets", { 409: "it takes Idempotency-Key", 413: withBody }],
    ["createOrder", "POST /store/orders", { 413: withBody, 415: withBody }],
    ["listOrders", "GET /store/orders", { 400: always }],
    ["getPet", "GET /pets/{petId}", { 400: "it has parameters" }],
  ];
  // Parameters of the path apply to its operations.
  const moveParameters: Change = (contract) => {
    const [, path] = operationPath("getPet");
    contract.setIn(["paths", path, "parameters"], contract.getIn(operationPath("getPet", "parameters")));
    contract.deleteIn(operationPath("getPet", "parameters"));
  };
  const statuses = reasons.flatMap(([id, title, statuses]) =>
    Object.entries(statuses).map(([status, reason]) => ({ id, title, status, reason })),
  );
  const problems = await lintChanged(
    all([
      moveParameters,
      remove(operationPath("listOrders", "parameters")),
      remove(...statuses.map(({ id, status }) => operationPath(id, "responses", status))),
    ]),
  );
  expect(new Set(problems.filter(({ rule }) => rule === "animal-store/statuses"))).toEqual(
    new Set(
      statuses.map(({ id, title, status, reason }) => ({
        rule: "animal-store/statuses",
        severity: "error",
        location: toPointer(operationPath(id, "responses")),
        message: `${id} (${title}) does not document ${status}: ${reason}. Add it to \`responses\`.`,
      })),
    ),
  );
});

const internalError = { $ref: "#/components/responses/InternalError" };
await testRejections(
  "animal-store/statuses",
  ["default", "4XX"].map((key) => [
    `${key} in place of a status`,
    set(operationPath("getPet", "responses", key), internalError),
    operationPath("getPet", "responses", key),
    `getPet (GET /pets/{petId}) documents ${key}, which rules and clients cannot check. Document each status by its number.`,
  ]),
);

const withSecurity = (id: string, security: unknown) => set(operationPath(id, "security"), security);
await testRejections("animal-store/scopes", [
  [
    "an operation without security",
    remove(operationPath("listOrders", "security")),
    operationPath("listOrders"),
    "GET /store/orders must list the scopes that it requires in `security`: read or write.",
  ],
  ["an operation with an empty security", withSecurity("createPet", []), operationPath("createPet")],
  ["an operation without scopes", withSecurity("getPet", [{ bearerAuth: [] }]), operationPath("getPet")],
  [
    "an operation with one of two alternatives without scopes",
    withSecurity("createOrder", [{ bearerAuth: ["write"] }, { bearerAuth: [] }]),
    operationPath("createOrder"),
  ],
]);
await testRejections("animal-store/scopes", [
  [
    "a scope that x-scopes does not define",
    withSecurity("listPets", [{ bearerAuth: ["red"] }]),
    operationPath("listPets", "security"),
    "GET /pets requires the scope red, which `x-scopes` does not define. Use read or write or admin, or add it there.",
  ],
  [
    "a scope that no operation requires",
    set(["x-scopes", "admin"], "Everything."),
    ["x-scopes", "admin"],
    "No operation requires the scope admin. List it in the `security` of an operation, or remove it.",
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
