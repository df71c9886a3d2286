/** Whether every percent sign of a path and query begins the encoding of UTF-8 text (RFC 3986, section 2.1). */
export function isPercentEncoded(pathAndQuery: string): boolean {
  try {
    decodeURIComponent(pathAndQuery);
    return true;
  } catch {
    return false;
  }
}
