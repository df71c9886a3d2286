import { contract } from "@animal-store/contract";
import { parseJson, stringifyJson } from "@animal-store/exact-json";
import { expectSuccess, parserCodes } from "../src/cases/contract-case.ts";
import {
  contractDocument,
  documentedOperations,
  type HeaderObject,
  type ResponseObject,
  resolve,
} from "../src/document/contract-document.ts";
import { documentedExamples } from "../src/response-validator/documented-examples.ts";
import type { Mutant } from "./wire.ts";
import { findOperation, onResponse, type PlainResponse, withHeader } from "./wire.ts";

type Change = (answer: PlainResponse) => PlainResponse;
type DocumentPath = Required<Pick<Mutant, "operation" | "status">> & { readonly response: ResponseObject };

const undocumentedStatus = 418;
const allCodes = Object.keys(contract.errorCodes);

/** Every answer that the contract documents, in the order of the document. */
const locations = [...documentedOperations(contractDocument).values()].flatMap(({ id, responses }) =>
  [...responses].map<DocumentPath>(([status, response]) => ({
    operation: id as DocumentPath["operation"],
    status,
    response,
  })),
);

/** Places with the same response are tried together: one mutant changes it in all of them. */
const groups = [...Map.groupBy(locations, ({ response }) => JSON.stringify(response)).values()] as [
  DocumentPath,
  ...DocumentPath[],
][];

/** What an answer says that the contract says otherwise. */
export function responseMutants(): Mutant[] {
  return [
    ...locations.flatMap(statusMutants),
    ...locations.flatMap(codeMutants),
    ...groups.flatMap(headerMutants),
    ...groups.flatMap(memberMutants),
    ...locations.flatMap(errorMutants),
  ];
}

/** Exchanged for the next status that is documented there, and for one that is documented nowhere. */
function statusMutants(location: DocumentPath): Mutant[] {
  const { operation, status } = location;
  const here = locations.filter((other) => other.operation === operation).map((other) => other.status);
  const next = here[(here.indexOf(status) + 1) % here.length] ?? undocumentedStatus;
  return [next, undocumentedStatus].map((other) =>
    mutantAt([location], `status/${operation}/${status} given as ${other}`, (answer) => ({ ...answer, status: other })),
  );
}

/** Each code exchanged for another, one of the same response where it has several. */
function codeMutants(location: DocumentPath): Mutant[] {
  const { operation, status, response } = location;
  const codes = response["x-error-codes"] ?? [];
  const pool = codes.length > 1 ? codes : allCodes;
  return codes.map((code) => {
    const other = pool[(pool.indexOf(code) + 1) % pool.length];
    return mutantAt([location], `code/${operation}/${status}/${code} given as ${other}`, (answer) => ({
      ...answer,
      text: answer.text.replace(`"code":"${code}"`, `"code":"${other}"`),
    }));
  });
}

/** Each header dropped, and wrong; one added; and the Content-Type wrong. */
function headerMutants(at: readonly [DocumentPath, ...DocumentPath[]]): Mutant[] {
  const [{ operation, status, response }] = at;
  const mutant = (what: string, change: Change): Mutant => ({
    ...mutantAt(at, `header/${operation}/${status}${codesIn(response)}/${what}`, change),
    about: [`answer-headers/${operation}/`, `conditional/${operation}/`, `idempotency/${operation}/`],
  });
  const setting = (name: string, value: string | undefined): Change => {
    return (answer) => withHeader(answer, name, value);
  };
  const documented = Object.entries(response.headers ?? {}).flatMap(([name, header]) => [
    mutant(`${name} dropped`, setting(name, undefined)),
    mutant(`${name} wrong`, (answer) => {
      const value = answer.headers.get(name);
      if (value === null) return answer;
      return withHeader(answer, name, wrongValue(name, resolve<HeaderObject>(contractDocument, header), value, at[0]));
    }),
  ]);
  const ofBody = response.content
    ? [
        mutant("Content-Type dropped", setting("Content-Type", undefined)),
        mutant("Content-Type wrong", setting("Content-Type", "application/json")),
      ]
    : [];
  return [...documented, mutant("a header that is not documented", setting("X-Powered-By", "animals")), ...ofBody];
}

/** Still of its type, where that leaves something to be wrong: a number one too high, a tag or link that nobody gave. */
function wrongValue(name: string, { schema }: HeaderObject, value: string, location: DocumentPath): string {
  if (schema.type === "integer") return String(Number(value) + 1);
  if (schema.type === "boolean") return "false";
  // Nobody can tell one new id from another.
  if (name === "X-Request-Id" && codesOfParser(location).length > 0) return `${value} ${value}`;
  if (/\d/.test(value)) return value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
  return `${value.slice(0, -1)}${value.endsWith("x") ? "y" : "x"}`;
}

/** What a member becomes; an empty list: it goes. */
const memberChanges: readonly [what: string, change: (name: string, value: unknown) => [string, unknown][]][] = [
  ["dropped", () => []],
  ["renamed", (name, value) => [[`${name}_`, value]]],
  ["of another type", (name, value) => [[name, typeof value === "string" ? 7 : String(value)]]],
  ["null", (name) => [[name, null]]],
];

/** Each member that the examples show, at every depth. */
function memberMutants(at: readonly [DocumentPath, ...DocumentPath[]]): Mutant[] {
  const [{ operation, status, response }] = at;
  const [content] = Object.values(response.content ?? {});
  const found = Object.values(content?.examples ?? {}).flatMap(({ value }) => pathsIn(value));
  const paths = new Map(found.map((path) => [path.join("/"), path]));
  return [...paths].flatMap(([title, path]) =>
    memberChanges.map(([what, change]) =>
      mutantAt(at, `member/${operation}/${status}${codesIn(response)}/${title} ${what}`, (answer) =>
        answer.text === ""
          ? answer
          : { ...answer, text: stringifyJson(changeAt(parseJson(answer.text), path, change)) },
      ),
    ),
  );
}

/** Names from the outermost in, lists passed through. */
function pathsIn(value: unknown): string[][] {
  if (Array.isArray(value)) return value.flatMap(pathsIn);
  if (!isMembers(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => [[name], ...pathsIn(member).map((path) => [name, ...path])]);
}

function changeAt(value: unknown, path: readonly string[], change: (typeof memberChanges)[number][1]): unknown {
  if (Array.isArray(value)) return value.map((entry) => changeAt(entry, path, change));
  if (!isMembers(value)) return value;
  const [name = "", ...inner] = path;
  const entries = Object.entries(value).flatMap(([key, member]): [string, unknown][] => {
    if (key !== name) return [[key, member]];
    return inner.length > 0 ? [[key, changeAt(member, inner, change)]] : change(key, member);
  });
  return Object.fromEntries(entries);
}

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** A rule is not enforced: each refusal of an operation becomes its success, one of routing a 404. And a success is refused. */
function errorMutants(location: DocumentPath): Mutant[] {
  const { operation, status, response } = location;
  const isError = status >= 400 && status < 500 && codesOfParser(location).length === 0;
  const isSuccess = status < 300 && operation !== "unrouted";
  const instead = isSuccess ? contract.errorCodes.service_unavailable.status : insteadOf(operation);
  if (status === instead || !(isError || isSuccess)) return [];
  return (response["x-error-codes"] ?? [""]).map((code) =>
    mutantAt([location], `behaviour/refusal/${operation}/${status} ${code} given as ${instead}`, (answer) =>
      answer.text.includes(code) ? documented(answer, operation, instead) : answer,
    ),
  );
}

function insteadOf(operation: DocumentPath["operation"]): number {
  return operation === "unrouted" ? contract.errorCodes.route_not_found.status : expectSuccess(operation).status;
}

/** An answer made into the example of another one; what both have keeps its value. */
export function documented(answer: PlainResponse, operation: DocumentPath["operation"], status: number): PlainResponse {
  const example = examples.find((one) => one.operation === operation && one.response.status === status)?.response;
  if (!example) throw new Error(`The contract has no example of ${operation} ${status}.`);
  const headers = new Headers([...example.headers].map(([name, value]): [string, string] => [name, value]));
  for (const [name, value] of answer.headers)
    if (headers.has(name) || /^(vary|access-control-)/.test(name)) headers.set(name, value);
  return { status, headers, text: example.bodyText };
}

const examples = documentedExamples(contractDocument);

/** Changes the responses of some places, those of the parser on their way to the suite. */
function mutantAt(at: readonly [DocumentPath, ...DocumentPath[]], id: string, change: Change): Mutant {
  const [{ operation, status }] = at;
  const codes = codesOfParser(at[0]);
  const parser: Change = (response) =>
    codes.some((code) => response.text.includes(`"code":"${code}"`)) ? change(response) : response;
  const wire = onResponse((response, request) => {
    const asked = findOperation(request);
    const isMeant = at.some((location) => location.operation === asked && location.status === response.status);
    return isMeant ? change(response) : response;
  });
  return { id, operation, status, mutation: codes.length > 0 ? { parser } : { wire: () => wire } };
}

function codesOfParser({ response }: DocumentPath): readonly string[] {
  return (response["x-error-codes"] ?? []).filter((code) => parserCodes.includes(code));
}

function codesIn({ "x-error-codes": codes }: ResponseObject): string {
  return codes ? ` ${codes.join("|")}` : "";
}
