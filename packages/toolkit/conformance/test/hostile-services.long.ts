import { testLargeBodies } from "./large-bodies.ts";

testLargeBodies(12_000_000);
