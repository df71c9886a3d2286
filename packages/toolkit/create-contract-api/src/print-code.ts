/** A text, or its parts. Biome formats the new repository. */
export type Code = string | readonly Code[];

export function printCode(code: Code): string {
  return typeof code === "string" ? code : code.map(printCode).join("");
}

export function writeObject(members: readonly Code[]): Code {
  return members.length === 0 ? "{}" : ["{ ", join(members), " }"];
}

export function writeArray(items: readonly Code[]): Code {
  return ["[", join(items), "]"];
}

export function writeCall(name: Code, ...args: readonly Code[]): Code {
  return [name, "(", join(args), ")"];
}

/** Writes `db.selectFrom("notes").selectAll()`. */
export function writeChain(start: string, ...calls: readonly Code[]): Code {
  return [start, ...calls.flatMap((call) => [".", call])];
}

/** Writes a statement that depends on a condition. */
export function writeIf(condition: Code, statement: Code): Code {
  return ["if (", condition, ") ", statement];
}

function join(items: readonly Code[]): Code {
  return items.flatMap((item, index) => (index === 0 ? [item] : [", ", item]));
}
