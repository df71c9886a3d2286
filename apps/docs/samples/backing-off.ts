import { createStoreClient, orThrow, RateLimitError } from "@animal-store/client";

const store = createStoreClient({
  baseUrl: "http://127.0.0.1:4030/v1",
  key: process.env.KEY ?? "",
  retries: { waitAtMostMs: 5_000 },
});

try {
  for (let call = 1; call <= 61; call += 1) orThrow(await store.GET("/pets"));
} catch (error) {
  if (!(error instanceof RateLimitError)) throw error;
  console.log(
    `The ${error.window} is used up (${error.limit} requests). Go on in ${error.retryAfter} s.`,
  );
}
