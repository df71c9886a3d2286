import { contract } from "@animal-store/contract";
import { type ContractCase, refused } from "./contract-case.ts";

const { path } = contract.operations.listPets;
const requestLine = `GET ${contract.basePath}${path} HTTP/1.1\r\n`;

const notHttp: [what: string, message: string][] = [
  ["text that is no HTTP", "hello\r\n\r\n"],
  ["a header without a colon", `${requestLine}Host: here\r\nnonsense\r\n\r\n`],
  ["a blank in a header's name", `${requestLine}Host: here\r\nX Y: z\r\n\r\n`],
  ["an unknown method", `BREW ${contract.basePath}${path} HTTP/1.1\r\nHost: here\r\n\r\n`],
  ["a Content-Length that is no number", `${requestLine}Host: here\r\nContent-Length: abc\r\n\r\n`],
  [
    "both Content-Length and Transfer-Encoding",
    `${requestLine}Host: here\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
];

/** What the HTTP parser refuses before the app sees it. */
export const parserCases: ContractCase[] = [
  ...notHttp.map(
    ([what, message]): ContractCase => ({
      id: `parser/bad-request/${what}`,
      fact: `${what} is a bad request`,
      ...refused("unrouted", "bad_request"),
      run: ({ exchange }) => exchange(message),
    }),
  ),
  {
    id: "parser/headers-too-large",
    fact: "header fields of 100 kB are too large",
    ...refused("unrouted", "headers_too_large"),
    run: ({ exchange }) => exchange(`${requestLine}Host: here\r\nX-Large: ${"x".repeat(100_000)}\r\n\r\n`),
  },
  {
    id: "parser/request-timeout/head",
    fact: "a request whose head does not arrive in time is given up",
    situation: "impatient",
    ...refused("unrouted", "request_timeout"),
    run: ({ exchange }) => exchange(`${requestLine}Host: here\r\n`),
  },
];
