import { parseEnv, StartupError } from "@animal-store/node-http";
import { expect, it } from "vitest";
import { tracingVariables } from "./telemetry.ts";
import { createSampler } from "./tracing.ts";

it.each([
  [{}, "ParentBased{root=AlwaysOnSampler, "],
  [{ OTEL_TRACES_SAMPLER: "", OTEL_TRACES_SAMPLER_ARG: "" }, "ParentBased{root=AlwaysOnSampler, "],
  [{ OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "" }, "TraceIdRatioBased{1}"],
  [{ OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.01" }, "TraceIdRatioBased{0.01}"],
  [{ OTEL_TRACES_SAMPLER: "parentbased_always_off" }, "ParentBased{root=AlwaysOffSampler, "],
])("%j samples with %s", (env, sampler) => {
  expect(createSampler(parseEnv(tracingVariables, env)).toString()).toContain(sampler);
});

it.each([
  [
    { OTEL_TRACES_SAMPLER: "sometimes" },
    /OTEL_TRACES_SAMPLER must be one of always_on, .*, got "sometimes"\. Correct it, or unset it/,
  ],
  [
    { OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "half" },
    /OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, got "half"\. Correct it, or unset it/,
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: "localhost:4318" },
    /OTEL_EXPORTER_OTLP_ENDPOINT must be an address that begins with http:\/\/ or https:\/\/, got "localhost:4318"/,
  ],
])("rejects %j", (env, message) => {
  expect(() => parseEnv(tracingVariables, env)).toThrow(StartupError);
  expect(() => parseEnv(tracingVariables, env)).toThrow(message);
});
