import type { ContractDocument } from "../document/contract-document.ts";
import { answerBodyCells } from "./answer-body-cells.ts";
import { answerCells } from "./answer-cells.ts";
import { banCells } from "./ban-cells.ts";
import type { Cell } from "./cell.ts";
import { exampleCells } from "./example-cells.ts";
import { inputCells } from "./input-cells.ts";
import { keptTimeCells } from "./kept-time-cells.ts";
import { limitCells } from "./limit-cells.ts";
import { mediaTypeCells } from "./media-type-cells.ts";
import { methodCells } from "./method-cells.ts";
import { planCells } from "./plan-cells.ts";
import { preflightCells } from "./preflight-cells.ts";
import { valueCells } from "./value-cells.ts";

/** Every fact of the document that a case can try, each once. */
export function documentedCells(document: ContractDocument): Cell[] {
  return [
    ...answerCells(document),
    ...answerBodyCells(document),
    ...inputCells(document),
    ...valueCells(document),
    ...limitCells(document),
    ...mediaTypeCells(document),
    ...planCells(document),
    ...banCells(document),
    ...keptTimeCells(document),
    ...preflightCells(document),
    ...exampleCells(document),
    ...methodCells(document),
  ];
}
