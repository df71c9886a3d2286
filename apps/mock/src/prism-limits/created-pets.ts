import { limits, post } from "./prism-limit.ts";

const rex = { id: 1, name: "Rex", categoryId: 7, status: "available" };

const names = [
  "R",
  "😀",
  "Re",
  "x".repeat(254),
  "x".repeat(255),
  "😀".repeat(255),
  "犬".repeat(255),
  "  Rex\t\n ",
  " ",
  "Rene\u0301",
  "Ren\u00e9",
  "\u0001\u001f\u007f",
  "\"\\/'",
  "\ud7ff\ue000",
  "\ufeffRex",
  "👩\u200d🚀",
  "'; DROP TABLE pets; --",
  "null",
  `\\"${"[{".repeat(100)}`,
];

const bodies = [
  '{"name":"Mia","categoryId":3}',
  '{"name":"Tom","categoryId":9}',
  ...["7", "0", "1", "-1", "4294967297", "9007199254740991"].map(
    (categoryId) => `{"name":"Rex","categoryId":${categoryId}}`,
  ),
  ...[...names.map((name) => JSON.stringify(name)), '"\\ud83d\\ude00"'].map(
    (name) => `{"name":${name},"categoryId":7}`,
  ),
];

/** A pet comes back as it was sent; Prism answers the first example, which has a status. (D-08) */
export const createdPetLimits = limits(
  false,
  bodies.map((body) => ({
    id: `created-pet-is-the-example: ${body.slice(0, 50)}${body.length > 50 ? `… of ${body.length}` : ""}`,
    request: post("/pets", body),
    wrong: { status: 201, body: rex },
    right: { status: 201, body: { id: 3, ...JSON.parse(body) } },
  })),
);
