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
  ["createPet enums: 201 /status is sold", [post("{}"), created("sold")], [post("{}"), created("pending")]],
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

it("covers what a case proves once it has passed", () => {
  const coverage = createCoverage("server");
  coverage.prove({ id: "bans/last-strike", proves: ["x-ban/strikes"] });
  expect(coverage.record.seen).toEqual({ "shared bounds: x-ban/strikes is 10": "bans/last-strike" });
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
