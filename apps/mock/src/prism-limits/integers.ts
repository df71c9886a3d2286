import { get, limits, type Outcome, post } from "./prism-limit.ts";

const refused: Outcome = { status: 400, code: "invalid_request" };
const created: Outcome = { status: 201 };
const found: Outcome = { status: 200 };
const unknown: Outcome = { status: 404, code: "pet_not_found" };

/** Integers are exact over the whole int64 range and nothing else is an integer. (D-05, D-29) */
export const integerLimits = limits(false, [
  {
    id: "body-int64-over-2-53",
    request: post("/pets", '{"name":"Rex","categoryId":9007199254740993}'),
    wrong: refused,
    right: created,
  },
  {
    id: "body-int64-under-minus-2-53",
    request: post("/pets", '{"name":"Rex","categoryId":-9007199254740993}'),
    wrong: refused,
    right: created,
  },
  {
    id: "body-int64-maximum",
    request: post("/pets", '{"name":"Rex","categoryId":9223372036854775807}'),
    wrong: refused,
    right: created,
  },
  {
    id: "order-int64-over-2-53",
    request: post("/store/orders", '{"petId":9007199254740993}'),
    wrong: refused,
    right: unknown,
  },
  { id: "path-int64-over-2-53", request: get("/pets/9007199254740993"), wrong: refused, right: unknown },
  { id: "path-int64-minimum", request: get("/pets/-9223372036854775808"), wrong: refused, right: unknown },
  { id: "body-fraction", request: post("/pets", '{"name":"Rex","categoryId":1.0}'), wrong: created, right: refused },
  { id: "body-exponent", request: post("/pets", '{"name":"Rex","categoryId":1e2}'), wrong: created, right: refused },
  {
    id: "body-negative-zero",
    request: post("/pets", '{"name":"Rex","categoryId":-0}'),
    wrong: created,
    right: refused,
  },
  { id: "path-leading-zero", request: get("/pets/01"), wrong: found, right: refused },
  { id: "path-exponent", request: get("/pets/1e2"), wrong: found, right: refused },
  { id: "path-plus-sign", request: get("/pets/+1"), wrong: found, right: refused },
  { id: "path-hexadecimal", request: get("/pets/0x1"), wrong: found, right: refused },
  { id: "path-fraction", request: get("/pets/1.0"), wrong: found, right: refused },
  { id: "path-negative-zero", request: get("/pets/-0"), wrong: found, right: refused },
  { id: "path-space", request: get("/pets/%20"), wrong: found, right: refused },
]);
