import { StartupError } from "@animal-store/node-http";
import { type ClientConfig, types } from "pg";
import { parseIntoClientConfig } from "pg-connection-string";

/** The setting that contains the database URL, for error messages. */
export type UrlSource = "DATABASE_URL" | "DATABASE_URL_FILE" | "--to";

export interface PostgresSettings {
  /** A connection URI of libpq (postgresql.org/docs/current/libpq-connect.html). */
  readonly url: string;
  readonly timeoutMs: number;
  readonly urlSource?: UrlSource | undefined;
}

// Connecting is slow over TLS, and no request waits for it.
const minConnectTimeoutMs = 2000;

const int8Oid = 20;

/** `sslmode` has the meaning of libpq: `require` encrypts, `verify-full` also verifies the server. */
export function createClientConfig({
  url,
  timeoutMs,
  urlSource = "DATABASE_URL",
  applicationName,
}: PostgresSettings & { readonly applicationName: string }): ClientConfig {
  const { options, ...config } = parseUrl(url, urlSource);
  return {
    fallback_application_name: applicationName,
    ...config,
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
}

function parseUrl(url: string, urlSource: UrlSource): ClientConfig {
  if (!/^postgres(ql)?:\/\/[^\s]+$/.test(url))
    throw new StartupError(
      `${urlSource} must be an address like postgres://user:password@host:5432/database, got ${describeUrl(url)}: ${toUrlHint(urlSource)}.`,
    );
  const hasLibpqSslMode = /[?&]sslmode=/.test(url) && !/[?&]uselibpqcompat=/.test(url);
  try {
    return parseIntoClientConfig(hasLibpqSslMode ? `${url}&uselibpqcompat=true` : url);
  } catch (error) {
    const { message } = error as Error;
    const problem = message === "Invalid URL" ? invalidUrl : message.replace(/\.$/, "");
    throw new StartupError(
      `${urlSource} ${redactUrl(url)} cannot be used: ${problem}. To continue, ${toUrlHint(urlSource)}.`,
      {
        cause: error,
      },
    );
  }
}

/** Quotes the text only if it looks like a URL. Any other text may be a password. */
function describeUrl(url: string): string {
  return /^\w+:\/\/\S+$/.test(url) ? JSON.stringify(redactUrl(url)) : "text that is not a URL";
}

const invalidUrl =
  "it is not a valid URL: use one host, a port of at most 65535, and percent-encode special characters in the password (%2F for /)";

function toInteger(digits: string): number | bigint {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : BigInt(digits);
}

/** Replaces the password in a database URL, or in a text that looks like one. */
export function redactUrl(url: string): string {
  const [scheme = ""] = /^[^:/@]*:?\/{1,2}/.exec(url) ?? [];
  const address = url.slice(scheme.length).replace(/([?&](?:password|sslpassword)=)[^&]*/gi, "$1***");
  return scheme + address.replace(passwordPattern, "$1***@");
}

// Matches up to the last @ before the parameters, because an unencoded password can contain @, / and ?.
const passwordPattern = /^([^:/?#]*:)(?!\d*(?:\/[^@?]*)?\?\w+=)(?:[^?]*@(?=[^?]*(?:\?\w+=|$))|.*@)/s;

export function toUrlHint(urlSource: UrlSource): string {
  if (urlSource === "--to") return "correct --to";
  const subject = urlSource === "DATABASE_URL" ? urlSource : `the file that ${urlSource} names`;
  return `correct ${subject}, or unset ${urlSource} to store the data in DATA_DIR`;
}
