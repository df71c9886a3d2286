import { expect, it } from "vitest";
import { type ContractDocument, contractDocument, placeOf } from "../document/contract-document.ts";
import { cellId, documentedCells } from "./cell.ts";
import type { CoverageRecord } from "./create-coverage.ts";
import { unseenCells } from "./create-coverage.ts";

const complete: CoverageRecord = {
  target: "server",
  forced: false,
  cases: 1,
  answers: 1,
  seen: Object.fromEntries(documentedCells(contractDocument).map((cell) => [cellId(cell), "a/case"])),
};

it("names each fact once", () => {
  const ids = documentedCells(contractDocument).map(cellId);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

const limit = "components/parameters/Limit/schema";
const newPet = "components/schemas/NewPet";

it.each<[what: string, place: string, value: unknown, missing: string[]]>([
  ["an answer", "paths/~1pets/get/responses/204", { description: "None." }, ["listPets answers: 204"]],
  [
    "an unrouted answer",
    "x-unrouted-responses/418",
    { "x-error-codes": ["invalid_request"] },
    ["unrouted answers: 418 invalid_request"],
  ],
  [
    "an error code",
    "paths/~1pets~1{petId}/get/responses/404/x-error-codes/1",
    "pet_lost",
    ["getPet answers: 404 pet_lost"],
  ],
  ["a header", "paths/~1pets/get/responses/200/headers/X-New", { schema: {} }, ["listPets headers: 200 X-New"]],
  [
    "a member of an answer",
    "components/schemas/Order/properties/note",
    { type: "string" },
    [
      "listOrders members: 200 []/note is there",
      "listOrders members: 200 []/note is missing",
      "createOrder members: 201 /note is there",
      "createOrder members: 201 /note is missing",
    ],
  ],
  [
    "a member of every refusal",
    "components/schemas/Error/properties/help",
    { type: "string" },
    ["shared members: Error /help is there", "shared members: Error /help is missing"],
  ],
  [
    "an optional parameter",
    "paths/~1pets/post/parameters/1",
    { name: "dry", in: "query", schema: { type: "string" } },
    ["createPet inputs: dry sent", "createPet inputs: dry left out", "createPet inputs: dry repeated"],
  ],
  [
    "an optional member of a body",
    `${newPet}/properties/note`,
    { type: "string" },
    ["createPet inputs: /note sent", "createPet inputs: /note left out", "createPet rules: /note type broken"],
  ],
  ["a required member of a body", `${newPet}/required/2`, "status", ["createPet inputs: /status missing"]],
  ["a refused member", `${newPet}/x-refused-members/age`, "unknown", ["createPet inputs: refused member age"]],
  [
    "an enum value",
    "components/schemas/PetStatus/enum/3",
    "lost",
    [
      "listPets enums: 200 []/status is lost",
      "createPet enums: 201 /status is lost",
      "getPet enums: 200 /status is lost",
      "listPets enums: status enum: lost",
      "createPet enums: /status enum: lost",
    ],
  ],
  [
    "a loosened bound of a parameter",
    `${limit}/maximum`,
    101,
    ["listPets", "listOrders"].flatMap((operation) => [
      `${operation} bounds: limit maximum 101 kept`,
      `${operation} bounds: limit maximum 101 broken`,
    ]),
  ],
  [
    "a keyword that nothing is generated for",
    `${newPet}/properties/name/contentEncoding`,
    "base64",
    ["createPet bounds: /name contentEncoding base64 kept", "createPet bounds: /name contentEncoding base64 broken"],
  ],
  [
    "an example of a parameter",
    "components/parameters/Limit/examples/twenty",
    { value: 20 },
    ["listPets examples: limit example twenty", "listOrders examples: limit example twenty"],
  ],
  [
    "a limit of a plan",
    "x-rate-limit-plans/pro/perMinute",
    301,
    ["shared bounds: x-rate-limit-plans/pro/perMinute is 301"],
  ],
  ["a new number", "x-ban/months", 1, ["shared bounds: x-ban/months is 1"]],
  [
    "a path",
    "paths/~1cats",
    { get: { operationId: "listCats", responses: {} } },
    [
      "listCats inputs: unknown parameter",
      "listCats methods: HEAD succeeds",
      "unrouted methods: OPTIONS /cats names the methods",
    ],
  ],
])("%s that no case tried turns the floor red", (_, place, value, missing) => {
  const cells = documentedCells(changed(place, value));
  expect(unseenCells(cells, complete).map(cellId)).toEqual(missing);
});

it("does not pass over a composed schema in silence", () => {
  const composed = changed(`${newPet}/allOf`, []);
  expect(() => documentedCells(composed)).toThrow("cannot take allOf at #/components/schemas/NewPet apart");
});

/** A copy of the document with one place set; the place is written as in a reference. */
function changed(place: string, value: unknown): ContractDocument {
  const copy = structuredClone(contractDocument);
  const names = placeOf({ $ref: `#/${place}` });
  const parent = names.slice(0, -1).reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], copy);
  Object.assign(parent as object, { [names.at(-1) ?? ""]: value });
  return copy;
}
