import assert from "node:assert/strict";
import { contract, type OperationId, type Scope, scopes } from "@animal-store/contract";
import type { Answer } from "../http/answer.ts";
import type { CallOptions } from "../runner/build-request.ts";
import type { CaseContext } from "../runner/case-context.ts";
import { unknownPath } from "./authentication.ts";
import { allowed, type ContractCase, operationIds, operationsWithBody, refused, succeeds } from "./contract-case.ts";
import { expectFigures, rateFigures } from "./rate-figures.ts";
import { addPet, expectCode } from "./steps.ts";

/** The scope that an operation requires. */
export function scopeOf(operation: OperationId): Scope {
  const [requirement] = contract.operations[operation].security;
  return requirement.bearerAuth[0];
}

/** Calls an operation with a key that has all other scopes. */
export function callWithoutScope(context: CaseContext, operation: OperationId, options?: CallOptions): Promise<Answer> {
  return callWith(context, operation, otherScopes(operation), options);
}

function otherScopes(operation: OperationId): Scope[] {
  return scopes.filter((scope) => scope !== scopeOf(operation));
}

const gets = operationIds.filter((id) => contract.operations[id].method === "GET");
const [get = "listPets"] = gets;
const [post = "createPet"] = operationsWithBody;
const { path } = contract.operations[get];

/** A key has scopes, and an operation requires one of them. */
export const scopeCases: ContractCase[] = [
  ...operationIds.map(
    (operation): ContractCase => ({
      id: `scopes/${operation}/missing`,
      fact: `a key without the scope ${scopeOf(operation)} gets 403, which names the scope`,
      ...refused(operation, "insufficient_scope"),
      run: async (context) => expectNamed(operation, await callWithoutScope(context, operation)),
    }),
  ),
  ...operationIds.map(
    (operation): ContractCase => ({
      id: `scopes/${operation}/sufficient`,
      fact: `a key with only the scope ${scopeOf(operation)} may call the operation`,
      ...succeeds(operation),
      run: async (context) =>
        callWith(context, operation, [scopeOf(operation)], await validOptions(context, operation)),
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

async function callWith(
  { call, service }: CaseContext,
  operation: OperationId,
  granted: readonly Scope[],
  options: CallOptions = {},
): Promise<Answer> {
  const { key } = await service.createKey({ scopes: granted });
  return call(operation, { ...options, key });
}

async function validOptions(context: CaseContext, operation: OperationId): Promise<CallOptions> {
  if (operation === "getPet") return { path: { petId: (await addPet(context)).id } };
  if (operation === "createOrder") return { json: { petId: (await addPet(context)).id } };
  return {};
}

function expectNamed(operation: OperationId, answer: Answer): Answer {
  const scope = scopeOf(operation);
  expectCode(answer, "insufficient_scope");
  assert.equal(answer.headers.get("www-authenticate"), `Bearer error="insufficient_scope", scope="${scope}"`);
  const { message } = answer.body as { message: string };
  assert(message.includes(scope), `The message must name the scope ${scope}, got: ${message}`);
  return answer;
}
