import { eventStream, parseEvents, type StreamEvent } from "@animal-store/conformance";
import { NonIntegerLiterals, parseJson } from "@animal-store/exact-json";
import { type AnyDocument, findOperation, listAlternatives, resolveNode } from "../document/alternatives.ts";
import type { ContractDocument, Schema } from "../document/contract-document.ts";
import { createSchemaValidator, type SchemaValidator } from "./schema-validator.ts";

/**
 * Returns a function that validates the events of an operation, each against the schema of the document.
 * @example
 * const validate = createEventValidator(JSON.parse(documentJson), "watchLoans");
 * expect(validate(await readEvents(await fetch(url)))).toEqual([]);
 */
export function createEventValidator(document: AnyDocument, operationId: string, status = "200") {
  const { [status]: response = {} } = findOperation(document, operationId).responses as Record<string, Schema>;
  const { content } = resolveNode(document, response) as { content?: Record<string, { schema: Schema }> };
  const media = content?.[eventStream];
  if (!media) throw new Error(`${operationId} ${status} has no events. Pass an operation with ${eventStream}.`);
  const contract = { components: { schemas: {} }, ...document } as unknown as ContractDocument;
  const validate = createSchemaValidator(contract);
  return (text: string): string[] => validateEvents(contract, validate, media.schema, text);
}

/** Returns a sentence for each violation. The schema describes the data of an event, or its fields. */
export function validateEvents(
  document: ContractDocument,
  validate: SchemaValidator,
  schema: Schema,
  text: string,
): string[] {
  const alternatives = listAlternatives(document, schema);
  const isEnvelope = alternatives.every(isWholeEvent);
  const dataSchemas = isEnvelope
    ? alternatives.flatMap(({ properties }) => listAlternatives(document, (properties as { data: Schema }).data))
    : alternatives;
  const isText = ({ type, const: value, enum: values = [value] }: Schema) =>
    type === "string" || (type === undefined && (values as unknown[]).every((each) => typeof each === "string"));
  const hasText = dataSchemas.some(isText);
  const hasJson = !dataSchemas.every(isText);

  return parseEvents(text).flatMap((event, index) => {
    if (event.data === "[DONE]" && !isEnvelope && hasJson) return [];
    const attempts = [
      ...(hasJson ? [validateAsJson(event)] : []),
      ...(hasText ? [toProblems(event, event.data, new NonIntegerLiterals())] : []),
    ];
    if (attempts.some((problems) => problems.length === 0)) return [];
    return (attempts[0] ?? []).map((problem) => `event ${index + 1} ${problem}`);
  });

  function validateAsJson(event: StreamEvent): string[] {
    const literals = new NonIntegerLiterals();
    try {
      return toProblems(event, parseJson(event.data ?? "", literals), literals);
    } catch {
      return [`data: must be JSON, got ${JSON.stringify(event.data?.slice(0, 80))}`];
    }
  }

  function toProblems(event: StreamEvent, data: unknown, literals: NonIntegerLiterals): string[] {
    const value = isEnvelope ? { ...event, data } : data;
    return validate(schema, value, literals).map(({ path, message }) => `${path}: ${message}`);
  }
}

function isWholeEvent({ properties = {} }: Schema): boolean {
  const names = Object.keys(properties as object);
  return names.includes("data") && names.every((name) => ["event", "data", "id", "retry"].includes(name));
}
