import type { OperationId, operations } from "@animal-store/contract";
import {
  type ApiError,
  type CallError,
  type CallResult,
  createStoreClient,
  createTypedClient,
  type ErrorCodeOf,
  Int64Error,
  isStoreApiError,
  type NewOrder,
  type NewPet,
  type OperationData,
  type OperationInput,
  type Order,
  orThrow,
  type Pet,
  type PetStatus,
  parseInt64,
  type parseJson,
  type Schemas,
  type StoreAbortError,
  StoreApiError,
  StoreConnectionError,
  StoreTimeoutError,
  stringifyJson,
  type UndocumentedCode,
  type Violation,
  withDeprecations,
  withLogging,
  withPacing,
} from "./index.ts";

type Same<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;
const expectSame = <Left, Right>(_: Same<Left, Right>): void => {};

const options = { baseUrl: "https://api.animal-store.example/v1", apiKey: "as_live_…" };
const store = createStoreClient(options);

// The models are the types of inputs, data and errors.
expectSame<Pet, Schemas["Pet"]>(true);
expectSame<OperationInput<"createPet">, NewPet>(true);
expectSame<OperationInput<"createOrder">, NewOrder>(true);
expectSame<OperationData<"createOrder">, Order>(true);
expectSame<OperationData<"listPets">, Pet[]>(true);
expectSame<NonNullable<Pet["status"]>, PetStatus>(true);
const filter: OperationInput<"listPets"> = { status: "available", limit: 10 };
const newPet: NewPet = { name: "Rex", categoryId: 9223372036854775807n, status: "sold" };

// Data and error exclude each other.
const created = await store.createPet(newPet);
expectSame<typeof created, CallResult<"createPet">>(true);
expectSame<typeof created.requestId, string | undefined>(true);
expectSame<typeof created.operation, "createPet" | undefined>(true);
if (created.data) {
  expectSame<typeof created.data, Pet>(true);
  expectSame<typeof created.status, 201>(true);
  created.error satisfies undefined;
  // @ts-expect-error An int64 may be a bigint.
  created.data.categoryId satisfies number;
} else {
  created.error satisfies ApiError<"createPet">;
  expectSame<typeof created.error.message, string>(true);
  expectSame<typeof created.error.cause, unknown>(true);
  // @ts-expect-error A response of a proxy has no code.
  created.error.code satisfies string;
  // @ts-expect-error A failed call has no data.
  created.data.name;
}

// The status narrows the result.
const ordered = await store.createOrder({ petId: 1 });
switch (ordered.status) {
  case 201:
    expectSame<typeof ordered.data, Order>(true);
    break;
  case 404:
    expectSame<typeof ordered.error.code, "pet_not_found" | UndocumentedCode>(true);
    break;
  case 409:
    expectSame<typeof ordered.error.code, "pet_not_available" | "idempotency_conflict" | UndocumentedCode>(true);
    break;
  case undefined:
    expectSame<typeof ordered.error.code, undefined>(true);
    expectSame<typeof ordered.error.status, number>(true);
    expectSame<typeof ordered.error.details, undefined>(true);
    break;
  default:
    expectSame<typeof ordered.status, 400 | 401 | 403 | 413 | 415 | 429 | 500 | 503>(true);
    ordered.error.details satisfies readonly Violation[] | undefined;
}
// @ts-expect-error The contract documents no 418 for createOrder.
ordered.status === 418;

// The code narrows the error.
const { error: orderError } = ordered;
switch (orderError?.code) {
  case "pet_not_found":
    expectSame<typeof orderError.status, 404>(true);
    break;
  case "pet_not_available":
    expectSame<typeof orderError.status, 409>(true);
    break;
  case "invalid_request":
    expectSame<typeof orderError.status, 400>(true);
    orderError.details satisfies readonly Violation[] | undefined;
    break;
  case undefined:
    orderError?.status satisfies number | undefined;
    break;
  default:
    orderError?.code satisfies Exclude<ErrorCodeOf<"createOrder">, "pet_not_found"> | UndocumentedCode | undefined;
}
// @ts-expect-error createOrder has no such code.
orderError?.code === "sold_out";

// Only a call with If-None-Match can get a 304.
const revalidated = await store.listPets(filter, { headers: { "If-None-Match": '"one"' } });
if (revalidated.status === 304) {
  revalidated.data satisfies undefined;
  revalidated.error satisfies undefined;
} else if (!revalidated.error) expectSame<typeof revalidated.data, Pet[]>(true);
// @ts-expect-error The result of a 304 has no data.
if (!revalidated.error) revalidated.data.length;
const listed = await store.listPets(filter);
if (!listed.error) expectSame<typeof listed.data, Pet[]>(true);
// @ts-expect-error Without If-None-Match there is no 304.
listed.status === 304;
const pets = orThrow(revalidated);
expectSame<typeof pets, Pet[]>(true);

// Thrown errors.
try {
  orThrow(ordered);
} catch (error) {
  if (error instanceof StoreApiError) {
    expectSame<typeof error.code, ErrorCodeOf | UndocumentedCode | undefined>(true);
    expectSame<typeof error.retryAfterSeconds, number | undefined>(true);
    if (error.error.code === "invalid_request") error.error.details satisfies readonly Violation[] | undefined;
  }
  if (isStoreApiError(error, "createOrder")) {
    expectSame<typeof error.code, ErrorCodeOf<"createOrder"> | UndocumentedCode | undefined>(true);
    if (error.code === "pet_not_available") expectSame<typeof error.status, 409>(true);
    // @ts-expect-error createOrder has no such code.
    error.code === "sold_out";
  }
  // @ts-expect-error The contract has no operation "sellPet".
  isStoreApiError(error, "sellPet");
}
declare const callError: CallError<"createOrder">;
if (callError.code === "pet_not_found") expectSame<typeof callError.error.status, 404>(true);
if (callError instanceof StoreApiError) callError.headers satisfies Headers;
else if (callError instanceof StoreConnectionError) expectSame<typeof callError.attempts, number>(true);
else if (callError instanceof StoreTimeoutError) expectSame<typeof callError.cause, unknown>(true);
else expectSame<typeof callError, StoreAbortError>(true);

// The error codes of the current contract.
expectSame<ErrorCodeOf<"createOrder", 404>, "pet_not_found">(true);
expectSame<ErrorCodeOf<"createOrder", 409>, "pet_not_available" | "idempotency_conflict">(true);
expectSame<ErrorCodeOf<"listOrders", 404>, never>(true);
"invalid_cursor" satisfies ErrorCodeOf<"listPets">;
// @ts-expect-error listPets has no error pet_not_found.
"pet_not_found" satisfies ErrorCodeOf<"listPets">;

// Inputs. Each excess or invalid member is an error at its line.
await store.getPet({ petId: 9223372036854775807n });
await store.listPets();
await store.listOrders({}, { timeoutMs: 1, maxRetries: 0, maxWaitMs: 0, signal: AbortSignal.timeout(1) });
await store.createPet(newPet, {
  idempotencyKey: "one",
  headers: { "X-Other": "1" },
  fetch: (request) => fetch(request),
  onWait: ({ reason, waitMs }) => console.log(reason satisfies "rate_limit" | "retry", waitMs),
});
// @ts-expect-error The contract has no operation "listCats".
store.listCats;
// @ts-expect-error No pet has the status "lost".
await store.listPets({ status: "lost" });
// @ts-expect-error listPets has no parameter "colour", also next to a known one.
await store.listPets({ limit: 10, colour: "red" });
// @ts-expect-error A new pet needs a body.
await store.createPet();
// @ts-expect-error A new pet needs a name.
await store.createPet({ categoryId: 7 });
// @ts-expect-error A new pet has no member "colour".
await store.createPet({ name: "Rex", categoryId: 7, colour: "red" });
// @ts-expect-error getPet needs an id.
await store.getPet({});
// @ts-expect-error A call has no option "retries".
await store.listPets({}, { retries: 1 });
// @ts-expect-error listPets accepts no Idempotency-Key.
await store.listPets({}, { idempotencyKey: "one" });

// Lists.
for await (const pet of store.listPets.all({ status: "pending" }, { signal: AbortSignal.timeout(1000) }))
  expectSame<typeof pet, Pet>(true);
for await (const order of store.listOrders.all()) expectSame<typeof order, Order>(true);
for await (const page of store.listPets.pages({ limit: 100 })) {
  expectSame<typeof page.data, Pet[]>(true);
  expectSame<typeof page.operation, "listPets" | undefined>(true);
  page.response.headers.get("ETag");
}
// @ts-expect-error listPets has no parameter "colour".
store.listPets.all({ colour: "red" });
// @ts-expect-error A page is never a 304.
store.listPets.all({}, { headers: { "If-None-Match": '"one"' } });
// @ts-expect-error getPet is not a list.
store.getPet.all;

// Integers of 64 bits, their policy, form input and JSON.
expectSame<Pet["categoryId"], number | bigint>(true);
const withBigints = createStoreClient({ ...options, int64: "bigint" });
for await (const { id, categoryId } of withBigints.listPets.all()) {
  expectSame<typeof categoryId, bigint>(true);
  expectSame<typeof id, number>(true);
}
const withTexts = createStoreClient({ ...options, int64: "string" });
const withText = orThrow(await withTexts.createPet({ name: "Rex", categoryId: "9223372036854775807" }));
expectSame<typeof withText.categoryId, string>(true);
// @ts-expect-error By default, an int64 in a request is a number or a bigint.
await store.createPet({ name: "Rex", categoryId: "7" });

try {
  newPet.categoryId = parseInt64("7");
} catch (error) {
  if (error instanceof Int64Error) expectSame<typeof error.reason, "empty" | "not_an_integer" | "out_of_range">(true);
}
stringifyJson(newPet) satisfies string;
expectSame<ReturnType<typeof parseJson>, unknown>(true);

// openapi-fetch.
const stream = await store.raw.GET("/pets", { parseAs: "stream" });
if (stream.data) stream.data satisfies ReadableStream;
const requested = await store.raw.request("post", "/pets", { body: newPet, maxRetries: 1, idempotencyKey: "one" });
expectSame<typeof requested, CallResult<"createPet">>(true);
// @ts-expect-error The contract has no path "/cats".
await store.raw.GET("/cats", {});
// @ts-expect-error listPets has no query parameter "colour".
await store.raw.GET("/pets", { params: { query: { limit: 10, colour: "red" } } });

// Options of the clients.
createStoreClient({ ...options, maxRetries: 0, timeoutMs: Number.POSITIVE_INFINITY, maxConcurrent: 1 });
createStoreClient({ baseUrl: "/v1", apiKey: async () => "as_live_…", headers: { "X-App": "test" } });
createStoreClient({ ...options, layers: [withPacing(), withLogging(() => {}), withDeprecations(() => {})] });
// @ts-expect-error A client needs a key.
createStoreClient({ baseUrl: options.baseUrl });
// @ts-expect-error The option is called "maxRetries".
createStoreClient({ ...options, retries: 2 });
// @ts-expect-error The header of the key is a part of the contract.
createStoreClient({ ...options, apiKeyHeader: "X-Key" });
// @ts-expect-error There is no such policy.
createStoreClient({ ...options, int64: "number" });
const minimal = createTypedClient(options);
expectSame<Awaited<ReturnType<typeof readMinimal>>, CallResult<"listPets">>(true);
const readMinimal = () => minimal.GET("/pets");
// @ts-expect-error The minimal client has no retries.
createTypedClient({ ...options, maxRetries: 1 });
// @ts-expect-error The minimal client has no named operations.
minimal.listPets;

// By default, the client retries each status that has a Retry-After in the contract.
type Responses = { [Id in OperationId]: operations[Id]["responses"] }[OperationId];
type StatusWith<Header extends string, Union> = Union extends unknown
  ? {
      [Status in keyof Union]: Union[Status] extends { headers: Record<Header, unknown> } ? Status : never;
    }[keyof Union]
  : never;
expectSame<StatusWith<"Retry-After", Responses>, 429 | 503>(true);
