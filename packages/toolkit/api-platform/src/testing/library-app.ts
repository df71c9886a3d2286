import { type Handlers, mountContract } from "@animal-store/openapi-hono";
import type { Caller, ProvidedHeader } from "../admission/admit.ts";
import { createPlatform, type PipelineDependencies } from "../create-platform.ts";
import { createMemoryKeyStore } from "../keys/memory-key-store.ts";
import { type PlatformContract, platformErrorCodes } from "../platform-contract.ts";
import { createAddressLimiter } from "../rate-limits/address-limiter.ts";
import { createMemoryLimiter } from "../rate-limits/memory-limiter.ts";
import { createTestClock } from "./test-clock.ts";

const headers = {
  "X-Request-Id": { required: true, type: "string" },
  "X-RateLimit-Remaining": { required: true, type: "integer" },
} as const;
const response = { mediaType: "application/json", headers, errorCodes: [] } as const;
const operation = { path: "/books", parameters: [], body: null, deprecation: null } as const;

const table = {
  title: "Library",
  basePath: "/library",
  limits: { bodyBytes: 1024, jsonDepth: 8, violations: 5 },
  securitySchemes: { card: { type: "http", scheme: "bearer" } },
  security: [{ card: [] }],
  plans: {
    reader: { perMinute: 60, perDay: 1000 },
    member: { perMinute: 300, perDay: 10_000 },
    patron: { perMinute: null, perDay: null },
  },
  scopes: { browse: "List books.", lend: "Lend books." },
  errorCodes: { ...platformErrorCodes, not_found: { status: 404 }, invalid_request: { status: 400 } },
  extensions: {
    "x-ban": { strikes: 10, withinSeconds: 60, seconds: 300, graceSeconds: 1 },
    "x-cross-origin": { maxAgeSeconds: 900 },
  },
  unrouted: { "404": { ...response, errorCodes: ["not_found"] } },
  operations: {
    listBooks: { ...operation, id: "listBooks", method: "GET", responses: { 200: response } },
    lendBook: { ...operation, id: "lendBook", method: "POST", responses: { 201: response } },
  },
} as const satisfies PlatformContract;

interface LibraryTypes {
  readonly listBooks: { readonly responses: { readonly 200: { readonly content: { "application/json": string[] } } } };
  readonly lendBook: { readonly responses: { readonly 201: { readonly content: { "application/json": string } } } };
}

/** The contract of a library, for tests. */
export const libraryContract: typeof table & { readonly $types?: LibraryTypes } = table;

/** The platform of `libraryContract`. Its keys start with `lib_live_`. */
export const libraryPlatform = createPlatform(libraryContract, { keyPrefix: "lib" });

/** The path of the books. */
export const booksPath = "/library/books";

type LibraryHandlers = Handlers<typeof libraryContract, Caller, ProvidedHeader>;

export interface LibraryDependencies extends PipelineDependencies {
  readonly contract: typeof libraryContract;
  readonly basePath: string;
  readonly platform: typeof libraryPlatform;
  readonly handlers: LibraryHandlers;
}

const constantHandlers: LibraryHandlers = {
  listBooks: ({ reply }) => reply(200, ["Momo"]),
  lendBook: ({ reply }) => reply(201, "Momo"),
};

/** Creates an app that serves `libraryContract`. Each dependency can be replaced. */
export function createLibraryApp({
  contract = libraryContract,
  platform = libraryPlatform,
  handlers = constantHandlers,
  basePath = table.basePath,
  ...dependencies
}: Partial<LibraryDependencies> = {}) {
  const { clock = createTestClock() } = dependencies;
  const { keyRing = platform.createKeyRing({ store: createMemoryKeyStore(), clock }) } = dependencies;
  const app = mountContract<typeof libraryContract, Caller, ProvidedHeader>({
    contract,
    basePath,
    requestValidators: {},
    handlers,
    hash: ({ length }) => String(length),
    errorCodes: { routeNotFound: "not_found" },
    ...platform.mountOptions({
      keyRing,
      limiter: createMemoryLimiter(platform.banPolicy),
      addressLimiter: createAddressLimiter(60),
      clock,
      log: { warn: () => {}, error: () => {} },
      clientAddress: () => "192.0.2.1",
      origins: [],
      ...dependencies,
    }),
  });
  return { app, keyRing };
}
