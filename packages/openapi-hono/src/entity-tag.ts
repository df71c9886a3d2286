/** Whether `If-None-Match` names an entity tag, by weak comparison (RFC 9110, sections 8.8.3.2 and 13.1.2). */
export function isNamed(entityTag: string, ifNoneMatch: string | null): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch === entityTag || ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.match(/"[^"]*"/g)?.includes(entityTag) ?? false;
}
