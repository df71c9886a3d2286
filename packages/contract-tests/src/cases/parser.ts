import { contract } from "@animal-store/contract";
import { type ContractCase, expectError, expectSuccess } from "./contract-case.ts";

const { path } = contract.operations.listPets;
const target = contract.basePath + path;
const requestLine = `GET ${target} HTTP/1.1\r\n`;
const head = `${requestLine}Host: here\r\n`;

const notHttp: [what: string, message: string][] = [
  ["text that is not HTTP", "hello\r\n\r\n"],
  ["a header without a colon", `${head}nonsense\r\n\r\n`],
  ["a space in a header name", `${head}X Y: z\r\n\r\n`],
  ["the version of another protocol", `GET ${target} RTSP/1.0\r\nHost: here\r\n\r\n`],
  ["an unknown method", `BREW ${target} HTTP/1.1\r\nHost: here\r\n\r\n`],
  ["a Content-Length that is not a number", `${head}Content-Length: abc\r\n\r\n`],
  [
    "both Content-Length and Transfer-Encoding",
    `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ["two lengths", `${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!`],
  ["a folded header", `${head}X-Long: one\r\n two\r\n\r\n`],
  ["a space before the colon", `${head}X-Blank : z\r\n\r\n`],
  ["NUL in a header", `${head}X-Nul: a\0b\r\n\r\n`],
];

/** Messages that match the HTTP grammar but that a server must reject. */
const invalidRequests: [what: string, message: (credentials: string) => string][] = [
  ["no Host", (credentials) => `${requestLine}${credentials}\r\n`],
  ["an invalid Host", (credentials) => `${requestLine}Host: a/b\r\n${credentials}\r\n`],
  ["two Hosts", (credentials) => `${head}Host: there\r\n${credentials}\r\n`],
  [
    "a backslash in the target",
    (credentials) => `GET ${target.replace(/.(?=[^/]*$)/, "\\")} HTTP/1.1\r\nHost: here\r\n${credentials}\r\n`,
  ],
  ["two keys", (credentials) => `${head}${credentials}${credentials}\r\n`],
  ...["%", "%z", "%zz", "%E0%A4%A"].flatMap((text): typeof invalidRequests => [
    [`${text} in the path`, (credentials) => `GET ${target}/${text} HTTP/1.1\r\nHost: here\r\n${credentials}\r\n`],
    [
      `${text} in the query`,
      (credentials) => `GET ${target}?limit=${text} HTTP/1.1\r\nHost: here\r\n${credentials}\r\n`,
    ],
  ]),
  ["the target *", (credentials) => `OPTIONS * HTTP/1.1\r\nHost: here\r\n${credentials}\r\n`],
];

/** Requests that the HTTP parser rejects before the app sees them. */
export const parserCases: ContractCase[] = [
  ...notHttp.map<ContractCase>(([what, message]) => ({
    id: `parser/bad-request/${what}`,
    title: `rejects ${what}`,
    ...expectError("unrouted", "bad_request"),
    run: ({ exchange }) => exchange(message),
  })),
  ...invalidRequests.map<ContractCase>(([what, message]) => ({
    id: `parser/bad-request/with-a-key/${what}`,
    title: `rejects a request with ${what}, even with a valid key`,
    ...expectError("unrouted", "bad_request"),
    run: ({ exchange, key }) => exchange(message(`Authorization: Bearer ${key}\r\n`)),
  })),
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
      exchange(`${head}Authorization: Bearer ${key}\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`, "listPets"),
  },
  {
    id: "parser/absolute-target",
    title: "serves a target in absolute form",
    ...expectSuccess("listPets"),
    run: ({ exchange, key }) =>
      exchange(`GET http://here${target} HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer ${key}\r\n\r\n`, "listPets"),
  },
  {
    id: "parser/headers-too-large",
    title: "rejects header fields of 100 kB",
    ...expectError("unrouted", "headers_too_large"),
    run: ({ exchange }) => exchange(`${head}X-Large: ${"x".repeat(100_000)}\r\n\r\n`),
  },
  {
    id: "parser/request-timeout/head",
    title: "a request whose head does not arrive in time gets a timeout error",
    condition: "short-timeouts",
    ...expectError("unrouted", "request_timeout"),
    run: ({ exchange }) => exchange(`${head}`),
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
