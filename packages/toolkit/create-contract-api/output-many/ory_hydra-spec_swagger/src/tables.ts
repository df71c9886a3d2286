import { defineTable, type RowOf } from "@animal-store/kysely-tables";
import type { components, operations } from "./generated/contract.ts";



/** The tables, by their names in the database. A migration creates each. */
export const tables = {
clients: defineTable<components["schemas"]["oAuth2Client"] & { client_id: string }>()("clients", { client_id: "text", access_token_strategy: "text", allowed_cors_origins: "json", audience: "json", authorization_code_grant_access_token_lifespan: "text", authorization_code_grant_id_token_lifespan: "text", authorization_code_grant_refresh_token_lifespan: "text", backchannel_logout_session_required: "boolean", backchannel_logout_uri: "text", client_credentials_grant_access_token_lifespan: "text", client_name: "text", client_secret: "text", client_secret_expires_at: "integer", client_uri: "text", contacts: "json", created_at: "text", device_authorization_grant_access_token_lifespan: "text", device_authorization_grant_id_token_lifespan: "text", device_authorization_grant_refresh_token_lifespan: "text", frontchannel_logout_session_required: "boolean", frontchannel_logout_uri: "text", grant_types: "json", implicit_grant_access_token_lifespan: "text", implicit_grant_id_token_lifespan: "text", jwks: "json", jwks_uri: "text", jwt_bearer_grant_access_token_lifespan: "text", logo_uri: "text", metadata: "json", owner: "text", policy_uri: "text", post_logout_redirect_uris: "json", redirect_uris: "json", refresh_token_grant_access_token_lifespan: "text", refresh_token_grant_id_token_lifespan: "text", refresh_token_grant_refresh_token_lifespan: "text", registration_access_token: "text", registration_client_uri: "text", request_object_signing_alg: "text", request_uris: "json", response_types: "json", scope: "text", sector_identifier_uri: "text", skip_consent: "boolean", skip_logout_consent: "boolean", subject_type: "text", token_endpoint_auth_method: "text", token_endpoint_auth_signing_alg: "text", tos_uri: "text", updated_at: "text", userinfo_signed_response_alg: "text" }),
issuers: defineTable<components["schemas"]["trustedOAuth2JwtGrantIssuer"] & { id: string }>()("issuers", { id: "text", allow_any_subject: "boolean", created_at: "text", expires_at: "text", issuer: "text", public_key: "json", scope: "json", subject: "text" }),
};

/** The tables for Kysely. */
export type Database = { [Name in keyof typeof tables]: RowOf<(typeof tables)[Name]> };
