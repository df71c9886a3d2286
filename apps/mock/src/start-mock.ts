import { type ListenAddress, serveApp } from "@animal-store/node-http";
import { type Contract, loadContract } from "./contract.ts";
import { createMockApp } from "./create-mock-app.ts";
import { createPrism } from "./create-prism.ts";
import { findErrorReply, jsonContentType } from "./reply.ts";

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
  const { origin, stop } = await serveApp(app, { ...address, ...documentedErrors(contract) });
  return { url: `${origin}${contract.basePath}`, contract, close: async () => void (await stop(0)) };
}

/** The documented responses to messages that never become a request of the app. */
function documentedErrors({ unroutedResponses }: Contract) {
  return {
    errorHeaders: () => findErrorReply("bad_request", unroutedResponses).headers,
    toErrorResponse({ code }: { code: string }) {
      const { status, body } = findErrorReply(code, unroutedResponses);
      return { status, contentType: jsonContentType, body: JSON.stringify(body) };
    },
  };
}
