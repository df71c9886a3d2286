#!/usr/bin/env node
// Writes the hashes of the pinned packages, as the npm registry reports them, to scripts/toolchain/integrity.json. Run it after
// a version change. Before the commit, compare a hash with a second source: npm view NAME@VERSION dist.integrity
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { pinnedPackages } from "./pins.mjs";

const pins = {};
for (const specifier of pinnedPackages()) {
  const { stdout } = spawnSync("npm", ["view", specifier, "dist.integrity"], { encoding: "utf8" });
  const integrity = stdout?.trim();
  if (integrity?.startsWith("sha512-")) pins[specifier] = integrity;
  else
    process.stderr.write(
      `${specifier} is not in this registry. Users of this platform must install the program themselves.\n`,
    );
}
if (Object.keys(pins).length === 0) throw new Error("no package was found. Check the connection to the npm registry.");
writeFileSync(new URL("integrity.json", import.meta.url), `${JSON.stringify(pins, null, 2)}\n`);
