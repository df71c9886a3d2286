import { describeCachedMemoryStores } from "../src/testing/describe-response-cache.ts";

describeCachedMemoryStores(20_000);
