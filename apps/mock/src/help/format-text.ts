import type { MockDescription } from "./describe-mock.ts";

/** Formats the help for a terminal. */
export function formatText(mock: MockDescription): string {
  const { title, version, baseUrl, contractUrl, sandboxOrigin, operations, preferCurl, guide } = mock;
  return `${title} ${version}

Responds with the examples of the contract, also for operations that have no implementation yet.
If the operation exists, use the sandbox. It runs the real service: npm run sandbox serves ${sandboxOrigin}

  API       ${baseUrl}
  Contract  ${contractUrl}
  API key   any bearer token

OPERATIONS
${operations.map(formatOperation).join("")}
REQUEST AN ERROR

A valid request gets the first success. Prefer names another response, and delays it by up to ${mock.longestWaitSeconds} s:

${preferCurl}

The response then has the header Preference-Applied. Any other error describes your request.

KNOWN DEVIATIONS

The mock stores nothing and filters nothing. The guide ${guide} lists all known deviations.
`;
}

function formatOperation({ summary, labels, curl, responses }: MockDescription["operations"][number]): string {
  const heading = [summary, ...labels.map((label) => `(${label})`)].join(" ");
  const list = responses.map(({ status, examples }) => `  ${[status, examples.join(", ")].join(" ").trim()}\n`);
  return `\n${heading}\n\n${curl}\n\n${list.join("")}`;
}
