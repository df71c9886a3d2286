import { contract } from "@animal-store/contract";
import { stringifyJson } from "@animal-store/exact-json";
import { contractDocument } from "../document/contract-document.ts";
import { examplesOf } from "../document/examples-of.ts";
import { type ContractCase, operationsWithBody, operationsWithoutBody, refused, succeeds } from "./contract-case.ts";
import { expectViolationAt } from "./steps.ts";

const { jsonDepth } = contract.limits;
const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);

/** What is no JSON text in UTF-8, made from one that is. */
const malformed: [what: string, make: (valid: string) => string | Uint8Array][] = [
  ["an empty body", () => ""],
  ["blanks only", () => " \n"],
  ["a truncated text", (valid) => valid.slice(0, -1)],
  ["trailing bytes", (valid) => `${valid}x`],
  ["a trailing NUL", (valid) => `${valid}\u0000`],
  ["two texts", (valid) => `${valid}${valid}`],
  ["a trailing comma", (valid) => `${valid.slice(0, -1)},}`],
  ["a comment", (valid) => `${valid}// a pet`],
  ["single quotes", (valid) => valid.replaceAll('"', "'")],
  ["NaN", () => '{"petId":NaN}'],
  ["a leading zero", () => '{"petId":01}'],
  ["a leading plus", () => '{"petId":+1}'],
  ["a hexadecimal number", () => '{"petId":0x10}'],
  ["a raw line feed in a string", () => '{"name":"Re\nx"}'],
  ["an unknown escape", () => '{"name":"\\x41"}'],
  ["a byte order mark", (valid) => `\ufeff${valid}`],
  ["UTF-16", (valid) => Buffer.from(valid, "utf16le")],
  ["an invalid byte", () => Buffer.from('{"name":"\xff"}', "latin1")],
  ["a truncated UTF-8 sequence", () => Buffer.from('{"name":"\xe2\x82"}', "latin1")],
  ["an overlong UTF-8 sequence", () => Buffer.from('{"name":"\xc0\x80"}', "latin1")],
  ["a surrogate in UTF-8", () => Buffer.from('{"name":"\xed\xa0\x80"}', "latin1")],
  [`nesting of ${jsonDepth + 1} levels`, () => nested(jsonDepth + 1)],
  ["nesting of 20,000 levels", () => nested(20_000)],
];

const notAnObject: [what: string, body: string][] = [
  ["null", "null"],
  ["a list", "[]"],
  ["a string", '"Rex"'],
  ["a number", "7"],
  ["true", "true"],
  [`nesting of ${jsonDepth - 1} levels`, nested(jsonDepth - 1)],
  [`nesting of ${jsonDepth} levels`, nested(jsonDepth)],
];

export const bodyCases: ContractCase[] = [
  ...operationsWithBody.flatMap((operation) => [
    ...malformed.map(
      ([what, make]): ContractCase => ({
        id: `bodies/${operation}/malformed/${what}`,
        fact: `${what} is malformed`,
        ...refused(operation, "malformed_json"),
        run: ({ call }) => call(operation, { body: make(stringifyJson(examplesOf(contractDocument, operation).body)) }),
      }),
    ),
    ...notAnObject.map(
      ([what, body]): ContractCase => ({
        id: `bodies/${operation}/not-an-object/${what}`,
        fact: `${what} is JSON, but no body of this operation`,
        ...refused(operation, "invalid_request"),
        run: async ({ call }) => expectViolationAt(await call(operation, { body }), ""),
      }),
    ),
  ]),
  {
    id: "bodies/createPet/whitespace",
    fact: "blanks around the JSON text are part of JSON",
    ...succeeds("createPet"),
    run: ({ call }) => call("createPet", { body: ' \t\r\n{ "name" : "Rex" , "categoryId" : 7 }\r\n ' }),
  },
  {
    id: "bodies/createPet/brackets-in-a-string",
    fact: "brackets inside a string are no nesting",
    ...succeeds("createPet"),
    run: ({ call }) => call("createPet", { json: { name: `\\"${"[{".repeat(100)}`, categoryId: 7 } }),
  },
  {
    id: "bodies/createPet/chunked",
    fact: "a chunked body is read like any other",
    ...succeeds("createPet"),
    run: ({ call }) => call("createPet", { chunked: true }),
  },
  ...operationsWithoutBody
    .filter((operation) => operation !== "getPet")
    .map(
      (operation): ContractCase => ({
        id: `bodies/${operation}/ignored`,
        fact: "a body that the operation does not take is ignored",
        ...succeeds(operation),
        run: ({ call }) => call(operation, { body: "{", headers: { "Content-Type": "text/plain" } }),
      }),
    ),
];
