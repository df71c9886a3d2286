import { expect, it } from "vitest";
import { createApiDocument } from "../src/document.ts";
import { runConformance } from "../src/run.ts";
import { serve } from "./serve.ts";

const itemList = { type: "array", items: { type: "object", properties: { id: { type: "string" } } } };

export function createListDocument(parameters: readonly object[] = []) {
  const content = { "application/json": { schema: itemList } };
  const responses = { 200: { description: "ok", content }, 400: { description: "bad" } };
  return createApiDocument({ openapi: "3.1.1", paths: { "/a": { get: { parameters, responses } } } });
}

/** Registers tests of services whose bodies have about as many bytes as a client accepts. */
export function testLargeBodies(maxResponseBytes: number): void {
  const count = maxResponseBytes / 3;
  const largeBodies: Record<string, string> = {
    "wrong items": `[${"1,".repeat(count)}1]`,
    "a long text": JSON.stringify("-".repeat(2.5 * count)),
    "nested arrays": "[".repeat(count),
    "wrong objects": JSON.stringify(Array.from({ length: count / 40 }, (_, id) => ({ id, other: "x" }))),
  };
  it.each(Object.entries(largeBodies))(`ends a run for ${maxResponseBytes} bytes of %s`, async (_, text) => {
    const document = createListDocument([
      { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 100 } },
    ]);
    const baseUrl = await serve((_request, response) =>
      response.writeHead(200, { "Content-Type": "application/json" }).end(text),
    );
    const { stopReason, findings } = await runConformance({ document, baseUrl, seed: 1, maxResponseBytes });
    expect(findings.some(({ check }) => check === "case-error")).toBe(false);
    if (text.length > 2 * count) expect(stopReason).toContain("Raise --max-response-bytes");
  });
}
