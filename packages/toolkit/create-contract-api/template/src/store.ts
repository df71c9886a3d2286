import { randomUUID } from "node:crypto";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { parseJson, stringifyJson } from "@animal-store/exact-json";

export interface CollectionOptions<Item> {
  readonly table: string;
  /** The member that identifies an item. */
  readonly id: keyof Item & string;
  readonly idType: "integer" | "text" | "uuid";
  /** The members of an item in the list. @default all */
  readonly listed?: readonly (keyof Item & string)[];
  /** The items of a new table. */
  readonly examples: readonly Item[];
}

export class Store {
  readonly #database: DatabaseSync;

  /** @param file the path of the SQLite database, or `:memory:` */
  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    this.#database.exec("PRAGMA journal_mode = WAL");
  }

  collection<Item extends object>(options: CollectionOptions<Item>): Collection<Item> {
    return new Collection(this.#database, options);
  }

  close(): void {
    this.#database.close();
  }
}

/** A table with the JSON of an item in each row. */
export class Collection<Item extends object> {
  readonly #database: DatabaseSync;
  readonly #options: CollectionOptions<Item>;

  constructor(database: DatabaseSync, options: CollectionOptions<Item>) {
    this.#database = database;
    this.#options = options;
    const { table, id, examples } = options;
    if (this.#read("SELECT 1 FROM sqlite_schema WHERE name = ?", table).length > 0) return;
    database.exec(`CREATE TABLE "${table}" (position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT UNIQUE, json TEXT)`);
    for (const item of examples) if (item[id] !== undefined && !this.find(item[id])) this.#insert(item);
  }

  /** @param page the first page is 1 */
  list({ limit = -1, page = 1, offset = (page - 1) * Math.max(limit, 0) }: Page = {}): Item[] {
    const { table, listed } = this.#options;
    const rows = this.#read(`SELECT json FROM "${table}" ORDER BY position LIMIT ? OFFSET ?`, limit, offset);
    return rows.map((row) => toItem<Item>(row)).map((item) => (listed ? (pick(item, ...listed) as Item) : item));
  }

  find(id: unknown): Item | undefined {
    return this.#read(`SELECT json FROM "${this.#options.table}" WHERE id = ?`, String(id)).map(toItem<Item>)[0];
  }

  /** Adds an item with a new id. */
  add(members: object): Item {
    return this.#insert({ ...members, [this.#options.id]: this.#createId() } as Item);
  }

  /** Replaces the members of an item, except its id. */
  replace(id: unknown, members: object): Item {
    const { table, id: idName } = this.#options;
    const item = { ...members, [idName]: this.find(id)?.[idName] } as Item;
    this.#write(`UPDATE "${table}" SET json = ? WHERE id = ?`, stringifyJson(item), String(id));
    return item;
  }

  /** Returns whether the item existed. */
  remove(id: unknown): boolean {
    return this.#write(`DELETE FROM "${this.#options.table}" WHERE id = ?`, String(id)) > 0;
  }

  #insert(item: Item): Item {
    const { table, id: idName } = this.#options;
    const id = String(item[idName]);
    // A numeric id is the position, so that new ids never repeat it.
    const position = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
    this.#write(`INSERT INTO "${table}" (position, id, json) VALUES (?, ?, ?)`, position, id, stringifyJson(item));
    return item;
  }

  #createId(): string | number {
    const { table, idType } = this.#options;
    if (idType === "uuid") return randomUUID();
    const [last] = this.#read("SELECT seq FROM sqlite_sequence WHERE name = ?", table);
    const position = Number(last?.seq ?? 0) + 1;
    return idType === "integer" ? position : String(position);
  }

  #read(sql: string, ...values: SQLInputValue[]): Record<string, unknown>[] {
    return this.#database.prepare(sql).all(...values);
  }

  #write(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#database.prepare(sql).run(...values).changes);
  }
}

interface Page {
  readonly limit?: number | undefined;
  readonly page?: number | undefined;
  readonly offset?: number | undefined;
}

function toItem<Item>({ json }: Record<string, unknown>): Item {
  return parseJson(String(json)) as Item;
}

/** Returns an object with some of its members. */
export function pick<Value extends object, Name extends keyof Value & string>(
  value: Value | undefined,
  ...names: readonly Name[]
): Partial<Pick<Value, Name>> {
  const entries = Object.entries(value ?? {}).filter(([name]) => names.includes(name as Name));
  return Object.fromEntries(entries) as Partial<Pick<Value, Name>>;
}
