import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createProgram, type Program, type ProgramOptions } from "@animal-store/create-contract-api/dev";

/** The root of the repository, with a trailing slash. */
export const root: string = fileURLToPath(new URL("../../../", import.meta.url));

interface StoreProgram extends Omit<ProgramOptions, "isSource" | "log"> {
  /** Matches the sources of the program, with paths relative to the root of the repository. */
  readonly sources: RegExp;
}

const docsFolder = "apps/dev/.last-good/docs";

// The flags of `npm start`.
const { nodeFlags }: { nodeFlags: string[] } = JSON.parse(readFileSync(`${root}apps/server/package.json`, "utf8"));

/** Creates the three programs. PORT, MOCK_PORT and DOCS_PORT override the default ports. */
export function createPrograms(env: NodeJS.ProcessEnv, log: (name: string, line: string) => void): Program[] {
  const { PORT, MOCK_PORT, DOCS_PORT = "4020", HOST = "127.0.0.1" } = env;
  const docsUrl = `http://${HOST === "0.0.0.0" ? "localhost" : HOST}:${DOCS_PORT}/docs`;
  const programs: Record<string, StoreProgram> = {
    server: {
      sources:
        /^(openapi\/petstore\.yaml$|(apps\/server|packages\/(contract|store|toolkit\/(api-platform|api-server|exact-json|node-http|openapi-hono|process|sql-store)))\/src\/)/,
      args: [...nodeFlags, "apps/server/src/main.ts"],
      env: { ...(DOCS_PORT !== "0" && { DOCS_URL: docsUrl }), ...env, PORT },
      readyPattern: /^ +API +http/,
    },
    mock: {
      sources: /^(apps\/mock\/src\/|openapi\/petstore\.yaml$)/,
      args: ["apps/mock/src/main.ts"],
      env: { ...env, PORT: MOCK_PORT, PORT_NAME: "MOCK_PORT" },
      readyPattern: /^Mock of the contract: http/,
    },
    docs: {
      sources: /^(apps\/docs\/|openapi\/petstore\.yaml$)/,
      build: ["apps/docs/src/build.ts", docsFolder],
      args: ["apps/docs/src/main.ts", docsFolder],
      env: { ...env, PORT: DOCS_PORT, PORT_NAME: "DOCS_PORT" },
      readyPattern: /^The docs are at http/,
    },
  };
  return Object.entries(programs).map(([name, { sources, ...options }]) =>
    createProgram({
      ...options,
      isSource: (file) => sources.test(file) && !/\.test(-d)?\.ts$/.test(file),
      log: (line) => log(name, line),
    }),
  );
}
