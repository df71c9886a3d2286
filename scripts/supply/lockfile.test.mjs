import { deepEqual } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { readRepository } from "../papers/read-repository.mjs";
import { root } from "../toolchain/pins.mjs";
import { findLockfileFaults } from "./lockfile.mjs";

const lockfile = readFileSync(join(root, "pnpm-lock.yaml"), "utf8");

test("each package of the lockfile has the SHA-512 of its tarball, and comes from a registry", () => {
  deepEqual(findLockfileFaults(parse(lockfile)), []);
});

test("a package without a sum, or from elsewhere, is found", () => {
  const sum = "sha512-x";
  const packages = {
    "sound@1.0.0": { resolution: { integrity: sum } },
    "bare@1.0.0": { resolution: {} },
    "weak@1.0.0": { resolution: { integrity: "sha1-x" } },
    "moved@1.0.0": { resolution: { integrity: sum, tarball: "https://elsewhere.example/moved.tgz" } },
    "cloned@https://elsewhere.example/x.git": { resolution: { type: "git", commit: "x", integrity: sum } },
  };
  deepEqual(
    findLockfileFaults({ packages }).map((fault) => fault.split(" ")[0]),
    ["bare@1.0.0", "weak@1.0.0", "moved@1.0.0", "cloned@https://elsewhere.example/x.git"],
  );
});

test("a version has stood for days before it is taken, and what comes with it is from a registry too", () => {
  const settings = parse(readFileSync(join(root, "pnpm-workspace.yaml"), "utf8"));
  const { minimumReleaseAge = 0, minimumReleaseAgeExclude = [], blockExoticSubdeps } = settings;
  deepEqual(
    { isDays: minimumReleaseAge >= 3 * 24 * 60, blockExoticSubdeps },
    { isDays: true, blockExoticSubdeps: true },
  );
  deepEqual(minimumReleaseAgeExclude, [], "an exception is to be known here");
});

test("no file names the host of a registry: that is a setting of each machine", () => {
  const hosts = /\b(?:registry|npm)\.[\w-]+\.(?:org|com|io|dev)\b|^\s*(?:@[\w-]+:)?registry\s*[=:]/m;
  const { files, read } = readRepository(root);
  const own = "scripts/supply/lockfile.test.mjs";
  const texts = files.filter(
    (file) => file !== own && /(^|\/)[^/]*\.?(mjs|ts|tsx|json|ya?ml|md|npmrc|Dockerfile)$/.test(file),
  );
  deepEqual(
    texts.filter((file) => hosts.test(read(file))),
    [],
  );
});
