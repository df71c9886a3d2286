import type { List } from "./collection.ts";
import type { PageParameter } from "./read-list.ts";
import { type Handler, type HandlerWriter, select, where } from "./write-handlers.ts";
import { toAccess, toKey, writeChain, writeObject } from "./write-value.ts";

/** The items of a page without a documented size. */
const defaultSize = 100;

export function writeListHandler(writer: HandlerWriter, list: List): Handler {
  const { id } = writer.collection;
  const { query, envelope } = list;
  const next = query.cursor ?? query.page ?? query.offset;
  // Without a next page, the first one has all items.
  const standard = next || !query.limit ? Math.min(defaultSize, query.limit?.max ?? Infinity) : Infinity;
  const repeated = envelope.filter(({ role }) => role === "limit").map(({ max = Infinity }) => max);
  const most = Math.min(standard, list.maxItems, ...repeated);
  const limited = query.limit && { ...query.limit, most: Math.min(query.limit.most, list.maxItems) };
  const size = limited && writeNumber(limited, most);
  const isPaged = query.limit || next || list.maxItems < Infinity;
  const link = next && list.success.linkHeader;
  const needsNext = link !== undefined || envelope.some(({ role }) => role.startsWith("next"));
  const hasNext = needsNext || envelope.some(({ role }) => role === "hasMore");
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
    `orderBy(${JSON.stringify(id)}${query.cursor?.isDescending ? ', "desc"' : ""})`,
    ...(isPaged ? [`limit(${hasNext ? "limit + 1" : limit})`] : []),
    ...(offset ? [`offset(${offset})`] : []),
    "execute()",
  ];
  if (query.cursor) {
    const access = `query${toAccess(query.cursor.entry.name)}`;
    const isText = query.cursor.entry.type === "string";
    const isTextId = writer.collection.columns[id] === "text";
    const converted = isText ? `toInteger(${access})` : `String(${access})`;
    const same = query.cursor.isConverted ? `Number(${access})` : access;
    const value = isText === isTextId ? same : converted;
    const operator = query.cursor.isDescending ? "<" : ">";
    statements.push(
      `let page = ${isSplit ? "select" : writeChain("db", ...source)}`,
      `if (${writePresence(access, query.cursor.isNullable)}) page = page.where(${JSON.stringify(id)}, "${operator}", ${value})`,
      `const rows = await ${writeChain("page", ...rows)}`,
    );
  } else statements.push(`const rows = await ${writeChain(...(isSplit ? ["select"] : ["db", ...source]), ...rows)}`);
  const page = hasNext ? "rows.slice(0, limit)" : "rows";
  const items =
    list.dropped.length === 0
      ? `${page}.map(tables.${writer.collection.table}.toItem)`
      : `${page}.map((row) => ${writer.toItem(list, "row")})`;
  if (needsNext) statements.push(`const next = rows.length > limit ? ${writeNext(writer, list)} : undefined`);
  if (next && (link || envelope.some(({ role }) => role === "nextUrl")))
    statements.push(
      `const nextUrl = next === undefined ? undefined : toNextUrl(c.req.url, ${JSON.stringify(next.entry.name)}, next)`,
    );
  const { totalHeader } = list.success;
  const headers = [
    ...(totalHeader ? [`${toKey(totalHeader)}: total`] : []),
    ...(link ? [`...(nextUrl && { ${toKey(link)}: \`<\${nextUrl.search}>; rel="next"\` })`] : []),
  ];
  statements.push(`return ${writer.reply({ ...list, others: writeEnvelope(list, hasNext) }, items, headers)}`);
  return { members: ["path", "query", "c"], statements };
}

/** Writes the value of the parameter that reads the next page. */
function writeNext({ collection: { id, columns } }: HandlerWriter, list: List): string {
  const { cursor, page } = list.query;
  if (!cursor && !page) return `${writeOffset(list)} + limit`;
  if (page) return `${writeNumber(page, page.first)} + 1`;
  const last = `rows[limit - 1]?.${toAccess(id).replace(/^\./, "")}`;
  const isNumber = list.envelope.some(({ role, isText }) => role === "next" && !isText);
  return columns[id] === "text" || isNumber ? last : `String(${last})`;
}

function writePresence(access: string, isNullable: boolean): string {
  return isNullable ? `${access} !== undefined && ${access} !== null` : `${access} !== undefined`;
}

/** A database has no offset over 2^63, and a page without limits can start there. */
function writeBoundedOffset(list: List): string {
  const { page, limit } = list.query;
  const offset = writeOffset(list) ?? "";
  const toMax = (parameter: PageParameter | undefined) =>
    Math.min(parameter?.max ?? defaultSize, parameter?.most ?? Infinity, 2 ** 53);
  return page && toMax(page) * toMax(limit) >= 2 ** 63 ? `Math.min(${offset}, Number.MAX_SAFE_INTEGER)` : offset;
}

function writeOffset({ query }: List): string | undefined {
  if (query.offset) return writeNumber(query.offset, 0);
  if (!query.page) return undefined;
  const { first } = query.page;
  const page = writeNumber(query.page, first);
  return first === 0 ? `${page} * limit` : `(${page} - 1) * limit`;
}

/** Writes an integer of the query, within its bounds. */
function writeNumber({ entry, isNullable, min, max, least, most }: PageParameter, defaultValue: number): string {
  const access = `query${toAccess(entry.name)}`;
  const isPresent = !isNullable && (entry.required || entry.default !== undefined);
  const fallback = entry.default === undefined ? defaultValue : Math.min(Number(entry.default), max);
  const value = isPresent ? access : `(${access} ?? ${fallback === Infinity ? "Number.MAX_SAFE_INTEGER" : fallback})`;
  const number = entry.type === "int64" ? writeSafeNumber(value, max) : value;
  const bounded = min >= least ? number : `Math.max(${number}, ${least})`;
  return max <= most ? bounded : `Math.min(${bounded}, ${most})`;
}

function writeSafeNumber(value: string, max: number): string {
  return max > Number.MAX_SAFE_INTEGER ? `Math.min(Number(${value}), Number.MAX_SAFE_INTEGER)` : `Number(${value})`;
}

/** Writes the members of the body next to the items. */
function writeEnvelope({ envelope, query }: List, hasNext: boolean): string[] {
  const toValue = (role: string): string => {
    const offset = writeOffset({ query } as List) ?? "0";
    const isPaged = query.limit || query.page || query.offset || query.cursor;
    switch (role) {
      case "total":
        return isPaged ? "total" : "rows.length";
      case "totalPages":
        return isPaged ? "Math.ceil(total / Math.max(limit, 1))" : "1";
      case "count":
        return hasNext ? "Math.min(rows.length, limit)" : "rows.length";
      case "page":
        return query.page ? writeNumber(query.page, query.page.first) : "1";
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
  const members = envelope.map(({ parents, name, role, code, isNullable, isUri }) => {
    const next = { next: "next", nextUrl: isUri ? "nextUrl.href" : "nextUrl.pathname + nextUrl.search" }[role];
    const hasValue = `${role} !== undefined`;
    const end = code ?? (isNullable ? "null" : undefined);
    const value = next ? `${hasValue} ? ${next} : ${end}` : (code ?? toValue(role));
    const isSpread = next && end === undefined;
    const member = isSpread ? `...(${hasValue} && { ${toKey(name)}: ${next} })` : `${toKey(name)}: ${value}`;
    return { parents, member };
  });
  return writeNested(members);
}

interface Nested {
  readonly parents: readonly string[];
  readonly member: string;
}

function writeNested(members: readonly Nested[]): string[] {
  const names = new Set(members.flatMap(({ parents: [first] }) => first ?? []));
  const objects = [...names].map((name) => {
    const inner = members.filter(({ parents: [first] }) => first === name);
    const rest = inner.map(({ parents: [, ...parents], member }) => ({ parents, member }));
    return `${toKey(name)}: ${writeObject(writeNested(rest))}`;
  });
  return [...members.filter(({ parents }) => parents.length === 0).map(({ member }) => member), ...objects];
}
