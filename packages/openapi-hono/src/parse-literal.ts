const integerLiteral = /^(?:-?[1-9][0-9]*|0)$/;
const numberLiteral = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;

/** The value that the text is a literal of. What is none stays text, which the validator then refuses by its type. */
export function parseLiteral(type: string, text: string): unknown {
  if (type === "integer" || type === "int64") {
    if (!integerLiteral.test(text)) return text;
    const value = Number(text);
    return Number.isSafeInteger(value) ? value : BigInt(text);
  }
  if (type === "number") return numberLiteral.test(text) ? Number(text) : text;
  if (type === "boolean") return text === "true" ? true : text === "false" ? false : text;
  return text;
}
