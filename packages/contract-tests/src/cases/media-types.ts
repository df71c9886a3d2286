import { type ContractCase, operationsWithBody, refused, succeeds } from "./contract-case.ts";

const accepted = [
  "application/json",
  "APPLICATION/JSON",
  "application/json; charset=UTF-8",
  "application/json;charset=utf-8",
  'application/json; charset="utf-8"',
];

const refusedTypes = [
  null,
  "text/plain",
  "application/x-www-form-urlencoded",
  "application/json; charset=latin1",
  "application/json; charset=utf-16",
  "application/problem+json",
  "application/jsonx",
  "text/json",
  "application/json, text/plain",
];

const refusedEncodings = ["gzip", "br", "identity"];

export const mediaTypeCases: ContractCase[] = [
  ...accepted.map(
    (contentType): ContractCase => ({
      id: `media-types/createPet/${contentType}`,
      fact: `Content-Type ${contentType} is accepted`,
      ...succeeds("createPet"),
      run: ({ call }) => call("createPet", { headers: { "Content-Type": contentType } }),
    }),
  ),
  ...operationsWithBody.flatMap((operation) => [
    ...refusedTypes.map(
      (contentType): ContractCase => ({
        id: `media-types/${operation}/refused/${contentType ?? "none"}`,
        fact: `${contentType ? `Content-Type ${contentType}` : "a body without a Content-Type"} is refused`,
        ...refused(operation, "unsupported_media_type"),
        run: ({ call }) => call(operation, { headers: { "Content-Type": contentType } }),
      }),
    ),
    ...refusedEncodings.map(
      (encoding): ContractCase => ({
        id: `media-types/${operation}/encoding/${encoding}`,
        fact: `Content-Encoding ${encoding} is refused`,
        ...refused(operation, "unsupported_media_type"),
        run: ({ call }) => call(operation, { headers: { "Content-Encoding": encoding } }),
      }),
    ),
  ]),
  ...["text/plain", "*/*;q=0", "application/xml"].map(
    (accept): ContractCase => ({
      id: `media-types/listPets/accept/${accept}`,
      fact: `Accept ${accept} is ignored, the answer is JSON`,
      ...succeeds("listPets"),
      run: ({ call }) => call("listPets", { headers: { Accept: accept } }),
    }),
  ),
];
