// Writes the API pages of the public packages from their builds: `npm run generate`. With --check, it lists outdated pages.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { Application, TSConfigReader } from "typedoc";
import { readPublicPackages, root, runProgram } from "./pack-packages.ts";

const isCheck = process.argv.includes("--check");
const temporaryFolder = mkdtempSync(join(tmpdir(), "api-pages-"));
const outdatedFiles: string[] = [];
for (const { folder, manifest } of readPublicPackages()) {
  const pages = join(folder, "generated", "api");
  const output = isCheck ? join(temporaryFolder, manifest.name) : pages;
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  await writeLibraryPages(join(folder, "dist"), output);
  for (const file of Object.values(manifest.publishConfig?.bin ?? {})) {
    const help = await runProgram(folder, process.execPath, [file, "--help"]);
    writeFileSync(join(output, "command.md"), `# ${manifest.name}\n\n\`\`\`text\n${help.trim()}\n\`\`\`\n`);
  }
  if (isCheck) outdatedFiles.push(...findDifferences(output, pages));
}
rmSync(temporaryFolder, { recursive: true });
for (const file of outdatedFiles)
  console.error(`${relative(root, file)} is outdated. Run npm run generate, and commit it.`);
process.exitCode = outdatedFiles.length > 0 ? 1 : 0;

async function writeLibraryPages(dist: string, output: string): Promise<void> {
  const entryPoints = readdirSync(dist)
    .filter((file) => /^[a-z]+\.d\.ts$/.test(file))
    .map((file) => join(dist, file));
  if (entryPoints.length === 0) return;
  const compilerOptions = { target: "esnext", module: "nodenext", skipLibCheck: true };
  // TypeDoc reads a file only once.
  const tsconfig = join(mkdtempSync(join(temporaryFolder, "config-")), "tsconfig.json");
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files: entryPoints }));
  const app = await Application.bootstrapWithPlugins(
    {
      entryPoints,
      tsconfig,
      plugin: ["typedoc-plugin-markdown"],
      outputs: [{ name: "markdown", path: output }],
      router: "module",
      readme: "none",
      logLevel: "Error",
      excludeExternals: true,
      disableSources: true,
      githubPages: false,
      skipErrorChecking: true,
      ...{ hideBreadcrumbs: true, hidePageHeader: true, useCodeBlocks: true, parametersFormat: "table" },
      ...{ typeDeclarationFormat: "table", typeDeclarationVisibility: "compact" },
    },
    [new TSConfigReader()],
  );
  const project = await app.convert();
  if (!project) throw new Error(`TypeDoc cannot read ${dist}. Build it: npm test -- package`);
  await app.generateOutputs(project);
}

function findDifferences(expected: string, actual: string): string[] {
  const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);
  const names = new Set([expected, actual].flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : [])));
  return [...names]
    .filter((name) => read(join(expected, name)) !== read(join(actual, name)))
    .map((name) => join(actual, name));
}
