// Runs the server, and kills its process between the commit of a pet and the response.

import { systemClock } from "@animal-store/process";
import { decorateMethods } from "@animal-store/sql-store";
import { openTestStore } from "./open-test-stores.ts";
import { startTarget } from "./start-target.ts";

const opened = openTestStore(process.env.DATA_DIR ?? "");
const store = decorateMethods(opened.store, (method, name) => {
  if (name !== "createPet") return method;
  return async (...args) => {
    await method(...args);
    process.kill(process.pid, "SIGKILL");
    return new Promise(() => {});
  };
});
const clock = { ...systemClock, advance() {} };
const { baseUrl } = await startTarget("normal", { ...opened, store }, { clock });
console.log(`API ${baseUrl}`);
