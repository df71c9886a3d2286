/** Names a place of the contract by its JSON Pointer: `GET /pets 200`, `unrouted 404`, `components.responses.Unauthorized`. */
export function placeOf({ pointer }: { pointer: string }): string {
  const [first = "", ...rest] = pointer.replace(/^#?\//, "").split("/").map(unescapeSegment);
  if (first === "paths") {
    const [path, method = "", ...below] = rest;
    return [method.toUpperCase(), path, ...below.filter((key) => key !== "responses")].filter(Boolean).join(" ");
  }
  if (first === "x-unrouted-responses") return ["unrouted", ...rest].join(" ");
  if (first === "components") return [[first, ...rest.slice(0, 2)].join("."), ...rest.slice(2)].join(" ");
  return [first, ...rest].join(" ");
}

function unescapeSegment(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}
