// Writes the API pages of the public packages from their builds: `npm run generate`. With --check, it lists outdated pages.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { Application, TSConfigReader, TypeDocReader } from "typedoc";
import { findTypes, readPublicPackages, root, runProgram } from "./pack-packages.ts";

const options = join(import.meta.dirname, "..", "typedoc.json");
const isCheck = process.argv.includes("--check");
const temporaryFolder = mkdtempSync(join(tmpdir(), "api-pages-"));
for (const { folder, manifest } of readPublicPackages()) {
  const pages = join(folder, "generated", "api");
  const output = isCheck ? join(temporaryFolder, manifest.name) : pages;
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const types = findTypes(manifest.publishConfig?.exports).map((file) => join(folder, file));
  if (types.length > 0) await writeLibraryPages(types, output);
  const texts: string[] = [];
  for (const file of Object.values(manifest.bin ?? {})) {
    const help = await runProgram(folder, process.execPath, [file, "--help"]);
    texts.push(`\n\`\`\`text\n${help.trim()}\n\`\`\`\n`);
  }
  if (texts.length > 0) writeFileSync(join(output, "command.md"), `# ${manifest.name}\n${texts.join("")}`);
  if (isCheck)
    await runProgram(root, "diff", ["-r", pages, output]).catch(() => {
      console.error(`${relative(root, pages)} is outdated. Run npm run generate, and commit it.`);
      process.exitCode = 1;
    });
}
rmSync(temporaryFolder, { recursive: true });

async function writeLibraryPages(entryPoints: string[], output: string): Promise<void> {
  const compilerOptions = { target: "esnext", module: "nodenext", strict: true, skipLibCheck: true };
  // TypeDoc reads a file only once.
  const tsconfig = join(mkdtempSync(join(temporaryFolder, "config-")), "tsconfig.json");
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files: entryPoints }));
  const app = await Application.bootstrapWithPlugins(
    { options, entryPoints, tsconfig, outputs: [{ name: "markdown", path: output }] },
    [new TSConfigReader(), new TypeDocReader()],
  );
  const project = await app.convert();
  if (!project) throw new Error(`TypeDoc cannot read ${entryPoints.join(", ")}. Build it: npm test -- package`);
  await app.generateOutputs(project);
}
