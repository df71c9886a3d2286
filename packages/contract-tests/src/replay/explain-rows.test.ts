import { contract } from "@animal-store/contract";
import { expect, it } from "vitest";
import type { SentRequest } from "../coverage/exchange.ts";
import { createAnswer } from "../http/http-client.ts";
import type { Row } from "./compare-recordings.ts";
import { describeGroups } from "./describe-groups.ts";
import { explainRows } from "./explain-rows.ts";
import { groupRows } from "./group-rows.ts";
import type { KnownLimit } from "./known-limit.ts";

const answer = (status: number, code?: string) =>
  createAnswer(status, [], Buffer.from(code ? JSON.stringify({ code }) : "1"));

const refused = answer(400, "invalid_request");
const row = (caseId: string, path: string, found = answer(200)): Row => {
  const request = { method: "GET", target: contract.basePath + path };
  const text = `answers ${found.status === 200 ? "200" : "400 invalid_request"}, not 429 key_banned`;
  const exchange = { request, answer: answer(429, "key_banned") };
  return {
    caseId,
    operation: "listPets",
    in: "status",
    text,
    line: "l:1",
    ids: [],
    exchange,
    found: { request, answer: found },
  };
};
const limit: KnownLimit = {
  id: "list-fails",
  request: { method: "GET", path: "/pets" },
  wrong: { status: 400 },
  right: { status: 200 },
  mended: false,
};
const state = (name: string, status: (request: SentRequest) => number) => ({
  name,
  ask: async (request: SentRequest) => answer(status(request), "key_banned"),
  stop: async () => {},
});
const banned = state("a ban", () => 429);
const calm = state("a new key", ({ target }) => (target.endsWith("/cats") ? 404 : 200));

const causes = async (rows: Row[], states = [banned, calm]) =>
  (await explainRows(rows, [limit], states)).map(({ cause }) => cause);

it("the cause is state where the server itself differs in the same way in another state", async () => {
  expect(await causes([row("a", "/pets?limit=1")])).toEqual([{ kind: "state", state: "a new key" }]);
});

it("there is no cause where the server answers alike in every state, or in yet another way", async () => {
  expect(await causes([row("a", "/pets")], [banned])).toEqual([{ kind: "unexplained" }]);
  expect(await causes([row("a", "/cats")])).toEqual([{ kind: "unexplained" }]);
});

it("the cause is a limit where the target gets wrong what the server would answer in another state", async () => {
  expect(await causes([row("a", "/pets", refused)])).toEqual([{ kind: "limit", id: "list-fails" }]);
  expect(await causes([row("a", "/pets", refused)], [banned])).toEqual([{ kind: "unexplained" }]);
});

it("alike differences of one kind of cause are one group, and those without a cause name every case", async () => {
  const rows = [row("a", "/pets"), row("b", "/cats"), row("c", "/cats"), row("c", "/cats"), row("d", "/pets", refused)];
  const groups = groupRows(await explainRows(rows, [limit], [calm]));
  expect(groups.map(({ kind, causes, caseIds, requests }) => [kind, causes, caseIds, requests])).toEqual([
    ["unexplained", [], ["b", "c"], 3],
    ["limit", ["list-fails"], ["d"], 1],
    ["state", ["a new key"], ["a"], 1],
  ]);
  expect(describeGroups(groups).split("\n").slice(1)).toEqual([
    "    b",
    "    c",
    "listPets answers 400 invalid_request, not 429 key_banned · 1 request of 1 case, such as d · l:1 · Prism: list-fails",
    "listPets answers 200, not 429 key_banned · 1 request of 1 case, such as a · l:1 · needs state: the server answers so too, with a new key",
  ]);
});
