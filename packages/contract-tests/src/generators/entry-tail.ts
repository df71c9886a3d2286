import assert from "node:assert/strict";
import type { OperationId } from "@animal-store/contract";
import { expectStatus, nextCursor } from "../cases/steps.ts";
import type { CaseContext } from "../runner/case-context.ts";

/** The end of a list that only grows. */
export interface EntryTail {
  /** What was added since the last call, as the list gives it. */
  added(context: CaseContext): Promise<readonly object[]>;
}

/** Reads the end of a list over and over, without the pages before it. @param longest page that the list gives */
export function createEntryTail(operation: OperationId, longest: number): EntryTail {
  let cursor: string | undefined;
  let known = 0;

  return {
    async added(context) {
      const entries = (await readPage(context, longest)).body as readonly object[];
      const added = entries.slice(known);
      known = entries.length;
      assert(known < longest, `More than ${longest} entries of ${operation} came at once, too many to see them all.`);
      if (known > longest / 2) {
        cursor = nextCursor(operation, await readPage(context, known - 1));
        known = 1;
      }
      return added;
    },
  };

  async function readPage({ call }: CaseContext, limit: number) {
    const query = `limit=${limit}${cursor === undefined ? "" : `&cursor=${cursor}`}`;
    return expectStatus(await call(operation, { query }), 200);
  }
}
