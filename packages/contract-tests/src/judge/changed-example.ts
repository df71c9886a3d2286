import { contractDocument } from "../document/contract-document.ts";
import type { JudgedResponse } from "./create-judge.ts";
import { documentedExamples } from "./documented-examples.ts";

/** A fault that the judge must name. */
export interface BrokenExample {
  readonly fault: string;
  readonly of: readonly [operation: string, status: number];
  readonly change: Change;
  readonly violation: string;
}

/** What makes a fitting example one that does not. */
export interface Change {
  status?: number;
  /** Appended; without a value the header is taken away. */
  headers?: [string, (string | undefined)?][];
  replace?: boolean;
  bodyText?: string;
}

/** Sets one header, or takes it away. */
export function header(name: string, value?: string): Change {
  return { headers: [[name, value]], replace: true };
}

/** An example of the contract with a change. */
export function changed(
  operation: string,
  status: number,
  { headers = [], replace = false, ...change }: Change,
): JudgedResponse {
  const example = exampleOf(operation, status);
  const kept = replace
    ? [...example.headers].filter(([name]) => !headers.some(([other]) => other === name.toLowerCase()))
    : [...example.headers];
  const added = headers.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]));
  return { ...example, ...change, headers: [...kept, ...added] };
}

export function exampleOf(operation: string, status: number): JudgedResponse {
  const found = documentedExamples(contractDocument).find(
    (one) => one.operation === operation && one.response.status === status,
  );
  if (!found) throw new Error(`The contract has no example of ${operation} ${status}.`);
  return found.response;
}
