import type { ContractCase } from "../cases/contract-case.ts";
import { contractDocument, documentedOperations, locate, type Place } from "../document/contract-document.ts";
import { contractLine } from "../document/contract-line.ts";

/**
 * Where the contract says what a case asks for: of a header that its message names, or of the answer that came and breaks the contract;
 * else of the member that it is about, or of the asked answer.
 */
export function decidingLine({ operation, status, place: member }: Decided, message: string): string {
  const [, judged, came, header] = /(\w+) → (\d+)(?: → header ([\w-]+):)?/.exec(message) ?? [];
  const response = [...responsesOf(judged ?? operation), came ?? String(status)];
  const own = judged === undefined && member ? [member] : [];
  const places = [...own, ...(header ? headersNamed(response, header) : []), response, responsesOf(operation)];
  const place = places.map(tryLocate).find((found) => found !== undefined);
  return place ? `openapi/petstore.yaml:${contractLine(place)}` : "openapi/petstore.yaml";
}

type Decided = Pick<ContractCase, "operation" | "status" | "place">;

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
