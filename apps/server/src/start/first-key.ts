import type { KeyRing } from "@animal-store/service";

/** A key for a data folder that has none yet. @returns the key, or undefined when there are keys already */
export async function issueFirstKey(keyRing: KeyRing): Promise<string | undefined> {
  const keys = await keyRing.list();
  if (keys.length > 0) return undefined;
  const { key } = await keyRing.issue({ plan: "business", name: "first key" });
  return key;
}
