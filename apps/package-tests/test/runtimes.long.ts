import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, inject, it } from "vitest";
import { runProgram } from "../src/pack-packages.ts";
import { writeSamples } from "./samples.ts";
import { sandboxClientOutput, startSandbox } from "./sandbox-client.ts";
import { startCommand } from "./start-program.ts";

const folder = join(inject("folder"), "runtimes");
const modules = join(folder, "node_modules");
const nodePackage = `node-${process.platform}-${process.arch}`;
const arch = process.arch.replace("arm64", "aarch64");
const denoPackage = process.platform === "darwin" ? `darwin-${process.arch}` : `linux-${process.arch}-glibc`;
const bun = join(modules, "@oven", `bun-${process.platform}-${arch}`, "bin", "bun");
const deno = join(modules, "@deno", denoPackage, "deno");
const runtimes = {
  "Node.js 22": [join(modules, nodePackage, "bin", "node"), "--experimental-strip-types", "--no-warnings"],
  "Node.js of this repository": [process.execPath],
  Bun: [bun],
  Deno: [deno, "run", "--allow-all", "--no-check"],
};

beforeAll(async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{"private":true}\n');
  const options = ["--ignore-scripts", "--no-audit", "--no-fund"];
  await runProgram(folder, "npm", [
    "install",
    ...options,
    `${nodePackage}@22`,
    "bun@1",
    "deno@2",
    "miniflare@4",
    "esbuild@0",
  ]);
  chmodSync(deno, 0o755);
  await writeSamples();
  for (const [name, code] of Object.entries(serverFiles)) writeFileSync(join(project, "src", name), code);
});

const project = inject("project");
// Each runtime serves the sample on a free port of the loopback interface.
const serverFiles = {
  "bun-edge.ts": `import edge from "./edge.ts";
export default { ...edge, hostname: "127.0.0.1", port: 0 };
`,
  "workers-edge.mjs": `import { build } from ${JSON.stringify(join(modules, "esbuild", "lib", "main.js"))};
import { Miniflare } from ${JSON.stringify(join(modules, "miniflare", "dist", "src", "index.js"))};
const options = { entryPoints: ["src/edge.ts"], bundle: true, format: "esm", write: false };
const { outputFiles } = await build(options);
const [{ text: script }] = outputFiles;
const bindings = { API_KEY: process.env.API_KEY };
const workers = new Miniflare({ modules: true, script, bindings, host: "127.0.0.1", port: 0, compatibilityDate: "2026-01-01" });
console.log((await workers.ready).origin);
`,
};
const servers = {
  Bun: [bun, "src/bun-edge.ts"],
  Deno: [deno, "serve", "--allow-env", "--no-check", "--host", "127.0.0.1", "--port", "0", "src/edge.ts"],
  "Cloudflare Workers": [process.execPath, "src/workers-edge.mjs"],
};

it.each(Object.entries(servers))("the sample of openapi-hono serves in %s", async (_, command) => {
  const origin = await startCommand(project, command, { API_KEY: "secret" });
  const send = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${origin}/v1${path}`, init);
    return [response.status, await response.json()];
  };
  const post = (body: object, key: string) =>
    send("/notes", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", "X-Key": key },
    });
  expect(await send("/notes?limit=1")).toEqual([200, []]);
  expect(await send("/notes?limit=0")).toMatchObject([400, { title: "Bad Request" }]);
  expect(await post({ text: "Feed Rex" }, "secret")).toEqual([201, { id: 1, text: "Feed Rex" }]);
  expect(await post({ text: "" }, "secret")).toMatchObject([400, { errors: [{ pointer: "#/text" }] }]);
  expect(await post({ text: "Feed Rex" }, "guess")).toMatchObject([401, { title: "Unauthorized" }]);
  expect(await send("/nothing")).toMatchObject([404, { title: "Not Found" }]);
});

it.each(Object.entries(runtimes))("the client works in %s", async (_, [program = "", ...args]) => {
  const output = await runProgram(inject("project"), program, [
    ...args,
    "src/main.ts",
    ...Object.values(await startSandbox()),
  ]);
  expect(JSON.parse(output)).toEqual(sandboxClientOutput);
});
