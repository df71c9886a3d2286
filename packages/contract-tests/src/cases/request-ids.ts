import assert from "node:assert/strict";
import type { Answer } from "../http/answer.ts";
import { unknownPath } from "./authentication.ts";
import { type ContractCase, refused, succeeds } from "./contract-case.ts";

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
        assert.notEqual(requestId(answer), id);
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
