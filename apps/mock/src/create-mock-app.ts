import { hash } from "node:crypto";
import {
  createAddressLimiter,
  createMemoryKeyStore,
  createPlatform,
  keyWindowStatuses,
  type Limiter,
  type PlatformServeOptions,
  type ProvidedHeader,
  type ValidKey,
} from "@animal-store/api-platform";
import { type ContractApp, mapAwaitable, mountContract } from "@animal-store/openapi-hono";
import { systemClock } from "@animal-store/process";
import { cors } from "hono/cors";
import { createHandlers, type MockCaller } from "./create-handlers.ts";
import { formatHelp } from "./format-help.ts";
import type { LoadedContract } from "./load-contract.ts";

type MockApp = ContractApp & { readonly serveOptions: PlatformServeOptions };

/** Creates an app that validates requests as the server does. Prism makes the responses to valid requests. */
export function createMockApp(loaded: LoadedContract): MockApp {
  const { contract, requestValidators, yaml } = loaded;
  const platform = createPlatform(contract, { keyPrefix: "as" });
  const [firstPlan = ""] = Object.keys(contract.plans);
  const limits = platform.keyLimits({ plan: firstPlan, perMinute: null, perDay: null });
  const anyKey: ValidKey = { id: "any", lineageId: "any", scopes: platform.allScopes, limits };
  const keyRing = platform.createKeyRing({ store: createMemoryKeyStore(), clock: systemClock });
  const dependencies = {
    keyRing: {
      ...keyRing,
      async authenticate(header: string | null) {
        const result = await keyRing.authenticate(header);
        return "code" in result && result.code === "missing_api_key" ? result : anyKey;
      },
    },
    limiter: unlimited,
    addressLimiter: createAddressLimiter(limits.perMinute),
    clock: systemClock,
    log: console,
    clientAddress: ({ remoteAddress }: { remoteAddress: string }) => remoteAddress,
    origins: ["*"],
  };
  const { admit, ...options } = platform.mountOptions(dependencies);

  const app = mountContract<typeof contract, MockCaller, ProvidedHeader>({
    contract,
    requestValidators,
    handlers: createHandlers(loaded),
    hash: (text) => hash("sha256", text, "base64url"),
    ...options,
    admit: (request) =>
      mapAwaitable(admit(request), (admission) =>
        admission.error ? admission : { ...admission, context: { ...admission.context, request } },
      ),
  });
  app.get("/openapi.yaml", cors(), (context) => context.body(yaml, 200, { "Content-Type": "application/yaml" }));
  app.get("/", (context) => context.text(formatHelp(loaded, new URL(context.req.url).origin)));
  return Object.assign(app, { serveOptions: platform.toServeOptions(dependencies) });
}

/** Reports one request of the minute and of the day, and allows all. */
const unlimited: Limiter = {
  take: (_keyId, limits, now) => ({
    isAllowed: true,
    now,
    windowStatuses: keyWindowStatuses(limits, { inMinute: 1, inDay: 1 }),
    bannedUntil: null,
  }),
};
