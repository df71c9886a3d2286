import { createStoreClient } from "@animal-store/client";

const store = createStoreClient({
  baseUrl: "http://127.0.0.1:4030/v1",
  key: process.env.KEY ?? "",
});

const { data, error } = await store.GET("/pets", {
  params: { query: { status: "available", limit: 2 } },
});
console.log(data ?? error);
