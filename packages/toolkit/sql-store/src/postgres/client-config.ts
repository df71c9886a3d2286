import { hiddenValue, StartupError } from "@animal-store/node-http";
import { Client, type ClientConfig, types } from "pg";
import { parseIntoClientConfig } from "pg-connection-string";

/** The setting that contains the database URL, for error messages. */
export type UrlSource = "DATABASE_URL" | "DATABASE_URL_FILE" | "--to";

export interface PostgresSettings {
  /** A connection URI of libpq (postgresql.org/docs/current/libpq-connect.html). */
  readonly url: string;
  readonly timeoutMs: number;
  readonly urlSource?: UrlSource | undefined;
}

/** A database, for connections and for error messages. */
export interface Database {
  readonly config: ClientConfig;
  /** The URL without its password. */
  readonly location: string;
  readonly urlSource: UrlSource;
}

// Connecting is slow over TLS, and no request waits for it.
const minConnectTimeoutMs = 2000;

const int8Oid = 20;

/**
 * Reads the settings of a database. `sslmode` has the meaning of libpq: `require` encrypts, `verify-full` also verifies the server.
 * @throws {StartupError} if the URL is not valid
 */
export function parseDatabase(
  { url, timeoutMs, urlSource = "DATABASE_URL" }: PostgresSettings,
  applicationName: string,
): Database {
  const { options, ...urlConfig } = parseUrl(url, urlSource);
  const config: ClientConfig = {
    fallback_application_name: applicationName,
    ...urlConfig,
    keepAlive: true,
    connectionTimeoutMillis: Math.max(timeoutMs, minConnectTimeoutMs),
    statement_timeout: timeoutMs,
    // Shorter than statement_timeout, so that PostgreSQL reports the lock as the reason.
    lock_timeout: Math.ceil(0.9 * timeoutMs),
    idle_in_transaction_session_timeout: timeoutMs,
    // A transaction that waited for a lock must see the commits of the previous owner.
    options: [options, "-c default_transaction_isolation=read\\ committed"].filter(Boolean).join(" "),
    types: {
      getTypeParser: ((oid: number, format?: "text") =>
        oid === int8Oid ? toInteger : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  };
  return { config, location: redactUrl(url), urlSource };
}

function parseUrl(url: string, urlSource: UrlSource): ClientConfig {
  if (!urlPattern.test(url))
    throw new StartupError(
      `${urlSource} must be an address like postgres://user:password@host:5432/database, with /, ?, #, @ and spaces percent-encoded (%2F for /), got ${hiddenValue}: ${toUrlHint(urlSource)}.`,
    );
  const hasLibpqSslMode = /[?&]sslmode=/.test(url) && !/[?&]uselibpqcompat=/.test(url);
  try {
    // pg takes each parameter as a member of its options.
    if (![...new URLSearchParams(url.split("?")[1]).keys()].every((name) => parameterName.test(name)))
      throw new Error("it has a parameter that libpq does not have");
    const config = parseIntoClientConfig(hasLibpqSslMode ? `${url}&uselibpqcompat=true` : url);
    const client = new Client(config);
    const port = Number(config.port ?? client.port);
    if (!(port >= 1 && port <= 65_535)) throw new Error("its port, or PGPORT, is not an integer from 1 to 65535");
    return config;
  } catch (error) {
    const { message } = error as Error;
    const problem = message === "Invalid URL" ? invalidUrl : message.replace(/\.$/, "");
    throw new StartupError(`${urlSource} cannot be used: ${problem}. To continue, ${toUrlHint(urlSource)}.`);
  }
}

// An @ after the host would be part of an unencoded password.
const urlPattern = /^postgres(ql)?:\/\/[^\s/?#]*(\/[^\s?#@]*)?(\?[^\s#@]*)?$/;

const parameterName =
  /^(host|port|user|password|dbname|(fallback_)?application_name|client_encoding|options|connect_timeout|keepalives\w*|tcp_user_timeout|target_session_attrs|channel_binding|(gss|krb|ssl_)\w*|ssl(mode|cert|key|password|rootcert|crl|crldir|sni|negotiation|certmode|compression)?|uselibpqcompat)$/;

const invalidUrl =
  "it is not a valid URL: use one host, a port of at most 65535, and percent-encode special characters in the password (%2F for /)";

function toInteger(digits: string): number | bigint {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : BigInt(digits);
}

/** Returns a database URL without its password and without unknown parameters. Hides an invalid URL. */
export function redactUrl(url: string): string {
  const parsed = urlPattern.test(url) ? URL.parse(url) : null;
  if (!parsed) return "***";
  if (parsed.password) parsed.password = "***";
  parsed.search = parsed.search.replaceAll(/[^?&]+/g, (parameter) =>
    publicParameter.test(parameter) ? parameter : "***",
  );
  return parsed.href;
}

const publicParameter = /^(host|port|user|dbname|application_name|connect_timeout|sslmode|sslrootcert|uselibpqcompat)=/;

export function toUrlHint(urlSource: UrlSource): string {
  if (urlSource === "--to") return "correct --to";
  const subject = urlSource === "DATABASE_URL" ? urlSource : `the file that ${urlSource} names`;
  return `correct ${subject}, or unset ${urlSource} to store the data in DATA_DIR`;
}
