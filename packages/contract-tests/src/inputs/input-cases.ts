import assert from "node:assert/strict";
import { randomInt } from "node:crypto";
import { contract, type OperationId } from "@animal-store/contract";
import { parseJson, stringifyJson } from "@animal-store/exact-json";
import fc from "fast-check";
import { afterAll, describe, it } from "vitest";
import { type ContractCase, operationIds } from "../cases/contract-case.ts";
import { addEntry, expectStatus, finalPages, idsOf, read, sibling, violatedPaths } from "../cases/steps.ts";
import { responsePaths, schemaValues } from "../coverage/input.ts";
import { contractDocument, entryPaths, locate } from "../document/contract-document.ts";
import type { HttpResponse } from "../http/http-client.ts";
import { createResponseValidator } from "../response-validator/create-response-validator.ts";
import type { CaseContext } from "../runner/case-context.ts";
import { createRunner } from "../runner/create-runner.ts";
import { SkipCase, type Target } from "../target.ts";
import { type Draft, filterOf, findReferences, toCallOptions, toTexts } from "./draft.ts";
import { formatGenerated, type GeneratedRequest, type InputProperty, toInputProperties } from "./input-properties.ts";
import { inputsOf } from "./operation-inputs.ts";
import { checkProperty, readReplay } from "./rerun.ts";
import type { Value } from "./values.ts";

const seed = 20_301_205;

/** One request for each fact about the inputs of an operation, the same in every run. */
export const inputCases: ContractCase[] = operationIds.flatMap((operation) =>
  toInputProperties(inputsOf(contractDocument, operation)).map((probe) =>
    // A service behind a URL still stores the Idempotency-Keys of the last run, so each run has its own seed.
    toCase(probe, ({ service }) => {
      const [request] = fc.sample(probe.requests, { seed: service.remote ? randomInt(2 ** 31) : seed, numRuns: 1 });
      return request as GeneratedRequest;
    }),
  ),
);

/** Creates a case that sends a request of a probe. */
export function toCase(
  { kind, slot, outcome, proves }: InputProperty,
  choose: (context: CaseContext) => GeneratedRequest,
): ContractCase {
  const at = slot && (slot.in === "body" ? slot.path : `${slot.in} ${slot.name}`);
  return {
    id: `inputs/${[outcome.operation, at, kind].filter((part) => part !== undefined).join("/")}`,
    fact: `${at ? `${at}, ` : ""}${kind}: the request is ${outcome.status < 400 ? "accepted" : "rejected"}`,
    ...outcome,
    ...(slot && { location: slot.location }),
    ...(proves && { proves }),
    run: async (context) => {
      const request = choose(context);
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

/** Sends a request, and compares the response and the stored data with the contract. */
async function sendRequest(
  context: CaseContext,
  code: string | undefined,
  request: GeneratedRequest,
): Promise<HttpResponse> {
  const draft = request.mutate(await findReferences(context, request.valid));
  const { operation } = draft;
  const hasBody = contract.operations[operation].body !== null;
  const list = hasBody ? sibling(operation, "GET") : undefined;
  const before = list && !context.service.remote ? idsOf(await finalPages(context, list)) : undefined;
  const expectedEntry = hasBody || code !== undefined ? undefined : await addFiltered(context, draft);
  const answer = await context.call(operation, toCallOptions(draft, hasBody));
  if (context.service.remote) expectUnusedKey(answer);
  if (answer.status >= 400) {
    if (code === undefined) return answer;
    assert.equal(read("Error", answer).code, code, answer.bodyText.slice(0, 500));
    if (request.paths)
      assert.deepEqual(violatedPaths(answer), request.paths.toSorted(), "The details name other paths.");
  } else if (answer.status === 200) await expectEntries(context, draft, answer, expectedEntry);
  const isAdded = hasBody && answer.status < 300;
  if (list && before) await expectAdded(context, list, before, isAdded ? [answer.body] : []);
  if (isAdded) await expectStored(context, draft, answer);
  return answer;
}

function expectUnusedKey(answer: HttpResponse): void {
  const isConflict = answer.status === 409 && read("Error", answer).code === "idempotency_conflict";
  if (isConflict || answer.headers.has("idempotency-replayed"))
    throw new SkipCase("an API key that has not used the same Idempotency-Keys within a day");
}

/** Adds an entry that matches the filter of the draft, and before it one without the optional members of the filter. */
async function addFiltered(context: CaseContext, draft: Draft): Promise<number | bigint | undefined> {
  const filter = filterOf(draft);
  if (Object.keys(filter).length === 0) return undefined;
  const { slots } = inputsOf(contractDocument, sibling(draft.operation, "POST"));
  const missing = slots
    .filter(({ name, required }) => name in filter && !required)
    .map(({ name }) => [name, undefined]);
  await addEntry(context, draft.operation, Object.fromEntries(missing));
  return addEntry(context, draft.operation, filter);
}

async function expectAdded(
  context: CaseContext,
  list: OperationId,
  before: readonly (number | bigint)[],
  expected: readonly unknown[],
): Promise<void> {
  const entries = (await finalPages(context, list)).flatMap(({ body }) => body as { id: number | bigint }[]);
  const added = entries.filter(({ id }) => !before.includes(id));
  assert.equal(stringifyJson(added), stringifyJson(expected), "The list must gain exactly the returned entries.");
}

/** Asserts that a page respects the limit and the filter, and that an entry has the requested id. */
async function expectEntries(
  context: CaseContext,
  draft: Draft,
  { body }: HttpResponse,
  expected: number | bigint | undefined,
): Promise<void> {
  const entries = [body].flat() as Readonly<Record<string, unknown>>[];
  for (const { slot, text, value } of draft.parts) {
    if (slot.in === "path") assert.equal(String(entries[0]?.id), decodeURIComponent(text ?? ""));
    if (slot.name === "limit") assert(entries.length <= Number(value), `${entries.length} entries, limit is ${value}.`);
  }
  const filter = filterOf(draft);
  expectFiltered(entries, filter);
  if (expected === undefined) return;
  const pages = await finalPages(context, draft.operation, new URLSearchParams(toTexts(filter)).toString());
  expectFiltered(
    pages.flatMap((page) => page.body as typeof entries),
    filter,
  );
  assert(idsOf(pages).includes(expected), `The filtered list must have the entry ${expected}.`);
}

function expectFiltered(entries: readonly Readonly<Record<string, unknown>>[], filter: Record<string, Value>): void {
  for (const [name, value] of Object.entries(filter))
    for (const entry of entries) assert.equal(String(entry[name]), String(value), `The filter is ${name}=${value}.`);
}

/** Asserts that the response has exactly the members that were sent, digit for digit, and that a read returns the same. */
async function expectStored(context: CaseContext, { operation, parts }: Draft, answer: HttpResponse): Promise<void> {
  const { id, ...stored } = answer.body as Readonly<Record<string, unknown>> & { id: number | bigint };
  const sent = parts.filter(({ slot }) => slot.in === "body");
  for (const { slot, text } of sent) assert.deepEqual(stored[slot.name], parseJson(text ?? ""));
  const names = Object.keys(answer.body as object);
  const inOrder = membersOf(operation, answer.status).filter((name) => names.includes(name));
  assert.deepEqual(names, inOrder, "Members must come in the order of the schema.");
  const reader = operationIds.find((one) => isReaderOf(one, operation));
  if (!reader) return;
  const sentNames = sent.map(({ slot }) => slot.name);
  const storedNames = Object.keys(stored).filter((name) => stored[name] !== null || sentNames.includes(name));
  assert.deepEqual(storedNames.sort(), sentNames.sort(), "Only the sent members may be stored.");
  const name = /\{(\w+)\}$/.exec(contract.operations[reader].path)?.[1] ?? "";
  const again = expectStatus(await context.call(reader, { path: { [name]: id } }), 200);
  assert.equal(again.bodyText, answer.bodyText, "A read must return the body of the creation response.");
}

/** The members of a response, in the order of its schema. */
function membersOf(operation: OperationId, status: number): string[] {
  const response = responsePaths(contractDocument).find((one) => one.row === operation && one.status === status);
  const contents = response ? entryPaths(locate<object>(contractDocument, response.place), "content") : [];
  const values = contents.flatMap(([, content]) => schemaValues(contractDocument, [...content, "schema"]));
  return values.flatMap(({ path }) => (path.length === 1 ? path : []));
}

function isReaderOf(reader: OperationId, operation: OperationId): boolean {
  const { method, path } = contract.operations[reader];
  return method === "GET" && path.startsWith(`${contract.operations[operation].path}/{`) && path.endsWith("}");
}

export interface GeneratedOptions {
  readonly seed: number;
  /** Number of random requests, over all operations. */
  readonly runs: number;
}

/**
 * Registers tests that send random requests generated from the document. `GENERATED_SEED` and `GENERATED_PATH` replay a failure.
 */
export function describeGenerated(target: Target, { seed: ownSeed, runs }: GeneratedOptions): void {
  const replay = readReplay(ownSeed);
  const runner = createRunner({
    target,
    validator: createResponseValidator(contractDocument),
    coverage: { add: () => {} },
  });

  describe(`${target.name} and requests generated from seed ${replay.seed}`, () => {
    afterAll(() => runner.stop());

    for (const operation of operationIds) {
      const some = fc.oneof(...toInputProperties(inputsOf(contractDocument, operation)).map(toRequests));
      const property = fc.asyncProperty(some, ({ property: probe, generated }) =>
        runner.run(toCase(probe, () => generated)),
      );

      it(`${operation}: each fact holds for random requests`, { timeout: 600_000 }, () =>
        checkProperty(property, { ...replay, numRuns: Math.ceil(runs / operationIds.length) }),
      );
    }
  });
}

/** Returns the requests of a probe. They print as the probe and the request. */
function toRequests(
  property: InputProperty,
): fc.Arbitrary<{ readonly property: InputProperty; readonly generated: GeneratedRequest }> {
  return property.requests.map((generated) => ({
    property,
    generated,
    [fc.toStringMethod]: () =>
      `${[property.slot?.path, property.kind].filter(Boolean).join(" ")}: ${formatGenerated(generated)}`,
  }));
}
