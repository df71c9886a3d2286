// Records `npm run dev` during a change of petstore.yaml, as the animated SVG of the repository's README.
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { PassThrough } from "node:stream";
import { createLoop } from "../src/loop.ts";
import { root } from "../src/watch-saves.ts";

const file = "openapi/petstore.yaml";
const path = join(root, file);
const original = readFileSync(path, "utf8");
const [line, changedLine] = ["  name: limit", "  name: pageSize"];
const styles = `rect { fill: #11161d } text { font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #e6e9ee; white-space: pre }
.c1 { font-weight: 700 } .c2 { fill: #98a2b3 } .c31 { fill: #fda4af } .c32 { fill: #7debdb } .c33 { fill: #fdba74 }
g { animation: 16s step-end infinite } .f0, .f2 { opacity: 0 } .f0 { animation-name: a } .f1 { animation-name: b } .f2 { animation-name: c }
@keyframes a { 0% { opacity: 1 } 20% { opacity: 0 } } @keyframes b { 0% { opacity: 0 } 20% { opacity: 1 } 80% { opacity: 0 } } @keyframes c { 0% { opacity: 0 } 80% { opacity: 1 } }
@media (prefers-reduced-motion) { g { animation: none } }`;

const terminal = Object.assign(new PassThrough({ encoding: "utf8" }), { isTTY: true, rows: 32, columns: 96 });
let output = "";
terminal.on("data", (text) => {
  output += text;
});

const loop = createLoop(process.env, terminal as unknown as NodeJS.WriteStream);
await loop.start();
const frames = [`$ npm run dev\n${output}`];
try {
  frames.push(await save(original.replace(`Limit:\n    ${line}`, `Limit:\n    ${changedLine}`), line, changedLine));
} finally {
  frames.push(await save(original, changedLine, line));
  await loop.stop();
}
writeFileSync(new URL("../screen.svg", import.meta.url), toSvg(frames.map(toLines)));

/** Saves the contract. @returns the change, and the screen after it */
async function save(text: string, removed: string, added: string): Promise<string> {
  output = "";
  writeFileSync(path, text);
  loop.onSave([file]);
  while (!output.includes("after the save")) await once(terminal, "data");
  const screen = output.split("\u001b[H").at(-1)?.trimStart();
  return `\u001b[31m-${removed}\u001b[39m\n\u001b[32m+${added}\u001b[39m\n\n${screen}`;
}

function toLines(screen: string): string[] {
  return screen.replaceAll(resolve(root), "…").trimEnd().split("\n").slice(0, terminal.rows);
}

/** Shows the screens one after another. Without animation, shows the second one. */
function toSvg(frames: readonly (readonly string[])[]): string {
  const height = Math.max(...frames.map(({ length }) => length)) * 17 + 24;
  const groups = frames.map((lines, index) => `<g class="f${index}">${lines.map(toText).join("")}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 ${height}" role="img" aria-label="npm run dev"><style>${styles}</style><rect width="720" height="${height}" rx="8" />${groups.join("\n")}</svg>\n`;
}

/** Converts a line with colours of the terminal, such as `\u001b[31mtypes\u001b[39m`. */
function toText(line: string, index: number): string {
  const spans = line.split("\u001b[").map((part) => {
    const [, code = "0", text = part] = /^(\d+)m(.*)$/.exec(part) ?? [];
    return `<tspan class="c${code}">${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</tspan>`;
  });
  return `<text x="16" y="${index * 17 + 26}">${spans.join("")}</text>`;
}
