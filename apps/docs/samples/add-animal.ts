import { store } from "./store.ts";

const { data, error } = await store.POST("/pets", {
  body: { name: "Rex", categoryId: 7, status: "available" },
});
console.log(data ?? error);
