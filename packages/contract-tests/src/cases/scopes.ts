import assert from "node:assert/strict";
import { contract, type OperationId, type Scope, scopes } from "@animal-store/contract";
import type { Answer } from "../http/http-client.ts";
import type { CallOptions } from "../runner/build-request.ts";
import type { CaseContext } from "../runner/case-context.ts";
import {
  allowed,
  type ContractCase,
  operationIds,
  operationsWithBody,
  refused,
  succeeds,
  unknownPath,
} from "./contract-case.ts";
import { expectFigures, rateFigures } from "./rate-figures.ts";
import { otherScopes, scopeOf } from "./responses.ts";
import { validRequest } from "./steps.ts";

const gets = operationIds.filter((id) => contract.operations[id].method === "GET");
const [get = "listPets"] = gets;
const [post = "createPet"] = operationsWithBody;
const { path } = contract.operations[get];

/** A key has scopes, and an operation requires one of them. */
export const scopeCases: ContractCase[] = [
  ...operationIds.map(
    (operation): ContractCase => ({
      id: `scopes/${operation}/sufficient`,
      fact: `a key with only the scope ${scopeOf(operation)} may call the operation`,
      ...succeeds(operation),
      run: async (context) =>
        callWith(context, operation, [scopeOf(operation)], await validRequest(context, operation)),
    }),
  ),
  ...gets.map(
    (operation): ContractCase => ({
      id: `scopes/${operation}/HEAD`,
      fact: "HEAD requires the scope of GET",
      operation,
      status: contract.errorCodes.insufficient_scope.status,
      async run(context) {
        const answer = await callWithoutScope(context, operation, { method: "HEAD" });
        assert.equal(answer.bodyText, "");
        return answer;
      },
    }),
  ),
  ...scopes.map(
    (scope): ContractCase => ({
      id: `scopes/OPTIONS/${scope}`,
      fact: `OPTIONS requires a valid key and no scope: ${scope} is enough`,
      ...allowed,
      run: async ({ send, service }) =>
        send("OPTIONS", path, { key: (await service.createKey({ scopes: [scope] })).key }),
    }),
  ),
  {
    id: "scopes/after-404",
    fact: "an unknown path is 404 for a key without the scope",
    ...refused("unrouted", "route_not_found"),
    run: async ({ send, service }) =>
      send("POST", unknownPath, { key: (await service.createKey({ scopes: otherScopes(post) })).key }),
  },
  {
    id: "scopes/after-405",
    fact: "a method that is not allowed is 405 for a key without the scope",
    ...refused("unrouted", "method_not_allowed"),
    run: async ({ send, service }) =>
      send("DELETE", path, { key: (await service.createKey({ scopes: otherScopes(post) })).key }),
  },
  ...operationsWithBody.flatMap((operation) =>
    [
      { what: "the media type", options: { headers: { "Content-Type": "text/plain" } } },
      { what: "the size of the body", options: { body: "x".repeat(contract.limits.bodyBytes + 1) } },
      { what: "the body", options: { body: "{" } },
      { what: "the parameters", options: { query: "colour=red" } },
    ].map(
      ({ what, options }): ContractCase => ({
        id: `scopes/${operation}/before ${what}`,
        fact: `the scope is checked before ${what}`,
        ...refused(operation, "insufficient_scope"),
        run: (context) => callWithoutScope(context, operation, options),
      }),
    ),
  ),
  {
    id: "scopes/counted",
    fact: "a request without the scope counts as one request",
    ...refused(get, "insufficient_scope"),
    async run({ call, service }) {
      const { key } = await service.createKey({ scopes: otherScopes(get) });
      const { remaining } = rateFigures(await call(get, { key }));
      return expectFigures(await call(get, { key }), { remaining: remaining - 1 });
    },
  },
];

function callWithoutScope(context: CaseContext, operation: OperationId, options?: CallOptions): Promise<Answer> {
  return callWith(context, operation, otherScopes(operation), options);
}

async function callWith(
  { call, service }: CaseContext,
  operation: OperationId,
  granted: readonly Scope[],
  options: CallOptions = {},
): Promise<Answer> {
  const { key } = await service.createKey({ scopes: granted });
  return call(operation, { ...options, key });
}
