import {
  createStoreClient,
  createTypedClient,
  type ErrorCode,
  type ErrorCodeOf,
  getHeader,
  isStoreError,
  orThrow,
  parseRateLimits,
  type Schemas,
  StoreError,
} from "@animal-store/client";
import { contract } from "@animal-store/contract";

export async function useStore(baseUrl: string, key: string) {
  const attempts: string[] = [];
  const store = createStoreClient({
    baseUrl,
    key,
    retries: { maxRetries: 2, maxWaitMs: 1000 },
    timeouts: { perAttemptMs: 10_000 },
    pacing: true,
    onLog: ({ operation, status, attempt }) => attempts.push(`${operation} ${status} ${attempt}`),
  });
  const listed = orThrow(await store.GET("/pets", { params: { query: { limit: 2 } } }));
  const added: Schemas["Pet"] = orThrow(
    await store.POST("/pets", { body: { name: "Rex", categoryId: 9223372036854775807n } }),
  );
  const { error, response } = await store.POST("/pets", { body: { name: "", categoryId: 7 } });
  const code: string | undefined = error?.code;
  const tooLarge = contract.limits.bodyBytes;
  const thrown = await getFirst(store.listAllPets({ limit: tooLarge })).catch((cause: unknown) => cause);
  if (!(thrown instanceof StoreError)) throw thrown;
  const expectedCode: ErrorCode = "invalid_request";
  const typedResult = await createTypedClient({ baseUrl, key }).GET("/pets");
  const etag: string | undefined = getHeader(typedResult, "ETag");
  const pages: number[] = [];
  for await (const page of store.listPetPages({ limit: 100 })) pages.push(page.data.length);
  return {
    listed: listed.length,
    name: added.name,
    categoryId: String(added.categoryId),
    rejected: { status: response.status, code, path: error?.details?.[0]?.path },
    thrown: {
      status: thrown.status,
      hasExpectedCode: thrown.code === expectedCode,
      isListPetsError: isStoreError(thrown, "listPets"),
    },
    typedResult: {
      operation: typedResult.operation,
      hasRequestId: typedResult.requestId !== undefined,
      hasEtag: etag !== undefined,
    },
    windows: Object.keys(parseRateLimits(typedResult.response)),
    pages: pages.length > 0,
    attempts: attempts.slice(0, 3),
  };
}

export async function checkTypeErrors(baseUrl: string) {
  const store = createStoreClient({ baseUrl, key: "" });
  // @ts-expect-error there is no such path
  await store.GET("/cats");
  const { data } = await store.GET("/pets");
  // @ts-expect-error a failed call has no data
  data.length;
  // @ts-expect-error an int64 may be a bigint
  const category: number | undefined = data?.[0]?.categoryId;
  // @ts-expect-error listPets has no such error code
  const code: ErrorCodeOf<"listPets"> = "pet_not_found";
  return [category, code];
}

async function getFirst<Entry>(entries: AsyncGenerator<Entry>): Promise<Entry | undefined> {
  for await (const entry of entries) return entry;
  return undefined;
}
