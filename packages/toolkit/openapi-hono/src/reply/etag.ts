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

/** Returns whether `If-None-Match` lists a strong entity tag, by weak comparison (RFC 9110, section 13.1.2). */
export function matchesWeakly(etag: string, ifNoneMatch: string | null): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch === etag || listsTag(etag, ifNoneMatch, false);
}

/** Returns whether `If-Match` lists a strong entity tag, by strong comparison, or is absent (RFC 9110, section 13.1.1). */
export function matchesStrongly(etag: string, ifMatch: string | null): boolean {
  return ifMatch === null || listsTag(etag, ifMatch, true);
}

const memberPattern = /(?:^|,)[\t ]*(W\/)?("[!#-~\x80-\xff]*")[\t ]*(?=,|$)/g;

function listsTag(etag: string, list: string, isStrong: boolean): boolean {
  if (list.trim() === "*") return true;
  return [...list.matchAll(memberPattern)].some(([, weak, tag]) => tag === etag && !(weak && isStrong));
}
