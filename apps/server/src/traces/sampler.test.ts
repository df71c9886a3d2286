import { StartUpError } from "@animal-store/node-edge";
import { expect, it } from "vitest";
import { samplerOf } from "./sampler.ts";

it.each([
  [{}, "ParentBased{root=AlwaysOnSampler, "],
  [{ OTEL_TRACES_SAMPLER: "", OTEL_TRACES_SAMPLER_ARG: "" }, "ParentBased{root=AlwaysOnSampler, "],
  [{ OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "" }, "TraceIdRatioBased{1}"],
  [{ OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.01" }, "TraceIdRatioBased{0.01}"],
  [{ OTEL_TRACES_SAMPLER: "parentbased_always_off" }, "ParentBased{root=AlwaysOffSampler, "],
])("%j is %s, and empty counts as unset", (env, told) => {
  expect(samplerOf(env).toString()).toContain(told);
});

it.each([
  [
    { OTEL_TRACES_SAMPLER: "sometimes" },
    'OTEL_TRACES_SAMPLER must be always_on, .*, got "sometimes". Correct it, or unset it',
  ],
  [
    { OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "half" },
    'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, got "half". Correct it, or unset it',
  ],
])("%j is refused by name, rule and value", (env, message) => {
  expect(() => samplerOf(env)).toThrow(StartUpError);
  expect(() => samplerOf(env)).toThrow(new RegExp(message));
});
