import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { findContractNames } from "./contract-names.mjs";

const bytes = (name) => [...Buffer.from(name)];
const hex = (name) => Buffer.from(name).toString("hex");
const encodings = [
  (name) => name,
  (name) =>
    bytes(name)
      .map((byte) => `\\x${byte.toString(16)}`)
      .join(""),
  (name) => `${name.slice(0, 1)}\\u${bytes(name)[1].toString(16).padStart(4, "0")}${name.slice(2)}`,
  (name) => `\\u{${bytes(name)[0].toString(16)}}${name.slice(1)}`,
  (name) => `%${bytes(name)[0].toString(16).toUpperCase()}${name.slice(1)}`,
  (name) => `0x${hex(name)}`,
  (name) => `0x${hex(name).slice(0, 4)}_${hex(name).slice(4)}n`,
  (name) => String(Number.parseInt(hex(name), 16)),
  (name) => `0x${Buffer.from(bytes(name).reverse()).toString("hex")}`,
  (name) => `"${hex(name)}"`,
  (name) => `[${bytes(name).join(", ")}]`,
  (name) => `"${Buffer.from(name).toString("base64")}"`,
  (name) => `"${Buffer.from(`the ${name} of`).toString("base64url")}"`,
];

test("finds each name of the contract in each encoding", () => {
  for (const name of ["pet", "pets", "Pets", "orders", "Orders"])
    for (const encode of encodings) {
      const line = `const value = ${encode(name)};`;
      deepEqual(findContractNames(line).length > 0, true, line);
    }
});

test("ignores other words, numbers and escapes", () => {
  for (const line of [
    "const petrol = borders + competence;",
    "const [magic, polynomial, size] = [0x377f0682, 0xedb88320, 7_366_003];",
    '"\\ud800 \\u{1f600} %E2%82%AC"',
    'const hash = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";',
    "order by id, [1, 10, 100], [65, 66, 67]",
  ])
    deepEqual(findContractNames(line), [], line);
});
