import type { OperationEntry as Operation } from "@animal-store/codegen";
import { listPathParameters } from "@animal-store/openapi-document/nodes";
import type { Document, Node } from "./document.ts";
import type { Code } from "./print-code.ts";
import { findIdSource } from "./random-text.ts";
import { type EnvelopeMember, type ListQuery, readEnvelope, readListQuery } from "./read-list.ts";
import {
  conflictStatuses,
  findError,
  findSuccess,
  listEntries,
  listWrapped,
  missingStatuses,
  type Success,
  Unrecognized,
  type Wrapped,
  writeOthers,
} from "./read-replies.ts";
import { hasConstraints, Schemas, type Shape } from "./schemas.ts";
import { normalize, toAccess, toKey, writeTime, writeValue } from "./write-value.ts";

/** Items of one kind, which a table stores, with the operations that a generated handler serves. */
export interface Collection {
  /** The path of the list, or of the items. */
  readonly path: string;
  /** The name of the table, in SQL and in TypeScript. */
  readonly table: string;
  /** What a message calls an item. */
  readonly noun: string;
  /** The TypeScript type of an item. */
  readonly itemType: string;
  /** The kind of each column, by member. */
  readonly columns: Readonly<Record<string, string>>;
  /** The columns that are never NULL. */
  readonly required: readonly string[];
  readonly id: string;
  /** The expression of a new id. Undefined if the client or the database chooses it. */
  readonly newId: string | undefined;
  /** The columns with the ids of the parents, from the outermost. */
  readonly parents: readonly Parent[];
  /** Stored members that no response contains. */
  readonly hidden: readonly string[];
  readonly lists: readonly List[];
  readonly find: Served | undefined;
  readonly create: Written | undefined;
  readonly replace: Written | undefined;
  readonly merge: Written | undefined;
  readonly remove: Served | undefined;
}

export interface Parent {
  readonly column: string;
  /** The path of the parent itself. */
  readonly path: string;
}

export interface Served {
  readonly operation: Operation;
  readonly success: Success;
  /** The item in the body. Undefined without a body, and if the body has only other members. */
  readonly body: Wrapped | undefined;
  /** The members of the body next to the item. */
  readonly others: readonly Code[];
  /** The members that this response does not contain. */
  readonly dropped: readonly string[];
  /** The conditions of the rows that the path selects. */
  readonly keys: readonly Key[];
  /** The argument of `replyError` for a missing item, or parent. */
  readonly missing: string | undefined;
  readonly unread: readonly string[];
}

export interface Key {
  readonly column: string;
  readonly value: string;
}

export interface List extends Served {
  readonly query: ListQuery;
  readonly envelope: readonly EnvelopeMember[];
  /** The most items that a response can have. */
  readonly maxItems: number | undefined;
}

export interface Written extends Served {
  /** The expression of the members that the client sends. */
  readonly sent: string;
  /** Whether the client can send none. */
  readonly isOptional: boolean;
  /** Members that the client must not set. */
  readonly omitted: readonly string[];
  /** Values for required members that the client can leave out. */
  readonly defaults: readonly Code[];
  /** Values that the server sets. */
  readonly set: readonly Code[];
  /** Optional members that a replacement removes. */
  readonly reset: readonly string[];
  /** The argument of `replyError` for an id that exists. */
  readonly conflict: string | undefined;
  readonly isMergePatch: boolean;
  /** Whether a PUT creates a missing item, and the status of its reply. */
  readonly creates: Success | undefined;
  readonly allowsOthers: boolean;
}

export interface Unserved {
  readonly path: string;
  /** One line: what is missing, where, and what would make it recognized. */
  readonly reason: string;
}

export interface Findings {
  readonly collections: readonly Collection[];
  readonly unrecognized: readonly Unserved[];
}

/** The paths of a collection: those of its lists, with the one that creates first, and that of its items. */
interface Family {
  readonly bases: string[];
  readonly items: string | undefined;
}

/** Finds the collections that tables can serve without breaking the contract. */
export function findCollections(document: Document, operations: readonly Operation[]): Findings {
  const schemas = new Schemas(document);
  const hasCodes = operations.some(({ responses }) =>
    Object.values(responses).some(({ errorCodes }) => errorCodes.length > 0),
  );
  const unrecognized: Unserved[] = [];
  const tables = new Set<string>();
  const collections = listFamilies(operations).flatMap((family) => {
    const path = family.bases[0] ?? family.items ?? "";
    const found = attempt(path, () => createCollection({ document, schemas, operations, hasCodes, attempt }, family));
    return found ? [{ ...found, table: nameTable(found, tables) }] : [];
  });
  for (const { lists, find, create, replace, merge, remove } of collections)
    for (const each of [...lists, find, create, replace, merge, remove])
      if (each && each.unread.length > 0)
        unrecognized.push({
          path: `${each.operation.method} ${each.operation.path}`,
          reason: `the handler does not read ${each.unread.join(", ")}. Read them in src/handlers.ts.`,
        });
  return { collections, unrecognized };

  function attempt<Result>(path: string, read: () => Result): Result | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Unrecognized)) throw error;
      unrecognized.push({ path, reason: error.message });
      return undefined;
    }
  }
}

interface Context {
  readonly document: Document;
  readonly schemas: Schemas;
  readonly operations: readonly Operation[];
  readonly hasCodes: boolean;
  readonly attempt: <Result>(path: string, read: () => Result) => Result | undefined;
}

/** Groups `/notes` with `/notes/{noteId}`, `/note` with `/notes/{noteId}`, and `/users/{userId}/notes` with `/notes/{noteId}`. */
function listFamilies(operations: readonly Operation[]): Family[] {
  const methods = new Map<string, string[]>();
  for (const { path, method } of operations) methods.set(path, [...(methods.get(path) ?? []), method]);
  const isItem = (path: string) => /[^{}]\/\{[^{}/]+\}$/.test(path);
  const has = (path: string, method: string) => methods.get(path)?.includes(method) === true;
  const paths = [...methods.keys()];
  const itemPaths = paths.filter((path) => isItem(path) && ["GET", "PUT", "PATCH", "DELETE"].some((each) => has(path, each)));
  const toBase = (path: string) => path.slice(0, path.lastIndexOf("/"));
  const bases = paths.filter((path) => !path.endsWith("}") && (has(path, "POST") || has(path, "GET")));
  const isSibling = (base: string, path: string) => toBase(base) === toBase(path) && toNoun(base) === toNoun(path);
  const families = itemPaths.map((items): Family => {
    const exact = toBase(items);
    const near = bases.filter((base) => base === exact || isSibling(base, exact));
    const start = exact.slice(0, exact.lastIndexOf("/") + 1);
    const isNested = (base: string) =>
      base.startsWith(start) && base.includes("{") && !exact.includes("{") && toNoun(base) === toNoun(exact);
    const isFree = (base: string) => !itemPaths.some((path) => toBase(path) === base);
    const nested = near.some((base) => has(base, "POST")) ? [] : bases.filter((base) => isNested(base) && isFree(base));
    const creating = [...near, ...nested].filter((base) => has(base, "POST"));
    const all = [...new Set([...creating.slice(0, 1), ...near, ...nested])];
    return { bases: all.filter((base) => !creating.slice(1).includes(base)), items };
  });
  const used = new Set(families.flatMap((family) => family.bases));
  const lone = bases.filter((base) => !used.has(base) && has(base, "GET") && has(base, "POST"));
  return [...families, ...lone.map((base): Family => ({ bases: [base], items: undefined }))];
}

function createCollection(context: Context, { bases, items }: Family): Omit<Collection, "table"> {
  const { document, schemas, operations, attempt, hasCodes } = context;
  const find = (method: string, path: string | undefined) =>
    operations.find((operation) => operation.method === method && operation.path === path);
  const base = bases[0];
  const path = base ?? items ?? "";
  const noun = toNoun(base ?? (items ?? "").slice(0, (items ?? "").lastIndexOf("/")));
  const [get, put, patch, remove] = ["GET", "PUT", "PATCH", "DELETE"].map((method) => find(method, items));
  const post = find("POST", base);
  const lists = bases.flatMap((each) => find("GET", each) ?? []);
  if (!post && !put) throw new Unrecognized(`no POST on ${base ?? path} creates items. Add one.`);
  if (!get && lists.length === 0) throw new Unrecognized(`no GET returns the items. Add GET ${items ?? path}.`);

  const parameter = items === undefined ? undefined : listPathParameters(items).at(-1);
  const { item, others, types } = readItem();
  const idName = item.id;
  const idSchema = schemas.resolve(item.shape.properties[idName]);
  const request = post && readRequest(post);
  const creates = put && (put.responses[201] || !post) ? put : undefined;
  const isChosen = request?.shape.properties[idName] !== undefined && !isReadOnly(request.shape.properties[idName]);
  const isAlwaysChosen = isChosen && request.shape.required.includes(idName) && !request.isOptional;
  const id = readId();
  const parents = readParents();
  const requestOnly = request
    ? Object.keys(request.shape.properties).filter((name) => !(name in item.shape.properties) && name !== idName)
    : [];
  const writeOnly = Object.keys({ ...item.shape.properties, ...request?.shape.properties }).filter((name) =>
    [item.shape.properties[name], request?.shape.properties[name]].some((each) => schemas.resolve(each).writeOnly === true),
  );
  const hidden = [
    ...parents.map(({ column }) => column).filter((column) => !(column in item.shape.properties)),
    ...writeOnly,
    ...(item.shape.isOpen ? [] : requestOnly.filter((name) => !writeOnly.includes(name))),
  ];
  const visible = Object.keys(item.shape.properties).filter((name) => !writeOnly.includes(name));
  const required = new Set([
    ...item.shape.required,
    ...others.flatMap(({ shape }) => shape.required),
    idName,
    ...parents.map(({ column }) => column),
  ]);
  for (const name of writeOnly) required.delete(name);
  const columns = createColumns();
  const allowsOthers = [request, ...[put, patch].map((each) => each && tryRead(() => readRequest(each)))].some(
    (each) => each?.shape.isOpen,
  );
  const itemType = writeItemType();

  const served = {
    lists: lists.flatMap((each) => attemptOperation(each, () => readList(each)) ?? []),
    find: get && attemptOperation(get, () => readServed(get, { needsMissing: true })),
    create: post && readWritten(post),
    replace: put && attemptOperation(put, () => readWritten(put)),
    merge: patch && attemptOperation(patch, () => readWritten(patch)),
    remove: remove && attemptOperation(remove, () => readRemove(remove)),
  };
  if (!served.create && !served.replace?.creates) throw new Unrecognized(`no operation creates items.`);
  if (!served.find && served.lists.length === 0)
    throw new Unrecognized("no operation that returns the items is recognized.");
  return { path, noun, itemType, columns, required: [...required], id: idName, newId: id, parents, hidden, ...served };

  function attemptOperation<Result>(operation: Operation, read: () => Result): Result | undefined {
    return attempt(`${operation.method} ${operation.path}`, read);
  }

  function tryRead<Result>(read: () => Result): Result | undefined {
    try {
      return read();
    } catch {
      return undefined;
    }
  }

  /** Returns the schema of an item with its id, and the other schemas that responses have for it. */
  function readItem() {
    const candidates: { operation: Operation; success: Success; wrapped: Wrapped[] }[] = [];
    for (const operation of [get, ...lists, post, put, patch]) {
      const success = operation && tryRead(() => findSuccess(document, operation));
      if (!operation || !success?.schema) continue;
      const isList = lists.includes(operation);
      const wrapped = isList ? listEntries(schemas, success.schema) : listWrapped(schemas, success.schema);
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
      if (!candidate) throw new Unrecognized(`no response contains an item as JSON. Describe it in GET ${items ?? path}.`);
      const isObject = candidate.wrapped.length > 0;
      throw new Unrecognized(
        isObject
          ? `${candidate.success.place} has no member that identifies an item. Add ${expected}.`
          : `${candidate.success.place} is no object with known members. Describe it with properties, without oneOf and anyOf.`,
      );
    }
    const same = rest.filter((each) => each.id === first.id);
    const missing = first.shape.isOpen
      ? Object.assign({}, ...same.map(({ shape }) => Object.fromEntries(shape.required.map((name) => [name, shape.properties[name] ?? {}]))))
      : {};
    const properties: Shape["properties"] = Object.assign(Object.create(null), missing, first.shape.properties);
    const shape = { ...first.shape, properties };
    const added = same.flatMap((each) => {
      const names = each.shape.required.filter((name) => !(name in first.shape.properties));
      return names.length > 0 ? [`Pick<${toItemType(each)}, ${toUnion(names)}>`] : [];
    });
    return { item: { ...first, shape, described: first.shape.properties }, others: same, types: [toItemType(first), ...added.slice(0, 1)] };
  }

  function toItemType({ operation, success, wrapper, shape }: Wrapped & { operation: Operation; success: Success }): string {
    const { $ref = "", ...siblings } = shape.schema;
    const component = document.hasSiblings && hasConstraints(siblings) ? undefined : /^#\/components\/schemas\/(.*)/.exec($ref)?.[1];
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
    return withoutNull(lists.includes(operation) ? `NonNullable<${member}>[number]` : member);
  }

  /** Returns the object in a request. Prefers the one with most members of an item. */
  function readRequest(operation: Operation): Wrapped & { isOptional: boolean; access: string; mediaType: string } {
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
    const wrapped = listWrapped(schemas, bodies[0]);
    const count = ({ shape }: Wrapped) => Object.keys(shape.properties).filter((name) => name in item.shape.properties).length;
    const [best] = wrapped.sort((a, b) => count(b) - count(a));
    if (!best)
      throw new Unrecognized(`${place} is no object with known members. Describe it with properties, without oneOf and anyOf.`);
    if (count(best) === 0) throw new Unrecognized(`${place} has no member of an item (${item.success.place}).`);
    const { wrapper, outer } = best;
    const isNullable = schemas.listTypes(best.shape.schema)?.has("null") === true;
    const isOptional = !body.required || isNullable || (wrapper !== undefined && !outer?.required.includes(wrapper));
    const isOuterOptional = !body.required || schemas.listTypes(bodies[0])?.has("null") === true;
    const access = wrapper === undefined ? "body" : `body${isOuterOptional ? "?." : ""}${toAccess(wrapper)}`.replace("?..", "?.");
    return { ...best, isOptional, access, mediaType: body.mediaType };
  }

  /** Returns the expression of a new id. @throws {Unrecognized} if no id can be created */
  function readId(): string | undefined {
    const schemasOfId = [idSchema];
    const entry = get ?? put ?? patch ?? remove;
    const parameterSchema = entry && parameter ? document.findParameter(entry, "path", parameter) : undefined;
    const parameterType = entry?.parameters.find((each) => each.in === "path" && each.name === parameter)?.type;
    const types = [...(schemas.listTypes(idSchema) ?? [])].filter((type) => type !== "null");
    const place = `${item.success.place} ${idName}`;
    if (types.length !== 1 || !/^(string|integer|number)$/.test(types[0] ?? ""))
      throw new Unrecognized(`${place} is neither a string nor an integer. Give it one of these types.`);
    if (parameterType !== undefined && !/^(string|integer|int64|number)$/.test(parameterType))
      throw new Unrecognized(`the parameter ${parameter} of ${items} has the type ${parameterType}. Use string or integer.`);
    if (types[0] === "string") {
      if (isAlwaysChosen || (creates && !post)) return undefined;
      if (parameterSchema) schemasOfId.push(schemas.resolve(parameterSchema));
      if (request && isChosen) schemasOfId.push(schemas.resolve(request.shape.properties[idName]));
      const isNumeric = parameterType !== undefined && parameterType !== "string";
      const source = findIdSource(schemasOfId.map((each) => (each.type === "integer" || each.type === "number" ? {} : each)), isNumeric);
      if (!source)
        throw new Unrecognized(
          `no new id fits ${place}. Let clients choose it in the request, or use a string without enum and format, or a longer pattern.`,
        );
      return source.code;
    }
    if (isAlwaysChosen || (creates && !post)) return undefined;
    const { minimum = 1, maximum = Infinity, enum: values } = idSchema;
    if (values || Number(minimum) > 1 || Number(maximum) < 2 ** 31 - 1)
      throw new Unrecognized(`${place} does not accept the numbers from 1 that the database assigns. Remove its enum or bounds.`);
    const isSmall = idSchema.format === "int32" || Number(maximum) < 2 ** 47;
    return isChosen || creates ? `randomInt(1, 2 ** ${isSmall ? 31 : 47})` : undefined;
  }

  /** The kind of the id: the database assigns it if no one else does. */
  function toIdKind(): string {
    if (schemas.listTypes(idSchema)?.has("string")) return "text";
    return isAlwaysChosen || creates || id !== undefined ? "integer" : "identity";
  }

  function readParents(): (Parent & { kind: string; type: string })[] {
    const names = listPathParameters(base ?? (items ?? "").slice(0, (items ?? "").lastIndexOf("/")));
    const operation = post ?? put;
    return names.map((name) => {
      const type = operation?.parameters.find((each) => each.in === "path" && each.name === name)?.type ?? "";
      if (!/^(string|integer|int64)$/.test(type))
        throw new Unrecognized(`the parameter ${name} of ${path} has the type ${type}. Use string or integer.`);
      const before = path.slice(0, path.indexOf(`{${name}}`));
      const owner = toNoun(before.replace(/\/$/, ""));
      const isPlain = normalize(name) === normalize(idName) || /^(id|key|name|uuid|slug)$/i.test(name);
      const full = isPlain ? `${owner}${name.charAt(0).toUpperCase()}${name.slice(1)}` : toIdentifier(name);
      const member = Object.keys(item.shape.properties).find((each) => normalize(each) === normalize(full));
      const kind = type === "string" ? "text" : "integer";
      const memberTypes = [...(schemas.listTypes(item.shape.properties[member ?? ""]) ?? [])].filter((each) => each !== "null");
      const fits = member !== undefined && memberTypes.length === 1 && memberTypes[0] === (kind === "text" ? "string" : "integer");
      if (member !== undefined && !fits && member === full)
        throw new Unrecognized(`${name} of ${path} and ${member} of its items have different types. Use the same.`);
      return {
        column: fits ? member : full,
        path: `${before}{${name}}`,
        kind,
        type: type === "int64" ? "number | bigint" : type === "string" ? "string" : "number",
      };
    });
  }

  function createColumns(): Record<string, string> {
    const entries: [string, string][] = [[idName, toIdKind()]];
    for (const { column, kind } of parents) entries.push([column, kind]);
    for (const name of visible) {
      const isTaken = entries.some(([other]) => other.toLowerCase() === name.toLowerCase());
      if (entries.some(([other]) => other === name)) continue;
      if (!isTaken && canBeColumn(name))
        entries.push([name, toKind(item.shape.properties[name], required.has(name))]);
      else if (required.has(name) || name in {})
        throw new Unrecognized(`${item.success.place} has ${name}, a name that no column can have. Rename it.`);
    }
    return Object.fromEntries(entries);
  }

  function toKind(schema: Node | undefined, isRequired: boolean): string {
    const types = schemas.listTypes(schema);
    const isNullable = !types || types.has("null");
    const [type = "", ...more] = [...(types ?? [])].filter((each) => each !== "null");
    const kinds: Record<string, string> = { string: "text", integer: "integer", number: "number", boolean: "boolean" };
    const kind = more.length === 0 ? (kinds[type] ?? "json") : more.length === 1 && [type, ...more].every((each) => /^(integer|number)$/.test(each)) ? "number" : "json";
    if (isNullable) return isRequired ? `${kind}|null` : "json";
    return kind;
  }

  function writeItemType(): string {
    const [first = ""] = types;
    const names = writeOnly.filter((name) => name in item.shape.properties);
    const parts = names.length === 0 ? [...types] : types.map((type) => `Without<${type}, ${toUnion(names)}>`);
    const keys = [idName, ...parents.map(({ column }) => column)].map((name) => {
      const isLong = schemas.resolve(item.shape.properties[name]).format === "int64";
      const isKnown = item.shape.required.includes(name) && !schemas.listTypes(item.shape.properties[name])?.has("null");
      const parent = parents.find(({ column }) => column === name);
      const type = parent && !(name in item.shape.properties) ? parent.type : columns[name] === "text" ? "string" : isLong ? "number | bigint" : "number";
      return isKnown ? [] : [`${toKey(name)}: ${type}`];
    });
    const isKey = (name: string) => name === idName || parents.some(({ column }) => column === name);
    const optional = visible.filter(
      (name) => required.has(name) && !isKey(name) && !item.shape.required.includes(name) && name in item.described,
    );
    if (optional.length > 0) parts.push(`Required<Pick<${first}, ${toUnion(optional)}>>`);
    if (keys.flat().length > 0) parts.push(`{ ${keys.flat().join("; ")} }`);
    return [...new Set(parts)].join(" & ");
  }

  /** Returns how a response contains the item. @throws {Unrecognized} if an item would break its schema */
  function readReply(operation: Operation, statuses?: readonly number[]): Pick<Served, "success" | "body" | "others" | "dropped"> {
    const success = findSuccess(document, operation, statuses);
    if (!success.schema) return { success, body: undefined, others: [], dropped: hidden };
    const wrapped = lists.includes(operation) ? listEntries(schemas, success.schema) : listWrapped(schemas, success.schema);
    const problems: string[] = [];
    for (const body of wrapped.filter(({ shape }) => idName in shape.properties)) {
      const { problem, dropped } = checkReply(body.shape);
      if (problem === undefined)
        return {
          success,
          body,
          others: lists.includes(operation) ? [] : writeOthers(schemas, body, success.place),
          dropped: [...hidden, ...dropped],
        };
      problems.push(problem);
    }
    if (problems[0] !== undefined) throw new Unrecognized(`${success.place} ${problems[0]}`);
    if (operation === get || lists.includes(operation))
      throw new Unrecognized(`${success.place} does not contain the item. Add its schema, or write the handler.`);
    return { success, body: undefined, others: readConfirmation(success), dropped: [] };
  }

  /** Returns the required members of a body about a change, such as `{ deleted: true, id }`. */
  function readConfirmation({ schema, place }: Success): Code[] {
    const shape = schemas.toShape(schema);
    const isAnyObject = schemas.listTypes(schema)?.has("object") && schemas.resolve(schema).required === undefined;
    if (!shape && !isAnyObject)
      throw new Unrecognized(`${place} is no object with known members. Use a 204, or write the handler.`);
    return (shape?.required ?? []).map((name): Code => {
      const property = shape?.properties[name];
      const isFlag = schemas.listTypes(property)?.has("boolean");
      const isId = normalize(name).endsWith(normalize(idName)) && schemas.accepts(property, idSchema, "response");
      const value = isFlag ? "true" : isId ? `row${toAccess(idName)}` : writeValue(schemas, name, property);
      if (value === undefined) throw new Unrecognized(`${place} requires ${name}. Use a 204, or write the handler.`);
      return [`${toKey(name)}: `, value];
    });
  }

  function checkReply(shape: Shape): { problem?: string; dropped: string[] } {
    const dropped = shape.isOpen ? [] : visible.filter((name) => !(name in shape.properties));
    const lacking = shape.required.find((name) => !required.has(name) || !visible.includes(name));
    if (lacking !== undefined) return { problem: `requires ${lacking}, which an item does not have. Make it optional.`, dropped };
    const different = visible.find(
      (name) =>
        name in shape.properties && !schemas.accepts(shape.properties[name], item.shape.properties[name], "response"),
    );
    if (different !== undefined)
      return { problem: `describes ${different} differently from ${item.success.place}. Use the same schema.`, dropped };
    if (!shape.isOpen && allowsOthers)
      return { problem: "forbids members that requests can have. Add additionalProperties: false to the requests.", dropped };
    return { dropped };
  }

  function readServed(operation: Operation, { needsMissing = false, statuses }: { needsMissing?: boolean; statuses?: readonly number[] } = {}): Served {
    const missing = findError(operation, missingStatuses, hasCodes);
    if (needsMissing && missing === undefined)
      throw new Unrecognized(`${operation.method} ${operation.path} documents no error for an unknown id. Add a 404.`);
    const header = operation.parameters.filter((each) => each.in === "query").map(({ name }) => name);
    return { operation, ...readReply(operation, statuses), keys: readKeys(operation), missing, unread: header };
  }

  function readKeys(operation: Operation): Key[] {
    const names = listPathParameters(operation.path);
    const isItemPath = operation.path === items;
    const parentNames = isItemPath ? names.slice(0, -1) : names;
    const keys = parents.flatMap((parent, index) => {
      const name = parentNames[index];
      return name === undefined || parentNames.length !== parents.length ? [] : [toKeyOf(parent.column, parent.kind, name)];
    });
    if (parentNames.length > 0 && keys.length !== parentNames.length)
      throw new Unrecognized(`${operation.path} has other parents than ${path}. Write the handler.`);
    return isItemPath ? [...keys, toKeyOf(idName, toIdKind(), names.at(-1) ?? "")] : keys;

    function toKeyOf(column: string, kind: string, name: string): Key {
      const type = operation.parameters.find((each) => each.in === "path" && each.name === name)?.type;
      const isOneType = schemas.listTypes(document.findParameter(operation, "path", name))?.size === 1;
      const value = type === "string" && !isOneType ? `String(path${toAccess(name)})` : `path${toAccess(name)}`;
      const isLong = schemas.resolve(item.shape.properties[column]).format === "int64" || !(column in item.shape.properties);
      if (type === "string") return { column, value: kind === "text" ? value : `toInteger(${value})` };
      if (type === undefined || !/^(integer|int64|number)$/.test(type))
        throw new Unrecognized(`the parameter ${name} of ${operation.path} has the type ${type}. Use string or integer.`);
      if (kind === "text") return { column, value: `String(${value})` };
      if (type === "number") return { column, value: `toInteger(String(${value}))` };
      return { column, value: type === "int64" && !isLong ? `Number(${value})` : value };
    }
  }

  function readList(operation: Operation): List {
    const served = readServed(operation);
    if (!served.body) throw new Unrecognized(`${served.success.place} has no list of items. Describe an array of them.`);
    const query = readListQuery(document, schemas, operation, item.shape, columns);
    const envelope = readEnvelope(schemas, served.body, query, served.success.place);
    const { wrapper, outer } = served.body;
    const { maxItems } = schemas.resolve(wrapper === undefined ? served.success.schema : outer?.properties[wrapper]);
    return { ...served, query, envelope, maxItems: maxItems === undefined ? undefined : Number(maxItems), unread: query.unread };
  }

  function readRemove(operation: Operation): Served {
    const missing = findError(operation, missingStatuses, hasCodes);
    const keys = readKeys(operation);
    const success = findSuccess(document, operation);
    if (missing === undefined && success.schema)
      throw new Unrecognized(`${operation.method} ${operation.path} documents no error for an unknown id. Add a 404.`);
    const unread = operation.parameters.filter((each) => each.in === "query").map(({ name }) => name);
    return { operation, ...readReply(operation), keys, missing, unread };
  }

  function readWritten(operation: Operation): Written {
    const isCreate = operation === post;
    const isPut = operation === put;
    const { shape, access, isOptional, mediaType } = readRequest(operation);
    const canCreate = isPut && creates !== undefined;
    const served = readServed(operation, {
      needsMissing: !isCreate && !canCreate,
      ...(isPut && { statuses: canCreate && !operation.responses[200] && !operation.responses[204] ? [201] : [200, 204, 202] }),
    });
    const place = `${operation.method} ${operation.path} requestBody`;
    const conflict = isCreate && isChosen ? findError(operation, conflictStatuses, hasCodes) : undefined;
    if (isCreate && isChosen && conflict === undefined)
      throw new Unrecognized(`${operation.method} ${operation.path} documents no error for an id that exists. Add a 409.`);
    const sentNames = Object.keys(shape.properties).filter((name) => !isReadOnly(shape.properties[name]));
    const isParent = (name: string) => parents.some(({ column }) => column === name);
    const isServerId = !(isCreate && isChosen);
    for (const name of sentNames) {
      if ((name === idName && isServerId) || isParent(name) || hidden.includes(name)) continue;
      const target = item.shape.properties[name];
      if (target ? !schemas.accepts(target, shape.properties[name], "request") : false)
        throw new Unrecognized(`${place} and ${item.success.place} describe ${name} differently. Use the same schema.`);
    }
    const needsValue = isCreate || canCreate;
    const isReliable = (name: string) =>
      sentNames.includes(name) && shape.required.includes(name) && !isOptional && !(name === idName && isServerId);
    const defaults: Code[] = [];
    const set: Code[] = [];
    const setNames = new Set<string>();
    const add = (target: Code[], name: string, value: Code) => {
      target.push([`${toKey(name)}: `, value]);
      setNames.add(name);
    };
    if (isCreate && id !== undefined) add(isChosen ? defaults : set, idName, id);
    const keyValue = (column: string) => served.keys.find((key) => key.column === column)?.value;
    for (const { column } of parents) if (needsValue && keyValue(column)) add(set, column, keyValue(column) ?? "");
    if (canCreate) add(set, idName, keyValue(idName) ?? "");
    const parameterSchema = document.findParameter(operation, "path", listPathParameters(operation.path).at(-1) ?? "");
    if (canCreate && !schemas.accepts({ ...idSchema, nullable: false }, parameterSchema, "request"))
      throw new Unrecognized(`the path of ${operation.method} ${operation.path} allows ids that ${item.success.place} ${idName} does not. Use the same schema.`);
    if (needsValue && served.keys.some(({ value }) => value.startsWith("toInteger(")))
      throw new Unrecognized(`the parameters of ${operation.path} are texts, but the ids are integers. Use the same type.`);
    for (const [name, schema] of Object.entries(item.shape.properties)) {
      const isSent = sentNames.includes(name);
      if (setNames.has(name) || name === idName || isParent(name) || hidden.includes(name) || isReliable(name)) continue;
      const time = isSent ? undefined : writeTime(schemas, name, schema, !needsValue);
      if (time !== undefined && (needsValue || !isSent)) add(set, name, time);
      else if (needsValue && required.has(name)) {
        const value = writeValue(schemas, name, schema);
        if (value === undefined)
          throw new Unrecognized(`${place} lacks ${name}, which ${item.success.place} requires. Add it to the request, or a default.`);
        add(isSent ? defaults : set, name, value);
      }
    }
    const unsent = Object.keys({ ...item.shape.properties, ...shape.properties }).filter(
      (name) => !sentNames.includes(name) || (name === idName && isServerId) || (isParent(name) && !setNames.has(name)),
    );
    const omitted = unsent.filter(
      (name) => (shape.isOpen || name in shape.properties) && !(setNames.has(name) && !defaults.some((code) => Array.isArray(code) && code[0] === `${toKey(name)}: `)),
    );
    const reset = isPut
      ? sentNames.filter((name) => name !== idName && !shape.required.includes(name) && visible.includes(name) && !required.has(name))
      : [];
    return {
      ...served,
      sent: access,
      isOptional,
      omitted: [...omitted, ...parents.filter(({ column }) => !(column in item.shape.properties) && shape.isOpen && !setNames.has(column)).map(({ column }) => column)],
      defaults,
      set,
      reset,
      conflict,
      isMergePatch: mediaType === "application/merge-patch+json",
      creates: canCreate ? findSuccess(document, operation, [201, 200, 204]) : undefined,
      allowsOthers: shape.isOpen,
    };
  }

  function isReadOnly(schema: Node | undefined): boolean {
    return schemas.resolve(schema).readOnly === true;
  }
}

/** Names that types of the module have. */
const otherTypes = /^(Database|RowOf|Without|Required|Pick|Omit|Partial|NonNullable|Exclude|Record|Extract|Readonly)$/;

/** PostgreSQL has no longer names, and no U+0000. TypeScript checks no members that each object has. */
function canBeColumn(name: string): boolean {
  const isText = name !== "" && name.isWellFormed() && !name.includes("\0");
  return isText && name !== "_other" && !(name in {}) && Buffer.byteLength(name) <= 63;
}

function toUnion(names: readonly string[]): string {
  return names.map((name) => JSON.stringify(name)).join(" | ");
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

/** Returns the singular of the last name in a path: `note` for `/v1/notes` and `category` for `/categories`. */
function toNoun(path: string): string {
  const name = path.split("/").findLast((segment) => segment !== "" && !segment.startsWith("{")) ?? "item";
  const singular = name
    .replace(/ies$/, "y")
    .replace(/(ss|x|ch|sh|z)es$/, "$1")
    .replace(/([^siu])s$/, "$1");
  return toIdentifier(singular);
}

function toIdentifier(text: string): string {
  const words = text.match(/[A-Za-z0-9]+/g) ?? ["item"];
  const name = words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join("");
  return /^\d/.test(name) ? `_${name}` : name.charAt(0).toLowerCase() + name.slice(1);
}

/** Words that a table cannot have as its name in `src/handlers.ts`. */
const reserved =
  /^(db|body|path|query|header|reply|replyError|row|rows|trx|select|page|sorts|column|direction|values|list|total|limit|stub|contract|omit|operations|components|context|arguments|eval|undefined|randomInt|randomUUID|randomText|toInteger|mergePatch|forUpdate|defineTable|Database|Date|Math|String|Number|Object|Array|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|let|static|implements|interface|package|private|protected|public|await|async|of|type|next|changed|parent)$/;

function nameTable({ path, noun }: Omit<Collection, "table">, tables: Set<string>): string {
  const segments = path.split("/").filter((segment) => segment !== "" && !segment.startsWith("{"));
  const last = segments.at(-1) ?? noun;
  const options = segments.map((_, index) => toIdentifier(segments.slice(segments.length - 1 - index).join("-")));
  const candidates = [toIdentifier(last), ...options, ...Array.from({ length: 100 }, (_, index) => `${toIdentifier(last)}${index + 2}`)];
  const name = candidates
    .map((each) => (reserved.test(each) ? `${each}Table` : each).slice(0, 60))
    .find((each) => ![...tables].some((other) => other.toLowerCase() === each.toLowerCase()));
  tables.add(name ?? "");
  return name ?? "";
}
