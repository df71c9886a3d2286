import { sandboxOrigin } from "@animal-store/sandbox/address";
import { createSampleSandbox, keyOf } from "../samples/sample-sandbox.ts";

/** Returns the commands that connect editors to the MCP server of `npm run sandbox`. @param key an API key of the sandbox */
export function agentCommands(key: string): { readonly editor: string; readonly command: string }[] {
  const url = `${sandboxOrigin}/_sandbox/mcp`;
  const authorization = `Bearer ${key}`;
  const headers = { Authorization: authorization };
  const server = { name: "animal-store", type: "http", url, headers };
  const cursorConfig = btoa(JSON.stringify({ url, headers }));
  return [
    {
      editor: "Claude Code",
      command: `claude mcp add --transport http animal-store ${url} --header "Authorization: ${authorization}"`,
    },
    { editor: "VS Code", command: `code --add-mcp '${JSON.stringify(server)}'` },
    {
      editor: "Cursor",
      command: `cursor://anysphere.cursor-deeplink/mcp/install?name=animal-store&config=${encodeURIComponent(cursorConfig)}`,
    },
  ];
}

let key: Promise<string> | undefined;

/** Returns the key of the sandbox that the pages show. */
export function sandboxKey(): Promise<string> {
  key ??= createSampleSandbox().then((sandbox) => keyOf(sandbox, "pro"));
  return key;
}
