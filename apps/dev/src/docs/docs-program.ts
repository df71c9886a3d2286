import { existsSync, renameSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { StartUpError } from "@animal-store/node-edge";
import { docsFolder, draftsFolder, lastGoodContract } from "../contract/last-good.ts";
import { createLastRun } from "../programs/last-run.ts";
import type { Program } from "../programs/program.ts";
import { createDocsPreview } from "./docs-preview.ts";
import { servePreview } from "./serve-preview.ts";

export interface DocsProgram extends Program {
  /** Ends what is being built; the docs from before stay. */
  stopBuilding(): void;
}

/** The docs of the last good contract: a restart builds them anew, and open pages follow. @param port 0: any free one */
export function createDocsProgram(host: string, port: number, say: (line: string) => void): DocsProgram {
  const build = createLastRun(["apps/docs/src/build.ts", lastGoodContract]);
  const preview = createDocsPreview(docsFolder);
  let server: Server | undefined;
  let builds = 0;
  rmSync(draftsFolder, { recursive: true, force: true });

  // The docs are whole, or those from before.
  function replaceBy(draft: string): void {
    rmSync(docsFolder, { recursive: true, force: true });
    renameSync(draft, docsFolder);
    preview.tellBuilt();
  }

  async function serve(): Promise<boolean> {
    if (server) return true;
    try {
      server = await servePreview(preview.app, { host, port, portName: "DOCS_PORT" });
    } catch (error) {
      if (!(error instanceof StartUpError)) throw error;
      say(`${error.message} The next save tries again.`);
      return false;
    }
    say(`The docs are at http://${host}:${(server.address() as AddressInfo).port}/`);
    return true;
  }

  return {
    get isDown() {
      return server === undefined;
    },
    async restart() {
      // Each has a folder of its own: what a build that was ended had started may still be writing.
      builds += 1;
      const draft = join(draftsFolder, String(builds));
      const outcome = await build.begin(draft);
      if (!outcome) return false;
      if (outcome.succeeded) replaceBy(draft);
      else say(`${outcome.stderr.trim()}\nThe docs could not be built; those from before are served.`);
      return existsSync(docsFolder) && (await serve()) && outcome.succeeded;
    },
    stopBuilding: () => build.stop(),
    async stop() {
      build.stop();
      server?.close();
      server?.closeAllConnections();
    },
  };
}
