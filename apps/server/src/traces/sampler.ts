import { StartUpError } from "@animal-store/node-edge";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace";

const parentBased = "parentbased_";

/**
 * Which requests are traced, by OpenTelemetry's variables. All of them, unless a caller's own trace says otherwise.
 * @throws {StartUpError} for a name that OpenTelemetry does not have, or a part that is none
 */
export function samplerOf(env: Readonly<Record<string, string | undefined>>): Sampler {
  const { OTEL_TRACES_SAMPLER: name = "", OTEL_TRACES_SAMPLER_ARG: argument = "1" } = env;
  const asked = name === "" ? `${parentBased}always_on` : name;
  const root = rootSampler(asked.replace(parentBased, ""), Number(argument));
  return asked.startsWith(parentBased) ? new ParentBasedSampler({ root }) : root;
}

function rootSampler(name: string, part: number): Sampler {
  if (name === "always_on") return new AlwaysOnSampler();
  if (name === "always_off") return new AlwaysOffSampler();
  if (name !== "traceidratio") {
    const names = "always_on, always_off, traceidratio, or one of these after parentbased_";
    throw new StartUpError(`OTEL_TRACES_SAMPLER must be ${names}. Correct it, or unset it for all requests.`);
  }
  if (part >= 0 && part <= 1) return new TraceIdRatioBasedSampler(part);
  throw new StartUpError("OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1. Correct it, or unset it for 1.");
}
