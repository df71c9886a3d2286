import { STATUS_CODES } from "node:http";
import type {
  ContractRoot,
  DocumentedOperation,
  Example,
  Header,
  Marked,
  Operation,
  Parameter,
  Reference,
  Response,
  Schema,
  Server,
} from "../contract-document.ts";
import {
  basePathOf,
  documentedOperations,
  documentedResponses,
  findOperation,
  formatDate,
  resolveRef,
  resolveResponses,
} from "../contract-document.ts";
import { badgeOf, bansParagraph, plansTable, stabilityTable } from "../guides/contract-tables.ts";
import { readAdvice } from "../guides/error-sections.ts";
import { codeBlock, escapeText, type OutputFormat, table } from "../guides/markdown.ts";
import type { Guide } from "../guides/read-guides.ts";
import { operationSamples, sampleLanguages } from "../samples/operation-samples.ts";
import {
  addressOf,
  decisionAddress,
  decisionLinks,
  decisionsAddress,
  errorLink,
  headerAddress,
  headerLink,
  operationAddress,
  operationLink,
  schemaAddress,
  sourceLink,
  toSlug,
} from "./links.ts";
import { tryPanel } from "./try-panel.ts";

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

function indexPage({ contract, format }: ReferenceOptions): Guide {
  const { info, servers = [] } = contract;
  const codes = Object.entries(contract["x-error-codes"] ?? {});
  const sections = [
    escapeIn(format, info.description ?? ""),
    `## Base URLs\n\n${servers.map((server) => describeServer(server, format)).join("\n")}`,
    `## Operations\n\n${stabilityTable(contract)}`,
    `## Rate limits by plan\n\n${plansTable(contract["x-rate-limit-plans"] ?? {})}`,
    contract["x-ban"] ? bansParagraph(contract["x-ban"]) : "",
    `## Schemas\n\n${Object.keys(contract.components?.schemas ?? {})
      .map((name) => `- [${name}](${schemaAddress(name)})`)
      .join("\n")}`,
    `## Error codes\n\n${table(
      ["Code", "Status", "Meaning"],
      codes.map(([code, { status, description }]) => [errorLink(code), String(status), escapeIn(format, description)]),
    )}`,
    `## Headers\n\n${[...listHeaders(contract).keys()].map((name) => `- [\`${name}\`](${headerAddress(name)})`).join("\n")}`,
    `## Decisions\n\nThe pages of this reference link to the [decisions](${decisionsAddress}) that they follow. These are about the whole API: ${decisionLinks(info).join(", ")}.`,
    "## Other formats\n\n- [OpenAPI document](/docs/openapi.yaml)\n- [One page, rendered by Redoc](/docs/redoc/)",
  ];
  return {
    slug: "reference",
    title: "API reference",
    description: info.summary ?? "",
    keywords: `reference ${sampleLanguages.map(({ label }) => label).join(" ")} samples`,
    body: sections.filter(Boolean).join("\n\n"),
  };
}

function describeServer(server: Server, format: OutputFormat): string {
  return [`- \`${server.url}\`: ${escapeIn(format, server.description ?? "")}.`, ...decisionNote(server)].join(" ");
}

function operationPage(documented: DocumentedOperation, options: ReferenceOptions): Guide {
  const { contract, format } = options;
  const { operation, method, path, parameters, responses } = documented;
  const { operationId, summary, requestBody } = operation;
  const [body] = Object.values(requestBody?.content ?? {});
  const main = [
    operation.deprecated ? deprecationNotice(operation, contract) : "",
    escapeIn(format, operation.description?.trim() ?? ""),
    [`Requires the scope ${scopesOf(operation)}.`, ...decisionNote(operation)].join(" "),
    format === "page" ? tryPanel(documented, contract) : `[Try it](/docs/try/#operation=${operationId})`,
    parameters.length > 0
      ? `## Parameters\n\n${members(
          parameters.map((each) => toMember(each, contract)),
          format,
        )}`
      : "",
    body?.schema ? `## Request body\n\n${schemaMembers(body.schema, options)}` : "",
    `## Responses\n\n${responses.map((response) => describeResponse(response, options)).join("\n\n")}`,
    `Every response also has ${sharedHeaders(contract).map(headerLink).join(", ")}.`,
  ];
  const examples = [
    `## Request example\n\n${requestTabs(documented, options)}`,
    `## Response example\n\n${responseTabs(responses, format)}`,
  ];
  return {
    slug: toSlug(operationAddress(operationId)),
    title: summary,
    description: `${method} ${basePathOf(contract)}${path}`,
    keywords: `${operationId} ${method} ${path}`,
    ...(format === "page" && { badge: badgeOf(operation), isWide: true }),
    body:
      format === "page"
        ? columns(main.filter(Boolean).join("\n\n"), examples.join("\n\n"))
        : [...main, ...examples].filter(Boolean).join("\n\n"),
  };
}

function columns(main: string, side: string): string {
  return `<div class="operation">\n<div>\n\n${main}\n\n</div>\n<div class="operation-examples">\n\n${side}\n\n</div>\n</div>`;
}

function deprecationNotice(operation: Operation, contract: ContractRoot): string {
  const { "x-deprecated-at": deprecatedAt, "x-sunset": sunset, "x-successor": successorId } = operation;
  const since = deprecatedAt === undefined ? "" : ` since ${formatDate(deprecatedAt)}`;
  const removal = sunset === undefined ? "" : ` It will be removed on **${formatDate(sunset)}**.`;
  const successor =
    successorId === undefined ? "" : ` Use ${operationLink(findSuccessor(successorId, contract))} instead.`;
  return `> **Deprecated**${since}.${removal}${successor}`;
}

function findSuccessor(operationId: string, contract: ContractRoot): Operation {
  const operation = findOperation(contract, operationId);
  if (operation) return operation;
  throw new Error(
    `x-successor must be the operationId of an operation, got "${operationId}". Correct it in the contract.`,
  );
}

function scopesOf({ security = [] }: Operation): string {
  return security
    .flatMap((each) =>
      Object.values(each)
        .flat()
        .map((scope) => `\`${scope}\``),
    )
    .join(" or ");
}

interface Member {
  readonly name: string;
  readonly facts: readonly string[];
  readonly description: string;
}

/** Formats parameters, headers or properties as a list. */
function members(list: readonly Member[], format: OutputFormat): string {
  const items = list.map(({ name, facts, description }) => {
    const head = [`**\`${name}\`**`, ...facts].join(" · ");
    return `- ${head}\n\n  ${escapeIn(format, description.trim()).replaceAll("\n", "\n  ")}`;
  });
  const text = items.join("\n\n");
  return format === "page" ? `<div class="members">\n\n${text}\n\n</div>` : text;
}

function toMember(parameter: Parameter, contract: ContractRoot): Member {
  const { name, in: location, required, description = "", schema, "x-stability": stability } = parameter;
  return {
    name,
    facts: [
      ...[location, typeText(schema, contract), ...(required ? ["required"] : []), ...(stability ? [stability] : [])],
      ...decisionLinks(parameter),
    ],
    description: [description.trim(), ...repeatNote(parameter), ...constraints(schema, contract)].join(" "),
  };
}

function repeatNote({ in: location, name, schema }: Parameter): string[] {
  return location === "query" && "items" in schema ? [`Repeat it for several values: \`${name}=…&${name}=…\`.`] : [];
}

function schemaMembers(schema: Schema | Reference, { contract, format }: ReferenceOptions): string {
  const { properties = {}, required = [], items } = resolveRef<Schema>(contract, schema);
  const own = "$ref" in schema ? `The body is ${typeText(schema, contract)}.\n\n` : "";
  if (items) return `${own}Each item is ${typeText(items, contract)}.`;
  const list = Object.entries(properties).map(([name, property]) => ({
    name,
    facts: [typeText(property, contract), ...(required.includes(name) ? ["required"] : []), ...decisionLinks(property)],
    description: [descriptionOf(property, contract), ...constraints(property, contract)].join(" "),
  }));
  return `${own}${members(list, format)}`;
}

function descriptionOf(schema: Schema | Reference, contract: ContractRoot): string {
  return (schema as Schema).description?.trim() ?? resolveRef<Schema>(contract, schema).description?.trim() ?? "";
}

/** Returns the type of a value, with a link to its schema. */
function typeText(schema: Schema | Reference, contract: ContractRoot): string {
  if ("$ref" in schema) {
    const name = schema.$ref.split("/").at(-1) ?? "";
    return `[${name}](${schemaAddress(name)})`;
  }
  const { type = "value", format, items } = schema;
  if (items) return `array of ${typeText(items, contract)}`;
  return format ? `${type} (${format})` : type;
}

function constraints(schema: Schema | Reference, contract: ContractRoot): string[] {
  const rules = resolveRef<Schema>(contract, schema);
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = rules;
  const range = (min: number | undefined, max: number | undefined, unit = "") => {
    if (min === undefined && max === undefined) return [];
    if (max === undefined) return [`At least ${min}${min === 1 ? unit.replace(/s$/, "") : unit}.`];
    return [min === undefined ? `At most ${max}${unit}.` : `${min} to ${max}${unit}.`];
  };
  return [
    ...(rules.enum ? [`One of ${rules.enum.map((value) => `\`${value}\``).join(", ")}.`] : []),
    ...(rules.const === undefined ? [] : [`Always \`${rules.const}\`.`]),
    ...range(minimum, maximum),
    ...range(minLength, maxLength, " characters"),
    ...range(minItems, maxItems, " items"),
    ...(rules["x-pattern-rule"] || pattern === undefined ? [] : [`Matches \`${pattern}\`.`]),
    ...(rules.default === undefined ? [] : [`Default: \`${rules.default}\`.`]),
  ];
}

function describeResponse([status, response]: [string, Response], { contract, format }: ReferenceOptions): string {
  const { description, headers = {}, content = {}, "x-error-codes": codes = [] } = response;
  const [body] = Object.values(content);
  const shared = sharedHeaders(contract);
  const ownHeaders = Object.keys(headers).filter((name) => !shared.includes(name));
  const facts = [
    body?.schema && `Body: ${typeText(body.schema, contract)}.`,
    codes.length > 0 && `Codes: ${codes.map(errorLink).join(", ")}.`,
    ownHeaders.length > 0 && `Headers: ${ownHeaders.map(headerLink).join(", ")}.`,
    ...decisionNote(response),
  ];
  return `### ${status} ${STATUS_CODES[status] ?? ""}\n\n${[escapeIn(format, description), ...facts].filter(Boolean).join(" ")}`;
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
  const sandboxNote = `Start the sandbox with \`npm run sandbox\`, and set its key: \`export KEY=${keyOf("free")}\``;
  const serverNote = "Set `KEY` to your key for this server. [Get a key](/docs/authentication/)";
  // A script shows the note for the host of the page.
  const notes =
    format === "page"
      ? `<div data-sample-host="sandbox">\n\n${sandboxNote}\n\n</div>\n<div data-sample-host="server" hidden>\n\n${serverNote}\n\n</div>\n\n`
      : `${sandboxNote}\n\n`;
  const items = sampleLanguages.map(({ id, label, info }) => ({ label, text: codeBlock(samples[id], info) }));
  return notes + tabs(items, format, "language");
}

function responseTabs(responses: readonly [string, Response][], format: OutputFormat): string {
  const examples = responses.map(([status, { content = {} }]) => {
    const [example] = Object.values(content).flatMap((each) => Object.values<Example>(each.examples ?? {}));
    const text = example ? jsonBlock(example.value, `${status} ${STATUS_CODES[status]}`) : "The response has no body.";
    return { label: status, text };
  });
  return tabs(examples, format);
}

function jsonBlock(value: unknown, title: string): string {
  return codeBlock(JSON.stringify(value, null, 2), `json title="${title}"`);
}

function tabs(items: readonly { label: string; text: string }[], format: OutputFormat, syncKey?: string): string {
  if (format === "plain") return items.map(({ text }) => text).join("\n\n");
  const panels = items.map(({ label, text }) => `<TabItem label="${label}">\n\n${text}\n\n</TabItem>`);
  return `<Tabs${syncKey ? ` syncKey="${syncKey}"` : ""}>\n${panels.join("\n")}\n</Tabs>`;
}

function schemaPage(name: string, schema: Schema, options: ReferenceOptions): Guide {
  const { contract } = options;
  const isUsed = (value: unknown) => JSON.stringify(value ?? {}).includes(`"#/components/schemas/${name}"`);
  const users = documentedOperations(contract).filter(({ operation, parameters, responses }) =>
    [operation.requestBody, parameters, ...responses.map(([, response]) => response)].some(isUsed),
  );
  const schemas = Object.entries(contract.components?.schemas ?? {}).filter(([, other]) => isUsed(other));
  const links = [
    ...users.map(({ operation }) => operationLink(operation)),
    ...schemas.map(([other]) => `[${other}](${schemaAddress(other)})`),
  ];
  const example = findExample(name, contract);
  const sections = [
    [`Type: ${typeText(schema, contract)}.`, ...constraints(schema, contract), ...decisionNote(schema)].join(" "),
    schema.properties ? `## Members\n\n${schemaMembers(schema, options)}` : "",
    example === undefined ? "" : `## Example\n\n${jsonBlock(example, name)}`,
    `## Used by\n\n${links.map((link) => `- ${link}`).join("\n")}`,
  ];
  return {
    slug: toSlug(schemaAddress(name)),
    title: name,
    description: schema.description?.trim() ?? "",
    body: sections.filter(Boolean).join("\n\n"),
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
  return Object.values<Example>(match?.examples ?? {})[0]?.value;
}

function errorPage(code: string, { contract, render, format }: ReferenceOptions): Guide {
  const { status, description } = contract["x-error-codes"]?.[code] ?? { status: 0, description: "" };
  const { cause, solution, retry = "after a change" } = readAdvice(code);
  const operations = documentedOperations(contract);
  const matches = operations.filter(({ responses }) => responses.some(([, response]) => hasCode(response, code)));
  const returnedBy =
    matches.length === 0
      ? "The server returns it before it selects an operation."
      : matches.length === operations.length
        ? "Every operation can return it."
        : matches.map(({ operation }) => `- ${operationLink(operation)}`).join("\n");
  const example = documentedResponses(contract)
    .filter(([, response]) => hasCode(response, code))
    .flatMap(([, { content = {} }]) => Object.values(content).flatMap(({ examples = {} }) => Object.values(examples)))
    .find(({ value }) => (value as { code?: string }).code === code);
  if (!example) throw new Error(`${code} must have an example in the contract. The reference shows it.`);
  return {
    slug: toSlug(addressOf("errors", code)),
    title: code,
    description,
    body: [
      `**Status** ${status} ${STATUS_CODES[status]}. **Retry** ${retry}.`,
      ...(cause ? [`## Cause\n\n${escapeIn(format, description)} ${render(cause)}`] : []),
      `## Solution\n\n${render(solution)}`,
      `## Example\n\n${jsonBlock(example.value, `${status} ${STATUS_CODES[status]}`)}`,
      `## Returned by\n\n${returnedBy}`,
    ].join("\n\n"),
  };
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
  const byDescription = Map.groupBy(uses, ({ header }) => header.description ?? "");
  const sections = [...byDescription].map(([description, same]) => {
    const [{ header } = { header: {} as Header }] = same;
    const [example] = [header.example, ...Object.values(header.examples ?? {}).map(({ value }) => value)].filter(
      (value) => value !== undefined,
    );
    const isShared = sharedHeaders(contract).includes(name);
    return [
      escapeIn(format, description),
      [
        ...[`Type: ${typeText(header.schema, contract)}.`, ...constraints(header.schema, contract)],
        ...decisionNote(header),
      ].join(" "),
      ...(example === undefined ? [] : [codeBlock(`${name}: ${example}`, "http")]),
      isShared ? "Every response has it." : `Used by:\n\n${same.map(({ place }) => `- ${place}`).join("\n")}`,
    ].join("\n\n");
  });
  return {
    slug: toSlug(headerAddress(name)),
    title: name,
    description: `${uses.every(({ place }) => place.endsWith("request")) ? "Request" : "Response"} header`,
    body: sections.join("\n\n---\n\n"),
  };
}

function decisionsPage(pages: readonly Guide[], { contract, format }: ReferenceOptions): Guide {
  const sections = Object.entries(contract["x-decisions"] ?? {}).map(([id, { choice, reason, rfc = [] }]) => {
    const users = pages.filter(({ body }) => body.includes(`(${decisionAddress(id)})`));
    const facts = [
      `- **Reason:** ${escapeIn(format, reason)}`,
      ...(rfc.length > 0 ? [`- **Standards:** ${rfc.map(sourceLink).join(", ")}`] : []),
      `- **Used by:** ${users.map(({ title, slug }) => `[${title}](/docs/${slug}/)`).join(", ")}`,
    ];
    return `## ${id}\n\n${escapeIn(format, choice)}\n\n${facts.join("\n")}`;
  });
  return {
    slug: toSlug(decisionsAddress),
    title: "Decisions",
    description: "Each decision about the behaviour of the API, with its reason.",
    body: sections.join("\n\n"),
  };
}

function decisionNote(part: Marked): string[] {
  const links = decisionLinks(part);
  return links.length > 0 ? [`${links.length === 1 ? "Decision" : "Decisions"}: ${links.join(", ")}.`] : [];
}

function escapeIn(format: OutputFormat, text: string): string {
  return format === "page" ? escapeText(text) : text;
}
