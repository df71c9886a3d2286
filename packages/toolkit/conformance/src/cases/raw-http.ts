import { isJson } from "@animal-store/openapi-document";
import type { ApiDocument, Operation } from "../document.ts";
import { NoResponseError, noResponse } from "../http/http-client.ts";
import type { Exchange } from "../http-rules.ts";
import { chooseContent, toHttpRequest } from "../requests.ts";
import type { CaseContext, ConformanceCase } from "../session.ts";
import { isInvalid, isWriting, toCase } from "./case.ts";

/**
 * The response that HTTP requires. Popular servers give other ones to `strict` messages, so only `isStrict` reports these. A `break`
 * within the body must be rejected. It ends many services that read bodies without handling errors, so only `isStrict` sends it.
 */
type Expectation = "rejection" | "success" | "response" | "strict rejection" | "strict success" | "break";

/** A change of a valid request. `{origin}`, `{length}` and `{size}` stand for the URL and for the length of the body, also in hex. */
type Row = readonly [Expectation, section: string, name: string, pattern: RegExp, replacement: string];

// The rejections of an unknown transfer coding and of an unknown version (RFC 9112, sections 6.1 and 2.3).
const unsupportedStatuses: readonly number[] = [501, 505];

const endOfHead = /(?=\r\n\r\n)/;
const body = /\r\n\r\n(.*)$/s;
const chunked = "\r\nTransfer-Encoding: Chunked\r\n\r\n";
const extendedChunk = "{size};a=b\r\n$1\r\n0\r\nX-T: x\r\n\r\n";
const continued = "\r\nContent-Length: {length}\r\nExpect: 100-continue";
// A server that applies this length waits for a body that never arrives.
const length = "Content-Length: 1000";

const readRows: readonly Row[] = [
  ["strict rejection", "9112/3.2", "no Host", /Host: .*\r\n/, ""],
  ["rejection", "9112/5.1", "a space before the colon", endOfHead, "\r\nX-Space : x"],
  ["rejection", "9112/6.3", "a Content-Length that is not a number", endOfHead, "\r\nContent-Length: abc"],
  ["rejection", "9112/6.3", "a signed Content-Length", endOfHead, "\r\nContent-Length: +0"],
  ["rejection", "9112/6.3", "two lengths", endOfHead, "\r\nContent-Length: 0\r\nContent-Length: 1"],
  ["strict rejection", "9112/2.2", "a space before the first header", /\r\n/, `$& ${length}\r\n`],
  ["strict rejection", "9112/2.2", "a header without a colon", endOfHead, "\r\nnonsense"],
  ["strict rejection", "9112/2.3", "the version of another protocol", /HTTP\/1\.1/, "RTSP/1.0"],
  ["strict rejection", "9112/3.2", "two Hosts", endOfHead, "\r\nHost: other"],
  ["strict rejection", "9112/3.2", "an invalid Host", /(?<=Host: ).*/, "a/b"],
  ["strict rejection", "9112/3.2", "the target * of a GET", / \S+/, " *"],
  ["strict rejection", "9112/3.2", "a fragment in the target", / HTTP/, "#x$&"],
  ["strict rejection", "9112/3.2", "a backslash in the target", /\/(?=[^\s/]* HTTP)/, "\\"],
  ["strict rejection", "9112/5.1", "a space in a header name", endOfHead, "\r\nX Y: z"],
  ["strict rejection", "9112/5.2", "a folded header", endOfHead, `\r\nX-Fold: one\r\n ${length}`],
  ["strict rejection", "9112/6.3", "Content-Length and Transfer-Encoding", body, `\r\n${length}${chunked}0\r\n\r\n`],
  ["strict rejection", "9110/5.5", "NUL in a header", endOfHead, "\r\nX-Nul: a\0b"],
  ...["%", "%z", "%zz", "%E0%A4%A"].flatMap((text): Row[] => [
    ["strict rejection", "3986/2.1", `${text} in the path`, /(?=\?| HTTP)/, `/${text}`],
    ["strict rejection", "3986/2.1", `${text} in the query`, /\?|(?= HTTP)/, `?x=${text}&`],
  ]),
  ["strict success", "9112/3.2.2", "a target in absolute form", / /, " {origin}"],
  ["success", "9112/5.1", "no space before and a tab after each value", /^([\w-]+): (.*)/gm, "$1:$2\t"],
  ["success", "9112/6.1", "HTTP/1.0", /HTTP\/1\.1/, "HTTP/1.0"],
  ["response", "9110/9.3.2", "HEAD", /GET/, "HEAD"],
  ["response", "9110/9.3.2", "HEAD of an unknown path", /GET ([^\s?]+)/, "HEAD $1/un/known/path"],
];

const writeRows: readonly Row[] = [
  ["break", "9112/6.3", "a body in another coding than chunks", endOfHead, "\r\nTransfer-Encoding: gzip"],
  ["break", "9112/7.1", "a chunk size that is not a number", body, `${chunked}xyz\r\n$1\r\n0\r\n\r\n`],
  ["break", "9112/7.1", "a chunk size above 64 bits", body, `${chunked}1{size}\r\n$1\r\n0\r\n\r\n`],
  ["success", "9112/7.1", "an extension and a trailer of chunks", body, `${chunked}${extendedChunk}`],
  ["response", "9110/10.1.1", "Expect: 100-continue", body, `${continued}\r\n\r\n$1`],
];

/** Malformed and unusual messages, on one operation that reads and one that writes. */
export function createRawHttpCases({ operations }: ApiDocument): ConformanceCase[] {
  const isRead = (operation: Operation) => operation.method === "GET" && !operation.body && !operation.hasEvents;
  const isJsonWrite = (operation: Operation) =>
    isWriting(operation) && isJson(chooseContent(operation.body?.contents)?.mediaType ?? "");
  return [...toCases(operations.filter(isRead), readRows), ...toCases(operations.filter(isJsonWrite), writeRows)];

  function toCases(candidates: readonly Operation[], rows: readonly Row[]): ConformanceCase[] {
    const operation = candidates.find(({ path }) => !path.includes("{")) ?? candidates[0];
    if (!operation) return [];
    return rows.map((row) =>
      toCase(operation, {
        id: `raw-http/${row[2]}`,
        title: `sends a message with ${row[2]}`,
        run: (context) => sendChanged(context, operation, row),
      }),
    );
  }
}

async function sendChanged(context: CaseContext, operation: Operation, row: Row): Promise<void> {
  const [expected, section, name, pattern, replacement] = row;
  const { isStrict = false } = context.setup;
  if (expected === "break" && !isStrict) return context.skip("isStrict in the setup, because it can end the service");
  const request = await toHttpRequest(operation, await context.resources.createRequest(operation), context.basePath);
  const valid = await context.send(request, { operation });
  if (valid.response.status >= 300) return context.skip(`a success of ${operation.label}`);
  const raw = toRaw(valid, pattern, replacement);
  const isRequired = isStrict || !expected.startsWith("strict");
  const isRejection = expected.endsWith("rejection") || expected === "break";
  const exchange = await sendMessage(context, valid, raw, isRequired && !isRejection);
  const { status, bytes, headers } = exchange.response;
  const fail = (check: string, message: string) =>
    context.fail(check, `${name} (RFC ${section.replace("/", ", section ")}): ${message}`, exchange);

  // Except in a strict run, the server can close the connection instead.
  const isAccepted = isStrict ? ![400, ...unsupportedStatuses].includes(status) : status > 0 && status < 400;
  if (isRejection && isRequired && isAccepted)
    fail("accepts-invalid", `must be rejected with 400, got ${status === 0 ? "no response" : status}`);
  if (status === 0 && (!isRejection || (exchange.isTimeout && !isRequired)))
    fail("no-response", "must get a response, got none");
  if (status === 0 && !(await isRunning(context, valid)))
    fail("no-response", "must be rejected, but ended the service, which does not respond to the next request");
  const isRejected = isWriting(operation)
    ? status !== 411 && (await isInvalid(context, { ...valid, response: exchange.response }))
    : status !== valid.response.status;
  if (expected.endsWith("success") && isRequired && isRejected)
    fail("rejects-valid", `must be accepted, got ${status}`);
  const content = `HEAD must have no content (RFC 9110, section 9.3.2), got ${bytes.byteLength} bytes`;
  if (hasHeadContent(exchange)) context.fail("head-differs", content, exchange);
  if (name === "HTTP/1.0" && headers.has("transfer-encoding"))
    fail("wrong-framing", "the response must have no Transfer-Encoding");
}

async function isRunning({ transmit }: CaseContext, { request }: Exchange): Promise<boolean> {
  try {
    await transmit(request);
    return true;
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
    return false;
  }
}

function hasHeadContent({ request: { method }, response }: Exchange): boolean {
  return method === "HEAD" && response.bytes.byteLength > 0;
}

/** Returns the bytes of a changed request as text, with one character per byte. */
function toRaw({ request, baseUrl }: Exchange, pattern: RegExp, replacement: string): string {
  const { method, target, headers = [], body: content = "" } = request;
  const { host, origin } = new URL(baseUrl);
  const fields = [["Host", host], ["Connection", "close"], ...headers].map(([name, value]) => `${name}: ${value}`);
  const bytes = Buffer.from(content).toString("latin1");
  const values = { origin, length: `${bytes.length}`, size: bytes.length.toString(16).padStart(16, "0") };
  const text = Object.entries(values).reduce((each, [name, value]) => each.replace(`{${name}}`, value), replacement);
  return [`${method} ${target} HTTP/1.1`, ...fields, "", bytes].join("\r\n").replace(pattern, text);
}

/**
 * Returns an exchange with the status 0 if the service sends no response.
 * @param isCall whether the service must understand the message as a request of the operation
 */
async function sendMessage(
  { check, transmit }: CaseContext,
  valid: Exchange,
  raw: string,
  isCall: boolean,
): Promise<Exchange & { readonly isTimeout: boolean }> {
  const [method = "", target = ""] = raw.split(/[ \r]/, 2);
  const request = { ...valid.request, method, target, raw };
  let isTimeout = false;
  const response = await transmit(request).catch((error) => {
    if (!(error instanceof NoResponseError) || error.isUnreachable) throw error;
    isTimeout = error.isTimeout;
    return noResponse;
  });
  // Rejections and redirects (RFC 9112, section 3.2) are not responses of the operation.
  const operation = isCall && response.status < 300 ? valid.operation : undefined;
  const exchange = { ...valid, request, response, operation };
  // The case itself reports content of HEAD.
  const isChecked = response.status >= 200 && !unsupportedStatuses.includes(response.status);
  if (isChecked && !hasHeadContent(exchange)) check(exchange, !isCall && response.status < 400);
  return { ...exchange, isTimeout };
}
