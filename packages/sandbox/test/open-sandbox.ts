import { createTestClock } from "@animal-store/api-platform/testing";
import { validators as responseValidators } from "@animal-store/contract/responses";
import { parseJson } from "@animal-store/exact-json";
import { createSandbox, type SandboxOptions } from "../src/create-sandbox.ts";

/** Opens a sandbox with a test clock and response validation, and captures its log. */
export async function openSandbox(options: Partial<SandboxOptions> = {}) {
  const clock = createTestClock();
  const logged: string[] = [];
  const log = {
    warn: (_: object, message: string) => void logged.push(`warn: ${message}`),
    error: (_: object, message: string) => void logged.push(`error: ${message}`),
  };
  const clientAddress = () => "192.0.2.1";
  const sandbox = await createSandbox({
    seed: "animal-store",
    clock,
    log,
    clientAddress,
    responseValidators,
    ...options,
  });
  const keyOf = (plan: string) => sandbox.keys.find((key) => key.plan === plan)?.key ?? "";
  return { sandbox, clock, logged, keyOf, call, control, move };

  async function call(path: string, init: RequestInit = {}, key = keyOf("business")) {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json", ...init.headers };
    return parseResponse(await sandbox.app.request(`/v1${path}`, { ...init, headers }));
  }

  async function control(path = "", init: RequestInit = {}) {
    return parseResponse(await sandbox.app.request(`/_sandbox${path}`, init));
  }

  /** Moves the clock through the control API. Sends a string body without formatting it as JSON. */
  function move(body: unknown, headers: Record<string, string> = { "content-type": "application/json" }) {
    return control("/clock", { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) });
  }
}

async function parseResponse(response: Response) {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return { status: response.status, headers: response.headers, text, json: isJson ? parseJson(text) : undefined };
}
