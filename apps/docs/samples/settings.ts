import { createStoreClient } from "@animal-store/client";

const store = createStoreClient({
  baseUrl: "http://127.0.0.1:4030/v1",
  key: process.env.KEY ?? "",
  retries: { atMost: 5, waitAtMostMs: 10_000 },
  timeouts: { perTryMs: 5_000, perCallMs: 20_000 },
  pacing: true,
  onLog: ({ method, status, attempt }) =>
    console.log(method, status, `try ${attempt}`),
});

const { data } = await store.GET("/pets");
console.log(data?.length, "animals");
