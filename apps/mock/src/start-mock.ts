import { type ListenAddress, serveApp } from "@animal-store/node-http";
import { createMockApp } from "./create-mock-app.ts";
import { loadContract } from "./load-contract.ts";

export interface MockOptions extends ListenAddress {
  /** Path of the OpenAPI document. */
  readonly documentPath: string;
}

export interface RunningMock {
  /** Base URL, including the base path of the contract. */
  readonly url: string;
  /** Finishes the requests in flight, for at most 10 s. */
  close(): Promise<void>;
}

/**
 * Serves the mock of a contract over HTTP. Port 0 selects a free port.
 * @throws {CodegenError} if the document cannot be served
 * @throws {StartupError} if the server cannot listen on the address
 */
export async function startMock({ documentPath, ...address }: MockOptions): Promise<RunningMock> {
  const loaded = await loadContract(documentPath);
  const { fetch, serveOptions, toErrorResponse } = createMockApp(loaded);
  const { origin, stop } = await serveApp({ fetch }, { ...serveOptions, toErrorResponse, ...address });
  return { url: `${origin}${loaded.contract.basePath}`, close: () => stop(10_000) };
}
