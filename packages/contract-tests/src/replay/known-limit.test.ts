import { contract } from "@animal-store/contract";
import { describe, expect, it } from "vitest";
import { createAnswer } from "../http/http-client.ts";
import type { Row } from "./compare-recordings.ts";
import { type KnownLimit, limitOf, shows } from "./known-limit.ts";

const answer = (status: number, body: unknown, headers: string[] = []) =>
  createAnswer(status, headers, Buffer.from(body === undefined ? "" : JSON.stringify(body)));

const notFound = { status: 404, code: "pet_not_found" };
const limit: KnownLimit = {
  id: "every-pet-exists",
  request: { method: "POST", path: "/pets/1", headers: { "X-A": "1" }, body: '{"name":"a b"}' },
  wrong: { status: 200, body: { id: 1 } },
  right: notFound,
  mended: false,
};
const row: Row = {
  caseId: "pets/get",
  operation: "getPet",
  in: "status",
  text: "answers 200, not 404 pet_not_found",
  line: "openapi/petstore.yaml:1",
  ids: [],
  exchange: {
    request: {
      method: "POST",
      target: `${contract.basePath}/pets/1`,
      headers: [
        ["x-a", "1"],
        ["Authorization", "Bearer any"],
      ],
      body: '{ "name":\n"a b" } ',
    },
    answer: answer(404, notFound),
  },
  found: { request: { method: "GET", target: "" }, answer: answer(200, { id: 1 }) },
};
const asked = (request: object): Row => ({
  ...row,
  exchange: { ...row.exchange, request: { ...row.exchange.request, ...request } },
});

describe("a difference is an instance of a limit", () => {
  it("where the same request, apart from blanks of its JSON, is wrong in the same way", () => {
    expect(limitOf([limit], row)).toBe(limit);
  });

  it("where its path has an id that the case was given in place of 1", () => {
    const other = asked({ target: `${contract.basePath}/pets/12` });
    expect(limitOf([limit], { ...other, ids: ["12"] })).toBe(limit);
    expect(limitOf([limit], { ...other, ids: ["2"] })).toBe(undefined);
  });

  it("where it has the key of its caller in place of a listed one, under any prefix", () => {
    const ofKey = { ...limit, request: { ...limit.request, path: "/pets?cursor=as_test_secret" } };
    const misplaced = (key: string) =>
      asked({
        target: `${contract.basePath}/pets?cursor=as_test_${key}`,
        headers: [
          ["x-a", "1"],
          ["Authorization", "Bearer as_live_random"],
        ],
      });
    expect(limitOf([ofKey], misplaced("random"))).toBe(ofKey);
    expect(limitOf([ofKey], misplaced("of_another"))).toBe(undefined);
  });

  it.each<[string, Row]>([
    ["another method", asked({ method: "PUT" })],
    ["another path", asked({ target: `${contract.basePath}/pets/2` })],
    ["another header", asked({ headers: [["x-a", "2"]] })],
    ["another body", asked({ body: '{"name":"ab"}' })],
    ["another part of the answer", { ...row, in: "headers" }],
    [
      "another right answer",
      { ...row, exchange: { ...row.exchange, answer: answer(404, { code: "route_not_found" }) } },
    ],
    ["another wrong answer", { ...row, found: { ...row.exchange, answer: answer(200, { id: 2 }) } }],
  ])("not where it has %s", (_, other) => {
    expect(limitOf([limit], other)).toBe(undefined);
  });

  it("not where the target mends it", () => {
    expect(limitOf([{ ...limit, mended: true }], row)).toBe(undefined);
  });

  it("of HEAD, whose answer has no body, where it is one of GET", () => {
    const head = asked({ method: "HEAD" });
    const answers = { exchange: { ...head.exchange, answer: answer(404, undefined) } };
    const found = { ...head.exchange, answer: answer(200, undefined) };
    const ofGet = { ...limit, request: { ...limit.request, method: "GET" } };
    expect(limitOf([ofGet], { ...head, ...answers, found })).toBe(ofGet);
  });
});

describe("an answer shows an outcome", () => {
  const error = answer(400, { code: "invalid_request", details: [{ path: "limit" }] }, ["Allow", "GET"]);

  it("with its status, code, headers, body and place of the violation", () => {
    const headers = { Allow: "GET", Link: null };
    expect(shows(error, { status: 400, code: "invalid_request", headers, violationPath: "limit" })).toBe(true);
    expect(shows(answer(0, undefined), "hangs")).toBe(true);
  });

  it.each([
    [{ status: 401 }],
    [{ status: 400, code: "malformed_json" }],
    [{ status: 400, headers: { Allow: null } }],
    [{ status: 400, body: {} }],
    [{ status: 400, violationPath: "status" }],
    ["hangs"],
  ])("not %j when it has another", (outcome) => {
    expect(shows(error, outcome)).toBe(false);
  });
});
