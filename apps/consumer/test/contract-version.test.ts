import { fileURLToPath } from "node:url";
import { contract } from "@animal-store/contract";
import getReleasePlan from "@changesets/get-release-plan";
import { expect, inject, it } from "vitest";

const followers = ["@animal-store/client", "@animal-store/client-react", "@animal-store/contract"];
const root = fileURLToPath(new URL("../../../", import.meta.url));

it("client, client-react and contract have the API's major and minor version once what waits in .changeset has moved them", async () => {
  const { releases } = await getReleasePlan(root);
  const versions = inject("packages")
    .filter(({ name }) => followers.includes(name))
    .map(({ name, manifest }) => [
      name,
      releases.find((release) => release.name === name)?.newVersion ?? manifest.version,
    ]);
  const next = `info.version is ${contract.version}: run npm run changeset and move ${followers.join(", ")} there.`;
  expect(
    versions.map(([name, version = ""]) => [name, minorOf(version)]),
    next,
  ).toEqual(followers.map((name) => [name, minorOf(contract.version)]));
});

function minorOf(version: string): string {
  return version.split(".", 2).join(".");
}
