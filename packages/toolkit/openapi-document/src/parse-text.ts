import { parseYaml as parseStrictly } from "@redocly/openapi-core";
import { parseDocument } from "yaml";

/** A document that cannot be read. The message names the file and the next step. */
export class DocumentError extends Error {
  override name = "DocumentError";
}

/** Decodes UTF-8, with or without a byte order mark. @throws {DocumentError} for UTF-16 and UTF-32 */
export function decodeText(path: string, bytes: Uint8Array): string {
  // The first characters of YAML and JSON are ASCII, so other encodings have a byte order mark or a NUL.
  const isOther =
    bytes.subarray(0, 4).includes(0) || /^(fffe|feff)/.test(Buffer.from(bytes.subarray(0, 2)).toString("hex"));
  if (isOther) throw new DocumentError(`${path}:1:1: is not UTF-8, but probably UTF-16. Save it as UTF-8.`);
  return new TextDecoder().decode(bytes);
}

/** Parses YAML or JSON. @throws {DocumentError} with the line and the next step */
export function parseText(path: string, text: string): unknown {
  try {
    return parseYaml(text);
  } catch (cause) {
    // The parser reports no position for a second document.
    const second = { line: text.split("\n").findLastIndex((line) => line.startsWith("---")), column: 0 };
    const { message, reason = message, mark = second } = cause as YamlError;
    const position = `${path}:${mark.line + 1}:${mark.column + 1}`;
    throw new DocumentError(`${position}: ${describeSyntaxProblem(text, reason, mark.line)}`, { cause });
  }
}

const deficientIndentation = "deficient indentation";
type YamlError = Error & { reason?: string; mark?: { line: number; column: number } };

/** Returns a syntax error and the next step. @param line counts from 0 */
function describeSyntaxProblem(text: string, reason: string, line: number): string {
  const written = text.split("\n")[line] ?? "";
  if (/^\s*</.test(text)) return "contains HTML or XML. Pass an OpenAPI document in YAML or JSON.";
  // title: @me
  const [, character] = /(?:^|[:,[{-])\s+([@`])/.exec(written) ?? [];
  if (character) return `${reason}. A value cannot begin with ${character}: write it in quotes.`;
  if (/^\s*\t/.test(written)) return `${reason}. Indent with spaces.`;
  // description: Note: the text
  if (/^[^"'#{[]*: [^"'#{[]*: /.test(written)) return `${reason}. Write a text with a colon and a space in quotes.`;
  if (reason === deficientIndentation) return `${reason}. Close brackets and quotes, and indent each line in them.`;
  return `${reason}. Correct the YAML or JSON.`;
}

/**
 * Parses YAML or JSON. Accepts flow collections whose last line is not indented: YAML 1.2 (section 8.1) does not, but most parsers do.
 * @throws {Error} with a `reason` and a `mark` for other mistakes
 */
export function parseYaml(text: string): unknown {
  try {
    return parseStrictly(text);
  } catch (cause) {
    const isIndentation = (cause as { reason?: string }).reason === deficientIndentation;
    const document = isIndentation ? parseDocument(text, { merge: true, logLevel: "error" }) : undefined;
    if (!document || document.errors.length > 0) throw cause;
    return document.toJS();
  }
}
