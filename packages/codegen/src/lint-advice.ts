/** What to do about what the linter says, by its words: mostly what came over from OpenAPI 3.0. */
const advice: readonly (readonly [RegExp, string])[] = [
  [/`nullable` is not expected/, "Write type: [T, 'null']."],
  [/(?:type `number` but got `boolean`)/, "Write exclusiveMinimum or exclusiveMaximum as the number itself."],
  [/no URL is fetched/, ""],
  [/Can't resolve \$ref/, "Reference something that is there."],
  [/is not expected here/, "Leave it out, or give it the prefix x-."],
  [/must be present/, "Add it."],
  [/does not define the path parameter/, "Describe it, in: path."],
  [/already exists which differs only/, "Make one path of them."],
  [/The path item it references has/, "Which of them counts is undefined: say it in one place."],
  [/leads into a path item/, "Move what it references to the components of its kind."],
  [/map key/, "Rename it."],
];

export function lintAdvice(message: string): string {
  const known = advice.find(([pattern]) => pattern.test(message));
  return known ? known[1] : "Mend it: nothing was generated.";
}
