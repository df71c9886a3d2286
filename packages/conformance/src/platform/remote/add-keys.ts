import type { ApiDocument } from "../../document.ts";
import type { ConformanceCase, ConformanceSetup } from "../../session.ts";
import { UsageError } from "../../usage-error.ts";
import { createPlatformCases } from "../create-cases.ts";
import { readPlatformDocument } from "../platform-document.ts";
import { openRemoteTarget, type RemoteOptions } from "./remote-target.ts";

/** Adds the scenarios of a running service whose API keys are in a file. @throws {UsageError} */
export async function addKeys(
  setup: ConformanceSetup,
  document: ApiDocument,
  options: Omit<RemoteOptions, "platform">,
): Promise<ConformanceSetup & { readonly scenarios: readonly ConformanceCase[] }> {
  const platform = readPlatformDocument(document);
  if (platform.plans.size === 0)
    throw new UsageError("--keys needs a document with x-rate-limit-plans, which the keys name.");
  const target = await openRemoteTarget({ ...options, platform });
  const { toScenarios = (each) => createPlatformCases(document, each).scenarios } = setup;
  return {
    ...setup,
    headers: { ...target.headers, ...setup.headers },
    scenarios: toScenarios(target),
    redact: (text) => target.redact(setup.redact?.(text) ?? text),
  };
}
