// A power of two; 64 KiB of marks.
const slots = 2 ** 14;

/**
 * Whether a name was asked about lately, roughly: a name forgets another one that falls on its slot. So what is asked for once,
 * by a walk through all pages for example, is told from what is asked for again.
 */
export function createAskedLately(): (name: string) => boolean {
  const marks = new Uint32Array(slots);
  return (name) => {
    const mark = fnv1a(name);
    const slot = mark % slots;
    if (marks[slot] === mark) return true;
    marks[slot] = mark;
    return false;
  };
}

/** The 32 bits of FNV-1a (RFC 9923), of UTF-16 units instead of bytes. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
