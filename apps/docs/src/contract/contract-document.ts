/** The root of the contract, as far as the docs show it in their own way. */
export type ContractRoot = {
  info: { title: string; version: string; description?: string; "x-logo"?: Logo };
  paths: Record<string, Record<string, unknown>>;
  "x-rate-limit-plans"?: Record<string, RateLimitPlan>;
  "x-error-codes"?: Record<string, ErrorCode>;
  "x-ban"?: Ban;
  "x-unrouted-responses"?: Record<string, Response | Reference>;
};

export type Logo = { url: string; altText: string; href?: string };

export type Reference = { $ref: string };

export type Ban = { strikes: number; withinSeconds: number; seconds: number; graceSeconds: number };

export type RateLimitPlan = { perMinute: number | null; perDay: number | null };

export type ErrorCode = { status: number; description: string };

/** An operation of the contract with its marks of stability and deprecation. */
export type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { content: Record<string, Content> };
  responses?: Record<string, Response | Reference>;
  deprecated?: boolean;
  "x-stability"?: string;
  "x-deprecated-at"?: string;
  "x-sunset"?: string;
  "x-successor"?: string;
  "x-badges"?: Badge[];
  "x-codeSamples"?: CodeSample[];
};

export type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema | Reference;
  examples?: Record<string, Example>;
};

export type Schema = { type?: string; enum?: unknown[] };

export type Example = { summary?: string; value: unknown };

export type Content = { examples?: Record<string, Example> };

export type Badge = { name: string; color: string };

export type CodeSample = { lang: string; label: string; source: string };

export type Response = { description: string; content?: Record<string, Content>; "x-error-codes"?: string[] };
