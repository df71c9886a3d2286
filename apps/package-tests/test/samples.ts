import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { inject } from "vitest";
import { runProgram, scope } from "../src/pack-packages.ts";

const project = inject("project");
const library = join("src", "library");
const folders: Readonly<Record<string, string>> = {
  "api-platform": library,
  "api-server": library,
  "sql-store": join("src", "store"),
};

export interface Sample {
  readonly language: string;
  readonly code: string;
  /** The path in the project. Undefined for a part of a file. */
  readonly file: string | undefined;
}

/** The samples in the README of each package. */
export const samples: Readonly<Record<string, Sample[]>> = Object.fromEntries(
  inject("packages")
    .map(({ name }) => name.slice(scope.length))
    .map((name) => [name, readSamples(name)]),
);

/** Writes the samples of all READMEs and an import of each entry point, and generates the types that samples import. */
export async function writeSamples(): Promise<void> {
  mkdirSync(join(project, "src", "store"), { recursive: true });
  for (const { file, code } of Object.values(samples).flat()) if (file) writeFileSync(join(project, file), code);
  writeFileSync(join(project, "src", "entry-points.ts"), importEntryPoints());
  for (const { name } of inject("packages")) importDeclarations(name);
  const generate = (document: string, folder: string) =>
    runProgram(project, "pnpm", ["exec", "codegen", document, folder]);
  await Promise.all([
    generate("notes.yaml", join("src", "generated")),
    generate("library.yaml", join(library, "generated")),
  ]);
}

/** Returns an import of each entry point. In strict mode, an import without types is an error. */
function importEntryPoints(): string {
  const paths = inject("packages").flatMap(({ name, manifest }) =>
    Object.keys(manifest.exports ?? {})
      .filter((path) => path !== "./package.json")
      .map((path) => `${name}${path.slice(1)}`),
  );
  return importAll(paths);
}

function importAll(paths: readonly string[]): string {
  return paths.map((path, index) => `import * as entry${index} from "${path}";\n`).join("");
}

/** Copies the declarations of a package as sources and imports them, because skipLibCheck skips .d.ts files. */
function importDeclarations(name: string): void {
  // The real path has the dependencies of the package next to it.
  const folder = realpathSync(join(project, "node_modules", name));
  const files = readdirSync(join(folder, "dist")).filter((file) => file.endsWith(".d.ts"));
  const copies = files.map((file) => join(folder, "declarations", file.replace(".d.ts", ".ts")));
  for (const [index, file] of files.entries()) cpSync(join(folder, "dist", file), copies[index] ?? "");
  const packageName = name.slice(scope.length);
  // The types of the MCP SDK need those of Node.js, so tsconfig.browser.json does not include a file with the prefix mcp-.
  const isMcp = (file: string) => file.endsWith("/mcp.ts");
  writeFileSync(
    join(project, "src", `${packageName}-declarations.ts`),
    importAll(copies.filter((file) => !isMcp(file))),
  );
  writeFileSync(join(project, "src", `mcp-${packageName}-declarations.ts`), importAll(copies.filter(isMcp)));
}

/** Returns the TypeScript compiler that a file imports. */
export function findTypeScript(importer: string): string {
  return join(dirname(createRequire(importer).resolve("typescript/package.json")), "bin", "tsc");
}

/** Type checks samples and declarations like a server and like a frontend. @throws with the output of the compiler */
export async function typeCheckSamples(tsc: string, flags: readonly string[] = []): Promise<void> {
  const typeCheck = (tsconfig: string) =>
    runProgram(project, process.execPath, [tsc, "-p", tsconfig, ...flags]).catch(rethrowFaults);
  await Promise.all([typeCheck("tsconfig.json"), typeCheck("tsconfig.browser.json")]);
}

// TS2842: in a function without a body, a .d.ts file may rename a member, such as `{ error: cause }`.
const allowedInDeclarations = /\/declarations\/.+ error TS2842:/;

function rethrowFaults(error: Error): void {
  const [, ...lines] = error.message.trim().split("\n");
  if (lines.length === 0 || !lines.every((line) => allowedInDeclarations.test(line))) throw error;
}

/** Returns the code blocks of a README. The text before a block, its first line or its package determines the file. */
function readSamples(name: string): Sample[] {
  const readme = readFileSync(join(project, "node_modules", scope, name, "README.md"), "utf8");
  const blocks = readme.matchAll(
    /(?:Create (?<created>[\w./-]+):\n\n)?^```(?<language>\w+)\n(?<code>(?:\/\/ (?<named>[\w-]+\.ts)\n)?.*?)^```$/gms,
  );
  return Array.from(blocks, ({ groups = {} }, index) => {
    const { created, language = "", code = "", named } = groups;
    const isProgram = language === "ts" && /^import /m.test(code);
    const fileName = named ?? (isProgram ? `${name}${index}.ts` : undefined);
    return { language, code, file: created ?? (fileName && join(folders[name] ?? "src", fileName)) };
  });
}
