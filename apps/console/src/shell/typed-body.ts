/**
 * A body of what somebody typed, without what was left empty. What breaks a rule is sent too: the service names every broken rule at once,
 * so here alone a body need not fit its type.
 */
export function typedBody<Body extends object>(typed: Record<keyof Body, string | number | bigint>): Body {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== "")) as Body;
}
