import { createStoreClient } from "@animal-store/client";

export const store = createStoreClient({
  baseUrl: "http://127.0.0.1:4030/v1",
  key: process.env.KEY ?? "",
});
