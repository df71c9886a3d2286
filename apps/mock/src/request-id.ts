/** The caller's request id, where it is one that the service keeps. */
export function requestIdOf(header: string | undefined): string | undefined {
  return header !== undefined && /^[A-Za-z0-9._-]{1,128}$/.test(header) ? header : undefined;
}
