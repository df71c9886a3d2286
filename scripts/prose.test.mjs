import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { checkText, toMarkdown } from "./prose.mjs";

test("reports a phrase to avoid with its line", async () => {
  deepEqual(await checkText("a.md", "# Title\n\nThe server\nsends an answer.\n"), [
    'a.md:4 Replace "answer": response, respond, return.',
  ]);
  deepEqual(await checkText("a.yaml", "# Kept.\nname: x\ndescription: >-\n  Nobody reads it.\n"), [
    'a.yaml:1 Replace "Kept": cached, stored, retained.',
    'a.yaml:4 Replace "Nobody": name the client, the user or the process.',
  ]);
  equal((await checkText("a.md", "What is sent is not stored here.")).length, 0);
  equal((await checkText("a.md", "What the client sends is stored.")).length, 1);
});

test("checks comments and ignores code, also in backticks", async () => {
  const source = ["const answer = 1;", "/** Reads `answer`. */", "  // The answer.", '"told"'].join("\n");
  equal(toMarkdown("a.ts", source), "\nReads `answer`.\nThe answer.\n");
  deepEqual(await checkText("a.ts", source), ['a.ts:3 Replace "answer": response, respond, return.']);
});
