import type { KeyRing } from "@animal-store/service";

/** A key for a store that has none yet. @returns the key, or undefined when there are keys already */
export async function issueFirstKey(keyRing: KeyRing): Promise<string | undefined> {
  const issued = await keyRing.issueFirst({ plan: "business", name: "first key" });
  return issued?.key;
}
