// Setup of samples that are tests: starts a sandbox in place of `npm run sandbox` and sets its key.
import { afterAll } from "vitest";
import { createSampleSandbox, keyOf } from "../samples/sample-sandbox.ts";
import { samplePlan, serveSandbox } from "./run-sample.ts";

const sandbox = await createSampleSandbox();
const server = await serveSandbox(sandbox);
afterAll(() => server.stop(0));

process.env.SAMPLE_ORIGIN = server.origin;
process.env.KEY = keyOf(sandbox, samplePlan);
await import("./redirect-fetch.ts");
