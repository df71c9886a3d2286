import { fileURLToPath } from "node:url";
import { type Contract, type Handlers, mountContract } from "@animal-store/openapi-hono";
import { generateDocument } from "@animal-store/openapi-hono/test/mount-document";
import { getRequestListener } from "@hono/node-server";
import { expect, it } from "vitest";
import { type ConformanceCase, loadApiDocument, runConformance } from "../src/index.ts";
import { serve } from "./serve.ts";

// codegen and conformance interpret a document independently, so that conformance finds a wrong reading of codegen. Each fault
// is a wrong entry of the table that codegen generates.

/** An entry of the table: an operation, a parameter, a content or a field. */
interface Entry {
  name: string;
  in: string;
  type: string;
  kind: string;
  required: boolean;
  isArray: boolean;
  delimiter: string;
  prefix: string;
  unlistedMembers: unknown;
  assignment: "=";
  contentTypes: string[];
  parameters: Entry[];
  body: Entry & { contents: Record<string, Entry> };
  fields: Record<string, Entry>;
  members: Record<string, Entry>;
}
type Table = Contract & { operations: Record<string, Entry> };

const file = fileURLToPath(new URL("reading.yaml", import.meta.url));
const document = loadApiDocument(file);
const { contract, requestValidators } = await generateDocument(file);

/** Returns the checks of requests that a service with a changed table fails, for example `rejects-valid GET /rooms`. */
async function findWrongReadings(change: (table: Table) => void, label?: string): Promise<string[]> {
  const table = structuredClone(contract) as Table;
  change(table);
  type Reply = (status: number, body?: unknown) => unknown;
  const handlers = document.operations.map(({ id, responses }) => {
    const status = Number(responses[0]?.status);
    return [id, ({ reply }: { reply: Reply }) => (status === 204 ? reply(status) : reply(status, []))];
  });
  const app = mountContract({
    contract: table,
    requestValidators,
    handlers: Object.fromEntries(handlers) as unknown as Handlers<Contract, unknown, never>,
    hash: String,
  });
  const baseUrl = (await serve(getRequestListener(app.fetch))) + document.basePath;
  const isSelected = ({ id, operation }: ConformanceCase) =>
    id.startsWith("requests/") && (label === undefined || operation?.label === label);
  const { findings } = await runConformance({ document, baseUrl, seed: 1, isSelected });
  return findings
    .flatMap(({ check, operations }) => operations.map((label) => `${check} ${label}`))
    .filter((text) => /^(accepts|rejects)-/.test(text));
}

it("finds nothing in the correct reading", async () => {
  expect(await findWrongReadings(() => {})).toEqual([]);
});

const parameter =
  (name: string, members: Partial<Entry>, operation = "listRooms") =>
  ({ operations }: Table) =>
    Object.assign(operations[operation]?.parameters.find((each) => each.name === name) as Entry, members);
const path = "GET /styles/{matrix}/{matrixList}/{matrixAt}/{label}/{labelList}/{labelAt}/{simpleAt}/{json}";
const field = (operation: string, mediaType: string, name: string, members: Partial<Entry>) => (table: Table) =>
  Object.assign(table.operations[operation]?.body.contents[mediaType]?.fields[name] as Entry, members);
const form = "application/x-www-form-urlencoded";

type Fault = [fault: string, change: (table: Table) => void, finding: string];

it.each<Fault>([
  ["a parameter is read from the headers", parameter("limit", { in: "header" }), "rejects-valid GET /rooms"],
  ["a list has one value", parameter("tag", { isArray: false }), "rejects-valid GET /rooms"],
  ["a list has another delimiter", parameter("ids", { delimiter: "|" }), "rejects-valid GET /rooms"],
  ["a name ends before its brackets", parameter("size[max]", { name: "size" }), "rejects-valid GET /rooms"],
  ["a boolean is a text", parameter("open", { type: "string" }), "rejects-valid GET /rooms"],
  ["an integer is a text", parameter("limit", { type: "string" }), "rejects-valid GET /rooms"],
  ["an object has no members", parameter("area", { members: {} }), "rejects-valid GET /rooms"],
  [
    "a path parameter is a text",
    parameter("roomId", { type: "string" }, "findRoom"),
    "rejects-valid GET /rooms/{roomId}",
  ],
  ["style matrix has no prefix", parameter("matrix", { prefix: "" }, "readPath"), `rejects-valid ${path}`],
  ["style label has no prefix", parameter("label", { prefix: "" }, "readPath"), `rejects-valid ${path}`],
  ...["matrixList", "matrixAt", "labelList", "labelAt", "simpleAt"].map((name): Fault => {
    const change = parameter(name, { delimiter: "|" }, "readPath");
    return [`${name} has another delimiter`, change, `rejects-valid ${path}`];
  }),
  ["an object alternates", parameter("formAt", { assignment: "=" }, "readStyles"), "rejects-valid GET /styles"],
  [
    "an object has another delimiter",
    parameter("pipeAt", { delimiter: "," }, "readStyles"),
    "rejects-valid GET /styles",
  ],
  [
    "an object takes no other parameters",
    parameter("others", { unlistedMembers: undefined }, "readStyles"),
    "rejects-valid GET /styles",
  ],
  ["JSON in a query is text", parameter("json", { type: "string" }, "readStyles"), "rejects-valid GET /styles"],
  ["JSON in a header is text", parameter("X-Json", { type: "string" }, "readStyles"), "rejects-valid GET /styles"],
  ["an object in a header is text", parameter("X-At", { type: "string" }, "readStyles"), "rejects-valid GET /styles"],
  ["a list of cookies is one", parameter("list", { isArray: false }, "readStyles"), "rejects-valid GET /styles"],
  ["a cookie alternates", parameter("cookieAt", { assignment: "=" }, "readStyles"), "rejects-valid GET /styles"],
  ["a whole query has no members", parameter("whole", { members: {} }, "readWhole"), "rejects-valid GET /wholes"],
  ["a whole query is text", parameter("whole", { type: "string" }, "readJson"), "rejects-valid GET /json"],
  [
    "a required body is optional",
    ({ operations }) => Object.assign(operations.writeCaption?.body as Entry, { required: false }),
    "accepts-invalid POST /captions",
  ],
  ["an integer of a form is a text", field("addVisit", form, "age", { type: "string" }), "rejects-valid POST /visits"],
  [
    "a list of a form has one value",
    field("addVisit", form, "rooms", { isArray: false }),
    "rejects-valid POST /visits",
  ],
  ["deepObject has no members", field("addVisit", form, "group", { members: {} }), "rejects-valid POST /visits"],
  [
    "a file has another media type",
    field("addPicture", "multipart/form-data", "file", { contentTypes: ["text/plain"] }),
    "rejects-valid POST /pictures",
  ],
  [
    "a text is JSON",
    ({ operations }) => Object.assign(operations.replaceGuide?.body.contents["text/plain"] as Entry, { kind: "json" }),
    "rejects-valid PUT /guide",
  ],
])("finds that %s", async (_, change, finding) => {
  const [, label] = /^\S+ (.+)/.exec(finding) ?? [];
  expect(await findWrongReadings(change, label)).toContain(finding);
});
