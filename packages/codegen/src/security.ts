import { type OpenApiDocument, type Operation, resolve, type SecurityRequirement } from "./document.ts";
import { type Findings, Rejection } from "./findings.ts";
import type { OperationEntry } from "./operations.ts";

interface SecurityScheme {
  type: string;
  scheme?: string;
  in?: string;
  name?: string;
}

/** Returns how clients send the credentials of each scheme, without descriptions and OAuth flows. */
export function toSecuritySchemes(document: OpenApiDocument): Record<string, SecurityScheme> {
  const schemes = Object.entries(document.components?.securitySchemes ?? {});
  const entries = schemes.map(([id, reference]): [string, SecurityScheme] => {
    const { type, scheme, in: location, name } = resolve<SecurityScheme>(document, reference as SecurityScheme);
    if (type === "http") return [id, { type, scheme: String(scheme).toLowerCase() }];
    return [id, { type, ...(location && { in: location }), ...(name && { name }) }];
  });
  return Object.fromEntries(entries);
}

/** Creates a function that describes the security of an operation. It omits security that all operations share. */
export function createSecurityReader(document: OpenApiDocument, findings: Findings) {
  const schemes = document.components?.securitySchemes ?? {};
  const hasOwnSecurity = Object.values(document.paths ?? {}).some((item) =>
    Object.values(item).some(
      (operation) => typeof operation === "object" && operation !== null && "security" in operation,
    ),
  );
  findings.attempt(() => check("security", document.security ?? [], document));

  return (label: string, operation: Operation): Pick<OperationEntry, "security" | "credentials"> => {
    const security = operation.security ?? document.security ?? [];
    check(label, security, operation.security ? operation : document);
    const usedSchemes = security.flatMap((each) => Object.keys(each)).map((name) => schemes[name] as SecurityScheme);
    const names = usedSchemes.flatMap((scheme) => {
      const { type, in: location, name } = resolve<SecurityScheme>(document, scheme);
      return type === "apiKey" && location === "query" && name ? [name] : [];
    });
    return { ...(hasOwnSecurity && { security }), ...(names.length > 0 && { credentials: [...new Set(names)] }) };
  };

  function check(label: string, security: SecurityRequirement[], node: object): void {
    const missing = security.flatMap((each) => Object.keys(each)).find((name) => !Object.hasOwn(schemes, name));
    if (missing)
      throw new Rejection(
        "security",
        label,
        `security scheme ${missing} is not in components/securitySchemes. Add it there.`,
        {
          node,
          key: "security",
        },
      );
    const scopes = document["x-scopes"] as object | undefined;
    if (!scopes) return;
    for (const [name, required] of security.flatMap((each) => Object.entries(each))) {
      const { type } = resolve<SecurityScheme>(document, schemes[name] as SecurityScheme);
      // OAuth schemes define their own scopes (OpenAPI 3.1, Security Requirement Object).
      if (["oauth2", "openIdConnect"].includes(type) || required.every((scope) => Object.hasOwn(scopes, scope)))
        continue;
      const definedScopes = Object.keys(scopes).join(", ");
      const message = `${name} requires ${required.join(", ")}, but x-scopes defines ${definedScopes}. Add it there.`;
      throw new Rejection("security", label, message, { node, key: "security" });
    }
  }
}
