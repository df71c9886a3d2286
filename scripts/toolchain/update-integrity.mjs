#!/usr/bin/env node
// Writes scripts/toolchain/integrity.json: the SHA-512 that the npm registry states for each pinned package. Run it after a change of
// a version, and compare a hash with a second source before the commit: npm view NAME@VERSION dist.integrity
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { downloads } from "./pins.mjs";

const found = {};
for (const specifier of downloads()) {
  const { stdout } = spawnSync("npm", ["view", specifier, "dist.integrity"], { encoding: "utf8" });
  const integrity = stdout?.trim();
  if (integrity?.startsWith("sha512-")) found[specifier] = integrity;
  else process.stderr.write(`${specifier} is not in this registry: its host needs a program of its own\n`);
}
if (Object.keys(found).length === 0) throw new Error("no package was found: check the connection to the npm registry");
writeFileSync(new URL("integrity.json", import.meta.url), `${JSON.stringify(found, null, 2)}\n`);
