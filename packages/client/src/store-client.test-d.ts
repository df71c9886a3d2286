import type { OperationId, operations } from "@animal-store/contract";
import {
  createStoreClient,
  createTypedClient,
  type ErrorCodeOf,
  type ErrorResult,
  getHeader,
  isStoreError,
  orThrow,
  RateLimitError,
  type Schemas,
  StoreError,
} from "./index.ts";

const client = createStoreClient({ baseUrl: "https://api.animal-store.example/v1", key: "as_live_…" });

type Same<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;
const expectSame = <Left, Right>(_: Same<Left, Right>): void => {};

const created = await client.POST("/pets", { body: { name: "Rex", categoryId: 9223372036854775807n, status: "sold" } });
if (created.data) {
  expectSame<typeof created.data, Schemas["Pet"]>(true);
  expectSame<typeof created.data.categoryId, number | bigint>(true);
  // @ts-expect-error An int64 may be a bigint.
  created.data.categoryId satisfies number;
} else {
  expectSame<typeof created.error, ErrorResult<"createPet">>(true);
  expectSame<typeof created.error.status, number>(true);
  expectSame<typeof created.error.cause, unknown>(true);
  // @ts-expect-error A response of a proxy has no code.
  created.error.code satisfies string;
}

const listed = await client.GET("/pets", { params: { query: { status: "available", limit: 10 } } });
expectSame<typeof listed.data, Schemas["Pet"][] | undefined>(true);
const pets = orThrow(listed);
expectSame<typeof pets, Schemas["Pet"][]>(true);

await client.GET("/pets/{petId}", { params: { path: { petId: 9223372036854775807n } } });
await client.POST("/store/orders", { body: { petId: 1 } });

// @ts-expect-error No pet has the status "lost".
await client.GET("/pets", { params: { query: { status: "lost" } } });
// @ts-expect-error The contract has no path "/cats".
await client.GET("/cats", {});
// @ts-expect-error A new pet needs a body.
await client.POST("/pets");
// @ts-expect-error A new pet needs a name.
await client.POST("/pets", { body: { categoryId: 7 } });
// @ts-expect-error listPets has no query parameter "colour", also next to a known one.
await client.GET("/pets", { params: { query: { limit: 10, colour: "red" } } });

for await (const pet of client.listAllPets({ status: "pending", limit: 100, signal: AbortSignal.timeout(1000) })) {
  expectSame<typeof pet, Schemas["Pet"]>(true);
}
for await (const order of client.listAllOrders({ limit: 100 })) expectSame<typeof order, Schemas["Order"]>(true);
// @ts-expect-error listPets has no query parameter "colour".
client.listAllPets({ colour: "red" });
// @ts-expect-error The iterator sets the cursor.
client.listAllPets({ cursor: "cDoyMA" });

// @ts-expect-error A client needs a key.
createStoreClient({ baseUrl: "https://api.animal-store.example/v1" });

// The error codes of the operation. `error.code` accepts other codes too.
expectSame<ErrorCodeOf<"createOrder", 404>, "pet_not_found">(true);
expectSame<ErrorCodeOf<"createOrder", 409>, "pet_not_available" | "idempotency_conflict">(true);
expectSame<ErrorCodeOf<"listOrders", 404>, never>(true);
"invalid_cursor" satisfies ErrorCodeOf<"listPets">;
// @ts-expect-error listPets has no error pet_not_found.
"pet_not_found" satisfies ErrorCodeOf<"listPets">;
// @ts-expect-error createPet documents no 404.
404 satisfies ErrorCodeOf<"createPet", 404>;

const ordered = await client.POST("/store/orders", { body: { petId: 1 } });
expectSame<typeof ordered.operation, "createOrder">(true);
expectSame<typeof ordered.requestId, string | undefined>(true);
switch (ordered.error?.code) {
  case "pet_not_found":
  case "a_future_code":
  case undefined:
}
try {
  orThrow(ordered);
} catch (error) {
  if (error instanceof StoreError) {
    expectSame<typeof error.details, readonly Schemas["Violation"][]>(true);
    error.code satisfies string | undefined;
  }
  if (isStoreError(error, "createOrder")) {
    expectSame<typeof error.code, ErrorCodeOf<"createOrder"> | (string & {}) | undefined>(true);
    expectSame<typeof error.operation, "createOrder" | undefined>(true);
  }
  if (error instanceof RateLimitError) {
    expectSame<typeof error.retryAfter, number>(true);
    expectSame<typeof error.window, "minute" | "day" | "ban" | undefined>(true);
    // @ts-expect-error There is no hourly limit.
    error.window === "hour";
  }
  // @ts-expect-error The contract has no operation "sellPet".
  isStoreError(error, "sellPet");
}

expectSame<ReturnType<typeof getHeader<"listPets", "ETag">>, string | undefined>(true);
getHeader(listed, "X-RateLimit-Remaining") satisfies number | undefined;
getHeader(listed, "Retry-After") satisfies number | undefined;
getHeader(ordered, "Idempotency-Replayed") satisfies true | undefined;
// @ts-expect-error An order has no ETag.
getHeader(ordered, "ETag");

for await (const page of client.listPetPages({ limit: 100 })) {
  expectSame<typeof page.data, readonly Schemas["Pet"][]>(true);
  getHeader(page, "Link") satisfies string | undefined;
}

createStoreClient({ baseUrl: "", key: "", retries: false, pacing: true, timeouts: { perAttemptMs: 1, perCallMs: 9 } });
createStoreClient({ baseUrl: "", key: "", retries: { maxRetries: 2, maxWaitMs: 1000 }, onDeprecated: () => {} });
// @ts-expect-error The option is called "maxRetries".
createStoreClient({ baseUrl: "", key: "", retries: { limit: 2 } });
// @ts-expect-error The minimal client has no retries.
createTypedClient({ baseUrl: "", key: "", retries: {} });
// @ts-expect-error The minimal client has no list iterators.
createTypedClient({ baseUrl: "", key: "" }).listAllPets();

const stream = await client.GET("/pets", { parseAs: "stream" });
expectSame<typeof stream.data, Response["body"] | undefined>(true);
const requested = await client.request("post", "/pets", { body: { name: "Rex", categoryId: 7 } });
expectSame<typeof requested.data, Schemas["Pet"] | undefined>(true);

// The client retries exactly the statuses that have a Retry-After in the contract.
type Responses = { [Id in OperationId]: operations[Id]["responses"] }[OperationId];
type StatusWith<Header extends string, Union> = Union extends unknown
  ? {
      [Status in keyof Union]: Union[Status] extends { headers: Record<Header, unknown> } ? Status : never;
    }[keyof Union]
  : never;
expectSame<StatusWith<"Retry-After", Responses>, 429 | 503>(true);
