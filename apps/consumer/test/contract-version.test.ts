import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contract } from "@animal-store/contract";
import { expect, inject, it } from "vitest";

const followers = ["@animal-store/client", "@animal-store/client-react", "@animal-store/contract"];
const changesets = fileURLToPath(new URL("../../../.changeset", import.meta.url));

it("client, client-react and contract have the API's major and minor version, or a changeset that brings them there", () => {
  const versions = inject("packages")
    .filter(({ name }) => followers.includes(name))
    .map(({ manifest }) => manifest.version);
  const isWaiting = pending().some((changeset) => followers.some((name) => changeset.includes(`"${name}":`)));
  const strayed = isWaiting ? [] : versions.filter((version) => minorOf(version) !== minorOf(contract.version));
  const next = `info.version is ${contract.version}: run npm run changeset and raise ${followers.join(" and ")} to it.`;
  expect(strayed, next).toEqual([]);
});

function pending(): string[] {
  const files = readdirSync(changesets).filter((file) => file.endsWith(".md") && file !== "README.md");
  return files.map((file) => readFileSync(join(changesets, file), "utf8"));
}

function minorOf(version: string): string {
  return version.split(".", 2).join(".");
}
