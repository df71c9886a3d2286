// Generated from openapi.yaml by `npm run generate`. Do not edit.
/** The path of the server, which precedes the path of each operation. */
export const basePath = "";

/**
 * The operations by method and path, with the data that a client needs at run time.
 * - `operation`: the id. `headers`: the documented request headers.
 * - `input`: "body" if the input of the call is the body. "locations" if it has the members `path`, `query`, `cookie` and `body`,
 *   because a name occurs in two of them. Otherwise it is an object of the parameters and, if there is one, `body`.
 * - `formats`: all that is not JSON or a scalar parameter. `parameters`: the styles of cookies, arrays, objects and unusual names.
 *   `body`, `bodies`, `parts` and `deepObjects`: how to send the body. `events` and `data`: how to read events, text and bytes.
 *   `errors`: the media types of documented errors without `code`, `message` and `status`.
 * - `int64`: where the JSON of `body` and of successful responses (`data`) has integers of the type `number | bigint`. A tree
 *   is 1 for such an integer, otherwise the trees of the members by name. `*` is each item, and each member that is not listed. A
 *   negative number is an enclosing tree: -1 contains the number, -2 is the parent of -1. Integers that can also be strings are omitted.
 *   Events have no tree: their policy is always `auto`.
 */
export const calls = {
  "GET /.well-known/jwks.json": { "operation": "discoverJsonWebKeys", "headers": [], "formats": { "errors": { "default": [ "application/json" ] } } },
  "GET /.well-known/openid-configuration": {
    "operation": "discoverOidcConfiguration",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /admin/clients": {
    "operation": "listOAuth2Clients",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } },
    "int64": { "data": { "*": { "client_secret_expires_at": 1 } } }
  },
  "POST /admin/clients": {
    "operation": "createOAuth2Client",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": { "body": { "client_secret_expires_at": 1 }, "data": { "client_secret_expires_at": 1 } }
  },
  "GET /admin/clients/{id}": {
    "operation": "getOAuth2Client",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } },
    "int64": { "data": { "client_secret_expires_at": 1 } }
  },
  "PUT /admin/clients/{id}": {
    "operation": "setOAuth2Client",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": { "body": { "client_secret_expires_at": 1 }, "data": { "client_secret_expires_at": 1 } }
  },
  "DELETE /admin/clients/{id}": { "operation": "deleteOAuth2Client", "headers": [] },
  "PATCH /admin/clients/{id}": {
    "operation": "patchOAuth2Client",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": { "data": { "client_secret_expires_at": 1 } }
  },
  "PUT /admin/clients/{id}/lifespans": { "operation": "setOAuth2ClientLifespans", "headers": [], "int64": { "data": { "client_secret_expires_at": 1 } } },
  "POST /admin/clients/{id}/secrets/rotate": {
    "operation": "rotateOAuth2ClientSecret",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": { "data": { "client_secret_expires_at": 1 } }
  },
  "DELETE /admin/clients/{id}/secrets/rotate": {
    "operation": "deleteRotatedOAuth2ClientSecrets",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": { "data": { "client_secret_expires_at": 1 } }
  },
  "GET /admin/keys/{set}": { "operation": "getJsonWebKeySet", "headers": [], "formats": { "errors": { "default": [ "application/json" ] } } },
  "PUT /admin/keys/{set}": { "operation": "setJsonWebKeySet", "headers": [], "formats": { "errors": { "default": [ "application/json" ] } } },
  "POST /admin/keys/{set}": { "operation": "createJsonWebKeySet", "headers": [], "formats": { "errors": { "default": [ "application/json" ] } } },
  "DELETE /admin/keys/{set}": { "operation": "deleteJsonWebKeySet", "headers": [], "formats": { "errors": { "default": [ "application/json" ] } } },
  "GET /admin/keys/{set}/{kid}": { "operation": "getJsonWebKey", "headers": [], "formats": { "errors": { "default": [ "application/json" ] } } },
  "PUT /admin/keys/{set}/{kid}": { "operation": "setJsonWebKey", "headers": [], "formats": { "errors": { "default": [ "application/json" ] } } },
  "DELETE /admin/keys/{set}/{kid}": { "operation": "deleteJsonWebKey", "headers": [], "formats": { "errors": { "default": [ "application/json" ] } } },
  "GET /admin/oauth2/auth/requests/consent": {
    "operation": "getOAuth2ConsentRequest",
    "headers": [],
    "formats": { "errors": { "410": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": { "data": { "client": { "client_secret_expires_at": 1 } } }
  },
  "PUT /admin/oauth2/auth/requests/consent/accept": {
    "operation": "acceptOAuth2ConsentRequest",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } },
    "int64": { "body": { "remember_for": 1 } }
  },
  "PUT /admin/oauth2/auth/requests/consent/reject": {
    "operation": "rejectOAuth2ConsentRequest",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } },
    "int64": { "body": { "status_code": 1 } }
  },
  "PUT /admin/oauth2/auth/requests/device/accept": {
    "operation": "acceptUserCodeRequest",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /admin/oauth2/auth/requests/login": {
    "operation": "getOAuth2LoginRequest",
    "headers": [],
    "formats": { "errors": { "410": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": { "data": { "client": { "client_secret_expires_at": 1 } } }
  },
  "PUT /admin/oauth2/auth/requests/login/accept": {
    "operation": "acceptOAuth2LoginRequest",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } },
    "int64": { "body": { "remember_for": 1 } }
  },
  "PUT /admin/oauth2/auth/requests/login/reject": {
    "operation": "rejectOAuth2LoginRequest",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } },
    "int64": { "body": { "status_code": 1 } }
  },
  "GET /admin/oauth2/auth/requests/logout": {
    "operation": "getOAuth2LogoutRequest",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } },
    "int64": { "data": { "client": { "client_secret_expires_at": 1 } } }
  },
  "PUT /admin/oauth2/auth/requests/logout/accept": {
    "operation": "acceptOAuth2LogoutRequest",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "PUT /admin/oauth2/auth/requests/logout/reject": {
    "operation": "rejectOAuth2LogoutRequest",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /admin/oauth2/auth/sessions/consent": {
    "operation": "listOAuth2ConsentSessions",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } },
    "int64": { "data": { "*": { "consent_request": { "client": { "client_secret_expires_at": 1 } }, "remember_for": 1 } } }
  },
  "DELETE /admin/oauth2/auth/sessions/consent": {
    "operation": "revokeOAuth2ConsentSessions",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "DELETE /admin/oauth2/auth/sessions/login": {
    "operation": "revokeOAuth2LoginSessions",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "POST /admin/oauth2/introspect": {
    "operation": "introspectOAuth2Token",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "default": [ "application/json" ] }, "body": "application/x-www-form-urlencoded" },
    "int64": { "data": { "exp": 1, "iat": 1, "nbf": 1 } }
  },
  "DELETE /admin/oauth2/tokens": { "operation": "deleteOAuth2Token", "headers": [], "formats": { "errors": { "default": [ "application/json" ] } } },
  "GET /admin/trust/grants/jwt-bearer/issuers": { "operation": "listTrustedOAuth2JwtGrantIssuers", "headers": [] },
  "POST /admin/trust/grants/jwt-bearer/issuers": { "operation": "trustOAuth2JwtGrantIssuer", "headers": [], "input": "body" },
  "GET /admin/trust/grants/jwt-bearer/issuers/{id}": { "operation": "getTrustedOAuth2JwtGrantIssuer", "headers": [] },
  "DELETE /admin/trust/grants/jwt-bearer/issuers/{id}": { "operation": "deleteTrustedOAuth2JwtGrantIssuer", "headers": [] },
  "POST /credentials": {
    "operation": "createVerifiableCredential",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "default": [ "application/json" ] } }
  },
  "GET /health/alive": { "operation": "isInstanceAlive", "headers": [], "formats": { "errors": { "500": [ "application/json" ] } } },
  "GET /health/ready": { "operation": "isInstanceReady", "headers": [], "formats": { "errors": { "503": [ "application/json" ] } } },
  "GET /oauth2/auth": {
    "operation": "oAuth2Authorize",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } },
    "int64": { "data": { "status_code": 1 } }
  },
  "POST /oauth2/device/auth": {
    "operation": "oAuth2DeviceFlow",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } },
    "int64": { "data": { "expires_in": 1, "interval": 1 } }
  },
  "GET /oauth2/device/verify": {
    "operation": "performOAuth2DeviceVerificationFlow",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } },
    "int64": { "data": { "status_code": 1 } }
  },
  "POST /oauth2/register": {
    "operation": "createOidcDynamicClient",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": { "body": { "client_secret_expires_at": 1 }, "data": { "client_secret_expires_at": 1 } }
  },
  "GET /oauth2/register/{id}": {
    "operation": "getOidcDynamicClient",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } },
    "int64": { "data": { "client_secret_expires_at": 1 } }
  },
  "PUT /oauth2/register/{id}": {
    "operation": "setOidcDynamicClient",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": { "body": { "client_secret_expires_at": 1 }, "data": { "client_secret_expires_at": 1 } }
  },
  "DELETE /oauth2/register/{id}": { "operation": "deleteOidcDynamicClient", "headers": [] },
  "POST /oauth2/revoke": {
    "operation": "revokeOAuth2Token",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "default": [ "application/json" ] }, "body": "application/x-www-form-urlencoded" }
  },
  "GET /oauth2/sessions/logout": { "operation": "revokeOidcSession", "headers": [] },
  "POST /oauth2/token": {
    "operation": "oauth2TokenExchange",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "default": [ "application/json" ] }, "body": "application/x-www-form-urlencoded" },
    "int64": { "data": { "expires_in": 1 } }
  },
  "GET /userinfo": {
    "operation": "getOidcUserInfo",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } },
    "int64": { "data": { "updated_at": 1 } }
  },
  "GET /version": { "operation": "getVersion", "headers": [] }
} as const;
