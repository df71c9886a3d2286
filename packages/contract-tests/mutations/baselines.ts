import { randomUUID } from "node:crypto";
import { contractCases } from "../src/cases/contract-cases.ts";
import { createMutantTarget } from "./mutant-target.ts";
import { type MutantResult, runUntilRed } from "./run-mutants.ts";
import { decodePlain, type PlainResponse, type Wire, withHeader, withRequestHeader, withUrl } from "./wire.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Services without a fault: as it is, behind the proxy of the parser's mutants, and with all that the contract leaves open. */
export async function runBaselines(): Promise<MutantResult[]> {
  const sound = createMutantTarget({ id: "no fault", mutation: {} });
  const proxied = createMutantTarget({
    id: "no fault, behind the proxy",
    mutation: { parser: (response) => ({ ...response }) },
  });
  const other = createMutantTarget({ id: "no fault, otherwise worded", mutation: { wire: () => otherwise } });
  return [
    await runUntilRed(sound, contractCases),
    // The proxy cannot tell a client in time that its body is not read to the end.
    await runUntilRed(
      proxied,
      contractCases.filter(({ id, operation }) => operation === "unrouted" || id.startsWith("head/")),
    ),
    // Cases about the contract's own words cannot be tried with others.
    await runUntilRed(
      { ...other, customMessages: true },
      contractCases.filter(({ id }) => !id.startsWith("messages/")),
    ),
  ];
}

/** Other words, tags, cursors and request ids, as a foreign implementation may have them. */
const otherwise: Wire = async (request, forward) => {
  const tags = request.headers.get("if-none-match")?.replaceAll('"own-', '"');
  const asked = tags === undefined ? request : withRequestHeader(request, "if-none-match", tags);
  const { pathname } = new URL(request.url);
  const response = await forward(withUrl(asked, turnCursorIn));
  return [
    changing("etag", (tag) => tag.replace('"', '"own-')),
    changing("link", (link) => (link.includes(pathname) ? turnCursor(link) : link)),
    changing("x-request-id", (id) => (uuid.test(id) ? `own.${randomUUID()}` : id)),
  ].reduce((changed, change) => change(changed), {
    ...response,
    text: response.text.replaceAll(/(?<="message":)"(?:[^"\\]|\\.)*"/g, (words) => words.toLowerCase()),
  });
};

function changing(name: string, change: (value: string) => string): (response: PlainResponse) => PlainResponse {
  return (response) => {
    const value = response.headers.get(name);
    return value === null ? response : withHeader(response, name, change(value));
  };
}

/** Cursors say nothing to a client: these run backwards. */
function turnCursor(text: string): string {
  return text.replace(/(?<=cursor=)[\w-]{12,}/, (cursor) => [...cursor].reverse().join(""));
}

function turnCursorIn(url: URL): void {
  const query = decodePlain(url.search);
  if (turnCursor(query) !== query) url.search = turnCursor(query);
}
