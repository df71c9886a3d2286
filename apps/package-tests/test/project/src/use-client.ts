import {
  createStoreClient,
  createTypedClient,
  type ErrorCode,
  isStoreApiError,
  type NewPet,
  orThrow,
  type Pet,
  parseRateLimits,
  StoreApiError,
  withLogging,
  withPacing,
} from "@animal-store/client";
import { contract } from "@animal-store/contract";

export async function useStore(baseUrl: string, key: string) {
  const attempts: string[] = [];
  const log = withLogging(({ operation, status, attempt }) => attempts.push(`${operation} ${status} ${attempt}`));
  const store = createStoreClient({
    baseUrl,
    apiKey: async () => key,
    maxRetries: 2,
    maxWaitMs: 1000,
    timeoutMs: 10_000,
    layers: [withPacing(), log],
  });
  const listed = orThrow(await store.listPets({ limit: 2 }));
  const newPet: NewPet = { name: "Rex", categoryId: 9223372036854775807n };
  const added: Pet = orThrow(await store.createPet(newPet));
  const { status, error } = await store.createPet({ name: "", categoryId: 7 });
  const tooLarge = contract.limits.bodyBytes;
  const thrown = await getFirst(store.listPets.all({ limit: tooLarge })).catch((cause: unknown) => cause);
  if (!(thrown instanceof StoreApiError)) throw thrown;
  const expectedCode: ErrorCode = "invalid_request";
  const minimalResult = await createTypedClient({ baseUrl, apiKey: key }).GET("/pets");
  const pages: number[] = [];
  for await (const page of store.listPets.pages({ limit: 100 })) pages.push(page.data.length);
  const textStore = createStoreClient({ baseUrl, apiKey: key, int64: "string" });
  const text: string = orThrow(await textStore.createPet({ name: "Tom", categoryId: "7" })).categoryId;
  return {
    listed: listed.length,
    name: added.name,
    categoryId: String(added.categoryId),
    rejected: { status, path: error?.code === "invalid_request" && error.details?.[0]?.path },
    thrown: {
      status: thrown.status,
      hasExpectedCode: thrown.code === expectedCode,
      isListPetsError: isStoreApiError(thrown, "listPets"),
    },
    minimalResult: {
      status: minimalResult.status,
      hasRequestId: minimalResult.requestId !== undefined,
      hasEtag: minimalResult.response.headers.has("ETag"),
    },
    windows: Object.keys(parseRateLimits(minimalResult.response)),
    pages: pages.length > 0,
    text,
    attempts: attempts.slice(0, 3),
  };
}

async function getFirst<Entry>(entries: AsyncGenerator<Entry>): Promise<Entry | undefined> {
  for await (const entry of entries) return entry;
  return undefined;
}
