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
import type { Contract, OperationEntry, Validators } from "../contract.ts";
import type { ReplyHeaderValues } from "../handler.ts";
import { isItems } from "../input/read-items.ts";
import { isStream } from "../message.ts";
import { createReplyFunction } from "../reply/responder.ts";
import { constantHeaders } from "../reply/response-headers.ts";
import { createItemValidator, validateResponse } from "../reply/validate-response.ts";
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
export function createExampleFinder(contract: Contract, documentJson: string, validators: Validators): ExampleFinder {
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
    listContents(operation, key) {
      const name = `${operation.id} ${key}`;
      const [type = ""] = listTypes(operation, key);
      const listed = contents.get(name) ?? [...listContents({ operation, key, type })];
      contents.set(name, listed);
      return listed;
    },
  };

  /** Returns the first valid example. If none is valid, returns the first one. */
  function findFirst(operation: OperationEntry, keys: readonly string[]): Example {
    let first: Example | undefined;
    for (const key of keys)
      for (const type of listTypes(operation, key))
        for (const example of listExamples({ operation, key, type })) {
          if (example.problem === undefined) return example;
          first ??= example;
        }
    const problem = `${operation.id} has no handler, and no valid example: the document describes no response`;
    return first ?? { status: 200, content: undefined, headers: {}, problem };
  }

  function* listExamples(target: Target): Generator<Example> {
    const { operation, key } = target;
    const status = Number(key.replace("default", "200").replaceAll("X", "0"));
    const headers = findHeaders(target);
    for (const content of listContents(target)) {
      const problems = findProblems(target, { status, content, headers });
      const reason = `${operation.id} has no handler, and no valid example for status ${key}: ${problems.slice(0, 3).join("; ")}`;
      yield { status, content, headers, problem: problems.length > 0 ? reason : undefined };
    }
  }

  function findProblems({ operation, key }: Target, reply: Omit<Example, "problem">): string[] {
    const { status, content } = reply;
    const entry = operation.responses[key];
    try {
      const { body, headers } = createReplyFunction(operation)(status, content, reply.headers);
      const type = body !== null && !entry?.contents && { "Content-Type": String(entry?.mediaType) };
      // The pipeline computes the tag of a body.
      const tags = Object.keys(entry?.headers ?? {}).filter((name) => body !== null && etagName.test(name));
      const tagHeaders = Object.fromEntries(tags.map((name) => [name, exampleTag]));
      const texts = Object.entries({ ...tagHeaders, ...type, ...(entry && constants.get(entry)), ...headers });
      const sent = Object.fromEntries(texts.map(([name, value]) => [name, String(value)]));
      const response = { status, headers: sent, body };
      const problems = validateResponse(contract, validators, { operation }, response);
      if (!Array.isArray(content) || !isStream(body)) return problems;
      const validateItem = createItemValidator(validators, operation, response);
      const items = content.flatMap((value) => validateItem({ done: false, value }));
      return [...problems, ...items, ...validateItem({ done: true, value: undefined })];
    } catch (error) {
      return [String(error)];
    }
  }

  /** Yields the documented bodies of a response, then generated ones. */
  function* listContents({ operation, key, type }: Target): Generator<unknown> {
    const { mediaType, contents } = operation.responses[key] ?? {};
    const content = contents?.[type];
    if (!mediaType) yield undefined;
    else if (content?.kind === "binary") yield encoder.encode("example");
    else if (isItems(content)) yield listItems(findNode(operation, key, "content", type));
    else {
      const validate = validators[`${operation.id}.${key}.body${type === mediaType ? "" : ` ${type}`}`];
      const media = findNode(operation, key, "content", type);
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

  /** Returns the documented headers that are required, and the type of a body that can have several. */
  function findHeaders({ operation, key, type }: Target): ReplyHeaderValues {
    const { headers = {}, contents, mediaType = null } = operation.responses[key] ?? {};
    // The pipeline sets the others.
    const names = Object.keys(headers).filter(
      (name) =>
        headers[name]?.required &&
        headers[name].const === undefined &&
        !(operation.deprecation && /^(deprecation|sunset|link)$/i.test(name)) &&
        !(mediaType !== null && etagName.test(name)),
    );
    const toValue = (name: string) => {
      const node = findNode(operation, key, "headers", name);
      const [documented] = listDocumented(node);
      if (documented !== undefined) return documented;
      if (etagName.test(name)) return exampleTag;
      // A URL of the API, of which the path of the operation is one.
      if (/^location$/i.test(name)) return contract.basePath + operation.path.replaceAll(/\{[^{}]*\}/g, "1");
      return generate(node.schema);
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
