/** Returns a pattern that matches the paths of a template such as `/books/{bookId}`, with a group for each parameter. */
export function toPathPattern(template: string): RegExp {
  return new RegExp(
    `^${template
      .split(/\{[^{}]+\}/)
      .map(escapePattern)
      .join("([^/]+)")}$`,
  );
}

/** Returns the names of the parameters of a template such as `/books/{bookId}`, in their order. */
export function listPathParameters(template: string): string[] {
  return Array.from(template.matchAll(/\{([^{}]+)\}/g), ([, name = ""]) => name);
}

// `RegExp.escape` needs Node.js 24.
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
