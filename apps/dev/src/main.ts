import { onStopSignal, runMain } from "@animal-store/process";
import { createLoop } from "./loop.ts";
import { watchSaves } from "./watch-saves.ts";

await runMain("animal-store", async () => {
  const loop = createLoop(process.env, process.stdout);
  const stopWatching = watchSaves([".", "openapi", "packages", "apps"], loop.onSave);
  onStopSignal(async () => {
    stopWatching();
    await loop.stop();
  });
  await loop.start();
});
