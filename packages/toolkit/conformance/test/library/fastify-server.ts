import { isUtf8 } from "node:buffer";
import { randomUUID } from "node:crypto";
import { METHODS } from "node:http";
import { PassThrough } from "node:stream";
import { isDeepStrictEqual } from "node:util";
import multipart from "@fastify/multipart";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    reader: string;
  }
  interface FastifyContextConfig {
    isPublic?: boolean;
  }
}

/** Starts a second server of library.yaml: Fastify validates requests and serializes responses with schemas. */
export async function startFastifyServer() {
  const app = fastify({
    bodyLimit: 1024 * 1024,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 16 * 1024 },
    frameworkErrors: sendProblem,
  });
  for (const method of METHODS.filter((name) => name !== "CONNECT" && !app.supportedMethods.includes(name)))
    app.addHttpMethod(method);
  app.removeAllContentTypeParsers();
  app.decorateRequest("reader", "");
  app.setErrorHandler(sendProblem);
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === "querystring" ? queryAjv : ajv).compile(schema));
  app.addHook("onRequest", authenticate);
  app.addHook("preValidation", rejectMalformedQuery);
  await app.register(addRoutes, { prefix: "/library" });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  return { baseUrl: `${address}/library`, keys: [...readers.keys()], stop: () => app.close() };
}

const readers = new Map([
  ["k-5512-cora", "cora"],
  ["k-8841-dan", "dan"],
]);

async function addRoutes(app: FastifyInstance) {
  const methods = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method }) => {
    methods.set(url, new Set([...(methods.get(url) ?? []), method].flat()));
  });
  const library = createLibrary();

  await app.register(async (routes) => {
    // A request without content may have any Content-Type.
    routes.addContentTypeParser("*", (_request, _payload, done) => done(null));
    library.addRoutesWithoutBody(routes);
  });
  await app.register(async (routes) => {
    addJsonParser(routes, "application/json");
    library.addJsonRoutes(routes);
  });
  await app.register(async (routes) => {
    addJsonParser(routes, "application/merge-patch+json");
    library.addPatchRoutes(routes);
  });
  await app.register(async (routes) => {
    const limits = { fileSize: 64 * 1024, fieldSize: 128 * 1024 };
    await routes.register(multipart, { limits, isPartAFile: (name: string | undefined) => name === "image" });
    addParserOfOtherTypes(routes, "multipart/form-data");
    library.addFormRoutes(routes);
  });

  for (const [url, allowed] of [...methods]) {
    const allow = [...allowed, "OPTIONS"].sort().join(", ");
    const path = url.slice(app.prefix.length);
    app.options(path, { config: { isPublic: true } }, (_request, reply) => reply.header("Allow", allow).send());
    app.route({
      url: path,
      method: app.supportedMethods.filter((method) => method !== "OPTIONS" && !allowed.has(method)),
      config: { isPublic: true },
      onRequest: async (_request, reply) => {
        reply.header("Allow", allow);
        throw createProblem(405, `Use one of ${allow}.`);
      },
      handler: () => undefined,
    });
  }
}

// Each query value is text, so the schemas of the query describe text. A single value of a list is a list.
const queryAjv = createAjv({ coerceTypes: "array" });
const ajv = createAjv({ coerceTypes: false });

function createAjv({ coerceTypes }: { coerceTypes: "array" | false }) {
  const created = new Ajv({ coerceTypes, allErrors: true, allowUnionTypes: true });
  addFormats.default(created);
  created.addFormat("uuid", /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i);
  const atoms = "[\\w!#$%&'*+/=?^`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^`{|}~-]+)*";
  const domain = "(?!-)[a-z\\d-]+(?<!-)(?:\\.(?!-)[a-z\\d-]+(?<!-))*";
  created.addFormat("email", new RegExp(`^${atoms}@${domain}$`, "i"));
  created.addKeyword({ keyword: "parsable", validate: (_schema: unknown, value: string) => URL.canParse(value) });
  created.addKeyword({
    keyword: "int64",
    validate: (_schema: unknown, value: unknown) =>
      typeof value === "bigint"
        ? BigInt.asIntN(64, value) === value && value >= 0n
        : Number.isInteger(value) && Number(value) >= 0,
  });
  return created;
}

const text = { type: "string", minLength: 1, maxLength: 200, pattern: "^[^\\u0000\\uD800-\\uDFFF]*$" };
const language = { enum: ["de", "en", "fr"] };
const tag = { type: "string", pattern: "^[a-z]{1,20}$" };
const day = { type: "string", format: "date" };
// The format of Ajv also allows a port that is not a number.
const uri = { type: "string", format: "uri", parsable: true, maxLength: 200 };
const required = { title: text, language };
const optional = {
  subtitle: text,
  year: { type: "integer", minimum: 1450, maximum: 2100 },
  publishedOn: day,
  tags: { type: "array", maxItems: 5, uniqueItems: true, items: tag },
  barcode: { int64: true },
  website: uri,
};
const bookContent = {
  type: "object",
  additionalProperties: false,
  required: ["title", "language"],
  properties: { ...required, ...optional },
};
const bookPatch = {
  type: "object",
  additionalProperties: false,
  properties: {
    ...required,
    ...Object.fromEntries(
      Object.entries(optional).map(([name, schema]) => [name, { anyOf: [schema, { type: "null" }] }]),
    ),
  },
};
const loan = {
  type: "object",
  additionalProperties: false,
  required: ["borrower"],
  properties: {
    borrower: text,
    email: { type: "string", format: "email" },
    // The format of Ajv also allows a space instead of T, and an offset without a colon.
    dueAt: { type: "string", format: "date-time", pattern: "^\\S+(?:[Zz]|[+-]\\d\\d:\\d\\d)$" },
  },
};
const shelfContent = {
  type: "object",
  required: ["note"],
  properties: {
    note: { anyOf: [text, { type: "null" }] },
    labels: { type: "array", maxItems: 10, items: text },
    place: {
      type: "object",
      additionalProperties: false,
      required: ["floor"],
      properties: { floor: { type: "integer", minimum: -2, maximum: 9 }, room: text },
    },
  },
};
const wishContent = {
  oneOf: [
    {
      type: "object",
      additionalProperties: false,
      required: ["isbn"],
      properties: { isbn: { type: "string", pattern: "^97[89][0-9]{10}$" } },
    },
    { type: "object", additionalProperties: false, required: ["page"], properties: { page: uri } },
  ],
};
const coverForm = {
  type: "object",
  properties: { url: { type: "string", maxLength: 2000, pattern: "^https?://" }, caption: text },
};
const bookParams = { type: "object", properties: { bookId: { type: "string", pattern: "^[1-9][0-9]*$" } } };
const shelfParams = {
  type: "object",
  properties: { shelfName: { type: "string", pattern: "^[a-z][a-z0-9-]{0,31}$" } },
};
const wishParams = { type: "object", properties: { wishId: { type: "string", format: "uuid" } } };
const bookQuery = {
  type: "object",
  properties: {
    title: text,
    language: { type: "string", ...language },
    tags: { type: "array", minItems: 1, maxItems: 5, items: tag },
    lent: { type: "string", enum: ["true", "false"] },
    publishedFrom: day,
    after: { type: "string", pattern: "^[0-9]+$" },
    limit: { type: "string", pattern: "^0*([1-9]|[1-4][0-9]|50)$" },
    sort: { type: "string", enum: ["id", "title", "-title"] },
  },
};

// Responses: a serializer writes only the members that a schema names.
const string = { type: "string" };
const integer = { type: "integer" };
const bookReply = {
  type: "object",
  properties: {
    id: integer,
    owner: string,
    addedAt: string,
    title: string,
    subtitle: string,
    language: string,
    year: integer,
    publishedOn: string,
    tags: { type: "array", items: string },
    barcode: integer,
    website: string,
    loan: { ...loan, nullable: true, properties: { borrower: string, email: string, dueAt: string } },
    cover: { type: "object", properties: { url: string, caption: string } },
  },
};
const shelfReply = {
  type: "object",
  properties: {
    owner: string,
    name: string,
    note: { type: "string", nullable: true },
    labels: { type: "array", items: string },
    place: { type: "object", properties: { floor: integer, room: string } },
  },
};
const wishReply = {
  type: "object",
  properties: {
    id: string,
    state: string,
    wishedAt: string,
    content: { type: "object", properties: { isbn: string, page: string } },
  },
};
const pageReply = { type: "object", properties: { next: integer, books: { type: "array", items: bookReply } } };

type Content = {
  title: string;
  language: string;
  subtitle?: string;
  year?: number;
  publishedOn?: string;
  tags?: string[];
  barcode?: number | bigint;
  website?: string;
};
type Loan = { borrower: string; email?: string; dueAt?: string };
type Book = {
  id: number;
  version: number;
  owner: string;
  addedAt: Date;
  content: Content;
  loan: Loan | null;
  cover?: { url: string; caption?: string };
};
type ShelfContent = { note: string | null; labels?: string[]; place?: { floor: number; room?: string } };
type BookRoute = { Params: { bookId: string } };
type ShelfRoute = { Params: { shelfName: string } };
type WishRoute = { Params: { wishId: string } };
type Query = {
  title?: string;
  language?: string;
  tags?: string[];
  lent?: "true" | "false";
  publishedFrom?: string;
  after?: string;
  limit?: string;
  sort?: "id" | "title" | "-title";
};

/** Returns the routes of a new library, grouped by the body that they read. */
function createLibrary() {
  const books: Book[] = [];
  const shelves: Record<string, ShelfContent & { owner: string }> = Object.create(null);
  const wishes = new Map<string, { owner: string; wishedAt: string; content: unknown }>();
  const additions = new Map<string, { content: Content; reply: object; id: number }>();
  const streams = new Set<PassThrough>();
  let changes = 0;
  let nextId = 101;
  add({ title: "The Hobbit", language: "en", year: 1937, tags: ["fantasy"] }, "cora");
  add({ title: "Der Prozess", language: "de", barcode: 9783596294145 }, "dan");

  function addRoutesWithoutBody(app: FastifyInstance) {
    const toPublic = { config: { isPublic: true } };
    app.get<{ Querystring: { date?: string } }>(
      "/opening-hours",
      { ...toPublic, schema: { querystring: { type: "object", properties: { date: day } } } },
      async ({ query: { date = new Date().toISOString().slice(0, 10) } }) => {
        const weekday = new Date(date).getUTCDay();
        if (weekday === 0 || weekday === 1) return { opens: null, date };
        return { opens: "10:00", closes: weekday === 6 ? "14:00" : "20:00", date };
      },
    );
    app.get<{ Querystring: Query }>(
      "/books",
      { schema: { querystring: bookQuery, response: { 200: pageReply } } },
      async ({ query }) => findPage(query),
    );
    app.get<BookRoute>(
      "/books/:bookId",
      { ...toPublic, schema: { params: bookParams, response: { 200: bookReply } } },
      async (request, reply) => {
        const book = find(request.params.bookId);
        const etag = `W/"${book.id}.${book.version}"`;
        reply.header("ETag", etag);
        const known = (request.headers["if-none-match"] ?? "").split(",").map((part) => part.trim().replace("W/", ""));
        if (known.includes("*") || known.includes(etag.replace("W/", ""))) return reply.code(304).send();
        return toReply(book);
      },
    );
    app.delete<BookRoute>("/books/:bookId", { schema: { params: bookParams } }, async (request, reply) => {
      const book = findOwn(request);
      assertNotLent(book);
      books.splice(books.indexOf(book), 1);
      return reply.code(204).send();
    });
    app.get<BookRoute>("/books/:bookId/label", { schema: { params: bookParams } }, async (request, reply) => {
      const { title } = find(request.params.bookId).content;
      const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
      return reply
        .type("text/html; charset=utf-8")
        .send(`<h1>${title.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)}</h1>\n`);
    });
    app.delete<BookRoute>("/books/:bookId/loan", { schema: { params: bookParams } }, async (request, reply) => {
      const book = find(request.params.bookId);
      if (book.loan) notify("returned", change(book, { loan: null }), app, reply);
      return reply.code(204).send();
    });
    app.get("/loans/events", async (request, reply) => {
      const stream = new PassThrough();
      stream.write(":\n\n");
      if (request.method === "GET") streams.add(stream);
      request.raw.socket.once("close", () => streams.delete(stream));
      return reply.header("Content-Type", "text/event-stream; charset=utf-8").send(stream);
    });
    app.get<ShelfRoute>(
      "/shelves/:shelfName",
      { schema: { params: shelfParams, response: { 200: shelfReply } } },
      async ({ params }) => ({ ...findShelf(params.shelfName), name: params.shelfName }),
    );
    app.delete<ShelfRoute>("/shelves/:shelfName", { schema: { params: shelfParams } }, async (request, reply) => {
      const name = request.params.shelfName;
      assertOwner(findShelf(name).owner, request);
      delete shelves[name];
      return reply.code(204).send();
    });
    app.get<WishRoute>(
      "/wishes/:wishId",
      { schema: { params: wishParams, response: { 200: wishReply } } },
      async (request) => {
        const { id, wish } = findWish(request);
        return { ...wish, id, state: "open" };
      },
    );
    app.delete<WishRoute>("/wishes/:wishId", { schema: { params: wishParams } }, async (request, reply) => {
      wishes.delete(findWish(request).id);
      return reply.code(204).send();
    });
    app.get("/titles", async (_request, reply) => {
      reply.headers({ Deprecation: "@1764547200", Sunset: "Thu, 01 Jul 2027 00:00:00 GMT" });
      return books.slice(0, 50).map(({ content }) => content.title);
    });
  }

  function addJsonRoutes(app: FastifyInstance) {
    const keyHeader = { "idempotency-key": { type: "string", pattern: "^[A-Za-z0-9_-]{1,64}$" } };
    app.post<{ Body: Content; Headers: { "idempotency-key"?: string } }>(
      "/books",
      {
        schema: { headers: { type: "object", properties: keyHeader }, body: bookContent, response: { 201: bookReply } },
      },
      async (request, reply) => {
        const key = request.headers["idempotency-key"];
        const scope = JSON.stringify([request.reader, key]);
        const earlier = key === undefined ? undefined : additions.get(scope);
        if (earlier && !isDeepStrictEqual(earlier.content, request.body))
          throw createProblem(409, "An earlier request with this Idempotency-Key had another body");
        const book = earlier ?? add(request.body, request.reader);
        const result = "reply" in book ? book.reply : toReply(book);
        if (key !== undefined) additions.set(scope, { content: request.body, reply: result, id: book.id });
        return reply
          .code(201)
          .header("Location", toUrl(request, `books/${book.id}`))
          .send(result);
      },
    );
    app.put<BookRoute & { Body: Content }>(
      "/books/:bookId",
      { schema: { params: bookParams, body: bookContent, response: { 200: bookReply } } },
      async (request) => {
        const book = findOwn(request);
        assertTag(request.headers["if-match"]);
        assertNotLent(book);
        return toReply(change(book, { content: request.body }));
      },
    );
    app.put<BookRoute & { Body: Loan }>(
      "/books/:bookId/loan",
      { schema: { params: bookParams, body: loan, response: { 200: bookReply } } },
      async (request, reply) => {
        const book = find(request.params.bookId);
        const isNew = book.loan === null;
        if (book.loan && book.loan.borrower !== request.body.borrower)
          throw createProblem(409, "Another borrower has the book");
        change(book, { loan: request.body });
        if (isNew) notify("lent", book, app, reply);
        return toReply(book);
      },
    );
    app.put<ShelfRoute & { Body: ShelfContent }>(
      "/shelves/:shelfName",
      { schema: { params: shelfParams, body: shelfContent, response: { "2xx": shelfReply } } },
      async (request, reply) => {
        const name = request.params.shelfName;
        const stored = shelves[name];
        if (stored) assertOwner(stored.owner, request);
        shelves[name] = { ...request.body, owner: request.reader };
        return reply.code(stored ? 200 : 201).send({ ...shelves[name], name });
      },
    );
    app.post("/wishes", { schema: { body: wishContent, response: { 201: wishReply } } }, async (request, reply) => {
      const id = randomUUID();
      const wish = { owner: request.reader, wishedAt: new Date().toISOString(), content: request.body };
      wishes.set(id, wish);
      return reply
        .code(201)
        .header("Location", toUrl(request, `wishes/${id}`))
        .send({ ...wish, id, state: "open" });
    });
  }

  function addPatchRoutes(app: FastifyInstance) {
    app.patch<BookRoute & { Body: Partial<Content> }>(
      "/books/:bookId",
      { schema: { params: bookParams, body: bookPatch, response: { 200: bookReply } } },
      async (request) => {
        const book = findOwn(request);
        assertTag(request.headers["if-match"]);
        assertNotLent(book);
        const content: Record<string, unknown> = { ...book.content };
        for (const [name, value] of Object.entries(request.body))
          if (value === null) delete content[name];
          else content[name] = value;
        return toReply(change(book, { content: content as Content }));
      },
    );
  }

  function addFormRoutes(app: FastifyInstance) {
    app.put<BookRoute>(
      "/books/:bookId/cover",
      { schema: { params: bookParams, response: { 200: bookReply } } },
      async (request) => {
        const cover = await readCover(request);
        return toReply(change(findOwn(request), { cover }));
      },
    );
  }

  /** The ETags are weak, so a strong comparison never matches one. */
  function assertTag(tags: string | undefined) {
    if (tags !== undefined && tags.trim() !== "*") throw createProblem(412, "The book has another ETag");
  }

  function findPage({ title = "", language, tags = [], lent, publishedFrom = "", ...query }: Query) {
    const { after = "0", limit = "10", sort = "id" } = query;
    const matches = books.filter(
      ({ id, loan, content }) =>
        (sort !== "id" || id > Number(after)) &&
        content.title.includes(title) &&
        (!language || content.language === language) &&
        tags.every((tag) => content.tags?.includes(tag)) &&
        (!lent || String(loan !== null) === lent) &&
        (!publishedFrom || (content.publishedOn ?? "") >= publishedFrom),
    );
    const byTitle = (a: Book, b: Book) => {
      if (a.content.title === b.content.title) return a.id - b.id;
      return a.content.title < b.content.title ? -1 : 1;
    };
    const sorted = sort === "title" ? matches.toSorted(byTitle) : matches.toSorted((a, b) => byTitle(b, a));
    const rest = sorted.slice(sorted.findIndex(({ id }) => id === Number(after)) + 1);
    const found = sort === "id" ? matches : rest;
    const page = found.slice(0, Number(limit));
    return { books: page.map(toReply), next: found.length > page.length ? page.at(-1)?.id : undefined };
  }

  function add(content: Content, owner: string): Book {
    const book = { id: nextId++, version: ++changes, owner, addedAt: new Date(), content, loan: null };
    books.push(book);
    return book;
  }

  function change(book: Book, members: Partial<Book>) {
    return Object.assign(book, members, { version: ++changes });
  }

  function find(id: string) {
    const book = books.find((candidate) => String(candidate.id) === id);
    if (!book) throw createProblem(404, `No book has the id ${id}`);
    return book;
  }

  function findOwn(request: FastifyRequest<BookRoute>) {
    const book = find(request.params.bookId);
    assertOwner(book.owner, request);
    return book;
  }

  function findShelf(name: string) {
    const shelf = shelves[name];
    if (!shelf) throw createProblem(404, `No shelf has the name ${name}`);
    return shelf;
  }

  function findWish(request: FastifyRequest<WishRoute>) {
    const id = request.params.wishId.toLowerCase();
    const wish = wishes.get(id);
    if (wish?.owner !== request.reader) throw createProblem(404, `You have not made the wish ${id}`);
    return { id, wish };
  }

  function notify(event: "lent" | "returned", book: Book, app: FastifyInstance, reply: FastifyReply) {
    const data = reply.compileSerializationSchema(bookReply)(toReply(book));
    for (const stream of streams) stream.write(`data: ${data}\nevent: ${event}\n\n`);
    app.log.debug({ event, id: book.id });
  }

  return { addRoutesWithoutBody, addJsonRoutes, addPatchRoutes, addFormRoutes };
}

function toReply({ content, id, owner, addedAt, loan, cover }: Book) {
  return { ...content, id, owner, addedAt: addedAt.toISOString(), loan, cover };
}

function toUrl(request: FastifyRequest, path: string) {
  return `${request.protocol}://${request.host}/library/${path}`;
}

function assertNotLent({ id, loan }: Book) {
  if (loan) throw createProblem(409, `Book ${id} must be returned first`);
}

function assertOwner(owner: string, request: FastifyRequest<{ Params: unknown }>) {
  if (owner !== request.reader) throw createProblem(403, `This belongs to ${owner}`);
}

async function authenticate(request: FastifyRequest, reply: FastifyReply) {
  // The router would match /books/ as a book with an empty id.
  const isUnknown = request.is404 || request.url.split("?")[0]?.endsWith("/");
  if (isUnknown) throw createProblem(404, `No resource has the path ${request.url}`);
  if (request.routeOptions.config.isPublic) return;
  const reader = readers.get(String(request.headers["x-library-key"]));
  if (!reader) {
    reply.header("WWW-Authenticate", "Key");
    throw createProblem(401, "The header X-Library-Key has no valid key");
  }
  request.reader = reader;
}

async function rejectMalformedQuery(request: FastifyRequest) {
  if (!request.routeOptions.schema?.querystring) return;
  try {
    decodeURIComponent(request.url.slice(request.url.indexOf("?") + 1));
  } catch {
    throw createProblem(400, "The query is not valid percent-encoding");
  }
}

function addJsonParser(app: FastifyInstance, type: string) {
  app.addContentTypeParser(type, { parseAs: "buffer" }, async (_request: FastifyRequest, body: Buffer) => {
    if (body.length === 0) return undefined;
    if (body.length > 64 * 1024) throw createProblem(413, "The body is larger than 64 KiB");
    if (!isUtf8(body)) throw createProblem(400, "The body is not UTF-8");
    try {
      return JSON.parse(body.toString(), toBigint);
    } catch (cause) {
      throw createProblem(400, `Malformed JSON: ${(cause as Error).message}`);
    }
  });
  addParserOfOtherTypes(app, type);
}

function addParserOfOtherTypes(app: FastifyInstance, type: string) {
  app.addContentTypeParser("*", { parseAs: "buffer" }, async (_request: FastifyRequest, body: Buffer) => {
    if (body.length > 0) throw createProblem(415, `The body must be ${type}`);
  });
}

// A number of JavaScript has 53 bits, a barcode 64.
const toBigint = ((_name: string, value: unknown, context: { source: string }) =>
  Number.isInteger(value) && !Number.isSafeInteger(value)
    ? BigInt(/[.e]/i.test(context.source) ? Number(value) : context.source)
    : value) as (name: string, value: unknown) => unknown;

async function readCover(request: FastifyRequest) {
  if (!request.isMultipart()) throw createProblem(400, "The body is missing");
  const parts = await readParts(request);
  const [image, ...otherImages] = parts.filter(({ name }) => name === "image");
  const [url, ...otherUrls] = parts.filter(({ name }) => name === "url").map(({ bytes }) => bytes.toString());
  const [caption, ...otherCaptions] = parts
    .filter(({ name }) => name === "caption")
    .map(({ bytes }) => bytes.toString());
  if (otherImages.length + otherUrls.length + otherCaptions.length > 0)
    throw createProblem(400, "Each part may occur only once");
  if ((image === undefined) === (url === undefined)) throw createProblem(400, "One of image and url must be present");
  if (image && !/^image\/(png|jpeg)$/i.test(image.type)) throw createProblem(415, `${image.type} is not PNG or JPEG`);
  const form = { ...(url !== undefined && { url }), ...(caption !== undefined && { caption }) };
  if (!ajv.validate(coverForm, form)) throw createProblem(400, ajv.errorsText());
  return {
    url: url ?? `data:${image?.type};base64,${image?.bytes.toString("base64")}`,
    ...(caption !== undefined && { caption }),
  };
}

async function readParts(request: FastifyRequest) {
  const parts: { name: string; type: string; bytes: Buffer }[] = [];
  const maxBytes = 128 * 1024;
  if (Number(request.headers["content-length"]) > maxBytes) throw createProblem(413, "The form is larger than 128 KiB");
  try {
    for await (const part of request.parts()) {
      const bytes = part.type === "file" ? await part.toBuffer() : Buffer.from(String(part.value));
      parts.push({ name: part.fieldname, type: part.mimetype, bytes });
    }
  } catch (error) {
    if (error instanceof Error && "statusCode" in error) throw error;
    throw createProblem(400, "The form is malformed");
  }
  if (parts.reduce((sum, { bytes }) => sum + bytes.length, 0) > maxBytes)
    throw createProblem(413, "The form is larger than 128 KiB");
  return parts;
}

function createProblem(statusCode: number, detail: string) {
  return Object.assign(new Error(detail), { statusCode });
}

function sendProblem(error: Error & Partial<FastifyError>, _request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  reply
    .code(status)
    .type("application/problem+json")
    .send({
      status,
      title: status < 500 ? "The request was rejected" : "The request failed",
      detail: status < 500 ? error.message : "See the log of the server",
      ...(error.validation && {
        errors: error.validation.map(({ instancePath, message }) => ({ detail: `${instancePath} ${message}` })),
      }),
    });
}
