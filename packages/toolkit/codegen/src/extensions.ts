import type { DeprecationEntry, RequestLimits } from "@animal-store/openapi-document/contract";
import { locateOperations, type OpenApiDocument, type Operation } from "./document.ts";
import { type Findings, type Part, Rejection } from "./findings.ts";

/** Returns the header values of an operation with `x-sunset`. @throws {Rejection} if one is missing or invalid */
export function toDeprecationEntry(part: Part, operation: Operation): DeprecationEntry | null {
  if (!operation["x-sunset"]) return null;
  const reject: (key: string, rule: string) => never = (key, rule) => {
    const location = key in operation ? { node: operation, key } : { node: operation };
    return part.as("extension", location).reject(`${key} ${rule}`);
  };
  const [deprecatedAt, sunset] = (["x-deprecated-at", "x-sunset"] as const).map((name) => {
    const date = new Date(`${operation[name]}T00:00:00Z`);
    // JavaScript reads 2030-02-30 as 2030-03-02.
    const isDate = date.toJSON()?.startsWith(`${operation[name]}T`);
    return isDate ? date : reject(name, "must be a date such as '2030-12-05'.");
  }) as [Date, Date];
  if (deprecatedAt >= sunset) reject("x-deprecated-at", "must be before x-sunset.");
  const { "x-deprecation-docs": docs, "x-successor": successor } = operation;
  if (typeof docs !== "string") reject("x-deprecation-docs", "must be the URL of a page that describes the migration.");
  const located = locateOperations(part.document);
  const path = located.find((each) => each.operation.operationId === successor)?.path;
  if (typeof successor !== "string" || !path || successor === operation.operationId)
    reject("x-successor", "must be the operationId of the operation to use instead.");
  return { deprecation: `@${deprecatedAt.getTime() / 1000}`, sunset: sunset.toUTCString(), docs, successor: path };
}

export const defaultLimits: RequestLimits = { bodyBytes: 1_048_576, jsonDepth: 64, violations: 20 };

/** Returns the limits of a document, or those of an operation that differ from them. */
export function parseRequestLimits(holder: OpenApiDocument | Operation): Partial<RequestLimits> {
  const limits = holder["x-request-limits"] ?? {};
  const reject = (problem: string, key?: string) => {
    const location = key === undefined ? { node: holder, key: "x-request-limits" } : { node: limits as object, key };
    throw new Rejection("extension", "x-request-limits", problem, location);
  };
  if (typeof limits !== "object" || Array.isArray(limits))
    reject("must be an object with bodyBytes, jsonDepth or violations. Omit a member to use its default.");
  for (const [name, limit] of Object.entries(limits)) {
    if (!Object.hasOwn(defaultLimits, name))
      reject(`${name} is unknown. Use ${Object.keys(defaultLimits).join(", ")}.`, name);
    if (!Number.isSafeInteger(limit) || limit < 1)
      reject(`${name} must be an integer of 1 or more, got ${JSON.stringify(limit)}.`, name);
    // Validators and JSON.stringify recurse.
    if (name === "jsonDepth" && limit > 1000) reject(`jsonDepth must be at most 1000, got ${limit}.`, name);
  }
  return limits;
}

export function parseErrorCodes(document: OpenApiDocument, findings: Findings): object {
  const codes = (document["x-error-codes"] ?? {}) as Record<string, { status?: unknown } | null>;
  for (const [key, entry] of Object.entries(codes)) {
    const status = entry?.status;
    if (Number.isInteger(status) && Number(status) >= 400 && Number(status) <= 599) continue;
    const problem = `status must be an integer from 400 to 599, got ${JSON.stringify(status)}.`;
    findings.reject({ kind: "extension", label: `x-error-codes ${key}`, problem, location: { node: codes, key } });
  }
  return codes;
}
