import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { documentPath } from "../test/mock-target.ts";
import { loadContract } from "./load-contract.ts";
import { type RunningMock, startMock } from "./start-mock.ts";

const { contract } = await loadContract(documentPath);
let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock({ documentPath, host: "127.0.0.1", port: 0 });
});
afterAll(() => mock.close());

async function getHelp() {
  const response = await fetch(new URL("/", mock.url), { headers: { Accept: "text/html" } });
  return { type: response.headers.get("Content-Type"), body: await response.text() };
}

it("GET / returns text to every client, with each operation and status", async () => {
  const { type, body } = await getHelp();
  expect(type).toBe("text/plain; charset=UTF-8");
  expect(body).toContain(mock.url);
  for (const { path, responses } of Object.values(contract.operations))
    for (const part of [path.replace(/\{.*/, ""), ...Object.keys(responses)]) expect(body).toContain(part);
});

it("the help has a working curl command for each operation, and one that requests an error", async () => {
  const { body } = await getHelp();
  const commands = [...body.matchAll(/^curl (?:.*\\\n)+.*$/gm)].map(([command]) => command);
  const outputs = commands.map(async (command) => (await promisify(execFile)("sh", ["-c", command])).stdout);
  const statuses = (await Promise.all(outputs)).map((output) => Number(output.split(" ")[1]));
  expect(statuses).toEqual([...Object.keys(contract.operations).map(() => expect.toBeOneOf([200, 201])), 503]);
});
