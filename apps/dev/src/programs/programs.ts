import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readVariables, wholeNumber } from "@animal-store/node-edge";
import { z } from "zod";
import { lastGoodContract } from "../contract/last-good.ts";
import { createDocsProgram, type DocsProgram } from "../docs/docs-program.ts";
import type { Terminal } from "../report/terminal.ts";
import { root } from "../root.ts";
import { createProgram, type Program } from "./program.ts";

export type ProgramName = "server" | "mock" | "docs";

const docsVariables = z.object({
  HOST: z.string().default("127.0.0.1"),
  DOCS_PORT: wholeNumber(0, 65_535).default(4020),
});

// As `npm start` runs it.
const { nodeFlags }: { nodeFlags: string[] } = JSON.parse(readFileSync(join(root, "apps/server/package.json"), "utf8"));

export interface Programs extends Record<ProgramName, Program> {
  readonly docs: DocsProgram;
}

/** The three programs; each has its usual port unless PORT, MOCK_PORT or DOCS_PORT says otherwise. @throws {StartUpError} */
export function createPrograms(env: NodeJS.ProcessEnv, terminal: Terminal): Programs {
  const { PORT, MOCK_PORT } = env;
  const { HOST, DOCS_PORT } = readVariables(docsVariables, env);
  const say = (name: string) => (line: string) => terminal.label(name, line);
  return {
    server: createProgram({
      name: "server",
      args: [...nodeFlags, "apps/server/src/main.ts"],
      // A connection that a browser holds open is not worth waiting for.
      env: {
        SHUTDOWN_TIMEOUT_MS: "500",
        ...(DOCS_PORT > 0 && { DOCS_URL: `http://${HOST === "0.0.0.0" ? "localhost" : HOST}:${DOCS_PORT}/` }),
        ...env,
        PORT,
      },
      upLine: /^ +API +http/,
      say: say("server"),
    }),
    mock: createProgram({
      name: "mock",
      args: ["apps/mock/src/main.ts", lastGoodContract],
      env: { ...env, PORT: MOCK_PORT, PORT_NAME: "MOCK_PORT" },
      upLine: /^Mock of the contract: http/,
      say: say("mock"),
    }),
    docs: createDocsProgram(HOST, DOCS_PORT, say("docs")),
  };
}
