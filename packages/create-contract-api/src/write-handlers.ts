import type { Document, Operation } from "./document.ts";
import type { Collection } from "./find-collections.ts";

/** Returns `src/handlers.ts`: a handler for each operation of a collection, and a stub for each other one. */
export function writeHandlers(
  document: Document,
  operations: readonly Operation[],
  collections: readonly Collection[],
): string {
  const handlers = new Map(collections.flatMap((collection) => writeCollectionHandlers(collection)));
  const tables = collections.map(writeTable).join("");
  const members = operations.map(({ id, method, path }) => {
    const summary = document.paths[path]?.[method.toLowerCase()]?.summary?.split("\n")[0];
    const comment = summary ? `${method} ${path}: ${summary}` : `${method} ${path}`;
    return `    // ${comment.trim()}\n    ${toKey(id)}: ${handlers.get(id) ?? "stub"},\n`;
  });
  const itemTypes = collections.map(({ itemType }) => itemType).join();
  const types = ["components", "contract", "operations"].filter(
    (name) => name === "contract" || itemTypes.includes(`${name}[`),
  );
  const examples = ["example", "stub"].filter((name) => tables.includes(`${name}<`) || members.join().includes(name));
  return `import type { Authenticated, Handlers } from "@animal-store/openapi-hono";
import type { Caller } from "./app.ts";
${examples.length > 0 ? `import { ${examples.join(", ")} } from "./examples.ts";\n` : ""}import type { ${types.join(", ")} } from "./generated/contract.ts";
import { ${members.join().includes("omit(") ? "omit, " : ""}type Store } from "./store.ts";
${collections.map((collection) => `\ntype ${toTypeName(collection)} = ${collection.itemType};\n`).join("")}
export function createHandlers(${collections.length > 0 ? "store" : "_store"}: Store): Handlers<typeof contract, Authenticated<Caller>, never> {
${tables}  return {
${members.join("")}  };
}
`;
}

function writeTable(collection: Collection): string {
  const { table, id, idType, hasListExamples, list, find } = collection;
  const itemType = toTypeName(collection);
  const wrapper = hasListExamples ? list.wrapper : find.wrapper;
  const type = hasListExamples ? `${itemType}[]` : itemType;
  const operation = hasListExamples ? list.operation : find.operation;
  const body = `example<${toBodyType(wrapper, type)}>(${JSON.stringify(operation.id)})${wrapper === undefined ? "" : toAccess(wrapper)}`;
  return `  const ${toVariable(table)} = store.collection<${itemType}>({
    table: ${JSON.stringify(table)},
    id: ${JSON.stringify(id)},
    idType: "${idType}",
    examples: ${hasListExamples ? body : `[${body}]`},
  });
`;
}

function toBodyType(wrapper: string | undefined, type: string): string {
  return wrapper === undefined ? type : `{ ${toKey(wrapper)}: ${type} }`;
}

function writeCollectionHandlers(collection: Collection): [string, string][] {
  const { table, parameter, list, find, create, update, remove, hasPages } = collection;
  const items = toVariable(table);
  const id = `path${toAccess(parameter)}`;
  const notFound = ({ responses }: Operation) => {
    const [code = 404] = responses[404]?.errorCodes ?? [];
    return `replyError(${JSON.stringify(code)}, \`No item has the ${parameter} \${${id}}.\`)`;
  };
  const reply = ({ status, wrapper }: { status: string; wrapper?: string | undefined }, value: string) =>
    `reply(${status}, ${wrapper === undefined ? value : `{ ${toKey(wrapper)}: ${value} }`})`;
  const body = ({ operation, bodyWrapper, others }: NonNullable<typeof update>) => {
    const access = bodyWrapper === undefined ? "body" : `body${operation.body?.required ? "" : "?"}.${bodyWrapper}`;
    return others.length === 0
      ? `...${access}`
      : `...omit(${[access, ...others.map((name) => JSON.stringify(name))].join(", ")})`;
  };
  const handlers: [string, string][] = [
    [
      list.operation.id,
      `({ ${hasPages ? "query, " : ""}reply }) => ${reply(list, `${items}.list(${hasPages ? "query" : ""})`)}`,
    ],
    [
      find.operation.id,
      `({ path, reply, replyError }) => {
      const item = ${items}.find(${id});
      return item ? ${reply(find, "item")} : ${notFound(find.operation)};
    }`,
    ],
  ];
  const example = `example<${toBodyType(create.wrapper, toTypeName(collection))}>(${JSON.stringify(create.operation.id)})`;
  const added = (defaults: string) =>
    reply(
      create,
      `${items}.add({ ${[...create.missing.map((name) => `${toKey(name)}: ${defaults}${toAccess(name)}`), body(create)].join(", ")} })`,
    );
  handlers.push([
    create.operation.id,
    create.missing.length === 0
      ? `({ body, reply }) => ${added("")}`
      : `({ body, reply }) => {
      // Replace the values of the example.
      const defaults = ${example}${create.wrapper === undefined ? "" : toAccess(create.wrapper)};
      return ${added("defaults")};
    }`,
  ]);
  if (update) {
    const kept =
      update.operation.method === "PUT"
        ? update.missing.map((name) => `${toKey(name)}: item${toAccess(name)}`)
        : ["...item"];
    handlers.push([
      update.operation.id,
      `({ path, body, reply, replyError }) => {
      const item = ${items}.find(${id});
      if (!item) return ${notFound(update.operation)};
      return ${reply(update, `${items}.replace(${id}, { ${[...kept, body(update)].join(", ")} })`)};
    }`,
    ]);
  }
  if (remove)
    handlers.push([
      remove.operation.id,
      remove.status === "204"
        ? `({ path, reply, replyError }) =>
      ${items}.remove(${id}) ? reply(204) : ${notFound(remove.operation)}`
        : `(request) => {
      const { path, replyError } = request;
      return ${items}.remove(${id}) ? stub(request) : ${notFound(remove.operation)};
    }`,
    ]);
  return handlers;
}

const identifier = /^[A-Za-z_$][\w$]*$/;

export function toKey(name: string): string {
  return identifier.test(name) ? name : JSON.stringify(name);
}

function toAccess(name: string): string {
  return identifier.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}

function toTypeName({ table }: Collection): string {
  return `${toVariable(`_${table}`)}Item`;
}

function toVariable(table: string): string {
  return table.toLowerCase().replaceAll(/_+(\w)/g, (_, letter: string) => letter.toUpperCase());
}
