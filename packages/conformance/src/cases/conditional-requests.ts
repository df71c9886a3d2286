import { findResponse } from "@animal-store/openapi-document";
import type { ApiDocument, Operation } from "../document.ts";
import { toHttpRequest } from "../requests.ts";
import type { CaseContext, ConformanceCase } from "../session.ts";
import { isWriting, toCase } from "./requests.ts";

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
export function* createConditionalCases({ operations }: ApiDocument): Iterable<ConformanceCase> {
  for (const operation of operations) {
    const { method, path, parameters, node, responses } = operation;
    const parameter = parameters.find(({ in: place, name }) => place === "header" && /^if-none-match$/i.test(name));
    const documents = (status: number) => findResponse(responses, status)?.status === String(status);
    const reading = operations.find((each) => each.path === path && each.method === "GET");
    if (method === "GET" && (parameter || documents(304)))
      yield toCase(operation, {
        id: "http/if-none-match",
        title: "If-None-Match with the current ETag returns 304",
        node: parameter?.node ?? node,
        run: (context) => checkIfNoneMatch(context, operation),
      });
    if (reading && documents(412))
      yield toCase(operation, {
        id: "http/if-match",
        title: "If-Match without the current ETag returns 412",
        run: (context) => checkIfMatch(context, operation, reading),
      });
  }
}

async function checkIfNoneMatch(context: CaseContext, operation: Operation): Promise<void> {
  const { isStrict = false } = context.setup;
  const { send, tag } = await createSender(context, operation);
  if (!/^(W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/.test(tag))
    context.fail("invalid-etag", `header ETag: must be a quoted text (RFC 9110, section 8.8.3), got ${tag}`);
  for (const [label, toValues] of matching) {
    const { status, headers } = await send("GET", { "If-None-Match": toValues(tag) });
    if (status !== 304) context.fail("no-304", `If-None-Match with ${label} must return 304, got ${status}`);
    if (headers.get("etag") !== tag)
      context.fail("wrong-304", `a 304 must have the ETag of the 200, ${tag}, got ${headers.get("etag")}`);
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
  const { send, readTag, tag } = await createSender(context, operation, reading);
  const weakTag = `W/${opaqueTag(tag)}`;
  const failing = [
    ["another tag", { "If-Match": ['"other"'] }],
    ["the tag marked as weak", { "If-Match": [weakTag] }],
    ...(method === "GET"
      ? [["another tag, and If-None-Match", { "If-Match": ['"x"'], "If-None-Match": [tag] }] as const]
      : []),
  ] as const;
  for (const [label, headers] of failing) {
    const { status } = await send(method, headers);
    if (status !== 412) context.fail("no-412", `If-Match with ${label} must return 412, got ${status}`);
  }
  const isWeak = tag === weakTag;
  for (const [label, toValues] of isWeak ? exact.slice(-1) : exact.slice(0, method === "DELETE" ? 1 : undefined)) {
    const { status } = await send(method, { "If-Match": toValues(await readTag()) });
    if (status === 412) context.fail("wrong-412", `If-Match with ${label} must not return 412`);
  }
}

/** Returns a function that sends a valid request with other headers, and the current tag. Skips the case without a tag. */
async function createSender(context: CaseContext, operation: Operation, reading = operation) {
  const { basePath, resources, setup } = context;
  const entry = await resources.getEntry(operation.path, { isFresh: isWriting(operation) });
  const toRequest = async (each: Operation) =>
    toHttpRequest(each, await resources.createRequest(each, { entry }), basePath);
  const [request, read] = [await toRequest(operation), await toRequest(reading)];
  const readTag = async () => {
    const { response } = await context.send(read, { operation: reading });
    const found = response.status === 200 ? response.headers.get("etag") : undefined;
    return found ?? context.skip("a response with an ETag");
  };
  const send = async (method: string, headers: Readonly<Record<string, readonly string[]>>) => {
    const added = Object.entries(headers).flatMap(([name, values]) => values.map((value) => [name, value] as const));
    const isUnchecked = method === "HEAD" && !setup.isStrict;
    const changed = { ...request, method, headers: [...(request.headers ?? []), ...added] };
    return (await context.send(changed, { operation, isUnchecked })).response;
  };
  return { send, readTag, tag: await readTag() };
}
