import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { type HttpResponse, type Operation, SkipCase } from "@animal-store/conformance/internal";
import { contract, type ErrorCode, type OperationId } from "@animal-store/contract";
import { parseJson, stringifyJson } from "@animal-store/exact-json";
import type { CallOptions, CaseContext } from "../case-context.ts";
import { type ContractCase, expectError, expectSuccess } from "../cases/contract-case.ts";
import {
  addEntry,
  addPet,
  bodyAs,
  expectStatus,
  findSibling,
  idsOf,
  lastPages,
  nextCursor,
  validRequest,
  violatedPaths,
} from "../cases/steps.ts";
import { contractDocument, examplesOf, findOperation, toJsonPointer } from "../contract-document.ts";
import {
  bodyContent,
  countSpellings,
  encode,
  type InputField,
  listFields,
  listFilters,
  rejectedMembers,
  resolve,
  storeReferences,
} from "./input-field.ts";
import {
  contentTypes,
  invalidEncodings,
  invalidMessages,
  invalidTexts,
  padTo,
  specialValues,
  type WriteBody,
} from "./input-values.ts";

/** The parts of a request, encoded. */
interface InputRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly Pair[];
  /** JSON texts. */
  readonly members: readonly Pair[];
  readonly headers: NonNullable<CallOptions["headers"]>;
  readonly writeBody?: WriteBody;
  readonly chunked?: boolean;
}
type Pair = readonly [name: string, text: string];

/** A valid request with one change, and the result that the contract requires. */
interface InputTest {
  readonly kind: string;
  /** Undefined if the change affects the whole request. */
  readonly field?: InputField;
  /** Undefined if the request is valid. */
  readonly code?: ErrorCode;
  /** The paths in the error details; undefined if the error has no details. */
  readonly paths?: readonly string[];
  readonly covers?: readonly string[];
  change(request: InputRequest, context: CaseContext): InputRequest | Promise<InputRequest>;
}

const { violations, bodyBytes } = contract.limits;
const referenceCodes: Readonly<Record<string, ErrorCode>> = { petId: "pet_not_found", cursor: "invalid_cursor" };
const unusualNames = ["__proto__", "constructor", "a/b~c", ""];
const ignoredBody: InputTest = {
  kind: "body: ignored",
  change: (request) => ({ ...request, writeBody: () => "{", headers: { "Content-Type": "text/plain" } }),
};

/** Values, encodings and bodies that servers often misread, in addition to the requests of conformance for each constraint. */
export const inputCases: ContractCase[] = contractDocument.operations.flatMap((operation) =>
  listTests(operation).map((test) => toCase(operation, test)),
);

function listTests(operation: Operation): InputTest[] {
  const fields = listFields(contractDocument, operation);
  return [
    ...fields.flatMap((field) => createFieldTests(field)),
    ...createUnknown(operation, fields),
    ...createViolationCounts(fields),
    ...(operation.body ? createMessages(operation) : [ignoredBody]),
  ];
}

function createFieldTests(field: InputField): InputTest[] {
  const { in: place, path, examples } = field;
  const isReference = storeReferences.includes(field.name);
  const values = [
    ...(isReference ? [] : Object.entries(examples).map(([name, { value }]) => [`example ${name}`, value] as const)),
    ...specialValues(field).map(([title, value]) => [`pattern: ${title}`, value] as const),
  ];
  const isList = field.schema.pattern === undefined;
  return [
    ...values.map(([kind, value]) => ({
      kind,
      field,
      ...(isReference && { code: referenceCodes[field.name] as ErrorCode }),
      change: (request: InputRequest) => setField(request, field, encode(field, value)),
    })),
    ...Array.from({ length: countSpellings(field) - 1 }, (_, index) => ({
      kind: `spelling ${index + 2}`,
      field,
      change: async (request: InputRequest, context: CaseContext) =>
        setField(request, field, encode(field, await createValue(field, request, context), index + 1)),
    })),
    ...invalidTexts(field).map(([kind, text]) => ({
      ...createViolation(kind),
      change: (request: InputRequest) => setField(request, field, text),
    })),
    ...(place === "query" || (place === "header" && !isList)
      ? [
          {
            ...createViolation("repeated"),
            async change(request: InputRequest, context: CaseContext) {
              const text = encode(field, await createValue(field, request, context));
              return setField(request, field, text, text);
            },
          },
        ]
      : []),
  ];

  function createViolation(kind: string) {
    return { kind, field, code: "invalid_request" as const, paths: [path] };
  }
}

function createUnknown(operation: Operation, fields: readonly InputField[]): InputTest[] {
  const listNames = (place: InputField["in"]) =>
    ["colour", ...unusualNames].concat(
      fields.filter((field) => field.in === place).map(({ name }) => name.toUpperCase()),
    );
  const invalid = { code: "invalid_request" } as const;
  const addMember = (name: string) => (request: InputRequest) => ({
    ...request,
    members: [...request.members, [JSON.stringify(name), "1"] as const],
  });
  const members = rejectedMembers(contractDocument, operation);
  const otherNames = [...listNames("body"), ...members.map((name) => name.toUpperCase())];
  return [
    ...listNames("query").map((name) => ({
      ...invalid,
      kind: `unknown parameter ${name}`,
      paths: [name],
      change: (request: InputRequest) => addParameters(request, [encodeURIComponent(name)]),
    })),
    ...invalidEncodings.slice(0, 2).map((name) => ({
      ...invalid,
      kind: `percent-encoding of the name ${name}`,
      paths: [`${name}=1`],
      change: (request: InputRequest) => addParameters(request, [name]),
    })),
    ...(operation.body ? otherNames : []).map((name) => ({
      ...invalid,
      kind: `unknown member ${name}`,
      paths: [toJsonPointer(name)],
      change: addMember(name),
    })),
    ...members.map((name) => ({
      ...invalid,
      kind: `rejected member ${name}`,
      paths: [toJsonPointer(name)],
      change: addMember(name),
    })),
  ];
}

/** An error reports all violations, up to the limit. */
function createViolationCounts(fields: readonly InputField[]): InputTest[] {
  const code = "invalid_request" as const;
  const counts = [violations - 1, violations, violations + 1, 2 * violations].map((count) => {
    const names = Array.from({ length: count }, (_, index) => `unknown${index}`);
    return {
      kind: `violations: ${count}`,
      code,
      covers: ["x-request-limits/violations"],
      paths: names.slice(0, violations),
      change: (request: InputRequest) => addParameters(request, names),
    };
  });
  const groups = (["query", "body"] as const).map((place) => ({
    place,
    invalid: fields.filter((field) => field.in === place && field.name !== "cursor"),
  }));
  const all = groups
    .filter(({ invalid }) => invalid.length > 1)
    .map(({ place, invalid }) => ({
      kind: `all wrong in the ${place}`,
      code,
      paths: invalid.map(({ path }) => path),
      change: (request: InputRequest) =>
        invalid.reduce((changed, field) => setField(changed, field, place === "body" ? "null" : "x"), request),
    }));
  return [...counts, ...all];
}

function createMessages(operation: Operation): InputTest[] {
  const mediaType = bodyContent(contractDocument, operation)?.mediaType ?? "";
  const sizes = [bodyBytes - 1, bodyBytes].flatMap((bytes) =>
    [false, true].map((chunked) => ({
      kind: `body: ${bytes} bytes${chunked ? " in chunks" : ""}`,
      covers: ["x-request-limits/bodyBytes"],
      change: (request: InputRequest) => ({ ...request, writeBody: padTo(bytes), chunked }),
    })),
  );
  const types = contentTypes(mediaType).map((type) => ({
    kind: `Content-Type: ${type}`,
    change: (request: InputRequest) => ({ ...request, headers: { "Content-Type": type } }),
  }));
  const invalid = invalidMessages(mediaType).map(({ kind, code, covers = [], path, ...changes }) => ({
    kind,
    code,
    covers,
    ...(path !== undefined && { paths: [path] }),
    change: (request: InputRequest) => ({ ...request, ...changes }),
  }));
  return [...sizes, ...types, ...invalid];
}

function addParameters(request: InputRequest, names: readonly string[]): InputRequest {
  return { ...request, query: [...request.query, ...names.map((name) => [name, "1"] as const)] };
}

function toMembers(value: unknown): Pair[] {
  return Object.entries(Object(value)).map(([name, member]) => [JSON.stringify(name), stringifyJson(member)]);
}

/** Replaces the texts of a field. */
function setField(request: InputRequest, { in: place, name }: InputField, ...texts: string[]): InputRequest {
  if (place === "path") return { ...request, path: { ...request.path, [name]: texts[0] ?? "" } };
  if (place === "header" || place === "cookie") return { ...request, headers: { ...request.headers, [name]: texts } };
  const [list, key] = place === "body" ? ([request.members, JSON.stringify(name)] as const) : [request.query, name];
  const changed = [...list.filter(([other]) => other !== key), ...texts.map((text) => [key, text] as const)];
  return place === "body" ? { ...request, members: changed } : { ...request, query: changed };
}

/** Returns a valid value. A reference is the id or cursor of a new entry. */
async function createValue(field: InputField, request: InputRequest, context: CaseContext): Promise<unknown> {
  const { name, operation, examples } = field;
  if (name === "petId") return (await addPet(context)).id;
  if (name === "cursor") return createCursor(context, operation as OperationId, readFilter(operation, request));
  if (name === "Idempotency-Key") return randomUUID();
  return Object.values(examples)[0]?.value ?? Object(examplesOf(operation).body)[name] ?? "Rex";
}

async function createCursor(context: CaseContext, operation: OperationId, filter: Filter): Promise<string> {
  for (let count = 0; count < 2; count += 1) await addEntryWith(context, operation, filter);
  const query = ["limit=1", new URLSearchParams(filter).toString()].filter(Boolean).join("&");
  return decodeURIComponent(nextCursor(operation, await context.call(operation, { query })));
}

type Filter = Record<string, string>;

function readFilter(operation: string, request: InputRequest): Filter {
  const names = listFilters(operation).map(({ name }) => name);
  return Object.fromEntries([...readQuery(request)].filter(([name]) => names.includes(name)));
}

function readQuery({ query }: InputRequest): URLSearchParams {
  return new URLSearchParams(toQuery(query));
}

function toQuery(query: readonly Pair[]): string {
  return query.map(([name, text]) => `${name}=${text}`).join("&");
}

function toCase(operation: Operation, test: InputTest): ContractCase {
  const { kind, field, code, covers = [] } = test;
  const id = operation.id as OperationId;
  const location = field && (field.in === "body" ? field.path : `${field.in} ${field.name}`);
  return {
    id: `inputs/${[id, location, kind].filter((part) => part !== undefined).join("/")}`,
    title: `${code ? "rejects" : "accepts"} the request (${location ? `${location}, ` : ""}${kind})`,
    ...(code ? expectError(id, code) : expectSuccess(id)),
    ...(field && { node: field.node }),
    covers,
    async run(context) {
      const request = await test.change(await createRequest(context, id), context);
      const options = toCallOptions(operation, request);
      try {
        return await sendRequest(context, operation, test, request, options);
      } catch (error) {
        if (error instanceof assert.AssertionError)
          error.message = `${error.message}\nRequest: ${formatRequest(options)}`;
        throw error;
      }
    },
  };
}

/** Returns a valid request with the required inputs. */
async function createRequest(context: CaseContext, operation: OperationId): Promise<InputRequest> {
  const { path = {}, json = examplesOf(operation).body } = await validRequest(context, operation);
  const required = listFields(contractDocument, findOperation(operation) as Operation).filter(
    (field) => field.required,
  );
  const members = Object.fromEntries(
    Object.entries(Object(json)).filter(([name]) => required.some((field) => field.name === name)),
  );
  const texts = Object.entries(path).map(([name, value]) => [name, String(value)]);
  return { path: Object.fromEntries(texts), query: [], members: toMembers(members), headers: {} };
}

function toCallOptions({ body }: Operation, request: InputRequest): CallOptions {
  const { path, query, members, headers, writeBody = (text: string) => text, chunked = false } = request;
  const text = `{${members.map(([name, value]) => `${name}:${value}`).join(",")}}`;
  const hasBody = body !== undefined || request.writeBody !== undefined;
  return {
    path,
    headers,
    ...(query.length > 0 && { query: toQuery(query) }),
    ...(hasBody && { body: writeBody(text), chunked }),
  };
}

function formatRequest({ path, query, headers, body }: CallOptions): string {
  const text = body === undefined ? "" : Buffer.from(body).toString("latin1");
  const excerpt = text.length > 500 ? `${text.slice(0, 500)}… (${text.length} bytes)` : text;
  return JSON.stringify({ path, query, headers, body: excerpt });
}

async function sendRequest(
  context: CaseContext,
  operation: Operation,
  { code, paths }: InputTest,
  request: InputRequest,
  options: CallOptions,
): Promise<HttpResponse> {
  const id = operation.id as OperationId;
  const list = operation.body ? findSibling(id, "GET") : undefined;
  const previousIds = list && !context.service.remote ? idsOf(await lastPages(context, list)) : undefined;
  const expectedId = operation.body || code ? undefined : await addMatchingEntry(context, id, request);
  const response = await context.call(id, options);
  if (context.service.remote) expectUnusedIdempotencyKey(response);
  if (response.status >= 400) {
    if (code === undefined) return response;
    assert.equal(bodyAs("Error", response).code, code, response.bodyText.slice(0, 500));
    if (paths) assert.deepEqual(violatedPaths(response), paths.toSorted(), "The details must name the invalid inputs.");
  } else if (response.status === 200) await expectEntries(context, id, request, response, expectedId);
  const isAdded = operation.body && response.status < 300;
  if (list && previousIds) await expectAdded(context, list, previousIds, isAdded ? [response.body] : []);
  if (isAdded && !code) await expectStored(context, operation, parseJson(String(options.body)) as object, response);
  return response;
}

function expectUnusedIdempotencyKey(response: HttpResponse): void {
  const isConflict = response.status === 409 && bodyAs("Error", response).code === "idempotency_conflict";
  if (isConflict || response.headers.has("idempotency-replayed"))
    throw new SkipCase("an API key that has not used the same Idempotency-Keys within a day");
}

/** Adds an entry that the filter of a request includes, and one that it excludes. */
async function addMatchingEntry(context: CaseContext, operation: OperationId, request: InputRequest) {
  const filter = readFilter(operation, request);
  if (Object.keys(filter).length === 0) return undefined;
  const fields = listFields(contractDocument, findOperation(findSibling(operation, "POST")) as Operation);
  const omitted = fields.filter(({ name, required }) => name in filter && !required);
  await addEntry(context, operation, Object.fromEntries(omitted.map(({ name }) => [name, undefined])));
  return addEntryWith(context, operation, filter);
}

function addEntryWith(context: CaseContext, operation: OperationId, filter: Filter) {
  const members = listFilters(operation)
    .filter(({ name }) => name in filter)
    .map(({ name, schema }) => [name, schema.type === "string" ? filter[name] : parseJson(filter[name] ?? "")]);
  return addEntry(context, operation, Object.fromEntries(members));
}

async function expectAdded(
  context: CaseContext,
  list: OperationId,
  previousIds: readonly (number | bigint)[],
  expected: readonly unknown[],
): Promise<void> {
  const entries = (await lastPages(context, list)).flatMap(({ body }) => body as { id: number | bigint }[]);
  const added = entries.filter(({ id }) => !previousIds.includes(id));
  assert.equal(stringifyJson(added), stringifyJson(expected), "The list must gain exactly the returned entries.");
}

async function expectEntries(
  context: CaseContext,
  operation: OperationId,
  request: InputRequest,
  { body }: HttpResponse,
  expectedId: number | bigint | undefined,
): Promise<void> {
  const entries = [body].flat() as Entry[];
  const [pathText] = Object.values(request.path);
  if (pathText !== undefined) assert.equal(String(entries[0]?.id), decodeURIComponent(pathText));
  const limit = readQuery(request).get("limit");
  assert(
    limit === null || entries.length <= Number(limit),
    `Got ${entries.length} entries, but the limit is ${limit}.`,
  );
  const filter = readFilter(operation, request);
  expectFiltered(entries, filter);
  if (expectedId === undefined) return;
  const pages = await lastPages(context, operation, new URLSearchParams(filter).toString());
  expectFiltered(
    pages.flatMap((page) => page.body as Entry[]),
    filter,
  );
  assert(idsOf(pages).includes(expectedId), `The filtered list must contain entry ${expectedId}.`);
}

type Entry = Readonly<Record<string, unknown>>;

function expectFiltered(entries: readonly Entry[], filter: Filter): void {
  for (const [name, value] of Object.entries(filter))
    for (const entry of entries) assert.equal(String(entry[name]), value, `The filter is ${name}=${value}.`);
}

/** Asserts that the response and a later read return exactly the sent members, in the order of the schema. */
async function expectStored(context: CaseContext, operation: Operation, sent: object, response: HttpResponse) {
  const { id, ...members } = response.body as Entry & { id: number | bigint };
  for (const [name, value] of Object.entries(sent)) assert.deepEqual(members[name], value);
  const names = Object.keys(response.body as object);
  const schema = operation.responses.find(({ status }) => status === String(response.status))?.contents[0]?.schema;
  const documentedNames = Object.keys(Object(resolve(contractDocument, schema ?? {}).properties));
  const orderedNames = documentedNames.filter((name) => names.includes(name));
  assert.deepEqual(names, orderedNames, "Members must be in the order of the schema.");
  const reader = contractDocument.operations.find(
    ({ method, path }) => method === "GET" && path.startsWith(`${operation.path}/{`) && path.endsWith("}"),
  );
  if (!reader) return;
  const storedNames = Object.keys(members).filter((name) => members[name] !== null || name in sent);
  assert.deepEqual(storedNames.sort(), Object.keys(sent).sort(), "Only the sent members may be stored.");
  const name = reader.parameters.find((parameter) => parameter.in === "path")?.name ?? "";
  const stored = expectStatus(await context.call(reader.id as OperationId, { path: { [name]: id } }), 200);
  assert.equal(stored.bodyText, response.bodyText, "GET must return the body of the POST response.");
}
