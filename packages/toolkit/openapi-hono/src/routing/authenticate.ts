import type { Contract, OperationEntry, SecurityRequirement, SecurityScheme } from "../contract.ts";
import { decode } from "../input/parse-text.ts";
import { findCookie, type ParameterSource } from "../input/read-parameters.ts";
import { type Awaitable, mapAwaitable, type PipelineRequest } from "../message.ts";
import { PipelineError } from "../reply/error-reply.ts";
import { ignoreRejections } from "../reply/sendable.ts";

/** The credentials of a request, by security scheme. Contains all schemes of the requirement that is checked. */
export type Credentials<Api extends Contract> = {
  readonly [Name in keyof Api["securitySchemes"]]?: CredentialsOf<Api["securitySchemes"][Name]>;
};
/** `key` of an API key, `username` and `password` of HTTP Basic, `token` of Bearer, OAuth 2 and OpenID Connect. */
type CredentialsOf<Scheme extends SecurityScheme> = string extends Scheme["type"]
  ? AnyCredentials
  : Scheme extends { type: "apiKey" }
    ? { readonly key: string }
    : Scheme extends { type: "http"; scheme: "basic" }
      ? { readonly username: string; readonly password: string }
      : Scheme extends { type: "mutualTLS" | "undefined" }
        ? object
        : { readonly token: string };
type AnyCredentials = Readonly<Record<"key" | "username" | "password" | "token", string>>;

/** The caller that `authenticate` found. */
export interface Authentication<Account> {
  readonly context: Account;
  /** The scopes of the caller. An operation requires the scopes of its `security`. @default none */
  readonly scopes?: readonly string[] | undefined;
}

type Authenticate = (
  credentials: Credentials<Contract>,
  request: PipelineRequest,
) => Awaitable<Authentication<unknown> | undefined>;

/** The ways to authenticate a request to an operation. */
export interface Security {
  readonly contract: Contract;
  readonly operation: OperationEntry;
  /** Empty if the operation is public. */
  readonly alternatives: readonly Alternative[];
  readonly isRequired: boolean;
}

/** One way to authenticate: a requirement and its schemes by name. */
interface Alternative {
  readonly requirement: SecurityRequirement;
  readonly schemes: readonly (readonly [name: string, scheme: SecurityScheme])[];
}

/** Returns the security requirements of an operation. */
export function findSecurity(contract: Contract, operation: OperationEntry): readonly SecurityRequirement[] {
  return operation.security ?? contract.security;
}

export function toSecurity(contract: Contract, operation: OperationEntry): Security {
  const requirements = findSecurity(contract, operation);
  const alternatives = requirements.filter(namesScheme).map((requirement) => {
    const names = Object.keys(requirement);
    return {
      requirement,
      schemes: names.map((name) => [name, contract.securitySchemes[name] as SecurityScheme] as const),
    };
  });
  return { contract, operation, alternatives, isRequired: isRestricted(requirements) };
}

/** Tries the alternatives from an index. @param error the error to return if none of them succeeds */
export function authenticateRequest(
  security: Security,
  source: ParameterSource,
  authenticate: Authenticate,
  index = 0,
  error?: PipelineError,
): Awaitable<Authentication<unknown> | PipelineError> {
  const alternative = security.alternatives[index];
  if (!alternative) return security.isRequired ? (error ?? unauthenticated(security, source)) : { context: undefined };
  const credentials = readCredentials(alternative, source);
  if (!credentials) return authenticateRequest(security, source, authenticate, index + 1, error);
  return mapAwaitable(authenticate(credentials, source.request), (authentication) => {
    if (!authentication) return authenticateRequest(security, source, authenticate, index + 1, error);
    const { context, scopes = [] } = authentication;
    if (context === undefined) ignoreRejections(authentication);
    assertScopes(scopes);
    if (isGranted(alternative.requirement, scopes)) return authentication;
    const missing = error ?? insufficientScope(security.operation, alternative, scopes);
    return authenticateRequest(security, source, authenticate, index + 1, missing);
  });
}

function unauthenticated({ contract, operation, alternatives }: Security, source: ParameterSource): PipelineError {
  const isRejected = alternatives.some((alternative) => readCredentials(alternative, source));
  const descriptions = alternatives.map(({ schemes }) => schemes.map(([, scheme]) => describeScheme(scheme)));
  const expected = [...new Set(descriptions.map((schemes) => schemes.join(" and ")))].join(", or ");
  const problem = isRejected ? "The credentials are not valid." : "The request requires authentication.";
  const schemes = new Map(alternatives.flatMap((alternative) => alternative.schemes));
  const challenges = [...schemes.values()].flatMap((scheme) => toChallenge(contract, scheme, isRejected));
  const headers = toChallengeHeaders(operation, 401, challenges.join(", "));
  return new PipelineError("unauthenticated", `${problem} Send ${expected}.`, { headers });
}

function insufficientScope(
  operation: OperationEntry,
  { requirement, schemes }: Alternative,
  scopes: readonly string[],
): PipelineError {
  const missing = findMissingScopes(requirement, scopes);
  const isToken = schemes.some(([, scheme]) => getHttpScheme(scheme) === "bearer");
  return new PipelineError(
    "insufficientScope",
    `The request requires the scope ${missing}. Send credentials that have it.`,
    isToken ? { headers: toScopeChallenge(operation, requirement) } : {},
  );
}

/** Returns an error unless the caller that `admit` found has all scopes of one requirement in the operation's `security`. */
export function checkScopes(operation: OperationEntry, callerScopes: readonly string[]): PipelineError | undefined {
  const { security = [] } = operation;
  const [firstRequirement] = security;
  if (!firstRequirement || security.some((requirement) => isGranted(requirement, callerScopes))) return undefined;
  const missing = findMissingScopes(firstRequirement, callerScopes);
  const actual = callerScopes.length > 0 ? `only ${callerScopes.join(" and ")}` : "none";
  const message = `The request requires the scope ${missing}, but the API key has ${actual}. Use a key with the scope ${missing}.`;
  return new PipelineError("insufficientScope", message, { headers: toScopeChallenge(operation, firstRequirement) });
}

/** @throws {TypeError} for scopes that are no list of texts, such as a promise of one */
export function assertScopes(scopes: readonly string[]): void {
  if (Array.isArray(scopes) && !scopes.some((scope) => typeof scope === "object")) return;
  ignoreRejections(scopes);
  throw new TypeError("The scopes are no list of texts. Await a promise.");
}

// Runs for every request, so it allocates no arrays.
function isGranted(requirement: SecurityRequirement, callerScopes: readonly string[]): boolean {
  for (const scheme in requirement)
    for (const scope of requirement[scheme] ?? []) if (!callerScopes.includes(scope)) return false;
  return true;
}

function findMissingScopes(requirement: SecurityRequirement, callerScopes: readonly string[]): string {
  const requiredScopes = Object.values(requirement).flat();
  return requiredScopes.filter((scope) => !callerScopes.includes(scope)).join(" and ");
}

/** Returns the challenge of RFC 6750, section 3.1, if the operation documents one. */
function toScopeChallenge(operation: OperationEntry, requirement: SecurityRequirement): Record<string, string> {
  if (!operation.responses[403]?.headers["WWW-Authenticate"]) return {};
  const scopes = Object.values(requirement).flat().join(" ");
  return toChallengeHeaders(operation, 403, `Bearer error="insufficient_scope", scope=${quote(scopes)}`);
}

/** A constant value in the contract wins. */
function toChallengeHeaders(operation: OperationEntry, status: number, challenge: string): Record<string, string> {
  const isConstant = operation.responses[status]?.headers["WWW-Authenticate"]?.const !== undefined;
  return challenge === "" || isConstant ? {} : { "WWW-Authenticate": challenge };
}

/** Returns whether security rejects anonymous requests. An empty requirement allows them. */
export function isRestricted(security: readonly SecurityRequirement[]): boolean {
  return security.length > 0 && security.every(namesScheme);
}

function namesScheme(requirement: SecurityRequirement): boolean {
  return Object.keys(requirement).length > 0;
}

/** Returns undefined unless the request has credentials for all schemes. */
function readCredentials({ schemes }: Alternative, source: ParameterSource): Credentials<Contract> | undefined {
  const entries = schemes.map(([name, scheme]) => [name, readScheme(scheme, source)] as const);
  return entries.every(([, credentials]) => credentials)
    ? (Object.fromEntries(entries) as Credentials<Contract>)
    : undefined;
}

function readScheme(scheme: SecurityScheme, source: ParameterSource): object | undefined {
  if (scheme.type === "apiKey") {
    const key = readKey(scheme, source);
    return key ? { key } : undefined;
  }
  // `authenticate` gets the request: the certificate that the TLS server has verified, or what the document does not define.
  if (isInRequest(scheme)) return {};
  const httpScheme = getHttpScheme(scheme);
  const [, name = "", token = ""] = /^(\S+) +(.+)$/.exec(source.request.header("authorization") ?? "") ?? [];
  if (name.toLowerCase() !== httpScheme) return undefined;
  return httpScheme === "basic" ? parseBasic(token) : { token };
}

function isInRequest({ type }: SecurityScheme): boolean {
  return type === "mutualTLS" || type === "undefined";
}

function readKey(
  { in: location, name = "" }: SecurityScheme,
  { request, query }: ParameterSource,
): string | null | undefined {
  if (location === "header") return request.header(name.toLowerCase());
  if (location === "cookie") return decode(findCookie(request, name));
  const values = new URLSearchParams(query).getAll(name);
  return values.length === 1 ? values[0] : undefined;
}

/** OAuth 2 and OpenID Connect use bearer tokens (RFC 6750). */
function getHttpScheme({ type, scheme }: SecurityScheme): string | undefined {
  if (type === "http") return scheme;
  return type === "oauth2" || type === "openIdConnect" ? "bearer" : undefined;
}

/** Parses the user-id and password of RFC 7617. */
function parseBasic(token: string): object | undefined {
  try {
    const bytes = Uint8Array.from(atob(token), (character) => character.charCodeAt(0));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const colon = text.indexOf(":");
    return colon < 0 ? undefined : { username: text.slice(0, colon), password: text.slice(colon + 1) };
  } catch {
    return undefined;
  }
}

function describeScheme(scheme: SecurityScheme): string {
  if (scheme.type === "apiKey") return `an API key in the ${scheme.in} ${scheme.name}`;
  if (isInRequest(scheme)) return scheme.type === "mutualTLS" ? "a client certificate" : "credentials";
  const httpScheme = getHttpScheme(scheme);
  return httpScheme === "basic" ? "a user name and a password (HTTP Basic)" : `Authorization: ${toTitle(httpScheme)}`;
}

/** Returns the challenges of a contract, for a 401 without one. */
export function toChallenges(contract: Contract): string {
  const names = contract.security?.flatMap((requirement) => Object.keys(requirement)) ?? [];
  const schemes = [...new Set(names)].flatMap((name) => contract.securitySchemes[name] ?? []);
  return schemes.flatMap((scheme) => toChallenge(contract, scheme, false)).join(", ");
}

/** Returns the challenge of a scheme (RFC 9110, section 11.6.1). No scheme is registered for API keys. */
function toChallenge({ title }: Contract, scheme: SecurityScheme, isRejected: boolean): string[] {
  if (isInRequest(scheme)) return [];
  const realm = `realm=${quote(title)}`;
  if (scheme.type === "apiKey") return [`ApiKey ${realm}, in=${quote(scheme.in)}, name=${quote(scheme.name)}`];
  const httpScheme = getHttpScheme(scheme);
  if (httpScheme === "basic") return [`Basic ${realm}, charset="UTF-8"`];
  return [`${toTitle(httpScheme)} ${realm}${httpScheme === "bearer" && isRejected ? ', error="invalid_token"' : ""}`];
}

function toTitle(scheme = ""): string {
  return scheme.charAt(0).toUpperCase() + scheme.slice(1);
}

/** Returns a quoted string (RFC 9110, section 5.6.4) without the characters that a header cannot contain. */
function quote(text = ""): string {
  return `"${text.replaceAll(/[^ -~]/g, "").replaceAll(/["\\]/g, "\\$&")}"`;
}
