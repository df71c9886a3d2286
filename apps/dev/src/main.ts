import { readdirSync } from "node:fs";
import { join } from "node:path";
import { onStopSignal, runMain, StartUpError } from "@animal-store/node-edge";
import { createLoop } from "./loop.ts";
import { createTerminal } from "./report/terminal.ts";
import { root } from "./root.ts";
import { watchFolders } from "./watch/watch-folders.ts";

await runMain(async () => {
  const [unknown] = process.argv.slice(2);
  if (unknown !== undefined)
    throw new StartUpError(
      `npm run dev takes no arguments, got ${unknown}. Its ports are variables: PORT, MOCK_PORT and DOCS_PORT; Ctrl-C ends it.`,
    );
  const workspaces = ["packages", "apps"].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(root, folder, name)),
  );
  const loop = await createLoop({ workspaces, env: process.env, terminal: createTerminal(process.stdout) });
  const stopWatching = watchFolders([join(root, "openapi"), ...workspaces], loop.changed);
  onStopSignal(async () => {
    stopWatching();
    await loop.stop();
  });
  await loop.start();
});
