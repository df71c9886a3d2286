import type { Collection } from "./collection.ts";
import { type Code, printCode, writeArray, writeCall, writeObject } from "./print-code.ts";
import { toKey } from "./write-value.ts";

/** Returns `src/tables.ts`: the tables, with a column for each member of an item. */
export function writeTables(collections: readonly Collection[]): string {
  const definitions = collections.map((collection) => {
    const { table, itemType, columns } = collection;
    const call = writeCall(`export const ${table} = defineTable<${itemType}>()`, `"${table}"`, writeColumns(columns));
    return `${printCode(call)};\n\n`;
  });
  const names = ["components", "operations"].filter((name) =>
    collections.some(({ itemType }) => new RegExp(`\\b${name}\\[`).test(itemType)),
  );
  const types = names.length > 0 ? `import type { ${names.join(", ")} } from "./generated/contract.ts";\n` : "";
  const used = collections.flatMap(
    ({ itemType }) => itemType.replaceAll(/"(?:\\.|[^"\\])*"/g, "").match(/\b[A-Z]\w*\b(?!:)/g) ?? [],
  );
  const models = [...new Set(used)].filter((name) => !/^(Required|Pick|NonNullable|Without)$/.test(name));
  const modelImport = models.length > 0 ? `import type { ${models.join(", ")} } from "./generated/models.ts";\n` : "";
  const rows = collections.map(({ table }) => `  ${table}: RowOf<typeof ${table}>;\n`).join("");
  if (collections.length === 0)
    return `/** The tables for Kysely. Define each with \`defineTable\`, and create it in a migration. */
export type Database = Record<never, never>;

export const tables = [];
`;
  const without = collections.some(({ itemType }) => itemType.includes("Without<"))
    ? `/** An item without write-only members, which are not stored. */
type Without<Item, Name> = { [Key in keyof Item as Exclude<Key, Name>]: Item[Key] };

`
    : "";
  return `import { defineTable, type RowOf } from "@animal-store/kysely-tables";
${types}${modelImport}
${without}${definitions.join("")}/** The tables for Kysely. */
export interface Database {
${rows}}

${printCode(["export const tables = ", writeArray(collections.map(({ table }) => table)), ";"])}
`;
}

/** Returns `src/migrations/0001-create-tables.ts`. It does not depend on the tables, which later migrations change. */
export function writeMigration(collections: readonly Collection[]): string {
  const statements = collections.map(({ table, columns, required, id, parents }) => {
    const names = required.filter(
      (name) => name in columns && columns[name] !== "identity" && !columns[name]?.endsWith("|null"),
    );
    const key = columns[id] === "identity" ? [] : [...parents.map(({ column }) => column), id];
    const options: Code[] = [];
    const toTexts = (each: readonly string[]) => writeArray(each.map((name) => JSON.stringify(name)));
    if (names.length > 0) options.push(["required: ", toTexts(names)]);
    if (key.length > 0) options.push(["primaryKey: ", toTexts(key)]);
    const args: Code[] = [
      "db",
      `"${table}"`,
      writeColumns(columns),
      ...(options.length > 0 ? [writeObject(options)] : []),
    ];
    return `  ${printCode(writeCall("await createTable", ...args))};\n`;
  });
  if (collections.length === 0)
    return `/** Replace it with \`createTable\` of @animal-store/kysely-tables for each table. */
export async function up(): Promise<void> {}
`;
  return `import { createTable } from "@animal-store/kysely-tables";
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
${statements.join("")}}
`;
}

function writeColumns(columns: Collection["columns"]): Code {
  return writeObject(Object.entries(columns).map(([name, kind]) => `${toKey(name)}: "${kind}"`));
}
