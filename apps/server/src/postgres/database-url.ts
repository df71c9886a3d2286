/** Removes the password from a database URL, or from a text that looks like one. */
export function redactUrl(url: string): string {
  const [scheme = ""] = /^[^:/@]*:?\/{1,2}/.exec(url) ?? [];
  const rest = url.slice(scheme.length).replace(/([?&](?:password|sslpassword)=)[^&]*/gi, "$1***");
  return scheme + rest.replace(password, "$1***@");
}

// Matches up to the last @ before the parameters, because an unencoded password can contain @, / and ?.
const password = /^([^:/?#]*:)(?!\d*(?:\/[^@?]*)?\?\w+=)(?:[^?]*@(?=[^?]*(?:\?\w+=|$))|.*@)/s;

export type UrlSource = "DATABASE_URL" | "DATABASE_URL_FILE" | "--to";

export function toUrlHint(source: UrlSource): string {
  if (source === "--to") return "correct --to";
  const subject = source === "DATABASE_URL" ? source : `the file that ${source} names`;
  return `correct ${subject}, or unset ${source} to store the data in DATA_DIR`;
}
