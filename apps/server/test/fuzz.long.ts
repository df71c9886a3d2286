import { describeFuzz } from "./fuzz/describe-fuzz.ts";

describeFuzz({ count: 200_000, timeout: 2_400_000 });
