import { contract, type ErrorCode } from "@animal-store/contract";
import { expect, it } from "vitest";
import { createHttpResponse, type HttpResponse } from "../http/http-client.ts";
import { createCoverage } from "./create-coverage.ts";

const ok = answer(200, "[]");
const link = answer(200, "[]", "Link", "<>");
const pet = { id: 1, name: "Rex", categoryId: 7 };
const created = (more = {}): HttpResponse => answer(201, JSON.stringify({ ...pet, ...more }));

it.each<[cell: string, request: string, shows: HttpResponse, doesNot: HttpResponse, otherRequest?: string]>([
  [
    "listPets answers: 400 invalid_cursor",
    "GET /v1/pets?cursor=x",
    error("invalid_cursor"),
    error("invalid_request", "cursor"),
  ],
  ["unrouted answers: 400 bad_request", "GET /v1/pets", error("bad_request"), error("invalid_request")],
  ["listPets headers: 200 Link", "GET /v1/pets", link, link, "GET /v1/store/orders"],
  ["createPet members: 201 /status is missing", "POST /v1/pets", created(), created({ status: "sold" })],
  ["listPets members: 200 []/status is there", "GET /v1/pets", answer(200, '[{"status":"sold"}]'), ok],
  [
    "createPet enums: 201 /status is sold",
    "POST /v1/pets",
    created({ status: "sold" }),
    created({ status: "pending" }),
  ],
  ["getPet methods: HEAD succeeds", "HEAD /v1/pets/1", answer(200, ""), ok, "GET /v1/pets/1"],
  [
    "unrouted methods: OPTIONS /pets/{petId} names the methods",
    "OPTIONS /v1/pets/1",
    answer(204, "", "Allow", "GET"),
    answer(204, ""),
  ],
])("covers %s by the response to %s", (item, request, shows, doesNot, otherRequest = request) => {
  expect(coveredIn(request, shows)).toContain(item);
  expect(coveredIn(otherRequest, doesNot)).not.toContain(item);
});

it("covers what a case proves once it has passed", () => {
  const coverage = createCoverage("server");
  coverage.prove({ id: "bans/last-strike", proves: ["x-ban/strikes"] });
  expect(coverage.record.seen).toEqual({ "shared bounds: x-ban/strikes is 10": "bans/last-strike" });
});

it("keeps the first case that showed a fact, and counts answers", () => {
  const coverage = createCoverage("server");
  coverage.add("pets/one", { method: "GET", target: "/v1/pets" }, ok);
  coverage.add("pets/other", { method: "GET", target: "/v1/pets" }, ok);
  const { seen, cases, responses } = coverage.record;
  expect(seen["listPets answers: 200"]).toBe("pets/one");
  expect({ cases, answers: responses }).toEqual({ cases: 2, responses: 2 });
});

function coveredIn(request: string, response: HttpResponse): string[] {
  const [method = "", target = ""] = request.split(" ");
  const coverage = createCoverage("server");
  coverage.add("a/case", { method, target }, response);
  return Object.keys(coverage.record.seen);
}

function answer(status: number, body: string, ...headers: string[]): HttpResponse {
  return createHttpResponse(status, headers, Buffer.from(body));
}

function error(code: ErrorCode, ...paths: string[]): HttpResponse {
  const { status } = contract.errorCodes[code];
  const details = paths.map((path) => ({ path, message: "No." }));
  return answer(status, JSON.stringify({ code, message: "No.", status, ...(details.length > 0 && { details }) }));
}
