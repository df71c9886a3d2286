import { resolve } from "node:path";
import type { BanPolicy } from "@animal-store/api-platform";
import { defaultLimits, httpUrl, integer, oneOf, origins, parseEnv } from "@animal-store/node-http";
import { readSecretFiles, StartupError } from "@animal-store/process";
import { z } from "zod";
import { formatKeysCommandLine } from "../commands/keys-command-line.ts";
import type { ServerDefinition } from "../server-definition.ts";

/** Variables that can contain a password. A variable with the suffix `_FILE` can name a file with the value. */
export const secrets = ["DATABASE_URL", "REDIS_URL"] as const;

const redisRule =
  "an address like redis://127.0.0.1:6379 or, for TLS, rediss://user:password@host:port, with special characters in the password percent-encoded (%2F for /)";

// An empty text, redis://127.0.0.1:6379, rediss://user:p%40ss@host/2
const redisUrl = /^(rediss?:\/\/([^\s/?#%]|%[\da-f]{2})+(\/\d*)?)?$/i;

// .5, 0.25, 1, 1.0
const share = /^(0?\.\d*[1-9]\d*|1(\.0*)?)$/;

/** Returns the schema of the environment variables. */
export const createVariables = ({ platform: { banPolicy }, anonymousPerMinute }: ServerDefinition) =>
  z.object({
    PORT: integer(0, 65_535).default(3000),
    HOST: host().default("127.0.0.1"),
    DATA_DIR: z.string().default("./data"),
    // The SQL store validates it.
    DATABASE_URL: z.string().default(""),
    DATABASE_CONNECTIONS: integer(1, 1000).default(4),
    DATABASE_TIMEOUT_MS: integer(50, 60_000).default(800),
    TRUSTED_PROXIES: integer(0, 100).default(0),
    ANONYMOUS_PER_MINUTE: integer(1, 1_000_000_000).default(anonymousPerMinute),
    CORS_ORIGINS: origins().default([]),
    BAN_STRIKES: integer(1, 1000).default(banPolicy.maxStrikes),
    BAN_WINDOW_S: integer(1, 86_400).default(banPolicy.windowMs / 1000),
    BAN_S: integer(1, 86_400).default(banPolicy.durationMs / 1000),
    LOG_LEVEL: oneOf(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
    ACCESS_LOG: oneOf(["true", "false"]).default("false"),
    SHUTDOWN_TIMEOUT_MS: integer(0, 60_000).default(10_000),
    SHUTDOWN_IDLE_MS: integer(0, 60_000).default(0),
    REQUEST_TIMEOUT_MS: integer(100, 300_000).default(defaultLimits.requestTimeout),
    KEEP_ALIVE_MS: integer(1000, 3_600_000).default(defaultLimits.keepAliveTimeout),
    MAX_CONNECTIONS: integer(1, 1_000_000).default(defaultLimits.maxConnections),
    HSTS_MAX_AGE_S: integer(0, 1_000_000_000).default(0),
    REDIS_URL: z
      .string()
      .regex(redisUrl, redisRule)
      .refine((url) => url === "" || isRedisUrl(url), redisRule)
      .default(""),
    LIMIT_SHARE_WITHOUT_REDIS: z.string().regex(share, "a number above 0 and up to 1").transform(Number).default(0.25),
    METRICS_PORT: integer(0, 65_535).nullable().default(null),
    METRICS_HOST: host().default("127.0.0.1"),
    DOCS_URL: httpUrl(),
  });

function host() {
  // localhost, 127.0.0.1, ::1
  return z.string().regex(/^[^\s/@]*$/, "an address of this machine, such as 127.0.0.1");
}

/** Returns the absolute path of a setting or option. @throws {StartupError} for a URL, which would become a folder of its name */
export function resolvePath(root: string, path: string, name: string): string {
  // postgres://host, git+ssh://host
  if (/^\w[\w+.-]*:\/\//.test(path)) throw new StartupError(`${name} must be a path, but it is a URL. Correct it.`);
  return resolve(root, path);
}

/** The client decodes the user and the password (RFC 3986, section 2.1), which must be UTF-8. */
function isRedisUrl(url: string): boolean {
  try {
    const { username, password } = new URL(url);
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

export interface Environment extends z.infer<ReturnType<typeof createVariables>> {
  readonly DATA_DIR: string;
  readonly databaseUrlSource: "DATABASE_URL" | "DATABASE_URL_FILE";
  readonly keysCommandLine: string;
  readonly banPolicy: BanPolicy;
}

/** @throws {StartupError} with the variable, its rule and its value */
export function parseEnvironment(env: Record<string, string | undefined>, server: ServerDefinition): Environment {
  const { root, platform } = server;
  const environment = parseEnv(createVariables(server), readSecretFiles(env, secrets), secrets);
  return {
    ...environment,
    DATA_DIR: resolvePath(root, environment.DATA_DIR, "DATA_DIR"),
    databaseUrlSource: env.DATABASE_URL_FILE ? "DATABASE_URL_FILE" : "DATABASE_URL",
    keysCommandLine: formatKeysCommandLine(env),
    banPolicy: {
      ...platform.banPolicy,
      maxStrikes: environment.BAN_STRIKES,
      windowMs: environment.BAN_WINDOW_S * 1000,
      durationMs: environment.BAN_S * 1000,
    },
  };
}
