import { createStubs } from "@animal-store/openapi-hono/examples";
import { contract } from "./generated/contract.ts";
import { documentJson } from "./generated/document.ts";
import { validators as responseValidators } from "./generated/responses.js";
import type { createHandlers } from "./handlers.ts";

/** `stub` responds with the example of the contract. `renderError` returns an error in the format of the contract. */
export const { stub, listStubs, renderError } = createStubs({ contract, documentJson, responseValidators });

/** The handlers of the mock. They respond with the examples of the contract, also to `Prefer: code=404, example=NAME`. */
export const mockHandlers = Object.fromEntries(
  Object.keys(contract.operations).map((id) => [id, stub]),
) as unknown as ReturnType<typeof createHandlers>;
