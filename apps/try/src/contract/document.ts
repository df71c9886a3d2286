/** The methods that an operation of OpenAPI 3.1 may have. */
export const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;
export type Method = (typeof methods)[number];

/** A value in its place, or where in `components` it stands. */
export type Referable<Value> = Value | Reference;

export interface Reference {
  readonly $ref: string;
}

/** Of an OpenAPI 3.1 document, what the console reads. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<Method, OpenApiOperation>>>>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, OpenApiParameter>>;
    readonly responses: Readonly<Record<string, OpenApiResponse>>;
    readonly schemas: Readonly<Record<string, OpenApiSchema>>;
  };
}

export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly "x-stability": string;
  readonly "x-sunset"?: string;
  readonly parameters?: readonly Referable<OpenApiParameter>[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly examples?: Examples }>> };
  readonly responses: Readonly<Record<string, Referable<OpenApiResponse>>>;
}

export interface OpenApiParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly description: string;
  readonly schema: Referable<OpenApiSchema>;
  readonly examples?: Examples;
}

interface OpenApiResponse {
  readonly description: string;
}

interface OpenApiSchema {
  readonly type: string;
  readonly enum?: readonly string[];
}

type Examples = Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
