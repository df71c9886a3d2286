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
  const asked = env.OTEL_TRACES_SAMPLER || `${parentBased}always_on`;
  const root = rootSampler(asked, env.OTEL_TRACES_SAMPLER_ARG || "1");
  return asked.startsWith(parentBased) ? new ParentBasedSampler({ root }) : root;
}

function rootSampler(asked: string, argument: string): Sampler {
  const name = asked.replace(parentBased, "");
  if (name === "always_on") return new AlwaysOnSampler();
  if (name === "always_off") return new AlwaysOffSampler();
  if (name !== "traceidratio") {
    const names = "always_on, always_off, traceidratio, or one of these after parentbased_";
    throw new StartUpError(
      `OTEL_TRACES_SAMPLER must be ${names}, got ${JSON.stringify(asked)}. Correct it, or unset it for all requests.`,
    );
  }
  const part = Number(argument);
  if (part >= 0 && part <= 1) return new TraceIdRatioBasedSampler(part);
  throw new StartUpError(
    `OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, got ${JSON.stringify(argument)}. Correct it, or unset it for 1.`,
  );
}
