import { describeCachedMemoryStore } from "../src/testing/describe-response-cache.ts";

describeCachedMemoryStore(20_000);
