import { stringifyJson } from "@animal-store/exact-json";
import { isJson, isNode } from "@animal-store/openapi-document";
import type { ApiDocument, Body, Content, Operation, Parameter, Schema } from "../document.ts";
import type { Exchange } from "../http-rules.ts";
import { chooseContent, isOpaque, type RequestValues, toHttpRequest, toPlace, toText } from "../requests.ts";
import { quote } from "../schema/schema-validator.ts";
import { listVariants, RawText, type Variant } from "../schema/variants.ts";
import type { CaseContext, ConformanceCase, Place } from "../session.ts";

/** Valid and invalid requests for each parameter and body. */
export function createRequestCases(document: ApiDocument): ConformanceCase[] {
  return document.operations.flatMap((operation) => [
    ...createValidCases(operation),
    ...operation.parameters.flatMap((parameter) => createParameterCases(document, operation, parameter)),
    ...(operation.body?.contents ?? []).flatMap((content) => createBodyCases(document, operation, content)),
    ...createMessageCases(operation),
  ]);
}

export function isWriting({ method }: Pick<Operation, "method">): boolean {
  return !["GET", "HEAD", "OPTIONS", "TRACE"].includes(method);
}

type Fields = Pick<ConformanceCase, "id" | "title" | "run"> & Partial<ConformanceCase>;

export function toCase(operation: Operation, { id, ...fields }: Fields): ConformanceCase {
  return {
    operation,
    node: operation.node,
    isWrite: isWriting(operation),
    ...fields,
    id: `${id.split("/")[0]}/${operation.id}${id.includes("/") ? id.slice(id.indexOf("/")) : ""}`,
  };
}

function createValidCases(operation: Operation): ConformanceCase[] {
  const kinds: [name: string, title: string, members: "all" | "required" | "any"][] = [
    ["required", "accepts a request with the required parts only", "required"],
    ["all", "accepts a request with all parts", "all"],
    ...[1, 2, 3, 4, 5].map((index): (typeof kinds)[number] => [
      `random ${index}`,
      "accepts a random valid request",
      "any",
    ]),
  ];
  const hasChoices = operation.parameters.length > 0 || operation.body !== undefined;
  return kinds.slice(0, hasChoices ? undefined : 1).map(([name, title, members]) =>
    toCase(operation, {
      id: `requests/valid/${name}`,
      title,
      covers: [`${operation.id} request ${name.split(" ")[0]}`],
      async run(context) {
        expectAccepted(context, await context.callValid(operation, { members }));
      },
    }),
  );
}

/** Statuses that say that the request itself is wrong. */
export const invalidStatuses = [400, 405, 406, 411, 414, 415, 431];

/** @throws {CheckFailure} if the service rejects a valid request as invalid. Other rejections can depend on its data. */
export function expectAccepted(context: CaseContext, exchange: Exchange, place?: Place): void {
  const { operation, response } = exchange;
  const documents400 = operation?.responses.some(({ status }) => status === "400") ?? false;
  const isRejected = invalidStatuses.includes(response.status) || (response.status === 422 && !documents400);
  const message = `a valid request must be accepted, got ${response.status}: ${response.bodyText.slice(0, 300)}`;
  if (isRejected) context.fail("rejects-valid", message, exchange, place);
}

/** @throws {CheckFailure} if the service accepts an invalid request */
function expectRejected(context: CaseContext, exchange: Exchange, problem: string, place?: Place): void {
  const { status } = exchange.response;
  const { rejectionStatuses = [status] } = context;
  if (status < 400) context.fail("accepts-invalid", `${problem}: must be rejected, got ${status}`, exchange, place);
  // The service checked something else first, so the case shows nothing.
  if ([401, 403, 429].includes(status)) context.skip(`a request that is not rejected with ${status} first`);
  const message = `${problem}: must be rejected with ${rejectionStatuses.join(" or ")}, got ${status}`;
  if (!rejectionStatuses.includes(status)) context.fail("wrong-rejection", message, exchange, place);
}

function createParameterCases(document: ApiDocument, operation: Operation, parameter: Parameter): ConformanceCase[] {
  const { name, in: place, required, node } = parameter;
  const id = `${place} ${name}`;
  const missing: ConformanceCase[] =
    required && place !== "path"
      ? [
          toCase(operation, {
            id: `requests/${id}/missing`,
            title: `rejects a request without the ${place} parameter ${name}`,
            node,
            key: "required",
            covers: [`${operation.id} ${id} missing`],
            async run(context) {
              const change = (request: RequestValues) => ({
                ...request,
                parameters: new Map([...request.parameters].filter(([each]) => each !== parameter)),
              });
              const exchange = await context.callValid(operation, { change });
              expectRejected(context, exchange, `a request without the ${place} parameter ${name}`);
            },
          }),
        ]
      : [];
  if (isOpaque(parameter)) return missing;
  const variants = listVariants(document, parameter.schema, place);
  const encoded: ConformanceCase[] =
    place === "path" || place === "query"
      ? [
          toCase(operation, {
            id: `requests/${id}/percent-encoded`,
            title: `accepts the ${place} parameter ${name} with each character percent-encoded`,
            node,
            covers: [`${operation.id} ${id} percent-encoded`],
            async run(context) {
              for (const letterCase of ["toUpperCase", "toLowerCase"] as const) {
                const change = (request: RequestValues) => {
                  const [value] = [request.parameters.get(parameter)].flat();
                  if (value === undefined || isNode(value)) return context.skip("a value that is not an object");
                  const bytes = [...Buffer.from(String(value))].map((byte) => `%${byte.toString(16).padStart(2, "0")}`);
                  const text = new RawText(bytes.join("")[letterCase](), true);
                  return { ...request, parameters: new Map(request.parameters).set(parameter, text) };
                };
                expectAccepted(context, await context.callValid(operation, { members: "all", change }));
              }
            },
          }),
        ]
      : [];
  return [
    ...missing,
    ...encoded,
    ...toVariantCases(operation, id, parameter.schema, variants, async (context, variant, value) => {
      const isPath = place === "path";
      // An encoded slash or an empty segment is another path for many servers.
      const text = toText(value);
      if (isPath && (text === "" || /[/\\%]|^\.+$/.test(text))) context.skip("a value that a path can contain");
      const exchange = await context.callValid(operation, {
        members: variant.isValid && !isPath ? "any" : "required",
        change: (request) => ({ ...request, parameters: new Map(request.parameters).set(parameter, value) }),
      });
      return { exchange, label: `the ${place} parameter ${name}` };
    }),
  ];
}

function createBodyCases(document: ApiDocument, operation: Operation, content: Content): ConformanceCase[] {
  const { schema, mediaType, examples, node } = content;
  if (
    schema === undefined ||
    (toPlace(content) === "form" && !/^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(mediaType))
  )
    return [];
  const isMain = chooseContent(operation.body?.contents) === content;
  const prefix = isMain ? "body" : `body ${mediaType}`;
  const variants = listVariants(document, schema, toPlace(content));
  return [
    ...Object.entries(examples).map(([name, value]) =>
      toCase(operation, {
        id: `requests/${prefix}/example ${name}`,
        title: `accepts the example ${name} of the document`,
        node,
        key: "examples",
        covers: [`${operation.id} ${prefix} example ${name}`],
        async run(context) {
          if (!context.values.isValid(schema, value))
            return context.fail("invalid-example", `the example ${name} of the request body violates its schema`);
          const values = { parameters: new Map(), content, body: value };
          const { body } = await context.resources.withIds(operation, values, {});
          const change = (request: RequestValues) => ({ ...request, content, body });
          expectAccepted(context, await context.callValid(operation, { change }));
        },
      }),
    ),
    ...toVariantCases(operation, prefix, schema, variants, async (context, variant, value) => ({
      exchange: await sendBody(context, operation, content, variant, value),
      label: variant.path.length === 0 ? "the body" : `the member ${variant.path.join("/")} of the body`,
    })),
  ];
}

/** Sends a variant of a body. In a valid one, other members name existing entries. */
export async function sendBody(
  context: CaseContext,
  operation: Operation,
  content: Content,
  { isValid, path, title }: Variant,
  value: unknown,
): Promise<Exchange> {
  const base = isValid
    ? await context.resources.withIds(operation, { parameters: new Map(), content, body: value }, {})
    : { body: value };
  // The tested member stays as it is.
  const [name = ""] = path;
  const isKept = isValid && path.length > 0 && title !== "omitted" && name in Object(value);
  const body = isKept ? { ...Object(base.body), [name]: Object(value)[name] } : base.body;
  return context.callValid(operation, { change: (request) => ({ ...request, content, body }) });
}

type SendVariant = (
  context: CaseContext,
  variant: Variant,
  value: unknown,
) => Promise<{ exchange: Exchange; label: string }>;

function toVariantCases(
  operation: Operation,
  prefix: string,
  schema: Schema,
  variants: readonly Variant[],
  send: SendVariant,
): ConformanceCase[] {
  const seen = new Set<string>();
  return variants.flatMap((variant) => {
    const { path, title, isValid, node, keyword } = variant;
    const name = [prefix, ...path, `${isValid ? "valid" : "invalid"} ${title}`].join("/");
    if (seen.has(name)) return [];
    seen.add(name);
    return [
      toCase(operation, {
        id: `requests/${name}`,
        title: `${isValid ? "accepts" : "rejects"} ${[prefix, ...path].join("/")}: ${title}`,
        node,
        key: keyword,
        covers: [`${operation.id} ${name}`],
        async run(context) {
          const value = sampleVariant(context, schema, variant);
          const { exchange, label } = await send(context, variant, value);
          const place = { node, key: keyword };
          if (isValid) return expectAccepted(context, exchange, place);
          const problem = `${label} breaks ${keyword} with ${describeValue(value, path)}`;
          expectRejected(context, exchange, problem, place);
        },
      }),
    ];
  });
}

/** Returns a value of a variant that a validator confirms. Skips the case if there is none. */
export function sampleVariant(context: CaseContext, schema: Schema, { values, isValid }: Variant): unknown {
  const isMatch = (value: unknown) =>
    value instanceof RawText || containsFileText(value) || context.values.isValid(schema, value) === isValid;
  const sampled = context.values.sample(
    values.map((each) => [each]),
    context.caseId,
    ([each]) => isMatch(each),
  );
  return sampled ? sampled[0] : context.skip(`a value that ${isValid ? "satisfies" : "violates"} only this rule`);
}

// The oracle does not distinguish a file from text.
function containsFileText(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).some((member) => member instanceof Blob || member === "text")
  );
}

function describeValue(value: unknown, path: readonly string[]): string {
  const inner = path.reduce<unknown>((node, name) => (name === "*" ? Object(node)[0] : Object(node)[name]), value);
  if (inner instanceof RawText) return JSON.stringify(inner.text);
  return inner === undefined ? "no value" : quote(inner);
}

/** Changes of a valid JSON text that make it malformed. */
const malformedJson: Readonly<Record<string, readonly ((text: string) => string)[]>> = {
  truncated: [(text) => text.slice(0, -1)],
  "a trailing comma": [(text) => text.replace(/[}\]]$/, ",$&")],
  "single quotes": [(text) => text.replace(/"(\w*)"/, "'$1'")],
  "text after the value": [" x", "{}", "\0", "// a comment"].map((suffix) => (text) => text + suffix),
  "an invalid number": ["0", "+", "0x", "."].map((prefix) => (text) => text.replace(/(?<=:)\d/, `${prefix}$&`)),
  "an invalid string": ["\\x41", "\\u12", "\n"].map((prefix) => (text) => text.replace(/(?<=:")/, prefix)),
  "no JSON": [() => "<a/>"],
};

/** Bodies that are not what their media type says. */
function createMessageCases(operation: Operation): ConformanceCase[] {
  const { body } = operation;
  const content = chooseContent(body?.contents);
  if (!body || !content) return [];
  type Change = (request: RequestValues) => RequestValues;
  const toMessageCase = (name: string, title: string, ...changes: Change[]) =>
    toCase(operation, {
      id: `requests/body/${name}`,
      title,
      node: body.node,
      covers: [`${operation.id} body ${name.split(" ")[0]}`],
      async run(context) {
        for (const change of changes)
          expectRejected(context, await context.callValid(operation, { change }), title.replace(/^rejects /, ""));
      },
    });
  const withoutBody = ({ body: _body, ...request }: RequestValues) => request;
  return [
    ...(isJson(content.mediaType)
      ? [
          createEscapedCase(operation, content),
          toAcceptedTypes(operation, content),
          createEncodingCase(operation, content),
          ...Object.entries(malformedJson).map(([name, changes]) =>
            toMessageCase(`malformed ${name}`, `rejects malformed JSON: ${name}`, ...changes.map(toMalformed)),
          ),
        ]
      : []),
    ...createMediaTypeCase(operation, body, content.mediaType),
    ...(body.required ? [toMessageCase("missing", "rejects a request without a body", withoutBody)] : []),
  ];
}

// An invalid byte, a stray continuation byte, an overlong form, a truncated sequence, a surrogate, above U+10FFFF.
const invalidUtf8 = ["ff", "80", "c080", "e282", "eda080", "f4908080"];
const byteOrderMark = "efbbbf";

/** JSON is UTF-8 without a byte order mark (RFC 8259, section 8.1). Without `isStrict`, a service may replace invalid bytes. */
function createEncodingCase(operation: Operation, { node }: Content): ConformanceCase {
  return toCase(operation, {
    id: "requests/body/encoding",
    title: "rejects JSON that is not UTF-8",
    node,
    async run(context) {
      const values = await context.resources.createRequest(operation, { members: "any" });
      const request = await toHttpRequest(operation, values, context.basePath);
      const text = String(request.body);
      const startOfText = text.indexOf(':"') + 2;
      const places = [[byteOrderMark, 0] as const, ...invalidUtf8.map((bytes) => [bytes, startOfText] as const)];
      for (const [bytes, index] of startOfText > 1 ? places : places.slice(0, 1)) {
        const [start, end] = [text.slice(0, index), text.slice(index)];
        const body = Buffer.concat([Buffer.from(start), Buffer.from(bytes, "hex"), Buffer.from(end)]);
        const exchange = await context.send({ ...request, body }, { operation });
        if (context.setup.isStrict) expectRejected(context, exchange, `a body with the bytes ${bytes}`);
      }
    },
  });
}

/** Names of media types are case-insensitive, and UTF-8 is the charset of JSON (RFC 9110, section 8.3.1). */
function toAcceptedTypes(operation: Operation, { mediaType, node }: Content): ConformanceCase {
  const types = [mediaType.toUpperCase(), `${mediaType};charset=UTF-8`, `${mediaType} ; Charset="utf-8"`];
  return toCase(operation, {
    id: "requests/body/equal-media-types",
    title: "accepts other spellings of the media type",
    node,
    async run(context) {
      for (const type of types) {
        const change = (request: RequestValues) => ({ ...request, headers: { "Content-Type": type } });
        const exchange = await context.callValid(operation, { change });
        if (exchange.response.status === 415)
          context.fail("rejects-valid", `Content-Type ${type}: must be accepted, got 415`);
        expectAccepted(context, exchange);
      }
    },
  });
}

/** Other media types and codings. Without `isStrict`, only those that no server takes for the documented ones. */
function createMediaTypeCase(operation: Operation, { contents, node }: Body, mediaType: string): ConformanceCase[] {
  const common = ["application/xml", "text/plain"].filter(
    (type) => !contents.some((content) => content.mediaType.startsWith(type) || content.mediaType.includes("*")),
  );
  const similar = [null, "text/json", "*/*", `x${mediaType}`, `${mediaType}x`, `${mediaType}, text/plain`];
  const charsets = ["latin1", "utf-16", "utf8x"].map((charset) => `${mediaType}; charset=${charset}`);
  const documents415 = operation.responses.some(({ status }) => status === "415");
  const toHeaders = (name: string, values: readonly (string | null)[]) => values.map((value) => [name, value] as const);
  const run = async (context: CaseContext) => {
    const strictTypes = isJson(mediaType) ? [...similar, mediaType.replace("/", "/problem+"), ...charsets] : [];
    const strict = [...toHeaders("Content-Type", strictTypes), ...toHeaders("Content-Encoding", ["gzip", "br"])];
    for (const [name, value] of [...toHeaders("Content-Type", common), ...(context.setup.isStrict ? strict : [])]) {
      const change = (request: RequestValues) => ({ ...request, headers: { [name]: value } });
      const exchange = await context.callValid(operation, { change });
      const problem = `a body with ${name} ${value ?? "missing"}`;
      const { status } = exchange.response;
      expectRejected(context, exchange, problem);
      if (documents415 && status !== 415)
        context.fail("wrong-rejection", `${problem}: must be rejected with 415, got ${status}`);
    }
  };
  const title = "rejects bodies of other media types and codings";
  const covers = [`${operation.id} body media-type`];
  return common.length > 0 ? [toCase(operation, { id: "requests/body/media-type", title, node, covers, run })] : [];
}

function toMalformed(change: (text: string) => string): (request: RequestValues) => RequestValues {
  return (request) => {
    const text = stringifyJson(request.body);
    const changed = change(text);
    // Some changes need a number or a text in the body.
    return { ...request, body: new RawText(changed === text ? `${text}x` : changed) };
  };
}

/** The same value with each character of its strings escaped (RFC 8259, section 7). */
function createEscapedCase(operation: Operation, { node }: Content): ConformanceCase {
  return toCase(operation, {
    id: "requests/body/escaped",
    title: "accepts a body whose strings are escaped",
    node,
    covers: [`${operation.id} body escaped`],
    async run(context) {
      const change = (request: RequestValues) => ({ ...request, body: new RawText(escapeStrings(request.body)) });
      expectAccepted(context, await context.callValid(operation, { change }));
    },
  });
}

function escapeStrings(value: unknown): string {
  const escapeUnits = (text: string) =>
    text.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return stringifyJson(value).replace(/"(?:[^"\\]|\\.)*"/g, (text) => `"${escapeUnits(JSON.parse(text))}"`);
}
