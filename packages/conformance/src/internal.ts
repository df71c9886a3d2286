// Parts for the contract tests of this repository. They are not published.
export { createApiDocument, findContent, type Operation } from "./document.ts";
export { parseLinks } from "./header-rules.ts";
export { eventStream } from "./http/events.ts";
export {
  createHttpClient,
  createHttpResponse,
  type HttpClient,
  type HttpRequest,
  type HttpResponse,
  sendRaw,
} from "./http/http-client.ts";
export { createResponseValidator } from "./validate-response.ts";
