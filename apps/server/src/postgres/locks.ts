// Advisory locks of this program, in a space of their own: "pets" in ASCII.
const space = 0x70657473;

/** Held while the schema is brought up to date. */
export const migrationLock = [space, 0];
/** Held by each batch of writes until its end: so ids are given in the order of commits. */
export const writeLock = [space, 1];
/** Held while it is decided which key is the first. */
export const firstKeyLock = [space, 2];
