import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createTemporaryFolder, libraryPath, runQuietly, writeDocument } from "../test/set-up.ts";

const cli = fileURLToPath(new URL("cli.ts", import.meta.url));
const names = [
  ...["calls.ts", "contract.ts", "document.ts", "inputs.d.ts", "inputs.js"],
  ...["models.ts", "responses.d.ts", "responses.js", "types.ts", "validator.ts"],
];
describe("codegen DOCUMENT FOLDER", () => {
  it("writes every file and lists them", async () => {
    const folder = join(createTemporaryFolder(), "new/generated");
    const { code, stderr } = await runQuietly(libraryPath, folder);
    expect(code).toBe(0);
    expect(readdirSync(folder)).toEqual(names);
    expect(stderr).toMatch(`${folder}: wrote ${names.join(", ")} (`);
  });

  it("writes only changed files, and removes obsolete ones", async () => {
    const folder = createTemporaryFolder();
    await runQuietly(libraryPath, folder);
    const modifiedMs = statSync(join(folder, "types.ts")).mtimeMs;
    writeFileSync(join(folder, "old.ts"), "// Generated from old.yaml by `codegen`. Do not edit.\n");
    rmSync(join(folder, "contract.ts"));
    expect((await runQuietly(libraryPath, folder)).stderr).toMatch(`${folder}: wrote contract.ts, old.ts (`);
    expect(readdirSync(folder)).toEqual(names);
    expect(statSync(join(folder, "types.ts")).mtimeMs).toBe(modifiedMs);
    expect((await runQuietly(libraryPath, folder)).stderr).toMatch(`${folder}: nothing changed (`);
  });

  it("never removes or replaces files that it did not generate", async () => {
    const folder = createTemporaryFolder();
    for (const name of ["by-hand.ts", "types.ts"]) writeFileSync(join(folder, name), "export {};\n");
    mkdirSync(join(folder, "subjects"));
    const stderr = `${folder}: contains types.ts, by-hand.ts, subjects, which codegen did not write. Delete or move it, or generate into another folder.`;
    expect(await runQuietly(libraryPath, folder)).toEqual({ code: 1, stderr });
    expect(readdirSync(folder)).toEqual(["by-hand.ts", "subjects", "types.ts"]);
  });

  it.each(["$(touch injected)", "`touch injected`", "a b;touch injected", "it's", '"', "a\n  touch injected\n", "-a"])(
    "prints a command that updates the folder %j",
    async (name) => {
      const cwd = createTemporaryFolder();
      const folder = relative(process.cwd(), join(cwd, name));
      writeFileSync(join(cwd, "a.yaml"), readFileSync(libraryPath));
      const { stderr } = await runQuietly(join(cwd, "a.yaml"), folder, "--check", "--root", cwd);
      const command = /Run: npx (codegen .*)/.exec(stderr)?.[1];
      const script = `codegen() { printf '%s\\0' "$@"; }; ${command}`;
      const [path, directory, ...options] = execFileSync("bash", ["-c", script], { cwd, encoding: "utf8" }).split("\0");
      expect([path, directory, ...options]).toEqual([join(cwd, "a.yaml"), folder, "--root", cwd, ""]);
      expect(readdirSync(cwd)).toEqual(["a.yaml"]);
      expect(stderr).not.toMatch(/^ *touch/m);
    },
  );

  it.each([[[]], [["--check"]]])("rejects a file instead of a folder %j", async (flags) => {
    const file = join(createTemporaryFolder(), "file");
    writeFileSync(file, "text");
    const { code, stderr } = await runQuietly(libraryPath, file, ...flags);
    expect({ code, stderr }).toEqual({ code: 1, stderr: `${file}: is a file. Pass a folder.` });
    expect(readFileSync(file, "utf8")).toBe("text");
  });

  it("reports an error of the file system", async () => {
    const folder = createTemporaryFolder();
    const { code, stderr } = await runQuietly(libraryPath, join(folder, "long".repeat(100)));
    expect(code).toBe(1);
    expect(stderr).toMatch(/^\S+long: ENAMETOOLONG: .* Fix it: some files were not written\.$/);
  });

  it("runs as a program and sets the exit code", { timeout: 60_000 }, () => {
    const folder = createTemporaryFolder();
    execFileSync(process.execPath, [cli, libraryPath, folder], { stdio: "pipe" });
    expect(readdirSync(folder)).toEqual(names);
    expect(() => execFileSync(process.execPath, [cli, "nowhere.yaml", folder], { stdio: "pipe" })).toThrow(
      expect.objectContaining({ status: 1 }),
    );
  });
});

describe("codegen leaves out what it cannot serve", () => {
  const responses = { 200: { description: "Done." } };
  const limit = { name: "limit", in: "query", schema: { type: "array", items: { type: "array" } } };
  const document = {
    components: { parameters: { limit } },
    paths: Object.fromEntries(
      ["/a", "/b", "/c?d=e"].map((path) => [
        path,
        { get: { operationId: path, parameters: [{ $ref: "#/components/parameters/limit" }], responses } },
      ]),
    ),
  };

  it("and groups the findings by kind, with one line per location; --strict rejects them", async () => {
    const { path, folder } = writeDocument(document);
    const { code, stderr } = await runQuietly(path, folder, "--strict");
    expect(code).toBe(1);
    expect(
      stderr.replaceAll(`${path}:`, ""),
    ).toBe(`rejected: 1 path (paths that no request can match, with their operations).
52:5: /c?d=e: a path cannot contain a query (OpenAPI 3.1, Paths Object). Remove it, and add query parameters to the operation of the path.

rejected: 1 parameter (parameters that OpenAPI or their text does not determine).
12:9: GET /a parameter limit (and 1 more): has a value of type "array", which has no text here. Use content: application/json.

Nothing was generated.`);
    expect(existsSync(folder)).toBe(false);
  });

  it("from the contract, the types and the document", async () => {
    const { path, folder } = writeDocument(document);
    const { code, stderr } = await runQuietly(path, folder);
    expect(code).toBe(0);
    expect(stderr).toMatch(/^left out: 1 path .*\n.*\n\nleft out: 1 parameter .*\n.*\n\n.*wrote calls\.ts/);
    const { contract } = (await import(join(folder, "contract.ts"))) as { contract: { operations: object } };
    expect(contract.operations).toMatchObject({ "/a": { parameters: [] }, "/b": { parameters: [] } });
    for (const file of ["contract.ts", "document.ts", "types.ts"])
      expect(readFileSync(join(folder, file), "utf8"), file).not.toContain("/c?d=e");
  });

  it("such as a default that violates its schema, for each operation that shares the parameter", async () => {
    const limit = { name: "limit", in: "query", schema: { type: "integer", default: "many" } };
    const parameters = [{ $ref: "#/components/parameters/limit" }];
    const paths = { "/a": { parameters, get: { operationId: "a", responses }, put: { operationId: "b", responses } } };
    const { path, folder } = writeDocument({ ...document, paths, components: { parameters: { limit } } });
    expect(await runQuietly(path, folder)).toMatchObject({ code: 0 });
    const { contract } = (await import(join(folder, "contract.ts"))) as { contract: { operations: object } };
    expect(Object.keys(contract.operations)).toEqual(["a", "b"]);
    expect(JSON.stringify(contract.operations)).not.toContain("many");
  });
});

describe("codegen DOCUMENT FOLDER --watch", () => {
  it("generates again after a change of the document or a referenced file", { timeout: 60_000 }, async () => {
    const folder = createTemporaryFolder();
    const paths = { "/a": { $ref: "a.json" } };
    const toItem = (id: string) =>
      JSON.stringify({ get: { operationId: id, responses: { 204: { description: "Done." } } } });
    writeFileSync(join(folder, "a.json"), "{");
    const document = { openapi: "3.1.0", info: { title: "Things", version: "1" }, paths };
    writeFileSync(join(folder, "document.json"), JSON.stringify(document));
    const child = spawn(process.execPath, [cli, "document.json", "generated", "--watch"], { cwd: folder });
    onTestFinished(() => void child.kill());
    const lines = createInterface(child.stderr)[Symbol.asyncIterator]();
    const waitFor = async (text: string) => {
      for (let line = ""; !line.includes(text); )
        line = (await lines.next()).value ?? expect.fail(`no line with ${text}`);
    };
    await waitFor("Watching document.json");
    writeFileSync(join(folder, "a.json"), toItem("first"));
    await waitFor("generated: wrote");
    writeFileSync(join(folder, "a.json"), toItem("second"));
    await waitFor("generated: wrote");
    expect(readFileSync(join(folder, "generated/calls.ts"), "utf8")).toContain("second");
    writeFileSync(join(folder, "document.json"), "{");
    await waitFor("document.json:1:2");
    writeFileSync(join(folder, "document.json"), JSON.stringify({ ...document, paths: {} }));
    await waitFor("generated: wrote");
    expect(readFileSync(join(folder, "generated/calls.ts"), "utf8")).not.toContain("second");
  });
});

describe("codegen DOCUMENT FOLDER --check", () => {
  it("accepts an up-to-date folder and writes nothing", async () => {
    const folder = createTemporaryFolder();
    await runQuietly(libraryPath, folder);
    expect(await runQuietly(libraryPath, folder, "--check")).toEqual({ code: 0, stderr: `${folder} is up to date.` });
  });

  it("lists all stale, missing, obsolete and stray files, with the next step", async () => {
    const folder = createTemporaryFolder();
    await runQuietly(libraryPath, folder);
    for (const file of ["types.ts", "inputs.js"])
      writeFileSync(join(folder, file), `${readFileSync(join(folder, file), "utf8")} `);
    for (const file of ["responses.js", "validator.ts"]) rmSync(join(folder, file));
    writeFileSync(join(folder, "notes.md"), "By hand.\n");
    writeFileSync(join(folder, "old.ts"), "// Generated from old.yaml by `codegen`. Do not edit.\n");
    const { code, stderr } = await runQuietly(libraryPath, folder, "--check");
    const command = `Run: npx codegen ${libraryPath} ${folder}`;
    expect(code).toBe(1);
    expect(stderr.replaceAll(`${folder}/`, "").split("\n")).toEqual([
      `inputs.js is stale. ${command}`,
      `responses.js is missing. ${command}`,
      `types.ts is stale. ${command}`,
      `validator.ts is missing. ${command}`,
      "notes.md is stray: codegen did not write it. Delete or move it, or generate into another folder.",
      `old.ts is obsolete. ${command}`,
    ]);
    expect(readdirSync(folder)).toContain("old.ts");
  });

  it("names the npm script to run, also for a missing folder", async () => {
    vi.stubEnv("npm_lifecycle_event", "generate:check");
    onTestFinished(() => void vi.unstubAllEnvs());
    const { code, stderr } = await runQuietly(libraryPath, join(createTemporaryFolder(), "nowhere"), "--check");
    const lines = stderr.split("\n");
    expect([code, lines.length]).toEqual([1, names.length]);
    for (const line of lines) expect(line).toMatch(/ is missing\. Run: npm run generate$/);
  });
});

describe("codegen reads", () => {
  const document = `openapi: 3.1.0
info: { title: Things, version: "1" }
paths:
  /things: { get: { operationId: listThings, responses: { 204: { description: Done. } } } }
`;

  it("a URL, which it reports, also with --check", async () => {
    const server = createServer((_request, response) => response.end(document));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi.yaml?version=1`;
    const folder = createTemporaryFolder();
    const report = `Downloaded ${url} (0.2 kB).`;
    expect((await runQuietly(url, folder)).stderr.split("\n")[0]).toBe(report);
    const stderr = `${report}\n${folder} is up to date.`;
    expect(await runQuietly(url, folder, "--check")).toEqual({ code: 0, stderr });
    const header = `// Generated from openapi.yaml by \`npx codegen '${url}' ${folder}\`. Do not edit.`;
    expect(readFileSync(join(folder, "calls.ts"), "utf8").split("\n")[0]).toBe(header);
    expect(readFileSync(join(folder, "document.ts"), "utf8")).toContain('documentYaml: string = "openapi: 3.1.0');
    const usage = "--watch needs a file: a URL is downloaded once, and - is read once. Pass a file, or an overlay.";
    expect(await runQuietly(url, folder, "--watch")).toEqual({ code: 2, stderr: usage });
    const missing = await runQuietly(url.replace(/\d+\/.*/, "1/a.yaml"), folder);
    expect(missing).toEqual({ code: 1, stderr: expect.stringContaining("Check the URL and the network") });
  });

  it("the standard input, and the document of a folder", async () => {
    const folder = createTemporaryFolder();
    const options = { cwd: folder, encoding: "utf8", input: document.replace("204", "'2'") } as const;
    const { stderr } = spawnSync(process.execPath, [cli, "-", "generated"], options);
    expect(stderr).toContain("\nstdin.yaml:4:59: ");
    execFileSync(process.execPath, [cli, "-", "generated"], { ...options, input: document, stdio: "pipe" });
    mkdirSync(join(folder, "api"));
    writeFileSync(join(folder, "api/openapi.yaml"), document);
    const generated = join(folder, "generated");
    expect(await runQuietly(join(folder, "api"), generated)).toMatchObject({ code: 0 });
    expect(await runQuietly(join(folder, "api/openapi.yaml"), generated, "--check")).toMatchObject({ code: 0 });
  });

  it("overlays, whose lines it reports", { timeout: 60_000 }, async () => {
    const folder = createTemporaryFolder();
    writeFileSync(join(folder, "openapi.yaml"), document);
    const writeOverlay = (parameter: string) =>
      writeFileSync(
        join(folder, "overlay.yaml"),
        `overlay: 1.1.0
info: { title: Changes, version: "1" }
actions:
  - { target: $.none, remove: true }
  - target: $.paths['/things'].get
    update:
      operationId: findThings
      parameters:
        - ${parameter}
      x-other: 1
`,
      );
    writeOverlay("{ name: q, in: query, style: none, schema: { type: string, format: slug } }");
    const child = spawn(process.execPath, [cli, ".", "generated", "--overlay", "overlay.yaml", "--watch"], {
      cwd: folder,
    });
    onTestFinished(() => void child.kill());
    const lines = createInterface(child.stderr)[Symbol.asyncIterator]();
    const waitFor = async (text: string) => {
      const passed: string[] = [];
      for (let line = ""; !line.includes(text); passed.push(line))
        line = (await lines.next()).value ?? expect.fail(`no line with ${text}`);
      return passed;
    };
    const first = await waitFor("Watching openapi.yaml, overlay.yaml.");
    expect(first).toContainEqual(
      "overlay.yaml:4:5: target $.none: matches nothing. Correct it, or remove the action.".replace("4:5", "4:7"),
    );
    expect(first).toContainEqual(
      expect.stringMatching(/^overlay\.yaml:9:\d+: GET \/things parameter q: OpenAPI does not define style none/),
    );
    expect(first).toContainEqual(expect.stringMatching(/^overlay\.yaml:9:\d+: .*not valid OpenAPI 3\.1: `style`/));
    writeOverlay("{ name: q, in: query, schema: { type: string } }");
    await waitFor("generated: wrote");
    expect(readFileSync(join(folder, "generated/calls.ts"), "utf8")).toContain("findThings");
    expect(readFileSync(join(folder, "generated/contract.ts"), "utf8")).toContain(
      "// Generated from openapi.yaml by `npx codegen . generated --overlay overlay.yaml`.",
    );
  });
});

it.each([
  [[], "Pass one document and one folder."],
  [["only.yaml"], "Pass one document and one folder."],
  [["a.yaml", "b", "c"], "Pass one document and one folder."],
  [["a.yaml", "b", "--force"], "Unknown option '--force'."],
  [["a.yaml", "b", "--check", "--watch"], "Pass --check or --watch, not both."],
])("names the mistake and prints the usage for %j", async (args, problem) => {
  const { code, stderr } = await runQuietly(...args);
  expect(code).toBe(2);
  expect(stderr.startsWith(problem)).toBe(true);
  expect(stderr).toContain("\nusage: codegen DOCUMENT FOLDER ");
});

it("rejects a folder in place of the document", async () => {
  const folder = createTemporaryFolder();
  const stderr = `${folder} is a folder without an openapi.yaml. Pass the path of an OpenAPI document.`;
  expect(await runQuietly(folder, join(folder, "generated"))).toEqual({ code: 1, stderr });
});
