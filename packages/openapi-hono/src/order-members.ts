/** Returns an object with its members in the given order, and others after them; anything else as it is. */
export function orderMembers(value: unknown, order: readonly string[]): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const places = Object.keys(value).map(placeOf);
  // Most clients send them in order.
  if (places.every((place, index) => index === 0 || place >= (places[index - 1] as number))) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => placeOf(one) - placeOf(other)));

  function placeOf(name: string): number {
    return order.includes(name) ? order.indexOf(name) : order.length;
  }
}
