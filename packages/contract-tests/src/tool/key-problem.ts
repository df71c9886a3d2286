import { contract, type OperationId } from "@animal-store/contract";
import { planLimits } from "../cases/rate-figures.ts";
import { scopeOf } from "../cases/responses.ts";
import type { Answer } from "../http/http-client.ts";
import type { KnownKey } from "./read-keys.ts";

/** What the keys file has wrong about a key that should work, as an answer to it tells; undefined where it fits. */
export function keyProblem(known: KnownKey, answer: Answer, operation: OperationId = "listPets"): string | undefined {
  const { name, plan, ownLimits } = known;
  if (answer.status === 401) {
    const state = codeOf(answer) === "expired_api_key" ? "expired" : "revoked";
    return `${name} is refused with 401 ${codeOf(answer)}: say "state": "${state}", or take it out.`;
  }
  if (codeOf(answer) === "insufficient_scope" && known.scopes.includes(scopeOf(operation)))
    return `${name} gets 403 insufficient_scope: say its "scopes", or take it out.`;
  const limit = limitOf(answer);
  if (limit === undefined || fitsLimit(known, answer)) return undefined;
  const { perMinute, perDay } = ownLimits ?? planLimits(plan);
  const said = ownLimits ? "its limits say" : `plan ${plan} has`;
  return `${name} is answered the limit ${limit}, ${said} ${perMinute} a minute and ${perDay} a day: correct its plan or limits.`;
}

/** Whether it may send so little a day that nothing is spent on looking at it beforehand. */
export function isRare({ plan, ownLimits }: KnownKey): boolean {
  return (ownLimits ?? planLimits(plan)).perDay < 10;
}

/** Whether an answer tells a limit of the key. */
export function fitsLimit({ plan, ownLimits }: KnownKey, answer: Answer): boolean {
  const { perMinute, perDay } = ownLimits ?? planLimits(plan);
  const limit = limitOf(answer);
  return limit === perMinute || limit === perDay;
}

/** Whether an answer tells the limit of some plan, rather than one that nobody has. */
export function isOfSomePlan(answer: Answer): boolean {
  return Object.values(contract.plans).some(({ perMinute }) => perMinute === limitOf(answer));
}

function limitOf({ headers }: Answer): number | undefined {
  const text = headers.get("x-ratelimit-limit");
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
}

function codeOf({ body }: Answer): string {
  return String(Object(body).code);
}
