import type { Blocked } from "../connection/connection.ts";
import { tabStorage } from "./tab-storage.ts";

const name = "animal-store-blocked";

/** Until when nothing may be sent with the kept key, so that loading the page anew sends nothing either. */
export const keptBlock = {
  read(): Blocked | undefined {
    const text = tabStorage.read(name);
    return text === undefined ? undefined : JSON.parse(text);
  },
  keep(blocked: Blocked | undefined) {
    if (blocked) tabStorage.keep(name, JSON.stringify(blocked));
    else tabStorage.forget(name);
  },
};
