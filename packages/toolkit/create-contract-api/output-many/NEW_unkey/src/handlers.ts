import { randomInt, randomUUID } from "node:crypto";
import { type Authenticated, type Handlers, mergePatch } from "@animal-store/openapi-hono";
import type { Kysely } from "kysely";
import type { Caller } from "./auth.ts";
import type { contract } from "./generated/contract.ts";
import { stub } from "./stubs.ts";
import { type Database, tables } from "./tables.ts";

export function createHandlers(_db: Kysely<Database>): Handlers<typeof contract, Authenticated<Caller>, never> {
  return {
// POST /v2/analytics.getGatewayRequests: Query gateway request data
"analytics.getGatewayRequests": stub,
// POST /v2/analytics.getRatelimits: Query rate limit data
"analytics.getRatelimits": stub,
// POST /v2/analytics.getRuntimeLogs: Query runtime log data
"analytics.getRuntimeLogs": stub,
// POST /v2/analytics.getVerifications: Query key verification data
"analytics.getVerifications": stub,
// POST /v2/apis.createApi: Create API namespace
"apis.createApi": stub,
// POST /v2/apis.deleteApi: Delete API namespace
"apis.deleteApi": stub,
// POST /v2/apis.getApi: Get API namespace
"apis.getApi": stub,
// POST /v2/apis.listKeys: List API keys
"apis.listKeys": stub,
// POST /v2/apps.createApp: Create app
"apps.createApp": stub,
// POST /v2/apps.deleteApp: Delete app
"apps.deleteApp": stub,
// POST /v2/apps.getApp: Get app
"apps.getApp": stub,
// POST /v2/apps.listApps: List apps
"apps.listApps": stub,
// POST /v2/apps.updateApp: Update app
"apps.updateApp": stub,
// POST /v2/deploy.createDeployment: Create deployment
"deploy.createDeployment": stub,
// POST /v2/deploy.getDeployment: Get deployment
"deploy.getDeployment": stub,
// POST /v2/deployments.createDeployment: Create deployment
"deployments.createDeployment": stub,
// POST /v2/deployments.getDeployment: Get deployment
"deployments.getDeployment": stub,
// POST /v2/deployments.listDeployments: List deployments
"deployments.listDeployments": stub,
// POST /v2/deployments.promoteDeployment: Promote deployment
"deployments.promoteDeployment": stub,
// POST /v2/deployments.rollbackDeployment: Rollback deployment
"deployments.rollbackDeployment": stub,
// POST /v2/deployments.startDeployment: Start deployment
"deployments.startDeployment": stub,
// POST /v2/deployments.stopDeployment: Stop deployment
"deployments.stopDeployment": stub,
// POST /v2/domains.createDomain: Create domain
"domains.createDomain": stub,
// POST /v2/domains.deleteDomain: Delete domain
"domains.deleteDomain": stub,
// POST /v2/domains.getDomain: Get domain
"domains.getDomain": stub,
// POST /v2/domains.listDomains: List domains
"domains.listDomains": stub,
// POST /v2/domains.verifyDomain: Verify domain
"domains.verifyDomain": stub,
// POST /v2/environments.getEnvironment: Get environment
"environments.getEnvironment": stub,
// POST /v2/environments.listEnvironmentVariables: List environment variables
"environments.listEnvironmentVariables": stub,
// POST /v2/environments.listEnvironments: List environments
"environments.listEnvironments": stub,
// POST /v2/environments.removeEnvironmentVariables: Remove environment variables
"environments.removeEnvironmentVariables": stub,
// POST /v2/environments.setEnvironmentVariables: Set environment variables
"environments.setEnvironmentVariables": stub,
// POST /v2/environments.updateSettings: Update environment settings
"environments.updateSettings": stub,
// POST /v2/gateway.listPolicies: List policies
"gateway.listPolicies": stub,
// POST /v2/gateway.setPolicies: Set policies
"gateway.setPolicies": stub,
// POST /v2/gateway.updatePolicy: Update policy
"gateway.updatePolicy": stub,
// POST /v2/github.installApp: Install GitHub App
"github.installApp": stub,
// POST /v2/identities.createIdentity: Create Identity
"identities.createIdentity": stub,
// POST /v2/identities.deleteIdentity: Delete Identity
"identities.deleteIdentity": stub,
// POST /v2/identities.getIdentity: Get Identity
"identities.getIdentity": stub,
// POST /v2/identities.listIdentities: List Identities
"identities.listIdentities": stub,
// POST /v2/identities.updateIdentity: Update Identity
"identities.updateIdentity": stub,
// POST /v2/keys.addPermissions: Add key permissions
"keys.addPermissions": stub,
// POST /v2/keys.addRoles: Add key roles
"keys.addRoles": stub,
// POST /v2/keys.createKey: Create API key
"keys.createKey": stub,
// POST /v2/keys.deleteKey: Delete API keys
"keys.deleteKey": stub,
// POST /v2/keys.getKey: Get API key
"keys.getKey": stub,
// POST /v2/keys.migrateKeys: Migrate API key(s)
"keys.migrateKeys": stub,
// POST /v2/keys.removePermissions: Remove key permissions
"keys.removePermissions": stub,
// POST /v2/keys.removeRoles: Remove key roles
"keys.removeRoles": stub,
// POST /v2/keys.rerollKey: Reroll Key
"keys.rerollKey": stub,
// POST /v2/keys.setPermissions: Set key permissions
"keys.setPermissions": stub,
// POST /v2/keys.setRoles: Set key roles
"keys.setRoles": stub,
// POST /v2/keys.updateCredits: Update key credits
"keys.updateCredits": stub,
// POST /v2/keys.updateKey: Update key settings
"keys.updateKey": stub,
// POST /v2/keys.verifyKey: Verify API key
"keys.verifyKey": stub,
// POST /v2/keys.whoami: Get API key by hash
"keys.whoami": stub,
// GET /v2/liveness: Health check
liveness: stub,
// POST /v2/permissions.createPermission: Create permission
"permissions.createPermission": stub,
// POST /v2/permissions.createRole: Create role
"permissions.createRole": stub,
// POST /v2/permissions.deletePermission: Delete permission
"permissions.deletePermission": stub,
// POST /v2/permissions.deleteRole: Delete role
"permissions.deleteRole": stub,
// POST /v2/permissions.getPermission: Get permission
"permissions.getPermission": stub,
// POST /v2/permissions.getRole: Get role
"permissions.getRole": stub,
// POST /v2/permissions.listPermissions: List permissions
"permissions.listPermissions": stub,
// POST /v2/permissions.listRoles: List roles
"permissions.listRoles": stub,
// POST /v2/permissions.setRolePermissions: Set role permissions
"permissions.setRolePermissions": stub,
// POST /v2/portal.createSession: Create portal session
"portal.createSession": stub,
// POST /v2/portal.exchangeCode: Exchange portal code
"portal.exchangeCode": stub,
// POST /v2/portal.getVerifications: Get portal verifications
"portal.getVerifications": stub,
// POST /v2/portal.listKeys: List portal keys
"portal.listKeys": stub,
// POST /v2/portal.rerollKey: Reroll portal key
"portal.rerollKey": stub,
// POST /v2/projects.createProject: Create project
"projects.createProject": stub,
// POST /v2/projects.deleteProject: Delete project
"projects.deleteProject": stub,
// POST /v2/projects.getProject: Get project
"projects.getProject": stub,
// POST /v2/projects.listProjects: List projects
"projects.listProjects": stub,
// POST /v2/projects.updateProject: Update project
"projects.updateProject": stub,
// POST /v2/ratelimit.deleteOverride: Delete ratelimit override
"ratelimit.deleteOverride": stub,
// POST /v2/ratelimit.getOverride: Get ratelimit override
"ratelimit.getOverride": stub,
// POST /v2/ratelimit.limit: Apply rate limiting
"ratelimit.limit": stub,
// POST /v2/ratelimit.listOverrides: List ratelimit overrides
"ratelimit.listOverrides": stub,
// POST /v2/ratelimit.multiLimit: Apply multiple rate limit checks
"ratelimit.multiLimit": stub,
// POST /v2/ratelimit.setOverride: Set ratelimit override
"ratelimit.setOverride": stub,
};
}
