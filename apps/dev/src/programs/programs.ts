import { readFileSync } from "node:fs";
import { join } from "node:path";
import { docsPage, lastGoodContract } from "../contract/last-good.ts";
import type { Terminal } from "../report/terminal.ts";
import { root } from "../root.ts";
import { createProgram, type Program } from "./program.ts";

export type ProgramName = "server" | "mock" | "docs";

// As `npm start` runs it.
const { nodeFlags }: { nodeFlags: string[] } = JSON.parse(readFileSync(join(root, "apps/server/package.json"), "utf8"));

/** The three programs; each has its usual port unless PORT, MOCK_PORT or DOCS_PORT says otherwise. */
export function createPrograms(env: NodeJS.ProcessEnv, terminal: Terminal): Record<ProgramName, Program> {
  const { PORT, MOCK_PORT, DOCS_PORT } = env;
  const say = (name: string) => (line: string) => terminal.label(name, line);
  return {
    server: createProgram({
      name: "server",
      args: [...nodeFlags, "apps/server/src/main.ts"],
      // A connection that a browser holds open is not worth waiting for.
      env: { SHUTDOWN_TIMEOUT_MS: "500", ...env, PORT },
      upLine: /^ +API +http/,
      say: say("server"),
    }),
    mock: createProgram({
      name: "mock",
      args: ["apps/mock/src/main.ts", lastGoodContract],
      env: { ...env, PORT: MOCK_PORT },
      upLine: /^Mock of the contract: http/,
      say: say("mock"),
    }),
    docs: createProgram({
      name: "docs",
      args: ["apps/docs/src/main.ts", docsPage],
      env: { ...env, PORT: DOCS_PORT },
      upLine: /^The API reference is at http/,
      say: say("docs"),
    }),
  };
}
