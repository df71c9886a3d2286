import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { DockerfileParser, type Instruction } from "dockerfile-ast";
import { validate } from "dockerfile-utils";
import { describe, expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const text = read("Dockerfile");

describe("the image", () => {
  const instructions = DockerfileParser.parse(text).getInstructions();
  const stages = instructions.filter(isNamed("FROM"));
  const last = instructions.slice(instructions.indexOf(stages.at(-1) as Instruction));
  const lastOf = (name: string) => last.filter(isNamed(name)).at(-1)?.getArgumentsContent() ?? "";

  it("is described without a mistake", () => {
    expect(validate(text).map(({ range, message }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  });

  it("is built in stages, each on the Node that the repository pins", () => {
    const node = read("../../.node-version").trim();
    const bases = stages.map((stage) => stage.getArguments()[0]?.getValue());
    expect(bases).toEqual([`node:${node}-slim`, `node:${node}-slim`]);
  });

  it("runs the server with the flags of npm start, as a user that owns nothing", () => {
    const { nodeFlags } = JSON.parse(read("../server/package.json"));
    expect(JSON.parse(lastOf("CMD"))).toEqual(["node", ...nodeFlags, "/app/main.js"]);
    expect(lastOf("USER")).toBe("node");
    expect(last.filter(isNamed("COPY")).filter((copy) => /--chown/.test(copy.getTextContent()))).toEqual([]);
  });

  it("keeps no package manager, and neither sources nor tools of its build", () => {
    const removed = last.filter(isNamed("RUN")).map((run) => run.getTextContent());
    expect(removed.join("\n")).toMatch(/rm -rf .*node_modules .*npm .*npx .*corepack .*yarn/);
    const copied = last.filter(isNamed("COPY")).map((copy) => copy.getArgumentsContent());
    const papers = "/build/LICENSE /build/sbom.json /build/third-party.txt";
    expect(copied).toEqual(["/build/apps/server/dist /app", `${papers} /app/`]);
  });

  it.each([
    ["ready", 200, 0],
    ["not ready", 503, 1],
  ])("knows a server that is %s", async (_, status, exitCode) => {
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      response.writeHead(status).end();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const [, command = ""] = /CMD (\[.*\])/.exec(lastOf("HEALTHCHECK")) ?? [];
    const [program, ...args]: [string, ...string[]] = JSON.parse(command);
    expect(program).toBe("node");
    const check = spawn(process.execPath, args, { env: { PORT: String(port) } });
    expect(await once(check, "exit")).toEqual([exitCode, null]);
    expect(asked).toEqual(["/readyz"]);
    server.close();
  });

  it("takes nothing secret along: its context is a list of what it needs", () => {
    const [first, ...others] = read("Dockerfile.dockerignore").trim().split("\n");
    expect(first).toBe("**");
    expect(others.filter((line) => /data|keys|\.env|\.git$/.test(line) && line.startsWith("!"))).toEqual([]);
    // The secrets of the compose file are in a folder that is part of the context.
    for (const secret of ["**/.env", "**/secrets"])
      expect(others.indexOf(secret)).toBeGreaterThan(others.indexOf("!apps"));
  });
});

function isNamed(name: string): (instruction: Instruction) => boolean {
  return (instruction) => instruction.getKeyword() === name;
}
