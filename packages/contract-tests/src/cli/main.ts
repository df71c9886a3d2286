import { runCommand } from "@animal-store/conformance/internal";
import { remoteDefaults } from "./setup.ts";

// A reader can close the pipe early: `npm run test:contract -- --list | head`.
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 2));

process.exitCode = await runCommand(process.argv.slice(2), undefined, remoteDefaults);
