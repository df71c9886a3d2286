import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { root, runProgram, scope } from "../src/pack-packages.ts";

const project = inject("project");
const compilers = join(inject("folder"), "compilers");
const probes = ["src/type-probes.ts", "probes/client.ts", "probes/react.ts"];

beforeAll(async () => {
  mkdirSync(join(project, "probes"));
  copyTypeTest("client", "store-client");
  copyTypeTest("react", "react/create-store-queries", "/react");
  mkdirSync(compilers);
  writeFileSync(join(compilers, "package.json"), '{"private":true}\n');
  const versions = ["5.4", "5.9", "7.0"].map((version) => `ts${version}@npm:typescript@${version}`);
  await runProgram(compilers, "npm", ["install", "--no-audit", "--no-fund", ...versions]);
});

/** Copies a type test of the client to the project, where it imports the installed client. */
function copyTypeTest(name: string, test: string, path = ""): void {
  const source = readFileSync(join(root, "packages", "client", "src", `${test}.test-d.ts`), "utf8");
  writeFileSync(join(project, "probes", `${name}.ts`), source.replace(/"\.\/[\w-]+\.ts"/, `"${scope}client${path}"`));
}

describe.each(["5.4", "5.9", "7.0"])("TypeScript %s", (version) => {
  it.each([false, true])("compiles all probes with strict, and exactOptionalPropertyTypes %s", async (isExact) => {
    const tsconfig = `tsconfig.probes-${version}-${isExact}.json`;
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: isExact,
      noEmit: true,
      skipLibCheck: true,
      target: "es2022",
      module: "esnext",
      moduleResolution: "bundler",
      lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
      types: [],
    };
    writeFileSync(join(project, tsconfig), JSON.stringify({ compilerOptions, files: probes }));
    const tsc = join(compilers, "node_modules", `ts${version}`, "bin", "tsc");
    await runProgram(project, process.execPath, [tsc, "-p", tsconfig]);
  });
});

describe("an editor", () => {
  const file = join(project, "src/type-probes.ts");
  const source = readFileSync(file, "utf8");
  const contract = readFileSync(new URL("../../../openapi/petstore.yaml", import.meta.url), "utf8");
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({
      strict: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      types: [],
    }),
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) =>
      ts.sys.fileExists(name) ? ts.ScriptSnapshot.fromString(ts.sys.readFile(name) ?? "") : undefined,
    getCurrentDirectory: () => project,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  const position = source.indexOf("store.getPet(") + "store.".length;

  it("shows the documentation and the example of the contract for an operation", () => {
    const info = service.getQuickInfoAtPosition(file, position);
    // The line above the operationId is that of the method.
    const line = contract.slice(0, contract.indexOf("operationId: getPet\n")).split("\n").length - 1;
    const tags = info?.tags?.map(({ name, text }) =>
      `@${name} ${ts.displayPartsToString(text)}`.trim().replace(`petstore.yaml:${line}`, "petstore.yaml:<line>"),
    );
    expect([
      ts.displayPartsToString(info?.displayParts),
      ts.displayPartsToString(info?.documentation),
      tags,
    ]).toMatchInlineSnapshot(`
      [
        "(property) getPet: <undefined>(input: {
          petId: number | bigint;
      } & Record<never, never>, options?: OperationOptions<Store, "getPet", undefined> | undefined) => Promise<CallResult$1<Store, "getPet", "auto">>",
        "Retrieve a pet
      Returns the pet with the given identifier. Deprecated: use \`listPets\` with \`id\` instead, as in \`GET /pets?id=1\`. This operation
      works unchanged until it is removed on 5 December 2030.

      \`GET /pets/{petId}\`",
        [
          "@example await api.getPet({ petId: 1 });",
          "@deprecated",
          "@source petstore.yaml:<line>",
        ],
      ]
    `);
  });

  it("marks a deprecated operation", () => {
    const hints = service.getSuggestionDiagnostics(file).filter(({ reportsDeprecated }) => reportsDeprecated);
    expect(hints.map(({ start, length = 0 }) => source.slice(start, (start ?? 0) + length))).toEqual(["getPet"]);
  });
});
