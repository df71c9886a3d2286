import { parserCodes } from "../../src/cases/contract-case.ts";
import {
  contractDocument,
  documentedOperations,
  type HeaderObject,
  type ResponseObject,
  resolve,
} from "../../src/document/contract-document.ts";
import type { AnswerPlace } from "../plant/change-answers.ts";

/** A response of the contract with every place that gives it. */
export interface Family {
  readonly name: string;
  readonly places: readonly [AnswerPlace, ...AnswerPlace[]];
  readonly response: ResponseObject;
  readonly headers: readonly (readonly [name: string, header: HeaderObject])[];
  /** Its codes, where the parser gives it before there is a request; else none. */
  readonly parserCodes: readonly string[];
}

/** Every place of the contract that has an answer, in the order of the document. */
export const answerPlaces = [...documentedOperations(contractDocument).values()].flatMap(({ id, responses }) =>
  [...responses].map(([status, response]) => ({
    operation: id as AnswerPlace["operation"],
    status,
    response,
    parserCodes: parserCodesOf(response),
  })),
);

/** Responses that several operations share are one family. */
export const families: readonly Family[] = [
  ...Map.groupBy(answerPlaces, ({ response }) => JSON.stringify(response)).values(),
].map((all) => {
  const [first, ...more] = all.map(({ operation, status }): AnswerPlace => ({ operation, status }));
  const response = all[0]?.response;
  if (!first || !response) throw new Error("A response without a place was grouped. Look into answerPlaces.");
  return {
    name: `${more.length > 0 ? sharedBy(first, response) : first.operation}/${first.status}${nameOf(response)}`,
    places: [first, ...more],
    response,
    headers: Object.entries(response.headers ?? {}).map(
      ([name, header]) => [name, resolve<HeaderObject>(contractDocument, header)] as const,
    ),
    parserCodes: parserCodesOf(response),
  };
});

/** `any`, unless operations with the same codes share another response. */
function sharedBy({ operation, status }: AnswerPlace, response: ResponseObject): string {
  const same = answerPlaces.find((place) => place.status === status && nameOf(place.response) === nameOf(response));
  return same?.operation === operation ? "any" : `${operation} and others`;
}

function parserCodesOf({ "x-error-codes": codes = [] }: ResponseObject): readonly string[] {
  return codes.filter((code) => parserCodes.includes(code));
}

function nameOf({ "x-error-codes": codes }: ResponseObject): string {
  return codes ? ` ${codes.join("|")}` : "";
}
