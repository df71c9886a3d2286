import { relative, resolve } from "node:path";
import { CodegenError, generate, writeOutputs } from "@animal-store/codegen";
import { type Input, isUrl } from "@animal-store/openapi-document";
import { checkTypes } from "./check-types.ts";
import { readContract } from "./contract-files.ts";
import { createDevServer } from "./dev-server.ts";
import { explainChanges, listMissingHandlers } from "./explain-changes.ts";
import { createFileWatcher } from "./watch-files.ts";

export interface DevOptions {
  readonly input: Input;
  /** The arguments of node that start the server. */
  readonly nodeArgs: readonly string[];
}

const generated = "src/generated";
/** The files and folders whose changes restart the server, next to the document. */
const watched = ["src", "tsconfig.json", "package.json", ".env"];
const maxLines = 12;

/** Serves a repository and updates it after each change, until SIGINT or SIGTERM. */
export async function runDev({ input, nodeArgs }: DevOptions): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(name, () => controller.abort());
  const server = createDevServer(nodeArgs, (reason) =>
    report(`the server ended with ${reason}. Its next start is after a change.`),
  );
  let sources = toFiles([input.path, ...input.overlays]);
  const watcher = createFileWatcher(() => new Set([...watched, ...sources]));
  let changes = new Set(sources);
  try {
    while (!signal.aborted) {
      await update(changes);
      changes = await watcher.waitForChanges(signal);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await server.stop();
  }

  async function update(changed: ReadonlySet<string>): Promise<void> {
    const isDocument = [...sources].some((path) => changed.has(path));
    if (isDocument && !(await generateCode())) return;
    const errors = await checkTypes(signal);
    if (errors.length > 0) report(`${countErrors(errors)}:`, errors);
    // The server does not import the tests.
    const isBroken = errors.some((line) => !/^(test[/\\]|\s)/.test(line));
    if (isBroken) report("the server stays as it is until its types are correct.");
    else await server.restart();
  }

  /** @returns whether the document is valid */
  async function generateCode(): Promise<boolean> {
    const before = readContract(generated);
    try {
      const { files, sources: read } = await generate(input, { command: "npm run generate" });
      sources = toFiles([input.path, ...input.overlays, ...read]);
      const written = writeOutputs(generated, files);
      watcher.acceptFolder(generated);
      const after = readContract(generated);
      const lines = after ? [...(before ? explainChanges(before, after) : []), ...listMissingHandlers(after)] : [];
      if (written.length > 0 || lines.length > 0) report(`generated ${generated} from ${input.path}`, lines);
      return true;
    } catch (error) {
      if (!(error instanceof CodegenError)) throw error;
      sources = sources.union(toFiles(error.sources));
      report(`${input.path} is broken, so the server and ${generated} stay as they are:`, error.message.split("\n"));
      return false;
    }
  }

  /** A download does not change. */
  function toFiles(paths: Iterable<string>): Set<string> {
    const files = [...paths].filter((path) => !isUrl(path) && !input.texts.has(resolve(path)));
    return new Set(files.map((path) => relative(".", path)));
  }
}

function countErrors(errors: readonly string[]): string {
  const { length } = errors.filter((line) => !/^\s/.test(line));
  return `${length} type ${length === 1 ? "error" : "errors"}`;
}

/** Prints a block of few lines, so that the cause stays on the screen. */
function report(title: string, lines: readonly string[] = []): void {
  const others = lines.length > maxLines ? [`… and ${lines.length - maxLines} more lines`] : [];
  const shown = [...lines.slice(0, maxLines), ...others].filter((line) => line.trim() !== "");
  console.error([`contract-api: ${title}`, ...shown.map((line) => `  ${line}`)].join("\n"));
}
