import { findResponse } from "@animal-store/openapi-document";
import { type ApiDocument, documentsHeader, findHeader, findOperation, type Operation } from "../document.ts";
import type { HttpResponse } from "../http/http-client.ts";
import type { RequestValues } from "../requests.ts";
import type { CaseContext, ConformanceCase } from "../session.ts";
import { isSuccess } from "../validate-response.ts";
import { isWriting, toCase } from "./case.ts";

/** The values of a header, from the current tag. Several values are several fields. */
type Form = readonly [label: string, toValues: (tag: string) => readonly string[]];

const opaqueTag = (tag: string) => tag.replace("W/", "");
const toggleWeak = (tag: string) => (tag.startsWith("W/") ? opaqueTag(tag) : `W/${tag}`);

const exact: readonly Form[] = [
  ["the tag", (tag) => [tag]],
  ["a list that contains the tag", (tag) => [`"other", ${tag}`]],
  ["the tag in a second field", (tag) => ['"other"', tag]],
  ["*", () => ["*"]],
];

// The comparison is weak (RFC 9110, section 13.1.2).
const matching: readonly Form[] = [
  ...exact,
  ["the tag with the other weakness", (tag) => [toggleWeak(tag)]],
  ["a list without spaces", (tag) => [`"other",${toggleWeak(tag)},"more"`]],
];

const other: readonly Form[] = [
  ["another tag", () => ['"other"']],
  ["a list of other tags", () => ['"other", W/"more"']],
  ["a star in quotes", () => ['"*"']],
  ["a part of the tag", (tag) => [tag.replace(/."$/, '"')]],
];

// Some servers also match tags that are not valid.
const malformed: readonly Form[] = [
  ["an empty value", () => [""]],
  ["the tag without quotes", (tag) => [tag.replaceAll('"', "")]],
  ["the tag without its last quote", (tag) => [tag.slice(0, -1)]],
  ["the mark of a weak tag", () => ["W/"]],
];

/** Conditional requests (RFC 9110, section 13), where the document describes a 304 or a 412. */
export function* createConditionalCases(document: ApiDocument): Iterable<ConformanceCase> {
  for (const operation of document.operations) {
    const { method, path, node, responses } = operation;
    const parameter = findHeader(operation, "if-none-match");
    const documents = (status: number) => findResponse(responses, status)?.status === String(status);
    const isTagged = /^(PUT|PATCH)$/.test(method) && operation.success && documentsHeader(operation.success, /^etag$/i);
    const reading = findOperation(document, "GET", path) ?? (isTagged ? operation : undefined);
    if (method === "GET" && (parameter || documents(304)))
      yield toCase(operation, {
        id: "http/if-none-match",
        title: "If-None-Match with the current ETag returns 304",
        node: parameter?.node ?? node,
        run: (context) => checkIfNoneMatch(context, operation),
      });
    if (reading && (findHeader(operation, "if-match") || documents(412)))
      yield toCase(operation, {
        id: "http/if-match",
        title: "If-Match without the current ETag returns 412",
        needsLogic: true,
        run: (context) => checkIfMatch(context, operation, reading),
      });
  }
}

async function checkIfNoneMatch(context: CaseContext, operation: Operation): Promise<void> {
  const { isStrict = false } = context.setup;
  const { send, readTag } = await createSender(context, operation);
  const tag = (await readTag()) ?? context.skip("a response with an ETag");
  if (!/^(W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/.test(tag))
    context.fail("invalid-etag", `header ETag: must be a quoted text (RFC 9110, section 8.8.3), got ${tag}`);
  for (const [label, toValues] of matching) {
    const { status, headers } = await send("GET", { "If-None-Match": toValues(tag) });
    if (status !== 304) context.fail("no-304", `If-None-Match with ${label} must return 304, got ${status}`);
    if (headers.get("etag") !== tag)
      context.fail("wrong-304", `a 304 must have the ETag of the 200, got ${headers.get("etag")} instead of ${tag}`);
  }
  for (const [label, toValues] of isStrict ? [...other, ...malformed] : other) {
    const { status } = await send("GET", { "If-None-Match": toValues(tag) });
    if (status === 304) context.fail("wrong-304", `If-None-Match with ${label} must return the body, got 304`);
  }
  const { status } = await send("HEAD", { "If-None-Match": [tag] });
  // A service need not support HEAD.
  if (![304, 404, 405, 501].includes(status))
    context.fail("no-304", `HEAD with If-None-Match must return 304 like GET, got ${status}`);
}

/** A strong comparison, before that of If-None-Match (RFC 9110, sections 13.1.1 and 13.2.2). */
async function checkIfMatch(context: CaseContext, operation: Operation, reading: Operation): Promise<void> {
  const { method } = operation;
  const { send, readTag } = await createSender(context, operation, reading);
  const currentTag = await readTag();
  // A 412 without tags and If-Match has another reason.
  if (currentTag === undefined && (reading === operation || !findHeader(operation, "if-match")))
    context.skip("a response with an ETag");
  // Without a tag, no other tag is the current one either.
  const tag = currentTag ?? '"none"';
  const weakTag = `W/${opaqueTag(tag)}`;
  const failing: Record<string, NonNullable<RequestValues["headers"]>> = {
    "another tag": { "If-Match": ['"other"'] },
    "the tag marked as weak": { "If-Match": [weakTag] },
  };
  if (method === "GET") failing["another tag, and If-None-Match"] = { "If-Match": ['"x"'], "If-None-Match": [tag] };
  for (const [label, headers] of Object.entries(failing)) {
    const { status } = await send(method, headers);
    if (status !== 412) context.fail("no-412", `If-Match with ${label} must return 412, got ${status}`);
  }
  if ((await readTag()) === undefined) return;
  if (method === "PUT" || method === "PATCH") await checkStaleTag(context, operation, { send, readTag });
  const isWeak = tag === weakTag;
  for (const [label, toValues] of isWeak ? exact.slice(-1) : exact.slice(0, method === "DELETE" ? 1 : undefined)) {
    const { status } = await send(method, { "If-Match": toValues((await readTag()) ?? tag) });
    if (status === 412) context.fail("wrong-412", `If-Match with ${label} must not return 412`);
  }
}

interface Sender {
  /** Sends a valid request with other headers. @param variant a name for other values, of all members */
  send(method: string, headers: RequestValues["headers"], variant?: string): Promise<HttpResponse>;
  /** Reads the current tag, with a change if no GET has it. */
  readTag(): Promise<string | undefined>;
}

/**
 * The first change makes the tag stale, so a later one with the same tag must get 412. One of three concurrent requests can have the
 * current values: it changes nothing and keeps the tag. So two successes are possible, and three are a lost update.
 */
async function checkStaleTag(context: CaseContext, operation: Operation, { send, readTag }: Sender): Promise<void> {
  const tag = await readTag();
  if (tag === undefined || tag.startsWith("W/")) return;
  const changes = ["a", "b", "c"].map((variant) => send(operation.method, { "If-Match": [tag] }, variant));
  const accepted = (await Promise.all(changes)).filter((response) => isSuccess({ response }));
  if ((await readTag()) === tag) return;
  const message = `If-Match with the same tag must allow one of ${changes.length} concurrent changes, got ${accepted.length} successes`;
  if (accepted.length === changes.length) context.fail("lost-update", message);
  const { status } = await send(operation.method, { "If-Match": [tag] });
  if (status !== 412) context.fail("no-412", `If-Match with an earlier tag must return 412, got ${status}`);
}

async function createSender(context: CaseContext, operation: Operation, reading = operation): Promise<Sender> {
  const { resources, setup } = context;
  const entry = await resources.getEntry(operation.path, { isFresh: isWriting(operation) });
  const read = await resources.createRequest(reading, { entry });
  return {
    async send(method, headers = {}, variant) {
      const members = variant === undefined ? "required" : "all";
      const request = await resources.createRequest(operation, { entry, variant, members });
      const isUnchecked = method === "HEAD" && !setup.isStrict;
      return (await context.call(operation, { ...request, headers }, { method, isUnchecked })).response;
    },
    async readTag() {
      const { response } = await context.call(reading, read);
      return isSuccess({ response }) ? response.headers.get("etag") : undefined;
    },
  };
}
