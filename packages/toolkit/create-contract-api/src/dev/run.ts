import { parseArgs } from "node:util";
import { DocumentError, openInput } from "@animal-store/openapi-document";
import { UserError } from "../create-repository.ts";
import { packClient } from "../pack-client.ts";
import { addHandlers } from "./add-handlers.ts";
import { runDev } from "./dev.ts";

const usage = `usage: contract-api dev [DOCUMENT] [--overlay FILE]... [-- NODE_ARGUMENT...]
       contract-api add-handlers
       contract-api client
  dev             after each change: generates the code, checks the types and restarts the server
  add-handlers    adds a stub to src/handlers.ts for each operation without a handler
  client          builds src/client.ts, and packs it for npm in the folder client
  DOCUMENT        the OpenAPI document (default: openapi.yaml)
  --overlay FILE  apply an overlay to the document first
  NODE_ARGUMENT   the arguments of node that start the server (default: --env-file-if-exists=.env src/server.ts)`;

const defaultNodeArgs = ["--env-file-if-exists=.env", "--disable-warning=ExperimentalWarning", "src/server.ts"];

/** Runs a command in the folder of a created repository. @returns the exit code: 0 for success, 1 for an error, 2 for wrong usage */
export async function run(args: readonly string[]): Promise<number> {
  const separator = args.includes("--") ? args.indexOf("--") : args.length;
  const nodeArgs = args.slice(separator + 1);
  try {
    const options = { overlay: { type: "string", multiple: true }, help: { type: "boolean" } } as const;
    const { values, positionals } = parseArgs({ args: args.slice(0, separator), options, allowPositionals: true });
    const [command, document = "openapi.yaml", ...others] = positionals;
    if (values.help) {
      console.log(usage);
      return 0;
    }
    if (command === "add-handlers" && positionals.length === 1) {
      console.log(await addHandlers());
      return 0;
    }
    if (command === "client" && positionals.length === 1) {
      console.log(await packClient("."));
      return 0;
    }
    if (command !== "dev" || others.length > 0) throw new UserError(usage, 2);
    const input = await openInput(document, { overlays: values.overlay });
    await runDev({ input, nodeArgs: nodeArgs.length > 0 ? nodeArgs : defaultNodeArgs });
    return 0;
  } catch (error) {
    if (error instanceof TypeError && "code" in error) {
      console.error(`${error.message}\n${usage}`);
      return 2;
    }
    if (!(error instanceof UserError || error instanceof DocumentError)) throw error;
    console.error(error.message);
    return error instanceof UserError ? error.exitCode : 2;
  }
}
