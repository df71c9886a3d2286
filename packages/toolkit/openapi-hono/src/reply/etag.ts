import type { PipelineRequest } from "../message.ts";
import { PipelineError } from "./error-reply.ts";
import { assertNoObject } from "./sendable.ts";

/** Returns a strong entity tag of a response. @param link the Link header, which belongs to the representation */
export function createEtag(hash: (text: string) => string, body: string, link = ""): string {
  const tag: unknown = hash(`${link}\n${body}`);
  assertNoObject(tag, "The result of hash");
  if (typeof tag !== "string" || !validTag.test(tag))
    throw new TypeError(`hash returned ${JSON.stringify(tag)}, which is no entity tag. Return base64url or hex.`);
  return `"${tag}"`;
}

// RFC 9110, section 8.8.3
const validTag = /^[!#-~\x80-\xff]+$/;
// "3" or W/"3"
const validEtag = /^(?:W\/)?"[!#-~\x80-\xff]*"$/;

/** @throws {TypeError} for a text that is no entity tag */
export function assertEtag(etag: string, operationId: string): void {
  if (validEtag.test(etag)) return;
  const rule = 'Write it in double quotes, such as "3" or W/"3", without spaces and other quotes.';
  throw new TypeError(`The ETag of ${operationId} is ${JSON.stringify(etag)}, which is no entity tag. ${rule}`);
}

/**
 * Returns the error for a request whose preconditions fail (RFC 9110, section 13.2.2). `If-None-Match` of GET and HEAD is left to
 * the response, which can be a 304.
 * @param etag that of the current representation, or null if there is none
 */
export function checkPreconditions(request: PipelineRequest, etag: string | null): PipelineError | undefined {
  const ifMatch = request.header("if-match");
  if (ifMatch !== null && (etag === null || !listsTag(etag, ifMatch, true))) return unmatched;
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead && etag !== null && matchesWeakly(etag, request.header("if-none-match"))) return matched;
  return undefined;
}

const unmatched = new PipelineError(
  "preconditionFailed",
  "No ETag in If-Match is that of the current representation. Get it again, and send its ETag.",
);
const matched = new PipelineError(
  "preconditionFailed",
  "If-None-Match excludes the current representation. Get it, or send If-Match with its ETag to change it.",
);

/** Returns whether `If-None-Match` lists an entity tag, by weak comparison (RFC 9110, section 13.1.2). */
export function matchesWeakly(etag: string, ifNoneMatch: string | null): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch === etag || listsTag(etag.replace(/^W\//, ""), ifNoneMatch, false);
}

const memberPattern = /(?:^|,)[\t ]*(W\/)?("[!#-~\x80-\xff]*")[\t ]*(?=,|$)/g;

/** By strong comparison, a weak tag equals none (RFC 9110, section 8.8.3.2). */
function listsTag(etag: string, list: string, isStrong: boolean): boolean {
  if (list.trim() === "*") return true;
  return [...list.matchAll(memberPattern)].some(([, weak, tag]) => tag === etag && !(weak && isStrong));
}
