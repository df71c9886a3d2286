import { type CallError, createStoreClient, isStoreApiError, type Order, type Pet } from "@animal-store/client";
import type { contract } from "@animal-store/contract";
import {
  type InfiniteData,
  QueryClient,
  skipToken,
  useInfiniteQuery,
  useMutation,
  usePrefetchInfiniteQuery,
  usePrefetchQuery,
  useQueries,
  useQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQueries,
  useSuspenseQuery,
} from "@tanstack/react-query";
import { createElement } from "react";
import { createStoreQueries, type QueryPage, type StoreMutations, type StoreQueries } from "./create-store-queries.ts";

type Same<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;
const expectSame = <Left, Right>(_: Same<Left, Right>): void => {};

expectSame<keyof StoreQueries | keyof StoreMutations, keyof typeof contract.operations>(true);

const options = { baseUrl: "https://api.animal-store.example/v1", apiKey: "as_live_…" };
const { queries, mutations } = createStoreQueries(createStoreClient(options));
const bigints = createStoreQueries(createStoreClient({ ...options, int64: "bigint" }), { scope: "bigints" });

/** Calls the hooks like a component. */
export function useTypes(petId: number | undefined): void {
  const pets = useQuery(queries.listPets.options({ status: "available", limit: 10 }));
  expectSame<typeof pets.data, Pet[] | undefined>(true);
  expectSame<typeof pets.error, CallError<"listPets"> | null>(true);
  if (isStoreApiError(pets.error, "listPets")) pets.error.retryAfterSeconds satisfies number | undefined;
  const exact = useQuery(bigints.queries.getPet.options({ petId: 1 }));
  expectSame<NonNullable<typeof exact.data>["categoryId"], bigint>(true);

  const skipped = useQuery(queries.getPet.options(petId ? { petId } : skipToken, { headers: { Prefer: "code=503" } }));
  expectSame<typeof skipped.data, Pet | undefined>(true);
  expectSame<typeof skipped.error, CallError<"getPet"> | null>(true);
  // @ts-expect-error useSuspenseQuery cannot be disabled
  useSuspenseQuery(queries.getPet.options(petId ? { petId } : skipToken));

  const suspended = useSuspenseQuery(queries.listPets.options({ status: "sold" }));
  expectSame<typeof suspended.data, Pet[]>(true);
  expectSame<typeof suspended.error, CallError<"listPets"> | null>(true);
  const [first, second] = useSuspenseQueries({
    queries: [queries.getPet.options({ petId: 9223372036854775807n }), queries.listOrders.options()],
  });
  expectSame<typeof first.data, Pet>(true);
  expectSame<typeof second.data, Order[]>(true);
  const [single] = useQueries({ queries: [queries.getPet.options({ petId: 1 })] });
  expectSame<typeof single.data, Pet | undefined>(true);
  expectSame<typeof single.error, CallError<"getPet"> | null>(true);

  const pages = useInfiniteQuery(queries.listPets.infiniteOptions({ status: "available" }));
  expectSame<typeof pages.data, InfiniteData<QueryPage<Pet[]>> | undefined>(true);
  expectSame<typeof pages.error, CallError<"listPets"> | null>(true);
  const suspendedPages = useSuspenseInfiniteQuery(queries.listPets.infiniteOptions());
  expectSame<typeof suspendedPages.data, InfiniteData<QueryPage<Pet[]>>>(true);
  const names = useSuspenseInfiniteQuery({
    ...queries.listPets.infiniteOptions(),
    select: (data) => data.pages.flatMap(({ entries }) => entries.map(({ name }) => name)),
  });
  expectSame<typeof names.data, string[]>(true);

  usePrefetchQuery(queries.getPet.options({ petId: 1 }));
  usePrefetchInfiniteQuery(queries.listPets.infiniteOptions());

  const custom = useQuery({ ...queries.getPet.options({ petId: 1 }), enabled: false, staleTime: 1000, retry: 2 });
  expectSame<typeof custom.data, Pet | undefined>(true);
  const initialized = useQuery({ ...queries.listPets.options(), initialData: [] });
  expectSame<typeof initialized.data, Pet[]>(true);
  const cached = new QueryClient().getQueryData(queries.listPets.infiniteOptions().queryKey);
  expectSame<typeof cached, InfiniteData<QueryPage<Pet[]>> | undefined>(true);

  const createOrder = useMutation(mutations.createOrder());
  expectSame<typeof createOrder.data, Order | undefined>(true);
  expectSame<typeof createOrder.error, CallError<"createOrder"> | null>(true);
  createOrder.mutate({ petId: 7n });
  if (createOrder.error?.code === "pet_not_available") createOrder.error.status satisfies 409;
  // @ts-expect-error createOrder has no such error
  if (createOrder.error?.code === "invalid_cursor") throw createOrder.error;
  const createPet = useMutation({
    ...mutations.createPet({ timeoutMs: 1000 }),
    onMutate: () => "context",
    onSuccess: ({ name }, input, onMutateResult, { client }) => {
      [name, input.name, onMutateResult] satisfies string[];
      return client.invalidateQueries({ queryKey: queries.listPets.key });
    },
  });
  createPet.mutate({ name: "Rex", categoryId: 7 });

  // An int64 is a bigint if it is not exact as a number. React converts it to a string, as String() does.
  createElement("li", { key: createOrder.data?.petId });
  createElement("li", { key: String(createOrder.data?.petId) });

  // @ts-expect-error no pet has the status "lost"
  queries.listPets.options({ status: "lost" });
  // @ts-expect-error the pages set the cursor
  queries.listPets.infiniteOptions({ cursor: "cDoyMA" });
  // @ts-expect-error getPet needs a petId
  queries.getPet.options();
  // @ts-expect-error getPet is not a list
  queries.getPet.infiniteOptions;
  // @ts-expect-error the contract has no operation "listCats"
  queries.listCats;
  // @ts-expect-error listPets is not a mutation
  mutations.listPets;
  // @ts-expect-error a new pet needs a name
  createPet.mutate({ categoryId: 7 });
  // @ts-expect-error listPets accepts no Idempotency-Key
  queries.listPets.options({}, { idempotencyKey: "once" });
}
