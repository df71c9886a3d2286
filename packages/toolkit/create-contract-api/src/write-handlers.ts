import type { OperationEntry as Operation } from "@animal-store/codegen";
import { toOneLine } from "@animal-store/openapi-document/nodes";
import type { Collection, Key, Served, Written } from "./collection.ts";
import type { Document } from "./document.ts";
import { hasParts, type Parts } from "./parts.ts";
import { writeListHandler } from "./write-list.ts";
import { escapeTemplate, toAccess, toKey, writeCall, writeChain, writeObject } from "./write-value.ts";

/** Returns `src/handlers.ts`: a handler for each operation of a collection, and `stub` for the others. */
export function writeHandlers(
  document: Document,
  operations: readonly Operation[],
  collections: readonly Collection[],
  parts: Parts,
): string {
  const handlers = new Map<string, Handler>();
  for (const collection of collections) {
    const writer = new HandlerWriter(collection, collections);
    for (const [operation, handler] of writer.write())
      handlers.set(operation.id, parts.isRepeatable && operation.method !== "GET" ? toRepeatable(handler) : handler);
  }
  const members = operations.map((operation) => {
    const summary = document.getIn(operation, "summary");
    const comment = `${operation.method} ${operation.path}${summary ? `: ${summary}` : ""}`;
    const handler = handlers.get(operation.id);
    return `// ${toOneLine(comment).trim()}\n${toKey(operation.id)}: ${handler ? printHandler(handler) : "stub"},\n`;
  });
  const code = `
export function createHandlers(${collections.length > 0 ? "db" : "_db"}: Kysely<Database>): Handlers<typeof contract, Authenticated<Caller>, ${hasParts(parts) ? "ProvidedHeader, AppEnv" : "never"}> {
  return {
${members.join("")}};
}
`;
  // Comments and strings contain texts of the document.
  const words = code.replaceAll(/\/\/[^\n]*|"(?:\\.|[^"\\\n])*"/g, "");
  const uses = (name: string) => new RegExp(`(?<!(?<!\\.\\.)\\.|\\w)${name}\\b`).test(words);
  const used = Object.entries(helpers).flatMap(([name, text]) => (uses(name) ? [`\n${text}`] : []));
  return [printImports(hasParts(parts)), code, ...used].join("");
}

// Biome removes unused imports.
const printImports = (hasParts: boolean) => `import { randomInt, randomUUID } from "node:crypto";
import { type Authenticated, type Handlers, mergePatch } from "@animal-store/openapi-hono";
import type { Kysely } from "kysely";
${hasParts ? 'import type { AppEnv, ProvidedHeader } from "./app.ts";\n' : ""}import type { Caller } from "./auth.ts";
import type { contract } from "./generated/contract.ts";
import { stub } from "./stubs.ts";
import { type Database, tables } from "./tables.ts";
`;

/** The parameters and the statements of a handler. */
export interface Handler {
  /** The members of the request that the statements use. */
  readonly members: readonly string[];
  readonly statements: readonly string[];
  /** Whether the statements run in a transaction, as `trx`. */
  readonly isTransaction?: boolean;
  /** Whether an `Idempotency-Key` runs it in the transaction `c.var.db`. */
  readonly isRepeatable?: boolean;
}

const helpers: Readonly<Record<string, string>> = {
  transact: `/** Runs statements in the transaction of a request with an \`Idempotency-Key\`, or in one of their own. */
function transact<Result>(db: Kysely<Database>, run: (trx: Kysely<Database>) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? run(db) : db.transaction().execute(run);
}
`,
  omit: `/** Returns an object without members that only the server sets, or that no response contains. */
function omit<Members extends object>(members: Members, ...names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name))) as Members;
}
`,
  omitNull: `/** Returns an object without the members that are null. */
function omitNull<Members extends object, Name extends keyof Members>(members: Members, ...names: readonly Name[]) {
  const entries = Object.entries(members).filter(([name, value]) => value !== null || !names.includes(name as Name));
  return Object.fromEntries(entries) as Omit<Members, Name> & { [Key in Name]?: NonNullable<Members[Key]> };
}
`,
  toInteger: `/** Returns a number that is no id for a text that is no integer. */
function toInteger(text: string): number {
  const isSafe = /^-?\\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text));
  return isSafe ? Number(text) : Number.MIN_SAFE_INTEGER;
}
`,
  toNextUrl: `function toNextUrl(url: string, parameter: string, value: string | number | bigint): URL {
  const next = new URL(url);
  next.searchParams.set(parameter, String(value));
  return next;
}
`,
  createUuid: `let lastTime = 0;

/** Returns a UUID of version 7 that sorts after those before it, so that lists are in the order of creation. */
function createUuid(): string {
  lastTime = Math.max(Date.now(), lastTime + 1);
  const time = lastTime.toString(16).padStart(12, "0");
  return \`\${time.slice(0, 8)}-\${time.slice(8)}-7\${randomUUID().slice(15)}\`;
}
`,
  randomText: `function randomText(characters: string, length: number): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join("");
}
`,
};

function printHandler({ members, statements, isTransaction = false, isRepeatable = false }: Handler): string {
  const body = writeBlock(statements);
  const transaction = isRepeatable ? "transact(c.var.db, " : "db.transaction().execute(";
  return `async (${writeObject(members)}) => ${isTransaction ? `${transaction}async (trx) => ${body})` : body}`;
}

function toRepeatable({ members, statements, ...handler }: Handler): Handler {
  const first = handler.isTransaction ? [] : ["const { db } = c.var"];
  return { ...handler, isRepeatable: true, members: [...members, "c"], statements: [...first, ...statements] };
}

function writeBlock(statements: readonly string[]): string {
  return `{\n${statements.join("\n")}\n}`;
}

export class HandlerWriter {
  readonly collection: Collection;
  readonly #collections: readonly Collection[];

  constructor(collection: Collection, collections: readonly Collection[]) {
    this.collection = collection;
    this.#collections = collections;
  }

  write(): [Operation, Handler][] {
    const { lists, find, create, replace, merge, remove } = this.collection;
    const entries: [Served, Handler][] = [];
    for (const list of lists) entries.push([list, writeListHandler(this, list)]);
    if (find) entries.push([find, this.#writeFind(find)]);
    if (create) entries.push([create, this.#writeCreate(create)]);
    if (replace) entries.push([replace, this.#writeUpdate(replace, "replace")]);
    if (merge) entries.push([merge, this.#writeUpdate(merge, "merge")]);
    if (remove) entries.push([remove, this.#writeRemove(remove)]);
    return entries.map(([served, handler]) => [served.operation, finish(served, handler)]);
  }

  #writeFind(find: Served): Handler {
    const { table } = this.collection;
    return {
      members: ["path"],
      statements: [
        `const row = await ${writeChain("db", select(table), "selectAll()", ...where(find.keys), first)}`,
        `if (!row) return ${this.replyMissing(find)}`,
        `return ${this.#replyItem(find, "row")}`,
      ],
    };
  }

  #writeCreate(create: Written): Handler {
    const { table } = this.collection;
    const insert = [`insertInto("${table}")`, `values(tables.${table}.toRow(${this.#writeItem(create)}))`];
    const hasConflict = create.conflict !== undefined;
    const calls = [
      ...insert,
      ...(hasConflict ? ["onConflict((conflict) => conflict.doNothing())"] : []),
      "returningAll()",
      hasConflict ? first : "executeTakeFirstOrThrow()",
    ];
    const usesRow = hasConflict || this.#usesRow(create);
    return {
      members: ["path", "body"],
      statements: [
        ...this.writeParentCheck(create),
        usesRow
          ? `const row = await ${writeChain("db", ...calls)}`
          : `await ${writeChain("db", ...insert, "execute()")}`,
        ...(hasConflict
          ? [`if (!row) return replyError(${create.conflict}, "The ${this.collection.noun} already exists.")`]
          : []),
        `return ${this.#replyItem(create, "row")}`,
      ],
    };
  }

  /** Writes the object with the members of a new item. */
  #writeItem({ defaults, set, ...written }: Written): string {
    if (defaults.length + set.length === 0) return writeSent(written);
    return writeObject([...defaults, writeSpread(written), ...set]);
  }

  #writeUpdate(update: Written, kind: "replace" | "merge"): Handler {
    const { table } = this.collection;
    const isMerge = kind === "merge" && update.isMergePatch;
    const row = kind === "replace" && update.allowsOthers ? "{ ...row, _other: null }" : "row";
    const sent = writeSent(update);
    const changes =
      update.reset.length + update.set.length === 0
        ? sent
        : writeObject([...update.reset, writeSpread(update), ...update.set]);
    const merged = `mergePatch(tables.${table}.toItem(row), ${sent})`;
    const item = update.set.length === 0 ? merged : writeObject([`...${merged}`, ...update.set]);
    const columns = isMerge ? `toRow(${item}, row)` : `toColumns(${changes}, ${row})`;
    const usesChanged = update.body || this.#etag(update, "").length > 0;
    const change = writeChain(
      "trx",
      `updateTable("${table}")`,
      `set(tables.${table}.${columns})`,
      ...where(update.keys),
      ...(usesChanged ? ["returningAll()", "executeTakeFirstOrThrow()"] : ["execute()"]),
    );
    const created = update.creates && this.#writePutCreate(update, update.creates);
    return {
      members: ["path", "body"],
      isTransaction: true,
      statements: [
        ...(created ? this.writeParentCheck(update, "trx") : []),
        this.#writeLock(update),
        created ?? `if (!row) return ${this.replyMissing(update)}`,
        ...this.#writePreconditions(),
        `${usesChanged ? "const changed = " : ""}await ${change}`,
        `return ${this.#replyItem(update, "changed")}`,
      ],
    };
  }

  /** Writes the statement that inserts a missing item, also if another request inserts it at the same time. */
  #writePutCreate(update: Written, success: NonNullable<Written["creates"]>): string {
    const { table, parents, id } = this.collection;
    const columns = [...parents.map(({ column }) => column), id].map((each) => JSON.stringify(each));
    const insert = writeChain(
      "trx",
      `insertInto("${table}")`,
      "values(values)",
      `onConflict((conflict) => conflict.columns([${columns.join(", ")}]).doUpdateSet(values))`,
      "returningAll()",
      "executeTakeFirstOrThrow()",
    );
    const served = { ...update, success };
    const statements = [
      ...this.#writePreconditions("null"),
      `const values = tables.${table}.toRow(${this.#writeItem(update)})`,
      `${this.#usesRow(served) ? "const row = " : ""}await ${insert}`,
      `return ${this.#replyItem(served, "row")}`,
    ];
    return `if (!row) ${writeBlock(statements)}`;
  }

  /** Writes the query of the row that a write changes. */
  #writeLock({ keys }: Served): string {
    const { table } = this.collection;
    return `const row = await ${writeChain("trx", select(table), "selectAll()", ...where(keys), "forUpdate()", first)}`;
  }

  /** @param etag the expression of the entity tag before the change */
  #writePreconditions(etag = `tables.${this.collection.table}.etag(row)`): string[] {
    if (this.collection.version === undefined) return [];
    return [`const failed = checkPreconditions(${etag})`, "if (failed) return failed"];
  }

  #writeRemove(remove: Served): Handler {
    const { table, version } = this.collection;
    const children = this.#collections.filter((each) => this.#isBelow(each));
    const isTransaction = children.length > 0 || version !== undefined;
    const db = isTransaction ? "trx" : "db";
    const calls = [`deleteFrom("${table}")`, ...where(remove.keys)];
    const statements = children.map((child) => {
      const last = child.parents.findIndex(({ path }) => path === this.#itemPath());
      const keys = child.parents.slice(0, last + 1).flatMap(({ column }, index) => {
        const value = remove.keys[index]?.value;
        return value === undefined ? [] : [{ column, value: toColumnText(child.columns[column], value) }];
      });
      return `await ${writeChain(db, `deleteFrom("${child.table}")`, ...where(keys), "execute()")}`;
    });
    const usesRow = remove.missing !== undefined || this.#usesRow(remove);
    const missing = remove.missing === undefined ? [] : [`if (!row) return ${this.replyMissing(remove)}`];
    const removeOnly = `await ${writeChain(db, ...calls, "execute()")}`;
    const removeRow = `const row = await ${writeChain(db, ...calls, "returningAll()", first)}`;
    const reply = `return ${this.#replyItem(remove, "row")}`;
    const checked = [
      this.#writeLock(remove),
      ...missing,
      ...this.#writePreconditions(missing.length > 0 ? undefined : `row ? tables.${table}.etag(row) : null`),
      ...statements,
      removeOnly,
      reply,
    ];
    const unchecked = [...statements, usesRow ? removeRow : removeOnly, ...missing, reply];
    return { members: ["path"], isTransaction, statements: version === undefined ? unchecked : checked };
  }

  /** Returns the header with the entity tag of a row, if the response documents it. */
  #etag({ success }: Served, row: string): string[] {
    const { table, version } = this.collection;
    if (version === undefined || success.etag === undefined) return [];
    return [`${toKey(success.etag)}: tables.${table}.etag(${row})`];
  }

  #usesRow(served: Served): boolean {
    const { body, success, others } = served;
    const hasRow = body !== undefined || success.hasLocation || others.some((code) => code.includes("row."));
    return hasRow || this.#etag(served, "").length > 0;
  }

  /** Returns the expression of the reply with an item, and its headers. */
  #replyItem(served: Served, row: string): string {
    return this.reply(served, this.toItem(served, row), this.#etag(served, row));
  }

  #itemPath(): string | undefined {
    const { find, replace, merge, remove } = this.collection;
    return (find ?? remove ?? replace ?? merge)?.operation.path;
  }

  #isBelow({ parents }: Collection): boolean {
    return parents.some(({ path }) => path === this.#itemPath());
  }

  /** Writes the check that the parent exists, if it is an item of a collection. */
  writeParentCheck(served: Served, db = "db"): string[] {
    const { parents } = this.collection;
    const last = parents.at(-1);
    const owner =
      last && this.#collections.find((each) => each !== this.collection && each.find?.operation.path === last.path);
    if (!owner?.find || served.missing === undefined) return [];
    const keys = served.keys.filter(({ column }) => parents.some((parent) => parent.column === column));
    const columns = [...owner.parents.map(({ column }) => column), owner.id];
    if (keys.length !== columns.length) return [];
    const conditions = columns.map((column, index) => {
      const { value = "", column: own = "" } = keys[index] ?? {};
      return { column, value: toOwnerValue(owner.columns[column], this.collection.columns[own], value) };
    });
    return [
      `const parent = await ${writeChain(db, select(owner.table), `select("${owner.id}")`, ...where(conditions), first)}`,
      `if (!parent) return ${this.replyMissing({ ...served, keys }, owner)}`,
    ];
  }

  replyMissing({ missing, keys }: Served, { noun }: Collection = this.collection): string {
    const value = keys.at(-1)?.value.replace(/^(?:Number|String|toInteger)\((.*)\)$/, "$1");
    return `replyError(${missing ?? 404}, \`There is no ${noun} \${${value}}.\`)`;
  }

  /** Returns the expression of the item that a response contains. */
  toItem({ dropped, body }: Served, row: string): string {
    if (!body) return "";
    const item = `tables.${this.collection.table}.toItem(${row})`;
    return dropped.length === 0 ? item : writeCall("omit", item, ...dropped.map((name) => JSON.stringify(name)));
  }

  /** Returns the path of the items, relative to that of a request: `notes/` after POST /notes, and nothing after PUT /notes/1. */
  #toItems({ path }: Operation): string {
    const toFolder = (text: string) =>
      text
        .replaceAll(/\{[^{}]*\}/g, "{}")
        .split("/")
        .slice(1, -1);
    const [from, to] = [toFolder(path), toFolder(this.#itemPath() ?? `${path.replace(/\/$/, "")}/{}`)];
    const common = [...from, undefined].findIndex((name, index) => name !== to[index] || name === undefined);
    const names = [...from.slice(common).map(() => ".."), ...to.slice(common)];
    return names.map((name) => `${name}/`).join("");
  }

  /** Returns the expression of the reply. @param headers the code of headers */
  reply({ success, body, others }: Served, value: string, headers: readonly string[] = []): string {
    const { id, columns } = this.collection;
    const key = columns[id] === "text" ? `encodeURIComponent(row${toAccess(id)})` : `row${toAccess(id)}`;
    const location = `${escapeTemplate(this.#toItems(success.operation))}\${${key}}`;
    const all = [
      ...headers,
      ...(success.contentType === undefined ? [] : [`"Content-Type": ${JSON.stringify(success.contentType)}`]),
      ...(success.hasLocation ? [`Location: \`${location}\``] : []),
    ];
    const wrapped = body?.wrapper === undefined ? [] : [`${toKey(body.wrapper)}: ${value}`];
    const content = body && wrapped.length === 0 ? value : writeObject([...wrapped, ...others]);
    const args = all.length > 0 ? [success.schema ? content : "undefined", writeObject(all)] : [content];
    return writeCall("reply", String(success.status), ...(success.schema || all.length > 0 ? args : []));
  }
}

/** Removes the members of the request that the statements do not use, and adds the comment about parameters. */
function finish(served: Served, handler: Handler): Handler {
  const code = handler.statements.join("\n").replaceAll(/"(?:\\.|[^"\\\n])*"/g, "");
  const used = [...handler.members, "reply", "replyError", "checkPreconditions"].filter((name) =>
    usePatterns[name]?.test(code),
  );
  const { unread, placeholders = [] } = served;
  const writeComment = (text: string, names: readonly string[]) =>
    names.length > 0 ? [`// ${text}: ${toOneLine(names.join(", "))}.`] : [];
  const comments = [
    ...writeComment("Not read", unread),
    ...writeComment("Placeholders, which you replace", placeholders),
  ];
  return { ...handler, members: used, statements: [...comments, ...handler.statements] };
}

const usePatterns: Readonly<Record<string, RegExp>> = {
  path: /(?<!\.)\bpath[.[]/,
  query: /(?<!\.)\bquery[.[]/,
  c: /\bc\.req\b/,
  body: /(?<!(?<!\.\.)\.)\bbody\b(?!:)/,
  reply: /\breply\(/,
  replyError: /\breplyError\(/,
  checkPreconditions: /\bcheckPreconditions\(/,
};

type Sent = Pick<Written, "sent" | "isOptional" | "omitted" | "nulls">;

function writeSent({ sent, isOptional, omitted, nulls }: Sent): string {
  const quote = (names: readonly string[]) => names.map((name) => JSON.stringify(name));
  const members = isOptional ? `${sent} ?? {}` : sent;
  const present = nulls.length === 0 ? members : writeCall("omitNull", members, ...quote(nulls));
  return omitted.length === 0 ? present : writeCall("omit", present, ...quote(omitted));
}

/** Writes the members for an object. */
function writeSpread(written: Sent): string {
  const isWhole = written.omitted.length + written.nulls.length === 0;
  return `...${isWhole && written.isOptional ? written.sent : writeSent(written)}`;
}

const first = "executeTakeFirst()";

export function select(table: string): string {
  return `selectFrom("${table}")`;
}

export function where(keys: readonly Key[]): string[] {
  return keys.map(({ column, value }) => `where(${JSON.stringify(column)}, "=", ${value})`);
}

/** The id of an owner can be a number in its own path, and a text in that of its items. */
function toOwnerValue(ownerKind: string | undefined, kind: string | undefined, value: string): string {
  if (ownerKind === "text") return kind === "text" ? value : `String(${value})`;
  return kind === "text" ? `toInteger(${value})` : value;
}

function toColumnText(kind: string | undefined, value: string): string {
  if (kind !== "text") return value;
  return /^toInteger\((.*)\)$/.exec(value)?.[1] ?? value;
}
