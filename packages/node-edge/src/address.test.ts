import { expect, it } from "vitest";
import { listenError, readAddress } from "./address.ts";
import { StartUpError } from "./program.ts";

it("HOST and PORT say where, empty counts as unset", () => {
  expect(readAddress({ HOST: "", PORT: "" }, 4000)).toEqual({ host: "127.0.0.1", port: 4000, portName: "PORT" });
  expect(readAddress({ HOST: "::1", PORT: "0" }, 4000)).toEqual({ host: "::1", port: 0, portName: "PORT" });
});

it("a port that is none is refused by the name that it has where the program was started", () => {
  const problem = 'must be a whole number from 0 to 65535, got "x". Correct it, or unset it for the default.';
  expect(() => readAddress({ PORT: "x" }, 4000)).toThrow(new StartUpError(`PORT ${problem}`));
  const named = { PORT: "x", PORT_NAME: "MOCK_PORT" };
  expect(() => readAddress(named, 4000)).toThrow(new StartUpError(`MOCK_PORT ${problem}`));
});

it.each([
  [3000, "PORT=3001"],
  [65_535, "PORT=0"],
])("beside %i, where it is taken, %s is a port", (port, next) => {
  const taken = Object.assign(new Error("taken"), { code: "EADDRINUSE" });
  expect(listenError(taken, { host: "127.0.0.1", port }).message).toMatch(new RegExp(`start with ${next}\\.$`));
});
