const prefix = "animal-store:";

/** The calls of a process, numbered. */
export const callsKey = (processId: string) => `${prefix}calls:${processId}`;
export const usageKey = (keyId: string) => `${prefix}usage:${keyId}`;
/** Head, entries and open batches of the shared changes. */
export const changeKeys = [`${prefix}changes`, `${prefix}changes:entries`, `${prefix}changes:open`] as const;
