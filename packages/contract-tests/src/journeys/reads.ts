import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import { expectCode, expectStatus, idsOf, nextCursor, nextQuery, tagOf, walkPages } from "../cases/steps.ts";
import type { Answer } from "../http/answer.ts";
import type { CallOptions } from "../runner/build-request.ts";
import type { CaseContext } from "../runner/case-context.ts";
import { entriesOf, expectedOf, type List, type Model, type Read, type SeenCursor, type SeenRead } from "./model.ts";

/** Reads, holds the answer against the model, and keeps its cursor and its tag. */
export async function readAnew(model: Model, context: CaseContext, read: Read): Promise<void> {
  const answer = expectStatus(await send(context, read), 200);
  expectRead(model, read, answer);
}

/** Reads again with the tag of then: 304 as long as nothing has changed, and the whole answer as soon as something has. */
export async function readAgain(model: Model, context: CaseContext, { read, expected, tag }: SeenRead): Promise<void> {
  const answer = await send(context, read, { "If-None-Match": tag });
  const isSame = isDeepStrictEqual(expectedOf(model, read), expected);
  expectStatus(answer, isSame ? 304 : 200);
  assert.equal(tagOf(answer) === tag, isSame, "A tag must change with what it stands for, and with nothing else.");
  if (!isSame) expectRead(model, read, answer);
}

/** Follows a cursor under another list than its own: refused. */
export async function misuseCursor({ call }: CaseContext, { cursor }: SeenCursor, list: List): Promise<void> {
  expectCode(await call(list.operation, { query: queryOf(list, `cursor=${cursor}`) }), "invalid_cursor");
}

/** Goes through a list while others write: what was there all the time comes once, in order, and nothing else between. */
export async function walkWhile(
  model: Model,
  context: CaseContext,
  { list, limit }: { list: List; limit: number },
  write: () => Promise<void>,
): Promise<void> {
  const before = entriesOf(model, list).map(({ id }) => id);
  const [pages] = await Promise.all([walkPages(context, list.operation, queryOf(list, `limit=${limit}`)), write()]);
  const seen = idsOf(pages);
  const after = entriesOf(model, list).map(({ id }) => id);
  assert.deepEqual(
    seen,
    seen.toSorted((one, other) => (one < other ? -1 : 1)),
    "A list must be in order of id.",
  );
  assert.equal(new Set(seen).size, seen.length, `Nothing may come twice, got ${seen.join(", ")}.`);
  const lost = before.filter((id) => after.includes(id) && !seen.includes(id));
  assert.deepEqual(lost, [], `Nothing may be lost, got ${seen.join(", ")}.`);
  const known = entriesOf(model, { operation: list.operation }).map(({ id }) => id);
  const strange = seen.filter((id) => !known.includes(id));
  assert.deepEqual(strange, [], "Nothing may come that nobody added.");
  // Under a filter an entry may begin to fit when its page is over.
  if (list.status !== undefined) return;
  const skipped = known.slice(0, known.indexOf(seen.at(-1) ?? 0) + 1).filter((id) => !seen.includes(id));
  assert.deepEqual(skipped, [], `Nothing may be skipped, got ${seen.join(", ")}.`);
}

function expectRead(model: Model, read: Read, answer: Answer): void {
  const expected = expectedOf(model, read);
  assert.deepEqual(answer.body, expected.body);
  model.reads.push({ read, expected, tag: tagOf(answer) });
  if ("petId" in read) return;
  const { list } = read;
  assert.equal(
    nextQuery(list.operation, answer) !== undefined,
    expected.hasNext,
    "A next page is linked where there is one.",
  );
  const after = idsOf([answer]).at(-1);
  if (expected.hasNext && after !== undefined)
    model.cursors.push({ list, cursor: nextCursor(list.operation, answer), after });
}

function send({ call }: CaseContext, read: Read, headers: NonNullable<CallOptions["headers"]> = {}): Promise<Answer> {
  if ("petId" in read) return call("getPet", { path: { petId: read.petId }, headers });
  const { list, limit, from } = read;
  return call(list.operation, { query: queryOf(list, `limit=${limit}`, from && `cursor=${from.cursor}`), headers });
}

function queryOf({ status }: List, ...more: (string | undefined)[]): string {
  return [status && `status=${status}`, ...more].filter((part) => part !== undefined).join("&");
}
