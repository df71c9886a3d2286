// The types of the client. `type-probes.long.ts` compiles this file with three versions of TypeScript.
import {
  type ApiError,
  type CallError,
  createStoreClient,
  Int64Error,
  type NewPet,
  orThrow,
  type Pet,
  parseInt64,
  type parseJson,
  StoreAbortError,
  StoreApiError,
  type StoreClient,
  StoreConnectionError,
  StoreTimeoutError,
  stringifyJson,
  type UndocumentedCode,
} from "@animal-store/client";

type Same<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;
const expectSame = <Left, Right>(_: Same<Left, Right>): void => {};

const baseUrl = "http://127.0.0.1:3000/v1";
const store = createStoreClient({ baseUrl, apiKey: "as_live_…" });
const newPet: NewPet = { name: "Rex", categoryId: 7 };

export async function probe(): Promise<void> {
  // Probe: a named operation has the input and the data of the contract.
  const result = await store.createOrder({ petId: 1 });

  // Probe: data and error exclude each other.
  const { data, error } = result;
  if (error) data satisfies undefined;
  else expectSame<typeof data.petId, number>(true);

  // Probe: excess members are rejected.
  // @ts-expect-error a new pet has no color
  await store.createPet({ ...newPet, color: "red" });
  // @ts-expect-error listPets has no parameter "colour"
  await store.listPets({ limit: 10, colour: "red" });
  // @ts-expect-error a call has no option "retries"
  await store.listPets({}, { retries: 1 });

  // Probe: options of a call, with timeout and retries.
  await store.createPet(newPet, {
    timeoutMs: 1000,
    maxRetries: 0,
    signal: AbortSignal.timeout(1000),
    headers: { Prefer: "wait=1" },
    idempotencyKey: "one",
    fetch: (request) => fetch(request),
    onWait: ({ reason, waitMs, attempt }) => console.log(reason satisfies "rate_limit" | "retry", waitMs, attempt),
  });
  // @ts-expect-error listPets accepts no Idempotency-Key
  await store.listPets({}, { idempotencyKey: "one" });

  // Probe: error codes are literals.
  // @ts-expect-error createOrder has no error "sold_out"
  if (error?.code === "sold_out") throw error;

  // Probe: error.cause is the body of a response that is not from the API.
  if (error && error.code === undefined) error.cause satisfies unknown;

  // Probe: narrowing by status.
  if (result.status === 201) expectSame<typeof result.data.status, "placed">(true);
  if (result.status === 409) {
    expectSame<typeof result.error.code, "pet_not_available" | "idempotency_conflict" | UndocumentedCode>(true);
  }
  if (result.status === undefined) expectSame<typeof result.error.code, undefined>(true);

  // Probe: narrowing by code, with an exhaustive switch and an open default.
  switch (error?.code) {
    case "pet_not_available":
      expectSame<typeof error.status, 409>(true);
      break;
    case "invalid_request":
      error.details satisfies readonly { path: string; message: string }[] | undefined;
      break;
    case "idempotency_conflict":
    case "malformed_json":
    case "missing_api_key":
    case "invalid_api_key":
    case "expired_api_key":
    case "revoked_api_key":
    case "insufficient_scope":
    case "pet_not_found":
    case "payload_too_large":
    case "unsupported_media_type":
    case "rate_limit_exceeded":
    case "daily_quota_exceeded":
    case "key_banned":
    case "internal_error":
    case "service_unavailable":
      break;
    default:
      // A code that is missing above would be an error here.
      error?.code satisfies UndocumentedCode | undefined;
  }

  // Probe: narrowing of thrown errors, with a class per kind.
  try {
    orThrow(result);
  } catch (thrown) {
    if (thrown instanceof StoreApiError) {
      thrown.status satisfies number;
      if (thrown.code === "pet_not_available") expectSame<typeof thrown.error.message, string>(true);
      // @ts-expect-error no operation has the code "sold_out"
      thrown.code === "sold_out";
    } else if (thrown instanceof StoreTimeoutError) thrown.attempts satisfies number;
    else if (thrown instanceof StoreAbortError || thrown instanceof StoreConnectionError)
      thrown.cause satisfies unknown;
  }
  const handle = (failure: CallError<"createOrder">) => {
    if (failure.code === "pet_not_available") expectSame<typeof failure.error.status, 409>(true);
  };
  void handle;

  // Probe: 304 is typed if the call sends If-None-Match.
  const conditional = await store.listPets({}, { headers: { "If-None-Match": '"1"' } });
  if (conditional.status === 304) conditional.data satisfies undefined;
  else if (!conditional.error) conditional.data satisfies Pet[];
  const unconditional = await store.listPets();
  // @ts-expect-error there is no 304 without If-None-Match
  unconditional.status === 304;

  // Probe: models are imported by name.
  const pets: Pet[] = orThrow(unconditional);
  const failure: ApiError | undefined = unconditional.error;
  void [pets, failure];

  // Probe: int64 is a number or a bigint, a bigint, or a string.
  expectSame<Pet["categoryId"], number | bigint>(true);
  const withBigints = createStoreClient({ baseUrl, apiKey: "as_live_…", int64: "bigint" });
  expectSame<NonNullable<Awaited<ReturnType<typeof withBigints.createPet>>["data"]>["categoryId"], bigint>(true);
  const withStrings = createStoreClient({ baseUrl, apiKey: "as_live_…", int64: "string" });
  for await (const pet of withStrings.listPets.all()) expectSame<typeof pet.categoryId, string>(true);
  await withStrings.createPet({ name: "Rex", categoryId: "9223372036854775807" });

  // Probe: the parser of form input has a typed error.
  try {
    newPet.categoryId = parseInt64("7");
  } catch (thrown) {
    if (thrown instanceof Int64Error) thrown.reason satisfies "empty" | "not_an_integer" | "out_of_range";
  }

  // Probe: JSON with exact integers.
  const text: string = stringifyJson(newPet);
  expectSame<ReturnType<typeof parseJson>, unknown>(true);
  void text;

  // Probe: the key can be an async function.
  createStoreClient({ baseUrl, apiKey: async () => "as_live_…" });

  // Probe: a fake client for tests in three lines.
  const ok = {
    status: 200,
    response: new Response(),
    requestId: "1",
    operation: "listPets",
    method: "GET",
    attempts: 1,
  } as const;
  const fake: { listPets: () => ReturnType<StoreClient["listPets"]> } = { listPets: async () => ({ ...ok, data: [] }) };
  orThrow(await fake.listPets()) satisfies Pet[];

  // Probe: getPet shows the documentation of the contract and that it is deprecated.
  await store.getPet({ petId: 1 });
}
