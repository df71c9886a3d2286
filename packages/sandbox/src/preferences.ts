import { contract } from "@animal-store/contract";
import type { PipelineRequest } from "@animal-store/openapi-hono";
import { type Log, StoreUnavailableError } from "@animal-store/service";
import { contract as control } from "./generated/contract.ts";

const { internal_error: failure, service_unavailable: absence } = contract.errorCodes;
const { longestWaitSeconds } = control.extensions["x-preferences"];
const reason = "asked for with Prefer";
const failures = new Map<string, Error>([
  [String(failure.status), new Error(reason)],
  [String(absence.status), new StoreUnavailableError(reason)],
]);

/** Waits, and throws, as the `Prefer` header of a request asks for: `wait=SECONDS` and `code=STATUS`. Ignores all that it does not know. */
export async function applyPreferences(request: PipelineRequest): Promise<void> {
  const preferences = parsePreferences(request.header("prefer"));
  const seconds = wholeSeconds(preferences.get("wait"));
  if (seconds > 0 && seconds <= longestWaitSeconds) await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const wanted = failures.get(preferences.get("code") ?? "");
  if (wanted) throw wanted;
}

/** A log that does not hear of the failures that callers asked for. */
export function withoutRequestedFailures(log: Log): Log {
  const wanted = new Set<unknown>(failures.values());
  const isWanted = (fields: object) => "err" in fields && wanted.has(fields.err);
  return {
    warn: (fields, message) => isWanted(fields) || log.warn(fields, message),
    error: (fields, message) => isWanted(fields) || log.error(fields, message),
  };
}

function wholeSeconds(text = ""): number {
  return /^\d+$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
}

const elements = /(?:[^",]|"(?:[^"\\]|\\.)*"?)+/g;
const preference = /^\s*([^\s=;]+)\s*=\s*(?:"([^"]*)"|([^\s;"]+))\s*(?:;|$)/;

/** The preferences of a `Prefer` header that have a value, by their names in lower case; of several the first counts (RFC 7240, section 2). */
export function parsePreferences(header: string | null): ReadonlyMap<string, string> {
  const preferences = new Map<string, string>();
  for (const element of header?.match(elements) ?? []) {
    const [, name, quoted, token] = preference.exec(element) ?? [];
    const key = name?.toLowerCase();
    if (key !== undefined && !preferences.has(key)) preferences.set(key, quoted ?? token ?? "");
  }
  return preferences;
}
