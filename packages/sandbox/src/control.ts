import type { Log } from "@animal-store/api-platform";
import { mountContract } from "@animal-store/openapi-hono";
import { durationFormat, parseDuration } from "@animal-store/process/web";
import { type PetStore, redactKeys } from "@animal-store/store";
import { Hono } from "hono";
import { cors } from "hono/cors";
import type { Sandbox } from "./create-sandbox.ts";
import { type components, contract } from "./generated/contract.ts";
import { documentYaml } from "./generated/document.ts";
import { validators as requestValidators } from "./generated/inputs.js";
import { validators as responseValidators } from "./generated/responses.js";
import { type MovableClock, maxTime } from "./movable-clock.ts";

export interface ControlOptions {
  readonly sandbox: Sandbox;
  readonly getStore: () => PetStore;
  readonly log: Log;
  /** Origins whose pages can call the control API. `"*"` allows any. */
  readonly origins: readonly string[];
}

/** Creates the control API of `sandbox.yaml`. It also serves this document. */
export function createControl({ sandbox, getStore, log, origins }: ControlOptions): Hono {
  const readState = () => describeSandbox(sandbox, getStore());

  return new Hono()
    .use(`${contract.basePath}/*`, cors({ origin: origins.includes("*") ? "*" : [...origins] }))
    .get(`${contract.basePath}/openapi.yaml`, (c) =>
      c.body(documentYaml, 200, { "Content-Type": "application/yaml; charset=utf-8" }),
    )
    .route(
      "/",
      mountContract({
        contract,
        requestValidators,
        responseValidators,
        redact: redactKeys,
        onInvalidResponse: (problem) => log.error({}, problem),
        onError: (err) => void log.error({ err }, "control API request failed"),
        handlers: {
          getSandbox: async ({ reply }) => reply(200, await readState()),
          async resetSandbox({ reply }) {
            await sandbox.reset();
            return reply(200, await readState());
          },
          moveClock: ({ body, reply, replyError }) => {
            const result = moveClock(sandbox.clock, body);
            return "code" in result ? replyError(result.code, result.message) : reply(200, result);
          },
        },
      }),
    );
}

async function describeSandbox(
  { clock, seed, keys, readOnlyKey }: Sandbox,
  { tables: { pets, orders } }: PetStore,
): Promise<components["schemas"]["Sandbox"]> {
  const allRows = { after: 0, limit: Number.MAX_SAFE_INTEGER };
  return {
    now: new Date(clock.now()).toISOString(),
    seed,
    pets: (await pets.list(allRows)).length,
    orders: (await orders.list(allRows)).length,
    keys: [...keys],
    readOnlyKey,
  };
}

type Schemas = components["schemas"];
type RejectedMove = { readonly code: "invalid_request" | "invalid_time"; readonly message: string };

/** Moves the clock. Returns the new time or the reason of the rejection. */
function moveClock(clock: MovableClock, { advance, to }: Schemas["ClockMove"]): Schemas["Clock"] | RejectedMove {
  const now = clock.now();
  if ((advance === undefined) === (to === undefined)) return { code: "invalid_request", message: exactlyOneMessage };
  const duration = advance === undefined ? 0 : parseDuration(advance);
  if (duration === undefined) {
    return { code: "invalid_request", message: `advance must be ${durationFormat}; got ${advance}.` };
  }
  const targetTime = to === undefined ? now + duration : Date.parse(to);
  if (clock.moveTo(targetTime)) return { now: toIsoTime(clock.now()) };
  const reason = `The clock shows ${toIsoTime(now)} and moves only forward, up to ${toIsoTime(maxTime)}; got ${advance ?? to}.`;
  return { code: "invalid_time", message: `${reason} Send a time between the two, or reset the sandbox.` };
}

const exactlyOneMessage =
  'Exactly one of advance and to must be given. Send {"advance":"90s"} or {"to":"2030-12-05T00:00:00Z"}.';

function toIsoTime(time: number): string {
  return new Date(time).toISOString();
}
