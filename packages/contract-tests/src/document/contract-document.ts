import { documentJson } from "@animal-store/contract/document";
import { parseJson } from "@animal-store/exact-json";

/** The parts of an OpenAPI 3.1 document that the judge reads, references inside the document kept. */
export interface ContractDocument {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly "x-error-codes": Readonly<Record<string, { readonly status: number }>>;
  readonly "x-request-limits": {
    readonly bodyBytes: number;
    readonly jsonDepth: number;
    readonly violations: number;
  };
  readonly "x-rate-limit-plans": Readonly<
    Record<string, { readonly perMinute: number | null; readonly perDay: number | null }>
  >;
  readonly "x-ban": {
    readonly strikes: number;
    readonly withinSeconds: number;
    readonly seconds: number;
    readonly graceSeconds: number;
  };
  readonly "x-idempotency": { readonly keptSeconds: number };
  readonly "x-cross-origin": { readonly maxAgeSeconds: number };
  readonly "x-answer-headers"?: Readonly<Record<string, string>>;
  readonly "x-unrouted-responses": Responses;
}

export type Schema = Readonly<Record<string, unknown>>;
export type Responses = Readonly<Record<string, ResponseObject | Reference>>;

export interface OperationObject {
  readonly operationId: string;
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: BodyObject | Reference;
  readonly responses: Responses;
  readonly "x-deprecated-at"?: string;
  readonly "x-sunset"?: string;
  readonly "x-deprecation-docs"?: string;
  readonly "x-successor"?: string;
}

export interface ParameterObject {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly examples?: Examples;
}

export interface BodyObject {
  readonly content?: Readonly<Record<string, { readonly schema: Schema; readonly examples?: Examples }>>;
}

export interface ResponseObject extends BodyObject {
  readonly headers?: Readonly<Record<string, HeaderObject | Reference>>;
  readonly "x-error-codes"?: readonly string[];
}

export interface HeaderObject {
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface Reference {
  readonly $ref: string;
}
export type Examples = Readonly<Record<string, { readonly value: unknown }>>;

/** This API's document, parsed anew from its JSON: nothing of what codegen compiled is used. */
export const contractDocument = parseJson(documentJson) as ContractDocument;
