import { store } from "./store.ts";

const header = { "Idempotency-Key": "order-4711" };
const { data, response } = await store.POST("/store/orders", {
  params: { header },
  body: { petId: 4 },
});
console.log(
  data?.petId,
  data?.status,
  response.headers.get("Idempotency-Replayed"),
);
