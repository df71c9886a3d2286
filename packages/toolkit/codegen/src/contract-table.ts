import type {
  CallFormats,
  ContentEntry,
  EventFormat,
  ParameterEntry,
  ParameterStyles,
  ResponseEntry,
} from "@animal-store/openapi-document/contract";
import { listJson, listSuccesses, toResponseEntries, toSuccesses } from "./content.ts";
import {
  locateOperations,
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type RequestBody,
  type Response,
  resolve,
} from "./document.ts";
import { defaultLimits, parseErrorCodes, parseRequestLimits } from "./extensions.ts";
import { type Findings, Part } from "./findings.ts";
import { createInt64Finder } from "./int64-tree.ts";
import { getBasePath, type OperationEntry } from "./operations.ts";
import { flattenSchema } from "./schema.ts";
import { toSecuritySchemes } from "./security.ts";

export function generateContractTable(
  document: OpenApiDocument,
  operations: Record<string, OperationEntry>,
  findings: Findings,
): string {
  const [limits] = findings.collect([document], parseRequestLimits);
  const table = {
    title: document.info?.title ?? "",
    version: document.info?.version ?? "",
    basePath: getBasePath(document),
    limits: { ...defaultLimits, ...limits },
    plans: document["x-rate-limit-plans"] ?? {},
    scopes: document["x-scopes"] ?? {},
    securitySchemes: toSecuritySchemes(document),
    security: document.security ?? [],
    errorCodes: parseErrorCodes(document, findings),
    extensions: copyExtensions(document),
    unrouted: toUnroutedEntries(document, findings),
    operations,
  };
  return [
    'import type { components, operations, paths } from "./types.ts";',
    "",
    `const table = ${formatLiteral(table)} as const;`,
    "",
    "type Table = typeof table;",
    "/** The contract as data. Compile errors show this name instead of the whole type. */",
    "export interface ThisContract extends Table {",
    "  /** Exists only as a type: the types of the bodies. */",
    "  readonly $types?: operations;",
    "}",
    "export const contract: ThisContract = table;",
    "export type { components, operations, paths };",
    "",
  ].join("\n");
}

// The table has all but the last one under other names. `x-decisions` is documentation.
const omittedExtensions = [
  ...["x-request-limits", "x-rate-limit-plans", "x-scopes", "x-error-codes", "x-unrouted-responses"],
  "x-decisions",
];

/** Copies the other `x-` members of the root, which the service interprets. */
function copyExtensions(document: OpenApiDocument): Record<string, unknown> {
  const extensions = Object.entries(document).filter(([name]) => name.startsWith("x-"));
  return Object.fromEntries(extensions.filter(([name]) => !omittedExtensions.includes(name)));
}

function toUnroutedEntries(document: OpenApiDocument, findings: Findings): Record<string, ResponseEntry> {
  const responses = (document["x-unrouted-responses"] ?? {}) as NonNullable<Operation["responses"]>;
  const part = new Part(document, findings, "x-unrouted-responses", "document", { node: responses });
  findings.collect(Object.keys(responses), (status) => {
    if (!/^[1-5]\d\d$/.test(status))
      part.child(status, { node: responses, key: status }).reject("must be an HTTP status.");
  });
  return findings.attempt(() => toResponseEntries(part, responses)) ?? {};
}

const callsComment = `/**
 * The operations by method and path, with the data that a client needs at run time.
 * - \`operation\`: the id. \`headers\`: the documented request headers.
 * - \`input\`: "body" if the input of the call is the body. "locations" if it has the members \`path\`, \`query\`, \`cookie\` and \`body\`,
 *   because a name occurs in two of them. Otherwise it is an object of the parameters and, if there is one, \`body\`.
 * - \`formats\`: all that is not JSON or a scalar parameter. \`parameters\`: the styles of cookies, arrays, objects and unusual names.
 *   \`body\`, \`bodies\`, \`parts\` and \`deepObjects\`: how to send the body. \`events\` and \`data\`: how to read events, text and bytes.
 *   \`errors\`: the media types of documented errors without \`code\`, \`message\` and \`status\`.
 * - \`int64\`: where the JSON of \`body\` and of successful responses (\`data\`) has integers of the type \`number | bigint\`. A tree
 *   is 1 for such an integer, otherwise the trees of the members by name. \`*\` is each item, and each member that is not listed. A
 *   negative number is an enclosing tree: -1 contains the number, -2 is the parent of -1. Integers that can also be strings are omitted.
 *   Events have no tree: their policy is always \`auto\`.
 */`;

export function generateCalls(
  document: OpenApiDocument,
  operations: Record<string, OperationEntry>,
  findings: Findings,
): string {
  const findInt64 = createInt64Finder(document);
  const calls = locateOperations(document).flatMap(({ label, operation: source }) => {
    const operation = operations[source.operationId ?? ""];
    if (!operation) return [];
    const { id, method, path, parameters, input } = operation;
    const headers = parameters.filter((parameter) => parameter.in === "header").map(({ name }) => name);
    const part = new Part(document, findings, label, "operation", { node: source });
    const formats = withoutUndefined({
      parameters: describeParameters(operation),
      errors: describeErrors(source),
      ...describeContent(operation),
    });
    return [[`${method} ${path}`, { operation: id, headers, input, formats, int64: describeInt64(part, source) }]];
  });
  return [
    "/** The path of the server, which precedes the path of each operation. */",
    `export const basePath = ${JSON.stringify(getBasePath(document))};`,
    "",
    callsComment,
    `export const calls = ${formatLiteral(Object.fromEntries(calls))} as const;`,
    "",
  ].join("\n");

  function describeInt64(part: Part, { requestBody, responses = {} }: Operation) {
    const { content = {} } = requestBody ? resolve<RequestBody>(document, requestBody) : {};
    const successes = listSuccesses(document, responses).flatMap((response) => listJson(response.content ?? {}));
    return withoutUndefined({ body: findInt64(listJson(content), part), data: findInt64(successes, part) });
  }

  function describeErrors({ responses = {} }: Operation): CallFormats["errors"] {
    const entries = Object.entries(responses).filter(([status]) => /^[45d]/.test(status));
    const errors = entries.map(([status, reference]) => {
      const { content = {} } = resolve<Response>(document, reference);
      const otherTypes = Object.keys(content).filter((name) => !isCodedError(name, content[name]));
      return [status, Object.keys(content).length > 0 ? otherTypes : [""]] as const;
    });
    return errors.some(([, types]) => types.length > 0) ? Object.fromEntries(errors) : undefined;
  }

  /** The default of clients, and their option `parseProblem`, read such errors. */
  function isCodedError(mediaType: string, { schema }: MediaType = {}): boolean {
    const { properties = {} } = flattenSchema(document, schema);
    const members = ["code", "message", "status"];
    return (
      mediaType === "application/problem+json" || members.every((name) => Object.hasOwn(properties as object, name))
    );
  }
}

/** Describes the parameters that are not scalars with a plain name, in a query, in a header or as a whole segment of the path. */
function describeParameters({ parameters, path }: OperationEntry): CallFormats["parameters"] {
  const locations: Partial<Record<ParameterEntry["in"], ParameterStyles>> = {};
  for (const parameter of parameters) {
    const { in: location, name, isArray, delimiter, prefix } = parameter;
    const isPlain =
      !/object|json|any/.test(parameter.type) &&
      !parameter.members &&
      (!isArray || location === "query") &&
      !prefix &&
      location !== "cookie" &&
      location !== "querystring" &&
      /^[\w-]+$/.test(name) &&
      (location !== "path" || path.split("/").includes(`{${name}}`));
    const isWhole = location === "querystring" && !parameter.takesOthers ? true : undefined;
    // In a query, an encoded comma is data, but other delimiters are encoded. In a path or header, a comma is the default for arrays.
    const isDefault =
      (location === "path" || location === "header") && delimiter === "," && parameter.type !== "object";
    const ownDelimiter = location === "query" && delimiter ? encodeURI(delimiter) : delimiter;
    const own = { ...parameter, delimiter: isDefault ? undefined : ownDelimiter };
    const style = withoutUndefined({ isWhole, ...toStyle(own) });
    const used = [...(style || !isPlain ? [[name, style ?? {}] as const] : []), ...listMemberStyles(parameter)];
    if (used.length > 0) locations[location] = { ...locations[location], ...Object.fromEntries(used) };
  }
  return withoutUndefined(locations);
}

type Member = Partial<Omit<ParameterEntry, "delimiter">> & { readonly delimiter?: string | undefined };

/** Returns the styles of the members that have one, by their names in the query. */
function listMemberStyles({ members = {}, delimiter }: Member): [string, ParameterStyles[string]][] {
  if (delimiter !== undefined) return [];
  return Object.entries(members).flatMap(([key, member]) => {
    const style = toMemberStyle({ ...member, delimiter: member.delimiter && encodeURI(member.delimiter) });
    // A server separates such names from the name of the object only if it knows them.
    const isListed = key !== member.name && /^$|\]/.test(member.name);
    const styles: [string, ParameterStyles[string]][] = style || isListed ? [[key, style ?? {}]] : [];
    return [...styles, ...listMemberStyles(member)];
  });
}

function toStyle(member: Member): ParameterStyles[string] | undefined {
  const { type, delimiter, prefix, assignment, isRaw, isRepeatable, allowReserved } = member;
  const isDeep = isDeepObject(member) ? true : undefined;
  const isJson = type === "json" ? true : undefined;
  return withoutUndefined({ prefix, delimiter, assignment, isRaw, isDeep, isRepeatable, isJson, allowReserved });
}

/** Clients would take an object in an object for one text. */
function toMemberStyle(member: Member): ParameterStyles[string] | undefined {
  const isExploded = member.members && member.delimiter === undefined && !isDeepObject(member);
  return isExploded ? { isDeep: false, ...toStyle(member) } : toStyle(member);
}

function isDeepObject({ members = {}, unlistedMembers, takesOthers, delimiter }: Member): boolean {
  if (delimiter !== undefined) return false;
  const hasKeys = Object.entries(members).some(([key, { name }]) => key !== name);
  return hasKeys || (unlistedMembers !== undefined && !takesOthers);
}

function describeContent({ body, responses }: OperationEntry) {
  const contents = Object.entries(body?.contents ?? {});
  const successes = toSuccesses(responses).flatMap((response) => Object.entries(response.contents ?? {}));
  const stream = successes.find(([, { kind }]) => kind === "events")?.[1];
  const sentStream = contents.find(([, { kind }]) => kind === "events")?.[1];
  const lines = successes.filter(([, { kind }]) => kind === "lines" || kind === "sequence").map(([name]) => name);
  const data = successes.filter(([, { kind }]) => kind === "text" || kind === "binary").map(([name]) => name);
  const isJson = contents.length === 0 && body?.mediaType === "application/json";
  return {
    body: isJson ? undefined : body?.mediaType,
    bodies: contents.length > 1 ? contents.map(([name]) => name) : undefined,
    parts: describeParts(contents.map(([, entry]) => entry)),
    deepObjects: describeDeepObjects(contents),
    sentEvents: sentStream && withoutKind(sentStream),
    styles: describeFieldStyles(contents),
    events: stream && withoutKind(stream),
    lines: lines.length > 0 ? [...new Set(lines)] : undefined,
    data: data.length > 0 ? [...new Set(data)] : undefined,
  };
}

function describeParts(contents: readonly ContentEntry[]): CallFormats["parts"] {
  const fields = contents.flatMap(({ kind, fields = {} }) =>
    Object.entries(fields).map(([name, field]) => ({ name, kind, ...field })),
  );
  const parts = fields.flatMap(({ name, kind, type, isArray, contentTypes = [] }) => {
    const [partType = "*", ...otherTypes] = contentTypes;
    const isKnown = otherTypes.length === 0 && !partType.includes("*");
    // Without an entry, a position has that of the other parts.
    if (!isKnown && kind === "parts" && name !== "*") return [[name, ""] as const];
    // Clients send each object of an array as a JSON part, without this entry.
    const isImplied = isArray && type === "json";
    return isKnown && !isImplied ? [[name, partType] as const] : [];
  });
  return withoutUndefined(Object.fromEntries(parts));
}

function describeDeepObjects(contents: readonly [string, ContentEntry][]): CallFormats["deepObjects"] {
  const entries = contents.flatMap(([mediaType, { fields = {} }]) => {
    const names = Object.keys(fields).filter((name) => isDeepObject(fields[name] ?? {}));
    return names.length > 0 ? [[mediaType, names] as const] : [];
  });
  return withoutUndefined(Object.fromEntries(entries));
}

function describeFieldStyles(contents: readonly [string, ContentEntry][]): CallFormats["styles"] {
  const entries = contents.flatMap(([mediaType, { fields = {} }]) => {
    const styled = Object.entries(fields).filter(
      ([, field]) => (field.members ?? field.delimiter) && !isDeepObject(field),
    );
    const isEncoded = mediaType === "application/x-www-form-urlencoded";
    const styles = styled.map(([name, { delimiter, ...field }]) => {
      const encoded = delimiter && isEncoded ? encodeURI(delimiter) : delimiter;
      return [name, toMemberStyle({ ...field, delimiter: encoded }) ?? {}] as const;
    });
    return styles.length > 0 ? [[mediaType, Object.fromEntries(styles)] as const] : [];
  });
  return withoutUndefined(Object.fromEntries(entries));
}

/** Returns the members that have a value, or undefined if none has one. */
function withoutUndefined<Value>(members: { readonly [Key in keyof Value]: Value[Key] | undefined }) {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return entries.length > 0 ? (Object.fromEntries(entries) as Value) : undefined;
}

function withoutKind({ kind: _kind, fields: _fields, ...events }: ContentEntry): EventFormat {
  return events as EventFormat;
}

/** Returns a value as code. Only a computed key is a member with this name, others set the prototype. */
function formatLiteral(value: unknown): string {
  return formatValue(value)
    .replaceAll('"__proto__":', '["__proto__"]:')
    .replaceAll(/"\uE026(-?\d+)"/g, "$1n");
}

/** JSON has no bigint, so it gets a character of private use. */
function markBigint(_key: string, value: unknown): unknown {
  return typeof value === "bigint" ? `\uE026${value}` : value;
}

/** Returns JSON with short objects and arrays on one line. */
function formatValue(value: unknown, indent = ""): string {
  const isObject = typeof value === "object" && value !== null;
  const oneLine = JSON.stringify(value, markBigint, 1)?.replaceAll(/\n */g, " ");
  if (!isObject || oneLine.length + indent.length <= 120) return oneLine;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => `${inner}${formatValue(item, inner)}`)
    : Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([name, member]) => `${inner}${JSON.stringify(name)}: ${formatValue(member, inner)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
}
