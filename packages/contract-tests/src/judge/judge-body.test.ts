import { describe, expect, it } from "vitest";
import { contractDocument } from "../document/contract-document.ts";
import { type BrokenExample, changed } from "./changed-example.ts";
import { createJudge } from "./create-judge.ts";

const judge = createJudge(contractDocument);

const faults: BrokenExample[] = [
  {
    fault: "a body that is no JSON",
    of: ["getPet", 200],
    change: { bodyText: "{" },
    violation: "body: must be JSON",
  },
  { fault: "an empty body", of: ["getPet", 200], change: { bodyText: "" }, violation: "body: must be JSON" },
  {
    fault: "a body where none is documented",
    of: ["unrouted", 204],
    change: { bodyText: "{}" },
    violation: "body: must be absent",
  },
  {
    fault: "a missing member",
    of: ["getPet", 200],
    change: { bodyText: '{"id":1,"name":"Rex"}' },
    violation: 'body : lacks the required member "categoryId"',
  },
  {
    fault: "an undocumented member",
    of: ["getPet", 200],
    change: { bodyText: '{"id":1,"name":"Rex","categoryId":7,"colour":"red"}' },
    violation: 'body : has the undocumented member "colour"',
  },
  {
    fault: "an undocumented member inside a list",
    of: ["listPets", 200],
    change: { bodyText: '[{"id":1,"name":"Rex","categoryId":7,"Status":"sold"}]' },
    violation: 'body /0: has the undocumented member "Status"',
  },
  {
    fault: "an undocumented member called __proto__",
    of: ["getPet", 200],
    change: { bodyText: '{"id":1,"name":"Rex","categoryId":7,"__proto__":{}}' },
    violation: 'the undocumented member "__proto__"',
  },
  {
    fault: "an undocumented member of a violation",
    of: ["createPet", 400],
    change: {
      bodyText: '{"code":"invalid_request","message":"m","status":400,"details":[{"path":"","message":"m","rule":1}]}',
    },
    violation: 'body /details/0: has the undocumented member "rule"',
  },
  {
    fault: "an id written 1.0",
    of: ["getPet", 200],
    change: { bodyText: '{"id":1.0,"name":"Rex","categoryId":7}' },
    violation: "body /id: must be an integer from 1 to 9007199254740991, written without fraction or exponent",
  },
  {
    fault: "an id in a string",
    of: ["getPet", 200],
    change: { bodyText: '{"id":"1","name":"Rex","categoryId":7}' },
    violation: 'got "1"',
  },
  {
    fault: "an id over its maximum",
    of: ["getPet", 200],
    change: { bodyText: '{"id":9007199254740992,"name":"Rex","categoryId":7}' },
    violation: "got 9007199254740992",
  },
  {
    fault: "an integer outside int64",
    of: ["getPet", 200],
    change: { bodyText: '{"id":1,"name":"Rex","categoryId":9223372036854775808}' },
    violation: "body /categoryId: must be an integer from -9223372036854775808 to 9223372036854775807",
  },
  {
    fault: "an integer with an exponent",
    of: ["getPet", 200],
    change: { bodyText: '{"id":1,"name":"Rex","categoryId":1e2}' },
    violation: "body /categoryId",
  },
  {
    fault: "a value outside its enum",
    of: ["getPet", 200],
    change: { bodyText: '{"id":1,"name":"Rex","categoryId":7,"status":null}' },
    violation: "body /status",
  },
  {
    fault: "a lone surrogate in a name",
    of: ["getPet", 200],
    change: { bodyText: '{"id":1,"name":"\\ud800","categoryId":7}' },
    violation: "body /name: must match pattern",
  },
  {
    fault: "an error of another status",
    of: ["getPet", 404],
    change: { bodyText: '{"code":"pet_not_found","message":"m","status":400}' },
    violation: "body /status: must equal the HTTP status 404, got 400",
  },
  {
    fault: "an error status written 404.0",
    of: ["getPet", 404],
    change: { bodyText: '{"code":"pet_not_found","message":"m","status":404.0}' },
    violation: "body /status: must be an integer",
  },
  {
    fault: "a code of another answer",
    of: ["getPet", 404],
    change: { bodyText: '{"code":"route_not_found","message":"m","status":404}' },
    violation: "body /code: must be one of x-error-codes (pet_not_found), got route_not_found",
  },
  {
    fault: "a code of another status",
    of: ["getPet", 404],
    change: { bodyText: '{"code":"invalid_request","message":"m","status":404}' },
    violation: "body /code: invalid_request belongs to status 400, got 404",
  },
  {
    fault: "a body where nothing has changed",
    of: ["getPet", 304],
    change: { bodyText: "{}" },
    violation: "body: must be absent, got 2 characters",
  },
  {
    fault: "an order without a real time",
    of: ["createOrder", 201],
    change: { bodyText: '{"id":1,"petId":1,"status":"placed","createdAt":"yesterday"}' },
    violation: "body /createdAt",
  },
];

describe("the judge of bodies", () => {
  it.each(faults)("names $fault", ({ of: [operation, status], change, violation }) => {
    expect(judge(operation, { method: "GET" }, changed(operation, status, change)).join("\n")).toContain(violation);
  });
});
