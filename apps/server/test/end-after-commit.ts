// The server, which the kernel ends as soon as a pet is committed, before its answer leaves.
import { hash } from "node:crypto";
import { systemClock as clock, createAddressLimiter, createKeyRing, createMemoryLimiter } from "@animal-store/service";
import { openStores } from "../src/sqlite/open-stores.ts";
import { startServer } from "../src/start/start-server.ts";

const { stores } = openStores({ dataDirectory: process.env.DATA_DIR ?? "", onFatal: () => process.exit(1) });
const { origin } = await startServer({
  ...{ host: "127.0.0.1", port: 0, docsDirectory: "", clock, log: console, origins: [] },
  keyRing: createKeyRing({ store: stores.keys, clock }),
  limiter: createMemoryLimiter(),
  addressLimiter: createAddressLimiter(60),
  hash: (data) => hash("sha256", data, "base64url"),
  clientAddress: () => "127.0.0.1",
  readiness: { check: async () => [] },
  stores: {
    ...stores,
    pets: {
      ...stores.pets,
      async add(pet, claim) {
        await stores.pets.add(pet, claim);
        process.kill(process.pid, "SIGKILL");
        return new Promise(() => {});
      },
    },
  },
});
console.log(`API ${origin}/v1`);
