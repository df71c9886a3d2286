import { ban } from "@animal-store/contract";

/** When a key is banned, and for how long. Times in milliseconds. */
export interface BanRules {
  readonly strikes: number;
  /** All the strikes of a ban lie within this time. */
  readonly within: number;
  readonly length: number;
  /** A request so soon after the first refusal of a window is no strike: it may have been sent together with the others. */
  readonly grace: number;
}

/** The contract's rules. */
export const banRules: BanRules = {
  strikes: ban.strikes,
  within: ban.withinSeconds * 1000,
  length: ban.seconds * 1000,
  grace: ban.graceSeconds * 1000,
};
