import assert from "node:assert/strict";
import { contract, type OperationId } from "@animal-store/contract";
import type { CallOptions } from "../runner/build-request.ts";
import type { ContractCase } from "./contract-case.ts";
import { operationIds, unknownPath } from "./contract-case.ts";
import { stableHeaders } from "./steps.ts";

const requests: { operation: OperationId; options: CallOptions; status: number }[] = [
  ...operationIds
    .filter((id) => contract.operations[id].method === "GET" && id !== "getPet")
    .flatMap((operation) => [
      { operation, options: {}, status: 200 },
      { operation, options: { query: "limit=0" }, status: 400 },
    ]),
  { operation: "getPet", options: { path: { petId: 0 } }, status: 404 },
  { operation: "getPet", options: { path: { petId: "rex" } }, status: 400 },
];

/** HEAD gives the status and the headers of GET, and no body (RFC 9110, section 9.3.2). */
export const headCases: ContractCase[] = [
  ...requests.map(
    ({ operation, options, status }): ContractCase => ({
      id: `head/${operation}/${status}`,
      fact: "HEAD answers what GET does, without the body",
      operation,
      status,
      async run({ call }) {
        const get = await call(operation, options);
        const head = await call(operation, { ...options, method: "HEAD" });
        assert.deepEqual(stableHeaders(head), stableHeaders(get));
        const length = head.headers.get("content-length");
        assert(
          length === undefined || length === String(Buffer.byteLength(get.bodyText)),
          `Content-Length must be GET's, got ${length}`,
        );
        return head;
      },
    }),
  ),
  ...[unknownPath, contract.operations.listPets.path].map(
    (path): ContractCase => ({
      id: `head/bytes${path}`,
      fact: "nothing follows the head of the answer on the wire",
      operation: path === unknownPath ? "unrouted" : "listPets",
      status: path === unknownPath ? 404 : 200,
      async run({ exchange, key }) {
        const head = `HEAD ${contract.basePath}${path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n`;
        const answer = await exchange(
          `${head}Authorization: Bearer ${key}\r\n\r\n`,
          path === unknownPath ? undefined : "listPets",
        );
        assert.equal(answer.bodyText, "");
        return answer;
      },
    }),
  ),
];
