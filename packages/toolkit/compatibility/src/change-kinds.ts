import type { comparisons } from "./compare.ts";

export type Verdict = "breaking" | "compatible" | "annotation";
export type Effect = { verdict: Verdict; reason: string; nextStep?: string };

/** The effect of a change on what clients send (`request`) and on what they receive (`response`). */
export type Rule = { request: Effect; response: Effect };

/** Describes how a field is compared: the node type of its values and the rule of each change. */
export type Field = {
  as: keyof typeof comparisons;
  of?: string;
  /** Names an entry in messages. @default the name of the field */
  label?: string;
  /** The message of all changes, or of some. Placeholders: {name}, {label}, {owner}, {field}, {from}, {to}, {values}. */
  text?: string | Record<string, string>;
  /** The field applies to the opposite direction: a response of an operation, or a request of a webhook. */
  flips?: true;
  rules: Record<string, Rule>;
};

const breaks = (reason: string, nextStep: string): Effect => ({ verdict: "breaking", reason, nextStep });
const fits = (reason: string): Effect => ({ verdict: "compatible", reason });
const both = (effect: Effect): Rule => ({ request: effect, response: effect });

const breaksBoth = (reason: string, nextStep: string) => both(breaks(reason, nextStep));
const fitsBoth = (reason: string) => both(fits(reason));
const breaksRequests = (reason: string, nextStep: string): Rule => ({
  request: breaks(reason, nextStep),
  response: fits("Clients already accept the new form."),
});
const breaksResponses = (reason: string, nextStep: string): Rule => ({
  request: fits("All old requests stay valid."),
  response: breaks(reason, nextStep),
});

const keepOld = "Keep the old value. Add the new one in a new member, parameter or operation.";
const oldRequestsValid = fits("All old requests stay valid.");
const narrows: Rule = breaksRequests(
  "The server can reject requests that were valid.",
  "Keep accepting the old values. For a stricter rule, add a new member or parameter.",
);
const widens: Rule = breaksResponses("Clients can receive values that the old document excludes.", keepOld);
const differs = breaksBoth("Old and new values differ, so one side rejects or misreads them.", keepOld);
const annotates = both({ verdict: "annotation", reason: "It documents the API. No request or response changes." });
const inputRemoved: Rule = {
  request: breaks("The server rejects or ignores it.", "Keep accepting it, with `deprecated: true`."),
  response: breaks("Receivers that read it fail.", "Keep sending it."),
};
const adds = fitsBoth("Clients ignore what they do not know.");
const relaxes = fitsBoth("Everything that worked still works.");
const inputRequired = breaksRequests("Requests without it are rejected.", "Make it optional, with a default.");
const addsInput: Rule = { request: oldRequestsValid, response: adds.response };

const annotation: Field = { as: "value", rules: { changed: annotates } };
const different: Field = { as: "value", rules: { changed: differs } };
const upper: Field = { as: "upper", rules: { added: narrows, removed: widens, lowered: narrows, raised: widens } };
const lower: Field = { as: "lower", rules: { added: narrows, removed: widens, raised: narrows, lowered: widens } };
const subschema = node("Schema", narrows, widens);
const subsetRules = { added: narrows, removed: widens, narrowed: narrows, widened: widens, changed: differs };
const opaque: Field = { as: "opaque", of: "Schema", rules: { added: narrows, removed: widens, changed: differs } };
const schemaMap = entries("Schema", undefined, narrows, widens);
const enumNote = both({
  verdict: "annotation",
  reason: "A value can have a new meaning.",
  nextStep: "If a value has a new meaning, keep the old value and add a value.",
});
const usedElsewhere: Field = {
  as: "value",
  rules: { changed: both({ verdict: "annotation", reason: "Its effect is compared where it is used." }) },
};

const deprecated = flag(fitsBoth("It still works."), relaxes, [
  "`{owner}` was deprecated.",
  "`{owner}` is no longer deprecated.",
]);

const stability: Field = {
  as: "stability",
  rules: {
    lowered: breaksBoth("Clients rely on it.", "Keep the stability. Add a new part for experiments."),
    raised: relaxes,
  },
};

const serialization: Record<string, Field> = {
  style: different,
  explode: flag(differs, differs),
  allowReserved: flag(relaxes, narrows),
};

const valueCarrier: Record<string, Field> = {
  ...serialization,
  description: annotation,
  deprecated,
  "x-stability": stability,
  allowEmptyValue: flag(widens, narrows),
  schema: subschema,
  content: entries("MediaType", "Media type", differs, differs),
  example: annotation,
  examples: annotation,
};

const serverRemoved = breaksBoth(
  "Clients send requests to it.",
  "Keep the server, and redirect its requests to the new one.",
);
const servers: Field = { ...entries("Server", "Server", adds, serverRemoved), as: "servers" };

const restoreFirst =
  "Restore it with `deprecated: true` and an `x-sunset` at least 60 days ahead, and release that first.";
const operation: Field = {
  as: "operation",
  of: "Operation",
  rules: {
    "entry added": adds,
    "entry removed": {
      request: breaks("Clients that call it fail.", restoreFirst),
      response: breaks("The API no longer sends it, so clients miss its events.", restoreFirst),
    },
    "entry removed before its sunset": breaksBoth(
      "Clients rely on the date.",
      "Restore it. It may be removed from {from} on.",
    ),
    "entry removed after its sunset": fitsBoth("Its announced `x-sunset` has passed."),
  },
};

const flowRemoved = breaksBoth("Clients that use this flow cannot get a token.", "Keep the flow next to the new one.");
const openProperties = additional({ request: fits("The server accepts more."), response: adds.response });
const unevaluatedItems = additional(widens);
const reaches = breaksBoth(
  "It applies to other members or items, because the schemas next to it changed.",
  "Keep the schemas next to it, or remove it first.",
);
const oauthFlow = node("OAuthFlow", adds, flowRemoved);

const schemeChanged = breaksBoth("Clients authenticate in the old way.", "Keep the scheme, and add another one.");
const limitBreaks = breaksBoth("Clients exceed the new limit.", "Keep the limit. Offer the new one in a new plan.");
const limit = (lowered: Rule, raised: Rule, changed = limitBreaks): Field => ({
  as: "number",
  rules: { lowered, raised, changed },
});
const breaksIfLowered = limit(limitBreaks, relaxes);
const breaksIfRaised = limit(relaxes, limitBreaks);
const harmlessNumber = limit(relaxes, relaxes, relaxes);

const extensionMap = (of: string | undefined, label: string, removed: Rule): Field => {
  const { rules, ...field } = entries(of, label, adds, removed, of ? undefined : annotates);
  const text = { added: `${label}s were added.`, removed: `${label}s were removed.` };
  return { ...field, text, rules: { added: adds, removed, ...rules } };
};
const codeRemoved = breaksBoth("Clients that handle this code fail.", "Keep the code. Add another one for a new case.");
const grantRemoved = (noun: string) => breaksBoth("Existing keys have it.", `Keep the ${noun}.`);

const headers: Field = {
  as: "map",
  of: "Header",
  label: "Header",
  rules: {
    "entry added": adds,
    "required entry added": { request: narrows.request, response: adds.response },
    "entry removed": breaksResponses("Clients that read it fail.", "Keep sending the header next to its replacement."),
  },
};

const content: Field = {
  as: "content",
  of: "MediaType",
  label: "Media type",
  text: {
    "entry narrowed": "Media type `{name}` of `{owner}` narrowed to {values}.",
    "entry widened": "Media type `{name}` of `{owner}` widened to {values}.",
  },
  rules: {
    "entry added": relaxes,
    "entry removed": breaksBoth("Programs that use only this type fail.", "Keep the type next to the new one."),
    "entry narrowed": breaksRequests("The server rejects other types of the range.", "Keep accepting the range."),
    "entry widened": breaksResponses("Clients can receive other types of the range.", "Keep the old media type."),
  },
};

const responses: Field = {
  as: "responses",
  of: "Response",
  label: "Response",
  text: { "entry added unlike default": "Response `{name}` was added, and differs from `default`." },
  flips: true,
  rules: {
    "entry added": fitsBoth("An unknown status is treated like its class."),
    "entry added unlike default": breaksBoth(
      "It is treated as `default` describes.",
      "Describe this status as `default` describes it.",
    ),
    "entry removed": breaksBoth(
      "Programs that handle this status fail.",
      "Keep the status. Add another one for a new case.",
    ),
    "entry removed like default": fitsBoth("`default` describes the same response."),
  },
};

const overlaps = breaksBoth(
  "`oneOf` rejects a value that matches two alternatives, so the change can make such a value valid or invalid.",
  "Require a member with a different constant in each alternative, or use `anyOf`.",
);
const branchText = {
  overlaps: "`oneOf` of `{owner}`: {name} is new or changed, and can match values of another alternative.",
  "replaced oneOf": "`oneOf` of `{owner}` was replaced by `anyOf`.",
  "replaced anyOf": "`anyOf` of `{owner}` was replaced by `oneOf`.",
  "entry added": "`{field}` of `{owner}` gained {name}.",
  "entry removed": "`{field}` of `{owner}` lost {name}.",
};
const branches = (rules: Record<string, Rule>): Field => ({
  as: "branches",
  of: "Schema",
  text: branchText,
  rules: { added: narrows, removed: widens, ...rules },
});

/** The rules of each field of each object of OpenAPI 3.2, and of the `x-` keys of Animal Store. */
export const changeKinds: Record<string, Record<string, Field>> = {
  Root: {
    openapi: annotation,
    info: node("Info", annotates, annotates),
    servers,
    security: usedElsewhere,
    tags: { ...entries("Tag", "Tag", annotates, annotates), as: "tags" },
    externalDocs: annotation,
    paths: { ...entries("PathItem", "Path", annotates, annotates), as: "paths" },
    webhooks: { ...entries("PathItem", "Webhook", annotates, annotates), as: "paths", flips: true },
    components: node("Components", annotates, annotates),
    jsonSchemaDialect: different,
    $self: usedElsewhere,
    "x-error-codes": extensionMap("ErrorCode", "Error code", codeRemoved),
    "x-scopes": extensionMap(undefined, "Scope", grantRemoved("scope")),
    "x-rate-limit-plans": extensionMap("RateLimitPlan", "Rate-limit plan", grantRemoved("plan")),
    "x-ban": node("Ban", adds, limitBreaks),
    "x-idempotency": node("Idempotency", adds, limitBreaks),
    "x-request-limits": node("RequestLimits", adds, limitBreaks),
    "x-cross-origin": node("CrossOrigin", adds, relaxes),
    "x-answer-headers": extensionMap(undefined, "Security header", relaxes),
    "x-unrouted-responses": responses,
  },
  Info: {
    version: {
      as: "version",
      text: { lowered: "`info.version` changed from {from} to {to}, a lower version." },
      rules: {
        lowered: breaksBoth("The new document has a lower version.", "Raise it, or pass the old file first."),
        changed: annotates,
      },
    },
    ...fields(annotation, "title", "summary", "description", "termsOfService", "contact", "license"),
  },
  Tag: fields(annotation, "description", "externalDocs", "summary", "parent", "kind"),
  Server: {
    ...fields(annotation, "name", "description"),
    variables: entries("ServerVariable", "Server variable", adds, differs),
  },
  ServerVariable: {
    enum: {
      as: "set",
      text: setText("Values of `{owner}`"),
      rules: { added: differs, removed: relaxes, "value added": relaxes, "value removed": differs },
    },
    default: different,
    description: annotation,
  },
  PathItem: {
    ...fields(operation, "get", "put", "post", "delete", "options", "head", "patch", "trace", "query"),
    additionalOperations: { ...operation, as: "operations" },
    ...fields(annotation, "summary", "description"),
    ...fields(usedElsewhere, "servers", "parameters"),
  },
  Operation: {
    ...fields(annotation, "tags", "summary", "description", "externalDocs"),
    operationId: {
      as: "value",
      rules: { added: adds, changed: breaksBoth("Generated clients use it as a name.", "Keep the old operationId.") },
    },
    parameters: {
      as: "parameters",
      of: "Parameter",
      text: {
        "entry added": "New optional {label} `{name}`.",
        "required entry added": "New required {label} `{name}`.",
        "entry removed": "The `{name}` {label} was removed.",
      },
      rules: {
        "entry added": addsInput,
        "required entry added": inputRequired,
        "entry removed": inputRemoved,
      },
    },
    requestBody: {
      as: "node",
      of: "RequestBody",
      text: {
        added: "A request body was added.",
        "required added": "A required request body was added.",
        removed: "The request body was removed.",
      },
      rules: {
        added: relaxes,
        "required added": breaksRequests("Requests without a body are rejected.", "Make the body optional."),
        removed: inputRemoved,
      },
    },
    responses,
    callbacks: {
      ...entries("Callback", "Callback", adds, breaksBoth("Clients no longer receive it.", "Keep the callback.")),
      flips: true,
    },
    deprecated: flag(fitsBoth("It still works."), relaxes, [
      "The operation was deprecated.",
      "The operation is no longer deprecated.",
    ]),
    security: {
      as: "security",
      text: {
        "scopes added": "Requires the scope {values}.",
        "first scopes added": "Requires the scope {values}, which existing keys have.",
        ...fields("Requests with {name} are no longer accepted.", "alternative removed", "credentials required"),
        ...fields("Requests with {name} are now accepted.", "alternative added", "relaxed"),
      },
      rules: {
        "scopes added": breaksBoth("Keys without the scope are rejected.", "Grant it to existing keys first."),
        "first scopes added": fitsBoth("Keys that were issued before scopes have all scopes."),
        "alternative removed": breaksBoth(
          "Clients that use it are rejected.",
          "Keep the credentials next to the new ones.",
        ),
        "credentials required": breaksBoth(
          "Clients that send no credentials are rejected.",
          "Keep the empty requirement `{}` in `security`, so that credentials stay optional.",
        ),
        "alternative added": relaxes,
        relaxed: relaxes,
      },
    },
    servers,
    "x-request-limits": node("RequestLimits", adds, limitBreaks),
    "x-stability": stability,
    "x-sunset": {
      as: "sunset",
      text: {
        added: "The operation will be removed on {to}.",
        "added too late": "The operation will be removed on {to}, less than 60 days ahead.",
      },
      rules: {
        added: fitsBoth("Clients have at least 60 days to migrate."),
        "added too late": breaksBoth("Clients need time to migrate.", "Announce a date at least 60 days ahead."),
        earlier: breaksBoth("Clients rely on the announced date.", "Keep the announced date, or move it later."),
        later: relaxes,
        removed: relaxes,
      },
    },
    ...fields({ as: "value", rules: { changed: relaxes } }, "x-deprecated-at", "x-successor"),
    "x-deprecation-docs": annotation,
  },
  Parameter: {
    ...valueCarrier,
    name: {
      as: "value",
      text: { changed: "The {label} {from} was renamed to {to}." },
      rules: { changed: fitsBoth("HTTP clients are not affected. Generated clients may rename an argument.") },
    },
    required: flag(inputRequired, breaksResponses("Receivers that need it fail.", "Keep sending it."), [
      "The `{owner}` {label} became required.",
      "The `{owner}` {label} became optional.",
    ]),
  },
  RequestBody: {
    description: annotation,
    content,
    required: flag(
      breaksRequests("Requests without a body are rejected.", "Keep the body optional."),
      breaksResponses("Receivers that need the body fail.", "Keep sending it."),
      ["The request body became required.", "The request body became optional."],
    ),
  },
  MediaType: {
    schema: subschema,
    example: annotation,
    examples: annotation,
    encoding: entries("Encoding", "Encoding", differs, differs),
    itemSchema: subschema,
    ...fields(different, "prefixEncoding", "itemEncoding"),
  },
  Encoding: {
    ...serialization,
    contentType: { as: "content types", rules: { ...subsetRules, added: differs, removed: differs } },
    headers,
  },
  Response: {
    ...fields(annotation, "summary", "description"),
    headers,
    content,
    links: entries("Link", "Link", adds, breaksBoth("Clients that follow it fail.", "Keep the link.")),
    "x-stability": stability,
    "x-error-codes": {
      as: "set",
      text: {
        "value added": "The `{owner}` may carry the code {values}.",
        "value removed": "The `{owner}` no longer carries the code {values}.",
      },
      rules: {
        "value added": fitsBoth("Clients treat an unknown code like its status."),
        "value removed": codeRemoved,
      },
    },
  },
  Header: {
    ...valueCarrier,
    required: flag(
      { request: narrows.request, response: fits("Clients already accept it.") },
      breaksResponses("Clients that need it fail.", "Keep sending the header."),
      ["Header `{owner}` became required.", "Header `{owner}` is no longer required, so it can be omitted."],
    ),
  },
  Callback: { "*": { ...entries("PathItem", "Path", annotates, annotates), as: "path item" } },
  Link: {
    ...fields(different, "operationRef", "operationId", "parameters", "requestBody", "server"),
    description: annotation,
  },
  Schema: {
    type: {
      as: "types",
      text: "Type of `{owner}` {label} from {from} to {to}.",
      rules: {
        narrowed: narrows,
        widened: widens,
        changed: differs,
        "changed to text": { request: fits("The text of each old value is valid."), response: differs.response },
      },
    },
    enum: {
      as: "set",
      text: setText("Enum of `{owner}`"),
      rules: {
        added: narrows,
        removed: widens,
        "value added": breaksResponses(
          "Clients do not know the new value.",
          "Return the old values, and the new one in a new member. Declare `x-open-enum: true` before a release, so that later values are compatible.",
        ),
        "value added to an open enum": fitsBoth("`x-open-enum` was released, so clients expect new values."),
        "value removed": breaksRequests("Requests with this value are rejected.", "Keep accepting the old value."),
      },
    },
    multipleOf: { as: "factor", rules: subsetRules },
    maximum: upper,
    minimum: lower,
    ...fields(upper, "maxLength", "maxItems", "maxProperties", "maxContains"),
    ...fields(lower, "minLength", "minItems", "minProperties", "minContains"),
    pattern: { as: "value", rules: { added: narrows, removed: widens, changed: differs } },
    format: {
      as: "format",
      rules: {
        ...subsetRules,
        removed: breaksResponses(
          "Clients can receive values that do not have the format.",
          "Keep the format. Return other values in a new member.",
        ),
        narrowed: breaksRequests("The server can reject numbers that do not fit the format.", "Keep the format."),
        widened: breaksResponses(
          "Clients that store it as a 32-bit number can receive a number that does not fit.",
          "Keep the format. Return larger numbers in a new member.",
        ),
      },
    },
    uniqueItems: flag(narrows, widens),
    required: {
      as: "required",
      text: {
        "value added": "Properties of `{owner}` became required: {values}.",
        "new value added": "Required properties of `{owner}` were added: {values}.",
        "value removed": "Properties of `{owner}` are no longer required: {values}.",
      },
      rules: {
        "value added": inputRequired,
        "new value added": inputRequired,
        "value removed": breaksResponses(
          "Clients that read it fail if it is missing.",
          "Keep the property in `required`.",
        ),
      },
    },
    properties: entries("Schema", "Property", addsInput, {
      request: inputRemoved.request,
      response: breaks(
        "Clients that read it fail.",
        "Keep returning it next to its replacement, with `deprecated: true`.",
      ),
    }),
    additionalProperties: openProperties,
    unevaluatedProperties: { ...openProperties, rules: { ...openProperties.rules, changed: reaches } },
    unevaluatedItems: { ...unevaluatedItems, rules: { ...unevaluatedItems.rules, changed: reaches } },
    patternProperties: {
      ...schemaMap,
      rules: { ...schemaMap.rules, "entry allowed": openProperties.rules.allowed as Rule, "entry forbidden": narrows },
    },
    dependentSchemas: schemaMap,
    dependentRequired: entries(undefined, undefined, narrows, widens),
    propertyNames: subschema,
    items: subschema,
    contains: { ...subschema, as: "contains", rules: { ...subschema.rules, changed: differs } },
    contentSchema: subschema,
    prefixItems: {
      as: "tuple",
      of: "Schema",
      text: {
        ...branchText,
        ...fields("`{field}` of `{owner}` gained {name}.", "entry allowed"),
        ...fields("`{field}` of `{owner}` lost {name}.", "entry forbidden"),
      },
      rules: { "entry added": narrows, "entry removed": widens, "entry allowed": widens, "entry forbidden": narrows },
    },
    allOf: branches({ "entry added": narrows, "entry removed": widens }),
    anyOf: branches({ "entry added": widens, "entry removed": narrows, "replaced oneOf": widens }),
    oneOf: branches({ "entry added": widens, "entry removed": narrows, "replaced anyOf": narrows, overlaps }),
    ...fields(opaque, "not", "if", "then", "else"),
    discriminator: {
      as: "node",
      of: "Discriminator",
      rules: {
        added: adds,
        removed: breaksBoth("Clients choose the alternative by it.", "Keep the discriminator."),
      },
    },
    xml: node("Xml", differs, differs),
    default: {
      as: "value",
      rules: { changed: breaksRequests("Requests that omit the value get another result.", "Keep the old default.") },
    },
    readOnly: flag(breaksRequests("Requests must no longer send it.", "Keep accepting it."), relaxes),
    writeOnly: flag(breaksResponses("Responses no longer contain it.", "Keep returning it."), {
      request: relaxes.request,
      response: adds.response,
    }),
    deprecated,
    ...fields(different, "contentEncoding"),
    contentMediaType: { ...different, as: "media type" },
    description: {
      as: "value",
      text: { "changed of an enum": "The description of the enum `{owner}` changed." },
      rules: { changed: annotates, "changed of an enum": enumNote },
    },
    "x-enum-descriptions": {
      as: "value",
      text: "The value descriptions of `{owner}` changed.",
      rules: { changed: enumNote },
    },
    ...fields(annotation, "title", "example", "examples", "externalDocs", "$comment", "summary"),
    ...fields(usedElsewhere, "$id", "id", "$anchor", "$dynamicAnchor"),
    ...fields(usedElsewhere, "$defs", "definitions", "$schema", "$vocabulary"),
    "x-stability": stability,
    "x-open-enum": flag(breaksResponses("Clients expect only its values.", "Add a member with an open enum."), relaxes),
    ...fields(annotation, "x-pattern-rule", "x-refused-members"),
  },
  Discriminator: {
    propertyName: different,
    mapping: entries(undefined, "Discriminator value", adds, differs, differs),
    defaultMapping: { as: "value", rules: { added: adds, changed: differs } },
  },
  Xml: fields(different, "nodeType", "name", "namespace", "prefix", "attribute", "wrapped"),
  Components: {
    schemas: entries("Schema", "Schema", annotates, annotates),
    responses: entries("Response", "Shared response", annotates, annotates),
    parameters: entries("Parameter", "Shared parameter", annotates, annotates),
    examples: annotation,
    requestBodies: entries("RequestBody", "Shared request body", annotates, annotates),
    headers: entries("Header", "Shared header", annotates, annotates),
    securitySchemes: entries("SecurityScheme", "Security scheme", annotates, annotates),
    links: entries("Link", "Shared link", annotates, annotates),
    callbacks: entries("Callback", "Shared callback", annotates, annotates),
    pathItems: usedElsewhere,
    mediaTypes: entries("MediaType", "Shared media type", annotates, annotates),
  },
  SecurityScheme: {
    ...fields({ as: "value", rules: { changed: schemeChanged } }, "type", "name", "in", "scheme", "openIdConnectUrl"),
    flows: node("OAuth2Flows", differs, differs),
    oauth2MetadataUrl: { as: "value", rules: { added: adds, changed: schemeChanged } },
    ...fields(annotation, "description", "bearerFormat"),
    deprecated,
  },
  OAuth2Flows: fields(
    oauthFlow,
    ...["implicit", "password", "clientCredentials", "authorizationCode", "deviceAuthorization"],
  ),
  OAuthFlow: {
    ...fields(different, "authorizationUrl", "deviceAuthorizationUrl", "tokenUrl", "refreshUrl"),
    scopes: entries(
      undefined,
      "Scope",
      adds,
      breaksBoth("Clients request it.", "Keep the scope, without effect."),
      annotates,
    ),
  },
  ErrorCode: {
    status: {
      as: "value",
      rules: { changed: breaksBoth("Clients react to the status.", "Keep the status. Add a code for the new one.") },
    },
    description: annotation,
  },
  RateLimitPlan: {
    "*": { ...breaksIfLowered, text: "`{field}` of the rate-limit plan `{owner}` changed from {from} to {to}." },
  },
  Ban: { ...fields(breaksIfLowered, "strikes", "graceSeconds"), ...fields(breaksIfRaised, "withinSeconds", "seconds") },
  Idempotency: { keptSeconds: breaksIfLowered },
  RequestLimits: { ...fields(breaksIfLowered, "bodyBytes", "jsonDepth"), violations: harmlessNumber },
  CrossOrigin: { maxAgeSeconds: harmlessNumber },
};

/** Fields that OpenAPI defines since 3.2. In an older document their effect is unknown. */
export const laterFields: ReadonlySet<string> = new Set([
  ...["Root.$self", "Tag.summary", "Tag.parent", "Tag.kind", "Server.name", "PathItem.query"],
  ...["PathItem.additionalOperations", "MediaType.itemSchema", "MediaType.prefixEncoding", "MediaType.itemEncoding"],
  ...["Response.summary", "Discriminator.defaultMapping", "Xml.nodeType", "Components.mediaTypes"],
  ...["SecurityScheme.oauth2MetadataUrl", "SecurityScheme.deprecated", "OAuth2Flows.deviceAuthorization"],
  "OAuthFlow.deviceAuthorizationUrl",
]);

/** Fields without a rule, and the reason. */
export const waivedFields: Record<string, string> = {
  "Schema.$dynamicRef": "The schema that it leads to is compared.",
  "Schema.const": "It is compared as an enum of one value.",
  "Schema.exclusiveMaximum": "It is compared together with `maximum`.",
  "Schema.exclusiveMinimum": "It is compared together with `minimum`.",
  "Schema.nullable": "It is compared as the type 'null' (OpenAPI 3.0).",
  "Root.x-response-headers": "They are compared as headers of each response.",
  "Tag.name": "It identifies the tag: a new name is a new tag.",
  "Server.url": "It identifies the server: a new URL is a new server.",
  "Parameter.in": "It identifies the parameter: a new location is a new parameter.",
  "PathItem.$ref": "The referenced path item is compared.",
  "Responses.default": "It is compared as an entry of `responses`.",
  ...fields("It is a display option of Redocly.", "TagGroup", "Logo", "XCodeSample", "XUsePkce"),
  Example: "Examples document the API. No request or response changes.",
  ...fields("It documents the API, and is compared as a value of its owner.", "Contact", "License", "ExternalDocs"),
};

/** The rules of fields that any object can have. */
export const commonFields: Record<"extension" | "unknown" | "$ref", Field> = {
  extension: { as: "value", text: "`{field}` changed.", rules: { changed: annotates } },
  unknown: {
    as: "value",
    rules: { changed: breaksBoth("OpenAPI does not define it, so its effect is unknown.", "Lint the document.") },
  },
  $ref: {
    as: "value",
    text: "A reference without a target changed from {from} to {to}.",
    rules: { changed: breaksBoth("Its target is unknown.", "Correct the `$ref`, then compare again.") },
  },
};

/** Gives several names the same value. */
function fields<Value>(value: Value, ...names: string[]): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, value]));
}

function node(of: string, added: Rule, removed: Rule): Field {
  return { as: "node", of, rules: { added, removed } };
}

/** A map whose entries are nodes of the type `of`, or plain values. */
function entries(of: string | undefined, label: string | undefined, added: Rule, removed: Rule, changed?: Rule): Field {
  return {
    as: "map",
    ...(of && { of }),
    ...(label && { label }),
    rules: { "entry added": added, "entry removed": removed, ...(changed && { "entry changed": changed }) },
  };
}

function flag(set: Rule, cleared: Rule, text?: [set: string, cleared: string]): Field {
  return { as: "flag", ...(text && { text: { set: text[0], cleared: text[1] } }), rules: { set, cleared } };
}

function setText(subject: string): Record<string, string> {
  return {
    ...fields(`${subject} gained values: {values}.`, "value added", "value added to an open enum"),
    "value removed": `${subject} lost values: {values}.`,
  };
}

function additional(allowed: Rule): Field {
  const rules = { forbidden: narrows, allowed, restricted: narrows, unrestricted: widens };
  return { as: "additional", of: "Schema", rules };
}
