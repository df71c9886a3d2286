import { type Log, StoreUnavailableError } from "@animal-store/api-platform";
import { contract } from "@animal-store/contract";
import type { PipelineRequest } from "@animal-store/openapi-hono";
import { contract as control } from "./generated/contract.ts";

const { internal_error: internalError, service_unavailable: serviceUnavailable } = contract.errorCodes;
/** The longest delay that `Prefer: wait=SECONDS` can request. */
export const longestWaitSeconds: number = control.extensions["x-preferences"].longestWaitSeconds;
const reason = "requested with the Prefer header";
const failures = new Map<string, Error>([
  [String(internalError.status), new Error(reason)],
  [String(serviceUnavailable.status), new StoreUnavailableError(reason)],
]);

/** Applies the `Prefer` header of a request: waits for `wait=SECONDS` and throws for `code=STATUS`. */
export async function applyPreferences(request: PipelineRequest): Promise<void> {
  const preferences = parsePreferences(request.header("prefer"));
  await waitAsPreferred(preferences);
  const failure = failures.get(preferences.get("code") ?? "");
  if (failure) throw failure;
}

/** Waits for `wait=SECONDS`. Ignores any other value than an integer up to `longestWaitSeconds` (RFC 7240, section 2). */
export async function waitAsPreferred(preferences: ReadonlyMap<string, string>): Promise<void> {
  const text = preferences.get("wait") ?? "";
  const seconds = /^\d+$/.test(text) ? Number(text) : 0;
  if (seconds > 0 && seconds <= longestWaitSeconds) await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

/** Returns a log that omits the failures of `applyPreferences`. */
export function withoutRequestedFailures(log: Log): Log {
  const requestedErrors = new Set<unknown>(failures.values());
  const isRequested = (fields: object) => "err" in fields && requestedErrors.has(fields.err);
  return {
    warn: (fields, message) => isRequested(fields) || log.warn(fields, message),
    error: (fields, message) => isRequested(fields) || log.error(fields, message),
  };
}

const elementPattern = /(?:[^",]|"(?:[^"\\]|\\.)*"?)+/g;
const preferencePattern = /^\s*([^\s=;]+)\s*=\s*(?:"([^"]*)"|([^\s;"]+))\s*(?:;|$)/;

/** Parses a `Prefer` header (RFC 7240, section 2). Ignores preferences without a value and repeated preferences. */
export function parsePreferences(header: string | null): ReadonlyMap<string, string> {
  const preferences = new Map<string, string>();
  for (const element of header?.match(elementPattern) ?? []) {
    const [, name, quoted, token] = preferencePattern.exec(element) ?? [];
    const key = name?.toLowerCase();
    if (key !== undefined && !preferences.has(key)) preferences.set(key, quoted ?? token ?? "");
  }
  return preferences;
}
