import type { BodyObject, ContractDocument, ParameterObject } from "../document/contract-document.ts";
import { entryPlaces, locate, type Place } from "../document/locate.ts";
import { type Cell, isAccepted, shared } from "./cell.ts";
import type { Exchange } from "./exchange.ts";
import { bodyPlace, documentedInputs, isSameJson } from "./input.ts";
import { operationPlaces } from "./operation-places.ts";

/** Every example for a request, accepted; one that operations share counts once, where the first of them accepts it. */
export function exampleCells(document: ContractDocument): Cell[] {
  const uses = [...parameterExamples(document), ...bodyExamples(document)];
  return [...Map.groupBy(uses, ({ place }) => place.join("/")).values()].map((same) => {
    const [{ operation, name, place }] = same as [Use];
    return {
      kind: "examples",
      row: place[0] === "components" ? shared : operation,
      name: `${name} is accepted`,
      place,
      isSeen: (exchange) =>
        isAccepted(exchange) && same.some((use) => use.operation === exchange.operation && use.isSent(exchange)),
    };
  });
}

interface Use {
  readonly operation: string;
  readonly name: string;
  readonly place: Place;
  isSent(exchange: Exchange): boolean;
}

function parameterExamples(document: ContractDocument): Use[] {
  return documentedInputs(document)
    .filter(({ name }) => !name.startsWith("/"))
    .flatMap(({ operation, name, place, sent }) => {
      const parameter = locate<ParameterObject>(document, place);
      return entryPlaces(parameter, "examples").map(([example, examplePlace]) => ({
        operation,
        name: `${name} ${example}`,
        place: examplePlace,
        isSent: (exchange: Exchange) =>
          sent(exchange).some((value) => String(value) === String(parameter.node.examples?.[example]?.value)),
      }));
    });
}

function bodyExamples(document: ContractDocument): Use[] {
  return operationPlaces(document).flatMap((operation) => {
    const content = bodyPlace(document, operation);
    if (!content) return [];
    const { node, place } = locate<NonNullable<BodyObject["content"]>[string]>(document, content);
    return entryPlaces({ node, place }, "examples").map(([example, examplePlace]) => ({
      operation: operation.id,
      name: `the body ${example}`,
      place: examplePlace,
      isSent: ({ body }: Exchange) => body !== undefined && isSameJson(body, node.examples?.[example]?.value),
    }));
  });
}
