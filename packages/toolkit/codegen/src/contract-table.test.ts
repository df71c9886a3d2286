import { describe, expect, it } from "vitest";
import { galleryPath, libraryPath } from "../test/set-up.ts";
import { generateCalls, generateContractTable } from "./contract-table.ts";
import { inlineParameters, locateOperations } from "./document.ts";
import { Findings } from "./findings.ts";
import { loadDocument } from "./load-document.ts";
import { listOperations } from "./operations.ts";

const { document } = await loadDocument(libraryPath, new Findings());
inlineParameters(document);
const table = toTable(document);

function toTable(changedDocument: typeof document) {
  const findings = new Findings();
  const source = generateContractTable(changedDocument, listOperations(changedDocument, findings), findings);
  expect(findings.isRejected).toBe(false);
  return JSON.parse(/const table = (.*) as const;/s.exec(source)?.[1] ?? "");
}

describe("generateContractTable", () => {
  it("copies plans and error codes, and applies default limits", () => {
    expect(table.plans).toEqual(document["x-rate-limit-plans"]);
    expect(table.errorCodes).toEqual(document["x-error-codes"]);
    expect(table.limits).toEqual({ bodyBytes: 4096, jsonDepth: 64, violations: 5 });
  });

  it("writes the member __proto__ as a member, not as the prototype", () => {
    const scheme = { ["__proto__"]: { type: "http", scheme: "bearer" } };
    const components = { ...document.components, securitySchemes: scheme };
    const source = generateContractTable(
      { ...document, components, security: [{ ["__proto__"]: [] }], paths: {}, "x-any": scheme },
      {},
      new Findings(),
    );
    const { securitySchemes, security, extensions } = new Function(
      `return ${/const table = (.*) as const;/s.exec(source)?.[1]}`,
    )();
    for (const members of [securitySchemes, security[0], extensions["x-any"]])
      expect(Object.keys(members)).toEqual(["__proto__"]);
  });

  it("lists the security schemes and the security of the document", () => {
    const securitySchemes = {
      basic: { type: "http", scheme: "Basic", description: "A name and a password." },
      cookie: { type: "apiKey", in: "cookie", name: "id" },
      login: { type: "oauth2", flows: {} },
    };
    const components = { ...document.components, securitySchemes };
    const changedTable = toTable({ ...document, components, security: [], paths: {} });
    expect(changedTable.securitySchemes).toEqual({
      basic: { type: "http", scheme: "basic" },
      cookie: { type: "apiKey", in: "cookie", name: "id" },
      login: { type: "oauth2" },
    });
    expect([table.security, changedTable.security]).toEqual([[{ card: [] }], []]);
  });

  it("uses the path of the first relative server as the base path", () => {
    expect(table.basePath).toBe("/library/v2");
    expect(toTable({ ...document, servers: [] }).basePath).toBe("");
  });

  it("prefers a parameter of the operation to that of the path item", () => {
    const ownParameter = { name: "isbn", in: "path", required: true, schema: { type: "integer" } } as const;
    const [found] = locateOperations(document).filter(({ label }) => label === "GET /books/{isbn}");
    const paths = { "/books/{isbn}": { ...found?.item, get: { ...found?.operation, parameters: [ownParameter] } } };
    const changedTable = toTable({ ...document, paths } as typeof document);
    expect(changedTable.operations.findBook.parameters).toEqual([
      { name: "isbn", in: "path", required: true, type: "integer", isArray: false },
    ]);
  });

  it("includes constant headers, extensions of the root and the members of each body", () => {
    const { headers } = table.operations.newestBook.responses["200"];
    expect(headers["Cache-Control"]).toEqual({ required: true, type: "string", const: "no-cache" });
    expect(table.extensions).toEqual({ "x-loans": { weeks: 4 } });
    const { addBook, renewLoan, removeBook } = table.operations;
    expect(addBook.body).toMatchObject({ required: true, mediaType: "application/json" });
    expect(addBook.body.members.slice(0, 3)).toEqual(["title", "subtitle", "shelf"]);
    expect(renewLoan.body).toMatchObject({ required: false, members: ["weeks"] });
    expect(removeBook.body).toBeNull();
  });

  it("converts deprecation dates to header values", () => {
    expect(table.operations.openingHours.deprecation).toEqual({
      deprecation: "@1767225600",
      sunset: "Wed, 30 Jun 2027 00:00:00 GMT",
      docs: "https://library.example/changes",
      successor: "/books/newest",
    });
    expect(table.operations.openingHours.stability).toBe("beta");
    expect(table.operations.listBooks).toMatchObject({ deprecation: null, stability: "stable" });
  });
});

describe("generateCalls", () => {
  const source = generateCalls(document, listOperations(document, new Findings()), new Findings());
  const calls = JSON.parse(/export const calls = (.*) as const;/s.exec(source)?.[1] ?? "");

  it("marks lists with a Link, and calls whose only input is the body", () => {
    const { listBooks, openingHours, addBook, replaceBook } = table.operations;
    expect(listBooks).toMatchObject({ paginated: true });
    expect([calls["POST /books"], addBook]).toMatchObject([{ input: "body" }, { input: "body" }]);
    for (const entry of [calls["GET /opening-hours"], openingHours, calls["PUT /books/{isbn}"], replaceBook]) {
      expect(entry).not.toHaveProperty("paginated");
      expect(entry).not.toHaveProperty("input");
    }
  });

  it("describes the int64 integers of bodies", () => {
    const book = { shelf: 1, loans: 1 };
    expect(calls["GET /books"].int64).toEqual({ data: { "*": book } });
    expect(calls["PUT /books/{isbn}"].int64).toEqual({ body: book, data: book });
    expect(calls["GET /opening-hours"]).not.toHaveProperty("int64");
  });

  it("describes no int64 integers of events", async () => {
    const { document: gallery } = await loadDocument(galleryPath, new Findings());
    const text = generateCalls(gallery, listOperations(gallery, new Findings()), new Findings());
    expect(text).toContain('"events": { "data": "json", "isEnvelope": true');
    expect(text).not.toContain('"picture": 1');
  });
});
