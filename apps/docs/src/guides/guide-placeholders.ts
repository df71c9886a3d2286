import { readFileSync } from "node:fs";
import {
  type ContractRoot,
  findServerUrl,
  formatDate,
  formatDuration,
  getByPath,
  getOperation,
} from "../contract-document.ts";
import { errorLink, operationLink } from "../reference/links.ts";
import { parametrizedSamples, sampleTabs } from "../samples/operation-samples.ts";
import { agentCommands } from "../site/agents.ts";
import { renderBenchmarks } from "./benchmarks.ts";
import { formatChangelog } from "./changelog.ts";
import {
  bansParagraph,
  errorTable,
  operationIdTable,
  plansTable,
  stabilityTable,
  sunsetTable,
  tryPanel,
} from "./contract-tables.ts";
import { codeBlock, joinParagraphs, type OutputFormat } from "./markdown.ts";
import { renderPicture } from "./pictures.ts";

export type GuideOptions = {
  contract: ContractRoot;
  keyOf: (plan: string) => string;
  changelog: string;
  format: OutputFormat;
};

/** Renders a guide: replaces its placeholders, and turns links to guides into links to pages. @param name of its file, for errors */
export type RenderGuide = (guide: string, name: string) => string;

export function createGuideRenderer(options: GuideOptions): RenderGuide {
  const placeholders = createPlaceholders(options);
  return (guide, name) => {
    const text = renderPlaceholders(guide, { name, contract: options.contract, placeholders });
    return toPageLinks(showScreenshots(text, options.format));
  };
}

/** @throws {Error} with the line of a placeholder that is unknown or has no value */
export function renderPlaceholders(
  guide: string,
  { name, contract, placeholders }: { name: string; contract: object; placeholders: Placeholders },
): string {
  return guide.replaceAll(/\{\{\s*(.+?)\s*\}\}/g, (_, text: string, offset: number) => {
    try {
      return resolvePlaceholder(text, contract, placeholders);
    } catch (cause) {
      const line = guide.slice(0, offset).split("\n").length;
      throw new Error(`${name}:${line}  ${cause instanceof Error ? cause.message : cause}`, { cause });
    }
  });
}

// Guides link to each other as files, so that the links also work in the repository.
function toPageLinks(body: string): string {
  const toUrl = (slug: string) => (slug === "index" ? "/docs/" : `/docs/${slug}/`);
  return body.replaceAll(
    /\]\(([a-z\d-]+)\.md(#[\w-]*)?\)/g,
    (_, slug: string, anchor = "") => `](${toUrl(slug)}${anchor})`,
  );
}

/** Shows screenshots on a page in its theme. Guides name the light file, so that the repository shows it too. */
function showScreenshots(body: string, format: OutputFormat): string {
  return body.replaceAll(/!\[(.+)\]\(\.\.\/site\/public\/(\S+)-light\.webp\)/g, (_, text: string, name: string) => {
    if (format === "plain") return `![${text}](/docs/${name}-light.webp)`;
    const toImage = (theme: string, otherTheme: string) =>
      `<img class="screenshot ${otherTheme}:sl-hidden" src="/docs/${name}-${theme}.webp" alt="${text}" width="1536" height="900" loading="lazy" />`;
    return toImage("light", "dark") + toImage("dark", "light");
  });
}

/** Functions for placeholders such as `{{plans}}` or `{{error key_banned}}`. The argument is the text after the name. */
type Placeholders = Record<string, (argument: string) => string>;

// A placeholder with a dot is a path in the contract, any other one a key of `placeholders`.
function resolvePlaceholder(text: string, contract: object, placeholders: Placeholders): string {
  const [name = "", ...args] = text.split(/\s+/);
  const render = placeholders[name];
  if (render) return render(args.join(" "));
  if (name.includes(".")) return formatContractValue(contract, text);
  throw new Error(
    `{{${text}}} must be a path of the contract or begin with one of ${Object.keys(placeholders).join(", ")}. Correct the guide.`,
  );
}

function createPlaceholders({ contract, keyOf, changelog, format }: GuideOptions): Placeholders {
  return {
    plans: () => plansTable(contract["x-rate-limit-plans"] ?? {}),
    ban: () => (contract["x-ban"] ? bansParagraph(contract["x-ban"]) : ""),
    errors: () => errorTable(contract, format),
    error: (code) => knownErrorLink(contract, code),
    sunsets: () => sunsetTable(contract),
    stability: () => stabilityTable(contract),
    operations: () => operationIdTable(contract),
    reference: (operationId) =>
      operationId === ""
        ? "[API reference](/docs/reference/)"
        : operationLink(getOperation(contract, operationId, "reference").operation),
    document: () => "[one OpenAPI document](/docs/openapi.yaml)",
    try: (operationId) => (operationId === "" ? tryLink : tryOperation(contract, operationId, format)),
    key: (plan) => keyOf(plan),
    samples: (argument) => sampleTabs(parametrizedSamples(argument, contract), format),
    agents: () =>
      joinParagraphs(
        ...agentCommands(keyOf("pro")).map(
          ({ editor, command }) => `${editor}:\n\n${codeBlock(command, editor === "Cursor" ? "text" : "sh")}`,
        ),
      ),
    package: (name) => `http://127.0.0.1:3000/docs/packages/${name}-${readVersion(name)}.tgz`,
    server: (description) => findServerUrl(contract.servers, description),
    changelog: () => formatChangelog(changelog, contract, format),
    picture: (name) => renderPicture(name, contract, format),
    benchmarks: (name) => renderBenchmarks(name, format),
  };
}

function readVersion(name: string): string {
  return JSON.parse(readFileSync(new URL(`../../../../packages/${name}/package.json`, import.meta.url), "utf8"))
    .version;
}

const tryLink = "[Try it](/docs/try/)";

/** Returns a form that sends a request, or a link to the try-it page. */
function tryOperation(contract: ContractRoot, operationId: string, format: OutputFormat): string {
  if (operationId === "rate-limits") return format === "page" ? `<TryPanel id="${operationId}" />` : tryLink;
  const documented = getOperation(contract, operationId, "try");
  return format === "page" ? tryPanel(documented, contract) : tryLink;
}

function knownErrorLink(contract: ContractRoot, code: string): string {
  if (contract["x-error-codes"]?.[code]) return errorLink(code);
  throw new Error(`error must name an error code of the contract, got "${code}". Correct the guide.`);
}

/**
 * Formats a value of the contract. `x-ban.seconds | duration` formats the value at this path as a duration.
 * @throws {Error} if the path or the format does not exist
 */
function formatContractValue(contract: object, placeholder: string): string {
  const [path = "", formatName = "plain"] = placeholder.split("|").map((part) => part.trim());
  const value = getByPath(contract, path.split("."));
  if (typeof value !== "number" && typeof value !== "string") {
    throw new Error(
      `{{${placeholder}}} must be the path of a number or string in the contract, with the name of an item of a list, not its position. Correct the guide.`,
    );
  }
  const format = formats[formatName];
  if (format) return format(value);
  throw new Error(`{{${placeholder}}} must have one of the formats ${Object.keys(formats).join(", ")}.`);
}

const formats: Record<string, (value: number | string) => string> = {
  plain: (value) => (typeof value === "number" ? value.toLocaleString("en-US") : value),
  duration: (seconds) => formatDuration(Number(seconds)),
  bytes: (bytes) => `${Number(bytes) / 1024} KiB`,
  day: (date) => formatDate(String(date)),
};
