import type { ContractDocument, ResponseObject } from "../document/contract-document.ts";
import { entryPlaces, locate } from "../document/locate.ts";
import type { Cell } from "./cell.ts";
import type { Exchange } from "./exchange.ts";
import { responsePlaces } from "./operation-places.ts";

/** Every documented status with each of its error codes, and every documented header on each of them. */
export function answerCells(document: ContractDocument): Cell[] {
  return responsePlaces(document).flatMap(({ row, status, place }) => {
    const response = locate<ResponseObject>(document, place);
    const isOfStatus = ({ operation, answer }: Exchange): boolean => operation === row && answer.status === status;
    const codes = entryPlaces(response, "x-error-codes").map(([index, codePlace]): Cell => {
      const code = response.node["x-error-codes"]?.[Number(index)];
      return {
        kind: "answers",
        row,
        name: `${status} ${code}`,
        place: codePlace,
        isSeen: (exchange) => isOfStatus(exchange) && exchange.code === code,
      };
    });
    const headers = entryPlaces(response, "headers").map(
      ([name, headerPlace]): Cell => ({
        kind: "headers",
        row,
        name: `${status} ${name}`,
        place: headerPlace,
        isSeen: (exchange) => isOfStatus(exchange) && exchange.answer.headers.has(name.toLowerCase()),
      }),
    );
    const bare: Cell = { kind: "answers", row, name: String(status), place, isSeen: isOfStatus };
    return [...(codes.length > 0 ? codes : [bare]), ...headers];
  });
}
