import { createHttpResponse, type HttpResponse } from "@animal-store/conformance/internal";
import { contract, type ErrorCode } from "@animal-store/contract";
import { expect, it } from "vitest";
import { type Coverage, createCoverage } from "./create-coverage.ts";

const emptyList = toResponse(200, "[]");
const listWithLink = toResponse(200, "[]", "Link", "<>");
const pet = { id: 1, name: "Rex", categoryId: 7 };
const toPet = (members = {}): HttpResponse => toResponse(201, JSON.stringify({ ...pet, ...members }));

it.each<[item: string, request: string, covering: HttpResponse, uncovering: HttpResponse, otherRequest?: string]>([
  [
    "listPets responses: 400 invalid_cursor",
    "GET /v1/pets?cursor=x",
    toError("invalid_cursor"),
    toError("invalid_request", "cursor"),
  ],
  ["unrouted responses: 400 bad_request", "GET /v1/pets", toError("bad_request"), toError("invalid_request")],
  ["listPets headers: 200 Link", "GET /v1/pets", listWithLink, listWithLink, "GET /v1/store/orders"],
  ["createPet members: 201 /status is missing", "POST /v1/pets", toPet(), toPet({ status: "sold" })],
  ["listPets members: 200 []/status is there", "GET /v1/pets", toResponse(200, '[{"status":"sold"}]'), emptyList],
  ["createPet enums: 201 /status is sold", "POST /v1/pets", toPet({ status: "sold" }), toPet({ status: "pending" })],
  ["getPet methods: HEAD succeeds", "HEAD /v1/pets/1", toResponse(200, ""), emptyList, "GET /v1/pets/1"],
  [
    "unrouted methods: OPTIONS /pets/{petId} names the methods",
    "OPTIONS /v1/pets/1",
    toResponse(204, "", "Allow", "GET"),
    toResponse(204, ""),
  ],
])("covers %s with the response to %s", (item, request, covering, uncovering, otherRequest = request) => {
  expect(findCoveredItems(request, covering)).toContain(item);
  expect(findCoveredItems(otherRequest, uncovering)).not.toContain(item);
});

it("covers the items in `covers` of a passed case", () => {
  const covered = findCovered((coverage) => coverage.addPassedCase({ covers: ["x-ban/strikes"] }));
  expect(covered).toEqual(["shared bounds: x-ban/strikes is 10"]);
});

it("reports the line of each uncovered item", () => {
  const coverage = createCoverage();
  expect(coverage.report()).toMatch(/^ +\d+ {2}createPet responses: 201$/m);
  const { items, covered, uncovered } = coverage.summarize();
  expect([items, covered]).toEqual([uncovered.length, 0]);
});

function findCoveredItems(request: string, response: HttpResponse): string[] {
  const [method = "", target = ""] = request.split(" ");
  return findCovered((coverage) => coverage.add({ method, target }, response));
}

function findCovered(use: (coverage: Coverage) => void): string[] {
  const coverage = createCoverage();
  const { uncovered } = coverage.summarize();
  use(coverage);
  const remaining = coverage.summarize().uncovered;
  return uncovered.filter((id) => !remaining.includes(id));
}

function toResponse(status: number, body: string, ...headers: string[]): HttpResponse {
  return createHttpResponse(status, headers, Buffer.from(body));
}

function toError(code: ErrorCode, ...paths: string[]): HttpResponse {
  const { status } = contract.errorCodes[code];
  const details = paths.map((path) => ({ path, message: "No." }));
  return toResponse(status, JSON.stringify({ code, message: "No.", status, ...(details.length > 0 && { details }) }));
}
