import assert from "node:assert/strict";
import { contract } from "@animal-store/contract";
import { contractDocument } from "../document/contract-document.ts";
import { parameterExample } from "../document/examples-of.ts";
import { type ContractCase, operationIds, pagedOperations, refused, succeeds } from "./contract-case.ts";
import { int64Literals, refusedInt64Text } from "./int64-literals.ts";
import { expectViolationAt, violatedPaths } from "./steps.ts";

const { violations } = contract.limits;
const refusedLimits = [
  "0",
  "-1",
  "101",
  "abc",
  "1e1",
  "+5",
  "%2B5",
  "05",
  "5.0",
  "",
  "%205",
  "5%20",
  "-0",
  "0x10",
  "99999999999999999999",
  "1,2",
];
const refusedStatuses = ["lost", "Available", "", "available%20", "available,sold"];
const undecodable = ["%ff", "%C3%28", "%ED%A0%80"];

export const parameterCases: ContractCase[] = [
  ...pagedOperations.flatMap((operation) => [
    ...["1", "99", "100", "%31%30"].map(
      (limit): ContractCase => ({
        id: `parameters/${operation}/limit/${limit}`,
        fact: `limit=${limit} is accepted`,
        ...succeeds(operation),
        run: ({ call }) => call(operation, { query: `limit=${limit}` }),
      }),
    ),
    ...refusedLimits.map(
      (limit): ContractCase => ({
        id: `parameters/${operation}/limit-refused/${limit}`,
        fact: `limit=${limit} is refused`,
        ...refused(operation, "invalid_request"),
        run: async ({ call }) => expectViolationAt(await call(operation, { query: `limit=${limit}` }), "limit"),
      }),
    ),
    ...["limit=1&limit=2", "limit=1&limit=1", "limit=1&%6Cimit=1"].map(
      (query): ContractCase => ({
        id: `parameters/${operation}/repeated/${query}`,
        fact: `the repeated parameter of ${query} is refused`,
        ...refused(operation, "invalid_request"),
        run: async ({ call }) => expectViolationAt(await call(operation, { query }), "limit"),
      }),
    ),
    ...undecodable.flatMap((text) =>
      [`limit=${text}`, `${text}=1`].map(
        (query): ContractCase => ({
          id: `parameters/${operation}/undecodable/${query}`,
          fact: `the percent-encoding of ${query}, which is not UTF-8, is refused`,
          ...refused(operation, "invalid_request"),
          run: ({ call }) => call(operation, { query }),
        }),
      ),
    ),
  ]),
  ...operationIds.flatMap((operation) =>
    contract.operations[operation].parameters
      .filter((parameter) => parameter.in === "query")
      .map(({ name }): ContractCase => {
        const pair = `${name}=${parameterExample(contractDocument, operation, name)}`;
        return {
          id: `parameters/${operation}/repeated/${name}`,
          fact: `${name} is refused where it stands twice, though both times it is the contract's example`,
          ...refused(operation, "invalid_request"),
          run: async ({ call }) => expectViolationAt(await call(operation, { query: `${pair}&${pair}` }), name),
        };
      }),
  ),
  ...operationIds.flatMap((operation) =>
    ["colour", "Limit", "__proto__"].map(
      (name): ContractCase => ({
        id: `parameters/${operation}/unknown/${name}`,
        fact: `the unknown query parameter ${name} is refused`,
        ...refused(operation, "invalid_request"),
        run: async ({ call }) => expectViolationAt(await call(operation, { query: `${name}=red` }), name),
      }),
    ),
  ),
  ...refusedStatuses.map(
    (status): ContractCase => ({
      id: `parameters/listPets/status/${status}`,
      fact: `the filter status=${status} is refused`,
      ...refused("listPets", "invalid_request"),
      run: async ({ call }) => expectViolationAt(await call("listPets", { query: `status=${status}` }), "status"),
    }),
  ),
  {
    id: "parameters/listPets/status/encoded",
    fact: "a percent-encoded letter of the filter is that letter",
    ...succeeds("listPets"),
    run: ({ call }) => call("listPets", { query: "status=%61vailable" }),
  },
  {
    id: "parameters/listPets/empty-query",
    fact: "a question mark with nothing behind it is no parameter",
    ...succeeds("listPets"),
    run: ({ call }) => call("listPets", { query: "" }),
  },
  {
    id: "parameters/listPets/several",
    fact: "violations of several parameters are told at once",
    ...refused("listPets", "invalid_request"),
    async run({ call }) {
      const answer = await call("listPets", { query: "limit=0&status=lost&colour=red" });
      assert.deepEqual(violatedPaths(answer), ["colour", "limit", "status"]);
      return answer;
    },
  },
  ...operationIds.flatMap((operation) =>
    [violations - 1, violations, violations + 1, 2 * violations].map(
      (count): ContractCase => ({
        id: `parameters/${operation}/many/${count}`,
        fact: `of ${count} violations an answer lists ${Math.min(count, violations)}`,
        ...refused(operation, "invalid_request"),
        async run({ call }) {
          const names = Array.from({ length: count }, (_, index) => `colour${index}=red`);
          const answer = await call(operation, { query: names.join("&") });
          assert.equal(violatedPaths(answer).length, Math.min(count, violations));
          return answer;
        },
      }),
    ),
  ),
  ...int64Literals
    .filter((literal) => literal !== "1")
    .map(
      (petId): ContractCase => ({
        id: `parameters/getPet/petId/${petId}`,
        fact: `petId ${petId} is a valid identifier that no pet has`,
        ...refused("getPet", "pet_not_found"),
        run: ({ call }) => call("getPet", { path: { petId } }),
      }),
    ),
  ...refusedInt64Text.map(
    (petId): ContractCase => ({
      id: `parameters/getPet/petId-refused/${petId}`,
      fact: `petId ${petId} is refused`,
      ...refused("getPet", "invalid_request"),
      run: async ({ call }) => expectViolationAt(await call("getPet", { path: { petId } }), "petId"),
    }),
  ),
  ...undecodable.map(
    (petId): ContractCase => ({
      id: `parameters/getPet/undecodable/${petId}`,
      fact: `the invalid percent-encoding of petId ${petId} is refused`,
      ...refused("getPet", "invalid_request"),
      run: ({ call }) => call("getPet", { path: { petId } }),
    }),
  ),
];
