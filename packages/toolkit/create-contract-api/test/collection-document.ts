import fc from "fast-check";

/** The shape of a collection in a document. */
export interface CollectionShape {
  readonly id: "identity" | "int64" | "uuid" | "pattern" | "chosen" | "put" | "optional";
  readonly wrapper: "data" | "note" | undefined;
  readonly list: "array" | "total" | "cursor" | "pages";
  readonly update: "put" | "patch" | "merge";
  readonly isClosed: boolean;
  readonly isNested: boolean;
  /** Whether responses have an entity tag, and writes preconditions. */
  readonly isVersioned: boolean;
  readonly remove: 200 | 204;
  /** The names of the members in `memberSchemas`, and which of them are required. */
  readonly members: readonly string[];
  readonly required: readonly string[];
}

/** A member of each type, nullable or not. */
const memberSchemas: Readonly<Record<string, object>> = {
  text: { type: "string", minLength: 1 },
  color: { type: "string", enum: ["red", "blue"] },
  due: { type: "string", format: "date" },
  count: { type: "integer", minimum: 0 },
  big: { type: "integer", format: "int64" },
  price: { type: "number" },
  done: { type: "boolean" },
  tags: { type: "array", items: { type: "string" } },
  place: {
    type: "object",
    required: ["lat"],
    properties: { lat: { type: "number" }, big: { type: "integer", format: "int64" } },
  },
  anything: {},
  either: { anyOf: [{ type: "string" }, { type: "integer" }] },
  note: { type: ["string", "null"] },
  rank: { type: ["integer", "null"], format: "int64" },
  flag: { type: ["boolean", "null"] },
  "odd name": { type: "string" },
  select: { type: "integer" },
  version: { type: "integer" },
  rowVersion: { type: "integer" },
  // SQLite does not distinguish it from text, so it has no column.
  Text: { type: "string" },
};

export const arbitraryShape: fc.Arbitrary<CollectionShape> = fc
  .record({
    id: fc.constantFrom("identity", "int64", "uuid", "pattern", "chosen", "put", "optional"),
    wrapper: fc.constantFrom(undefined, "data", "note"),
    list: fc.constantFrom("array", "total", "cursor", "pages"),
    update: fc.constantFrom("put", "patch", "merge"),
    isClosed: fc.boolean(),
    isNested: fc.boolean(),
    isVersioned: fc.boolean(),
    remove: fc.constantFrom(200, 204),
    members: fc.subarray(Object.keys(memberSchemas), { minLength: 2 }),
    seed: fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
  })
  .map(
    ({ seed, ...shape }) =>
      ({
        ...shape,
        required: shape.members.filter((name, index) => seed[index] && name !== "Text"),
      }) as CollectionShape,
  );

const ids: Readonly<Record<CollectionShape["id"], object>> = {
  identity: { type: "integer", minimum: 1 },
  int64: { type: "integer", format: "int64" },
  uuid: { type: "string", format: "uuid" },
  pattern: { type: "string", pattern: "^note_[a-z0-9]{12}$" },
  // A URL cannot end with a dot segment.
  chosen: { type: "string", pattern: "^[^.]+$", maxLength: 40 },
  put: { type: "string", pattern: "^[^.]+$", maxLength: 40 },
  optional: { type: "integer", format: "int64", minimum: 1 },
};

/** Returns a document with a collection of notes, which belong to users if they are nested. */
export function createCollectionDocument(shape: CollectionShape) {
  const { id, wrapper, list, update, isClosed, isNested, isVersioned, remove, members, required } = shape;
  const closed = isClosed ? { additionalProperties: false } : {};
  const properties = Object.fromEntries(members.map((name) => [name, memberSchemas[name]]));
  const isChosen = id === "chosen" || id === "optional";
  const request = {
    type: "object",
    required: [...required, ...(id === "chosen" ? ["noteId"] : [])],
    properties: { ...(isChosen && { noteId: ids[id] }), ...properties, secret: { type: "string", writeOnly: true } },
    ...closed,
  };
  const note = {
    type: "object",
    required: ["noteId", ...required, "createdAt", "state"],
    properties: {
      noteId: ids[id],
      ...properties,
      createdAt: { type: "string", format: "date-time", readOnly: true },
      updatedAt: { type: "integer", readOnly: true },
      state: { type: "string", enum: ["open", "closed"], readOnly: true },
    },
    ...closed,
  };
  const base = isNested ? "/users/{userId}/notes" : "/notes";
  const parents = isNested
    ? [{ name: "userId", in: "path", required: true, schema: { type: "integer", minimum: 1 } }]
    : [];
  const wrap = (schema: object) =>
    wrapper ? { type: "object", required: [wrapper], properties: { [wrapper]: schema } } : schema;
  const change = update === "put" ? request : { ...request, required: [], properties: withoutId(request.properties) };
  const [changeType, method] =
    update === "merge" ? ["application/merge-patch+json", "patch"] : ["application/json", update];
  const problem = { 400: respond(problemSchema), 404: respond(problemSchema), 409: respond(problemSchema) };
  const failed = isVersioned && { 412: respond(problemSchema) };
  const ETag = { description: "The version.", schema: { type: "string" } };
  const item = { ...respond(wrap(ref("Note"))), ...(isVersioned && { headers: { ETag } }) };
  const body = (schema: object, type = "application/json") => ({ required: true, content: { [type]: { schema } } });
  const parameter = { name: "noteId", in: "path", required: true, schema: ids[id] };
  const putBody = { ...request, properties: withoutId(request.properties), required };
  return {
    openapi: "3.1.0",
    info: { title: "Notes", version: "1.0.0" },
    servers: [{ url: "/v1" }],
    paths: {
      ...(isNested && users),
      [base]: {
        parameters: parents,
        get: {
          operationId: "listNotes",
          parameters: listParameters(shape),
          responses: { 200: respond(toListSchema(list)), ...problem },
        },
        ...(id !== "put" && {
          post: { operationId: "addNote", requestBody: body(wrap(request)), responses: { 201: item, ...problem } },
        }),
      },
      [`${base}/{noteId}`]: {
        parameters: [...parents, parameter],
        get: { operationId: "getNote", responses: { 200: item, ...problem } },
        [id === "put" ? "put" : method]: {
          operationId: "changeNote",
          requestBody: id === "put" ? body(wrap(putBody)) : body(wrap(change), changeType),
          responses: { 200: item, ...(id === "put" && { 201: item }), ...problem, ...failed },
        },
        delete: {
          operationId: "removeNote",
          responses: { [remove]: remove === 204 ? { description: "Removed." } : item, ...problem, ...failed },
        },
      },
    },
    components: { schemas: { Note: note } },
  };
}

function withoutId({ noteId, ...others }: Record<string, unknown>) {
  return others;
}

const problemSchema = { type: "object", properties: { message: { type: "string" } } };
const user = {
  type: "object",
  required: ["id", "name"],
  properties: { id: { type: "integer", readOnly: true }, name: { type: "string" } },
};
const users = {
  "/users": {
    post: {
      operationId: "addUser",
      requestBody: { required: true, content: { "application/json": { schema: user } } },
      responses: { 201: respond(user) },
    },
  },
  "/users/{userId}": {
    parameters: [{ name: "userId", in: "path", required: true, schema: { type: "integer", minimum: 1 } }],
    get: { operationId: "getUser", responses: { 200: respond(user), 404: respond(problemSchema) } },
    delete: { operationId: "removeUser", responses: { 204: { description: "Removed." }, 404: respond(problemSchema) } },
  },
};

function respond(schema: object) {
  return { description: "Done.", content: { "application/json": { schema } } };
}

function ref(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

const integer = (name: string, limits: object) => ({ name, in: "query", schema: { type: "integer", ...limits } });

function listParameters({ list, members }: CollectionShape): object[] {
  const filters = members
    .filter((name) => ["color", "count", "done", "note"].includes(name))
    .map((name) => ({
      name,
      in: "query",
      schema: { ...memberSchemas[name], ...(name === "note" && { type: "string" }) },
    }));
  const sort = {
    name: "sort",
    in: "query",
    schema: { type: "string", enum: ["createdAt", "-createdAt"], default: "createdAt" },
  };
  const pages = {
    array: [sort],
    total: [
      integer("limit", { minimum: 1, maximum: 50, default: 20 }),
      integer("offset", { minimum: 0, default: 0 }),
      sort,
    ],
    cursor: [
      integer("limit", { minimum: 1, maximum: 50 }),
      { name: "cursor", in: "query", schema: { type: "string" } },
    ],
    pages: [integer("page", { minimum: 1, default: 1 }), integer("per_page", { minimum: 1, maximum: 50, default: 20 })],
  };
  return [...filters, ...pages[list], { name: "q", in: "query", schema: { type: "string" } }];
}

function toListSchema(list: CollectionShape["list"]): object {
  const items = { type: "array", items: ref("Note") };
  const count = { type: "integer" };
  const object = (properties: object) => ({ type: "object", required: Object.keys(properties), properties });
  return {
    array: items,
    total: object({ items, total: count }),
    cursor: object({ data: items, has_more: { type: "boolean" }, next_cursor: { type: ["string", "null"] } }),
    pages: object({ data: items, meta: object({ page: count, per_page: count, total: count, total_pages: count }) }),
  }[list];
}
