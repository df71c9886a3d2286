import { randomInt, randomUUID } from "node:crypto";
import { type Authenticated, type Handlers, mergePatch } from "@animal-store/openapi-hono";
import type { Kysely } from "kysely";
import type { Caller } from "./auth.ts";
import type { contract } from "./generated/contract.ts";
import { stub } from "./stubs.ts";
import { type Database, tables } from "./tables.ts";

export function createHandlers(db: Kysely<Database>): Handlers<typeof contract, Authenticated<Caller>, never> {
  return {
// GET /.well-known/app-authenticator-configuration: Retrieve the well-known app authenticator configuration
getWellKnownAppAuthenticatorConfiguration: stub,
// GET /.well-known/apple-app-site-association: Retrieve the customized apple-app-site-association URI content
getAppleAppSiteAssociationWellKnownURI: stub,
// GET /.well-known/assetlinks.json: Retrieve the customized assetlinks.json URI content
getAssetLinksWellKnownURI: stub,
// GET /.well-known/okta-organization: Retrieve the Org metadata
getWellknownOrgMetadata: stub,
// GET /.well-known/ssf-configuration: Retrieve the SSF transmitter metadata
getWellknownSsfMetadata: stub,
// GET /.well-known/webauthn: Retrieve the customized webauthn URI content
getWebAuthnWellKnownURI: stub,
// GET /api/v1/agentPools: List all agent pools
listAgentPools: stub,
// GET /api/v1/agentPools/{poolId}/updates: List all agent pool updates
listAgentPoolsUpdates: stub,
// POST /api/v1/agentPools/{poolId}/updates: Create an agent pool update
createAgentPoolsUpdate: stub,
// GET /api/v1/agentPools/{poolId}/updates/settings: Retrieve an agent pool update's settings
getAgentPoolsUpdateSettings: stub,
// POST /api/v1/agentPools/{poolId}/updates/settings: Update an agent pool update settings
updateAgentPoolsUpdateSettings: stub,
// GET /api/v1/agentPools/{poolId}/updates/{updateId}: Retrieve an agent pool update by ID
getAgentPoolsUpdateInstance: stub,
// POST /api/v1/agentPools/{poolId}/updates/{updateId}: Update an agent pool update by ID
updateAgentPoolsUpdate: stub,
// DELETE /api/v1/agentPools/{poolId}/updates/{updateId}: Delete an agent pool update
deleteAgentPoolsUpdate: stub,
// POST /api/v1/agentPools/{poolId}/updates/{updateId}/activate: Activate an agent pool update
activateAgentPoolsUpdate: stub,
// POST /api/v1/agentPools/{poolId}/updates/{updateId}/deactivate: Deactivate an agent pool update
deactivateAgentPoolsUpdate: stub,
// POST /api/v1/agentPools/{poolId}/updates/{updateId}/pause: Pause an agent pool update
pauseAgentPoolsUpdate: stub,
// POST /api/v1/agentPools/{poolId}/updates/{updateId}/resume: Resume an agent pool update
resumeAgentPoolsUpdate: stub,
// POST /api/v1/agentPools/{poolId}/updates/{updateId}/retry: Retry an agent pool update
retryAgentPoolsUpdate: stub,
// POST /api/v1/agentPools/{poolId}/updates/{updateId}/stop: Stop an agent pool update
stopAgentPoolsUpdate: stub,
// GET /api/v1/api-tokens: List all API token metadata
listApiTokens: async ({ reply }) => {
const rows = await db.selectFrom("apiTokens").selectAll().orderBy("id").execute()
return reply(200, rows.map(tables.apiTokens.toItem))
},
// DELETE /api/v1/api-tokens/current: Revoke the current API token
revokeCurrentApiToken: stub,
// GET /api/v1/api-tokens/{apiTokenId}: Retrieve an API token's metadata
getApiToken: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("apiTokens").selectAll().where("id", "=", path.apiTokenId).executeTakeFirst()
if (!row) return replyError(404, `There is no apiToken ${path.apiTokenId}.`)
return reply(200, tables.apiTokens.toItem(row))
},
// PUT /api/v1/api-tokens/{apiTokenId}: Upsert an API token network condition
upsertApiToken: async ({ path, body, reply }) => db.transaction().execute(async (trx) => {
// Placeholders, which you replace: name.
const row = await trx.selectFrom("apiTokens").selectAll().where("id", "=", path.apiTokenId).forUpdate().executeTakeFirst()
if (!row) {
const values = tables.apiTokens.toRow({ name: "", created: new Date().toISOString(), ...omit(body, "clientName", "created", "expiresAt", "tokenWindow", "_link"), id: path.apiTokenId, lastUpdated: new Date().toISOString() })
const row = await trx.insertInto("apiTokens").values(values).onConflict((conflict) => conflict.columns(["id"]).doUpdateSet(values)).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.apiTokens.toItem(row))
}
const changed = await trx.updateTable("apiTokens").set(tables.apiTokens.toColumns({ name: "", network: undefined, userId: undefined, ...omit(body, "clientName", "created", "expiresAt", "tokenWindow", "_link"), id: path.apiTokenId, lastUpdated: new Date().toISOString() }, { ...row, _other: null })).where("id", "=", path.apiTokenId).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.apiTokens.toItem(changed))
}),
// DELETE /api/v1/api-tokens/{apiTokenId}: Revoke an API token
revokeApiToken: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("apiTokens").where("id", "=", path.apiTokenId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no apiToken ${path.apiTokenId}.`)
return reply(204)
},
// GET /api/v1/apps: List all applications
listApplications: stub,
// POST /api/v1/apps: Create an application
createApplication: stub,
// GET /api/v1/apps/{appId}: Retrieve an application
getApplication: stub,
// PUT /api/v1/apps/{appId}: Replace an application
replaceApplication: stub,
// DELETE /api/v1/apps/{appId}: Delete an application
deleteApplication: stub,
// GET /api/v1/apps/{appId}/connections/default: Retrieve the default provisioning connection
getDefaultProvisioningConnectionForApplication: stub,
// POST /api/v1/apps/{appId}/connections/default: Update the default provisioning connection
updateDefaultProvisioningConnectionForApplication: stub,
// GET /api/v1/apps/{appId}/connections/default/jwks: Retrieve a JSON Web Key Set (JWKS) for the default provisioning connection
getUserProvisioningConnectionJWKS: stub,
// POST /api/v1/apps/{appId}/connections/default/lifecycle/activate: Activate the default provisioning connection
activateDefaultProvisioningConnectionForApplication: stub,
// POST /api/v1/apps/{appId}/connections/default/lifecycle/deactivate: Deactivate the default provisioning connection
deactivateDefaultProvisioningConnectionForApplication: stub,
// GET /api/v1/apps/{appId}/credentials/csrs: List all certificate signing requests
listCsrsForApplication: stub,
// POST /api/v1/apps/{appId}/credentials/csrs: Generate a certificate signing request
generateCsrForApplication: stub,
// GET /api/v1/apps/{appId}/credentials/csrs/{csrId}: Retrieve a certificate signing request
getCsrForApplication: stub,
// DELETE /api/v1/apps/{appId}/credentials/csrs/{csrId}: Revoke a certificate signing request
revokeCsrFromApplication: stub,
// POST /api/v1/apps/{appId}/credentials/csrs/{csrId}/lifecycle/publish: Publish a certificate signing request
publishCsrFromApplication: stub,
// GET /api/v1/apps/{appId}/credentials/jwks: List all the OAuth 2.0 client JSON Web Keys
listJwk: stub,
// POST /api/v1/apps/{appId}/credentials/jwks: Add a JSON Web Key
addJwk: stub,
// GET /api/v1/apps/{appId}/credentials/jwks/{keyId}: Retrieve an OAuth 2.0 client JSON Web Key
getJwk: stub,
// DELETE /api/v1/apps/{appId}/credentials/jwks/{keyId}: Delete an OAuth 2.0 client JSON Web Key
deletejwk: stub,
// POST /api/v1/apps/{appId}/credentials/jwks/{keyId}/lifecycle/activate: Activate an OAuth 2.0 client JSON Web Key
activateOAuth2ClientJsonWebKey: stub,
// POST /api/v1/apps/{appId}/credentials/jwks/{keyId}/lifecycle/deactivate: Deactivate an OAuth 2.0 client JSON Web Key
deactivateOAuth2ClientJsonWebKey: stub,
// GET /api/v1/apps/{appId}/credentials/keys: List all key credentials
listApplicationKeys: stub,
// POST /api/v1/apps/{appId}/credentials/keys/generate: Generate a key credential
generateApplicationKey: stub,
// GET /api/v1/apps/{appId}/credentials/keys/{keyId}: Retrieve a key credential
getApplicationKey: stub,
// POST /api/v1/apps/{appId}/credentials/keys/{keyId}/clone: Clone a key credential
cloneApplicationKey: stub,
// GET /api/v1/apps/{appId}/credentials/secrets: List all OAuth 2.0 client secrets
listOAuth2ClientSecrets: async ({ path, reply }) => {
const rows = await db.selectFrom("secrets").where("appId", "=", path.appId).selectAll().orderBy("id").execute()
return reply(200, rows.map((row) => omit(tables.secrets.toItem(row), "appId")))
},
// POST /api/v1/apps/{appId}/credentials/secrets: Create an OAuth 2.0 client secret
createOAuth2ClientSecret: async ({ path, body, reply }) => {
const row = await db.insertInto("secrets").values(tables.secrets.toRow({ ...omit(body ?? {}, "secret_hash", "_links"), id: createUuid(), appId: path.appId, created: new Date().toISOString(), lastUpdated: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, omit(tables.secrets.toItem(row), "appId"))
},
// GET /api/v1/apps/{appId}/credentials/secrets/{secretId}: Retrieve an OAuth 2.0 client secret
getOAuth2ClientSecret: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("secrets").selectAll().where("appId", "=", path.appId).where("id", "=", path.secretId).executeTakeFirst()
if (!row) return replyError(404, `There is no secret ${path.secretId}.`)
return reply(200, omit(tables.secrets.toItem(row), "appId"))
},
// DELETE /api/v1/apps/{appId}/credentials/secrets/{secretId}: Delete an OAuth 2.0 client secret
deleteOAuth2ClientSecret: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("secrets").where("appId", "=", path.appId).where("id", "=", path.secretId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no secret ${path.secretId}.`)
return reply(204)
},
// POST /api/v1/apps/{appId}/credentials/secrets/{secretId}/lifecycle/activate: Activate an OAuth 2.0 client secret
activateOAuth2ClientSecret: stub,
// POST /api/v1/apps/{appId}/credentials/secrets/{secretId}/lifecycle/deactivate: Deactivate an OAuth 2.0 client secret
deactivateOAuth2ClientSecret: stub,
// GET /api/v1/apps/{appId}/cwo/connections: Retrieve all Cross App Access connections
getAllCrossAppAccessConnections: async ({ path, query, reply }) => {
// Not read: requestingAppId, resourceAppId, activeAppsOnly, requestingAppName, resourceAppName.
let select = db.selectFrom("connections").where("appId", "=", path.appId)
if (query.status !== undefined) select = select.where("status", "=", query.status)
let page = select
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(Math.max(query.limit, 0)).execute()
return reply(200, rows.map((row) => omit(tables.connections.toItem(row), "appId")))
},
// POST /api/v1/apps/{appId}/cwo/connections: Create a Cross App Access connection
createCrossAppAccessConnection: async ({ path, body, reply }) => {
const row = await db.insertInto("connections").values(tables.connections.toRow({ ...body, id: createUuid(), appId: path.appId, created: new Date().toISOString(), lastUpdated: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, omit(tables.connections.toItem(row), "appId"))
},
// GET /api/v1/apps/{appId}/cwo/connections/{connectionId}: Retrieve a Cross App Access connection
getCrossAppAccessConnection: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("connections").selectAll().where("appId", "=", path.appId).where("id", "=", path.connectionId).executeTakeFirst()
if (!row) return replyError(404, `There is no connection ${path.connectionId}.`)
return reply(200, omit(tables.connections.toItem(row), "appId"))
},
// DELETE /api/v1/apps/{appId}/cwo/connections/{connectionId}: Delete a Cross App Access connection
deleteCrossAppAccessConnection: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("connections").where("appId", "=", path.appId).where("id", "=", path.connectionId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no connection ${path.connectionId}.`)
return reply(204)
},
// PATCH /api/v1/apps/{appId}/cwo/connections/{connectionId}: Update a Cross App Access connection
updateCrossAppAccessConnection: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("connections").selectAll().where("appId", "=", path.appId).where("id", "=", path.connectionId).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no connection ${path.connectionId}.`)
const changed = await trx.updateTable("connections").set(tables.connections.toColumns({ ...omit(body, "created", "id", "requestingAppInstanceId", "resourceAppInstanceId", "appId"), lastUpdated: new Date().toISOString() }, row)).where("appId", "=", path.appId).where("id", "=", path.connectionId).returningAll().executeTakeFirstOrThrow()
return reply(200, omit(tables.connections.toItem(changed), "appId"))
}),
// GET /api/v1/apps/{appId}/features: List all features
listFeaturesForApplication: stub,
// GET /api/v1/apps/{appId}/features/{featureName}: Retrieve a feature
getFeatureForApplication: stub,
// PUT /api/v1/apps/{appId}/features/{featureName}: Update a feature
updateFeatureForApplication: stub,
// GET /api/v1/apps/{appId}/federated-claims: List all configured federated claims
listFederatedClaims: async ({ path, reply }) => {
const rows = await db.selectFrom("federatedClaims").where("appId", "=", path.appId).selectAll().orderBy("id").execute()
return reply(200, rows.map((row) => omit(tables.federatedClaims.toItem(row), "appId")))
},
// POST /api/v1/apps/{appId}/federated-claims: Create a federated claim
createFederatedClaim: async ({ path, body, reply }) => {
const row = await db.insertInto("federatedClaims").values(tables.federatedClaims.toRow({ ...body, id: createUuid(), appId: path.appId, created: new Date().toISOString(), lastUpdated: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, omit(tables.federatedClaims.toItem(row), "appId"))
},
// GET /api/v1/apps/{appId}/federated-claims/{claimId}: Retrieve a federated claim
getFederatedClaim: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("federatedClaims").selectAll().where("appId", "=", path.appId).where("id", "=", path.claimId).executeTakeFirst()
if (!row) return replyError(404, `There is no federatedClaim ${path.claimId}.`)
return reply(200, omit(tables.federatedClaims.toItem(row), "appId", "created", "id", "lastUpdated"))
},
// PUT /api/v1/apps/{appId}/federated-claims/{claimId}: Replace a federated claim
replaceFederatedClaim: async ({ path, body, reply }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("federatedClaims").selectAll().where("appId", "=", path.appId).where("id", "=", path.claimId).forUpdate().executeTakeFirst()
if (!row) {
const values = tables.federatedClaims.toRow({ created: new Date().toISOString(), ...omit(body ?? {}, "created"), appId: path.appId, id: path.claimId, lastUpdated: new Date().toISOString() })
const row = await trx.insertInto("federatedClaims").values(values).onConflict((conflict) => conflict.columns(["appId", "id"]).doUpdateSet(values)).returningAll().executeTakeFirstOrThrow()
return reply(201, omit(tables.federatedClaims.toItem(row), "appId"))
}
const changed = await trx.updateTable("federatedClaims").set(tables.federatedClaims.toColumns({ expression: undefined, name: undefined, ...omit(body ?? {}, "created"), appId: path.appId, id: path.claimId, lastUpdated: new Date().toISOString() }, { ...row, _other: null })).where("appId", "=", path.appId).where("id", "=", path.claimId).returningAll().executeTakeFirstOrThrow()
return reply(201, omit(tables.federatedClaims.toItem(changed), "appId"))
}),
// DELETE /api/v1/apps/{appId}/federated-claims/{claimId}: Delete a federated claim
deleteFederatedClaim: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("federatedClaims").where("appId", "=", path.appId).where("id", "=", path.claimId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no federatedClaim ${path.claimId}.`)
return reply(204)
},
// GET /api/v1/apps/{appId}/grants: List all app grants
listScopeConsentGrants: stub,
// POST /api/v1/apps/{appId}/grants: Grant consent to scope
grantConsentToScope: stub,
// GET /api/v1/apps/{appId}/grants/{grantId}: Retrieve an app grant
getScopeConsentGrant: stub,
// DELETE /api/v1/apps/{appId}/grants/{grantId}: Revoke an app grant
revokeScopeConsentGrant: stub,
// GET /api/v1/apps/{appId}/group-push/mappings: List all group push mappings
listGroupPushMappings: async ({ path, query, reply }) => {
let select = db.selectFrom("mappings").where("appId", "=", path.appId)
if (query.lastUpdated !== undefined) select = select.where("lastUpdated", "=", query.lastUpdated)
if (query.sourceGroupId !== undefined) select = select.where("sourceGroupId", "=", query.sourceGroupId)
if (query.status !== undefined) select = select.where("status", "=", query.status)
let page = select
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(query.limit).execute()
return reply(200, rows.map((row) => omit(tables.mappings.toItem(row), "appId")))
},
// POST /api/v1/apps/{appId}/group-push/mappings: Create a group push mapping
createGroupPushMapping: async ({ path, body, reply }) => {
// Not read: targetGroupName.
const row = await db.insertInto("mappings").values(tables.mappings.toRow({ ...omit(body, "errorSummary", "lastPush", "_links", "targetGroupName"), id: createUuid(), appId: path.appId, created: new Date().toISOString(), lastUpdated: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, omit(tables.mappings.toItem(row), "appId"))
},
// GET /api/v1/apps/{appId}/group-push/mappings/{mappingId}: Retrieve a group push mapping
getGroupPushMapping: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("mappings").selectAll().where("appId", "=", path.appId).where("id", "=", path.mappingId).executeTakeFirst()
if (!row) return replyError(404, `There is no mapping ${path.mappingId}.`)
return reply(200, omit(tables.mappings.toItem(row), "appId"))
},
// DELETE /api/v1/apps/{appId}/group-push/mappings/{mappingId}: Delete a group push mapping
deleteGroupPushMapping: async ({ path, reply, replyError }) => {
// Not read: deleteTargetGroup.
const row = await db.deleteFrom("mappings").where("appId", "=", path.appId).where("id", "=", path.mappingId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no mapping ${path.mappingId}.`)
return reply(204)
},
// PATCH /api/v1/apps/{appId}/group-push/mappings/{mappingId}: Update a group push mapping
updateGroupPushMapping: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("mappings").selectAll().where("appId", "=", path.appId).where("id", "=", path.mappingId).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no mapping ${path.mappingId}.`)
const changed = await trx.updateTable("mappings").set(tables.mappings.toColumns({ ...omit(body, "appConfig", "created", "errorSummary", "id", "lastPush", "sourceGroupId", "targetGroupId", "_links", "targetGroupName", "appId"), lastUpdated: new Date().toISOString() }, row)).where("appId", "=", path.appId).where("id", "=", path.mappingId).returningAll().executeTakeFirstOrThrow()
return reply(200, omit(tables.mappings.toItem(changed), "appId"))
}),
// GET /api/v1/apps/{appId}/groups: List all application groups
listApplicationGroupAssignments: stub,
// GET /api/v1/apps/{appId}/groups/{groupId}: Retrieve an application group
getApplicationGroupAssignment: stub,
// PUT /api/v1/apps/{appId}/groups/{groupId}: Assign an application group
assignGroupToApplication: stub,
// DELETE /api/v1/apps/{appId}/groups/{groupId}: Unassign an application group
unassignApplicationFromGroup: stub,
// PATCH /api/v1/apps/{appId}/groups/{groupId}: Update an application group
updateGroupAssignmentToApplication: stub,
// GET /api/v1/apps/{appId}/interclient-allowed-apps: List all allowed apps for a target app
listInterclientAllowedApplications: stub,
// POST /api/v1/apps/{appId}/interclient-allowed-apps: Create an allowed app mapping for a target app
createInterclientTrustMapping: stub,
// DELETE /api/v1/apps/{appId}/interclient-allowed-apps/{allowedAppId}: Delete an interclient trust mapping
deleteInterclientTrustMapping: stub,
// GET /api/v1/apps/{appId}/interclient-target-apps: List all target apps for an allowed app
listInterclientTargetApplications: stub,
// POST /api/v1/apps/{appId}/lifecycle/activate: Activate an application
activateApplication: stub,
// POST /api/v1/apps/{appId}/lifecycle/deactivate: Deactivate an application
deactivateApplication: stub,
// POST /api/v1/apps/{appId}/logo: Upload an application logo
uploadApplicationLogo: stub,
// PUT /api/v1/apps/{appId}/policies/{policyId}: Assign an app sign-in policy
assignApplicationPolicy: stub,
// GET /api/v1/apps/{appId}/sso/saml/metadata: Preview the application SAML metadata
previewSAMLmetadataForApplication: stub,
// GET /api/v1/apps/{appId}/tokens: List all application refresh tokens
listOAuth2TokensForApplication: stub,
// DELETE /api/v1/apps/{appId}/tokens: Revoke all application tokens
revokeOAuth2TokensForApplication: stub,
// GET /api/v1/apps/{appId}/tokens/{tokenId}: Retrieve an application token
getOAuth2TokenForApplication: stub,
// DELETE /api/v1/apps/{appId}/tokens/{tokenId}: Revoke an application token
revokeOAuth2TokenForApplication: stub,
// GET /api/v1/apps/{appId}/users: List all application users
listApplicationUsers: stub,
// POST /api/v1/apps/{appId}/users: Assign an application user
assignUserToApplication: stub,
// GET /api/v1/apps/{appId}/users/{userId}: Retrieve an application user
getApplicationUser: stub,
// POST /api/v1/apps/{appId}/users/{userId}: Update an application user
updateApplicationUser: stub,
// DELETE /api/v1/apps/{appId}/users/{userId}: Unassign an application user
unassignUserFromApplication: stub,
// POST /api/v1/apps/{appName}/{appId}/oauth2/callback: Verify the provisioning connection
verifyProvisioningConnectionForApplication: stub,
// GET /api/v1/authenticators: List all authenticators
listAuthenticators: stub,
// POST /api/v1/authenticators: Create an authenticator
createAuthenticator: stub,
// GET /api/v1/authenticators/{authenticatorId}: Retrieve an authenticator
getAuthenticator: stub,
// PUT /api/v1/authenticators/{authenticatorId}: Replace an authenticator
replaceAuthenticator: stub,
// GET /api/v1/authenticators/{authenticatorId}/aaguids: List all custom AAGUIDs
listAllCustomAAGUIDs: async ({ path, reply }) => {
const rows = await db.selectFrom("aaguids").where("authenticatorId", "=", path.authenticatorId).selectAll().orderBy("aaguid").execute()
return reply(200, rows.map((row) => omit(tables.aaguids.toItem(row), "authenticatorId")))
},
// POST /api/v1/authenticators/{authenticatorId}/aaguids: Create a custom AAGUID
createCustomAAGUID: async ({ path, body, reply, replyError }) => {
const row = await db.insertInto("aaguids").values(tables.aaguids.toRow({ aaguid: createUuid(), ...omit(body ?? {}, "name", "_links"), authenticatorId: path.authenticatorId })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(403, "The aaguid already exists.")
return reply(200, omit(tables.aaguids.toItem(row), "authenticatorId"))
},
// GET /api/v1/authenticators/{authenticatorId}/aaguids/{aaguid}: Retrieve a custom AAGUID
getCustomAAGUID: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("aaguids").selectAll().where("authenticatorId", "=", path.authenticatorId).where("aaguid", "=", path.aaguid).executeTakeFirst()
if (!row) return replyError(404, `There is no aaguid ${path.aaguid}.`)
return reply(200, omit(tables.aaguids.toItem(row), "authenticatorId"))
},
// PUT /api/v1/authenticators/{authenticatorId}/aaguids/{aaguid}: Replace a custom AAGUID
replaceCustomAAGUID: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("aaguids").selectAll().where("authenticatorId", "=", path.authenticatorId).where("aaguid", "=", path.aaguid).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no aaguid ${path.aaguid}.`)
const changed = await trx.updateTable("aaguids").set(tables.aaguids.toColumns({ attestationRootCertificates: undefined, authenticatorCharacteristics: undefined, name: undefined, ...omit(body ?? {}, "aaguid", "_links", "authenticatorId") }, { ...row, _other: null })).where("authenticatorId", "=", path.authenticatorId).where("aaguid", "=", path.aaguid).returningAll().executeTakeFirstOrThrow()
return reply(200, omit(tables.aaguids.toItem(changed), "authenticatorId"))
}),
// DELETE /api/v1/authenticators/{authenticatorId}/aaguids/{aaguid}: Delete a custom AAGUID
deleteCustomAAGUID: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("aaguids").where("authenticatorId", "=", path.authenticatorId).where("aaguid", "=", path.aaguid).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no aaguid ${path.aaguid}.`)
return reply(204)
},
// PATCH /api/v1/authenticators/{authenticatorId}/aaguids/{aaguid}: Update a custom AAGUID
updateCustomAAGUID: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("aaguids").selectAll().where("authenticatorId", "=", path.authenticatorId).where("aaguid", "=", path.aaguid).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no aaguid ${path.aaguid}.`)
const changed = await trx.updateTable("aaguids").set(tables.aaguids.toRow(mergePatch(tables.aaguids.toItem(row), omit(body ?? {}, "aaguid", "_links", "authenticatorId")), row)).where("authenticatorId", "=", path.authenticatorId).where("aaguid", "=", path.aaguid).returningAll().executeTakeFirstOrThrow()
return reply(200, omit(tables.aaguids.toItem(changed), "authenticatorId"))
}),
// POST /api/v1/authenticators/{authenticatorId}/lifecycle/activate: Activate an authenticator
activateAuthenticator: stub,
// POST /api/v1/authenticators/{authenticatorId}/lifecycle/deactivate: Deactivate an authenticator
deactivateAuthenticator: stub,
// GET /api/v1/authenticators/{authenticatorId}/methods: List all methods of an authenticator
listAuthenticatorMethods: stub,
// GET /api/v1/authenticators/{authenticatorId}/methods/{methodType}: Retrieve an authenticator method
getAuthenticatorMethod: stub,
// PUT /api/v1/authenticators/{authenticatorId}/methods/{methodType}: Replace an authenticator method
replaceAuthenticatorMethod: stub,
// POST /api/v1/authenticators/{authenticatorId}/methods/{methodType}/lifecycle/activate: Activate an authenticator method
activateAuthenticatorMethod: stub,
// POST /api/v1/authenticators/{authenticatorId}/methods/{methodType}/lifecycle/deactivate: Deactivate an authenticator method
deactivateAuthenticatorMethod: stub,
// POST /api/v1/authenticators/{authenticatorId}/methods/{webAuthnMethodType}/verify-rp-id-domain: Verify a Relying Party ID domain
verifyRpIdDomain: stub,
// GET /api/v1/authorizationServers: List all authorization servers
listAuthorizationServers: stub,
// POST /api/v1/authorizationServers: Create an authorization server
createAuthorizationServer: stub,
// GET /api/v1/authorizationServers/{authServerId}: Retrieve an authorization server
getAuthorizationServer: stub,
// PUT /api/v1/authorizationServers/{authServerId}: Replace an authorization server
replaceAuthorizationServer: stub,
// DELETE /api/v1/authorizationServers/{authServerId}: Delete an authorization server
deleteAuthorizationServer: stub,
// GET /api/v1/authorizationServers/{authServerId}/associatedServers: List all associated authorization servers
listAssociatedServersByTrustedType: stub,
// POST /api/v1/authorizationServers/{authServerId}/associatedServers: Create an associated authorization server
createAssociatedServers: stub,
// DELETE /api/v1/authorizationServers/{authServerId}/associatedServers/{associatedServerId}: Delete an associated authorization server
deleteAssociatedServer: stub,
// GET /api/v1/authorizationServers/{authServerId}/claims: List all custom token claims
listOAuth2Claims: async ({ path, reply }) => {
const rows = await db.selectFrom("claims").where("authServerId", "=", path.authServerId).selectAll().orderBy("id").execute()
return reply(200, rows.map((row) => omit(tables.claims.toItem(row), "authServerId")))
},
// POST /api/v1/authorizationServers/{authServerId}/claims: Create a custom token claim
createOAuth2Claim: async ({ path, body, reply }) => {
const row = await db.insertInto("claims").values(tables.claims.toRow({ ...omit(body, "_links"), id: createUuid(), authServerId: path.authServerId })).returningAll().executeTakeFirstOrThrow()
return reply(201, omit(tables.claims.toItem(row), "authServerId"))
},
// GET /api/v1/authorizationServers/{authServerId}/claims/{claimId}: Retrieve a custom token claim
getOAuth2Claim: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("claims").selectAll().where("authServerId", "=", path.authServerId).where("id", "=", path.claimId).executeTakeFirst()
if (!row) return replyError(404, `There is no claim ${path.claimId}.`)
return reply(200, omit(tables.claims.toItem(row), "authServerId"))
},
// PUT /api/v1/authorizationServers/{authServerId}/claims/{claimId}: Replace a custom token claim
replaceOAuth2Claim: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("claims").selectAll().where("authServerId", "=", path.authServerId).where("id", "=", path.claimId).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no claim ${path.claimId}.`)
const changed = await trx.updateTable("claims").set(tables.claims.toColumns({ alwaysIncludeInToken: undefined, claimType: undefined, conditions: undefined, group_filter_type: undefined, name: undefined, status: undefined, system: undefined, value: undefined, valueType: undefined, ...omit(body, "id", "_links", "authServerId") }, { ...row, _other: null })).where("authServerId", "=", path.authServerId).where("id", "=", path.claimId).returningAll().executeTakeFirstOrThrow()
return reply(200, omit(tables.claims.toItem(changed), "authServerId"))
}),
// DELETE /api/v1/authorizationServers/{authServerId}/claims/{claimId}: Delete a custom token claim
deleteOAuth2Claim: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("claims").where("authServerId", "=", path.authServerId).where("id", "=", path.claimId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no claim ${path.claimId}.`)
return reply(204)
},
// GET /api/v1/authorizationServers/{authServerId}/clients: List all client resources for an authorization server
listOAuth2ClientsForAuthorizationServer: stub,
// GET /api/v1/authorizationServers/{authServerId}/clients/{clientId}/tokens: List all refresh tokens for a client
listRefreshTokensForAuthorizationServerAndClient: stub,
// DELETE /api/v1/authorizationServers/{authServerId}/clients/{clientId}/tokens: Revoke all refresh tokens for a client
revokeRefreshTokensForAuthorizationServerAndClient: stub,
// GET /api/v1/authorizationServers/{authServerId}/clients/{clientId}/tokens/{tokenId}: Retrieve a refresh token for a client
getRefreshTokenForAuthorizationServerAndClient: stub,
// DELETE /api/v1/authorizationServers/{authServerId}/clients/{clientId}/tokens/{tokenId}: Revoke a refresh token for a client
revokeRefreshTokenForAuthorizationServerAndClient: stub,
// GET /api/v1/authorizationServers/{authServerId}/credentials/keys: List all credential keys
listAuthorizationServerKeys: stub,
// GET /api/v1/authorizationServers/{authServerId}/credentials/keys/{keyId}: Retrieve an authorization server key
getAuthorizationServerKey: stub,
// POST /api/v1/authorizationServers/{authServerId}/credentials/lifecycle/keyRotate: Rotate all credential keys
rotateAuthorizationServerKeys: stub,
// POST /api/v1/authorizationServers/{authServerId}/lifecycle/activate: Activate an authorization server
activateAuthorizationServer: stub,
// POST /api/v1/authorizationServers/{authServerId}/lifecycle/deactivate: Deactivate an authorization server
deactivateAuthorizationServer: stub,
// GET /api/v1/authorizationServers/{authServerId}/policies: List all policies
listAuthorizationServerPolicies: stub,
// POST /api/v1/authorizationServers/{authServerId}/policies: Create a policy
createAuthorizationServerPolicy: stub,
// GET /api/v1/authorizationServers/{authServerId}/policies/{policyId}: Retrieve a policy
getAuthorizationServerPolicy: stub,
// PUT /api/v1/authorizationServers/{authServerId}/policies/{policyId}: Replace a policy
replaceAuthorizationServerPolicy: stub,
// DELETE /api/v1/authorizationServers/{authServerId}/policies/{policyId}: Delete a policy
deleteAuthorizationServerPolicy: stub,
// POST /api/v1/authorizationServers/{authServerId}/policies/{policyId}/lifecycle/activate: Activate a policy
activateAuthorizationServerPolicy: stub,
// POST /api/v1/authorizationServers/{authServerId}/policies/{policyId}/lifecycle/deactivate: Deactivate a policy
deactivateAuthorizationServerPolicy: stub,
// GET /api/v1/authorizationServers/{authServerId}/policies/{policyId}/rules: List all policy rules
listAuthorizationServerPolicyRules: stub,
// POST /api/v1/authorizationServers/{authServerId}/policies/{policyId}/rules: Create a policy rule
createAuthorizationServerPolicyRule: stub,
// GET /api/v1/authorizationServers/{authServerId}/policies/{policyId}/rules/{ruleId}: Retrieve a policy rule
getAuthorizationServerPolicyRule: stub,
// PUT /api/v1/authorizationServers/{authServerId}/policies/{policyId}/rules/{ruleId}: Replace a policy rule
replaceAuthorizationServerPolicyRule: stub,
// DELETE /api/v1/authorizationServers/{authServerId}/policies/{policyId}/rules/{ruleId}: Delete a policy rule
deleteAuthorizationServerPolicyRule: stub,
// POST /api/v1/authorizationServers/{authServerId}/policies/{policyId}/rules/{ruleId}/lifecycle/activate: Activate a policy rule
activateAuthorizationServerPolicyRule: stub,
// POST /api/v1/authorizationServers/{authServerId}/policies/{policyId}/rules/{ruleId}/lifecycle/deactivate: Deactivate a policy rule
deactivateAuthorizationServerPolicyRule: stub,
// GET /api/v1/authorizationServers/{authServerId}/resourceservercredentials/keys: List all Custom Authorization Server Public JSON Web Keys
listOAuth2ResourceServerJsonWebKeys: async ({ path, reply }) => {
const rows = await db.selectFrom("keys").where("authServerId", "=", path.authServerId).selectAll().orderBy("id").execute()
return reply(200, rows.map((row) => omit(tables.keys.toItem(row), "authServerId")))
},
// POST /api/v1/authorizationServers/{authServerId}/resourceservercredentials/keys: Add a JSON Web Key
addOAuth2ResourceServerJsonWebKey: async ({ path, body, reply }) => {
const row = await db.insertInto("keys").values(tables.keys.toRow({ ...omit(body, "_links"), id: createUuid(), authServerId: path.authServerId, created: new Date().toISOString(), lastUpdated: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, omit(tables.keys.toItem(row), "authServerId"))
},
// GET /api/v1/authorizationServers/{authServerId}/resourceservercredentials/keys/{keyId}: Retrieve a Custom Authorization Server Public JSON Web Key
getOAuth2ResourceServerJsonWebKey: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("keys").selectAll().where("authServerId", "=", path.authServerId).where("id", "=", path.keyId).executeTakeFirst()
if (!row) return replyError(404, `There is no key ${path.keyId}.`)
return reply(200, omit(tables.keys.toItem(row), "authServerId"))
},
// DELETE /api/v1/authorizationServers/{authServerId}/resourceservercredentials/keys/{keyId}: Delete a Custom Authorization Server Public JSON Web Key
deleteOAuth2ResourceServerJsonWebKey: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("keys").where("authServerId", "=", path.authServerId).where("id", "=", path.keyId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no key ${path.keyId}.`)
return reply(204)
},
// POST /api/v1/authorizationServers/{authServerId}/resourceservercredentials/keys/{keyId}/lifecycle/activate: Activate a Custom Authorization Server Public JSON Web Key
activateOAuth2ResourceServerJsonWebKey: stub,
// POST /api/v1/authorizationServers/{authServerId}/resourceservercredentials/keys/{keyId}/lifecycle/deactivate: Deactivate a Custom Authorization Server Public JSON Web Key
deactivateOAuth2ResourceServerJsonWebKey: stub,
// GET /api/v1/authorizationServers/{authServerId}/scopes: List all custom token scopes
listOAuth2Scopes: async ({ path, query, reply }) => {
// Not read: q, filter.
let page = db.selectFrom("scopes").where("authServerId", "=", path.authServerId)
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(Math.max((query.limit ?? 100), 0)).execute()
return reply(200, rows.map((row) => omit(tables.scopes.toItem(row), "authServerId")))
},
// POST /api/v1/authorizationServers/{authServerId}/scopes: Create a custom token scope
createOAuth2Scope: async ({ path, body, reply }) => {
const row = await db.insertInto("scopes").values(tables.scopes.toRow({ ...omit(body, "_links"), id: createUuid(), authServerId: path.authServerId })).returningAll().executeTakeFirstOrThrow()
return reply(201, omit(tables.scopes.toItem(row), "authServerId"))
},
// GET /api/v1/authorizationServers/{authServerId}/scopes/{scopeId}: Retrieve a custom token scope
getOAuth2Scope: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("scopes").selectAll().where("authServerId", "=", path.authServerId).where("id", "=", path.scopeId).executeTakeFirst()
if (!row) return replyError(404, `There is no scope ${path.scopeId}.`)
return reply(200, omit(tables.scopes.toItem(row), "authServerId"))
},
// PUT /api/v1/authorizationServers/{authServerId}/scopes/{scopeId}: Replace a custom token scope
replaceOAuth2Scope: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("scopes").selectAll().where("authServerId", "=", path.authServerId).where("id", "=", path.scopeId).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no scope ${path.scopeId}.`)
const changed = await trx.updateTable("scopes").set(tables.scopes.toColumns({ consent: undefined, default: undefined, description: undefined, displayName: undefined, metadataPublish: undefined, optional: undefined, system: undefined, ...omit(body, "id", "_links", "authServerId") }, { ...row, _other: null })).where("authServerId", "=", path.authServerId).where("id", "=", path.scopeId).returningAll().executeTakeFirstOrThrow()
return reply(200, omit(tables.scopes.toItem(changed), "authServerId"))
}),
// DELETE /api/v1/authorizationServers/{authServerId}/scopes/{scopeId}: Delete a custom token scope
deleteOAuth2Scope: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("scopes").where("authServerId", "=", path.authServerId).where("id", "=", path.scopeId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no scope ${path.scopeId}.`)
return reply(204)
},
// GET /api/v1/behaviors: List all behavior detection rules
listBehaviorDetectionRules: stub,
// POST /api/v1/behaviors: Create a behavior detection rule
createBehaviorDetectionRule: stub,
// GET /api/v1/behaviors/{behaviorId}: Retrieve a behavior detection rule
getBehaviorDetectionRule: stub,
// PUT /api/v1/behaviors/{behaviorId}: Replace a behavior detection rule
replaceBehaviorDetectionRule: stub,
// DELETE /api/v1/behaviors/{behaviorId}: Delete a behavior detection rule
deleteBehaviorDetectionRule: stub,
// POST /api/v1/behaviors/{behaviorId}/lifecycle/activate: Activate a behavior detection rule
activateBehaviorDetectionRule: stub,
// POST /api/v1/behaviors/{behaviorId}/lifecycle/deactivate: Deactivate a behavior detection rule
deactivateBehaviorDetectionRule: stub,
// GET /api/v1/bot-protection/configuration: Retrieve the bot protection configuration
getBotProtectionConfiguration: stub,
// POST /api/v1/bot-protection/configuration: Update the bot protection configuration
updateBotProtectionConfiguration: stub,
// GET /api/v1/brands: List all brands
listBrands: async ({ query, reply }) => {
// Not read: expand, q.
let page = db.selectFrom("brands")
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(query.limit).execute()
return reply(200, rows.map(tables.brands.toItem))
},
// POST /api/v1/brands: Create a brand
createBrand: async ({ body, reply }) => {
const row = await db.insertInto("brands").values(tables.brands.toRow({ ...omit(body ?? {}, "agreeToCustomPrivacyPolicy", "customPrivacyPolicyUrl", "defaultApp", "emailDomainId", "isDefault", "locale", "removePoweredByOkta", "_embedded", "_links"), id: createUuid() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.brands.toItem(row))
},
// GET /api/v1/brands/{brandId}: Retrieve a brand
getBrand: async ({ path, reply, replyError }) => {
// Not read: expand.
const row = await db.selectFrom("brands").selectAll().where("id", "=", path.brandId).executeTakeFirst()
if (!row) return replyError(404, `There is no brand ${path.brandId}.`)
return reply(200, tables.brands.toItem(row))
},
// PUT /api/v1/brands/{brandId}: Replace a brand
replaceBrand: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("brands").selectAll().where("id", "=", path.brandId).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no brand ${path.brandId}.`)
const changed = await trx.updateTable("brands").set(tables.brands.toColumns({ agreeToCustomPrivacyPolicy: undefined, customPrivacyPolicyUrl: undefined, defaultApp: undefined, emailDomainId: undefined, locale: undefined, removePoweredByOkta: undefined, ...omit(body, "id", "isDefault", "_embedded", "_links") }, { ...row, _other: null })).where("id", "=", path.brandId).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.brands.toItem(changed))
}),
// DELETE /api/v1/brands/{brandId}: Delete a brand
deleteBrand: async ({ path, reply, replyError }) => db.transaction().execute(async (trx) => {
await trx.deleteFrom("themes").where("brandId", "=", path.brandId).execute()
const row = await trx.deleteFrom("brands").where("id", "=", path.brandId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no brand ${path.brandId}.`)
return reply(204)
}),
// GET /api/v1/brands/{brandId}/domains: List all domains associated with a brand
listBrandDomains: stub,
// GET /api/v1/brands/{brandId}/pages/error: Retrieve the error page sub-resources
getErrorPage: stub,
// GET /api/v1/brands/{brandId}/pages/error/customized: Retrieve the customized error page
getCustomizedErrorPage: stub,
// PUT /api/v1/brands/{brandId}/pages/error/customized: Replace the customized error page
replaceCustomizedErrorPage: stub,
// DELETE /api/v1/brands/{brandId}/pages/error/customized: Delete the customized error page
deleteCustomizedErrorPage: stub,
// GET /api/v1/brands/{brandId}/pages/error/default: Retrieve the default error page
getDefaultErrorPage: stub,
// GET /api/v1/brands/{brandId}/pages/error/preview: Retrieve the preview error page preview
getPreviewErrorPage: stub,
// PUT /api/v1/brands/{brandId}/pages/error/preview: Replace the preview error page
replacePreviewErrorPage: stub,
// DELETE /api/v1/brands/{brandId}/pages/error/preview: Delete the preview error page
deletePreviewErrorPage: stub,
// GET /api/v1/brands/{brandId}/pages/sign-in: Retrieve the sign-in page sub-resources
getSignInPage: stub,
// GET /api/v1/brands/{brandId}/pages/sign-in/customized: Retrieve the customized sign-in page
getCustomizedSignInPage: stub,
// PUT /api/v1/brands/{brandId}/pages/sign-in/customized: Replace the customized sign-in page
replaceCustomizedSignInPage: stub,
// DELETE /api/v1/brands/{brandId}/pages/sign-in/customized: Delete the customized sign-in page
deleteCustomizedSignInPage: stub,
// GET /api/v1/brands/{brandId}/pages/sign-in/default: Retrieve the default sign-in page
getDefaultSignInPage: stub,
// GET /api/v1/brands/{brandId}/pages/sign-in/preview: Retrieve the preview sign-in page preview
getPreviewSignInPage: stub,
// PUT /api/v1/brands/{brandId}/pages/sign-in/preview: Replace the preview sign-in page
replacePreviewSignInPage: stub,
// DELETE /api/v1/brands/{brandId}/pages/sign-in/preview: Delete the preview sign-in page
deletePreviewSignInPage: stub,
// GET /api/v1/brands/{brandId}/pages/sign-in/widget-versions: List all Sign-In Widget versions
listAllSignInWidgetVersions: stub,
// GET /api/v1/brands/{brandId}/pages/sign-out/customized: Retrieve the sign-out page settings
getSignOutPageSettings: stub,
// PUT /api/v1/brands/{brandId}/pages/sign-out/customized: Replace the sign-out page settings
replaceSignOutPageSettings: stub,
// GET /api/v1/brands/{brandId}/templates/email: List all email templates
listEmailTemplates: stub,
// GET /api/v1/brands/{brandId}/templates/email/{templateName}: Retrieve an email template
getEmailTemplate: stub,
// GET /api/v1/brands/{brandId}/templates/email/{templateName}/customizations: List all email customizations
listEmailCustomizations: stub,
// POST /api/v1/brands/{brandId}/templates/email/{templateName}/customizations: Create an email customization
createEmailCustomization: stub,
// DELETE /api/v1/brands/{brandId}/templates/email/{templateName}/customizations: Delete all email customizations
deleteAllCustomizations: stub,
// GET /api/v1/brands/{brandId}/templates/email/{templateName}/customizations/{customizationId}: Retrieve an email customization
getEmailCustomization: stub,
// PUT /api/v1/brands/{brandId}/templates/email/{templateName}/customizations/{customizationId}: Replace an email customization
replaceEmailCustomization: stub,
// DELETE /api/v1/brands/{brandId}/templates/email/{templateName}/customizations/{customizationId}: Delete an email customization
deleteEmailCustomization: stub,
// GET /api/v1/brands/{brandId}/templates/email/{templateName}/customizations/{customizationId}/preview: Retrieve a preview of an email customization
getCustomizationPreview: stub,
// GET /api/v1/brands/{brandId}/templates/email/{templateName}/default-content: Retrieve an email template default content
getEmailDefaultContent: stub,
// GET /api/v1/brands/{brandId}/templates/email/{templateName}/default-content/preview: Retrieve a preview of the email template default content
getEmailDefaultPreview: stub,
// GET /api/v1/brands/{brandId}/templates/email/{templateName}/settings: Retrieve the email template settings
getEmailSettings: stub,
// PUT /api/v1/brands/{brandId}/templates/email/{templateName}/settings: Replace the email template settings
replaceEmailSettings: stub,
// POST /api/v1/brands/{brandId}/templates/email/{templateName}/test: Send a test email
sendTestEmail: stub,
// GET /api/v1/brands/{brandId}/themes: List all themes
listBrandThemes: async ({ path, reply, replyError }) => {
const parent = await db.selectFrom("brands").select("id").where("id", "=", path.brandId).executeTakeFirst()
if (!parent) return replyError(404, `There is no brand ${path.brandId}.`)
const rows = await db.selectFrom("themes").where("brandId", "=", path.brandId).selectAll().orderBy("id").execute()
return reply(200, rows.map((row) => omit(tables.themes.toItem(row), "brandId")))
},
// GET /api/v1/brands/{brandId}/themes/{themeId}: Retrieve a theme
getBrandTheme: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("themes").selectAll().where("brandId", "=", path.brandId).where("id", "=", path.themeId).executeTakeFirst()
if (!row) return replyError(404, `There is no theme ${path.themeId}.`)
return reply(200, omit(tables.themes.toItem(row), "brandId"))
},
// PUT /api/v1/brands/{brandId}/themes/{themeId}: Replace a theme
replaceBrandTheme: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const parent = await trx.selectFrom("brands").select("id").where("id", "=", path.brandId).executeTakeFirst()
if (!parent) return replyError(404, `There is no brand ${path.brandId}.`)
const row = await trx.selectFrom("themes").selectAll().where("brandId", "=", path.brandId).where("id", "=", path.themeId).forUpdate().executeTakeFirst()
if (!row) {
const values = tables.themes.toRow({ ...omit(body, "backgroundImage", "favicon", "logo", "_links"), brandId: path.brandId, id: path.themeId })
const row = await trx.insertInto("themes").values(values).onConflict((conflict) => conflict.columns(["brandId", "id"]).doUpdateSet(values)).returningAll().executeTakeFirstOrThrow()
return reply(200, omit(tables.themes.toItem(row), "brandId"))
}
const changed = await trx.updateTable("themes").set(tables.themes.toColumns({ loadingPageTouchPointVariant: undefined, primaryColorContrastHex: undefined, secondaryColorContrastHex: undefined, ...omit(body, "backgroundImage", "favicon", "logo", "_links"), brandId: path.brandId, id: path.themeId }, { ...row, _other: null })).where("brandId", "=", path.brandId).where("id", "=", path.themeId).returningAll().executeTakeFirstOrThrow()
return reply(200, omit(tables.themes.toItem(changed), "brandId"))
}),
// POST /api/v1/brands/{brandId}/themes/{themeId}/background-image: Upload the background image
uploadBrandThemeBackgroundImage: stub,
// DELETE /api/v1/brands/{brandId}/themes/{themeId}/background-image: Delete the background image
deleteBrandThemeBackgroundImage: stub,
// POST /api/v1/brands/{brandId}/themes/{themeId}/favicon: Upload the favicon
uploadBrandThemeFavicon: stub,
// DELETE /api/v1/brands/{brandId}/themes/{themeId}/favicon: Delete the favicon
deleteBrandThemeFavicon: stub,
// POST /api/v1/brands/{brandId}/themes/{themeId}/logo: Upload the logo
uploadBrandThemeLogo: stub,
// DELETE /api/v1/brands/{brandId}/themes/{themeId}/logo: Delete the logo
deleteBrandThemeLogo: stub,
// GET /api/v1/brands/{brandId}/well-known-uris: Retrieve all the well-known URIs
getAllWellKnownURIs: stub,
// GET /api/v1/brands/{brandId}/well-known-uris/{path}: Retrieve the well-known URI of a specific brand
getRootBrandWellKnownURI: stub,
// GET /api/v1/brands/{brandId}/well-known-uris/{path}/customized: Retrieve the customized content of the specified well-known URI
getBrandWellKnownURI: stub,
// PUT /api/v1/brands/{brandId}/well-known-uris/{path}/customized: Replace the customized well-known URI of the specific path
replaceBrandWellKnownURI: stub,
// GET /api/v1/captchas: List all CAPTCHA instances
listCaptchaInstances: async ({ reply }) => {
const rows = await db.selectFrom("captchas").selectAll().orderBy("id").execute()
return reply(200, rows.map(tables.captchas.toItem))
},
// POST /api/v1/captchas: Create a CAPTCHA instance
createCaptchaInstance: async ({ body, reply }) => {
// Not read: secretKey.
const row = await db.insertInto("captchas").values(tables.captchas.toRow({ ...omit(body, "secretKey", "_links"), id: createUuid() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.captchas.toItem(row))
},
// GET /api/v1/captchas/{captchaId}: Retrieve a CAPTCHA instance
getCaptchaInstance: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("captchas").selectAll().where("id", "=", path.captchaId).executeTakeFirst()
if (!row) return replyError(404, `There is no captcha ${path.captchaId}.`)
return reply(200, tables.captchas.toItem(row))
},
// PUT /api/v1/captchas/{captchaId}: Replace a CAPTCHA instance
replaceCaptchaInstance: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
// Not read: secretKey.
const row = await trx.selectFrom("captchas").selectAll().where("id", "=", path.captchaId).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no captcha ${path.captchaId}.`)
const changed = await trx.updateTable("captchas").set(tables.captchas.toColumns({ name: undefined, siteKey: undefined, type: undefined, ...omit(body, "id", "secretKey", "_links") }, { ...row, _other: null })).where("id", "=", path.captchaId).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.captchas.toItem(changed))
}),
// POST /api/v1/captchas/{captchaId}: Update a CAPTCHA instance
updateCaptchaInstance: stub,
// DELETE /api/v1/captchas/{captchaId}: Delete a CAPTCHA instance
deleteCaptchaInstance: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("captchas").where("id", "=", path.captchaId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no captcha ${path.captchaId}.`)
return reply(204)
},
// GET /api/v1/device-assurances: List all device assurance policies
listDeviceAssurancePolicies: stub,
// POST /api/v1/device-assurances: Create a device assurance policy
createDeviceAssurancePolicy: stub,
// GET /api/v1/device-assurances/{deviceAssuranceId}: Retrieve a device assurance policy
getDeviceAssurancePolicy: stub,
// PUT /api/v1/device-assurances/{deviceAssuranceId}: Replace a device assurance policy
replaceDeviceAssurancePolicy: stub,
// DELETE /api/v1/device-assurances/{deviceAssuranceId}: Delete a device assurance policy
deleteDeviceAssurancePolicy: stub,
// GET /api/v1/device-integrations: List all device integrations
listDeviceIntegrations: stub,
// GET /api/v1/device-integrations/{deviceIntegrationId}: Retrieve a device integration
getDeviceIntegration: stub,
// POST /api/v1/device-integrations/{deviceIntegrationId}/lifecycle/activate: Activate a device integration
activateDeviceIntegration: stub,
// POST /api/v1/device-integrations/{deviceIntegrationId}/lifecycle/deactivate: Deactivate a device integration
deactivateDeviceIntegration: stub,
// GET /api/v1/device-posture-checks: List all device posture checks
listDevicePostureChecks: async ({ reply }) => {
const rows = await db.selectFrom("devicePostureChecks").selectAll().orderBy("id").execute()
return reply(200, rows.map(tables.devicePostureChecks.toItem))
},
// POST /api/v1/device-posture-checks: Create a device posture check
createDevicePostureCheck: async ({ body, reply }) => {
const row = await db.insertInto("devicePostureChecks").values(tables.devicePostureChecks.toRow({ ...omit(body, "createdBy", "lastUpdatedBy", "_links"), id: createUuid(), createdDate: new Date().toISOString(), lastUpdate: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.devicePostureChecks.toItem(row))
},
// GET /api/v1/device-posture-checks/default: List all default device posture checks
listDefaultDevicePostureChecks: stub,
// GET /api/v1/device-posture-checks/{postureCheckId}: Retrieve a device posture check
getDevicePostureCheck: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("devicePostureChecks").selectAll().where("id", "=", path.postureCheckId).executeTakeFirst()
if (!row) return replyError(404, `There is no devicePostureCheck ${path.postureCheckId}.`)
return reply(200, tables.devicePostureChecks.toItem(row))
},
// PUT /api/v1/device-posture-checks/{postureCheckId}: Replace a device posture check
replaceDevicePostureCheck: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("devicePostureChecks").selectAll().where("id", "=", path.postureCheckId).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no devicePostureCheck ${path.postureCheckId}.`)
const changed = await trx.updateTable("devicePostureChecks").set(tables.devicePostureChecks.toColumns({ description: undefined, mappingType: undefined, name: undefined, platform: undefined, query: undefined, remediationSettings: undefined, type: undefined, variableName: undefined, ...omit(body, "createdBy", "createdDate", "id", "lastUpdatedBy", "_links"), lastUpdate: new Date().toISOString() }, { ...row, _other: null })).where("id", "=", path.postureCheckId).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.devicePostureChecks.toItem(changed))
}),
// DELETE /api/v1/device-posture-checks/{postureCheckId}: Delete a device posture check
deleteDevicePostureCheck: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("devicePostureChecks").where("id", "=", path.postureCheckId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no devicePostureCheck ${path.postureCheckId}.`)
return reply(204)
},
// GET /api/v1/devices: List all devices
listDevices: stub,
// GET /api/v1/devices/{deviceId}: Retrieve a device
getDevice: stub,
// DELETE /api/v1/devices/{deviceId}: Delete a device
deleteDevice: stub,
// POST /api/v1/devices/{deviceId}/lifecycle/activate: Activate a device
activateDevice: stub,
// POST /api/v1/devices/{deviceId}/lifecycle/deactivate: Deactivate a device
deactivateDevice: stub,
// POST /api/v1/devices/{deviceId}/lifecycle/suspend: Suspend a Device
suspendDevice: stub,
// POST /api/v1/devices/{deviceId}/lifecycle/unsuspend: Unsuspend a Device
unsuspendDevice: stub,
// GET /api/v1/devices/{deviceId}/users: List all users for a device
listDeviceUsers: stub,
// POST /api/v1/directories/{appInstanceId}/groups/modify: Update an external directory group membership
updateGroupMembership: stub,
// POST /api/v1/directories/{appInstanceId}/groups/{groupId}/query: Submit a query for AD Group
submitGroupAttributeQuery: stub,
// GET /api/v1/directories/{appInstanceId}/groups/{groupId}/query/{resultId}: Retrieve the results of an AD group query
getGroupAttributeQueryResult: stub,
// GET /api/v1/domains: List all custom domains
listCustomDomains: async ({ reply }) => {
const rows = await db.selectFrom("domains").selectAll().orderBy("id").execute()
return reply(200, { domains: rows.map(tables.domains.toItem) })
},
// POST /api/v1/domains: Create a custom domain
createCustomDomain: async ({ body, reply }) => {
const row = await db.insertInto("domains").values(tables.domains.toRow({ ...omit(body, "brandId", "dnsRecords", "publicCertificate", "validationStatus", "_links"), id: createUuid() })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.domains.toItem(row))
},
// GET /api/v1/domains/{domainId}: Retrieve a custom domain
getCustomDomain: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("domains").selectAll().where("id", "=", path.domainId).executeTakeFirst()
if (!row) return replyError(404, `There is no domain ${path.domainId}.`)
return reply(200, tables.domains.toItem(row))
},
// PUT /api/v1/domains/{domainId}: Replace a custom domain's brand
replaceCustomDomain: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("domains").selectAll().where("id", "=", path.domainId).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no domain ${path.domainId}.`)
const changed = await trx.updateTable("domains").set(tables.domains.toColumns(omit(body, "certificateSourceType", "dnsRecords", "domain", "id", "publicCertificate", "validationStatus", "_links"), { ...row, _other: null })).where("id", "=", path.domainId).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.domains.toItem(changed))
}),
// DELETE /api/v1/domains/{domainId}: Delete a custom domain
deleteCustomDomain: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("domains").where("id", "=", path.domainId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no domain ${path.domainId}.`)
return reply(204)
},
// PUT /api/v1/domains/{domainId}/certificate: Upsert the custom domain's certificate
upsertCertificate: stub,
// POST /api/v1/domains/{domainId}/verify: Verify a custom domain
verifyDomain: stub,
// POST /api/v1/dr/failback: Start the failback of your org
startOrgFailback: stub,
// POST /api/v1/dr/failover: Start the failover of your org
startOrgFailover: stub,
// GET /api/v1/dr/status: Retrieve the disaster recovery status for all domains
getDRStatus: stub,
// GET /api/v1/dr/status/{domain}: Retrieve the disaster recovery status for a domain
getDRStatusForDomain: stub,
// GET /api/v1/email-domains: List all email domains
listEmailDomains: async ({ reply }) => {
// Not read: expand.
const rows = await db.selectFrom("emailDomains").selectAll().orderBy("id").execute()
return reply(200, rows.map(tables.emailDomains.toItem))
},
// POST /api/v1/email-domains: Create an email domain
createEmailDomain: async ({ body, reply }) => {
// Not read: expand, brandId.
const row = await db.insertInto("emailDomains").values(tables.emailDomains.toRow({ ...omit(body, "dnsValidationRecords", "validationStatus", "_embedded", "brandId"), id: createUuid() })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.emailDomains.toItem(row))
},
// GET /api/v1/email-domains/{emailDomainId}: Retrieve an email domain
getEmailDomain: async ({ path, reply, replyError }) => {
// Not read: expand.
const row = await db.selectFrom("emailDomains").selectAll().where("id", "=", path.emailDomainId).executeTakeFirst()
if (!row) return replyError(404, `There is no emailDomain ${path.emailDomainId}.`)
return reply(200, tables.emailDomains.toItem(row))
},
// PUT /api/v1/email-domains/{emailDomainId}: Replace an email domain
replaceEmailDomain: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
// Not read: expand.
const row = await trx.selectFrom("emailDomains").selectAll().where("id", "=", path.emailDomainId).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no emailDomain ${path.emailDomainId}.`)
const changed = await trx.updateTable("emailDomains").set(tables.emailDomains.toColumns(omit(body, "dnsValidationRecords", "domain", "id", "validationStatus", "validationSubdomain", "_embedded", "brandId"), { ...row, _other: null })).where("id", "=", path.emailDomainId).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.emailDomains.toItem(changed))
}),
// DELETE /api/v1/email-domains/{emailDomainId}: Delete an email domain
deleteEmailDomain: async ({ path, reply, replyError }) => {
// Not read: expand.
const row = await db.deleteFrom("emailDomains").where("id", "=", path.emailDomainId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no emailDomain ${path.emailDomainId}.`)
return reply(204)
},
// POST /api/v1/email-domains/{emailDomainId}/verify: Verify an email domain
verifyEmailDomain: stub,
// GET /api/v1/email-servers: List all enrolled SMTP servers
listEmailServers: stub,
// POST /api/v1/email-servers: Create a custom SMTP server
createEmailServer: stub,
// GET /api/v1/email-servers/{emailServerId}: Retrieve an SMTP server configuration
getEmailServer: stub,
// DELETE /api/v1/email-servers/{emailServerId}: Delete an SMTP server configuration
deleteEmailServer: stub,
// PATCH /api/v1/email-servers/{emailServerId}: Update an SMTP server configuration
updateEmailServer: stub,
// POST /api/v1/email-servers/{emailServerId}/test: Test an SMTP server configuration
testEmailServer: stub,
// GET /api/v1/eventHooks: List all event hooks
listEventHooks: stub,
// POST /api/v1/eventHooks: Create an event hook
createEventHook: stub,
// GET /api/v1/eventHooks/{eventHookId}: Retrieve an event hook
getEventHook: stub,
// PUT /api/v1/eventHooks/{eventHookId}: Replace an event hook
replaceEventHook: stub,
// DELETE /api/v1/eventHooks/{eventHookId}: Delete an event hook
deleteEventHook: stub,
// POST /api/v1/eventHooks/{eventHookId}/lifecycle/activate: Activate an event hook
activateEventHook: stub,
// POST /api/v1/eventHooks/{eventHookId}/lifecycle/deactivate: Deactivate an event hook
deactivateEventHook: stub,
// POST /api/v1/eventHooks/{eventHookId}/lifecycle/verify: Verify an event hook
verifyEventHook: stub,
// GET /api/v1/features: List all features
listFeatures: stub,
// GET /api/v1/features/{featureId}: Retrieve a feature
getFeature: stub,
// GET /api/v1/features/{featureId}/dependencies: List all dependencies
listFeatureDependencies: stub,
// GET /api/v1/features/{featureId}/dependents: List all dependents
listFeatureDependents: stub,
// POST /api/v1/features/{featureId}/{lifecycle}: Update a feature lifecycle
updateFeatureLifecycle: stub,
// GET /api/v1/first-party-app-settings/{appName}: Retrieve the Okta application settings
getFirstPartyAppSettings: stub,
// PUT /api/v1/first-party-app-settings/{appName}: Replace the Okta application settings
replaceFirstPartyAppSettings: stub,
// GET /api/v1/groups: List all groups
listGroups: stub,
// POST /api/v1/groups: Add a group
addGroup: stub,
// GET /api/v1/groups/rules: List all group rules
listGroupRules: async ({ query, reply }) => {
// Not read: search, expand.
let page = db.selectFrom("rules")
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(query.limit).execute()
return reply(200, rows.map(tables.rules.toItem))
},
// POST /api/v1/groups/rules: Create a group rule
createGroupRule: async ({ body, reply }) => {
const row = await db.insertInto("rules").values(tables.rules.toRow({ ...omit(body, "status", "_embedded"), id: createUuid(), created: new Date().toISOString(), lastUpdated: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.rules.toItem(row))
},
// GET /api/v1/groups/rules/{groupRuleId}: Retrieve a group rule
getGroupRule: async ({ path, reply, replyError }) => {
// Not read: expand.
const row = await db.selectFrom("rules").selectAll().where("id", "=", path.groupRuleId).executeTakeFirst()
if (!row) return replyError(404, `There is no rule ${path.groupRuleId}.`)
return reply(200, tables.rules.toItem(row))
},
// PUT /api/v1/groups/rules/{groupRuleId}: Replace a group rule
replaceGroupRule: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("rules").selectAll().where("id", "=", path.groupRuleId).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no rule ${path.groupRuleId}.`)
const changed = await trx.updateTable("rules").set(tables.rules.toColumns({ actions: undefined, conditions: undefined, name: undefined, status: undefined, type: undefined, ...omit(body, "created", "id", "_embedded"), lastUpdated: new Date().toISOString() }, { ...row, _other: null })).where("id", "=", path.groupRuleId).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.rules.toItem(changed))
}),
// DELETE /api/v1/groups/rules/{groupRuleId}: Delete a group rule
deleteGroupRule: async ({ path, reply, replyError }) => {
// Not read: removeUsers.
const row = await db.deleteFrom("rules").where("id", "=", path.groupRuleId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no rule ${path.groupRuleId}.`)
return reply(202)
},
// POST /api/v1/groups/rules/{groupRuleId}/lifecycle/activate: Activate a group rule
activateGroupRule: stub,
// POST /api/v1/groups/rules/{groupRuleId}/lifecycle/deactivate: Deactivate a group rule
deactivateGroupRule: stub,
// GET /api/v1/groups/{groupId}: Retrieve a group
getGroup: stub,
// PUT /api/v1/groups/{groupId}: Replace a group
replaceGroup: stub,
// DELETE /api/v1/groups/{groupId}: Delete a group
deleteGroup: stub,
// GET /api/v1/groups/{groupId}/apps: List all assigned apps
listAssignedApplicationsForGroup: stub,
// GET /api/v1/groups/{groupId}/owners: List all group owners
listGroupOwners: async ({ path, query, reply }) => {
// Not read: search.
let page = db.selectFrom("owners").where("groupId", "=", path.groupId)
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(Math.max(query.limit, 0)).execute()
return reply(200, rows.map((row) => omit(tables.owners.toItem(row), "groupId")))
},
// POST /api/v1/groups/{groupId}/owners: Assign a group owner
assignGroupOwner: async ({ path, body, reply, replyError }) => {
const row = await db.insertInto("owners").values(tables.owners.toRow({ id: createUuid(), ...omit(body, "displayName", "originId", "originType", "resolved"), groupId: path.groupId, lastUpdated: new Date().toISOString() })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(400, "The owner already exists.")
return reply(201, omit(tables.owners.toItem(row), "groupId"))
},
// DELETE /api/v1/groups/{groupId}/owners/{ownerId}: Delete a group owner
deleteGroupOwner: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("owners").where("groupId", "=", path.groupId).where("id", "=", path.ownerId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no owner ${path.ownerId}.`)
return reply(204)
},
// GET /api/v1/groups/{groupId}/roles: List all group role assignments
listGroupAssignedRoles: stub,
// POST /api/v1/groups/{groupId}/roles: Assign a role to a group
assignRoleToGroup: stub,
// GET /api/v1/groups/{groupId}/roles/{roleAssignmentId}: Retrieve a group role assignment
getGroupAssignedRole: stub,
// DELETE /api/v1/groups/{groupId}/roles/{roleAssignmentId}: Unassign a group role
unassignRoleFromGroup: stub,
// GET /api/v1/groups/{groupId}/roles/{roleAssignmentId}/targets/catalog/apps: List all group role app targets
listApplicationTargetsForApplicationAdministratorRoleForGroup: stub,
// PUT /api/v1/groups/{groupId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}: Assign a group role app target
assignAppTargetToAdminRoleForGroup: stub,
// DELETE /api/v1/groups/{groupId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}: Unassign a group role app target
unassignAppTargetToAdminRoleForGroup: stub,
// PUT /api/v1/groups/{groupId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}/{appId}: Assign a group role app instance target
assignAppInstanceTargetToAppAdminRoleForGroup: stub,
// DELETE /api/v1/groups/{groupId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}/{appId}: Unassign a group role app instance target
unassignAppInstanceTargetToAppAdminRoleForGroup: stub,
// GET /api/v1/groups/{groupId}/roles/{roleAssignmentId}/targets/groups: List all group role group targets
listGroupTargetsForGroupRole: stub,
// PUT /api/v1/groups/{groupId}/roles/{roleAssignmentId}/targets/groups/{targetGroupId}: Assign a group role group target
assignGroupTargetToGroupAdminRole: stub,
// DELETE /api/v1/groups/{groupId}/roles/{roleAssignmentId}/targets/groups/{targetGroupId}: Unassign a group role group target
unassignGroupTargetFromGroupAdminRole: stub,
// GET /api/v1/groups/{groupId}/users: List all member users
listGroupUsers: stub,
// PUT /api/v1/groups/{groupId}/users/{userId}: Assign a user to a group
assignUserToGroup: stub,
// DELETE /api/v1/groups/{groupId}/users/{userId}: Unassign a user from a group
unassignUserFromGroup: stub,
// GET /api/v1/hook-keys: List all keys
listHookKeys: async ({ reply }) => {
const rows = await db.selectFrom("hookKeys").selectAll().orderBy("id").execute()
return reply(200, rows.map(tables.hookKeys.toItem))
},
// POST /api/v1/hook-keys: Create a key
createHookKey: async ({ body, reply }) => {
const row = await db.insertInto("hookKeys").values(tables.hookKeys.toRow({ ...omit(body, "isUsed", "keyId", "_embedded"), id: createUuid(), created: new Date().toISOString(), lastUpdated: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.hookKeys.toItem(row))
},
// GET /api/v1/hook-keys/public/{keyId}: Retrieve a public key
getPublicKey: stub,
// GET /api/v1/hook-keys/{id}: Retrieve a key by ID
getHookKey: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("hookKeys").selectAll().where("id", "=", path.id).executeTakeFirst()
if (!row) return replyError(404, `There is no hookKey ${path.id}.`)
return reply(200, tables.hookKeys.toItem(row))
},
// PUT /api/v1/hook-keys/{id}: Replace a key
replaceHookKey: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("hookKeys").selectAll().where("id", "=", path.id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no hookKey ${path.id}.`)
const changed = await trx.updateTable("hookKeys").set(tables.hookKeys.toColumns({ name: undefined, ...omit(body, "created", "id", "isUsed", "keyId", "_embedded"), lastUpdated: new Date().toISOString() }, { ...row, _other: null })).where("id", "=", path.id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.hookKeys.toItem(changed))
}),
// DELETE /api/v1/hook-keys/{id}: Delete a key
deleteHookKey: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("hookKeys").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no hookKey ${path.id}.`)
return reply(204)
},
// GET /api/v1/iam/assignees/users: List all users with role assignments
listUsersWithRoleAssignments: stub,
// GET /api/v1/iam/governance/bundles: List all governance bundles
listGovernanceBundles: async ({ query, reply }) => {
let page = db.selectFrom("bundles")
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(query.limit).execute()
return reply(200, { bundles: rows.map(tables.bundles.toItem) })
},
// POST /api/v1/iam/governance/bundles: Create a governance bundle
createGovernanceBundle: async ({ body, reply }) => {
// Not read: entitlements.
const row = await db.insertInto("bundles").values(tables.bundles.toRow({ ...omit(body, "orn", "status", "_links", "entitlements"), id: createUuid() })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.bundles.toItem(row))
},
// GET /api/v1/iam/governance/bundles/{bundleId}: Retrieve a governance bundle
getGovernanceBundle: stub,
// PUT /api/v1/iam/governance/bundles/{bundleId}: Replace a governance bundle
replaceGovernanceBundle: stub,
// DELETE /api/v1/iam/governance/bundles/{bundleId}: Delete a governance bundle
deleteGovernanceBundle: async ({ path, reply }) => {
await db.deleteFrom("bundles").where("id", "=", path.bundleId).execute()
return reply(204)
},
// GET /api/v1/iam/governance/bundles/{bundleId}/entitlements: List all entitlements for a governance bundle
listBundleEntitlements: stub,
// GET /api/v1/iam/governance/bundles/{bundleId}/entitlements/{entitlementId}/values: List all values for a governance bundle entitlement
listBundleEntitlementValues: stub,
// GET /api/v1/iam/governance/optIn: Retrieve the Admin Console opt-in status
getOptInStatus: stub,
// POST /api/v1/iam/governance/optIn: Opt in the Admin Console to entitlement management
optIn: stub,
// POST /api/v1/iam/governance/optOut: Opt out the Admin Console from entitlement management
optOut: stub,
// GET /api/v1/iam/resource-sets: List all resource sets
listResourceSets: async ({ query, reply }) => {
let page = db.selectFrom("resourceSets")
if (query.after !== undefined) page = page.where("label", ">", query.after)
const rows = await page.selectAll().orderBy("label").limit(100).execute()
return reply(200, { "resource-sets": rows.map(tables.resourceSets.toItem) })
},
// POST /api/v1/iam/resource-sets: Create a resource set
createResourceSet: async ({ body, reply, replyError }) => {
// Not read: resources.
const row = await db.insertInto("resourceSets").values(tables.resourceSets.toRow({ ...omit(body, "id", "_links", "resources"), created: new Date().toISOString(), lastUpdated: new Date().toISOString() })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(400, "The resourceSet already exists.")
return reply(200, tables.resourceSets.toItem(row))
},
// GET /api/v1/iam/resource-sets/{resourceSetIdOrLabel}: Retrieve a resource set
getResourceSet: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("resourceSets").selectAll().where("label", "=", path.resourceSetIdOrLabel).executeTakeFirst()
if (!row) return replyError(404, `There is no resourceSet ${path.resourceSetIdOrLabel}.`)
return reply(200, tables.resourceSets.toItem(row))
},
// PUT /api/v1/iam/resource-sets/{resourceSetIdOrLabel}: Replace a resource set
replaceResourceSet: stub,
// DELETE /api/v1/iam/resource-sets/{resourceSetIdOrLabel}: Delete a resource set
deleteResourceSet: async ({ path, reply, replyError }) => db.transaction().execute(async (trx) => {
await trx.deleteFrom("resources").where("resourceSetIdOrLabel", "=", path.resourceSetIdOrLabel).execute()
const row = await trx.deleteFrom("resourceSets").where("label", "=", path.resourceSetIdOrLabel).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no resourceSet ${path.resourceSetIdOrLabel}.`)
return reply(204)
}),
// GET /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/bindings: List all role resource set bindings
listBindings: stub,
// POST /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/bindings: Create a role resource set binding
createResourceSetBinding: stub,
// GET /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/bindings/{roleIdOrLabel}: Retrieve a role resource set binding
getBinding: stub,
// DELETE /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/bindings/{roleIdOrLabel}: Delete a role resource set binding
deleteBinding: stub,
// GET /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/bindings/{roleIdOrLabel}/members: List all role resource set binding members
listMembersOfBinding: stub,
// PATCH /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/bindings/{roleIdOrLabel}/members: Add more role resource set binding members
addMembersToBinding: stub,
// GET /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/bindings/{roleIdOrLabel}/members/{memberId}: Retrieve a role resource set binding member
getMemberOfBinding: stub,
// DELETE /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/bindings/{roleIdOrLabel}/members/{memberId}: Unassign a role resource set binding member
unassignMemberFromBinding: stub,
// GET /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/resources: List all resource set resources
listResourceSetResources: async ({ path, query, reply, replyError }) => {
const parent = await db.selectFrom("resourceSets").select("label").where("label", "=", path.resourceSetIdOrLabel).executeTakeFirst()
if (!parent) return replyError(404, `There is no resourceSet ${path.resourceSetIdOrLabel}.`)
let page = db.selectFrom("resources").where("resourceSetIdOrLabel", "=", path.resourceSetIdOrLabel)
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(Math.max(query.limit, 0)).execute()
return reply(200, { resources: rows.map((row) => omit(tables.resources.toItem(row), "resourceSetIdOrLabel")) })
},
// POST /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/resources: Add a resource set resource with conditions
addResourceSetResource: async ({ path, body, reply, replyError }) => {
// Not read: resourceOrnOrUrl.
const parent = await db.selectFrom("resourceSets").select("label").where("label", "=", path.resourceSetIdOrLabel).executeTakeFirst()
if (!parent) return replyError(404, `There is no resourceSet ${path.resourceSetIdOrLabel}.`)
const row = await db.insertInto("resources").values(tables.resources.toRow({ ...omit(body, "orn", "_links", "resourceOrnOrUrl"), id: createUuid(), resourceSetIdOrLabel: path.resourceSetIdOrLabel, created: new Date().toISOString(), lastUpdated: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(200, omit(tables.resources.toItem(row), "resourceSetIdOrLabel"))
},
// PATCH /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/resources: Add more resources to a resource set
addResourceSetResources: stub,
// GET /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/resources/{resourceId}: Retrieve a resource set resource
getResourceSetResource: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("resources").selectAll().where("resourceSetIdOrLabel", "=", path.resourceSetIdOrLabel).where("id", "=", path.resourceId).executeTakeFirst()
if (!row) return replyError(404, `There is no resource ${path.resourceId}.`)
return reply(200, omit(tables.resources.toItem(row), "resourceSetIdOrLabel"))
},
// PUT /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/resources/{resourceId}: Replace the resource set resource conditions
replaceResourceSetResource: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("resources").selectAll().where("resourceSetIdOrLabel", "=", path.resourceSetIdOrLabel).where("id", "=", path.resourceId).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no resource ${path.resourceId}.`)
const changed = await trx.updateTable("resources").set(tables.resources.toColumns({ conditions: undefined, ...omit(body, "created", "id", "orn", "_links", "resourceOrnOrUrl", "resourceSetIdOrLabel"), lastUpdated: new Date().toISOString() }, { ...row, _other: null })).where("resourceSetIdOrLabel", "=", path.resourceSetIdOrLabel).where("id", "=", path.resourceId).returningAll().executeTakeFirstOrThrow()
return reply(200, omit(tables.resources.toItem(changed), "resourceSetIdOrLabel"))
}),
// DELETE /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/resources/{resourceId}: Delete a resource set resource
deleteResourceSetResource: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("resources").where("resourceSetIdOrLabel", "=", path.resourceSetIdOrLabel).where("id", "=", path.resourceId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no resource ${path.resourceId}.`)
return reply(204)
},
// GET /api/v1/iam/roles: List all custom roles
listRoles: async ({ query, reply }) => {
let page = db.selectFrom("roles")
if (query.after !== undefined) page = page.where("label", ">", query.after)
const rows = await page.selectAll().orderBy("label").limit(100).execute()
return reply(200, { roles: rows.map(tables.roles.toItem) })
},
// POST /api/v1/iam/roles: Create a custom role
createRole: async ({ body, reply, replyError }) => {
// Not read: permissions.
const row = await db.insertInto("roles").values(tables.roles.toRow({ ...omit(body, "id", "_links", "permissions"), created: new Date().toISOString(), lastUpdated: new Date().toISOString() })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(400, "The role already exists.")
return reply(200, tables.roles.toItem(row))
},
// GET /api/v1/iam/roles/{roleIdOrLabel}: Retrieve a role
getRole: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("roles").selectAll().where("label", "=", path.roleIdOrLabel).executeTakeFirst()
if (!row) return replyError(404, `There is no role ${path.roleIdOrLabel}.`)
return reply(200, tables.roles.toItem(row))
},
// PUT /api/v1/iam/roles/{roleIdOrLabel}: Replace a custom role
replaceRole: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("roles").selectAll().where("label", "=", path.roleIdOrLabel).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no role ${path.roleIdOrLabel}.`)
const changed = await trx.updateTable("roles").set(tables.roles.toColumns({ ...omit(body, "created", "id", "label", "_links", "permissions"), lastUpdated: new Date().toISOString() }, { ...row, _other: null })).where("label", "=", path.roleIdOrLabel).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.roles.toItem(changed))
}),
// DELETE /api/v1/iam/roles/{roleIdOrLabel}: Delete a custom role
deleteRole: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("roles").where("label", "=", path.roleIdOrLabel).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no role ${path.roleIdOrLabel}.`)
return reply(204)
},
// GET /api/v1/iam/roles/{roleIdOrLabel}/permissions: List all custom role permissions
listRolePermissions: stub,
// GET /api/v1/iam/roles/{roleIdOrLabel}/permissions/{permissionType}: Retrieve a custom role permission
getRolePermission: stub,
// PUT /api/v1/iam/roles/{roleIdOrLabel}/permissions/{permissionType}: Replace a custom role permission
replaceRolePermission: stub,
// POST /api/v1/iam/roles/{roleIdOrLabel}/permissions/{permissionType}: Create a custom role permission
createRolePermission: stub,
// DELETE /api/v1/iam/roles/{roleIdOrLabel}/permissions/{permissionType}: Delete a custom role permission
deleteRolePermission: stub,
// POST /api/v1/identity-sources/{identitySourceId}/groups: Create an identity source group
createIdentitySourceGroups: stub,
// GET /api/v1/identity-sources/{identitySourceId}/groups/{groupOrExternalId}: Retrieve an identity source group
getIdentitySourceGroup: stub,
// POST /api/v1/identity-sources/{identitySourceId}/groups/{groupOrExternalId}: Update an identity source group
updateIdentitySourceGroups: stub,
// DELETE /api/v1/identity-sources/{identitySourceId}/groups/{groupOrExternalId}: Delete an identity source group
deleteIdentitySourceGroup: stub,
// GET /api/v1/identity-sources/{identitySourceId}/groups/{groupOrExternalId}/membership: Retrieve the memberships for the given identity source group
getIdentitySourceGroupMemberships: stub,
// POST /api/v1/identity-sources/{identitySourceId}/groups/{groupOrExternalId}/membership: Create the memberships for the given identity source group
createIdentitySourceGroupsMemberships: stub,
// DELETE /api/v1/identity-sources/{identitySourceId}/groups/{groupOrExternalId}/membership/{memberExternalId}: Delete the memberships for the specified identity source group
deleteIdentitySourceGroupMemberships: stub,
// GET /api/v1/identity-sources/{identitySourceId}/sessions: List all identity source sessions
listIdentitySourceSessions: stub,
// POST /api/v1/identity-sources/{identitySourceId}/sessions: Create an identity source session
createIdentitySourceSession: stub,
// GET /api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}: Retrieve an identity source session
getIdentitySourceSession: stub,
// DELETE /api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}: Delete an identity source session
deleteIdentitySourceSession: stub,
// POST /api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}/bulk-delete: Upload the data to be deleted in Okta
uploadIdentitySourceDataForDelete: stub,
// POST /api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}/bulk-group-memberships-delete: Upload the group memberships to be deleted in Okta
uploadIdentitySourceGroupMembershipsForDelete: stub,
// POST /api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}/bulk-group-memberships-upsert: Upload the group memberships to be upserted in Okta
uploadIdentitySourceGroupMembershipsForUpsert: stub,
// POST /api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}/bulk-groups-delete: Upload the group external IDs to be deleted in Okta
uploadIdentitySourceGroupsDataForDelete: stub,
// POST /api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}/bulk-groups-upsert: Upload the group profiles without memberships to be upserted in Okta
uploadIdentitySourceGroupsForUpsert: stub,
// POST /api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}/bulk-upsert: Upload the data to be upserted in Okta
uploadIdentitySourceDataForUpsert: stub,
// POST /api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}/start-import: Start the import from the identity source
startImportFromIdentitySource: stub,
// POST /api/v1/identity-sources/{identitySourceId}/users: Create an identity source user
createIdentitySourceUser: stub,
// GET /api/v1/identity-sources/{identitySourceId}/users/{externalId}: Retrieve an identity source user
getIdentitySourceUser: stub,
// PUT /api/v1/identity-sources/{identitySourceId}/users/{externalId}: Replace an existing identity source user
replaceExistingIdentitySourceUser: stub,
// DELETE /api/v1/identity-sources/{identitySourceId}/users/{externalId}: Delete an identity source user
deleteIdentitySourceUser: stub,
// PATCH /api/v1/identity-sources/{identitySourceId}/users/{externalId}: Update an identity source user
updateIdentitySourceUsers: stub,
// GET /api/v1/idps: List all IdPs
listIdentityProviders: stub,
// POST /api/v1/idps: Create an IdP
createIdentityProvider: stub,
// GET /api/v1/idps/credentials/keys: List all IdP key credentials
listIdentityProviderKeys: async ({ query, reply }) => {
let page = db.selectFrom("credentialsKeys")
if (query.after !== undefined) page = page.where("kid", ">", query.after)
const rows = await page.selectAll().orderBy("kid").limit(query.limit).execute()
return reply(200, rows.map(tables.credentialsKeys.toItem))
},
// POST /api/v1/idps/credentials/keys: Create an IdP key credential
createIdentityProviderKey: async ({ body, reply }) => {
const row = await db.insertInto("credentialsKeys").values(tables.credentialsKeys.toRow({ ...omit(body, "e", "expiresAt", "kty", "n", "use", "x5t#S256"), kid: createUuid(), created: new Date().toISOString(), lastUpdated: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.credentialsKeys.toItem(row))
},
// GET /api/v1/idps/credentials/keys/{kid}: Retrieve an IdP key credential
getIdentityProviderKey: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("credentialsKeys").selectAll().where("kid", "=", path.kid).executeTakeFirst()
if (!row) return replyError(404, `There is no key ${path.kid}.`)
return reply(200, tables.credentialsKeys.toItem(row))
},
// PUT /api/v1/idps/credentials/keys/{kid}: Replace an IdP key credential
replaceIdentityProviderKey: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("credentialsKeys").selectAll().where("kid", "=", path.kid).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no key ${path.kid}.`)
const changed = await trx.updateTable("credentialsKeys").set(tables.credentialsKeys.toColumns({ e: undefined, kty: undefined, n: undefined, use: undefined, x5c: undefined, "x5t#S256": undefined, ...omit(body, "created", "expiresAt", "kid"), lastUpdated: new Date().toISOString() }, { ...row, _other: null })).where("kid", "=", path.kid).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.credentialsKeys.toItem(changed))
}),
// DELETE /api/v1/idps/credentials/keys/{kid}: Delete an IdP key credential
deleteIdentityProviderKey: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("credentialsKeys").where("kid", "=", path.kid).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no key ${path.kid}.`)
return reply(204)
},
// GET /api/v1/idps/{idpId}: Retrieve an IdP
getIdentityProvider: stub,
// PUT /api/v1/idps/{idpId}: Replace an IdP
replaceIdentityProvider: stub,
// DELETE /api/v1/idps/{idpId}: Delete an IdP
deleteIdentityProvider: stub,
// GET /api/v1/idps/{idpId}/credentials/csrs: List all certificate signing requests
listCsrsForIdentityProvider: stub,
// POST /api/v1/idps/{idpId}/credentials/csrs: Generate a certificate signing request
generateCsrForIdentityProvider: stub,
// GET /api/v1/idps/{idpId}/credentials/csrs/{idpCsrId}: Retrieve a certificate signing request
getCsrForIdentityProvider: stub,
// DELETE /api/v1/idps/{idpId}/credentials/csrs/{idpCsrId}: Revoke a certificate signing request
revokeCsrForIdentityProvider: stub,
// POST /api/v1/idps/{idpId}/credentials/csrs/{idpCsrId}/lifecycle/publish: Publish a certificate signing request
publishCsrForIdentityProvider: stub,
// GET /api/v1/idps/{idpId}/credentials/keys: List all signing key credentials for IdP
listIdentityProviderSigningKeys: stub,
// GET /api/v1/idps/{idpId}/credentials/keys/active: List the active signing key credential for IdP
listActiveIdentityProviderSigningKey: stub,
// POST /api/v1/idps/{idpId}/credentials/keys/generate: Generate a new signing key credential for IdP
generateIdentityProviderSigningKey: stub,
// GET /api/v1/idps/{idpId}/credentials/keys/{kid}: Retrieve a signing key credential for IdP
getIdentityProviderSigningKey: stub,
// POST /api/v1/idps/{idpId}/credentials/keys/{kid}/clone: Clone a signing key credential for IdP
cloneIdentityProviderKey: stub,
// POST /api/v1/idps/{idpId}/lifecycle/activate: Activate an IdP
activateIdentityProvider: stub,
// POST /api/v1/idps/{idpId}/lifecycle/deactivate: Deactivate an IdP
deactivateIdentityProvider: stub,
// GET /api/v1/idps/{idpId}/users: List all users for IdP
listIdentityProviderApplicationUsers: stub,
// GET /api/v1/idps/{idpId}/users/{userId}: Retrieve a user for IdP
getIdentityProviderApplicationUser: stub,
// POST /api/v1/idps/{idpId}/users/{userId}: Link a user to IdP
linkUserToIdentityProvider: stub,
// DELETE /api/v1/idps/{idpId}/users/{userId}: Unlink a user from IdP
unlinkUserFromIdentityProvider: stub,
// GET /api/v1/idps/{idpId}/users/{userId}/credentials/tokens: List all tokens from OIDC IdP
listSocialAuthTokens: stub,
// GET /api/v1/inlineHooks: List all inline hooks
listInlineHooks: async ({ query, reply }) => {
let select = db.selectFrom("inlineHooks")
if (query.type !== undefined) select = select.where("type", "=", query.type)
const rows = await select.selectAll().orderBy("id").execute()
return reply(200, rows.map(tables.inlineHooks.toItem))
},
// POST /api/v1/inlineHooks: Create an inline hook
createInlineHook: async ({ body, reply }) => {
const row = await db.insertInto("inlineHooks").values(tables.inlineHooks.toRow({ ...omit(body, "status", "_links"), id: createUuid(), created: new Date().toISOString(), lastUpdated: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.inlineHooks.toItem(row))
},
// GET /api/v1/inlineHooks/{inlineHookId}: Retrieve an inline hook
getInlineHook: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("inlineHooks").selectAll().where("id", "=", path.inlineHookId).executeTakeFirst()
if (!row) return replyError(404, `There is no inlineHook ${path.inlineHookId}.`)
return reply(200, tables.inlineHooks.toItem(row))
},
// PUT /api/v1/inlineHooks/{inlineHookId}: Replace an inline hook
replaceInlineHook: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("inlineHooks").selectAll().where("id", "=", path.inlineHookId).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no inlineHook ${path.inlineHookId}.`)
const changed = await trx.updateTable("inlineHooks").set(tables.inlineHooks.toColumns({ channel: undefined, name: undefined, version: undefined, ...omit(body, "created", "id", "status", "type", "_links"), lastUpdated: new Date().toISOString() }, { ...row, _other: null })).where("id", "=", path.inlineHookId).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.inlineHooks.toItem(changed))
}),
// POST /api/v1/inlineHooks/{inlineHookId}: Update an inline hook
updateInlineHook: stub,
// DELETE /api/v1/inlineHooks/{inlineHookId}: Delete an inline hook
deleteInlineHook: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("inlineHooks").where("id", "=", path.inlineHookId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no inlineHook ${path.inlineHookId}.`)
return reply(204)
},
// POST /api/v1/inlineHooks/{inlineHookId}/execute: Execute an inline hook
executeInlineHook: stub,
// POST /api/v1/inlineHooks/{inlineHookId}/lifecycle/activate: Activate an inline hook
activateInlineHook: stub,
// POST /api/v1/inlineHooks/{inlineHookId}/lifecycle/deactivate: Deactivate an inline hook
deactivateInlineHook: stub,
// GET /api/v1/logStreams: List all log streams
listLogStreams: stub,
// POST /api/v1/logStreams: Create a log stream
createLogStream: stub,
// GET /api/v1/logStreams/{logStreamId}: Retrieve a log stream
getLogStream: stub,
// PUT /api/v1/logStreams/{logStreamId}: Replace a log stream
replaceLogStream: stub,
// DELETE /api/v1/logStreams/{logStreamId}: Delete a log stream
deleteLogStream: stub,
// POST /api/v1/logStreams/{logStreamId}/lifecycle/activate: Activate a log stream
activateLogStream: stub,
// POST /api/v1/logStreams/{logStreamId}/lifecycle/deactivate: Deactivate a log stream
deactivateLogStream: stub,
// GET /api/v1/logs: List all System Log events
listLogEvents: stub,
// GET /api/v1/mappings: List all profile mappings
listProfileMappings: stub,
// GET /api/v1/mappings/{mappingId}: Retrieve a profile mapping
getProfileMapping: stub,
// POST /api/v1/mappings/{mappingId}: Update a profile mapping
updateProfileMapping: stub,
// GET /api/v1/meta/schemas/apps/{appId}/default: Retrieve the default app user schema for an app
getApplicationUserSchema: stub,
// POST /api/v1/meta/schemas/apps/{appId}/default: Update the app user profile schema for an app
updateApplicationUserProfile: stub,
// GET /api/v1/meta/schemas/group/default: Retrieve the default group schema
getGroupSchema: stub,
// POST /api/v1/meta/schemas/group/default: Update the group profile schema
updateGroupSchema: stub,
// GET /api/v1/meta/schemas/logStream: List the log stream schemas
listLogStreamSchemas: stub,
// GET /api/v1/meta/schemas/logStream/{logStreamType}: Retrieve the log stream schema for the schema type
getLogStreamSchema: stub,
// GET /api/v1/meta/schemas/user/linkedObjects: List all linked object definitions
listLinkedObjectDefinitions: stub,
// POST /api/v1/meta/schemas/user/linkedObjects: Create a linked object definition
createLinkedObjectDefinition: stub,
// GET /api/v1/meta/schemas/user/linkedObjects/{linkedObjectName}: Retrieve a linked object definition
getLinkedObjectDefinition: stub,
// DELETE /api/v1/meta/schemas/user/linkedObjects/{linkedObjectName}: Delete a linked object definition
deleteLinkedObjectDefinition: stub,
// GET /api/v1/meta/schemas/user/{schemaId}: Retrieve a user schema
getUserSchema: stub,
// POST /api/v1/meta/schemas/user/{schemaId}: Update a user schema
updateUserProfile: stub,
// GET /api/v1/meta/types/user: List all user types
listUserTypes: stub,
// POST /api/v1/meta/types/user: Create a user type
createUserType: stub,
// GET /api/v1/meta/types/user/{typeId}: Retrieve a user type
getUserType: stub,
// PUT /api/v1/meta/types/user/{typeId}: Replace a user type
replaceUserType: stub,
// POST /api/v1/meta/types/user/{typeId}: Update a user type
updateUserType: stub,
// DELETE /api/v1/meta/types/user/{typeId}: Delete a user type
deleteUserType: stub,
// GET /api/v1/meta/uischemas: List all UI schemas
listUISchemas: async ({ reply }) => {
const rows = await db.selectFrom("uischemas").selectAll().orderBy("id").execute()
return reply(200, rows.map(tables.uischemas.toItem))
},
// POST /api/v1/meta/uischemas: Create a UI schema
createUISchema: async ({ body, reply }) => {
// Placeholders, which you replace: uiSchema, _links.
const row = await db.insertInto("uischemas").values(tables.uischemas.toRow({ uiSchema: {  }, ...body, id: createUuid(), created: new Date().toISOString(), lastUpdated: new Date().toISOString(), _links: {  } })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.uischemas.toItem(row))
},
// GET /api/v1/meta/uischemas/{id}: Retrieve a UI schema
getUISchema: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("uischemas").selectAll().where("id", "=", path.id).executeTakeFirst()
if (!row) return replyError(404, `There is no uischema ${path.id}.`)
return reply(200, tables.uischemas.toItem(row))
},
// PUT /api/v1/meta/uischemas/{id}: Replace a UI schema
replaceUISchemas: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
// Placeholders, which you replace: uiSchema.
const row = await trx.selectFrom("uischemas").selectAll().where("id", "=", path.id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no uischema ${path.id}.`)
const changed = await trx.updateTable("uischemas").set(tables.uischemas.toColumns({ uiSchema: {  }, ...omit(body, "created", "id", "_links"), lastUpdated: new Date().toISOString() }, { ...row, _other: null })).where("id", "=", path.id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.uischemas.toItem(changed))
}),
// DELETE /api/v1/meta/uischemas/{id}: Delete a UI schema
deleteUISchemas: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("uischemas").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no uischema ${path.id}.`)
return reply(204)
},
// GET /api/v1/org: Retrieve the Org general settings
getOrgSettings: stub,
// PUT /api/v1/org: Replace the Org general settings
replaceOrgSettings: stub,
// POST /api/v1/org: Update the Org general settings
updateOrgSettings: stub,
// GET /api/v1/org/captcha: Retrieve the org-wide CAPTCHA settings
getOrgCaptchaSettings: stub,
// PUT /api/v1/org/captcha: Replace the org-wide CAPTCHA settings
replacesOrgCaptchaSettings: stub,
// DELETE /api/v1/org/captcha: Delete the org-wide CAPTCHA settings
deleteOrgCaptchaSettings: stub,
// GET /api/v1/org/contacts: List all org contact types
listOrgContactTypes: stub,
// GET /api/v1/org/contacts/{contactType}: Retrieve the contact type user
getOrgContactUser: stub,
// PUT /api/v1/org/contacts/{contactType}: Replace the contact type user
replaceOrgContactUser: stub,
// POST /api/v1/org/email/bounces/remove-list: Remove bounced emails
bulkRemoveEmailAddressBounces: stub,
// GET /api/v1/org/factors/yubikey_token/tokens: List all YubiKey OTP tokens
listYubikeyOtpTokens: stub,
// POST /api/v1/org/factors/yubikey_token/tokens: Upload a YubiKey OTP seed
uploadYubikeyOtpTokenSeed: stub,
// GET /api/v1/org/factors/yubikey_token/tokens/{tokenId}: Retrieve a YubiKey OTP token
getYubikeyOtpTokenById: stub,
// GET /api/v1/org/orgSettings/thirdPartyAdminSetting: Retrieve the org third-party admin setting
getThirdPartyAdminSetting: stub,
// POST /api/v1/org/orgSettings/thirdPartyAdminSetting: Update the org third-party admin setting
updateThirdPartyAdminSetting: stub,
// GET /api/v1/org/preferences: Retrieve the org preferences
getOrgPreferences: stub,
// POST /api/v1/org/preferences/hideEndUserFooter: Set the hide dashboard footer preference
setOrgHideOktaUIFooter: stub,
// POST /api/v1/org/preferences/showEndUserFooter: Set the show dashboard footer preference
setOrgShowOktaUIFooter: stub,
// GET /api/v1/org/privacy/aerial: Retrieve Okta Aerial consent for your org
getAerialConsent: stub,
// POST /api/v1/org/privacy/aerial/grant: Grant Okta Aerial access to your org
grantAerialConsent: stub,
// POST /api/v1/org/privacy/aerial/revoke: Revoke Okta Aerial access to your org
revokeAerialConsent: stub,
// GET /api/v1/org/privacy/oktaCommunication: Retrieve the Okta communication settings
getOktaCommunicationSettings: stub,
// POST /api/v1/org/privacy/oktaCommunication/optIn: Opt in to Okta user communication emails
optInUsersToOktaCommunicationEmails: stub,
// POST /api/v1/org/privacy/oktaCommunication/optOut: Opt out of Okta user communication emails
optOutUsersFromOktaCommunicationEmails: stub,
// GET /api/v1/org/privacy/oktaSupport: Retrieve the Okta Support settings
getOrgOktaSupportSettings: stub,
// GET /api/v1/org/privacy/oktaSupport/cases: List all Okta Support cases
listOktaSupportCases: stub,
// PATCH /api/v1/org/privacy/oktaSupport/cases/{caseNumber}: Update an Okta Support case
updateOktaSupportCase: stub,
// POST /api/v1/org/privacy/oktaSupport/extend: Extend Okta Support access
extendOktaSupport: stub,
// POST /api/v1/org/privacy/oktaSupport/grant: Grant Okta Support access
grantOktaSupport: stub,
// POST /api/v1/org/privacy/oktaSupport/revoke: Revoke Okta Support access
revokeOktaSupport: stub,
// GET /api/v1/org/settings/autoAssignAdminAppSetting: Retrieve the Okta Admin Console assignment setting
getAutoAssignAdminAppSetting: stub,
// POST /api/v1/org/settings/autoAssignAdminAppSetting: Update the Okta Admin Console assignment setting
updateAutoAssignAdminAppSetting: stub,
// GET /api/v1/org/settings/clientPrivilegesSetting: Retrieve the default public client app role setting
getClientPrivilegesSetting: stub,
// PUT /api/v1/org/settings/clientPrivilegesSetting: Assign the default public client app role setting
assignClientPrivilegesSetting: stub,
// POST /api/v1/orgs: Create an org
createChildOrg: stub,
// GET /api/v1/policies: List all policies
listPolicies: stub,
// POST /api/v1/policies: Create a policy
createPolicy: stub,
// POST /api/v1/policies/simulate: Create a policy simulation
createPolicySimulation: stub,
// GET /api/v1/policies/{policyId}: Retrieve a policy
getPolicy: stub,
// PUT /api/v1/policies/{policyId}: Replace a policy
replacePolicy: stub,
// DELETE /api/v1/policies/{policyId}: Delete a policy
deletePolicy: stub,
// GET /api/v1/policies/{policyId}/app: List all apps mapped to a policy
listPolicyApps: stub,
// POST /api/v1/policies/{policyId}/clone: Clone an existing policy
clonePolicy: stub,
// POST /api/v1/policies/{policyId}/lifecycle/activate: Activate a policy
activatePolicy: stub,
// POST /api/v1/policies/{policyId}/lifecycle/deactivate: Deactivate a policy
deactivatePolicy: stub,
// GET /api/v1/policies/{policyId}/mappings: List all resources mapped to a policy
listPolicyMappings: stub,
// POST /api/v1/policies/{policyId}/mappings: Map a resource to a policy
mapResourceToPolicy: stub,
// GET /api/v1/policies/{policyId}/mappings/{mappingId}: Retrieve a policy resource mapping
getPolicyMapping: stub,
// DELETE /api/v1/policies/{policyId}/mappings/{mappingId}: Delete a policy resource mapping
deletePolicyResourceMapping: stub,
// GET /api/v1/policies/{policyId}/rules: List all policy rules
listPolicyRules: stub,
// POST /api/v1/policies/{policyId}/rules: Create a policy rule
createPolicyRule: stub,
// GET /api/v1/policies/{policyId}/rules/{ruleId}: Retrieve a policy rule
getPolicyRule: stub,
// PUT /api/v1/policies/{policyId}/rules/{ruleId}: Replace a policy rule
replacePolicyRule: stub,
// DELETE /api/v1/policies/{policyId}/rules/{ruleId}: Delete a policy rule
deletePolicyRule: stub,
// POST /api/v1/policies/{policyId}/rules/{ruleId}/lifecycle/activate: Activate a policy rule
activatePolicyRule: stub,
// POST /api/v1/policies/{policyId}/rules/{ruleId}/lifecycle/deactivate: Deactivate a policy rule
deactivatePolicyRule: stub,
// GET /api/v1/principal-rate-limits: List all principal rate limits
listPrincipalRateLimitEntities: async ({ query, reply }) => {
// Not read: filter.
let page = db.selectFrom("principalRateLimits")
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(Math.max(query.limit, 0)).execute()
return reply(200, rows.map(tables.principalRateLimits.toItem))
},
// POST /api/v1/principal-rate-limits: Create a principal rate limit
createPrincipalRateLimitEntity: async ({ body, reply }) => {
const row = await db.insertInto("principalRateLimits").values(tables.principalRateLimits.toRow({ ...omit(body, "createdBy", "lastUpdatedBy", "orgId"), id: createUuid(), createdDate: new Date().toISOString(), lastUpdate: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.principalRateLimits.toItem(row))
},
// GET /api/v1/principal-rate-limits/{principalRateLimitId}: Retrieve a principal rate limit
getPrincipalRateLimitEntity: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("principalRateLimits").selectAll().where("id", "=", path.principalRateLimitId).executeTakeFirst()
if (!row) return replyError(404, `There is no principalRateLimit ${path.principalRateLimitId}.`)
return reply(200, tables.principalRateLimits.toItem(row))
},
// PUT /api/v1/principal-rate-limits/{principalRateLimitId}: Replace a principal rate limit
replacePrincipalRateLimitEntity: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("principalRateLimits").selectAll().where("id", "=", path.principalRateLimitId).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no principalRateLimit ${path.principalRateLimitId}.`)
const changed = await trx.updateTable("principalRateLimits").set(tables.principalRateLimits.toColumns({ defaultConcurrencyPercentage: undefined, defaultPercentage: undefined, ...omit(body, "createdBy", "createdDate", "id", "lastUpdatedBy", "orgId"), lastUpdate: new Date().toISOString() }, { ...row, _other: null })).where("id", "=", path.principalRateLimitId).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.principalRateLimits.toItem(changed))
}),
// GET /api/v1/push-providers: List all push providers
listPushProviders: stub,
// POST /api/v1/push-providers: Create a push provider
createPushProvider: stub,
// GET /api/v1/push-providers/{pushProviderId}: Retrieve a push provider
getPushProvider: stub,
// PUT /api/v1/push-providers/{pushProviderId}: Replace a push provider
replacePushProvider: stub,
// DELETE /api/v1/push-providers/{pushProviderId}: Delete a push provider
deletePushProvider: stub,
// GET /api/v1/rate-limit-settings/admin-notifications: Retrieve the rate limit admin notification settings
getRateLimitSettingsAdminNotifications: stub,
// PUT /api/v1/rate-limit-settings/admin-notifications: Replace the rate limit admin notification settings
replaceRateLimitSettingsAdminNotifications: stub,
// GET /api/v1/rate-limit-settings/per-client: Retrieve the per-client rate limit settings
getRateLimitSettingsPerClient: stub,
// PUT /api/v1/rate-limit-settings/per-client: Replace the per-client rate limit settings
replaceRateLimitSettingsPerClient: stub,
// GET /api/v1/rate-limit-settings/warning-threshold: Retrieve the rate limit warning threshold percentage
getRateLimitSettingsWarningThreshold: stub,
// PUT /api/v1/rate-limit-settings/warning-threshold: Replace the rate limit warning threshold percentage
replaceRateLimitSettingsWarningThreshold: stub,
// GET /api/v1/realm-assignments: List all realm assignments
listRealmAssignments: async ({ query, reply }) => {
let page = db.selectFrom("realmAssignments")
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(query.limit).execute()
return reply(200, rows.map(tables.realmAssignments.toItem))
},
// POST /api/v1/realm-assignments: Create a realm assignment
createRealmAssignment: async ({ body, reply }) => {
const row = await db.insertInto("realmAssignments").values(tables.realmAssignments.toRow({ ...omit(body, "domains", "isDefault", "status", "_links"), id: createUuid(), created: new Date().toISOString(), lastUpdated: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.realmAssignments.toItem(row))
},
// GET /api/v1/realm-assignments/operations: List all realm assignment operations
listRealmAssignmentOperations: stub,
// POST /api/v1/realm-assignments/operations: Execute a realm assignment
executeRealmAssignment: stub,
// GET /api/v1/realm-assignments/{assignmentId}: Retrieve a realm assignment
getRealmAssignment: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("realmAssignments").selectAll().where("id", "=", path.assignmentId).executeTakeFirst()
if (!row) return replyError(404, `There is no realmAssignment ${path.assignmentId}.`)
return reply(200, tables.realmAssignments.toItem(row))
},
// PUT /api/v1/realm-assignments/{assignmentId}: Replace a realm assignment
replaceRealmAssignment: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("realmAssignments").selectAll().where("id", "=", path.assignmentId).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no realmAssignment ${path.assignmentId}.`)
const changed = await trx.updateTable("realmAssignments").set(tables.realmAssignments.toColumns({ actions: undefined, conditions: undefined, name: undefined, priority: undefined, ...omit(body, "created", "domains", "id", "isDefault", "status", "_links"), lastUpdated: new Date().toISOString() }, { ...row, _other: null })).where("id", "=", path.assignmentId).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.realmAssignments.toItem(changed))
}),
// DELETE /api/v1/realm-assignments/{assignmentId}: Delete a realm assignment
deleteRealmAssignment: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("realmAssignments").where("id", "=", path.assignmentId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no realmAssignment ${path.assignmentId}.`)
return reply(204)
},
// POST /api/v1/realm-assignments/{assignmentId}/lifecycle/activate: Activate a realm assignment
activateRealmAssignment: stub,
// POST /api/v1/realm-assignments/{assignmentId}/lifecycle/deactivate: Deactivate a realm assignment
deactivateRealmAssignment: stub,
// GET /api/v1/realms: List all realms
listRealms: async ({ query, reply }) => {
// Not read: search, sortBy, sortOrder.
let page = db.selectFrom("realms")
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(Math.max(query.limit, 0)).execute()
return reply(200, rows.map(tables.realms.toItem))
},
// POST /api/v1/realms: Create a realm
createRealm: async ({ body, reply }) => {
const row = await db.insertInto("realms").values(tables.realms.toRow({ ...omit(body, "isDefault", "_links"), id: createUuid(), created: new Date().toISOString(), lastUpdated: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.realms.toItem(row))
},
// GET /api/v1/realms/{realmId}: Retrieve a realm
getRealm: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("realms").selectAll().where("id", "=", path.realmId).executeTakeFirst()
if (!row) return replyError(404, `There is no realm ${path.realmId}.`)
return reply(200, tables.realms.toItem(row))
},
// PUT /api/v1/realms/{realmId}: Replace the realm profile
replaceRealm: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("realms").selectAll().where("id", "=", path.realmId).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no realm ${path.realmId}.`)
const changed = await trx.updateTable("realms").set(tables.realms.toColumns({ profile: undefined, ...omit(body, "created", "id", "isDefault", "_links"), lastUpdated: new Date().toISOString() }, { ...row, _other: null })).where("id", "=", path.realmId).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.realms.toItem(changed))
}),
// DELETE /api/v1/realms/{realmId}: Delete a realm
deleteRealm: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("realms").where("id", "=", path.realmId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no realm ${path.realmId}.`)
return reply(204)
},
// GET /api/v1/roles/{roleRef}/subscriptions: List all subscriptions for a role
listSubscriptionsRole: stub,
// GET /api/v1/roles/{roleRef}/subscriptions/{notificationType}: Retrieve a subscription for a role
getSubscriptionsNotificationTypeRole: stub,
// POST /api/v1/roles/{roleRef}/subscriptions/{notificationType}/subscribe: Subscribe a role to a specific notification type
subscribeByNotificationTypeRole: stub,
// POST /api/v1/roles/{roleRef}/subscriptions/{notificationType}/unsubscribe: Unsubscribe a role from a specific notification type
unsubscribeByNotificationTypeRole: stub,
// GET /api/v1/security-events-providers: List all security events providers
listSecurityEventsProviderInstances: async ({ reply }) => {
const rows = await db.selectFrom("securityEventsProviders").selectAll().orderBy("id").execute()
return reply(200, rows.map(tables.securityEventsProviders.toItem))
},
// POST /api/v1/security-events-providers: Create a security events provider
createSecurityEventsProviderInstance: async ({ body, reply }) => {
const row = await db.insertInto("securityEventsProviders").values(tables.securityEventsProviders.toRow({ ...omit(body, "status", "_links"), id: createUuid() })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.securityEventsProviders.toItem(row))
},
// GET /api/v1/security-events-providers/{securityEventProviderId}: Retrieve the security events provider
getSecurityEventsProviderInstance: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("securityEventsProviders").selectAll().where("id", "=", path.securityEventProviderId).executeTakeFirst()
if (!row) return replyError(404, `There is no securityEventsProvider ${path.securityEventProviderId}.`)
return reply(200, tables.securityEventsProviders.toItem(row))
},
// PUT /api/v1/security-events-providers/{securityEventProviderId}: Replace a security events provider
replaceSecurityEventsProviderInstance: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("securityEventsProviders").selectAll().where("id", "=", path.securityEventProviderId).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no securityEventsProvider ${path.securityEventProviderId}.`)
const changed = await trx.updateTable("securityEventsProviders").set(tables.securityEventsProviders.toColumns(omit(body, "id", "status", "_links"), { ...row, _other: null })).where("id", "=", path.securityEventProviderId).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.securityEventsProviders.toItem(changed))
}),
// DELETE /api/v1/security-events-providers/{securityEventProviderId}: Delete a security events provider
deleteSecurityEventsProviderInstance: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("securityEventsProviders").where("id", "=", path.securityEventProviderId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no securityEventsProvider ${path.securityEventProviderId}.`)
return reply(204)
},
// POST /api/v1/security-events-providers/{securityEventProviderId}/lifecycle/activate: Activate a security events provider
activateSecurityEventsProviderInstance: stub,
// POST /api/v1/security-events-providers/{securityEventProviderId}/lifecycle/deactivate: Deactivate a security events provider
deactivateSecurityEventsProviderInstance: stub,
// GET /api/v1/sessions/{sessionId}: Retrieve a session
getSession: stub,
// DELETE /api/v1/sessions/{sessionId}: Revoke a session
revokeSession: stub,
// POST /api/v1/sessions/{sessionId}/lifecycle/refresh: Refresh a session
refreshSession: stub,
// GET /api/v1/ssf/stream: Retrieve the SSF stream configuration(s)
getSsfStreams: stub,
// PUT /api/v1/ssf/stream: Replace an SSF stream
replaceSsfStream: stub,
// POST /api/v1/ssf/stream: Create an SSF stream
createSsfStream: stub,
// DELETE /api/v1/ssf/stream: Delete an SSF stream
deleteSsfStream: stub,
// PATCH /api/v1/ssf/stream: Update an SSF stream
updateSsfStream: stub,
// GET /api/v1/ssf/stream/status: Retrieve the SSF stream status
getSsfStreamStatus: stub,
// POST /api/v1/ssf/stream/verification: Verify an SSF stream
verifySsfStream: stub,
// GET /api/v1/telephony-providers: List all custom telephony providers
listAllCustomTelephonyProviderCredentials: async ({ reply }) => {
const rows = await db.selectFrom("telephonyProviders").selectAll().orderBy("id").execute()
return reply(200, rows.map(tables.telephonyProviders.toItem))
},
// POST /api/v1/telephony-providers: Create a custom telephony provider
createCustomTelephonyProviderCredentials: async ({ body, reply }) => {
// Not read: providerAuthToken.
const row = await db.insertInto("telephonyProviders").values(tables.telephonyProviders.toRow({ ...omit(body, "enabled", "isPrimaryProvider", "providerAuthToken"), id: createUuid() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.telephonyProviders.toItem(row))
},
// GET /api/v1/telephony-providers/{customTelephonyProviderId}: Retrieve a custom telephony provider
getCustomTelephonyProviderCredential: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("telephonyProviders").selectAll().where("id", "=", path.customTelephonyProviderId).executeTakeFirst()
if (!row) return replyError(404, `There is no telephonyProvider ${path.customTelephonyProviderId}.`)
return reply(200, tables.telephonyProviders.toItem(row))
},
// DELETE /api/v1/telephony-providers/{customTelephonyProviderId}: Delete a custom telephony provider
deleteCustomTelephonyProviderCredential: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("telephonyProviders").where("id", "=", path.customTelephonyProviderId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no telephonyProvider ${path.customTelephonyProviderId}.`)
return reply(204)
},
// PATCH /api/v1/telephony-providers/{customTelephonyProviderId}: Update a custom telephony provider credential
updateCustomTelephonyProviderCredential: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
// Not read: providerAuthToken.
const row = await trx.selectFrom("telephonyProviders").selectAll().where("id", "=", path.customTelephonyProviderId).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no telephonyProvider ${path.customTelephonyProviderId}.`)
const changed = await trx.updateTable("telephonyProviders").set(tables.telephonyProviders.toColumns(omit(body, "enabled", "id", "isPrimaryProvider", "providerCapability", "providerName", "providerAuthToken"), row)).where("id", "=", path.customTelephonyProviderId).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.telephonyProviders.toItem(changed))
}),
// POST /api/v1/telephony-providers/{customTelephonyProviderId}/lifecycle/activate: Activate a custom telephony provider
activateCustomTelephonyCredential: stub,
// POST /api/v1/telephony-providers/{customTelephonyProviderId}/lifecycle/deactivate: Deactivate a custom telephony provider
deactivateCustomTelephonyCredential: stub,
// POST /api/v1/telephony-providers/{customTelephonyProviderId}/setAsPrimary: Set a custom telephony provider as a primary telephony provider
setAsPrimaryCustomTelephonyCredential: stub,
// POST /api/v1/telephony-providers/{customTelephonyProviderId}/test: Send a test message from a custom telephony provider
sendTestCustomTelephonyProviderCredential: stub,
// GET /api/v1/templates/sms: List all SMS templates
listSmsTemplates: async ({ reply }) => {
// Not read: templateType.
const rows = await db.selectFrom("sms").selectAll().orderBy("id").execute()
return reply(200, rows.map(tables.sms.toItem))
},
// POST /api/v1/templates/sms: Create an SMS template
createSmsTemplate: async ({ body, reply }) => {
const row = await db.insertInto("sms").values(tables.sms.toRow({ ...body, id: createUuid(), created: new Date().toISOString(), lastUpdated: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.sms.toItem(row))
},
// GET /api/v1/templates/sms/{templateId}: Retrieve an SMS template
getSmsTemplate: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("sms").selectAll().where("id", "=", path.templateId).executeTakeFirst()
if (!row) return replyError(404, `There is no sm ${path.templateId}.`)
return reply(200, tables.sms.toItem(row))
},
// PUT /api/v1/templates/sms/{templateId}: Replace an SMS template
replaceSmsTemplate: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("sms").selectAll().where("id", "=", path.templateId).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no sm ${path.templateId}.`)
const changed = await trx.updateTable("sms").set(tables.sms.toColumns({ name: undefined, template: undefined, translations: undefined, type: undefined, ...omit(body, "created", "id"), lastUpdated: new Date().toISOString() }, { ...row, _other: null })).where("id", "=", path.templateId).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.sms.toItem(changed))
}),
// POST /api/v1/templates/sms/{templateId}: Update an SMS template
updateSmsTemplate: stub,
// DELETE /api/v1/templates/sms/{templateId}: Delete an SMS template
deleteSmsTemplate: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("sms").where("id", "=", path.templateId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no sm ${path.templateId}.`)
return reply(204)
},
// GET /api/v1/threats/configuration: Retrieve the ThreatInsight configuration
getCurrentConfiguration: stub,
// POST /api/v1/threats/configuration: Update the ThreatInsight configuration
updateConfiguration: stub,
// GET /api/v1/trustedOrigins: List all trusted origins
listTrustedOrigins: async ({ query, reply }) => {
// Not read: q, filter.
let page = db.selectFrom("trustedOrigins")
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(Math.max(query.limit, 0)).execute()
return reply(200, rows.map(tables.trustedOrigins.toItem))
},
// POST /api/v1/trustedOrigins: Create a trusted origin
createTrustedOrigin: async ({ body, reply }) => {
const row = await db.insertInto("trustedOrigins").values(tables.trustedOrigins.toRow({ ...omit(body, "createdBy", "lastUpdatedBy", "status", "_links"), id: createUuid(), created: new Date().toISOString(), lastUpdated: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.trustedOrigins.toItem(row))
},
// GET /api/v1/trustedOrigins/{trustedOriginId}: Retrieve a trusted origin
getTrustedOrigin: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("trustedOrigins").selectAll().where("id", "=", path.trustedOriginId).executeTakeFirst()
if (!row) return replyError(404, `There is no trustedOrigin ${path.trustedOriginId}.`)
return reply(200, tables.trustedOrigins.toItem(row))
},
// PUT /api/v1/trustedOrigins/{trustedOriginId}: Replace a trusted origin
replaceTrustedOrigin: stub,
// DELETE /api/v1/trustedOrigins/{trustedOriginId}: Delete a trusted origin
deleteTrustedOrigin: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("trustedOrigins").where("id", "=", path.trustedOriginId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no trustedOrigin ${path.trustedOriginId}.`)
return reply(204)
},
// POST /api/v1/trustedOrigins/{trustedOriginId}/lifecycle/activate: Activate a trusted origin
activateTrustedOrigin: stub,
// POST /api/v1/trustedOrigins/{trustedOriginId}/lifecycle/deactivate: Deactivate a trusted origin
deactivateTrustedOrigin: stub,
// GET /api/v1/users: List all users
listUsers: stub,
// POST /api/v1/users: Create a user
createUser: stub,
// GET /api/v1/users/{id}: Retrieve a user
getUser: stub,
// PUT /api/v1/users/{id}: Replace a user
replaceUser: stub,
// POST /api/v1/users/{id}: Update a user
updateUser: stub,
// DELETE /api/v1/users/{id}: Delete a user
deleteUser: stub,
// GET /api/v1/users/{id}/appLinks: List all assigned app links
listAppLinks: stub,
// GET /api/v1/users/{id}/blocks: List all user blocks
listUserBlocks: stub,
// GET /api/v1/users/{id}/groups: List all groups
listUserGroups: stub,
// GET /api/v1/users/{id}/idps: List all IdPs for user
listUserIdentityProviders: stub,
// POST /api/v1/users/{id}/lifecycle/activate: Activate a user
activateUser: stub,
// POST /api/v1/users/{id}/lifecycle/deactivate: Deactivate a user
deactivateUser: stub,
// POST /api/v1/users/{id}/lifecycle/expire_password: Expire the password
expirePassword: stub,
// POST /api/v1/users/{id}/lifecycle/expire_password_with_temp_password: Expire the password with a temporary password
expirePasswordWithTempPassword: stub,
// POST /api/v1/users/{id}/lifecycle/reactivate: Reactivate a user
reactivateUser: stub,
// POST /api/v1/users/{id}/lifecycle/reset_factors: Reset the factors
resetFactors: stub,
// POST /api/v1/users/{id}/lifecycle/reset_password: Reset a password
resetPassword: stub,
// POST /api/v1/users/{id}/lifecycle/suspend: Suspend a user
suspendUser: stub,
// POST /api/v1/users/{id}/lifecycle/unlock: Unlock a user
unlockUser: stub,
// POST /api/v1/users/{id}/lifecycle/unsuspend: Unsuspend a user
unsuspendUser: stub,
// PUT /api/v1/users/{userIdOrLogin}/linkedObjects/{primaryRelationshipName}/{primaryUserId}: Assign a linked object value for primary
assignLinkedObjectValueForPrimary: stub,
// GET /api/v1/users/{userIdOrLogin}/linkedObjects/{relationshipName}: List the primary or all of the associated linked object values
listLinkedObjectsForUser: stub,
// DELETE /api/v1/users/{userIdOrLogin}/linkedObjects/{relationshipName}: Delete a linked object value
deleteLinkedObjectForUser: stub,
// GET /api/v1/users/{userId}/authenticator-enrollments: List all authenticator enrollments
listAuthenticatorEnrollments: stub,
// POST /api/v1/users/{userId}/authenticator-enrollments/phone: Create an auto-activated Phone authenticator enrollment
createAuthenticatorEnrollment: stub,
// POST /api/v1/users/{userId}/authenticator-enrollments/tac: Create an auto-activated TAC authenticator enrollment
createTacAuthenticatorEnrollment: stub,
// GET /api/v1/users/{userId}/authenticator-enrollments/{enrollmentId}: Retrieve an authenticator enrollment
getAuthenticatorEnrollment: stub,
// DELETE /api/v1/users/{userId}/authenticator-enrollments/{enrollmentId}: Delete an authenticator enrollment
deleteAuthenticatorEnrollment: stub,
// GET /api/v1/users/{userId}/classification: Retrieve a user's classification
getUserClassification: stub,
// PUT /api/v1/users/{userId}/classification: Replace the user's classification
replaceUserClassification: stub,
// GET /api/v1/users/{userId}/clients: List all clients
listUserClients: stub,
// GET /api/v1/users/{userId}/clients/{clientId}/grants: List all grants for a client
listGrantsForUserAndClient: stub,
// DELETE /api/v1/users/{userId}/clients/{clientId}/grants: Revoke all grants for a client
revokeGrantsForUserAndClient: stub,
// GET /api/v1/users/{userId}/clients/{clientId}/tokens: List all refresh tokens for a client
listRefreshTokensForUserAndClient: stub,
// DELETE /api/v1/users/{userId}/clients/{clientId}/tokens: Revoke all refresh tokens for a client
revokeTokensForUserAndClient: stub,
// GET /api/v1/users/{userId}/clients/{clientId}/tokens/{tokenId}: Retrieve a refresh token for a client
getRefreshTokenForUserAndClient: stub,
// DELETE /api/v1/users/{userId}/clients/{clientId}/tokens/{tokenId}: Revoke a token for a client
revokeTokenForUserAndClient: stub,
// POST /api/v1/users/{userId}/credentials/change_password: Update password
changePassword: stub,
// POST /api/v1/users/{userId}/credentials/change_recovery_question: Update recovery question
changeRecoveryQuestion: stub,
// POST /api/v1/users/{userId}/credentials/forgot_password: Start forgot password flow
forgotPassword: stub,
// POST /api/v1/users/{userId}/credentials/forgot_password_recovery_question: Reset password with recovery question
forgotPasswordSetNewPassword: stub,
// GET /api/v1/users/{userId}/devices: List all devices for an enrolled user
listUserDevices: stub,
// GET /api/v1/users/{userId}/factors: List all enrolled factors
listFactors: stub,
// POST /api/v1/users/{userId}/factors: Enroll a factor
enrollFactor: stub,
// GET /api/v1/users/{userId}/factors/catalog: List all supported factors
listSupportedFactors: stub,
// GET /api/v1/users/{userId}/factors/questions: List all supported security questions
listSupportedSecurityQuestions: stub,
// GET /api/v1/users/{userId}/factors/{factorId}: Retrieve a factor
getFactor: stub,
// DELETE /api/v1/users/{userId}/factors/{factorId}: Unenroll a factor
unenrollFactor: stub,
// POST /api/v1/users/{userId}/factors/{factorId}/lifecycle/activate: Activate a factor
activateFactor: stub,
// POST /api/v1/users/{userId}/factors/{factorId}/resend: Resend a factor enrollment
resendEnrollFactor: stub,
// GET /api/v1/users/{userId}/factors/{factorId}/transactions/{transactionId}: Retrieve a factor transaction status
getFactorTransactionStatus: stub,
// POST /api/v1/users/{userId}/factors/{factorId}/verify: Verify a factor
verifyFactor: stub,
// GET /api/v1/users/{userId}/grants: List all user grants
listUserGrants: stub,
// DELETE /api/v1/users/{userId}/grants: Revoke all user grants
revokeUserGrants: stub,
// GET /api/v1/users/{userId}/grants/{grantId}: Retrieve a user grant
getUserGrant: stub,
// DELETE /api/v1/users/{userId}/grants/{grantId}: Revoke a user grant
revokeUserGrant: stub,
// GET /api/v1/users/{userId}/risk: Retrieve the user's risk
getUserRisk: stub,
// PUT /api/v1/users/{userId}/risk: Upsert the user's risk
upsertUserRisk: stub,
// GET /api/v1/users/{userId}/roles: List all user role assignments
listAssignedRolesForUser: stub,
// POST /api/v1/users/{userId}/roles: Assign a user role
assignRoleToUser: stub,
// GET /api/v1/users/{userId}/roles/{roleAssignmentId}: Retrieve a user role assignment
getUserAssignedRole: stub,
// DELETE /api/v1/users/{userId}/roles/{roleAssignmentId}: Unassign a user role
unassignRoleFromUser: stub,
// GET /api/v1/users/{userId}/roles/{roleAssignmentId}/governance: Retrieve all user role governance sources
getUserAssignedRoleGovernance: stub,
// GET /api/v1/users/{userId}/roles/{roleAssignmentId}/governance/{grantId}: Retrieve a user role governance source
getRoleAssignmentGovernanceGrant: stub,
// GET /api/v1/users/{userId}/roles/{roleAssignmentId}/governance/{grantId}/resources: Retrieve the user role governance source resources
getRoleAssignmentGovernanceGrantResources: stub,
// GET /api/v1/users/{userId}/roles/{roleAssignmentId}/targets/catalog/apps: List all admin role app targets
listApplicationTargetsForApplicationAdministratorRoleForUser: stub,
// PUT /api/v1/users/{userId}/roles/{roleAssignmentId}/targets/catalog/apps: Assign all apps as target to admin role
assignAllAppsAsTargetToRoleForUser: stub,
// PUT /api/v1/users/{userId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}: Assign an admin role app target
assignAppTargetToAdminRoleForUser: stub,
// DELETE /api/v1/users/{userId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}: Unassign an admin role app target
unassignAppTargetFromAppAdminRoleForUser: stub,
// PUT /api/v1/users/{userId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}/{appId}: Assign an admin role app instance target
assignAppInstanceTargetToAppAdminRoleForUser: stub,
// DELETE /api/v1/users/{userId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}/{appId}: Unassign an admin role app instance target
unassignAppInstanceTargetFromAdminRoleForUser: stub,
// GET /api/v1/users/{userId}/roles/{roleAssignmentId}/targets/groups: List all admin role group targets
listGroupTargetsForRole: stub,
// PUT /api/v1/users/{userId}/roles/{roleAssignmentId}/targets/groups/{groupId}: Assign an admin role group target
assignGroupTargetToUserRole: stub,
// DELETE /api/v1/users/{userId}/roles/{roleAssignmentId}/targets/groups/{groupId}: Unassign an admin role group target
unassignGroupTargetFromUserAdminRole: stub,
// GET /api/v1/users/{userId}/roles/{roleIdOrEncodedRoleId}/targets: Retrieve a role target by assignment type
getRoleTargetsByUserIdAndRoleId: stub,
// DELETE /api/v1/users/{userId}/sessions: Revoke all user sessions
revokeUserSessions: stub,
// GET /api/v1/users/{userId}/subscriptions: List all subscriptions for a user
listSubscriptionsUser: stub,
// GET /api/v1/users/{userId}/subscriptions/{notificationType}: Retrieve a subscription for a user
getSubscriptionsNotificationTypeUser: stub,
// POST /api/v1/users/{userId}/subscriptions/{notificationType}/subscribe: Subscribe a user to a specific notification type
subscribeByNotificationTypeUser: stub,
// POST /api/v1/users/{userId}/subscriptions/{notificationType}/unsubscribe: Unsubscribe a user from a specific notification type
unsubscribeByNotificationTypeUser: stub,
// GET /api/v1/zones: List all network zones
listNetworkZones: stub,
// POST /api/v1/zones: Create a network zone
createNetworkZone: stub,
// GET /api/v1/zones/{zoneId}: Retrieve a network zone
getNetworkZone: stub,
// PUT /api/v1/zones/{zoneId}: Replace a network zone
replaceNetworkZone: stub,
// DELETE /api/v1/zones/{zoneId}: Delete a network zone
deleteNetworkZone: stub,
// POST /api/v1/zones/{zoneId}/lifecycle/activate: Activate a network zone
activateNetworkZone: stub,
// POST /api/v1/zones/{zoneId}/lifecycle/deactivate: Deactivate a network zone
deactivateNetworkZone: stub,
// GET /attack-protection/api/v1/authenticator-settings: Retrieve the authenticator settings
getAuthenticatorSettings: stub,
// PUT /attack-protection/api/v1/authenticator-settings: Replace the authenticator settings
replaceAuthenticatorSettings: stub,
// GET /attack-protection/api/v1/user-lockout-settings: Retrieve the user lockout settings
getUserLockoutSettings: stub,
// PUT /attack-protection/api/v1/user-lockout-settings: Replace the user lockout settings
replaceUserLockoutSettings: stub,
// GET /integrations/api/v1/api-services: List all API service integration instances
listApiServiceIntegrationInstances: async ({ query, reply }) => {
let page = db.selectFrom("apiServices")
if (query.after !== undefined) page = page.where("id", ">", query.after)
const rows = await page.selectAll().orderBy("id").limit(100).execute()
return reply(200, rows.map(tables.apiServices.toItem))
},
// POST /integrations/api/v1/api-services: Create an API service integration instance
createApiServiceIntegrationInstance: async ({ body, reply }) => {
const row = await db.insertInto("apiServices").values(tables.apiServices.toRow({ ...omit(body, "configGuideUrl", "createdBy", "name", "_links", "clientSecret"), id: createUuid(), createdAt: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.apiServices.toItem(row))
},
// GET /integrations/api/v1/api-services/{apiServiceId}: Retrieve an API service integration instance
getApiServiceIntegrationInstance: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("apiServices").selectAll().where("id", "=", path.apiServiceId).executeTakeFirst()
if (!row) return replyError(404, `There is no apiService ${path.apiServiceId}.`)
return reply(200, tables.apiServices.toItem(row))
},
// DELETE /integrations/api/v1/api-services/{apiServiceId}: Delete an API service integration instance
deleteApiServiceIntegrationInstance: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("apiServices").where("id", "=", path.apiServiceId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no apiService ${path.apiServiceId}.`)
return reply(204)
},
// GET /integrations/api/v1/api-services/{apiServiceId}/credentials/secrets: List all API service integration instance secrets
listApiServiceIntegrationInstanceSecrets: stub,
// POST /integrations/api/v1/api-services/{apiServiceId}/credentials/secrets: Create an API service integration instance secret
createApiServiceIntegrationInstanceSecret: stub,
// DELETE /integrations/api/v1/api-services/{apiServiceId}/credentials/secrets/{secretId}: Delete an API service integration instance secret
deleteApiServiceIntegrationInstanceSecret: stub,
// POST /integrations/api/v1/api-services/{apiServiceId}/credentials/secrets/{secretId}/lifecycle/activate: Activate an API service integration instance secret
activateApiServiceIntegrationInstanceSecret: stub,
// POST /integrations/api/v1/api-services/{apiServiceId}/credentials/secrets/{secretId}/lifecycle/deactivate: Deactivate an API service integration instance secret
deactivateApiServiceIntegrationInstanceSecret: stub,
// GET /oauth2/v1/clients/{clientId}/roles: List all client role assignments
listRolesForClient: stub,
// POST /oauth2/v1/clients/{clientId}/roles: Assign a client role
assignRoleToClient: stub,
// GET /oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}: Retrieve a client role
retrieveClientRole: stub,
// DELETE /oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}: Unassign a client role
deleteRoleFromClient: stub,
// GET /oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}/targets/catalog/apps: List all client role app targets
listAppTargetRoleToClient: stub,
// PUT /oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}: Assign a client role app target
assignAppTargetRoleToClient: stub,
// DELETE /oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}: Unassign a client role app target
removeAppTargetRoleFromClient: stub,
// PUT /oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}/{appId}: Assign a client role app instance target
assignAppTargetInstanceRoleForClient: stub,
// DELETE /oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}/{appId}: Unassign a client role app instance target
removeAppTargetInstanceRoleForClient: stub,
// GET /oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}/targets/groups: List all client role group targets
listGroupTargetRoleForClient: stub,
// PUT /oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}/targets/groups/{groupId}: Assign a client role group target
assignGroupTargetRoleForClient: stub,
// DELETE /oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}/targets/groups/{groupId}: Unassign a client role group target
removeGroupTargetRoleFromClient: stub,
// PUT /okta-personal-settings/api/v1/edit-feature: Replace the Okta Personal admin settings
replaceOktaPersonalAdminSettings: stub,
// GET /okta-personal-settings/api/v1/export-blocklists: List all blocked email domains
listPersonalAppsExportBlockList: stub,
// PUT /okta-personal-settings/api/v1/export-blocklists: Replace the blocked email domains
replaceBlockedEmailDomains: stub,
// GET /privileged-access/api/v1/okta-service-accounts: List all Okta managed user accounts
listOktaManagedUserAccounts: stub,
// POST /privileged-access/api/v1/okta-service-accounts: Create an Okta managed user account
createOktaManagedUserAccount: stub,
// GET /privileged-access/api/v1/okta-service-accounts/{id}: Retrieve an Okta managed user account
getOktaManagedUserAccount: stub,
// DELETE /privileged-access/api/v1/okta-service-accounts/{id}: Delete an Okta managed user account
deleteOktaManagedUserAccount: stub,
// PATCH /privileged-access/api/v1/okta-service-accounts/{id}: Update an Okta managed user account
updateOktaManagedUserAccount: stub,
// GET /privileged-access/api/v1/service-accounts: List all app service accounts
listAppServiceAccounts: stub,
// POST /privileged-access/api/v1/service-accounts: Create an app service account
createAppServiceAccount: stub,
// GET /privileged-access/api/v1/service-accounts/{id}: Retrieve an app service account
getAppServiceAccount: stub,
// DELETE /privileged-access/api/v1/service-accounts/{id}: Delete an app service account
deleteAppServiceAccount: stub,
// PATCH /privileged-access/api/v1/service-accounts/{id}: Update an existing app service account
updateAppServiceAccount: stub,
// POST /security/api/v1/security-events: Publish a security event token
publishSecurityEventTokens: stub,
// POST /webauthn-registration/api/v1/activate: Activate a preregistered WebAuthn factor
activatePreregistrationEnrollment: stub,
// POST /webauthn-registration/api/v1/enroll: Enroll a preregistered WebAuthn factor
enrollPreregistrationEnrollment: stub,
// POST /webauthn-registration/api/v1/initiate-fulfillment-request: Generate a fulfillment request
generateFulfillmentRequest: stub,
// POST /webauthn-registration/api/v1/send-pin: Send a PIN to user
sendPin: stub,
// GET /webauthn-registration/api/v1/users/{userId}/enrollments: List all WebAuthn preregistration factors
listWebAuthnPreregistrationFactors: stub,
// DELETE /webauthn-registration/api/v1/users/{userId}/enrollments/{authenticatorEnrollmentId}: Delete a WebAuthn preregistration factor
deleteWebAuthnPreregistrationFactor: stub,
// POST /webauthn-registration/api/v1/users/{userId}/enrollments/{authenticatorEnrollmentId}/mark-error: Assign the fulfillment error status to a WebAuthn preregistration factor
assignFulfillmentErrorWebAuthnPreregistrationFactor: stub,
};
}

/** Returns an object without members that only the server sets, or that no response contains. */
function omit<Members extends object>(members: Members, ...names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name))) as Members;
}

let lastTime = 0;

/** Returns a UUID of version 7 that sorts after those before it, so that lists are in the order of creation. */
function createUuid(): string {
  lastTime = Math.max(Date.now(), lastTime + 1);
  const time = lastTime.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
