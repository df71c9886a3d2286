import { randomInt, randomUUID } from "node:crypto";
import { type Authenticated, type Handlers, mergePatch } from "@animal-store/openapi-hono";
import type { Kysely } from "kysely";
import type { Caller } from "./auth.ts";
import type { contract } from "./generated/contract.ts";
import { stub } from "./stubs.ts";
import { type Database, tables } from "./tables.ts";

export function createHandlers(_db: Kysely<Database>): Handlers<typeof contract, Authenticated<Caller>, never> {
  return {
// GET /.well-known/change-password: Change Password URL
getWellKnownChangePassword: stub,
// GET /.well-known/ory/webauthn.js: Get WebAuthn JavaScript
getWebAuthnJavaScript: stub,
// GET /admin/courier/messages: List Messages
listCourierMessages: stub,
// GET /admin/courier/messages/{id}: Get a Message
getCourierMessage: stub,
// GET /admin/identities: List Identities
listIdentities: stub,
// POST /admin/identities: Create an Identity
createIdentity: stub,
// PATCH /admin/identities: Create multiple identities
batchPatchIdentities: stub,
// GET /admin/identities/by/external/{externalID}: Get an Identity by its External ID
getIdentityByExternalID: stub,
// GET /admin/identities/{id}: Get an Identity
getIdentity: stub,
// PUT /admin/identities/{id}: Update an Identity
updateIdentity: stub,
// DELETE /admin/identities/{id}: Delete an Identity
deleteIdentity: stub,
// PATCH /admin/identities/{id}: Patch an Identity
patchIdentity: stub,
// DELETE /admin/identities/{id}/credentials/{type}: Delete a credential for a specific identity
deleteIdentityCredentials: stub,
// GET /admin/identities/{id}/sessions: List an Identity's Sessions
listIdentitySessions: stub,
// DELETE /admin/identities/{id}/sessions: Delete & Invalidate an Identity's Sessions
deleteIdentitySessions: stub,
// POST /admin/recovery/code: Create a Recovery Code
createRecoveryCodeForIdentity: stub,
// POST /admin/recovery/link: Create a Recovery Link
createRecoveryLinkForIdentity: stub,
// GET /admin/sessions: List All Sessions
listSessions: stub,
// POST /admin/sessions: Manage sessions in bulk
manageSessions: stub,
// GET /admin/sessions/{id}: Get Session
getSession: stub,
// DELETE /admin/sessions/{id}: Deactivate a Session
disableSession: stub,
// PATCH /admin/sessions/{id}/extend: Extend a Session
extendSession: stub,
// POST /admin/test-login-flows: Create a test OIDC login flow
createTestLoginFlow: stub,
// GET /health/alive: Check alive status
isInstanceAlive: stub,
// GET /health/ready: Check readiness status
isInstanceReady: stub,
// GET /schemas: Get all Identity Schemas
listIdentitySchemas: stub,
// GET /schemas/{id}: Get Identity JSON Schema
getIdentitySchema: stub,
// GET /self-service/errors: Get User-Flow Errors
getFlowError: stub,
// GET /self-service/fed-cm/parameters: Get FedCM Parameters
createFedcmFlow: stub,
// POST /self-service/fed-cm/token: Submit a FedCM token
updateFedcmFlow: stub,
// POST /self-service/login: Submit a Login Flow
updateLoginFlow: stub,
// GET /self-service/login/api: Create Login Flow for Native Apps
createNativeLoginFlow: stub,
// GET /self-service/login/browser: Create Login Flow for Browsers
createBrowserLoginFlow: stub,
// GET /self-service/login/flows: Get Login Flow
getLoginFlow: stub,
// DELETE /self-service/login/test: Delete a test OIDC login flow
deleteTestLoginFlow: stub,
// GET /self-service/logout: Update Logout Flow
updateLogoutFlow: stub,
// DELETE /self-service/logout/api: Perform Logout for Native Apps
performNativeLogout: stub,
// GET /self-service/logout/browser: Create a Logout URL for Browsers
createBrowserLogoutFlow: stub,
// POST /self-service/recovery: Update Recovery Flow
updateRecoveryFlow: stub,
// GET /self-service/recovery/api: Create Recovery Flow for Native Apps
createNativeRecoveryFlow: stub,
// GET /self-service/recovery/browser: Create Recovery Flow for Browsers
createBrowserRecoveryFlow: stub,
// GET /self-service/recovery/flows: Get Recovery Flow
getRecoveryFlow: stub,
// POST /self-service/registration: Update Registration Flow
updateRegistrationFlow: stub,
// GET /self-service/registration/api: Create Registration Flow for Native Apps
createNativeRegistrationFlow: stub,
// GET /self-service/registration/browser: Create Registration Flow for Browsers
createBrowserRegistrationFlow: stub,
// GET /self-service/registration/flows: Get Registration Flow
getRegistrationFlow: stub,
// POST /self-service/settings: Complete Settings Flow
updateSettingsFlow: stub,
// GET /self-service/settings/api: Create Settings Flow for Native Apps
createNativeSettingsFlow: stub,
// GET /self-service/settings/browser: Create Settings Flow for Browsers
createBrowserSettingsFlow: stub,
// GET /self-service/settings/flows: Get Settings Flow
getSettingsFlow: stub,
// POST /self-service/verification: Complete Verification Flow
updateVerificationFlow: stub,
// GET /self-service/verification/api: Create Verification Flow for Native Apps
createNativeVerificationFlow: stub,
// GET /self-service/verification/browser: Create Verification Flow for Browser Clients
createBrowserVerificationFlow: stub,
// GET /self-service/verification/flows: Get Verification Flow
getVerificationFlow: stub,
// GET /sessions: Get My Active Sessions
listMySessions: stub,
// DELETE /sessions: Disable my other sessions
disableMyOtherSessions: stub,
// GET /sessions/token-exchange: Exchange Session Token
exchangeSessionToken: stub,
// GET /sessions/whoami: Check Who the Current HTTP Session Belongs To
toSession: stub,
// DELETE /sessions/{id}: Disable one of my sessions
disableMySession: stub,
// GET /version: Get service version
getVersion: stub,
};
}
