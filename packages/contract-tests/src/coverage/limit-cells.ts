import type { ErrorCode } from "@animal-store/contract";
import type { ContractDocument } from "../document/contract-document.ts";
import type { Cell } from "./cell.ts";
import { bodyPlace } from "./input.ts";
import { operationPlaces } from "./operation-places.ts";

const tooLarge: ErrorCode = "payload_too_large";

/** The bytes that a body may have at most, tried on each operation that takes one. */
export function limitCells(document: ContractDocument): Cell[] {
  const { bodyBytes } = document["x-request-limits"];
  return operationPlaces(document)
    .filter((operation) => bodyPlace(document, operation))
    .flatMap(({ id }) =>
      [-1, 0, 1].map(
        (more): Cell => ({
          kind: "bounds",
          row: id,
          name: `a body of ${bodyBytes + more} bytes is ${more > 0 ? "refused" : "read"}`,
          place: ["x-request-limits", "bodyBytes"],
          isSeen: (exchange) =>
            exchange.operation === id &&
            exchange.bodyBytes === bodyBytes + more &&
            (more > 0 ? exchange.code === tooLarge : exchange.answer.status < 300),
        }),
      ),
    );
}
