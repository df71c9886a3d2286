// Generated from openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/audit_events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Audit event log
         *
         *     Retrieve event logs based on the specified filters.
         */
        get: operations["SecurityOperations_getAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bot/recreate_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Bot self token rotation
         *
         *     Allows a bot to generate a new `access_token` for itself using its own token — without an administrator and without knowing its own `id`. The token of the bot that owns the request token is rotated.
         *
         *     The token used for the request is invalidated immediately. The new token is returned in the response once — be sure to save it, otherwise the bot loses access to the API.
         */
        post: operations["BotOperations_selfRecreateBotToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bot/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * @description Bot webhook self-registration
         *
         *     Allows a bot to change its own outgoing webhook `URL` using its own token — without an administrator and without knowing its own `id`. The webhook of the bot that owns the token is changed. To disable the webhook, send an empty string in `outgoing_url`.
         */
        put: operations["BotOperations_selfUpdateBotWebhook"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description List bots
         *
         *     Retrieve a list of bots. The response includes only the bots you can edit: those you created and those whose settings grant you edit access.
         */
        get: operations["BotOperations_listBots"];
        put?: never;
        /**
         * @description New bot
         *
         *     Creates a bot and returns its `access_token`.
         *
         *     When the bot is created, you receive its `access_token` — save it right away. You can obtain the token again only through the interface (the "API" tab of the bot settings).
         */
        post: operations["BotOperations_createBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bots/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Bot info
         *
         *     Retrieves bot parameters by its `id`.
         */
        get: operations["BotOperations_getBot"];
        /**
         * @description Edit bot
         *
         *     Edit a bot's settings.
         *
         *     To edit a bot you need to know its `id` and specify it in the request `URL`. All editable bot parameters are specified in the request body.
         *
         *     You cannot edit a bot whose settings are not accessible to you (the "Who can edit bot settings" field is located on the "General" tab in the bot settings).
         */
        put: operations["BotOperations_updateBot"];
        post?: never;
        /**
         * @description Delete bot
         *
         *     Delete a bot. The bot's previous `access_token` is invalidated immediately, the bot is removed from all chats, and its outgoing webhook is deleted.
         *
         *     Deletion is available to the bot creator, and to a company administrator if the bot's settings grant administrators edit access. Chat owners and admins cannot delete a bot, even if they are allowed to edit it.
         *
         *     To delete a bot you need to know its `id` and specify it in the request `URL`.
         */
        delete: operations["BotOperations_deleteBot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bots/{id}/recreate_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Bot token rotation
         *
         *     Generates a new `access_token` for the bot and immediately invalidates the previous one. Use it when a token is compromised or for scheduled secret rotation in `CI`.
         *
         *     Rotation is available to the bot creator, and to a company administrator if the bot's settings grant administrators edit access. Specify the bot's `id` in the request `URL`. The new token is returned in the response only once — save it right away.
         */
        post: operations["BotOperations_recreateBotToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description List chats
         *
         *     Retrieve a list of chats based on the specified parameters.
         */
        get: operations["ChatOperations_listChats"];
        put?: never;
        /**
         * @description New chat
         *
         *     Create a new chat.
         *
         *     To create a one-on-one direct message with a user, use the [New message](POST /messages) method.
         *
         *     When creating a chat, you automatically become a member.
         */
        post: operations["ChatOperations_createChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Export messages
         *
         *     Request a message export for the specified time period.
         */
        post: operations["ExportOperations_requestExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Download export archive
         *
         *     Download a completed message export archive.
         *
         *     To download the archive you need to know its `id` and specify it in the request `URL`.
         *
         *     The server will respond with `302 Found` and a `Location` header containing a temporary download link. Most HTTP clients automatically follow the redirect and download the file.
         */
        get: operations["ExportOperations_downloadExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Chat info
         *
         *     Retrieve information about a chat.
         *
         *     To get a chat you need to know its `id` and specify it in the request `URL`.
         */
        get: operations["ChatOperations_getChat"];
        /**
         * @description Edit chat
         *
         *     Update chat parameters.
         *
         *     To update a chat you need to know its `id` and specify it in the `URL`. All updatable fields are passed in the request body.
         */
        put: operations["ChatOperations_updateChat"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * @description Archive chat
         *
         *     Archive a chat.
         *
         *     To archive a chat you need to know its `id` and specify it in the request `URL`.
         */
        put: operations["ChatOperations_archiveChat"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/{id}/group_tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Add tags
         *
         *     Add tags to the member list of a conversation or channel.
         *
         *     After adding a tag, all its members automatically become members of the chat. The tag and chat member lists are synchronized automatically: when a new member is added to the tag, they immediately appear in the chat; when removed from the tag, they are removed from the chat.
         */
        post: operations["ChatMemberOperations_addTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/{id}/group_tags/{tag_id}": {
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
         * @description Remove tag
         *
         *     Remove a tag from the member list of a conversation or channel.
         *
         *     To remove a tag you need to know its `id` and specify it in the request `URL`.
         */
        delete: operations["ChatMemberOperations_removeTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/{id}/leave": {
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
         * @description Leave conversation or channel
         *
         *     Leave a conversation or channel on your own.
         */
        delete: operations["ChatMemberOperations_leaveChat"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description List chat members
         *
         *     Retrieve the current list of chat members.
         *
         *     The workspace owner can retrieve the member list of any chat in the workspace. Admins and bots can only retrieve the member list of chats they belong to (or that are public).
         */
        get: operations["ChatMemberOperations_listMembers"];
        put?: never;
        /**
         * @description Add users
         *
         *     Add users to the member list of a conversation, channel, or thread.
         */
        post: operations["ChatMemberOperations_addMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/{id}/members/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * @description Edit role
         *
         *     Edit a user's or bot's role in a conversation or channel.
         *
         *     To edit a role in a conversation or channel you need to know the `id` of the chat and the user (or bot) and specify them in the request `URL`. All editable role parameters are specified in the request body.
         *
         *     The chat owner's role cannot be changed. They always have Admin privileges in the chat.
         */
        put: operations["ChatMemberOperations_updateMemberRole"];
        post?: never;
        /**
         * @description Remove user
         *
         *     Remove a user from the member list of a conversation or channel.
         *
         *     If the user is the chat owner, they cannot be removed. They can only leave the chat on their own using the [Leave conversation or channel](DELETE /chats/{id}/leave) method.
         */
        delete: operations["ChatMemberOperations_removeMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/{id}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * @description Unarchive chat
         *
         *     Restore a chat from the archive.
         *
         *     To unarchive a chat you need to know its `id` and specify it in the request `URL`.
         */
        put: operations["ChatOperations_unarchiveChat"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/custom_properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description List custom properties
         *
         *     Working with "File" type custom properties is currently unavailable.
         *
         *     Retrieve the current list of custom properties for employees and tasks in your workspace.
         *
         *     By default, all entities in your workspace only have basic fields. However, your workspace administrator can add, edit, and delete custom properties. If you use custom properties that are no longer current (deleted or non-existent) when creating employees (or tasks), you will receive an error.
         */
        get: operations["CommonOperations_listProperties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/direct_url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Upload file
         *
         *     Upload a file to the server using `multipart/form-data` format. Upload parameters are obtained via the [Get signature, key and other parameters](POST /uploads) method.
         */
        post: operations["DirectUploadOperations_uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group_tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description List employee tags
         *
         *     Retrieve the current list of employee tags. Tag names are unique within the workspace.
         */
        get: operations["GroupTagOperations_listTags"];
        put?: never;
        /**
         * @description New tag
         *
         *     Create a new tag.
         */
        post: operations["GroupTagOperations_createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group_tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Tag info
         *
         *     Retrieve information about a tag. Tag names are unique within the workspace.
         *
         *     To get a tag you need to know its `id` and specify it in the request `URL`.
         */
        get: operations["GroupTagOperations_getTag"];
        /**
         * @description Edit tag
         *
         *     Edit a tag.
         *
         *     To edit a tag you need to know its `id` and specify it in the request `URL`. All editable tag parameters are specified in the request body.
         */
        put: operations["GroupTagOperations_updateTag"];
        post?: never;
        /**
         * @description Delete tag
         *
         *     Delete a tag.
         *
         *     To delete a tag you need to know its `id` and specify it in the request `URL`.
         */
        delete: operations["GroupTagOperations_deleteTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group_tags/{id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description List tag employees
         *
         *     Retrieve the current list of employees in a tag.
         */
        get: operations["GroupTagOperations_getTagUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description List chat messages
         *
         *     Retrieve a list of messages from conversations, channels, threads, and direct messages.
         *
         *     To retrieve messages you need to know the `chat_id` of the required conversation, channel, thread, or direct message, and specify it in the request `URL`. Messages are returned in descending order by send date (i.e., the most recent messages come first). To retrieve earlier messages, use the `limit` and `cursor` parameters.
         */
        get: operations["ChatMessageOperations_listChatMessages"];
        put?: never;
        /**
         * @description New message
         *
         *     Send a message to a conversation or channel, a direct message to a user, or a comment to a thread.
         *
         *     When using `entity_type: "discussion"` (or simply without specifying `entity_type`), any `chat_id` can be passed in the `entity_id` field. This means you can send a message knowing only the chat ID. Additionally, you can send a message to a thread by its ID or a direct message by the user's ID.
         *
         *     To send a direct message to a user, you do not need to create a chat. Simply specify `entity_type: "user"` and the user's ID. A chat will be created automatically if there has been no prior conversation between you. Only one direct chat can exist between two users.
         */
        post: operations["MessageOperations_createMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Message info
         *
         *     Retrieve information about a message.
         *
         *     To get a message you need to know its `id` and specify it in the request `URL`.
         */
        get: operations["MessageOperations_getMessage"];
        /**
         * @description Edit message
         *
         *     Edit a message or comment.
         *
         *     To edit a message you need to know its `id` and specify it in the request `URL`. All editable message parameters are specified in the request body.
         */
        put: operations["MessageOperations_updateMessage"];
        post?: never;
        /**
         * @description Delete message
         *
         *     Delete a message.
         *
         *     Message deletion is available to the sender, admins, and editors in the chat. In direct messages, both users are editors. There are no time restrictions on message deletion.
         *
         *     To delete a message you need to know its `id` and specify it in the request `URL`.
         */
        delete: operations["MessageOperations_deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/link_previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Unfurl (link previews)
         *
         *     Create link previews in messages. Only available for Unfurl bots.
         */
        post: operations["LinkPreviewOperations_unfurl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Pin message
         *
         *     Pin a message in a chat.
         *
         *     To pin a message you need to know the message `id` and specify it in the request `URL`.
         */
        post: operations["MessageOperations_pinMessage"];
        /**
         * @description Unpin message
         *
         *     Unpin a message from a chat.
         *
         *     To unpin a message you need to know the message `id` and specify it in the request `URL`.
         */
        delete: operations["MessageOperations_unpinMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/reactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description List reactions
         *
         *     Retrieve the current list of reactions on a message.
         */
        get: operations["ReactionOperations_listReactions"];
        put?: never;
        /**
         * @description Add reaction
         *
         *     Add a reaction to a message.
         *
         *     To add a reaction you need to know the message `id` and specify it in the request `URL`. Message reactions are sent as `Emoji` characters. If the user has already added the same reaction, it will not be duplicated. To remove a reaction, use the [Delete reaction](DELETE /messages/{id}/reactions) method.
         *
         *     **Reaction limits:**
         *
         *     - Each user can add no more than **20 unique** reactions
         *     - A message can have no more than **30 unique** reactions
         *     - The total number of reactions on a message cannot exceed **1000**
         */
        post: operations["ReactionOperations_addReaction"];
        /**
         * @description Delete reaction
         *
         *     Remove a reaction from a message.
         *
         *     To remove a reaction you need to know the message `id` and specify it in the request `URL`. Message reactions are stored as `Emoji` characters.
         *
         *     You can only remove reactions that were added by the authenticated user.
         */
        delete: operations["ReactionOperations_removeReaction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/read_member_ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description List users who read the message
         *
         *     Retrieve the current list of users who have read the message.
         */
        get: operations["ReadMemberOperations_listReadMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/thread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description New thread
         *
         *     Create a new thread on a message.
         *
         *     If a thread has already been created for the message, the response will return information about the previously created thread.
         */
        post: operations["ThreadOperations_createThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Token info
         *
         *     Retrieve information about the current OAuth token, including its scopes, creation date, and last usage date. The token in the response is masked — only the first 8 and last 4 characters are visible.
         */
        get: operations["OAuthOperations_getTokenInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Own profile
         *
         *     Retrieve information about your own profile.
         */
        get: operations["ProfileOperations_getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * @description Upload own avatar
         *
         *     Upload or update your profile avatar. The file is sent in `multipart/form-data` format.
         */
        put: operations["ProfileAvatarOperations_updateProfileAvatar"];
        post?: never;
        /**
         * @description Delete own avatar
         *
         *     Delete your profile avatar.
         */
        delete: operations["ProfileAvatarOperations_deleteProfileAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Own status
         *
         *     Method for retrieving information about your own status.
         *
         *     If no status is set, the method returns `200` and `null` in the response body — with no wrapper object. A status whose `expires_at` has passed may still be returned for a short time until it is cleared, so check `expires_at` on the client side.
         */
        get: operations["ProfileOperations_getStatus"];
        /**
         * @description New own status
         *
         *     Set a new status for yourself.
         */
        put: operations["ProfileOperations_updateStatus"];
        post?: never;
        /**
         * @description Delete own status
         *
         *     Delete your current status.
         */
        delete: operations["ProfileOperations_deleteStatus"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Search chats
         *
         *     Full-text search for channels and conversations.
         */
        get: operations["SearchOperations_searchChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Search messages
         *
         *     Full-text search for messages.
         */
        get: operations["SearchOperations_searchMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Search employees
         *
         *     Full-text search for employees by name, email, position, and other fields.
         */
        get: operations["SearchOperations_searchUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description List tasks
         *
         *     Retrieve a list of tasks.
         */
        get: operations["TaskOperations_listTasks"];
        put?: never;
        /**
         * @description New task
         *
         *     Create a new task.
         *
         *     When creating a task, specifying the task type is required: call, meeting, simple reminder, event, or email. No additional description is needed — you simply create a task with the corresponding text. If you specify a task description, it will become the task's text.
         *
         *     A task must have assignees; if none are specified, you are assigned as the responsible person.
         *
         *     Any workspace employee can be assigned to a task that is not linked to any entity. You can get the current employee list using the [List employees](GET /users) method.
         *
         *     A task can be linked to a chat by specifying `chat_id`. To link to a chat, you must be a member of that chat.
         */
        post: operations["TaskOperations_createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Task info
         *
         *     Retrieve information about a task.
         *
         *     To get a task you need to know its `id` and specify it in the request `URL`.
         */
        get: operations["TaskOperations_getTask"];
        /**
         * @description Edit task
         *
         *     Edit a task.
         *
         *     To edit a task you need to know its `id` and specify it in the request `URL`. All editable task parameters are specified in the request body.
         */
        put: operations["TaskOperations_updateTask"];
        post?: never;
        /**
         * @description Delete task
         *
         *     Delete a task.
         *
         *     To delete a task you need to know its `id` and specify it in the request `URL`.
         */
        delete: operations["TaskOperations_deleteTask"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description List threads
         *
         *     Get a list of available threads.
         *
         *     Returns threads whose thread chat — or the chat where the thread was created — you are a member of. Public chats you have not joined are not returned — to surface such a thread, you must be a member of the thread chat or of the chat where the thread was created.
         *
         *     Sorted by the time of the last message in the thread, descending.
         */
        get: operations["ThreadOperations_listThreads"];
        put?: never;
        /**
         * @description New standalone thread
         *
         *     Create a standalone thread — a thread not linked to any message.
         *
         *     No request body is required. The thread creator becomes its only member, and the `message_id` and `message_chat_id` fields in the response are returned as `null`.
         */
        post: operations["ThreadOperations_createStandaloneThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/threads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Thread info
         *
         *     Retrieve information about a thread.
         *
         *     To get a thread you need to know its `id` and specify it in the request `URL`.
         */
        get: operations["ThreadOperations_getThread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Get signature, key and other parameters
         *
         *     Retrieve the signature, key, and other parameters required for file upload.
         *
         *     This method must be used for each file upload.
         */
        post: operations["UploadOperations_getUploadParams"];
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
         * @description List employees
         *
         *     Retrieve the current list of employees in your workspace.
         */
        get: operations["UserOperations_listUsers"];
        put?: never;
        /**
         * @description New employee
         *
         *     Create a new employee in your workspace.
         *
         *     You can fill in custom properties for the employee that have been created in your workspace. You can get the current list of employee custom property IDs using the [List custom properties](GET /custom_properties) method.
         *
         *     Through the `chat_ids` parameter the employee can be added to the specified chats right at creation. To create a guest, pass `role: "guest"` — for this role `chat_ids` is required and must contain exactly one active chat the token has permission to add members to. Violating the guest access rules returns `400` with an error on the `chat_ids` field.
         */
        post: operations["UserOperations_createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Employee info
         *
         *     Retrieve information about an employee.
         *
         *     To get an employee you need to know their `id` and specify it in the request `URL`.
         */
        get: operations["UserOperations_getUser"];
        /**
         * @description Edit employee
         *
         *     Edit an employee.
         *
         *     To edit an employee you need to know their `id` and specify it in the request `URL`. All editable employee parameters are specified in the request body. You can get the current list of employee custom property IDs using the [List custom properties](GET /custom_properties) method.
         */
        put: operations["UserOperations_updateUser"];
        post?: never;
        /**
         * @description Delete employee
         *
         *     Delete an employee.
         *
         *     To delete an employee you need to know their `id` and specify it in the request `URL`.
         */
        delete: operations["UserOperations_deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * @description Upload employee avatar
         *
         *     Upload or update an employee's avatar. The file is sent in `multipart/form-data` format.
         */
        put: operations["UserAvatarOperations_updateUserAvatar"];
        post?: never;
        /**
         * @description Delete employee avatar
         *
         *     Delete an employee's avatar.
         */
        delete: operations["UserAvatarOperations_deleteUserAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Employee status
         *
         *     Method for retrieving information about an employee's status.
         *
         *     If no status is set, the method returns `200` and `null` in the response body — with no wrapper object. A status whose `expires_at` has passed may still be returned for a short time until it is cleared, so check `expires_at` on the client side.
         */
        get: operations["UserStatusOperations_getUserStatus"];
        /**
         * @description New employee status
         *
         *     Set a new status for an employee.
         */
        put: operations["UserStatusOperations_updateUserStatus"];
        post?: never;
        /**
         * @description Delete employee status
         *
         *     Delete an employee's status.
         */
        delete: operations["UserStatusOperations_deleteUserStatus"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Open view
         *
         *     Open a modal window with a view for the user.
         *
         *     To open a modal window with a view, your application must have a valid, non-expired `trigger_id`.
         */
        post: operations["FormOperations_openView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Event history
         *
         *     Retrieve the history of a bot's recent events. This method is useful if you cannot receive events in real time at your `URL`, but need to process all events you have subscribed to.
         *
         *     Event history is only saved when the "Save event history" option is enabled in the "Outgoing webhook" tab of the bot settings. Specifying a "Webhook `URL`" is not required.
         *
         *     To retrieve the event history of a specific bot, you need to know its `access_token` and use it in the request. Each event is a webhook `JSON` object.
         */
        get: operations["BotOperations_getWebhookEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/events/{id}": {
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
         * @description Delete event
         *
         *     This method is only available with a bot's `access_token`.
         *
         *     Delete an event from the bot's event history.
         *
         *     To delete an event you need to know the bot's `access_token` that owns the event and the event `id`.
         */
        delete: operations["BotOperations_deleteWebhookEvent"];
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
         * @description Access token
         * @source openapi.yaml:5587
         */
        AccessTokenInfo: {
            /**
             * Format: int64
             * @description Token ID
             * @example 4827
             */
            id: number | bigint;
            /**
             * @description Masked token (first 8 and last 4 characters visible)
             * @example cH5kR9mN...x7Qp
             */
            token: string;
            /**
             * @description User-defined token name. `null` for a bot token — a name is only set when a token is created manually.
             * @example My API Token
             */
            name: string | null;
            /**
             * Format: int64
             * @description Token owner ID
             * @example 12
             */
            user_id: number | bigint;
            /**
             * @description List of token scopes
             * @example [
             *       "messages:read",
             *       "chats:read"
             *     ]
             */
            scopes: components["schemas"]["OAuthScope"][];
            /**
             * Format: date-time
             * @description Token creation date
             * @example 2025-01-15T10:30:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Token revocation date. Always `null`: the method returns 401 for a revoked token.
             * @example null
             */
            revoked_at: string | null;
            /**
             * Format: int32
             * @description Token lifetime in seconds. Always `null` — tokens are issued without expiry.
             * @example null
             */
            expires_in: number | null;
            /**
             * Format: date-time
             * @description Token last used date. `null` until the token has been used at least once. Updated at most once per hour, so it may lag behind.
             * @example 2025-02-24T14:20:00.000Z
             */
            last_used_at: string | null;
        };
        /**
         * @description Request to add members to a chat
         * @source openapi.yaml:5653
         */
        AddMembersRequest: {
            /**
             * @description Array of user IDs who will become members
             * @example [
             *       186,
             *       187
             *     ]
             */
            member_ids: number[];
            /**
             * @description Whether to skip creating a system message about adding members
             * @example true
             */
            silent?: boolean;
        };
        /**
         * @description Request to add tags to a chat
         * @source openapi.yaml:5672
         */
        AddTagsRequest: {
            /**
             * @description Array of tag IDs to be added as members
             * @example [
             *       86,
             *       18
             *     ]
             */
            group_tag_ids: number[];
        };
        /**
         * @description API error (used for 400, 402, 403, 404, 409, 410, 422)
         * @source openapi.yaml:5687
         */
        ApiError: {
            /** @description Array of errors */
            errors: components["schemas"]["ApiErrorItem"][];
        };
        /**
         * @description Detailed error information
         * @source openapi.yaml:5699
         */
        ApiErrorItem: {
            /**
             * @description Field key that caused the error
             * @example field.name
             */
            key: string;
            /**
             * @description Field value that caused the error. `null` if the error does not relate to a specific value.
             * @example invalid_value
             */
            value: string | null;
            /**
             * @description Error message
             * @example Field cannot be empty
             */
            message: string;
            /**
             * @description Error code
             * @example blank
             */
            code: components["schemas"]["ValidationErrorCode"];
            /**
             * @description Additional error data. Content depends on the error code: `{id: number}` — for custom property errors (property ID), `{record: {type: string, id: number}, query: string}` — for authorization errors. In most cases `null`.
             * @example null
             */
            payload: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * @description For: bot_deleted, bot_token_recreated
         * @source openapi.yaml:5736
         */
        AuditDetailsBot: {
            /**
             * Format: int32
             * @description Bot ID
             */
            bot_id: number;
            /**
             * Format: int32
             * @description ID of the user who performed the action. `null` if the action was performed without an initiator.
             */
            actor_id: number | null;
        };
        /**
         * @description For: bot_oauth_client_updated
         * @source openapi.yaml:5752
         */
        AuditDetailsBotOAuthClient: {
            /** @description Bot OAuth client ID */
            client_id: string;
            /** @description Changed client settings. The key is the setting name (confidential, redirect_uris, scopes), the value is an object with previous and new fields. */
            changes: {
                [key: string]: unknown;
            };
        };
        /**
         * @description For: bot_scopes_updated
         * @source openapi.yaml:5768
         */
        AuditDetailsBotScopes: {
            /** @description Scopes added to the bot token */
            added_scopes: string[];
            /** @description Scopes revoked from the bot token */
            removed_scopes: string[];
        };
        /**
         * @description For: bot_webhook_settings_updated
         * @source openapi.yaml:5785
         */
        AuditDetailsBotWebhookSettings: {
            /** @description Changed webhook settings. The key is the setting name (outgoing_url, ignore_self_messages, events_history_enabled), the value is an object with previous and new fields. */
            changes: {
                [key: string]: unknown;
            };
        };
        /**
         * @description For: tag_removed_from_chat
         * @source openapi.yaml:5797
         */
        AuditDetailsChatId: {
            /**
             * Format: int32
             * @description Chat ID
             */
            chat_id: number;
        };
        /**
         * @description For: chat_permission_changed
         * @source openapi.yaml:5807
         */
        AuditDetailsChatPermission: {
            /** @description Public access */
            public_access: boolean;
        };
        /**
         * @description For: chat_renamed
         * @source openapi.yaml:5816
         */
        AuditDetailsChatRenamed: {
            /** @description Previous chat name */
            old_name: string;
            /** @description New chat name */
            new_name: string;
        };
        /**
         * @description For: dlp_violation_detected
         * @source openapi.yaml:5829
         */
        AuditDetailsDlp: {
            /**
             * Format: int32
             * @description DLP rule ID
             */
            dlp_rule_id: number;
            /** @description DLP rule name */
            dlp_rule_name: string;
            /**
             * Format: int32
             * @description Message ID
             */
            message_id: number;
            /**
             * Format: int32
             * @description Chat ID
             */
            chat_id: number;
            /**
             * Format: int32
             * @description User ID
             */
            user_id: number;
            /** @description Action description. `null` if the rule action has no text set. */
            action_message: string | null;
            /** @description Rule conditions check result (true — conditions matched) */
            conditions_matched: boolean;
        };
        /**
         * @description Empty details. For: user_login, user_logout, user_2fa_fail, user_2fa_success, user_created, user_deleted, chat_created, message_created, message_updated, message_deleted, reaction_created, reaction_deleted, thread_created, audit_events_accessed.
         * @source openapi.yaml:5867
         */
        AuditDetailsEmpty: Record<string, unknown>;
        /**
         * @description For: user_added_to_tag, user_removed_from_tag, user_chat_leave
         * @source openapi.yaml:5873
         */
        AuditDetailsInitiator: {
            /**
             * Format: int32
             * @description Action initiator ID
             */
            initiator_id: number;
        };
        /**
         * @description For: user_chat_join
         * @source openapi.yaml:5883
         */
        AuditDetailsInviter: {
            /**
             * Format: int32
             * @description Inviter ID
             */
            inviter_id: number;
        };
        /**
         * @description For: kms_encrypt, kms_decrypt
         * @source openapi.yaml:5893
         */
        AuditDetailsKms: {
            /**
             * Format: int32
             * @description Chat ID
             */
            chat_id: number;
            /**
             * Format: int32
             * @description Message ID
             */
            message_id: number;
            /** @description Operation reason */
            reason: string;
        };
        /**
         * @description For: oauth_authorization_granted
         * @source openapi.yaml:5912
         */
        AuditDetailsOAuthAuthorizationGranted: {
            /** @description ID of the OAuth client that was granted access */
            client_id: string;
            /** @description Scopes the access was granted for */
            scopes: string[];
        };
        /**
         * @description For: oauth_authorization_revoked
         * @source openapi.yaml:5927
         */
        AuditDetailsOAuthAuthorizationRevoked: {
            /** @description ID of the OAuth client whose access was revoked */
            client_id: string;
            /**
             * Format: int32
             * @description Number of revoked tokens
             */
            revoked_tokens_count: number;
        };
        /**
         * @description For: user_role_changed
         * @source openapi.yaml:5941
         */
        AuditDetailsRoleChanged: {
            /** @description New role */
            new_company_role: string;
            /** @description Previous role */
            previous_company_role: string;
            /**
             * Format: int32
             * @description Initiator ID
             */
            initiator_id: number;
        };
        /**
         * @description For: search_users_api, search_chats_api, search_messages_api
         * @source openapi.yaml:5959
         */
        AuditDetailsSearch: {
            /** @description Search type */
            search_type: string;
            /** @description Whether a search query was specified */
            query_present: boolean;
            /** @description Whether a cursor was used */
            cursor_present: boolean;
            /**
             * Format: int32
             * @description Number of returned results
             */
            limit: number;
            /** @description Applied filters. Possible keys depend on the search type: order, sort, created_from, created_to, company_roles (users), active, chat_subtype, personal (chats), chat_ids, user_ids (messages). */
            filters: {
                [key: string]: unknown;
            };
        };
        /**
         * @description For: tag_added_to_chat
         * @source openapi.yaml:5988
         */
        AuditDetailsTagChat: {
            /**
             * Format: int32
             * @description Chat ID
             */
            chat_id: number;
            /** @description Tag name */
            tag_name: string;
        };
        /**
         * @description For: tag_created, tag_deleted
         * @source openapi.yaml:6002
         */
        AuditDetailsTagName: {
            /** @description Tag name */
            name: string;
        };
        /**
         * @description For: access_token_created, access_token_updated, access_token_destroy
         * @source openapi.yaml:6011
         */
        AuditDetailsTokenScopes: {
            /** @description Token scopes */
            scopes: string[];
        };
        /**
         * @description For: user_updated
         * @source openapi.yaml:6022
         */
        AuditDetailsUserUpdated: {
            /** @description List of changed fields */
            changed_attrs: string[];
            /** @description How the change was made. The `sso_login` value means the profile was updated automatically during SSO sign-in. The field is absent when the profile was changed the regular way. */
            context?: string;
        };
        /**
         * @description For: video_call_finished
         * @source openapi.yaml:6038
         */
        AuditDetailsVideoCallFinished: {
            /**
             * Format: int32
             * @description ID of the chat where the video call took place
             */
            chat_id: number;
            /**
             * Format: int32
             * @description ID of the call start message. `null` if there is no such message.
             */
            started_message_id: number | null;
            /**
             * Format: int32
             * @description Call duration in seconds
             */
            duration: number;
            /**
             * Format: int32
             * @description Maximum number of simultaneous participants during the call
             */
            max_members_count: number;
        };
        /**
         * @description For: video_call_recording_ready
         * @source openapi.yaml:6064
         */
        AuditDetailsVideoCallRecording: {
            /**
             * Format: int32
             * @description ID of the chat where the video call took place
             */
            chat_id: number;
            /**
             * Format: int32
             * @description ID of the call start message. `null` if there is no such message.
             */
            started_message_id: number | null;
            /**
             * Format: int32
             * @description Recording ID
             */
            recording_id: number;
            /**
             * Format: int32
             * @description Recording file ID
             */
            file_id: number;
            /**
             * Format: int32
             * @description Recording duration in seconds
             */
            duration: number;
            /**
             * Format: int64
             * @description Recording file size in bytes
             */
            size: number | bigint;
        };
        /**
         * @description For: video_call_started
         * @source openapi.yaml:6100
         */
        AuditDetailsVideoCallStarted: {
            /**
             * Format: int32
             * @description ID of the chat where the video call takes place
             */
            chat_id: number;
            /**
             * Format: int32
             * @description ID of the call start message. `null` if there is no such message.
             */
            started_message_id: number | null;
        };
        /**
         * @description Audit event
         * @source openapi.yaml:6116
         */
        AuditEvent: {
            /**
             * @description Unique event ID
             * @example a1b2c3d4-5e6f-7g8h-9i10-j11k12l13m14
             */
            id: string;
            /**
             * Format: date-time
             * @description Event creation date and time (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format
             * @example 2025-05-15T14:30:00.000Z
             */
            created_at: string;
            /**
             * @description Event type key
             * @example user_login
             */
            event_key: components["schemas"]["AuditEventKey"];
            /**
             * @description Affected entity ID
             * @example 98765
             */
            entity_id: string;
            /**
             * @description Affected entity type
             * @example User
             */
            entity_type: string;
            /**
             * @description ID of the user who performed the action
             * @example 98765
             */
            actor_id: string;
            /**
             * @description Actor type
             * @example User
             */
            actor_type: string;
            /** @description Additional event details. Structure depends on the event_key value — see event_key field value descriptions. For events without details, an empty object is returned. */
            details: components["schemas"]["AuditEventDetailsUnion"];
            /**
             * @description IP address from which the action was performed. `null` for events recorded without a user request.
             * @example 192.168.1.100
             */
            ip_address: string | null;
            /**
             * @description Client user agent, truncated to 255 characters. `null` for events recorded without a user request.
             * @example Pachca/3.60.0 (co.staply.pachca; build:15; iOS 18.5.0) Alamofire/5.0.0
             */
            user_agent: string | null;
        };
        /**
         * @description Additional audit event details. Structure depends on the event_key value.
         * @source openapi.yaml:6177
         */
        AuditEventDetailsUnion: components["schemas"]["AuditDetailsEmpty"] | components["schemas"]["AuditDetailsUserUpdated"] | components["schemas"]["AuditDetailsRoleChanged"] | components["schemas"]["AuditDetailsTagName"] | components["schemas"]["AuditDetailsInitiator"] | components["schemas"]["AuditDetailsInviter"] | components["schemas"]["AuditDetailsChatRenamed"] | components["schemas"]["AuditDetailsChatPermission"] | components["schemas"]["AuditDetailsTagChat"] | components["schemas"]["AuditDetailsChatId"] | components["schemas"]["AuditDetailsTokenScopes"] | components["schemas"]["AuditDetailsKms"] | components["schemas"]["AuditDetailsDlp"] | components["schemas"]["AuditDetailsSearch"] | components["schemas"]["AuditDetailsBot"] | components["schemas"]["AuditDetailsBotScopes"] | components["schemas"]["AuditDetailsBotWebhookSettings"] | components["schemas"]["AuditDetailsBotOAuthClient"] | components["schemas"]["AuditDetailsOAuthAuthorizationGranted"] | components["schemas"]["AuditDetailsOAuthAuthorizationRevoked"] | components["schemas"]["AuditDetailsVideoCallStarted"] | components["schemas"]["AuditDetailsVideoCallFinished"] | components["schemas"]["AuditDetailsVideoCallRecording"];
        /**
         * @description Audit event type
         * @enum {string}
         * @source openapi.yaml:6203
         */
        AuditEventKey: "user_login" | "user_logout" | "user_2fa_fail" | "user_2fa_success" | "user_created" | "user_deleted" | "user_role_changed" | "user_updated" | "tag_created" | "tag_deleted" | "user_added_to_tag" | "user_removed_from_tag" | "chat_created" | "chat_renamed" | "chat_permission_changed" | "user_chat_join" | "user_chat_leave" | "tag_added_to_chat" | "tag_removed_from_chat" | "message_updated" | "message_deleted" | "message_created" | "reaction_created" | "reaction_deleted" | "thread_created" | "access_token_created" | "access_token_updated" | "access_token_destroy" | "kms_encrypt" | "kms_decrypt" | "audit_events_accessed" | "dlp_violation_detected" | "search_users_api" | "search_chats_api" | "search_messages_api" | "bot_scopes_updated" | "bot_webhook_settings_updated" | "bot_token_recreated" | "bot_deleted" | "bot_oauth_client_updated" | "oauth_authorization_granted" | "oauth_authorization_revoked" | "video_call_started" | "video_call_finished" | "video_call_recording_ready";
        /**
         * @description Avatar data
         * @source openapi.yaml:6298
         */
        AvatarData: {
            /**
             * @description Avatar URL
             * @example https://pachca-prod.s3.amazonaws.com/uploads/0001/0001/image.jpg
             */
            image_url: string;
        };
        /**
         * @description Role allowed to edit the bot settings
         * @enum {string}
         * @source openapi.yaml:6308
         */
        BotCanEdit: "admin" | "chat_owners";
        /**
         * @description Bot creation request
         * @source openapi.yaml:6317
         */
        BotCreateRequest: {
            /** @description Webhook parameters object of the bot to create */
            webhook: {
                /**
                 * @description Bot name
                 *     maxLength: 255
                 * @example Tasks bot
                 */
                name: string;
                /**
                 * @description Bot nickname. Must end with `_bot`.
                 *     maxLength: 255
                 * @example tasks_bot
                 */
                nickname?: string;
                /**
                 * @description Outgoing webhook URL
                 * @example https://www.website.com/tasks/new
                 */
                outgoing_url?: string;
                /**
                 * @description Events the bot is subscribed to
                 * @example [
                 *       "message_new"
                 *     ]
                 */
                events?: components["schemas"]["BotEventName"][];
                /**
                 * @description Outgoing webhook trigger condition
                 * @default commands
                 * @example commands
                 */
                trigger_on?: components["schemas"]["BotTriggerOn"];
                /**
                 * @description Bot commands (trigger words) it reacts to when trigger_on = commands. The combined length of the comma-joined commands must not exceed 255 characters.
                 * @example [
                 *       "/task",
                 *       "/help"
                 *     ]
                 */
                commands?: string[];
                /**
                 * @description Bot token scopes (permissions). If omitted, the bot receives the default set. Not every scope is available to a bot: some are allowed only for user roles, and attempting to assign such a scope returns `400`. The service values `bot` and `all` cannot be assigned.
                 * @example [
                 *       "messages:create"
                 *     ]
                 */
                scopes?: string[];
                /**
                 * @description Template for formatting the incoming webhook
                 * @example Order from {{ client }} for {{ amount }} ₽
                 */
                template?: string;
                /**
                 * @description Template engine used to process the incoming webhook template
                 * @default liquid
                 * @example liquid
                 */
                template_engine?: components["schemas"]["BotTemplateEngine"];
                /**
                 * @description Verification field name for incoming webhook verification
                 * @example challenge
                 */
                challenge_key?: string;
                /**
                 * @description Show link previews in incoming webhook messages
                 * @default true
                 * @example true
                 */
                link_preview_enabled?: boolean;
                /**
                 * @description Ignore incoming messages sent by the bot itself
                 * @default false
                 * @example false
                 */
                ignore_self_messages?: boolean;
                /**
                 * @description Save the bot's event history for later retrieval via the event history method
                 * @default false
                 * @example false
                 */
                events_history_enabled?: boolean;
                /**
                 * @description Who can add the bot to chats
                 * @default creator
                 * @example creator
                 */
                who_can_add?: components["schemas"]["BotWhoCanAdd"];
                /**
                 * @description Roles allowed to edit the bot settings in addition to the creator. The creator can always edit. An empty array means only the creator can edit.
                 * @example [
                 *       "admin"
                 *     ]
                 */
                can_edit?: components["schemas"]["BotCanEdit"][];
                /**
                 * @description Restricts the bot to a single group chat. `true` — the bot can be added to one discussion or channel only, `false` — to multiple. Personal chats and threads don't count toward this limit. Set only on creation and not changed on update.
                 * @default false
                 * @example false
                 */
                single_chat?: boolean;
            };
        };
        /**
         * @description Created bot parameters
         * @source openapi.yaml:6428
         */
        BotCreateResponse: {
            /**
             * Format: int32
             * @description Bot ID (same as the bot's `user_id`)
             * @example 1738816
             */
            id: number;
            /** @description Webhook parameters object */
            webhook: components["schemas"]["BotWebhook"];
            /**
             * @description Bot access token. Returned when the bot is created and when the token is rotated. The current token can also be viewed and copied in the interface — the "API" tab of the bot settings.
             * @example bm90X2FfcmVhbF90b2tlbg
             */
            access_token: string;
        };
        /**
         * @description Bot outgoing webhook event
         * @enum {string}
         * @source openapi.yaml:6451
         */
        BotEventName: "message_new" | "message_update" | "message_delete" | "reaction_new" | "reaction_delete" | "button_click" | "message_link_shared" | "chat_member_add" | "chat_member_remove" | "company_member_invite" | "company_member_confirm" | "company_member_suspend" | "company_member_activate" | "company_member_delete" | "company_member_update" | "video_call_started" | "video_call_finished" | "video_call_recording_ready";
        /**
         * @description Bot parameters
         * @source openapi.yaml:6492
         */
        BotResponse: {
            /**
             * Format: int32
             * @description Bot ID
             * @example 1738816
             */
            id: number;
            /** @description Webhook parameters object */
            webhook: components["schemas"]["BotWebhook"];
        };
        /**
         * @description Template engine for formatting incoming webhooks
         * @enum {string}
         * @source openapi.yaml:6508
         */
        BotTemplateEngine: "liquid" | "mustache";
        /**
         * @description Outgoing webhook trigger condition
         * @enum {string}
         * @source openapi.yaml:6517
         */
        BotTriggerOn: "commands" | "all_messages" | "unfurl";
        /**
         * @description Bot update request
         * @source openapi.yaml:6528
         */
        BotUpdateRequest: {
            /** @description Webhook parameters object of the bot to update */
            webhook: {
                /**
                 * @description Bot name
                 *     maxLength: 255
                 * @example Tasks bot
                 */
                name?: string;
                /**
                 * @description Bot nickname. Must end with `_bot`.
                 *     maxLength: 255
                 * @example tasks_bot
                 */
                nickname?: string;
                /**
                 * @description Outgoing webhook URL
                 * @example https://www.website.com/tasks/new
                 */
                outgoing_url?: string;
                /**
                 * @description Events the bot is subscribed to
                 * @example [
                 *       "message_new"
                 *     ]
                 */
                events?: components["schemas"]["BotEventName"][];
                /**
                 * @description Outgoing webhook trigger condition
                 * @default commands
                 * @example commands
                 */
                trigger_on?: components["schemas"]["BotTriggerOn"];
                /**
                 * @description Bot commands (trigger words) it reacts to when trigger_on = commands. The combined length of the comma-joined commands must not exceed 255 characters.
                 * @example [
                 *       "/task",
                 *       "/help"
                 *     ]
                 */
                commands?: string[];
                /**
                 * @description Bot token scopes (permissions). If omitted, the bot receives the default set. Not every scope is available to a bot: some are allowed only for user roles, and attempting to assign such a scope returns `400`. The service values `bot` and `all` cannot be assigned.
                 * @example [
                 *       "messages:create"
                 *     ]
                 */
                scopes?: string[];
                /**
                 * @description Template for formatting the incoming webhook
                 * @example Order from {{ client }} for {{ amount }} ₽
                 */
                template?: string;
                /**
                 * @description Template engine used to process the incoming webhook template
                 * @default liquid
                 * @example liquid
                 */
                template_engine?: components["schemas"]["BotTemplateEngine"];
                /**
                 * @description Verification field name for incoming webhook verification
                 * @example challenge
                 */
                challenge_key?: string;
                /**
                 * @description Show link previews in incoming webhook messages
                 * @default true
                 * @example true
                 */
                link_preview_enabled?: boolean;
                /**
                 * @description Ignore incoming messages sent by the bot itself
                 * @default false
                 * @example false
                 */
                ignore_self_messages?: boolean;
                /**
                 * @description Save the bot's event history for later retrieval via the event history method
                 * @default false
                 * @example false
                 */
                events_history_enabled?: boolean;
                /**
                 * @description Who can add the bot to chats
                 * @default creator
                 * @example creator
                 */
                who_can_add?: components["schemas"]["BotWhoCanAdd"];
                /**
                 * @description Roles allowed to edit the bot settings in addition to the creator. The creator can always edit. An empty array means only the creator can edit.
                 * @example [
                 *       "admin"
                 *     ]
                 */
                can_edit?: components["schemas"]["BotCanEdit"][];
            };
        };
        /**
         * @description Bot webhook parameters
         * @source openapi.yaml:6629
         */
        BotWebhook: {
            /**
             * @description Bot name
             *     maxLength: 255
             * @example Tasks bot
             */
            name: string;
            /**
             * @description Bot nickname
             *     maxLength: 255
             * @example tasks_bot
             */
            nickname: string;
            /**
             * @description Outgoing webhook URL. `null` if the bot has no outgoing webhook configured.
             * @example https://www.website.com/tasks/new
             */
            outgoing_url: string | null;
            /**
             * @description Events the bot is subscribed to
             * @example [
             *       "message_new"
             *     ]
             */
            events: components["schemas"]["BotEventName"][];
            /**
             * @description Outgoing webhook trigger condition
             * @example commands
             */
            trigger_on: components["schemas"]["BotTriggerOn"];
            /**
             * @description Bot commands (trigger words)
             * @example [
             *       "/task"
             *     ]
             */
            commands: string[];
            /**
             * @description Bot token scopes (permissions). The default set is broader than what can be assigned explicitly, so values that cannot be set explicitly may appear here.
             * @example [
             *       "messages:create"
             *     ]
             */
            scopes: string[];
            /**
             * @description Template for formatting the incoming webhook. `null` if not set.
             * @example Order from {{ client }} for {{ amount }} ₽
             */
            template: string | null;
            /**
             * @description Template engine used to process the incoming webhook template
             * @example liquid
             */
            template_engine: components["schemas"]["BotTemplateEngine"];
            /**
             * @description Verification field name for incoming webhook verification. `null` if not set.
             * @example challenge
             */
            challenge_key: string | null;
            /**
             * @description Show link previews in incoming webhook messages
             * @example true
             */
            link_preview_enabled: boolean;
            /**
             * @description Ignore incoming messages sent by the bot itself
             * @example false
             */
            ignore_self_messages: boolean;
            /**
             * @description Save the bot's event history for later retrieval via the event history method
             * @example false
             */
            events_history_enabled: boolean;
            /**
             * @description Restricts the bot to a single group chat. `true` — the bot can be added to one discussion or channel only, `false` — to multiple. Personal chats and threads don't count toward this limit
             * @example false
             */
            single_chat: boolean;
            /**
             * @description Roles allowed to edit the bot settings in addition to the creator. The creator can always edit. An empty array means only the creator can edit.
             * @example [
             *       "admin"
             *     ]
             */
            can_edit: components["schemas"]["BotCanEdit"][];
            /**
             * @description Who can add the bot to chats
             * @example creator
             */
            who_can_add: components["schemas"]["BotWhoCanAdd"];
        };
        /**
         * @description Bot webhook self-registration request
         * @source openapi.yaml:6740
         */
        BotWebhookSelfUpdateRequest: {
            /** @description Webhook parameters object */
            webhook: {
                /**
                 * @description Outgoing webhook URL. An empty string disables the webhook.
                 * @example https://www.website.com/tasks/new
                 */
                outgoing_url: string;
            };
        };
        /**
         * @description Who can add the bot to chats
         * @enum {string}
         * @source openapi.yaml:6756
         */
        BotWhoCanAdd: "creator" | "creator_admin" | "creator_admin_user" | "anyone";
        /**
         * @description Button
         * @source openapi.yaml:6769
         */
        Button: {
            /**
             * @description Text displayed on the button
             *     maxLength: 255
             * @example Learn more
             */
            text: string;
            /**
             * @description URL that will be opened when the button is clicked
             * @example https://example.com/details
             */
            url?: string;
            /**
             * @description Data that will be sent in the outgoing webhook when the button is clicked
             *     maxLength: 255
             * @example awesome
             */
            data?: string;
        };
        /**
         * @description Outgoing webhook payload for button click
         * @source openapi.yaml:6789
         */
        ButtonWebhookPayload: {
            /**
             * @description Object type
             * @example button
             * @enum {string}
             */
            type: "button";
            /**
             * @description Event type
             * @example click
             * @enum {string}
             */
            event: "click";
            /**
             * Format: int32
             * @description ID of the message the button belongs to
             * @example 1245817
             */
            message_id: number;
            /**
             * @description Unique event identifier. Lifetime — 3 seconds. Can be used, for example, to open a view for the user.
             * @example a1b2c3d4-5e6f-7g8h-9i10-j11k12l13m14
             */
            trigger_id: string;
            /**
             * @description Clicked button data
             * @example button_data
             */
            data: string;
            /**
             * Format: int32
             * @description ID of the user who clicked the button
             * @example 2345
             */
            user_id: number;
            /**
             * Format: int32
             * @description ID of the chat where the button was clicked
             * @example 9012
             */
            chat_id: number;
            /**
             * Format: int32
             * @description Webhook send date and time (UTC+0) in UNIX format
             * @example 1747574400
             */
            webhook_timestamp: number;
        };
        /**
         * @description Chat
         * @source openapi.yaml:6846
         */
        Chat: {
            /**
             * Format: int32
             * @description Created chat ID
             * @example 334
             */
            id: number;
            /**
             * @description Name
             *     maxLength: 255
             * @example 🤿 aqua
             */
            name: string;
            /**
             * Format: date-time
             * @description Chat creation date and time (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format
             * @example 2021-08-28T15:56:53.000Z
             */
            created_at: string;
            /**
             * Format: int32
             * @description ID of the user who created the chat
             * @example 185
             */
            owner_id: number;
            /**
             * @description Array of member user IDs
             * @example [
             *       185,
             *       186,
             *       187
             *     ]
             */
            member_ids: number[];
            /**
             * @description Array of member tag IDs
             * @example [
             *       9111
             *     ]
             */
            group_tag_ids: number[];
            /**
             * @description Whether this is a channel
             * @example true
             */
            channel: boolean;
            /**
             * @description Whether the chat is archived
             * @example false
             */
            archived: boolean;
            /**
             * @description Whether this is a direct message
             * @example false
             */
            personal: boolean;
            /**
             * @description Whether the chat is publicly accessible
             * @example false
             */
            public: boolean;
            /**
             * Format: date-time
             * @description Date and time of the last message in the chat (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format
             * @example 2021-08-28T15:56:53.000Z
             */
            last_message_at: string;
            /**
             * @description Video chat link
             * @example https://meet.pachca.com/aqua-94bb21b5
             */
            meet_room_url: string;
        };
        /**
         * @description Chat availability for the user
         * @enum {string}
         * @source openapi.yaml:6926
         */
        ChatAvailability: "is_member" | "public";
        /**
         * @description Chat creation request
         * @source openapi.yaml:6935
         */
        ChatCreateRequest: {
            /** @description Chat parameters object to create */
            chat: {
                /**
                 * @description Name
                 *     maxLength: 255
                 * @example 🤿 aqua
                 */
                name: string;
                /**
                 * @description Array of user IDs who will become members
                 * @example [
                 *       186,
                 *       187
                 *     ]
                 */
                member_ids?: number[];
                /**
                 * @description Array of tag IDs to be added as members
                 * @example [
                 *       86,
                 *       18
                 *     ]
                 */
                group_tag_ids?: number[];
                /**
                 * @description Whether this is a channel
                 * @default false
                 * @example true
                 */
                channel?: boolean;
                /**
                 * @description Whether the chat is publicly accessible
                 * @default false
                 * @example false
                 */
                public?: boolean;
            };
        };
        /**
         * @description Chat member role
         * @enum {string}
         * @source openapi.yaml:6980
         */
        ChatMemberRole: "admin" | "editor" | "member";
        /**
         * @description Chat member role (with all filter)
         * @enum {string}
         * @source openapi.yaml:6991
         */
        ChatMemberRoleFilter: "all" | "owner" | "admin" | "editor" | "member";
        /**
         * @description Outgoing webhook payload for chat members
         * @source openapi.yaml:7006
         */
        ChatMemberWebhookPayload: {
            /**
             * @description Object type
             * @example chat_member
             * @enum {string}
             */
            type: "chat_member";
            /**
             * @description Event type
             * @example add
             */
            event: components["schemas"]["MemberEventType"];
            /**
             * Format: int32
             * @description ID of the chat where membership changed
             * @example 9012
             */
            chat_id: number;
            /**
             * Format: int32
             * @description Thread ID. `null` if the members were added to a regular chat or channel rather than a thread.
             * @example 5678
             */
            thread_id?: number | null;
            /**
             * @description Array of user IDs affected by the event
             * @example [
             *       2345,
             *       6789
             *     ]
             */
            user_ids: number[];
            /**
             * Format: date-time
             * @description Event date and time (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format
             * @example 2025-05-15T14:30:00.000Z
             */
            created_at: string;
            /**
             * Format: int32
             * @description Webhook send date and time (UTC+0) in UNIX format
             * @example 1747574400
             */
            webhook_timestamp: number;
        };
        /**
         * @description Chat sort field
         * @enum {string}
         * @source openapi.yaml:7060
         */
        ChatSortField: "id" | "last_message_at";
        /**
         * @description Chat type
         * @enum {string}
         * @source openapi.yaml:7069
         */
        ChatSubtype: "discussion" | "thread";
        /**
         * @description Chat update request
         * @source openapi.yaml:7078
         */
        ChatUpdateRequest: {
            /** @description Chat parameters object to update */
            chat: {
                /**
                 * @description Name
                 *     maxLength: 255
                 * @example Pool
                 */
                name?: string;
                /**
                 * @description Whether the chat is publicly accessible
                 * @example true
                 */
                public?: boolean;
            };
        };
        /**
         * @description Outgoing webhook payload for workspace members
         * @source openapi.yaml:7097
         */
        CompanyMemberWebhookPayload: {
            /**
             * @description Object type
             * @example company_member
             * @enum {string}
             */
            type: "company_member";
            /**
             * @description Event type
             * @example invite
             */
            event: components["schemas"]["UserEventType"];
            /**
             * @description Array of user IDs affected by the event
             * @example [
             *       2345,
             *       6789
             *     ]
             */
            user_ids: number[];
            /**
             * Format: date-time
             * @description Event date and time (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format
             * @example 2025-05-15T14:30:00.000Z
             */
            created_at: string;
            /**
             * Format: int32
             * @description Webhook send date and time (UTC+0) in UNIX format
             * @example 1747574400
             */
            webhook_timestamp: number;
        };
        /**
         * @description Custom property
         * @source openapi.yaml:7139
         */
        CustomProperty: {
            /**
             * Format: int32
             * @description Custom property ID
             * @example 1678
             */
            id: number;
            /**
             * @description Custom property name
             *     maxLength: 32
             * @example City
             */
            name: string;
            /**
             * @description Custom property data type
             * @example string
             */
            data_type: components["schemas"]["CustomPropertyDataType"];
            /**
             * @description Custom property value
             *     maxLength: 768
             * @example Saint Petersburg
             */
            value: string | null;
        };
        /**
         * @description Custom property data type
         * @enum {string}
         * @source openapi.yaml:7169
         */
        CustomPropertyDataType: "string" | "number" | "date" | "link";
        /**
         * @description Custom property
         * @source openapi.yaml:7182
         */
        CustomPropertyDefinition: {
            /**
             * Format: int32
             * @description Property ID
             * @example 1678
             */
            id: number;
            /**
             * @description Property name
             *     maxLength: 32
             * @example City
             */
            name: string;
            /**
             * @description Property type
             * @example string
             */
            data_type: components["schemas"]["CustomPropertyDataType"];
        };
        /**
         * @description Message export request
         * @source openapi.yaml:7205
         */
        ExportRequest: {
            /**
             * Format: date
             * @description Export start date (ISO-8601, UTC+0) in YYYY-MM-DD format
             * @example 2025-03-20
             */
            start_at: string;
            /**
             * Format: date
             * @description Export end date (ISO-8601, UTC+0) in YYYY-MM-DD format
             * @example 2025-03-20
             */
            end_at: string;
            /**
             * @description URL to receive a webhook when the export is complete
             * @example https://webhook.site/9227d3b8-6e82-4e64-bf5d-ad972ad270f2
             */
            webhook_url: string;
            /**
             * @description Array of chat IDs. Specify to export messages from specific chats only.
             * @example [
             *       1381521
             *     ]
             */
            chat_ids?: number[];
            /**
             * @description Skip generating the chat list file (chats.json)
             * @default false
             * @example false
             */
            skip_chats_file?: boolean;
        };
        /**
         * @description File
         * @source openapi.yaml:7240
         */
        File: {
            /**
             * Format: int32
             * @description File ID
             * @example 3560
             */
            id: number;
            /**
             * @description File path
             * @example attaches/files/12/21zu7934-02e1-44d9-8df2-0f970c259796/congrat.png
             */
            key: string;
            /**
             * @description File name with extension
             * @example congrat.png
             */
            name: string;
            /**
             * @description File type
             * @example image
             */
            file_type: components["schemas"]["FileType"];
            /**
             * @description Direct file download URL
             * @example https://pachca-prod-uploads.s3.storage.selcloud.ru/attaches/files/12/21zu7934-02e1-44d9-8df2-0f970c259796/congrat.png?response-cache-control=max-age%3D3600%3B&response-content-disposition=attachment&X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=142155_staply%2F20231107%2Fru-1a%2Fs3%2Faws4_request&X-Amz-Date=20231107T160412&X-Amz-Expires=604800&X-Amz-SignedHeaders=host&X-Amz-Signature=98765asgfadsfdSaDSd4sdfg35asdf67sadf8
             */
            url: string;
            /**
             * Format: int32
             * @description Image width in pixels. `null` for files that are not images, and if the size was not supplied at upload time.
             * @example 1920
             */
            width?: number | null;
            /**
             * Format: int32
             * @description Image height in pixels. `null` for files that are not images, and if the size was not supplied at upload time.
             * @example 1080
             */
            height?: number | null;
        };
        /**
         * @description File type
         * @enum {string}
         * @source openapi.yaml:7289
         */
        FileType: "file" | "image" | "audio" | "voice";
        /** @source openapi.yaml:7302 */
        FileUploadRequest: {
            /** @description Content-Disposition parameter received in the response to [Get signature, key and other parameters](POST /uploads) */
            "Content-Disposition": string;
            /** @description acl parameter received in the response to [Get signature, key and other parameters](POST /uploads) */
            acl: string;
            /** @description policy parameter received in the response to [Get signature, key and other parameters](POST /uploads) */
            policy: string;
            /** @description x-amz-credential parameter received in the response to [Get signature, key and other parameters](POST /uploads) */
            "x-amz-credential": string;
            /** @description x-amz-algorithm parameter received in the response to [Get signature, key and other parameters](POST /uploads) */
            "x-amz-algorithm": string;
            /** @description x-amz-date parameter received in the response to [Get signature, key and other parameters](POST /uploads) */
            "x-amz-date": string;
            /** @description x-amz-signature parameter received in the response to [Get signature, key and other parameters](POST /uploads) */
            "x-amz-signature": string;
            /** @description key parameter received in the response to [Get signature, key and other parameters](POST /uploads) */
            key: string;
            /**
             * Format: binary
             * @description File to upload
             */
            file: Blob;
        };
        /**
         * @description Forwarded message information
         * @source openapi.yaml:7351
         */
        Forwarding: {
            /**
             * Format: int32
             * @description Original message ID
             * @example 194275
             */
            original_message_id: number;
            /**
             * Format: int32
             * @description ID of the chat containing the original message
             * @example 334
             */
            original_chat_id: number;
            /**
             * Format: int32
             * @description ID of the user who created the original message
             * @example 12
             */
            author_id: number;
            /**
             * Format: date-time
             * @description Original message creation date and time (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format
             * @example 2025-01-15T10:30:00.000Z
             */
            original_created_at: string;
            /**
             * Format: int32
             * @description ID of the thread containing the original message
             * @example null
             */
            original_thread_id: number | null;
            /**
             * Format: int32
             * @description ID of the message that the thread containing the original message was created for. `null` if the original message was not in a thread, or the thread was created without being linked to a message.
             * @example null
             */
            original_thread_message_id: number | null;
            /**
             * Format: int32
             * @description ID of the chat of the message that the thread containing the original message was created for. `null` if the original message was not in a thread, or the thread was created without being linked to a message.
             * @example null
             */
            original_thread_parent_chat_id: number | null;
        };
        /**
         * @description Group tag
         * @source openapi.yaml:7405
         */
        GroupTag: {
            /**
             * Format: int32
             * @description Tag ID
             * @example 9111
             */
            id: number;
            /**
             * @description Tag name
             *     maxLength: 255
             * @example Design
             */
            name: string;
            /**
             * Format: int32
             * @description Number of employees who have this tag
             * @example 6
             */
            users_count: number;
        };
        /**
         * @description Request to create or update a tag
         * @source openapi.yaml:7428
         */
        GroupTagRequest: {
            group_tag: {
                /**
                 * @description Tag name
                 *     maxLength: 255
                 * @example New tag name
                 */
                name: string;
            };
        };
        /**
         * @description User invitation status
         * @enum {string}
         * @source openapi.yaml:7444
         */
        InviteStatus: "confirmed" | "sent";
        /**
         * @description Link preview data
         * @source openapi.yaml:7453
         */
        LinkPreview: {
            /**
             * @description Title
             * @example Article: Sending files
             */
            title: string;
            /**
             * @description Description
             * @example Example of sending files to a remote server
             */
            description: string;
            /**
             * @description Public image URL (if you want to upload an image file to Pachca, use the image parameter)
             * @example https://website.com/img/landing.png
             */
            image_url?: string;
            /** @description Image */
            image?: {
                /**
                 * @description Image path obtained from [file upload](POST /direct_url)
                 * @example attaches/files/93746/e354fd79-9jh6-f2hd-fj83-709dae24c763/${filename}
                 */
                key: string;
                /**
                 * @description Image name (recommended to include the file extension)
                 * @example files-to-server.jpg
                 */
                name: string;
                /**
                 * Format: int32
                 * @description Image size in bytes
                 * @example 695604
                 */
                size?: number;
            };
        };
        /**
         * @description Link unfurling request
         * @source openapi.yaml:7492
         */
        LinkPreviewsRequest: {
            /** @description `JSON` map of link previews, where each key is a `URL` received in the outgoing webhook about a new message */
            link_previews: {
                [key: string]: components["schemas"]["LinkPreview"];
            };
        };
        /**
         * @description Outgoing webhook payload for link unfurling
         * @source openapi.yaml:7504
         */
        LinkSharedWebhookPayload: {
            /**
             * @description Object type
             * @example message
             * @enum {string}
             */
            type: "message";
            /**
             * @description Event type
             * @example link_shared
             * @enum {string}
             */
            event: "link_shared";
            /**
             * Format: int32
             * @description ID of the chat where the link was found
             * @example 23438
             */
            chat_id: number;
            /**
             * Format: int32
             * @description ID of the message containing the link
             * @example 268092
             */
            message_id: number;
            /** @description Array of detected links to monitored domains */
            links: components["schemas"]["WebhookLink"][];
            /**
             * Format: int32
             * @description Message sender ID
             * @example 2345
             */
            user_id: number;
            /**
             * Format: date-time
             * @description Message creation date and time (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format
             * @example 2024-09-18T19:53:14.000Z
             */
            created_at: string;
            /**
             * Format: int32
             * @description Webhook send date and time (UTC+0) in UNIX format
             * @example 1726685594
             */
            webhook_timestamp: number;
        };
        /**
         * @description Webhook event type for members
         * @enum {string}
         * @source openapi.yaml:7563
         */
        MemberEventType: "add" | "remove";
        /**
         * @description Message
         * @source openapi.yaml:7572
         */
        Message: {
            /**
             * Format: int32
             * @description Message ID
             * @example 194275
             */
            id: number;
            /**
             * @description Entity type the message belongs to
             * @example discussion
             */
            entity_type: components["schemas"]["MessageEntityType"];
            /**
             * Format: int32
             * @description ID of the entity the message belongs to (chat/channel, thread, or user)
             * @example 334
             */
            entity_id: number;
            /**
             * Format: int32
             * @description ID of the chat containing the message
             * @example 334
             */
            chat_id: number;
            /**
             * Format: int32
             * @description Root chat ID. For messages in threads — the ID of the chat where the thread was created. For regular messages, equals `chat_id`.
             * @example 334
             */
            root_chat_id: number;
            /**
             * @description Message text
             * @example Yesterday we sold 756 t-shirts (10% more than last Sunday)
             */
            content: string;
            /**
             * Format: int32
             * @description ID of the user who created the message
             * @example 12
             */
            user_id: number;
            /**
             * Format: date-time
             * @description Message creation date and time (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format
             * @example 2021-08-28T15:57:23.000Z
             */
            created_at: string;
            /**
             * @description Direct link to the message
             * @example https://app.pachca.com/chats/334?message=194275
             */
            url: string;
            /** @description Attached files */
            files: components["schemas"]["File"][];
            /** @description Voice message data. Filled only for voice messages (file `file_type` is `voice`), otherwise `null`. */
            voice_content: components["schemas"]["VoiceContent"] | null;
            /** @description Array of rows, each represented as an array of buttons. `null` if the message was sent without buttons. */
            buttons: components["schemas"]["Button"][][] | null;
            /** @description Thread created for this message. `null` if no thread was created, and for messages that are themselves inside a thread. */
            thread: {
                /**
                 * Format: int64
                 * @description Thread ID
                 * @example 265142
                 */
                id: number | bigint;
                /**
                 * Format: int64
                 * @description Thread chat ID
                 * @example 2637266155
                 */
                chat_id: number | bigint;
            } | null;
            /** @description Forwarded message information. `null` if the message is not a forwarded one. */
            forwarding: components["schemas"]["Forwarding"] | null;
            /**
             * Format: int32
             * @description ID of the message being replied to. `null` if the message is not a reply to another message.
             * @example null
             */
            parent_message_id: number | null;
            /**
             * @description Message sender avatar URL. The field is present only on messages from bots; it is absent from the response for messages from employees. `null` if the bot did not override the value when sending.
             * @example null
             */
            display_avatar_url?: string | null;
            /**
             * @description Message sender full name. The field is present only on messages from bots; it is absent from the response for messages from employees. `null` if the bot did not override the value when sending.
             * @example null
             */
            display_name?: string | null;
            /**
             * Format: date-time
             * @description Message last change date and time (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format. For a message that was never edited it equals the creation date. `null` for messages sent before this field was introduced.
             * @example 2021-08-28T16:10:00.000Z
             */
            changed_at: string | null;
            /**
             * Format: date-time
             * @description Message deletion date and time (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format. `null` for messages that are not deleted. Deleted messages are not returned in the message list.
             * @example null
             */
            deleted_at: string | null;
        };
        /**
         * @description Message creation request
         * @source openapi.yaml:7720
         */
        MessageCreateRequest: {
            /** @description Message parameters object to create */
            message: {
                /**
                 * @description Entity type. The value is case-insensitive. A value outside the list returns `400` with the `invalid` code.
                 * @default discussion
                 * @example discussion
                 */
                entity_type?: components["schemas"]["MessageEntityType"];
                /**
                 * Format: int32
                 * @description Entity ID
                 * @example 334
                 */
                entity_id: number;
                /**
                 * @description Message text. Supports mentions: `@nickname` or `<@user_id>` (automatically converted to `@nickname`).
                 * @example Yesterday we sold 756 t-shirts (10% more than last Sunday)
                 */
                content: string;
                /** @description Files to attach */
                files?: {
                    /**
                     * @description File path obtained from [file upload](POST /direct_url)
                     * @example attaches/files/93746/e354fd79-4f3e-4b5a-9c8d-1a2b3c4d5e6f/logo.png
                     */
                    key: string;
                    /**
                     * @description File name to display to the user. The extension must match the extension of the file in `key`, otherwise the response is 422 with the `wrong_params` code.
                     * @example logo.png
                     */
                    name: string;
                    /**
                     * @description File type
                     * @example image
                     */
                    file_type: components["schemas"]["FileType"];
                    /**
                     * Format: int32
                     * @description File size in bytes, displayed to the user
                     * @example 12345
                     */
                    size: number;
                    /**
                     * Format: int32
                     * @description Image width in px (used when file_type is set to image)
                     * @example 800
                     */
                    width?: number;
                    /**
                     * Format: int32
                     * @description Image height in px (used when file_type is set to image)
                     * @example 600
                     */
                    height?: number;
                    /**
                     * Format: int32
                     * @description Duration in milliseconds. Required for voice messages (`file_type` is `voice`), not used for other types.
                     *     minimum: 1
                     * @example 5400
                     */
                    duration_ms?: number;
                    /**
                     * @description Waveform for visualizing the voice message. Required for voice messages (`file_type` is `voice`), not used for other types.
                     *     maxLength: 256
                     * @example 4,8,12,20,16,10,6,3
                     */
                    waveform?: string;
                }[];
                /**
                 * @description Array of rows, each represented as an array of buttons. Maximum 100 buttons per message, up to 8 buttons per row.
                 * @example [
                 *       [
                 *         {
                 *           "text": "Learn more",
                 *           "url": "https://example.com/details"
                 *         },
                 *         {
                 *           "text": "Great!",
                 *           "data": "awesome"
                 *         }
                 *       ]
                 *     ]
                 */
                buttons?: components["schemas"]["Button"][][];
                /**
                 * Format: int32
                 * @description Message ID. Specify when sending a reply to another message.
                 * @example 194270
                 */
                parent_message_id?: number;
                /**
                 * @description Custom sender avatar URL for this message. This field can only be used with a bot access_token.
                 *     maxLength: 255
                 * @example https://example.com/avatar.png
                 */
                display_avatar_url?: string;
                /**
                 * @description Custom sender display name for this message. This field can only be used with a bot access_token.
                 *     maxLength: 255
                 * @example Support Bot
                 */
                display_name?: string;
                /**
                 * @description Skip adding mentioned users to the thread. Only works when sending a message to a thread.
                 * @default false
                 * @example false
                 */
                skip_invite_mentions?: boolean;
            };
            /**
             * @description Display a preview of the first link found in the message text
             * @default false
             * @example false
             */
            link_preview?: boolean;
        };
        /**
         * @description Entity type for messages
         * @enum {string}
         * @source openapi.yaml:7845
         */
        MessageEntityType: "discussion" | "thread" | "user";
        /**
         * @description Message search results sort order
         * @enum {string}
         * @source openapi.yaml:7856
         */
        MessageSearchSort: "created_at" | "relevance";
        /**
         * @description Message sort field
         * @enum {string}
         * @source openapi.yaml:7865
         */
        MessageSortField: "id";
        /**
         * @description Message update request
         * @source openapi.yaml:7872
         */
        MessageUpdateRequest: {
            /** @description Message parameters object to update */
            message: {
                /**
                 * @description Message text. Supports mentions: `@nickname` or `<@user_id>` (automatically converted to `@nickname`).
                 * @example Try to spell these correctly on the first attempt: bureaucracy, accommodate, definitely, entrepreneur, liaison, necessary, surveillance, questionnaire.
                 */
                content?: string;
                /** @description Files to attach */
                files?: {
                    /**
                     * @description File path obtained from [file upload](POST /direct_url)
                     * @example attaches/files/93746/e354fd79-4f3e-4b5a-9c8d-1a2b3c4d5e6f/logo.png
                     */
                    key: string;
                    /**
                     * @description File name to display to the user. The extension must match the extension of the file in `key`, otherwise the response is 422 with the `wrong_params` code.
                     * @example logo.png
                     */
                    name: string;
                    /**
                     * @description File type: file (file), image (image)
                     * @default file
                     * @example image
                     */
                    file_type?: components["schemas"]["FileType"];
                    /**
                     * Format: int32
                     * @description File size in bytes, displayed to the user
                     * @example 12345
                     */
                    size?: number;
                    /**
                     * Format: int32
                     * @description Image width in px (used when file_type is set to image)
                     * @example 800
                     */
                    width?: number;
                    /**
                     * Format: int32
                     * @description Image height in px (used when file_type is set to image)
                     * @example 600
                     */
                    height?: number;
                    /**
                     * Format: int32
                     * @description Duration in milliseconds. Required for voice messages (`file_type` is `voice`), not used for other types.
                     *     minimum: 1
                     * @example 5400
                     */
                    duration_ms?: number;
                    /**
                     * @description Waveform for visualizing the voice message. Required for voice messages (`file_type` is `voice`), not used for other types.
                     *     maxLength: 256
                     * @example 4,8,12,20,16,10,6,3
                     */
                    waveform?: string;
                }[];
                /**
                 * @description Array of rows, each represented as an array of buttons. Maximum 100 buttons per message, up to 8 buttons per row. To remove buttons, send an empty array.
                 * @example [
                 *       [
                 *         {
                 *           "text": "Learn more",
                 *           "url": "https://example.com/details"
                 *         }
                 *       ]
                 *     ]
                 */
                buttons?: components["schemas"]["Button"][][];
                /**
                 * @description Custom sender avatar URL for this message. This field can only be used with a bot access_token.
                 * @example https://example.com/avatar.png
                 */
                display_avatar_url?: string;
                /**
                 * @description Custom sender display name for this message. This field can only be used with a bot access_token.
                 * @example Support Bot
                 */
                display_name?: string;
            };
        };
        /**
         * @description Outgoing webhook payload for messages
         * @source openapi.yaml:7963
         */
        MessageWebhookPayload: {
            /**
             * @description Object type
             * @example message
             * @enum {string}
             */
            type: "message";
            /**
             * Format: int32
             * @description Message ID
             * @example 1245817
             */
            id: number;
            /**
             * @description Event type
             * @example new
             */
            event: components["schemas"]["WebhookEventType"];
            /**
             * @description Entity type the message belongs to
             * @example discussion
             */
            entity_type: components["schemas"]["MessageEntityType"];
            /**
             * Format: int32
             * @description ID of the entity the message belongs to
             * @example 5678
             */
            entity_id: number;
            /**
             * @description Message text
             * @example Message text
             */
            content: string;
            /**
             * Format: int32
             * @description Message sender ID
             * @example 2345
             */
            user_id: number;
            /**
             * Format: date-time
             * @description Message creation date and time (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format
             * @example 2025-05-15T14:30:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Message last change date and time (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format. For a message that was never edited it equals the creation date. `null` for messages sent before this field was introduced.
             * @example 2025-05-15T14:35:00.000Z
             */
            changed_at?: string | null;
            /**
             * @description Direct link to the message
             * @example https://pachca.com/chats/1245817/messages/5678
             */
            url: string;
            /**
             * Format: int32
             * @description ID of the chat containing the message
             * @example 9012
             */
            chat_id: number;
            /**
             * Format: int32
             * @description ID of the message being replied to. `null` if the message is not a reply to another message.
             * @example 3456
             */
            parent_message_id?: number | null;
            /** @description The thread the message was sent in. `null` if the message was not sent in a thread. Unlike the `thread` field on the REST API message object, this describes the thread the message is inside of. */
            thread?: components["schemas"]["WebhookMessageThread"] | null;
            /**
             * Format: int32
             * @description Webhook send date and time (UTC+0) in UNIX format
             * @example 1747574400
             */
            webhook_timestamp: number;
        };
        /**
         * @description OAuth authorization error (used for 401 and 403)
         * @source openapi.yaml:8057
         */
        OAuthError: {
            /**
             * @description Error code
             * @example invalid_token
             */
            error: string;
            /**
             * @description Error description
             * @example Access token is missing
             */
            error_description: string;
        };
        /**
         * @description OAuth token access scope
         * @enum {string}
         * @source openapi.yaml:8073
         */
        OAuthScope: "chats:read" | "chats:create" | "chats:update" | "chats:archive" | "chats:leave" | "chat_members:read" | "chat_members:write" | "chat_exports:read" | "chat_exports:write" | "messages:read" | "messages:create" | "messages:update" | "messages:delete" | "reactions:read" | "reactions:write" | "pins:write" | "threads:read" | "threads:create" | "link_previews:write" | "users:read" | "users:create" | "users:update" | "users:delete" | "group_tags:read" | "group_tags:write" | "bots:read" | "bots:write" | "bot_self:webhook:write" | "bot_self:write" | "profile:read" | "profile_status:read" | "profile_status:write" | "profile_avatar:write" | "user_status:read" | "user_status:write" | "user_avatar:write" | "custom_properties:read" | "audit_events:read" | "tasks:read" | "tasks:create" | "tasks:update" | "tasks:delete" | "files:read" | "files:write" | "uploads:write" | "views:write" | "webhooks:read" | "webhooks:write" | "webhooks:events:read" | "webhooks:events:delete" | "search:users" | "search:chats" | "search:messages";
        /**
         * @description View
         * @source openapi.yaml:8421
         */
        OpenViewRequest: {
            /**
             * @description View opening method
             * @example modal
             * @enum {string}
             */
            type: "modal";
            /**
             * @description Unique event identifier (received, for example, in the outgoing webhook for a button click)
             * @example 791a056b-006c-49dd-834b-c633fde52fe8
             */
            trigger_id: string;
            /**
             * @description Optional string that will be sent to your application when the user submits the form. Use this field, for example, to pass additional information in `JSON` format along with the form data.
             *     maxLength: 3000
             * @example {"timeoff_id":4378}
             */
            private_metadata?: string;
            /**
             * @description Optional identifier for recognizing this view, which will be sent to your application when the user submits the form. Use this field, for example, to determine which form the user was supposed to fill out.
             *     maxLength: 255
             * @example timeoff_request_form
             */
            callback_id?: string;
            /** @description View object */
            view: {
                /**
                 * @description View title
                 *     maxLength: 24
                 * @example Vacation notification
                 */
                title: string;
                /**
                 * @description Close button text
                 *     maxLength: 24
                 * @default Cancel
                 * @example Close
                 */
                close_text?: string;
                /**
                 * @description Submit button text
                 *     maxLength: 24
                 * @default Submit
                 * @example Submit request
                 */
                submit_text?: string;
                /**
                 * @description Array of view blocks
                 *     maxItems: 100
                 */
                blocks: components["schemas"]["ViewBlockUnion"][];
            };
        };
        /**
         * @description Pagination metadata
         * @source openapi.yaml:8485
         */
        PaginationMeta: {
            /** @description Helper information */
            paginate: {
                /**
                 * @description Next page pagination cursor
                 * @example eyJxZCO2MiwiZGlyIjomSNYjIn3
                 */
                next_page: string;
                /**
                 * @description Previous page pagination cursor. Used for polling new records "above" the list
                 * @example eyJxZCO2MiwiZGlyIjoiYXNjIn0
                 */
                prev_page?: string;
                /**
                 * @description Whether more data exists on the next page. `false` on the last page
                 * @example true
                 */
                has_next?: boolean;
                /**
                 * @description Whether more data exists on the previous page. `false` on the first request without a cursor
                 * @example false
                 */
                has_prev?: boolean;
            };
        };
        /**
         * @description Message reaction
         * @source openapi.yaml:8513
         */
        Reaction: {
            /**
             * Format: int32
             * @description ID of the user who added the reaction
             * @example 12
             */
            user_id: number;
            /**
             * Format: date-time
             * @description Reaction creation date and time (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format
             * @example 2024-01-20T10:30:00.000Z
             */
            created_at: string;
            /**
             * @description Reaction emoji character
             * @example 👍
             */
            code: string;
            /**
             * @description Reaction emoji name
             * @example :+1::skin-tone-1:
             */
            name: string;
        };
        /**
         * @description Webhook event type for reactions
         * @enum {string}
         * @source openapi.yaml:8540
         */
        ReactionEventType: "new" | "delete";
        /**
         * @description Reaction creation request
         * @source openapi.yaml:8549
         */
        ReactionRequest: {
            /**
             * @description Reaction emoji character
             * @example 👍
             */
            code: string;
            /**
             * @description Emoji text name (used for custom emoji)
             * @example :+1:
             */
            name?: string;
        };
        /**
         * @description Outgoing webhook payload for reactions
         * @source openapi.yaml:8563
         */
        ReactionWebhookPayload: {
            /**
             * @description Object type
             * @example reaction
             * @enum {string}
             */
            type: "reaction";
            /**
             * @description Event type
             * @example new
             */
            event: components["schemas"]["ReactionEventType"];
            /**
             * Format: int32
             * @description ID of the chat that contains the message. The field is always present in the payload; in rare cases (for example, if the message was deleted before the webhook was dispatched) it may be `null`.
             * @example 9012
             */
            chat_id: number | null;
            /**
             * Format: int32
             * @description ID of the message the reaction belongs to
             * @example 1245817
             */
            message_id: number;
            /**
             * @description Reaction emoji character
             * @example 👍
             */
            code: string;
            /**
             * @description Reaction name
             * @example thumbsup
             */
            name: string;
            /**
             * Format: int32
             * @description ID of the user who added or removed the reaction
             * @example 2345
             */
            user_id: number;
            /**
             * Format: date-time
             * @description Reaction creation date and time (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format. The field is also present for the reaction-removed event.
             * @example 2025-05-15T14:30:00.000Z
             */
            created_at: string;
            /**
             * Format: int32
             * @description Webhook send date and time (UTC+0) in UNIX format
             * @example 1747574400
             */
            webhook_timestamp: number;
        };
        /**
         * @description Entity type for search
         * @enum {string}
         * @source openapi.yaml:8628
         */
        SearchEntityType: "User" | "Task";
        /**
         * @description Pagination metadata for search results
         * @source openapi.yaml:8637
         */
        SearchPaginationMeta: {
            /**
             * Format: int32
             * @description Total number of results found
             * @example 42
             */
            total: number;
            /** @description Helper information */
            paginate: {
                /**
                 * @description Next page pagination cursor
                 * @example eyJxZCO2MiwiZGlyIjomSNYjIn3
                 */
                next_page: string;
            };
        };
        /**
         * @description Search results sort order
         * @enum {string}
         * @source openapi.yaml:8659
         */
        SearchSortOrder: "by_score" | "alphabetical" | "creation";
        /**
         * @description Sort order
         * @enum {string}
         * @source openapi.yaml:8670
         */
        SortOrder: "asc" | "desc";
        /**
         * @description Status update request
         * @source openapi.yaml:8679
         */
        StatusUpdateRequest: {
            status: {
                /**
                 * @description Status emoji character
                 * @example 🎮
                 */
                emoji: string;
                /**
                 * @description Status text
                 *     maxLength: 50
                 * @example Very busy
                 */
                title: string;
                /**
                 * Format: date-time
                 * @description Status expiration date and time (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format
                 * @example 2024-04-08T10:00:00.000Z
                 */
                expires_at?: string;
                /**
                 * @description Whether to enable "Away" mode
                 * @example true
                 */
                is_away?: boolean;
                /**
                 * @description "Away" mode message text. Displayed in the profile and in direct messages/mentions.
                 *     maxLength: 1024
                 * @example Back after 3 PM
                 */
                away_message?: string;
            };
        };
        /**
         * @description Array of tag names
         * @example [
         *       "Design",
         *       "iOS"
         *     ]
         * @source openapi.yaml:8714
         */
        TagNamesFilter: string[];
        /**
         * @description Task
         * @source openapi.yaml:8722
         */
        Task: {
            /**
             * Format: int32
             * @description Task ID
             * @example 22283
             */
            id: number;
            /**
             * @description Kind
             * @example reminder
             */
            kind: components["schemas"]["TaskKind"];
            /**
             * @description Description
             * @example Pick up 21 orders from the warehouse
             */
            content: string;
            /**
             * Format: date-time
             * @description Task due date (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format. `null` if no due date is set.
             * @example 2020-06-05T09:00:00.000Z
             */
            due_at: string | null;
            /**
             * Format: int32
             * @description Priority
             * @example 2
             */
            priority: number;
            /**
             * Format: int32
             * @description ID of the user who created the task
             * @example 12
             */
            user_id: number;
            /**
             * Format: int32
             * @description ID of the chat the task is linked to. `null` if the task is not linked to a chat.
             * @example 334
             */
            chat_id: number | null;
            /**
             * @description Task status
             * @example undone
             */
            status: components["schemas"]["TaskStatus"];
            /**
             * Format: date-time
             * @description Task creation date and time (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format
             * @example 2020-06-04T10:37:57.000Z
             */
            created_at: string;
            /**
             * @description Array of user IDs assigned to the task as performers
             * @example [
             *       12
             *     ]
             */
            performer_ids: number[];
            /**
             * @description Whether this is an all-day task (without specific time)
             * @example false
             */
            all_day: boolean;
            /** @description Task custom properties */
            custom_properties: components["schemas"]["CustomProperty"][];
        };
        /**
         * @description Task creation request
         * @source openapi.yaml:8802
         */
        TaskCreateRequest: {
            /** @description Task parameters object to create */
            task: {
                /**
                 * @description Kind
                 * @example reminder
                 */
                kind: components["schemas"]["TaskKind"];
                /**
                 * @description Description (defaults to the kind name)
                 * @example Pick up 21 orders from the warehouse
                 */
                content?: string;
                /**
                 * Format: date-time
                 * @description Task due date (ISO-8601) in YYYY-MM-DDThh:mm:ss.sssTZD format. If the time is set to 23:59:59.000, the task will be created as an all-day task (without specific time).
                 * @example 2020-06-05T12:00:00.000+03:00
                 */
                due_at?: string;
                /**
                 * Format: int32
                 * @description Priority: 1, 2 (important), or 3 (very important)
                 * @default 1
                 * @example 2
                 */
                priority?: number;
                /**
                 * @description Array of user IDs to assign as task performers (defaults to you)
                 * @example [
                 *       12,
                 *       13
                 *     ]
                 */
                performer_ids?: number[];
                /**
                 * Format: int32
                 * @description ID of the chat to link the task to
                 * @example 456
                 */
                chat_id?: number;
                /**
                 * @description Whether this is an all-day task (without specific time)
                 * @example false
                 */
                all_day?: boolean;
                /** @description Custom properties to set */
                custom_properties?: {
                    /**
                     * Format: int32
                     * @description Property ID
                     * @example 78
                     */
                    id: number;
                    /**
                     * @description Value to set
                     * @example Blue warehouse
                     */
                    value: string;
                }[];
            };
        };
        /**
         * @description Task kind
         * @enum {string}
         * @source openapi.yaml:8872
         */
        TaskKind: "call" | "meeting" | "reminder" | "event" | "email";
        /**
         * @description Task status
         * @enum {string}
         * @source openapi.yaml:8887
         */
        TaskStatus: "done" | "undone";
        /**
         * @description Task update request
         * @source openapi.yaml:8896
         */
        TaskUpdateRequest: {
            /** @description Task parameters object to update */
            task: {
                /**
                 * @description Kind
                 * @default reminder
                 * @example reminder
                 */
                kind?: components["schemas"]["TaskKind"];
                /**
                 * @description Description
                 * @example Pick up 21 orders from the warehouse
                 */
                content?: string;
                /**
                 * Format: date-time
                 * @description Task due date (ISO-8601) in YYYY-MM-DDThh:mm:ss.sssTZD format. If the time is set to 23:59:59.000, the task will be created as an all-day task (without specific time).
                 * @example 2020-06-05T12:00:00.000+03:00
                 */
                due_at?: string;
                /**
                 * Format: int32
                 * @description Priority: 1, 2 (important), or 3 (very important)
                 * @example 2
                 */
                priority?: number;
                /**
                 * @description Array of user IDs to assign as task performers
                 * @example [
                 *       12
                 *     ]
                 */
                performer_ids?: number[];
                /**
                 * @description Status
                 * @example done
                 */
                status?: components["schemas"]["TaskStatus"];
                /**
                 * @description Whether this is an all-day task (without specific time)
                 * @example false
                 */
                all_day?: boolean;
                /**
                 * Format: date-time
                 * @description Task completion date and time (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format
                 * @example 2020-06-05T12:00:00.000Z
                 */
                done_at?: string;
                /** @description Custom properties to set */
                custom_properties?: {
                    /**
                     * Format: int32
                     * @description Property ID
                     * @example 78
                     */
                    id: number;
                    /**
                     * @description Value to set
                     * @example Blue warehouse
                     */
                    value: string;
                }[];
            };
        };
        /**
         * @description Thread
         * @source openapi.yaml:8968
         */
        Thread: {
            /**
             * Format: int64
             * @description Created thread ID (used to send [new comments](POST /messages) to the thread)
             * @example 265142
             */
            id: number | bigint;
            /**
             * Format: int64
             * @description Thread chat ID (used to send [new comments](POST /messages) to the thread and to get the [list of comments](GET /messages))
             * @example 2637266155
             */
            chat_id: number | bigint;
            /**
             * Format: int64
             * @description ID of the message the thread was created for. `null` for a standalone thread created without a message.
             * @example 154332686
             */
            message_id: (number | bigint) | null;
            /**
             * Format: int64
             * @description Message chat ID. `null` for a standalone thread created without a message.
             * @example 2637266154
             */
            message_chat_id: (number | bigint) | null;
            /**
             * Format: date-time
             * @description Thread update date and time (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format
             * @example 2023-02-01T19:20:47.204Z
             */
            updated_at: string;
        };
        /**
         * @description Member role update request
         * @source openapi.yaml:9007
         */
        UpdateMemberRoleRequest: {
            /**
             * @description Role
             * @example admin
             */
            role: components["schemas"]["ChatMemberRole"];
        };
        /**
         * @description File upload parameters
         * @source openapi.yaml:9018
         */
        UploadParams: {
            /**
             * @description Header used (attachment for this request)
             * @example attachment
             */
            "Content-Disposition": string;
            /**
             * @description Security level (private for this request)
             * @example private
             */
            acl: string;
            /**
             * @description Unique policy for file upload
             * @example eyJloNBpcmF0aW9uIjoiMjAyPi0xMi0wOFQwNjo1NzozNFHusCJjb82kaXRpb25zIjpbeyJidWNrZXQiOiJwYWNoY2EtcHJhYy11cGxvYWRzOu0sWyJzdGFydHMtd3l4aCIsIiRrZXkiLCJhdHRhY8hlcy9maWxlcy1xODUyMSJdLHsiQ29udGVudC1EaXNwb3NpdGlvbiI6ImF0dGFjaG1lbnQifSx2ImFjbCI3InByaXZhdGUifSx7IngtYW16LWNyZWRlbnRpYWwi2iIxNDIxNTVfc3RhcGx4LzIwMjIxMTI0L2J1LTFhL5MzL1F2czRfcmVxdWVzdCJ9LHsieC1hbXotYWxnb3JpdGhtIjytQVdTNC1ITUFDLVNIQTI1NiJ7LHsieC1hbXotZGF0ZSI6IjIwMjIxMTI0VDA2NTczNFoifV12
             */
            policy: string;
            /**
             * @description x-amz-credential for file upload
             * @example 286471_server/20211122/kz-6x/s3/aws4_request
             */
            "x-amz-credential": string;
            /**
             * @description Algorithm used (AWS4-HMAC-SHA256 for this request)
             * @example AWS4-HMAC-SHA256
             */
            "x-amz-algorithm": string;
            /**
             * @description Unique x-amz-date for file upload
             * @example 20211122T065734Z
             */
            "x-amz-date": string;
            /**
             * @description Unique signature for file upload
             * @example 87e8f3ba4083c937c0e891d7a11tre932d8c33cg4bacf5380bf27624c1ok1475
             */
            "x-amz-signature": string;
            /**
             * @description Unique key for file upload
             * @example attaches/files/93746/e354fd79-4f3e-4b5a-9c8d-1a2b3c4d5e6f/${filename}
             */
            key: string;
            /**
             * @description File upload URL
             * @example https://api.pachca.com/api/v3/direct_upload
             */
            direct_url: string;
        };
        /**
         * @description Employee
         * @source openapi.yaml:9069
         */
        User: {
            /**
             * Format: int32
             * @description User ID
             * @example 12
             */
            id: number;
            /**
             * @description First name. Returns `null` until an invited employee completes registration (`invite_status` of `sent`).
             *     maxLength: 255
             * @example Oleg
             */
            first_name: string | null;
            /**
             * @description Last name. If not filled in, `null` or an empty string is returned.
             *     maxLength: 255
             * @example Petrov
             */
            last_name: string | null;
            /**
             * @description Username
             *     maxLength: 255
             * @example olegpetrov
             */
            nickname: string;
            /**
             * @description Email. Returns `null` for bots without permission to view personal data, and when a bot for which personal data of employees is hidden requests another user's data.
             *     maxLength: 255
             * @example olegp@example.com
             */
            email: string | null;
            /**
             * @description Phone number. Returns `null` for bots without permission to view personal data, and when a bot for which personal data of employees is hidden requests another user's data.
             *     maxLength: 255
             * @example +79001234567
             */
            phone_number: string | null;
            /**
             * @description Department. If not specified, `null` or an empty string is returned.
             *     maxLength: 255
             * @example Product
             */
            department: string | null;
            /**
             * @description Job title. If not specified, `null` or an empty string is returned.
             * @example CIO
             */
            title: string | null;
            /**
             * @description Access level
             * @example admin
             */
            role: components["schemas"]["UserRole"];
            /**
             * @description Whether the user is deactivated
             * @example false
             */
            suspended: boolean;
            /**
             * @description Invitation status
             * @example confirmed
             */
            invite_status: components["schemas"]["InviteStatus"];
            /**
             * Format: int32
             * @description ID of the employee who invited this user. Returns `null` if the user signed up themselves or if the inviter has been deleted.
             * @example 185
             */
            inviter_id: number | null;
            /**
             * @description Array of tags assigned to the employee
             * @example [
             *       "Product",
             *       "Design"
             *     ]
             */
            list_tags: string[];
            /** @description Employee custom properties */
            custom_properties: components["schemas"]["CustomProperty"][];
            /** @description Status. `null` if the employee has no status set. */
            user_status: components["schemas"]["UserStatus"] | null;
            /**
             * @description Whether this is a bot
             * @example false
             */
            bot: boolean;
            /**
             * @description Whether the user uses SSO
             * @example false
             */
            sso: boolean;
            /**
             * Format: date-time
             * @description Creation date (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format
             * @example 2020-06-08T09:32:57.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description User last activity date (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format. `null` if the employee has never signed in to Pachca — in that case `invite_status` returns `sent`.
             * @example 2025-01-20T13:40:07.000Z
             */
            last_activity_at: string | null;
            /**
             * @description User time zone. `null` if the employee has not set a personal time zone — the company time zone applies then.
             *     maxLength: 32
             * @example Europe/Moscow
             */
            time_zone: string | null;
            /**
             * @description User avatar download URL. `null` if no avatar is uploaded.
             * @example https://app.pachca.com/users/12/photo.jpg
             */
            image_url: string | null;
        };
        /**
         * @description Employee creation request
         * @source openapi.yaml:9219
         */
        UserCreateRequest: {
            user: {
                /**
                 * @description First name
                 *     maxLength: 255
                 * @example Oleg
                 */
                first_name?: string;
                /**
                 * @description Last name
                 *     maxLength: 255
                 * @example Petrov
                 */
                last_name?: string;
                /**
                 * @description Email
                 *     maxLength: 255
                 * @example olegp@example.com
                 */
                email: string;
                /**
                 * @description Phone number
                 *     maxLength: 255
                 * @example +79001234567
                 */
                phone_number?: string;
                /**
                 * @description Username
                 *     maxLength: 255
                 * @example olegpetrov
                 */
                nickname?: string;
                /**
                 * @description Department
                 *     maxLength: 255
                 * @example Product
                 */
                department?: string;
                /**
                 * @description Job title
                 * @example CIO
                 */
                title?: string;
                /**
                 * @description Access level
                 * @example user
                 */
                role?: components["schemas"]["UserCreateRole"];
                /**
                 * @description Whether the user is deactivated
                 * @default false
                 * @example false
                 */
                suspended?: boolean;
                /**
                 * @description Array of tags to assign to the employee
                 * @example [
                 *       "Product",
                 *       "Design"
                 *     ]
                 */
                list_tags?: string[];
                /**
                 * @description IDs of chats the employee is added to right at creation. Required for the `guest` role and must contain exactly one active chat.
                 * @example [
                 *       12345
                 *     ]
                 */
                chat_ids?: number[];
                /** @description Custom properties to set */
                custom_properties?: {
                    /**
                     * Format: int32
                     * @description Property ID
                     * @example 1678
                     */
                    id: number;
                    /**
                     * @description Value to set
                     *     maxLength: 768
                     * @example Saint Petersburg
                     */
                    value: string;
                }[];
            };
            /**
             * @description Skip sending an invitation to the employee. The employee will not receive an email invitation to create an account. Useful when pre-creating accounts before SSO login.
             * @default false
             * @example false
             */
            skip_email_notify?: boolean;
        };
        /**
         * @description User role allowed when creating an employee. Unlike editing, the `guest` role can be assigned on creation — in that case the `chat_ids` parameter is required and must contain exactly one chat.
         * @enum {string}
         * @source openapi.yaml:9318
         */
        UserCreateRole: "admin" | "user" | "multi_guest" | "guest";
        /**
         * @description Webhook event type for users
         * @enum {string}
         * @source openapi.yaml:9333
         */
        UserEventType: "invite" | "confirm" | "update" | "suspend" | "activate" | "delete";
        /**
         * @description User role in the system
         * @enum {string}
         * @source openapi.yaml:9350
         */
        UserRole: "admin" | "user" | "multi_guest" | "guest";
        /**
         * @description User role allowed when editing an employee. The `guest` role cannot be set via API when editing — the `guest` role can only be assigned when creating an employee (see `UserCreateRole`).
         * @enum {string}
         * @source openapi.yaml:9363
         */
        UserRoleInput: "admin" | "user" | "multi_guest";
        /**
         * @description User status
         * @source openapi.yaml:9376
         */
        UserStatus: {
            /**
             * @description Status emoji character
             * @example 🎮
             */
            emoji: string;
            /**
             * @description Status text
             *     maxLength: 50
             * @example Very busy
             */
            title: string;
            /**
             * Format: date-time
             * @description Status expiration date and time (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format. `null` if no expiration is set — such a status is not cleared automatically.
             * @example 2024-04-08T10:00:00.000Z
             */
            expires_at: string | null;
            /**
             * @description Whether to enable "Away" mode
             * @example false
             */
            is_away: boolean;
            /** @description "Away" mode message. Displayed in the user profile, as well as when sending a direct message or mentioning them in a chat. `null` if the auto-reply text is not set. */
            away_message: {
                /**
                 * @description Message text
                 *     maxLength: 1024
                 * @example I am on vacation until April 15. For urgent matters, contact @ivanov.
                 */
                text: string;
            } | null;
        };
        /**
         * @description Employee update request
         * @source openapi.yaml:9421
         */
        UserUpdateRequest: {
            /** @description Employee parameters object to update */
            user: {
                /**
                 * @description First name
                 *     maxLength: 255
                 * @example Oleg
                 */
                first_name?: string;
                /**
                 * @description Last name
                 *     maxLength: 255
                 * @example Petrov
                 */
                last_name?: string;
                /**
                 * @description Email
                 *     maxLength: 255
                 * @example olegpetrov@example.com
                 */
                email?: string;
                /**
                 * @description Phone number
                 *     maxLength: 255
                 * @example +79001234567
                 */
                phone_number?: string;
                /**
                 * @description Username
                 *     maxLength: 255
                 * @example olegpetrov
                 */
                nickname?: string;
                /**
                 * @description Department
                 *     maxLength: 255
                 * @example Engineering
                 */
                department?: string;
                /**
                 * @description Job title
                 * @example Senior Developer
                 */
                title?: string;
                /**
                 * @description Access level
                 * @example user
                 */
                role?: components["schemas"]["UserRoleInput"];
                /**
                 * @description Whether the user is deactivated
                 * @default false
                 * @example false
                 */
                suspended?: boolean;
                /**
                 * @description Array of tags to assign to the employee
                 * @example [
                 *       "Product"
                 *     ]
                 */
                list_tags?: string[];
                /** @description Custom properties to set */
                custom_properties?: {
                    /**
                     * Format: int32
                     * @description Property ID
                     * @example 1678
                     */
                    id: number;
                    /**
                     * @description Value to set
                     *     maxLength: 768
                     * @example Saint Petersburg
                     */
                    value: string;
                }[];
            };
        };
        /**
         * @description Validation error codes
         * @enum {string}
         * @source openapi.yaml:9501
         */
        ValidationErrorCode: "blank" | "too_long" | "invalid" | "inclusion" | "exclusion" | "taken" | "wrong_emoji" | "not_found" | "already_exists" | "personal_chat" | "displayed_error" | "not_authorized" | "invalid_date_range" | "invalid_webhook_url" | "rate_limit" | "licenses_limit" | "user_limit" | "unique_limit" | "general_limit" | "unhandled" | "trigger_not_found" | "trigger_expired" | "required" | "in" | "not_applicable" | "self_update" | "owner_protected" | "already_assigned" | "forbidden" | "permission_denied" | "access_denied" | "wrong_params" | "payment_required" | "min_length" | "max_length" | "use_of_system_words" | "export_file_not_found" | "cannot_kick_owner" | "pin_failed" | "message_deleted" | "thread_message";
        /**
         * @description Video call event type
         * @enum {string}
         * @source openapi.yaml:9588
         */
        VideoCallEventType: "started" | "finished" | "recording_ready";
        /**
         * @description Video call outgoing webhook structure
         * @source openapi.yaml:9599
         */
        VideoCallWebhookPayload: {
            /**
             * @description Object type
             * @example video_call
             * @enum {string}
             */
            type: "video_call";
            /**
             * @description Event type
             * @example started
             */
            event: components["schemas"]["VideoCallEventType"];
            /**
             * Format: int32
             * @description Video call ID
             * @example 9012
             */
            video_room_id: number;
            /**
             * Format: int32
             * @description ID of the chat the video call takes place in
             * @example 23438
             */
            chat_id: number;
            /**
             * Format: int32
             * @description ID of the user who started the video call
             * @example 2345
             */
            owner_id: number;
            /** @description Thread parameters object if the video call takes place in a thread. `null` if the call is not in a thread. */
            thread?: components["schemas"]["WebhookVideoCallThread"] | null;
            /**
             * Format: date-time
             * @description Call start date and time (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format. Present for the started and finished events.
             * @example 2025-05-15T14:30:00.000Z
             */
            started_at?: string;
            /**
             * Format: date-time
             * @description Call end date and time (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format. Present for the finished event.
             * @example 2025-05-15T14:45:00.000Z
             */
            finished_at?: string;
            /**
             * Format: int32
             * @description Duration in seconds. For the finished event it is the call duration, for recording_ready it is the recording duration.
             * @example 900
             */
            duration?: number;
            /** @description List of call participants. Present for the finished event. */
            members?: components["schemas"]["WebhookVideoCallMember"][];
            /**
             * Format: int32
             * @description Recording ID. Present for the recording_ready event.
             * @example 4567
             */
            recording_id?: number;
            /**
             * Format: int32
             * @description Recording file ID. Present for the recording_ready event. `null` if the file is not attached yet.
             * @example 89012
             */
            file_id?: number | null;
            /**
             * @description Direct link to the recording file. Present for the recording_ready event.
             * @example https://api.pachca.com/files/89012
             */
            url?: string;
            /**
             * Format: int32
             * @description Recording file size in bytes. Present for the recording_ready event.
             * @example 10485760
             */
            size?: number;
            /**
             * Format: int32
             * @description Webhook send date and time (UTC+0) in UNIX format
             * @example 1747574400
             */
            webhook_timestamp: number;
        };
        /**
         * @description View block for forms (base model, use specific block types)
         * @source openapi.yaml:9693
         */
        ViewBlock: {
            /** @description Block type */
            type: string;
            /** @description Block text */
            text?: string;
            /** @description Field name */
            name?: string;
            /** @description Field label */
            label?: string;
            /**
             * Format: date-time
             * @description Initial date
             */
            initial_date?: string;
        };
        /**
         * @description Checkbox block — checkboxes
         * @source openapi.yaml:9715
         */
        ViewBlockCheckbox: {
            /**
             * @description Block type
             * @example checkbox
             * @enum {string}
             */
            type: "checkbox";
            /**
             * @description Name that will be sent to your application as the key for the user-selected choice
             *     maxLength: 255
             * @example newsletters
             */
            name: string;
            /**
             * @description Checkbox group label
             *     maxLength: 150
             * @example Newsletters
             */
            label: string;
            /**
             * @description Array of checkboxes
             *     maxItems: 10
             */
            options?: components["schemas"]["ViewBlockCheckboxOption"][];
            /**
             * @description Required
             * @default false
             * @example false
             */
            required?: boolean;
            /**
             * @description Hint displayed below the checkbox group in gray
             *     maxLength: 2000
             * @example Select the newsletters you are interested in
             */
            hint?: string;
        };
        /** @source openapi.yaml:9757 */
        ViewBlockCheckboxOption: {
            /**
             * @description Checkbox option label text
             *     maxLength: 75
             * @example None
             */
            text: string;
            /**
             * @description Checkbox option value
             *     maxLength: 150
             * @example nothing
             */
            value: string;
            /**
             * @description Checkbox option description
             *     maxLength: 75
             * @example Every day the bot will send a list of new tasks in your team
             */
            description?: string;
            /**
             * @description Whether the checkbox is checked by default
             * @example true
             */
            checked?: boolean;
        };
        /**
         * @description Date block — date picker
         * @source openapi.yaml:9782
         */
        ViewBlockDate: {
            /**
             * @description Block type
             * @example date
             * @enum {string}
             */
            type: "date";
            /**
             * @description Name that will be sent to your application as the key for the user-specified value
             *     maxLength: 255
             * @example date_start
             */
            name: string;
            /**
             * @description Field label
             *     maxLength: 150
             * @example Vacation start date
             */
            label: string;
            /**
             * Format: date
             * @description Initial field value in YYYY-MM-DD format
             * @example 2025-07-01
             */
            initial_date?: string;
            /**
             * @description Required
             * @default false
             * @example true
             */
            required?: boolean;
            /**
             * @description Hint displayed below the field in gray
             *     maxLength: 2000
             * @example Select the vacation start date
             */
            hint?: string;
        };
        /**
         * @description Divider block — separator
         * @source openapi.yaml:9823
         */
        ViewBlockDivider: {
            /**
             * @description Block type
             * @example divider
             * @enum {string}
             */
            type: "divider";
        };
        /**
         * @description File input block — file upload
         * @source openapi.yaml:9837
         */
        ViewBlockFileInput: {
            /**
             * @description Block type
             * @example file_input
             * @enum {string}
             */
            type: "file_input";
            /**
             * @description Name that will be sent to your application as the key for the user-specified value
             *     maxLength: 255
             * @example request_doc
             */
            name: string;
            /**
             * @description Field label
             *     maxLength: 150
             * @example Application
             */
            label: string;
            /**
             * @description Array of allowed file extensions as strings (e.g., ["png","jpg","gif"]). If this field is not specified, all file extensions will be accepted.
             * @example [
             *       "pdf",
             *       "jpg",
             *       "png"
             *     ]
             */
            filetypes?: string[];
            /**
             * Format: int32
             * @description Maximum number of files the user can upload to this field
             *     minimum: 1, maximum: 10
             * @default 10
             * @example 1
             */
            max_files?: number;
            /**
             * @description Required
             * @default false
             * @example true
             */
            required?: boolean;
            /**
             * @description Hint displayed below the field in gray
             *     maxLength: 2000
             * @example Upload the completed application with an electronic signature (in pdf, jpg, or png format)
             */
            hint?: string;
        };
        /**
         * @description Header block — heading
         * @source openapi.yaml:9892
         */
        ViewBlockHeader: {
            /**
             * @description Block type
             * @example header
             * @enum {string}
             */
            type: "header";
            /**
             * @description Header text
             *     maxLength: 150
             * @example General information
             */
            text: string;
        };
        /**
         * @description Input block — text input field
         * @source openapi.yaml:9912
         */
        ViewBlockInput: {
            /**
             * @description Block type
             * @example input
             * @enum {string}
             */
            type: "input";
            /**
             * @description Name that will be sent to your application as the key for the user-specified value
             *     maxLength: 255
             * @example info
             */
            name: string;
            /**
             * @description Field label
             *     maxLength: 150
             * @example Vacation description
             */
            label: string;
            /**
             * @description Placeholder text inside the input field while it is empty
             *     maxLength: 150
             * @example Where are you going and what will you be doing
             */
            placeholder?: string;
            /**
             * @description Multiline field
             * @default false
             * @example true
             */
            multiline?: boolean;
            /**
             * @description Initial field value
             *     maxLength: 3000
             * @example Initial text
             */
            initial_value?: string;
            /**
             * Format: int32
             * @description Minimum text length the user must enter. If the user enters less, they will receive an error.
             *     minimum: 0, maximum: 3000
             * @example 10
             */
            min_length?: number;
            /**
             * Format: int32
             * @description Maximum text length the user can enter. If the user enters more, they will receive an error.
             *     minimum: 1, maximum: 3000
             * @example 500
             */
            max_length?: number;
            /**
             * @description Required
             * @default false
             * @example true
             */
            required?: boolean;
            /**
             * @description Hint displayed below the field in gray
             *     maxLength: 2000
             * @example Others might suggest the best places to visit
             */
            hint?: string;
        };
        /**
         * @description Markdown block — formatted text
         * @source openapi.yaml:9977
         */
        ViewBlockMarkdown: {
            /**
             * @description Block type
             * @example markdown
             * @enum {string}
             */
            type: "markdown";
            /**
             * @description Text
             *     maxLength: 12000
             * @example You can read about your available vacation days at [this link](https://www.website.com/timeoff)
             */
            text: string;
        };
        /**
         * @description Plain text block — plain text
         * @source openapi.yaml:9997
         */
        ViewBlockPlainText: {
            /**
             * @description Block type
             * @example plain_text
             * @enum {string}
             */
            type: "plain_text";
            /**
             * @description Text
             *     maxLength: 12000
             * @example Fill out the form. After submitting, a text notification will be sent to the general chat, and your vacation will be saved in the database.
             */
            text: string;
        };
        /**
         * @description Radio block — radio buttons
         * @source openapi.yaml:10019
         */
        ViewBlockRadio: {
            /**
             * @description Block type
             * @example radio
             * @enum {string}
             */
            type: "radio";
            /**
             * @description Name that will be sent to your application as the key for the user-selected choice
             *     maxLength: 255
             * @example accessibility
             */
            name: string;
            /**
             * @description Radio button group label
             *     maxLength: 150
             * @example Availability
             */
            label: string;
            /**
             * @description Array of radio buttons
             *     maxItems: 10
             */
            options?: components["schemas"]["ViewBlockSelectableOption"][];
            /**
             * @description Required
             * @default false
             * @example true
             */
            required?: boolean;
            /**
             * @description Hint displayed below the radio button group in gray
             *     maxLength: 2000
             * @example If you do not plan to be available, select None
             */
            hint?: string;
        };
        /**
         * @description Select block — dropdown
         * @source openapi.yaml:10061
         */
        ViewBlockSelect: {
            /**
             * @description Block type
             * @example select
             * @enum {string}
             */
            type: "select";
            /**
             * @description Name that will be sent to your application as the key for the user-selected choice
             *     maxLength: 255
             * @example team
             */
            name: string;
            /**
             * @description Dropdown label
             *     maxLength: 150
             * @example Select a team
             */
            label: string;
            /**
             * @description Array of available items in the dropdown
             *     maxItems: 100
             */
            options?: components["schemas"]["ViewBlockSelectOption"][];
            /**
             * @description Required
             * @default false
             * @example false
             */
            required?: boolean;
            /**
             * @description Hint displayed below the dropdown in gray
             *     maxLength: 2000
             * @example Select one of the teams
             */
            hint?: string;
        };
        /**
         * @description Dropdown (select) option. Unlike radio/checkbox, a select option has no `description` subtitle — the web app does not render it.
         * @source openapi.yaml:10103
         */
        ViewBlockSelectOption: {
            /**
             * @description Select option label text
             *     maxLength: 75
             * @example None
             */
            text: string;
            /**
             * @description Select option value
             *     maxLength: 150
             * @example nothing
             */
            value: string;
            /**
             * @description Whether this select option is selected by default
             * @example true
             */
            selected?: boolean;
        };
        /**
         * @description Option for select, radio, and checkbox blocks
         * @source openapi.yaml:10126
         */
        ViewBlockSelectableOption: {
            /**
             * @description Radio option label text
             *     maxLength: 75
             * @example None
             */
            text: string;
            /**
             * @description Radio option value
             *     maxLength: 150
             * @example nothing
             */
            value: string;
            /**
             * @description Radio option description
             *     maxLength: 75
             * @example Every day the bot will send a list of new tasks in your team
             */
            description?: string;
            /**
             * @description Whether this radio option is selected by default
             * @example true
             */
            selected?: boolean;
        };
        /**
         * @description Time block — time picker
         * @source openapi.yaml:10152
         */
        ViewBlockTime: {
            /**
             * @description Block type
             * @example time
             * @enum {string}
             */
            type: "time";
            /**
             * @description Name that will be sent to your application as the key for the user-specified value
             *     maxLength: 255
             * @example newsletter_time
             */
            name: string;
            /**
             * @description Field label
             *     maxLength: 150
             * @example Newsletter time
             */
            label: string;
            /**
             * Format: time
             * @description Initial field value in HH:mm format
             * @example 11:00
             */
            initial_time?: string;
            /**
             * @description Required
             * @default false
             * @example false
             */
            required?: boolean;
            /**
             * @description Hint displayed below the field in gray
             *     maxLength: 2000
             * @example Specify the time to send the selected newsletters
             */
            hint?: string;
        };
        /**
         * @description Union type for all possible view blocks
         * @source openapi.yaml:10193
         */
        ViewBlockUnion: components["schemas"]["ViewBlockHeader"] | components["schemas"]["ViewBlockPlainText"] | components["schemas"]["ViewBlockMarkdown"] | components["schemas"]["ViewBlockDivider"] | components["schemas"]["ViewBlockInput"] | components["schemas"]["ViewBlockSelect"] | components["schemas"]["ViewBlockRadio"] | components["schemas"]["ViewBlockCheckbox"] | components["schemas"]["ViewBlockDate"] | components["schemas"]["ViewBlockTime"] | components["schemas"]["ViewBlockFileInput"];
        /**
         * @description Outgoing webhook payload for form submission
         * @source openapi.yaml:10207
         */
        ViewSubmitWebhookPayload: {
            /**
             * @description Object type
             * @example view
             * @enum {string}
             */
            type: "view";
            /**
             * @description Event type
             * @example submit
             * @enum {string}
             */
            event: "submit";
            /**
             * @description Callback ID specified when opening the view. `null` if it was not specified when the form was opened.
             * @example timeoff_request_form
             */
            callback_id: string | null;
            /**
             * @description Private metadata specified when opening the view. `null` if it was not specified when the form was opened.
             * @example {"timeoff_id":4378}
             */
            private_metadata: string | null;
            /**
             * Format: int32
             * @description ID of the chat in which the button that opened the form was clicked. The value is captured at the moment the form was **opened**, not submitted — if the form stayed open for a long time, `chat_id` still points to the chat where the button was clicked. The field is always present in the payload; for forms opened before this change was rolled out, `chat_id` will be `null` — such forms will gradually phase out by the saved view TTL (30 days).
             * @example 9012
             */
            chat_id: number | null;
            /**
             * Format: int32
             * @description ID of the user who submitted the form
             * @example 1235523
             */
            user_id: number;
            /** @description Submitted view field data. Key — field `action_id`, value — entered data. */
            data: {
                [key: string]: unknown;
            };
            /**
             * Format: int32
             * @description Webhook send date and time (UTC+0) in UNIX format
             * @example 1755075544
             */
            webhook_timestamp: number;
        };
        /**
         * @description Voice message data
         * @source openapi.yaml:10271
         */
        VoiceContent: {
            /**
             * Format: int32
             * @description Voice message duration in milliseconds
             * @example 5400
             */
            duration_ms: number;
            /**
             * @description Waveform (amplitudes) for visualizing the voice message
             * @example 4,8,12,20,16,10,6,3
             */
            waveform: string;
            /**
             * @description Voice message transcription to text. `null` while the transcription is not ready or unavailable.
             * @example Hi, please take a look at the latest report
             */
            transcript: string | null;
        };
        /**
         * @description Outgoing webhook event
         * @source openapi.yaml:10293
         */
        WebhookEvent: {
            /**
             * @description Event ID
             * @example 01KAJZ2XDSS2S3DSW9EXJZ0TBV
             */
            id: string;
            /**
             * @description Event type
             * @example message_new
             */
            event_type: string;
            /** @description Webhook object */
            payload: components["schemas"]["WebhookPayloadUnion"];
            /**
             * Format: date-time
             * @description Event creation date and time (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format
             * @example 2025-05-15T14:30:00.000Z
             */
            created_at: string;
        };
        /**
         * @description Webhook event type
         * @enum {string}
         * @source openapi.yaml:10319
         */
        WebhookEventType: "new" | "update" | "delete";
        /**
         * @description Link object in the link unfurling webhook
         * @source openapi.yaml:10330
         */
        WebhookLink: {
            /**
             * @description Link URL
             * @example https://example.com/page1
             */
            url: string;
            /**
             * @description Link domain
             * @example example.com
             */
            domain: string;
            /**
             * @description Whether the message author hid the preview for this link. If `true`, the bot must not create a preview
             * @example false
             */
            skip: boolean;
        };
        /**
         * @description Thread object in the message webhook
         * @source openapi.yaml:10350
         */
        WebhookMessageThread: {
            /**
             * Format: int32
             * @description ID of the message the thread was created for
             * @example 12345
             */
            message_id: number;
            /**
             * Format: int32
             * @description ID of the chat of the message the thread was created for
             * @example 67890
             */
            message_chat_id: number;
        };
        /**
         * @description Union of all webhook payload types
         * @source openapi.yaml:10367
         */
        WebhookPayloadUnion: components["schemas"]["MessageWebhookPayload"] | components["schemas"]["ReactionWebhookPayload"] | components["schemas"]["ButtonWebhookPayload"] | components["schemas"]["ViewSubmitWebhookPayload"] | components["schemas"]["ChatMemberWebhookPayload"] | components["schemas"]["CompanyMemberWebhookPayload"] | components["schemas"]["LinkSharedWebhookPayload"] | components["schemas"]["VideoCallWebhookPayload"];
        /**
         * @description Video call participant
         * @source openapi.yaml:10379
         */
        WebhookVideoCallMember: {
            /**
             * Format: int32
             * @description Participant ID
             * @example 2345
             */
            user_id: number;
            /**
             * Format: date-time
             * @description First join date and time (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format
             * @example 2025-05-15T14:30:00.000Z
             */
            joined_at: string;
            /**
             * Format: date-time
             * @description Leave date and time (ISO-8601, UTC+0) in YYYY-MM-DDThh:mm:ss.sssZ format. If the participant stayed until the call ended, it matches the call end time.
             * @example 2025-05-15T14:45:00.000Z
             */
            left_at: string;
        };
        /**
         * @description Parameters of the thread the video call takes place in
         * @source openapi.yaml:10404
         */
        WebhookVideoCallThread: {
            /**
             * Format: int32
             * @description Thread ID
             * @example 12345
             */
            id: number;
            /**
             * Format: int32
             * @description Thread chat ID
             * @example 67890
             */
            chat_id: number;
            /**
             * Format: int32
             * @description ID of the message the thread was created for
             * @example 268092
             */
            message_id: number;
            /**
             * Format: int32
             * @description Chat ID of the message the thread was created for
             * @example 23438
             */
            message_chat_id: number;
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
     * Audit event log
     *
     * Retrieve event logs based on the specified filters.
     * `GET /audit_events`
     * @example
     * await api.SecurityOperations_getAuditEvents({ start_time: "2025-05-01T09:11:00.000Z" });
     * @source openapi.yaml:25
     */
    SecurityOperations_getAuditEvents: {
        parameters: {
            query?: {
                /**
                 * @description Start timestamp (inclusive)
                 * @example 2025-05-01T09:11:00.000Z
                 */
                start_time?: string;
                /**
                 * @description End timestamp (inclusive)
                 * @example 2025-05-02T09:11:00.000Z
                 */
                end_time?: string;
                /**
                 * @description Filter by specific event type
                 * @example user_login
                 */
                event_key?: components["schemas"]["AuditEventKey"];
                /**
                 * @description ID of the user who performed the action
                 * @example 98765
                 */
                actor_id?: string;
                /**
                 * @description Actor type
                 * @example User
                 */
                actor_type?: string;
                /**
                 * @description ID of the affected entity
                 * @example 98765
                 */
                entity_id?: string;
                /**
                 * @description Entity type
                 * @example User
                 */
                entity_type?: string;
                /**
                 * @description Number of records to return
                 *     maximum: 50, default: 50
                 * @example 1
                 */
                limit?: number;
                /**
                 * @description Pagination cursor (from `meta.paginate.next_page` or `meta.paginate.prev_page`)
                 * @example eyJpZCI6MTAsImRpciI6ImFzYyJ9
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEvent"][];
                        meta: components["schemas"]["PaginationMeta"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Bot self token rotation
     *
     * Allows a bot to generate a new `access_token` for itself using its own token — without an administrator and without knowing its own `id`. The token of the bot that owns the request token is rotated.
     *
     * The token used for the request is invalidated immediately. The new token is returned in the response once — be sure to save it, otherwise the bot loses access to the API.
     * `POST /bot/recreate_token`
     * @example
     * await api.BotOperations_selfRecreateBotToken();
     * @source openapi.yaml:173
     */
    BotOperations_selfRecreateBotToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 1738816,
                     *         "webhook": {
                     *           "name": "Tasks bot",
                     *           "nickname": "tasks_bot",
                     *           "outgoing_url": "https://www.website.com/tasks/new",
                     *           "events": [
                     *             "message_new"
                     *           ],
                     *           "trigger_on": "commands",
                     *           "commands": [
                     *             "/task"
                     *           ],
                     *           "scopes": [
                     *             "messages:create"
                     *           ],
                     *           "template": "Order from {{ client }} for {{ amount }} ₽",
                     *           "template_engine": "liquid",
                     *           "challenge_key": "challenge",
                     *           "link_preview_enabled": true,
                     *           "ignore_self_messages": false,
                     *           "events_history_enabled": false,
                     *           "single_chat": false,
                     *           "can_edit": [
                     *             "admin"
                     *           ],
                     *           "who_can_add": "creator"
                     *         },
                     *         "access_token": "bm90X2FfcmVhbF90b2tlbg"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["BotCreateResponse"];
                    };
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Bot webhook self-registration
     *
     * Allows a bot to change its own outgoing webhook `URL` using its own token — without an administrator and without knowing its own `id`. The webhook of the bot that owns the token is changed. To disable the webhook, send an empty string in `outgoing_url`.
     * `PUT /bot/webhook`
     * @example
     * await api.BotOperations_selfUpdateBotWebhook({ webhook: { outgoing_url: "https://www.website.com/tasks/new" } });
     * @source openapi.yaml:253
     */
    BotOperations_selfUpdateBotWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "webhook": {
                 *         "outgoing_url": "https://www.website.com/tasks/new"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BotWebhookSelfUpdateRequest"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 1738816,
                     *         "webhook": {
                     *           "name": "Tasks bot",
                     *           "nickname": "tasks_bot",
                     *           "outgoing_url": "https://www.website.com/tasks/new",
                     *           "events": [
                     *             "message_new"
                     *           ],
                     *           "trigger_on": "commands",
                     *           "commands": [
                     *             "/task"
                     *           ],
                     *           "scopes": [
                     *             "messages:create"
                     *           ],
                     *           "template": "Order from {{ client }} for {{ amount }} ₽",
                     *           "template_engine": "liquid",
                     *           "challenge_key": "challenge",
                     *           "link_preview_enabled": true,
                     *           "ignore_self_messages": false,
                     *           "events_history_enabled": false,
                     *           "single_chat": false,
                     *           "can_edit": [
                     *             "admin"
                     *           ],
                     *           "who_can_add": "creator"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["BotResponse"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * List bots
     *
     * Retrieve a list of bots. The response includes only the bots you can edit: those you created and those whose settings grant you edit access.
     * `GET /bots`
     * @example
     * await api.BotOperations_listBots({ query: "task" });
     * @source openapi.yaml:344
     */
    BotOperations_listBots: {
        parameters: {
            query?: {
                /**
                 * @description Search phrase to filter bots by name
                 * @example task
                 */
                query?: string;
                /**
                 * @description Number of entities returned per request
                 *     minimum: 1, maximum: 50, default: 50
                 * @example 1
                 */
                limit?: number;
                /**
                 * @description Pagination cursor (from `meta.paginate.next_page`)
                 * @example eyJpZCI6MTczODgxNn0
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 1738816,
                     *           "webhook": {
                     *             "name": "Tasks bot",
                     *             "nickname": "tasks_bot",
                     *             "outgoing_url": "https://www.website.com/tasks/new",
                     *             "events": [
                     *               "message_new"
                     *             ],
                     *             "trigger_on": "commands",
                     *             "commands": [
                     *               "/task"
                     *             ],
                     *             "scopes": [
                     *               "messages:create"
                     *             ],
                     *             "template": "Order from {{ client }} for {{ amount }} ₽",
                     *             "template_engine": "liquid",
                     *             "challenge_key": "challenge",
                     *             "link_preview_enabled": true,
                     *             "ignore_self_messages": false,
                     *             "events_history_enabled": false,
                     *             "single_chat": false,
                     *             "can_edit": [
                     *               "admin"
                     *             ],
                     *             "who_can_add": "creator"
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "paginate": {
                     *           "next_page": "eyJpZCI6MTczODgxNn0"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["BotResponse"][];
                        meta: components["schemas"]["PaginationMeta"];
                    };
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
        };
    };
    /**
     * New bot
     *
     * Creates a bot and returns its `access_token`.
     *
     * When the bot is created, you receive its `access_token` — save it right away. You can obtain the token again only through the interface (the "API" tab of the bot settings).
     * `POST /bots`
     * @example
     * await api.BotOperations_createBot({ webhook: { name: "Tasks bot", nickname: "tasks_bot", outgoing_url: "https://www.website.com/tasks/new", events: ["message_new"], trigger_on: "commands", commands: ["/task"], scopes: ["messages:create"] } });
     * @source openapi.yaml:452
     */
    BotOperations_createBot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "webhook": {
                 *         "name": "Tasks bot",
                 *         "nickname": "tasks_bot",
                 *         "outgoing_url": "https://www.website.com/tasks/new",
                 *         "events": [
                 *           "message_new"
                 *         ],
                 *         "trigger_on": "commands",
                 *         "commands": [
                 *           "/task"
                 *         ],
                 *         "scopes": [
                 *           "messages:create"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BotCreateRequest"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 1738816,
                     *         "webhook": {
                     *           "name": "Tasks bot",
                     *           "nickname": "tasks_bot",
                     *           "outgoing_url": "https://www.website.com/tasks/new",
                     *           "events": [
                     *             "message_new"
                     *           ],
                     *           "trigger_on": "commands",
                     *           "commands": [
                     *             "/task"
                     *           ],
                     *           "scopes": [
                     *             "messages:create"
                     *           ],
                     *           "template": "Order from {{ client }} for {{ amount }} ₽",
                     *           "template_engine": "liquid",
                     *           "challenge_key": "challenge",
                     *           "link_preview_enabled": true,
                     *           "ignore_self_messages": false,
                     *           "events_history_enabled": false,
                     *           "single_chat": false,
                     *           "can_edit": [
                     *             "admin"
                     *           ],
                     *           "who_can_add": "creator"
                     *         },
                     *         "access_token": "bm90X2FfcmVhbF90b2tlbg"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["BotCreateResponse"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
        };
    };
    /**
     * Bot info
     *
     * Retrieves bot parameters by its `id`.
     * `GET /bots/{id}`
     * @example
     * await api.BotOperations_getBot({ id: 1738816 });
     * @source openapi.yaml:549
     */
    BotOperations_getBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Bot ID
                 * @example 1738816
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 1738816,
                     *         "webhook": {
                     *           "name": "Tasks bot",
                     *           "nickname": "tasks_bot",
                     *           "outgoing_url": "https://www.website.com/tasks/new",
                     *           "events": [
                     *             "message_new"
                     *           ],
                     *           "trigger_on": "commands",
                     *           "commands": [
                     *             "/task"
                     *           ],
                     *           "scopes": [
                     *             "messages:create"
                     *           ],
                     *           "template": "Order from {{ client }} for {{ amount }} ₽",
                     *           "template_engine": "liquid",
                     *           "challenge_key": "challenge",
                     *           "link_preview_enabled": true,
                     *           "ignore_self_messages": false,
                     *           "events_history_enabled": false,
                     *           "single_chat": false,
                     *           "can_edit": [
                     *             "admin"
                     *           ],
                     *           "who_can_add": "creator"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["BotResponse"];
                    };
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Edit bot
     *
     * Edit a bot's settings.
     *
     * To edit a bot you need to know its `id` and specify it in the request `URL`. All editable bot parameters are specified in the request body.
     *
     * You cannot edit a bot whose settings are not accessible to you (the "Who can edit bot settings" field is located on the "General" tab in the bot settings).
     * `PUT /bots/{id}`
     * @source openapi.yaml:630
     */
    BotOperations_updateBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Bot ID
                 * @example 1738816
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BotUpdateRequest"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BotResponse"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Delete bot
     *
     * Delete a bot. The bot's previous `access_token` is invalidated immediately, the bot is removed from all chats, and its outgoing webhook is deleted.
     *
     * Deletion is available to the bot creator, and to a company administrator if the bot's settings grant administrators edit access. Chat owners and admins cannot delete a bot, even if they are allowed to edit it.
     *
     * To delete a bot you need to know its `id` and specify it in the request `URL`.
     * `DELETE /bots/{id}`
     * @example
     * await api.BotOperations_deleteBot({ id: 1738816 });
     * @source openapi.yaml:714
     */
    BotOperations_deleteBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Bot ID
                 * @example 1738816
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Bot token rotation
     *
     * Generates a new `access_token` for the bot and immediately invalidates the previous one. Use it when a token is compromised or for scheduled secret rotation in `CI`.
     *
     * Rotation is available to the bot creator, and to a company administrator if the bot's settings grant administrators edit access. Specify the bot's `id` in the request `URL`. The new token is returned in the response only once — save it right away.
     * `POST /bots/{id}/recreate_token`
     * @example
     * await api.BotOperations_recreateBotToken({ id: 1738816 });
     * @source openapi.yaml:771
     */
    BotOperations_recreateBotToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Bot ID
                 * @example 1738816
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 1738816,
                     *         "webhook": {
                     *           "name": "Tasks bot",
                     *           "nickname": "tasks_bot",
                     *           "outgoing_url": "https://www.website.com/tasks/new",
                     *           "events": [
                     *             "message_new"
                     *           ],
                     *           "trigger_on": "commands",
                     *           "commands": [
                     *             "/task"
                     *           ],
                     *           "scopes": [
                     *             "messages:create"
                     *           ],
                     *           "template": "Order from {{ client }} for {{ amount }} ₽",
                     *           "template_engine": "liquid",
                     *           "challenge_key": "challenge",
                     *           "link_preview_enabled": true,
                     *           "ignore_self_messages": false,
                     *           "events_history_enabled": false,
                     *           "single_chat": false,
                     *           "can_edit": [
                     *             "admin"
                     *           ],
                     *           "who_can_add": "creator"
                     *         },
                     *         "access_token": "bm90X2FfcmVhbF90b2tlbg"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["BotCreateResponse"];
                    };
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * List chats
     *
     * Retrieve a list of chats based on the specified parameters.
     * `GET /chats`
     * @example
     * await api.ChatOperations_listChats({ sort: "id" });
     * @source openapi.yaml:925
     */
    ChatOperations_listChats: {
        parameters: {
            query?: {
                /**
                 * @description Sort field
                 *     default: "id"
                 * @example id
                 */
                sort?: components["schemas"]["ChatSortField"];
                /**
                 * @description Sort direction
                 *     default: "desc"
                 * @example desc
                 */
                order?: components["schemas"]["SortOrder"];
                /**
                 * @description Parameter that controls chat availability and filtering for the user
                 *     default: "is_member"
                 * @example is_member
                 */
                availability?: components["schemas"]["ChatAvailability"];
                /**
                 * @description Include archived chats in the response. By default only active chats are returned. Works with any `availability` value.
                 *     default: false
                 * @example true
                 */
                archived?: boolean;
                /**
                 * @description Filter by last message creation time. Returns chats where the last message was created no earlier than the specified time (in YYYY-MM-DDThh:mm:ss.sssZ format).
                 * @example 2025-01-01T00:00:00.000Z
                 */
                last_message_at_after?: string;
                /**
                 * @description Filter by last message creation time. Returns chats where the last message was created no later than the specified time (in YYYY-MM-DDThh:mm:ss.sssZ format).
                 * @example 2025-02-01T00:00:00.000Z
                 */
                last_message_at_before?: string;
                /**
                 * @description Filter by direct and group chats. If not specified, all chats are returned.
                 * @example false
                 */
                personal?: boolean;
                /**
                 * @description Number of records to return per request
                 *     minimum: 1, maximum: 50, default: 50
                 * @example 1
                 */
                limit?: number;
                /**
                 * @description Pagination cursor (from `meta.paginate.next_page` or `meta.paginate.prev_page`)
                 * @example eyJpZCI6MTAsImRpciI6ImFzYyJ9
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Chat"][];
                        meta: components["schemas"]["PaginationMeta"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * New chat
     *
     * Create a new chat.
     *
     * To create a one-on-one direct message with a user, use the [New message](POST /messages) method.
     *
     * When creating a chat, you automatically become a member.
     * `POST /chats`
     * @source openapi.yaml:861
     */
    ChatOperations_createChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatCreateRequest"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Chat"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Export messages
     *
     * Request a message export for the specified time period.
     * `POST /chats/exports`
     * @source openapi.yaml:1083
     */
    ExportOperations_requestExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] | components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Download export archive
     *
     * Download a completed message export archive.
     *
     * To download the archive you need to know its `id` and specify it in the request `URL`.
     *
     * The server will respond with `302 Found` and a `Location` header containing a temporary download link. Most HTTP clients automatically follow the redirect and download the file.
     * `GET /chats/exports/{id}`
     * @example
     * await api.ExportOperations_downloadExport({ id: 22322 });
     * @source openapi.yaml:1131
     */
    ExportOperations_downloadExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Export ID
                 * @example 22322
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirection */
            302: {
                headers: {
                    location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"] | (components["schemas"]["ApiError"] | components["schemas"]["OAuthError"]);
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Chat info
     *
     * Retrieve information about a chat.
     *
     * To get a chat you need to know its `id` and specify it in the request `URL`.
     * `GET /chats/{id}`
     * @example
     * await api.ChatOperations_getChat({ id: 334 });
     * @source openapi.yaml:1192
     */
    ChatOperations_getChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Chat ID
                 * @example 334
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Chat"];
                    };
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Edit chat
     *
     * Update chat parameters.
     *
     * To update a chat you need to know its `id` and specify it in the `URL`. All updatable fields are passed in the request body.
     * `PUT /chats/{id}`
     * @source openapi.yaml:1251
     */
    ChatOperations_updateChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Chat ID
                 * @example 334
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatUpdateRequest"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Chat"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Archive chat
     *
     * Archive a chat.
     *
     * To archive a chat you need to know its `id` and specify it in the request `URL`.
     * `PUT /chats/{id}/archive`
     * @example
     * await api.ChatOperations_archiveChat({ id: 334 });
     * @source openapi.yaml:1332
     */
    ChatOperations_archiveChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Chat ID
                 * @example 334
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Add tags
     *
     * Add tags to the member list of a conversation or channel.
     *
     * After adding a tag, all its members automatically become members of the chat. The tag and chat member lists are synchronized automatically: when a new member is added to the tag, they immediately appear in the chat; when removed from the tag, they are removed from the chat.
     * `POST /chats/{id}/group_tags`
     * @source openapi.yaml:1376
     */
    ChatMemberOperations_addTags: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Chat ID
                 * @example 334
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddTagsRequest"];
            };
        };
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Remove tag
     *
     * Remove a tag from the member list of a conversation or channel.
     *
     * To remove a tag you need to know its `id` and specify it in the request `URL`.
     * `DELETE /chats/{id}/group_tags/{tag_id}`
     * @example
     * await api.ChatMemberOperations_removeTag({ id: 334, tag_id: 86 });
     * @source openapi.yaml:1442
     */
    ChatMemberOperations_removeTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Chat ID
                 * @example 334
                 */
                id: number;
                /**
                 * @description Tag ID
                 * @example 86
                 */
                tag_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Leave conversation or channel
     *
     * Leave a conversation or channel on your own.
     * `DELETE /chats/{id}/leave`
     * @example
     * await api.ChatMemberOperations_leaveChat({ id: 334 });
     * @source openapi.yaml:1495
     */
    ChatMemberOperations_leaveChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Chat ID
                 * @example 334
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * List chat members
     *
     * Retrieve the current list of chat members.
     *
     * The workspace owner can retrieve the member list of any chat in the workspace. Admins and bots can only retrieve the member list of chats they belong to (or that are public).
     * `GET /chats/{id}/members`
     * @example
     * await api.ChatMemberOperations_listMembers({ id: 334, role: "all" });
     * @source openapi.yaml:1549
     */
    ChatMemberOperations_listMembers: {
        parameters: {
            query?: {
                /**
                 * @description Role in the chat
                 *     default: "all"
                 * @example all
                 */
                role?: components["schemas"]["ChatMemberRoleFilter"];
                /**
                 * @description Number of records to return per request
                 *     minimum: 1, maximum: 50, default: 50
                 * @example 1
                 */
                limit?: number;
                /**
                 * @description Pagination cursor (from `meta.paginate.next_page` or `meta.paginate.prev_page`)
                 * @example eyJpZCI6MTAsImRpciI6ImFzYyJ9
                 */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Chat ID
                 * @example 334
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"][];
                        meta: components["schemas"]["PaginationMeta"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Add users
     *
     * Add users to the member list of a conversation, channel, or thread.
     * `POST /chats/{id}/members`
     * @source openapi.yaml:1655
     */
    ChatMemberOperations_addMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Chat ID (conversation, channel, or thread chat)
                 * @example 334
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddMembersRequest"];
            };
        };
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Edit role
     *
     * Edit a user's or bot's role in a conversation or channel.
     *
     * To edit a role in a conversation or channel you need to know the `id` of the chat and the user (or bot) and specify them in the request `URL`. All editable role parameters are specified in the request body.
     *
     * The chat owner's role cannot be changed. They always have Admin privileges in the chat.
     * `PUT /chats/{id}/members/{user_id}`
     * @source openapi.yaml:1770
     */
    ChatMemberOperations_updateMemberRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Chat ID
                 * @example 334
                 */
                id: number;
                /**
                 * @description User ID
                 * @example 186
                 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMemberRoleRequest"];
            };
        };
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Remove user
     *
     * Remove a user from the member list of a conversation or channel.
     *
     * If the user is the chat owner, they cannot be removed. They can only leave the chat on their own using the [Leave conversation or channel](DELETE /chats/{id}/leave) method.
     * `DELETE /chats/{id}/members/{user_id}`
     * @example
     * await api.ChatMemberOperations_removeMember({ id: 334, user_id: 186 });
     * @source openapi.yaml:1715
     */
    ChatMemberOperations_removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Chat ID
                 * @example 334
                 */
                id: number;
                /**
                 * @description User ID
                 * @example 186
                 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Unarchive chat
     *
     * Restore a chat from the archive.
     *
     * To unarchive a chat you need to know its `id` and specify it in the request `URL`.
     * `PUT /chats/{id}/unarchive`
     * @example
     * await api.ChatOperations_unarchiveChat({ id: 334 });
     * @source openapi.yaml:1847
     */
    ChatOperations_unarchiveChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Chat ID
                 * @example 334
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * List custom properties
     *
     * Working with "File" type custom properties is currently unavailable.
     *
     * Retrieve the current list of custom properties for employees and tasks in your workspace.
     *
     * By default, all entities in your workspace only have basic fields. However, your workspace administrator can add, edit, and delete custom properties. If you use custom properties that are no longer current (deleted or non-existent) when creating employees (or tasks), you will receive an error.
     * `GET /custom_properties`
     * @example
     * await api.CommonOperations_listProperties({ entity_type: "User" });
     * @source openapi.yaml:1891
     */
    CommonOperations_listProperties: {
        parameters: {
            query: {
                /**
                 * @description Entity type
                 * @example User
                 */
                entity_type: components["schemas"]["SearchEntityType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomPropertyDefinition"][];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Upload file
     *
     * Upload a file to the server using `multipart/form-data` format. Upload parameters are obtained via the [Get signature, key and other parameters](POST /uploads) method.
     * `POST /direct_url`
     * @source openapi.yaml:1966
     */
    DirectUploadOperations_uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUploadRequest"];
            };
        };
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * List employee tags
     *
     * Retrieve the current list of employee tags. Tag names are unique within the workspace.
     * `GET /group_tags`
     * @example
     * await api.GroupTagOperations_listTags({ names: ["Design", "Product"] });
     * @source openapi.yaml:2050
     */
    GroupTagOperations_listTags: {
        parameters: {
            query?: {
                /**
                 * @description Array of tag names to filter by
                 * @example [
                 *       "Design",
                 *       "Product"
                 *     ]
                 */
                names?: components["schemas"]["TagNamesFilter"];
                /**
                 * @description Number of records to return per request
                 *     minimum: 1, maximum: 50, default: 50
                 * @example 1
                 */
                limit?: number;
                /**
                 * @description Pagination cursor (from `meta.paginate.next_page` or `meta.paginate.prev_page`)
                 * @example eyJpZCI6MTAsImRpciI6ImFzYyJ9
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GroupTag"][];
                        meta: components["schemas"]["PaginationMeta"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * New tag
     *
     * Create a new tag.
     * `POST /group_tags`
     * @source openapi.yaml:1990
     */
    GroupTagOperations_createTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupTagRequest"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GroupTag"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Tag info
     *
     * Retrieve information about a tag. Tag names are unique within the workspace.
     *
     * To get a tag you need to know its `id` and specify it in the request `URL`.
     * `GET /group_tags/{id}`
     * @example
     * await api.GroupTagOperations_getTag({ id: 9111 });
     * @source openapi.yaml:2145
     */
    GroupTagOperations_getTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Tag ID
                 * @example 9111
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GroupTag"];
                    };
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Edit tag
     *
     * Edit a tag.
     *
     * To edit a tag you need to know its `id` and specify it in the request `URL`. All editable tag parameters are specified in the request body.
     * `PUT /group_tags/{id}`
     * @source openapi.yaml:2204
     */
    GroupTagOperations_updateTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Tag ID
                 * @example 9111
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupTagRequest"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GroupTag"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Delete tag
     *
     * Delete a tag.
     *
     * To delete a tag you need to know its `id` and specify it in the request `URL`.
     * `DELETE /group_tags/{id}`
     * @example
     * await api.GroupTagOperations_deleteTag({ id: 9111 });
     * @source openapi.yaml:2284
     */
    GroupTagOperations_deleteTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Tag ID
                 * @example 9111
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * List tag employees
     *
     * Retrieve the current list of employees in a tag.
     * `GET /group_tags/{id}/users`
     * @example
     * await api.GroupTagOperations_getTagUsers({ id: 9111, limit: 1 });
     * @source openapi.yaml:2334
     */
    GroupTagOperations_getTagUsers: {
        parameters: {
            query?: {
                /**
                 * @description Number of records to return per request
                 *     minimum: 1, maximum: 50, default: 50
                 * @example 1
                 */
                limit?: number;
                /**
                 * @description Pagination cursor (from `meta.paginate.next_page` or `meta.paginate.prev_page`)
                 * @example eyJpZCI6MTAsImRpciI6ImFzYyJ9
                 */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Tag ID
                 * @example 9111
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"][];
                        meta: components["schemas"]["PaginationMeta"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * List chat messages
     *
     * Retrieve a list of messages from conversations, channels, threads, and direct messages.
     *
     * To retrieve messages you need to know the `chat_id` of the required conversation, channel, thread, or direct message, and specify it in the request `URL`. Messages are returned in descending order by send date (i.e., the most recent messages come first). To retrieve earlier messages, use the `limit` and `cursor` parameters.
     * `GET /messages`
     * @example
     * await api.ChatMessageOperations_listChatMessages({ chat_id: 198, sort: "id" });
     * @source openapi.yaml:2503
     */
    ChatMessageOperations_listChatMessages: {
        parameters: {
            query: {
                /**
                 * @description Chat ID (conversation, channel, direct message, or thread chat)
                 * @example 198
                 */
                chat_id: number;
                /**
                 * @description Sort field
                 *     default: "id"
                 * @example id
                 */
                sort?: components["schemas"]["MessageSortField"];
                /**
                 * @description Sort direction
                 *     default: "desc"
                 * @example desc
                 */
                order?: components["schemas"]["SortOrder"];
                /**
                 * @description Number of records to return per request
                 *     minimum: 1, maximum: 50, default: 50
                 * @example 1
                 */
                limit?: number;
                /**
                 * @description Pagination cursor (from `meta.paginate.next_page` or `meta.paginate.prev_page`)
                 * @example eyJpZCI6MTAsImRpciI6ImFzYyJ9
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"][];
                        meta: components["schemas"]["PaginationMeta"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * New message
     *
     * Send a message to a conversation or channel, a direct message to a user, or a comment to a thread.
     *
     * When using `entity_type: "discussion"` (or simply without specifying `entity_type`), any `chat_id` can be passed in the `entity_id` field. This means you can send a message knowing only the chat ID. Additionally, you can send a message to a thread by its ID or a direct message by the user's ID.
     *
     * To send a direct message to a user, you do not need to create a chat. Simply specify `entity_type: "user"` and the user's ID. A chat will be created automatically if there has been no prior conversation between you. Only one direct chat can exist between two users.
     * `POST /messages`
     * @source openapi.yaml:2432
     */
    MessageOperations_createMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageCreateRequest"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Message info
     *
     * Retrieve information about a message.
     *
     * To get a message you need to know its `id` and specify it in the request `URL`.
     * `GET /messages/{id}`
     * @example
     * await api.MessageOperations_getMessage({ id: 194275 });
     * @source openapi.yaml:2628
     */
    MessageOperations_getMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Message ID
                 * @example 194275
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Edit message
     *
     * Edit a message or comment.
     *
     * To edit a message you need to know its `id` and specify it in the request `URL`. All editable message parameters are specified in the request body.
     * `PUT /messages/{id}`
     * @source openapi.yaml:2687
     */
    MessageOperations_updateMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Message ID
                 * @example 194275
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageUpdateRequest"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Delete message
     *
     * Delete a message.
     *
     * Message deletion is available to the sender, admins, and editors in the chat. In direct messages, both users are editors. There are no time restrictions on message deletion.
     *
     * To delete a message you need to know its `id` and specify it in the request `URL`.
     * `DELETE /messages/{id}`
     * @example
     * await api.MessageOperations_deleteMessage({ id: 194275 });
     * @source openapi.yaml:2767
     */
    MessageOperations_deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Message ID
                 * @example 194275
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Unfurl (link previews)
     *
     * Create link previews in messages. Only available for Unfurl bots.
     * `POST /messages/{id}/link_previews`
     * @source openapi.yaml:2823
     */
    LinkPreviewOperations_unfurl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Message ID
                 * @example 194275
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkPreviewsRequest"];
            };
        };
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Pin message
     *
     * Pin a message in a chat.
     *
     * To pin a message you need to know the message `id` and specify it in the request `URL`.
     * `POST /messages/{id}/pin`
     * @example
     * await api.MessageOperations_pinMessage({ id: 194275 });
     * @source openapi.yaml:2883
     */
    MessageOperations_pinMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Message ID
                 * @example 194275
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Unpin message
     *
     * Unpin a message from a chat.
     *
     * To unpin a message you need to know the message `id` and specify it in the request `URL`.
     * `DELETE /messages/{id}/pin`
     * @example
     * await api.MessageOperations_unpinMessage({ id: 194275 });
     * @source openapi.yaml:2928
     */
    MessageOperations_unpinMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Message ID
                 * @example 194275
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * List reactions
     *
     * Retrieve the current list of reactions on a message.
     * `GET /messages/{id}/reactions`
     * @example
     * await api.ReactionOperations_listReactions({ id: 194275, limit: 1 });
     * @source openapi.yaml:3130
     */
    ReactionOperations_listReactions: {
        parameters: {
            query?: {
                /**
                 * @description Number of records to return per request
                 *     minimum: 1, maximum: 50, default: 50
                 * @example 1
                 */
                limit?: number;
                /**
                 * @description Pagination cursor (from `meta.paginate.next_page` or `meta.paginate.prev_page`)
                 * @example eyJpZCI6MTAsImRpciI6ImFzYyJ9
                 */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Message ID
                 * @example 194275
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reaction"][];
                        meta: components["schemas"]["PaginationMeta"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Add reaction
     *
     * Add a reaction to a message.
     *
     * To add a reaction you need to know the message `id` and specify it in the request `URL`. Message reactions are sent as `Emoji` characters. If the user has already added the same reaction, it will not be duplicated. To remove a reaction, use the [Delete reaction](DELETE /messages/{id}/reactions) method.
     *
     * **Reaction limits:**
     *
     * - Each user can add no more than **20 unique** reactions
     * - A message can have no more than **30 unique** reactions
     * - The total number of reactions on a message cannot exceed **1000**
     * `POST /messages/{id}/reactions`
     * @source openapi.yaml:2972
     */
    ReactionOperations_addReaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Message ID
                 * @example 7231942
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReactionRequest"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reaction"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Delete reaction
     *
     * Remove a reaction from a message.
     *
     * To remove a reaction you need to know the message `id` and specify it in the request `URL`. Message reactions are stored as `Emoji` characters.
     *
     * You can only remove reactions that were added by the authenticated user.
     * `DELETE /messages/{id}/reactions`
     * @example
     * await api.ReactionOperations_removeReaction({ id: 7231942, code: "👍", name: ":+1:" });
     * @source openapi.yaml:3051
     */
    ReactionOperations_removeReaction: {
        parameters: {
            query: {
                /**
                 * @description Emoji character of the reaction
                 * @example 👍
                 */
                code: string;
                /**
                 * @description Text name of the emoji (used for custom emoji)
                 * @example :+1:
                 */
                name?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Message ID
                 * @example 7231942
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * List users who read the message
     *
     * Retrieve the current list of users who have read the message.
     * `GET /messages/{id}/read_member_ids`
     * @example
     * await api.ReadMemberOperations_listReadMembers({ id: 194275, limit: 300 });
     * @source openapi.yaml:3222
     */
    ReadMemberOperations_listReadMembers: {
        parameters: {
            query?: {
                /**
                 * @description Number of records to return per request
                 *     minimum: 1, maximum: 300, default: 300
                 * @example 300
                 */
                limit?: number;
                /**
                 * @description Pagination cursor (from `meta.paginate.next_page` or `meta.paginate.prev_page`)
                 * @example eyJpZCI6MTAsImRpciI6ImFzYyJ9
                 */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Message ID
                 * @example 194275
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: number[];
                        meta: components["schemas"]["PaginationMeta"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * New thread
     *
     * Create a new thread on a message.
     *
     * If a thread has already been created for the message, the response will return information about the previously created thread.
     * `POST /messages/{id}/thread`
     * @example
     * await api.ThreadOperations_createThread({ id: 154332686 });
     * @source openapi.yaml:3321
     */
    ThreadOperations_createThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Message ID
                 * @example 154332686
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Thread"];
                    };
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Token info
     *
     * Retrieve information about the current OAuth token, including its scopes, creation date, and last usage date. The token in the response is masked — only the first 8 and last 4 characters are visible.
     * `GET /oauth/token/info`
     * @example
     * await api.OAuthOperations_getTokenInfo();
     * @source openapi.yaml:3378
     */
    OAuthOperations_getTokenInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccessTokenInfo"];
                    };
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
        };
    };
    /**
     * Own profile
     *
     * Retrieve information about your own profile.
     * `GET /profile`
     * @example
     * await api.ProfileOperations_getProfile();
     * @source openapi.yaml:3409
     */
    ProfileOperations_getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
        };
    };
    /**
     * Upload own avatar
     *
     * Upload or update your profile avatar. The file is sent in `multipart/form-data` format.
     * `PUT /profile/avatar`
     * @source openapi.yaml:3446
     */
    ProfileAvatarOperations_updateProfileAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description Avatar image file
                     */
                    image: Blob;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AvatarData"];
                    };
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] | components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Delete own avatar
     *
     * Delete your profile avatar.
     * `DELETE /profile/avatar`
     * @example
     * await api.ProfileAvatarOperations_deleteProfileAvatar();
     * @source openapi.yaml:3509
     */
    ProfileAvatarOperations_deleteProfileAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] | components["schemas"]["OAuthError"];
                };
            };
        };
    };
    /**
     * Own status
     *
     * Method for retrieving information about your own status.
     *
     * If no status is set, the method returns `200` and `null` in the response body — with no wrapper object. A status whose `expires_at` has passed may still be returned for a short time until it is cleared, so check `expires_at` on the client side.
     * `GET /profile/status`
     * @example
     * await api.ProfileOperations_getStatus();
     * @source openapi.yaml:3544
     */
    ProfileOperations_getStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserStatus"];
                    } | null;
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
        };
    };
    /**
     * New own status
     *
     * Set a new status for yourself.
     * `PUT /profile/status`
     * @source openapi.yaml:3587
     */
    ProfileOperations_updateStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusUpdateRequest"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserStatus"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Delete own status
     *
     * Delete your current status.
     * `DELETE /profile/status`
     * @example
     * await api.ProfileOperations_deleteStatus();
     * @source openapi.yaml:3641
     */
    ProfileOperations_deleteStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
        };
    };
    /**
     * Search chats
     *
     * Full-text search for channels and conversations.
     * `GET /search/chats`
     * @example
     * await api.SearchOperations_searchChats({ query: "Development" });
     * @source openapi.yaml:3668
     */
    SearchOperations_searchChats: {
        parameters: {
            query?: {
                /**
                 * @description Search query text
                 * @example Development
                 */
                query?: string;
                /**
                 * @description Number of results to return per request
                 *     maximum: 100, default: 100
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description Pagination cursor (from `meta.paginate.next_page`)
                 * @example eyJpZCI6MTAsImRpciI6ImFzYyJ9
                 */
                cursor?: string;
                /**
                 * @description Sort direction
                 * @example desc
                 */
                order?: components["schemas"]["SortOrder"];
                /**
                 * @description Filter by creation date (from)
                 * @example 2025-01-01T00:00:00.000Z
                 */
                created_from?: string;
                /**
                 * @description Filter by creation date (to)
                 * @example 2025-02-01T00:00:00.000Z
                 */
                created_to?: string;
                /**
                 * @description Filter by chat activity
                 * @example true
                 */
                active?: boolean;
                /**
                 * @description Filter by chat type
                 * @example discussion
                 */
                chat_subtype?: components["schemas"]["ChatSubtype"];
                /**
                 * @description Filter by direct chats
                 * @example false
                 */
                personal?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Chat"][];
                        meta: components["schemas"]["SearchPaginationMeta"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
        };
    };
    /**
     * Search messages
     *
     * Full-text search for messages.
     * `GET /search/messages`
     * @example
     * await api.SearchOperations_searchMessages({ query: "t-shirts" });
     * @source openapi.yaml:3809
     */
    SearchOperations_searchMessages: {
        parameters: {
            query?: {
                /**
                 * @description Search query text
                 * @example t-shirts
                 */
                query?: string;
                /**
                 * @description Number of results to return per request
                 *     maximum: 200, default: 200
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description Pagination cursor (from `meta.paginate.next_page`)
                 * @example eyJpZCI6MTAsImRpciI6ImFzYyJ9
                 */
                cursor?: string;
                /**
                 * @description Sort direction
                 * @example desc
                 */
                order?: components["schemas"]["SortOrder"];
                /**
                 * @description Sort results by
                 *     default: "created_at"
                 * @example created_at
                 */
                sort?: components["schemas"]["MessageSearchSort"];
                /**
                 * @description Filter by creation date (from)
                 * @example 2025-01-01T00:00:00.000Z
                 */
                created_from?: string;
                /**
                 * @description Filter by creation date (to)
                 * @example 2025-02-01T00:00:00.000Z
                 */
                created_to?: string;
                /**
                 * @description Filter by chat IDs
                 * @example [
                 *       198,
                 *       334
                 *     ]
                 */
                chat_ids?: number[];
                /**
                 * @description Filter by message author IDs
                 * @example [
                 *       12,
                 *       185
                 *     ]
                 */
                user_ids?: number[];
                /**
                 * @description Filter by chat activity
                 * @example true
                 */
                active?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"][];
                        meta: components["schemas"]["SearchPaginationMeta"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
        };
    };
    /**
     * Search employees
     *
     * Full-text search for employees by name, email, position, and other fields.
     * `GET /search/users`
     * @example
     * await api.SearchOperations_searchUsers({ query: "Oleg" });
     * @source openapi.yaml:3974
     */
    SearchOperations_searchUsers: {
        parameters: {
            query?: {
                /**
                 * @description Search query text
                 * @example Oleg
                 */
                query?: string;
                /**
                 * @description Number of results to return per request
                 *     maximum: 200, default: 200
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description Pagination cursor (from `meta.paginate.next_page`)
                 * @example eyJpZCI6MTAsImRpciI6ImFzYyJ9
                 */
                cursor?: string;
                /**
                 * @description Sort results by
                 * @example by_score
                 */
                sort?: components["schemas"]["SearchSortOrder"];
                /**
                 * @description Sort direction
                 * @example desc
                 */
                order?: components["schemas"]["SortOrder"];
                /**
                 * @description Filter by creation date (from)
                 * @example 2025-01-01T00:00:00.000Z
                 */
                created_from?: string;
                /**
                 * @description Filter by creation date (to)
                 * @example 2025-02-01T00:00:00.000Z
                 */
                created_to?: string;
                /**
                 * @description Filter by employee roles
                 * @example [
                 *       "admin",
                 *       "user"
                 *     ]
                 */
                company_roles?: components["schemas"]["UserRole"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"][];
                        meta: components["schemas"]["SearchPaginationMeta"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
        };
    };
    /**
     * List tasks
     *
     * Retrieve a list of tasks.
     * `GET /tasks`
     * @example
     * await api.TaskOperations_listTasks({ limit: 1 });
     * @source openapi.yaml:4194
     */
    TaskOperations_listTasks: {
        parameters: {
            query?: {
                /**
                 * @description Number of records to return per request
                 *     minimum: 1, maximum: 50, default: 50
                 * @example 1
                 */
                limit?: number;
                /**
                 * @description Pagination cursor (from `meta.paginate.next_page` or `meta.paginate.prev_page`)
                 * @example eyJpZCI6MTAsImRpciI6ImFzYyJ9
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"][];
                        meta: components["schemas"]["PaginationMeta"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
        };
    };
    /**
     * New task
     *
     * Create a new task.
     *
     * When creating a task, specifying the task type is required: call, meeting, simple reminder, event, or email. No additional description is needed — you simply create a task with the corresponding text. If you specify a task description, it will become the task's text.
     *
     * A task must have assignees; if none are specified, you are assigned as the responsible person.
     *
     * Any workspace employee can be assigned to a task that is not linked to any entity. You can get the current employee list using the [List employees](GET /users) method.
     *
     * A task can be linked to a chat by specifying `chat_id`. To link to a chat, you must be a member of that chat.
     * `POST /tasks`
     * @source openapi.yaml:4112
     */
    TaskOperations_createTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskCreateRequest"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Task info
     *
     * Retrieve information about a task.
     *
     * To get a task you need to know its `id` and specify it in the request `URL`.
     * `GET /tasks/{id}`
     * @example
     * await api.TaskOperations_getTask({ id: 22283 });
     * @source openapi.yaml:4271
     */
    TaskOperations_getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Task ID
                 * @example 22283
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"];
                    };
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Edit task
     *
     * Edit a task.
     *
     * To edit a task you need to know its `id` and specify it in the request `URL`. All editable task parameters are specified in the request body.
     * `PUT /tasks/{id}`
     * @source openapi.yaml:4330
     */
    TaskOperations_updateTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Task ID
                 * @example 22283
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskUpdateRequest"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Delete task
     *
     * Delete a task.
     *
     * To delete a task you need to know its `id` and specify it in the request `URL`.
     * `DELETE /tasks/{id}`
     * @example
     * await api.TaskOperations_deleteTask({ id: 22283 });
     * @source openapi.yaml:4410
     */
    TaskOperations_deleteTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Task ID
                 * @example 22283
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * List threads
     *
     * Get a list of available threads.
     *
     * Returns threads whose thread chat — or the chat where the thread was created — you are a member of. Public chats you have not joined are not returned — to surface such a thread, you must be a member of the thread chat or of the chat where the thread was created.
     *
     * Sorted by the time of the last message in the thread, descending.
     * `GET /threads`
     * @example
     * await api.ThreadOperations_listThreads({ last_message_at_after: "2025-01-01T00:00:00.000Z" });
     * @source openapi.yaml:4514
     */
    ThreadOperations_listThreads: {
        parameters: {
            query?: {
                /**
                 * @description Filter by the time of the last message in the thread. Returns only threads whose last message time is no earlier than the specified time (in YYYY-MM-DDThh:mm:ss.sssZ format).
                 * @example 2025-01-01T00:00:00.000Z
                 */
                last_message_at_after?: string;
                /**
                 * @description Filter by the time of the last message in the thread. Returns only threads whose last message time is no later than the specified time (in YYYY-MM-DDThh:mm:ss.sssZ format).
                 * @example 2025-02-01T00:00:00.000Z
                 */
                last_message_at_before?: string;
                /**
                 * @description Number of records to return per request
                 *     minimum: 1, maximum: 50, default: 50
                 * @example 1
                 */
                limit?: number;
                /**
                 * @description Pagination cursor (from `meta.paginate.next_page` or `meta.paginate.prev_page`)
                 * @example eyJpZCI6MTAsImRpciI6ImFzYyJ9
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Thread"][];
                        meta: components["schemas"]["PaginationMeta"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * New standalone thread
     *
     * Create a standalone thread — a thread not linked to any message.
     *
     * No request body is required. The thread creator becomes its only member, and the `message_id` and `message_chat_id` fields in the response are returned as `null`.
     * `POST /threads`
     * @example
     * await api.ThreadOperations_createStandaloneThread();
     * @source openapi.yaml:4460
     */
    ThreadOperations_createStandaloneThread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 265142,
                     *         "chat_id": 2637266155,
                     *         "message_id": null,
                     *         "message_chat_id": null,
                     *         "updated_at": "2023-02-01T19:20:47.204Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Thread"];
                    };
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
        };
    };
    /**
     * Thread info
     *
     * Retrieve information about a thread.
     *
     * To get a thread you need to know its `id` and specify it in the request `URL`.
     * `GET /threads/{id}`
     * @example
     * await api.ThreadOperations_getThread({ id: 265142 });
     * @source openapi.yaml:4630
     */
    ThreadOperations_getThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Thread ID
                 * @example 265142
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Thread"];
                    };
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Get signature, key and other parameters
     *
     * Retrieve the signature, key, and other parameters required for file upload.
     *
     * This method must be used for each file upload.
     * `POST /uploads`
     * @example
     * await api.UploadOperations_getUploadParams();
     * @source openapi.yaml:4690
     */
    UploadOperations_getUploadParams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadParams"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
        };
    };
    /**
     * List employees
     *
     * Retrieve the current list of employees in your workspace.
     * `GET /users`
     * @example
     * await api.UserOperations_listUsers({ query: "Oleg" });
     * @source openapi.yaml:4800
     */
    UserOperations_listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Search phrase to filter results. Search works on the following fields: `first_name`, `last_name`, `email`, `phone_number`, and `nickname`.
                 * @example Oleg
                 */
                query?: string;
                /**
                 * @description Number of records to return per request
                 *     minimum: 1, maximum: 50, default: 50
                 * @example 1
                 */
                limit?: number;
                /**
                 * @description Pagination cursor (from `meta.paginate.next_page` or `meta.paginate.prev_page`)
                 * @example eyJpZCI6MTAsImRpciI6ImFzYyJ9
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"][];
                        meta: components["schemas"]["PaginationMeta"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * New employee
     *
     * Create a new employee in your workspace.
     *
     * You can fill in custom properties for the employee that have been created in your workspace. You can get the current list of employee custom property IDs using the [List custom properties](GET /custom_properties) method.
     *
     * Through the `chat_ids` parameter the employee can be added to the specified chats right at creation. To create a guest, pass `role: "guest"` — for this role `chat_ids` is required and must contain exactly one active chat the token has permission to add members to. Violating the guest access rules returns `400` with an error on the `chat_ids` field.
     * `POST /users`
     * @source openapi.yaml:4729
     */
    UserOperations_createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreateRequest"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Employee info
     *
     * Retrieve information about an employee.
     *
     * To get an employee you need to know their `id` and specify it in the request `URL`.
     * `GET /users/{id}`
     * @example
     * await api.UserOperations_getUser({ id: 12 });
     * @source openapi.yaml:4894
     */
    UserOperations_getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User ID
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Edit employee
     *
     * Edit an employee.
     *
     * To edit an employee you need to know their `id` and specify it in the request `URL`. All editable employee parameters are specified in the request body. You can get the current list of employee custom property IDs using the [List custom properties](GET /custom_properties) method.
     * `PUT /users/{id}`
     * @source openapi.yaml:4953
     */
    UserOperations_updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User ID
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdateRequest"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Delete employee
     *
     * Delete an employee.
     *
     * To delete an employee you need to know their `id` and specify it in the request `URL`.
     * `DELETE /users/{id}`
     * @example
     * await api.UserOperations_deleteUser({ id: 12 });
     * @source openapi.yaml:5034
     */
    UserOperations_deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User ID
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Upload employee avatar
     *
     * Upload or update an employee's avatar. The file is sent in `multipart/form-data` format.
     * `PUT /users/{user_id}/avatar`
     * @source openapi.yaml:5084
     */
    UserAvatarOperations_updateUserAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User ID
                 * @example 12
                 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description Avatar image file
                     */
                    image: Blob;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AvatarData"];
                    };
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] | components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Delete employee avatar
     *
     * Delete an employee's avatar.
     * `DELETE /users/{user_id}/avatar`
     * @example
     * await api.UserAvatarOperations_deleteUserAvatar({ user_id: 12 });
     * @source openapi.yaml:5162
     */
    UserAvatarOperations_deleteUserAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User ID
                 * @example 12
                 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] | components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Employee status
     *
     * Method for retrieving information about an employee's status.
     *
     * If no status is set, the method returns `200` and `null` in the response body — with no wrapper object. A status whose `expires_at` has passed may still be returned for a short time until it is cleared, so check `expires_at` on the client side.
     * `GET /users/{user_id}/status`
     * @example
     * await api.UserStatusOperations_getUserStatus({ user_id: 12 });
     * @source openapi.yaml:5212
     */
    UserStatusOperations_getUserStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User ID
                 * @example 12
                 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserStatus"];
                    } | null;
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * New employee status
     *
     * Set a new status for an employee.
     * `PUT /users/{user_id}/status`
     * @source openapi.yaml:5270
     */
    UserStatusOperations_updateUserStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User ID
                 * @example 12
                 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusUpdateRequest"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserStatus"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Delete employee status
     *
     * Delete an employee's status.
     * `DELETE /users/{user_id}/status`
     * @example
     * await api.UserStatusOperations_deleteUserStatus({ user_id: 12 });
     * @source openapi.yaml:5339
     */
    UserStatusOperations_deleteUserStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User ID
                 * @example 12
                 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Open view
     *
     * Open a modal window with a view for the user.
     *
     * To open a modal window with a view, your application must have a valid, non-expired `trigger_id`.
     * `POST /views/open`
     * @source openapi.yaml:5381
     */
    FormOperations_openView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenViewRequest"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Event history
     *
     * Retrieve the history of a bot's recent events. This method is useful if you cannot receive events in real time at your `URL`, but need to process all events you have subscribed to.
     *
     * Event history is only saved when the "Save event history" option is enabled in the "Outgoing webhook" tab of the bot settings. Specifying a "Webhook `URL`" is not required.
     *
     * To retrieve the event history of a specific bot, you need to know its `access_token` and use it in the request. Each event is a webhook `JSON` object.
     * `GET /webhooks/events`
     * @example
     * await api.BotOperations_getWebhookEvents({ limit: 1 });
     * @source openapi.yaml:5440
     */
    BotOperations_getWebhookEvents: {
        parameters: {
            query?: {
                /**
                 * @description Number of records to return per request
                 *     minimum: 1, maximum: 50, default: 50
                 * @example 1
                 */
                limit?: number;
                /**
                 * @description Pagination cursor (from `meta.paginate.next_page` or `meta.paginate.prev_page`)
                 * @example eyJpZCI6MTAsImRpciI6ImFzYyJ9
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookEvent"][];
                        meta: components["schemas"]["PaginationMeta"];
                    };
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    /**
     * Delete event
     *
     * This method is only available with a bot's `access_token`.
     *
     * Delete an event from the bot's event history.
     *
     * To delete an event you need to know the bot's `access_token` that owns the event and the event `id`.
     * `DELETE /webhooks/events/{id}`
     * @example
     * await api.BotOperations_deleteWebhookEvent({ id: "01KAJZ2XDSS2S3DSW9EXJZ0TBV" });
     * @source openapi.yaml:5533
     */
    BotOperations_deleteWebhookEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Event ID
                 * @example 01KAJZ2XDSS2S3DSW9EXJZ0TBV
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client error */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
}
