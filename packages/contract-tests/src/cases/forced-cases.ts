import type { ErrorCode, OperationId } from "@animal-store/contract";
import type { ContractDocument } from "../document/contract-document.ts";
import { documentedOperations } from "../document/contract-document.ts";
import { type ContractCase, expectError, expectSuccess, operationIds } from "./contract-case.ts";
import { anyOrigin, expectPermission } from "./cors.ts";

/**
 * Cases for a mock: every documented answer of every operation, asked for with `Prefer: code=…` (RFC 7240) on a valid request,
 * and what it answers by itself.
 */
export function forcedCases(document: ContractDocument): ContractCase[] {
  const forced = [...documentedOperations(document).values()]
    .filter(({ route }) => route)
    .flatMap(({ id, responses }) =>
      [...responses].flatMap(([status, response]) => [
        forcedCase(id as OperationId, status),
        ...(response["x-error-codes"] ?? []).map((code) => forcedCode(id as OperationId, code as ErrorCode)),
      ]),
    );
  return [...forced, ...unforced];
}

function forcedCase(operation: OperationId, status: number): ContractCase {
  return {
    id: `forced/${operation}/${status}`,
    fact: `Prefer: code=${status} is answered ${status}`,
    operation,
    status,
    run: ({ call }) => call(operation, { headers: { Prefer: `code=${status}` } }),
  };
}

/** The examples of errors are named after their codes. */
function forcedCode(operation: OperationId, code: ErrorCode): ContractCase {
  const outcome = expectError(operation, code);
  const preference = `code=${outcome.status}, example=${code}`;
  return {
    id: `forced/${operation}/${outcome.status}/${code}`,
    fact: `Prefer: ${preference} is answered ${code}`,
    ...outcome,
    run: ({ call }) => call(operation, { headers: { Prefer: preference } }),
  };
}

const unforced: ContractCase[] = [
  ...operationIds.flatMap((operation): ContractCase[] => [
    {
      id: `unforced/${operation}/valid`,
      fact: "a valid request succeeds",
      ...expectSuccess(operation),
      run: ({ call }) => call(operation),
    },
    {
      id: `unforced/${operation}/without-a-key`,
      fact: "a request without a key is refused",
      ...expectError(operation, "missing_api_key"),
      run: ({ call }) => call(operation, { key: null }),
    },
  ]),
  ...[
    { operation: "listPets" as const, what: "a parameter outside its constraints", options: { query: "limit=0" } },
    { operation: "createPet" as const, what: "a body without a required member", options: { json: { name: "Rex" } } },
    { operation: "createPet" as const, what: "a body that is no JSON", options: { body: "{" } },
  ].map<ContractCase>(({ operation, what, options }) => ({
    id: `unforced/${operation}/${what}`,
    fact: `${what} is refused`,
    operation,
    status: 400,
    run: ({ call }) => call(operation, options),
  })),
  {
    id: "unforced/listPets/foreign-page",
    fact: "a page of any origin may read the answer where the mock says so, and nowhere else",
    ...expectSuccess("listPets"),
    async run({ call, allowsAnyOrigin }) {
      const answer = await call("listPets", { headers: { Origin: "https://elsewhere.example" } });
      return expectPermission(answer, allowsAnyOrigin ? anyOrigin : undefined);
    },
  },
];
