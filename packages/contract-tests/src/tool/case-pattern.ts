/** Which cases patterns of `--only` choose, by their ids: those with one of them in it, where `*` stands for any characters; all without a pattern. */
export function choosesCase(patterns: readonly string[]): (id: string) => boolean {
  const expressions = patterns.map((text) => new RegExp(text.split("*").map(RegExp.escape).join(".*")));
  return (id) => expressions.length === 0 || expressions.some((expression) => expression.test(id));
}

/** Says what is wrong where no case was chosen. */
export const noCaseChosen = "--only names no case. --list shows the ids of all.";

/** Gathers an option that may be given again. */
export function also(pattern: string, patterns: string[]): string[] {
  return [...patterns, pattern];
}

/** What `--help` says of `--only`. */
export const onlyHelp = "judge only cases with this in their id; * stands for any characters; again for more";
