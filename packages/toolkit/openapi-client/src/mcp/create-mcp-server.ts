import { stringifyJson } from "@animal-store/exact-json";
import {
  type CallToolResult,
  fromJsonSchema,
  type JsonSchemaValidator,
  type jsonSchemaValidator,
  McpServer,
} from "@modelcontextprotocol/server";
import {
  type AnyResult,
  type ApiClientOptions,
  type ApiTypes,
  type Calls,
  createApiClient,
  nextCursor,
  parseRetryAfter,
} from "../index.ts";
import { type ApiTool, createTools } from "./create-tools.ts";

/** The generated files of a contract, and the options of the client that sends the requests. */
export interface McpServerOptions extends ApiClientOptions {
  /** `documentJson` in the `document.ts` of codegen. */
  readonly documentJson: string;
  /** `calls` in the `calls.ts` of codegen. */
  readonly calls: Calls;
}

/**
 * Creates an MCP server with a tool for each operation of a contract. A tool has the name of its operation. Its arguments are the
 * parameters and the members of the body. An operation with a form, events or other content than JSON has no tool.
 * @example
 * serveStdio(() => createMcpServer({ documentJson, calls, baseUrl: "https://library.example/library/v2", apiKey }));
 */
export function createMcpServer({ documentJson, calls, ...clientOptions }: McpServerOptions): McpServer {
  const document = JSON.parse(documentJson);
  const { title, version } = document.info;
  const server = new McpServer({ name: title, version }, { instructions });
  // The model decides whether it waits for a rate limit.
  const options = { maxWaitMs: 0, maxRetries: 2, timeoutMs: 30_000, ...clientOptions };
  const client = createApiClient<ApiTypes>(calls, options);
  for (const tool of createTools(document, calls)) {
    const { name, description, annotations } = tool;
    const inputSchema = fromJsonSchema<ToolArguments>(tool.inputSchema, acceptAll);
    const call = (client as unknown as Record<string, Call>)[name] as Call;
    server.registerTool(name, { description, annotations, inputSchema }, (args, { mcpReq }) =>
      callTool(tool, call, args, mcpReq.signal),
    );
  }
  return server;
}

type ToolArguments = { readonly [name: string]: unknown };
type Call = (input: unknown, options: object) => Promise<AnyResult>;

const instructions =
  "Pass integers beyond 2^53 as strings of digits. If a list has another page, the result contains the arguments for it.";

// The API explains violations better than a JSON Schema validator.
const acceptAll: jsonSchemaValidator = {
  getValidator<Value>(): JsonSchemaValidator<Value> {
    return (data) => ({ valid: true, data: data as Value, errorMessage: undefined });
  },
};

const keyHeader = "Idempotency-Key";

async function callTool(tool: ApiTool, call: Call, args: ToolArguments, signal: AbortSignal): Promise<CallToolResult> {
  assertExactIntegers(args);
  for (const name of tool.inputSchema.required ?? [])
    if (args[name] === undefined) throw new TypeError(`${name} is required.`);
  const isHeader = ([name]: [string, unknown]) => tool.headers.includes(name);
  const key = tool.headers.includes(keyHeader) ? { [keyHeader]: args[keyHeader] ?? crypto.randomUUID() } : undefined;
  const retryNote = key && `To retry safely, add ${JSON.stringify(key)} to the same arguments.`;
  const headers = { ...Object.fromEntries(Object.entries(args).filter(isHeader)), ...key };
  const input = Object.fromEntries(Object.entries(args).filter((entry) => !isHeader(entry)));
  const { response, data, error } = await call(tool.takesBody ? input.body : input, { headers, signal }).catch(
    (cause: Error) => {
      throw new Error(retryNote ? `${cause.message} ${retryNote}` : cause.message, { cause });
    },
  );
  const cursor = nextCursor(response);
  const retryAfterSeconds = parseRetryAfter(response);
  const texts = [
    // The cause repeats the response, or is the page of a proxy.
    stringifyJson(error ? { ...error, cause: undefined } : data) ?? "Done.",
    cursor && `There are more entries. For the next page, add ${JSON.stringify({ cursor })} to the same arguments.`,
    retryAfterSeconds !== undefined && `Retry-After: ${retryAfterSeconds} seconds.`,
    response.status >= 500 && retryNote,
  ].filter((text) => typeof text === "string");
  return { content: texts.map((text) => ({ type: "text", text })), isError: error !== undefined };
}

/** The SDK parses messages with JSON.parse, which rounds long integers. */
function assertExactIntegers(value: unknown, path = ""): void {
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new TypeError(
      `${path} must be exact, but as a number it can be rounded, got ${value}. Pass it as a string of digits.`,
    );
  if (typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries(value)) assertExactIntegers(member, path ? `${path}/${name}` : name);
}
