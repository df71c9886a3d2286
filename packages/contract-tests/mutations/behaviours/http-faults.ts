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

const isPreflight = ({ method, headers }: Request): boolean =>
  method === "OPTIONS" && headers.has("access-control-request-method") && headers.has("origin");

/** What a service makes of HTTP itself. */
export const httpFaults: readonly Fault[] = [
  behaviour("CORS is open to all", ["preflights/foreign", "cross-origin/foreign"], () =>
    other(() => ({ origins: ["*"] })),
  ),
  behaviour("CORS is closed to all", ["preflights/pets", "cross-origin/listPets"], () =>
    other(() => ({ origins: [] })),
  ),
  behaviour("CORS lets in origins that begin alike", ["cross-origin/foreign", "preflights/foreign"], () =>
    otherAnswers((answer, { headers }) => {
      const origin = headers.get("origin");
      return origin?.startsWith(pageOrigin) ? withHeader(answer, "access-control-allow-origin", origin) : answer;
    }),
  ),
  behaviour("an answer does not vary by Origin", ["cross-origin/without-an-origin"], () =>
    otherAnswers((answer) => withHeader(answer, "vary", undefined)),
  ),
  behaviour("pages may not read Retry-After", ["cross-origin/listPets"], () =>
    otherAnswers((answer) => {
      const exposed = answer.headers.get("access-control-expose-headers");
      return exposed === null
        ? answer
        : withHeader(answer, "access-control-expose-headers", exposed.replace("Retry-After,", ""));
    }),
  ),
  behaviour("a preflight needs a key", ["preflights/pets"], () =>
    otherRequests((request) => (isPreflight(request) ? withRequestHeader(request, "origin", undefined) : request)),
  ),
  behaviour("a preflight permits no header", ["preflights/pets"], () =>
    otherAnswers((answer) => withHeader(answer, "access-control-allow-headers", undefined)),
  ),
  behaviour("a preflight forgets POST", ["preflights/pets"], () =>
    otherAnswers((answer) => {
      const methods = answer.headers.get("access-control-allow-methods");
      return methods === null
        ? answer
        : withHeader(answer, "access-control-allow-methods", methods.replace(",POST", ""));
    }),
  ),
  behaviour("every OPTIONS with an Origin is a preflight", ["preflights/options-"], () =>
    otherRequests((request) =>
      request.method === "OPTIONS" && request.headers.has("origin")
        ? withRequestHeader(request, "access-control-request-method", "GET")
        : request,
    ),
  ),
  behaviour("Allow forgets HEAD", ["routing/options"], () =>
    otherAnswers((answer) => {
      const allow = answer.headers.get("allow");
      return allow === null ? answer : withHeader(answer, "allow", allow.replace("HEAD, ", ""));
    }),
  ),
  behaviour("HEAD has a body", ["head/bytes"], () => ({
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
  behaviour("an unknown query parameter is ignored", ["inputs/listPets/unknown parameter"], () =>
    otherRequests((request) =>
      withUrl(request, (url) => {
        const operation = operationOf(request);
        const known: readonly string[] =
          operation === "unrouted" ? [] : contract.operations[operation].parameters.map(({ name }) => name);
        for (const name of [...url.searchParams.keys()]) if (!known.includes(name)) url.searchParams.delete(name);
      }),
    ),
  ),
  behaviour("of a repeated parameter the last one counts", ["inputs/listPets/query"], () =>
    otherRequests((request) =>
      withUrl(request, (url) => {
        const all = url.searchParams.getAll("limit");
        // Set, it is written anew, though it was not to be read.
        if (all.length > 1) url.searchParams.set("limit", all.at(-1) ?? "");
      }),
    ),
  ),
  behaviour("a trailing slash is ignored", ["routing/unknown//pets/"], () =>
    otherRequests((request) =>
      withUrl(request, (url) => {
        url.pathname = url.pathname.replace(/\/$/, "");
      }),
    ),
  ),
  behaviour("a path may be written in capitals", ["routing/unknown//Pets"], () =>
    otherRequests((request) =>
      withUrl(request, (url) => {
        url.pathname = url.pathname.toLowerCase();
      }),
    ),
  ),
  behaviour("double slashes are one", ["routing/unknown///pets"], () =>
    otherRequests((request) =>
      withUrl(request, (url) => {
        url.pathname = url.pathname.replaceAll("//", "/");
      }),
    ),
  ),
  behaviour("any Content-Type is JSON", ["inputs/createPet/Content-Type"], () =>
    otherRequests((request) =>
      request.method === "POST" ? withRequestHeader(request, "content-type", "application/json") : request,
    ),
  ),
  behaviour("Content-Encoding is ignored", ["inputs/createPet/Content-Encoding"], () =>
    otherRequests((request) => withRequestHeader(request, "content-encoding", undefined)),
  ),
  behaviour("Content-Type must be spelt exactly", ["inputs/createPet/Content-Type"], () =>
    otherRequests((request) => {
      const type = request.headers.get("content-type");
      return type === null || type === "application/json"
        ? request
        : withRequestHeader(request, "content-type", "text/plain");
    }),
  ),
  ...(
    [
      [
        "a byte order mark is skipped",
        "inputs/createPet/body: a byte order mark",
        (bytes) => bytes.replace(/^\xef\xbb\xbf/, ""),
      ],
      [
        "invalid UTF-8 is replaced",
        "inputs/createPet/body: the bytes",
        (bytes) => Buffer.from(Buffer.from(bytes, "latin1").toString()).toString("latin1"),
      ],
      [
        "trailing commas are permitted",
        "inputs/createPet/body: a trailing comma",
        (bytes) => bytes.replace(/,\}$/, "}"),
      ],
      ["comments are permitted", "inputs/createPet/body: a comment", (bytes) => bytes.replace(/\/\/.*$/, "")],
      ["an empty body is an empty object", "inputs/createPet/body: empty", (bytes) => bytes.trim() || "{}"],
      ["1.0 is an integer", "inputs/createPet//categoryId/type: 1.0", (bytes) => bytes.replace(/:(-?\d+)\.0\b/, ":$1")],
      ["1e2 is an integer", "inputs/createPet//categoryId/type: 1e2", (bytes) => bytes.replace(/:1e2\b/, ":100")],
      [
        "a number in a string is an integer",
        'inputs/createPet//categoryId/type: "7"',
        (bytes) => bytes.replace(/:"(\d+)"/, ":$1"),
      ],
      ["null is a missing member", "inputs/createPet//status/type: null", (bytes) => bytes.replace(/,"\w+":null/, "")],
    ] satisfies [string, string, (bytes: string) => string][]
  ).map(([what, about, change]) =>
    behaviour(what, [about], () => otherRequests((request) => withBody(request, change))),
  ),
  behaviour("a body where none belongs is refused", ["inputs/listPets/body: ignored"], () =>
    otherWay((request, next) =>
      request.method === "GET" && Number(request.headers.get("content-length") ?? 0) > 0
        ? next(new Request(request.url, { method: "POST", headers: request.headers, body: "{" }))
        : next(request),
    ),
  ),
  behaviour("only the first violation is told", ["inputs/createPet/all wrong", "inputs/listPets/all wrong"], () =>
    otherAnswers((answer) =>
      answer.status === 400
        ? { ...answer, text: answer.text.replace(/"details":\[(\{[^{}]*\}).*\]/, '"details":[$1]') }
        : answer,
    ),
  ),
  behaviour("a JSON Pointer is not escaped", ["inputs/createPet/unknown member a/b~c"], () =>
    otherAnswers((answer) => ({ ...answer, text: answer.text.replaceAll("~1", "/").replaceAll("~0", "~") })),
  ),
];
