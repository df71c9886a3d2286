import { type Log, StoreUnavailableError } from "@animal-store/api-platform";
import { contract } from "@animal-store/contract";
import { type PipelineRequest, parsePreferences, waitAsPreferred } from "@animal-store/openapi-hono";
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
  await waitAsPreferred(preferences, longestWaitSeconds);
  const failure = failures.get(preferences.get("code") ?? "");
  if (failure) throw failure;
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
