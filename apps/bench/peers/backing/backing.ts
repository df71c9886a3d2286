import { createAdmission } from "./admission.ts";
import { createPetStore, openDatabase } from "./pet-store.ts";

const { DATABASE, ANONYMOUS_PER_MINUTE } = process.env;
if (!DATABASE) throw new Error("DATABASE must name the peer's SQLite file.");
const database = openDatabase(DATABASE);
const perMinute = Number(ANONYMOUS_PER_MINUTE ?? 60);

/** What every peer stands on, so that only their frameworks differ. */
export const store = createPetStore(database);
export const admit = createAdmission(database, { perMinute, perDay: Number.MAX_SAFE_INTEGER });
export const port = Number(process.env.PORT ?? 0);

/** The headers of a deprecated operation. */
export const deprecated = {
  Deprecation: "@1764892800",
  Sunset: "Thu, 05 Dec 2030 00:00:00 GMT",
  Link: '</docs#tag/pets/operation/getPet>; rel="deprecation"; type="text/html", </v1/pets>; rel="successor-version"',
};
export const cacheControl = "private, no-cache";
