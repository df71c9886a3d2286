export type Verdict = "breaking" | "compatible" | "annotation";
export type Effect = { verdict: Verdict; reason: string; nextStep?: string };

/** The effect of a change on what clients send (`request`) and on what they receive (`response`). */
export type Rule = { request: Effect; response: Effect };

/** How a field is compared, the node type of its values, and the rule of each change. */
export type Field = {
  as: Comparison;
  of?: string;
  /** Names an entry in messages. @default the name of the field */
  label?: string;
  /** The message of a change. Placeholders: {name}, {label}, {owner}, {field}, {from}, {to}, {values}. */
  text?: Record<string, string>;
  /** `all`: without the field, every value is allowed. */
  absent?: "all";
  /** The field applies to the opposite direction: a response of an operation, or a request of a webhook. */
  flips?: true;
  rules: Record<string, Rule>;
};

export type Comparison =
  | "value"
  | "flag"
  | "upper"
  | "lower"
  | "number"
  | "factor"
  | "set"
  | "types"
  | "format"
  | "content types"
  | "version"
  | "stability"
  | "sunset"
  | "node"
  | "map"
  | "servers"
  | "parameters"
  | "security"
  | "tags"
  | "paths"
  | "path item"
  | "operation"
  | "responses"
  | "branches"
  | "required"
  | "tuple"
  | "additional"
  | "opaque";

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
const adds = fitsBoth("Clients ignore what they do not know.");
const relaxes = fitsBoth("Everything that worked still works.");

const annotation: Field = { as: "value", rules: { changed: annotates } };
const different: Field = { as: "value", rules: { changed: differs } };
const upper: Field = { as: "upper", rules: { added: narrows, removed: widens, lowered: narrows, raised: widens } };
const lower: Field = { as: "lower", rules: { added: narrows, removed: widens, raised: narrows, lowered: widens } };
const subschema: Field = { as: "node", of: "Schema", rules: { added: narrows, removed: widens } };
const opaque: Field = { as: "opaque", of: "Schema", rules: { added: narrows, removed: widens, changed: differs } };
const schemaMap = entries("Schema", undefined, narrows, widens);
const elsewhere = both({ verdict: "annotation", reason: "Its effect is compared where it is used." });
const usedElsewhere: Field = { as: "value", rules: { changed: elsewhere } };

const deprecated = flag(fitsBoth("It still works."), relaxes, [
  "`{owner}` was deprecated.",
  "`{owner}` is no longer deprecated.",
]);

const stability: Field = {
  as: "stability",
  text: { lowered: "`x-stability` changed from {from} to {to}.", raised: "`x-stability` changed from {from} to {to}." },
  rules: {
    lowered: breaksBoth(
      "Clients rely on the released stability.",
      "Keep it. Add a new operation or member for experiments.",
    ),
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

const servers: Field = {
  ...entries(
    "Server",
    "Server",
    adds,
    breaksBoth("Clients send requests to it.", "Keep the server, and redirect its requests to the new one."),
  ),
  as: "servers",
};

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
      "Clients rely on the announced date.",
      "Restore it. It may be removed from {from} on.",
    ),
    "entry removed after its sunset": fitsBoth("Its announced `x-sunset` has passed."),
  },
};

const oauthFlow: Field = {
  as: "node",
  of: "OAuthFlow",
  rules: {
    added: adds,
    removed: breaksBoth("Clients that use this flow cannot get a token.", "Keep the flow next to the new one."),
  },
};

const limitText = Object.fromEntries(
  ["lowered", "raised", "changed"].map((change) => [change, "`{owner}.{field}` changed from {from} to {to}."]),
);
const limitBreaks = breaksBoth(
  "Clients within the old limit exceed the new one.",
  "Keep the released limit. Offer the new one in a new plan.",
);
const breaksIfLowered: Field = {
  as: "number",
  text: limitText,
  rules: { lowered: limitBreaks, raised: relaxes, changed: limitBreaks },
};
const breaksIfRaised: Field = {
  ...breaksIfLowered,
  rules: { ...breaksIfLowered.rules, lowered: relaxes, raised: limitBreaks },
};
const harmlessNumber: Field = { ...breaksIfLowered, rules: { lowered: relaxes, raised: relaxes, changed: relaxes } };
const limits = (of: string): Field => ({
  as: "node",
  of,
  text: { added: "`{field}` was added.", removed: "`{field}` was removed." },
  rules: { added: adds, removed: limitBreaks },
});

const extensionMap = (of: string | undefined, label: string, removal: Rule): Field => {
  const { rules, ...field } = entries(of, label, adds, removal, of ? undefined : annotates);
  const text = { added: "`{field}` was added.", removed: "`{field}` was removed." };
  return { ...field, text, rules: { added: adds, removed: removal, ...rules } };
};

const componentMap = (of: string, label: string) => entries(of, label, annotates, annotates);

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

const content = entries("MediaType", "Media type", relaxes, {
  request: breaks("The server rejects bodies of this type.", "Keep accepting it next to the new media type."),
  response: breaks("Clients that accept only this type fail.", "Keep returning it next to the new media type."),
});

const responses: Field = {
  ...entries(
    "Response",
    "Response",
    {
      request: fits("The API accepts this response too."),
      response: fits("Clients treat an unknown status like its class."),
    },
    {
      request: breaks("The API can treat this response of a client as a failure.", "Keep accepting the status."),
      response: breaks(
        "Clients that handle this status fail.",
        "Keep the status for the old case. Add a status for a new case.",
      ),
    },
  ),
  as: "responses",
  flips: true,
};

const branchText = {
  "replaced oneOf": "`oneOf` of `{owner}` was replaced by `anyOf`.",
  "replaced anyOf": "`anyOf` of `{owner}` was replaced by `oneOf`.",
  "entry added": "`{field}` of `{owner}` gained {name}.",
  "entry removed": "`{field}` of `{owner}` lost {name}.",
};
const alternatives: Field = {
  as: "branches",
  of: "Schema",
  text: branchText,
  rules: { added: narrows, removed: widens, "entry added": widens, "entry removed": narrows },
};

/** The rules of each field of each object of OpenAPI 3.1, and of the `x-` keys of Animal Store. */
export const changeKinds: Record<string, Record<string, Field>> = {
  Root: {
    openapi: annotation,
    info: { as: "node", of: "Info", rules: { added: annotates, removed: annotates } },
    servers,
    security: usedElsewhere,
    tags: { ...entries("Tag", "Tag", annotates, annotates), as: "tags" },
    externalDocs: annotation,
    paths: { ...entries("PathItem", "Path", annotates, annotates), as: "paths" },
    webhooks: { ...entries("PathItem", "Webhook", annotates, annotates), as: "paths", flips: true },
    components: { as: "node", of: "Components", rules: { added: annotates, removed: annotates } },
    jsonSchemaDialect: different,
    "x-error-codes": extensionMap(
      "ErrorCode",
      "Error code",
      breaksBoth("Clients that handle this code fail.", "Keep the code for the old case. Add a code for a new case."),
    ),
    "x-scopes": extensionMap(undefined, "Scope", breaksBoth("Existing keys have this scope.", "Keep the scope.")),
    "x-rate-limit-plans": extensionMap(
      "RateLimitPlan",
      "Rate-limit plan",
      breaksBoth("Existing keys have this plan.", "Keep the plan."),
    ),
    "x-ban": limits("Ban"),
    "x-idempotency": limits("Idempotency"),
    "x-request-limits": limits("RequestLimits"),
    "x-cross-origin": { ...limits("CrossOrigin"), rules: { added: adds, removed: relaxes } },
    "x-answer-headers": extensionMap(undefined, "Browser header", relaxes),
    "x-unrouted-responses": responses,
  },
  Info: {
    version: {
      as: "version",
      text: { lowered: "`info.version` changed from {from} to {to}, a lower version." },
      rules: {
        lowered: breaksBoth(
          "A new document has a higher version.",
          "Raise info.version. If the order is wrong, pass the old file first.",
        ),
        changed: annotates,
      },
    },
    ...fields(annotation, "title", "summary", "description", "termsOfService", "contact", "license"),
  },
  Tag: fields(annotation, "description", "externalDocs"),
  Server: {
    description: annotation,
    variables: entries("ServerVariable", "Server variable", adds, differs),
  },
  ServerVariable: {
    enum: {
      as: "set",
      absent: "all",
      text: setText("Values of `{owner}`"),
      rules: { added: differs, removed: relaxes, "value added": relaxes, "value removed": differs },
    },
    default: different,
    description: annotation,
  },
  PathItem: {
    ...fields(operation, "get", "put", "post", "delete", "options", "head", "patch", "trace"),
    ...fields(annotation, "summary", "description"),
    ...fields(usedElsewhere, "servers", "parameters"),
  },
  Operation: {
    ...fields(annotation, "tags", "summary", "description", "externalDocs"),
    operationId: {
      as: "value",
      text: { changed: "`operationId` changed from {from} to {to}.", added: "`operationId` {to} was added." },
      rules: {
        added: adds,
        changed: breaksBoth(
          "Generated clients name their functions after it.",
          "Keep the old operationId. HTTP clients do not read it.",
        ),
      },
    },
    parameters: {
      as: "parameters",
      of: "Parameter",
      text: {
        "entry added": "The `{name}` {label} was added.",
        "required entry added": "The required `{name}` {label} was added.",
        "entry removed": "The `{name}` {label} was removed.",
        "part of the path entry added": "The `{name}` {label} was added, which the path contains.",
        "part of the path entry removed": "The `{name}` {label} was removed, which the path contains.",
      },
      rules: {
        "part of the path entry added": fitsBoth("The path already contained it."),
        "part of the path entry removed": fitsBoth("The path still contains it."),
        "entry added": { request: oldRequestsValid, response: adds.response },
        "required entry added": breaksRequests(
          "Requests without it are rejected.",
          "Make it optional, with a default that keeps the old result.",
        ),
        "entry removed": {
          request: breaks("The server rejects or ignores it.", "Keep accepting it, with `deprecated: true`."),
          response: breaks("Receivers that read it fail.", "Keep sending it."),
        },
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
        removed: {
          request: breaks("The server rejects or ignores it.", "Keep accepting it, with `deprecated` members."),
          response: breaks("Receivers that read it fail.", "Keep sending it."),
        },
      },
    },
    responses,
    callbacks: {
      ...entries(
        "Callback",
        "Callback",
        adds,
        breaksBoth("Clients no longer receive its requests.", "Keep the callback."),
      ),
      flips: true,
    },
    deprecated: flag(fitsBoth("It still works."), relaxes, [
      "The operation was deprecated.",
      "The operation is no longer deprecated.",
    ]),
    security: {
      as: "security",
      text: {
        "scopes added": "Security scheme `{name}` requires new scopes: {values}.",
        "first scopes added": "Security scheme `{name}` requires new scopes: {values}, which existing keys have.",
        ...sameText("Requests with {name} are no longer accepted.", "alternative removed", "credentials required"),
        ...sameText("Requests with {name} are now accepted.", "alternative added", "relaxed"),
      },
      rules: {
        "scopes added": breaksBoth(
          "Keys without the scope are rejected.",
          "Keep the old scope, or grant the new one to existing keys first.",
        ),
        "first scopes added": fitsBoth("Keys that were issued before scopes have all scopes."),
        "alternative removed": breaksBoth(
          "Clients that authenticate with it are rejected.",
          "Keep it next to the new authentication.",
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
    "x-stability": stability,
    "x-sunset": {
      as: "sunset",
      text: {
        added: "`x-sunset` {to} was announced.",
        "added too late": "`x-sunset` {to} was announced less than 60 days ahead.",
        ...sameText("`x-sunset` changed from {from} to {to}.", "earlier", "later", "removed"),
      },
      rules: {
        added: fitsBoth("Clients have at least 60 days to migrate."),
        "added too late": breaksBoth("Clients need time to migrate.", "Announce a date at least 60 days ahead."),
        earlier: breaksBoth("Clients rely on the announced date.", "Keep the announced date, or move it later."),
        later: relaxes,
        removed: relaxes,
      },
    },
    ...fields(
      { as: "value", text: { changed: "`{field}` changed from {from} to {to}." }, rules: { changed: relaxes } },
      "x-deprecated-at",
      "x-successor",
    ),
    "x-deprecation-docs": annotation,
  },
  Parameter: {
    ...valueCarrier,
    name: {
      as: "value",
      text: { changed: "The {label} {from} was renamed to {to}." },
      rules: { changed: fitsBoth("HTTP clients are not affected. Generated clients may rename an argument.") },
    },
    required: flag(
      breaksRequests("Requests without it are rejected.", "Keep it optional, with a default."),
      breaksResponses("Receivers that need it fail.", "Keep sending it."),
      ["The `{owner}` {label} became required.", "The `{owner}` {label} became optional."],
    ),
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
  },
  Encoding: {
    ...serialization,
    contentType: {
      as: "content types",
      rules: { added: differs, removed: differs, narrowed: narrows, widened: widens, changed: differs },
    },
    headers,
  },
  Response: {
    description: annotation,
    headers,
    content,
    links: entries(
      "Link",
      "Link",
      adds,
      breaksBoth("Clients that follow it fail.", "Keep the link as long as its target exists."),
    ),
    "x-stability": stability,
    "x-error-codes": {
      as: "set",
      text: {
        "value added": "The `{owner}` may carry the code {values}.",
        "value removed": "The `{owner}` no longer carries the code {values}.",
      },
      rules: {
        "value added": fitsBoth("Clients treat an unknown code like its status."),
        "value removed": breaksBoth(
          "Clients that handle this code fail.",
          "Keep the code for the old case. Add a code for a new case.",
        ),
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
  Callback: {
    "*": { ...entries("PathItem", "Path", annotates, annotates), as: "path item" },
  },
  Link: {
    ...fields(different, "operationRef", "operationId", "parameters", "requestBody", "server"),
    description: annotation,
  },
  Schema: {
    type: {
      as: "types",
      text: sameText("Type of `{owner}` {label} from {from} to {to}.", "narrowed", "widened", "changed"),
      rules: { narrowed: narrows, widened: widens, changed: differs },
    },
    enum: {
      as: "set",
      absent: "all",
      text: setText("Enum of `{owner}`"),
      rules: {
        added: narrows,
        removed: widens,
        "value added": breaksResponses(
          "Clients do not know the new value.",
          "Return the old values, and the new one in a new member. Declare `x-open-enum: true` before a release, so that later values are compatible.",
        ),
        "value added to an open enum": fitsBoth("`x-open-enum` was released, so clients expect new values."),
        "value removed": breaksRequests(
          "Requests with this value are rejected.",
          "Keep accepting the old value next to the new ones.",
        ),
      },
    },
    multipleOf: {
      as: "factor",
      rules: { added: narrows, removed: widens, narrowed: narrows, widened: widens, changed: differs },
    },
    maximum: upper,
    minimum: lower,
    ...fields(upper, "maxLength", "maxItems", "maxProperties", "maxContains"),
    ...fields(lower, "minLength", "minItems", "minProperties", "minContains"),
    pattern: { as: "value", rules: { added: narrows, removed: widens, changed: differs } },
    format: {
      as: "format",
      rules: {
        added: narrows,
        removed: breaksResponses(
          "Clients can receive values that do not have the format.",
          "Keep the format. Return other values in a new member.",
        ),
        narrowed: breaksRequests(
          "The server can reject numbers that do not fit the smaller format.",
          "Keep the larger format.",
        ),
        widened: breaksResponses(
          "Clients that store it as a 32-bit number can receive a number that does not fit.",
          "Keep the format. Return larger numbers in a new member.",
        ),
        changed: differs,
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
        "value added": breaksRequests(
          "Requests without the property are rejected.",
          "Keep it optional, with a default.",
        ),
        "new value added": breaksRequests(
          "Requests without the new property are rejected.",
          "Make it optional, with a default.",
        ),
        "value removed": breaksResponses(
          "Clients that read the property fail if it is missing.",
          "Keep returning it, and list it in `required`.",
        ),
      },
    },
    properties: entries(
      "Schema",
      "Property",
      { request: oldRequestsValid, response: adds.response },
      {
        request: breaks("The server rejects or ignores it.", "Keep accepting it, with `deprecated: true`."),
        response: breaks(
          "Clients that read it fail.",
          "Keep returning it next to its replacement, with `deprecated: true`.",
        ),
      },
    ),
    additionalProperties: additional({ request: fits("The server accepts more."), response: adds.response }),
    unevaluatedProperties: additional({ request: fits("The server accepts more."), response: adds.response }),
    unevaluatedItems: additional(widens),
    patternProperties: schemaMap,
    dependentSchemas: schemaMap,
    dependentRequired: entries(undefined, undefined, narrows, widens, differs),
    propertyNames: subschema,
    items: subschema,
    contains: subschema,
    contentSchema: subschema,
    prefixItems: {
      ...schemaMap,
      as: "tuple",
      text: {
        "entry added": "`{field}` of `{owner}` gained item {name}.",
        "entry removed": "`{field}` of `{owner}` lost item {name}.",
      },
    },
    allOf: {
      as: "branches",
      of: "Schema",
      text: branchText,
      rules: { added: narrows, removed: widens, "entry added": narrows, "entry removed": widens },
    },
    anyOf: { ...alternatives, rules: { ...alternatives.rules, "replaced oneOf": widens } },
    oneOf: { ...alternatives, rules: { ...alternatives.rules, "replaced anyOf": narrows } },
    ...fields(opaque, "not", "if", "then", "else"),
    discriminator: { as: "node", of: "Discriminator", rules: { added: adds, removed: differs } },
    xml: { as: "node", of: "Xml", rules: { added: differs, removed: differs } },
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
    ...fields(different, "contentEncoding", "contentMediaType", "$dynamicRef"),
    description: {
      as: "value",
      text: { "changed of an enum": "The description of the enum `{owner}` changed." },
      rules: { changed: annotates, "changed of an enum": enumNote() },
    },
    "x-enum-descriptions": {
      as: "value",
      text: { changed: "The descriptions of the values of `{owner}` changed." },
      rules: { changed: enumNote() },
    },
    ...fields(annotation, "title", "example", "examples", "externalDocs", "$comment", "summary"),
    ...fields(
      usedElsewhere,
      "$id",
      "id",
      "$anchor",
      "$dynamicAnchor",
      "$defs",
      "definitions",
      "$schema",
      "$vocabulary",
    ),
    "x-stability": stability,
    "x-open-enum": flag(
      breaksResponses(
        "Clients do not expect values that the enum does not list.",
        "Add a new member with an open enum.",
      ),
      relaxes,
    ),
    ...fields(annotation, "x-pattern-rule", "x-refused-members"),
  },
  Discriminator: {
    propertyName: different,
    mapping: entries(undefined, "Discriminator value", adds, differs, differs),
  },
  Xml: fields(different, "name", "namespace", "prefix", "attribute", "wrapped"),
  Components: {
    schemas: componentMap("Schema", "Schema"),
    responses: componentMap("Response", "Shared response"),
    parameters: componentMap("Parameter", "Shared parameter"),
    examples: annotation,
    requestBodies: componentMap("RequestBody", "Shared request body"),
    headers: componentMap("Header", "Shared header"),
    securitySchemes: componentMap("SecurityScheme", "Security scheme"),
    links: componentMap("Link", "Shared link"),
    callbacks: componentMap("Callback", "Shared callback"),
    pathItems: usedElsewhere,
  },
  SecurityScheme: {
    ...fields(
      {
        as: "value",
        text: { changed: "`{field}` of the security scheme changed from {from} to {to}." },
        rules: {
          changed: breaksBoth(
            "Clients authenticate in the old way.",
            "Keep the scheme, and add the new one as an alternative.",
          ),
        },
      },
      ...["type", "name", "in", "scheme", "openIdConnectUrl"],
    ),
    flows: { as: "node", of: "OAuth2Flows", rules: { added: differs, removed: differs } },
    ...fields(annotation, "description", "bearerFormat"),
  },
  OAuth2Flows: fields(oauthFlow, "implicit", "password", "clientCredentials", "authorizationCode"),
  OAuthFlow: {
    ...fields(different, "authorizationUrl", "tokenUrl", "refreshUrl"),
    scopes: entries(
      undefined,
      "Scope",
      adds,
      breaksBoth("Clients request this scope.", "Keep the scope, and grant nothing for it."),
      annotates,
    ),
  },
  ErrorCode: {
    status: {
      as: "value",
      rules: {
        changed: breaksBoth(
          "Clients choose their reaction by the status.",
          "Keep the status. Add a code for the new one.",
        ),
      },
    },
    description: annotation,
  },
  RateLimitPlan: { "*": breaksIfLowered },
  Ban: {
    strikes: breaksIfLowered,
    graceSeconds: breaksIfLowered,
    withinSeconds: breaksIfRaised,
    seconds: breaksIfRaised,
  },
  Idempotency: { keptSeconds: breaksIfLowered },
  RequestLimits: { bodyBytes: breaksIfLowered, jsonDepth: breaksIfLowered, violations: harmlessNumber },
  CrossOrigin: { maxAgeSeconds: harmlessNumber },
};

/** Fields without a rule, and the reason. */
export const waivedFields: Record<string, string> = {
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
  TagGroup: "It is a display option of Redocly.",
  Logo: "It is a display option of Redocly.",
  XCodeSample: "It is a display option of Redocly.",
  XUsePkce: "It is a display option of Redocly.",
  Example: "Examples document the API. No request or response changes.",
  Contact: "It documents the API, and is compared as a value of `info`.",
  License: "It documents the API, and is compared as a value of `info`.",
  ExternalDocs: "It documents the API, and is compared as a value of its owner.",
};

/** The rules of fields that any object can have. */
export const commonFields: Record<"extension" | "unknown" | "$ref", Field> = {
  extension: { as: "value", text: sameText("`{field}` changed.", "changed"), rules: { changed: annotates } },
  unknown: {
    as: "value",
    rules: {
      changed: breaksBoth(
        "OpenAPI does not define this value, so its effect is unknown.",
        "Lint the document, and correct the value.",
      ),
    },
  },
  $ref: {
    as: "value",
    text: { changed: "A reference without a target changed from {from} to {to}." },
    rules: {
      changed: breaksBoth("The target of the reference is unknown.", "Correct the `$ref`, then compare again."),
    },
  },
};

function fields(field: Field, ...names: string[]): Record<string, Field> {
  return Object.fromEntries(names.map((name) => [name, field]));
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

function sameText(text: string, ...changes: string[]): Record<string, string> {
  return Object.fromEntries(changes.map((change) => [change, text]));
}

function setText(subject: string): Record<string, string> {
  return {
    ...sameText(`${subject} gained values: {values}.`, "value added", "value added to an open enum"),
    "value removed": `${subject} lost values: {values}.`,
  };
}

function additional(allowed: Rule): Field {
  return {
    as: "additional",
    of: "Schema",
    rules: { forbidden: narrows, allowed, restricted: narrows, unrestricted: widens },
  };
}

function enumNote(): Rule {
  const nextStep = "If a value has a new meaning, keep the old value and add a value.";
  return both({ verdict: "annotation", reason: "A value can have a new meaning.", nextStep });
}
