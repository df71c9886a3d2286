import spectral from "@stoplight/spectral-core";
import owasp from "@stoplight/spectral-owasp-ruleset";

/** Rules that do not apply to the contract, each with the reason. */
export const waivedRules: Record<string, string> = {
  "owasp:api1:2023-no-numeric-ids":
    "The specification requires numeric ids. Guessing one gives no advantage, because a key that may read one pet may read all.",
  "owasp:api4:2023-integer-format":
    "If minimum and maximum are known, they are stricter than int32. Only integers beyond the precision of a double have int64.",
  "owasp:api4:2023-integer-limit":
    "rule/integer-limit of Redocly requires it in requests only: the service sends the other integers.",
  "owasp:api4:2023-rate-limit":
    "Each response documents X-RateLimit-Limit and RateLimit. The rule accepts only one of them.",
  "owasp:api4:2023-string-limit":
    "rule/text-limit of Redocly requires it in request bodies only. The maximum header size limits parameters (431).",
  "owasp:api4:2023-string-restricted":
    "animal-store/storable-text requires a pattern in request bodies. Other text is for people, or has the format of an RFC.",
  "owasp:api8:2023-define-cors-origin":
    "Each installation sets the allowed origins, by default none, so no response guarantees the header (D-26).",
  "owasp:api9:2023-inventory-access":
    "API keys and their scopes control access to every server, and no server is internal.",
  "owasp:api9:2023-inventory-environment":
    "The server with the path /v1 is the host that served the document, in any environment.",
};

/** Applies the OWASP ruleset for API descriptions. */
export async function lintOwasp(yaml: string): Promise<spectral.ISpectralDiagnostic[]> {
  const linter = new spectral.Spectral();
  const waived = Object.fromEntries(Object.keys(waivedRules).map((name) => [name, "off" as const]));
  linter.setRuleset({ extends: [toRuleset(owasp)], rules: waived });
  return linter.run(yaml);
}

// The import is the ruleset itself, but its types declare a module with the ruleset as `default`.
function toRuleset(module: unknown): (typeof owasp)["default"] {
  return module as (typeof owasp)["default"];
}
