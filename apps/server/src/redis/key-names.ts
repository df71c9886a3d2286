const prefix = "animal-store:";

/** The calls of a process, numbered. */
export const callsKey = (processId: string) => `${prefix}calls:${processId}`;
export const usageKey = (keyId: string) => `${prefix}usage:${keyId}`;
/** Callers without a valid key, in the current minute. */
export const addressesKey = `${prefix}addresses`;
