// Parts for the contract tests of this repository. They are not published.
export {
  type ApiDocument,
  type Content,
  createApiDocument,
  findContent,
  isNode,
  loadApiDocument,
  type Operation,
  type ResponseEntry,
  type Schema,
  toPathPattern,
} from "./document.ts";
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
export { formatJunitXml } from "./report/junit.ts";
export { createPaint, type Output, plural, toSingleLine } from "./report/terminal.ts";
export { resolveSchema } from "./schema/resolve-schema.ts";
export { integerRange, lengthRange, listRequired } from "./schema/values.ts";
export { listVariants, RawText } from "./schema/variants.ts";
export { createResponseValidator } from "./validate-response.ts";
