import { isDeepStrictEqual } from "node:util";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormatsModule from "ajv-formats";
import { createRandom } from "./random.ts";
import { createValues, type Direction, prepareSchema } from "./values.ts";

type Node = { [key: string]: unknown };
type Root = Node & { paths?: Node; webhooks?: Node; servers?: { url: string }[] };

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

/** A message that one side sends or accepts. `status` is empty for a request, and `type` without a body. */
type Message = { route: string; status: string; type: string; parts: Part[] };
type Part = { place: string; schema: unknown; isRequired: boolean; style?: string };
type Sides = { from: Root; to: Root; direction: Direction; seed: number };

/**
 * Looks for a message that one side sends and the other rejects: a request by the old document, a response by the new one. It shares
 * no code with the comparison: Ajv validates generated values.
 * @returns a description of the message, or undefined if there is none among those that were tried
 */
export function findBreak(old: Root, next: Root, seed: number): string | undefined {
  for (const direction of ["request", "response"] as const) {
    const [from, to] = direction === "request" ? [old, next] : [next, old];
    const accepted = listMessages(to, direction);
    for (const message of listMessages(from, direction).flatMap(toConcrete)) {
      const found = findProblem(message, accepted, { from, to, direction, seed });
      if (found) return `${direction} ${message.route} ${message.status} ${message.type}: ${found}`;
    }
  }
  return undefined;
}

/** Chooses a status and a media type of each range. */
function toConcrete(message: Message): Message[] {
  const statuses = message.status === "default" ? ["200", "404", "500"] : [message.status.replace("XX", "04")];
  const types = message.type.endsWith("/*")
    ? ["b", "d"].map((name) => message.type.replace("*", name))
    : [message.type];
  return statuses.flatMap((status) => types.map((type) => ({ ...message, status, type })));
}

function findProblem(sent: Message, accepted: Message[], sides: Sides): string | undefined {
  const isRequest = sides.direction === "request";
  const ofRoute = accepted.filter(({ route }) => route === sent.route);
  const ofStatus = findNearest(ofRoute, ({ status }) => status, [sent.status, `${sent.status[0]}XX`, "default"]);
  const candidates = findNearest(ofStatus, ({ type }) => type, [sent.type, `${sent.type.split("/")[0]}/*`, "*/*"]);
  // Clients treat an unknown status like its class, and never asked for a new media type.
  if (candidates.length === 0) return isRequest ? "is not accepted" : undefined;
  const problems = candidates.map(({ parts }) => findBadPart(sent.parts, parts, sides));
  return problems.every((problem) => problem !== undefined) ? problems[0] : undefined;
}

function findNearest(messages: Message[], get: (message: Message) => string, names: string[]): Message[] {
  const name = names.find((each) => messages.some((message) => get(message) === each));
  return messages.filter((message) => get(message) === name);
}

function findBadPart(sent: Part[], accepted: Part[], sides: Sides): string | undefined {
  for (const part of sent) {
    const match = accepted.find(({ place }) => place === part.place);
    // Clients ignore unknown headers. A server that ignores a parameter gives another result.
    if (!match && sides.direction === "request" && !part.place.startsWith("credential"))
      return `${part.place} is ignored`;
    if (!match) continue;
    if (match.isRequired && !part.isRequired) return `${part.place} can be missing`;
    const value = findRejected(part, match, sides);
    if (value !== undefined) return `${part.place} ${value}`;
    if (part.style !== match.style && (part.schema as Node).type === "array") return `${part.place} has another style`;
  }
  const missing = accepted.find(({ place, isRequired }) => isRequired && !sent.some((part) => part.place === place));
  return missing && `${missing.place} is missing`;
}

/** Returns the JSON of a value that only the sender accepts. */
function findRejected(sent: Part, accepted: Part, { from, to, direction, seed }: Sides): string | undefined {
  const isText = sent.place !== "body";
  const sentSchema = prepareSchema(from, sent.schema, { direction, isSender: true });
  const acceptedSchema = prepareSchema(to, accepted.schema, { direction, isSender: false });
  if (isDeepStrictEqual(sentSchema, acceptedSchema)) return undefined;
  const [isSent, isAccepted] = [compile(sentSchema), compile(acceptedSchema)];
  // Clients ignore members that the document does not list.
  const open = () =>
    JSON.stringify(acceptedSchema).replaceAll(/"(additional|unevaluated)Properties":false/g, '"$1Properties":true');
  const isAcceptedOpen = (value: unknown) => direction === "response" && compile(JSON.parse(open()))(value);
  for (const value of createValues(sentSchema, acceptedSchema, createRandom(seed))) {
    if (!isSent(value) || isAccepted(value) || isAcceptedOpen(value)) continue;
    if (isText && (value === null || listTexts(value).some(isAccepted))) continue;
    return JSON.stringify(value);
  }
  return undefined;
}

/** Lists the readings of a parameter: each scalar of a list can be a text. */
function listTexts(value: unknown): unknown[] {
  if (Array.isArray(value))
    return value.reduce<unknown[][]>(
      (lists, item) => lists.flatMap((list) => [item, ...listTexts(item)].map((each) => [...list, each])),
      [[]],
    );
  return typeof value === "object" ? [value] : [String(value)];
}

type Validate = (value: unknown) => boolean;
const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false });
addFormats(ajv);
const compiled = new Map<string, Validate>();

function compile(schema: object | boolean): Validate {
  if (typeof schema === "boolean") return () => schema;
  const key = JSON.stringify(schema);
  const known = compiled.get(key);
  if (known) return known;
  const validate = ajv.compile(schema);
  ajv.removeSchema(schema);
  if (compiled.size > 500) compiled.clear();
  compiled.set(key, validate as Validate);
  return validate as Validate;
}

/** Lists the messages of one direction. In webhooks, the API sends requests. */
function listMessages(root: Root, direction: Direction): Message[] {
  const { paths = {}, webhooks = {} } = root;
  const flipped = direction === "request" ? "response" : "request";
  return [
    ...Object.entries(paths).flatMap(([path, item]) => listItem(root, path, item as Node, direction)),
    ...Object.entries(webhooks).flatMap(([name, item]) => listItem({}, `webhook ${name}`, item as Node, flipped)),
  ];
}

function listItem(root: Root, path: string, item: Node, direction: Direction): Message[] {
  const template = path.replaceAll(/\{.*?\}/g, "{}");
  const servers = (item.servers ?? root.servers ?? [{ url: "" }]) as { url: string }[];
  return Object.entries(item).flatMap(([method, operation]) => {
    if (method !== "get" && method !== "post") return [];
    const routes = servers.map(({ url }) => `${method} ${url.replace(/\/$/, "")}${template}`);
    const messages =
      direction === "request" ? listRequests(path, item, operation as Node) : listResponses(operation as Node);
    return routes.flatMap((route) => messages.map((message) => ({ ...message, route })));
  });
}

type Routeless = Omit<Message, "route">;

function listRequests(path: string, item: Node, operation: Node): Routeless[] {
  const { security = [{}], requestBody } = operation;
  const parameters = [item, operation].flatMap((node) => (node.parameters ?? []) as Node[]);
  const parts = parameters.map((parameter) => toParameter(path, parameter));
  const isOptional = !requestBody || (requestBody as Node).required !== true;
  const bodies = [...(isOptional ? [{ type: "", parts: [] }] : []), ...listBodies(requestBody as Node | undefined)];
  return (security as Node[]).flatMap((requirement) =>
    bodies.map((body) => ({ ...body, status: "", parts: [...parts, ...toCredentials(requirement), ...body.parts] })),
  );
}

function listResponses({ responses = {} }: Node): Routeless[] {
  return Object.entries(responses as Node).flatMap(([status, response]) => {
    const { headers = {}, content } = response as Node;
    const parts = Object.entries(headers as Record<string, Node>).map(([name, header]) => ({
      place: `header ${name}`,
      schema: header.schema,
      isRequired: header.required === true,
    }));
    const bodies = content ? listBodies(response as Node) : [{ type: "", parts: [] }];
    return bodies.map((body) => ({ ...body, status, parts: [...parts, ...body.parts] }));
  });
}

function toParameter(
  path: string,
  { name, in: location, required, schema, style = "form", explode = style === "form" }: Node,
): Part {
  const index = Array.from(path.matchAll(/\{(.*?)\}/g), ([, parameter]) => parameter).indexOf(String(name));
  const id = location === "path" ? index : name;
  return { place: `${location} ${id}`, schema, isRequired: required === true, style: `${style} ${explode}` };
}

function toCredentials(requirement: Node): Part[] {
  return Object.entries(requirement).flatMap(([scheme, scopes]) =>
    [scheme, ...(scopes as string[])].map((name) => ({ place: `credential ${name}`, schema: true, isRequired: true })),
  );
}

function listBodies(node: Node = {}): { type: string; parts: Part[] }[] {
  return Object.entries((node.content ?? {}) as Record<string, Node>).map(([name, { schema = true }]) => {
    const type = name.replace("; charset=utf-8", "");
    // The schemas of bytes only describe their notation.
    const isValidated = /^(a\/|application\/json)/.test(type);
    return { type, parts: [{ place: "body", schema: isValidated ? schema : true, isRequired: true }] };
  });
}
