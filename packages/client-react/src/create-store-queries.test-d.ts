import { createStoreClient, isStoreError, type Schemas, type StoreError } from "@animal-store/client";
import type { contract, OperationId } from "@animal-store/contract";
import {
  type InfiniteData,
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
import { createStoreQueries, type MutationId, type Page, type PagedId, type QueryId } from "./index.ts";

type Same<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;
const expectSame = <Left, Right>(_: Same<Left, Right>): void => {};

type Operations = typeof contract.operations;
type MatchingId<Operation> = { [Id in OperationId]: Operations[Id] extends Operation ? Id : never }[OperationId];
type ParameterName<Id extends OperationId> = Operations[Id]["parameters"][number]["name"];

expectSame<QueryId, MatchingId<{ method: "GET" }>>(true);
expectSame<PagedId, { [Id in OperationId]: "cursor" extends ParameterName<Id> ? Id : never }[OperationId]>(true);
expectSame<MutationId, MatchingId<{ method: "POST" | "PUT" | "PATCH" | "DELETE" }>>(true);

const queries = createStoreQueries(
  createStoreClient({ baseUrl: "https://api.animal-store.example/v1", key: "as_live_…" }),
);

/** Calls the hooks like a component. */
export function useTypes(): void {
  const pets = useQuery(queries.listPets.queryOptions({ status: "available", limit: 10 }));
  expectSame<typeof pets.data, Schemas["Pet"][] | undefined>(true);
  expectSame<typeof pets.error, StoreError<"listPets"> | Error | null>(true);

  const petPages = useInfiniteQuery(queries.listPets.infiniteQueryOptions({ status: "available" }));
  expectSame<typeof petPages.data, InfiniteData<Page<Schemas["Pet"][]>, string | undefined> | undefined>(true);

  if (isStoreError(pets.error, "listPets")) expectSame<typeof pets.error, StoreError<"listPets">>(true);

  const pet = useQuery(queries.getPet.queryOptions({ petId: 9223372036854775807n }));
  expectSame<typeof pet.data, Schemas["Pet"] | undefined>(true);

  const suspended = useSuspenseQuery(queries.listPets.queryOptions({ status: "sold" }));
  expectSame<typeof suspended.data, Schemas["Pet"][]>(true);
  expectSame<typeof suspended.error, StoreError<"listPets"> | Error | null>(true);

  const suspendedPages = useSuspenseInfiniteQuery(queries.listPets.infiniteQueryOptions());
  expectSame<typeof suspendedPages.data, InfiniteData<Page<Schemas["Pet"][]>, string | undefined>>(true);
  const suspendedNames = useSuspenseInfiniteQuery({
    ...queries.listPets.infiniteQueryOptions(),
    select: ({ pages }) => pages.flatMap(({ entries }) => entries.map(({ name }) => name)),
  });
  expectSame<typeof suspendedNames.data, string[]>(true);

  const [first, second] = useSuspenseQueries({
    queries: [queries.getPet.queryOptions({ petId: 1 }), queries.listOrders.queryOptions()],
  });
  expectSame<typeof first.data, Schemas["Pet"]>(true);
  expectSame<typeof second.data, Schemas["Order"][]>(true);
  const [single] = useQueries({ queries: [queries.getPet.queryOptions({ petId: 1 })] });
  expectSame<typeof single.data, Schemas["Pet"] | undefined>(true);

  usePrefetchQuery(queries.getPet.queryOptions({ petId: 1 }));
  usePrefetchInfiniteQuery(queries.listPets.infiniteQueryOptions());

  const custom = useQuery({ ...queries.getPet.queryOptions({ petId: 1 }), enabled: false, staleTime: 1000, retry: 2 });
  expectSame<typeof custom.data, Schemas["Pet"] | undefined>(true);
  const initialized = useQuery({ ...queries.listPets.queryOptions(), initialData: [] });
  expectSame<typeof initialized.data, Schemas["Pet"][]>(true);

  const createPet = useMutation(queries.createPet.mutationOptions());
  expectSame<typeof createPet.data, Schemas["Pet"] | undefined>(true);
  createPet.mutate({ body: { name: "Rex", categoryId: 7n }, header: { "Idempotency-Key": "once" } });
  const createOrder = useMutation({ ...queries.createOrder.mutationOptions(), onSuccess: ({ petId }) => void petId });
  expectSame<typeof createOrder.data, Schemas["Order"] | undefined>(true);

  // @ts-expect-error No pet has the status "lost".
  queries.listPets.queryOptions({ status: "lost" });
  // @ts-expect-error The pages set the cursor.
  queries.listPets.infiniteQueryOptions({ cursor: "cDoyMA" });
  // @ts-expect-error getPet needs a petId.
  queries.getPet.queryOptions();
  // @ts-expect-error getPet is not a list.
  queries.getPet.infiniteQueryOptions({ petId: 1 });
  // @ts-expect-error The contract has no operation "listCats".
  queries.listCats;
  // @ts-expect-error A new pet needs a name.
  createPet.mutate({ body: { categoryId: 7 } });
  // @ts-expect-error createPet has no header "Colour".
  createPet.mutate({ body: { name: "Rex", categoryId: 7 }, header: { Colour: "red" } });
}
