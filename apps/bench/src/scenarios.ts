import { contract, type OperationId, type operations, type Schemas } from "@animal-store/contract";
import { initialStatuses } from "../peers/pet-store.ts";

export const petCount: number = initialStatuses.length;

export interface Scenario {
  readonly name: string;
  readonly title: string;
  /** Sent in turn. */
  readonly calls: readonly [Call, ...Call[]];
}

export interface Call {
  readonly method: string;
  /** May contain `{petId}`, which stands for a random pet. */
  readonly path: string;
  readonly body?: string;
  readonly hasKey: boolean;
  readonly status: number;
}

const listCall = createCall("listPets", { query: { limit: 20 }, status: 200 });
const soldCall = createCall("listPets", { query: { status: "sold", limit: 100 }, status: 200 });
const petCall = createCall("getPet", { status: 200 });
const keylessCall = createCall("listPets", { status: 401, hasKey: false });
const invalidCall = createCall("createPet", { body: '{"name":"","status":"available"}', status: 400 });
const addCall = addPetCall("available");

/** The scenarios that write are last, so that all targets have the same data during the others. */
export const scenarios: readonly Scenario[] = [
  { name: "list", title: "list 20", calls: [listCall] },
  { name: "sold", title: "sold, 100", calls: [soldCall] },
  { name: "by-id", title: "by id", calls: [petCall] },
  { name: "unauthorized", title: "401", calls: [keylessCall] },
  { name: "invalid", title: "400", calls: [invalidCall] },
  { name: "post", title: "POST pet", calls: [addCall] },
  {
    name: "mixed",
    title: "mixed, 10 % POST",
    calls: [addCall, listCall, soldCall, petCall, listCall, soldCall, petCall, listCall, soldCall, petCall],
  },
];

export function addPetCall(status: Schemas["PetStatus"] | null): Call {
  const pet = { name: "Rex", categoryId: 7, ...(status && { status }) };
  return createCall("createPet", { body: JSON.stringify(pet), status: 201 });
}

interface CallOptions<Id extends OperationId> {
  readonly status: keyof operations[Id]["responses"] & number;
  readonly query?: operations[Id]["parameters"]["query"];
  readonly body?: string;
  /** @default true */
  readonly hasKey?: boolean;
}

function createCall<Id extends OperationId>(id: Id, { query = {}, ...options }: CallOptions<Id>): Call {
  const { method, path } = contract.operations[id];
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return { method, path: contract.basePath + path + (search && `?${search}`), hasKey: true, ...options };
}

/** Returns the request of a call. @param petId replaces `{petId}` */
export function toRequest({ method, path, hasKey, body }: Call, key: string, petId: number) {
  const headers: Record<string, string> = {
    ...(hasKey && { Authorization: `Bearer ${key}` }),
    ...(body !== undefined && { "Content-Type": "application/json" }),
  };
  return { method, path: path.replace("{petId}", String(petId)), headers, ...(body !== undefined && { body }) };
}
