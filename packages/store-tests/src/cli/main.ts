import { testService } from "./test-service.ts";

// A reader can close the pipe early: `npm run test:contract -- --list | head`.
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 2));

process.exitCode = await testService(process.argv.slice(2));
