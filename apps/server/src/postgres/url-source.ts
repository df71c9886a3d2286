/** How the person who started the program named the database. */
export type UrlSource = "DATABASE_URL" | "DATABASE_URL_FILE" | "--to";

/** What that person corrects. */
export function correction(source: UrlSource): string {
  if (source === "--to") return "correct --to";
  const thing = source === "DATABASE_URL" ? source : `the file that ${source} names`;
  return `correct ${thing}, or unset ${source} to store the data in DATA_DIR`;
}
