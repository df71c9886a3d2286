import { anyKeyPrefix } from "../keys/api-key.ts";

const key = new RegExp(`(${anyKeyPrefix})\\w*`, "g");
const word = /[^\s"]+/g;
// Each round takes one layer of percent-encoding off; nobody has a reason for more than two.
const mostRounds = 4;

/** Takes the keys out of a text that may quote a request: a caller may put one where none belongs, percent-encoded too. */
export function hideKeys(text: string): string {
  const decoded = text.includes("%") ? text.replace(word, decodeWhereKey) : text;
  return decoded.includes("as_") ? decoded.replace(key, "$1…") : decoded;
}

function decodeWhereKey(part: string): string {
  let decoded = part;
  for (let round = 0; round < mostRounds && decoded.includes("%"); round += 1) {
    const next = decoded.replace(/%([0-7][0-9A-Fa-f])/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    if (next === decoded) break;
    decoded = next;
  }
  return decoded.search(key) < 0 ? part : decoded;
}
