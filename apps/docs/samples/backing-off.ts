import { store } from "./store.ts";

const { data, response } = await store.GET("/pets");
console.log(data?.length, response.headers.get("RateLimit"));
