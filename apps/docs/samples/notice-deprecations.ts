import { createStoreClient } from "@animal-store/client";

const store = createStoreClient({
  baseUrl: "http://127.0.0.1:4030/v1",
  key: process.env.KEY ?? "",
  onDeprecated: ({ operation, sunset }) =>
    console.log(operation, "goes on", sunset?.toUTCString()),
});

await store.GET("/pets/{petId}", { params: { path: { petId: 1 } } });
