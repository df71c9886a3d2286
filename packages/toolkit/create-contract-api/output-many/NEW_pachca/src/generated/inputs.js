// Generated from openapi.yaml by `npm run generate`. Do not edit.
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
const runtime = {
	"ajv/dist/runtime/ucs2length": __commonJSMin(((exports) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		function ucs2length(str) {
			const len = str.length;
			let length = 0;
			let pos = 0;
			let value;
			while (pos < len) {
				length++;
				value = str.charCodeAt(pos++);
				if (value >= 55296 && value <= 56319 && pos < len) {
					value = str.charCodeAt(pos);
					if ((value & 64512) === 56320) pos++;
				}
			}
			return length;
		}
		exports.default = ucs2length;
		ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
	}))(),
	appendErrors: function appendErrors(run, errors, added) {
		const { addedErrors = 0 } = run;
		const limit = addedErrors < 1e5 ? 2e3 : 1;
		if (added.length > limit) {
			const last = added[limit - 1];
			const doubles = added.slice(limit - 1).filter(({ keyword, params }) => keyword === "double" || params.doubles);
			added.length = limit;
			if (doubles.length > 0) added[limit - 1] = {
				...last,
				params: {
					...last.params,
					doubles
				}
			};
		}
		run.addedErrors = addedErrors + added.length;
		const list = errors ?? [];
		for (const error of added) list.push(error);
		return list;
	},
	escapeName: function escapeName(name) {
		return (name.length > 100 ? `${name.slice(0, 100)}…` : name).replaceAll("~", "~0").replaceAll("/", "~1");
	}
};

const compiled = {};
((exports) => {
"use strict";
exports.v0 = validate0;
const schema0 = {"$id":"contract:/SecurityOperations_getAuditEvents.parameters","type":"object","properties":{"query":{"type":"object","properties":{"start_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"end_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"event_key":{"$ref":"contract:/components/schemas/AuditEventKey"},"actor_id":{"type":"string"},"actor_type":{"type":"string"},"entity_id":{"type":"string"},"entity_type":{"type":"string"},"limit":{"type":"integer","format":"int32","maximum":50},"cursor":{"type":"string"}},"required":[]}},"required":["query"]};
const schema1 = {"$id":"contract:/components/schemas/AuditEventKey","type":"string","enum":["user_login","user_logout","user_2fa_fail","user_2fa_success","user_created","user_deleted","user_role_changed","user_updated","tag_created","tag_deleted","user_added_to_tag","user_removed_from_tag","chat_created","chat_renamed","chat_permission_changed","user_chat_join","user_chat_leave","tag_added_to_chat","tag_removed_from_chat","message_updated","message_deleted","message_created","reaction_created","reaction_deleted","thread_created","access_token_created","access_token_updated","access_token_destroy","kms_encrypt","kms_decrypt","audit_events_accessed","dlp_violation_detected","search_users_api","search_chats_api","search_messages_api","bot_scopes_updated","bot_webhook_settings_updated","bot_token_recreated","bot_deleted","bot_oauth_client_updated","oauth_authorization_granted","oauth_authorization_revoked","video_call_started","video_call_finished","video_call_recording_ready"]};
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.start_time !== undefined){
let data1 = data0.start_time;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/query/start_time",schemaPath:"#/properties/query/properties/start_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema0.properties.query.properties.start_time,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.includes(":60")){
const next0 = Date.parse((data1).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err2 = {instancePath:instancePath+"/query/start_time",schemaPath:"#/properties/query/properties/start_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema0.properties.query.properties.start_time,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/query/start_time",schemaPath:"#/properties/query/properties/start_time/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.start_time.type,parentSchema:schema0.properties.query.properties.start_time,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.end_time !== undefined){
let data2 = data0.end_time;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err4 = {instancePath:instancePath+"/query/end_time",schemaPath:"#/properties/query/properties/end_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema0.properties.query.properties.end_time,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.includes(":60")){
const next1 = Date.parse((data2).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err5 = {instancePath:instancePath+"/query/end_time",schemaPath:"#/properties/query/properties/end_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema0.properties.query.properties.end_time,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/query/end_time",schemaPath:"#/properties/query/properties/end_time/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.end_time.type,parentSchema:schema0.properties.query.properties.end_time,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.event_key !== undefined){
let data3 = data0.event_key;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/query/event_key",schemaPath:"contract:/components/schemas/AuditEventKey/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((data3 === "user_login") || (data3 === "user_logout")) || (data3 === "user_2fa_fail")) || (data3 === "user_2fa_success")) || (data3 === "user_created")) || (data3 === "user_deleted")) || (data3 === "user_role_changed")) || (data3 === "user_updated")) || (data3 === "tag_created")) || (data3 === "tag_deleted")) || (data3 === "user_added_to_tag")) || (data3 === "user_removed_from_tag")) || (data3 === "chat_created")) || (data3 === "chat_renamed")) || (data3 === "chat_permission_changed")) || (data3 === "user_chat_join")) || (data3 === "user_chat_leave")) || (data3 === "tag_added_to_chat")) || (data3 === "tag_removed_from_chat")) || (data3 === "message_updated")) || (data3 === "message_deleted")) || (data3 === "message_created")) || (data3 === "reaction_created")) || (data3 === "reaction_deleted")) || (data3 === "thread_created")) || (data3 === "access_token_created")) || (data3 === "access_token_updated")) || (data3 === "access_token_destroy")) || (data3 === "kms_encrypt")) || (data3 === "kms_decrypt")) || (data3 === "audit_events_accessed")) || (data3 === "dlp_violation_detected")) || (data3 === "search_users_api")) || (data3 === "search_chats_api")) || (data3 === "search_messages_api")) || (data3 === "bot_scopes_updated")) || (data3 === "bot_webhook_settings_updated")) || (data3 === "bot_token_recreated")) || (data3 === "bot_deleted")) || (data3 === "bot_oauth_client_updated")) || (data3 === "oauth_authorization_granted")) || (data3 === "oauth_authorization_revoked")) || (data3 === "video_call_started")) || (data3 === "video_call_finished")) || (data3 === "video_call_recording_ready"))){
const err8 = {instancePath:instancePath+"/query/event_key",schemaPath:"contract:/components/schemas/AuditEventKey/enum",keyword:"enum",params:{allowedValues: schema1.enum},schema:schema1.enum,parentSchema:schema1,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.actor_id !== undefined){
let data4 = data0.actor_id;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/query/actor_id",schemaPath:"#/properties/query/properties/actor_id/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.actor_id.type,parentSchema:schema0.properties.query.properties.actor_id,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.actor_type !== undefined){
let data5 = data0.actor_type;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/query/actor_type",schemaPath:"#/properties/query/properties/actor_type/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.actor_type.type,parentSchema:schema0.properties.query.properties.actor_type,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.entity_id !== undefined){
let data6 = data0.entity_id;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/query/entity_id",schemaPath:"#/properties/query/properties/entity_id/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.entity_id.type,parentSchema:schema0.properties.query.properties.entity_id,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.entity_type !== undefined){
let data7 = data0.entity_type;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/query/entity_type",schemaPath:"#/properties/query/properties/entity_type/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.entity_type.type,parentSchema:schema0.properties.query.properties.entity_type,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.limit !== undefined){
let data8 = data0.limit;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err13 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.query.properties.limit.type,parentSchema:schema0.properties.query.properties.limit,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 50 || isNaN(data8)){
const err14 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},schema:50,parentSchema:schema0.properties.query.properties.limit,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(Number.isInteger(data8) && data8 >= -2147483648 && data8 <= 2147483647)){
const err15 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema0.properties.query.properties.limit,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data0.cursor !== undefined){
let data9 = data0.cursor;
if(typeof data9 !== "string"){
const err16 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.cursor.type,parentSchema:schema0.properties.query.properties.cursor,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema0.properties.query.type,parentSchema:schema0.properties.query,data:data0};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate1;
const schema2 = {"$id":"contract:/BotOperations_selfUpdateBotWebhook.body","$ref":"contract:/components/schemas/BotWebhookSelfUpdateRequest"};
const schema3 = {"$id":"contract:/components/schemas/BotWebhookSelfUpdateRequest","type":"object","required":["webhook"],"properties":{"webhook":{"type":"object","properties":{"outgoing_url":{"type":"string"}},"required":["outgoing_url"]}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/BotWebhookSelfUpdateRequest/required",keyword:"required",params:{missingProperty: "webhook"},schema:schema3.required,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.webhook !== undefined){
let data0 = data.webhook;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.outgoing_url === undefined){
const err1 = {instancePath:instancePath+"/webhook",schemaPath:"contract:/components/schemas/BotWebhookSelfUpdateRequest/properties/webhook/required",keyword:"required",params:{missingProperty: "outgoing_url"},schema:schema3.properties.webhook.required,parentSchema:schema3.properties.webhook,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.outgoing_url !== undefined){
let data1 = data0.outgoing_url;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/webhook/outgoing_url",schemaPath:"contract:/components/schemas/BotWebhookSelfUpdateRequest/properties/webhook/properties/outgoing_url/type",keyword:"type",params:{type: "string"},schema:schema3.properties.webhook.properties.outgoing_url.type,parentSchema:schema3.properties.webhook.properties.outgoing_url,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/webhook",schemaPath:"contract:/components/schemas/BotWebhookSelfUpdateRequest/properties/webhook/type",keyword:"type",params:{type: "object"},schema:schema3.properties.webhook.type,parentSchema:schema3.properties.webhook,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"contract:/components/schemas/BotWebhookSelfUpdateRequest/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"webhook":true},"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate2;
const schema4 = {"$id":"contract:/BotOperations_listBots.parameters","type":"object","properties":{"query":{"type":"object","properties":{"query":{"type":"string"},"limit":{"type":"integer","format":"int32","minimum":1,"maximum":50},"cursor":{"type":"string"}},"required":[]}},"required":["query"]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.query !== undefined){
let data1 = data0.query;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/query",schemaPath:"#/properties/query/properties/query/type",keyword:"type",params:{type: "string"},schema:schema4.properties.query.properties.query.type,parentSchema:schema4.properties.query.properties.query,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.limit !== undefined){
let data2 = data0.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema4.properties.query.properties.limit.type,parentSchema:schema4.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 50 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},schema:50,parentSchema:schema4.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema4.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(Number.isInteger(data2) && data2 >= -2147483648 && data2 <= 2147483647)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema4.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data0.cursor !== undefined){
let data3 = data0.cursor;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema4.properties.query.properties.cursor.type,parentSchema:schema4.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema4.properties.query.type,parentSchema:schema4.properties.query,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate3;
const schema5 = {"$id":"contract:/BotOperations_createBot.body","$ref":"contract:/components/schemas/BotCreateRequest"};
const schema6 = {"$id":"contract:/components/schemas/BotCreateRequest","type":"object","required":["webhook"],"properties":{"webhook":{"type":"object","properties":{"name":{"type":"string","maxLength":255},"nickname":{"type":"string","maxLength":255},"outgoing_url":{"type":"string"},"events":{"type":"array","items":{"$ref":"contract:/components/schemas/BotEventName"}},"trigger_on":{"allOf":[{"$ref":"contract:/components/schemas/BotTriggerOn"}]},"commands":{"type":"array","items":{"type":"string"}},"scopes":{"type":"array","items":{"type":"string"}},"template":{"type":"string"},"template_engine":{"allOf":[{"$ref":"contract:/components/schemas/BotTemplateEngine"}]},"challenge_key":{"type":"string"},"link_preview_enabled":{"type":"boolean"},"ignore_self_messages":{"type":"boolean"},"events_history_enabled":{"type":"boolean"},"who_can_add":{"allOf":[{"$ref":"contract:/components/schemas/BotWhoCanAdd"}]},"can_edit":{"type":"array","items":{"$ref":"contract:/components/schemas/BotCanEdit"}},"single_chat":{"type":"boolean"}},"required":["name"]}}};
const schema7 = {"$id":"contract:/components/schemas/BotEventName","type":"string","enum":["message_new","message_update","message_delete","reaction_new","reaction_delete","button_click","message_link_shared","chat_member_add","chat_member_remove","company_member_invite","company_member_confirm","company_member_suspend","company_member_activate","company_member_delete","company_member_update","video_call_started","video_call_finished","video_call_recording_ready"]};
const schema8 = {"$id":"contract:/components/schemas/BotTriggerOn","type":"string","enum":["commands","all_messages","unfurl"]};
const schema9 = {"$id":"contract:/components/schemas/BotTemplateEngine","type":"string","enum":["liquid","mustache"]};
const schema10 = {"$id":"contract:/components/schemas/BotWhoCanAdd","type":"string","enum":["creator","creator_admin","creator_admin_user","anyone"]};
const schema11 = {"$id":"contract:/components/schemas/BotCanEdit","type":"string","enum":["admin","chat_owners"]};
const func0 = runtime["ajv/dist/runtime/ucs2length"].default;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook"},schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.webhook !== undefined){
let data0 = data.webhook;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name === undefined){
const err1 = {instancePath:instancePath+"/webhook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{missingProperty: "name"},schema:schema6.properties.webhook.required,parentSchema:schema6.properties.webhook,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err2 = {instancePath:instancePath+"/webhook/name",schemaPath:"#/properties/webhook/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema6.properties.webhook.properties.name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/webhook/name",schemaPath:"#/properties/webhook/properties/name/type",keyword:"type",params:{type: "string"},schema:schema6.properties.webhook.properties.name.type,parentSchema:schema6.properties.webhook.properties.name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.nickname !== undefined){
let data2 = data0.nickname;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err4 = {instancePath:instancePath+"/webhook/nickname",schemaPath:"#/properties/webhook/properties/nickname/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema6.properties.webhook.properties.nickname,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/webhook/nickname",schemaPath:"#/properties/webhook/properties/nickname/type",keyword:"type",params:{type: "string"},schema:schema6.properties.webhook.properties.nickname.type,parentSchema:schema6.properties.webhook.properties.nickname,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.outgoing_url !== undefined){
let data3 = data0.outgoing_url;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/webhook/outgoing_url",schemaPath:"#/properties/webhook/properties/outgoing_url/type",keyword:"type",params:{type: "string"},schema:schema6.properties.webhook.properties.outgoing_url.type,parentSchema:schema6.properties.webhook.properties.outgoing_url,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.events !== undefined){
let data4 = data0.events;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/webhook/events/" + i0,schemaPath:"contract:/components/schemas/BotEventName/type",keyword:"type",params:{type: "string"},schema:schema7.type,parentSchema:schema7,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((((((((((((((((data5 === "message_new") || (data5 === "message_update")) || (data5 === "message_delete")) || (data5 === "reaction_new")) || (data5 === "reaction_delete")) || (data5 === "button_click")) || (data5 === "message_link_shared")) || (data5 === "chat_member_add")) || (data5 === "chat_member_remove")) || (data5 === "company_member_invite")) || (data5 === "company_member_confirm")) || (data5 === "company_member_suspend")) || (data5 === "company_member_activate")) || (data5 === "company_member_delete")) || (data5 === "company_member_update")) || (data5 === "video_call_started")) || (data5 === "video_call_finished")) || (data5 === "video_call_recording_ready"))){
const err8 = {instancePath:instancePath+"/webhook/events/" + i0,schemaPath:"contract:/components/schemas/BotEventName/enum",keyword:"enum",params:{allowedValues: schema7.enum},schema:schema7.enum,parentSchema:schema7,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/webhook/events",schemaPath:"#/properties/webhook/properties/events/type",keyword:"type",params:{type: "array"},schema:schema6.properties.webhook.properties.events.type,parentSchema:schema6.properties.webhook.properties.events,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.trigger_on !== undefined){
let data6 = data0.trigger_on;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/webhook/trigger_on",schemaPath:"contract:/components/schemas/BotTriggerOn/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data6 === "commands") || (data6 === "all_messages")) || (data6 === "unfurl"))){
const err11 = {instancePath:instancePath+"/webhook/trigger_on",schemaPath:"contract:/components/schemas/BotTriggerOn/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.commands !== undefined){
let data7 = data0.commands;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 !== "string"){
const err12 = {instancePath:instancePath+"/webhook/commands/" + i1,schemaPath:"#/properties/webhook/properties/commands/items/type",keyword:"type",params:{type: "string"},schema:schema6.properties.webhook.properties.commands.items.type,parentSchema:schema6.properties.webhook.properties.commands.items,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/webhook/commands",schemaPath:"#/properties/webhook/properties/commands/type",keyword:"type",params:{type: "array"},schema:schema6.properties.webhook.properties.commands.type,parentSchema:schema6.properties.webhook.properties.commands,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.scopes !== undefined){
let data9 = data0.scopes;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 !== "string"){
const err14 = {instancePath:instancePath+"/webhook/scopes/" + i2,schemaPath:"#/properties/webhook/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema6.properties.webhook.properties.scopes.items.type,parentSchema:schema6.properties.webhook.properties.scopes.items,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/webhook/scopes",schemaPath:"#/properties/webhook/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema6.properties.webhook.properties.scopes.type,parentSchema:schema6.properties.webhook.properties.scopes,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.template !== undefined){
let data11 = data0.template;
if(typeof data11 !== "string"){
const err16 = {instancePath:instancePath+"/webhook/template",schemaPath:"#/properties/webhook/properties/template/type",keyword:"type",params:{type: "string"},schema:schema6.properties.webhook.properties.template.type,parentSchema:schema6.properties.webhook.properties.template,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.template_engine !== undefined){
let data12 = data0.template_engine;
if(typeof data12 !== "string"){
const err17 = {instancePath:instancePath+"/webhook/template_engine",schemaPath:"contract:/components/schemas/BotTemplateEngine/type",keyword:"type",params:{type: "string"},schema:schema9.type,parentSchema:schema9,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((data12 === "liquid") || (data12 === "mustache"))){
const err18 = {instancePath:instancePath+"/webhook/template_engine",schemaPath:"contract:/components/schemas/BotTemplateEngine/enum",keyword:"enum",params:{allowedValues: schema9.enum},schema:schema9.enum,parentSchema:schema9,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.challenge_key !== undefined){
let data13 = data0.challenge_key;
if(typeof data13 !== "string"){
const err19 = {instancePath:instancePath+"/webhook/challenge_key",schemaPath:"#/properties/webhook/properties/challenge_key/type",keyword:"type",params:{type: "string"},schema:schema6.properties.webhook.properties.challenge_key.type,parentSchema:schema6.properties.webhook.properties.challenge_key,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.link_preview_enabled !== undefined){
let data14 = data0.link_preview_enabled;
if(typeof data14 !== "boolean"){
const err20 = {instancePath:instancePath+"/webhook/link_preview_enabled",schemaPath:"#/properties/webhook/properties/link_preview_enabled/type",keyword:"type",params:{type: "boolean"},schema:schema6.properties.webhook.properties.link_preview_enabled.type,parentSchema:schema6.properties.webhook.properties.link_preview_enabled,data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.ignore_self_messages !== undefined){
let data15 = data0.ignore_self_messages;
if(typeof data15 !== "boolean"){
const err21 = {instancePath:instancePath+"/webhook/ignore_self_messages",schemaPath:"#/properties/webhook/properties/ignore_self_messages/type",keyword:"type",params:{type: "boolean"},schema:schema6.properties.webhook.properties.ignore_self_messages.type,parentSchema:schema6.properties.webhook.properties.ignore_self_messages,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.events_history_enabled !== undefined){
let data16 = data0.events_history_enabled;
if(typeof data16 !== "boolean"){
const err22 = {instancePath:instancePath+"/webhook/events_history_enabled",schemaPath:"#/properties/webhook/properties/events_history_enabled/type",keyword:"type",params:{type: "boolean"},schema:schema6.properties.webhook.properties.events_history_enabled.type,parentSchema:schema6.properties.webhook.properties.events_history_enabled,data:data16};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data0.who_can_add !== undefined){
let data17 = data0.who_can_add;
if(typeof data17 !== "string"){
const err23 = {instancePath:instancePath+"/webhook/who_can_add",schemaPath:"contract:/components/schemas/BotWhoCanAdd/type",keyword:"type",params:{type: "string"},schema:schema10.type,parentSchema:schema10,data:data17};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((((data17 === "creator") || (data17 === "creator_admin")) || (data17 === "creator_admin_user")) || (data17 === "anyone"))){
const err24 = {instancePath:instancePath+"/webhook/who_can_add",schemaPath:"contract:/components/schemas/BotWhoCanAdd/enum",keyword:"enum",params:{allowedValues: schema10.enum},schema:schema10.enum,parentSchema:schema10,data:data17};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data0.can_edit !== undefined){
let data18 = data0.can_edit;
if(Array.isArray(data18)){
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
let data19 = data18[i3];
if(typeof data19 !== "string"){
const err25 = {instancePath:instancePath+"/webhook/can_edit/" + i3,schemaPath:"contract:/components/schemas/BotCanEdit/type",keyword:"type",params:{type: "string"},schema:schema11.type,parentSchema:schema11,data:data19};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((data19 === "admin") || (data19 === "chat_owners"))){
const err26 = {instancePath:instancePath+"/webhook/can_edit/" + i3,schemaPath:"contract:/components/schemas/BotCanEdit/enum",keyword:"enum",params:{allowedValues: schema11.enum},schema:schema11.enum,parentSchema:schema11,data:data19};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/webhook/can_edit",schemaPath:"#/properties/webhook/properties/can_edit/type",keyword:"type",params:{type: "array"},schema:schema6.properties.webhook.properties.can_edit.type,parentSchema:schema6.properties.webhook.properties.can_edit,data:data18};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data0.single_chat !== undefined){
let data20 = data0.single_chat;
if(typeof data20 !== "boolean"){
const err28 = {instancePath:instancePath+"/webhook/single_chat",schemaPath:"#/properties/webhook/properties/single_chat/type",keyword:"type",params:{type: "boolean"},schema:schema6.properties.webhook.properties.single_chat.type,parentSchema:schema6.properties.webhook.properties.single_chat,data:data20};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/webhook",schemaPath:"#/properties/webhook/type",keyword:"type",params:{type: "object"},schema:schema6.properties.webhook.type,parentSchema:schema6.properties.webhook,data:data0};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"webhook":true},"dynamicProps":false,"dynamicItems":false};


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate4.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate4.errors);
errors = vErrors.length;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":{"webhook":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate6;
const schema12 = {"$id":"contract:/BotOperations_getBot.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"integer","format":"int32"}},"required":["id"]}},"required":["path"]};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema12.properties.path.required,parentSchema:schema12.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema12.properties.path.properties.id.type,parentSchema:schema12.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema12.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema12.properties.path.type,parentSchema:schema12.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate7;
const schema13 = {"$id":"contract:/BotOperations_updateBot.body","$ref":"contract:/components/schemas/BotUpdateRequest"};
const schema14 = {"$id":"contract:/components/schemas/BotUpdateRequest","type":"object","required":["webhook"],"properties":{"webhook":{"type":"object","properties":{"name":{"type":"string","maxLength":255},"nickname":{"type":"string","maxLength":255},"outgoing_url":{"type":"string"},"events":{"type":"array","items":{"$ref":"contract:/components/schemas/BotEventName"}},"trigger_on":{"allOf":[{"$ref":"contract:/components/schemas/BotTriggerOn"}]},"commands":{"type":"array","items":{"type":"string"}},"scopes":{"type":"array","items":{"type":"string"}},"template":{"type":"string"},"template_engine":{"allOf":[{"$ref":"contract:/components/schemas/BotTemplateEngine"}]},"challenge_key":{"type":"string"},"link_preview_enabled":{"type":"boolean"},"ignore_self_messages":{"type":"boolean"},"events_history_enabled":{"type":"boolean"},"who_can_add":{"allOf":[{"$ref":"contract:/components/schemas/BotWhoCanAdd"}]},"can_edit":{"type":"array","items":{"$ref":"contract:/components/schemas/BotCanEdit"}}}}}};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.webhook !== undefined){
let data0 = data.webhook;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err1 = {instancePath:instancePath+"/webhook/name",schemaPath:"#/properties/webhook/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema14.properties.webhook.properties.name,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/webhook/name",schemaPath:"#/properties/webhook/properties/name/type",keyword:"type",params:{type: "string"},schema:schema14.properties.webhook.properties.name.type,parentSchema:schema14.properties.webhook.properties.name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.nickname !== undefined){
let data2 = data0.nickname;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err3 = {instancePath:instancePath+"/webhook/nickname",schemaPath:"#/properties/webhook/properties/nickname/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema14.properties.webhook.properties.nickname,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/webhook/nickname",schemaPath:"#/properties/webhook/properties/nickname/type",keyword:"type",params:{type: "string"},schema:schema14.properties.webhook.properties.nickname.type,parentSchema:schema14.properties.webhook.properties.nickname,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.outgoing_url !== undefined){
let data3 = data0.outgoing_url;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/webhook/outgoing_url",schemaPath:"#/properties/webhook/properties/outgoing_url/type",keyword:"type",params:{type: "string"},schema:schema14.properties.webhook.properties.outgoing_url.type,parentSchema:schema14.properties.webhook.properties.outgoing_url,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.events !== undefined){
let data4 = data0.events;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/webhook/events/" + i0,schemaPath:"contract:/components/schemas/BotEventName/type",keyword:"type",params:{type: "string"},schema:schema7.type,parentSchema:schema7,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((((((((((((((((data5 === "message_new") || (data5 === "message_update")) || (data5 === "message_delete")) || (data5 === "reaction_new")) || (data5 === "reaction_delete")) || (data5 === "button_click")) || (data5 === "message_link_shared")) || (data5 === "chat_member_add")) || (data5 === "chat_member_remove")) || (data5 === "company_member_invite")) || (data5 === "company_member_confirm")) || (data5 === "company_member_suspend")) || (data5 === "company_member_activate")) || (data5 === "company_member_delete")) || (data5 === "company_member_update")) || (data5 === "video_call_started")) || (data5 === "video_call_finished")) || (data5 === "video_call_recording_ready"))){
const err7 = {instancePath:instancePath+"/webhook/events/" + i0,schemaPath:"contract:/components/schemas/BotEventName/enum",keyword:"enum",params:{allowedValues: schema7.enum},schema:schema7.enum,parentSchema:schema7,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/webhook/events",schemaPath:"#/properties/webhook/properties/events/type",keyword:"type",params:{type: "array"},schema:schema14.properties.webhook.properties.events.type,parentSchema:schema14.properties.webhook.properties.events,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.trigger_on !== undefined){
let data6 = data0.trigger_on;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/webhook/trigger_on",schemaPath:"contract:/components/schemas/BotTriggerOn/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data6 === "commands") || (data6 === "all_messages")) || (data6 === "unfurl"))){
const err10 = {instancePath:instancePath+"/webhook/trigger_on",schemaPath:"contract:/components/schemas/BotTriggerOn/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.commands !== undefined){
let data7 = data0.commands;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/webhook/commands/" + i1,schemaPath:"#/properties/webhook/properties/commands/items/type",keyword:"type",params:{type: "string"},schema:schema14.properties.webhook.properties.commands.items.type,parentSchema:schema14.properties.webhook.properties.commands.items,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/webhook/commands",schemaPath:"#/properties/webhook/properties/commands/type",keyword:"type",params:{type: "array"},schema:schema14.properties.webhook.properties.commands.type,parentSchema:schema14.properties.webhook.properties.commands,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.scopes !== undefined){
let data9 = data0.scopes;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 !== "string"){
const err13 = {instancePath:instancePath+"/webhook/scopes/" + i2,schemaPath:"#/properties/webhook/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema14.properties.webhook.properties.scopes.items.type,parentSchema:schema14.properties.webhook.properties.scopes.items,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/webhook/scopes",schemaPath:"#/properties/webhook/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema14.properties.webhook.properties.scopes.type,parentSchema:schema14.properties.webhook.properties.scopes,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.template !== undefined){
let data11 = data0.template;
if(typeof data11 !== "string"){
const err15 = {instancePath:instancePath+"/webhook/template",schemaPath:"#/properties/webhook/properties/template/type",keyword:"type",params:{type: "string"},schema:schema14.properties.webhook.properties.template.type,parentSchema:schema14.properties.webhook.properties.template,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.template_engine !== undefined){
let data12 = data0.template_engine;
if(typeof data12 !== "string"){
const err16 = {instancePath:instancePath+"/webhook/template_engine",schemaPath:"contract:/components/schemas/BotTemplateEngine/type",keyword:"type",params:{type: "string"},schema:schema9.type,parentSchema:schema9,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data12 === "liquid") || (data12 === "mustache"))){
const err17 = {instancePath:instancePath+"/webhook/template_engine",schemaPath:"contract:/components/schemas/BotTemplateEngine/enum",keyword:"enum",params:{allowedValues: schema9.enum},schema:schema9.enum,parentSchema:schema9,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.challenge_key !== undefined){
let data13 = data0.challenge_key;
if(typeof data13 !== "string"){
const err18 = {instancePath:instancePath+"/webhook/challenge_key",schemaPath:"#/properties/webhook/properties/challenge_key/type",keyword:"type",params:{type: "string"},schema:schema14.properties.webhook.properties.challenge_key.type,parentSchema:schema14.properties.webhook.properties.challenge_key,data:data13};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.link_preview_enabled !== undefined){
let data14 = data0.link_preview_enabled;
if(typeof data14 !== "boolean"){
const err19 = {instancePath:instancePath+"/webhook/link_preview_enabled",schemaPath:"#/properties/webhook/properties/link_preview_enabled/type",keyword:"type",params:{type: "boolean"},schema:schema14.properties.webhook.properties.link_preview_enabled.type,parentSchema:schema14.properties.webhook.properties.link_preview_enabled,data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.ignore_self_messages !== undefined){
let data15 = data0.ignore_self_messages;
if(typeof data15 !== "boolean"){
const err20 = {instancePath:instancePath+"/webhook/ignore_self_messages",schemaPath:"#/properties/webhook/properties/ignore_self_messages/type",keyword:"type",params:{type: "boolean"},schema:schema14.properties.webhook.properties.ignore_self_messages.type,parentSchema:schema14.properties.webhook.properties.ignore_self_messages,data:data15};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.events_history_enabled !== undefined){
let data16 = data0.events_history_enabled;
if(typeof data16 !== "boolean"){
const err21 = {instancePath:instancePath+"/webhook/events_history_enabled",schemaPath:"#/properties/webhook/properties/events_history_enabled/type",keyword:"type",params:{type: "boolean"},schema:schema14.properties.webhook.properties.events_history_enabled.type,parentSchema:schema14.properties.webhook.properties.events_history_enabled,data:data16};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.who_can_add !== undefined){
let data17 = data0.who_can_add;
if(typeof data17 !== "string"){
const err22 = {instancePath:instancePath+"/webhook/who_can_add",schemaPath:"contract:/components/schemas/BotWhoCanAdd/type",keyword:"type",params:{type: "string"},schema:schema10.type,parentSchema:schema10,data:data17};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((((data17 === "creator") || (data17 === "creator_admin")) || (data17 === "creator_admin_user")) || (data17 === "anyone"))){
const err23 = {instancePath:instancePath+"/webhook/who_can_add",schemaPath:"contract:/components/schemas/BotWhoCanAdd/enum",keyword:"enum",params:{allowedValues: schema10.enum},schema:schema10.enum,parentSchema:schema10,data:data17};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data0.can_edit !== undefined){
let data18 = data0.can_edit;
if(Array.isArray(data18)){
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
let data19 = data18[i3];
if(typeof data19 !== "string"){
const err24 = {instancePath:instancePath+"/webhook/can_edit/" + i3,schemaPath:"contract:/components/schemas/BotCanEdit/type",keyword:"type",params:{type: "string"},schema:schema11.type,parentSchema:schema11,data:data19};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((data19 === "admin") || (data19 === "chat_owners"))){
const err25 = {instancePath:instancePath+"/webhook/can_edit/" + i3,schemaPath:"contract:/components/schemas/BotCanEdit/enum",keyword:"enum",params:{allowedValues: schema11.enum},schema:schema11.enum,parentSchema:schema11,data:data19};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/webhook/can_edit",schemaPath:"#/properties/webhook/properties/can_edit/type",keyword:"type",params:{type: "array"},schema:schema14.properties.webhook.properties.can_edit.type,parentSchema:schema14.properties.webhook.properties.can_edit,data:data18};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/webhook",schemaPath:"#/properties/webhook/type",keyword:"type",params:{type: "object"},schema:schema14.properties.webhook.type,parentSchema:schema14.properties.webhook,data:data0};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":{"webhook":true},"dynamicProps":false,"dynamicItems":false};


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate7.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate8.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate8.errors);
errors = vErrors.length;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":{"webhook":true},"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate10;
const schema20 = {"$id":"contract:/ChatOperations_listChats.parameters","type":"object","properties":{"query":{"type":"object","properties":{"sort":{"allOf":[{"$ref":"contract:/components/schemas/ChatSortField"}]},"order":{"allOf":[{"$ref":"contract:/components/schemas/SortOrder"}]},"availability":{"allOf":[{"$ref":"contract:/components/schemas/ChatAvailability"}]},"archived":{"type":"boolean"},"last_message_at_after":{"type":"string","format":"date-time","leapSecond":"date-time"},"last_message_at_before":{"type":"string","format":"date-time","leapSecond":"date-time"},"personal":{"type":"boolean"},"limit":{"type":"integer","format":"int32","minimum":1,"maximum":50},"cursor":{"type":"string"}},"required":[]}},"required":["query"]};
const schema21 = {"$id":"contract:/components/schemas/ChatSortField","type":"string","enum":["id","last_message_at"]};
const schema22 = {"$id":"contract:/components/schemas/SortOrder","type":"string","enum":["asc","desc"]};
const schema23 = {"$id":"contract:/components/schemas/ChatAvailability","type":"string","enum":["is_member","public"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate10.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.sort !== undefined){
let data1 = data0.sort;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/sort",schemaPath:"contract:/components/schemas/ChatSortField/type",keyword:"type",params:{type: "string"},schema:schema21.type,parentSchema:schema21,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data1 === "id") || (data1 === "last_message_at"))){
const err2 = {instancePath:instancePath+"/query/sort",schemaPath:"contract:/components/schemas/ChatSortField/enum",keyword:"enum",params:{allowedValues: schema21.enum},schema:schema21.enum,parentSchema:schema21,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.order !== undefined){
let data2 = data0.order;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/SortOrder/type",keyword:"type",params:{type: "string"},schema:schema22.type,parentSchema:schema22,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data2 === "asc") || (data2 === "desc"))){
const err4 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/SortOrder/enum",keyword:"enum",params:{allowedValues: schema22.enum},schema:schema22.enum,parentSchema:schema22,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.availability !== undefined){
let data3 = data0.availability;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/availability",schemaPath:"contract:/components/schemas/ChatAvailability/type",keyword:"type",params:{type: "string"},schema:schema23.type,parentSchema:schema23,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data3 === "is_member") || (data3 === "public"))){
const err6 = {instancePath:instancePath+"/query/availability",schemaPath:"contract:/components/schemas/ChatAvailability/enum",keyword:"enum",params:{allowedValues: schema23.enum},schema:schema23.enum,parentSchema:schema23,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.archived !== undefined){
let data4 = data0.archived;
if(typeof data4 !== "boolean"){
const err7 = {instancePath:instancePath+"/query/archived",schemaPath:"#/properties/query/properties/archived/type",keyword:"type",params:{type: "boolean"},schema:schema20.properties.query.properties.archived.type,parentSchema:schema20.properties.query.properties.archived,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.last_message_at_after !== undefined){
let data5 = data0.last_message_at_after;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err8 = {instancePath:instancePath+"/query/last_message_at_after",schemaPath:"#/properties/query/properties/last_message_at_after/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema20.properties.query.properties.last_message_at_after,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5.includes(":60")){
const next0 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err9 = {instancePath:instancePath+"/query/last_message_at_after",schemaPath:"#/properties/query/properties/last_message_at_after/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema20.properties.query.properties.last_message_at_after,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/query/last_message_at_after",schemaPath:"#/properties/query/properties/last_message_at_after/type",keyword:"type",params:{type: "string"},schema:schema20.properties.query.properties.last_message_at_after.type,parentSchema:schema20.properties.query.properties.last_message_at_after,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.last_message_at_before !== undefined){
let data6 = data0.last_message_at_before;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err11 = {instancePath:instancePath+"/query/last_message_at_before",schemaPath:"#/properties/query/properties/last_message_at_before/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema20.properties.query.properties.last_message_at_before,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6.includes(":60")){
const next1 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err12 = {instancePath:instancePath+"/query/last_message_at_before",schemaPath:"#/properties/query/properties/last_message_at_before/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema20.properties.query.properties.last_message_at_before,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/query/last_message_at_before",schemaPath:"#/properties/query/properties/last_message_at_before/type",keyword:"type",params:{type: "string"},schema:schema20.properties.query.properties.last_message_at_before.type,parentSchema:schema20.properties.query.properties.last_message_at_before,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.personal !== undefined){
let data7 = data0.personal;
if(typeof data7 !== "boolean"){
const err14 = {instancePath:instancePath+"/query/personal",schemaPath:"#/properties/query/properties/personal/type",keyword:"type",params:{type: "boolean"},schema:schema20.properties.query.properties.personal.type,parentSchema:schema20.properties.query.properties.personal,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.limit !== undefined){
let data8 = data0.limit;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err15 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema20.properties.query.properties.limit.type,parentSchema:schema20.properties.query.properties.limit,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 50 || isNaN(data8)){
const err16 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},schema:50,parentSchema:schema20.properties.query.properties.limit,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err17 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema20.properties.query.properties.limit,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(Number.isInteger(data8) && data8 >= -2147483648 && data8 <= 2147483647)){
const err18 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema20.properties.query.properties.limit,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data0.cursor !== undefined){
let data9 = data0.cursor;
if(typeof data9 !== "string"){
const err19 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema20.properties.query.properties.cursor.type,parentSchema:schema20.properties.query.properties.cursor,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema20.properties.query.type,parentSchema:schema20.properties.query,data:data0};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate11;
const schema24 = {"$id":"contract:/ChatOperations_createChat.body","$ref":"contract:/components/schemas/ChatCreateRequest"};
const schema25 = {"$id":"contract:/components/schemas/ChatCreateRequest","type":"object","required":["chat"],"properties":{"chat":{"type":"object","properties":{"name":{"type":"string","maxLength":255},"member_ids":{"type":"array","items":{"type":"integer","format":"int32","safeInteger":true}},"group_tag_ids":{"type":"array","items":{"type":"integer","format":"int32","safeInteger":true}},"channel":{"type":"boolean"},"public":{"type":"boolean"}},"required":["name"]}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate11.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.chat === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ChatCreateRequest/required",keyword:"required",params:{missingProperty: "chat"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.chat !== undefined){
let data0 = data.chat;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name === undefined){
const err1 = {instancePath:instancePath+"/chat",schemaPath:"contract:/components/schemas/ChatCreateRequest/properties/chat/required",keyword:"required",params:{missingProperty: "name"},schema:schema25.properties.chat.required,parentSchema:schema25.properties.chat,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err2 = {instancePath:instancePath+"/chat/name",schemaPath:"contract:/components/schemas/ChatCreateRequest/properties/chat/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema25.properties.chat.properties.name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/chat/name",schemaPath:"contract:/components/schemas/ChatCreateRequest/properties/chat/properties/name/type",keyword:"type",params:{type: "string"},schema:schema25.properties.chat.properties.name.type,parentSchema:schema25.properties.chat.properties.name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.member_ids !== undefined){
let data2 = data0.member_ids;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/chat/member_ids/" + i0,schemaPath:"contract:/components/schemas/ChatCreateRequest/properties/chat/properties/member_ids/items/type",keyword:"type",params:{type: "integer"},schema:schema25.properties.chat.properties.member_ids.items.type,parentSchema:schema25.properties.chat.properties.member_ids.items,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(Math.abs(data3) > 9007199254740991){
const err5 = {instancePath:instancePath+"/chat/member_ids/" + i0,schemaPath:"contract:/components/schemas/ChatCreateRequest/properties/chat/properties/member_ids/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema25.properties.chat.properties.member_ids.items,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err6 = {instancePath:instancePath+"/chat/member_ids/" + i0,schemaPath:"contract:/components/schemas/ChatCreateRequest/properties/chat/properties/member_ids/items/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema25.properties.chat.properties.member_ids.items,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/chat/member_ids",schemaPath:"contract:/components/schemas/ChatCreateRequest/properties/chat/properties/member_ids/type",keyword:"type",params:{type: "array"},schema:schema25.properties.chat.properties.member_ids.type,parentSchema:schema25.properties.chat.properties.member_ids,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.group_tag_ids !== undefined){
let data4 = data0.group_tag_ids;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/chat/group_tag_ids/" + i1,schemaPath:"contract:/components/schemas/ChatCreateRequest/properties/chat/properties/group_tag_ids/items/type",keyword:"type",params:{type: "integer"},schema:schema25.properties.chat.properties.group_tag_ids.items.type,parentSchema:schema25.properties.chat.properties.group_tag_ids.items,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(Math.abs(data5) > 9007199254740991){
const err9 = {instancePath:instancePath+"/chat/group_tag_ids/" + i1,schemaPath:"contract:/components/schemas/ChatCreateRequest/properties/chat/properties/group_tag_ids/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema25.properties.chat.properties.group_tag_ids.items,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(Number.isInteger(data5) && data5 >= -2147483648 && data5 <= 2147483647)){
const err10 = {instancePath:instancePath+"/chat/group_tag_ids/" + i1,schemaPath:"contract:/components/schemas/ChatCreateRequest/properties/chat/properties/group_tag_ids/items/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema25.properties.chat.properties.group_tag_ids.items,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/chat/group_tag_ids",schemaPath:"contract:/components/schemas/ChatCreateRequest/properties/chat/properties/group_tag_ids/type",keyword:"type",params:{type: "array"},schema:schema25.properties.chat.properties.group_tag_ids.type,parentSchema:schema25.properties.chat.properties.group_tag_ids,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.channel !== undefined){
let data6 = data0.channel;
if(typeof data6 !== "boolean"){
const err12 = {instancePath:instancePath+"/chat/channel",schemaPath:"contract:/components/schemas/ChatCreateRequest/properties/chat/properties/channel/type",keyword:"type",params:{type: "boolean"},schema:schema25.properties.chat.properties.channel.type,parentSchema:schema25.properties.chat.properties.channel,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.public !== undefined){
let data7 = data0.public;
if(typeof data7 !== "boolean"){
const err13 = {instancePath:instancePath+"/chat/public",schemaPath:"contract:/components/schemas/ChatCreateRequest/properties/chat/properties/public/type",keyword:"type",params:{type: "boolean"},schema:schema25.properties.chat.properties.public.type,parentSchema:schema25.properties.chat.properties.public,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/chat",schemaPath:"contract:/components/schemas/ChatCreateRequest/properties/chat/type",keyword:"type",params:{type: "object"},schema:schema25.properties.chat.type,parentSchema:schema25.properties.chat,data:data0};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"contract:/components/schemas/ChatCreateRequest/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":{"chat":true},"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate12;
const schema26 = {"$id":"contract:/ExportOperations_requestExport.body","$ref":"contract:/components/schemas/ExportRequest"};
const schema27 = {"$id":"contract:/components/schemas/ExportRequest","type":"object","required":["start_at","end_at","webhook_url"],"properties":{"start_at":{"type":"string","format":"date"},"end_at":{"type":"string","format":"date"},"webhook_url":{"type":"string"},"chat_ids":{"type":"array","items":{"type":"integer","format":"int32","safeInteger":true}},"skip_chats_file":{"type":"boolean"}}};
const formats4 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate12.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start_at === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ExportRequest/required",keyword:"required",params:{missingProperty: "start_at"},schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.end_at === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/ExportRequest/required",keyword:"required",params:{missingProperty: "end_at"},schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.webhook_url === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/ExportRequest/required",keyword:"required",params:{missingProperty: "webhook_url"},schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.start_at !== undefined){
let data0 = data.start_at;
if(typeof data0 === "string"){
if(!(formats4.test(data0))){
const err3 = {instancePath:instancePath+"/start_at",schemaPath:"contract:/components/schemas/ExportRequest/properties/start_at/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema27.properties.start_at,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/start_at",schemaPath:"contract:/components/schemas/ExportRequest/properties/start_at/type",keyword:"type",params:{type: "string"},schema:schema27.properties.start_at.type,parentSchema:schema27.properties.start_at,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.end_at !== undefined){
let data1 = data.end_at;
if(typeof data1 === "string"){
if(!(formats4.test(data1))){
const err5 = {instancePath:instancePath+"/end_at",schemaPath:"contract:/components/schemas/ExportRequest/properties/end_at/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema27.properties.end_at,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/end_at",schemaPath:"contract:/components/schemas/ExportRequest/properties/end_at/type",keyword:"type",params:{type: "string"},schema:schema27.properties.end_at.type,parentSchema:schema27.properties.end_at,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.webhook_url !== undefined){
let data2 = data.webhook_url;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/webhook_url",schemaPath:"contract:/components/schemas/ExportRequest/properties/webhook_url/type",keyword:"type",params:{type: "string"},schema:schema27.properties.webhook_url.type,parentSchema:schema27.properties.webhook_url,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.chat_ids !== undefined){
let data3 = data.chat_ids;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/chat_ids/" + i0,schemaPath:"contract:/components/schemas/ExportRequest/properties/chat_ids/items/type",keyword:"type",params:{type: "integer"},schema:schema27.properties.chat_ids.items.type,parentSchema:schema27.properties.chat_ids.items,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(Math.abs(data4) > 9007199254740991){
const err9 = {instancePath:instancePath+"/chat_ids/" + i0,schemaPath:"contract:/components/schemas/ExportRequest/properties/chat_ids/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema27.properties.chat_ids.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(Number.isInteger(data4) && data4 >= -2147483648 && data4 <= 2147483647)){
const err10 = {instancePath:instancePath+"/chat_ids/" + i0,schemaPath:"contract:/components/schemas/ExportRequest/properties/chat_ids/items/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema27.properties.chat_ids.items,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/chat_ids",schemaPath:"contract:/components/schemas/ExportRequest/properties/chat_ids/type",keyword:"type",params:{type: "array"},schema:schema27.properties.chat_ids.type,parentSchema:schema27.properties.chat_ids,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.skip_chats_file !== undefined){
let data5 = data.skip_chats_file;
if(typeof data5 !== "boolean"){
const err12 = {instancePath:instancePath+"/skip_chats_file",schemaPath:"contract:/components/schemas/ExportRequest/properties/skip_chats_file/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.skip_chats_file.type,parentSchema:schema27.properties.skip_chats_file,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"contract:/components/schemas/ExportRequest/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"start_at":true,"end_at":true,"webhook_url":true,"chat_ids":true,"skip_chats_file":true},"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate13;
const schema28 = {"$id":"contract:/ChatOperations_updateChat.body","$ref":"contract:/components/schemas/ChatUpdateRequest"};
const schema29 = {"$id":"contract:/components/schemas/ChatUpdateRequest","type":"object","required":["chat"],"properties":{"chat":{"type":"object","properties":{"name":{"type":"string","maxLength":255},"public":{"type":"boolean"}}}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate13.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.chat === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ChatUpdateRequest/required",keyword:"required",params:{missingProperty: "chat"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.chat !== undefined){
let data0 = data.chat;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err1 = {instancePath:instancePath+"/chat/name",schemaPath:"contract:/components/schemas/ChatUpdateRequest/properties/chat/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema29.properties.chat.properties.name,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/chat/name",schemaPath:"contract:/components/schemas/ChatUpdateRequest/properties/chat/properties/name/type",keyword:"type",params:{type: "string"},schema:schema29.properties.chat.properties.name.type,parentSchema:schema29.properties.chat.properties.name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.public !== undefined){
let data2 = data0.public;
if(typeof data2 !== "boolean"){
const err3 = {instancePath:instancePath+"/chat/public",schemaPath:"contract:/components/schemas/ChatUpdateRequest/properties/chat/properties/public/type",keyword:"type",params:{type: "boolean"},schema:schema29.properties.chat.properties.public.type,parentSchema:schema29.properties.chat.properties.public,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/chat",schemaPath:"contract:/components/schemas/ChatUpdateRequest/properties/chat/type",keyword:"type",params:{type: "object"},schema:schema29.properties.chat.type,parentSchema:schema29.properties.chat,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"contract:/components/schemas/ChatUpdateRequest/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":{"chat":true},"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate14;
const schema30 = {"$id":"contract:/ChatMemberOperations_addTags.body","$ref":"contract:/components/schemas/AddTagsRequest"};
const schema31 = {"$id":"contract:/components/schemas/AddTagsRequest","type":"object","required":["group_tag_ids"],"properties":{"group_tag_ids":{"type":"array","items":{"type":"integer","format":"int32","safeInteger":true}}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate14.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.group_tag_ids === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/AddTagsRequest/required",keyword:"required",params:{missingProperty: "group_tag_ids"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.group_tag_ids !== undefined){
let data0 = data.group_tag_ids;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/group_tag_ids/" + i0,schemaPath:"contract:/components/schemas/AddTagsRequest/properties/group_tag_ids/items/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.group_tag_ids.items.type,parentSchema:schema31.properties.group_tag_ids.items,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err2 = {instancePath:instancePath+"/group_tag_ids/" + i0,schemaPath:"contract:/components/schemas/AddTagsRequest/properties/group_tag_ids/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema31.properties.group_tag_ids.items,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err3 = {instancePath:instancePath+"/group_tag_ids/" + i0,schemaPath:"contract:/components/schemas/AddTagsRequest/properties/group_tag_ids/items/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema31.properties.group_tag_ids.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/group_tag_ids",schemaPath:"contract:/components/schemas/AddTagsRequest/properties/group_tag_ids/type",keyword:"type",params:{type: "array"},schema:schema31.properties.group_tag_ids.type,parentSchema:schema31.properties.group_tag_ids,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"contract:/components/schemas/AddTagsRequest/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":{"group_tag_ids":true},"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate15;
const schema32 = {"$id":"contract:/ChatMemberOperations_removeTag.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"integer","format":"int32"},"tag_id":{"type":"integer","format":"int32"}},"required":["id","tag_id"]}},"required":["path"]};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate15.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema32.properties.path.required,parentSchema:schema32.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.tag_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "tag_id"},schema:schema32.properties.path.required,parentSchema:schema32.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema32.properties.path.properties.id.type,parentSchema:schema32.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema32.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data0.tag_id !== undefined){
let data2 = data0.tag_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/path/tag_id",schemaPath:"#/properties/path/properties/tag_id/type",keyword:"type",params:{type: "integer"},schema:schema32.properties.path.properties.tag_id.type,parentSchema:schema32.properties.path.properties.tag_id,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(!(Number.isInteger(data2) && data2 >= -2147483648 && data2 <= 2147483647)){
const err6 = {instancePath:instancePath+"/path/tag_id",schemaPath:"#/properties/path/properties/tag_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema32.properties.path.properties.tag_id,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema32.properties.path.type,parentSchema:schema32.properties.path,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate16;
const schema33 = {"$id":"contract:/ChatMemberOperations_listMembers.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"integer","format":"int32"}},"required":["id"]},"query":{"type":"object","properties":{"role":{"allOf":[{"$ref":"contract:/components/schemas/ChatMemberRoleFilter"}]},"limit":{"type":"integer","format":"int32","minimum":1,"maximum":50},"cursor":{"type":"string"}},"required":[]}},"required":["path","query"]};
const schema34 = {"$id":"contract:/components/schemas/ChatMemberRoleFilter","type":"string","enum":["all","owner","admin","editor","member"]};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate16.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema33.properties.path.required,parentSchema:schema33.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema33.properties.path.properties.id.type,parentSchema:schema33.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema33.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema33.properties.path.type,parentSchema:schema33.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.role !== undefined){
let data3 = data2.role;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/role",schemaPath:"contract:/components/schemas/ChatMemberRoleFilter/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((data3 === "all") || (data3 === "owner")) || (data3 === "admin")) || (data3 === "editor")) || (data3 === "member"))){
const err7 = {instancePath:instancePath+"/query/role",schemaPath:"contract:/components/schemas/ChatMemberRoleFilter/enum",keyword:"enum",params:{allowedValues: schema34.enum},schema:schema34.enum,parentSchema:schema34,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.limit !== undefined){
let data4 = data2.limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema33.properties.query.properties.limit.type,parentSchema:schema33.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},schema:50,parentSchema:schema33.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema33.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(Number.isInteger(data4) && data4 >= -2147483648 && data4 <= 2147483647)){
const err11 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema33.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data2.cursor !== undefined){
let data5 = data2.cursor;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema33.properties.query.properties.cursor.type,parentSchema:schema33.properties.query.properties.cursor,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema33.properties.query.type,parentSchema:schema33.properties.query,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate17;
const schema35 = {"$id":"contract:/ChatMemberOperations_addMembers.body","$ref":"contract:/components/schemas/AddMembersRequest"};
const schema36 = {"$id":"contract:/components/schemas/AddMembersRequest","type":"object","required":["member_ids"],"properties":{"member_ids":{"type":"array","items":{"type":"integer","format":"int32","safeInteger":true}},"silent":{"type":"boolean"}}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate17.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.member_ids === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/AddMembersRequest/required",keyword:"required",params:{missingProperty: "member_ids"},schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.member_ids !== undefined){
let data0 = data.member_ids;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/member_ids/" + i0,schemaPath:"contract:/components/schemas/AddMembersRequest/properties/member_ids/items/type",keyword:"type",params:{type: "integer"},schema:schema36.properties.member_ids.items.type,parentSchema:schema36.properties.member_ids.items,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err2 = {instancePath:instancePath+"/member_ids/" + i0,schemaPath:"contract:/components/schemas/AddMembersRequest/properties/member_ids/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema36.properties.member_ids.items,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err3 = {instancePath:instancePath+"/member_ids/" + i0,schemaPath:"contract:/components/schemas/AddMembersRequest/properties/member_ids/items/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema36.properties.member_ids.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/member_ids",schemaPath:"contract:/components/schemas/AddMembersRequest/properties/member_ids/type",keyword:"type",params:{type: "array"},schema:schema36.properties.member_ids.type,parentSchema:schema36.properties.member_ids,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.silent !== undefined){
let data2 = data.silent;
if(typeof data2 !== "boolean"){
const err5 = {instancePath:instancePath+"/silent",schemaPath:"contract:/components/schemas/AddMembersRequest/properties/silent/type",keyword:"type",params:{type: "boolean"},schema:schema36.properties.silent.type,parentSchema:schema36.properties.silent,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"contract:/components/schemas/AddMembersRequest/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":{"member_ids":true,"silent":true},"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate18;
const schema37 = {"$id":"contract:/ChatMemberOperations_updateMemberRole.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"integer","format":"int32"},"user_id":{"type":"integer","format":"int32"}},"required":["id","user_id"]}},"required":["path"]};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate18.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema37.properties.path.required,parentSchema:schema37.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.user_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema37.properties.path.required,parentSchema:schema37.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema37.properties.path.properties.id.type,parentSchema:schema37.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema37.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data0.user_id !== undefined){
let data2 = data0.user_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/path/user_id",schemaPath:"#/properties/path/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema37.properties.path.properties.user_id.type,parentSchema:schema37.properties.path.properties.user_id,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(!(Number.isInteger(data2) && data2 >= -2147483648 && data2 <= 2147483647)){
const err6 = {instancePath:instancePath+"/path/user_id",schemaPath:"#/properties/path/properties/user_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema37.properties.path.properties.user_id,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema37.properties.path.type,parentSchema:schema37.properties.path,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate19;
const schema38 = {"$id":"contract:/ChatMemberOperations_updateMemberRole.body","$ref":"contract:/components/schemas/UpdateMemberRoleRequest"};
const schema39 = {"$id":"contract:/components/schemas/UpdateMemberRoleRequest","type":"object","required":["role"],"properties":{"role":{"allOf":[{"$ref":"contract:/components/schemas/ChatMemberRole"}]}}};
const schema40 = {"$id":"contract:/components/schemas/ChatMemberRole","type":"string","enum":["admin","editor","member"]};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/role",schemaPath:"contract:/components/schemas/ChatMemberRole/type",keyword:"type",params:{type: "string"},schema:schema40.type,parentSchema:schema40,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "admin") || (data0 === "editor")) || (data0 === "member"))){
const err2 = {instancePath:instancePath+"/role",schemaPath:"contract:/components/schemas/ChatMemberRole/enum",keyword:"enum",params:{allowedValues: schema40.enum},schema:schema40.enum,parentSchema:schema40,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"role":true},"dynamicProps":false,"dynamicItems":false};


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate19.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate20.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate20.errors);
errors = vErrors.length;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"role":true},"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate22;
const schema41 = {"$id":"contract:/CommonOperations_listProperties.parameters","type":"object","properties":{"query":{"type":"object","properties":{"entity_type":{"$ref":"contract:/components/schemas/SearchEntityType"}},"required":["entity_type"]}},"required":["query"]};
const schema42 = {"$id":"contract:/components/schemas/SearchEntityType","type":"string","enum":["User","Task"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.entity_type === undefined){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "entity_type"},schema:schema41.properties.query.required,parentSchema:schema41.properties.query,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.entity_type !== undefined){
let data1 = data0.entity_type;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/query/entity_type",schemaPath:"contract:/components/schemas/SearchEntityType/type",keyword:"type",params:{type: "string"},schema:schema42.type,parentSchema:schema42,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data1 === "User") || (data1 === "Task"))){
const err3 = {instancePath:instancePath+"/query/entity_type",schemaPath:"contract:/components/schemas/SearchEntityType/enum",keyword:"enum",params:{allowedValues: schema42.enum},schema:schema42.enum,parentSchema:schema42,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema41.properties.query.type,parentSchema:schema41.properties.query,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate23;
const schema43 = {"$id":"contract:/DirectUploadOperations_uploadFile.body","$ref":"contract:/components/schemas/FileUploadRequest"};
const schema44 = {"$id":"contract:/components/schemas/FileUploadRequest","type":"object","properties":{"Content-Disposition":{"type":"string"},"acl":{"type":"string"},"policy":{"type":"string"},"x-amz-credential":{"type":"string"},"x-amz-algorithm":{"type":"string"},"x-amz-date":{"type":"string"},"x-amz-signature":{"type":"string"},"key":{"type":"string"},"file":{"blob":true}},"required":["Content-Disposition","acl","policy","x-amz-credential","x-amz-algorithm","x-amz-date","x-amz-signature","key","file"]};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["Content-Disposition"] === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/FileUploadRequest/required",keyword:"required",params:{missingProperty: "Content-Disposition"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.acl === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/FileUploadRequest/required",keyword:"required",params:{missingProperty: "acl"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.policy === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/FileUploadRequest/required",keyword:"required",params:{missingProperty: "policy"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data["x-amz-credential"] === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/FileUploadRequest/required",keyword:"required",params:{missingProperty: "x-amz-credential"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data["x-amz-algorithm"] === undefined){
const err4 = {instancePath,schemaPath:"contract:/components/schemas/FileUploadRequest/required",keyword:"required",params:{missingProperty: "x-amz-algorithm"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data["x-amz-date"] === undefined){
const err5 = {instancePath,schemaPath:"contract:/components/schemas/FileUploadRequest/required",keyword:"required",params:{missingProperty: "x-amz-date"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data["x-amz-signature"] === undefined){
const err6 = {instancePath,schemaPath:"contract:/components/schemas/FileUploadRequest/required",keyword:"required",params:{missingProperty: "x-amz-signature"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.key === undefined){
const err7 = {instancePath,schemaPath:"contract:/components/schemas/FileUploadRequest/required",keyword:"required",params:{missingProperty: "key"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.file === undefined){
const err8 = {instancePath,schemaPath:"contract:/components/schemas/FileUploadRequest/required",keyword:"required",params:{missingProperty: "file"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data["Content-Disposition"] !== undefined){
let data0 = data["Content-Disposition"];
if(typeof data0 !== "string"){
const err9 = {instancePath:instancePath+"/Content-Disposition",schemaPath:"contract:/components/schemas/FileUploadRequest/properties/Content-Disposition/type",keyword:"type",params:{type: "string"},schema:schema44.properties["Content-Disposition"].type,parentSchema:schema44.properties["Content-Disposition"],data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.acl !== undefined){
let data1 = data.acl;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/acl",schemaPath:"contract:/components/schemas/FileUploadRequest/properties/acl/type",keyword:"type",params:{type: "string"},schema:schema44.properties.acl.type,parentSchema:schema44.properties.acl,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.policy !== undefined){
let data2 = data.policy;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/policy",schemaPath:"contract:/components/schemas/FileUploadRequest/properties/policy/type",keyword:"type",params:{type: "string"},schema:schema44.properties.policy.type,parentSchema:schema44.properties.policy,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data["x-amz-credential"] !== undefined){
let data3 = data["x-amz-credential"];
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/x-amz-credential",schemaPath:"contract:/components/schemas/FileUploadRequest/properties/x-amz-credential/type",keyword:"type",params:{type: "string"},schema:schema44.properties["x-amz-credential"].type,parentSchema:schema44.properties["x-amz-credential"],data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data["x-amz-algorithm"] !== undefined){
let data4 = data["x-amz-algorithm"];
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/x-amz-algorithm",schemaPath:"contract:/components/schemas/FileUploadRequest/properties/x-amz-algorithm/type",keyword:"type",params:{type: "string"},schema:schema44.properties["x-amz-algorithm"].type,parentSchema:schema44.properties["x-amz-algorithm"],data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data["x-amz-date"] !== undefined){
let data5 = data["x-amz-date"];
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/x-amz-date",schemaPath:"contract:/components/schemas/FileUploadRequest/properties/x-amz-date/type",keyword:"type",params:{type: "string"},schema:schema44.properties["x-amz-date"].type,parentSchema:schema44.properties["x-amz-date"],data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data["x-amz-signature"] !== undefined){
let data6 = data["x-amz-signature"];
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/x-amz-signature",schemaPath:"contract:/components/schemas/FileUploadRequest/properties/x-amz-signature/type",keyword:"type",params:{type: "string"},schema:schema44.properties["x-amz-signature"].type,parentSchema:schema44.properties["x-amz-signature"],data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.key !== undefined){
let data7 = data.key;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/key",schemaPath:"contract:/components/schemas/FileUploadRequest/properties/key/type",keyword:"type",params:{type: "string"},schema:schema44.properties.key.type,parentSchema:schema44.properties.key,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.file !== undefined){
let data8 = data.file;
if((data8 instanceof Blob) !== true){
const err17 = {instancePath:instancePath+"/file",schemaPath:"contract:/components/schemas/FileUploadRequest/properties/file/blob",keyword:"blob",params:{},schema:true,parentSchema:schema44.properties.file,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"contract:/components/schemas/FileUploadRequest/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"Content-Disposition":true,"acl":true,"policy":true,"x-amz-credential":true,"x-amz-algorithm":true,"x-amz-date":true,"x-amz-signature":true,"key":true,"file":true},"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate24;
const schema45 = {"$id":"contract:/GroupTagOperations_listTags.parameters","type":"object","properties":{"query":{"type":"object","properties":{"names":{"$ref":"contract:/components/schemas/TagNamesFilter"},"limit":{"type":"integer","format":"int32","minimum":1,"maximum":50},"cursor":{"type":"string"}},"required":[]}},"required":["query"]};
const schema46 = {"$id":"contract:/components/schemas/TagNamesFilter","type":"array","items":{"type":"string"}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.names !== undefined){
let data1 = data0.names;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/query/names/" + i0,schemaPath:"contract:/components/schemas/TagNamesFilter/items/type",keyword:"type",params:{type: "string"},schema:schema46.items.type,parentSchema:schema46.items,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/query/names",schemaPath:"contract:/components/schemas/TagNamesFilter/type",keyword:"type",params:{type: "array"},schema:schema46.type,parentSchema:schema46,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.limit !== undefined){
let data3 = data0.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema45.properties.query.properties.limit.type,parentSchema:schema45.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},schema:50,parentSchema:schema45.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema45.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema45.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data0.cursor !== undefined){
let data4 = data0.cursor;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema45.properties.query.properties.cursor.type,parentSchema:schema45.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema45.properties.query.type,parentSchema:schema45.properties.query,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate25;
const schema47 = {"$id":"contract:/GroupTagOperations_createTag.body","$ref":"contract:/components/schemas/GroupTagRequest"};
const schema48 = {"$id":"contract:/components/schemas/GroupTagRequest","type":"object","required":["group_tag"],"properties":{"group_tag":{"type":"object","properties":{"name":{"type":"string","maxLength":255}},"required":["name"]}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.group_tag === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/GroupTagRequest/required",keyword:"required",params:{missingProperty: "group_tag"},schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.group_tag !== undefined){
let data0 = data.group_tag;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name === undefined){
const err1 = {instancePath:instancePath+"/group_tag",schemaPath:"contract:/components/schemas/GroupTagRequest/properties/group_tag/required",keyword:"required",params:{missingProperty: "name"},schema:schema48.properties.group_tag.required,parentSchema:schema48.properties.group_tag,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err2 = {instancePath:instancePath+"/group_tag/name",schemaPath:"contract:/components/schemas/GroupTagRequest/properties/group_tag/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema48.properties.group_tag.properties.name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/group_tag/name",schemaPath:"contract:/components/schemas/GroupTagRequest/properties/group_tag/properties/name/type",keyword:"type",params:{type: "string"},schema:schema48.properties.group_tag.properties.name.type,parentSchema:schema48.properties.group_tag.properties.name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/group_tag",schemaPath:"contract:/components/schemas/GroupTagRequest/properties/group_tag/type",keyword:"type",params:{type: "object"},schema:schema48.properties.group_tag.type,parentSchema:schema48.properties.group_tag,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"contract:/components/schemas/GroupTagRequest/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"group_tag":true},"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate26;
const schema49 = {"$id":"contract:/GroupTagOperations_getTagUsers.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"integer","format":"int32"}},"required":["id"]},"query":{"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":50},"cursor":{"type":"string"}},"required":[]}},"required":["path","query"]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema49.properties.path.required,parentSchema:schema49.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema49.properties.path.properties.id.type,parentSchema:schema49.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema49.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema49.properties.path.type,parentSchema:schema49.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.limit !== undefined){
let data3 = data2.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema49.properties.query.properties.limit.type,parentSchema:schema49.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},schema:50,parentSchema:schema49.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema49.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema49.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data2.cursor !== undefined){
let data4 = data2.cursor;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema49.properties.query.properties.cursor.type,parentSchema:schema49.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema49.properties.query.type,parentSchema:schema49.properties.query,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate27;
const schema50 = {"$id":"contract:/ChatMessageOperations_listChatMessages.parameters","type":"object","properties":{"query":{"type":"object","properties":{"chat_id":{"type":"integer","format":"int32"},"sort":{"allOf":[{"$ref":"contract:/components/schemas/MessageSortField"}]},"order":{"allOf":[{"$ref":"contract:/components/schemas/SortOrder"}]},"limit":{"type":"integer","format":"int32","minimum":1,"maximum":50},"cursor":{"type":"string"}},"required":["chat_id"]}},"required":["query"]};
const schema51 = {"$id":"contract:/components/schemas/MessageSortField","type":"string","enum":["id"]};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.chat_id === undefined){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "chat_id"},schema:schema50.properties.query.required,parentSchema:schema50.properties.query,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.chat_id !== undefined){
let data1 = data0.chat_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/query/chat_id",schemaPath:"#/properties/query/properties/chat_id/type",keyword:"type",params:{type: "integer"},schema:schema50.properties.query.properties.chat_id.type,parentSchema:schema50.properties.query.properties.chat_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err3 = {instancePath:instancePath+"/query/chat_id",schemaPath:"#/properties/query/properties/chat_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema50.properties.query.properties.chat_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data0.sort !== undefined){
let data2 = data0.sort;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/query/sort",schemaPath:"contract:/components/schemas/MessageSortField/type",keyword:"type",params:{type: "string"},schema:schema51.type,parentSchema:schema51,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data2 === "id")){
const err5 = {instancePath:instancePath+"/query/sort",schemaPath:"contract:/components/schemas/MessageSortField/enum",keyword:"enum",params:{allowedValues: schema51.enum},schema:schema51.enum,parentSchema:schema51,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.order !== undefined){
let data3 = data0.order;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/SortOrder/type",keyword:"type",params:{type: "string"},schema:schema22.type,parentSchema:schema22,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data3 === "asc") || (data3 === "desc"))){
const err7 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/SortOrder/enum",keyword:"enum",params:{allowedValues: schema22.enum},schema:schema22.enum,parentSchema:schema22,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.limit !== undefined){
let data4 = data0.limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema50.properties.query.properties.limit.type,parentSchema:schema50.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},schema:50,parentSchema:schema50.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema50.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(Number.isInteger(data4) && data4 >= -2147483648 && data4 <= 2147483647)){
const err11 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema50.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data0.cursor !== undefined){
let data5 = data0.cursor;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema50.properties.query.properties.cursor.type,parentSchema:schema50.properties.query.properties.cursor,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema50.properties.query.type,parentSchema:schema50.properties.query,data:data0};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate28;
const schema53 = {"$id":"contract:/MessageOperations_createMessage.body","$ref":"contract:/components/schemas/MessageCreateRequest"};
const schema54 = {"$id":"contract:/components/schemas/MessageCreateRequest","type":"object","required":["message"],"properties":{"message":{"type":"object","properties":{"entity_type":{"allOf":[{"$ref":"contract:/components/schemas/MessageEntityType"}]},"entity_id":{"type":"integer","format":"int32","safeInteger":true},"content":{"type":"string"},"files":{"type":"array","items":{"type":"object","properties":{"key":{"type":"string"},"name":{"type":"string"},"file_type":{"allOf":[{"$ref":"contract:/components/schemas/FileType"}]},"size":{"type":"integer","format":"int32","safeInteger":true},"width":{"type":"integer","format":"int32","safeInteger":true},"height":{"type":"integer","format":"int32","safeInteger":true},"duration_ms":{"type":"integer","format":"int32","minimum":1,"safeInteger":true},"waveform":{"type":"string","maxLength":256}},"required":["key","name","file_type","size"]}},"buttons":{"type":"array","items":{"type":"array","items":{"$ref":"contract:/components/schemas/Button"}}},"parent_message_id":{"type":"integer","format":"int32","safeInteger":true},"display_avatar_url":{"type":"string","maxLength":255},"display_name":{"type":"string","maxLength":255},"skip_invite_mentions":{"type":"boolean"}},"required":["entity_id","content"]},"link_preview":{"type":"boolean"}}};
const schema55 = {"$id":"contract:/components/schemas/MessageEntityType","type":"string","enum":["discussion","thread","user"]};
const schema56 = {"$id":"contract:/components/schemas/FileType","type":"string","enum":["file","image","audio","voice"]};
const schema57 = {"$id":"contract:/components/schemas/Button","type":"object","required":["text"],"properties":{"text":{"type":"string","maxLength":255},"url":{"type":"string"},"data":{"type":"string","maxLength":255}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message !== undefined){
let data0 = data.message;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.entity_id === undefined){
const err1 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/required",keyword:"required",params:{missingProperty: "entity_id"},schema:schema54.properties.message.required,parentSchema:schema54.properties.message,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.content === undefined){
const err2 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/required",keyword:"required",params:{missingProperty: "content"},schema:schema54.properties.message.required,parentSchema:schema54.properties.message,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.entity_type !== undefined){
let data1 = data0.entity_type;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/message/entity_type",schemaPath:"contract:/components/schemas/MessageEntityType/type",keyword:"type",params:{type: "string"},schema:schema55.type,parentSchema:schema55,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data1 === "discussion") || (data1 === "thread")) || (data1 === "user"))){
const err4 = {instancePath:instancePath+"/message/entity_type",schemaPath:"contract:/components/schemas/MessageEntityType/enum",keyword:"enum",params:{allowedValues: schema55.enum},schema:schema55.enum,parentSchema:schema55,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.entity_id !== undefined){
let data2 = data0.entity_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/message/entity_id",schemaPath:"#/properties/message/properties/entity_id/type",keyword:"type",params:{type: "integer"},schema:schema54.properties.message.properties.entity_id.type,parentSchema:schema54.properties.message.properties.entity_id,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err6 = {instancePath:instancePath+"/message/entity_id",schemaPath:"#/properties/message/properties/entity_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema54.properties.message.properties.entity_id,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(Number.isInteger(data2) && data2 >= -2147483648 && data2 <= 2147483647)){
const err7 = {instancePath:instancePath+"/message/entity_id",schemaPath:"#/properties/message/properties/entity_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema54.properties.message.properties.entity_id,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data0.content !== undefined){
let data3 = data0.content;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/message/content",schemaPath:"#/properties/message/properties/content/type",keyword:"type",params:{type: "string"},schema:schema54.properties.message.properties.content.type,parentSchema:schema54.properties.message.properties.content,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.files !== undefined){
let data4 = data0.files;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.key === undefined){
const err9 = {instancePath:instancePath+"/message/files/" + i0,schemaPath:"#/properties/message/properties/files/items/required",keyword:"required",params:{missingProperty: "key"},schema:schema54.properties.message.properties.files.items.required,parentSchema:schema54.properties.message.properties.files.items,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5.name === undefined){
const err10 = {instancePath:instancePath+"/message/files/" + i0,schemaPath:"#/properties/message/properties/files/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema54.properties.message.properties.files.items.required,parentSchema:schema54.properties.message.properties.files.items,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5.file_type === undefined){
const err11 = {instancePath:instancePath+"/message/files/" + i0,schemaPath:"#/properties/message/properties/files/items/required",keyword:"required",params:{missingProperty: "file_type"},schema:schema54.properties.message.properties.files.items.required,parentSchema:schema54.properties.message.properties.files.items,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.size === undefined){
const err12 = {instancePath:instancePath+"/message/files/" + i0,schemaPath:"#/properties/message/properties/files/items/required",keyword:"required",params:{missingProperty: "size"},schema:schema54.properties.message.properties.files.items.required,parentSchema:schema54.properties.message.properties.files.items,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5.key !== undefined){
let data6 = data5.key;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/message/files/" + i0+"/key",schemaPath:"#/properties/message/properties/files/items/properties/key/type",keyword:"type",params:{type: "string"},schema:schema54.properties.message.properties.files.items.properties.key.type,parentSchema:schema54.properties.message.properties.files.items.properties.key,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data5.name !== undefined){
let data7 = data5.name;
if(typeof data7 !== "string"){
const err14 = {instancePath:instancePath+"/message/files/" + i0+"/name",schemaPath:"#/properties/message/properties/files/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema54.properties.message.properties.files.items.properties.name.type,parentSchema:schema54.properties.message.properties.files.items.properties.name,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.file_type !== undefined){
let data8 = data5.file_type;
if(typeof data8 !== "string"){
const err15 = {instancePath:instancePath+"/message/files/" + i0+"/file_type",schemaPath:"contract:/components/schemas/FileType/type",keyword:"type",params:{type: "string"},schema:schema56.type,parentSchema:schema56,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((data8 === "file") || (data8 === "image")) || (data8 === "audio")) || (data8 === "voice"))){
const err16 = {instancePath:instancePath+"/message/files/" + i0+"/file_type",schemaPath:"contract:/components/schemas/FileType/enum",keyword:"enum",params:{allowedValues: schema56.enum},schema:schema56.enum,parentSchema:schema56,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5.size !== undefined){
let data9 = data5.size;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err17 = {instancePath:instancePath+"/message/files/" + i0+"/size",schemaPath:"#/properties/message/properties/files/items/properties/size/type",keyword:"type",params:{type: "integer"},schema:schema54.properties.message.properties.files.items.properties.size.type,parentSchema:schema54.properties.message.properties.files.items.properties.size,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(Math.abs(data9) > 9007199254740991){
const err18 = {instancePath:instancePath+"/message/files/" + i0+"/size",schemaPath:"#/properties/message/properties/files/items/properties/size/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema54.properties.message.properties.files.items.properties.size,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(Number.isInteger(data9) && data9 >= -2147483648 && data9 <= 2147483647)){
const err19 = {instancePath:instancePath+"/message/files/" + i0+"/size",schemaPath:"#/properties/message/properties/files/items/properties/size/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema54.properties.message.properties.files.items.properties.size,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data5.width !== undefined){
let data10 = data5.width;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err20 = {instancePath:instancePath+"/message/files/" + i0+"/width",schemaPath:"#/properties/message/properties/files/items/properties/width/type",keyword:"type",params:{type: "integer"},schema:schema54.properties.message.properties.files.items.properties.width.type,parentSchema:schema54.properties.message.properties.files.items.properties.width,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(Math.abs(data10) > 9007199254740991){
const err21 = {instancePath:instancePath+"/message/files/" + i0+"/width",schemaPath:"#/properties/message/properties/files/items/properties/width/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema54.properties.message.properties.files.items.properties.width,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(Number.isInteger(data10) && data10 >= -2147483648 && data10 <= 2147483647)){
const err22 = {instancePath:instancePath+"/message/files/" + i0+"/width",schemaPath:"#/properties/message/properties/files/items/properties/width/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema54.properties.message.properties.files.items.properties.width,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data5.height !== undefined){
let data11 = data5.height;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err23 = {instancePath:instancePath+"/message/files/" + i0+"/height",schemaPath:"#/properties/message/properties/files/items/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema54.properties.message.properties.files.items.properties.height.type,parentSchema:schema54.properties.message.properties.files.items.properties.height,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(Math.abs(data11) > 9007199254740991){
const err24 = {instancePath:instancePath+"/message/files/" + i0+"/height",schemaPath:"#/properties/message/properties/files/items/properties/height/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema54.properties.message.properties.files.items.properties.height,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(Number.isInteger(data11) && data11 >= -2147483648 && data11 <= 2147483647)){
const err25 = {instancePath:instancePath+"/message/files/" + i0+"/height",schemaPath:"#/properties/message/properties/files/items/properties/height/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema54.properties.message.properties.files.items.properties.height,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data5.duration_ms !== undefined){
let data12 = data5.duration_ms;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err26 = {instancePath:instancePath+"/message/files/" + i0+"/duration_ms",schemaPath:"#/properties/message/properties/files/items/properties/duration_ms/type",keyword:"type",params:{type: "integer"},schema:schema54.properties.message.properties.files.items.properties.duration_ms.type,parentSchema:schema54.properties.message.properties.files.items.properties.duration_ms,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
const err27 = {instancePath:instancePath+"/message/files/" + i0+"/duration_ms",schemaPath:"#/properties/message/properties/files/items/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema54.properties.message.properties.files.items.properties.duration_ms,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(Math.abs(data12) > 9007199254740991){
const err28 = {instancePath:instancePath+"/message/files/" + i0+"/duration_ms",schemaPath:"#/properties/message/properties/files/items/properties/duration_ms/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema54.properties.message.properties.files.items.properties.duration_ms,data:data12};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(Number.isInteger(data12) && data12 >= -2147483648 && data12 <= 2147483647)){
const err29 = {instancePath:instancePath+"/message/files/" + i0+"/duration_ms",schemaPath:"#/properties/message/properties/files/items/properties/duration_ms/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema54.properties.message.properties.files.items.properties.duration_ms,data:data12};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data5.waveform !== undefined){
let data13 = data5.waveform;
if(typeof data13 === "string"){
if(func0(data13) > 256){
const err30 = {instancePath:instancePath+"/message/files/" + i0+"/waveform",schemaPath:"#/properties/message/properties/files/items/properties/waveform/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema54.properties.message.properties.files.items.properties.waveform,data:data13};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/message/files/" + i0+"/waveform",schemaPath:"#/properties/message/properties/files/items/properties/waveform/type",keyword:"type",params:{type: "string"},schema:schema54.properties.message.properties.files.items.properties.waveform.type,parentSchema:schema54.properties.message.properties.files.items.properties.waveform,data:data13};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/message/files/" + i0,schemaPath:"#/properties/message/properties/files/items/type",keyword:"type",params:{type: "object"},schema:schema54.properties.message.properties.files.items.type,parentSchema:schema54.properties.message.properties.files.items,data:data5};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/message/files",schemaPath:"#/properties/message/properties/files/type",keyword:"type",params:{type: "array"},schema:schema54.properties.message.properties.files.type,parentSchema:schema54.properties.message.properties.files,data:data4};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data0.buttons !== undefined){
let data14 = data0.buttons;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.text === undefined){
const err34 = {instancePath:instancePath+"/message/buttons/" + i1+"/" + i2,schemaPath:"contract:/components/schemas/Button/required",keyword:"required",params:{missingProperty: "text"},schema:schema57.required,parentSchema:schema57,data:data16};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data16.text !== undefined){
let data17 = data16.text;
if(typeof data17 === "string"){
if(func0(data17) > 255){
const err35 = {instancePath:instancePath+"/message/buttons/" + i1+"/" + i2+"/text",schemaPath:"contract:/components/schemas/Button/properties/text/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema57.properties.text,data:data17};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/message/buttons/" + i1+"/" + i2+"/text",schemaPath:"contract:/components/schemas/Button/properties/text/type",keyword:"type",params:{type: "string"},schema:schema57.properties.text.type,parentSchema:schema57.properties.text,data:data17};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data16.url !== undefined){
let data18 = data16.url;
if(typeof data18 !== "string"){
const err37 = {instancePath:instancePath+"/message/buttons/" + i1+"/" + i2+"/url",schemaPath:"contract:/components/schemas/Button/properties/url/type",keyword:"type",params:{type: "string"},schema:schema57.properties.url.type,parentSchema:schema57.properties.url,data:data18};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data16.data !== undefined){
let data19 = data16.data;
if(typeof data19 === "string"){
if(func0(data19) > 255){
const err38 = {instancePath:instancePath+"/message/buttons/" + i1+"/" + i2+"/data",schemaPath:"contract:/components/schemas/Button/properties/data/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema57.properties.data,data:data19};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/message/buttons/" + i1+"/" + i2+"/data",schemaPath:"contract:/components/schemas/Button/properties/data/type",keyword:"type",params:{type: "string"},schema:schema57.properties.data.type,parentSchema:schema57.properties.data,data:data19};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/message/buttons/" + i1+"/" + i2,schemaPath:"contract:/components/schemas/Button/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data:data16};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/message/buttons/" + i1,schemaPath:"#/properties/message/properties/buttons/items/type",keyword:"type",params:{type: "array"},schema:schema54.properties.message.properties.buttons.items.type,parentSchema:schema54.properties.message.properties.buttons.items,data:data15};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/message/buttons",schemaPath:"#/properties/message/properties/buttons/type",keyword:"type",params:{type: "array"},schema:schema54.properties.message.properties.buttons.type,parentSchema:schema54.properties.message.properties.buttons,data:data14};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data0.parent_message_id !== undefined){
let data20 = data0.parent_message_id;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err43 = {instancePath:instancePath+"/message/parent_message_id",schemaPath:"#/properties/message/properties/parent_message_id/type",keyword:"type",params:{type: "integer"},schema:schema54.properties.message.properties.parent_message_id.type,parentSchema:schema54.properties.message.properties.parent_message_id,data:data20};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(Math.abs(data20) > 9007199254740991){
const err44 = {instancePath:instancePath+"/message/parent_message_id",schemaPath:"#/properties/message/properties/parent_message_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema54.properties.message.properties.parent_message_id,data:data20};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(Number.isInteger(data20) && data20 >= -2147483648 && data20 <= 2147483647)){
const err45 = {instancePath:instancePath+"/message/parent_message_id",schemaPath:"#/properties/message/properties/parent_message_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema54.properties.message.properties.parent_message_id,data:data20};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data0.display_avatar_url !== undefined){
let data21 = data0.display_avatar_url;
if(typeof data21 === "string"){
if(func0(data21) > 255){
const err46 = {instancePath:instancePath+"/message/display_avatar_url",schemaPath:"#/properties/message/properties/display_avatar_url/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema54.properties.message.properties.display_avatar_url,data:data21};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/message/display_avatar_url",schemaPath:"#/properties/message/properties/display_avatar_url/type",keyword:"type",params:{type: "string"},schema:schema54.properties.message.properties.display_avatar_url.type,parentSchema:schema54.properties.message.properties.display_avatar_url,data:data21};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data0.display_name !== undefined){
let data22 = data0.display_name;
if(typeof data22 === "string"){
if(func0(data22) > 255){
const err48 = {instancePath:instancePath+"/message/display_name",schemaPath:"#/properties/message/properties/display_name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema54.properties.message.properties.display_name,data:data22};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/message/display_name",schemaPath:"#/properties/message/properties/display_name/type",keyword:"type",params:{type: "string"},schema:schema54.properties.message.properties.display_name.type,parentSchema:schema54.properties.message.properties.display_name,data:data22};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data0.skip_invite_mentions !== undefined){
let data23 = data0.skip_invite_mentions;
if(typeof data23 !== "boolean"){
const err50 = {instancePath:instancePath+"/message/skip_invite_mentions",schemaPath:"#/properties/message/properties/skip_invite_mentions/type",keyword:"type",params:{type: "boolean"},schema:schema54.properties.message.properties.skip_invite_mentions.type,parentSchema:schema54.properties.message.properties.skip_invite_mentions,data:data23};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "object"},schema:schema54.properties.message.type,parentSchema:schema54.properties.message,data:data0};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.link_preview !== undefined){
let data24 = data.link_preview;
if(typeof data24 !== "boolean"){
const err52 = {instancePath:instancePath+"/link_preview",schemaPath:"#/properties/link_preview/type",keyword:"type",params:{type: "boolean"},schema:schema54.properties.link_preview.type,parentSchema:schema54.properties.link_preview,data:data24};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema54.type,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"message":true,"link_preview":true},"dynamicProps":false,"dynamicItems":false};


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate29.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate29.errors);
errors = vErrors.length;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"message":true,"link_preview":true},"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate31;
const schema58 = {"$id":"contract:/MessageOperations_updateMessage.body","$ref":"contract:/components/schemas/MessageUpdateRequest"};
const schema59 = {"$id":"contract:/components/schemas/MessageUpdateRequest","type":"object","required":["message"],"properties":{"message":{"type":"object","properties":{"content":{"type":"string"},"files":{"type":"array","items":{"type":"object","properties":{"key":{"type":"string"},"name":{"type":"string"},"file_type":{"allOf":[{"$ref":"contract:/components/schemas/FileType"}]},"size":{"type":"integer","format":"int32","safeInteger":true},"width":{"type":"integer","format":"int32","safeInteger":true},"height":{"type":"integer","format":"int32","safeInteger":true},"duration_ms":{"type":"integer","format":"int32","minimum":1,"safeInteger":true},"waveform":{"type":"string","maxLength":256}},"required":["key","name"]}},"buttons":{"type":"array","items":{"type":"array","items":{"$ref":"contract:/components/schemas/Button"}}},"display_avatar_url":{"type":"string"},"display_name":{"type":"string"}}}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message !== undefined){
let data0 = data.message;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.content !== undefined){
let data1 = data0.content;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/message/content",schemaPath:"#/properties/message/properties/content/type",keyword:"type",params:{type: "string"},schema:schema59.properties.message.properties.content.type,parentSchema:schema59.properties.message.properties.content,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.files !== undefined){
let data2 = data0.files;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.key === undefined){
const err2 = {instancePath:instancePath+"/message/files/" + i0,schemaPath:"#/properties/message/properties/files/items/required",keyword:"required",params:{missingProperty: "key"},schema:schema59.properties.message.properties.files.items.required,parentSchema:schema59.properties.message.properties.files.items,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data3.name === undefined){
const err3 = {instancePath:instancePath+"/message/files/" + i0,schemaPath:"#/properties/message/properties/files/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema59.properties.message.properties.files.items.required,parentSchema:schema59.properties.message.properties.files.items,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data3.key !== undefined){
let data4 = data3.key;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/message/files/" + i0+"/key",schemaPath:"#/properties/message/properties/files/items/properties/key/type",keyword:"type",params:{type: "string"},schema:schema59.properties.message.properties.files.items.properties.key.type,parentSchema:schema59.properties.message.properties.files.items.properties.key,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.name !== undefined){
let data5 = data3.name;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/message/files/" + i0+"/name",schemaPath:"#/properties/message/properties/files/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema59.properties.message.properties.files.items.properties.name.type,parentSchema:schema59.properties.message.properties.files.items.properties.name,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.file_type !== undefined){
let data6 = data3.file_type;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/message/files/" + i0+"/file_type",schemaPath:"contract:/components/schemas/FileType/type",keyword:"type",params:{type: "string"},schema:schema56.type,parentSchema:schema56,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((data6 === "file") || (data6 === "image")) || (data6 === "audio")) || (data6 === "voice"))){
const err7 = {instancePath:instancePath+"/message/files/" + i0+"/file_type",schemaPath:"contract:/components/schemas/FileType/enum",keyword:"enum",params:{allowedValues: schema56.enum},schema:schema56.enum,parentSchema:schema56,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.size !== undefined){
let data7 = data3.size;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err8 = {instancePath:instancePath+"/message/files/" + i0+"/size",schemaPath:"#/properties/message/properties/files/items/properties/size/type",keyword:"type",params:{type: "integer"},schema:schema59.properties.message.properties.files.items.properties.size.type,parentSchema:schema59.properties.message.properties.files.items.properties.size,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(Math.abs(data7) > 9007199254740991){
const err9 = {instancePath:instancePath+"/message/files/" + i0+"/size",schemaPath:"#/properties/message/properties/files/items/properties/size/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema59.properties.message.properties.files.items.properties.size,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(Number.isInteger(data7) && data7 >= -2147483648 && data7 <= 2147483647)){
const err10 = {instancePath:instancePath+"/message/files/" + i0+"/size",schemaPath:"#/properties/message/properties/files/items/properties/size/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema59.properties.message.properties.files.items.properties.size,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data3.width !== undefined){
let data8 = data3.width;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err11 = {instancePath:instancePath+"/message/files/" + i0+"/width",schemaPath:"#/properties/message/properties/files/items/properties/width/type",keyword:"type",params:{type: "integer"},schema:schema59.properties.message.properties.files.items.properties.width.type,parentSchema:schema59.properties.message.properties.files.items.properties.width,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(Math.abs(data8) > 9007199254740991){
const err12 = {instancePath:instancePath+"/message/files/" + i0+"/width",schemaPath:"#/properties/message/properties/files/items/properties/width/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema59.properties.message.properties.files.items.properties.width,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(Number.isInteger(data8) && data8 >= -2147483648 && data8 <= 2147483647)){
const err13 = {instancePath:instancePath+"/message/files/" + i0+"/width",schemaPath:"#/properties/message/properties/files/items/properties/width/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema59.properties.message.properties.files.items.properties.width,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data3.height !== undefined){
let data9 = data3.height;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err14 = {instancePath:instancePath+"/message/files/" + i0+"/height",schemaPath:"#/properties/message/properties/files/items/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema59.properties.message.properties.files.items.properties.height.type,parentSchema:schema59.properties.message.properties.files.items.properties.height,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(Math.abs(data9) > 9007199254740991){
const err15 = {instancePath:instancePath+"/message/files/" + i0+"/height",schemaPath:"#/properties/message/properties/files/items/properties/height/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema59.properties.message.properties.files.items.properties.height,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(Number.isInteger(data9) && data9 >= -2147483648 && data9 <= 2147483647)){
const err16 = {instancePath:instancePath+"/message/files/" + i0+"/height",schemaPath:"#/properties/message/properties/files/items/properties/height/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema59.properties.message.properties.files.items.properties.height,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data3.duration_ms !== undefined){
let data10 = data3.duration_ms;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err17 = {instancePath:instancePath+"/message/files/" + i0+"/duration_ms",schemaPath:"#/properties/message/properties/files/items/properties/duration_ms/type",keyword:"type",params:{type: "integer"},schema:schema59.properties.message.properties.files.items.properties.duration_ms.type,parentSchema:schema59.properties.message.properties.files.items.properties.duration_ms,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err18 = {instancePath:instancePath+"/message/files/" + i0+"/duration_ms",schemaPath:"#/properties/message/properties/files/items/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema59.properties.message.properties.files.items.properties.duration_ms,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(Math.abs(data10) > 9007199254740991){
const err19 = {instancePath:instancePath+"/message/files/" + i0+"/duration_ms",schemaPath:"#/properties/message/properties/files/items/properties/duration_ms/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema59.properties.message.properties.files.items.properties.duration_ms,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(Number.isInteger(data10) && data10 >= -2147483648 && data10 <= 2147483647)){
const err20 = {instancePath:instancePath+"/message/files/" + i0+"/duration_ms",schemaPath:"#/properties/message/properties/files/items/properties/duration_ms/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema59.properties.message.properties.files.items.properties.duration_ms,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data3.waveform !== undefined){
let data11 = data3.waveform;
if(typeof data11 === "string"){
if(func0(data11) > 256){
const err21 = {instancePath:instancePath+"/message/files/" + i0+"/waveform",schemaPath:"#/properties/message/properties/files/items/properties/waveform/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema59.properties.message.properties.files.items.properties.waveform,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/message/files/" + i0+"/waveform",schemaPath:"#/properties/message/properties/files/items/properties/waveform/type",keyword:"type",params:{type: "string"},schema:schema59.properties.message.properties.files.items.properties.waveform.type,parentSchema:schema59.properties.message.properties.files.items.properties.waveform,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/message/files/" + i0,schemaPath:"#/properties/message/properties/files/items/type",keyword:"type",params:{type: "object"},schema:schema59.properties.message.properties.files.items.type,parentSchema:schema59.properties.message.properties.files.items,data:data3};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/message/files",schemaPath:"#/properties/message/properties/files/type",keyword:"type",params:{type: "array"},schema:schema59.properties.message.properties.files.type,parentSchema:schema59.properties.message.properties.files,data:data2};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data0.buttons !== undefined){
let data12 = data0.buttons;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.text === undefined){
const err25 = {instancePath:instancePath+"/message/buttons/" + i1+"/" + i2,schemaPath:"contract:/components/schemas/Button/required",keyword:"required",params:{missingProperty: "text"},schema:schema57.required,parentSchema:schema57,data:data14};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data14.text !== undefined){
let data15 = data14.text;
if(typeof data15 === "string"){
if(func0(data15) > 255){
const err26 = {instancePath:instancePath+"/message/buttons/" + i1+"/" + i2+"/text",schemaPath:"contract:/components/schemas/Button/properties/text/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema57.properties.text,data:data15};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/message/buttons/" + i1+"/" + i2+"/text",schemaPath:"contract:/components/schemas/Button/properties/text/type",keyword:"type",params:{type: "string"},schema:schema57.properties.text.type,parentSchema:schema57.properties.text,data:data15};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data14.url !== undefined){
let data16 = data14.url;
if(typeof data16 !== "string"){
const err28 = {instancePath:instancePath+"/message/buttons/" + i1+"/" + i2+"/url",schemaPath:"contract:/components/schemas/Button/properties/url/type",keyword:"type",params:{type: "string"},schema:schema57.properties.url.type,parentSchema:schema57.properties.url,data:data16};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data14.data !== undefined){
let data17 = data14.data;
if(typeof data17 === "string"){
if(func0(data17) > 255){
const err29 = {instancePath:instancePath+"/message/buttons/" + i1+"/" + i2+"/data",schemaPath:"contract:/components/schemas/Button/properties/data/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema57.properties.data,data:data17};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/message/buttons/" + i1+"/" + i2+"/data",schemaPath:"contract:/components/schemas/Button/properties/data/type",keyword:"type",params:{type: "string"},schema:schema57.properties.data.type,parentSchema:schema57.properties.data,data:data17};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/message/buttons/" + i1+"/" + i2,schemaPath:"contract:/components/schemas/Button/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data:data14};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/message/buttons/" + i1,schemaPath:"#/properties/message/properties/buttons/items/type",keyword:"type",params:{type: "array"},schema:schema59.properties.message.properties.buttons.items.type,parentSchema:schema59.properties.message.properties.buttons.items,data:data13};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/message/buttons",schemaPath:"#/properties/message/properties/buttons/type",keyword:"type",params:{type: "array"},schema:schema59.properties.message.properties.buttons.type,parentSchema:schema59.properties.message.properties.buttons,data:data12};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data0.display_avatar_url !== undefined){
let data18 = data0.display_avatar_url;
if(typeof data18 !== "string"){
const err34 = {instancePath:instancePath+"/message/display_avatar_url",schemaPath:"#/properties/message/properties/display_avatar_url/type",keyword:"type",params:{type: "string"},schema:schema59.properties.message.properties.display_avatar_url.type,parentSchema:schema59.properties.message.properties.display_avatar_url,data:data18};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data0.display_name !== undefined){
let data19 = data0.display_name;
if(typeof data19 !== "string"){
const err35 = {instancePath:instancePath+"/message/display_name",schemaPath:"#/properties/message/properties/display_name/type",keyword:"type",params:{type: "string"},schema:schema59.properties.message.properties.display_name.type,parentSchema:schema59.properties.message.properties.display_name,data:data19};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "object"},schema:schema59.properties.message.type,parentSchema:schema59.properties.message,data:data0};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"message":true},"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate32.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate32.errors);
errors = vErrors.length;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"message":true},"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate34;
const schema62 = {"$id":"contract:/LinkPreviewOperations_unfurl.body","$ref":"contract:/components/schemas/LinkPreviewsRequest"};
const schema63 = {"$id":"contract:/components/schemas/LinkPreviewsRequest","type":"object","required":["link_previews"],"properties":{"link_previews":{"type":"object","additionalProperties":{"$ref":"contract:/components/schemas/LinkPreview"}}}};
const schema64 = {"$id":"contract:/components/schemas/LinkPreview","type":"object","required":["title","description"],"properties":{"title":{"type":"string"},"description":{"type":"string"},"image_url":{"type":"string"},"image":{"type":"object","properties":{"key":{"type":"string"},"name":{"type":"string"},"size":{"type":"integer","format":"int32","safeInteger":true}},"required":["key","name"]}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.link_previews === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link_previews"},schema:schema63.required,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.link_previews !== undefined){
let data0 = data.link_previews;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.title === undefined){
const err1 = {instancePath:instancePath+"/link_previews/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/LinkPreview/required",keyword:"required",params:{missingProperty: "title"},schema:schema64.required,parentSchema:schema64,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.description === undefined){
const err2 = {instancePath:instancePath+"/link_previews/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/LinkPreview/required",keyword:"required",params:{missingProperty: "description"},schema:schema64.required,parentSchema:schema64,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.title !== undefined){
let data2 = data1.title;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/link_previews/" + runtime.escapeName(key0)+"/title",schemaPath:"contract:/components/schemas/LinkPreview/properties/title/type",keyword:"type",params:{type: "string"},schema:schema64.properties.title.type,parentSchema:schema64.properties.title,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.description !== undefined){
let data3 = data1.description;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/link_previews/" + runtime.escapeName(key0)+"/description",schemaPath:"contract:/components/schemas/LinkPreview/properties/description/type",keyword:"type",params:{type: "string"},schema:schema64.properties.description.type,parentSchema:schema64.properties.description,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.image_url !== undefined){
let data4 = data1.image_url;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/link_previews/" + runtime.escapeName(key0)+"/image_url",schemaPath:"contract:/components/schemas/LinkPreview/properties/image_url/type",keyword:"type",params:{type: "string"},schema:schema64.properties.image_url.type,parentSchema:schema64.properties.image_url,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.image !== undefined){
let data5 = data1.image;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.key === undefined){
const err6 = {instancePath:instancePath+"/link_previews/" + runtime.escapeName(key0)+"/image",schemaPath:"contract:/components/schemas/LinkPreview/properties/image/required",keyword:"required",params:{missingProperty: "key"},schema:schema64.properties.image.required,parentSchema:schema64.properties.image,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data5.name === undefined){
const err7 = {instancePath:instancePath+"/link_previews/" + runtime.escapeName(key0)+"/image",schemaPath:"contract:/components/schemas/LinkPreview/properties/image/required",keyword:"required",params:{missingProperty: "name"},schema:schema64.properties.image.required,parentSchema:schema64.properties.image,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data5.key !== undefined){
let data6 = data5.key;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/link_previews/" + runtime.escapeName(key0)+"/image/key",schemaPath:"contract:/components/schemas/LinkPreview/properties/image/properties/key/type",keyword:"type",params:{type: "string"},schema:schema64.properties.image.properties.key.type,parentSchema:schema64.properties.image.properties.key,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data5.name !== undefined){
let data7 = data5.name;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/link_previews/" + runtime.escapeName(key0)+"/image/name",schemaPath:"contract:/components/schemas/LinkPreview/properties/image/properties/name/type",keyword:"type",params:{type: "string"},schema:schema64.properties.image.properties.name.type,parentSchema:schema64.properties.image.properties.name,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data5.size !== undefined){
let data8 = data5.size;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err10 = {instancePath:instancePath+"/link_previews/" + runtime.escapeName(key0)+"/image/size",schemaPath:"contract:/components/schemas/LinkPreview/properties/image/properties/size/type",keyword:"type",params:{type: "integer"},schema:schema64.properties.image.properties.size.type,parentSchema:schema64.properties.image.properties.size,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(Math.abs(data8) > 9007199254740991){
const err11 = {instancePath:instancePath+"/link_previews/" + runtime.escapeName(key0)+"/image/size",schemaPath:"contract:/components/schemas/LinkPreview/properties/image/properties/size/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema64.properties.image.properties.size,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(Number.isInteger(data8) && data8 >= -2147483648 && data8 <= 2147483647)){
const err12 = {instancePath:instancePath+"/link_previews/" + runtime.escapeName(key0)+"/image/size",schemaPath:"contract:/components/schemas/LinkPreview/properties/image/properties/size/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema64.properties.image.properties.size,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/link_previews/" + runtime.escapeName(key0)+"/image",schemaPath:"contract:/components/schemas/LinkPreview/properties/image/type",keyword:"type",params:{type: "object"},schema:schema64.properties.image.type,parentSchema:schema64.properties.image,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/link_previews/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/LinkPreview/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/link_previews",schemaPath:"#/properties/link_previews/type",keyword:"type",params:{type: "object"},schema:schema63.properties.link_previews.type,parentSchema:schema63.properties.link_previews,data:data0};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"link_previews":true},"dynamicProps":false,"dynamicItems":false};


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate35.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate35.errors);
errors = vErrors.length;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"link_previews":true},"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate37;
const schema65 = {"$id":"contract:/ReactionOperations_addReaction.body","$ref":"contract:/components/schemas/ReactionRequest"};
const schema66 = {"$id":"contract:/components/schemas/ReactionRequest","type":"object","required":["code"],"properties":{"code":{"type":"string"},"name":{"type":"string"}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ReactionRequest/required",keyword:"required",params:{missingProperty: "code"},schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/code",schemaPath:"contract:/components/schemas/ReactionRequest/properties/code/type",keyword:"type",params:{type: "string"},schema:schema66.properties.code.type,parentSchema:schema66.properties.code,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/ReactionRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema66.properties.name.type,parentSchema:schema66.properties.name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"contract:/components/schemas/ReactionRequest/type",keyword:"type",params:{type: "object"},schema:schema66.type,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"code":true,"name":true},"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate38;
const schema67 = {"$id":"contract:/ReactionOperations_removeReaction.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"integer","format":"int32"}},"required":["id"]},"query":{"type":"object","properties":{"code":{"type":"string"},"name":{"type":"string"}},"required":["code"]}},"required":["path","query"]};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema67.properties.path.required,parentSchema:schema67.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema67.properties.path.properties.id.type,parentSchema:schema67.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema67.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema67.properties.path.type,parentSchema:schema67.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.code === undefined){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "code"},schema:schema67.properties.query.required,parentSchema:schema67.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.code !== undefined){
let data3 = data2.code;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/query/code",schemaPath:"#/properties/query/properties/code/type",keyword:"type",params:{type: "string"},schema:schema67.properties.query.properties.code.type,parentSchema:schema67.properties.query.properties.code,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.name !== undefined){
let data4 = data2.name;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.query.properties.name.type,parentSchema:schema67.properties.query.properties.name,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema67.properties.query.type,parentSchema:schema67.properties.query,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema67.type,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate39;
const schema68 = {"$id":"contract:/ReadMemberOperations_listReadMembers.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"integer","format":"int32"}},"required":["id"]},"query":{"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":300},"cursor":{"type":"string"}},"required":[]}},"required":["path","query"]};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema68.required,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema68.required,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema68.properties.path.required,parentSchema:schema68.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema68.properties.path.properties.id.type,parentSchema:schema68.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema68.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema68.properties.path.type,parentSchema:schema68.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.limit !== undefined){
let data3 = data2.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema68.properties.query.properties.limit.type,parentSchema:schema68.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 300 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300},schema:300,parentSchema:schema68.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema68.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema68.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data2.cursor !== undefined){
let data4 = data2.cursor;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema68.properties.query.properties.cursor.type,parentSchema:schema68.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema68.properties.query.type,parentSchema:schema68.properties.query,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema68.type,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate40;
const schema69 = {"$id":"contract:/ProfileAvatarOperations_updateProfileAvatar.body","type":"object","properties":{"image":{"blob":true}},"required":["image"]};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.image === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image"},schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.image !== undefined){
let data0 = data.image;
if((data0 instanceof Blob) !== true){
const err1 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/blob",keyword:"blob",params:{},schema:true,parentSchema:schema69.properties.image,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema69.type,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"image":true},"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate41;
const schema70 = {"$id":"contract:/ProfileOperations_updateStatus.body","$ref":"contract:/components/schemas/StatusUpdateRequest"};
const schema71 = {"$id":"contract:/components/schemas/StatusUpdateRequest","type":"object","required":["status"],"properties":{"status":{"type":"object","properties":{"emoji":{"type":"string"},"title":{"type":"string","maxLength":50},"expires_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"is_away":{"type":"boolean"},"away_message":{"type":"string","maxLength":1024}},"required":["emoji","title"]}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/StatusUpdateRequest/required",keyword:"required",params:{missingProperty: "status"},schema:schema71.required,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.emoji === undefined){
const err1 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/StatusUpdateRequest/properties/status/required",keyword:"required",params:{missingProperty: "emoji"},schema:schema71.properties.status.required,parentSchema:schema71.properties.status,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.title === undefined){
const err2 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/StatusUpdateRequest/properties/status/required",keyword:"required",params:{missingProperty: "title"},schema:schema71.properties.status.required,parentSchema:schema71.properties.status,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.emoji !== undefined){
let data1 = data0.emoji;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/status/emoji",schemaPath:"contract:/components/schemas/StatusUpdateRequest/properties/status/properties/emoji/type",keyword:"type",params:{type: "string"},schema:schema71.properties.status.properties.emoji.type,parentSchema:schema71.properties.status.properties.emoji,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.title !== undefined){
let data2 = data0.title;
if(typeof data2 === "string"){
if(func0(data2) > 50){
const err4 = {instancePath:instancePath+"/status/title",schemaPath:"contract:/components/schemas/StatusUpdateRequest/properties/status/properties/title/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema71.properties.status.properties.title,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/status/title",schemaPath:"contract:/components/schemas/StatusUpdateRequest/properties/status/properties/title/type",keyword:"type",params:{type: "string"},schema:schema71.properties.status.properties.title.type,parentSchema:schema71.properties.status.properties.title,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.expires_at !== undefined){
let data3 = data0.expires_at;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err6 = {instancePath:instancePath+"/status/expires_at",schemaPath:"contract:/components/schemas/StatusUpdateRequest/properties/status/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema71.properties.status.properties.expires_at,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err7 = {instancePath:instancePath+"/status/expires_at",schemaPath:"contract:/components/schemas/StatusUpdateRequest/properties/status/properties/expires_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema71.properties.status.properties.expires_at,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/status/expires_at",schemaPath:"contract:/components/schemas/StatusUpdateRequest/properties/status/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema71.properties.status.properties.expires_at.type,parentSchema:schema71.properties.status.properties.expires_at,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.is_away !== undefined){
let data4 = data0.is_away;
if(typeof data4 !== "boolean"){
const err9 = {instancePath:instancePath+"/status/is_away",schemaPath:"contract:/components/schemas/StatusUpdateRequest/properties/status/properties/is_away/type",keyword:"type",params:{type: "boolean"},schema:schema71.properties.status.properties.is_away.type,parentSchema:schema71.properties.status.properties.is_away,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.away_message !== undefined){
let data5 = data0.away_message;
if(typeof data5 === "string"){
if(func0(data5) > 1024){
const err10 = {instancePath:instancePath+"/status/away_message",schemaPath:"contract:/components/schemas/StatusUpdateRequest/properties/status/properties/away_message/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema71.properties.status.properties.away_message,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/status/away_message",schemaPath:"contract:/components/schemas/StatusUpdateRequest/properties/status/properties/away_message/type",keyword:"type",params:{type: "string"},schema:schema71.properties.status.properties.away_message.type,parentSchema:schema71.properties.status.properties.away_message,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/StatusUpdateRequest/properties/status/type",keyword:"type",params:{type: "object"},schema:schema71.properties.status.type,parentSchema:schema71.properties.status,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"contract:/components/schemas/StatusUpdateRequest/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false};

exports.v30 = validate42;
const schema72 = {"$id":"contract:/SearchOperations_searchChats.parameters","type":"object","properties":{"query":{"type":"object","properties":{"query":{"type":"string"},"limit":{"type":"integer","format":"int32","maximum":100},"cursor":{"type":"string"},"order":{"$ref":"contract:/components/schemas/SortOrder"},"created_from":{"type":"string","format":"date-time","leapSecond":"date-time"},"created_to":{"type":"string","format":"date-time","leapSecond":"date-time"},"active":{"type":"boolean"},"chat_subtype":{"$ref":"contract:/components/schemas/ChatSubtype"},"personal":{"type":"boolean"}},"required":[]}},"required":["query"]};
const schema74 = {"$id":"contract:/components/schemas/ChatSubtype","type":"string","enum":["discussion","thread"]};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.query !== undefined){
let data1 = data0.query;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/query",schemaPath:"#/properties/query/properties/query/type",keyword:"type",params:{type: "string"},schema:schema72.properties.query.properties.query.type,parentSchema:schema72.properties.query.properties.query,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.limit !== undefined){
let data2 = data0.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema72.properties.query.properties.limit.type,parentSchema:schema72.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema72.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(Number.isInteger(data2) && data2 >= -2147483648 && data2 <= 2147483647)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema72.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data0.cursor !== undefined){
let data3 = data0.cursor;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema72.properties.query.properties.cursor.type,parentSchema:schema72.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.order !== undefined){
let data4 = data0.order;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/SortOrder/type",keyword:"type",params:{type: "string"},schema:schema22.type,parentSchema:schema22,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data4 === "asc") || (data4 === "desc"))){
const err7 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/SortOrder/enum",keyword:"enum",params:{allowedValues: schema22.enum},schema:schema22.enum,parentSchema:schema22,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.created_from !== undefined){
let data5 = data0.created_from;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err8 = {instancePath:instancePath+"/query/created_from",schemaPath:"#/properties/query/properties/created_from/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema72.properties.query.properties.created_from,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5.includes(":60")){
const next0 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err9 = {instancePath:instancePath+"/query/created_from",schemaPath:"#/properties/query/properties/created_from/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema72.properties.query.properties.created_from,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/query/created_from",schemaPath:"#/properties/query/properties/created_from/type",keyword:"type",params:{type: "string"},schema:schema72.properties.query.properties.created_from.type,parentSchema:schema72.properties.query.properties.created_from,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.created_to !== undefined){
let data6 = data0.created_to;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err11 = {instancePath:instancePath+"/query/created_to",schemaPath:"#/properties/query/properties/created_to/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema72.properties.query.properties.created_to,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6.includes(":60")){
const next1 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err12 = {instancePath:instancePath+"/query/created_to",schemaPath:"#/properties/query/properties/created_to/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema72.properties.query.properties.created_to,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/query/created_to",schemaPath:"#/properties/query/properties/created_to/type",keyword:"type",params:{type: "string"},schema:schema72.properties.query.properties.created_to.type,parentSchema:schema72.properties.query.properties.created_to,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.active !== undefined){
let data7 = data0.active;
if(typeof data7 !== "boolean"){
const err14 = {instancePath:instancePath+"/query/active",schemaPath:"#/properties/query/properties/active/type",keyword:"type",params:{type: "boolean"},schema:schema72.properties.query.properties.active.type,parentSchema:schema72.properties.query.properties.active,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.chat_subtype !== undefined){
let data8 = data0.chat_subtype;
if(typeof data8 !== "string"){
const err15 = {instancePath:instancePath+"/query/chat_subtype",schemaPath:"contract:/components/schemas/ChatSubtype/type",keyword:"type",params:{type: "string"},schema:schema74.type,parentSchema:schema74,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data8 === "discussion") || (data8 === "thread"))){
const err16 = {instancePath:instancePath+"/query/chat_subtype",schemaPath:"contract:/components/schemas/ChatSubtype/enum",keyword:"enum",params:{allowedValues: schema74.enum},schema:schema74.enum,parentSchema:schema74,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.personal !== undefined){
let data9 = data0.personal;
if(typeof data9 !== "boolean"){
const err17 = {instancePath:instancePath+"/query/personal",schemaPath:"#/properties/query/properties/personal/type",keyword:"type",params:{type: "boolean"},schema:schema72.properties.query.properties.personal.type,parentSchema:schema72.properties.query.properties.personal,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema72.properties.query.type,parentSchema:schema72.properties.query,data:data0};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema72.type,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v31 = validate43;
const schema75 = {"$id":"contract:/SearchOperations_searchMessages.parameters","type":"object","properties":{"query":{"type":"object","properties":{"query":{"type":"string"},"limit":{"type":"integer","format":"int32","maximum":200},"cursor":{"type":"string"},"order":{"$ref":"contract:/components/schemas/SortOrder"},"sort":{"allOf":[{"$ref":"contract:/components/schemas/MessageSearchSort"}]},"created_from":{"type":"string","format":"date-time","leapSecond":"date-time"},"created_to":{"type":"string","format":"date-time","leapSecond":"date-time"},"chat_ids":{"type":"array","items":{"type":"integer","format":"int32","safeInteger":true}},"user_ids":{"type":"array","items":{"type":"integer","format":"int32","safeInteger":true}},"active":{"type":"boolean"}},"required":[]}},"required":["query"]};
const schema77 = {"$id":"contract:/components/schemas/MessageSearchSort","type":"string","enum":["created_at","relevance"]};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.query !== undefined){
let data1 = data0.query;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/query",schemaPath:"#/properties/query/properties/query/type",keyword:"type",params:{type: "string"},schema:schema75.properties.query.properties.query.type,parentSchema:schema75.properties.query.properties.query,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.limit !== undefined){
let data2 = data0.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema75.properties.query.properties.limit.type,parentSchema:schema75.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},schema:200,parentSchema:schema75.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(Number.isInteger(data2) && data2 >= -2147483648 && data2 <= 2147483647)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema75.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data0.cursor !== undefined){
let data3 = data0.cursor;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema75.properties.query.properties.cursor.type,parentSchema:schema75.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.order !== undefined){
let data4 = data0.order;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/SortOrder/type",keyword:"type",params:{type: "string"},schema:schema22.type,parentSchema:schema22,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data4 === "asc") || (data4 === "desc"))){
const err7 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/SortOrder/enum",keyword:"enum",params:{allowedValues: schema22.enum},schema:schema22.enum,parentSchema:schema22,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.sort !== undefined){
let data5 = data0.sort;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/query/sort",schemaPath:"contract:/components/schemas/MessageSearchSort/type",keyword:"type",params:{type: "string"},schema:schema77.type,parentSchema:schema77,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data5 === "created_at") || (data5 === "relevance"))){
const err9 = {instancePath:instancePath+"/query/sort",schemaPath:"contract:/components/schemas/MessageSearchSort/enum",keyword:"enum",params:{allowedValues: schema77.enum},schema:schema77.enum,parentSchema:schema77,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.created_from !== undefined){
let data6 = data0.created_from;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err10 = {instancePath:instancePath+"/query/created_from",schemaPath:"#/properties/query/properties/created_from/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema75.properties.query.properties.created_from,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data6.includes(":60")){
const next0 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err11 = {instancePath:instancePath+"/query/created_from",schemaPath:"#/properties/query/properties/created_from/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema75.properties.query.properties.created_from,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/query/created_from",schemaPath:"#/properties/query/properties/created_from/type",keyword:"type",params:{type: "string"},schema:schema75.properties.query.properties.created_from.type,parentSchema:schema75.properties.query.properties.created_from,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.created_to !== undefined){
let data7 = data0.created_to;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err13 = {instancePath:instancePath+"/query/created_to",schemaPath:"#/properties/query/properties/created_to/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema75.properties.query.properties.created_to,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7.includes(":60")){
const next1 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err14 = {instancePath:instancePath+"/query/created_to",schemaPath:"#/properties/query/properties/created_to/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema75.properties.query.properties.created_to,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/query/created_to",schemaPath:"#/properties/query/properties/created_to/type",keyword:"type",params:{type: "string"},schema:schema75.properties.query.properties.created_to.type,parentSchema:schema75.properties.query.properties.created_to,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.chat_ids !== undefined){
let data8 = data0.chat_ids;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err16 = {instancePath:instancePath+"/query/chat_ids/" + i0,schemaPath:"#/properties/query/properties/chat_ids/items/type",keyword:"type",params:{type: "integer"},schema:schema75.properties.query.properties.chat_ids.items.type,parentSchema:schema75.properties.query.properties.chat_ids.items,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(Math.abs(data9) > 9007199254740991){
const err17 = {instancePath:instancePath+"/query/chat_ids/" + i0,schemaPath:"#/properties/query/properties/chat_ids/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema75.properties.query.properties.chat_ids.items,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(Number.isInteger(data9) && data9 >= -2147483648 && data9 <= 2147483647)){
const err18 = {instancePath:instancePath+"/query/chat_ids/" + i0,schemaPath:"#/properties/query/properties/chat_ids/items/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema75.properties.query.properties.chat_ids.items,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath:instancePath+"/query/chat_ids",schemaPath:"#/properties/query/properties/chat_ids/type",keyword:"type",params:{type: "array"},schema:schema75.properties.query.properties.chat_ids.type,parentSchema:schema75.properties.query.properties.chat_ids,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.user_ids !== undefined){
let data10 = data0.user_ids;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err20 = {instancePath:instancePath+"/query/user_ids/" + i1,schemaPath:"#/properties/query/properties/user_ids/items/type",keyword:"type",params:{type: "integer"},schema:schema75.properties.query.properties.user_ids.items.type,parentSchema:schema75.properties.query.properties.user_ids.items,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(Math.abs(data11) > 9007199254740991){
const err21 = {instancePath:instancePath+"/query/user_ids/" + i1,schemaPath:"#/properties/query/properties/user_ids/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema75.properties.query.properties.user_ids.items,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(Number.isInteger(data11) && data11 >= -2147483648 && data11 <= 2147483647)){
const err22 = {instancePath:instancePath+"/query/user_ids/" + i1,schemaPath:"#/properties/query/properties/user_ids/items/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema75.properties.query.properties.user_ids.items,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
else {
const err23 = {instancePath:instancePath+"/query/user_ids",schemaPath:"#/properties/query/properties/user_ids/type",keyword:"type",params:{type: "array"},schema:schema75.properties.query.properties.user_ids.type,parentSchema:schema75.properties.query.properties.user_ids,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data0.active !== undefined){
let data12 = data0.active;
if(typeof data12 !== "boolean"){
const err24 = {instancePath:instancePath+"/query/active",schemaPath:"#/properties/query/properties/active/type",keyword:"type",params:{type: "boolean"},schema:schema75.properties.query.properties.active.type,parentSchema:schema75.properties.query.properties.active,data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema75.properties.query.type,parentSchema:schema75.properties.query,data:data0};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema75.type,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v32 = validate44;
const schema78 = {"$id":"contract:/SearchOperations_searchUsers.parameters","type":"object","properties":{"query":{"type":"object","properties":{"query":{"type":"string"},"limit":{"type":"integer","format":"int32","maximum":200},"cursor":{"type":"string"},"sort":{"$ref":"contract:/components/schemas/SearchSortOrder"},"order":{"$ref":"contract:/components/schemas/SortOrder"},"created_from":{"type":"string","format":"date-time","leapSecond":"date-time"},"created_to":{"type":"string","format":"date-time","leapSecond":"date-time"},"company_roles":{"type":"array","items":{"$ref":"contract:/components/schemas/UserRole"}}},"required":[]}},"required":["query"]};
const schema79 = {"$id":"contract:/components/schemas/SearchSortOrder","type":"string","enum":["by_score","alphabetical","creation"]};
const schema81 = {"$id":"contract:/components/schemas/UserRole","type":"string","enum":["admin","user","multi_guest","guest"]};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema78.required,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.query !== undefined){
let data1 = data0.query;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/query",schemaPath:"#/properties/query/properties/query/type",keyword:"type",params:{type: "string"},schema:schema78.properties.query.properties.query.type,parentSchema:schema78.properties.query.properties.query,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.limit !== undefined){
let data2 = data0.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema78.properties.query.properties.limit.type,parentSchema:schema78.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},schema:200,parentSchema:schema78.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(Number.isInteger(data2) && data2 >= -2147483648 && data2 <= 2147483647)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema78.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data0.cursor !== undefined){
let data3 = data0.cursor;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema78.properties.query.properties.cursor.type,parentSchema:schema78.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.sort !== undefined){
let data4 = data0.sort;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/sort",schemaPath:"contract:/components/schemas/SearchSortOrder/type",keyword:"type",params:{type: "string"},schema:schema79.type,parentSchema:schema79,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data4 === "by_score") || (data4 === "alphabetical")) || (data4 === "creation"))){
const err7 = {instancePath:instancePath+"/query/sort",schemaPath:"contract:/components/schemas/SearchSortOrder/enum",keyword:"enum",params:{allowedValues: schema79.enum},schema:schema79.enum,parentSchema:schema79,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.order !== undefined){
let data5 = data0.order;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/SortOrder/type",keyword:"type",params:{type: "string"},schema:schema22.type,parentSchema:schema22,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data5 === "asc") || (data5 === "desc"))){
const err9 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/SortOrder/enum",keyword:"enum",params:{allowedValues: schema22.enum},schema:schema22.enum,parentSchema:schema22,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.created_from !== undefined){
let data6 = data0.created_from;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err10 = {instancePath:instancePath+"/query/created_from",schemaPath:"#/properties/query/properties/created_from/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema78.properties.query.properties.created_from,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data6.includes(":60")){
const next0 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err11 = {instancePath:instancePath+"/query/created_from",schemaPath:"#/properties/query/properties/created_from/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema78.properties.query.properties.created_from,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/query/created_from",schemaPath:"#/properties/query/properties/created_from/type",keyword:"type",params:{type: "string"},schema:schema78.properties.query.properties.created_from.type,parentSchema:schema78.properties.query.properties.created_from,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.created_to !== undefined){
let data7 = data0.created_to;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err13 = {instancePath:instancePath+"/query/created_to",schemaPath:"#/properties/query/properties/created_to/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema78.properties.query.properties.created_to,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7.includes(":60")){
const next1 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err14 = {instancePath:instancePath+"/query/created_to",schemaPath:"#/properties/query/properties/created_to/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema78.properties.query.properties.created_to,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/query/created_to",schemaPath:"#/properties/query/properties/created_to/type",keyword:"type",params:{type: "string"},schema:schema78.properties.query.properties.created_to.type,parentSchema:schema78.properties.query.properties.created_to,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.company_roles !== undefined){
let data8 = data0.company_roles;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 !== "string"){
const err16 = {instancePath:instancePath+"/query/company_roles/" + i0,schemaPath:"contract:/components/schemas/UserRole/type",keyword:"type",params:{type: "string"},schema:schema81.type,parentSchema:schema81,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((((data9 === "admin") || (data9 === "user")) || (data9 === "multi_guest")) || (data9 === "guest"))){
const err17 = {instancePath:instancePath+"/query/company_roles/" + i0,schemaPath:"contract:/components/schemas/UserRole/enum",keyword:"enum",params:{allowedValues: schema81.enum},schema:schema81.enum,parentSchema:schema81,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/query/company_roles",schemaPath:"#/properties/query/properties/company_roles/type",keyword:"type",params:{type: "array"},schema:schema78.properties.query.properties.company_roles.type,parentSchema:schema78.properties.query.properties.company_roles,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema78.properties.query.type,parentSchema:schema78.properties.query,data:data0};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema78.type,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v33 = validate45;
const schema82 = {"$id":"contract:/TaskOperations_listTasks.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":50},"cursor":{"type":"string"}},"required":[]}},"required":["query"]};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema82.required,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.limit !== undefined){
let data1 = data0.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema82.properties.query.properties.limit.type,parentSchema:schema82.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 50 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},schema:50,parentSchema:schema82.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema82.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema82.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data0.cursor !== undefined){
let data2 = data0.cursor;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema82.properties.query.properties.cursor.type,parentSchema:schema82.properties.query.properties.cursor,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema82.properties.query.type,parentSchema:schema82.properties.query,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema82.type,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v34 = validate46;
const schema83 = {"$id":"contract:/TaskOperations_createTask.body","$ref":"contract:/components/schemas/TaskCreateRequest"};
const schema84 = {"$id":"contract:/components/schemas/TaskCreateRequest","type":"object","required":["task"],"properties":{"task":{"type":"object","properties":{"kind":{"allOf":[{"$ref":"contract:/components/schemas/TaskKind"}]},"content":{"type":"string"},"due_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"priority":{"type":"integer","format":"int32","safeInteger":true},"performer_ids":{"type":"array","items":{"type":"integer","format":"int32","safeInteger":true}},"chat_id":{"type":"integer","format":"int32","safeInteger":true},"all_day":{"type":"boolean"},"custom_properties":{"type":"array","items":{"type":"object","properties":{"id":{"type":"integer","format":"int32","safeInteger":true},"value":{"type":"string"}},"required":["id","value"]}}},"required":["kind"]}}};
const schema85 = {"$id":"contract:/components/schemas/TaskKind","type":"string","enum":["call","meeting","reminder","event","email"]};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.task === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "task"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.task !== undefined){
let data0 = data.task;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.kind === undefined){
const err1 = {instancePath:instancePath+"/task",schemaPath:"#/properties/task/required",keyword:"required",params:{missingProperty: "kind"},schema:schema84.properties.task.required,parentSchema:schema84.properties.task,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.kind !== undefined){
let data1 = data0.kind;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/task/kind",schemaPath:"contract:/components/schemas/TaskKind/type",keyword:"type",params:{type: "string"},schema:schema85.type,parentSchema:schema85,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((data1 === "call") || (data1 === "meeting")) || (data1 === "reminder")) || (data1 === "event")) || (data1 === "email"))){
const err3 = {instancePath:instancePath+"/task/kind",schemaPath:"contract:/components/schemas/TaskKind/enum",keyword:"enum",params:{allowedValues: schema85.enum},schema:schema85.enum,parentSchema:schema85,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.content !== undefined){
let data2 = data0.content;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/task/content",schemaPath:"#/properties/task/properties/content/type",keyword:"type",params:{type: "string"},schema:schema84.properties.task.properties.content.type,parentSchema:schema84.properties.task.properties.content,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.due_at !== undefined){
let data3 = data0.due_at;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err5 = {instancePath:instancePath+"/task/due_at",schemaPath:"#/properties/task/properties/due_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema84.properties.task.properties.due_at,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err6 = {instancePath:instancePath+"/task/due_at",schemaPath:"#/properties/task/properties/due_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema84.properties.task.properties.due_at,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/task/due_at",schemaPath:"#/properties/task/properties/due_at/type",keyword:"type",params:{type: "string"},schema:schema84.properties.task.properties.due_at.type,parentSchema:schema84.properties.task.properties.due_at,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.priority !== undefined){
let data4 = data0.priority;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/task/priority",schemaPath:"#/properties/task/properties/priority/type",keyword:"type",params:{type: "integer"},schema:schema84.properties.task.properties.priority.type,parentSchema:schema84.properties.task.properties.priority,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(Math.abs(data4) > 9007199254740991){
const err9 = {instancePath:instancePath+"/task/priority",schemaPath:"#/properties/task/properties/priority/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema84.properties.task.properties.priority,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(Number.isInteger(data4) && data4 >= -2147483648 && data4 <= 2147483647)){
const err10 = {instancePath:instancePath+"/task/priority",schemaPath:"#/properties/task/properties/priority/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema84.properties.task.properties.priority,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data0.performer_ids !== undefined){
let data5 = data0.performer_ids;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err11 = {instancePath:instancePath+"/task/performer_ids/" + i0,schemaPath:"#/properties/task/properties/performer_ids/items/type",keyword:"type",params:{type: "integer"},schema:schema84.properties.task.properties.performer_ids.items.type,parentSchema:schema84.properties.task.properties.performer_ids.items,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err12 = {instancePath:instancePath+"/task/performer_ids/" + i0,schemaPath:"#/properties/task/properties/performer_ids/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema84.properties.task.properties.performer_ids.items,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(Number.isInteger(data6) && data6 >= -2147483648 && data6 <= 2147483647)){
const err13 = {instancePath:instancePath+"/task/performer_ids/" + i0,schemaPath:"#/properties/task/properties/performer_ids/items/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema84.properties.task.properties.performer_ids.items,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/task/performer_ids",schemaPath:"#/properties/task/properties/performer_ids/type",keyword:"type",params:{type: "array"},schema:schema84.properties.task.properties.performer_ids.type,parentSchema:schema84.properties.task.properties.performer_ids,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.chat_id !== undefined){
let data7 = data0.chat_id;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err15 = {instancePath:instancePath+"/task/chat_id",schemaPath:"#/properties/task/properties/chat_id/type",keyword:"type",params:{type: "integer"},schema:schema84.properties.task.properties.chat_id.type,parentSchema:schema84.properties.task.properties.chat_id,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(Math.abs(data7) > 9007199254740991){
const err16 = {instancePath:instancePath+"/task/chat_id",schemaPath:"#/properties/task/properties/chat_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema84.properties.task.properties.chat_id,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(Number.isInteger(data7) && data7 >= -2147483648 && data7 <= 2147483647)){
const err17 = {instancePath:instancePath+"/task/chat_id",schemaPath:"#/properties/task/properties/chat_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema84.properties.task.properties.chat_id,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data0.all_day !== undefined){
let data8 = data0.all_day;
if(typeof data8 !== "boolean"){
const err18 = {instancePath:instancePath+"/task/all_day",schemaPath:"#/properties/task/properties/all_day/type",keyword:"type",params:{type: "boolean"},schema:schema84.properties.task.properties.all_day.type,parentSchema:schema84.properties.task.properties.all_day,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.custom_properties !== undefined){
let data9 = data0.custom_properties;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.id === undefined){
const err19 = {instancePath:instancePath+"/task/custom_properties/" + i1,schemaPath:"#/properties/task/properties/custom_properties/items/required",keyword:"required",params:{missingProperty: "id"},schema:schema84.properties.task.properties.custom_properties.items.required,parentSchema:schema84.properties.task.properties.custom_properties.items,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data10.value === undefined){
const err20 = {instancePath:instancePath+"/task/custom_properties/" + i1,schemaPath:"#/properties/task/properties/custom_properties/items/required",keyword:"required",params:{missingProperty: "value"},schema:schema84.properties.task.properties.custom_properties.items.required,parentSchema:schema84.properties.task.properties.custom_properties.items,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data10.id !== undefined){
let data11 = data10.id;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err21 = {instancePath:instancePath+"/task/custom_properties/" + i1+"/id",schemaPath:"#/properties/task/properties/custom_properties/items/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema84.properties.task.properties.custom_properties.items.properties.id.type,parentSchema:schema84.properties.task.properties.custom_properties.items.properties.id,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(Math.abs(data11) > 9007199254740991){
const err22 = {instancePath:instancePath+"/task/custom_properties/" + i1+"/id",schemaPath:"#/properties/task/properties/custom_properties/items/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema84.properties.task.properties.custom_properties.items.properties.id,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(Number.isInteger(data11) && data11 >= -2147483648 && data11 <= 2147483647)){
const err23 = {instancePath:instancePath+"/task/custom_properties/" + i1+"/id",schemaPath:"#/properties/task/properties/custom_properties/items/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema84.properties.task.properties.custom_properties.items.properties.id,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data10.value !== undefined){
let data12 = data10.value;
if(typeof data12 !== "string"){
const err24 = {instancePath:instancePath+"/task/custom_properties/" + i1+"/value",schemaPath:"#/properties/task/properties/custom_properties/items/properties/value/type",keyword:"type",params:{type: "string"},schema:schema84.properties.task.properties.custom_properties.items.properties.value.type,parentSchema:schema84.properties.task.properties.custom_properties.items.properties.value,data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/task/custom_properties/" + i1,schemaPath:"#/properties/task/properties/custom_properties/items/type",keyword:"type",params:{type: "object"},schema:schema84.properties.task.properties.custom_properties.items.type,parentSchema:schema84.properties.task.properties.custom_properties.items,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/task/custom_properties",schemaPath:"#/properties/task/properties/custom_properties/type",keyword:"type",params:{type: "array"},schema:schema84.properties.task.properties.custom_properties.type,parentSchema:schema84.properties.task.properties.custom_properties,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/task",schemaPath:"#/properties/task/type",keyword:"type",params:{type: "object"},schema:schema84.properties.task.type,parentSchema:schema84.properties.task,data:data0};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema84.type,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate47.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate47.errors);
errors = vErrors.length;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};

exports.v35 = validate49;
const schema86 = {"$id":"contract:/TaskOperations_updateTask.body","$ref":"contract:/components/schemas/TaskUpdateRequest"};
const schema87 = {"$id":"contract:/components/schemas/TaskUpdateRequest","type":"object","required":["task"],"properties":{"task":{"type":"object","properties":{"kind":{"allOf":[{"$ref":"contract:/components/schemas/TaskKind"}]},"content":{"type":"string"},"due_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"priority":{"type":"integer","format":"int32","safeInteger":true},"performer_ids":{"type":"array","items":{"type":"integer","format":"int32","safeInteger":true}},"status":{"allOf":[{"$ref":"contract:/components/schemas/TaskStatus"}]},"all_day":{"type":"boolean"},"done_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"custom_properties":{"type":"array","items":{"type":"object","properties":{"id":{"type":"integer","format":"int32","safeInteger":true},"value":{"type":"string"}},"required":["id","value"]}}}}}};
const schema89 = {"$id":"contract:/components/schemas/TaskStatus","type":"string","enum":["done","undone"]};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.task === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "task"},schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.task !== undefined){
let data0 = data.task;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.kind !== undefined){
let data1 = data0.kind;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/task/kind",schemaPath:"contract:/components/schemas/TaskKind/type",keyword:"type",params:{type: "string"},schema:schema85.type,parentSchema:schema85,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((((data1 === "call") || (data1 === "meeting")) || (data1 === "reminder")) || (data1 === "event")) || (data1 === "email"))){
const err2 = {instancePath:instancePath+"/task/kind",schemaPath:"contract:/components/schemas/TaskKind/enum",keyword:"enum",params:{allowedValues: schema85.enum},schema:schema85.enum,parentSchema:schema85,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.content !== undefined){
let data2 = data0.content;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/task/content",schemaPath:"#/properties/task/properties/content/type",keyword:"type",params:{type: "string"},schema:schema87.properties.task.properties.content.type,parentSchema:schema87.properties.task.properties.content,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.due_at !== undefined){
let data3 = data0.due_at;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err4 = {instancePath:instancePath+"/task/due_at",schemaPath:"#/properties/task/properties/due_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema87.properties.task.properties.due_at,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err5 = {instancePath:instancePath+"/task/due_at",schemaPath:"#/properties/task/properties/due_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema87.properties.task.properties.due_at,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/task/due_at",schemaPath:"#/properties/task/properties/due_at/type",keyword:"type",params:{type: "string"},schema:schema87.properties.task.properties.due_at.type,parentSchema:schema87.properties.task.properties.due_at,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.priority !== undefined){
let data4 = data0.priority;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/task/priority",schemaPath:"#/properties/task/properties/priority/type",keyword:"type",params:{type: "integer"},schema:schema87.properties.task.properties.priority.type,parentSchema:schema87.properties.task.properties.priority,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(Math.abs(data4) > 9007199254740991){
const err8 = {instancePath:instancePath+"/task/priority",schemaPath:"#/properties/task/properties/priority/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema87.properties.task.properties.priority,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(Number.isInteger(data4) && data4 >= -2147483648 && data4 <= 2147483647)){
const err9 = {instancePath:instancePath+"/task/priority",schemaPath:"#/properties/task/properties/priority/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema87.properties.task.properties.priority,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data0.performer_ids !== undefined){
let data5 = data0.performer_ids;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err10 = {instancePath:instancePath+"/task/performer_ids/" + i0,schemaPath:"#/properties/task/properties/performer_ids/items/type",keyword:"type",params:{type: "integer"},schema:schema87.properties.task.properties.performer_ids.items.type,parentSchema:schema87.properties.task.properties.performer_ids.items,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err11 = {instancePath:instancePath+"/task/performer_ids/" + i0,schemaPath:"#/properties/task/properties/performer_ids/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema87.properties.task.properties.performer_ids.items,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(Number.isInteger(data6) && data6 >= -2147483648 && data6 <= 2147483647)){
const err12 = {instancePath:instancePath+"/task/performer_ids/" + i0,schemaPath:"#/properties/task/properties/performer_ids/items/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema87.properties.task.properties.performer_ids.items,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/task/performer_ids",schemaPath:"#/properties/task/properties/performer_ids/type",keyword:"type",params:{type: "array"},schema:schema87.properties.task.properties.performer_ids.type,parentSchema:schema87.properties.task.properties.performer_ids,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.status !== undefined){
let data7 = data0.status;
if(typeof data7 !== "string"){
const err14 = {instancePath:instancePath+"/task/status",schemaPath:"contract:/components/schemas/TaskStatus/type",keyword:"type",params:{type: "string"},schema:schema89.type,parentSchema:schema89,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data7 === "done") || (data7 === "undone"))){
const err15 = {instancePath:instancePath+"/task/status",schemaPath:"contract:/components/schemas/TaskStatus/enum",keyword:"enum",params:{allowedValues: schema89.enum},schema:schema89.enum,parentSchema:schema89,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.all_day !== undefined){
let data8 = data0.all_day;
if(typeof data8 !== "boolean"){
const err16 = {instancePath:instancePath+"/task/all_day",schemaPath:"#/properties/task/properties/all_day/type",keyword:"type",params:{type: "boolean"},schema:schema87.properties.task.properties.all_day.type,parentSchema:schema87.properties.task.properties.all_day,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.done_at !== undefined){
let data9 = data0.done_at;
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err17 = {instancePath:instancePath+"/task/done_at",schemaPath:"#/properties/task/properties/done_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema87.properties.task.properties.done_at,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data9.includes(":60")){
const next1 = Date.parse((data9).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err18 = {instancePath:instancePath+"/task/done_at",schemaPath:"#/properties/task/properties/done_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema87.properties.task.properties.done_at,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/task/done_at",schemaPath:"#/properties/task/properties/done_at/type",keyword:"type",params:{type: "string"},schema:schema87.properties.task.properties.done_at.type,parentSchema:schema87.properties.task.properties.done_at,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.custom_properties !== undefined){
let data10 = data0.custom_properties;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.id === undefined){
const err20 = {instancePath:instancePath+"/task/custom_properties/" + i1,schemaPath:"#/properties/task/properties/custom_properties/items/required",keyword:"required",params:{missingProperty: "id"},schema:schema87.properties.task.properties.custom_properties.items.required,parentSchema:schema87.properties.task.properties.custom_properties.items,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data11.value === undefined){
const err21 = {instancePath:instancePath+"/task/custom_properties/" + i1,schemaPath:"#/properties/task/properties/custom_properties/items/required",keyword:"required",params:{missingProperty: "value"},schema:schema87.properties.task.properties.custom_properties.items.required,parentSchema:schema87.properties.task.properties.custom_properties.items,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data11.id !== undefined){
let data12 = data11.id;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err22 = {instancePath:instancePath+"/task/custom_properties/" + i1+"/id",schemaPath:"#/properties/task/properties/custom_properties/items/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema87.properties.task.properties.custom_properties.items.properties.id.type,parentSchema:schema87.properties.task.properties.custom_properties.items.properties.id,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(Math.abs(data12) > 9007199254740991){
const err23 = {instancePath:instancePath+"/task/custom_properties/" + i1+"/id",schemaPath:"#/properties/task/properties/custom_properties/items/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema87.properties.task.properties.custom_properties.items.properties.id,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(Number.isInteger(data12) && data12 >= -2147483648 && data12 <= 2147483647)){
const err24 = {instancePath:instancePath+"/task/custom_properties/" + i1+"/id",schemaPath:"#/properties/task/properties/custom_properties/items/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema87.properties.task.properties.custom_properties.items.properties.id,data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data11.value !== undefined){
let data13 = data11.value;
if(typeof data13 !== "string"){
const err25 = {instancePath:instancePath+"/task/custom_properties/" + i1+"/value",schemaPath:"#/properties/task/properties/custom_properties/items/properties/value/type",keyword:"type",params:{type: "string"},schema:schema87.properties.task.properties.custom_properties.items.properties.value.type,parentSchema:schema87.properties.task.properties.custom_properties.items.properties.value,data:data13};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/task/custom_properties/" + i1,schemaPath:"#/properties/task/properties/custom_properties/items/type",keyword:"type",params:{type: "object"},schema:schema87.properties.task.properties.custom_properties.items.type,parentSchema:schema87.properties.task.properties.custom_properties.items,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/task/custom_properties",schemaPath:"#/properties/task/properties/custom_properties/type",keyword:"type",params:{type: "array"},schema:schema87.properties.task.properties.custom_properties.type,parentSchema:schema87.properties.task.properties.custom_properties,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/task",schemaPath:"#/properties/task/type",keyword:"type",params:{type: "object"},schema:schema87.properties.task.type,parentSchema:schema87.properties.task,data:data0};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema87.type,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate50.errors);
errors = vErrors.length;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};

exports.v36 = validate52;
const schema90 = {"$id":"contract:/ThreadOperations_listThreads.parameters","type":"object","properties":{"query":{"type":"object","properties":{"last_message_at_after":{"type":"string","format":"date-time","leapSecond":"date-time"},"last_message_at_before":{"type":"string","format":"date-time","leapSecond":"date-time"},"limit":{"type":"integer","format":"int32","minimum":1,"maximum":50},"cursor":{"type":"string"}},"required":[]}},"required":["query"]};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.last_message_at_after !== undefined){
let data1 = data0.last_message_at_after;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/query/last_message_at_after",schemaPath:"#/properties/query/properties/last_message_at_after/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema90.properties.query.properties.last_message_at_after,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.includes(":60")){
const next0 = Date.parse((data1).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err2 = {instancePath:instancePath+"/query/last_message_at_after",schemaPath:"#/properties/query/properties/last_message_at_after/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema90.properties.query.properties.last_message_at_after,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/query/last_message_at_after",schemaPath:"#/properties/query/properties/last_message_at_after/type",keyword:"type",params:{type: "string"},schema:schema90.properties.query.properties.last_message_at_after.type,parentSchema:schema90.properties.query.properties.last_message_at_after,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.last_message_at_before !== undefined){
let data2 = data0.last_message_at_before;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err4 = {instancePath:instancePath+"/query/last_message_at_before",schemaPath:"#/properties/query/properties/last_message_at_before/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema90.properties.query.properties.last_message_at_before,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.includes(":60")){
const next1 = Date.parse((data2).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err5 = {instancePath:instancePath+"/query/last_message_at_before",schemaPath:"#/properties/query/properties/last_message_at_before/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema90.properties.query.properties.last_message_at_before,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/query/last_message_at_before",schemaPath:"#/properties/query/properties/last_message_at_before/type",keyword:"type",params:{type: "string"},schema:schema90.properties.query.properties.last_message_at_before.type,parentSchema:schema90.properties.query.properties.last_message_at_before,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.limit !== undefined){
let data3 = data0.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema90.properties.query.properties.limit.type,parentSchema:schema90.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},schema:50,parentSchema:schema90.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema90.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err10 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema90.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data0.cursor !== undefined){
let data4 = data0.cursor;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},schema:schema90.properties.query.properties.cursor.type,parentSchema:schema90.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema90.properties.query.type,parentSchema:schema90.properties.query,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema90.type,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v37 = validate53;
const schema91 = {"$id":"contract:/UserOperations_createUser.body","$ref":"contract:/components/schemas/UserCreateRequest"};
const schema92 = {"$id":"contract:/components/schemas/UserCreateRequest","type":"object","required":["user"],"properties":{"user":{"type":"object","properties":{"first_name":{"type":"string","maxLength":255},"last_name":{"type":"string","maxLength":255},"email":{"type":"string","maxLength":255},"phone_number":{"type":"string","maxLength":255},"nickname":{"type":"string","maxLength":255},"department":{"type":"string","maxLength":255},"title":{"type":"string"},"role":{"allOf":[{"$ref":"contract:/components/schemas/UserCreateRole"}]},"suspended":{"type":"boolean"},"list_tags":{"type":"array","items":{"type":"string"}},"chat_ids":{"type":"array","items":{"type":"integer","format":"int32","safeInteger":true}},"custom_properties":{"type":"array","items":{"type":"object","properties":{"id":{"type":"integer","format":"int32","safeInteger":true},"value":{"type":"string","maxLength":768}},"required":["id","value"]}}},"required":["email"]},"skip_email_notify":{"type":"boolean"}}};
const schema93 = {"$id":"contract:/components/schemas/UserCreateRole","type":"string","enum":["admin","user","multi_guest","guest"]};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.user !== undefined){
let data0 = data.user;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.email === undefined){
const err1 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty: "email"},schema:schema92.properties.user.required,parentSchema:schema92.properties.user,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.first_name !== undefined){
let data1 = data0.first_name;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err2 = {instancePath:instancePath+"/user/first_name",schemaPath:"#/properties/user/properties/first_name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema92.properties.user.properties.first_name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/user/first_name",schemaPath:"#/properties/user/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema92.properties.user.properties.first_name.type,parentSchema:schema92.properties.user.properties.first_name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.last_name !== undefined){
let data2 = data0.last_name;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err4 = {instancePath:instancePath+"/user/last_name",schemaPath:"#/properties/user/properties/last_name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema92.properties.user.properties.last_name,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/user/last_name",schemaPath:"#/properties/user/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema92.properties.user.properties.last_name.type,parentSchema:schema92.properties.user.properties.last_name,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.email !== undefined){
let data3 = data0.email;
if(typeof data3 === "string"){
if(func0(data3) > 255){
const err6 = {instancePath:instancePath+"/user/email",schemaPath:"#/properties/user/properties/email/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema92.properties.user.properties.email,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/user/email",schemaPath:"#/properties/user/properties/email/type",keyword:"type",params:{type: "string"},schema:schema92.properties.user.properties.email.type,parentSchema:schema92.properties.user.properties.email,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.phone_number !== undefined){
let data4 = data0.phone_number;
if(typeof data4 === "string"){
if(func0(data4) > 255){
const err8 = {instancePath:instancePath+"/user/phone_number",schemaPath:"#/properties/user/properties/phone_number/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema92.properties.user.properties.phone_number,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/user/phone_number",schemaPath:"#/properties/user/properties/phone_number/type",keyword:"type",params:{type: "string"},schema:schema92.properties.user.properties.phone_number.type,parentSchema:schema92.properties.user.properties.phone_number,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.nickname !== undefined){
let data5 = data0.nickname;
if(typeof data5 === "string"){
if(func0(data5) > 255){
const err10 = {instancePath:instancePath+"/user/nickname",schemaPath:"#/properties/user/properties/nickname/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema92.properties.user.properties.nickname,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/user/nickname",schemaPath:"#/properties/user/properties/nickname/type",keyword:"type",params:{type: "string"},schema:schema92.properties.user.properties.nickname.type,parentSchema:schema92.properties.user.properties.nickname,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.department !== undefined){
let data6 = data0.department;
if(typeof data6 === "string"){
if(func0(data6) > 255){
const err12 = {instancePath:instancePath+"/user/department",schemaPath:"#/properties/user/properties/department/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema92.properties.user.properties.department,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/user/department",schemaPath:"#/properties/user/properties/department/type",keyword:"type",params:{type: "string"},schema:schema92.properties.user.properties.department.type,parentSchema:schema92.properties.user.properties.department,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.title !== undefined){
let data7 = data0.title;
if(typeof data7 !== "string"){
const err14 = {instancePath:instancePath+"/user/title",schemaPath:"#/properties/user/properties/title/type",keyword:"type",params:{type: "string"},schema:schema92.properties.user.properties.title.type,parentSchema:schema92.properties.user.properties.title,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.role !== undefined){
let data8 = data0.role;
if(typeof data8 !== "string"){
const err15 = {instancePath:instancePath+"/user/role",schemaPath:"contract:/components/schemas/UserCreateRole/type",keyword:"type",params:{type: "string"},schema:schema93.type,parentSchema:schema93,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((data8 === "admin") || (data8 === "user")) || (data8 === "multi_guest")) || (data8 === "guest"))){
const err16 = {instancePath:instancePath+"/user/role",schemaPath:"contract:/components/schemas/UserCreateRole/enum",keyword:"enum",params:{allowedValues: schema93.enum},schema:schema93.enum,parentSchema:schema93,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.suspended !== undefined){
let data9 = data0.suspended;
if(typeof data9 !== "boolean"){
const err17 = {instancePath:instancePath+"/user/suspended",schemaPath:"#/properties/user/properties/suspended/type",keyword:"type",params:{type: "boolean"},schema:schema92.properties.user.properties.suspended.type,parentSchema:schema92.properties.user.properties.suspended,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.list_tags !== undefined){
let data10 = data0.list_tags;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(typeof data11 !== "string"){
const err18 = {instancePath:instancePath+"/user/list_tags/" + i0,schemaPath:"#/properties/user/properties/list_tags/items/type",keyword:"type",params:{type: "string"},schema:schema92.properties.user.properties.list_tags.items.type,parentSchema:schema92.properties.user.properties.list_tags.items,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/user/list_tags",schemaPath:"#/properties/user/properties/list_tags/type",keyword:"type",params:{type: "array"},schema:schema92.properties.user.properties.list_tags.type,parentSchema:schema92.properties.user.properties.list_tags,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.chat_ids !== undefined){
let data12 = data0.chat_ids;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err20 = {instancePath:instancePath+"/user/chat_ids/" + i1,schemaPath:"#/properties/user/properties/chat_ids/items/type",keyword:"type",params:{type: "integer"},schema:schema92.properties.user.properties.chat_ids.items.type,parentSchema:schema92.properties.user.properties.chat_ids.items,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(Math.abs(data13) > 9007199254740991){
const err21 = {instancePath:instancePath+"/user/chat_ids/" + i1,schemaPath:"#/properties/user/properties/chat_ids/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema92.properties.user.properties.chat_ids.items,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(Number.isInteger(data13) && data13 >= -2147483648 && data13 <= 2147483647)){
const err22 = {instancePath:instancePath+"/user/chat_ids/" + i1,schemaPath:"#/properties/user/properties/chat_ids/items/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema92.properties.user.properties.chat_ids.items,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
else {
const err23 = {instancePath:instancePath+"/user/chat_ids",schemaPath:"#/properties/user/properties/chat_ids/type",keyword:"type",params:{type: "array"},schema:schema92.properties.user.properties.chat_ids.type,parentSchema:schema92.properties.user.properties.chat_ids,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data0.custom_properties !== undefined){
let data14 = data0.custom_properties;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.id === undefined){
const err24 = {instancePath:instancePath+"/user/custom_properties/" + i2,schemaPath:"#/properties/user/properties/custom_properties/items/required",keyword:"required",params:{missingProperty: "id"},schema:schema92.properties.user.properties.custom_properties.items.required,parentSchema:schema92.properties.user.properties.custom_properties.items,data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data15.value === undefined){
const err25 = {instancePath:instancePath+"/user/custom_properties/" + i2,schemaPath:"#/properties/user/properties/custom_properties/items/required",keyword:"required",params:{missingProperty: "value"},schema:schema92.properties.user.properties.custom_properties.items.required,parentSchema:schema92.properties.user.properties.custom_properties.items,data:data15};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data15.id !== undefined){
let data16 = data15.id;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err26 = {instancePath:instancePath+"/user/custom_properties/" + i2+"/id",schemaPath:"#/properties/user/properties/custom_properties/items/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema92.properties.user.properties.custom_properties.items.properties.id.type,parentSchema:schema92.properties.user.properties.custom_properties.items.properties.id,data:data16};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(Math.abs(data16) > 9007199254740991){
const err27 = {instancePath:instancePath+"/user/custom_properties/" + i2+"/id",schemaPath:"#/properties/user/properties/custom_properties/items/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema92.properties.user.properties.custom_properties.items.properties.id,data:data16};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(Number.isInteger(data16) && data16 >= -2147483648 && data16 <= 2147483647)){
const err28 = {instancePath:instancePath+"/user/custom_properties/" + i2+"/id",schemaPath:"#/properties/user/properties/custom_properties/items/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema92.properties.user.properties.custom_properties.items.properties.id,data:data16};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data15.value !== undefined){
let data17 = data15.value;
if(typeof data17 === "string"){
if(func0(data17) > 768){
const err29 = {instancePath:instancePath+"/user/custom_properties/" + i2+"/value",schemaPath:"#/properties/user/properties/custom_properties/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 768},schema:768,parentSchema:schema92.properties.user.properties.custom_properties.items.properties.value,data:data17};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/user/custom_properties/" + i2+"/value",schemaPath:"#/properties/user/properties/custom_properties/items/properties/value/type",keyword:"type",params:{type: "string"},schema:schema92.properties.user.properties.custom_properties.items.properties.value.type,parentSchema:schema92.properties.user.properties.custom_properties.items.properties.value,data:data17};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/user/custom_properties/" + i2,schemaPath:"#/properties/user/properties/custom_properties/items/type",keyword:"type",params:{type: "object"},schema:schema92.properties.user.properties.custom_properties.items.type,parentSchema:schema92.properties.user.properties.custom_properties.items,data:data15};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/user/custom_properties",schemaPath:"#/properties/user/properties/custom_properties/type",keyword:"type",params:{type: "array"},schema:schema92.properties.user.properties.custom_properties.type,parentSchema:schema92.properties.user.properties.custom_properties,data:data14};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "object"},schema:schema92.properties.user.type,parentSchema:schema92.properties.user,data:data0};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.skip_email_notify !== undefined){
let data18 = data.skip_email_notify;
if(typeof data18 !== "boolean"){
const err34 = {instancePath:instancePath+"/skip_email_notify",schemaPath:"#/properties/skip_email_notify/type",keyword:"type",params:{type: "boolean"},schema:schema92.properties.skip_email_notify.type,parentSchema:schema92.properties.skip_email_notify,data:data18};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema92.type,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"user":true,"skip_email_notify":true},"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate54.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate54.errors);
errors = vErrors.length;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"user":true,"skip_email_notify":true},"dynamicProps":false,"dynamicItems":false};

exports.v38 = validate56;
const schema94 = {"$id":"contract:/UserOperations_updateUser.body","$ref":"contract:/components/schemas/UserUpdateRequest"};
const schema95 = {"$id":"contract:/components/schemas/UserUpdateRequest","type":"object","required":["user"],"properties":{"user":{"type":"object","properties":{"first_name":{"type":"string","maxLength":255},"last_name":{"type":"string","maxLength":255},"email":{"type":"string","maxLength":255},"phone_number":{"type":"string","maxLength":255},"nickname":{"type":"string","maxLength":255},"department":{"type":"string","maxLength":255},"title":{"type":"string"},"role":{"allOf":[{"$ref":"contract:/components/schemas/UserRoleInput"}]},"suspended":{"type":"boolean"},"list_tags":{"type":"array","items":{"type":"string"}},"custom_properties":{"type":"array","items":{"type":"object","properties":{"id":{"type":"integer","format":"int32","safeInteger":true},"value":{"type":"string","maxLength":768}},"required":["id","value"]}}}}}};
const schema96 = {"$id":"contract:/components/schemas/UserRoleInput","type":"string","enum":["admin","user","multi_guest"]};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},schema:schema95.required,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.user !== undefined){
let data0 = data.user;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.first_name !== undefined){
let data1 = data0.first_name;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err1 = {instancePath:instancePath+"/user/first_name",schemaPath:"#/properties/user/properties/first_name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema95.properties.user.properties.first_name,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/user/first_name",schemaPath:"#/properties/user/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema95.properties.user.properties.first_name.type,parentSchema:schema95.properties.user.properties.first_name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.last_name !== undefined){
let data2 = data0.last_name;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err3 = {instancePath:instancePath+"/user/last_name",schemaPath:"#/properties/user/properties/last_name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema95.properties.user.properties.last_name,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/user/last_name",schemaPath:"#/properties/user/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema95.properties.user.properties.last_name.type,parentSchema:schema95.properties.user.properties.last_name,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.email !== undefined){
let data3 = data0.email;
if(typeof data3 === "string"){
if(func0(data3) > 255){
const err5 = {instancePath:instancePath+"/user/email",schemaPath:"#/properties/user/properties/email/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema95.properties.user.properties.email,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/user/email",schemaPath:"#/properties/user/properties/email/type",keyword:"type",params:{type: "string"},schema:schema95.properties.user.properties.email.type,parentSchema:schema95.properties.user.properties.email,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.phone_number !== undefined){
let data4 = data0.phone_number;
if(typeof data4 === "string"){
if(func0(data4) > 255){
const err7 = {instancePath:instancePath+"/user/phone_number",schemaPath:"#/properties/user/properties/phone_number/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema95.properties.user.properties.phone_number,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/user/phone_number",schemaPath:"#/properties/user/properties/phone_number/type",keyword:"type",params:{type: "string"},schema:schema95.properties.user.properties.phone_number.type,parentSchema:schema95.properties.user.properties.phone_number,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.nickname !== undefined){
let data5 = data0.nickname;
if(typeof data5 === "string"){
if(func0(data5) > 255){
const err9 = {instancePath:instancePath+"/user/nickname",schemaPath:"#/properties/user/properties/nickname/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema95.properties.user.properties.nickname,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/user/nickname",schemaPath:"#/properties/user/properties/nickname/type",keyword:"type",params:{type: "string"},schema:schema95.properties.user.properties.nickname.type,parentSchema:schema95.properties.user.properties.nickname,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.department !== undefined){
let data6 = data0.department;
if(typeof data6 === "string"){
if(func0(data6) > 255){
const err11 = {instancePath:instancePath+"/user/department",schemaPath:"#/properties/user/properties/department/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema95.properties.user.properties.department,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/user/department",schemaPath:"#/properties/user/properties/department/type",keyword:"type",params:{type: "string"},schema:schema95.properties.user.properties.department.type,parentSchema:schema95.properties.user.properties.department,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.title !== undefined){
let data7 = data0.title;
if(typeof data7 !== "string"){
const err13 = {instancePath:instancePath+"/user/title",schemaPath:"#/properties/user/properties/title/type",keyword:"type",params:{type: "string"},schema:schema95.properties.user.properties.title.type,parentSchema:schema95.properties.user.properties.title,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.role !== undefined){
let data8 = data0.role;
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/user/role",schemaPath:"contract:/components/schemas/UserRoleInput/type",keyword:"type",params:{type: "string"},schema:schema96.type,parentSchema:schema96,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data8 === "admin") || (data8 === "user")) || (data8 === "multi_guest"))){
const err15 = {instancePath:instancePath+"/user/role",schemaPath:"contract:/components/schemas/UserRoleInput/enum",keyword:"enum",params:{allowedValues: schema96.enum},schema:schema96.enum,parentSchema:schema96,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.suspended !== undefined){
let data9 = data0.suspended;
if(typeof data9 !== "boolean"){
const err16 = {instancePath:instancePath+"/user/suspended",schemaPath:"#/properties/user/properties/suspended/type",keyword:"type",params:{type: "boolean"},schema:schema95.properties.user.properties.suspended.type,parentSchema:schema95.properties.user.properties.suspended,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.list_tags !== undefined){
let data10 = data0.list_tags;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(typeof data11 !== "string"){
const err17 = {instancePath:instancePath+"/user/list_tags/" + i0,schemaPath:"#/properties/user/properties/list_tags/items/type",keyword:"type",params:{type: "string"},schema:schema95.properties.user.properties.list_tags.items.type,parentSchema:schema95.properties.user.properties.list_tags.items,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/user/list_tags",schemaPath:"#/properties/user/properties/list_tags/type",keyword:"type",params:{type: "array"},schema:schema95.properties.user.properties.list_tags.type,parentSchema:schema95.properties.user.properties.list_tags,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.custom_properties !== undefined){
let data12 = data0.custom_properties;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.id === undefined){
const err19 = {instancePath:instancePath+"/user/custom_properties/" + i1,schemaPath:"#/properties/user/properties/custom_properties/items/required",keyword:"required",params:{missingProperty: "id"},schema:schema95.properties.user.properties.custom_properties.items.required,parentSchema:schema95.properties.user.properties.custom_properties.items,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data13.value === undefined){
const err20 = {instancePath:instancePath+"/user/custom_properties/" + i1,schemaPath:"#/properties/user/properties/custom_properties/items/required",keyword:"required",params:{missingProperty: "value"},schema:schema95.properties.user.properties.custom_properties.items.required,parentSchema:schema95.properties.user.properties.custom_properties.items,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data13.id !== undefined){
let data14 = data13.id;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err21 = {instancePath:instancePath+"/user/custom_properties/" + i1+"/id",schemaPath:"#/properties/user/properties/custom_properties/items/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema95.properties.user.properties.custom_properties.items.properties.id.type,parentSchema:schema95.properties.user.properties.custom_properties.items.properties.id,data:data14};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(Math.abs(data14) > 9007199254740991){
const err22 = {instancePath:instancePath+"/user/custom_properties/" + i1+"/id",schemaPath:"#/properties/user/properties/custom_properties/items/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema95.properties.user.properties.custom_properties.items.properties.id,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(Number.isInteger(data14) && data14 >= -2147483648 && data14 <= 2147483647)){
const err23 = {instancePath:instancePath+"/user/custom_properties/" + i1+"/id",schemaPath:"#/properties/user/properties/custom_properties/items/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema95.properties.user.properties.custom_properties.items.properties.id,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data13.value !== undefined){
let data15 = data13.value;
if(typeof data15 === "string"){
if(func0(data15) > 768){
const err24 = {instancePath:instancePath+"/user/custom_properties/" + i1+"/value",schemaPath:"#/properties/user/properties/custom_properties/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 768},schema:768,parentSchema:schema95.properties.user.properties.custom_properties.items.properties.value,data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/user/custom_properties/" + i1+"/value",schemaPath:"#/properties/user/properties/custom_properties/items/properties/value/type",keyword:"type",params:{type: "string"},schema:schema95.properties.user.properties.custom_properties.items.properties.value.type,parentSchema:schema95.properties.user.properties.custom_properties.items.properties.value,data:data15};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/user/custom_properties/" + i1,schemaPath:"#/properties/user/properties/custom_properties/items/type",keyword:"type",params:{type: "object"},schema:schema95.properties.user.properties.custom_properties.items.type,parentSchema:schema95.properties.user.properties.custom_properties.items,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/user/custom_properties",schemaPath:"#/properties/user/properties/custom_properties/type",keyword:"type",params:{type: "array"},schema:schema95.properties.user.properties.custom_properties.type,parentSchema:schema95.properties.user.properties.custom_properties,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "object"},schema:schema95.properties.user.type,parentSchema:schema95.properties.user,data:data0};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema95.type,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"user":true},"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate57.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate57.errors);
errors = vErrors.length;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"user":true},"dynamicProps":false,"dynamicItems":false};

exports.v39 = validate59;
const schema97 = {"$id":"contract:/UserAvatarOperations_updateUserAvatar.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user_id":{"type":"integer","format":"int32"}},"required":["user_id"]}},"required":["path"]};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema97.required,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.user_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema97.properties.path.required,parentSchema:schema97.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.user_id !== undefined){
let data1 = data0.user_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/path/user_id",schemaPath:"#/properties/path/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema97.properties.path.properties.user_id.type,parentSchema:schema97.properties.path.properties.user_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err3 = {instancePath:instancePath+"/path/user_id",schemaPath:"#/properties/path/properties/user_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema97.properties.path.properties.user_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema97.properties.path.type,parentSchema:schema97.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema97.type,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v40 = validate60;
const schema98 = {"$id":"contract:/FormOperations_openView.body","$ref":"contract:/components/schemas/OpenViewRequest"};
const schema99 = {"$id":"contract:/components/schemas/OpenViewRequest","type":"object","required":["type","trigger_id","view"],"properties":{"type":{"type":"string","enum":["modal"]},"trigger_id":{"type":"string"},"private_metadata":{"type":"string","maxLength":3000},"callback_id":{"type":"string","maxLength":255},"view":{"type":"object","properties":{"title":{"type":"string","maxLength":24},"close_text":{"type":"string","maxLength":24},"submit_text":{"type":"string","maxLength":24},"blocks":{"type":"array","items":{"$ref":"contract:/components/schemas/ViewBlockUnion"},"maxItems":100}},"required":["title","blocks"]}}};
const schema100 = {"$id":"contract:/components/schemas/ViewBlockUnion","anyOf":[{"$ref":"contract:/components/schemas/ViewBlockHeader"},{"$ref":"contract:/components/schemas/ViewBlockPlainText"},{"$ref":"contract:/components/schemas/ViewBlockMarkdown"},{"$ref":"contract:/components/schemas/ViewBlockDivider"},{"$ref":"contract:/components/schemas/ViewBlockInput"},{"$ref":"contract:/components/schemas/ViewBlockSelect"},{"$ref":"contract:/components/schemas/ViewBlockRadio"},{"$ref":"contract:/components/schemas/ViewBlockCheckbox"},{"$ref":"contract:/components/schemas/ViewBlockDate"},{"$ref":"contract:/components/schemas/ViewBlockTime"},{"$ref":"contract:/components/schemas/ViewBlockFileInput"}]};
const schema101 = {"$id":"contract:/components/schemas/ViewBlockHeader","type":"object","required":["type","text"],"properties":{"type":{"type":"string","enum":["header"]},"text":{"type":"string","maxLength":150}}};
const schema102 = {"$id":"contract:/components/schemas/ViewBlockPlainText","type":"object","required":["type","text"],"properties":{"type":{"type":"string","enum":["plain_text"]},"text":{"type":"string","maxLength":12000}}};
const schema103 = {"$id":"contract:/components/schemas/ViewBlockMarkdown","type":"object","required":["type","text"],"properties":{"type":{"type":"string","enum":["markdown"]},"text":{"type":"string","maxLength":12000}}};
const schema104 = {"$id":"contract:/components/schemas/ViewBlockDivider","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["divider"]}}};
const schema105 = {"$id":"contract:/components/schemas/ViewBlockInput","type":"object","required":["type","name","label"],"properties":{"type":{"type":"string","enum":["input"]},"name":{"type":"string","maxLength":255},"label":{"type":"string","maxLength":150},"placeholder":{"type":"string","maxLength":150},"multiline":{"type":"boolean"},"initial_value":{"type":"string","maxLength":3000},"min_length":{"type":"integer","format":"int32","minimum":0,"maximum":3000},"max_length":{"type":"integer","format":"int32","minimum":1,"maximum":3000},"required":{"type":"boolean"},"hint":{"type":"string","maxLength":2000}}};
const schema112 = {"$id":"contract:/components/schemas/ViewBlockDate","type":"object","required":["type","name","label"],"properties":{"type":{"type":"string","enum":["date"]},"name":{"type":"string","maxLength":255},"label":{"type":"string","maxLength":150},"initial_date":{"type":"string","format":"date"},"required":{"type":"boolean"},"hint":{"type":"string","maxLength":2000}}};
const schema113 = {"$id":"contract:/components/schemas/ViewBlockTime","type":"object","required":["type","name","label"],"properties":{"type":{"type":"string","enum":["time"]},"name":{"type":"string","maxLength":255},"label":{"type":"string","maxLength":150},"initial_time":{"type":"string","format":"time","leapSecond":"time"},"required":{"type":"boolean"},"hint":{"type":"string","maxLength":2000}}};
const schema114 = {"$id":"contract:/components/schemas/ViewBlockFileInput","type":"object","required":["type","name","label"],"properties":{"type":{"type":"string","enum":["file_input"]},"name":{"type":"string","maxLength":255},"label":{"type":"string","maxLength":150},"filetypes":{"type":"array","items":{"type":"string"}},"max_files":{"type":"integer","format":"int32","minimum":1,"maximum":10},"required":{"type":"boolean"},"hint":{"type":"string","maxLength":2000}}};
const schema106 = {"$id":"contract:/components/schemas/ViewBlockSelect","type":"object","required":["type","name","label"],"properties":{"type":{"type":"string","enum":["select"]},"name":{"type":"string","maxLength":255},"label":{"type":"string","maxLength":150},"options":{"type":"array","items":{"$ref":"contract:/components/schemas/ViewBlockSelectOption"},"maxItems":100},"required":{"type":"boolean"},"hint":{"type":"string","maxLength":2000}}};
const schema107 = {"$id":"contract:/components/schemas/ViewBlockSelectOption","type":"object","required":["text","value"],"properties":{"text":{"type":"string","maxLength":75},"value":{"type":"string","maxLength":150},"selected":{"type":"boolean"}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema106.properties.type.type,parentSchema:schema106.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "select")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema106.properties.type.enum},schema:schema106.properties.type.enum,parentSchema:schema106.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema106.properties.name,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema106.properties.name.type,parentSchema:schema106.properties.name,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func0(data2) > 150){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema106.properties.label,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},schema:schema106.properties.label.type,parentSchema:schema106.properties.label,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.options !== undefined){
let data3 = data.options;
if(Array.isArray(data3)){
if(data3.length > 100){
const err9 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema106.properties.options,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.text === undefined){
const err10 = {instancePath:instancePath+"/options/" + i0,schemaPath:"contract:/components/schemas/ViewBlockSelectOption/required",keyword:"required",params:{missingProperty: "text"},schema:schema107.required,parentSchema:schema107,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.value === undefined){
const err11 = {instancePath:instancePath+"/options/" + i0,schemaPath:"contract:/components/schemas/ViewBlockSelectOption/required",keyword:"required",params:{missingProperty: "value"},schema:schema107.required,parentSchema:schema107,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.text !== undefined){
let data5 = data4.text;
if(typeof data5 === "string"){
if(func0(data5) > 75){
const err12 = {instancePath:instancePath+"/options/" + i0+"/text",schemaPath:"contract:/components/schemas/ViewBlockSelectOption/properties/text/maxLength",keyword:"maxLength",params:{limit: 75},schema:75,parentSchema:schema107.properties.text,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/options/" + i0+"/text",schemaPath:"contract:/components/schemas/ViewBlockSelectOption/properties/text/type",keyword:"type",params:{type: "string"},schema:schema107.properties.text.type,parentSchema:schema107.properties.text,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.value !== undefined){
let data6 = data4.value;
if(typeof data6 === "string"){
if(func0(data6) > 150){
const err14 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"contract:/components/schemas/ViewBlockSelectOption/properties/value/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema107.properties.value,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"contract:/components/schemas/ViewBlockSelectOption/properties/value/type",keyword:"type",params:{type: "string"},schema:schema107.properties.value.type,parentSchema:schema107.properties.value,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.selected !== undefined){
let data7 = data4.selected;
if(typeof data7 !== "boolean"){
const err16 = {instancePath:instancePath+"/options/" + i0+"/selected",schemaPath:"contract:/components/schemas/ViewBlockSelectOption/properties/selected/type",keyword:"type",params:{type: "boolean"},schema:schema107.properties.selected.type,parentSchema:schema107.properties.selected,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/options/" + i0,schemaPath:"contract:/components/schemas/ViewBlockSelectOption/type",keyword:"type",params:{type: "object"},schema:schema107.type,parentSchema:schema107,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},schema:schema106.properties.options.type,parentSchema:schema106.properties.options,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err19 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},schema:schema106.properties.required.type,parentSchema:schema106.properties.required,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.hint !== undefined){
let data9 = data.hint;
if(typeof data9 === "string"){
if(func0(data9) > 2000){
const err20 = {instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema106.properties.hint,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type: "string"},schema:schema106.properties.hint.type,parentSchema:schema106.properties.hint,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema106.type,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"type":true,"name":true,"label":true,"options":true,"required":true,"hint":true},"dynamicProps":false,"dynamicItems":false};

const schema108 = {"$id":"contract:/components/schemas/ViewBlockRadio","type":"object","required":["type","name","label"],"properties":{"type":{"type":"string","enum":["radio"]},"name":{"type":"string","maxLength":255},"label":{"type":"string","maxLength":150},"options":{"type":"array","items":{"$ref":"contract:/components/schemas/ViewBlockSelectableOption"},"maxItems":10},"required":{"type":"boolean"},"hint":{"type":"string","maxLength":2000}}};
const schema109 = {"$id":"contract:/components/schemas/ViewBlockSelectableOption","type":"object","required":["text","value"],"properties":{"text":{"type":"string","maxLength":75},"value":{"type":"string","maxLength":150},"description":{"type":"string","maxLength":75},"selected":{"type":"boolean"}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema108.properties.type.type,parentSchema:schema108.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "radio")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema108.properties.type.enum},schema:schema108.properties.type.enum,parentSchema:schema108.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema108.properties.name,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema108.properties.name.type,parentSchema:schema108.properties.name,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func0(data2) > 150){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema108.properties.label,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},schema:schema108.properties.label.type,parentSchema:schema108.properties.label,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.options !== undefined){
let data3 = data.options;
if(Array.isArray(data3)){
if(data3.length > 10){
const err9 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema108.properties.options,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.text === undefined){
const err10 = {instancePath:instancePath+"/options/" + i0,schemaPath:"contract:/components/schemas/ViewBlockSelectableOption/required",keyword:"required",params:{missingProperty: "text"},schema:schema109.required,parentSchema:schema109,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.value === undefined){
const err11 = {instancePath:instancePath+"/options/" + i0,schemaPath:"contract:/components/schemas/ViewBlockSelectableOption/required",keyword:"required",params:{missingProperty: "value"},schema:schema109.required,parentSchema:schema109,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.text !== undefined){
let data5 = data4.text;
if(typeof data5 === "string"){
if(func0(data5) > 75){
const err12 = {instancePath:instancePath+"/options/" + i0+"/text",schemaPath:"contract:/components/schemas/ViewBlockSelectableOption/properties/text/maxLength",keyword:"maxLength",params:{limit: 75},schema:75,parentSchema:schema109.properties.text,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/options/" + i0+"/text",schemaPath:"contract:/components/schemas/ViewBlockSelectableOption/properties/text/type",keyword:"type",params:{type: "string"},schema:schema109.properties.text.type,parentSchema:schema109.properties.text,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.value !== undefined){
let data6 = data4.value;
if(typeof data6 === "string"){
if(func0(data6) > 150){
const err14 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"contract:/components/schemas/ViewBlockSelectableOption/properties/value/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema109.properties.value,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"contract:/components/schemas/ViewBlockSelectableOption/properties/value/type",keyword:"type",params:{type: "string"},schema:schema109.properties.value.type,parentSchema:schema109.properties.value,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.description !== undefined){
let data7 = data4.description;
if(typeof data7 === "string"){
if(func0(data7) > 75){
const err16 = {instancePath:instancePath+"/options/" + i0+"/description",schemaPath:"contract:/components/schemas/ViewBlockSelectableOption/properties/description/maxLength",keyword:"maxLength",params:{limit: 75},schema:75,parentSchema:schema109.properties.description,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/options/" + i0+"/description",schemaPath:"contract:/components/schemas/ViewBlockSelectableOption/properties/description/type",keyword:"type",params:{type: "string"},schema:schema109.properties.description.type,parentSchema:schema109.properties.description,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.selected !== undefined){
let data8 = data4.selected;
if(typeof data8 !== "boolean"){
const err18 = {instancePath:instancePath+"/options/" + i0+"/selected",schemaPath:"contract:/components/schemas/ViewBlockSelectableOption/properties/selected/type",keyword:"type",params:{type: "boolean"},schema:schema109.properties.selected.type,parentSchema:schema109.properties.selected,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/options/" + i0,schemaPath:"contract:/components/schemas/ViewBlockSelectableOption/type",keyword:"type",params:{type: "object"},schema:schema109.type,parentSchema:schema109,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},schema:schema108.properties.options.type,parentSchema:schema108.properties.options,data:data3};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.required !== undefined){
let data9 = data.required;
if(typeof data9 !== "boolean"){
const err21 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},schema:schema108.properties.required.type,parentSchema:schema108.properties.required,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.hint !== undefined){
let data10 = data.hint;
if(typeof data10 === "string"){
if(func0(data10) > 2000){
const err22 = {instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema108.properties.hint,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type: "string"},schema:schema108.properties.hint.type,parentSchema:schema108.properties.hint,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema108.type,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"type":true,"name":true,"label":true,"options":true,"required":true,"hint":true},"dynamicProps":false,"dynamicItems":false};

const schema110 = {"$id":"contract:/components/schemas/ViewBlockCheckbox","type":"object","required":["type","name","label"],"properties":{"type":{"type":"string","enum":["checkbox"]},"name":{"type":"string","maxLength":255},"label":{"type":"string","maxLength":150},"options":{"type":"array","items":{"$ref":"contract:/components/schemas/ViewBlockCheckboxOption"},"maxItems":10},"required":{"type":"boolean"},"hint":{"type":"string","maxLength":2000}}};
const schema111 = {"$id":"contract:/components/schemas/ViewBlockCheckboxOption","type":"object","required":["text","value"],"properties":{"text":{"type":"string","maxLength":75},"value":{"type":"string","maxLength":150},"description":{"type":"string","maxLength":75},"checked":{"type":"boolean"}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema110.properties.type.type,parentSchema:schema110.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "checkbox")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema110.properties.type.enum},schema:schema110.properties.type.enum,parentSchema:schema110.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema110.properties.name,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema110.properties.name.type,parentSchema:schema110.properties.name,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func0(data2) > 150){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema110.properties.label,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},schema:schema110.properties.label.type,parentSchema:schema110.properties.label,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.options !== undefined){
let data3 = data.options;
if(Array.isArray(data3)){
if(data3.length > 10){
const err9 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema110.properties.options,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.text === undefined){
const err10 = {instancePath:instancePath+"/options/" + i0,schemaPath:"contract:/components/schemas/ViewBlockCheckboxOption/required",keyword:"required",params:{missingProperty: "text"},schema:schema111.required,parentSchema:schema111,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.value === undefined){
const err11 = {instancePath:instancePath+"/options/" + i0,schemaPath:"contract:/components/schemas/ViewBlockCheckboxOption/required",keyword:"required",params:{missingProperty: "value"},schema:schema111.required,parentSchema:schema111,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.text !== undefined){
let data5 = data4.text;
if(typeof data5 === "string"){
if(func0(data5) > 75){
const err12 = {instancePath:instancePath+"/options/" + i0+"/text",schemaPath:"contract:/components/schemas/ViewBlockCheckboxOption/properties/text/maxLength",keyword:"maxLength",params:{limit: 75},schema:75,parentSchema:schema111.properties.text,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/options/" + i0+"/text",schemaPath:"contract:/components/schemas/ViewBlockCheckboxOption/properties/text/type",keyword:"type",params:{type: "string"},schema:schema111.properties.text.type,parentSchema:schema111.properties.text,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.value !== undefined){
let data6 = data4.value;
if(typeof data6 === "string"){
if(func0(data6) > 150){
const err14 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"contract:/components/schemas/ViewBlockCheckboxOption/properties/value/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema111.properties.value,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"contract:/components/schemas/ViewBlockCheckboxOption/properties/value/type",keyword:"type",params:{type: "string"},schema:schema111.properties.value.type,parentSchema:schema111.properties.value,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.description !== undefined){
let data7 = data4.description;
if(typeof data7 === "string"){
if(func0(data7) > 75){
const err16 = {instancePath:instancePath+"/options/" + i0+"/description",schemaPath:"contract:/components/schemas/ViewBlockCheckboxOption/properties/description/maxLength",keyword:"maxLength",params:{limit: 75},schema:75,parentSchema:schema111.properties.description,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/options/" + i0+"/description",schemaPath:"contract:/components/schemas/ViewBlockCheckboxOption/properties/description/type",keyword:"type",params:{type: "string"},schema:schema111.properties.description.type,parentSchema:schema111.properties.description,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.checked !== undefined){
let data8 = data4.checked;
if(typeof data8 !== "boolean"){
const err18 = {instancePath:instancePath+"/options/" + i0+"/checked",schemaPath:"contract:/components/schemas/ViewBlockCheckboxOption/properties/checked/type",keyword:"type",params:{type: "boolean"},schema:schema111.properties.checked.type,parentSchema:schema111.properties.checked,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/options/" + i0,schemaPath:"contract:/components/schemas/ViewBlockCheckboxOption/type",keyword:"type",params:{type: "object"},schema:schema111.type,parentSchema:schema111,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},schema:schema110.properties.options.type,parentSchema:schema110.properties.options,data:data3};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.required !== undefined){
let data9 = data.required;
if(typeof data9 !== "boolean"){
const err21 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},schema:schema110.properties.required.type,parentSchema:schema110.properties.required,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.hint !== undefined){
let data10 = data.hint;
if(typeof data10 === "string"){
if(func0(data10) > 2000){
const err22 = {instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema110.properties.hint,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type: "string"},schema:schema110.properties.hint.type,parentSchema:schema110.properties.hint,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema110.type,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"type":true,"name":true,"label":true,"options":true,"required":true,"hint":true},"dynamicProps":false,"dynamicItems":false};

const formats19 = /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockHeader/required",keyword:"required",params:{missingProperty: "type"},schema:schema101.required,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockHeader/required",keyword:"required",params:{missingProperty: "text"},schema:schema101.required,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/ViewBlockHeader/properties/type/type",keyword:"type",params:{type: "string"},schema:schema101.properties.type.type,parentSchema:schema101.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "header")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/ViewBlockHeader/properties/type/enum",keyword:"enum",params:{allowedValues: schema101.properties.type.enum},schema:schema101.properties.type.enum,parentSchema:schema101.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func0(data1) > 150){
const err4 = {instancePath:instancePath+"/text",schemaPath:"contract:/components/schemas/ViewBlockHeader/properties/text/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema101.properties.text,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/text",schemaPath:"contract:/components/schemas/ViewBlockHeader/properties/text/type",keyword:"type",params:{type: "string"},schema:schema101.properties.text.type,parentSchema:schema101.properties.text,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockHeader/type",keyword:"type",params:{type: "object"},schema:schema101.type,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {__proto__: null, };
props0.type = true;
props0.text = true;
}
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err7 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockPlainText/required",keyword:"required",params:{missingProperty: "type"},schema:schema102.required,parentSchema:schema102,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.text === undefined){
const err8 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockPlainText/required",keyword:"required",params:{missingProperty: "text"},schema:schema102.required,parentSchema:schema102,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/ViewBlockPlainText/properties/type/type",keyword:"type",params:{type: "string"},schema:schema102.properties.type.type,parentSchema:schema102.properties.type,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(data2 === "plain_text")){
const err10 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/ViewBlockPlainText/properties/type/enum",keyword:"enum",params:{allowedValues: schema102.properties.type.enum},schema:schema102.properties.type.enum,parentSchema:schema102.properties.type,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.text !== undefined){
let data3 = data.text;
if(typeof data3 === "string"){
if(func0(data3) > 12000){
const err11 = {instancePath:instancePath+"/text",schemaPath:"contract:/components/schemas/ViewBlockPlainText/properties/text/maxLength",keyword:"maxLength",params:{limit: 12000},schema:12000,parentSchema:schema102.properties.text,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/text",schemaPath:"contract:/components/schemas/ViewBlockPlainText/properties/text/type",keyword:"type",params:{type: "string"},schema:schema102.properties.text.type,parentSchema:schema102.properties.text,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockPlainText/type",keyword:"type",params:{type: "object"},schema:schema102.type,parentSchema:schema102,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.type = true;
props0.text = true;
}
}
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err14 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockMarkdown/required",keyword:"required",params:{missingProperty: "type"},schema:schema103.required,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.text === undefined){
const err15 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockMarkdown/required",keyword:"required",params:{missingProperty: "text"},schema:schema103.required,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/ViewBlockMarkdown/properties/type/type",keyword:"type",params:{type: "string"},schema:schema103.properties.type.type,parentSchema:schema103.properties.type,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(data4 === "markdown")){
const err17 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/ViewBlockMarkdown/properties/type/enum",keyword:"enum",params:{allowedValues: schema103.properties.type.enum},schema:schema103.properties.type.enum,parentSchema:schema103.properties.type,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.text !== undefined){
let data5 = data.text;
if(typeof data5 === "string"){
if(func0(data5) > 12000){
const err18 = {instancePath:instancePath+"/text",schemaPath:"contract:/components/schemas/ViewBlockMarkdown/properties/text/maxLength",keyword:"maxLength",params:{limit: 12000},schema:12000,parentSchema:schema103.properties.text,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/text",schemaPath:"contract:/components/schemas/ViewBlockMarkdown/properties/text/type",keyword:"type",params:{type: "string"},schema:schema103.properties.text.type,parentSchema:schema103.properties.text,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockMarkdown/type",keyword:"type",params:{type: "object"},schema:schema103.type,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.type = true;
props0.text = true;
}
}
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err21 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockDivider/required",keyword:"required",params:{missingProperty: "type"},schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.type !== undefined){
let data6 = data.type;
if(typeof data6 !== "string"){
const err22 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/ViewBlockDivider/properties/type/type",keyword:"type",params:{type: "string"},schema:schema104.properties.type.type,parentSchema:schema104.properties.type,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(data6 === "divider")){
const err23 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/ViewBlockDivider/properties/type/enum",keyword:"enum",params:{allowedValues: schema104.properties.type.enum},schema:schema104.properties.type.enum,parentSchema:schema104.properties.type,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockDivider/type",keyword:"type",params:{type: "object"},schema:schema104.type,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.type = true;
}
}
const _errs27 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err25 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockInput/required",keyword:"required",params:{missingProperty: "type"},schema:schema105.required,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.name === undefined){
const err26 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockInput/required",keyword:"required",params:{missingProperty: "name"},schema:schema105.required,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.label === undefined){
const err27 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockInput/required",keyword:"required",params:{missingProperty: "label"},schema:schema105.required,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.type !== undefined){
let data7 = data.type;
if(typeof data7 !== "string"){
const err28 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/ViewBlockInput/properties/type/type",keyword:"type",params:{type: "string"},schema:schema105.properties.type.type,parentSchema:schema105.properties.type,data:data7};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(data7 === "input")){
const err29 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/ViewBlockInput/properties/type/enum",keyword:"enum",params:{allowedValues: schema105.properties.type.enum},schema:schema105.properties.type.enum,parentSchema:schema105.properties.type,data:data7};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.name !== undefined){
let data8 = data.name;
if(typeof data8 === "string"){
if(func0(data8) > 255){
const err30 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/ViewBlockInput/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema105.properties.name,data:data8};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/ViewBlockInput/properties/name/type",keyword:"type",params:{type: "string"},schema:schema105.properties.name.type,parentSchema:schema105.properties.name,data:data8};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.label !== undefined){
let data9 = data.label;
if(typeof data9 === "string"){
if(func0(data9) > 150){
const err32 = {instancePath:instancePath+"/label",schemaPath:"contract:/components/schemas/ViewBlockInput/properties/label/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema105.properties.label,data:data9};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/label",schemaPath:"contract:/components/schemas/ViewBlockInput/properties/label/type",keyword:"type",params:{type: "string"},schema:schema105.properties.label.type,parentSchema:schema105.properties.label,data:data9};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.placeholder !== undefined){
let data10 = data.placeholder;
if(typeof data10 === "string"){
if(func0(data10) > 150){
const err34 = {instancePath:instancePath+"/placeholder",schemaPath:"contract:/components/schemas/ViewBlockInput/properties/placeholder/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema105.properties.placeholder,data:data10};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/placeholder",schemaPath:"contract:/components/schemas/ViewBlockInput/properties/placeholder/type",keyword:"type",params:{type: "string"},schema:schema105.properties.placeholder.type,parentSchema:schema105.properties.placeholder,data:data10};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.multiline !== undefined){
let data11 = data.multiline;
if(typeof data11 !== "boolean"){
const err36 = {instancePath:instancePath+"/multiline",schemaPath:"contract:/components/schemas/ViewBlockInput/properties/multiline/type",keyword:"type",params:{type: "boolean"},schema:schema105.properties.multiline.type,parentSchema:schema105.properties.multiline,data:data11};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.initial_value !== undefined){
let data12 = data.initial_value;
if(typeof data12 === "string"){
if(func0(data12) > 3000){
const err37 = {instancePath:instancePath+"/initial_value",schemaPath:"contract:/components/schemas/ViewBlockInput/properties/initial_value/maxLength",keyword:"maxLength",params:{limit: 3000},schema:3000,parentSchema:schema105.properties.initial_value,data:data12};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/initial_value",schemaPath:"contract:/components/schemas/ViewBlockInput/properties/initial_value/type",keyword:"type",params:{type: "string"},schema:schema105.properties.initial_value.type,parentSchema:schema105.properties.initial_value,data:data12};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.min_length !== undefined){
let data13 = data.min_length;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err39 = {instancePath:instancePath+"/min_length",schemaPath:"contract:/components/schemas/ViewBlockInput/properties/min_length/type",keyword:"type",params:{type: "integer"},schema:schema105.properties.min_length.type,parentSchema:schema105.properties.min_length,data:data13};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 3000 || isNaN(data13)){
const err40 = {instancePath:instancePath+"/min_length",schemaPath:"contract:/components/schemas/ViewBlockInput/properties/min_length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3000},schema:3000,parentSchema:schema105.properties.min_length,data:data13};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err41 = {instancePath:instancePath+"/min_length",schemaPath:"contract:/components/schemas/ViewBlockInput/properties/min_length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema105.properties.min_length,data:data13};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!(Number.isInteger(data13) && data13 >= -2147483648 && data13 <= 2147483647)){
const err42 = {instancePath:instancePath+"/min_length",schemaPath:"contract:/components/schemas/ViewBlockInput/properties/min_length/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema105.properties.min_length,data:data13};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data.max_length !== undefined){
let data14 = data.max_length;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err43 = {instancePath:instancePath+"/max_length",schemaPath:"contract:/components/schemas/ViewBlockInput/properties/max_length/type",keyword:"type",params:{type: "integer"},schema:schema105.properties.max_length.type,parentSchema:schema105.properties.max_length,data:data14};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 3000 || isNaN(data14)){
const err44 = {instancePath:instancePath+"/max_length",schemaPath:"contract:/components/schemas/ViewBlockInput/properties/max_length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3000},schema:3000,parentSchema:schema105.properties.max_length,data:data14};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err45 = {instancePath:instancePath+"/max_length",schemaPath:"contract:/components/schemas/ViewBlockInput/properties/max_length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema105.properties.max_length,data:data14};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(Number.isInteger(data14) && data14 >= -2147483648 && data14 <= 2147483647)){
const err46 = {instancePath:instancePath+"/max_length",schemaPath:"contract:/components/schemas/ViewBlockInput/properties/max_length/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema105.properties.max_length,data:data14};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
if(data.required !== undefined){
let data15 = data.required;
if(typeof data15 !== "boolean"){
const err47 = {instancePath:instancePath+"/required",schemaPath:"contract:/components/schemas/ViewBlockInput/properties/required/type",keyword:"type",params:{type: "boolean"},schema:schema105.properties.required.type,parentSchema:schema105.properties.required,data:data15};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.hint !== undefined){
let data16 = data.hint;
if(typeof data16 === "string"){
if(func0(data16) > 2000){
const err48 = {instancePath:instancePath+"/hint",schemaPath:"contract:/components/schemas/ViewBlockInput/properties/hint/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema105.properties.hint,data:data16};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/hint",schemaPath:"contract:/components/schemas/ViewBlockInput/properties/hint/type",keyword:"type",params:{type: "string"},schema:schema105.properties.hint.type,parentSchema:schema105.properties.hint,data:data16};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockInput/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.type = true;
props0.name = true;
props0.label = true;
props0.placeholder = true;
props0.multiline = true;
props0.initial_value = true;
props0.min_length = true;
props0.max_length = true;
props0.required = true;
props0.hint = true;
}
}
const _errs50 = errors;
if(!(validate63.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate63.errors);
errors = vErrors.length;
}
var _valid0 = _errs50 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.type = true;
props0.name = true;
props0.label = true;
props0.options = true;
props0.required = true;
props0.hint = true;
}
}
const _errs51 = errors;
if(!(validate65.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate65.errors);
errors = vErrors.length;
}
var _valid0 = _errs51 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.type = true;
props0.name = true;
props0.label = true;
props0.options = true;
props0.required = true;
props0.hint = true;
}
}
const _errs52 = errors;
if(!(validate67.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate67.errors);
errors = vErrors.length;
}
var _valid0 = _errs52 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.type = true;
props0.name = true;
props0.label = true;
props0.options = true;
props0.required = true;
props0.hint = true;
}
}
const _errs53 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err51 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockDate/required",keyword:"required",params:{missingProperty: "type"},schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data.name === undefined){
const err52 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockDate/required",keyword:"required",params:{missingProperty: "name"},schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data.label === undefined){
const err53 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockDate/required",keyword:"required",params:{missingProperty: "label"},schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data.type !== undefined){
let data17 = data.type;
if(typeof data17 !== "string"){
const err54 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/ViewBlockDate/properties/type/type",keyword:"type",params:{type: "string"},schema:schema112.properties.type.type,parentSchema:schema112.properties.type,data:data17};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!(data17 === "date")){
const err55 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/ViewBlockDate/properties/type/enum",keyword:"enum",params:{allowedValues: schema112.properties.type.enum},schema:schema112.properties.type.enum,parentSchema:schema112.properties.type,data:data17};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.name !== undefined){
let data18 = data.name;
if(typeof data18 === "string"){
if(func0(data18) > 255){
const err56 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/ViewBlockDate/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema112.properties.name,data:data18};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/ViewBlockDate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema112.properties.name.type,parentSchema:schema112.properties.name,data:data18};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.label !== undefined){
let data19 = data.label;
if(typeof data19 === "string"){
if(func0(data19) > 150){
const err58 = {instancePath:instancePath+"/label",schemaPath:"contract:/components/schemas/ViewBlockDate/properties/label/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema112.properties.label,data:data19};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/label",schemaPath:"contract:/components/schemas/ViewBlockDate/properties/label/type",keyword:"type",params:{type: "string"},schema:schema112.properties.label.type,parentSchema:schema112.properties.label,data:data19};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.initial_date !== undefined){
let data20 = data.initial_date;
if(typeof data20 === "string"){
if(!(formats4.test(data20))){
const err60 = {instancePath:instancePath+"/initial_date",schemaPath:"contract:/components/schemas/ViewBlockDate/properties/initial_date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema112.properties.initial_date,data:data20};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/initial_date",schemaPath:"contract:/components/schemas/ViewBlockDate/properties/initial_date/type",keyword:"type",params:{type: "string"},schema:schema112.properties.initial_date.type,parentSchema:schema112.properties.initial_date,data:data20};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.required !== undefined){
let data21 = data.required;
if(typeof data21 !== "boolean"){
const err62 = {instancePath:instancePath+"/required",schemaPath:"contract:/components/schemas/ViewBlockDate/properties/required/type",keyword:"type",params:{type: "boolean"},schema:schema112.properties.required.type,parentSchema:schema112.properties.required,data:data21};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.hint !== undefined){
let data22 = data.hint;
if(typeof data22 === "string"){
if(func0(data22) > 2000){
const err63 = {instancePath:instancePath+"/hint",schemaPath:"contract:/components/schemas/ViewBlockDate/properties/hint/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema112.properties.hint,data:data22};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/hint",schemaPath:"contract:/components/schemas/ViewBlockDate/properties/hint/type",keyword:"type",params:{type: "string"},schema:schema112.properties.hint.type,parentSchema:schema112.properties.hint,data:data22};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockDate/type",keyword:"type",params:{type: "object"},schema:schema112.type,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var _valid0 = _errs53 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.type = true;
props0.name = true;
props0.label = true;
props0.initial_date = true;
props0.required = true;
props0.hint = true;
}
}
const _errs68 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err66 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockTime/required",keyword:"required",params:{missingProperty: "type"},schema:schema113.required,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data.name === undefined){
const err67 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockTime/required",keyword:"required",params:{missingProperty: "name"},schema:schema113.required,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data.label === undefined){
const err68 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockTime/required",keyword:"required",params:{missingProperty: "label"},schema:schema113.required,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data.type !== undefined){
let data23 = data.type;
if(typeof data23 !== "string"){
const err69 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/ViewBlockTime/properties/type/type",keyword:"type",params:{type: "string"},schema:schema113.properties.type.type,parentSchema:schema113.properties.type,data:data23};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(!(data23 === "time")){
const err70 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/ViewBlockTime/properties/type/enum",keyword:"enum",params:{allowedValues: schema113.properties.type.enum},schema:schema113.properties.type.enum,parentSchema:schema113.properties.type,data:data23};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.name !== undefined){
let data24 = data.name;
if(typeof data24 === "string"){
if(func0(data24) > 255){
const err71 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/ViewBlockTime/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema113.properties.name,data:data24};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/ViewBlockTime/properties/name/type",keyword:"type",params:{type: "string"},schema:schema113.properties.name.type,parentSchema:schema113.properties.name,data:data24};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.label !== undefined){
let data25 = data.label;
if(typeof data25 === "string"){
if(func0(data25) > 150){
const err73 = {instancePath:instancePath+"/label",schemaPath:"contract:/components/schemas/ViewBlockTime/properties/label/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema113.properties.label,data:data25};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/label",schemaPath:"contract:/components/schemas/ViewBlockTime/properties/label/type",keyword:"type",params:{type: "string"},schema:schema113.properties.label.type,parentSchema:schema113.properties.label,data:data25};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.initial_time !== undefined){
let data26 = data.initial_time;
if(typeof data26 === "string"){
if(!(formats19.test(data26))){
const err75 = {instancePath:instancePath+"/initial_time",schemaPath:"contract:/components/schemas/ViewBlockTime/properties/initial_time/format",keyword:"format",params:{format: "time"},schema:"time",parentSchema:schema113.properties.initial_time,data:data26};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data26.includes(":60")){
const next0 = Date.parse(("1970-01-01T" + data26).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0){
const err76 = {instancePath:instancePath+"/initial_time",schemaPath:"contract:/components/schemas/ViewBlockTime/properties/initial_time/leapSecond",keyword:"leapSecond",params:{},schema:"time",parentSchema:schema113.properties.initial_time,data:data26};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/initial_time",schemaPath:"contract:/components/schemas/ViewBlockTime/properties/initial_time/type",keyword:"type",params:{type: "string"},schema:schema113.properties.initial_time.type,parentSchema:schema113.properties.initial_time,data:data26};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.required !== undefined){
let data27 = data.required;
if(typeof data27 !== "boolean"){
const err78 = {instancePath:instancePath+"/required",schemaPath:"contract:/components/schemas/ViewBlockTime/properties/required/type",keyword:"type",params:{type: "boolean"},schema:schema113.properties.required.type,parentSchema:schema113.properties.required,data:data27};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.hint !== undefined){
let data28 = data.hint;
if(typeof data28 === "string"){
if(func0(data28) > 2000){
const err79 = {instancePath:instancePath+"/hint",schemaPath:"contract:/components/schemas/ViewBlockTime/properties/hint/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema113.properties.hint,data:data28};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/hint",schemaPath:"contract:/components/schemas/ViewBlockTime/properties/hint/type",keyword:"type",params:{type: "string"},schema:schema113.properties.hint.type,parentSchema:schema113.properties.hint,data:data28};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockTime/type",keyword:"type",params:{type: "object"},schema:schema113.type,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
var _valid0 = _errs68 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.type = true;
props0.name = true;
props0.label = true;
props0.initial_time = true;
props0.required = true;
props0.hint = true;
}
}
const _errs83 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err82 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockFileInput/required",keyword:"required",params:{missingProperty: "type"},schema:schema114.required,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data.name === undefined){
const err83 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockFileInput/required",keyword:"required",params:{missingProperty: "name"},schema:schema114.required,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data.label === undefined){
const err84 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockFileInput/required",keyword:"required",params:{missingProperty: "label"},schema:schema114.required,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data.type !== undefined){
let data29 = data.type;
if(typeof data29 !== "string"){
const err85 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/ViewBlockFileInput/properties/type/type",keyword:"type",params:{type: "string"},schema:schema114.properties.type.type,parentSchema:schema114.properties.type,data:data29};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(!(data29 === "file_input")){
const err86 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/ViewBlockFileInput/properties/type/enum",keyword:"enum",params:{allowedValues: schema114.properties.type.enum},schema:schema114.properties.type.enum,parentSchema:schema114.properties.type,data:data29};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.name !== undefined){
let data30 = data.name;
if(typeof data30 === "string"){
if(func0(data30) > 255){
const err87 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/ViewBlockFileInput/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema114.properties.name,data:data30};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/ViewBlockFileInput/properties/name/type",keyword:"type",params:{type: "string"},schema:schema114.properties.name.type,parentSchema:schema114.properties.name,data:data30};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data.label !== undefined){
let data31 = data.label;
if(typeof data31 === "string"){
if(func0(data31) > 150){
const err89 = {instancePath:instancePath+"/label",schemaPath:"contract:/components/schemas/ViewBlockFileInput/properties/label/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema114.properties.label,data:data31};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
else {
const err90 = {instancePath:instancePath+"/label",schemaPath:"contract:/components/schemas/ViewBlockFileInput/properties/label/type",keyword:"type",params:{type: "string"},schema:schema114.properties.label.type,parentSchema:schema114.properties.label,data:data31};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data.filetypes !== undefined){
let data32 = data.filetypes;
if(Array.isArray(data32)){
const len0 = data32.length;
for(let i0=0; i0<len0; i0++){
let data33 = data32[i0];
if(typeof data33 !== "string"){
const err91 = {instancePath:instancePath+"/filetypes/" + i0,schemaPath:"contract:/components/schemas/ViewBlockFileInput/properties/filetypes/items/type",keyword:"type",params:{type: "string"},schema:schema114.properties.filetypes.items.type,parentSchema:schema114.properties.filetypes.items,data:data33};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/filetypes",schemaPath:"contract:/components/schemas/ViewBlockFileInput/properties/filetypes/type",keyword:"type",params:{type: "array"},schema:schema114.properties.filetypes.type,parentSchema:schema114.properties.filetypes,data:data32};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.max_files !== undefined){
let data34 = data.max_files;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err93 = {instancePath:instancePath+"/max_files",schemaPath:"contract:/components/schemas/ViewBlockFileInput/properties/max_files/type",keyword:"type",params:{type: "integer"},schema:schema114.properties.max_files.type,parentSchema:schema114.properties.max_files,data:data34};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 10 || isNaN(data34)){
const err94 = {instancePath:instancePath+"/max_files",schemaPath:"contract:/components/schemas/ViewBlockFileInput/properties/max_files/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},schema:10,parentSchema:schema114.properties.max_files,data:data34};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data34 < 1 || isNaN(data34)){
const err95 = {instancePath:instancePath+"/max_files",schemaPath:"contract:/components/schemas/ViewBlockFileInput/properties/max_files/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema114.properties.max_files,data:data34};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(!(Number.isInteger(data34) && data34 >= -2147483648 && data34 <= 2147483647)){
const err96 = {instancePath:instancePath+"/max_files",schemaPath:"contract:/components/schemas/ViewBlockFileInput/properties/max_files/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema114.properties.max_files,data:data34};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
if(data.required !== undefined){
let data35 = data.required;
if(typeof data35 !== "boolean"){
const err97 = {instancePath:instancePath+"/required",schemaPath:"contract:/components/schemas/ViewBlockFileInput/properties/required/type",keyword:"type",params:{type: "boolean"},schema:schema114.properties.required.type,parentSchema:schema114.properties.required,data:data35};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.hint !== undefined){
let data36 = data.hint;
if(typeof data36 === "string"){
if(func0(data36) > 2000){
const err98 = {instancePath:instancePath+"/hint",schemaPath:"contract:/components/schemas/ViewBlockFileInput/properties/hint/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema114.properties.hint,data:data36};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/hint",schemaPath:"contract:/components/schemas/ViewBlockFileInput/properties/hint/type",keyword:"type",params:{type: "string"},schema:schema114.properties.hint.type,parentSchema:schema114.properties.hint,data:data36};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
else {
const err100 = {instancePath,schemaPath:"contract:/components/schemas/ViewBlockFileInput/type",keyword:"type",params:{type: "object"},schema:schema114.type,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
var _valid0 = _errs83 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.type = true;
props0.name = true;
props0.label = true;
props0.filetypes = true;
props0.max_files = true;
props0.required = true;
props0.hint = true;
}
}
if(!valid0){
const err101 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs0, passingSchemas: null},schema:schema100.anyOf,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate62.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate62.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.trigger_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trigger_id"},schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.view === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "view"},schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema99.properties.type.type,parentSchema:schema99.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "modal")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema99.properties.type.enum},schema:schema99.properties.type.enum,parentSchema:schema99.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.trigger_id !== undefined){
let data1 = data.trigger_id;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/trigger_id",schemaPath:"#/properties/trigger_id/type",keyword:"type",params:{type: "string"},schema:schema99.properties.trigger_id.type,parentSchema:schema99.properties.trigger_id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.private_metadata !== undefined){
let data2 = data.private_metadata;
if(typeof data2 === "string"){
if(func0(data2) > 3000){
const err6 = {instancePath:instancePath+"/private_metadata",schemaPath:"#/properties/private_metadata/maxLength",keyword:"maxLength",params:{limit: 3000},schema:3000,parentSchema:schema99.properties.private_metadata,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/private_metadata",schemaPath:"#/properties/private_metadata/type",keyword:"type",params:{type: "string"},schema:schema99.properties.private_metadata.type,parentSchema:schema99.properties.private_metadata,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.callback_id !== undefined){
let data3 = data.callback_id;
if(typeof data3 === "string"){
if(func0(data3) > 255){
const err8 = {instancePath:instancePath+"/callback_id",schemaPath:"#/properties/callback_id/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema99.properties.callback_id,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/callback_id",schemaPath:"#/properties/callback_id/type",keyword:"type",params:{type: "string"},schema:schema99.properties.callback_id.type,parentSchema:schema99.properties.callback_id,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.view !== undefined){
let data4 = data.view;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.title === undefined){
const err10 = {instancePath:instancePath+"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{missingProperty: "title"},schema:schema99.properties.view.required,parentSchema:schema99.properties.view,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.blocks === undefined){
const err11 = {instancePath:instancePath+"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{missingProperty: "blocks"},schema:schema99.properties.view.required,parentSchema:schema99.properties.view,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.title !== undefined){
let data5 = data4.title;
if(typeof data5 === "string"){
if(func0(data5) > 24){
const err12 = {instancePath:instancePath+"/view/title",schemaPath:"#/properties/view/properties/title/maxLength",keyword:"maxLength",params:{limit: 24},schema:24,parentSchema:schema99.properties.view.properties.title,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/view/title",schemaPath:"#/properties/view/properties/title/type",keyword:"type",params:{type: "string"},schema:schema99.properties.view.properties.title.type,parentSchema:schema99.properties.view.properties.title,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.close_text !== undefined){
let data6 = data4.close_text;
if(typeof data6 === "string"){
if(func0(data6) > 24){
const err14 = {instancePath:instancePath+"/view/close_text",schemaPath:"#/properties/view/properties/close_text/maxLength",keyword:"maxLength",params:{limit: 24},schema:24,parentSchema:schema99.properties.view.properties.close_text,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/view/close_text",schemaPath:"#/properties/view/properties/close_text/type",keyword:"type",params:{type: "string"},schema:schema99.properties.view.properties.close_text.type,parentSchema:schema99.properties.view.properties.close_text,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.submit_text !== undefined){
let data7 = data4.submit_text;
if(typeof data7 === "string"){
if(func0(data7) > 24){
const err16 = {instancePath:instancePath+"/view/submit_text",schemaPath:"#/properties/view/properties/submit_text/maxLength",keyword:"maxLength",params:{limit: 24},schema:24,parentSchema:schema99.properties.view.properties.submit_text,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/view/submit_text",schemaPath:"#/properties/view/properties/submit_text/type",keyword:"type",params:{type: "string"},schema:schema99.properties.view.properties.submit_text.type,parentSchema:schema99.properties.view.properties.submit_text,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.blocks !== undefined){
let data8 = data4.blocks;
if(Array.isArray(data8)){
if(data8.length > 100){
const err18 = {instancePath:instancePath+"/view/blocks",schemaPath:"#/properties/view/properties/blocks/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema99.properties.view.properties.blocks,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate62.call(this, data8[i0], {instancePath:instancePath+"/view/blocks/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/view/blocks",schemaPath:"#/properties/view/properties/blocks/type",keyword:"type",params:{type: "array"},schema:schema99.properties.view.properties.blocks.type,parentSchema:schema99.properties.view.properties.blocks,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/view",schemaPath:"#/properties/view/type",keyword:"type",params:{type: "object"},schema:schema99.properties.view.type,parentSchema:schema99.properties.view,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema99.type,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"type":true,"trigger_id":true,"private_metadata":true,"callback_id":true,"view":true},"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate61.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate61.errors);
errors = vErrors.length;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"type":true,"trigger_id":true,"private_metadata":true,"callback_id":true,"view":true},"dynamicProps":false,"dynamicItems":false};

exports.v41 = validate71;
const schema115 = {"$id":"contract:/BotOperations_deleteWebhookEvent.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]}},"required":["path"]};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema115.properties.path.required,parentSchema:schema115.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema115.properties.path.properties.id.type,parentSchema:schema115.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema115.properties.path.type,parentSchema:schema115.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema115.type,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "SecurityOperations_getAuditEvents.parameters": compiled.v0,
  "BotOperations_selfUpdateBotWebhook.body": compiled.v1,
  "BotOperations_listBots.parameters": compiled.v2,
  "BotOperations_createBot.body": compiled.v3,
  "BotOperations_getBot.parameters": compiled.v4,
  "BotOperations_updateBot.parameters": compiled.v4,
  "BotOperations_updateBot.body": compiled.v5,
  "BotOperations_deleteBot.parameters": compiled.v4,
  "BotOperations_recreateBotToken.parameters": compiled.v4,
  "ChatOperations_listChats.parameters": compiled.v6,
  "ChatOperations_createChat.body": compiled.v7,
  "ExportOperations_requestExport.body": compiled.v8,
  "ExportOperations_downloadExport.parameters": compiled.v4,
  "ChatOperations_getChat.parameters": compiled.v4,
  "ChatOperations_updateChat.parameters": compiled.v4,
  "ChatOperations_updateChat.body": compiled.v9,
  "ChatOperations_archiveChat.parameters": compiled.v4,
  "ChatMemberOperations_addTags.parameters": compiled.v4,
  "ChatMemberOperations_addTags.body": compiled.v10,
  "ChatMemberOperations_removeTag.parameters": compiled.v11,
  "ChatMemberOperations_leaveChat.parameters": compiled.v4,
  "ChatMemberOperations_listMembers.parameters": compiled.v12,
  "ChatMemberOperations_addMembers.parameters": compiled.v4,
  "ChatMemberOperations_addMembers.body": compiled.v13,
  "ChatMemberOperations_updateMemberRole.parameters": compiled.v14,
  "ChatMemberOperations_updateMemberRole.body": compiled.v15,
  "ChatMemberOperations_removeMember.parameters": compiled.v14,
  "ChatOperations_unarchiveChat.parameters": compiled.v4,
  "CommonOperations_listProperties.parameters": compiled.v16,
  "DirectUploadOperations_uploadFile.body": compiled.v17,
  "GroupTagOperations_listTags.parameters": compiled.v18,
  "GroupTagOperations_createTag.body": compiled.v19,
  "GroupTagOperations_getTag.parameters": compiled.v4,
  "GroupTagOperations_updateTag.parameters": compiled.v4,
  "GroupTagOperations_updateTag.body": compiled.v19,
  "GroupTagOperations_deleteTag.parameters": compiled.v4,
  "GroupTagOperations_getTagUsers.parameters": compiled.v20,
  "ChatMessageOperations_listChatMessages.parameters": compiled.v21,
  "MessageOperations_createMessage.body": compiled.v22,
  "MessageOperations_getMessage.parameters": compiled.v4,
  "MessageOperations_updateMessage.parameters": compiled.v4,
  "MessageOperations_updateMessage.body": compiled.v23,
  "MessageOperations_deleteMessage.parameters": compiled.v4,
  "LinkPreviewOperations_unfurl.parameters": compiled.v4,
  "LinkPreviewOperations_unfurl.body": compiled.v24,
  "MessageOperations_pinMessage.parameters": compiled.v4,
  "MessageOperations_unpinMessage.parameters": compiled.v4,
  "ReactionOperations_listReactions.parameters": compiled.v20,
  "ReactionOperations_addReaction.parameters": compiled.v4,
  "ReactionOperations_addReaction.body": compiled.v25,
  "ReactionOperations_removeReaction.parameters": compiled.v26,
  "ReadMemberOperations_listReadMembers.parameters": compiled.v27,
  "ThreadOperations_createThread.parameters": compiled.v4,
  "ProfileAvatarOperations_updateProfileAvatar.body": compiled.v28,
  "ProfileOperations_updateStatus.body": compiled.v29,
  "SearchOperations_searchChats.parameters": compiled.v30,
  "SearchOperations_searchMessages.parameters": compiled.v31,
  "SearchOperations_searchUsers.parameters": compiled.v32,
  "TaskOperations_listTasks.parameters": compiled.v33,
  "TaskOperations_createTask.body": compiled.v34,
  "TaskOperations_getTask.parameters": compiled.v4,
  "TaskOperations_updateTask.parameters": compiled.v4,
  "TaskOperations_updateTask.body": compiled.v35,
  "TaskOperations_deleteTask.parameters": compiled.v4,
  "ThreadOperations_listThreads.parameters": compiled.v36,
  "ThreadOperations_getThread.parameters": compiled.v4,
  "UserOperations_listUsers.parameters": compiled.v2,
  "UserOperations_createUser.body": compiled.v37,
  "UserOperations_getUser.parameters": compiled.v4,
  "UserOperations_updateUser.parameters": compiled.v4,
  "UserOperations_updateUser.body": compiled.v38,
  "UserOperations_deleteUser.parameters": compiled.v4,
  "UserAvatarOperations_updateUserAvatar.parameters": compiled.v39,
  "UserAvatarOperations_updateUserAvatar.body": compiled.v28,
  "UserAvatarOperations_deleteUserAvatar.parameters": compiled.v39,
  "UserStatusOperations_getUserStatus.parameters": compiled.v39,
  "UserStatusOperations_updateUserStatus.parameters": compiled.v39,
  "UserStatusOperations_updateUserStatus.body": compiled.v29,
  "UserStatusOperations_deleteUserStatus.parameters": compiled.v39,
  "FormOperations_openView.body": compiled.v40,
  "BotOperations_getWebhookEvents.parameters": compiled.v33,
  "BotOperations_deleteWebhookEvent.parameters": compiled.v41,
};
export { validators };
