import { posix } from "node:path";

/** A relative link leads to a file or folder, and its anchor to a heading there. */
export function findLinkFault(target, paper, { files, folders, read }) {
  if (/^[a-z]+:/.test(target)) return undefined;
  const [path, anchor] = target.split("#");
  const file = path === "" ? paper : posix.join(posix.dirname(paper), decodeURI(path)).replace(/\/$/, "");
  if (!files.includes(file) && !folders.includes(file))
    return `the link leads to ${file}, which does not exist. Links count from the paper's own folder.`;
  if (anchor === undefined || !file.endsWith(".md")) return undefined;
  const anchors = anchorsOf(read(file));
  if (anchors.includes(anchor)) return undefined;
  return `${file} has no heading for #${anchor}. It has ${anchors.map((name) => `#${name}`).join(", ") || "none"}.`;
}

function anchorsOf(markdown) {
  const headings = markdown.replace(/^```[\s\S]*?^```/gm, "").matchAll(/^#{1,6} +(.+?) *$/gm);
  const seen = new Map();
  return [...headings].map(([, heading]) => {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-");
    const before = seen.get(slug) ?? 0;
    seen.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  });
}
