import { expect, it } from "vitest";
import { parseListenAddress, toListenError } from "./address.ts";
import { StartupError } from "./program.ts";

it.each([
  [
    { HOST: "", PORT: "" },
    { host: "127.0.0.1", port: 4000 },
  ],
  [
    { HOST: "::1", PORT: "0" },
    { host: "::1", port: 0 },
  ],
])("parses HOST and PORT from %j and treats empty values as unset", (env, address) => {
  expect(parseListenAddress(env, 4000)).toEqual({ ...address, portName: "PORT" });
});

it.each([
  ["PORT", { PORT: "x" }],
  ["MOCK_PORT", { PORT: "x", PORT_NAME: "MOCK_PORT" }],
])("names the variable %s if its port is invalid", (name, env) => {
  const problem = 'must be a whole number from 0 to 65535, got "x". Correct it, or unset it for the default.';
  expect(() => parseListenAddress(env, 4000)).toThrow(new StartupError(`${name} ${problem}`));
});

it("suggests port 0 if port 65535 is in use", () => {
  const inUse = Object.assign(new Error("in use"), { code: "EADDRINUSE" });
  expect(toListenError(inUse, { host: "127.0.0.1", port: 65_535 }).message).toMatch(/start with PORT=0\.$/);
});
