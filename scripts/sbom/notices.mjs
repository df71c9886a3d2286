import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../toolchain/pins.mjs";

const store = join(root, "node_modules", ".pnpm");
const licenceFile = /^(licen[cs]e|copying|notice|third_party_notices)(?!.*\.(js|ts|json)$)/i;

/** What the licences of a bill's packages ask to be passed on with them: each text once, below the packages that it is about. */
export function noticesOf({ metadata, components }) {
  const packages = new Map();
  for (const component of components) {
    const text = textOf(component);
    packages.set(text, [...(packages.get(text) ?? []), `${nameOf(component)} ${component.version}`]);
  }
  const { name, version } = metadata.component;
  const parts = Array.from(packages, ([text, about]) => `${about.join("\n")}\n\n${text}\n`);
  return [`${name} ${version} holds code of these packages of others, under these licences.\n`, ...parts].join(
    `\n${"-".repeat(80)}\n\n`,
  );
}

function textOf(component) {
  const texts = licencesIn(component);
  if (texts.length > 0) return texts.join("\n\n");
  const { author, license } = JSON.parse(readFileSync(join(folderOf(component), "package.json"), "utf8"));
  return [`Its licence is ${license}.`, ...(author ? [`By ${author.name ?? author}.`] : [])].join(" ");
}

function licencesIn(component) {
  const folder = folderOf(component);
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .filter(({ name }) => licenceFile.test(name))
    .map(({ name }) => readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n").trim());
}

function folderOf(component) {
  const name = nameOf(component);
  const id = `${name.replace("/", "+")}@${component.version}`;
  const entry = readdirSync(store).find((entry) => entry === id || entry.startsWith(`${id}_`));
  if (!entry) throw new Error(`${name} ${component.version} is not installed. Run pnpm install.`);
  return join(store, entry, "node_modules", name);
}

function nameOf({ group, name }) {
  return group ? `${group}/${name}` : name;
}
