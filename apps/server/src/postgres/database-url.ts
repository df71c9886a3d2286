/** A database's URL as it may be shown and logged: without password. Also what is no URL: it is shown where it is refused. */
export function redactUrl(url: string): string {
  const [scheme = ""] = /^[^:/@]*:?\/{1,2}/.exec(url) ?? [];
  const rest = url.slice(scheme.length).replace(/([?&](?:password|sslpassword)=)[^&]*/gi, "$1***");
  return scheme + rest.replace(password, "$1***@");
}

// As far as the last @ before the parameters: a password that was not encoded may hold an @, a slash or a question mark. Not what
// begins as a port and parameters do.
const password = /^([^:/?#]*:)(?!\d*(?:\/[^@?]*)?\?\w+=)(?:[^?]*@(?=[^?]*(?:\?\w+=|$))|.*@)/s;

/** How the person who started the program named the database. */
export type UrlSource = "DATABASE_URL" | "DATABASE_URL_FILE" | "--to";

/** What that person corrects. */
export function correction(source: UrlSource): string {
  if (source === "--to") return "correct --to";
  const thing = source === "DATABASE_URL" ? source : `the file that ${source} names`;
  return `correct ${thing}, or unset ${source} to store the data in DATA_DIR`;
}
