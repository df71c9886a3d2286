import type { Fault } from "../fault.ts";
import { withHeader } from "../plant/change-answers.ts";
import { behaviour, other, otherAnswers, otherRequests, otherWay, withRequestHeader } from "./behaviour.ts";

const hints = ["conditional/", "entity-tags/"];

/** What entity tags stand for, and when they are asked about. */
export const conditionalFaults: readonly Fault[] = [
  behaviour("a 304 is never given", hints, () =>
    otherRequests((request) => withRequestHeader(request, "if-none-match", undefined)),
  ),
  behaviour("a 304 has a stale tag", hints, () => {
    const first = new Map<string, string>();
    return otherWay(async (request, next) => {
      const asked = request.headers.get("if-none-match");
      const response = await next(request);
      const tag = response.headers.get("etag");
      const known = first.get(request.url);
      if (tag !== null && known === undefined) first.set(request.url, tag);
      if (known === undefined || asked !== known || response.status !== 200) return response;
      const headers = new Headers(response.headers);
      headers.set("etag", known);
      headers.delete("content-type");
      if (!request.url.includes("/pets/")) headers.delete("link");
      return new Response(null, { status: 304, headers });
    });
  }),
  behaviour("an ETag ignores Link", hints, () =>
    other(({ hash }) => ({ hash: (data) => hash(typeof data === "string" ? data.replace(/^[^\n]*\n/, "") : data) })),
  ),
  behaviour("an ETag ignores the body", hints, () =>
    other(({ hash }) => ({ hash: (data) => hash(typeof data === "string" ? data.replace(/\n.*$/s, "\n") : data) })),
  ),
  behaviour("an ETag changes with each answer", hints, () => {
    let count = 0;
    return otherAnswers((answer) => {
      const tag = answer.headers.get("etag");
      count += 1;
      return tag === null ? answer : withHeader(answer, "etag", `${tag.slice(0, -1)}${count}"`);
    });
  }),
  behaviour("an ETag is weak", hints, () =>
    otherAnswers((answer) => {
      const tag = answer.headers.get("etag");
      return tag === null ? answer : withHeader(answer, "etag", `W/${tag}`);
    }),
  ),
  ...(
    [
      ["a star names no tag", (asked) => (asked === "*" ? undefined : asked)],
      ["a weak tag names nothing", (asked) => (asked.startsWith("W/") ? undefined : asked)],
      ["of a list only the first tag counts", (asked) => asked.split(",")[0]],
      ["a tag without its quotes is one", (asked) => (/^[\w-]+$/.test(asked) ? `"${asked}"` : asked)],
      ["a star in quotes is one", (asked) => (asked === '"*"' ? "*" : asked)],
      ["an empty If-None-Match is a star", (asked) => (asked === "" ? "*" : asked)],
    ] satisfies [string, (asked: string) => string | undefined][]
  ).map(([what, change]) =>
    behaviour(what, hints, () =>
      otherRequests((request) => {
        const asked = request.headers.get("if-none-match");
        return asked === null ? request : withRequestHeader(request, "if-none-match", change(asked));
      }),
    ),
  ),
  behaviour("HEAD never is 304", hints, () =>
    otherRequests((request) =>
      request.method === "HEAD" ? withRequestHeader(request, "if-none-match", undefined) : request,
    ),
  ),
];
