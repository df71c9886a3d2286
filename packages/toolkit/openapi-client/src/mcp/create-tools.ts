import {
  createReader,
  listOperations,
  type Node,
  resolvePointer,
  type SourceOperation,
  toNode,
} from "@animal-store/openapi-document/nodes";
import type { JsonSchemaType, ToolAnnotations } from "@modelcontextprotocol/server";
import type { CallEntry, Calls } from "../index.ts";

/** An operation as an MCP tool. */
export interface ApiTool {
  /** The operation id. */
  readonly name: string;
  readonly description: string;
  readonly inputSchema: JsonSchemaType;
  readonly annotations: ToolAnnotations;
  /** The arguments that are request headers. */
  readonly headers: readonly string[];
  /** Whether the input of the call is the argument `body`. Otherwise it is an object of all arguments except headers. */
  readonly takesBody: boolean;
}

type Member = {
  readonly name: string;
  readonly schema: unknown;
  readonly required: boolean;
  /** Undefined for the body and its members. */
  readonly location?: string;
};

/** Creates a tool for each operation whose content is JSON. */
export function createTools(document: Node, calls: Calls): ApiTool[] {
  const operations = new Map(listOperations(createReader(document)).map((operation) => [operation.label, operation]));
  return Object.entries(calls)
    .filter(([, { formats = {} }]) => !formats.body && !formats.events && !formats.lines && !formats.data)
    .map(([route, call]) => createTool(operations.get(route) as SourceOperation, call));

  function createTool({ method, node, parameters }: SourceOperation, call: CallEntry): ApiTool {
    const { operation: name, headers, input } = call;
    const requestBody = resolve(node.requestBody);
    const [json] = Object.values(toNode(requestBody.content));
    const body = { name: "body", schema: toInputSchema(resolve(json).schema), required: requestBody.required === true };
    const bodyMembers = input === "body" ? listProperties(body.schema) : [];
    const members = [...parameters.flatMap(toMember), ...(bodyMembers.length > 0 || !json ? bodyMembers : [body])];
    return {
      name,
      description: describe(node),
      inputSchema: toObjectSchema(input === "locations" ? groupByLocation(members) : members) as JsonSchemaType,
      annotations: annotationsByMethod[method] ?? {},
      headers,
      takesBody: input === "body" && bodyMembers.length === 0,
    };
  }

  function toMember({ name, in: location, schema, content, description, required }: Node): Member[] {
    // A model has no cache, so a 304 would not help it. It has no session either.
    if (name === "If-None-Match" || location === "cookie") return [];
    const [media] = Object.values(toNode(content));
    const described = { ...toNode(schema ?? resolve(media).schema), ...(description !== undefined && { description }) };
    const member = { name: String(name), schema: toInputSchema(described), required: required === true };
    return [{ ...member, location: String(location) }];
  }

  /** Returns a schema without references, and without the rules that only the errors of the API explain. */
  function toInputSchema(node: unknown, references: readonly unknown[] = []): unknown {
    if (Array.isArray(node)) return node.map((item) => toInputSchema(item, references));
    if (typeof node !== "object" || node === null) return node;
    const { $ref } = node as Node;
    // A recursive schema accepts anything below its first level.
    if ($ref !== undefined && references.includes($ref)) return {};
    const schema = resolve(node);
    const convert = (child: unknown) => toInputSchema(child, [...references, $ref]);
    const entries = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
      if (copiedKeywords.includes(keyword)) return [[keyword, value]];
      if (schemaKeywords.includes(keyword)) return [[keyword, convert(value)]];
      if (keyword === "description") return [[keyword, firstSentences(value)]];
      if (keyword !== "properties") return [];
      const properties = Object.entries(toNode(value)).map(([name, property]) => [name, convert(property)]);
      return [[keyword, Object.fromEntries(properties)]];
    });
    const inputSchema = Object.fromEntries(entries);
    return isLongInteger(schema) ? { ...inputSchema, type: [schema.type, "string"].flat() } : inputSchema;
  }

  function resolve(node: unknown): Node {
    const { $ref, ...siblings } = toNode(node);
    if ($ref === undefined) return siblings;
    return { ...resolve(resolvePointer(document, String($ref))), ...siblings };
  }
}

function toObjectSchema(members: readonly Member[]): object {
  return {
    type: "object",
    properties: Object.fromEntries(members.map((member) => [member.name, member.schema])),
    required: members.filter(({ required }) => required).map((member) => member.name),
  };
}

/** Returns a member for each location of the input. Headers and the body are arguments as they are. */
function groupByLocation(members: readonly Member[]): Member[] {
  const isInput = ({ location }: Member) => location !== undefined && location !== "header";
  const groups = Map.groupBy(members.filter(isInput), ({ location = "" }) => location);
  const grouped = Array.from(groups, ([name, group]): Member => {
    return { name, schema: toObjectSchema(group), required: group.some(({ required }) => required) };
  });
  return [...grouped, ...members.filter((member) => !isInput(member))];
}

function listProperties(schema: unknown): Member[] {
  const { properties, required } = toNode(schema);
  return Object.entries(toNode(properties)).map(([name, property]) => {
    return { name, schema: property, required: Array.isArray(required) && required.includes(name) };
  });
}

const schemaKeywords = ["items", "additionalProperties", "not", "allOf", "anyOf", "oneOf"];
const copiedKeywords =
  "type format enum const default required minimum maximum minLength maxLength minItems maxItems".split(" ");

/** Returns whether an integer can exceed the exact range of a JSON number. It is then also accepted as a string. */
function isLongInteger({ format, minimum, maximum }: Node): boolean {
  return format === "int64" && !(Number.isSafeInteger(minimum) && Number.isSafeInteger(maximum));
}

const annotationsByMethod: Readonly<Record<string, ToolAnnotations>> = {
  GET: { readOnlyHint: true },
  HEAD: { readOnlyHint: true },
  QUERY: { readOnlyHint: true },
  POST: { destructiveHint: false },
  PUT: { idempotentHint: true },
  DELETE: { idempotentHint: true },
};

function describe(operation: Node): string {
  const { summary, description, deprecated } = operation;
  const { "x-stability": stability = "stable", "x-sunset": sunset, "x-successor": successor } = operation;
  return [
    summary && `${summary}.`,
    description && firstSentences(description),
    stability !== "stable" && `This operation is ${stability} and can still change.`,
    deprecated && "This operation is deprecated.",
    sunset && `It is removed on ${sunset}.`,
    successor && `Use ${successor} instead.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Returns the first two sentences. The tool list is part of each prompt, so it must be short. */
function firstSentences(text: unknown): string {
  const sentences = String(text)
    .trim()
    .split(/(?<=[.!?])\s+/);
  return sentences.slice(0, 2).join(" ").replaceAll(/\s+/g, " ");
}
