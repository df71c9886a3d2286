import { hash, timingSafeEqual } from "node:crypto";
import type { Authentication, Credentials } from "@animal-store/openapi-hono";
import { StartupError } from "@animal-store/process";
import type { contract } from "./generated/contract.ts";
import type { Settings } from "./settings.ts";

/** The caller of an operation, which is the `context` of its handler. */
export interface Caller {
  readonly name: string;
}

type Authenticate = (credentials: Credentials<typeof contract>) => Authentication<Caller> | undefined;

const sampleToken = "test";

/** Returns the function that finds the caller by the credentials of a request. Undefined becomes a 401. */
export function createAuthenticate({ API_TOKEN, NODE_ENV }: Settings): Authenticate {
  if (NODE_ENV === "production" && API_TOKEN === sampleToken)
    throw new StartupError("API_TOKEN must be a secret in production, such as the output of: openssl rand -base64 32");
  const secret = toDigest(API_TOKEN);
  const isWrong = (text: string | undefined) => text !== undefined && !timingSafeEqual(toDigest(text), secret);
  // The credentials are those of one requirement in the contract. Replace each comparison with a check of your own.
  return (credentials) => {
    // API key in the header: look up its hash in your database.
    if (isWrong(credentials.apiToken?.key)) return undefined;
    // Access token: verify its signature, issuer, audience and expiry, for example with jwk of Hono.
    if (isWrong(credentials.oauth2?.token)) return undefined;
    return { context: { name: "api" }, scopes };
  };
}

/** Texts of the same length, so that the time of a comparison does not depend on the secret. */
function toDigest(text: string): Buffer {
  return hash("sha256", text, "buffer");
}

// Return those of the caller instead.
const scopes = ["okta.agentPools.read","okta.agentPools.manage","okta.apiTokens.read","okta.apiTokens.manage","okta.apps.read","okta.apps.manage","okta.appGrants.read","okta.appGrants.manage","okta.groups.read","okta.groups.manage","okta.apps.interclientTrust.read","okta.apps.interclientTrust.manage","okta.authenticators.read","okta.authenticators.manage","okta.authorizationServers.read","okta.authorizationServers.manage","okta.behaviors.read","okta.behaviors.manage","okta.botProtection.read","okta.botProtection.manage","okta.brands.read","okta.brands.manage","okta.templates.read","okta.templates.manage","okta.captchas.read","okta.captchas.manage","okta.deviceAssurance.read","okta.deviceAssurance.manage","okta.deviceIntegrations.read","okta.deviceIntegrations.manage","okta.devicePostureChecks.read","okta.devicePostureChecks.manage","okta.devices.read","okta.devices.manage","okta.directories.groups.manage","okta.directories.groups.read","okta.domains.read","okta.domains.manage","okta.dr.manage","okta.dr.read","okta.emailDomains.read","okta.emailDomains.manage","okta.emailServers.read","okta.emailServers.manage","okta.eventHooks.read","okta.eventHooks.manage","okta.features.read","okta.features.manage","okta.roles.read","okta.roles.manage","okta.inlineHooks.read","okta.inlineHooks.manage","okta.identitySources.manage","okta.identitySources.read","okta.idps.read","okta.idps.manage","okta.users.manage","okta.logStreams.read","okta.logStreams.manage","okta.logs.read","okta.profileMappings.read","okta.profileMappings.manage","okta.schemas.read","okta.schemas.manage","okta.linkedObjects.read","okta.linkedObjects.manage","okta.userTypes.read","okta.userTypes.manage","okta.uischemas.read","okta.uischemas.manage","okta.orgs.read","okta.orgs.manage","okta.users.read","okta.policies.read","okta.policies.manage","okta.principalRateLimits.read","okta.principalRateLimits.manage","okta.pushProviders.read","okta.pushProviders.manage","okta.rateLimits.read","okta.rateLimits.manage","okta.realmAssignments.read","okta.realmAssignments.manage","okta.realms.read","okta.realms.manage","okta.securityEventsProviders.read","okta.securityEventsProviders.manage","okta.sessions.read","okta.sessions.manage","ssf.read","ssf.manage","okta.customTelephonyProvider.read","okta.customTelephonyProvider.manage","okta.threatInsights.read","okta.threatInsights.manage","okta.trustedOrigins.read","okta.trustedOrigins.manage","okta.userRisk.read","okta.userRisk.manage","okta.networkZones.read","okta.networkZones.manage","okta.oauthIntegrations.read","okta.oauthIntegrations.manage","okta.personal.adminSettings.manage","okta.personal.adminSettings.read","okta.serviceAccounts.okta.read","okta.serviceAccounts.okta.manage","okta.serviceAccounts.read","okta.serviceAccounts.manage"];
