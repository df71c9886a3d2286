import { beforeEach } from "vitest";
import { describeKeyStore } from "../testing/describe-key-store.ts";
import type { KeyStore } from "./key-store.ts";
import { createMemoryKeyStore } from "./memory-key-store.ts";

let keys: KeyStore;
beforeEach(() => {
  keys = createMemoryKeyStore();
});

describeKeyStore(() => keys, ["browse", "lend"]);
