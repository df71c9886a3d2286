import { expect, it } from "vitest";
import { createConditionalCases } from "../src/cases/conditional-requests.ts";
import { createApiDocument } from "../src/document.ts";
import { listMessages } from "./run-cases.ts";
import { serve } from "./serve.ts";

const responses = (success: string) => ({ [success]: { description: "-" }, 412: { description: "-" } });
const requestBody = { content: { "application/json": { schema: { type: "object" } } } };
const note = {
  get: { operationId: "getNote", responses: { ...responses("200"), 304: { description: "-" } } },
  put: { operationId: "putNote", requestBody, responses: responses("200") },
};
const document = createApiDocument({ openapi: "3.1.0", paths: { "/note": note } });

interface Rules {
  /** Returns the tags that a field lists. */
  list(field: string): readonly string[];
  isWeak(tag: string): boolean;
  isSame(listed: string, tag: string): boolean;
  readonly tagOf304?: string;
  readonly readsFirstField?: boolean;
  readonly ignoresHead?: boolean;
  readonly ignoresIfMatchOf?: string;
  readonly isIfNoneMatchFirst?: boolean;
}

const correct: Rules = {
  list: (field) => field.match(/^\s*\*\s*$|(?:W\/)?"[^"]*"(?=\s*(?:,|$))/g) ?? [],
  isWeak: (tag) => tag.startsWith("W/"),
  isSame: (listed, tag) => listed === "*" || listed.replace("W/", "") === tag.replace("W/", ""),
};

it.each<[fault: string, message: string | undefined, rules: Partial<Rules>, prefix?: string]>([
  ["no fault", undefined, {}],
  ["no fault and weak tags", undefined, {}, "W/"],
  ["no list", "If-None-Match with a list that contains the tag", { list: (field) => [field] }],
  ["only the first field", "the tag in a second field", { readsFirstField: true }],
  [
    "a strong comparison",
    "the tag with the other weakness",
    { isSame: (listed, tag) => listed === "*" || listed === tag },
  ],
  ["no star", "If-None-Match with *", { isSame: (listed, tag) => listed !== "*" && correct.isSame(listed, tag) }],
  ["any tag", "with another tag must return the body", { isSame: () => true }],
  [
    "a quoted star",
    "with a star in quotes",
    { isSame: (listed, tag) => listed === '"*"' || correct.isSame(listed, tag) },
  ],
  [
    "a prefix",
    "a part of the tag",
    {
      isSame: (listed, tag) =>
        correct.isSame(listed, tag) || (listed.length > 9 && tag.startsWith(listed.slice(0, -1))),
    },
  ],
  ["another tag in a 304", "a 304 must have the ETag of the 200", { tagOf304: '"0"' }],
  ["HEAD without conditions", "HEAD with If-None-Match must return 304", { ignoresHead: true }],
  ["a weak If-Match", "If-Match with the tag marked as weak must return 412", { isWeak: () => false }],
  ["no If-Match for PUT", "If-Match with another tag must return 412", { ignoresIfMatchOf: "PUT" }],
  ["If-None-Match first", "another tag, and If-None-Match must return 412", { isIfNoneMatchFirst: true }],
])("reports a server with %s: %s", async (_, message, changes, prefix = "") => {
  const rules = { ...correct, ...changes };
  let version = 1;
  const baseUrl = await serve((request, response) => {
    const { method = "" } = request;
    const field = (name: string) =>
      rules.readsFirstField ? request.headersDistinct[name]?.[0] : request.headersDistinct[name]?.join(", ");
    const tag = `${prefix}"version-${version}"`;
    const isListed = (field: string, isStrong: boolean) =>
      rules.list(field).some((each) => {
        const isExcluded = isStrong && each !== "*" && (rules.isWeak(each) || rules.isWeak(tag));
        return !isExcluded && rules.isSame(each, tag);
      });
    const ifMatch = rules.ignoresIfMatchOf === method ? undefined : field("if-match");
    const ifNoneMatch = field("if-none-match");
    const isRead = method === "GET" || (method === "HEAD" && !rules.ignoresHead);
    const isUnchanged = isRead && ifNoneMatch !== undefined && isListed(ifNoneMatch, false);
    const isFailed = ifMatch !== undefined && !isListed(ifMatch, true);
    if (isFailed && !(rules.isIfNoneMatchFirst && isUnchanged)) return response.writeHead(412).end();
    if (isUnchanged) return response.writeHead(304, { ETag: rules.tagOf304 ?? tag }).end();
    if (method === "PUT") version += 1;
    return response.writeHead(200, { ETag: tag }).end();
  });
  const messages = await listMessages({ document, baseUrl, seed: 1 }, createConditionalCases(document));
  if (message === undefined) expect(messages).toBe("");
  else expect(messages).toContain(message);
});

it.each([
  [[], ""],
  [[{ name: "If-Match", in: "header", schema: { type: "string" } }], "If-Match with another tag must return 412"],
])("expects a 412 of a service without tags only if the document has If-Match: %j", async (parameters, expected) => {
  const remove = {
    operationId: "removeNote",
    parameters,
    responses: { ...responses("204"), 404: { description: "-" } },
  };
  const get = { operationId: "getNote", responses: { 200: { description: "-" } } };
  const document = createApiDocument({ openapi: "3.1.0", paths: { "/note": { get, delete: remove } } });
  const baseUrl = await serve(({ method }, response) => response.writeHead(method === "GET" ? 200 : 404).end());
  const messages = await listMessages({ document, baseUrl, seed: 1 }, createConditionalCases(document));
  expect(messages).toContain(expected);
  if (expected === "") expect(messages).toBe("");
});
