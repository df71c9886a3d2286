import type { KeyOptions, Service } from "@animal-store/conformance/internal";
import { banPolicy } from "@animal-store/store";
import type { MutantRow, Mutation } from "./mutant.ts";

/** The mutants with one wrong setting: a CORS, key or ban option. `numbers.test.ts` has the numbers of the contract. */
export const settingRows: readonly MutantRow[] = [
  ...Object.entries(banPolicy).flatMap(([name, value]) =>
    [-1, value - 1, value + 1, 1000 * value].map(
      (wrong): MutantRow => [
        `bans/${name} is ${wrong}`,
        "bans/",
        { settings: { ban: { ...banPolicy, [name]: wrong } } },
      ],
    ),
  ),
  ["http/CORS allows every origin", "preflights/other-origin", { settings: { origins: ["*"] } }],
  ["http/CORS allows no origin", "preflights/pets", { settings: { origins: [] } }],
  ["keys/a key expires too early", "authentication/until-expiry", changeKeyOptions(shiftExpiry(-1000))],
  ["keys/a key expires too late", "authentication/until-expiry", changeKeyOptions(shiftExpiry(1000))],
  ["keys/a revoked key works", "authentication/revoked-immediately", { keys: () => ({ revokeKey: async () => {} }) }],
  ["keys/every new key is the same key", "authentication/revoking-one", { keys: issueOneKey }],
  ["rate-limits/the limits of a key are ignored", "rate-limits/own", changeKeyOptions(withoutLimits)],
];

function changeKeyOptions(change: (options: KeyOptions) => KeyOptions): Mutation {
  return { keys: ({ createKey }) => ({ createKey: (options = {}) => createKey(change(options)) }) };
}

function shiftExpiry(shiftMs: number): (options: KeyOptions) => KeyOptions {
  return (options) => (options.expiresAt ? { ...options, expiresAt: options.expiresAt + shiftMs } : options);
}

function withoutLimits({ limits: _, ...options }: KeyOptions): KeyOptions {
  return options;
}

function issueOneKey({ createKey }: Service): Pick<Service, "createKey"> {
  const key = createKey();
  return { createKey: () => key };
}
