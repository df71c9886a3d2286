import { relative, resolve } from "node:path";
import { CodegenError, generate, writeOutputs } from "@animal-store/codegen";
import { type Input, isUrl } from "@animal-store/openapi-document";
import { checkTypes } from "./check-types.ts";
import { readContract } from "./contract-files.ts";
import { explainChanges, listMissingHandlers } from "./explain-changes.ts";
import { type GeneratedCode, runLoop } from "./loop.ts";
import { createProgram } from "./programs.ts";
import { createScreen } from "./screen.ts";

export interface DevOptions {
  readonly input: Input;
  /** The arguments of node that start the server. */
  readonly nodeArgs: readonly string[];
}

const generated = "src/generated";
/** The files and folders whose changes restart the server, next to the document. */
const watched = ["src", "tsconfig.json", "package.json", ".env"];

/** Serves a repository and updates it after each change, until SIGINT or SIGTERM. */
export async function runDev({ input, nodeArgs }: DevOptions): Promise<void> {
  const screen = createScreen(process.stdout);
  let sources = toFiles([input.path, ...input.overlays]);
  const server = createProgram({
    // The server does not import the tests.
    isSource: (file) => !file.startsWith("test/"),
    args: nodeArgs,
    log: (line) => screen.logProgramLine("server", line),
    logOutput: screen.write,
  });
  await runLoop({
    screen,
    listWatched: () => [...watched, ...sources],
    listSources: () => sources,
    generate: generateCode,
    checkTypes: (_, signal) => checkTypes(signal),
    programs: [server],
  });

  async function generateCode(): Promise<GeneratedCode> {
    const before = readContract(generated);
    try {
      const { files, sources: read } = await generate(input, { command: "npm run generate" });
      sources = toFiles([input.path, ...input.overlays, ...read]);
      const written = writeOutputs(generated, files);
      const after = readContract(generated);
      const lines = after ? [...(before ? explainChanges(before, after) : []), ...listMissingHandlers(after)] : [];
      if (written.length > 0 || lines.length > 0)
        screen.write([`generated ${generated} from ${input.path}`, ...lines].join("\n  "));
      return { problems: [], files: [] };
    } catch (error) {
      if (!(error instanceof CodegenError)) throw error;
      sources = sources.union(toFiles(error.sources));
      const { message } = error;
      return { problems: [{ file: input.path, label: "codegen", message, isError: true }], files: [] };
    }
  }

  /** A download does not change. */
  function toFiles(paths: Iterable<string>): Set<string> {
    const files = [...paths].filter((path) => !isUrl(path) && !input.texts.has(resolve(path)));
    return new Set(files.map((path) => relative(".", path)));
  }
}
