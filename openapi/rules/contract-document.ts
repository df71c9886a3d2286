import type { Location } from "@redocly/openapi-core";

/** The members that the rules read. Redocly's `struct` rule validates their types. */
export type Contract = {
  components?: object;
  "x-error-codes"?: Record<string, { status: number }>;
  "x-scopes"?: Record<string, string>;
};

export type Operation = {
  operationId?: string;
  summary?: string;
  deprecated?: boolean;
  parameters?: unknown[];
  requestBody?: unknown;
  security?: Record<string, string[]>[];
  responses?: Record<string, Response | Reference>;
  "x-deprecated-at"?: string;
  "x-deprecation-docs"?: string;
  "x-stability"?: string;
  "x-successor"?: string;
  "x-sunset"?: string;
};

export type Response = {
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
  "x-error-codes"?: string[];
};

export type Header = { required?: boolean; schema?: object } & Examples;

export type MediaType = { schema?: object } & Examples;

export type Examples = { example?: unknown; examples?: Record<string, { value?: unknown } | Reference> };

export type Reference = { $ref: string };

/** A response with its status, its error codes and its location. */
export type DocumentedResponse = { status: number; codes: string[]; response: Response; location: Location };
