import type { Contract, OperationEntry, ResponseEntry } from "./contract.ts";
import { lifecycleHeaders } from "./lifecycle-headers.ts";

/** The headers of each answer whose values the contract itself settles: of the lifecycle, and those with a `const`. */
export function settledHeaders(contract: Contract): ReadonlyMap<ResponseEntry, Readonly<Record<string, string>>> {
  return new Map([
    ...Object.values(contract.unrouted).map((response) => [response, constants(response)] as const),
    ...Object.values(contract.operations).flatMap((operation) => ofOperation(operation, contract.basePath)),
  ]);
}

function ofOperation(operation: OperationEntry, basePath: string) {
  const lifecycle = lifecycleHeaders(operation, basePath);
  return Object.values(operation.responses).map((response) => {
    // Only where the contract documents them: not on the answers that any operation can give.
    const ofLifecycle = response.headers.Deprecation ? lifecycle : {};
    return [response, { ...constants(response), ...ofLifecycle }] as const;
  });
}

function constants({ headers }: ResponseEntry): Record<string, string> {
  const settled = Object.entries(headers).filter(([, { required, const: value }]) => required && value !== undefined);
  return Object.fromEntries(settled.map(([name, { const: value }]) => [name, String(value)]));
}
