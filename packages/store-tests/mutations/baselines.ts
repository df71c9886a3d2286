import { randomUUID } from "node:crypto";
import type { Middleware } from "@animal-store/conformance/internal";
import { editRequestHeader, editResponseHeader, editUrl } from "./edits.ts";
import { createMutantTarget } from "./mutant-target.ts";
import { type MutantResult, runUntilFailure } from "./run-mutants.ts";

/** Tests services without a defect: unchanged and with other values where the contract allows several. */
export async function runBaselines(): Promise<MutantResult[]> {
  const unchanged = createMutantTarget({ id: "baseline", mutation: {} });
  const mutation = { middleware: () => varyOpenValues };
  const varied = createMutantTarget({ id: "baseline with other messages, tags and ids", mutation });
  return [await runUntilFailure(unchanged), await runUntilFailure({ ...varied, customMessages: true })];
}

/** Changes messages, entity tags, cursors and request ids to values that another implementation may use. */
const varyOpenValues: Middleware = async (request, forward) => {
  let original = editUrl(request, "search", reverseCursor);
  for (const name of ["if-match", "if-none-match"])
    original = editRequestHeader(original, name, (tags) => tags.replaceAll('"own-', '"'));
  const { pathname } = new URL(request.url);
  const sentId = request.headers.get("x-request-id");
  let response = await forward(original);
  response = editResponseHeader(response, "etag", (tag) => tag.replace('"', '"own-'));
  response = editResponseHeader(response, "link", (link) => (link.includes(pathname) ? reverseCursor(link) : link));
  response = editResponseHeader(response, "x-request-id", (id) => (id === sentId ? id : `own.${randomUUID()}`));
  // "message":"…"
  const text = response.text.replaceAll(/(?<="message":)"(?:[^"\\]|\\.)*"/g, (message) => message.toLowerCase());
  return { ...response, text };
};

function reverseCursor(text: string): string {
  return text.replace(/(?<=cursor=)[\w-]{12,}/, (cursor) => [...cursor].reverse().join(""));
}
