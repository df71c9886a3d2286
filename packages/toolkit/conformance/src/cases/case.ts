import { isDeepStrictEqual } from "node:util";
import {
  findContent,
  findResponse,
  isNode,
  listPathParameters,
  type Node,
  toNode,
} from "@animal-store/openapi-document";
import { isSafe, matchPath, type Operation, type ResponseEntry, type Schema, toApiPath } from "../document.ts";
import { type Exchange, hasHeader } from "../http-rules.ts";
import { listResources } from "../resources.ts";
import { itemsOf, listTypes } from "../schema/values.ts";
import { type CaseContext, type ConformanceCase, lacksExample, type TestedPart } from "../session.ts";
import { quote, shorten } from "../text.ts";
import { bodyOf, isSuccess, tryParse } from "../validate-response.ts";

export function isWriting(request: Pick<Operation, "method">): boolean {
  return !isSafe(request) && request.method !== "TRACE";
}

// Node.js opens a tunnel for CONNECT.
const unsentMethods = ["CONNECT", "TRACE", "TRACK"];

type Fields = Pick<ConformanceCase, "id" | "title" | "run"> & Partial<ConformanceCase>;

export function toCase(operation: Operation, { id, ...fields }: Fields): ConformanceCase {
  const { method } = operation;
  const skipMethod = async ({ skip }: CaseContext) => skip(`${method}, which many servers do not support`);
  const [subject, ...variant] = id.split("/");
  return {
    operation,
    node: operation.node,
    isWrite: isWriting(operation),
    ...fields,
    run: unsentMethods.includes(method) ? skipMethod : fields.run,
    id: [subject, operation.id, ...variant].join("/"),
  };
}

// The request itself is wrong.
const invalidStatuses = [400, 405, 406, 411, 414, 415, 431];

// "already exists", "has already been taken", "duplicate key value", "must be unique"
const conflict = /\balready\b|\bduplicate (key|entry|value)|\bmust be unique\b/i;

/** Returns whether a service rejects a request as invalid. It may reject a value that another entry has, which a schema cannot express. */
export async function isInvalid(context: CaseContext, exchange: Exchange): Promise<boolean> {
  const { operation, response } = exchange;
  const documents400 = operation?.responses.some(({ status }) => status === "400") ?? false;
  const isRejected = invalidStatuses.includes(response.status) || (response.status === 422 && !documents400);
  return isRejected && !conflict.test(response.bodyText) && !(await choosesTakenId(context, exchange));
}

/** Returns whether a service rejects a request because it has no precondition (RFC 6585, section 3). */
function isUnconditional({ request, response: { status } }: Exchange): boolean {
  return status === 428 && !hasHeader(request, "if-match");
}

/** @throws {CheckFailure} if the service rejects a valid request as invalid. Other rejections can depend on its data. */
export async function expectAccepted(context: CaseContext, exchange: Exchange, part?: TestedPart): Promise<void> {
  const { response, operation } = exchange;
  const documentsSuccess = ({ status }: ResponseEntry) => /^[23d]/.test(status);
  if (operation && !operation.responses.some(documentsSuccess)) context.skip("a documented success");
  const message = `a valid request must be accepted, got ${response.status}: ${shorten(response.bodyText, 300)}`;
  if (isUnconditional(exchange)) context.skip("a documented If-Match, because the response is a 428");
  if (response.status === 428 || (await isInvalid(context, exchange)))
    context.fail("rejects-valid", message, exchange, part);
}

/** Returns whether a request creates an entry with the id of another one. A service can reject it without a message. */
async function choosesTakenId({ document, resources, call }: CaseContext, exchange: Exchange): Promise<boolean> {
  const { operation, request, baseUrl } = exchange;
  const resource = listResources(document).find(({ create }) => create !== undefined && create === operation);
  const id = resource && resources.findId(resource, sentMembers(exchange));
  if (!resource?.item.GET || id === undefined) return false;
  // No URL has it, so no read shows whether it is taken.
  if (/^\.{0,2}$/.test(String(id))) return true;
  const ids = {
    ...matchPath(resource.collectionPath, toApiPath(request.target, baseUrl)),
    [resource.parameterName]: id,
  };
  return isSuccess(await call(resource.item.GET, await resources.createRequest(resource.item.GET, { entry: { ids } })));
}

/** @throws {CheckFailure} if the service accepts an invalid request */
export function expectRejected(context: CaseContext, exchange: Exchange, problem: string, part?: TestedPart): void {
  const { status } = exchange.response;
  const { rejectionStatuses = [status] } = context;
  // An optional form without fields is the same as no body.
  if (exchange.request.body === "" && exchange.operation?.body?.required === false) context.skip("a body with content");
  // A stub without an example fails after the validation of the request.
  const isAccepted =
    status < 400 || (status === 501 && exchange.operation && lacksExample(context.findStub(exchange.operation)));
  if (isAccepted) context.fail("accepts-invalid", `${problem}: must be rejected, got ${status}`, exchange, part);
  // The service checked something else first, so the case shows nothing.
  if ([401, 403, 429].includes(status) || isUnconditional(exchange))
    context.skip(`a request that is not rejected with ${status} first`);
  const message = `${problem}: must be rejected with ${rejectionStatuses.join(" or ")}, got ${status}`;
  if (!rejectionStatuses.includes(status)) context.fail("wrong-rejection", message, exchange, part);
}

/** Returns the members of a sent JSON body, without those of the path: a service can store the values of the path. */
export function sentMembers(exchange: Exchange | undefined): Node {
  const { operation, request } = exchange ?? {};
  const members = toNode(typeof request?.body === "string" ? tryParse(request.body) : undefined);
  const inPath = listPathParameters(operation?.path ?? "");
  return Object.fromEntries(Object.entries(members).filter(([name]) => !inPath.includes(name)));
}

/** A response that shows what a service stored: that of the write, or of a later read. */
interface Shown {
  readonly exchange: Exchange;
  readonly label: string;
  readonly part?: TestedPart;
}

/**
 * A service stores what it accepts: a response that documents a sent member has its value. A service can add members, format times
 * differently, and leave out empty values and defaults.
 */
export function expectStored(context: CaseContext, sent: Node, { exchange, label, part }: Shown): void {
  const { operation, response } = exchange;
  // A 202 is a promise.
  if (response.status === 202) return;
  const contents = findResponse(operation?.responses ?? [], response.status)?.contents ?? [];
  const { schema = true } = findContent(contents, response.headers.get("content-type")) ?? {};
  const loss = findLostValue(context, schema, bodyOf(exchange), sent);
  if (loss !== undefined) context.fail("lost-value", `${label}: ${loss}`, exchange, part);
}

/** Returns how a body differs from the members that were sent. */
export function findLostValue(context: CaseContext, schema: Schema, body: unknown, sent: Node): string | undefined {
  if (!isNode(body)) return undefined;
  const whole = { schema, found: body, path: "" };
  const inner = Object.entries(body).flatMap(([key, found]): Holder[] => {
    const memberSchema = getMemberSchema(context, schema, key);
    return isNode(found) && memberSchema !== undefined ? [{ ...whole, schema: memberSchema, found }] : [];
  });
  const losses = Object.entries(sent).flatMap(([name, value]) => {
    if (hasMember(context, whole, name)) return listMemberLosses(context, whole, name, value);
    // An object within the body, such as `data`, can have the member.
    const [holder, ...others] = inner.filter((each) => hasMember(context, each, name));
    return holder && others.length === 0 ? listMemberLosses(context, holder, name, value) : [];
  });
  return losses[0];
}

/** An object of a response. */
interface Holder {
  readonly schema: Schema;
  readonly found: Node;
  /** The start of the paths of its members. */
  readonly path: string;
}

function hasMember(context: CaseContext, { schema, found }: Holder, name: string): boolean {
  return name in found || getMemberSchema(context, schema, name) !== undefined;
}

/** Returns the schema of a member that all alternatives document. */
function getMemberSchema({ document }: CaseContext, schema: Schema, name: string): Schema | undefined {
  const members = listTypes(document, schema).map(({ properties }) => toNode(properties)[name] as Schema | undefined);
  return members.every((each) => each !== undefined) ? members[0] : undefined;
}

function listMemberLosses(context: CaseContext, holder: Holder, name: string, sent: unknown): string[] {
  const schema = getMemberSchema(context, holder.schema, name) ?? true;
  return listLosses(context, schema, { path: holder.path + name, sent, found: holder.found[name] });
}

interface Comparison {
  readonly path: string;
  readonly sent: unknown;
  readonly found: unknown;
}

/** Returns how a response differs from the value that was sent. */
function listLosses(context: CaseContext, schema: Schema, { path, sent, found }: Comparison): string[] {
  const { document, validate } = context;
  const { readOnly, writeOnly, default: standard } = toNode(document.resolve(schema));
  // The response has the value in another form, such as the object that an id names.
  if (readOnly || writeOnly || validate(schema, sent).length > 0) return [];
  if (found === undefined && (isEmpty(sent) || isDeepStrictEqual(sent, standard))) return [];
  if (isNode(sent) && isNode(found)) {
    const holder = { schema, found, path: `${path}/` };
    const members = Object.entries(sent).filter(([name]) => hasMember(context, holder, name));
    return members.flatMap(([name, value]) => listMemberLosses(context, holder, name, value));
  }
  if (Array.isArray(sent) && Array.isArray(found) && sent.length === found.length) {
    const [type = {}] = listTypes(document, schema);
    const compare = (value: unknown, item: unknown) =>
      listLosses(context, itemsOf(type), { path: `${path}/*`, sent: value, found: item });
    if (!type.uniqueItems) return sent.flatMap((value, index) => compare(value, found[index]));
    // A set has no order.
    const losses = sent.map((value) => found.map((item) => compare(value, item)));
    return losses.find((each) => each.every(({ length }) => length > 0))?.[0] ?? [];
  }
  return isSameValue(found, sent) ? [] : [`member ${path} must be unchanged, got ${quote(found)} for ${quote(sent)}`];
}

/** Returns whether a value is one that services leave out. */
export function isEmpty(value: unknown): boolean {
  return ["", false, 0, null].includes(value as null) || (Array.isArray(value) && value.length === 0);
}

export function isSameValue(a: unknown, b: unknown): boolean {
  if (isDeepStrictEqual(a, b)) return true;
  if (typeof a === "string" && typeof b === "string")
    return Number.isFinite(Date.parse(a)) && Date.parse(a) === Date.parse(b);
  return (
    isNode(a) && isNode(b) && Object.entries(b).every(([name, value]) => !(name in a) || isSameValue(a[name], value))
  );
}
