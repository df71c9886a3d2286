import type { OperationEntry as Operation } from "@animal-store/codegen";
import { listPathParameters } from "@animal-store/openapi-document/nodes";
import type { Collection, Key, List, Parent, Served, Written } from "./collection.ts";
import type { Node } from "./document.ts";
import { toIdentifier, toNoun } from "./names.ts";
import { findIdSource } from "./random-text.ts";
import { type Context, type FamilyOperations, readItem, readRequest, toUnion, tryRead } from "./read-item.ts";
import { type EnvelopeMember, type ListQuery, limitQuery, readEnvelope, readListQuery } from "./read-list.ts";
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
import { isLong, type Schemas, type Shape } from "./schemas.ts";
import { normalize, toAccess, toKey, writeTime, writeValue } from "./write-value.ts";

/** Returns a collection without its table. @throws {Unrecognized} */
export function readCollection(context: Context, family: FamilyOperations): Omit<Collection, "table"> {
  const { document, schemas, attempt, hasCodes } = context;
  const { lists, get, post, put, patch, remove, path, items, noun, parameter } = family;
  if (!post && !put) throw new Unrecognized(`no POST on ${path} creates items. Add one.`);
  if (!get && lists.length === 0) throw new Unrecognized(`no GET returns the items. Add GET ${items ?? path}.`);

  const item = readItem(context, family);
  const { others, types } = item;
  const idName = item.id;
  const idSchema = schemas.resolve(item.shape.properties[idName]);
  const request = post && readRequest(context, item, post);
  const creates = put && (put.responses[201] || !post) ? put : undefined;
  const isChosen = request?.shape.properties[idName] !== undefined && !isReadOnly(request.shape.properties[idName]);
  const isAlwaysChosen = isChosen && request.shape.required.includes(idName) && !request.isOptional;
  const id = readId();
  const parents = readParents();
  const requests = [post, put, patch].flatMap(
    (each) => (each && tryRead(() => readRequest(context, item, each))) ?? [],
  );
  const sent: Shape["properties"] = Object.assign(
    Object.create(null),
    ...requests.map(({ shape }) => shape.properties),
  );
  const requestOnly = Object.keys(sent).filter((name) => !(name in item.shape.properties) && name !== idName);
  const parts = [post, put, patch].flatMap(
    (each) => (each && tryRead(() => findPart(each, findSuccess(document, each)))) ?? [],
  );
  const isWriteOnly = (schema: Node | undefined) => schemas.resolve(schema).writeOnly === true;
  const writeOnly = Object.keys({ ...item.shape.properties, ...sent }).filter(
    (name) => isWriteOnly(item.shape.properties[name]) || isWriteOnly(sent[name]),
  );
  const isReturned = (name: string) =>
    !writeOnly.includes(name) && [item, ...others, ...parts].some(({ shape }) => name in shape.properties);
  // One can be a password, so the table does not have it.
  const unstored = [...new Set([...writeOnly, ...requestOnly])].filter((name) => !isReturned(name));
  const hidden = parents.map(({ column }) => column).filter((column) => !(column in item.shape.properties));
  const visible = Object.keys(item.shape.properties).filter((name) => !writeOnly.includes(name));
  const required = new Set([
    ...item.shape.required,
    ...others.flatMap(({ shape }) => shape.required),
    idName,
    ...parents.map(({ column }) => column),
  ]);
  for (const name of writeOnly) required.delete(name);
  const columns = createColumns();
  const allowsOthers = requests.some(({ shape }) => shape.isOpen);
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
  const names = [...Object.keys(columns), ...Object.keys(item.shape.properties)];
  const version = needsVersion(family, served.find) ? nameVersion(names) : undefined;
  return {
    path,
    noun,
    itemType,
    columns: version === undefined ? columns : { ...columns, [version]: "version" },
    version,
    required: [...required],
    id: idName,
    newId: id,
    parents,
    unstored,
    ...served,
  };

  function attemptOperation<Result>(operation: Operation, read: () => Result): Result | undefined {
    return attempt(`${operation.method} ${operation.path}`, read);
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
      throw new Unrecognized(
        `the parameter ${parameter} of ${items} has the type ${parameterType}. Use string or integer.`,
      );
    if (types[0] === "string") {
      if (isAlwaysChosen || (creates && !post)) return undefined;
      if (parameterSchema) schemasOfId.push(schemas.resolve(parameterSchema));
      if (request && isChosen) schemasOfId.push(schemas.resolve(request.shape.properties[idName]));
      const isNumeric = parameterType !== undefined && parameterType !== "string";
      const source = findIdSource(
        schemasOfId.map((each) => (each.type === "integer" || each.type === "number" ? {} : each)),
        isNumeric,
      );
      if (!source)
        throw new Unrecognized(
          `no new id fits ${place}. Let clients choose it in the request, or use a string without enum and format, or a longer pattern.`,
        );
      return source.code;
    }
    if (types[0] === "number" && (isChosen || creates))
      throw new Unrecognized(`${place} is a number, but ids are integers or strings. Use one of these types.`);
    if (isAlwaysChosen || (creates && !post)) return undefined;
    const { minimum = 1, maximum = Infinity, enum: values } = idSchema;
    if (values || Number(minimum) > 1 || Number(maximum) < 2 ** 31 - 1)
      throw new Unrecognized(
        `${place} does not accept the numbers from 1 that the database assigns. Remove its enum or bounds.`,
      );
    const isSmall = idSchema.format === "int32" || Number(maximum) < 2 ** 47;
    return isChosen || creates ? `randomInt(1, 2 ** ${isSmall ? 31 : 47})` : undefined;
  }

  /** The kind of the id: the database assigns it if no one else does. */
  function toIdKind(): string {
    if (schemas.listTypes(idSchema)?.has("string")) return "text";
    return isAlwaysChosen || creates || id !== undefined ? "integer" : "identity";
  }

  function readParents(): (Parent & { kind: string; type: string })[] {
    const names = listPathParameters(path === items ? path.slice(0, path.lastIndexOf("/")) : path);
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
      const memberSchema = schemas.resolve(item.shape.properties[member ?? ""]);
      const memberTypes = [...(schemas.listTypes(memberSchema) ?? [])].filter((each) => each !== "null");
      const itemPath = `${before}{${name}}`;
      const isSameType = memberTypes.length === 1 && memberTypes[0] === (kind === "text" ? "string" : "integer");
      // The handler checks that the parent exists.
      const isChecked =
        operation !== undefined &&
        findError(operation, missingStatuses, hasCodes) !== undefined &&
        context.operations.some((each) => each.method === "GET" && each.path === itemPath);
      const parameterSchema = operation && document.findParameter(operation, "path", name);
      const isAccepted = isChecked || schemas.accepts({ ...memberSchema, nullable: false }, parameterSchema, "request");
      const fits = member !== undefined && isSameType && isAccepted;
      const isRequired = [item, ...others].some(({ shape }) => shape.required.includes(member ?? ""));
      if (member !== undefined && !fits && (member === full || isRequired)) throw createDifference(name, path, member);
      return { column: fits ? member : full, path: itemPath, kind, type: parentTypes[type] ?? "number" };
    });
  }

  function createColumns(): Record<string, string> {
    const entries: [string, string][] = [[idName, toIdKind()]];
    for (const { column, kind } of parents) entries.push([column, kind]);
    for (const name of visible) {
      const isTaken = entries.some(([other]) => other.toLowerCase() === name.toLowerCase());
      if (entries.some(([other]) => other === name)) continue;
      if (!isTaken && canBeColumn(name))
        entries.push([name, toKind(schemas, item.shape.properties[name], required.has(name))]);
      else if (required.has(name) || name in {})
        throw new Unrecognized(`${item.success.place} has ${name}, a name that no column can have. Rename it.`);
    }
    return Object.fromEntries(entries);
  }

  function writeItemType(): string {
    const [first = ""] = types;
    const names = writeOnly.filter((name) => name in item.shape.properties);
    const parts = names.length === 0 ? [...types] : types.map((type) => `Without<${type}, ${toUnion(names)}>`);
    const keys = [idName, ...parents.map(({ column }) => column)].map((name) => {
      const isBigint = isLong(schemas.resolve(item.shape.properties[name]));
      const isKnown =
        item.shape.required.includes(name) && !schemas.listTypes(item.shape.properties[name])?.has("null");
      const parent = parents.find(({ column }) => column === name);
      const number = isBigint ? "number | bigint" : "number";
      const own = columns[name] === "text" ? "string" : number;
      const type = parent && !(name in item.shape.properties) ? parent.type : own;
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
  function readReply(
    operation: Operation,
    statuses?: readonly number[],
  ): Pick<Served, "success" | "body" | "others" | "dropped"> {
    const success = findSuccess(document, operation, statuses);
    if (!success.schema) return { success, body: undefined, others: [], dropped: [] };
    const part = operation === remove ? undefined : findPart(operation, success);
    const bodies = part ? [part] : listBodies(operation, success).filter(({ shape }) => idName in shape.properties);
    const problems = bodies.map(({ shape }) => findProblem(shape));
    const body = bodies[problems.indexOf(undefined)];
    if (!body && problems.length > 0) throw new Unrecognized(`${success.place} ${problems[0]}`);
    if (body) {
      const { isOpen, properties } = body.shape;
      const known = [...(isOpen && !part ? [] : visible), ...requestOnly.filter(isReturned)];
      const others = part || lists.includes(operation) ? [] : writeOthers(schemas, body, success.place);
      return { success, body, others, dropped: [...hidden, ...known.filter((name) => !(name in properties))] };
    }
    if (operation === get || lists.includes(operation))
      throw new Unrecognized(`${success.place} does not contain the item. Add its schema, or write the handler.`);
    return { success, body: undefined, others: readConfirmation(success), dropped: [] };
  }

  function listBodies(operation: Operation, { schema }: Success): Wrapped[] {
    const known = new Set(Object.keys(item.shape.properties));
    return lists.includes(operation) ? listEntries(schemas, schema) : listWrapped(schemas, schema, known);
  }

  /** Returns the body of a response that describes members of the item, but not its id. */
  function findPart(operation: Operation, success: Success): Wrapped | undefined {
    const bodies = listBodies(operation, success);
    const [first] = bodies.some(({ shape }) => idName in shape.properties) ? [] : bodies;
    return first && Object.keys(first.shape.properties).some((name) => name in item.shape.properties)
      ? first
      : undefined;
  }

  /** Returns the required members of a body about a change, such as `{ deleted: true, id }`. */
  function readConfirmation({ schema, place }: Success): string[] {
    const shape = schemas.toShape(schema);
    const isAnyObject = schemas.listTypes(schema)?.has("object") && schemas.resolve(schema).required === undefined;
    if (!shape && !isAnyObject && !schemas.accepts(schema, {}, "response"))
      throw new Unrecognized(`${place} is no object with known members. Use a 204, or write the handler.`);
    const echoed = Object.keys(shape?.properties ?? {}).find((name) => requestOnly.includes(name));
    if (echoed !== undefined)
      throw new Unrecognized(`${place} describes ${echoed}, which an item does not have. Add it to the item.`);
    return (shape?.required ?? []).map((name): string => {
      const property = shape?.properties[name];
      const isFlag = schemas.listTypes(property)?.has("boolean");
      const isId = normalize(name).endsWith(normalize(idName)) && schemas.accepts(property, idSchema, "response");
      const known = isId ? `row${toAccess(idName)}` : writeValue(schemas, name, property);
      const value = isFlag ? "true" : known;
      if (value === undefined) throw new Unrecognized(`${place} requires ${name}. Use a 204, or write the handler.`);
      return `${toKey(name)}: ${value}`;
    });
  }

  /** Returns why an item would break the schema of a response. */
  function findProblem(shape: Shape): string | undefined {
    const lacking = shape.required.find((name) => !required.has(name) || !visible.includes(name));
    if (lacking !== undefined) return `requires ${lacking}, which an item does not have. Make it optional.`;
    const different = visible.find(
      (name) =>
        name in shape.properties && !schemas.accepts(shape.properties[name], item.shape.properties[name], "response"),
    );
    const other = requestOnly.find(
      (name) => name in shape.properties && !schemas.accepts(shape.properties[name], sent[name], "request"),
    );
    if (different !== undefined || other !== undefined)
      return `describes ${different ?? other} differently from ${item.success.place}. Use the same schema.`;
    const isNarrow = !shape.isOpen && allowsOthers;
    return isNarrow
      ? "forbids members that requests can have. Add additionalProperties: false to the requests."
      : undefined;
  }

  function readServed(
    operation: Operation,
    { needsMissing = false, statuses }: { needsMissing?: boolean; statuses?: readonly number[] } = {},
  ): Served {
    const missing = findError(operation, missingStatuses, hasCodes);
    if (needsMissing && missing === undefined)
      throw new Unrecognized(
        `${operation.method} ${operation.path} documents no error for an unknown id. Add a 404, or pass --add-404.`,
      );
    const unread = operation.parameters.filter((each) => each.in === "query").map(({ name }) => name);
    return { operation, ...readReply(operation, statuses), keys: readKeys(operation), missing, unread };
  }

  function readKeys(operation: Operation): Key[] {
    const names = listPathParameters(operation.path);
    const isItemPath = operation.path === items;
    const parentNames = isItemPath ? names.slice(0, -1) : names;
    const keys = parents.flatMap((parent, index) => {
      const name = parentNames[index];
      return name === undefined || parentNames.length !== parents.length
        ? []
        : [toKeyOf(parent.column, parent.kind, name)];
    });
    if (parentNames.length > 0 && keys.length !== parentNames.length)
      throw new Unrecognized(`${operation.path} has other parents than ${path}. Write the handler.`);
    return isItemPath ? [...keys, toKeyOf(idName, toIdKind(), names.at(-1) ?? "")] : keys;

    function toKeyOf(column: string, kind: string, name: string): Key {
      const type = operation.parameters.find((each) => each.in === "path" && each.name === name)?.type;
      const parameterSchema = document.findParameter(operation, "path", name);
      const memberSchema = { ...schemas.resolve(item.shape.properties[column]), nullable: false };
      // A query with another text than those of the column does not compile.
      if ("enum" in memberSchema && !schemas.accepts(memberSchema, parameterSchema, "request"))
        throw createDifference(name, operation.path, column);
      const isOneType = schemas.listTypes(parameterSchema)?.size === 1;
      const value = type === "string" && !isOneType ? `String(path${toAccess(name)})` : `path${toAccess(name)}`;
      const isBigint = isLong(memberSchema) || !(column in item.shape.properties);
      if (type === "string") return { column, value: kind === "text" ? value : `toInteger(${value})` };
      if (type === undefined || !/^(integer|int64|number)$/.test(type))
        throw new Unrecognized(
          `the parameter ${name} of ${operation.path} has the type ${type}. Use string or integer.`,
        );
      if (kind === "text") return { column, value: `String(${value})` };
      if (type === "number") return { column, value: `toInteger(String(${value}))` };
      return { column, value: type === "int64" && !isBigint ? `Number(${value})` : value };
    }
  }

  function readList(operation: Operation): List {
    const served = readServed(operation);
    if (!served.body)
      throw new Unrecognized(`${served.success.place} has no list of items. Describe an array of them.`);
    const read = readListQuery(document, schemas, operation, { ...item.shape, columns, idSchema }, served.body);
    const envelope = readEnvelope(schemas, served.body, read, idSchema, served.success.place);
    const query = limitQuery(read, envelope);
    assertReachable(served, query, envelope);
    const { wrapper, outer } = served.body;
    const { maxItems } = schemas.resolve(wrapper === undefined ? served.success.schema : outer?.properties[wrapper]);
    return { ...served, query, envelope, maxItems: Number(maxItems ?? Infinity), unread: query.unread };
  }

  function readRemove(operation: Operation): Served {
    return readServed(operation, { needsMissing: findSuccess(document, operation).schema !== undefined });
  }

  function readWritten(operation: Operation): Written {
    const isCreate = operation === post;
    const isPut = operation === put;
    const { shape, access, isOptional, mediaType } = readRequest(context, item, operation);
    const canCreate = isPut && creates !== undefined;
    const served = readServed(operation, {
      needsMissing: !isCreate && !canCreate,
      ...(isPut && {
        statuses: canCreate && !operation.responses[200] && !operation.responses[204] ? [201] : [200, 204, 202],
      }),
    });
    const place = `${operation.method} ${operation.path} requestBody`;
    const chosen = isCreate && isChosen ? shape.properties[idName] : undefined;
    const readers = [get, put, patch, remove].filter((each) => each !== undefined);
    const strict = readers.find((each) => chosen && !acceptsId(each, chosen));
    if (strict)
      throw new Unrecognized(
        `${place} allows values of ${idName} that the path of ${strict.method} ${strict.path} does not. Use the same schema.`,
      );
    const conflict = isCreate && isChosen ? findError(operation, conflictStatuses, hasCodes) : undefined;
    if (isCreate && isChosen && conflict === undefined)
      throw new Unrecognized(
        `${operation.method} ${operation.path} documents no error for an id that exists. Add a 409.`,
      );
    const sentNames = Object.keys(shape.properties).filter(
      (name) => !isReadOnly(shape.properties[name]) && !unstored.includes(name),
    );
    const isParent = (name: string) => parents.some(({ column }) => column === name);
    const isServerId = !(isCreate && isChosen);
    const isMergePatch = mediaType === "application/merge-patch+json";
    const nulls: string[] = [];
    for (const name of sentNames) {
      if ((name === idName && isServerId) || isParent(name)) continue;
      const target = item.shape.properties[name];
      if (!target || schemas.accepts(target, shape.properties[name], "request")) continue;
      // Many documents allow null for a member that an update leaves out.
      if (!isCreate && !isMergePatch && schemas.accepts(target, schemas.withoutNull(shape.properties[name]), "request"))
        nulls.push(name);
      else
        throw new Unrecognized(`${place} and ${item.success.place} describe ${name} differently. Use the same schema.`);
    }
    const needsValue = isCreate || canCreate;
    const isReliable = (name: string) =>
      sentNames.includes(name) && shape.required.includes(name) && !isOptional && !(name === idName && isServerId);
    const defaults: string[] = [];
    const reset: string[] = [];
    const set: string[] = [];
    const setNames = new Set<string>();
    const placeholders: string[] = [];
    const add = (target: string[], name: string, value: string) => {
      target.push(`${toKey(name)}: ${value}`);
      setNames.add(name);
    };
    if (isCreate && id !== undefined) add(isChosen ? defaults : set, idName, id);
    const keyValue = (column: string) => served.keys.find((key) => key.column === column)?.value;
    for (const { column } of parents) if (needsValue && keyValue(column)) add(set, column, keyValue(column) ?? "");
    if (canCreate) add(set, idName, keyValue(idName) ?? "");
    const parameterSchema = document.findParameter(operation, "path", listPathParameters(operation.path).at(-1) ?? "");
    if (canCreate && !schemas.accepts({ ...idSchema, nullable: false }, parameterSchema, "request"))
      throw new Unrecognized(
        `the path of ${operation.method} ${operation.path} allows ids that ${item.success.place} ${idName} does not. Use the same schema.`,
      );
    if (needsValue && served.keys.some(({ value }) => value.startsWith("toInteger(")))
      throw new Unrecognized(
        `the parameters of ${operation.path} are texts, but the ids are integers. Use the same type.`,
      );
    for (const [name, schema] of Object.entries(item.shape.properties)) {
      const isSent = sentNames.includes(name);
      if (setNames.has(name) || name === idName || isParent(name) || unstored.includes(name) || isReliable(name))
        continue;
      const time = isSent ? undefined : writeTime(schemas, name, schema, !needsValue);
      const isKept = canCreate && (time === undefined || writeTime(schemas, name, schema, true) === undefined);
      if (time !== undefined) add(isKept ? defaults : set, name, time);
      else if (required.has(name) && needsValue) {
        const isId = normalize(name) === "id" && schemas.listTypes(schema)?.has("string");
        const value = isId ? findIdSource([schemas.resolve(schema)], false)?.code : writeValue(schemas, name, schema);
        if (value === undefined)
          throw new Unrecognized(
            `${place} lacks ${name}, which ${item.success.place} requires. Add it to the request, or a default.`,
          );
        const { const: constant, default: known } = schemas.resolve(schema);
        if (!isId && constant === undefined && known === undefined) placeholders.push(name);
        add(isSent || isKept ? defaults : set, name, value);
      }
      // A member that items need, and that has no default, keeps its value.
      const known = schemas.resolve(shape.properties[name]).default ?? schemas.resolve(schema).default;
      const isLeftOut = isPut && isSent && visible.includes(name) && !shape.required.includes(name);
      const isScalar = /^(string|number|boolean)$/.test(typeof known);
      if (isLeftOut && required.has(name) && isScalar) reset.push(`${toKey(name)}: ${JSON.stringify(known)}`);
      else if (isLeftOut && !required.has(name)) reset.push(`${toKey(name)}: undefined`);
    }
    const shapes = [...others, ...parts].map((each) => each.shape.properties);
    const described = Object.assign({}, ...shapes, item.shape.properties);
    const names = new Set([...Object.keys({ ...described, ...shape.properties }), ...unstored, ...hidden]);
    const unsent = [...names].filter(
      (name) => !sentNames.includes(name) || (name === idName && isServerId) || (isParent(name) && !setNames.has(name)),
    );
    // Defaults come before the members of the body, which would replace them.
    const isSet = (name: string) => set.some((code) => code.startsWith(`${toKey(name)}: `));
    const omitted = unsent.filter((name) => (shape.isOpen || name in shape.properties) && !isSet(name));
    return {
      ...served,
      sent: access,
      isOptional,
      omitted,
      defaults,
      set,
      reset,
      conflict,
      nulls,
      isMergePatch,
      placeholders,
      creates: canCreate ? findSuccess(document, operation, [201, 200, 204]) : undefined,
      allowsOthers: shape.isOpen,
      unread: [...served.unread, ...unstored.filter((name) => name in shape.properties)],
    };
  }

  /** Returns whether a path can have each value of a text. No URL has the empty one. */
  function acceptsId(operation: Operation, value: Node): boolean {
    const { minLength, ...rest } = schemas.resolve(document.findParameter(operation, "path", parameter ?? ""));
    const wanted = Number(minLength) > 1 ? { minLength, ...rest } : rest;
    const isText = schemas.listTypes(value)?.has("string") && rest.type === "string";
    return !isText || schemas.accepts(wanted, { ...schemas.resolve(value), nullable: false }, "request");
  }

  function isReadOnly(schema: Node | undefined): boolean {
    return schemas.resolve(schema).readOnly === true;
  }
}

/** @throws {Unrecognized} if no request can read an item after the first page */
function assertReachable({ operation, success }: Served, query: ListQuery, envelope: readonly EnvelopeMember[]): void {
  const { limit, cursor, page, offset } = query;
  const name = cursor?.entry.name ?? "";
  if (cursor && !cursor.isOfId && !success.linkHeader && !envelope.some(({ role }) => role.startsWith("next")))
    throw new Unrecognized(
      `${success.place} has no next value of ${name}. Add a member next_${name}, or the header Link.`,
    );
  if (!limit || cursor || page || offset) return;
  const isRequired = limit.entry.required || limit.entry.default !== undefined;
  if ((isRequired && limit.max < Infinity) || envelope.some(({ role }) => /^(limit|hasMore|totalPages)$/.test(role)))
    throw new Unrecognized(
      `${operation.method} ${operation.path} has ${limit.entry.name}, but no known parameter reads the next page. Add offset, page or cursor.`,
    );
}

function createDifference(parameter: string, path: string, member: string): Unrecognized {
  return new Unrecognized(
    `the parameter ${parameter} of ${path} and ${member} of its items have different schemas. Use the same.`,
  );
}

const parentTypes: Readonly<Record<string, string>> = { string: "string", int64: "number | bigint" };
const scalarKinds: Readonly<Record<string, string>> = {
  string: "text",
  integer: "integer",
  number: "number",
  boolean: "boolean",
};

function toKind(schemas: Schemas, schema: Node | undefined, isRequired: boolean): string {
  const types = schemas.listTypes(schema);
  const isNullable = !types || types.has("null");
  const [type = "", ...more] = [...(types ?? [])].filter((each) => each !== "null");
  const isNumber = [type, ...more].every((each) => /^(integer|number)$/.test(each));
  const only = more.length > 0 && isNumber ? "number" : type;
  const kind = (more.length === 0 || isNumber ? scalarKinds[only] : undefined) ?? "json";
  if (isNullable) return isRequired ? `${kind}|null` : "json";
  return kind;
}

/** Returns whether a write documents `If-Match`, or a failed precondition for the `ETag` of the item. */
function needsVersion({ put, patch, remove }: FamilyOperations, find: Served | undefined): boolean {
  return [put, patch, remove].some((operation) => {
    if (!operation) return false;
    const { 412: failed, 428: required } = operation.responses;
    return hasHeader(operation, /^if-match$/i) || (find?.success.etag !== undefined && (failed ?? required));
  });
}

function hasHeader({ parameters }: Operation, pattern: RegExp): boolean {
  return parameters.some(({ in: place, name }) => place === "header" && pattern.test(name));
}

function nameVersion(names: readonly string[]): string | undefined {
  const taken = new Set(names.map((name) => name.toLowerCase()));
  const numbered = names.map((_, index) => `rowVersion${index + 2}`);
  return ["version", "rowVersion", ...numbered].find((name) => !taken.has(name.toLowerCase()));
}

/** PostgreSQL has no longer names, and no U+0000. TypeScript checks no members that each object has. */
function canBeColumn(name: string): boolean {
  const isText = name !== "" && name.isWellFormed() && !name.includes("\0");
  return isText && name !== "_other" && !(name in {}) && Buffer.byteLength(name) <= 63;
}
