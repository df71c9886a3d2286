// Writes the SBOM of the production dependencies: npm run sbom -- --to FILE
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Command } from "commander";
import { root } from "./toolchain/pins.mjs";

const shippedApps = ["server", "console"].flatMap((name) => ["--filter", `@animal-store/${name}`]);

const { to, notices } = new Command("npm run sbom --")
  .description("Write the production dependencies of the server and its pages as CycloneDX 1.6 JSON.")
  .requiredOption("--to <file>", "output file")
  .option("--notices <file>", "output file for the third-party licence texts")
  .allowExcessArguments(false)
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse()
  .opts();

const sbom = JSON.parse(pnpm("sbom", "--sbom-format", "cyclonedx", "--sbom-spec-version", "1.6"));
const writeOutput = (file, text) => writeFileSync(resolve(process.env.INIT_CWD ?? ".", file), text);
writeOutput(to, `${JSON.stringify({ ...sbom, components: sbom.components.map(withoutRegistry) }, undefined, 2)}\n`);
if (notices) writeOutput(notices, formatLicences());
console.error(`${to}: ${sbom.components.length} packages.`);

function pnpm(command, ...args) {
  const options = { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26, shell: process.platform === "win32" };
  return execFileSync("pnpm", [command, ...args, "--prod", ...shippedApps], options);
}

// The URL of the tarball depends on the npm registry of this machine. Its hash does not.
function withoutRegistry({ externalReferences = [], ...component }) {
  const isTarball = ({ type }) => type === "distribution";
  const hashes = component.hashes ?? externalReferences.filter(isTarball).flatMap((tarball) => tarball.hashes ?? []);
  return { ...component, hashes, externalReferences: externalReferences.filter((each) => !isTarball(each)) };
}

function formatLicences() {
  const packages = Object.values(JSON.parse(pnpm("licenses", "list", "--json"))).flat();
  return packages
    .map(({ name, versions, license, paths }) => {
      const texts = paths.slice(0, 1).flatMap(readLicences);
      return `${name} ${versions.join(", ")}\n\n${texts.join("\n\n") || `Licence: ${license}`}\n`;
    })
    .join(`\n${"-".repeat(80)}\n\n`);
}

function readLicences(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice)(?!.*\.(js|ts|json)$)/i.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), "utf8").trim());
}
