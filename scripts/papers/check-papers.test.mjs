import { deepEqual, match } from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { checkPapers } from "./check-papers.mjs";

const root = mkdtempSync(join(tmpdir(), "papers-"));
const files = {
  "package.json": '{"scripts":{"start":"x","test":"x","lint":"x"}}',
  "packages/shelf/package.json":
    '{"name":"@library/shelf","exports":{".":"","./books":""},"scripts":{"build":"x"},"dependencies":{"hono":"1","@other/tool":"1"}}',
  "packages/shelf/src/read-books.ts": "export const port = env.SHELF_PORT;",
  "packages/shelf/src/rows/row.ts": "",
  "packages/shelf/notes.md": "# Notes\n\n## Rows & columns\n\n## Rows & columns\n",
  ".github/ci.yml": "",
  "scripts/toolchain.mjs": "",
};
for (const [file, text] of Object.entries(files)) write(file, text);
test.after(() => rmSync(root, { recursive: true }));

const exist = [
  "`packages/shelf`, `packages/shelf/src/read-books.ts`, `shelf/src/read-books`, `.github/ci.yml`",
  "`read-books.ts`, `*-books.ts`, `packages/*/src/`, `packages/shelf/dist/main.js`, `application/json`, `/v1/books`",
  "`npm start`, `npm run lint`, `npm run --silent lint -- --fix`, `npm test -- @library/shelf#build`, `npm test -- //#lint`",
  "`@library/shelf/books`, `@library/`, `@other/tool`, `SHELF_PORT`, `SHELF_PORT=1 npm start`, `node packages/shelf/src/read-books.ts`, `node scripts/toolchain.mjs node`",
  "[notes](packages/shelf/notes.md#rows--columns-1), [top](#top), [far](https://library.example/lost)\n\n# Top",
  "```text\npackages/    all\n  shelf/     one\n    src/\n```",
  "```ts\nimport x from './lost.ts';\n```",
];
for (const text of exist) test(`what exists is found: ${text}`, () => deepEqual(faultsOf(text), []));

const lost = [
  ["a file", "`packages/shelf/src/lost.ts`", /^paper\.md:1 {2}`packages\/shelf\/src\/lost\.ts`: there is no such file/],
  ["a folder", "`shelf/lost/`", /no such folder/],
  ["what a pattern fits", "`lost-*.ts`", /no such file/],
  ["a bare file name", "`lost.ts`", /no such file/],
  ["a file that moved", "`packages/row.ts`", /Cite it from the root: packages\/shelf\/src\/rows\/row\.ts/],
  ["a script", "one\n\n`npm run lost`", /^paper\.md:3 .*no script "lost".*start, test, lint/],
  ["a script in a shell block", "```sh\nnpm test\nSHELF_PORT=1 npm run lost   # why\n```", /^paper\.md:3 .*no script/],
  ["a task", "`npm test -- @library/shelf#lost`", /@library\/shelf has no script "lost"/],
  ["a workspace of a task", "`npm test -- @library/lost#test`", /no workspace is called @library\/lost/],
  ["a program", "`node packages/lost.mjs`", /no packages\/lost\.mjs to run/],
  ["a variable", "`LOST_PORT`", /no source knows a variable/],
  ["a variable before a command", "`LOST_PORT=1 npm test`", /no source knows a variable/],
  ["a package", "`@library/lost`", /no workspace has this name/],
  ["an entry of a package", "`@library/shelf/lost`", /exports no ".\/lost". It exports \., \.\/books/],
  ["a linked file", "see [this](packages/lost.md)", /the link leads to packages\/lost\.md/],
  ["an anchor", "[this](packages/shelf/notes.md#lost)", /no heading for #lost.*#rows--columns/],
  [
    "a folder of a tree",
    "```text\npackages/\n  lost/   gone\n```",
    /^paper\.md:3 {2}`packages\/lost\/`: there is no such folder/,
  ],
];
for (const [what, text, message] of lost) {
  test(`${what} that does not exist is told, with its line`, () => {
    const faults = faultsOf(text);
    deepEqual(faults.length, 1);
    match(faults[0], message);
  });
}

test("in a room, what is cited may lie in any folder of it, and pnpm runs its scripts", () => {
  write("paper.md", "");
  write("packages/shelf/README.md", "`row.ts`, `rows/`, `src/rows`, `pnpm build`, `pnpm lost`");
  deepEqual(checkPapers(root).faults.length, 1);
  match(
    checkPapers(root).faults[0],
    /^packages\/shelf\/README\.md:1 .*packages\/shelf\/package\.json has no script "lost"/,
  );
  write("packages/shelf/README.md", "");
});

function faultsOf(text) {
  write("paper.md", text);
  return checkPapers(root).faults;
}

function write(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
