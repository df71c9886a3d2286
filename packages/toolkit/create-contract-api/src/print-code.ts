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
  /** A group breaks either all of the lines in it or none of them. */
  readonly isGroup: boolean;
  readonly mustBreak?: boolean;
}

const width = 120;
const line: Line = { unbroken: " ", broken: "" };
export const softline: Line = { unbroken: "", broken: "" };

export function indent(...content: readonly Code[]): Code {
  return { content, isGroup: false };
}

function group(content: Code, mustBreak = false): Code {
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

/** Writes a call whose last argument is an object or a function, with its first and last line in those of the call. */
export function writeHuggingCall(name: Code, ...args: readonly Code[]): Code {
  return [name, "(", ...args.flatMap((each, index) => (index === 0 ? [each] : [", ", each])), ")"];
}

/** Writes `rows.map((row) => notes.toItem(row))`. */
export function writeMap(list: string, parameter: string, result: Code): Code {
  return group([`${list}.map((${parameter}) =>`, indent(line, result), { unbroken: "", broken: "," }, ")"]);
}

/** Writes `db.selectFrom("notes").selectAll()`, with a line for each call if they do not fit or if one is complex. */
export function writeChain(start: string, ...calls: readonly Code[]): Code {
  const mustBreak = calls.length > 2 && calls.some(isComplex);
  return group([start, indent(...calls.flatMap((call) => [softline, ".", call]))], mustBreak);
}

/** Returns whether a call has a function, an operator, or arguments in three levels: `values(notes.toRow(omit(body)))`. */
function isComplex(call: Code): boolean {
  const text = printCode(call).replaceAll(/(?<=[\w\])])\["(?:\\.|[^"\\])*"\]|"(?:\\.|[^"\\])*"/g, (literal) =>
    literal.startsWith("[") ? "" : "0",
  );
  let level = 0;
  for (const character of text)
    if (/[([{]/.test(character)) level++;
    else if (/[)\]}]/.test(character)) level--;
    else if (level > 2) return true;
  return /=>| [?+*-]{1,2} |\.\.\./.test(text);
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
export function printCode(code: Code, level = 0): string {
  let text = "";
  let column = level * 2;
  const stack: Part[] = [{ code, level, isBroken: true }];
  for (let part = stack.pop(); part; part = stack.pop()) {
    const { code: each, isBroken } = part;
    if (typeof each === "string") append(each);
    else if ("unbroken" in each) append(isBroken ? `${each.broken}\n${"  ".repeat(part.level)}` : each.unbroken);
    else if (!("content" in each)) stack.push(...each.map((inner) => ({ ...part, code: inner })).reverse());
    else if (!each.isGroup) stack.push({ ...part, code: each.content, level: part.level + 1 });
    else {
      const flat = { ...part, code: each.content, isBroken: false };
      stack.push(each.mustBreak || !fits([...stack, flat], width - column) ? { ...flat, isBroken: true } : flat);
    }
  }
  return text;

  function append(part: string): void {
    text += part;
    column = part.includes("\n") ? part.length - part.lastIndexOf("\n") - 1 : column + part.length;
  }
}

interface Part {
  readonly code: Code;
  readonly level: number;
  readonly isBroken: boolean;
}

/** Returns whether the last part, and what follows it up to the next line break, fit in a line. */
function fits(stack: Part[], width: number): boolean {
  let left = width;
  for (let part = stack.pop(); part; part = stack.pop()) {
    const { code, isBroken } = part;
    if (typeof code === "string") {
      const [first = "", ...lines] = code.split("\n");
      left -= first.length;
      if (left < 0) return false;
      if (lines.length > 0) return true;
    } else if ("unbroken" in code) {
      if (isBroken) return left >= code.broken.length;
      left -= code.unbroken.length;
    } else if ("content" in code) {
      if (code.mustBreak && !isBroken) return false;
      stack.push({ ...part, code: code.content, isBroken: code.isGroup ? code.mustBreak === true : isBroken });
    } else stack.push(...code.map((inner) => ({ ...part, code: inner })).reverse());
  }
  return true;
}
