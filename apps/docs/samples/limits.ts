import { readLimits } from "@animal-store/client";
import { store } from "./store.ts";

const { response } = await store.GET("/pets");
console.log(readLimits(response));
