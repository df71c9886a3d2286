import { withPrefix } from "../cases/quoted-keys.ts";
import type { KnownKey } from "./keys.ts";

// As much of a key as no answer may hold, by the cases about quoted keys.
const part = 8;

/** Takes keys out of a text that speaks of answers, parts of them and other spellings too: their names stand in their place. */
export function createKeyHider(keys: readonly Pick<KnownKey, "key" | "name">[]): (text: string) => string {
  const secrets = keys.flatMap(({ key, name }) => {
    const secret = withPrefix("", key);
    const spellings = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
    return [...new Set(spellings)].map((spelling) => ({ spelling, name }));
  });
  // What is escaped holds parts of what is not.
  secrets.sort((one, other) => other.spelling.length - one.spelling.length);
  return (text) => secrets.reduce((hidden, { spelling, name }) => hide(hidden, spelling, name), text);
}

function hide(text: string, secret: string, name: string): string {
  const length = Math.min(part, secret.length);
  let hidden = "";
  let rest = text;
  while (rest !== "") {
    const found = secret.indexOf(rest.slice(0, length));
    const isPart = rest.length >= length && found >= 0;
    const end = isPart ? endOfPart(rest, secret.slice(found)) : 1;
    hidden += isPart ? `[${name}]` : rest.slice(0, end);
    rest = rest.slice(end);
  }
  return hidden;
}

/** How far two texts are the same. */
function endOfPart(one: string, other: string): number {
  let end = 0;
  while (end < other.length && one[end] === other[end]) end += 1;
  return end;
}
