import type { SecurityScheme } from "@animal-store/openapi-document/contract";
import { locateOperations, type OpenApiDocument, type Operation, resolve } from "./document.ts";
import { type Findings, Part } from "./findings.ts";
import type { OperationEntry } from "./operations.ts";
import { assertHeaderName } from "./parameters.ts";

/** Returns how clients send the credentials of each scheme, without descriptions and OAuth flows. */
export function toSecuritySchemes(document: OpenApiDocument): Record<string, SecurityScheme> {
  const users = [document, ...locateOperations(document).map(({ operation }) => operation)];
  const names = users.flatMap(({ security = [] }) => security.flatMap((requirement) => Object.keys(requirement)));
  const defined = document.components?.securitySchemes ?? {};
  const others = names.filter((name) => !Object.hasOwn(defined, name)).map((name) => [name, undefinedScheme]);
  const schemes = Object.entries({ ...defined, ...Object.fromEntries(others) });
  const entries = schemes.map(([id, reference]): [string, SecurityScheme] => {
    const { type, scheme, in: location, name } = resolve<SecurityScheme>(document, reference as SecurityScheme);
    if (type === "http") return [id, { type, scheme: String(scheme).toLowerCase() }];
    return [id, { type, ...(location && { in: location }), ...(name && { name }) }];
  });
  return Object.fromEntries(entries);
}

/** A scheme that the document requires but does not define. Clients send no credentials, and the application checks the request. */
const undefinedScheme: SecurityScheme = { type: "undefined" };

/** Describes the security of an operation. Omits security that all operations share. */
type SecurityReader = (part: Part, operation: Operation) => Pick<OperationEntry, "security" | "credentials">;

export function createSecurityReader(document: OpenApiDocument, findings: Findings): SecurityReader {
  const schemes = document.components?.securitySchemes ?? {};
  const getScheme = (name: string) =>
    Object.hasOwn(schemes, name) ? resolve<SecurityScheme>(document, schemes[name] as SecurityScheme) : undefinedScheme;
  const hasOwnSecurity = locateOperations(document).some(({ operation }) => "security" in operation);
  findings.attempt(() => check(new Part(document, findings, "security", "security", { node: document }), document));

  return (part, operation) => {
    const owner = operation.security ? operation : document;
    check(part, owner);
    const security = owner.security ?? [];
    const usedSchemes = security.flatMap((each) => Object.keys(each)).map(getScheme);
    const names = usedSchemes.flatMap(({ type, in: location, name }) =>
      type === "apiKey" && location === "query" && name ? [name] : [],
    );
    return { ...(hasOwnSecurity && { security }), ...(names.length > 0 && { credentials: [...new Set(names)] }) };
  };

  function check(user: Part, owner: OpenApiDocument | Operation): void {
    const part = user.as("security", { node: owner, key: "security" });
    const requirements = (owner.security ?? []).flatMap((each) => Object.entries(each));
    for (const [name] of requirements.filter(([name]) => !Object.hasOwn(schemes, name))) {
      const problem = `security scheme ${name} is not in components/securitySchemes, so only authenticate knows it. Add it there.`;
      // Only --strict rejects it.
      findings.reject({ kind: "security", label: part.label, problem, location: part.location }, () => true);
    }
    for (const [id] of requirements) {
      const { type, in: location, name = "" } = getScheme(id);
      if (type === "apiKey" && location === "header") assertHeaderName(part, name);
    }
    const scopes = document["x-scopes"] as object | undefined;
    if (!scopes) return;
    for (const [name, required] of requirements) {
      const { type } = getScheme(name);
      // OAuth schemes define their own scopes (OpenAPI 3.1, Security Requirement Object).
      if (["oauth2", "openIdConnect"].includes(type) || required.every((scope) => Object.hasOwn(scopes, scope)))
        continue;
      const definedScopes = Object.keys(scopes).join(", ");
      part.reject(`${name} requires ${required.join(", ")}, but x-scopes defines ${definedScopes}. Add it there.`);
    }
  }
}
