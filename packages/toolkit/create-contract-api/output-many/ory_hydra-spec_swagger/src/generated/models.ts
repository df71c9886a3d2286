// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

export type CreateVerifiableCredentialRequestBody = components["schemas"]["CreateVerifiableCredentialRequestBody"];

/**
 * From https://go.dev/wiki/CodeReviewComments#receiver-type:
 * > Can function or methods, either concurrently or when called from this method, be mutating the receiver? A value type creates a copy of the receiver when the method is invoked, so outside updates will not be applied to this receiver. If changes must be visible in the original receiver, the receiver must be a pointer.
 * > If the receiver is a struct, array or slice and any of its elements is a pointer to something that might be mutating,
 * > prefer a pointer receiver, as it will make the intention clearer to the reader.
 * > Don’t mix receiver types. Choose either pointers or struct types for all available methods.
 */
export type DefaultError = components["schemas"]["DefaultError"];

export type DeviceUserAuthRequest = components["schemas"]["DeviceUserAuthRequest"];

export type JSONRawMessage = components["schemas"]["JSONRawMessage"];

/** TODO delete this type and replace it with ory/x/sqlxx/NullDuration when applying the custom client token TTL patch to Hydra 2.x */
export type NullDuration = components["schemas"]["NullDuration"];

export type RFC6749ErrorJson = components["schemas"]["RFC6749ErrorJson"];

export type VerifiableCredentialProof = components["schemas"]["VerifiableCredentialProof"];

/** Contains information on an device verification */
export type acceptDeviceUserCodeRequest = components["schemas"]["acceptDeviceUserCodeRequest"];

export type acceptOAuth2ConsentRequest = components["schemas"]["acceptOAuth2ConsentRequest"];

export type acceptOAuth2ConsentRequestSession = components["schemas"]["acceptOAuth2ConsentRequestSession"];

export type acceptOAuth2LoginRequest = components["schemas"]["acceptOAuth2LoginRequest"];

/** Create JSON Web Key Set Request Body */
export type createJsonWebKeySet = components["schemas"]["createJsonWebKeySet"];

/** Includes information about the supported verifiable credentials. */
export type credentialSupportedDraft00 = components["schemas"]["credentialSupportedDraft00"];

/** # Ory's OAuth 2.0 Device Authorization API */
export type deviceAuthorization = components["schemas"]["deviceAuthorization"];

/** Error */
export type errorOAuth2 = components["schemas"]["errorOAuth2"];

export type genericError = components["schemas"]["genericError"];

export type healthNotReadyStatus = components["schemas"]["healthNotReadyStatus"];

export type healthStatus = components["schemas"]["healthStatus"];

/**
 * Introspection contains an access token's session data as specified by
 * [IETF RFC 7662](https://tools.ietf.org/html/rfc7662)
 */
export type introspectedOAuth2Token = components["schemas"]["introspectedOAuth2Token"];

/** A JSONPatch document as defined by RFC 6902 */
export type jsonPatch = components["schemas"]["jsonPatch"];

/** A JSONPatchDocument request */
export type jsonPatchDocument = components["schemas"]["jsonPatchDocument"];

export type jsonWebKey = components["schemas"]["jsonWebKey"];

/** JSON Web Key Set */
export type jsonWebKeySet = components["schemas"]["jsonWebKeySet"];

/** For details on pagination please head over to the [pagination documentation](https://www.ory.com/docs/ecosystem/api-design#pagination). */
export type keysetPaginationRequestParameters = components["schemas"]["keysetPaginationRequestParameters"];

/**
 * The `Link` HTTP header contains multiple links (`first`, `next`) formatted as:
 * `<https://{project-slug}.projects.oryapis.com/admin/sessions?page_size=250&page_token=>; rel="first"`
 *
 * For details on pagination please head over to the [pagination documentation](https://www.ory.com/docs/ecosystem/api-design#pagination).
 */
export type keysetPaginationResponseHeaders = components["schemas"]["keysetPaginationResponseHeaders"];

export type nullTime = components["schemas"]["nullTime"];

/**
 * OAuth 2.0 Clients are used to perform OAuth 2.0 and OpenID Connect flows. Usually, OAuth 2.0 clients are
 * generated for applications which want to consume your OAuth 2.0 or OpenID Connect capabilities.
 */
export type oAuth2Client = components["schemas"]["oAuth2Client"];

/** Lifespans of different token types issued for this OAuth 2.0 Client. */
export type oAuth2ClientTokenLifespans = components["schemas"]["oAuth2ClientTokenLifespans"];

export type oAuth2ConsentRequest = components["schemas"]["oAuth2ConsentRequest"];

export type oAuth2ConsentRequestOpenIDConnectContext = components["schemas"]["oAuth2ConsentRequestOpenIDConnectContext"];

/** A completed OAuth 2.0 Consent Session. */
export type oAuth2ConsentSession = components["schemas"]["oAuth2ConsentSession"];

/** List of OAuth 2.0 Consent Sessions */
export type oAuth2ConsentSessions = components["schemas"]["oAuth2ConsentSessions"];

export type oAuth2LoginRequest = components["schemas"]["oAuth2LoginRequest"];

export type oAuth2LogoutRequest = components["schemas"]["oAuth2LogoutRequest"];

/** Contains a redirect URL used to complete a login, consent, or logout request. */
export type oAuth2RedirectTo = components["schemas"]["oAuth2RedirectTo"];

/** OAuth2 Token Exchange Result */
export type oAuth2TokenExchange = components["schemas"]["oAuth2TokenExchange"];

/**
 * Includes links to several endpoints (for example `/oauth2/token`) and exposes information on supported signature algorithms
 * among others.
 */
export type oidcConfiguration = components["schemas"]["oidcConfiguration"];

/** OpenID Connect Userinfo */
export type oidcUserInfo = components["schemas"]["oidcUserInfo"];

export type rejectOAuth2Request = components["schemas"]["rejectOAuth2Request"];

export type tokenPagination = components["schemas"]["tokenPagination"];

export type tokenPaginationHeaders = components["schemas"]["tokenPaginationHeaders"];

/**
 * The `Link` HTTP header contains multiple links (`first`, `next`, `last`, `previous`) formatted as:
 * `<https://{project-slug}.projects.oryapis.com/admin/clients?page_size={limit}&page_token={offset}>; rel="{page}"`
 *
 * For details on pagination please head over to the [pagination documentation](https://www.ory.com/docs/ecosystem/api-design#pagination).
 */
export type tokenPaginationRequestParameters = components["schemas"]["tokenPaginationRequestParameters"];

/**
 * The `Link` HTTP header contains multiple links (`first`, `next`, `last`, `previous`) formatted as:
 * `<https://{project-slug}.projects.oryapis.com/admin/clients?page_size={limit}&page_token={offset}>; rel="{page}"`
 *
 * For details on pagination please head over to the [pagination documentation](https://www.ory.com/docs/ecosystem/api-design#pagination).
 */
export type tokenPaginationResponseHeaders = components["schemas"]["tokenPaginationResponseHeaders"];

/** Trust OAuth2 JWT Bearer Grant Type Issuer Request Body */
export type trustOAuth2JwtGrantIssuer = components["schemas"]["trustOAuth2JwtGrantIssuer"];

/** OAuth2 JWT Bearer Grant Type Issuer Trust Relationship */
export type trustedOAuth2JwtGrantIssuer = components["schemas"]["trustedOAuth2JwtGrantIssuer"];

/** OAuth2 JWT Bearer Grant Type Issuer Trust Relationships */
export type trustedOAuth2JwtGrantIssuers = components["schemas"]["trustedOAuth2JwtGrantIssuers"];

/** OAuth2 JWT Bearer Grant Type Issuer Trusted JSON Web Key */
export type trustedOAuth2JwtGrantJsonWebKey = components["schemas"]["trustedOAuth2JwtGrantJsonWebKey"];

export type unexpectedError = components["schemas"]["unexpectedError"];

export type verifiableCredentialPrimingResponse = components["schemas"]["verifiableCredentialPrimingResponse"];

export type verifiableCredentialResponse = components["schemas"]["verifiableCredentialResponse"];

export type verifyUserCodeRequest = components["schemas"]["verifyUserCodeRequest"];

export type version = components["schemas"]["version"];

export type UUID = components["schemas"]["UUID"];
