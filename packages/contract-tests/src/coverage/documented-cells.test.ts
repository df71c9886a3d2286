import { expect, it } from "vitest";
import { type ContractDocument, contractDocument, placeOf } from "../document/contract-document.ts";
import { cellId, documentedCells } from "./cell.ts";
import { unseenCells } from "./coverage-table.ts";
import type { CoverageRecord } from "./create-coverage.ts";

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
    [
      "createPet inputs: dry is sent",
      "createPet inputs: dry is left out",
      "createPet inputs: dry is sent twice and refused",
    ],
  ],
  [
    "an optional member of a body",
    `${newPet}/properties/note`,
    { type: "string" },
    [
      "createPet inputs: /note is sent",
      "createPet inputs: /note is left out",
      "createPet rules: /note of another type is refused",
    ],
  ],
  [
    "a required member of a body",
    `${newPet}/required/2`,
    "status",
    ["createPet inputs: /status is missing and refused"],
  ],
  ["a refused member", `${newPet}/x-refused-members/age`, "unknown", ["createPet inputs: /age is refused"]],
  [
    "an enum value",
    "components/schemas/PetStatus/enum/3",
    "lost",
    [
      "listPets enums: 200 []/status is lost",
      "createPet enums: 201 /status is lost",
      "getPet enums: 200 /status is lost",
      "listPets enums: status lost is accepted",
      "createPet enums: /status lost is accepted",
    ],
  ],
  [
    "a loosened bound of a parameter",
    `${limit}/maximum`,
    101,
    ["listPets", "listOrders"].flatMap((operation) => [
      `${operation} bounds: limit integer 102 is refused`,
      `${operation} bounds: limit integer 101 is accepted`,
    ]),
  ],
  [
    "a tightened bound of a body member",
    `${newPet}/properties/name/maxLength`,
    254,
    ["createPet bounds: /name length 255 is refused", "createPet bounds: /name length 253 is accepted"],
  ],
  [
    "a pattern",
    `${limit}/pattern`,
    "^1",
    ["listPets", "listOrders"].map((id) => `${id} rules: limit against its pattern is refused`),
  ],
  [
    "an example of a parameter",
    "components/parameters/Limit/examples/twenty",
    { value: 20 },
    ["shared examples: limit twenty is accepted"],
  ],
  [
    "an example of a body",
    "paths/~1store~1orders/post/requestBody/content/application~1json/examples/second",
    { value: { petId: 2 } },
    ["createOrder examples: the body second is accepted"],
  ],
  [
    "another media type of a body",
    "paths/~1pets/post/requestBody/content",
    { "application/vnd.pet+json": { schema: {} } },
    ["createPet rules: application/vnd.pet+json is accepted"],
  ],
  [
    "a limit of a plan",
    "x-rate-limit-plans/pro/perMinute",
    301,
    [
      "shared bounds: pro 301 a minute are told",
      "shared bounds: pro request 301 of a minute passes",
      "shared bounds: pro request 302 of a minute is refused",
    ],
  ],
  [
    "a limit that no case can reach",
    "x-rate-limit-plans/pro/perDay",
    10_001,
    ["shared bounds: pro 10001 a day are told"],
  ],
  [
    "a number of strikes",
    "x-ban/strikes",
    11,
    ["shared bounds: strike 11 bans", "shared bounds: strike 10 does not ban"],
  ],
  [
    "a kept time",
    "x-idempotency/keptSeconds",
    60,
    ["createPet", "createOrder"].flatMap((id) => [
      `${id} bounds: an answer is kept until its 60 s are over`,
      `${id} bounds: an answer is kept no longer than 60 s`,
    ]),
  ],
  ["an age of preflights", "x-cross-origin/maxAgeSeconds", 60, ["unrouted bounds: a preflight is told 60 s"]],
  [
    "a path",
    "paths/~1cats",
    { get: { operationId: "listCats", responses: {} } },
    [
      "listCats inputs: an unknown query parameter is refused",
      "listCats bounds: of 19 violations 19 are told",
      "listCats bounds: of 20 violations 20 are told",
      "listCats bounds: of 21 violations 20 are told",
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
