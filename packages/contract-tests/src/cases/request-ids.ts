import assert from "node:assert/strict";
import type { Answer } from "../http/http-client.ts";
import { type ContractCase, refused, succeeds, unknownPath } from "./contract-case.ts";
import { withPrefix } from "./quoted-keys.ts";

const kept = ["a", "A.b_c-9", "x".repeat(128)];
const replaced = ["x".repeat(129), "a b", "", "a,b", "a/b", "ä", "<script>"];
const withKeys: readonly (readonly [what: string, make: (key: string) => string])[] = [
  ["a live key", (key) => withPrefix("as_live_", key)],
  ["a test key", (key) => withPrefix("as_test_", key)],
  ["a key among other characters", (key) => `retry-of.${key}.2`],
  ["the beginning of a key", (key) => key.slice(0, 20)],
];

export const requestIdCases: ContractCase[] = [
  ...kept.map((id) =>
    sent(
      `kept/${id.slice(0, 10)}-${id.length}`,
      `an id of ${id.length} permitted characters is kept`,
      () => id,
      assert.equal,
    ),
  ),
  ...replaced.map((id) =>
    sent(
      `replaced/${id.slice(0, 10)}-${id.length}`,
      "an X-Request-Id outside the rule is replaced",
      () => id,
      (given) => assert(!(id.startsWith(given) && given), `The id must be a new one, got ${given}`),
    ),
  ),
  ...withKeys.map(([what, make]) =>
    sent(
      `replaced/${what}`,
      `an X-Request-Id that holds ${what} is replaced, since it would be logged`,
      make,
      (given) => assert.doesNotMatch(given, /as_(live|test)/),
    ),
  ),
  {
    id: "request-ids/new",
    fact: "each answer has an id of its own",
    ...succeeds("listPets"),
    async run({ call }) {
      const answers = [await call("listPets"), await call("listPets"), await call("listPets")];
      assert.equal(new Set(answers.map(requestId)).size, answers.length);
      return answers[0] as Answer;
    },
  },
  {
    id: "request-ids/without-a-key",
    fact: "an X-Request-Id is kept where the key is missing",
    ...refused("unrouted", "missing_api_key"),
    async run({ send }) {
      const answer = await send("GET", unknownPath, { key: null, headers: { "X-Request-Id": "mine" } });
      assert.equal(requestId(answer), "mine");
      return answer;
    },
  },
];

function sent(
  what: string,
  fact: string,
  make: (key: string) => string,
  check: (given: string, id: string) => void,
): ContractCase {
  return {
    id: `request-ids/${what}`,
    fact,
    ...succeeds("listPets"),
    async run({ call, key }) {
      const answer = await call("listPets", { headers: { "X-Request-Id": make(key) } });
      check(requestId(answer), make(key));
      return answer;
    },
  };
}

function requestId({ headers }: Answer): string {
  return headers.get("x-request-id") ?? "";
}
