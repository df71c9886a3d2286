// Checks the import rules of ARCHITECTURE.md in manifests. Biome checks that sources import only declared dependencies,
// and `turbo boundaries` checks that no import leaves its workspace.
import { globSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { findContractNames } from "./contract-names.mjs";
import { workspaces } from "./toolchain/dependencies.mjs";
import { root } from "./toolchain/pins.mjs";

// The packages and apps that may use each replaceable dependency. An entry that ends in / is a prefix.
const allowedUsers = {
  "openapi-typescript": ["packages/toolkit/codegen"],
  "openapi-fetch": ["packages/toolkit/openapi-client"],
  "@tanstack/react-query": ["packages/toolkit/openapi-client", "packages/client", "apps/"],
  "@redis/client": ["packages/toolkit/api-server"],
  "@stoplight/": ["apps/mock", "openapi"],
  "@mantine/": ["apps/console"],
  "@modelcontextprotocol/": ["packages/toolkit/openapi-client", "packages/sandbox", "apps/"],
  // create-contract-api has them for the tests of what it creates.
  pg: [
    "packages/toolkit/sql-store",
    "packages/toolkit/kysely-tables",
    "packages/toolkit/create-contract-api",
    "apps/bench",
  ],
  kysely: [
    "packages/toolkit/kysely-tables",
    "packages/toolkit/create-contract-api",
    "packages/toolkit/api-server",
    "apps/package-tests",
  ],
  "pg-connection-string": ["packages/toolkit/sql-store"],
  "@prometheus-io/": ["packages/toolkit/api-server", "packages/toolkit/node-http", "apps/package-tests", "apps/server"],
  "@opentelemetry/": ["packages/toolkit/api-server"],
  astro: ["apps/docs"],
  "@astrojs/": ["apps/docs"],
  "@redocly/": [
    "openapi",
    "apps/docs",
    "packages/toolkit/codegen",
    "packages/toolkit/compatibility",
    "packages/toolkit/create-contract-api",
    "packages/toolkit/openapi-document",
    "packages/toolkit/openapi-hono",
    "packages/sandbox",
  ],
};

// The dependencies that a package must not bring to its users, also through packages of this repository.
const unexpectedDependencies = {
  "packages/toolkit/process": /./,
  "packages/toolkit/sql-store": /^(?!@animal-store\/(?:process|exact-json)$|pg$|pg-connection-string$)/,
};

// Test tools that work with any contract.
const testTools = ["@animal-store/browser-testing"];
const toolkitFolder = "packages/toolkit/";

const manifests = workspaces().map((folder) => {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { name, dependencies, peerDependencies, optionalDependencies, devDependencies } = manifest;
  const runtimeDependencies = Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies });
  return {
    folder: relative(root, folder).split(sep).join("/"),
    name,
    runtimeDependencies,
    allDependencies: [...runtimeDependencies, ...Object.keys(devDependencies ?? {})],
  };
});
const toolkit = manifests.filter(({ folder }) => folder.startsWith(toolkitFolder));
const namesOf = (list) => list.map(({ name }) => name);
const appNames = namesOf(manifests.filter(isApp));
const toolkitNames = namesOf(toolkit);
const allNames = namesOf(manifests);

// Each rule forbids `from` to depend on `to`.
const rules = [
  {
    from: (manifest) => !isApp(manifest),
    to: (name) => appNames.includes(name),
    reason: "only apps depend on apps.",
  },
  {
    from: isApp,
    atRuntime: true,
    to: (name) => appNames.includes(name),
    reason: "an app uses another app only in tests and builds (devDependencies).",
  },
  {
    from: (manifest) => !isApp(manifest) && manifest.folder !== "packages/toolkit/node-http",
    atRuntime: true,
    to: (name) => name === "@hono/node-server",
    reason: "only apps and packages/toolkit/node-http start servers; others do so only in tests (devDependencies).",
  },
  {
    from: (manifest) =>
      !isApp(manifest) && !["packages/sandbox", "packages/toolkit/api-server"].includes(manifest.folder),
    atRuntime: true,
    to: (name) => name === "@animal-store/node-http",
    reason:
      "only apps, packages/sandbox and packages/toolkit/api-server serve HTTP. packages/toolkit/process has no server.",
  },
  {
    from: (manifest) => toolkit.includes(manifest),
    to: (name) => allNames.includes(name) && ![...toolkitNames, ...testTools].includes(name),
    reason: "the toolkit works with any contract; test it with another one.",
  },
  {
    from: ({ folder }) => folder === "packages/contract",
    atRuntime: true,
    to: () => true,
    reason: "the contract has no dependencies.",
  },
  ...Object.entries(allowedUsers).map(([dependency, users]) => ({
    from: ({ folder }) => !users.some((user) => matches(folder, user)),
    to: (name) => matches(name, dependency),
    reason: `only ${users.join(", ")} may use it.`,
  })),
];

const violations = manifests.flatMap((manifest) =>
  rules
    .filter(({ from }) => from(manifest))
    .flatMap(({ atRuntime, to, reason }) =>
      (atRuntime ? manifest.runtimeDependencies : manifest.allDependencies)
        .filter(to)
        .map((name) => `${manifest.folder} must not depend on ${name}: ${reason}`),
    ),
);

for (const [folder, unexpected] of Object.entries(unexpectedDependencies))
  for (const name of findAllDependencies(folder))
    if (unexpected.test(name))
      violations.push(`${folder} must not bring ${name} to its users. Use it only in types and tests.`);

const toolkitFiles = globSync(`${toolkitFolder}*/{src,test,long}/**/*.{ts,tsx,mjs,json,yaml}`, { cwd: root });
for (const file of toolkitFiles.filter((path) => !path.includes("generated/")))
  for (const [index, line] of readFileSync(join(root, file), "utf8").split("\n").entries())
    for (const name of findContractNames(line))
      violations.push(
        `${file}:${index + 1} contains ${name}, a name of petstore.yaml. The toolkit works with any contract.`,
      );

for (const violation of violations) console.error(violation);
console.log(
  `Checked ${manifests.length} manifests and ${toolkit.length} toolkit packages: ${violations.length} violations.`,
);
process.exitCode = violations.length > 0 ? 1 : 0;

/** Returns the run-time dependencies of a package, and those of the packages of this repository among them. */
function findAllDependencies(folder) {
  const names = new Set(manifests.find((manifest) => manifest.folder === folder)?.runtimeDependencies);
  // A set includes the names that are added during the iteration.
  for (const name of names)
    for (const next of manifests.find((manifest) => manifest.name === name)?.runtimeDependencies ?? []) names.add(next);
  return names;
}

function isApp({ folder }) {
  return folder.startsWith("apps/");
}

function matches(text, pattern) {
  return pattern.endsWith("/") ? text.startsWith(pattern) : text === pattern;
}
