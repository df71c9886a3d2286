// Generated from openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/api/v1/ai:transcribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Transcribe transcribes an audio file using an instance AI provider. */
        post: operations["AIService_Transcribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description ListAttachments lists all attachments. */
        get: operations["AttachmentService_ListAttachments"];
        put?: never;
        /** @description CreateAttachment creates a new attachment. */
        post: operations["AttachmentService_CreateAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/attachments/{attachment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description GetAttachment returns an attachment by name. */
        get: operations["AttachmentService_GetAttachment"];
        put?: never;
        post?: never;
        /** @description DeleteAttachment deletes an attachment by name. */
        delete: operations["AttachmentService_DeleteAttachment"];
        options?: never;
        head?: never;
        /** @description UpdateAttachment updates an attachment. */
        patch: operations["AttachmentService_UpdateAttachment"];
        trace?: never;
    };
    "/api/v1/attachments:batchDelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description BatchDeleteAttachments deletes multiple attachments in one request. */
        post: operations["AttachmentService_BatchDeleteAttachments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description GetCurrentUser returns the authenticated user's information.
         *      Validates the access token and returns user details.
         *      Similar to OIDC's /userinfo endpoint.
         */
        get: operations["AuthService_GetCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description RefreshToken exchanges a valid refresh token for a new access token.
         *      The refresh token is read from the HttpOnly cookie.
         *      Returns a new short-lived access token.
         */
        post: operations["AuthService_RefreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description SignIn authenticates a user with credentials and returns tokens.
         *      On success, returns an access token and sets a refresh token cookie.
         *      Supports password-based and SSO authentication methods.
         */
        post: operations["AuthService_SignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description SignOut terminates the user's authentication.
         *      Revokes the refresh token and clears the authentication cookie.
         */
        post: operations["AuthService_SignOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/identity-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description ListIdentityProviders lists identity providers. */
        get: operations["IdentityProviderService_ListIdentityProviders"];
        put?: never;
        /** @description CreateIdentityProvider creates an identity provider. */
        post: operations["IdentityProviderService_CreateIdentityProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/identity-providers/{identity-provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description GetIdentityProvider gets an identity provider. */
        get: operations["IdentityProviderService_GetIdentityProvider"];
        put?: never;
        post?: never;
        /** @description DeleteIdentityProvider deletes an identity provider. */
        delete: operations["IdentityProviderService_DeleteIdentityProvider"];
        options?: never;
        head?: never;
        /** @description UpdateIdentityProvider updates an identity provider. */
        patch: operations["IdentityProviderService_UpdateIdentityProvider"];
        trace?: never;
    };
    "/api/v1/instance/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Gets the instance profile. */
        get: operations["InstanceService_GetInstanceProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/instance/settings/notification:testEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Tests notification email delivery with the provided or stored SMTP settings. */
        post: operations["InstanceService_TestInstanceEmailSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/instance/settings:batchGet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Batch gets instance settings. */
        post: operations["InstanceService_BatchGetInstanceSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/instance/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description GetInstanceStats returns resource usage statistics for the instance. Admin only. */
        get: operations["InstanceService_GetInstanceStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/instance/{instance}/*": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Gets an instance setting. */
        get: operations["InstanceService_GetInstanceSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Updates an instance setting. */
        patch: operations["InstanceService_UpdateInstanceSetting"];
        trace?: never;
    };
    "/api/v1/memos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description ListMemos lists memos with pagination and filter. */
        get: operations["MemoService_ListMemos"];
        put?: never;
        /**
         * @description CreateMemo creates a memo. The request body is a Memo; set its content
         *      (Markdown) and visibility (PRIVATE | PROTECTED | PUBLIC, default PRIVATE).
         *      The memo is owned by the authenticated user; requires authentication.
         */
        post: operations["MemoService_CreateMemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memos/-/linkMetadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description GetLinkMetadata gets metadata for a link. */
        get: operations["MemoService_GetLinkMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memos/-/linkMetadata:batchGet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description BatchGetLinkMetadata gets metadata for links. */
        post: operations["MemoService_BatchGetLinkMetadata"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memos/{memo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description GetMemo gets a memo. */
        get: operations["MemoService_GetMemo"];
        put?: never;
        post?: never;
        /** @description DeleteMemo deletes a memo. */
        delete: operations["MemoService_DeleteMemo"];
        options?: never;
        head?: never;
        /** @description UpdateMemo updates a memo. */
        patch: operations["MemoService_UpdateMemo"];
        trace?: never;
    };
    "/api/v1/memos/{memo}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description ListMemoAttachments lists attachments for a memo. */
        get: operations["MemoService_ListMemoAttachments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * @description SetMemoAttachments replaces the full set of attachments on a memo with the
         *      provided list (not an append). Pass the complete desired set; an empty list
         *      clears all attachments. Idempotent.
         */
        patch: operations["MemoService_SetMemoAttachments"];
        trace?: never;
    };
    "/api/v1/memos/{memo}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description ListMemoComments lists comments for a memo. */
        get: operations["MemoService_ListMemoComments"];
        put?: never;
        /** @description CreateMemoComment creates a comment for a memo. */
        post: operations["MemoService_CreateMemoComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memos/{memo}/reactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description ListMemoReactions lists reactions for a memo. */
        get: operations["MemoService_ListMemoReactions"];
        put?: never;
        /** @description UpsertMemoReaction adds or updates the authenticated user's reaction on a memo. */
        post: operations["MemoService_UpsertMemoReaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memos/{memo}/reactions/{reaction}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description DeleteMemoReaction deletes a reaction for a memo. */
        delete: operations["MemoService_DeleteMemoReaction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memos/{memo}/relations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description ListMemoRelations lists relations for a memo. */
        get: operations["MemoService_ListMemoRelations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * @description SetMemoRelations replaces the full set of relations on a memo with the
         *      provided list (not an append). Pass the complete desired set; an empty list
         *      clears all relations. Idempotent.
         */
        patch: operations["MemoService_SetMemoRelations"];
        trace?: never;
    };
    "/api/v1/memos/{memo}/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description ListMemoShares lists all share links for a memo. Requires authentication as the memo creator. */
        get: operations["MemoService_ListMemoShares"];
        put?: never;
        /** @description CreateMemoShare creates a share link for a memo. Requires authentication as the memo creator. */
        post: operations["MemoService_CreateMemoShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memos/{memo}/shares/{share}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description DeleteMemoShare revokes a share link. Requires authentication as the memo creator. */
        delete: operations["MemoService_DeleteMemoShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shares/{shareToken}/memo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description GetSharedMemo resolves a share token to its memo. No authentication required.
         *      Returns NOT_FOUND if the token is invalid or expired.
         */
        get: operations["MemoService_GetSharedMemo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description ListUsers returns a list of users. */
        get: operations["UserService_ListUsers"];
        put?: never;
        /** @description CreateUser creates a new user. */
        post: operations["UserService_CreateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description GetUser gets a user by username.
         *      Format: users/{user} (e.g., users/steven)
         */
        get: operations["UserService_GetUser"];
        put?: never;
        post?: never;
        /** @description DeleteUser deletes a user. */
        delete: operations["UserService_DeleteUser"];
        options?: never;
        head?: never;
        /** @description UpdateUser updates a user. */
        patch: operations["UserService_UpdateUser"];
        trace?: never;
    };
    "/api/v1/users/{user}/linkedIdentities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description ListLinkedIdentities returns a list of linked SSO identities for a user. */
        get: operations["UserService_ListLinkedIdentities"];
        put?: never;
        /** @description CreateLinkedIdentity links an SSO identity to the authenticated user. */
        post: operations["UserService_CreateLinkedIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{user}/linkedIdentities/{linkedIdentity}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description GetLinkedIdentity gets a linked SSO identity for a user. */
        get: operations["UserService_GetLinkedIdentity"];
        put?: never;
        post?: never;
        /** @description DeleteLinkedIdentity unlinks an SSO identity from a user. */
        delete: operations["UserService_DeleteLinkedIdentity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{user}/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description ListUserNotifications lists notifications for a user. */
        get: operations["UserService_ListUserNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{user}/notifications/{notification}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description DeleteUserNotification deletes a notification. */
        delete: operations["UserService_DeleteUserNotification"];
        options?: never;
        head?: never;
        /** @description UpdateUserNotification updates a notification. */
        patch: operations["UserService_UpdateUserNotification"];
        trace?: never;
    };
    "/api/v1/users/{user}/personalAccessTokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description ListPersonalAccessTokens returns a list of Personal Access Tokens (PATs) for a user.
         *      PATs are long-lived tokens for API/script access, distinct from short-lived JWT access tokens.
         */
        get: operations["UserService_ListPersonalAccessTokens"];
        put?: never;
        /**
         * @description CreatePersonalAccessToken creates a new Personal Access Token for a user.
         *      The token value is only returned once upon creation.
         */
        post: operations["UserService_CreatePersonalAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{user}/personalAccessTokens/{personalAccessToken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description DeletePersonalAccessToken deletes a Personal Access Token. */
        delete: operations["UserService_DeletePersonalAccessToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{user}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description ListUserSettings returns a list of user settings. */
        get: operations["UserService_ListUserSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{user}/settings/{setting}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description GetUserSetting returns the user setting. */
        get: operations["UserService_GetUserSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description UpdateUserSetting updates the user setting. */
        patch: operations["UserService_UpdateUserSetting"];
        trace?: never;
    };
    "/api/v1/users/{user}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description ListMemoViews returns a user's memo views. Each view is a named, reusable
         *      CEL filter (see MemoView.filter); pass its filter string directly to the
         *      ListMemos `filter` argument.
         */
        get: operations["MemoViewService_ListMemoViews"];
        put?: never;
        /** @description CreateMemoView creates a new memo view for a user. */
        post: operations["MemoViewService_CreateMemoView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{user}/views/{view}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description GetMemoView gets a memo view by name. */
        get: operations["MemoViewService_GetMemoView"];
        put?: never;
        post?: never;
        /** @description DeleteMemoView deletes a memo view for a user. */
        delete: operations["MemoViewService_DeleteMemoView"];
        options?: never;
        head?: never;
        /** @description UpdateMemoView updates a memo view for a user. */
        patch: operations["MemoViewService_UpdateMemoView"];
        trace?: never;
    };
    "/api/v1/users/{user}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description ListUserWebhooks returns a list of webhooks for a user. */
        get: operations["UserService_ListUserWebhooks"];
        put?: never;
        /** @description CreateUserWebhook creates a new webhook for a user. */
        post: operations["UserService_CreateUserWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{user}/webhooks/{webhook}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description DeleteUserWebhook deletes a webhook for a user. */
        delete: operations["UserService_DeleteUserWebhook"];
        options?: never;
        head?: never;
        /** @description UpdateUserWebhook updates an existing webhook for a user. */
        patch: operations["UserService_UpdateUserWebhook"];
        trace?: never;
    };
    "/api/v1/users/{user}/webhooks/{webhook}:getSigningSecret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description GetUserWebhookSigningSecret returns the signing secret for a webhook.
         *      The secret is returned only through this explicit, owner-gated call; it is
         *      never included in List/Create/Update responses.
         */
        get: operations["UserService_GetUserWebhookSigningSecret"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{user}:getStats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description GetUserStats returns statistics for a specific user. */
        get: operations["UserService_GetUserStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users:batchGet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description BatchGetUsers returns active users by usernames. */
        post: operations["UserService_BatchGetUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users:stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description ListAllUserStats returns statistics for all users. */
        get: operations["UserService_ListAllUserStats"];
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
        /** @source openapi.yaml:2365 */
        Attachment: {
            /**
             * @description The name of the attachment.
             *      Format: attachments/{attachment}
             */
            name?: string;
            /**
             * Format: date-time
             * @description Output only. The creation timestamp.
             */
            readonly createTime?: string;
            /** @description The filename of the attachment. */
            filename: string;
            content?: never;
            /** @description Optional. The external link of the attachment. */
            externalLink?: string;
            /** @description The MIME type of the attachment. */
            type: string;
            /** @description Output only. The size of the attachment in bytes. */
            readonly size?: string;
            /**
             * @description Optional. The related memo. Refer to `Memo.name`.
             *      Format: memos/{memo}
             */
            memo?: string;
            /** @description Optional. Motion media metadata. */
            motionMedia?: components["schemas"]["MotionMedia"];
            /** @description Optional. Immutable normalized media metadata explicitly supplied by the client at creation time. */
            mediaMetadata?: components["schemas"]["MediaMetadata"];
        };
        /** @source openapi.yaml:2412 */
        BatchDeleteAttachmentsRequest: {
            names: string[];
        };
        /**
         * @description Request message for BatchGetInstanceSettings method.
         * @source openapi.yaml:2421
         */
        BatchGetInstanceSettingsRequest: {
            /**
             * @description The resource names of the instance settings.
             *      Format: instance/settings/{setting}
             */
            names: string[];
        };
        /**
         * @description Response message for BatchGetInstanceSettings method.
         * @source openapi.yaml:2434
         */
        BatchGetInstanceSettingsResponse: {
            /** @description The instance settings in the same order as the input names. */
            settings?: components["schemas"]["InstanceSetting"][];
        };
        /** @source openapi.yaml:2443 */
        BatchGetLinkMetadataRequest: {
            /** @description Required. The link URLs. */
            urls: string[];
        };
        /** @source openapi.yaml:2453 */
        BatchGetLinkMetadataResponse: {
            /** @description The link metadata list, in the same order as the input URLs. */
            linkMetadata?: components["schemas"]["LinkMetadata"][];
        };
        /** @source openapi.yaml:2461 */
        BatchGetUsersRequest: {
            usernames?: string[];
        };
        /** @source openapi.yaml:2468 */
        BatchGetUsersResponse: {
            users?: components["schemas"]["User"][];
        };
        /**
         * @description Represents a color in the RGBA color space. This representation is designed
         *      for simplicity of conversion to/from color representations in various
         *      languages over compactness. For example, the fields of this representation
         *      can be trivially provided to the constructor of `java.awt.Color` in Java; it
         *      can also be trivially provided to UIColor's `+colorWithRed:green:blue:alpha`
         *      method in iOS; and, with just a little work, it can be easily formatted into
         *      a CSS `rgba()` string in JavaScript.
         *
         *      This reference page doesn't carry information about the absolute color
         *      space
         *      that should be used to interpret the RGB value (e.g. sRGB, Adobe RGB,
         *      DCI-P3, BT.2020, etc.). By default, applications should assume the sRGB color
         *      space.
         *
         *      When color equality needs to be decided, implementations, unless
         *      documented otherwise, treat two colors as equal if all their red,
         *      green, blue, and alpha values each differ by at most 1e-5.
         *
         *      Example (Java):
         *
         *           import com.google.type.Color;
         *
         *           // ...
         *           public static java.awt.Color fromProto(Color protocolor) {
         *             float alpha = protocolor.hasAlpha()
         *                 ? protocolor.getAlpha().getValue()
         *                 : 1.0;
         *
         *             return new java.awt.Color(
         *                 protocolor.getRed(),
         *                 protocolor.getGreen(),
         *                 protocolor.getBlue(),
         *                 alpha);
         *           }
         *
         *           public static Color toProto(java.awt.Color color) {
         *             float red = (float) color.getRed();
         *             float green = (float) color.getGreen();
         *             float blue = (float) color.getBlue();
         *             float denominator = 255.0;
         *             Color.Builder resultBuilder =
         *                 Color
         *                     .newBuilder()
         *                     .setRed(red / denominator)
         *                     .setGreen(green / denominator)
         *                     .setBlue(blue / denominator);
         *             int alpha = color.getAlpha();
         *             if (alpha != 255) {
         *               result.setAlpha(
         *                   FloatValue
         *                       .newBuilder()
         *                       .setValue(((float) alpha) / denominator)
         *                       .build());
         *             }
         *             return resultBuilder.build();
         *           }
         *           // ...
         *
         *      Example (iOS / Obj-C):
         *
         *           // ...
         *           static UIColor* fromProto(Color* protocolor) {
         *              float red = [protocolor red];
         *              float green = [protocolor green];
         *              float blue = [protocolor blue];
         *              FloatValue* alpha_wrapper = [protocolor alpha];
         *              float alpha = 1.0;
         *              if (alpha_wrapper != nil) {
         *                alpha = [alpha_wrapper value];
         *              }
         *              return [UIColor colorWithRed:red green:green blue:blue alpha:alpha];
         *           }
         *
         *           static Color* toProto(UIColor* color) {
         *               CGFloat red, green, blue, alpha;
         *               if (![color getRed:&red green:&green blue:&blue alpha:&alpha]) {
         *                 return nil;
         *               }
         *               Color* result = [[Color alloc] init];
         *               [result setRed:red];
         *               [result setGreen:green];
         *               [result setBlue:blue];
         *               if (alpha <= 0.9999) {
         *                 [result setAlpha:floatWrapperWithValue(alpha)];
         *               }
         *               [result autorelease];
         *               return result;
         *          }
         *          // ...
         *
         *       Example (JavaScript):
         *
         *          // ...
         *
         *          var protoToCssColor = function(rgb_color) {
         *             var redFrac = rgb_color.red || 0.0;
         *             var greenFrac = rgb_color.green || 0.0;
         *             var blueFrac = rgb_color.blue || 0.0;
         *             var red = Math.floor(redFrac * 255);
         *             var green = Math.floor(greenFrac * 255);
         *             var blue = Math.floor(blueFrac * 255);
         *
         *             if (!('alpha' in rgb_color)) {
         *                return rgbToCssColor(red, green, blue);
         *             }
         *
         *             var alphaFrac = rgb_color.alpha.value || 0.0;
         *             var rgbParams = [red, green, blue].join(',');
         *             return ['rgba(', rgbParams, ',', alphaFrac, ')'].join('');
         *          };
         *
         *          var rgbToCssColor = function(red, green, blue) {
         *            var rgbNumber = new Number((red << 16) | (green << 8) | blue);
         *            var hexString = rgbNumber.toString(16);
         *            var missingZeros = 6 - hexString.length;
         *            var resultBuilder = ['#'];
         *            for (var i = 0; i < missingZeros; i++) {
         *               resultBuilder.push('0');
         *            }
         *            resultBuilder.push(hexString);
         *            return resultBuilder.join('');
         *          };
         *
         *          // ...
         * @source openapi.yaml:2475
         */
        Color: {
            /**
             * Format: float
             * @description The amount of red in the color as a value in the interval [0, 1].
             */
            red?: number;
            /**
             * Format: float
             * @description The amount of green in the color as a value in the interval [0, 1].
             */
            green?: number;
            /**
             * Format: float
             * @description The amount of blue in the color as a value in the interval [0, 1].
             */
            blue?: number;
            /**
             * Format: float
             * @description The fraction of this color that should be applied to the pixel. That is,
             *      the final pixel color is defined by the equation:
             *
             *        `pixel color = alpha * (this color) + (1.0 - alpha) * (background color)`
             *
             *      This means that a value of 1.0 corresponds to a solid color, whereas
             *      a value of 0.0 corresponds to a completely transparent color. This
             *      uses a wrapper message rather than a simple float scalar so that it is
             *      possible to distinguish between a default value and the value being unset.
             *      If omitted, this color object is rendered as a solid color
             *      (as if the alpha value had been explicitly given a value of 1.0).
             */
            alpha?: number;
        };
        /** @source openapi.yaml:2630 */
        CreateLinkedIdentityRequest: {
            /**
             * @description Required. The parent user who owns the linked identity.
             *      Format: users/{user}
             */
            parent: string;
            /**
             * @description Required. The identity provider to link.
             *      Format: identity-providers/{idp}
             */
            idpName: string;
            /** @description Required. The authorization code from the identity provider. */
            code: string;
            /** @description Required. The redirect URI used in the OAuth flow. */
            redirectUri: string;
            /** @description Optional. The PKCE code verifier used in the OAuth flow. */
            codeVerifier?: string;
        };
        /** @source openapi.yaml:2657 */
        CreatePersonalAccessTokenRequest: {
            /**
             * @description Required. The parent resource where this token will be created.
             *      Format: users/{user}
             */
            parent: string;
            /** @description Optional. Description of the personal access token. */
            description?: string;
            /**
             * Format: int32
             * @description Optional. Expiration duration in days (0 = never expires).
             */
            expiresInDays?: number;
        };
        /** @source openapi.yaml:2674 */
        CreatePersonalAccessTokenResponse: {
            /** @description The personal access token metadata. */
            personalAccessToken?: components["schemas"]["PersonalAccessToken"];
            /**
             * @description The actual token value - only returned on creation.
             *      This is the only time the token value will be visible.
             */
            token?: string;
        };
        /** @source openapi.yaml:2686 */
        FieldMapping: {
            identifier?: string;
            displayName?: string;
            email?: string;
            avatarUrl?: string;
        };
        /**
         * @description Custom profile configuration for instance branding.
         * @source openapi.yaml:2697
         */
        GeneralSetting_CustomProfile: {
            title?: string;
            description?: string;
            logoUrl?: string;
        };
        /** @source openapi.yaml:2707 */
        GetCurrentUserResponse: {
            /** @description The authenticated user's information. */
            user?: components["schemas"]["User"];
        };
        /** @source openapi.yaml:2714 */
        GetUserWebhookSigningSecretResponse: {
            /** @description The signing secret, in the Standard Webhooks "whsec_<base64>" form. */
            signingSecret?: string;
        };
        /**
         * @description Contains an arbitrary serialized message along with a @type that describes the type of the serialized message.
         * @source openapi.yaml:2720
         */
        GoogleProtobufAny: {
            /** @description The type of the serialized message. */
            "@type"?: string;
        } & {
            [key: string]: unknown;
        };
        /** @source openapi.yaml:2728 */
        IdentityProvider: {
            /**
             * @description The resource name of the identity provider.
             *      Format: identity-providers/{idp}
             */
            name?: string;
            /**
             * Format: enum
             * @description Required. The type of the identity provider.
             * @enum {string}
             */
            type: "TYPE_UNSPECIFIED" | "OAUTH2";
            /** @description Required. The display title of the identity provider. */
            title: string;
            /** @description Optional. Filter applied to user identifiers. */
            identifierFilter?: string;
            /** @description Required. Configuration for the identity provider. */
            config: components["schemas"]["IdentityProviderConfig"];
        };
        /** @source openapi.yaml:2757 */
        IdentityProviderConfig: {
            oauth2Config?: components["schemas"]["OAuth2Config"];
        };
        /**
         * @description Instance profile message containing basic instance information.
         * @source openapi.yaml:2762
         */
        InstanceProfile: {
            /** @description Version is the current version of instance. */
            version?: string;
            /** @description Demo indicates if the instance is in demo mode. */
            demo?: boolean;
            /** @description Instance URL is the URL of the instance. */
            instanceUrl?: string;
            /**
             * @description The first administrator who set up this instance, for display purposes.
             *      May be null on an instance that has lost all admins; use needs_setup to
             *      determine whether initial setup is actually required.
             */
            admin?: components["schemas"]["User"];
            /** @description Commit is the current build commit of instance. */
            commit?: string;
            /**
             * @description NeedsSetup is true when the instance has no users yet and requires initial
             *      setup (creating the first admin account). Unlike a null admin, this stays
             *      false once any user exists, so an instance that has lost its admins is not
             *      mistaken for a fresh install.
             */
            needsSetup?: boolean;
            /**
             * Format: enum
             * @description Access mode controls whether unauthenticated users may access instance content.
             * @enum {string}
             */
            accessMode?: "INSTANCE_ACCESS_MODE_UNSPECIFIED" | "INSTANCE_ACCESS_MODE_PRIVATE" | "INSTANCE_ACCESS_MODE_PUBLIC";
        };
        /**
         * @description An instance setting resource.
         * @source openapi.yaml:2800
         */
        InstanceSetting: {
            /**
             * @description The name of the instance setting.
             *      Format: instance/settings/{setting}
             */
            name?: string;
            generalSetting?: components["schemas"]["InstanceSetting_GeneralSetting"];
            storageSetting?: components["schemas"]["InstanceSetting_StorageSetting"];
            memoRelatedSetting?: components["schemas"]["InstanceSetting_MemoRelatedSetting"];
            tagsSetting?: components["schemas"]["InstanceSetting_TagsSetting"];
            notificationSetting?: components["schemas"]["InstanceSetting_NotificationSetting"];
            aiSetting?: components["schemas"]["InstanceSetting_AISetting"];
            accessSetting?: components["schemas"]["InstanceSetting_AccessSetting"];
        };
        /**
         * @description AIProviderConfig represents one callable AI provider connection.
         * @source openapi.yaml:2823
         */
        InstanceSetting_AIProviderConfig: {
            id?: string;
            title?: string;
            /**
             * Format: enum
             * @enum {string}
             */
            type?: "AI_PROVIDER_TYPE_UNSPECIFIED" | "OPENAI" | "GEMINI";
            endpoint?: string;
            apiKey?: never;
            /** @description api_key_set indicates whether an API key is stored for this provider. */
            readonly apiKeySet?: boolean;
            /** @description api_key_hint is a masked hint for the stored API key. */
            readonly apiKeyHint?: string;
        };
        /**
         * @description AI provider configuration settings.
         * @source openapi.yaml:2852
         */
        InstanceSetting_AISetting: {
            /** @description providers is the list of AI provider configurations available instance-wide. */
            providers?: components["schemas"]["InstanceSetting_AIProviderConfig"][];
            /**
             * @description transcription is the speech-to-text feature configuration.
             *      When unset or transcription.provider_id is empty, transcription is disabled.
             */
            transcription?: components["schemas"]["InstanceSetting_TranscriptionConfig"];
        };
        /**
         * @description Access policy configuration for the instance.
         * @source openapi.yaml:2867
         */
        InstanceSetting_AccessSetting: {
            /**
             * Format: enum
             * @enum {string}
             */
            accessMode?: "INSTANCE_ACCESS_MODE_UNSPECIFIED" | "INSTANCE_ACCESS_MODE_PRIVATE" | "INSTANCE_ACCESS_MODE_PUBLIC";
        };
        /**
         * @description General instance settings configuration.
         * @source openapi.yaml:2878
         */
        InstanceSetting_GeneralSetting: {
            /** @description disallow_user_registration disallows user registration. */
            disallowUserRegistration?: boolean;
            /** @description disallow_password_auth disallows password authentication. */
            disallowPasswordAuth?: boolean;
            /** @description additional_script is the additional script. */
            additionalScript?: string;
            /** @description additional_style is the additional style. */
            additionalStyle?: string;
            /** @description custom_profile is the custom profile. */
            customProfile?: components["schemas"]["GeneralSetting_CustomProfile"];
            /**
             * Format: int32
             * @description week_start_day_offset is the week start day offset from Sunday.
             *      0: Sunday, 1: Monday, 2: Tuesday, 3: Wednesday, 4: Thursday, 5: Friday, 6: Saturday
             *      Default is Sunday.
             */
            weekStartDayOffset?: number;
            /** @description disallow_change_username disallows changing username. */
            disallowChangeUsername?: boolean;
            /** @description disallow_change_nickname disallows changing nickname. */
            disallowChangeNickname?: boolean;
        };
        /**
         * @description Memo-related instance settings and policies.
         * @source openapi.yaml:2911
         */
        InstanceSetting_MemoRelatedSetting: {
            /**
             * Format: int32
             * @description content_length_limit is the limit of content length. Unit is byte.
             */
            contentLengthLimit?: number;
            /** @description enable_double_click_edit enables editing on double click. */
            enableDoubleClickEdit?: boolean;
            /** @description reactions is the list of reactions. */
            reactions?: string[];
        };
        /**
         * @description Notification transport configuration.
         * @source openapi.yaml:2927
         */
        InstanceSetting_NotificationSetting: {
            email?: components["schemas"]["NotificationSetting_EmailSetting"];
        };
        /**
         * @description Storage is a configured attachment storage instance.
         * @source openapi.yaml:2933
         */
        InstanceSetting_Storage: {
            /** @description id is the stable identifier referenced by attachments. */
            id?: string;
            /** @description name is the human-readable storage name. */
            name?: string;
            /**
             * Format: enum
             * @enum {string}
             */
            type?: "STORAGE_TYPE_UNSPECIFIED" | "DATABASE" | "LOCAL" | "S3";
            s3Config?: components["schemas"]["Storage_S3Config"];
        };
        /**
         * @description Storage configuration settings for instance attachments.
         * @source openapi.yaml:2953
         */
        InstanceSetting_StorageSetting: {
            /**
             * Format: enum
             * @description Legacy compatibility field. New clients use default_storage_id.
             * @enum {string}
             */
            storageType?: "STORAGE_TYPE_UNSPECIFIED" | "DATABASE" | "LOCAL" | "S3";
            /**
             * @description The template of file path.
             *      e.g. assets/{timestamp}_{filename}
             */
            filepathTemplate?: string;
            /** @description The max upload size in megabytes. */
            uploadSizeLimitMb?: string;
            /** @description Legacy compatibility field. New clients use storages. */
            s3Config?: components["schemas"]["StorageSetting_S3Config"];
            /** @description Configured storage instances, including inactive instances referenced by attachments. */
            storages?: components["schemas"]["InstanceSetting_Storage"][];
            /** @description Storage used for new attachments. */
            defaultStorageId?: string;
        };
        /**
         * @description Metadata for a tag.
         * @source openapi.yaml:2986
         */
        InstanceSetting_TagMetadata: {
            /**
             * @description Optional background color for the tag label.
             *      When unset, the default tag color is used.
             */
            backgroundColor?: components["schemas"]["Color"];
            /** @description Whether memos with this tag should have their content blurred. */
            blurContent?: boolean;
        };
        /**
         * @description Tag metadata configuration.
         *      Active tag metadata is stored in per-user tag settings.
         *      This message remains for backward compatibility with existing clients and migrations.
         * @source openapi.yaml:2999
         */
        InstanceSetting_TagsSetting: {
            /**
             * @description Map of tag name pattern to tag metadata.
             *      Each key is treated as an anchored regular expression (^pattern$),
             *      so a single entry like "project/.*" matches all tags under that prefix.
             *      Exact tag names are also valid (they are trivially valid regex patterns).
             */
            tags?: {
                [key: string]: components["schemas"]["InstanceSetting_TagMetadata"];
            };
        };
        /**
         * @description TranscriptionConfig configures the speech-to-text feature.
         * @source openapi.yaml:3015
         */
        InstanceSetting_TranscriptionConfig: {
            /**
             * @description provider_id references an entry in AISetting.providers[].id.
             *      Empty string means transcription is disabled.
             */
            providerId?: string;
            /**
             * @description model is the provider-specific model identifier.
             *      Empty string falls back to the engine default
             *      (whisper-1 for OPENAI providers, gemini-2.5-flash for GEMINI providers).
             */
            model?: string;
            /**
             * @description language is the default ISO 639-1 language hint sent to the provider.
             *      Empty string lets the provider auto-detect.
             */
            language?: string;
            /** @description prompt is a default spelling/vocabulary hint passed to the provider. */
            prompt?: string;
        };
        /**
         * @description Resource usage statistics for the instance.
         * @source openapi.yaml:3038
         */
        InstanceStats: {
            database?: components["schemas"]["InstanceStats_DatabaseStats"];
            /** @description Recursive size of the data directory in bytes. -1 if unavailable. */
            localStorageBytes?: string;
            /**
             * Format: date-time
             * @description Server-side timestamp when the snapshot was generated.
             */
            generatedTime?: string;
        };
        /**
         * @description Database size statistics.
         * @source openapi.yaml:3051
         */
        InstanceStats_DatabaseStats: {
            /** @description driver is one of "sqlite", "mysql", "postgres". */
            driver?: string;
            /** @description size_bytes is the database size in bytes; -1 if unavailable. */
            sizeBytes?: string;
        };
        /** @source openapi.yaml:3061 */
        LinkMetadata: {
            /** @description The original link URL. */
            url?: string;
            /** @description The link title. */
            title?: string;
            /** @description The link description. */
            description?: string;
            /** @description The link image URL. */
            image?: string;
        };
        /**
         * @description LinkedIdentity represents an SSO identity linked to a user account.
         * @source openapi.yaml:3076
         */
        LinkedIdentity: {
            /**
             * @description The resource name of the linked identity.
             *      Format: users/{user}/linkedIdentities/{linked_identity}
             */
            name?: string;
            /**
             * @description The resource name of the identity provider.
             *      Format: identity-providers/{idp}
             */
            readonly idpName?: string;
            /** @description The external user identifier from the identity provider. */
            readonly externUid?: string;
        };
        /** @source openapi.yaml:3095 */
        ListAllUserStatsResponse: {
            /** @description The list of user statistics. */
            stats?: components["schemas"]["UserStats"][];
        };
        /** @source openapi.yaml:3103 */
        ListAttachmentsResponse: {
            /** @description The list of attachments. */
            attachments?: components["schemas"]["Attachment"][];
            /**
             * @description A token that can be sent as `page_token` to retrieve the next page.
             *      If this field is omitted, there are no subsequent pages.
             */
            nextPageToken?: string;
        };
        /** @source openapi.yaml:3116 */
        ListIdentityProvidersResponse: {
            /** @description The list of identity providers. */
            identityProviders?: components["schemas"]["IdentityProvider"][];
        };
        /** @source openapi.yaml:3124 */
        ListLinkedIdentitiesResponse: {
            /** @description The list of linked identities. */
            linkedIdentities?: components["schemas"]["LinkedIdentity"][];
        };
        /** @source openapi.yaml:3132 */
        ListMemoAttachmentsResponse: {
            /** @description The list of attachments. */
            attachments?: components["schemas"]["Attachment"][];
            /** @description A token for the next page of results. */
            nextPageToken?: string;
        };
        /** @source openapi.yaml:3143 */
        ListMemoCommentsResponse: {
            /** @description The list of comment memos. */
            memos?: components["schemas"]["Memo"][];
            /** @description A token for the next page of results. */
            nextPageToken?: string;
        };
        /** @source openapi.yaml:3154 */
        ListMemoReactionsResponse: {
            /** @description The list of reactions. */
            reactions?: components["schemas"]["Reaction"][];
            /** @description A token for the next page of results. */
            nextPageToken?: string;
        };
        /** @source openapi.yaml:3165 */
        ListMemoRelationsResponse: {
            /** @description The list of relations. */
            relations?: components["schemas"]["MemoRelation"][];
            /** @description A token for the next page of results. */
            nextPageToken?: string;
        };
        /** @source openapi.yaml:3176 */
        ListMemoSharesResponse: {
            /** @description The list of share links. */
            memoShares?: components["schemas"]["MemoShare"][];
        };
        /** @source openapi.yaml:3184 */
        ListMemoViewsResponse: {
            /** @description The list of memo views. */
            memoViews?: components["schemas"]["MemoView"][];
        };
        /** @source openapi.yaml:3192 */
        ListMemosResponse: {
            /** @description The list of memos. */
            memos?: components["schemas"]["Memo"][];
            /**
             * @description A token that can be sent as `page_token` to retrieve the next page.
             *      If this field is omitted, there are no subsequent pages.
             */
            nextPageToken?: string;
        };
        /** @source openapi.yaml:3205 */
        ListPersonalAccessTokensResponse: {
            /** @description The list of personal access tokens. */
            personalAccessTokens?: components["schemas"]["PersonalAccessToken"][];
            /** @description A token for the next page of results. */
            nextPageToken?: string;
        };
        /** @source openapi.yaml:3216 */
        ListUserNotificationsResponse: {
            notifications?: components["schemas"]["UserNotification"][];
            nextPageToken?: string;
        };
        /**
         * @description Response message for ListUserSettings method.
         * @source openapi.yaml:3225
         */
        ListUserSettingsResponse: {
            /** @description The list of user settings. */
            settings?: components["schemas"]["UserSetting"][];
            /**
             * @description A token that can be sent as `page_token` to retrieve the next page.
             *      If this field is omitted, there are no subsequent pages.
             */
            nextPageToken?: string;
        };
        /** @source openapi.yaml:3239 */
        ListUserWebhooksResponse: {
            /** @description The list of webhooks. */
            webhooks?: components["schemas"]["UserWebhook"][];
        };
        /** @source openapi.yaml:3247 */
        ListUsersResponse: {
            /** @description The list of users. */
            users?: components["schemas"]["User"][];
            /**
             * @description A token that can be sent as `page_token` to retrieve the next page.
             *      If this field is omitted, there are no subsequent pages.
             */
            nextPageToken?: string;
        };
        /** @source openapi.yaml:3260 */
        Location: {
            /** @description A placeholder text for the location. */
            placeholder?: string;
            /**
             * Format: double
             * @description The latitude of the location.
             */
            latitude?: number;
            /**
             * Format: double
             * @description The longitude of the location.
             */
            longitude?: number;
        };
        /** @source openapi.yaml:3274 */
        MediaCaptureTime: {
            localDateTime?: string;
            utcOffset?: string;
        };
        /** @source openapi.yaml:3281 */
        MediaLocation: {
            /** Format: double */
            latitude?: number;
            /** Format: double */
            longitude?: number;
            /** Format: double */
            altitudeMeters?: number;
        };
        /** @source openapi.yaml:3293 */
        MediaMetadata: {
            /** Format: int32 */
            width?: number;
            /** Format: int32 */
            height?: number;
            photo?: components["schemas"]["PhotoMetadata"];
            video?: components["schemas"]["VideoMetadata"];
        };
        /** @source openapi.yaml:3306 */
        Memo: {
            /**
             * @description The resource name of the memo.
             *      Format: memos/{memo}, where memo is the user-defined UID.
             */
            name?: string;
            /**
             * Format: enum
             * @description The state of the memo.
             * @enum {string}
             */
            state: "STATE_UNSPECIFIED" | "NORMAL" | "ARCHIVED";
            /**
             * @description The name of the creator.
             *      Format: users/{user}
             */
            readonly creator?: string;
            /**
             * Format: date-time
             * @description The creation timestamp.
             *      If not set on creation, the server will set it to the current time.
             */
            createTime?: string;
            /**
             * Format: date-time
             * @description The last update timestamp.
             *      If not set on creation, the server will set it to the current time.
             */
            updateTime?: string;
            /** @description Required. The content of the memo in Markdown format. */
            content: string;
            /**
             * Format: enum
             * @description The visibility of the memo.
             *      One of PRIVATE (creator only), PROTECTED (signed-in users), or
             *      PUBLIC (anyone). Defaults to PRIVATE on creation when unspecified.
             * @enum {string}
             */
            visibility: "VISIBILITY_UNSPECIFIED" | "PRIVATE" | "PROTECTED" | "PUBLIC";
            /** @description Output only. The tags extracted from the content. */
            readonly tags?: string[];
            /** @description Whether the memo is pinned. */
            pinned?: boolean;
            /** @description Optional. The attachments of the memo. */
            attachments?: components["schemas"]["Attachment"][];
            /** @description Optional. The relations of the memo. */
            relations?: components["schemas"]["MemoRelation"][];
            /** @description Output only. The reactions to the memo. */
            readonly reactions?: components["schemas"]["Reaction"][];
            /** @description Output only. The computed properties of the memo. */
            readonly property?: components["schemas"]["Memo_Property"];
            /**
             * @description Output only. The name of the parent memo.
             *      Format: memos/{memo}
             */
            readonly parent?: string;
            /** @description Output only. The snippet of the memo content. Plain text only. */
            readonly snippet?: string;
            /** @description Optional. The location of the memo. */
            location?: components["schemas"]["Location"];
        };
        /** @source openapi.yaml:3403 */
        MemoRelation: {
            /** @description The memo in the relation. */
            memo: components["schemas"]["MemoRelation_Memo"];
            /** @description The related memo. */
            relatedMemo: components["schemas"]["MemoRelation_Memo"];
            /**
             * Format: enum
             * @enum {string}
             */
            type: "TYPE_UNSPECIFIED" | "REFERENCE" | "COMMENT";
        };
        /**
         * @description Memo reference in relations.
         * @source openapi.yaml:3425
         */
        MemoRelation_Memo: {
            /**
             * @description The resource name of the memo.
             *      Format: memos/{memo}
             */
            name: string;
            /** @description Output only. The snippet of the memo content. Plain text only. */
            readonly snippet?: string;
        };
        /**
         * @description MemoShare is an access grant that permits read-only access to a memo via an opaque bearer token.
         * @source openapi.yaml:3440
         */
        MemoShare: {
            /**
             * @description The resource name of the share. Format: memos/{memo}/shares/{share}
             *      The {share} segment is the opaque token used in the share URL.
             */
            name?: string;
            /**
             * Format: date-time
             * @description Output only. When this share link was created.
             */
            readonly createTime?: string;
            /**
             * Format: date-time
             * @description Optional. When set, the share link stops working after this time.
             *      If unset, the link never expires.
             */
            expireTime?: string;
        };
        /** @source openapi.yaml:3460 */
        MemoView: {
            /**
             * @description The resource name of the memo view.
             *      Format: users/{user}/views/{view}
             */
            name?: string;
            /** @description The title of the memo view. */
            title: string;
            /**
             * @description The CEL filter expression for the memo view, using the same grammar as the
             *      ListMemos `filter` argument. Reuse it by passing this value to ListMemos.
             */
            filter: string;
        };
        /**
         * @description Computed properties of a memo.
         * @source openapi.yaml:3479
         */
        Memo_Property: {
            hasLink?: boolean;
            hasTaskList?: boolean;
            hasCode?: boolean;
            hasIncompleteTasks?: boolean;
            /** @description The title extracted from the first H1 heading, if present. */
            title?: string;
        };
        /** @source openapi.yaml:3494 */
        MotionMedia: {
            /**
             * Format: enum
             * @enum {string}
             */
            family?: "MOTION_MEDIA_FAMILY_UNSPECIFIED" | "APPLE_LIVE_PHOTO" | "ANDROID_MOTION_PHOTO";
            /**
             * Format: enum
             * @enum {string}
             */
            role?: "MOTION_MEDIA_ROLE_UNSPECIFIED" | "STILL" | "VIDEO" | "CONTAINER";
            groupId?: string;
            presentationTimestampUs?: string;
            hasEmbeddedVideo?: boolean;
        };
        /**
         * @description Email delivery configuration for notifications.
         * @source openapi.yaml:3518
         */
        NotificationSetting_EmailSetting: {
            enabled?: boolean;
            smtpHost?: string;
            /** Format: int32 */
            smtpPort?: number;
            smtpUsername?: string;
            smtpPassword?: never;
            fromEmail?: string;
            fromName?: string;
            replyTo?: string;
            useTls?: boolean;
            useSsl?: boolean;
        };
        /** @source openapi.yaml:3544 */
        OAuth2Config: {
            clientId?: string;
            clientSecret?: string;
            authUrl?: string;
            tokenUrl?: string;
            userInfoUrl?: string;
            scopes?: string[];
            fieldMapping?: components["schemas"]["FieldMapping"];
        };
        /**
         * @description PersonalAccessToken represents a long-lived token for API/script access.
         *      PATs are distinct from short-lived JWT access tokens used for session authentication.
         * @source openapi.yaml:3563
         */
        PersonalAccessToken: {
            /**
             * @description The resource name of the personal access token.
             *      Format: users/{user}/personalAccessTokens/{personal_access_token}
             */
            name?: string;
            /** @description The description of the token. */
            description?: string;
            /**
             * Format: date-time
             * @description Output only. The creation timestamp.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description Optional. The expiration timestamp.
             */
            expiresAt?: string;
            /**
             * Format: date-time
             * @description Output only. The last used timestamp.
             */
            readonly lastUsedAt?: string;
        };
        /** @source openapi.yaml:3591 */
        PhotoMetadata: {
            captureTime?: components["schemas"]["MediaCaptureTime"];
            location?: components["schemas"]["MediaLocation"];
            /** Format: int32 */
            sourceExifOrientation?: number;
            cameraMake?: string;
            cameraModel?: string;
            lensModel?: string;
            /** Format: double */
            fNumber?: number;
            /** Format: double */
            exposureTimeSeconds?: number;
            /** Format: int32 */
            iso?: number;
            /** Format: double */
            focalLengthMm?: number;
        };
        /**
         * @description Reaction is a reaction attached to a memo.
         * @source openapi.yaml:3619
         */
        Reaction: {
            /**
             * @description The resource name of the reaction.
             *      Format: memos/{memo}/reactions/{reaction}
             */
            readonly name?: string;
            /**
             * @description The resource name of the creator.
             *      Format: users/{user}
             */
            readonly creator?: string;
            /** @description Required. The type of reaction (e.g., "👍", "❤️", "😄"). */
            reactionType: string;
            /**
             * Format: date-time
             * @description Output only. The creation timestamp.
             */
            readonly createTime?: string;
        };
        /** @source openapi.yaml:3645 */
        RefreshTokenRequest: Record<string, unknown>;
        /** @source openapi.yaml:3648 */
        RefreshTokenResponse: {
            /** @description The new short-lived access token. */
            accessToken?: string;
            /**
             * Format: date-time
             * @description When the access token expires.
             */
            expiresAt?: string;
        };
        /** @source openapi.yaml:3658 */
        SetMemoAttachmentsRequest: {
            /**
             * @description Required. The resource name of the memo.
             *      Format: memos/{memo}
             */
            name: string;
            /** @description Required. The attachments to set for the memo. */
            attachments: components["schemas"]["AttachmentRequest"][];
        };
        /** @source openapi.yaml:3674 */
        SetMemoRelationsRequest: {
            /**
             * @description Required. The resource name of the memo.
             *      Format: memos/{memo}
             */
            name: string;
            /** @description Required. The relations to set for the memo. */
            relations: components["schemas"]["MemoRelationRequest"][];
        };
        /** @source openapi.yaml:3690 */
        SignInRequest: {
            /** @description Username and password authentication. */
            passwordCredentials?: components["schemas"]["SignInRequest_PasswordCredentials"];
            /** @description SSO provider authentication. */
            ssoCredentials?: components["schemas"]["SignInRequest_SSOCredentials"];
        };
        /**
         * @description Nested message for password-based authentication credentials.
         * @source openapi.yaml:3701
         */
        SignInRequest_PasswordCredentials: {
            /** @description The username to sign in with. */
            username: string;
            /** @description The password to sign in with. */
            password: string;
        };
        /**
         * @description Nested message for SSO authentication credentials.
         * @source openapi.yaml:3714
         */
        SignInRequest_SSOCredentials: {
            /**
             * @description The resource name of the SSO provider.
             *      Format: identity-providers/{idp}
             */
            idpName: string;
            /** @description The authorization code from the SSO provider. */
            code: string;
            /** @description The redirect URI used in the SSO flow. */
            redirectUri: string;
            /**
             * @description The PKCE code verifier for enhanced security (RFC 7636).
             *      Optional - enables PKCE flow protection against authorization code interception.
             */
            codeVerifier?: string;
        };
        /** @source openapi.yaml:3738 */
        SignInResponse: {
            /** @description The authenticated user's information. */
            user?: components["schemas"]["User"];
            /**
             * @description The short-lived access token for API requests.
             *      Store in memory only, not in localStorage.
             */
            accessToken?: string;
            /**
             * Format: date-time
             * @description When the access token expires.
             *      Client should call RefreshToken before this time.
             */
            accessTokenExpiresAt?: string;
        };
        /**
         * @description The `Status` type defines a logical error model that is suitable for different programming environments, including REST APIs and RPC APIs. It is used by [gRPC](https://github.com/grpc). Each `Status` message contains three pieces of data: error code, error message, and error details. You can find out more about this error model and how to work with it in the [API Design Guide](https://cloud.google.com/apis/design/errors).
         * @source openapi.yaml:3756
         */
        Status: {
            /**
             * Format: int32
             * @description The status code, which should be an enum value of [google.rpc.Code][google.rpc.Code].
             */
            code?: number;
            /** @description A developer-facing error message, which should be in English. Any user-facing error message should be localized and sent in the [google.rpc.Status.details][google.rpc.Status.details] field, or localized by the client. */
            message?: string;
            /** @description A list of messages that carry the error details.  There is a common set of message types for APIs to use. */
            details?: components["schemas"]["GoogleProtobufAny"][];
        };
        /**
         * @description Legacy S3 configuration retained for compatibility with existing clients.
         *      Reference: https://developers.cloudflare.com/r2/examples/aws/aws-sdk-go/
         * @source openapi.yaml:3772
         */
        StorageSetting_S3Config: {
            accessKeyId?: string;
            accessKeySecret?: never;
            endpoint?: string;
            region?: string;
            bucket?: string;
            usePathStyle?: boolean;
            /**
             * @description insecure_skip_tls_verify disables TLS certificate verification when connecting
             *      to the S3 endpoint. Only enable this for trusted endpoints that use a self-signed
             *      certificate; it removes protection against man-in-the-middle attacks.
             */
            insecureSkipTlsVerify?: boolean;
        };
        /**
         * @description S3 configuration for an S3-compatible object store.
         *      Reference: https://developers.cloudflare.com/r2/examples/aws/aws-sdk-go/
         * @source openapi.yaml:3797
         */
        Storage_S3Config: {
            accessKeyId?: string;
            accessKeySecret?: never;
            endpoint?: string;
            region?: string;
            bucket?: string;
            usePathStyle?: boolean;
            /**
             * @description insecure_skip_tls_verify disables TLS certificate verification when connecting
             *      to the S3 endpoint. Only enable this for trusted endpoints that use a self-signed
             *      certificate; it removes protection against man-in-the-middle attacks.
             */
            insecureSkipTlsVerify?: boolean;
        };
        /**
         * @description Request message for TestInstanceEmailSetting method.
         * @source openapi.yaml:3822
         */
        TestInstanceEmailSettingRequest: {
            /** @description Optional. SMTP email settings to test. If omitted, the stored notification email setting is used. */
            email?: components["schemas"]["NotificationSetting_EmailSettingRequest"];
            /** @description Optional. Recipient email address. If omitted, the current user's email address is used. */
            recipientEmail?: string;
        };
        /** @source openapi.yaml:3833 */
        TranscribeRequest: {
            /** @description Required. Audio input. */
            audio: components["schemas"]["TranscriptionAudio"];
        };
        /** @source openapi.yaml:3842 */
        TranscribeResponse: {
            /** @description The transcribed text. */
            text?: string;
        };
        /** @source openapi.yaml:3848 */
        TranscriptionAudio: {
            /**
             * Format: bytes
             * @description Inline audio bytes.
             */
            content?: string;
            /** @description URI for audio content. Reserved for future use. */
            uri?: string;
            /** @description Optional. The uploaded filename. */
            filename?: string;
            /** @description Optional. The MIME type of the input audio. */
            contentType?: string;
        };
        /** @source openapi.yaml:3865 */
        UpsertMemoReactionRequest: {
            /**
             * @description Required. The resource name of the memo.
             *      Format: memos/{memo}
             */
            name: string;
            /** @description Required. The reaction to upsert. */
            reaction: components["schemas"]["ReactionRequest"];
        };
        /** @source openapi.yaml:3880 */
        User: {
            /**
             * @description The resource name of the user.
             *      Format: users/{user}
             */
            name?: string;
            /**
             * Format: enum
             * @description The role of the user.
             * @enum {string}
             */
            role: "ROLE_UNSPECIFIED" | "ADMIN" | "USER";
            /** @description Required. The unique username for login. */
            username: string;
            /** @description Optional. The email address of the user. */
            email?: string;
            /** @description Optional. The display name of the user. */
            displayName?: string;
            /** @description Optional. The avatar URL of the user. */
            avatarUrl?: string;
            /** @description Optional. The description of the user. */
            description?: string;
            password?: never;
            /**
             * Format: enum
             * @description The state of the user.
             * @enum {string}
             */
            state: "STATE_UNSPECIFIED" | "NORMAL" | "ARCHIVED";
            /**
             * Format: date-time
             * @description Output only. The creation timestamp.
             */
            readonly createTime?: string;
            /**
             * Format: date-time
             * @description Output only. The last update timestamp.
             */
            readonly updateTime?: string;
        };
        /** @source openapi.yaml:3937 */
        UserNotification: {
            /**
             * @description The resource name of the notification.
             *      Format: users/{user}/notifications/{notification}
             */
            readonly name?: string;
            /**
             * @description The sender of the notification.
             *      Format: users/{user}
             */
            readonly sender?: string;
            /** @description The sender user details. */
            readonly senderUser?: components["schemas"]["User"];
            /**
             * Format: enum
             * @description The status of the notification.
             * @enum {string}
             */
            status?: "STATUS_UNSPECIFIED" | "UNREAD" | "ARCHIVED";
            /**
             * Format: date-time
             * @description The creation timestamp.
             */
            readonly createTime?: string;
            /**
             * Format: enum
             * @description The type of the notification.
             * @enum {string}
             */
            readonly type?: "TYPE_UNSPECIFIED" | "MEMO_COMMENT" | "MEMO_MENTION";
            readonly memoComment?: components["schemas"]["UserNotification_MemoCommentPayload"];
            readonly memoMention?: components["schemas"]["UserNotification_MemoMentionPayload"];
        };
        /** @source openapi.yaml:3987 */
        UserNotification_MemoCommentPayload: {
            /**
             * @description The memo name of comment.
             *      Format: memos/{memo}
             */
            memo?: string;
            /**
             * @description The name of related memo.
             *      Format: memos/{memo}
             */
            relatedMemo?: string;
            /** @description Preview text of the comment memo. */
            memoSnippet?: string;
            /** @description Preview text of the related memo. */
            relatedMemoSnippet?: string;
        };
        /** @source openapi.yaml:4006 */
        UserNotification_MemoMentionPayload: {
            /**
             * @description The memo that contains the mention.
             *      Format: memos/{memo}
             */
            memo?: string;
            /**
             * @description The related parent memo when the mention was created in a comment.
             *      Format: memos/{memo}
             */
            relatedMemo?: string;
            /** @description Preview text of the memo that contains the mention. */
            memoSnippet?: string;
            /** @description Preview text of the related parent memo. */
            relatedMemoSnippet?: string;
        };
        /**
         * @description User settings message
         * @source openapi.yaml:4025
         */
        UserSetting: {
            /**
             * @description The name of the user setting.
             *      Format: users/{user}/settings/{setting}, {setting} is the key for the setting.
             *      For example, "users/steven/settings/GENERAL" for general settings.
             */
            name?: string;
            generalSetting?: components["schemas"]["UserSetting_GeneralSetting"];
            webhooksSetting?: components["schemas"]["UserSetting_WebhooksSetting"];
            tagsSetting?: components["schemas"]["UserSetting_TagsSetting"];
        };
        /**
         * @description General user settings configuration.
         * @source openapi.yaml:4041
         */
        UserSetting_GeneralSetting: {
            /** @description The preferred locale of the user. */
            locale?: string;
            /** @description The default visibility of the memo. */
            memoVisibility?: string;
            /**
             * @description The preferred theme of the user.
             *      This references a CSS file in the web/public/themes/ directory.
             *      If not set, the default theme will be used.
             */
            theme?: string;
            /** @description Whether the official client should save metadata from future media uploads. */
            saveMediaMetadata?: boolean;
        };
        /**
         * @description Tag metadata for user-specific display rules.
         * @source openapi.yaml:4060
         */
        UserSetting_TagMetadata: {
            /**
             * @description Optional background color for the tag label.
             *      When unset, the default tag color is used.
             */
            backgroundColor?: components["schemas"]["Color"];
            /** @description Whether memos with this tag should have their content blurred. */
            blurContent?: boolean;
        };
        /**
         * @description User-specific tag metadata.
         * @source openapi.yaml:4073
         */
        UserSetting_TagsSetting: {
            /**
             * @description Map of tag name pattern to tag metadata.
             *      Each key is treated as an anchored regular expression (^pattern$).
             */
            tags?: {
                [key: string]: components["schemas"]["UserSetting_TagMetadata"];
            };
        };
        /**
         * @description User webhooks configuration.
         * @source openapi.yaml:4084
         */
        UserSetting_WebhooksSetting: {
            /** @description List of user webhooks. */
            webhooks?: components["schemas"]["UserWebhook"][];
        };
        /**
         * @description User statistics messages
         * @source openapi.yaml:4093
         */
        UserStats: {
            /**
             * @description The resource name of the user statistics singleton.
             *      Format: users/{user}/stats
             */
            name?: string;
            /** @description The stats of memo types. */
            memoTypeStats?: components["schemas"]["UserStats_MemoTypeStats"];
            /** @description The count of tags. */
            tagCount?: {
                [key: string]: number;
            };
            /** @description The creation timestamps of the user's memos. */
            memoCreatedTimestamps?: string[];
            /**
             * @description The latest update timestamps of the user's memos (one per memo,
             *      mirrors memo_created_timestamps). Used by the activity heatmap when
             *      the client's view is set to update_time basis.
             */
            memoUpdatedTimestamps?: string[];
            /** @description The pinned memos of the user. */
            pinnedMemos?: string[];
            /**
             * Format: int32
             * @description Total memo count.
             */
            totalMemoCount?: number;
        };
        /**
         * @description Memo type statistics.
         * @source openapi.yaml:4136
         */
        UserStats_MemoTypeStats: {
            /** Format: int32 */
            linkCount?: number;
            /** Format: int32 */
            codeCount?: number;
            /** Format: int32 */
            todoCount?: number;
            /** Format: int32 */
            undoCount?: number;
        };
        /**
         * @description UserWebhook represents a webhook owned by a user.
         * @source openapi.yaml:4152
         */
        UserWebhook: {
            /**
             * @description The name of the webhook.
             *      Format: users/{user}/webhooks/{webhook}
             */
            name?: string;
            /** @description The URL to send the webhook to. */
            url?: string;
            /** @description Optional. Human-readable name for the webhook. */
            displayName?: string;
            /**
             * Format: date-time
             * @description The creation time of the webhook.
             */
            readonly createTime?: string;
            /**
             * Format: date-time
             * @description The last update time of the webhook.
             */
            readonly updateTime?: string;
            signingSecret?: never;
            /** @description Whether a signing secret is configured for this webhook. */
            readonly signingSecretSet?: boolean;
        };
        /** @source openapi.yaml:4187 */
        VideoMetadata: {
            /** Format: double */
            durationSeconds?: number;
        };
        /** @source openapi.yaml:2365 */
        AttachmentRequest: {
            /**
             * @description The name of the attachment.
             *      Format: attachments/{attachment}
             */
            name?: string;
            /** @description The filename of the attachment. */
            filename: string;
            /**
             * Format: bytes
             * @description Input only. The content of the attachment.
             */
            content?: string;
            /** @description Optional. The external link of the attachment. */
            externalLink?: string;
            /** @description The MIME type of the attachment. */
            type: string;
            /**
             * @description Optional. The related memo. Refer to `Memo.name`.
             *      Format: memos/{memo}
             */
            memo?: string;
            /** @description Optional. Motion media metadata. */
            motionMedia?: components["schemas"]["MotionMedia"];
            /** @description Optional. Immutable normalized media metadata explicitly supplied by the client at creation time. */
            mediaMetadata?: components["schemas"]["MediaMetadata"];
        };
        /**
         * @description An instance setting resource.
         * @source openapi.yaml:2800
         */
        InstanceSettingRequest: {
            /**
             * @description The name of the instance setting.
             *      Format: instance/settings/{setting}
             */
            name?: string;
            generalSetting?: components["schemas"]["InstanceSetting_GeneralSetting"];
            storageSetting?: components["schemas"]["InstanceSetting_StorageSettingRequest"];
            memoRelatedSetting?: components["schemas"]["InstanceSetting_MemoRelatedSetting"];
            tagsSetting?: components["schemas"]["InstanceSetting_TagsSetting"];
            notificationSetting?: components["schemas"]["InstanceSetting_NotificationSettingRequest"];
            aiSetting?: components["schemas"]["InstanceSetting_AISettingRequest"];
            accessSetting?: components["schemas"]["InstanceSetting_AccessSetting"];
        };
        /**
         * @description AIProviderConfig represents one callable AI provider connection.
         * @source openapi.yaml:2823
         */
        InstanceSetting_AIProviderConfigRequest: {
            id?: string;
            title?: string;
            /**
             * Format: enum
             * @enum {string}
             */
            type?: "AI_PROVIDER_TYPE_UNSPECIFIED" | "OPENAI" | "GEMINI";
            endpoint?: string;
            /** @description api_key is write-only and is never returned by GetInstanceSetting. */
            apiKey?: string;
        };
        /**
         * @description AI provider configuration settings.
         * @source openapi.yaml:2852
         */
        InstanceSetting_AISettingRequest: {
            /** @description providers is the list of AI provider configurations available instance-wide. */
            providers?: components["schemas"]["InstanceSetting_AIProviderConfigRequest"][];
            /**
             * @description transcription is the speech-to-text feature configuration.
             *      When unset or transcription.provider_id is empty, transcription is disabled.
             */
            transcription?: components["schemas"]["InstanceSetting_TranscriptionConfig"];
        };
        /**
         * @description Notification transport configuration.
         * @source openapi.yaml:2927
         */
        InstanceSetting_NotificationSettingRequest: {
            email?: components["schemas"]["NotificationSetting_EmailSettingRequest"];
        };
        /**
         * @description Storage is a configured attachment storage instance.
         * @source openapi.yaml:2933
         */
        InstanceSetting_StorageRequest: {
            /** @description id is the stable identifier referenced by attachments. */
            id?: string;
            /** @description name is the human-readable storage name. */
            name?: string;
            /**
             * Format: enum
             * @enum {string}
             */
            type?: "STORAGE_TYPE_UNSPECIFIED" | "DATABASE" | "LOCAL" | "S3";
            s3Config?: components["schemas"]["Storage_S3ConfigRequest"];
        };
        /**
         * @description Storage configuration settings for instance attachments.
         * @source openapi.yaml:2953
         */
        InstanceSetting_StorageSettingRequest: {
            /**
             * Format: enum
             * @description Legacy compatibility field. New clients use default_storage_id.
             * @enum {string}
             */
            storageType?: "STORAGE_TYPE_UNSPECIFIED" | "DATABASE" | "LOCAL" | "S3";
            /**
             * @description The template of file path.
             *      e.g. assets/{timestamp}_{filename}
             */
            filepathTemplate?: string;
            /** @description The max upload size in megabytes. */
            uploadSizeLimitMb?: string;
            /** @description Legacy compatibility field. New clients use storages. */
            s3Config?: components["schemas"]["StorageSetting_S3ConfigRequest"];
            /** @description Configured storage instances, including inactive instances referenced by attachments. */
            storages?: components["schemas"]["InstanceSetting_StorageRequest"][];
            /** @description Storage used for new attachments. */
            defaultStorageId?: string;
        };
        /** @source openapi.yaml:3306 */
        MemoRequest: {
            /**
             * @description The resource name of the memo.
             *      Format: memos/{memo}, where memo is the user-defined UID.
             */
            name?: string;
            /**
             * Format: enum
             * @description The state of the memo.
             * @enum {string}
             */
            state: "STATE_UNSPECIFIED" | "NORMAL" | "ARCHIVED";
            /**
             * Format: date-time
             * @description The creation timestamp.
             *      If not set on creation, the server will set it to the current time.
             */
            createTime?: string;
            /**
             * Format: date-time
             * @description The last update timestamp.
             *      If not set on creation, the server will set it to the current time.
             */
            updateTime?: string;
            /** @description Required. The content of the memo in Markdown format. */
            content: string;
            /**
             * Format: enum
             * @description The visibility of the memo.
             *      One of PRIVATE (creator only), PROTECTED (signed-in users), or
             *      PUBLIC (anyone). Defaults to PRIVATE on creation when unspecified.
             * @enum {string}
             */
            visibility: "VISIBILITY_UNSPECIFIED" | "PRIVATE" | "PROTECTED" | "PUBLIC";
            /** @description Whether the memo is pinned. */
            pinned?: boolean;
            /** @description Optional. The attachments of the memo. */
            attachments?: components["schemas"]["AttachmentRequest"][];
            /** @description Optional. The relations of the memo. */
            relations?: components["schemas"]["MemoRelationRequest"][];
            /** @description Optional. The location of the memo. */
            location?: components["schemas"]["Location"];
        };
        /** @source openapi.yaml:3403 */
        MemoRelationRequest: {
            /** @description The memo in the relation. */
            memo: components["schemas"]["MemoRelation_MemoRequest"];
            /** @description The related memo. */
            relatedMemo: components["schemas"]["MemoRelation_MemoRequest"];
            /**
             * Format: enum
             * @enum {string}
             */
            type: "TYPE_UNSPECIFIED" | "REFERENCE" | "COMMENT";
        };
        /**
         * @description Memo reference in relations.
         * @source openapi.yaml:3425
         */
        MemoRelation_MemoRequest: {
            /**
             * @description The resource name of the memo.
             *      Format: memos/{memo}
             */
            name: string;
        };
        /**
         * @description MemoShare is an access grant that permits read-only access to a memo via an opaque bearer token.
         * @source openapi.yaml:3440
         */
        MemoShareRequest: {
            /**
             * @description The resource name of the share. Format: memos/{memo}/shares/{share}
             *      The {share} segment is the opaque token used in the share URL.
             */
            name?: string;
            /**
             * Format: date-time
             * @description Optional. When set, the share link stops working after this time.
             *      If unset, the link never expires.
             */
            expireTime?: string;
        };
        /**
         * @description Email delivery configuration for notifications.
         * @source openapi.yaml:3518
         */
        NotificationSetting_EmailSettingRequest: {
            enabled?: boolean;
            smtpHost?: string;
            /** Format: int32 */
            smtpPort?: number;
            smtpUsername?: string;
            smtpPassword?: string;
            fromEmail?: string;
            fromName?: string;
            replyTo?: string;
            useTls?: boolean;
            useSsl?: boolean;
        };
        /**
         * @description Reaction is a reaction attached to a memo.
         * @source openapi.yaml:3619
         */
        ReactionRequest: {
            /** @description Required. The type of reaction (e.g., "👍", "❤️", "😄"). */
            reactionType: string;
        };
        /**
         * @description Legacy S3 configuration retained for compatibility with existing clients.
         *      Reference: https://developers.cloudflare.com/r2/examples/aws/aws-sdk-go/
         * @source openapi.yaml:3772
         */
        StorageSetting_S3ConfigRequest: {
            accessKeyId?: string;
            accessKeySecret?: string;
            endpoint?: string;
            region?: string;
            bucket?: string;
            usePathStyle?: boolean;
            /**
             * @description insecure_skip_tls_verify disables TLS certificate verification when connecting
             *      to the S3 endpoint. Only enable this for trusted endpoints that use a self-signed
             *      certificate; it removes protection against man-in-the-middle attacks.
             */
            insecureSkipTlsVerify?: boolean;
        };
        /**
         * @description S3 configuration for an S3-compatible object store.
         *      Reference: https://developers.cloudflare.com/r2/examples/aws/aws-sdk-go/
         * @source openapi.yaml:3797
         */
        Storage_S3ConfigRequest: {
            accessKeyId?: string;
            accessKeySecret?: string;
            endpoint?: string;
            region?: string;
            bucket?: string;
            usePathStyle?: boolean;
            /**
             * @description insecure_skip_tls_verify disables TLS certificate verification when connecting
             *      to the S3 endpoint. Only enable this for trusted endpoints that use a self-signed
             *      certificate; it removes protection against man-in-the-middle attacks.
             */
            insecureSkipTlsVerify?: boolean;
        };
        /** @source openapi.yaml:3880 */
        UserRequest: {
            /**
             * @description The resource name of the user.
             *      Format: users/{user}
             */
            name?: string;
            /**
             * Format: enum
             * @description The role of the user.
             * @enum {string}
             */
            role: "ROLE_UNSPECIFIED" | "ADMIN" | "USER";
            /** @description Required. The unique username for login. */
            username: string;
            /** @description Optional. The email address of the user. */
            email?: string;
            /** @description Optional. The display name of the user. */
            displayName?: string;
            /** @description Optional. The avatar URL of the user. */
            avatarUrl?: string;
            /** @description Optional. The description of the user. */
            description?: string;
            /** @description Input only. The password for the user. */
            password?: string;
            /**
             * Format: enum
             * @description The state of the user.
             * @enum {string}
             */
            state: "STATE_UNSPECIFIED" | "NORMAL" | "ARCHIVED";
        };
        /** @source openapi.yaml:3937 */
        UserNotificationRequest: {
            /**
             * Format: enum
             * @description The status of the notification.
             * @enum {string}
             */
            status?: "STATUS_UNSPECIFIED" | "UNREAD" | "ARCHIVED";
        };
        /**
         * @description User settings message
         * @source openapi.yaml:4025
         */
        UserSettingRequest: {
            /**
             * @description The name of the user setting.
             *      Format: users/{user}/settings/{setting}, {setting} is the key for the setting.
             *      For example, "users/steven/settings/GENERAL" for general settings.
             */
            name?: string;
            generalSetting?: components["schemas"]["UserSetting_GeneralSetting"];
            webhooksSetting?: components["schemas"]["UserSetting_WebhooksSettingRequest"];
            tagsSetting?: components["schemas"]["UserSetting_TagsSetting"];
        };
        /**
         * @description User webhooks configuration.
         * @source openapi.yaml:4084
         */
        UserSetting_WebhooksSettingRequest: {
            /** @description List of user webhooks. */
            webhooks?: components["schemas"]["UserWebhookRequest"][];
        };
        /**
         * @description UserWebhook represents a webhook owned by a user.
         * @source openapi.yaml:4152
         */
        UserWebhookRequest: {
            /**
             * @description The name of the webhook.
             *      Format: users/{user}/webhooks/{webhook}
             */
            name?: string;
            /** @description The URL to send the webhook to. */
            url?: string;
            /** @description Optional. Human-readable name for the webhook. */
            displayName?: string;
            /**
             * @description Optional. Signing secret used to HMAC-SHA256 sign the webhook request body.
             *      This field is input-only; it is never returned in responses.
             */
            signingSecret?: string;
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
     * Transcribe transcribes an audio file using an instance AI provider.
     * `POST /api/v1/ai:transcribe`
     * @source openapi.yaml:10
     */
    AIService_Transcribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranscribeRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranscribeResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * ListAttachments lists all attachments.
     * `GET /api/v1/attachments`
     * @example
     * await api.AttachmentService_ListAttachments();
     * @source openapi.yaml:35
     */
    AttachmentService_ListAttachments: {
        parameters: {
            query?: {
                /**
                 * @description Optional. The maximum number of attachments to return.
                 *      The service may return fewer than this value.
                 *      If unspecified, at most 50 attachments will be returned.
                 *      The maximum value is 1000; values above 1000 will be coerced to 1000.
                 */
                pageSize?: number;
                /**
                 * @description Optional. A page token, received from a previous `ListAttachments` call.
                 *      Provide this to retrieve the subsequent page.
                 */
                pageToken?: string;
                /**
                 * @description Optional. Filter to apply to the list results.
                 *      Example: "mime_type==\"image/png\"" or "filename.contains(\"test\")"
                 *      Supported operators: =, !=, <, <=, >, >=, : (contains), in
                 *      Supported fields: filename, mime_type, create_time, memo
                 */
                filter?: string;
                /**
                 * @description Optional. The order to sort results by.
                 *      Example: "create_time desc" or "filename asc"
                 */
                orderBy?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAttachmentsResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * CreateAttachment creates a new attachment.
     * `POST /api/v1/attachments`
     * @source openapi.yaml:87
     */
    AttachmentService_CreateAttachment: {
        parameters: {
            query?: {
                /**
                 * @description Optional. The attachment ID to use for this attachment.
                 *      If empty, a unique ID will be generated.
                 *      Format: ^[a-zA-Z0-9]([a-zA-Z0-9-]{0,34}[a-zA-Z0-9])?$
                 */
                attachmentId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachmentRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * GetAttachment returns an attachment by name.
     * `GET /api/v1/attachments/{attachment}`
     * @source openapi.yaml:121
     */
    AttachmentService_GetAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The attachment id. */
                attachment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * DeleteAttachment deletes an attachment by name.
     * `DELETE /api/v1/attachments/{attachment}`
     * @source openapi.yaml:146
     */
    AttachmentService_DeleteAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The attachment id. */
                attachment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * UpdateAttachment updates an attachment.
     * `PATCH /api/v1/attachments/{attachment}`
     * @source openapi.yaml:168
     */
    AttachmentService_UpdateAttachment: {
        parameters: {
            query?: {
                /** @description Required. The list of fields to update. */
                updateMask?: string;
            };
            header?: never;
            path: {
                /** @description The attachment id. */
                attachment: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachmentRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * BatchDeleteAttachments deletes multiple attachments in one request.
     * `POST /api/v1/attachments:batchDelete`
     * @source openapi.yaml:206
     */
    AttachmentService_BatchDeleteAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchDeleteAttachmentsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * GetCurrentUser returns the authenticated user's information.
     *  Validates the access token and returns user details.
     *  Similar to OIDC's /userinfo endpoint.
     * `GET /api/v1/auth/me`
     * @example
     * await api.AuthService_GetCurrentUser();
     * @source openapi.yaml:228
     */
    AuthService_GetCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCurrentUserResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * RefreshToken exchanges a valid refresh token for a new access token.
     *  The refresh token is read from the HttpOnly cookie.
     *  Returns a new short-lived access token.
     * `POST /api/v1/auth/refresh`
     * @source openapi.yaml:250
     */
    AuthService_RefreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshTokenRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshTokenResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * SignIn authenticates a user with credentials and returns tokens.
     *  On success, returns an access token and sets a refresh token cookie.
     *  Supports password-based and SSO authentication methods.
     * `POST /api/v1/auth/signin`
     * @source openapi.yaml:278
     */
    AuthService_SignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * SignOut terminates the user's authentication.
     *  Revokes the refresh token and clears the authentication cookie.
     * `POST /api/v1/auth/signout`
     * @example
     * await api.AuthService_SignOut();
     * @source openapi.yaml:306
     */
    AuthService_SignOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * ListIdentityProviders lists identity providers.
     * `GET /api/v1/identity-providers`
     * @example
     * await api.IdentityProviderService_ListIdentityProviders();
     * @source openapi.yaml:324
     */
    IdentityProviderService_ListIdentityProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListIdentityProvidersResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * CreateIdentityProvider creates an identity provider.
     * `POST /api/v1/identity-providers`
     * @source openapi.yaml:342
     */
    IdentityProviderService_CreateIdentityProvider: {
        parameters: {
            query?: {
                /**
                 * @description Optional. The ID to use for the identity provider, which will become the final component of the resource name.
                 *      If not provided, the system will generate one.
                 *      Format: ^[a-zA-Z0-9]([a-zA-Z0-9-]{0,34}[a-zA-Z0-9])?$
                 */
                identityProviderId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityProvider"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProvider"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * GetIdentityProvider gets an identity provider.
     * `GET /api/v1/identity-providers/{identity-provider}`
     * @source openapi.yaml:376
     */
    IdentityProviderService_GetIdentityProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The identity-provider id. */
                "identity-provider": string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProvider"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * DeleteIdentityProvider deletes an identity provider.
     * `DELETE /api/v1/identity-providers/{identity-provider}`
     * @source openapi.yaml:401
     */
    IdentityProviderService_DeleteIdentityProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The identity-provider id. */
                "identity-provider": string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * UpdateIdentityProvider updates an identity provider.
     * `PATCH /api/v1/identity-providers/{identity-provider}`
     * @source openapi.yaml:423
     */
    IdentityProviderService_UpdateIdentityProvider: {
        parameters: {
            query?: {
                /**
                 * @description Required. The update mask applies to the resource. Only the top level fields of
                 *      IdentityProvider are supported.
                 */
                updateMask?: string;
            };
            header?: never;
            path: {
                /** @description The identity-provider id. */
                "identity-provider": string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityProvider"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProvider"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * Gets the instance profile.
     * `GET /api/v1/instance/profile`
     * @example
     * await api.InstanceService_GetInstanceProfile();
     * @source openapi.yaml:463
     */
    InstanceService_GetInstanceProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstanceProfile"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * Tests notification email delivery with the provided or stored SMTP settings.
     * `POST /api/v1/instance/settings/notification:testEmail`
     * @source openapi.yaml:482
     */
    InstanceService_TestInstanceEmailSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestInstanceEmailSettingRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * Batch gets instance settings.
     * `POST /api/v1/instance/settings:batchGet`
     * @source openapi.yaml:504
     */
    InstanceService_BatchGetInstanceSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchGetInstanceSettingsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchGetInstanceSettingsResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * GetInstanceStats returns resource usage statistics for the instance. Admin only.
     * `GET /api/v1/instance/stats`
     * @example
     * await api.InstanceService_GetInstanceStats();
     * @source openapi.yaml:529
     */
    InstanceService_GetInstanceStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstanceStats"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * Gets an instance setting.
     * `GET /api/v1/instance/{instance}/*`
     * @source openapi.yaml:548
     */
    InstanceService_GetInstanceSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The instance id. */
                instance: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstanceSetting"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * Updates an instance setting.
     * `PATCH /api/v1/instance/{instance}/*`
     * @source openapi.yaml:573
     */
    InstanceService_UpdateInstanceSetting: {
        parameters: {
            query?: {
                /** @description The list of fields to update. */
                updateMask?: string;
            };
            header?: never;
            path: {
                /** @description The instance id. */
                instance: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstanceSettingRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstanceSetting"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * ListMemos lists memos with pagination and filter.
     * `GET /api/v1/memos`
     * @example
     * await api.MemoService_ListMemos();
     * @source openapi.yaml:611
     */
    MemoService_ListMemos: {
        parameters: {
            query?: {
                /**
                 * @description Optional. The maximum number of memos to return.
                 *      The service may return fewer than this value.
                 *      If unspecified, at most 50 memos will be returned.
                 *      The maximum value is 1000; values above 1000 will be coerced to 1000.
                 */
                pageSize?: number;
                /**
                 * @description Optional. A page token, received from a previous `ListMemos` call.
                 *      Provide this to retrieve the subsequent page.
                 */
                pageToken?: string;
                /**
                 * @description Optional. The state of the memos to list.
                 *      Default to `NORMAL`. Set to `ARCHIVED` to list archived memos.
                 */
                state?: "STATE_UNSPECIFIED" | "NORMAL" | "ARCHIVED";
                /**
                 * @description Optional. The order to sort results by.
                 *      Default to "create_time desc".
                 *      Supports comma-separated list of fields following AIP-132.
                 *      Example: "pinned desc, create_time desc" or "update_time asc"
                 *      Supported fields: pinned, create_time, update_time, name.
                 *      Note: order_by uses create_time / update_time, while the filter
                 *      expression uses created_ts / updated_ts for the same timestamps.
                 */
                orderBy?: string;
                /**
                 * @description Optional. A CEL expression to filter memos. Combine terms with && and ||.
                 *      Available fields:
                 *        content (string), creator (string, e.g. "users/1"),
                 *        created_ts / updated_ts (timestamp), pinned (bool),
                 *        visibility (string: PRIVATE | PROTECTED | PUBLIC),
                 *        tags (list<string>; match with `"work" in tags`, not `tag == "work"`),
                 *        has_task_list / has_link / has_code / has_incomplete_tasks (bool),
                 *        has_location (bool; true when the memo has a location attached).
                 *      Note: the time fields here are created_ts / updated_ts, which differ from
                 *      the create_time / update_time names used by order_by.
                 *      Examples:
                 *        pinned == true && visibility == "PUBLIC"
                 *        tags.exists(t, t == "urgent")
                 *        content.contains("roadmap") && created_ts > now - duration("168h")
                 */
                filter?: string;
                /** @description Optional. If true, show deleted memos in the response. */
                showDeleted?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMemosResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * CreateMemo creates a memo. The request body is a Memo; set its content
     *  (Markdown) and visibility (PRIVATE | PROTECTED | PUBLIC, default PRIVATE).
     *  The memo is owned by the authenticated user; requires authentication.
     * `POST /api/v1/memos`
     * @source openapi.yaml:695
     */
    MemoService_CreateMemo: {
        parameters: {
            query?: {
                /**
                 * @description Optional. The memo ID to use for this memo.
                 *      If empty, a unique ID will be generated.
                 *      Format: ^[a-zA-Z0-9]([a-zA-Z0-9-]{0,34}[a-zA-Z0-9])?$
                 */
                memoId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemoRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memo"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * GetLinkMetadata gets metadata for a link.
     * `GET /api/v1/memos/-/linkMetadata`
     * @example
     * await api.MemoService_GetLinkMetadata();
     * @source openapi.yaml:732
     */
    MemoService_GetLinkMetadata: {
        parameters: {
            query?: {
                /** @description Required. The link URL. */
                url?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkMetadata"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * BatchGetLinkMetadata gets metadata for links.
     * `POST /api/v1/memos/-/linkMetadata:batchGet`
     * @source openapi.yaml:757
     */
    MemoService_BatchGetLinkMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchGetLinkMetadataRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchGetLinkMetadataResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * GetMemo gets a memo.
     * `GET /api/v1/memos/{memo}`
     * @source openapi.yaml:782
     */
    MemoService_GetMemo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The memo id. */
                memo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memo"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * DeleteMemo deletes a memo.
     * `DELETE /api/v1/memos/{memo}`
     * @source openapi.yaml:807
     */
    MemoService_DeleteMemo: {
        parameters: {
            query?: {
                /** @description Optional. If set to true, the memo will be deleted even if it has associated data. */
                force?: boolean;
            };
            header?: never;
            path: {
                /** @description The memo id. */
                memo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * UpdateMemo updates a memo.
     * `PATCH /api/v1/memos/{memo}`
     * @source openapi.yaml:834
     */
    MemoService_UpdateMemo: {
        parameters: {
            query?: {
                /** @description Required. The list of fields to update. */
                updateMask?: string;
            };
            header?: never;
            path: {
                /** @description The memo id. */
                memo: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemoRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memo"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * ListMemoAttachments lists attachments for a memo.
     * `GET /api/v1/memos/{memo}/attachments`
     * @source openapi.yaml:872
     */
    MemoService_ListMemoAttachments: {
        parameters: {
            query?: {
                /** @description Optional. The maximum number of attachments to return. */
                pageSize?: number;
                /** @description Optional. A page token for pagination. */
                pageToken?: string;
            };
            header?: never;
            path: {
                /** @description The memo id. */
                memo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMemoAttachmentsResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * SetMemoAttachments replaces the full set of attachments on a memo with the
     *  provided list (not an append). Pass the complete desired set; an empty list
     *  clears all attachments. Idempotent.
     * `PATCH /api/v1/memos/{memo}/attachments`
     * @source openapi.yaml:908
     */
    MemoService_SetMemoAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The memo id. */
                memo: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetMemoAttachmentsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * ListMemoComments lists comments for a memo.
     * `GET /api/v1/memos/{memo}/comments`
     * @source openapi.yaml:940
     */
    MemoService_ListMemoComments: {
        parameters: {
            query?: {
                /** @description Optional. The maximum number of comments to return. */
                pageSize?: number;
                /** @description Optional. A page token for pagination. */
                pageToken?: string;
                /** @description Optional. The order to sort results by. */
                orderBy?: string;
            };
            header?: never;
            path: {
                /** @description The memo id. */
                memo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMemoCommentsResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * CreateMemoComment creates a comment for a memo.
     * `POST /api/v1/memos/{memo}/comments`
     * @source openapi.yaml:981
     */
    MemoService_CreateMemoComment: {
        parameters: {
            query?: {
                /** @description Optional. The comment ID to use. */
                commentId?: string;
            };
            header?: never;
            path: {
                /** @description The memo id. */
                memo: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemoRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memo"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * ListMemoReactions lists reactions for a memo.
     * `GET /api/v1/memos/{memo}/reactions`
     * @source openapi.yaml:1018
     */
    MemoService_ListMemoReactions: {
        parameters: {
            query?: {
                /** @description Optional. The maximum number of reactions to return. */
                pageSize?: number;
                /** @description Optional. A page token for pagination. */
                pageToken?: string;
            };
            header?: never;
            path: {
                /** @description The memo id. */
                memo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMemoReactionsResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * UpsertMemoReaction adds or updates the authenticated user's reaction on a memo.
     * `POST /api/v1/memos/{memo}/reactions`
     * @source openapi.yaml:1054
     */
    MemoService_UpsertMemoReaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The memo id. */
                memo: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpsertMemoReactionRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reaction"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * DeleteMemoReaction deletes a reaction for a memo.
     * `DELETE /api/v1/memos/{memo}/reactions/{reaction}`
     * @source openapi.yaml:1086
     */
    MemoService_DeleteMemoReaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The memo id. */
                memo: string;
                /** @description The reaction id. */
                reaction: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * ListMemoRelations lists relations for a memo.
     * `GET /api/v1/memos/{memo}/relations`
     * @source openapi.yaml:1115
     */
    MemoService_ListMemoRelations: {
        parameters: {
            query?: {
                /** @description Optional. The maximum number of relations to return. */
                pageSize?: number;
                /** @description Optional. A page token for pagination. */
                pageToken?: string;
            };
            header?: never;
            path: {
                /** @description The memo id. */
                memo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMemoRelationsResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * SetMemoRelations replaces the full set of relations on a memo with the
     *  provided list (not an append). Pass the complete desired set; an empty list
     *  clears all relations. Idempotent.
     * `PATCH /api/v1/memos/{memo}/relations`
     * @source openapi.yaml:1151
     */
    MemoService_SetMemoRelations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The memo id. */
                memo: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetMemoRelationsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * ListMemoShares lists all share links for a memo. Requires authentication as the memo creator.
     * `GET /api/v1/memos/{memo}/shares`
     * @source openapi.yaml:1183
     */
    MemoService_ListMemoShares: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The memo id. */
                memo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMemoSharesResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * CreateMemoShare creates a share link for a memo. Requires authentication as the memo creator.
     * `POST /api/v1/memos/{memo}/shares`
     * @source openapi.yaml:1208
     */
    MemoService_CreateMemoShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The memo id. */
                memo: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemoShareRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemoShare"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * DeleteMemoShare revokes a share link. Requires authentication as the memo creator.
     * `DELETE /api/v1/memos/{memo}/shares/{share}`
     * @source openapi.yaml:1240
     */
    MemoService_DeleteMemoShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The memo id. */
                memo: string;
                /** @description The share id. */
                share: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * GetSharedMemo resolves a share token to its memo. No authentication required.
     *  Returns NOT_FOUND if the token is invalid or expired.
     * `GET /api/v1/shares/{shareToken}/memo`
     * @source openapi.yaml:1269
     */
    MemoService_GetSharedMemo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Required. The opaque bearer token extracted from the share URL. */
                shareToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memo"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * ListUsers returns a list of users.
     * `GET /api/v1/users`
     * @example
     * await api.UserService_ListUsers();
     * @source openapi.yaml:1297
     */
    UserService_ListUsers: {
        parameters: {
            query?: {
                /**
                 * @description Optional. The maximum number of users to return.
                 *      The service may return fewer than this value.
                 *      If unspecified, at most 50 users will be returned.
                 *      The maximum value is 1000; values above 1000 will be coerced to 1000.
                 */
                pageSize?: number;
                /**
                 * @description Optional. A page token, received from a previous `ListUsers` call.
                 *      Provide this to retrieve the subsequent page.
                 */
                pageToken?: string;
                /**
                 * @description Optional. Filter to apply to the list results.
                 *      Example: "username == 'steven'"
                 *      Supported operators: ==
                 *      Supported fields: username
                 */
                filter?: string;
                /** @description Optional. If true, show deleted users in the response. */
                showDeleted?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUsersResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * CreateUser creates a new user.
     * `POST /api/v1/users`
     * @source openapi.yaml:1347
     */
    UserService_CreateUser: {
        parameters: {
            query?: {
                /**
                 * @description Optional. The resource ID to use for this user. If set, it must equal
                 *      user.username and follow the username format.
                 *      Format: ^[a-zA-Z0-9]([a-zA-Z0-9-]{0,34}[a-zA-Z0-9])?$
                 */
                userId?: string;
                /** @description Optional. If set, validate the request but don't actually create the user. */
                validateOnly?: boolean;
                /**
                 * @description Optional. An idempotency token that can be used to ensure that multiple
                 *      requests to create a user have the same result.
                 */
                requestId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * GetUser gets a user by username.
     *  Format: users/{user} (e.g., users/steven)
     * `GET /api/v1/users/{user}`
     * @source openapi.yaml:1393
     */
    UserService_GetUser: {
        parameters: {
            query?: {
                /**
                 * @description Optional. The fields to return in the response.
                 *      If not specified, all fields are returned.
                 */
                readMask?: string;
            };
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * DeleteUser deletes a user.
     * `DELETE /api/v1/users/{user}`
     * @source openapi.yaml:1428
     */
    UserService_DeleteUser: {
        parameters: {
            query?: {
                /** @description Optional. If set to true, the user will be deleted even if they have associated data. */
                force?: boolean;
            };
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * UpdateUser updates a user.
     * `PATCH /api/v1/users/{user}`
     * @source openapi.yaml:1455
     */
    UserService_UpdateUser: {
        parameters: {
            query?: {
                /** @description Required. The list of fields to update. */
                updateMask?: string;
                /** @description Optional. If set to true, allows updating sensitive fields. */
                allowMissing?: boolean;
            };
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * ListLinkedIdentities returns a list of linked SSO identities for a user.
     * `GET /api/v1/users/{user}/linkedIdentities`
     * @source openapi.yaml:1498
     */
    UserService_ListLinkedIdentities: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListLinkedIdentitiesResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * CreateLinkedIdentity links an SSO identity to the authenticated user.
     * `POST /api/v1/users/{user}/linkedIdentities`
     * @source openapi.yaml:1523
     */
    UserService_CreateLinkedIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLinkedIdentityRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedIdentity"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * GetLinkedIdentity gets a linked SSO identity for a user.
     * `GET /api/v1/users/{user}/linkedIdentities/{linkedIdentity}`
     * @source openapi.yaml:1555
     */
    UserService_GetLinkedIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
                /** @description The linkedIdentity id. */
                linkedIdentity: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedIdentity"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * DeleteLinkedIdentity unlinks an SSO identity from a user.
     * `DELETE /api/v1/users/{user}/linkedIdentities/{linkedIdentity}`
     * @source openapi.yaml:1586
     */
    UserService_DeleteLinkedIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
                /** @description The linkedIdentity id. */
                linkedIdentity: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * ListUserNotifications lists notifications for a user.
     * `GET /api/v1/users/{user}/notifications`
     * @source openapi.yaml:1615
     */
    UserService_ListUserNotifications: {
        parameters: {
            query?: {
                pageSize?: number;
                pageToken?: string;
                filter?: string;
            };
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUserNotificationsResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * DeleteUserNotification deletes a notification.
     * `DELETE /api/v1/users/{user}/notifications/{notification}`
     * @source openapi.yaml:1654
     */
    UserService_DeleteUserNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
                /** @description The notification id. */
                notification: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * UpdateUserNotification updates a notification.
     * `PATCH /api/v1/users/{user}/notifications/{notification}`
     * @source openapi.yaml:1682
     */
    UserService_UpdateUserNotification: {
        parameters: {
            query?: {
                updateMask?: string;
            };
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
                /** @description The notification id. */
                notification: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserNotificationRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserNotification"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * ListPersonalAccessTokens returns a list of Personal Access Tokens (PATs) for a user.
     *  PATs are long-lived tokens for API/script access, distinct from short-lived JWT access tokens.
     * `GET /api/v1/users/{user}/personalAccessTokens`
     * @source openapi.yaml:1725
     */
    UserService_ListPersonalAccessTokens: {
        parameters: {
            query?: {
                /** @description Optional. The maximum number of tokens to return. */
                pageSize?: number;
                /** @description Optional. A page token for pagination. */
                pageToken?: string;
            };
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPersonalAccessTokensResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * CreatePersonalAccessToken creates a new Personal Access Token for a user.
     *  The token value is only returned once upon creation.
     * `POST /api/v1/users/{user}/personalAccessTokens`
     * @source openapi.yaml:1763
     */
    UserService_CreatePersonalAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePersonalAccessTokenRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatePersonalAccessTokenResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * DeletePersonalAccessToken deletes a Personal Access Token.
     * `DELETE /api/v1/users/{user}/personalAccessTokens/{personalAccessToken}`
     * @source openapi.yaml:1797
     */
    UserService_DeletePersonalAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
                /** @description The personalAccessToken id. */
                personalAccessToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * ListUserSettings returns a list of user settings.
     * `GET /api/v1/users/{user}/settings`
     * @source openapi.yaml:1826
     */
    UserService_ListUserSettings: {
        parameters: {
            query?: {
                /**
                 * @description Optional. The maximum number of settings to return.
                 *      The service may return fewer than this value.
                 *      If unspecified, at most 50 settings will be returned.
                 *      The maximum value is 1000; values above 1000 will be coerced to 1000.
                 */
                pageSize?: number;
                /**
                 * @description Optional. A page token, received from a previous `ListUserSettings` call.
                 *      Provide this to retrieve the subsequent page.
                 */
                pageToken?: string;
            };
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUserSettingsResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * GetUserSetting returns the user setting.
     * `GET /api/v1/users/{user}/settings/{setting}`
     * @source openapi.yaml:1869
     */
    UserService_GetUserSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
                /** @description The setting id. */
                setting: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSetting"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * UpdateUserSetting updates the user setting.
     * `PATCH /api/v1/users/{user}/settings/{setting}`
     * @source openapi.yaml:1900
     */
    UserService_UpdateUserSetting: {
        parameters: {
            query?: {
                /** @description Required. The list of fields to update. */
                updateMask?: string;
            };
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
                /** @description The setting id. */
                setting: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserSettingRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSetting"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * ListMemoViews returns a user's memo views. Each view is a named, reusable
     *  CEL filter (see MemoView.filter); pass its filter string directly to the
     *  ListMemos `filter` argument.
     * `GET /api/v1/users/{user}/views`
     * @source openapi.yaml:1944
     */
    MemoViewService_ListMemoViews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMemoViewsResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * CreateMemoView creates a new memo view for a user.
     * `POST /api/v1/users/{user}/views`
     * @source openapi.yaml:1972
     */
    MemoViewService_CreateMemoView: {
        parameters: {
            query?: {
                /** @description Optional. If set, validate the request, but do not actually create the memo view. */
                validateOnly?: boolean;
            };
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemoView"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemoView"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * GetMemoView gets a memo view by name.
     * `GET /api/v1/users/{user}/views/{view}`
     * @source openapi.yaml:2009
     */
    MemoViewService_GetMemoView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
                /** @description The view id. */
                view: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemoView"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * DeleteMemoView deletes a memo view for a user.
     * `DELETE /api/v1/users/{user}/views/{view}`
     * @source openapi.yaml:2040
     */
    MemoViewService_DeleteMemoView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
                /** @description The view id. */
                view: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * UpdateMemoView updates a memo view for a user.
     * `PATCH /api/v1/users/{user}/views/{view}`
     * @source openapi.yaml:2068
     */
    MemoViewService_UpdateMemoView: {
        parameters: {
            query?: {
                /** @description Optional. The list of fields to update. */
                updateMask?: string;
            };
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
                /** @description The view id. */
                view: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemoView"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemoView"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * ListUserWebhooks returns a list of webhooks for a user.
     * `GET /api/v1/users/{user}/webhooks`
     * @source openapi.yaml:2112
     */
    UserService_ListUserWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUserWebhooksResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * CreateUserWebhook creates a new webhook for a user.
     * `POST /api/v1/users/{user}/webhooks`
     * @source openapi.yaml:2137
     */
    UserService_CreateUserWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserWebhookRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserWebhook"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * DeleteUserWebhook deletes a webhook for a user.
     * `DELETE /api/v1/users/{user}/webhooks/{webhook}`
     * @source openapi.yaml:2169
     */
    UserService_DeleteUserWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
                /** @description The webhook id. */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * UpdateUserWebhook updates an existing webhook for a user.
     * `PATCH /api/v1/users/{user}/webhooks/{webhook}`
     * @source openapi.yaml:2197
     */
    UserService_UpdateUserWebhook: {
        parameters: {
            query?: {
                /** @description The list of fields to update. */
                updateMask?: string;
            };
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
                /** @description The webhook id. */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserWebhookRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserWebhook"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * GetUserWebhookSigningSecret returns the signing secret for a webhook.
     *  The secret is returned only through this explicit, owner-gated call; it is
     *  never included in List/Create/Update responses.
     * `GET /api/v1/users/{user}/webhooks/{webhook}:getSigningSecret`
     * @source openapi.yaml:2241
     */
    UserService_GetUserWebhookSigningSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
                /** @description The webhook id. */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserWebhookSigningSecretResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * GetUserStats returns statistics for a specific user.
     * `GET /api/v1/users/{user}:getStats`
     * @source openapi.yaml:2276
     */
    UserService_GetUserStats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user id. */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStats"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * BatchGetUsers returns active users by usernames.
     * `POST /api/v1/users:batchGet`
     * @source openapi.yaml:2302
     */
    UserService_BatchGetUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchGetUsersRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchGetUsersResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    /**
     * ListAllUserStats returns statistics for all users.
     * `GET /api/v1/users:stats`
     * @example
     * await api.UserService_ListAllUserStats();
     * @source openapi.yaml:2327
     */
    UserService_ListAllUserStats: {
        parameters: {
            query?: {
                /** @description Optional. The state of memos to include. Defaults to NORMAL. */
                state?: "STATE_UNSPECIFIED" | "NORMAL" | "ARCHIVED";
                /**
                 * @description Optional. Filter to apply to memo stats.
                 *      Uses the same filter syntax as ListMemos.
                 */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAllUserStatsResponse"];
                };
            };
            /** @description Default error response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
}
