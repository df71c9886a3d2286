/** The root of the contract, as far as the reference page shows it in its own way. */
export type ContractRoot = {
  info: { title: string; description?: string; "x-logo"?: { url: string; altText: string } };
  paths: Record<string, Record<string, unknown>>;
  "x-rate-limit-plans"?: Record<string, RateLimitPlan>;
  "x-error-codes"?: Record<string, ErrorCode>;
  "x-ban"?: Ban;
};

export type Ban = { strikes: number; withinSeconds: number; seconds: number; graceSeconds: number };

export type RateLimitPlan = { perMinute: number | null; perDay: number | null };

export type ErrorCode = { status: number; description: string };

/** An operation of the contract with its marks of stability and deprecation. */
export type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  deprecated?: boolean;
  "x-stability"?: string;
  "x-deprecated-at"?: string;
  "x-sunset"?: string;
  "x-successor"?: string;
  "x-badges"?: Badge[];
};

export type Badge = { name: string; color: string };

export type Response = { description: string; "x-error-codes"?: string[] };
