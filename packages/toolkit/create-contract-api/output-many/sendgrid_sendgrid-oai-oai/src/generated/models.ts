// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

export type partner_settings_new_relic = components["schemas"]["partner_settings_new_relic"];

export type subscription_tracking_settings = components["schemas"]["subscription_tracking_settings"];

export type contactdb_recipient_response = components["schemas"]["contactdb_recipient_response"];

export type campaign_response = components["schemas"]["campaign_response"];

export type contactdb_segments_conditions = components["schemas"]["contactdb_segments_conditions"];

export type bounce_response = components["schemas"]["bounce_response"];

export type contacts = components["schemas"]["contacts"];

export type reverse_dns = components["schemas"]["reverse_dns"];

export type senderID = components["schemas"]["senderID"];

export type global_empty_request = components["schemas"]["global_empty_request"];

export type contactdb_custom_field = components["schemas"]["contactdb_custom_field"];

export type domain_authentication_domain_spf = components["schemas"]["domain_authentication_domain_spf"];

export type subuser = components["schemas"]["subuser"];

export type mail_settings_address_whitelabel = components["schemas"]["mail_settings_address_whitelabel"];

export type link_branding_200_response = components["schemas"]["link_branding_200_response"];

export type from_email_object = components["schemas"]["from_email_object"];

export type api_key_name_id_scopes = components["schemas"]["api_key_name_id_scopes"];

export type contactdb_segments = components["schemas"]["contactdb_segments"];

export type api_key_name_id = components["schemas"]["api_key_name_id"];

/** The individual events and their stats. */
export type advanced_stats_opens = components["schemas"]["advanced_stats_opens"];

export type mail_settings_template = components["schemas"]["mail_settings_template"];

export type ip_warmup_response = components["schemas"]["ip_warmup_response"];

export type monitor = components["schemas"]["monitor"];

export type global_error_response_schema = components["schemas"]["global_error_response_schema"];

/** The individual events and their stats. */
export type advanced_stats_mailbox_provider = components["schemas"]["advanced_stats_mailbox_provider"];

export type contactdb_custom_field_with_id = components["schemas"]["contactdb_custom_field_with_id"];

export type ip_pool = components["schemas"]["ip_pool"];

export type google_analytics_settings = components["schemas"]["google_analytics_settings"];

export type event$$webhook$$response = components["schemas"]["event-webhook-response"];

export type user_profile = components["schemas"]["user_profile"];

export type mail_settings_footer = components["schemas"]["mail_settings_footer"];

export type category_stats = components["schemas"]["category_stats"];

export type parse$$setting = components["schemas"]["parse-setting"];

export type transactional_template = components["schemas"]["transactional_template"];

export type contactdb_list = components["schemas"]["contactdb_list"];

export type suppression_group = components["schemas"]["suppression_group"];

export type mail_settings_bounce_purge = components["schemas"]["mail_settings_bounce_purge"];

export type transactional_template_version_output = components["schemas"]["transactional_template_version_output"];

export type credentials = components["schemas"]["credentials"];

export type global_id = components["schemas"]["global_id"];

export type mail_settings_forward_spam = components["schemas"]["mail_settings_forward_spam"];

export type campaign_request = components["schemas"]["campaign_request"];

export type subuser_stats = components["schemas"]["subuser_stats"];

export type user_scheduled_send_status = components["schemas"]["user_scheduled_send_status"];

/** The individual events and their stats. */
export type advanced_stats_clicks_opens = components["schemas"]["advanced_stats_clicks_opens"];

export type contactdb_segments_with_id = components["schemas"]["contactdb_segments_with_id"];

/** The individual events and their stats. */
export type advanced_stats_clicks = components["schemas"]["advanced_stats_clicks"];

export type contactdb_recipient = components["schemas"]["contactdb_recipient"];

export type mail_settings_patch = components["schemas"]["mail_settings_patch"];

export type mail_settings_forward_bounce = components["schemas"]["mail_settings_forward_bounce"];

export type mail_batch_id = components["schemas"]["mail_batch_id"];

export type subuser_post = components["schemas"]["subuser_post"];

export type contactdb_recipient_count = components["schemas"]["contactdb_recipient_count"];

export type authentication_domain = components["schemas"]["authentication_domain"];

export type contactdb_custom_field_with_id_value = components["schemas"]["contactdb_custom_field_with_id_value"];

export type transactional_template_version_create = components["schemas"]["transactional_template_version_create"];

export type transactional$$templates$$version$$output$$lean = components["schemas"]["transactional-templates-version-output-lean"];

export type transactional$$templates$$template$$lean = components["schemas"]["transactional-templates-template-lean"];

export type custom$$fields$$by$$id = components["schemas"]["custom-fields-by-id"];

export type custom$$fields$$by$$name = components["schemas"]["custom-fields-by-name"];

export type contact$$details = components["schemas"]["contact-details"];

export type contact$$import = components["schemas"]["contact-import"];

export type single$$contact$$request = components["schemas"]["single-contact-request"];

export type contact$$export = components["schemas"]["contact-export"];

export type contact$$summary = components["schemas"]["contact-summary"];

export type contact$$request = components["schemas"]["contact-request"];

export type contact$$details2 = components["schemas"]["contact-details2"];

export type selfmetadata = components["schemas"]["selfmetadata"];

export type error = components["schemas"]["error"];

export type link = components["schemas"]["link"];

export type metadata = components["schemas"]["metadata"];

export type webhook = components["schemas"]["webhook"];

export type list = components["schemas"]["list"];

export type reserved_field_definitions_response = components["schemas"]["reserved_field_definitions_response"];

export type custom_field_definitions_response = components["schemas"]["custom_field_definitions_response"];

export type segment_write = components["schemas"]["segment_write"];

export type segment_summary = components["schemas"]["segment_summary"];

export type segment_query_json = components["schemas"]["segment_query_json"];

export type contact_response = components["schemas"]["contact_response"];

export type TNE$$senderID = components["schemas"]["TNE-senderID"];

export type api$$error = components["schemas"]["api-error"];

export type api$$errors = components["schemas"]["api-errors"];

export type _metadata = components["schemas"]["_metadata"];

export type design$$input = components["schemas"]["design-input"];

export type design$$output = components["schemas"]["design-output"];

export type design$$output$$summary = components["schemas"]["design-output-summary"];

export type design$$duplicate$$input = components["schemas"]["design-duplicate-input"];

export type contact$$details3 = components["schemas"]["contact-details3"];

export type transactional$$template$$warning = components["schemas"]["transactional-template-warning"];

/** If the request is incorrect, an array of errors will be returned. */
export type errors = components["schemas"]["errors"];

export type singlesends$$response = components["schemas"]["singlesends-response"];

export type automations$$response = components["schemas"]["automations-response"];

export type metrics = components["schemas"]["metrics"];

export type singlesend_search = components["schemas"]["singlesend_search"];

export type singlesend_request = components["schemas"]["singlesend_request"];

export type singlesend_schedule = components["schemas"]["singlesend_schedule"];

export type singlesend_warning = components["schemas"]["singlesend_warning"];

export type to_email_array = components["schemas"]["to_email_array"];

export type event$$webhook$$update$$oauth$$request = components["schemas"]["event-webhook-update-oauth-request"];

export type webhooks$$event$$webhook$$request = components["schemas"]["webhooks-event-webhook-request"];

export type reply_to_email_object = components["schemas"]["reply_to_email_object"];

export type automations$$link$$stats$$response = components["schemas"]["automations-link-stats-response"];

export type link$$tracking$$metadata = components["schemas"]["link-tracking-metadata"];

export type singlesends$$link$$stats$$response = components["schemas"]["singlesends-link-stats-response"];

export type domain$$authentication$$200$$response = components["schemas"]["domain-authentication-200-response"];

export type abtest_summary = components["schemas"]["abtest_summary"];

export type singlesend_response_short = components["schemas"]["singlesend_response_short"];

export type cc_bcc_email_object = components["schemas"]["cc_bcc_email_object"];

export type verified$$sender$$request$$schema = components["schemas"]["verified-sender-request-schema"];

export type verified$$sender$$response$$schema = components["schemas"]["verified-sender-response-schema"];

export type ip$$access$$response = components["schemas"]["ip-access-response"];

export type stats$$advanced$$global$$stats = components["schemas"]["stats-advanced-global-stats"];

export type stats$$advanced$$stats$$base$$schema = components["schemas"]["stats-advanced-stats-base-schema"];

export type full$$segment = components["schemas"]["full-segment"];

export type senders$$id$$request$$body = components["schemas"]["senders-id-request-body"];

export type enforced$$tls$$request$$response = components["schemas"]["enforced-tls-request-response"];

export type singlesend_response = components["schemas"]["singlesend_response"];

export type design$$common$$fields = components["schemas"]["design-common-fields"];

export type invalid$$email = components["schemas"]["invalid-email"];

export type email$$activity$$response$$common$$fields = components["schemas"]["email-activity-response-common-fields"];

export type suppressions$$request = components["schemas"]["suppressions-request"];

export type suppression$$group$$request$$base = components["schemas"]["suppression-group-request-base"];

export type sso$$certificate$$body = components["schemas"]["sso-certificate-body"];

export type sso$$integration = components["schemas"]["sso-integration"];

export type create$$integration$$request = components["schemas"]["create-integration-request"];

export type sso$$teammate$$response = components["schemas"]["sso-teammate-response"];

export type sso$$teammate$$request = components["schemas"]["sso-teammate-request"];

export type sso$$teammates$$patch$$response = components["schemas"]["sso-teammates-patch-response"];

export type sso$$error$$response = components["schemas"]["sso-error-response"];

export type click$$tracking = components["schemas"]["click-tracking"];

export type sso$$teammate$$common$$fields = components["schemas"]["sso-teammate-common-fields"];

export type spam$$reports$$response = components["schemas"]["spam-reports-response"];

export type blocks$$response = components["schemas"]["blocks-response"];

export type ip_pool_response = components["schemas"]["ip_pool_response"];

export type sender$$id$$request = components["schemas"]["sender-id-request"];

/** Segment status indicates whether the segment's contacts will be updated periodically */
export type segment_status_response = components["schemas"]["segment_status_response"];

export type all_segments_response = components["schemas"]["all_segments_response"];

export type segment_summary_v2 = components["schemas"]["segment_summary_v2"];

export type segment_response = components["schemas"]["segment_response"];

/** If the request is incorrect, an array of errors will be returned. */
export type errors$$seg$$v2 = components["schemas"]["errors-seg-v2"];

export type segment_write_v2 = components["schemas"]["segment_write_v2"];

export type segment_update = components["schemas"]["segment_update"];

export type abbv$$message = components["schemas"]["abbv-message"];

export type message = components["schemas"]["message"];

export type mako_event = components["schemas"]["mako_event"];
