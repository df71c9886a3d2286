/** Sends a request to the store in the page. */
export type Send = (request: Request) => Response | Promise<Response>;

/**
 * Runs a shell sample of a guide: `curl` with the options of the guides, `echo`, and `for` over a list or `$(seq N)`.
 * @param variables for example `KEY`
 * @returns its output
 * @throws {Error} if the sample has another command or option
 */
export async function runShell(script: string, variables: Readonly<Record<string, string>>, send: Send) {
  let output = "";
  for (const [program, ...args] of parseCommands(script, variables)) {
    if (program === "curl") output += await curl(args, send);
    else if (program === "echo") output += `${args.join(" ")}\n`;
    else throw new Error(`This page cannot run ${program}. Copy the sample into a terminal.`);
  }
  return output;
}

/** Returns the commands of a script, with those of a loop for each of its rounds, and the values of variables. */
export function parseCommands(script: string, variables: Readonly<Record<string, string>>): string[][] {
  const tokens = script
    .replaceAll(/^\s*#.*$|\\\n/gm, "")
    .replaceAll(/\$\(seq (\d+)\)/g, (_, end: string) => Array.from({ length: Number(end) }, () => "_").join(" "))
    .match(/(?:"[^"]*"|'[^']*'|[^\s;"'])+|[;\n]/g);
  return toCommands(tokens ?? []).map((words) => words.map((word) => expand(word, variables)));
}

/** Splits tokens into commands until `done`, and repeats those of loops. Removes the tokens. */
function toCommands(tokens: string[]): string[][] {
  const commands: string[][] = [];
  let words: string[] = [];
  for (let token = tokens.shift(); token !== undefined && token !== "done"; token = tokens.shift()) {
    if (token !== ";" && token !== "\n") {
      if (token !== "do") words.push(token);
      continue;
    }
    const [program, , , ...items] = words;
    if (program === "for") {
      const body = toCommands(tokens);
      commands.push(...items.flatMap(() => body));
    } else if (words.length > 0) commands.push(words);
    words = [];
  }
  return words.length > 0 ? [...commands, words] : commands;
}

/** Removes quotes, and replaces variables outside of single quotes. */
function expand(word: string, variables: Readonly<Record<string, string>>): string {
  return word.replaceAll(/'([^']*)'|"|\$(\w+)/g, (_, literal?: string, name?: string) =>
    name === undefined ? (literal ?? "") : (variables[name] ?? ""),
  );
}

/** A request of curl, and what curl prints of its response. */
interface CurlRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly hasHead: boolean;
  readonly isDiscarded: boolean;
}

/** @throws {Error} if curl has an option that guides do not use */
export function parseCurl(args: string[]): CurlRequest {
  const headers = new Headers();
  let method: string | undefined;
  let body: string | undefined;
  let url = "";
  let [hasHead, isDiscarded] = [false, false];
  for (let arg = args.shift(); arg !== undefined; arg = args.shift()) {
    const value = () => args.shift() ?? "";
    if (arg === "-H") {
      const [, name = "", text = ""] = /^([^:]*): *(.*)$/.exec(value()) ?? [];
      headers.append(name, text);
    } else if (arg === "-X") method = value();
    else if (arg === "-d") body = value();
    else if (arg === "-i") hasHead = true;
    else if (arg === "-I") [hasHead, method] = [true, "HEAD"];
    else if (arg === "-o") isDiscarded = value() === "/dev/null";
    else if (arg !== "-s" && arg.startsWith("-"))
      throw new Error(`This page cannot run curl ${arg}. Copy the sample into a terminal.`);
    else if (!arg.startsWith("-")) url = arg;
  }
  method ??= body === undefined ? "GET" : "POST";
  return { method, url, headers, body, hasHead, isDiscarded };
}

async function curl(args: string[], send: Send): Promise<string> {
  const { method, url, headers, body, hasHead, isDiscarded } = parseCurl(args);
  const request = new Request(url, { method, ...(body !== undefined && { body }) });
  // Browsers remove headers such as Origin from the headers of a request.
  const response = await send(Object.defineProperty(request, "headers", { value: headers }));
  if (isDiscarded) return "";
  const lines = [
    `HTTP/1.1 ${response.status} ${response.statusText}`.trim(),
    ...[...response.headers].map((field) => field.join(": ")),
  ];
  return `${hasHead ? `${lines.join("\n")}\n\n` : ""}${await response.text()}`;
}
