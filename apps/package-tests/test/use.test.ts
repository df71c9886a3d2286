import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { findFreePort } from "@animal-store/sql-store/testing";
import { beforeAll, expect, inject, it } from "vitest";
import { root, runProgram, scope } from "../src/pack-packages.ts";
import { findTypeScript, type Sample, samples, typeCheckSamples, writeSamples } from "./samples.ts";
import { sandboxClientOutput, startSandbox } from "./sandbox-client.ts";
import { startProgram } from "./start-program.ts";

const project = inject("project");
const library = join("src", "library");

beforeAll(writeSamples);

// `npm run test:long` also checks the types of the dependencies, which takes four times as long.
it("the samples of all READMEs compile, and each entry point has types", () =>
  typeCheckSamples(findTypeScript(join(root, "package.json")), ["--skipLibCheck", "--checkers", "1"]));

/** Runs the example of each package, or of one of its entry points, in the README of the package. */
const examples: Readonly<Record<string, () => Promise<void>>> = {
  async "api-platform"() {
    expect(await runSample("api-platform")).toBe("200 59\n");
  },
  async "api-platform, its parts alone"() {
    const program = ["JWT_SECRET=a-secret", process.execPath, `${library}/use-parts.ts`];
    expect((await runProgram(project, "env", program)).trim().split("\n")).toEqual([
      '200 200 429 200 "minute";q=2;w=60, "day";q=1000;w=86400',
      "201 true true",
      "401 201 201 true 200 429 application/json; charset=utf-8",
      "200 2 401",
      '{"requestId":"page-1","path":"/books"}',
      "page-1 https://page.example",
    ]);
  },
  async "api-server"() {
    const env = { PORT: "0", DATA_DIR: join(project, "data") };
    const keys = await runProgram(project, "env", [
      `DATA_DIR=${env.DATA_DIR}`,
      process.execPath,
      `${library}/keys.ts`,
      "create",
      "--plan",
      "reader",
      "--json",
    ]);
    const headers = { Authorization: `Bearer ${JSON.parse(keys).key}` };
    const origin = await startProgram(project, [`${library}/main.ts`], env);
    expect(await send(`${origin}/library/books`, { method: "POST", body: '{"title":"Momo"}', headers })).toEqual([
      201,
      { id: 1, title: "Momo" },
    ]);
    expect(await send(`${origin}/library/books`, { headers })).toEqual([200, [{ id: 1, title: "Momo" }]]);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  },
  async client() {
    expect(await runSample("client", await startSandbox())).toMatch(/^\d+\n.*\nRex\n$/s);
  },
  async "client/react"() {
    const file = adapt("client/react", await startSandbox());
    const body = '{"name":"Zora","categoryId":7,"status":"available"}';
    expect(await runHooks(file, "usePets", "useAddPet", body)).toContain("Zora");
  },
  async "client-testing"() {
    expect(await runSample("client-testing")).toMatch(/^\{ id: \d+, name: 'Rex', categoryId: 7 \}\n$/);
  },
  async codegen() {
    await runCommand("codegen", "notes.yaml", "src/generated", "--check");
  },
  async compatibility() {
    await runCommand("compatibility", "old.yaml", "old.yaml");
    const rejection = await runCommand("compatibility", "old.yaml", "new.yaml").catch(String);
    expect(rejection).toContain(samples.compatibility?.find(({ language }) => language === "text")?.code.trim());
  },
  async conformance() {
    const origin = await startProgram(project, [adapt("conformance")], { PORT: "0" });
    const args = ["tasks.yaml", "--base", `${origin}/v1`];
    const failure = await runCommand("conformance", ...args).catch(String);
    expect(failure).toContain(samples.conformance?.find(({ language }) => language === "text")?.code.trim());
  },
  async contract() {
    expect(await runSample("contract")).toMatch(/^Rex \[.*\] 60 \d+\n$/);
  },
  async "create-contract-api"() {
    const output = await runCommand("create-contract-api", "my-api", "--no-install");
    expect(output).toContain(samples["create-contract-api"]?.find(({ language }) => language === "text")?.code.trim());
  },
  async "exact-json"() {
    expect(await runSample("exact-json")).toBe('{"id":9223372036854775807,"legs":4}\n');
  },
  async "kysely-tables"() {
    const file = adapt("kysely-tables");
    expect(await runProgram(project, process.execPath, [file])).toMatch(/text: 'Buy bread',[^}]+}\n"2"\n$/);
  },
  async "node-http"() {
    const origin = await startProgram(project, [adapt("node-http")], { PORT: "0" });
    expect(await (await fetch(`${origin}/time`)).text()).toMatch(/^\d{4}-/);
  },
  async "node-http, health routes"() {
    const origin = await startProgram(project, ["src/health-server.ts"], { PORT: "0" });
    expect(await send(`${origin}/readyz`)).toEqual([200, { status: "ready" }]);
  },
  async "node-http/metrics"() {
    const port = String(await findFreePort());
    const origin = await startProgram(project, ["src/metrics-server.ts"], { PORT: "0", METRICS_PORT: port });
    await fetch(`${origin}/notes/1`);
    const counted = 'notes_http_request_duration_seconds_count{operation="/notes/:id",status="200"} 1';
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain(counted);
  },
  async "openapi-client"() {
    expect(await runSample("openapi-client", await startNotes())).toBe("1\nBuy bread true\n");
  },
  async "openapi-client/react"() {
    const file = adapt("openapi-client/react", await startNotes());
    expect(await runHooks(file, "useNotes", "useAddNote", '{"text":"Feed Rex"}')).toContain("Feed Rex");
  },
  async "openapi-hono"() {
    const { "http://127.0.0.1:8080": origin } = await startNotes();
    const post = (body: string, headers = { "X-Key": "secret" }) =>
      send(`${origin}/v1/notes`, { method: "POST", body, headers });
    expect(await post('{"text":"Feed Rex"}')).toEqual([201, { id: 1, text: "Feed Rex" }]);
    expect(await send(`${origin}/v1/notes?limit=1`)).toEqual([200, [{ id: 1, text: "Feed Rex" }]]);
    expect(await post('{"text":"Feed Rex"}')).toMatchObject([409, { title: "Conflict" }]);
    expect(await post('{"text":"Feed Rex"}', { "X-Key": "guess" })).toMatchObject([401, { title: "Unauthorized" }]);
    expect(await post('{"txt":""}')).toMatchObject([400, { title: "Bad Request", status: 400 }]);
    expect(await send(`${origin}/v1/note`)).toMatchObject([404, { title: "Not Found" }]);
  },
  async process() {
    const file = adapt("process");
    expect(await runProgram(project, process.execPath, [file])).toBe("42 books\n");
    const failure = await runProgram(project, "env", ["TIMEOUT=1w", process.execPath, file]).catch(String);
    expect(failure).toMatch(/\nreport: TIMEOUT must be a whole number followed by s, m, h or d[^\n]+\n$/);
  },
  async "sql-store"() {
    expect(await runProgram(project, process.execPath, ["src/store/main.ts"])).toMatch(
      /title: 'Momo',\s+state: 'lent'/,
    );
  },
};

it.each(Object.entries(examples))("the example in the README of %s works", (_, runExample) => runExample());

it("each README has an example", () => {
  expect(Object.keys(examples)).toEqual(expect.arrayContaining(Object.keys(samples)));
});

it("node-http prints an error of sql-store as one line", async () => {
  const failure = await runProgram(project, process.execPath, [join(library, "open-file.ts")]).catch(String);
  expect(failure).toMatch(/\nlibrary: [^\n]+package\.json[^\n]+\n$/);
});

it("the client lists, adds and handles errors of a sandbox", async () => {
  const output = await runProgram(project, process.execPath, ["src/main.ts", ...Object.values(await startSandbox())]);
  expect(JSON.parse(output)).toEqual(sandboxClientOutput);
});

/** Starts the server of the README of openapi-hono. */
async function startNotes() {
  const origin = await startProgram(project, [adapt("openapi-hono", { "8080": "0" })]);
  return { "http://127.0.0.1:8080": origin };
}

/** Copies the first sample of a package or of one of its entry points, with other addresses and keys. Returns the path of the copy. */
function adapt(name: string, replacements: Readonly<Record<string, string>> = {}): string {
  const [packageName = "", entryPoint] = name.split("/");
  const usesEntryPoint = ({ language, code }: Sample) =>
    language === "ts" && (!entryPoint || code.includes(`"${scope}${name}"`));
  const { file = "", code } = samples[packageName]?.find(usesEntryPoint) ?? { code: "" };
  const copy = join(dirname(file), `${name.replace("/", "-")}-adapted.ts`);
  const adapted = Object.entries(replacements).reduce((text, [from, to]) => text.replaceAll(from, to), code);
  writeFileSync(join(project, copy), adapted);
  return copy;
}

function runSample(name: string, replacements?: Readonly<Record<string, string>>): Promise<string> {
  return runProgram(project, process.execPath, [adapt(name, replacements)]);
}

function runHooks(file: string, ...args: readonly string[]): Promise<string> {
  return runProgram(project, process.execPath, ["run-hooks.mjs", `./${file}`, ...args]);
}

function runCommand(...args: readonly string[]): Promise<string> {
  return runProgram(project, "pnpm", ["exec", ...args]);
}

async function send(url: string, init: RequestInit = {}) {
  const headers = { "Content-Type": "application/json", ...init.headers };
  const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(10_000) });
  return [response.status, await response.json()] as const;
}
