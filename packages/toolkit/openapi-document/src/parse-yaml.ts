import { parseYaml as parseStrictly } from "@redocly/openapi-core";
import { parseDocument } from "yaml";

/**
 * Parses YAML or JSON. Accepts flow collections whose last line is not indented: YAML 1.2 (section 8.1) does not, but most parsers do.
 * @throws {Error} with a `reason` and a `mark` for other mistakes
 */
export function parseYaml(text: string): unknown {
  try {
    return parseStrictly(text);
  } catch (cause) {
    const isIndentation = (cause as { reason?: string }).reason === "deficient indentation";
    const document = isIndentation ? parseDocument(text, { merge: true, logLevel: "error" }) : undefined;
    if (!document || document.errors.length > 0) throw cause;
    return document.toJS();
  }
}
