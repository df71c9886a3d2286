import type { DocumentedAnswer } from "./contract/documented-answers.ts";

/** An answer before it becomes HTTP. */
export type Answer = { status: number; headers: Record<string, string>; body?: unknown };

/** Keeps only the headers that the contract documents for this answer. */
export function withDocumentedHeaders(answer: Answer, documented: DocumentedAnswer | undefined): Answer {
  // By exact name: Prism's own `deprecation: true` would else join the documented `Deprecation`.
  const headers = Object.entries(answer.headers).filter(
    ([name]) => documented && Object.hasOwn(documented.headers, name),
  );
  return { ...answer, headers: Object.fromEntries(headers) };
}

/** Writes an answer as HTTP. */
export function toResponse({ status, headers, body }: Answer): Response {
  if (body === undefined) return new Response(null, { status, headers });
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, "Content-Type": "application/json; charset=utf-8" },
  });
}
