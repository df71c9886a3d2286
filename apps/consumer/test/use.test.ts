import { readFileSync, realpathSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, inject, it } from "vitest";
import { runProgram } from "../src/pack-packages.ts";
import { startProgram } from "./start-program.ts";

const project = inject("project");
// The TypeScript of the workspace, and the older dependency of codegen.
const compilers = [import.meta.url, realpathSync(join(project, "node_modules/@animal-store/codegen/package.json"))].map(
  (importer) => {
    const manifest = createRequire(importer).resolve("typescript/package.json");
    const { version } = JSON.parse(readFileSync(manifest, "utf8"));
    return { name: `TypeScript ${version}`, tsc: join(dirname(manifest), "bin", "tsc") };
  },
);
const sandbox = fileURLToPath(new URL("../node_modules/@animal-store/sandbox-app/src/main.ts", import.meta.url));

// Runs codegen first: the type check needs its output.
describe("in an empty project", () => {
  it("codegen generates TypeScript from the document of its README", async () => {
    const [document = ""] = readSamples("@animal-store/codegen", "yaml");
    writeFileSync(join(project, "notes.yaml"), document);
    const codegen = join(project, "node_modules", ".bin", "codegen");
    await runProgram(project, codegen, ["notes.yaml", "src/generated"]);
    await runProgram(project, codegen, ["notes.yaml", "src/generated", "--check"]);
  });

  it("compatibility compares the documents of its README", async () => {
    const [oldDocument = "", newDocument = ""] = readSamples("@animal-store/compatibility", "yaml");
    writeFileSync(join(project, "old.yaml"), oldDocument);
    writeFileSync(join(project, "new.yaml"), newDocument);
    const compatibility = join(project, "node_modules", ".bin", "compatibility");
    await runProgram(project, compatibility, ["old.yaml", "old.yaml"]);
    const rejection = await runProgram(project, compatibility, ["old.yaml", "new.yaml"]).catch(String);
    expect(rejection).toContain(readSamples("@animal-store/compatibility", "text")[0]?.trim());
  });

  it.each(compilers)("the samples of all READMEs compile with $name", async ({ tsc }) => {
    const [server = ""] = readSamples("@animal-store/openapi-hono", "ts");
    writeFileSync(join(project, "src", "serve.ts"), server);
    for (const name of ["client", "client-react", "contract", "exact-json", "openapi-client", "openapi-client-react"]) {
      const samples = readSamples(`@animal-store/${name}`, "ts");
      expect(samples.length).toBeGreaterThan(0);
      for (const [i, sample] of samples.entries()) writeFileSync(join(project, "src", `${name}-${i}.ts`), sample);
    }
    const typeCheck = (tsconfig: string) => runProgram(project, process.execPath, [tsc, "-p", tsconfig]);
    await Promise.all([typeCheck("tsconfig.json"), typeCheck("tsconfig.browser.json")]);
  });

  it("the server of the README responds as documented", async () => {
    const [server = ""] = readSamples("@animal-store/openapi-hono", "ts");
    writeFileSync(join(project, "src", "serve.ts"), server.replace("8080", "0"));
    const origin = await startProgram(project, ["src/serve.ts"]);
    const post = (body: string, headers = { "X-Key": "secret" }) =>
      send(`${origin}/v1/notes`, { method: "POST", body, headers });
    expect(await post('{"text":"Feed Rex"}')).toEqual([201, { id: 1, text: "Feed Rex" }]);
    expect(await send(`${origin}/v1/notes?limit=1`)).toEqual([200, [{ id: 1, text: "Feed Rex" }]]);
    expect(await post('{"text":"Feed Rex"}')).toMatchObject([409, { title: "Conflict" }]);
    expect(await post('{"text":"Feed Rex"}', { "X-Key": "guess" })).toMatchObject([401, { title: "Unauthorized" }]);
    expect(await post('{"txt":""}')).toMatchObject([400, { title: "Bad Request", status: 400 }]);
    expect(await send(`${origin}/v1/note`)).toMatchObject([404, { title: "Not Found" }]);
  });

  it("the client lists, adds and handles errors of a sandbox", async () => {
    const origin = await startProgram(project, [sandbox], { HOST: "", PORT: "0" });
    const { keys } = JSON.parse(await (await fetch(`${origin}/_sandbox`)).text());
    const output = await runProgram(project, process.execPath, ["src/main.ts", `${origin}/v1`, keys[0].key]);
    expect(JSON.parse(output)).toEqual({
      listed: 2,
      name: "Rex",
      categoryId: "9223372036854775807",
      rejected: { status: 400, code: "invalid_request", path: "/name" },
      thrown: { status: 400, hasExpectedCode: true, isListPetsError: true },
      typedResult: { operation: "listPets", hasRequestId: true, hasEtag: true },
      windows: ["minute", "day"],
      pages: true,
      attempts: ["listPets 200 1", "createPet 201 1", "createPet 400 1"],
      queries: { pages: [2, 2], added: "Tom", error: "pet_not_found" },
    });
  });
});

async function send(url: string, init: RequestInit = {}) {
  const headers = { "Content-Type": "application/json", ...init.headers };
  const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(10_000) });
  return [response.status, await response.json()] as const;
}

function readSamples(name: string, language: string): string[] {
  const readme = readFileSync(join(project, "node_modules", name, "README.md"), "utf8");
  const blocks = readme.matchAll(new RegExp(`^\`\`\`${language}\n(?<code>.*?)^\`\`\`$`, "gms"));
  return Array.from(blocks, ({ groups }) => groups?.code ?? "");
}
