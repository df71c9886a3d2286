import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../toolchain/pins.mjs";

const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
const longest = 280;

/**
 * What the compiler says of each mistake that a type test expects: the test's own words, and indented below them the message.
 * @param shown how a line of the message is shown
 */
export function typeMessages(room, typeTest, shown = cut) {
  const source = readFileSync(join(root, room, typeTest), "utf8");
  const mistakes = [...source.matchAll(/\/\/ @ts-expect-error (.*)/g)].map(({ 1: fact, index }) => ({
    fact,
    line: source.slice(0, index).split("\n").length,
  }));
  const said = compile(room, typeTest, source.replaceAll("@ts-expect-error", "expected:"));
  return mistakes
    .map(({ fact, line }, index) => {
      const next = mistakes[index + 1]?.line ?? Number.POSITIVE_INFINITY;
      const lines = said.filter((message) => message.line > line && message.line < next).flatMap(({ text }) => text);
      return [fact, ...lines.map((text) => `    ${shown(text)}`)].join("\n");
    })
    .join("\n\n");
}

// In a folder of its own, so that no check that runs beside it sees the mistakes.
function compile(room, typeTest, source) {
  const folder = mkdtempSync(join(tmpdir(), "type-messages-"));
  const here = dirname(join(root, room, typeTest));
  const absolute = source.replace(/from "(\.[^"]+)"/g, (_, path) => `from ${JSON.stringify(join(here, path))}`);
  writeFileSync(join(folder, "mistakes.mts"), absolute);
  const config = { extends: join(root, room, "tsconfig.json"), files: ["mistakes.mts"], include: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const { stdout } = spawnSync(process.execPath, [tsc, "-p", folder, "--pretty", "false"], {
    encoding: "utf8",
    cwd: folder,
  });
  rmSync(folder, { recursive: true });
  return messagesOf(stdout);
}

function messagesOf(output) {
  const messages = [];
  for (const text of output.split("\n")) {
    const [, line, message] = /^mistakes\.mts\((\d+),\d+\): error TS\d+: (.*)$/.exec(text) ?? [];
    if (line) messages.push({ line: Number(line), text: [message] });
    else if (text.startsWith("  ")) messages.at(-1)?.text.push(text);
  }
  return messages;
}

/** A line without what a contract may gain any day: the members of objects, the alternatives of strings. */
export function withoutMembers(text) {
  let words = text;
  for (let shorter = ""; shorter !== words; ) {
    shorter = words;
    words = words.replace(/\{ [^{}]* \}/g, "{…}");
  }
  return cut(words.replace(/("[^"]*") \| "[^"]*"(?: \| "[^"]*")*/g, "$1 | …"));
}

function cut(text) {
  return text.length > longest ? `${text.slice(0, longest / 2)}…${text.slice(-longest / 2)}` : text;
}
