import { randomUUID } from "node:crypto";
import {
  type Middleware,
  type PlainResponse,
  withHeader,
  withRequestHeader,
  withUrl,
} from "@animal-store/conformance/internal";
import { contractCases } from "../src/cases/contract-cases.ts";
import { decodePlain } from "./mutant.ts";
import { createMutantTarget } from "./mutant-target.ts";
import { type MutantResult, runUntilFailure } from "./run-mutants.ts";

/** Tests services without a defect: unchanged and with other values where the contract allows several. */
export async function runBaselines(): Promise<MutantResult[]> {
  const unchangedTarget = createMutantTarget({ id: "baseline", mutation: {} });
  const variedTarget = createMutantTarget({
    id: "baseline with other messages, tags and ids",
    mutation: { middleware: () => varyOpenValues },
  });
  return [
    await runUntilFailure(unchangedTarget, contractCases),
    await runUntilFailure({ ...variedTarget, customMessages: true }, contractCases),
  ];
}

/** Changes messages, entity tags, cursors and request ids to values that another implementation may use. */
const varyOpenValues: Middleware = async (request, forward) => {
  const originalRequest = ["if-match", "if-none-match"].reduce((changed, name) => {
    const tags = request.headers.get(name)?.replaceAll('"own-', '"');
    return tags === undefined ? changed : withRequestHeader(changed, name, tags);
  }, request);
  const { pathname } = new URL(request.url);
  const response = await forward(withUrl(originalRequest, reverseCursorIn));
  return [
    changeHeader("etag", (tag) => tag.replace('"', '"own-')),
    changeHeader("link", (link) => (link.includes(pathname) ? reverseCursor(link) : link)),
    changeHeader("x-request-id", (id) => (id === request.headers.get("x-request-id") ? id : `own.${randomUUID()}`)),
  ].reduce((changed, change) => change(changed), {
    ...response,
    text: response.text.replaceAll(/(?<="message":)"(?:[^"\\]|\\.)*"/g, (message) => message.toLowerCase()),
  });
};

function changeHeader(name: string, change: (value: string) => string): (response: PlainResponse) => PlainResponse {
  return (response) => {
    const value = response.headers.get(name);
    return value === null ? response : withHeader(response, name, change(value));
  };
}

function reverseCursor(text: string): string {
  return text.replace(/(?<=cursor=)[\w-]{12,}/, (cursor) => [...cursor].reverse().join(""));
}

function reverseCursorIn(url: URL): void {
  const query = decodePlain(url.search);
  if (reverseCursor(query) !== query) url.search = reverseCursor(query);
}
