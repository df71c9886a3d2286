import type { ErrorCode } from "@animal-store/contract";
import type { ContractDocument } from "../document/contract-document.ts";
import type { Cell } from "./cell.ts";
import { isAccepted } from "./cell.ts";
import type { Exchange } from "./exchange.ts";
import { bodyPlace } from "./input.ts";
import { operationPlaces } from "./operation-places.ts";

const code: ErrorCode = "unsupported_media_type";

/** The media type of each body: sent, exchanged for another one, and left out. */
export function mediaTypeCells(document: ContractDocument): Cell[] {
  return operationPlaces(document).flatMap((operation) => {
    const place = bodyPlace(document, operation);
    const mediaType = place?.at(-1);
    if (!place || mediaType === undefined) return [];
    const cell = (name: string, isShown: (exchange: Exchange, sent: string | undefined) => boolean): Cell => ({
      kind: "rules",
      row: operation.id,
      name,
      place,
      isSeen: (exchange) => exchange.operation === operation.id && isShown(exchange, mediaTypeOf(exchange)),
    });
    return [
      cell(`${mediaType} is accepted`, (exchange, sent) => sent === mediaType && isAccepted(exchange)),
      cell(
        "another media type is refused",
        (exchange, sent) => sent !== undefined && sent !== mediaType && exchange.code === code,
      ),
      cell("a body without a media type is refused", (exchange, sent) => sent === undefined && exchange.code === code),
    ];
  });
}

function mediaTypeOf(exchange: Exchange): string | undefined {
  return exchange.parameter("header", "Content-Type")[0]?.split(";", 1)[0]?.trim().toLowerCase();
}
