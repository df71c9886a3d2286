import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { createApiDocument } from "../../src/document.ts";
import { createIdempotencyScenarios } from "../../src/platform/cases/idempotency.ts";
import { readPlatformDocument } from "../../src/platform/platform-document.ts";
import { createScenarios, type Target } from "../../src/platform/scenario.ts";
import { runCases } from "../run-cases.ts";
import { serve } from "../serve.ts";

const toParameter = (name: string, place: string) => ({ name, in: place, schema: { type: "string" } });
const content = { "application/json": {} };
const title = { type: "string", minLength: 8, maxLength: 40, pattern: "^[a-z ]+$" };
const document = createApiDocument({
  openapi: "3.1.0",
  info: { title: "Library", version: "1.0.0" },
  security: [{ key: [] }],
  "x-error-codes": { idempotency_conflict: { status: 409 } },
  "x-idempotency": { keptSeconds: 3600 },
  paths: {
    "/books": {
      get: {
        operationId: "listBooks",
        parameters: ["after", "unknown"].map((name) => toParameter(name, "query")),
        responses: { 200: { description: "A page of books.", content } },
      },
      post: {
        operationId: "addBook",
        parameters: [toParameter("Idempotency-Key", "header")],
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: {
                type: "object",
                required: ["title", "code"],
                properties: { title, code: { ...title, writeOnly: true } },
              },
            },
          },
        },
        responses: {
          201: { description: "The added book.", content, headers: { "Idempotency-Replayed": {} } },
          409: { description: "The key was used with another body.", content },
        },
      },
    },
  },
  components: { securitySchemes: { key: { type: "http", scheme: "bearer" } } },
});
const platform = readPlatformDocument(document);

interface Book {
  readonly id: number;
  readonly title: string;
}

/** Returns the body and the link of a page. @param next the id after which the next page starts */
type ToPage = (page: readonly Book[], next: number | undefined) => { body: unknown; link?: string };

const cursorInBody: ToPage = (books, next) => ({ body: { books, next } });
const urlInBody: ToPage = (data, next) => ({ body: { data, paging: { next: next && `/books?after=${next}` } } });
const link: ToPage = (books, next) => ({ body: books, ...(next && { link: `</books?after=${next}>; rel="next"` }) });
const unknownCursor: ToPage = (books, next) => ({ body: { books, continuation: next } });

it.each([
  ["a cursor", cursorInBody, []],
  ["the URL of the next page", urlInBody, []],
  ["a link", link, []],
  ["an unknown cursor", unknownCursor, ["GET /books to list what POST /books added, in its first 50 pages"]],
])(
  "has no finding for a service that normalizes titles, hides codes and lists old books first, with %s",
  async (_, toPage, skipped) => {
    const results = await run({ toPage });
    expect(results.flatMap(({ findings }) => findings.map(({ message }) => message))).toEqual([]);
    expect([...new Set(results.flatMap(({ skipReason }) => skipReason ?? []))]).toEqual(skipped);
  },
);

it("reports a service that adds the entry of a repeated request, and names what it counted", async () => {
  const results = await run({ toPage: cursorInBody, isRepeated: true });
  expect(results.flatMap(({ findings }) => findings.map(({ message }) => message))).toContain(
    "the number of new entries of GET /books with members of the sent bodies must be 1, got 2",
  );
});

/** Runs the scenarios of two bodies and of none on a service with 25 books, in pages of 10. */
async function run({ toPage, isRepeated = false }: { readonly toPage: ToPage; readonly isRepeated?: boolean }) {
  const books: Book[] = [];
  const add = (sent: string): Book => {
    const book = { id: books.length + 1, title: sent.trim().toUpperCase() };
    books.push(book);
    return book;
  };
  for (let count = 0; count < 25; count += 1) add("momo");
  const stored = new Map<string, { body: string; response: string }>();
  const origin = await serve(async (request, response) => {
    const send = (status: number, body: string, headers = {}) =>
      response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(body);
    if (request.method === "GET") {
      const after = Number(new URL(`http://here${request.url}`).searchParams.get("after") ?? 0);
      const page = toPage(books.slice(after, after + 10), books.length > after + 10 ? after + 10 : undefined);
      return send(200, JSON.stringify(page.body), page.link === undefined ? {} : { Link: page.link });
    }
    const [key, body] = [String(request.headers["idempotency-key"]), await text(request)];
    const known = stored.get(key);
    if (known && isRepeated) add(JSON.parse(body).title);
    if (known && known.body !== body) return send(409, '{"code":"idempotency_conflict"}');
    if (known) return send(201, known.response, { "Idempotency-Replayed": "true" });
    const added = JSON.stringify(add(JSON.parse(body).title));
    if (key !== "undefined") stored.set(key, { body, response: added });
    send(201, added);
  });
  const target: Target = {
    name: "stub",
    start: async () => ({
      baseUrl: origin,
      createKey: async () => ({ id: "id", key: "key" }),
      revokeKey: async () => {},
      clock: { now: () => 0, advance: () => {} },
      stop: async () => {},
    }),
  };
  const { toCase, stop } = createScenarios(platform, target);
  onTestFinished(stop);
  const scenarios = createIdempotencyScenarios(platform).filter(({ id }) =>
    /another body|without-a-key|parallel/.test(id),
  );
  const results = await runCases({ document, baseUrl: origin, seed: 1 }, scenarios.map(toCase));
  expect(results).toHaveLength(4);
  return results;
}
