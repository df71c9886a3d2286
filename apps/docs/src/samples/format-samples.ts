import { basePathOf, type ContractRoot, documentedOperations } from "../contract-document.ts";
import { codeBlock, type OutputFormat, tabs } from "../guides/markdown.ts";
import { type Call, toHeaders, toRequestTarget } from "../try/call.ts";
import { type Parameter, toOperation } from "../try/operations.ts";
import { parseCommands, parseCurl } from "../try/run-shell.ts";
import { type SampleLanguage, sampleLanguages, toSamples } from "./operation-samples.ts";

const blockPattern = (info: string) => `\`\`\`${info}\\n(?:(?!\`\`\`).*\\n)+\`\`\``;
const outputPattern = `\\n\\n${blockPattern('\\w+ title="Output".*')}`;
const typescriptPattern = `${blockPattern("ts title=.*")}(?:${outputPattern})?`;
const typescriptSamples = new RegExp(`^${typescriptPattern}`, "gm");
// A curl sample, its output, and the TypeScript sample that follows it.
const shellSamples = new RegExp(`^(${blockPattern("sh")})(${outputPattern})(?:\\n\\n(${typescriptPattern}))?`, "gm");
const clientNote = "`store.ts` is the [shared client](sandbox.md#shared-client).";
const runButton = `<div class="sample-run not-content">
<button type="button" data-run-sample>Run</button> <span>on the store in this page</span>
</div>`;

interface SampleParts {
  readonly shell: string;
  readonly output: string;
  readonly typescript: string | undefined;
}

/**
 * Adds a note to each sample that imports `store.ts`. On a page, adds a button to each curl sample, and shows it in all languages: with the
 * TypeScript sample that follows it, and with samples that send the same request.
 */
export function formatSamples(guide: string, format: OutputFormat, contract: ContractRoot): string {
  const note = format === "page" ? `<div class="sample-note">\n\n${clientNote}\n\n</div>` : clientNote;
  const toPage = (_: string, shell: string, output: string, typescript?: string) =>
    toTabs({ shell, output, typescript }, contract);
  const formatted = format === "page" ? guide.replaceAll(shellSamples, toPage) : guide;
  return formatted.replaceAll(typescriptSamples, (sample) =>
    sample.includes('"./store.ts"') ? `${sample}\n\n${note}` : sample,
  );
}

function toTabs(parts: SampleParts, contract: ContractRoot): string {
  const { shell, typescript } = parts;
  const response = shell.includes("curl ") ? `${parts.output}\n\n${runButton}` : parts.output;
  const samples = translateSample(parts, contract);
  const toText = ({ id, info }: (typeof sampleLanguages)[number]) => {
    if (id === "sh") return typescript === undefined ? shell : shell + response;
    if (id === "ts" && typescript !== undefined) return typescript;
    // The search ranks pages by their own words.
    return samples[id] && `<div data-pagefind-ignore>\n\n${codeBlock(samples[id], info)}\n\n</div>`;
  };
  const items = sampleLanguages.map((language) => ({ label: language.label, text: toText(language) ?? "" }));
  const shown = items.filter(({ text }) => text !== "");
  if (shown.length === 1) return shell + response;
  // A TypeScript sample of the guide has its own output. The others get the same response.
  return tabs(shown, "page", "language") + (typescript === undefined ? response : "");
}

/** Returns the samples that a page shows in addition to those in the text of a guide. */
export function translateSamples(guide: string, contract: ContractRoot): Samples[] {
  return [...guide.matchAll(shellSamples)].map(([, shell = "", output = "", typescript]) =>
    translateSample({ shell, output, typescript }, contract),
  );
}

type Samples = Partial<Record<SampleLanguage, string>>;

/** Returns samples that send the request of a curl sample, if it describes one operation. */
function translateSample({ shell, output, typescript }: SampleParts, contract: ContractRoot): Samples {
  const request = toRequest(shell);
  const call = request && toCall(request, contract);
  if (!call) return {};
  const status = Number(/(?<=HTTP\/1\.1 |"status": )\d{3}/.exec(output)?.[0] ?? 200);
  const hasNoBody = request.method === "HEAD" || status === 304;
  const { ts, py, go } = toSamples(call, request.url.origin, basePathOf(contract), {
    hasHead: request.hasHead,
    isError: status >= 300,
    ...(hasNoBody && { hasBody: false }),
  });
  return { ...(typescript === undefined && { ts }), py, go };
}

/** Returns the request of a shell sample, also if it is repeated. */
function toRequest(shell: string) {
  const commands = parseCommands(shell.replaceAll(/^```.*/gm, ""), { KEY: "$KEY" });
  const [[program, ...args] = [], ...others] = commands.filter(([name]) => name !== "echo");
  if (program !== "curl" || others.some((other) => other.slice(1).join() !== args.join())) return undefined;
  const { url, ...request } = parseCurl(args);
  return { ...request, url: new URL(url) };
}

/** Returns undefined for a request with parts that are not in the contract, such as the headers of CORS. */
function toCall(
  { method, url, headers, body = "" }: NonNullable<ReturnType<typeof toRequest>>,
  contract: ContractRoot,
) {
  const basePath = basePathOf(contract);
  const matchPath = (path: string) => toPathPattern(basePath + path).exec(url.pathname);
  const documented = documentedOperations(contract).find(
    (each) => each.method === (method === "HEAD" ? "GET" : method) && matchPath(each.path),
  );
  if (!documented) return undefined;
  const operation = toOperation(documented, contract);
  const names = [...url.searchParams.keys(), ...headers.keys()].map((name) => name.toLowerCase());
  const position = ({ name }: Parameter) => names.indexOf(name.toLowerCase());
  const parameters = {
    ...matchPath(documented.path)?.groups,
    ...Object.fromEntries([...url.searchParams.keys()].map((name) => [name, url.searchParams.getAll(name).join()])),
    ...Object.fromEntries(
      operation.parameters.map(({ name }) => [name, headers.get(name)]).filter(([, value]) => value),
    ),
  };
  const key = headers.has("Authorization") ? "$KEY" : undefined;
  const call: Call = {
    operation: { ...operation, method, parameters: operation.parameters.toSorted((a, b) => position(a) - position(b)) },
    draft: { parameters, body },
    caller: { name: "", key, perMinute: undefined },
    prefer: "",
  };
  const target = new URL(toRequestTarget(call, basePath), url);
  const isSame =
    target.href === url.href && String([...new Headers(Object.fromEntries(toHeaders(call)))]) === String([...headers]);
  return isSame ? call : undefined;
}

/** Returns a pattern for the paths of a template such as `/pets/{petId}`. */
function toPathPattern(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
}
