/** `JSON.stringify` that writes a bigint as the integer that it is, where the engine has no `JSON.rawJSON`: as a string with a mark at first. */
export function stringifyMarked(value: unknown): string {
  const text = JSON.stringify(value, (_key, member) => {
    if (typeof member === "bigint") return `\0n${member}`;
    // A string that begins like a mark gets one itself.
    return typeof member === "string" && member[0] === "\0" ? `\0s${member}` : member;
  });
  return text.replace(anyString, (string, name) => (name ? string : unmark(string)));
}

const anyString = /"(?:[^"\\]|\\.)*"(:)?/gs;

function unmark(string: string): string {
  if (string.startsWith('"\\u0000n')) return string.slice(8, -1);
  return string.startsWith('"\\u0000s') ? `"${string.slice(8)}` : string;
}
