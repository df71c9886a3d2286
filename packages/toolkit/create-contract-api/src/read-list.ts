import type { OperationEntry as Operation } from "@animal-store/codegen";
import type { ParameterEntry } from "@animal-store/openapi-document/contract";
import type { Document, Node } from "./document.ts";
import { Unrecognized, type Wrapped } from "./read-replies.ts";
import { isLong, type JsonType, type Schemas, type Shape } from "./schemas.ts";
import { normalize, writeValue } from "./write-value.ts";

/** `messages with an ID less than this value` */
const idCursor = /\bid\b[^.]*\b(less|smaller|lower|greater|larger|higher) than\b/i;

/** How a list reads its query. Each member is the parameter with this meaning. */
export interface ListQuery {
  readonly limit: PageParameter | undefined;
  readonly page: (PageParameter & { readonly first: 0 | 1 }) | undefined;
  readonly offset: PageParameter | undefined;
  readonly cursor: Cursor | undefined;
  readonly filters: readonly Filter[];
  readonly sort: Sort | undefined;
  /** The names of parameters without a known meaning. */
  readonly unread: readonly string[];
}

export interface PageParameter {
  readonly entry: ParameterEntry;
  /** Null is the same as no value. */
  readonly isNullable: boolean;
  /** The bounds of the parameter. */
  readonly min: number;
  readonly max: number;
  /** The bounds of the value that the list uses, so that a response can repeat it. */
  readonly least: number;
  readonly most: number;
}

export interface Cursor extends PageParameter {
  /** Whether its value is the id of an item. */
  readonly isOfId: boolean;
  readonly isDescending: boolean;
  /** The parameter is an int64, but the id is not. */
  readonly isConverted: boolean;
}

export interface Filter {
  readonly entry: ParameterEntry;
  readonly column: string;
  /** Null is the same as no value. */
  readonly isNullable: boolean;
  readonly isJson: boolean;
  /** The parameter is an int64, but the column is not. */
  readonly isConverted: boolean;
}

export interface Sort {
  readonly entry: ParameterEntry;
  /** The parameter that contains only the direction. */
  readonly direction: ParameterEntry | undefined;
  /** The column and the direction of each value. */
  readonly columns: Readonly<Record<string, readonly [column: string, direction: "asc" | "desc"]>>;
  readonly defaultValue: string;
}

const meanings = {
  limit: /^(limit|perpage|pagesize|size|maxresults|maxitems|top|take|first|pagelimit|count|resultsperpage)$/,
  page: /^(page|pagenumber|pageindex|pagenum|pageno|currentpage)$/,
  offset: /^(offset|skip|pageoffset|startindex|startposition|startat|firstresult)$/,
  cursor: /^(cursor|after|startingafter|pagetoken|nextpagetoken|nexttoken|continuationtoken|pagecursor|pageafter)$/,
};

interface Columns extends Pick<Shape, "properties"> {
  /** The kinds of the columns, by member. */
  readonly columns: Readonly<Record<string, string>>;
  readonly idSchema: Node;
}

/** @param body the items in the response, which can have the next value of a cursor next to them */
export function readListQuery(
  document: Document,
  schemas: Schemas,
  operation: Operation,
  { properties, columns, idSchema }: Columns,
  { outer }: Wrapped,
): ListQuery {
  const others = Object.entries(outer?.properties ?? {}).flatMap(([name, schema]) =>
    [name, ...Object.keys(schemas.toShape(schema)?.properties ?? {})].map(normalize),
  );
  const all = operation.parameters.filter((each) => each.in === "query");
  const toValue = (schema: Node | undefined) => schemas.resolve(schema).items ?? schema;
  const isNullable = (entry: ParameterEntry) => schemas.listTypes(toValue(toSchema(entry)))?.has("null") === true;
  const entries = all.filter((entry) => {
    const types = schemas.listTypes(toValue(toSchema(entry)));
    return types?.size === (isNullable(entry) && !entry.isArray ? 2 : 1);
  });
  const read = new Set<ParameterEntry>();
  function toSchema({ name }: ParameterEntry): Node | undefined {
    return document.findParameter(operation, "query", name);
  }
  const filters = entries.flatMap((entry) => findFilter(entry) ?? []);
  for (const { entry } of filters) read.add(entry);
  const isKnown = ({ name, default: standard }: ParameterEntry, meaning: keyof typeof meanings) => {
    const normal = normalize(name);
    if (meaning === "offset" && /^(start|from)$/.test(normal)) return standard === 0;
    if (meaning === "cursor" && (others.includes(`next${normal}`) || idCursor.test(describe(name)))) return true;
    return meanings[meaning].test(normal);
  };
  const find = (meaning: keyof typeof meanings) => {
    const entry = entries.find((each) => !read.has(each) && isKnown(each, meaning));
    const isText = meaning === "cursor" && entry?.type === "string";
    if (!entry || entry.isArray || (!isText && !/^(integer|int64)$/.test(entry.type))) return undefined;
    read.add(entry);
    return {
      entry,
      isNullable: isNullable(entry),
      ...readBounds(schemas.resolve(toSchema(entry))),
      least: 0,
      most: Infinity,
    };
  };
  const limit = find("limit");
  const [page, offset] = [readPage(), find("offset")];
  const cursor = page || offset ? undefined : readCursor();
  const sort = cursor ? undefined : findSort();
  for (const entry of [sort?.entry, sort?.direction]) if (entry) read.add(entry);
  const unread = all.filter((entry) => !read.has(entry)).map(({ name }) => name);
  return { limit, page: offset ? undefined : page, offset, cursor, filters, sort, unread };

  function readPage(): ListQuery["page"] {
    const found = find("page");
    if (!found) return undefined;
    const { name, default: standard } = found.entry;
    const isSpring = others.includes("number") && others.includes("totalpages");
    const isDescribed = /\bzero.based\b|\b0 ?\.\.|\b(from|with|at) 0\b/i.test(describe(name));
    const isZeroBased = found.min === 0 || standard === 0 || /index/.test(normalize(name)) || isDescribed;
    const isOneBased = found.min === 1 || standard === 1;
    const first = isZeroBased || (isSpring && !isOneBased) ? 0 : 1;
    return { ...found, first, least: first };
  }

  function readCursor(): Cursor | undefined {
    const found = find("cursor");
    if (!found) return undefined;
    const { name, type } = found.entry;
    const [isId, than] = idCursor.exec(describe(name)) ?? [];
    return {
      ...found,
      isOfId: isId !== undefined || /^(after|startingafter|pageafter)$/.test(normalize(name)),
      isDescending: than !== undefined && /less|smaller|lower/i.test(than),
      isConverted: type === "int64" && idSchema.format !== "int64",
    };
  }

  function describe(name: string): string {
    return String(document.findParameterNode(operation, "query", name)?.description);
  }

  function findFilter(entry: ParameterEntry): Filter | undefined {
    const name = normalize(entry.name.replace(/^filter\[(.*)\]$/, "$1"));
    const names = entry.isArray ? [name, name.replace(/s$/, ""), name.replace(/es$/, "")] : [name];
    const column = names.flatMap((each) => Object.keys(columns).find((key) => normalize(key) === each) ?? [])[0];
    if (column === undefined) return undefined;
    const schema = toSchema(entry);
    const member = properties[column];
    const [type, memberTypes] = [entry.type, schemas.listTypes(member)];
    const memberType = [...(memberTypes ?? [])].filter((each) => each !== "null");
    if (memberType.length !== 1) return undefined;
    const isList = memberType[0] === "array" && schemas.listTypes(schemas.resolve(member).items)?.has(type as JsonType);
    if (isList && normalize(column) === name)
      throw new Unrecognized(
        `${operation.method} ${operation.path} filters by ${entry.name}, but ${column} is a list. Write the handler.`,
      );
    const isSame =
      type === memberType[0] ||
      (type === "int64" && memberType[0] === "integer") ||
      (memberType[0] === "number" && type === "integer");
    if (!isSame || !/^(string|integer|int64|number|boolean)$/.test(type)) return undefined;
    const value = entry.isArray ? schemas.resolve(schema).items : schema;
    const memberNode = schemas.resolve(member);
    const isNarrow = memberNode.enum || "const" in memberNode;
    if (isNarrow && !schemas.accepts(withoutDirection(memberNode), value, "response")) return undefined;
    const isJson = columns[column]?.startsWith("json") === true;
    const isConverted = type === "int64" && !isLong(memberNode);
    return { entry, column, isNullable: isNullable(entry), isJson, isConverted };
  }

  function findSort(): Sort | undefined {
    const listValues = (entry: ParameterEntry) =>
      schemas.resolve(toSchema(entry)).enum?.filter((value) => typeof value === "string") ?? [];
    const isSort = (each: ParameterEntry) =>
      !read.has(each) &&
      !each.isArray &&
      !isNullable(each) &&
      /^(sort|sortby|sortfield|sortkey|orderby|ordering|order)$/.test(normalize(each.name)) &&
      listValues(each).some((value) => toOrder(value, columns));
    const entry = entries.find(isSort);
    if (!entry) return undefined;
    const [id = ""] = Object.keys(columns);
    // A value that names no column has the order of the ids.
    const known = listValues(entry).map((value) => [value, toOrder(value, columns) ?? ([id, "asc"] as const)] as const);
    const direction = entries.find(
      (each) =>
        each !== entry &&
        /^(order|direction|dir|sortorder|sortdirection|sortdir|orderdirection)$/.test(normalize(each.name)) &&
        schemas.resolve(toSchema(each)).enum?.every((value) => /^(asc|desc)(ending)?$/i.test(String(value))),
    );
    const [[first] = [""]] = known;
    return { entry, direction, columns: Object.fromEntries(known), defaultValue: String(entry.default ?? first) };
  }
}

/** Reads `name`, `-name`, `name:desc` and `name_desc`. */
function toOrder(
  value: string,
  columns: Readonly<Record<string, string>>,
): readonly [string, "asc" | "desc"] | undefined {
  const toColumn = (text: string) => Object.keys(columns).find((name) => normalize(name) === normalize(text));
  const [, name = value, direction = ""] = /^(.*?)(?:[:_ .-](asc|desc))$/i.exec(value) ?? [];
  const column = toColumn(value) ?? toColumn(name);
  if (column === undefined || columns[column]?.startsWith("json")) return undefined;
  return [column, value.startsWith("-") || direction.toLowerCase() === "desc" ? "desc" : "asc"];
}

function withoutDirection({ readOnly, writeOnly, nullable, ...node }: Node): Node {
  return node;
}

function readBounds({ minimum = -Infinity, maximum = Infinity, format }: Node): Pick<PageParameter, "min" | "max"> {
  return { min: Number(minimum), max: Math.min(Number(maximum), format === "int32" ? 2 ** 31 - 1 : Infinity) };
}

/** Limits the values of parameters that a response repeats to those that it allows. */
export function limitQuery(query: ListQuery, envelope: readonly EnvelopeMember[]): ListQuery {
  const page = limit("page");
  return {
    ...query,
    limit: limit("limit"),
    offset: limit("offset"),
    page: page && { ...page, first: page.least > 0 ? 1 : 0 },
  };

  function limit(name: "limit" | "offset" | "page"): PageParameter | undefined {
    const parameter = query[name];
    const members = envelope.filter(({ role }) => role === name);
    const least = Math.max(parameter?.least ?? 0, ...members.map(({ min = -Infinity }) => min));
    return parameter && { ...parameter, least, most: Math.min(...members.map(({ max = Infinity }) => max)) };
  }
}

/** A member of the body next to the items. */
export interface EnvelopeMember {
  /** The objects that contain it, from the outermost. */
  readonly parents: readonly string[];
  readonly name: string;
  readonly role: string;
  /** The expression of a value without a role, or of the next value after the last page. */
  readonly code?: string;
  readonly isNullable: boolean;
  readonly isText?: boolean | undefined;
  /** Whether a URL has an origin. */
  readonly isUri?: boolean;
  /** The bounds of a number. */
  readonly min?: number;
  readonly max?: number;
}

const limitName = /^(limit|perpage|pagesize|size|itemsperpage|top)$/;

const roles: readonly (readonly [role: string, name: RegExp])[] = [
  ["total", /^(total|total(count|items|results|records|elements|entries|rows|objects|size|hits)|itemcount)$/],
  ["totalPages", /^(totalpages|pages|pagecount|pagestotal|lastpage)$/],
  ["count", /^(count|resultcount|numberofelements)$/],
  ["page", /^(page|currentpage|pagenumber|pageindex|number)$/],
  ["limit", limitName],
  ["offset", /^(offset|skip|startindex)$/],
  ["hasMore", /^(hasmore|hasnext|hasnextpage|more)$/],
  ["next", /^(nextcursor|nextpagetoken|nexttoken|cursor|endcursor|next|after|since|nextpage|nextoffset)$/],
  ["nextUrl", /^next(page)?(url|uri|link|href)$/],
];

/** Finds the values of the members next to the items. @throws {Unrecognized} if a required one needs knowledge */
export function readEnvelope(
  schemas: Schemas,
  { wrapper, outer }: Wrapped,
  query: ListQuery,
  idSchema: Node,
  place: string,
): EnvelopeMember[] {
  const isPaged = query.limit ?? query.page ?? query.offset ?? query.cursor;
  const members = (shape: Shape, parents: readonly string[]): EnvelopeMember[] =>
    Object.entries(shape.properties).flatMap(([name, schema]) => {
      if (parents.length === 0 && name === wrapper) return [];
      const isRequired = shape.required.includes(name);
      const types = schemas.listTypes(schema);
      const isNullable = types?.has("null") === true;
      const isLimit = (each: string) => each !== name && limitName.test(normalize(each));
      const found = findRole(name, schema, shape);
      // Next to the limit, it is the number of items in the response.
      const isCount = found === "limit" && normalize(name) === "size" && Object.keys(shape.properties).some(isLimit);
      const role = isCount ? "count" : found;
      const needsEnd = role?.startsWith("next") && isRequired && !isNullable;
      const isUri = schemas.resolve(schema).format === "uri";
      const value = needsEnd ? writeValue(schemas, name, schema) : undefined;
      const end = value === '""' || value === "0" ? value : undefined;
      if (role !== undefined && (!needsEnd || end !== undefined))
        return [
          {
            parents,
            name,
            role,
            isNullable,
            isUri,
            isText: types?.has("string"),
            ...readBounds(schemas.resolve(schema)),
            ...(end && { code: end }),
          },
        ];
      const inner =
        parents.length < 2 &&
        /(meta|metadata|pagination|paginate|paging|pageinfo|pages?|cursors?|links)$/.test(normalize(name));
      const innerShape = inner ? schemas.toShape(schema) : undefined;
      const nested = innerShape ? members(innerShape, [...parents, name]) : [];
      if (nested.length > 0) return nested;
      if (!isRequired) return [];
      const isSuccess = /^(ok|success|successful)$/.test(normalize(name)) && types?.has("boolean");
      const code = isSuccess ? "true" : writeValue(schemas, name, schema);
      if (code === undefined || (isPaged && /next|cursor/.test(normalize(name))))
        throw new Unrecognized(`${place} requires ${name} next to the items. Make it optional, or write the handler.`);
      return [{ parents, name, role: "other", code, isNullable }];
    });
  return outer ? members(outer, []) : [];

  function findRole(name: string, schema: Node | undefined, { properties }: Shape): string | undefined {
    const types = schemas.listTypes(schema);
    const role = nameRole(normalize(name), schemas.resolve(schema));
    const isNumber = types?.has("integer") || types?.has("number");
    const next = query.cursor ?? query.page ?? query.offset;
    if (role === "hasMore") return types?.has("boolean") && isPaged ? role : undefined;
    if (role === "nextUrl") return next && types?.has("string") ? role : undefined;
    if (role === "next" && types?.has("string")) return query.cursor ? role : undefined;
    if (!isNumber || (role === "offset" && query.page)) return undefined;
    if (role === "limit" && !isPaged) return "count";
    const names = Object.keys(properties).map(normalize);
    const isOfPage = /\b(page|returned|response)\b/i.test(String(schemas.resolve(schema).description));
    if (normalize(name) === "count" && next && !isOfPage && !names.some((each) => each.startsWith("total")))
      return "total";
    const { minimum, ...number } = schemas.resolve(schema);
    const isNext = next && (next !== query.cursor || schemas.accepts(number, idSchema, "response"));
    if (role === "next") return isNext ? role : undefined;
    return role === "page" && !query.page ? undefined : role;
  }

  function nameRole(name: string, { format, description }: Node): string | undefined {
    if (name === `total${normalize(wrapper ?? "")}`) return "total";
    const isUrl = /^ur[il]/.test(String(format)) || /\b(ur[il]|link|path)\b/i.test(String(description));
    if (isUrl && /^next(page)?$/.test(name)) return "nextUrl";
    if (query.cursor && name === `next${normalize(query.cursor.entry.name)}`) return "next";
    return roles.find(([, pattern]) => pattern.test(name))?.[0];
  }
}
