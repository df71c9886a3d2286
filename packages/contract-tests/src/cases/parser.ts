import type { Scenario } from "@animal-store/conformance/platform";
import { contract } from "@animal-store/contract";
import { expectError, expectSuccess, optionsOutcome } from "./outcomes.ts";

const { path } = contract.operations.listPets;
const target = contract.basePath + path;
const requestLine = `GET ${target} HTTP/1.1\r\n`;
const requestHead = `${requestLine}Host: here\r\n`;

const malformedMessages: [label: string, message: string][] = [
  ["text that is not HTTP", "hello\r\n\r\n"],
  ["a header without a colon", `${requestHead}nonsense\r\n\r\n`],
  ["a space in a header name", `${requestHead}X Y: z\r\n\r\n`],
  ["the version of another protocol", `GET ${target} RTSP/1.0\r\nHost: here\r\n\r\n`],
  ["an unknown method", `BREW ${target} HTTP/1.1\r\nHost: here\r\n\r\n`],
  ["a Content-Length that is not a number", `${requestHead}Content-Length: abc\r\n\r\n`],
  [
    "both Content-Length and Transfer-Encoding",
    `${requestHead}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ["two lengths", `${requestHead}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!`],
  ["a folded header", `${requestHead}X-Long: one\r\n two\r\n\r\n`],
  ["a space before the colon", `${requestHead}X-Blank : z\r\n\r\n`],
  ["NUL in a header", `${requestHead}X-Nul: a\0b\r\n\r\n`],
];

/** Messages that match the HTTP grammar but that a server must reject. */
const invalidRequests: [label: string, message: (keyHeader: string) => string][] = [
  ["no Host", (keyHeader) => `${requestLine}${keyHeader}\r\n`],
  ["an invalid Host", (keyHeader) => `${requestLine}Host: a/b\r\n${keyHeader}\r\n`],
  ["two Hosts", (keyHeader) => `${requestHead}Host: there\r\n${keyHeader}\r\n`],
  [
    "a backslash in the target",
    (keyHeader) => `GET ${target.replace(/.(?=[^/]*$)/, "\\")} HTTP/1.1\r\nHost: here\r\n${keyHeader}\r\n`,
  ],
  ["two keys", (keyHeader) => `${requestHead}${keyHeader}${keyHeader}\r\n`],
  ...["%", "%z", "%zz", "%E0%A4%A"].flatMap((text): typeof invalidRequests => [
    [`${text} in the path`, (keyHeader) => `GET ${target}/${text} HTTP/1.1\r\nHost: here\r\n${keyHeader}\r\n`],
    [`${text} in the query`, (keyHeader) => `GET ${target}?limit=${text} HTTP/1.1\r\nHost: here\r\n${keyHeader}\r\n`],
  ]),
  ["the target * of a GET", (keyHeader) => `GET * HTTP/1.1\r\nHost: here\r\n${keyHeader}\r\n`],
  ["a fragment in the target", (keyHeader) => `GET ${target}#x HTTP/1.1\r\nHost: here\r\n${keyHeader}\r\n`],
];

/** Requests that the HTTP parser rejects before the app sees them. */
export const parserCases: Scenario[] = [
  ...malformedMessages.map<Scenario>(([label, message]) => ({
    id: `parser/bad-request/${label}`,
    title: `rejects ${label}`,
    ...expectError("unrouted", "bad_request"),
    run: ({ exchange }) => exchange(message),
  })),
  ...invalidRequests.map<Scenario>(([label, message]) => ({
    id: `parser/bad-request/with-a-key/${label}`,
    title: `rejects a request with ${label}, even with a valid key`,
    ...expectError("unrouted", "bad_request"),
    run: ({ exchange, key }) => exchange(message(`Authorization: Bearer ${key}\r\n`)),
  })),
  {
    id: "parser/options-server",
    title: "responds to OPTIONS * without a key (RFC 9110, section 9.3.7)",
    ...optionsOutcome,
    run: ({ exchange }) => exchange("OPTIONS * HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"),
  },
  {
    id: "parser/expectation",
    title: "ignores an unknown expectation",
    ...expectSuccess("listPets"),
    run: ({ call }) => call("listPets", { headers: { Expect: "foo" } }),
  },
  {
    id: "parser/upgrade",
    title: "serves a request with Upgrade without the upgrade",
    ...expectSuccess("listPets"),
    run: ({ exchange, key }) =>
      exchange(`${requestHead}Authorization: Bearer ${key}\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`, "listPets"),
  },
  {
    id: "parser/absolute-target",
    title: "serves a request target in absolute form",
    ...expectSuccess("listPets"),
    run: ({ exchange, key }) =>
      exchange(`GET http://here${target} HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer ${key}\r\n\r\n`, "listPets"),
  },
  {
    id: "parser/headers-too-large",
    title: "rejects header fields of 100 kB",
    ...expectError("unrouted", "headers_too_large"),
    run: ({ exchange }) => exchange(`${requestHead}X-Large: ${"x".repeat(100_000)}\r\n\r\n`),
  },
  {
    id: "parser/request-timeout/head",
    title: "a request whose head does not arrive in time gets a timeout error",
    condition: "short-timeouts",
    ...expectError("unrouted", "request_timeout"),
    run: ({ exchange }) => exchange(requestHead),
  },
  {
    id: "parser/request-timeout/body",
    title: "a request whose body does not arrive in time gets a timeout error",
    condition: "short-timeouts",
    ...expectError("unrouted", "request_timeout"),
    run: ({ exchange, key }) =>
      exchange(
        `POST ${contract.basePath}${contract.operations.createPet.path} HTTP/1.1\r\nHost: here\r\n` +
          `Authorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{"n`,
      ),
  },
];
