/** A word of the contract as people begin a line with it. */
export function sentenceCase(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll("_", " ");
}
