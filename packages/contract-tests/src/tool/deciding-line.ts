import type { ContractCase } from "../cases/contract-case.ts";
import { contractDocument } from "../document/contract-document.ts";
import { contractLine } from "../document/contract-line.ts";
import { documentedOperations } from "../document/documented-operations.ts";
import { locate, type Place } from "../document/locate.ts";

/** Where the contract says what a case asks for: of a header that its message names, of the answer that came, else of the asked one. */
export function decidingLine(
  { operation, status }: Pick<ContractCase, "operation" | "status">,
  message: string,
): string {
  const [, judged, came, header] = /(\w+) → (\d+)(?: → header ([\w-]+):)?/.exec(message) ?? [];
  const response = [...responsesOf(judged ?? operation), came ?? String(status)];
  const places = [...(header ? headersNamed(response, header) : []), response, responsesOf(operation)];
  const place = places.map(tryLocate).find((found) => found !== undefined);
  return place ? `openapi/petstore.yaml:${contractLine(place)}` : "openapi/petstore.yaml";
}

function responsesOf(operation: string): Place {
  const route = documentedOperations(contractDocument).get(operation)?.route;
  return route ? ["paths", route.path, route.method.toLowerCase(), "responses"] : ["x-unrouted-responses"];
}

function headersNamed(response: Place, header: string): Place[] {
  const place = tryLocate([...response, "headers"]);
  const names = Object.keys(place ? locate<object>(contractDocument, place).node : {});
  return names
    .filter((name) => name.toLowerCase() === header.toLowerCase())
    .map((name) => [...response, "headers", name]);
}

function tryLocate(place: Place): Place | undefined {
  try {
    return locate(contractDocument, place).place;
  } catch {
    return undefined;
  }
}
