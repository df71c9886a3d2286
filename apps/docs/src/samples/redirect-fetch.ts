// Loaded before a sample: it calls the address of `npm run sandbox`, and this leads it to the sandbox of the test.
import { sandboxAddress } from "./sandbox-address.ts";

const { SAMPLE_ORIGIN = sandboxAddress } = process.env;
const send = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  if (!request.url.startsWith(`${sandboxAddress}/`)) {
    throw new Error(`A sample must call ${sandboxAddress}, the sandbox, and this one called ${request.url}.`);
  }
  return send(new Request(SAMPLE_ORIGIN + request.url.slice(sandboxAddress.length), request));
};
