// Preloaded by samples. Redirects requests for `npm run sandbox` and `npm start` to a sandbox of the test.
import { sandboxOrigin } from "@animal-store/sandbox/address";

const { SAMPLE_ORIGIN = sandboxOrigin, SERVER_ORIGIN } = process.env;
const originalFetch = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { origin } = new URL(request.url);
  if (origin !== sandboxOrigin && origin !== SERVER_ORIGIN) {
    throw new Error(`A sample must call ${sandboxOrigin} or ${SERVER_ORIGIN}, got ${request.url}.`);
  }
  const response = await originalFetch(new Request(SAMPLE_ORIGIN + request.url.slice(origin.length), request));
  // The client follows a link to the next page only on the origin of its `baseUrl`.
  return Object.defineProperty(response, "url", { value: request.url });
};
