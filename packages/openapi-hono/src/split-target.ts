/** The path of a target below the base path, empty at the base path itself and still percent-encoded; and its query. */
export function splitTarget(target: string, basePath: string): { path: string; query: string } {
  const queryStart = target.indexOf("?");
  if (queryStart < 0) return { path: target.slice(basePath.length), query: "" };
  return { path: target.slice(basePath.length, queryStart), query: target.slice(queryStart + 1) };
}
