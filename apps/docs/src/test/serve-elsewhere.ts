// Loaded before a sample that is a test on `npm run sandbox`: it finds one there, and its key.
import { afterAll } from "vitest";
import { createSampleSandbox, keyOf, samplePlan, serveSandbox } from "../samples/run-sample.ts";

const sandbox = await createSampleSandbox();
const server = await serveSandbox(sandbox);
afterAll(() => server.stop(0));

process.env.SAMPLE_ORIGIN = server.origin;
process.env.KEY = keyOf(sandbox, samplePlan);
await import("./redirect-fetch.ts");
