import { parseJson } from "@animal-store/exact-json";
import {
  createReader,
  getExampleValue,
  getMember,
  isNode,
  type Node,
  toArray,
  toNode,
  toOperationKeys,
} from "@animal-store/openapi-document/nodes";
import { sample } from "openapi-sampler";
import type { OperationEntry } from "../contract.ts";
import type { ReplyHeaderValues } from "../handler.ts";
import { isItems } from "../input/read-items.ts";
import { isStream } from "../message.ts";
import { createReplyFunction } from "../reply/responder.ts";
import { constantHeaders } from "../reply/response-headers.ts";
import { createItemValidator, validateResponse } from "../reply/validate-response.ts";
import type { StubOptions } from "./create-stubs.ts";
import { repairExample } from "./repair-example.ts";

/** A response that a document describes. */
export interface Example {
  readonly status: number;
  readonly content: unknown;
  readonly headers: ReplyHeaderValues;
  /** Why it breaks the contract, or undefined if it is valid. */
  readonly problem: string | undefined;
}

export interface ExampleFinder {
  findSuccess(operation: OperationEntry): Example;
  /** Returns the example with a name in the response with a status, by default the first one. Returns a text if there is none. */
  findNamed(operation: OperationEntry, status: string, name: string | undefined): Example | string;
  /** Returns examples of the content of a response. The first ones are those of the document, which can be invalid. */
  listContents(operation: OperationEntry, responseKey: string): readonly unknown[];
}

/** A response of an operation in one of its media types. */
interface Target {
  readonly operation: OperationEntry;
  readonly key: string;
  readonly type: string;
}

const sampleOptions = { quiet: true, skipWriteOnly: true, enablePatterns: true };

/** Finds examples in a document, and generates those that it lacks. Parses the document at the first call. */
export function createExampleFinder(options: StubOptions): ExampleFinder {
  const { contract, documentJson, responseValidators: validators, providedHeaders = [] } = options;
  const constants = constantHeaders(contract, contract.basePath);
  const successes = new Map<string, Example>();
  const contents = new Map<string, readonly unknown[]>();
  let reader: ReturnType<typeof createReader> | undefined;
  const openDocument = () => {
    reader ??= createReader(withBytes(parseJson(documentJson)) as Node);
    return reader;
  };

  return {
    findSuccess(operation) {
      const example = successes.get(operation.id) ?? findFirst(operation, listSuccesses(operation));
      successes.set(operation.id, example);
      return example;
    },
    findNamed(operation, status, name) {
      const keys = Object.keys(operation.responses);
      const key = [status, `${status[0]}XX`, "default"].find((each) => keys.includes(each));
      if (key === undefined || !/^[1-5]\d\d$/.test(status))
        return `code=${status} names no response of ${operation.id}. Use one of ${keys.join(", ")}.`;
      const target = { operation, key, type: listTypes(operation, key)[0] ?? "" };
      const media = findNode(operation, key, "content", target.type);
      const examples = toNode(media.examples);
      if (name !== undefined && !Object.hasOwn(examples, name))
        return `example=${name} names no example of ${operation.id} with ${status}. Use one of ${Object.keys(examples).join(", ")}.`;
      const named = name === undefined ? media : { schema: media.schema, examples: { [name]: examples[name] } };
      const [content] = listContents(target, named);
      return { status: Number(status), content, headers: findHeaders(target, content), problem: undefined };
    },
    listContents(operation, key) {
      const name = `${operation.id} ${key}`;
      const listed = contents.get(name) ?? [
        ...listContents({ operation, key, type: listTypes(operation, key)[0] ?? "" }),
      ];
      contents.set(name, listed);
      return listed;
    },
  };

  /** Returns the first valid example. If none is valid, returns the first one. */
  function findFirst(operation: OperationEntry, keys: readonly string[]): Example {
    let first: Example | undefined;
    for (const key of keys) {
      for (const type of listTypes(operation, key)) {
        for (const example of listExamples({ operation, key, type })) {
          if (example.problem === undefined) return example;
          first ??= example;
        }
      }
    }
    const problem = `${operation.id} has no handler, and no valid example: the document describes no response`;
    return first ?? { status: 200, content: undefined, headers: {}, problem };
  }

  function* listExamples(target: Target): Generator<Example> {
    const { operation, key } = target;
    const status = Number(key.replace("default", "200").replaceAll("X", "0"));
    for (const content of listContents(target)) {
      const headers = findHeaders(target, content);
      const problems = findProblems(target, status, content, headers);
      const reason = `${operation.id} has no handler, and no valid example for status ${key}: ${problems.slice(0, 3).join("; ")}`;
      yield { status, content, headers, problem: problems.length > 0 ? reason : undefined };
    }
  }

  function findProblems(
    { operation, key }: Target,
    status: number,
    content: unknown,
    headers: ReplyHeaderValues,
  ): string[] {
    const entry = operation.responses[key];
    try {
      const reply = createReplyFunction(operation)(status, content, headers);
      const type = reply.body !== null && !entry?.contents && { "Content-Type": String(entry?.mediaType) };
      // The pipeline computes the tag of a body.
      const tags = Object.keys(entry?.headers ?? {}).filter((name) => reply.body !== null && etagName.test(name));
      const texts = Object.entries({
        ...Object.fromEntries(tags.map((name) => [name, exampleTag])),
        ...type,
        ...(entry && constants.get(entry)),
        ...reply.headers,
      });
      const response = {
        status,
        headers: Object.fromEntries(texts.map(([name, value]) => [name, String(value)])),
        body: reply.body,
      };
      const problems = validateResponse(contract, validators, { operation }, response, providedHeaders.length > 0);
      if (!Array.isArray(content) || !isStream(reply.body)) return problems;
      const validateItem = createItemValidator(validators, operation, response);
      const items = content.flatMap((value) => validateItem({ done: false, value }));
      return [...problems, ...items, ...validateItem({ done: true, value: undefined })];
    } catch (error) {
      return [String(error)];
    }
  }

  /** Yields the documented bodies of a response, then generated ones. */
  function* listContents(
    { operation, key, type }: Target,
    media = findNode(operation, key, "content", type),
  ): Generator<unknown> {
    const { mediaType, contents } = operation.responses[key] ?? {};
    const content = contents?.[type];
    if (!mediaType) yield undefined;
    else if (content?.kind === "binary") yield encoder.encode("example");
    else if (isItems(content)) yield listItems(media);
    else {
      const validate = validators[`${operation.id}.${key}.body${type === mediaType ? "" : ` ${type}`}`];
      const isText = content?.kind === "text";
      const values = listValues(media);
      for (const value of values) yield isText ? String(value) : value;
      if (!validate || isText) return;
      for (const value of [...values, generate(media.schema, true)]) yield repairExample(value, validate, generate);
    }
  }

  /** Returns an item, or the list of items that the schema of JSON lines can describe. */
  function listItems(media: Node): unknown[] {
    const { itemSchema, ...rest } = media;
    const schema = toNode(resolve(itemSchema));
    const [item] = listValues({ ...rest, schema: itemSchema ?? media.schema });
    // The data of an event is text that contains JSON.
    const { contentSchema } = toNode(resolve(toNode(schema.properties).data));
    return [contentSchema ? { ...toNode(item), data: generate(contentSchema) } : item].flat();
  }

  /** Returns the documented headers that are required or have an example, and the type of a body that can have several. */
  function findHeaders({ operation, key, type }: Target, content: unknown): ReplyHeaderValues {
    const { headers = {}, contents, mediaType = null } = operation.responses[key] ?? {};
    const isEmptyPage = Array.isArray(content) && content.length === 0;
    const findDocumented = (name: string) => listDocumented(findNode(operation, key, "headers", name))[0];
    // The pipeline sets the others.
    const names = Object.keys(headers).filter(
      (name) =>
        (headers[name]?.required || findDocumented(name) !== undefined) &&
        headers[name]?.const === undefined &&
        !providedHeaders.includes(name) &&
        !(isEmptyPage && /^link$/i.test(name)) &&
        !(operation.deprecation && /^(deprecation|sunset|link)$/i.test(name)) &&
        !(mediaType !== null && etagName.test(name)),
    );
    const toValue = (name: string) => {
      const documented = findDocumented(name);
      if (documented !== undefined) return documented;
      if (etagName.test(name)) return exampleTag;
      // A URL of the API, of which the path of the operation is one.
      if (/^location$/i.test(name)) return contract.basePath + operation.path.replaceAll(/\{[^{}]*\}/g, "1");
      return generate(findNode(operation, key, "headers", name).schema);
    };
    const values = names.map((name) => [name, toValue(name)]);
    const sentType = type.replace("*/*", "application/octet-stream").replace("/*", "/png");
    return { ...Object.fromEntries(values), ...(contents && { "Content-Type": sentType }) };
  }

  /** Returns the examples of a media type or a header, those of its schema, and a generated one. */
  function listValues(node: Node): unknown[] {
    return [...listDocumented(node), generate(node.schema)];
  }

  function listDocumented(node: Node): unknown[] {
    const schema = toNode(resolve(node.schema));
    const named = Object.values(toNode(node.examples)).map((each) => getExampleValue(toNode(resolve(each))));
    const values = [node.example, ...named, schema.example, ...toArray(schema.examples), schema.default];
    return values.filter((value) => value !== undefined);
  }

  function generate(schema: unknown, isMinimal = false): unknown {
    const { warn } = console;
    // The sampler warns in spite of `quiet`.
    console.warn = () => {};
    try {
      return sample(toNode(schema), { ...sampleOptions, skipNonRequired: isMinimal }, openDocument().root);
    } catch {
      // The schema has a reference or a pattern that the sampler cannot read.
      return undefined;
    } finally {
      console.warn = warn;
    }
  }

  function findNode({ path, method }: OperationEntry, key: string, ...keys: readonly string[]): Node {
    const all = ["paths", path, ...toOperationKeys(method), "responses", key, ...keys];
    return toNode(all.reduce<unknown>((node, each) => resolve(getMember(node, each)), openDocument().root));
  }

  function resolve(node: unknown): unknown {
    return isNode(node) ? openDocument().resolve(node) : node;
  }
}

const encoder = new TextEncoder();
const base64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;
const etagName = /^etag$/i;
const exampleTag = '"example"';

/** Adds examples of bytes, which the sampler does not know, in place of other text. Validators of OpenAPI 3.0 do not check them. */
function withBytes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withBytes);
  if (!isNode(value)) return value;
  const members = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withBytes(member)]));
  const { type, contentEncoding, example, examples } = value;
  const isBase64 = contentEncoding === "base64" && [type].flat().includes("string");
  return isBase64 && !base64.test(String(example ?? toArray(examples)[0]))
    ? { ...members, example: "ZXhhbXBsZQ==" }
    : members;
}

/** Returns the keys of the successful responses. Without any, those of `default` or all others. */
function listSuccesses({ responses }: OperationEntry): string[] {
  const keys = Object.keys(responses);
  const successes = keys.filter((key) => key.startsWith("2"));
  if (successes.length > 0) return successes;
  return responses.default ? ["default"] : keys;
}

/** Returns the media types of a response, JSON first. A response without content has an empty one. */
function listTypes({ responses }: OperationEntry, key: string): string[] {
  const { mediaType, contents = {} } = responses[key] ?? {};
  const types = Object.keys(contents);
  const isJson = (type: string) => contents[type]?.kind === "json";
  return types.length > 0 ? [...types.filter(isJson), ...types.filter((type) => !isJson(type))] : [mediaType ?? ""];
}
