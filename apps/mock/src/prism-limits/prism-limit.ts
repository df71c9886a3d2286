/** One request that Prism answers otherwise than the contract says. */
export type PrismLimit = {
  id: string;
  /** The version of Prism that was seen to do it. */
  prism: string;
  request: LimitRequest;
  /** What Prism does on its own. */
  wrong: Outcome;
  /** What the contract says. */
  right: Outcome;
  /** Whether the mock answers right all the same, because it does not leave this to Prism. */
  mended: boolean;
};

/** A request with a valid key unless its headers say otherwise; the path is relative to the base path. */
export type LimitRequest = {
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer>;
};

/** What is seen of an answer, as far as it tells right from wrong; or none, because Prism hangs or its process ends. */
export type Outcome =
  | {
      status: number;
      code?: string;
      headers?: Readonly<Record<string, string | null>>;
      body?: unknown;
      violationPath?: string;
    }
  | "hangs"
  | "dies";

/** The version that all entries were seen with. */
export const prismVersion = "5.16.0";

/** Keys as callers may misplace them: the replay writes `secret` for what is random in the key of a request. */
export const keyTexts = ["as_live_secret", "as_test_secret", "as%5Flive%5Fsecret", "x.as_live_secret.x"] as const;

/** Gives every entry what the entries of one subject have in common. */
export function limits(mended: boolean, entries: readonly Omit<PrismLimit, "prism" | "mended">[]): PrismLimit[] {
  return entries.map((entry) => ({ ...entry, prism: prismVersion, mended }));
}

/** A request whose body is sent as JSON. */
export function post(
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): LimitRequest {
  return { method: "POST", path, headers: { "Content-Type": "application/json", ...headers }, body };
}

export function get(path: string, headers: Record<string, string> = {}): LimitRequest {
  return { method: "GET", path, headers };
}
