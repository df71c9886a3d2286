import assert from "node:assert/strict";
import { type ContractCase, refused, succeeds } from "./contract-case.ts";
import { expectStatus, expectViolationAt, getPet, read } from "./steps.ts";

const kept: [what: string, name: string][] = [
  ["1 code point", "R"],
  ["1 astral code point", "😀"],
  ["2 code points", "Re"],
  ["254 code points", "x".repeat(254)],
  ["255 code points", "x".repeat(255)],
  ["255 astral code points", "😀".repeat(255)],
  ["255 code points of three bytes", "犬".repeat(255)],
  ["blanks around it", "  Rex\t\n "],
  ["nothing but a blank", " "],
  ["a decomposed letter", "Rene\u0301"],
  ["a composed letter", "Ren\u00e9"],
  ["control characters", "\u0001\u001f\u007f"],
  ["quotes, backslashes and slashes", "\"\\/'"],
  ["the code points next to the surrogates", "\ud7ff\ue000"],
  ["a byte order mark inside", "\ufeffRex"],
  ["a zero-width joiner", "👩\u200d🚀"],
  ["words of SQL", "'; DROP TABLE pets; --"],
  ["the word null", "null"],
];

const refusedNames: [what: string, json: string][] = [
  ["empty", '""'],
  ["256 code points long", JSON.stringify("x".repeat(256))],
  ["256 astral code points long", JSON.stringify("😀".repeat(256))],
  ["with an escaped NUL", '"Re\\u0000x"'],
  ["with a lone high surrogate", '"Rex\\ud83d"'],
  ["with a lone low surrogate", '"\\ude00Rex"'],
  ["with the first surrogate", '"Rex\\ud800"'],
  ["with the last surrogate", '"\\udfffRex"'],
  ["with a surrogate pair the wrong way round", '"\\ude00\\ud83d"'],
  ["null", "null"],
  ["a number", "7"],
  ["a list", '["Rex"]'],
  ["an object", "{}"],
];

export const petNameCases: ContractCase[] = [
  ...kept.map(
    ([what, name]): ContractCase => ({
      id: `pet-names/kept/${what}`,
      fact: `a name of or with ${what} is kept exactly as sent`,
      ...succeeds("createPet"),
      async run(context) {
        const answer = expectStatus(await context.call("createPet", { json: { name, categoryId: 7 } }), 201);
        const pet = read("Pet", answer);
        assert.equal(pet.name, name);
        assert.equal(read("Pet", await getPet(context, pet.id)).name, name);
        return answer;
      },
    }),
  ),
  {
    id: "pet-names/escaped-pair",
    fact: "an escaped surrogate pair is one character",
    ...succeeds("createPet"),
    async run({ call }) {
      const answer = await call("createPet", { body: '{"name":"\\ud83d\\ude00","categoryId":7}' });
      assert.equal(read("Pet", answer).name, "😀");
      return answer;
    },
  },
  ...refusedNames.map(
    ([what, json]): ContractCase => ({
      id: `pet-names/refused/${what}`,
      fact: `a name that is ${what} is refused`,
      ...refused("createPet", "invalid_request"),
      run: async ({ call }) =>
        expectViolationAt(await call("createPet", { body: `{"name":${json},"categoryId":7}` }), "/name"),
    }),
  ),
];
