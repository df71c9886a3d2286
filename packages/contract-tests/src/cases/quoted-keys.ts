import assert from "node:assert/strict";
import type { Answer } from "../http/http-client.ts";
import type { CaseContext } from "../runner/case-context.ts";
import { type ContractCase, type Outcome, refused } from "./contract-case.ts";

type Misplace = (context: CaseContext, key: string) => Promise<Answer>;

/** Places in which a caller may leave a key though none belongs there, and which a refusal may speak of. */
const places: [what: string, outcome: Outcome, misplace: Misplace][] = [
  ["a path", refused("unrouted", "route_not_found"), ({ send }, key) => send("GET", `/${key}`)],
  ["petId", refused("getPet", "invalid_request"), ({ call }, key) => call("getPet", { path: { petId: key } })],
  [
    "a parameter",
    refused("listPets", "invalid_request"),
    ({ call }, key) => call("listPets", { query: `limit=${key}` }),
  ],
  ["a parameter's name", refused("listPets", "invalid_request"), ({ call }, key) => call("listPets", { query: key })],
  ["a cursor", refused("listPets", "invalid_cursor"), ({ call }, key) => call("listPets", { query: `cursor=${key}` })],
  [
    "an Idempotency-Key",
    refused("createPet", "invalid_request"),
    ({ call }, key) => call("createPet", { headers: { "Idempotency-Key": `${key} ${key}` } }),
  ],
  [
    "a Content-Type",
    refused("createPet", "unsupported_media_type"),
    ({ call }, key) => call("createPet", { headers: { "Content-Type": `text/${key}` } }),
  ],
  [
    "a member",
    refused("createPet", "invalid_request"),
    ({ call }, key) => call("createPet", { json: { name: "Rex", categoryId: key } }),
  ],
  [
    "a member's name",
    refused("createPet", "invalid_request"),
    ({ call }, key) => call("createPet", { json: { name: "Rex", categoryId: 7, [key]: 1 } }),
  ],
  ["text that is no JSON", refused("createPet", "malformed_json"), ({ call }, key) => call("createPet", { body: key })],
];

const spellings: [what: string, spell: (key: string) => string][] = [
  [" of a store", (key) => withPrefix("as_live_", key)],
  [" of a sandbox", (key) => withPrefix("as_test_", key)],
  [", percent-encoded", (key) => key.replaceAll("_", "%5F")],
  [", with something around it", (key) => `x.${key}.x`],
];

/** A key with another prefix than its own. */
export function withPrefix(prefix: string, key: string): string {
  return key.replace(/^as_(live|test)_/, prefix);
}

/** An answer may be logged or shown: it never repeats a key. */
export const quotedKeyCases: ContractCase[] = places.flatMap(([place, outcome, misplace]) =>
  spellings.map(
    ([spelling, spell]): ContractCase => ({
      id: `quoted-keys/${place}${spelling}`,
      fact: `a key${spelling} in ${place} is not quoted by the answer`,
      ...outcome,
      async run(context) {
        const answer = await misplace(context, spell(context.key));
        const all = [answer.bodyText, ...answer.headers.values()].join("\n");
        const secret = withPrefix("", context.key).slice(0, 8);
        assert(!all.includes(secret), `No part of a key may stand in an answer, got ${all}`);
        return answer;
      },
    }),
  ),
);
