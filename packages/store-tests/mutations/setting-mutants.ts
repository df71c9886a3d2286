import type { KeyOptions } from "@animal-store/conformance/internal";
import { banPolicy } from "@animal-store/store";
import type { Mutant, Mutation } from "./mutant.ts";

/** Returns the mutants with one wrong setting: a CORS, key or ban option. `numbers.test.ts` has the numbers of the contract. */
export function createSettingMutants(): Mutant[] {
  return [
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
  return Object.entries(banPolicy).flatMap(([name, value]) =>
    [-1, value - 1, value + 1, 1000 * value].map((wrongValue) => {
      const settings = { ban: { ...banPolicy, [name]: wrongValue } };
      return createMutant(`bans/${name} is ${wrongValue}`, "bans/", { settings });
    }),
  );
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
