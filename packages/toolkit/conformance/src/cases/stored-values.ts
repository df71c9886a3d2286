import { isDeepStrictEqual } from "node:util";
import { findContent, findResponse, isNode } from "@animal-store/openapi-document";
import type { ApiDocument, Schema } from "../document.ts";
import type { Exchange } from "../http-rules.ts";
import { quote } from "../schema/schema-validator.ts";
import { listTypes } from "../schema/values.ts";
import type { CaseContext, Place } from "../session.ts";
import { tryParse } from "../validate-response.ts";

export function bodyOf({ response }: Exchange): unknown {
  return tryParse(response.bodyText);
}

export function isSuccess({ response }: Exchange): boolean {
  return response.status >= 200 && response.status < 300;
}

/** Returns the members of a sent JSON body. */
export function sentMembers(exchange: Exchange | undefined): Record<string, unknown> {
  const { body } = exchange?.request ?? {};
  return Object(typeof body === "string" ? tryParse(body) : undefined);
}

/** The values that a service accepted, and what shows them. */
interface Stored {
  readonly sent: Record<string, unknown>;
  /** The response of the write, or of a later read. */
  readonly exchange: Exchange;
  readonly label: string;
  readonly place?: Place;
}

/**
 * A service stores what it accepts: a response that documents a sent member has its value. A service can add members, format times
 * differently, and leave out empty values and defaults.
 */
export function expectStored(context: CaseContext, { sent, exchange, label, place }: Stored): void {
  const { operation, response } = exchange;
  // A 202 is a promise.
  if (response.status === 202) return;
  const contents = findResponse(operation?.responses ?? [], response.status)?.contents ?? [];
  const { schema = true } = findContent(contents, response.headers.get("content-type")) ?? {};
  const loss = findLostValue(context, schema, bodyOf(exchange), sent);
  if (loss !== undefined) context.fail("lost-value", `${label}: ${loss}`, exchange, place);
}

/** Returns how an object differs from the members that were sent. */
export function findLostValue(
  context: CaseContext,
  schema: Schema,
  found: unknown,
  sent: Record<string, unknown>,
): string | undefined {
  if (!isNode(found)) return undefined;
  const losses = Object.entries(sent).map(([name, value]) => {
    const holder = findHolder(context.document, schema, found, name);
    return holder && findLoss(context, holder.schema, { path: name, sent: value, found: holder.found[name] });
  });
  return losses.find((loss) => loss !== undefined);
}

interface Holder {
  /** The schema of the member. */
  readonly schema: Schema;
  readonly found: Record<string, unknown>;
}

/** Returns the object of a response with a member: the body, or an object within it such as `data`. */
function findHolder(document: ApiDocument, schema: Schema, body: Record<string, unknown>, name: string) {
  const own = toHolder(document, schema, body, name);
  if (own) return own;
  const inner = Object.entries(body).flatMap(([key, found]) => {
    const memberSchema = getMemberSchema(document, schema, key);
    return isNode(found) && memberSchema !== undefined ? (toHolder(document, memberSchema, found, name) ?? []) : [];
  });
  return inner.length === 1 ? inner[0] : undefined;
}

function toHolder(document: ApiDocument, schema: Schema, found: object, name: string): Holder | undefined {
  const memberSchema = getMemberSchema(document, schema, name) ?? (name in found ? true : undefined);
  return memberSchema === undefined ? undefined : { schema: memberSchema, found: found as Record<string, unknown> };
}

/** Returns the schema of a member that all alternatives document. */
function getMemberSchema(document: ApiDocument, schema: Schema, name: string): Schema | undefined {
  const members = listTypes(document, schema).map(({ properties }) => (properties as Record<string, Schema>)?.[name]);
  return members.every((each) => each !== undefined) ? members[0] : undefined;
}

interface Comparison {
  readonly path: string;
  readonly sent: unknown;
  readonly found: unknown;
}

/** Returns how a response differs from the value that was sent. */
function findLoss(context: CaseContext, schema: Schema, { path, sent, found }: Comparison): string | undefined {
  const { document, validate } = context;
  const { readOnly, writeOnly, default: standard } = Object(document.resolve(schema));
  // The response has the value in another form, such as the object that an id names.
  if (readOnly || writeOnly || validate(schema, sent).length > 0) return undefined;
  if (found === undefined && (isEmpty(sent) || isDeepStrictEqual(sent, standard))) return undefined;
  if (isNode(sent) && isNode(found)) {
    const losses = Object.entries(sent).map(([name, value]) => {
      const holder = toHolder(document, schema, found, name);
      const inner = { path: `${path}/${name}`, sent: value, found: found[name] };
      return holder && findLoss(context, holder.schema, inner);
    });
    return losses.find((loss) => loss !== undefined);
  }
  if (Array.isArray(sent) && Array.isArray(found) && sent.length === found.length) {
    const { items = true, uniqueItems } = listTypes(document, schema)[0] ?? {};
    const toItemLoss = (value: unknown, item: unknown) =>
      findLoss(context, items as Schema, { path: `${path}/*`, sent: value, found: item });
    // A set has no order.
    if (!uniqueItems) return sent.map((value, index) => toItemLoss(value, found[index])).find((loss) => loss);
    return sent
      .map((value) => found.map((item) => toItemLoss(value, item)))
      .find((losses) => losses.every(Boolean))?.[0];
  }
  if (isSameValue(found, sent)) return undefined;
  return `member ${path} must be unchanged, got ${quote(found)} for ${quote(sent)}`;
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
