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
import { badgeOf, readAdvice, stabilityTable, successorLink, tryPanel } from "../guides/contract-tables.ts";
import {
  codeBlock,
  escapeIn,
  joinParagraphs,
  joinParts,
  joinSentences,
  list,
  type OutputFormat,
  section,
  tabs,
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
    keywords: `reference ${sampleLanguages.map(({ label }) => label).join(" ")} samples`,
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
  const { contract, format } = options;
  const { operation, method, path, parameters, responses } = documented;
  const { operationId, summary, requestBody } = operation;
  const [body] = Object.entries(requestBody?.content ?? {});
  const scopes = scopesOf(operation);
  const shared = sharedHeaders(contract).map(headerLink).join(", ");
  const parameterMembers = parameters.map((each) => toMember(each, contract));
  const main = joinParagraphs(
    operation.deprecated && deprecationNotice(operation, contract),
    escapeIn(format, operation.description?.trim() ?? ""),
    joinSentences(scopes && `Requires the scope ${scopes}.`, decisionNote(operation, contract)),
    format === "page" ? tryPanel(documented, contract) : `[Try it](/docs/try/#operation=${operationId})`,
    parameters.length > 0 && section("Parameters", formatMembers(parameterMembers, format)),
    body && section("Request body", describeBody(body, options)),
    section("Responses", joinParagraphs(...responses.map((response) => describeResponse(response, options)))),
    shared && `Every response also has ${shared}.`,
  );
  const examples = joinParagraphs(
    section("Request example", requestTabs(documented, options)),
    section("Response example", responseTabs(responses, format)),
  );
  const page = {
    slug: toSlug(operationAddress(operationId)),
    title: summary,
    description: `${method} ${basePathOf(contract)}${path}`,
    keywords: `${operationId} ${method} ${path}`,
  };
  if (format === "plain") return { ...page, body: joinParagraphs(main, examples) };
  const columns = `<div class="operation">\n<div>\n\n${main}\n\n</div>\n<div class="operation-examples">\n\n${examples}\n\n</div>\n</div>`;
  return { ...page, badge: badgeOf(operation), isWide: true, body: columns };
}

function deprecationNotice(operation: OperationNode, contract: ContractRoot): string {
  const { "x-deprecated-at": deprecatedAt, "x-sunset": sunset, "x-successor": successorId } = operation;
  const since = deprecatedAt === undefined ? "" : ` since ${formatDate(deprecatedAt)}`;
  const removal = sunset === undefined ? "" : ` It will be removed on **${formatDate(sunset)}**.`;
  const successor = successorId === undefined ? "" : ` Use ${successorLink(successorId, contract)} instead.`;
  return `> **Deprecated**${since}.${removal}${successor}`;
}

function scopesOf({ security = [] }: OperationNode): string {
  const scopes = security.flatMap((each) => Object.values(each).flat());
  return scopes.map((scope) => `\`${scope}\``).join(" or ");
}

interface Member {
  readonly name: string;
  readonly facts: readonly (string | false | undefined)[];
  readonly description: string;
}

/** Formats parameters, headers or properties as a list. */
function formatMembers(members: readonly Member[], format: OutputFormat): string {
  const items = members.map(({ name, facts, description }) => {
    const head = joinParts(" · ", [`**\`${name}\`**`, ...facts]);
    return `- ${head}\n\n  ${escapeIn(format, description.trim()).replaceAll("\n", "\n  ")}`;
  });
  const text = items.join("\n\n");
  return format === "page" ? `<div class="members">\n\n${text}\n\n</div>` : text;
}

function toMember(parameter: ParameterNode, contract: ContractRoot): Member {
  const { name, in: location, required, description = "", schema, content = {}, "x-stability": stability } = parameter;
  return {
    name,
    facts: [
      location,
      typeText(schema, contract),
      required && "required",
      stability,
      ...decisionLinks(parameter, contract),
    ],
    description: joinSentences(
      description.trim(),
      location === "querystring" &&
        `It is the whole query, as ${Object.keys(content)
          .map((type) => `\`${type}\``)
          .join(" or ")}.`,
      location === "query" && "items" in schema && `Repeat it for several values: \`${name}=…&${name}=…\`.`,
      describeRules(schema, contract),
    ),
  };
}

function describeBody([mediaType, { schema, itemSchema }]: [string, Content], options: ReferenceOptions): string {
  if (itemSchema === undefined) return schema === undefined ? "" : schemaMembers(schema, options);
  return `The body is a stream of \`${mediaType}\`. Each item is ${typeText(itemSchema, options.contract)}.`;
}

function schemaMembers(schema: Schema | Reference, { contract, format }: ReferenceOptions): string {
  const { properties = {}, required = [], items } = resolveRef<Schema>(contract, schema);
  const own = "$ref" in schema ? `The body is ${typeText(schema, contract)}.\n\n` : "";
  if (items) return `${own}Each item is ${typeText(items, contract)}.`;
  const members = Object.entries(properties).map(([name, property]) => ({
    name,
    facts: [typeText(property, contract), required.includes(name) && "required", ...decisionLinks(property, contract)],
    description: joinSentences(descriptionOf(property, contract), describeRules(property, contract)),
  }));
  return `${own}${formatMembers(members, format)}`;
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

function describeResponse([status, response]: [string, Response], { contract, format }: ReferenceOptions): string {
  const { summary, description, headers = {}, content = {}, "x-error-codes": codes = [] } = response;
  const [[mediaType, body] = []] = Object.entries(content);
  const shared = sharedHeaders(contract);
  const ownHeaders = Object.keys(headers).filter((name) => !shared.includes(name));
  const facts = joinSentences(
    summary && escapeIn(format, `${summary}.`),
    description && escapeIn(format, description),
    body?.schema && `Body: ${typeText(body.schema, contract)}.`,
    body?.itemSchema && `Body: a stream of \`${mediaType}\`. Each item is ${typeText(body.itemSchema, contract)}.`,
    codes.length > 0 && `Codes: ${codes.map(errorLink).join(", ")}.`,
    ownHeaders.length > 0 && `Headers: ${ownHeaders.map(headerLink).join(", ")}.`,
    decisionNote(response, contract),
  );
  return `### ${status} ${STATUS_CODES[status] ?? ""}\n\n${facts}`;
}

/** Returns the names of the headers that every response has. */
function sharedHeaders(contract: ContractRoot): string[] {
  const names = documentedOperations(contract).flatMap(({ responses }) =>
    responses.map(([, { headers = {} }]) => Object.keys(headers)),
  );
  const [first = [], ...others] = names;
  return first.filter((name) => others.every((each) => each.includes(name)));
}

function requestTabs(documented: DocumentedOperation, { contract, format, keyOf }: ReferenceOptions): string {
  const samples = operationSamples(documented, contract);
  const sandboxNote = `Start the [sandbox](/docs/sandbox/#run-the-samples), and set its key: \`export KEY=${keyOf("free")}\``;
  const serverNote =
    "Set `KEY` to your key for this server. [Get a key](/docs/quickstart/#2-start-a-server-and-create-a-key)";
  // A script shows the note for the host of the page.
  const pageNotes = `<div data-sample-host="sandbox">\n\n${sandboxNote}\n\n</div>\n<div data-sample-host="server" hidden>\n\n${serverNote}\n\n</div>`;
  return joinParagraphs(format === "page" ? pageNotes : sandboxNote, sampleTabs(samples, format));
}

function responseTabs(responses: readonly [string, Response][], format: OutputFormat): string {
  const examples = responses.map(([status, { content = {} }]) => {
    const title = `${status} ${STATUS_CODES[status]}`;
    const [block] = Object.entries(content).flatMap(([mediaType, media]) =>
      Object.values(media.examples ?? {}).map((example) => exampleBlock(example, title, [mediaType, media])),
    );
    const hasBody = Object.keys(content).length > 0;
    const text = block ?? (hasBody ? "The contract has no example." : "The response has no body.");
    return { label: status, text };
  });
  return tabs(examples, format);
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
      schema.properties && section("Members", schemaMembers(schema, options)),
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

type SidebarLink = { label: string; link: string; attrs?: Record<string, string> };
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
