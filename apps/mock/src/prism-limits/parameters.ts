import { get, limits, type Outcome, post } from "./prism-limit.ts";

const listed: Outcome = { status: 200 };
const refused: Outcome = { status: 400, code: "invalid_request" };

/** Query parameters are known, well-formed and within their constraints. (D-01, D-04, D-29) */
export const parameterLimits = [
  ...limits(false, [
    { id: "limit-exponent", request: get("/pets?limit=1e1"), wrong: listed, right: refused },
    { id: "limit-leading-zero", request: get("/pets?limit=05"), wrong: listed, right: refused },
    { id: "limit-plus-sign", request: get("/pets?limit=%2B5"), wrong: listed, right: refused },
    { id: "limit-fraction", request: get("/pets?limit=5.0"), wrong: listed, right: refused },
    { id: "limit-hexadecimal", request: get("/pets?limit=0x10"), wrong: listed, right: refused },
    { id: "limit-space", request: get("/pets?limit=%207"), wrong: listed, right: refused },
    { id: "limit-empty", request: get("/pets?limit="), wrong: listed, right: refused },
    { id: "status-empty", request: get("/pets?status="), wrong: listed, right: refused },
    { id: "unknown-parameter-of-a-list", request: get("/pets?lmit=5"), wrong: listed, right: refused },
    { id: "unknown-parameter-of-a-pet", request: get("/pets/1?fields=name"), wrong: { status: 200 }, right: refused },
    {
      id: "unknown-parameter-of-a-post",
      request: post("/pets?dry=1", '{"name":"Rex","categoryId":7}'),
      wrong: { status: 201 },
      right: refused,
    },
    { id: "orders-have-no-status-filter", request: get("/store/orders?status=placed"), wrong: listed, right: refused },
    {
      id: "cursor-never-issued",
      request: get("/pets?cursor=nonsense"),
      wrong: listed,
      right: { status: 400, code: "invalid_cursor" },
    },
  ]),
  ...limits(true, [
    { id: "query-percent-encoding", request: get("/pets?cursor=%zz"), wrong: listed, right: refused },
    { id: "query-not-utf-8", request: get("/pets?cursor=%ff"), wrong: listed, right: refused },
    { id: "path-percent-encoding", request: get("/pets/%zz"), wrong: "dies", right: refused },
  ]),
];
