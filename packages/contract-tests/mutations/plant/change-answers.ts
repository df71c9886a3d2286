import type { OperationId } from "@animal-store/contract";
import type { Around, Planting } from "../fault.ts";
import { operationOf } from "./operation-of.ts";

/** An answer in parts that may be changed. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Where an answer belongs in the contract. */
export interface AnswerPlace {
  readonly operation: OperationId | "unrouted";
  readonly status: number;
}

export type AnswerChange = (answer: PlainAnswer, request: Request) => PlainAnswer;

/**
 * Changes the answers of some places, wherever they are made.
 * @param parserCodes those of the answers that the parser gives before there is a request; none: the app gives them
 */
export function changeAnswers(
  places: readonly AnswerPlace[],
  parserCodes: readonly string[],
  change: AnswerChange,
): Planting {
  if (parserCodes.length > 0)
    return {
      wire: (answer) =>
        parserCodes.some((code) => answer.text.includes(`"code":"${code}"`))
          ? change(answer, new Request("http://localhost/"))
          : answer,
    };
  return {
    around: changing((answer, request) => {
      const operation = operationOf(request);
      const isMeant = places.some((place) => place.operation === operation && place.status === answer.status);
      return isMeant ? change(answer, request) : answer;
    }),
  };
}

/** Changes every answer of the app. */
export function changing(change: AnswerChange): Around {
  return async (request, next) => {
    const response = await next(request);
    const { status, headers } = response;
    const text = await response.text();
    const changed = change({ status, headers: new Headers(headers), text }, request);
    return new Response(hasNoBody(changed.status) || changed.text === "" ? null : changed.text, changed);
  };
}

function hasNoBody(status: number): boolean {
  return status === 204 || status === 304;
}

/** The same answer with one header more, less or other. @param value undefined takes the header away */
export function withHeader(answer: PlainAnswer, name: string, value: string | undefined): PlainAnswer {
  const headers = new Headers(answer.headers);
  if (value === undefined) headers.delete(name);
  else headers.set(name, value);
  return { ...answer, headers };
}
