import type { Contract } from "@animal-store/openapi-document/contract";
import { toAccess } from "./write-value.ts";

/** Returns `src/auth.ts`: a check for each security scheme that an operation requires. */
export function writeAuth(contract: Contract): string {
  const schemes = listSchemes(contract);
  const scopes = listScopes(contract);
  const scopesCode = `\n// Return those of the caller instead.\nconst scopes = ${JSON.stringify(scopes)};\n`;
  return `import { hash, timingSafeEqual } from "node:crypto";
import type { Authentication, Credentials } from "@animal-store/openapi-hono";
import { StartupError } from "@animal-store/process";
import type { contract } from "./generated/contract.ts";
import type { Settings } from "./settings.ts";

/** The caller of an operation, which is the \`context\` of its handler. */
export interface Caller {
  readonly name: string;
}

type Authenticate = (credentials: Credentials<typeof contract>) => Authentication<Caller> | undefined;
${schemes.length > 0 ? writeChecks(schemes, scopes.length > 0) : publicApi}${scopes.length > 0 ? scopesCode : ""}`;
}

const publicApi = `
/** No operation of the contract requires credentials, so this is never called. */
export function createAuthenticate(_settings: Settings): Authenticate {
  return () => undefined;
}
`;

function writeChecks(schemes: readonly Scheme[], hasScopes: boolean): string {
  return `
const sampleToken = "test";

/** Returns the function that finds the caller by the credentials of a request. Undefined becomes a 401. */
export function createAuthenticate({ API_TOKEN, NODE_ENV }: Settings): Authenticate {
  if (NODE_ENV === "production" && API_TOKEN === sampleToken)
    throw new StartupError("API_TOKEN must be a secret in production, such as the output of: openssl rand -base64 32");
  const secret = toDigest(API_TOKEN);
  const isWrong = (text: string | undefined) => text !== undefined && !timingSafeEqual(toDigest(text), secret);
  // The credentials are those of one requirement in the contract. Replace each comparison with a check of your own.
  return (credentials) => {
${schemes.map(writeCheck).join("")}    return { context: { name: "api" }${hasScopes ? ", scopes" : ""} };
  };
}

/** Texts of the same length, so that the time of a comparison does not depend on the secret. */
function toDigest(text: string): Buffer {
  return hash("sha256", text, "buffer");
}
`;
}

export type Scheme = readonly [name: string, scheme: Contract["securitySchemes"][string]];

function writeCheck([name, { type, scheme, in: location }]: Scheme): string {
  const access = `credentials${toAccess(name)}`;
  if (type === "mutualTLS" || type === "undefined")
    return `    // Check the certificate that your proxy has verified, or what the contract does not describe.
    if (${access} && NODE_ENV === "production") return undefined;
`;
  return `    // ${describeScheme(type, scheme, location)}
    if (isWrong(${access}?.${findMember(type, scheme)})) return undefined;
`;
}

function findMember(type: string, scheme: string | undefined): string {
  if (type === "apiKey") return "key";
  return scheme === "basic" ? "password" : "token";
}

function describeScheme(type: string, scheme = "", location = ""): string {
  if (type === "apiKey") return `API key in the ${location}: look up its hash in your database.`;
  if (type === "http" && scheme === "basic")
    return "User name and password: look up the user, and compare with a password hash.";
  if (type === "openIdConnect" || type === "oauth2")
    return "Access token: verify its signature, issuer, audience and expiry, for example with jwk of Hono.";
  return "Token: verify its signature and expiry, for example with jwt of Hono, or look up its hash.";
}

/** Returns the schemes that operations require. */
export function listSchemes(contract: Contract): Scheme[] {
  const names = new Set(listRequirements(contract).flatMap(Object.keys));
  return Object.entries(contract.securitySchemes).filter(([name]) => names.has(name));
}

function listScopes(contract: Contract): string[] {
  return [...new Set(listRequirements(contract).flatMap((requirement) => Object.values(requirement).flat()))];
}

function listRequirements({ operations, security }: Contract) {
  return Object.values(operations).flatMap((operation) => operation.security ?? security);
}

/** Credentials that the new server accepts. */
export interface SampleCredentials {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

export function createCredentials(contract: Contract): SampleCredentials {
  const schemes = listSchemes(contract).map(([, scheme]) => scheme);
  const headers = schemes.map(({ type, scheme = "", in: location, name = "" }) => {
    if (type === "apiKey" && location === "header") return [name, "test"];
    if (type === "apiKey" && location === "cookie") return ["Cookie", `${name}=test`];
    if (type === "http" && scheme === "basic") return ["Authorization", `Basic ${btoa("test:test")}`];
    return type === "http" || type === "oauth2" || type === "openIdConnect" ? ["Authorization", "Bearer test"] : [];
  });
  const query = schemes.filter((each) => each.type === "apiKey" && each.in === "query");
  return {
    // The first scheme of several with one header.
    headers: Object.fromEntries(headers.filter(([name]) => name !== undefined).reverse()),
    query: Object.fromEntries(query.map(({ name = "" }) => [name, "test"])),
  };
}
