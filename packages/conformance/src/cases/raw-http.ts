import { isJson } from "@animal-store/openapi-document";
import type { ApiDocument, Operation } from "../document.ts";
import { eventStream } from "../http/events.ts";
import { createHttpResponse, type HttpRequest, NoResponseError, sendRaw } from "../http/http-client.ts";
import type { Exchange } from "../http-rules.ts";
import { chooseContent, toHttpRequest } from "../requests.ts";
import type { CaseContext, ConformanceCase } from "../session.ts";
import { invalidStatuses, isWriting, toCase } from "./requests.ts";

/** A request as text, with one character per byte. */
interface Message {
  readonly method: string;
  readonly target: string;
  readonly version: string;
  /** Header lines. The first one is Host. */
  readonly fields: readonly string[];
  readonly body: string;
}

type Change = (message: Message, origin: string) => Partial<Message>;

/** What HTTP requires. After `tolerance`, a rejection or any other response is correct, and `isStrict` requires the rejection. */
type Expectation = "rejection" | "tolerance" | "success" | "response";

const addFields =
  (...added: string[]): Change =>
  ({ fields }) => ({ fields: [...fields, ...added] });
const changeTarget =
  (change: (target: string) => string): Change =>
  ({ target }) => ({ target: change(target) });
const setChunks =
  (toSize: (size: string) => string, trailer = ""): Change =>
  ({ fields, body }) => {
    const size = toSize(body.length.toString(16));
    return { fields: [...fields, "Transfer-Encoding: Chunked"], body: `${size}\r\n${body}\r\n0\r\n${trailer}\r\n` };
  };

// A server that applies this length waits for a body that never arrives.
const length = "Content-Length: 1000";

/** Messages that change a valid GET. The section is that of the RFC that states the rule. */
const readMessages: readonly (readonly [Expectation, section: string, name: string, Change])[] = [
  ["rejection", "9112, section 3.2", "no Host", ({ fields }) => ({ fields: fields.slice(1) })],
  ["rejection", "9112, section 5.1", "a space before the colon", addFields("X-Space : x")],
  ["rejection", "9112, section 6.3", "a Content-Length that is not a number", addFields("Content-Length: abc")],
  ["rejection", "9112, section 6.3", "a signed Content-Length", addFields("Content-Length: +0")],
  ["rejection", "9112, section 6.3", "two lengths", addFields("Content-Length: 0", "Content-Length: 1")],
  [
    "tolerance",
    "9112, section 2.2",
    "a space before the first header",
    ({ fields }) => ({ fields: [` ${length}`, ...fields] }),
  ],
  ["tolerance", "9112, section 2.2", "a header without a colon", addFields("nonsense")],
  ["tolerance", "9112, section 2.2", "a space in a header name", addFields("X Y: z")],
  ["tolerance", "9112, section 2.3", "the version of another protocol", () => ({ version: "RTSP/1.0" })],
  ["tolerance", "9112, section 3.2", "two Hosts", addFields("Host: other")],
  [
    "tolerance",
    "9112, section 3.2",
    "an invalid Host",
    ({ fields }) => ({ fields: ["Host: a/b", ...fields.slice(1)] }),
  ],
  ["tolerance", "9112, section 3.2", "the target * of a GET", changeTarget(() => "*")],
  ["tolerance", "9112, section 3.2", "a fragment in the target", changeTarget((target) => `${target}#x`)],
  [
    "tolerance",
    "9112, section 3.2",
    "a backslash in the target",
    changeTarget((target) => target.replace(/.(?=[^/]*$)/, "\\")),
  ],
  ["tolerance", "9112, section 5.2", "a folded header", addFields(`X-Fold: one\r\n ${length}`)],
  [
    "tolerance",
    "9112, section 6.3",
    "Content-Length and Transfer-Encoding",
    (message) => ({ fields: [...message.fields, length, "Transfer-Encoding: chunked"], body: "0\r\n\r\n" }),
  ],
  ["tolerance", "9110, section 5.5", "NUL in a header", addFields("X-Nul: a\0b")],
  ...["%", "%z", "%zz", "%E0%A4%A"].flatMap((text): (typeof readMessages)[number][] => [
    [
      "tolerance",
      "3986, section 2.1",
      `${text} in the path`,
      changeTarget((target) => target.replace(/\?|$/, `/${text}$&`)),
    ],
    [
      "tolerance",
      "3986, section 2.1",
      `${text} in the query`,
      changeTarget((target) => `${target}${target.includes("?") ? "&" : "?"}x=${text}`),
    ],
  ]),
  [
    "success",
    "9112, section 3.2.2",
    "a target in absolute form",
    ({ target }, origin) => ({ target: origin + target }),
  ],
  [
    "success",
    "9112, section 5.1",
    "header names in upper case and a tab after each value",
    ({ fields }) => ({
      fields: fields.map((field) =>
        field.replace(/^([^:]*): (.*)/, (_, name: string, value: string) => `${name.toUpperCase()}:${value}\t`),
      ),
    }),
  ],
  ["success", "9112, section 6.1", "HTTP/1.0", () => ({ version: "HTTP/1.0" })],
  ["response", "9110, section 9.3.2", "HEAD", () => ({ method: "HEAD" })],
];

/** Messages that change a valid request with a body. */
const writeMessages: typeof readMessages = [
  ["rejection", "9112, section 6.3", "a body in another coding than chunks", addFields("Transfer-Encoding: gzip")],
  [
    "success",
    "9112, section 7.1",
    "chunks with an extension and a trailer",
    setChunks((size) => `000${size};a=b`, "X-T: x\r\n"),
  ],
  ["rejection", "9112, section 7.1", "a chunk size that is not a number", setChunks(() => "xyz")],
  ["rejection", "9112, section 7.1", "a chunk size above 64 bits", setChunks((size) => `1${size.padStart(16, "0")}`)],
  [
    "response",
    "9110, section 10.1.1",
    "Expect: 100-continue without the body",
    ({ fields, body }) => ({ fields: [...fields, `Content-Length: ${body.length}`, "Expect: 100-continue"], body: "" }),
  ],
];

/** Malformed and unusual messages, on one operation that reads and one that writes. @param timeoutMs for each response */
export function createRawHttpCases({ operations }: ApiDocument, timeoutMs = 10_000): ConformanceCase[] {
  const isRead = ({ method, responses }: Operation) =>
    method === "GET" && !responses.some(({ contents }) => contents.some(({ mediaType }) => mediaType === eventStream));
  const isJsonWrite = (operation: Operation) =>
    isWriting(operation) && isJson(chooseContent(operation.body?.contents)?.mediaType ?? "");
  return [
    { operation: choose(operations.filter(isRead)), messages: readMessages },
    { operation: choose(operations.filter(isJsonWrite)), messages: writeMessages },
  ].flatMap(({ operation, messages }) =>
    messages.flatMap(([expected, section, name, change]) => {
      if (!operation) return [];
      return toCase(operation, {
        id: `raw-http/${name}`,
        title: `a message with ${name} (RFC ${section})`,
        run: (context) =>
          compare(context, operation, { expected, rule: `${name} (RFC ${section})`, change, timeoutMs }),
      });
    }),
  );
}

function choose(operations: readonly Operation[]): Operation | undefined {
  return operations.find(({ path }) => !path.includes("{")) ?? operations[0];
}

interface Comparison {
  readonly expected: Expectation;
  /** The message and the section of its RFC. */
  readonly rule: string;
  readonly change: Change;
  readonly timeoutMs: number;
}

async function compare(context: CaseContext, operation: Operation, { expected, rule, change, timeoutMs }: Comparison) {
  const { isStrict = false } = context.setup;
  const origin = new URL(context.baseUrl).origin;
  const request = await toHttpRequest(operation, await context.resources.createRequest(operation), context.basePath);
  const valid = await context.send(request, { operation });
  if (valid.response.status >= 300) return context.skip(`a success of ${operation.label}`);
  const plain = toMessage(valid.request, origin);
  const message = { ...plain, ...change(plain, origin) };
  const exchange = await sendMessage(context, operation, { valid, message, rule, timeoutMs });
  const { status, bytes, headers } = exchange.response;
  const isRejection = expected === "rejection" || (expected === "tolerance" && isStrict);
  const found = status === 0 ? "no response" : status;
  // A server can close the connection instead.
  if (isRejection && (isStrict ? status !== 400 : status > 0 && status < 400))
    context.fail("accepts-invalid", `${rule}: must be rejected with 400, got ${found}`, exchange);
  if (status === 0 && (expected === "success" || expected === "response"))
    context.fail("no-response", `${rule}: must get a response, got none`, exchange);
  const isRefused = isWriting(operation)
    ? invalidStatuses.includes(status) && status !== 411
    : status !== valid.response.status;
  if (expected === "success" && isRefused)
    context.fail(
      "rejects-valid",
      `${rule}: must be accepted like the same request without it, got ${status}`,
      exchange,
    );
  if (message.method === "HEAD" && bytes.byteLength > 0)
    context.fail("head-differs", `${rule}: must have no body, got ${bytes.byteLength} bytes`, exchange);
  if (message.version === "HTTP/1.0" && headers.has("transfer-encoding"))
    context.fail("wrong-framing", `${rule}: must have no Transfer-Encoding`, exchange);
}

function toMessage({ method, target, headers = [], body = "" }: HttpRequest, origin: string): Message {
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  const fields = [`Host: ${new URL(origin).host}`, "Connection: close", ...lines];
  return { method, target, version: "HTTP/1.1", fields, body: Buffer.from(body).toString("latin1") };
}

/** Returns an exchange with the status 0 if the service closed the connection. */
async function sendMessage(
  context: CaseContext,
  operation: Operation,
  { valid, message, rule, timeoutMs }: { valid: Exchange; message: Message; rule: string; timeoutMs: number },
): Promise<Exchange> {
  const { method, target, version, fields, body } = message;
  const raw = [`${method} ${target} ${version}`, ...fields, "", body].join("\r\n");
  const request = { ...valid.request, method, target, raw };
  const { transport = (each, send) => send(each) } = context.connection;
  const { origin } = new URL(context.baseUrl);
  const noResponse = createHttpResponse(0, [], new Uint8Array());
  const response = await transport(request, () => sendRaw(origin, Buffer.from(raw, "latin1"), timeoutMs)).catch(
    (error) => {
      if (!(error instanceof NoResponseError) || error.isUnreachable) throw error;
      if (error.isTimeout)
        context.fail("no-response", `${rule}: must get a response, got none in ${timeoutMs} ms`, {
          ...valid,
          request,
          response: noResponse,
        });
      return noResponse;
    },
  );
  // Rejections and interim responses are not those of the operation.
  const exchange = { ...valid, request, response, operation: response.status < 400 ? operation : undefined };
  // RFC 9112, section 6.1, recommends 501 for an unknown transfer coding.
  if (response.status >= 200 && response.status !== 501) context.check(exchange);
  return exchange;
}
