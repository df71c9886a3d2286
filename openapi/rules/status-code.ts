/** Whether a key of a responses map is one status by its number, not `default`, a range like `4XX` or an extension. */
export function isStatusCode(key: string): boolean {
  return /^[1-5]\d\d$/.test(key);
}
