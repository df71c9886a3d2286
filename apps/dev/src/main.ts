import { onStopSignal, runMain, StartupError } from "@animal-store/process";
import { createLoop } from "./loop.ts";
import { watchSaves } from "./watch-saves.ts";

await runMain("animal-store", async () => {
  const [unknown] = process.argv.slice(2);
  if (unknown !== undefined)
    throw new StartupError(
      `npm run dev accepts no arguments, got ${unknown}. Set the ports with PORT, MOCK_PORT and DOCS_PORT. Stop it with Ctrl-C.`,
    );
  const loop = createLoop(process.env, process.stdout);
  const stopWatching = watchSaves([".", "openapi", "packages", "apps"], loop.onSave);
  onStopSignal(async () => {
    stopWatching();
    await loop.stop();
  });
  await loop.start();
});
