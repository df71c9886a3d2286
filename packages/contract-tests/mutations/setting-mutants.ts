import { onResponse, type PlainResponse } from "@animal-store/conformance/internal";
import type { KeyOptions } from "@animal-store/conformance/platform";
import { ban, contract } from "@animal-store/contract";
import type { Mutant, Mutation } from "./mutant.ts";
import { toBanPolicy } from "./mutant-target.ts";

const { violations } = contract.limits;
const banPolicy = toBanPolicy(ban);

/** Returns the mutants with one wrong setting: a number of violations, or a CORS, key or ban option. `numbers.test.ts` has the others. */
export function createSettingMutants(): Mutant[] {
  return [
    ...[violations - 1, violations + 1].map((count) => ({
      id: `number/requests/limits/violations: ${count} instead of ${violations}`,
      relevantCases: ["error-details/listPets/violations"],
      mutation: { middleware: () => onResponse((response) => withViolations(response, count)) },
    })),
    ...createBanMutants(),
    createMutant("http/CORS allows every origin", "preflights/other-origin", { settings: { origins: ["*"] } }),
    createMutant("http/CORS allows no origin", "preflights/pets", { settings: { origins: [] } }),
    createMutant("keys/a key expires too early", "authentication/until-expiry", changeKeyOptions(shiftExpiry(-1000))),
    createMutant("keys/a key expires too late", "authentication/until-expiry", changeKeyOptions(shiftExpiry(1000))),
    createMutant(
      "rate-limits/the limits of a key are ignored",
      "rate-limits/own",
      changeKeyOptions(({ limits: _, ...options }) => options),
    ),
    createMutant("keys/a revoked key works", "authentication/revoked-immediately", {
      keys: () => ({ revokeKey: async () => {} }),
    }),
    createMutant("keys/every new key is the same key", "authentication/revoking-one", { keys: issueOneKey }),
  ];
}

function createBanMutants(): Mutant[] {
  const { durationMs, graceMs, windowMs, maxStrikes } = banPolicy;
  const changes: [casePrefix: string, name: keyof typeof banPolicy, value: number][] = [
    ["last-strike", "maxStrikes", Number.POSITIVE_INFINITY],
    ["last-strike", "maxStrikes", maxStrikes + 1],
    ["one-strike-less", "maxStrikes", maxStrikes - 1],
    ["until-its-end", "durationMs", 1000 * durationMs],
    ["until-its-end", "durationMs", durationMs + 1],
    ["until-its-end", "durationMs", durationMs - 1],
    ["grace", "graceMs", -1],
    ["grace", "graceMs", graceMs - 1],
    ["after-grace", "graceMs", graceMs + 1],
    ["sliding/apart", "windowMs", windowMs + 1],
    ["sliding/together", "windowMs", windowMs - 1],
    ["sliding/slow", "windowMs", Number.POSITIVE_INFINITY],
  ];
  return changes.map(([casePrefix, name, value]) => {
    const settings = { ban: { ...banPolicy, [name]: value } };
    return createMutant(`bans/${casePrefix}: ${name} is ${value}`, `bans/${casePrefix}`, { settings });
  });
}

function createMutant(title: string, casePrefix: string, mutation: Mutation): Mutant {
  return { id: `behaviour/${title}`, relevantCases: [casePrefix], mutation };
}

function changeKeyOptions(change: (options: KeyOptions) => KeyOptions): Mutation {
  return { keys: ({ createKey }) => ({ createKey: (options = {}) => createKey(change(options)) }) };
}

function shiftExpiry(shiftMs: number): (options: KeyOptions) => KeyOptions {
  return ({ expiresAt, ...options }) => ({ ...options, ...(expiresAt && { expiresAt: expiresAt + shiftMs }) });
}

const issueOneKey: NonNullable<Mutation["keys"]> = ({ createKey }) => {
  const key = createKey();
  return { createKey: () => key };
};

function withViolations(response: PlainResponse, count: number): PlainResponse {
  if (response.status !== 400 || !response.text.startsWith("{")) return response;
  const { details = [], ...error } = JSON.parse(response.text) as { details?: object[] };
  if (details.length !== violations) return response;
  return { ...response, text: JSON.stringify({ ...error, details: [...details, ...details].slice(0, count) }) };
}
