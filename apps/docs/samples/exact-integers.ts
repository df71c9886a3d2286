import { store } from "./store.ts";

const { data } = await store.POST("/pets", {
  body: { name: "Ada", categoryId: 9223372036854775807n },
});
console.log(data?.categoryId);
