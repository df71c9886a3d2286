import { createStoreClient, type ErrorCode, orThrow, type Schemas, StoreError } from "@animal-store/client";
import { contract } from "@animal-store/contract";

/** Lists, adds, and is refused: what a stranger does first. */
export async function useStore(baseUrl: string, key: string) {
  const store = createStoreClient({ baseUrl, key });
  const listed = orThrow(await store.GET("/pets", { params: { query: { limit: 2 } } }));
  const added: Schemas["Pet"] = orThrow(
    await store.POST("/pets", { body: { name: "Rex", categoryId: 9223372036854775807n } }),
  );
  const { error, response } = await store.POST("/pets", { body: { name: "", categoryId: 7 } });
  const code: string | undefined = error?.code;
  const thrown = await nextOf(store.listAllPets({ limit: contract.limits.bodyBytes })).catch((cause: unknown) => cause);
  if (!(thrown instanceof StoreError)) throw thrown;
  const known: ErrorCode = "invalid_request";
  return {
    listed: listed.length,
    name: added.name,
    categoryId: String(added.categoryId),
    refused: { status: response.status, code, path: error?.details?.[0]?.path },
    thrown: { status: thrown.status, isKnown: thrown.code === known },
  };
}

/** What the contract does not know does not compile. */
export async function misuse(baseUrl: string) {
  const store = createStoreClient({ baseUrl, key: "" });
  // @ts-expect-error there is no such path
  await store.GET("/cats");
  // @ts-expect-error a pet has a name
  await store.POST("/pets", { body: {} });
  // @ts-expect-error there is no such status
  await store.GET("/pets", { params: { query: { status: "asleep" } } });
  const { data } = await store.GET("/pets");
  // @ts-expect-error a refused request has no data
  data.length;
  // @ts-expect-error an int64 may be a bigint
  const category: number | undefined = data?.[0]?.categoryId;
  return category;
}

async function nextOf<Entry>(entries: AsyncGenerator<Entry>): Promise<Entry | undefined> {
  for await (const entry of entries) return entry;
  return undefined;
}
