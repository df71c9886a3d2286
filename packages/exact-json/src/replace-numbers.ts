/** Replaces each number literal of a JSON text. */
export function replaceNumbers(text: string, replace: (literal: string) => string): string {
  // Not a pattern of a whole string: on a long one it overflows the engine's stack.
  let isInString = false;
  return text.replace(/(?:\\.){1,99}|"|-?\d[\d.eE+-]*/g, (token) => {
    if (token === '"') isInString = !isInString;
    return isInString || token === '"' ? token : replace(token);
  });
}
