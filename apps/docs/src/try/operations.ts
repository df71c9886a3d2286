import { getExampleValue } from "@animal-store/openapi-document/nodes";
import {
  type Content,
  type ContractRoot,
  contract,
  type DocumentedOperation,
  documentedOperations,
  type ParameterNode,
  resolveRef,
  type Schema,
  toSerializedText,
} from "../contract-document.ts";

/** An operation, as forms and samples need it. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** The path template without the base path: `/pets/{petId}`. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly stability: string;
  /** The removal date of a deprecated operation: `2030-12-05`. */
  readonly sunset: string | undefined;
  readonly parameters: readonly Parameter[];
  /** The media type of the body. */
  readonly mediaType: string | undefined;
  readonly bodies: readonly BodyExample[];
  readonly responses: ReadonlyMap<number, ResponseExample>;
  /** Whether a success has a body, unlike a 204. */
  readonly hasContent: boolean;
  /** The media type of a success that is a stream of items. */
  readonly stream: string | undefined;
}

export interface BodyExample {
  readonly summary: string;
  /** Indented JSON, or the text of another media type. */
  readonly text: string;
  /** The value that the client takes instead of the text. Undefined for JSON. */
  readonly value: unknown;
}

export interface ResponseExample {
  readonly description: string;
  /** The text of the body. Empty without a body or an example. */
  readonly text: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly isRequired: boolean;
  readonly isStable: boolean;
  readonly description: string;
  readonly type: Schema["type"];
  /** The type of the items of an array. */
  readonly itemType: Schema["type"];
  /** The values of an enum. */
  readonly choices: readonly string[];
  /** Items of an array are separated by commas. The text of a whole query is encoded. Empty without an example. */
  readonly example: string;
  readonly exampleValue: unknown;
}

export const operations: readonly Operation[] = documentedOperations(contract).map((each) =>
  toOperation(each, contract),
);

/** Returns the operation with this id, or the first one. */
export function findOperation(id: string | null): Operation {
  return operations.find((operation) => operation.id === id) ?? (operations[0] as Operation);
}

export function toOperation(documented: DocumentedOperation, root: ContractRoot): Operation {
  const { method, path, operation, parameters, responses } = documented;
  const [mediaType, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const successes = responses.filter(([status]) => status.startsWith("2"));
  const successContents = successes.flatMap(([, response]) => Object.entries(response.content ?? {}));
  return {
    id: operation.operationId,
    method,
    path,
    summary: operation.summary,
    description: operation.description ?? "",
    stability: operation["x-stability"] ?? "stable",
    sunset: operation["x-sunset"],
    parameters: parameters.map((parameter) => toParameter(parameter, root)),
    mediaType,
    bodies: Object.values(content?.examples ?? {}).map((example) => {
      const value = getExampleValue(example);
      const serialized = toSerializedText(mediaType ?? "", content ?? {}, example);
      const text = serialized ?? JSON.stringify(value, null, 2);
      return { summary: example.summary ?? "", text, value: serialized === undefined ? undefined : (value ?? text) };
    }),
    responses: new Map(
      responses.map(([status, { summary = "", description = summary, content = {} }]) => [
        Number(status),
        { description, text: findExampleText(content) },
      ]),
    ),
    hasContent: successContents.length > 0,
    stream: successContents.find(([, { itemSchema }]) => itemSchema)?.[0],
  };
}

/** Returns the text of the first example of a body. */
function findExampleText(content: Record<string, Content>): string {
  const [text = ""] = Object.entries(content).flatMap(([mediaType, media]) =>
    Object.values(media.examples ?? {}).map(
      (example) => toSerializedText(mediaType, media, example) ?? JSON.stringify(getExampleValue(example), null, 2),
    ),
  );
  return text;
}

function toParameter(parameter: ParameterNode, root: ContractRoot): Parameter {
  const schema = resolveRef<Schema>(root, parameter.schema);
  const [example = {}] = Object.values(parameter.examples ?? {});
  const value = getExampleValue(example);
  return {
    name: parameter.name,
    in: parameter.in,
    isRequired: parameter.required ?? false,
    isStable: parameter["x-stability"] === undefined,
    description: parameter.description ?? "",
    type: schema.type,
    itemType: schema.items && resolveRef<Schema>(root, schema.items).type,
    choices: (schema.enum ?? []).map(String),
    example: parameter.in === "querystring" ? (example.serializedValue ?? "") : String(value ?? ""),
    exampleValue: value,
  };
}
