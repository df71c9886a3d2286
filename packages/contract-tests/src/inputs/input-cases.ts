import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { type HttpResponse, type Operation, skip } from "@animal-store/conformance/internal";
import { contract, type ErrorCode, type OperationId } from "@animal-store/contract";
import { stringifyJson } from "@animal-store/exact-json";
import { toPointer } from "@animal-store/openapi-document";
import type { CallOptions, CaseContext } from "../case-context.ts";
import { type ContractCase, expectError, expectSuccess } from "../cases/contract-case.ts";
import {
  addEntry,
  addPet,
  bodyAs,
  findSibling,
  idsOf,
  lastPages,
  nextCursor,
  validRequest,
  violatedPaths,
} from "../cases/steps.ts";
import { contractDocument, examplesOf, findOperation } from "../contract-document.ts";
import { encodeItems, type InputField, listFields, rejectedMembers, toItem } from "./input-field.ts";
import { invalidEncodings, invalidMessages, invalidTexts, padTo, type WriteBody } from "./input-values.ts";

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
  readonly change: Change;
}
type Change = (request: InputRequest, context: CaseContext) => InputRequest | Promise<InputRequest>;

const { violations, bodyBytes } = contract.limits;
const unusualNames = ["__proto__", "constructor", "a/b~c", ""];
const ignoredBody: InputTest = {
  kind: "body: ignored",
  change: (request) => ({ ...request, writeBody: () => "{", headers: { "Content-Type": "text/plain" } }),
};

/** Values, encodings and bodies that the contract rejects by rules that its schemas do not express. */
export const inputCases: ContractCase[] = contractDocument.operations.flatMap((operation) =>
  listTests(operation).map((test) => toCase(operation, test)),
);

function listTests(operation: Operation): InputTest[] {
  const fields = listFields(contractDocument, operation);
  return [
    ...fields.flatMap((field) => createFieldTests(field)),
    ...createUnknown(operation, fields),
    ...createViolationCounts(fields),
    ...(operation.body ? createMessages() : [ignoredBody]),
  ];
}

function createFieldTests(field: InputField): InputTest[] {
  const { in: place, path } = field;
  const item = toItem(field);
  const allowsRepetition =
    item !== field || (place !== "query" && (place !== "header" || field.schema.pattern === undefined));
  const repeat: Change = async (request, context) => {
    const texts = encodeItems(field, await createValue(field, context));
    return setField(request, field, ...texts, ...texts);
  };
  return [
    ...invalidTexts(item).map(([kind, text]) =>
      // An item without a valid encoding has no value, so the error names the parameter.
      createViolation(kind, kind.startsWith("percent-encoding") ? path : item.path, (request) =>
        setField(request, field, text),
      ),
    ),
    ...(allowsRepetition ? [] : [createViolation("repeated", path, repeat)]),
  ];

  function createViolation(kind: string, violatedPath: string, change: Change): InputTest {
    return { kind, field, code: "invalid_request", paths: [violatedPath], change };
  }
}

function createUnknown(operation: Operation, fields: readonly InputField[]): InputTest[] {
  const listNames = (place: InputField["in"]) => {
    const known = fields.filter((field) => field.in === place).map(({ name }) => name.toUpperCase());
    return ["colour", ...unusualNames, ...known];
  };
  const withParameter = (kind: string, path: string, name: string): InputTest => ({
    kind,
    code: "invalid_request",
    paths: [path],
    change: (request) => addParameters(request, [name]),
  });
  const withMember = (kind: string, name: string): InputTest => ({
    kind: `${kind} member ${name}`,
    code: "invalid_request",
    paths: [toPointer(name)],
    change: (request) => ({ ...request, members: [...request.members, [JSON.stringify(name), "1"]] }),
  });
  const members = rejectedMembers(contractDocument, operation);
  const otherNames = [...listNames("body"), ...members.map((name) => name.toUpperCase())];
  return [
    ...listNames("query").map((name) => withParameter(`unknown parameter ${name}`, name, encodeURIComponent(name))),
    ...invalidEncodings
      .slice(0, 2)
      .map((name) => withParameter(`percent-encoding of the name ${name}`, `${name}=1`, name)),
    ...(operation.body ? otherNames : []).map((name) => withMember("unknown", name)),
    ...members.map((name) => withMember("rejected", name)),
  ];
}

/** An error reports all violations, up to the limit. */
function createViolationCounts(fields: readonly InputField[]): InputTest[] {
  const code = "invalid_request";
  const counts = [violations - 1, violations, violations + 1, 2 * violations].map((count): InputTest => {
    const names = Array.from({ length: count }, (_, index) => `unknown${index}`);
    return {
      kind: `violations: ${count}`,
      code,
      covers: ["x-request-limits/violations"],
      paths: names.slice(0, violations),
      change: (request) => addParameters(request, names),
    };
  });
  const all = (["query", "body"] as const).map((place): InputTest => {
    const invalid = fields.filter((field) => field.in === place && field.name !== "cursor");
    const text = place === "body" ? "null" : "x";
    return {
      kind: `all wrong in the ${place}`,
      code,
      paths: invalid.map((field) => toItem(field).path),
      change: (request) => invalid.reduce((changed, field) => setField(changed, field, text), request),
    };
  });
  return [...counts, ...all.filter(({ paths = [] }) => paths.length > 1)];
}

function createMessages(): InputTest[] {
  const sizes = [bodyBytes - 1, bodyBytes].flatMap((bytes) =>
    [false, true].map<InputTest>((chunked) => ({
      kind: `body: ${bytes} bytes${chunked ? " in chunks" : ""}`,
      covers: ["x-request-limits/bodyBytes"],
      change: (request) => ({ ...request, writeBody: padTo(bytes), chunked }),
    })),
  );
  const invalid = invalidMessages().map<InputTest>(({ kind, code, covers = [], paths, ...changes }) => ({
    kind,
    code,
    covers,
    ...(paths && { paths }),
    change: (request) => ({ ...request, ...changes }),
  }));
  return [...sizes, ...invalid];
}

function addParameters(request: InputRequest, names: readonly string[]): InputRequest {
  return { ...request, query: [...request.query, ...names.map((name) => [name, "1"] as const)] };
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
async function createValue(field: InputField, context: CaseContext): Promise<unknown> {
  const { name, operation, examples } = field;
  if (name === "petId") return (await addPet(context)).id;
  if (name === "cursor") {
    const list = operation as OperationId;
    for (let count = 0; count < 2; count += 1) await addEntry(context, list);
    return decodeURIComponent(nextCursor(list, await context.call(list, { query: "limit=1" })));
  }
  if (name === "Idempotency-Key") return randomUUID();
  return Object.values(examples)[0]?.value ?? Object(examplesOf(operation).body)[name] ?? "Rex";
}

function toCase(operation: Operation, test: InputTest): ContractCase {
  const { kind, field, code, paths, covers = [] } = test;
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
      const list = operation.body && !context.service.remote ? findSibling(id, "GET") : undefined;
      const previousIds = list ? idsOf(await lastPages(context, list)) : [];
      const response = await context.call(id, toCallOptions(operation, request));
      if (context.service.remote) expectUnusedIdempotencyKey(response);
      if (code && response.status >= 400 && paths)
        assert.deepEqual(violatedPaths(response), paths.toSorted(), "The details must name the invalid inputs.");
      if (list) await expectAdded(context, list, previousIds, response.status < 300 ? [response.body] : []);
      return response;
    },
  };
}

/** Returns a valid request with the required inputs. */
async function createRequest(context: CaseContext, operation: OperationId): Promise<InputRequest> {
  const { path = {}, json = examplesOf(operation).body } = await validRequest(context, operation);
  const fields = listFields(contractDocument, findOperation(operation) as Operation);
  const required = new Set(fields.filter((field) => field.required).map(({ name }) => name));
  const members = Object.entries(Object(json))
    .filter(([name]) => required.has(name))
    .map(([name, member]) => [JSON.stringify(name), stringifyJson(member)] as const);
  const texts = Object.entries(path).map(([name, value]) => [name, String(value)]);
  return { path: Object.fromEntries(texts), query: [], members, headers: {} };
}

function toCallOptions({ body }: Operation, request: InputRequest): CallOptions {
  const { path, query, members, headers, writeBody = (text: string) => text, chunked = false } = request;
  const text = `{${members.map(([name, value]) => `${name}:${value}`).join(",")}}`;
  const queryText = query.map(([name, value]) => `${name}=${value}`).join("&");
  const hasBody = body !== undefined || request.writeBody !== undefined;
  return {
    path,
    headers,
    ...(query.length > 0 && { query: queryText }),
    ...(hasBody && { body: writeBody(text), chunked }),
  };
}

function expectUnusedIdempotencyKey(response: HttpResponse): void {
  const isConflict = response.status === 409 && bodyAs("Error", response).code === "idempotency_conflict";
  if (isConflict || response.headers.has("idempotency-replayed"))
    skip("an API key that has not used the same Idempotency-Keys within a day");
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
