/** The path of an absolute URL below the base path, empty at the base path itself and still percent-encoded; and its query. */
export function splitUrl(url: string, basePath: string): { path: string; query: string } {
  const pathStart = url.indexOf("/", url.indexOf("://") + 3);
  const queryStart = url.indexOf("?", pathStart);
  const fragmentStart = url.indexOf("#", pathStart);
  const end = fragmentStart < 0 ? url.length : fragmentStart;
  const pathEnd = queryStart < 0 ? end : queryStart;
  return {
    path: url.slice(pathStart + basePath.length, pathEnd),
    query: queryStart < 0 ? "" : url.slice(queryStart + 1, end),
  };
}
