import { describeFuzz } from "./fuzz/describe-fuzz.ts";

describeFuzz({ count: 2000, timeout: 60_000 });
