import { contract, type ErrorCode } from "@animal-store/contract";
import { contractDocument } from "../../src/document/contract-document.ts";
import { documentedExamples } from "../../src/judge/documented-examples.ts";
import type { Planting } from "../fault.ts";
import { type PlainAnswer, withHeader } from "../plant/change-answers.ts";
import { operationOf } from "../plant/operation-of.ts";
import { otherAnswers } from "./behaviour.ts";

const code: ErrorCode = "route_not_found";
const { status } = contract.errorCodes[code];
const example = documentedExamples(contractDocument).find(({ title }) => title === `unrouted ${status} ${code}`);
const headersOfRefusals = ["www-authenticate", "retry-after"];

/** Refusals of some codes on paths that nothing has are answered as what they hide: 404, whole and as the contract has it. */
export function notFoundFirst(hidden: readonly ErrorCode[]): Planting {
  return otherAnswers((answer, request) =>
    operationOf(request) === "unrouted" && hidden.some((one) => answer.text.includes(`"code":"${one}"`))
      ? asNotFound(answer)
      : answer,
  );
}

function asNotFound(answer: PlainAnswer): PlainAnswer {
  const headers = headersOfRefusals.reduce((left, name) => withHeader(left, name, undefined), answer);
  return { ...headers, status, text: example?.response.bodyText ?? "" };
}
