const fence = /^( *)(`{3,}|~{3,})(\w*)[^\n]*\n([\s\S]*?)^ *\2 *$/gm;
const codeSpan = /(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g;
const link = /\[[^\]]*\]\(([^)\s]+)(?:\s+"[^"]*")?\)|^\[[^\]]+\]:\s*(\S+)/gm;

/** What a paper cites, with its line: code spans, links, the lines of shell blocks, and the folders of a tree in a text block. */
export function citationsIn(markdown) {
  const lineAt = (index) => markdown.slice(0, index).split("\n").length;
  const found = [];
  const prose = markdown.replace(fence, (block, _indent, _marks, language, content, start) => {
    const first = lineAt(start) + 1;
    if (["sh", "bash", "shell"].includes(language)) found.push(...shellLines(content, first));
    if (language === "text") found.push(...treeFolders(content, first));
    return blank(block);
  });
  for (const { 2: text, index } of prose.matchAll(codeSpan))
    found.push({ kind: "code", text: text.replace(/\s+/g, " ").trim(), line: lineAt(index) });
  for (const { 1: inline, 2: reference, index } of prose.replace(codeSpan, blank).matchAll(link))
    found.push({ kind: "link", text: inline ?? reference, line: lineAt(index) });
  return found;
}

function shellLines(content, first) {
  return content
    .split("\n")
    .map((text, index) => ({ kind: "code", text: text.replace(/\s+#.*$/, "").trim(), line: first + index }))
    .filter(({ text }) => text !== "");
}

/** `packages/` and, indented below it, `codegen/` are the folders packages and packages/codegen. */
function treeFolders(content, first) {
  const above = [];
  return content.split("\n").flatMap((text, index) => {
    const [, indent, folder] = /^( *)([\w.@-]+\/)(?: |$)/.exec(text) ?? [];
    if (!folder) return [];
    while (above.length > 0 && above.at(-1).indent >= indent.length) above.pop();
    const path = (above.at(-1)?.path ?? "") + folder;
    above.push({ indent: indent.length, path });
    return [{ kind: "tree", text: path, line: first + index }];
  });
}

function blank(text) {
  return text.replace(/[^\n]/g, " ");
}
