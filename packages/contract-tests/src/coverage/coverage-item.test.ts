import { type ApiDocument, createApiDocument } from "@animal-store/conformance/internal";
import { expect, it } from "vitest";
import { contractDocument } from "../contract-document.ts";
import { listCoverageItems, toItemId } from "./coverage-item.ts";

const items = listCoverageItems(contractDocument);
it("has unique item ids", () => {
  const ids = items.map(toItemId);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

const limit = "components/parameters/Limit/schema";
const commonHeaders = (group: string, status: number) =>
  Object.keys(contractDocument.root["x-response-headers"] as object).map(
    (name) => `${group} headers: ${status} ${name}`,
  );
const newPet = "components/schemas/NewPet";
const stringSchema = { type: "string" };

// Each line lists the missing items of one group and kind.
it.each<[location: string, value: unknown, ...missing: string[]]>([
  [
    "paths/~1pets/get/responses/204",
    { description: "None." },
    "listPets responses: 204",
    ...commonHeaders("listPets", 204),
  ],
  [
    "x-unrouted-responses/418",
    { "x-error-codes": ["invalid_request"] },
    "unrouted responses: 418 invalid_request",
    ...commonHeaders("unrouted", 418),
  ],
  ["paths/~1pets~1{petId}/get/responses/404/x-error-codes/1", "pet_lost", "getPet responses: 404 pet_lost"],
  ["paths/~1pets/get/responses/200/headers/X-New", { schema: {} }, "listPets headers: 200 X-New"],
  [
    "components/schemas/Order/properties/note",
    stringSchema,
    "listOrders members: 200 []/note is there; 200 []/note is missing",
    "createOrder members: 201 /note is there; 201 /note is missing",
  ],
  [
    "components/schemas/Error/properties/help",
    stringSchema,
    "shared members: Error /help is there; Error /help is missing",
  ],
  [
    "paths/~1pets/post/parameters/1",
    { name: "dry", in: "query", schema: stringSchema },
    "createPet inputs: dry sent; dry left out; dry repeated",
  ],
  [
    `${newPet}/properties/note`,
    stringSchema,
    "createPet inputs: /note sent; /note left out",
    "createPet rules: /note type violated",
  ],
  [`${newPet}/required/2`, "status", "createPet inputs: /status missing"],
  [`${newPet}/x-refused-members/age`, "unknown", "createPet inputs: rejected member age"],
  [
    "components/schemas/PetStatus/enum/3",
    "lost",
    "listPets enums: 200 []/status is lost; status enum: lost",
    "createPet enums: 201 /status is lost; /status enum: lost",
    "getPet enums: 200 /status is lost",
  ],
  [
    `${limit}/maximum`,
    101,
    "listPets bounds: limit maximum 101 satisfied; limit maximum 101 violated",
    "listOrders bounds: limit maximum 101 satisfied; limit maximum 101 violated",
  ],
  [
    `${newPet}/properties/name/contentEncoding`,
    "base64",
    "createPet bounds: /name contentEncoding base64 satisfied; /name contentEncoding base64 violated",
  ],
  [
    "components/parameters/Limit/examples/twenty",
    { value: 20 },
    "listPets examples: limit example twenty",
    "listOrders examples: limit example twenty",
  ],
  ["x-rate-limit-plans/pro/perMinute", 301, "shared bounds: x-rate-limit-plans/pro/perMinute is 301"],
  ["x-ban/months", 1, "shared bounds: x-ban/months is 1"],
  [
    "paths/~1cats",
    { get: { operationId: "listCats", responses: {} } },
    "listCats inputs: unknown parameter",
    "listCats methods: HEAD succeeds",
    "unrouted methods: OPTIONS /cats names the methods",
  ],
  [
    "paths/~1pets~1{petId}/put",
    { operationId: "replacePet", responses: {} },
    "replacePet inputs: unknown parameter",
    "replacePet methods: effect",
  ],
])("requires new cases if %s becomes %j", (location, value, ...missing) => {
  const ids = missing.flatMap((line) => {
    const [group = "", names = ""] = line.split(/: (.*)/);
    return names.split("; ").map((name) => `${group}: ${name}`);
  });
  const known = items.map(toItemId);
  const changed = listCoverageItems(changeDocument(location, value)).map(toItemId);
  expect(changed.filter((id) => !known.includes(id)).sort()).toEqual(ids.sort());
});

it("rejects a composed schema", () => {
  const composedDocument = changeDocument("components/schemas/Pet/allOf", []);
  expect(() => listCoverageItems(composedDocument)).toThrow("does not support allOf");
});

/** Returns a copy of the document with one changed value. @param location JSON Pointer without the leading slash */
function changeDocument(location: string, value: unknown): ApiDocument {
  const copy = structuredClone(contractDocument.root);
  const names = location.split("/").map((name) => name.replaceAll("~1", "/"));
  const parent = names.slice(0, -1).reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], copy);
  Object.assign(parent as object, { [names.at(-1) ?? ""]: value });
  return createApiDocument(copy);
}
