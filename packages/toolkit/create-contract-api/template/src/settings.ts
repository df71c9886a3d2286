import { integer, oneOf, parseEnv } from "@animal-store/node-http";
import { durationFormat, parseDuration } from "@animal-store/process";
import { z } from "zod";

const duration = z.string().transform((text, { addIssue }) => {
  const ms = parseDuration(text);
  if (ms === undefined) addIssue(durationFormat);
  return ms ?? z.NEVER;
});

const variables = z.object({
  PORT: integer(0, 65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  /** The file of SQLite. */
  DATABASE: z.string().default("data.db"),
  /** The address of PostgreSQL, which replaces SQLite. */
  DATABASE_URL: z.string().optional(),
  /** The credential that src/auth.ts accepts. */
  API_TOKEN: z.string().default("test"),
  // #if isLimited
  /** The requests per minute of an address. */
  RATE_LIMIT: integer(1, 1_000_000_000).default(600),
  // #end
  SHUTDOWN_TIMEOUT: duration.default(10_000),
  LOG: oneOf(["on", "off"]).default("on"),
  NODE_ENV: z.string().default("development"),
});

export type Settings = z.infer<typeof variables>;

/** Parses environment variables. The message of an error names the variable and its rule. */
export function parseSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  return parseEnv(variables, env, ["API_TOKEN", "DATABASE_URL"]);
}
