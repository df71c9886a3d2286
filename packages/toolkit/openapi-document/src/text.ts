// Control and format characters, and the separators of lines.
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** The help of the option `--root` of each command. */
export const rootHelp = "references can lead to files in this folder; by default, only in the folder of the document";

/** The problem of a document that overflows the stack. */
export const depthProblem = "its references are nested too deeply. Shorten the chains of $ref.";

/** Returns a text on one line, for a comment in code. Each line terminator of ECMAScript becomes a space. */
export function toOneLine(text: string): string {
  return text.replaceAll(/\r\n|[\n\r\u2028\u2029]/g, " ");
}

/** Quotes a path for a POSIX shell, if necessary. Commands would read a dash at the start as an option. */
export function quotePath(path: string): string {
  if (path.startsWith("-")) return quotePath(`./${path}`);
  return /^[\w./-]+$/.test(path) ? path : quoteShell(path);
}

/** Quotes a text for a POSIX shell. Invisible characters become escapes of `$'…'`, which bash and zsh know. */
export function quoteShell(text: string): string {
  if (!invisible.test(text)) return `'${text.replaceAll("'", `'\\''`)}'`;
  const escaped = text.replaceAll(new RegExp(`${invisible.source}|['\\\\]`, "gu"), (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x80 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\U${code.toString(16).padStart(8, "0")}`;
  });
  return `$'${escaped}'`;
}
