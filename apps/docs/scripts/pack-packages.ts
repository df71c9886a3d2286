// Packs the packages that readers install from the server, such as `client.tgz`.
import { copyFileSync, renameSync } from "node:fs";
import { basename, join } from "node:path";
import { packPackages, root } from "@animal-store/package-tests/pack-packages";

const folder = join(import.meta.dirname, "../dist/packages");
const sources = ["packages/client", "packages/client-testing", "packages/sandbox", "apps/mock"];
const packed = await packPackages(
  folder,
  sources.map((path) => join(root, path)),
);
for (const { name, tarball, manifest } of packed) {
  copyFileSync(tarball, join(folder, `${basename(name)}.tgz`));
  // pnpm and Yarn do not download a URL again, so each version also has its own.
  renameSync(tarball, join(folder, `${basename(name)}-${manifest.version}.tgz`));
}
