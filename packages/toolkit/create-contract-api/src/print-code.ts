/** A text with places for line breaks, as in the printers of Prettier and Biome. */
export type Code = string | readonly Code[] | Line | Nested;
interface Line {
  /** The text if the group fits in the line. */
  readonly unbroken: string;
  /** The text before the line break. */
  readonly broken: string;
}
interface Nested {
  readonly content: Code;
  /** A group breaks either all of its own lines or none of them. */
  readonly isGroup: boolean;
  readonly mustBreak?: boolean;
}

const width = 120;
const line: Line = { unbroken: " ", broken: "" };
export const softline: Line = { unbroken: "", broken: "" };

export function indent(...content: readonly Code[]): Code {
  return { content, isGroup: false };
}

export function group(content: Code, mustBreak = false): Code {
  return { content, isGroup: true, mustBreak };
}

/** Writes an object. The last member ends with a comma if they are on separate lines. */
export function writeObject(members: readonly Code[]): Code {
  return members.length === 0 ? "{}" : writeList("{", members, "}", line);
}

export function writeArray(items: readonly Code[]): Code {
  return writeList("[", items, "]");
}

export function writeCall(name: Code, ...args: readonly Code[]): Code {
  return [name, args.length === 0 ? "()" : writeList("(", args, ")")];
}

/** Writes a call whose last argument, an object, keeps the parentheses in its lines. */
export function writeHuggingCall(name: Code, ...args: readonly Code[]): Code {
  return [name, "(", ...args.flatMap((each, index) => (index === 0 ? [each] : [", ", each])), ")"];
}

/** Writes `db.selectFrom("notes").selectAll()`, with a line for each call if they do not fit or if one has a function. */
export function writeChain(start: string, ...calls: readonly Code[]): Code {
  const hasFunction = calls.length > 2 && calls.some((call) => JSON.stringify(call).includes("=>"));
  return group([start, indent(...calls.flatMap((call) => [softline, ".", call]))], hasFunction);
}

/** Writes a statement that depends on a condition. */
export function writeIf(condition: Code, statement: Code): Code {
  return group(["if (", condition, ")", indent(line, statement)]);
}

function writeList(start: string, items: readonly Code[], end: string, edge = softline): Code {
  const rest = items.slice(1).flatMap((item) => [",", line, item]);
  return group([start, indent(edge, items[0] ?? "", ...rest), { ...edge, broken: "," }, end]);
}

/** Returns the text of code that starts at an indentation. */
export function printCode(code: Code, level: number): string {
  let text = "";
  let column = level * 2;
  print(code, level, true);
  return text;

  function print(part: Code, depth: number, isBroken: boolean): void {
    if (typeof part === "string") append(part);
    else if ("unbroken" in part) append(isBroken ? `${part.broken}\n${"  ".repeat(depth)}` : part.unbroken);
    else if ("content" in part)
      print(part.content, depth + (part.isGroup ? 0 : 1), part.isGroup ? breaks(part) : isBroken);
    else for (const each of part) print(each, depth, isBroken);
  }

  function append(part: string): void {
    text += part;
    column = part.includes("\n") ? part.length - part.lastIndexOf("\n") - 1 : column + part.length;
  }

  function breaks({ content, mustBreak }: Nested): boolean {
    return mustBreak === true || column + flatten(content).length > width;
  }
}

function flatten(part: Code): string {
  if (typeof part === "string") return part;
  if ("unbroken" in part) return part.unbroken;
  return "content" in part ? flatten(part.content) : part.map(flatten).join("");
}
