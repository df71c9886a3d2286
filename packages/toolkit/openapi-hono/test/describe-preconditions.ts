import { describe, expect, it } from "vitest";
import { type ContractApp, mountContract } from "../src/index.ts";
import { generateDocument, toHandlers } from "./mount-document.ts";

export interface ConditionalRequest {
  readonly method: string;
  readonly path: string;
  /** The lines of each header. */
  readonly headers: Readonly<Record<string, string[]>>;
  readonly body?: string;
}
type Send = (request: ConditionalRequest) => Promise<{ status: number; etag: string | null; text: string }>;

const reads = ["GET", "HEAD"];
const writes = ["PUT", "POST", "PATCH", "DELETE"];
const withEtag = (description: string) => ({
  description,
  headers: { ETag: { required: true, schema: { type: "string" } } },
  content: { "application/json": { schema: {} } },
});
const operation = (id: string, names: readonly string[] = [], others: object = {}, isRequired = false) => ({
  operationId: id,
  parameters: names.map((name) => ({ name, in: "header", required: isRequired, schema: { type: "string" } })),
  responses: { "200": withEtag("The thing."), "404": { description: "There is none." }, ...others },
});
const requestBody = { required: true, content: { "application/json": { schema: { type: "integer" } } } };
const required = { "428": { description: "A precondition is required." } };
const document = {
  openapi: "3.1.0",
  info: { title: "Things", version: "1" },
  servers: [{ url: "/api" }],
  paths: {
    "/thing": {
      get: operation("get", [], { "304": { description: "It has not changed." } }),
      put: operation("put", [], { "412": { description: "It has changed." } }),
      post: operation("post"),
      patch: operation("patch"),
      delete: operation("delete"),
    },
    "/guarded": {
      put: operation("guardedPut", ["If-Match"], required),
      patch: operation("guardedPatch", ["if-none-match", "If-Match"], required),
      post: operation("guardedPost", [], required),
      delete: operation("guardedDelete", ["If-Match"]),
    },
    "/checked": {
      put: { ...operation("optionalPut", ["If-Match"], required), requestBody },
      patch: { ...operation("requiredPatch", ["If-Match"], required, true), requestBody },
      delete: operation("requiredDelete", ["If-Match"], {}, true),
    },
  },
};

interface Tag {
  readonly opaque: string;
  readonly isWeak: boolean;
}
const strong = (opaque: string): Tag => ({ opaque, isWeak: false });
const weak = (opaque: string): Tag => ({ opaque, isWeak: true });
const format = ({ opaque, isWeak }: Tag) => `${isWeak ? "W/" : ""}"${opaque}"`;

const currentTags: readonly (Tag | null)[] = [null, strong("a"), weak("a"), strong(""), strong("a,b"), weak("\x80!#")];
/** The lines of a precondition, each with its tags. */
type Precondition = "absent" | "*" | readonly (readonly Tag[])[];
const preconditions: readonly Precondition[] = [
  ...(["absent", "*"] as const),
  ...[[[]], [[strong("a")]], [[weak("a")]], [[strong("x")]], [[strong("")]], [[weak("\x80!#"), strong("a,b")]]],
  ...[[[strong("x"), weak("a"), strong("b")]], [[strong("x")], [strong("a")]], [[weak("x")], [], [weak("a")]]],
];

const toLines = (precondition: Precondition): string[] => {
  if (precondition === "absent") return [];
  return precondition === "*" ? ["*"] : precondition.map((tags) => tags.map(format).join(", "));
};

/** RFC 9110, sections 13.1.1 and 13.1.2 */
function isListed(precondition: Precondition, current: Tag | null, comparison: "strong" | "weak"): boolean {
  if (current === null || precondition === "absent") return false;
  if (precondition === "*") return true;
  const isComparable = ({ isWeak }: Tag) => comparison === "weak" || !(isWeak || current.isWeak);
  return precondition.flat().some((tag) => tag.opaque === current.opaque && isComparable(tag));
}

/** RFC 9110, section 13.2.2 */
function toStatus(method: string, current: Tag | null, ifMatch: Precondition, ifNoneMatch: Precondition): number {
  const isRead = reads.includes(method);
  if (isRead && current === null) return 404;
  if (ifMatch !== "absent" && !isListed(ifMatch, current, "strong")) return 412;
  if (ifNoneMatch === "absent" || !isListed(ifNoneMatch, current, "weak")) return 200;
  return isRead ? 304 : 412;
}

/** Describes preconditions whose ETag the handler knows. */
export function describePreconditions(open: (app: ContractApp) => Promise<Send>): void {
  let current: string | null = null;
  const errors: unknown[] = [];

  interface HandlerRequest {
    readonly operation: { readonly method: string };
    readonly checkPreconditions: (etag: string | null) => unknown;
    readonly reply: (...values: unknown[]) => unknown;
    readonly replyError: (status: number, message: string) => unknown;
  }
  const handle = ({ operation, checkPreconditions, reply, replyError }: HandlerRequest): unknown => {
    if (operation.method !== "GET") return checkPreconditions(current) ?? reply(200, "new", { ETag: '"new"' });
    return current === null ? replyError(404, "There is none.") : reply(200, "thing", { etag: current });
  };

  const openApp = async () => {
    const { contract, requestValidators, responseValidators } = await generateDocument(document);
    const onError = (error: unknown) => void errors.push(error);
    const handlers = toHandlers(contract, handle as never);
    const onInvalidResponse = () => undefined;
    return open(
      mountContract({
        contract,
        requestValidators,
        responseValidators,
        handlers,
        onError,
        onInvalidResponse,
        hash: String,
      }),
    );
  };

  describe("preconditions", () => {
    it("are evaluated for each ETag, method and list of tags as RFC 9110 defines", async () => {
      const send = await openApp();
      const wrong: unknown[] = [];
      for (const tag of currentTags)
        for (const ifMatch of preconditions)
          for (const ifNoneMatch of preconditions)
            for (const method of [...reads, ...writes]) {
              current = tag && format(tag);
              const headers = { "If-Match": toLines(ifMatch), "If-None-Match": toLines(ifNoneMatch) };
              const { status, etag } = await send({ method, path: "/api/thing", headers });
              const expected = toStatus(method, tag, ifMatch, ifNoneMatch);
              const sentTag = reads.includes(method) ? current : '"new"';
              const expectedTag = expected < 400 ? sentTag : null;
              if (status !== expected || etag !== expectedTag)
                wrong.push([method, current, headers, status, etag, expected]);
            }
      expect([wrong.slice(0, 5), errors]).toEqual([[], []]);
    });

    it("a documented 428 is the response to a request without the documented headers", async () => {
      const send = await openApp();
      current = '"a"';
      const cases: [method: string, headers: Record<string, string[]>, status: number][] = [
        ["PUT", {}, 428],
        ["PUT", { "If-None-Match": ['"x"'] }, 428],
        ["PUT", { "If-Match": ['"a"'] }, 200],
        ["PUT", { "If-Match": ['"x"'] }, 412],
        ["PATCH", {}, 428],
        ["PATCH", { "If-None-Match": ["*"] }, 412],
        ["PATCH", { "If-None-Match": ['"x"'] }, 200],
        ["PATCH", { "If-Match": ["*"] }, 200],
        ["POST", {}, 200],
        ["DELETE", {}, 200],
      ];
      for (const [method, headers, status] of cases) {
        const response = await send({ method, path: "/api/guarded", headers });
        expect([method, headers, response.status]).toEqual([method, headers, status]);
      }
    });

    // RFC 9110, section 13.2.1
    it("a request that is wrong without its precondition gets that error instead of 428 or 412", async () => {
      const send = await openApp();
      current = '"a"';
      const json = { "Content-Type": ["application/json"] };
      const others: Record<string, string[]>[] = [{ "If-Match": ['"x"'] }, {}];
      const bodies: [status: number, headers: Record<string, string[]>, body: string, query?: string][] = [
        [415, { "Content-Type": ["application/xml"] }, "1"],
        [400, json, "{"],
        [400, json, '"text"'],
        [400, json, "1", "?unknown=1"],
        [413, json, " ".repeat(2 ** 21)],
      ];
      for (const method of ["PUT", "PATCH"]) {
        for (const other of others)
          for (const [status, headers, body, query = ""] of bodies) {
            const path = `/api/checked${query}`;
            const response = await send({ method, path, headers: { ...headers, ...other }, body });
            expect([method, other, body.slice(0, 9), response.status]).toEqual([
              method,
              other,
              body.slice(0, 9),
              status,
            ]);
          }
        const response = await send({ method, path: "/api/checked", headers: json, body: "1" });
        expect([method, response.status]).toEqual([method, 428]);
      }
      expect((await send({ method: "DELETE", path: "/api/checked", headers: {} })).status).toBe(400);
    });

    it.each(["3", '"3', '3"', "W/3", 'w/"3"', '"3"4"', '"3", "4"', '"3 4"', '"\u20ac"', "*", ""])(
      "the invalid ETag %j of a handler is a 500 with its reason in onError",
      async (etag) => {
        const send = await openApp();
        for (const method of [...reads, ...writes]) {
          current = etag;
          const response = await send({ method, path: "/api/thing", headers: {} });
          expect([response.status, response.etag]).toEqual([500, null]);
          expect(String(errors.pop())).toMatch(
            /^TypeError: The (?:ETag of \w+ is ".*", which is no entity tag|header ETag contains)/i,
          );
        }
      },
    );
  });
}
