// Generated from openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return all applications. */
        get: operations["getApps"];
        put?: never;
        /** Create an application. */
        post: operations["createApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update an application. */
        put: operations["updateApplication"];
        post?: never;
        /**
         * Delete an application.
         * @description Requires elevated authentication.
         */
        delete: operations["deleteApp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/{id}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload an image for an application. */
        post: operations["uploadAppImage"];
        /** Deletes an image of an application. */
        delete: operations["removeAppImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/{id}/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return all messages from a specific application. */
        get: operations["getAppMessages"];
        put?: never;
        post?: never;
        /** Delete all messages from a specific application. */
        delete: operations["deleteAppMessages"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/{id}/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Perform security updates on an application.
         * @description Requires elevated authentication.
         */
        put: operations["updateAppSecurity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/local/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Authenticate via basic auth and create a session. */
        post: operations["localLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the current session.
         * @description Clears the session cookie and deletes the associated client.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/oidc/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Handle the OIDC provider callback (browser).
         * @description Exchanges the authorization code for tokens, resolves the user,
         *     creates a gotify client, sets a session cookie, and redirects to the UI.
         */
        get: operations["oidcCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/oidc/elevate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start the OIDC flow to elevate an existing client session (browser).
         * @description Redirects the user to the OIDC provider's authorization endpoint. After
         *     successful authentication, the referenced client session is elevated for
         *     the requested duration.
         */
        get: operations["oidcElevate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/oidc/external/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Initiate the OIDC authorization flow for a native app.
         * @description The app generates a PKCE code_verifier and code_challenge, then calls this
         *     endpoint. The server forwards the code_challenge to the OIDC provider and
         *     returns the authorization URL for the app to open in a browser.
         */
        post: operations["externalAuthorize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/oidc/external/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange an authorization code for a gotify client token.
         * @description After the user authenticates with the OIDC provider and the app receives
         *     the authorization code via redirect, the app calls this endpoint with the
         *     code and PKCE code_verifier. The server exchanges the code with the OIDC
         *     provider and returns a gotify client token.
         */
        post: operations["externalToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/oidc/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start the OIDC login flow (browser).
         * @description Redirects the user to the OIDC provider's authorization endpoint.
         *     After authentication, the provider redirects back to the callback endpoint.
         */
        get: operations["oidcLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return all clients. */
        get: operations["getClients"];
        put?: never;
        /** Create a client. */
        post: operations["createClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update a client. */
        put: operations["updateClient"];
        post?: never;
        /**
         * Delete a client.
         * @description Requires elevated authentication.
         */
        delete: operations["deleteClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/{id}/elevate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Elevate a client session.
         * @description Requires elevated authentication.
         */
        post: operations["elevateClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/current/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return the current user.
         * @description Requires elevated authentication.
         */
        get: operations["currentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/current/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the password of the current user.
         * @description Requires elevated authentication.
         */
        post: operations["updateCurrentUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gotifyinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get gotify information. */
        get: operations["getInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get health information. */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return all messages. */
        get: operations["getMessages"];
        put?: never;
        /**
         * Create a message.
         * @description __NOTE__: When authenticating with a client token or basic auth, the request body
         *     must include "appid" referencing an application owned by the authenticated user.
         *     When authenticating with an application token, the application is derived from the
         *     token and any "appid" in the body is ignored.
         */
        post: operations["createMessage"];
        /** Delete all messages. */
        delete: operations["deleteMessages"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a message with an id. */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plugin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return all plugins. */
        get: operations["getPlugins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plugin/{id}/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get YAML configuration for Configurer plugin. */
        get: operations["getPluginConfig"];
        put?: never;
        /** Update YAML configuration for Configurer plugin. */
        post: operations["updatePluginConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plugin/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Disable a plugin. */
        post: operations["disablePlugin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plugin/{id}/display": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get display info for a Displayer plugin. */
        get: operations["getPluginDisplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plugin/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enable a plugin. */
        post: operations["enablePlugin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Websocket, return newly created messages. */
        get: operations["streamMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return all users.
         * @description Requires elevated authentication.
         */
        get: operations["getUsers"];
        put?: never;
        /**
         * Create a user.
         * @description With enabled registration: non admin users can be created without authentication.
         *     With disabled registrations: users can only be created by admin users.
         *
         *     Requires elevated authentication.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user.
         * @description Requires elevated authentication.
         */
        get: operations["getUser"];
        put?: never;
        /**
         * Update a user.
         * @description Requires elevated authentication.
         */
        post: operations["updateUser"];
        /**
         * Deletes a user.
         * @description Requires elevated authentication.
         */
        delete: operations["deleteUser"];
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
        /** Get version information. */
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
         * Application Model
         * @description The Application holds information about an app which can send notifications.
         * @source openapi.yaml:1617
         */
        Application: {
            /**
             * Format: date-time
             * @description The date the application was created.
             * @example 2019-01-01T00:00:00Z
             */
            readonly createdAt: string;
            /**
             * Format: int64
             * @description The default priority of messages sent by this application. Defaults to 0.
             * @example 4
             */
            defaultPriority?: number | bigint;
            /**
             * @description The description of the application.
             * @example Backup server for the interwebs
             */
            description: string;
            /**
             * Format: int64
             * @description The application id.
             * @example 5
             */
            readonly id: number | bigint;
            /**
             * @description The image of the application.
             * @example image/image.jpeg
             */
            readonly image: string;
            /**
             * @description Whether the application is an internal application. Internal applications should not be deleted.
             * @example false
             */
            readonly internal: boolean;
            /**
             * Format: date-time
             * @description The last time the application token was used.
             * @example 2019-01-01T00:00:00Z
             */
            readonly lastUsed?: string;
            /**
             * @description The application name. This is how the application should be displayed to the user.
             * @example Backup Server
             */
            name: string;
            /**
             * @description The sort key of this application. Uses fractional indexing.
             * @example a1
             */
            sortKey: string;
            /**
             * @description The application token. Can be used as `appToken`. See Authentication.
             * @example AWH0wZ5r0Mbac.r
             */
            readonly token?: string;
        };
        /**
         * Application Params Model
         * @description Params allowed to create or update Applications.
         * @source openapi.yaml:1695
         */
        ApplicationParams: {
            /**
             * Format: int64
             * @description The default priority of messages sent by this application. Defaults to 0.
             * @example 5
             */
            defaultPriority?: number | bigint;
            /**
             * @description The description of the application.
             * @example Backup server for the interwebs
             */
            description?: string;
            /**
             * @description The application name. This is how the application should be displayed to the user.
             * @example Backup Server
             */
            name: string;
            /**
             * @description The sortKey for the application. Uses fractional indexing.
             * @example a1
             */
            sortKey?: string;
        };
        /**
         * Client Model
         * @description The Client holds information about a device which can receive notifications (and other stuff).
         * @source openapi.yaml:1726
         */
        Client: {
            /**
             * Format: date-time
             * @description The date the client was created.
             * @example 2019-01-01T00:00:00Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description The time until which this client's session is elevated.
             */
            readonly elevatedUntil?: string;
            /**
             * Format: int64
             * @description The number of seconds of inactivity after which the client is removed.
             *     0 means the client never expires.
             * @example 2592000
             */
            expiresAfterInactivitySeconds?: number | bigint;
            /**
             * Format: date-time
             * @description The time at which this client will expire due to inactivity, or null if it never expires.
             * @example 2019-01-01T00:00:00Z
             */
            readonly expiresAt?: string;
            /**
             * Format: int64
             * @description The client id.
             * @example 5
             */
            readonly id: number | bigint;
            /**
             * Format: date-time
             * @description The last time the client token was used.
             * @example 2019-01-01T00:00:00Z
             */
            readonly lastUsed?: string;
            /**
             * @description The client name. This is how the client should be displayed to the user.
             * @example Android Phone
             */
            name: string;
            /**
             * @description The client token. Can be used as `clientToken`. See Authentication.
             * @example CWH0wZ5r0Mbac.r
             */
            readonly token?: string;
        };
        /**
         * Client Params Model
         * @description Params allowed to create or update Clients.
         * @source openapi.yaml:1792
         */
        ClientParams: {
            /**
             * Format: int64
             * @description The number of seconds of inactivity after which the client is removed.
             *     0 (or omitted) means the client never expires.
             * @example 2592000
             */
            expiresAfterInactivitySeconds?: number | bigint;
            /**
             * @description The client name
             * @example My Client
             */
            name: string;
        };
        /**
         * CreateMessage Model
         * @description The CreateMessage holds information about a message that will be sent.
         * @source openapi.yaml:1813
         */
        CreateMessage: {
            /**
             * Format: int64
             * @description The application id that send this message. Always set when returned via the API.
             * @example 5
             */
            appid?: number | bigint;
            /**
             * @description The extra data sent along the message.
             *
             *     The extra fields are stored in a key-value scheme. Only accepted in CreateMessage requests with application/json content-type.
             *
             *     The keys should be in the following format: &lt;top-namespace&gt;::[&lt;sub-namespace&gt;::]&lt;action&gt;
             *
             *     These namespaces are reserved and might be used in the official clients: gotify android ios web server client. Do not use them for other purposes.
             * @example {
             *       "home::appliances::lighting::on": {
             *         "brightness": 15
             *       },
             *       "home::appliances::thermostat::change_temperature": {
             *         "temperature": 23
             *       }
             *     }
             */
            extras?: {
                [key: string]: unknown;
            };
            /**
             * @description The message. Markdown (excluding html) is allowed.
             * @example **Backup** was successfully finished.
             */
            message: string;
            /**
             * Format: int64
             * @description The priority of the message. If unset, then the default priority of the
             *     application will be used.
             * @example 2
             */
            priority?: number | bigint;
            /**
             * @description The title of the message.
             * @example Backup
             */
            title?: string;
        };
        /**
         * CreateUserExternal Model
         * @description Used for user creation.
         * @source openapi.yaml:1872
         */
        CreateUserExternal: {
            /**
             * @description If the user is an administrator.
             * @example true
             */
            admin: boolean;
            /**
             * @description The user name. For login.
             * @example unicorn
             */
            name: string;
            /**
             * @description The user password. For login.
             * @example nrocinu
             */
            pass: string;
        };
        /**
         * @description CurrentUserExternal Model
         * @source openapi.yaml:1897
         */
        CurrentUser: {
            /**
             * @description If the user is an administrator.
             * @example true
             */
            admin: boolean;
            /**
             * Format: int64
             * @description The client id of the current session.
             * @example 5
             */
            readonly clientId?: number | bigint;
            /**
             * Format: date-time
             * @description The date the user was created.
             * @example 2019-01-01T00:00:00Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description The time until which the session is elevated.
             */
            readonly elevatedUntil?: string;
            /**
             * Format: int64
             * @description The user id.
             * @example 25
             */
            readonly id: number | bigint;
            /**
             * @description The user name. For login.
             * @example unicorn
             */
            name: string;
        };
        /**
         * ElevateRequest parameters for client elevation.
         * @source openapi.yaml:1945
         */
        ElevateRequest: {
            /**
             * Format: int64
             * @description How long the elevation should last, in seconds.
             * @example 900
             */
            durationSeconds: number | bigint;
        };
        /**
         * Error Model
         * @description The Error contains error relevant information.
         * @source openapi.yaml:1958
         */
        Error: {
            /**
             * @description The general error message
             * @example Unauthorized
             */
            error: string;
            /**
             * Format: int64
             * @description The http error code.
             * @example 401
             */
            errorCode: number | bigint;
            /**
             * @description The http error code.
             * @example you need to provide a valid access token or user credentials to access this api
             */
            errorDescription: string;
        };
        /**
         * @description GotifyInfo Model
         * @source openapi.yaml:1985
         */
        GotifyInfo: {
            /**
             * @description If oidc is enabled.
             * @example true
             */
            oidc: boolean;
            /**
             * @description If registration is enabled.
             * @example true
             */
            register: boolean;
            /**
             * @description The current version.
             * @example 5.2.6
             */
            version: string;
        };
        /**
         * Health Model
         * @description Health represents how healthy the application is.
         * @source openapi.yaml:2009
         */
        Health: {
            /**
             * @description The health of the database connection.
             * @example green
             */
            database: string;
            /**
             * @description The health of the overall application.
             * @example green
             */
            health: string;
        };
        /**
         * MessageExternal Model
         * @description The MessageExternal holds information about a message which was sent by an Application.
         * @source openapi.yaml:2028
         */
        Message: {
            /**
             * Format: int64
             * @description The application id that send this message.
             * @example 5
             */
            readonly appid: number | bigint;
            /**
             * Format: date-time
             * @description The date the message was created.
             * @example 2018-02-27T19:36:10.5045044+01:00
             */
            readonly date: string;
            /**
             * @description The extra data sent along the message.
             *
             *     The extra fields are stored in a key-value scheme. Only accepted in CreateMessage requests with application/json content-type.
             *
             *     The keys should be in the following format: &lt;top-namespace&gt;::[&lt;sub-namespace&gt;::]&lt;action&gt;
             *
             *     These namespaces are reserved and might be used in the official clients: gotify android ios web server client. Do not use them for other purposes.
             * @example {
             *       "home::appliances::lighting::on": {
             *         "brightness": 15
             *       },
             *       "home::appliances::thermostat::change_temperature": {
             *         "temperature": 23
             *       }
             *     }
             */
            extras?: {
                [key: string]: unknown;
            };
            /**
             * Format: int64
             * @description The message id.
             * @example 25
             */
            readonly id: number | bigint;
            /**
             * @description The message. Markdown (excluding html) is allowed.
             * @example **Backup** was successfully finished.
             */
            message: string;
            /**
             * Format: int64
             * @description The priority of the message. If unset, then the default priority of the
             *     application will be used.
             * @example 2
             */
            priority?: number | bigint;
            /**
             * @description The title of the message.
             * @example Backup
             */
            title?: string;
        };
        /**
         * OIDCExternalAuthorizeRequest Model
         * @description Used to initiate the OIDC authorization flow for an external client.
         * @source openapi.yaml:2106
         */
        OIDCExternalAuthorizeRequest: {
            /**
             * @description The PKCE code challenge (S256).
             * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
             */
            code_challenge: string;
            /**
             * @description The client name to display in gotify.
             * @example Android Phone
             */
            name: string;
            /**
             * @description The app's redirect URI.
             * @example gotify://oidc/callback
             */
            redirect_uri: string;
        };
        /**
         * OIDCExternalAuthorizeResponse Model
         * @description Returned after initiating the OIDC authorization flow.
         * @source openapi.yaml:2131
         */
        OIDCExternalAuthorizeResponse: {
            /**
             * @description The URL to open in the browser to authenticate with the OIDC provider.
             * @example https://auth.example.com/authorize?client_id=gotify&...
             */
            authorize_url: string;
            /**
             * @description The state parameter to send back with the token exchange request.
             * @example Android Phone:a1b2c3d4e5f6
             */
            state: string;
        };
        /**
         * OIDCExternalTokenRequest Model
         * @description Used to exchange an authorization code for a gotify client token.
         * @source openapi.yaml:2150
         */
        OIDCExternalTokenRequest: {
            /** @description The authorization code from the OIDC provider. */
            code: string;
            /**
             * @description The PKCE code verifier.
             * @example dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk
             */
            code_verifier: string;
            /**
             * @description The state from the authorize response.
             * @example Android Phone:a1b2c3d4e5f6
             */
            state: string;
        };
        /**
         * OIDCExternalTokenResponse Model
         * @description Returned after a successful token exchange.
         * @source openapi.yaml:2174
         */
        OIDCExternalTokenResponse: {
            /**
             * @description The gotify client token for API authentication.
             * @example CWH0wZ5r0Mbac.r
             */
            token: string;
            user: components["schemas"]["User"];
        };
        /**
         * PagedMessages Model
         * @description Wrapper for the paging and the messages.
         * @source openapi.yaml:2190
         */
        PagedMessages: {
            /** @description The messages. */
            readonly messages: components["schemas"]["Message"][];
            paging: components["schemas"]["Paging"];
        };
        /**
         * Paging Model
         * @description The Paging holds information about the limit and making requests to the next page.
         * @source openapi.yaml:2208
         */
        Paging: {
            /**
             * Format: int64
             * @description The limit of the messages for the current request.
             *     minimum: 1, maximum: 200
             * @example 123
             */
            readonly limit: number;
            /**
             * @description The relative path for the next page. Empty/Null when no next page is available. Should be combined with the gotify base url.
             * @example /message?limit=50&since=123456
             */
            readonly next?: string;
            /**
             * Format: int64
             * @description The ID of the last message returned in the current request. Use this as alternative to the next link.
             *     minimum: 0
             * @example 5
             */
            readonly since: number | bigint;
            /**
             * Format: int64
             * @description The amount of messages that got returned in the current request.
             * @example 5
             */
            readonly size: number | bigint;
        };
        /**
         * PluginConfExternal Model
         * @description Holds information about a plugin instance for one user.
         * @source openapi.yaml:2251
         */
        PluginConf: {
            /**
             * @description The author of the plugin.
             * @example jmattheis
             */
            readonly author?: string;
            /**
             * @description Capabilities the plugin provides
             * @example [
             *       "webhook",
             *       "display"
             *     ]
             */
            capabilities: string[];
            /**
             * Format: date-time
             * @description The date the plugin was created.
             * @example 2019-01-01T00:00:00Z
             */
            readonly createdAt: string;
            /**
             * @description Whether the plugin instance is enabled.
             * @example true
             */
            enabled: boolean;
            /**
             * Format: int64
             * @description The plugin id.
             * @example 25
             */
            readonly id: number | bigint;
            /**
             * @description The license of the plugin.
             * @example MIT
             */
            readonly license?: string;
            /**
             * @description The module path of the plugin.
             * @example github.com/gotify/server/plugin/example/echo
             */
            readonly modulePath: string;
            /**
             * @description The plugin name.
             * @example RSS poller
             */
            readonly name: string;
            /**
             * @description The user name. For login.
             * @example P1234
             */
            token: string;
            /**
             * @description The website of the plugin.
             * @example gotify.net
             */
            readonly website?: string;
        };
        /**
         * RegenerateTokenResponse Model
         * @description The RegenerateTokenResponse holds information about the response to the regenerate token action.
         * @source openapi.yaml:2329
         */
        RegenerateTokenResponse: {
            /**
             * @description The new token.
             * @example gtfya.e2NcJK7AenXBPIRB3S03JsBlmy0V6xP8h0hwSiAJae8
             */
            readonly token: string;
        };
        /**
         * SecurityUpdateAction Model
         * @description The SecurityUpdateAction describes the details of a requested security update.
         * @source openapi.yaml:2344
         */
        SecurityUpdateAction: {
            /**
             * @description Whether to regenerate the token. Your client token must be elevated to perform this action.
             * @example true
             */
            regenerateToken?: boolean;
        };
        /**
         * SecurityUpdateActionResponse Model
         * @description The SecurityUpdateActionResponse holds information about the response to a security update request.
         * @source openapi.yaml:2357
         */
        SecurityUpdateActionResponse: {
            regenerateToken?: components["schemas"]["RegenerateTokenResponse"];
        };
        /**
         * UpdateUserExternal Model
         * @description Used for updating a user.
         * @source openapi.yaml:2366
         */
        UpdateUserExternal: {
            /**
             * @description If the user is an administrator.
             * @example true
             */
            admin: boolean;
            /**
             * @description The user name. For login.
             * @example unicorn
             */
            name: string;
            /**
             * @description The user password. For login. Empty for using old password
             * @example nrocinu
             */
            pass?: string;
        };
        /**
         * UserExternal Model
         * @description The User holds information about permission and other stuff.
         * @source openapi.yaml:2390
         */
        User: {
            /**
             * @description If the user is an administrator.
             * @example true
             */
            admin: boolean;
            /**
             * Format: date-time
             * @description The date the user was created.
             * @example 2019-01-01T00:00:00Z
             */
            readonly createdAt: string;
            /**
             * Format: int64
             * @description The user id.
             * @example 25
             */
            readonly id: number | bigint;
            /**
             * @description The user name. For login.
             * @example unicorn
             */
            name: string;
        };
        /**
         * UserExternalPass Model
         * @description The Password for updating the user.
         * @source openapi.yaml:2426
         */
        UserPass: {
            /**
             * @description The user password. For login.
             * @example nrocinu
             */
            pass: string;
        };
        /**
         * @description VersionInfo Model
         * @source openapi.yaml:2440
         */
        VersionInfo: {
            /**
             * @description The date on which this binary was built.
             * @example 2018-02-27T19:36:10.5045044+01:00
             */
            buildDate: string;
            /**
             * @description The git commit hash on which this binary was built.
             * @example ae9512b6b6feea56a110d59a3353ea3b9c293864
             */
            commit: string;
            /**
             * @description The current version.
             * @example 5.2.6
             */
            version: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    /**
     * Return all applications.
     * `GET /application`
     * @example
     * await api.getApps();
     * @source openapi.yaml:49
     */
    getApps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"][];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create an application.
     * `POST /application`
     * @source openapi.yaml:78
     */
    createApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description the application to add */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationParams"];
            };
        };
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Update an application.
     * `PUT /application/{id}`
     * @source openapi.yaml:117
     */
    updateApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the application id */
                id: number | bigint;
            };
            cookie?: never;
        };
        /** @description the application to update */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationParams"];
            };
        };
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete an application.
     * Requires elevated authentication.
     * `DELETE /application/{id}`
     * @source openapi.yaml:165
     */
    deleteApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the application id */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Upload an image for an application.
     * `POST /application/{id}/image`
     * @source openapi.yaml:207
     */
    uploadAppImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the application id */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Deletes an image of an application.
     * `DELETE /application/{id}/image`
     * @source openapi.yaml:258
     */
    removeAppImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the application id */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Return all messages from a specific application.
     * `GET /application/{id}/message`
     * @source openapi.yaml:303
     */
    getAppMessages: {
        parameters: {
            query?: {
                /**
                 * @description the maximal amount of messages to return
                 *     minimum: 1, maximum: 200, default: 100
                 */
                limit?: number;
                /**
                 * @description return all messages with an ID less than this value
                 *     minimum: 0
                 */
                since?: number | bigint;
            };
            header?: never;
            path: {
                /** @description the application id */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedMessages"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete all messages from a specific application.
     * `DELETE /application/{id}/message`
     * @source openapi.yaml:356
     */
    deleteAppMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the application id */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Perform security updates on an application.
     * Requires elevated authentication.
     * `PUT /application/{id}/security`
     * @source openapi.yaml:395
     */
    updateAppSecurity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the application id */
                id: number | bigint;
            };
            cookie?: never;
        };
        /** @description security update action descriptor */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecurityUpdateAction"];
            };
        };
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityUpdateActionResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Authenticate via basic auth and create a session.
     * `POST /auth/local/login`
     * @source openapi.yaml:449
     */
    localLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Ok */
            200: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * End the current session.
     * Clears the session cookie and deletes the associated client.
     * `POST /auth/logout`
     * @example
     * await api.logout();
     * @source openapi.yaml:480
     */
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ok */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Handle the OIDC provider callback (browser).
     * Exchanges the authorization code for tokens, resolves the user,
     * creates a gotify client, sets a session cookie, and redirects to the UI.
     * `GET /auth/oidc/callback`
     * @source openapi.yaml:504
     */
    oidcCallback: {
        parameters: {
            query: {
                /** @description the authorization code from the OIDC provider */
                code: string;
                /** @description the state parameter for CSRF protection */
                state: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Redirect to UI */
            307: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Start the OIDC flow to elevate an existing client session (browser).
     * Redirects the user to the OIDC provider's authorization endpoint. After
     * successful authentication, the referenced client session is elevated for
     * the requested duration.
     * `GET /auth/oidc/elevate`
     * @source openapi.yaml:533
     */
    oidcElevate: {
        parameters: {
            query: {
                /** @description the client id to elevate */
                id: number | bigint;
                /** @description how long the elevation should last, in seconds */
                durationSeconds: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirect to OIDC provider */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Initiate the OIDC authorization flow for a native app.
     * The app generates a PKCE code_verifier and code_challenge, then calls this
     * endpoint. The server forwards the code_challenge to the OIDC provider and
     * returns the authorization URL for the app to open in a browser.
     * `POST /auth/oidc/external/authorize`
     * @source openapi.yaml:562
     */
    externalAuthorize: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OIDCExternalAuthorizeRequest"];
            };
        };
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OIDCExternalAuthorizeResponse"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Exchange an authorization code for a gotify client token.
     * After the user authenticates with the OIDC provider and the app receives
     * the authorization code via redirect, the app calls this endpoint with the
     * code and PKCE code_verifier. The server exchanges the code with the OIDC
     * provider and returns a gotify client token.
     * `POST /auth/oidc/external/token`
     * @source openapi.yaml:595
     */
    externalToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OIDCExternalTokenRequest"];
            };
        };
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OIDCExternalTokenResponse"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Start the OIDC login flow (browser).
     * Redirects the user to the OIDC provider's authorization endpoint.
     * After authentication, the provider redirects back to the callback endpoint.
     * `GET /auth/oidc/login`
     * @source openapi.yaml:629
     */
    oidcLogin: {
        parameters: {
            query: {
                /** @description the client name to create after login */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirect to OIDC provider */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Return all clients.
     * `GET /client`
     * @example
     * await api.getClients();
     * @source openapi.yaml:653
     */
    getClients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"][];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a client.
     * `POST /client`
     * @source openapi.yaml:682
     */
    createClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description the client to add */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientParams"];
            };
        };
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Update a client.
     * `PUT /client/{id}`
     * @source openapi.yaml:721
     */
    updateClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the client id */
                id: number | bigint;
            };
            cookie?: never;
        };
        /** @description the client to update */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientParams"];
            };
        };
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete a client.
     * Requires elevated authentication.
     * `DELETE /client/{id}`
     * @source openapi.yaml:769
     */
    deleteClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the client id */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Elevate a client session.
     * Requires elevated authentication.
     * `POST /client/{id}/elevate`
     * @source openapi.yaml:811
     */
    elevateClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the client id */
                id: number | bigint;
            };
            cookie?: never;
        };
        /** @description the elevation request */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ElevateRequest"];
            };
        };
        responses: {
            /** @description Ok */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Return the current user.
     * Requires elevated authentication.
     * `GET /current/user`
     * @example
     * await api.currentUser();
     * @source openapi.yaml:855
     */
    currentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Update the password of the current user.
     * Requires elevated authentication.
     * `POST /current/user/password`
     * @source openapi.yaml:882
     */
    updateCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description the user */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPass"];
            };
        };
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Get gotify information.
     * `GET /gotifyinfo`
     * @example
     * await api.getInfo();
     * @source openapi.yaml:920
     */
    getInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GotifyInfo"];
                };
            };
        };
    };
    /**
     * Get health information.
     * `GET /health`
     * @example
     * await api.getHealth();
     * @source openapi.yaml:933
     */
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Ok */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    /**
     * Return all messages.
     * `GET /message`
     * @example
     * await api.getMessages();
     * @source openapi.yaml:950
     */
    getMessages: {
        parameters: {
            query?: {
                /**
                 * @description the maximal amount of messages to return
                 *     minimum: 1, maximum: 200, default: 100
                 */
                limit?: number;
                /**
                 * @description return all messages with an ID less than this value
                 *     minimum: 0
                 */
                since?: number | bigint;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedMessages"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a message.
     * __NOTE__: When authenticating with a client token or basic auth, the request body
     * must include "appid" referencing an application owned by the authenticated user.
     * When authenticating with an application token, the application is derived from the
     * token and any "appid" in the body is ignored.
     * `POST /message`
     * @source openapi.yaml:993
     */
    createMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description the message to add */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMessage"];
            };
        };
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Delete all messages.
     * `DELETE /message`
     * @example
     * await api.deleteMessages();
     * @source openapi.yaml:1045
     */
    deleteMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Deletes a message with an id.
     * `DELETE /message/{id}`
     * @source openapi.yaml:1069
     */
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the message id */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Return all plugins.
     * `GET /plugin`
     * @example
     * await api.getPlugins();
     * @source openapi.yaml:1108
     */
    getPlugins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PluginConf"][];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Get YAML configuration for Configurer plugin.
     * `GET /plugin/{id}/config`
     * @source openapi.yaml:1146
     */
    getPluginConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the plugin id */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-yaml": unknown;
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-yaml": unknown;
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-yaml": unknown;
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-yaml": unknown;
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-yaml": unknown;
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-yaml": unknown;
                };
            };
        };
    };
    /**
     * Update YAML configuration for Configurer plugin.
     * `POST /plugin/{id}/config`
     * @source openapi.yaml:1193
     */
    updatePluginConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the plugin id */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Disable a plugin.
     * `POST /plugin/{id}/disable`
     * @source openapi.yaml:1238
     */
    disablePlugin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the plugin id */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Get display info for a Displayer plugin.
     * `GET /plugin/{id}/display`
     * @source openapi.yaml:1279
     */
    getPluginDisplay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the plugin id */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Enable a plugin.
     * `POST /plugin/{id}/enable`
     * @source openapi.yaml:1322
     */
    enablePlugin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the plugin id */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Websocket, return newly created messages.
     * `GET /stream`
     * @example
     * await api.streamMessages();
     * @source openapi.yaml:1363
     */
    streamMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Return all users.
     * Requires elevated authentication.
     * `GET /user`
     * @example
     * await api.getUsers();
     * @source openapi.yaml:1397
     */
    getUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Create a user.
     * With enabled registration: non admin users can be created without authentication.
     * With disabled registrations: users can only be created by admin users.
     *
     * Requires elevated authentication.
     * `POST /user`
     * @source openapi.yaml:1425
     */
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description the user to add */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUserExternal"];
            };
        };
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Get a user.
     * Requires elevated authentication.
     * `GET /user/{id}`
     * @source openapi.yaml:1472
     */
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the user id */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Update a user.
     * Requires elevated authentication.
     * `POST /user/{id}`
     * @source openapi.yaml:1515
     */
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the user id */
                id: number | bigint;
            };
            cookie?: never;
        };
        /** @description the updated user */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserExternal"];
            };
        };
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Deletes a user.
     * Requires elevated authentication.
     * `DELETE /user/{id}`
     * @source openapi.yaml:1564
     */
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the user id */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    /**
     * Get version information.
     * `GET /version`
     * @example
     * await api.getVersion();
     * @source openapi.yaml:1604
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
            /** @description Ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionInfo"];
                };
            };
        };
    };
}
/** The headers that most responses have. */
export interface SharedHeaders {
    /** @description cleared session cookie */
    "Set-Cookie"?: string;
    [name: string]: unknown;
}
