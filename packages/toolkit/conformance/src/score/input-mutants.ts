import { stringifyJson } from "@animal-store/exact-json";
import {
  findContent,
  isJson,
  isNode,
  listPathParameters,
  type Node,
  toArray,
  toNode,
  toPathPattern,
  tryDecode,
} from "@animal-store/openapi-document";
import type { ApiDocument, Operation, Parameter } from "../document.ts";
import { chooseContent, type ValueSource } from "../requests.ts";
import {
  findOnlyType,
  itemsOf,
  listBounds,
  listProperties,
  listRequired,
  listTypes,
  typeOf,
} from "../schema/values.ts";
import { tryParse } from "../validate-response.ts";
import { type Middleware, onRequest, type PlainResponse, withBody, withRequestHeader, withUrl } from "./middleware.ts";
import type { Create, Mutant } from "./mutants.ts";

/** A parameter, or a member of a JSON body. */
interface Input {
  readonly label: string;
  readonly node: object;
  readonly schema: Node;
  /** Undefined if the input has a default or is always sent. */
  readonly isOptional?: boolean | undefined;
  /** Whether the values are sent as text, so that each is a valid string. */
  readonly isText: boolean;
  /** Returns the sent value or none, or undefined if the request cannot contain it. */
  read(request: Request): Promise<readonly unknown[] | undefined>;
  /** Removes the input. Undefined if that makes the request invalid. */
  readonly remove?: ((request: Request) => Request | Promise<Request>) | undefined;
  /** Makes the request valid. Undefined if only the service knows valid values. */
  readonly repair: ((request: Request) => Request | Promise<Request>) | undefined;
}

/** Accepts or rejects the values that match, although the document requires the opposite. */
interface Defect {
  readonly title: string;
  readonly result: "accepts" | "rejects";
  matches(value: unknown): boolean;
}

/** The service ignores an input, rejects a valid one, or accepts one that breaks a constraint. */
export function* createInputMutants(
  document: ApiDocument,
  operation: Operation,
  values: ValueSource,
  create: Create,
): Iterable<Mutant> {
  const rejection = findRejection(operation);
  const inputs = [
    ...operation.parameters.flatMap((parameter) => toParameterInput(document, operation, parameter, values) ?? []),
    ...listBodyInputs(document, operation, values),
  ];
  for (const input of inputs) {
    const { label, node, isOptional, remove, repair } = input;
    const toMutants = ({ result, title }: Omit<Defect, "matches">, isMatch: (found: readonly unknown[]) => boolean) => {
      const matches = async (request: Request) => {
        const found = await input.read(request);
        return found !== undefined && isMatch(found);
      };
      const accept = repair && onRequest(async (request) => ((await matches(request)) ? repair(request) : request));
      const middleware = result === "accepts" ? accept : rejection && rejectIf(matches, rejection);
      return middleware ? [create("input", `${result} ${label} with ${title}`, middleware, node)] : [];
    };
    if (remove) yield create("input", `ignores ${label}`, onRequest(remove), node);
    const none = { result: isOptional ? "rejects" : "accepts", title: "no value" } as const;
    if (isOptional !== undefined) yield* toMutants(none, (found) => found.length === 0);
    for (const defect of listDefects(document, input, values))
      yield* toMutants(defect, (found) => found.some(defect.matches));
  }
}

function rejectIf(matches: (request: Request) => Promise<boolean>, rejection: PlainResponse): Middleware {
  return async (request, forward) => {
    const isMatch = await matches(request);
    const response = await forward(request);
    // The service accepts a reference to an entry that does not exist, and responds with 404.
    return isMatch && (response.status < 300 || response.status === 404) ? rejection : response;
  };
}

function findRejection({ responses }: Operation): PlainResponse | undefined {
  const entry = responses.find(({ status }) => status === "400" || status === "422" || status === "4XX");
  if (!entry) return undefined;
  const status = entry.status === "422" ? 422 : 400;
  const [content] = entry.contents;
  if (!content) return { status, headers: new Headers(), text: "" };
  const [example = {}] = Object.values(content.examples);
  return { status, headers: new Headers({ "Content-Type": content.mediaType }), text: stringifyJson(example) };
}

function toParameterInput(
  document: ApiDocument,
  operation: Operation,
  parameter: Parameter,
  values: ValueSource,
): Input | undefined {
  const { name, in: place, node, required, schema, style, explode, mediaType } = parameter;
  const type = findOnlyType(document, schema);
  const hasPrefix = style === "label" || style === "matrix";
  if (!type || place === "cookie" || mediaType !== undefined || hasPrefix) return undefined;
  const isInPath = place === "path";
  const isList = typeOf(type) === "array";
  if (typeOf(type) === "object" || (isList && !(explode && style === "form"))) return undefined;
  const [item = {}] = isList ? listTypes(document, itemsOf(type)) : [type];
  const toValue = (text: string) => (isScalar(typeOf(item)) ? (tryParse(text) ?? text) : text);
  const valid = values.createValues(operation, name).parameters.get(parameter);
  const replace = (request: Request, ...texts: string[]) => {
    if (place === "header") return withRequestHeader(request, name, texts[0]);
    if (texts.length === 0 && !new URL(request.url).searchParams.has(name)) return request;
    return withUrl(request, ({ searchParams }) => {
      searchParams.delete(name);
      for (const text of texts) searchParams.append(name, text);
    });
  };
  return {
    label: name,
    node,
    schema: type,
    isOptional: isInPath || "default" in type ? undefined : !required,
    isText: true,
    async read({ url, headers }) {
      const texts = readTexts(operation, parameter, url, headers);
      if (isList) return texts.length > 0 ? [texts.map(toValue)] : [];
      return texts.length === 1 ? texts.map(toValue) : [];
    },
    remove: isInPath || required ? undefined : (request) => replace(request),
    repair: isInPath || valid === undefined ? undefined : (request) => replace(request, ...[valid].flat().map(String)),
  };
}

function readTexts({ path }: Operation, { name, in: place }: Parameter, url: string, headers: Headers): string[] {
  const { pathname, searchParams } = new URL(url);
  if (place === "query") return searchParams.getAll(name);
  if (place === "header") return [headers.get(name) ?? []].flat();
  const index = listPathParameters(path).indexOf(name);
  // The base path precedes the path of the operation.
  const groups = new RegExp(toPathPattern(path).source.slice(1)).exec(pathname)?.slice(1) ?? [];
  return groups.slice(index, index + 1).map(tryDecode);
}

function listBodyInputs(document: ApiDocument, operation: Operation, values: ValueSource): Input[] {
  const content = chooseContent(operation.body?.contents);
  if (!content || !isJson(content.mediaType) || content.schema === undefined) return [];
  const { schema, node } = content;
  const validBody = values.createValues(operation, "mutant").body;
  const isContent = ({ headers }: Request) => findContent([content], headers.get("content-type") ?? undefined);
  const readBody = async (request: Request) =>
    isContent(request) ? tryParse(Buffer.from(await request.clone().arrayBuffer()).toString()) : undefined;
  const changeBody = (change: (body: unknown) => unknown) => (request: Request) => {
    if (!isContent(request)) return request;
    return withBody(request, (text) => {
      const body = tryParse(text);
      const changed = body === undefined ? body : change(body);
      return changed === body ? text : stringifyJson(changed);
    });
  };
  const type = findOnlyType(document, schema);
  if (!type) return [];
  const root: Input = {
    label: "the body",
    node,
    schema: type,
    isText: false,
    async read(request) {
      const body = await readBody(request);
      return body === undefined ? undefined : [body];
    },
    repair: changeBody(() => validBody),
  };
  const members = listProperties(type).flatMap(([name, member]): Input[] => {
    const types = listTypes(document, member);
    if (!types[0]) return [];
    const isRequired = listRequired(type).includes(name);
    const withValid = (body: unknown) => ({ ...toNode(body), [name]: toNode(validBody)[name] });
    const without = (body: unknown) => {
      const { [name]: removed, ...rest } = toNode(body);
      if (removed === undefined) return body;
      return isRequired ? withValid(rest) : rest;
    };
    const input: Input = {
      label: `the member ${name}`,
      node: isNode(member) ? document.resolve<object>(member) : node,
      // A value that breaks one of several types can match another.
      schema: types.length > 1 ? { type: types.map(typeOf) } : types[0],
      isOptional: "default" in types[0] ? undefined : !isRequired,
      isText: false,
      async read(request) {
        const body = await readBody(request);
        if (!isNode(body)) return undefined;
        return name in body ? [body[name]] : [];
      },
      remove: changeBody(without),
      repair: changeBody(withValid),
    };
    return [input];
  });
  return [root, ...members];
}

function* listDefects(document: ApiDocument, input: Input, values: ValueSource): Iterable<Defect> {
  const { schema, isText, label } = input;
  const type = typeOf(schema);
  const { enum: choices, pattern, format, additionalProperties, properties, items } = schema;
  const accept = (title: string, matches: Defect["matches"]): Defect => ({ title, result: "accepts", matches });
  const reject = (title: string, matches: Defect["matches"]): Defect => ({ title, result: "rejects", matches });
  const breaks = (rule: Node, value: unknown) => !values.isValid(rule, value);
  const breaksText = (rule: Node) => (value: unknown) =>
    typeof value === "string" && breaks({ type: "string", ...rule }, value);

  const [item] = type === "array" && isNode(items) ? listTypes(document, items) : [];
  if (item)
    for (const defect of listDefects(document, { ...input, schema: item, label: "an item" }, values))
      yield {
        ...defect,
        title: `an item: ${defect.title}`,
        matches: (value) => toArray(value).some(defect.matches),
      };
  if (format === "int64") yield reject("2^53 + 1", (value) => value === 2n ** 53n + 1n);
  if (label !== "the body" && label !== "an item") yield reject("any value", () => true);
  if (isScalar(type) || !isText) yield accept("another type", (value) => breaks({ type: schema.type ?? type }, value));
  const measure = measures[type] ?? (() => undefined);
  for (const { name, at, outside } of listBounds(schema)) {
    if (at === undefined) continue;
    yield reject(`${name} ${at}`, (value) => measure(value) === at);
    // A list without items is not sent as text.
    if (!isText || name !== "minItems" || outside !== 0)
      yield accept(`${name} ${outside}`, (value) => measure(value) === outside && breaks(schema, value));
  }
  if (Array.isArray(choices)) {
    yield* choices.map((choice) => reject(String(choice), (value) => value === choice));
    yield accept("another choice", (value) => typeof value === "string" && !choices.includes(value));
  }
  if (pattern !== undefined) yield accept("a text that breaks the pattern", breaksText({ pattern }));
  if (format !== undefined && type === "string") yield accept(`a text that is no ${format}`, breaksText({ format }));
  const isUndocumented = (name: string) => !(name in toNode(properties));
  if (additionalProperties === false)
    yield accept("an undocumented member", (value) => isNode(value) && Object.keys(value).some(isUndocumented));
}

function isScalar(type: string): boolean {
  return ["integer", "number", "boolean"].includes(type);
}

/** Returns the number that a bound limits: the value itself, or the size of a text or an array. */
const measures: Readonly<Record<string, (value: unknown) => unknown>> = {
  integer: (value) => value,
  number: (value) => value,
  string: (value) => (typeof value === "string" ? [...value].length : undefined),
  array: (value) => (Array.isArray(value) ? value.length : undefined),
};
