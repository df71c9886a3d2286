import { contract, type ErrorCode } from "@animal-store/contract";
import { expect, it } from "vitest";
import { type Answer, createAnswer } from "../http/http-client.ts";
import { createCoverage } from "./create-coverage.ts";
import type { SentRequest } from "./exchange.ts";

type Sent = [request: SentRequest, answer: Answer];

const ok = answer(200, "[]");
const pet = { id: 1, name: "Rex", categoryId: 7 };
const created = (status?: string): Answer => answer(201, JSON.stringify({ ...pet, ...(status && { status }) }));
const get = (target: string, ...headers: [string, string][]): SentRequest => ({ method: "GET", target, headers });
const post = (body: string): SentRequest => ({ method: "POST", target: "/v1/pets", body });

const typed = (type: string): SentRequest => ({ ...post("{}"), headers: [["Content-Type", type]] });
const unknown = (count: number): string => Array.from({ length: count }, (_, index) => `a${index}=1`).join("&");
const limited = (limit: number, remaining: number): Answer =>
  answer(
    200,
    "[]",
    ...["RateLimit-Policy", `"minute";q=${limit};w=60, "day";q=1000;w=86400`],
    ...["X-RateLimit-Limit", `${limit}`, "X-RateLimit-Remaining", `${remaining}`],
  );

it.each<[cell: string, shows: Sent, doesNot: Sent]>([
  [
    "listPets answers: 400 invalid_cursor",
    [get("/v1/pets?cursor=x"), refusal("invalid_cursor")],
    [get("/v1/pets?cursor=x"), refusal("invalid_request", "cursor")],
  ],
  [
    "unrouted answers: 400 bad_request",
    [get("/v1/pets"), refusal("bad_request")],
    [get("/v1/pets"), refusal("invalid_request")],
  ],
  [
    "listPets headers: 200 Link",
    [get("/v1/pets"), answer(200, "[]", "Link", "<>")],
    [get("/v1/store/orders"), answer(200, "[]", "Link", "<>")],
  ],
  ["createPet members: 201 /status is missing", [post("{}"), created()], [post("{}"), created("sold")]],
  [
    "listPets members: 200 []/status is there",
    [get("/v1/pets"), answer(200, '[{"status":"sold"}]')],
    [get("/v1/pets"), ok],
  ],
  [
    "listPets inputs: limit is sent",
    [get("/v1/pets?%6Cimit=7"), ok],
    [get("/v1/pets?limit=7"), refusal("invalid_request", "limit")],
  ],
  ["listPets inputs: If-None-Match is left out", [get("/v1/pets"), ok], [get("/v1/pets", ["if-none-match", "*"]), ok]],
  [
    "createPet inputs: /name is missing and refused",
    [post("{}"), refusal("invalid_request", "/name")],
    [post('{"name":7}'), refusal("invalid_request", "/name")],
  ],
  [
    "createPet inputs: an unknown member is refused",
    [post('{"a/b":1}'), refusal("invalid_request", "/a~1b")],
    [post('{"id":1,"a":1}'), refusal("invalid_request", "/name")],
  ],
  [
    "getPet inputs: an unknown query parameter is refused",
    [get("/v1/pets/1?a=1"), refusal("invalid_request", "a")],
    [get("/v1/pets/1"), refusal("invalid_request", "a")],
  ],
  [
    "createPet enums: /status sold is accepted",
    [post('{"status":"sold"}'), created()],
    [post('{"status":"sold"}'), refusal("invalid_request", "/name")],
  ],
  ["createPet enums: 201 /status is sold", [post("{}"), created("sold")], [post("{}"), created("pending")]],
  [
    "listPets enums: status another value is refused",
    [get("/v1/pets?status=lost"), refusal("invalid_request", "status")],
    [get("/v1/pets?status=sold"), refusal("invalid_request", "status")],
  ],
  [
    "listPets bounds: limit integer 101 is refused",
    [get("/v1/pets?limit=101"), refusal("invalid_request", "limit")],
    [get("/v1/pets?limit=101"), ok],
  ],
  [
    "listPets bounds: limit integer 100 is accepted",
    [get("/v1/pets?limit=100"), ok],
    [get("/v1/pets?limit=100&limit=100"), ok],
  ],
  [
    "createPet bounds: /name length 2 is accepted",
    [post('{"name":"😀😀"}'), created()],
    [post('{"name":"😀"}'), created()],
  ],
  [
    "createPet bounds: /categoryId integer 9223372036854775807 is accepted",
    [post('{"categoryId":9223372036854775807}'), created()],
    [post('{"categoryId":9223372036854775806}'), created()],
  ],
  [
    "createPet bounds: a body of 65537 bytes is refused",
    [post(" ".repeat(65537)), refusal("payload_too_large")],
    [post(" ".repeat(65537)), refusal("malformed_json")],
  ],
  [
    "createPet bounds: a body of 64 levels is read",
    [post("[".repeat(64) + "]".repeat(64)), refusal("invalid_request", "")],
    [post("[".repeat(64) + "]".repeat(64)), refusal("malformed_json")],
  ],
  [
    "createPet rules: /name against its pattern is refused",
    [post('{"name":"\\u0000"}'), refusal("invalid_request", "/name")],
    [post('{"name":""}'), refusal("invalid_request", "/name")],
  ],
  [
    "getPet rules: petId of another type is refused",
    [get("/v1/pets/rex"), refusal("invalid_request", "petId")],
    [get("/v1/pets/7"), refusal("invalid_request", "petId")],
  ],
  [
    "shared examples: limit ten is accepted",
    [get("/v1/store/orders?limit=10"), ok],
    [get("/v1/store/orders?limit=9"), ok],
  ],
  [
    "createPet examples: the body withoutStatus is accepted",
    [post('{"name":"Tom","categoryId":9}'), created()],
    [post('{"name":"Tom","categoryId":9,"status":"sold"}'), created()],
  ],
  [
    "listPets inputs: limit is sent twice and refused",
    [get("/v1/pets?limit=1&limit=1"), refusal("invalid_request", "limit")],
    [get("/v1/pets?limit=0"), refusal("invalid_request", "limit")],
  ],
  [
    "createPet rules: application/json is accepted",
    [typed("Application/JSON; charset=utf-8"), created()],
    [typed("text/plain"), created()],
  ],
  [
    "createPet rules: another media type is refused",
    [typed("text/plain"), refusal("unsupported_media_type")],
    [post("{}"), refusal("unsupported_media_type")],
  ],
  [
    "createPet rules: a body without a media type is refused",
    [post("{}"), refusal("unsupported_media_type")],
    [typed("text/plain"), refusal("unsupported_media_type")],
  ],
  [
    "listPets bounds: of 21 violations 20 are told",
    [get(`/v1/pets?${unknown(21)}`), refusal("invalid_request", ...Array(20).fill("a"))],
    [get(`/v1/pets?limit=1&${unknown(20)}`), refusal("invalid_request", ...Array(20).fill("a"))],
  ],
  [
    "shared bounds: free request 60 of a minute passes",
    [get("/v1/pets"), limited(60, 0)],
    [get("/v1/pets"), limited(60, 1)],
  ],
  [
    "unrouted bounds: a preflight is told 600 s",
    [{ method: "OPTIONS", target: "/v1/pets" }, answer(204, "", "Access-Control-Max-Age", "600")],
    [{ method: "OPTIONS", target: "/v1/pets" }, answer(204, "", "Access-Control-Max-Age", "601")],
  ],
  [
    "getPet methods: HEAD succeeds",
    [{ method: "HEAD", target: "/v1/pets/1" }, answer(200, "")],
    [get("/v1/pets/1"), ok],
  ],
  [
    "unrouted methods: OPTIONS /pets/{petId} names the methods",
    [{ method: "OPTIONS", target: "/v1/pets/1" }, answer(204, "", "Allow", "GET")],
    [{ method: "OPTIONS", target: "/v1/pets/1" }, answer(204, "")],
  ],
])("%s: only by what went over the wire", (cell, shows, doesNot) => {
  expect(seenIn(shows)).toContain(cell);
  expect(seenIn(doesNot)).not.toContain(cell);
});

it("a value that breaks two rules shows neither of them refused", () => {
  const seen = seenIn([post(JSON.stringify({ name: "\u0000".repeat(256) })), refusal("invalid_request", "/name")]);
  expect(seen.filter((cell) => /\/name .* is refused/.test(cell))).toEqual([]);
});

it("keeps the first case that showed a fact, and counts answers", () => {
  const coverage = createCoverage("server");
  coverage.add("pets/one", get("/v1/pets"), ok);
  coverage.add("pets/other", get("/v1/pets"), ok);
  const { seen, cases, answers } = coverage.record;
  expect(seen["listPets answers: 200"]).toBe("pets/one");
  expect({ cases, answers }).toEqual({ cases: 2, answers: 2 });
});

function seenIn([request, given]: Sent): string[] {
  const coverage = createCoverage("server");
  coverage.add("a/case", request, given);
  return Object.keys(coverage.record.seen);
}

function answer(status: number, body: string, ...headers: string[]): Answer {
  return createAnswer(status, headers, Buffer.from(body));
}

function refusal(code: ErrorCode, ...paths: string[]): Answer {
  const { status } = contract.errorCodes[code];
  const details = paths.map((path) => ({ path, message: "No." }));
  return answer(status, JSON.stringify({ code, message: "No.", status, ...(details.length > 0 && { details }) }));
}
