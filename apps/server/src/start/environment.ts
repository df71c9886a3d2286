import { resolve } from "node:path";
import { contract } from "@animal-store/contract";
import { z } from "zod";
import { StartUpError } from "./start-up-error.ts";

const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  TRUSTED_PROXIES: wholeNumber(0, 100).default(0),
  ANONYMOUS_PER_MINUTE: wholeNumber(1, 1_000_000_000).default(contract.plans.free.perMinute),
  LOG_LEVEL: oneOf(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  ACCESS_LOG: oneOf(["true", "false"]).default("false"),
  SHUTDOWN_TIMEOUT_MS: wholeNumber(0, 60_000).default(10_000),
});

/** What the environment says, every variable with its default. Empty counts as unset. */
export interface Environment extends z.infer<typeof variables> {
  /** Absolute. */
  readonly DATA_DIR: string;
}

/**
 * @param root what a relative DATA_DIR counts from
 * @throws {StartUpError} that names the variable, its rule and what was found
 */
export function readEnvironment(env: Record<string, string | undefined>, root: string): Environment {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const result = variables.safeParse(set);
  if (result.success) return { ...result.data, DATA_DIR: resolve(root, result.data.DATA_DIR) };
  const [issue] = result.error.issues;
  const name = String(issue?.path[0]);
  throw new StartUpError(
    `${name} must be ${issue?.message}, got ${JSON.stringify(set[name])}. Correct it, or unset it for the default.`,
  );
}

function wholeNumber(minimum: number, maximum: number) {
  const rule = `a whole number from ${minimum} to ${maximum}`;
  return z
    .string()
    .regex(/^\d{1,10}$/, rule)
    .transform(Number)
    .pipe(z.number().min(minimum, rule).max(maximum, rule));
}

function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, `one of ${values.join(", ")}`);
}
