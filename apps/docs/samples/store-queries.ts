import { createStoreClient } from "@animal-store/client";
import { createStoreQueries } from "@animal-store/client-react";

export function openStore(key: string) {
  return createStoreQueries(
    createStoreClient({ baseUrl: "http://127.0.0.1:4030/v1", key }),
  );
}
