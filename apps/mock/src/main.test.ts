import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));

function start(env: Record<string, string>, args: readonly string[] = []): ChildProcess {
  return spawn(process.execPath, [main, ...args], {
    env: { ...process.env, HOST: "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

describe("npm run mock", { timeout: 60_000 }, () => {
  it.each(["SIGINT", "SIGTERM"] as const)(
    "prints its address and a line that works, and ends on %s",
    async (signal) => {
      const child = start({ PORT: "0" });
      const errors = text(child.stderr as NodeJS.ReadableStream);
      let output = "";
      child.stdout?.on("data", (chunk) => {
        output += chunk;
      });
      while (!output.includes("\nTry: ")) await once(child.stdout as NodeJS.ReadableStream, "data");
      const [, authorization = "", url = ""] = /curl -i -H 'Authorization: (.*)' (\S+)\n/.exec(output) ?? [];
      expect((await fetch(url, { headers: { Authorization: authorization } })).status).toBe(200);
      // Neither the connection that fetch keeps nor a request that never ends may hold up the end.
      const idler = connect(Number(new URL(url).port), "127.0.0.1").on("error", () => {});
      await once(idler, "connect");
      idler.write("POST /v1/pets HTTP/1.1\r\nHost: a\r\n");
      child.kill(signal);
      const [code] = await once(child, "exit");
      expect({ code, errors: await errors }).toEqual({ code: 0, errors: "" });
      expect(output).toMatch(/^Mock of the contract: http:\/\/127\.0\.0\.1:\d+\/v1\nTry: .*\n$/);
    },
  );

  it.each([[["--port", "1"]], [["one.yaml", "two.yaml"]], [["-h"]]])(
    "refuses the arguments %j and says where its settings are",
    async (args) => {
      const child = start({ PORT: "0" }, args);
      const errors = text(child.stderr as NodeJS.ReadableStream);
      const [code] = await once(child, "exit");
      expect(code).toBe(1);
      expect(await errors).toBe(
        `animal-store: npm run mock takes nothing but the path of an OpenAPI document, got ${args.join(" ")}. Its settings are environment variables: PORT=4011 npm run mock\n`,
      );
    },
  );

  it.each(["abc", "65536", "-1", "1.5", "0x10"])("refuses PORT=%s in one line", async (port) => {
    const child = start({ PORT: port });
    const errors = text(child.stderr as NodeJS.ReadableStream);
    const [code] = await once(child, "exit");
    expect(code).toBe(1);
    expect(await errors).toBe(
      `animal-store: PORT must be a whole number from 0 to 65535, got "${port}". Correct it, or unset it for the default.\n`,
    );
  });

  it.each([
    [{}, "PORT"],
    [{ PORT_NAME: "MOCK_PORT" }, "MOCK_PORT"],
  ])("refuses a port that is in use in one line, which names its variable: %j", async (env, name) => {
    const holder = createServer().listen(0, "127.0.0.1");
    await once(holder, "listening");
    const { port } = holder.address() as AddressInfo;
    const child = start({ PORT: String(port), ...env });
    const errors = text(child.stderr as NodeJS.ReadableStream);
    const [code] = await once(child, "exit");
    holder.close();
    expect(code).toBe(1);
    expect(await errors).toBe(
      `animal-store: port ${port} on 127.0.0.1 is taken by another program. Stop that program, or start with ${name}=${port + 1}.\n`,
    );
  });
});
