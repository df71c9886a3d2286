import { stringifyJson } from "@animal-store/exact-json";
import { getMember, isJson, isNode, toArray, toNode } from "@animal-store/openapi-document";
import type { ApiDocument, Body, Content, Operation, Parameter, Schema } from "../document.ts";
import { SkipCase, skip } from "../errors.ts";
import { isItems } from "../http/body.ts";
import type { Exchange } from "../http-rules.ts";
import {
  chooseContent,
  idsOf,
  isForm,
  isOpaque,
  type RequestValues,
  toContentLocation,
  toHttpRequest,
  toParameterLocation,
  toParameterText,
  withParameter,
} from "../requests.ts";
import { isIdOf, listResources, type Resource } from "../resources.ts";
import { isFile, itemsOf, listProperties, listTypes } from "../schema/values.ts";
import { listVariants, RawText, type Variant } from "../schema/variants.ts";
import type { CaseContext, ConformanceCase } from "../session.ts";
import { quote } from "../text.ts";
import { isSuccess, tryParse } from "../validate-response.ts";
import { expectAccepted, expectRejected, expectStored, sentMembers, toCase } from "./case.ts";
import { isReadable, toPrefix } from "./examples.ts";

/** Valid and invalid requests for each parameter and body. */
export function createRequestCases(document: ApiDocument): ConformanceCase[] {
  return document.operations.flatMap((operation) => [
    ...createValidCases(operation),
    ...operation.parameters.flatMap((parameter) =>
      orSkipped(operation, `parameters/${parameter.name}`, () => createParameterCases(document, operation, parameter)),
    ),
    ...(operation.body?.contents ?? []).flatMap((content) =>
      orSkipped(operation, `body/${content.mediaType}`, () => createBodyCases(document, operation, content)),
    ),
    ...createMessageCases(operation),
  ]);
}

/** Returns cases, or one that is skipped with the reason why they cannot be created. */
function orSkipped(operation: Operation, id: string, create: () => Iterable<ConformanceCase>): ConformanceCase[] {
  try {
    return [...create()];
  } catch (error) {
    if (!(error instanceof SkipCase)) throw error;
    return [
      toCase(operation, { id: `requests/${id}`, title: `checks values of ${id}`, run: () => skip(error.message) }),
    ];
  }
}

const validRequests = [
  ["required", "a request with the required parts only", "required"],
  ["all", "a request with all parts", "all"],
  ...[1, 2, 3, 4, 5].map((index) => [`random ${index}`, "a random valid request", "any"] as const),
] as const;

function createValidCases(operation: Operation): ConformanceCase[] {
  const hasChoices = operation.parameters.length > 0 || operation.body !== undefined;
  return validRequests.slice(0, hasChoices ? undefined : 1).map(([name, title, members]) =>
    toCase(operation, {
      id: `requests/valid/${name}`,
      title: `accepts ${title}`,
      covers: [`${operation.id} request ${name.split(" ")[0]}`],
      async run(context) {
        await expectAccepted(context, await context.callValid(operation, { members }));
      },
    }),
  );
}

function* createParameterCases(document: ApiDocument, operation: Operation, parameter: Parameter) {
  const { name, in: location, required, schema, node } = parameter;
  const id = `${location} ${name}`;
  const label = `the ${location} parameter ${name}`;
  const isPath = location === "path";
  if (required && !isPath)
    yield toCase(operation, {
      id: `requests/${id}/missing`,
      title: `rejects a request without ${label}`,
      node,
      key: "required",
      covers: [`${operation.id} ${id} missing`],
      async run(context) {
        const isSent = Object.keys(context.setup.headers ?? {}).some(
          (each) => each.toLowerCase() === name.toLowerCase(),
        );
        if (location === "header" && isSent) context.skip("a setup without this header");
        const replace = { parameters: new Map([[parameter, undefined]]) };
        const exchange = await context.callValid(operation, { replace });
        // The rejection of a missing precondition (RFC 6585, section 3).
        if (exchange.response.status !== 428) expectRejected(context, exchange, `a request without ${label}`);
      },
    });
  if (isOpaque(parameter)) return;
  if (isPath || location === "query")
    yield toCase(operation, {
      id: `requests/${id}/percent-encoded`,
      title: `accepts ${label} with each character percent-encoded`,
      node,
      covers: [`${operation.id} ${id} percent-encoded`],
      async run(context) {
        for (const letterCase of ["toUpperCase", "toLowerCase"] as const) {
          const request = await context.resources.createRequest(operation, { members: "all" });
          const whole = request.parameters.get(parameter);
          const [value] = Array.isArray(whole) && parameter.mediaType === undefined ? whole : [whole];
          const hasText = parameter.mediaType !== undefined && !isForm(parameter.mediaType);
          const isText = hasText || typeof value !== "object";
          if (value === undefined || !isText) return context.skip("a value that is not an object");
          const bytes = [...Buffer.from(toParameterText(parameter, value))].map(
            (byte) => `%${byte.toString(16).padStart(2, "0")}`,
          );
          const text = new RawText(bytes.join("")[letterCase](), true);
          const exchange = await context.call(operation, withParameter(request, parameter, text));
          // Popular services compare segments of a path without decoding them.
          if (!isPath || context.setup.isStrict) await expectAccepted(context, exchange);
        }
      },
    });
  const variants = listVariants(document, schema, toParameterLocation(parameter));
  yield* toVariantCases(operation, id, schema, variants, async (context, { isValid }, value) => {
    // An encoded slash or an empty segment is another path for many servers.
    const text = toParameterText(parameter, value);
    if (isPath && (text === "" || /[/\\%]|^\.+$/.test(text))) context.skip("a value that a path can contain");
    const replace = { parameters: new Map([[parameter, value]]) };
    const members = isValid && !isPath ? "any" : "required";
    return { exchange: await context.callValid(operation, { members, replace }), label };
  });
}

function* createBodyCases(document: ApiDocument, operation: Operation, content: Content): Iterable<ConformanceCase> {
  const { schema, mediaType, examples, node } = content;
  if (schema === undefined || !isReadable(content)) return;
  const isMain = chooseContent(operation.body?.contents) === content;
  const prefix = toPrefix(operation, content);
  for (const [name, value] of Object.entries(examples))
    yield toCase(operation, {
      id: `requests/${prefix}/example ${name}`,
      title: `accepts the example ${name} of the document`,
      node,
      key: "examples",
      covers: [`${operation.id} ${prefix} example ${name}`],
      async run(context) {
        if (!context.values.isValid(schema, value))
          return context.fail("invalid-example", `the example ${name} of the request body violates its schema`);
        const request = await context.resources.createRequest(operation);
        const body = mediaType.startsWith("multipart") ? withFiles(document, schema, value) : value;
        const valid = await context.resources.withIds(operation, { ...request, content, body }, idsOf(request));
        await expectAccepted(context, await context.call(operation, valid));
      },
    });
  const allVariants = listVariants(document, schema, toContentLocation(content));
  // Items have an encoding only as a list.
  const isSendable = ({ isValid, path }: Variant) => isValid || path.length > 0 || !isItems(mediaType);
  const variants = allVariants.filter((each) => isSendable(each) && (each.isValid || operation.readsBody));
  const resource = listResources(document).find(
    ({ create, item }) => isMain && (create === operation || item.PUT === operation),
  );
  yield* toVariantCases(operation, prefix, schema, variants, async (context, variant, value) => {
    const { isValid, path } = variant;
    const base = { ...(await context.resources.createRequest(operation)), content, body: value };
    const request = isValid ? await withExistingIds(context, operation, variant, base) : base;
    const exchange = await context.call(operation, request);
    if (isValid && resource && isJson(mediaType)) await expectStoredVariant(context, resource, variant, exchange);
    return { exchange, label: path.length === 0 ? "the body" : `the member ${path.join("/")} of the body` };
  });
}

/** Returns the example of a form, in which a text stands for each file. */
function withFiles(document: ApiDocument, schema: Schema, form: unknown): unknown {
  const types = listTypes(document, schema);
  const toFile = (source: Schema, value: unknown): unknown => {
    const alternatives = listTypes(document, source);
    if (Array.isArray(value)) return value.map((item) => toFile({ anyOf: alternatives.map(itemsOf) }, item));
    return typeof value === "string" && alternatives.some((each) => isFile(each, "form")) ? new Blob([value]) : value;
  };
  const properties = new Map(types.flatMap(listProperties));
  return Object.fromEntries(
    Object.entries(toNode(form)).map(([name, value]) => [name, toFile(properties.get(name) ?? true, value)]),
  );
}

/** The members of a valid body name existing entries, except the tested one. */
async function withExistingIds(context: CaseContext, operation: Operation, variant: Variant, request: RequestValues) {
  const { path, title } = variant;
  const ids = idsOf(request);
  const changed = await context.resources.withIds(operation, request, ids);
  const [name = ""] = path;
  const isId = Object.keys(ids).some((id) => isIdOf(id, name));
  if (title === "omitted" || isId || !isNode(request.body) || !(name in request.body)) return changed;
  return { ...changed, body: { ...toNode(changed.body), [name]: request.body[name] } };
}

/** The service stores a member at the limits of each constraint unchanged. */
async function expectStoredVariant(context: CaseContext, resource: Resource, variant: Variant, exchange: Exchange) {
  const { item, parameterName } = resource;
  const isStub = (operation: Operation | undefined) => operation && context.findStub(operation) !== undefined;
  if (isStub(exchange.operation)) return;
  const [name = ""] = variant.path;
  const { [name]: value } = sentMembers(exchange);
  // The service may assign the id, even if the client sends one.
  if (value === undefined || name === "id" || name === parameterName || !isSuccess(exchange)) return;
  const part = { node: variant.node, key: variant.keyword };
  const sent = { [name]: value };
  expectStored(context, sent, { exchange, label: "the response", part });
  const entry = item.GET && context.resources.toEntry(exchange);
  if (!item.GET || isStub(item.GET) || !entry) return;
  expectStored(context, sent, { exchange: await context.callValid(item.GET, { entry }), label: "the entry", part });
}

/** Sends a value. @returns the exchange, and the label of the tested part of the request */
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
          const part = { node, key: keyword };
          if (isValid) return expectAccepted(context, exchange, part);
          const problem = `${label} breaks ${keyword} with ${describeValue(value, path)}`;
          expectRejected(context, exchange, problem, part);
        },
      }),
    ];
  });
}

/** Returns a value of a variant that a validator confirms. Skips the case if there is none. */
function sampleVariant(context: CaseContext, schema: Schema, { values, isValid }: Variant): unknown {
  const isMatch = ([value]: readonly unknown[]) => {
    if (!(value instanceof RawText)) return context.values.isCertain(schema, value, isValid);
    // A text that one alternative rejects can be valid for another one.
    return isValid || !context.values.isValid(schema, value.text);
  };
  const entries = values.map((value) => [value]);
  const sampled = context.values.sample(entries, context.caseId, isMatch);
  return sampled ? sampled[0] : context.skip(`a value that ${isValid ? "satisfies" : "violates"} only this rule`);
}

function describeValue(value: unknown, path: readonly string[]): string {
  const inner = path.reduce<unknown>((node, name) => getMember(node, name === "*" ? "0" : name), value);
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
function* createMessageCases(operation: Operation): Iterable<ConformanceCase> {
  const { body } = operation;
  const content = chooseContent(body?.contents);
  if (!body || !content || !operation.readsBody) return;
  if (isJson(content.mediaType)) {
    yield createEscapedCase(operation, content);
    yield toAcceptedTypes(operation, content);
    yield createEncodingCase(operation, content);
  }
  // A reader can skip the malformed texts of a JSON text sequence (RFC 7464, section 2.3).
  const isLines = isItems(content.mediaType) && !/-seq\b/i.test(content.mediaType);
  if (isJson(content.mediaType) || isLines) {
    for (const [name, changes] of Object.entries(malformedJson))
      yield toCase(operation, {
        id: `requests/body/malformed ${name}`,
        title: `rejects malformed JSON: ${name}`,
        node: body.node,
        covers: [`${operation.id} body malformed`],
        async run(context) {
          let isSent = false;
          for (const change of changes) {
            const request = await context.resources.createRequest(operation);
            const changed = change(stringifyJson(isLines ? (toArray(request.body)[0] ?? {}) : request.body));
            // Some changes need a number or a text in the body, and a change within a text can be valid.
            if (tryParse(changed) !== undefined) continue;
            isSent = true;
            const exchange = await context.call(operation, { ...request, body: new RawText(changed) });
            expectRejected(context, exchange, `malformed JSON: ${name}`);
          }
          if (!isSent) context.skip(`a body that can have ${name}`);
        },
      });
  }
  yield* createMediaTypeCases(operation, body, content.mediaType);
  if (body.required)
    yield toCase(operation, {
      id: "requests/body/missing",
      title: "rejects a request without a body",
      node: body.node,
      covers: [`${operation.id} body missing`],
      async run(context) {
        const exchange = await context.callValid(operation, { replace: { body: undefined } });
        expectRejected(context, exchange, "a request without a body");
      },
    });
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
  const types = [mediaType.replace(/^[^;]*/, (type) => type.toUpperCase()), `${mediaType};charset=UTF-8`];
  const strictTypes = [`${mediaType} ; Charset="utf-8"`];
  return toCase(operation, {
    id: "requests/body/equal-media-types",
    title: "accepts other spellings of the media type",
    node,
    async run(context) {
      for (const type of context.setup.isStrict ? [...types, ...strictTypes] : types) {
        const exchange = await context.callValid(operation, { replace: { headers: { "Content-Type": type } } });
        const message = `Content-Type ${type}: must be accepted, got 415`;
        if (exchange.response.status === 415) context.fail("rejects-valid", message);
        await expectAccepted(context, exchange);
      }
    },
  });
}

/** Other media types and codings. Without `isStrict`, only those that no server takes for the documented ones. */
function* createMediaTypeCases(operation: Operation, { contents, node }: Body, mediaType: string) {
  const common = ["application/xml", "text/plain"].filter(
    (type) => !contents.some((content) => content.mediaType.startsWith(type) || content.mediaType.includes("*")),
  );
  if (common.length === 0) return;
  const similar = [null, "text/json", "*/*", `x${mediaType}`, `${mediaType}x`, `${mediaType}, text/plain`];
  const charsets = ["latin1", "utf-16", "utf8x"].map((charset) => `${mediaType}; charset=${charset}`);
  const strictTypes = isJson(mediaType) ? [...similar, mediaType.replace("/", "/problem+"), ...charsets] : [];
  const documents415 = operation.responses.some(({ status }) => status === "415");
  yield toCase(operation, {
    id: "requests/body/media-type",
    title: "rejects bodies of other media types and codings",
    node,
    covers: [`${operation.id} body media-type`],
    async run(context) {
      const { isStrict } = context.setup;
      const types = [...common, ...(isStrict ? strictTypes : [])].map((type) => ["Content-Type", type] as const);
      const codings = (isStrict ? ["gzip", "br"] : []).map((coding) => ["Content-Encoding", coding] as const);
      for (const [name, value] of [...types, ...codings]) {
        const exchange = await context.callValid(operation, { replace: { headers: { [name]: value } } });
        const problem = `a body with ${name} ${value ?? "missing"}`;
        const { status } = exchange.response;
        expectRejected(context, exchange, problem);
        const message = `${problem}: must be rejected with 415, got ${status}`;
        if (documents415 && status !== 415) context.fail("wrong-rejection", message);
      }
    },
  });
}

/** The same value with each character of its strings escaped (RFC 8259, section 7). */
function createEscapedCase(operation: Operation, { node }: Content): ConformanceCase {
  return toCase(operation, {
    id: "requests/body/escaped",
    title: "accepts a body whose strings are escaped",
    node,
    covers: [`${operation.id} body escaped`],
    async run(context) {
      const request = await context.resources.createRequest(operation);
      const body = new RawText(escapeStrings(request.body));
      await expectAccepted(context, await context.call(operation, { ...request, body }));
    },
  });
}

function escapeStrings(value: unknown): string {
  const escapeUnits = (text: string) =>
    text.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return stringifyJson(value).replace(/"(?:[^"\\]|\\.)*"/g, (text) => `"${escapeUnits(JSON.parse(text))}"`);
}
