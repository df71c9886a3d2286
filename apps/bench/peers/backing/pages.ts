/** Cuts a page of rows, one more than the page holds where there are more, and names the next one. */
export function cutPage<Row extends { id: number }>(
  rows: Row[],
  { path, limit, status }: { path: string; limit: number; status?: string | undefined },
): { page: Row[]; link: string | undefined } {
  if (rows.length <= limit) return { page: rows, link: undefined };
  const page = rows.slice(0, limit);
  const cursor = Buffer.from(`${status ?? ""}:${page.at(-1)?.id}`).toString("base64url");
  const filter = status ? `&status=${status}` : "";
  return { page, link: `<${path}?limit=${limit}${filter}&cursor=${cursor}>; rel="next"` };
}

/** The id that a page begins after; undefined where the cursor belongs to another list. */
export function readCursor(cursor: string | undefined, status?: string): number | undefined {
  if (cursor === undefined) return 0;
  const [filter, id] = Buffer.from(cursor, "base64url").toString().split(":");
  return filter === (status ?? "") && id && /^\d+$/.test(id) ? Number(id) : undefined;
}
