import { readHeader } from "@animal-store/client";
import { store } from "./store.ts";

const first = await store.GET("/pets");
const header = { "If-None-Match": readHeader(first, "ETag") ?? "" };
const again = await store.GET("/pets", { params: { header } });
console.log(first.response.status, again.response.status);
