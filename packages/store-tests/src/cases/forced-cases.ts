import { expectAllowedOrigin, type Outcome, type Scenario } from "@animal-store/conformance/internal";
import { expectError, expectSuccess, operationIds, platform } from "../contract-document.ts";

/** Returns the cases for a mock: each documented response (`Prefer: code=…`, RFC 7240), and requests without `Prefer`. */
export function createForcedCases(): Scenario[] {
  const forcedCases = operationIds.flatMap((operation) =>
    platform
      .listResponses(operation)
      .flatMap(({ status, errorCodes = [] }) => [
        toForcedCase({ operation, status: Number(status) }, `code=${status}`),
        ...errorCodes.map((code) =>
          toForcedCase({ operation, status: Number(status), code }, `code=${status}, example=${code}`),
        ),
      ]),
  );
  return [...forcedCases, ...unforcedCases];
}

function toForcedCase(outcome: Outcome, preference: string): Scenario {
  const { operation, status, code } = outcome;
  return {
    id: `forced/${operation}/${status}${code === undefined ? "" : `/${code}`}`,
    title: `returns ${code ?? status} if Prefer requests it`,
    ...outcome,
    run: ({ call }) => call(operation, { headers: { Prefer: preference } }),
  };
}

const unforcedCases: Scenario[] = [
  ...operationIds.flatMap((operation): Scenario[] => [
    {
      id: `unforced/${operation}/valid`,
      title: "accepts a valid request",
      ...expectSuccess(operation),
      run: ({ call }) => call(operation),
    },
    {
      id: `unforced/${operation}/without-a-key`,
      title: "rejects a request without a key",
      ...expectError(operation, "missing_api_key"),
      run: ({ call }) => call(operation, { key: null }),
    },
  ]),
  ...[
    { operation: "listPets" as const, label: "a parameter outside its constraints", options: { query: "limit=0" } },
    { operation: "createPet" as const, label: "a body without a required member", options: { json: { name: "Rex" } } },
    { operation: "createPet" as const, label: "a body that is not JSON", options: { body: "{" } },
  ].map<Scenario>(({ operation, label, options }) => ({
    id: `unforced/${operation}/${label}`,
    title: `rejects ${label}`,
    operation,
    status: 400,
    run: ({ call }) => call(operation, options),
  })),
  {
    id: "unforced/listPets/foreign-page",
    title: "allows other origins only if the target allows every origin",
    ...expectSuccess("listPets"),
    async run({ call, target }) {
      const response = await call("listPets", { headers: { Origin: "https://elsewhere.example" } });
      return expectAllowedOrigin(response, target.allowsAnyOrigin ? "*" : undefined);
    },
  },
];
