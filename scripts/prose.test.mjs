import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { checkText } from "./prose.mjs";

test("reports a phrase to avoid with its line", () => {
  deepEqual(checkText("a.md", "# Title\n\nThe server\nsends an answer.\n"), [
    'a.md:4 Replace "answer": response, respond, return.',
  ]);
  deepEqual(checkText("a.yaml", "# Kept.\nname: x\ndescription: >-\n  Nobody reads it.\n"), [
    'a.yaml:1 Replace "Kept": cached, stored, retained.',
    'a.yaml:4 Replace "Nobody": name the client, the user or the process.',
  ]);
  deepEqual(checkText("a.md", "What is sent is not stored here."), []);
  deepEqual(checkText("a.md", "What the client sends is stored.").length, 1);
});

test("checks comments and ignores code, also in backticks", () => {
  const source = ["const answer = 1;", "/** Reads `answer`. */", "  // The answer.", '"told"'].join("\n");
  deepEqual(checkText("a.ts", source), ['a.ts:3 Replace "answer": response, respond, return.']);
  deepEqual(checkText("a.md", "Run:\n\n   ```sh\n   answer\n   ```\n"), []);
});
