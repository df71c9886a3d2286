// Preloaded by samples. Redirects requests for `npm run sandbox` to the sandbox of the test.
import { sandboxOrigin } from "@animal-store/sandbox/address";

const { SAMPLE_ORIGIN = sandboxOrigin } = process.env;
const originalFetch = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  if (!request.url.startsWith(`${sandboxOrigin}/`)) {
    throw new Error(`A sample must call the sandbox at ${sandboxOrigin}, got ${request.url}.`);
  }
  const response = await originalFetch(new Request(SAMPLE_ORIGIN + request.url.slice(sandboxOrigin.length), request));
  // The client follows a link to the next page only on the origin of its `baseUrl`.
  return Object.defineProperty(response, "url", { value: request.url });
};
