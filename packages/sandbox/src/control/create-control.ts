import { mountContract } from "@animal-store/openapi-hono";
import { type Log, renderError, type Stores } from "@animal-store/service";
import { Hono } from "hono";
import { cors } from "hono/cors";
import type { Sandbox } from "../create-sandbox.ts";
import { validators as answers } from "../generated/answers.js";
import { contract } from "../generated/contract.ts";
import { documentYaml } from "../generated/document.ts";
import { validators as inputs } from "../generated/inputs.js";
import { sha256 } from "../sha256.ts";
import { describeSandbox } from "./describe-sandbox.ts";
import { moveClock } from "./move-clock.ts";

export interface ControlOptions {
  readonly sandbox: Sandbox;
  readonly stores: () => Stores;
  readonly log: Log;
  /** Origins whose pages may use it; "*" stands for any. */
  readonly origins: readonly string[];
}

/** The control as `sandbox.yaml` describes it, and the document itself. Without a key and without limits. */
export function createControl({ sandbox, stores, log, origins }: ControlOptions): Hono {
  const answerSandbox = () => describeSandbox(sandbox, stores());

  return new Hono()
    .use(`${contract.basePath}/*`, cors({ origin: origins.includes("*") ? "*" : [...origins] }))
    .get(`${contract.basePath}/openapi.yaml`, (c) =>
      c.body(documentYaml, 200, { "Content-Type": "application/yaml; charset=utf-8" }),
    )
    .route(
      "/",
      mountContract<typeof contract, null, never>({
        contract,
        inputs,
        answers,
        hash: sha256,
        admit: () => ({ headers: {}, context: null }),
        refusals: {
          routeNotFound: "route_not_found",
          methodNotAllowed: "method_not_allowed",
          unsupportedMediaType: "unsupported_media_type",
          payloadTooLarge: "payload_too_large",
          malformedBody: "malformed_json",
          invalidInput: "invalid_request",
          unexpected: "internal_error",
        },
        renderError,
        onBrokenAnswer: (problem) => log.error({}, problem),
        onError: (err) => void log.error({ err }, "the control failed"),
        handlers: {
          getSandbox: async ({ reply }) => reply(200, await answerSandbox()),
          async resetSandbox({ reply }) {
            await sandbox.reset();
            return reply(200, await answerSandbox());
          },
          moveClock: ({ body, reply, refuse }) => {
            const moved = moveClock(sandbox.clock, body);
            return "code" in moved ? refuse(moved.code, moved.message) : reply(200, moved);
          },
        },
      }),
    );
}
