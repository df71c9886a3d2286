/** Replaces the password in a database URL, or in a text that looks like one. */
export function redactUrl(url: string): string {
  const [scheme = ""] = /^[^:/@]*:?\/{1,2}/.exec(url) ?? [];
  const address = url.slice(scheme.length).replace(/([?&](?:password|sslpassword)=)[^&]*/gi, "$1***");
  return scheme + address.replace(passwordPattern, "$1***@");
}

// Matches up to the last @ before the parameters, because an unencoded password can contain @, / and ?.
const passwordPattern = /^([^:/?#]*:)(?!\d*(?:\/[^@?]*)?\?\w+=)(?:[^?]*@(?=[^?]*(?:\?\w+=|$))|.*@)/s;

export type UrlSource = "DATABASE_URL" | "DATABASE_URL_FILE" | "--to";

export function toUrlHint(source: UrlSource): string {
  if (source === "--to") return "correct --to";
  const subject = source === "DATABASE_URL" ? source : `the file that ${source} names`;
  return `correct ${subject}, or unset ${source} to store the data in DATA_DIR`;
}
