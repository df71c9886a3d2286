import { deepEqual, equal } from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { workspaces } from "./toolchain/dependencies.mjs";
import { root } from "./toolchain/pins.mjs";

const read = (file) => readFileSync(join(root, file), "utf8");
const settings = parse(read("pnpm-workspace.yaml"));
const manifests = [root, ...workspaces()].map((folder) => ({
  folder,
  ...JSON.parse(readFileSync(join(folder, "package.json"), "utf8")),
}));

test("every package in the lockfile comes from a registry and has a SHA-512 hash", () => {
  const findUnpinned = ({ packages }) =>
    Object.entries(packages)
      .filter(([id, { resolution = {} }]) => {
        const isFromRegistry = Object.keys(resolution).every((key) => key === "integrity") && !id.includes("://");
        return !isFromRegistry || !resolution.integrity?.startsWith("sha512-");
      })
      .map(([id]) => id);

  deepEqual(findUnpinned(parse(read("pnpm-lock.yaml"))), []);
  const packages = {
    "sound@1.0.0": { resolution: { integrity: "sha512-x" } },
    "unhashed@1.0.0": { resolution: {} },
    "weak@1.0.0": { resolution: { integrity: "sha1-x" } },
    "moved@1.0.0": { resolution: { integrity: "sha512-x", tarball: "https://elsewhere.example/moved.tgz" } },
    "cloned@https://elsewhere.example/x.git": { resolution: { type: "git", integrity: "sha512-x" } },
  };
  deepEqual(findUnpinned({ packages }), Object.keys(packages).slice(1));
});

test("no tracked file contains the host name of a registry", () => {
  const registryHost = /\b(?:registry|npm)\.[\w-]+\.(?:org|com|io|dev)\b|^\s*(?:@[\w-]+:)?registry\s*[=:]/m;
  const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).trim().split("\n");
  const textFiles = files.filter((file) => /(mjs|tsx?|json|ya?ml|md|npmrc|Dockerfile)$/.test(file));
  const searched = textFiles.filter((file) => file !== "scripts/supply-chain.test.mjs" && existsSync(join(root, file)));
  deepEqual(
    searched.filter((file) => registryHost.test(read(file))),
    [],
  );
});

test("pnpm accepts only exact versions that are at least three days old", () => {
  deepEqual(
    Object.entries(settings.catalog).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
    [],
  );
  equal(settings.minimumReleaseAge >= 3 * 24 * 60, true);
  deepEqual(settings.minimumReleaseAgeExclude ?? [], []);
  equal(settings.blockExoticSubdeps, true);
});

test("no package runs install scripts, and each dependency with an install script is listed", () => {
  const withInstallScript = manifests.filter(({ scripts }) => hasInstallScript(scripts) || scripts?.prepare);
  deepEqual(withInstallScript, []);
  deepEqual([...new Set(Object.values(settings.allowBuilds))], [false]);
  const { dangerouslyAllowAllBuilds = false, strictDepBuilds = true, onlyBuiltDependencies = [] } = settings;
  deepEqual([dangerouslyAllowAllBuilds, strictDepBuilds, onlyBuiltDependencies], [false, true, []]);
  const store = join(root, "node_modules/.pnpm");
  const folders = globSync(["*/node_modules/*/package.json", "*/node_modules/@*/*/package.json"], { cwd: store });
  const unlisted = folders
    .map((manifest) => ({ manifest, ...JSON.parse(readFileSync(join(store, manifest), "utf8")) }))
    .filter(({ manifest, scripts }) => hasInstallScript(scripts) || hasBindings(join(store, manifest, "..")))
    .filter(({ name }) => !(name in settings.allowBuilds));
  const names = new Set(unlisted.map(({ name }) => name));
  deepEqual([...names], [], "add them to allowBuilds in pnpm-workspace.yaml, as false");
});

test("dependencies of published packages have permissive licences, and development tools have known licences", () => {
  const permissive =
    /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|ISC|MIT|MIT-0|PSF-2\.0|Python-2\.0|Unlicense|Zlib)$/;
  const published = manifests.filter(({ publishConfig }) => publishConfig).flatMap(({ name }) => ["--filter", name]);
  deepEqual(findOtherLicences(["--prod", ...published], permissive), []);
  const allowedForTools = new RegExp(`${permissive.source}|^(CC-BY-3\\.0|LGPL-3\\.0-or-later|MPL-2\\.0)$`);
  deepEqual(findOtherLicences(["--recursive"], allowedForTools), []);
});

test("the server opens connections only through the PostgreSQL and Redis clients", () => {
  const connectionPatterns = [
    /\bfetch\(|\bhttps?\.(request|get)\(|\bcreateConnection\(|\bnet\.connect\(|\bnew (WebSocket|EventSource)\(/,
    /from "node:(https|http2|tls|dgram|dns|child_process)(\/\w+)?"/,
    /import \{[^}]*\b(request|get|connect)\b[^}]*\} from "node:(http|net)"/,
  ];
  const opensConnection = (source) => connectionPatterns.some((pattern) => pattern.test(source));
  const connectingSources = [
    'await fetch("http://elsewhere.example")',
    'import { request } from "node:http";',
    'import { connect, isIP } from "node:net";',
    'import { lookup } from "node:dns/promises";',
  ];
  deepEqual(connectingSources.filter(opensConnection), connectingSources);
  deepEqual(
    ['import { isIP } from "node:net";', 'import { createServer } from "node:http";'].filter(opensConnection),
    [],
  );

  const serverSources = runtimeDependencies("@animal-store/server").map(({ folder }) => join(folder, "src/**/*.ts"));
  const sources = globSync(serverSources).filter((file) => !/\.test(-d)?\.ts$|\/testing\//.test(file));
  equal(sources.length > 100, true);
  deepEqual(
    sources.filter((file) => opensConnection(readFileSync(file, "utf8"))),
    [],
  );
});

function hasInstallScript(scripts = {}) {
  return Boolean(scripts.preinstall || scripts.install || scripts.postinstall);
}

// npm runs node-gyp for a package with a binding.gyp, even without an install script.
function hasBindings(folder) {
  return readdirSync(folder).includes("binding.gyp");
}

function findOtherLicences(args, allowed) {
  const output = execFileSync("pnpm", ["licenses", "list", "--json", ...args], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  return Object.entries(JSON.parse(output))
    .filter(([licence]) => !isAllowed(licence, allowed))
    .map(([licence, packages]) => `${licence}: ${packages.map(({ name }) => name).join(", ")}`);
}

/** Returns whether the allowed licences satisfy an SPDX expression: one side of OR, both sides of AND. */
function isAllowed(expression, allowed) {
  const options = expression.replace(/[()]/g, " ").trim().split(/ OR /i);
  return options.some((option) =>
    option.split(/ AND /i).every((name) => allowed.test(name.trim().replace(/ WITH .*$/, ""))),
  );
}

function runtimeDependencies(name) {
  const names = new Set([name]);
  for (const each of names)
    for (const dependency of Object.keys(manifests.find((manifest) => manifest.name === each)?.dependencies ?? {}))
      if (manifests.some((manifest) => manifest.name === dependency)) names.add(dependency);
  return manifests.filter((manifest) => names.has(manifest.name));
}
