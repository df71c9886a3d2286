import assert from "node:assert/strict";
import { contract } from "@animal-store/contract";
import { stringifyJson } from "@animal-store/exact-json";
import { contractDocument } from "../document/contract-document.ts";
import { examplesOf } from "../document/examples-of.ts";
import { pointerTo } from "../document/pointer-to.ts";
import { type ContractCase, operationsWithBody, refused } from "./contract-case.ts";
import { int64Literals, refusedInt64Json } from "./int64-literals.ts";
import { expectViolationAt, violatedPaths } from "./steps.ts";

const unknownMembers = ["id", "nmae", "__proto__", "constructor", "toString", "a/b~c", ""];

const setByTheService = ["status", "createdAt"];

/** Which members a body may have, and what the details of a refusal say. */
export const bodyMemberCases: ContractCase[] = [
  ...operationsWithBody.flatMap((operation) =>
    [...unknownMembers, ...(operation === "createOrder" ? setByTheService : [])].map(
      (member): ContractCase => ({
        id: `body-members/${operation}/unknown/${member}`,
        fact: `the unknown member "${member}" is refused and named`,
        ...refused(operation, "invalid_request"),
        async run({ call }) {
          const valid = stringifyJson(examplesOf(contractDocument, operation).body);
          const answer = await call(operation, { body: `${valid.slice(0, -1)},${JSON.stringify(member)}:1}` });
          return expectViolationAt(answer, pointerTo(member));
        },
      }),
    ),
  ),
  {
    id: "body-members/createPet/missing",
    fact: "every missing member is named at once",
    ...refused("createPet", "invalid_request"),
    async run({ call }) {
      const answer = await call("createPet", { json: {} });
      assert.deepEqual(violatedPaths(answer), ["/categoryId", "/name"]);
      return answer;
    },
  },
  {
    id: "body-members/createPet/several",
    fact: "violations of several members are told at once",
    ...refused("createPet", "invalid_request"),
    async run({ call }) {
      const answer = await call("createPet", { json: { name: "", categoryId: "7", status: "lost" } });
      assert.deepEqual(violatedPaths(answer), ["/categoryId", "/name", "/status"]);
      return answer;
    },
  },
  {
    id: "body-members/createPet/many",
    fact: "an answer lists as many violations as the contract says at most",
    ...refused("createPet", "invalid_request"),
    async run({ call }) {
      const { violations } = contract.limits;
      const json = Object.fromEntries(Array.from({ length: violations * 2 }, (_, index) => [`member${index}`, index]));
      const answer = await call("createPet", { json });
      assert.equal(violatedPaths(answer).length, violations);
      return answer;
    },
  },
  ...['"lost"', '"Available"', '""', "null", "1"].map(
    (status): ContractCase => ({
      id: `body-members/createPet/status/${status}`,
      fact: `the status ${status} is refused`,
      ...refused("createPet", "invalid_request"),
      run: async ({ call }) =>
        expectViolationAt(
          await call("createPet", { body: `{"name":"Rex","categoryId":7,"status":${status}}` }),
          "/status",
        ),
    }),
  ),
  {
    id: "body-members/createOrder/missing",
    fact: "a missing petId is named",
    ...refused("createOrder", "invalid_request"),
    run: async ({ call }) => expectViolationAt(await call("createOrder", { json: {} }), "/petId"),
  },
  ...refusedInt64Json.map(
    (json): ContractCase => ({
      id: `body-members/createOrder/petId-refused/${json}`,
      fact: `petId ${json} is refused`,
      ...refused("createOrder", "invalid_request"),
      run: async ({ call }) => expectViolationAt(await call("createOrder", { body: `{"petId":${json}}` }), "/petId"),
    }),
  ),
  ...int64Literals
    .filter((literal) => literal !== "1")
    .map(
      (literal): ContractCase => ({
        id: `body-members/createOrder/petId/${literal}`,
        fact: `petId ${literal} is a valid identifier that no pet has`,
        ...refused("createOrder", "pet_not_found"),
        run: ({ call }) => call("createOrder", { body: `{"petId":${literal}}` }),
      }),
    ),
];
