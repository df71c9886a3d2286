import type { OperationEntry as Operation } from "@animal-store/codegen";
import type { Document } from "./document.ts";
import { findSuccess, listEntries, listWrapped, type Success, Unrecognized, type Wrapped } from "./read-replies.ts";
import { hasConstraints, type Schemas, type Shape } from "./schemas.ts";
import { normalize, toAccess } from "./write-value.ts";

export interface Context {
  readonly document: Document;
  readonly schemas: Schemas;
  readonly operations: readonly Operation[];
  /** Whether the contract has error codes, which `replyError` then takes instead of statuses. */
  readonly hasCodes: boolean;
  /** Returns undefined, and adds the reason to the findings, if something is not recognized. */
  readonly attempt: <Result>(path: string, read: () => Result) => Result | undefined;
}

/** The operations of a collection, and what its paths say. */
export interface FamilyOperations {
  readonly lists: readonly Operation[];
  readonly get: Operation | undefined;
  readonly post: Operation | undefined;
  readonly put: Operation | undefined;
  readonly patch: Operation | undefined;
  readonly remove: Operation | undefined;
  /** The path of the list, or of the items. */
  readonly path: string;
  /** The path of the items, and its last parameter. */
  readonly items: string | undefined;
  readonly parameter: string | undefined;
  readonly noun: string;
}

/** How a response describes an item. */
export interface Item extends Wrapped {
  /** The member that identifies it. */
  readonly id: string;
  readonly success: Success;
  /** The members in the schema of this response. `shape` also has required members of others. */
  readonly described: Shape["properties"];
  /** The same object in other responses. */
  readonly others: readonly Wrapped[];
  /** The TypeScript types that an item has together. */
  readonly types: readonly string[];
}

export interface RequestBody extends Wrapped {
  readonly isOptional: boolean;
  /** The expression of the object. */
  readonly access: string;
  readonly mediaType: string;
}

/** Returns the schema of an item with its id, and the other schemas that responses have for it. */
export function readItem({ document, schemas }: Context, family: FamilyOperations): Item {
  const { get, lists, post, put, patch, parameter, noun, items, path } = family;
  const sent = new Set([post, put, patch].flatMap((each) => (each ? listSentNames(document, schemas, each) : [])));
  const candidates: { operation: Operation; success: Success; wrapped: Wrapped[] }[] = [];
  for (const operation of [get, ...lists, post, put, patch]) {
    const success = operation && tryRead(() => findSuccess(document, operation));
    if (!operation || !success?.schema) continue;
    const isList = lists.includes(operation);
    const wrapped = isList ? listEntries(schemas, success.schema) : listWrapped(schemas, success.schema, sent);
    candidates.push({ operation, success, wrapped });
  }
  const found = candidates.flatMap(({ operation, success, wrapped }) => {
    const withId = wrapped.flatMap((each) => {
      const name = findId(each.shape, parameter, noun);
      return name === undefined ? [] : [{ ...each, id: name, operation, success }];
    });
    return withId[0] ?? [];
  });
  const [first, ...rest] = found;
  if (!first) {
    const [candidate] = candidates;
    const expected = parameter === undefined ? "id" : `id or ${parameter}`;
    const [reading = post] = [get, ...lists].filter((operation) => operation !== undefined);
    // It names what is wrong with the response.
    if (!candidate && reading) findSuccess(document, reading);
    if (!candidate)
      throw new Unrecognized(`no response contains an item as JSON. Describe it in GET ${items ?? path}.`);
    const isObject = candidate.wrapped.length > 0;
    throw new Unrecognized(
      isObject
        ? `${candidate.success.place} has no member that identifies an item. Add ${expected}.`
        : `${candidate.success.place} is no object with known members. Describe it with properties, without oneOf and anyOf.`,
    );
  }
  const same = rest.filter((each) => each.id === first.id);
  const missing = first.shape.isOpen
    ? Object.assign(
        {},
        ...same.map(({ shape }) =>
          Object.fromEntries(shape.required.map((name) => [name, shape.properties[name] ?? {}])),
        ),
      )
    : {};
  const properties: Shape["properties"] = Object.assign(Object.create(null), missing, first.shape.properties);
  const shape = { ...first.shape, properties };
  const added = same.flatMap((each) => {
    const names = each.shape.required.filter((name) => !(name in first.shape.properties));
    return names.length > 0
      ? [`Pick<${toItemType(document, schemas, each, lists.includes(each.operation))}, ${toUnion(names)}>`]
      : [];
  });
  return {
    ...first,
    shape,
    described: first.shape.properties,
    others: same,
    types: [toItemType(document, schemas, first, lists.includes(first.operation)), ...added.slice(0, 1)],
  };
}

/** Returns the TypeScript type of an item in a response. */
function toItemType(
  document: Document,
  schemas: Schemas,
  { operation, success, wrapper, shape }: Wrapped & { readonly operation: Operation; readonly success: Success },
  isList: boolean,
): string {
  const { $ref = "", ...siblings } = shape.schema;
  const component =
    document.hasSiblings && hasConstraints(siblings) ? undefined : /^#\/components\/schemas\/(.*)/.exec($ref)?.[1];
  const isNullable = schemas.listTypes(shape.schema)?.has("null") === true;
  const withoutNull = (type: string) => (isNullable ? `NonNullable<${type}>` : type);
  if (component && /^[A-Z]\w*$/.test(component) && !(component in globalThis) && !otherTypes.test(component))
    return withoutNull(component);
  if (component) return withoutNull(`components["schemas"][${JSON.stringify(decodeURIComponent(component))}]`);
  const key = Object.keys(operation.responses).find((each) => success.place.endsWith(`/${each}`)) ?? "200";
  const { mediaType } = operation.responses[key] ?? {};
  const status = /^\d+$/.test(key) ? key : JSON.stringify(key);
  const type = JSON.stringify(success.contentType ?? mediaType);
  const body = `operations[${JSON.stringify(operation.id)}]["responses"][${status}]["content"][${type}]`;
  const member = wrapper === undefined ? body : `NonNullable<${body}[${JSON.stringify(wrapper)}]>`;
  return withoutNull(isList ? `NonNullable<${member}>[number]` : member);
}

/** Lists the members of a request, and of the object that is its only member. */
function listSentNames(document: Document, schemas: Schemas, operation: Operation): string[] {
  const [type = operation.body?.mediaType] = Object.keys(operation.body?.contents ?? {});
  const schema = type && document.getIn(operation, "requestBody", "content", type, "schema");
  const properties = (schema && schemas.toShape(schema)?.properties) || {};
  const [only, ...more] = Object.values(properties);
  const inner = more.length === 0 ? schemas.toShape(only)?.properties : undefined;
  return Object.keys({ ...properties, ...inner });
}

/** Returns the object in a request: the body, or its only member. @throws {Unrecognized} */
export function readRequest({ document, schemas }: Context, item: Item, operation: Operation): RequestBody {
  const { body, method } = operation;
  const place = `${method} ${operation.path} requestBody`;
  if (!body) throw new Unrecognized(`${place} is missing. Describe the members of an item in it.`);
  const { contents } = body;
  const kinds = contents ? Object.values(contents).map(({ kind }) => kind) : ["json"];
  if (kinds.some((kind) => !/^(json|form|multipart)$/.test(kind)))
    throw new Unrecognized(`${place} can be ${body.mediaType}. Remove the media types other than JSON.`);
  const fields = Object.values(contents ?? {}).flatMap((content) => Object.values(content.fields ?? {}));
  if (fields.some(({ type }) => type.includes("file")))
    throw new Unrecognized(`${place} has files, which tables do not store. Write the handler.`);
  const types = contents ? Object.keys(contents) : [body.mediaType];
  const bodies = types.map((type) => document.getIn(operation, "requestBody", "content", type, "schema"));
  if (bodies.some((each) => JSON.stringify(each) !== JSON.stringify(bodies[0])))
    throw new Unrecognized(`${place} has a schema for each media type. Use the same schema.`);
  const known = new Set(Object.keys(item.shape.properties));
  // The handler would lose members next to a wrapper.
  const wrapped = listWrapped(schemas, bodies[0], known).filter(({ wrapper, outer }) => {
    const own = item.shape.properties[wrapper ?? ""];
    const isMember = own && (schemas.listTypes(own)?.has("object") ?? true);
    return !outer || (Object.keys(outer.properties).length === 1 && !isMember);
  });
  const count = ({ shape }: Wrapped) => Object.keys(shape.properties).filter((name) => known.has(name)).length;
  const [best] = wrapped.sort((a, b) => count(b) - count(a));
  if (!best)
    throw new Unrecognized(
      `${place} is no object with known members. Describe it with properties, without oneOf and anyOf.`,
    );
  const names = Object.keys(best.shape.properties);
  if (count(best) === 0) throw new Unrecognized(`${place} has no member of an item (${item.success.place}).`);
  // It is probably a command, such as a move.
  if (count(best) * 2 < names.length && operation.method === "POST")
    throw new Unrecognized(
      `${place} has more members that an item lacks than others, such as ${names.find((name) => !known.has(name))}. Describe them in ${item.success.place}, or write the handler.`,
    );
  const { wrapper, outer } = best;
  const isNullable = schemas.listTypes(best.shape.schema)?.has("null") === true;
  const isOptional = !body.required || isNullable || (wrapper !== undefined && !outer?.required.includes(wrapper));
  const isOuterOptional = !body.required || schemas.listTypes(bodies[0])?.has("null") === true;
  const access =
    wrapper === undefined ? "body" : `body${isOuterOptional ? "?." : ""}${toAccess(wrapper)}`.replace("?..", "?.");
  return { ...best, isOptional, access, mediaType: body.mediaType };
}

/** Returns the member that the path parameter names: `id` for `bookingId`, `gid` for `task_gid`, `bookingId` for `id`. */
function findId({ properties }: Shape, parameter: string | undefined, noun: string): string | undefined {
  const names = Object.keys(properties).filter((name) => normalize(name) !== "");
  const find = (text: string) => names.find((name) => normalize(name) === text);
  const [wanted, owner] = [normalize(parameter ?? "id"), normalize(noun)];
  const suffixes = names.filter((name) => wanted.endsWith(normalize(name)) && wanted !== normalize(name));
  const [suffix] = suffixes.sort((a, b) => b.length - a.length);
  return find(wanted) ?? suffix ?? find(owner + wanted) ?? (wanted === owner ? find("id") : undefined);
}

/** Names that types of the module have. */
const otherTypes = /^(Database|RowOf|Without|Required|Pick|Omit|Partial|NonNullable|Exclude|Record|Extract|Readonly)$/;

export function toUnion(names: readonly string[]): string {
  return names.map((name) => JSON.stringify(name)).join(" | ");
}

/** Returns undefined for something that is not recognized. */
export function tryRead<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unrecognized) return undefined;
    throw error;
  }
}
