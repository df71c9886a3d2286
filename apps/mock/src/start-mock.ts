import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type ListenAddress, listen } from "@animal-store/node-http";
import { createAdaptorServer } from "@hono/node-server";
import { type Contract, loadContract } from "./contract.ts";
import { createMockApp } from "./create-mock-app.ts";
import { createPrism } from "./create-prism.ts";
import { findErrorReply, jsonHeaders, type Reply } from "./reply.ts";

export type MockOptions = ListenAddress & {
  /** Path of the OpenAPI document. */
  documentPath: string;
};

export type RunningMock = {
  /** Base URL, including the base path of the contract. */
  url: string;
  contract: Contract;
  /** Stops immediately and closes open connections. */
  close: () => Promise<void>;
};

/**
 * Serves the mock of a contract over HTTP. Port 0 selects a free port.
 * @throws {Error} if the document cannot be read
 * @throws {StartupError} if the server cannot listen on the address
 */
export async function startMock({ documentPath, ...address }: MockOptions): Promise<RunningMock> {
  const contract = await loadContract(documentPath);
  const app = createMockApp({ contract, prism: await createPrism(contract.document) });
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server;
  respondToParserErrors(server, contract);
  // The contract ignores unknown expectations. Node.js would return 417.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  const origin = await listen(server, address);
  return {
    url: `${origin}${contract.basePath}`,
    contract,
    close: () => close(server),
  };
}

/** Sends the documented errors for messages that the HTTP parser of Node.js rejects. */
export function respondToParserErrors(server: Server, contract: Contract): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable) return socket.destroy();
    socket.end(toHttpMessage(findErrorReply(toErrorCode(error), contract.unroutedResponses)));
  });
}

function toErrorCode({ code }: NodeJS.ErrnoException): string {
  if (code === "HPE_HEADER_OVERFLOW") return "headers_too_large";
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return "request_timeout";
  return "bad_request";
}

function toHttpMessage({ status, headers, body }: Reply): string {
  const text = JSON.stringify(body);
  const allHeaders = { ...headers, ...jsonHeaders, "Content-Length": Buffer.byteLength(text), Connection: "close" };
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, ...lines, "", text].join("\r\n");
}

async function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeAllConnections();
  return promise;
}
