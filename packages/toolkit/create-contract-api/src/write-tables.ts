import type { Collection } from "./collection.ts";
import { toKey, writeCall, writeObject } from "./write-value.ts";

/** Returns `src/tables.ts`: the tables, with a column for each member of an item. */
export function writeTables(collections: readonly Collection[]): string {
  const definitions = collections.map(
    ({ table, itemType, columns }) =>
      `${table}: ${writeCall(`defineTable<${itemType}>()`, `"${table}"`, writeColumns(columns))},\n`,
  );
  const used = collections.flatMap(
    ({ itemType }) => itemType.replaceAll(/"(?:\\.|[^"\\])*"/g, "").match(/\b[A-Z]\w*\b(?!:)/g) ?? [],
  );
  const models = [...new Set(used)].filter((name) => !/^(Required|Pick|NonNullable|Without)$/.test(name));
  const without = used.includes("Without")
    ? `/** An item without write-only members, which are not stored. */
type Without<Item, Name> = { [Key in keyof Item as Exclude<Key, Name>]: Item[Key] };
`
    : "";
  return `import { defineTable, type RowOf } from "@animal-store/kysely-tables";
import type { components, operations } from "./generated/contract.ts";
${models.length > 0 ? `import type ${writeObject(models)} from "./generated/models.ts";` : ""}

${without}
/** The tables, by their names in the database. A migration creates each. */
export const tables = {
${definitions.join("")}};

/** The tables for Kysely. */
export type Database = { [Name in keyof typeof tables]: RowOf<(typeof tables)[Name]> };
`;
}

/** Returns `src/migrations/0001-create-tables.ts`. It does not depend on the tables, which later migrations change. */
export function writeMigration(collections: readonly Collection[], isRepeatable: boolean): string {
  const statements = collections.map(({ table, columns, required, id, parents }) => {
    const names = required.filter(
      (name) => name in columns && columns[name] !== "identity" && !columns[name]?.endsWith("|null"),
    );
    const key = columns[id] === "identity" ? [] : [...parents.map(({ column }) => column), id];
    const options = [
      ...(names.length > 0 ? [`required: ${JSON.stringify(names)}`] : []),
      ...(key.length > 0 ? [`primaryKey: ${JSON.stringify(key)}`] : []),
    ];
    const args = ["db", `"${table}"`, writeColumns(columns), ...(options.length > 0 ? [writeObject(options)] : [])];
    return `await ${writeCall("createTable", ...args)};\n`;
  });
  if (isRepeatable)
    statements.push("for (const statement of sqlIdempotencyTable) await sql.raw(statement).execute(db);\n");
  if (statements.length === 0)
    return `/** Replace it with \`createTable\` of @animal-store/kysely-tables for each table. */
export async function up(): Promise<void> {}
`;
  // Biome removes unused imports.
  return `import { sqlIdempotencyTable } from "@animal-store/api-platform";
import { createTable } from "@animal-store/kysely-tables";
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
${statements.join("")}}
`;
}

function writeColumns(columns: Collection["columns"]): string {
  return writeObject(Object.entries(columns).map(([name, kind]) => `${toKey(name)}: "${kind}"`));
}
