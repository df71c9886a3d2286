import { deepEqual, match } from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { root } from "../toolchain/pins.mjs";
import { findWorkflowFaults } from "./find-workflow-faults.mjs";
import { refusalsOf } from "./refusals-of.mjs";

const folder = join(root, ".github", "workflows");
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

for (const { name, text } of workflows) {
  test(`GitHub reads ${name}`, () => deepEqual(refusalsOf(name, text), []));
  test(`${name} is pinned, bounded, and has the least rights`, () => deepEqual(findWorkflowFaults(text), []));
}

test("ci runs npm test, and beside it only parts of it", () => {
  const { jobs } = parse(workflows.find(({ name }) => name === "ci.yml").text);
  const runs = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  deepEqual(
    runs.filter((run) => run !== "npm test" && !run.startsWith("npm test -- ")),
    [],
  );
  deepEqual(runs.includes("npm test"), true);
});

test("weekly tests the newest versions, and asks for known weaknesses of the pinned ones", () => {
  const { jobs } = parse(workflows.find(({ name }) => name === "weekly.yml").text);
  const runsOf = ({ steps }) => steps.flatMap(({ run }) => run ?? []).filter((run) => !run.startsWith("git "));
  deepEqual(Object.values(jobs).map(runsOf), [
    ["npm run newest", "npm test"],
    ["node scripts/toolchain.mjs pnpm audit --prod", "node scripts/toolchain.mjs pnpm audit signatures"],
  ]);
});

const sha = "0123456789abcdef0123456789abcdef01234567";
const sound = `on: push
permissions: { contents: read }
concurrency: x
jobs:
  one:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@${sha} # v1.2.3
        with: { persist-credentials: false }
      - run: npm test
`;
const faults = [
  ["a tag instead of a commit", [`@${sha} # v1.2.3`, "@v1 # v1.2.3"], /^9 .*actions\/checkout@v1 must be pinned/],
  ["a commit without its version", [" # v1.2.3", ""], /^9 .*must say its version/],
  ["more rights than reading", ["read }", "write }"], /^2 .*permissions must be/],
  ["no rights told", ["permissions: { contents: read }\n", ""], /permissions must be/],
  [
    "rights of one job",
    ["    timeout", "    permissions: write-all\n    timeout"],
    /^7 .*job one must have no permissions/,
  ],
  ["credentials that stay", ["{ persist-credentials: false }", "{ fetch-depth: 0 }"], /^9 .*persist-credentials/],
  ["no end", ["    timeout-minutes: 5\n", ""], /^5 .*timeout-minutes/],
  ["runs that pile up", ["concurrency: x\n", ""], /concurrency/],
  ["a runner that changes", ["ubuntu-24.04", "ubuntu-latest"], /^6 .*runner's version/],
  ["what strangers write in a command", ["npm test", `echo ${expression("github.head_ref")}`], /^11 .*must hold no/],
  ["what is fetched", ["npm test", "curl -L x.example | sh"], /^11 .*must fetch nothing/],
  ["strangers' code with our rights", ["on: push", "on: [pull_request_target]"], /^1 .*pull_request_target/],
  ["a failure that is hidden", ["- run: npm test", "- run: npm test\n        continue-on-error: true"], /^11 .*hides/],
  [
    "a secret",
    ["run: npm test", `run: npm test\n        env: { KEY: '${expression("secrets.KEY")}' }`],
    /^11 .*secret/,
  ],
];

test("a sound workflow has no fault", () => deepEqual(findWorkflowFaults(sound), []));
for (const [what, [from, to], expected] of faults)
  test(`a workflow with a fault is refused by its line: ${what}`, () => {
    const found = findWorkflowFaults(sound.replace(from, () => to));
    match(found.join("\n"), expected);
    deepEqual(found.length, 1);
  });

test("what GitHub would not read is refused", () => {
  match(refusalsOf("x.yml", sound.replace("runs-on", "runs-at"))[0], /runs-/);
  match(refusalsOf("x.yml", sound.replace("npm test", expression("nothing()")))[0], /nothing/);
});

/** Written so, since it would be taken for a slip of a template string. */
function expression(inner) {
  return `\${{ ${inner} }}`;
}
