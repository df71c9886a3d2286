export function writeObject(members: readonly string[]): string {
  return `{ ${members.join(", ")} }`;
}

export function writeCall(name: string, ...args: readonly string[]): string {
  return `${name}(${args.join(", ")})`;
}

/** Writes `db.selectFrom("notes").selectAll()`. */
export function writeChain(...calls: readonly string[]): string {
  return calls.join(".");
}
