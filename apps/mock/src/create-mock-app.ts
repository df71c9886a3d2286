import { hash } from "node:crypto";
import {
  type Caller,
  createAddressLimiter,
  createMemoryKeyStore,
  createPlatform,
  keyWindowStatuses,
  type Limiter,
  type PlatformServeOptions,
  type ProvidedHeader,
  type ValidKey,
} from "@animal-store/api-platform";
import { type ContractApp, mountContract } from "@animal-store/openapi-hono";
import { createStubs } from "@animal-store/openapi-hono/examples";
import { systemClock } from "@animal-store/process";
import { cors } from "hono/cors";
import { formatHelp } from "./format-help.ts";
import type { LoadedContract } from "./load-contract.ts";

type MockApp = ContractApp & { readonly serveOptions: PlatformServeOptions };

/** Creates an app that validates requests as the server does. Valid requests get the examples of the contract. */
export function createMockApp(loaded: LoadedContract): MockApp {
  const { contract, requestValidators, documentYaml } = loaded;
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
  const serveOptions = platform.toServeOptions(dependencies);
  const { stub } = createStubs({ ...loaded, providedHeaders: Object.keys(serveOptions.errorHeaders()) });
  const app = mountContract<typeof contract, Caller, ProvidedHeader>({
    contract,
    requestValidators,
    handlers: Object.fromEntries(Object.keys(contract.operations).map((id) => [id, stub])),
    hash: (text) => hash("sha256", text, "base64url"),
    ...platform.mountOptions(dependencies),
  });
  app.get("/openapi.yaml", cors(), (context) =>
    context.body(documentYaml, 200, { "Content-Type": "application/yaml" }),
  );
  app.get("/", (context) => context.text(formatHelp(loaded, new URL(context.req.url).origin)));
  return Object.assign(app, { serveOptions });
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
