import type { PublishedManifest } from "./pack-packages.ts";
import { publicPackages } from "./public-packages.ts";

/** What a frontend team names in its imports; the last one needs React. */
const named = ["@animal-store/client", "@animal-store/client-react"];

/** The packages that a frontend team installs: what it imports, after what that needs of this repository. */
export function frontendPackages(): string[] {
  const manifests = new Map(publicPackages().map(({ manifest }) => [manifest.name, manifest]));
  return [...new Set(named.flatMap((name) => withNeeded(name, manifests)))];
}

function withNeeded(name: string, manifests: ReadonlyMap<string, PublishedManifest>): string[] {
  const needed = Object.keys(manifests.get(name)?.dependencies ?? {}).filter((dependency) => manifests.has(dependency));
  return [...needed.flatMap((dependency) => withNeeded(dependency, manifests)), name];
}
