import type { Call } from "../call/call.ts";
import { type Operation, operationOf } from "../contract/operations.ts";
import { newDraft } from "../request/request-form.tsx";

/** The first call of an operation, with all of its parameters given. */
export function callOf(id: string, change: Partial<Call> = {}): Call {
  const operation = operationOf(id);
  return {
    operation,
    draft: { ...newDraft(operation), parameters: allExamples(operation) },
    caller: { name: "free", key: "as_test_key", perMinute: 60 },
    prefer: "",
    ...change,
  };
}

function allExamples({ parameters }: Operation): Record<string, string> {
  return Object.fromEntries(
    parameters.map(({ name, example, choices }) => [name, example === "" ? (choices[0] ?? "") : example]),
  );
}
