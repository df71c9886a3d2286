import type { Scenario } from "@animal-store/conformance/internal";
import { contract } from "@animal-store/contract";
import { expectError, expectSuccess } from "./outcomes.ts";

const { path } = contract.operations.listPets;
const target = contract.basePath + path;
const requestHead = `GET ${target} HTTP/1.1\r\nHost: here\r\n`;

/** Messages that only the contract rejects, or accepts with this response. conformance has those of HTTP. */
export const parserCases: Scenario[] = [
  {
    id: "parser/bad-request/an unknown method",
    title: "rejects an unknown method",
    ...expectError("unrouted", "bad_request"),
    run: ({ exchange }) => exchange(`BREW ${target} HTTP/1.1\r\nHost: here\r\n\r\n`),
  },
  {
    id: "parser/bad-request/two keys",
    title: "rejects a request with two keys, even if they are valid",
    ...expectError("unrouted", "bad_request"),
    run: ({ exchange, key }) => exchange(`${requestHead}${`Authorization: Bearer ${key}\r\n`.repeat(2)}\r\n`),
  },
  {
    id: "parser/options-server",
    title: "responds to OPTIONS * without a key (RFC 9110, section 9.3.7)",
    operation: "unrouted",
    status: 204,
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
