import { useStore } from "./use-client.ts";
import { useQueries } from "./use-queries.ts";

const [, , baseUrl = "", key = ""] = process.argv;
console.log(JSON.stringify({ ...(await useStore(baseUrl, key)), queries: await useQueries(baseUrl, key) }));
