import type { Fault } from "../fault.ts";
import { withHeader } from "../plant/change-answers.ts";
import { behaviour, other, otherAnswers, otherRequests, otherWay, withRequestHeader } from "./behaviour.ts";

/** What entity tags stand for, and when they are asked about. */
export const conditionalFaults: readonly Fault[] = [
  behaviour("a 304 is never given", ["conditional/listPets/named"], () =>
    otherRequests((request) => withRequestHeader(request, "if-none-match", undefined)),
  ),
  behaviour("a 304 has a stale tag", ["entity-tags/listPets/changed"], () => {
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
  behaviour("an ETag ignores Link", ["entity-tags/listPets/next-page"], () =>
    other(({ hash }) => ({ hash: (data) => hash(typeof data === "string" ? data.replace(/^[^\n]*\n/, "") : data) })),
  ),
  behaviour("an ETag ignores the body", ["entity-tags/listPets/changed"], () =>
    other(({ hash }) => ({ hash: (data) => hash(typeof data === "string" ? data.replace(/\n.*$/s, "\n") : data) })),
  ),
  behaviour("an ETag changes with each answer", ["conditional/listPets/same-tag"], () => {
    let count = 0;
    return otherAnswers((answer) => {
      const tag = answer.headers.get("etag");
      count += 1;
      return tag === null ? answer : withHeader(answer, "etag", `${tag.slice(0, -1)}${count}"`);
    });
  }),
  behaviour("an ETag is weak", ["conditional/listPets/same-tag"], () =>
    otherAnswers((answer) => {
      const tag = answer.headers.get("etag");
      return tag === null ? answer : withHeader(answer, "etag", `W/${tag}`);
    }),
  ),
  ...(
    [
      ["a star names no tag", "named/any tag", (asked) => (asked === "*" ? undefined : asked)],
      [
        "a weak tag names nothing",
        "named/the tag marked as weak",
        (asked) => (asked.startsWith("W/") ? undefined : asked),
      ],
      ["of a list only the first tag counts", "named/a list that holds the tag", (asked) => asked.split(",")[0]],
      [
        "a tag without its quotes is one",
        "not-named/the tag without its quotes",
        (asked) => (/^[\w-]+$/.test(asked) ? `"${asked}"` : asked),
      ],
      ["a star in quotes is one", "not-named/a star in quotes", (asked) => (asked === '"*"' ? "*" : asked)],
      ["an empty If-None-Match is a star", "not-named/nothing", (asked) => (asked === "" ? "*" : asked)],
    ] satisfies [string, string, (asked: string) => string | undefined][]
  ).map(([what, about, change]) =>
    behaviour(what, [`conditional/listPets/${about}`], () =>
      otherRequests((request) => {
        const asked = request.headers.get("if-none-match");
        return asked === null ? request : withRequestHeader(request, "if-none-match", change(asked));
      }),
    ),
  ),
  behaviour("HEAD never is 304", ["conditional/listPets/head"], () =>
    otherRequests((request) =>
      request.method === "HEAD" ? withRequestHeader(request, "if-none-match", undefined) : request,
    ),
  ),
];
