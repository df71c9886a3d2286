import type { ContractDocument, Examples, Place } from "../document/contract-document.ts";
import { entryPlaces, locate } from "../document/contract-document.ts";
import type { Cell, CellKind } from "./cell.ts";
import { bodyPlace, documentedInputs, type Input, operationPlaces, storeNames } from "./input.ts";

const annotations = ["description", "default", "type", "enum"];

/** Everything that the document says of requests. The cases of `inputs` prove it: a response alone does not tell what was sent. */
export function inputCells(document: ContractDocument): Cell[] {
  return [
    ...documentedInputs(document).flatMap((input) => [
      ...presenceOf(input),
      ...constraintsOf(input),
      ...(input.in === "body" ? [] : examplesOf(document, input.operation, `${input.name} `, input.place)),
    ]),
    ...operationPlaces(document).flatMap((operation): Cell[] => {
      const content = bodyPlace(document, operation);
      const unknown = proven("inputs", operation.id, "unknown parameter", operation.place);
      if (!content) return [unknown];
      const schema = locate<object>(document, [...content, "schema"]);
      return [
        unknown,
        proven("inputs", operation.id, "unknown member", [...schema.place, "additionalProperties"]),
        proven("rules", operation.id, "Content-Type kept", content),
        proven("rules", operation.id, "Content-Type broken", content),
        ...entryPlaces(schema, "x-refused-members").map(([name, place]) =>
          proven("inputs", operation.id, `refused member ${name}`, place),
        ),
        ...examplesOf(document, operation.id, "", content),
      ];
    }),
  ];
}

function presenceOf({ operation, in: where, name, place, optional }: Input): Cell[] {
  // Without a path parameter the path is another one.
  const absent = where === "path" ? [] : [optional ? "left out" : "missing"];
  const facts = ["sent", ...absent, ...(where === "query" ? ["repeated"] : [])];
  return facts.map((fact) => proven("inputs", operation, `${name} ${fact}`, place));
}

function constraintsOf({ operation, in: where, name, schema }: Input): Cell[] {
  const { type, enum: values = [] } = schema.node as { type?: string; enum?: readonly unknown[] };
  const keywords = Object.keys(schema.node).filter((one) => !one.startsWith("x-") && !annotations.includes(one));
  const at = (keyword: string): Place => [...schema.place, keyword];
  return [
    ...values.map((value) => proven("enums", operation, `${name} enum: ${value}`, at("enum"))),
    ...(values.length > 0 ? [proven("enums", operation, `${name} enum broken`, at("enum"))] : []),
    // Every parameter is text: only one of another type than a string can be of a wrong one.
    ...(where === "body" || type !== "string" ? [proven("rules", operation, `${name} type broken`, at("type"))] : []),
    ...keywords.flatMap((keyword) =>
      ["kept", "broken"].map((fact) =>
        proven(
          keyword === "pattern" ? "rules" : "bounds",
          operation,
          `${name} ${keyword} ${schema.node[keyword]} ${fact}`,
          at(keyword),
          `${name} ${keyword} ${fact}`,
        ),
      ),
    ),
  ];
}

// Whether an example that names an entry of the store succeeds depends on the store.
function examplesOf(document: ContractDocument, operation: string, about: string, place: Place): Cell[] {
  const located = locate<{ readonly examples?: Examples }>(document, place);
  const namesEntry = (value: unknown): boolean =>
    storeNames.some((name) => about === `${name} ` || name in Object(value));
  return entryPlaces(located, "examples")
    .filter(([name]) => !namesEntry(located.node.examples?.[name]?.value))
    .map(([name, here]) => proven("examples", operation, `${about}example ${name}`, here));
}

function proven(kind: CellKind, row: string, name: string, place: Place, fact = name): Cell {
  return { kind, row, name, place, isSeen: () => false, proof: `${row} ${fact}` };
}
