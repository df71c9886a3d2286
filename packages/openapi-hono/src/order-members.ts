/** Returns an object with its members in the given order, and others after them; anything else as it is. */
export function orderMembers(value: unknown, order: readonly string[]): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const names = Object.keys(value);
  const places = names.map((name) => (order.includes(name) ? order.indexOf(name) : order.length));
  if (places.every((place, index) => index === 0 || place >= (places[index - 1] as number))) return value;
  const sorted = Object.entries(value).sort(([one], [other]) => placeOf(one) - placeOf(other));
  return Object.fromEntries(sorted);

  function placeOf(name: string): number {
    return places[names.indexOf(name)] as number;
  }
}
