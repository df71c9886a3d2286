/** How the person who started the program named the database. */
export type UrlSource = "DATABASE_URL" | "--to";

/** What that person corrects. */
export function correction(source: UrlSource): string {
  return source === "--to" ? "correct --to" : "correct DATABASE_URL, or unset it to keep the data in DATA_DIR";
}
