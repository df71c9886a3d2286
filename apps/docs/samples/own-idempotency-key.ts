import { store } from "./store.ts";

const header = { "Idempotency-Key": "order-4711" };
const { data, response } = await store.POST("/store/orders", {
  params: { header },
  body: { petId: 3 },
});
console.log(data, response.headers.get("Idempotency-Replayed"));
