import assert from "node:assert/strict";
import type { Operation } from "../../document.ts";
import type { PlatformDocument } from "../platform-document.ts";
import type { Scenario } from "../scenario.ts";
import { encodeBody, errorCode, expectError, expectSuccess, validRequest } from "../steps.ts";

/** The size and the nesting of JSON bodies (`x-request-limits`). */
export function createRequestLimitScenarios(platform: PlatformDocument): Scenario[] {
  const writes = platform.document.operations.filter((each) => each.readsJson);
  const { bodyBytes, jsonDepth } = platform.requestLimits;
  return writes.flatMap((write) => [
    ...(bodyBytes === undefined ? [] : createSizeScenarios(platform, write, bodyBytes)),
    ...(jsonDepth === undefined ? [] : createDepthScenarios(platform, write, jsonDepth)),
  ]);
}

function createSizeScenarios(platform: PlatformDocument, write: Operation, limit: number): Scenario[] {
  return [limit - 1, limit, limit + 1, 16 * limit].flatMap((bytes) =>
    [false, true].map((chunked) => ({
      id: `request-limits/${write.id}/${bytes} bytes${chunked ? " in chunks" : ""}`,
      title: `${bytes > limit ? "rejects" : "accepts"} a body of ${bytes} bytes${chunked ? " in chunks" : ""}`,
      covers: ["x-request-limits/bodyBytes"],
      ...(bytes > limit ? expectError(platform, write.id, "payload_too_large") : expectSuccess(write)),
      async run(context) {
        const { values } = await validRequest(context, write);
        const body = await encodeBody(context, write, values);
        const missing = bytes - Buffer.byteLength(body);
        if (missing < 0) return context.requests.skip(`a valid body of at most ${bytes} bytes`);
        const padding = " ".repeat(missing);
        return context.call(write.id, { values, body: `${body}${padding}`, chunked });
      },
    })),
  );
}

function createDepthScenarios(platform: PlatformDocument, write: Operation, limit: number): Scenario[] {
  return [limit - 1, limit, limit + 1, 20_000].map((depth) => ({
    id: `request-limits/${write.id}/nesting of ${depth} levels`,
    title: `${depth > limit ? "reports malformed JSON for" : "reads"} a body with ${depth} levels`,
    covers: ["x-request-limits/jsonDepth"],
    ...expectError(platform, write.id, depth > limit ? "malformed_json" : "invalid_request"),
    async run({ call }) {
      const response = await call(write.id, { body: "[".repeat(depth) + "]".repeat(depth) });
      assert(errorCode(response) !== undefined, `The error must have a code, got ${response.bodyText}`);
      return response;
    },
  }));
}
