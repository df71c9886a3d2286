// Generated from openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a list of emails */
        get: operations["emails/list"];
        put?: never;
        /** Send an email */
        post: operations["emails/send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/{email_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a single email */
        get: operations["emails/get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update a single email */
        patch: operations["emails/update"];
        trace?: never;
    };
    "/emails/{email_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel the schedule of the e-mail. */
        post: operations["emails/cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/{email_id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a shareable link for a sent or received email. */
        post: operations["emails/share"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Trigger up to 100 batch emails at once. */
        post: operations["emails/send-batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/{email_id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a list of attachments for a sent email */
        get: operations["emails/list-attachments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/{email_id}/attachments/{attachment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a single attachment for a sent email */
        get: operations["emails/get-attachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/receiving": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a list of received emails */
        get: operations["emails/list-receiving"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/receiving/{email_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a single received email */
        get: operations["emails/get-receiving"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/receiving/{email_id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a list of attachments for a received email */
        get: operations["emails/list-receiving-attachments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/receiving/{email_id}/attachments/{attachment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a single attachment for a received email */
        get: operations["emails/get-receiving-attachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve account-level email metrics */
        get: operations["emails/metrics"];
        put?: never;
        post?: never;
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
        /** Retrieve a list of domains */
        get: operations["domains/list"];
        put?: never;
        /** Create a new domain */
        post: operations["domains/create"];
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
        /** Retrieve a single domain */
        get: operations["domains/get"];
        put?: never;
        post?: never;
        /** Remove an existing domain */
        delete: operations["domains/remove"];
        options?: never;
        head?: never;
        /** Update an existing domain */
        patch: operations["domains/update"];
        trace?: never;
    };
    "/domains/{domain_id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an existing domain
         * @description Triggers verification of the domain's DNS records including DKIM, SPF, and the tracking CNAME (if a tracking subdomain is configured).
         */
        post: operations["domains/verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domains/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a domain
         * @description Start a claim for a domain that another Resend account has already verified. The domain is recreated under your account with fresh DKIM keys, so the previous account's DNS records cannot be reused. Returns a TXT record to add to your DNS to prove ownership. Uses the same request body as creating a domain.
         */
        post: operations["domains/create-claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domains/{domain_id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a domain claim
         * @description Retrieve the latest claim for the placeholder domain created by the claim.
         */
        get: operations["domains/get-claim"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domains/{domain_id}/claim/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a domain claim
         * @description Trigger asynchronous DNS verification and ownership transfer for a domain claim. The claim stays `pending` while verification runs; poll the retrieve endpoint for status. Once `completed`, the transferred domain has new DKIM records that must be added to DNS and verified via the standard domain verify endpoint.
         */
        post: operations["domains/verify-claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a list of API keys */
        get: operations["api-keys/list"];
        put?: never;
        /** Create a new API key */
        post: operations["api-keys/create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/{api_key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an existing API key */
        delete: operations["api-keys/remove"];
        options?: never;
        head?: never;
        /** Update an existing API key */
        patch: operations["api-keys/update"];
        trace?: never;
    };
    "/oauth/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a list of OAuth grants */
        get: operations["oauth/list-grants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/grants/{oauth_grant_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an OAuth grant */
        delete: operations["oauth/revoke-grant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a list of templates */
        get: operations["templates/list"];
        put?: never;
        /** Create a template */
        post: operations["templates/create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a single template */
        get: operations["templates/get"];
        put?: never;
        post?: never;
        /** Remove an existing template */
        delete: operations["templates/remove"];
        options?: never;
        head?: never;
        /** Update an existing template */
        patch: operations["templates/update"];
        trace?: never;
    };
    "/templates/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish a template */
        post: operations["templates/publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Duplicate a template */
        post: operations["templates/duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audiences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a list of audiences
         * @deprecated
         * @description Deprecated: Use Segments instead. These endpoints still work, but will be removed in the future.
         */
        get: operations["audiences/list"];
        put?: never;
        /**
         * Create a list of contacts
         * @deprecated
         * @description Deprecated: Use Segments instead. These endpoints still work, but will be removed in the future.
         */
        post: operations["audiences/create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audiences/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a single audience
         * @deprecated
         * @description Deprecated: Use Segments instead. These endpoints still work, but will be removed in the future.
         */
        get: operations["audiences/get"];
        put?: never;
        post?: never;
        /**
         * Remove an existing audience
         * @deprecated
         * @description Deprecated: Use Segments instead. These endpoints still work, but will be removed in the future.
         */
        delete: operations["audiences/remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a list of contacts */
        get: operations["contacts/list"];
        put?: never;
        /** Create a new contact */
        post: operations["contacts/create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a list of contact imports */
        get: operations["contacts/list-imports"];
        put?: never;
        /** Create a contact import */
        post: operations["contacts/create-import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a single contact import */
        get: operations["contacts/get-import"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a single contact by ID or email */
        get: operations["contacts/get"];
        put?: never;
        post?: never;
        /** Remove an existing contact by ID or email */
        delete: operations["contacts/remove"];
        options?: never;
        head?: never;
        /** Update a single contact by ID or email */
        patch: operations["contacts/update"];
        trace?: never;
    };
    "/broadcasts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a list of broadcasts */
        get: operations["broadcasts/list"];
        put?: never;
        /** Create a broadcast */
        post: operations["broadcasts/create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broadcasts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a single broadcast */
        get: operations["broadcasts/get"];
        put?: never;
        post?: never;
        /** Remove an existing broadcast that is in the draft status */
        delete: operations["broadcasts/remove"];
        options?: never;
        head?: never;
        /** Update an existing broadcast */
        patch: operations["broadcasts/update"];
        trace?: never;
    };
    "/broadcasts/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send or schedule a broadcast */
        post: operations["broadcasts/send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broadcasts/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a broadcast
         * @description Cancels a broadcast that is queued or scheduled. Canceling a queued broadcast stops it mid-send; emails already sent are not affected, but no further emails will go out.
         */
        post: operations["broadcasts/cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broadcasts/{id}/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve broadcast recipients
         * @description Retrieve the recipients of a broadcast for a given event type, such as who opened, clicked, or bounced.
         */
        get: operations["broadcasts/recipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broadcasts/{id}/clicked-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a broadcast's clicked links */
        get: operations["broadcasts/list-clicked-links"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a list of webhooks */
        get: operations["webhooks/list"];
        put?: never;
        /** Create a new webhook */
        post: operations["webhooks/create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a single webhook */
        get: operations["webhooks/get"];
        put?: never;
        post?: never;
        /** Remove an existing webhook */
        delete: operations["webhooks/remove"];
        options?: never;
        head?: never;
        /** Update an existing webhook */
        patch: operations["webhooks/update"];
        trace?: never;
    };
    "/segments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a list of segments */
        get: operations["segments/list"];
        put?: never;
        /** Create a new segment */
        post: operations["segments/create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/segments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a single segment */
        get: operations["segments/get"];
        put?: never;
        post?: never;
        /** Remove an existing segment */
        delete: operations["segments/remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a list of topics */
        get: operations["topics/list"];
        put?: never;
        /** Create a new topic */
        post: operations["topics/create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topics/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a single topic */
        get: operations["topics/get"];
        put?: never;
        post?: never;
        /** Remove an existing topic */
        delete: operations["topics/remove"];
        options?: never;
        head?: never;
        /** Update an existing topic */
        patch: operations["topics/update"];
        trace?: never;
    };
    "/contact-properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a list of contact properties */
        get: operations["contact-properties/list"];
        put?: never;
        /** Create a new contact property */
        post: operations["contact-properties/create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-properties/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a single contact property */
        get: operations["contact-properties/get"];
        put?: never;
        post?: never;
        /** Remove an existing contact property */
        delete: operations["contact-properties/remove"];
        options?: never;
        head?: never;
        /** Update an existing contact property */
        patch: operations["contact-properties/update"];
        trace?: never;
    };
    "/contacts/{contact_id}/segments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a list of segments for a contact */
        get: operations["contacts/list-segments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{contact_id}/segments/{segment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a contact to a segment */
        post: operations["contacts/add-segment"];
        /** Remove a contact from a segment */
        delete: operations["contacts/remove-segment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{contact_id}/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve topics for a contact */
        get: operations["contacts/list-topics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update topics for a contact */
        patch: operations["contacts/update-topics"];
        trace?: never;
    };
    "/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a list of logs */
        get: operations["logs/list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logs/{log_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a single log */
        get: operations["logs/get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a list of automations */
        get: operations["automations/list"];
        put?: never;
        /** Create an automation */
        post: operations["automations/create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automations/{automation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a single automation */
        get: operations["automations/get"];
        put?: never;
        post?: never;
        /** Delete an automation */
        delete: operations["automations/remove"];
        options?: never;
        head?: never;
        /** Update an automation */
        patch: operations["automations/update"];
        trace?: never;
    };
    "/automations/{automation_id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Duplicate an automation */
        post: operations["automations/duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automations/{automation_id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop an automation */
        post: operations["automations/stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automations/{automation_id}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a list of automation runs */
        get: operations["automations/list-runs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automations/{automation_id}/runs/{run_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a single automation run */
        get: operations["automations/get-run"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a list of events */
        get: operations["events/list"];
        put?: never;
        /** Create an event */
        post: operations["events/create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an event */
        post: operations["events/send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a single event */
        get: operations["events/get"];
        put?: never;
        post?: never;
        /** Delete an event */
        delete: operations["events/remove"];
        options?: never;
        head?: never;
        /** Update an event */
        patch: operations["events/update"];
        trace?: never;
    };
    "/suppressions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a list of suppressions */
        get: operations["suppressions/list"];
        put?: never;
        /** Create a suppression */
        post: operations["suppressions/add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppressions/batch/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add up to 100 suppressions at once */
        post: operations["suppressions/batch-add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppressions/batch/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove up to 100 suppressions at once */
        post: operations["suppressions/batch-remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppressions/{suppression}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a single suppression by ID or email */
        get: operations["suppressions/get"];
        put?: never;
        post?: never;
        /** Remove a single suppression by ID or email */
        delete: operations["suppressions/remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "email.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email sent
         * @description Occurs whenever the API request was successful. Resend will attempt to deliver the message to the recipient's mail server.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EmailSentEvent"];
                };
            };
            responses: {
                /** @description Return any 2xx status code to acknowledge receipt of the event. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "email.delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email delivered
         * @description Occurs whenever Resend successfully delivered the email to the recipient's mail server.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EmailDeliveredEvent"];
                };
            };
            responses: {
                /** @description Return any 2xx status code to acknowledge receipt of the event. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "email.delivery_delayed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email delivery delayed
         * @description Occurs whenever the email couldn't be delivered due to a temporary issue, such as the recipient's inbox being full or the receiving server experiencing a transient issue.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EmailDeliveryDelayedEvent"];
                };
            };
            responses: {
                /** @description Return any 2xx status code to acknowledge receipt of the event. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "email.bounced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email bounced
         * @description Occurs whenever the recipient's mail server permanently rejected the email.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EmailBouncedEvent"];
                };
            };
            responses: {
                /** @description Return any 2xx status code to acknowledge receipt of the event. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "email.complained": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email complained
         * @description Occurs whenever the email was successfully delivered, but the recipient marked it as spam.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EmailComplainedEvent"];
                };
            };
            responses: {
                /** @description Return any 2xx status code to acknowledge receipt of the event. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "email.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email opened
         * @description Occurs whenever the recipient opened the email. Requires open tracking to be enabled.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EmailOpenedEvent"];
                };
            };
            responses: {
                /** @description Return any 2xx status code to acknowledge receipt of the event. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "email.clicked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email clicked
         * @description Occurs whenever the recipient clicks on an email link. Requires click tracking to be enabled.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EmailClickedEvent"];
                };
            };
            responses: {
                /** @description Return any 2xx status code to acknowledge receipt of the event. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "email.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email failed
         * @description Occurs whenever the email failed to send due to an error such as invalid recipients, API key problems, domain verification issues, email quota limits, or other sending failures.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EmailFailedEvent"];
                };
            };
            responses: {
                /** @description Return any 2xx status code to acknowledge receipt of the event. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "email.scheduled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email scheduled
         * @description Occurs whenever the email is scheduled to be sent.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EmailScheduledEvent"];
                };
            };
            responses: {
                /** @description Return any 2xx status code to acknowledge receipt of the event. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "email.suppressed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email suppressed
         * @description Occurs whenever the email is suppressed by Resend, such as when the recipient's address is on the account-level suppression list.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EmailSuppressedEvent"];
                };
            };
            responses: {
                /** @description Return any 2xx status code to acknowledge receipt of the event. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "email.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email received
         * @description Occurs whenever Resend successfully receives an inbound email on a receiving domain.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EmailReceivedEvent"];
                };
            };
            responses: {
                /** @description Return any 2xx status code to acknowledge receipt of the event. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Contact created
         * @description Occurs whenever a contact was successfully created. Note: when importing multiple contacts via CSV, this event is not triggered.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContactCreatedEvent"];
                };
            };
            responses: {
                /** @description Return any 2xx status code to acknowledge receipt of the event. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Contact updated
         * @description Occurs whenever a contact was successfully updated.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContactUpdatedEvent"];
                };
            };
            responses: {
                /** @description Return any 2xx status code to acknowledge receipt of the event. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Contact deleted
         * @description Occurs whenever a contact was successfully deleted.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContactDeletedEvent"];
                };
            };
            responses: {
                /** @description Return any 2xx status code to acknowledge receipt of the event. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "domain.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Domain created
         * @description Occurs when a domain was successfully created.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DomainCreatedEvent"];
                };
            };
            responses: {
                /** @description Return any 2xx status code to acknowledge receipt of the event. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "domain.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Domain updated
         * @description Occurs when a domain was successfully updated.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DomainUpdatedEvent"];
                };
            };
            responses: {
                /** @description Return any 2xx status code to acknowledge receipt of the event. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "domain.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Domain deleted
         * @description Occurs when a domain was successfully deleted.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DomainDeletedEvent"];
                };
            };
            responses: {
                /** @description Return any 2xx status code to acknowledge receipt of the event. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @source openapi.yaml:2711 */
        SendEmailRequest: {
            /** @description Sender email address. To include a friendly name, use the format "Your Name <sender@domain.com>". */
            from: string;
            /** @description Recipient email address. For multiple addresses, send as an array of strings. Max 50. */
            to: string | string[];
            /** @description Email subject. */
            subject: string;
            /** @description Bcc recipient email address. For multiple addresses, send as an array of strings. */
            bcc?: string | string[];
            /** @description Cc recipient email address. For multiple addresses, send as an array of strings. */
            cc?: string | string[];
            /** @description Reply-to email address. For multiple addresses, send as an array of strings. */
            reply_to?: string | string[];
            /** @description The HTML version of the message. */
            html?: string;
            /** @description The plain text version of the message. */
            text?: string;
            template?: components["schemas"]["EmailTemplateInput"] & unknown;
            /** @description Custom headers to add to the email. */
            headers?: Record<string, unknown>;
            /** @description Schedule email to be sent later. The date should be in ISO 8601 format. */
            scheduled_at?: string;
            attachments?: components["schemas"]["Attachment"][];
            tags?: components["schemas"]["Tag"][];
            /** @description The topic ID to scope the email to. If the recipient is a contact and opted-in to the topic, the email is sent. If opted-out, the email is not sent. If the recipient is not a contact, the email is sent if the topic's default subscription is opt_in. */
            topic_id?: string;
        };
        /** @source openapi.yaml:2781 */
        Attachment: {
            /** @description Content of an attached file. */
            content?: string;
            /** @description Name of attached file. */
            filename?: string;
            /** @description Path where the attachment file is hosted */
            path?: string;
            /** @description Optional content type for the attachment, if not set it will be derived from the filename property */
            content_type?: string;
            /** @description Content ID for embedding inline images using cid references (e.g., cid:image001). */
            content_id?: string;
        };
        /** @source openapi.yaml:2800 */
        Tag: {
            /** @description The name of the email tag. It can only contain ASCII letters (a–z, A–Z), numbers (0–9), underscores (_), or dashes (-). It can contain no more than 256 characters. */
            name?: string;
            /** @description The value of the email tag.It can only contain ASCII letters (a–z, A–Z), numbers (0–9), underscores (_), or dashes (-). It can contain no more than 256 characters. */
            value?: string;
        };
        /** @source openapi.yaml:2809 */
        EmailTemplateInput: {
            /** @description The id of the published email template. */
            id: string;
            /**
             * @description Template variables object with key/value pairs.
             * @example {
             *       "variableName": "Sign up now",
             *       "variableName2": 123
             *     }
             */
            variables?: {
                [key: string]: string | number;
            };
        };
        /** @source openapi.yaml:2827 */
        SendEmailResponse: {
            /** @description The ID of the sent email. */
            id?: string;
        };
        /** @source openapi.yaml:2833 */
        UpdateEmailOptions: {
            /** @description Schedule email to be sent later. The date should be in ISO 8601 format. */
            scheduled_at?: string;
        };
        /** @source openapi.yaml:2839 */
        ShareEmailOptions: {
            /** @description How long the link stays valid for, as a duration like `10m`, `2 hours`, or `1 day`. Defaults to `48h` and cannot exceed 48 hours. */
            expires_in?: string;
        };
        /** @source openapi.yaml:2845 */
        ShareEmailResponse: {
            /**
             * @description The type of object.
             * @example email
             */
            object?: string;
            /**
             * @description The ID of the email.
             * @example 4ef9a417-02e9-4d39-ad75-9611e0fcc33c
             */
            id?: string;
            /**
             * @description The shareable link, valid until it expires.
             * @example https://resend.com/shared?token=eyJhbGciOiJIUzI1NiJ9...
             */
            url?: string;
        };
        /** @source openapi.yaml:2860 */
        Email: {
            /**
             * @description The type of object.
             * @example email
             */
            object?: string;
            /**
             * @description The ID of the email.
             * @example 4ef9a417-02e9-4d39-ad75-9611e0fcc33c
             */
            id?: string;
            /**
             * @description The Message-ID header value of the email.
             * @example <202301010000.4ef9a417@email.example.com>
             */
            message_id?: string;
            /**
             * @example [
             *       "delivered@resend.dev"
             *     ]
             */
            to?: string[];
            /**
             * @description The email address of the sender.
             * @example Acme <onboarding@resend.dev>
             */
            from?: string;
            /**
             * @description The date and time the email was created.
             * @example 2023-04-03 22:13:42.674981+00
             */
            created_at?: string;
            /**
             * @description The subject line of the email.
             * @example Hello World
             */
            subject?: string;
            /**
             * @description The HTML body of the email.
             * @example Congrats on sending your <strong>first email</strong>!
             */
            html?: string;
            /** @description The plain text body of the email. */
            text?: string;
            /** @description The email addresses of the blind carbon copy recipients. */
            bcc?: string[];
            /** @description The email addresses of the carbon copy recipients. */
            cc?: string[];
            /** @description The email addresses to which replies should be sent. */
            reply_to?: string[];
            /**
             * @description The status of the email.
             * @example delivered
             * @enum {string}
             */
            last_event?: "bounced" | "canceled" | "clicked" | "complained" | "delivered" | "delivery_delayed" | "failed" | "opened" | "queued" | "scheduled" | "sent" | "suppressed";
        };
        /** @source openapi.yaml:2932 */
        ListEmailsResponse: {
            /**
             * @description Type of the response object.
             * @example list
             */
            object?: string;
            /**
             * @description Indicates if there are more results available.
             * @example false
             */
            has_more?: boolean;
            /** @description Array containing email information. */
            data?: components["schemas"]["Email"][];
        };
        /** @source openapi.yaml:2948 */
        GetEmailsMetricsResponse: {
            /**
             * @description Type of the response object.
             * @example metrics
             */
            object?: string;
            /**
             * @description The start of the requested date range, as an ISO 8601 datetime.
             * @example 2026-07-01T00:00:00.000Z
             */
            start_date?: string;
            /**
             * @description The end of the requested date range, as an ISO 8601 datetime.
             * @example 2026-07-08T00:00:00.000Z
             */
            end_date?: string;
            /** @description The metrics included in the response. */
            metrics?: string[];
            /** @description The dimensions the response is broken down by. */
            dimensions?: ("period" | "domain" | "email" | "broadcast")[];
            /**
             * @description The bucket size used when `period` is in `dimensions`.
             * @enum {string}
             */
            granularity?: "hourly" | "daily" | "weekly" | "monthly";
            /** @description The requested metrics, totaled over the whole date range. */
            totals?: {
                [key: string]: number;
            };
            /** @description One row per unique combination of the requested `dimensions`. Omitted when `dimensions` is empty. */
            data?: components["schemas"]["EmailMetricsDataRow"][];
        };
        /**
         * @description A single breakdown row. Which dimension fields are present depends on the requested `dimensions`; which metric fields are present depends on the requested `metrics`.
         * @source openapi.yaml:2996
         */
        EmailMetricsDataRow: {
            /** @description Present when `period` is in `dimensions`. */
            period?: string;
            /**
             * Format: uuid
             * @description Present when `domain` is in `dimensions`.
             */
            domain_id?: string;
            /** @description Present when `domain` is in `dimensions`. */
            domain_name?: string;
            /**
             * Format: uuid
             * @description Present when `email` is in `dimensions`.
             */
            email_id?: string;
            /**
             * Format: uuid
             * @description Present when `broadcast` is in `dimensions`.
             */
            broadcast_id?: string;
            /** @description Present when `broadcast` is in `dimensions`. */
            broadcast_name?: string;
        } & {
            [key: string]: unknown;
        };
        /** @source openapi.yaml:3023 */
        CreateBatchEmailsResponse: {
            data?: {
                /** @description The ID of the sent email. */
                id?: string;
            }[];
        };
        /**
         * @description Configure the domain capabilities for sending and receiving emails. At least one capability must be enabled.
         * @source openapi.yaml:3034
         */
        DomainCapabilities: {
            /**
             * @description Enable or disable sending emails from this domain.
             * @enum {string}
             */
            sending?: "enabled" | "disabled";
            /**
             * @description Enable or disable receiving emails to this domain.
             * @enum {string}
             */
            receiving?: "enabled" | "disabled";
        };
        /** @source openapi.yaml:3050 */
        CreateDomainRequest: {
            /** @description The name of the domain you want to create. */
            name: string;
            /**
             * @description The region where emails will be sent from. Possible values are us-east-1 | eu-west-1 | sa-east-1 | ap-northeast-1
             * @default us-east-1
             * @enum {string}
             */
            region?: "us-east-1" | "eu-west-1" | "sa-east-1" | "ap-northeast-1";
            /** @description For advanced use cases, choose a subdomain for the Return-Path address. Defaults to 'send' (i.e., send.yourdomain.tld). */
            custom_return_path?: string;
            /** @description Track the open rate of each email. */
            open_tracking?: boolean;
            /** @description Track clicks within the body of each HTML email. */
            click_tracking?: boolean;
            /**
             * @description TLS mode. Opportunistic attempts secure connection but falls back to unencrypted. Enforced requires TLS or email won't be sent.
             * @default opportunistic
             * @enum {string}
             */
            tls?: "opportunistic" | "enforced";
            capabilities?: components["schemas"]["DomainCapabilities"];
            /** @description The subdomain to use for click and open tracking. */
            tracking_subdomain?: string;
        };
        /** @source openapi.yaml:3088 */
        CreateDomainResponse: {
            /** @description The ID of the domain. */
            id?: string;
            /** @description The name of the domain. */
            name?: string;
            /**
             * @description The date and time the domain was created.
             * @example 2023-10-06 23:47:56.678+00
             */
            created_at?: string;
            /**
             * @description The status of the domain.
             * @enum {string}
             */
            status?: "pending" | "verified" | "failed" | "not_started" | "partially_verified" | "partially_failed";
            capabilities?: components["schemas"]["DomainCapabilities"];
            records?: components["schemas"]["DomainRecord"][];
            /** @description The region where the domain is hosted. */
            region?: string;
            /** @description Whether open tracking is enabled for this domain. */
            open_tracking?: boolean;
            /** @description Whether click tracking is enabled for this domain. */
            click_tracking?: boolean;
            /** @description The subdomain used for click and open tracking. */
            tracking_subdomain?: string;
        };
        /** @source openapi.yaml:3129 */
        UpdateDomainOptions: {
            /** @description Track the open rate of each email. */
            open_tracking?: boolean;
            /** @description Track clicks within the body of each HTML email. */
            click_tracking?: boolean;
            /**
             * @description enforced | opportunistic.
             * @default opportunistic
             */
            tls?: string;
            capabilities?: components["schemas"]["DomainCapabilities"];
            /** @description The subdomain to use for click and open tracking. */
            tracking_subdomain?: string;
        };
        /** @source openapi.yaml:3147 */
        DomainRecord: {
            /**
             * @description The type of record (SPF for sending, DKIM for sending, Receiving for inbound emails, Tracking & TrackingCAA for click and open tracking).
             * @enum {string}
             */
            record?: "SPF" | "DKIM" | "Receiving" | "Tracking" | "TrackingCAA";
            /** @description The name of the DNS record. */
            name?: string;
            /**
             * @description The DNS record type.
             * @enum {string}
             */
            type?: "MX" | "TXT" | "CNAME" | "CAA";
            /** @description The time to live for the record. */
            ttl?: string;
            /**
             * @description The status of the record.
             * @enum {string}
             */
            status?: "pending" | "verified" | "failed" | "temporary_failure" | "not_started";
            /** @description The value of the record. */
            value?: string;
            /** @description The priority of the record (only applicable for MX records). */
            priority?: number;
        };
        /** @source openapi.yaml:3188 */
        Domain: {
            /**
             * @description The type of object.
             * @example domain
             */
            object?: string;
            /**
             * @description The ID of the domain.
             * @example d91cd9bd-1176-453e-8fc1-35364d380206
             */
            id?: string;
            /**
             * @description The name of the domain.
             * @example example.com
             */
            name?: string;
            /**
             * @description The status of the domain.
             * @example not_started
             * @enum {string}
             */
            status?: "pending" | "verified" | "failed" | "not_started" | "partially_verified" | "partially_failed";
            /**
             * @description The date and time the domain was created.
             * @example 2023-04-26 20:21:26.347412+00
             */
            created_at?: string;
            /**
             * @description The region where the domain is hosted.
             * @example us-east-1
             */
            region?: string;
            /** @description Whether open tracking is enabled for this domain. */
            open_tracking?: boolean;
            /** @description Whether click tracking is enabled for this domain. */
            click_tracking?: boolean;
            /** @description The subdomain used for click and open tracking. */
            tracking_subdomain?: string;
            capabilities?: components["schemas"]["DomainCapabilities"];
            records?: components["schemas"]["DomainRecord"][];
        };
        /** @source openapi.yaml:3237 */
        CreateDomainClaimRequest: {
            /** @description The name of the domain you want to claim. */
            name: string;
            /**
             * @description The region where emails will be sent from. Possible values are us-east-1 | eu-west-1 | sa-east-1 | ap-northeast-1
             * @default us-east-1
             * @enum {string}
             */
            region?: "us-east-1" | "eu-west-1" | "sa-east-1" | "ap-northeast-1";
            /**
             * @description For advanced use cases, choose a subdomain for the Return-Path address. Defaults to 'send' (i.e., send.yourdomain.tld).
             * @default send
             */
            custom_return_path?: string;
            /** @description Track the open rate of each email. */
            open_tracking?: boolean;
            /** @description Track clicks within the body of each HTML email. */
            click_tracking?: boolean;
            /** @description The subdomain to use for click and open tracking. */
            tracking_subdomain?: string;
        };
        /**
         * @description The TXT record to add to your DNS to prove ownership of the claimed domain.
         * @source openapi.yaml:3267
         */
        DomainClaimRecord: {
            /**
             * @description The DNS record type. Always TXT for domain claims.
             * @example TXT
             * @enum {string}
             */
            type?: "TXT";
            /**
             * @description The name of the DNS record (the domain being claimed).
             * @example example.com
             */
            name?: string;
            /**
             * @description The value of the TXT record.
             * @example resend-domain-verification=abc123
             */
            value?: string;
            /**
             * @description The time to live for the record.
             * @example Auto
             */
            ttl?: string;
        };
        /** @source openapi.yaml:3289 */
        DomainClaim: {
            /**
             * @description The type of object.
             * @example domain_claim
             */
            object?: string;
            /**
             * @description The ID of the claim.
             * @example d91cd9bd-1176-453e-8fc1-35364d380206
             */
            id?: string;
            /**
             * @description The name of the domain being claimed.
             * @example example.com
             */
            name?: string;
            /**
             * @description The status of the claim.
             * @example pending
             * @enum {string}
             */
            status?: "pending" | "verified" | "completed" | "blocked" | "expired" | "superseded" | "canceled" | "failed";
            /**
             * @description The ID of the placeholder domain created for the claim.
             * @example a1b2c3d4-1176-453e-8fc1-35364d380206
             */
            domain_id?: string | null;
            /**
             * @description The region where the claimed domain will send from.
             * @example us-east-1
             * @enum {string|null}
             */
            region?: "us-east-1" | "eu-west-1" | "sa-east-1" | "ap-northeast-1" | null;
            record?: components["schemas"]["DomainClaimRecord"];
            /**
             * @description Why the claim is currently blocked, if applicable.
             * @example null
             * @enum {string|null}
             */
            blocked_reason?: "grace_period" | "recent_owner_activity" | "pending_scheduled_emails" | null;
            /**
             * @description Why the claim failed, if applicable.
             * @example null
             */
            failure_reason?: string | null;
            /**
             * @description The date and time the claim was created.
             * @example 2023-04-26 20:21:26.347412+00
             */
            created_at?: string;
            /**
             * @description The date and time the claim expires if not verified.
             * @example 2023-05-03 20:21:26.347412+00
             */
            expires_at?: string;
        };
        /** @source openapi.yaml:3354 */
        VerifyDomainResponse: {
            /**
             * @description The type of object.
             * @example domain
             */
            object?: string;
            /**
             * @description The ID of the domain.
             * @example d91cd9bd-1176-453e-8fc1-35364d380206
             */
            id?: string;
        };
        /** @source openapi.yaml:3365 */
        ListDomainsResponse: {
            /**
             * @description Type of the response object.
             * @example list
             */
            object?: string;
            /**
             * @description Indicates if there are more results available.
             * @example false
             */
            has_more?: boolean;
            data?: components["schemas"]["ListDomainsItem"][];
        };
        /** @source openapi.yaml:3380 */
        ListDomainsItem: {
            /**
             * @description The ID of the domain.
             * @example d91cd9bd-1176-453e-8fc1-35364d380206
             */
            id?: string;
            /**
             * @description The name of the domain.
             * @example example.com
             */
            name?: string;
            /**
             * @description The status of the domain.
             * @example not_started
             * @enum {string}
             */
            status?: "pending" | "verified" | "failed" | "not_started" | "partially_verified" | "partially_failed";
            /**
             * @description The date and time the domain was created.
             * @example 2023-04-26 20:21:26.347412+00
             */
            created_at?: string;
            /**
             * @description The region where the domain is hosted.
             * @example us-east-1
             */
            region?: string;
            /** @description Whether open tracking is enabled for this domain. */
            open_tracking?: boolean;
            /** @description Whether click tracking is enabled for this domain. */
            click_tracking?: boolean;
            capabilities?: components["schemas"]["DomainCapabilities"];
        };
        /** @source openapi.yaml:3418 */
        UpdateDomainResponseSuccess: {
            /**
             * @description The ID of the updated domain.
             * @example d91cd9bd-1176-453e-8fc1-35364d380206
             */
            id?: string;
            /**
             * @description The object type representing the updated domain.
             * @example domain
             */
            object?: string;
        };
        /** @source openapi.yaml:3429 */
        DeleteDomainResponse: {
            /**
             * @description The type of object.
             * @example domain
             */
            object?: string;
            /**
             * @description The ID of the domain.
             * @example d91cd9bd-1176-453e-8fc1-35364d380206
             */
            id?: string;
            /**
             * @description Indicates whether the domain was deleted successfully.
             * @example true
             */
            deleted?: boolean;
        };
        /** @source openapi.yaml:3444 */
        CreateApiKeyRequest: {
            /** @description The API key name. */
            name: string;
            /**
             * @description The API key can have full access to Resend’s API or be only restricted to send emails. * full_access - Can create, delete, get, and update any resource. * sending_access - Can only send emails.
             * @enum {string}
             */
            permission?: "full_access" | "sending_access";
            /** @description Restrict an API key to send emails only from a specific domain. Only used when the permission is sending_access. */
            domain_id?: string;
        };
        /** @source openapi.yaml:3461 */
        CreateApiKeyResponse: {
            /** @description The ID of the API key. */
            id?: string;
            /** @description The token of the API key. */
            token?: string;
        };
        /** @source openapi.yaml:3470 */
        ListApiKeysResponse: {
            /**
             * @description Type of the response object.
             * @example list
             */
            object?: string;
            /**
             * @description Indicates if there are more results available.
             * @example false
             */
            has_more?: boolean;
            data?: components["schemas"]["ApiKey"][];
        };
        /** @source openapi.yaml:3485 */
        ApiKey: {
            /** @description The ID of the API key. */
            id?: string;
            /** @description The name of the API key. */
            name?: string;
            /**
             * @description The date and time the API key was created.
             * @example 2023-10-06 23:47:56.678+00
             */
            created_at?: string;
            /**
             * @description The date and time the API key was last used.
             * @example 2023-10-06 23:47:56.678+00
             */
            last_used_at?: string | null;
        };
        /** @source openapi.yaml:3502 */
        ListOAuthGrantsResponse: {
            /**
             * @description Type of the response object.
             * @example list
             */
            object?: string;
            /**
             * @description Indicates if there are more results available.
             * @example false
             */
            has_more?: boolean;
            data?: components["schemas"]["OAuthGrant"][];
        };
        /** @source openapi.yaml:3517 */
        OAuthGrant: {
            /** @description The ID of the OAuth grant. */
            id?: string;
            /** @description The ID of the OAuth client the grant was issued to. */
            client_id?: string;
            /** @description The scopes granted to the OAuth client. */
            scopes?: string[];
            /**
             * @description The date and time the OAuth grant was created.
             * @example 2023-10-06 23:47:56.678+00
             */
            created_at?: string;
            /**
             * @description The date and time the OAuth grant was revoked, or null if it is still active.
             * @example 2023-10-06 23:47:56.678+00
             */
            revoked_at?: string | null;
            /** @description The reason the OAuth grant was revoked, or null if it is still active. */
            revoked_reason?: string | null;
            /** @description The OAuth client the grant was issued to. */
            client?: {
                /** @description The name of the OAuth client. */
                name?: string;
                /** @description The URL of the OAuth client's logo. */
                logo_uri?: string | null;
            };
        };
        /** @source openapi.yaml:3552 */
        RevokeOAuthGrantResponse: {
            /**
             * @description The type of object.
             * @example oauth_grant
             */
            object?: string;
            /** @description The ID of the OAuth grant. */
            id?: string;
            /**
             * Format: date-time
             * @description The date and time the OAuth grant was revoked.
             * @example 2023-10-06T23:47:56.678Z
             */
            revoked_at?: string;
            /** @description The reason the OAuth grant was revoked. */
            revoked_reason?: string;
        };
        /** @source openapi.yaml:3570 */
        DeleteApiKeyResponse: {
            /**
             * @description The type of object.
             * @example api_key
             */
            object?: string;
            /** @description The ID of the API key. */
            id?: string;
            /**
             * @description Indicates whether the API key was successfully deleted.
             * @example true
             */
            deleted?: boolean;
        };
        /** @source openapi.yaml:3584 */
        UpdateApiKeyRequest: {
            /** @description The API key name. */
            name: string;
        };
        /** @source openapi.yaml:3592 */
        UpdateApiKeyResponse: {
            /**
             * @description The type of object.
             * @example api_key
             */
            object?: string;
            /** @description The ID of the API key. */
            id?: string;
        };
        /**
         * @deprecated
         * @source openapi.yaml:3602
         */
        CreateAudienceOptions: {
            /** @description The name of the audience you want to create. */
            name: string;
        };
        /**
         * @deprecated
         * @source openapi.yaml:3611
         */
        CreateAudienceResponseSuccess: {
            /**
             * @description The ID of the audience.
             * @example 78261eea-8f8b-4381-83c6-79fa7120f1cf
             */
            id?: string;
            /**
             * @description The object of the audience.
             * @example audience
             */
            object?: string;
            /**
             * @description The name of the audience.
             * @example Registered Users
             */
            name?: string;
        };
        /**
         * @deprecated
         * @source openapi.yaml:3627
         */
        GetAudienceResponseSuccess: {
            /**
             * @description The ID of the audience.
             * @example 78261eea-8f8b-4381-83c6-79fa7120f1cf
             */
            id?: string;
            /**
             * @description The object of the audience.
             * @example audience
             */
            object?: string;
            /**
             * @description The name of the audience.
             * @example Registered Users
             */
            name?: string;
            /**
             * @description The date that the object was created.
             * @example 2023-10-06 22:59:55.977+00
             */
            created_at?: string;
        };
        /**
         * @deprecated
         * @source openapi.yaml:3647
         */
        RemoveAudienceResponseSuccess: {
            /**
             * @description The ID of the audience.
             * @example 78261eea-8f8b-4381-83c6-79fa7120f1cf
             */
            id?: string;
            /**
             * @description The object of the audience.
             * @example audience
             */
            object?: string;
            /**
             * @description The deleted attribute indicates that the corresponding audience has been deleted.
             * @example true
             */
            deleted?: boolean;
        };
        /**
         * @deprecated
         * @source openapi.yaml:3663
         */
        ListAudiencesResponseSuccess: {
            /**
             * @description Type of the response object.
             * @example list
             */
            object?: string;
            /** @description Array containing audience information. */
            data?: {
                /**
                 * @description Unique identifier for the audience.
                 * @example 78261eea-8f8b-4381-83c6-79fa7120f1cf
                 */
                id?: string;
                /**
                 * @description Name of the audience.
                 * @example Registered Users
                 */
                name?: string;
                /**
                 * @description Timestamp indicating when the audience was created.
                 * @example 2023-10-06 22:59:55.977+00
                 */
                created_at?: string;
            }[];
        };
        /** @source openapi.yaml:3689 */
        CreateContactOptions: {
            /**
             * @description Email address of the contact.
             * @example steve.wozniak@gmail.com
             */
            email: string;
            /**
             * @description First name of the contact.
             * @example Steve
             */
            first_name?: string;
            /**
             * @description Last name of the contact.
             * @example Wozniak
             */
            last_name?: string;
            /**
             * @description The Contact's global subscription status. If set to true, the contact will be unsubscribed from all Broadcasts.
             * @example false
             */
            unsubscribed?: boolean;
            /** @description A map of custom property keys and values to create. */
            properties?: {
                [key: string]: unknown;
            };
            /** @description Array of segment IDs to add the contact to. */
            segments?: string[];
            /** @description Array of topic subscriptions for the contact. */
            topics?: {
                /** @description The topic ID. */
                id?: string;
                /**
                 * @description The subscription status for this topic.
                 * @enum {string}
                 */
                subscription?: "opt_in" | "opt_out";
            }[];
            /**
             * @deprecated
             * @description Unique identifier of the audience to which the contact belongs.
             * @example 78261eea-8f8b-4381-83c6-79fa7120f1cf
             */
            audience_id?: string;
        };
        /** @source openapi.yaml:3739 */
        CreateContactResponseSuccess: {
            /**
             * @description Type of the response object.
             * @example contact
             */
            object?: string;
            /**
             * @description Unique identifier for the created contact.
             * @example 479e3145-dd38-476b-932c-529ceb705947
             */
            id?: string;
        };
        /** @source openapi.yaml:3750 */
        GetContactResponseSuccess: {
            /**
             * @description Type of the response object.
             * @example contact
             */
            object?: string;
            /**
             * @description Unique identifier for the contact.
             * @example e169aa45-1ecf-4183-9955-b1499d5701d3
             */
            id?: string;
            /**
             * @description Email address of the contact.
             * @example steve.wozniak@gmail.com
             */
            email?: string;
            /**
             * @description First name of the contact.
             * @example Steve
             */
            first_name?: string;
            /**
             * @description Last name of the contact.
             * @example Wozniak
             */
            last_name?: string;
            /**
             * @description Timestamp indicating when the contact was created.
             * @example 2023-10-06 23:47:56.678+00
             */
            created_at?: string;
            /**
             * @description Indicates if the contact is unsubscribed.
             * @example false
             */
            unsubscribed?: boolean;
            /** @description A map of custom property keys and values. */
            properties?: {
                [key: string]: unknown;
            };
        };
        /** @source openapi.yaml:3785 */
        UpdateContactOptions: {
            /**
             * @description Email address of the contact.
             * @example steve.wozniak@gmail.com
             */
            email?: string;
            /**
             * @description First name of the contact.
             * @example Steve
             */
            first_name?: string;
            /**
             * @description Last name of the contact.
             * @example Wozniak
             */
            last_name?: string;
            /**
             * @description The Contact's global subscription status. If set to true, the contact will be unsubscribed from all Broadcasts.
             * @example false
             */
            unsubscribed?: boolean;
            /** @description A map of custom property keys and values to update. */
            properties?: {
                [key: string]: unknown;
            };
        };
        /** @source openapi.yaml:3808 */
        UpdateContactResponseSuccess: {
            /**
             * @description Type of the response object.
             * @example contact
             */
            object?: string;
            /**
             * @description Unique identifier for the updated contact.
             * @example 479e3145-dd38-476b-932c-529ceb705947
             */
            id?: string;
        };
        /** @source openapi.yaml:3819 */
        RemoveContactResponseSuccess: {
            /**
             * @description Type of the response object.
             * @example contact
             */
            object?: string;
            /**
             * @description Unique identifier for the removed contact.
             * @example 520784e2-887d-4c25-b53c-4ad46ad38100
             */
            id?: string;
            /**
             * @description Indicates whether the contact was successfully deleted.
             * @example true
             */
            deleted?: boolean;
        };
        /** @source openapi.yaml:3834 */
        ListContactsResponseSuccess: {
            /**
             * @description Type of the response object.
             * @example list
             */
            object?: string;
            /** @description Array containing contact information. */
            data?: {
                /**
                 * @description Unique identifier for the contact.
                 * @example e169aa45-1ecf-4183-9955-b1499d5701d3
                 */
                id?: string;
                /**
                 * @description Email address of the contact.
                 * @example steve.wozniak@gmail.com
                 */
                email?: string;
                /**
                 * @description First name of the contact.
                 * @example Steve
                 */
                first_name?: string;
                /**
                 * @description Last name of the contact.
                 * @example Wozniak
                 */
                last_name?: string;
                /**
                 * @description Timestamp indicating when the contact was created.
                 * @example 2023-10-06 23:47:56.678+00
                 */
                created_at?: string;
                /**
                 * @description Indicates if the contact is unsubscribed.
                 * @example false
                 */
                unsubscribed?: boolean;
            }[];
        };
        /** @source openapi.yaml:3871 */
        CreateContactImportOptions: {
            /**
             * Format: binary
             * @description CSV file to import. Maximum size is 50MB.
             */
            file: Blob;
            /**
             * @description JSON-encoded object mapping contact fields and custom property keys to CSV column names. Supports `email`, `first_name`, `last_name`, `unsubscribed`, and `properties`. Custom property mappings can include `type` as `string`, `number`, or `boolean`; defaults to `string`.
             * @example {"email":"Email","first_name":"First Name","last_name":"Last Name","unsubscribed":"Unsubscribed","properties":{"plan":{"column":"Plan","type":"string"}}}
             */
            column_map?: string;
            /**
             * @description Strategy to use when an imported contact already exists.
             * @default skip
             * @example skip
             * @enum {string}
             */
            on_conflict?: "upsert" | "skip";
            /**
             * @description JSON-encoded array of segments to add imported contacts to.
             * @example [{"id":"78261eea-8f8b-4381-83c6-79fa7120f1cf"}]
             */
            segments?: string;
            /**
             * @description JSON-encoded array of topic subscriptions to apply to imported contacts. Each `subscription` must be `opt_in` or `opt_out`.
             * @example [{"id":"b6d24b8e-af0b-4c3c-be0c-359bbd97381e","subscription":"opt_in"}]
             */
            topics?: string;
        };
        /** @source openapi.yaml:3900 */
        CreateContactImportResponseSuccess: {
            /**
             * @description Type of the response object.
             * @example contact_import
             */
            object?: string;
            /**
             * Format: uuid
             * @description Unique identifier for the created contact import.
             * @example 479e3145-dd38-476b-932c-529ceb705947
             */
            id?: string;
        };
        /** @source openapi.yaml:3912 */
        ContactImportCounts: {
            /**
             * @description Total number of rows processed by the import.
             * @example 100
             */
            total?: number;
            /**
             * @description Number of contacts created by the import.
             * @example 80
             */
            created?: number;
            /**
             * @description Number of contacts updated by the import.
             * @example 10
             */
            updated?: number;
            /**
             * @description Number of rows skipped by the import.
             * @example 5
             */
            skipped?: number;
            /**
             * @description Number of rows that failed during the import.
             * @example 5
             */
            failed?: number;
        };
        /** @source openapi.yaml:3935 */
        ContactImport: {
            /**
             * @description Type of the response object.
             * @example contact_import
             */
            object?: string;
            /**
             * Format: uuid
             * @description Unique identifier for the contact import.
             * @example 479e3145-dd38-476b-932c-529ceb705947
             */
            id?: string;
            /**
             * @description Current status of the contact import.
             * @example completed
             * @enum {string}
             */
            status?: "queued" | "in_progress" | "completed" | "failed";
            /**
             * @description Timestamp indicating when the contact import was created.
             * @example 2023-10-06 23:47:56.678+00
             */
            created_at?: string;
            /**
             * @description Timestamp indicating when the contact import completed.
             * @example 2023-10-06 23:50:56.678+00
             */
            completed_at?: string | null;
            counts?: components["schemas"]["ContactImportCounts"];
        };
        /** @source openapi.yaml:3966 */
        GetContactImportResponseSuccess: components["schemas"]["ContactImport"];
        /** @source openapi.yaml:3969 */
        ListContactImportsResponseSuccess: {
            /**
             * @description Type of the response object.
             * @example list
             */
            object?: string;
            /**
             * @description Indicates if there are more results available.
             * @example false
             */
            has_more?: boolean;
            /** @description Array containing contact imports. */
            data?: components["schemas"]["ContactImport"][];
        };
        /** @source openapi.yaml:3985 */
        CreateBroadcastOptions: {
            /** @description Name of the broadcast. */
            name?: string;
            /** @description Unique identifier of the segment this broadcast will be sent to. */
            segment_id: string;
            /**
             * @deprecated
             * @description Use `segment_id` instead. Unique identifier of the segment this broadcast will be sent to.
             */
            audience_id?: string;
            /** @description The email address of the sender. */
            from: string;
            /** @description The subject line of the email. */
            subject: string;
            /** @description The email addresses to which replies should be sent. */
            reply_to?: string[];
            /**
             * @description The preview text of the email.
             * @example Here are our announcements
             */
            preview_text?: string;
            /** @description The HTML version of the message. */
            html?: string;
            /** @description The plain text version of the message. */
            text?: string;
            /** @description The topic ID that the broadcast will be scoped to. */
            topic_id?: string;
            /** @description Whether to send the broadcast immediately or keep it as a draft. */
            send?: boolean;
            /** @description Schedule time to send the broadcast. Can only be used if `send` is true. */
            scheduled_at?: string;
        };
        /** @source openapi.yaml:4034 */
        CreateBroadcastResponseSuccess: {
            /**
             * @description The ID of the broadcast.
             * @example 78261eea-8f8b-4381-83c6-79fa7120f1cf
             */
            id?: string;
            /**
             * @description The object type of the response.
             * @example broadcast
             */
            object?: string;
        };
        /** @source openapi.yaml:4045 */
        ListBroadcastsResponseSuccess: {
            /**
             * @description Type of the response object.
             * @example list
             */
            object?: string;
            /**
             * @description Indicates if there are more results available.
             * @example false
             */
            has_more?: boolean;
            /** @description Array containing broadcast information. */
            data?: {
                /**
                 * @description Unique identifier for the broadcast.
                 * @example e169aa45-1ecf-4183-9955-b1499d5701d3
                 */
                id?: string;
                /**
                 * @description Name of the broadcast.
                 * @example November announcements
                 */
                name?: string;
                /**
                 * @deprecated
                 * @description Deprecated. Use segment_id instead.
                 * @example 78261eea-8f8b-4381-83c6-79fa7120f1cf
                 */
                audience_id?: string;
                /**
                 * @description Unique identifier of the segment this broadcast will be sent to.
                 * @example 78261eea-8f8b-4381-83c6-79fa7120f1cf
                 */
                segment_id?: string;
                /**
                 * @description The status of the broadcast.
                 * @example draft
                 */
                status?: string;
                /**
                 * @description Timestamp indicating when the broadcast was created.
                 * @example 2023-10-06 22:59:55.977+00
                 */
                created_at?: string;
                /**
                 * @description Timestamp indicating when the broadcast is scheduled to be sent.
                 * @example 2023-10-06 22:59:55.977+00
                 */
                scheduled_at?: string;
                /**
                 * @description Timestamp indicating when the broadcast was sent.
                 * @example 2023-10-06 22:59:55.977+00
                 */
                sent_at?: string;
                /**
                 * @description The topic ID that the broadcast is scoped to.
                 * @example b6d24b8e-af0b-4c3c-be0c-359bbd97381e
                 */
                topic_id?: string;
            }[];
        };
        /** @source openapi.yaml:4099 */
        GetBroadcastResponseSuccess: {
            /**
             * @description Unique identifier for the broadcast.
             * @example e169aa45-1ecf-4183-9955-b1499d5701d3
             */
            id?: string;
            /**
             * @description Name of the broadcast.
             * @example November announcements
             */
            name?: string;
            /**
             * @deprecated
             * @description Deprecated: use `segment_id` instead. Unique identifier of the segment this broadcast will be sent to.
             */
            audience_id?: string | null;
            /** @description Unique identifier of the segment this broadcast will be sent to. */
            segment_id?: string | null;
            /**
             * @description The email address of the sender.
             * @example Acme <onboarding@resend.dev>
             */
            from?: string;
            /**
             * @description The subject line of the email.
             * @example Hello World
             */
            subject?: string;
            /** @description The email addresses to which replies should be sent. */
            reply_to?: string[];
            /**
             * @description The preview text of the email.
             * @example Here are our announcements
             */
            preview_text?: string;
            /**
             * @description The status of the broadcast.
             * @example draft
             */
            status?: string;
            /**
             * @description Timestamp indicating when the broadcast was created.
             * @example 2023-10-06 22:59:55.977+00
             */
            created_at?: string;
            /**
             * @description Timestamp indicating when the broadcast is scheduled to be sent.
             * @example 2023-10-06 22:59:55.977+00
             */
            scheduled_at?: string;
            /**
             * @description Timestamp indicating when the broadcast was sent.
             * @example 2023-10-06 22:59:55.977+00
             */
            sent_at?: string;
            /**
             * @description The plain text version of the broadcast content.
             * @example Hello {{{FIRST_NAME|there}}}!
             */
            text?: string | null;
            /**
             * @description The HTML version of the broadcast content.
             * @example <p>Hello {{{FIRST_NAME|there}}}!</p>
             */
            html?: string | null;
            /**
             * @description The topic ID that the broadcast is scoped to.
             * @example b6d24b8e-af0b-4c3c-be0c-359bbd97381e
             */
            topic_id?: string | null;
        };
        /** @source openapi.yaml:4162 */
        UpdateBroadcastOptions: {
            /** @description Name of the broadcast. */
            name?: string;
            /**
             * @deprecated
             * @description Use `segment_id` instead. Unique identifier of the audience this broadcast will be sent to.
             */
            audience_id?: string;
            /** @description Unique identifier of the segment this broadcast will be sent to. */
            segment_id?: string;
            /** @description The email address of the sender. */
            from?: string;
            /** @description The subject line of the email. */
            subject?: string;
            /** @description The email addresses to which replies should be sent. */
            reply_to?: string[];
            /** @description The preview text of the email. */
            preview_text?: string;
            /** @description The HTML version of the message. */
            html?: string;
            /** @description The plain text version of the message. */
            text?: string;
            /** @description The topic ID that the broadcast will be scoped to. */
            topic_id?: string;
        };
        /** @source openapi.yaml:4198 */
        UpdateBroadcastResponseSuccess: {
            /**
             * @description The ID of the broadcast.
             * @example 78261eea-8f8b-4381-83c6-79fa7120f1cf
             */
            id?: string;
            /**
             * @description The object type of the response.
             * @example broadcast
             */
            object?: string;
        };
        /** @source openapi.yaml:4209 */
        RemoveBroadcastResponseSuccess: {
            /**
             * @description The ID of the broadcast.
             * @example 78261eea-8f8b-4381-83c6-79fa7120f1cf
             */
            id?: string;
            /**
             * @description Type of the response object.
             * @example broadcast
             */
            object?: string;
            /**
             * @description The deleted attribute indicates that the corresponding broadcast has been deleted.
             * @example true
             */
            deleted?: boolean;
        };
        /** @source openapi.yaml:4224 */
        SendBroadcastOptions: {
            /** @description Schedule email to be sent later. The date should be in ISO 8601 format. */
            scheduled_at?: string;
        };
        /** @source openapi.yaml:4230 */
        SendBroadcastResponseSuccess: {
            /**
             * @description The ID of the broadcast.
             * @example 78261eea-8f8b-4381-83c6-79fa7120f1cf
             */
            id?: string;
        };
        /** @source openapi.yaml:4237 */
        CancelBroadcastResponseSuccess: {
            /**
             * @description The ID of the broadcast.
             * @example 78261eea-8f8b-4381-83c6-79fa7120f1cf
             */
            id?: string;
            /**
             * @description The object type of the response.
             * @example broadcast
             */
            object?: string;
        };
        /** @source openapi.yaml:4248 */
        ListBroadcastRecipientsResponseSuccess: {
            /**
             * @description Type of the response object.
             * @example list
             */
            object?: string;
            /**
             * @description Indicates if there are more results available.
             * @example false
             */
            has_more?: boolean;
            /** @description Array containing broadcast recipients. */
            data?: {
                /**
                 * @description Opaque cursor identifying this row, used for pagination.
                 * @example b2Zmc2V0OjA
                 */
                id?: string;
                /**
                 * @description The ID of the contact associated with this recipient, if one exists.
                 * @example e169aa45-1ecf-4183-9955-b1499d5701d3
                 */
                contact_id?: string | null;
                /**
                 * @description The recipient's email address.
                 * @example steve.wozniak@gmail.com
                 */
                email?: string;
                /**
                 * @description The number of times this recipient triggered the event. Only present when `type` is `opened` or `clicked`.
                 * @example 3
                 */
                count?: number;
                /**
                 * @description The type of bounce. Only present when `type` is `bounced`.
                 * @enum {string}
                 */
                bounce_type?: "permanent" | "transient" | "undetermined";
                /** @description The links this recipient clicked. Only present when `type` is `clicked`. */
                clicked_links?: {
                    /**
                     * @description The clicked URL.
                     * @example https://resend.com/pricing
                     */
                    url?: string;
                    /**
                     * @description The number of times this recipient clicked this URL.
                     * @example 2
                     */
                    clicks?: number;
                }[];
            }[];
        };
        /** @source openapi.yaml:4302 */
        ListBroadcastClickedLinksResponseSuccess: {
            /**
             * @description Type of the response object.
             * @example list
             */
            object?: string;
            /**
             * @description Indicates if there are more results available.
             * @example false
             */
            has_more?: boolean;
            /** @description Array containing the broadcast's clicked links. */
            data?: {
                /**
                 * @description An opaque cursor for this row, used only for pagination. It does not identify any entity in Resend.
                 * @example b2Zmc2V0OjA
                 */
                id?: string;
                /**
                 * @description The URL that was clicked.
                 * @example https://resend.com/pricing
                 */
                url?: string;
                /**
                 * @description Total number of clicks on this URL.
                 * @example 42
                 */
                clicks?: number;
                /**
                 * @description Number of unique clicks on this URL.
                 * @example 30
                 */
                unique_clicks?: number;
            }[];
        };
        /** @source openapi.yaml:4335 */
        RetrievedAttachment: {
            /**
             * @description The type of object.
             * @example attachment
             */
            object?: string;
            /**
             * Format: uuid
             * @description The ID of the attachment.
             * @example 660e8400-e29b-41d4-a716-446655440000
             */
            id?: string;
            /**
             * @description The filename of the attachment.
             * @example document.pdf
             */
            filename?: string | null;
            /**
             * @description The MIME type of the attachment.
             * @example application/pdf
             */
            content_type?: string;
            /**
             * @description The content ID for inline attachments.
             * @example img001
             */
            content_id?: string;
            /**
             * @description How the attachment should be displayed.
             * @example attachment
             * @enum {string}
             */
            content_disposition?: "inline" | "attachment";
            /**
             * @description Signed URL to download the attachment content.
             * @example https://cloudfront.example.com/path?Signature=...
             */
            download_url?: string;
            /**
             * Format: date-time
             * @description Timestamp when the download URL expires.
             * @example 2024-10-27T18:30:00.000Z
             */
            expires_at?: string;
            /**
             * @description Size of the attachment in bytes.
             * @example 2048
             */
            size?: number;
        };
        /** @source openapi.yaml:4381 */
        ListAttachmentsResponse: {
            /**
             * @description Type of the response object.
             * @example list
             */
            object?: string;
            /**
             * @description Indicates if there are more results available.
             * @example false
             */
            has_more?: boolean;
            /** @description Array containing attachment information. */
            data?: {
                /**
                 * Format: uuid
                 * @description The ID of the attachment.
                 * @example 660e8400-e29b-41d4-a716-446655440000
                 */
                id?: string;
                /**
                 * @description The filename of the attachment.
                 * @example document.pdf
                 */
                filename?: string | null;
                /**
                 * @description The MIME type of the attachment.
                 * @example application/pdf
                 */
                content_type?: string;
                /**
                 * @description The content ID for inline attachments.
                 * @example img001
                 */
                content_id?: string;
                /**
                 * @description How the attachment should be displayed.
                 * @example attachment
                 * @enum {string}
                 */
                content_disposition?: "inline" | "attachment";
                /**
                 * @description Signed URL to download the attachment content.
                 * @example https://cloudfront.example.com/path?Signature=...
                 */
                download_url?: string;
                /**
                 * Format: date-time
                 * @description Timestamp when the download URL expires.
                 * @example 2024-10-27T18:30:00.000Z
                 */
                expires_at?: string;
                /**
                 * @description Size of the attachment in bytes.
                 * @example 2048
                 */
                size?: number;
            }[];
        };
        /** @source openapi.yaml:4437 */
        GetReceivedEmailResponse: {
            /**
             * @description The type of object.
             * @example email
             */
            object?: string;
            /**
             * Format: uuid
             * @description The ID of the received email.
             * @example 550e8400-e29b-41d4-a716-446655440000
             */
            id?: string;
            /**
             * @description The recipient email addresses.
             * @example [
             *       "delivered@resend.dev"
             *     ]
             */
            to?: string[];
            /**
             * @description The sender email address.
             * @example sender@example.com
             */
            from?: string;
            /**
             * @description The email subject.
             * @example Hello World
             */
            subject?: string;
            /**
             * @description The unique message ID from the email headers.
             * @example <message-id@email.example.com>
             */
            message_id?: string;
            /**
             * @description The BCC recipients.
             * @example []
             */
            bcc?: string[] | null;
            /**
             * @description The CC recipients.
             * @example []
             */
            cc?: string[] | null;
            /**
             * @description The reply-to addresses.
             * @example []
             */
            reply_to?: string[] | null;
            /**
             * @description The HTML content of the email.
             * @example <p>Email content</p>
             */
            html?: string | null;
            /**
             * @description The plain text content of the email.
             * @example Email content
             */
            text?: string | null;
            /**
             * @description The email headers.
             * @example {
             *       "X-Custom-Header": "value"
             *     }
             */
            headers?: Record<string, unknown> | null;
            /**
             * Format: date-time
             * @description Timestamp when the email was received.
             * @example 2023-10-06T23:47:56.678Z
             */
            created_at?: string;
            /** @description Array of attachments. */
            attachments?: {
                /**
                 * Format: uuid
                 * @description The ID of the attachment.
                 */
                id?: string;
                /** @description The filename of the attachment. */
                filename?: string | null;
                /** @description The MIME type of the attachment. */
                content_type?: string;
                /** @description The content ID for inline attachments. */
                content_id?: string;
                /**
                 * @description How the attachment should be displayed.
                 * @enum {string}
                 */
                content_disposition?: "inline" | "attachment";
                /** @description Size of the attachment in bytes. */
                size?: number;
            }[];
        };
        /** @source openapi.yaml:4532 */
        ListReceivedEmailsResponse: {
            /**
             * @description Type of the response object.
             * @example list
             */
            object?: string;
            /**
             * @description Indicates if there are more results available.
             * @example false
             */
            has_more?: boolean;
            /** @description Array containing received email information. */
            data?: {
                /**
                 * Format: uuid
                 * @description The ID of the received email.
                 * @example 550e8400-e29b-41d4-a716-446655440000
                 */
                id?: string;
                /**
                 * @description The recipient email addresses.
                 * @example [
                 *       "delivered@resend.dev"
                 *     ]
                 */
                to?: string[];
                /**
                 * @description The sender email address.
                 * @example sender@example.com
                 */
                from?: string;
                /**
                 * @description The email subject.
                 * @example Hello World
                 */
                subject?: string | null;
                /**
                 * @description The unique message ID from the email headers.
                 * @example <message-id@email.example.com>
                 */
                message_id?: string;
                /** @description The BCC recipients. */
                bcc?: string[] | null;
                /** @description The CC recipients. */
                cc?: string[] | null;
                /** @description The reply-to addresses. */
                reply_to?: string[] | null;
                /**
                 * Format: date-time
                 * @description Timestamp when the email was received.
                 * @example 2023-10-06T23:47:56.678Z
                 */
                created_at?: string;
                /** @description Array of attachments for this email. */
                attachments?: {
                    /**
                     * Format: uuid
                     * @description The ID of the attachment.
                     */
                    id?: string;
                    /** @description The filename of the attachment. */
                    filename?: string | null;
                    /** @description The MIME type of the attachment. */
                    content_type?: string;
                    /** @description The content ID for inline attachments. */
                    content_id?: string;
                    /**
                     * @description How the attachment should be displayed.
                     * @enum {string}
                     */
                    content_disposition?: "inline" | "attachment";
                    /** @description Size of the attachment in bytes. */
                    size?: number;
                }[];
            }[];
        };
        /** @source openapi.yaml:4622 */
        CreateWebhookRequest: {
            /**
             * @description The URL where webhook events will be sent.
             * @example https://webhook.example.com/handler
             */
            endpoint: string;
            /**
             * @description Array of event types to subscribe to.
             *     minItems: 1
             * @example [
             *       "email.sent",
             *       "email.delivered",
             *       "email.bounced",
             *       "email.suppressed"
             *     ]
             */
            events: string[];
        };
        /** @source openapi.yaml:4639 */
        CreateWebhookResponse: {
            /**
             * @description The type of object.
             * @example webhook
             */
            object?: string;
            /**
             * Format: uuid
             * @description The ID of the webhook.
             * @example 479e3145-dd38-476b-932c-529ceb705947
             */
            id?: string;
            /**
             * @description The secret key used to verify webhook payloads.
             * @example whsec_...
             */
            signing_secret?: string;
        };
        /** @source openapi.yaml:4655 */
        GetWebhookResponse: {
            /**
             * @description The type of object.
             * @example webhook
             */
            object?: string;
            /**
             * Format: uuid
             * @description The ID of the webhook.
             * @example 479e3145-dd38-476b-932c-529ceb705947
             */
            id?: string;
            /**
             * @description The URL where webhook events are sent.
             * @example https://webhook.example.com/handler
             */
            endpoint?: string;
            /**
             * @description Array of event types subscribed to.
             * @example [
             *       "email.sent",
             *       "email.delivered"
             *     ]
             */
            events?: string[] | null;
            /**
             * @description The status of the webhook.
             * @example enabled
             */
            status?: string;
            /**
             * @description Timestamp indicating when the webhook was created.
             * @example 2023-10-06 23:47:56.678+00
             */
            created_at?: string;
            /**
             * @description The secret key used to verify webhook payloads.
             * @example whsec_...
             */
            signing_secret?: string;
        };
        /** @source openapi.yaml:4689 */
        ListWebhooksResponse: {
            /**
             * @description Type of the response object.
             * @example list
             */
            object?: string;
            /**
             * @description Indicates if there are more results available.
             * @example false
             */
            has_more?: boolean;
            /** @description Array containing webhook information. */
            data?: {
                /**
                 * Format: uuid
                 * @description The ID of the webhook.
                 * @example 479e3145-dd38-476b-932c-529ceb705947
                 */
                id?: string;
                /**
                 * @description The URL where webhook events are sent.
                 * @example https://webhook.example.com/handler
                 */
                endpoint?: string;
                /**
                 * @description Array of event types subscribed to.
                 * @example [
                 *       "email.sent"
                 *     ]
                 */
                events?: string[] | null;
                /**
                 * @description The status of the webhook.
                 * @example enabled
                 */
                status?: string;
                /**
                 * @description Timestamp indicating when the webhook was created.
                 * @example 2023-10-06 23:47:56.678+00
                 */
                created_at?: string;
            }[];
        };
        /** @source openapi.yaml:4729 */
        UpdateWebhookRequest: {
            /**
             * @description The URL where webhook events will be sent.
             * @example https://webhook.example.com/new-handler
             */
            endpoint?: string;
            /**
             * @description Array of event types to subscribe to.
             *     minItems: 1
             * @example [
             *       "email.sent",
             *       "email.delivered"
             *     ]
             */
            events?: string[];
            /**
             * @description The status of the webhook.
             * @example enabled
             * @enum {string}
             */
            status?: "enabled" | "disabled";
        };
        /** @source openapi.yaml:4750 */
        UpdateWebhookResponse: {
            /**
             * @description The type of object.
             * @example webhook
             */
            object?: string;
            /**
             * Format: uuid
             * @description The ID of the updated webhook.
             * @example 479e3145-dd38-476b-932c-529ceb705947
             */
            id?: string;
        };
        /** @source openapi.yaml:4762 */
        DeleteWebhookResponse: {
            /**
             * @description The type of object.
             * @example webhook
             */
            object?: string;
            /**
             * Format: uuid
             * @description The ID of the deleted webhook.
             * @example 479e3145-dd38-476b-932c-529ceb705947
             */
            id?: string;
            /**
             * @description Indicates whether the webhook was successfully deleted.
             * @example true
             */
            deleted?: boolean;
        };
        /** @source openapi.yaml:4778 */
        TemplateVariable: {
            /** @description The ID of the template variable. */
            id?: string;
            /** @description The key of the variable. */
            key: string;
            /**
             * @description The type of the variable.
             * @enum {string}
             */
            type: "string" | "number" | "boolean" | "object" | "list";
            /** @description The fallback value of the variable. */
            fallback_value?: string | number | boolean | Record<string, unknown> | unknown[];
            /**
             * @description Timestamp indicating when the variable was created.
             * @example 2023-10-06 23:47:56.678+00
             */
            created_at?: string;
            /**
             * @description Timestamp indicating when the variable was last updated.
             * @example 2023-10-06 23:47:56.678+00
             */
            updated_at?: string;
        };
        /** @source openapi.yaml:4811 */
        TemplateVariableInput: {
            /** @description The key of the variable. */
            key: string;
            /**
             * @description The type of the variable.
             * @enum {string}
             */
            type: "string" | "number" | "boolean" | "object" | "list";
            /** @description The fallback value of the variable. */
            fallback_value?: string | number | boolean | Record<string, unknown> | unknown[];
        };
        /** @source openapi.yaml:4833 */
        Template: {
            /**
             * @description The type of object.
             * @example template
             */
            object?: string;
            /** @description The ID of the template. */
            id?: string;
            /** @description The ID of the current version of the template. */
            current_version_id?: string;
            /** @description The name of the template. */
            name?: string;
            /** @description The alias of the template. */
            alias?: string;
            /** @description Sender email address. To include a friendly name, use the format "Your Name <sender@domain.com>". */
            from?: string;
            /** @description Email subject. */
            subject?: string;
            /** @description Reply-to email addresses. */
            reply_to?: string[] | null;
            /** @description The HTML version of the template. */
            html?: string;
            /** @description The plain text version of the template. */
            text?: string;
            variables?: components["schemas"]["TemplateVariable"][];
            /**
             * @description Timestamp indicating when the template was created.
             * @example 2023-10-06 23:47:56.678+00
             */
            created_at?: string;
            /**
             * @description Timestamp indicating when the template was last updated.
             * @example 2023-10-06 23:47:56.678+00
             */
            updated_at?: string;
            /**
             * @description The publication status of the template.
             * @enum {string}
             */
            status?: "draft" | "published";
            /**
             * @description Timestamp indicating when the template was published.
             * @example 2023-10-06 23:47:56.678+00
             */
            published_at?: string | null;
            /** @description Indicates whether the template has unpublished versions. */
            has_unpublished_versions?: boolean;
        };
        /** @source openapi.yaml:4892 */
        TemplateListItem: {
            /** @description The ID of the template. */
            id?: string;
            /** @description The name of the template. */
            name?: string;
            /**
             * @description The publication status of the template.
             * @enum {string}
             */
            status?: "draft" | "published";
            /**
             * @description Timestamp indicating when the template was published.
             * @example 2023-10-06 23:47:56.678+00
             */
            published_at?: string | null;
            /**
             * @description Timestamp indicating when the template was created.
             * @example 2023-10-06 23:47:56.678+00
             */
            created_at?: string;
            /**
             * @description Timestamp indicating when the template was last updated.
             * @example 2023-10-06 23:47:56.678+00
             */
            updated_at?: string;
            /** @description The alias of the template. */
            alias?: string;
        };
        /** @source openapi.yaml:4920 */
        CreateTemplateRequest: {
            /** @description The name of the template. */
            name: string;
            /** @description The alias of the template. */
            alias?: string;
            /** @description Sender email address. To include a friendly name, use the format "Your Name <sender@domain.com>". */
            from?: string;
            /** @description Email subject. */
            subject?: string;
            /** @description Reply-to email addresses. */
            reply_to?: string[];
            /** @description The HTML version of the template. */
            html: string;
            /** @description The plain text version of the template. */
            text?: string;
            variables?: components["schemas"]["TemplateVariableInput"][];
        };
        /** @source openapi.yaml:4953 */
        CreateTemplateResponseSuccess: {
            /** @description The ID of the template. */
            id?: string;
            /**
             * @description The object type of the response.
             * @example template
             */
            object?: string;
        };
        /** @source openapi.yaml:4963 */
        ListTemplatesResponseSuccess: {
            /**
             * @description Type of the response object.
             * @example list
             */
            object?: string;
            /** @description Array containing templates information. */
            data?: components["schemas"]["TemplateListItem"][];
            /** @description Indicates if there are more templates to retrieve. */
            has_more?: boolean;
        };
        /** @source openapi.yaml:4978 */
        UpdateTemplateOptions: {
            /** @description The name of the template. */
            name?: string;
            /** @description The alias of the template. */
            alias?: string;
            /** @description Sender email address. To include a friendly name, use the format "Your Name <sender@domain.com>". */
            from?: string;
            /** @description Email subject. */
            subject?: string;
            /** @description Reply-to email addresses. */
            reply_to?: string[];
            /** @description The HTML version of the template. */
            html?: string;
            /** @description The plain text version of the template. */
            text?: string;
            variables?: components["schemas"]["TemplateVariableInput"][];
        };
        /** @source openapi.yaml:5008 */
        UpdateTemplateResponseSuccess: {
            /** @description The ID of the template. */
            id?: string;
            /**
             * @description The object type of the response.
             * @example template
             */
            object?: string;
        };
        /** @source openapi.yaml:5018 */
        RemoveTemplateResponseSuccess: {
            /**
             * @description Type of the response object.
             * @example template
             */
            object?: string;
            /** @description The ID of the template. */
            id?: string;
            /**
             * @description Indicates whether the template was successfully deleted.
             * @example true
             */
            deleted?: boolean;
        };
        /** @source openapi.yaml:5032 */
        PublishTemplateResponseSuccess: {
            /** @description The ID of the template. */
            id?: string;
            /**
             * @description The object type of the response.
             * @example template
             */
            object?: string;
        };
        /** @source openapi.yaml:5042 */
        DuplicateTemplateResponseSuccess: {
            /** @description The ID of the duplicated template. */
            id?: string;
            /**
             * @description The object type of the response.
             * @example template
             */
            object?: string;
        };
        /** @source openapi.yaml:5052 */
        CreateSegmentOptions: {
            /** @description The name of the segment. */
            name: string;
            /**
             * @deprecated
             * @description The ID of the audience this segment belongs to.
             */
            audience_id?: string;
            /** @description Filter conditions for the segment. */
            filter?: Record<string, unknown>;
        };
        /** @source openapi.yaml:5067 */
        CreateSegmentResponseSuccess: {
            /**
             * @description The ID of the segment.
             * @example 78261eea-8f8b-4381-83c6-79fa7120f1cf
             */
            id?: string;
            /**
             * @description The object type of the response.
             * @example segment
             */
            object?: string;
        };
        /** @source openapi.yaml:5078 */
        GetSegmentResponseSuccess: {
            /**
             * @description The ID of the segment.
             * @example 78261eea-8f8b-4381-83c6-79fa7120f1cf
             */
            id?: string;
            /**
             * @description The object type.
             * @example segment
             */
            object?: string;
            /**
             * @description The name of the segment.
             * @example Active Users
             */
            name?: string;
            /**
             * @deprecated
             * @description The ID of the audience this segment belongs to.
             */
            audience_id?: string;
            /** @description Filter conditions for the segment. */
            filter?: Record<string, unknown>;
            /**
             * @description Timestamp indicating when the segment was created.
             * @example 2023-10-06 23:47:56.678+00
             */
            created_at?: string;
        };
        /** @source openapi.yaml:5104 */
        ListSegmentsResponseSuccess: {
            /**
             * @description Type of the response object.
             * @example list
             */
            object?: string;
            /** @description Indicates if there are more results available. */
            has_more?: boolean;
            /** @description Array containing segment information. */
            data?: {
                /** @description Unique identifier for the segment. */
                id?: string;
                /** @description Name of the segment. */
                name?: string;
                /**
                 * @deprecated
                 * @description The ID of the audience this segment belongs to.
                 */
                audience_id?: string;
                /**
                 * @description Timestamp indicating when the segment was created.
                 * @example 2023-10-06 23:47:56.678+00
                 */
                created_at?: string;
            }[];
        };
        /** @source openapi.yaml:5134 */
        RemoveSegmentResponseSuccess: {
            /**
             * @description The ID of the segment.
             * @example 78261eea-8f8b-4381-83c6-79fa7120f1cf
             */
            id?: string;
            /**
             * @description The object type.
             * @example segment
             */
            object?: string;
            /**
             * @description Indicates whether the segment was successfully deleted.
             * @example true
             */
            deleted?: boolean;
        };
        /** @source openapi.yaml:5149 */
        CreateTopicOptions: {
            /**
             * @description The name of the topic. Max 50 characters.
             *     maxLength: 50
             */
            name: string;
            /**
             * @description The default subscription status for the topic. Cannot be changed after creation.
             * @enum {string}
             */
            default_subscription: "opt_in" | "opt_out";
            /**
             * @description A description of the topic. Max 200 characters.
             *     maxLength: 200
             */
            description?: string;
            /**
             * @description The visibility of the topic. Public topics are visible to all contacts on the unsubscribe page. Private topics are only visible to opted-in contacts.
             * @default private
             * @enum {string}
             */
            visibility?: "public" | "private";
        };
        /** @source openapi.yaml:5176 */
        CreateTopicResponseSuccess: {
            /**
             * @description The ID of the topic.
             * @example 78261eea-8f8b-4381-83c6-79fa7120f1cf
             */
            id?: string;
            /**
             * @description The object type of the response.
             * @example topic
             */
            object?: string;
        };
        /** @source openapi.yaml:5187 */
        GetTopicResponseSuccess: {
            /**
             * @description The ID of the topic.
             * @example 78261eea-8f8b-4381-83c6-79fa7120f1cf
             */
            id?: string;
            /**
             * @description The object type.
             * @example topic
             */
            object?: string;
            /**
             * @description The name of the topic.
             * @example Newsletter
             */
            name?: string;
            /** @description A description of the topic. */
            description?: string;
            /**
             * @description The default subscription status for the topic.
             * @enum {string}
             */
            default_subscription?: "opt_in" | "opt_out";
            /**
             * @description The visibility of the topic.
             * @enum {string}
             */
            visibility?: "public" | "private";
            /**
             * @description Timestamp indicating when the topic was created.
             * @example 2023-10-06 23:47:56.678+00
             */
            created_at?: string;
        };
        /** @source openapi.yaml:5221 */
        ListTopicsResponseSuccess: {
            /**
             * @description Type of the response object.
             * @example list
             */
            object?: string;
            /** @description Indicates if there are more results available. */
            has_more?: boolean;
            /** @description Array containing topic information. */
            data?: {
                /** @description Unique identifier for the topic. */
                id?: string;
                /** @description Name of the topic. */
                name?: string;
                /** @description A description of the topic. */
                description?: string;
                /**
                 * @description The default subscription status for the topic.
                 * @enum {string}
                 */
                default_subscription?: "opt_in" | "opt_out";
                /**
                 * @description The visibility of the topic.
                 * @enum {string}
                 */
                visibility?: "public" | "private";
                /**
                 * @description Timestamp indicating when the topic was created.
                 * @example 2023-10-06 23:47:56.678+00
                 */
                created_at?: string;
            }[];
        };
        /** @source openapi.yaml:5262 */
        UpdateTopicOptions: {
            /**
             * @description The name of the topic. Max 50 characters.
             *     maxLength: 50
             */
            name?: string;
            /**
             * @description A description of the topic. Max 200 characters.
             *     maxLength: 200
             */
            description?: string;
            /**
             * @description The visibility of the topic.
             * @enum {string}
             */
            visibility?: "public" | "private";
        };
        /** @source openapi.yaml:5279 */
        UpdateTopicResponseSuccess: {
            /**
             * @description The ID of the topic.
             * @example 78261eea-8f8b-4381-83c6-79fa7120f1cf
             */
            id?: string;
            /**
             * @description The object type.
             * @example topic
             */
            object?: string;
        };
        /** @source openapi.yaml:5290 */
        RemoveTopicResponseSuccess: {
            /**
             * @description The ID of the topic.
             * @example 78261eea-8f8b-4381-83c6-79fa7120f1cf
             */
            id?: string;
            /**
             * @description The object type.
             * @example topic
             */
            object?: string;
            /**
             * @description Indicates whether the topic was successfully deleted.
             * @example true
             */
            deleted?: boolean;
        };
        /** @source openapi.yaml:5305 */
        CreateContactPropertyOptions: {
            /** @description The property key. Max length is 50 characters. Only alphanumeric characters and underscores are allowed. */
            key: string;
            /**
             * @description The property type.
             * @enum {string}
             */
            type: "string" | "number";
            /** @description The default value to use when the property is not set for a contact. Must match the type specified in the type field. */
            fallback_value?: string | number;
        };
        /** @source openapi.yaml:5325 */
        CreateContactPropertyResponseSuccess: {
            /**
             * @description The ID of the contact property.
             * @example 78261eea-8f8b-4381-83c6-79fa7120f1cf
             */
            id?: string;
            /**
             * @description The object type of the response.
             * @example contact_property
             */
            object?: string;
        };
        /** @source openapi.yaml:5336 */
        GetContactPropertyResponseSuccess: {
            /**
             * @description The object type.
             * @example contact_property
             */
            object?: string;
            /**
             * @description The ID of the contact property.
             * @example b6d24b8e-af0b-4c3c-be0c-359bbd97381e
             */
            id?: string;
            /**
             * @description The property key.
             * @example company_name
             */
            key?: string;
            /**
             * @description The property type.
             * @example string
             */
            type?: string;
            /**
             * @description The default value when the property is not set for a contact.
             * @example Acme Corp
             */
            fallback_value?: string | number;
            /**
             * @description Timestamp indicating when the contact property was created.
             * @example 2023-10-06 23:47:56.678+00
             */
            created_at?: string;
        };
        /** @source openapi.yaml:5365 */
        ListContactPropertiesResponseSuccess: {
            /**
             * @description Type of the response object.
             * @example list
             */
            object?: string;
            /** @description Indicates if there are more results available. */
            has_more?: boolean;
            /** @description Array containing contact property information. */
            data?: {
                /** @description Unique identifier for the contact property. */
                id?: string;
                /** @description The property key. */
                key?: string;
                /** @description The property type. */
                type?: string;
                /** @description The default value when the property is not set for a contact. */
                fallback_value?: string | number;
                /**
                 * @description Timestamp indicating when the contact property was created.
                 * @example 2023-10-06 23:47:56.678+00
                 */
                created_at?: string;
            }[];
        };
        /** @source openapi.yaml:5399 */
        UpdateContactPropertyOptions: {
            /** @description The default value to use when the property is not set for a contact. Must match the type of the property. */
            fallback_value?: string | number;
        };
        /** @source openapi.yaml:5407 */
        UpdateContactPropertyResponseSuccess: {
            /**
             * @description The ID of the contact property.
             * @example 78261eea-8f8b-4381-83c6-79fa7120f1cf
             */
            id?: string;
            /**
             * @description The object type.
             * @example contact_property
             */
            object?: string;
        };
        /** @source openapi.yaml:5418 */
        RemoveContactPropertyResponseSuccess: {
            /**
             * @description The ID of the contact property.
             * @example 78261eea-8f8b-4381-83c6-79fa7120f1cf
             */
            id?: string;
            /**
             * @description The object type.
             * @example contact_property
             */
            object?: string;
            /**
             * @description Indicates whether the contact property was successfully deleted.
             * @example true
             */
            deleted?: boolean;
        };
        /** @source openapi.yaml:5433 */
        AddContactToSegmentResponseSuccess: {
            /**
             * @description The object type.
             * @example contact_segment
             */
            object?: string;
            /** @description The ID of the contact. */
            contact_id?: string;
            /** @description The ID of the segment. */
            segment_id?: string;
        };
        /** @source openapi.yaml:5446 */
        ListContactSegmentsResponseSuccess: {
            /**
             * @description Type of the response object.
             * @example list
             */
            object?: string;
            /** @description Indicates if there are more results available. */
            has_more?: boolean;
            /** @description Array containing segment information for this contact. */
            data?: {
                /** @description Unique identifier for the segment. */
                id?: string;
                /** @description Name of the segment. */
                name?: string;
                /**
                 * @description Timestamp indicating when the contact was added to the segment.
                 * @example 2023-10-06 23:47:56.678+00
                 */
                created_at?: string;
            }[];
        };
        /** @source openapi.yaml:5472 */
        RemoveContactFromSegmentResponseSuccess: {
            /**
             * @description The object type.
             * @example contact_segment
             */
            object?: string;
            /** @description The ID of the contact. */
            contact_id?: string;
            /** @description The ID of the segment. */
            segment_id?: string;
            /**
             * @description Indicates whether the contact was successfully removed from the segment.
             * @example true
             */
            deleted?: boolean;
        };
        /** @source openapi.yaml:5489 */
        GetContactTopicsResponseSuccess: {
            /**
             * @description Type of the response object.
             * @example list
             */
            object?: string;
            /** @description Indicates if there are more results available. */
            has_more?: boolean;
            /** @description Array containing topic subscriptions for this contact. */
            data?: {
                /** @description Unique identifier for the topic. */
                id?: string;
                /** @description Name of the topic. */
                name?: string;
                /** @description Description of the topic. */
                description?: string;
                /**
                 * @description The subscription status for this topic.
                 * @enum {string}
                 */
                subscription?: "opt_in" | "opt_out";
            }[];
        };
        /** @source openapi.yaml:5520 */
        UpdateContactTopicsOptions: {
            topics: {
                /** @description The ID of the topic. */
                id?: string;
                /**
                 * @description The subscription status (opt_in or opt_out).
                 * @enum {string}
                 */
                subscription?: "opt_in" | "opt_out";
            }[];
        };
        /** @source openapi.yaml:5539 */
        UpdateContactTopicsResponseSuccess: {
            /**
             * @description The object type.
             * @example contact_topics
             */
            object?: string;
            /** @description The ID of the contact. */
            contact_id?: string;
            /** @description Array of updated topic subscriptions. */
            topics?: {
                /** @description The ID of the topic. */
                id?: string;
                /**
                 * @description The subscription status.
                 * @enum {string}
                 */
                subscription?: "opt_in" | "opt_out";
            }[];
        };
        /** @source openapi.yaml:5564 */
        LogSummary: {
            /**
             * Format: uuid
             * @description The log ID.
             */
            id?: string;
            /**
             * @description The date the log was created.
             * @example 2023-10-06 23:47:56.678+00
             */
            created_at?: string;
            /** @description The API endpoint that was called. */
            endpoint?: string;
            /**
             * @description The HTTP method used.
             * @enum {string}
             */
            method?: "GET" | "POST" | "PUT" | "DELETE" | "PATCH" | "OPTIONS";
            /** @description The HTTP status code of the response. */
            response_status?: number;
            /** @description The user agent of the request. */
            user_agent?: string | null;
        };
        /** @source openapi.yaml:5594 */
        Log: {
            /**
             * @description Type of the response object.
             * @example log
             */
            object?: string;
            /**
             * Format: uuid
             * @description The log ID.
             */
            id?: string;
            /**
             * @description The date the log was created.
             * @example 2023-10-06 23:47:56.678+00
             */
            created_at?: string;
            /** @description The API endpoint that was called. */
            endpoint?: string;
            /**
             * @description The HTTP method used.
             * @enum {string}
             */
            method?: "GET" | "POST" | "PUT" | "DELETE" | "PATCH" | "OPTIONS";
            /** @description The HTTP status code of the response. */
            response_status?: number;
            /** @description The user agent of the request. */
            user_agent?: string | null;
            /** @description The request body sent to the API. */
            request_body?: Record<string, unknown> | null;
            /** @description The response body returned by the API. */
            response_body?: Record<string, unknown> | null;
        };
        /** @source openapi.yaml:5634 */
        ListLogsResponse: {
            /**
             * @description Type of the response object.
             * @example list
             */
            object?: string;
            /**
             * @description Indicates if there are more results available.
             * @example false
             */
            has_more?: boolean;
            /** @description Array containing log information. */
            data?: components["schemas"]["LogSummary"][];
        };
        /**
         * @description A step in an automation workflow. The `config` object varies based on the step `type`.
         * @source openapi.yaml:5650
         */
        AutomationStep: {
            /** @description A unique key for this step within the automation graph. */
            key: string;
            /**
             * @description The type of automation step.
             * @enum {string}
             */
            type: "trigger" | "send_email" | "delay" | "wait_for_event" | "condition" | "contact_update" | "contact_delete" | "add_to_segment";
            /** @description Configuration for the step. Shape depends on `type`: - **trigger**: `{ event_name: string }` - **send_email**: `{ template: { id: string, variables?: object }, subject?: string, from?: string, reply_to?: string }` - **delay**: `{ duration: string }` — a human-readable duration (e.g. `"30 minutes"`) - **wait_for_event**: `{ event_name: string, timeout?: string, filter_rule?: object }` — `timeout` is a human-readable duration (e.g. `"1 hour"`) - **condition**: A rule tree with `type` (`rule`, `and`, `or`), `field`, `operator`, and `value` - **contact_update**: `{ first_name?: string|object, last_name?: string|object, unsubscribed?: boolean|object, properties?: object }` - **contact_delete**: `{}` - **add_to_segment**: `{ segment_id: string }` */
            config: Record<string, unknown>;
        };
        /**
         * @description A step as returned when retrieving an automation.
         * @source openapi.yaml:5685
         */
        AutomationStepResponse: {
            /** @description The unique key of this step within the automation graph. */
            key?: string;
            /**
             * @description The type of automation step.
             * @enum {string}
             */
            type?: "trigger" | "send_email" | "delay" | "wait_for_event" | "condition" | "contact_update" | "contact_delete" | "add_to_segment";
            /** @description Configuration for the step. Shape depends on `type`. For `delay` steps, config contains `{ duration: string }` with a human-readable duration (e.g. `"30 minutes"`). For `wait_for_event` steps, config contains `{ event_name: string, timeout?: string, filter_rule?: object }` where `timeout` is a human-readable duration. */
            config?: Record<string, unknown>;
        };
        /**
         * @description A connection between two steps in the automation graph.
         * @source openapi.yaml:5710
         */
        AutomationConnection: {
            /** @description The `key` of the source step. */
            from: string;
            /** @description The `key` of the target step. */
            to: string;
            /**
             * @description The type of connection. Defaults to `default`.
             * @default default
             * @enum {string}
             */
            type?: "default" | "condition_met" | "condition_not_met" | "timeout" | "event_received";
        };
        /** @source openapi.yaml:5733 */
        CreateAutomationRequest: {
            /**
             * @description The name of the automation.
             *     minLength: 1
             */
            name: string;
            /**
             * @description The initial status of the automation. Defaults to `disabled`.
             * @default disabled
             * @enum {string}
             */
            status?: "enabled" | "disabled";
            /**
             * @description The steps that compose the automation workflow. Must include at least one `trigger` step.
             *     minItems: 1, maxItems: 150
             */
            steps: components["schemas"]["AutomationStep"][];
            /** @description The connections between steps in the automation graph. */
            connections: components["schemas"]["AutomationConnection"][];
        };
        /** @source openapi.yaml:5763 */
        CreateAutomationResponse: {
            /**
             * @description Type of the response object.
             * @example automation
             */
            object?: string;
            /** @description The ID of the created automation. */
            id?: string;
        };
        /** @source openapi.yaml:5773 */
        Automation: {
            /**
             * @description Type of the response object.
             * @example automation
             */
            object?: string;
            /** @description The ID of the automation. */
            id?: string;
            /** @description The name of the automation. */
            name?: string;
            /**
             * @description The current status of the automation.
             * @enum {string}
             */
            status?: "enabled" | "disabled";
            /**
             * @description The date and time the automation was created.
             * @example 2023-10-06 23:47:56.678+00
             */
            created_at?: string;
            /**
             * @description The date and time the automation was last updated.
             * @example 2023-10-06 23:47:56.678+00
             */
            updated_at?: string;
            /** @description The steps in the active version of the automation. */
            steps?: components["schemas"]["AutomationStepResponse"][];
            /** @description The connections between steps in the active version of the automation. */
            connections?: components["schemas"]["AutomationConnection"][];
        };
        /** @source openapi.yaml:5810 */
        AutomationListItem: {
            /** @description The ID of the automation. */
            id?: string;
            /** @description The name of the automation. */
            name?: string;
            /**
             * @description The current status of the automation.
             * @enum {string}
             */
            status?: "enabled" | "disabled";
            /**
             * @description The date and time the automation was created.
             * @example 2023-10-06 23:47:56.678+00
             */
            created_at?: string;
            /**
             * @description The date and time the automation was last updated.
             * @example 2023-10-06 23:47:56.678+00
             */
            updated_at?: string;
        };
        /** @source openapi.yaml:5833 */
        ListAutomationsResponse: {
            /**
             * @description Type of the response object.
             * @example list
             */
            object?: string;
            /** @description Indicates if there are more results available. */
            has_more?: boolean;
            /** @description Array of automations. */
            data?: components["schemas"]["AutomationListItem"][];
        };
        /**
         * @description At least one of `name`, `status`, or `steps` and `connections` must be provided. When updating the workflow graph, both `steps` and `connections` must be provided together.
         * @source openapi.yaml:5848
         */
        PatchAutomationRequest: {
            /**
             * @description The name of the automation.
             *     minLength: 1
             */
            name?: string;
            /**
             * @description The status of the automation.
             * @enum {string}
             */
            status?: "enabled" | "disabled";
            /**
             * @description The steps that compose the automation workflow. Must be provided together with `connections`.
             *     minItems: 1, maxItems: 150
             */
            steps?: components["schemas"]["AutomationStep"][];
            /** @description The connections between steps in the automation graph. Must be provided together with `steps`. */
            connections?: components["schemas"]["AutomationConnection"][];
        };
        /** @source openapi.yaml:5876 */
        PatchAutomationResponse: {
            /**
             * @description Type of the response object.
             * @example automation
             */
            object?: string;
            /** @description The ID of the updated automation. */
            id?: string;
        };
        /** @source openapi.yaml:5886 */
        DeleteAutomationResponse: {
            /**
             * @description Type of the response object.
             * @example automation
             */
            object?: string;
            /** @description The ID of the deleted automation. */
            id?: string;
            /**
             * @description Indicates whether the automation was successfully deleted.
             * @example true
             */
            deleted?: boolean;
        };
        /** @source openapi.yaml:5900 */
        DuplicateAutomationResponse: {
            /**
             * @description Type of the response object.
             * @example automation
             */
            object?: string;
            /** @description The ID of the duplicated automation. */
            id?: string;
        };
        /** @source openapi.yaml:5910 */
        StopAutomationResponse: {
            /**
             * @description Type of the response object.
             * @example automation
             */
            object?: string;
            /** @description The ID of the stopped automation. */
            id?: string;
            /**
             * @description The status of the automation after stopping.
             * @example disabled
             */
            status?: string;
        };
        /**
         * @description A step execution within an automation run.
         * @source openapi.yaml:5924
         */
        AutomationRunStep: {
            /** @description The key of the automation step. */
            key?: string;
            /**
             * @description The type of automation step.
             * @enum {string}
             */
            type?: "trigger" | "send_email" | "delay" | "wait_for_event" | "condition" | "contact_update" | "contact_delete" | "add_to_segment";
            /** @description The execution status of this step. */
            status?: string;
            /**
             * @description The date and time the step started executing.
             * @example 2023-10-06 23:47:56.678+00
             */
            started_at?: string | null;
            /**
             * @description The date and time the step completed executing.
             * @example 2023-10-06 23:47:56.678+00
             */
            completed_at?: string | null;
            /** @description The output produced by the step, if any. */
            output?: Record<string, unknown> | null;
            /** @description The error produced by the step, if any. */
            error?: Record<string, unknown> | null;
            /**
             * @description The date and time the step record was created.
             * @example 2023-10-06 23:47:56.678+00
             */
            created_at?: string;
        };
        /** @source openapi.yaml:5964 */
        AutomationRun: {
            /**
             * @description Type of the response object.
             * @example automation_run
             */
            object?: string;
            /** @description The ID of the automation run. */
            id?: string;
            /**
             * @description The current status of the automation run.
             * @enum {string}
             */
            status?: "running" | "completed" | "failed" | "cancelled";
            /**
             * @description The date and time the run started.
             * @example 2023-10-06 23:47:56.678+00
             */
            started_at?: string | null;
            /**
             * @description The date and time the run completed.
             * @example 2023-10-06 23:47:56.678+00
             */
            completed_at?: string | null;
            /**
             * @description The date and time the run was created.
             * @example 2023-10-06 23:47:56.678+00
             */
            created_at?: string;
            /** @description The steps executed in this run, sorted in graph order. */
            steps?: components["schemas"]["AutomationRunStep"][];
        };
        /** @source openapi.yaml:5999 */
        AutomationRunListItem: {
            /** @description The ID of the automation run. */
            id?: string;
            /**
             * @description The current status of the automation run.
             * @enum {string}
             */
            status?: "running" | "completed" | "failed" | "cancelled";
            /**
             * @description The date and time the run started.
             * @example 2023-10-06 23:47:56.678+00
             */
            started_at?: string | null;
            /**
             * @description The date and time the run completed.
             * @example 2023-10-06 23:47:56.678+00
             */
            completed_at?: string | null;
            /**
             * @description The date and time the run was created.
             * @example 2023-10-06 23:47:56.678+00
             */
            created_at?: string;
        };
        /** @source openapi.yaml:6025 */
        ListAutomationRunsResponse: {
            /**
             * @description Type of the response object.
             * @example list
             */
            object?: string;
            /** @description Indicates if there are more results available. */
            has_more?: boolean;
            /** @description Array of automation runs. */
            data?: components["schemas"]["AutomationRunListItem"][];
        };
        /** @source openapi.yaml:6040 */
        Event: {
            /**
             * @description Type of the response object.
             * @example event
             */
            object?: string;
            /**
             * Format: uuid
             * @description The event ID.
             */
            id?: string;
            /** @description The event name. */
            name?: string;
            /** @description A flat key/type map defining the event payload schema. Supported types are `string`, `number`, `boolean`, and `date`. */
            schema?: Record<string, unknown> | null;
            /**
             * @description The date and time the event was created.
             * @example 2023-10-06 23:47:56.678+00
             */
            created_at?: string;
            /**
             * @description The date and time the event was last updated.
             * @example 2023-10-06 23:47:56.678+00
             */
            updated_at?: string | null;
        };
        /** @source openapi.yaml:6065 */
        EventSummary: {
            /**
             * Format: uuid
             * @description The event ID.
             */
            id?: string;
            /** @description The event name. */
            name?: string;
            /** @description A flat key/type map defining the event payload schema. Supported types are `string`, `number`, `boolean`, and `date`. */
            schema?: Record<string, unknown> | null;
            /**
             * @description The date and time the event was created.
             * @example 2023-10-06 23:47:56.678+00
             */
            created_at?: string;
            /**
             * @description The date and time the event was last updated.
             * @example 2023-10-06 23:47:56.678+00
             */
            updated_at?: string | null;
        };
        /** @source openapi.yaml:6086 */
        CreateEventRequest: {
            /** @description The name of the event. Cannot start with the reserved `resend:` prefix. */
            name: string;
            /** @description An optional flat key/type map defining the event payload schema. Supported types are `string`, `number`, `boolean`, and `date`. */
            schema?: Record<string, unknown> | null;
        };
        /** @source openapi.yaml:6097 */
        CreateEventResponse: {
            /**
             * @description Type of the response object.
             * @example event
             */
            object?: string;
            /**
             * Format: uuid
             * @description The ID of the created event.
             */
            id?: string;
        };
        /** @source openapi.yaml:6108 */
        ListEventsResponse: {
            /**
             * @description Type of the response object.
             * @example list
             */
            object?: string;
            /**
             * @description Indicates if there are more results available.
             * @example false
             */
            has_more?: boolean;
            /** @description Array containing event information. */
            data?: components["schemas"]["EventSummary"][];
        };
        /** @source openapi.yaml:6124 */
        UpdateEventRequest: {
            /** @description A flat key/type map defining the event payload schema. Set to `null` to clear the schema. Supported types are `string`, `number`, `boolean`, and `date`. */
            schema: Record<string, unknown> | null;
        };
        /** @source openapi.yaml:6132 */
        UpdateEventResponse: {
            /**
             * @description Type of the response object.
             * @example event
             */
            object?: string;
            /**
             * Format: uuid
             * @description The ID of the updated event.
             */
            id?: string;
        };
        /** @source openapi.yaml:6143 */
        RemoveEventResponse: {
            /**
             * @description Type of the response object.
             * @example event
             */
            object?: string;
            /**
             * Format: uuid
             * @description The ID of the deleted event.
             */
            id?: string;
            /**
             * @description Indicates whether the event was deleted.
             * @example true
             */
            deleted?: boolean;
        };
        /** @source openapi.yaml:6158 */
        SendEventRequest: {
            /** @description The name of the event to send. */
            event: string;
            /**
             * Format: uuid
             * @description The ID of the contact to associate with this event. Exactly one of `contact_id` or `email` must be provided.
             */
            contact_id?: string;
            /**
             * Format: email
             * @description The email address to associate with this event. Exactly one of `contact_id` or `email` must be provided.
             */
            email?: string;
            /** @description An optional payload of key/value pairs to include with the event. */
            payload?: {
                [key: string]: unknown;
            };
        };
        /** @source openapi.yaml:6178 */
        SendEventResponse: {
            /**
             * @description Type of the response object.
             * @example event
             */
            object?: string;
            /** @description The name of the event that was sent. */
            event?: string;
        };
        /** @source openapi.yaml:6188 */
        WebhookEventBounce: {
            /** @description Array of SMTP diagnostic responses from the receiving server, one entry per recipient (e.g., `smtp; 550 5.1.1 user unknown`). */
            diagnosticCode: string[];
            /** @description Detailed bounce message describing why the email bounced. */
            message: string;
            /**
             * @description Bounce sub-type.
             * @enum {string}
             */
            subType: "Undetermined" | "General" | "NoEmail" | "MailboxFull" | "MessageTooLarge" | "ContentRejected" | "AttachmentRejected";
            /**
             * @description Bounce type.
             * @enum {string}
             */
            type: "Undetermined" | "Transient" | "Permanent";
        };
        /** @source openapi.yaml:6222 */
        WebhookEventClick: {
            /** @description IP address of the user who clicked the link. */
            ipAddress: string;
            /** @description The URL that was clicked. */
            link: string;
            /**
             * Format: date-time
             * @description Timestamp when the click occurred.
             * @example 2023-10-06T23:47:56.678Z
             */
            timestamp: string;
            /** @description User agent string of the browser that clicked the link. */
            userAgent: string;
        };
        /** @source openapi.yaml:6244 */
        WebhookEventFailed: {
            /** @description Reason for the email failure (e.g., `reached_daily_quota`). */
            reason: string;
        };
        /** @source openapi.yaml:6252 */
        WebhookEventSuppressed: {
            /** @description Array of SMTP diagnostic responses from the receiving server, one entry per recipient. */
            diagnosticCode: string[];
            /** @description Detailed suppression message describing why the email was suppressed. */
            message: string;
            /**
             * @description Reason the address is suppressed.
             * @enum {string}
             */
            reason: "previous_bounce" | "previous_complaint";
            /**
             * @description Suppression type.
             * @enum {string}
             */
            type: "Suppressed" | "OnAccountSuppressionList";
        };
        /** @source openapi.yaml:6280 */
        WebhookEventAttachment: {
            /** @description Unique identifier for the attachment. */
            id: string;
            /** @description The filename of the attachment. */
            filename?: string;
            /** @description The MIME type of the attachment. */
            content_type?: string;
            /** @description The content disposition (e.g., `inline` or `attachment`). */
            content_disposition?: string;
            /** @description Content-ID header used for referencing inline images. */
            content_id?: string;
        };
        /** @source openapi.yaml:6300 */
        WebhookDomainRecord: {
            /**
             * @description The purpose of the DNS record (SPF and DKIM for sending; Receiving MX for inbound emails; Tracking and TrackingCAA for click and open tracking).
             * @enum {string}
             */
            record: "SPF" | "DKIM" | "Receiving MX" | "Tracking" | "TrackingCAA";
            /** @description DNS record name or subdomain. */
            name: string;
            /** @description DNS record value to be set. */
            value: string;
            /**
             * @description DNS record type.
             * @enum {string}
             */
            type: "MX" | "TXT" | "CNAME" | "CAA";
            /** @description Time to live for the DNS record (e.g., `Auto`, `60`). */
            ttl: string;
            /**
             * @description Verification status of this specific record.
             * @enum {string}
             */
            status: "pending" | "verified" | "failed" | "temporary_failure" | "not_started";
            /** @description Priority value (only applicable for MX records). */
            priority?: number;
        };
        /** @source openapi.yaml:6348 */
        OutboundEmailEventData: {
            /** @description Unique identifier for the email. */
            email_id: string;
            /**
             * Format: date-time
             * @description Timestamp when the email was created.
             * @example 2023-10-06T23:47:56.678Z
             */
            created_at: string;
            /** @description Sender email address and name in the format `Name <email@domain.com>`. */
            from: string;
            /** @description Array of impacted recipient email addresses. */
            to: string[];
            /** @description Email subject line. */
            subject: string;
            /** @description Unique identifier for the broadcast campaign, if applicable. */
            broadcast_id?: string;
            /** @description Unique identifier for the template used, if applicable. */
            template_id?: string;
            /** @description Tag key-value pairs associated with the email. */
            tags?: {
                [key: string]: string;
            };
            /** @description Custom headers included with the email (omitted when no custom headers are set). */
            headers?: {
                name: string;
                value: string;
            }[];
        };
        /** @source openapi.yaml:6400 */
        EmailBouncedEventData: components["schemas"]["OutboundEmailEventData"] & {
            bounce: components["schemas"]["WebhookEventBounce"];
        };
        /** @source openapi.yaml:6409 */
        EmailClickedEventData: components["schemas"]["OutboundEmailEventData"] & {
            click: components["schemas"]["WebhookEventClick"];
        };
        /** @source openapi.yaml:6418 */
        EmailFailedEventData: components["schemas"]["OutboundEmailEventData"] & {
            failed: components["schemas"]["WebhookEventFailed"];
        };
        /** @source openapi.yaml:6427 */
        EmailSuppressedEventData: components["schemas"]["OutboundEmailEventData"] & {
            suppressed: components["schemas"]["WebhookEventSuppressed"];
        };
        /** @source openapi.yaml:6436 */
        EmailReceivedEventData: {
            /** @description Unique identifier for the email. */
            email_id: string;
            /**
             * Format: date-time
             * @description Timestamp when the email was received.
             * @example 2023-10-06T23:47:56.678Z
             */
            created_at: string;
            /** @description Sender email address. */
            from: string;
            /** @description Array of recipient email addresses. */
            to: string[];
            /** @description Email subject line. */
            subject: string;
            /** @description The unique message ID from the email headers. */
            message_id: string;
            /** @description BCC recipients. */
            bcc: string[];
            /** @description CC recipients. */
            cc: string[];
            /** @description Array of attachment metadata. */
            attachments: components["schemas"]["WebhookEventAttachment"][];
        };
        /** @source openapi.yaml:6486 */
        ContactEventData: {
            /** @description Unique identifier for the contact. */
            id: string;
            /** @description Unique identifier for the audience this contact belongs to. */
            audience_id?: string;
            /** @description Array of segment IDs the contact belongs to. */
            segment_ids?: string[];
            /**
             * Format: date-time
             * @description Timestamp when the contact was created.
             * @example 2023-10-06T23:47:56.678Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Timestamp when the contact was last updated.
             * @example 2023-10-06T23:47:56.678Z
             */
            updated_at: string;
            /** @description Contact's email address. */
            email: string;
            /** @description Contact's first name. */
            first_name?: string;
            /** @description Contact's last name. */
            last_name?: string;
            /** @description Whether the contact has unsubscribed from all emails sent from your team. */
            unsubscribed: boolean;
        };
        /** @source openapi.yaml:6528 */
        DomainEventData: {
            /** @description Unique identifier for the domain. */
            id: string;
            /** @description The domain name (e.g., `example.com`). */
            name: string;
            /**
             * @description Aggregated verification status of the domain.
             * @enum {string}
             */
            status: "verified" | "partially_verified" | "partially_failed" | "failed" | "pending" | "not_started";
            /**
             * Format: date-time
             * @description Timestamp when the domain was created.
             * @example 2023-10-06T23:47:56.678Z
             */
            created_at: string;
            /**
             * @description AWS region where the domain is configured.
             * @enum {string}
             */
            region: "us-east-1" | "eu-west-1" | "sa-east-1" | "ap-northeast-1";
            /** @description DNS records required for domain verification. */
            records: components["schemas"]["WebhookDomainRecord"][];
        };
        /** @source openapi.yaml:6572 */
        EmailSentEvent: {
            /**
             * @description The event type.
             * @constant
             */
            type: "email.sent";
            /**
             * Format: date-time
             * @description Timestamp when the event was emitted.
             * @example 2023-10-06T23:47:56.678Z
             */
            created_at: string;
            data: components["schemas"]["OutboundEmailEventData"];
        };
        /** @source openapi.yaml:6590 */
        EmailDeliveredEvent: {
            /**
             * @description The event type.
             * @constant
             */
            type: "email.delivered";
            /**
             * Format: date-time
             * @description Timestamp when the event was emitted.
             * @example 2023-10-06T23:47:56.678Z
             */
            created_at: string;
            data: components["schemas"]["OutboundEmailEventData"];
        };
        /** @source openapi.yaml:6608 */
        EmailDeliveryDelayedEvent: {
            /**
             * @description The event type.
             * @constant
             */
            type: "email.delivery_delayed";
            /**
             * Format: date-time
             * @description Timestamp when the event was emitted.
             * @example 2023-10-06T23:47:56.678Z
             */
            created_at: string;
            data: components["schemas"]["OutboundEmailEventData"];
        };
        /** @source openapi.yaml:6626 */
        EmailBouncedEvent: {
            /**
             * @description The event type.
             * @constant
             */
            type: "email.bounced";
            /**
             * Format: date-time
             * @description Timestamp when the event was emitted.
             * @example 2023-10-06T23:47:56.678Z
             */
            created_at: string;
            data: components["schemas"]["EmailBouncedEventData"];
        };
        /** @source openapi.yaml:6644 */
        EmailComplainedEvent: {
            /**
             * @description The event type.
             * @constant
             */
            type: "email.complained";
            /**
             * Format: date-time
             * @description Timestamp when the event was emitted.
             * @example 2023-10-06T23:47:56.678Z
             */
            created_at: string;
            data: components["schemas"]["OutboundEmailEventData"];
        };
        /** @source openapi.yaml:6662 */
        EmailOpenedEvent: {
            /**
             * @description The event type.
             * @constant
             */
            type: "email.opened";
            /**
             * Format: date-time
             * @description Timestamp when the event was emitted.
             * @example 2023-10-06T23:47:56.678Z
             */
            created_at: string;
            data: components["schemas"]["OutboundEmailEventData"];
        };
        /** @source openapi.yaml:6680 */
        EmailClickedEvent: {
            /**
             * @description The event type.
             * @constant
             */
            type: "email.clicked";
            /**
             * Format: date-time
             * @description Timestamp when the event was emitted.
             * @example 2023-10-06T23:47:56.678Z
             */
            created_at: string;
            data: components["schemas"]["EmailClickedEventData"];
        };
        /** @source openapi.yaml:6698 */
        EmailFailedEvent: {
            /**
             * @description The event type.
             * @constant
             */
            type: "email.failed";
            /**
             * Format: date-time
             * @description Timestamp when the event was emitted.
             * @example 2023-10-06T23:47:56.678Z
             */
            created_at: string;
            data: components["schemas"]["EmailFailedEventData"];
        };
        /** @source openapi.yaml:6716 */
        EmailScheduledEvent: {
            /**
             * @description The event type.
             * @constant
             */
            type: "email.scheduled";
            /**
             * Format: date-time
             * @description Timestamp when the event was emitted.
             * @example 2023-10-06T23:47:56.678Z
             */
            created_at: string;
            data: components["schemas"]["OutboundEmailEventData"];
        };
        /** @source openapi.yaml:6734 */
        EmailSuppressedEvent: {
            /**
             * @description The event type.
             * @constant
             */
            type: "email.suppressed";
            /**
             * Format: date-time
             * @description Timestamp when the event was emitted.
             * @example 2023-10-06T23:47:56.678Z
             */
            created_at: string;
            data: components["schemas"]["EmailSuppressedEventData"];
        };
        /** @source openapi.yaml:6752 */
        EmailReceivedEvent: {
            /**
             * @description The event type.
             * @constant
             */
            type: "email.received";
            /**
             * Format: date-time
             * @description Timestamp when the event was emitted.
             * @example 2023-10-06T23:47:56.678Z
             */
            created_at: string;
            data: components["schemas"]["EmailReceivedEventData"];
        };
        /** @source openapi.yaml:6770 */
        ContactCreatedEvent: {
            /**
             * @description The event type.
             * @constant
             */
            type: "contact.created";
            /**
             * Format: date-time
             * @description Timestamp when the event was emitted.
             * @example 2023-10-06T23:47:56.678Z
             */
            created_at: string;
            data: components["schemas"]["ContactEventData"];
        };
        /** @source openapi.yaml:6788 */
        ContactUpdatedEvent: {
            /**
             * @description The event type.
             * @constant
             */
            type: "contact.updated";
            /**
             * Format: date-time
             * @description Timestamp when the event was emitted.
             * @example 2023-10-06T23:47:56.678Z
             */
            created_at: string;
            data: components["schemas"]["ContactEventData"];
        };
        /** @source openapi.yaml:6806 */
        ContactDeletedEvent: {
            /**
             * @description The event type.
             * @constant
             */
            type: "contact.deleted";
            /**
             * Format: date-time
             * @description Timestamp when the event was emitted.
             * @example 2023-10-06T23:47:56.678Z
             */
            created_at: string;
            data: components["schemas"]["ContactEventData"];
        };
        /** @source openapi.yaml:6824 */
        DomainCreatedEvent: {
            /**
             * @description The event type.
             * @constant
             */
            type: "domain.created";
            /**
             * Format: date-time
             * @description Timestamp when the event was emitted.
             * @example 2023-10-06T23:47:56.678Z
             */
            created_at: string;
            data: components["schemas"]["DomainEventData"];
        };
        /** @source openapi.yaml:6842 */
        DomainUpdatedEvent: {
            /**
             * @description The event type.
             * @constant
             */
            type: "domain.updated";
            /**
             * Format: date-time
             * @description Timestamp when the event was emitted.
             * @example 2023-10-06T23:47:56.678Z
             */
            created_at: string;
            data: components["schemas"]["DomainEventData"];
        };
        /** @source openapi.yaml:6860 */
        DomainDeletedEvent: {
            /**
             * @description The event type.
             * @constant
             */
            type: "domain.deleted";
            /**
             * Format: date-time
             * @description Timestamp when the event was emitted.
             * @example 2023-10-06T23:47:56.678Z
             */
            created_at: string;
            data: components["schemas"]["DomainEventData"];
        };
        /** @source openapi.yaml:6878 */
        CreateSuppressionOptions: {
            /**
             * @description Email address to suppress.
             * @example steve.wozniak@gmail.com
             */
            email: string;
        };
        /** @source openapi.yaml:6887 */
        CreateSuppressionResponseSuccess: {
            /**
             * @description Type of the response object.
             * @example suppression
             */
            object?: string;
            /**
             * @description Unique identifier for the created suppression.
             * @example e169aa45-1ecf-4183-9955-b1499d5701d3
             */
            id?: string;
        };
        /** @source openapi.yaml:6898 */
        BatchAddSuppressionsOptions: {
            /**
             * @description Email addresses to suppress.
             *     minItems: 1, maxItems: 100
             * @example [
             *       "steve.wozniak@gmail.com"
             *     ]
             */
            emails: string[];
        };
        /** @source openapi.yaml:6912 */
        BatchAddSuppressionsResponseSuccess: {
            /** @description Array containing the created suppressions. */
            data?: {
                /**
                 * @description Type of the object.
                 * @example suppression
                 */
                object?: string;
                /**
                 * @description Unique identifier for the suppression.
                 * @example e169aa45-1ecf-4183-9955-b1499d5701d3
                 */
                id?: string;
            }[];
        };
        /**
         * @description Provide either `emails` or `ids`, but not both.
         * @source openapi.yaml:6929
         */
        BatchRemoveSuppressionsOptions: {
            /**
             * @description Email addresses to remove from the suppression list.
             *     minItems: 1, maxItems: 100
             * @example [
             *       "steve.wozniak@gmail.com"
             *     ]
             */
            emails?: string[];
            /**
             * @description Suppression IDs to remove from the suppression list.
             *     minItems: 1, maxItems: 100
             * @example [
             *       "e169aa45-1ecf-4183-9955-b1499d5701d3"
             *     ]
             */
            ids?: string[];
        };
        /** @source openapi.yaml:6951 */
        BatchRemoveSuppressionsResponseSuccess: {
            /** @description Array containing the removed suppressions. */
            data?: {
                /**
                 * @description Type of the object.
                 * @example suppression
                 */
                object?: string;
                /**
                 * @description Unique identifier for the suppression.
                 * @example e169aa45-1ecf-4183-9955-b1499d5701d3
                 */
                id?: string;
                /**
                 * @description Indicates whether the suppression was successfully deleted.
                 * @example true
                 */
                deleted?: boolean;
            }[];
        };
        /** @source openapi.yaml:6972 */
        RemoveSuppressionResponseSuccess: {
            /**
             * @description Type of the response object.
             * @example suppression
             */
            object?: string;
            /**
             * @description Unique identifier for the removed suppression.
             * @example e169aa45-1ecf-4183-9955-b1499d5701d3
             */
            id?: string;
            /**
             * @description Indicates whether the suppression was successfully deleted.
             * @example true
             */
            deleted?: boolean;
        };
        /** @source openapi.yaml:6987 */
        GetSuppressionResponseSuccess: {
            /**
             * @description Type of the response object.
             * @example suppression
             */
            object?: string;
            /**
             * @description Unique identifier for the suppression.
             * @example e169aa45-1ecf-4183-9955-b1499d5701d3
             */
            id?: string;
            /**
             * @description Email address that is suppressed.
             * @example steve.wozniak@gmail.com
             */
            email?: string;
            /**
             * @description Origin of the suppression.
             * @example manual
             * @enum {string}
             */
            origin?: "bounce" | "complaint" | "manual";
            /**
             * @description Identifier of the event that caused the suppression, such as the email that bounced or complained.
             * @example 479e3145-dd38-476b-932c-529ceb705947
             */
            source_id?: string | null;
            /**
             * @description Timestamp indicating when the suppression was created.
             * @example 2023-10-06 23:47:56.678+00
             */
            created_at?: string;
        };
        /** @source openapi.yaml:7019 */
        ListSuppressionsResponseSuccess: {
            /**
             * @description Type of the response object.
             * @example list
             */
            object?: string;
            /** @description Indicates if there are more results available. */
            has_more?: boolean;
            /** @description Array containing suppression information. */
            data?: {
                /**
                 * @description Unique identifier for the suppression.
                 * @example e169aa45-1ecf-4183-9955-b1499d5701d3
                 */
                id?: string;
                /**
                 * @description Email address that is suppressed.
                 * @example steve.wozniak@gmail.com
                 */
                email?: string;
                /**
                 * @description Origin of the suppression.
                 * @example manual
                 * @enum {string}
                 */
                origin?: "bounce" | "complaint" | "manual";
                /**
                 * @description Identifier of the event that caused the suppression, such as the email that bounced or complained.
                 * @example 479e3145-dd38-476b-932c-529ceb705947
                 */
                source_id?: string | null;
                /**
                 * @description Timestamp indicating when the suppression was created.
                 * @example 2023-10-06 23:47:56.678+00
                 */
                created_at?: string;
            }[];
        };
    };
    responses: never;
    parameters: {
        /**
         * @description Number of items to return.
         *     minimum: 1, maximum: 100
         * @source openapi.yaml:2687
         */
        PaginationLimit: number;
        /**
         * @description Return items after this cursor.
         * @source openapi.yaml:2696
         */
        PaginationAfter: string;
        /**
         * @description Return items before this cursor.
         * @source openapi.yaml:2703
         */
        PaginationBefore: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    /**
     * Retrieve a list of emails
     * `GET /emails`
     * @example
     * await api["emails/list"]();
     * @source openapi.yaml:74
     */
    "emails/list": {
        parameters: {
            query?: {
                /**
                 * @description Number of items to return.
                 *     minimum: 1, maximum: 100
                 */
                limit?: components["parameters"]["PaginationLimit"];
                /** @description Return items after this cursor. */
                after?: components["parameters"]["PaginationAfter"];
                /** @description Return items before this cursor. */
                before?: components["parameters"]["PaginationBefore"];
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
                    "application/json": components["schemas"]["ListEmailsResponse"];
                };
            };
        };
    };
    /**
     * Send an email
     * `POST /emails`
     * @example
     * await api["emails/send"]();
     * @source openapi.yaml:49
     */
    "emails/send": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique identifier for the request to ensure emails are only sent once. [Learn more](https://resend.com/docs/dashboard/emails/idempotency-keys)
                 *     maxLength: 256
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SendEmailRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendEmailResponse"];
                };
            };
        };
    };
    /**
     * Retrieve a single email
     * `GET /emails/{email_id}`
     * @source openapi.yaml:91
     */
    "emails/get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the email. */
                email_id: string;
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
                    "application/json": components["schemas"]["Email"];
                };
            };
        };
    };
    /**
     * Update a single email
     * `PATCH /emails/{email_id}`
     * @source openapi.yaml:110
     */
    "emails/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the email. */
                email_id: string;
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
                    "application/json": components["schemas"]["UpdateEmailOptions"];
                };
            };
        };
    };
    /**
     * Cancel the schedule of the e-mail.
     * `POST /emails/{email_id}/cancel`
     * @source openapi.yaml:130
     */
    "emails/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the email. */
                email_id: string;
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
                    "application/json": components["schemas"]["Email"];
                };
            };
        };
    };
    /**
     * Create a shareable link for a sent or received email.
     * `POST /emails/{email_id}/share`
     * @source openapi.yaml:150
     */
    "emails/share": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the email. */
                email_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ShareEmailOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareEmailResponse"];
                };
            };
        };
    };
    /**
     * Trigger up to 100 batch emails at once.
     * `POST /emails/batch`
     * @example
     * await api["emails/send-batch"]();
     * @source openapi.yaml:176
     */
    "emails/send-batch": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique identifier for the request to ensure emails are only sent once. [Learn more](https://resend.com/docs/dashboard/emails/idempotency-keys)
                 *     maxLength: 256
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SendEmailRequest"][];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateBatchEmailsResponse"];
                };
            };
        };
    };
    /**
     * Retrieve a list of attachments for a sent email
     * `GET /emails/{email_id}/attachments`
     * @source openapi.yaml:204
     */
    "emails/list-attachments": {
        parameters: {
            query?: {
                /** @description Maximum number of attachments to return. */
                limit?: number;
                /** @description Pagination cursor to fetch results after this attachment ID. Cannot be used with 'before'. */
                after?: string;
                /** @description Pagination cursor to fetch results before this attachment ID. Cannot be used with 'after'. */
                before?: string;
            };
            header?: never;
            path: {
                /** @description The ID of the email. */
                email_id: string;
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
                    "application/json": components["schemas"]["ListAttachmentsResponse"];
                };
            };
        };
    };
    /**
     * Retrieve a single attachment for a sent email
     * `GET /emails/{email_id}/attachments/{attachment_id}`
     * @source openapi.yaml:245
     */
    "emails/get-attachment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the email. */
                email_id: string;
                /** @description The ID of the attachment. */
                attachment_id: string;
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
                    "application/json": components["schemas"]["RetrievedAttachment"];
                };
            };
        };
    };
    /**
     * Retrieve a list of received emails
     * `GET /emails/receiving`
     * @example
     * await api["emails/list-receiving"]();
     * @source openapi.yaml:273
     */
    "emails/list-receiving": {
        parameters: {
            query?: {
                /** @description Maximum number of received emails to return. */
                limit?: number;
                /** @description Pagination cursor to fetch results after this email ID. Cannot be used with 'before'. */
                after?: string;
                /** @description Pagination cursor to fetch results before this email ID. Cannot be used with 'after'. */
                before?: string;
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
                    "application/json": components["schemas"]["ListReceivedEmailsResponse"];
                };
            };
        };
    };
    /**
     * Retrieve a single received email
     * `GET /emails/receiving/{email_id}`
     * @source openapi.yaml:307
     */
    "emails/get-receiving": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the received email. */
                email_id: string;
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
                    "application/json": components["schemas"]["GetReceivedEmailResponse"];
                };
            };
        };
    };
    /**
     * Retrieve a list of attachments for a received email
     * `GET /emails/receiving/{email_id}/attachments`
     * @source openapi.yaml:328
     */
    "emails/list-receiving-attachments": {
        parameters: {
            query?: {
                /** @description Maximum number of attachments to return. */
                limit?: number;
                /** @description Pagination cursor to fetch results after this attachment ID. Cannot be used with 'before'. */
                after?: string;
                /** @description Pagination cursor to fetch results before this attachment ID. Cannot be used with 'after'. */
                before?: string;
            };
            header?: never;
            path: {
                /** @description The ID of the received email. */
                email_id: string;
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
                    "application/json": components["schemas"]["ListAttachmentsResponse"];
                };
            };
        };
    };
    /**
     * Retrieve a single attachment for a received email
     * `GET /emails/receiving/{email_id}/attachments/{attachment_id}`
     * @source openapi.yaml:369
     */
    "emails/get-receiving-attachment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the received email. */
                email_id: string;
                /** @description The ID of the attachment. */
                attachment_id: string;
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
                    "application/json": components["schemas"]["RetrievedAttachment"];
                };
            };
        };
    };
    /**
     * Retrieve account-level email metrics
     * `GET /emails/metrics`
     * @example
     * await api["emails/metrics"]();
     * @source openapi.yaml:397
     */
    "emails/metrics": {
        parameters: {
            query?: {
                /** @description The start of the date range, as an ISO 8601 date or datetime. Must be on or before `end_date`. Defaults to 6 days before `end_date`. */
                start_date?: string;
                /** @description The end of the date range, as an ISO 8601 date or datetime. Values in the future are clamped to the current time. Defaults to now. */
                end_date?: string;
                /**
                 * @description The IANA timezone (e.g. `America/New_York`) used to bucket periods when `period` is in `dimensions`.
                 *     default: "UTC"
                 */
                timezone?: string;
                /**
                 * @description The bucket size used when `period` is in `dimensions`. The date range can't produce more than 10,000 periods at the chosen granularity.
                 *     default: "daily"
                 */
                granularity?: "hourly" | "daily" | "weekly" | "monthly";
                /** @description List of metrics to include in the response. Defaults to all metrics. Accepts a comma-separated value, the parameter repeated, or a mix of both. */
                metrics?: ("received" | "delivered" | "complained" | "suppressed" | "bounced" | "bounced_transient" | "bounced_permanent" | "bounced_undetermined" | "opened" | "clicked" | "unsubscribed" | "delivery_delayed" | "failed" | "sent" | "unique_opened" | "unique_clicked" | "delivery_rate" | "open_rate" | "click_rate" | "bounce_rate" | "complaint_rate" | "unsubscribe_rate")[];
                /** @description List of dimensions to break the response down by. `email` cannot be combined with `broadcast`. Defaults to `[]`, returning a single `totals` row for the whole range, with no `data`. Accepts a comma-separated value, the parameter repeated, or a mix of both. */
                dimensions?: ("period" | "domain" | "email" | "broadcast")[];
                /** @description List of sending domain IDs to restrict the response to, up to 100. Accepts a comma-separated value, the parameter repeated, or a mix of both. */
                domain_id?: string[];
                /** @description List of email IDs to restrict the response to, up to 100. Cannot be combined with the `broadcast` dimension or `broadcast_id`. Accepts a comma-separated value, the parameter repeated, or a mix of both. */
                email_id?: string[];
                /** @description List of broadcast IDs to restrict the response to, up to 100. Cannot be combined with the `email` dimension or `email_id`. Accepts a comma-separated value, the parameter repeated, or a mix of both. */
                broadcast_id?: string[];
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
                    "application/json": components["schemas"]["GetEmailsMetricsResponse"];
                };
            };
        };
    };
    /**
     * Retrieve a list of domains
     * `GET /domains`
     * @example
     * await api["domains/list"]();
     * @source openapi.yaml:531
     */
    "domains/list": {
        parameters: {
            query?: {
                /**
                 * @description Number of items to return.
                 *     minimum: 1, maximum: 100
                 */
                limit?: components["parameters"]["PaginationLimit"];
                /** @description Return items after this cursor. */
                after?: components["parameters"]["PaginationAfter"];
                /** @description Return items before this cursor. */
                before?: components["parameters"]["PaginationBefore"];
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
                    "application/json": components["schemas"]["ListDomainsResponse"];
                };
            };
        };
    };
    /**
     * Create a new domain
     * `POST /domains`
     * @example
     * await api["domains/create"]();
     * @source openapi.yaml:514
     */
    "domains/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateDomainRequest"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateDomainResponse"];
                };
            };
        };
    };
    /**
     * Retrieve a single domain
     * `GET /domains/{domain_id}`
     * @source openapi.yaml:548
     */
    "domains/get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the domain. */
                domain_id: string;
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
                    "application/json": components["schemas"]["Domain"];
                };
            };
        };
    };
    /**
     * Remove an existing domain
     * `DELETE /domains/{domain_id}`
     * @source openapi.yaml:591
     */
    "domains/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the domain. */
                domain_id: string;
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
                    "application/json": components["schemas"]["DeleteDomainResponse"];
                };
            };
        };
    };
    /**
     * Update an existing domain
     * `PATCH /domains/{domain_id}`
     * @source openapi.yaml:567
     */
    "domains/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the domain. */
                domain_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateDomainOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateDomainResponseSuccess"];
                };
            };
        };
    };
    /**
     * Verify an existing domain
     * Triggers verification of the domain's DNS records including DKIM, SPF, and the tracking CNAME (if a tracking subdomain is configured).
     * `POST /domains/{domain_id}/verify`
     * @source openapi.yaml:611
     */
    "domains/verify": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the domain. */
                domain_id: string;
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
                    "application/json": components["schemas"]["VerifyDomainResponse"];
                };
            };
        };
    };
    /**
     * Claim a domain
     * Start a claim for a domain that another Resend account has already verified. The domain is recreated under your account with fresh DKIM keys, so the previous account's DNS records cannot be reused. Returns a TXT record to add to your DNS to prove ownership. Uses the same request body as creating a domain.
     * `POST /domains/claim`
     * @example
     * await api["domains/create-claim"]();
     * @source openapi.yaml:632
     */
    "domains/create-claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateDomainClaimRequest"];
            };
        };
        responses: {
            /** @description An identical pending claim already existed and was returned unchanged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DomainClaim"];
                };
            };
            /** @description Claim created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DomainClaim"];
                };
            };
        };
    };
    /**
     * Retrieve a domain claim
     * Retrieve the latest claim for the placeholder domain created by the claim.
     * `GET /domains/{domain_id}/claim`
     * @source openapi.yaml:662
     */
    "domains/get-claim": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the placeholder domain created by the claim. */
                domain_id: string;
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
                    "application/json": components["schemas"]["DomainClaim"];
                };
            };
        };
    };
    /**
     * Verify a domain claim
     * Trigger asynchronous DNS verification and ownership transfer for a domain claim. The claim stays `pending` while verification runs; poll the retrieve endpoint for status. Once `completed`, the transferred domain has new DKIM records that must be added to DNS and verified via the standard domain verify endpoint.
     * `POST /domains/{domain_id}/claim/verify`
     * @source openapi.yaml:683
     */
    "domains/verify-claim": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the placeholder domain created by the claim. */
                domain_id: string;
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
                    "application/json": components["schemas"]["DomainClaim"];
                };
            };
        };
    };
    /**
     * Retrieve a list of API keys
     * `GET /api-keys`
     * @example
     * await api["api-keys/list"]();
     * @source openapi.yaml:726
     */
    "api-keys/list": {
        parameters: {
            query?: {
                /**
                 * @description Number of items to return.
                 *     minimum: 1, maximum: 100
                 */
                limit?: components["parameters"]["PaginationLimit"];
                /** @description Return items after this cursor. */
                after?: components["parameters"]["PaginationAfter"];
                /** @description Return items before this cursor. */
                before?: components["parameters"]["PaginationBefore"];
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
                    "application/json": components["schemas"]["ListApiKeysResponse"];
                };
            };
        };
    };
    /**
     * Create a new API key
     * `POST /api-keys`
     * @example
     * await api["api-keys/create"]();
     * @source openapi.yaml:709
     */
    "api-keys/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateApiKeyRequest"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateApiKeyResponse"];
                };
            };
        };
    };
    /**
     * Remove an existing API key
     * `DELETE /api-keys/{api_key_id}`
     * @source openapi.yaml:767
     */
    "api-keys/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The API key ID. */
                api_key_id: string;
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
                    "application/json": components["schemas"]["DeleteApiKeyResponse"];
                };
            };
        };
    };
    /**
     * Update an existing API key
     * `PATCH /api-keys/{api_key_id}`
     * @source openapi.yaml:743
     */
    "api-keys/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The API key ID. */
                api_key_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateApiKeyRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateApiKeyResponse"];
                };
            };
        };
    };
    /**
     * Retrieve a list of OAuth grants
     * `GET /oauth/grants`
     * @example
     * await api["oauth/list-grants"]();
     * @source openapi.yaml:787
     */
    "oauth/list-grants": {
        parameters: {
            query?: {
                /**
                 * @description Number of items to return.
                 *     minimum: 1, maximum: 100
                 */
                limit?: components["parameters"]["PaginationLimit"];
                /** @description Return items after this cursor. */
                after?: components["parameters"]["PaginationAfter"];
                /** @description Return items before this cursor. */
                before?: components["parameters"]["PaginationBefore"];
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
                    "application/json": components["schemas"]["ListOAuthGrantsResponse"];
                };
            };
        };
    };
    /**
     * Revoke an OAuth grant
     * `DELETE /oauth/grants/{oauth_grant_id}`
     * @source openapi.yaml:804
     */
    "oauth/revoke-grant": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The OAuth grant ID. */
                oauth_grant_id: string;
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
                    "application/json": components["schemas"]["RevokeOAuthGrantResponse"];
                };
            };
        };
    };
    /**
     * Retrieve a list of templates
     * `GET /templates`
     * @example
     * await api["templates/list"]();
     * @source openapi.yaml:841
     */
    "templates/list": {
        parameters: {
            query?: {
                /**
                 * @description Number of items to return.
                 *     minimum: 1, maximum: 100
                 */
                limit?: components["parameters"]["PaginationLimit"];
                /** @description Return items after this cursor. */
                after?: components["parameters"]["PaginationAfter"];
                /** @description Return items before this cursor. */
                before?: components["parameters"]["PaginationBefore"];
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
                    "application/json": components["schemas"]["ListTemplatesResponseSuccess"];
                };
            };
        };
    };
    /**
     * Create a template
     * `POST /templates`
     * @example
     * await api["templates/create"]();
     * @source openapi.yaml:824
     */
    "templates/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateTemplateRequest"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateTemplateResponseSuccess"];
                };
            };
        };
    };
    /**
     * Retrieve a single template
     * `GET /templates/{id}`
     * @source openapi.yaml:858
     */
    "templates/get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Template ID or alias. */
                id: string;
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
                    "application/json": components["schemas"]["Template"];
                };
            };
        };
    };
    /**
     * Remove an existing template
     * `DELETE /templates/{id}`
     * @source openapi.yaml:901
     */
    "templates/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Template ID or alias. */
                id: string;
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
                    "application/json": components["schemas"]["RemoveTemplateResponseSuccess"];
                };
            };
        };
    };
    /**
     * Update an existing template
     * `PATCH /templates/{id}`
     * @source openapi.yaml:877
     */
    "templates/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Template ID or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateTemplateOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateTemplateResponseSuccess"];
                };
            };
        };
    };
    /**
     * Publish a template
     * `POST /templates/{id}/publish`
     * @source openapi.yaml:921
     */
    "templates/publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Template ID or alias. */
                id: string;
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
                    "application/json": components["schemas"]["PublishTemplateResponseSuccess"];
                };
            };
        };
    };
    /**
     * Duplicate a template
     * `POST /templates/{id}/duplicate`
     * @source openapi.yaml:941
     */
    "templates/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Template ID or alias. */
                id: string;
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
                    "application/json": components["schemas"]["DuplicateTemplateResponseSuccess"];
                };
            };
        };
    };
    /**
     * Retrieve a list of audiences
     * Deprecated: Use Segments instead. These endpoints still work, but will be removed in the future.
     * `GET /audiences`
     * @example
     * await api["audiences/list"]();
     * @deprecated
     * @source openapi.yaml:980
     */
    "audiences/list": {
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
                    "application/json": components["schemas"]["ListAudiencesResponseSuccess"];
                };
            };
        };
    };
    /**
     * Create a list of contacts
     * Deprecated: Use Segments instead. These endpoints still work, but will be removed in the future.
     * `POST /audiences`
     * @example
     * await api["audiences/create"]();
     * @deprecated
     * @source openapi.yaml:961
     */
    "audiences/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateAudienceOptions"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateAudienceResponseSuccess"];
                };
            };
        };
    };
    /**
     * Retrieve a single audience
     * Deprecated: Use Segments instead. These endpoints still work, but will be removed in the future.
     * `GET /audiences/{id}`
     * @deprecated
     * @source openapi.yaml:1016
     */
    "audiences/get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Audience ID. */
                id: string;
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
                    "application/json": components["schemas"]["GetAudienceResponseSuccess"];
                };
            };
        };
    };
    /**
     * Remove an existing audience
     * Deprecated: Use Segments instead. These endpoints still work, but will be removed in the future.
     * `DELETE /audiences/{id}`
     * @deprecated
     * @source openapi.yaml:995
     */
    "audiences/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Audience ID. */
                id: string;
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
                    "application/json": components["schemas"]["RemoveAudienceResponseSuccess"];
                };
            };
        };
    };
    /**
     * Retrieve a list of contacts
     * `GET /contacts`
     * @example
     * await api["contacts/list"]();
     * @source openapi.yaml:1055
     */
    "contacts/list": {
        parameters: {
            query?: {
                /** @description Filter contacts by segment ID. */
                segment_id?: string;
                /**
                 * @description Number of items to return.
                 *     minimum: 1, maximum: 100
                 */
                limit?: components["parameters"]["PaginationLimit"];
                /** @description Return items after this cursor. */
                after?: components["parameters"]["PaginationAfter"];
                /** @description Return items before this cursor. */
                before?: components["parameters"]["PaginationBefore"];
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
                    "application/json": components["schemas"]["ListContactsResponseSuccess"];
                };
            };
        };
    };
    /**
     * Create a new contact
     * `POST /contacts`
     * @example
     * await api["contacts/create"]();
     * @source openapi.yaml:1038
     */
    "contacts/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateContactOptions"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateContactResponseSuccess"];
                };
            };
        };
    };
    /**
     * Retrieve a list of contact imports
     * `GET /contacts/imports`
     * @example
     * await api["contacts/list-imports"]();
     * @source openapi.yaml:1096
     */
    "contacts/list-imports": {
        parameters: {
            query?: {
                /** @description Filter contact imports by status. */
                status?: "queued" | "in_progress" | "completed" | "failed";
                /**
                 * @description Number of items to return.
                 *     minimum: 1, maximum: 100
                 */
                limit?: components["parameters"]["PaginationLimit"];
                /** @description Return items after this cursor. */
                after?: components["parameters"]["PaginationAfter"];
                /** @description Return items before this cursor. */
                before?: components["parameters"]["PaginationBefore"];
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
                    "application/json": components["schemas"]["ListContactImportsResponseSuccess"];
                };
            };
        };
    };
    /**
     * Create a contact import
     * `POST /contacts/imports`
     * @source openapi.yaml:1078
     */
    "contacts/create-import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateContactImportOptions"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateContactImportResponseSuccess"];
                };
            };
        };
    };
    /**
     * Retrieve a single contact import
     * `GET /contacts/imports/{id}`
     * @source openapi.yaml:1124
     */
    "contacts/get-import": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Contact Import ID. */
                id: string;
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
                    "application/json": components["schemas"]["GetContactImportResponseSuccess"];
                };
            };
        };
    };
    /**
     * Retrieve a single contact by ID or email
     * `GET /contacts/{id}`
     * @source openapi.yaml:1145
     */
    "contacts/get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Contact ID or email address. */
                id: string;
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
                    "application/json": components["schemas"]["GetContactResponseSuccess"];
                };
            };
        };
    };
    /**
     * Remove an existing contact by ID or email
     * `DELETE /contacts/{id}`
     * @source openapi.yaml:1188
     */
    "contacts/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Contact ID or email address. */
                id: string;
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
                    "application/json": components["schemas"]["RemoveContactResponseSuccess"];
                };
            };
        };
    };
    /**
     * Update a single contact by ID or email
     * `PATCH /contacts/{id}`
     * @source openapi.yaml:1164
     */
    "contacts/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Contact ID or email address. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateContactOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateContactResponseSuccess"];
                };
            };
        };
    };
    /**
     * Retrieve a list of broadcasts
     * `GET /broadcasts`
     * @example
     * await api["broadcasts/list"]();
     * @source openapi.yaml:1225
     */
    "broadcasts/list": {
        parameters: {
            query?: {
                /**
                 * @description Number of items to return.
                 *     minimum: 1, maximum: 100
                 */
                limit?: components["parameters"]["PaginationLimit"];
                /** @description Return items after this cursor. */
                after?: components["parameters"]["PaginationAfter"];
                /** @description Return items before this cursor. */
                before?: components["parameters"]["PaginationBefore"];
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
                    "application/json": components["schemas"]["ListBroadcastsResponseSuccess"];
                };
            };
        };
    };
    /**
     * Create a broadcast
     * `POST /broadcasts`
     * @example
     * await api["broadcasts/create"]();
     * @source openapi.yaml:1208
     */
    "broadcasts/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateBroadcastOptions"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateBroadcastResponseSuccess"];
                };
            };
        };
    };
    /**
     * Retrieve a single broadcast
     * `GET /broadcasts/{id}`
     * @source openapi.yaml:1261
     */
    "broadcasts/get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Broadcast ID. */
                id: string;
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
                    "application/json": components["schemas"]["GetBroadcastResponseSuccess"];
                };
            };
        };
    };
    /**
     * Remove an existing broadcast that is in the draft status
     * `DELETE /broadcasts/{id}`
     * @source openapi.yaml:1242
     */
    "broadcasts/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Broadcast ID. */
                id: string;
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
                    "application/json": components["schemas"]["RemoveBroadcastResponseSuccess"];
                };
            };
        };
    };
    /**
     * Update an existing broadcast
     * `PATCH /broadcasts/{id}`
     * @source openapi.yaml:1280
     */
    "broadcasts/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Broadcast ID. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateBroadcastOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateBroadcastResponseSuccess"];
                };
            };
        };
    };
    /**
     * Send or schedule a broadcast
     * `POST /broadcasts/{id}/send`
     * @source openapi.yaml:1305
     */
    "broadcasts/send": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Broadcast ID. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SendBroadcastOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendBroadcastResponseSuccess"];
                };
            };
        };
    };
    /**
     * Cancel a broadcast
     * Cancels a broadcast that is queued or scheduled. Canceling a queued broadcast stops it mid-send; emails already sent are not affected, but no further emails will go out.
     * `POST /broadcasts/{id}/cancel`
     * @source openapi.yaml:1330
     */
    "broadcasts/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Broadcast ID. */
                id: string;
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
                    "application/json": components["schemas"]["CancelBroadcastResponseSuccess"];
                };
            };
        };
    };
    /**
     * Retrieve broadcast recipients
     * Retrieve the recipients of a broadcast for a given event type, such as who opened, clicked, or bounced.
     * `GET /broadcasts/{id}/recipients`
     * @source openapi.yaml:1355
     */
    "broadcasts/recipients": {
        parameters: {
            query: {
                /** @description The recipient event type to filter by. */
                type: "sent" | "delivered" | "opened" | "clicked" | "bounced" | "complained" | "unsubscribed" | "suppressed";
                /** @description Filter recipients by email address. */
                email?: string;
                /** @description Filter bounced recipients by bounce type. Only valid when `type` is `bounced`. */
                bounce_type?: "permanent" | "transient" | "undetermined";
                /**
                 * @description Number of items to return.
                 *     minimum: 1, maximum: 100
                 */
                limit?: components["parameters"]["PaginationLimit"];
                /** @description Return items after this cursor. */
                after?: components["parameters"]["PaginationAfter"];
                /** @description Return items before this cursor. */
                before?: components["parameters"]["PaginationBefore"];
            };
            header?: never;
            path: {
                /** @description The Broadcast ID. */
                id: string;
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
                    "application/json": components["schemas"]["ListBroadcastRecipientsResponseSuccess"];
                };
            };
        };
    };
    /**
     * Retrieve a broadcast's clicked links
     * `GET /broadcasts/{id}/clicked-links`
     * @source openapi.yaml:1413
     */
    "broadcasts/list-clicked-links": {
        parameters: {
            query?: {
                /**
                 * @description Number of items to return.
                 *     minimum: 1, maximum: 100
                 */
                limit?: components["parameters"]["PaginationLimit"];
                /** @description Return items after this cursor. */
                after?: components["parameters"]["PaginationAfter"];
                /** @description Return items before this cursor. */
                before?: components["parameters"]["PaginationBefore"];
            };
            header?: never;
            path: {
                /** @description The Broadcast ID. */
                id: string;
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
                    "application/json": components["schemas"]["ListBroadcastClickedLinksResponseSuccess"];
                };
            };
        };
    };
    /**
     * Retrieve a list of webhooks
     * `GET /webhooks`
     * @example
     * await api["webhooks/list"]();
     * @source openapi.yaml:1454
     */
    "webhooks/list": {
        parameters: {
            query?: {
                /** @description Maximum number of webhooks to return. */
                limit?: number;
                /** @description Pagination cursor to fetch results after this webhook ID. Cannot be used with 'before'. */
                after?: string;
                /** @description Pagination cursor to fetch results before this webhook ID. Cannot be used with 'after'. */
                before?: string;
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
                    "application/json": components["schemas"]["ListWebhooksResponse"];
                };
            };
        };
    };
    /**
     * Create a new webhook
     * `POST /webhooks`
     * @example
     * await api["webhooks/create"]();
     * @source openapi.yaml:1437
     */
    "webhooks/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateWebhookRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateWebhookResponse"];
                };
            };
        };
    };
    /**
     * Retrieve a single webhook
     * `GET /webhooks/{webhook_id}`
     * @source openapi.yaml:1488
     */
    "webhooks/get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Webhook ID. */
                webhook_id: string;
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
                    "application/json": components["schemas"]["GetWebhookResponse"];
                };
            };
        };
    };
    /**
     * Remove an existing webhook
     * `DELETE /webhooks/{webhook_id}`
     * @source openapi.yaml:1533
     */
    "webhooks/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Webhook ID. */
                webhook_id: string;
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
                    "application/json": components["schemas"]["DeleteWebhookResponse"];
                };
            };
        };
    };
    /**
     * Update an existing webhook
     * `PATCH /webhooks/{webhook_id}`
     * @source openapi.yaml:1508
     */
    "webhooks/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Webhook ID. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateWebhookResponse"];
                };
            };
        };
    };
    /**
     * Retrieve a list of segments
     * `GET /segments`
     * @example
     * await api["segments/list"]();
     * @source openapi.yaml:1571
     */
    "segments/list": {
        parameters: {
            query?: {
                /**
                 * @description Number of items to return.
                 *     minimum: 1, maximum: 100
                 */
                limit?: components["parameters"]["PaginationLimit"];
                /** @description Return items after this cursor. */
                after?: components["parameters"]["PaginationAfter"];
                /** @description Return items before this cursor. */
                before?: components["parameters"]["PaginationBefore"];
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
                    "application/json": components["schemas"]["ListSegmentsResponseSuccess"];
                };
            };
        };
    };
    /**
     * Create a new segment
     * `POST /segments`
     * @example
     * await api["segments/create"]();
     * @source openapi.yaml:1554
     */
    "segments/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateSegmentOptions"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateSegmentResponseSuccess"];
                };
            };
        };
    };
    /**
     * Retrieve a single segment
     * `GET /segments/{id}`
     * @source openapi.yaml:1588
     */
    "segments/get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Segment ID. */
                id: string;
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
                    "application/json": components["schemas"]["GetSegmentResponseSuccess"];
                };
            };
        };
    };
    /**
     * Remove an existing segment
     * `DELETE /segments/{id}`
     * @source openapi.yaml:1607
     */
    "segments/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Segment ID. */
                id: string;
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
                    "application/json": components["schemas"]["RemoveSegmentResponseSuccess"];
                };
            };
        };
    };
    /**
     * Retrieve a list of topics
     * `GET /topics`
     * @example
     * await api["topics/list"]();
     * @source openapi.yaml:1644
     */
    "topics/list": {
        parameters: {
            query?: {
                /**
                 * @description Number of items to return.
                 *     minimum: 1, maximum: 100
                 */
                limit?: components["parameters"]["PaginationLimit"];
                /** @description Return items after this cursor. */
                after?: components["parameters"]["PaginationAfter"];
                /** @description Return items before this cursor. */
                before?: components["parameters"]["PaginationBefore"];
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
                    "application/json": components["schemas"]["ListTopicsResponseSuccess"];
                };
            };
        };
    };
    /**
     * Create a new topic
     * `POST /topics`
     * @example
     * await api["topics/create"]();
     * @source openapi.yaml:1627
     */
    "topics/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateTopicOptions"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateTopicResponseSuccess"];
                };
            };
        };
    };
    /**
     * Retrieve a single topic
     * `GET /topics/{id}`
     * @source openapi.yaml:1661
     */
    "topics/get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Topic ID. */
                id: string;
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
                    "application/json": components["schemas"]["GetTopicResponseSuccess"];
                };
            };
        };
    };
    /**
     * Remove an existing topic
     * `DELETE /topics/{id}`
     * @source openapi.yaml:1704
     */
    "topics/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Topic ID. */
                id: string;
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
                    "application/json": components["schemas"]["RemoveTopicResponseSuccess"];
                };
            };
        };
    };
    /**
     * Update an existing topic
     * `PATCH /topics/{id}`
     * @source openapi.yaml:1680
     */
    "topics/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Topic ID. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateTopicOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateTopicResponseSuccess"];
                };
            };
        };
    };
    /**
     * Retrieve a list of contact properties
     * `GET /contact-properties`
     * @example
     * await api["contact-properties/list"]();
     * @source openapi.yaml:1741
     */
    "contact-properties/list": {
        parameters: {
            query?: {
                /**
                 * @description Number of items to return.
                 *     minimum: 1, maximum: 100
                 */
                limit?: components["parameters"]["PaginationLimit"];
                /** @description Return items after this cursor. */
                after?: components["parameters"]["PaginationAfter"];
                /** @description Return items before this cursor. */
                before?: components["parameters"]["PaginationBefore"];
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
                    "application/json": components["schemas"]["ListContactPropertiesResponseSuccess"];
                };
            };
        };
    };
    /**
     * Create a new contact property
     * `POST /contact-properties`
     * @example
     * await api["contact-properties/create"]();
     * @source openapi.yaml:1724
     */
    "contact-properties/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateContactPropertyOptions"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateContactPropertyResponseSuccess"];
                };
            };
        };
    };
    /**
     * Retrieve a single contact property
     * `GET /contact-properties/{id}`
     * @source openapi.yaml:1758
     */
    "contact-properties/get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Contact Property ID. */
                id: string;
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
                    "application/json": components["schemas"]["GetContactPropertyResponseSuccess"];
                };
            };
        };
    };
    /**
     * Remove an existing contact property
     * `DELETE /contact-properties/{id}`
     * @source openapi.yaml:1801
     */
    "contact-properties/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Contact Property ID. */
                id: string;
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
                    "application/json": components["schemas"]["RemoveContactPropertyResponseSuccess"];
                };
            };
        };
    };
    /**
     * Update an existing contact property
     * `PATCH /contact-properties/{id}`
     * @source openapi.yaml:1777
     */
    "contact-properties/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Contact Property ID. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateContactPropertyOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateContactPropertyResponseSuccess"];
                };
            };
        };
    };
    /**
     * Retrieve a list of segments for a contact
     * `GET /contacts/{contact_id}/segments`
     * @source openapi.yaml:1821
     */
    "contacts/list-segments": {
        parameters: {
            query?: {
                /**
                 * @description Number of items to return.
                 *     minimum: 1, maximum: 100
                 */
                limit?: components["parameters"]["PaginationLimit"];
                /** @description Return items after this cursor. */
                after?: components["parameters"]["PaginationAfter"];
                /** @description Return items before this cursor. */
                before?: components["parameters"]["PaginationBefore"];
            };
            header?: never;
            path: {
                /** @description The Contact ID or email address. */
                contact_id: string;
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
                    "application/json": components["schemas"]["ListContactSegmentsResponseSuccess"];
                };
            };
        };
    };
    /**
     * Add a contact to a segment
     * `POST /contacts/{contact_id}/segments/{segment_id}`
     * @source openapi.yaml:1844
     */
    "contacts/add-segment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Contact ID or email address. */
                contact_id: string;
                /** @description The Segment ID. */
                segment_id: string;
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
                    "application/json": components["schemas"]["AddContactToSegmentResponseSuccess"];
                };
            };
        };
    };
    /**
     * Remove a contact from a segment
     * `DELETE /contacts/{contact_id}/segments/{segment_id}`
     * @source openapi.yaml:1869
     */
    "contacts/remove-segment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Contact ID or email address. */
                contact_id: string;
                /** @description The Segment ID. */
                segment_id: string;
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
                    "application/json": components["schemas"]["RemoveContactFromSegmentResponseSuccess"];
                };
            };
        };
    };
    /**
     * Retrieve topics for a contact
     * `GET /contacts/{contact_id}/topics`
     * @source openapi.yaml:1895
     */
    "contacts/list-topics": {
        parameters: {
            query?: {
                /**
                 * @description Number of items to return.
                 *     minimum: 1, maximum: 100
                 */
                limit?: components["parameters"]["PaginationLimit"];
                /** @description Return items after this cursor. */
                after?: components["parameters"]["PaginationAfter"];
                /** @description Return items before this cursor. */
                before?: components["parameters"]["PaginationBefore"];
            };
            header?: never;
            path: {
                /** @description The Contact ID or email address. */
                contact_id: string;
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
                    "application/json": components["schemas"]["GetContactTopicsResponseSuccess"];
                };
            };
        };
    };
    /**
     * Update topics for a contact
     * `PATCH /contacts/{contact_id}/topics`
     * @source openapi.yaml:1917
     */
    "contacts/update-topics": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Contact ID or email address. */
                contact_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateContactTopicsOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateContactTopicsResponseSuccess"];
                };
            };
        };
    };
    /**
     * Retrieve a list of logs
     * `GET /logs`
     * @example
     * await api["logs/list"]();
     * @source openapi.yaml:1942
     */
    "logs/list": {
        parameters: {
            query?: {
                /**
                 * @description Number of items to return.
                 *     minimum: 1, maximum: 100
                 */
                limit?: components["parameters"]["PaginationLimit"];
                /** @description Return items after this cursor. */
                after?: components["parameters"]["PaginationAfter"];
                /** @description Return items before this cursor. */
                before?: components["parameters"]["PaginationBefore"];
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
                    "application/json": components["schemas"]["ListLogsResponse"];
                };
            };
        };
    };
    /**
     * Retrieve a single log
     * `GET /logs/{log_id}`
     * @source openapi.yaml:1959
     */
    "logs/get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the log. */
                log_id: string;
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
                    "application/json": components["schemas"]["Log"];
                };
            };
        };
    };
    /**
     * Retrieve a list of automations
     * `GET /automations`
     * @example
     * await api["automations/list"]();
     * @source openapi.yaml:1997
     */
    "automations/list": {
        parameters: {
            query?: {
                /** @description Filter automations by status. */
                status?: "enabled" | "disabled";
                /**
                 * @description Number of items to return.
                 *     minimum: 1, maximum: 100
                 */
                limit?: components["parameters"]["PaginationLimit"];
                /** @description Return items after this cursor. */
                after?: components["parameters"]["PaginationAfter"];
                /** @description Return items before this cursor. */
                before?: components["parameters"]["PaginationBefore"];
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
                    "application/json": components["schemas"]["ListAutomationsResponse"];
                };
            };
        };
    };
    /**
     * Create an automation
     * `POST /automations`
     * @example
     * await api["automations/create"]();
     * @source openapi.yaml:1980
     */
    "automations/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateAutomationRequest"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateAutomationResponse"];
                };
            };
        };
    };
    /**
     * Retrieve a single automation
     * `GET /automations/{automation_id}`
     * @source openapi.yaml:2023
     */
    "automations/get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the automation. */
                automation_id: string;
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
                    "application/json": components["schemas"]["Automation"];
                };
            };
        };
    };
    /**
     * Delete an automation
     * `DELETE /automations/{automation_id}`
     * @source openapi.yaml:2068
     */
    "automations/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the automation. */
                automation_id: string;
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
                    "application/json": components["schemas"]["DeleteAutomationResponse"];
                };
            };
        };
    };
    /**
     * Update an automation
     * `PATCH /automations/{automation_id}`
     * @source openapi.yaml:2043
     */
    "automations/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the automation. */
                automation_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchAutomationRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatchAutomationResponse"];
                };
            };
        };
    };
    /**
     * Duplicate an automation
     * `POST /automations/{automation_id}/duplicate`
     * @source openapi.yaml:2089
     */
    "automations/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the automation. */
                automation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateAutomationResponse"];
                };
            };
        };
    };
    /**
     * Stop an automation
     * `POST /automations/{automation_id}/stop`
     * @source openapi.yaml:2110
     */
    "automations/stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the automation. */
                automation_id: string;
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
                    "application/json": components["schemas"]["StopAutomationResponse"];
                };
            };
        };
    };
    /**
     * Retrieve a list of automation runs
     * `GET /automations/{automation_id}/runs`
     * @source openapi.yaml:2131
     */
    "automations/list-runs": {
        parameters: {
            query?: {
                /** @description Filter runs by status. Comma-separated list of: running, completed, failed, cancelled. */
                status?: string;
                /**
                 * @description Number of items to return.
                 *     minimum: 1, maximum: 100
                 */
                limit?: components["parameters"]["PaginationLimit"];
                /** @description Return items after this cursor. */
                after?: components["parameters"]["PaginationAfter"];
                /** @description Return items before this cursor. */
                before?: components["parameters"]["PaginationBefore"];
            };
            header?: never;
            path: {
                /** @description The ID of the automation. */
                automation_id: string;
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
                    "application/json": components["schemas"]["ListAutomationRunsResponse"];
                };
            };
        };
    };
    /**
     * Retrieve a single automation run
     * `GET /automations/{automation_id}/runs/{run_id}`
     * @source openapi.yaml:2161
     */
    "automations/get-run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the automation. */
                automation_id: string;
                /** @description The ID of the automation run. */
                run_id: string;
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
                    "application/json": components["schemas"]["AutomationRun"];
                };
            };
        };
    };
    /**
     * Retrieve a list of events
     * `GET /events`
     * @example
     * await api["events/list"]();
     * @source openapi.yaml:2206
     */
    "events/list": {
        parameters: {
            query?: {
                /**
                 * @description Number of items to return.
                 *     minimum: 1, maximum: 100
                 */
                limit?: components["parameters"]["PaginationLimit"];
                /** @description Return items after this cursor. */
                after?: components["parameters"]["PaginationAfter"];
                /** @description Return items before this cursor. */
                before?: components["parameters"]["PaginationBefore"];
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
                    "application/json": components["schemas"]["ListEventsResponse"];
                };
            };
        };
    };
    /**
     * Create an event
     * `POST /events`
     * @example
     * await api["events/create"]();
     * @source openapi.yaml:2189
     */
    "events/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateEventRequest"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateEventResponse"];
                };
            };
        };
    };
    /**
     * Send an event
     * `POST /events/send`
     * @example
     * await api["events/send"]();
     * @source openapi.yaml:2223
     */
    "events/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SendEventRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendEventResponse"];
                };
            };
        };
    };
    /**
     * Retrieve a single event
     * `GET /events/{identifier}`
     * @source openapi.yaml:2241
     */
    "events/get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event ID (UUID) or event name. */
                identifier: string;
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
                    "application/json": components["schemas"]["Event"];
                };
            };
        };
    };
    /**
     * Delete an event
     * `DELETE /events/{identifier}`
     * @source openapi.yaml:2284
     */
    "events/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event ID (UUID) or event name. */
                identifier: string;
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
                    "application/json": components["schemas"]["RemoveEventResponse"];
                };
            };
        };
    };
    /**
     * Update an event
     * `PATCH /events/{identifier}`
     * @source openapi.yaml:2260
     */
    "events/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event ID (UUID) or event name. */
                identifier: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateEventRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateEventResponse"];
                };
            };
        };
    };
    /**
     * Retrieve a list of suppressions
     * `GET /suppressions`
     * @example
     * await api["suppressions/list"]();
     * @source openapi.yaml:2322
     */
    "suppressions/list": {
        parameters: {
            query?: {
                /** @description Filter suppressions by origin. */
                origin?: "bounce" | "complaint" | "manual";
                /**
                 * @description Number of items to return.
                 *     minimum: 1, maximum: 100
                 */
                limit?: components["parameters"]["PaginationLimit"];
                /** @description Return items after this cursor. */
                after?: components["parameters"]["PaginationAfter"];
                /** @description Return items before this cursor. */
                before?: components["parameters"]["PaginationBefore"];
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
                    "application/json": components["schemas"]["ListSuppressionsResponseSuccess"];
                };
            };
        };
    };
    /**
     * Create a suppression
     * `POST /suppressions`
     * @source openapi.yaml:2304
     */
    "suppressions/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSuppressionOptions"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateSuppressionResponseSuccess"];
                };
            };
        };
    };
    /**
     * Add up to 100 suppressions at once
     * `POST /suppressions/batch/add`
     * @source openapi.yaml:2349
     */
    "suppressions/batch-add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchAddSuppressionsOptions"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchAddSuppressionsResponseSuccess"];
                };
            };
        };
    };
    /**
     * Remove up to 100 suppressions at once
     * `POST /suppressions/batch/remove`
     * @source openapi.yaml:2368
     */
    "suppressions/batch-remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchRemoveSuppressionsOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchRemoveSuppressionsResponseSuccess"];
                };
            };
        };
    };
    /**
     * Retrieve a single suppression by ID or email
     * `GET /suppressions/{suppression}`
     * @source openapi.yaml:2387
     */
    "suppressions/get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Suppression ID or email address. */
                suppression: string;
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
                    "application/json": components["schemas"]["GetSuppressionResponseSuccess"];
                };
            };
        };
    };
    /**
     * Remove a single suppression by ID or email
     * `DELETE /suppressions/{suppression}`
     * @source openapi.yaml:2406
     */
    "suppressions/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Suppression ID or email address. */
                suppression: string;
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
                    "application/json": components["schemas"]["RemoveSuppressionResponseSuccess"];
                };
            };
        };
    };
}
