import { StartupError } from "@animal-store/node-http";
import { type ClientConfig, types } from "pg";
import { parseIntoClientConfig } from "pg-connection-string";
import { correction, redactUrl, type UrlSource } from "./database-url.ts";

export interface PostgresSettings {
  /** As libpq takes it, with `sslmode` and the paths of certificates (postgresql.org/docs/current/libpq-connect.html). */
  readonly url: string;
  /** Milliseconds that a statement and a lock may take. */
  readonly timeout: number;
  /** @default "DATABASE_URL" */
  readonly source?: UrlSource | undefined;
}

// Milliseconds. Callers do not wait for it, and on a busy machine, or over TLS, a connection takes its time.
const connectingTime = 2000;

// Type oid of int8 (pg_type.dat).
const int8 = 20;

/**
 * What a connection begins with. `sslmode` means what it means to libpq: `require` encrypts, `verify-full` also knows the server.
 * @throws {StartupError} when the URL cannot be read, or a certificate that it names
 */
export function clientConfig({ url, timeout, source = "DATABASE_URL" }: PostgresSettings): ClientConfig {
  const { options, ...config } = readUrl(url, source);
  return {
    fallback_application_name: "animal-store",
    ...config,
    keepAlive: true,
    connectionTimeoutMillis: Math.max(timeout, connectingTime),
    statement_timeout: timeout,
    // Shorter, so that PostgreSQL reports the lock as the reason.
    lock_timeout: Math.ceil(0.9 * timeout),
    idle_in_transaction_session_timeout: timeout,
    // What waits for a lock has to see what was committed under it, whatever the database's default is.
    options: [options, "-c default_transaction_isolation=read\\ committed"].filter(Boolean).join(" "),
    types: {
      getTypeParser: ((oid: number, format?: "text") =>
        oid === int8 ? toInteger : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  };
}

function readUrl(url: string, source: UrlSource): ClientConfig {
  if (!/^postgres(ql)?:\/\/[^\s]+$/.test(url))
    throw new StartupError(
      `${source} must be an address like postgres://user:password@host:5432/database, got ${found(url)}: ${correction(source)}.`,
    );
  const isReported = /[?&]sslmode=/.test(url) && !/[?&]uselibpqcompat=/.test(url);
  try {
    return parseIntoClientConfig(isReported ? `${url}&uselibpqcompat=true` : url);
  } catch (error) {
    const { message } = error as Error;
    const problem = message === "Invalid URL" ? noAddress : message.replace(/\.$/, "");
    throw new StartupError(`${source} ${redactUrl(url)} cannot be used: ${problem}. To go on, ${correction(source)}.`, {
      cause: error,
    });
  }
}

/** Text that is no address may be a password alone. */
function found(url: string): string {
  return /^\w+:\/\/\S+$/.test(url) ? JSON.stringify(redactUrl(url)) : "something else";
}

const noAddress =
  "it is no address: that has one host, a port of at most 65535, and what is special in a password encoded (%2F for /)";

/** A number where it is exact, else a bigint. */
function toInteger(digits: string): number | bigint {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : BigInt(digits);
}
