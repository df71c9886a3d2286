import assert from "node:assert/strict";
import { randomInt, randomUUID } from "node:crypto";
import type { HttpResponse } from "@animal-store/conformance/internal";
import { contract, type OperationId } from "@animal-store/contract";
import { parseJson, stringifyJson } from "@animal-store/exact-json";
import fc from "fast-check";
import { type ContractCase, operationIds } from "../cases/contract-case.ts";
import { addEntry, bodyAs, expectStatus, findSibling, idsOf, lastPages, violatedPaths } from "../cases/steps.ts";
import { responsePaths, schemaValues } from "../coverage/input.ts";
import { contractDocument, entryPaths, locate } from "../document/contract-document.ts";
import { createResponseValidator } from "../response-validator/create-response-validator.ts";
import type { CaseContext } from "../runner/case-context.ts";
import { createRunner } from "../runner/create-runner.ts";
import { SkipCase } from "../target.ts";
import { checkProperty, type GeneratedCheck, type ReplayOptions } from "./check-property.ts";
import { type Draft, resolveReferences, toCallOptions, toFilter, toTexts } from "./draft.ts";
import { formatGenerated, type GeneratedRequest, type InputProperty, toInputProperties } from "./input-properties.ts";
import { getInputs } from "./operation-inputs.ts";
import type { Value } from "./values.ts";

const fixedSeed = 20_301_205;
const idempotencyKey = "Idempotency-Key";

/** One request for each input property of each operation. It is the same in every run, except against a remote service. */
export const inputCases: ContractCase[] = operationIds.flatMap((operation) =>
  toInputProperties(getInputs(contractDocument, operation)).map((property) =>
    // A remote service still stores the Idempotency-Keys of earlier runs, so each run needs other ones.
    toCase(property, ({ service }) => {
      const [request] = fc.sample(property.requests, {
        seed: service.remote ? randomInt(2 ** 31) : fixedSeed,
        numRuns: 1,
      }) as [GeneratedRequest];
      return service.remote && property.field?.name !== idempotencyKey ? withUnusedIdempotencyKey(request) : request;
    }),
  ),
);

function withUnusedIdempotencyKey(request: GeneratedRequest): GeneratedRequest {
  const parts = request.valid.parts.map((part) =>
    part.field.name === idempotencyKey ? { ...part, text: randomUUID() } : part,
  );
  return { ...request, valid: { ...request.valid, parts } };
}

function toCase(
  { kind, field, outcome, covers }: InputProperty,
  chooseRequest: (context: CaseContext) => GeneratedRequest,
): ContractCase {
  const location = field && (field.in === "body" ? field.path : `${field.in} ${field.name}`);
  return {
    id: `inputs/${[outcome.operation, location, kind].filter((part) => part !== undefined).join("/")}`,
    title: `${outcome.status < 400 ? "accepts" : "rejects"} the request (${location ? `${location}, ` : ""}${kind})`,
    ...outcome,
    ...(field && { location: field.location }),
    ...(covers && { covers }),
    run: async (context) => {
      const request = chooseRequest(context);
      try {
        return await sendRequest(context, outcome.code, request);
      } catch (error) {
        if (error instanceof assert.AssertionError)
          error.message = `${error.message}\nRequest: ${formatGenerated(request)}`;
        throw error;
      }
    },
  };
}

async function sendRequest(
  context: CaseContext,
  code: string | undefined,
  request: GeneratedRequest,
): Promise<HttpResponse> {
  const draft = request.mutate(await resolveReferences(context, request.valid));
  const { operation } = draft;
  const hasBody = contract.operations[operation].body !== null;
  const list = hasBody ? findSibling(operation, "GET") : undefined;
  const previousIds = list && !context.service.remote ? idsOf(await lastPages(context, list)) : undefined;
  const expectedId = hasBody || code !== undefined ? undefined : await addMatchingEntry(context, draft);
  const response = await context.call(operation, toCallOptions(draft, hasBody));
  if (context.service.remote) expectUnusedIdempotencyKey(response);
  if (response.status >= 400) {
    if (code === undefined) return response;
    assert.equal(bodyAs("Error", response).code, code, response.bodyText.slice(0, 500));
    if (request.paths)
      assert.deepEqual(violatedPaths(response), request.paths.toSorted(), "The details must name the invalid inputs.");
  } else if (response.status === 200) await expectEntries(context, draft, response, expectedId);
  const isAdded = hasBody && response.status < 300;
  if (list && previousIds) await expectAdded(context, list, previousIds, isAdded ? [response.body] : []);
  if (isAdded) await expectStored(context, draft, response);
  return response;
}

function expectUnusedIdempotencyKey(response: HttpResponse): void {
  const isConflict = response.status === 409 && bodyAs("Error", response).code === "idempotency_conflict";
  if (isConflict || response.headers.has("idempotency-replayed"))
    throw new SkipCase("an API key that has not used the same Idempotency-Keys within a day");
}

async function addMatchingEntry(context: CaseContext, draft: Draft): Promise<number | bigint | undefined> {
  const filter = toFilter(draft);
  if (Object.keys(filter).length === 0) return undefined;
  const { fields } = getInputs(contractDocument, findSibling(draft.operation, "POST"));
  const omittedFields = fields.filter(({ name, required }) => name in filter && !required);
  const omittedMembers = omittedFields.map(({ name }) => [name, undefined]);
  await addEntry(context, draft.operation, Object.fromEntries(omittedMembers));
  return addEntry(context, draft.operation, filter);
}

async function expectAdded(
  context: CaseContext,
  list: OperationId,
  previousIds: readonly (number | bigint)[],
  expected: readonly unknown[],
): Promise<void> {
  const entries = (await lastPages(context, list)).flatMap(({ body }) => body as { id: number | bigint }[]);
  const added = entries.filter(({ id }) => !previousIds.includes(id));
  assert.equal(stringifyJson(added), stringifyJson(expected), "The list must gain exactly the returned entries.");
}

async function expectEntries(
  context: CaseContext,
  draft: Draft,
  { body }: HttpResponse,
  expectedId: number | bigint | undefined,
): Promise<void> {
  const entries = [body].flat() as Entry[];
  for (const { field, text, value } of draft.parts) {
    if (field.in === "path") assert.equal(String(entries[0]?.id), decodeURIComponent(text ?? ""));
    if (field.name === "limit")
      assert(entries.length <= Number(value), `Got ${entries.length} entries, but the limit is ${value}.`);
  }
  const filter = toFilter(draft);
  expectFiltered(entries, filter);
  if (expectedId === undefined) return;
  const pages = await lastPages(context, draft.operation, new URLSearchParams(toTexts(filter)).toString());
  const listed = pages.flatMap((page) => page.body as Entry[]);
  expectFiltered(listed, filter);
  assert(idsOf(pages).includes(expectedId), `The filtered list must contain entry ${expectedId}.`);
}

type Entry = Readonly<Record<string, unknown>>;

function expectFiltered(entries: readonly Entry[], filter: Record<string, Value>): void {
  for (const [name, value] of Object.entries(filter))
    for (const entry of entries) assert.equal(String(entry[name]), String(value), `The filter is ${name}=${value}.`);
}

/** Asserts that the response and a later read return exactly the sent members. */
async function expectStored(context: CaseContext, { operation, parts }: Draft, response: HttpResponse): Promise<void> {
  const { id, ...members } = response.body as Readonly<Record<string, unknown>> & { id: number | bigint };
  const sentParts = parts.filter(({ field }) => field.in === "body");
  for (const { field, text } of sentParts) assert.deepEqual(members[field.name], parseJson(text ?? ""));
  const names = Object.keys(response.body as object);
  const orderedNames = membersOf(operation, response.status).filter((name) => names.includes(name));
  assert.deepEqual(names, orderedNames, "Members must be in the order of the schema.");
  const reader = operationIds.find((id) => isReaderOf(id, operation));
  if (!reader) return;
  const sentNames = sentParts.map(({ field }) => field.name);
  const storedNames = Object.keys(members).filter((name) => members[name] !== null || sentNames.includes(name));
  assert.deepEqual(storedNames.sort(), sentNames.sort(), "Only the sent members may be stored.");
  const name = /\{(\w+)\}$/.exec(contract.operations[reader].path)?.[1] ?? "";
  const storedResponse = expectStatus(await context.call(reader, { path: { [name]: id } }), 200);
  assert.equal(storedResponse.bodyText, response.bodyText, "GET must return the body of the POST response.");
}

function membersOf(operation: OperationId, status: number): string[] {
  const responses = responsePaths(contractDocument).filter((response) => response.operation === operation);
  const response = responses.find((candidate) => candidate.status === status);
  const contents = response ? entryPaths(locate<object>(contractDocument, response.location), "content") : [];
  const values = contents.flatMap(([, content]) => schemaValues(contractDocument, [...content, "schema"]));
  return values.flatMap(({ path }) => (path.length === 1 ? path : []));
}

function isReaderOf(reader: OperationId, operation: OperationId): boolean {
  const { method, path } = contract.operations[reader];
  return method === "GET" && path.startsWith(`${contract.operations[operation].path}/{`) && path.endsWith("}");
}

/** Returns a check of each operation: random requests satisfy each input property. @param runs number of requests */
export function createRequestChecks({ runs, ...replay }: ReplayOptions & { readonly runs: number }): GeneratedCheck[] {
  return operationIds.map((operation) => {
    const requests = fc.oneof(...toInputProperties(getInputs(contractDocument, operation)).map(toRequests));
    return {
      id: `generated/${operation}`,
      title: "random requests satisfy each input property",
      async run(target) {
        const validator = createResponseValidator(contractDocument);
        const runner = createRunner({ target, validator, coverage: { add: () => {} } });
        const property = fc.asyncProperty(requests, ({ property: inputProperty, generated }) =>
          runner.run(toCase(inputProperty, () => generated)),
        );
        try {
          await checkProperty(property, { ...replay, numRuns: Math.ceil(runs / operationIds.length) });
        } finally {
          await runner.stop();
        }
      },
    };
  });
}

// fast-check prints the property and the request of a counterexample.
function toRequests(property: InputProperty) {
  return property.requests.map((generated) => ({
    property,
    generated,
    [fc.toStringMethod]: () =>
      `${[property.field?.path, property.kind].filter(Boolean).join(" ")}: ${formatGenerated(generated)}`,
  }));
}
