import { documentJson } from "@animal-store/contract/document";

export type Operation = ReturnType<typeof toOperation>;
export type Parameter = ReturnType<typeof toParameter>;
export type BodyExample = Operation["bodies"][number];

/** The members of the OpenAPI document that this page reads. */
interface ContractDocument {
  readonly paths: Members<Members<DocumentedOperation>>;
  readonly components: {
    readonly parameters: Members<DocumentedParameter>;
    readonly responses: Members<HasDescription>;
    readonly schemas: Members<DocumentedSchema>;
  };
}

interface DocumentedOperation extends HasDescription {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly "x-stability": string;
  readonly "x-sunset"?: string;
  readonly parameters?: readonly MaybeReference<DocumentedParameter>[];
  readonly requestBody?: { readonly content: Members<{ readonly examples?: Examples }> };
  readonly responses: Members<MaybeReference<HasDescription>>;
}

interface DocumentedParameter extends HasDescription {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema: MaybeReference<DocumentedSchema>;
  readonly examples?: Examples;
}

type Members<Value> = Readonly<Record<string, Value>>;
type HasDescription = { readonly description: string };
type DocumentedSchema = { readonly type: string; readonly items?: DocumentedSchema; readonly enum?: readonly string[] };
type Examples = Members<{ readonly summary: string; readonly value: unknown }>;
type MaybeReference<Value> = Value | { readonly $ref: string };

const { paths, components }: ContractDocument = JSON.parse(documentJson);

export const operations: readonly Operation[] = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([, operation]) => "operationId" in operation)
    .map(([method, operation]) => toOperation(path, method, operation)),
);

/** Returns the operation with this id, or the first one. */
export function findOperation(id: string | null): Operation {
  return operations.find((operation) => operation.id === id) ?? (operations[0] as Operation);
}

function toOperation(path: string, method: string, operation: DocumentedOperation) {
  const [mediaType, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const responses = Object.entries(operation.responses).map(
    ([status, response]) => [Number(status), resolveReference(components.responses, response).description] as const,
  );
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    /** The path template without the base path: `/pets/{petId}`. */
    path,
    summary: operation.summary,
    description: operation.description,
    tag: operation.tags[0] ?? "",
    stability: operation["x-stability"],
    /** The removal date of a deprecated operation: `2030-12-05`. */
    sunset: operation["x-sunset"],
    parameters: (operation.parameters ?? []).map(toParameter),
    /** Examples as indented JSON. */
    bodies: Object.values(content?.examples ?? {}).map(({ summary, value }) => {
      return { summary, text: JSON.stringify(value, null, 2) };
    }),
    mediaType,
    /** The description of each response, by status. */
    responses: new Map(responses),
  };
}

function toParameter(documented: MaybeReference<DocumentedParameter>) {
  const parameter = resolveReference(components.parameters, documented);
  const schema = resolveReference(components.schemas, parameter.schema);
  const [example] = Object.values(parameter.examples ?? {});
  return {
    name: parameter.name,
    in: parameter.in,
    isRequired: parameter.required ?? false,
    description: parameter.description,
    /** The type of the value, or of each item of an array. */
    type: schema.items?.type ?? schema.type,
    isArray: schema.type === "array",
    /** The values of an enum. */
    choices: schema.enum ?? [],
    example: String(example?.value ?? ""),
  };
}

function resolveReference<Value extends object>(components: Members<Value>, value: MaybeReference<Value>): Value {
  // The linter checks that the component exists.
  return "$ref" in value ? (components[value.$ref.split("/").at(-1) ?? ""] as Value) : value;
}
