import { randomInt, randomUUID } from "node:crypto";
import { type Authenticated, type Handlers, mergePatch } from "@animal-store/openapi-hono";
import type { Kysely } from "kysely";
import type { Caller } from "./auth.ts";
import type { contract } from "./generated/contract.ts";
import { stub } from "./stubs.ts";
import { type Database, tables } from "./tables.ts";

export function createHandlers(db: Kysely<Database>): Handlers<typeof contract, Authenticated<Caller>, never> {
  return {
// GET /.well-known/jwks.json: Discover Well-Known JSON Web Keys
discoverJsonWebKeys: stub,
// GET /.well-known/openid-configuration: OpenID Connect Discovery
discoverOidcConfiguration: stub,
// GET /admin/clients: List OAuth 2.0 Clients
listOAuth2Clients: async ({ query, c, reply }) => {
let select = db.selectFrom("clients")
if (query.client_name !== undefined) select = select.where("client_name", "=", query.client_name)
if (query.owner !== undefined) select = select.where("owner", "=", query.owner)
const limit = Number(query.page_size)
let page = select
if (query.page_token !== undefined) page = page.where("client_id", ">", query.page_token)
const rows = await page.selectAll().orderBy("client_id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.client_id : undefined
const nextUrl = next === undefined ? undefined : toNextUrl(c.req.url, "page_token", next)
return reply(200, rows.slice(0, limit).map(tables.clients.toItem), { ...(nextUrl && { link: `<${nextUrl.search}>; rel="next"` }) })
},
// POST /admin/clients: Create OAuth 2.0 Client
createOAuth2Client: async ({ body, reply, replyError }) => {
const row = await db.insertInto("clients").values(tables.clients.toRow({ client_id: createUuid(), ...body })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(409, "The client already exists.")
return reply(201, tables.clients.toItem(row))
},
// GET /admin/clients/{id}: Get an OAuth 2.0 Client
getOAuth2Client: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("clients").selectAll().where("client_id", "=", path.id).executeTakeFirst()
if (!row) return replyError(404, `There is no client ${path.id}.`)
return reply(200, tables.clients.toItem(row))
},
// PUT /admin/clients/{id}: Set OAuth 2.0 Client
setOAuth2Client: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("clients").selectAll().where("client_id", "=", path.id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no client ${path.id}.`)
const changed = await trx.updateTable("clients").set(tables.clients.toColumns({ access_token_strategy: undefined, allowed_cors_origins: undefined, audience: undefined, authorization_code_grant_access_token_lifespan: undefined, authorization_code_grant_id_token_lifespan: undefined, authorization_code_grant_refresh_token_lifespan: undefined, backchannel_logout_session_required: undefined, backchannel_logout_uri: undefined, client_credentials_grant_access_token_lifespan: undefined, client_name: undefined, client_secret: undefined, client_secret_expires_at: undefined, client_uri: undefined, contacts: undefined, created_at: undefined, device_authorization_grant_access_token_lifespan: undefined, device_authorization_grant_id_token_lifespan: undefined, device_authorization_grant_refresh_token_lifespan: undefined, frontchannel_logout_session_required: undefined, frontchannel_logout_uri: undefined, grant_types: undefined, implicit_grant_access_token_lifespan: undefined, implicit_grant_id_token_lifespan: undefined, jwks: undefined, jwks_uri: undefined, jwt_bearer_grant_access_token_lifespan: undefined, logo_uri: undefined, metadata: undefined, owner: undefined, policy_uri: undefined, post_logout_redirect_uris: undefined, redirect_uris: undefined, refresh_token_grant_access_token_lifespan: undefined, refresh_token_grant_id_token_lifespan: undefined, refresh_token_grant_refresh_token_lifespan: undefined, registration_access_token: undefined, registration_client_uri: undefined, request_object_signing_alg: undefined, request_uris: undefined, response_types: undefined, scope: undefined, sector_identifier_uri: undefined, skip_consent: undefined, skip_logout_consent: undefined, subject_type: undefined, token_endpoint_auth_method: undefined, token_endpoint_auth_signing_alg: undefined, tos_uri: undefined, updated_at: undefined, userinfo_signed_response_alg: undefined, ...omit(body, "client_id") }, { ...row, _other: null })).where("client_id", "=", path.id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.clients.toItem(changed))
}),
// DELETE /admin/clients/{id}: Delete OAuth 2.0 Client
deleteOAuth2Client: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("clients").where("client_id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no client ${path.id}.`)
return reply(204)
},
// PATCH /admin/clients/{id}: Patch OAuth 2.0 Client
patchOAuth2Client: stub,
// PUT /admin/clients/{id}/lifespans: Set OAuth2 Client Token Lifespans
setOAuth2ClientLifespans: stub,
// POST /admin/clients/{id}/secrets/rotate: Rotate OAuth 2.0 Client Secret
rotateOAuth2ClientSecret: stub,
// DELETE /admin/clients/{id}/secrets/rotate: Delete Rotated OAuth 2.0 Client Secrets
deleteRotatedOAuth2ClientSecrets: stub,
// GET /admin/keys/{set}: Retrieve a JSON Web Key Set
getJsonWebKeySet: stub,
// PUT /admin/keys/{set}: Update a JSON Web Key Set
setJsonWebKeySet: stub,
// POST /admin/keys/{set}: Create JSON Web Key
createJsonWebKeySet: stub,
// DELETE /admin/keys/{set}: Delete JSON Web Key Set
deleteJsonWebKeySet: stub,
// GET /admin/keys/{set}/{kid}: Get JSON Web Key
getJsonWebKey: stub,
// PUT /admin/keys/{set}/{kid}: Set JSON Web Key
setJsonWebKey: stub,
// DELETE /admin/keys/{set}/{kid}: Delete JSON Web Key
deleteJsonWebKey: stub,
// GET /admin/oauth2/auth/requests/consent: Get OAuth 2.0 Consent Request
getOAuth2ConsentRequest: stub,
// PUT /admin/oauth2/auth/requests/consent/accept: Accept OAuth 2.0 Consent Request
acceptOAuth2ConsentRequest: stub,
// PUT /admin/oauth2/auth/requests/consent/reject: Reject OAuth 2.0 Consent Request
rejectOAuth2ConsentRequest: stub,
// PUT /admin/oauth2/auth/requests/device/accept: Accepts a device grant user_code request
acceptUserCodeRequest: stub,
// GET /admin/oauth2/auth/requests/login: Get OAuth 2.0 Login Request
getOAuth2LoginRequest: stub,
// PUT /admin/oauth2/auth/requests/login/accept: Accept OAuth 2.0 Login Request
acceptOAuth2LoginRequest: stub,
// PUT /admin/oauth2/auth/requests/login/reject: Reject OAuth 2.0 Login Request
rejectOAuth2LoginRequest: stub,
// GET /admin/oauth2/auth/requests/logout: Get OAuth 2.0 Session Logout Request
getOAuth2LogoutRequest: stub,
// PUT /admin/oauth2/auth/requests/logout/accept: Accept OAuth 2.0 Session Logout Request
acceptOAuth2LogoutRequest: stub,
// PUT /admin/oauth2/auth/requests/logout/reject: Reject OAuth 2.0 Session Logout Request
rejectOAuth2LogoutRequest: stub,
// GET /admin/oauth2/auth/sessions/consent: List OAuth 2.0 Consent Sessions of a Subject
listOAuth2ConsentSessions: stub,
// DELETE /admin/oauth2/auth/sessions/consent: Revoke OAuth 2.0 Consent Sessions of a Subject
revokeOAuth2ConsentSessions: stub,
// DELETE /admin/oauth2/auth/sessions/login: Revokes OAuth 2.0 Login Sessions by either a Subject or a SessionID
revokeOAuth2LoginSessions: stub,
// POST /admin/oauth2/introspect: Introspect OAuth2 Access and Refresh Tokens
introspectOAuth2Token: stub,
// DELETE /admin/oauth2/tokens: Delete OAuth 2.0 Access Tokens from specific OAuth 2.0 Client
deleteOAuth2Token: stub,
// GET /admin/trust/grants/jwt-bearer/issuers: List Trusted OAuth2 JWT Bearer Grant Type Issuers
listTrustedOAuth2JwtGrantIssuers: stub,
// POST /admin/trust/grants/jwt-bearer/issuers: Trust OAuth2 JWT Bearer Grant Type Issuer
trustOAuth2JwtGrantIssuer: async ({ body, reply }) => {
// Not read: jwk.
const row = await db.insertInto("issuers").values(tables.issuers.toRow({ ...omit(body ?? {}, "public_key", "jwk"), id: createUuid(), created_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.issuers.toItem(row))
},
// GET /admin/trust/grants/jwt-bearer/issuers/{id}: Get Trusted OAuth2 JWT Bearer Grant Type Issuer
getTrustedOAuth2JwtGrantIssuer: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("issuers").selectAll().where("id", "=", path.id).executeTakeFirst()
if (!row) return replyError(404, `There is no issuer ${path.id}.`)
return reply(200, tables.issuers.toItem(row))
},
// DELETE /admin/trust/grants/jwt-bearer/issuers/{id}: Delete Trusted OAuth2 JWT Bearer Grant Type Issuer
deleteTrustedOAuth2JwtGrantIssuer: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("issuers").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no issuer ${path.id}.`)
return reply(204)
},
// POST /credentials: Issues a Verifiable Credential
createVerifiableCredential: stub,
// GET /health/alive: Check Alive Status
isInstanceAlive: stub,
// GET /health/ready: Check Readiness Status
isInstanceReady: stub,
// GET /oauth2/auth: OAuth 2.0 Authorize Endpoint
oAuth2Authorize: stub,
// POST /oauth2/device/auth: The OAuth 2.0 Device Authorize Endpoint
oAuth2DeviceFlow: stub,
// GET /oauth2/device/verify: OAuth 2.0 Device Verification Endpoint
performOAuth2DeviceVerificationFlow: stub,
// POST /oauth2/register: Register OAuth2 Client using OpenID Dynamic Client Registration
createOidcDynamicClient: stub,
// GET /oauth2/register/{id}: Get OAuth2 Client using OpenID Dynamic Client Registration
getOidcDynamicClient: stub,
// PUT /oauth2/register/{id}: Set OAuth2 Client using OpenID Dynamic Client Registration
setOidcDynamicClient: stub,
// DELETE /oauth2/register/{id}: Delete OAuth 2.0 Client using the OpenID Dynamic Client Registration Management Protocol
deleteOidcDynamicClient: stub,
// POST /oauth2/revoke: Revoke OAuth 2.0 Access or Refresh Token
revokeOAuth2Token: stub,
// GET /oauth2/sessions/logout: OpenID Connect Front- and Back-channel Enabled Logout
revokeOidcSession: stub,
// POST /oauth2/token: The OAuth 2.0 Token Endpoint
oauth2TokenExchange: stub,
// GET /userinfo: OpenID Connect Userinfo
getOidcUserInfo: stub,
// GET /version: Get Service Version
getVersion: stub,
};
}

/** Returns an object without members that only the server sets, or that no response contains. */
function omit<Members extends object>(members: Members, ...names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name))) as Members;
}

function toNextUrl(url: string, parameter: string, value: string | number | bigint): URL {
  const next = new URL(url);
  next.searchParams.set(parameter, String(value));
  return next;
}

let lastTime = 0;

/** Returns a UUID of version 7 that sorts after those before it, so that lists are in the order of creation. */
function createUuid(): string {
  lastTime = Math.max(Date.now(), lastTime + 1);
  const time = lastTime.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
