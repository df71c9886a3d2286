import type { Server } from "node:http";
import { type Address, listen } from "@animal-store/node-edge";
import { createAdaptorServer } from "@hono/node-server";
import { type Contract, loadContract } from "./contract/load-contract.ts";
import { createMockApp } from "./create-mock-app.ts";
import { answerParserErrors } from "./listen/answer-parser-errors.ts";
import { createPrism } from "./prism/create-prism.ts";

/** Milliseconds that Prism has for an answer; it needs one or two. */
const timeLimit = 5000;

export type MockOptions = Address & {
  /** Path of the OpenAPI document. */
  document: string;
};

export type RunningMock = {
  /** The base URL, which ends in the contract's base path. */
  url: string;
  contract: Contract;
  /** Stops at once, open connections included. */
  close: () => Promise<void>;
};

/**
 * Serves the mock of a contract over HTTP; port 0 picks a free one.
 * @throws {Error} when the document cannot be read
 * @throws {StartUpError} when the address cannot be listened on
 */
export async function startMock({ document, ...address }: MockOptions): Promise<RunningMock> {
  const contract = await loadContract(document);
  const app = createMockApp({ contract, prism: await createPrism(contract.document), timeLimit });
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server;
  answerParserErrors(server, contract);
  // Expectations that nobody knows are ignored, where Node would answer 417.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  const origin = await listen(server, address);
  return {
    url: `${origin}${contract.basePath}`,
    contract,
    close: () => close(server),
  };
}

async function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeAllConnections();
  return promise;
}
