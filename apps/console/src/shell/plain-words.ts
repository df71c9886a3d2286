/** The service speaks to programmers. The same for people: what they call the field, and no types. */
export function plainWords(message: string, member: string, label: string): string {
  const named = message.startsWith(`${member} `) ? label + message.slice(member.length) : message;
  const plain = words.reduce((text, [from, to]) => text.replaceAll(from, to), named);
  return plain.replace(outside, " $<bounds>, got $<got>.");
}

// A whole number that is too great is one all the same: its bounds belong to the rule.
const outside = /, got (?<got>.+), which is not (?<bounds>from .+ to .+)\.$/;

const words = [
  ["an int64 integer in plain digits", "a whole number"],
  ["an integer", "a whole number"],
  ["a string of", "text of"],
  ["a string", "text"],
] as const;
