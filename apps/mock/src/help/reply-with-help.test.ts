import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { downloadTimeoutMs, findViolations, openChromium, recordActivity } from "@animal-store/chromium";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { documentPath } from "../../test/mock-target.ts";
import { loadContract } from "../load-contract.ts";
import { type RunningMock, startMock } from "../start-mock.ts";

const { contract } = await loadContract(documentPath);
let mock: RunningMock;
let helpUrl: string;
beforeAll(async () => {
  mock = await startMock({ documentPath, host: "127.0.0.1", port: 0 });
  helpUrl = new URL("/", mock.url).href;
});
afterAll(() => mock.close());

async function getHelp(accept: string): Promise<{ type: string; body: string }> {
  const response = await fetch(helpUrl, { headers: { Accept: accept } });
  return { type: response.headers.get("Content-Type") ?? "", body: await response.text() };
}

it.each([
  ["*/*", "text/plain; charset=UTF-8"],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "text/html; charset=UTF-8"],
])("for Accept: %s is %s and lists each operation and status", async (accept, type) => {
  const help = await getHelp(accept);
  expect(help.type).toBe(type);
  expect(help.body).toContain(mock.url);
  for (const { path, responses } of Object.values(contract.operations))
    for (const part of [path.replace(/\{.*/, ""), ...Object.keys(responses)]) expect(help.body).toContain(part);
});

it("contains a working curl command for each operation, and one that requests an error", async () => {
  const { body } = await getHelp("*/*");
  const commands = [...body.matchAll(/^curl (?:.*\\\n)+.*$/gm)].map(([command]) => command);
  const outputs = commands.map(async (command) => (await promisify(execFile)("sh", ["-c", command])).stdout);
  const statuses = (await Promise.all(outputs)).map((output) => Number(output.split(" ")[1]));
  expect(statuses).toEqual([...Object.keys(contract.operations).map(() => expect.toBeOneOf([200, 201])), 503]);
});

it(
  "is accessible in light and dark, fits a phone, and loads nothing",
  async () => {
    const browser = await openChromium();
    onTestFinished(() => browser.close());
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await browser.newPage({ colorScheme, viewport: { width: 360, height: 800 } });
      const activity = recordActivity(page, new URL(helpUrl).origin);
      await page.goto(helpUrl);
      await page.locator("summary").first().click();
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(activity).toEqual({ externalRequests: [], issues: [] });
    }
  },
  downloadTimeoutMs,
);
