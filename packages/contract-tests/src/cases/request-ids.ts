import assert from "node:assert/strict";
import type { Answer } from "../http/http-client.ts";
import { type ContractCase, refused, succeeds, unknownPath } from "./contract-case.ts";
import { withPrefix } from "./quoted-keys.ts";

const kept = ["a", "A.b_c-9", "x".repeat(128)];
const replaced = ["x".repeat(129), "a b", "", "a,b", "a/b", "ä", "<script>"];

export const requestIdCases: ContractCase[] = [
  ...kept.map(
    (id): ContractCase => ({
      id: `request-ids/kept/${id.slice(0, 10)}-${id.length}`,
      fact: `an X-Request-Id of ${id.length} permitted characters is kept`,
      ...succeeds("listPets"),
      async run({ call }) {
        const answer = await call("listPets", { headers: { "X-Request-Id": id } });
        assert.equal(requestId(answer), id);
        return answer;
      },
    }),
  ),
  ...replaced.map(
    (id): ContractCase => ({
      id: `request-ids/replaced/${id.slice(0, 10)}-${id.length}`,
      fact: "an X-Request-Id outside the rule is replaced",
      ...succeeds("listPets"),
      async run({ call }) {
        const answer = await call("listPets", { headers: { "X-Request-Id": id } });
        const given = requestId(answer) ?? "";
        assert(!(id.startsWith(given) && given), `The id must be a new one, got ${given}`);
        return answer;
      },
    }),
  ),
  ...[
    { what: "a live key", make: (key: string) => withPrefix("as_live_", key) },
    { what: "a test key", make: (key: string) => withPrefix("as_test_", key) },
    { what: "a key among other characters", make: (key: string) => `retry-of.${key}.2` },
    { what: "the beginning of a key", make: (key: string) => key.slice(0, 20) },
  ].map(
    ({ what, make }): ContractCase => ({
      id: `request-ids/replaced/${what}`,
      fact: `an X-Request-Id that holds ${what} is replaced, since it would be logged`,
      ...succeeds("listPets"),
      async run({ call, key }) {
        const answer = await call("listPets", { headers: { "X-Request-Id": make(key) } });
        assert.doesNotMatch(requestId(answer) ?? "", /as_(live|test)/);
        return answer;
      },
    }),
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

function requestId({ headers }: Answer): string | undefined {
  return headers.get("x-request-id");
}
