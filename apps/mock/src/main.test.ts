import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const mainPath = fileURLToPath(new URL("./main.ts", import.meta.url));

it.each(["SIGINT", "SIGTERM"] as const)(
  "prints its URL and a working curl command, and exits on %s",
  async (signal) => {
    const child = spawnMock({ PORT: "0" });
    const stderrText = text(child.stderr);
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    while (!/curl .*\n/.test(output)) await once(child.stdout, "data");
    const [, url = ""] = /curl (.*)\n/.exec(output) ?? [];
    expect(await (await fetch(url)).text()).toContain("OPERATIONS");
    // An idle connection or an incomplete request must not delay the exit.
    const incompleteRequest = connect(Number(new URL(url).port), "127.0.0.1").on("error", () => {});
    await once(incompleteRequest, "connect");
    incompleteRequest.write("POST /v1/pets HTTP/1.1\r\nHost: a\r\n");
    child.kill(signal);
    const [code] = await once(child, "exit");
    expect({ code, stderr: await stderrText }).toEqual({ code: 0, stderr: "" });
    expect(output).toMatch(/^Mock of the contract: http:\/\/127\.0\.0\.1:\d+\/v1\nHelp with examples: .*\n$/);
  },
);

it("rejects a PORT that is not a number", async () => {
  expect(await waitForFailure(spawnMock({ PORT: "abc" }))).toBe(
    'animal-store: PORT must be a whole number from 0 to 65535, got "abc". Correct it, or unset it for the default.\n',
  );
});

it("reports the environment variable of a port that is in use", async () => {
  const otherServer = createServer().listen(0, "127.0.0.1");
  await once(otherServer, "listening");
  const { port } = otherServer.address() as AddressInfo;
  const message = await waitForFailure(spawnMock({ PORT: String(port), PORT_NAME: "MOCK_PORT" }));
  otherServer.close();
  expect(message).toBe(
    `animal-store: port ${port} on 127.0.0.1 is in use by another program. Stop that program, or start with MOCK_PORT=${port + 1}.\n`,
  );
});

function spawnMock(env: Record<string, string>) {
  return spawn(process.execPath, [mainPath], {
    env: { ...process.env, HOST: "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Waits for exit code 1 and returns stderr. */
async function waitForFailure(child: ReturnType<typeof spawnMock>): Promise<string> {
  const [[code], stderrText] = await Promise.all([once(child, "exit"), text(child.stderr)]);
  expect(code).toBe(1);
  return stderrText;
}
