import assert from "node:assert/strict";
import { contract, type OperationId } from "@animal-store/contract";
import { parseJson } from "@animal-store/exact-json";
import { operationIds } from "../cases/contract-case.ts";
import { expectStatus, read, violatedPaths } from "../cases/steps.ts";
import type { Answer } from "../http/answer.ts";
import type { CaseContext } from "../runner/case-context.ts";
import { type Draft, toCallOptions } from "./draft.ts";
import type { Planted, Probe } from "./probe.ts";
import { findReferences } from "./references.ts";
import type { World } from "./world.ts";

/** Sends what a probe made, and holds the answer and what the store has then against what the document says. */
export async function runProbe(world: World, { outcome }: Probe, { valid, plant, path }: Planted): Promise<void> {
  const context = await world.createContext();
  const draft = plant(await findReferences(context, valid));
  await world.added(context);
  const { operation } = draft;
  const hasBody = contract.operations[operation].body !== null;
  const answer = await context.call(operation, toCallOptions(draft, hasBody));
  const { status, code } = outcome;
  const found = answer.status >= 400 ? read("Error", answer).code : undefined;
  assert.deepEqual({ status: answer.status, code: found }, { status, code }, answer.bodyText.slice(0, 500));
  if (path !== undefined)
    assert.deepEqual(
      [...new Set(violatedPaths(answer))],
      [path],
      "The details must name what is wrong, and that alone.",
    );
  const isAdded = hasBody && answer.status < 300;
  const added = isAdded ? { [sameResource(operation)]: [answer.body] } : {};
  assert.deepEqual(await world.added(context), added, "The lists must gain what was answered, and that alone.");
  if (isAdded) await expectStored(context, draft, answer);
  if (answer.status === 200) expectAskedFor(draft, answer);
}

/** A page is no longer than asked for and has what the filter names alone; what has an identifier is the one asked for. */
function expectAskedFor({ parts }: Draft, { body }: Answer): void {
  const entries = [body].flat() as Readonly<Record<string, unknown>>[];
  for (const { slot, text, value } of parts) {
    if (slot.in === "path") assert.equal(String(entries[0]?.id), decodeURIComponent(text ?? ""));
    if (slot.in !== "query" || value === undefined) continue;
    if (slot.name === "limit") assert(entries.length <= Number(value), `${entries.length} entries, limit is ${value}.`);
    else for (const entry of entries) assert.equal(entry[slot.name], value, `The filter is ${slot.name}=${value}.`);
  }
}

/** Every member is answered as it was sent, digit for digit, what was left out is missing; and it can be read again. */
async function expectStored(context: CaseContext, { operation, parts }: Draft, answer: Answer): Promise<void> {
  const { id, ...stored } = answer.body as Readonly<Record<string, unknown>> & { id: number | bigint };
  const sent = parts.filter(({ slot }) => slot.in === "body");
  for (const { slot, text } of sent)
    assert.deepEqual(stored[slot.name], parseJson(text ?? ""), `${slot.name} must be stored as sent.`);
  const reader = operationIds.find((one) => isReaderOf(one, operation));
  if (!reader) return;
  assert.deepEqual(Object.keys(stored).sort(), sent.map(({ slot }) => slot.name).sort(), "Nothing else may be stored.");
  const name = /\{(\w+)\}$/.exec(contract.operations[reader].path)?.[1] ?? "";
  const again = expectStatus(await context.call(reader, { path: { [name]: id } }), 200);
  assert.deepEqual(again.body, answer.body, "What is read must be what was answered when it was added.");
}

function sameResource(operation: OperationId): OperationId {
  const { path } = contract.operations[operation];
  const list = operationIds.find((one) => contract.operations[one].path === path && isGet(one));
  if (!list) throw new Error(`Nothing lists what ${operation} adds: the contract has no GET ${path}. Teach runProbe.`);
  return list;
}

function isReaderOf(reader: OperationId, operation: OperationId): boolean {
  const { path } = contract.operations[reader];
  return isGet(reader) && path.startsWith(`${contract.operations[operation].path}/{`) && path.endsWith("}");
}

function isGet(operation: OperationId): boolean {
  return contract.operations[operation].method === "GET";
}
