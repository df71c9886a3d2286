// Holds the arrows of ARCHITECTURE.md, "Who may import whom", between manifests. The linter sees to it that sources import only
// what their manifest lists, `turbo boundaries` that no import reaches for a file of another room.
import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { workspaces } from "./toolchain/dependencies.mjs";
import { root } from "./toolchain/pins.mjs";

/** Outside tools that may be replaced one day, and the rooms that may know them. A name or folder that ends in / is a prefix. */
const knownTo = {
  "openapi-typescript": ["packages/codegen"],
  "openapi-fetch": ["packages/client"],
  "@tanstack/react-query": ["packages/client-react", "apps/"],
  "@redis/client": ["apps/server"],
  "@stoplight/": ["apps/mock", "openapi"],
  "@mantine/": ["packages/look", "apps/console", "apps/try"],
  pg: ["apps/server", "apps/bench"],
  "pg-connection-string": ["apps/server"],
  "@prometheus-io/": ["apps/server"],
  "@opentelemetry/": ["apps/server"],
  astro: ["apps/docs"],
  "@astrojs/": ["apps/docs"],
  "@redocly/": ["openapi", "apps/docs", "packages/codegen", "packages/sandbox"],
};

/** Rooms that serve any contract, so must not know this one; and what knows it. */
const petless = ["packages/codegen", "packages/exact-json", "packages/openapi-hono"];
const petful = ["contract", "contract-tests", "service", "client", "client-react", "node-edge", "sandbox"].map(
  (name) => `@animal-store/${name}`,
);

const rooms = workspaces().map((folder) => {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const atRuntime = Object.keys({
    ...manifest.dependencies,
    ...manifest.peerDependencies,
    ...manifest.optionalDependencies,
  });
  const all = [...atRuntime, ...Object.keys(manifest.devDependencies ?? {})];
  return { folder: relative(root, folder).split(sep).join("/"), name: manifest.name, atRuntime, all };
});
const apps = rooms.filter(isApp).map(({ name }) => name);

const violations = rooms.flatMap((room) => [
  ...room.all
    .filter((name) => !mayKnow(room, name))
    .map((name) => `${room.folder} must not depend on ${name}: only ${keepers(name)} may.`),
  ...offences(!isApp(room), room, room.all, apps, "only apps depend on apps."),
  ...offences(
    isApp(room),
    room,
    room.atRuntime,
    apps,
    "an app uses another in tests and builds only (devDependencies).",
  ),
  ...offences(
    !isApp(room) && room.folder !== "packages/node-edge",
    room,
    room.atRuntime,
    ["@hono/node-server"],
    "only apps and packages/node-edge listen; tests may (devDependencies).",
  ),
  ...offences(
    petless.includes(room.folder),
    room,
    room.all,
    petful,
    "it serves any contract; test it on a document without pets.",
  ),
  ...offences(
    room.folder === "packages/look",
    room,
    room.all,
    rooms.map(({ name }) => name),
    "a look knows nothing of what is shown in it.",
  ),
  ...offences(
    room.folder === "packages/contract",
    room,
    room.atRuntime,
    room.atRuntime,
    "the contract imports nothing.",
  ),
]);

for (const violation of violations) console.error(violation);
console.log(`${rooms.length} manifests: ${violations.length} arrows point the wrong way`);
process.exitCode = violations.length > 0 ? 1 : 0;

function isApp({ folder }) {
  return folder.startsWith("apps/");
}

function mayKnow({ folder }, dependency) {
  const folders = Object.entries(knownTo).find(([tool]) => matches(dependency, tool))?.[1];
  return !folders || folders.some((allowed) => matches(folder, allowed));
}

function keepers(dependency) {
  return Object.entries(knownTo)
    .find(([tool]) => matches(dependency, tool))[1]
    .join(", ");
}

function offences(applies, { folder }, dependencies, forbidden, reason) {
  const found = applies ? dependencies.filter((name) => forbidden.includes(name)) : [];
  return found.map((name) => `${folder} must not depend on ${name}: ${reason}`);
}

function matches(text, pattern) {
  return pattern.endsWith("/") ? text.startsWith(pattern) : text === pattern;
}
