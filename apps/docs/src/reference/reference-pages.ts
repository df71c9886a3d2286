import { STATUS_CODES } from "node:http";
import { getExampleValue } from "@animal-store/openapi-document/nodes";
import type {
  Content,
  ContractRoot,
  DocumentedOperation,
  Example,
  Header,
  Marked,
  OperationNode,
  ParameterNode,
  Reference,
  Response,
  Schema,
} from "../contract-document.ts";
import {
  basePathOf,
  documentedOperations,
  documentedResponses,
  formatDate,
  resolveRef,
  resolveResponses,
  toSerializedText,
} from "../contract-document.ts";
import { changesLink } from "../guides/changelog.ts";
import { badgeOf, readAdvice, stabilityTable, successorLink } from "../guides/contract-tables.ts";
import {
  codeBlock,
  escapeIn,
  joinParagraphs,
  joinParts,
  joinSentences,
  list,
  type OutputFormat,
  section,
  table,
} from "../guides/markdown.ts";
import type { Guide } from "../guides/read-guides.ts";
import { operationSamples, sampleLanguages, sampleTabs } from "../samples/operation-samples.ts";
import {
  addressOf,
  decisionAddress,
  decisionHeading,
  decisionLinks,
  decisionsAddress,
  errorLink,
  headerAddress,
  headerLink,
  operationAddress,
  operationLink,
  schemaAddress,
  schemaLink,
  sourceLink,
  toSlug,
} from "./links.ts";

export interface ReferenceOptions {
  readonly contract: ContractRoot;
  readonly format: OutputFormat;
  readonly keyOf: (plan: string) => string;
  /** Renders the placeholders of a text, such as `{{error key_banned}}`. */
  readonly render: (text: string) => string;
}

/** Returns the pages of the API reference: an index, the decisions, and a page for each operation, schema, error code and header. */
export function referencePages(options: ReferenceOptions): Guide[] {
  const { contract } = options;
  const pages = [
    indexPage(options),
    ...documentedOperations(contract).map((documented) => operationPage(documented, options)),
    ...Object.entries(contract.components?.schemas ?? {}).map(([name, schema]) => schemaPage(name, schema, options)),
    ...Object.keys(contract["x-error-codes"] ?? {}).map((code) => errorPage(code, options)),
    ...[...listHeaders(contract)].map(([name, uses]) => headerPage(name, uses, options)),
  ];
  return [...pages, decisionsPage(pages, options)];
}

function indexPage(options: ReferenceOptions): Guide {
  const { contract, format, render } = options;
  const { info, components: { securitySchemes = {} } = {} } = contract;
  const decisions = decisionLinks(info, contract);
  return {
    slug: "reference",
    title: "API reference",
    description: info.summary ?? "",
    keywords: `reference openapi.yaml specification spec swagger download document base url samples ${sampleLanguages.map(({ label }) => label).join(" ")}`,
    body: joinParagraphs(
      // On a page, the guides explain the same.
      format === "plain" && info.description,
      section("Base URLs", describeServers(options)),
      section(
        "Authentication",
        joinSentences(
          ...Object.values(securitySchemes).map(({ description = "" }) => escapeIn(format, description)),
          render("[Get a key](quickstart.md#2-start-a-server-and-create-a-key)."),
        ),
      ),
      section("Operations", stabilityTable(contract)),
      section("Rules of all operations", render(sharedRules)),
      decisions.length > 0 && `[Decisions](${decisionsAddress}) about the whole API: ${decisions.join(", ")}.`,
      "Other formats: [OpenAPI document](/docs/openapi.yaml), [one page, rendered by Redoc](/docs/redoc/).",
    ),
  };
}

const sharedRules =
  "[Errors](errors.md), [pagination](pagination.md), [rate limits](rate-limits.md), [idempotency](idempotency.md), [conditional requests](conditional-requests.md), [CORS](cors.md), [versioning](versioning.md), [non-goals](non-goals.md).";

function describeServers({ contract, format }: ReferenceOptions): string {
  const { servers = [] } = contract;
  const lines = servers.map(
    ({ url, name, description }) => `\`${url}\`: ${escapeIn(format, [name, description].filter(Boolean).join(", "))}.`,
  );
  const decisions = new Set(servers.map((server) => decisionNote(server, contract)));
  return joinParagraphs(list(lines), joinSentences(...decisions));
}

function operationPage(documented: DocumentedOperation, options: ReferenceOptions): Guide {
  const { contract, format, keyOf } = options;
  const { operation, method, path, parameters, responses } = documented;
  const { operationId, summary, requestBody } = operation;
  const [body] = Object.entries(requestBody?.content ?? {});
  const scopes = scopesOf(operation);
  const shared = sharedHeaders(contract).map(headerLink).join(", ");
  const banner = operation.deprecated && deprecationNotice(operation, contract);
  const intro = joinParagraphs(
    escapeIn(format, operation.description?.trim() ?? ""),
    joinSentences(scopes && `Requires the scope ${scopes}.`, decisionNote(operation, contract)),
  );
  const successes = responses.filter(([status]) => /^[123]/.test(status));
  const errors = responses.filter((each) => !successes.includes(each));
  const parameterFields = parameters.map((each) => toField(each, contract));
  const fields = joinParagraphs(
    section("Parameters", formatFields(parameterFields, format)),
    body && section("Request body", describeBody(body, "body", options)),
    section("Response", joinParagraphs(...successes.map((response) => describeResponse(response, options)))),
    section("Errors", describeErrors(errors, options)),
    shared && `Every response also has ${shared}.`,
    changesLink(operationId),
  );
  const page = {
    slug: toSlug(operationAddress(operationId)),
    title: summary,
    description: `${method} ${basePathOf(contract)}${path}`,
    keywords: `${operationId.toLowerCase()} ${method === "POST" ? "add create" : ""}`,
  };
  if (format === "plain") {
    const examples = joinParagraphs(
      section("Request example", requestExamples(documented, options)),
      section("Response example", joinParagraphs(...successes.map(responseExample))),
    );
    const tryLink = `[Try it](/docs/try/#operation=${operationId})`;
    return { ...page, body: joinParagraphs(banner, intro, tryLink, fields, examples) };
  }
  const panel = `<TryPanel id="${operationId}" sandboxKey="${keyOf("free")}" />`;
  const columns = `<div class="operation">\n<div>\n\n${intro}\n\n</div>\n${panel}\n<div>\n\n${fields}\n\n</div>\n</div>`;
  return { ...page, badge: badgeOf(operation), isWide: true, body: joinParagraphs(banner, columns) };
}

function deprecationNotice(operation: OperationNode, contract: ContractRoot): string {
  const {
    "x-deprecated-at": deprecatedAt,
    "x-sunset": sunset,
    "x-successor": successorId,
    "x-deprecation-docs": docs,
  } = operation;
  const since = deprecatedAt === undefined ? "" : ` since ${formatDate(deprecatedAt)}`;
  const removal = sunset === undefined ? "" : ` It will be removed on **${formatDate(sunset)}**.`;
  const successor = successorId === undefined ? "" : ` Use ${successorLink(successorId, contract)} instead.`;
  const guide = docs === undefined ? "" : ` [How to replace it](${docs})`;
  return `> **Deprecated**${since}.${removal}${successor}${guide}`;
}

function scopesOf({ security = [] }: OperationNode): string {
  const scopes = security.flatMap((each) => Object.values(each).flat());
  return scopes.map((scope) => `\`${scope}\``).join(" or ");
}

interface Field {
  readonly id: string;
  readonly name: string;
  readonly isRequired: boolean | undefined;
  readonly facts: readonly (string | false | undefined)[];
  readonly description: string;
  /** The fields of a nested object. */
  readonly nested?: string;
}

/** The fields that a list shows before it collapses optional ones. */
const shownFields = 4;

/** Formats parameters or properties as a list, required ones first. */
function formatFields(fields: readonly Field[], format: OutputFormat): string {
  const required = fields.filter(({ isRequired }) => isRequired);
  const items = [...required, ...fields.filter(({ isRequired }) => !isRequired)].map((each) =>
    formatField(each, format),
  );
  if (format === "plain") return items.join("\n\n");
  const toList = (part: readonly string[]) => `<ul class="fields">\n${part.join("\n")}\n</ul>`;
  const shown = Math.max(required.length, shownFields);
  const rest = items.slice(shown);
  return joinParagraphs(
    items.length > 0 && toList(items.slice(0, shown)),
    rest.length > 0 && collapse(`Optional fields: ${rest.length} more`, toList(rest), format),
  );
}

function formatField({ id, name, isRequired, facts, description, nested = "" }: Field, format: OutputFormat): string {
  const head = joinParts(" · ", [`**\`${name}\`**`, ...facts, isRequired && "**required**"]);
  const text = joinParagraphs(escapeIn(format, description.trim()), nested);
  if (format === "plain") return `- ${joinParagraphs(head, text).replaceAll(/\n(?=.)/g, "\n  ")}`;
  const key = encodeURIComponent(id);
  return `<li id="${key}">\n\n${head} <a class="field-link" href="#${key}" aria-label="Link to ${name}">#</a>\n\n${text}\n\n</li>`;
}

/** Collapses a text on a page. It opens for a link to an element in it, also without scripts. */
function collapse(summary: string, text: string, format: OutputFormat): string {
  return format === "plain" ? text : `<details>\n<summary>${summary}</summary>\n\n${text}\n\n</details>`;
}

function toField(parameter: ParameterNode, contract: ContractRoot): Field {
  const { name, in: location, required, description = "", schema, content = {}, "x-stability": stability } = parameter;
  return {
    id: `${location}.${name}`,
    name,
    isRequired: required,
    facts: [location, typeText(schema, contract), stability],
    description: joinSentences(
      description.trim(),
      location === "querystring" &&
        `It is the whole query, as ${Object.keys(content)
          .map((type) => `\`${type}\``)
          .join(" or ")}.`,
      location === "query" && "items" in schema && `Repeat it for several values: \`${name}=…&${name}=…\`.`,
      describeRules(schema, contract),
      decisionNote(parameter, contract),
    ),
  };
}

function describeBody([mediaType, content]: [string, Content], id: string, options: ReferenceOptions): string {
  const { schema, itemSchema } = content;
  const type = typeText(itemSchema ?? schema ?? {}, options.contract);
  return joinParagraphs(
    itemSchema ? `The body is a stream of \`${mediaType}\`. Each item is ${type}.` : `The body is ${type}.`,
    schemaFields(itemSchema ?? schema ?? {}, id, options),
  );
}

/** Returns the fields of an object, of the items of an array or of each alternative. @param parents the schemas that contain it */
function schemaFields(
  schema: Schema | Reference,
  id: string,
  options: ReferenceOptions,
  parents: readonly string[] = [],
): string {
  const { contract, format } = options;
  const name = "$ref" in schema ? schema.$ref : "";
  // A schema can contain itself.
  if (parents.includes(name)) return "";
  const path = name === "" ? parents : [...parents, name];
  const { properties = {}, required = [], items, contentSchema, oneOf = [] } = resolveRef<Schema>(contract, schema);
  const content = items ?? contentSchema;
  if (content) return schemaFields(content, id, options, path);
  const alternatives = oneOf.map((each) => {
    const label = "$ref" in each ? each.$ref.split("/").at(-1) : typeText(each, contract);
    const fields = schemaFields(each, `${id}.${label}`, options, path);
    return fields && joinParagraphs(format === "plain" && `${label}:`, collapse(`Fields of ${label}`, fields, format));
  });
  const fields = Object.entries(properties).map(([name, property]) => {
    const nested = schemaFields(property, `${id}.${name}`, options, path);
    return {
      id: `${id}.${name}`,
      name,
      isRequired: required.includes(name),
      facts: [typeText(property, contract)],
      description: joinSentences(
        descriptionOf(property, contract),
        describeRules(property, contract),
        decisionNote(property, contract),
      ),
      nested: nested && collapse(`Fields of ${name}`, nested, format),
    };
  });
  return joinParagraphs(formatFields(fields, format), ...alternatives);
}

function descriptionOf(schema: Schema | Reference, contract: ContractRoot): string {
  return (schema as Schema).description?.trim() ?? resolveRef<Schema>(contract, schema).description?.trim() ?? "";
}

/** Returns the type of a value, with a link to its schema. */
function typeText(schema: Schema | Reference, contract: ContractRoot): string {
  if ("$ref" in schema) return schemaLink(schema.$ref.split("/").at(-1) ?? "");
  const { type = "value", format, items, contentSchema, oneOf } = schema;
  if (items) return `array of ${typeText(items, contract)}`;
  if (contentSchema) return `${type} that contains ${typeText(contentSchema, contract)}`;
  if (oneOf) return oneOf.map((each) => typeText(each, contract)).join(" or ");
  const types = [type].flat().join(" or ");
  return format ? `${types} (${format})` : types;
}

function describeRules(schema: Schema | Reference, contract: ContractRoot): string {
  const rules = resolveRef<Schema>(contract, schema);
  return joinSentences(
    rules.enum && `One of ${rules.enum.map((value) => `\`${value}\``).join(", ")}.`,
    rules.const !== undefined && `Always \`${rules.const}\`.`,
    describeRange(rules.minimum, rules.maximum),
    describeRange(rules.minLength, rules.maxLength, " characters"),
    describeRange(rules.minItems, rules.maxItems, " items"),
    !rules["x-pattern-rule"] && rules.pattern !== undefined && `Matches \`${rules.pattern}\`.`,
    rules.default !== undefined && `Default: \`${rules.default}\`.`,
  );
}

function describeRange(min: number | undefined, max: number | undefined, unit = ""): string {
  if (min === undefined) return max === undefined ? "" : `At most ${max}${unit}.`;
  if (max === undefined) return `At least ${min}${min === 1 ? unit.replace(/s$/, "") : unit}.`;
  return `${min} to ${max}${unit}.`;
}

function describeResponse([status, response]: [string, Response], options: ReferenceOptions): string {
  const { contract, format } = options;
  const { summary, description, content = {} } = response;
  const [body] = Object.entries(content);
  const facts = joinSentences(
    summary && escapeIn(format, `${summary}.`),
    description && escapeIn(format, description),
    describeHeaders([response], contract),
    decisionNote(response, contract),
  );
  return joinParagraphs(
    `### ${status} ${STATUS_CODES[status] ?? ""}`,
    facts,
    body && describeBody(body, `${status}`, options),
  );
}

/** Returns a table of the error codes of an operation, and what the responses have in common. */
function describeErrors(errors: readonly [string, Response][], { contract, format }: ReferenceOptions): string {
  const rows = errors.flatMap(([status, { summary = "", description = summary, "x-error-codes": codes = [] }]) => {
    if (codes.length === 0) return [["–", status, escapeIn(format, description)]];
    const meaningOf = (code: string) => contract["x-error-codes"]?.[code]?.description ?? description;
    return codes.map((code) => [errorLink(code), status, escapeIn(format, meaningOf(code))]);
  });
  const responses = errors.map(([, response]) => response);
  const schemas = responses.flatMap(({ content = {} }) => Object.values(content).flatMap(({ schema }) => schema ?? []));
  const types = new Set(schemas.map((schema) => typeText(schema, contract)));
  const facts = joinSentences(
    types.size > 0 && `Body: ${[...types].join(" or ")}.`,
    describeHeaders(responses, contract),
    decisionNote({ "x-decision": [...new Set(responses.flatMap(({ "x-decision": ids = [] }) => ids))] }, contract),
  );
  if (rows.length === 0) return "";
  const text = joinParagraphs(table(["Code", "Status", "Meaning"], rows), facts);
  return collapse(`Error codes: ${rows.length}`, text, format);
}

/** Returns the headers that not every response has. */
function describeHeaders(responses: readonly Response[], contract: ContractRoot): string {
  const shared = sharedHeaders(contract);
  const names = new Set(responses.flatMap(({ headers = {} }) => Object.keys(headers)));
  const own = [...names].filter((name) => !shared.includes(name));
  return own.length > 0 ? `Headers: ${own.map(headerLink).join(", ")}.` : "";
}

/** Returns the names of the headers that every response has. */
function sharedHeaders(contract: ContractRoot): string[] {
  const names = documentedOperations(contract).flatMap(({ responses }) =>
    responses.map(([, { headers = {} }]) => Object.keys(headers)),
  );
  const [first = [], ...others] = names;
  return first.filter((name) => others.every((each) => each.includes(name)));
}

function requestExamples(documented: DocumentedOperation, { contract, keyOf }: ReferenceOptions): string {
  const samples = operationSamples(documented, contract);
  return joinParagraphs(
    `Start the [sandbox](/docs/sandbox/#run-the-samples), and set its key: \`export KEY=${keyOf("free")}\``,
    sampleTabs(samples, "plain"),
  );
}

function responseExample([status, { content = {} }]: [string, Response]): string {
  const title = `${status} ${STATUS_CODES[status]}`;
  const [block = ""] = Object.entries(content).flatMap(([mediaType, media]) =>
    Object.values(media.examples ?? {}).map((example) => exampleBlock(example, title, [mediaType, media])),
  );
  return block;
}

function exampleBlock(example: Example, title: string, [mediaType, media]: [string, Content] = ["", {}]): string {
  const text = toSerializedText(mediaType, media, example);
  return text === undefined ? jsonBlock(getExampleValue(example), title) : codeBlock(text, `text title="${title}"`);
}

function jsonBlock(value: unknown, title: string): string {
  return codeBlock(JSON.stringify(value, null, 2), `json title="${title}"`);
}

function schemaPage(name: string, schema: Schema, options: ReferenceOptions): Guide {
  const { contract } = options;
  const isUsed = (value: unknown) => JSON.stringify(value ?? {}).includes(`"#/components/schemas/${name}"`);
  const users = documentedOperations(contract).filter(({ operation, parameters, responses }) =>
    [operation.requestBody, parameters, responses].some(isUsed),
  );
  const schemas = Object.entries(contract.components?.schemas ?? {}).filter(([, other]) => isUsed(other));
  const links = [
    ...users.map(({ operation }) => operationLink(operation)),
    ...schemas.map(([other]) => schemaLink(other)),
  ];
  const example = findExample(name, contract);
  return {
    slug: toSlug(schemaAddress(name)),
    title: name,
    description: schema.description?.trim() ?? "",
    body: joinParagraphs(
      joinSentences(
        `Type: ${typeText(schema, contract)}.`,
        describeRules(schema, contract),
        decisionNote(schema, contract),
      ),
      section("Fields", schemaFields(schema, name, options)),
      example !== undefined && section("Example", jsonBlock(example, name)),
      section("Used by", list(links)),
    ),
  };
}

/** Returns the first example of a request or response body with a schema. */
function findExample(name: string, contract: ContractRoot): unknown {
  const bodies = documentedOperations(contract).flatMap(({ operation }) => operation.requestBody ?? []);
  const contents = [...bodies, ...documentedResponses(contract).map(([, response]) => response)].flatMap(
    ({ content = {} }) => Object.values(content),
  );
  const match = contents.find(
    ({ schema }) => schema && "$ref" in schema && schema.$ref === `#/components/schemas/${name}`,
  );
  return getExampleValue(Object.values<Example>(match?.examples ?? {})[0] ?? {});
}

function errorPage(code: string, { contract, render, format }: ReferenceOptions): Guide {
  const { status, description } = contract["x-error-codes"]?.[code] ?? { status: 0, description: "" };
  const { cause, solution, retry = "after a change" } = readAdvice(code);
  const example = documentedResponses(contract)
    .filter(([, response]) => hasCode(response, code))
    .flatMap(([, { content = {} }]) => Object.values(content).flatMap(({ examples = {} }) => Object.values(examples)))
    .find((each) => (getExampleValue(each) as { code?: string } | undefined)?.code === code);
  if (!example) throw new Error(`${code} must have an example in the contract. The reference shows it.`);
  const title = `${status} ${STATUS_CODES[status]}`;
  return {
    slug: toSlug(addressOf("errors", code)),
    title: code,
    description,
    body: joinParagraphs(
      `**Status** ${title}. **Retry** ${retry}.`,
      cause && section("Cause", `${escapeIn(format, description)} ${render(cause)}`),
      section("Solution", render(solution)),
      section("Example", exampleBlock(example, title)),
      section("Returned by", describeSenders(code, contract)),
    ),
  };
}

/** Returns the operations that can return an error code. */
function describeSenders(code: string, contract: ContractRoot): string {
  const operations = documentedOperations(contract);
  const senders = operations.filter(({ responses }) => responses.some(([, response]) => hasCode(response, code)));
  if (senders.length === 0) return "The server returns it before it selects an operation.";
  if (senders.length === operations.length) return "Every operation can return it.";
  return list(senders.map(({ operation }) => operationLink(operation)));
}

function hasCode({ "x-error-codes": codes = [] }: Response, code: string): boolean {
  return codes.includes(code);
}

interface HeaderUse {
  /** The operation and the status, or the operation alone for a request header. */
  readonly place: string;
  readonly header: Header;
}

/** Returns the documented request and response headers by name, with their uses. */
export function listHeaders(contract: ContractRoot): Map<string, HeaderUse[]> {
  const operations = documentedOperations(contract);
  const requestUses = operations.flatMap(({ operation, parameters }) =>
    parameters
      .filter((parameter) => parameter.in === "header")
      .map((header) => ({ name: header.name, place: `${operationLink(operation)}, request`, header })),
  );
  const responses = operations.flatMap(({ operation, responses }) =>
    responses.map(([status, response]) => ({ place: `${operationLink(operation)}, ${status}`, response })),
  );
  const otherResponses = resolveResponses(contract, contract["x-unrouted-responses"]).map(([status, response]) => ({
    place: `outside of operations, ${status}`,
    response,
  }));
  const responseUses = [...responses, ...otherResponses].flatMap(({ place, response: { headers = {} } }) =>
    Object.entries(headers).map(([name, header]) => ({ name, place, header: resolveRef<Header>(contract, header) })),
  );
  return Map.groupBy([...requestUses, ...responseUses], ({ name }) => name);
}

function headerPage(name: string, uses: readonly HeaderUse[], { contract, format }: ReferenceOptions): Guide {
  const isShared = sharedHeaders(contract).includes(name);
  const byDescription = Map.groupBy(uses, ({ header }) => header.description ?? "");
  const sections = [...byDescription].map(([description, same]) => {
    const [{ header } = { header: {} as Header }] = same;
    const examples = [header.example, ...Object.values(header.examples ?? {}).map(getExampleValue)];
    const example = examples.find((value) => value !== undefined);
    return joinParagraphs(
      escapeIn(format, description),
      joinSentences(
        `Type: ${typeText(header.schema, contract)}.`,
        describeRules(header.schema, contract),
        decisionNote(header, contract),
      ),
      example !== undefined && codeBlock(`${name}: ${example}`, "http"),
      isShared ? "Every response has it." : `Used by:\n\n${list(same.map(({ place }) => place))}`,
    );
  });
  return {
    slug: toSlug(headerAddress(name)),
    title: name,
    keywords: `header${name.toLowerCase().replaceAll("-", "")}`,
    description: `${uses.every(({ place }) => place.endsWith("request")) ? "Request" : "Response"} header`,
    body: sections.join("\n\n---\n\n"),
  };
}

function decisionsPage(pages: readonly Guide[], { contract, format }: ReferenceOptions): Guide {
  const toMarkdown = (text: string) =>
    escapeIn(format, text).replaceAll(/\bD-\d+\b/g, (id) => `[${id}](${decisionAddress(id, contract)})`);
  const sections = Object.entries(contract["x-decisions"] ?? {}).map(([id, { choice, reason, rfc = [] }]) => {
    const users = pages.filter(({ body }) => body.includes(`(${decisionAddress(id, contract)})`));
    const facts = joinParts("\n", [
      `- **Reason:** ${toMarkdown(reason)}`,
      rfc.length > 0 && `- **Standards:** ${rfc.map(sourceLink).join(", ")}`,
      `- **Used by:** ${users.map(({ title, slug }) => `[${title}](/docs/${slug}/)`).join(", ")}`,
    ]);
    return section(decisionHeading(id, contract), joinParagraphs(toMarkdown(choice), facts));
  });
  return {
    slug: toSlug(decisionsAddress),
    title: "Decisions",
    description: "Each decision about the behaviour of the API, with its reason.",
    body: joinParagraphs(...sections),
  };
}

function decisionNote(part: Marked, contract: ContractRoot): string {
  const links = decisionLinks(part, contract);
  if (links.length === 0) return "";
  return `${links.length === 1 ? "Decision" : "Decisions"}: ${links.join(", ")}.`;
}

type SidebarLink = {
  label: string;
  link: string;
  attrs?: Record<string, string>;
  badge?: { text: string; variant: "caution" };
};
type SidebarGroup = { label: string; collapsed?: boolean; items: (SidebarLink | SidebarGroup)[] };

/** Returns the groups of the sidebar for the pages of the API reference. A tag with a parent is a group in that of its parent. */
export function referenceSidebar(contract: ContractRoot): (SidebarLink | SidebarGroup)[] {
  const groupTags = (contract.tags ?? []).filter(({ kind = "nav" }) => kind === "nav");
  const isGroup = (name: string | undefined) => groupTags.some((tag) => tag.name === name);
  const operations = documentedOperations(contract).map(({ method, operation }) => ({
    tag: operation.tags.find(isGroup),
    item: {
      label: operation.summary,
      link: toLink(operationAddress(operation.operationId)),
      attrs: { "data-method": method },
      ...(operation.deprecated && { badge: { text: "deprecated", variant: "caution" as const } }),
    },
  }));
  const group = (label: string, names: Iterable<string>, toHref: (name: string) => string) => ({
    label,
    collapsed: true,
    items: [...names].map((name) => ({ label: name, link: toLink(toHref(name)) })),
  });
  return [
    { label: "Overview", link: "/reference/" },
    ...listTags(undefined),
    ...[
      group("Schemas", Object.keys(contract.components?.schemas ?? {}), schemaAddress),
      group("Error codes", Object.keys(contract["x-error-codes"] ?? {}), (code) => addressOf("errors", code)),
      group("Headers", listHeaders(contract).keys(), headerAddress),
    ].filter(({ items }) => items.length > 0),
    { label: "Decisions", link: toLink(decisionsAddress) },
  ];

  function listTags(parentName: string | undefined): SidebarGroup[] {
    const tags = groupTags.filter(({ parent }) => (isGroup(parent) ? parent : undefined) === parentName);
    return tags.map(({ name, summary = name, "x-displayName": label = summary }) => {
      const items = operations.filter(({ tag }) => tag === name).map(({ item }) => item);
      return { label, items: [...items, ...listTags(name)] };
    });
  }
}

// Starlight adds the base path.
function toLink(address: string): string {
  return address.slice("/docs".length);
}
