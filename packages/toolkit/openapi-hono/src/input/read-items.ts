import { decodeItems, type ItemFormat, NonIntegerLiterals } from "@animal-store/exact-json";
import type { ContentEntry, ItemCount, RequestLimits } from "../contract.ts";
import type { PipelineRequest } from "../message.ts";
import { PipelineError, toValidationError } from "../reply/error-reply.ts";
import { formatRange } from "./describe-violations.ts";
import { parseShallowJson } from "./parse-text.ts";
import { type ContentSpec, malformedBody, validateBody } from "./read-body.ts";

/** Ends the items of a request. The response is that of the pipeline unless the handler catches it. */
class ItemError extends Error {
  override readonly name = "ItemError";

  constructor(reason: PipelineError) {
    super(reason.message);
    reasons.set(this, reason);
  }
}

// Not a property: reading one of another error can throw.
const reasons = new WeakMap<object, PipelineError>();

/** Returns the pipeline's error if a value is an error of the items of a request. Does not throw for any value. */
export function findItemProblem(error: unknown): PipelineError | undefined {
  return reasons.get(error as object);
}

export function isItems(content: Partial<ContentEntry> | undefined): content is ItemFormat & ItemCount {
  return content?.kind === "events" || content?.kind === "lines" || content?.kind === "sequence";
}

/** Returns the rule that a number of items breaks, if one. @param isEnd whether no other item follows */
export function findCountProblem({ minItems, maxItems }: ItemCount, count: number, isEnd: boolean): string | undefined {
  const isValid = count <= (maxItems ?? Infinity) && !(isEnd && count < (minItems ?? 0));
  return isValid ? undefined : `must have${formatRange(minItems, maxItems, "", "item")}, got ${isEnd ? count : "more"}`;
}

/**
 * Reads the items of a body as they arrive, and validates each. Reads the next part of the body when the handler asks for it.
 * @throws {ItemError} for an item that is not valid or larger than a body may be, and if the body breaks off
 */
export async function* readItems(
  content: ContentSpec & { readonly format: ItemFormat & ItemCount },
  request: PipelineRequest,
  limits: RequestLimits,
): AsyncGenerator<unknown, void, undefined> {
  let index = 0;
  let literals = new NonIntegerLiterals();
  const items = decodeItems(readTexts(request), content.format, {
    maxBytes: limits.bodyBytes,
    toSizeError() {
      const message = `Item ${index + 1} is larger than ${limits.bodyBytes} bytes. Send smaller items.`;
      return new ItemError(new PipelineError("payloadTooLarge", message, { headers: { Connection: "close" } }));
    },
    parse(text) {
      literals = new NonIntegerLiterals();
      const { value, problem } = parseShallowJson(text, limits.jsonDepth, literals);
      if (problem === undefined) return value;
      throw new ItemError(malformedBody(`Item ${index + 1} ${problem}`));
    },
  });
  const assertCount = (count: number, isEnd: boolean) => {
    const problem = findCountProblem(content.format, count, isEnd);
    if (problem === undefined) return;
    const violation = { path: "", message: `The body ${problem}.` };
    throw new ItemError(toValidationError([violation], limits.violations));
  };
  for await (const item of items) {
    assertCount(index + 1, false);
    const { body, violations } = validateBody(content, item, new Uint8Array(), literals);
    const described = violations.map(({ path, message }) => ({
      path: `/${index}${path}`,
      message: `Item ${index + 1}: ${message}`,
    }));
    if (described.length > 0) throw new ItemError(toValidationError(described, limits.violations));
    yield body;
    index += 1;
  }
  assertCount(index, true);
}

/** @throws {ItemError} if the client aborts the request, or for bytes that are not UTF-8 */
async function* readTexts(request: PipelineRequest): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let problem = "The body is incomplete. Send all of it.";
  try {
    for await (const chunk of request.streamBody?.() ?? [await request.readBody(Number.MAX_SAFE_INTEGER)]) {
      problem = "The body is not valid UTF-8. Send text in UTF-8.";
      yield decoder.decode(chunk, { stream: true });
      problem = "The body is incomplete. Send all of it.";
    }
    problem = "The body is not valid UTF-8. Send text in UTF-8.";
    yield decoder.decode();
  } catch {
    throw new ItemError(malformedBody(problem));
  }
}
