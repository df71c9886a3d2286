import { fileURLToPath } from "node:url";
import { contract } from "@animal-store/contract";
import getReleasePlan from "@changesets/get-release-plan";
import { expect, inject, it } from "vitest";

const apiPackages = ["client", "client-testing", "contract"].map((name) => `@animal-store/${name}`);
const root = fileURLToPath(new URL("../../../", import.meta.url));

it("the packages of the API have the major and minor version of the API after the pending changesets", async () => {
  const { releases } = await getReleasePlan(root);
  const packages = inject("packages").filter(({ name }) => apiPackages.includes(name));
  const getVersion = (name: string) =>
    releases.find((release) => release.name === name)?.newVersion ??
    packages.find((candidate) => candidate.name === name)?.manifest.version;
  const advice = `info.version is ${contract.version}: run npm run changeset and bump ${apiPackages.join(", ")} there.`;
  for (const name of apiPackages)
    expect(toMinorVersion(getVersion(name)), `${name}: ${advice}`).toBe(toMinorVersion(contract.version));
});

function toMinorVersion(version = ""): string {
  return version.split(".", 2).join(".");
}
