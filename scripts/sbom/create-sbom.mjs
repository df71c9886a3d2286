import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../toolchain/pins.mjs";
import { bundledPackages } from "./bundled-packages.mjs";

/** The bill of materials of the server's bundle and its pages: pnpm knows each package, the bundlers know which of them got in. */
export async function createSbom() {
  const { packages, inDocs } = await bundledPackages();
  const whole = await billOfAll();
  const nameOf = ({ group, name }) => (group ? `${group}/${name}` : name);
  const partsOf = (component) => [
    ...(packages.get(`${nameOf(component)}@${component.version}`) ?? []),
    ...(inDocs.includes(nameOf(component)) ? ["docs"] : []),
  ];
  const components = whole.components
    .map((component) => ({ component, parts: partsOf(component) }))
    .filter(({ parts }) => parts.length > 0)
    .map(({ component, parts }) => ({
      ...withoutHost(component),
      properties: parts.map((value) => ({ name: "animal-store:part", value })),
    }));

  const found = new Set(
    components.flatMap((component) => [nameOf(component), `${nameOf(component)}@${component.version}`]),
  );
  const lost = [...packages.keys(), ...inDocs].filter((id) => !found.has(id));
  if (lost.length > 0)
    throw new Error(`pnpm does not know ${lost.join(", ")}, which the bundle holds. Run pnpm install.`);

  const { version, license } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const product = {
    type: "application",
    "bom-ref": `animal-store@${version}`,
    name: "animal-store",
    version,
    licenses: [{ license: { id: license } }],
  };
  return {
    ...whole,
    metadata: { ...whole.metadata, component: product },
    components,
    dependencies: dependenciesOf(whole, product, components),
  };
}

async function billOfAll() {
  const args = ["sbom", "--recursive", "--sbom-format", "cyclonedx", "--sbom-spec-version", "1.6"];
  const options = { cwd: root, maxBuffer: 2 ** 26, shell: process.platform === "win32" };
  const { stdout } = await promisify(execFile)("pnpm", args, options);
  return JSON.parse(stdout);
}

// Where a tarball came from names the registry of this machine; what matters of it is its sum.
function withoutHost({ externalReferences = [], ...component }) {
  const [tarballs, others] = [true, false].map((wanted) =>
    externalReferences.filter(({ type }) => (type === "distribution") === wanted),
  );
  const hashes = component.hashes ?? tarballs.flatMap((tarball) => tarball.hashes ?? []);
  return { ...component, hashes, externalReferences: others };
}

// What nothing else in the bundle asks for is what the product itself asks for.
function dependenciesOf({ dependencies }, product, components) {
  const refs = new Set(components.map((component) => component["bom-ref"]));
  const kept = dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
  const asked = new Set(kept.flatMap(({ dependsOn }) => dependsOn));
  return [{ ref: product["bom-ref"], dependsOn: [...refs].filter((ref) => !asked.has(ref)) }, ...kept];
}
