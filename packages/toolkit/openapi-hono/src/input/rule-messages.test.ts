import { describe, expect, it } from "vitest";
import { mountDocument, toDocument } from "../../test/mount-document.ts";

/**
 * An invalid value for each keyword that validators check: the keyword, the schema, the value, the message without the
 * name of the body, and the path of a member.
 */
const rules = `
type | {"type":"string"} | 7 | must be a string, got 7.
type | {"type":"boolean"} | "true" | must be true or false, got "true".
type | {"type":"null"} | 0 | must be null, got 0.
type | {"type":["string","null"]} | {} | must be a string or null, got an object.
type | {"type":"integer"} | 1.5 | must be an integer, got 1.5.
type | {"type":"integer"} | 9007199254740992 | must be an integer, got 9007199254740992, which is not from -9007199254740991 to 9007199254740991.
type | {"type":"number"} | 9007199254740993 | must be a number, got 9007199254740993, which a double would round.
type | {"type":"array","minItems":1} | {} | must be an array of at least 1 item, got an object.
safeInteger | {"type":"integer"} | 1e+21 | must be an integer, got about 1.000e+21, which is not from -9007199254740991 to 9007199254740991.
int64 | {"type":"integer","format":"int64"} | "7" | must be an int64 integer, got "7".
int64 | {"type":"integer","format":"int64","minimum":5} | 4 | must be an integer of at least 5, got 4.
int64 | {"type":"integer","format":"int64","multipleOf":5} | 4 | must be an integer that is a multiple of 5, got 4.
bigint | {"maximum":5} | 1152921504606846976 | must be a number of at most 5, got 1152921504606846976.
bigint | {"multipleOf":10} | 1152921504606846976 | must be a number that is a multiple of 10, got 1152921504606846976.
minimum | {"type":"integer","minimum":1,"maximum":3} | 0 | must be an integer from 1 to 3, got 0.
minimum | {"minimum":1} | 0 | must be a number of at least 1, got 0.
minimum | {"type":"integer","minimum":1,"enum":[0,1]} | 0 | must be an integer of at least 1, got 0.
maximum | {"type":"number","maximum":3} | 4 | must be a number of at most 3, got 4.
exclusiveMinimum | {"exclusiveMinimum":1} | 1 | must be a number of more than 1, got 1.
exclusiveMaximum | {"exclusiveMaximum":1,"minimum":0} | 1 | must be a number of less than 1 and at least 0, got 1.
multipleOf | {"multipleOf":0.5} | 0.7 | must be a multiple of 0.5, got 0.7.
minLength | {"type":"string","minLength":2} | "a" | must be a string of at least 2 characters, got "a".
minLength | {"minLength":2,"maxLength":3} | "a" | must be a string of 2 to 3 characters, got "a".
maxLength | {"maxLength":2} | "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" | must be a string of at most 2 characters, got a string of 50 characters.
pattern | {"pattern":"^a"} | "b" | must be a string that matches ^a, got "b".
format | {"type":"string","format":"date"} | "b" | must be a string in the format date, got "b".
format | {"format":"uuid"} | "b" | must be a string in the format uuid, got "b".
format | {"type":"integer","format":"int32"} | 2147483648 | must be an integer in the format int32, got 2147483648.
format | {"format":"int32"} | 2147483648 | must be an integer in the format int32, got 2147483648.
format | {"type":["string","integer"],"format":"int32"} | 2147483648 | must be a string or an integer in the format int32, got 2147483648.
const | {"type":"integer","format":"int64","const":1} | 3 | must be 1, got 3.
int64 | {"type":"integer","format":"int64","multipleOf":3} | 9223372036854775807 | must be an integer that is a multiple of 3, got 9223372036854775807.
int64 | {"type":"integer","format":"int64","multipleOf":0.7} | 21.0 | must be an integer that is a multiple of 0.7, got 21 with a fraction, an exponent or a minus zero.
false schema | {"type":"object","properties":{"then":false,"else":false}} | {"then":1} | then must be left out: its schema is false, or it is writeOnly in a response. | /then
enum | {"enum":["a",1,null,{"b":1}]} | "b" | must be one of a, 1, null, {"b":1}, got "b".
enum | {"enum":["1","","a, b"]} | 1 | must be one of "1", "", "a, b", got 1.
const | {"type":"object","const":{"a":1}} | {"a":2} | must be {"a":1}, got an object.
const | {"const":null} | "a" | must be null, got "a".
minItems | {"minItems":2} | [1] | must be an array of at least 2 items, got an array of 1 item.
maxItems | {"type":"array","maxItems":1} | [1,2] | must be an array of at most 1 item, got an array of 2 items.
uniqueItems | {"uniqueItems":true} | [1,1] | must be an array without equal items, got an array of 2 items.
items | {"prefixItems":[{}],"items":false} | [1,2] | must be an array of at most 1 item, got an array of 2 items.
unevaluatedItems | {"prefixItems":[{}],"unevaluatedItems":false} | [1,2] | must be an array of at most 1 item, got an array of 2 items.
unevaluatedItems | {"unevaluatedItems":false} | [1] | must be an empty array, got an array of 1 item.
contains | {"contains":{"type":"integer"}} | ["a"] | must be an array with at least 1 item of the form: an integer, got an array of 1 item.
contains | {"contains":{"const":1},"minContains":2,"maxContains":3} | [1] | must be an array with 2 to 3 items of the form: 1, got an array of 1 item.
contains | {"contains":{"required":["a"]},"minContains":0,"maxContains":1} | [{"a":1},{"a":1}] | must be an array with at most 1 item of the form: that of contains in the contract, got an array of 2 items.
required | {"type":"object","required":["a"]} | {} | a is required. | /a
required | {"allOf":[{"required":["a"]},{}]} | {} | a is required. | /a
minProperties | {"type":"object","minProperties":2} | {"a":1} | must be an object of at least 2 members, got an object of 1 member.
maxProperties | {"maxProperties":1} | {"a":1,"b":2} | must be an object of at most 1 member, got an object of 2 members.
additionalProperties | {"type":"object","properties":{"a":{}},"additionalProperties":false} | {"b":1} | b is not an allowed member. Allowed members: a. | /b
unevaluatedProperties | {"allOf":[{"properties":{"a":{}}}],"unevaluatedProperties":false} | {"b":1} | b is not an allowed member. Leave it out. | /b
patternProperties | {"patternProperties":{"^a":{"type":"string"}}} | {"ab":1} | ab must be a string, got 1. | /ab
propertyNames | {"propertyNames":{"maxLength":2}} | {"abc":1} | The name of abc must be a string of at most 2 characters, got "abc". | /abc
propertyNames | {"propertyNames":{"$ref":"#/components/schemas/Name"}} | {"a/b":1} | The name of a/b must be a string that matches ^x, got "a/b". | /a~1b
propertyNames | {"propertyNames":{"enum":["a","b"]}} | {"c":1} | The name of c must be one of a, b, got "c". | /c
dependentRequired | {"type":"object","dependentRequired":{"a":["b"]}} | {"a":1} | b is required next to a. | /b
dependentSchemas | {"dependentSchemas":{"a":{"required":["b"]}}} | {"a":1} | b is required. | /b
not | {"not":{"type":"string"}} | "a" | must be anything but a string, got "a".
not | {"not":{"type":"string","maxLength":3}} | "a" | must be anything but the form that the contract excludes, got "a".
not | {"not":{"enum":[1,2]}} | 2 | must be anything but one of 1, 2, got 2.
not | {"type":"object","not":{"required":["a"]}} | {"a":1} | must be anything but the form that the contract excludes, got an object of 1 member.
if | {"if":{"required":["a"]},"then":{"required":["b"]}} | {"a":1} | b is required. | /b
if | {"if":{"required":["a"]},"else":{"type":"string"}} | {} | must be a string, got an object.
oneOf | {"oneOf":[{"type":"string"},{"type":"integer","minimum":5}]} | 4 | must be an integer of at least 5, got 4.
oneOf | {"oneOf":[{"type":"string"},{"type":"boolean"}]} | 4 | must be a string or true or false, got 4.
oneOf | {"oneOf":[{"type":"string"},{"type":["string","null"]}]} | "a" | matches more than one of the documented forms. It must match exactly one.
oneOf | {"oneOf":[{"required":["a"]},{"required":["b"]}]} | {} | must be one of the documented forms, got an object.
anyOf | {"anyOf":[{"minimum":5},{"not":{"type":"number"}}]} | 4 | must be a number of at least 5 or anything but a number, got 4.
discriminator | {"$ref":"#/components/schemas/Shape"} | {"kind":"fish"} | kind must be one of cat, dog, got "fish". | /kind
discriminator | {"$ref":"#/components/schemas/Shape"} | {} | kind is required: one of cat, dog. | /kind
discriminator | {"$ref":"#/components/schemas/Shape"} | 7 | must be an object, got 7.
false schema | {"type":"object","properties":{"a":false}} | {"a":1} | a must be left out: its schema is false, or it is writeOnly in a response. | /a
anyOf | {"anyOf":[false,{"type":"string"}]} | 5 | must be a string, got 5.
oneOf | {"oneOf":[false,false]} | 5 | must be one of the documented forms, got 5.
oneOf | {"oneOf":[true,{"type":"integer"}]} | 5 | matches more than one of the documented forms. It must match exactly one.
not | {"not":true} | 5 | must be anything but the form that the contract excludes, got 5.
contains | {"contains":false} | [5] | must be an array with at least 1 item of the form: that of contains in the contract, got an array of 1 item.
contentEncoding | {"type":"string","contentEncoding":"base64","maxLength":1} | "ab" | must be a string of at most 1 character, got "ab".
minimum | {"type":"integer","exclusiveMinimum":1,"minimum":5} | 2 | must be an integer of at least 5, got 2.
exclusiveMinimum | {"type":"integer","exclusiveMinimum":5,"minimum":5} | 5 | must be an integer of more than 5, got 5.
maximum | {"type":"number","exclusiveMaximum":9,"maximum":5,"exclusiveMinimum":1} | 6 | must be a number of more than 1 and at most 5, got 6.
int64 | {"type":"integer","format":"int64","exclusiveMinimum":1,"minimum":5,"exclusiveMaximum":9,"maximum":8} | 2 | must be an integer from 5 to 8, got 2.
int64 | {"type":"integer","format":"int64","minimum":0} | 1e30 | must be an integer of at least 0, got about 1.000e+30, which is not from -9223372036854775808 to 9223372036854775807.
int64 | {"type":"integer","format":"int64","minimum":0} | 9223372036854775807.0 | must be an integer of at least 0, got 9223372036854775807 with a fraction, an exponent or a minus zero.
int64 | {"type":"integer","format":"int64","maximum":0} | 1e30 | must be an integer of at most 0, got about 1.000e+30.
type | {"type":"number"} | 1e400 | must be a number, got a number that is not from -1.7976931348623157e+308 to 1.7976931348623157e+308.
type | {"type":"number"} | 1e-400 | must be a number, got a number that a double would round to 0.
type | {"type":"integer"} | -1e400 | must be an integer, got a number that is not from -1.7976931348623157e+308 to 1.7976931348623157e+308.
int64 | {"type":"integer","format":"int64"} | 1e400 | must be an int64 integer, got a number that is not from -1.7976931348623157e+308 to 1.7976931348623157e+308.
safeInteger | {"type":"object","properties":{"i":{"type":"integer"}}} | {"i":9007199254740993.0} | must be an integer, got 9007199254740993, which is not from -9007199254740991 to 9007199254740991. | /i
maximum | {"type":"number","maximum":5} | 9007199254740993.0 | must be a number of at most 5, got 9007199254740993, which a double would round.
anyOf | {"anyOf":[{"const":"auto"},{"type":"string","pattern":"^[0-9]+$"}]} | "x" | must be "auto" or a string that matches ^[0-9]+$, got "x".
anyOf | {"anyOf":[{"enum":["auto"]},{"type":"string","minLength":2,"pattern":"^a"}]} | "x" | must be one of auto or a string of at least 2 characters and a string that matches ^a, got "x".
oneOf | {"oneOf":[{"const":0},{"minimum":5}]} | 3 | must be 0 or a number of at least 5, got 3.
oneOf | {"oneOf":[{"minimum":5},{"maximum":1}]} | 3 | must be a number of at least 5 or a number of at most 1, got 3.
propertyNames | {"propertyNames":{"anyOf":[{"const":"a"},{"pattern":"^x"}]}} | {"b":1} | The name of b must be "a" or a string that matches ^x, got "b". | /b
oneOf | {"oneOf":[{"properties":{"k":{"const":1}}},{"properties":{"k":{"const":2}},"required":["z"]}]} | {"k":3} | must be one of the documented forms, got an object.
oneOf | {"oneOf":[{"properties":{"k":{"enum":[1]}}},{"properties":{"k":{"enum":[2]}},"required":["z"]}]} | {"k":3} | must be one of the documented forms, got an object.
oneOf | {"oneOf":[{"const":"auto"},{"required":["z"]}]} | {} | z is required. | /z
additionalProperties | {"properties":{"a":{}},"patternProperties":{"^x-":{},"^y-":{}},"additionalProperties":false} | {"b":1} | b is not an allowed member. Allowed members: a, names that match ^x-, names that match ^y-. | /b
additionalProperties | {"patternProperties":{"^x-":{}},"additionalProperties":false} | {"b":1} | b is not an allowed member. Allowed members: names that match ^x-. | /b
unevaluatedProperties | {"properties":{"a":{}},"patternProperties":{"^x-":{}},"unevaluatedProperties":false} | {"b":1} | b is not an allowed member. Allowed members: a, names that match ^x-. | /b
not | {"not":{"maxLength":3}} | 5 | must be anything but the form that the contract excludes, got 5.
contains | {"contains":{"minLength":2},"maxContains":1} | [5,5] | must be an array with 1 item of the form: that of contains in the contract, got an array of 2 items.
type | {"properties":{"":{"type":"integer"}}} | {"":"a"} | "" must be an integer, got "a". | /
required | {"properties":{"a":{"required":[""]}}} | {"a":{}} | a/"" is required. | /a/
additionalProperties | {"properties":{"":{}},"additionalProperties":false} | {"b":1} | b is not an allowed member. Allowed members: "". | /b
dependentRequired | {"type":"object","dependentRequired":{"":["b"]}} | {"":1} | b is required next to "". | /b
`
  .trim()
  .split("\n")
  .map((line) => {
    const [keyword = "", schema = "", value = "", message = "", path = ""] = line.split(" | ");
    return { keyword, schema: JSON.parse(schema) as object, value, message, path };
  });

const shape = (kind: string) => ({ type: "object", required: ["kind"], properties: { kind: { const: kind } } });
const components = {
  Name: { allOf: [{ pattern: "^x" }] },
  Cat: shape("cat"),
  Dog: shape("dog"),
  Shape: {
    oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }],
    discriminator: { propertyName: "kind" },
  },
};
const json = (schema: object) => ({ "application/json": { schema } });
const file = { type: "object", properties: { a: { type: "string", format: "binary" }, b: { type: "integer" } } };
const contents = [...rules.map(({ schema }) => json(schema)), { "multipart/form-data": { schema: file } }, json({})];
const { app, source } = await mountDocument(toDocument(contents, components));

describe("a message", () => {
  it.each(rules.map((each, index) => [each.keyword, each.value, each, index] as const))(
    "names the rule of %s and what it got: %s",
    async (_keyword, body, { path, message }, index) => {
      const headers = { "Content-Type": "application/json" };
      const response = await app.request(`/p${index}`, { method: "POST", headers, body });
      const { details } = (await response.json()) as { details: { path: string; message: string }[] };
      const isAboutMember = path !== "" && !/^must/.test(message);
      const name = isAboutMember ? "" : `${path === "" ? "The body" : path.slice(1)} `;
      expect(details[0]).toEqual({ path, message: name + message });
      for (const { message } of details) {
        const [, rule, got] = / must be (.*), got (.*)\.$/.exec(message) ?? [];
        if (rule !== undefined) expect(rule, message).not.toBe(got);
      }
    },
  );

  it("names a file where there should be text, and text where there should be a file", async () => {
    const body = new FormData();
    body.append("a", "text");
    body.append("b", new Blob(["1"]), "b.txt");
    const response = await app.request(`/p${rules.length}`, { method: "POST", body });
    expect(((await response.json()) as { details: unknown }).details).toEqual([
      { path: "/a", message: 'a must be a file, got "text".' },
      { path: "/b", message: "b must be an integer, got a file." },
    ]);
  });

  it.each(["1e400", "-1e-400"])("names the number %s in a value of any type", async (number) => {
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: `{"a":[${number}]}` };
    const response = await app.request(`/p${rules.length + 1}`, init);
    const range = "is beyond the range of a double: 0, or ±5e-324 to ±1.7976931348623157e+308. Send another one.";
    expect(await response.json()).toMatchObject({ status: 400, message: `The number ${number} ${range}` });
  });

  it("exists for every keyword that validators report", () => {
    const reported = new Set(Array.from(source.matchAll(/keyword:"([^"]+)"/g), ([, keyword]) => keyword));
    for (const { keyword } of rules) reported.delete(keyword);
    // An error of the keyword double accompanies another one, which has the message. The previous test has a file.
    expect([...reported].sort()).toEqual(["blob", "double"]);
  });
});
