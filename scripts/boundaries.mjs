// Checks the import rules of ARCHITECTURE.md in manifests. Biome checks that sources import only declared dependencies,
// and `turbo boundaries` checks that no import leaves its workspace.
import { globSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parse } from "yaml";
import { workspaces } from "./toolchain/dependencies.mjs";
import { root } from "./toolchain/pins.mjs";

// The packages and apps that may use each replaceable dependency. An entry that ends in / is a prefix.
const allowedUsers = {
  "openapi-typescript": ["packages/codegen"],
  "openapi-fetch": ["packages/openapi-client"],
  "@tanstack/react-query": ["packages/openapi-client-react", "packages/client-react", "apps/"],
  "@redis/client": ["packages/api-server"],
  "@stoplight/": ["apps/mock", "openapi"],
  "@mantine/": ["packages/ui-theme", "apps/console", "apps/try"],
  pg: ["packages/sql-store", "apps/bench"],
  "pg-connection-string": ["packages/sql-store"],
  "@prometheus-io/": ["packages/api-server", "apps/server"],
  "@opentelemetry/": ["packages/api-server"],
  astro: ["apps/docs"],
  "@astrojs/": ["apps/docs"],
  "@redocly/": [
    "openapi",
    "apps/docs",
    "packages/codegen",
    "packages/compatibility",
    "packages/create-contract-api",
    "packages/openapi-hono",
    "packages/sandbox",
  ],
};

// The public packages of this contract. All other public packages are the toolkit, which works with any contract.
const contractPackages = ["contract", "client", "client-react"].map((name) => `packages/${name}`);
// Words of the contract's paths and operation ids that any program can contain.
const commonWords = ["id", "order", "store"];
// Test tools that work with any contract.
const testTools = ["@animal-store/chromium"];

const manifests = workspaces().map((folder) => {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const {
    name,
    private: isPrivate,
    dependencies,
    peerDependencies,
    optionalDependencies,
    devDependencies = {},
  } = manifest;
  const runtimeDeps = Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies });
  const allDeps = [...runtimeDeps, ...Object.keys(devDependencies)];
  return { folder: relative(root, folder).split(sep).join("/"), name, isPrivate, runtimeDeps, allDeps };
});
const apps = manifests.filter(isApp).map(({ name }) => name);
const allNames = manifests.map(({ name }) => name);
const toolkit = manifests.filter(isToolkit);
const toolkitNames = toolkit.map(({ name }) => name);

const rules = [
  { appliesTo: (manifest) => !isApp(manifest), forbidden: apps, reason: "only apps depend on apps." },
  {
    appliesTo: isApp,
    atRuntime: true,
    forbidden: apps,
    reason: "an app uses another app only in tests and builds (devDependencies).",
  },
  {
    appliesTo: (manifest) => !isApp(manifest) && manifest.folder !== "packages/node-http",
    atRuntime: true,
    forbidden: ["@hono/node-server"],
    reason: "only apps and packages/node-http start servers; others do so only in tests (devDependencies).",
  },
  {
    appliesTo: isToolkit,
    forbidden: allNames.filter((name) => ![...toolkitNames, ...testTools].includes(name)),
    reason: "the toolkit works with any contract; test it with another one.",
  },
  {
    appliesTo: ({ folder }) => folder === "packages/ui-theme",
    forbidden: allNames,
    reason: "the theme uses no other package of the repository.",
  },
];

const violations = manifests.flatMap((manifest) =>
  [
    ...manifest.allDeps
      .filter((name) => !isAllowed(manifest, name))
      .map((name) => `${name}: only ${findAllowedUsers(name).join(", ")} may use it.`),
    ...rules
      .filter(({ appliesTo }) => appliesTo(manifest))
      .flatMap(({ atRuntime, forbidden, reason }) =>
        (atRuntime ? manifest.runtimeDeps : manifest.allDeps)
          .filter((name) => forbidden.includes(name))
          .map((name) => `${name}: ${reason}`),
      ),
    ...(manifest.folder === "packages/contract"
      ? manifest.runtimeDeps.map((name) => `${name}: the contract has no dependencies.`)
      : []),
  ].map((violation) => `${manifest.folder} must not depend on ${violation}`),
);

const contractNames = findContractNames();
const namePattern = new RegExp(
  `(?<![a-z])(?:${contractNames.join("|")})(?![a-z])|${contractNames.map(capitalize).join("|")}`,
  "g",
);
for (const { folder } of toolkit)
  for (const file of globSync(`${folder}/{src,test,long}/**/*.{ts,tsx}`, { cwd: root }))
    for (const [index, line] of readFileSync(join(root, file), "utf8").split("\n").entries())
      for (const [name] of file.includes("generated/") ? [] : line.matchAll(namePattern))
        violations.push(
          `${file}:${index + 1} contains ${name}, a name of petstore.yaml. The toolkit works with any contract.`,
        );

for (const violation of violations) console.error(violation);
console.log(
  `Checked ${manifests.length} manifests, and ${toolkit.length} toolkit packages for ${contractNames.join(", ")}: ${violations.length} violations.`,
);
process.exitCode = violations.length > 0 ? 1 : 0;

/** Returns the words of the paths and operation ids of the contract, except the verbs, that no other API is likely to use. */
function findContractNames() {
  const { paths } = parse(readFileSync(join(root, "openapi/petstore.yaml"), "utf8"));
  const operationIds = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId = "" }) => operationId.replace(/^[a-z]+/, "")),
  );
  const words = [...Object.keys(paths), ...operationIds].flatMap((text) => text.match(/[A-Z]?[a-z]+/g) ?? []);
  return [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => !commonWords.includes(word));
}

function capitalize(word) {
  return word[0].toUpperCase() + word.slice(1);
}

function isToolkit({ folder, isPrivate }) {
  return !isPrivate && !contractPackages.includes(folder);
}

function isApp({ folder }) {
  return folder.startsWith("apps/");
}

function isAllowed({ folder }, dependency) {
  const allowed = findAllowedUsers(dependency);
  return !allowed || allowed.some((pattern) => matches(folder, pattern));
}

function findAllowedUsers(dependency) {
  return Object.entries(allowedUsers).find(([pattern]) => matches(dependency, pattern))?.[1];
}

function matches(text, pattern) {
  return pattern.endsWith("/") ? text.startsWith(pattern) : text === pattern;
}
