// Generated from openapi.yaml by `npm run generate`. Do not edit.
/** The path of the server, which precedes the path of each operation. */
export const basePath = "";

/**
 * The operations by method and path, with the data that a client needs at run time.
 * - `operation`: the id. `headers`: the documented request headers.
 * - `input`: "body" if the input of the call is the body. "locations" if it has the members `path`, `query`, `cookie` and `body`,
 *   because a name occurs in two of them. Otherwise it is an object of the parameters and, if there is one, `body`.
 * - `formats`: all that is not JSON or a scalar parameter. `parameters`: the styles of cookies, arrays, objects and unusual names.
 *   `body`, `bodies`, `parts` and `deepObjects`: how to send the body. `events` and `data`: how to read events, text and bytes.
 *   `errors`: the media types of documented errors without `code`, `message` and `status`.
 * - `int64`: where the JSON of `body` and of successful responses (`data`) has integers of the type `number | bigint`. A tree
 *   is 1 for such an integer, otherwise the trees of the members by name. `*` is each item, and each member that is not listed. A
 *   negative number is an enclosing tree: -1 contains the number, -2 is the parent of -1. Integers that can also be strings are omitted.
 *   Events have no tree: their policy is always `auto`.
 */
export const calls = {
  "GET /emails": { "operation": "emails/list", "headers": [] },
  "POST /emails": { "operation": "emails/send", "headers": [ "Idempotency-Key" ], "input": "body" },
  "GET /emails/{email_id}": { "operation": "emails/get", "headers": [] },
  "PATCH /emails/{email_id}": { "operation": "emails/update", "headers": [] },
  "POST /emails/{email_id}/cancel": { "operation": "emails/cancel", "headers": [] },
  "POST /emails/{email_id}/share": { "operation": "emails/share", "headers": [] },
  "POST /emails/batch": { "operation": "emails/send-batch", "headers": [ "Idempotency-Key" ], "input": "body" },
  "GET /emails/{email_id}/attachments": { "operation": "emails/list-attachments", "headers": [] },
  "GET /emails/{email_id}/attachments/{attachment_id}": { "operation": "emails/get-attachment", "headers": [] },
  "GET /emails/receiving": { "operation": "emails/list-receiving", "headers": [] },
  "GET /emails/receiving/{email_id}": { "operation": "emails/get-receiving", "headers": [] },
  "GET /emails/receiving/{email_id}/attachments": { "operation": "emails/list-receiving-attachments", "headers": [] },
  "GET /emails/receiving/{email_id}/attachments/{attachment_id}": { "operation": "emails/get-receiving-attachment", "headers": [] },
  "GET /emails/metrics": {
    "operation": "emails/metrics",
    "headers": [],
    "formats": {
      "parameters": {
        "query": {
          "metrics": { "delimiter": "," },
          "dimensions": { "delimiter": "," },
          "domain_id": { "delimiter": "," },
          "email_id": { "delimiter": "," },
          "broadcast_id": { "delimiter": "," }
        }
      }
    }
  },
  "GET /domains": { "operation": "domains/list", "headers": [] },
  "POST /domains": { "operation": "domains/create", "headers": [], "input": "body" },
  "GET /domains/{domain_id}": { "operation": "domains/get", "headers": [] },
  "DELETE /domains/{domain_id}": { "operation": "domains/remove", "headers": [] },
  "PATCH /domains/{domain_id}": { "operation": "domains/update", "headers": [] },
  "POST /domains/{domain_id}/verify": { "operation": "domains/verify", "headers": [] },
  "POST /domains/claim": { "operation": "domains/create-claim", "headers": [], "input": "body" },
  "GET /domains/{domain_id}/claim": { "operation": "domains/get-claim", "headers": [] },
  "POST /domains/{domain_id}/claim/verify": { "operation": "domains/verify-claim", "headers": [] },
  "GET /api-keys": { "operation": "api-keys/list", "headers": [] },
  "POST /api-keys": { "operation": "api-keys/create", "headers": [], "input": "body" },
  "DELETE /api-keys/{api_key_id}": { "operation": "api-keys/remove", "headers": [] },
  "PATCH /api-keys/{api_key_id}": { "operation": "api-keys/update", "headers": [] },
  "GET /oauth/grants": { "operation": "oauth/list-grants", "headers": [] },
  "DELETE /oauth/grants/{oauth_grant_id}": { "operation": "oauth/revoke-grant", "headers": [] },
  "GET /templates": { "operation": "templates/list", "headers": [] },
  "POST /templates": { "operation": "templates/create", "headers": [], "input": "body" },
  "GET /templates/{id}": { "operation": "templates/get", "headers": [] },
  "DELETE /templates/{id}": { "operation": "templates/remove", "headers": [] },
  "PATCH /templates/{id}": { "operation": "templates/update", "headers": [] },
  "POST /templates/{id}/publish": { "operation": "templates/publish", "headers": [] },
  "POST /templates/{id}/duplicate": { "operation": "templates/duplicate", "headers": [] },
  "GET /audiences": { "operation": "audiences/list", "headers": [] },
  "POST /audiences": { "operation": "audiences/create", "headers": [], "input": "body" },
  "GET /audiences/{id}": { "operation": "audiences/get", "headers": [] },
  "DELETE /audiences/{id}": { "operation": "audiences/remove", "headers": [] },
  "GET /contacts": { "operation": "contacts/list", "headers": [] },
  "POST /contacts": { "operation": "contacts/create", "headers": [], "input": "body" },
  "GET /contacts/imports": { "operation": "contacts/list-imports", "headers": [] },
  "POST /contacts/imports": {
    "operation": "contacts/create-import",
    "headers": [],
    "input": "body",
    "formats": { "body": "multipart/form-data" }
  },
  "GET /contacts/imports/{id}": { "operation": "contacts/get-import", "headers": [] },
  "GET /contacts/{id}": { "operation": "contacts/get", "headers": [] },
  "DELETE /contacts/{id}": { "operation": "contacts/remove", "headers": [] },
  "PATCH /contacts/{id}": { "operation": "contacts/update", "headers": [] },
  "GET /broadcasts": { "operation": "broadcasts/list", "headers": [] },
  "POST /broadcasts": { "operation": "broadcasts/create", "headers": [], "input": "body" },
  "GET /broadcasts/{id}": { "operation": "broadcasts/get", "headers": [] },
  "DELETE /broadcasts/{id}": { "operation": "broadcasts/remove", "headers": [] },
  "PATCH /broadcasts/{id}": { "operation": "broadcasts/update", "headers": [] },
  "POST /broadcasts/{id}/send": { "operation": "broadcasts/send", "headers": [] },
  "POST /broadcasts/{id}/cancel": { "operation": "broadcasts/cancel", "headers": [] },
  "GET /broadcasts/{id}/recipients": { "operation": "broadcasts/recipients", "headers": [] },
  "GET /broadcasts/{id}/clicked-links": { "operation": "broadcasts/list-clicked-links", "headers": [] },
  "GET /webhooks": { "operation": "webhooks/list", "headers": [] },
  "POST /webhooks": { "operation": "webhooks/create", "headers": [], "input": "body" },
  "GET /webhooks/{webhook_id}": { "operation": "webhooks/get", "headers": [] },
  "DELETE /webhooks/{webhook_id}": { "operation": "webhooks/remove", "headers": [] },
  "PATCH /webhooks/{webhook_id}": { "operation": "webhooks/update", "headers": [] },
  "GET /segments": { "operation": "segments/list", "headers": [] },
  "POST /segments": { "operation": "segments/create", "headers": [], "input": "body" },
  "GET /segments/{id}": { "operation": "segments/get", "headers": [] },
  "DELETE /segments/{id}": { "operation": "segments/remove", "headers": [] },
  "GET /topics": { "operation": "topics/list", "headers": [] },
  "POST /topics": { "operation": "topics/create", "headers": [], "input": "body" },
  "GET /topics/{id}": { "operation": "topics/get", "headers": [] },
  "DELETE /topics/{id}": { "operation": "topics/remove", "headers": [] },
  "PATCH /topics/{id}": { "operation": "topics/update", "headers": [] },
  "GET /contact-properties": { "operation": "contact-properties/list", "headers": [] },
  "POST /contact-properties": { "operation": "contact-properties/create", "headers": [], "input": "body" },
  "GET /contact-properties/{id}": { "operation": "contact-properties/get", "headers": [] },
  "DELETE /contact-properties/{id}": { "operation": "contact-properties/remove", "headers": [] },
  "PATCH /contact-properties/{id}": { "operation": "contact-properties/update", "headers": [] },
  "GET /contacts/{contact_id}/segments": { "operation": "contacts/list-segments", "headers": [] },
  "POST /contacts/{contact_id}/segments/{segment_id}": { "operation": "contacts/add-segment", "headers": [] },
  "DELETE /contacts/{contact_id}/segments/{segment_id}": { "operation": "contacts/remove-segment", "headers": [] },
  "GET /contacts/{contact_id}/topics": { "operation": "contacts/list-topics", "headers": [] },
  "PATCH /contacts/{contact_id}/topics": { "operation": "contacts/update-topics", "headers": [] },
  "GET /logs": { "operation": "logs/list", "headers": [] },
  "GET /logs/{log_id}": { "operation": "logs/get", "headers": [] },
  "GET /automations": { "operation": "automations/list", "headers": [] },
  "POST /automations": { "operation": "automations/create", "headers": [], "input": "body" },
  "GET /automations/{automation_id}": { "operation": "automations/get", "headers": [] },
  "DELETE /automations/{automation_id}": { "operation": "automations/remove", "headers": [] },
  "PATCH /automations/{automation_id}": { "operation": "automations/update", "headers": [] },
  "POST /automations/{automation_id}/duplicate": { "operation": "automations/duplicate", "headers": [] },
  "POST /automations/{automation_id}/stop": { "operation": "automations/stop", "headers": [] },
  "GET /automations/{automation_id}/runs": { "operation": "automations/list-runs", "headers": [] },
  "GET /automations/{automation_id}/runs/{run_id}": { "operation": "automations/get-run", "headers": [] },
  "GET /events": { "operation": "events/list", "headers": [] },
  "POST /events": { "operation": "events/create", "headers": [], "input": "body" },
  "POST /events/send": { "operation": "events/send", "headers": [], "input": "body" },
  "GET /events/{identifier}": { "operation": "events/get", "headers": [] },
  "DELETE /events/{identifier}": { "operation": "events/remove", "headers": [] },
  "PATCH /events/{identifier}": { "operation": "events/update", "headers": [] },
  "GET /suppressions": { "operation": "suppressions/list", "headers": [] },
  "POST /suppressions": { "operation": "suppressions/add", "headers": [], "input": "body" },
  "POST /suppressions/batch/add": { "operation": "suppressions/batch-add", "headers": [], "input": "body" },
  "POST /suppressions/batch/remove": { "operation": "suppressions/batch-remove", "headers": [], "input": "body" },
  "GET /suppressions/{suppression}": { "operation": "suppressions/get", "headers": [] },
  "DELETE /suppressions/{suppression}": { "operation": "suppressions/remove", "headers": [] }
} as const;
