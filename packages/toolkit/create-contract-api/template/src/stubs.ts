import { createStubs } from "@animal-store/openapi-hono/examples";
import { contract } from "./generated/contract.ts";
import { documentJson } from "./generated/document.ts";
import { validators as responseValidators } from "./generated/responses.js";

/** `stub` responds with the example of the contract. `renderError` returns an error in the format of the contract. */
export const { stub, listStubs, renderError } = createStubs({ contract, documentJson, responseValidators });
