// Generates the code of the documents of tests: `npm run generate`. With --check, it lists outdated files.
import { run } from "../src/run.ts";

const names = ["library", "gallery", "plain", "museum", "archive"];
for (const name of names) {
  const overlay = name === "archive" ? ["--overlay", "test/archive.overlay.yaml"] : [];
  const code = await run([`test/${name}.yaml`, `test/generated/${name}`, ...overlay, ...process.argv.slice(2)]);
  process.exitCode ||= code;
}
