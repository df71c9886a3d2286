// Runs the server, and kills its process between the commit of a pet and the response.
import { systemClock } from "@animal-store/store";
import { openTestStore } from "./open-test-stores.ts";
import { startTarget } from "./start-target.ts";

const { store, close } = openTestStore(process.env.DATA_DIR ?? "");
const writes: typeof store.writes = {
  ...store.writes,
  async createPet(pet, claim) {
    await store.writes.createPet(pet, claim);
    process.kill(process.pid, "SIGKILL");
    return new Promise(() => {});
  },
};
const clock = { ...systemClock, advance() {} };
const { baseUrl } = await startTarget("normal", { store: { ...store, writes }, close }, { clock });
console.log(`API ${baseUrl}`);
