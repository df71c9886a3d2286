// Generated from openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Discover Well-Known JSON Web Keys
         * @description This endpoint returns JSON Web Keys required to verifying OpenID Connect ID Tokens and,
         *     if enabled, OAuth 2.0 JWT Access Tokens. This endpoint can be used with client libraries like
         *     [node-jwks-rsa](https://github.com/auth0/node-jwks-rsa) among others.
         *
         *     Adding custom keys requires first creating a keyset via the createJsonWebKeySet operation,
         *     and then configuring the webfinger.jwks.broadcast_keys configuration value to include the keyset name.
         */
        get: operations["discoverJsonWebKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/openid-configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OpenID Connect Discovery
         * @description A mechanism for an OpenID Connect Relying Party to discover the End-User's OpenID Provider and obtain information needed to interact with it, including its OAuth 2.0 endpoint locations.
         *
         *     Popular libraries for OpenID Connect clients include oidc-client-js (JavaScript), go-oidc (Golang), and others.
         *     For a full list of clients go here: https://openid.net/developers/certified/
         */
        get: operations["discoverOidcConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List OAuth 2.0 Clients
         * @description This endpoint lists all clients in the database, and never returns client secrets.
         *     As a default it lists the first 100 clients.
         */
        get: operations["listOAuth2Clients"];
        put?: never;
        /**
         * Create OAuth 2.0 Client
         * @description Create a new OAuth 2.0 client. If you pass `client_secret` the secret is used, otherwise a random secret
         *     is generated. The secret is echoed in the response. It is not possible to retrieve it later on.
         */
        post: operations["createOAuth2Client"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an OAuth 2.0 Client
         * @description Get an OAuth 2.0 client by its ID. This endpoint never returns the client secret.
         *
         *     OAuth 2.0 clients are used to perform OAuth 2.0 and OpenID Connect flows. Usually, OAuth 2.0 clients are
         *     generated for applications which want to consume your OAuth 2.0 or OpenID Connect capabilities.
         */
        get: operations["getOAuth2Client"];
        /**
         * Set OAuth 2.0 Client
         * @description Replaces an existing OAuth 2.0 Client with the payload you send. If you pass `client_secret` the secret is used,
         *     otherwise the existing secret is used. Rotated secrets will be cleared if you pass a new `client_secret`.
         *
         *     If set, the secret is echoed in the response. It is not possible to retrieve it later on.
         *
         *     To perform a seamless client secret rotation, use the `rotateOAuth2ClientSecret` endpoint instead.
         *
         *     OAuth 2.0 Clients are used to perform OAuth 2.0 and OpenID Connect flows. Usually, OAuth 2.0 clients are
         *     generated for applications which want to consume your OAuth 2.0 or OpenID Connect capabilities.
         */
        put: operations["setOAuth2Client"];
        post?: never;
        /**
         * Delete OAuth 2.0 Client
         * @description Delete an existing OAuth 2.0 Client by its ID.
         *
         *     OAuth 2.0 clients are used to perform OAuth 2.0 and OpenID Connect flows. Usually, OAuth 2.0 clients are
         *     generated for applications which want to consume your OAuth 2.0 or OpenID Connect capabilities.
         *
         *     Make sure that this endpoint is well protected and only callable by first-party components.
         */
        delete: operations["deleteOAuth2Client"];
        options?: never;
        head?: never;
        /**
         * Patch OAuth 2.0 Client
         * @description Patch an existing OAuth 2.0 Client using JSON Patch. If you update
         *     `client_secret`, the secret will be updated and returned via the API. This is
         *     the only time you will be able to retrieve the client secret. Passing a new
         *     `client_secret` will clear all rotated secrets.
         *
         *     To perform a seamless client secret rotation, use the `rotateOAuth2ClientSecret` endpoint instead.
         *
         *     OAuth 2.0 clients are used to perform OAuth 2.0 and OpenID Connect flows. Usually, OAuth 2.0 clients are
         *     generated for applications which want to consume your OAuth 2.0 or OpenID Connect capabilities.
         */
        patch: operations["patchOAuth2Client"];
        trace?: never;
    };
    "/admin/clients/{id}/lifespans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set OAuth2 Client Token Lifespans
         * @description Set lifespans of different token types issued for this OAuth 2.0 client. Does not modify other fields.
         */
        put: operations["setOAuth2ClientLifespans"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clients/{id}/secrets/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate OAuth 2.0 Client Secret
         * @description Rotates an OAuth 2.0 client's secrets. The old secret will remain valid for
         *     authentication, allowing for zero-downtime secret rotations. A new secret
         *     will be generated and returned in the response.
         *
         *     Up to five rotated secrets are retained. Use the
         *     `deleteRotatedOAuth2ClientSecrets` endpoint to remove old rotated secrets
         *     when they are no longer needed.
         */
        post: operations["rotateOAuth2ClientSecret"];
        /**
         * Delete Rotated OAuth 2.0 Client Secrets
         * @description Removes all rotated secrets from an OAuth 2.0 client. This should be called after all services
         *     have been updated to use the new secret and the old secrets are no longer needed.
         */
        delete: operations["deleteRotatedOAuth2ClientSecrets"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/keys/{set}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a JSON Web Key Set
         * @description This endpoint can be used to retrieve JWK Sets stored in ORY Hydra.
         *
         *     A JSON Web Key (JWK) is a JavaScript Object Notation (JSON) data structure that represents a cryptographic key. A JWK Set is a JSON data structure that represents a set of JWKs. A JSON Web Key is identified by its set and key id. ORY Hydra uses this functionality to store cryptographic keys used for TLS and JSON Web Tokens (such as OpenID Connect ID tokens), and allows storing user-defined keys as well.
         */
        get: operations["getJsonWebKeySet"];
        /**
         * Update a JSON Web Key Set
         * @description Use this method if you do not want to let Hydra generate the JWKs for you, but instead save your own.
         *
         *     This operation replaces the entire JSON Web Key Set: keys that exist in the set but are not part of the request body are deleted. To add a newly generated key to the set while keeping the existing keys, use the `createJsonWebKeySet` operation (`POST /admin/keys/{set}`).
         *
         *     A JSON Web Key (JWK) is a JavaScript Object Notation (JSON) data structure that represents a cryptographic key. A JWK Set is a JSON data structure that represents a set of JWKs. A JSON Web Key is identified by its set and key id. ORY Hydra uses this functionality to store cryptographic keys used for TLS and JSON Web Tokens (such as OpenID Connect ID tokens), and allows storing user-defined keys as well.
         */
        put: operations["setJsonWebKeySet"];
        /**
         * Create JSON Web Key
         * @description This endpoint is capable of generating JSON Web Key Sets for you. There are different strategies available, such as symmetric cryptographic keys (HS256, HS512) and asymmetric cryptographic keys (RS256, ECDSA). If the specified JSON Web Key Set does not exist, it will be created.
         *
         *     If the set already exists, the newly generated key is added to it and all existing keys are kept. This allows you to rotate keys: tokens signed with an older key in the set remain verifiable. Exception: when Ory Hydra is configured to use a Hardware Security Module (HSM), generating a key replaces the set, which then contains only the new key. To replace a set and all of its keys instead, use the `setJsonWebKeySet` operation (`PUT /admin/keys/{set}`).
         *
         *     A JSON Web Key (JWK) is a JavaScript Object Notation (JSON) data structure that represents a cryptographic key. A JWK Set is a JSON data structure that represents a set of JWKs. A JSON Web Key is identified by its set and key id. ORY Hydra uses this functionality to store cryptographic keys used for TLS and JSON Web Tokens (such as OpenID Connect ID tokens), and allows storing user-defined keys as well.
         */
        post: operations["createJsonWebKeySet"];
        /**
         * Delete JSON Web Key Set
         * @description Use this endpoint to delete a complete JSON Web Key Set and all the keys in that set.
         *
         *     A JSON Web Key (JWK) is a JavaScript Object Notation (JSON) data structure that represents a cryptographic key. A JWK Set is a JSON data structure that represents a set of JWKs. A JSON Web Key is identified by its set and key id. ORY Hydra uses this functionality to store cryptographic keys used for TLS and JSON Web Tokens (such as OpenID Connect ID tokens), and allows storing user-defined keys as well.
         */
        delete: operations["deleteJsonWebKeySet"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/keys/{set}/{kid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get JSON Web Key
         * @description This endpoint returns a singular JSON Web Key contained in a set. It is identified by the set and the specific key ID (kid).
         */
        get: operations["getJsonWebKey"];
        /**
         * Set JSON Web Key
         * @description Use this method if you do not want to let Hydra generate the JWKs for you, but instead save your own.
         *
         *     Warning: the key is created or updated under the `kid` given in the request body. The `{kid}` path parameter exists for historical reasons only: it is ignored and not validated against the body.
         *
         *     A JSON Web Key (JWK) is a JavaScript Object Notation (JSON) data structure that represents a cryptographic key. A JWK Set is a JSON data structure that represents a set of JWKs. A JSON Web Key is identified by its set and key id. ORY Hydra uses this functionality to store cryptographic keys used for TLS and JSON Web Tokens (such as OpenID Connect ID tokens), and allows storing user-defined keys as well.
         */
        put: operations["setJsonWebKey"];
        post?: never;
        /**
         * Delete JSON Web Key
         * @description Use this endpoint to delete a single JSON Web Key.
         *
         *     A JSON Web Key (JWK) is a JavaScript Object Notation (JSON) data structure that represents a cryptographic key. A
         *     JWK Set is a JSON data structure that represents a set of JWKs. A JSON Web Key is identified by its set and key id. ORY Hydra uses
         *     this functionality to store cryptographic keys used for TLS and JSON Web Tokens (such as OpenID Connect ID tokens),
         *     and allows storing user-defined keys as well.
         */
        delete: operations["deleteJsonWebKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/oauth2/auth/requests/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get OAuth 2.0 Consent Request
         * @description When an authorization code, hybrid, or implicit OAuth 2.0 Flow is initiated, Ory asks the login provider
         *     to authenticate the subject and then tell Ory now about it. If the subject authenticated, he/she must now be asked if
         *     the OAuth 2.0 Client which initiated the flow should be allowed to access the resources on the subject's behalf.
         *
         *     The consent challenge is appended to the consent provider's URL to which the subject's user-agent (browser) is redirected to. The consent
         *     provider uses that challenge to fetch information on the OAuth2 request and then tells Ory if the subject accepted
         *     or rejected the request.
         *
         *     The default consent provider is available via the Ory Managed Account Experience. To customize the consent provider, please
         *     head over to the OAuth 2.0 documentation.
         */
        get: operations["getOAuth2ConsentRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/oauth2/auth/requests/consent/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept OAuth 2.0 Consent Request
         * @description When an authorization code, hybrid, or implicit OAuth 2.0 Flow is initiated, Ory asks the login provider
         *     to authenticate the subject and then tell Ory now about it. If the subject authenticated, he/she must now be asked if
         *     the OAuth 2.0 Client which initiated the flow should be allowed to access the resources on the subject's behalf.
         *
         *     The consent challenge is appended to the consent provider's URL to which the subject's user-agent (browser) is redirected to. The consent
         *     provider uses that challenge to fetch information on the OAuth2 request and then tells Ory if the subject accepted
         *     or rejected the request.
         *
         *     This endpoint tells Ory that the subject has authorized the OAuth 2.0 client to access resources on his/her behalf.
         *     The consent provider includes additional information, such as session data for access and ID tokens, and if the
         *     consent request should be used as basis for future requests.
         *
         *     The response contains a redirect URL which the consent provider should redirect the user-agent to.
         *
         *     The default consent provider is available via the Ory Managed Account Experience. To customize the consent provider, please
         *     head over to the OAuth 2.0 documentation.
         */
        put: operations["acceptOAuth2ConsentRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/oauth2/auth/requests/consent/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reject OAuth 2.0 Consent Request
         * @description When an authorization code, hybrid, or implicit OAuth 2.0 Flow is initiated, Ory asks the login provider
         *     to authenticate the subject and then tell Ory now about it. If the subject authenticated, he/she must now be asked if
         *     the OAuth 2.0 Client which initiated the flow should be allowed to access the resources on the subject's behalf.
         *
         *     The consent challenge is appended to the consent provider's URL to which the subject's user-agent (browser) is redirected to. The consent
         *     provider uses that challenge to fetch information on the OAuth2 request and then tells Ory if the subject accepted
         *     or rejected the request.
         *
         *     This endpoint tells Ory that the subject has not authorized the OAuth 2.0 client to access resources on his/her behalf.
         *     The consent provider must include a reason why the consent was not granted.
         *
         *     The response contains a redirect URL which the consent provider should redirect the user-agent to.
         *
         *     The default consent provider is available via the Ory Managed Account Experience. To customize the consent provider, please
         *     head over to the OAuth 2.0 documentation.
         */
        put: operations["rejectOAuth2ConsentRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/oauth2/auth/requests/device/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accepts a device grant user_code request
         * @description Accepts a device grant user_code request
         */
        put: operations["acceptUserCodeRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/oauth2/auth/requests/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get OAuth 2.0 Login Request
         * @description When an authorization code, hybrid, or implicit OAuth 2.0 Flow is initiated, Ory asks the login provider
         *     to authenticate the subject and then tell the Ory OAuth2 Service about it.
         *
         *     Per default, the login provider is Ory itself. You may use a different login provider which needs to be a web-app
         *     you write and host, and it must be able to authenticate ("show the subject a login screen")
         *     a subject (in OAuth2 the proper name for subject is "resource owner").
         *
         *     The authentication challenge is appended to the login provider URL to which the subject's user-agent (browser) is redirected to. The login
         *     provider uses that challenge to fetch information on the OAuth2 request and then accept or reject the requested authentication process.
         */
        get: operations["getOAuth2LoginRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/oauth2/auth/requests/login/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept OAuth 2.0 Login Request
         * @description When an authorization code, hybrid, or implicit OAuth 2.0 Flow is initiated, Ory asks the login provider
         *     to authenticate the subject and then tell the Ory OAuth2 Service about it.
         *
         *     The authentication challenge is appended to the login provider URL to which the subject's user-agent (browser) is redirected to. The login
         *     provider uses that challenge to fetch information on the OAuth2 request and then accept or reject the requested authentication process.
         *
         *     This endpoint tells Ory that the subject has successfully authenticated and includes additional information such as
         *     the subject's ID and if Ory should remember the subject's subject agent for future authentication attempts by setting
         *     a cookie.
         *
         *     The response contains a redirect URL which the login provider should redirect the user-agent to.
         */
        put: operations["acceptOAuth2LoginRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/oauth2/auth/requests/login/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reject OAuth 2.0 Login Request
         * @description When an authorization code, hybrid, or implicit OAuth 2.0 Flow is initiated, Ory asks the login provider
         *     to authenticate the subject and then tell the Ory OAuth2 Service about it.
         *
         *     The authentication challenge is appended to the login provider URL to which the subject's user-agent (browser) is redirected to. The login
         *     provider uses that challenge to fetch information on the OAuth2 request and then accept or reject the requested authentication process.
         *
         *     This endpoint tells Ory that the subject has not authenticated and includes a reason why the authentication
         *     was denied.
         *
         *     The response contains a redirect URL which the login provider should redirect the user-agent to.
         */
        put: operations["rejectOAuth2LoginRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/oauth2/auth/requests/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get OAuth 2.0 Session Logout Request
         * @description Use this endpoint to fetch an Ory OAuth 2.0 logout request.
         */
        get: operations["getOAuth2LogoutRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/oauth2/auth/requests/logout/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept OAuth 2.0 Session Logout Request
         * @description When a user or an application requests Ory OAuth 2.0 to remove the session state of a subject, this endpoint is used to confirm that logout request.
         *
         *     The response contains a redirect URL which the consent provider should redirect the user-agent to.
         */
        put: operations["acceptOAuth2LogoutRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/oauth2/auth/requests/logout/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reject OAuth 2.0 Session Logout Request
         * @description When a user or an application requests Ory OAuth 2.0 to remove the session state of a subject, this endpoint is used to deny that logout request.
         *     No HTTP request body is required.
         *
         *     The response is empty as the logout provider has to chose what action to perform next.
         */
        put: operations["rejectOAuth2LogoutRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/oauth2/auth/sessions/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List OAuth 2.0 Consent Sessions of a Subject
         * @description This endpoint lists all subject's granted consent sessions, including client and granted scope.
         *     If the subject is unknown or has not granted any consent sessions yet, the endpoint returns an
         *     empty JSON array with status code 200 OK.
         */
        get: operations["listOAuth2ConsentSessions"];
        put?: never;
        post?: never;
        /**
         * Revoke OAuth 2.0 Consent Sessions of a Subject
         * @description This endpoint revokes a subject's granted consent sessions and invalidates all
         *     associated OAuth 2.0 Access Tokens. You may also only revoke sessions for a specific OAuth 2.0 Client ID.
         */
        delete: operations["revokeOAuth2ConsentSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/oauth2/auth/sessions/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revokes OAuth 2.0 Login Sessions by either a Subject or a SessionID
         * @description This endpoint invalidates authentication sessions. After revoking the authentication session(s), the subject
         *     has to re-authenticate at the Ory OAuth2 Provider. This endpoint does not invalidate any tokens.
         *
         *     If you send the subject in a query param, all authentication sessions that belong to that subject are revoked.
         *     No OpenID Connect Front- or Back-channel logout is performed in this case.
         *
         *     Alternatively, you can send a SessionID via `sid` query param, in which case, only the session that is connected
         *     to that SessionID is revoked. OpenID Connect Back-channel logout is performed in this case.
         *
         *     When using Ory for the identity provider, the login provider will also invalidate the session cookie.
         */
        delete: operations["revokeOAuth2LoginSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/oauth2/introspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Introspect OAuth2 Access and Refresh Tokens
         * @description The introspection endpoint allows to check if a token (both refresh and access) is active or not. An active token
         *     is neither expired nor revoked. If a token is active, additional information on the token will be included. You can
         *     set additional data for a token by setting `session.access_token` during the consent flow.
         */
        post: operations["introspectOAuth2Token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/oauth2/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete OAuth 2.0 Access Tokens from specific OAuth 2.0 Client
         * @description This endpoint deletes OAuth2 access tokens issued to an OAuth 2.0 Client from the database.
         */
        delete: operations["deleteOAuth2Token"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/trust/grants/jwt-bearer/issuers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Trusted OAuth2 JWT Bearer Grant Type Issuers
         * @description Use this endpoint to list all trusted JWT Bearer Grant Type Issuers.
         */
        get: operations["listTrustedOAuth2JwtGrantIssuers"];
        put?: never;
        /**
         * Trust OAuth2 JWT Bearer Grant Type Issuer
         * @description Use this endpoint to establish a trust relationship for a JWT issuer
         *     to perform JSON Web Token (JWT) Profile for OAuth 2.0 Client Authentication
         *     and Authorization Grants [RFC7523](https://datatracker.ietf.org/doc/html/rfc7523).
         */
        post: operations["trustOAuth2JwtGrantIssuer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/trust/grants/jwt-bearer/issuers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Trusted OAuth2 JWT Bearer Grant Type Issuer
         * @description Use this endpoint to get a trusted JWT Bearer Grant Type Issuer. The ID is the one returned when you
         *     created the trust relationship.
         */
        get: operations["getTrustedOAuth2JwtGrantIssuer"];
        put?: never;
        post?: never;
        /**
         * Delete Trusted OAuth2 JWT Bearer Grant Type Issuer
         * @description Use this endpoint to delete trusted JWT Bearer Grant Type Issuer. The ID is the one returned when you
         *     created the trust relationship.
         *
         *     Once deleted, the associated issuer will no longer be able to perform the JSON Web Token (JWT) Profile
         *     for OAuth 2.0 Client Authentication and Authorization Grant.
         */
        delete: operations["deleteTrustedOAuth2JwtGrantIssuer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issues a Verifiable Credential
         * @description This endpoint creates a verifiable credential that attests that the user
         *     authenticated with the provided access token owns a certain public/private key
         *     pair.
         *
         *     More information can be found at
         *     https://openid.net/specs/openid-connect-userinfo-vc-1_0.html.
         */
        post: operations["createVerifiableCredential"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/alive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check Alive Status
         * @description This endpoint returns a 200 status code when the HTTP server is up running.
         *     This status does currently not include checks whether the database connection is working.
         *
         *     If the service supports TLS Edge Termination, this endpoint does not require the
         *     `X-Forwarded-Proto` header to be set.
         *
         *     Be aware that if you are running multiple nodes of this service, the health status will never
         *     refer to the cluster state, only to a single instance.
         */
        get: operations["isInstanceAlive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check Readiness Status
         * @description This endpoint returns a 200 status code when the HTTP server is up running and the environment dependencies (e.g.
         *     the database) are responsive as well.
         *
         *     If the service supports TLS Edge Termination, this endpoint does not require the
         *     `X-Forwarded-Proto` header to be set.
         *
         *     Be aware that if you are running multiple nodes of this service, the health status will never
         *     refer to the cluster state, only to a single instance.
         */
        get: operations["isInstanceReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OAuth 2.0 Authorize Endpoint
         * @description Use open source libraries to perform OAuth 2.0 and OpenID Connect
         *     available for any programming language. You can find a list of libraries at https://oauth.net/code/
         *
         *     This endpoint should not be used via the Ory SDK and is only included for technical reasons.
         *     Instead, use one of the libraries linked above.
         */
        get: operations["oAuth2Authorize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/device/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The OAuth 2.0 Device Authorize Endpoint
         * @description This endpoint is not documented here because you should never use your own implementation to perform OAuth2 flows.
         *     OAuth2 is a very popular protocol and a library for your programming language will exist.
         *
         *     To learn more about this flow please refer to the specification: https://tools.ietf.org/html/rfc8628
         */
        post: operations["oAuth2DeviceFlow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/device/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OAuth 2.0 Device Verification Endpoint
         * @description This is the device user verification endpoint. The user is redirected here when trying to log in using the device flow.
         */
        get: operations["performOAuth2DeviceVerificationFlow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register OAuth2 Client using OpenID Dynamic Client Registration
         * @description This endpoint behaves like the administrative counterpart (`createOAuth2Client`) but is capable of facing the
         *     public internet directly and can be used in self-service. It implements the OpenID Connect
         *     Dynamic Client Registration Protocol. This feature needs to be enabled in the configuration. This endpoint
         *     is disabled by default. It can be enabled by an administrator.
         *
         *     Please note that using this endpoint you are not able to choose the `client_secret` nor the `client_id` as those
         *     values will be server generated when specifying `token_endpoint_auth_method` as `client_secret_basic` or
         *     `client_secret_post`.
         *
         *     The `client_secret` will be returned in the response and you will not be able to retrieve it later on.
         *     Write the secret down and keep it somewhere safe.
         */
        post: operations["createOidcDynamicClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/register/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get OAuth2 Client using OpenID Dynamic Client Registration
         * @description This endpoint behaves like the administrative counterpart (`getOAuth2Client`) but is capable of facing the
         *     public internet directly and can be used in self-service. It implements the OpenID Connect
         *     Dynamic Client Registration Protocol.
         *
         *     To use this endpoint, you will need to present the client's authentication credentials. If the OAuth2 Client
         *     uses the Token Endpoint Authentication Method `client_secret_post`, you need to present the client secret in the URL query.
         *     If it uses `client_secret_basic`, present the Client ID and the Client Secret in the Authorization header.
         */
        get: operations["getOidcDynamicClient"];
        /**
         * Set OAuth2 Client using OpenID Dynamic Client Registration
         * @description This endpoint behaves like the administrative counterpart (`setOAuth2Client`) but is capable of facing the
         *     public internet directly to be used by third parties. It implements the OpenID Connect
         *     Dynamic Client Registration Protocol.
         *
         *     This feature is disabled per default. It can be enabled by a system administrator.
         *
         *     If you pass `client_secret` the secret is used, otherwise the existing secret is used. If set, the secret is echoed in the response.
         *     It is not possible to retrieve it later on.
         *
         *     To use this endpoint, you will need to present the client's authentication credentials. If the OAuth2 Client
         *     uses the Token Endpoint Authentication Method `client_secret_post`, you need to present the client secret in the URL query.
         *     If it uses `client_secret_basic`, present the Client ID and the Client Secret in the Authorization header.
         *
         *     OAuth 2.0 clients are used to perform OAuth 2.0 and OpenID Connect flows. Usually, OAuth 2.0 clients are
         *     generated for applications which want to consume your OAuth 2.0 or OpenID Connect capabilities.
         */
        put: operations["setOidcDynamicClient"];
        post?: never;
        /**
         * Delete OAuth 2.0 Client using the OpenID Dynamic Client Registration Management Protocol
         * @description This endpoint behaves like the administrative counterpart (`deleteOAuth2Client`) but is capable of facing the
         *     public internet directly and can be used in self-service. It implements the OpenID Connect
         *     Dynamic Client Registration Protocol. This feature needs to be enabled in the configuration. This endpoint
         *     is disabled by default. It can be enabled by an administrator.
         *
         *     To use this endpoint, you will need to present the client's authentication credentials. If the OAuth2 Client
         *     uses the Token Endpoint Authentication Method `client_secret_post`, you need to present the client secret in the URL query.
         *     If it uses `client_secret_basic`, present the Client ID and the Client Secret in the Authorization header.
         *
         *     OAuth 2.0 clients are used to perform OAuth 2.0 and OpenID Connect flows. Usually, OAuth 2.0 clients are
         *     generated for applications which want to consume your OAuth 2.0 or OpenID Connect capabilities.
         */
        delete: operations["deleteOidcDynamicClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke OAuth 2.0 Access or Refresh Token
         * @description Revoking a token (both access and refresh) means that the tokens will be invalid. A revoked access token can no
         *     longer be used to make access requests, and a revoked refresh token can no longer be used to refresh an access token.
         *     Revoking a refresh token also invalidates the access token that was created with it. A token may only be revoked by
         *     the client the token was generated for.
         */
        post: operations["revokeOAuth2Token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/sessions/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OpenID Connect Front- and Back-channel Enabled Logout
         * @description This endpoint initiates and completes user logout at the Ory OAuth2 & OpenID provider and initiates OpenID Connect Front- / Back-channel logout:
         *
         *     https://openid.net/specs/openid-connect-frontchannel-1_0.html
         *     https://openid.net/specs/openid-connect-backchannel-1_0.html
         *
         *     Back-channel logout is performed asynchronously and does not affect logout flow.
         */
        get: operations["revokeOidcSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The OAuth 2.0 Token Endpoint
         * @description Use open source libraries to perform OAuth 2.0 and OpenID Connect
         *     available for any programming language. You can find a list of libraries here https://oauth.net/code/
         *
         *     This endpoint should not be used via the Ory SDK and is only included for technical reasons.
         *     Instead, use one of the libraries linked above.
         */
        post: operations["oauth2TokenExchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OpenID Connect Userinfo
         * @description This endpoint returns the payload of the ID Token, including `session.id_token` values, of
         *     the provided OAuth 2.0 Access Token's consent request.
         *
         *     In the case of authentication error, a WWW-Authenticate header might be set in the response
         *     with more information about the error. See [the spec](https://datatracker.ietf.org/doc/html/rfc6750#section-3)
         *     for more details about header format.
         */
        get: operations["getOidcUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Service Version
         * @description This endpoint returns the service version typically notated using semantic versioning.
         *
         *     If the service supports TLS Edge Termination, this endpoint does not require the
         *     `X-Forwarded-Proto` header to be set.
         */
        get: operations["getVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * CreateVerifiableCredentialRequestBody contains the request body to request a verifiable credential.
         * @source openapi.yaml:2304
         */
        CreateVerifiableCredentialRequestBody: {
            format?: string;
            proof?: components["schemas"]["VerifiableCredentialProof"];
            types?: string[];
        };
        /**
         * DefaultError is not safe to shallow copy because it contains
         *     fields which are not value types, e.g. maps.
         *     A shallow copy would inadvertently share these underlying fields,
         *     leading to incorrect behavior and data races in a concurrent context.
         *     Consequently, all methods take the type by pointer and not by value.
         * @description From https://go.dev/wiki/CodeReviewComments#receiver-type:
         *     > Can function or methods, either concurrently or when called from this method, be mutating the receiver? A value type creates a copy of the receiver when the method is invoked, so outside updates will not be applied to this receiver. If changes must be visible in the original receiver, the receiver must be a pointer.
         *     > If the receiver is a struct, array or slice and any of its elements is a pointer to something that might be mutating,
         *     > prefer a pointer receiver, as it will make the intention clearer to the reader.
         *     > Don’t mix receiver types. Choose either pointers or struct types for all available methods.
         * @source openapi.yaml:2317
         */
        DefaultError: unknown;
        /**
         * Contains information on an ongoing device grant request.
         * @source openapi.yaml:2341
         */
        DeviceUserAuthRequest: {
            /**
             * @description ID is the identifier ("device challenge") of the device grant request. It is used to
             *     identify the session.
             */
            challenge: string;
            client?: components["schemas"]["oAuth2Client"];
            handled_at?: components["schemas"]["nullTime"];
            /** @description RequestURL is the original Device Authorization URL requested. */
            request_url?: string;
            /** @description RequestedAudience contains the access token audience as requested by the OAuth 2.0 Client. */
            requested_access_token_audience?: string[];
            /** @description RequestedScope contains the OAuth 2.0 Scope requested by the OAuth 2.0 Client. */
            requested_scope?: string[];
        };
        /**
         * JSONRawMessage represents a json.RawMessage that works well with JSON, SQL, and Swagger.
         * @source openapi.yaml:2373
         */
        JSONRawMessage: Record<string, unknown>;
        /**
         * NullDuration represents a nullable JSON and SQL compatible time.Duration.
         * @description TODO delete this type and replace it with ory/x/sqlxx/NullDuration when applying the custom client token TTL patch to Hydra 2.x
         * @source openapi.yaml:2377
         */
        NullDuration: string;
        /**
         * RFC6749ErrorJson is a helper struct for JSON encoding/decoding of RFC6749Error.
         * @source openapi.yaml:2382
         */
        RFC6749ErrorJson: {
            error?: string;
            error_debug?: string;
            error_description?: string;
            error_hint?: string;
            /** Format: int64 */
            status_code?: number | bigint;
        };
        /**
         * VerifiableCredentialProof contains the proof of a verifiable credential.
         * @source openapi.yaml:2398
         */
        VerifiableCredentialProof: {
            jwt?: string;
            proof_type?: string;
        };
        /**
         * @description Contains information on an device verification
         * @source openapi.yaml:2406
         */
        acceptDeviceUserCodeRequest: {
            user_code?: string;
        };
        /**
         * The request payload used to accept a consent request.
         * @source openapi.yaml:2412
         */
        acceptOAuth2ConsentRequest: {
            context?: components["schemas"]["JSONRawMessage"];
            /** @description GrantedAudience sets the audience the user authorized the client to use. Should be a subset of `requested_access_token_audience`. */
            grant_access_token_audience?: string[];
            /** @description GrantScope sets the scope the user authorized the client to use. Should be a subset of `requested_scope`. */
            grant_scope?: string[];
            /**
             * @description Remember, if set to true, tells ORY Hydra to remember this consent authorization and reuse it if the same
             *     client asks the same user for the same, or a subset of, scope.
             */
            remember?: boolean;
            /**
             * Format: int64
             * @description RememberFor sets how long the consent authorization should be remembered for in seconds. If set to `0`, the
             *     authorization will be remembered indefinitely.
             */
            remember_for?: number | bigint;
            session?: components["schemas"]["acceptOAuth2ConsentRequestSession"];
        };
        /**
         * Pass session data to a consent request.
         * @source openapi.yaml:2447
         */
        acceptOAuth2ConsentRequestSession: {
            /**
             * @description AccessToken sets session data for the access and refresh token, as well as any future tokens issued by the
             *     refresh grant. Keep in mind that this data will be available to anyone performing OAuth 2.0 Challenge Introspection.
             *     If only your services can perform OAuth 2.0 Challenge Introspection, this is usually fine. But if third parties
             *     can access that endpoint as well, sensitive data from the session might be exposed to them. Use with care!
             */
            access_token?: {
                [key: string]: unknown;
            };
            /**
             * @description IDToken sets session data for the OpenID Connect ID token. Keep in mind that the session'id payloads are readable
             *     by anyone that has access to the ID Challenge. Use with care!
             */
            id_token?: {
                [key: string]: unknown;
            };
        };
        /**
         * HandledLoginRequest is the request payload used to accept a login request.
         * @source openapi.yaml:2474
         */
        acceptOAuth2LoginRequest: {
            /**
             * @description ACR sets the Authentication AuthorizationContext Class Reference value for this authentication session. You can use it
             *     to express that, for example, a user authenticated using two-factor authentication.
             */
            acr?: string;
            /**
             * @description AMR sets the Authentication Methods References value for this
             *     authentication session. You can use it to specify the method a user used to
             *     authenticate. For example, if the acr indicates a user used two-factor
             *     authentication, the amr can express they used a software-secured key.
             */
            amr?: string[];
            context?: components["schemas"]["JSONRawMessage"];
            /**
             * @description Extend OAuth2 authentication session lifespan
             *
             *     If set to `true`, the OAuth2 authentication cookie lifespan is extended. This is for example useful if you want the user to be able to use `prompt=none` continuously.
             *
             *     This value can only be set to `true` if the user has an authentication, which is the case if the `skip` value is `true`.
             */
            extend_session_lifespan?: boolean;
            /**
             * @description ForceSubjectIdentifier forces the "pairwise" user ID of the end-user that authenticated. The "pairwise" user ID refers to the
             *     (Pairwise Identifier Algorithm)[http://openid.net/specs/openid-connect-core-1_0.html#PairwiseAlg] of the OpenID
             *     Connect specification. It allows you to set an obfuscated subject ("user") identifier that is unique to the client.
             *
             *     Please note that this changes the user ID on endpoint /userinfo and sub claim of the ID Token. It does not change the
             *     sub claim in the OAuth 2.0 Introspection.
             *
             *     Per default, ORY Hydra handles this value with its own algorithm. In case you want to set this yourself
             *     you can use this field. Please note that setting this field has no effect if `pairwise` is not configured in
             *     ORY Hydra or the OAuth 2.0 Client does not expect a pairwise identifier (set via `subject_type` key in the client's
             *     configuration).
             *
             *     Please also be aware that ORY Hydra is unable to properly compute this value during authentication. This implies
             *     that you have to compute this value on every authentication process (probably depending on the client ID or some
             *     other unique value).
             *
             *     If you fail to compute the proper value, then authentication processes which have id_token_hint set might fail.
             */
            force_subject_identifier?: string;
            /**
             * @description IdentityProviderSessionID is the session ID of the end-user that authenticated.
             *     If specified, we will use this value to propagate the logout.
             */
            identity_provider_session_id?: string;
            /**
             * @description Remember, if set to true, tells Ory Hydra to remember this user by telling the user agent (browser) to store
             *     a cookie with authentication data. If the same user performs another OAuth 2.0 Authorization Request, they
             *     will not be asked to log in again.
             */
            remember?: boolean;
            /**
             * Format: int64
             * @description RememberFor sets how long the authentication should be remembered for in seconds. If set to `0`, the
             *     authorization will be remembered for the duration of the browser session (using a session cookie).
             */
            remember_for?: number | bigint;
            /** @description Subject is the user ID of the end-user that authenticated. */
            subject: string;
        };
        /**
         * @description Create JSON Web Key Set Request Body
         * @source openapi.yaml:2565
         */
        createJsonWebKeySet: {
            /**
             * @description JSON Web Key Algorithm
             *
             *     The algorithm to be used for creating the key. Supports `RS256`, `ES256`, `ES512`, `HS512`, and `HS256`.
             */
            alg: string;
            /**
             * @description JSON Web Key ID
             *
             *     The Key ID of the key to be created.
             */
            kid: string;
            /**
             * @description JSON Web Key Use
             *
             *     The "use" (public key use) parameter identifies the intended use of
             *     the public key. The "use" parameter is employed to indicate whether
             *     a public key is used for encrypting data or verifying the signature
             *     on data. Valid values are "enc" and "sig".
             */
            use: string;
        };
        /**
         * Verifiable Credentials Metadata (Draft 00)
         * @description Includes information about the supported verifiable credentials.
         * @source openapi.yaml:2596
         */
        credentialSupportedDraft00: {
            /**
             * @description OpenID Connect Verifiable Credentials Cryptographic Binding Methods Supported
             *
             *     Contains a list of cryptographic binding methods supported for signing the proof.
             */
            cryptographic_binding_methods_supported?: string[];
            /**
             * @description OpenID Connect Verifiable Credentials Cryptographic Suites Supported
             *
             *     Contains a list of cryptographic suites methods supported for signing the proof.
             */
            cryptographic_suites_supported?: string[];
            /**
             * @description OpenID Connect Verifiable Credentials Format
             *
             *     Contains the format that is supported by this authorization server.
             */
            format?: string;
            /**
             * @description OpenID Connect Verifiable Credentials Types
             *
             *     Contains the types of verifiable credentials supported.
             */
            types?: string[];
        };
        /**
         * OAuth2 Device Flow
         * @description # Ory's OAuth 2.0 Device Authorization API
         * @source openapi.yaml:2636
         */
        deviceAuthorization: {
            /**
             * @description The device verification code.
             * @example ory_dc_smldfksmdfkl.mslkmlkmlk
             */
            device_code?: string;
            /**
             * Format: int64
             * @description The lifetime in seconds of the "device_code" and "user_code".
             * @example 16830
             */
            expires_in?: number | bigint;
            /**
             * Format: int64
             * @description The minimum amount of time in seconds that the client
             *     SHOULD wait between polling requests to the token endpoint.  If no
             *     value is provided, clients MUST use 5 as the default.
             * @example 5
             */
            interval?: number | bigint;
            /**
             * @description The end-user verification code.
             * @example AAAAAA
             */
            user_code?: string;
            /**
             * @description The end-user verification URI on the authorization
             *     server.  The URI should be short and easy to remember as end users
             *     will be asked to manually type it into their user agent.
             * @example https://auth.ory.sh/tv
             */
            verification_uri?: string;
            /**
             * @description A verification URI that includes the "user_code" (or
             *     other information with the same function as the "user_code"),
             *     which is designed for non-textual transmission.
             * @example https://auth.ory.sh/tv?user_code=AAAAAA
             */
            verification_uri_complete?: string;
        };
        /**
         * @description Error
         * @source openapi.yaml:2676
         */
        errorOAuth2: {
            /** @description Error */
            error?: string;
            /**
             * @description Error Debug Information
             *
             *     Only available in dev mode.
             */
            error_debug?: string;
            /** @description Error Description */
            error_description?: string;
            /**
             * @description Error Hint
             *
             *     Helps the user identify the error cause.
             * @example The redirect URL is not allowed.
             */
            error_hint?: string;
            /**
             * Format: int64
             * @description HTTP Status Code
             * @example 401
             */
            status_code?: number | bigint;
        };
        /** @source openapi.yaml:2704 */
        genericError: {
            /**
             * Format: int64
             * @description The status code
             * @example 404
             */
            code?: number | bigint;
            /**
             * @description Debug information
             *
             *     This field is often not exposed to protect against leaking
             *     sensitive information.
             * @example SQL field "foo" is not a bool.
             */
            debug?: string;
            /** @description Further error details */
            details?: {
                [key: string]: unknown;
            };
            /**
             * @description The error ID
             *
             *     Useful when trying to identify various errors in application logic.
             */
            id?: string;
            /**
             * @description Error message
             *
             *     The error's message.
             * @example The resource could not be found
             */
            message: string;
            /**
             * @description A human-readable reason for the error
             * @example User with ID 1234 does not exist.
             */
            reason?: string;
            /**
             * @description The request ID
             *
             *     The request ID is often exposed internally in order to trace
             *     errors across service architectures. This is often a UUID.
             * @example d7ef54b1-ec15-46e6-bccb-524b82c035e6
             */
            request?: string;
            /**
             * @description The status description
             * @example Not Found
             */
            status?: string;
        };
        /**
         * The not ready status of the service.
         * @source openapi.yaml:2755
         */
        healthNotReadyStatus: {
            /** @description Errors contains a list of errors that caused the not ready status. */
            errors?: {
                [key: string]: string;
            };
        };
        /**
         * The health status of the service.
         * @source openapi.yaml:2764
         */
        healthStatus: {
            /** @description Status always contains "ok". */
            status?: string;
        };
        /**
         * @description Introspection contains an access token's session data as specified by
         *     [IETF RFC 7662](https://tools.ietf.org/html/rfc7662)
         * @source openapi.yaml:2771
         */
        introspectedOAuth2Token: {
            /**
             * @description Active is a boolean indicator of whether or not the presented token
             *     is currently active.  The specifics of a token's "active" state
             *     will vary depending on the implementation of the authorization
             *     server and the information it keeps about its tokens, but a "true"
             *     value return for the "active" property will generally indicate
             *     that a given token has been issued by this authorization server,
             *     has not been revoked by the resource owner, and is within its
             *     given time window of validity (e.g., after its issuance time and
             *     before its expiration time).
             */
            active: boolean;
            /** @description Audience contains a list of the token's intended audiences. */
            aud?: string[];
            /**
             * @description ID is a client identifier for the OAuth 2.0 client that
             *     requested this token.
             */
            client_id?: string;
            /**
             * Format: int64
             * @description Expires at is an integer timestamp, measured in the number of seconds
             *     since January 1 1970 UTC, indicating when this token will expire.
             */
            exp?: number | bigint;
            /** @description Extra is arbitrary data set by the session. */
            ext?: {
                [key: string]: unknown;
            };
            /**
             * Format: int64
             * @description Issued at is an integer timestamp, measured in the number of seconds
             *     since January 1 1970 UTC, indicating when this token was
             *     originally issued.
             */
            iat?: number | bigint;
            /** @description IssuerURL is a string representing the issuer of this token */
            iss?: string;
            /**
             * Format: int64
             * @description NotBefore is an integer timestamp, measured in the number of seconds
             *     since January 1 1970 UTC, indicating when this token is not to be
             *     used before.
             */
            nbf?: number | bigint;
            /**
             * @description ObfuscatedSubject is set when the subject identifier algorithm was set to "pairwise" during authorization.
             *     It is the `sub` value of the ID Token that was issued.
             */
            obfuscated_subject?: string;
            /**
             * @description Scope is a JSON string containing a space-separated list of
             *     scopes associated with this token.
             */
            scope?: string;
            /**
             * @description Subject of the token, as defined in JWT [RFC7519].
             *     Usually a machine-readable identifier of the resource owner who
             *     authorized this token.
             */
            sub?: string;
            /** @description TokenType is the introspected token's type, typically `Bearer`. */
            token_type?: string;
            /** @description TokenUse is the introspected token's use, for example `access_token` or `refresh_token`. */
            token_use?: string;
            /**
             * @description Username is a human-readable identifier for the resource owner who
             *     authorized this token.
             */
            username?: string;
        };
        /**
         * @description A JSONPatch document as defined by RFC 6902
         * @source openapi.yaml:2858
         */
        jsonPatch: {
            /**
             * @description This field is used together with operation "move" and uses JSON Pointer notation.
             *
             *     Learn more [about JSON Pointers](https://datatracker.ietf.org/doc/html/rfc6901#section-5).
             * @example /name
             */
            from?: string;
            /**
             * @description The operation to be performed. One of "add", "remove", "replace", "move", "copy", or "test".
             * @example replace
             */
            op: string;
            /**
             * @description The path to the target path. Uses JSON pointer notation.
             *
             *     Learn more [about JSON Pointers](https://datatracker.ietf.org/doc/html/rfc6901#section-5).
             * @example /name
             */
            path: string;
            /**
             * @description The value to be used within the operations.
             *
             *     Learn more [about JSON Pointers](https://datatracker.ietf.org/doc/html/rfc6901#section-5).
             * @example foobar
             */
            value?: unknown;
        };
        /**
         * @description A JSONPatchDocument request
         * @source openapi.yaml:2897
         */
        jsonPatchDocument: components["schemas"]["jsonPatch"][];
        /** @source openapi.yaml:2902 */
        jsonWebKey: {
            /**
             * @description The "alg" (algorithm) parameter identifies the algorithm intended for
             *     use with the key.  The values used should either be registered in the
             *     IANA "JSON Web Signature and Encryption Algorithms" registry
             *     established by [JWA] or be a value that contains a Collision-
             *     Resistant Name.
             * @example RS256
             */
            alg: string;
            /** @example P-256 */
            crv?: string;
            /** @example T_N8I-6He3M8a7X1vWt6TGIx4xB_GP3Mb4SsZSA4v-orvJzzRiQhLlRR81naWYxfQAYt5isDI6_C2L9bdWo4FFPjGQFvNoRX-_sBJyBI_rl-TBgsZYoUlAj3J92WmY2inbA-PwyJfsaIIDceYBC-eX-xiCu6qMqkZi3MwQAFL6bMdPEM0z4JBcwFT3VdiWAIRUuACWQwrXMq672x7fMuaIaHi7XDGgt1ith23CLfaREmJku9PQcchbt_uEY-hqrFY6ntTtS4paWWQj86xLL94S-Tf6v6xkL918PfLSOTq6XCzxvlFwzBJqApnAhbwqLjpPhgUG04EDRrqrSBc5Y1BLevn6Ip5h1AhessBp3wLkQgz_roeckt-ybvzKTjESMuagnpqLvOT7Y9veIug2MwPJZI2VjczRc1vzMs25XrFQ8DpUy-bNdp89TmvAXwctUMiJdgHloJw23Cv03gIUAkDnsTqZmkpbIf-crpgNKFmQP_EDKoe8p_PXZZgfbRri3NoEVGP7Mk6yEu8LjJhClhZaBNjuWw2-KlBfOA3g79mhfBnkInee5KO9mGR50qPk1V-MorUYNTFMZIm0kFE6eYVWFBwJHLKYhHU34DoiK1VP-svZpC2uAMFNA_UJEwM9CQ2b8qe4-5e9aywMvwcuArRkAB5mBIfOaOJao3mfukKAE */
            d?: string;
            /** @example G4sPXkc6Ya9y8oJW9_ILj4xuppu0lzi_H7VTkS8xj5SdX3coE0oimYwxIi2emTAue0UOa5dpgFGyBJ4c8tQ2VF402XRugKDTP8akYhFo5tAA77Qe_NmtuYZc3C3m3I24G2GvR5sSDxUyAN2zq8Lfn9EUms6rY3Ob8YeiKkTiBj0 */
            dp?: string;
            /** @example s9lAH9fggBsoFR8Oac2R_E2gw282rT2kGOAhvIllETE1efrA6huUUvMfBcMpn8lqeW6vzznYY5SSQF7pMdC_agI3nG8Ibp1BUb0JUiraRNqUfLhcQb_d9GF4Dh7e74WbRsobRonujTYN1xCaP6TO61jvWrX-L18txXw494Q_cgk */
            dq?: string;
            /** @example AQAB */
            e?: string;
            /** @example GawgguFyGrWKav7AX4VKUg */
            k?: string;
            /**
             * @description The "kid" (key ID) parameter is used to match a specific key.  This
             *     is used, for instance, to choose among a set of keys within a JWK Set
             *     during key rollover.  The structure of the "kid" value is
             *     unspecified.  When "kid" values are used within a JWK Set, different
             *     keys within the JWK Set SHOULD use distinct "kid" values.  (One
             *     example in which different keys might use the same "kid" value is if
             *     they have different "kty" (key type) values but are considered to be
             *     equivalent alternatives by the application using them.)  The "kid"
             *     value is a case-sensitive string.
             * @example 1603dfe0af8f4596
             */
            kid: string;
            /**
             * @description The "kty" (key type) parameter identifies the cryptographic algorithm
             *     family used with the key, such as "RSA" or "EC". "kty" values should
             *     either be registered in the IANA "JSON Web Key Types" registry
             *     established by [JWA] or be a value that contains a Collision-
             *     Resistant Name.  The "kty" value is a case-sensitive string.
             * @example RSA
             */
            kty: string;
            /** @example vTqrxUyQPl_20aqf5kXHwDZrel-KovIp8s7ewJod2EXHl8tWlRB3_Rem34KwBfqlKQGp1nqah-51H4Jzruqe0cFP58hPEIt6WqrvnmJCXxnNuIB53iX_uUUXXHDHBeaPCSRoNJzNysjoJ30TIUsKBiirhBa7f235PXbKiHducLevV6PcKxJ5cY8zO286qJLBWSPm-OIevwqsIsSIH44Qtm9sioFikhkbLwoqwWORGAY0nl6XvVOlhADdLjBSqSAeT1FPuCDCnXwzCDR8N9IFB_IjdStFkC-rVt2K5BYfPd0c3yFp_vHR15eRd0zJ8XQ7woBC8Vnsac6Et1pKS59pX6256DPWu8UDdEOolKAPgcd_g2NpA76cAaF_jcT80j9KrEzw8Tv0nJBGesuCjPNjGs_KzdkWTUXt23Hn9QJsdc1MZuaW0iqXBepHYfYoqNelzVte117t4BwVp0kUM6we0IqyXClaZgOI8S-WDBw2_Ovdm8e5NmhYAblEVoygcX8Y46oH6bKiaCQfKCFDMcRgChme7AoE1yZZYsPbaG_3IjPrC4LBMHQw8rM9dWjJ8ImjicvZ1pAm0dx-KHCP3y5PVKrxBDf1zSOsBRkOSjB8TPODnJMz6-jd5hTtZxpZPwPoIdCanTZ3ZD6uRBpTmDwtpRGm63UQs1m5FWPwb0T2IF0 */
            n?: string;
            /** @example 6NbkXwDWUhi-eR55Cgbf27FkQDDWIamOaDr0rj1q0f1fFEz1W5A_09YvG09Fiv1AO2-D8Rl8gS1Vkz2i0zCSqnyy8A025XOcRviOMK7nIxE4OH_PEsko8dtIrb3TmE2hUXvCkmzw9EsTF1LQBOGC6iusLTXepIC1x9ukCKFZQvdgtEObQ5kzd9Nhq-cdqmSeMVLoxPLd1blviVT9Vm8-y12CtYpeJHOaIDtVPLlBhJiBoPKWg3vxSm4XxIliNOefqegIlsmTIa3MpS6WWlCK3yHhat0Q-rRxDxdyiVdG_wzJvp0Iw_2wms7pe-PgNPYvUWH9JphWP5K38YqEBiJFXQ */
            p?: string;
            /** @example 0A1FmpOWR91_RAWpqreWSavNaZb9nXeKiBo0DQGBz32DbqKqQ8S4aBJmbRhJcctjCLjain-ivut477tAUMmzJwVJDDq2MZFwC9Q-4VYZmFU4HJityQuSzHYe64RjN-E_NQ02TWhG3QGW6roq6c57c99rrUsETwJJiwS8M5p15Miuz53DaOjv-uqqFAFfywN5WkxHbraBcjHtMiQuyQbQqkCFh-oanHkwYNeytsNhTu2mQmwR5DR2roZ2nPiFjC6nsdk-A7E3S3wMzYYFw7jvbWWoYWo9vB40_MY2Y0FYQSqcDzcBIcq_0tnnasf3VW4Fdx6m80RzOb2Fsnln7vKXAQ */
            q?: string;
            /** @example GyM_p6JrXySiz1toFgKbWV-JdI3jQ4ypu9rbMWx3rQJBfmt0FoYzgUIZEVFEcOqwemRN81zoDAaa-Bk0KWNGDjJHZDdDmFhW3AN7lI-puxk_mHZGJ11rxyR8O55XLSe3SPmRfKwZI6yU24ZxvQKFYItdldUKGzO6Ia6zTKhAVRU */
            qi?: string;
            /**
             * @description Use ("public key use") identifies the intended use of
             *     the public key. The "use" parameter is employed to indicate whether
             *     a public key is used for encrypting data or verifying the signature
             *     on data. Values are commonly "sig" (signature) or "enc" (encryption).
             * @example sig
             */
            use: string;
            /** @example f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU */
            x?: string;
            /**
             * @description The "x5c" (X.509 certificate chain) parameter contains a chain of one
             *     or more PKIX certificates [RFC5280].  The certificate chain is
             *     represented as a JSON array of certificate value strings.  Each
             *     string in the array is a base64-encoded (Section 4 of [RFC4648] --
             *     not base64url-encoded) DER [ITU.X690.1994] PKIX certificate value.
             *     The PKIX certificate containing the key value MUST be the first
             *     certificate.
             */
            x5c?: string[];
            /** @example x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0 */
            y?: string;
        };
        /**
         * @description JSON Web Key Set
         * @source openapi.yaml:2997
         */
        jsonWebKeySet: {
            /**
             * @description List of JSON Web Keys
             *
             *     The value of the "keys" parameter is an array of JSON Web Key (JWK)
             *     values. By default, the order of the JWK values within the array does
             *     not imply an order of preference among them, although applications
             *     of JWK Sets can choose to assign a meaning to the order for their
             *     purposes, if desired.
             */
            keys?: components["schemas"]["jsonWebKey"][];
        };
        /**
         * Pagination Request Parameters
         * @description For details on pagination please head over to the [pagination documentation](https://www.ory.com/docs/ecosystem/api-design#pagination).
         * @source openapi.yaml:3013
         */
        keysetPaginationRequestParameters: {
            /**
             * Format: int64
             * @description Items per Page
             *
             *     This is the number of items per page to return.
             *     For details on pagination please head over to the [pagination documentation](https://www.ory.com/docs/ecosystem/api-design#pagination).
             *     minimum: 1, maximum: 1000
             * @default 250
             */
            page_size?: number;
            /**
             * @description Next Page Token
             *
             *     The next page token.
             *     For details on pagination please head over to the [pagination documentation](https://www.ory.com/docs/ecosystem/api-design#pagination).
             */
            page_token?: string;
        };
        /**
         * Pagination Response Header
         * @description The `Link` HTTP header contains multiple links (`first`, `next`) formatted as:
         *     `<https://{project-slug}.projects.oryapis.com/admin/sessions?page_size=250&page_token=>; rel="first"`
         *
         *     For details on pagination please head over to the [pagination documentation](https://www.ory.com/docs/ecosystem/api-design#pagination).
         * @source openapi.yaml:3037
         */
        keysetPaginationResponseHeaders: {
            /**
             * @description The Link HTTP Header
             *
             *     The `Link` header contains a comma-delimited list of links to the following pages:
             *
             *     first: The first page of results.
             *     next: The next page of results.
             *
             *     Pages are omitted if they do not exist. For example, if there is no next page, the `next` link is omitted. Examples:
             *
             *     </admin/sessions?page_size=250&page_token={last_item_uuid}; rel="first",/admin/sessions?page_size=250&page_token=>; rel="next"
             */
            link?: string;
        };
        /**
         * NullTime implements sql.NullTime functionality.
         * Format: date-time
         * @source openapi.yaml:3067
         */
        nullTime: string;
        /**
         * OAuth 2.0 Client
         * @description OAuth 2.0 Clients are used to perform OAuth 2.0 and OpenID Connect flows. Usually, OAuth 2.0 clients are
         *     generated for applications which want to consume your OAuth 2.0 or OpenID Connect capabilities.
         * @source openapi.yaml:3071
         */
        oAuth2Client: {
            /**
             * @description OAuth 2.0 Access Token Strategy
             *
             *     AccessTokenStrategy is the strategy used to generate access tokens.
             *     Valid options are `jwt` and `opaque`. `jwt` is a bad idea, see https://www.ory.com/docs/oauth2-oidc/jwt-access-token
             *     Setting the strategy here overrides the global setting in `strategies.access_token`.
             */
            access_token_strategy?: string;
            /**
             * @description OAuth 2.0 Client Allowed CORS Origins
             *
             *     One or more URLs (scheme://host[:port]) which are allowed to make CORS requests
             *     to the /oauth/token endpoint. If this array is empty, the server's CORS origin configuration (`CORS_ALLOWED_ORIGINS`)
             *     will be used instead. If this array is set, the allowed origins are appended to the server's CORS origin configuration.
             *     Be aware that environment variable `CORS_ENABLED` MUST be set to `true` for this to work.
             */
            allowed_cors_origins?: string[];
            /**
             * @description OAuth 2.0 Client Audience
             *
             *     An allow-list defining the audiences this client is allowed to request tokens for. An audience limits
             *     the applicability of an OAuth 2.0 Access Token to, for example, certain API endpoints. The value is a list
             *     of URLs. URLs MUST NOT contain whitespaces.
             * @example https://mydomain.com/api/users, https://mydomain.com/api/posts
             */
            audience?: string[];
            authorization_code_grant_access_token_lifespan?: components["schemas"]["NullDuration"];
            authorization_code_grant_id_token_lifespan?: components["schemas"]["NullDuration"];
            authorization_code_grant_refresh_token_lifespan?: components["schemas"]["NullDuration"];
            /**
             * @description OpenID Connect Back-Channel Logout Session Required
             *
             *     Boolean value specifying whether the RP requires that a sid (session ID) Claim be included in the Logout
             *     Token to identify the RP session with the OP when the backchannel_logout_uri is used.
             *     If omitted, the default value is false.
             */
            backchannel_logout_session_required?: boolean;
            /**
             * @description OpenID Connect Back-Channel Logout URI
             *
             *     RP URL that will cause the RP to log itself out when sent a Logout Token by the OP.
             */
            backchannel_logout_uri?: string;
            client_credentials_grant_access_token_lifespan?: components["schemas"]["NullDuration"];
            /**
             * @description OAuth 2.0 Client ID
             *
             *     The ID is immutable. If no ID is provided, a UUID4 will be generated.
             */
            client_id?: string;
            /**
             * @description OAuth 2.0 Client Name
             *
             *     The human-readable name of the client to be presented to the
             *     end-user during authorization.
             */
            client_name?: string;
            /**
             * @description OAuth 2.0 Client Secret
             *
             *     The secret will be included in the create request as cleartext, and then
             *     never again. The secret is kept in hashed format and is not recoverable once lost.
             */
            client_secret?: string;
            /**
             * Format: int64
             * @description OAuth 2.0 Client Secret Expires At
             *
             *     The field is currently not supported and its value is always 0.
             */
            client_secret_expires_at?: number | bigint;
            /**
             * @description OAuth 2.0 Client URI
             *
             *     ClientURI is a URL string of a web page providing information about the client.
             *     If present, the server SHOULD display this URL to the end-user in
             *     a clickable fashion.
             */
            client_uri?: string;
            /**
             * @description OAuth 2.0 Client Contact
             *
             *     An array of strings representing ways to contact people responsible
             *     for this client, typically email addresses.
             * @example help@example.org
             */
            contacts?: string[];
            /**
             * Format: date-time
             * @description OAuth 2.0 Client Creation Date
             *
             *     CreatedAt returns the timestamp of the client's creation.
             */
            created_at?: string;
            device_authorization_grant_access_token_lifespan?: components["schemas"]["NullDuration"];
            device_authorization_grant_id_token_lifespan?: components["schemas"]["NullDuration"];
            device_authorization_grant_refresh_token_lifespan?: components["schemas"]["NullDuration"];
            /**
             * @description OpenID Connect Front-Channel Logout Session Required
             *
             *     Boolean value specifying whether the RP requires that iss (issuer) and sid (session ID) query parameters be
             *     included to identify the RP session with the OP when the frontchannel_logout_uri is used.
             *     If omitted, the default value is false.
             */
            frontchannel_logout_session_required?: boolean;
            /**
             * @description OpenID Connect Front-Channel Logout URI
             *
             *     RP URL that will cause the RP to log itself out when rendered in an iframe by the OP. An iss (issuer) query
             *     parameter and a sid (session ID) query parameter MAY be included by the OP to enable the RP to validate the
             *     request and to determine which of the potentially multiple sessions is to be logged out; if either is
             *     included, both MUST be.
             */
            frontchannel_logout_uri?: string;
            /**
             * @description OAuth 2.0 Client Grant Types
             *
             *     An array of OAuth 2.0 grant types the client is allowed to use. Can be one
             *     of:
             *
             *     Client Credentials Grant: `client_credentials`
             *     Authorization Code Grant: `authorization_code`
             *     OpenID Connect Implicit Grant (deprecated!): `implicit`
             *     Refresh Token Grant: `refresh_token`
             *     OAuth 2.0 Token Exchange: `urn:ietf:params:oauth:grant-type:jwt-bearer`
             *     OAuth 2.0 Device Code Grant: `urn:ietf:params:oauth:grant-type:device_code`
             */
            grant_types?: string[];
            implicit_grant_access_token_lifespan?: components["schemas"]["NullDuration"];
            implicit_grant_id_token_lifespan?: components["schemas"]["NullDuration"];
            /**
             * @description OAuth 2.0 Client JSON Web Key Set
             *
             *     Client's JSON Web Key Set [JWK] document, passed by value. The semantics of the jwks parameter are the same as
             *     the jwks_uri parameter, other than that the JWK Set is passed by value, rather than by reference. This parameter
             *     is intended only to be used by Clients that, for some reason, are unable to use the jwks_uri parameter, for
             *     instance, by native applications that might not have a location to host the contents of the JWK Set. If a Client
             *     can use jwks_uri, it MUST NOT use jwks. One significant downside of jwks is that it does not enable key rotation
             *     (which jwks_uri does, as described in Section 10 of OpenID Connect Core 1.0 [OpenID.Core]). The jwks_uri and jwks
             *     parameters MUST NOT be used together.
             */
            jwks?: Record<string, unknown>;
            /**
             * @description OAuth 2.0 Client JSON Web Key Set URL
             *
             *     URL for the Client's JSON Web Key Set [JWK] document. If the Client signs requests to the Server, it contains
             *     the signing key(s) the Server uses to validate signatures from the Client. The JWK Set MAY also contain the
             *     Client's encryption keys(s), which are used by the Server to encrypt responses to the Client. When both signing
             *     and encryption keys are made available, a use (Key Use) parameter value is REQUIRED for all keys in the referenced
             *     JWK Set to indicate each key's intended usage. Although some algorithms allow the same key to be used for both
             *     signatures and encryption, doing so is NOT RECOMMENDED, as it is less secure. The JWK x5c parameter MAY be used
             *     to provide X.509 representations of keys provided. When used, the bare key values MUST still be present and MUST
             *     match those in the certificate.
             */
            jwks_uri?: string;
            jwt_bearer_grant_access_token_lifespan?: components["schemas"]["NullDuration"];
            /**
             * @description OAuth 2.0 Client Logo URI
             *
             *     A URL string referencing the client's logo.
             */
            logo_uri?: string;
            metadata?: components["schemas"]["JSONRawMessage"];
            /**
             * @description OAuth 2.0 Client Owner
             *
             *     Owner is a string identifying the owner of the OAuth 2.0 Client.
             */
            owner?: string;
            /**
             * @description OAuth 2.0 Client Policy URI
             *
             *     PolicyURI is a URL string that points to a human-readable privacy policy document
             *     that describes how the deployment organization collects, uses,
             *     retains, and discloses personal data.
             */
            policy_uri?: string;
            /**
             * @description Allowed Post-Redirect Logout URIs
             *
             *     Array of URLs supplied by the RP to which it MAY request that the End-User's User Agent be redirected using the
             *     post_logout_redirect_uri parameter after a logout has been performed.
             */
            post_logout_redirect_uris?: string[];
            /**
             * @description OAuth 2.0 Client Redirect URIs
             *
             *     RedirectURIs is an array of allowed redirect urls for the client.
             * @example http://mydomain/oauth/callback
             */
            redirect_uris?: string[];
            refresh_token_grant_access_token_lifespan?: components["schemas"]["NullDuration"];
            refresh_token_grant_id_token_lifespan?: components["schemas"]["NullDuration"];
            refresh_token_grant_refresh_token_lifespan?: components["schemas"]["NullDuration"];
            /**
             * @description OpenID Connect Dynamic Client Registration Access Token
             *
             *     RegistrationAccessToken can be used to update, get, or delete the OAuth2 Client. It is sent when creating a client
             *     using Dynamic Client Registration.
             */
            registration_access_token?: string;
            /**
             * @description OpenID Connect Dynamic Client Registration URL
             *
             *     RegistrationClientURI is the URL used to update, get, or delete the OAuth2 Client.
             */
            registration_client_uri?: string;
            /**
             * @description OpenID Connect Request Object Signing Algorithm
             *
             *     JWS [JWS] alg algorithm [JWA] that MUST be used for signing Request Objects sent to the OP. All Request Objects
             *     from this Client MUST be rejected, if not signed with this algorithm.
             */
            request_object_signing_alg?: string;
            /**
             * @description OpenID Connect Request URIs
             *
             *     Array of request_uri values that are pre-registered by the RP for use at the OP. Servers MAY cache the
             *     contents of the files referenced by these URIs and not retrieve them at the time they are used in a request.
             *     OPs can require that request_uri values used be pre-registered with the require_request_uri_registration
             *     discovery parameter.
             */
            request_uris?: string[];
            /**
             * @description OAuth 2.0 Client Response Types
             *
             *     An array of the OAuth 2.0 response type strings that the client can
             *     use at the authorization endpoint. Possible values are:
             *
             *     `code` for Authorization Code Grant.
             *     `token` or `id_token` or `token id_token` for OpenID Connect Implicit Grant (not recommended).
             *     `code token` or `code id_token` or `code token id_token` for OpenID Connect Hybrid Flow (not recommended).
             */
            response_types?: string[];
            /**
             * @description OAuth 2.0 Client Scope
             *
             *     Scope is a string containing a space-separated list of scope values (as
             *     described in Section 3.3 of OAuth 2.0 [RFC6749]) that the client
             *     can use when requesting access tokens.
             * @example scope1 scope-2 scope.3 scope:4
             */
            scope?: string;
            /**
             * @description OpenID Connect Sector Identifier URI
             *
             *     URL using the https scheme to be used in calculating Pseudonymous Identifiers by the OP. The URL references a
             *     file with a single JSON array of redirect_uri values.
             */
            sector_identifier_uri?: string;
            /**
             * @description SkipConsent skips the consent screen for this client. This field can only
             *     be set from the admin API.
             */
            skip_consent?: boolean;
            /**
             * @description SkipLogoutConsent skips the logout consent screen for this client. This field can only
             *     be set from the admin API.
             */
            skip_logout_consent?: boolean;
            /**
             * @description OpenID Connect Subject Type
             *
             *     The `subject_types_supported` Discovery parameter contains a
             *     list of the supported subject_type values for this server. Valid types include `pairwise` and `public`.
             */
            subject_type?: string;
            /**
             * @description OAuth 2.0 Token Endpoint Authentication Method
             *
             *     Requested Client Authentication method for the Token Endpoint. The options are:
             *
             *     `client_secret_basic`: (default) Send `client_id` and `client_secret` as `application/x-www-form-urlencoded` encoded in the HTTP Authorization header.
             *     `client_secret_post`: Send `client_id` and `client_secret` as `application/x-www-form-urlencoded` in the HTTP body.
             *     `private_key_jwt`: Use JSON Web Tokens to authenticate the client.
             *     `none`: Used for public clients (native apps, mobile apps) which can not have secrets.
             * @default client_secret_basic
             */
            token_endpoint_auth_method?: string;
            /**
             * @description OAuth 2.0 Token Endpoint Signing Algorithm
             *
             *     Requested Client Authentication signing algorithm for the Token Endpoint.
             */
            token_endpoint_auth_signing_alg?: string;
            /**
             * @description OAuth 2.0 Client Terms of Service URI
             *
             *     A URL string pointing to a human-readable terms of service
             *     document for the client that describes a contractual relationship
             *     between the end-user and the client that the end-user accepts when
             *     authorizing the client.
             */
            tos_uri?: string;
            /**
             * Format: date-time
             * @description OAuth 2.0 Client Last Update Date
             *
             *     UpdatedAt returns the timestamp of the last update.
             */
            updated_at?: string;
            /**
             * @description OpenID Connect Request Userinfo Signed Response Algorithm
             *
             *     JWS alg algorithm [JWA] REQUIRED for signing UserInfo Responses. If this is specified, the response will be JWT
             *     [JWT] serialized, and signed using JWS. The default, if omitted, is for the UserInfo Response to return the Claims
             *     as a UTF-8 encoded JSON object using the application/json content-type.
             */
            userinfo_signed_response_alg?: string;
        };
        /**
         * OAuth 2.0 Client Token Lifespans
         * @description Lifespans of different token types issued for this OAuth 2.0 Client.
         * @source openapi.yaml:3565
         */
        oAuth2ClientTokenLifespans: {
            authorization_code_grant_access_token_lifespan?: components["schemas"]["NullDuration"];
            authorization_code_grant_id_token_lifespan?: components["schemas"]["NullDuration"];
            authorization_code_grant_refresh_token_lifespan?: components["schemas"]["NullDuration"];
            client_credentials_grant_access_token_lifespan?: components["schemas"]["NullDuration"];
            device_authorization_grant_access_token_lifespan?: components["schemas"]["NullDuration"];
            device_authorization_grant_id_token_lifespan?: components["schemas"]["NullDuration"];
            device_authorization_grant_refresh_token_lifespan?: components["schemas"]["NullDuration"];
            implicit_grant_access_token_lifespan?: components["schemas"]["NullDuration"];
            implicit_grant_id_token_lifespan?: components["schemas"]["NullDuration"];
            jwt_bearer_grant_access_token_lifespan?: components["schemas"]["NullDuration"];
            refresh_token_grant_access_token_lifespan?: components["schemas"]["NullDuration"];
            refresh_token_grant_id_token_lifespan?: components["schemas"]["NullDuration"];
            refresh_token_grant_refresh_token_lifespan?: components["schemas"]["NullDuration"];
        };
        /**
         * Contains information on an ongoing consent request.
         * @source openapi.yaml:3596
         */
        oAuth2ConsentRequest: {
            /**
             * @description ACR represents the Authentication AuthorizationContext Class Reference value for this authentication session. You can use it
             *     to express that, for example, a user authenticated using two factor authentication.
             */
            acr?: string;
            /**
             * @description AMR is the Authentication Methods References value for this
             *     authentication session. You can use it to specify the method a user used to
             *     authenticate. For example, if the acr indicates a user used two factor
             *     authentication, the amr can express they used a software-secured key.
             */
            amr?: string[];
            /** @description Challenge is used to retrieve/accept/deny the consent request. */
            challenge: string;
            client?: components["schemas"]["oAuth2Client"];
            /** @description ConsentRequestID is the ID of the consent request. */
            consent_request_id?: string;
            context?: components["schemas"]["JSONRawMessage"];
            /**
             * @description LoginChallenge is the login challenge this consent challenge belongs to. It can be used to associate
             *     a login and consent request in the login & consent app.
             */
            login_challenge?: string;
            /**
             * @description LoginSessionID is the login session ID. If the user-agent reuses a login session (via cookie / remember flag)
             *     this ID will remain the same. If the user-agent did not have an existing authentication session (e.g. remember is false)
             *     this will be a new random value. This value is used as the "sid" parameter in the ID Token and in OIDC Front-/Back-
             *     channel logout. It's value can generally be used to associate consecutive login requests by a certain user.
             */
            login_session_id?: string;
            oidc_context?: components["schemas"]["oAuth2ConsentRequestOpenIDConnectContext"];
            /**
             * @description RequestURL is the original OAuth 2.0 Authorization URL requested by the OAuth 2.0 client. It is the URL which
             *     initiates the OAuth 2.0 Authorization Code or OAuth 2.0 Implicit flow. This URL is typically not needed, but
             *     might come in handy if you want to deal with additional request parameters.
             */
            request_url?: string;
            /** @description RequestedAudience contains the access token audience as requested by the OAuth 2.0 Client. */
            requested_access_token_audience?: string[];
            /** @description RequestedScope contains the OAuth 2.0 Scope requested by the OAuth 2.0 Client. */
            requested_scope?: string[];
            /**
             * @description Skip, if true, implies that the client has requested the same scopes from the same user previously.
             *     If true, you must not ask the user to grant the requested scopes. You must however either allow or deny the
             *     consent request using the usual API call.
             */
            skip?: boolean;
            /**
             * @description Subject is the user ID of the end-user that authenticated. Now, that end user needs to grant or deny the scope
             *     requested by the OAuth 2.0 client.
             */
            subject?: string;
        };
        /**
         * Contains optional information about the OpenID Connect request.
         * @source openapi.yaml:3696
         */
        oAuth2ConsentRequestOpenIDConnectContext: {
            /**
             * @description ACRValues is the Authentication AuthorizationContext Class Reference requested in the OAuth 2.0 Authorization request.
             *     It is a parameter defined by OpenID Connect and expresses which level of authentication (e.g. 2FA) is required.
             *
             *     OpenID Connect defines it as follows:
             *     > Requested Authentication AuthorizationContext Class Reference values. Space-separated string that specifies the acr values
             *     that the Authorization Server is being requested to use for processing this Authentication Request, with the
             *     values appearing in order of preference. The Authentication AuthorizationContext Class satisfied by the authentication
             *     performed is returned as the acr Claim Value, as specified in Section 2. The acr Claim is requested as a
             *     Voluntary Claim by this parameter.
             */
            acr_values?: string[];
            /**
             * @description Display is a string value that specifies how the Authorization Server displays the authentication and consent user interface pages to the End-User.
             *     The defined values are:
             *     page: The Authorization Server SHOULD display the authentication and consent UI consistent with a full User Agent page view. If the display parameter is not specified, this is the default display mode.
             *     popup: The Authorization Server SHOULD display the authentication and consent UI consistent with a popup User Agent window. The popup User Agent window should be of an appropriate size for a login-focused dialog and should not obscure the entire window that it is popping up over.
             *     touch: The Authorization Server SHOULD display the authentication and consent UI consistent with a device that leverages a touch interface.
             *     wap: The Authorization Server SHOULD display the authentication and consent UI consistent with a "feature phone" type display.
             *
             *     The Authorization Server MAY also attempt to detect the capabilities of the User Agent and present an appropriate display.
             */
            display?: string;
            /**
             * @description IDTokenHintClaims are the claims of the ID Token previously issued by the Authorization Server being passed as a hint about the
             *     End-User's current or past authenticated session with the Client.
             */
            id_token_hint_claims?: {
                [key: string]: unknown;
            };
            /**
             * @description LoginHint hints about the login identifier the End-User might use to log in (if necessary).
             *     This hint can be used by an RP if it first asks the End-User for their e-mail address (or other identifier)
             *     and then wants to pass that value as a hint to the discovered authorization service. This value MAY also be a
             *     phone number in the format specified for the phone_number Claim. The use of this parameter is optional.
             */
            login_hint?: string;
            /**
             * @description UILocales is the End-User'id preferred languages and scripts for the user interface, represented as a
             *     space-separated list of BCP47 [RFC5646] language tag values, ordered by preference. For instance, the value
             *     "fr-CA fr en" represents a preference for French as spoken in Canada, then French (without a region designation),
             *     followed by English (without a region designation). An error SHOULD NOT result if some or all of the requested
             *     locales are not supported by the OpenID Provider.
             */
            ui_locales?: string[];
        };
        /**
         * OAuth 2.0 Consent Session
         * @description A completed OAuth 2.0 Consent Session.
         * @source openapi.yaml:3795
         */
        oAuth2ConsentSession: {
            consent_request?: components["schemas"]["oAuth2ConsentRequest"];
            /** @description ConsentRequestID is the identifier of the consent request that initiated this consent session. */
            consent_request_id?: string;
            context?: components["schemas"]["JSONRawMessage"];
            /**
             * @description Audience Granted
             *
             *     GrantedAudience sets the audience the user authorized the client to use. Should be a subset of `requested_access_token_audience`.
             */
            grant_access_token_audience?: string[];
            /**
             * @description Scope Granted
             *
             *     GrantScope sets the scope the user authorized the client to use. Should be a subset of `requested_scope`.
             */
            grant_scope?: string[];
            handled_at?: components["schemas"]["nullTime"];
            /**
             * @description Remember Consent
             *
             *     Remember, if set to true, tells ORY Hydra to remember this consent authorization and reuse it if the same
             *     client asks the same user for the same, or a subset of, scope.
             */
            remember?: boolean;
            /**
             * Format: int64
             * @description Remember Consent For
             *
             *     RememberFor sets how long the consent authorization should be remembered for in seconds. If set to `0`, the
             *     authorization will be remembered indefinitely.
             */
            remember_for?: number | bigint;
            session?: components["schemas"]["acceptOAuth2ConsentRequestSession"];
        };
        /**
         * @description List of OAuth 2.0 Consent Sessions
         * @source openapi.yaml:3853
         */
        oAuth2ConsentSessions: components["schemas"]["oAuth2ConsentSession"][];
        /**
         * Contains information on an ongoing login request.
         * @source openapi.yaml:3858
         */
        oAuth2LoginRequest: {
            /** @description ID is the identifier of the login request. */
            challenge: string;
            client: components["schemas"]["oAuth2Client"];
            oidc_context?: components["schemas"]["oAuth2ConsentRequestOpenIDConnectContext"];
            /**
             * @description RequestURL is the original OAuth 2.0 Authorization URL requested by the OAuth 2.0 client. It is the URL which
             *     initiates the OAuth 2.0 Authorization Code or OAuth 2.0 Implicit flow. This URL is typically not needed, but
             *     might come in handy if you want to deal with additional request parameters.
             */
            request_url: string;
            /** @description RequestedAudience contains the access token audience as requested by the OAuth 2.0 Client. */
            requested_access_token_audience?: string[];
            /** @description RequestedScope contains the OAuth 2.0 Scope requested by the OAuth 2.0 Client. */
            requested_scope?: string[];
            /**
             * @description SessionID is the login session ID. If the user-agent reuses a login session (via cookie / remember flag)
             *     this ID will remain the same. If the user-agent did not have an existing authentication session (e.g. remember is false)
             *     this will be a new random value. This value is used as the "sid" parameter in the ID Token and in OIDC Front-/Back-
             *     channel logout. It's value can generally be used to associate consecutive login requests by a certain user.
             */
            session_id?: string;
            /**
             * @description Skip, if true, implies that the client has requested the same scopes from the same user previously.
             *     If true, you can skip asking the user to grant the requested scopes, and simply forward the user to the redirect URL.
             *
             *     This feature allows you to update / set session information.
             */
            skip: boolean;
            /**
             * @description Subject is the user ID of the end-user that authenticated. Now, that end user needs to grant or deny the scope
             *     requested by the OAuth 2.0 client. If this value is set and `skip` is true, you MUST include this subject type
             *     when accepting the login request, or the request will fail.
             */
            subject: string;
        };
        /**
         * Contains information about an ongoing logout request.
         * @source openapi.yaml:3933
         */
        oAuth2LogoutRequest: {
            /** @description Challenge is used to retrieve/accept/deny the logout request. */
            challenge?: string;
            client?: components["schemas"]["oAuth2Client"];
            /** Format: date-time */
            expires_at?: string;
            /** @description RequestURL is the original Logout URL requested. */
            request_url?: string;
            /** Format: date-time */
            requested_at?: string;
            /** @description RPInitiated is set to true if the request was initiated by a Relying Party (RP), also known as an OAuth 2.0 Client. */
            rp_initiated?: boolean;
            /** @description SessionID is the login session ID that was requested to log out. */
            sid?: string;
            /** @description Subject is the user for whom the logout was requested. */
            subject?: string;
        };
        /**
         * OAuth 2.0 Redirect Browser To
         * @description Contains a redirect URL used to complete a login, consent, or logout request.
         * @source openapi.yaml:3961
         */
        oAuth2RedirectTo: {
            /** @description RedirectURL is the URL which you should redirect the user's browser to once the authentication process is completed. */
            redirect_to: string;
        };
        /**
         * @description OAuth2 Token Exchange Result
         * @source openapi.yaml:3973
         */
        oAuth2TokenExchange: {
            /** @description The access token issued by the authorization server. */
            access_token?: string;
            /**
             * Format: int64
             * @description The lifetime in seconds of the access token. For
             *     example, the value "3600" denotes that the access token will
             *     expire in one hour from the time the response was generated.
             */
            expires_in?: number | bigint;
            /** @description To retrieve a refresh token request the id_token scope. */
            id_token?: string;
            /**
             * @description The refresh token, which can be used to obtain new
             *     access tokens. To retrieve it add the scope "offline" to your access token request.
             */
            refresh_token?: string;
            /** @description The scope of the access token */
            scope?: string;
            /** @description The type of the token issued */
            token_type?: string;
        };
        /**
         * OpenID Connect Discovery Metadata
         * @description Includes links to several endpoints (for example `/oauth2/token`) and exposes information on supported signature algorithms
         *     among others.
         * @source openapi.yaml:4003
         */
        oidcConfiguration: {
            /**
             * @description OAuth 2.0 Authorization Endpoint URL
             * @example https://playground.ory.sh/ory-hydra/public/oauth2/auth
             */
            authorization_endpoint: string;
            /**
             * @description OpenID Connect Back-Channel Logout Session Required
             *
             *     Boolean value specifying whether the OP can pass a sid (session ID) Claim in the Logout Token to identify the RP
             *     session with the OP. If supported, the sid Claim is also included in ID Tokens issued by the OP
             */
            backchannel_logout_session_supported?: boolean;
            /**
             * @description OpenID Connect Back-Channel Logout Supported
             *
             *     Boolean value specifying whether the OP supports back-channel logout, with true indicating support.
             */
            backchannel_logout_supported?: boolean;
            /**
             * @description OpenID Connect Claims Parameter Parameter Supported
             *
             *     Boolean value specifying whether the OP supports use of the claims parameter, with true indicating support.
             */
            claims_parameter_supported?: boolean;
            /**
             * @description OpenID Connect Supported Claims
             *
             *     JSON array containing a list of the Claim Names of the Claims that the OpenID Provider MAY be able to supply
             *     values for. Note that for privacy or other reasons, this might not be an exhaustive list.
             */
            claims_supported?: string[];
            /**
             * @description OAuth 2.0 PKCE Supported Code Challenge Methods
             *
             *     JSON array containing a list of Proof Key for Code Exchange (PKCE) [RFC7636] code challenge methods supported
             *     by this authorization server.
             */
            code_challenge_methods_supported?: string[];
            /**
             * @description OpenID Connect Verifiable Credentials Endpoint
             *
             *     Contains the URL of the Verifiable Credentials Endpoint.
             */
            credentials_endpoint_draft_00?: string;
            /**
             * @description OpenID Connect Verifiable Credentials Supported
             *
             *     JSON array containing a list of the Verifiable Credentials supported by this authorization server.
             */
            credentials_supported_draft_00?: components["schemas"]["credentialSupportedDraft00"][];
            /**
             * @description OAuth 2.0 Device Authorization Endpoint URL
             * @example https://playground.ory.sh/ory-hydra/public/oauth2/device/oauth
             */
            device_authorization_endpoint: string;
            /**
             * @description OpenID Connect End-Session Endpoint
             *
             *     URL at the OP to which an RP can perform a redirect to request that the End-User be logged out at the OP.
             */
            end_session_endpoint?: string;
            /**
             * @description OpenID Connect Front-Channel Logout Session Required
             *
             *     Boolean value specifying whether the OP can pass iss (issuer) and sid (session ID) query parameters to identify
             *     the RP session with the OP when the frontchannel_logout_uri is used. If supported, the sid Claim is also
             *     included in ID Tokens issued by the OP.
             */
            frontchannel_logout_session_supported?: boolean;
            /**
             * @description OpenID Connect Front-Channel Logout Supported
             *
             *     Boolean value specifying whether the OP supports HTTP-based logout, with true indicating support.
             */
            frontchannel_logout_supported?: boolean;
            /**
             * @description OAuth 2.0 Supported Grant Types
             *
             *     JSON array containing a list of the OAuth 2.0 Grant Type values that this OP supports.
             */
            grant_types_supported?: string[];
            /**
             * @description OpenID Connect Default ID Token Signing Algorithms
             *
             *     Algorithm used to sign OpenID Connect ID Tokens.
             */
            id_token_signed_response_alg: string[];
            /**
             * @description OpenID Connect Supported ID Token Signing Algorithms
             *
             *     JSON array containing a list of the JWS signing algorithms (alg values) supported by the OP for the ID Token
             *     to encode the Claims in a JWT.
             */
            id_token_signing_alg_values_supported: string[];
            /**
             * @description OpenID Connect Issuer URL
             *
             *     An URL using the https scheme with no query or fragment component that the OP asserts as its IssuerURL Identifier.
             *     If IssuerURL discovery is supported , this value MUST be identical to the issuer value returned
             *     by WebFinger. This also MUST be identical to the iss Claim value in ID Tokens issued from this IssuerURL.
             * @example https://playground.ory.sh/ory-hydra/public/
             */
            issuer: string;
            /**
             * @description OpenID Connect Well-Known JSON Web Keys URL
             *
             *     URL of the OP's JSON Web Key Set [JWK] document. This contains the signing key(s) the RP uses to validate
             *     signatures from the OP. The JWK Set MAY also contain the Server's encryption key(s), which are used by RPs
             *     to encrypt requests to the Server. When both signing and encryption keys are made available, a use (Key Use)
             *     parameter value is REQUIRED for all keys in the referenced JWK Set to indicate each key's intended usage.
             *     Although some algorithms allow the same key to be used for both signatures and encryption, doing so is
             *     NOT RECOMMENDED, as it is less secure. The JWK x5c parameter MAY be used to provide X.509 representations of
             *     keys provided. When used, the bare key values MUST still be present and MUST match those in the certificate.
             * @example https://{slug}.projects.oryapis.com/.well-known/jwks.json
             */
            jwks_uri: string;
            /**
             * @description OpenID Connect Dynamic Client Registration Endpoint URL
             * @example https://playground.ory.sh/ory-hydra/admin/client
             */
            registration_endpoint?: string;
            /**
             * @description OpenID Connect Supported Request Object Signing Algorithms
             *
             *     JSON array containing a list of the JWS signing algorithms (alg values) supported by the OP for Request Objects,
             *     which are described in Section 6.1 of OpenID Connect Core 1.0 [OpenID.Core]. These algorithms are used both when
             *     the Request Object is passed by value (using the request parameter) and when it is passed by reference
             *     (using the request_uri parameter).
             */
            request_object_signing_alg_values_supported?: string[];
            /**
             * @description OpenID Connect Request Parameter Supported
             *
             *     Boolean value specifying whether the OP supports use of the request parameter, with true indicating support.
             */
            request_parameter_supported?: boolean;
            /**
             * @description OpenID Connect Request URI Parameter Supported
             *
             *     Boolean value specifying whether the OP supports use of the request_uri parameter, with true indicating support.
             */
            request_uri_parameter_supported?: boolean;
            /**
             * @description OpenID Connect Requires Request URI Registration
             *
             *     Boolean value specifying whether the OP requires any request_uri values used to be pre-registered
             *     using the request_uris registration parameter.
             */
            require_request_uri_registration?: boolean;
            /**
             * @description OAuth 2.0 Supported Response Modes
             *
             *     JSON array containing a list of the OAuth 2.0 response_mode values that this OP supports.
             */
            response_modes_supported?: string[];
            /**
             * @description OAuth 2.0 Supported Response Types
             *
             *     JSON array containing a list of the OAuth 2.0 response_type values that this OP supports. Dynamic OpenID
             *     Providers MUST support the code, id_token, and the token id_token Response Type values.
             */
            response_types_supported: string[];
            /**
             * @description OAuth 2.0 Token Revocation URL
             *
             *     URL of the authorization server's OAuth 2.0 revocation endpoint.
             */
            revocation_endpoint?: string;
            /**
             * @description OAuth 2.0 Supported Scope Values
             *
             *     JSON array containing a list of the OAuth 2.0 [RFC6749] scope values that this server supports. The server MUST
             *     support the openid scope value. Servers MAY choose not to advertise some supported scope values even when this parameter is used
             */
            scopes_supported?: string[];
            /**
             * @description OpenID Connect Supported Subject Types
             *
             *     JSON array containing a list of the Subject Identifier types that this OP supports. Valid types include
             *     pairwise and public.
             */
            subject_types_supported: string[];
            /**
             * @description OAuth 2.0 Token Endpoint URL
             * @example https://playground.ory.sh/ory-hydra/public/oauth2/token
             */
            token_endpoint: string;
            /**
             * @description OAuth 2.0 Supported Client Authentication Methods
             *
             *     JSON array containing a list of Client Authentication methods supported by this Token Endpoint. The options are
             *     client_secret_post, client_secret_basic, client_secret_jwt, and private_key_jwt, as described in Section 9 of OpenID Connect Core 1.0
             */
            token_endpoint_auth_methods_supported?: string[];
            /**
             * @description OpenID Connect Userinfo URL
             *
             *     URL of the OP's UserInfo Endpoint.
             */
            userinfo_endpoint?: string;
            /**
             * @description OpenID Connect User Userinfo Signing Algorithm
             *
             *     Algorithm used to sign OpenID Connect Userinfo Responses.
             */
            userinfo_signed_response_alg: string[];
            /**
             * @description OpenID Connect Supported Userinfo Signing Algorithm
             *
             *     JSON array containing a list of the JWS [JWS] signing algorithms (alg values) [JWA] supported by the UserInfo Endpoint to encode the Claims in a JWT [JWT].
             */
            userinfo_signing_alg_values_supported?: string[];
        };
        /**
         * @description OpenID Connect Userinfo
         * @source openapi.yaml:4344
         */
        oidcUserInfo: {
            /** @description End-User's birthday, represented as an ISO 8601:2004 [ISO8601‑2004] YYYY-MM-DD format. The year MAY be 0000, indicating that it is omitted. To represent only the year, YYYY format is allowed. Note that depending on the underlying platform's date related function, providing just year can result in varying month and day, so the implementers need to take this factor into account to correctly process the dates. */
            birthdate?: string;
            /** @description End-User's preferred e-mail address. Its value MUST conform to the RFC 5322 [RFC5322] addr-spec syntax. The RP MUST NOT rely upon this value being unique, as discussed in Section 5.7. */
            email?: string;
            /** @description True if the End-User's e-mail address has been verified; otherwise false. When this Claim Value is true, this means that the OP took affirmative steps to ensure that this e-mail address was controlled by the End-User at the time the verification was performed. The means by which an e-mail address is verified is context-specific, and dependent upon the trust framework or contractual agreements within which the parties are operating. */
            email_verified?: boolean;
            /** @description Surname(s) or last name(s) of the End-User. Note that in some cultures, people can have multiple family names or no family name; all can be present, with the names being separated by space characters. */
            family_name?: string;
            /** @description End-User's gender. Values defined by this specification are female and male. Other values MAY be used when neither of the defined values are applicable. */
            gender?: string;
            /** @description Given name(s) or first name(s) of the End-User. Note that in some cultures, people can have multiple given names; all can be present, with the names being separated by space characters. */
            given_name?: string;
            /** @description End-User's locale, represented as a BCP47 [RFC5646] language tag. This is typically an ISO 639-1 Alpha-2 [ISO639‑1] language code in lowercase and an ISO 3166-1 Alpha-2 [ISO3166‑1] country code in uppercase, separated by a dash. For example, en-US or fr-CA. As a compatibility note, some implementations have used an underscore as the separator rather than a dash, for example, en_US; Relying Parties MAY choose to accept this locale syntax as well. */
            locale?: string;
            /** @description Middle name(s) of the End-User. Note that in some cultures, people can have multiple middle names; all can be present, with the names being separated by space characters. Also note that in some cultures, middle names are not used. */
            middle_name?: string;
            /** @description End-User's full name in displayable form including all name parts, possibly including titles and suffixes, ordered according to the End-User's locale and preferences. */
            name?: string;
            /** @description Casual name of the End-User that may or may not be the same as the given_name. For instance, a nickname value of Mike might be returned alongside a given_name value of Michael. */
            nickname?: string;
            /** @description End-User's preferred telephone number. E.164 [E.164] is RECOMMENDED as the format of this Claim, for example, +1 (425) 555-1212 or +56 (2) 687 2400. If the phone number contains an extension, it is RECOMMENDED that the extension be represented using the RFC 3966 [RFC3966] extension syntax, for example, +1 (604) 555-1234;ext=5678. */
            phone_number?: string;
            /** @description True if the End-User's phone number has been verified; otherwise false. When this Claim Value is true, this means that the OP took affirmative steps to ensure that this phone number was controlled by the End-User at the time the verification was performed. The means by which a phone number is verified is context-specific, and dependent upon the trust framework or contractual agreements within which the parties are operating. When true, the phone_number Claim MUST be in E.164 format and any extensions MUST be represented in RFC 3966 format. */
            phone_number_verified?: boolean;
            /** @description URL of the End-User's profile picture. This URL MUST refer to an image file (for example, a PNG, JPEG, or GIF image file), rather than to a Web page containing an image. Note that this URL SHOULD specifically reference a profile photo of the End-User suitable for displaying when describing the End-User, rather than an arbitrary photo taken by the End-User. */
            picture?: string;
            /** @description Non-unique shorthand name by which the End-User wishes to be referred to at the RP, such as janedoe or j.doe. This value MAY be any valid JSON string including special characters such as @, /, or whitespace. */
            preferred_username?: string;
            /** @description URL of the End-User's profile page. The contents of this Web page SHOULD be about the End-User. */
            profile?: string;
            /** @description Subject - Identifier for the End-User at the IssuerURL. */
            sub?: string;
            /**
             * Format: int64
             * @description Time the End-User's information was last updated. Its value is a JSON number representing the number of seconds from 1970-01-01T0:0:0Z as measured in UTC until the date/time.
             */
            updated_at?: number | bigint;
            /** @description URL of the End-User's Web page or blog. This Web page SHOULD contain information published by the End-User or an organization that the End-User is affiliated with. */
            website?: string;
            /** @description String from zoneinfo [zoneinfo] time zone database representing the End-User's time zone. For example, Europe/Paris or America/Los_Angeles. */
            zoneinfo?: string;
        };
        /**
         * The request payload used to accept a login or consent request.
         * @source openapi.yaml:4466
         */
        rejectOAuth2Request: {
            /**
             * @description The error should follow the OAuth2 error format (e.g. `invalid_request`, `login_required`).
             *
             *     Defaults to `request_denied`.
             */
            error?: string;
            /**
             * @description Debug contains information to help resolve the problem as a developer. Usually not exposed
             *     to the public but only in the server logs.
             */
            error_debug?: string;
            /** @description Description of the error in a human readable format. */
            error_description?: string;
            /** @description Hint to help resolve the error. */
            error_hint?: string;
            /**
             * Format: int64
             * @description Represents the HTTP status code of the error (e.g. 401 or 403)
             *
             *     Defaults to 400
             */
            status_code?: number | bigint;
        };
        /** @source openapi.yaml:4498 */
        tokenPagination: {
            /**
             * Format: int64
             * @description Items per page
             *
             *     This is the number of items per page to return.
             *     For details on pagination please head over to the [pagination documentation](https://www.ory.com/docs/ecosystem/api-design#pagination).
             *     minimum: 1, maximum: 1000
             * @default 250
             */
            page_size?: number;
            /**
             * @description Next Page Token
             *
             *     The next page token.
             *     For details on pagination please head over to the [pagination documentation](https://www.ory.com/docs/ecosystem/api-design#pagination).
             */
            page_token?: string;
        };
        /** @source openapi.yaml:4519 */
        tokenPaginationHeaders: {
            /**
             * @description The link header contains pagination links.
             *
             *     For details on pagination please head over to the [pagination documentation](https://www.ory.com/docs/ecosystem/api-design#pagination).
             *
             *     in: header
             */
            link?: string;
            /**
             * @description The total number of clients.
             *
             *     in: header
             */
            "x-total-count"?: string;
        };
        /**
         * Pagination Request Parameters
         * @description The `Link` HTTP header contains multiple links (`first`, `next`, `last`, `previous`) formatted as:
         *     `<https://{project-slug}.projects.oryapis.com/admin/clients?page_size={limit}&page_token={offset}>; rel="{page}"`
         *
         *     For details on pagination please head over to the [pagination documentation](https://www.ory.com/docs/ecosystem/api-design#pagination).
         * @source openapi.yaml:4536
         */
        tokenPaginationRequestParameters: {
            /**
             * Format: int64
             * @description Items per Page
             *
             *     This is the number of items per page to return.
             *     For details on pagination please head over to the [pagination documentation](https://www.ory.com/docs/ecosystem/api-design#pagination).
             *     minimum: 1, maximum: 500
             * @default 250
             */
            page_size?: number;
            /**
             * @description Next Page Token
             *
             *     The next page token.
             *     For details on pagination please head over to the [pagination documentation](https://www.ory.com/docs/ecosystem/api-design#pagination).
             */
            page_token?: string;
        };
        /**
         * Pagination Response Header
         * @description The `Link` HTTP header contains multiple links (`first`, `next`, `last`, `previous`) formatted as:
         *     `<https://{project-slug}.projects.oryapis.com/admin/clients?page_size={limit}&page_token={offset}>; rel="{page}"`
         *
         *     For details on pagination please head over to the [pagination documentation](https://www.ory.com/docs/ecosystem/api-design#pagination).
         * @source openapi.yaml:4563
         */
        tokenPaginationResponseHeaders: {
            /**
             * @description The Link HTTP Header
             *
             *     The `Link` header contains a comma-delimited list of links to the following pages:
             *
             *     first: The first page of results.
             *     next: The next page of results.
             *     prev: The previous page of results.
             *     last: The last page of results.
             *
             *     Pages are omitted if they do not exist. For example, if there is no next page, the `next` link is omitted. Examples:
             *
             *     </clients?page_size=5&page_token=0>; rel="first",</clients?page_size=5&page_token=15>; rel="next",</clients?page_size=5&page_token=5>; rel="prev",</clients?page_size=5&page_token=20>; rel="last"
             */
            link?: string;
            /**
             * Format: int64
             * @description The X-Total-Count HTTP Header
             *
             *     The `X-Total-Count` header contains the total number of items in the collection.
             */
            "x-total-count"?: number | bigint;
        };
        /**
         * @description Trust OAuth2 JWT Bearer Grant Type Issuer Request Body
         * @source openapi.yaml:4608
         */
        trustOAuth2JwtGrantIssuer: {
            /** @description The "allow_any_subject" indicates that the issuer is allowed to have any principal as the subject of the JWT. */
            allow_any_subject?: boolean;
            /**
             * Format: date-time
             * @description The "expires_at" indicates, when grant will expire, so we will reject assertion from "issuer" targeting "subject".
             */
            expires_at: string;
            /**
             * @description The "issuer" identifies the principal that issued the JWT assertion (same as "iss" claim in JWT).
             * @example https://jwt-idp.example.com
             */
            issuer: string;
            jwk: components["schemas"]["jsonWebKey"];
            /**
             * @description The "scope" contains list of scope values (as described in Section 3.3 of OAuth 2.0 [RFC6749])
             * @example [
             *       "openid",
             *       "offline"
             *     ]
             */
            scope: string[];
            /**
             * @description The "subject" identifies the principal that is the subject of the JWT.
             * @example mike@example.com
             */
            subject?: string;
        };
        /**
         * @description OAuth2 JWT Bearer Grant Type Issuer Trust Relationship
         * @source openapi.yaml:4646
         */
        trustedOAuth2JwtGrantIssuer: {
            /** @description The "allow_any_subject" indicates that the issuer is allowed to have any principal as the subject of the JWT. */
            allow_any_subject?: boolean;
            /**
             * Format: date-time
             * @description The "created_at" indicates, when grant was created.
             */
            created_at?: string;
            /**
             * Format: date-time
             * @description The "expires_at" indicates, when grant will expire, so we will reject assertion from "issuer" targeting "subject".
             */
            expires_at?: string;
            /** @example 9edc811f-4e28-453c-9b46-4de65f00217f */
            id?: string;
            /**
             * @description The "issuer" identifies the principal that issued the JWT assertion (same as "iss" claim in JWT).
             * @example https://jwt-idp.example.com
             */
            issuer?: string;
            public_key?: components["schemas"]["trustedOAuth2JwtGrantJsonWebKey"];
            /**
             * @description The "scope" contains list of scope values (as described in Section 3.3 of OAuth 2.0 [RFC6749])
             * @example [
             *       "openid",
             *       "offline"
             *     ]
             */
            scope?: string[];
            /**
             * @description The "subject" identifies the principal that is the subject of the JWT.
             * @example mike@example.com
             */
            subject?: string;
        };
        /**
         * @description OAuth2 JWT Bearer Grant Type Issuer Trust Relationships
         * @source openapi.yaml:4686
         */
        trustedOAuth2JwtGrantIssuers: components["schemas"]["trustedOAuth2JwtGrantIssuer"][];
        /**
         * @description OAuth2 JWT Bearer Grant Type Issuer Trusted JSON Web Key
         * @source openapi.yaml:4691
         */
        trustedOAuth2JwtGrantJsonWebKey: {
            /**
             * @description The "key_id" is key unique identifier (same as kid header in jws/jwt).
             * @example 123e4567-e89b-12d3-a456-426655440000
             */
            kid?: string;
            /**
             * @description The "set" is basically a name for a group(set) of keys. Will be the same as "issuer" in grant.
             * @example https://jwt-idp.example.com
             */
            set?: string;
        };
        /** @source openapi.yaml:4704 */
        unexpectedError: string;
        /**
         * VerifiableCredentialPrimingResponse contains the nonce to include in the proof-of-possession JWT.
         * @source openapi.yaml:4706
         */
        verifiableCredentialPrimingResponse: {
            c_nonce?: string;
            /** Format: int64 */
            c_nonce_expires_in?: number | bigint;
            error?: string;
            error_debug?: string;
            error_description?: string;
            error_hint?: string;
            format?: string;
            /** Format: int64 */
            status_code?: number | bigint;
        };
        /**
         * VerifiableCredentialResponse contains the verifiable credential.
         * @source openapi.yaml:4729
         */
        verifiableCredentialResponse: {
            credential_draft_00?: string;
            format?: string;
        };
        /**
         * HandledDeviceUserAuthRequest is the request payload used to accept a device user_code.
         * @source openapi.yaml:4737
         */
        verifyUserCodeRequest: {
            client?: components["schemas"]["oAuth2Client"];
            device_code_request_id?: string;
            /** @description RequestURL is the original Device Authorization URL requested. */
            request_url?: string;
            /** @description RequestedAudience contains the access token audience as requested by the OAuth 2.0 Client. */
            requested_access_token_audience?: string[];
            /** @description RequestedScope contains the OAuth 2.0 Scope requested by the OAuth 2.0 Client. */
            requested_scope?: string[];
        };
        /** @source openapi.yaml:4761 */
        version: {
            /** @description Version is the service's version. */
            version?: string;
        };
        /**
         * Format: uuid4
         * @source openapi.yaml:4767
         */
        UUID: string;
    };
    responses: {
        /**
         * @description Empty responses are sent when, for example, resources are deleted. The HTTP status code for empty responses is
         *     typically 204.
         * @source openapi.yaml:4771
         */
        emptyResponse: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /**
         * @description Bad Request Error Response
         * @source openapi.yaml:4777
         */
        errorOAuth2BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["errorOAuth2"];
            };
        };
        /**
         * @description Default Error Response
         * @source openapi.yaml:4781
         */
        errorOAuth2Default: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["errorOAuth2"];
            };
        };
        /**
         * @description Not Found Error Response
         * @source openapi.yaml:4785
         */
        errorOAuth2NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["errorOAuth2"];
            };
        };
        /**
         * @description Paginated OAuth2 Client List Response
         * @source openapi.yaml:4789
         */
        listOAuth2Clients: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["oAuth2Client"][];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    /**
     * Discover Well-Known JSON Web Keys
     * This endpoint returns JSON Web Keys required to verifying OpenID Connect ID Tokens and,
     * if enabled, OAuth 2.0 JWT Access Tokens. This endpoint can be used with client libraries like
     * [node-jwks-rsa](https://github.com/auth0/node-jwks-rsa) among others.
     *
     * Adding custom keys requires first creating a keyset via the createJsonWebKeySet operation,
     * and then configuring the webfinger.jwks.broadcast_keys configuration value to include the keyset name.
     * `GET /.well-known/jwks.json`
     * @example
     * await api.discoverJsonWebKeys();
     * @source openapi.yaml:18
     */
    discoverJsonWebKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description jsonWebKeySet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["jsonWebKeySet"];
                };
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * OpenID Connect Discovery
     * A mechanism for an OpenID Connect Relying Party to discover the End-User's OpenID Provider and obtain information needed to interact with it, including its OAuth 2.0 endpoint locations.
     *
     * Popular libraries for OpenID Connect clients include oidc-client-js (JavaScript), go-oidc (Golang), and others.
     * For a full list of clients go here: https://openid.net/developers/certified/
     * `GET /.well-known/openid-configuration`
     * @example
     * await api.discoverOidcConfiguration();
     * @source openapi.yaml:56
     */
    discoverOidcConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description oidcConfiguration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oidcConfiguration"];
                };
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * List OAuth 2.0 Clients
     * This endpoint lists all clients in the database, and never returns client secrets.
     * As a default it lists the first 100 clients.
     * `GET /admin/clients`
     * @example
     * await api.listOAuth2Clients();
     * @source openapi.yaml:88
     */
    listOAuth2Clients: {
        parameters: {
            query?: {
                /**
                 * @description Items per Page
                 *
                 *     This is the number of items per page to return.
                 *     For details on pagination please head over to the [pagination documentation](https://www.ory.com/docs/ecosystem/api-design#pagination).
                 *     minimum: 1, maximum: 1000, default: 250
                 */
                page_size?: number;
                /**
                 * @description Next Page Token
                 *
                 *     The next page token.
                 *     For details on pagination please head over to the [pagination documentation](https://www.ory.com/docs/ecosystem/api-design#pagination).
                 */
                page_token?: string;
                /** @description The name of the clients to filter by. */
                client_name?: string;
                /** @description The owner of the clients to filter by. */
                owner?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Paginated OAuth2 Client List Response */
            200: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["oAuth2Client"][];
                };
            };
            /** @description Default Error Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Create OAuth 2.0 Client
     * Create a new OAuth 2.0 client. If you pass `client_secret` the secret is used, otherwise a random secret
     * is generated. The secret is echoed in the response. It is not possible to retrieve it later on.
     * `POST /admin/clients`
     * @source openapi.yaml:140
     */
    createOAuth2Client: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description OAuth 2.0 Client Request Body */
        requestBody: {
            content: {
                "application/json": components["schemas"]["oAuth2Client"];
            };
        };
        responses: {
            /** @description oAuth2Client */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oAuth2Client"];
                };
            };
            /** @description Bad Request Error Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
            /** @description Default Error Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Get an OAuth 2.0 Client
     * Get an OAuth 2.0 client by its ID. This endpoint never returns the client secret.
     *
     * OAuth 2.0 clients are used to perform OAuth 2.0 and OpenID Connect flows. Usually, OAuth 2.0 clients are
     * generated for applications which want to consume your OAuth 2.0 or OpenID Connect capabilities.
     * `GET /admin/clients/{id}`
     * @source openapi.yaml:176
     */
    getOAuth2Client: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the OAuth 2.0 Client. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description oAuth2Client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oAuth2Client"];
                };
            };
            /** @description Default Error Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Set OAuth 2.0 Client
     * Replaces an existing OAuth 2.0 Client with the payload you send. If you pass `client_secret` the secret is used,
     * otherwise the existing secret is used. Rotated secrets will be cleared if you pass a new `client_secret`.
     *
     * If set, the secret is echoed in the response. It is not possible to retrieve it later on.
     *
     * To perform a seamless client secret rotation, use the `rotateOAuth2ClientSecret` endpoint instead.
     *
     * OAuth 2.0 Clients are used to perform OAuth 2.0 and OpenID Connect flows. Usually, OAuth 2.0 clients are
     * generated for applications which want to consume your OAuth 2.0 or OpenID Connect capabilities.
     * `PUT /admin/clients/{id}`
     * @source openapi.yaml:212
     */
    setOAuth2Client: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description OAuth 2.0 Client ID */
                id: string;
            };
            cookie?: never;
        };
        /** @description OAuth 2.0 Client Request Body */
        requestBody: {
            content: {
                "application/json": components["schemas"]["oAuth2Client"];
            };
        };
        responses: {
            /** @description oAuth2Client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oAuth2Client"];
                };
            };
            /** @description Bad Request Error Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
            /** @description Not Found Error Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
            /** @description Default Error Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Delete OAuth 2.0 Client
     * Delete an existing OAuth 2.0 Client by its ID.
     *
     * OAuth 2.0 clients are used to perform OAuth 2.0 and OpenID Connect flows. Usually, OAuth 2.0 clients are
     * generated for applications which want to consume your OAuth 2.0 or OpenID Connect capabilities.
     *
     * Make sure that this endpoint is well protected and only callable by first-party components.
     * `DELETE /admin/clients/{id}`
     * @source openapi.yaml:269
     */
    deleteOAuth2Client: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the OAuth 2.0 Client. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Empty responses are sent when, for example, resources are deleted. The HTTP status code for empty responses is
             *     typically 204.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description genericError */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["genericError"];
                };
            };
        };
    };
    /**
     * Patch OAuth 2.0 Client
     * Patch an existing OAuth 2.0 Client using JSON Patch. If you update
     * `client_secret`, the secret will be updated and returned via the API. This is
     * the only time you will be able to retrieve the client secret. Passing a new
     * `client_secret` will clear all rotated secrets.
     *
     * To perform a seamless client secret rotation, use the `rotateOAuth2ClientSecret` endpoint instead.
     *
     * OAuth 2.0 clients are used to perform OAuth 2.0 and OpenID Connect flows. Usually, OAuth 2.0 clients are
     * generated for applications which want to consume your OAuth 2.0 or OpenID Connect capabilities.
     * `PATCH /admin/clients/{id}`
     * @source openapi.yaml:308
     */
    patchOAuth2Client: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the OAuth 2.0 Client. */
                id: string;
            };
            cookie?: never;
        };
        /** @description OAuth 2.0 Client JSON Patch Body */
        requestBody: {
            content: {
                "application/json": components["schemas"]["jsonPatchDocument"];
            };
        };
        responses: {
            /** @description oAuth2Client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oAuth2Client"];
                };
            };
            /** @description Not Found Error Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
            /** @description Default Error Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Set OAuth2 Client Token Lifespans
     * Set lifespans of different token types issued for this OAuth 2.0 client. Does not modify other fields.
     * `PUT /admin/clients/{id}/lifespans`
     * @source openapi.yaml:364
     */
    setOAuth2ClientLifespans: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description OAuth 2.0 Client ID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["oAuth2ClientTokenLifespans"];
            };
        };
        responses: {
            /** @description oAuth2Client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oAuth2Client"];
                };
            };
            /** @description genericError */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["genericError"];
                };
            };
        };
    };
    /**
     * Rotate OAuth 2.0 Client Secret
     * Rotates an OAuth 2.0 client's secrets. The old secret will remain valid for
     * authentication, allowing for zero-downtime secret rotations. A new secret
     * will be generated and returned in the response.
     *
     * Up to five rotated secrets are retained. Use the
     * `deleteRotatedOAuth2ClientSecrets` endpoint to remove old rotated secrets
     * when they are no longer needed.
     * `POST /admin/clients/{id}/secrets/rotate`
     * @source openapi.yaml:397
     */
    rotateOAuth2ClientSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description OAuth 2.0 Client ID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description oAuth2Client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oAuth2Client"];
                };
            };
            /** @description Not Found Error Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
            /** @description Default Error Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Delete Rotated OAuth 2.0 Client Secrets
     * Removes all rotated secrets from an OAuth 2.0 client. This should be called after all services
     * have been updated to use the new secret and the old secrets are no longer needed.
     * `DELETE /admin/clients/{id}/secrets/rotate`
     * @source openapi.yaml:439
     */
    deleteRotatedOAuth2ClientSecrets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description OAuth 2.0 Client ID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description oAuth2Client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oAuth2Client"];
                };
            };
            /** @description Not Found Error Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
            /** @description Default Error Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Retrieve a JSON Web Key Set
     * This endpoint can be used to retrieve JWK Sets stored in ORY Hydra.
     *
     * A JSON Web Key (JWK) is a JavaScript Object Notation (JSON) data structure that represents a cryptographic key. A JWK Set is a JSON data structure that represents a set of JWKs. A JSON Web Key is identified by its set and key id. ORY Hydra uses this functionality to store cryptographic keys used for TLS and JSON Web Tokens (such as OpenID Connect ID tokens), and allows storing user-defined keys as well.
     * `GET /admin/keys/{set}`
     * @source openapi.yaml:472
     */
    getJsonWebKeySet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description JSON Web Key Set ID */
                set: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description jsonWebKeySet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["jsonWebKeySet"];
                };
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Update a JSON Web Key Set
     * Use this method if you do not want to let Hydra generate the JWKs for you, but instead save your own.
     *
     * This operation replaces the entire JSON Web Key Set: keys that exist in the set but are not part of the request body are deleted. To add a newly generated key to the set while keeping the existing keys, use the `createJsonWebKeySet` operation (`POST /admin/keys/{set}`).
     *
     * A JSON Web Key (JWK) is a JavaScript Object Notation (JSON) data structure that represents a cryptographic key. A JWK Set is a JSON data structure that represents a set of JWKs. A JSON Web Key is identified by its set and key id. ORY Hydra uses this functionality to store cryptographic keys used for TLS and JSON Web Tokens (such as OpenID Connect ID tokens), and allows storing user-defined keys as well.
     * `PUT /admin/keys/{set}`
     * @source openapi.yaml:510
     */
    setJsonWebKeySet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The JSON Web Key Set ID */
                set: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["jsonWebKeySet"];
            };
        };
        responses: {
            /** @description jsonWebKeySet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["jsonWebKeySet"];
                };
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Create JSON Web Key
     * This endpoint is capable of generating JSON Web Key Sets for you. There are different strategies available, such as symmetric cryptographic keys (HS256, HS512) and asymmetric cryptographic keys (RS256, ECDSA). If the specified JSON Web Key Set does not exist, it will be created.
     *
     * If the set already exists, the newly generated key is added to it and all existing keys are kept. This allows you to rotate keys: tokens signed with an older key in the set remain verifiable. Exception: when Ory Hydra is configured to use a Hardware Security Module (HSM), generating a key replaces the set, which then contains only the new key. To replace a set and all of its keys instead, use the `setJsonWebKeySet` operation (`PUT /admin/keys/{set}`).
     *
     * A JSON Web Key (JWK) is a JavaScript Object Notation (JSON) data structure that represents a cryptographic key. A JWK Set is a JSON data structure that represents a set of JWKs. A JSON Web Key is identified by its set and key id. ORY Hydra uses this functionality to store cryptographic keys used for TLS and JSON Web Tokens (such as OpenID Connect ID tokens), and allows storing user-defined keys as well.
     * `POST /admin/keys/{set}`
     * @source openapi.yaml:559
     */
    createJsonWebKeySet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The JSON Web Key Set ID */
                set: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["createJsonWebKeySet"];
            };
        };
        responses: {
            /** @description jsonWebKeySet */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["jsonWebKeySet"];
                };
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Delete JSON Web Key Set
     * Use this endpoint to delete a complete JSON Web Key Set and all the keys in that set.
     *
     * A JSON Web Key (JWK) is a JavaScript Object Notation (JSON) data structure that represents a cryptographic key. A JWK Set is a JSON data structure that represents a set of JWKs. A JSON Web Key is identified by its set and key id. ORY Hydra uses this functionality to store cryptographic keys used for TLS and JSON Web Tokens (such as OpenID Connect ID tokens), and allows storing user-defined keys as well.
     * `DELETE /admin/keys/{set}`
     * @source openapi.yaml:614
     */
    deleteJsonWebKeySet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The JSON Web Key Set */
                set: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Empty responses are sent when, for example, resources are deleted. The HTTP status code for empty responses is
             *     typically 204.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Get JSON Web Key
     * This endpoint returns a singular JSON Web Key contained in a set. It is identified by the set and the specific key ID (kid).
     * `GET /admin/keys/{set}/{kid}`
     * @source openapi.yaml:652
     */
    getJsonWebKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description JSON Web Key Set ID */
                set: string;
                /** @description JSON Web Key ID */
                kid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description jsonWebKeySet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["jsonWebKeySet"];
                };
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Set JSON Web Key
     * Use this method if you do not want to let Hydra generate the JWKs for you, but instead save your own.
     *
     * Warning: the key is created or updated under the `kid` given in the request body. The `{kid}` path parameter exists for historical reasons only: it is ignored and not validated against the body.
     *
     * A JSON Web Key (JWK) is a JavaScript Object Notation (JSON) data structure that represents a cryptographic key. A JWK Set is a JSON data structure that represents a set of JWKs. A JSON Web Key is identified by its set and key id. ORY Hydra uses this functionality to store cryptographic keys used for TLS and JSON Web Tokens (such as OpenID Connect ID tokens), and allows storing user-defined keys as well.
     * `PUT /admin/keys/{set}/{kid}`
     * @source openapi.yaml:687
     */
    setJsonWebKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The JSON Web Key Set ID */
                set: string;
                /** @description JSON Web Key ID */
                kid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["jsonWebKey"];
            };
        };
        responses: {
            /** @description jsonWebKey */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["jsonWebKey"];
                };
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Delete JSON Web Key
     * Use this endpoint to delete a single JSON Web Key.
     *
     * A JSON Web Key (JWK) is a JavaScript Object Notation (JSON) data structure that represents a cryptographic key. A
     * JWK Set is a JSON data structure that represents a set of JWKs. A JSON Web Key is identified by its set and key id. ORY Hydra uses
     * this functionality to store cryptographic keys used for TLS and JSON Web Tokens (such as OpenID Connect ID tokens),
     * and allows storing user-defined keys as well.
     * `DELETE /admin/keys/{set}/{kid}`
     * @source openapi.yaml:740
     */
    deleteJsonWebKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The JSON Web Key Set */
                set: string;
                /** @description The JSON Web Key ID (kid) */
                kid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Empty responses are sent when, for example, resources are deleted. The HTTP status code for empty responses is
             *     typically 204.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Get OAuth 2.0 Consent Request
     * When an authorization code, hybrid, or implicit OAuth 2.0 Flow is initiated, Ory asks the login provider
     * to authenticate the subject and then tell Ory now about it. If the subject authenticated, he/she must now be asked if
     * the OAuth 2.0 Client which initiated the flow should be allowed to access the resources on the subject's behalf.
     *
     * The consent challenge is appended to the consent provider's URL to which the subject's user-agent (browser) is redirected to. The consent
     * provider uses that challenge to fetch information on the OAuth2 request and then tells Ory if the subject accepted
     * or rejected the request.
     *
     * The default consent provider is available via the Ory Managed Account Experience. To customize the consent provider, please
     * head over to the OAuth 2.0 documentation.
     * `GET /admin/oauth2/auth/requests/consent`
     * @source openapi.yaml:786
     */
    getOAuth2ConsentRequest: {
        parameters: {
            query: {
                /** @description OAuth 2.0 Consent Request Challenge */
                consent_challenge: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description oAuth2ConsentRequest */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oAuth2ConsentRequest"];
                };
            };
            /** @description oAuth2RedirectTo */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oAuth2RedirectTo"];
                };
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Accept OAuth 2.0 Consent Request
     * When an authorization code, hybrid, or implicit OAuth 2.0 Flow is initiated, Ory asks the login provider
     * to authenticate the subject and then tell Ory now about it. If the subject authenticated, he/she must now be asked if
     * the OAuth 2.0 Client which initiated the flow should be allowed to access the resources on the subject's behalf.
     *
     * The consent challenge is appended to the consent provider's URL to which the subject's user-agent (browser) is redirected to. The consent
     * provider uses that challenge to fetch information on the OAuth2 request and then tells Ory if the subject accepted
     * or rejected the request.
     *
     * This endpoint tells Ory that the subject has authorized the OAuth 2.0 client to access resources on his/her behalf.
     * The consent provider includes additional information, such as session data for access and ID tokens, and if the
     * consent request should be used as basis for future requests.
     *
     * The response contains a redirect URL which the consent provider should redirect the user-agent to.
     *
     * The default consent provider is available via the Ory Managed Account Experience. To customize the consent provider, please
     * head over to the OAuth 2.0 documentation.
     * `PUT /admin/oauth2/auth/requests/consent/accept`
     * @source openapi.yaml:843
     */
    acceptOAuth2ConsentRequest: {
        parameters: {
            query: {
                /** @description OAuth 2.0 Consent Request Challenge */
                consent_challenge: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["acceptOAuth2ConsentRequest"];
            };
        };
        responses: {
            /** @description oAuth2RedirectTo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oAuth2RedirectTo"];
                };
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Reject OAuth 2.0 Consent Request
     * When an authorization code, hybrid, or implicit OAuth 2.0 Flow is initiated, Ory asks the login provider
     * to authenticate the subject and then tell Ory now about it. If the subject authenticated, he/she must now be asked if
     * the OAuth 2.0 Client which initiated the flow should be allowed to access the resources on the subject's behalf.
     *
     * The consent challenge is appended to the consent provider's URL to which the subject's user-agent (browser) is redirected to. The consent
     * provider uses that challenge to fetch information on the OAuth2 request and then tells Ory if the subject accepted
     * or rejected the request.
     *
     * This endpoint tells Ory that the subject has not authorized the OAuth 2.0 client to access resources on his/her behalf.
     * The consent provider must include a reason why the consent was not granted.
     *
     * The response contains a redirect URL which the consent provider should redirect the user-agent to.
     *
     * The default consent provider is available via the Ory Managed Account Experience. To customize the consent provider, please
     * head over to the OAuth 2.0 documentation.
     * `PUT /admin/oauth2/auth/requests/consent/reject`
     * @source openapi.yaml:913
     */
    rejectOAuth2ConsentRequest: {
        parameters: {
            query: {
                /** @description OAuth 2.0 Consent Request Challenge */
                consent_challenge: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["rejectOAuth2Request"];
            };
        };
        responses: {
            /** @description oAuth2RedirectTo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oAuth2RedirectTo"];
                };
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Accepts a device grant user_code request
     * Accepts a device grant user_code request
     * `PUT /admin/oauth2/auth/requests/device/accept`
     * @source openapi.yaml:981
     */
    acceptUserCodeRequest: {
        parameters: {
            query: {
                device_challenge: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["acceptDeviceUserCodeRequest"];
            };
        };
        responses: {
            /** @description oAuth2RedirectTo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oAuth2RedirectTo"];
                };
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Get OAuth 2.0 Login Request
     * When an authorization code, hybrid, or implicit OAuth 2.0 Flow is initiated, Ory asks the login provider
     * to authenticate the subject and then tell the Ory OAuth2 Service about it.
     *
     * Per default, the login provider is Ory itself. You may use a different login provider which needs to be a web-app
     * you write and host, and it must be able to authenticate ("show the subject a login screen")
     * a subject (in OAuth2 the proper name for subject is "resource owner").
     *
     * The authentication challenge is appended to the login provider URL to which the subject's user-agent (browser) is redirected to. The login
     * provider uses that challenge to fetch information on the OAuth2 request and then accept or reject the requested authentication process.
     * `GET /admin/oauth2/auth/requests/login`
     * @source openapi.yaml:1014
     */
    getOAuth2LoginRequest: {
        parameters: {
            query: {
                /** @description OAuth 2.0 Login Request Challenge */
                login_challenge: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description oAuth2LoginRequest */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oAuth2LoginRequest"];
                };
            };
            /** @description oAuth2RedirectTo */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oAuth2RedirectTo"];
                };
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Accept OAuth 2.0 Login Request
     * When an authorization code, hybrid, or implicit OAuth 2.0 Flow is initiated, Ory asks the login provider
     * to authenticate the subject and then tell the Ory OAuth2 Service about it.
     *
     * The authentication challenge is appended to the login provider URL to which the subject's user-agent (browser) is redirected to. The login
     * provider uses that challenge to fetch information on the OAuth2 request and then accept or reject the requested authentication process.
     *
     * This endpoint tells Ory that the subject has successfully authenticated and includes additional information such as
     * the subject's ID and if Ory should remember the subject's subject agent for future authentication attempts by setting
     * a cookie.
     *
     * The response contains a redirect URL which the login provider should redirect the user-agent to.
     * `PUT /admin/oauth2/auth/requests/login/accept`
     * @source openapi.yaml:1069
     */
    acceptOAuth2LoginRequest: {
        parameters: {
            query: {
                /** @description OAuth 2.0 Login Request Challenge */
                login_challenge: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["acceptOAuth2LoginRequest"];
            };
        };
        responses: {
            /** @description oAuth2RedirectTo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oAuth2RedirectTo"];
                };
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Reject OAuth 2.0 Login Request
     * When an authorization code, hybrid, or implicit OAuth 2.0 Flow is initiated, Ory asks the login provider
     * to authenticate the subject and then tell the Ory OAuth2 Service about it.
     *
     * The authentication challenge is appended to the login provider URL to which the subject's user-agent (browser) is redirected to. The login
     * provider uses that challenge to fetch information on the OAuth2 request and then accept or reject the requested authentication process.
     *
     * This endpoint tells Ory that the subject has not authenticated and includes a reason why the authentication
     * was denied.
     *
     * The response contains a redirect URL which the login provider should redirect the user-agent to.
     * `PUT /admin/oauth2/auth/requests/login/reject`
     * @source openapi.yaml:1128
     */
    rejectOAuth2LoginRequest: {
        parameters: {
            query: {
                /** @description OAuth 2.0 Login Request Challenge */
                login_challenge: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["rejectOAuth2Request"];
            };
        };
        responses: {
            /** @description oAuth2RedirectTo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oAuth2RedirectTo"];
                };
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Get OAuth 2.0 Session Logout Request
     * Use this endpoint to fetch an Ory OAuth 2.0 logout request.
     * `GET /admin/oauth2/auth/requests/logout`
     * @source openapi.yaml:1184
     */
    getOAuth2LogoutRequest: {
        parameters: {
            query: {
                logout_challenge: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description oAuth2LogoutRequest */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oAuth2LogoutRequest"];
                };
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Accept OAuth 2.0 Session Logout Request
     * When a user or an application requests Ory OAuth 2.0 to remove the session state of a subject, this endpoint is used to confirm that logout request.
     *
     * The response contains a redirect URL which the consent provider should redirect the user-agent to.
     * `PUT /admin/oauth2/auth/requests/logout/accept`
     * @source openapi.yaml:1211
     */
    acceptOAuth2LogoutRequest: {
        parameters: {
            query: {
                /** @description OAuth 2.0 Logout Request Challenge */
                logout_challenge: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description oAuth2RedirectTo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oAuth2RedirectTo"];
                };
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Reject OAuth 2.0 Session Logout Request
     * When a user or an application requests Ory OAuth 2.0 to remove the session state of a subject, this endpoint is used to deny that logout request.
     * No HTTP request body is required.
     *
     * The response is empty as the logout provider has to chose what action to perform next.
     * `PUT /admin/oauth2/auth/requests/logout/reject`
     * @source openapi.yaml:1246
     */
    rejectOAuth2LogoutRequest: {
        parameters: {
            query: {
                logout_challenge: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Empty responses are sent when, for example, resources are deleted. The HTTP status code for empty responses is
             *     typically 204.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * List OAuth 2.0 Consent Sessions of a Subject
     * This endpoint lists all subject's granted consent sessions, including client and granted scope.
     * If the subject is unknown or has not granted any consent sessions yet, the endpoint returns an
     * empty JSON array with status code 200 OK.
     * `GET /admin/oauth2/auth/sessions/consent`
     * @source openapi.yaml:1280
     */
    listOAuth2ConsentSessions: {
        parameters: {
            query: {
                /**
                 * @description Items per Page
                 *
                 *     This is the number of items per page to return.
                 *     For details on pagination please head over to the [pagination documentation](https://www.ory.com/docs/ecosystem/api-design#pagination).
                 *     minimum: 1, maximum: 500, default: 250
                 */
                page_size?: number;
                /**
                 * @description Next Page Token
                 *
                 *     The next page token.
                 *     For details on pagination please head over to the [pagination documentation](https://www.ory.com/docs/ecosystem/api-design#pagination).
                 */
                page_token?: string;
                /** @description The subject to list the consent sessions for. */
                subject: string;
                /** @description The login session id to list the consent sessions for. */
                login_session_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description oAuth2ConsentSessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oAuth2ConsentSessions"];
                };
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Revoke OAuth 2.0 Consent Sessions of a Subject
     * This endpoint revokes a subject's granted consent sessions and invalidates all
     * associated OAuth 2.0 Access Tokens. You may also only revoke sessions for a specific OAuth 2.0 Client ID.
     * `DELETE /admin/oauth2/auth/sessions/consent`
     * @example
     * await api.revokeOAuth2ConsentSessions();
     * @source openapi.yaml:1340
     */
    revokeOAuth2ConsentSessions: {
        parameters: {
            query?: {
                /**
                 * @description OAuth 2.0 Consent Subject
                 *
                 *     The subject whose consent sessions should be deleted.
                 */
                subject?: string;
                /**
                 * @description OAuth 2.0 Client ID
                 *
                 *     If set, deletes only those consent sessions that have been granted to the specified OAuth 2.0 Client ID.
                 */
                client?: string;
                /**
                 * @description Consent Request ID
                 *
                 *     If set, revoke all token chains derived from this particular consent request ID.
                 */
                consent_request_id?: string;
                /**
                 * @description Revoke All Consent Sessions
                 *
                 *     If set to `true` deletes all consent sessions by the Subject that have been granted.
                 */
                all?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Empty responses are sent when, for example, resources are deleted. The HTTP status code for empty responses is
             *     typically 204.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Revokes OAuth 2.0 Login Sessions by either a Subject or a SessionID
     * This endpoint invalidates authentication sessions. After revoking the authentication session(s), the subject
     * has to re-authenticate at the Ory OAuth2 Provider. This endpoint does not invalidate any tokens.
     *
     * If you send the subject in a query param, all authentication sessions that belong to that subject are revoked.
     * No OpenID Connect Front- or Back-channel logout is performed in this case.
     *
     * Alternatively, you can send a SessionID via `sid` query param, in which case, only the session that is connected
     * to that SessionID is revoked. OpenID Connect Back-channel logout is performed in this case.
     *
     * When using Ory for the identity provider, the login provider will also invalidate the session cookie.
     * `DELETE /admin/oauth2/auth/sessions/login`
     * @example
     * await api.revokeOAuth2LoginSessions();
     * @source openapi.yaml:1402
     */
    revokeOAuth2LoginSessions: {
        parameters: {
            query?: {
                /**
                 * @description OAuth 2.0 Subject
                 *
                 *     The subject to revoke authentication sessions for.
                 */
                subject?: string;
                /**
                 * @description Login Session ID
                 *
                 *     The login session to revoke.
                 */
                sid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Empty responses are sent when, for example, resources are deleted. The HTTP status code for empty responses is
             *     typically 204.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Introspect OAuth2 Access and Refresh Tokens
     * The introspection endpoint allows to check if a token (both refresh and access) is active or not. An active token
     * is neither expired nor revoked. If a token is active, additional information on the token will be included. You can
     * set additional data for a token by setting `session.access_token` during the consent flow.
     * `POST /admin/oauth2/introspect`
     * @source openapi.yaml:1462
     */
    introspectOAuth2Token: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    token: string;
                    scope?: string;
                };
            };
        };
        responses: {
            /** @description introspectedOAuth2Token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["introspectedOAuth2Token"];
                };
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Delete OAuth 2.0 Access Tokens from specific OAuth 2.0 Client
     * This endpoint deletes OAuth2 access tokens issued to an OAuth 2.0 Client from the database.
     * `DELETE /admin/oauth2/tokens`
     * @source openapi.yaml:1516
     */
    deleteOAuth2Token: {
        parameters: {
            query: {
                /** @description OAuth 2.0 Client ID */
                client_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Empty responses are sent when, for example, resources are deleted. The HTTP status code for empty responses is
             *     typically 204.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * List Trusted OAuth2 JWT Bearer Grant Type Issuers
     * Use this endpoint to list all trusted JWT Bearer Grant Type Issuers.
     * `GET /admin/trust/grants/jwt-bearer/issuers`
     * @example
     * await api.listTrustedOAuth2JwtGrantIssuers();
     * @source openapi.yaml:1543
     */
    listTrustedOAuth2JwtGrantIssuers: {
        parameters: {
            query?: {
                /**
                 * @description Items per Page
                 *
                 *     This is the number of items per page to return.
                 *     For details on pagination please head over to the [pagination documentation](https://www.ory.com/docs/ecosystem/api-design#pagination).
                 *     minimum: 1, maximum: 1000, default: 250
                 */
                page_size?: number;
                /**
                 * @description Next Page Token
                 *
                 *     The next page token.
                 *     For details on pagination please head over to the [pagination documentation](https://www.ory.com/docs/ecosystem/api-design#pagination).
                 */
                page_token?: string;
                /** @description If optional "issuer" is supplied, only jwt-bearer grants with this issuer will be returned. */
                issuer?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description trustedOAuth2JwtGrantIssuers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["trustedOAuth2JwtGrantIssuers"];
                };
            };
            /** @description genericError */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["genericError"];
                };
            };
        };
    };
    /**
     * Trust OAuth2 JWT Bearer Grant Type Issuer
     * Use this endpoint to establish a trust relationship for a JWT issuer
     * to perform JSON Web Token (JWT) Profile for OAuth 2.0 Client Authentication
     * and Authorization Grants [RFC7523](https://datatracker.ietf.org/doc/html/rfc7523).
     * `POST /admin/trust/grants/jwt-bearer/issuers`
     * @example
     * await api.trustOAuth2JwtGrantIssuer();
     * @source openapi.yaml:1592
     */
    trustOAuth2JwtGrantIssuer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["trustOAuth2JwtGrantIssuer"];
            };
        };
        responses: {
            /** @description trustedOAuth2JwtGrantIssuer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["trustedOAuth2JwtGrantIssuer"];
                };
            };
            /** @description genericError */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["genericError"];
                };
            };
        };
    };
    /**
     * Get Trusted OAuth2 JWT Bearer Grant Type Issuer
     * Use this endpoint to get a trusted JWT Bearer Grant Type Issuer. The ID is the one returned when you
     * created the trust relationship.
     * `GET /admin/trust/grants/jwt-bearer/issuers/{id}`
     * @source openapi.yaml:1628
     */
    getTrustedOAuth2JwtGrantIssuer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the desired grant */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description trustedOAuth2JwtGrantIssuer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["trustedOAuth2JwtGrantIssuer"];
                };
            };
            /** @description genericError */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["genericError"];
                };
            };
        };
    };
    /**
     * Delete Trusted OAuth2 JWT Bearer Grant Type Issuer
     * Use this endpoint to delete trusted JWT Bearer Grant Type Issuer. The ID is the one returned when you
     * created the trust relationship.
     *
     * Once deleted, the associated issuer will no longer be able to perform the JSON Web Token (JWT) Profile
     * for OAuth 2.0 Client Authentication and Authorization Grant.
     * `DELETE /admin/trust/grants/jwt-bearer/issuers/{id}`
     * @source openapi.yaml:1661
     */
    deleteTrustedOAuth2JwtGrantIssuer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the desired grant */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Empty responses are sent when, for example, resources are deleted. The HTTP status code for empty responses is
             *     typically 204.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description genericError */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["genericError"];
                };
            };
        };
    };
    /**
     * Issues a Verifiable Credential
     * This endpoint creates a verifiable credential that attests that the user
     * authenticated with the provided access token owns a certain public/private key
     * pair.
     *
     * More information can be found at
     * https://openid.net/specs/openid-connect-userinfo-vc-1_0.html.
     * `POST /credentials`
     * @example
     * await api.createVerifiableCredential();
     * @source openapi.yaml:1699
     */
    createVerifiableCredential: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateVerifiableCredentialRequestBody"];
            };
        };
        responses: {
            /** @description verifiableCredentialResponse */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["verifiableCredentialResponse"];
                };
            };
            /** @description verifiableCredentialPrimingResponse */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["verifiableCredentialPrimingResponse"];
                };
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Check Alive Status
     * This endpoint returns a 200 status code when the HTTP server is up running.
     * This status does currently not include checks whether the database connection is working.
     *
     * If the service supports TLS Edge Termination, this endpoint does not require the
     * `X-Forwarded-Proto` header to be set.
     *
     * Be aware that if you are running multiple nodes of this service, the health status will never
     * refer to the cluster state, only to a single instance.
     * `GET /health/alive`
     * @example
     * await api.isInstanceAlive();
     * @source openapi.yaml:1741
     */
    isInstanceAlive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description healthStatus */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["healthStatus"];
                };
            };
            /** @description errorOAuth2 */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Check Readiness Status
     * This endpoint returns a 200 status code when the HTTP server is up running and the environment dependencies (e.g.
     * the database) are responsive as well.
     *
     * If the service supports TLS Edge Termination, this endpoint does not require the
     * `X-Forwarded-Proto` header to be set.
     *
     * Be aware that if you are running multiple nodes of this service, the health status will never
     * refer to the cluster state, only to a single instance.
     * `GET /health/ready`
     * @example
     * await api.isInstanceReady();
     * @source openapi.yaml:1776
     */
    isInstanceReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description healthStatus */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["healthStatus"];
                };
            };
            /** @description healthNotReadyStatus */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["healthNotReadyStatus"];
                };
            };
        };
    };
    /**
     * OAuth 2.0 Authorize Endpoint
     * Use open source libraries to perform OAuth 2.0 and OpenID Connect
     * available for any programming language. You can find a list of libraries at https://oauth.net/code/
     *
     * This endpoint should not be used via the Ory SDK and is only included for technical reasons.
     * Instead, use one of the libraries linked above.
     * `GET /oauth2/auth`
     * @example
     * await api.oAuth2Authorize();
     * @source openapi.yaml:1810
     */
    oAuth2Authorize: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Empty responses are sent when, for example, resources are deleted. The HTTP status code for empty responses is
             *     typically 204.
             */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * The OAuth 2.0 Device Authorize Endpoint
     * This endpoint is not documented here because you should never use your own implementation to perform OAuth2 flows.
     * OAuth2 is a very popular protocol and a library for your programming language will exist.
     *
     * To learn more about this flow please refer to the specification: https://tools.ietf.org/html/rfc8628
     * `POST /oauth2/device/auth`
     * @example
     * await api.oAuth2DeviceFlow();
     * @source openapi.yaml:1840
     */
    oAuth2DeviceFlow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description deviceAuthorization */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["deviceAuthorization"];
                };
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * OAuth 2.0 Device Verification Endpoint
     * This is the device user verification endpoint. The user is redirected here when trying to log in using the device flow.
     * `GET /oauth2/device/verify`
     * @example
     * await api.performOAuth2DeviceVerificationFlow();
     * @source openapi.yaml:1871
     */
    performOAuth2DeviceVerificationFlow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Empty responses are sent when, for example, resources are deleted. The HTTP status code for empty responses is
             *     typically 204.
             */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Register OAuth2 Client using OpenID Dynamic Client Registration
     * This endpoint behaves like the administrative counterpart (`createOAuth2Client`) but is capable of facing the
     * public internet directly and can be used in self-service. It implements the OpenID Connect
     * Dynamic Client Registration Protocol. This feature needs to be enabled in the configuration. This endpoint
     * is disabled by default. It can be enabled by an administrator.
     *
     * Please note that using this endpoint you are not able to choose the `client_secret` nor the `client_id` as those
     * values will be server generated when specifying `token_endpoint_auth_method` as `client_secret_basic` or
     * `client_secret_post`.
     *
     * The `client_secret` will be returned in the response and you will not be able to retrieve it later on.
     * Write the secret down and keep it somewhere safe.
     * `POST /oauth2/register`
     * @source openapi.yaml:1892
     */
    createOidcDynamicClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Dynamic Client Registration Request Body */
        requestBody: {
            content: {
                "application/json": components["schemas"]["oAuth2Client"];
            };
        };
        responses: {
            /** @description oAuth2Client */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oAuth2Client"];
                };
            };
            /** @description Bad Request Error Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
            /** @description Default Error Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Get OAuth2 Client using OpenID Dynamic Client Registration
     * This endpoint behaves like the administrative counterpart (`getOAuth2Client`) but is capable of facing the
     * public internet directly and can be used in self-service. It implements the OpenID Connect
     * Dynamic Client Registration Protocol.
     *
     * To use this endpoint, you will need to present the client's authentication credentials. If the OAuth2 Client
     * uses the Token Endpoint Authentication Method `client_secret_post`, you need to present the client secret in the URL query.
     * If it uses `client_secret_basic`, present the Client ID and the Client Secret in the Authorization header.
     * `GET /oauth2/register/{id}`
     * @source openapi.yaml:1948
     */
    getOidcDynamicClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the OAuth 2.0 Client. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description oAuth2Client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oAuth2Client"];
                };
            };
            /** @description Default Error Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Set OAuth2 Client using OpenID Dynamic Client Registration
     * This endpoint behaves like the administrative counterpart (`setOAuth2Client`) but is capable of facing the
     * public internet directly to be used by third parties. It implements the OpenID Connect
     * Dynamic Client Registration Protocol.
     *
     * This feature is disabled per default. It can be enabled by a system administrator.
     *
     * If you pass `client_secret` the secret is used, otherwise the existing secret is used. If set, the secret is echoed in the response.
     * It is not possible to retrieve it later on.
     *
     * To use this endpoint, you will need to present the client's authentication credentials. If the OAuth2 Client
     * uses the Token Endpoint Authentication Method `client_secret_post`, you need to present the client secret in the URL query.
     * If it uses `client_secret_basic`, present the Client ID and the Client Secret in the Authorization header.
     *
     * OAuth 2.0 clients are used to perform OAuth 2.0 and OpenID Connect flows. Usually, OAuth 2.0 clients are
     * generated for applications which want to consume your OAuth 2.0 or OpenID Connect capabilities.
     * `PUT /oauth2/register/{id}`
     * @source openapi.yaml:1994
     */
    setOidcDynamicClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description OAuth 2.0 Client ID */
                id: string;
            };
            cookie?: never;
        };
        /** @description OAuth 2.0 Client Request Body */
        requestBody: {
            content: {
                "application/json": components["schemas"]["oAuth2Client"];
            };
        };
        responses: {
            /** @description oAuth2Client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oAuth2Client"];
                };
            };
            /** @description Not Found Error Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
            /** @description Default Error Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Delete OAuth 2.0 Client using the OpenID Dynamic Client Registration Management Protocol
     * This endpoint behaves like the administrative counterpart (`deleteOAuth2Client`) but is capable of facing the
     * public internet directly and can be used in self-service. It implements the OpenID Connect
     * Dynamic Client Registration Protocol. This feature needs to be enabled in the configuration. This endpoint
     * is disabled by default. It can be enabled by an administrator.
     *
     * To use this endpoint, you will need to present the client's authentication credentials. If the OAuth2 Client
     * uses the Token Endpoint Authentication Method `client_secret_post`, you need to present the client secret in the URL query.
     * If it uses `client_secret_basic`, present the Client ID and the Client Secret in the Authorization header.
     *
     * OAuth 2.0 clients are used to perform OAuth 2.0 and OpenID Connect flows. Usually, OAuth 2.0 clients are
     * generated for applications which want to consume your OAuth 2.0 or OpenID Connect capabilities.
     * `DELETE /oauth2/register/{id}`
     * @source openapi.yaml:2065
     */
    deleteOidcDynamicClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the OAuth 2.0 Client. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Empty responses are sent when, for example, resources are deleted. The HTTP status code for empty responses is
             *     typically 204.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description genericError */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["genericError"];
                };
            };
        };
    };
    /**
     * Revoke OAuth 2.0 Access or Refresh Token
     * Revoking a token (both access and refresh) means that the tokens will be invalid. A revoked access token can no
     * longer be used to make access requests, and a revoked refresh token can no longer be used to refresh an access token.
     * Revoking a refresh token also invalidates the access token that was created with it. A token may only be revoked by
     * the client the token was generated for.
     * `POST /oauth2/revoke`
     * @source openapi.yaml:2121
     */
    revokeOAuth2Token: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    token: string;
                    client_id?: string;
                    client_secret?: string;
                };
            };
        };
        responses: {
            /**
             * @description Empty responses are sent when, for example, resources are deleted. The HTTP status code for empty responses is
             *     typically 204.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * OpenID Connect Front- and Back-channel Enabled Logout
     * This endpoint initiates and completes user logout at the Ory OAuth2 & OpenID provider and initiates OpenID Connect Front- / Back-channel logout:
     *
     * https://openid.net/specs/openid-connect-frontchannel-1_0.html
     * https://openid.net/specs/openid-connect-backchannel-1_0.html
     *
     * Back-channel logout is performed asynchronously and does not affect logout flow.
     * `GET /oauth2/sessions/logout`
     * @example
     * await api.revokeOidcSession();
     * @source openapi.yaml:2165
     */
    revokeOidcSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Empty responses are sent when, for example, resources are deleted. The HTTP status code for empty responses is
             *     typically 204.
             */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * The OAuth 2.0 Token Endpoint
     * Use open source libraries to perform OAuth 2.0 and OpenID Connect
     * available for any programming language. You can find a list of libraries here https://oauth.net/code/
     *
     * This endpoint should not be used via the Ory SDK and is only included for technical reasons.
     * Instead, use one of the libraries linked above.
     * `POST /oauth2/token`
     * @source openapi.yaml:2191
     */
    oauth2TokenExchange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    grant_type: string;
                    code?: string;
                    refresh_token?: string;
                    redirect_uri?: string;
                    client_id?: string;
                };
            };
        };
        responses: {
            /** @description oAuth2TokenExchange */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oAuth2TokenExchange"];
                };
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * OpenID Connect Userinfo
     * This endpoint returns the payload of the ID Token, including `session.id_token` values, of
     * the provided OAuth 2.0 Access Token's consent request.
     *
     * In the case of authentication error, a WWW-Authenticate header might be set in the response
     * with more information about the error. See [the spec](https://datatracker.ietf.org/doc/html/rfc6750#section-3)
     * for more details about header format.
     * `GET /userinfo`
     * @example
     * await api.getOidcUserInfo();
     * @source openapi.yaml:2245
     */
    getOidcUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description oidcUserInfo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oidcUserInfo"];
                };
            };
            /** @description errorOAuth2 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorOAuth2"];
                };
            };
        };
    };
    /**
     * Get Service Version
     * This endpoint returns the service version typically notated using semantic versioning.
     *
     * If the service supports TLS Edge Termination, this endpoint does not require the
     * `X-Forwarded-Proto` header to be set.
     * `GET /version`
     * @example
     * await api.getVersion();
     * @source openapi.yaml:2282
     */
    getVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["version"];
                };
            };
        };
    };
}
/** The headers that most responses have. */
export interface SharedHeaders {
    /**
     * @description The Link HTTP Header
     *
     *     The `Link` header contains a comma-delimited list of links to the following pages:
     *
     *     first: The first page of results.
     *     next: The next page of results.
     *
     *     Pages are omitted if they do not exist. For example, if there is no next page, the `next` link is omitted. Examples:
     *
     *     </admin/sessions?page_size=250&page_token={last_item_uuid}; rel="first",/admin/sessions?page_size=250&page_token=>; rel="next"
     */
    link?: string;
    [name: string]: unknown;
}
