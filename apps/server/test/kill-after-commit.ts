// Runs the server, and kills its process between the commit of a pet and the response.
import { systemClock } from "@animal-store/store";
import { openTestStores } from "./open-test-stores.ts";
import { startTarget } from "./start-target.ts";

const { stores, close } = openTestStores(process.env.DATA_DIR ?? "");
const pets: typeof stores.pets = {
  ...stores.pets,
  async add(pet, claim) {
    await stores.pets.add(pet, claim);
    process.kill(process.pid, "SIGKILL");
    return new Promise(() => {});
  },
};
const clock = { ...systemClock, advance() {} };
const { baseUrl } = await startTarget("normal", { stores: { ...stores, pets }, close }, { clock });
console.log(`API ${baseUrl}`);
