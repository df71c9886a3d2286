import type { OperationEntry as Operation, ResponseEntry } from "@animal-store/codegen";
import type { Document, Node } from "./document.ts";
import type { Schemas, Shape } from "./schemas.ts";
import { normalize, toKey, writeValue } from "./write-value.ts";

/** Why a path or an operation is not recognized: the missing thing, its place, and what would make it recognized. */
export class Unrecognized extends Error {}

/** A successful response of an operation. */
export interface Success {
  readonly operation: Operation;
  readonly status: number;
  /** The path of the response in the document. */
  readonly place: string;
  /** The schema of JSON. Undefined without a body. */
  readonly schema: Node | undefined;
  /** The content type that a handler must name, because the response has several. */
  readonly contentType: string | undefined;
  /** The header with the entity tag of the item. */
  readonly etag: string | undefined;
  /** True if the response has the URL of a new item. */
  readonly hasLocation: boolean;
  /** The schema of the required header with the total number of items, and its name. */
  readonly totalHeader: string | undefined;
  /** The header with the URL of the next page. */
  readonly linkHeader: string | undefined;
}

const preferredStatuses: Readonly<Record<string, readonly number[]>> = {
  GET: [200],
  POST: [201, 200, 202, 204],
  PUT: [200, 204, 202],
  PATCH: [200, 204, 202],
  DELETE: [204, 200, 202],
};

/** @throws {Unrecognized} if no success has a JSON body or none */
export function findSuccess(
  document: Document,
  operation: Operation,
  statuses = preferredStatuses[operation.method] ?? [200],
): Success {
  const { responses, method, path } = operation;
  const [first = 200] = statuses;
  const key =
    statuses.map(String).find((each) => responses[each]) ??
    Object.keys(responses).find((each) => /^2\d\d$/.test(each)) ??
    ["2XX", "default"].find((each) => responses[each]);
  const response = key === undefined ? undefined : responses[key];
  if (key === undefined || !response) throw new Unrecognized(`${method} ${path} documents no success. Add a ${first}.`);
  const place = `${method} ${path} responses/${key}`;
  const { mediaType, contents, headers } = response;
  const others = listRequiredHeaders(headers).filter((name) => !/^(location|x-total-count|total-count)$/i.test(name));
  if (others[0] !== undefined)
    throw new Unrecognized(`${place} requires the header ${others[0]}. Make it optional, or write the handler.`);
  const types = contents ? Object.keys(contents).filter((type) => contents[type]?.kind === "json") : [mediaType];
  const type = types.find((each) => each !== null && !each?.includes("*"));
  if (mediaType !== null && !type) throw new Unrecognized(`${place} is not JSON. Write the handler.`);
  const isOnlyJson = !contents || types.length === Object.keys(contents).length;
  return {
    operation,
    status: /^\d/.test(key) && !key.endsWith("XX") ? Number(key) : first,
    place,
    schema: type ? (document.getIn(operation, "responses", key, "content", type, "schema") ?? {}) : undefined,
    contentType: isOnlyJson ? undefined : (type ?? undefined),
    etag: listPlainHeaders(headers).find((name) => /^etag$/i.test(name)),
    // Another status can document another URL, such as that of a job.
    hasLocation: [...listRequiredHeaders(headers), ...(key === "201" ? listPlainHeaders(headers) : [])].some((name) =>
      /^location$/i.test(name),
    ),
    linkHeader: listPlainHeaders(headers).find((name) => /^link$/i.test(name)),
    totalHeader: listRequiredHeaders(headers).find((name) => /total-count$/i.test(name)),
  };
}

function listRequiredHeaders(headers: ResponseEntry["headers"]): string[] {
  return Object.keys(headers).filter(
    (name) => headers[name]?.required && headers[name].const === undefined && !/^etag$/i.test(name),
  );
}

/** Lists the headers that can be any text. */
function listPlainHeaders(headers: ResponseEntry["headers"]): string[] {
  return Object.keys(headers).filter((name) => headers[name]?.type === "string" && headers[name].const === undefined);
}

/** Statuses of errors in the order of their fit. */
export const missingStatuses = [404, 410];
export const conflictStatuses = [409, 422, 400, 412, 403];

/** Returns the argument of `replyError`: a documented error code or status. Undefined if the operation documents none that fits. */
export function findError(
  { responses }: Operation,
  [best = 404, ...others]: readonly number[],
  hasCodes: boolean,
): string | undefined {
  const keys = [String(best), "4XX", "default", ...others.map(String)];
  for (const key of keys) {
    const response = responses[key];
    if (!response || listRequiredHeaders(response.headers).length > 0) continue;
    if (!hasCodes) return /^\d+$/.test(key) ? key : String(best);
    const [code] = response.errorCodes;
    if (code !== undefined) return JSON.stringify(code);
  }
  return undefined;
}

/** An object in a body: the body itself, or one of its members. */
export interface Wrapped {
  readonly shape: Shape;
  readonly wrapper: string | undefined;
  /** The type of the whole body, without the wrapper. */
  readonly outer: Shape | undefined;
}

/**
 * Lists the objects in a body that can be the item: itself, and those that its members are.
 * @param known names of members of the item. A member that has fewer of them than the body around it is a part of the item.
 */
export function listWrapped(schemas: Schemas, schema: Node | undefined, known: ReadonlySet<string>): Wrapped[] {
  const outer = schemas.toShape(schema);
  if (!outer) return [];
  const count = (names: readonly string[]) => names.filter((name) => known.has(name)).length;
  const names = Object.keys(outer.properties);
  const inner = Object.entries(outer.properties).flatMap(([wrapper, property]) => {
    const shape = schemas.toShape(property);
    const others = count(names.filter((name) => name !== wrapper));
    return shape && (others === 0 || count(Object.keys(shape.properties)) > others) ? [{ shape, wrapper, outer }] : [];
  });
  return [{ shape: outer, wrapper: undefined, outer: undefined }, ...inner];
}

/** Lists the items in the body of a list: of the array itself, or of each array that its members are. */
export function listEntries(schemas: Schemas, schema: Node | undefined): Wrapped[] {
  const { items } = schemas.resolve(schema);
  const shape = schemas.toShape(items);
  if (shape) return [{ shape, wrapper: undefined, outer: undefined }];
  const outer = schemas.toShape(schema);
  if (!outer) return [];
  return Object.entries(outer.properties).flatMap(([wrapper, property]) => {
    const entries = schemas.toShape(schemas.resolve(property).items);
    return entries ? [{ shape: entries, wrapper, outer }] : [];
  });
}

/** Writes the required members next to the wrapper. @throws {Unrecognized} if a value needs knowledge */
export function writeOthers(schemas: Schemas, { wrapper, outer }: Wrapped, place: string): string[] {
  return (outer?.required ?? [])
    .filter((name) => name !== wrapper)
    .map((name) => {
      const isSuccess = /^(ok|success|successful)$/.test(normalize(name));
      const schema = outer?.properties[name];
      const types = schemas.listTypes(schema);
      const value = isSuccess && types?.has("boolean") ? "true" : writeValue(schemas, name, schema);
      if (value === undefined || (types?.has("object") && value !== "null" && !schemas.toShape(schema)))
        throw new Unrecognized(`${place} requires ${name} next to ${wrapper}. Make it optional, or write the handler.`);
      return `${toKey(name)}: ${value}`;
    });
}
