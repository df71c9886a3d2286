import { deepEqual, match } from "node:assert/strict";
import { test } from "node:test";
import { isAllowed, permissive } from "../supply/licences.mjs";
import { createSbom } from "./create-sbom.mjs";
import { noticesOf } from "./notices.mjs";

const sbom = await createSbom();
const nameOf = ({ group, name }) => (group ? `${group}/${name}` : name);
const names = sbom.components.map(nameOf);
const partsOf = ({ properties }) => properties.map(({ value }) => value);

test("lists what the bundle holds, and nothing else", () => {
  const expected = [
    "hono",
    "@hono/node-server",
    "pg",
    "pg-protocol",
    "@redis/client",
    "pino",
    "sonic-boom",
    "zod",
    "react",
  ];
  deepEqual(
    expected.filter((name) => !names.includes(name)),
    [],
  );
  // Build tools, tests, and what a manifest names but no bundle took.
  const strangers = ["vite", "rolldown", "tsdown", "vitest", "typescript", "astro", "@types/node"];
  deepEqual(
    strangers.filter((name) => names.includes(name)),
    [],
  );
});

test("tells of each package which part holds it", () => {
  const partOf = (name) => partsOf(sbom.components.find((component) => nameOf(component) === name));
  deepEqual(partOf("pg"), ["server"]);
  deepEqual(partOf("@mantine/form"), ["console"]);
  deepEqual(partOf("pagefind"), ["docs"]);
  // A dependency of the service that the server's bundle leaves out.
  deepEqual(partOf("pure-rand"), ["try-it page"]);
});

test("has of each package its version, address, SHA-512 and licence", () => {
  for (const { version, purl, hashes = [], licenses = [], ...component } of sbom.components) {
    match(purl, /^pkg:npm\/.+@\d/, nameOf(component));
    match(version, /^\d+\.\d+\.\d+/);
    deepEqual(
      hashes.map(({ alg, content }) => [alg, content.length]),
      [["SHA-512", 128]],
      nameOf(component),
    );
    deepEqual(licenses.length > 0, true, nameOf(component));
  }
});

test("what is shipped has permissive licences alone", () => {
  const licenceOf = ({ licenses = [] }) =>
    licenses.map(({ expression, license }) => expression ?? license.id ?? license.name).join(" AND ");
  const refused = sbom.components.filter((component) => !isAllowed(licenceOf(component), permissive));
  deepEqual(
    refused.map((component) => `${nameOf(component)}: ${licenceOf(component)}`),
    [],
  );
});

test("names no registry", () => {
  deepEqual(/"url": ?"https?:\/\/(registry|npm)\./.test(JSON.stringify(sbom)), false);
  deepEqual(
    sbom.components.some(({ externalReferences }) => externalReferences.some(({ url }) => url.endsWith(".tgz"))),
    false,
  );
});

test("is CycloneDX whose references lead somewhere", () => {
  deepEqual([sbom.bomFormat, sbom.specVersion], ["CycloneDX", "1.6"]);
  const refs = new Set([sbom.metadata.component, ...sbom.components].map((component) => component["bom-ref"]));
  const named = sbom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  deepEqual(
    named.filter((ref) => !refs.has(ref)),
    [],
  );
});

test("the notices name each package with its licence", () => {
  const notices = noticesOf(sbom);
  const named = new Set(notices.split("\n"));
  deepEqual(
    sbom.components.filter((component) => !named.has(`${nameOf(component)} ${component.version}`)).map(nameOf),
    [],
  );
  match(notices, /\nhono \d\S+\n\nMIT License\n\nCopyright/);
  // Its package holds no text.
  match(notices, /\nwouter \d\S+\n\nIts licence is /);
});
