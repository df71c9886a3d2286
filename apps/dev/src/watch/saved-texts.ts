import { readFileSync } from "node:fs";

/** What files held when they were last asked for. */
export interface SavedTexts {
  /** Whether a file holds something else than before, or is gone. */
  isNew(file: string): boolean;
}

export function createSavedTexts(): SavedTexts {
  const texts = new Map<string, string>();
  return {
    isNew(file) {
      const text = readIfThere(file);
      const isChanged = text === undefined || texts.get(file) !== text;
      if (text === undefined) texts.delete(file);
      else texts.set(file, text);
      return isChanged;
    },
  };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
