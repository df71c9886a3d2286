import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { runQuietly } from "./run-quietly.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export type Json = Record<string, unknown>;
/** Responses that say as little as possible. */
export const ok = { 200: { description: "Done." } };

/** A small document with one operation, GET /things, which `operation` extends. */
export function withOperation(operation: Json, root: Json = {}): Json {
  const paths = { "/things": { get: { operationId: "listThings", responses: ok, ...operation } } };
  return { openapi: "3.1.0", info: { title: "Things", version: "1" }, paths, ...root };
}
/** With the query parameter `sort`. */
export const withParameter = (parameter: Json) =>
  withOperation({ parameters: [{ name: "sort", in: "query", ...parameter }] });
/** With the response 200. */
export const withResponse = (response: Json, root: Json = {}) =>
  withOperation({ responses: { 200: { description: "Done.", ...response } } }, root);
/** With the schema `Thing`. */
export const withSchema = (schema: Json) =>
  withResponse(
    { content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } } },
    { components: { schemas: { Thing: schema } } },
  );
export const withPaths = (paths: Json) => withOperation({}, { paths });

export type Refused = [what: string, document: Json | string, message: string];

/** Holds that codegen answers a document with exit code 1, its line, and this message. */
export async function expectRefusal(document: Json | string, message: string): Promise<void> {
  const folder = temporaryFolder();
  const path = join(folder, "document.yaml");
  writeFileSync(path, typeof document === "string" ? document : JSON.stringify(document));
  const { code, stderr } = await runQuietly(path, join(folder, "generated"));
  const told = stderr.replaceAll(new RegExp(`^${path}:\\d+:\\d+: `, "gm"), "").replaceAll(path, "DOCUMENT");
  expect(told).toBe(message);
  expect(stderr).toMatch(new RegExp(`^${path}:\\d+:\\d+: `));
  expect(code).toBe(1);
}
