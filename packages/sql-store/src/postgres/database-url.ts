/** Replaces the password in a database URL, or in a text that looks like one. */
export function redactUrl(url: string): string {
  const [scheme = ""] = /^[^:/@]*:?\/{1,2}/.exec(url) ?? [];
  const address = url.slice(scheme.length).replace(/([?&](?:password|sslpassword)=)[^&]*/gi, "$1***");
  return scheme + address.replace(passwordPattern, "$1***@");
}

// Matches up to the last @ before the parameters, because an unencoded password can contain @, / and ?.
const passwordPattern = /^([^:/?#]*:)(?!\d*(?:\/[^@?]*)?\?\w+=)(?:[^?]*@(?=[^?]*(?:\?\w+=|$))|.*@)/s;

/** The setting that contains the database URL, for error messages. */
export type UrlSource = "DATABASE_URL" | "DATABASE_URL_FILE" | "--to";

export function toUrlHint(urlSource: UrlSource): string {
  if (urlSource === "--to") return "correct --to";
  const subject = urlSource === "DATABASE_URL" ? urlSource : `the file that ${urlSource} names`;
  return `correct ${subject}, or unset ${urlSource} to store the data in DATA_DIR`;
}
