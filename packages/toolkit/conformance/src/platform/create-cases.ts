import type { ApiDocument } from "../document.ts";
import type { ConformanceCase } from "../session.ts";
import { createKeyScenarios, createScopeScenarios } from "./cases/authentication.ts";
import { createBanScenarios } from "./cases/bans.ts";
import { createCrossOriginScenarios } from "./cases/cross-origin.ts";
import {
  createFailureScenarios,
  createResponseScenarios,
  distinctResponses,
  listDocumentedResponses,
  type Trigger,
} from "./cases/documented-responses.ts";
import { createIdempotencyScenarios } from "./cases/idempotency.ts";
import { createRateLimitScenarios } from "./cases/rate-limits.ts";
import { createRedactionScenarios, createRequestIdScenarios } from "./cases/redaction.ts";
import { createRequestLimitScenarios } from "./cases/request-limits.ts";
import { type PlatformDocument, readPlatformDocument } from "./platform-document.ts";
import { createScenarios, type Scenario, type Target } from "./scenario.ts";

/**
 * Returns the scenarios of a platform, for the `x-` members that the document has: keys, scopes, plans, bans, idempotency, CORS,
 * redaction, request ids, and each documented error code.
 * @param triggers requests for the error codes that only this API has
 */
export function createPlatformScenarios(
  platform: PlatformDocument,
  triggers: Readonly<Record<string, Trigger>> = {},
): Scenario[] {
  const responses = listDocumentedResponses(platform, triggers);
  // Other scenarios need the keys with a daily quota.
  const repeatable = distinctResponses(platform, responses).filter(
    ({ outcome, isUnknown }) => outcome.code !== "daily_quota_exceeded" && !isUnknown,
  );
  const scenarios = [
    ...createResponseScenarios(responses),
    ...createKeyScenarios(platform),
    ...createScopeScenarios(platform),
    ...createRateLimitScenarios(platform),
    ...createBanScenarios(platform),
    ...createIdempotencyScenarios(platform),
    ...createCrossOriginScenarios(platform, repeatable),
    ...createRedactionScenarios(platform),
    ...(platform.hasRequestId ? createRequestIdScenarios(platform) : []),
    ...createRequestLimitScenarios(platform),
    ...createFailureScenarios(platform),
  ];
  return scenarios.filter(({ status }) => !Number.isNaN(status));
}

/**
 * Returns the scenarios of a platform as cases of conformance.
 * @param triggers requests for the error codes that only this API has. Without one, a case is skipped
 * @throws {Error} if an `x-` member of the document has a wrong type
 * @example
 * const { scenarios, stop } = createPlatformCases(loadApiDocument("openapi.yaml"), { name: "server", start: startServer });
 */
export function createPlatformCases(
  document: ApiDocument,
  target: Target,
  triggers: Readonly<Record<string, Trigger>> = {},
): { scenarios: ConformanceCase[]; stop(): Promise<void> } {
  const platform = readPlatformDocument(document);
  const { toCase, stop } = createScenarios(platform, target);
  return { scenarios: createPlatformScenarios(platform, triggers).map(toCase), stop };
}
