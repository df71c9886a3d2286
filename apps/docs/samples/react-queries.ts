import { QueryClient } from "@tanstack/react-query";
import { openStore } from "./store-queries.ts";

const queries = openStore(process.env.KEY ?? "");
const cache = new QueryClient();

const pets = await cache.fetchQuery(queries.listPets.queryOptions({ limit: 2 }));
const { pages } = await cache.fetchInfiniteQuery({
  ...queries.listPets.infiniteQueryOptions({ limit: 2 }),
  pages: 2,
});
console.log(pets.length, "pets, then", pages.length, "pages of them");
