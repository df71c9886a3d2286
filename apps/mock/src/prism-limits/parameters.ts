import { get, keyTexts, limits, type Outcome, post } from "./prism-limit.ts";

const listed: Outcome = { status: 200 };
const refused: Outcome = { status: 400, code: "invalid_request" };

const notDigits = [
  ["exponent", "1e1"],
  ["leading-zero", "05"],
  ["plus-sign", "%2B5"],
  ["plus-sign-as-it-is", "+5"],
  ["fraction", "5.0"],
  ["hexadecimal", "0x10"],
  ["space-before", "%205"],
  ["space-after", "5%20"],
  ["empty", ""],
] as const;

const newPet = '{"name":"Rex","categoryId":7,"status":"available"}';
const newOrder = '{"petId":1}';

const unknown = ["lmit=5", "colour=red", "__proto__=red", "unknown=1"];
const many = [19, 20, 21, 40].map((count) => ({
  count,
  query: Array.from({ length: count }, (_, index) => `colour${index}=red`).join("&"),
}));
const ofManyUnknown = [
  { what: "pets", request: (query: string) => get(`/pets?${query}`), wrong: 200 },
  { what: "a-pet", request: (query: string) => get(`/pets/1?${query}`), wrong: 200 },
  { what: "orders", request: (query: string) => get(`/store/orders?${query}`), wrong: 200 },
  { what: "a-new-pet", request: (query: string) => post(`/pets?${query}`, newPet), wrong: 201 },
  { what: "a-new-order", request: (query: string) => post(`/store/orders?${query}`, newOrder), wrong: 201 },
];

/** Query parameters are known, well-formed and within their constraints. (D-01, D-04, D-29) */
export const parameterLimits = [
  ...limits(false, [
    ...["/pets", "/store/orders"].flatMap((list) =>
      notDigits.map(([what, limit]) => ({
        id: `limit-${what}: ${list}`,
        request: get(`${list}?limit=${limit}`),
        wrong: listed,
        right: refused,
      })),
    ),
    { id: "status-empty", request: get("/pets?status="), wrong: listed, right: refused },
    ...[...unknown, ...keyTexts].map((query) => ({
      id: `unknown-parameter-of-pets: ${query}`,
      request: get(`/pets?${query}`),
      wrong: listed,
      right: refused,
    })),
    ...unknown.map((query) => ({
      id: `unknown-parameter-of-orders: ${query}`,
      request: get(`/store/orders?${query}`),
      wrong: listed,
      right: refused,
    })),
    ...[...unknown, "Limit=red"].flatMap((query) => [
      {
        id: `unknown-parameter-of-a-pet: ${query}`,
        request: get(`/pets/1?${query}`),
        wrong: { status: 200 },
        right: refused,
      },
      {
        id: `unknown-parameter-of-a-new-pet: ${query}`,
        request: post(`/pets?${query}`, newPet),
        wrong: { status: 201 },
        right: refused,
      },
      {
        id: `unknown-parameter-of-a-new-order: ${query}`,
        request: post(`/store/orders?${query}`, newOrder),
        wrong: { status: 201 },
        right: refused,
      },
    ]),
    ...ofManyUnknown.flatMap(({ what, request, wrong }) =>
      many.map(({ count, query }) => ({
        id: `unknown-parameters-of-${what}: ${count}`,
        request: request(query),
        wrong: { status: wrong },
        right: refused,
      })),
    ),
    { id: "orders-have-no-status-filter", request: get("/store/orders?status=placed"), wrong: listed, right: refused },
    {
      id: "idempotency-key-empty",
      request: post("/store/orders", '{"petId":1}', { "Idempotency-Key": "" }),
      wrong: { status: 201 },
      right: refused,
    },
  ]),
  ...limits(true, [
    { id: "query-percent-encoding", request: get("/pets?cursor=%zz"), wrong: listed, right: refused },
    { id: "query-not-utf-8", request: get("/pets?cursor=%ff"), wrong: listed, right: refused },
    { id: "path-percent-encoding", request: get("/pets/%zz"), wrong: "dies", right: refused },
  ]),
];
