// Enforces the import rules of ARCHITECTURE.md between manifests. The linter checks that sources import only
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
  "@mantine/": ["packages/ui-theme", "apps/console", "apps/try"],
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
const petful = ["contract", "contract-tests", "service", "client", "client-react", "node-http", "sandbox"].map(
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
const all = rooms.map(({ name }) => name);

/** Which dependencies some rooms must not have, at runtime or at all. */
const rules = [
  { of: (room) => !isApp(room), forbidden: apps, reason: "only apps depend on apps." },
  {
    of: isApp,
    atRuntime: true,
    forbidden: apps,
    reason: "an app uses another in tests and builds only (devDependencies).",
  },
  {
    of: (room) => !isApp(room) && room.folder !== "packages/node-http",
    atRuntime: true,
    forbidden: ["@hono/node-server"],
    reason: "only apps and packages/node-http listen; tests may (devDependencies).",
  },
  {
    of: ({ folder }) => petless.includes(folder),
    forbidden: petful,
    reason: "it serves any contract; test it on a document without pets.",
  },
  { of: ({ folder }) => folder === "packages/ui-theme", forbidden: all, reason: "a theme knows no page." },
];

const violations = rooms.flatMap((room) =>
  [
    ...room.all.filter((name) => !mayKnow(room, name)).map((name) => `${name}: only ${keepers(name).join(", ")} may.`),
    ...rules
      .filter(({ of }) => of(room))
      .flatMap(({ atRuntime, forbidden, reason }) =>
        (atRuntime ? room.atRuntime : room.all)
          .filter((name) => forbidden.includes(name))
          .map((name) => `${name}: ${reason}`),
      ),
    ...(room.folder === "packages/contract"
      ? room.atRuntime.map((name) => `${name}: the contract imports nothing.`)
      : []),
  ].map((violation) => `${room.folder} must not depend on ${violation}`),
);

for (const violation of violations) console.error(violation);
console.log(`${rooms.length} manifests: ${violations.length} dependencies are not allowed`);
process.exitCode = violations.length > 0 ? 1 : 0;

function isApp({ folder }) {
  return folder.startsWith("apps/");
}

function mayKnow({ folder }, dependency) {
  const allowed = keepers(dependency);
  return !allowed || allowed.some((pattern) => matches(folder, pattern));
}

function keepers(dependency) {
  return Object.entries(knownTo).find(([tool]) => matches(dependency, tool))?.[1];
}

function matches(text, pattern) {
  return pattern.endsWith("/") ? text.startsWith(pattern) : text === pattern;
}
