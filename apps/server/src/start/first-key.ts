import { type KeyRing, type Log, StoreUnavailable } from "@animal-store/service";

/** A key for a store that has none yet. @returns the key, or undefined when there are keys already, or the store is away */
export async function issueFirstKey(keyRing: KeyRing, log: Log): Promise<string | undefined> {
  try {
    const issued = await keyRing.issueFirst({ plan: "business", name: "first key" });
    return issued?.key;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    log.warn({ err: error }, "the store cannot tell whether it has a key: if not, the next start makes one");
    return undefined;
  }
}
