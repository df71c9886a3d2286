import { store } from "./store.ts";

const { error } = await store.POST("/pets", { body: { name: "", categoryId: 7 } });
if (error?.status === 400) {
  for (const { path, message } of error.details ?? []) console.log(path, message);
}
