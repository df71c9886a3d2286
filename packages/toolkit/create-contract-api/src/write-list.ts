import type { List } from "./collection.ts";
import type { PageParameter } from "./read-list.ts";
import { type Handler, type HandlerWriter, select, where } from "./write-handlers.ts";
import { normalize, toAccess, toKey, writeChain, writeObject } from "./write-value.ts";

/** The items of a page without a documented size. */
const defaultSize = 100;

export function writeListHandler(writer: HandlerWriter, list: List): Handler {
  const { id } = writer.collection;
  const { query, envelope } = list;
  const most = Math.min(defaultSize, list.maxItems ?? Infinity);
  const documented = query.limit ? writeNumber(query.limit, most, 0) : undefined;
  const isTooLarge = list.maxItems !== undefined && query.limit && query.limit.max > list.maxItems;
  const size = isTooLarge ? `Math.min(${documented}, ${list.maxItems})` : documented;
  const isPaged = query.limit || query.page || query.offset || query.cursor || list.maxItems !== undefined;
  const hasNext = envelope.some(({ role }) => role === "hasMore" || role === "next");
  const needsTotal = (isPaged && envelope.some(({ role }) => /^total/.test(role))) || list.success.totalHeader;
  const usesLimit =
    envelope.some(({ role }) => role === "limit" || (isPaged && role === "totalPages")) || hasNext || query.page;
  const statements = writer.writeParentCheck(list);
  const conditions = query.filters.map(({ entry, column, isNullable, isJson, isConverted }) => {
    const access = `query${toAccess(entry.name)}`;
    const convert = (value: string) => {
      if (isJson) return `JSON.stringify(${value})`;
      return isConverted ? `Number(${value})` : value;
    };
    const isPlain = !isJson && !isConverted;
    const value = entry.isArray && !isPlain ? `${access}.map((each) => ${convert("each")})` : convert(access);
    const condition = entry.isArray
      ? `${access}${entry.required || entry.default !== undefined ? "" : "?"}.length`
      : writePresence(access, isNullable);
    const call = `where(${JSON.stringify(column)}, "${entry.isArray ? "in" : "="}", ${value})`;
    return `if (${condition}) select = select.${call}`;
  });
  const source = [select(writer.collection.table), ...where(list.keys)];
  const isSplit = conditions.length > 0 || needsTotal;
  if (isSplit)
    statements.push(
      `${conditions.length > 0 ? "let" : "const"} select = ${writeChain("db", ...source)}`,
      ...conditions,
    );
  if (needsTotal)
    statements.push(
      'const { total } = await select.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()',
    );
  if (query.sort) {
    const { entry, direction, columns, defaultValue } = query.sort;
    const sorts = Object.entries(columns).map(
      ([value, order]) => `${toKey(value)}: [${order.map((each) => JSON.stringify(each)).join(", ")}]`,
    );
    const access = `query${toAccess(entry.name)}`;
    const chosen =
      entry.required || entry.default !== undefined ? access : `${access} ?? ${JSON.stringify(defaultValue)}`;
    statements.push(
      `const sorts = ${writeObject(sorts)} as const`,
      `const [${direction ? "column" : "column, direction"}] = sorts[${chosen}]`,
    );
    if (direction)
      statements.push(`const direction = /^desc/i.test(query${toAccess(direction.name)} ?? "") ? "desc" : "asc"`);
  }
  if (usesLimit) statements.push(`const limit = ${size ?? most}`);
  const limit = usesLimit ? "limit" : (size ?? String(most));
  const offset = writeBoundedOffset(list);
  const rows: string[] = [
    "selectAll()",
    ...(query.sort ? ["orderBy(column, direction)"] : []),
    `orderBy(${JSON.stringify(id)})`,
    ...(isPaged ? [`limit(${hasNext ? "limit + 1" : limit})`] : []),
    ...(offset ? [`offset(${offset})`] : []),
    "execute()",
  ];
  if (query.cursor) {
    const access = `query${toAccess(query.cursor.entry.name)}`;
    const isText = query.cursor.entry.type === "string";
    const isTextId = writer.collection.columns[id] === "text";
    const converted = isText ? `toInteger(${access})` : `String(${access})`;
    const value = isText === isTextId ? access : converted;
    statements.push(
      `let page = ${isSplit ? "select" : writeChain("db", ...source)}`,
      `if (${writePresence(access, query.cursor.isNullable)}) page = page.where(${JSON.stringify(id)}, ">", ${value})`,
      `const rows = await ${writeChain("page", ...rows)}`,
    );
  } else statements.push(`const rows = await ${writeChain(...(isSplit ? ["select"] : ["db", ...source]), ...rows)}`);
  const page = hasNext ? "rows.slice(0, limit)" : "rows";
  const items =
    list.dropped.length === 0
      ? `${page}.map(tables.${writer.collection.table}.toItem)`
      : `${page}.map((row) => ${writer.toItem(list, "row")})`;
  if (envelope.some(({ role }) => role === "next"))
    statements.push(`const next = rows.length > limit ? String(rows[limit - 1]?.${id}) : null`);
  const headers = list.success.totalHeader ? [`${toKey(list.success.totalHeader)}: total`] : [];
  statements.push(`return ${writer.reply({ ...list, others: writeEnvelope(list) }, items, headers)}`);
  return { members: ["path", "query"], statements };
}

function writePresence(access: string, isNullable: boolean): string {
  return isNullable ? `${access} !== undefined && ${access} !== null` : `${access} !== undefined`;
}

/** A database has no offset over 2^63, and a page without limits can start there. */
function writeBoundedOffset(list: List): string {
  const { page, limit } = list.query;
  const offset = writeOffset(list) ?? "";
  const toMax = (parameter: PageParameter | undefined) => Math.min(parameter?.max ?? defaultSize, 2 ** 53);
  return page && toMax(page) * toMax(limit) >= 2 ** 63 ? `Math.min(${offset}, Number.MAX_SAFE_INTEGER)` : offset;
}

function writeOffset({ query }: List): string | undefined {
  if (query.offset) return writeNumber(query.offset, 0, 0);
  if (!query.page) return undefined;
  const { min, entry } = query.page;
  const isZeroBased = min === 0 || entry.default === 0 || /index/.test(normalize(entry.name));
  const page = writeNumber(query.page, isZeroBased ? 0 : 1, isZeroBased ? 0 : 1);
  if (isZeroBased) return `${page} * limit`;
  return `(${page} - 1) * limit`;
}

/** Writes an integer of the query, at least `least`. */
function writeNumber({ entry, isNullable, min, max }: PageParameter, defaultValue: number, least: number): string {
  const access = `query${toAccess(entry.name)}`;
  const isPresent = !isNullable && (entry.required || entry.default !== undefined);
  const fallback = Math.min(Number(entry.default ?? defaultValue), max);
  const value = isPresent ? access : `(${access} ?? ${fallback})`;
  const number = entry.type === "int64" ? writeSafeNumber(value, max) : value;
  return min >= least ? number : `Math.max(${number}, ${least})`;
}

function writeSafeNumber(value: string, max: number): string {
  return max > Number.MAX_SAFE_INTEGER ? `Math.min(Number(${value}), Number.MAX_SAFE_INTEGER)` : `Number(${value})`;
}

/** Writes the members of the body next to the items. */
function writeEnvelope({ envelope, query }: List): string[] {
  const toValue = (role: string): string => {
    const offset = writeOffset({ query } as List) ?? "0";
    const isPaged = query.limit || query.page || query.offset || query.cursor;
    switch (role) {
      case "total":
        return isPaged ? "total" : "rows.length";
      case "totalPages":
        return isPaged ? "Math.ceil(total / Math.max(limit, 1))" : "1";
      case "count":
        return envelope.some((each) => each.role === "hasMore" || each.role === "next")
          ? "Math.min(rows.length, limit)"
          : "rows.length";
      case "page":
        return query.page ? writeNumber(query.page, 1, 0) : "1";
      case "limit":
        return "limit";
      case "offset":
        return offset;
      case "hasMore":
        return "rows.length > limit";
      default:
        return "next";
    }
  };
  const roots = new Map<string, string[]>();
  const result: string[] = [];
  for (const { parent, name, role, code, isNullable } of envelope) {
    const value = code ?? toValue(role);
    const isSpread = role === "next" && !isNullable;
    const member = isSpread ? `...(next === null ? {} : { ${toKey(name)}: next })` : `${toKey(name)}: ${value}`;
    if (parent === undefined) result.push(member);
    else roots.set(parent, [...(roots.get(parent) ?? []), member]);
  }
  for (const [name, members] of roots) result.push(`${toKey(name)}: ${writeObject(members)}`);
  return result;
}
