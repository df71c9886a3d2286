import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { contract } from "@animal-store/contract";
import { parseJson } from "@animal-store/exact-json";
import { Client, StreamableHTTPClientTransport, type Transport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

export const mainFile = fileURLToPath(new URL("../commands/mcp.ts", import.meta.url));
const sandboxFile = fileURLToPath(new URL("../commands/sandbox.ts", import.meta.url));

const children: ChildProcess[] = [];
const clients: Client[] = [];

/** Closes all clients, and stops all sandboxes. */
export async function closeAll(): Promise<void> {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  for (const child of children.splice(0)) child.kill();
}

/** Starts a sandbox as a process. */
export async function startSandbox(seed: string) {
  const child = spawn(process.execPath, [sandboxFile, "--seed", seed], {
    env: { ...process.env, HOST: "", PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  let banner = "";
  child.stdout.on("data", (chunk) => {
    banner += chunk;
  });
  while (!banner.includes("/reset\n")) await once(child.stdout, "data");
  const [mcpUrl = "", origin = ""] = /(http:\/\/127\.0\.0\.1:\d+)\/\S+\/mcp/.exec(banner) ?? [];
  const readState = async () => (await fetch(`${origin}/_sandbox`)).json();
  const { keys, readOnlyKey } = (await readState()) as { keys: Key[]; readOnlyKey: Key };
  return {
    mcpUrl,
    baseUrl: origin + contract.basePath,
    readOnlyKey: readOnlyKey.key,
    keyOf: (plan: string) => keys.find((key) => key.plan === plan)?.key ?? "",
    async advanceClock(advance: string) {
      const headers = { "content-type": "application/json" };
      await fetch(`${origin}/_sandbox/clock`, { method: "POST", headers, body: JSON.stringify({ advance }) });
    },
  };
}

type Key = { plan: string; key: string };

/** Connects to an MCP server over HTTP, with the newest revision of the protocol by default. */
export function connectHttp(url: string, key?: string, mode: "auto" | "legacy" = "auto") {
  const headers = key === undefined ? {} : { Authorization: `Bearer ${key}` };
  return connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }), mode);
}

/** Starts `npm run mcp` and connects to it over stdio. */
export function connectStdio(args: string[] = [], env: Record<string, string> = {}) {
  return connect(new StdioClientTransport({ command: process.execPath, args: [mainFile, ...args], env }), "legacy");
}

async function connect(transport: Transport, mode: "auto" | "legacy") {
  const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode } });
  clients.push(client);
  await client.connect(transport);
  return {
    client,
    async call<Data = { [member: string]: unknown }>(name: string, args: object = {}) {
      const { content, isError } = await client.callTool({ name, arguments: { ...args } });
      const texts = content.map((item) => (item.type === "text" ? item.text : ""));
      const [text = "", ...notes] = texts;
      return {
        text,
        notes: notes.join("\n"),
        isError,
        data: (/^[[{]/.test(text) ? parseJson(text) : undefined) as Data,
      };
    },
  };
}

/** Returns the arguments of the next page. */
export function nextArguments(notes: string): { cursor: string } | undefined {
  const [json] = /\{"cursor":.*?\}/.exec(notes) ?? [];
  return json && JSON.parse(json);
}
