import type { ContractDocument } from "../document/contract-document.ts";
import { documentedOperations } from "../document/documented-operations.ts";
import { judgeBody } from "./judge-body.ts";
import { judgeHeaders } from "./judge-headers.ts";
import { judgeValues } from "./judge-values.ts";
import { lifecycleOf } from "./lifecycle.ts";
import { createSchemaValidator } from "./schema-validator.ts";

/** An answer as it came over the wire. */
export interface JudgedResponse {
  readonly status: number;
  /** Names and values; fetch's `Headers` and a Map both fit. */
  readonly headers: Iterable<readonly [string, string]>;
  readonly bodyText: string;
}

/** What an answer is judged by, of the request that it answers. */
export interface JudgedRequest {
  readonly method: string;
  /** Whether it carried an `Origin`: then, and only then, its answer may have headers of the CORS protocol. */
  readonly hasOrigin?: boolean;
}

/** Judges one answer. @returns each violation: the place in the contract, the rule, and what was found; empty when it fits */
export type Judge = (operationId: string, request: JudgedRequest, response: JudgedResponse) => string[];

/**
 * A judge that reads the document itself and takes answers as closed: what is not documented is a violation. It shares no code
 * with the generated validators and the engine, so that one mistake cannot hide on both sides.
 * @param options `allowCors`: whether every answer may have headers of the CORS protocol, whatever it was asked with
 */
export function createJudge(document: ContractDocument, { allowCors = false } = {}): Judge {
  const operations = documentedOperations(document);
  const validate = createSchemaValidator(document);
  const lifecycles = new Map([...operations].map(([id, operation]) => [id, lifecycleOf(document, operation)]));

  return (operationId, { method, hasOrigin = false }, { status, headers, bodyText }) => {
    const operation = operations.get(operationId);
    const lifecycle = lifecycles.get(operationId);
    if (!operation || !lifecycle)
      throw new Error(`The contract has no operation ${operationId}. It has ${[...operations.keys()].join(", ")}.`);
    const documented = operation.responses.get(status);
    if (!documented)
      return [
        `${operationId} → ${status}: is not documented; documented are ${[...operation.responses.keys()].join(", ")}`,
      ];
    const values = combineHeaders(headers);
    const problems = [
      ...judgeHeaders({ document, validate, allowCors: allowCors || hasOrigin }, documented, values),
      ...judgeBody(document, validate, documented, { method, status, headers: values, bodyText }),
      ...judgeValues(documented, lifecycle, values),
    ];
    return problems.map((problem) => `${operationId} → ${status} → ${problem}`);
  };
}

function combineHeaders(headers: Iterable<readonly [string, string]>): Map<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of headers) {
    const before = values.get(name.toLowerCase());
    values.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`);
  }
  return values;
}
