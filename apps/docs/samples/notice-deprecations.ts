import { store } from "./store.ts";

const { response } = await store.GET("/pets/{petId}", { params: { path: { petId: 1 } } });
console.log(response.headers.get("Sunset"));
