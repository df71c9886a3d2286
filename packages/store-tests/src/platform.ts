import { createScenarios, readPlatformDocument, type Target } from "@animal-store/conformance/internal";
import type { OperationId } from "@animal-store/contract";
import { lastPages } from "./cases/steps.ts";
import { contractDocument } from "./contract-document.ts";

/** The rules of the platform in the contract. */
export const platform = readPlatformDocument(contractDocument);

/** Converts scenarios to cases on a target. The lists of the store grow at their end. */
export function createStoreScenarios(target: Target) {
  return createScenarios(platform, {
    ...target,
    listEntries: async (context, list) => (await lastPages(context, list as OperationId)).flatMap(({ body }) => body),
  });
}
