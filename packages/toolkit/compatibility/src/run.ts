import { parseArgs } from "node:util";
import { DocumentError, inputHelp, loadDocument, openInput, rootHelp } from "@animal-store/openapi-document";
import { compareDocuments } from "./compare.ts";
import { parseDate } from "./compare-keywords.ts";
import { formatJson, formatText } from "./format.ts";

const usage = `Usage: compatibility OLD NEW [--json] [--date YYYY-MM-DD] [--root FOLDER]

Compares two OpenAPI documents, 2.0 to 3.2, and reports the changes that break clients of the old one.

Each document is ${inputHelp}.

  --json  print the report as JSON
  --date  compare as of this day, for \`x-sunset\` (default: today in UTC)
  --root  ${rootHelp}
  --help  print this text

Exit codes: 0 compatible, 1 breaking changes, 2 wrong usage or an unreadable document.`;

/** Runs the command. @returns the exit code: 0 if the documents are compatible, 1 if not, 2 for wrong usage or an unreadable document */
export async function run(args: string[]): Promise<number> {
  const problem = (message: string) => {
    console.error(message);
    return 2;
  };
  let commandLine: ReturnType<typeof parseCommandLine>;
  try {
    commandLine = parseCommandLine(args);
  } catch (error) {
    return problem(`${(error as Error).message}\n\n${usage}`);
  }
  const { values, positionals } = commandLine;
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [oldFile, newFile] = positionals;
  if (!oldFile || !newFile || positionals.length > 2)
    return problem(`Pass two documents: the old one and the new one. Got ${positionals.length}.\n\n${usage}`);
  if (oldFile === "-" && newFile === "-")
    return problem(
      "Only one document can be -, because the standard input is read once. Pass a file for the other one.",
    );
  const date = values.date === undefined ? Date.now() : parseDate(values.date);
  if (date === undefined) return problem(`--date must be a date YYYY-MM-DD, got "${values.date}".`);
  try {
    const load = async (argument: string) =>
      loadDocument(await openInput(argument, { root: values.root, log: (line) => console.error(line) }));
    const changes = compareDocuments(await load(oldFile), await load(newFile), { date });
    const format = values.json ? formatJson : formatText;
    console.log(format({ old: oldFile, new: newFile, changes }));
    return changes.some(({ verdict }) => verdict === "breaking") ? 1 : 0;
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return problem(error.message);
  }
}

function parseCommandLine(args: string[]) {
  const options = {
    json: { type: "boolean" },
    help: { type: "boolean", short: "h" },
    date: { type: "string" },
    root: { type: "string" },
  } as const;
  return parseArgs({ args, options, allowPositionals: true });
}
