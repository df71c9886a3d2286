import type { OperationEntry as Operation } from "@animal-store/codegen";
import { toOneLine } from "@animal-store/openapi-document/nodes";
import type { Document } from "./document.ts";
import type { Collection, Served, Written } from "./find-collections.ts";

/** Returns `src/handlers.ts`: a handler for each operation of a collection, and `stub` for the others. */
export function writeHandlers(
  document: Document,
  operations: readonly Operation[],
  collections: readonly Collection[],
): string {
  const handlers = new Map<string, string>();
  for (const collection of collections) writeCollection(handlers, collection);
  const members = operations.map((operation) => {
    const summary = document.getIn(operation, "summary");
    const comment = `${operation.method} ${operation.path}${summary ? `: ${summary}` : ""}`;
    return `    // ${toOneLine(comment)}\n    ${toKey(operation.id)}: ${handlers.get(operation.id) ?? "stub"},\n`;
  });
  const types = collections.map((collection) => `type ${toTypeName(collection)} = ${collection.itemType};\n`).join("");
  const tables = collections.map(writeTable).join("");
  const code = `${types && `\n${types}`}
export function createHandlers(${tables ? "store" : "_store"}: Store): Handlers<typeof contract, Authenticated<Caller>, never> {
${tables && `  const tables = {\n${tables}  };\n`}  return {
${members.join("")}  };
}
`;
  // Comments and strings contain texts of the document.
  const words = code.replaceAll(/\/\/[^\n]*|(["`])(?:\\.|(?!\1|\\).)*\1/gs, "");
  const select = (names: readonly string[]) =>
    names.filter((name) => new RegExp(`\\b${name}\\b`).test(words)).join(", ");
  return `import type { Authenticated, Handlers } from "@animal-store/openapi-hono";
import type { Caller } from "./app.ts";
import { ${select(["example", "stub"])} } from "./examples.ts";
import type { ${select(["components", "contract", "operations"])} } from "./generated/contract.ts";
import { ${select(["pick"])}${select(["pick"]) && ", "}type Store } from "./store.ts";
${code}`;
}

function writeTable(collection: Collection): string {
  const { table, id, idType, listed, hasListExamples, list, find } = collection;
  const type = toTypeName(collection);
  return `    ${table}: store.collection<${type}>({
      table: "${table}",
      id: ${JSON.stringify(id)},
      idType: "${idType}",
${
  listed
    ? `      listed: [${toTexts(listed)}],
`
    : ""
}      examples: ${hasListExamples ? writeExample(list, `${type}[]`) : `[${writeExample(find, type)}]`},
    }),
`;
}

/** @param handlers receives the code of each handler, by the id of its operation */
function writeCollection(handlers: Map<string, string>, collection: Collection): void {
  const { parameter, list, find, create, update, remove } = collection;
  const table = `tables.${collection.table}`;
  const id = `path${toAccess(parameter)}`;
  const notFound = ({ operation }: Served) => {
    const [code = 404] = operation.responses[404]?.errorCodes ?? [];
    return `replyError(${JSON.stringify(code)}, \`No item has the ${escapeTemplate(parameter)} \${${id}}.\`)`;
  };
  const pages = list.operation.parameters.filter(
    (each) => each.in === "query" && /^(limit|page|offset)$/.test(each.name),
  );
  const hasPages = pages.length > 0 && pages.every(({ type }) => type === "integer");
  const added = `${table}.add({ ${writeMembers(create, "defaults")} })`;

  const add = ({ operation }: Served, code: string) => handlers.set(operation.id, code);
  const [query, argument] = hasPages ? ["query, ", "query"] : ["", ""];
  add(list, `({ ${query}reply }) => ${writeReply(list, `${table}.list(${argument})`)}`);
  add(
    find,
    `({ path, reply, replyError }) => {
      const item = ${table}.find(${id});
      return item ? ${writeReply(find, "item")} : ${notFound(find)};
    }`,
  );
  if (create.missing.length === 0) add(create, `({ body, reply }) => ${writeReply(create, added)}`);
  else
    add(
      create,
      `({ body, reply }) => {
      // Replace the values of the example.
      const defaults = ${writeExample(create, toTypeName(collection))};
      return ${writeReply(create, added)};
    }`,
    );
  if (update) {
    const members = update.operation.method === "PUT" ? writeMembers(update, "item") : `...item, ${writeBody(update)}`;
    add(
      update,
      `({ path, body, reply, replyError }) => {
      const item = ${table}.find(${id});
      if (!item) return ${notFound(update)};
      return ${writeReply(update, `${table}.replace(${id}, { ${members} })`)};
    }`,
    );
  }
  if (remove) {
    const reply = remove.status === "204" ? "request.reply(204)" : "stub(request)";
    add(
      remove,
      `(request) => {
      const { path, replyError } = request;
      return ${table}.remove(${id}) ? ${reply} : ${notFound(remove)};
    }`,
    );
  }
}

function writeExample({ operation, wrapper }: Served, type: string): string {
  const id = JSON.stringify(operation.id);
  return wrapper === undefined
    ? `example<${type}>(${id})`
    : `example<{ ${toKey(wrapper)}: ${type} }>(${id})${toAccess(wrapper)}`;
}

function writeReply({ status, wrapper }: Served, value: string): string {
  return `reply(${status}, ${wrapper === undefined ? value : `{ ${toKey(wrapper)}: ${value} }`})`;
}

/** Writes the members of the request, after the required members that it does not always contain. */
function writeMembers(written: Written, defaults: string): string {
  const missing = written.missing.map((name) => `${toKey(name)}: ${defaults}${toAccess(name)}`);
  return [...missing, writeBody(written)].join(", ");
}

function writeBody({ operation, bodyWrapper, members }: Written): string {
  const access = bodyWrapper === undefined ? "" : `${operation.body?.required ? "" : "?."}${toAccess(bodyWrapper)}`;
  const body = `body${access.replace("?..", "?.")}`;
  return `...pick(${body}, ${toTexts(members)})`;
}

function toTexts(names: readonly string[]): string {
  return names.map((name) => JSON.stringify(name)).join(", ");
}

function toTypeName({ table }: Collection): string {
  return `${`_${table}`.toLowerCase().replaceAll(/_+(\w)/g, (_, letter: string) => letter.toUpperCase())}Item`;
}

const identifier = /^[A-Za-z_$][\w$]*$/;

/** Escapes a text within a template literal. */
function escapeTemplate(text: string): string {
  return text.replaceAll(/[\\`$]/g, "\\$&");
}

/** Writes the key of an object. A literal would set the prototype with `__proto__`. */
export function toKey(name: string): string {
  if (name === "__proto__") return '["__proto__"]';
  return identifier.test(name) ? name : JSON.stringify(name);
}

function toAccess(name: string): string {
  return identifier.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}
