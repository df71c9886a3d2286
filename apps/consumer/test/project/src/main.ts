import { useStore } from "./use-client.ts";

const [, , baseUrl = "", key = ""] = process.argv;
console.log(JSON.stringify(await useStore(baseUrl, key)));
