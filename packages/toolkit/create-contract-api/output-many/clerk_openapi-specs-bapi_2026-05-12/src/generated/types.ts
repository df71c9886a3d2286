// Generated from openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/public/interstitial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the markup for the interstitial page
         * @description The Clerk interstitial endpoint serves an html page that loads clerk.js in order to check the user's authentication state.
         *     It is used by Clerk SDKs when the user's authentication state cannot be immediately determined.
         */
        get: operations["GetPublicInterstitial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jwks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the JSON Web Key Set of the instance
         * @description Retrieve the JSON Web Key Set of the instance
         */
        get: operations["GetJWKS"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aws_credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aws_credentials/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all clients
         * @deprecated
         * @description Returns a list of all clients. The clients are returned sorted by creation date,
         *     with the newest clients appearing first.
         *     Warning: the endpoint is being deprecated and will be removed in future versions.
         */
        get: operations["GetClientList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a client
         * @description Verifies the client in the provided token
         */
        post: operations["VerifyClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{client_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a client
         * @description Returns the details of a client.
         */
        get: operations["GetClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/handshake_payload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email_addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an email address
         * @description Create a new email address
         */
        post: operations["CreateEmailAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email_addresses/{email_address_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an email address
         * @description Returns the details of an email address.
         */
        get: operations["GetEmailAddress"];
        put?: never;
        post?: never;
        /**
         * Delete an email address
         * @description Delete the email address with the given ID
         */
        delete: operations["DeleteEmailAddress"];
        options?: never;
        head?: never;
        /**
         * Update an email address
         * @description Updates an email address.
         */
        patch: operations["UpdateEmailAddress"];
        trace?: never;
    };
    "/email_addresses/{email_address_id}/prepare_verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a verification code to an email address
         * @description Sends a one-time code to the given email address so that a backend can
         *     verify the user controls it (for example, in a custom, backend-driven
         *     sign-in flow). The code is tracked on its own verification; confirm it
         *     with attempt_verification.
         */
        post: operations["PrepareEmailAddressVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email_addresses/{email_address_id}/attempt_verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a code sent to an email address
         * @description Checks a one-time code against the verification identified by
         *     verification_id, and returns the verification with its updated status
         *     (`verified`, `unverified`, `expired`, or `failed`) and attempt count, so a
         *     backend driving its own frontend can react on every attempt — an incorrect
         *     or expired code is reported through the status, not as an error. Resubmitting
         *     a verification whose code was already accepted is rejected with a
         *     `verification_already_verified` error. If the code
         *     is correct and the email address is not already verified, it is also marked
         *     as verified as a side effect (just as it would be in a frontend verification
         *     flow); an already verified email address is left unchanged. It never creates
         *     a session; to sign the user in afterwards, mint a sign-in token.
         */
        post: operations["AttemptEmailAddressVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/email_address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a user's email address
         * @description Replaces all of the user's email addresses with a single primary email address.
         *     By default the new email address is created verified, with the admin verification strategy.
         *     When `identification_status` is `reserved` it is created reserved instead: unverified but usable
         *     for sign-in and locked so no other user can claim it. When it is `unverified` the address is
         *     neither usable for sign-in nor locked. Any existing email addresses are deleted.
         *     If an existing email address is linked to a connected account, the request is rejected; remove
         *     the connected account first.
         *
         *     **Warning:** `identification_status: unverified` can lock the user out of their account. An
         *     unverified email address cannot be used to sign in, so if the user has no other verified or
         *     reserved identifier, deleting their existing email addresses leaves them unable to
         *     authenticate — and unable to verify the new address, since that requires signing in. Recovery
         *     then requires another admin API call.
         */
        put: operations["ReplaceUserEmailAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phone_numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a phone number
         * @description Create a new phone number
         */
        post: operations["CreatePhoneNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phone_numbers/{phone_number_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a phone number
         * @description Returns the details of a phone number
         */
        get: operations["GetPhoneNumber"];
        put?: never;
        post?: never;
        /**
         * Delete a phone number
         * @description Delete the phone number with the given ID
         */
        delete: operations["DeletePhoneNumber"];
        options?: never;
        head?: never;
        /**
         * Update a phone number
         * @description Updates a phone number
         */
        patch: operations["UpdatePhoneNumber"];
        trace?: never;
    };
    "/phone_numbers/{phone_number_id}/prepare_verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a verification code to a phone number
         * @description Sends a one-time code to the given phone number so that a backend can
         *     verify the user controls it (for example, in a custom, backend-driven
         *     sign-in flow). The code is tracked on its own verification; confirm it
         *     with attempt_verification.
         */
        post: operations["PreparePhoneNumberVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phone_numbers/{phone_number_id}/attempt_verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a code sent to a phone number
         * @description Checks a one-time code against the verification identified by
         *     verification_id, and returns the verification with its updated status
         *     (`verified`, `unverified`, `expired`, or `failed`) and attempt count, so a
         *     backend driving its own frontend can react on every attempt — an incorrect
         *     or expired code is reported through the status, not as an error. Resubmitting
         *     a verification whose code was already accepted is rejected with a
         *     `verification_already_verified` error. If the code
         *     is correct and the phone number is not already verified, it is also marked
         *     as verified as a side effect (just as it would be in a frontend verification
         *     flow); an already verified phone number is left unchanged. It never creates
         *     a session; to sign the user in afterwards, mint a sign-in token.
         */
        post: operations["AttemptPhoneNumberVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/phone_number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a user's phone number
         * @description Replaces all of the user's phone numbers with a single primary phone number.
         *     By default the new phone number is created verified, with the admin verification strategy.
         *     When `identification_status` is `reserved` it is created reserved instead: unverified but usable
         *     for sign-in and locked so no other user can claim it. When it is `unverified` the phone number is
         *     neither usable for sign-in nor locked. The new phone number is never reserved for
         *     second factor. Any existing phone numbers are deleted; replacing a phone number that is reserved
         *     for second factor disables the user's MFA.
         *
         *     **Warning:** `identification_status: unverified` can lock the user out of their account. An
         *     unverified phone number cannot be used to sign in, so if the user has no other verified or
         *     reserved identifier, deleting their existing phone numbers leaves them unable to authenticate —
         *     and unable to verify the new number, since that requires signing in. Recovery then requires
         *     another admin API call.
         */
        put: operations["ReplaceUserPhoneNumber"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all sessions
         * @description Returns a list of sessions matching the provided criteria.
         *     The sessions are returned sorted by creation date, with the newest sessions appearing first.
         *
         *     Note: This endpoint does not return all sessions that have ever existed. Old and inactive sessions are periodically cleaned up and will not be included in the results.
         *
         *     **Deprecation Notice (2024-01-01):** All parameters were initially considered optional, however
         *     moving forward at least one of `client_id` or `user_id` parameters should be provided.
         */
        get: operations["GetSessionList"];
        put?: never;
        /**
         * Create a new active session
         * @description Create a new active session for the provided user ID.
         *
         *     **This operation is intended only for use in testing, and is not available for production instances.** If you are looking to generate a user session from the backend,
         *     we recommend using the [Sign-in Tokens](https://clerk.com/docs/reference/backend-api/tag/Sign-in-Tokens#operation/CreateSignInToken) resource instead.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a session
         * @description Retrieve the details of a session
         */
        get: operations["GetSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{session_id}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh a session
         * @description Refreshes a session by creating a new session token. A 401 is returned when there
         *     are validation errors, which signals the SDKs to fall back to the handshake flow.
         */
        post: operations["RefreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{session_id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a session
         * @description Sets the status of a session as "revoked", which is an unauthenticated state.
         *     In multi-session mode, a revoked session will still be returned along with its client object, however the user will need to sign in again.
         */
        post: operations["RevokeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{session_id}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a session token
         * @description Creates a session JSON Web Token (JWT) based on a session.
         */
        post: operations["CreateSessionToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{session_id}/tokens/{template_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a session token from a JWT template
         * @description Creates a JSON Web Token (JWT) based on a session and a JWT Template name defined for your instance
         */
        post: operations["CreateSessionTokenFromTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{template_type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all templates
         * @deprecated
         * @description Returns a list of all templates.
         *     The templates are returned sorted by position.
         */
        get: operations["GetTemplateList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{template_type}/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a template
         * @deprecated
         * @description Returns the details of a template
         */
        get: operations["GetTemplate"];
        /**
         * Update a template for a given type and slug
         * @deprecated
         * @description Updates the existing template of the given type and slug
         */
        put: operations["UpsertTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{template_type}/{slug}/revert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revert a template
         * @deprecated
         * @description Reverts an updated template to its default state
         */
        post: operations["RevertTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{template_type}/{slug}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview changes to a template
         * @deprecated
         * @description Returns a preview of a template for a given template_type, slug and body
         */
        post: operations["PreviewTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{template_type}/{slug}/toggle_delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Toggle the delivery by Clerk for a template of a given type and slug
         * @deprecated
         * @description Toggles the delivery by Clerk for a template of a given type and slug.
         *     If disabled, Clerk will not deliver the resulting email or SMS.
         *     The app developer will need to listen to the `email.created` or `sms.created` webhooks in order to handle delivery themselves.
         */
        post: operations["ToggleTemplateDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all users
         * @description Returns a list of all users.
         *     The users are returned sorted by creation date, with the newest users appearing first.
         *
         *     To walk more than a few pages, paginate with `starting_after` rather than `offset`.
         *     A cursor page costs the same no matter how far into the list it sits, while a large `offset`
         *     has to walk and discard every row before it, so it gets progressively slower and eventually
         *     times out. Cursor pagination requires the `created_at` ordering, which is the default.
         */
        get: operations["GetUserList"];
        put?: never;
        /**
         * Create a new user
         * @description Creates a new user. Your user management settings determine how you should setup your user model.
         *
         *     By default, any email address and phone number created using this method is marked as verified. Use the `email_address_identification_status` and `phone_number_identification_status` arrays to instead create some or all of them as reserved (unverified but usable for sign-in and locked so no other user can claim them).
         *
         *     Note: If you are performing a migration, check out our guide on [zero downtime migrations](https://clerk.com/docs/deployments/migrate-overview).
         *
         *     The following rate limit rules apply to this endpoint: 1000 requests per 10 seconds for production instances and 100 requests per 10 seconds for development instances
         */
        post: operations["CreateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count users
         * @description Returns a total count of all users that match the given filtering criteria.
         */
        get: operations["GetUsersCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a user
         * @description Retrieve the details of a user
         */
        get: operations["GetUser"];
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description Delete the specified user
         */
        delete: operations["DeleteUser"];
        options?: never;
        head?: never;
        /**
         * Update a user
         * @description Update a user's attributes.
         *
         *     You can set the user's primary contact identifiers (email address and phone numbers) by updating the `primary_email_address_id` and `primary_phone_number_id` attributes respectively.
         *     Both IDs should correspond to verified identifications that belong to the user.
         *
         *     You can remove a user's username by setting the username attribute to null or the blank string "".
         *
         *     As of API version 2026-05-12, this endpoint no longer accepts `public_metadata`, `private_metadata`, or `unsafe_metadata`.
         *     Use `PATCH /v1/users/{user_id}/metadata` to merge updates into existing metadata, or `PUT /v1/users/{user_id}/metadata` to replace a metadata field entirely.
         */
        patch: operations["UpdateUser"];
        trace?: never;
    };
    "/users/{user_id}/ban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ban a user
         * @description Marks the given user as banned, which means that all their sessions are revoked and they are not allowed to sign in again.
         */
        post: operations["BanUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/unban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unban a user
         * @description Removes the ban mark from the given user.
         */
        post: operations["UnbanUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/ban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ban multiple users
         * @description Marks multiple users as banned, which means that all their sessions are revoked and they are not allowed to sign in again.
         */
        post: operations["UsersBan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/unban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unban multiple users
         * @description Removes the ban mark from multiple users.
         */
        post: operations["UsersUnban"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lock a user
         * @description Marks the given user as locked, which means they are not allowed to sign in again until the lock expires.
         *     Lock duration can be configured in the instance's restrictions settings.
         */
        post: operations["LockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock a user
         * @description Removes the lock from the given user.
         */
        post: operations["UnlockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/profile_image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set user profile image
         * @description Update a user's profile image
         */
        post: operations["SetUserProfileImage"];
        /**
         * Delete user profile image
         * @description Delete a user's profile image
         */
        delete: operations["DeleteUserProfileImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a user's metadata
         * @description Replace a user's metadata attributes with the provided values.
         *
         *     Unlike `PATCH /v1/users/{user_id}/metadata` (merge semantics), this endpoint
         *     replaces the supplied metadata fields entirely — the prior contents of each
         *     supplied field are discarded. Fields omitted from the request body are
         *     left unchanged.
         *
         *     Prefer the `PATCH` endpoint for partial updates. Use `PUT` only when you
         *     explicitly intend to overwrite a metadata field wholesale.
         */
        put: operations["ReplaceUserMetadata"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Merge and update a user's metadata
         * @description Update a user's metadata attributes by merging existing values with the provided parameters.
         *
         *     This endpoint behaves differently than the *Update a user* endpoint.
         *     Metadata values will not be replaced entirely.
         *     Instead, a deep merge will be performed.
         *     Deep means that any nested JSON objects will be merged as well.
         *
         *     You can remove metadata keys at any level by setting their value to `null`.
         */
        patch: operations["UpdateUserMetadata"];
        trace?: never;
    };
    "/users/{user_id}/billing/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a user's billing subscription
         * @description Retrieves the billing subscription for the specified user.
         *     This includes subscription details, active plans, billing information, and payment status.
         *     The subscription contains subscription items which represent the individual plans the user is subscribed to.
         */
        get: operations["GetUserBillingSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/billing/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a user's credit balance
         * @description Retrieves the current credit balance for the specified user.
         *     Credits can be applied during checkout to reduce the charge or automatically applied to upcoming recurring charges
         */
        get: operations["GetUserBillingCreditBalance"];
        put?: never;
        /**
         * Adjust a user's credit balance
         * @description Increases or decreases the credit balance for the specified user.
         *     Each adjustment is recorded as a ledger entry. The idempotency_key parameter
         *     ensures that duplicate requests are safely handled.
         */
        post: operations["AdjustUserBillingCreditBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/oauth_access_tokens/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the OAuth access token of a user
         * @description Fetch the corresponding OAuth access token for a user that has previously authenticated with a particular OAuth provider.
         *     For OAuth 2.0, if the access token has expired and we have a corresponding refresh token, the access token will be refreshed transparently the new one will be returned.
         */
        get: operations["GetOAuthAccessToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/organization_memberships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve all memberships for a user
         * @description Retrieve a paginated list of the user's organization memberships
         */
        get: operations["UsersGetOrganizationMemberships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/organization_invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve all invitations for a user
         * @description Retrieve a paginated list of the user's organization invitations
         */
        get: operations["UsersGetOrganizationInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/remove_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a user's password
         * @description Removes the password credential from the given user. This is a privileged operation and does not require the user's current password. Password removal is allowed even when the user has no other sign-in method configured.
         *
         *     If the user does not have a password, the user is returned unchanged and no password-deletion or user-update event is emitted. By default, existing sessions remain active. Set `sign_out_of_other_sessions` to `true` to revoke sessions active when the request is processed.
         */
        post: operations["RemoveUserPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/verify_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the password of a user
         * @description Check that the user's password matches the supplied input.
         *     Useful for custom auth flows and re-verification.
         */
        post: operations["VerifyPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/verify_totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a TOTP or backup code for a user
         * @description Verify that the provided TOTP or backup code is valid for the user.
         *     Verifying a backup code will result it in being consumed (i.e. it will
         *     become invalid).
         *     Useful for custom auth flows and re-verification.
         */
        post: operations["VerifyTOTP"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/mfa": {
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
         * Disable a user's MFA methods
         * @description Disable all of a user's MFA methods (e.g. OTP sent via SMS, TOTP on their authenticator app) at once.
         */
        delete: operations["DisableMFA"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/backup_code": {
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
         * Disable all user's Backup codes
         * @description Disable all of a user's backup codes.
         */
        delete: operations["DeleteBackupCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/passkeys/{passkey_identification_id}": {
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
         * Delete a user passkey
         * @description Delete the passkey identification for a given user and notify them through email.
         */
        delete: operations["UserPasskeyDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/trusted_devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a user's trusted devices
         * @description Returns the active trusted devices enrolled by the user.
         */
        get: operations["ListUserTrustedDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/trusted_devices/{trusted_device_id}": {
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
         * Revoke a user's trusted device
         * @description Revokes an active trusted device enrolled by the user.
         */
        delete: operations["RevokeUserTrustedDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/web3_wallets/{web3_wallet_identification_id}": {
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
         * Delete a user web3 wallet
         * @description Delete the web3 wallet identification for a given user.
         */
        delete: operations["UserWeb3WalletDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/totp": {
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
         * Delete all the user's TOTPs
         * @description Deletes all of the user's TOTPs.
         */
        delete: operations["DeleteTOTP"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/external_accounts/{external_account_id}": {
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
         * Delete External Account
         * @description Delete an external account by ID.
         */
        delete: operations["DeleteExternalAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/password/set_compromised": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a user's password as compromised
         * @description Sets the given user's password as compromised. The user will be prompted to reset their password on their next sign-in.
         */
        post: operations["SetUserPasswordCompromised"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/password/unset_compromised": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unset a user's password as compromised
         * @description Sets the given user's password as no longer compromised. The user will no longer be prompted to reset their password on their next sign-in.
         *
         *     If the user is in reserved-email password quarantine, the quarantine is preserved and the returned user will still have `requires_password_reset` set to `true`. Reserved-email password quarantine can only be cleared by completing a password reset or changing/removing the password.
         */
        post: operations["UnsetUserPasswordCompromised"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all invitations
         * @description Returns all non-revoked invitations for your application, sorted by creation date
         */
        get: operations["ListInvitations"];
        put?: never;
        /**
         * Create an invitation
         * @description Creates a new invitation for the given email address and sends the invitation email.
         *     Keep in mind that you cannot create an invitation if there is already one for the given email address.
         *     Also, trying to create an invitation for an email address that already exists in your application will result to an error.
         */
        post: operations["CreateInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create multiple invitations
         * @description Use this API operation to create multiple invitations for the provided email addresses. You can choose to send the
         *     invitations as emails by setting the `notify` parameter to `true`. There cannot be an existing invitation for any
         *     of the email addresses you provide unless you set `ignore_existing` to `true` for specific email addresses. Please
         *     note that there must be no existing user for any of the email addresses you provide, and this rule cannot be bypassed.
         *
         *     This endpoint is limited to a maximum of 10 invitations per API call. If you need to send more invitations, please make multiple requests.
         */
        post: operations["CreateBulkInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{invitation_id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revokes an invitation
         * @description Revokes the given invitation.
         *     Revoking an invitation will prevent the user from using the invitation link that was sent to them.
         *     However, it doesn't prevent the user from signing up if they follow the sign up flow.
         *     Only active (i.e. non-revoked) invitations can be revoked.
         */
        post: operations["RevokeInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization_invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a list of organization invitations for the current instance
         * @description This request returns the list of organization invitations for the instance.
         *     Results can be paginated using the optional `limit` and `offset` query parameters.
         *     You can filter them by providing the 'status' query parameter, that accepts multiple values.
         *     You can change the order by providing the 'order' query parameter, that accepts multiple values.
         *     You can filter by the invited user email address providing the `query` query parameter.
         *     The organization invitations are ordered by descending creation date by default.
         */
        get: operations["ListInstanceOrganizationInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/allowlist_identifiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all identifiers on the allow-list
         * @description Get a list of all identifiers allowed to sign up to an instance
         */
        get: operations["ListAllowlistIdentifiers"];
        put?: never;
        /**
         * Add identifier to the allow-list
         * @description Create an identifier allowed to sign up to an instance
         */
        post: operations["CreateAllowlistIdentifier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/allowlist_identifiers/{identifier_id}": {
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
         * Delete identifier from allow-list
         * @description Delete an identifier from the instance allow-list
         */
        delete: operations["DeleteAllowlistIdentifier"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blocklist_identifiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all identifiers on the block-list
         * @description Get a list of all identifiers which are not allowed to access an instance
         */
        get: operations["ListBlocklistIdentifiers"];
        put?: never;
        /**
         * Add identifier to the block-list
         * @description Create an identifier that is blocked from accessing an instance
         */
        post: operations["CreateBlocklistIdentifier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blocklist_identifiers/{identifier_id}": {
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
         * Delete identifier from block-list
         * @description Delete an identifier from the instance block-list
         */
        delete: operations["DeleteBlocklistIdentifier"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/beta_features/instance_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update instance settings
         * @description Updates the settings of an instance
         */
        patch: operations["UpdateInstanceAuthConfig"];
        trace?: never;
    };
    "/beta_features/domain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update production instance domain
         * @deprecated
         * @description Change the domain of a production instance.
         *
         *     Changing the domain requires updating the [DNS records](https://clerk.com/docs/deployments/overview#dns-records) accordingly, deploying new [SSL certificates](https://clerk.com/docs/deployments/overview#deploy-certificates), updating your Social Connection's redirect URLs and setting the new keys in your code.
         *
         *     WARNING: Changing your domain will invalidate all current user sessions (i.e. users will be logged out). Also, while your application is being deployed, a small downtime is expected to occur.
         */
        put: operations["UpdateProductionInstanceDomain"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actor_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create actor token
         * @description Create an actor token that can be used to impersonate the given user.
         *     The `actor` parameter needs to include at least a "sub" key whose value is the ID of the actor (impersonating) user.
         */
        post: operations["CreateActorToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actor_tokens/{actor_token_id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke actor token
         * @description Revokes a pending actor token.
         */
        post: operations["RevokeActorToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all instance domains
         * @description Use this endpoint to get a list of all domains for an instance.
         *     The response will contain the primary domain for the instance and any satellite domains. Each domain in the response contains information about the URLs where Clerk operates and the required CNAME targets.
         */
        get: operations["ListDomains"];
        put?: never;
        /**
         * Add a domain
         * @description Add a new domain for your instance.
         *     Useful in the case of multi-domain instances, allows adding satellite domains to an instance.
         *     The new domain must have a `name`. The domain name can contain the port for development instances, like `localhost:3000`.
         *     At the moment, instances can have only one primary domain, so the `is_satellite` parameter must be set to `true`.
         *     If you're planning to configure the new satellite domain to run behind a proxy, pass the `proxy_url` parameter accordingly.
         */
        post: operations["AddDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domains/{domain_id}": {
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
         * Delete a satellite domain
         * @description Deletes a satellite domain for the instance.
         *     It is currently not possible to delete the instance's primary domain.
         */
        delete: operations["DeleteDomain"];
        options?: never;
        head?: never;
        /**
         * Update a domain
         * @description The `proxy_url` can be updated only for production instances.
         *     Update one of the instance's domains. Both primary and satellite domains can be updated.
         *     If you choose to use Clerk via proxy, use this endpoint to specify the `proxy_url`.
         *     Whenever you decide you'd rather switch to DNS setup for Clerk, simply set `proxy_url`
         *     to `null` for the domain. When you update a production instance's primary domain name,
         *     you have to make sure that you've completed all the necessary setup steps for DNS and
         *     emails to work. Expect downtime otherwise. Updating a primary domain's name will also
         *     update the instance's home origin, affecting the default application paths.
         */
        patch: operations["UpdateDomain"];
        trace?: never;
    };
    "/instance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch the current instance
         * @description Fetches the current instance
         */
        get: operations["GetInstance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update instance settings
         * @description Updates the settings of an instance
         */
        patch: operations["UpdateInstance"];
        trace?: never;
    };
    "/instance/restrictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update instance restrictions
         * @description Updates the restriction settings of an instance
         */
        patch: operations["UpdateInstanceRestrictions"];
        trace?: never;
    };
    "/instance/protect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get instance protect settings */
        get: operations["GetInstanceProtect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update instance protect settings */
        patch: operations["UpdateInstanceProtect"];
        trace?: never;
    };
    "/instance/communication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get instance communication settings
         * @description Retrieves the per-instance SMS communication settings, including the SMS country blocklist.
         */
        get: operations["GetInstanceCommunication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update instance communication settings
         * @description Replaces the SMS country blocklist for this instance. Pass the full set of ISO 3166-1
         *     alpha-2 country codes that should be blocked; codes that aren't recognized as SMS-tier
         *     countries are silently dropped from the persisted list. Omitting `blocked_country_codes`
         *     is a no-op.
         */
        patch: operations["UpdateInstanceCommunication"];
        trace?: never;
    };
    "/instance/oauth_application_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get OAuth application settings
         * @description Retrieves the settings for OAuth applications for the instance (dynamic client registration, JWT access tokens, etc.).
         */
        get: operations["GetInstanceOAuthApplicationSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update OAuth application settings
         * @description Updates the OAuth application settings for the instance.
         */
        patch: operations["UpdateInstanceOAuthApplicationSettings"];
        trace?: never;
    };
    "/instance/change_domain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update production instance domain
         * @description Change the domain of a production instance.
         *
         *     Changing the domain requires updating the [DNS records](https://clerk.com/docs/deployments/overview#dns-records) accordingly, deploying new [SSL certificates](https://clerk.com/docs/deployments/overview#deploy-certificates), updating your Social Connection's redirect URLs and setting the new keys in your code.
         *
         *     WARNING: Changing your domain will invalidate all current user sessions (i.e. users will be logged out). Also, while your application is being deployed, a small downtime is expected to occur.
         */
        post: operations["ChangeProductionInstanceDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instance/organization_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get instance organization settings
         * @description Retrieves the organization settings of the instance
         */
        get: operations["GetInstanceOrganizationSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update instance organization settings
         * @description Updates the organization settings of the instance
         */
        patch: operations["UpdateInstanceOrganizationSettings"];
        trace?: never;
    };
    "/webhooks/svix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a Svix app
         * @description Create a Svix app and associate it with the current instance
         */
        post: operations["CreateSvixApp"];
        /**
         * Delete a Svix app
         * @description Delete a Svix app and disassociate it from the current instance
         */
        delete: operations["DeleteSvixApp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/svix_url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a Svix Dashboard URL
         * @description Generate a new URL for accessing the Svix's management dashboard for that particular instance
         */
        post: operations["GenerateSvixAuthURL"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jwt_templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all templates */
        get: operations["ListJWTTemplates"];
        put?: never;
        /**
         * Create a JWT template
         * @description Create a new JWT template
         */
        post: operations["CreateJWTTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jwt_templates/{template_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a template
         * @description Retrieve the details of a given JWT template
         */
        get: operations["GetJWTTemplate"];
        put?: never;
        post?: never;
        /** Delete a Template */
        delete: operations["DeleteJWTTemplate"];
        options?: never;
        head?: never;
        /**
         * Update a JWT template
         * @description Updates an existing JWT template
         */
        patch: operations["UpdateJWTTemplate"];
        trace?: never;
    };
    "/machine_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a list of machines for an instance
         * @description This request returns the list of machines for an instance. The machines are
         *     ordered by descending creation date (i.e. most recent machines will be
         *     returned first)
         */
        get: operations["ListMachines"];
        put?: never;
        /**
         * Create a machine
         * @description Creates a new machine.
         */
        post: operations["CreateMachine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machines/{machine_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a machine
         * @description Returns the details of a machine.
         */
        get: operations["GetMachine"];
        put?: never;
        post?: never;
        /**
         * Delete a machine
         * @description Deletes a machine.
         */
        delete: operations["DeleteMachine"];
        options?: never;
        head?: never;
        /**
         * Update a machine
         * @description Updates an existing machine.
         *     Only the provided fields will be updated.
         */
        patch: operations["UpdateMachine"];
        trace?: never;
    };
    "/machines/{machine_id}/secret_key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a machine secret key
         * @description Returns the secret key for a machine.
         */
        get: operations["GetMachineSecretKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machines/{machine_id}/secret_key/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a machine's secret key
         * @description Rotates the machine's secret key.
         *     When the secret key is rotated, make sure to update it in your machine/application.
         *     The previous secret key will remain valid for the duration specified by the previous_token_ttl parameter.
         */
        post: operations["RotateMachineSecretKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machines/{machine_id}/scopes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a machine scope
         * @description Creates a new machine scope, allowing the specified machine to access another machine.
         *     Maximum of 150 scopes per machine.
         */
        post: operations["CreateMachineScope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machines/{machine_id}/scopes/{other_machine_id}": {
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
         * Delete a machine scope
         * @description Deletes a machine scope, removing access from one machine to another.
         */
        delete: operations["DeleteMachineScope"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a list of organizations for an instance
         * @description This request returns the list of organizations for an instance.
         *     Results can be paginated using the optional `limit` and `offset` query parameters.
         *     The organizations are ordered by descending creation date.
         *     Most recent organizations will be returned first.
         */
        get: operations["ListOrganizations"];
        put?: never;
        /**
         * Create an organization
         * @description Creates a new organization with the given name for an instance.
         *     You can specify an optional slug for the new organization.
         *     If provided, the organization slug can contain only lowercase alphanumeric characters (letters and digits) and the dash "-".
         *     Organization slugs must be unique for the instance.
         *     You can provide additional metadata for the organization and set any custom attribute you want.
         *     Organizations support private and public metadata.
         *     Private metadata can only be accessed from the Backend API.
         *     Public metadata can be accessed from the Backend API, and are read-only from the Frontend API.
         *     The `created_by` user will see this as their [active organization](https://clerk.com/docs/organizations/overview#active-organization)
         *     the next time they create a session, presuming they don't explicitly set a different organization as active before then.
         */
        post: operations["CreateOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an organization by ID or slug
         * @description Fetches the organization whose ID or slug matches the provided `id_or_slug` URL query parameter.
         */
        get: operations["GetOrganization"];
        put?: never;
        post?: never;
        /**
         * Delete an organization
         * @description Deletes the given organization.
         *     Please note that deleting an organization will also delete all memberships and invitations.
         *     This is not reversible.
         *
         *     After the organization is deleted, any user's active sessions that contain the deleted
         *     organization will be cleared.
         */
        delete: operations["DeleteOrganization"];
        options?: never;
        head?: never;
        /**
         * Update an organization
         * @description Updates an existing organization.
         *
         *     As of API version 2026-05-12, this endpoint no longer accepts `public_metadata` or `private_metadata`.
         *     Use `PATCH /v1/organizations/{organization_id}/metadata` to merge updates into existing metadata, or `PUT /v1/organizations/{organization_id}/metadata` to replace a metadata field entirely.
         */
        patch: operations["UpdateOrganization"];
        trace?: never;
    };
    "/organizations/{organization_id}/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace metadata for an organization
         * @description Replace an organization's metadata attributes with the provided values.
         *     Unlike `PATCH /v1/organizations/{organization_id}/metadata` (merge semantics), this
         *     endpoint replaces the supplied metadata fields entirely — the prior contents of each
         *     supplied field are discarded. Fields omitted from the request body are left unchanged.
         *     Prefer the `PATCH` endpoint for partial updates. Use `PUT` only when you explicitly
         *     intend to overwrite a metadata field wholesale.
         */
        put: operations["ReplaceOrganizationMetadata"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Merge and update metadata for an organization
         * @description Update organization metadata attributes by merging existing values with the provided parameters.
         *     Metadata values will be updated via a deep merge.
         *     Deep meaning that any nested JSON objects will be merged as well.
         *     You can remove metadata keys at any level by setting their value to `null`.
         */
        patch: operations["MergeOrganizationMetadata"];
        trace?: never;
    };
    "/organizations/{organization_id}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload a logo for the organization
         * @description Set or replace an organization's logo, by uploading an image file.
         *     This endpoint uses the `multipart/form-data` request content type and accepts a file of image type.
         *     The file size cannot exceed 10MB.
         *     Only the following file content types are supported: `image/jpeg`, `image/png`, `image/gif`, `image/webp`.
         */
        put: operations["UploadOrganizationLogo"];
        post?: never;
        /**
         * Delete the organization's logo.
         * @description Delete the organization's logo.
         */
        delete: operations["DeleteOrganizationLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization_id}/billing/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an organization's billing subscription
         * @description Retrieves the billing subscription for the specified organization.
         *     This includes subscription details, active plans, billing information, and payment status.
         *     The subscription contains subscription items which represent the individual plans the organization is subscribed to.
         */
        get: operations["GetOrganizationBillingSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization_id}/billing/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an organization's credit balance
         * @description Retrieves the current credit balance for the specified organization.
         *     Credits can be applied during checkout to reduce the charge or automatically applied to upcoming recurring charges.
         */
        get: operations["GetOrganizationBillingCreditBalance"];
        put?: never;
        /**
         * Adjust an organization's credit balance
         * @description Increases or decreases the credit balance for the specified organization.
         *     Each adjustment is recorded as a ledger entry. The idempotency_key parameter
         *     ensures that duplicate requests are safely handled.
         */
        post: operations["AdjustOrganizationBillingCreditBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization_id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a list of organization invitations
         * @description This request returns the list of organization invitations.
         *     Results can be paginated using the optional `limit` and `offset` query parameters.
         *     You can filter them by providing the 'status' query parameter, that accepts multiple values.
         *     The organization invitations are ordered by descending creation date.
         *     Most recent invitations will be returned first.
         *     Any invitations created as a result of an Organization Domain are not included in the results.
         */
        get: operations["ListOrganizationInvitations"];
        put?: never;
        /**
         * Create and send an organization invitation
         * @description Creates a new organization invitation and sends an email to the provided `email_address` with a link to accept the invitation and join the organization.
         *     You can specify the `role` for the invited organization member.
         *
         *     New organization invitations get a "pending" status until they are revoked by an organization administrator or accepted by the invitee.
         *
         *     The request body supports passing an optional `redirect_url` parameter.
         *     When the invited user clicks the link to accept the invitation, they will be redirected to the URL provided.
         *     Use this parameter to implement a custom invitation acceptance flow.
         *
         *     You can specify the ID of the user that will send the invitation with the `inviter_user_id` parameter.
         *     That user must be a member with administrator privileges in the organization.
         *     Only "admin" members can create organization invitations.
         *
         *     You can optionally provide public and private metadata for the organization invitation.
         *     The public metadata are visible by both the Frontend and the Backend whereas the private ones only by the Backend.
         *     When the organization invitation is accepted, the metadata will be transferred to the newly created organization membership.
         */
        post: operations["CreateOrganizationInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization_id}/invitations/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bulk create and send organization invitations
         * @description Creates new organization invitations in bulk and sends out emails to the provided email addresses with a link to accept the invitation and join the organization.
         *
         *     This endpoint is limited to a maximum of 10 invitations per API call. If you need to send more invitations, please make multiple requests.
         *
         *     You can specify a different `role` for each invited organization member.
         *     New organization invitations get a "pending" status until they are revoked by an organization administrator or accepted by the invitee.
         *     The request body supports passing an optional `redirect_url` parameter for each invitation.
         *     When the invited user clicks the link to accept the invitation, they will be redirected to the provided URL.
         *     Use this parameter to implement a custom invitation acceptance flow.
         *     You can specify the ID of the user that will send the invitation with the `inviter_user_id` parameter. Each invitation
         *     can have a different inviter user.
         *     Inviter users must be members with administrator privileges in the organization.
         *     Only "admin" members can create organization invitations.
         *     You can optionally provide public and private metadata for each organization invitation. The public metadata are visible
         *     by both the Frontend and the Backend, whereas the private metadata are only visible by the Backend.
         *     When the organization invitation is accepted, the metadata will be transferred to the newly created organization membership.
         */
        post: operations["CreateOrganizationInvitationBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization_id}/invitations/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a list of pending organization invitations
         * @deprecated
         * @description This request returns the list of organization invitations with "pending" status.
         *     These are the organization invitations that can still be used to join the organization, but have not been accepted by the invited user yet.
         *     Results can be paginated using the optional `limit` and `offset` query parameters.
         *     The organization invitations are ordered by descending creation date.
         *     Most recent invitations will be returned first.
         *     Any invitations created as a result of an Organization Domain are not included in the results.
         */
        get: operations["ListPendingOrganizationInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization_id}/invitations/{invitation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an organization invitation by ID
         * @description Use this request to get an existing organization invitation by ID.
         */
        get: operations["GetOrganizationInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization_id}/invitations/{invitation_id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a pending organization invitation
         * @description Use this request to revoke a previously issued organization invitation.
         *     Revoking an organization invitation makes it invalid; the invited user will no longer be able to join the organization with the revoked invitation.
         *     Only organization invitations with "pending" status can be revoked.
         *     The request accepts the `requesting_user_id` parameter to specify the user which revokes the invitation.
         *     Only users with "admin" role can revoke invitations.
         */
        post: operations["RevokeOrganizationInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization_roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a list of organization roles
         * @description This request returns the list of organization roles for the instance.
         *     Results can be paginated using the optional `limit` and `offset` query parameters.
         *     The organization roles are ordered by descending creation date.
         *     Most recent roles will be returned first.
         */
        get: operations["ListOrganizationRoles"];
        put?: never;
        /**
         * Create an organization role
         * @description Creates a new organization role with the given name and permissions for an instance.
         *     The key must be unique for the instance and start with the 'org:' prefix, followed by lowercase alphanumeric characters and underscores only.
         *     You can optionally provide a description for the role and specify whether it should be included in the initial role set.
         *     Organization roles support permissions that can be assigned to control access within the organization.
         */
        post: operations["CreateOrganizationRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization_roles/{organization_role_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an organization role
         * @description Use this request to retrieve an existing organization role by its ID.
         */
        get: operations["GetOrganizationRole"];
        put?: never;
        post?: never;
        /**
         * Delete an organization role
         * @description Deletes the organization role.
         *     The role cannot be deleted if it is currently used as the default creator role, domain default role, assigned to any members, or exists in any invitations.
         */
        delete: operations["DeleteOrganizationRole"];
        options?: never;
        head?: never;
        /**
         * Update an organization role
         * @description Updates an existing organization role.
         *     You can update the name, key, description, and permissions of the role.
         *     All parameters are optional - you can update only the fields you want to change.
         *     If the role is used as a creator role or domain default role, updating the key will cascade the update to the organization settings.
         */
        patch: operations["UpdateOrganizationRole"];
        trace?: never;
    };
    "/organization_roles/{organization_role_id}/permissions/{permission_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a permission to an organization role
         * @description Assigns a permission to an organization role
         */
        post: operations["AssignPermissionToOrganizationRole"];
        /**
         * Remove a permission from an organization role
         * @description Removes a permission from an organization role
         */
        delete: operations["RemovePermissionFromOrganizationRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization_id}/memberships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a list of all members of an organization
         * @description Retrieves all user memberships for the given organization
         */
        get: operations["ListOrganizationMemberships"];
        put?: never;
        /**
         * Create a new organization membership
         * @description Adds a user as a member to the given organization.
         *     Only users in the same instance as the organization can be added as members.
         *
         *     This organization will be the user's [active organization] (https://clerk.com/docs/organizations/overview#active-organization)
         *     the next time they create a session, presuming they don't explicitly set a
         *     different organization as active before then.
         */
        post: operations["CreateOrganizationMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization_id}/memberships/{user_id}": {
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
         * Remove a member from an organization
         * @description Removes the given membership from the organization
         */
        delete: operations["DeleteOrganizationMembership"];
        options?: never;
        head?: never;
        /**
         * Update an organization membership
         * @description Updates the properties of an existing organization membership
         */
        patch: operations["UpdateOrganizationMembership"];
        trace?: never;
    };
    "/organizations/{organization_id}/memberships/{user_id}/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Merge and update organization membership metadata
         * @description Update an organization membership's metadata attributes by merging existing values with the provided parameters.
         *     Metadata values will be updated via a deep merge. Deep means that any nested JSON objects will be merged as well.
         *     You can remove metadata keys at any level by setting their value to `null`.
         */
        patch: operations["UpdateOrganizationMembershipMetadata"];
        trace?: never;
    };
    "/organizations/{organization_id}/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a list of all domains of an organization.
         * @description Get a list of all domains of an organization.
         */
        get: operations["ListOrganizationDomains"];
        put?: never;
        /**
         * Create a new organization domain.
         * @description Creates a new organization domain. By default the domain is verified, but can be optionally set to unverified.
         */
        post: operations["CreateOrganizationDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization_id}/domains/{domain_id}": {
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
         * Remove a domain from an organization.
         * @description Removes the given domain from the organization.
         */
        delete: operations["DeleteOrganizationDomain"];
        options?: never;
        head?: never;
        /**
         * Update an organization domain.
         * @description Updates the properties of an existing organization domain.
         */
        patch: operations["UpdateOrganizationDomain"];
        trace?: never;
    };
    "/organizations/{organization_id}/domains/{domain_id}/verify_ownership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an organization domain's ownership as verified
         * @description Flips the organization domain's ownership state to verified via the
         *     manual override path, bypassing the self-serve TXT DNS challenge. The
         *     domain row records strategy=`manual_override` and an
         *     `organization_domain.ownership_verified` audit event is emitted with the
         *     same strategy.
         *
         *     Idempotent: re-calling on an already-verified domain returns the current
         *     ownership state without re-emitting the audit event.
         */
        post: operations["VerifyOrganizationDomainOwnership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization_domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all organization domains
         * @description Retrieves a list of all organization domains within the current instance.
         *     This endpoint can be used to list all domains across all organizations
         *     or filter domains by organization, verification status, enrollment mode, or search query.
         *
         *     The response includes pagination information and details about each domain
         *     including its verification status, enrollment mode, and associated counts.
         */
        get: operations["ListAllOrganizationDomains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy_checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the proxy configuration for your domain
         * @description This endpoint can be used to validate that a proxy-enabled domain is operational.
         *     It tries to verify that the proxy URL provided in the parameters maps to a functional proxy that can reach the Clerk Frontend API.
         *
         *     You can use this endpoint before you set a proxy URL for a domain. This way you can ensure that switching to proxy-based
         *     configuration will not lead to downtime for your instance.
         *
         *     The `proxy_url` parameter allows for testing proxy configurations for domains that don't have a proxy URL yet, or operate on
         *     a different proxy URL than the one provided. It can also be used to re-validate a domain that is already configured to work with a proxy.
         */
        post: operations["VerifyDomainProxy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/redirect_urls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all redirect URLs
         * @description Lists all whitelisted redirect_urls for the instance
         */
        get: operations["ListRedirectURLs"];
        put?: never;
        /**
         * Create a redirect URL
         * @description Create a redirect URL
         */
        post: operations["CreateRedirectURL"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/redirect_urls/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a redirect URL
         * @description Retrieve the details of the redirect URL with the given ID
         */
        get: operations["GetRedirectURL"];
        put?: never;
        post?: never;
        /**
         * Delete a redirect URL
         * @description Remove the selected redirect URL from the whitelist of the instance
         */
        delete: operations["DeleteRedirectURL"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign_in_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create sign-in token
         * @description Creates a new sign-in token and associates it with the given user.
         *     By default, sign-in tokens expire in 30 days.
         *     You can optionally supply a different duration in seconds using the `expires_in_seconds` property.
         */
        post: operations["CreateSignInToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign_in_tokens/{sign_in_token_id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke the given sign-in token
         * @description Revokes a pending sign-in token
         */
        post: operations["RevokeSignInToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign_ups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a sign-up by ID
         * @description Retrieve the details of the sign-up with the given ID
         */
        get: operations["GetSignUp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a sign-up
         * @description Update the sign-up with the given ID
         */
        patch: operations["UpdateSignUp"];
        trace?: never;
    };
    "/oauth_applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a list of OAuth applications for an instance
         * @description This request returns the list of OAuth applications for an instance.
         *     Results can be paginated using the optional `limit` and `offset` query parameters.
         *     The OAuth applications are ordered by descending creation date.
         *     Most recent OAuth applications will be returned first.
         */
        get: operations["ListOAuthApplications"];
        put?: never;
        /**
         * Create an OAuth application
         * @description Creates a new OAuth application with the given name and callback URL for an instance.
         *     The callback URL must be a valid URL.
         *     All URL schemes are allowed such as `http://`, `https://`, `myapp://`, etc...
         */
        post: operations["CreateOAuthApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth_applications/{oauth_application_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an OAuth application by ID
         * @description Fetches the OAuth application whose ID matches the provided `id` in the path.
         */
        get: operations["GetOAuthApplication"];
        put?: never;
        post?: never;
        /**
         * Delete an OAuth application
         * @description Deletes the given OAuth application.
         *     This is not reversible.
         */
        delete: operations["DeleteOAuthApplication"];
        options?: never;
        head?: never;
        /**
         * Update an OAuth application
         * @description Updates an existing OAuth application
         */
        patch: operations["UpdateOAuthApplication"];
        trace?: never;
    };
    "/oauth_applications/{oauth_application_id}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload a logo for the OAuth application
         * @description Set or replace an OAuth application's logo by uploading an image file.
         *     This endpoint uses the `multipart/form-data` request content type and accepts a file of image type.
         *     The file size cannot exceed 10MB.
         *     Only the following file content types are supported: `image/jpeg`, `image/png`, `image/gif`, `image/webp`.
         */
        put: operations["UploadOAuthApplicationLogo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth_applications/{oauth_application_id}/rotate_secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the client secret of the given OAuth application
         * @description Rotates the OAuth application's client secret.
         *     When the client secret is rotated, make sure to update it in authorized OAuth clients.
         */
        post: operations["RotateOAuthApplicationSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth_applications/{oauth_application_id}/revoke_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an OAuth application token
         * @description Revoke both OAuth access token and refresh token for the associated grant for the given OAuth application.
         *     The request may specify either token.
         *     JWT access tokens cannot be revoked.
         */
        post: operations["RevokeOAuthApplicationToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saml_connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a list of SAML Connections for an instance
         * @deprecated
         * @description Returns the list of SAML Connections for an instance.
         *     Results can be paginated using the optional `limit` and `offset` query parameters.
         *     The SAML Connections are ordered by descending creation date and the most recent will be returned first.
         *     Deprecated: Use the Enterprise Connections API instead. This endpoint will be removed in future versions.
         */
        get: operations["ListSAMLConnections"];
        put?: never;
        /**
         * Create a SAML Connection
         * @deprecated
         * @description Create a new SAML Connection.
         *     Deprecated: Use the Enterprise Connections API instead. This endpoint will be removed in future versions.
         */
        post: operations["CreateSAMLConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saml_connections/{saml_connection_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a SAML Connection by ID
         * @deprecated
         * @description Fetches the SAML Connection whose ID matches the provided `saml_connection_id` in the path.
         *     Deprecated: Use the Enterprise Connections API instead. This endpoint will be removed in future versions.
         */
        get: operations["GetSAMLConnection"];
        put?: never;
        post?: never;
        /**
         * Delete a SAML Connection
         * @deprecated
         * @description Deletes the SAML Connection whose ID matches the provided `id` in the path.
         *     Deprecated: Use the Enterprise Connections API instead. This endpoint will be removed in future versions.
         */
        delete: operations["DeleteSAMLConnection"];
        options?: never;
        head?: never;
        /**
         * Update a SAML Connection
         * @deprecated
         * @description Updates the SAML Connection whose ID matches the provided `id` in the path.
         *     Deprecated: Use the Enterprise Connections API instead. This endpoint will be removed in future versions.
         */
        patch: operations["UpdateSAMLConnection"];
        trace?: never;
    };
    "/enterprise_connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List enterprise connections
         * @description Returns the list of enterprise connections for the instance.
         *     Results can be paginated using the optional `limit` and `offset` query parameters.
         */
        get: operations["ListEnterpriseConnections"];
        put?: never;
        /**
         * Create an enterprise connection
         * @description Create a new enterprise connection.
         */
        post: operations["CreateEnterpriseConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise_connections/{enterprise_connection_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an enterprise connection
         * @description Fetches the enterprise connection whose ID matches the provided `enterprise_connection_id` in the path.
         */
        get: operations["GetEnterpriseConnection"];
        put?: never;
        post?: never;
        /**
         * Delete an enterprise connection
         * @description Deletes the enterprise connection whose ID matches the provided `enterprise_connection_id` in the path.
         */
        delete: operations["DeleteEnterpriseConnection"];
        options?: never;
        head?: never;
        /**
         * Update an enterprise connection
         * @description Updates the enterprise connection whose ID matches the provided `enterprise_connection_id` in the path.
         *     When enabling the connection (setting `active` to true), any existing verified organization domains that match the connection's domains (e.g. used for enrollment modes like automatic invitation) may be deleted so the connection can be enabled.
         */
        patch: operations["UpdateEnterpriseConnection"];
        trace?: never;
    };
    "/enterprise_connections/{enterprise_connection_id}/test_runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List enterprise connection test runs
         * @description Returns a paginated list of SAML or OIDC debug test runs for an enterprise connection.
         */
        get: operations["ListEnterpriseConnectionTestRuns"];
        put?: never;
        /**
         * Create an enterprise connection test run
         * @description Returns a short-lived URL that starts the IdP test flow for this connection.
         */
        post: operations["CreateEnterpriseConnectionTestRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/testing_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retrieve a new testing token
         * @description Retrieve a new testing token.
         */
        post: operations["CreateTestingToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create agent task
         * @description Create an agent task on behalf of a user.
         *     The response contains a URL that, when visited, creates a session for the user.
         *     The agent_id is stable per agent_name within an instance. The agent_task_id is unique per call.
         */
        post: operations["CreateAgentTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/tasks/{agent_task_id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke agent task
         * @description Revokes a pending agent task.
         */
        post: operations["RevokeAgentTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization_memberships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a list of all organization memberships within an instance.
         * @description Retrieves all organization user memberships for the given instance.
         */
        get: operations["InstanceGetOrganizationMemberships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waitlist_entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all waitlist entries
         * @description Retrieve a list of waitlist entries for the instance.
         *     Entries are ordered by creation date in descending order by default.
         *     Supports filtering by email address or status and pagination with limit and offset parameters.
         */
        get: operations["ListWaitlistEntries"];
        put?: never;
        /**
         * Create a waitlist entry
         * @description Creates a new waitlist entry for the given email address.
         *     If the email address is already on the waitlist, no new entry will be created and the existing waitlist entry will be returned.
         */
        post: operations["CreateWaitlistEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waitlist_entries/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create multiple waitlist entries
         * @description Creates multiple waitlist entries for the provided email addresses.
         *     You can choose whether to send confirmation emails by setting the `notify` parameter to `true` or `false` for each entry.
         *     If the `notify` parameter is omitted, it defaults to `true`.
         *
         *     If an email address is already on the waitlist, no new entry will be created and the existing waitlist entry will be returned.
         *     Duplicate email addresses within the same request are not allowed.
         *
         *     This endpoint is limited to a maximum of 50 entries per API call. If you need to add more entries, please make multiple requests.
         */
        post: operations["CreateBulkWaitlistEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waitlist_entries/{waitlist_entry_id}": {
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
         * Delete a pending waitlist entry
         * @description Delete a pending waitlist entry.
         */
        delete: operations["DeleteWaitlistEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waitlist_entries/{waitlist_entry_id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a waitlist entry
         * @description Send an invite to the email address in a waitlist entry.
         */
        post: operations["InviteWaitlistEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waitlist_entries/{waitlist_entry_id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a waitlist entry
         * @description Reject a waitlist entry.
         */
        post: operations["RejectWaitlistEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accountless_applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accountless_applications/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all billing plans
         * @description Returns a list of all billing plans for the instance. The plans are returned sorted by creation date,
         *     with the newest plans appearing first. This includes both free and paid plans. Pagination is supported.
         */
        get: operations["GetCommercePlanList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all billing prices
         * @description Returns a list of all prices for the instance. The prices are returned sorted by amount ascending,
         *     then by creation date descending. This includes both default and custom prices. Pagination is supported.
         */
        get: operations["GetBillingPriceList"];
        put?: never;
        /**
         * Create a custom billing price
         * @description Creates a custom price for a billing plan. Custom prices allow you to offer different pricing
         *     to specific customers while maintaining the same plan structure.
         */
        post: operations["CreateBillingPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/subscription_items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all subscription items
         * @description Returns a list of all subscription items for the instance. The subscription items are returned sorted by creation date,
         *     with the newest appearing first. This includes subscriptions for both users and organizations. Pagination is supported.
         */
        get: operations["GetCommerceSubscriptionItemList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/subscription_items/{subscription_item_id}": {
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
         * Cancel a subscription item
         * @description Cancel a specific subscription item. The subscription item can be canceled immediately or at the end of the current billing period.
         */
        delete: operations["CancelCommerceSubscriptionItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/subscription_items/{subscription_item_id}/extend_free_trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend free trial for a subscription item
         * @description Extends the free trial period for a specific subscription item to the specified timestamp.
         *     The subscription item must be currently in a free trial period, and the plan must support free trials.
         *     The timestamp must be in the future and not more than 365 days from the end of the current trial period
         *     This operation is idempotent - repeated requests with the same timestamp will not change the trial period.
         */
        post: operations["ExtendBillingSubscriptionItemFreeTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/subscription_items/{subscription_item_id}/price_transition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a price transition for a subscription item
         * @description Creates a price transition for the specified subscription item.
         *     This may create an upcoming subscription item or activate immediately depending on plan and payer rules.
         */
        post: operations["CreateBillingPriceTransition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/subscription_items/{subscription_item_id}/discounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a discount to a subscription item
         * @description Applies an existing discount to a subscription item.
         *     Manual application is an override path: self-serve distribution rules are not enforced.
         *     At most one active discount is allowed per subscription item; applying a different
         *     discount replaces the currently active one. Re-applying the same active discount returns a conflict.
         */
        post: operations["ApplyBillingSubscriptionItemDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/subscription_items/{subscription_item_id}/discounts/{discount_id}": {
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
         * Remove a discount from a subscription item
         * @description Removes the active discount from a subscription item.
         *     The discount_id must match the subscription item's currently active discount.
         */
        delete: operations["RemoveBillingSubscriptionItemDiscount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all billing statements
         * @description Returns a list of all billing statements for the instance. The statements are returned sorted by creation date,
         *     with the newest statements appearing first. Pagination is supported.
         */
        get: operations["GetBillingStatementList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/statements/{statementID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a billing statement
         * @description Retrieves the details of a billing statement.
         */
        get: operations["GetBillingStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/statements/{statementID}/payment_attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment attempts for a billing statement
         * @description Returns a list of all payment attempts for a specific billing statement. The payment attempts are returned sorted by creation date,
         *     with the newest payment attempts appearing first. Pagination is supported.
         */
        get: operations["GetBillingStatementPaymentAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization_permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a list of all organization permissions
         * @description Retrieves all organization permissions for the given instance.
         */
        get: operations["ListOrganizationPermissions"];
        put?: never;
        /**
         * Create a new organization permission
         * @description Creates a new organization permission for the given instance.
         */
        post: operations["CreateOrganizationPermission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization_permissions/{permission_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an organization permission
         * @description Retrieves the details of an organization permission.
         */
        get: operations["GetOrganizationPermission"];
        put?: never;
        post?: never;
        /**
         * Delete an organization permission
         * @description Deletes an organization permission.
         *     System permissions cannot be deleted.
         */
        delete: operations["DeleteOrganizationPermission"];
        options?: never;
        head?: never;
        /**
         * Update an organization permission
         * @description Updates the properties of an existing organization permission.
         *     System permissions cannot be updated.
         */
        patch: operations["UpdateOrganizationPermission"];
        trace?: never;
    };
    "/role_sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a list of role sets
         * @description Returns a list of role sets for the instance.
         *     Results can be paginated using the optional `limit` and `offset` query parameters.
         *     The role sets are ordered by descending creation date by default.
         */
        get: operations["ListRoleSets"];
        put?: never;
        /**
         * Create a role set
         * @description Creates a new role set with the given name and roles.
         *     The key must be unique for the instance and start with the 'role_set:' prefix, followed by lowercase alphanumeric characters and underscores only.
         *     You must provide at least one role and specify a default role key and creator role key.
         */
        post: operations["CreateRoleSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/role_sets/{role_set_key_or_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a role set
         * @description Retrieves an existing role set by its key or ID.
         */
        get: operations["GetRoleSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a role set
         * @description Updates an existing role set.
         *     You can update the name, key, description, type, default role, or creator role.
         *     All parameters are optional - you can update only the fields you want to change.
         */
        patch: operations["UpdateRoleSet"];
        trace?: never;
    };
    "/role_sets/{role_set_key_or_id}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a role set
         * @description Replaces a role set with another role set. This is functionally equivalent to deleting
         *     the role set but allows for atomic replacement with migration support.
         *     Organizations using this role set will be migrated to the destination role set.
         */
        post: operations["ReplaceRoleSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/role_sets/{role_set_key_or_id}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add roles to a role set
         * @description Adds one or more roles to an existing role set.
         *     You can optionally update the default role or creator role when adding new roles.
         */
        post: operations["AddRolesToRoleSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/role_sets/{role_set_key_or_id}/roles/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a role in a role set
         * @description Replaces a role in a role set with another role. This atomically removes
         *     the source role and reassigns any members to the destination role.
         */
        post: operations["ReplaceRoleInRoleSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit_logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit_logs/{event_time_and_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scim_directories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all directories
         * @description Returns a list of all directories for the instance.
         */
        get: operations["ListSCIMDirectories"];
        put?: never;
        /**
         * Create a directory
         * @description Create a new directory for the instance.
         */
        post: operations["CreateSCIMDirectory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scim_directories/{scim_directory_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a directory
         * @description Returns the details of a directory.
         */
        get: operations["GetSCIMDirectory"];
        put?: never;
        post?: never;
        /**
         * Delete a directory
         * @description Deletes a directory and stops provisioning for it. SCIM requests authenticated
         *     with the directory's API key are rejected afterwards.
         */
        delete: operations["DeleteSCIMDirectory"];
        options?: never;
        head?: never;
        /**
         * Update a directory
         * @description Updates a directory.
         */
        patch: operations["UpdateSCIMDirectory"];
        trace?: never;
    };
    "/scim_directories/{scim_directory_id}/rotate_api_key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a directory's API key
         * @description Generates a new API key for the directory and returns it in the `api_key` field.
         *     This is the only way to obtain the key after creation, so make sure to update it in
         *     your identity provider. The previous key remains valid for a short grace period before
         *     it expires.
         */
        post: operations["RotateSCIMDirectoryAPIKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scim_directories/{scim_directory_id}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scim_directories/{scim_directory_id}/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scim_directories/{scim_directory_id}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scim_directories/{scim_directory_id}/group_role_mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List SCIM group role mappings
         * @description Returns the list of SCIM group to organization role mappings for a directory, ordered by precedence.
         */
        get: operations["ListSCIMGroupRoleMappings"];
        /**
         * Replace SCIM group role mappings
         * @description Replaces the entire set of SCIM group role mappings for a directory. The position of
         *     each item in the `mappings` array determines its precedence (the first item gets
         *     precedence 1). Passing an empty array removes all mappings. Group role mapping must be
         *     enabled on the directory.
         */
        put: operations["ReplaceSCIMGroupRoleMappings"];
        /**
         * Create a SCIM group role mapping
         * @description Creates a new SCIM group to organization role mapping for a directory.
         *     Group role mapping must be enabled on the directory.
         */
        post: operations["CreateSCIMGroupRoleMapping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scim_directories/{scim_directory_id}/group_role_mappings/{mapping_id}": {
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
         * Delete a SCIM group role mapping
         * @description Deletes a single SCIM group role mapping. Group role mapping must be enabled on the
         *     directory.
         */
        delete: operations["DeleteSCIMGroupRoleMapping"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/directories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all directories
         * @description Returns a list of all directories for the instance.
         */
        get: operations["ListDirectories"];
        put?: never;
        /**
         * Create a directory
         * @description Create a new directory for the instance.
         */
        post: operations["CreateDirectory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/directories/{directory_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a directory
         * @description Returns the details of a directory.
         */
        get: operations["GetDirectory"];
        put?: never;
        post?: never;
        /**
         * Delete a directory
         * @description Deletes a directory and stops provisioning for it. Provisioning requests authenticated
         *     with the directory's API key are rejected afterwards.
         */
        delete: operations["DeleteDirectory"];
        options?: never;
        head?: never;
        /**
         * Update a directory
         * @description Updates a directory.
         */
        patch: operations["UpdateDirectory"];
        trace?: never;
    };
    "/directories/{directory_id}/rotate_api_key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a directory's API key
         * @description Generates a new API key for the directory and returns it in the `api_key` field.
         *     This is the only way to obtain the key after creation, so make sure to update it in
         *     your identity provider. The previous key remains valid for a short grace period before
         *     it expires.
         */
        post: operations["RotateDirectoryAPIKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/directories/{directory_id}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/directories/{directory_id}/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/directories/{directory_id}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/directories/{directory_id}/group_role_mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List directory group role mappings
         * @description Returns the list of directory group to organization role mappings for a directory, ordered by precedence.
         */
        get: operations["ListDirectoryGroupRoleMappings"];
        /**
         * Replace directory group role mappings
         * @description Replaces the entire set of directory group role mappings for a directory. The position of
         *     each item in the `mappings` array determines its precedence (the first item gets
         *     precedence 1). Passing an empty array removes all mappings. Group role mapping must be
         *     enabled on the directory.
         */
        put: operations["ReplaceDirectoryGroupRoleMappings"];
        /**
         * Create a directory group role mapping
         * @description Creates a new directory group to organization role mapping for a directory.
         *     Group role mapping must be enabled on the directory.
         */
        post: operations["CreateDirectoryGroupRoleMapping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/directories/{directory_id}/group_role_mappings/{mapping_id}": {
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
         * Delete a directory group role mapping
         * @description Deletes a single directory group role mapping. Group role mapping must be enabled on the
         *     directory.
         */
        delete: operations["DeleteDirectoryGroupRoleMapping"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin_portal_link_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an Admin Portal Link Token */
        post: operations["createAdminPortalLinkToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin_portal_link_tokens/{adminPortalLinkTokenID}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke an Admin Portal Link Token */
        post: operations["revokeAdminPortalLinkToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get API Keys */
        get: operations["getApiKeys"];
        put?: never;
        /** Create an API Key */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api_keys/{apiKeyID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an API Key by ID */
        get: operations["getApiKey"];
        put?: never;
        post?: never;
        /** Delete an API Key */
        delete: operations["deleteApiKey"];
        options?: never;
        head?: never;
        /** Update an API Key */
        patch: operations["updateApiKey"];
        trace?: never;
    };
    "/api_keys/{apiKeyID}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an API Key Secret */
        get: operations["getApiKeySecret"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api_keys/{apiKeyID}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke an API Key */
        post: operations["revokeApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api_keys/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify an API Key */
        post: operations["verifyApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/m2m_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get M2M Tokens
         * @description Fetches M2M tokens for a specific machine.
         *
         *     Only tokens created with the opaque token format are returned by this endpoint. JWT-format M2M tokens are stateless and are not stored.
         *
         *     This endpoint can be authenticated by either a Machine Secret Key or by a Clerk Secret Key.
         *
         *     - When fetching M2M tokens with a Machine Secret Key, only tokens associated with the authenticated machine can be retrieved.
         *     - When fetching M2M tokens with a Clerk Secret Key, tokens for any machine in the instance can be retrieved.
         */
        get: operations["getM2MTokens"];
        put?: never;
        /**
         * Create a M2M Token
         * @description Creates a new M2M Token. Must be authenticated via a Machine Secret Key.
         */
        post: operations["createM2MToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/m2m_tokens/{m2m_token_id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a M2M Token
         * @description Revokes a M2M Token.
         *
         *     This endpoint only revokes stored opaque-format M2M tokens. JWT-format M2M tokens are stateless and cannot be revoked.
         *
         *     This endpoint can be authenticated by either a Machine Secret Key or by a Clerk Secret Key.
         *
         *     - When revoking a M2M Token with a Machine Secret Key, the token must managed by the Machine associated with the Machine Secret Key.
         *     - When revoking a M2M Token with a Clerk Secret Key, any token on the Instance can be revoked.
         */
        post: operations["revokeM2MToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/m2m_tokens/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a M2M Token
         * @description Verifies a M2M Token.
         *
         *     This endpoint can be authenticated by either a Machine Secret Key or by a Clerk Secret Key.
         *
         *     - When verifying a M2M Token with a Machine Secret Key, the token must be granted access to the Machine associated with the Machine Secret Key.
         *     - When verifying a M2M Token with a Clerk Secret Key, any token on the Instance can be verified.
         */
        post: operations["verifyM2MToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth_applications/access_tokens/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify an OAuth Access Token */
        post: operations["verifyOAuthAccessToken"];
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
        /** @source openapi.yaml:13294 */
        "JWKS.ed25519.PublicKey": {
            kid: string;
            alg: string;
            use: string;
            /** @enum {string} */
            kty: "OKP";
            /** @enum {string} */
            crv: "Ed25519";
            x: string;
            x5c?: string[];
            x5t?: string;
            "x5t#S256"?: string;
            x5u?: string;
        };
        /** @source openapi.yaml:13330 */
        "JWKS.ecdsa.PublicKey": {
            kid: string;
            alg: string;
            use: string;
            /** @enum {string} */
            kty: "EC";
            crv: string;
            x: string;
            y: string;
            x5c?: string[];
            x5t?: string;
            "x5t#S256"?: string;
            x5u?: string;
        };
        /** @source openapi.yaml:13367 */
        "JWKS.rsa.PublicKey": {
            kid: string;
            alg: string;
            use: string;
            /** @enum {string} */
            kty: "RSA";
            n: string;
            e: string;
            x5c?: string[];
            x5t?: string;
            "x5t#S256"?: string;
            x5u?: string;
        };
        /** @source openapi.yaml:13401 */
        "JWKS.ed25519.PrivateKey": {
            kid: string;
            alg: string;
            use: string;
            /** @enum {string} */
            kty: "OKP";
            /** @enum {string} */
            crv: "Ed25519";
            x: string;
            d: string;
            x5c?: string[];
            x5t?: string;
            "x5t#S256"?: string;
            x5u?: string;
        };
        /** @source openapi.yaml:13440 */
        "JWKS.ecdsa.PrivateKey": {
            kid: string;
            alg: string;
            use: string;
            /** @enum {string} */
            kty: "EC";
            crv: string;
            x: string;
            y: string;
            d: string;
            x5c?: string[];
            x5t?: string;
            "x5t#S256"?: string;
            x5u?: string;
        };
        /** @source openapi.yaml:13480 */
        "JWKS.rsa.PrivateKey": {
            kid: string;
            alg: string;
            use: string;
            /** @enum {string} */
            kty: "RSA";
            n: string;
            e: string;
            d: string;
            p: string;
            q: string;
            dp?: string;
            dq?: string;
            qi?: string;
            x5c?: string[];
            x5t?: string;
            "x5t#S256"?: string;
            x5u?: string;
            crv: {} | null;
        };
        /** @source openapi.yaml:13530 */
        "JWKS.symmetric.Key": {
            kid: string;
            alg: string;
            use: string;
            /** @enum {string} */
            kty: "oct";
            k: string;
            x5c?: string[];
            x5t?: string;
            "x5t#S256"?: string;
            x5u?: string;
        };
        /** @source openapi.yaml:13561 */
        JWKS: {
            keys?: (components["schemas"]["JWKS.ed25519.PublicKey"] | components["schemas"]["JWKS.ecdsa.PublicKey"] | components["schemas"]["JWKS.rsa.PublicKey"] | components["schemas"]["JWKS.ed25519.PrivateKey"] | components["schemas"]["JWKS.ecdsa.PrivateKey"] | components["schemas"]["JWKS.rsa.PrivateKey"] | components["schemas"]["JWKS.symmetric.Key"])[];
        };
        /** @source openapi.yaml:13576 */
        SessionActivityResponse: {
            object: string;
            id: string;
            device_type?: string;
            is_mobile: boolean;
            browser_name?: string;
            browser_version?: string;
            ip_address?: string;
            city?: string;
            country?: string;
        } | null;
        /** @source openapi.yaml:13602 */
        SessionTask: {
            key: string;
        };
        /** @source openapi.yaml:13609 */
        Session: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "session";
            id: string;
            user_id: string;
            client_id: string;
            actor?: Record<string, unknown> | null;
            /** @enum {string} */
            status: "active" | "revoked" | "ended" | "expired" | "removed" | "abandoned" | "replaced" | "pending";
            last_active_organization_id?: string | null;
            last_active_at: number;
            latest_activity?: components["schemas"]["SessionActivityResponse"];
            /**
             * Format: int64
             * @description Unix timestamp of expiration.
             */
            expire_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of abandonment.
             */
            abandon_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last update.
             */
            updated_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of creation.
             */
            created_at: number | bigint;
            tasks?: components["schemas"]["SessionTask"][] | null;
        };
        /** @source openapi.yaml:13682 */
        Client: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "client";
            /** @description String representing the identifier of the session. */
            id: string;
            session_ids: string[];
            sessions: components["schemas"]["Session"][];
            sign_in_id: string | null;
            sign_up_id: string | null;
            /** @description Last active session_id. */
            last_active_session_id: string | null;
            /** @description The authentication strategy that was last used to authenticate the user on this client. */
            last_authentication_strategy: string | null;
            /**
             * Format: int64
             * @description Unix timestamp of last update.
             */
            updated_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of creation.
             */
            created_at: number | bigint;
        };
        /** @source openapi.yaml:13741 */
        ClerkError: {
            message: string;
            long_message: string;
            code: string;
            meta?: {
                [key: string]: unknown;
            };
        };
        /** @source openapi.yaml:13757 */
        ClerkErrors: {
            errors: components["schemas"]["ClerkError"][];
            meta?: {
                [key: string]: unknown;
            };
            clerk_trace_id?: string;
        };
        /** @source openapi.yaml:13771 */
        verification_otp: {
            /** @enum {string} */
            object?: "verification_otp";
            /** @enum {string} */
            status: "unverified" | "verified" | "failed" | "expired";
            /** @enum {string} */
            strategy: "phone_code" | "email_code" | "reset_password_email_code";
            attempts: number | null;
            expire_at: number | null;
            /** @description The delivery channel of the code (phone codes only). */
            channel?: string | null;
            verified_at_client?: string | null;
        };
        /** @source openapi.yaml:13812 */
        verification_admin: {
            /** @enum {string} */
            object?: "verification_admin";
            /** @enum {string} */
            status: "verified";
            /** @enum {string} */
            strategy: "admin";
            attempts: number | null;
            expire_at: number | null;
            verified_at_client?: string | null;
        };
        /** @source openapi.yaml:13844 */
        verification_from_oauth: {
            /** @enum {string} */
            object?: "verification_from_oauth";
            /** @enum {string} */
            status: "unverified" | "verified";
            /** @description pattern: ^from_oauth_(?:(?:token_)|(?:custom_))?[a-z]+$ */
            strategy: string;
            error?: components["schemas"]["ClerkError"] | null;
            expire_at: number | null;
            attempts: number | null;
            verified_at_client?: string | null;
        };
        /** @source openapi.yaml:13880 */
        verification_ticket: {
            /** @enum {string} */
            object?: "verification_ticket";
            /** @enum {string} */
            status: "unverified" | "verified" | "expired";
            /** @enum {string} */
            strategy: "ticket";
            attempts: number | null;
            expire_at: number | null;
            verified_at_client?: string | null;
        };
        /** @source openapi.yaml:13914 */
        verification_saml: {
            /** @enum {string} */
            object?: "verification_saml";
            /** @enum {string} */
            status: "unverified" | "verified" | "failed" | "expired" | "transferable";
            /** @enum {string} */
            strategy: "saml";
            external_verification_redirect_url?: string | null;
            error?: components["schemas"]["ClerkError"] | null;
            expire_at?: number | null;
            attempts: number | null;
            verified_at_client?: string | null;
        };
        /** @source openapi.yaml:13956 */
        verification_email_link: {
            /** @enum {string} */
            object?: "verification_email_link";
            /** @enum {string} */
            status: "unverified" | "verified" | "failed" | "expired";
            /** @enum {string} */
            strategy: "email_link";
            attempts: number | null;
            expire_at: number | null;
            verified_at_client?: string | null;
        };
        /** @source openapi.yaml:13990 */
        verification_scim: {
            /** @enum {string} */
            object?: "verification_scim";
            /** @enum {string} */
            status: "verified";
            /** @enum {string} */
            strategy: "scim";
            attempts: number | null;
            expire_at: number | null;
        };
        /** @source openapi.yaml:14018 */
        IdentificationLink: {
            /** @description pattern: ^oauth_[a-z]+$ */
            type: string;
            id: string;
        };
        /** @source openapi.yaml:14030 */
        EmailAddress: {
            id?: string;
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "email_address";
            email_address: string;
            reserved: boolean;
            verification: (components["schemas"]["verification_otp"] | components["schemas"]["verification_admin"] | components["schemas"]["verification_from_oauth"] | components["schemas"]["verification_ticket"] | components["schemas"]["verification_saml"] | components["schemas"]["verification_email_link"] | components["schemas"]["verification_scim"]) | null;
            linked_to: components["schemas"]["IdentificationLink"][];
            /** @description Indicates whether this email address domain matches an active enterprise connection. */
            matches_sso_connection?: boolean;
            /**
             * Format: int64
             * @description Unix timestamp of creation
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of creation
             */
            updated_at: number | bigint;
        };
        /** @source openapi.yaml:14094 */
        DeletedObject: {
            object: string;
            id?: string;
            slug?: string;
            deleted: boolean;
            external_id?: string;
        };
        /** @source openapi.yaml:14111 */
        PhoneNumber: {
            id?: string;
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "phone_number";
            phone_number: string;
            reserved_for_second_factor?: boolean;
            default_second_factor?: boolean;
            reserved: boolean;
            verification: (components["schemas"]["verification_otp"] | components["schemas"]["verification_admin"]) | null;
            linked_to: components["schemas"]["IdentificationLink"][];
            backup_codes?: string[] | null;
            /**
             * Format: int64
             * @description Unix timestamp of creation
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of creation
             */
            updated_at: number | bigint;
        };
        /** @source openapi.yaml:14169 */
        Token: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "token";
            /** @description String representing the encoded JSON Web Token (JWT) value. */
            jwt: string;
        };
        /** @source openapi.yaml:14186 */
        Cookies: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "cookies";
            /** @description Array of cookie directives. */
            cookies: string[];
        };
        /** @source openapi.yaml:14203 */
        SessionRefresh: components["schemas"]["Token"] | components["schemas"]["Cookies"];
        /** @source openapi.yaml:14207 */
        Template: {
            id?: string;
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object?: "template";
            /** @description The ID of the instance to which the template belongs */
            instance_id?: string | null;
            /** @description whether this is a system (default) or user overridden) template */
            resource_type?: string;
            /** @description whether this is an email or SMS template */
            template_type?: string;
            /** @description user-friendly name of the template */
            name?: string;
            /** @description machine-friendly name of the template */
            slug?: string;
            /** @description position with the listing of templates */
            position?: number;
            /** @description whether this template can be reverted to the corresponding system default */
            can_revert?: boolean;
            /** @description whether this template can be deleted */
            can_delete?: boolean;
            /** @description whether the body of this template can be edited */
            can_edit_body?: boolean;
            /** @description whether this template can be enabled or disabled, true only for notification SMS templates */
            can_toggle?: boolean;
            /** @description email subject */
            subject?: string | null;
            /** @description the editor markup used to generate the body of the template */
            markup?: string;
            /** @description the template body before variable interpolation */
            body?: string;
            /** @description list of variables that are available for use in the template body */
            available_variables?: string[];
            /** @description list of variables that must be contained in the template body */
            required_variables?: string[];
            from_email_name?: string;
            reply_to_email_name?: string;
            delivered_by_clerk?: boolean;
            enabled?: boolean;
            flagged_as_suspicious?: boolean;
            /**
             * Format: int64
             * @description Unix timestamp of last update.
             */
            updated_at?: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of creation.
             */
            created_at?: number | bigint;
        };
        /** @source openapi.yaml:14290 */
        verification_web3: {
            /** @enum {string} */
            object?: "verification_web3";
            /** @enum {string} */
            status: "unverified" | "verified" | "failed" | "expired";
            /** @enum {string} */
            strategy: "web3_metamask_signature" | "web3_base_signature" | "web3_coinbase_wallet_signature" | "web3_okx_wallet_signature" | "web3_solana_signature";
            nonce?: string | null;
            message?: string | null;
            attempts: number | null;
            expire_at: number | null;
            verified_at_client?: string | null;
        };
        /** @source openapi.yaml:14334 */
        Web3Wallet: {
            id?: string;
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "web3_wallet";
            web3_wallet: string;
            verification: (components["schemas"]["verification_web3"] | components["schemas"]["verification_admin"]) | null;
            /**
             * Format: int64
             * @description Unix timestamp of creation
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of creation
             */
            updated_at: number | bigint;
        };
        /** @source openapi.yaml:14372 */
        verification_passkey: {
            /** @enum {string} */
            object?: "verification_passkey";
            /** @enum {string} */
            status: "verified";
            /** @enum {string} */
            strategy: "passkey";
            /** @enum {string} */
            nonce?: "nonce";
            message?: string | null;
            attempts: number | null;
            expire_at: number | null;
            verified_at_client?: string | null;
        };
        /** @source openapi.yaml:14410 */
        Passkey: {
            id?: string;
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "passkey";
            name: string;
            /**
             * Format: int64
             * @description Unix timestamp of when the passkey was last used.
             */
            last_used_at: number | bigint;
            verification: components["schemas"]["verification_passkey"] | null;
        };
        /** @source openapi.yaml:14441 */
        verification_oauth: {
            /** @enum {string} */
            object?: "verification_oauth";
            /** @enum {string} */
            status: "unverified" | "verified" | "failed" | "expired" | "transferable";
            /** @description pattern: ^oauth_(?:(?:token_)|(?:custom_))?[a-z]+$ */
            strategy: string;
            external_verification_redirect_url?: string;
            error?: components["schemas"]["ClerkError"] | null;
            expire_at: number;
            attempts: number | null;
            verified_at_client?: string | null;
        };
        /** @source openapi.yaml:14483 */
        verification_google_one_tap: {
            /** @enum {string} */
            object?: "verification_google_one_tap";
            /** @enum {string} */
            status: "unverified" | "verified";
            /** @enum {string} */
            strategy: "google_one_tap";
            expire_at: number | null;
            attempts: number | null;
            verified_at_client?: string | null;
            error?: components["schemas"]["ClerkError"] | null;
        };
        /** @source openapi.yaml:14520 */
        ExternalAccountWithVerification: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "external_account" | "facebook_account" | "google_account";
            id: string;
            provider: string;
            identification_id: string;
            /** @description The unique ID of the user in the external provider's system */
            provider_user_id: string;
            approved_scopes: string;
            email_address: string;
            /** @description Whether the email was verified by the OAuth provider at creation time. null = unknown (pre-migration data or custom OAuth providers), true = provider confirmed email was verified, false = provider confirmed email was NOT verified */
            email_address_verified?: boolean | null;
            first_name: string;
            last_name: string;
            /**
             * @deprecated
             * @description Please use `image_url` instead
             */
            avatar_url?: string;
            image_url?: string | null;
            username?: string | null;
            phone_number?: string | null;
            public_metadata: {
                [key: string]: unknown;
            };
            label?: string | null;
            /**
             * Format: int64
             * @description Unix timestamp of creation
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of creation
             */
            updated_at: number | bigint;
            verification: (components["schemas"]["verification_oauth"] | components["schemas"]["verification_google_one_tap"]) | null;
        } & {
            [key: string]: unknown;
        };
        /** @source openapi.yaml:14604 */
        SAMLAccountConnection: {
            id: string;
            name: string;
            /** @deprecated */
            domain?: string;
            domains?: string[];
            active: boolean;
            provider: string;
            sync_user_attributes: boolean;
            allow_subdomains?: boolean;
            allow_idp_initiated?: boolean;
            disable_additional_identifications?: boolean;
            /**
             * Format: int64
             * @description Unix timestamp of creation.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last update.
             */
            updated_at: number | bigint;
        } & ({
            domain: {} | null;
        } | {
            domains: {} | null;
        });
        /** @source openapi.yaml:14654 */
        SAMLAccount: {
            id: string;
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "saml_account";
            provider: string;
            active: boolean;
            email_address: string;
            first_name?: string | null;
            last_name?: string | null;
            provider_user_id?: string | null;
            /**
             * Format: int64
             * @description Unix timestamp of last authentication.
             */
            last_authenticated_at?: (number | bigint) | null;
            public_metadata?: {
                [key: string]: unknown;
            };
            verification: (components["schemas"]["verification_saml"] | components["schemas"]["verification_ticket"]) | null;
            saml_connection?: components["schemas"]["SAMLAccountConnection"] | null;
        };
        /** @source openapi.yaml:14710 */
        EnterpriseAccountConnection: {
            id: string;
            protocol: string;
            provider: string;
            name: string;
            logo_public_url: string | null;
            /** @deprecated */
            domain?: string;
            domains?: string[];
            active: boolean;
            sync_user_attributes: boolean;
            allow_subdomains: boolean;
            allow_idp_initiated: boolean;
            disable_additional_identifications: boolean;
            /**
             * Format: int64
             * @description Unix timestamp of creation.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last update.
             */
            updated_at: number | bigint;
        } & ({
            domain: {} | null;
        } | {
            domains: {} | null;
        });
        /** @source openapi.yaml:14770 */
        EnterpriseAccount: {
            id: string;
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "enterprise_account";
            /**
             * @description The authentication protocol used to sign in.
             * @enum {string}
             */
            protocol?: "oauth" | "saml";
            provider: string;
            active: boolean;
            email_address: string;
            first_name?: string | null;
            last_name?: string | null;
            /** @description The unique ID of the user in the external provider's system */
            provider_user_id?: string | null;
            enterprise_connection_id?: string | null;
            public_metadata?: {
                [key: string]: unknown;
            };
            verification: (components["schemas"]["verification_ticket"] | components["schemas"]["verification_saml"] | components["schemas"]["verification_oauth"]) | null;
            enterprise_connection?: components["schemas"]["EnterpriseAccountConnection"] | null;
            /**
             * Format: int64
             * @description Unix timestamp of last authentication.
             */
            last_authenticated_at?: (number | bigint) | null;
        };
        /** @source openapi.yaml:14838 */
        Organization: {
            /** @enum {string} */
            object: "organization";
            id: string;
            name: string;
            slug: string;
            image_url?: string;
            has_image: boolean;
            members_count?: number;
            missing_member_with_elevated_permissions?: boolean;
            pending_invitations_count?: number;
            max_allowed_memberships: number;
            admin_delete_enabled: boolean;
            public_metadata: {
                [key: string]: unknown;
            };
            private_metadata?: {
                [key: string]: unknown;
            };
            created_by?: string;
            /**
             * Format: int64
             * @description Unix timestamp of creation.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last update.
             */
            updated_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last activity.
             */
            last_active_at?: number | bigint;
            /** @description The key of the [role set](https://clerk.com/docs/guides/organizations/control-access/role-sets) assigned to this organization. */
            role_set_key?: string | null;
        };
        /**
         * @description An organization membership with public user data populated
         * @source openapi.yaml:14904
         */
        OrganizationMembershipPublicUserData: {
            user_id: string;
            first_name: string | null;
            last_name: string | null;
            /** @deprecated */
            profile_image_url: string | null;
            image_url: string;
            has_image: boolean;
            identifier?: string | null;
            username?: string | null;
            banned?: boolean;
            deprovisioned?: boolean;
        };
        /**
         * @description A user's membership in an organization
         * @source openapi.yaml:14943
         */
        OrganizationMembership: {
            id: string;
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "organization_membership";
            role: string;
            role_name?: string;
            permissions: string[];
            /** @description Metadata saved on the organization membership, accessible from both Frontend and Backend APIs */
            public_metadata: {
                [key: string]: unknown;
            };
            /** @description Metadata saved on the organization membership, accessible only from the Backend API */
            private_metadata?: {
                [key: string]: unknown;
            };
            organization: components["schemas"]["Organization"];
            public_user_data?: components["schemas"]["OrganizationMembershipPublicUserData"];
            /**
             * Format: int64
             * @description Unix timestamp of creation.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last update.
             */
            updated_at: number | bigint;
        };
        /**
         * @description Metadata describing a user's linkage to a directory. This object is only delivered on `user.created` and `user.updated` webhook events, and only when the user is provisioned through a directory. Its absence does not necessarily mean the user is not managed by a directory.
         * @source openapi.yaml:14995
         */
        SCIMUserMetadata: {
            /** @description The ID of the directory the user is provisioned from. */
            directory_id: string;
            /** @description Whether the directory is currently enabled. Omitted when false. */
            directory_enabled?: boolean;
            /** @description The user's external ID as reported by the directory, if any. */
            external_id: string | null;
        };
        /** @source openapi.yaml:15017 */
        User: {
            id: string;
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "user";
            external_id: string | null;
            primary_email_address_id: string | null;
            primary_phone_number_id: string | null;
            primary_web3_wallet_id: string | null;
            username: string | null;
            first_name: string | null;
            last_name: string | null;
            locale?: string | null;
            /** @deprecated */
            profile_image_url?: string;
            image_url?: string;
            has_image: boolean;
            public_metadata: {
                [key: string]: unknown;
            };
            private_metadata?: {
                [key: string]: unknown;
            } | null;
            unsafe_metadata?: {
                [key: string]: unknown;
            };
            email_addresses: components["schemas"]["EmailAddress"][];
            phone_numbers: components["schemas"]["PhoneNumber"][];
            web3_wallets: components["schemas"]["Web3Wallet"][];
            passkeys: components["schemas"]["Passkey"][];
            password_enabled: boolean;
            two_factor_enabled: boolean;
            totp_enabled: boolean;
            backup_code_enabled: boolean;
            /**
             * Format: int64
             * @description Unix timestamp of when MFA was last enabled for this user. It should be noted that this field is not nullified if MFA is disabled.
             */
            mfa_enabled_at: (number | bigint) | null;
            /**
             * Format: int64
             * @description Unix timestamp of when MFA was last disabled for this user. It should be noted that this field is not nullified if MFA is enabled again.
             */
            mfa_disabled_at: (number | bigint) | null;
            /**
             * Format: int64
             * @description Unix timestamp of when the user's password was last updated.
             */
            password_last_updated_at?: (number | bigint) | null;
            external_accounts: components["schemas"]["ExternalAccountWithVerification"][];
            saml_accounts: components["schemas"]["SAMLAccount"][];
            enterprise_accounts: components["schemas"]["EnterpriseAccount"][];
            organization_memberships?: components["schemas"]["OrganizationMembership"][];
            /**
             * Format: int64
             * @description Unix timestamp of last sign-in.
             */
            last_sign_in_at: (number | bigint) | null;
            /** @description Flag to denote whether user is banned or not. */
            banned: boolean;
            /** @description Flag to denote whether user is currently locked, i.e. restricted from signing in or not. */
            locked: boolean;
            /** @description Flag to denote whether user has been deprovisioned and is restricted from signing in. */
            deprovisioned?: boolean;
            /**
             * Format: int64
             * @description The number of seconds remaining until the lockout period expires for a locked user. A null value for a locked user indicates that lockout never expires.
             */
            lockout_expires_in_seconds: (number | bigint) | null;
            /**
             * Format: int64
             * @description The number of verification attempts remaining until the user is locked. Null if account lockout is not enabled. Note: if a user is locked explicitly via the Backend API, they may still have verification attempts remaining.
             */
            verification_attempts_remaining: (number | bigint) | null;
            /**
             * Format: int64
             * @description Unix timestamp of last update.
             */
            updated_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of creation.
             */
            created_at: number | bigint;
            /** @description If enabled, user can delete themselves via FAPI. */
            delete_self_enabled: boolean;
            /** @description If enabled, user can create organizations via FAPI. */
            create_organization_enabled: boolean;
            /** @description The maximum number of organizations the user can create. 0 means unlimited. */
            create_organizations_limit?: number | null;
            /**
             * Format: int64
             * @description Unix timestamp of the latest session activity, with day precision.
             * @example 1700690400000
             */
            last_active_at: (number | bigint) | null;
            /**
             * Format: int64
             * @description Unix timestamp of when the user accepted the legal requirements.
             * @example 1700690400000
             */
            legal_accepted_at: (number | bigint) | null;
            /**
             * @description When set to `true`, the user will bypass Device Trust checks during sign-in.
             * @default false
             */
            bypass_client_trust?: boolean;
            scim?: components["schemas"]["SCIMUserMetadata"] | null;
        };
        /**
         * @description The hashing algorithm that was used to generate the password digest.
         *
         *     The algorithms we support at the moment are [`bcrypt`](https://en.wikipedia.org/wiki/Bcrypt), [`bcrypt_sha256_django`](https://docs.djangoproject.com/en/4.0/topics/auth/passwords/), [`md5`](https://en.wikipedia.org/wiki/MD5), `pbkdf2_sha1`, `pbkdf2_sha256`, [`pbkdf2_sha256_django`](https://docs.djangoproject.com/en/4.0/topics/auth/passwords/),
         *     `pbkdf2_sha512`, [`phpass`](https://www.openwall.com/phpass/), `md5_phpass`, [`scrypt_firebase`](https://firebaseopensource.com/projects/firebase/scrypt/),
         *     [`scrypt_werkzeug`](https://werkzeug.palletsprojects.com/en/3.0.x/utils/#werkzeug.security.generate_password_hash), [`sha256`](https://en.wikipedia.org/wiki/SHA-2),
         *     [`ldap_ssha`](https://www.openldap.org/faq/data/cache/347.html), the [`argon2`](https://argon2.online/) variants: `argon2i` and `argon2id`, `sha512_symfony`, the SHA-512 variant of the [Symfony](https://symfony.com/doc/current/security/passwords.html) legacy hasher,
         *     and `pbkdf2_sha512_hex`, a variant of `pbkdf2_sha512` that accepts hex-encoded salt and hash.
         *
         *     Each of the supported hashers expects the incoming digest to be in a particular format. See the [Clerk docs](https://clerk.com/docs/references/backend/user/create-user) for more information.
         * @source openapi.yaml:15239
         */
        PasswordHasher: string;
        /** @source openapi.yaml:15251 */
        TotalCount: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "total_count";
            /** Format: int64 */
            total_count: number | bigint;
        };
        /** @source openapi.yaml:15267 */
        CommerceMoneyResponse: {
            /**
             * Format: int64
             * @description The amount in cents.
             */
            amount: number | bigint;
            /** @description The formatted amount as a string (e.g., "$49.99"). */
            amount_formatted: string;
            /** @description The currency code (e.g., "USD"). */
            currency: string;
            /** @description The currency symbol (e.g., "$"). */
            currency_symbol: string;
        };
        /** @source openapi.yaml:15289 */
        CommerceSubscriptionCreditResponse: {
            /** @description Credit amount. */
            amount?: components["schemas"]["CommerceMoneyResponse"] | null;
            /**
             * Format: float
             * @description Percentage of the billing cycle remaining.
             */
            cycle_remaining_percent?: number;
        };
        /** @source openapi.yaml:15302 */
        CommerceProrationCreditDetailResponse: {
            amount: components["schemas"]["CommerceMoneyResponse"];
            /** Format: int64 */
            cycle_days_remaining: number | bigint;
            /** Format: int64 */
            cycle_days_total: number | bigint;
            /** Format: double */
            cycle_remaining_percent: number;
        };
        /** @source openapi.yaml:15322 */
        CommercePayerCreditResponse: {
            remaining_balance: components["schemas"]["CommerceMoneyResponse"];
            applied_amount: components["schemas"]["CommerceMoneyResponse"];
        };
        /** @source openapi.yaml:15333 */
        CommerceCreditsResponse: {
            proration: components["schemas"]["CommerceProrationCreditDetailResponse"] | null;
            payer: components["schemas"]["CommercePayerCreditResponse"] | null;
            total: components["schemas"]["CommerceMoneyResponse"];
        };
        /** @source openapi.yaml:15351 */
        FeatureResponse: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "feature";
            /** @description Unique identifier for the feature. */
            id: string;
            /** @description The name of the feature. */
            name: string;
            /** @description The description of the feature. */
            description: string | null;
            /** @description The URL-friendly slug for the feature. */
            slug: string;
            /** @description The URL of the feature's avatar image. */
            avatar_url: string | null;
        };
        /** @source openapi.yaml:15384 */
        CommercePlanUnitPriceTier: {
            /**
             * Format: int64
             * @description Start block (inclusive) for this tier
             */
            starts_at_block: number | bigint;
            /**
             * Format: int64
             * @description End block (inclusive) for this tier; null means unlimited
             */
            ends_after_block?: (number | bigint) | null;
            /** @description Price charged per block in this tier */
            fee_per_block: components["schemas"]["CommerceMoneyResponse"];
        };
        /** @source openapi.yaml:15403 */
        CommercePlanUnitPrice: {
            /** @description Name of the billable unit (for example, seats) */
            name: string;
            /**
             * Format: int64
             * @description Number of units included in each pricing block
             */
            block_size: number | bigint;
            /** @description Tiered pricing configuration for this unit */
            tiers: components["schemas"]["CommercePlanUnitPriceTier"][];
        };
        /** @source openapi.yaml:15423 */
        CommercePlan: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "commerce_plan";
            /** @description Unique identifier for the plan. */
            id: string;
            /** @description The name of the plan. */
            name: string;
            fee: components["schemas"]["CommerceMoneyResponse"] | null;
            annual_monthly_fee: components["schemas"]["CommerceMoneyResponse"] | null;
            annual_fee: components["schemas"]["CommerceMoneyResponse"] | null;
            /** @description The description of the plan. */
            description: string | null;
            /**
             * @deprecated
             * @description The ID of the product this plan belongs to.
             */
            product_id: string;
            /** @description Whether this is the default plan. */
            is_default: boolean;
            /** @description Whether this is a recurring plan. */
            is_recurring: boolean;
            /** @description Whether this plan is publicly visible. */
            publicly_visible: boolean;
            /** @description Whether this plan has a base fee. */
            has_base_fee: boolean;
            /** @description The payer type this plan is designed for. */
            for_payer_type: string;
            /** @description The URL-friendly slug for the plan. */
            slug: string;
            /** @description The URL of the plan's avatar image. */
            avatar_url: string | null;
            /** @description The features included in this plan. */
            features?: components["schemas"]["FeatureResponse"][];
            /** @description Whether free trial is enabled for this plan. */
            free_trial_enabled: boolean;
            /**
             * Format: int64
             * @description Number of free trial days for this plan.
             */
            free_trial_days: (number | bigint) | null;
            /** @description Per-unit pricing tiers for this plan (for example, seats) */
            unit_prices?: components["schemas"]["CommercePlanUnitPrice"][];
        };
        /** @source openapi.yaml:15516 */
        CommercePaymentMethodResponse: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "commerce_payment_method";
            /** @description Unique identifier for the payment method. */
            id: string;
            /** @description Unique identifier for the payer. */
            payer_id: string;
            /**
             * @description The payment method type.
             * @enum {string}
             */
            payment_type: "card" | "link" | "payer-credits";
            /** @description Whether this is the default payment method for the payer. */
            is_default?: boolean;
            /** @description The payment gateway. */
            gateway: string;
            /** @description External ID in the payment gateway. */
            gateway_external_id: string;
            /** @description External account ID in the payment gateway. */
            gateway_external_account_id: string | null;
            /** @description Last 4 digits of the card (for card payment methods). */
            last4: string | null;
            /**
             * @description Status of the payment method.
             * @enum {string}
             */
            status: "active" | "disconnected";
            /** @description Type of wallet (if applicable). */
            wallet_type?: string | null;
            /** @description Type of card (if applicable). */
            card_type: string | null;
            /** @description Card expiration year (for card payment methods). */
            expiry_year?: number | null;
            /** @description Card expiration month (for card payment methods). */
            expiry_month?: number | null;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the payment method was created.
             */
            created_at?: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the payment method was last updated.
             */
            updated_at?: number | bigint;
            /** @description Whether this payment method can be removed. */
            is_removable?: boolean;
        };
        /** @source openapi.yaml:15599 */
        CommercePerUnitTotalTier: {
            /**
             * Format: int64
             * @description Units billed in this tier; null means unlimited.
             */
            quantity?: (number | bigint) | null;
            /** @description Price charged per block in this tier. */
            fee_per_block: components["schemas"]["CommerceMoneyResponse"];
            /** @description Total charge for this tier. */
            total: components["schemas"]["CommerceMoneyResponse"];
        };
        /** @source openapi.yaml:15617 */
        CommercePerUnitTotal: {
            /** @description Name of the billable unit (for example, `seats`). */
            name: string;
            /**
             * Format: int64
             * @description Number of units included in each pricing block.
             */
            block_size: number | bigint;
            /** @description Computed totals for each pricing tier. */
            tiers: components["schemas"]["CommercePerUnitTotalTier"][];
        };
        /** @source openapi.yaml:15637 */
        CommerceProrationDiscountResponse: {
            amount: components["schemas"]["CommerceMoneyResponse"];
            /** Format: int64 */
            cycle_days_passed: number | bigint;
            /** Format: int64 */
            cycle_days_total: number | bigint;
            /** Format: float */
            cycle_passed_percent: number;
        };
        /** @source openapi.yaml:15657 */
        CommerceDiscountsResponse: {
            proration: components["schemas"]["CommerceProrationDiscountResponse"] | null;
            total: components["schemas"]["CommerceMoneyResponse"];
        };
        /** @source openapi.yaml:15670 */
        CommerceTotalsResponse: {
            subtotal: components["schemas"]["CommerceMoneyResponse"];
            base_fee: components["schemas"]["CommerceMoneyResponse"];
            tax_total: components["schemas"]["CommerceMoneyResponse"];
            grand_total: components["schemas"]["CommerceMoneyResponse"];
            per_unit_totals?: components["schemas"]["CommercePerUnitTotal"][];
            credits?: components["schemas"]["CommerceCreditsResponse"] | null;
            discounts?: components["schemas"]["CommerceDiscountsResponse"] | null;
        };
        /** @source openapi.yaml:15699 */
        CommerceSubscriptionItemNextPaymentResponse: {
            /** @description Base plan fee for the next payment. Does not include per-unit (e.g. seat) charges; see `totals.grand_total` for the full amount. */
            amount?: components["schemas"]["CommerceMoneyResponse"] | null;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) for the next payment date.
             */
            date?: (number | bigint) | null;
            /** @description Per-unit total breakdown (for example, seats) for the next payment. */
            per_unit_totals?: components["schemas"]["CommercePerUnitTotal"][];
            /** @description Breakdown of the recurring amount that will be billed at renewal (base fee + per-unit charges). Tax and credits are not previewed. */
            totals?: components["schemas"]["CommerceTotalsResponse"] | null;
        };
        /** @source openapi.yaml:15723 */
        CommercePayerResponse: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "commerce_payer";
            /** @description Unique identifier for the payer. */
            id: string;
            /** @description Unique identifier for the Clerk instance. */
            instance_id: string;
            /** @description User ID for user-type payers. */
            user_id?: string | null;
            /** @description First name of the payer. */
            first_name?: string | null;
            /** @description Last name of the payer. */
            last_name?: string | null;
            /** @description Email address of the payer. */
            email?: string | null;
            /** @description Organization ID for org-type payers. */
            organization_id?: string | null;
            /** @description Organization name for org-type payers. */
            organization_name?: string | null;
            /** @description URL of the payer's image/avatar. */
            image_url?: string;
            /** @description Current credits balance for the payer. */
            credits_balance?: components["schemas"]["CommerceMoneyResponse"];
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the payer was created.
             */
            created_at?: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the payer was last updated.
             */
            updated_at?: number | bigint;
        };
        /** @source openapi.yaml:15780 */
        "CommercePerUnitTotalTier-2": {
            /**
             * Format: int64
             * @description Units billed in this tier; null means unlimited
             */
            quantity?: (number | bigint) | null;
            /** @description Price charged per block in this tier */
            fee_per_block: components["schemas"]["CommerceMoneyResponse"];
            /** @description Total charge for this tier */
            total: components["schemas"]["CommerceMoneyResponse"];
        };
        /** @source openapi.yaml:15798 */
        CommerceSubscriptionItemSeatsResponse: {
            /**
             * Format: int64
             * @description Seat quantity being billed; null means unlimited
             */
            quantity: (number | bigint) | null;
            /** @description Per-unit cost breakdown by pricing tier */
            tiers?: components["schemas"]["CommercePerUnitTotalTier-2"][];
        };
        /** @source openapi.yaml:15814 */
        "CommercePerUnitTotal-2": {
            /** @description Name of the billable unit (for example, seats) */
            name: string;
            /**
             * Format: int64
             * @description Number of units included in each pricing block
             */
            block_size: number | bigint;
            /** @description Computed totals for each pricing tier */
            tiers: components["schemas"]["CommercePerUnitTotalTier-2"][];
        };
        /** @source openapi.yaml:15834 */
        BillingProrationDiscountDetail: {
            /** @description Credit amount with formatting */
            amount: components["schemas"]["CommerceMoneyResponse"];
            /**
             * Format: int64
             * @description Number of days that have passed in the billing cycle
             */
            cycle_days_passed: number | bigint;
            /**
             * Format: int64
             * @description Total number of days in the billing cycle
             */
            cycle_days_total: number | bigint;
            /**
             * Format: double
             * @description Percentage of the billing cycle that has passed
             */
            cycle_passed_percent: number;
        };
        /** @source openapi.yaml:15858 */
        BillingDiscountsResponse: {
            /** @description Proration details from passed subscription time */
            proration: components["schemas"]["BillingProrationDiscountDetail"] | null;
            /** @description Total discounts applied */
            total: components["schemas"]["CommerceMoneyResponse"];
        };
        /** @source openapi.yaml:15874 */
        "CommerceTotalsResponse-2": {
            subtotal: components["schemas"]["CommerceMoneyResponse"];
            base_fee: components["schemas"]["CommerceMoneyResponse"];
            tax_total: components["schemas"]["CommerceMoneyResponse"];
            grand_total: components["schemas"]["CommerceMoneyResponse"];
            per_unit_totals?: components["schemas"]["CommercePerUnitTotal-2"][];
            credits?: components["schemas"]["CommerceCreditsResponse"] | null;
            /** @description Information about the discounts applied to the payment */
            discounts?: components["schemas"]["BillingDiscountsResponse"] | null;
        };
        /** @source openapi.yaml:15905 */
        CommerceSubscriptionItem: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "commerce_subscription_item";
            /** @description Unique identifier for the subscription item. */
            id: string;
            /** @description Unique identifier for the Clerk instance. */
            instance_id: string;
            /**
             * @description Current status of the subscription item.
             * @enum {string}
             */
            status: "active" | "canceled" | "expired" | "ended" | "past_due" | "upcoming" | "incomplete" | "abandoned";
            /** @description Credit information (only available in PaymentAttempt events). */
            credit?: components["schemas"]["CommerceSubscriptionCreditResponse"];
            /** @description Unified credits breakdown for this subscription item. */
            credits?: components["schemas"]["CommerceCreditsResponse"] | null;
            /** @description Unique identifier for the associated plan. */
            plan_id: string | null;
            /** @description Unique identifier for the associated price */
            price_id?: string;
            /** @description The associated plan. */
            plan?: components["schemas"]["CommercePlan"] | null;
            /**
             * @description The billing period for this subscription item.
             * @enum {string}
             */
            plan_period: "month" | "annual";
            /** @description The payment method used for this subscription item. */
            payment_method?: components["schemas"]["CommercePaymentMethodResponse"];
            /** @description Total amount paid over the lifetime of this subscription item. */
            lifetime_paid?: components["schemas"]["CommerceMoneyResponse"];
            /** @description Information about the next payment. */
            next_payment?: components["schemas"]["CommerceSubscriptionItemNextPaymentResponse"] | null;
            /** @description Unique identifier for the payer. */
            payer_id: string;
            /** @description The payer associated with this subscription item. */
            payer?: components["schemas"]["CommercePayerResponse"];
            /** @description Whether this subscription item includes a free trial. */
            is_free_trial: boolean;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the current period started.
             */
            period_start: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the current period ends.
             */
            period_end: (number | bigint) | null;
            /**
             * Format: date
             * @description The day the subscription item was prorated from. Only available in some responses.
             */
            proration_date?: string;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the subscription item was canceled.
             */
            canceled_at: (number | bigint) | null;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the subscription item became past due.
             */
            past_due_at: (number | bigint) | null;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the subscription item ended.
             */
            ended_at: (number | bigint) | null;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the subscription item was created.
             */
            created_at?: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the subscription item was last updated.
             */
            updated_at?: number | bigint;
            /** @description Seat quantity for seat-based billing. */
            seats?: components["schemas"]["CommerceSubscriptionItemSeatsResponse"] | null;
            /** @description Totals for this subscription item. */
            totals?: components["schemas"]["CommerceTotalsResponse-2"] | null;
        };
        /** @source openapi.yaml:16038 */
        CommerceSubscriptionNextPayment: {
            /**
             * Format: int64
             * @description Unix timestamp (milliseconds) of the next payment date.
             */
            date: number | bigint;
            /** @description The base plan fee for the next payment. Does not include per-unit charges; see `totals.grand_total` for the full amount. */
            amount: components["schemas"]["CommerceMoneyResponse"];
            /** @description Per-unit total breakdown (for example, seats) for the next payment. */
            per_unit_totals?: components["schemas"]["CommercePerUnitTotal-2"][];
            /** @description Breakdown of the recurring amount that will be billed at renewal (base fee + per-unit charges). Tax and credits are not previewed. */
            totals?: components["schemas"]["CommerceTotalsResponse-2"] | null;
        };
        /** @source openapi.yaml:16062 */
        CommerceSubscription: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "commerce_subscription";
            /** @description Unique identifier for the commerce subscription. */
            id: string;
            /** @description The ID of the instance this subscription belongs to. */
            instance_id: string;
            /**
             * @description The current status of the subscription.
             * @enum {string}
             */
            status: "active" | "past_due" | "canceled" | "ended" | "abandoned" | "incomplete";
            /** @description The ID of the payer for this subscription. */
            payer_id: string;
            /**
             * Format: int64
             * @description Unix timestamp (milliseconds) of creation.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp (milliseconds) of last update.
             */
            updated_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp (milliseconds) when the subscription became active.
             */
            active_at: (number | bigint) | null;
            /**
             * Format: int64
             * @description Unix timestamp (milliseconds) when the subscription became past due.
             */
            past_due_at: (number | bigint) | null;
            /** @description Array of subscription items in this subscription. */
            subscription_items: components["schemas"]["CommerceSubscriptionItem"][];
            /** @description Information about the next scheduled payment. */
            next_payment?: components["schemas"]["CommerceSubscriptionNextPayment"];
            /** @description Whether the payer is eligible for a free trial. */
            eligible_for_free_trial?: boolean;
        };
        /** @source openapi.yaml:16130 */
        CommerceCreditBalanceResponse: {
            /** @description String representing the object's type. Always "commerce_credit_balance". */
            object: string;
            /** @description The current credit balance. Null when the payer has never had credits. */
            balance: components["schemas"]["CommerceMoneyResponse"] | null;
        };
        /** @source openapi.yaml:16145 */
        AdjustCreditBalanceRequest: {
            /**
             * Format: int64
             * @description The credit amount in cents. Must be greater than zero.
             */
            amount: number | bigint;
            /**
             * @description Whether to increase or decrease the credit balance.
             * @enum {string}
             */
            action: "increase" | "decrease";
            /** @description The currency code (e.g. "USD"). Defaults to USD if not provided. */
            currency?: string;
            /** @description A unique key to ensure the adjustment is applied only once. Repeated requests with the same key return the original ledger entry. */
            idempotency_key: string;
            /** @description An optional note to attach to the ledger entry. */
            note?: string;
        };
        /** @source openapi.yaml:16172 */
        CommerceCreditLedgerResponse: {
            /** @description String representing the object's type. Always "commerce_credit_ledger". */
            object: string;
            /** @description Unique identifier for the ledger entry. */
            id: string;
            /** @description The ID of the payer whose balance was adjusted. */
            payer_id: string;
            /** @description The credit amount with formatting. Positive for increases, negative for decreases. */
            amount: components["schemas"]["CommerceMoneyResponse"];
            /** @description The type of source that originated the adjustment (e.g. "grant"). */
            source_type: string;
            /** @description The ID of the source that originated the adjustment. */
            source_id: string;
            /** @description An optional note attached to the ledger entry. */
            note?: string | null;
            /**
             * Format: date-time
             * @description Timestamp when the ledger entry was created.
             */
            created_at: string;
        };
        /** @source openapi.yaml:16210 */
        OAuthAccessToken: {
            /** @enum {string} */
            object: "oauth_access_token";
            /** @description External account ID */
            external_account_id: string;
            /** @description The unique ID of the user in the external provider's system */
            provider_user_id: string;
            /** @description The access token */
            token: string;
            /**
             * Format: int64
             * @description Unix timestamp of the access token expiration.
             */
            expires_at: (number | bigint) | null;
            /** @description The ID of the provider */
            provider: string;
            public_metadata: {
                [key: string]: unknown;
            };
            label: string | null;
            /** @description The list of scopes that the token is valid for. Only present for OAuth 2.0 tokens. */
            scopes?: string[];
            /** @description The ID token retrieved from the OIDC provider. Only present for OIDC-compliant OAuth 2.0 providers when available. */
            id_token?: string;
            /** @description The token secret. Only present for OAuth 1.0 tokens. */
            token_secret?: string;
        }[];
        /** @source openapi.yaml:16263 */
        OrganizationMemberships: {
            data: components["schemas"]["OrganizationMembership"][];
            /**
             * Format: int64
             * @description Total number of organization memberships
             */
            total_count: number | bigint;
        };
        /**
         * @description An organization inviter's public user data
         * @source openapi.yaml:16279
         */
        OrganizationInvitationPublicUserData: {
            user_id: string;
            first_name: string | null;
            last_name: string | null;
            image_url: string;
            has_image: boolean;
            identifier: string;
        } | null;
        /** @source openapi.yaml:16307 */
        OrganizationInvitationPublicOrganizationData: {
            id: string;
            name: string;
            slug: string;
            image_url?: string;
            has_image: boolean;
        };
        /**
         * @description An organization invitation with public organization data populated
         * @source openapi.yaml:16326
         */
        OrganizationInvitationWithPublicOrganizationData: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "organization_invitation";
            id: string;
            email_address: string;
            role: string;
            role_name: string;
            organization_id?: string;
            inviter_id: string | null;
            public_inviter_data: components["schemas"]["OrganizationInvitationPublicUserData"];
            status?: string;
            public_metadata: {
                [key: string]: unknown;
            };
            private_metadata?: {
                [key: string]: unknown;
            };
            url: string | null;
            /**
             * Format: int64
             * @description Unix timestamp of expiration.
             */
            expires_at: (number | bigint) | null;
            /**
             * Format: int64
             * @description Unix timestamp of creation.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last update.
             */
            updated_at: number | bigint;
        } & {
            public_organization_data?: components["schemas"]["OrganizationInvitationPublicOrganizationData"];
        };
        /** @source openapi.yaml:16392 */
        OrganizationInvitationsWithPublicOrganizationData: {
            data: components["schemas"]["OrganizationInvitationWithPublicOrganizationData"][];
            /**
             * Format: int64
             * @description Total number of organization invitations
             */
            total_count: number | bigint;
        };
        /** @source openapi.yaml:16408 */
        TrustedDevice: {
            /**
             * @description String representing the object's type.
             * @enum {string}
             */
            object: "trusted_device";
            id: string;
            /** @enum {string} */
            platform: "ios" | "android";
            app_identifier: string;
            name?: string | null;
            /** @enum {string} */
            algorithm: "ES256";
            /** @enum {string} */
            status: "active" | "revoked";
            /**
             * Format: int64
             * @description Unix timestamp of creation in milliseconds.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of the last update in milliseconds.
             */
            updated_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of the last use in milliseconds.
             */
            last_used_at?: (number | bigint) | null;
            /**
             * Format: int64
             * @description Unix timestamp of revocation in milliseconds.
             */
            revoked_at?: (number | bigint) | null;
        };
        /** @source openapi.yaml:16465 */
        Invitation: {
            /** @enum {string} */
            object: "invitation";
            id: string;
            /** Format: email */
            email_address: string;
            public_metadata: {
                [key: string]: unknown;
            };
            /** @example false */
            revoked?: boolean;
            /**
             * @example pending
             * @enum {string}
             */
            status: "pending" | "accepted" | "revoked" | "expired";
            url?: string;
            /**
             * Format: int64
             * @description Unix timestamp of expiration.
             */
            expires_at?: (number | bigint) | null;
            /**
             * Format: int64
             * @description Unix timestamp of creation.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last update.
             */
            updated_at: number | bigint;
        };
        /** @source openapi.yaml:16518 */
        AllowlistIdentifier: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object?: "allowlist_identifier";
            id?: string;
            invitation_id?: string;
            /** @description An email address or a phone number. */
            identifier?: string;
            /** @enum {string} */
            identifier_type?: "email_address" | "phone_number" | "web3_wallet";
            instance_id?: string;
            /**
             * Format: int64
             * @description Unix timestamp of creation
             */
            created_at?: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last update.
             */
            updated_at?: number | bigint;
        };
        /** @source openapi.yaml:16554 */
        BlocklistIdentifier: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object?: "blocklist_identifier";
            id?: string;
            /** @description An email address, email domain, phone number or web3 wallet. */
            identifier?: string;
            /** @enum {string} */
            identifier_type?: "email_address" | "phone_number" | "web3_wallet";
            instance_id?: string;
            /**
             * Format: int64
             * @description Unix timestamp of creation
             */
            created_at?: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last update.
             */
            updated_at?: number | bigint;
        };
        /** @source openapi.yaml:16588 */
        BlocklistIdentifiers: {
            data: components["schemas"]["BlocklistIdentifier"][];
            /**
             * Format: int64
             * @description Total number of blocklist identifiers
             */
            total_count: number | bigint;
        };
        /** @source openapi.yaml:16604 */
        ActorToken: {
            /** @enum {string} */
            object: "actor_token";
            id: string;
            /** @enum {string} */
            status: "pending" | "accepted" | "revoked";
            user_id: string;
            actor: Record<string, unknown>;
            token?: string;
            url?: string;
            /**
             * Format: int64
             * @description Unix timestamp of creation.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last update.
             */
            updated_at: number | bigint;
        };
        /** @source openapi.yaml:16646 */
        CNameTarget: {
            host: string;
            value: string;
            /** @description Denotes whether this CNAME target is required to be set in order for the domain to be considered deployed. */
            required: boolean;
        };
        /** @source openapi.yaml:16662 */
        Domain: {
            /** @enum {string} */
            object: "domain";
            id: string;
            name: string;
            is_satellite: boolean;
            frontend_api_url: string;
            /** @description Null for satellite domains. */
            accounts_portal_url?: string | null;
            proxy_url?: string | null;
            development_origin: string;
            cname_targets?: components["schemas"]["CNameTarget"][] | null;
        };
        /** @source openapi.yaml:16699 */
        Domains: {
            data: components["schemas"]["Domain"][];
            /**
             * Format: int64
             * @description Total number of domains
             */
            total_count: number | bigint;
        };
        /** @source openapi.yaml:16715 */
        Instance: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "instance";
            id: string;
            /** @example development */
            environment_type: string;
            /**
             * @example [
             *       "http://localhost:3000",
             *       "https://some-domain"
             *     ]
             */
            allowed_origins: string[] | null;
            /**
             * @description The ID of the Clerk workspace that owns the instance's application. It is null when the application has no owner.
             * @example org_2abc123def456
             */
            workspace_id: string | null;
        };
        /** @source openapi.yaml:16747 */
        InstanceRestrictions: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "instance_restrictions";
            allowlist: boolean;
            blocklist: boolean;
            allowlist_blocklist_disabled_on_sign_in: boolean;
            block_email_subaddresses: boolean;
            block_disposable_email_domains: boolean;
        };
        /** @source openapi.yaml:16772 */
        InstanceProtect: {
            /** @enum {string} */
            object: "instance_protect";
            rules_enabled: boolean;
            specter_enabled: boolean;
            /** @description Whether the instance has opted out of the Protect prerequisite checks, asserting its setup already meets the requirements. */
            checks_bypassed: boolean;
        };
        /**
         * @description Per-instance SMS communication settings, including the SMS country blocklist.
         * @source openapi.yaml:16791
         */
        InstanceCommunication: {
            /** @enum {string} */
            object: "instance_communication";
            /** @description ISO 3166-1 alpha-2 country codes that are blocked for SMS delivery on this instance. Codes that aren't recognized are silently dropped. */
            blocked_country_codes: string[];
        };
        /** @source openapi.yaml:16807 */
        OAuthApplicationSettings: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "oauth_application_settings";
            /** @description Whether dynamic OAuth client registration is enabled for the instance (RFC 7591). */
            dynamic_oauth_client_registration: boolean;
            /**
             * @description Default scopes.
             *     uniqueItems
             */
            default_scopes: string[] | null;
            /** @description Whether OAuth JWT access tokens are enabled for the instance (disabled indicates opaque access tokens). */
            oauth_jwt_access_tokens: boolean;
            /** @description Whether the instance advertises support for Client ID Metadata Documents in its OAuth authorization server metadata. */
            client_id_metadata_documents_advertised: boolean;
            /** @description When true, new unknown CIMD clients are rejected. Previously auto-connected and pre-registered clients remain admitted; deleting a client makes it unknown again. */
            client_id_metadata_documents_only_allow_pre_registered_clients: boolean;
            /** @description When true, recorded implicitly allowed CIMD clients are rejected on future client lookups. Explicitly allowed clients remain accepted. This does not revoke previously issued access tokens. */
            client_id_metadata_documents_block_implicitly_allowed_clients: boolean;
        };
        /** @source openapi.yaml:16845 */
        OrganizationSettings: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "organization_settings";
            enabled: boolean;
            max_allowed_memberships: number;
            max_allowed_roles: number;
            max_role_sets_allowed?: number;
            max_allowed_domains: number;
            /**
             * @deprecated
             * @description max_allowed_permissions is now a no-op, as permissions are now unlimited
             */
            max_allowed_permissions?: number;
            /** @description The role key that a user will be assigned after creating an organization. */
            creator_role: string;
            /** @description The default for whether an admin can delete an organization with the Frontend API. */
            admin_delete_enabled: boolean;
            domains_enabled: boolean;
            slug_disabled?: boolean;
            domains_enrollment_modes: ("manual_invitation" | "automatic_invitation" | "automatic_suggestion")[];
            /** @description The role key that it will be used in order to create an organization invitation or suggestion. */
            domains_default_role: string;
            /** @description The role set key that it will be used to create new organizations. */
            initial_role_set_key?: string | null;
        };
        /** @source openapi.yaml:16904 */
        SvixURL: {
            svix_url: string;
        };
        /** @source openapi.yaml:16912 */
        JWTTemplate: {
            /** @enum {string} */
            object: "jwt_template";
            id: string;
            name: string;
            claims: Record<string, unknown>;
            lifetime: number;
            allowed_clock_skew: number;
            custom_signing_key: boolean;
            signing_algorithm: string;
            /**
             * Format: int64
             * @description Unix timestamp of creation.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last update.
             */
            updated_at: number | bigint;
        };
        /** @source openapi.yaml:16955 */
        MachineWithoutScopedMachines: {
            /** @enum {string} */
            object: "machine";
            /** @description Unique identifier for the machine. */
            id: string;
            /**
             * @description The name of the machine.
             *     minLength: 1, maxLength: 255
             */
            name: string;
            /** @description The ID of the instance this machine belongs to. */
            instance_id: string;
            /**
             * Format: int64
             * @description Unix timestamp of creation.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last update.
             */
            updated_at: number | bigint;
            /**
             * @description The default time-to-live (TTL) in seconds for tokens created by this machine.
             *     minimum: 1
             * @default 3600
             */
            default_token_ttl?: number;
        };
        /** @source openapi.yaml:16993 */
        Machine: components["schemas"]["MachineWithoutScopedMachines"] & {
            /** @description Array of machines this machine has access to. */
            scoped_machines: components["schemas"]["MachineWithoutScopedMachines"][];
        };
        /** @source openapi.yaml:17005 */
        MachineScope: {
            /** @enum {string} */
            object: "machine_scope";
            /** @description The ID of the machine that has access to the target machine. */
            from_machine_id: string;
            /** @description The ID of the machine that is being accessed. */
            to_machine_id: string;
            /**
             * Format: int64
             * @description Unix timestamp of creation.
             */
            created_at: number | bigint;
        };
        /** @source openapi.yaml:17027 */
        Organizations: {
            data: components["schemas"]["Organization"][];
            /**
             * Format: int64
             * @description Total number of organizations
             */
            total_count: number | bigint;
        };
        /** @source openapi.yaml:17043 */
        OrganizationWithLogo: components["schemas"]["Organization"] & {
            /** @deprecated */
            logo_url?: string;
            image_url: string;
            has_image: boolean;
        };
        /**
         * @description An organization invitation
         * @source openapi.yaml:17059
         */
        OrganizationInvitation: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "organization_invitation";
            id: string;
            email_address: string;
            role: string;
            role_name: string;
            organization_id?: string;
            inviter_id: string | null;
            public_inviter_data: components["schemas"]["OrganizationInvitationPublicUserData"];
            status?: string;
            public_metadata: {
                [key: string]: unknown;
            };
            private_metadata?: {
                [key: string]: unknown;
            };
            url: string | null;
            /**
             * Format: int64
             * @description Unix timestamp of expiration.
             */
            expires_at: (number | bigint) | null;
            /**
             * Format: int64
             * @description Unix timestamp of creation.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last update.
             */
            updated_at: number | bigint;
        };
        /** @source openapi.yaml:17122 */
        OrganizationInvitations: {
            data: components["schemas"]["OrganizationInvitation"][];
            /**
             * Format: int64
             * @description Total number of organization invitations
             */
            total_count: number | bigint;
        };
        /** @source openapi.yaml:17138 */
        Permission: {
            /** @enum {string} */
            object: "permission";
            id: string;
            name: string;
            key: string;
            description: string;
            type: string;
            /**
             * Format: int64
             * @description Unix timestamp of creation.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last update.
             */
            updated_at: number | bigint;
        };
        /** @source openapi.yaml:17174 */
        Role: {
            /** @enum {string} */
            object: "role";
            id: string;
            name: string;
            key: string;
            description: string | null;
            /** @description Whether this role is eligible to be an organization creator role */
            is_creator_eligible: boolean;
            permissions: components["schemas"]["Permission"][];
            /**
             * Format: int64
             * @description Unix timestamp of creation.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last update.
             */
            updated_at: number | bigint;
        };
        /** @source openapi.yaml:17218 */
        Roles: {
            data: components["schemas"]["Role"][];
            /**
             * Format: int64
             * @description Total number of roles
             */
            total_count: number | bigint;
        };
        /**
         * @description The verification object from an organization domain
         * @source openapi.yaml:17234
         */
        OrganizationDomainVerification: {
            /** @description Status of the verification. It can be `unverified`, `verified`, `failed`, or `expired`. */
            status: string;
            /** @description Name of the strategy used to verify the domain */
            strategy: string;
            /** @description How many attempts have been made to verify the domain */
            attempts: number | null;
            /**
             * Format: int64
             * @description Unix timestamp of when the verification will expire
             */
            expire_at: (number | bigint) | null;
            /**
             * Format: int64
             * @description Unix timestamp of when ownership was verified. Only populated on `ownership_verification`; null on `affiliation_verification`.
             */
            verified_at: (number | bigint) | null;
        };
        /**
         * @description An organization domain
         * @source openapi.yaml:17265
         */
        OrganizationDomain: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value. Always `organization_domain`
             * @enum {string}
             */
            object: "organization_domain";
            /** @description Unique identifier for the organization domain */
            id: string;
            /** @description Unique identifier for the organization */
            organization_id: string;
            /** @description Name of the organization domain */
            name: string;
            /**
             * @description Mode of enrollment for the domain
             * @enum {string}
             */
            enrollment_mode: "manual_invitation" | "automatic_invitation" | "automatic_suggestion" | "enterprise_sso";
            /** @description Affiliation email address for the domain, if available. */
            affiliation_email_address: string | null;
            /** @description Verification details for the user-facing affiliation between the domain and the organization (e.g. affiliation_email_code). */
            affiliation_verification: components["schemas"]["OrganizationDomainVerification"] | null;
            /** @description Verification details for the underlying DNS domain ownership proof (TXT challenge or dashboard override). Null until ownership has been attempted. */
            ownership_verification: components["schemas"]["OrganizationDomainVerification"] | null;
            /**
             * @deprecated
             * @description Deprecated alias for `affiliation_verification`. Kept for backward compatibility on the current API version; will be removed in the next API version. Prefer `affiliation_verification`.
             */
            verification: components["schemas"]["OrganizationDomainVerification"] | null;
            /**
             * Format: int32
             * @description Total number of pending invitations associated with this domain
             */
            total_pending_invitations: number;
            /**
             * Format: int32
             * @description Total number of pending suggestions associated with this domain
             */
            total_pending_suggestions: number;
            /** @description Public organization data associated with this domain */
            public_organization_data?: components["schemas"]["OrganizationInvitationPublicOrganizationData"] | null;
            /**
             * Format: int64
             * @description Unix timestamp when the domain was created
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of the last update to the domain
             */
            updated_at: number | bigint;
        };
        /** @source openapi.yaml:17354 */
        OrganizationDomains: {
            data: components["schemas"]["OrganizationDomain"][];
            /**
             * Format: int64
             * @description Total number of organization domains
             */
            total_count: number | bigint;
        };
        /** @source openapi.yaml:17370 */
        ProxyCheck: {
            /** @enum {string} */
            object: "proxy_check";
            id: string;
            domain_id: string;
            /**
             * Format: int64
             * @description Unix timestamp of last run.
             */
            last_run_at: (number | bigint) | null;
            proxy_url: string;
            successful: boolean;
            /**
             * Format: int64
             * @description Unix timestamp of creation.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last update.
             */
            updated_at: number | bigint;
        };
        /** @source openapi.yaml:17411 */
        RedirectURL: {
            /** @enum {string} */
            object: "redirect_url";
            id: string;
            url: string;
            /**
             * Format: int64
             * @description Unix timestamp of creation.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last update.
             */
            updated_at: number | bigint;
        };
        /** @source openapi.yaml:17439 */
        SignInToken: {
            /** @enum {string} */
            object: "sign_in_token";
            id: string;
            /** @enum {string} */
            status: "pending" | "accepted" | "revoked";
            user_id: string;
            token?: string;
            url?: string | null;
            /**
             * Format: int64
             * @description Unix timestamp of creation.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last update.
             */
            updated_at: number | bigint;
        };
        /** @source openapi.yaml:17479 */
        SignUpVerification: ({
            /** @enum {string} */
            next_action?: "needs_prepare" | "needs_attempt" | "";
            supported_strategies?: string[];
        } & {
            [key: string]: unknown;
        }) | null;
        /** @source openapi.yaml:17494 */
        SignUpVerifications: {
            email_address: components["schemas"]["SignUpVerification"];
            phone_number: components["schemas"]["SignUpVerification"];
            web3_wallet: components["schemas"]["SignUpVerification"];
            external_account: Record<string, unknown> | null;
        };
        /** @source openapi.yaml:17512 */
        SignUp: {
            /** @enum {string} */
            object: "sign_up_attempt";
            id: string;
            /** @enum {string} */
            status: "missing_requirements" | "complete" | "abandoned";
            required_fields: string[];
            optional_fields: string[];
            missing_fields: string[];
            unverified_fields: string[];
            verifications: components["schemas"]["SignUpVerifications"];
            username: string | null;
            email_address: string | null;
            phone_number: string | null;
            web3_wallet: string | null;
            password_enabled: boolean;
            first_name: string | null;
            last_name: string | null;
            unsafe_metadata?: {
                [key: string]: unknown;
            };
            public_metadata?: {
                [key: string]: unknown;
            };
            custom_action: boolean;
            external_id: string | null;
            created_session_id: string | null;
            created_user_id: string | null;
            /**
             * Format: int64
             * @description Unix timestamp at which the user abandoned the sign up attempt.
             * @example 1700690400000
             */
            abandon_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp at which the user accepted the legal requirements.
             * @example 1700690400000
             */
            legal_accepted_at: (number | bigint) | null;
            /**
             * @description The user locale preference for the sign-up specified as a BCP-47 language tag.
             * @example en-US
             */
            locale?: string | null;
            /** @deprecated */
            external_account?: Record<string, unknown>;
        };
        /** @source openapi.yaml:17626 */
        OAuthApplication: {
            /** @enum {string} */
            object: "oauth_application";
            id: string;
            instance_id: string;
            name: string;
            client_id: string;
            client_uri: string | null;
            client_image_url: string | null;
            dynamically_registered: boolean;
            consent_screen_enabled: boolean;
            pkce_required: boolean;
            public: boolean;
            scopes: string;
            redirect_uris: string[];
            /**
             * @deprecated
             * @description Deprecated: Use redirect_uris instead.
             */
            callback_url: string;
            authorize_url: string;
            token_fetch_url: string;
            user_info_url: string;
            discovery_url: string;
            token_introspection_url: string;
            /**
             * Format: int64
             * @description Unix timestamp of creation.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last update.
             */
            updated_at: number | bigint;
        };
        /** @source openapi.yaml:17708 */
        OAuthApplications: {
            data: components["schemas"]["OAuthApplication"][];
            /**
             * Format: int64
             * @description Total number of OAuth applications
             */
            total_count: number | bigint;
        };
        /** @source openapi.yaml:17724 */
        OAuthApplicationWithSecret: components["schemas"]["OAuthApplication"] & {
            /** @description Empty if public client. */
            client_secret?: string;
        };
        /** @source openapi.yaml:17733 */
        SAMLConnectionAttributeMapping: {
            user_id: string;
            email_address: string;
            first_name: string;
            last_name: string;
        };
        /**
         * @description Configuration for the login_hint sent to the IdP on SSO sign-in
         * @source openapi.yaml:17750
         */
        SAMLConnectionLoginHint: {
            /**
             * @description Controls the login_hint sent to the IdP on SSO sign-in
             * @enum {string}
             */
            mode: "email_address" | "custom_attribute" | "off";
            /** @description The user public_metadata key whose value is sent as the login_hint when mode is custom_attribute */
            source?: string;
        };
        /** @source openapi.yaml:17767 */
        SAMLConnection: {
            /** @enum {string} */
            object: "saml_connection";
            id: string;
            name: string;
            /** @deprecated */
            domain?: string;
            domains?: string[];
            idp_entity_id: string | null;
            idp_sso_url: string | null;
            idp_certificate: string | null;
            /**
             * Format: int64
             * @description Unix timestamp (milliseconds) of the start of the IdP certificate validity window (X.509 NotBefore). Null when no certificate is configured.
             */
            idp_certificate_issued_at: (number | bigint) | null;
            /**
             * Format: int64
             * @description Unix timestamp (milliseconds) of the end of the IdP certificate validity window (X.509 NotAfter). Null when no certificate is configured.
             */
            idp_certificate_expires_at: (number | bigint) | null;
            idp_metadata_url?: string | null;
            idp_metadata?: string | null;
            acs_url: string;
            sp_entity_id: string;
            sp_metadata_url: string;
            organization_id?: string | null;
            attribute_mapping?: components["schemas"]["SAMLConnectionAttributeMapping"];
            active: boolean;
            provider: string;
            user_count: number;
            sync_user_attributes: boolean;
            allow_subdomains: boolean;
            allow_idp_initiated: boolean;
            disable_additional_identifications: boolean;
            allow_organization_account_linking: boolean;
            /** @description Enable or deactivate ForceAuthn */
            force_authn: boolean;
            login_hint: components["schemas"]["SAMLConnectionLoginHint"];
            enterprise_connection_id?: string | null;
            /**
             * Format: int64
             * @description Unix timestamp of creation.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last update.
             */
            updated_at: number | bigint;
            authenticatable: {} | null;
            disable_jit_provisioning: {} | null;
        } & ({
            domain: {} | null;
        } | {
            domains: {} | null;
        });
        /** @source openapi.yaml:17888 */
        SAMLConnections: {
            data: components["schemas"]["SAMLConnection"][];
            /**
             * Format: int64
             * @description Total number of SAML Connections
             */
            total_count: number | bigint;
        };
        /** @source openapi.yaml:17904 */
        EnterpriseConnection: {
            /** @enum {string} */
            object: "enterprise_connection";
            /** @description The enterprise connection ID */
            id: string;
            /** @description The display name of the connection */
            name: string;
            provider: string;
            logo_public_url?: string | null;
            /** @description Whether the enterprise connection is active */
            active: boolean;
            /** @description Domains associated with the enterprise connection */
            domains: string[];
            /** @description Organization ID when the connection is linked to an organization */
            organization_id?: string | null;
            /** @description Controls whether to update the user's attributes on each sign-in */
            sync_user_attributes?: boolean;
            /** @description When true, users cannot add additional identifications when using this connection */
            disable_additional_identifications?: boolean;
            /** @description Whether this connection supports account linking via organization membership */
            allow_organization_account_linking?: boolean;
            /** @description Custom attributes to map from the IdP to the user's profile via SSO or SCIM provisioning */
            custom_attributes?: {
                /** @description Display name for the custom attribute */
                name: string;
                /** @description Key used to store the attribute in the user's public/private/unsafe metadata */
                key: string;
                /** @description Path to extract the attribute value from SSO claims (SAML assertions or OIDC claims) */
                sso_path?: string;
                /** @description GJSON path to extract the attribute value from SCIM user resources */
                scim_path?: string;
                /** @description GJSON path to extract the attribute value from directory sync user resources. Same value as `scim_path`. */
                directory_path?: string;
                /** @description When true, the attribute supports multiple values; values from the IdP are written to public_metadata as an array. Defaults to false. */
                multi_valued?: boolean;
            }[];
            /** @description Present when the enterprise connection uses SAML */
            saml_connection?: {
                /** @description SAML connection ID */
                id?: string;
                /** @description SAML connection display name */
                name?: string;
                /** @description IdP entity ID (optional, when connection details are loaded) */
                idp_entity_id?: string | null;
                /** @description IdP SSO URL (optional, when connection details are loaded) */
                idp_sso_url?: string | null;
                /** @description IdP metadata URL (optional, when connection details are loaded) */
                idp_metadata_url?: string | null;
                /** @description Assertion Consumer Service URL */
                acs_url?: string | null;
                /** @description Service Provider entity ID */
                sp_entity_id?: string | null;
                /** @description Service Provider metadata URL */
                sp_metadata_url?: string | null;
                /** @description Whether the SAML connection is active */
                active?: boolean;
                /** @description Whether IdP-initiated SSO is allowed */
                allow_idp_initiated?: boolean;
                /** @description Whether subdomains are allowed for domain matching */
                allow_subdomains?: boolean;
                /** @description Whether to force re-authentication */
                force_authn?: boolean;
                /** @description Configuration for the login_hint sent to the IdP on SSO sign-in */
                login_hint?: {
                    /**
                     * @description Controls the login_hint sent to the IdP on SSO sign-in
                     * @enum {string}
                     */
                    mode: "email_address" | "custom_attribute" | "off";
                    /** @description The user public_metadata key whose value is sent as the login_hint when mode is custom_attribute */
                    source?: string;
                };
            } | null;
            /** @description Present when the enterprise connection uses OIDC or EASIE */
            oauth_config?: {
                /** @description OAuth config ID */
                id?: string;
                /** @description Custom OIDC provider display name */
                name?: string;
                /** @description OAuth provider key (e.g. oidc_custom, oidc_ghe_*, oidc_gitlab_ent_*) */
                provider_key?: string;
                /** @description OAuth client ID */
                client_id?: string | null;
                /** @description OIDC discovery URL */
                discovery_url?: string | null;
                /** @description OAuth authorization endpoint URL (present when configured or resolved from discovery) */
                auth_url?: string | null;
                /** @description OAuth token endpoint URL (present when configured or resolved from discovery) */
                token_url?: string | null;
                /** @description OIDC userinfo endpoint URL (present when configured or resolved from discovery) */
                user_info_url?: string | null;
                /** @description Whether PKCE is required for this OAuth client */
                requires_pkce?: boolean;
                /** @description Logo URL for the provider */
                logo_public_url?: string | null;
                /**
                 * Format: int64
                 * @description Unix timestamp in milliseconds when the config was created
                 */
                created_at?: number | bigint;
                /**
                 * Format: int64
                 * @description Unix timestamp in milliseconds when the config was last updated
                 */
                updated_at?: number | bigint;
            } | null;
            /**
             * Format: int64
             * @description Unix timestamp in milliseconds when the connection was created
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp in milliseconds when the connection was last updated
             */
            updated_at: number | bigint;
            authenticatable: {} | null;
            disable_jit_provisioning: {} | null;
        };
        /** @source openapi.yaml:18102 */
        EnterpriseConnections: {
            data: components["schemas"]["EnterpriseConnection"][];
            /**
             * Format: int64
             * @description Total number of enterprise connections
             */
            total_count: number | bigint;
        };
        /** @source openapi.yaml:18117 */
        EnterpriseConnectionTestRun: {
            /** @description The test run ID */
            id: string;
            /**
             * @description The status of the test run
             * @enum {string}
             */
            status: "pending" | "success" | "failed";
            /**
             * @description The type of enterprise connection the test run was performed against
             * @enum {string}
             */
            connection_type: "saml" | "oauth";
            /** @description The user information parsed from the IdP response */
            parsed_user_info?: {
                email_address?: string;
                first_name?: string;
                last_name?: string;
                user_id?: string;
            } | null;
            /** @description Log entries captured during the test run */
            logs?: {
                level: string;
                code?: string;
                short_message?: string;
                message: string;
            }[];
            /** @description SAML-specific metadata, present for SAML connections */
            saml?: {
                saml_request?: string;
                saml_response?: string;
                relay_state?: string;
            } | null;
            /** @description OAuth-specific metadata, present for OIDC connections */
            oauth?: {
                id_token?: string;
                access_token?: string;
                user_info?: string;
            } | null;
            /**
             * Format: int64
             * @description Unix timestamp in milliseconds when the test run was created
             */
            created_at: number | bigint;
        };
        /** @source openapi.yaml:18202 */
        EnterpriseConnectionTestRuns: {
            data: components["schemas"]["EnterpriseConnectionTestRun"][];
            /**
             * Format: int64
             * @description Total number of test runs
             */
            total_count: number | bigint;
        };
        /** @source openapi.yaml:18217 */
        EnterpriseConnectionTestRunResponse: {
            /** @description A short-lived URL that can be used to initiate the test run flow */
            url: string;
        };
        /** @source openapi.yaml:18226 */
        TestingToken: {
            /** @enum {string} */
            object: "testing_token";
            /**
             * @description The actual token. This value is meant to be passed in the `__clerk_testing_token` query parameter with requests to the Frontend API.
             * @example 1713877200-c_2J2MvPu9PnXcuhbPZNao0LOXqK9A7YrnBn0HmIWxy
             */
            token: string;
            /**
             * Format: int64
             * @description Unix timestamp of the token's expiration time.
             * @example 1713880800
             */
            expires_at: number | bigint;
        };
        /** @source openapi.yaml:18247 */
        AgentTask: {
            /** @enum {string} */
            object: "agent_task";
            /** @description A stable identifier for the agent, unique per agent_name within an instance. */
            agent_id: string;
            /** @description A unique identifier for this agent task. */
            agent_task_id: string;
            /**
             * @deprecated
             * @description A unique identifier for this agent task. Deprecated: use agent_task_id instead.
             */
            task_id: string;
            /** @description The URL that, when visited, creates a session for the user. Only present in the response to a create request. */
            url?: string;
        };
        /** @source openapi.yaml:18277 */
        WaitlistEntry: {
            /** @enum {string} */
            object: "waitlist_entry";
            id: string;
            /** Format: email */
            email_address: string;
            /**
             * @example pending
             * @enum {string}
             */
            status: "pending" | "invited" | "rejected" | "completed";
            /** @description Indicates if the waitlist entry is locked. Locked entries are being processed in a batch action and are unavailable for other actions. */
            is_locked?: boolean;
            /**
             * Format: int64
             * @description Unix timestamp of creation.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last update.
             */
            updated_at: number | bigint;
            invitation?: components["schemas"]["Invitation"] | null;
        };
        /** @source openapi.yaml:18324 */
        PaginatedCommercePlanResponse: {
            /** @description Array of plans. */
            data: components["schemas"]["CommercePlan"][];
            /**
             * Format: int64
             * @description Total number of plans.
             */
            total_count: number | bigint;
        };
        /** @source openapi.yaml:18340 */
        BillingPriceResponse: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "commerce_price";
            /** @description Unique identifier for the price. */
            id: string;
            /** @description Unique identifier for the associated plan. */
            plan_id: string;
            /** @description Unique identifier for the instance. */
            instance_id: string;
            /** @description The currency code (e.g., "USD"). */
            currency: string;
            /** @description The currency symbol (e.g., "$"). */
            currency_symbol: string;
            /**
             * Format: int64
             * @description The amount in cents for the price.
             */
            amount: number | bigint;
            /**
             * Format: int64
             * @description The monthly amount in cents when billed annually.
             */
            annual_monthly_amount: number | bigint;
            fee: components["schemas"]["CommerceMoneyResponse"] | null;
            annual_monthly_fee: components["schemas"]["CommerceMoneyResponse"] | null;
            /** @description The description of the price. */
            description?: string | null;
            /** @description Whether this price is the default price for its plan. */
            is_default: boolean;
            /**
             * Format: int64
             * @description Unix timestamp (milliseconds) of creation.
             */
            created_at: number | bigint;
            /**
             * @description Which billing periods this price supports.
             * @enum {string}
             */
            supported_billing_periods: "month" | "annual" | "both";
        };
        /** @source openapi.yaml:18412 */
        PaginatedBillingPriceResponse: {
            /** @description Array of prices. */
            data: components["schemas"]["BillingPriceResponse"][];
            /**
             * Format: int64
             * @description Total number of prices.
             */
            total_count: number | bigint;
        };
        /** @source openapi.yaml:18428 */
        CreateBillingPriceRequest: {
            /** @description The ID of the plan this price belongs to. */
            plan_id: string;
            /**
             * @description The currency code (e.g., "USD"). Defaults to USD.
             * @default USD
             */
            currency?: string;
            /**
             * Format: int64
             * @description The monthly amount in cents. Use `0` for a complimentary price. Positive amounts must be at least $1 (100 cents).
             */
            amount: (number | bigint) | null;
            /**
             * Format: int64
             * @description The monthly amount in cents when billed annually. Use `0` for a complimentary price. Positive amounts must be at least $1 (100 cents).
             */
            annual_monthly_amount?: (number | bigint) | null;
            /** @description An optional description for this custom price. */
            description?: string;
            /**
             * @description Which billing periods this price supports. Inferred from amounts if omitted.
             * @enum {string}
             */
            supported_billing_periods?: "month" | "annual" | "both";
        };
        /** @source openapi.yaml:18462 */
        PaginatedCommerceSubscriptionItemResponse: {
            /** @description Array of subscription items. */
            data: components["schemas"]["CommerceSubscriptionItem"][];
            /**
             * Format: int64
             * @description Total number of subscription items.
             */
            total_count: number | bigint;
        };
        /** @source openapi.yaml:18478 */
        ExtendFreeTrialRequest: {
            /**
             * Format: date-time
             * @description RFC3339 timestamp to extend the free trial to.
             *     Must be in the future and not more than 365 days from now.
             * @example 2026-01-08T00:00:00Z
             */
            extend_to: string;
        };
        /** @source openapi.yaml:18491 */
        "FeatureResponse-2": {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "feature";
            /** @description Unique identifier for the feature. */
            id: string;
            /** @description The name of the feature. */
            name: string;
            /** @description The description of the feature. */
            description: string;
            /** @description The URL-friendly slug for the feature. */
            slug: string;
            /** @description The URL of the feature's avatar image. */
            avatar_url: string;
        };
        /** @source openapi.yaml:18522 */
        "CommercePlan-2": {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "commerce_plan";
            /** @description Unique identifier for the commerce plan. */
            id: string;
            /** @description The name of the commerce plan. */
            name: string;
            fee: components["schemas"]["CommerceMoneyResponse"] | null;
            annual_monthly_fee: components["schemas"]["CommerceMoneyResponse"] | null;
            annual_fee: components["schemas"]["CommerceMoneyResponse"] | null;
            /**
             * Format: int64
             * @description The amount in cents for the plan.
             */
            amount: number | bigint;
            /** @description The formatted amount as a string (e.g., "$49.99"). */
            amount_formatted: string;
            /**
             * Format: int64
             * @description The monthly amount in cents when billed annually.
             */
            annual_monthly_amount: number | bigint;
            /** @description The formatted annual monthly amount as a string. */
            annual_monthly_amount_formatted: string;
            /**
             * Format: int64
             * @description The total annual amount in cents.
             */
            annual_amount: number | bigint;
            /** @description The formatted annual amount as a string. */
            annual_amount_formatted: string;
            /** @description The currency symbol (e.g., "$"). */
            currency_symbol: string;
            /** @description The currency code (e.g., "USD"). */
            currency: string;
            /** @description The description of the commerce plan. */
            description: string;
            /** @description The ID of the product this plan belongs to. */
            product_id: string;
            /** @description Whether this is the default plan. */
            is_default: boolean;
            /** @description Whether this is a recurring plan. */
            is_recurring: boolean;
            /** @description Whether this plan is publicly visible. */
            publicly_visible: boolean;
            /** @description Whether this plan has a base fee. */
            has_base_fee: boolean;
            /** @description The types of payers that can use this plan. */
            payer_type: string[];
            /** @description The payer type this plan is designed for. */
            for_payer_type: string;
            /** @description The URL-friendly slug for the plan. */
            slug: string;
            /** @description The URL of the plan's avatar image. */
            avatar_url: string;
            /** @description The billing period for the plan. */
            period?: string;
            /**
             * Format: int64
             * @description The billing interval.
             */
            interval?: number | bigint;
            /** @description The features included in this plan. */
            features: components["schemas"]["FeatureResponse-2"][];
            /** @description Whether free trial is enabled for this plan. */
            free_trial_enabled?: boolean;
            /**
             * Format: int64
             * @description Number of free trial days for this plan.
             */
            free_trial_days?: (number | bigint) | null;
        };
        /** @source openapi.yaml:18654 */
        CommercePaymentSourceResponse: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "commerce_source";
            /** @description Unique identifier for the payment source. */
            id: string;
            /** @description Unique identifier for the payer. */
            payer_id: string;
            /**
             * @description The payment method type.
             * @enum {string}
             */
            payment_method: "card" | "apple_pay" | "google_pay";
            /** @description Whether this is the default payment source for the payer. */
            is_default?: boolean | null;
            /** @description The payment gateway. */
            gateway: string;
            /** @description External ID in the payment gateway. */
            gateway_external_id: string;
            /** @description External account ID in the payment gateway. */
            gateway_external_account_id?: string | null;
            /** @description Last 4 digits of the card (for card payment sources). */
            last4: string;
            /**
             * @description Status of the payment source.
             * @enum {string}
             */
            status: "active" | "disconnected";
            /** @description Type of wallet (if applicable). */
            wallet_type: string;
            /** @description Type of card (if applicable). */
            card_type: string;
            /** @description Card expiration year (for card payment sources). */
            expiry_year?: number;
            /** @description Card expiration month (for card payment sources). */
            expiry_month?: number;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the payment source was created.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the payment source was last updated.
             */
            updated_at: number | bigint;
            /** @description Whether this payment source can be removed. */
            is_removable?: boolean | null;
        };
        /** @source openapi.yaml:18736 */
        "CommercePayerResponse-2": {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "commerce_payer";
            /** @description Unique identifier for the payer. */
            id: string;
            /** @description Unique identifier for the Clerk instance. */
            instance_id: string;
            /** @description User ID for user-type payers. */
            user_id?: string;
            /** @description First name of the payer. */
            first_name: string;
            /** @description Last name of the payer. */
            last_name: string;
            /** @description Email address of the payer. */
            email: string;
            /** @description Organization ID for org-type payers. */
            organization_id?: string;
            /** @description Organization name for org-type payers. */
            organization_name?: string;
            /** @description URL of the payer's image/avatar. */
            image_url: string;
            /** @description Current credits balance for the payer. */
            credits_balance?: components["schemas"]["CommerceMoneyResponse"];
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the payer was created.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the payer was last updated.
             */
            updated_at: number | bigint;
        };
        /** @source openapi.yaml:18793 */
        "CommerceSubscriptionItem-2": {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "commerce_subscription_item";
            /** @description Unique identifier for the subscription item. */
            id: string;
            /** @description Unique identifier for the Clerk instance. */
            instance_id: string;
            /**
             * @description Current status of the subscription item.
             * @enum {string}
             */
            status: "active" | "ended" | "past_due" | "upcoming" | "incomplete" | "abandoned";
            /** @description Credit information (only available in PaymentAttempt events). */
            credit?: components["schemas"]["CommerceSubscriptionCreditResponse"] | null;
            /** @description Unique identifier for the associated plan. */
            plan_id: string;
            /** @description Unique identifier for the associated price */
            price_id?: string;
            /** @description The associated commerce plan. */
            plan: components["schemas"]["CommercePlan-2"] | null;
            /**
             * @description The billing period for this subscription.
             * @enum {string}
             */
            plan_period: "month" | "annual";
            /** @description Unique identifier for the payment source. */
            payment_source_id: string;
            /** @description The payment source associated with this subscription. */
            payment_source?: components["schemas"]["CommercePaymentSourceResponse"] | null;
            /** @description Total amount paid over the lifetime of this subscription. */
            lifetime_paid?: components["schemas"]["CommerceMoneyResponse"] | null;
            /** @description Current amount for this subscription. */
            amount?: components["schemas"]["CommerceMoneyResponse"] | null;
            /** @description Information about the next invoice. */
            next_invoice?: components["schemas"]["CommerceSubscriptionItemNextPaymentResponse"] | null;
            /** @description Information about the next payment. */
            next_payment?: components["schemas"]["CommerceSubscriptionItemNextPaymentResponse"] | null;
            /** @description Unique identifier for the payer. */
            payer_id: string;
            /** @description The payer associated with this subscription. */
            payer?: components["schemas"]["CommercePayerResponse-2"] | null;
            /** @description Whether this subscription is currently on a free trial. */
            is_free_trial: boolean;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the current period started.
             */
            period_start?: (number | bigint) | null;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the current period ends.
             */
            period_end?: (number | bigint) | null;
            /** @description Date used for proration calculations. */
            proration_date: string;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the subscription was canceled.
             */
            canceled_at?: (number | bigint) | null;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the subscription became past due.
             */
            past_due_at?: (number | bigint) | null;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the subscription ended.
             */
            ended_at?: (number | bigint) | null;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the subscription was created.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the subscription was last updated.
             */
            updated_at: number | bigint;
        };
        /** @source openapi.yaml:18929 */
        PriceTransitionRequest: {
            /** @description The current price ID of the subscription item. */
            from_price_id: string;
            /** @description The target price ID to transition to. */
            to_price_id: string;
        };
        /** @source openapi.yaml:18942 */
        CommercePriceTransitionDetails: {
            previous_plan: components["schemas"]["CommercePlan-2"];
            previous_price: components["schemas"]["BillingPriceResponse"];
            /**
             * Format: int64
             * @description Unix timestamp (milliseconds) when the new price takes effect.
             */
            effective_at: number | bigint;
            /**
             * @description When the new price takes effect.
             * @enum {string}
             */
            effective_mode: "immediate" | "end_of_period";
            /**
             * Format: int64
             * @description Unix timestamp (milliseconds) for the next billing date.
             */
            next_billing_date?: (number | bigint) | null;
            /** @description Whether an immediate charge was made. */
            charged_immediately: boolean;
            /** @description Amount charged immediately, if any. */
            immediate_charge?: components["schemas"]["CommerceMoneyResponse"] | null;
            /**
             * @description The status of the previous subscription item after transition.
             * @enum {string}
             */
            previous_subscription_item_status: "canceled" | "ended" | "abandoned";
            /** @description The ID of the previous subscription item. */
            previous_subscription_item_id: string;
        };
        /** @source openapi.yaml:18991 */
        CommercePriceTransitionResponse: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "commerce_price_transition";
            subscription_item: components["schemas"]["CommerceSubscriptionItem-2"];
            transition: components["schemas"]["CommercePriceTransitionDetails"];
        };
        /** @source openapi.yaml:19008 */
        ApplyCommerceDiscountRequest: {
            /** @description The ID of the discount to apply to the subscription item. */
            discount_id: string;
        };
        /** @source openapi.yaml:19017 */
        CommerceDiscountRedemptionResponse: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "commerce_discount_redemption";
            /** @description Unique identifier for the discount redemption. */
            id: string;
            /** @description Unique identifier for the subscription item the discount was applied to. */
            subscription_item_id: string;
            /** @description Unique identifier for the discount that was applied. */
            discount_id: string;
            /** @description The display name of the discount. */
            name?: string;
            /**
             * @description How the discount was applied to the subscription item.
             * @enum {string}
             */
            source: "promotion" | "manual" | "promo_code";
            /** @description The promo code used to redeem the discount, when applicable. */
            promo_code?: string;
            /**
             * @description The snapshotted discount effect.
             * @enum {string}
             */
            effect?: "percentage" | "fixed_amount";
            /**
             * Format: double
             * @description Percent off when the effect is percentage.
             */
            percent_off?: number | null;
            /** @description Fixed amount off when the effect is fixed_amount. */
            amount_off?: components["schemas"]["CommerceMoneyResponse"] | null;
            /**
             * @description How much this discount takes off the subscription item's next renewal charge.
             *     Present for either effect when next-payment data is available.
             */
            amount?: components["schemas"]["CommerceMoneyResponse"] | null;
            /**
             * Format: int32
             * @description Remaining billing cycles the discount applies to. Null means the discount lasts forever.
             */
            cycles_remaining: number | null;
            /**
             * Format: int32
             * @description Number of billing cycles the discount has already been applied to.
             */
            cycles_applied: number;
            /**
             * @description Current status of the discount redemption.
             * @enum {string}
             */
            status?: "active" | "exhausted" | "removed";
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the discount was redeemed.
             */
            redeemed_at: number | bigint;
            /** @description Identifier of the actor that redeemed the discount, when available. */
            redeemed_by: string | null;
        };
        /** @source openapi.yaml:19105 */
        BillingPaymentAttempt: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "commerce_payment";
            /** @description Unique identifier for the payment attempt. */
            id: string;
            /** @description Unique identifier for the associated payment. */
            payment_id: string;
            /** @description The ID of the instance this payment attempt belongs to. */
            instance_id: string;
            /** @description Type of charge for this payment attempt. */
            charge_type: string;
            /** @description Unique identifier for the payee. */
            payee_id: string;
            /** @description The payee associated with this payment attempt. */
            payee: Record<string, unknown>;
            /** @description Unique identifier for the payer. */
            payer_id: string;
            /** @description The payer associated with this payment attempt. */
            payer: components["schemas"]["CommercePayerResponse"];
            /** @description Unique identifier for the associated subscription item. */
            subscription_item_id?: string;
            /** @description The subscription item associated with this payment attempt. */
            subscription_item?: Record<string, unknown>;
            /** @description The amount for this payment attempt. */
            amount: components["schemas"]["CommerceMoneyResponse"];
            /** @description Totals breakdown for this payment attempt. */
            totals?: components["schemas"]["CommerceTotalsResponse-2"] | null;
            /** @description Unique identifier for the payment method. */
            payment_method_id: string;
            /** @description The payment method used for this payment attempt. */
            payment_method: components["schemas"]["CommercePaymentMethodResponse"];
            /** @description Unique identifier for the associated statement. */
            statement_id: string;
            /** @description External identifier from the payment gateway. */
            gateway_external_id: string | null;
            /** @description External URL from the payment gateway. */
            gateway_external_url: string | null;
            /**
             * @description The current status of the payment attempt.
             * @enum {string}
             */
            status: "pending" | "paid" | "failed";
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the payment was completed.
             */
            paid_at: (number | bigint) | null;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the payment failed to be processed.
             */
            failed_at: (number | bigint) | null;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the payment attempt was created.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the payment attempt was last updated.
             */
            updated_at: number | bigint;
        };
        /** @source openapi.yaml:19215 */
        BillingStatement: {
            /**
             * @description String representing the object's type. Objects of the same type share the same value.
             * @enum {string}
             */
            object: "commerce_statement";
            /** @description Unique identifier for the billing statement. */
            id: string;
            /** @description The ID of the instance this statement belongs to. */
            instance_id: string;
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the statement was created.
             */
            timestamp: number | bigint;
            /** @description The payer associated with this statement. */
            payer: components["schemas"]["CommercePayerResponse"];
            /**
             * @description The current status of the statement.
             * @enum {string}
             */
            status: "open" | "closed";
            /** @description Totals for the statement. */
            totals: {
                /** @description The grand total amount for the statement. */
                grand_total: components["schemas"]["CommerceMoneyResponse"];
                /** @description The subtotal amount for the statement (base fee + unit price totals). */
                subtotal: components["schemas"]["CommerceMoneyResponse"];
                /** @description The base plan fee before unit pricing. */
                base_fee: components["schemas"]["CommerceMoneyResponse"];
                /** @description The tax total amount for the statement. */
                tax_total: components["schemas"]["CommerceMoneyResponse"];
            };
            /** @description Array of statement groups. */
            groups: {
                /**
                 * @description String representing the object's type. Objects of the same type share the same value.
                 * @enum {string}
                 */
                object: "commerce_statement_group";
                /**
                 * Format: int64
                 * @description Unix timestamp (in milliseconds) of the date the group's payment attempts were created
                 */
                timestamp: number | bigint;
                /** @description The payment attempts included in the group */
                items: components["schemas"]["BillingPaymentAttempt"][];
            }[];
        };
        /** @source openapi.yaml:19298 */
        PaginatedBillingStatementResponse: {
            /** @description Array of billing statements. */
            data: components["schemas"]["BillingStatement"][];
            /**
             * Format: int64
             * @description Total number of billing statements.
             */
            total_count: number | bigint;
        };
        /** @source openapi.yaml:19314 */
        PaginatedBillingPaymentAttemptResponse: {
            /** @description Array of billing payment attempts. */
            data: components["schemas"]["BillingPaymentAttempt"][];
            /**
             * Format: int64
             * @description Total number of billing payment attempts.
             */
            total_count: number | bigint;
        };
        /** @source openapi.yaml:19330 */
        Permissions: {
            data: components["schemas"]["Permission"][];
            /**
             * Format: int64
             * @description Total number of permissions
             */
            total_count: number | bigint;
        };
        /**
         * @description A role within a role set
         * @source openapi.yaml:19346
         */
        RoleSetItem: {
            /** @enum {string} */
            object: "role_set_item";
            /** @description The unique identifier of the role */
            id: string;
            /** @description The name of the role */
            name: string;
            /** @description The key of the role (e.g., "org:admin", "org:member") */
            key: string;
            /** @description Optional description of the role */
            description: string | null;
            /**
             * Format: int64
             * @description The number of members assigned to this role within the role set
             */
            members_count?: (number | bigint) | null;
            /** @description Whether this role has any members assigned within the role set */
            has_members?: boolean | null;
            /**
             * Format: int64
             * @description Unix timestamp of role creation
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last role update
             */
            updated_at: number | bigint;
        };
        /**
         * @description Information about an ongoing role set migration
         * @source openapi.yaml:19393
         */
        RoleSetMigration: {
            /** @enum {string} */
            object: "role_set_migration";
            /** @description The unique identifier of the migration */
            id: string;
            /** @description The organization ID if the migration is scoped to a specific organization */
            organization_id?: string | null;
            /** @description The instance ID this migration belongs to */
            instance_id: string;
            /** @description The ID of the source role set being migrated from */
            source_role_set_id: string;
            /** @description The ID of the destination role set being migrated to */
            dest_role_set_id?: string | null;
            /** @description What triggered this migration (e.g., "role_set_deletion", "role_removal") */
            trigger_type: string;
            /** @description Current status of the migration (e.g., "enqueued", "in_progress", "completed") */
            status: string;
            /** @description Number of members that have been migrated so far */
            migrated_members: number;
            /** @description Role key mappings from source to destination roles */
            mappings?: {
                [key: string]: string;
            } | null;
            /**
             * Format: int64
             * @description Unix timestamp when the migration started
             */
            started_at?: (number | bigint) | null;
            /**
             * Format: int64
             * @description Unix timestamp when the migration completed
             */
            completed_at?: (number | bigint) | null;
            /**
             * Format: int64
             * @description Unix timestamp of migration creation
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last migration update
             */
            updated_at: number | bigint;
        };
        /**
         * @description A role set defines a collection of roles that can be assigned to organization members
         * @source openapi.yaml:19462
         */
        RoleSet: {
            /** @enum {string} */
            object: "role_set";
            /** @description The unique identifier of the role set */
            id: string;
            /** @description The name of the role set */
            name: string;
            /** @description A unique key for the role set (e.g., "role_set:default") */
            key: string;
            /** @description Optional description of the role set */
            description: string | null;
            /** @description The list of roles in this role set */
            roles: components["schemas"]["RoleSetItem"][];
            /** @description The default role assigned to new organization members */
            default_role?: components["schemas"]["RoleSetItem"] | null;
            /** @description The role assigned to the creator of an organization */
            creator_role?: components["schemas"]["RoleSetItem"] | null;
            /**
             * @description The type of the role set ("initial" or "custom")
             * @enum {string}
             */
            type: "initial" | "custom";
            /** @description Active migration information, only present when status is "enqueued" or "in_progress" */
            role_set_migration?: components["schemas"]["RoleSetMigration"] | null;
            /**
             * Format: int64
             * @description Unix timestamp of role set creation
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp of last role set update
             */
            updated_at: number | bigint;
        };
        /** @source openapi.yaml:19528 */
        RoleSets: {
            data: components["schemas"]["RoleSet"][];
            /**
             * Format: int64
             * @description Total number of role sets
             */
            total_count: number | bigint;
        };
        /**
         * @description Mappings from source role keys to destination role keys for role reassignment
         * @source openapi.yaml:19543
         */
        ReassignmentMappings: {
            [key: string]: string;
        };
        /**
         * @description A directory configuration for provisioning users via SCIM protocol.
         * @source openapi.yaml:19548
         */
        SCIMDirectory: {
            /**
             * @description String representing the object's type. Always "scim_directory".
             * @enum {string}
             */
            object: "scim_directory";
            /** @description Unique identifier for the directory. */
            id: string;
            /** @description A human-friendly name for the directory. */
            name: string;
            /** @description The ID of the associated enterprise connection. */
            enterprise_connection_id?: string | null;
            /** @description The SCIM endpoint URL for this directory. */
            endpoint_url: string;
            /** @description The identity provider for this directory. */
            provider: string;
            /** @description Whether the directory is enabled. */
            enabled: boolean;
            /** @description Whether group-to-role mapping is enabled for this directory. */
            group_role_mapping_enabled: boolean;
            /** @description Mapping of user attributes to the SCIM attribute paths they are extracted from. */
            attribute_mapping: {
                [key: string]: string;
            };
            /** @description Custom attributes to map from the IdP to the user's profile via SCIM provisioning. Requires the custom attributes feature to be enabled for the instance. */
            custom_attributes?: {
                /** @description Display name for the custom attribute */
                name?: string;
                /** @description Key used to store the attribute in the user's public/private/unsafe metadata */
                key?: string;
                /** @description Path to extract the attribute value from SSO claims (SAML assertions or OIDC claims) */
                sso_path?: string;
                /** @description GJSON path to extract the attribute value from SCIM user resources */
                scim_path?: string;
                /** @description GJSON path to extract the attribute value from directory sync user resources. Same value as `scim_path`. */
                directory_path?: string;
                /** @description When true, the attribute supports multiple values; values from the IdP are written to public_metadata as an array. Defaults to false. */
                multi_valued?: boolean;
            }[];
            /** @description The API key for authenticating SCIM requests. Only returned when the directory is created or the key is rotated. */
            api_key?: string | null;
            /**
             * Format: int64
             * @description Unix timestamp when the directory was created.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp when the directory was last updated.
             */
            updated_at: number | bigint;
        };
        /** @source openapi.yaml:19631 */
        SCIMDirectories: components["schemas"]["SCIMDirectory"][];
        /**
         * @description A mapping from a SCIM group to an organization role. Members of the group are assigned the role; the lowest-precedence match wins when a user belongs to multiple mapped groups.
         * @source openapi.yaml:19635
         */
        SCIMGroupRoleMapping: {
            /**
             * @description String representing the object's type. Always "scim_group_role_mapping".
             * @enum {string}
             */
            object: "scim_group_role_mapping";
            /** @description Unique identifier for the SCIM group role mapping. */
            id: string;
            /** @description The ID of the directory this mapping belongs to. */
            scim_directory_id: string;
            /** @description The ID of the directory this mapping belongs to. Same value as `scim_directory_id`. */
            directory_id: string;
            /** @description The SCIM group ID from the identity provider. */
            scim_group_id: string;
            /** @description The group ID from the identity provider. Same value as `scim_group_id`. */
            directory_group_id: string;
            /** @description The display name of the SCIM group, as reported by the identity provider. */
            scim_group_display_name: string;
            /** @description The display name of the group, as reported by the identity provider. Same value as `scim_group_display_name`. */
            directory_group_display_name: string;
            role?: components["schemas"]["Role"];
            /** @description Mapping precedence, starting at 1. Lower values take priority when a user belongs to multiple mapped groups. */
            precedence: number;
            /**
             * Format: int64
             * @description Unix timestamp (milliseconds) of when the mapping was created.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp (milliseconds) of when the mapping was last updated.
             */
            updated_at: number | bigint;
        };
        /** @source openapi.yaml:19690 */
        SCIMGroupRoleMappings: components["schemas"]["SCIMGroupRoleMapping"][];
        /**
         * @description A directory configuration for provisioning users from an identity provider.
         * @source openapi.yaml:19694
         */
        Directory: {
            /**
             * @description String representing the object's type. Always "directory".
             * @enum {string}
             */
            object: "directory";
            /** @description Unique identifier for the directory. */
            id: string;
            /** @description A human-friendly name for the directory. */
            name: string;
            /** @description The ID of the associated enterprise connection. */
            enterprise_connection_id?: string | null;
            /** @description The provisioning endpoint URL for this directory. */
            endpoint_url: string;
            /** @description The identity provider for this directory. */
            provider: string;
            /** @description Whether the directory is enabled. */
            enabled: boolean;
            /** @description Whether group-to-role mapping is enabled for this directory. */
            group_role_mapping_enabled: boolean;
            /** @description Mapping of user attributes to the directory attribute paths they are extracted from. */
            attribute_mapping: {
                [key: string]: string;
            };
            /** @description Custom attributes to map from the IdP to the user's profile via directory sync. Requires the custom attributes feature to be enabled for the instance. */
            custom_attributes?: {
                /** @description Display name for the custom attribute */
                name?: string;
                /** @description Key used to store the attribute in the user's public/private/unsafe metadata */
                key?: string;
                /** @description Path to extract the attribute value from SSO claims (SAML assertions or OIDC claims) */
                sso_path?: string;
                /** @description The legacy name for `directory_path`. Carries the same value. */
                scim_path?: string;
                /** @description GJSON path to extract the attribute value from directory sync user resources */
                directory_path?: string;
                /** @description When true, the attribute supports multiple values; values from the IdP are written to public_metadata as an array. Defaults to false. */
                multi_valued?: boolean;
            }[];
            /** @description The API key for authenticating provisioning requests. Only returned when the directory is created or the key is rotated. */
            api_key?: string | null;
            /**
             * Format: int64
             * @description Unix timestamp when the directory was created.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp when the directory was last updated.
             */
            updated_at: number | bigint;
        };
        /** @source openapi.yaml:19777 */
        Directories: components["schemas"]["Directory"][];
        /**
         * @description A mapping from a directory group to an organization role. Members of the group are assigned the role; the lowest-precedence match wins when a user belongs to multiple mapped groups.
         * @source openapi.yaml:19781
         */
        DirectoryGroupRoleMapping: {
            /**
             * @description String representing the object's type. Always "directory_group_role_mapping".
             * @enum {string}
             */
            object: "directory_group_role_mapping";
            /** @description Unique identifier for the directory group role mapping. */
            id: string;
            /** @description The ID of the directory this mapping belongs to. */
            directory_id: string;
            /** @description The legacy name for `directory_id`. Carries the same value. */
            scim_directory_id: string;
            /** @description The group ID from the identity provider. */
            directory_group_id: string;
            /** @description The legacy name for `directory_group_id`. Carries the same value. */
            scim_group_id: string;
            /** @description The display name of the group, as reported by the identity provider. */
            directory_group_display_name: string;
            /** @description The legacy name for `directory_group_display_name`. Carries the same value. */
            scim_group_display_name: string;
            role?: components["schemas"]["Role"];
            /** @description Mapping precedence, starting at 1. Lower values take priority when a user belongs to multiple mapped groups. */
            precedence: number;
            /**
             * Format: int64
             * @description Unix timestamp (milliseconds) of when the mapping was created.
             */
            created_at: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp (milliseconds) of when the mapping was last updated.
             */
            updated_at: number | bigint;
        };
        /** @source openapi.yaml:19836 */
        DirectoryGroupRoleMappings: components["schemas"]["DirectoryGroupRoleMapping"][];
    };
    responses: {
        /**
         * @description Get the JSON Web Key Set
         * @source openapi.yaml:19841
         */
        "WellKnown.JWKS": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["JWKS"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:19847
         */
        "Client.List": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Client"][];
            };
        };
        /**
         * @description Request was not successful
         * @source openapi.yaml:19855
         */
        ClerkErrors: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ClerkErrors"];
            };
        };
        /**
         * @description Authentication invalid
         * @source openapi.yaml:19861
         */
        AuthenticationInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ClerkErrors"];
            };
        };
        /**
         * @description The endpoint is considered deprecated and is pending removal.
         * @source openapi.yaml:19867
         */
        DeprecatedEndpoint: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ClerkErrors"];
            };
        };
        /**
         * @description Invalid request parameters
         * @source openapi.yaml:19873
         */
        UnprocessableEntity: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ClerkErrors"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:19879
         */
        Client: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Client"];
            };
        };
        /**
         * @description Resource not found
         * @source openapi.yaml:19885
         */
        ResourceNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ClerkErrors"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:19891
         */
        EmailAddress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EmailAddress"];
            };
        };
        /**
         * @description Authorization invalid
         * @source openapi.yaml:19897
         */
        AuthorizationInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ClerkErrors"];
            };
        };
        /**
         * @description Conflict
         * @source openapi.yaml:19903
         */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ClerkErrors"];
            };
        };
        /**
         * @description Deleted Object
         * @source openapi.yaml:19909
         */
        DeletedObject: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeletedObject"];
            };
        };
        /**
         * @description The verification. After prepare_verification it is pending (unverified);
         *     after attempt_verification its status reflects the attempt outcome.
         * @source openapi.yaml:19915
         */
        _VerificationResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description The type of the verification object. */
                    object?: string;
                    /** @description The ID of the verification. Pass this to attempt_verification. */
                    id?: string;
                    /** @description The status of the verification (unverified, verified, expired, or failed). */
                    status?: string;
                    /** @description The verification strategy (email_code or phone_code). */
                    strategy?: string;
                    /** @description The number of attempts made against this verification. */
                    attempts?: number | null;
                    /**
                     * Format: int64
                     * @description Unix timestamp (milliseconds) at which the code expires.
                     */
                    expire_at?: (number | bigint) | null;
                    /** @description The channel the code was sent over (phone numbers only). */
                    channel?: string | null;
                };
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:19950
         */
        PhoneNumber: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PhoneNumber"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:19956
         */
        "Session.List": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Session"][];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:19964
         */
        Session: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Session"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:19970
         */
        "Session.Refresh": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionRefresh"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:19976
         */
        "Template.List": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Template"][];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:19984
         */
        Template: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Template"];
            };
        };
        /**
         * @description Payment required
         * @source openapi.yaml:19990
         */
        PaymentRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ClerkErrors"];
            };
        };
        /**
         * @description Locked
         * @source openapi.yaml:19996
         */
        Locked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ClerkErrors"];
            };
        };
        /**
         * @description Too many requests
         * @source openapi.yaml:20002
         */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ClerkErrors"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20008
         */
        "User.List": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["User"][];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20016
         */
        User: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["User"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20022
         */
        "User.Count": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TotalCount"];
            };
        };
        /**
         * @description A commerce subscription.
         * @source openapi.yaml:20028
         */
        CommerceSubscription: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommerceSubscription"];
            };
        };
        /**
         * @description A payer's credit balance.
         * @source openapi.yaml:20034
         */
        CommerceCreditBalance: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommerceCreditBalanceResponse"];
            };
        };
        /**
         * @description A credit ledger entry.
         * @source openapi.yaml:20040
         */
        CommerceCreditLedger: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommerceCreditLedgerResponse"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20046
         */
        OAuthAccessToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthAccessToken"];
            };
        };
        /**
         * @description A list of organization memberships
         * @source openapi.yaml:20052
         */
        OrganizationMemberships: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrganizationMemberships"];
            };
        };
        /**
         * @description A list of organization invitations with public organization data
         * @source openapi.yaml:20058
         */
        OrganizationInvitationsWithPublicOrganizationData: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrganizationInvitationsWithPublicOrganizationData"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20064
         */
        "TrustedDevice.List": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["TrustedDevice"][];
                    /**
                     * Format: int64
                     * @description Total number of trusted devices
                     */
                    total_count: number | bigint;
                };
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20082
         */
        TrustedDevice: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TrustedDevice"];
            };
        };
        /**
         * @description List of invitations
         * @source openapi.yaml:20088
         */
        "Invitation.List": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Invitation"][];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20096
         */
        Invitation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Invitation"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20102
         */
        "Invitation.Revoked": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Invitation"] & {
                    /**
                     * @example true
                     * @enum {boolean}
                     */
                    revoked?: true;
                    /**
                     * @example revoked
                     * @enum {string}
                     */
                    status?: "revoked";
                };
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20121
         */
        "AllowlistIdentifier.List": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AllowlistIdentifier"][];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20129
         */
        AllowlistIdentifier: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AllowlistIdentifier"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20135
         */
        "BlocklistIdentifier.List": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BlocklistIdentifiers"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20141
         */
        BlocklistIdentifier: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BlocklistIdentifier"];
            };
        };
        /**
         * @description InstanceSettings Server API
         * @source openapi.yaml:20147
         */
        InstanceSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description String representing the object's type. Objects of the same type share the same value.
                     * @enum {string}
                     */
                    object?: "instance_settings";
                    id?: string;
                    restricted_to_allowlist?: boolean;
                    from_email_address?: string;
                    progressive_sign_up?: boolean;
                    /**
                     * @deprecated
                     * @description Deprecated. When enabled, production authentication emails for this instance are sent through Clerk's legacy managed email delivery path. This setting is being retired; use the instance's configured email sending domain instead.
                     */
                    enhanced_email_deliverability?: boolean;
                };
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20172
         */
        ActorToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ActorToken"];
            };
        };
        /**
         * @description A list of domains
         * @source openapi.yaml:20178
         */
        Domains: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Domains"];
            };
        };
        /**
         * @description A domain
         * @source openapi.yaml:20184
         */
        Domain: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Domain"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20190
         */
        Instance: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Instance"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20196
         */
        InstanceRestrictions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InstanceRestrictions"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20202
         */
        InstanceProtect: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InstanceProtect"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20208
         */
        InstanceCommunication: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InstanceCommunication"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20214
         */
        InstanceOAuthApplicationSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthApplicationSettings"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20220
         */
        OrganizationSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrganizationSettings"];
            };
        };
        /**
         * @description Response that contains a temporary Svix URL to access management dashboard
         * @source openapi.yaml:20226
         */
        SvixURL: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SvixURL"];
            };
        };
        /**
         * @description List of JWT templates
         * @source openapi.yaml:20232
         */
        "JWTTemplate.List": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["JWTTemplate"][];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20240
         */
        JWTTemplate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["JWTTemplate"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20246
         */
        "Machine.List": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Machine"][];
                    /** @description Total number of machines */
                    total_count: number;
                };
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20263
         */
        "Machine.Created": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Machine"] & {
                    /** @description The secret key for the machine, only returned upon creation. */
                    readonly secret_key: string;
                };
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20278
         */
        Machine: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Machine"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20284
         */
        "Machine.Deleted": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description String representing the object's type.
                     * @enum {string}
                     */
                    object: "machine";
                    /** @description The ID of the deleted machine */
                    id: string;
                    /**
                     * @description Whether the machine was successfully deleted
                     * @enum {boolean}
                     */
                    deleted: true;
                };
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20308
         */
        "Machine.SecretKey": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description String representing the object's type.
                     * @enum {string}
                     */
                    object: "machine_secret_key";
                    /** @description The secret key for the machine. */
                    readonly secret: string;
                };
            };
        };
        /**
         * @description Machine scope created successfully for a machine
         * @source openapi.yaml:20327
         */
        MachineScope: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MachineScope"];
            };
        };
        /**
         * @description Machine scope deleted successfully for a machine
         * @source openapi.yaml:20333
         */
        "MachineScope.Deleted": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description String representing the object's type.
                     * @enum {string}
                     */
                    object: "machine_scope";
                    /** @description The ID of the machine that had access to the target machine */
                    from_machine_id: string;
                    /** @description The ID of the machine that was being accessed */
                    to_machine_id: string;
                    /**
                     * @description Whether the machine scope was successfully deleted
                     * @enum {boolean}
                     */
                    deleted: true;
                };
            };
        };
        /**
         * @description A list of organizations
         * @source openapi.yaml:20361
         */
        Organizations: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Organizations"];
            };
        };
        /**
         * @description An organization
         * @source openapi.yaml:20367
         */
        Organization: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Organization"];
            };
        };
        /**
         * @description An organization with a logo URL.
         * @source openapi.yaml:20373
         */
        OrganizationWithLogo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrganizationWithLogo"];
            };
        };
        /**
         * @description A list of organization invitations
         * @source openapi.yaml:20379
         */
        OrganizationInvitations: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrganizationInvitations"];
            };
        };
        /**
         * @description An organization invitation
         * @source openapi.yaml:20385
         */
        OrganizationInvitation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrganizationInvitation"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20391
         */
        Roles: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Roles"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20397
         */
        Role: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Role"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20403
         */
        OrganizationMembership: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrganizationMembership"];
            };
        };
        /**
         * @description A list of organization domains
         * @source openapi.yaml:20409
         */
        OrganizationDomains: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrganizationDomains"];
            };
        };
        /**
         * @description An organization domain
         * @source openapi.yaml:20415
         */
        OrganizationDomain: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrganizationDomain"];
            };
        };
        /**
         * @description Health check information about a domain's proxy configuration validation attempt.
         * @source openapi.yaml:20421
         */
        ProxyCheck: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProxyCheck"];
            };
        };
        /**
         * @description List of Redirect URLs
         * @source openapi.yaml:20427
         */
        "RedirectURL.List": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RedirectURL"][];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20435
         */
        RedirectURL: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RedirectURL"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20441
         */
        SignInToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SignInToken"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20447
         */
        SignUp: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        /**
         * @description A list of OAuth applications
         * @source openapi.yaml:20453
         */
        OAuthApplications: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthApplications"];
            };
        };
        /**
         * @description An OAuth application with client secret
         * @source openapi.yaml:20459
         */
        OAuthApplicationWithSecret: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthApplicationWithSecret"];
            };
        };
        /**
         * @description An OAuth application
         * @source openapi.yaml:20465
         */
        OAuthApplication: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthApplication"];
            };
        };
        /**
         * @description A list of SAML Connections
         * @source openapi.yaml:20471
         */
        SAMLConnections: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SAMLConnections"];
            };
        };
        /**
         * @description A SAML Connection
         * @source openapi.yaml:20477
         */
        SAMLConnection: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SAMLConnection"];
            };
        };
        /**
         * @description A list of enterprise connections
         * @source openapi.yaml:20483
         */
        EnterpriseConnections: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EnterpriseConnections"];
            };
        };
        /**
         * @description An enterprise connection
         * @source openapi.yaml:20489
         */
        EnterpriseConnection: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EnterpriseConnection"];
            };
        };
        /**
         * @description A list of enterprise connection test runs
         * @source openapi.yaml:20495
         */
        EnterpriseConnectionTestRuns: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EnterpriseConnectionTestRuns"];
            };
        };
        /**
         * @description A URL to initiate an enterprise connection test run
         * @source openapi.yaml:20501
         */
        EnterpriseConnectionTestRun: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EnterpriseConnectionTestRunResponse"];
            };
        };
        /**
         * @description A Testing Token
         * @source openapi.yaml:20507
         */
        TestingToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TestingToken"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20513
         */
        AgentTask: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AgentTask"];
            };
        };
        /**
         * @description List of waitlist entries
         * @source openapi.yaml:20519
         */
        WaitlistEntries: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["WaitlistEntry"][];
                    /** @description Total number of waitlist entries */
                    total_count: number;
                };
            };
        };
        /**
         * @description A Waitlist Entry
         * @source openapi.yaml:20536
         */
        WaitlistEntry: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WaitlistEntry"];
            };
        };
        /**
         * @description Array of waitlist entries
         * @source openapi.yaml:20542
         */
        "WaitlistEntry.List": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WaitlistEntry"][];
            };
        };
        /**
         * @description A list of commerce plans.
         * @source openapi.yaml:20550
         */
        "CommercePlan.List": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaginatedCommercePlanResponse"];
            };
        };
        /**
         * @description A list of billing prices.
         * @source openapi.yaml:20556
         */
        "BillingPrice.List": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaginatedBillingPriceResponse"];
            };
        };
        /**
         * @description A billing price.
         * @source openapi.yaml:20562
         */
        BillingPrice: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BillingPriceResponse"];
            };
        };
        /**
         * @description A list of commerce subscription items.
         * @source openapi.yaml:20568
         */
        "CommerceSubscriptionItem.List": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaginatedCommerceSubscriptionItemResponse"];
            };
        };
        /**
         * @description A commerce subscription item.
         * @source openapi.yaml:20574
         */
        CommerceSubscriptionItem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommerceSubscriptionItem"];
            };
        };
        /**
         * @description A commerce subscription item.
         * @source openapi.yaml:20580
         */
        "CommerceSubscriptionItem-2": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommerceSubscriptionItem-2"];
            };
        };
        /**
         * @description A commerce price transition.
         * @source openapi.yaml:20586
         */
        CommercePriceTransition: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommercePriceTransitionResponse"];
            };
        };
        /**
         * @description A commerce discount redemption.
         * @source openapi.yaml:20592
         */
        CommerceDiscountRedemption: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommerceDiscountRedemptionResponse"];
            };
        };
        /**
         * @description A list of billing statements.
         * @source openapi.yaml:20598
         */
        "BillingStatement.List": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaginatedBillingStatementResponse"];
            };
        };
        /**
         * @description A billing statement.
         * @source openapi.yaml:20604
         */
        BillingStatement: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BillingStatement"];
            };
        };
        /**
         * @description A list of billing payment attempts.
         * @source openapi.yaml:20610
         */
        "BillingPaymentAttempt.List": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaginatedBillingPaymentAttemptResponse"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20616
         */
        Permissions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Permissions"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20622
         */
        Permission: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Permission"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20628
         */
        RoleSets: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RoleSets"];
            };
        };
        /**
         * @description Success
         * @source openapi.yaml:20634
         */
        RoleSet: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RoleSet"];
            };
        };
        /**
         * @description A list of directories
         * @source openapi.yaml:20640
         */
        "SCIMDirectory.List": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SCIMDirectories"];
                    /** @description Total number of directories. */
                    total_count: number;
                };
            };
        };
        /**
         * @description A directory
         * @source openapi.yaml:20655
         */
        SCIMDirectory: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SCIMDirectory"];
            };
        };
        /**
         * @description A list of SCIM group role mappings, ordered by precedence.
         * @source openapi.yaml:20661
         */
        "SCIMGroupRoleMapping.List": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SCIMGroupRoleMappings"];
                    /**
                     * Format: int64
                     * @description Total number of SCIM group role mappings in the directory.
                     */
                    total_count: number | bigint;
                };
            };
        };
        /**
         * @description A SCIM group role mapping
         * @source openapi.yaml:20677
         */
        SCIMGroupRoleMapping: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SCIMGroupRoleMapping"];
            };
        };
        /**
         * @description A SCIM group role mapping was deleted.
         * @source openapi.yaml:20683
         */
        "SCIMGroupRoleMapping.Deleted": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description String representing the object's type.
                     * @enum {string}
                     */
                    object: "scim_group_role_mapping";
                    /** @description The ID of the deleted SCIM group role mapping. */
                    id: string;
                    /**
                     * @description Whether the SCIM group role mapping was successfully deleted.
                     * @enum {boolean}
                     */
                    deleted: true;
                };
            };
        };
        /**
         * @description A list of directories
         * @source openapi.yaml:20707
         */
        "Directory.List": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Directories"];
                    /** @description Total number of directories. */
                    total_count: number;
                };
            };
        };
        /**
         * @description A directory
         * @source openapi.yaml:20722
         */
        Directory: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Directory"];
            };
        };
        /**
         * @description A list of directory group role mappings, ordered by precedence.
         * @source openapi.yaml:20728
         */
        "DirectoryGroupRoleMapping.List": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["DirectoryGroupRoleMappings"];
                    /**
                     * Format: int64
                     * @description Total number of directory group role mappings in the directory.
                     */
                    total_count: number | bigint;
                };
            };
        };
        /**
         * @description A directory group role mapping
         * @source openapi.yaml:20744
         */
        DirectoryGroupRoleMapping: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DirectoryGroupRoleMapping"];
            };
        };
        /**
         * @description A directory group role mapping was deleted.
         * @source openapi.yaml:20750
         */
        "DirectoryGroupRoleMapping.Deleted": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description String representing the object's type.
                     * @enum {string}
                     */
                    object: "directory_group_role_mapping";
                    /** @description The ID of the deleted directory group role mapping. */
                    id: string;
                    /**
                     * @description Whether the directory group role mapping was successfully deleted.
                     * @enum {boolean}
                     */
                    deleted: true;
                };
            };
        };
    };
    parameters: {
        /**
         * @description Whether to paginate the results.
         *     If true, the results will be paginated.
         *     If false, the results will not be paginated.
         * @source openapi.yaml:20775
         */
        Paginated: boolean;
        /**
         * @description Applies a limit to the number of results returned.
         *     Can be used for paginating the results together with `offset`.
         *     minimum: 1, maximum: 500, default: 10
         * @source openapi.yaml:20785
         */
        LimitParameter: number;
        /**
         * @description Skip the first `offset` results when paginating.
         *     Needs to be an integer greater or equal to zero.
         *     To be used in conjunction with `limit`.
         *     minimum: 0, default: 0
         * @source openapi.yaml:20797
         */
        OffsetParameter: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    /**
     * Returns the markup for the interstitial page
     * The Clerk interstitial endpoint serves an html page that loads clerk.js in order to check the user's authentication state.
     * It is used by Clerk SDKs when the user's authentication state cannot be immediately determined.
     * `GET /public/interstitial`
     * @example
     * await api.GetPublicInterstitial();
     * @source openapi.yaml:175
     */
    GetPublicInterstitial: {
        parameters: {
            query?: {
                /**
                 * @deprecated
                 * @description Please use `frontend_api` instead
                 */
                frontendApi?: string;
                /** @description The Frontend API key of your instance */
                frontend_api?: string;
                /** @description The publishable key of your instance */
                publishable_key?: string;
                /** @description The proxy URL of your instance */
                proxy_url?: string;
                /** @description The domain of your instance */
                domain?: string;
                /** @description The sign in URL of your instance */
                sign_in_url?: string;
                /** @description Whether to use the domain for the script URL */
                use_domain_for_script?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The interstitial page markup */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A required query parameter is missing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description An infinite redirect loop was detected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Retrieve the JSON Web Key Set of the instance
     * Retrieve the JSON Web Key Set of the instance
     * `GET /jwks`
     * @example
     * await api.GetJWKS();
     * @source openapi.yaml:238
     */
    GetJWKS: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WellKnown.JWKS"];
        };
    };
    /**
     * List all clients
     * Returns a list of all clients. The clients are returned sorted by creation date,
     * with the newest clients appearing first.
     * Warning: the endpoint is being deprecated and will be removed in future versions.
     * `GET /clients`
     * @example
     * await api.GetClientList();
     * @deprecated
     * @source openapi.yaml:252
     */
    GetClientList: {
        parameters: {
            query?: {
                /**
                 * @description Whether to paginate the results.
                 *     If true, the results will be paginated.
                 *     If false, the results will not be paginated.
                 */
                paginated?: components["parameters"]["Paginated"];
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Client.List"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            410: components["responses"]["DeprecatedEndpoint"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Verify a client
     * Verifies the client in the provided token
     * `POST /clients/verify`
     * @example
     * await api.VerifyClient();
     * @source openapi.yaml:280
     */
    VerifyClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Parameters. */
        requestBody?: {
            content: {
                "application/json": {
                    /** @description A JWT that represents the active client. */
                    token: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Client"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Get a client
     * Returns the details of a client.
     * `GET /clients/{client_id}`
     * @source openapi.yaml:311
     */
    GetClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Client ID. */
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Client"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Create an email address
     * Create a new email address
     * `POST /email_addresses`
     * @example
     * await api.CreateEmailAddress();
     * @source openapi.yaml:337
     */
    CreateEmailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The ID representing the user */
                    user_id: string;
                    /** @description The new email address. Must adhere to the RFC 5322 specification for email address format. */
                    email_address: string;
                    /** @description When created, the email address will be marked as verified. */
                    verified?: boolean | null;
                    /**
                     * @description Create this email address as the primary email address for the user.
                     *     Default: false, unless it is the first email address.
                     */
                    primary?: boolean | null;
                    /**
                     * @description If set to `true` and the email address is created as the user's new primary,
                     *     the previous primary email address is notified of the change.
                     *     By default, no notification is sent.
                     * @default false
                     */
                    notify_primary_email_address_changed?: boolean | null;
                };
            };
        };
        responses: {
            200: components["responses"]["EmailAddress"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Retrieve an email address
     * Returns the details of an email address.
     * `GET /email_addresses/{email_address_id}`
     * @source openapi.yaml:394
     */
    GetEmailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the email address to retrieve */
                email_address_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EmailAddress"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Delete an email address
     * Delete the email address with the given ID
     * `DELETE /email_addresses/{email_address_id}`
     * @source openapi.yaml:421
     */
    DeleteEmailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the email address to delete */
                email_address_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedObject"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    /**
     * Update an email address
     * Updates an email address.
     * `PATCH /email_addresses/{email_address_id}`
     * @source openapi.yaml:449
     */
    UpdateEmailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the email address to update */
                email_address_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The email address will be marked as verified. */
                    verified?: boolean | null;
                    /** @description Set this email address as the primary email address for the user. */
                    primary?: boolean | null;
                    /**
                     * @description If set to `true` and this update makes the email address the user's new primary,
                     *     the previous primary email address is notified of the change.
                     *     By default, no notification is sent.
                     * @default false
                     */
                    notify_primary_email_address_changed?: boolean | null;
                };
            };
        };
        responses: {
            200: components["responses"]["EmailAddress"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    /**
     * Send a verification code to an email address
     * Sends a one-time code to the given email address so that a backend can
     * verify the user controls it (for example, in a custom, backend-driven
     * sign-in flow). The code is tracked on its own verification; confirm it
     * with attempt_verification.
     * `POST /email_addresses/{email_address_id}/prepare_verification`
     * @source openapi.yaml:500
     */
    PrepareEmailAddressVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the email address to send the verification code to */
                email_address_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["_VerificationResponse"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Verify a code sent to an email address
     * Checks a one-time code against the verification identified by
     * verification_id, and returns the verification with its updated status
     * (`verified`, `unverified`, `expired`, or `failed`) and attempt count, so a
     * backend driving its own frontend can react on every attempt — an incorrect
     * or expired code is reported through the status, not as an error. Resubmitting
     * a verification whose code was already accepted is rejected with a
     * `verification_already_verified` error. If the code
     * is correct and the email address is not already verified, it is also marked
     * as verified as a side effect (just as it would be in a frontend verification
     * flow); an already verified email address is left unchanged. It never creates
     * a session; to sign the user in afterwards, mint a sign-in token.
     * `POST /email_addresses/{email_address_id}/attempt_verification`
     * @source openapi.yaml:533
     */
    AttemptEmailAddressVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the email address whose code is being verified */
                email_address_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The ID of the verification to check, such as one returned by prepare_verification */
                    verification_id: string;
                    /** @description The verification code that was sent to the email address */
                    code: string;
                };
            };
        };
        responses: {
            200: components["responses"]["_VerificationResponse"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Replace a user's email address
     * Replaces all of the user's email addresses with a single primary email address.
     * By default the new email address is created verified, with the admin verification strategy.
     * When `identification_status` is `reserved` it is created reserved instead: unverified but usable
     * for sign-in and locked so no other user can claim it. When it is `unverified` the address is
     * neither usable for sign-in nor locked. Any existing email addresses are deleted.
     * If an existing email address is linked to a connected account, the request is rejected; remove
     * the connected account first.
     *
     * **Warning:** `identification_status: unverified` can lock the user out of their account. An
     * unverified email address cannot be used to sign in, so if the user has no other verified or
     * reserved identifier, deleting their existing email addresses leaves them unable to
     * authenticate — and unable to verify the new address, since that requires signing in. Recovery
     * then requires another admin API call.
     * `PUT /users/{user_id}/email_address`
     * @source openapi.yaml:590
     */
    ReplaceUserEmailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user whose email address to replace */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The new email address. Must adhere to the RFC 5322 specification for email address format. */
                    email_address: string;
                    /**
                     * @description Controls the status of the replacement email address. Defaults to `verified`. Set to
                     *     `reserved` to create it reserved (unverified but usable for sign-in and locked so no
                     *     other user can claim it), or to `unverified` to create it neither usable for sign-in
                     *     nor locked.
                     *
                     *     **Warning:** `unverified` can lock the user out of their account. An unverified email
                     *     address cannot be used to sign in, so if the user has no other verified or reserved
                     *     identifier, they will be unable to authenticate and unable to verify this address.
                     *     Prefer `reserved` unless you specifically need the address left unclaimed — for
                     *     example so that another user can also hold it until one of them verifies it.
                     * @default verified
                     * @enum {string}
                     */
                    identification_status?: "verified" | "reserved" | "unverified";
                    /**
                     * @description If set to `true`, the user's previous primary email address is notified that the
                     *     primary email address has changed. No notification is sent when the replacement
                     *     is the user's current primary email address. By default, no notification is sent.
                     * @default false
                     */
                    notify_primary_email_address_changed?: boolean | null;
                };
            };
        };
        responses: {
            200: components["responses"]["EmailAddress"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Create a phone number
     * Create a new phone number
     * `POST /phone_numbers`
     * @example
     * await api.CreatePhoneNumber();
     * @source openapi.yaml:671
     */
    CreatePhoneNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The ID representing the user */
                    user_id: string;
                    /** @description The new phone number. Must adhere to the E.164 standard for phone number format. */
                    phone_number: string;
                    /** @description When created, the phone number will be marked as verified. */
                    verified?: boolean | null;
                    /** @description Create this phone number as the primary phone number for the user. Default: false, unless it is the first phone number. */
                    primary?: boolean | null;
                    /**
                     * @description Create this phone number as reserved for multi-factor authentication. The phone number must also be verified.
                     *     If there are no other reserved second factors, the phone number will be set as the default second factor.
                     */
                    reserved_for_second_factor?: boolean | null;
                };
            };
        };
        responses: {
            200: components["responses"]["PhoneNumber"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Retrieve a phone number
     * Returns the details of a phone number
     * `GET /phone_numbers/{phone_number_id}`
     * @source openapi.yaml:722
     */
    GetPhoneNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the phone number to retrieve */
                phone_number_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PhoneNumber"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Delete a phone number
     * Delete the phone number with the given ID
     * `DELETE /phone_numbers/{phone_number_id}`
     * @source openapi.yaml:748
     */
    DeletePhoneNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the phone number to delete */
                phone_number_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedObject"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Update a phone number
     * Updates a phone number
     * `PATCH /phone_numbers/{phone_number_id}`
     * @source openapi.yaml:774
     */
    UpdatePhoneNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the phone number to update */
                phone_number_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The phone number will be marked as verified. */
                    verified?: boolean | null;
                    /** @description Set this phone number as the primary phone number for the user. */
                    primary?: boolean | null;
                    /**
                     * @description Set this phone number as reserved for multi-factor authentication.
                     *     The phone number must also be verified.
                     *     If there are no other reserved second factors, the phone number will be set as the default second factor.
                     */
                    reserved_for_second_factor?: boolean | null;
                };
            };
        };
        responses: {
            200: components["responses"]["PhoneNumber"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Send a verification code to a phone number
     * Sends a one-time code to the given phone number so that a backend can
     * verify the user controls it (for example, in a custom, backend-driven
     * sign-in flow). The code is tracked on its own verification; confirm it
     * with attempt_verification.
     * `POST /phone_numbers/{phone_number_id}/prepare_verification`
     * @source openapi.yaml:822
     */
    PreparePhoneNumberVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the phone number to send the verification code to */
                phone_number_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["_VerificationResponse"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            429: components["responses"]["ClerkErrors"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Verify a code sent to a phone number
     * Checks a one-time code against the verification identified by
     * verification_id, and returns the verification with its updated status
     * (`verified`, `unverified`, `expired`, or `failed`) and attempt count, so a
     * backend driving its own frontend can react on every attempt — an incorrect
     * or expired code is reported through the status, not as an error. Resubmitting
     * a verification whose code was already accepted is rejected with a
     * `verification_already_verified` error. If the code
     * is correct and the phone number is not already verified, it is also marked
     * as verified as a side effect (just as it would be in a frontend verification
     * flow); an already verified phone number is left unchanged. It never creates
     * a session; to sign the user in afterwards, mint a sign-in token.
     * `POST /phone_numbers/{phone_number_id}/attempt_verification`
     * @source openapi.yaml:857
     */
    AttemptPhoneNumberVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the phone number whose code is being verified */
                phone_number_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The ID of the verification to check, such as one returned by prepare_verification */
                    verification_id: string;
                    /** @description The verification code that was sent to the phone number */
                    code: string;
                };
            };
        };
        responses: {
            200: components["responses"]["_VerificationResponse"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Replace a user's phone number
     * Replaces all of the user's phone numbers with a single primary phone number.
     * By default the new phone number is created verified, with the admin verification strategy.
     * When `identification_status` is `reserved` it is created reserved instead: unverified but usable
     * for sign-in and locked so no other user can claim it. When it is `unverified` the phone number is
     * neither usable for sign-in nor locked. The new phone number is never reserved for
     * second factor. Any existing phone numbers are deleted; replacing a phone number that is reserved
     * for second factor disables the user's MFA.
     *
     * **Warning:** `identification_status: unverified` can lock the user out of their account. An
     * unverified phone number cannot be used to sign in, so if the user has no other verified or
     * reserved identifier, deleting their existing phone numbers leaves them unable to authenticate —
     * and unable to verify the new number, since that requires signing in. Recovery then requires
     * another admin API call.
     * `PUT /users/{user_id}/phone_number`
     * @source openapi.yaml:914
     */
    ReplaceUserPhoneNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user whose phone number to replace */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The new phone number. Must adhere to the E.164 standard for phone number format. */
                    phone_number: string;
                    /**
                     * @description Controls the status of the replacement phone number. Defaults to `verified`. Set to
                     *     `reserved` to create it reserved (unverified but usable for sign-in and locked so no
                     *     other user can claim it), or to `unverified` to create it neither usable for sign-in
                     *     nor locked.
                     *
                     *     **Warning:** `unverified` can lock the user out of their account. An unverified phone
                     *     number cannot be used to sign in, so if the user has no other verified or reserved
                     *     identifier, they will be unable to authenticate and unable to verify this number.
                     *     Prefer `reserved` unless you specifically need the number left unclaimed — for
                     *     example so that another user can also hold it until one of them verifies it.
                     * @default verified
                     * @enum {string}
                     */
                    identification_status?: "verified" | "reserved" | "unverified";
                };
            };
        };
        responses: {
            200: components["responses"]["PhoneNumber"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * List all sessions
     * Returns a list of sessions matching the provided criteria.
     * The sessions are returned sorted by creation date, with the newest sessions appearing first.
     *
     * Note: This endpoint does not return all sessions that have ever existed. Old and inactive sessions are periodically cleaned up and will not be included in the results.
     *
     * **Deprecation Notice (2024-01-01):** All parameters were initially considered optional, however
     * moving forward at least one of `client_id` or `user_id` parameters should be provided.
     * `GET /sessions`
     * @example
     * await api.GetSessionList();
     * @source openapi.yaml:987
     */
    GetSessionList: {
        parameters: {
            query?: {
                /** @description List sessions for the given client */
                client_id?: string;
                /** @description List sessions for the given user */
                user_id?: string;
                /** @description Filter sessions by the provided status */
                status?: "abandoned" | "active" | "ended" | "expired" | "removed" | "replaced" | "revoked";
                /**
                 * @description Whether to paginate the results.
                 *     If true, the results will be paginated.
                 *     If false, the results will not be paginated.
                 */
                paginated?: components["parameters"]["Paginated"];
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Session.List"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Create a new active session
     * Create a new active session for the provided user ID.
     *
     * **This operation is intended only for use in testing, and is not available for production instances.** If you are looking to generate a user session from the backend,
     * we recommend using the [Sign-in Tokens](https://clerk.com/docs/reference/backend-api/tag/Sign-in-Tokens#operation/CreateSignInToken) resource instead.
     * `POST /sessions`
     * @example
     * await api.createSession();
     * @source openapi.yaml:1041
     */
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The ID representing the user */
                    user_id: string;
                    /** @description The ID of the organization to set as active for this session */
                    active_organization_id?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Session"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            404: components["responses"]["ClerkErrors"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Retrieve a session
     * Retrieve the details of a session
     * `GET /sessions/{session_id}`
     * @source openapi.yaml:1079
     */
    GetSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the session */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Session"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Refresh a session
     * Refreshes a session by creating a new session token. A 401 is returned when there
     * are validation errors, which signals the SDKs to fall back to the handshake flow.
     * `POST /sessions/{session_id}/refresh`
     * @source openapi.yaml:1104
     */
    RefreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the session */
                session_id: string;
            };
            cookie?: never;
        };
        /** @description Refresh session parameters */
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The JWT that is sent via the `__session` cookie from your frontend.
                     *     Note: this JWT must be associated with the supplied session ID.
                     */
                    expired_token: string;
                    /** @description The refresh token from the `__refresh` cookie set via FAPI's handshake flow. */
                    refresh_token: string;
                    /** @description The origin of the request. */
                    request_origin: string;
                    /** @description The headers of the request. */
                    request_headers?: {
                        [key: string]: unknown;
                    } | null;
                    /**
                     * @description The format of the response.
                     * @default token
                     * @enum {string}
                     */
                    format?: "token" | "cookie";
                    /** @description The IP address of the request. */
                    request_originating_ip?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Session.Refresh"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
        };
    };
    /**
     * Revoke a session
     * Sets the status of a session as "revoked", which is an unauthenticated state.
     * In multi-session mode, a revoked session will still be returned along with its client object, however the user will need to sign in again.
     * `POST /sessions/{session_id}/revoke`
     * @source openapi.yaml:1169
     */
    RevokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the session */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Session"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Create a session token
     * Creates a session JSON Web Token (JWT) based on a session.
     * `POST /sessions/{session_id}/tokens`
     * @source openapi.yaml:1196
     */
    CreateSessionToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the session */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Use this parameter to override the default session token lifetime.
                     *     minimum: 30, maximum: 315360000
                     */
                    expires_in_seconds?: number | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        object?: "token";
                        jwt?: string;
                    };
                };
            };
            401: components["responses"]["AuthenticationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Create a session token from a JWT template
     * Creates a JSON Web Token (JWT) based on a session and a JWT Template name defined for your instance
     * `POST /sessions/{session_id}/tokens/{template_name}`
     * @source openapi.yaml:1242
     */
    CreateSessionTokenFromTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the session */
                session_id: string;
                /** @description The name of the JWT template defined in your instance (e.g. `custom_hasura`). */
                template_name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Use this parameter to override the JWT lifetime.
                     *     minimum: 30, maximum: 315360000
                     */
                    expires_in_seconds?: number | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        object?: "token";
                        jwt?: string;
                    };
                };
            };
            401: components["responses"]["AuthenticationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * List all templates
     * Returns a list of all templates.
     * The templates are returned sorted by position.
     * `GET /templates/{template_type}`
     * @example
     * await api.GetTemplateList({ template_type: "email" });
     * @deprecated
     * @source openapi.yaml:1294
     */
    GetTemplateList: {
        parameters: {
            query?: {
                /**
                 * @description Whether to paginate the results.
                 *     If true, the results will be paginated.
                 *     If false, the results will not be paginated.
                 */
                paginated?: components["parameters"]["Paginated"];
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
            };
            header?: never;
            path: {
                /** @description The type of templates to list (email or SMS) */
                template_type: "email" | "sms";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Template.List"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Retrieve a template
     * Returns the details of a template
     * `GET /templates/{template_type}/{slug}`
     * @deprecated
     * @source openapi.yaml:1328
     */
    GetTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The type of templates to retrieve (email or SMS) */
                template_type: "email" | "sms";
                /** @description The slug (i.e. machine-friendly name) of the template to retrieve */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Template"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Update a template for a given type and slug
     * Updates the existing template of the given type and slug
     * `PUT /templates/{template_type}/{slug}`
     * @deprecated
     * @source openapi.yaml:1362
     */
    UpsertTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The type of template to update */
                template_type: "email" | "sms";
                /** @description The slug of the template to update */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The user-friendly name of the template */
                    name?: string;
                    /**
                     * @description The email subject.
                     *     Applicable only to email templates.
                     */
                    subject?: string | null;
                    /** @description The editor markup used to generate the body of the template */
                    markup?: string | null;
                    /** @description The template body before variable interpolation */
                    body?: string;
                    /** @description Whether Clerk should deliver emails or SMS messages based on the current template */
                    delivered_by_clerk?: boolean | null;
                    /**
                     * @description The local part of the From email address that will be used for emails.
                     *     For example, in the address 'hello@example.com', the local part is 'hello'.
                     *     Applicable only to email templates.
                     */
                    from_email_name?: string;
                    /**
                     * @description The local part of the Reply To email address that will be used for emails.
                     *     For example, in the address 'hello@example.com', the local part is 'hello'.
                     *     Applicable only to email templates.
                     */
                    reply_to_email_name?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Template"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["ClerkErrors"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
            423: components["responses"]["Locked"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    /**
     * Revert a template
     * Reverts an updated template to its default state
     * `POST /templates/{template_type}/{slug}/revert`
     * @deprecated
     * @source openapi.yaml:1446
     */
    RevertTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The type of template to revert */
                template_type: "email" | "sms";
                /** @description The slug of the template to revert */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Template"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Preview changes to a template
     * Returns a preview of a template for a given template_type, slug and body
     * `POST /templates/{template_type}/{slug}/preview`
     * @deprecated
     * @source openapi.yaml:1483
     */
    PreviewTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The type of template to preview */
                template_type: string;
                /** @description The slug of the template to preview */
                slug: string;
            };
            cookie?: never;
        };
        /** @description Required parameters */
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The email subject.
                     *     Applicable only to email templates.
                     */
                    subject?: string | null;
                    /** @description The template body before variable interpolation */
                    body?: string;
                    /**
                     * @description The local part of the From email address that will be used for emails.
                     *     For example, in the address 'hello@example.com', the local part is 'hello'.
                     *     Applicable only to email templates.
                     */
                    from_email_name?: string;
                    /**
                     * @description The local part of the Reply To email address that will be used for emails.
                     *     For example, in the address 'hello@example.com', the local part is 'hello'.
                     *     Applicable only to email templates.
                     */
                    reply_to_email_name?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Toggle the delivery by Clerk for a template of a given type and slug
     * Toggles the delivery by Clerk for a template of a given type and slug.
     * If disabled, Clerk will not deliver the resulting email or SMS.
     * The app developer will need to listen to the `email.created` or `sms.created` webhooks in order to handle delivery themselves.
     * `POST /templates/{template_type}/{slug}/toggle_delivery`
     * @deprecated
     * @source openapi.yaml:1550
     */
    ToggleTemplateDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The type of template to toggle delivery for */
                template_type: "email" | "sms";
                /** @description The slug of the template for which to toggle delivery */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Whether Clerk should deliver emails or SMS messages based on the current template */
                    delivered_by_clerk?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Template"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            423: components["responses"]["Locked"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    /**
     * List all users
     * Returns a list of all users.
     * The users are returned sorted by creation date, with the newest users appearing first.
     *
     * To walk more than a few pages, paginate with `starting_after` rather than `offset`.
     * A cursor page costs the same no matter how far into the list it sits, while a large `offset`
     * has to walk and discard every row before it, so it gets progressively slower and eventually
     * times out. Cursor pagination requires the `created_at` ordering, which is the default.
     * `GET /users`
     * @example
     * await api.GetUserList({ last_active_at_before: 1700690400000 });
     * @source openapi.yaml:1602
     */
    GetUserList: {
        parameters: {
            query?: {
                /**
                 * @description Returns users with the specified email addresses.
                 *     Accepts up to 100 email addresses.
                 *     Any email addresses not found are ignored.
                 */
                email_address?: string[];
                /**
                 * @description Returns users with the specified phone numbers.
                 *     Accepts up to 100 phone numbers.
                 *     Any phone numbers not found are ignored.
                 */
                phone_number?: string[];
                /**
                 * @description Returns users with the specified external IDs.
                 *     For each external ID, the `+` and `-` can be
                 *     prepended to the ID, which denote whether the
                 *     respective external ID should be included or
                 *     excluded from the result set.
                 *     Accepts up to 100 external IDs.
                 *     Any external IDs not found are ignored.
                 */
                external_id?: string[];
                /**
                 * @description Returns users with the specified usernames.
                 *     Accepts up to 100 usernames.
                 *     Any usernames not found are ignored.
                 */
                username?: string[];
                /**
                 * @description Returns users with the specified web3 wallet addresses.
                 *     Accepts up to 100 web3 wallet addresses.
                 *     Any web3 wallet addresses not found are ignored.
                 */
                web3_wallet?: string[];
                /**
                 * @description Returns users with the user IDs specified.
                 *     For each user ID, the `+` and `-` can be
                 *     prepended to the ID, which denote whether the
                 *     respective user ID should be included or
                 *     excluded from the result set.
                 *     Accepts up to 100 user IDs.
                 *     Any user IDs not found are ignored.
                 */
                user_id?: string[];
                /**
                 * @description Returns users that have memberships to the
                 *     given organizations.
                 *     For each organization ID, the `+` and `-` can be
                 *     prepended to the ID, which denote whether the
                 *     respective organization should be included or
                 *     excluded from the result set.
                 *     Accepts up to 100 organization IDs.
                 */
                organization_id?: string[];
                /**
                 * @description Returns users that match the given query.
                 *     For possible matches, we check the email addresses, phone numbers, usernames, web3 wallets, user IDs, first and last names.
                 *     The query value doesn't need to match the exact value you are looking for, it is capable of partial matches as well.
                 */
                query?: string;
                /**
                 * @description Returns users with emails that match the given query, via case-insensitive partial match.
                 *     For example, `email_address_query=ello` will match a user with the email `HELLO@example.com`.
                 */
                email_address_query?: string;
                /**
                 * @description Returns users with phone numbers that match the given query, via case-insensitive partial match.
                 *     For example, `phone_number_query=555` will match a user with the phone number `+1555xxxxxxx`.
                 */
                phone_number_query?: string;
                /**
                 * @description Returns users with usernames that match the given query, via case-insensitive partial match.
                 *     For example, `username_query=CoolUser` will match a user with the username `SomeCoolUser`.
                 */
                username_query?: string;
                /** @description Returns users with names that match the given query, via case-insensitive partial match. */
                name_query?: string;
                /** @description Returns users which are either banned (`banned=true`) or not banned (`banned=false`). */
                banned?: boolean;
                /**
                 * @description Returns users whose last session activity was before the given date (with millisecond precision).
                 *     Example: use 1700690400000 to retrieve users whose last session activity was before 2023-11-23.
                 * @example 1700690400000
                 */
                last_active_at_before?: number;
                /**
                 * @description Returns users whose last session activity was after the given date (with millisecond precision).
                 *     Example: use 1700690400000 to retrieve users whose last session activity was after 2023-11-23.
                 * @example 1700690400000
                 */
                last_active_at_after?: number;
                /**
                 * @deprecated
                 * @description Returns users that had session activity since the given date.
                 *     Example: use 1700690400000 to retrieve users that had session activity from 2023-11-23 until the current day.
                 *     Deprecated in favor of `last_active_at_after`.
                 * @example 1700690400000
                 */
                last_active_at_since?: number;
                /**
                 * @description Returns users who have been created before the given date (with millisecond precision).
                 *     Example: use 1730160000000 to retrieve users who have been created before 2024-10-29.
                 * @example 1730160000000
                 */
                created_at_before?: number;
                /**
                 * @description Returns users who have been created after the given date (with millisecond precision).
                 *     Example: use 1730160000000 to retrieve users who have been created after 2024-10-29.
                 * @example 1730160000000
                 */
                created_at_after?: number;
                /**
                 * @description Returns users whose last sign-in was before the given date (with millisecond precision).
                 *     Example: use 1700690400000 to retrieve users whose last sign-in was before 2023-11-23.
                 * @example 1700690400000
                 */
                last_sign_in_at_before?: number;
                /**
                 * @description Returns users whose last sign-in was after the given date (with millisecond precision).
                 *     Example: use 1700690400000 to retrieve users whose last sign-in was after 2023-11-23.
                 * @example 1700690400000
                 */
                last_sign_in_at_after?: number;
                /**
                 * @description Returns users with external accounts for the specified OAuth provider.
                 *     Must be used in combination with the `provider_user_id` parameter.
                 *     For example, use `provider=oauth_google&provider_user_id=12345` to retrieve a user with Google provider user ID 12345.
                 */
                provider?: string;
                /**
                 * @description Returns users with the specified provider user IDs for a specific provider.
                 *     Must be used in combination with the `provider` parameter.
                 *     For example, use `provider=oauth_google&provider_user_id=12345` to retrieve a user with Google provider user ID 12345.
                 *     Accepts up to 100 provider user IDs.
                 *     Any provider user IDs not found are ignored.
                 */
                provider_user_id?: string[];
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
                /**
                 * @description A cursor for pagination: the `id` of the last user on the previous page. Returns the users that follow it.
                 *
                 *     **Requires ordering by `created_at`** — that is, `order_by` omitted, or set to `created_at`, `+created_at`
                 *     or `-created_at`. Any other `order_by` value is rejected with a 422: the other orderings sort by a value
                 *     that is neither unique per user nor immutable, so a cursor over them would skip or repeat users.
                 *
                 *     Cannot be combined with a non-zero `offset`, which is also a 422. Keep every other parameter identical
                 *     across requests, and stop when a page returns fewer than `limit` users.
                 */
                starting_after?: string;
                /**
                 * @description Allows to return users in a particular order.
                 *     At the moment, you can order the returned users by their `created_at`,`updated_at`,`email_address`,`web3wallet`,`first_name`,`last_name`,`phone_number`,`username`,`last_active_at`,`last_sign_in_at`.
                 *     In order to specify the direction, you can use the `+/-` symbols prepended in the property to order by.
                 *     For example, if you want users to be returned in descending order according to their `created_at` property, you can use `-created_at`.
                 *     If you don't use `+` or `-`, then `+` is implied. We only support one `order_by` parameter, and if multiple `order_by` parameters are provided, we will only keep the first one. For example,
                 *     if you pass `order_by=username&order_by=created_at`, we will consider only the first `order_by` parameter, which is `username`. The `created_at` parameter will be ignored in this case.
                 *     Only the `created_at` orderings can be combined with `starting_after` cursor pagination; see that parameter.
                 *     default: "-created_at"
                 */
                order_by?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User.List"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Create a new user
     * Creates a new user. Your user management settings determine how you should setup your user model.
     *
     * By default, any email address and phone number created using this method is marked as verified. Use the `email_address_identification_status` and `phone_number_identification_status` arrays to instead create some or all of them as reserved (unverified but usable for sign-in and locked so no other user can claim them).
     *
     * Note: If you are performing a migration, check out our guide on [zero downtime migrations](https://clerk.com/docs/deployments/migrate-overview).
     *
     * The following rate limit rules apply to this endpoint: 1000 requests per 10 seconds for production instances and 100 requests per 10 seconds for development instances
     * `POST /users`
     * @source openapi.yaml:1869
     */
    CreateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The ID of the user as used in your external systems or your previous authentication solution.
                     *     Must be unique across your instance.
                     */
                    external_id?: string | null;
                    /** @description The first name to assign to the user */
                    first_name?: string | null;
                    /** @description The last name to assign to the user */
                    last_name?: string | null;
                    /** @description The locale to assign to the user (e.g., "en-US", "fr-FR") */
                    locale?: string | null;
                    /**
                     * @description Email addresses to add to the user.
                     *     Must be unique across your instance.
                     *     The first email address will be set as the user's primary email address.
                     *     Created verified by default; see `email_address_identification_status` to create them reserved.
                     */
                    email_address?: string[];
                    /**
                     * @description Controls the status each email address is created with. Runs parallel to
                     *     `email_address`: when provided, it must contain exactly one item per email
                     *     address, applied by position. When omitted or empty, every email address is
                     *     created `verified`. Set an item to `reserved` to create the corresponding
                     *     email address reserved instead (unverified but usable for sign-in and locked
                     *     so no other user can claim it).
                     */
                    email_address_identification_status?: ("verified" | "reserved")[];
                    /**
                     * @description Phone numbers to add to the user.
                     *     Must be unique across your instance.
                     *     The first phone number will be set as the user's primary phone number.
                     *     Created verified by default; see `phone_number_identification_status` to create them reserved.
                     */
                    phone_number?: string[];
                    /**
                     * @description Controls the status each phone number is created with. Runs parallel to
                     *     `phone_number`: when provided, it must contain exactly one item per phone
                     *     number, applied by position. When omitted or empty, every phone number is
                     *     created `verified`. Set an item to `reserved` to create the corresponding
                     *     phone number reserved instead (unverified but usable for sign-in and locked
                     *     so no other user can claim it).
                     */
                    phone_number_identification_status?: ("verified" | "reserved")[];
                    /**
                     * @description Web3 wallets to add to the user.
                     *     Must be unique across your instance.
                     *     The first wallet will be set as the user's primary wallet.
                     */
                    web3_wallet?: string[];
                    /**
                     * @description The username to give to the user.
                     *     It must be unique across your instance.
                     */
                    username?: string | null;
                    /**
                     * @description The plaintext password to give the user.
                     *     Must be at least 8 characters long, and cannot be in any list of hacked passwords.
                     */
                    password?: string | null;
                    /**
                     * @description In case you already have the password digests and not the passwords, you can use them for the newly created user via this property.
                     *     The digests should be generated with one of the supported algorithms.
                     *     The hashing algorithm can be specified using the `password_hasher` property.
                     */
                    password_digest?: string | null;
                    password_hasher?: components["schemas"]["PasswordHasher"];
                    /**
                     * @description When set to `true` all password checks are skipped.
                     *     It is recommended to use this method only when migrating plaintext passwords to Clerk.
                     *     Upon migration the user base should be prompted to pick stronger password.
                     */
                    skip_password_checks?: boolean | null;
                    /**
                     * @description When set to `true`, `password` is not required anymore when creating the user and can be omitted.
                     *     This is useful when you are trying to create a user that doesn't have a password, in an instance that is using passwords.
                     *     Please note that you cannot use this flag if password is the only way for a user to sign into your instance.
                     */
                    skip_password_requirement?: boolean | null;
                    /**
                     * @description In case TOTP is configured on the instance, you can provide the secret to enable it on the newly created user without the need to reset it.
                     *     Please note that currently the supported options are:
                     *     * Period: 30 seconds
                     *     * Code length: 6 digits
                     *     * Algorithm: SHA1
                     */
                    totp_secret?: string | null;
                    /**
                     * @description If Backup Codes are configured on the instance, you can provide them to enable it on the newly created user without the need to reset them.
                     *     You must provide the backup codes in plain format or the corresponding bcrypt digest.
                     */
                    backup_codes?: string[];
                    /** @description Metadata saved on the user, that is visible to both your Frontend and Backend APIs */
                    public_metadata?: {
                        [key: string]: unknown;
                    };
                    /** @description Metadata saved on the user, that is only visible to your Backend API */
                    private_metadata?: {
                        [key: string]: unknown;
                    };
                    /**
                     * @description Metadata saved on the user, that can be updated from both the Frontend and Backend APIs.
                     *     Note: Since this data can be modified from the frontend, it is not guaranteed to be safe.
                     */
                    unsafe_metadata?: {
                        [key: string]: unknown;
                    };
                    /** @description If enabled, user can delete themselves via FAPI. */
                    delete_self_enabled?: boolean | null;
                    /** @description A custom timestamp denoting _when_ the user accepted legal requirements, specified in RFC3339 format (e.g. `2012-10-20T07:15:20.902Z`). */
                    legal_accepted_at?: string | null;
                    /**
                     * @description When set to `true` all legal checks are skipped.
                     *     It is not recommended to skip legal checks unless you are migrating a user to Clerk.
                     */
                    skip_legal_checks?: boolean | null;
                    /**
                     * @description When set to `true`, identification types are not enforced.
                     *     At least one identification type must be enabled and provided on your instance (email, phone, web3 wallet, or username).
                     *     Users created without required identification types cannot use those authentication strategies
                     *     It is not recommended to use this flag unless you need to allow Clerk UI components to prompt for required fields while BAPI creates users with minimal data, or for migration a user to Clerk.
                     */
                    skip_user_requirement?: boolean | null;
                    /** @description If enabled, user can create organizations via FAPI. */
                    create_organization_enabled?: boolean | null;
                    /** @description The maximum number of organizations the user can create. 0 means unlimited. */
                    create_organizations_limit?: number | null;
                    /** @description A custom date/time denoting _when_ the user signed up to the application, specified in RFC3339 format (e.g. `2012-10-20T07:15:20.902Z`). */
                    created_at?: string | null;
                    /** @description When set to `true`, the user will bypass Device Trust checks during sign-in. */
                    bypass_client_trust?: boolean | null;
                    /**
                     * @description When set to `true`, the user is created already banned and cannot sign in.
                     *     Requires the same plan support as the ban user endpoint.
                     */
                    banned?: boolean | null;
                    /**
                     * @description When set to `true`, the user is created already locked.
                     *     Requires the user lockout feature to be enabled on the instance.
                     */
                    locked?: boolean | null;
                };
            };
        };
        responses: {
            200: components["responses"]["User"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["AuthenticationInvalid"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Count users
     * Returns a total count of all users that match the given filtering criteria.
     * `GET /users/count`
     * @example
     * await api.GetUsersCount({ last_active_at_before: 1700690400000 });
     * @source openapi.yaml:2096
     */
    GetUsersCount: {
        parameters: {
            query?: {
                /**
                 * @description Counts users with the specified email addresses.
                 *     Accepts up to 100 email addresses.
                 *     Any email addresses not found are ignored.
                 */
                email_address?: string[];
                /**
                 * @description Counts users with the specified phone numbers.
                 *     Accepts up to 100 phone numbers.
                 *     Any phone numbers not found are ignored.
                 */
                phone_number?: string[];
                /**
                 * @description Counts users with the specified external IDs.
                 *     Accepts up to 100 external IDs.
                 *     Any external IDs not found are ignored.
                 */
                external_id?: string[];
                /**
                 * @description Counts users with the specified usernames.
                 *     Accepts up to 100 usernames.
                 *     Any usernames not found are ignored.
                 */
                username?: string[];
                /**
                 * @description Counts users with the specified web3 wallet addresses.
                 *     Accepts up to 100 web3 wallet addresses.
                 *     Any web3 wallet addresses not found are ignored.
                 */
                web3_wallet?: string[];
                /**
                 * @description Counts users with the user IDs specified.
                 *     Accepts up to 100 user IDs.
                 *     Any user IDs not found are ignored.
                 */
                user_id?: string[];
                /**
                 * @description Returns users that have memberships to the given organizations. For each organization ID, the `+` and `-`
                 *     can be prepended to the ID, which denote whether the respective organization should be included or
                 *     excluded from the result set. Accepts up to 100 organization IDs.
                 */
                organization_id?: string[];
                /**
                 * @description Counts users that match the given query.
                 *     For possible matches, we check the email addresses, phone numbers, usernames, web3 wallets, user IDs, first and last names.
                 *     The query value doesn't need to match the exact value you are looking for, it is capable of partial matches as well.
                 */
                query?: string;
                /**
                 * @description Counts users with emails that match the given query, via case-insensitive partial match.
                 *     For example, `email_address_query=ello` will match a user with the email `HELLO@example.com`,
                 *     and will be included in the resulting count.
                 */
                email_address_query?: string;
                /**
                 * @description Counts users with phone numbers that match the given query, via case-insensitive partial match.
                 *     For example, `phone_number_query=555` will match a user with the phone number `+1555xxxxxxx`,
                 *     and will be included in the resulting count.
                 */
                phone_number_query?: string;
                /**
                 * @description Counts users with usernames that match the given query, via case-insensitive partial match.
                 *     For example, `username_query=CoolUser` will match a user with the username `SomeCoolUser`,
                 *     and will be included in the resulting count.
                 */
                username_query?: string;
                /** @description Returns users with names that match the given query, via case-insensitive partial match. */
                name_query?: string;
                /** @description Counts users which are either banned (`banned=true`) or not banned (`banned=false`). */
                banned?: boolean;
                /**
                 * @description Returns users whose last session activity was before the given date (with millisecond precision).
                 *     Example: use 1700690400000 to retrieve users whose last session activity was before 2023-11-23.
                 * @example 1700690400000
                 */
                last_active_at_before?: number;
                /**
                 * @description Returns users whose last session activity was after the given date (with millisecond precision).
                 *     Example: use 1700690400000 to retrieve users whose last session activity was after 2023-11-23.
                 * @example 1700690400000
                 */
                last_active_at_after?: number;
                /**
                 * @deprecated
                 * @description Returns users that had session activity since the given date.
                 *     Example: use 1700690400000 to retrieve users that had session activity from 2023-11-23 until the current day.
                 *     Deprecated in favor of `last_active_at_after`.
                 * @example 1700690400000
                 */
                last_active_at_since?: number;
                /**
                 * @description Returns users who have been created before the given date (with millisecond precision).
                 *     Example: use 1730160000000 to retrieve users who have been created before 2024-10-29.
                 * @example 1730160000000
                 */
                created_at_before?: number;
                /**
                 * @description Returns users who have been created after the given date (with millisecond precision).
                 *     Example: use 1730160000000 to retrieve users who have been created after 2024-10-29.
                 * @example 1730160000000
                 */
                created_at_after?: number;
                /**
                 * @description Counts users whose last sign-in was before the given date (with millisecond precision).
                 *     Example: use 1700690400000 to count users whose last sign-in was before 2023-11-23.
                 * @example 1700690400000
                 */
                last_sign_in_at_before?: number;
                /**
                 * @description Counts users whose last sign-in was after the given date (with millisecond precision).
                 *     Example: use 1700690400000 to count users whose last sign-in was after 2023-11-23.
                 * @example 1700690400000
                 */
                last_sign_in_at_after?: number;
                /**
                 * @description Counts users with external accounts for the specified OAuth provider.
                 *     Must be used in combination with the `provider_user_id` parameter.
                 *     For example, use `provider=oauth_google&provider_user_id=12345` to count users with Google provider user ID 12345.
                 *     Accepts up to 100 providers.
                 */
                provider?: string;
                /**
                 * @description Counts users with the specified provider user IDs for a specific provider.
                 *     Must be used in combination with the `provider` parameter.
                 *     For example, use `provider=oauth_google&provider_user_id=12345` to count users with Google provider user ID 12345.
                 *     Accepts up to 100 provider user IDs.
                 *     Any provider user IDs not found are ignored.
                 */
                provider_user_id?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User.Count"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Retrieve a user
     * Retrieve the details of a user
     * `GET /users/{user_id}`
     * @source openapi.yaml:2315
     */
    GetUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user to retrieve */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Delete a user
     * Delete the specified user
     * `DELETE /users/{user_id}`
     * @source openapi.yaml:2496
     */
    DeleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user to delete */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedObject"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Update a user
     * Update a user's attributes.
     *
     * You can set the user's primary contact identifiers (email address and phone numbers) by updating the `primary_email_address_id` and `primary_phone_number_id` attributes respectively.
     * Both IDs should correspond to verified identifications that belong to the user.
     *
     * You can remove a user's username by setting the username attribute to null or the blank string "".
     *
     * As of API version 2026-05-12, this endpoint no longer accepts `public_metadata`, `private_metadata`, or `unsafe_metadata`.
     * Use `PATCH /v1/users/{user_id}/metadata` to merge updates into existing metadata, or `PUT /v1/users/{user_id}/metadata` to replace a metadata field entirely.
     * `PATCH /users/{user_id}`
     * @source openapi.yaml:2339
     */
    UpdateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user to update */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The ID of the user as used in your external systems or your previous authentication solution.
                     *     Must be unique across your instance.
                     */
                    external_id?: string | null;
                    /** @description The first name to assign to the user */
                    first_name?: string | null;
                    /** @description The last name to assign to the user */
                    last_name?: string | null;
                    /** @description The locale to assign to the user (e.g., "en-US", "fr-FR") */
                    locale?: string | null;
                    /**
                     * @description The ID of the email address to set as primary.
                     *     It must be verified, and present on the current user.
                     */
                    primary_email_address_id?: string | null;
                    /**
                     * @description If set to `true`, the user will be notified that their primary email address has changed.
                     *     By default, no notification is sent.
                     * @default false
                     */
                    notify_primary_email_address_changed?: boolean | null;
                    /**
                     * @description The ID of the phone number to set as primary.
                     *     It must be verified, and present on the current user.
                     */
                    primary_phone_number_id?: string | null;
                    /**
                     * @description The ID of the web3 wallets to set as primary.
                     *     It must be verified, and present on the current user.
                     */
                    primary_web3_wallet_id?: string | null;
                    /**
                     * @description The username to give to the user.
                     *     It must be unique across your instance.
                     */
                    username?: string | null;
                    /** @description The ID of the image to set as the user's profile image */
                    profile_image_id?: string | null;
                    /**
                     * @description The plaintext password to give the user.
                     *     Must be at least 8 characters long, and cannot be in any list of hacked passwords.
                     */
                    password?: string | null;
                    /**
                     * @description In case you already have the password digests and not the passwords, you can use them for the newly created user via this property.
                     *     The digests should be generated with one of the supported algorithms.
                     *     The hashing algorithm can be specified using the `password_hasher` property.
                     */
                    password_digest?: string;
                    password_hasher?: components["schemas"]["PasswordHasher"];
                    /** @description Set it to `true` if you're updating the user's password and want to skip any password policy settings check. This parameter can only be used when providing a `password`. */
                    skip_password_checks?: boolean | null;
                    /** @description Set to `true` to sign out the user from all their active sessions once their password is updated. This parameter can only be used when providing a `password`. */
                    sign_out_of_other_sessions?: boolean | null;
                    /** @description In case TOTP is configured on the instance, you can provide the secret to enable it on the specific user without the need to reset it. */
                    totp_secret?: string | null;
                    /** @description If Backup Codes are configured on the instance, you can provide them to enable it on the specific user without the need to reset them. */
                    backup_codes?: string[];
                    /** @description If true, the user can delete themselves with the Frontend API. */
                    delete_self_enabled?: boolean | null;
                    /** @description If true, the user can create organizations with the Frontend API. */
                    create_organization_enabled?: boolean | null;
                    /** @description A custom timestamp denoting _when_ the user accepted legal requirements, specified in RFC3339 format. */
                    legal_accepted_at?: string | null;
                    /** @description When set to `true` all legal checks are skipped. */
                    skip_legal_checks?: boolean | null;
                    /** @description The maximum number of organizations the user can create. 0 means unlimited. */
                    create_organizations_limit?: number | null;
                    /** @description A custom date/time denoting _when_ the user signed up to the application. */
                    created_at?: string | null;
                    /** @description When set to `true`, the user will bypass Device Trust checks during sign-in. */
                    bypass_client_trust?: boolean | null;
                };
            };
        };
        responses: {
            200: components["responses"]["User"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Ban a user
     * Marks the given user as banned, which means that all their sessions are revoked and they are not allowed to sign in again.
     * `POST /users/{user_id}/ban`
     * @source openapi.yaml:2521
     */
    BanUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user to ban */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User"];
            402: components["responses"]["PaymentRequired"];
        };
    };
    /**
     * Unban a user
     * Removes the ban mark from the given user.
     * `POST /users/{user_id}/unban`
     * @source openapi.yaml:2542
     */
    UnbanUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user to unban */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User"];
            402: components["responses"]["PaymentRequired"];
        };
    };
    /**
     * Ban multiple users
     * Marks multiple users as banned, which means that all their sessions are revoked and they are not allowed to sign in again.
     * `POST /users/ban`
     * @source openapi.yaml:2563
     */
    UsersBan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Array of user IDs to ban
                     *     minItems: 1, maxItems: 50
                     */
                    user_ids: string[];
                };
            };
        };
        responses: {
            200: components["responses"]["User.List"];
            400: components["responses"]["ClerkErrors"];
            402: components["responses"]["PaymentRequired"];
        };
    };
    /**
     * Unban multiple users
     * Removes the ban mark from multiple users.
     * `POST /users/unban`
     * @source openapi.yaml:2595
     */
    UsersUnban: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Array of user IDs to unban
                     *     minItems: 1, maxItems: 50
                     */
                    user_ids: string[];
                };
            };
        };
        responses: {
            200: components["responses"]["User.List"];
            400: components["responses"]["ClerkErrors"];
            402: components["responses"]["PaymentRequired"];
        };
    };
    /**
     * Lock a user
     * Marks the given user as locked, which means they are not allowed to sign in again until the lock expires.
     * Lock duration can be configured in the instance's restrictions settings.
     * `POST /users/{user_id}/lock`
     * @source openapi.yaml:2627
     */
    LockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user to lock */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User"];
            403: components["responses"]["AuthorizationInvalid"];
        };
    };
    /**
     * Unlock a user
     * Removes the lock from the given user.
     * `POST /users/{user_id}/unlock`
     * @source openapi.yaml:2650
     */
    UnlockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user to unlock */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User"];
            403: components["responses"]["AuthorizationInvalid"];
        };
    };
    /**
     * Set user profile image
     * Update a user's profile image
     * `POST /users/{user_id}/profile_image`
     * @source openapi.yaml:2671
     */
    SetUserProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user to update the profile image for */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: Blob;
                };
            };
        };
        responses: {
            200: components["responses"]["User"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["ClerkErrors"];
            404: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Delete user profile image
     * Delete a user's profile image
     * `DELETE /users/{user_id}/profile_image`
     * @source openapi.yaml:2705
     */
    DeleteUserProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user to delete the profile image for */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User"];
            404: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Replace a user's metadata
     * Replace a user's metadata attributes with the provided values.
     *
     * Unlike `PATCH /v1/users/{user_id}/metadata` (merge semantics), this endpoint
     * replaces the supplied metadata fields entirely — the prior contents of each
     * supplied field are discarded. Fields omitted from the request body are
     * left unchanged.
     *
     * Prefer the `PATCH` endpoint for partial updates. Use `PUT` only when you
     * explicitly intend to overwrite a metadata field wholesale.
     * `PUT /users/{user_id}/metadata`
     * @source openapi.yaml:2787
     */
    ReplaceUserMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user whose metadata will be replaced */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Metadata saved on the user, that is visible to both your frontend and backend.
                     *     The existing value will be replaced entirely with the new object.
                     */
                    public_metadata?: {
                        [key: string]: unknown;
                    };
                    /**
                     * @description Metadata saved on the user that is only visible to your backend.
                     *     The existing value will be replaced entirely with the new object.
                     */
                    private_metadata?: {
                        [key: string]: unknown;
                    };
                    /**
                     * @description Metadata saved on the user, that can be updated from both the Frontend and Backend APIs.
                     *     The existing value will be replaced entirely with the new object.
                     *
                     *     Note: Since this data can be modified from the frontend, it is not guaranteed to be safe.
                     */
                    unsafe_metadata?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["User"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Merge and update a user's metadata
     * Update a user's metadata attributes by merging existing values with the provided parameters.
     *
     * This endpoint behaves differently than the *Update a user* endpoint.
     * Metadata values will not be replaced entirely.
     * Instead, a deep merge will be performed.
     * Deep means that any nested JSON objects will be merged as well.
     *
     * You can remove metadata keys at any level by setting their value to `null`.
     * `PATCH /users/{user_id}/metadata`
     * @source openapi.yaml:2726
     */
    UpdateUserMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user whose metadata will be updated and merged */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Metadata saved on the user, that is visible to both your frontend and backend.
                     *     The new object will be merged with the existing value.
                     */
                    public_metadata?: {
                        [key: string]: unknown;
                    };
                    /**
                     * @description Metadata saved on the user that is only visible to your backend.
                     *     The new object will be merged with the existing value.
                     */
                    private_metadata?: {
                        [key: string]: unknown;
                    };
                    /**
                     * @description Metadata saved on the user, that can be updated from both the Frontend and Backend APIs.
                     *     The new object will be merged with the existing value.
                     *
                     *     Note: Since this data can be modified from the frontend, it is not guaranteed to be safe.
                     */
                    unsafe_metadata?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["User"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Retrieve a user's billing subscription
     * Retrieves the billing subscription for the specified user.
     * This includes subscription details, active plans, billing information, and payment status.
     * The subscription contains subscription items which represent the individual plans the user is subscribed to.
     * `GET /users/{user_id}/billing/subscription`
     * @source openapi.yaml:2850
     */
    GetUserBillingSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user whose subscription to retrieve */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommerceSubscription"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Retrieve a user's credit balance
     * Retrieves the current credit balance for the specified user.
     * Credits can be applied during checkout to reduce the charge or automatically applied to upcoming recurring charges
     * `GET /users/{user_id}/billing/credits`
     * @source openapi.yaml:2885
     */
    GetUserBillingCreditBalance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user whose credit balance to retrieve */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommerceCreditBalance"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Adjust a user's credit balance
     * Increases or decreases the credit balance for the specified user.
     * Each adjustment is recorded as a ledger entry. The idempotency_key parameter
     * ensures that duplicate requests are safely handled.
     * `POST /users/{user_id}/billing/credits`
     * @source openapi.yaml:2918
     */
    AdjustUserBillingCreditBalance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user whose credit balance to adjust */
                user_id: string;
            };
            cookie?: never;
        };
        /** @description Parameters for the credit balance adjustment */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustCreditBalanceRequest"];
            };
        };
        responses: {
            200: components["responses"]["CommerceCreditLedger"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["ClerkErrors"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Retrieve the OAuth access token of a user
     * Fetch the corresponding OAuth access token for a user that has previously authenticated with a particular OAuth provider.
     * For OAuth 2.0, if the access token has expired and we have a corresponding refresh token, the access token will be refreshed transparently the new one will be returned.
     * `GET /users/{user_id}/oauth_access_tokens/{provider}`
     * @source openapi.yaml:2962
     */
    GetOAuthAccessToken: {
        parameters: {
            query?: {
                /**
                 * @description Whether to paginate the results.
                 *     If true, the results will be paginated.
                 *     If false, the results will not be paginated.
                 */
                paginated?: components["parameters"]["Paginated"];
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
            };
            header?: never;
            path: {
                /** @description The ID of the user for which to retrieve the OAuth access token */
                user_id: string;
                /** @description The ID of the OAuth provider (e.g. `oauth_google`) */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OAuthAccessToken"];
            400: components["responses"]["ClerkErrors"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Retrieve all memberships for a user
     * Retrieve a paginated list of the user's organization memberships
     * `GET /users/{user_id}/organization_memberships`
     * @source openapi.yaml:2998
     */
    UsersGetOrganizationMemberships: {
        parameters: {
            query?: {
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
            };
            header?: never;
            path: {
                /** @description The ID of the user whose organization memberships we want to retrieve */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrganizationMemberships"];
            403: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Retrieve all invitations for a user
     * Retrieve a paginated list of the user's organization invitations
     * `GET /users/{user_id}/organization_invitations`
     * @source openapi.yaml:3021
     */
    UsersGetOrganizationInvitations: {
        parameters: {
            query?: {
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
                /** @description Filter organization invitations based on their status */
                status?: "pending" | "accepted" | "revoked" | "expired";
            };
            header?: never;
            path: {
                /** @description The ID of the user whose organization invitations we want to retrieve */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrganizationInvitationsWithPublicOrganizationData"];
            400: components["responses"]["ClerkErrors"];
            403: components["responses"]["ClerkErrors"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Remove a user's password
     * Removes the password credential from the given user. This is a privileged operation and does not require the user's current password. Password removal is allowed even when the user has no other sign-in method configured.
     *
     * If the user does not have a password, the user is returned unchanged and no password-deletion or user-update event is emitted. By default, existing sessions remain active. Set `sign_out_of_other_sessions` to `true` to revoke sessions active when the request is processed.
     * `POST /users/{user_id}/remove_password`
     * @source openapi.yaml:3059
     */
    RemoveUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user whose password to remove */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Set to `true` to revoke all of the user's active sessions after removing the password.
                     * @default false
                     */
                    sign_out_of_other_sessions?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["User"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Verify the password of a user
     * Check that the user's password matches the supplied input.
     * Useful for custom auth flows and re-verification.
     * `POST /users/{user_id}/verify_password`
     * @source openapi.yaml:3103
     */
    VerifyPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user for whom to verify the password */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The user password to verify */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The provided password was correct. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        verified?: boolean;
                    };
                };
            };
            /** @description The user does not have a password set. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The provided password was incorrect. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Verify a TOTP or backup code for a user
     * Verify that the provided TOTP or backup code is valid for the user.
     * Verifying a backup code will result it in being consumed (i.e. it will
     * become invalid).
     * Useful for custom auth flows and re-verification.
     * `POST /users/{user_id}/verify_totp`
     * @source openapi.yaml:3153
     */
    VerifyTOTP: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user for whom to verify the TOTP */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The TOTP or backup code to verify */
                    code: string;
                };
            };
        };
        responses: {
            /** @description The provided TOTP or backup code was correct. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        verified?: boolean;
                        /** @enum {string} */
                        code_type?: "totp" | "backup_code";
                    };
                };
            };
            /** @description The user does not have TOTP configured for their account. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The user does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The provided TOTP or backup code was incorrect. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Disable a user's MFA methods
     * Disable all of a user's MFA methods (e.g. OTP sent via SMS, TOTP on their authenticator app) at once.
     * `DELETE /users/{user_id}/mfa`
     * @source openapi.yaml:3211
     */
    DisableMFA: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user whose MFA methods are to be disabled */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user_id?: string;
                    };
                };
            };
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Disable all user's Backup codes
     * Disable all of a user's backup codes.
     * `DELETE /users/{user_id}/backup_code`
     * @source openapi.yaml:3243
     */
    DeleteBackupCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user whose backup codes are to be deleted. */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user_id?: string;
                    };
                };
            };
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Delete a user passkey
     * Delete the passkey identification for a given user and notify them through email.
     * `DELETE /users/{user_id}/passkeys/{passkey_identification_id}`
     * @source openapi.yaml:3275
     */
    UserPasskeyDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user that owns the passkey identity */
                user_id: string;
                /** @description The ID of the passkey identity to be deleted */
                passkey_identification_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedObject"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * List a user's trusted devices
     * Returns the active trusted devices enrolled by the user.
     * `GET /users/{user_id}/trusted_devices`
     * @source openapi.yaml:3306
     */
    ListUserTrustedDevices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user whose trusted devices are returned */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TrustedDevice.List"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Revoke a user's trusted device
     * Revokes an active trusted device enrolled by the user.
     * `DELETE /users/{user_id}/trusted_devices/{trusted_device_id}`
     * @source openapi.yaml:3331
     */
    RevokeUserTrustedDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user that owns the trusted device */
                user_id: string;
                /** @description The ID of the trusted device to revoke */
                trusted_device_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TrustedDevice"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Delete a user web3 wallet
     * Delete the web3 wallet identification for a given user.
     * `DELETE /users/{user_id}/web3_wallets/{web3_wallet_identification_id}`
     * @source openapi.yaml:3362
     */
    UserWeb3WalletDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user that owns the web3 wallet */
                user_id: string;
                /** @description The ID of the web3 wallet identity to be deleted */
                web3_wallet_identification_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedObject"];
            400: components["responses"]["ClerkErrors"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Delete all the user's TOTPs
     * Deletes all of the user's TOTPs.
     * `DELETE /users/{user_id}/totp`
     * @source openapi.yaml:3395
     */
    DeleteTOTP: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user whose TOTPs are to be deleted */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user_id?: string;
                    };
                };
            };
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Delete External Account
     * Delete an external account by ID.
     * `DELETE /users/{user_id}/external_accounts/{external_account_id}`
     * @source openapi.yaml:3427
     */
    DeleteExternalAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user's external account */
                user_id: string;
                /** @description The ID of the external account to delete */
                external_account_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedObject"];
            400: components["responses"]["ClerkErrors"];
            403: components["responses"]["ClerkErrors"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Set a user's password as compromised
     * Sets the given user's password as compromised. The user will be prompted to reset their password on their next sign-in.
     * `POST /users/{user_id}/password/set_compromised`
     * @source openapi.yaml:3460
     */
    SetUserPasswordCompromised: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user to set the password as compromised */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    revoke_all_sessions?: boolean | null;
                };
            };
        };
        responses: {
            200: components["responses"]["User"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Unset a user's password as compromised
     * Sets the given user's password as no longer compromised. The user will no longer be prompted to reset their password on their next sign-in.
     *
     * If the user is in reserved-email password quarantine, the quarantine is preserved and the returned user will still have `requires_password_reset` set to `true`. Reserved-email password quarantine can only be cleared by completing a password reset or changing/removing the password.
     * `POST /users/{user_id}/password/unset_compromised`
     * @source openapi.yaml:3499
     */
    UnsetUserPasswordCompromised: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user to unset the compromised status for */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * List all invitations
     * Returns all non-revoked invitations for your application, sorted by creation date
     * `GET /invitations`
     * @example
     * await api.ListInvitations();
     * @source openapi.yaml:3598
     */
    ListInvitations: {
        parameters: {
            query?: {
                /** @description Filter invitations based on their status */
                status?: "pending" | "accepted" | "revoked" | "expired";
                /** @description Filter invitations based on their `email_address` or `id` */
                query?: string;
                /**
                 * @description Allows to return invitations in a particular order.
                 *     At the moment, you can order the returned invitations either by their `created_at`, `email_address` or `expires_at`.
                 *     In order to specify the direction, you can use the `+/-` symbols prepended in the property to order by.
                 *     For example, if you want invitations to be returned in descending order according to their `created_at` property, you can use `-created_at`.
                 *     If you don't use `+` or `-`, then `+` is implied.
                 *     Defaults to `-created_at`.
                 *     default: "-created_at"
                 */
                order_by?: string;
                /**
                 * @description Whether to paginate the results.
                 *     If true, the results will be paginated.
                 *     If false, the results will not be paginated.
                 */
                paginated?: components["parameters"]["Paginated"];
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Invitation.List"];
        };
    };
    /**
     * Create an invitation
     * Creates a new invitation for the given email address and sends the invitation email.
     * Keep in mind that you cannot create an invitation if there is already one for the given email address.
     * Also, trying to create an invitation for an email address that already exists in your application will result to an error.
     * `POST /invitations`
     * @example
     * await api.CreateInvitation();
     * @source openapi.yaml:3531
     */
    CreateInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Required parameters */
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The email address the invitation will be sent to */
                    email_address: string;
                    /**
                     * @description Metadata that will be attached to the newly created invitation.
                     *     The value of this property should be a well-formed JSON object.
                     *     Once the user accepts the invitation and signs up, these metadata will end up in the user's public metadata.
                     */
                    public_metadata?: {
                        [key: string]: unknown;
                    };
                    /**
                     * @description Optional URL which specifies where to redirect the user once they click the invitation link.
                     *     This is only required if you have implemented a [custom flow](https://clerk.com/docs/authentication/invitations#custom-flow) and you're not using Clerk Hosted Pages or Clerk Components.
                     */
                    redirect_url?: string;
                    /**
                     * @description Optional flag which denotes whether an email invitation should be sent to the given email address.
                     *     Defaults to `true`.
                     * @default true
                     */
                    notify?: boolean | null;
                    /**
                     * @description Whether an invitation should be created if there is already an existing invitation for this email address, or it's claimed by another user.
                     * @default false
                     */
                    ignore_existing?: boolean | null;
                    /**
                     * @description The number of days the invitation will be valid for. By default, the invitation expires after 30 days.
                     *     minimum: 1, maximum: 365
                     */
                    expires_in_days?: number | null;
                    /**
                     * @description The slug of the email template to use for the invitation email.
                     * @enum {string}
                     */
                    template_slug?: "invitation" | "waitlist_invitation";
                };
            };
        };
        responses: {
            200: components["responses"]["Invitation"];
            400: components["responses"]["ClerkErrors"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Create multiple invitations
     * Use this API operation to create multiple invitations for the provided email addresses. You can choose to send the
     * invitations as emails by setting the `notify` parameter to `true`. There cannot be an existing invitation for any
     * of the email addresses you provide unless you set `ignore_existing` to `true` for specific email addresses. Please
     * note that there must be no existing user for any of the email addresses you provide, and this rule cannot be bypassed.
     *
     * This endpoint is limited to a maximum of 10 invitations per API call. If you need to send more invitations, please make multiple requests.
     * `POST /invitations/bulk`
     * @example
     * await api.CreateBulkInvitations();
     * @source openapi.yaml:3644
     */
    CreateBulkInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Required parameters */
        requestBody?: {
            content: {
                /** @description minItems: 1, maxItems: 10 */
                "application/json": {
                    /** @description The email address the invitation will be sent to */
                    email_address: string;
                    /**
                     * @description Metadata that will be attached to the newly created invitation.
                     *     The value of this property should be a well-formed JSON object.
                     *     Once the user accepts the invitation and signs up, these metadata will end up in the user's public metadata.
                     */
                    public_metadata?: {
                        [key: string]: unknown;
                    } | null;
                    /** @description The URL where the user is redirected upon visiting the invitation link, where they can accept the invitation. Required if you have implemented a [custom flow for handling application invitations](/docs/custom-flows/invitations). */
                    redirect_url?: string | null;
                    /**
                     * @description Optional flag which denotes whether an email invitation should be sent to the given email address.
                     *     Defaults to true.
                     * @default true
                     */
                    notify?: boolean | null;
                    /**
                     * @description Whether an invitation should be created if there is already an existing invitation for this email
                     *     address, or it's claimed by another user.
                     * @default false
                     */
                    ignore_existing?: boolean | null;
                    /**
                     * @description The number of days the invitation will be valid for. By default, the invitation expires after 30 days.
                     *     minimum: 1, maximum: 365
                     */
                    expires_in_days?: number | null;
                    /**
                     * @description The slug of the email template to use for the invitation email.
                     * @default invitation
                     * @enum {string}
                     */
                    template_slug?: "invitation" | "waitlist_invitation";
                }[];
            };
        };
        responses: {
            200: components["responses"]["Invitation.List"];
            400: components["responses"]["ClerkErrors"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Revokes an invitation
     * Revokes the given invitation.
     * Revoking an invitation will prevent the user from using the invitation link that was sent to them.
     * However, it doesn't prevent the user from signing up if they follow the sign up flow.
     * Only active (i.e. non-revoked) invitations can be revoked.
     * `POST /invitations/{invitation_id}/revoke`
     * @source openapi.yaml:3722
     */
    RevokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the invitation to be revoked */
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Invitation.Revoked"];
            400: components["responses"]["ClerkErrors"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Get a list of organization invitations for the current instance
     * This request returns the list of organization invitations for the instance.
     * Results can be paginated using the optional `limit` and `offset` query parameters.
     * You can filter them by providing the 'status' query parameter, that accepts multiple values.
     * You can change the order by providing the 'order' query parameter, that accepts multiple values.
     * You can filter by the invited user email address providing the `query` query parameter.
     * The organization invitations are ordered by descending creation date by default.
     * `GET /organization_invitations`
     * @example
     * await api.ListInstanceOrganizationInvitations();
     * @source openapi.yaml:3749
     */
    ListInstanceOrganizationInvitations: {
        parameters: {
            query?: {
                /**
                 * @description Allows to return organization invitations in a particular order.
                 *     At the moment, you can order the returned organization invitations either by their `created_at` or `email_address`.
                 *     In order to specify the direction, you can use the `+/-` symbols prepended in the property to order by.
                 *     For example, if you want organization invitations to be returned in descending order according to their `created_at` property, you can use `-created_at`.
                 *     If you don't use `+` or `-`, then `+` is implied.
                 *     Defaults to `-created_at`.
                 *     default: "-created_at"
                 */
                order_by?: string;
                /** @description Filter organization invitations based on their status */
                status?: "pending" | "accepted" | "revoked" | "expired";
                /** @description Filter organization invitations based on their `email_address` */
                query?: string;
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrganizationInvitationsWithPublicOrganizationData"];
            400: components["responses"]["ClerkErrors"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["ClerkErrors"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * List all identifiers on the allow-list
     * Get a list of all identifiers allowed to sign up to an instance
     * `GET /allowlist_identifiers`
     * @example
     * await api.ListAllowlistIdentifiers();
     * @source openapi.yaml:3808
     */
    ListAllowlistIdentifiers: {
        parameters: {
            query?: {
                /**
                 * @description Whether to paginate the results.
                 *     If true, the results will be paginated.
                 *     If false, the results will not be paginated.
                 */
                paginated?: components["parameters"]["Paginated"];
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AllowlistIdentifier.List"];
            401: components["responses"]["AuthenticationInvalid"];
            402: components["responses"]["PaymentRequired"];
        };
    };
    /**
     * Add identifier to the allow-list
     * Create an identifier allowed to sign up to an instance
     * `POST /allowlist_identifiers`
     * @example
     * await api.CreateAllowlistIdentifier();
     * @source openapi.yaml:3827
     */
    CreateAllowlistIdentifier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The identifier to be added in the allow-list.
                     *     This can be an email address, a phone number, or a web3 wallet.
                     */
                    identifier: string;
                    /**
                     * @description This flag denotes whether the given identifier will receive an invitation to join the application.
                     *     Note that this only works for email address and phone number identifiers.
                     * @default false
                     */
                    notify?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["AllowlistIdentifier"];
            400: components["responses"]["ClerkErrors"];
            402: components["responses"]["PaymentRequired"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Delete identifier from allow-list
     * Delete an identifier from the instance allow-list
     * `DELETE /allowlist_identifiers/{identifier_id}`
     * @source openapi.yaml:3865
     */
    DeleteAllowlistIdentifier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the identifier to delete from the allow-list */
                identifier_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedObject"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * List all identifiers on the block-list
     * Get a list of all identifiers which are not allowed to access an instance
     * `GET /blocklist_identifiers`
     * @example
     * await api.ListBlocklistIdentifiers();
     * @source openapi.yaml:3888
     */
    ListBlocklistIdentifiers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BlocklistIdentifier.List"];
            401: components["responses"]["AuthenticationInvalid"];
            402: components["responses"]["PaymentRequired"];
        };
    };
    /**
     * Add identifier to the block-list
     * Create an identifier that is blocked from accessing an instance
     * `POST /blocklist_identifiers`
     * @example
     * await api.CreateBlocklistIdentifier();
     * @source openapi.yaml:3903
     */
    CreateBlocklistIdentifier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The identifier to be added in the block-list.
                     *     This can be an email address, a phone number, or a web3 wallet.
                     */
                    identifier: string;
                };
            };
        };
        responses: {
            200: components["responses"]["BlocklistIdentifier"];
            400: components["responses"]["ClerkErrors"];
            402: components["responses"]["PaymentRequired"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Delete identifier from block-list
     * Delete an identifier from the instance block-list
     * `DELETE /blocklist_identifiers/{identifier_id}`
     * @source openapi.yaml:3935
     */
    DeleteBlocklistIdentifier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the identifier to delete from the block-list */
                identifier_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedObject"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Update instance settings
     * Updates the settings of an instance
     * `PATCH /beta_features/instance_settings`
     * @example
     * await api.UpdateInstanceAuthConfig();
     * @source openapi.yaml:3958
     */
    UpdateInstanceAuthConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Whether sign up is restricted to email addresses, phone numbers and usernames that are on the allowlist.
                     * @default false
                     */
                    restricted_to_allowlist?: boolean | null;
                    /**
                     * @description The local part of the email address from which authentication-related emails (e.g. OTP code, magic links) will be sent.
                     *     Only alphanumeric values are allowed.
                     *     Note that this value should contain only the local part of the address (e.g. `foo` for `foo@example.com`).
                     */
                    from_email_address?: string | null;
                    /** @description Enable the Progressive Sign Up algorithm. This feature is deprecated, please contact support if you need assistance. */
                    progressive_sign_up?: boolean | null;
                    /**
                     * @description Toggles test mode for this instance, allowing the use of test email addresses and phone numbers.
                     *     Defaults to true for development instances.
                     */
                    test_mode?: boolean | null;
                };
            };
        };
        responses: {
            200: components["responses"]["InstanceSettings"];
            402: components["responses"]["PaymentRequired"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Update production instance domain
     * Change the domain of a production instance.
     *
     * Changing the domain requires updating the [DNS records](https://clerk.com/docs/deployments/overview#dns-records) accordingly, deploying new [SSL certificates](https://clerk.com/docs/deployments/overview#deploy-certificates), updating your Social Connection's redirect URLs and setting the new keys in your code.
     *
     * WARNING: Changing your domain will invalidate all current user sessions (i.e. users will be logged out). Also, while your application is being deployed, a small downtime is expected to occur.
     * `PUT /beta_features/domain`
     * @example
     * await api.UpdateProductionInstanceDomain();
     * @deprecated
     * @source openapi.yaml:4003
     */
    UpdateProductionInstanceDomain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The new home URL of the production instance e.g. https://www.example.com */
                    home_url?: string;
                    /** @description Whether the domain is a secondary app. */
                    is_secondary?: boolean;
                };
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ClerkErrors"];
            422: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Create actor token
     * Create an actor token that can be used to impersonate the given user.
     * The `actor` parameter needs to include at least a "sub" key whose value is the ID of the actor (impersonating) user.
     * `POST /actor_tokens`
     * @example
     * await api.CreateActorToken();
     * @source openapi.yaml:4038
     */
    CreateActorToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The ID of the user being impersonated. */
                    user_id: string;
                    /**
                     * @description The actor payload. It needs to include a sub property which should contain the ID of the actor.
                     *     This whole payload will be also included in the JWT session token.
                     * @example {
                     *       "sub": "user_2OEpKhcCN1Lat9NQ0G6puh7q5Rb"
                     *     }
                     */
                    actor: {
                        /** @description The ID of the actor. */
                        sub: string;
                    } & {
                        [key: string]: unknown;
                    };
                    /**
                     * @description Optional parameter to specify the life duration of the actor token in seconds.
                     *     By default, the duration is 1 hour.
                     * @default 3600
                     */
                    expires_in_seconds?: number;
                    /**
                     * @description The maximum duration that the session which will be created by the generated actor token should last.
                     *     By default, the duration of a session created via an actor token, lasts 30 minutes.
                     * @default 1800
                     */
                    session_max_duration_in_seconds?: number;
                };
            };
        };
        responses: {
            200: components["responses"]["ActorToken"];
            400: components["responses"]["ClerkErrors"];
            402: components["responses"]["PaymentRequired"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Revoke actor token
     * Revokes a pending actor token.
     * `POST /actor_tokens/{actor_token_id}/revoke`
     * @source openapi.yaml:4097
     */
    RevokeActorToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the actor token to be revoked. */
                actor_token_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ActorToken"];
            400: components["responses"]["ClerkErrors"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * List all instance domains
     * Use this endpoint to get a list of all domains for an instance.
     * The response will contain the primary domain for the instance and any satellite domains. Each domain in the response contains information about the URLs where Clerk operates and the required CNAME targets.
     * `GET /domains`
     * @example
     * await api.ListDomains();
     * @source openapi.yaml:4120
     */
    ListDomains: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Domains"];
        };
    };
    /**
     * Add a domain
     * Add a new domain for your instance.
     * Useful in the case of multi-domain instances, allows adding satellite domains to an instance.
     * The new domain must have a `name`. The domain name can contain the port for development instances, like `localhost:3000`.
     * At the moment, instances can have only one primary domain, so the `is_satellite` parameter must be set to `true`.
     * If you're planning to configure the new satellite domain to run behind a proxy, pass the `proxy_url` parameter accordingly.
     * `POST /domains`
     * @example
     * await api.AddDomain();
     * @source openapi.yaml:4133
     */
    AddDomain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The new domain name. Can contain the port for development instances. */
                    name: string;
                    /**
                     * @description Marks the new domain as satellite. Only `true` is accepted at the moment.
                     * @enum {boolean}
                     */
                    is_satellite: true;
                    /** @description The full URL of the proxy which will forward requests to the Clerk Frontend API for this domain. Applicable only to production instances. */
                    proxy_url?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Domain"];
            400: components["responses"]["ClerkErrors"];
            402: components["responses"]["ClerkErrors"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Delete a satellite domain
     * Deletes a satellite domain for the instance.
     * It is currently not possible to delete the instance's primary domain.
     * `DELETE /domains/{domain_id}`
     * @source openapi.yaml:4177
     */
    DeleteDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the domain that will be deleted. Must be a satellite domain. */
                domain_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedObject"];
            403: components["responses"]["ClerkErrors"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Update a domain
     * The `proxy_url` can be updated only for production instances.
     * Update one of the instance's domains. Both primary and satellite domains can be updated.
     * If you choose to use Clerk via proxy, use this endpoint to specify the `proxy_url`.
     * Whenever you decide you'd rather switch to DNS setup for Clerk, simply set `proxy_url`
     * to `null` for the domain. When you update a production instance's primary domain name,
     * you have to make sure that you've completed all the necessary setup steps for DNS and
     * emails to work. Expect downtime otherwise. Updating a primary domain's name will also
     * update the instance's home origin, affecting the default application paths.
     * `PATCH /domains/{domain_id}`
     * @source openapi.yaml:4201
     */
    UpdateDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the domain that will be updated. */
                domain_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The new domain name. For development instances, can contain the port,
                     *     i.e `myhostname:3000`. For production instances, must be a valid FQDN,
                     *     i.e `mysite.com`. Cannot contain protocol scheme.
                     */
                    name?: string | null;
                    /**
                     * @description The full URL of the proxy that will forward requests to Clerk's Frontend API.
                     *     Can only be updated for production instances.
                     */
                    proxy_url?: string | null;
                    /**
                     * @description Whether this is a domain for a secondary app, meaning that any subdomain provided is significant and
                     *     will be stored as part of the domain. This is useful for supporting multiple apps (one primary and
                     *     multiple secondaries) on the same root domain (eTLD+1).
                     */
                    is_secondary?: boolean | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Domain"];
            400: components["responses"]["ClerkErrors"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Fetch the current instance
     * Fetches the current instance
     * `GET /instance`
     * @example
     * await api.GetInstance();
     * @source openapi.yaml:4262
     */
    GetInstance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Instance"];
        };
    };
    /**
     * Update instance settings
     * Updates the settings of an instance
     * `PATCH /instance`
     * @example
     * await api.UpdateInstance();
     * @source openapi.yaml:4273
     */
    UpdateInstance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Toggles test mode for this instance, allowing the use of test email addresses and phone numbers.
                     *     Defaults to true for development instances.
                     */
                    test_mode?: boolean | null;
                    /** @description Whether the instance should be using the HIBP service to check passwords for breaches */
                    hibp?: boolean | null;
                    support_email?: string | null;
                    clerk_js_version?: string | null;
                    development_origin?: string | null;
                    /** @description For browser-like stacks such as browser extensions, Electron (not officially supported), or Capacitor.js (not officially supported), the instance allowed origins need to be updated with the request origin value. For Chrome extensions popup, background, or service worker pages, the origin is chrome-extension://extension_uuid. For Electron apps the default origin is http://localhost:3000. For Capacitor, the origin is capacitor://localhost. */
                    allowed_origins?: string[];
                    /**
                     * @deprecated
                     * @description Whether the instance should operate in cookieless development mode (i.e. without third-party cookies).
                     *     Deprecated: Please use `url_based_session_syncing` instead.
                     */
                    cookieless_dev?: boolean | null;
                    /** @description Whether the instance should use URL-based session syncing in development mode (i.e. without third-party cookies). */
                    url_based_session_syncing?: boolean | null;
                    /**
                     * @description When password is required at the instance level, sets the preferred sign-in strategy surfaced to Clerk components. Has no effect when password is not required. Defaults to `password`. Set to an empty string to clear the override.
                     * @enum {string}
                     */
                    preferred_sign_in_strategy_when_password_required?: "password" | "otp" | "";
                };
            };
        };
        responses: {
            /** @description Accepted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Update instance restrictions
     * Updates the restriction settings of an instance
     * `PATCH /instance/restrictions`
     * @example
     * await api.UpdateInstanceRestrictions();
     * @source openapi.yaml:4337
     */
    UpdateInstanceRestrictions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    allowlist?: boolean | null;
                    blocklist?: boolean | null;
                    allowlist_blocklist_disabled_on_sign_in?: boolean | null;
                    block_email_subaddresses?: boolean | null;
                    block_disposable_email_domains?: boolean | null;
                };
            };
        };
        responses: {
            200: components["responses"]["InstanceRestrictions"];
            402: components["responses"]["PaymentRequired"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Get instance protect settings
     * `GET /instance/protect`
     * @example
     * await api.GetInstanceProtect();
     * @source openapi.yaml:4375
     */
    GetInstanceProtect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InstanceProtect"];
        };
    };
    /**
     * Update instance protect settings
     * `PATCH /instance/protect`
     * @example
     * await api.UpdateInstanceProtect();
     * @source openapi.yaml:4383
     */
    UpdateInstanceProtect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    rules_enabled?: boolean | null;
                    specter_enabled?: boolean | null;
                };
            };
        };
        responses: {
            200: components["responses"]["InstanceProtect"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Get instance communication settings
     * Retrieves the per-instance SMS communication settings, including the SMS country blocklist.
     * `GET /instance/communication`
     * @example
     * await api.GetInstanceCommunication();
     * @source openapi.yaml:4407
     */
    GetInstanceCommunication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InstanceCommunication"];
        };
    };
    /**
     * Update instance communication settings
     * Replaces the SMS country blocklist for this instance. Pass the full set of ISO 3166-1
     * alpha-2 country codes that should be blocked; codes that aren't recognized as SMS-tier
     * countries are silently dropped from the persisted list. Omitting `blocked_country_codes`
     * is a no-op.
     *
     * `PATCH /instance/communication`
     * @example
     * await api.UpdateInstanceCommunication();
     * @source openapi.yaml:4418
     */
    UpdateInstanceCommunication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description ISO 3166-1 alpha-2 country codes to block for SMS delivery. Whole-list replacement. Codes must be uppercase, 2-letter, and unique within the array.
                     *     maxItems: 250, uniqueItems
                     */
                    blocked_country_codes?: string[] | null;
                };
            };
        };
        responses: {
            200: components["responses"]["InstanceCommunication"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Get OAuth application settings
     * Retrieves the settings for OAuth applications for the instance (dynamic client registration, JWT access tokens, etc.).
     * `GET /instance/oauth_application_settings`
     * @example
     * await api.GetInstanceOAuthApplicationSettings();
     * @source openapi.yaml:4452
     */
    GetInstanceOAuthApplicationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InstanceOAuthApplicationSettings"];
        };
    };
    /**
     * Update OAuth application settings
     * Updates the OAuth application settings for the instance.
     * `PATCH /instance/oauth_application_settings`
     * @example
     * await api.UpdateInstanceOAuthApplicationSettings();
     * @source openapi.yaml:4463
     */
    UpdateInstanceOAuthApplicationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Whether dynamic OAuth client registration is enabled for the instance (RFC 7591). */
                    dynamic_oauth_client_registration?: boolean | null;
                    /** @description Default scopes. Set to null to reset to Clerk-provided defaults. */
                    default_scopes?: string[] | null;
                    /** @description Whether OAuth JWT access tokens are enabled for the instance (disabled indicates opaque access tokens). */
                    oauth_jwt_access_tokens?: boolean | null;
                    /** @description Whether the instance advertises support for Client ID Metadata Documents in its OAuth authorization server metadata. */
                    client_id_metadata_documents_advertised?: boolean | null;
                    /** @description When true, new unknown CIMD clients are rejected. Previously auto-connected and pre-registered clients remain admitted; deleting a client makes it unknown again. */
                    client_id_metadata_documents_only_allow_pre_registered_clients?: boolean | null;
                    /** @description When true, recorded implicitly allowed CIMD clients are rejected on future client lookups. Explicitly allowed clients remain accepted. This does not revoke previously issued access tokens. */
                    client_id_metadata_documents_block_implicitly_allowed_clients?: boolean | null;
                };
            };
        };
        responses: {
            200: components["responses"]["InstanceOAuthApplicationSettings"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Update production instance domain
     * Change the domain of a production instance.
     *
     * Changing the domain requires updating the [DNS records](https://clerk.com/docs/deployments/overview#dns-records) accordingly, deploying new [SSL certificates](https://clerk.com/docs/deployments/overview#deploy-certificates), updating your Social Connection's redirect URLs and setting the new keys in your code.
     *
     * WARNING: Changing your domain will invalidate all current user sessions (i.e. users will be logged out). Also, while your application is being deployed, a small downtime is expected to occur.
     * `POST /instance/change_domain`
     * @example
     * await api.ChangeProductionInstanceDomain();
     * @source openapi.yaml:4510
     */
    ChangeProductionInstanceDomain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The new home URL of the production instance e.g. https://www.example.com */
                    home_url?: string;
                    /**
                     * @description Whether this is a domain for a secondary app, meaning that any subdomain provided is significant and
                     *     will be stored as part of the domain. This is useful for supporting multiple apps (one primary and
                     *     multiple secondaries) on the same root domain (eTLD+1).
                     */
                    is_secondary?: boolean;
                };
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ClerkErrors"];
            422: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Get instance organization settings
     * Retrieves the organization settings of the instance
     * `GET /instance/organization_settings`
     * @example
     * await api.GetInstanceOrganizationSettings();
     * @source openapi.yaml:4547
     */
    GetInstanceOrganizationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrganizationSettings"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Update instance organization settings
     * Updates the organization settings of the instance
     * `PATCH /instance/organization_settings`
     * @example
     * await api.UpdateInstanceOrganizationSettings();
     * @source openapi.yaml:4564
     */
    UpdateInstanceOrganizationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    enabled?: boolean | null;
                    max_allowed_memberships?: number | null;
                    admin_delete_enabled?: boolean | null;
                    domains_enabled?: boolean | null;
                    slug_disabled?: boolean | null;
                    /**
                     * @description Specify which enrollment modes to enable for your Organization Domains.
                     *     Supported modes are 'automatic_invitation' & 'automatic_suggestion'.
                     */
                    domains_enrollment_modes?: string[];
                    /** @description Specify what the default organization role is for an organization creator. */
                    creator_role_id?: string | null;
                    /** @description Specify what the default organization role is for the organization domains. */
                    domains_default_role_id?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["OrganizationSettings"];
            400: components["responses"]["ClerkErrors"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["ClerkErrors"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Create a Svix app
     * Create a Svix app and associate it with the current instance
     * `POST /webhooks/svix`
     * @example
     * await api.CreateSvixApp();
     * @source openapi.yaml:4623
     */
    CreateSvixApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SvixURL"];
            400: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Delete a Svix app
     * Delete a Svix app and disassociate it from the current instance
     * `DELETE /webhooks/svix`
     * @example
     * await api.DeleteSvixApp();
     * @source openapi.yaml:4636
     */
    DeleteSvixApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Svix app was successfully deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Create a Svix Dashboard URL
     * Generate a new URL for accessing the Svix's management dashboard for that particular instance
     * `POST /webhooks/svix_url`
     * @example
     * await api.GenerateSvixAuthURL();
     * @source openapi.yaml:4650
     */
    GenerateSvixAuthURL: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SvixURL"];
            400: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * List all templates
     * `GET /jwt_templates`
     * @example
     * await api.ListJWTTemplates();
     * @source openapi.yaml:4664
     */
    ListJWTTemplates: {
        parameters: {
            query?: {
                /**
                 * @description Whether to paginate the results.
                 *     If true, the results will be paginated.
                 *     If false, the results will not be paginated.
                 */
                paginated?: components["parameters"]["Paginated"];
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JWTTemplate.List"];
        };
    };
    /**
     * Create a JWT template
     * Create a new JWT template
     * `POST /jwt_templates`
     * @example
     * await api.CreateJWTTemplate();
     * @source openapi.yaml:4678
     */
    CreateJWTTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description JWT template name */
                    name: string;
                    /** @description JWT template claims in JSON format */
                    claims: Record<string, unknown>;
                    /**
                     * @description JWT lifetime
                     *     minimum: 30, maximum: 315360000
                     */
                    lifetime?: number | null;
                    /**
                     * @description JWT allowed clock skew
                     *     minimum: 0, maximum: 300
                     */
                    allowed_clock_skew?: number | null;
                    /** @description Whether a custom signing key/algorithm is also provided for this template */
                    custom_signing_key?: boolean;
                    /** @description The custom signing algorithm to use when minting JWTs. Required if `custom_signing_key` is `true`. */
                    signing_algorithm?: string | null;
                    /** @description The custom signing private key to use when minting JWTs. Required if `custom_signing_key` is `true`. */
                    signing_key?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["JWTTemplate"];
            400: components["responses"]["ClerkErrors"];
            402: components["responses"]["PaymentRequired"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Retrieve a template
     * Retrieve the details of a given JWT template
     * `GET /jwt_templates/{template_id}`
     * @source openapi.yaml:4736
     */
    GetJWTTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description JWT Template ID */
                template_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JWTTemplate"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Delete a Template
     *
     * `DELETE /jwt_templates/{template_id}`
     * @source openapi.yaml:4820
     */
    DeleteJWTTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description JWT Template ID */
                template_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedObject"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Update a JWT template
     * Updates an existing JWT template
     * `PATCH /jwt_templates/{template_id}`
     * @source openapi.yaml:4756
     */
    UpdateJWTTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the JWT template to update */
                template_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description JWT template name */
                    name: string;
                    /** @description JWT template claims in JSON format */
                    claims: Record<string, unknown>;
                    /**
                     * @description JWT lifetime
                     *     minimum: 30, maximum: 315360000
                     */
                    lifetime?: number | null;
                    /**
                     * @description JWT allowed clock skew
                     *     minimum: 0, maximum: 300
                     */
                    allowed_clock_skew?: number | null;
                    /** @description Whether a custom signing key/algorithm is also provided for this template */
                    custom_signing_key?: boolean;
                    /** @description The custom signing algorithm to use when minting JWTs. Required if `custom_signing_key` is `true`. */
                    signing_algorithm?: string | null;
                    /** @description The custom signing private key to use when minting JWTs. Required if `custom_signing_key` is `true`. */
                    signing_key?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["JWTTemplate"];
            400: components["responses"]["ClerkErrors"];
            402: components["responses"]["PaymentRequired"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Get a list of machines for an instance
     * This request returns the list of machines for an instance. The machines are
     * ordered by descending creation date (i.e. most recent machines will be
     * returned first)
     * `GET /machines`
     * @example
     * await api.ListMachines();
     * @source openapi.yaml:4844
     */
    ListMachines: {
        parameters: {
            query?: {
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
                /** @description Returns machines with ID or name that match the given query. Uses exact match for machine ID and partial match for name. */
                query?: string;
                /**
                 * @description Allows to return machines in a particular order.
                 *     You can order the returned machines by their `name` or `created_at`.
                 *     To specify the direction, use the `+` or `-` symbols prepended to the property to order by.
                 *     For example, to return machines in descending order by `created_at`, use `-created_at`.
                 *     If you don't use `+` or `-`, then `+` is implied.
                 *     Defaults to `-created_at`.
                 *     default: "-created_at"
                 */
                order_by?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Machine.List"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Create a machine
     * Creates a new machine.
     * `POST /machines`
     * @example
     * await api.CreateMachine();
     * @source openapi.yaml:4889
     */
    CreateMachine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The name of the machine
                     *     minLength: 1, maxLength: 255
                     */
                    name: string;
                    /**
                     * @description Array of machine IDs that this machine will have access to. Maximum of 150 scopes per machine.
                     *     maxItems: 150
                     */
                    scoped_machines?: string[];
                    /**
                     * @description The default time-to-live (TTL) in seconds for tokens created by this machine. Must be at least 1 second.
                     *     minimum: 1, maximum: 315360000
                     * @default 3600
                     */
                    default_token_ttl?: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Machine.Created"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Retrieve a machine
     * Returns the details of a machine.
     * `GET /machines/{machine_id}`
     * @source openapi.yaml:4934
     */
    GetMachine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the machine to retrieve */
                machine_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Machine"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Delete a machine
     * Deletes a machine.
     * `DELETE /machines/{machine_id}`
     * @source openapi.yaml:5008
     */
    DeleteMachine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the machine to delete */
                machine_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Machine.Deleted"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Update a machine
     * Updates an existing machine.
     * Only the provided fields will be updated.
     * `PATCH /machines/{machine_id}`
     * @source openapi.yaml:4962
     */
    UpdateMachine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the machine to update */
                machine_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The name of the machine
                     *     minLength: 1, maxLength: 255
                     */
                    name?: string;
                    /**
                     * @description The default time-to-live (TTL) in seconds for tokens created by this machine. Must be at least 1 second.
                     *     minimum: 1, maximum: 315360000
                     */
                    default_token_ttl?: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Machine"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Retrieve a machine secret key
     * Returns the secret key for a machine.
     * `GET /machines/{machine_id}/secret_key`
     * @source openapi.yaml:5037
     */
    GetMachineSecretKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the machine to retrieve the secret key for */
                machine_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Machine.SecretKey"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Rotate a machine's secret key
     * Rotates the machine's secret key.
     * When the secret key is rotated, make sure to update it in your machine/application.
     * The previous secret key will remain valid for the duration specified by the previous_token_ttl parameter.
     * `POST /machines/{machine_id}/secret_key/rotate`
     * @source openapi.yaml:5064
     */
    RotateMachineSecretKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the machine to rotate the secret key for */
                machine_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The time in seconds that the previous secret key will remain valid after rotation.
                     *     This ensures a graceful transition period for updating applications with the new secret key.
                     *     Set to 0 to immediately expire the previous key. Maximum value is 8 hours (28800 seconds).
                     *     minimum: 0, maximum: 28800
                     */
                    previous_token_ttl: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Machine.SecretKey"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Create a machine scope
     * Creates a new machine scope, allowing the specified machine to access another machine.
     * Maximum of 150 scopes per machine.
     * `POST /machines/{machine_id}/scopes`
     * @source openapi.yaml:5113
     */
    CreateMachineScope: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the machine that will have access to another machine */
                machine_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The ID of the machine that will be scoped to the current machine */
                    to_machine_id: string;
                };
            };
        };
        responses: {
            200: components["responses"]["MachineScope"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Delete a machine scope
     * Deletes a machine scope, removing access from one machine to another.
     * `DELETE /machines/{machine_id}/scopes/{other_machine_id}`
     * @source openapi.yaml:5157
     */
    DeleteMachineScope: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the machine that has access to another machine */
                machine_id: string;
                /** @description The ID of the machine that is being accessed */
                other_machine_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MachineScope.Deleted"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Get a list of organizations for an instance
     * This request returns the list of organizations for an instance.
     * Results can be paginated using the optional `limit` and `offset` query parameters.
     * The organizations are ordered by descending creation date.
     * Most recent organizations will be returned first.
     * `GET /organizations`
     * @example
     * await api.ListOrganizations();
     * @source openapi.yaml:5192
     */
    ListOrganizations: {
        parameters: {
            query?: {
                /** @description Flag to denote whether the member counts of each organization should be included in the response or not. */
                include_members_count?: boolean;
                /** @description Flag to denote whether or not to include a member with elevated permissions who is not currently a member of the organization. */
                include_missing_member_with_elevated_permissions?: boolean;
                /**
                 * @description Returns organizations with ID, name, or slug that match the given query.
                 *     Uses exact match for organization ID and partial match for name and slug.
                 */
                query?: string;
                /**
                 * @description Returns organizations that include any of the specified user IDs as members. Any user IDs not found are ignored.
                 *     For each user ID, the `+` and `-` can be prepended to the ID, which denote whether the
                 *     respective organization should be included or excluded from the result set.
                 */
                user_id?: string[];
                /**
                 * @description Returns organizations with the organization IDs specified. Any organization IDs not found are ignored.
                 *     For each organization ID, the `+` and `-` can be prepended to the ID, which denote whether the
                 *     respective organization should be included or excluded from the result set. Accepts up to 100 organization IDs.
                 *     Example: ?organization_id=+org_1&organization_id=-org_2
                 */
                organization_id?: string[];
                /**
                 * @description Allows to return organizations in a particular order.
                 *     At the moment, you can order the returned organizations either by their `name`, `created_at` or `members_count`.
                 *     In order to specify the direction, you can use the `+/-` symbols prepended in the property to order by.
                 *     For example, if you want organizations to be returned in descending order according to their `created_at` property, you can use `-created_at`.
                 *     If you don't use `+` or `-`, then `+` is implied.
                 *     Defaults to `-created_at`.
                 *     default: "-created_at"
                 */
                order_by?: string;
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Organizations"];
            400: components["responses"]["ClerkErrors"];
            403: components["responses"]["AuthorizationInvalid"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Create an organization
     * Creates a new organization with the given name for an instance.
     * You can specify an optional slug for the new organization.
     * If provided, the organization slug can contain only lowercase alphanumeric characters (letters and digits) and the dash "-".
     * Organization slugs must be unique for the instance.
     * You can provide additional metadata for the organization and set any custom attribute you want.
     * Organizations support private and public metadata.
     * Private metadata can only be accessed from the Backend API.
     * Public metadata can be accessed from the Backend API, and are read-only from the Frontend API.
     * The `created_by` user will see this as their [active organization](https://clerk.com/docs/organizations/overview#active-organization)
     * the next time they create a session, presuming they don't explicitly set a different organization as active before then.
     * `POST /organizations`
     * @example
     * await api.CreateOrganization();
     * @source openapi.yaml:5272
     */
    CreateOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The name of the new organization.
                     *     May not contain URLs or HTML.
                     *     Max length: 256
                     */
                    name: string;
                    /** @description The ID of the User who will become the administrator for the new organization */
                    created_by?: string | null;
                    /** @description Metadata saved on the organization, accessible only from the Backend API */
                    private_metadata?: {
                        [key: string]: unknown;
                    } | null;
                    /** @description Metadata saved on the organization, read-only from the Frontend API and fully accessible (read/write) from the Backend API */
                    public_metadata?: {
                        [key: string]: unknown;
                    } | null;
                    /**
                     * @description A slug for the new organization.
                     *     Can contain only lowercase alphanumeric characters and the dash "-".
                     *     Must be unique for the instance.
                     *     This field should only be included when slugs are enabled in the organization settings, refer to our [documentation](https://clerk.com/docs/guides/organizations/overview#organization-slugs).
                     */
                    slug?: string | null;
                    /**
                     * @description The maximum number of memberships allowed for this organization
                     *     minimum: 0
                     */
                    max_allowed_memberships?: number | null;
                    /** @description A custom date/time denoting _when_ the organization was created, specified in RFC3339 format (e.g. `2012-10-20T07:15:20.902Z`). */
                    created_at?: string | null;
                    /** @description The key of the [role set](https://clerk.com/docs/guides/organizations/control-access/role-sets) to assign to this organization. */
                    role_set_key?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Organization"];
            400: components["responses"]["ClerkErrors"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["AuthorizationInvalid"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Retrieve an organization by ID or slug
     * Fetches the organization whose ID or slug matches the provided `id_or_slug` URL query parameter.
     * `GET /organizations/{organization_id}`
     * @source openapi.yaml:5351
     */
    GetOrganization: {
        parameters: {
            query?: {
                /** @description Flag to denote whether or not the organization's members count should be included in the response. */
                include_members_count?: boolean;
                /** @description Flag to denote whether or not to include a member with elevated permissions who is not currently a member of the organization. */
                include_missing_member_with_elevated_permissions?: boolean;
            };
            header?: never;
            path: {
                /** @description The ID or slug of the organization */
                organization_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Organization"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Delete an organization
     * Deletes the given organization.
     * Please note that deleting an organization will also delete all memberships and invitations.
     * This is not reversible.
     *
     * After the organization is deleted, any user's active sessions that contain the deleted
     * organization will be cleared.
     * `DELETE /organizations/{organization_id}`
     * @source openapi.yaml:5453
     */
    DeleteOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organization to delete */
                organization_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedObject"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Update an organization
     * Updates an existing organization.
     *
     * As of API version 2026-05-12, this endpoint no longer accepts `public_metadata` or `private_metadata`.
     * Use `PATCH /v1/organizations/{organization_id}/metadata` to merge updates into existing metadata, or `PUT /v1/organizations/{organization_id}/metadata` to replace a metadata field entirely.
     * `PATCH /organizations/{organization_id}`
     * @source openapi.yaml:5385
     */
    UpdateOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organization to update */
                organization_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The new name of the organization.
                     *     May not contain URLs or HTML.
                     *     Max length: 256
                     */
                    name?: string | null;
                    /** @description The new slug of the organization, which needs to be unique in the instance */
                    slug?: string | null;
                    /**
                     * @description The maximum number of memberships allowed for this organization
                     *     minimum: 0
                     */
                    max_allowed_memberships?: number | null;
                    /** @description If true, an admin can delete this organization with the Frontend API. */
                    admin_delete_enabled?: boolean | null;
                    /** @description A custom date/time denoting _when_ the organization was created, specified in RFC3339 format (e.g. `2012-10-20T07:15:20.902Z`). */
                    created_at?: string | null;
                    /** @description The key of the [role set](https://clerk.com/docs/guides/organizations/control-access/role-sets) to assign to this organization. */
                    role_set_key?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Organization"];
            400: components["responses"]["ClerkErrors"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Replace metadata for an organization
     * Replace an organization's metadata attributes with the provided values.
     * Unlike `PATCH /v1/organizations/{organization_id}/metadata` (merge semantics), this
     * endpoint replaces the supplied metadata fields entirely — the prior contents of each
     * supplied field are discarded. Fields omitted from the request body are left unchanged.
     * Prefer the `PATCH` endpoint for partial updates. Use `PUT` only when you explicitly
     * intend to overwrite a metadata field wholesale.
     * `PUT /organizations/{organization_id}/metadata`
     * @source openapi.yaml:5530
     */
    ReplaceOrganizationMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organization whose metadata will be replaced */
                organization_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Metadata saved on the organization, that is visible to both your frontend and backend.
                     *     The existing value will be replaced entirely with the new object.
                     */
                    public_metadata?: {
                        [key: string]: unknown;
                    };
                    /**
                     * @description Metadata saved on the organization that is only visible to your backend.
                     *     The existing value will be replaced entirely with the new object.
                     */
                    private_metadata?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Organization"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Merge and update metadata for an organization
     * Update organization metadata attributes by merging existing values with the provided parameters.
     * Metadata values will be updated via a deep merge.
     * Deep meaning that any nested JSON objects will be merged as well.
     * You can remove metadata keys at any level by setting their value to `null`.
     * `PATCH /organizations/{organization_id}/metadata`
     * @source openapi.yaml:5480
     */
    MergeOrganizationMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organization for which metadata will be merged or updated */
                organization_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Metadata saved on the organization, that is visible to both your frontend and backend.
                     *     The new object will be merged with the existing value.
                     */
                    public_metadata?: {
                        [key: string]: unknown;
                    };
                    /**
                     * @description Metadata saved on the organization that is only visible to your backend.
                     *     The new object will be merged with the existing value.
                     */
                    private_metadata?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Organization"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Upload a logo for the organization
     * Set or replace an organization's logo, by uploading an image file.
     * This endpoint uses the `multipart/form-data` request content type and accepts a file of image type.
     * The file size cannot exceed 10MB.
     * Only the following file content types are supported: `image/jpeg`, `image/png`, `image/gif`, `image/webp`.
     * `PUT /organizations/{organization_id}/logo`
     * @source openapi.yaml:5583
     */
    UploadOrganizationLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organization for which to upload a logo */
                organization_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": {
                    /** @description The ID of the user that will be credited with the image upload. */
                    uploader_user_id?: string;
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            200: components["responses"]["OrganizationWithLogo"];
            400: components["responses"]["ClerkErrors"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            413: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Delete the organization's logo.
     * Delete the organization's logo.
     * `DELETE /organizations/{organization_id}/logo`
     * @source openapi.yaml:5627
     */
    DeleteOrganizationLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organization for which the logo will be deleted. */
                organization_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Organization"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Retrieve an organization's billing subscription
     * Retrieves the billing subscription for the specified organization.
     * This includes subscription details, active plans, billing information, and payment status.
     * The subscription contains subscription items which represent the individual plans the organization is subscribed to.
     * `GET /organizations/{organization_id}/billing/subscription`
     * @source openapi.yaml:5648
     */
    GetOrganizationBillingSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organization whose subscription to retrieve */
                organization_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommerceSubscription"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Retrieve an organization's credit balance
     * Retrieves the current credit balance for the specified organization.
     * Credits can be applied during checkout to reduce the charge or automatically applied to upcoming recurring charges.
     * `GET /organizations/{organization_id}/billing/credits`
     * @source openapi.yaml:5683
     */
    GetOrganizationBillingCreditBalance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organization whose credit balance to retrieve */
                organization_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommerceCreditBalance"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Adjust an organization's credit balance
     * Increases or decreases the credit balance for the specified organization.
     * Each adjustment is recorded as a ledger entry. The idempotency_key parameter
     * ensures that duplicate requests are safely handled.
     * `POST /organizations/{organization_id}/billing/credits`
     * @source openapi.yaml:5716
     */
    AdjustOrganizationBillingCreditBalance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organization whose credit balance to adjust */
                organization_id: string;
            };
            cookie?: never;
        };
        /** @description Parameters for the credit balance adjustment */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustCreditBalanceRequest"];
            };
        };
        responses: {
            200: components["responses"]["CommerceCreditLedger"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["ClerkErrors"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Get a list of organization invitations
     * This request returns the list of organization invitations.
     * Results can be paginated using the optional `limit` and `offset` query parameters.
     * You can filter them by providing the 'status' query parameter, that accepts multiple values.
     * The organization invitations are ordered by descending creation date.
     * Most recent invitations will be returned first.
     * Any invitations created as a result of an Organization Domain are not included in the results.
     * `GET /organizations/{organization_id}/invitations`
     * @source openapi.yaml:5856
     */
    ListOrganizationInvitations: {
        parameters: {
            query?: {
                /** @description Filter organization invitations based on their status */
                status?: "pending" | "accepted" | "revoked" | "expired";
                /** @description Returns organization invitations inviting the specified email address. */
                email_address?: string;
                /**
                 * @description Allows to return organization invitations in a particular order.
                 *     You can order the returned organization invitations either by their `created_at` or `email_address`.
                 *     In order to specify the direction, you can use the `+/-` symbols prepended in the property to order by.
                 *     For example, if you want organization invitations to be returned in descending order according to their `created_at` property, you can use `-created_at`.
                 *     If you don't use `+` or `-`, then `+` is implied.
                 *     Defaults to `-created_at`.
                 *     default: "-created_at"
                 */
                order_by?: string;
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
            };
            header?: never;
            path: {
                /** @description The organization ID. */
                organization_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrganizationInvitations"];
            400: components["responses"]["ClerkErrors"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Create and send an organization invitation
     * Creates a new organization invitation and sends an email to the provided `email_address` with a link to accept the invitation and join the organization.
     * You can specify the `role` for the invited organization member.
     *
     * New organization invitations get a "pending" status until they are revoked by an organization administrator or accepted by the invitee.
     *
     * The request body supports passing an optional `redirect_url` parameter.
     * When the invited user clicks the link to accept the invitation, they will be redirected to the URL provided.
     * Use this parameter to implement a custom invitation acceptance flow.
     *
     * You can specify the ID of the user that will send the invitation with the `inviter_user_id` parameter.
     * That user must be a member with administrator privileges in the organization.
     * Only "admin" members can create organization invitations.
     *
     * You can optionally provide public and private metadata for the organization invitation.
     * The public metadata are visible by both the Frontend and the Backend whereas the private ones only by the Backend.
     * When the organization invitation is accepted, the metadata will be transferred to the newly created organization membership.
     * `POST /organizations/{organization_id}/invitations`
     * @source openapi.yaml:5760
     */
    CreateOrganizationInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organization for which to send the invitation */
                organization_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The email address of the new member that is going to be invited to the organization */
                    email_address: string;
                    /**
                     * @description The ID of the user that invites the new member to the organization.
                     *     Must be an administrator in the organization.
                     */
                    inviter_user_id?: string | null;
                    /** @description The role of the new member in the organization */
                    role: string;
                    /**
                     * @description Metadata saved on the organization invitation, read-only from the Frontend API and fully accessible (read/write) from the Backend API.
                     *     When the organization invitation is accepted, the metadata will be transferred to the newly created organization membership.
                     */
                    public_metadata?: {
                        [key: string]: unknown;
                    } | null;
                    /**
                     * @description Metadata saved on the organization invitation, fully accessible (read/write) from the Backend API but not visible from the Frontend API.
                     *     When the organization invitation is accepted, the metadata will be transferred to the newly created organization membership.
                     */
                    private_metadata?: {
                        [key: string]: unknown;
                    } | null;
                    /** @description Optional URL that the invitee will be redirected to once they accept the invitation by clicking the join link in the invitation email. */
                    redirect_url?: string | null;
                    /**
                     * @description The number of days the invitation will be valid for. By default, the invitation has a 30 days expire.
                     *     minimum: 1, maximum: 365
                     */
                    expires_in_days?: number | null;
                    /**
                     * @description Optional flag which denotes whether an email invitation should be sent to the given email address.
                     *     Defaults to `true`.
                     * @default true
                     */
                    notify?: boolean | null;
                };
            };
        };
        responses: {
            200: components["responses"]["OrganizationInvitation"];
            400: components["responses"]["ClerkErrors"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Bulk create and send organization invitations
     * Creates new organization invitations in bulk and sends out emails to the provided email addresses with a link to accept the invitation and join the organization.
     *
     * This endpoint is limited to a maximum of 10 invitations per API call. If you need to send more invitations, please make multiple requests.
     *
     * You can specify a different `role` for each invited organization member.
     * New organization invitations get a "pending" status until they are revoked by an organization administrator or accepted by the invitee.
     * The request body supports passing an optional `redirect_url` parameter for each invitation.
     * When the invited user clicks the link to accept the invitation, they will be redirected to the provided URL.
     * Use this parameter to implement a custom invitation acceptance flow.
     * You can specify the ID of the user that will send the invitation with the `inviter_user_id` parameter. Each invitation
     * can have a different inviter user.
     * Inviter users must be members with administrator privileges in the organization.
     * Only "admin" members can create organization invitations.
     * You can optionally provide public and private metadata for each organization invitation. The public metadata are visible
     * by both the Frontend and the Backend, whereas the private metadata are only visible by the Backend.
     * When the organization invitation is accepted, the metadata will be transferred to the newly created organization membership.
     * `POST /organizations/{organization_id}/invitations/bulk`
     * @source openapi.yaml:5919
     */
    CreateOrganizationInvitationBulk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID. */
                organization_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @description minItems: 1, maxItems: 10 */
                "application/json": {
                    /** @description The email address of the new member that is going to be invited to the organization */
                    email_address: string;
                    /**
                     * @description The ID of the user that invites the new member to the organization.
                     *     Must be an administrator in the organization.
                     */
                    inviter_user_id?: string | null;
                    /** @description The role of the new member in the organization */
                    role: string;
                    /**
                     * @description Metadata saved on the organization invitation, read-only from the Frontend API and fully accessible (read/write) from the Backend API.
                     *     When the organization invitation is accepted, the metadata will be transferred to the newly created organization membership.
                     */
                    public_metadata?: {
                        [key: string]: unknown;
                    } | null;
                    /**
                     * @description Metadata saved on the organization invitation, fully accessible (read/write) from the Backend API but not visible from the Frontend API.
                     *     When the organization invitation is accepted, the metadata will be transferred to the newly created organization membership.
                     */
                    private_metadata?: {
                        [key: string]: unknown;
                    } | null;
                    /** @description Optional URL that the invitee will be redirected to once they accept the invitation by clicking the join link in the invitation email. */
                    redirect_url?: string | null;
                    /**
                     * @description The number of days the invitation will be valid for. By default, the invitation has a 30 days expire.
                     *     minimum: 1, maximum: 365
                     */
                    expires_in_days?: number | null;
                    /**
                     * @description Optional flag which denotes whether an email invitation should be sent to the given email address.
                     *     Defaults to `true`.
                     * @default true
                     */
                    notify?: boolean | null;
                }[];
            };
        };
        responses: {
            200: components["responses"]["OrganizationInvitations"];
            400: components["responses"]["ClerkErrors"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Get a list of pending organization invitations
     * This request returns the list of organization invitations with "pending" status.
     * These are the organization invitations that can still be used to join the organization, but have not been accepted by the invited user yet.
     * Results can be paginated using the optional `limit` and `offset` query parameters.
     * The organization invitations are ordered by descending creation date.
     * Most recent invitations will be returned first.
     * Any invitations created as a result of an Organization Domain are not included in the results.
     * `GET /organizations/{organization_id}/invitations/pending`
     * @deprecated
     * @source openapi.yaml:6019
     */
    ListPendingOrganizationInvitations: {
        parameters: {
            query?: {
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
            };
            header?: never;
            path: {
                /** @description The organization ID. */
                organization_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrganizationInvitations"];
            400: components["responses"]["ClerkErrors"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Retrieve an organization invitation by ID
     * Use this request to get an existing organization invitation by ID.
     * `GET /organizations/{organization_id}/invitations/{invitation_id}`
     * @source openapi.yaml:6051
     */
    GetOrganizationInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID. */
                organization_id: string;
                /** @description The organization invitation ID. */
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrganizationInvitation"];
            400: components["responses"]["ClerkErrors"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Revoke a pending organization invitation
     * Use this request to revoke a previously issued organization invitation.
     * Revoking an organization invitation makes it invalid; the invited user will no longer be able to join the organization with the revoked invitation.
     * Only organization invitations with "pending" status can be revoked.
     * The request accepts the `requesting_user_id` parameter to specify the user which revokes the invitation.
     * Only users with "admin" role can revoke invitations.
     * `POST /organizations/{organization_id}/invitations/{invitation_id}/revoke`
     * @source openapi.yaml:6082
     */
    RevokeOrganizationInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization ID. */
                organization_id: string;
                /** @description The organization invitation ID. */
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The ID of the user that revokes the invitation.
                     *     Must be an administrator in the organization.
                     */
                    requesting_user_id?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["OrganizationInvitation"];
            400: components["responses"]["ClerkErrors"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Get a list of organization roles
     * This request returns the list of organization roles for the instance.
     * Results can be paginated using the optional `limit` and `offset` query parameters.
     * The organization roles are ordered by descending creation date.
     * Most recent roles will be returned first.
     * `GET /organization_roles`
     * @example
     * await api.ListOrganizationRoles();
     * @source openapi.yaml:6131
     */
    ListOrganizationRoles: {
        parameters: {
            query?: {
                /**
                 * @description Returns organization roles with ID, name, or key that match the given query.
                 *     Uses exact match for organization role ID and partial match for name and key.
                 */
                query?: string;
                /**
                 * @description Allows to return organization roles in a particular order.
                 *     At the moment, you can order the returned organization roles by their `created_at`, `name`, or `key`.
                 *     In order to specify the direction, you can use the `+/-` symbols prepended in the property to order by.
                 *     For example, if you want organization roles to be returned in descending order according to their `created_at` property, you can use `-created_at`.
                 *     If you don't use `+` or `-`, then `+` is implied.
                 *     Defaults to `-created_at`.
                 *     default: "-created_at"
                 */
                order_by?: string;
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Roles"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Create an organization role
     * Creates a new organization role with the given name and permissions for an instance.
     * The key must be unique for the instance and start with the 'org:' prefix, followed by lowercase alphanumeric characters and underscores only.
     * You can optionally provide a description for the role and specify whether it should be included in the initial role set.
     * Organization roles support permissions that can be assigned to control access within the organization.
     * `POST /organization_roles`
     * @source openapi.yaml:6178
     */
    CreateOrganizationRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name of the new organization role */
                    name: string;
                    /** @description A unique key for the organization role. Must start with 'org:' and contain only lowercase alphanumeric characters and underscores. */
                    key: string;
                    /** @description Optional description for the role */
                    description?: string | null;
                    /** @description Array of permission IDs to assign to the role */
                    permissions?: string[] | null;
                    /** @description Whether this role should be included in the initial role set */
                    include_in_initial_role_set?: boolean | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Role"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Retrieve an organization role
     * Use this request to retrieve an existing organization role by its ID.
     * `GET /organization_roles/{organization_role_id}`
     * @source openapi.yaml:6237
     */
    GetOrganizationRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organization role */
                organization_role_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Role"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Delete an organization role
     * Deletes the organization role.
     * The role cannot be deleted if it is currently used as the default creator role, domain default role, assigned to any members, or exists in any invitations.
     * `DELETE /organization_roles/{organization_role_id}`
     * @source openapi.yaml:6318
     */
    DeleteOrganizationRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organization role to delete */
                organization_role_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedObject"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Update an organization role
     * Updates an existing organization role.
     * You can update the name, key, description, and permissions of the role.
     * All parameters are optional - you can update only the fields you want to change.
     * If the role is used as a creator role or domain default role, updating the key will cascade the update to the organization settings.
     * `PATCH /organization_roles/{organization_role_id}`
     * @source openapi.yaml:6261
     */
    UpdateOrganizationRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organization role to update */
                organization_role_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The new name for the organization role */
                    name?: string | null;
                    /** @description A unique key for the organization role. Must start with 'org:' and contain only lowercase alphanumeric characters and underscores. */
                    key?: string | null;
                    /** @description Optional description for the role */
                    description?: string | null;
                    /** @description Array of permission IDs to assign to the role. If provided, this will replace the existing permissions. */
                    permissions?: string[] | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Role"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Assign a permission to an organization role
     * Assigns a permission to an organization role
     * `POST /organization_roles/{organization_role_id}/permissions/{permission_id}`
     * @source openapi.yaml:6347
     */
    AssignPermissionToOrganizationRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organization role */
                organization_role_id: string;
                /** @description The ID of the permission to assign */
                permission_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Role"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    /**
     * Remove a permission from an organization role
     * Removes a permission from an organization role
     * `DELETE /organization_roles/{organization_role_id}/permissions/{permission_id}`
     * @source openapi.yaml:6379
     */
    RemovePermissionFromOrganizationRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organization role */
                organization_role_id: string;
                /** @description The ID of the permission to remove */
                permission_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Role"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Get a list of all members of an organization
     * Retrieves all user memberships for the given organization
     * `GET /organizations/{organization_id}/memberships`
     * @source openapi.yaml:6472
     */
    ListOrganizationMemberships: {
        parameters: {
            query?: {
                /**
                 * @description Sorts organizations memberships by phone_number, email_address, created_at, first_name, last_name or username.
                 *     By prepending one of those values with + or -, we can choose to sort in ascending (ASC) or descending (DESC) order."
                 */
                order_by?: string;
                /**
                 * @description Returns users with the user IDs specified. For each user ID, the `+` and `-` can be
                 *     prepended to the ID, which denote whether the respective user ID should be included or
                 *     excluded from the result set. Accepts up to 100 user IDs. Any user IDs not found are ignored.
                 */
                user_id?: string[];
                /** @description Returns users with the specified email addresses. Accepts up to 100 email addresses. Any email addresses not found are ignored. */
                email_address?: string[];
                /** @description Returns users with the specified phone numbers. Accepts up to 100 phone numbers. Any phone numbers not found are ignored. */
                phone_number?: string[];
                /**
                 * @description Returns users with the specified usernames.
                 *     Accepts up to 100 usernames.
                 *     Any usernames not found are ignored.
                 */
                username?: string[];
                /**
                 * @description Returns users with the specified web3 wallet addresses.
                 *     Accepts up to 100 web3 wallet addresses.
                 *     Any web3 wallet addresses not found are ignored.
                 */
                web3_wallet?: string[];
                /** @description Returns users with the specified roles. Accepts up to 100 roles. Any roles not found are ignored. */
                role?: string[];
                /**
                 * @description Returns users that match the given query.
                 *     For possible matches, we check the email addresses, phone numbers, usernames, web3 wallets, user IDs, first and last names.
                 *     The query value doesn't need to match the exact value you are looking for, it is capable of partial matches as well.
                 */
                query?: string;
                /**
                 * @description Returns users with emails that match the given query, via case-insensitive partial match.
                 *     For example, `email_address_query=ello` will match a user with the email `HELLO@example.com`.
                 */
                email_address_query?: string;
                /**
                 * @description Returns users with phone numbers that match the given query, via case-insensitive partial match.
                 *     For example, `phone_number_query=555` will match a user with the phone number `+1555xxxxxxx`.
                 */
                phone_number_query?: string;
                /**
                 * @description Returns users with usernames that match the given query, via case-insensitive partial match.
                 *     For example, `username_query=CoolUser` will match a user with the username `SomeCoolUser`.
                 */
                username_query?: string;
                /** @description Returns users with names that match the given query, via case-insensitive partial match. */
                name_query?: string;
                /**
                 * @description Returns users whose last session activity was before the given date (with millisecond precision).
                 *     Example: use 1700690400000 to retrieve users whose last session activity was before 2023-11-23.
                 * @example 1700690400000
                 */
                last_active_at_before?: number;
                /**
                 * @description Returns users whose last session activity was after the given date (with millisecond precision).
                 *     Example: use 1700690400000 to retrieve users whose last session activity was after 2023-11-23.
                 * @example 1700690400000
                 */
                last_active_at_after?: number;
                /**
                 * @description Returns users who have been created before the given date (with millisecond precision).
                 *     Example: use 1730160000000 to retrieve users who have been created before 2024-10-29.
                 * @example 1730160000000
                 */
                created_at_before?: number;
                /**
                 * @description Returns users who have been created after the given date (with millisecond precision).
                 *     Example: use 1730160000000 to retrieve users who have been created after 2024-10-29.
                 * @example 1730160000000
                 */
                created_at_after?: number;
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
            };
            header?: never;
            path: {
                /** @description The organization ID. */
                organization_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrganizationMemberships"];
            401: components["responses"]["AuthenticationInvalid"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Create a new organization membership
     * Adds a user as a member to the given organization.
     * Only users in the same instance as the organization can be added as members.
     *
     * This organization will be the user's [active organization] (https://clerk.com/docs/organizations/overview#active-organization)
     * the next time they create a session, presuming they don't explicitly set a
     * different organization as active before then.
     * `POST /organizations/{organization_id}/memberships`
     * @source openapi.yaml:6412
     */
    CreateOrganizationMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organization where the new membership will be created */
                organization_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The ID of the user that will be added as a member in the organization.
                     *     The user needs to exist in the same instance as the organization and must not be a member of the given organization already.
                     */
                    user_id: string;
                    /** @description The role that the new member will have in the organization. */
                    role: string;
                    /** @description Metadata saved on the organization membership, that is visible to both your frontend and backend. */
                    public_metadata?: {
                        [key: string]: unknown;
                    } | null;
                    /** @description Metadata saved on the organization membership that is only visible to your backend. */
                    private_metadata?: {
                        [key: string]: unknown;
                    } | null;
                };
            };
        };
        responses: {
            200: components["responses"]["OrganizationMembership"];
            400: components["responses"]["ClerkErrors"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Remove a member from an organization
     * Removes the given membership from the organization
     * `DELETE /organizations/{organization_id}/memberships/{user_id}`
     * @source openapi.yaml:6671
     */
    DeleteOrganizationMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organization to which this membership belongs */
                organization_id: string;
                /** @description The ID of the user to which this membership belongs */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrganizationMembership"];
            401: components["responses"]["AuthenticationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Update an organization membership
     * Updates the properties of an existing organization membership
     * `PATCH /organizations/{organization_id}/memberships/{user_id}`
     * @source openapi.yaml:6631
     */
    UpdateOrganizationMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organization to which this membership belongs */
                organization_id: string;
                /** @description The ID of the user to which this membership belongs */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The new role of the given membership. */
                    role: string;
                };
            };
        };
        responses: {
            200: components["responses"]["OrganizationMembership"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Merge and update organization membership metadata
     * Update an organization membership's metadata attributes by merging existing values with the provided parameters.
     * Metadata values will be updated via a deep merge. Deep means that any nested JSON objects will be merged as well.
     * You can remove metadata keys at any level by setting their value to `null`.
     * `PATCH /organizations/{organization_id}/memberships/{user_id}/metadata`
     * @source openapi.yaml:6702
     */
    UpdateOrganizationMembershipMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organization to which this membership belongs */
                organization_id: string;
                /** @description The ID of the user to which this membership belongs */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Metadata saved on the organization membership, that is visible to both your frontend and backend.
                     *     The new object will be merged with the existing value.
                     */
                    public_metadata?: {
                        [key: string]: unknown;
                    };
                    /**
                     * @description Metadata saved on the organization membership that is only visible to your backend.
                     *     The new object will be merged with the existing value.
                     */
                    private_metadata?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["OrganizationMembership"];
            400: components["responses"]["ClerkErrors"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Get a list of all domains of an organization.
     * Get a list of all domains of an organization.
     * `GET /organizations/{organization_id}/domains`
     * @source openapi.yaml:6801
     */
    ListOrganizationDomains: {
        parameters: {
            query?: {
                /** @description Filter domains by their verification status. `true` or `false` */
                verified?: string;
                /**
                 * @description Filter domains by their enrollment mode. Accepts `automatic_invitation`, `automatic_suggestion`, `manual_invitation` or `enterprise_sso`.
                 *     Prefix a value with `-` to exclude it instead (e.g. `-enterprise_sso`). Include and exclude filters can be combined and compose as AND.
                 */
                enrollment_mode?: string;
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
            };
            header?: never;
            path: {
                /** @description The organization ID. */
                organization_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrganizationDomains"];
            401: components["responses"]["AuthenticationInvalid"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Create a new organization domain.
     * Creates a new organization domain. By default the domain is verified, but can be optionally set to unverified.
     * `POST /organizations/{organization_id}/domains`
     * @source openapi.yaml:6755
     */
    CreateOrganizationDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organization where the new domain will be created. */
                organization_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name of the new domain */
                    name?: string;
                    /** @description The enrollment_mode for the new domain. This can be `automatic_invitation`, `automatic_suggestion`, `manual_invitation` or `enterprise_sso` */
                    enrollment_mode?: string;
                    /** @description The status of domain's verification. Defaults to true */
                    verified?: boolean | null;
                };
            };
        };
        responses: {
            200: components["responses"]["OrganizationDomain"];
            400: components["responses"]["ClerkErrors"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Remove a domain from an organization.
     * Removes the given domain from the organization.
     * `DELETE /organizations/{organization_id}/domains/{domain_id}`
     * @source openapi.yaml:6887
     */
    DeleteOrganizationDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organization to which the domain belongs */
                organization_id: string;
                /** @description The ID of the domain */
                domain_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedObject"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["ClerkErrors"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Update an organization domain.
     * Updates the properties of an existing organization domain.
     * `PATCH /organizations/{organization_id}/domains/{domain_id}`
     * @source openapi.yaml:6840
     */
    UpdateOrganizationDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organization to which the domain belongs */
                organization_id: string;
                /** @description The ID of the domain */
                domain_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The enrollment_mode for the new domain. This can be `automatic_invitation`, `automatic_suggestion`, `manual_invitation` or `enterprise_sso` */
                    enrollment_mode?: string | null;
                    /** @description The status of the domain's verification */
                    verified?: boolean | null;
                };
            };
        };
        responses: {
            200: components["responses"]["OrganizationDomain"];
            400: components["responses"]["ClerkErrors"];
            403: components["responses"]["ClerkErrors"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Mark an organization domain's ownership as verified
     * Flips the organization domain's ownership state to verified via the
     * manual override path, bypassing the self-serve TXT DNS challenge. The
     * domain row records strategy=`manual_override` and an
     * `organization_domain.ownership_verified` audit event is emitted with the
     * same strategy.
     *
     * Idempotent: re-calling on an already-verified domain returns the current
     * ownership state without re-emitting the audit event.
     * `POST /organizations/{organization_id}/domains/{domain_id}/verify_ownership`
     * @source openapi.yaml:6920
     */
    VerifyOrganizationDomainOwnership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the organization to which the domain belongs */
                organization_id: string;
                /** @description The ID of the domain */
                domain_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrganizationDomain"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["ClerkErrors"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * List all organization domains
     * Retrieves a list of all organization domains within the current instance.
     * This endpoint can be used to list all domains across all organizations
     * or filter domains by organization, verification status, enrollment mode, or search query.
     *
     * The response includes pagination information and details about each domain
     * including its verification status, enrollment mode, and associated counts.
     *
     * `GET /organization_domains`
     * @example
     * await api.ListAllOrganizationDomains();
     * @source openapi.yaml:6959
     */
    ListAllOrganizationDomains: {
        parameters: {
            query?: {
                /** @description The ID of the organization to filter domains by */
                organization_id?: string;
                /** @description Filter by verification status */
                verified?: "true" | "false";
                /**
                 * @description Filter by enrollment mode. Prefix a value with `-` to exclude it instead
                 *     (e.g. `-enterprise_sso`). Include and exclude filters can be combined and compose as AND.
                 */
                enrollment_mode?: ("manual_invitation" | "automatic_invitation" | "automatic_suggestion" | "enterprise_sso" | "-manual_invitation" | "-automatic_invitation" | "-automatic_suggestion" | "-enterprise_sso")[];
                /**
                 * @description Search domains by name or organization ID.
                 *     If the query starts with "org_", it will search by exact organization ID match.
                 *     Otherwise, it performs a case-insensitive partial match on the domain name.
                 *
                 *     Note: An empty string or whitespace-only value is not allowed and will result in a validation error.
                 */
                query?: string;
                /** @description Filter by exact domain names. Accepts multiple values (e.g. domains=example.com&domains=test.org). */
                domains?: string[];
                /**
                 * @description Allows to return organization domains in a particular order.
                 *     At the moment, you can order the returned domains by their `name` or `created_at`.
                 *     In order to specify the direction, you can use the `+/-` symbols prepended to the property to order by.
                 *     For example, if you want domains to be returned in descending order according to their `created_at` property, you can use `-created_at`.
                 *     If you don't use `+` or `-`, then `+` is implied.
                 *     Defaults to `-created_at`.
                 *
                 *     default: "-created_at"
                 */
                order_by?: string;
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrganizationDomains"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Verify the proxy configuration for your domain
     * This endpoint can be used to validate that a proxy-enabled domain is operational.
     * It tries to verify that the proxy URL provided in the parameters maps to a functional proxy that can reach the Clerk Frontend API.
     *
     * You can use this endpoint before you set a proxy URL for a domain. This way you can ensure that switching to proxy-based
     * configuration will not lead to downtime for your instance.
     *
     * The `proxy_url` parameter allows for testing proxy configurations for domains that don't have a proxy URL yet, or operate on
     * a different proxy URL than the one provided. It can also be used to re-validate a domain that is already configured to work with a proxy.
     * `POST /proxy_checks`
     * @example
     * await api.VerifyDomainProxy();
     * @source openapi.yaml:7056
     */
    VerifyDomainProxy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The ID of the domain that will be updated. */
                    domain_id?: string;
                    /** @description The full URL of the proxy which will forward requests to the Clerk Frontend API for this domain. e.g. https://example.com/__clerk */
                    proxy_url?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["ProxyCheck"];
            400: components["responses"]["ClerkErrors"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * List all redirect URLs
     * Lists all whitelisted redirect_urls for the instance
     * `GET /redirect_urls`
     * @example
     * await api.ListRedirectURLs();
     * @source openapi.yaml:7092
     */
    ListRedirectURLs: {
        parameters: {
            query?: {
                /**
                 * @description Whether to paginate the results.
                 *     If true, the results will be paginated.
                 *     If false, the results will not be paginated.
                 */
                paginated?: components["parameters"]["Paginated"];
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RedirectURL.List"];
        };
    };
    /**
     * Create a redirect URL
     * Create a redirect URL
     * `POST /redirect_urls`
     * @example
     * await api.CreateRedirectURL();
     * @source openapi.yaml:7107
     */
    CreateRedirectURL: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The full URL value prefixed with `https://` or a custom scheme e.g. `"https://my-app.com/oauth-callback"` or `"my-app://oauth-callback"` */
                    url: string;
                };
            };
        };
        responses: {
            200: components["responses"]["RedirectURL"];
            400: components["responses"]["ClerkErrors"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Retrieve a redirect URL
     * Retrieve the details of the redirect URL with the given ID
     * `GET /redirect_urls/{id}`
     * @source openapi.yaml:7134
     */
    GetRedirectURL: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the redirect URL */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RedirectURL"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Delete a redirect URL
     * Remove the selected redirect URL from the whitelist of the instance
     * `DELETE /redirect_urls/{id}`
     * @source openapi.yaml:7154
     */
    DeleteRedirectURL: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the redirect URL */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedObject"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Create sign-in token
     * Creates a new sign-in token and associates it with the given user.
     * By default, sign-in tokens expire in 30 days.
     * You can optionally supply a different duration in seconds using the `expires_in_seconds` property.
     * `POST /sign_in_tokens`
     * @example
     * await api.CreateSignInToken();
     * @source openapi.yaml:7175
     */
    CreateSignInToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The ID of the user that can use the newly created sign in token */
                    user_id: string;
                    /**
                     * @description The ID of the organization to activate when the user signs in.
                     *     Organizations must be enabled for the instance, and the user must be a member of the organization.
                     */
                    org_id?: string | null;
                    /**
                     * @description Optional parameter to specify the life duration of the sign in token in seconds.
                     *     By default, the duration is 30 days.
                     *     minimum: 1
                     * @default 2592000
                     */
                    expires_in_seconds?: number | null;
                };
            };
        };
        responses: {
            200: components["responses"]["SignInToken"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Revoke the given sign-in token
     * Revokes a pending sign-in token
     * `POST /sign_in_tokens/{sign_in_token_id}/revoke`
     * @source openapi.yaml:7221
     */
    RevokeSignInToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the sign-in token to be revoked */
                sign_in_token_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SignInToken"];
            400: components["responses"]["ClerkErrors"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Retrieve a sign-up by ID
     * Retrieve the details of the sign-up with the given ID
     * `GET /sign_ups/{id}`
     * @source openapi.yaml:7244
     */
    GetSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the sign-up to retrieve */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SignUp"];
            403: components["responses"]["AuthorizationInvalid"];
        };
    };
    /**
     * Update a sign-up
     * Update the sign-up with the given ID
     * `PATCH /sign_ups/{id}`
     * @source openapi.yaml:7264
     */
    UpdateSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the sign-up to update */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The ID of the guest attempting to sign up as used in your external systems or your previous authentication solution.
                     *     This will be copied to the resulting user when the sign-up is completed.
                     */
                    external_id?: string | null;
                    /** @description If true, the sign-up will be marked as a custom action. */
                    custom_action?: boolean | null;
                };
            };
        };
        responses: {
            200: components["responses"]["SignUp"];
            403: components["responses"]["AuthorizationInvalid"];
        };
    };
    /**
     * Get a list of OAuth applications for an instance
     * This request returns the list of OAuth applications for an instance.
     * Results can be paginated using the optional `limit` and `offset` query parameters.
     * The OAuth applications are ordered by descending creation date.
     * Most recent OAuth applications will be returned first.
     * `GET /oauth_applications`
     * @example
     * await api.ListOAuthApplications();
     * @source openapi.yaml:7301
     */
    ListOAuthApplications: {
        parameters: {
            query?: {
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
                /**
                 * @description Allows to return OAuth applications in a particular order.
                 *     At the moment, you can order the returned OAuth applications by their `created_at` and `name`.
                 *     In order to specify the direction, you can use the `+/-` symbols prepended in the property to order by.
                 *     For example, if you want OAuth applications to be returned in descending order according to their `created_at` property, you can use `-created_at`.
                 *     If you don't use `+` or `-`, then `+` is implied. We only support one `order_by` parameter, and if multiple `order_by` parameters are provided, we will only keep the first one. For example,
                 *     if you pass `order_by=name&order_by=created_at`, we will consider only the first `order_by` parameter, which is `name`. The `created_at` parameter will be ignored in this case.
                 *     default: "+created_at"
                 */
                order_by?: string;
                /**
                 * @description Returns OAuth applications with names that match the given query, via case-insensitive partial match.
                 *     Also returns the OAuth application whose `client_id` is exactly the given query, which is useful for
                 *     resolving a `client_id` to the OAuth application `id` required by the read, update and delete endpoints.
                 */
                name_query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OAuthApplications"];
            400: components["responses"]["ClerkErrors"];
            403: components["responses"]["AuthorizationInvalid"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Create an OAuth application
     * Creates a new OAuth application with the given name and callback URL for an instance.
     * The callback URL must be a valid URL.
     * All URL schemes are allowed such as `http://`, `https://`, `myapp://`, etc...
     * `POST /oauth_applications`
     * @example
     * await api.CreateOAuthApplication();
     * @source openapi.yaml:7347
     */
    CreateOAuthApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The name of the new OAuth application.
                     *     Max length: 256
                     */
                    name: string;
                    /** @description An array of redirect URIs of the new OAuth application */
                    redirect_uris?: string[] | null;
                    /**
                     * @deprecated
                     * @description The callback URL of the new OAuth application
                     *     maxLength: 1024
                     */
                    callback_url?: string | null;
                    /**
                     * @description Define the allowed scopes for the new OAuth applications that dictate the user payload of the OAuth user info endpoint. Available scopes are `profile`, `email`, `public_metadata`, `private_metadata`. Provide the requested scopes as a string, separated by spaces.
                     *     maxLength: 1024
                     * @default profile email
                     * @example profile email public_metadata
                     */
                    scopes?: string | null;
                    /**
                     * @description True to enable a consent screen to display in the authentication flow.
                     * @default true
                     */
                    consent_screen_enabled?: boolean | null;
                    /**
                     * @description True to require the Proof Key of Code Exchange (PKCE) flow.
                     * @default false
                     */
                    pkce_required?: boolean | null;
                    /** @description If true, this client is public and you can use the Proof Key of Code Exchange (PKCE) flow. */
                    public?: boolean | null;
                };
            };
        };
        responses: {
            200: components["responses"]["OAuthApplicationWithSecret"];
            400: components["responses"]["ClerkErrors"];
            403: components["responses"]["AuthorizationInvalid"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Retrieve an OAuth application by ID
     * Fetches the OAuth application whose ID matches the provided `id` in the path.
     * `GET /oauth_applications/{oauth_application_id}`
     * @source openapi.yaml:7414
     */
    GetOAuthApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the OAuth application */
                oauth_application_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OAuthApplication"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Delete an OAuth application
     * Deletes the given OAuth application.
     * This is not reversible.
     * `DELETE /oauth_applications/{oauth_application_id}`
     * @source openapi.yaml:7507
     */
    DeleteOAuthApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the OAuth application to delete */
                oauth_application_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedObject"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Update an OAuth application
     * Updates an existing OAuth application
     * `PATCH /oauth_applications/{oauth_application_id}`
     * @source openapi.yaml:7436
     */
    UpdateOAuthApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the OAuth application to update */
                oauth_application_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The new name of the OAuth application.
                     *     Max length: 256
                     */
                    name?: string | null;
                    /** @description An array of redirect URIs of the new OAuth application */
                    redirect_uris?: string[] | null;
                    /**
                     * @deprecated
                     * @description The new callback URL of the OAuth application
                     *     maxLength: 1024
                     */
                    callback_url?: string | null;
                    /**
                     * @description Define the allowed scopes for the new OAuth applications that dictate the user payload of the OAuth user info endpoint. Available scopes are `profile`, `email`, `public_metadata`, `private_metadata`. Provide the requested scopes as a string, separated by spaces.
                     *     maxLength: 1024
                     * @default profile email
                     * @example profile email public_metadata private_metadata
                     */
                    scopes?: string | null;
                    /** @description True to enable a consent screen to display in the authentication flow. This cannot be disabled for dynamically registered OAuth Applications. */
                    consent_screen_enabled?: boolean | null;
                    /** @description True to require the Proof Key of Code Exchange (PKCE) flow. */
                    pkce_required?: boolean | null;
                    /** @description If true, this client is public and you can use the Proof Key of Code Exchange (PKCE) flow. */
                    public?: boolean | null;
                };
            };
        };
        responses: {
            200: components["responses"]["OAuthApplication"];
            400: components["responses"]["ClerkErrors"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Upload a logo for the OAuth application
     * Set or replace an OAuth application's logo by uploading an image file.
     * This endpoint uses the `multipart/form-data` request content type and accepts a file of image type.
     * The file size cannot exceed 10MB.
     * Only the following file content types are supported: `image/jpeg`, `image/png`, `image/gif`, `image/webp`.
     * `PUT /oauth_applications/{oauth_application_id}/logo`
     * @source openapi.yaml:7532
     */
    UploadOAuthApplicationLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the OAuth application for which to upload a logo */
                oauth_application_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": {
                    /** @description The ID of the user that will be credited with the image upload. */
                    uploader_user_id?: string;
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            200: components["responses"]["OAuthApplication"];
            400: components["responses"]["ClerkErrors"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            413: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Rotate the client secret of the given OAuth application
     * Rotates the OAuth application's client secret.
     * When the client secret is rotated, make sure to update it in authorized OAuth clients.
     * `POST /oauth_applications/{oauth_application_id}/rotate_secret`
     * @source openapi.yaml:7577
     */
    RotateOAuthApplicationSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the OAuth application for which to rotate the client secret */
                oauth_application_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OAuthApplicationWithSecret"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Revoke an OAuth application token
     * Revoke both OAuth access token and refresh token for the associated grant for the given OAuth application.
     * The request may specify either token.
     * JWT access tokens cannot be revoked.
     * `POST /oauth_applications/{oauth_application_id}/revoke_token`
     * @source openapi.yaml:7602
     */
    RevokeOAuthApplicationToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the OAuth application for which to revoke the token */
                oauth_application_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The opaque OAuth access token or refresh token to revoke. All tokens associated with the same OAuth grant are also revoked. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Token revoked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ClerkErrors"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Get a list of SAML Connections for an instance
     * Returns the list of SAML Connections for an instance.
     * Results can be paginated using the optional `limit` and `offset` query parameters.
     * The SAML Connections are ordered by descending creation date and the most recent will be returned first.
     * Deprecated: Use the Enterprise Connections API instead. This endpoint will be removed in future versions.
     * `GET /saml_connections`
     * @example
     * await api.ListSAMLConnections();
     * @deprecated
     * @source openapi.yaml:7645
     */
    ListSAMLConnections: {
        parameters: {
            query?: {
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
                /** @description Returns SAML connections that have a name that matches the given query, via case-insensitive partial match. */
                query?: string;
                /**
                 * @description Sorts organizations memberships by phone_number, email_address, created_at, first_name, last_name or username.
                 *     By prepending one of those values with + or -,
                 *     we can choose to sort in ascending (ASC) or descending (DESC) order.
                 */
                order_by?: string;
                /**
                 * @description Returns SAML connections that have an associated organization ID to the
                 *     given organizations.
                 *     For each organization ID, the `+` and `-` can be
                 *     prepended to the ID, which denote whether the
                 *     respective organization should be included or
                 *     excluded from the result set.
                 *     Accepts up to 100 organization IDs.
                 */
                organization_id?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SAMLConnections"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["AuthorizationInvalid"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Create a SAML Connection
     * Create a new SAML Connection.
     * Deprecated: Use the Enterprise Connections API instead. This endpoint will be removed in future versions.
     * `POST /saml_connections`
     * @example
     * await api.CreateSAMLConnection();
     * @deprecated
     * @source openapi.yaml:7699
     */
    CreateSAMLConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The name to use as a label for this SAML Connection */
                    name: string;
                    /**
                     * @deprecated
                     * @description The domain of your organization. Sign in flows using an email with this domain, will use this SAML Connection.
                     */
                    domain?: string;
                    /** @description The domains of your organization. Sign in flows using an email with one of these domains, will use this SAML Connection. */
                    domains?: string[];
                    /**
                     * @description The IdP provider of the connection.
                     * @enum {string}
                     */
                    provider: "saml_custom" | "saml_okta" | "saml_google" | "saml_microsoft";
                    /** @description The Entity ID as provided by the IdP */
                    idp_entity_id?: string | null;
                    /** @description The Single-Sign On URL as provided by the IdP */
                    idp_sso_url?: string | null;
                    /** @description The X.509 certificate as provided by the IdP */
                    idp_certificate?: string | null;
                    /** @description The URL which serves the IdP metadata. If present, it takes priority over the corresponding individual properties */
                    idp_metadata_url?: string | null;
                    /** @description The XML content of the IdP metadata file. If present, it takes priority over the corresponding individual properties */
                    idp_metadata?: string | null;
                    /** @description The ID of the organization to which users of this SAML Connection will be added */
                    organization_id?: string | null;
                    /** @description Define the attribute name mapping between Identity Provider and Clerk's user properties */
                    attribute_mapping?: {
                        user_id?: string;
                        email_address?: string;
                        first_name?: string;
                        last_name?: string;
                    } | null;
                    /** @description Enable or deactivate ForceAuthn */
                    force_authn?: boolean;
                    /** @description Configuration for the login_hint sent to the IdP on SSO sign-in */
                    login_hint?: {
                        /**
                         * @description Controls the login_hint sent to the IdP on SSO sign-in
                         * @enum {string}
                         */
                        mode: "email_address" | "custom_attribute" | "off";
                        /** @description The user public_metadata key whose value is sent as the login_hint when mode is custom_attribute */
                        source?: string;
                    } | null;
                } & ({
                    domain: {} | null;
                } | {
                    domains: {} | null;
                });
            };
        };
        responses: {
            200: components["responses"]["SAMLConnection"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["ClerkErrors"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Retrieve a SAML Connection by ID
     * Fetches the SAML Connection whose ID matches the provided `saml_connection_id` in the path.
     * Deprecated: Use the Enterprise Connections API instead. This endpoint will be removed in future versions.
     * `GET /saml_connections/{saml_connection_id}`
     * @deprecated
     * @source openapi.yaml:7818
     */
    GetSAMLConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the SAML Connection */
                saml_connection_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SAMLConnection"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Delete a SAML Connection
     * Deletes the SAML Connection whose ID matches the provided `id` in the path.
     * Deprecated: Use the Enterprise Connections API instead. This endpoint will be removed in future versions.
     * `DELETE /saml_connections/{saml_connection_id}`
     * @deprecated
     * @source openapi.yaml:7986
     */
    DeleteSAMLConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the SAML Connection to delete */
                saml_connection_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedObject"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Update a SAML Connection
     * Updates the SAML Connection whose ID matches the provided `id` in the path.
     * Deprecated: Use the Enterprise Connections API instead. This endpoint will be removed in future versions.
     * `PATCH /saml_connections/{saml_connection_id}`
     * @deprecated
     * @source openapi.yaml:7845
     */
    UpdateSAMLConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the SAML Connection to update */
                saml_connection_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name of the new SAML Connection */
                    name?: string | null;
                    /**
                     * @deprecated
                     * @description The domain to use for the new SAML Connection
                     */
                    domain?: string | null;
                    /** @description A list of the domains on use for the SAML connection */
                    domains?: string[] | null;
                    /** @description The Entity ID as provided by the IdP */
                    idp_entity_id?: string | null;
                    /** @description The SSO URL as provided by the IdP */
                    idp_sso_url?: string | null;
                    /** @description The x509 certificated as provided by the IdP */
                    idp_certificate?: string | null;
                    /** @description The URL which serves the IdP metadata. If present, it takes priority over the corresponding individual properties and replaces them */
                    idp_metadata_url?: string | null;
                    /** @description The XML content of the IdP metadata file. If present, it takes priority over the corresponding individual properties */
                    idp_metadata?: string | null;
                    /** @description The ID of the organization to which users of this SAML Connection will be added */
                    organization_id?: string | null;
                    /** @description Define the attribute name mapping between Identity Provider and Clerk's user properties */
                    attribute_mapping?: {
                        user_id?: string;
                        email_address?: string;
                        first_name?: string;
                        last_name?: string;
                    } | null;
                    /** @description Activate or de-activate the SAML Connection */
                    active?: boolean | null;
                    /** @description Controls whether to update the user's attributes in each sign-in */
                    sync_user_attributes?: boolean | null;
                    /** @description Allow users with an email address subdomain to use this connection in order to authenticate */
                    allow_subdomains?: boolean | null;
                    /** @description Enable or deactivate IdP-initiated flows */
                    allow_idp_initiated?: boolean | null;
                    /** @description Enable or deactivate additional identifications */
                    disable_additional_identifications?: boolean | null;
                    /** @description Whether this connection supports account linking via organization membership */
                    allow_organization_account_linking?: boolean | null;
                    /** @description Enable or deactivate ForceAuthn */
                    force_authn?: boolean;
                    /** @description Configuration for the login_hint sent to the IdP on SSO sign-in */
                    login_hint?: {
                        /**
                         * @description Controls the login_hint sent to the IdP on SSO sign-in
                         * @enum {string}
                         */
                        mode: "email_address" | "custom_attribute" | "off";
                        /** @description The user public_metadata key whose value is sent as the login_hint when mode is custom_attribute */
                        source?: string;
                    } | null;
                    /** @description When enabling the connection, controls behavior when verified domains used for enrollment modes like automatic invitation or automatic suggestion already exist for the same domain. If true, those verified domains are removed and the connection is enabled. If false or omitted, the request fails when any such verified domain exists. */
                    consent_verified_domains_deletion?: boolean | null;
                };
            };
        };
        responses: {
            200: components["responses"]["SAMLConnection"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["ClerkErrors"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * List enterprise connections
     * Returns the list of enterprise connections for the instance.
     * Results can be paginated using the optional `limit` and `offset` query parameters.
     * `GET /enterprise_connections`
     * @example
     * await api.ListEnterpriseConnections();
     * @source openapi.yaml:8014
     */
    ListEnterpriseConnections: {
        parameters: {
            query?: {
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
                /** @description Filter enterprise connections by organization ID */
                organization_id?: string;
                /** @description Filter by active status. If true, only active connections are returned. If false, only inactive connections are returned. If omitted, all connections are returned. */
                active?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EnterpriseConnections"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["AuthorizationInvalid"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Create an enterprise connection
     * Create a new enterprise connection.
     * `POST /enterprise_connections`
     * @example
     * await api.CreateEnterpriseConnection();
     * @source openapi.yaml:8048
     */
    CreateEnterpriseConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The display name of the connection */
                    name: string;
                    /**
                     * @description The identity provider (e.g. saml_custom, oidc_custom, oidc_github_enterprise, oidc_gitlab)
                     * @enum {string}
                     */
                    provider: "saml_custom" | "saml_okta" | "saml_google" | "saml_microsoft" | "oidc_custom" | "oidc_github_enterprise" | "oidc_gitlab";
                    /**
                     * @description Domains associated with the enterprise connection (required; at least one). Values are normalized to lowercase. Each domain must be a valid fully qualified domain name.
                     *     minItems: 1
                     */
                    domains: string[];
                    /** @description Organization ID when the connection is linked to an organization */
                    organization_id?: string | null;
                    /** @description Whether this connection supports account linking via organization membership */
                    allow_organization_account_linking?: boolean | null;
                    /** @description Whether the enterprise connection is active. When true, IdP metadata must be provided via the `saml` object. */
                    active?: boolean | null;
                    /**
                     * @description SAML connection-specific properties. Only applied when the enterprise connection uses SAML (e.g. provider is saml_custom).
                     *     Use this to set IdP configuration, attribute mapping, and other SAML-specific settings at creation time.
                     */
                    saml?: {
                        /** @description IdP entity ID */
                        idp_entity_id?: string | null;
                        /** @description IdP SSO URL */
                        idp_sso_url?: string | null;
                        /** @description IdP certificate (PEM) */
                        idp_certificate?: string | null;
                        /** @description URL to IdP metadata */
                        idp_metadata_url?: string | null;
                        /** @description Raw IdP metadata XML */
                        idp_metadata?: string | null;
                        /** @description Attribute mapping for SAML attributes */
                        attribute_mapping?: {
                            user_id?: string | null;
                            email_address?: string | null;
                            first_name?: string | null;
                            last_name?: string | null;
                        } | null;
                        allow_subdomains?: boolean | null;
                        allow_idp_initiated?: boolean | null;
                        force_authn?: boolean | null;
                        /** @description Configuration for the login_hint sent to the IdP on SSO sign-in */
                        login_hint?: {
                            /**
                             * @description Controls the login_hint sent to the IdP on SSO sign-in
                             * @enum {string}
                             */
                            mode: "email_address" | "custom_attribute" | "off";
                            /** @description The user public_metadata key whose value is sent as the login_hint when mode is custom_attribute */
                            source?: string;
                        } | null;
                    } | null;
                    /** @description OIDC connection-specific properties. Only applied when the enterprise connection uses OIDC (e.g. provider is oidc_custom, oidc_github_enterprise, or oidc_gitlab). */
                    oidc?: {
                        /** @description OIDC client ID */
                        client_id?: string | null;
                        /** @description OIDC client secret */
                        client_secret?: string | null;
                        /** @description OIDC discovery URL */
                        discovery_url?: string | null;
                        /** @description OIDC authorization URL */
                        auth_url?: string | null;
                        /** @description OIDC token URL */
                        token_url?: string | null;
                        /** @description OIDC userinfo URL */
                        user_info_url?: string | null;
                        /** @description Whether PKCE is required (must be true for public clients with no client secret) */
                        requires_pkce?: boolean | null;
                    } | null;
                    /** @description Custom attributes to map from the IdP to the user's profile via SSO or SCIM provisioning. Requires the custom attributes feature to be enabled for the instance. */
                    custom_attributes?: {
                        /**
                         * @description Display name for the custom attribute
                         *     minLength: 1
                         */
                        name: string;
                        /**
                         * @description Key used to store the attribute in the user's metadata
                         *     minLength: 1, pattern: ^[^_][A-Za-z0-9_-]*$
                         */
                        key: string;
                        /** @description Path to extract the attribute value from SSO claims */
                        sso_path?: string;
                        /** @description GJSON path to extract the attribute value from SCIM user resources */
                        scim_path?: string;
                        /** @description The new name for `scim_path`. Send either one, or both with the same value; sending both with different values is rejected. */
                        directory_path?: string;
                        /** @description When true, the attribute supports multiple values; values from the IdP are written to public_metadata as an array. Defaults to false. */
                        multi_valued?: boolean;
                    }[];
                };
            };
        };
        responses: {
            201: components["responses"]["EnterpriseConnection"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["ClerkErrors"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Retrieve an enterprise connection
     * Fetches the enterprise connection whose ID matches the provided `enterprise_connection_id` in the path.
     * `GET /enterprise_connections/{enterprise_connection_id}`
     * @source openapi.yaml:8251
     */
    GetEnterpriseConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the enterprise connection */
                enterprise_connection_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EnterpriseConnection"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Delete an enterprise connection
     * Deletes the enterprise connection whose ID matches the provided `enterprise_connection_id` in the path.
     * `DELETE /enterprise_connections/{enterprise_connection_id}`
     * @source openapi.yaml:8488
     */
    DeleteEnterpriseConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the enterprise connection to delete */
                enterprise_connection_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedObject"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Update an enterprise connection
     * Updates the enterprise connection whose ID matches the provided `enterprise_connection_id` in the path.
     * When enabling the connection (setting `active` to true), any existing verified organization domains that match the connection's domains (e.g. used for enrollment modes like automatic invitation) may be deleted so the connection can be enabled.
     * `PATCH /enterprise_connections/{enterprise_connection_id}`
     * @source openapi.yaml:8275
     */
    UpdateEnterpriseConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the enterprise connection to update */
                enterprise_connection_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The display name of the enterprise connection */
                    name?: string | null;
                    /**
                     * @description Domains associated with the enterprise connection. Values are normalized to lowercase.
                     *     Empty array means ignored (no change); non-empty array means set domains to the given list (replaces existing).
                     */
                    domains?: string[] | null;
                    /** @description Whether the enterprise connection is active. When set to true (enabling), any existing verified organization domains for the same domain(s) will be removed so the connection can be enabled. */
                    active?: boolean | null;
                    /** @description Whether to sync user attributes on sign-in */
                    sync_user_attributes?: boolean | null;
                    /** @description Whether to disable additional identifications */
                    disable_additional_identifications?: boolean | null;
                    /** @description Whether this connection supports account linking via organization membership */
                    allow_organization_account_linking?: boolean | null;
                    /** @description Organization ID to link to this enterprise connection. Only linking is supported; sending this field sets or changes the linked organization. There is no way to unlink an organization once linked. */
                    organization_id?: string | null;
                    /**
                     * @description SAML connection-specific properties. Only applied when the enterprise connection uses SAML.
                     *     Use this to update IdP configuration, attribute mapping, and other SAML-specific settings.
                     */
                    saml?: {
                        /** @description Display name of the SAML connection */
                        name?: string | null;
                        /** @description IdP entity ID */
                        idp_entity_id?: string | null;
                        /** @description IdP SSO URL */
                        idp_sso_url?: string | null;
                        /** @description IdP certificate (PEM) */
                        idp_certificate?: string | null;
                        /** @description URL to IdP metadata */
                        idp_metadata_url?: string | null;
                        /** @description Raw IdP metadata XML */
                        idp_metadata?: string | null;
                        /** @description Attribute mapping for SAML attributes */
                        attribute_mapping?: {
                            user_id?: string | null;
                            email_address?: string | null;
                            first_name?: string | null;
                            last_name?: string | null;
                        } | null;
                        allow_subdomains?: boolean | null;
                        allow_idp_initiated?: boolean | null;
                        force_authn?: boolean | null;
                        /** @description Configuration for the login_hint sent to the IdP on SSO sign-in */
                        login_hint?: {
                            /**
                             * @description Controls the login_hint sent to the IdP on SSO sign-in
                             * @enum {string}
                             */
                            mode: "email_address" | "custom_attribute" | "off";
                            /** @description The user public_metadata key whose value is sent as the login_hint when mode is custom_attribute */
                            source?: string;
                        } | null;
                    } | null;
                    /** @description OIDC connection-specific properties. Only applied when the enterprise connection uses OIDC (e.g. oidc_custom, oidc_github_enterprise, or oidc_gitlab). */
                    oidc?: {
                        /** @description OIDC client ID */
                        client_id?: string | null;
                        /** @description OIDC client secret */
                        client_secret?: string | null;
                        /** @description OIDC discovery URL */
                        discovery_url?: string | null;
                        /** @description OIDC authorization URL */
                        auth_url?: string | null;
                        /** @description OIDC token URL */
                        token_url?: string | null;
                        /** @description OIDC userinfo URL */
                        user_info_url?: string | null;
                        /** @description Whether PKCE is required (must be true for public clients with no client secret) */
                        requires_pkce?: boolean | null;
                    } | null;
                    /** @description Custom attributes to map from the IdP to the user's profile via SSO or SCIM provisioning. Requires the custom attributes feature to be enabled for the instance. */
                    custom_attributes?: {
                        /**
                         * @description Display name for the custom attribute
                         *     minLength: 1
                         */
                        name: string;
                        /**
                         * @description Key used to store the attribute in the user's metadata
                         *     minLength: 1, pattern: ^[^_][A-Za-z0-9_-]*$
                         */
                        key: string;
                        /** @description Path to extract the attribute value from SSO claims */
                        sso_path?: string;
                        /** @description GJSON path to extract the attribute value from SCIM user resources */
                        scim_path?: string;
                        /** @description The new name for `scim_path`. Send either one, or both with the same value; sending both with different values is rejected. */
                        directory_path?: string;
                        /** @description When true, the attribute supports multiple values; values from the IdP are written to public_metadata as an array. Defaults to false. */
                        multi_valued?: boolean;
                    }[] | null;
                };
            };
        };
        responses: {
            200: components["responses"]["EnterpriseConnection"];
            400: components["responses"]["ClerkErrors"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * List enterprise connection test runs
     * Returns a paginated list of SAML or OIDC debug test runs for an enterprise connection.
     * `GET /enterprise_connections/{enterprise_connection_id}/test_runs`
     * @source openapi.yaml:8513
     */
    ListEnterpriseConnectionTestRuns: {
        parameters: {
            query?: {
                /** @description Filter test runs by status (may be repeated) */
                status?: ("pending" | "success" | "failed")[];
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
            };
            header?: never;
            path: {
                /** @description The ID of the enterprise connection */
                enterprise_connection_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EnterpriseConnectionTestRuns"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Create an enterprise connection test run
     * Returns a short-lived URL that starts the IdP test flow for this connection.
     * `POST /enterprise_connections/{enterprise_connection_id}/test_runs`
     * @source openapi.yaml:8555
     */
    CreateEnterpriseConnectionTestRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the enterprise connection */
                enterprise_connection_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EnterpriseConnectionTestRun"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Retrieve a new testing token
     * Retrieve a new testing token.
     * `POST /testing_tokens`
     * @example
     * await api.CreateTestingToken();
     * @source openapi.yaml:8580
     */
    CreateTestingToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TestingToken"];
        };
    };
    /**
     * Create agent task
     * Create an agent task on behalf of a user.
     * The response contains a URL that, when visited, creates a session for the user.
     * The agent_id is stable per agent_name within an instance. The agent_task_id is unique per call.
     * `POST /agents/tasks`
     * @example
     * await api.CreateAgentTask();
     * @source openapi.yaml:8592
     */
    CreateAgentTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Identifies the user on whose behalf the agent task is created.
                     *     Exactly one of user_id or identifier must be provided.
                     */
                    on_behalf_of: {
                        /** @description The ID of the user. */
                        user_id?: string;
                        /** @description A verified identifier (e.g. email address) belonging to the user. */
                        identifier?: string;
                    };
                    /**
                     * @description The permissions granted to the agent task. Must be "*" (all permissions).
                     * @enum {string}
                     */
                    permissions: "*";
                    /**
                     * @description A name identifying the agent. Used to derive a stable agent_id per instance.
                     *     Logged for audit purposes.
                     */
                    agent_name: string;
                    /** @description A description of the task being performed. Logged for audit purposes. */
                    task_description: string;
                    /**
                     * Format: uri
                     * @description The URL the user is redirected to after the agent task is accepted.
                     *     Must be a valid absolute URL with an `https` scheme in production instances.
                     *     In development instances, `http` is also permitted.
                     *     The URL's domain must belong to one of the instance's associated domains
                     *     (primary or satellite); otherwise the redirect will be rejected when the
                     *     task ticket is consumed.
                     */
                    redirect_url: string;
                    /**
                     * @description The maximum duration that the session which will be created by the generated agent task should last.
                     *     By default, the duration of a session created via an agent task lasts 30 minutes.
                     * @default 1800
                     */
                    session_max_duration_in_seconds?: number;
                };
            };
        };
        responses: {
            200: components["responses"]["AgentTask"];
            400: components["responses"]["ClerkErrors"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Revoke agent task
     * Revokes a pending agent task.
     * `POST /agents/tasks/{agent_task_id}/revoke`
     * @source openapi.yaml:8667
     */
    RevokeAgentTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the agent task to be revoked. */
                agent_task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AgentTask"];
            400: components["responses"]["ClerkErrors"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Get a list of all organization memberships within an instance.
     * Retrieves all organization user memberships for the given instance.
     * `GET /organization_memberships`
     * @example
     * await api.InstanceGetOrganizationMemberships();
     * @source openapi.yaml:8690
     */
    InstanceGetOrganizationMemberships: {
        parameters: {
            query?: {
                /**
                 * @description Sorts organizations memberships by phone_number, email_address, created_at, first_name, last_name or username.
                 *     By prepending one of those values with + or -,
                 *     we can choose to sort in ascending (ASC) or descending (DESC) order.
                 */
                order_by?: string;
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrganizationMemberships"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * List all waitlist entries
     * Retrieve a list of waitlist entries for the instance.
     * Entries are ordered by creation date in descending order by default.
     * Supports filtering by email address or status and pagination with limit and offset parameters.
     * `GET /waitlist_entries`
     * @example
     * await api.ListWaitlistEntries();
     * @source openapi.yaml:8722
     */
    ListWaitlistEntries: {
        parameters: {
            query?: {
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
                /** @description Filter waitlist entries by `email_address` or `id` */
                query?: string;
                /** @description Filter waitlist entries by their status */
                status?: "pending" | "invited" | "completed" | "rejected";
                /**
                 * @description Specify the order of results. Supported values are:
                 *     - `created_at`
                 *     - `email_address`
                 *     - `invited_at`
                 *
                 *     Use `+` for ascending or `-` for descending order. Defaults to `-created_at`.
                 *     default: "-created_at"
                 */
                order_by?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WaitlistEntries"];
        };
    };
    /**
     * Create a waitlist entry
     * Creates a new waitlist entry for the given email address.
     * If the email address is already on the waitlist, no new entry will be created and the existing waitlist entry will be returned.
     * `POST /waitlist_entries`
     * @example
     * await api.CreateWaitlistEntry();
     * @source openapi.yaml:8769
     */
    CreateWaitlistEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The email address to add to the waitlist */
                    email_address: string;
                    /**
                     * @description Optional flag which denotes whether a confirmation email should be sent to the given email address.
                     *     Defaults to `true`.
                     * @default true
                     */
                    notify?: boolean | null;
                };
            };
        };
        responses: {
            200: components["responses"]["WaitlistEntry"];
            400: components["responses"]["ClerkErrors"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Create multiple waitlist entries
     * Creates multiple waitlist entries for the provided email addresses.
     * You can choose whether to send confirmation emails by setting the `notify` parameter to `true` or `false` for each entry.
     * If the `notify` parameter is omitted, it defaults to `true`.
     *
     * If an email address is already on the waitlist, no new entry will be created and the existing waitlist entry will be returned.
     * Duplicate email addresses within the same request are not allowed.
     *
     * This endpoint is limited to a maximum of 50 entries per API call. If you need to add more entries, please make multiple requests.
     * `POST /waitlist_entries/bulk`
     * @example
     * await api.CreateBulkWaitlistEntries();
     * @source openapi.yaml:8805
     */
    CreateBulkWaitlistEntries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Required parameters */
        requestBody?: {
            content: {
                /** @description minItems: 1, maxItems: 50 */
                "application/json": {
                    /**
                     * Format: email
                     * @description The email address to add to the waitlist
                     */
                    email_address: string;
                    /**
                     * @description Optional flag which denotes whether a confirmation email should be sent to the given email address.
                     *     Defaults to `true`.
                     * @default true
                     */
                    notify?: boolean | null;
                }[];
            };
        };
        responses: {
            200: components["responses"]["WaitlistEntry.List"];
            400: components["responses"]["ClerkErrors"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Delete a pending waitlist entry
     * Delete a pending waitlist entry.
     * `DELETE /waitlist_entries/{waitlist_entry_id}`
     * @source openapi.yaml:8854
     */
    DeleteWaitlistEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the waitlist entry to delete */
                waitlist_entry_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedObject"];
            400: components["responses"]["ClerkErrors"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Invite a waitlist entry
     * Send an invite to the email address in a waitlist entry.
     * `POST /waitlist_entries/{waitlist_entry_id}/invite`
     * @source openapi.yaml:8881
     */
    InviteWaitlistEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the waitlist entry to invite */
                waitlist_entry_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Whether an invitation should be created if there is already an existing invitation for this email address, or it's claimed by another user.
                     * @default false
                     */
                    ignore_existing?: boolean | null;
                };
            };
        };
        responses: {
            200: components["responses"]["WaitlistEntry"];
            400: components["responses"]["ClerkErrors"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Reject a waitlist entry
     * Reject a waitlist entry.
     * `POST /waitlist_entries/{waitlist_entry_id}/reject`
     * @source openapi.yaml:8919
     */
    RejectWaitlistEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the waitlist entry to reject */
                waitlist_entry_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WaitlistEntry"];
            400: components["responses"]["ClerkErrors"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * List all billing plans
     * Returns a list of all billing plans for the instance. The plans are returned sorted by creation date,
     * with the newest plans appearing first. This includes both free and paid plans. Pagination is supported.
     * `GET /billing/plans`
     * @example
     * await api.GetCommercePlanList();
     * @source openapi.yaml:8948
     */
    GetCommercePlanList: {
        parameters: {
            query?: {
                /**
                 * @description Whether to paginate the results.
                 *     If true, the results will be paginated.
                 *     If false, the results will not be paginated.
                 */
                paginated?: components["parameters"]["Paginated"];
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
                /** @description Filter plans by payer type */
                payer_type?: "user" | "org";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommercePlan.List"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * List all billing prices
     * Returns a list of all prices for the instance. The prices are returned sorted by amount ascending,
     * then by creation date descending. This includes both default and custom prices. Pagination is supported.
     * `GET /billing/prices`
     * @example
     * await api.GetBillingPriceList();
     * @source openapi.yaml:8983
     */
    GetBillingPriceList: {
        parameters: {
            query?: {
                /**
                 * @description Whether to paginate the results.
                 *     If true, the results will be paginated.
                 *     If false, the results will not be paginated.
                 */
                paginated?: components["parameters"]["Paginated"];
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
                /** @description Filter prices by plan ID */
                plan_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BillingPrice.List"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Create a custom billing price
     * Creates a custom price for a billing plan. Custom prices allow you to offer different pricing
     * to specific customers while maintaining the same plan structure.
     * `POST /billing/prices`
     * @source openapi.yaml:9016
     */
    CreateBillingPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Parameters for creating a custom price */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBillingPriceRequest"];
            };
        };
        responses: {
            200: components["responses"]["BillingPrice"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * List all subscription items
     * Returns a list of all subscription items for the instance. The subscription items are returned sorted by creation date,
     * with the newest appearing first. This includes subscriptions for both users and organizations. Pagination is supported.
     * `GET /billing/subscription_items`
     * @example
     * await api.GetCommerceSubscriptionItemList();
     * @source openapi.yaml:9047
     */
    GetCommerceSubscriptionItemList: {
        parameters: {
            query?: {
                /**
                 * @description Whether to paginate the results.
                 *     If true, the results will be paginated.
                 *     If false, the results will not be paginated.
                 */
                paginated?: components["parameters"]["Paginated"];
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
                /** @description Filter subscription items by status */
                status?: "active" | "ended" | "past_due" | "upcoming" | "free_trial";
                /** @description Filter subscription items by payer type */
                payer_type?: "user" | "org";
                /** @description Filter subscription items by plan ID */
                plan_id?: string;
                /**
                 * @description Whether to include free plan subscription items
                 *     default: false
                 */
                include_free?: boolean;
                /** @description Search query to filter subscription items */
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommerceSubscriptionItem.List"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Cancel a subscription item
     * Cancel a specific subscription item. The subscription item can be canceled immediately or at the end of the current billing period.
     * `DELETE /billing/subscription_items/{subscription_item_id}`
     * @source openapi.yaml:9113
     */
    CancelCommerceSubscriptionItem: {
        parameters: {
            query?: {
                /**
                 * @description Whether to cancel the subscription immediately (true) or at the end of the current billing period (false, default)
                 *     default: false
                 */
                end_now?: boolean;
            };
            header?: never;
            path: {
                /** @description The ID of the subscription item to cancel */
                subscription_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommerceSubscriptionItem"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Extend free trial for a subscription item
     * Extends the free trial period for a specific subscription item to the specified timestamp.
     * The subscription item must be currently in a free trial period, and the plan must support free trials.
     * The timestamp must be in the future and not more than 365 days from the end of the current trial period
     * This operation is idempotent - repeated requests with the same timestamp will not change the trial period.
     * `POST /billing/subscription_items/{subscription_item_id}/extend_free_trial`
     * @source openapi.yaml:9151
     */
    ExtendBillingSubscriptionItemFreeTrial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the subscription item to extend the free trial for */
                subscription_item_id: string;
            };
            cookie?: never;
        };
        /** @description Parameters for extending the free trial */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtendFreeTrialRequest"];
            };
        };
        responses: {
            200: components["responses"]["CommerceSubscriptionItem-2"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Create a price transition for a subscription item
     * Creates a price transition for the specified subscription item.
     * This may create an upcoming subscription item or activate immediately depending on plan and payer rules.
     * `POST /billing/subscription_items/{subscription_item_id}/price_transition`
     * @source openapi.yaml:9193
     */
    CreateBillingPriceTransition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the subscription item to transition */
                subscription_item_id: string;
            };
            cookie?: never;
        };
        /** @description Parameters for the price transition */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceTransitionRequest"];
            };
        };
        responses: {
            200: components["responses"]["CommercePriceTransition"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Apply a discount to a subscription item
     * Applies an existing discount to a subscription item.
     * Manual application is an override path: self-serve distribution rules are not enforced.
     * At most one active discount is allowed per subscription item; applying a different
     * discount replaces the currently active one. Re-applying the same active discount returns a conflict.
     * `POST /billing/subscription_items/{subscription_item_id}/discounts`
     * @source openapi.yaml:9235
     */
    ApplyBillingSubscriptionItemDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the subscription item to apply the discount to */
                subscription_item_id: string;
            };
            cookie?: never;
        };
        /** @description Parameters for applying the discount */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyCommerceDiscountRequest"];
            };
        };
        responses: {
            200: components["responses"]["CommerceDiscountRedemption"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Remove a discount from a subscription item
     * Removes the active discount from a subscription item.
     * The discount_id must match the subscription item's currently active discount.
     * `DELETE /billing/subscription_items/{subscription_item_id}/discounts/{discount_id}`
     * @source openapi.yaml:9279
     */
    RemoveBillingSubscriptionItemDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the subscription item to remove the discount from */
                subscription_item_id: string;
                /** @description The ID of the discount to remove */
                discount_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommerceDiscountRedemption"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * List all billing statements
     * Returns a list of all billing statements for the instance. The statements are returned sorted by creation date,
     * with the newest statements appearing first. Pagination is supported.
     * `GET /billing/statements`
     * @example
     * await api.GetBillingStatementList();
     * @source openapi.yaml:9320
     */
    GetBillingStatementList: {
        parameters: {
            query?: {
                /**
                 * @description Whether to paginate the results.
                 *     If true, the results will be paginated.
                 *     If false, the results will not be paginated.
                 */
                paginated?: components["parameters"]["Paginated"];
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BillingStatement.List"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Retrieve a billing statement
     * Retrieves the details of a billing statement.
     * `GET /billing/statements/{statementID}`
     * @source openapi.yaml:9346
     */
    GetBillingStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the statement to retrieve. */
                statementID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BillingStatement"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * List payment attempts for a billing statement
     * Returns a list of all payment attempts for a specific billing statement. The payment attempts are returned sorted by creation date,
     * with the newest payment attempts appearing first. Pagination is supported.
     * `GET /billing/statements/{statementID}/payment_attempts`
     * @source openapi.yaml:9375
     */
    GetBillingStatementPaymentAttempts: {
        parameters: {
            query?: {
                /**
                 * @description Whether to paginate the results.
                 *     If true, the results will be paginated.
                 *     If false, the results will not be paginated.
                 */
                paginated?: components["parameters"]["Paginated"];
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
            };
            header?: never;
            path: {
                /** @description The ID of the statement to retrieve payment attempts for. */
                statementID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BillingPaymentAttempt.List"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["ClerkErrors"];
        };
    };
    /**
     * Get a list of all organization permissions
     * Retrieves all organization permissions for the given instance.
     * `GET /organization_permissions`
     * @example
     * await api.ListOrganizationPermissions();
     * @source openapi.yaml:9409
     */
    ListOrganizationPermissions: {
        parameters: {
            query?: {
                /**
                 * @description Returns organization permissions with ID, name, or key that match the given query.
                 *     Uses exact match for permission ID and partial match for name and key.
                 */
                query?: string;
                /**
                 * @description Allows to return organization permissions in a particular order.
                 *     At the moment, you can order the returned permissions by their `created_at`, `name`, or `key`.
                 *     In order to specify the direction, you can use the `+/-` symbols prepended in the property to order by.
                 *     For example, if you want permissions to be returned in descending order according to their `created_at` property, you can use `-created_at`.
                 */
                order_by?: string;
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Permissions"];
            401: components["responses"]["AuthenticationInvalid"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Create a new organization permission
     * Creates a new organization permission for the given instance.
     * `POST /organization_permissions`
     * @source openapi.yaml:9445
     */
    CreateOrganizationPermission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name of the permission. */
                    name: string;
                    /** @description The key of the permission. Must have the format "org:feature:action" where feature and action are segments consisting of lowercase letters, digits, or underscores, for example "org:billing:manage" or "org:team:read". Cannot begin with "org:sys_" as that prefix is reserved for system permissions. */
                    key: string;
                    /** @description A description of the permission. */
                    description?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Permission"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Get an organization permission
     * Retrieves the details of an organization permission.
     * `GET /organization_permissions/{permission_id}`
     * @source openapi.yaml:9486
     */
    GetOrganizationPermission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the permission to retrieve */
                permission_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Permission"];
            401: components["responses"]["AuthenticationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Delete an organization permission
     * Deletes an organization permission.
     * System permissions cannot be deleted.
     * `DELETE /organization_permissions/{permission_id}`
     * @source openapi.yaml:9554
     */
    DeleteOrganizationPermission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the permission to delete */
                permission_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedObject"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Update an organization permission
     * Updates the properties of an existing organization permission.
     * System permissions cannot be updated.
     * `PATCH /organization_permissions/{permission_id}`
     * @source openapi.yaml:9508
     */
    UpdateOrganizationPermission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the permission to update */
                permission_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name of the permission. */
                    name?: string;
                    /** @description The key of the permission. Must have the format "org:feature:action" where feature and action are segments consisting of lowercase letters, digits, or underscores. Cannot begin with "org:sys_" as that prefix is reserved for system permissions. */
                    key?: string;
                    /** @description A description of the permission. */
                    description?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Permission"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Get a list of role sets
     * Returns a list of role sets for the instance.
     * Results can be paginated using the optional `limit` and `offset` query parameters.
     * The role sets are ordered by descending creation date by default.
     * `GET /role_sets`
     * @example
     * await api.ListRoleSets();
     * @source openapi.yaml:9581
     */
    ListRoleSets: {
        parameters: {
            query?: {
                /**
                 * @description Returns role sets with ID, name, or key that match the given query.
                 *     Uses exact match for role set ID and partial match for name and key.
                 */
                query?: string;
                /**
                 * @description Allows to return role sets in a particular order.
                 *     At the moment, you can order the returned role sets by their `created_at`, `name`, or `key`.
                 *     In order to specify the direction, you can use the `+/-` symbols prepended in the property to order by.
                 *     For example, if you want role sets to be returned in descending order according to their `created_at` property, you can use `-created_at`.
                 *     If you don't use `+` or `-`, then `+` is implied.
                 *     Defaults to `-created_at`.
                 *     default: "-created_at"
                 */
                order_by?: string;
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RoleSets"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Create a role set
     * Creates a new role set with the given name and roles.
     * The key must be unique for the instance and start with the 'role_set:' prefix, followed by lowercase alphanumeric characters and underscores only.
     * You must provide at least one role and specify a default role key and creator role key.
     * `POST /role_sets`
     * @source openapi.yaml:9627
     */
    CreateRoleSet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name of the new role set */
                    name: string;
                    /**
                     * @description A unique key for the role set. Must start with 'role_set:' and contain only lowercase alphanumeric characters and underscores.
                     *     If not provided, a key will be generated from the name.
                     */
                    key?: string;
                    /** @description Optional description for the role set */
                    description?: string | null;
                    /**
                     * @description The key of the role to use as the default role for new organization members.
                     *     Must be one of the roles in the `roles` array.
                     */
                    default_role_key: string;
                    /**
                     * @description The key of the role to assign to organization creators.
                     *     Must be one of the roles in the `roles` array.
                     */
                    creator_role_key: string;
                    /**
                     * @description The type of the role set. "initial" role sets are the default for new organizations.
                     *     Only one role set can be "initial" per instance.
                     * @enum {string}
                     */
                    type?: "initial" | "custom";
                    /**
                     * @description Array of role keys to include in the role set.
                     *     Must contain at least one role and no more than 10 roles.
                     */
                    roles: string[];
                };
            };
        };
        responses: {
            200: components["responses"]["RoleSet"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Retrieve a role set
     * Retrieves an existing role set by its key or ID.
     * `GET /role_sets/{role_set_key_or_id}`
     * @source openapi.yaml:9704
     */
    GetRoleSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key or ID of the role set */
                role_set_key_or_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RoleSet"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Update a role set
     * Updates an existing role set.
     * You can update the name, key, description, type, default role, or creator role.
     * All parameters are optional - you can update only the fields you want to change.
     * `PATCH /role_sets/{role_set_key_or_id}`
     * @source openapi.yaml:9728
     */
    UpdateRoleSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key or ID of the role set to update */
                role_set_key_or_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The new name for the role set */
                    name?: string | null;
                    /** @description A unique key for the role set. Must start with 'role_set:' and contain only lowercase alphanumeric characters and underscores. */
                    key?: string | null;
                    /** @description Optional description for the role set */
                    description?: string | null;
                    /**
                     * @description Set to "initial" to make this the default role set for new organizations.
                     *     Only one role set can be "initial" per instance; setting this will change any existing initial role set to "custom".
                     * @enum {string}
                     */
                    type?: "initial";
                    /**
                     * @description The key of the role to use as the default role for new organization members.
                     *     Must be an existing role in the role set.
                     */
                    default_role_key?: string | null;
                    /**
                     * @description The key of the role to assign to organization creators.
                     *     Must be an existing role in the role set.
                     */
                    creator_role_key?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["RoleSet"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Replace a role set
     * Replaces a role set with another role set. This is functionally equivalent to deleting
     * the role set but allows for atomic replacement with migration support.
     * Organizations using this role set will be migrated to the destination role set.
     * `POST /role_sets/{role_set_key_or_id}/replace`
     * @source openapi.yaml:9799
     */
    ReplaceRoleSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key or ID of the role set to replace */
                role_set_key_or_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The key of the destination role set */
                    dest_role_set_key: string;
                    /**
                     * @description Mappings from source role keys to destination role keys.
                     *     Required if members have roles that need to be reassigned.
                     */
                    reassignment_mappings?: components["schemas"]["ReassignmentMappings"];
                };
            };
        };
        responses: {
            200: components["responses"]["DeletedObject"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Add roles to a role set
     * Adds one or more roles to an existing role set.
     * You can optionally update the default role or creator role when adding new roles.
     * `POST /role_sets/{role_set_key_or_id}/roles`
     * @source openapi.yaml:9849
     */
    AddRolesToRoleSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key or ID of the role set */
                role_set_key_or_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Array of role keys to add to the role set.
                     *     Must contain at least one role and no more than 10 roles.
                     */
                    role_keys: string[];
                    /** @description Optionally update the default role to one of the newly added roles. */
                    default_role_key?: string;
                    /** @description Optionally update the creator role to one of the newly added roles. */
                    creator_role_key?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["RoleSet"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Replace a role in a role set
     * Replaces a role in a role set with another role. This atomically removes
     * the source role and reassigns any members to the destination role.
     * `POST /role_sets/{role_set_key_or_id}/roles/replace`
     * @source openapi.yaml:9902
     */
    ReplaceRoleInRoleSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key or ID of the role set */
                role_set_key_or_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The key of the role to remove from the role set */
                    role_key: string;
                    /** @description The key of the role to reassign members to */
                    to_role_key: string;
                };
            };
        };
        responses: {
            200: components["responses"]["RoleSet"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * List all directories
     * Returns a list of all directories for the instance.
     * `GET /scim_directories`
     * @example
     * await api.ListSCIMDirectories();
     * @source openapi.yaml:9951
     */
    ListSCIMDirectories: {
        parameters: {
            query?: {
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SCIMDirectory.List"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
        };
    };
    /**
     * Create a directory
     * Create a new directory for the instance.
     * `POST /scim_directories`
     * @example
     * await api.CreateSCIMDirectory();
     * @source openapi.yaml:9969
     */
    CreateSCIMDirectory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The ID of the enterprise connection to associate with this directory. */
                    enterprise_connection_id: string;
                    /** @description A human-friendly name for the directory. */
                    name?: string;
                    /** @description The identity provider for this directory. */
                    provider: string;
                    /** @description Optional SCIM group to organization role mappings to create with the directory. */
                    group_role_mappings?: {
                        /** @description The SCIM group ID from the identity provider. */
                        scim_group_id: string;
                        /**
                         * @description Optional display name for the SCIM group.
                         *     maxLength: 255
                         */
                        scim_group_display_name?: string;
                        /** @description The organization role ID to assign to members of the SCIM group. */
                        role_id: string;
                        /**
                         * @description The precedence for this mapping. If omitted, precedence is assigned by array order.
                         *     minimum: 1
                         */
                        precedence?: number;
                    }[];
                };
            };
        };
        responses: {
            200: components["responses"]["SCIMDirectory"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Retrieve a directory
     * Returns the details of a directory.
     * `GET /scim_directories/{scim_directory_id}`
     * @source openapi.yaml:10030
     */
    GetSCIMDirectory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the directory to retrieve */
                scim_directory_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SCIMDirectory"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Delete a directory
     * Deletes a directory and stops provisioning for it. SCIM requests authenticated
     * with the directory's API key are rejected afterwards.
     * `DELETE /scim_directories/{scim_directory_id}`
     * @source openapi.yaml:10108
     */
    DeleteSCIMDirectory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the directory to delete */
                scim_directory_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedObject"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Update a directory
     * Updates a directory.
     * `PATCH /scim_directories/{scim_directory_id}`
     * @source openapi.yaml:10054
     */
    UpdateSCIMDirectory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the directory to update */
                scim_directory_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description A human-friendly name for the directory. */
                    name?: string;
                    /** @description Whether the directory is enabled. */
                    enabled?: boolean;
                    /** @description The identity provider for this directory. */
                    provider?: string;
                    /**
                     * @description Attribute-to-SCIM-path entries to merge into the directory's attribute mapping.
                     *     Set a key to `null` to remove it from the mapping.
                     */
                    attribute_mapping?: {
                        [key: string]: string | null;
                    };
                    /** @description Whether group-to-role mapping is enabled for this directory. */
                    group_role_mapping_enabled?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["SCIMDirectory"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Rotate a directory's API key
     * Generates a new API key for the directory and returns it in the `api_key` field.
     * This is the only way to obtain the key after creation, so make sure to update it in
     * your identity provider. The previous key remains valid for a short grace period before
     * it expires.
     * `POST /scim_directories/{scim_directory_id}/rotate_api_key`
     * @source openapi.yaml:10135
     */
    RotateSCIMDirectoryAPIKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the directory whose API key to rotate */
                scim_directory_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SCIMDirectory"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * List SCIM group role mappings
     * Returns the list of SCIM group to organization role mappings for a directory, ordered by precedence.
     * `GET /scim_directories/{scim_directory_id}/group_role_mappings`
     * @source openapi.yaml:10167
     */
    ListSCIMGroupRoleMappings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the directory. */
                scim_directory_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SCIMGroupRoleMapping.List"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Replace SCIM group role mappings
     * Replaces the entire set of SCIM group role mappings for a directory. The position of
     * each item in the `mappings` array determines its precedence (the first item gets
     * precedence 1). Passing an empty array removes all mappings. Group role mapping must be
     * enabled on the directory.
     * `PUT /scim_directories/{scim_directory_id}/group_role_mappings`
     * @source openapi.yaml:10244
     */
    ReplaceSCIMGroupRoleMappings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the directory. */
                scim_directory_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The desired set of mappings. Array order sets precedence (1-indexed). An empty array clears all mappings. */
                    mappings: {
                        /** @description The SCIM group ID from the identity provider. */
                        scim_group_id: string;
                        /** @description The ID of the organization role to assign to members of the SCIM group. */
                        role_id: string;
                    }[];
                };
            };
        };
        responses: {
            200: components["responses"]["SCIMGroupRoleMapping.List"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Create a SCIM group role mapping
     * Creates a new SCIM group to organization role mapping for a directory.
     * Group role mapping must be enabled on the directory.
     * `POST /scim_directories/{scim_directory_id}/group_role_mappings`
     * @source openapi.yaml:10191
     */
    CreateSCIMGroupRoleMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the directory. */
                scim_directory_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The SCIM group ID from the identity provider. */
                    scim_group_id: string;
                    /** @description The ID of the organization role to assign to members of the SCIM group. */
                    role_id: string;
                    /**
                     * @description The precedence for this mapping. Lower values take priority when a user belongs
                     *     to multiple mapped groups. If omitted, the mapping is appended with the
                     *     next-highest precedence.
                     *     minimum: 1
                     */
                    precedence?: number;
                };
            };
        };
        responses: {
            200: components["responses"]["SCIMGroupRoleMapping"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Delete a SCIM group role mapping
     * Deletes a single SCIM group role mapping. Group role mapping must be enabled on the
     * directory.
     * `DELETE /scim_directories/{scim_directory_id}/group_role_mappings/{mapping_id}`
     * @source openapi.yaml:10301
     */
    DeleteSCIMGroupRoleMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the directory. */
                scim_directory_id: string;
                /** @description The ID of the SCIM group role mapping to delete. */
                mapping_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SCIMGroupRoleMapping.Deleted"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * List all directories
     * Returns a list of all directories for the instance.
     * `GET /directories`
     * @example
     * await api.ListDirectories();
     * @source openapi.yaml:10336
     */
    ListDirectories: {
        parameters: {
            query?: {
                /**
                 * @description Applies a limit to the number of results returned.
                 *     Can be used for paginating the results together with `offset`.
                 *     minimum: 1, maximum: 500, default: 10
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Skip the first `offset` results when paginating.
                 *     Needs to be an integer greater or equal to zero.
                 *     To be used in conjunction with `limit`.
                 *     minimum: 0, default: 0
                 */
                offset?: components["parameters"]["OffsetParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Directory.List"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
        };
    };
    /**
     * Create a directory
     * Create a new directory for the instance.
     * `POST /directories`
     * @example
     * await api.CreateDirectory();
     * @source openapi.yaml:10354
     */
    CreateDirectory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The ID of the enterprise connection to associate with this directory. */
                    enterprise_connection_id: string;
                    /** @description A human-friendly name for the directory. */
                    name?: string;
                    /** @description The identity provider for this directory. */
                    provider: string;
                    /** @description Optional directory group to organization role mappings to create with the directory. */
                    group_role_mappings?: {
                        /** @description The group ID from the identity provider. Exactly one of `directory_group_id` or `scim_group_id` is required. */
                        directory_group_id?: string;
                        /** @description The legacy name for `directory_group_id`. Send either one, or both with the same value; sending both with different values is rejected. */
                        scim_group_id?: string;
                        /**
                         * @description Optional display name for the group.
                         *     maxLength: 255
                         */
                        directory_group_display_name?: string;
                        /**
                         * @description The legacy name for `directory_group_display_name`. Send either one, or both with the same value; sending both with different values is rejected.
                         *     maxLength: 255
                         */
                        scim_group_display_name?: string;
                        /** @description The organization role ID to assign to members of the group. */
                        role_id: string;
                        /**
                         * @description The precedence for this mapping. If omitted, precedence is assigned by array order.
                         *     minimum: 1
                         */
                        precedence?: number;
                    }[];
                };
            };
        };
        responses: {
            200: components["responses"]["Directory"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Retrieve a directory
     * Returns the details of a directory.
     * `GET /directories/{directory_id}`
     * @source openapi.yaml:10421
     */
    GetDirectory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the directory to retrieve */
                directory_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Directory"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Delete a directory
     * Deletes a directory and stops provisioning for it. Provisioning requests authenticated
     * with the directory's API key are rejected afterwards.
     * `DELETE /directories/{directory_id}`
     * @source openapi.yaml:10499
     */
    DeleteDirectory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the directory to delete */
                directory_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedObject"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Update a directory
     * Updates a directory.
     * `PATCH /directories/{directory_id}`
     * @source openapi.yaml:10445
     */
    UpdateDirectory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the directory to update */
                directory_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description A human-friendly name for the directory. */
                    name?: string;
                    /** @description Whether the directory is enabled. */
                    enabled?: boolean;
                    /** @description The identity provider for this directory. */
                    provider?: string;
                    /**
                     * @description Attribute-to-directory-path entries to merge into the directory's attribute mapping.
                     *     Set a key to `null` to remove it from the mapping.
                     */
                    attribute_mapping?: {
                        [key: string]: string | null;
                    };
                    /** @description Whether group-to-role mapping is enabled for this directory. */
                    group_role_mapping_enabled?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Directory"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Rotate a directory's API key
     * Generates a new API key for the directory and returns it in the `api_key` field.
     * This is the only way to obtain the key after creation, so make sure to update it in
     * your identity provider. The previous key remains valid for a short grace period before
     * it expires.
     * `POST /directories/{directory_id}/rotate_api_key`
     * @source openapi.yaml:10526
     */
    RotateDirectoryAPIKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the directory whose API key to rotate */
                directory_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Directory"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * List directory group role mappings
     * Returns the list of directory group to organization role mappings for a directory, ordered by precedence.
     * `GET /directories/{directory_id}/group_role_mappings`
     * @source openapi.yaml:10558
     */
    ListDirectoryGroupRoleMappings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the directory. */
                directory_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DirectoryGroupRoleMapping.List"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Replace directory group role mappings
     * Replaces the entire set of directory group role mappings for a directory. The position of
     * each item in the `mappings` array determines its precedence (the first item gets
     * precedence 1). Passing an empty array removes all mappings. Group role mapping must be
     * enabled on the directory.
     * `PUT /directories/{directory_id}/group_role_mappings`
     * @source openapi.yaml:10637
     */
    ReplaceDirectoryGroupRoleMappings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the directory. */
                directory_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The desired set of mappings. Array order sets precedence (1-indexed). An empty array clears all mappings. */
                    mappings: {
                        /** @description The group ID from the identity provider. Exactly one of `directory_group_id` or `scim_group_id` is required. */
                        directory_group_id?: string;
                        /** @description The legacy name for `directory_group_id`. Send either one, or both with the same value; sending both with different values is rejected. */
                        scim_group_id?: string;
                        /** @description The ID of the organization role to assign to members of the group. */
                        role_id: string;
                    }[];
                };
            };
        };
        responses: {
            200: components["responses"]["DirectoryGroupRoleMapping.List"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Create a directory group role mapping
     * Creates a new directory group to organization role mapping for a directory.
     * Group role mapping must be enabled on the directory.
     * `POST /directories/{directory_id}/group_role_mappings`
     * @source openapi.yaml:10582
     */
    CreateDirectoryGroupRoleMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the directory. */
                directory_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The group ID from the identity provider. Exactly one of `directory_group_id` or `scim_group_id` is required. */
                    directory_group_id?: string;
                    /** @description The legacy name for `directory_group_id`. Send either one, or both with the same value; sending both with different values is rejected. */
                    scim_group_id?: string;
                    /** @description The ID of the organization role to assign to members of the group. */
                    role_id: string;
                    /**
                     * @description The precedence for this mapping. Lower values take priority when a user belongs
                     *     to multiple mapped groups. If omitted, the mapping is appended with the
                     *     next-highest precedence.
                     *     minimum: 1
                     */
                    precedence?: number;
                };
            };
        };
        responses: {
            200: components["responses"]["DirectoryGroupRoleMapping"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    /**
     * Delete a directory group role mapping
     * Deletes a single directory group role mapping. Group role mapping must be enabled on the
     * directory.
     * `DELETE /directories/{directory_id}/group_role_mappings/{mapping_id}`
     * @source openapi.yaml:10696
     */
    DeleteDirectoryGroupRoleMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the directory. */
                directory_id: string;
                /** @description The ID of the directory group role mapping to delete. */
                mapping_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DirectoryGroupRoleMapping.Deleted"];
            400: components["responses"]["ClerkErrors"];
            401: components["responses"]["AuthenticationInvalid"];
            403: components["responses"]["AuthorizationInvalid"];
            404: components["responses"]["ResourceNotFound"];
        };
    };
    /**
     * Create an Admin Portal Link Token
     * `POST /admin_portal_link_tokens`
     * @source openapi.yaml:10731
     */
    createAdminPortalLinkToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description pattern: ^org_\w{27}$ */
                    organization_id?: string;
                    /** @description minLength: 1 */
                    it_contact_id?: string;
                    scopes?: string[];
                    /**
                     * @description maximum: 86400, exclusiveMinimum: 0
                     * @default 3600
                     */
                    seconds_until_expiration?: number;
                };
            };
        };
        responses: {
            /** @description 201 Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        object: "admin_portal_link_token";
                        /**
                         * @description pattern: ^aplt_[0-9A-Fa-f]{32}$
                         * @example aplt_3beecc9c60adb5f9b850e91a83beecc9
                         */
                        id: string;
                        /**
                         * @description The origin-level admin_portal_link this token was issued for.
                         *     pattern: ^apl_\w{27}$
                         * @example apl_3beecc9c60adb5f9b850e91a8d2
                         */
                        admin_portal_link_id: string;
                        /**
                         * @description pattern: ^ins_\w{27}$
                         * @example ins_2xhFjEI5X2qWRvtV13BzSj8H6Dk
                         */
                        instance_id: string;
                        /**
                         * @description Optional. Present only when the link is scoped to an existing org.
                         *     pattern: ^org_\w{27}$
                         * @example org_2xhFjEI5X2qWRvtV13BzSj8H6Dk
                         */
                        organization_id: string | null;
                        /**
                         * @description Optional opaque reference to the IT contact associated with this link.
                         * @example usr_abc123
                         */
                        it_contact_id: string | null;
                        /**
                         * @description Caller-provided scopes for this token.
                         * @example [
                         *       "admin_portal:read"
                         *     ]
                         */
                        scopes: string[] | null;
                        /**
                         * @description The single-use admin portal link token. Returned only on creation. URL-borne; treat as a secret.
                         * @example aplt_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX
                         */
                        token: string;
                        /** @example false */
                        revoked: boolean;
                        /** @example Revoked by user */
                        revocation_reason: string | null;
                        /** @example false */
                        expired: boolean;
                        /**
                         * @description The timestamp for when the token will expire, in milliseconds.
                         * @example 1716883200000
                         */
                        expiration: number | null;
                        /**
                         * @description The timestamp for when the token was created, in milliseconds.
                         * @example 1716883200000
                         */
                        created_at: number;
                        /**
                         * @description The timestamp for when the token was last updated, in milliseconds.
                         * @example 1716883200000
                         */
                        updated_at: number;
                    };
                };
            };
            /** @description 400 Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example Bad Request */
                            message: string;
                            /** @example Invalid 'url_parameter.example': Failed regex check */
                            long_message: string;
                            /** @example bad_request */
                            code: string;
                        }[];
                    };
                };
            };
            /** @description 401 Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example some details about the error */
                            message: string;
                            /** @example some details about the error */
                            long_message: string;
                            /** @example some_error_code */
                            code: string;
                        }[];
                    };
                };
            };
            /** @description 403 Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example some details about the error */
                            message: string;
                            /** @example some details about the error */
                            long_message: string;
                            /** @example some_error_code */
                            code: string;
                        }[];
                    };
                };
            };
            /** @description 409 Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example some details about the error */
                            message: string;
                            /** @example some details about the error */
                            long_message: string;
                            /** @example some_error_code */
                            code: string;
                        }[];
                    };
                };
            };
        };
    };
    /**
     * Revoke an Admin Portal Link Token
     * `POST /admin_portal_link_tokens/{adminPortalLinkTokenID}/revoke`
     * @source openapi.yaml:10957
     */
    revokeAdminPortalLinkToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description pattern: ^aplt_[0-9A-Fa-f]{32}$ */
                adminPortalLinkTokenID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revocation_reason?: string | null;
                };
            };
        };
        responses: {
            /** @description 200 OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        object: "admin_portal_link_token";
                        /**
                         * @description pattern: ^aplt_[0-9A-Fa-f]{32}$
                         * @example aplt_3beecc9c60adb5f9b850e91a83beecc9
                         */
                        id: string;
                        /**
                         * @description The origin-level admin_portal_link this token was issued for.
                         *     pattern: ^apl_\w{27}$
                         * @example apl_3beecc9c60adb5f9b850e91a8d2
                         */
                        admin_portal_link_id: string;
                        /**
                         * @description pattern: ^ins_\w{27}$
                         * @example ins_2xhFjEI5X2qWRvtV13BzSj8H6Dk
                         */
                        instance_id: string;
                        /**
                         * @description Optional. Present only when the link is scoped to an existing org.
                         *     pattern: ^org_\w{27}$
                         * @example org_2xhFjEI5X2qWRvtV13BzSj8H6Dk
                         */
                        organization_id: string | null;
                        /**
                         * @description Optional opaque reference to the IT contact associated with this link.
                         * @example usr_abc123
                         */
                        it_contact_id: string | null;
                        /**
                         * @description Caller-provided scopes for this token.
                         * @example [
                         *       "admin_portal:read"
                         *     ]
                         */
                        scopes: string[] | null;
                        /** @example false */
                        revoked: boolean;
                        /** @example Revoked by user */
                        revocation_reason: string | null;
                        /** @example false */
                        expired: boolean;
                        /**
                         * @description The timestamp for when the token will expire, in milliseconds.
                         * @example 1716883200000
                         */
                        expiration: number | null;
                        /**
                         * @description The timestamp for when the token was created, in milliseconds.
                         * @example 1716883200000
                         */
                        created_at: number;
                        /**
                         * @description The timestamp for when the token was last updated, in milliseconds.
                         * @example 1716883200000
                         */
                        updated_at: number;
                    };
                };
            };
            /** @description 400 Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example Bad Request */
                            message: string;
                            /** @example Invalid 'url_parameter.example': Failed regex check */
                            long_message: string;
                            /** @example bad_request */
                            code: string;
                        }[];
                    };
                };
            };
            /** @description 401 Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example some details about the error */
                            message: string;
                            /** @example some details about the error */
                            long_message: string;
                            /** @example some_error_code */
                            code: string;
                        }[];
                    };
                };
            };
            /** @description 403 Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example some details about the error */
                            message: string;
                            /** @example some details about the error */
                            long_message: string;
                            /** @example some_error_code */
                            code: string;
                        }[];
                    };
                };
            };
            /** @description 404 Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example some details about the error */
                            message: string;
                            /** @example some details about the error */
                            long_message: string;
                            /** @example some_error_code */
                            code: string;
                        }[];
                    };
                };
            };
        };
    };
    /**
     * Get API Keys
     * `GET /api_keys`
     * @source openapi.yaml:11370
     */
    getApiKeys: {
        parameters: {
            query: {
                /** @description minLength: 3, default: "api_key" */
                type?: string;
                /** @description pattern: ^(user|org|mch|scim)_\w{27}$ */
                subject: string;
                /** @description default: "false" */
                include_invalid?: "true" | "false";
                /** @description minimum: 1, maximum: 100, default: 10 */
                limit?: number;
                /** @description minimum: 0, default: 0 */
                offset?: number | null;
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            object: "api_key";
                            /**
                             * @description pattern: ^ak_[0-9A-Fa-f]{32}$
                             * @example ak_3beecc9c60adb5f9b850e91a8ee1e992
                             */
                            id: string;
                            /**
                             * @description minLength: 3
                             * @example api_key
                             */
                            type: string;
                            /**
                             * @description pattern: ^(user|org|mch)_\w{27}$
                             * @example user_2xhFjEI5X2qWRvtV13BzSj8H6Dk
                             */
                            subject: string;
                            /** @example MY_SERVICE_API_KEY */
                            name: string;
                            /**
                             * @description maxLength: 255
                             * @example This is my API Key
                             */
                            description?: string | null;
                            /**
                             * @example {
                             *       "foo": "bar"
                             *     }
                             */
                            claims: unknown;
                            /**
                             * @example [
                             *       "read",
                             *       "write"
                             *     ]
                             */
                            scopes: string[];
                            /** @example false */
                            revoked: boolean;
                            /** @example Revoked by user */
                            revocation_reason: string | null;
                            /** @example false */
                            expired: boolean;
                            /**
                             * @description The timestamp for when the API key will expire, in milliseconds
                             * @example 1716883200
                             */
                            expiration: number | null;
                            /**
                             * @description pattern: ^user_\w{27}$
                             * @example user_2xhFjEI5X2qWRvtV13BzSj8H6Dk
                             */
                            created_by: string | null;
                            /**
                             * @description The timestamp for when the API key was last used, in milliseconds
                             * @example 1716883200
                             */
                            last_used_at: number | null;
                            /**
                             * @description The timestamp for when the API key was created, in milliseconds
                             * @example 1716883200
                             */
                            created_at: number;
                            /**
                             * @description The timestamp for when the API key was last updated, in milliseconds
                             * @example 1716883200
                             */
                            updated_at: number;
                        }[];
                        total_count: number;
                    };
                };
            };
            /** @description 400 Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example Bad Request */
                            message: string;
                            /** @example Invalid 'url_parameter.example': Failed regex check */
                            long_message: string;
                            /** @example bad_request */
                            code: string;
                        }[];
                    };
                };
            };
            /** @description 404 Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example some details about the error */
                            message: string;
                            /** @example some details about the error */
                            long_message: string;
                            /** @example some_error_code */
                            code: string;
                        }[];
                    };
                };
            };
        };
    };
    /**
     * Create an API Key
     * `POST /api_keys`
     * @source openapi.yaml:11171
     */
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description minLength: 3, maxLength: 25
                     * @default api_key
                     */
                    type?: string;
                    /** @description minLength: 3, pattern: ^(\S(.*\S)?)?$ */
                    name: string;
                    /** @description maxLength: 255 */
                    description?: string | null;
                    /** @description pattern: ^(user|org|mch|scim)_\w{27}$ */
                    subject: string;
                    claims?: unknown;
                    /** @default [] */
                    scopes?: string[];
                    /** @description pattern: ^user_\w{27}$ */
                    created_by?: string | null;
                    /** @description exclusiveMinimum: 0 */
                    seconds_until_expiration?: number | null;
                };
            };
        };
        responses: {
            /** @description 200 OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        object: "api_key";
                        /**
                         * @description pattern: ^ak_[0-9A-Fa-f]{32}$
                         * @example ak_3beecc9c60adb5f9b850e91a8ee1e992
                         */
                        id: string;
                        /**
                         * @description minLength: 3
                         * @example api_key
                         */
                        type: string;
                        /**
                         * @description pattern: ^(user|org|mch)_\w{27}$
                         * @example user_2xhFjEI5X2qWRvtV13BzSj8H6Dk
                         */
                        subject: string;
                        /** @example MY_SERVICE_API_KEY */
                        name: string;
                        /**
                         * @description maxLength: 255
                         * @example This is my API Key
                         */
                        description?: string | null;
                        /**
                         * @example {
                         *       "foo": "bar"
                         *     }
                         */
                        claims: unknown;
                        /**
                         * @example [
                         *       "read",
                         *       "write"
                         *     ]
                         */
                        scopes: string[];
                        /** @example ak_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX */
                        secret: string;
                        /** @example false */
                        revoked: boolean;
                        /** @example Revoked by user */
                        revocation_reason: string | null;
                        /** @example false */
                        expired: boolean;
                        /**
                         * @description The timestamp for when the API key will expire, in milliseconds
                         * @example 1716883200
                         */
                        expiration: number | null;
                        /**
                         * @description pattern: ^user_\w{27}$
                         * @example user_2xhFjEI5X2qWRvtV13BzSj8H6Dk
                         */
                        created_by: string | null;
                        /**
                         * @description The timestamp for when the API key was last used, in milliseconds
                         * @example 1716883200
                         */
                        last_used_at: number | null;
                        /**
                         * @description The timestamp for when the API key was created, in milliseconds
                         * @example 1716883200
                         */
                        created_at: number;
                        /**
                         * @description The timestamp for when the API key was last updated, in milliseconds
                         * @example 1716883200
                         */
                        updated_at: number;
                    };
                };
            };
            /** @description 400 Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example Bad Request */
                            message: string;
                            /** @example Invalid 'url_parameter.example': Failed regex check */
                            long_message: string;
                            /** @example bad_request */
                            code: string;
                        }[];
                    };
                };
            };
            /** @description 409 Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example some details about the error */
                            message: string;
                            /** @example some details about the error */
                            long_message: string;
                            /** @example some_error_code */
                            code: string;
                        }[];
                    };
                };
            };
        };
    };
    /**
     * Get an API Key by ID
     * `GET /api_keys/{apiKeyID}`
     * @source openapi.yaml:11577
     */
    getApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description pattern: ^(ak|api_key)_[0-9A-Fa-f]{32}$ */
                apiKeyID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        object: "api_key";
                        /**
                         * @description pattern: ^ak_[0-9A-Fa-f]{32}$
                         * @example ak_3beecc9c60adb5f9b850e91a8ee1e992
                         */
                        id: string;
                        /**
                         * @description minLength: 3
                         * @example api_key
                         */
                        type: string;
                        /**
                         * @description pattern: ^(user|org|mch)_\w{27}$
                         * @example user_2xhFjEI5X2qWRvtV13BzSj8H6Dk
                         */
                        subject: string;
                        /** @example MY_SERVICE_API_KEY */
                        name: string;
                        /**
                         * @description maxLength: 255
                         * @example This is my API Key
                         */
                        description?: string | null;
                        /**
                         * @example {
                         *       "foo": "bar"
                         *     }
                         */
                        claims: unknown;
                        /**
                         * @example [
                         *       "read",
                         *       "write"
                         *     ]
                         */
                        scopes: string[];
                        /** @example false */
                        revoked: boolean;
                        /** @example Revoked by user */
                        revocation_reason: string | null;
                        /** @example false */
                        expired: boolean;
                        /**
                         * @description The timestamp for when the API key will expire, in milliseconds
                         * @example 1716883200
                         */
                        expiration: number | null;
                        /**
                         * @description pattern: ^user_\w{27}$
                         * @example user_2xhFjEI5X2qWRvtV13BzSj8H6Dk
                         */
                        created_by: string | null;
                        /**
                         * @description The timestamp for when the API key was last used, in milliseconds
                         * @example 1716883200
                         */
                        last_used_at: number | null;
                        /**
                         * @description The timestamp for when the API key was created, in milliseconds
                         * @example 1716883200
                         */
                        created_at: number;
                        /**
                         * @description The timestamp for when the API key was last updated, in milliseconds
                         * @example 1716883200
                         */
                        updated_at: number;
                    };
                };
            };
            /** @description 400 Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example Bad Request */
                            message: string;
                            /** @example Invalid 'url_parameter.example': Failed regex check */
                            long_message: string;
                            /** @example bad_request */
                            code: string;
                        }[];
                    };
                };
            };
            /** @description 404 Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example some details about the error */
                            message: string;
                            /** @example some details about the error */
                            long_message: string;
                            /** @example some_error_code */
                            code: string;
                        }[];
                    };
                };
            };
        };
    };
    /**
     * Delete an API Key
     * `DELETE /api_keys/{apiKeyID}`
     * @source openapi.yaml:11921
     */
    deleteApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description pattern: ^(ak|api_key)_[0-9A-Fa-f]{32}$ */
                apiKeyID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example ak_3beecc9c60adb5f9b850e91a8ee1e992 */
                        id: string;
                        /** @enum {string} */
                        object: "api_key";
                        /** @enum {boolean} */
                        deleted: true;
                    };
                };
            };
            /** @description 400 Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example Bad Request */
                            message: string;
                            /** @example Invalid 'url_parameter.example': Failed regex check */
                            long_message: string;
                            /** @example bad_request */
                            code: string;
                        }[];
                    };
                };
            };
            /** @description 404 Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example some details about the error */
                            message: string;
                            /** @example some details about the error */
                            long_message: string;
                            /** @example some_error_code */
                            code: string;
                        }[];
                    };
                };
            };
        };
    };
    /**
     * Update an API Key
     * `PATCH /api_keys/{apiKeyID}`
     * @source openapi.yaml:11736
     */
    updateApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description pattern: ^(ak|api_key)_[0-9A-Fa-f]{32}$ */
                apiKeyID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    claims?: unknown;
                    scopes?: string[];
                    /** @description maxLength: 255 */
                    description?: string | null;
                    /** @description pattern: ^(user|org|mch|scim)_\w{27}$ */
                    subject?: string;
                    /** @description exclusiveMinimum: 0 */
                    seconds_until_expiration?: number | null;
                };
            };
        };
        responses: {
            /** @description 200 OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        object: "api_key";
                        /**
                         * @description pattern: ^ak_[0-9A-Fa-f]{32}$
                         * @example ak_3beecc9c60adb5f9b850e91a8ee1e992
                         */
                        id: string;
                        /**
                         * @description minLength: 3
                         * @example api_key
                         */
                        type: string;
                        /**
                         * @description pattern: ^(user|org|mch)_\w{27}$
                         * @example user_2xhFjEI5X2qWRvtV13BzSj8H6Dk
                         */
                        subject: string;
                        /** @example MY_SERVICE_API_KEY */
                        name: string;
                        /**
                         * @description maxLength: 255
                         * @example This is my API Key
                         */
                        description?: string | null;
                        /**
                         * @example {
                         *       "foo": "bar"
                         *     }
                         */
                        claims: unknown;
                        /**
                         * @example [
                         *       "read",
                         *       "write"
                         *     ]
                         */
                        scopes: string[];
                        /** @example false */
                        revoked: boolean;
                        /** @example Revoked by user */
                        revocation_reason: string | null;
                        /** @example false */
                        expired: boolean;
                        /**
                         * @description The timestamp for when the API key will expire, in milliseconds
                         * @example 1716883200
                         */
                        expiration: number | null;
                        /**
                         * @description pattern: ^user_\w{27}$
                         * @example user_2xhFjEI5X2qWRvtV13BzSj8H6Dk
                         */
                        created_by: string | null;
                        /**
                         * @description The timestamp for when the API key was last used, in milliseconds
                         * @example 1716883200
                         */
                        last_used_at: number | null;
                        /**
                         * @description The timestamp for when the API key was created, in milliseconds
                         * @example 1716883200
                         */
                        created_at: number;
                        /**
                         * @description The timestamp for when the API key was last updated, in milliseconds
                         * @example 1716883200
                         */
                        updated_at: number;
                    };
                };
            };
            /** @description 400 Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example Bad Request */
                            message: string;
                            /** @example Invalid 'url_parameter.example': Failed regex check */
                            long_message: string;
                            /** @example bad_request */
                            code: string;
                        }[];
                    };
                };
            };
            /** @description 404 Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example some details about the error */
                            message: string;
                            /** @example some details about the error */
                            long_message: string;
                            /** @example some_error_code */
                            code: string;
                        }[];
                    };
                };
            };
        };
    };
    /**
     * Get an API Key Secret
     * `GET /api_keys/{apiKeyID}/secret`
     * @source openapi.yaml:12011
     */
    getApiKeySecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description pattern: ^(ak|api_key)_[0-9A-Fa-f]{32}$ */
                apiKeyID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secret: string;
                    };
                };
            };
            /** @description 400 Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example Bad Request */
                            message: string;
                            /** @example Invalid 'url_parameter.example': Failed regex check */
                            long_message: string;
                            /** @example bad_request */
                            code: string;
                        }[];
                    };
                };
            };
            /** @description 404 Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example some details about the error */
                            message: string;
                            /** @example some details about the error */
                            long_message: string;
                            /** @example some_error_code */
                            code: string;
                        }[];
                    };
                };
            };
        };
    };
    /**
     * Revoke an API Key
     * `POST /api_keys/{apiKeyID}/revoke`
     * @source openapi.yaml:12090
     */
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description pattern: ^(ak|api_key)_[0-9A-Fa-f]{32}$ */
                apiKeyID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revocation_reason?: string | null;
                };
            };
        };
        responses: {
            /** @description 200 OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        object: "api_key";
                        /**
                         * @description pattern: ^ak_[0-9A-Fa-f]{32}$
                         * @example ak_3beecc9c60adb5f9b850e91a8ee1e992
                         */
                        id: string;
                        /**
                         * @description minLength: 3
                         * @example api_key
                         */
                        type: string;
                        /**
                         * @description pattern: ^(user|org|mch)_\w{27}$
                         * @example user_2xhFjEI5X2qWRvtV13BzSj8H6Dk
                         */
                        subject: string;
                        /** @example MY_SERVICE_API_KEY */
                        name: string;
                        /**
                         * @description maxLength: 255
                         * @example This is my API Key
                         */
                        description?: string | null;
                        /**
                         * @example {
                         *       "foo": "bar"
                         *     }
                         */
                        claims: unknown;
                        /**
                         * @example [
                         *       "read",
                         *       "write"
                         *     ]
                         */
                        scopes: string[];
                        /** @example false */
                        revoked: boolean;
                        /** @example Revoked by user */
                        revocation_reason: string | null;
                        /** @example false */
                        expired: boolean;
                        /**
                         * @description The timestamp for when the API key will expire, in milliseconds
                         * @example 1716883200
                         */
                        expiration: number | null;
                        /**
                         * @description pattern: ^user_\w{27}$
                         * @example user_2xhFjEI5X2qWRvtV13BzSj8H6Dk
                         */
                        created_by: string | null;
                        /**
                         * @description The timestamp for when the API key was last used, in milliseconds
                         * @example 1716883200
                         */
                        last_used_at: number | null;
                        /**
                         * @description The timestamp for when the API key was created, in milliseconds
                         * @example 1716883200
                         */
                        created_at: number;
                        /**
                         * @description The timestamp for when the API key was last updated, in milliseconds
                         * @example 1716883200
                         */
                        updated_at: number;
                    };
                };
            };
            /** @description 400 Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example Bad Request */
                            message: string;
                            /** @example Invalid 'url_parameter.example': Failed regex check */
                            long_message: string;
                            /** @example bad_request */
                            code: string;
                        }[];
                    };
                };
            };
            /** @description 404 Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example some details about the error */
                            message: string;
                            /** @example some details about the error */
                            long_message: string;
                            /** @example some_error_code */
                            code: string;
                        }[];
                    };
                };
            };
        };
    };
    /**
     * Verify an API Key
     * `POST /api_keys/verify`
     * @source openapi.yaml:12261
     */
    verifyApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    secret: string;
                };
            };
        };
        responses: {
            /** @description 200 OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        object: "api_key";
                        /**
                         * @description pattern: ^ak_[0-9A-Fa-f]{32}$
                         * @example ak_3beecc9c60adb5f9b850e91a8ee1e992
                         */
                        id: string;
                        /**
                         * @description minLength: 3
                         * @example api_key
                         */
                        type: string;
                        /**
                         * @description pattern: ^(user|org|mch)_\w{27}$
                         * @example user_2xhFjEI5X2qWRvtV13BzSj8H6Dk
                         */
                        subject: string;
                        /** @example MY_SERVICE_API_KEY */
                        name: string;
                        /**
                         * @description maxLength: 255
                         * @example This is my API Key
                         */
                        description?: string | null;
                        /**
                         * @example {
                         *       "foo": "bar"
                         *     }
                         */
                        claims: unknown;
                        /**
                         * @example [
                         *       "read",
                         *       "write"
                         *     ]
                         */
                        scopes: string[];
                        /** @example false */
                        revoked: boolean;
                        /** @example Revoked by user */
                        revocation_reason: string | null;
                        /** @example false */
                        expired: boolean;
                        /**
                         * @description The timestamp for when the API key will expire, in milliseconds
                         * @example 1716883200
                         */
                        expiration: number | null;
                        /**
                         * @description pattern: ^user_\w{27}$
                         * @example user_2xhFjEI5X2qWRvtV13BzSj8H6Dk
                         */
                        created_by: string | null;
                        /**
                         * @description The timestamp for when the API key was last used, in milliseconds
                         * @example 1716883200
                         */
                        last_used_at: number | null;
                        /**
                         * @description The timestamp for when the API key was created, in milliseconds
                         * @example 1716883200
                         */
                        created_at: number;
                        /**
                         * @description The timestamp for when the API key was last updated, in milliseconds
                         * @example 1716883200
                         */
                        updated_at: number;
                    };
                };
            };
            /** @description 400 Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example Bad Request */
                            message: string;
                            /** @example Invalid 'url_parameter.example': Failed regex check */
                            long_message: string;
                            /** @example bad_request */
                            code: string;
                        }[];
                    };
                };
            };
            /** @description 404 Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example some details about the error */
                            message: string;
                            /** @example some details about the error */
                            long_message: string;
                            /** @example some_error_code */
                            code: string;
                        }[];
                    };
                };
            };
        };
    };
    /**
     * Get M2M Tokens
     * Fetches M2M tokens for a specific machine.
     *
     * Only tokens created with the opaque token format are returned by this endpoint. JWT-format M2M tokens are stateless and are not stored.
     *
     * This endpoint can be authenticated by either a Machine Secret Key or by a Clerk Secret Key.
     *
     * - When fetching M2M tokens with a Machine Secret Key, only tokens associated with the authenticated machine can be retrieved.
     * - When fetching M2M tokens with a Clerk Secret Key, tokens for any machine in the instance can be retrieved.
     * `GET /m2m_tokens`
     * @source openapi.yaml:12598
     */
    getM2MTokens: {
        parameters: {
            query: {
                /** @description pattern: ^mch_\w{27}$ */
                subject: string;
                /** @description default: false */
                revoked?: boolean | null;
                /** @description default: false */
                expired?: boolean | null;
                /** @description minimum: 1, maximum: 100, default: 10 */
                limit?: number;
                /** @description minimum: 0, default: 0 */
                offset?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 200 OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        m2m_tokens: {
                            /** @enum {string} */
                            object: "machine_to_machine_token";
                            /**
                             * @description pattern: ^mt_[0-9A-Fa-f]{32}$
                             * @example mt_f7f0ba8c3b4843ce7d85fcdd5e71853e
                             */
                            id: string;
                            /**
                             * @description pattern: ^mch_\w{27}$
                             * @example mch_2xhFjEI5X2qWRvtV13BzSj8H6Dk
                             */
                            subject: string;
                            /**
                             * @example {
                             *       "important_metadata": "Some useful data"
                             *     }
                             */
                            claims?: unknown;
                            /**
                             * @default []
                             * @example [
                             *       "mch_2xhFjEI5X2qWRvtV13BzSj8H6Dk",
                             *       "mch_2yGkLpQ7Y3rXSwtU24CzTk9I7Em"
                             *     ]
                             */
                            scopes?: string[];
                            /** @example false */
                            revoked: boolean;
                            /** @example Revoked by user */
                            revocation_reason: string | null;
                            /** @example false */
                            expired: boolean;
                            /**
                             * @description The timestamp for when the token will expire, in milliseconds
                             * @example 1716883200000
                             */
                            expiration: number | null;
                            /**
                             * @description The timestamp for when the token was last used, in milliseconds
                             * @example 1716883200000
                             */
                            last_used_at: number | null;
                            /**
                             * @description The timestamp for when the token was created, in milliseconds
                             * @example 1716883200000
                             */
                            created_at: number;
                            /**
                             * @description The timestamp for when the token was last updated, in milliseconds
                             * @example 1716883200000
                             */
                            updated_at: number;
                        }[];
                        total_count: number;
                    };
                };
            };
            /** @description 400 Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example Bad Request */
                            message: string;
                            /** @example Invalid 'url_parameter.example': Failed regex check */
                            long_message: string;
                            /** @example bad_request */
                            code: string;
                        }[];
                    };
                };
            };
            /** @description 403 Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example some details about the error */
                            message: string;
                            /** @example some details about the error */
                            long_message: string;
                            /** @example some_error_code */
                            code: string;
                        }[];
                    };
                };
            };
            /** @description 404 Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example some details about the error */
                            message: string;
                            /** @example some details about the error */
                            long_message: string;
                            /** @example some_error_code */
                            code: string;
                        }[];
                    };
                };
            };
        };
    };
    /**
     * Create a M2M Token
     * Creates a new M2M Token. Must be authenticated via a Machine Secret Key.
     * `POST /m2m_tokens`
     * @source openapi.yaml:12426
     */
    createM2MToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default opaque
                     * @enum {string}
                     */
                    token_format?: "opaque" | "jwt";
                    /** @description exclusiveMinimum: 0 */
                    seconds_until_expiration?: number | null;
                    claims?: unknown;
                    /**
                     * @description Enables server-side token reuse for opaque-format tokens. When set, if a non-revoked, non-expired M2M token already exists for this machine with identical `claims` and `scopes` and at least this many seconds of remaining lifetime, that existing token is returned and no new token is minted.
                     *
                     *     Use this when caching tokens in application memory across requests is impractical — for example, in serverless functions, short-lived job workers, or autoscaling containers that churn faster than the token TTL. Pooling at the server collapses many redundant create calls into reuse of a single live token, which is the recommended pattern for high-volume M2M traffic.
                     *
                     *     Must be strictly less than the effective token lifetime — that is, `seconds_until_expiration` when provided, or the machine's default TTL otherwise. A value greater than or equal to the lifetime is rejected with a 400, since no freshly-minted token would ever satisfy the requirement.
                     *
                     *     Only applies to opaque-format tokens (`token_format` defaults to `opaque`). JWT-format tokens are stateless and are never deduplicated.
                     *     minimum: 0
                     * @example 240
                     */
                    min_remaining_ttl_seconds?: number;
                };
            };
        };
        responses: {
            /** @description 201 Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        object: "machine_to_machine_token";
                        /**
                         * @description pattern: ^mt_[0-9A-Fa-f]{32}$
                         * @example mt_f7f0ba8c3b4843ce7d85fcdd5e71853e
                         */
                        id: string;
                        /**
                         * @description pattern: ^mch_\w{27}$
                         * @example mch_2xhFjEI5X2qWRvtV13BzSj8H6Dk
                         */
                        subject: string;
                        /**
                         * @example {
                         *       "important_metadata": "Some useful data"
                         *     }
                         */
                        claims?: unknown;
                        /**
                         * @default []
                         * @example [
                         *       "mch_2xhFjEI5X2qWRvtV13BzSj8H6Dk",
                         *       "mch_2yGkLpQ7Y3rXSwtU24CzTk9I7Em"
                         *     ]
                         */
                        scopes?: string[];
                        /** @example mt_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX */
                        token: string;
                        /** @example false */
                        revoked: boolean;
                        /** @example Revoked by user */
                        revocation_reason: string | null;
                        /** @example false */
                        expired: boolean;
                        /**
                         * @description The timestamp for when the token will expire, in milliseconds
                         * @example 1716883200000
                         */
                        expiration: number | null;
                        /**
                         * @description The timestamp for when the token was last used, in milliseconds
                         * @example 1716883200000
                         */
                        last_used_at: number | null;
                        /**
                         * @description The timestamp for when the token was created, in milliseconds
                         * @example 1716883200000
                         */
                        created_at: number;
                        /**
                         * @description The timestamp for when the token was last updated, in milliseconds
                         * @example 1716883200000
                         */
                        updated_at: number;
                    };
                };
            };
            /** @description 400 Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example Bad Request */
                            message: string;
                            /** @example Invalid 'url_parameter.example': Failed regex check */
                            long_message: string;
                            /** @example bad_request */
                            code: string;
                        }[];
                    };
                };
            };
            /** @description 409 Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example some details about the error */
                            message: string;
                            /** @example some details about the error */
                            long_message: string;
                            /** @example some_error_code */
                            code: string;
                        }[];
                    };
                };
            };
        };
    };
    /**
     * Revoke a M2M Token
     * Revokes a M2M Token.
     *
     * This endpoint only revokes stored opaque-format M2M tokens. JWT-format M2M tokens are stateless and cannot be revoked.
     *
     * This endpoint can be authenticated by either a Machine Secret Key or by a Clerk Secret Key.
     *
     * - When revoking a M2M Token with a Machine Secret Key, the token must managed by the Machine associated with the Machine Secret Key.
     * - When revoking a M2M Token with a Clerk Secret Key, any token on the Instance can be revoked.
     * `POST /m2m_tokens/{m2m_token_id}/revoke`
     * @source openapi.yaml:12817
     */
    revokeM2MToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description pattern: ^mt_[0-9A-Fa-f]{32}$ */
                m2m_token_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revocation_reason?: string | null;
                };
            };
        };
        responses: {
            /** @description 200 OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        object: "machine_to_machine_token";
                        /**
                         * @description pattern: ^mt_[0-9A-Fa-f]{32}$
                         * @example mt_f7f0ba8c3b4843ce7d85fcdd5e71853e
                         */
                        id: string;
                        /**
                         * @description pattern: ^mch_\w{27}$
                         * @example mch_2xhFjEI5X2qWRvtV13BzSj8H6Dk
                         */
                        subject: string;
                        /**
                         * @example {
                         *       "important_metadata": "Some useful data"
                         *     }
                         */
                        claims?: unknown;
                        /**
                         * @default []
                         * @example [
                         *       "mch_2xhFjEI5X2qWRvtV13BzSj8H6Dk",
                         *       "mch_2yGkLpQ7Y3rXSwtU24CzTk9I7Em"
                         *     ]
                         */
                        scopes?: string[];
                        /** @example false */
                        revoked: boolean;
                        /** @example Revoked by user */
                        revocation_reason: string | null;
                        /** @example false */
                        expired: boolean;
                        /**
                         * @description The timestamp for when the token will expire, in milliseconds
                         * @example 1716883200000
                         */
                        expiration: number | null;
                        /**
                         * @description The timestamp for when the token was last used, in milliseconds
                         * @example 1716883200000
                         */
                        last_used_at: number | null;
                        /**
                         * @description The timestamp for when the token was created, in milliseconds
                         * @example 1716883200000
                         */
                        created_at: number;
                        /**
                         * @description The timestamp for when the token was last updated, in milliseconds
                         * @example 1716883200000
                         */
                        updated_at: number;
                    };
                };
            };
            /** @description 400 Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example Bad Request */
                            message: string;
                            /** @example Invalid 'url_parameter.example': Failed regex check */
                            long_message: string;
                            /** @example bad_request */
                            code: string;
                        }[];
                    };
                };
            };
            /** @description 404 Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example some details about the error */
                            message: string;
                            /** @example some details about the error */
                            long_message: string;
                            /** @example some_error_code */
                            code: string;
                        }[];
                    };
                };
            };
        };
    };
    /**
     * Verify a M2M Token
     * Verifies a M2M Token.
     *
     * This endpoint can be authenticated by either a Machine Secret Key or by a Clerk Secret Key.
     *
     * - When verifying a M2M Token with a Machine Secret Key, the token must be granted access to the Machine associated with the Machine Secret Key.
     * - When verifying a M2M Token with a Clerk Secret Key, any token on the Instance can be verified.
     * `POST /m2m_tokens/verify`
     * @source openapi.yaml:12979
     */
    verifyM2MToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description 200 OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        object: "machine_to_machine_token";
                        /**
                         * @description pattern: ^mt_[0-9A-Fa-f]{32}$
                         * @example mt_f7f0ba8c3b4843ce7d85fcdd5e71853e
                         */
                        id: string;
                        /**
                         * @description pattern: ^mch_\w{27}$
                         * @example mch_2xhFjEI5X2qWRvtV13BzSj8H6Dk
                         */
                        subject: string;
                        /**
                         * @example {
                         *       "important_metadata": "Some useful data"
                         *     }
                         */
                        claims?: unknown;
                        /**
                         * @default []
                         * @example [
                         *       "mch_2xhFjEI5X2qWRvtV13BzSj8H6Dk",
                         *       "mch_2yGkLpQ7Y3rXSwtU24CzTk9I7Em"
                         *     ]
                         */
                        scopes?: string[];
                        /** @example false */
                        revoked: boolean;
                        /** @example Revoked by user */
                        revocation_reason: string | null;
                        /** @example false */
                        expired: boolean;
                        /**
                         * @description The timestamp for when the token will expire, in milliseconds
                         * @example 1716883200000
                         */
                        expiration: number | null;
                        /**
                         * @description The timestamp for when the token was last used, in milliseconds
                         * @example 1716883200000
                         */
                        last_used_at: number | null;
                        /**
                         * @description The timestamp for when the token was created, in milliseconds
                         * @example 1716883200000
                         */
                        created_at: number;
                        /**
                         * @description The timestamp for when the token was last updated, in milliseconds
                         * @example 1716883200000
                         */
                        updated_at: number;
                    };
                };
            };
            /** @description 400 Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example Bad Request */
                            message: string;
                            /** @example Invalid 'url_parameter.example': Failed regex check */
                            long_message: string;
                            /** @example bad_request */
                            code: string;
                        }[];
                    };
                };
            };
            /** @description 404 Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example some details about the error */
                            message: string;
                            /** @example some details about the error */
                            long_message: string;
                            /** @example some_error_code */
                            code: string;
                        }[];
                    };
                };
            };
        };
    };
    /**
     * Verify an OAuth Access Token
     * `POST /oauth_applications/access_tokens/verify`
     * @source openapi.yaml:13133
     */
    verifyOAuthAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The access token to verify.
                     * @example XXXXXXXXXXXXXX
                     */
                    access_token?: string;
                    /**
                     * @deprecated
                     * @description The access token to verify. This is deprecated, use `access_token` instead.
                     * @example XXXXXXXXXXXXXX
                     */
                    secret?: string;
                };
            };
        };
        responses: {
            /** @description 200 OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example clerk_idp_oauth_access_token
                         * @enum {string}
                         */
                        object: "clerk_idp_oauth_access_token";
                        /**
                         * @description pattern: ^oat_[0-9A-Fa-f]{32}$
                         * @example oat_0ef5a7a33d87ed87ee7954c845d80450
                         */
                        id: string;
                        /** @example client_2xhFjEI5X2qWRvtV13BzSj8H6Dk */
                        client_id: string;
                        /**
                         * @description pattern: ^user_\w{27}$
                         * @example user_2xhFjEI5X2qWRvtV13BzSj8H6Dk
                         */
                        subject: string;
                        /**
                         * @example [
                         *       "read",
                         *       "write"
                         *     ]
                         */
                        scopes: string[];
                        /** @example false */
                        revoked: boolean;
                        /** @example Revoked by user */
                        revocation_reason: string | null;
                        /** @example false */
                        expired: boolean;
                        /** @example 1716883200 */
                        expiration: number | null;
                        /** @example 1716883200 */
                        created_at: number;
                        /** @example 1716883200 */
                        updated_at: number;
                    } | {
                        /**
                         * @description Indicates that a JWT access token is not active (expired)
                         * @example false
                         * @enum {boolean}
                         */
                        active: false;
                    };
                };
            };
            /** @description 400 Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example Bad Request */
                            message: string;
                            /** @example Invalid 'url_parameter.example': Failed regex check */
                            long_message: string;
                            /** @example bad_request */
                            code: string;
                        }[];
                    };
                };
            };
            /** @description 404 Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            /** @example some details about the error */
                            message: string;
                            /** @example some details about the error */
                            long_message: string;
                            /** @example some_error_code */
                            code: string;
                        }[];
                    };
                };
            };
        };
    };
}
