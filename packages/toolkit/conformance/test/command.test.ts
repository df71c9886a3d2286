import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "../src/command.ts";

const folder = mkdtempSync(join(tmpdir(), "conformance-command-"));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const response = (schema: string) => `{ description: x, content: { application/json: { schema: ${schema} } } }`;
const task = "{ type: object, required: [id], properties: { id: { type: integer } } }";
const document = file(
  "tasks.yaml",
  `openapi: 3.1.0
info: { title: Tasks, version: 1.0.0 }
servers: [{ url: /v1 }]
paths:
  /tasks:
    get:
      operationId: listTasks
      responses: { "200": ${response(`{ type: array, items: ${task} }`)} }
    post:
      operationId: addTask
      responses: { "201": ${response(task)} }
`,
);
const requests: string[] = [];
// The id of a new task is a string, which breaks the document.
const server = createServer(({ method, url }, response) => {
  requests.push(`${method} ${url}`);
  if (url !== "/v1/tasks") return response.writeHead(404).end();
  if (method !== "GET" && method !== "POST") return response.writeHead(405, { Allow: "GET, POST" }).end();
  response.writeHead(method === "POST" ? 201 : 200, { "Content-Type": "application/json" });
  response.end(method === "POST" ? '{"id":"1"}' : '[{"id":1}]');
});
let base = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
beforeEach(() => void requests.splice(0));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function run(...args: readonly string[]) {
  let output = "";
  const write = (text: string) => {
    output += text;
    return true;
  };
  const stream = { isTTY: false, write };
  return { exitCode: await runCommand(args, { stdout: stream, stderr: stream }), output };
}

describe("the command", () => {
  it("reports a finding with its line and exits with 1", async () => {
    const { exitCode, output } = await run(document, "--base", base);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/✗ schema {2}POST \/tasks\n {2}body \/id: must be an integer.*got "1"\n.*tasks\.yaml:\d+/);
    expect(output).toContain(`curl -i -X POST --path-as-is '${base}/tasks'`);
    expect(output).toContain("1 finding");
  });

  it("prints what it will change before it starts", async () => {
    const { output } = await run(document, "--base", base);
    expect(output).toMatch(/^Tasks: 2 operations, \d+ cases against /);
    expect(output).toContain(
      "Creates, changes and deletes data with 1 operation: POST /tasks. --read-only prevents it.",
    );
  });

  it("sends only safe methods with --read-only", async () => {
    const { exitCode } = await run(document, "--base", base, "--read-only");
    expect(exitCode).toBe(0);
    expect(requests.filter((each) => !/^(GET|HEAD|OPTIONS) /.test(each))).toEqual([]);
    expect(requests.length).toBeGreaterThan(5);
  });

  it("exits with 2 if the service ends during the run", async () => {
    const setup = file(
      "ending.mjs",
      `import { createServer } from "node:http";
const server = createServer((_, response) => response.writeHead(404).end());
const send = ({ send }) => send({ method: "GET", target: "/v1/tasks", headers: [["Connection", "close"]] }, { isUnchecked: true });
const end = () => new Promise((resolve) => { server.close(resolve); server.closeAllConnections(); });
export default {
  start: () => new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve({ baseUrl: "http://127.0.0.1:" + server.address().port + "/v1" }));
  }),
  scenarios: [
    { id: "ending/1", title: "responds", isWrite: false, run: send },
    { id: "ending/2", title: "ends", isWrite: false, run: end },
    { id: "ending/3", title: "has ended", isWrite: false, run: send },
  ],
};
`,
    );
    const { exitCode, output } = await run(document, "--setup", setup, "--only", "ending/");
    expect(output).toContain("The run is incomplete: ");
    expect(exitCode).toBe(2);
  });

  it("counts requests over the service's own connection towards --max-requests", async () => {
    const setup = file(
      "unlimited.mjs",
      `const run = ({ connect, baseUrl }) => connect({ baseUrl }).send({ method: "GET", target: "/v1/tasks" });
export default { scenarios: ["a", "b", "c"].map((id) => ({ id: "other/" + id, title: id, isWrite: false, run })) };
`,
    );
    const { output } = await run(document, "--base", base, "--setup", setup, "--only", "other/", "--max-requests", "2");
    expect(requests).toHaveLength(2);
    expect(output).toContain("The run is incomplete: 2 requests were sent.");
  });

  it("reports an unexpected error of a case with its place, and runs the other cases", async () => {
    const setup = file(
      "throwing.mjs",
      `const failures = [() => { null.title; }, () => { throw "text"; }, () => {}];
export default { scenarios: failures.map((run, id) => ({ id: "own/" + id, title: "own", isWrite: false, run: async () => run() })) };
`,
    );
    const { exitCode, output } = await run(document, "--base", base, "--setup", setup, "--only", "own/");
    expect(output).toMatch(/the case threw TypeError: Cannot read .*\(at .*throwing\.mjs:1:\d+\)/s);
    expect(output).toContain("the case threw 'text', which is no Error");
    expect(output).toMatch(/2 findings.*3 cases|3 cases.*2 findings/s);
    expect(exitCode).toBe(1);
  });

  it("runs the scenarios and rules of a setup module on a service that it starts, without the secrets that it redacts", async () => {
    const setup = file(
      "service.mjs",
      `import { AssertionError } from "node:assert";
export default () => ({
  start: () => ({ baseUrl: "${base}", stop: () => { throw new AssertionError({ message: "the log has faults" }); } }),
  scenarios: [
    {
      id: "tasks/scenario",
      title: "a scenario",
      isWrite: false,
      async run({ send, fail }) {
        await send({ method: "GET", target: "/v1/tasks" });
        fail("scenario", "the secret is broken");
      },
    },
  ],
  rules: () => [{ check: "rule", message: "the secret rule" }],
  redact: (text) => text.replaceAll("secret", "[hidden]"),
});
`,
    );
    const { exitCode, output } = await run(document, "--setup", setup, "--only", "tasks/scenario");
    expect(exitCode).toBe(1);
    for (const text of ["the [hidden] is broken", "the [hidden] rule", "the log has faults"])
      expect(output).toContain(text);
    expect(output).not.toContain("secret");
    expect(requests).toEqual(["GET /v1/tasks"]);
  });

  it.each([
    ["null", /must export an object/],
    ["() => { throw new Error('no'); }", /the default export threw Error: no \(at .*mistake-\d+\.mjs:\d+:\d+\)/],
    ["{ scenarios: () => [] }", /\/scenarios must be array/],
    ["{ scenarios: [{ title: 'a', isWrite: 0 }] }", /property 'id'.*property 'run'.*0\/isWrite must be boolean/s],
    ["{ forbidden: 'addTask' }", /\/forbidden must be array/],
    ["{ headers: { 'X-Key': 'a\\nb' } }", /\/headers\/X-Key must match/],
    ["{ headers: { 'X Key': 'a' } }", /\/headers property name must be valid/],
    ["{ start: 'x', header: {} }", /properties \(header\).*\/start must be a function/s],
    ["{ scenarios: ['a', 'b', 'a'].map((id) => ({ id, title: 'a', isWrite: false, run() {} })) }", /the id "a"/],
    ["{ reset: async () => { throw new Error('no'); } }", /reset threw Error: no \(at /],
    ["{ redact() { throw 7; } }", /redact threw 7, which is no Error/],
    ["{ redact() {} }", /redact must return a text, got undefined/],
    ["{ start: () => Promise.reject(new Error('no')) }", /start threw Error: no \(at /],
    ["{ start: () => ({}) }", /start returned the baseUrl undefined\. It must be an http or https URL/],
    ["{ start: () => ({ stop, baseUrl: '127.0.0.1:3000' }) }", /start returned the baseUrl 127\.0\.0\.1:3000\./],
    ["{ start: () => ({ stop, baseUrl, setup: { ids: 7 } }) }", /start has wrong members.*\/ids must be object/s],
    ["{ start: () => ({ stop, baseUrl, setup: { reset() { throw 7; } } }) }", /start: reset threw 7/],
    ["{ start: () => ({ baseUrl, async stop() { await stop(); throw 7; } }) }", /stop threw 7/],
  ])("rejects the setup %s with exit code 2, and stops its service", async (text, message) => {
    const name = `mistake-${readdirSync(folder).length}.mjs`;
    const globals = `const baseUrl = "${base}"; const stop = () => fetch(baseUrl + "/stopped");`;
    const setup = file(name, `${globals}\nexport default ${text};\n`);
    const args = text.includes("start") ? [] : ["--base", base];
    const { exitCode, output } = await run(document, ...args, "--setup", setup, "--only", "requests/listTasks");
    expect(output).toMatch(message);
    expect(output).toMatch(/conformance: (--setup .*mistake-|redact )/);
    expect(exitCode).toBe(2);
    expect(requests.includes("GET /v1/stopped")).toBe(text.includes("baseUrl"));
  });

  it("names the extension that a module needs next to a package.json of npm", { timeout: 60_000 }, () => {
    const other = mkdtempSync(join(folder, "npm-"));
    writeFileSync(join(other, "package.json"), '{ "type": "commonjs" }');
    writeFileSync(join(other, "setup.ts"), "export default {};\n");
    // Vitest would transform the module.
    const cli = fileURLToPath(new URL("../src/cli.ts", import.meta.url));
    const args = [cli, document, "--base", "http://127.0.0.1:1/v1", "--setup", join(other, "setup.ts")];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    expect(stderr).toMatch(/setup\.ts cannot be loaded: SyntaxError: .* needs the extension \.mts or \.mjs\./s);
    expect(status).toBe(2);
  });

  it("redacts secrets before a report escapes them, and in the message of stop", async () => {
    const secret = `p&<"'\\\\ss`;
    const setup = file(
      "secret.mjs",
      `import { AssertionError } from "node:assert";
const secret = ${JSON.stringify(secret)};
export default {
  start: () => ({ baseUrl: "${base}", stop() { throw new AssertionError({ message: "log: " + secret }); } }),
  scenarios: [
    {
      id: "tasks/" + secret,
      title: secret,
      isWrite: true,
      async run({ send, fail }) {
        const headers = [["X-Value", secret]];
        await send({ method: "POST", target: "/v1/tasks?" + encodeURI("q") + secret, headers, body: secret });
        fail("scenario", "got " + secret);
      },
    },
    { id: "tasks/skipped", title: "skipped", isWrite: true, run: ({ skip }) => skip("the key " + secret) },
  ],
  redact: (text) => text.replaceAll(secret, "[hidden]"),
};
`,
    );
    const files = ["json", "junit", "html", "baseline"].map((name) => [`--${name}`, join(folder, `secret.${name}`)]);
    const args = ["--setup", setup, "--only", "tasks/", "--update-baseline", ...files.flat()];
    const { output } = await run(document, ...args);
    expect(output).toContain("log: [hidden]");
    expect(output).toContain("-H 'X-Value: [hidden]' --data-raw '[hidden]'");
    for (const text of [output, ...files.map(([, path = ""]) => readFileSync(path, "utf8"))]) {
      expect(text).toContain("[hidden]");
      expect(text).not.toMatch(/p&|p\\u0026/);
    }
  });

  it("redacts the host of the service", async () => {
    const setup = file("host.mjs", 'export default { redact: (text) => text.replaceAll("127.0.0.1", "[host]") };');
    const json = join(folder, "host.json");
    const { output } = await run(document, "--base", base, "--setup", setup, "--json", json);
    expect(output).toMatch(/curl .*'http:\/\/\[host\]:\d+\/v1\/tasks'/);
    for (const text of [output, readFileSync(json, "utf8")]) expect(text).not.toContain("127.0.0.1");
  });

  it("reports the errors of rules and transport as findings of the cases", async () => {
    const mistakes = {
      "rules: () => {}": "rules must return a list of problems",
      "rules() { throw 7; }": "the case threw 7, which is no Error",
      "transport: async () => {}": "transport must return the response of send",
    };
    for (const [index, [text, message]] of Object.entries(mistakes).entries()) {
      const setup = file(`case-mistake-${index}.mjs`, `export default { ${text} };`);
      const { exitCode, output } = await run(
        document,
        "--base",
        base,
        "--setup",
        setup,
        "--only",
        "requests/listTasks",
      );
      expect(output).toContain(message);
      expect(exitCode).toBe(1);
    }
  });

  it.each([
    [{ forbidden: ["addTasks"] }, 'forbidden "addTasks" is no operation of the document.'],
    [{ forbidden: ["GET /task"] }, 'forbidden "GET /task" is no operation of the document.'],
    [{ ids: { taskid: 1 } }, 'ids "taskid" is no parameter and no body member of the document.'],
    [{ ids: { "addTask.taskId": 1 } }, 'ids "addTask.taskId" is no parameter and no body member of POST /tasks.'],
  ])("rejects the names of %j, which the document does not have, before it sends a request", async (setup, message) => {
    const setupFile = file(`names-${readdirSync(folder).length}.mjs`, `export default ${JSON.stringify(setup)};`);
    const { exitCode, output } = await run(document, "--base", base, "--setup", setupFile);
    expect(output).toContain(message);
    expect([exitCode, requests]).toEqual([2, []]);
  });

  it("accepts ids of path parameters and of body members", async () => {
    const body = "requestBody: { content: { application/json: { schema: { properties: { ownerId: {} } } } } }";
    const parameters = "parameters: [{ name: taskId, in: path, required: true, schema: { type: integer } }]";
    const items = file(
      "items.yaml",
      `openapi: 3.1.0
info: { title: Tasks, version: 1.0.0 }
paths:
  /tasks/{taskId}:
    put: { operationId: setTask, ${parameters}, ${body}, responses: { "404": { description: x } } }
`,
    );
    const ids = { taskId: 1, "setTask.taskId": 2, ownerId: 3, "setTask.ownerId": 4 };
    const setup = file("ids.mjs", `export default ${JSON.stringify({ ids })};`);
    const { output } = await run(items, "--base", base, "--setup", setup, "--only", "requests/setTask/valid");
    expect(output).toContain("cases passed");
    expect(requests).toContain("PUT /v1/tasks/2");
  });

  it("does not call a forbidden operation", async () => {
    const setup = file("forbidden.mjs", 'export default { forbidden: ["addTask"] };');
    expect((await run(document, "--base", base, "--setup", setup)).exitCode).toBe(0);
    expect(requests).not.toContain("POST /v1/tasks");
  });

  it("accepts the findings of a baseline", async () => {
    const baseline = join(folder, "known.json");
    expect((await run(document, "--base", base, "--baseline", baseline, "--update-baseline")).exitCode).toBe(0);
    expect(JSON.parse(readFileSync(baseline, "utf8"))).toHaveLength(1);
    const { exitCode, output } = await run(document, "--base", base, "--baseline", baseline);
    expect(exitCode).toBe(0);
    expect(output).toContain("0 findings, 1 accepted by the baseline");
  });

  it("stops after --max-requests", async () => {
    const { output } = await run(document, "--base", base, "--max-requests", "3");
    expect(requests).toHaveLength(3);
    expect(output).toContain("The run is incomplete: 3 requests were sent. Raise --max-requests to run all cases.");
  });

  it("writes JSON, JUnit and HTML", async () => {
    const [json, junit, html] = ["report.json", "report.xml", "report.html"].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    await run(document, "--base", base, "--json", json, "--junit", junit, "--html", html);
    expect(JSON.parse(readFileSync(json, "utf8"))).toMatchObject({
      seed: 1,
      findings: [{ check: "schema", status: 201 }],
    });
    expect(readFileSync(junit, "utf8")).toMatch(/<testsuite name="POST \/tasks" .*failures="\d+"/);
    expect(readFileSync(html, "utf8")).toContain("<h3>schema <small>POST /tasks</small></h3>");
  });

  it("lists the cases without a request", async () => {
    const { exitCode, output } = await run(document, "--list", "--only", "requests/*valid");
    expect([exitCode, requests]).toEqual([0, []]);
    expect(output).toContain("requests/addTask/valid/required: accepts a request with the required parts only\n");
  });

  it("lists which cases need --keys", async () => {
    const scenario = "{ id: 'own/limits', title: 'limits', isWrite: false, run() {} }";
    const setup = file("listed.mjs", `export default { toScenarios: () => [${scenario}] };`);
    const { output } = await run(document, "--list", "--setup", setup, "--only", "own/");
    expect(output).toBe("own/limits: limits (needs --keys FILE)\n");
  });

  it.each([
    [[], "missing required argument"],
    [["--base", "ftp://x"], "It must be an http or https URL"],
    [["--base", "http://127.0.0.1:1/v1"], "no response from http://127.0.0.1:1"],
    [
      ["--base", "http://api.example/v1"],
      "api.example is another host, and the run can change its data. Add --yes or --read-only.",
    ],
    [["--base", "http://127.0.0.1:1/v1", "--header", "bad"], 'It must have the form "Name: value".'],
    [["--base", "http://127.0.0.1:1/v1", "--setup", "none.ts"], "--setup none.ts: the file does not exist."],
    [["--base", "http://127.0.0.1:1/v1", "--only", "none"], "--only matches no case."],
    [["--base", "http://127.0.0.1:1/v1", "--baseline", "none.json"], "--baseline none.json does not exist."],
  ])("rejects %j with exit code 2", async (args, message) => {
    const { exitCode, output } = await run(...(args.length > 0 ? [document] : []), ...args);
    expect(exitCode).toBe(2);
    expect(output).toContain(message);
  });
});
