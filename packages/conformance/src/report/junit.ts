export interface JunitCase {
  readonly suite: string;
  readonly name: string;
  readonly seconds: number;
  readonly failure?: { readonly message: string; readonly text: string } | undefined;
  /** The reason of a skipped case. */
  readonly skipped?: string | undefined;
}

/** Formats cases as JUnit XML, with a suite for each distinct `suite`. */
export function formatJunitXml(name: string, cases: readonly JunitCase[]): string {
  const suites = [...Map.groupBy(cases, ({ suite }) => suite)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${toSuiteAttributes(name, cases)}>`,
    ...suites.flatMap(([suite, group]) => [
      `  <testsuite ${toSuiteAttributes(suite, group)}>`,
      ...group.map(formatTestCase),
      "  </testsuite>",
    ]),
    "</testsuites>",
    "",
  ].join("\n");
}

function toSuiteAttributes(name: string, cases: readonly JunitCase[]): string {
  const count = (key: "failure" | "skipped") => cases.filter((each) => each[key] !== undefined).length;
  const time = cases.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3);
  return toAttributes({
    name,
    tests: cases.length,
    failures: count("failure"),
    errors: 0,
    skipped: count("skipped"),
    time,
  });
}

function formatTestCase({ suite, name, seconds, failure, skipped }: JunitCase): string {
  const tag = `    <testcase ${toAttributes({ classname: suite, name, time: seconds.toFixed(3) })}`;
  if (failure)
    return `${tag}><failure ${toAttributes({ message: failure.message })}>${escapeXml(failure.text)}</failure></testcase>`;
  return skipped === undefined ? `${tag}/>` : `${tag}><skipped ${toAttributes({ message: skipped })}/></testcase>`;
}

function toAttributes(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${escapeXml(String(value)).replace(/[\t\n\r]/g, " ")}"`)
    .join(" ");
}

// XML 1.0 (section 2.2) forbids these characters, so the report contains U+FFFD instead.
const forbiddenCharacters = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export function escapeXml(text: string): string {
  return text
    .replace(forbiddenCharacters, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
