import assert from "node:assert/strict";
import { contract } from "@animal-store/contract";
import { type ContractCase, readOperations, unknownPath } from "./contract-case.ts";
import { stableHeaders, validRequest } from "./steps.ts";

const path = contract.operations.listPets.path;

/** HEAD gives the status and the headers of GET, and no body (RFC 9110, section 9.3.2). */
export const headCases: ContractCase[] = [
  ...readOperations.flatMap((operation) =>
    [
      { status: 200, more: {} },
      { status: 400, more: { query: "unknown=1" } },
    ].map(
      ({ status, more }): ContractCase => ({
        id: `head/${operation}/${status}`,
        fact: "HEAD answers what GET does, without the body",
        operation,
        status,
        async run(context) {
          const options = { ...(await validRequest(context, operation)), ...more };
          const get = await context.call(operation, options);
          const head = await context.call(operation, { ...options, method: "HEAD" });
          assert.deepEqual(stableHeaders(head), stableHeaders(get));
          const length = head.headers.get("content-length") ?? String(Buffer.byteLength(get.bodyText));
          assert.equal(length, String(Buffer.byteLength(get.bodyText)), "Content-Length must be GET's.");
          return head;
        },
      }),
    ),
  ),
  ...[
    { asked: unknownPath, operation: "unrouted", status: 404 } as const,
    { asked: path, operation: "listPets", status: 200 } as const,
  ].map(
    ({ asked, operation, status }): ContractCase => ({
      id: `head/bytes${asked}`,
      fact: "nothing follows the head of the answer on the wire",
      operation,
      status,
      async run({ exchange, key }) {
        const head = `HEAD ${contract.basePath}${asked} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n`;
        const bytes = `${head}Authorization: Bearer ${key}\r\n\r\n`;
        const answer = await exchange(bytes, operation === "unrouted" ? undefined : operation);
        assert.equal(answer.bodyText, "");
        return answer;
      },
    }),
  ),
];
