// Writes the bill of materials of what runs in production: npm run sbom -- --to FILE
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { Command } from "commander";
import { createSbom } from "./sbom/create-sbom.mjs";
import { noticesOf } from "./sbom/notices.mjs";

const command = new Command("npm run sbom --")
  .description("Writes what the server's bundle and its pages hold of others, as CycloneDX 1.6 in JSON.")
  .requiredOption("--to <file>", "where to write it")
  .option("--notices <file>", "where to write the licences that are to be passed on with it, as text")
  .allowExcessArguments(false)
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));
const { to, notices } = command.parse().opts();
const write = (file, text) => writeFileSync(resolve(process.env.INIT_CWD ?? ".", file), text);

try {
  const sbom = await createSbom();
  write(to, `${JSON.stringify(sbom, undefined, 2)}\n`);
  if (notices) write(notices, noticesOf(sbom));
  console.error(`${to}: ${sbom.components.length} packages, as the bundlers took them.`);
} catch (error) {
  console.error(`The bill of materials could not be written: ${error.message}`);
  process.exitCode = 1;
}
