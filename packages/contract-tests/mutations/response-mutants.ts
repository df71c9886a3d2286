import type { ResponseEntry } from "@animal-store/conformance/internal";
import { onResponse, type PlainResponse, withHeader } from "@animal-store/conformance/internal";
import { contract } from "@animal-store/contract";
import { parseJson, stringifyJson } from "@animal-store/exact-json";
import { expectSuccess, parserCodes } from "../src/cases/contract-case.ts";
import { listExamples, listResponseGroups } from "../src/contract-document.ts";
import { findOperation, type Mutant } from "./mutant.ts";

type Change = (response: PlainResponse) => PlainResponse;
type DocumentedResponse = Required<Pick<Mutant, "operation" | "status">> & { readonly definition: ResponseEntry };
type ResponseGroup = [DocumentedResponse, ...DocumentedResponse[]];

const undocumentedStatus = 418;
const allCodes = Object.keys(contract.errorCodes);

const documentedResponses = listResponseGroups().flatMap(({ id, responses }) =>
  responses.map<DocumentedResponse>((definition) => ({
    operation: id as DocumentedResponse["operation"],
    status: Number(definition.status),
    definition,
  })),
);

/** One mutant changes all responses with the same definition. */
const groups = [
  ...Map.groupBy(documentedResponses, ({ definition }) => JSON.stringify(definition.node)).values(),
] as ResponseGroup[];

/** Returns the mutants that contradict the contract in one property of a response. */
export function createResponseMutants(): Mutant[] {
  return [
    ...documentedResponses.flatMap(createStatusMutants),
    ...documentedResponses.flatMap(createCodeMutants),
    ...groups.flatMap(createHeaderMutants),
    ...groups.flatMap(createMemberMutants),
    ...documentedResponses.flatMap(createErrorMutants),
  ];
}

/** Replaces a status with the next documented status of the operation, and with an undocumented one. */
function createStatusMutants(documentedResponse: DocumentedResponse): Mutant[] {
  const { operation, status } = documentedResponse;
  const statuses = documentedResponses.flatMap((item) => (item.operation === operation ? [item.status] : []));
  const nextStatus = statuses[(statuses.indexOf(status) + 1) % statuses.length] ?? undocumentedStatus;
  return [nextStatus, undocumentedStatus].map((wrongStatus) =>
    createMutant([documentedResponse], `status/${operation}/${status} returned as ${wrongStatus}`, (response) => ({
      ...response,
      status: wrongStatus,
    })),
  );
}

/** Replaces each error code with another one, of the same response if it has several. */
function createCodeMutants(documentedResponse: DocumentedResponse): Mutant[] {
  const { operation, status, definition } = documentedResponse;
  const codes = definition.errorCodes ?? [];
  const candidates = codes.length > 1 ? codes : allCodes;
  return codes.map((code) => {
    const wrongCode = candidates[(candidates.indexOf(code) + 1) % candidates.length];
    const id = `code/${operation}/${status}/${code} returned as ${wrongCode}`;
    return createMutant([documentedResponse], id, (response) => ({
      ...response,
      text: response.text.replace(`"code":"${code}"`, `"code":"${wrongCode}"`),
    }));
  });
}

function createHeaderMutants(group: ResponseGroup): Mutant[] {
  const [firstResponse] = group;
  const { operation, status, definition } = firstResponse;
  const setHeader = (name: string, value: string | undefined): Change => {
    return (response) => withHeader(response, name, value);
  };
  const changes = definition.headers.flatMap(({ name, schema }): [string, Change][] => [
    [`${name} removed`, setHeader(name, undefined)],
    [
      `${name} with a wrong value`,
      (response) => {
        const value = response.headers.get(name);
        if (value === null) return response;
        return withHeader(response, name, toWrongValue(name, Object(schema).type, value, firstResponse));
      },
    ],
  ]);
  changes.push(["undocumented header added", setHeader("X-Powered-By", "animals")]);
  if (definition.contents.length > 0) {
    changes.push(["Content-Type removed", setHeader("Content-Type", undefined)]);
    changes.push(["Content-Type with a wrong value", setHeader("Content-Type", "application/json")]);
  }
  const subjects = ["response-headers", "conditional-requests", "idempotency"];
  return changes.map(([title, change]) => ({
    ...createMutant(group, `header/${operation}/${status}${formatCodes(definition)}/${title}`, change),
    relevantCases: subjects.map((subject) => `${subject}/${operation}/`),
  }));
}

/** Returns a value of the same type, and of the same format if a case can detect it. */
function toWrongValue(name: string, type: unknown, value: string, documentedResponse: DocumentedResponse) {
  if (type === "integer") return String(Number(value) + 1);
  if (type === "boolean") return "false";
  // A generated id has no expected value, so only a wrong format is detectable.
  if (name === "X-Request-Id" && selectParserCodes(documentedResponse).length > 0) return `${value} ${value}`;
  if (/\d/.test(value)) return value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
  return `${value.slice(0, -1)}${value.endsWith("x") ? "y" : "x"}`;
}

/** Each change returns the members that replace a member. */
const memberChanges: readonly [title: string, change: (name: string, value: unknown) => [string, unknown][]][] = [
  ["removed", () => []],
  ["renamed", (name, value) => [[`${name}_`, value]]],
  ["with another type", (name, value) => [[name, typeof value === "string" ? 7 : String(value)]]],
  ["set to null", (name) => [[name, null]]],
];

/** Changes each member of the examples, at every depth. */
function createMemberMutants(group: ResponseGroup): Mutant[] {
  const [{ operation, status, definition }] = group;
  const examplePaths = Object.values(definition.contents[0]?.examples ?? {}).flatMap(findPaths);
  const paths = new Map(examplePaths.map((path) => [path.join("/"), path]));
  return [...paths].flatMap(([name, path]) =>
    memberChanges.map(([title, change]) =>
      createMutant(group, `member/${operation}/${status}${formatCodes(definition)}/${name} ${title}`, (response) =>
        response.text === ""
          ? response
          : { ...response, text: stringifyJson(changeMember(parseJson(response.text), path, change)) },
      ),
    ),
  );
}

/** Returns the path of each member. A list adds no segment. */
function findPaths(value: unknown): string[][] {
  if (Array.isArray(value)) return value.flatMap(findPaths);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    [name],
    ...findPaths(member).map((path) => [name, ...path]),
  ]);
}

function changeMember(value: unknown, path: readonly string[], change: (typeof memberChanges)[number][1]): unknown {
  if (Array.isArray(value)) return value.map((entry) => changeMember(entry, path, change));
  if (!isObject(value)) return value;
  const [name = "", ...innerPath] = path;
  const entries = Object.entries(value).flatMap(([key, member]): [string, unknown][] => {
    if (key !== name) return [[key, member]];
    return innerPath.length > 0 ? [[key, changeMember(member, innerPath, change)]] : change(key, member);
  });
  return Object.fromEntries(entries);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Turns errors of operations into successes, errors of routing into a 404, and successes into a 503. */
function createErrorMutants(documentedResponse: DocumentedResponse): Mutant[] {
  const { operation, status, definition } = documentedResponse;
  const isError = status >= 400 && status < 500 && selectParserCodes(documentedResponse).length === 0;
  const isSuccess = status < 300 && operation !== "unrouted";
  const wrongStatus = isSuccess ? contract.errorCodes.service_unavailable.status : toStatusWithoutError(operation);
  if (status === wrongStatus || !(isError || isSuccess)) return [];
  return (definition.errorCodes ?? [""]).map((code) => {
    const id = `behaviour/errors/${operation}/${status} ${code} returned as ${wrongStatus}`;
    return createMutant([documentedResponse], id, (response) =>
      response.text.includes(code) ? toDocumentedResponse(response, operation, wrongStatus) : response,
    );
  });
}

function toStatusWithoutError(operation: DocumentedResponse["operation"]): number {
  return operation === "unrouted" ? contract.errorCodes.route_not_found.status : expectSuccess(operation).status;
}

/** Replaces a response with the example of another status. Headers that both responses have keep their values. */
export function toDocumentedResponse(
  response: PlainResponse,
  operation: DocumentedResponse["operation"],
  status: number,
): PlainResponse {
  const example = examples.find((item) => item.operation === operation && item.response.status === status)?.response;
  if (!example) throw new Error(`The contract has no example of ${operation} ${status}.`);
  const headers = new Headers([...example.headers].map(([name, value]): [string, string] => [name, value]));
  for (const [name, value] of response.headers)
    if (headers.has(name) || /^(vary|access-control-)/.test(name)) headers.set(name, value);
  return { status, headers, text: example.bodyText };
}

const examples = listExamples();

function createMutant(group: ResponseGroup, id: string, change: Change): Mutant {
  const [firstResponse] = group;
  const { operation, status } = firstResponse;
  const codes = selectParserCodes(firstResponse);
  const changeParserResponse: Change = (response) =>
    codes.some((code) => response.text.includes(`"code":"${code}"`)) ? change(response) : response;
  const middleware = onResponse((response, request) => {
    const requested = findOperation(request);
    const matches = group.some(({ operation, status }) => operation === requested && status === response.status);
    return matches ? change(response) : response;
  });
  return {
    id,
    operation,
    status,
    mutation: codes.length > 0 ? { changeRawResponse: changeParserResponse } : { middleware: () => middleware },
  };
}

function selectParserCodes({ definition }: DocumentedResponse): readonly string[] {
  return (definition.errorCodes ?? []).filter((code) => parserCodes.includes(code));
}

function formatCodes({ errorCodes: codes }: ResponseEntry): string {
  return codes ? ` ${codes.join("|")}` : "";
}
