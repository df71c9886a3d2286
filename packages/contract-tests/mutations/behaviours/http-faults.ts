import { contract } from "@animal-store/contract";
import { pageOrigin } from "../../src/target.ts";
import type { Fault } from "../fault.ts";
import { withHeader } from "../plant/change-answers.ts";
import { operationOf } from "../plant/operation-of.ts";
import {
  behaviour,
  other,
  otherAnswers,
  otherRequests,
  otherWay,
  withBody,
  withRequestHeader,
  withUrl,
} from "./behaviour.ts";

const pages = ["cross-origin/", "preflights/"];
const bodies = ["bodies/", "media-types/", "body-sizes/", "body-members/"];
const isPreflight = ({ method, headers }: Request): boolean =>
  method === "OPTIONS" && headers.has("access-control-request-method") && headers.has("origin");

/** What a service makes of HTTP itself. */
export const httpFaults: readonly Fault[] = [
  behaviour("CORS is open to all", pages, () => other(() => ({ origins: ["*"] }))),
  behaviour("CORS is closed to all", pages, () => other(() => ({ origins: [] }))),
  behaviour("CORS lets in origins that begin alike", pages, () =>
    otherAnswers((answer, { headers }) => {
      const origin = headers.get("origin");
      return origin?.startsWith(pageOrigin) ? withHeader(answer, "access-control-allow-origin", origin) : answer;
    }),
  ),
  behaviour("an answer does not vary by Origin", pages, () =>
    otherAnswers((answer) => withHeader(answer, "vary", undefined)),
  ),
  behaviour("pages may not read Retry-After", pages, () =>
    otherAnswers((answer) => {
      const exposed = answer.headers.get("access-control-expose-headers");
      return exposed === null
        ? answer
        : withHeader(answer, "access-control-expose-headers", exposed.replace("Retry-After,", ""));
    }),
  ),
  behaviour("a preflight needs a key", pages, () =>
    otherRequests((request) => (isPreflight(request) ? withRequestHeader(request, "origin", undefined) : request)),
  ),
  behaviour("a preflight permits no header", pages, () =>
    otherAnswers((answer) => withHeader(answer, "access-control-allow-headers", undefined)),
  ),
  behaviour("a preflight forgets POST", pages, () =>
    otherAnswers((answer) => {
      const methods = answer.headers.get("access-control-allow-methods");
      return methods === null
        ? answer
        : withHeader(answer, "access-control-allow-methods", methods.replace(",POST", ""));
    }),
  ),
  behaviour("every OPTIONS with an Origin is a preflight", pages, () =>
    otherRequests((request) =>
      request.method === "OPTIONS" && request.headers.has("origin")
        ? withRequestHeader(request, "access-control-request-method", "GET")
        : request,
    ),
  ),
  behaviour("Allow forgets HEAD", ["routing/"], () =>
    otherAnswers((answer) => {
      const allow = answer.headers.get("allow");
      return allow === null ? answer : withHeader(answer, "allow", allow.replace("HEAD, ", ""));
    }),
  ),
  behaviour("HEAD has a body", ["head/", "authentication/head"], () => ({
    wire: (answer, asked) => (asked.startsWith("HEAD ") ? { ...answer, text: "{}" } : answer),
  })),
  behaviour("HEAD is not allowed", ["head/"], () =>
    otherWay((request, next) =>
      next(
        request.method === "HEAD" ? new Request(request.url, { method: "DELETE", headers: request.headers }) : request,
      ),
    ),
  ),
  behaviour("HEAD has no ETag", ["head/"], () =>
    otherAnswers((answer, { method }) => (method === "HEAD" ? withHeader(answer, "etag", undefined) : answer)),
  ),
  behaviour("HEAD tells a length of 0", ["head/"], () =>
    otherAnswers((answer, { method }) => (method === "HEAD" ? withHeader(answer, "content-length", "0") : answer)),
  ),
  behaviour("an unknown query parameter is ignored", ["parameters/"], () =>
    otherRequests((request) =>
      withUrl(request, (url) => {
        const operation = operationOf(request);
        const known: readonly string[] =
          operation === "unrouted" ? [] : contract.operations[operation].parameters.map(({ name }) => name);
        for (const name of [...url.searchParams.keys()]) if (!known.includes(name)) url.searchParams.delete(name);
      }),
    ),
  ),
  behaviour("of a repeated parameter the last one counts", ["parameters/"], () =>
    otherRequests((request) =>
      withUrl(request, (url) => {
        const last = url.searchParams.getAll("limit").at(-1);
        if (last !== undefined) url.searchParams.set("limit", last);
      }),
    ),
  ),
  behaviour("a trailing slash is ignored", ["routing/unknown"], () =>
    otherRequests((request) =>
      withUrl(request, (url) => {
        url.pathname = url.pathname.replace(/\/$/, "");
      }),
    ),
  ),
  behaviour("a path may be written in capitals", ["routing/unknown"], () =>
    otherRequests((request) =>
      withUrl(request, (url) => {
        url.pathname = url.pathname.toLowerCase();
      }),
    ),
  ),
  behaviour("double slashes are one", ["routing/unknown"], () =>
    otherRequests((request) =>
      withUrl(request, (url) => {
        url.pathname = url.pathname.replaceAll("//", "/");
      }),
    ),
  ),
  behaviour("any Content-Type is JSON", bodies, () =>
    otherRequests((request) =>
      request.method === "POST" ? withRequestHeader(request, "content-type", "application/json") : request,
    ),
  ),
  behaviour("Content-Encoding is ignored", bodies, () =>
    otherRequests((request) => withRequestHeader(request, "content-encoding", undefined)),
  ),
  behaviour("Content-Type must be spelt exactly", bodies, () =>
    otherRequests((request) => {
      const type = request.headers.get("content-type");
      return type === null || type === "application/json"
        ? request
        : withRequestHeader(request, "content-type", "text/plain");
    }),
  ),
  ...(
    [
      ["a byte order mark is skipped", (text) => text.replace(/^\ufeff/, "")],
      ["invalid UTF-8 is replaced", (text) => text],
      ["trailing commas are permitted", (text) => text.replace(/,\}$/, "}")],
      ["comments are permitted", (text) => text.replace(/\/\/.*$/, "")],
      ["an empty body is an empty object", (text) => text.trim() || "{}"],
      ["1.0 is an integer", (text) => text.replace(/:(-?\d+)\.0\b/, ":$1")],
      ["1e2 is an integer", (text) => text.replace(/:1e2\b/, ":100")],
      ["a number in a string is an integer", (text) => text.replace(/:"(\d+)"/, ":$1")],
      ["null is a missing member", (text) => text.replace(/,"\w+":null/, "")],
    ] satisfies [string, (text: string) => string][]
  ).map(([what, change]) =>
    behaviour(what, ["pets/int64-refused", "body-members/", ...bodies], () =>
      otherRequests((request) => withBody(request, change)),
    ),
  ),
  behaviour("a body where none belongs is refused", bodies, () =>
    otherWay((request, next) =>
      request.method === "GET" && Number(request.headers.get("content-length") ?? 0) > 0
        ? next(new Request(request.url, { method: "POST", headers: request.headers, body: "{" }))
        : next(request),
    ),
  ),
  behaviour("only the first violation is told", ["body-members/", "parameters/listPets/several"], () =>
    otherAnswers((answer) =>
      answer.status === 400
        ? { ...answer, text: answer.text.replace(/"details":\[(\{[^{}]*\}).*\]/, '"details":[$1]') }
        : answer,
    ),
  ),
  behaviour("a JSON Pointer is not escaped", ["body-members/"], () =>
    otherAnswers((answer) => ({ ...answer, text: answer.text.replaceAll("~1", "/").replaceAll("~0", "~") })),
  ),
];
