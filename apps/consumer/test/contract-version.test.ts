import { fileURLToPath } from "node:url";
import { contract } from "@animal-store/contract";
import getReleasePlan from "@changesets/get-release-plan";
import { expect, inject, it } from "vitest";

const apiVersioned = ["@animal-store/client", "@animal-store/client-react", "@animal-store/contract"];
const root = fileURLToPath(new URL("../../../", import.meta.url));

it("client, client-react and contract have the major and minor version of the API after the pending changesets", async () => {
  const { releases } = await getReleasePlan(root);
  const packages = inject("packages").filter(({ name }) => apiVersioned.includes(name));
  const versionOf = (name: string) =>
    releases.find((release) => release.name === name)?.newVersion ??
    packages.find((each) => each.name === name)?.manifest.version;
  const next = `info.version is ${contract.version}: run npm run changeset and bump ${apiVersioned.join(", ")} there.`;
  for (const name of apiVersioned) expect(minorOf(versionOf(name)), `${name}: ${next}`).toBe(minorOf(contract.version));
});

function minorOf(version = ""): string {
  return version.split(".", 2).join(".");
}
