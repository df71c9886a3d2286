import { stringifyJson } from "@animal-store/exact-json";
import type { BodyObject, ContractDocument, ParameterObject, Schema } from "../document/contract-document.ts";
import { entryPlaces, type Located, locate, type Place } from "../document/locate.ts";
import type { Exchange } from "./exchange.ts";
import { type OperationPlace, operationPlaces } from "./operation-places.ts";
import { isOptional, lacks, memberName, schemaValues, valuesAt } from "./schema-values.ts";

/** Something that a request of an operation may hold: a parameter or a member of the body. */
export interface Input {
  readonly operation: string;
  /** `body`, or where a parameter is sent. */
  readonly in: string;
  /** As refusals name it: a parameter's name, or a JSON Pointer into the body. */
  readonly name: string;
  readonly place: Place;
  readonly schema: Located<Schema>;
  readonly optional: boolean;
  /** Values that the request held; a parameter's as what its schema takes it for. */
  sent(exchange: Exchange): readonly unknown[];
  isLeftOut(exchange: Exchange): boolean;
}

/** Every input of every operation. */
export function documentedInputs(document: ContractDocument): Input[] {
  return operationPlaces(document).flatMap((operation) => [
    ...parametersOf(document, operation),
    ...membersOf(document, operation),
  ]);
}

/** Where the schema of an operation's body stands; undefined where it takes none. */
export function bodyPlace(document: ContractDocument, operation: OperationPlace): Place | undefined {
  if (!("requestBody" in operation.node)) return undefined;
  const body = locate<BodyObject>(document, [...operation.place, "requestBody"]);
  return entryPlaces(body, "content")[0]?.[1];
}

function parametersOf(document: ContractDocument, operation: OperationPlace): Input[] {
  return entryPlaces(operation, "parameters").map(([, place]) => {
    const { node, place: own } = locate<ParameterObject>(document, place);
    const schema = locate<Schema>(document, [...own, "schema"]);
    const texts = (exchange: Exchange): readonly string[] => exchange.parameter(node.in, node.name);
    return {
      operation: operation.id,
      in: node.in,
      name: node.name,
      place,
      schema,
      optional: !node.required,
      // One that was sent twice says nothing about either value.
      sent: (exchange) =>
        texts(exchange).length === 1 ? texts(exchange).map((text) => readText(schema.node, text)) : [],
      isLeftOut: (exchange) => texts(exchange).length === 0,
    };
  });
}

function membersOf(document: ContractDocument, operation: OperationPlace): Input[] {
  const content = bodyPlace(document, operation);
  if (!content) return [];
  const values = schemaValues(document, [...content, "schema"]);
  return values
    .filter(({ path }) => path.length > 0)
    .map((value) => ({
      operation: operation.id,
      in: "body",
      name: memberName(value.path),
      place: value.place,
      schema: value.schema,
      optional: isOptional(values, value),
      sent: ({ body }) => valuesAt(body, value.path),
      isLeftOut: ({ body }) => lacks(body, value.path),
    }));
}

function readText({ type }: Schema, text: string): unknown {
  return type === "integer" && /^-?(0|[1-9][0-9]*)$/.test(text) ? BigInt(text) : text;
}

/** Whether two values are the same JSON: 1 and 1n are. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return stringifyJson(one) === stringifyJson(other);
}
