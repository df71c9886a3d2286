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
	}
};

const compiled = {};
((exports) => {
"use strict";
exports.v0 = validate0;
const schema0 = {"$id":"contract:/SecurityOperations_getAuditEvents.200.body","type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"contract:/components/schemas/AuditEvent"}},"meta":{"$ref":"contract:/components/schemas/PaginationMeta"}}};
const schema27 = {"$id":"contract:/components/schemas/PaginationMeta","type":"object","required":["paginate"],"properties":{"paginate":{"type":"object","properties":{"next_page":{"type":"string"},"prev_page":{"type":"string"},"has_next":{"type":"boolean"},"has_prev":{"type":"boolean"}},"required":["next_page"]}}};
const schema1 = {"$id":"contract:/components/schemas/AuditEvent","type":"object","required":["id","created_at","event_key","entity_id","entity_type","actor_id","actor_type","details","ip_address","user_agent"],"properties":{"id":{"type":"string"},"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"event_key":{"allOf":[{"$ref":"contract:/components/schemas/AuditEventKey"}]},"entity_id":{"type":"string"},"entity_type":{"type":"string"},"actor_id":{"type":"string"},"actor_type":{"type":"string"},"details":{"allOf":[{"$ref":"contract:/components/schemas/AuditEventDetailsUnion"}]},"ip_address":{"type":["string","null"]},"user_agent":{"type":["string","null"]}}};
const schema2 = {"$id":"contract:/components/schemas/AuditEventKey","type":"string","enum":["user_login","user_logout","user_2fa_fail","user_2fa_success","user_created","user_deleted","user_role_changed","user_updated","tag_created","tag_deleted","user_added_to_tag","user_removed_from_tag","chat_created","chat_renamed","chat_permission_changed","user_chat_join","user_chat_leave","tag_added_to_chat","tag_removed_from_chat","message_updated","message_deleted","message_created","reaction_created","reaction_deleted","thread_created","access_token_created","access_token_updated","access_token_destroy","kms_encrypt","kms_decrypt","audit_events_accessed","dlp_violation_detected","search_users_api","search_chats_api","search_messages_api","bot_scopes_updated","bot_webhook_settings_updated","bot_token_recreated","bot_deleted","bot_oauth_client_updated","oauth_authorization_granted","oauth_authorization_revoked","video_call_started","video_call_finished","video_call_recording_ready"]};
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const schema3 = {"$id":"contract:/components/schemas/AuditEventDetailsUnion","anyOf":[{"$ref":"contract:/components/schemas/AuditDetailsEmpty"},{"$ref":"contract:/components/schemas/AuditDetailsUserUpdated"},{"$ref":"contract:/components/schemas/AuditDetailsRoleChanged"},{"$ref":"contract:/components/schemas/AuditDetailsTagName"},{"$ref":"contract:/components/schemas/AuditDetailsInitiator"},{"$ref":"contract:/components/schemas/AuditDetailsInviter"},{"$ref":"contract:/components/schemas/AuditDetailsChatRenamed"},{"$ref":"contract:/components/schemas/AuditDetailsChatPermission"},{"$ref":"contract:/components/schemas/AuditDetailsTagChat"},{"$ref":"contract:/components/schemas/AuditDetailsChatId"},{"$ref":"contract:/components/schemas/AuditDetailsTokenScopes"},{"$ref":"contract:/components/schemas/AuditDetailsKms"},{"$ref":"contract:/components/schemas/AuditDetailsDlp"},{"$ref":"contract:/components/schemas/AuditDetailsSearch"},{"$ref":"contract:/components/schemas/AuditDetailsBot"},{"$ref":"contract:/components/schemas/AuditDetailsBotScopes"},{"$ref":"contract:/components/schemas/AuditDetailsBotWebhookSettings"},{"$ref":"contract:/components/schemas/AuditDetailsBotOAuthClient"},{"$ref":"contract:/components/schemas/AuditDetailsOAuthAuthorizationGranted"},{"$ref":"contract:/components/schemas/AuditDetailsOAuthAuthorizationRevoked"},{"$ref":"contract:/components/schemas/AuditDetailsVideoCallStarted"},{"$ref":"contract:/components/schemas/AuditDetailsVideoCallFinished"},{"$ref":"contract:/components/schemas/AuditDetailsVideoCallRecording"}]};
const schema4 = {"$id":"contract:/components/schemas/AuditDetailsEmpty","type":"object"};
const schema5 = {"$id":"contract:/components/schemas/AuditDetailsUserUpdated","type":"object","required":["changed_attrs"],"properties":{"changed_attrs":{"type":"array","items":{"type":"string"}},"context":{"type":"string"}}};
const schema6 = {"$id":"contract:/components/schemas/AuditDetailsRoleChanged","type":"object","required":["new_company_role","previous_company_role","initiator_id"],"properties":{"new_company_role":{"type":"string"},"previous_company_role":{"type":"string"},"initiator_id":{"type":"integer","format":"int32","safeInteger":true}}};
const schema7 = {"$id":"contract:/components/schemas/AuditDetailsTagName","type":"object","required":["name"],"properties":{"name":{"type":"string"}}};
const schema8 = {"$id":"contract:/components/schemas/AuditDetailsInitiator","type":"object","required":["initiator_id"],"properties":{"initiator_id":{"type":"integer","format":"int32","safeInteger":true}}};
const schema9 = {"$id":"contract:/components/schemas/AuditDetailsInviter","type":"object","required":["inviter_id"],"properties":{"inviter_id":{"type":"integer","format":"int32","safeInteger":true}}};
const schema10 = {"$id":"contract:/components/schemas/AuditDetailsChatRenamed","type":"object","required":["old_name","new_name"],"properties":{"old_name":{"type":"string"},"new_name":{"type":"string"}}};
const schema11 = {"$id":"contract:/components/schemas/AuditDetailsChatPermission","type":"object","required":["public_access"],"properties":{"public_access":{"type":"boolean"}}};
const schema12 = {"$id":"contract:/components/schemas/AuditDetailsTagChat","type":"object","required":["chat_id","tag_name"],"properties":{"chat_id":{"type":"integer","format":"int32","safeInteger":true},"tag_name":{"type":"string"}}};
const schema13 = {"$id":"contract:/components/schemas/AuditDetailsChatId","type":"object","required":["chat_id"],"properties":{"chat_id":{"type":"integer","format":"int32","safeInteger":true}}};
const schema14 = {"$id":"contract:/components/schemas/AuditDetailsTokenScopes","type":"object","required":["scopes"],"properties":{"scopes":{"type":"array","items":{"type":"string"}}}};
const schema15 = {"$id":"contract:/components/schemas/AuditDetailsKms","type":"object","required":["chat_id","message_id","reason"],"properties":{"chat_id":{"type":"integer","format":"int32","safeInteger":true},"message_id":{"type":"integer","format":"int32","safeInteger":true},"reason":{"type":"string"}}};
const schema16 = {"$id":"contract:/components/schemas/AuditDetailsDlp","type":"object","required":["dlp_rule_id","dlp_rule_name","message_id","chat_id","user_id","action_message","conditions_matched"],"properties":{"dlp_rule_id":{"type":"integer","format":"int32","safeInteger":true},"dlp_rule_name":{"type":"string"},"message_id":{"type":"integer","format":"int32","safeInteger":true},"chat_id":{"type":"integer","format":"int32","safeInteger":true},"user_id":{"type":"integer","format":"int32","safeInteger":true},"action_message":{"type":["string","null"]},"conditions_matched":{"type":"boolean"}}};
const schema17 = {"$id":"contract:/components/schemas/AuditDetailsSearch","type":"object","required":["search_type","query_present","cursor_present","limit","filters"],"properties":{"search_type":{"type":"string"},"query_present":{"type":"boolean"},"cursor_present":{"type":"boolean"},"limit":{"type":"integer","format":"int32","safeInteger":true},"filters":{"type":"object","additionalProperties":{}}}};
const schema18 = {"$id":"contract:/components/schemas/AuditDetailsBot","type":"object","required":["bot_id","actor_id"],"properties":{"bot_id":{"type":"integer","format":"int32","safeInteger":true},"actor_id":{"type":["integer","null"],"format":"int32","safeInteger":true}}};
const schema19 = {"$id":"contract:/components/schemas/AuditDetailsBotScopes","type":"object","required":["added_scopes","removed_scopes"],"properties":{"added_scopes":{"type":"array","items":{"type":"string"}},"removed_scopes":{"type":"array","items":{"type":"string"}}}};
const schema20 = {"$id":"contract:/components/schemas/AuditDetailsBotWebhookSettings","type":"object","required":["changes"],"properties":{"changes":{"type":"object","additionalProperties":{}}}};
const schema21 = {"$id":"contract:/components/schemas/AuditDetailsBotOAuthClient","type":"object","required":["client_id","changes"],"properties":{"client_id":{"type":"string"},"changes":{"type":"object","additionalProperties":{}}}};
const schema22 = {"$id":"contract:/components/schemas/AuditDetailsOAuthAuthorizationGranted","type":"object","required":["client_id","scopes"],"properties":{"client_id":{"type":"string"},"scopes":{"type":"array","items":{"type":"string"}}}};
const schema23 = {"$id":"contract:/components/schemas/AuditDetailsOAuthAuthorizationRevoked","type":"object","required":["client_id","revoked_tokens_count"],"properties":{"client_id":{"type":"string"},"revoked_tokens_count":{"type":"integer","format":"int32","safeInteger":true}}};
const schema24 = {"$id":"contract:/components/schemas/AuditDetailsVideoCallStarted","type":"object","required":["chat_id","started_message_id"],"properties":{"chat_id":{"type":"integer","format":"int32","safeInteger":true},"started_message_id":{"type":["integer","null"],"format":"int32","safeInteger":true}}};
const schema25 = {"$id":"contract:/components/schemas/AuditDetailsVideoCallFinished","type":"object","required":["chat_id","started_message_id","duration","max_members_count"],"properties":{"chat_id":{"type":"integer","format":"int32","safeInteger":true},"started_message_id":{"type":["integer","null"],"format":"int32","safeInteger":true},"duration":{"type":"integer","format":"int32","safeInteger":true},"max_members_count":{"type":"integer","format":"int32","safeInteger":true}}};
const schema26 = {"$id":"contract:/components/schemas/AuditDetailsVideoCallRecording","type":"object","required":["chat_id","started_message_id","recording_id","file_id","duration","size"],"properties":{"chat_id":{"type":"integer","format":"int32","safeInteger":true},"started_message_id":{"type":["integer","null"],"format":"int32","safeInteger":true},"recording_id":{"type":"integer","format":"int32","safeInteger":true},"file_id":{"type":"integer","format":"int32","safeInteger":true},"duration":{"type":"integer","format":"int32","safeInteger":true},"size":{"int64":{}}}};

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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsEmpty/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.changed_attrs === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsUserUpdated/required",keyword:"required",params:{missingProperty: "changed_attrs"},schema:schema5.required,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.changed_attrs !== undefined){
let data0 = data.changed_attrs;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/changed_attrs/" + i0,schemaPath:"contract:/components/schemas/AuditDetailsUserUpdated/properties/changed_attrs/items/type",keyword:"type",params:{type: "string"},schema:schema5.properties.changed_attrs.items.type,parentSchema:schema5.properties.changed_attrs.items,data:data1};
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
const err3 = {instancePath:instancePath+"/changed_attrs",schemaPath:"contract:/components/schemas/AuditDetailsUserUpdated/properties/changed_attrs/type",keyword:"type",params:{type: "array"},schema:schema5.properties.changed_attrs.type,parentSchema:schema5.properties.changed_attrs,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.context !== undefined){
let data2 = data.context;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/context",schemaPath:"contract:/components/schemas/AuditDetailsUserUpdated/properties/context/type",keyword:"type",params:{type: "string"},schema:schema5.properties.context.type,parentSchema:schema5.properties.context,data:data2};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsUserUpdated/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {__proto__: null, };
props0.changed_attrs = true;
props0.context = true;
}
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.new_company_role === undefined){
const err6 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsRoleChanged/required",keyword:"required",params:{missingProperty: "new_company_role"},schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.previous_company_role === undefined){
const err7 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsRoleChanged/required",keyword:"required",params:{missingProperty: "previous_company_role"},schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.initiator_id === undefined){
const err8 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsRoleChanged/required",keyword:"required",params:{missingProperty: "initiator_id"},schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.new_company_role !== undefined){
let data3 = data.new_company_role;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/new_company_role",schemaPath:"contract:/components/schemas/AuditDetailsRoleChanged/properties/new_company_role/type",keyword:"type",params:{type: "string"},schema:schema6.properties.new_company_role.type,parentSchema:schema6.properties.new_company_role,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.previous_company_role !== undefined){
let data4 = data.previous_company_role;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/previous_company_role",schemaPath:"contract:/components/schemas/AuditDetailsRoleChanged/properties/previous_company_role/type",keyword:"type",params:{type: "string"},schema:schema6.properties.previous_company_role.type,parentSchema:schema6.properties.previous_company_role,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.initiator_id !== undefined){
let data5 = data.initiator_id;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/initiator_id",schemaPath:"contract:/components/schemas/AuditDetailsRoleChanged/properties/initiator_id/type",keyword:"type",params:{type: "integer"},schema:schema6.properties.initiator_id.type,parentSchema:schema6.properties.initiator_id,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(Math.abs(data5) > 9007199254740991){
const err12 = {instancePath:instancePath+"/initiator_id",schemaPath:"contract:/components/schemas/AuditDetailsRoleChanged/properties/initiator_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema6.properties.initiator_id,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(Number.isInteger(data5) && data5 >= -2147483648 && data5 <= 2147483647)){
const err13 = {instancePath:instancePath+"/initiator_id",schemaPath:"contract:/components/schemas/AuditDetailsRoleChanged/properties/initiator_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema6.properties.initiator_id,data:data5};
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
const err14 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsRoleChanged/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.new_company_role = true;
props0.previous_company_role = true;
props0.initiator_id = true;
}
}
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err15 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsTagName/required",keyword:"required",params:{missingProperty: "name"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.name !== undefined){
let data6 = data.name;
if(typeof data6 !== "string"){
const err16 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/AuditDetailsTagName/properties/name/type",keyword:"type",params:{type: "string"},schema:schema7.properties.name.type,parentSchema:schema7.properties.name,data:data6};
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
const err17 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsTagName/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.name = true;
}
}
const _errs27 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.initiator_id === undefined){
const err18 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsInitiator/required",keyword:"required",params:{missingProperty: "initiator_id"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.initiator_id !== undefined){
let data7 = data.initiator_id;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/initiator_id",schemaPath:"contract:/components/schemas/AuditDetailsInitiator/properties/initiator_id/type",keyword:"type",params:{type: "integer"},schema:schema8.properties.initiator_id.type,parentSchema:schema8.properties.initiator_id,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(Math.abs(data7) > 9007199254740991){
const err20 = {instancePath:instancePath+"/initiator_id",schemaPath:"contract:/components/schemas/AuditDetailsInitiator/properties/initiator_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema8.properties.initiator_id,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(Number.isInteger(data7) && data7 >= -2147483648 && data7 <= 2147483647)){
const err21 = {instancePath:instancePath+"/initiator_id",schemaPath:"contract:/components/schemas/AuditDetailsInitiator/properties/initiator_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema8.properties.initiator_id,data:data7};
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
}
else {
const err22 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsInitiator/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.initiator_id = true;
}
}
const _errs32 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.inviter_id === undefined){
const err23 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsInviter/required",keyword:"required",params:{missingProperty: "inviter_id"},schema:schema9.required,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.inviter_id !== undefined){
let data8 = data.inviter_id;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err24 = {instancePath:instancePath+"/inviter_id",schemaPath:"contract:/components/schemas/AuditDetailsInviter/properties/inviter_id/type",keyword:"type",params:{type: "integer"},schema:schema9.properties.inviter_id.type,parentSchema:schema9.properties.inviter_id,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(Math.abs(data8) > 9007199254740991){
const err25 = {instancePath:instancePath+"/inviter_id",schemaPath:"contract:/components/schemas/AuditDetailsInviter/properties/inviter_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema9.properties.inviter_id,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(Number.isInteger(data8) && data8 >= -2147483648 && data8 <= 2147483647)){
const err26 = {instancePath:instancePath+"/inviter_id",schemaPath:"contract:/components/schemas/AuditDetailsInviter/properties/inviter_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema9.properties.inviter_id,data:data8};
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
}
else {
const err27 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsInviter/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid0 = _errs32 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.inviter_id = true;
}
}
const _errs37 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.old_name === undefined){
const err28 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsChatRenamed/required",keyword:"required",params:{missingProperty: "old_name"},schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.new_name === undefined){
const err29 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsChatRenamed/required",keyword:"required",params:{missingProperty: "new_name"},schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data.old_name !== undefined){
let data9 = data.old_name;
if(typeof data9 !== "string"){
const err30 = {instancePath:instancePath+"/old_name",schemaPath:"contract:/components/schemas/AuditDetailsChatRenamed/properties/old_name/type",keyword:"type",params:{type: "string"},schema:schema10.properties.old_name.type,parentSchema:schema10.properties.old_name,data:data9};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.new_name !== undefined){
let data10 = data.new_name;
if(typeof data10 !== "string"){
const err31 = {instancePath:instancePath+"/new_name",schemaPath:"contract:/components/schemas/AuditDetailsChatRenamed/properties/new_name/type",keyword:"type",params:{type: "string"},schema:schema10.properties.new_name.type,parentSchema:schema10.properties.new_name,data:data10};
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
const err32 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsChatRenamed/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs37 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.old_name = true;
props0.new_name = true;
}
}
const _errs44 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.public_access === undefined){
const err33 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsChatPermission/required",keyword:"required",params:{missingProperty: "public_access"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data.public_access !== undefined){
let data11 = data.public_access;
if(typeof data11 !== "boolean"){
const err34 = {instancePath:instancePath+"/public_access",schemaPath:"contract:/components/schemas/AuditDetailsChatPermission/properties/public_access/type",keyword:"type",params:{type: "boolean"},schema:schema11.properties.public_access.type,parentSchema:schema11.properties.public_access,data:data11};
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
const err35 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsChatPermission/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid0 = _errs44 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.public_access = true;
}
}
const _errs49 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.chat_id === undefined){
const err36 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsTagChat/required",keyword:"required",params:{missingProperty: "chat_id"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data.tag_name === undefined){
const err37 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsTagChat/required",keyword:"required",params:{missingProperty: "tag_name"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data.chat_id !== undefined){
let data12 = data.chat_id;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err38 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/AuditDetailsTagChat/properties/chat_id/type",keyword:"type",params:{type: "integer"},schema:schema12.properties.chat_id.type,parentSchema:schema12.properties.chat_id,data:data12};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(Math.abs(data12) > 9007199254740991){
const err39 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/AuditDetailsTagChat/properties/chat_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema12.properties.chat_id,data:data12};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(Number.isInteger(data12) && data12 >= -2147483648 && data12 <= 2147483647)){
const err40 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/AuditDetailsTagChat/properties/chat_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema12.properties.chat_id,data:data12};
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
if(data.tag_name !== undefined){
let data13 = data.tag_name;
if(typeof data13 !== "string"){
const err41 = {instancePath:instancePath+"/tag_name",schemaPath:"contract:/components/schemas/AuditDetailsTagChat/properties/tag_name/type",keyword:"type",params:{type: "string"},schema:schema12.properties.tag_name.type,parentSchema:schema12.properties.tag_name,data:data13};
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
const err42 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsTagChat/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid0 = _errs49 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.chat_id = true;
props0.tag_name = true;
}
}
const _errs56 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.chat_id === undefined){
const err43 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsChatId/required",keyword:"required",params:{missingProperty: "chat_id"},schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data.chat_id !== undefined){
let data14 = data.chat_id;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err44 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/AuditDetailsChatId/properties/chat_id/type",keyword:"type",params:{type: "integer"},schema:schema13.properties.chat_id.type,parentSchema:schema13.properties.chat_id,data:data14};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(Math.abs(data14) > 9007199254740991){
const err45 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/AuditDetailsChatId/properties/chat_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema13.properties.chat_id,data:data14};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(Number.isInteger(data14) && data14 >= -2147483648 && data14 <= 2147483647)){
const err46 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/AuditDetailsChatId/properties/chat_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema13.properties.chat_id,data:data14};
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
}
else {
const err47 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsChatId/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var _valid0 = _errs56 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.chat_id = true;
}
}
const _errs61 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scopes === undefined){
const err48 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsTokenScopes/required",keyword:"required",params:{missingProperty: "scopes"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data.scopes !== undefined){
let data15 = data.scopes;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(typeof data16 !== "string"){
const err49 = {instancePath:instancePath+"/scopes/" + i1,schemaPath:"contract:/components/schemas/AuditDetailsTokenScopes/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema14.properties.scopes.items.type,parentSchema:schema14.properties.scopes.items,data:data16};
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
const err50 = {instancePath:instancePath+"/scopes",schemaPath:"contract:/components/schemas/AuditDetailsTokenScopes/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema14.properties.scopes.type,parentSchema:schema14.properties.scopes,data:data15};
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
const err51 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsTokenScopes/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid0 = _errs61 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.scopes = true;
}
}
const _errs68 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.chat_id === undefined){
const err52 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsKms/required",keyword:"required",params:{missingProperty: "chat_id"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data.message_id === undefined){
const err53 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsKms/required",keyword:"required",params:{missingProperty: "message_id"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data.reason === undefined){
const err54 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsKms/required",keyword:"required",params:{missingProperty: "reason"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data.chat_id !== undefined){
let data17 = data.chat_id;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err55 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/AuditDetailsKms/properties/chat_id/type",keyword:"type",params:{type: "integer"},schema:schema15.properties.chat_id.type,parentSchema:schema15.properties.chat_id,data:data17};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(Math.abs(data17) > 9007199254740991){
const err56 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/AuditDetailsKms/properties/chat_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema15.properties.chat_id,data:data17};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(!(Number.isInteger(data17) && data17 >= -2147483648 && data17 <= 2147483647)){
const err57 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/AuditDetailsKms/properties/chat_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema15.properties.chat_id,data:data17};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
if(data.message_id !== undefined){
let data18 = data.message_id;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err58 = {instancePath:instancePath+"/message_id",schemaPath:"contract:/components/schemas/AuditDetailsKms/properties/message_id/type",keyword:"type",params:{type: "integer"},schema:schema15.properties.message_id.type,parentSchema:schema15.properties.message_id,data:data18};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(Math.abs(data18) > 9007199254740991){
const err59 = {instancePath:instancePath+"/message_id",schemaPath:"contract:/components/schemas/AuditDetailsKms/properties/message_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema15.properties.message_id,data:data18};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!(Number.isInteger(data18) && data18 >= -2147483648 && data18 <= 2147483647)){
const err60 = {instancePath:instancePath+"/message_id",schemaPath:"contract:/components/schemas/AuditDetailsKms/properties/message_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema15.properties.message_id,data:data18};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
if(data.reason !== undefined){
let data19 = data.reason;
if(typeof data19 !== "string"){
const err61 = {instancePath:instancePath+"/reason",schemaPath:"contract:/components/schemas/AuditDetailsKms/properties/reason/type",keyword:"type",params:{type: "string"},schema:schema15.properties.reason.type,parentSchema:schema15.properties.reason,data:data19};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsKms/type",keyword:"type",params:{type: "object"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var _valid0 = _errs68 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.chat_id = true;
props0.message_id = true;
props0.reason = true;
}
}
const _errs77 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dlp_rule_id === undefined){
const err63 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsDlp/required",keyword:"required",params:{missingProperty: "dlp_rule_id"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data.dlp_rule_name === undefined){
const err64 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsDlp/required",keyword:"required",params:{missingProperty: "dlp_rule_name"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data.message_id === undefined){
const err65 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsDlp/required",keyword:"required",params:{missingProperty: "message_id"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data.chat_id === undefined){
const err66 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsDlp/required",keyword:"required",params:{missingProperty: "chat_id"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data.user_id === undefined){
const err67 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsDlp/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data.action_message === undefined){
const err68 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsDlp/required",keyword:"required",params:{missingProperty: "action_message"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data.conditions_matched === undefined){
const err69 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsDlp/required",keyword:"required",params:{missingProperty: "conditions_matched"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data.dlp_rule_id !== undefined){
let data20 = data.dlp_rule_id;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err70 = {instancePath:instancePath+"/dlp_rule_id",schemaPath:"contract:/components/schemas/AuditDetailsDlp/properties/dlp_rule_id/type",keyword:"type",params:{type: "integer"},schema:schema16.properties.dlp_rule_id.type,parentSchema:schema16.properties.dlp_rule_id,data:data20};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(Math.abs(data20) > 9007199254740991){
const err71 = {instancePath:instancePath+"/dlp_rule_id",schemaPath:"contract:/components/schemas/AuditDetailsDlp/properties/dlp_rule_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema16.properties.dlp_rule_id,data:data20};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(!(Number.isInteger(data20) && data20 >= -2147483648 && data20 <= 2147483647)){
const err72 = {instancePath:instancePath+"/dlp_rule_id",schemaPath:"contract:/components/schemas/AuditDetailsDlp/properties/dlp_rule_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema16.properties.dlp_rule_id,data:data20};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
if(data.dlp_rule_name !== undefined){
let data21 = data.dlp_rule_name;
if(typeof data21 !== "string"){
const err73 = {instancePath:instancePath+"/dlp_rule_name",schemaPath:"contract:/components/schemas/AuditDetailsDlp/properties/dlp_rule_name/type",keyword:"type",params:{type: "string"},schema:schema16.properties.dlp_rule_name.type,parentSchema:schema16.properties.dlp_rule_name,data:data21};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.message_id !== undefined){
let data22 = data.message_id;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err74 = {instancePath:instancePath+"/message_id",schemaPath:"contract:/components/schemas/AuditDetailsDlp/properties/message_id/type",keyword:"type",params:{type: "integer"},schema:schema16.properties.message_id.type,parentSchema:schema16.properties.message_id,data:data22};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(Math.abs(data22) > 9007199254740991){
const err75 = {instancePath:instancePath+"/message_id",schemaPath:"contract:/components/schemas/AuditDetailsDlp/properties/message_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema16.properties.message_id,data:data22};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(!(Number.isInteger(data22) && data22 >= -2147483648 && data22 <= 2147483647)){
const err76 = {instancePath:instancePath+"/message_id",schemaPath:"contract:/components/schemas/AuditDetailsDlp/properties/message_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema16.properties.message_id,data:data22};
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
if(data.chat_id !== undefined){
let data23 = data.chat_id;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err77 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/AuditDetailsDlp/properties/chat_id/type",keyword:"type",params:{type: "integer"},schema:schema16.properties.chat_id.type,parentSchema:schema16.properties.chat_id,data:data23};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(Math.abs(data23) > 9007199254740991){
const err78 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/AuditDetailsDlp/properties/chat_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema16.properties.chat_id,data:data23};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(!(Number.isInteger(data23) && data23 >= -2147483648 && data23 <= 2147483647)){
const err79 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/AuditDetailsDlp/properties/chat_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema16.properties.chat_id,data:data23};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
if(data.user_id !== undefined){
let data24 = data.user_id;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err80 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/AuditDetailsDlp/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema16.properties.user_id.type,parentSchema:schema16.properties.user_id,data:data24};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(Math.abs(data24) > 9007199254740991){
const err81 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/AuditDetailsDlp/properties/user_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema16.properties.user_id,data:data24};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(!(Number.isInteger(data24) && data24 >= -2147483648 && data24 <= 2147483647)){
const err82 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/AuditDetailsDlp/properties/user_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema16.properties.user_id,data:data24};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
if(data.action_message !== undefined){
let data25 = data.action_message;
if((typeof data25 !== "string") && (data25 !== null)){
const err83 = {instancePath:instancePath+"/action_message",schemaPath:"contract:/components/schemas/AuditDetailsDlp/properties/action_message/type",keyword:"type",params:{type: schema16.properties.action_message.type},schema:schema16.properties.action_message.type,parentSchema:schema16.properties.action_message,data:data25};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.conditions_matched !== undefined){
let data26 = data.conditions_matched;
if(typeof data26 !== "boolean"){
const err84 = {instancePath:instancePath+"/conditions_matched",schemaPath:"contract:/components/schemas/AuditDetailsDlp/properties/conditions_matched/type",keyword:"type",params:{type: "boolean"},schema:schema16.properties.conditions_matched.type,parentSchema:schema16.properties.conditions_matched,data:data26};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsDlp/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var _valid0 = _errs77 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.dlp_rule_id = true;
props0.dlp_rule_name = true;
props0.message_id = true;
props0.chat_id = true;
props0.user_id = true;
props0.action_message = true;
props0.conditions_matched = true;
}
}
const _errs94 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.search_type === undefined){
const err86 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsSearch/required",keyword:"required",params:{missingProperty: "search_type"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data.query_present === undefined){
const err87 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsSearch/required",keyword:"required",params:{missingProperty: "query_present"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data.cursor_present === undefined){
const err88 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsSearch/required",keyword:"required",params:{missingProperty: "cursor_present"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data.limit === undefined){
const err89 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsSearch/required",keyword:"required",params:{missingProperty: "limit"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data.filters === undefined){
const err90 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsSearch/required",keyword:"required",params:{missingProperty: "filters"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data.search_type !== undefined){
let data27 = data.search_type;
if(typeof data27 !== "string"){
const err91 = {instancePath:instancePath+"/search_type",schemaPath:"contract:/components/schemas/AuditDetailsSearch/properties/search_type/type",keyword:"type",params:{type: "string"},schema:schema17.properties.search_type.type,parentSchema:schema17.properties.search_type,data:data27};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data.query_present !== undefined){
let data28 = data.query_present;
if(typeof data28 !== "boolean"){
const err92 = {instancePath:instancePath+"/query_present",schemaPath:"contract:/components/schemas/AuditDetailsSearch/properties/query_present/type",keyword:"type",params:{type: "boolean"},schema:schema17.properties.query_present.type,parentSchema:schema17.properties.query_present,data:data28};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.cursor_present !== undefined){
let data29 = data.cursor_present;
if(typeof data29 !== "boolean"){
const err93 = {instancePath:instancePath+"/cursor_present",schemaPath:"contract:/components/schemas/AuditDetailsSearch/properties/cursor_present/type",keyword:"type",params:{type: "boolean"},schema:schema17.properties.cursor_present.type,parentSchema:schema17.properties.cursor_present,data:data29};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.limit !== undefined){
let data30 = data.limit;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err94 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/AuditDetailsSearch/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema17.properties.limit.type,parentSchema:schema17.properties.limit,data:data30};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(Math.abs(data30) > 9007199254740991){
const err95 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/AuditDetailsSearch/properties/limit/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema17.properties.limit,data:data30};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(!(Number.isInteger(data30) && data30 >= -2147483648 && data30 <= 2147483647)){
const err96 = {instancePath:instancePath+"/limit",schemaPath:"contract:/components/schemas/AuditDetailsSearch/properties/limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema17.properties.limit,data:data30};
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
if(data.filters !== undefined){
let data31 = data.filters;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
}
else {
const err97 = {instancePath:instancePath+"/filters",schemaPath:"contract:/components/schemas/AuditDetailsSearch/properties/filters/type",keyword:"type",params:{type: "object"},schema:schema17.properties.filters.type,parentSchema:schema17.properties.filters,data:data31};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsSearch/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
var _valid0 = _errs94 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.search_type = true;
props0.query_present = true;
props0.cursor_present = true;
props0.limit = true;
props0.filters = true;
}
}
const _errs108 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bot_id === undefined){
const err99 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsBot/required",keyword:"required",params:{missingProperty: "bot_id"},schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data.actor_id === undefined){
const err100 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsBot/required",keyword:"required",params:{missingProperty: "actor_id"},schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data.bot_id !== undefined){
let data32 = data.bot_id;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err101 = {instancePath:instancePath+"/bot_id",schemaPath:"contract:/components/schemas/AuditDetailsBot/properties/bot_id/type",keyword:"type",params:{type: "integer"},schema:schema18.properties.bot_id.type,parentSchema:schema18.properties.bot_id,data:data32};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(Math.abs(data32) > 9007199254740991){
const err102 = {instancePath:instancePath+"/bot_id",schemaPath:"contract:/components/schemas/AuditDetailsBot/properties/bot_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema18.properties.bot_id,data:data32};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(!(Number.isInteger(data32) && data32 >= -2147483648 && data32 <= 2147483647)){
const err103 = {instancePath:instancePath+"/bot_id",schemaPath:"contract:/components/schemas/AuditDetailsBot/properties/bot_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema18.properties.bot_id,data:data32};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
if(data.actor_id !== undefined){
let data33 = data.actor_id;
if((!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))) && (data33 !== null)){
const err104 = {instancePath:instancePath+"/actor_id",schemaPath:"contract:/components/schemas/AuditDetailsBot/properties/actor_id/type",keyword:"type",params:{type: schema18.properties.actor_id.type},schema:schema18.properties.actor_id.type,parentSchema:schema18.properties.actor_id,data:data33};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(Math.abs(data33) > 9007199254740991){
const err105 = {instancePath:instancePath+"/actor_id",schemaPath:"contract:/components/schemas/AuditDetailsBot/properties/actor_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema18.properties.actor_id,data:data33};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(!(Number.isInteger(data33) && data33 >= -2147483648 && data33 <= 2147483647)){
const err106 = {instancePath:instancePath+"/actor_id",schemaPath:"contract:/components/schemas/AuditDetailsBot/properties/actor_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema18.properties.actor_id,data:data33};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
}
else {
const err107 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsBot/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
var _valid0 = _errs108 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.bot_id = true;
props0.actor_id = true;
}
}
const _errs115 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.added_scopes === undefined){
const err108 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsBotScopes/required",keyword:"required",params:{missingProperty: "added_scopes"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data.removed_scopes === undefined){
const err109 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsBotScopes/required",keyword:"required",params:{missingProperty: "removed_scopes"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data.added_scopes !== undefined){
let data34 = data.added_scopes;
if(Array.isArray(data34)){
const len2 = data34.length;
for(let i2=0; i2<len2; i2++){
let data35 = data34[i2];
if(typeof data35 !== "string"){
const err110 = {instancePath:instancePath+"/added_scopes/" + i2,schemaPath:"contract:/components/schemas/AuditDetailsBotScopes/properties/added_scopes/items/type",keyword:"type",params:{type: "string"},schema:schema19.properties.added_scopes.items.type,parentSchema:schema19.properties.added_scopes.items,data:data35};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
else {
const err111 = {instancePath:instancePath+"/added_scopes",schemaPath:"contract:/components/schemas/AuditDetailsBotScopes/properties/added_scopes/type",keyword:"type",params:{type: "array"},schema:schema19.properties.added_scopes.type,parentSchema:schema19.properties.added_scopes,data:data34};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data.removed_scopes !== undefined){
let data36 = data.removed_scopes;
if(Array.isArray(data36)){
const len3 = data36.length;
for(let i3=0; i3<len3; i3++){
let data37 = data36[i3];
if(typeof data37 !== "string"){
const err112 = {instancePath:instancePath+"/removed_scopes/" + i3,schemaPath:"contract:/components/schemas/AuditDetailsBotScopes/properties/removed_scopes/items/type",keyword:"type",params:{type: "string"},schema:schema19.properties.removed_scopes.items.type,parentSchema:schema19.properties.removed_scopes.items,data:data37};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
else {
const err113 = {instancePath:instancePath+"/removed_scopes",schemaPath:"contract:/components/schemas/AuditDetailsBotScopes/properties/removed_scopes/type",keyword:"type",params:{type: "array"},schema:schema19.properties.removed_scopes.type,parentSchema:schema19.properties.removed_scopes,data:data36};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
else {
const err114 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsBotScopes/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
var _valid0 = _errs115 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.added_scopes = true;
props0.removed_scopes = true;
}
}
const _errs126 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.changes === undefined){
const err115 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsBotWebhookSettings/required",keyword:"required",params:{missingProperty: "changes"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data.changes !== undefined){
let data38 = data.changes;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
}
else {
const err116 = {instancePath:instancePath+"/changes",schemaPath:"contract:/components/schemas/AuditDetailsBotWebhookSettings/properties/changes/type",keyword:"type",params:{type: "object"},schema:schema20.properties.changes.type,parentSchema:schema20.properties.changes,data:data38};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsBotWebhookSettings/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
var _valid0 = _errs126 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.changes = true;
}
}
const _errs132 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
const err118 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsBotOAuthClient/required",keyword:"required",params:{missingProperty: "client_id"},schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data.changes === undefined){
const err119 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsBotOAuthClient/required",keyword:"required",params:{missingProperty: "changes"},schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data.client_id !== undefined){
let data39 = data.client_id;
if(typeof data39 !== "string"){
const err120 = {instancePath:instancePath+"/client_id",schemaPath:"contract:/components/schemas/AuditDetailsBotOAuthClient/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema21.properties.client_id.type,parentSchema:schema21.properties.client_id,data:data39};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data.changes !== undefined){
let data40 = data.changes;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
}
else {
const err121 = {instancePath:instancePath+"/changes",schemaPath:"contract:/components/schemas/AuditDetailsBotOAuthClient/properties/changes/type",keyword:"type",params:{type: "object"},schema:schema21.properties.changes.type,parentSchema:schema21.properties.changes,data:data40};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
else {
const err122 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsBotOAuthClient/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
var _valid0 = _errs132 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.client_id = true;
props0.changes = true;
}
}
const _errs140 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
const err123 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsOAuthAuthorizationGranted/required",keyword:"required",params:{missingProperty: "client_id"},schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(data.scopes === undefined){
const err124 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsOAuthAuthorizationGranted/required",keyword:"required",params:{missingProperty: "scopes"},schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data.client_id !== undefined){
let data41 = data.client_id;
if(typeof data41 !== "string"){
const err125 = {instancePath:instancePath+"/client_id",schemaPath:"contract:/components/schemas/AuditDetailsOAuthAuthorizationGranted/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema22.properties.client_id.type,parentSchema:schema22.properties.client_id,data:data41};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data.scopes !== undefined){
let data42 = data.scopes;
if(Array.isArray(data42)){
const len4 = data42.length;
for(let i4=0; i4<len4; i4++){
let data43 = data42[i4];
if(typeof data43 !== "string"){
const err126 = {instancePath:instancePath+"/scopes/" + i4,schemaPath:"contract:/components/schemas/AuditDetailsOAuthAuthorizationGranted/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema22.properties.scopes.items.type,parentSchema:schema22.properties.scopes.items,data:data43};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
}
else {
const err127 = {instancePath:instancePath+"/scopes",schemaPath:"contract:/components/schemas/AuditDetailsOAuthAuthorizationGranted/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema22.properties.scopes.type,parentSchema:schema22.properties.scopes,data:data42};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
else {
const err128 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsOAuthAuthorizationGranted/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
var _valid0 = _errs140 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.client_id = true;
props0.scopes = true;
}
}
const _errs149 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
const err129 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsOAuthAuthorizationRevoked/required",keyword:"required",params:{missingProperty: "client_id"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(data.revoked_tokens_count === undefined){
const err130 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsOAuthAuthorizationRevoked/required",keyword:"required",params:{missingProperty: "revoked_tokens_count"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(data.client_id !== undefined){
let data44 = data.client_id;
if(typeof data44 !== "string"){
const err131 = {instancePath:instancePath+"/client_id",schemaPath:"contract:/components/schemas/AuditDetailsOAuthAuthorizationRevoked/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema23.properties.client_id.type,parentSchema:schema23.properties.client_id,data:data44};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data.revoked_tokens_count !== undefined){
let data45 = data.revoked_tokens_count;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
const err132 = {instancePath:instancePath+"/revoked_tokens_count",schemaPath:"contract:/components/schemas/AuditDetailsOAuthAuthorizationRevoked/properties/revoked_tokens_count/type",keyword:"type",params:{type: "integer"},schema:schema23.properties.revoked_tokens_count.type,parentSchema:schema23.properties.revoked_tokens_count,data:data45};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(Math.abs(data45) > 9007199254740991){
const err133 = {instancePath:instancePath+"/revoked_tokens_count",schemaPath:"contract:/components/schemas/AuditDetailsOAuthAuthorizationRevoked/properties/revoked_tokens_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema23.properties.revoked_tokens_count,data:data45};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(!(Number.isInteger(data45) && data45 >= -2147483648 && data45 <= 2147483647)){
const err134 = {instancePath:instancePath+"/revoked_tokens_count",schemaPath:"contract:/components/schemas/AuditDetailsOAuthAuthorizationRevoked/properties/revoked_tokens_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema23.properties.revoked_tokens_count,data:data45};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
}
}
else {
const err135 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsOAuthAuthorizationRevoked/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
var _valid0 = _errs149 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.client_id = true;
props0.revoked_tokens_count = true;
}
}
const _errs156 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.chat_id === undefined){
const err136 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsVideoCallStarted/required",keyword:"required",params:{missingProperty: "chat_id"},schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
if(data.started_message_id === undefined){
const err137 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsVideoCallStarted/required",keyword:"required",params:{missingProperty: "started_message_id"},schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(data.chat_id !== undefined){
let data46 = data.chat_id;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
const err138 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallStarted/properties/chat_id/type",keyword:"type",params:{type: "integer"},schema:schema24.properties.chat_id.type,parentSchema:schema24.properties.chat_id,data:data46};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if((typeof data46 == "number") && (isFinite(data46))){
if(Math.abs(data46) > 9007199254740991){
const err139 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallStarted/properties/chat_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema24.properties.chat_id,data:data46};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(!(Number.isInteger(data46) && data46 >= -2147483648 && data46 <= 2147483647)){
const err140 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallStarted/properties/chat_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema24.properties.chat_id,data:data46};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
if(data.started_message_id !== undefined){
let data47 = data.started_message_id;
if((!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))) && (data47 !== null)){
const err141 = {instancePath:instancePath+"/started_message_id",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallStarted/properties/started_message_id/type",keyword:"type",params:{type: schema24.properties.started_message_id.type},schema:schema24.properties.started_message_id.type,parentSchema:schema24.properties.started_message_id,data:data47};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(Math.abs(data47) > 9007199254740991){
const err142 = {instancePath:instancePath+"/started_message_id",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallStarted/properties/started_message_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema24.properties.started_message_id,data:data47};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(!(Number.isInteger(data47) && data47 >= -2147483648 && data47 <= 2147483647)){
const err143 = {instancePath:instancePath+"/started_message_id",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallStarted/properties/started_message_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema24.properties.started_message_id,data:data47};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
}
}
else {
const err144 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsVideoCallStarted/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
var _valid0 = _errs156 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.chat_id = true;
props0.started_message_id = true;
}
}
const _errs163 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.chat_id === undefined){
const err145 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsVideoCallFinished/required",keyword:"required",params:{missingProperty: "chat_id"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(data.started_message_id === undefined){
const err146 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsVideoCallFinished/required",keyword:"required",params:{missingProperty: "started_message_id"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if(data.duration === undefined){
const err147 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsVideoCallFinished/required",keyword:"required",params:{missingProperty: "duration"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if(data.max_members_count === undefined){
const err148 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsVideoCallFinished/required",keyword:"required",params:{missingProperty: "max_members_count"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(data.chat_id !== undefined){
let data48 = data.chat_id;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err149 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallFinished/properties/chat_id/type",keyword:"type",params:{type: "integer"},schema:schema25.properties.chat_id.type,parentSchema:schema25.properties.chat_id,data:data48};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(Math.abs(data48) > 9007199254740991){
const err150 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallFinished/properties/chat_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema25.properties.chat_id,data:data48};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
if(!(Number.isInteger(data48) && data48 >= -2147483648 && data48 <= 2147483647)){
const err151 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallFinished/properties/chat_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema25.properties.chat_id,data:data48};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
}
if(data.started_message_id !== undefined){
let data49 = data.started_message_id;
if((!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))) && (data49 !== null)){
const err152 = {instancePath:instancePath+"/started_message_id",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallFinished/properties/started_message_id/type",keyword:"type",params:{type: schema25.properties.started_message_id.type},schema:schema25.properties.started_message_id.type,parentSchema:schema25.properties.started_message_id,data:data49};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if((typeof data49 == "number") && (isFinite(data49))){
if(Math.abs(data49) > 9007199254740991){
const err153 = {instancePath:instancePath+"/started_message_id",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallFinished/properties/started_message_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema25.properties.started_message_id,data:data49};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(!(Number.isInteger(data49) && data49 >= -2147483648 && data49 <= 2147483647)){
const err154 = {instancePath:instancePath+"/started_message_id",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallFinished/properties/started_message_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema25.properties.started_message_id,data:data49};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
}
if(data.duration !== undefined){
let data50 = data.duration;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
const err155 = {instancePath:instancePath+"/duration",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallFinished/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema25.properties.duration.type,parentSchema:schema25.properties.duration,data:data50};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if((typeof data50 == "number") && (isFinite(data50))){
if(Math.abs(data50) > 9007199254740991){
const err156 = {instancePath:instancePath+"/duration",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallFinished/properties/duration/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema25.properties.duration,data:data50};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if(!(Number.isInteger(data50) && data50 >= -2147483648 && data50 <= 2147483647)){
const err157 = {instancePath:instancePath+"/duration",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallFinished/properties/duration/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema25.properties.duration,data:data50};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
}
if(data.max_members_count !== undefined){
let data51 = data.max_members_count;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
const err158 = {instancePath:instancePath+"/max_members_count",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallFinished/properties/max_members_count/type",keyword:"type",params:{type: "integer"},schema:schema25.properties.max_members_count.type,parentSchema:schema25.properties.max_members_count,data:data51};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if((typeof data51 == "number") && (isFinite(data51))){
if(Math.abs(data51) > 9007199254740991){
const err159 = {instancePath:instancePath+"/max_members_count",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallFinished/properties/max_members_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema25.properties.max_members_count,data:data51};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(!(Number.isInteger(data51) && data51 >= -2147483648 && data51 <= 2147483647)){
const err160 = {instancePath:instancePath+"/max_members_count",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallFinished/properties/max_members_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema25.properties.max_members_count,data:data51};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
}
}
else {
const err161 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsVideoCallFinished/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
var _valid0 = _errs163 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.chat_id = true;
props0.started_message_id = true;
props0.duration = true;
props0.max_members_count = true;
}
}
const _errs174 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.chat_id === undefined){
const err162 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsVideoCallRecording/required",keyword:"required",params:{missingProperty: "chat_id"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if(data.started_message_id === undefined){
const err163 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsVideoCallRecording/required",keyword:"required",params:{missingProperty: "started_message_id"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if(data.recording_id === undefined){
const err164 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsVideoCallRecording/required",keyword:"required",params:{missingProperty: "recording_id"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(data.file_id === undefined){
const err165 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsVideoCallRecording/required",keyword:"required",params:{missingProperty: "file_id"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
if(data.duration === undefined){
const err166 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsVideoCallRecording/required",keyword:"required",params:{missingProperty: "duration"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(data.size === undefined){
const err167 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsVideoCallRecording/required",keyword:"required",params:{missingProperty: "size"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if(data.chat_id !== undefined){
let data52 = data.chat_id;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
const err168 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallRecording/properties/chat_id/type",keyword:"type",params:{type: "integer"},schema:schema26.properties.chat_id.type,parentSchema:schema26.properties.chat_id,data:data52};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if((typeof data52 == "number") && (isFinite(data52))){
if(Math.abs(data52) > 9007199254740991){
const err169 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallRecording/properties/chat_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema26.properties.chat_id,data:data52};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(!(Number.isInteger(data52) && data52 >= -2147483648 && data52 <= 2147483647)){
const err170 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallRecording/properties/chat_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema26.properties.chat_id,data:data52};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
}
if(data.started_message_id !== undefined){
let data53 = data.started_message_id;
if((!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))) && (data53 !== null)){
const err171 = {instancePath:instancePath+"/started_message_id",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallRecording/properties/started_message_id/type",keyword:"type",params:{type: schema26.properties.started_message_id.type},schema:schema26.properties.started_message_id.type,parentSchema:schema26.properties.started_message_id,data:data53};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(Math.abs(data53) > 9007199254740991){
const err172 = {instancePath:instancePath+"/started_message_id",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallRecording/properties/started_message_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema26.properties.started_message_id,data:data53};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if(!(Number.isInteger(data53) && data53 >= -2147483648 && data53 <= 2147483647)){
const err173 = {instancePath:instancePath+"/started_message_id",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallRecording/properties/started_message_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema26.properties.started_message_id,data:data53};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
}
if(data.recording_id !== undefined){
let data54 = data.recording_id;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
const err174 = {instancePath:instancePath+"/recording_id",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallRecording/properties/recording_id/type",keyword:"type",params:{type: "integer"},schema:schema26.properties.recording_id.type,parentSchema:schema26.properties.recording_id,data:data54};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(Math.abs(data54) > 9007199254740991){
const err175 = {instancePath:instancePath+"/recording_id",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallRecording/properties/recording_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema26.properties.recording_id,data:data54};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
if(!(Number.isInteger(data54) && data54 >= -2147483648 && data54 <= 2147483647)){
const err176 = {instancePath:instancePath+"/recording_id",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallRecording/properties/recording_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema26.properties.recording_id,data:data54};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
}
if(data.file_id !== undefined){
let data55 = data.file_id;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
const err177 = {instancePath:instancePath+"/file_id",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallRecording/properties/file_id/type",keyword:"type",params:{type: "integer"},schema:schema26.properties.file_id.type,parentSchema:schema26.properties.file_id,data:data55};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
if((typeof data55 == "number") && (isFinite(data55))){
if(Math.abs(data55) > 9007199254740991){
const err178 = {instancePath:instancePath+"/file_id",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallRecording/properties/file_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema26.properties.file_id,data:data55};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if(!(Number.isInteger(data55) && data55 >= -2147483648 && data55 <= 2147483647)){
const err179 = {instancePath:instancePath+"/file_id",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallRecording/properties/file_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema26.properties.file_id,data:data55};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
}
if(data.duration !== undefined){
let data56 = data.duration;
if(!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))){
const err180 = {instancePath:instancePath+"/duration",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallRecording/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema26.properties.duration.type,parentSchema:schema26.properties.duration,data:data56};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if((typeof data56 == "number") && (isFinite(data56))){
if(Math.abs(data56) > 9007199254740991){
const err181 = {instancePath:instancePath+"/duration",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallRecording/properties/duration/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema26.properties.duration,data:data56};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if(!(Number.isInteger(data56) && data56 >= -2147483648 && data56 <= 2147483647)){
const err182 = {instancePath:instancePath+"/duration",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallRecording/properties/duration/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema26.properties.duration,data:data56};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
}
if(data.size !== undefined){
let data57 = data.size;
if(!((typeof data57 === "number" && Number.isSafeInteger(data57) && !Object.is(data57, -0)) || (typeof data57 === "bigint" && data57 >= -9223372036854775808n && data57 <= 9223372036854775807n)) || (this && this.has(data, "size")) || false){
const err183 = {instancePath:instancePath+"/size",schemaPath:"contract:/components/schemas/AuditDetailsVideoCallRecording/properties/size/int64",keyword:"int64",params:{},schema:schema26.properties.size.int64,parentSchema:schema26.properties.size,data:data57};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
}
else {
const err184 = {instancePath,schemaPath:"contract:/components/schemas/AuditDetailsVideoCallRecording/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
var _valid0 = _errs174 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.chat_id = true;
props0.started_message_id = true;
props0.recording_id = true;
props0.file_id = true;
props0.duration = true;
props0.size = true;
}
}
if(!valid0){
const err185 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs0, passingSchemas: null},schema:schema3.anyOf,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
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
validate2.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate2.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.created_at === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.event_key === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_key"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.entity_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity_id"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.entity_type === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity_type"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.actor_id === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor_id"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.actor_type === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor_type"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.details === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "details"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.ip_address === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ip_address"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.user_agent === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_agent"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema1.properties.id.type,parentSchema:schema1.properties.id,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.created_at !== undefined){
let data1 = data.created_at;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err11 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema1.properties.created_at,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.includes(":60")){
const next0 = Date.parse((data1).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err12 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema1.properties.created_at,data:data1};
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
const err13 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema1.properties.created_at.type,parentSchema:schema1.properties.created_at,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.event_key !== undefined){
let data2 = data.event_key;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/event_key",schemaPath:"contract:/components/schemas/AuditEventKey/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((data2 === "user_login") || (data2 === "user_logout")) || (data2 === "user_2fa_fail")) || (data2 === "user_2fa_success")) || (data2 === "user_created")) || (data2 === "user_deleted")) || (data2 === "user_role_changed")) || (data2 === "user_updated")) || (data2 === "tag_created")) || (data2 === "tag_deleted")) || (data2 === "user_added_to_tag")) || (data2 === "user_removed_from_tag")) || (data2 === "chat_created")) || (data2 === "chat_renamed")) || (data2 === "chat_permission_changed")) || (data2 === "user_chat_join")) || (data2 === "user_chat_leave")) || (data2 === "tag_added_to_chat")) || (data2 === "tag_removed_from_chat")) || (data2 === "message_updated")) || (data2 === "message_deleted")) || (data2 === "message_created")) || (data2 === "reaction_created")) || (data2 === "reaction_deleted")) || (data2 === "thread_created")) || (data2 === "access_token_created")) || (data2 === "access_token_updated")) || (data2 === "access_token_destroy")) || (data2 === "kms_encrypt")) || (data2 === "kms_decrypt")) || (data2 === "audit_events_accessed")) || (data2 === "dlp_violation_detected")) || (data2 === "search_users_api")) || (data2 === "search_chats_api")) || (data2 === "search_messages_api")) || (data2 === "bot_scopes_updated")) || (data2 === "bot_webhook_settings_updated")) || (data2 === "bot_token_recreated")) || (data2 === "bot_deleted")) || (data2 === "bot_oauth_client_updated")) || (data2 === "oauth_authorization_granted")) || (data2 === "oauth_authorization_revoked")) || (data2 === "video_call_started")) || (data2 === "video_call_finished")) || (data2 === "video_call_recording_ready"))){
const err15 = {instancePath:instancePath+"/event_key",schemaPath:"contract:/components/schemas/AuditEventKey/enum",keyword:"enum",params:{allowedValues: schema2.enum},schema:schema2.enum,parentSchema:schema2,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.entity_id !== undefined){
let data3 = data.entity_id;
if(typeof data3 !== "string"){
const err16 = {instancePath:instancePath+"/entity_id",schemaPath:"#/properties/entity_id/type",keyword:"type",params:{type: "string"},schema:schema1.properties.entity_id.type,parentSchema:schema1.properties.entity_id,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.entity_type !== undefined){
let data4 = data.entity_type;
if(typeof data4 !== "string"){
const err17 = {instancePath:instancePath+"/entity_type",schemaPath:"#/properties/entity_type/type",keyword:"type",params:{type: "string"},schema:schema1.properties.entity_type.type,parentSchema:schema1.properties.entity_type,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.actor_id !== undefined){
let data5 = data.actor_id;
if(typeof data5 !== "string"){
const err18 = {instancePath:instancePath+"/actor_id",schemaPath:"#/properties/actor_id/type",keyword:"type",params:{type: "string"},schema:schema1.properties.actor_id.type,parentSchema:schema1.properties.actor_id,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.actor_type !== undefined){
let data6 = data.actor_type;
if(typeof data6 !== "string"){
const err19 = {instancePath:instancePath+"/actor_type",schemaPath:"#/properties/actor_type/type",keyword:"type",params:{type: "string"},schema:schema1.properties.actor_type.type,parentSchema:schema1.properties.actor_type,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.details !== undefined){
if(!(validate2.call(this, data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.ip_address !== undefined){
let data8 = data.ip_address;
if((typeof data8 !== "string") && (data8 !== null)){
const err20 = {instancePath:instancePath+"/ip_address",schemaPath:"#/properties/ip_address/type",keyword:"type",params:{type: schema1.properties.ip_address.type},schema:schema1.properties.ip_address.type,parentSchema:schema1.properties.ip_address,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.user_agent !== undefined){
let data9 = data.user_agent;
if((typeof data9 !== "string") && (data9 !== null)){
const err21 = {instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/type",keyword:"type",params:{type: schema1.properties.user_agent.type},schema:schema1.properties.user_agent.type,parentSchema:schema1.properties.user_agent,data:data9};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"id":true,"created_at":true,"event_key":true,"entity_id":true,"entity_type":true,"actor_id":true,"actor_type":true,"details":true,"ip_address":true,"user_agent":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.meta === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1.call(this, data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema0.properties.data.type,parentSchema:schema0.properties.data,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.meta !== undefined){
let data2 = data.meta;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.paginate === undefined){
const err3 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/PaginationMeta/required",keyword:"required",params:{missingProperty: "paginate"},schema:schema27.required,parentSchema:schema27,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.paginate !== undefined){
let data3 = data2.paginate;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.next_page === undefined){
const err4 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/required",keyword:"required",params:{missingProperty: "next_page"},schema:schema27.properties.paginate.required,parentSchema:schema27.properties.paginate,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3.next_page !== undefined){
let data4 = data3.next_page;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/meta/paginate/next_page",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/next_page/type",keyword:"type",params:{type: "string"},schema:schema27.properties.paginate.properties.next_page.type,parentSchema:schema27.properties.paginate.properties.next_page,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.prev_page !== undefined){
let data5 = data3.prev_page;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/meta/paginate/prev_page",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/prev_page/type",keyword:"type",params:{type: "string"},schema:schema27.properties.paginate.properties.prev_page.type,parentSchema:schema27.properties.paginate.properties.prev_page,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.has_next !== undefined){
let data6 = data3.has_next;
if(typeof data6 !== "boolean"){
const err7 = {instancePath:instancePath+"/meta/paginate/has_next",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/has_next/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.paginate.properties.has_next.type,parentSchema:schema27.properties.paginate.properties.has_next,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.has_prev !== undefined){
let data7 = data3.has_prev;
if(typeof data7 !== "boolean"){
const err8 = {instancePath:instancePath+"/meta/paginate/has_prev",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/has_prev/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.paginate.properties.has_prev.type,parentSchema:schema27.properties.paginate.properties.has_prev,data:data7};
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
const err9 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/type",keyword:"type",params:{type: "object"},schema:schema27.properties.paginate.type,parentSchema:schema27.properties.paginate,data:data3};
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
const err10 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/PaginationMeta/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data:data2};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"data":true,"meta":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate5;
const schema28 = {"$id":"contract:/SecurityOperations_getAuditEvents.200.headers","type":"object","properties":{},"required":[]};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate6;
const schema29 = {"$id":"contract:/SecurityOperations_getAuditEvents.400.body","$ref":"contract:/components/schemas/ApiError"};
const schema30 = {"$id":"contract:/components/schemas/ApiError","type":"object","required":["errors"],"properties":{"errors":{"type":"array","items":{"$ref":"contract:/components/schemas/ApiErrorItem"}}}};
const schema31 = {"$id":"contract:/components/schemas/ApiErrorItem","type":"object","required":["key","value","message","code","payload"],"properties":{"key":{"type":"string"},"value":{"type":["string","null"]},"message":{"type":"string"},"code":{"allOf":[{"$ref":"contract:/components/schemas/ValidationErrorCode"}]},"payload":{"type":["object","null"],"additionalProperties":{}}}};
const schema32 = {"$id":"contract:/components/schemas/ValidationErrorCode","type":"string","enum":["blank","too_long","invalid","inclusion","exclusion","taken","wrong_emoji","not_found","already_exists","personal_chat","displayed_error","not_authorized","invalid_date_range","invalid_webhook_url","rate_limit","licenses_limit","user_limit","unique_limit","general_limit","unhandled","trigger_not_found","trigger_expired","required","in","not_applicable","self_update","owner_protected","already_assigned","forbidden","permission_denied","access_denied","wrong_params","payment_required","min_length","max_length","use_of_system_words","export_file_not_found","cannot_kick_owner","pin_failed","message_deleted","thread_message"]};

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
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.message === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.code === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.payload === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},schema:schema31.properties.key.type,parentSchema:schema31.properties.key,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema31.properties.value.type},schema:schema31.properties.value.type,parentSchema:schema31.properties.value,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.message !== undefined){
let data2 = data.message;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},schema:schema31.properties.message.type,parentSchema:schema31.properties.message,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.code !== undefined){
let data3 = data.code;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/code",schemaPath:"contract:/components/schemas/ValidationErrorCode/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((data3 === "blank") || (data3 === "too_long")) || (data3 === "invalid")) || (data3 === "inclusion")) || (data3 === "exclusion")) || (data3 === "taken")) || (data3 === "wrong_emoji")) || (data3 === "not_found")) || (data3 === "already_exists")) || (data3 === "personal_chat")) || (data3 === "displayed_error")) || (data3 === "not_authorized")) || (data3 === "invalid_date_range")) || (data3 === "invalid_webhook_url")) || (data3 === "rate_limit")) || (data3 === "licenses_limit")) || (data3 === "user_limit")) || (data3 === "unique_limit")) || (data3 === "general_limit")) || (data3 === "unhandled")) || (data3 === "trigger_not_found")) || (data3 === "trigger_expired")) || (data3 === "required")) || (data3 === "in")) || (data3 === "not_applicable")) || (data3 === "self_update")) || (data3 === "owner_protected")) || (data3 === "already_assigned")) || (data3 === "forbidden")) || (data3 === "permission_denied")) || (data3 === "access_denied")) || (data3 === "wrong_params")) || (data3 === "payment_required")) || (data3 === "min_length")) || (data3 === "max_length")) || (data3 === "use_of_system_words")) || (data3 === "export_file_not_found")) || (data3 === "cannot_kick_owner")) || (data3 === "pin_failed")) || (data3 === "message_deleted")) || (data3 === "thread_message"))){
const err9 = {instancePath:instancePath+"/code",schemaPath:"contract:/components/schemas/ValidationErrorCode/enum",keyword:"enum",params:{allowedValues: schema32.enum},schema:schema32.enum,parentSchema:schema32,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.payload !== undefined){
let data4 = data.payload;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err10 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: schema31.properties.payload.type},schema:schema31.properties.payload.type,parentSchema:schema31.properties.payload,data:data4};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":{"key":true,"value":true,"message":true,"code":true,"payload":true},"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.errors === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errors"},schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.errors !== undefined){
let data0 = data.errors;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate8.call(this, data0[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},schema:schema30.properties.errors.type,parentSchema:schema30.properties.errors,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":{"errors":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate7.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate7.errors);
errors = vErrors.length;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":{"errors":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate11;
const schema33 = {"$id":"contract:/SecurityOperations_getAuditEvents.401.body","$ref":"contract:/components/schemas/OAuthError"};
const schema34 = {"$id":"contract:/components/schemas/OAuthError","type":"object","required":["error","error_description"],"properties":{"error":{"type":"string"},"error_description":{"type":"string"}}};

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
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/OAuthError/required",keyword:"required",params:{missingProperty: "error"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.error_description === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/OAuthError/required",keyword:"required",params:{missingProperty: "error_description"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"contract:/components/schemas/OAuthError/properties/error/type",keyword:"type",params:{type: "string"},schema:schema34.properties.error.type,parentSchema:schema34.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.error_description !== undefined){
let data1 = data.error_description;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/error_description",schemaPath:"contract:/components/schemas/OAuthError/properties/error_description/type",keyword:"type",params:{type: "string"},schema:schema34.properties.error_description.type,parentSchema:schema34.properties.error_description,data:data1};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/OAuthError/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":{"error":true,"error_description":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate12;
const schema35 = {"$id":"contract:/BotOperations_selfRecreateBotToken.200.body","type":"object","required":["data"],"properties":{"data":{"$ref":"contract:/components/schemas/BotCreateResponse"}}};
const schema36 = {"$id":"contract:/components/schemas/BotCreateResponse","type":"object","required":["id","webhook","access_token"],"properties":{"id":{"type":"integer","format":"int32","safeInteger":true},"webhook":{"allOf":[{"$ref":"contract:/components/schemas/BotWebhook"}]},"access_token":{"type":"string"}}};
const schema37 = {"$id":"contract:/components/schemas/BotWebhook","type":"object","required":["name","nickname","outgoing_url","events","trigger_on","commands","scopes","template","template_engine","challenge_key","link_preview_enabled","ignore_self_messages","events_history_enabled","single_chat","can_edit","who_can_add"],"properties":{"name":{"type":"string","maxLength":255},"nickname":{"type":"string","maxLength":255},"outgoing_url":{"type":["string","null"]},"events":{"type":"array","items":{"$ref":"contract:/components/schemas/BotEventName"}},"trigger_on":{"allOf":[{"$ref":"contract:/components/schemas/BotTriggerOn"}]},"commands":{"type":"array","items":{"type":"string"}},"scopes":{"type":"array","items":{"type":"string"}},"template":{"type":["string","null"]},"template_engine":{"allOf":[{"$ref":"contract:/components/schemas/BotTemplateEngine"}]},"challenge_key":{"type":["string","null"]},"link_preview_enabled":{"type":"boolean"},"ignore_self_messages":{"type":"boolean"},"events_history_enabled":{"type":"boolean"},"single_chat":{"type":"boolean"},"can_edit":{"type":"array","items":{"$ref":"contract:/components/schemas/BotCanEdit"}},"who_can_add":{"allOf":[{"$ref":"contract:/components/schemas/BotWhoCanAdd"}]}}};
const schema38 = {"$id":"contract:/components/schemas/BotEventName","type":"string","enum":["message_new","message_update","message_delete","reaction_new","reaction_delete","button_click","message_link_shared","chat_member_add","chat_member_remove","company_member_invite","company_member_confirm","company_member_suspend","company_member_activate","company_member_delete","company_member_update","video_call_started","video_call_finished","video_call_recording_ready"]};
const schema39 = {"$id":"contract:/components/schemas/BotTriggerOn","type":"string","enum":["commands","all_messages","unfurl"]};
const schema40 = {"$id":"contract:/components/schemas/BotTemplateEngine","type":"string","enum":["liquid","mustache"]};
const schema41 = {"$id":"contract:/components/schemas/BotCanEdit","type":"string","enum":["admin","chat_owners"]};
const schema42 = {"$id":"contract:/components/schemas/BotWhoCanAdd","type":"string","enum":["creator","creator_admin","creator_admin_user","anyone"]};
const func0 = runtime["ajv/dist/runtime/ucs2length"].default;

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.nickname === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nickname"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.outgoing_url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outgoing_url"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.events === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.trigger_on === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trigger_on"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.commands === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commands"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.scopes === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.template === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "template"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.template_engine === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "template_engine"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.challenge_key === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "challenge_key"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.link_preview_enabled === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link_preview_enabled"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.ignore_self_messages === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ignore_self_messages"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.events_history_enabled === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events_history_enabled"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.single_chat === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "single_chat"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.can_edit === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "can_edit"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.who_can_add === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "who_can_add"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err16 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema37.properties.name,data:data0};
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
const err17 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema37.properties.name.type,parentSchema:schema37.properties.name,data:data0};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.nickname !== undefined){
let data1 = data.nickname;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err18 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema37.properties.nickname,data:data1};
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
const err19 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/type",keyword:"type",params:{type: "string"},schema:schema37.properties.nickname.type,parentSchema:schema37.properties.nickname,data:data1};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.outgoing_url !== undefined){
let data2 = data.outgoing_url;
if((typeof data2 !== "string") && (data2 !== null)){
const err20 = {instancePath:instancePath+"/outgoing_url",schemaPath:"#/properties/outgoing_url/type",keyword:"type",params:{type: schema37.properties.outgoing_url.type},schema:schema37.properties.outgoing_url.type,parentSchema:schema37.properties.outgoing_url,data:data2};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.events !== undefined){
let data3 = data.events;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err21 = {instancePath:instancePath+"/events/" + i0,schemaPath:"contract:/components/schemas/BotEventName/type",keyword:"type",params:{type: "string"},schema:schema38.type,parentSchema:schema38,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((((((((((((((((((data4 === "message_new") || (data4 === "message_update")) || (data4 === "message_delete")) || (data4 === "reaction_new")) || (data4 === "reaction_delete")) || (data4 === "button_click")) || (data4 === "message_link_shared")) || (data4 === "chat_member_add")) || (data4 === "chat_member_remove")) || (data4 === "company_member_invite")) || (data4 === "company_member_confirm")) || (data4 === "company_member_suspend")) || (data4 === "company_member_activate")) || (data4 === "company_member_delete")) || (data4 === "company_member_update")) || (data4 === "video_call_started")) || (data4 === "video_call_finished")) || (data4 === "video_call_recording_ready"))){
const err22 = {instancePath:instancePath+"/events/" + i0,schemaPath:"contract:/components/schemas/BotEventName/enum",keyword:"enum",params:{allowedValues: schema38.enum},schema:schema38.enum,parentSchema:schema38,data:data4};
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
const err23 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},schema:schema37.properties.events.type,parentSchema:schema37.properties.events,data:data3};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.trigger_on !== undefined){
let data5 = data.trigger_on;
if(typeof data5 !== "string"){
const err24 = {instancePath:instancePath+"/trigger_on",schemaPath:"contract:/components/schemas/BotTriggerOn/type",keyword:"type",params:{type: "string"},schema:schema39.type,parentSchema:schema39,data:data5};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((data5 === "commands") || (data5 === "all_messages")) || (data5 === "unfurl"))){
const err25 = {instancePath:instancePath+"/trigger_on",schemaPath:"contract:/components/schemas/BotTriggerOn/enum",keyword:"enum",params:{allowedValues: schema39.enum},schema:schema39.enum,parentSchema:schema39,data:data5};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.commands !== undefined){
let data6 = data.commands;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 !== "string"){
const err26 = {instancePath:instancePath+"/commands/" + i1,schemaPath:"#/properties/commands/items/type",keyword:"type",params:{type: "string"},schema:schema37.properties.commands.items.type,parentSchema:schema37.properties.commands.items,data:data7};
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
const err27 = {instancePath:instancePath+"/commands",schemaPath:"#/properties/commands/type",keyword:"type",params:{type: "array"},schema:schema37.properties.commands.type,parentSchema:schema37.properties.commands,data:data6};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.scopes !== undefined){
let data8 = data.scopes;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(typeof data9 !== "string"){
const err28 = {instancePath:instancePath+"/scopes/" + i2,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema37.properties.scopes.items.type,parentSchema:schema37.properties.scopes.items,data:data9};
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
const err29 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema37.properties.scopes.type,parentSchema:schema37.properties.scopes,data:data8};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.template !== undefined){
let data10 = data.template;
if((typeof data10 !== "string") && (data10 !== null)){
const err30 = {instancePath:instancePath+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type: schema37.properties.template.type},schema:schema37.properties.template.type,parentSchema:schema37.properties.template,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.template_engine !== undefined){
let data11 = data.template_engine;
if(typeof data11 !== "string"){
const err31 = {instancePath:instancePath+"/template_engine",schemaPath:"contract:/components/schemas/BotTemplateEngine/type",keyword:"type",params:{type: "string"},schema:schema40.type,parentSchema:schema40,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!((data11 === "liquid") || (data11 === "mustache"))){
const err32 = {instancePath:instancePath+"/template_engine",schemaPath:"contract:/components/schemas/BotTemplateEngine/enum",keyword:"enum",params:{allowedValues: schema40.enum},schema:schema40.enum,parentSchema:schema40,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.challenge_key !== undefined){
let data12 = data.challenge_key;
if((typeof data12 !== "string") && (data12 !== null)){
const err33 = {instancePath:instancePath+"/challenge_key",schemaPath:"#/properties/challenge_key/type",keyword:"type",params:{type: schema37.properties.challenge_key.type},schema:schema37.properties.challenge_key.type,parentSchema:schema37.properties.challenge_key,data:data12};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.link_preview_enabled !== undefined){
let data13 = data.link_preview_enabled;
if(typeof data13 !== "boolean"){
const err34 = {instancePath:instancePath+"/link_preview_enabled",schemaPath:"#/properties/link_preview_enabled/type",keyword:"type",params:{type: "boolean"},schema:schema37.properties.link_preview_enabled.type,parentSchema:schema37.properties.link_preview_enabled,data:data13};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.ignore_self_messages !== undefined){
let data14 = data.ignore_self_messages;
if(typeof data14 !== "boolean"){
const err35 = {instancePath:instancePath+"/ignore_self_messages",schemaPath:"#/properties/ignore_self_messages/type",keyword:"type",params:{type: "boolean"},schema:schema37.properties.ignore_self_messages.type,parentSchema:schema37.properties.ignore_self_messages,data:data14};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.events_history_enabled !== undefined){
let data15 = data.events_history_enabled;
if(typeof data15 !== "boolean"){
const err36 = {instancePath:instancePath+"/events_history_enabled",schemaPath:"#/properties/events_history_enabled/type",keyword:"type",params:{type: "boolean"},schema:schema37.properties.events_history_enabled.type,parentSchema:schema37.properties.events_history_enabled,data:data15};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.single_chat !== undefined){
let data16 = data.single_chat;
if(typeof data16 !== "boolean"){
const err37 = {instancePath:instancePath+"/single_chat",schemaPath:"#/properties/single_chat/type",keyword:"type",params:{type: "boolean"},schema:schema37.properties.single_chat.type,parentSchema:schema37.properties.single_chat,data:data16};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.can_edit !== undefined){
let data17 = data.can_edit;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(typeof data18 !== "string"){
const err38 = {instancePath:instancePath+"/can_edit/" + i3,schemaPath:"contract:/components/schemas/BotCanEdit/type",keyword:"type",params:{type: "string"},schema:schema41.type,parentSchema:schema41,data:data18};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!((data18 === "admin") || (data18 === "chat_owners"))){
const err39 = {instancePath:instancePath+"/can_edit/" + i3,schemaPath:"contract:/components/schemas/BotCanEdit/enum",keyword:"enum",params:{allowedValues: schema41.enum},schema:schema41.enum,parentSchema:schema41,data:data18};
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
const err40 = {instancePath:instancePath+"/can_edit",schemaPath:"#/properties/can_edit/type",keyword:"type",params:{type: "array"},schema:schema37.properties.can_edit.type,parentSchema:schema37.properties.can_edit,data:data17};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.who_can_add !== undefined){
let data19 = data.who_can_add;
if(typeof data19 !== "string"){
const err41 = {instancePath:instancePath+"/who_can_add",schemaPath:"contract:/components/schemas/BotWhoCanAdd/type",keyword:"type",params:{type: "string"},schema:schema42.type,parentSchema:schema42,data:data19};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!((((data19 === "creator") || (data19 === "creator_admin")) || (data19 === "creator_admin_user")) || (data19 === "anyone"))){
const err42 = {instancePath:instancePath+"/who_can_add",schemaPath:"contract:/components/schemas/BotWhoCanAdd/enum",keyword:"enum",params:{allowedValues: schema42.enum},schema:schema42.enum,parentSchema:schema42,data:data19};
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
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":{"name":true,"nickname":true,"outgoing_url":true,"events":true,"trigger_on":true,"commands":true,"scopes":true,"template":true,"template_engine":true,"challenge_key":true,"link_preview_enabled":true,"ignore_self_messages":true,"events_history_enabled":true,"single_chat":true,"can_edit":true,"who_can_add":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.webhook === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook"},schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.access_token === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "access_token"},schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema36.properties.id.type,parentSchema:schema36.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(Math.abs(data0) > 9007199254740991){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema36.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(Number.isInteger(data0) && data0 >= -2147483648 && data0 <= 2147483647)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema36.properties.id,data:data0};
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
if(data.webhook !== undefined){
if(!(validate14.call(this, data.webhook, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.access_token !== undefined){
let data2 = data.access_token;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type: "string"},schema:schema36.properties.access_token.type,parentSchema:schema36.properties.access_token,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":{"id":true,"webhook":true,"access_token":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data !== undefined){
if(!(validate13.call(this, data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate17;
const schema43 = {"$id":"contract:/BotOperations_selfUpdateBotWebhook.200.body","type":"object","required":["data"],"properties":{"data":{"$ref":"contract:/components/schemas/BotResponse"}}};
const schema44 = {"$id":"contract:/components/schemas/BotResponse","type":"object","required":["id","webhook"],"properties":{"id":{"type":"integer","format":"int32","safeInteger":true},"webhook":{"allOf":[{"$ref":"contract:/components/schemas/BotWebhook"}]}}};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.webhook === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema44.properties.id.type,parentSchema:schema44.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(Math.abs(data0) > 9007199254740991){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema44.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(Number.isInteger(data0) && data0 >= -2147483648 && data0 <= 2147483647)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema44.properties.id,data:data0};
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
if(data.webhook !== undefined){
if(!(validate14.call(this, data.webhook, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate14.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":{"id":true,"webhook":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data !== undefined){
if(!(validate18.call(this, data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate18.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema43.type,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":{"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate21;
const schema45 = {"$id":"contract:/BotOperations_listBots.200.body","type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"contract:/components/schemas/BotResponse"}},"meta":{"$ref":"contract:/components/schemas/PaginationMeta"}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.meta === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate18.call(this, data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate18.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema45.properties.data.type,parentSchema:schema45.properties.data,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.meta !== undefined){
let data2 = data.meta;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.paginate === undefined){
const err3 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/PaginationMeta/required",keyword:"required",params:{missingProperty: "paginate"},schema:schema27.required,parentSchema:schema27,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.paginate !== undefined){
let data3 = data2.paginate;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.next_page === undefined){
const err4 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/required",keyword:"required",params:{missingProperty: "next_page"},schema:schema27.properties.paginate.required,parentSchema:schema27.properties.paginate,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3.next_page !== undefined){
let data4 = data3.next_page;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/meta/paginate/next_page",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/next_page/type",keyword:"type",params:{type: "string"},schema:schema27.properties.paginate.properties.next_page.type,parentSchema:schema27.properties.paginate.properties.next_page,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.prev_page !== undefined){
let data5 = data3.prev_page;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/meta/paginate/prev_page",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/prev_page/type",keyword:"type",params:{type: "string"},schema:schema27.properties.paginate.properties.prev_page.type,parentSchema:schema27.properties.paginate.properties.prev_page,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.has_next !== undefined){
let data6 = data3.has_next;
if(typeof data6 !== "boolean"){
const err7 = {instancePath:instancePath+"/meta/paginate/has_next",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/has_next/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.paginate.properties.has_next.type,parentSchema:schema27.properties.paginate.properties.has_next,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.has_prev !== undefined){
let data7 = data3.has_prev;
if(typeof data7 !== "boolean"){
const err8 = {instancePath:instancePath+"/meta/paginate/has_prev",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/has_prev/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.paginate.properties.has_prev.type,parentSchema:schema27.properties.paginate.properties.has_prev,data:data7};
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
const err9 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/type",keyword:"type",params:{type: "object"},schema:schema27.properties.paginate.type,parentSchema:schema27.properties.paginate,data:data3};
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
const err10 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/PaginationMeta/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data:data2};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"data":true,"meta":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate23;
const schema47 = {"$id":"contract:/ChatOperations_listChats.200.body","type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"contract:/components/schemas/Chat"}},"meta":{"$ref":"contract:/components/schemas/PaginationMeta"}}};
const schema48 = {"$id":"contract:/components/schemas/Chat","type":"object","required":["id","name","created_at","owner_id","member_ids","group_tag_ids","channel","archived","personal","public","last_message_at","meet_room_url"],"properties":{"id":{"type":"integer","format":"int32","safeInteger":true},"name":{"type":"string","maxLength":255},"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"owner_id":{"type":"integer","format":"int32","safeInteger":true},"member_ids":{"type":"array","items":{"type":"integer","format":"int32","safeInteger":true}},"group_tag_ids":{"type":"array","items":{"type":"integer","format":"int32","safeInteger":true}},"channel":{"type":"boolean"},"archived":{"type":"boolean"},"personal":{"type":"boolean"},"public":{"type":"boolean"},"last_message_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"meet_room_url":{"type":"string"}}};

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
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.meta === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err2 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "id"},schema:schema48.required,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.name === undefined){
const err3 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "name"},schema:schema48.required,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.created_at === undefined){
const err4 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema48.required,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.owner_id === undefined){
const err5 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "owner_id"},schema:schema48.required,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.member_ids === undefined){
const err6 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "member_ids"},schema:schema48.required,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.group_tag_ids === undefined){
const err7 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "group_tag_ids"},schema:schema48.required,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.channel === undefined){
const err8 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "channel"},schema:schema48.required,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.archived === undefined){
const err9 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "archived"},schema:schema48.required,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.personal === undefined){
const err10 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "personal"},schema:schema48.required,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.public === undefined){
const err11 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "public"},schema:schema48.required,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.last_message_at === undefined){
const err12 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "last_message_at"},schema:schema48.required,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.meet_room_url === undefined){
const err13 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "meet_room_url"},schema:schema48.required,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err14 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/Chat/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema48.properties.id.type,parentSchema:schema48.properties.id,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err15 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/Chat/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema48.properties.id,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(Number.isInteger(data2) && data2 >= -2147483648 && data2 <= 2147483647)){
const err16 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/Chat/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema48.properties.id,data:data2};
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
if(data1.name !== undefined){
let data3 = data1.name;
if(typeof data3 === "string"){
if(func0(data3) > 255){
const err17 = {instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"contract:/components/schemas/Chat/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema48.properties.name,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"contract:/components/schemas/Chat/properties/name/type",keyword:"type",params:{type: "string"},schema:schema48.properties.name.type,parentSchema:schema48.properties.name,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.created_at !== undefined){
let data4 = data1.created_at;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err19 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/Chat/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema48.properties.created_at,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data4.includes(":60")){
const next0 = Date.parse((data4).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err20 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/Chat/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema48.properties.created_at,data:data4};
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
const err21 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/Chat/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema48.properties.created_at.type,parentSchema:schema48.properties.created_at,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.owner_id !== undefined){
let data5 = data1.owner_id;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err22 = {instancePath:instancePath+"/data/" + i0+"/owner_id",schemaPath:"contract:/components/schemas/Chat/properties/owner_id/type",keyword:"type",params:{type: "integer"},schema:schema48.properties.owner_id.type,parentSchema:schema48.properties.owner_id,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(Math.abs(data5) > 9007199254740991){
const err23 = {instancePath:instancePath+"/data/" + i0+"/owner_id",schemaPath:"contract:/components/schemas/Chat/properties/owner_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema48.properties.owner_id,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(Number.isInteger(data5) && data5 >= -2147483648 && data5 <= 2147483647)){
const err24 = {instancePath:instancePath+"/data/" + i0+"/owner_id",schemaPath:"contract:/components/schemas/Chat/properties/owner_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema48.properties.owner_id,data:data5};
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
if(data1.member_ids !== undefined){
let data6 = data1.member_ids;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err25 = {instancePath:instancePath+"/data/" + i0+"/member_ids/" + i1,schemaPath:"contract:/components/schemas/Chat/properties/member_ids/items/type",keyword:"type",params:{type: "integer"},schema:schema48.properties.member_ids.items.type,parentSchema:schema48.properties.member_ids.items,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(Math.abs(data7) > 9007199254740991){
const err26 = {instancePath:instancePath+"/data/" + i0+"/member_ids/" + i1,schemaPath:"contract:/components/schemas/Chat/properties/member_ids/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema48.properties.member_ids.items,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(Number.isInteger(data7) && data7 >= -2147483648 && data7 <= 2147483647)){
const err27 = {instancePath:instancePath+"/data/" + i0+"/member_ids/" + i1,schemaPath:"contract:/components/schemas/Chat/properties/member_ids/items/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema48.properties.member_ids.items,data:data7};
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
}
else {
const err28 = {instancePath:instancePath+"/data/" + i0+"/member_ids",schemaPath:"contract:/components/schemas/Chat/properties/member_ids/type",keyword:"type",params:{type: "array"},schema:schema48.properties.member_ids.type,parentSchema:schema48.properties.member_ids,data:data6};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data1.group_tag_ids !== undefined){
let data8 = data1.group_tag_ids;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err29 = {instancePath:instancePath+"/data/" + i0+"/group_tag_ids/" + i2,schemaPath:"contract:/components/schemas/Chat/properties/group_tag_ids/items/type",keyword:"type",params:{type: "integer"},schema:schema48.properties.group_tag_ids.items.type,parentSchema:schema48.properties.group_tag_ids.items,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(Math.abs(data9) > 9007199254740991){
const err30 = {instancePath:instancePath+"/data/" + i0+"/group_tag_ids/" + i2,schemaPath:"contract:/components/schemas/Chat/properties/group_tag_ids/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema48.properties.group_tag_ids.items,data:data9};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(Number.isInteger(data9) && data9 >= -2147483648 && data9 <= 2147483647)){
const err31 = {instancePath:instancePath+"/data/" + i0+"/group_tag_ids/" + i2,schemaPath:"contract:/components/schemas/Chat/properties/group_tag_ids/items/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema48.properties.group_tag_ids.items,data:data9};
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
}
else {
const err32 = {instancePath:instancePath+"/data/" + i0+"/group_tag_ids",schemaPath:"contract:/components/schemas/Chat/properties/group_tag_ids/type",keyword:"type",params:{type: "array"},schema:schema48.properties.group_tag_ids.type,parentSchema:schema48.properties.group_tag_ids,data:data8};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data1.channel !== undefined){
let data10 = data1.channel;
if(typeof data10 !== "boolean"){
const err33 = {instancePath:instancePath+"/data/" + i0+"/channel",schemaPath:"contract:/components/schemas/Chat/properties/channel/type",keyword:"type",params:{type: "boolean"},schema:schema48.properties.channel.type,parentSchema:schema48.properties.channel,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data1.archived !== undefined){
let data11 = data1.archived;
if(typeof data11 !== "boolean"){
const err34 = {instancePath:instancePath+"/data/" + i0+"/archived",schemaPath:"contract:/components/schemas/Chat/properties/archived/type",keyword:"type",params:{type: "boolean"},schema:schema48.properties.archived.type,parentSchema:schema48.properties.archived,data:data11};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data1.personal !== undefined){
let data12 = data1.personal;
if(typeof data12 !== "boolean"){
const err35 = {instancePath:instancePath+"/data/" + i0+"/personal",schemaPath:"contract:/components/schemas/Chat/properties/personal/type",keyword:"type",params:{type: "boolean"},schema:schema48.properties.personal.type,parentSchema:schema48.properties.personal,data:data12};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data1.public !== undefined){
let data13 = data1.public;
if(typeof data13 !== "boolean"){
const err36 = {instancePath:instancePath+"/data/" + i0+"/public",schemaPath:"contract:/components/schemas/Chat/properties/public/type",keyword:"type",params:{type: "boolean"},schema:schema48.properties.public.type,parentSchema:schema48.properties.public,data:data13};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data1.last_message_at !== undefined){
let data14 = data1.last_message_at;
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err37 = {instancePath:instancePath+"/data/" + i0+"/last_message_at",schemaPath:"contract:/components/schemas/Chat/properties/last_message_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema48.properties.last_message_at,data:data14};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data14.includes(":60")){
const next1 = Date.parse((data14).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err38 = {instancePath:instancePath+"/data/" + i0+"/last_message_at",schemaPath:"contract:/components/schemas/Chat/properties/last_message_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema48.properties.last_message_at,data:data14};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/data/" + i0+"/last_message_at",schemaPath:"contract:/components/schemas/Chat/properties/last_message_at/type",keyword:"type",params:{type: "string"},schema:schema48.properties.last_message_at.type,parentSchema:schema48.properties.last_message_at,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data1.meet_room_url !== undefined){
let data15 = data1.meet_room_url;
if(typeof data15 !== "string"){
const err40 = {instancePath:instancePath+"/data/" + i0+"/meet_room_url",schemaPath:"contract:/components/schemas/Chat/properties/meet_room_url/type",keyword:"type",params:{type: "string"},schema:schema48.properties.meet_room_url.type,parentSchema:schema48.properties.meet_room_url,data:data15};
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
const err41 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data:data1};
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
const err42 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema47.properties.data.type,parentSchema:schema47.properties.data,data:data0};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.meta !== undefined){
let data16 = data.meta;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.paginate === undefined){
const err43 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/PaginationMeta/required",keyword:"required",params:{missingProperty: "paginate"},schema:schema27.required,parentSchema:schema27,data:data16};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data16.paginate !== undefined){
let data17 = data16.paginate;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.next_page === undefined){
const err44 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/required",keyword:"required",params:{missingProperty: "next_page"},schema:schema27.properties.paginate.required,parentSchema:schema27.properties.paginate,data:data17};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data17.next_page !== undefined){
let data18 = data17.next_page;
if(typeof data18 !== "string"){
const err45 = {instancePath:instancePath+"/meta/paginate/next_page",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/next_page/type",keyword:"type",params:{type: "string"},schema:schema27.properties.paginate.properties.next_page.type,parentSchema:schema27.properties.paginate.properties.next_page,data:data18};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data17.prev_page !== undefined){
let data19 = data17.prev_page;
if(typeof data19 !== "string"){
const err46 = {instancePath:instancePath+"/meta/paginate/prev_page",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/prev_page/type",keyword:"type",params:{type: "string"},schema:schema27.properties.paginate.properties.prev_page.type,parentSchema:schema27.properties.paginate.properties.prev_page,data:data19};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data17.has_next !== undefined){
let data20 = data17.has_next;
if(typeof data20 !== "boolean"){
const err47 = {instancePath:instancePath+"/meta/paginate/has_next",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/has_next/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.paginate.properties.has_next.type,parentSchema:schema27.properties.paginate.properties.has_next,data:data20};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data17.has_prev !== undefined){
let data21 = data17.has_prev;
if(typeof data21 !== "boolean"){
const err48 = {instancePath:instancePath+"/meta/paginate/has_prev",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/has_prev/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.paginate.properties.has_prev.type,parentSchema:schema27.properties.paginate.properties.has_prev,data:data21};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/type",keyword:"type",params:{type: "object"},schema:schema27.properties.paginate.type,parentSchema:schema27.properties.paginate,data:data17};
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
const err50 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/PaginationMeta/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data:data16};
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
const err51 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"data":true,"meta":true},"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate24;
const schema50 = {"$id":"contract:/ChatOperations_createChat.201.body","type":"object","required":["data"],"properties":{"data":{"$ref":"contract:/components/schemas/Chat"}}};

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
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err1 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "id"},schema:schema48.required,parentSchema:schema48,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.name === undefined){
const err2 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "name"},schema:schema48.required,parentSchema:schema48,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.created_at === undefined){
const err3 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema48.required,parentSchema:schema48,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.owner_id === undefined){
const err4 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "owner_id"},schema:schema48.required,parentSchema:schema48,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.member_ids === undefined){
const err5 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "member_ids"},schema:schema48.required,parentSchema:schema48,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.group_tag_ids === undefined){
const err6 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "group_tag_ids"},schema:schema48.required,parentSchema:schema48,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.channel === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "channel"},schema:schema48.required,parentSchema:schema48,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.archived === undefined){
const err8 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "archived"},schema:schema48.required,parentSchema:schema48,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.personal === undefined){
const err9 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "personal"},schema:schema48.required,parentSchema:schema48,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.public === undefined){
const err10 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "public"},schema:schema48.required,parentSchema:schema48,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.last_message_at === undefined){
const err11 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "last_message_at"},schema:schema48.required,parentSchema:schema48,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.meet_room_url === undefined){
const err12 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "meet_room_url"},schema:schema48.required,parentSchema:schema48,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err13 = {instancePath:instancePath+"/data/id",schemaPath:"contract:/components/schemas/Chat/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema48.properties.id.type,parentSchema:schema48.properties.id,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err14 = {instancePath:instancePath+"/data/id",schemaPath:"contract:/components/schemas/Chat/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema48.properties.id,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err15 = {instancePath:instancePath+"/data/id",schemaPath:"contract:/components/schemas/Chat/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema48.properties.id,data:data1};
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
if(data0.name !== undefined){
let data2 = data0.name;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err16 = {instancePath:instancePath+"/data/name",schemaPath:"contract:/components/schemas/Chat/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema48.properties.name,data:data2};
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
const err17 = {instancePath:instancePath+"/data/name",schemaPath:"contract:/components/schemas/Chat/properties/name/type",keyword:"type",params:{type: "string"},schema:schema48.properties.name.type,parentSchema:schema48.properties.name,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.created_at !== undefined){
let data3 = data0.created_at;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err18 = {instancePath:instancePath+"/data/created_at",schemaPath:"contract:/components/schemas/Chat/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema48.properties.created_at,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err19 = {instancePath:instancePath+"/data/created_at",schemaPath:"contract:/components/schemas/Chat/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema48.properties.created_at,data:data3};
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
const err20 = {instancePath:instancePath+"/data/created_at",schemaPath:"contract:/components/schemas/Chat/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema48.properties.created_at.type,parentSchema:schema48.properties.created_at,data:data3};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.owner_id !== undefined){
let data4 = data0.owner_id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err21 = {instancePath:instancePath+"/data/owner_id",schemaPath:"contract:/components/schemas/Chat/properties/owner_id/type",keyword:"type",params:{type: "integer"},schema:schema48.properties.owner_id.type,parentSchema:schema48.properties.owner_id,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(Math.abs(data4) > 9007199254740991){
const err22 = {instancePath:instancePath+"/data/owner_id",schemaPath:"contract:/components/schemas/Chat/properties/owner_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema48.properties.owner_id,data:data4};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(Number.isInteger(data4) && data4 >= -2147483648 && data4 <= 2147483647)){
const err23 = {instancePath:instancePath+"/data/owner_id",schemaPath:"contract:/components/schemas/Chat/properties/owner_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema48.properties.owner_id,data:data4};
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
if(data0.member_ids !== undefined){
let data5 = data0.member_ids;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err24 = {instancePath:instancePath+"/data/member_ids/" + i0,schemaPath:"contract:/components/schemas/Chat/properties/member_ids/items/type",keyword:"type",params:{type: "integer"},schema:schema48.properties.member_ids.items.type,parentSchema:schema48.properties.member_ids.items,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err25 = {instancePath:instancePath+"/data/member_ids/" + i0,schemaPath:"contract:/components/schemas/Chat/properties/member_ids/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema48.properties.member_ids.items,data:data6};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(Number.isInteger(data6) && data6 >= -2147483648 && data6 <= 2147483647)){
const err26 = {instancePath:instancePath+"/data/member_ids/" + i0,schemaPath:"contract:/components/schemas/Chat/properties/member_ids/items/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema48.properties.member_ids.items,data:data6};
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
}
else {
const err27 = {instancePath:instancePath+"/data/member_ids",schemaPath:"contract:/components/schemas/Chat/properties/member_ids/type",keyword:"type",params:{type: "array"},schema:schema48.properties.member_ids.type,parentSchema:schema48.properties.member_ids,data:data5};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data0.group_tag_ids !== undefined){
let data7 = data0.group_tag_ids;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err28 = {instancePath:instancePath+"/data/group_tag_ids/" + i1,schemaPath:"contract:/components/schemas/Chat/properties/group_tag_ids/items/type",keyword:"type",params:{type: "integer"},schema:schema48.properties.group_tag_ids.items.type,parentSchema:schema48.properties.group_tag_ids.items,data:data8};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(Math.abs(data8) > 9007199254740991){
const err29 = {instancePath:instancePath+"/data/group_tag_ids/" + i1,schemaPath:"contract:/components/schemas/Chat/properties/group_tag_ids/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema48.properties.group_tag_ids.items,data:data8};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(Number.isInteger(data8) && data8 >= -2147483648 && data8 <= 2147483647)){
const err30 = {instancePath:instancePath+"/data/group_tag_ids/" + i1,schemaPath:"contract:/components/schemas/Chat/properties/group_tag_ids/items/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema48.properties.group_tag_ids.items,data:data8};
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
}
else {
const err31 = {instancePath:instancePath+"/data/group_tag_ids",schemaPath:"contract:/components/schemas/Chat/properties/group_tag_ids/type",keyword:"type",params:{type: "array"},schema:schema48.properties.group_tag_ids.type,parentSchema:schema48.properties.group_tag_ids,data:data7};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data0.channel !== undefined){
let data9 = data0.channel;
if(typeof data9 !== "boolean"){
const err32 = {instancePath:instancePath+"/data/channel",schemaPath:"contract:/components/schemas/Chat/properties/channel/type",keyword:"type",params:{type: "boolean"},schema:schema48.properties.channel.type,parentSchema:schema48.properties.channel,data:data9};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data0.archived !== undefined){
let data10 = data0.archived;
if(typeof data10 !== "boolean"){
const err33 = {instancePath:instancePath+"/data/archived",schemaPath:"contract:/components/schemas/Chat/properties/archived/type",keyword:"type",params:{type: "boolean"},schema:schema48.properties.archived.type,parentSchema:schema48.properties.archived,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data0.personal !== undefined){
let data11 = data0.personal;
if(typeof data11 !== "boolean"){
const err34 = {instancePath:instancePath+"/data/personal",schemaPath:"contract:/components/schemas/Chat/properties/personal/type",keyword:"type",params:{type: "boolean"},schema:schema48.properties.personal.type,parentSchema:schema48.properties.personal,data:data11};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data0.public !== undefined){
let data12 = data0.public;
if(typeof data12 !== "boolean"){
const err35 = {instancePath:instancePath+"/data/public",schemaPath:"contract:/components/schemas/Chat/properties/public/type",keyword:"type",params:{type: "boolean"},schema:schema48.properties.public.type,parentSchema:schema48.properties.public,data:data12};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data0.last_message_at !== undefined){
let data13 = data0.last_message_at;
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err36 = {instancePath:instancePath+"/data/last_message_at",schemaPath:"contract:/components/schemas/Chat/properties/last_message_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema48.properties.last_message_at,data:data13};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data13.includes(":60")){
const next1 = Date.parse((data13).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err37 = {instancePath:instancePath+"/data/last_message_at",schemaPath:"contract:/components/schemas/Chat/properties/last_message_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema48.properties.last_message_at,data:data13};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/data/last_message_at",schemaPath:"contract:/components/schemas/Chat/properties/last_message_at/type",keyword:"type",params:{type: "string"},schema:schema48.properties.last_message_at.type,parentSchema:schema48.properties.last_message_at,data:data13};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data0.meet_room_url !== undefined){
let data14 = data0.meet_room_url;
if(typeof data14 !== "string"){
const err39 = {instancePath:instancePath+"/data/meet_room_url",schemaPath:"contract:/components/schemas/Chat/properties/meet_room_url/type",keyword:"type",params:{type: "string"},schema:schema48.properties.meet_room_url.type,parentSchema:schema48.properties.meet_room_url,data:data14};
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
const err40 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Chat/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data:data0};
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
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate25;
const schema52 = {"$id":"contract:/ExportOperations_requestExport.403.body","anyOf":[{"$ref":"contract:/components/schemas/ApiError"},{"$ref":"contract:/components/schemas/OAuthError"}]};

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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate7.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate7.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {__proto__: null, };
props0.errors = true;
}
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/OAuthError/required",keyword:"required",params:{missingProperty: "error"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.error_description === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/OAuthError/required",keyword:"required",params:{missingProperty: "error_description"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"contract:/components/schemas/OAuthError/properties/error/type",keyword:"type",params:{type: "string"},schema:schema34.properties.error.type,parentSchema:schema34.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.error_description !== undefined){
let data1 = data.error_description;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/error_description",schemaPath:"contract:/components/schemas/OAuthError/properties/error_description/type",keyword:"type",params:{type: "string"},schema:schema34.properties.error_description.type,parentSchema:schema34.properties.error_description,data:data1};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/OAuthError/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.error = true;
props0.error_description = true;
}
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs0, passingSchemas: null},schema:schema52.anyOf,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
validate25.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate25.evaluated = {"dynamicProps":true,"dynamicItems":false};

exports.v10 = validate27;
const schema54 = {"$id":"contract:/ExportOperations_downloadExport.302.headers","type":"object","properties":{"location":{"type":"string","format":"uri"}},"required":["location"]};
const formats5 = /^[A-Za-z][A-Za-z0-9+.-]*:(?:\/\/(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:]|%[0-9A-Fa-f]{2})*@)?(?:\[(?:(?:(?:[0-9A-Fa-f]{1,4}:){6}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|::(?:[0-9A-Fa-f]{1,4}:){5}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){4}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,1}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){3}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,2}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){2}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,3}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}:(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,4}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}|(?:(?:[0-9A-Fa-f]{1,4}:){0,6}[0-9A-Fa-f]{1,4})?::)|[Vv][0-9A-Fa-f]+\.[\-A-Za-z0-9._~!$&'()*+,;=:]+)\]|(?:[\-A-Za-z0-9._~!$&'()*+,;=]|%[0-9A-Fa-f]{2})*)(?::\d*)?(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*|\/(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*)?|(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*)?(?:\?(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})|[/?])*)?(?:#(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})|[/?])*)?$/;

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
if(data.location === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "location"},schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.location !== undefined){
let data0 = data.location;
if(typeof data0 === "string"){
if(!(formats5.test(data0))){
const err1 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema54.properties.location,data:data0};
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
const err2 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},schema:schema54.properties.location.type,parentSchema:schema54.properties.location,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema54.type,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"location":true},"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate28;
const schema55 = {"$id":"contract:/ExportOperations_downloadExport.403.body","anyOf":[{"$ref":"contract:/components/schemas/OAuthError"},{"anyOf":[{"$ref":"contract:/components/schemas/ApiError"},{"$ref":"contract:/components/schemas/OAuthError"}]}]};

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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/OAuthError/required",keyword:"required",params:{missingProperty: "error"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.error_description === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/OAuthError/required",keyword:"required",params:{missingProperty: "error_description"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"contract:/components/schemas/OAuthError/properties/error/type",keyword:"type",params:{type: "string"},schema:schema34.properties.error.type,parentSchema:schema34.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.error_description !== undefined){
let data1 = data.error_description;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/error_description",schemaPath:"contract:/components/schemas/OAuthError/properties/error_description/type",keyword:"type",params:{type: "string"},schema:schema34.properties.error_description.type,parentSchema:schema34.properties.error_description,data:data1};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/OAuthError/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {__proto__: null, };
props0.error = true;
props0.error_description = true;
}
const _errs8 = errors;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(!(validate7.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate7.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid3 = valid3 || _valid1;
if(_valid1){
var props1 = {__proto__: null, };
props1.errors = true;
}
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err5 = {instancePath,schemaPath:"contract:/components/schemas/OAuthError/required",keyword:"required",params:{missingProperty: "error"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.error_description === undefined){
const err6 = {instancePath,schemaPath:"contract:/components/schemas/OAuthError/required",keyword:"required",params:{missingProperty: "error_description"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.error !== undefined){
let data2 = data.error;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/error",schemaPath:"contract:/components/schemas/OAuthError/properties/error/type",keyword:"type",params:{type: "string"},schema:schema34.properties.error.type,parentSchema:schema34.properties.error,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.error_description !== undefined){
let data3 = data.error_description;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/error_description",schemaPath:"contract:/components/schemas/OAuthError/properties/error_description/type",keyword:"type",params:{type: "string"},schema:schema34.properties.error_description.type,parentSchema:schema34.properties.error_description,data:data3};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/OAuthError/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid3 = valid3 || _valid1;
if(_valid1){
if(props1 !== true){
props1 = props1 || {__proto__: null, };
props1.error = true;
props1.error_description = true;
}
}
if(!valid3){
const err10 = {instancePath,schemaPath:"#/anyOf/1/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs9, passingSchemas: null},schema:schema55.anyOf[1].anyOf,parentSchema:schema55.anyOf[1],data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs8 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {__proto__: null, };
Object.assign(props0, props1);
}
}
}
if(!valid0){
const err11 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs0, passingSchemas: null},schema:schema55.anyOf,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
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
validate28.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate28.evaluated = {"dynamicProps":true,"dynamicItems":false};

exports.v12 = validate30;
const schema58 = {"$id":"contract:/ChatMemberOperations_listMembers.200.body","type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"contract:/components/schemas/User"}},"meta":{"$ref":"contract:/components/schemas/PaginationMeta"}}};
const schema59 = {"$id":"contract:/components/schemas/User","type":"object","required":["id","first_name","last_name","nickname","email","phone_number","department","title","role","suspended","invite_status","inviter_id","list_tags","custom_properties","user_status","bot","sso","created_at","last_activity_at","time_zone","image_url"],"properties":{"id":{"type":"integer","format":"int32","safeInteger":true},"first_name":{"type":["string","null"],"maxLength":255},"last_name":{"type":["string","null"],"maxLength":255},"nickname":{"type":"string","maxLength":255},"email":{"type":["string","null"],"maxLength":255},"phone_number":{"type":["string","null"],"maxLength":255},"department":{"type":["string","null"],"maxLength":255},"title":{"type":["string","null"]},"role":{"allOf":[{"$ref":"contract:/components/schemas/UserRole"}]},"suspended":{"type":"boolean"},"invite_status":{"allOf":[{"$ref":"contract:/components/schemas/InviteStatus"}]},"inviter_id":{"type":["integer","null"],"format":"int32","safeInteger":true},"list_tags":{"type":"array","items":{"type":"string"}},"custom_properties":{"type":"array","items":{"$ref":"contract:/components/schemas/CustomProperty"}},"user_status":{"anyOf":[{"type":"object","allOf":[{"$ref":"contract:/components/schemas/UserStatus"}]},{"type":"null"}]},"bot":{"type":"boolean"},"sso":{"type":"boolean"},"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"last_activity_at":{"type":["string","null"],"format":"date-time","leapSecond":"date-time"},"time_zone":{"type":["string","null"],"maxLength":32},"image_url":{"type":["string","null"]}}};
const schema60 = {"$id":"contract:/components/schemas/UserRole","type":"string","enum":["admin","user","multi_guest","guest"]};
const schema61 = {"$id":"contract:/components/schemas/InviteStatus","type":"string","enum":["confirmed","sent"]};
const schema64 = {"$id":"contract:/components/schemas/UserStatus","type":"object","required":["emoji","title","expires_at","is_away","away_message"],"properties":{"emoji":{"type":"string"},"title":{"type":"string","maxLength":50},"expires_at":{"type":["string","null"],"format":"date-time","leapSecond":"date-time"},"is_away":{"type":"boolean"},"away_message":{"type":["object","null"],"properties":{"text":{"type":"string","maxLength":1024}},"required":["text"]}}};
const schema62 = {"$id":"contract:/components/schemas/CustomProperty","type":"object","required":["id","name","data_type","value"],"properties":{"id":{"type":"integer","format":"int32","safeInteger":true},"name":{"type":"string","maxLength":32},"data_type":{"allOf":[{"$ref":"contract:/components/schemas/CustomPropertyDataType"}]},"value":{"type":["string","null"],"maxLength":768}}};
const schema63 = {"$id":"contract:/components/schemas/CustomPropertyDataType","type":"string","enum":["string","number","date","link"]};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data_type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data_type"},schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema62.properties.id.type,parentSchema:schema62.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(Math.abs(data0) > 9007199254740991){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema62.properties.id,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(Number.isInteger(data0) && data0 >= -2147483648 && data0 <= 2147483647)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema62.properties.id,data:data0};
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
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func0(data1) > 32){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 32},schema:32,parentSchema:schema62.properties.name,data:data1};
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
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema62.properties.name.type,parentSchema:schema62.properties.name,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.data_type !== undefined){
let data2 = data.data_type;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/data_type",schemaPath:"contract:/components/schemas/CustomPropertyDataType/type",keyword:"type",params:{type: "string"},schema:schema63.type,parentSchema:schema63,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data2 === "string") || (data2 === "number")) || (data2 === "date")) || (data2 === "link"))){
const err10 = {instancePath:instancePath+"/data_type",schemaPath:"contract:/components/schemas/CustomPropertyDataType/enum",keyword:"enum",params:{allowedValues: schema63.enum},schema:schema63.enum,parentSchema:schema63,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.value !== undefined){
let data3 = data.value;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema62.properties.value.type},schema:schema62.properties.value.type,parentSchema:schema62.properties.value,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 768){
const err12 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 768},schema:768,parentSchema:schema62.properties.value,data:data3};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema62.type,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"id":true,"name":true,"data_type":true,"value":true},"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.first_name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_name"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.last_name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_name"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.nickname === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nickname"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.email === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.phone_number === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone_number"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.department === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "department"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.title === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.role === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.suspended === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suspended"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.invite_status === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invite_status"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.inviter_id === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "inviter_id"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.list_tags === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list_tags"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.custom_properties === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "custom_properties"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.user_status === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_status"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.bot === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bot"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.sso === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sso"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.created_at === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.last_activity_at === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_activity_at"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.time_zone === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "time_zone"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.image_url === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image_url"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err21 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema59.properties.id.type,parentSchema:schema59.properties.id,data:data0};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(Math.abs(data0) > 9007199254740991){
const err22 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema59.properties.id,data:data0};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(Number.isInteger(data0) && data0 >= -2147483648 && data0 <= 2147483647)){
const err23 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema59.properties.id,data:data0};
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
if(data.first_name !== undefined){
let data1 = data.first_name;
if((typeof data1 !== "string") && (data1 !== null)){
const err24 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: schema59.properties.first_name.type},schema:schema59.properties.first_name.type,parentSchema:schema59.properties.first_name,data:data1};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err25 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema59.properties.first_name,data:data1};
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
if(data.last_name !== undefined){
let data2 = data.last_name;
if((typeof data2 !== "string") && (data2 !== null)){
const err26 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema59.properties.last_name.type},schema:schema59.properties.last_name.type,parentSchema:schema59.properties.last_name,data:data2};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err27 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema59.properties.last_name,data:data2};
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
if(data.nickname !== undefined){
let data3 = data.nickname;
if(typeof data3 === "string"){
if(func0(data3) > 255){
const err28 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema59.properties.nickname,data:data3};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/type",keyword:"type",params:{type: "string"},schema:schema59.properties.nickname.type,parentSchema:schema59.properties.nickname,data:data3};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if((typeof data4 !== "string") && (data4 !== null)){
const err30 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema59.properties.email.type},schema:schema59.properties.email.type,parentSchema:schema59.properties.email,data:data4};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 255){
const err31 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema59.properties.email,data:data4};
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
if(data.phone_number !== undefined){
let data5 = data.phone_number;
if((typeof data5 !== "string") && (data5 !== null)){
const err32 = {instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/type",keyword:"type",params:{type: schema59.properties.phone_number.type},schema:schema59.properties.phone_number.type,parentSchema:schema59.properties.phone_number,data:data5};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 255){
const err33 = {instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema59.properties.phone_number,data:data5};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.department !== undefined){
let data6 = data.department;
if((typeof data6 !== "string") && (data6 !== null)){
const err34 = {instancePath:instancePath+"/department",schemaPath:"#/properties/department/type",keyword:"type",params:{type: schema59.properties.department.type},schema:schema59.properties.department.type,parentSchema:schema59.properties.department,data:data6};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data6 === "string"){
if(func0(data6) > 255){
const err35 = {instancePath:instancePath+"/department",schemaPath:"#/properties/department/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema59.properties.department,data:data6};
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
if(data.title !== undefined){
let data7 = data.title;
if((typeof data7 !== "string") && (data7 !== null)){
const err36 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema59.properties.title.type},schema:schema59.properties.title.type,parentSchema:schema59.properties.title,data:data7};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.role !== undefined){
let data8 = data.role;
if(typeof data8 !== "string"){
const err37 = {instancePath:instancePath+"/role",schemaPath:"contract:/components/schemas/UserRole/type",keyword:"type",params:{type: "string"},schema:schema60.type,parentSchema:schema60,data:data8};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!((((data8 === "admin") || (data8 === "user")) || (data8 === "multi_guest")) || (data8 === "guest"))){
const err38 = {instancePath:instancePath+"/role",schemaPath:"contract:/components/schemas/UserRole/enum",keyword:"enum",params:{allowedValues: schema60.enum},schema:schema60.enum,parentSchema:schema60,data:data8};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.suspended !== undefined){
let data9 = data.suspended;
if(typeof data9 !== "boolean"){
const err39 = {instancePath:instancePath+"/suspended",schemaPath:"#/properties/suspended/type",keyword:"type",params:{type: "boolean"},schema:schema59.properties.suspended.type,parentSchema:schema59.properties.suspended,data:data9};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.invite_status !== undefined){
let data10 = data.invite_status;
if(typeof data10 !== "string"){
const err40 = {instancePath:instancePath+"/invite_status",schemaPath:"contract:/components/schemas/InviteStatus/type",keyword:"type",params:{type: "string"},schema:schema61.type,parentSchema:schema61,data:data10};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!((data10 === "confirmed") || (data10 === "sent"))){
const err41 = {instancePath:instancePath+"/invite_status",schemaPath:"contract:/components/schemas/InviteStatus/enum",keyword:"enum",params:{allowedValues: schema61.enum},schema:schema61.enum,parentSchema:schema61,data:data10};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.inviter_id !== undefined){
let data11 = data.inviter_id;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err42 = {instancePath:instancePath+"/inviter_id",schemaPath:"#/properties/inviter_id/type",keyword:"type",params:{type: schema59.properties.inviter_id.type},schema:schema59.properties.inviter_id.type,parentSchema:schema59.properties.inviter_id,data:data11};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(Math.abs(data11) > 9007199254740991){
const err43 = {instancePath:instancePath+"/inviter_id",schemaPath:"#/properties/inviter_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema59.properties.inviter_id,data:data11};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!(Number.isInteger(data11) && data11 >= -2147483648 && data11 <= 2147483647)){
const err44 = {instancePath:instancePath+"/inviter_id",schemaPath:"#/properties/inviter_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema59.properties.inviter_id,data:data11};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data.list_tags !== undefined){
let data12 = data.list_tags;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 !== "string"){
const err45 = {instancePath:instancePath+"/list_tags/" + i0,schemaPath:"#/properties/list_tags/items/type",keyword:"type",params:{type: "string"},schema:schema59.properties.list_tags.items.type,parentSchema:schema59.properties.list_tags.items,data:data13};
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
else {
const err46 = {instancePath:instancePath+"/list_tags",schemaPath:"#/properties/list_tags/type",keyword:"type",params:{type: "array"},schema:schema59.properties.list_tags.type,parentSchema:schema59.properties.list_tags,data:data12};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.custom_properties !== undefined){
let data14 = data.custom_properties;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(!(validate32.call(this, data14[i1], {instancePath:instancePath+"/custom_properties/" + i1,parentData:data14,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err47 = {instancePath:instancePath+"/custom_properties",schemaPath:"#/properties/custom_properties/type",keyword:"type",params:{type: "array"},schema:schema59.properties.custom_properties.type,parentSchema:schema59.properties.custom_properties,data:data14};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.user_status !== undefined){
let data16 = data.user_status;
const _errs37 = errors;
let valid9 = false;
const _errs38 = errors;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
const err48 = {instancePath:instancePath+"/user_status",schemaPath:"#/properties/user_status/anyOf/0/type",keyword:"type",params:{type: "object"},schema:schema59.properties.user_status.anyOf[0].type,parentSchema:schema59.properties.user_status.anyOf[0],data:data16};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.emoji === undefined){
const err49 = {instancePath:instancePath+"/user_status",schemaPath:"contract:/components/schemas/UserStatus/required",keyword:"required",params:{missingProperty: "emoji"},schema:schema64.required,parentSchema:schema64,data:data16};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data16.title === undefined){
const err50 = {instancePath:instancePath+"/user_status",schemaPath:"contract:/components/schemas/UserStatus/required",keyword:"required",params:{missingProperty: "title"},schema:schema64.required,parentSchema:schema64,data:data16};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data16.expires_at === undefined){
const err51 = {instancePath:instancePath+"/user_status",schemaPath:"contract:/components/schemas/UserStatus/required",keyword:"required",params:{missingProperty: "expires_at"},schema:schema64.required,parentSchema:schema64,data:data16};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data16.is_away === undefined){
const err52 = {instancePath:instancePath+"/user_status",schemaPath:"contract:/components/schemas/UserStatus/required",keyword:"required",params:{missingProperty: "is_away"},schema:schema64.required,parentSchema:schema64,data:data16};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data16.away_message === undefined){
const err53 = {instancePath:instancePath+"/user_status",schemaPath:"contract:/components/schemas/UserStatus/required",keyword:"required",params:{missingProperty: "away_message"},schema:schema64.required,parentSchema:schema64,data:data16};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data16.emoji !== undefined){
let data17 = data16.emoji;
if(typeof data17 !== "string"){
const err54 = {instancePath:instancePath+"/user_status/emoji",schemaPath:"contract:/components/schemas/UserStatus/properties/emoji/type",keyword:"type",params:{type: "string"},schema:schema64.properties.emoji.type,parentSchema:schema64.properties.emoji,data:data17};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data16.title !== undefined){
let data18 = data16.title;
if(typeof data18 === "string"){
if(func0(data18) > 50){
const err55 = {instancePath:instancePath+"/user_status/title",schemaPath:"contract:/components/schemas/UserStatus/properties/title/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema64.properties.title,data:data18};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/user_status/title",schemaPath:"contract:/components/schemas/UserStatus/properties/title/type",keyword:"type",params:{type: "string"},schema:schema64.properties.title.type,parentSchema:schema64.properties.title,data:data18};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data16.expires_at !== undefined){
let data19 = data16.expires_at;
if((typeof data19 !== "string") && (data19 !== null)){
const err57 = {instancePath:instancePath+"/user_status/expires_at",schemaPath:"contract:/components/schemas/UserStatus/properties/expires_at/type",keyword:"type",params:{type: schema64.properties.expires_at.type},schema:schema64.properties.expires_at.type,parentSchema:schema64.properties.expires_at,data:data19};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(typeof data19 === "string"){
if(!(formats0.test(data19))){
const err58 = {instancePath:instancePath+"/user_status/expires_at",schemaPath:"contract:/components/schemas/UserStatus/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema64.properties.expires_at,data:data19};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data19.includes(":60")){
const next0 = Date.parse((data19).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err59 = {instancePath:instancePath+"/user_status/expires_at",schemaPath:"contract:/components/schemas/UserStatus/properties/expires_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema64.properties.expires_at,data:data19};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
}
if(data16.is_away !== undefined){
let data20 = data16.is_away;
if(typeof data20 !== "boolean"){
const err60 = {instancePath:instancePath+"/user_status/is_away",schemaPath:"contract:/components/schemas/UserStatus/properties/is_away/type",keyword:"type",params:{type: "boolean"},schema:schema64.properties.is_away.type,parentSchema:schema64.properties.is_away,data:data20};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data16.away_message !== undefined){
let data21 = data16.away_message;
if((!(data21 && typeof data21 == "object" && !Array.isArray(data21))) && (data21 !== null)){
const err61 = {instancePath:instancePath+"/user_status/away_message",schemaPath:"contract:/components/schemas/UserStatus/properties/away_message/type",keyword:"type",params:{type: schema64.properties.away_message.type},schema:schema64.properties.away_message.type,parentSchema:schema64.properties.away_message,data:data21};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.text === undefined){
const err62 = {instancePath:instancePath+"/user_status/away_message",schemaPath:"contract:/components/schemas/UserStatus/properties/away_message/required",keyword:"required",params:{missingProperty: "text"},schema:schema64.properties.away_message.required,parentSchema:schema64.properties.away_message,data:data21};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data21.text !== undefined){
let data22 = data21.text;
if(typeof data22 === "string"){
if(func0(data22) > 1024){
const err63 = {instancePath:instancePath+"/user_status/away_message/text",schemaPath:"contract:/components/schemas/UserStatus/properties/away_message/properties/text/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema64.properties.away_message.properties.text,data:data22};
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
const err64 = {instancePath:instancePath+"/user_status/away_message/text",schemaPath:"contract:/components/schemas/UserStatus/properties/away_message/properties/text/type",keyword:"type",params:{type: "string"},schema:schema64.properties.away_message.properties.text.type,parentSchema:schema64.properties.away_message.properties.text,data:data22};
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
}
}
else {
const err65 = {instancePath:instancePath+"/user_status",schemaPath:"contract:/components/schemas/UserStatus/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data:data16};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var _valid0 = _errs38 === errors;
valid9 = valid9 || _valid0;
if(_valid0){
var props0 = {__proto__: null, };
props0.emoji = true;
props0.title = true;
props0.expires_at = true;
props0.is_away = true;
props0.away_message = true;
}
const _errs55 = errors;
if(data16 !== null){
const err66 = {instancePath:instancePath+"/user_status",schemaPath:"#/properties/user_status/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema59.properties.user_status.anyOf[1].type,parentSchema:schema59.properties.user_status.anyOf[1],data:data16};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var _valid0 = _errs55 === errors;
valid9 = valid9 || _valid0;
if(!valid9){
const err67 = {instancePath:instancePath+"/user_status",schemaPath:"#/properties/user_status/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs37, passingSchemas: null},schema:schema59.properties.user_status.anyOf,parentSchema:schema59.properties.user_status,data:data16};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
if(data.bot !== undefined){
let data23 = data.bot;
if(typeof data23 !== "boolean"){
const err68 = {instancePath:instancePath+"/bot",schemaPath:"#/properties/bot/type",keyword:"type",params:{type: "boolean"},schema:schema59.properties.bot.type,parentSchema:schema59.properties.bot,data:data23};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.sso !== undefined){
let data24 = data.sso;
if(typeof data24 !== "boolean"){
const err69 = {instancePath:instancePath+"/sso",schemaPath:"#/properties/sso/type",keyword:"type",params:{type: "boolean"},schema:schema59.properties.sso.type,parentSchema:schema59.properties.sso,data:data24};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.created_at !== undefined){
let data25 = data.created_at;
if(typeof data25 === "string"){
if(!(formats0.test(data25))){
const err70 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema59.properties.created_at,data:data25};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data25.includes(":60")){
const next1 = Date.parse((data25).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err71 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema59.properties.created_at,data:data25};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema59.properties.created_at.type,parentSchema:schema59.properties.created_at,data:data25};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.last_activity_at !== undefined){
let data26 = data.last_activity_at;
if((typeof data26 !== "string") && (data26 !== null)){
const err73 = {instancePath:instancePath+"/last_activity_at",schemaPath:"#/properties/last_activity_at/type",keyword:"type",params:{type: schema59.properties.last_activity_at.type},schema:schema59.properties.last_activity_at.type,parentSchema:schema59.properties.last_activity_at,data:data26};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(typeof data26 === "string"){
if(!(formats0.test(data26))){
const err74 = {instancePath:instancePath+"/last_activity_at",schemaPath:"#/properties/last_activity_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema59.properties.last_activity_at,data:data26};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data26.includes(":60")){
const next2 = Date.parse((data26).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err75 = {instancePath:instancePath+"/last_activity_at",schemaPath:"#/properties/last_activity_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema59.properties.last_activity_at,data:data26};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
}
if(data.time_zone !== undefined){
let data27 = data.time_zone;
if((typeof data27 !== "string") && (data27 !== null)){
const err76 = {instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/type",keyword:"type",params:{type: schema59.properties.time_zone.type},schema:schema59.properties.time_zone.type,parentSchema:schema59.properties.time_zone,data:data27};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(typeof data27 === "string"){
if(func0(data27) > 32){
const err77 = {instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/maxLength",keyword:"maxLength",params:{limit: 32},schema:32,parentSchema:schema59.properties.time_zone,data:data27};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
if(data.image_url !== undefined){
let data28 = data.image_url;
if((typeof data28 !== "string") && (data28 !== null)){
const err78 = {instancePath:instancePath+"/image_url",schemaPath:"#/properties/image_url/type",keyword:"type",params:{type: schema59.properties.image_url.type},schema:schema59.properties.image_url.type,parentSchema:schema59.properties.image_url,data:data28};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"id":true,"first_name":true,"last_name":true,"nickname":true,"email":true,"phone_number":true,"department":true,"title":true,"role":true,"suspended":true,"invite_status":true,"inviter_id":true,"list_tags":true,"custom_properties":true,"user_status":true,"bot":true,"sso":true,"created_at":true,"last_activity_at":true,"time_zone":true,"image_url":true},"dynamicProps":false,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.meta === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate31.call(this, data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema58.properties.data.type,parentSchema:schema58.properties.data,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.meta !== undefined){
let data2 = data.meta;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.paginate === undefined){
const err3 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/PaginationMeta/required",keyword:"required",params:{missingProperty: "paginate"},schema:schema27.required,parentSchema:schema27,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.paginate !== undefined){
let data3 = data2.paginate;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.next_page === undefined){
const err4 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/required",keyword:"required",params:{missingProperty: "next_page"},schema:schema27.properties.paginate.required,parentSchema:schema27.properties.paginate,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3.next_page !== undefined){
let data4 = data3.next_page;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/meta/paginate/next_page",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/next_page/type",keyword:"type",params:{type: "string"},schema:schema27.properties.paginate.properties.next_page.type,parentSchema:schema27.properties.paginate.properties.next_page,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.prev_page !== undefined){
let data5 = data3.prev_page;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/meta/paginate/prev_page",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/prev_page/type",keyword:"type",params:{type: "string"},schema:schema27.properties.paginate.properties.prev_page.type,parentSchema:schema27.properties.paginate.properties.prev_page,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.has_next !== undefined){
let data6 = data3.has_next;
if(typeof data6 !== "boolean"){
const err7 = {instancePath:instancePath+"/meta/paginate/has_next",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/has_next/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.paginate.properties.has_next.type,parentSchema:schema27.properties.paginate.properties.has_next,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.has_prev !== undefined){
let data7 = data3.has_prev;
if(typeof data7 !== "boolean"){
const err8 = {instancePath:instancePath+"/meta/paginate/has_prev",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/has_prev/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.paginate.properties.has_prev.type,parentSchema:schema27.properties.paginate.properties.has_prev,data:data7};
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
const err9 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/type",keyword:"type",params:{type: "object"},schema:schema27.properties.paginate.type,parentSchema:schema27.properties.paginate,data:data3};
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
const err10 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/PaginationMeta/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data:data2};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"data":true,"meta":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate35;
const schema66 = {"$id":"contract:/CommonOperations_listProperties.200.body","type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"contract:/components/schemas/CustomPropertyDefinition"}}}};
const schema67 = {"$id":"contract:/components/schemas/CustomPropertyDefinition","type":"object","required":["id","name","data_type"],"properties":{"id":{"type":"integer","format":"int32","safeInteger":true},"name":{"type":"string","maxLength":32},"data_type":{"allOf":[{"$ref":"contract:/components/schemas/CustomPropertyDataType"}]}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data_type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data_type"},schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema67.properties.id.type,parentSchema:schema67.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(Math.abs(data0) > 9007199254740991){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema67.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(Number.isInteger(data0) && data0 >= -2147483648 && data0 <= 2147483647)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema67.properties.id,data:data0};
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
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func0(data1) > 32){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 32},schema:32,parentSchema:schema67.properties.name,data:data1};
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
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.name.type,parentSchema:schema67.properties.name,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.data_type !== undefined){
let data2 = data.data_type;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/data_type",schemaPath:"contract:/components/schemas/CustomPropertyDataType/type",keyword:"type",params:{type: "string"},schema:schema63.type,parentSchema:schema63,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data2 === "string") || (data2 === "number")) || (data2 === "date")) || (data2 === "link"))){
const err9 = {instancePath:instancePath+"/data_type",schemaPath:"contract:/components/schemas/CustomPropertyDataType/enum",keyword:"enum",params:{allowedValues: schema63.enum},schema:schema63.enum,parentSchema:schema63,data:data2};
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
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"id":true,"name":true,"data_type":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate36.call(this, data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema66.properties.data.type,parentSchema:schema66.properties.data,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema66.type,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate38;
const schema69 = {"$id":"contract:/GroupTagOperations_listTags.200.body","type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"contract:/components/schemas/GroupTag"}},"meta":{"$ref":"contract:/components/schemas/PaginationMeta"}}};
const schema70 = {"$id":"contract:/components/schemas/GroupTag","type":"object","required":["id","name","users_count"],"properties":{"id":{"type":"integer","format":"int32","safeInteger":true},"name":{"type":"string","maxLength":255},"users_count":{"type":"integer","format":"int32","safeInteger":true}}};

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
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.meta === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err2 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/GroupTag/required",keyword:"required",params:{missingProperty: "id"},schema:schema70.required,parentSchema:schema70,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.name === undefined){
const err3 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/GroupTag/required",keyword:"required",params:{missingProperty: "name"},schema:schema70.required,parentSchema:schema70,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.users_count === undefined){
const err4 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/GroupTag/required",keyword:"required",params:{missingProperty: "users_count"},schema:schema70.required,parentSchema:schema70,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/GroupTag/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema70.properties.id.type,parentSchema:schema70.properties.id,data:data2};
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
const err6 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/GroupTag/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema70.properties.id,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(Number.isInteger(data2) && data2 >= -2147483648 && data2 <= 2147483647)){
const err7 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/GroupTag/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema70.properties.id,data:data2};
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
if(data1.name !== undefined){
let data3 = data1.name;
if(typeof data3 === "string"){
if(func0(data3) > 255){
const err8 = {instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"contract:/components/schemas/GroupTag/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema70.properties.name,data:data3};
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
const err9 = {instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"contract:/components/schemas/GroupTag/properties/name/type",keyword:"type",params:{type: "string"},schema:schema70.properties.name.type,parentSchema:schema70.properties.name,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.users_count !== undefined){
let data4 = data1.users_count;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/data/" + i0+"/users_count",schemaPath:"contract:/components/schemas/GroupTag/properties/users_count/type",keyword:"type",params:{type: "integer"},schema:schema70.properties.users_count.type,parentSchema:schema70.properties.users_count,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(Math.abs(data4) > 9007199254740991){
const err11 = {instancePath:instancePath+"/data/" + i0+"/users_count",schemaPath:"contract:/components/schemas/GroupTag/properties/users_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema70.properties.users_count,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(Number.isInteger(data4) && data4 >= -2147483648 && data4 <= 2147483647)){
const err12 = {instancePath:instancePath+"/data/" + i0+"/users_count",schemaPath:"contract:/components/schemas/GroupTag/properties/users_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema70.properties.users_count,data:data4};
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
const err13 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/GroupTag/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data:data1};
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
const err14 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema69.properties.data.type,parentSchema:schema69.properties.data,data:data0};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.meta !== undefined){
let data5 = data.meta;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.paginate === undefined){
const err15 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/PaginationMeta/required",keyword:"required",params:{missingProperty: "paginate"},schema:schema27.required,parentSchema:schema27,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5.paginate !== undefined){
let data6 = data5.paginate;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.next_page === undefined){
const err16 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/required",keyword:"required",params:{missingProperty: "next_page"},schema:schema27.properties.paginate.required,parentSchema:schema27.properties.paginate,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.next_page !== undefined){
let data7 = data6.next_page;
if(typeof data7 !== "string"){
const err17 = {instancePath:instancePath+"/meta/paginate/next_page",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/next_page/type",keyword:"type",params:{type: "string"},schema:schema27.properties.paginate.properties.next_page.type,parentSchema:schema27.properties.paginate.properties.next_page,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.prev_page !== undefined){
let data8 = data6.prev_page;
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/meta/paginate/prev_page",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/prev_page/type",keyword:"type",params:{type: "string"},schema:schema27.properties.paginate.properties.prev_page.type,parentSchema:schema27.properties.paginate.properties.prev_page,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.has_next !== undefined){
let data9 = data6.has_next;
if(typeof data9 !== "boolean"){
const err19 = {instancePath:instancePath+"/meta/paginate/has_next",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/has_next/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.paginate.properties.has_next.type,parentSchema:schema27.properties.paginate.properties.has_next,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.has_prev !== undefined){
let data10 = data6.has_prev;
if(typeof data10 !== "boolean"){
const err20 = {instancePath:instancePath+"/meta/paginate/has_prev",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/has_prev/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.paginate.properties.has_prev.type,parentSchema:schema27.properties.paginate.properties.has_prev,data:data10};
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
const err21 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/type",keyword:"type",params:{type: "object"},schema:schema27.properties.paginate.type,parentSchema:schema27.properties.paginate,data:data6};
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
const err22 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/PaginationMeta/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data:data5};
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
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema69.type,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"data":true,"meta":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate39;
const schema72 = {"$id":"contract:/GroupTagOperations_createTag.201.body","type":"object","required":["data"],"properties":{"data":{"$ref":"contract:/components/schemas/GroupTag"}}};

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
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err1 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/GroupTag/required",keyword:"required",params:{missingProperty: "id"},schema:schema70.required,parentSchema:schema70,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.name === undefined){
const err2 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/GroupTag/required",keyword:"required",params:{missingProperty: "name"},schema:schema70.required,parentSchema:schema70,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.users_count === undefined){
const err3 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/GroupTag/required",keyword:"required",params:{missingProperty: "users_count"},schema:schema70.required,parentSchema:schema70,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/data/id",schemaPath:"contract:/components/schemas/GroupTag/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema70.properties.id.type,parentSchema:schema70.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err5 = {instancePath:instancePath+"/data/id",schemaPath:"contract:/components/schemas/GroupTag/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema70.properties.id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err6 = {instancePath:instancePath+"/data/id",schemaPath:"contract:/components/schemas/GroupTag/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema70.properties.id,data:data1};
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
if(data0.name !== undefined){
let data2 = data0.name;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err7 = {instancePath:instancePath+"/data/name",schemaPath:"contract:/components/schemas/GroupTag/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema70.properties.name,data:data2};
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
const err8 = {instancePath:instancePath+"/data/name",schemaPath:"contract:/components/schemas/GroupTag/properties/name/type",keyword:"type",params:{type: "string"},schema:schema70.properties.name.type,parentSchema:schema70.properties.name,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.users_count !== undefined){
let data3 = data0.users_count;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/data/users_count",schemaPath:"contract:/components/schemas/GroupTag/properties/users_count/type",keyword:"type",params:{type: "integer"},schema:schema70.properties.users_count.type,parentSchema:schema70.properties.users_count,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(Math.abs(data3) > 9007199254740991){
const err10 = {instancePath:instancePath+"/data/users_count",schemaPath:"contract:/components/schemas/GroupTag/properties/users_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema70.properties.users_count,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err11 = {instancePath:instancePath+"/data/users_count",schemaPath:"contract:/components/schemas/GroupTag/properties/users_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema70.properties.users_count,data:data3};
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
}
else {
const err12 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/GroupTag/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data:data0};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema72.type,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate40;
const schema74 = {"$id":"contract:/ChatMessageOperations_listChatMessages.200.body","type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"contract:/components/schemas/Message"}},"meta":{"$ref":"contract:/components/schemas/PaginationMeta"}}};
const schema75 = {"$id":"contract:/components/schemas/Message","type":"object","required":["id","entity_type","entity_id","chat_id","root_chat_id","content","user_id","created_at","url","files","voice_content","buttons","thread","forwarding","parent_message_id","changed_at","deleted_at"],"properties":{"id":{"type":"integer","format":"int32","safeInteger":true},"entity_type":{"allOf":[{"$ref":"contract:/components/schemas/MessageEntityType"}]},"entity_id":{"type":"integer","format":"int32","safeInteger":true},"chat_id":{"type":"integer","format":"int32","safeInteger":true},"root_chat_id":{"type":"integer","format":"int32","safeInteger":true},"content":{"type":"string"},"user_id":{"type":"integer","format":"int32","safeInteger":true},"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"url":{"type":"string"},"files":{"type":"array","items":{"$ref":"contract:/components/schemas/File"}},"voice_content":{"anyOf":[{"type":"object","allOf":[{"$ref":"contract:/components/schemas/VoiceContent"}]},{"type":"null"}]},"buttons":{"type":["array","null"],"items":{"type":"array","items":{"$ref":"contract:/components/schemas/Button"}}},"thread":{"type":["object","null"],"properties":{"id":{"int64":{}},"chat_id":{"int64":{}}},"required":["id","chat_id"]},"forwarding":{"anyOf":[{"type":"object","allOf":[{"$ref":"contract:/components/schemas/Forwarding"}]},{"type":"null"}]},"parent_message_id":{"type":["integer","null"],"format":"int32","safeInteger":true},"display_avatar_url":{"type":["string","null"]},"display_name":{"type":["string","null"]},"changed_at":{"type":["string","null"],"format":"date-time","leapSecond":"date-time"},"deleted_at":{"type":["string","null"],"format":"date-time","leapSecond":"date-time"}}};
const schema76 = {"$id":"contract:/components/schemas/MessageEntityType","type":"string","enum":["discussion","thread","user"]};
const schema79 = {"$id":"contract:/components/schemas/VoiceContent","type":"object","required":["duration_ms","waveform","transcript"],"properties":{"duration_ms":{"type":"integer","format":"int32","safeInteger":true},"waveform":{"type":"string"},"transcript":{"type":["string","null"]}}};
const schema80 = {"$id":"contract:/components/schemas/Button","type":"object","required":["text"],"properties":{"text":{"type":"string","maxLength":255},"url":{"type":"string"},"data":{"type":"string","maxLength":255}}};
const schema81 = {"$id":"contract:/components/schemas/Forwarding","type":"object","required":["original_message_id","original_chat_id","author_id","original_created_at","original_thread_id","original_thread_message_id","original_thread_parent_chat_id"],"properties":{"original_message_id":{"type":"integer","format":"int32","safeInteger":true},"original_chat_id":{"type":"integer","format":"int32","safeInteger":true},"author_id":{"type":"integer","format":"int32","safeInteger":true},"original_created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"original_thread_id":{"type":["integer","null"],"format":"int32","safeInteger":true},"original_thread_message_id":{"type":["integer","null"],"format":"int32","safeInteger":true},"original_thread_parent_chat_id":{"type":["integer","null"],"format":"int32","safeInteger":true}}};
const schema77 = {"$id":"contract:/components/schemas/File","type":"object","required":["id","key","name","file_type","url"],"properties":{"id":{"type":"integer","format":"int32","safeInteger":true},"key":{"type":"string"},"name":{"type":"string"},"file_type":{"allOf":[{"$ref":"contract:/components/schemas/FileType"}]},"url":{"type":"string"},"width":{"type":["integer","null"],"format":"int32","safeInteger":true},"height":{"type":["integer","null"],"format":"int32","safeInteger":true}}};
const schema78 = {"$id":"contract:/components/schemas/FileType","type":"string","enum":["file","image","audio","voice"]};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema77.required,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.key === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema77.required,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema77.required,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.file_type === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file_type"},schema:schema77.required,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.url === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema77.required,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema77.properties.id.type,parentSchema:schema77.properties.id,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(Math.abs(data0) > 9007199254740991){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema77.properties.id,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(Number.isInteger(data0) && data0 >= -2147483648 && data0 <= 2147483647)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema77.properties.id,data:data0};
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
if(data.key !== undefined){
let data1 = data.key;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},schema:schema77.properties.key.type,parentSchema:schema77.properties.key,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema77.properties.name.type,parentSchema:schema77.properties.name,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.file_type !== undefined){
let data3 = data.file_type;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/file_type",schemaPath:"contract:/components/schemas/FileType/type",keyword:"type",params:{type: "string"},schema:schema78.type,parentSchema:schema78,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((data3 === "file") || (data3 === "image")) || (data3 === "audio")) || (data3 === "voice"))){
const err11 = {instancePath:instancePath+"/file_type",schemaPath:"contract:/components/schemas/FileType/enum",keyword:"enum",params:{allowedValues: schema78.enum},schema:schema78.enum,parentSchema:schema78,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.url !== undefined){
let data4 = data.url;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema77.properties.url.type,parentSchema:schema77.properties.url,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.width !== undefined){
let data5 = data.width;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err13 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: schema77.properties.width.type},schema:schema77.properties.width.type,parentSchema:schema77.properties.width,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(Math.abs(data5) > 9007199254740991){
const err14 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema77.properties.width,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(Number.isInteger(data5) && data5 >= -2147483648 && data5 <= 2147483647)){
const err15 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema77.properties.width,data:data5};
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
if(data.height !== undefined){
let data6 = data.height;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err16 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: schema77.properties.height.type},schema:schema77.properties.height.type,parentSchema:schema77.properties.height,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err17 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema77.properties.height,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(Number.isInteger(data6) && data6 >= -2147483648 && data6 <= 2147483647)){
const err18 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema77.properties.height,data:data6};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema77.type,parentSchema:schema77,data};
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
validate42.evaluated = {"props":{"id":true,"key":true,"name":true,"file_type":true,"url":true,"width":true,"height":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entity_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity_type"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.entity_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity_id"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.chat_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chat_id"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.root_chat_id === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "root_chat_id"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.content === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.user_id === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.created_at === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.url === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.files === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.voice_content === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "voice_content"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.buttons === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "buttons"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.thread === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thread"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.forwarding === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "forwarding"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.parent_message_id === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parent_message_id"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.changed_at === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changed_at"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.deleted_at === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deleted_at"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err17 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema75.properties.id.type,parentSchema:schema75.properties.id,data:data0};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(Math.abs(data0) > 9007199254740991){
const err18 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema75.properties.id,data:data0};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(Number.isInteger(data0) && data0 >= -2147483648 && data0 <= 2147483647)){
const err19 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema75.properties.id,data:data0};
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
if(data.entity_type !== undefined){
let data1 = data.entity_type;
if(typeof data1 !== "string"){
const err20 = {instancePath:instancePath+"/entity_type",schemaPath:"contract:/components/schemas/MessageEntityType/type",keyword:"type",params:{type: "string"},schema:schema76.type,parentSchema:schema76,data:data1};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data1 === "discussion") || (data1 === "thread")) || (data1 === "user"))){
const err21 = {instancePath:instancePath+"/entity_type",schemaPath:"contract:/components/schemas/MessageEntityType/enum",keyword:"enum",params:{allowedValues: schema76.enum},schema:schema76.enum,parentSchema:schema76,data:data1};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.entity_id !== undefined){
let data2 = data.entity_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err22 = {instancePath:instancePath+"/entity_id",schemaPath:"#/properties/entity_id/type",keyword:"type",params:{type: "integer"},schema:schema75.properties.entity_id.type,parentSchema:schema75.properties.entity_id,data:data2};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err23 = {instancePath:instancePath+"/entity_id",schemaPath:"#/properties/entity_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema75.properties.entity_id,data:data2};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(Number.isInteger(data2) && data2 >= -2147483648 && data2 <= 2147483647)){
const err24 = {instancePath:instancePath+"/entity_id",schemaPath:"#/properties/entity_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema75.properties.entity_id,data:data2};
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
if(data.chat_id !== undefined){
let data3 = data.chat_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err25 = {instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/type",keyword:"type",params:{type: "integer"},schema:schema75.properties.chat_id.type,parentSchema:schema75.properties.chat_id,data:data3};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(Math.abs(data3) > 9007199254740991){
const err26 = {instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema75.properties.chat_id,data:data3};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err27 = {instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema75.properties.chat_id,data:data3};
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
if(data.root_chat_id !== undefined){
let data4 = data.root_chat_id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err28 = {instancePath:instancePath+"/root_chat_id",schemaPath:"#/properties/root_chat_id/type",keyword:"type",params:{type: "integer"},schema:schema75.properties.root_chat_id.type,parentSchema:schema75.properties.root_chat_id,data:data4};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(Math.abs(data4) > 9007199254740991){
const err29 = {instancePath:instancePath+"/root_chat_id",schemaPath:"#/properties/root_chat_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema75.properties.root_chat_id,data:data4};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(Number.isInteger(data4) && data4 >= -2147483648 && data4 <= 2147483647)){
const err30 = {instancePath:instancePath+"/root_chat_id",schemaPath:"#/properties/root_chat_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema75.properties.root_chat_id,data:data4};
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
if(data.content !== undefined){
let data5 = data.content;
if(typeof data5 !== "string"){
const err31 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},schema:schema75.properties.content.type,parentSchema:schema75.properties.content,data:data5};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.user_id !== undefined){
let data6 = data.user_id;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err32 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema75.properties.user_id.type,parentSchema:schema75.properties.user_id,data:data6};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err33 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema75.properties.user_id,data:data6};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(Number.isInteger(data6) && data6 >= -2147483648 && data6 <= 2147483647)){
const err34 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema75.properties.user_id,data:data6};
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
if(data.created_at !== undefined){
let data7 = data.created_at;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err35 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema75.properties.created_at,data:data7};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data7.includes(":60")){
const next0 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err36 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema75.properties.created_at,data:data7};
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
const err37 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema75.properties.created_at.type,parentSchema:schema75.properties.created_at,data:data7};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.url !== undefined){
let data8 = data.url;
if(typeof data8 !== "string"){
const err38 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema75.properties.url.type,parentSchema:schema75.properties.url,data:data8};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.files !== undefined){
let data9 = data.files;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate42.call(this, data9[i0], {instancePath:instancePath+"/files/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"},schema:schema75.properties.files.type,parentSchema:schema75.properties.files,data:data9};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.voice_content !== undefined){
let data11 = data.voice_content;
const _errs25 = errors;
let valid5 = false;
const _errs26 = errors;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err40 = {instancePath:instancePath+"/voice_content",schemaPath:"#/properties/voice_content/anyOf/0/type",keyword:"type",params:{type: "object"},schema:schema75.properties.voice_content.anyOf[0].type,parentSchema:schema75.properties.voice_content.anyOf[0],data:data11};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.duration_ms === undefined){
const err41 = {instancePath:instancePath+"/voice_content",schemaPath:"contract:/components/schemas/VoiceContent/required",keyword:"required",params:{missingProperty: "duration_ms"},schema:schema79.required,parentSchema:schema79,data:data11};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data11.waveform === undefined){
const err42 = {instancePath:instancePath+"/voice_content",schemaPath:"contract:/components/schemas/VoiceContent/required",keyword:"required",params:{missingProperty: "waveform"},schema:schema79.required,parentSchema:schema79,data:data11};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data11.transcript === undefined){
const err43 = {instancePath:instancePath+"/voice_content",schemaPath:"contract:/components/schemas/VoiceContent/required",keyword:"required",params:{missingProperty: "transcript"},schema:schema79.required,parentSchema:schema79,data:data11};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data11.duration_ms !== undefined){
let data12 = data11.duration_ms;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err44 = {instancePath:instancePath+"/voice_content/duration_ms",schemaPath:"contract:/components/schemas/VoiceContent/properties/duration_ms/type",keyword:"type",params:{type: "integer"},schema:schema79.properties.duration_ms.type,parentSchema:schema79.properties.duration_ms,data:data12};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(Math.abs(data12) > 9007199254740991){
const err45 = {instancePath:instancePath+"/voice_content/duration_ms",schemaPath:"contract:/components/schemas/VoiceContent/properties/duration_ms/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema79.properties.duration_ms,data:data12};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(Number.isInteger(data12) && data12 >= -2147483648 && data12 <= 2147483647)){
const err46 = {instancePath:instancePath+"/voice_content/duration_ms",schemaPath:"contract:/components/schemas/VoiceContent/properties/duration_ms/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema79.properties.duration_ms,data:data12};
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
if(data11.waveform !== undefined){
let data13 = data11.waveform;
if(typeof data13 !== "string"){
const err47 = {instancePath:instancePath+"/voice_content/waveform",schemaPath:"contract:/components/schemas/VoiceContent/properties/waveform/type",keyword:"type",params:{type: "string"},schema:schema79.properties.waveform.type,parentSchema:schema79.properties.waveform,data:data13};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data11.transcript !== undefined){
let data14 = data11.transcript;
if((typeof data14 !== "string") && (data14 !== null)){
const err48 = {instancePath:instancePath+"/voice_content/transcript",schemaPath:"contract:/components/schemas/VoiceContent/properties/transcript/type",keyword:"type",params:{type: schema79.properties.transcript.type},schema:schema79.properties.transcript.type,parentSchema:schema79.properties.transcript,data:data14};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/voice_content",schemaPath:"contract:/components/schemas/VoiceContent/type",keyword:"type",params:{type: "object"},schema:schema79.type,parentSchema:schema79,data:data11};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid0 = _errs26 === errors;
valid5 = valid5 || _valid0;
if(_valid0){
var props0 = {__proto__: null, };
props0.duration_ms = true;
props0.waveform = true;
props0.transcript = true;
}
const _errs37 = errors;
if(data11 !== null){
const err50 = {instancePath:instancePath+"/voice_content",schemaPath:"#/properties/voice_content/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema75.properties.voice_content.anyOf[1].type,parentSchema:schema75.properties.voice_content.anyOf[1],data:data11};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid0 = _errs37 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const err51 = {instancePath:instancePath+"/voice_content",schemaPath:"#/properties/voice_content/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs25, passingSchemas: null},schema:schema75.properties.voice_content.anyOf,parentSchema:schema75.properties.voice_content,data:data11};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.buttons !== undefined){
let data15 = data.buttons;
if((!(Array.isArray(data15))) && (data15 !== null)){
const err52 = {instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: schema75.properties.buttons.type},schema:schema75.properties.buttons.type,parentSchema:schema75.properties.buttons,data:data15};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.text === undefined){
const err53 = {instancePath:instancePath+"/buttons/" + i1+"/" + i2,schemaPath:"contract:/components/schemas/Button/required",keyword:"required",params:{missingProperty: "text"},schema:schema80.required,parentSchema:schema80,data:data17};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data17.text !== undefined){
let data18 = data17.text;
if(typeof data18 === "string"){
if(func0(data18) > 255){
const err54 = {instancePath:instancePath+"/buttons/" + i1+"/" + i2+"/text",schemaPath:"contract:/components/schemas/Button/properties/text/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema80.properties.text,data:data18};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/buttons/" + i1+"/" + i2+"/text",schemaPath:"contract:/components/schemas/Button/properties/text/type",keyword:"type",params:{type: "string"},schema:schema80.properties.text.type,parentSchema:schema80.properties.text,data:data18};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data17.url !== undefined){
let data19 = data17.url;
if(typeof data19 !== "string"){
const err56 = {instancePath:instancePath+"/buttons/" + i1+"/" + i2+"/url",schemaPath:"contract:/components/schemas/Button/properties/url/type",keyword:"type",params:{type: "string"},schema:schema80.properties.url.type,parentSchema:schema80.properties.url,data:data19};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data17.data !== undefined){
let data20 = data17.data;
if(typeof data20 === "string"){
if(func0(data20) > 255){
const err57 = {instancePath:instancePath+"/buttons/" + i1+"/" + i2+"/data",schemaPath:"contract:/components/schemas/Button/properties/data/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema80.properties.data,data:data20};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/buttons/" + i1+"/" + i2+"/data",schemaPath:"contract:/components/schemas/Button/properties/data/type",keyword:"type",params:{type: "string"},schema:schema80.properties.data.type,parentSchema:schema80.properties.data,data:data20};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/buttons/" + i1+"/" + i2,schemaPath:"contract:/components/schemas/Button/type",keyword:"type",params:{type: "object"},schema:schema80.type,parentSchema:schema80,data:data17};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/buttons/" + i1,schemaPath:"#/properties/buttons/items/type",keyword:"type",params:{type: "array"},schema:schema75.properties.buttons.items.type,parentSchema:schema75.properties.buttons.items,data:data16};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
}
if(data.thread !== undefined){
let data21 = data.thread;
if((!(data21 && typeof data21 == "object" && !Array.isArray(data21))) && (data21 !== null)){
const err61 = {instancePath:instancePath+"/thread",schemaPath:"#/properties/thread/type",keyword:"type",params:{type: schema75.properties.thread.type},schema:schema75.properties.thread.type,parentSchema:schema75.properties.thread,data:data21};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.id === undefined){
const err62 = {instancePath:instancePath+"/thread",schemaPath:"#/properties/thread/required",keyword:"required",params:{missingProperty: "id"},schema:schema75.properties.thread.required,parentSchema:schema75.properties.thread,data:data21};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data21.chat_id === undefined){
const err63 = {instancePath:instancePath+"/thread",schemaPath:"#/properties/thread/required",keyword:"required",params:{missingProperty: "chat_id"},schema:schema75.properties.thread.required,parentSchema:schema75.properties.thread,data:data21};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data21.id !== undefined){
let data22 = data21.id;
if(!((typeof data22 === "number" && Number.isSafeInteger(data22) && !Object.is(data22, -0)) || (typeof data22 === "bigint" && data22 >= -9223372036854775808n && data22 <= 9223372036854775807n)) || (this && this.has(data21, "id")) || false){
const err64 = {instancePath:instancePath+"/thread/id",schemaPath:"#/properties/thread/properties/id/int64",keyword:"int64",params:{},schema:schema75.properties.thread.properties.id.int64,parentSchema:schema75.properties.thread.properties.id,data:data22};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data21.chat_id !== undefined){
let data23 = data21.chat_id;
if(!((typeof data23 === "number" && Number.isSafeInteger(data23) && !Object.is(data23, -0)) || (typeof data23 === "bigint" && data23 >= -9223372036854775808n && data23 <= 9223372036854775807n)) || (this && this.has(data21, "chat_id")) || false){
const err65 = {instancePath:instancePath+"/thread/chat_id",schemaPath:"#/properties/thread/properties/chat_id/int64",keyword:"int64",params:{},schema:schema75.properties.thread.properties.chat_id.int64,parentSchema:schema75.properties.thread.properties.chat_id,data:data23};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
}
if(data.forwarding !== undefined){
let data24 = data.forwarding;
const _errs57 = errors;
let valid16 = false;
const _errs58 = errors;
if(!(data24 && typeof data24 == "object" && !Array.isArray(data24))){
const err66 = {instancePath:instancePath+"/forwarding",schemaPath:"#/properties/forwarding/anyOf/0/type",keyword:"type",params:{type: "object"},schema:schema75.properties.forwarding.anyOf[0].type,parentSchema:schema75.properties.forwarding.anyOf[0],data:data24};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.original_message_id === undefined){
const err67 = {instancePath:instancePath+"/forwarding",schemaPath:"contract:/components/schemas/Forwarding/required",keyword:"required",params:{missingProperty: "original_message_id"},schema:schema81.required,parentSchema:schema81,data:data24};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data24.original_chat_id === undefined){
const err68 = {instancePath:instancePath+"/forwarding",schemaPath:"contract:/components/schemas/Forwarding/required",keyword:"required",params:{missingProperty: "original_chat_id"},schema:schema81.required,parentSchema:schema81,data:data24};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data24.author_id === undefined){
const err69 = {instancePath:instancePath+"/forwarding",schemaPath:"contract:/components/schemas/Forwarding/required",keyword:"required",params:{missingProperty: "author_id"},schema:schema81.required,parentSchema:schema81,data:data24};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data24.original_created_at === undefined){
const err70 = {instancePath:instancePath+"/forwarding",schemaPath:"contract:/components/schemas/Forwarding/required",keyword:"required",params:{missingProperty: "original_created_at"},schema:schema81.required,parentSchema:schema81,data:data24};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data24.original_thread_id === undefined){
const err71 = {instancePath:instancePath+"/forwarding",schemaPath:"contract:/components/schemas/Forwarding/required",keyword:"required",params:{missingProperty: "original_thread_id"},schema:schema81.required,parentSchema:schema81,data:data24};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data24.original_thread_message_id === undefined){
const err72 = {instancePath:instancePath+"/forwarding",schemaPath:"contract:/components/schemas/Forwarding/required",keyword:"required",params:{missingProperty: "original_thread_message_id"},schema:schema81.required,parentSchema:schema81,data:data24};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data24.original_thread_parent_chat_id === undefined){
const err73 = {instancePath:instancePath+"/forwarding",schemaPath:"contract:/components/schemas/Forwarding/required",keyword:"required",params:{missingProperty: "original_thread_parent_chat_id"},schema:schema81.required,parentSchema:schema81,data:data24};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data24.original_message_id !== undefined){
let data25 = data24.original_message_id;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err74 = {instancePath:instancePath+"/forwarding/original_message_id",schemaPath:"contract:/components/schemas/Forwarding/properties/original_message_id/type",keyword:"type",params:{type: "integer"},schema:schema81.properties.original_message_id.type,parentSchema:schema81.properties.original_message_id,data:data25};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(Math.abs(data25) > 9007199254740991){
const err75 = {instancePath:instancePath+"/forwarding/original_message_id",schemaPath:"contract:/components/schemas/Forwarding/properties/original_message_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema81.properties.original_message_id,data:data25};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(!(Number.isInteger(data25) && data25 >= -2147483648 && data25 <= 2147483647)){
const err76 = {instancePath:instancePath+"/forwarding/original_message_id",schemaPath:"contract:/components/schemas/Forwarding/properties/original_message_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema81.properties.original_message_id,data:data25};
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
if(data24.original_chat_id !== undefined){
let data26 = data24.original_chat_id;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err77 = {instancePath:instancePath+"/forwarding/original_chat_id",schemaPath:"contract:/components/schemas/Forwarding/properties/original_chat_id/type",keyword:"type",params:{type: "integer"},schema:schema81.properties.original_chat_id.type,parentSchema:schema81.properties.original_chat_id,data:data26};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(Math.abs(data26) > 9007199254740991){
const err78 = {instancePath:instancePath+"/forwarding/original_chat_id",schemaPath:"contract:/components/schemas/Forwarding/properties/original_chat_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema81.properties.original_chat_id,data:data26};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(!(Number.isInteger(data26) && data26 >= -2147483648 && data26 <= 2147483647)){
const err79 = {instancePath:instancePath+"/forwarding/original_chat_id",schemaPath:"contract:/components/schemas/Forwarding/properties/original_chat_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema81.properties.original_chat_id,data:data26};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
if(data24.author_id !== undefined){
let data27 = data24.author_id;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err80 = {instancePath:instancePath+"/forwarding/author_id",schemaPath:"contract:/components/schemas/Forwarding/properties/author_id/type",keyword:"type",params:{type: "integer"},schema:schema81.properties.author_id.type,parentSchema:schema81.properties.author_id,data:data27};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(Math.abs(data27) > 9007199254740991){
const err81 = {instancePath:instancePath+"/forwarding/author_id",schemaPath:"contract:/components/schemas/Forwarding/properties/author_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema81.properties.author_id,data:data27};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(!(Number.isInteger(data27) && data27 >= -2147483648 && data27 <= 2147483647)){
const err82 = {instancePath:instancePath+"/forwarding/author_id",schemaPath:"contract:/components/schemas/Forwarding/properties/author_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema81.properties.author_id,data:data27};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
if(data24.original_created_at !== undefined){
let data28 = data24.original_created_at;
if(typeof data28 === "string"){
if(!(formats0.test(data28))){
const err83 = {instancePath:instancePath+"/forwarding/original_created_at",schemaPath:"contract:/components/schemas/Forwarding/properties/original_created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema81.properties.original_created_at,data:data28};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data28.includes(":60")){
const next1 = Date.parse((data28).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err84 = {instancePath:instancePath+"/forwarding/original_created_at",schemaPath:"contract:/components/schemas/Forwarding/properties/original_created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema81.properties.original_created_at,data:data28};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/forwarding/original_created_at",schemaPath:"contract:/components/schemas/Forwarding/properties/original_created_at/type",keyword:"type",params:{type: "string"},schema:schema81.properties.original_created_at.type,parentSchema:schema81.properties.original_created_at,data:data28};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data24.original_thread_id !== undefined){
let data29 = data24.original_thread_id;
if((!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))) && (data29 !== null)){
const err86 = {instancePath:instancePath+"/forwarding/original_thread_id",schemaPath:"contract:/components/schemas/Forwarding/properties/original_thread_id/type",keyword:"type",params:{type: schema81.properties.original_thread_id.type},schema:schema81.properties.original_thread_id.type,parentSchema:schema81.properties.original_thread_id,data:data29};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(Math.abs(data29) > 9007199254740991){
const err87 = {instancePath:instancePath+"/forwarding/original_thread_id",schemaPath:"contract:/components/schemas/Forwarding/properties/original_thread_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema81.properties.original_thread_id,data:data29};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(!(Number.isInteger(data29) && data29 >= -2147483648 && data29 <= 2147483647)){
const err88 = {instancePath:instancePath+"/forwarding/original_thread_id",schemaPath:"contract:/components/schemas/Forwarding/properties/original_thread_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema81.properties.original_thread_id,data:data29};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
if(data24.original_thread_message_id !== undefined){
let data30 = data24.original_thread_message_id;
if((!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))) && (data30 !== null)){
const err89 = {instancePath:instancePath+"/forwarding/original_thread_message_id",schemaPath:"contract:/components/schemas/Forwarding/properties/original_thread_message_id/type",keyword:"type",params:{type: schema81.properties.original_thread_message_id.type},schema:schema81.properties.original_thread_message_id.type,parentSchema:schema81.properties.original_thread_message_id,data:data30};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(Math.abs(data30) > 9007199254740991){
const err90 = {instancePath:instancePath+"/forwarding/original_thread_message_id",schemaPath:"contract:/components/schemas/Forwarding/properties/original_thread_message_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema81.properties.original_thread_message_id,data:data30};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(!(Number.isInteger(data30) && data30 >= -2147483648 && data30 <= 2147483647)){
const err91 = {instancePath:instancePath+"/forwarding/original_thread_message_id",schemaPath:"contract:/components/schemas/Forwarding/properties/original_thread_message_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema81.properties.original_thread_message_id,data:data30};
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
if(data24.original_thread_parent_chat_id !== undefined){
let data31 = data24.original_thread_parent_chat_id;
if((!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))) && (data31 !== null)){
const err92 = {instancePath:instancePath+"/forwarding/original_thread_parent_chat_id",schemaPath:"contract:/components/schemas/Forwarding/properties/original_thread_parent_chat_id/type",keyword:"type",params:{type: schema81.properties.original_thread_parent_chat_id.type},schema:schema81.properties.original_thread_parent_chat_id.type,parentSchema:schema81.properties.original_thread_parent_chat_id,data:data31};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(Math.abs(data31) > 9007199254740991){
const err93 = {instancePath:instancePath+"/forwarding/original_thread_parent_chat_id",schemaPath:"contract:/components/schemas/Forwarding/properties/original_thread_parent_chat_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema81.properties.original_thread_parent_chat_id,data:data31};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(!(Number.isInteger(data31) && data31 >= -2147483648 && data31 <= 2147483647)){
const err94 = {instancePath:instancePath+"/forwarding/original_thread_parent_chat_id",schemaPath:"contract:/components/schemas/Forwarding/properties/original_thread_parent_chat_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema81.properties.original_thread_parent_chat_id,data:data31};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
}
else {
const err95 = {instancePath:instancePath+"/forwarding",schemaPath:"contract:/components/schemas/Forwarding/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data:data24};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
var _valid1 = _errs58 === errors;
valid16 = valid16 || _valid1;
if(_valid1){
var props1 = {__proto__: null, };
props1.original_message_id = true;
props1.original_chat_id = true;
props1.author_id = true;
props1.original_created_at = true;
props1.original_thread_id = true;
props1.original_thread_message_id = true;
props1.original_thread_parent_chat_id = true;
}
const _errs77 = errors;
if(data24 !== null){
const err96 = {instancePath:instancePath+"/forwarding",schemaPath:"#/properties/forwarding/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema75.properties.forwarding.anyOf[1].type,parentSchema:schema75.properties.forwarding.anyOf[1],data:data24};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
var _valid1 = _errs77 === errors;
valid16 = valid16 || _valid1;
if(!valid16){
const err97 = {instancePath:instancePath+"/forwarding",schemaPath:"#/properties/forwarding/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs57, passingSchemas: null},schema:schema75.properties.forwarding.anyOf,parentSchema:schema75.properties.forwarding,data:data24};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
else {
errors = _errs57;
if(vErrors !== null){
if(_errs57){
vErrors.length = _errs57;
}
else {
vErrors = null;
}
}
}
}
if(data.parent_message_id !== undefined){
let data32 = data.parent_message_id;
if((!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))) && (data32 !== null)){
const err98 = {instancePath:instancePath+"/parent_message_id",schemaPath:"#/properties/parent_message_id/type",keyword:"type",params:{type: schema75.properties.parent_message_id.type},schema:schema75.properties.parent_message_id.type,parentSchema:schema75.properties.parent_message_id,data:data32};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(Math.abs(data32) > 9007199254740991){
const err99 = {instancePath:instancePath+"/parent_message_id",schemaPath:"#/properties/parent_message_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema75.properties.parent_message_id,data:data32};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(!(Number.isInteger(data32) && data32 >= -2147483648 && data32 <= 2147483647)){
const err100 = {instancePath:instancePath+"/parent_message_id",schemaPath:"#/properties/parent_message_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema75.properties.parent_message_id,data:data32};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
if(data.display_avatar_url !== undefined){
let data33 = data.display_avatar_url;
if((typeof data33 !== "string") && (data33 !== null)){
const err101 = {instancePath:instancePath+"/display_avatar_url",schemaPath:"#/properties/display_avatar_url/type",keyword:"type",params:{type: schema75.properties.display_avatar_url.type},schema:schema75.properties.display_avatar_url.type,parentSchema:schema75.properties.display_avatar_url,data:data33};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.display_name !== undefined){
let data34 = data.display_name;
if((typeof data34 !== "string") && (data34 !== null)){
const err102 = {instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/type",keyword:"type",params:{type: schema75.properties.display_name.type},schema:schema75.properties.display_name.type,parentSchema:schema75.properties.display_name,data:data34};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data.changed_at !== undefined){
let data35 = data.changed_at;
if((typeof data35 !== "string") && (data35 !== null)){
const err103 = {instancePath:instancePath+"/changed_at",schemaPath:"#/properties/changed_at/type",keyword:"type",params:{type: schema75.properties.changed_at.type},schema:schema75.properties.changed_at.type,parentSchema:schema75.properties.changed_at,data:data35};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(typeof data35 === "string"){
if(!(formats0.test(data35))){
const err104 = {instancePath:instancePath+"/changed_at",schemaPath:"#/properties/changed_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema75.properties.changed_at,data:data35};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data35.includes(":60")){
const next2 = Date.parse((data35).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err105 = {instancePath:instancePath+"/changed_at",schemaPath:"#/properties/changed_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema75.properties.changed_at,data:data35};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
}
if(data.deleted_at !== undefined){
let data36 = data.deleted_at;
if((typeof data36 !== "string") && (data36 !== null)){
const err106 = {instancePath:instancePath+"/deleted_at",schemaPath:"#/properties/deleted_at/type",keyword:"type",params:{type: schema75.properties.deleted_at.type},schema:schema75.properties.deleted_at.type,parentSchema:schema75.properties.deleted_at,data:data36};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(typeof data36 === "string"){
if(!(formats0.test(data36))){
const err107 = {instancePath:instancePath+"/deleted_at",schemaPath:"#/properties/deleted_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema75.properties.deleted_at,data:data36};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data36.includes(":60")){
const next3 = Date.parse((data36).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err108 = {instancePath:instancePath+"/deleted_at",schemaPath:"#/properties/deleted_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema75.properties.deleted_at,data:data36};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
}
}
else {
const err109 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema75.type,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"id":true,"entity_type":true,"entity_id":true,"chat_id":true,"root_chat_id":true,"content":true,"user_id":true,"created_at":true,"url":true,"files":true,"voice_content":true,"buttons":true,"thread":true,"forwarding":true,"parent_message_id":true,"display_avatar_url":true,"display_name":true,"changed_at":true,"deleted_at":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema74.required,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.meta === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},schema:schema74.required,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate41.call(this, data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate41.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema74.properties.data.type,parentSchema:schema74.properties.data,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.meta !== undefined){
let data2 = data.meta;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.paginate === undefined){
const err3 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/PaginationMeta/required",keyword:"required",params:{missingProperty: "paginate"},schema:schema27.required,parentSchema:schema27,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.paginate !== undefined){
let data3 = data2.paginate;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.next_page === undefined){
const err4 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/required",keyword:"required",params:{missingProperty: "next_page"},schema:schema27.properties.paginate.required,parentSchema:schema27.properties.paginate,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3.next_page !== undefined){
let data4 = data3.next_page;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/meta/paginate/next_page",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/next_page/type",keyword:"type",params:{type: "string"},schema:schema27.properties.paginate.properties.next_page.type,parentSchema:schema27.properties.paginate.properties.next_page,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.prev_page !== undefined){
let data5 = data3.prev_page;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/meta/paginate/prev_page",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/prev_page/type",keyword:"type",params:{type: "string"},schema:schema27.properties.paginate.properties.prev_page.type,parentSchema:schema27.properties.paginate.properties.prev_page,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.has_next !== undefined){
let data6 = data3.has_next;
if(typeof data6 !== "boolean"){
const err7 = {instancePath:instancePath+"/meta/paginate/has_next",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/has_next/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.paginate.properties.has_next.type,parentSchema:schema27.properties.paginate.properties.has_next,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.has_prev !== undefined){
let data7 = data3.has_prev;
if(typeof data7 !== "boolean"){
const err8 = {instancePath:instancePath+"/meta/paginate/has_prev",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/has_prev/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.paginate.properties.has_prev.type,parentSchema:schema27.properties.paginate.properties.has_prev,data:data7};
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
const err9 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/type",keyword:"type",params:{type: "object"},schema:schema27.properties.paginate.type,parentSchema:schema27.properties.paginate,data:data3};
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
const err10 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/PaginationMeta/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data:data2};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema74.type,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"data":true,"meta":true},"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate45;
const schema83 = {"$id":"contract:/MessageOperations_createMessage.201.body","type":"object","required":["data"],"properties":{"data":{"$ref":"contract:/components/schemas/Message"}}};

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
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema83.required,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data !== undefined){
if(!(validate41.call(this, data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate41.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema83.type,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate47;
const schema84 = {"$id":"contract:/ReactionOperations_listReactions.200.body","type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"contract:/components/schemas/Reaction"}},"meta":{"$ref":"contract:/components/schemas/PaginationMeta"}}};
const schema85 = {"$id":"contract:/components/schemas/Reaction","type":"object","required":["user_id","created_at","code","name"],"properties":{"user_id":{"type":"integer","format":"int32","safeInteger":true},"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"code":{"type":"string"},"name":{"type":"string"}}};

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
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.meta === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.user_id === undefined){
const err2 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Reaction/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema85.required,parentSchema:schema85,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.created_at === undefined){
const err3 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Reaction/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema85.required,parentSchema:schema85,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.code === undefined){
const err4 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Reaction/required",keyword:"required",params:{missingProperty: "code"},schema:schema85.required,parentSchema:schema85,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.name === undefined){
const err5 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Reaction/required",keyword:"required",params:{missingProperty: "name"},schema:schema85.required,parentSchema:schema85,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.user_id !== undefined){
let data2 = data1.user_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/data/" + i0+"/user_id",schemaPath:"contract:/components/schemas/Reaction/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema85.properties.user_id.type,parentSchema:schema85.properties.user_id,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err7 = {instancePath:instancePath+"/data/" + i0+"/user_id",schemaPath:"contract:/components/schemas/Reaction/properties/user_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema85.properties.user_id,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(Number.isInteger(data2) && data2 >= -2147483648 && data2 <= 2147483647)){
const err8 = {instancePath:instancePath+"/data/" + i0+"/user_id",schemaPath:"contract:/components/schemas/Reaction/properties/user_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema85.properties.user_id,data:data2};
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
if(data1.created_at !== undefined){
let data3 = data1.created_at;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err9 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/Reaction/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema85.properties.created_at,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err10 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/Reaction/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema85.properties.created_at,data:data3};
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
const err11 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/Reaction/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema85.properties.created_at.type,parentSchema:schema85.properties.created_at,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.code !== undefined){
let data4 = data1.code;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/data/" + i0+"/code",schemaPath:"contract:/components/schemas/Reaction/properties/code/type",keyword:"type",params:{type: "string"},schema:schema85.properties.code.type,parentSchema:schema85.properties.code,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.name !== undefined){
let data5 = data1.name;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"contract:/components/schemas/Reaction/properties/name/type",keyword:"type",params:{type: "string"},schema:schema85.properties.name.type,parentSchema:schema85.properties.name,data:data5};
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
const err14 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Reaction/type",keyword:"type",params:{type: "object"},schema:schema85.type,parentSchema:schema85,data:data1};
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
const err15 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema84.properties.data.type,parentSchema:schema84.properties.data,data:data0};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.meta !== undefined){
let data6 = data.meta;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.paginate === undefined){
const err16 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/PaginationMeta/required",keyword:"required",params:{missingProperty: "paginate"},schema:schema27.required,parentSchema:schema27,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.paginate !== undefined){
let data7 = data6.paginate;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.next_page === undefined){
const err17 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/required",keyword:"required",params:{missingProperty: "next_page"},schema:schema27.properties.paginate.required,parentSchema:schema27.properties.paginate,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.next_page !== undefined){
let data8 = data7.next_page;
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/meta/paginate/next_page",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/next_page/type",keyword:"type",params:{type: "string"},schema:schema27.properties.paginate.properties.next_page.type,parentSchema:schema27.properties.paginate.properties.next_page,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.prev_page !== undefined){
let data9 = data7.prev_page;
if(typeof data9 !== "string"){
const err19 = {instancePath:instancePath+"/meta/paginate/prev_page",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/prev_page/type",keyword:"type",params:{type: "string"},schema:schema27.properties.paginate.properties.prev_page.type,parentSchema:schema27.properties.paginate.properties.prev_page,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.has_next !== undefined){
let data10 = data7.has_next;
if(typeof data10 !== "boolean"){
const err20 = {instancePath:instancePath+"/meta/paginate/has_next",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/has_next/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.paginate.properties.has_next.type,parentSchema:schema27.properties.paginate.properties.has_next,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.has_prev !== undefined){
let data11 = data7.has_prev;
if(typeof data11 !== "boolean"){
const err21 = {instancePath:instancePath+"/meta/paginate/has_prev",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/has_prev/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.paginate.properties.has_prev.type,parentSchema:schema27.properties.paginate.properties.has_prev,data:data11};
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
const err22 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/type",keyword:"type",params:{type: "object"},schema:schema27.properties.paginate.type,parentSchema:schema27.properties.paginate,data:data7};
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
const err23 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/PaginationMeta/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data:data6};
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema84.type,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"data":true,"meta":true},"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate48;
const schema87 = {"$id":"contract:/ReactionOperations_addReaction.201.body","$ref":"contract:/components/schemas/Reaction"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/Reaction/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema85.required,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.created_at === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/Reaction/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema85.required,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.code === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/Reaction/required",keyword:"required",params:{missingProperty: "code"},schema:schema85.required,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/Reaction/required",keyword:"required",params:{missingProperty: "name"},schema:schema85.required,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/Reaction/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema85.properties.user_id.type,parentSchema:schema85.properties.user_id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(Math.abs(data0) > 9007199254740991){
const err5 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/Reaction/properties/user_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema85.properties.user_id,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(Number.isInteger(data0) && data0 >= -2147483648 && data0 <= 2147483647)){
const err6 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/Reaction/properties/user_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema85.properties.user_id,data:data0};
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
if(data.created_at !== undefined){
let data1 = data.created_at;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err7 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/Reaction/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema85.properties.created_at,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.includes(":60")){
const next0 = Date.parse((data1).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err8 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/Reaction/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema85.properties.created_at,data:data1};
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
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"contract:/components/schemas/Reaction/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema85.properties.created_at.type,parentSchema:schema85.properties.created_at,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.code !== undefined){
let data2 = data.code;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/code",schemaPath:"contract:/components/schemas/Reaction/properties/code/type",keyword:"type",params:{type: "string"},schema:schema85.properties.code.type,parentSchema:schema85.properties.code,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/Reaction/properties/name/type",keyword:"type",params:{type: "string"},schema:schema85.properties.name.type,parentSchema:schema85.properties.name,data:data3};
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
const err12 = {instancePath,schemaPath:"contract:/components/schemas/Reaction/type",keyword:"type",params:{type: "object"},schema:schema85.type,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"user_id":true,"created_at":true,"code":true,"name":true},"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate49;
const schema89 = {"$id":"contract:/ReadMemberOperations_listReadMembers.200.body","type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"type":"integer","format":"int32","safeInteger":true}},"meta":{"$ref":"contract:/components/schemas/PaginationMeta"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema89.required,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.meta === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},schema:schema89.required,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type: "integer"},schema:schema89.properties.data.items.type,parentSchema:schema89.properties.data.items,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err3 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema89.properties.data.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err4 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema89.properties.data.items,data:data1};
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
const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema89.properties.data.type,parentSchema:schema89.properties.data,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.meta !== undefined){
let data2 = data.meta;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.paginate === undefined){
const err6 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/PaginationMeta/required",keyword:"required",params:{missingProperty: "paginate"},schema:schema27.required,parentSchema:schema27,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.paginate !== undefined){
let data3 = data2.paginate;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.next_page === undefined){
const err7 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/required",keyword:"required",params:{missingProperty: "next_page"},schema:schema27.properties.paginate.required,parentSchema:schema27.properties.paginate,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.next_page !== undefined){
let data4 = data3.next_page;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/meta/paginate/next_page",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/next_page/type",keyword:"type",params:{type: "string"},schema:schema27.properties.paginate.properties.next_page.type,parentSchema:schema27.properties.paginate.properties.next_page,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.prev_page !== undefined){
let data5 = data3.prev_page;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/meta/paginate/prev_page",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/prev_page/type",keyword:"type",params:{type: "string"},schema:schema27.properties.paginate.properties.prev_page.type,parentSchema:schema27.properties.paginate.properties.prev_page,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.has_next !== undefined){
let data6 = data3.has_next;
if(typeof data6 !== "boolean"){
const err10 = {instancePath:instancePath+"/meta/paginate/has_next",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/has_next/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.paginate.properties.has_next.type,parentSchema:schema27.properties.paginate.properties.has_next,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.has_prev !== undefined){
let data7 = data3.has_prev;
if(typeof data7 !== "boolean"){
const err11 = {instancePath:instancePath+"/meta/paginate/has_prev",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/has_prev/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.paginate.properties.has_prev.type,parentSchema:schema27.properties.paginate.properties.has_prev,data:data7};
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
const err12 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/type",keyword:"type",params:{type: "object"},schema:schema27.properties.paginate.type,parentSchema:schema27.properties.paginate,data:data3};
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
const err13 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/PaginationMeta/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data:data2};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema89.type,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"data":true,"meta":true},"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate50;
const schema91 = {"$id":"contract:/ThreadOperations_createThread.201.body","type":"object","required":["data"],"properties":{"data":{"$ref":"contract:/components/schemas/Thread"}}};
const schema92 = {"$id":"contract:/components/schemas/Thread","type":"object","required":["id","chat_id","message_id","message_chat_id","updated_at"],"properties":{"id":{"int64":{}},"chat_id":{"int64":{}},"message_id":{"anyOf":[{"int64":{}},{"type":["null"]}]},"message_chat_id":{"anyOf":[{"int64":{}},{"type":["null"]}]},"updated_at":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

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
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema91.required,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err1 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Thread/required",keyword:"required",params:{missingProperty: "id"},schema:schema92.required,parentSchema:schema92,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.chat_id === undefined){
const err2 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Thread/required",keyword:"required",params:{missingProperty: "chat_id"},schema:schema92.required,parentSchema:schema92,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.message_id === undefined){
const err3 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Thread/required",keyword:"required",params:{missingProperty: "message_id"},schema:schema92.required,parentSchema:schema92,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.message_chat_id === undefined){
const err4 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Thread/required",keyword:"required",params:{missingProperty: "message_chat_id"},schema:schema92.required,parentSchema:schema92,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.updated_at === undefined){
const err5 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Thread/required",keyword:"required",params:{missingProperty: "updated_at"},schema:schema92.required,parentSchema:schema92,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data0, "id")) || false){
const err6 = {instancePath:instancePath+"/data/id",schemaPath:"contract:/components/schemas/Thread/properties/id/int64",keyword:"int64",params:{},schema:schema92.properties.id.int64,parentSchema:schema92.properties.id,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.chat_id !== undefined){
let data2 = data0.chat_id;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data0, "chat_id")) || false){
const err7 = {instancePath:instancePath+"/data/chat_id",schemaPath:"contract:/components/schemas/Thread/properties/chat_id/int64",keyword:"int64",params:{},schema:schema92.properties.chat_id.int64,parentSchema:schema92.properties.chat_id,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.message_id !== undefined){
let data3 = data0.message_id;
const _errs7 = errors;
let valid3 = false;
const _errs8 = errors;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data0, "message_id")) || false){
const err8 = {instancePath:instancePath+"/data/message_id",schemaPath:"contract:/components/schemas/Thread/properties/message_id/anyOf/0/int64",keyword:"int64",params:{},schema:schema92.properties.message_id.anyOf[0].int64,parentSchema:schema92.properties.message_id.anyOf[0],data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid3 = valid3 || _valid0;
const _errs9 = errors;
if(data3 !== null){
const err9 = {instancePath:instancePath+"/data/message_id",schemaPath:"contract:/components/schemas/Thread/properties/message_id/anyOf/1/type",keyword:"type",params:{type: schema92.properties.message_id.anyOf[1].type},schema:schema92.properties.message_id.anyOf[1].type,parentSchema:schema92.properties.message_id.anyOf[1],data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err10 = {instancePath:instancePath+"/data/message_id",schemaPath:"contract:/components/schemas/Thread/properties/message_id/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs7, passingSchemas: null},schema:schema92.properties.message_id.anyOf,parentSchema:schema92.properties.message_id,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data0.message_chat_id !== undefined){
let data4 = data0.message_chat_id;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data0, "message_chat_id")) || false){
const err11 = {instancePath:instancePath+"/data/message_chat_id",schemaPath:"contract:/components/schemas/Thread/properties/message_chat_id/anyOf/0/int64",keyword:"int64",params:{},schema:schema92.properties.message_chat_id.anyOf[0].int64,parentSchema:schema92.properties.message_chat_id.anyOf[0],data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs13 === errors;
valid4 = valid4 || _valid1;
const _errs14 = errors;
if(data4 !== null){
const err12 = {instancePath:instancePath+"/data/message_chat_id",schemaPath:"contract:/components/schemas/Thread/properties/message_chat_id/anyOf/1/type",keyword:"type",params:{type: schema92.properties.message_chat_id.anyOf[1].type},schema:schema92.properties.message_chat_id.anyOf[1].type,parentSchema:schema92.properties.message_chat_id.anyOf[1],data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err13 = {instancePath:instancePath+"/data/message_chat_id",schemaPath:"contract:/components/schemas/Thread/properties/message_chat_id/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs12, passingSchemas: null},schema:schema92.properties.message_chat_id.anyOf,parentSchema:schema92.properties.message_chat_id,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data0.updated_at !== undefined){
let data5 = data0.updated_at;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err14 = {instancePath:instancePath+"/data/updated_at",schemaPath:"contract:/components/schemas/Thread/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema92.properties.updated_at,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5.includes(":60")){
const next0 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err15 = {instancePath:instancePath+"/data/updated_at",schemaPath:"contract:/components/schemas/Thread/properties/updated_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema92.properties.updated_at,data:data5};
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
const err16 = {instancePath:instancePath+"/data/updated_at",schemaPath:"contract:/components/schemas/Thread/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema92.properties.updated_at.type,parentSchema:schema92.properties.updated_at,data:data5};
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
const err17 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/Thread/type",keyword:"type",params:{type: "object"},schema:schema92.type,parentSchema:schema92,data:data0};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema91.type,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate51;
const schema93 = {"$id":"contract:/OAuthOperations_getTokenInfo.200.body","type":"object","required":["data"],"properties":{"data":{"$ref":"contract:/components/schemas/AccessTokenInfo"}}};
const schema94 = {"$id":"contract:/components/schemas/AccessTokenInfo","type":"object","required":["id","token","name","user_id","scopes","created_at","revoked_at","expires_in","last_used_at"],"properties":{"id":{"int64":{}},"token":{"type":"string"},"name":{"type":["string","null"]},"user_id":{"int64":{}},"scopes":{"type":"array","items":{"$ref":"contract:/components/schemas/OAuthScope"}},"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"revoked_at":{"type":["string","null"],"format":"date-time","leapSecond":"date-time"},"expires_in":{"type":["integer","null"],"format":"int32","safeInteger":true},"last_used_at":{"type":["string","null"],"format":"date-time","leapSecond":"date-time"}}};
const schema95 = {"$id":"contract:/components/schemas/OAuthScope","type":"string","enum":["chats:read","chats:create","chats:update","chats:archive","chats:leave","chat_members:read","chat_members:write","chat_exports:read","chat_exports:write","messages:read","messages:create","messages:update","messages:delete","reactions:read","reactions:write","pins:write","threads:read","threads:create","link_previews:write","users:read","users:create","users:update","users:delete","group_tags:read","group_tags:write","bots:read","bots:write","bot_self:webhook:write","bot_self:write","profile:read","profile_status:read","profile_status:write","profile_avatar:write","user_status:read","user_status:write","user_avatar:write","custom_properties:read","audit_events:read","tasks:read","tasks:create","tasks:update","tasks:delete","files:read","files:write","uploads:write","views:write","webhooks:read","webhooks:write","webhooks:events:read","webhooks:events:delete","search:users","search:chats","search:messages"]};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.token === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.user_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.scopes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.created_at === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.revoked_at === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revoked_at"},schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.expires_in === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_in"},schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.last_used_at === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_used_at"},schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "id")) || false){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/int64",keyword:"int64",params:{},schema:schema94.properties.id.int64,parentSchema:schema94.properties.id,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.token !== undefined){
let data1 = data.token;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},schema:schema94.properties.token.type,parentSchema:schema94.properties.token,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if((typeof data2 !== "string") && (data2 !== null)){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema94.properties.name.type},schema:schema94.properties.name.type,parentSchema:schema94.properties.name,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.user_id !== undefined){
let data3 = data.user_id;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data, "user_id")) || false){
const err12 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/int64",keyword:"int64",params:{},schema:schema94.properties.user_id.int64,parentSchema:schema94.properties.user_id,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.scopes !== undefined){
let data4 = data.scopes;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"contract:/components/schemas/OAuthScope/type",keyword:"type",params:{type: "string"},schema:schema95.type,parentSchema:schema95,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((data5 === "chats:read") || (data5 === "chats:create")) || (data5 === "chats:update")) || (data5 === "chats:archive")) || (data5 === "chats:leave")) || (data5 === "chat_members:read")) || (data5 === "chat_members:write")) || (data5 === "chat_exports:read")) || (data5 === "chat_exports:write")) || (data5 === "messages:read")) || (data5 === "messages:create")) || (data5 === "messages:update")) || (data5 === "messages:delete")) || (data5 === "reactions:read")) || (data5 === "reactions:write")) || (data5 === "pins:write")) || (data5 === "threads:read")) || (data5 === "threads:create")) || (data5 === "link_previews:write")) || (data5 === "users:read")) || (data5 === "users:create")) || (data5 === "users:update")) || (data5 === "users:delete")) || (data5 === "group_tags:read")) || (data5 === "group_tags:write")) || (data5 === "bots:read")) || (data5 === "bots:write")) || (data5 === "bot_self:webhook:write")) || (data5 === "bot_self:write")) || (data5 === "profile:read")) || (data5 === "profile_status:read")) || (data5 === "profile_status:write")) || (data5 === "profile_avatar:write")) || (data5 === "user_status:read")) || (data5 === "user_status:write")) || (data5 === "user_avatar:write")) || (data5 === "custom_properties:read")) || (data5 === "audit_events:read")) || (data5 === "tasks:read")) || (data5 === "tasks:create")) || (data5 === "tasks:update")) || (data5 === "tasks:delete")) || (data5 === "files:read")) || (data5 === "files:write")) || (data5 === "uploads:write")) || (data5 === "views:write")) || (data5 === "webhooks:read")) || (data5 === "webhooks:write")) || (data5 === "webhooks:events:read")) || (data5 === "webhooks:events:delete")) || (data5 === "search:users")) || (data5 === "search:chats")) || (data5 === "search:messages"))){
const err14 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"contract:/components/schemas/OAuthScope/enum",keyword:"enum",params:{allowedValues: schema95.enum},schema:schema95.enum,parentSchema:schema95,data:data5};
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
const err15 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema94.properties.scopes.type,parentSchema:schema94.properties.scopes,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.created_at !== undefined){
let data6 = data.created_at;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err16 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema94.properties.created_at,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.includes(":60")){
const next0 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err17 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema94.properties.created_at,data:data6};
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
const err18 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema94.properties.created_at.type,parentSchema:schema94.properties.created_at,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.revoked_at !== undefined){
let data7 = data.revoked_at;
if((typeof data7 !== "string") && (data7 !== null)){
const err19 = {instancePath:instancePath+"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type: schema94.properties.revoked_at.type},schema:schema94.properties.revoked_at.type,parentSchema:schema94.properties.revoked_at,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err20 = {instancePath:instancePath+"/revoked_at",schemaPath:"#/properties/revoked_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema94.properties.revoked_at,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.includes(":60")){
const next1 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err21 = {instancePath:instancePath+"/revoked_at",schemaPath:"#/properties/revoked_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema94.properties.revoked_at,data:data7};
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
}
if(data.expires_in !== undefined){
let data8 = data.expires_in;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err22 = {instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/type",keyword:"type",params:{type: schema94.properties.expires_in.type},schema:schema94.properties.expires_in.type,parentSchema:schema94.properties.expires_in,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(Math.abs(data8) > 9007199254740991){
const err23 = {instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema94.properties.expires_in,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(Number.isInteger(data8) && data8 >= -2147483648 && data8 <= 2147483647)){
const err24 = {instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema94.properties.expires_in,data:data8};
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
if(data.last_used_at !== undefined){
let data9 = data.last_used_at;
if((typeof data9 !== "string") && (data9 !== null)){
const err25 = {instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/type",keyword:"type",params:{type: schema94.properties.last_used_at.type},schema:schema94.properties.last_used_at.type,parentSchema:schema94.properties.last_used_at,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err26 = {instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema94.properties.last_used_at,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data9.includes(":60")){
const next2 = Date.parse((data9).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err27 = {instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema94.properties.last_used_at,data:data9};
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
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema94.type,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"id":true,"token":true,"name":true,"user_id":true,"scopes":true,"created_at":true,"revoked_at":true,"expires_in":true,"last_used_at":true},"dynamicProps":false,"dynamicItems":false};


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema93.required,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data !== undefined){
if(!(validate52.call(this, data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate52.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema93.type,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate54;
const schema96 = {"$id":"contract:/ProfileOperations_getProfile.200.body","type":"object","required":["data"],"properties":{"data":{"$ref":"contract:/components/schemas/User"}}};

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
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data !== undefined){
if(!(validate31.call(this, data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema96.type,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate56;
const schema97 = {"$id":"contract:/ProfileAvatarOperations_updateProfileAvatar.200.body","type":"object","required":["data"],"properties":{"data":{"$ref":"contract:/components/schemas/AvatarData"}}};
const schema98 = {"$id":"contract:/components/schemas/AvatarData","type":"object","required":["image_url"],"properties":{"image_url":{"type":"string"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema97.required,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.image_url === undefined){
const err1 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/AvatarData/required",keyword:"required",params:{missingProperty: "image_url"},schema:schema98.required,parentSchema:schema98,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.image_url !== undefined){
let data1 = data0.image_url;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/data/image_url",schemaPath:"contract:/components/schemas/AvatarData/properties/image_url/type",keyword:"type",params:{type: "string"},schema:schema98.properties.image_url.type,parentSchema:schema98.properties.image_url,data:data1};
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
const err3 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/AvatarData/type",keyword:"type",params:{type: "object"},schema:schema98.type,parentSchema:schema98,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema97.type,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate57;
const schema99 = {"$id":"contract:/ProfileOperations_getStatus.200.body","type":["object","null"],"required":["data"],"properties":{"data":{"$ref":"contract:/components/schemas/UserStatus"}}};

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
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema99.type},schema:schema99.type,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.emoji === undefined){
const err2 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/UserStatus/required",keyword:"required",params:{missingProperty: "emoji"},schema:schema64.required,parentSchema:schema64,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.title === undefined){
const err3 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/UserStatus/required",keyword:"required",params:{missingProperty: "title"},schema:schema64.required,parentSchema:schema64,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.expires_at === undefined){
const err4 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/UserStatus/required",keyword:"required",params:{missingProperty: "expires_at"},schema:schema64.required,parentSchema:schema64,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.is_away === undefined){
const err5 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/UserStatus/required",keyword:"required",params:{missingProperty: "is_away"},schema:schema64.required,parentSchema:schema64,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.away_message === undefined){
const err6 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/UserStatus/required",keyword:"required",params:{missingProperty: "away_message"},schema:schema64.required,parentSchema:schema64,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.emoji !== undefined){
let data1 = data0.emoji;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/data/emoji",schemaPath:"contract:/components/schemas/UserStatus/properties/emoji/type",keyword:"type",params:{type: "string"},schema:schema64.properties.emoji.type,parentSchema:schema64.properties.emoji,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.title !== undefined){
let data2 = data0.title;
if(typeof data2 === "string"){
if(func0(data2) > 50){
const err8 = {instancePath:instancePath+"/data/title",schemaPath:"contract:/components/schemas/UserStatus/properties/title/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema64.properties.title,data:data2};
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
const err9 = {instancePath:instancePath+"/data/title",schemaPath:"contract:/components/schemas/UserStatus/properties/title/type",keyword:"type",params:{type: "string"},schema:schema64.properties.title.type,parentSchema:schema64.properties.title,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.expires_at !== undefined){
let data3 = data0.expires_at;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/data/expires_at",schemaPath:"contract:/components/schemas/UserStatus/properties/expires_at/type",keyword:"type",params:{type: schema64.properties.expires_at.type},schema:schema64.properties.expires_at.type,parentSchema:schema64.properties.expires_at,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err11 = {instancePath:instancePath+"/data/expires_at",schemaPath:"contract:/components/schemas/UserStatus/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema64.properties.expires_at,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err12 = {instancePath:instancePath+"/data/expires_at",schemaPath:"contract:/components/schemas/UserStatus/properties/expires_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema64.properties.expires_at,data:data3};
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
if(data0.is_away !== undefined){
let data4 = data0.is_away;
if(typeof data4 !== "boolean"){
const err13 = {instancePath:instancePath+"/data/is_away",schemaPath:"contract:/components/schemas/UserStatus/properties/is_away/type",keyword:"type",params:{type: "boolean"},schema:schema64.properties.is_away.type,parentSchema:schema64.properties.is_away,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.away_message !== undefined){
let data5 = data0.away_message;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
const err14 = {instancePath:instancePath+"/data/away_message",schemaPath:"contract:/components/schemas/UserStatus/properties/away_message/type",keyword:"type",params:{type: schema64.properties.away_message.type},schema:schema64.properties.away_message.type,parentSchema:schema64.properties.away_message,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.text === undefined){
const err15 = {instancePath:instancePath+"/data/away_message",schemaPath:"contract:/components/schemas/UserStatus/properties/away_message/required",keyword:"required",params:{missingProperty: "text"},schema:schema64.properties.away_message.required,parentSchema:schema64.properties.away_message,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5.text !== undefined){
let data6 = data5.text;
if(typeof data6 === "string"){
if(func0(data6) > 1024){
const err16 = {instancePath:instancePath+"/data/away_message/text",schemaPath:"contract:/components/schemas/UserStatus/properties/away_message/properties/text/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema64.properties.away_message.properties.text,data:data6};
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
const err17 = {instancePath:instancePath+"/data/away_message/text",schemaPath:"contract:/components/schemas/UserStatus/properties/away_message/properties/text/type",keyword:"type",params:{type: "string"},schema:schema64.properties.away_message.properties.text.type,parentSchema:schema64.properties.away_message.properties.text,data:data6};
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
}
}
else {
const err18 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/UserStatus/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data:data0};
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
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate58;
const schema101 = {"$id":"contract:/ProfileOperations_updateStatus.200.body","type":"object","required":["data"],"properties":{"data":{"$ref":"contract:/components/schemas/UserStatus"}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema101.required,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.emoji === undefined){
const err1 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/UserStatus/required",keyword:"required",params:{missingProperty: "emoji"},schema:schema64.required,parentSchema:schema64,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.title === undefined){
const err2 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/UserStatus/required",keyword:"required",params:{missingProperty: "title"},schema:schema64.required,parentSchema:schema64,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.expires_at === undefined){
const err3 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/UserStatus/required",keyword:"required",params:{missingProperty: "expires_at"},schema:schema64.required,parentSchema:schema64,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.is_away === undefined){
const err4 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/UserStatus/required",keyword:"required",params:{missingProperty: "is_away"},schema:schema64.required,parentSchema:schema64,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.away_message === undefined){
const err5 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/UserStatus/required",keyword:"required",params:{missingProperty: "away_message"},schema:schema64.required,parentSchema:schema64,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.emoji !== undefined){
let data1 = data0.emoji;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/data/emoji",schemaPath:"contract:/components/schemas/UserStatus/properties/emoji/type",keyword:"type",params:{type: "string"},schema:schema64.properties.emoji.type,parentSchema:schema64.properties.emoji,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.title !== undefined){
let data2 = data0.title;
if(typeof data2 === "string"){
if(func0(data2) > 50){
const err7 = {instancePath:instancePath+"/data/title",schemaPath:"contract:/components/schemas/UserStatus/properties/title/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema64.properties.title,data:data2};
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
const err8 = {instancePath:instancePath+"/data/title",schemaPath:"contract:/components/schemas/UserStatus/properties/title/type",keyword:"type",params:{type: "string"},schema:schema64.properties.title.type,parentSchema:schema64.properties.title,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.expires_at !== undefined){
let data3 = data0.expires_at;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/data/expires_at",schemaPath:"contract:/components/schemas/UserStatus/properties/expires_at/type",keyword:"type",params:{type: schema64.properties.expires_at.type},schema:schema64.properties.expires_at.type,parentSchema:schema64.properties.expires_at,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err10 = {instancePath:instancePath+"/data/expires_at",schemaPath:"contract:/components/schemas/UserStatus/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema64.properties.expires_at,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err11 = {instancePath:instancePath+"/data/expires_at",schemaPath:"contract:/components/schemas/UserStatus/properties/expires_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema64.properties.expires_at,data:data3};
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
}
if(data0.is_away !== undefined){
let data4 = data0.is_away;
if(typeof data4 !== "boolean"){
const err12 = {instancePath:instancePath+"/data/is_away",schemaPath:"contract:/components/schemas/UserStatus/properties/is_away/type",keyword:"type",params:{type: "boolean"},schema:schema64.properties.is_away.type,parentSchema:schema64.properties.is_away,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.away_message !== undefined){
let data5 = data0.away_message;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
const err13 = {instancePath:instancePath+"/data/away_message",schemaPath:"contract:/components/schemas/UserStatus/properties/away_message/type",keyword:"type",params:{type: schema64.properties.away_message.type},schema:schema64.properties.away_message.type,parentSchema:schema64.properties.away_message,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.text === undefined){
const err14 = {instancePath:instancePath+"/data/away_message",schemaPath:"contract:/components/schemas/UserStatus/properties/away_message/required",keyword:"required",params:{missingProperty: "text"},schema:schema64.properties.away_message.required,parentSchema:schema64.properties.away_message,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5.text !== undefined){
let data6 = data5.text;
if(typeof data6 === "string"){
if(func0(data6) > 1024){
const err15 = {instancePath:instancePath+"/data/away_message/text",schemaPath:"contract:/components/schemas/UserStatus/properties/away_message/properties/text/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema64.properties.away_message.properties.text,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/data/away_message/text",schemaPath:"contract:/components/schemas/UserStatus/properties/away_message/properties/text/type",keyword:"type",params:{type: "string"},schema:schema64.properties.away_message.properties.text.type,parentSchema:schema64.properties.away_message.properties.text,data:data6};
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
}
}
else {
const err17 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/UserStatus/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data:data0};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema101.type,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate59;
const schema103 = {"$id":"contract:/SearchOperations_searchChats.200.body","type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"contract:/components/schemas/Chat"}},"meta":{"$ref":"contract:/components/schemas/SearchPaginationMeta"}}};
const schema105 = {"$id":"contract:/components/schemas/SearchPaginationMeta","type":"object","required":["total","paginate"],"properties":{"total":{"type":"integer","format":"int32","safeInteger":true},"paginate":{"type":"object","properties":{"next_page":{"type":"string"}},"required":["next_page"]}}};

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
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema103.required,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.meta === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},schema:schema103.required,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err2 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "id"},schema:schema48.required,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.name === undefined){
const err3 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "name"},schema:schema48.required,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.created_at === undefined){
const err4 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema48.required,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.owner_id === undefined){
const err5 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "owner_id"},schema:schema48.required,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.member_ids === undefined){
const err6 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "member_ids"},schema:schema48.required,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.group_tag_ids === undefined){
const err7 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "group_tag_ids"},schema:schema48.required,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.channel === undefined){
const err8 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "channel"},schema:schema48.required,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.archived === undefined){
const err9 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "archived"},schema:schema48.required,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.personal === undefined){
const err10 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "personal"},schema:schema48.required,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.public === undefined){
const err11 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "public"},schema:schema48.required,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.last_message_at === undefined){
const err12 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "last_message_at"},schema:schema48.required,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.meet_room_url === undefined){
const err13 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/required",keyword:"required",params:{missingProperty: "meet_room_url"},schema:schema48.required,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err14 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/Chat/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema48.properties.id.type,parentSchema:schema48.properties.id,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err15 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/Chat/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema48.properties.id,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(Number.isInteger(data2) && data2 >= -2147483648 && data2 <= 2147483647)){
const err16 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/Chat/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema48.properties.id,data:data2};
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
if(data1.name !== undefined){
let data3 = data1.name;
if(typeof data3 === "string"){
if(func0(data3) > 255){
const err17 = {instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"contract:/components/schemas/Chat/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema48.properties.name,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"contract:/components/schemas/Chat/properties/name/type",keyword:"type",params:{type: "string"},schema:schema48.properties.name.type,parentSchema:schema48.properties.name,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.created_at !== undefined){
let data4 = data1.created_at;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err19 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/Chat/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema48.properties.created_at,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data4.includes(":60")){
const next0 = Date.parse((data4).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err20 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/Chat/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema48.properties.created_at,data:data4};
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
const err21 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"contract:/components/schemas/Chat/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema48.properties.created_at.type,parentSchema:schema48.properties.created_at,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.owner_id !== undefined){
let data5 = data1.owner_id;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err22 = {instancePath:instancePath+"/data/" + i0+"/owner_id",schemaPath:"contract:/components/schemas/Chat/properties/owner_id/type",keyword:"type",params:{type: "integer"},schema:schema48.properties.owner_id.type,parentSchema:schema48.properties.owner_id,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(Math.abs(data5) > 9007199254740991){
const err23 = {instancePath:instancePath+"/data/" + i0+"/owner_id",schemaPath:"contract:/components/schemas/Chat/properties/owner_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema48.properties.owner_id,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(Number.isInteger(data5) && data5 >= -2147483648 && data5 <= 2147483647)){
const err24 = {instancePath:instancePath+"/data/" + i0+"/owner_id",schemaPath:"contract:/components/schemas/Chat/properties/owner_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema48.properties.owner_id,data:data5};
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
if(data1.member_ids !== undefined){
let data6 = data1.member_ids;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err25 = {instancePath:instancePath+"/data/" + i0+"/member_ids/" + i1,schemaPath:"contract:/components/schemas/Chat/properties/member_ids/items/type",keyword:"type",params:{type: "integer"},schema:schema48.properties.member_ids.items.type,parentSchema:schema48.properties.member_ids.items,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(Math.abs(data7) > 9007199254740991){
const err26 = {instancePath:instancePath+"/data/" + i0+"/member_ids/" + i1,schemaPath:"contract:/components/schemas/Chat/properties/member_ids/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema48.properties.member_ids.items,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(Number.isInteger(data7) && data7 >= -2147483648 && data7 <= 2147483647)){
const err27 = {instancePath:instancePath+"/data/" + i0+"/member_ids/" + i1,schemaPath:"contract:/components/schemas/Chat/properties/member_ids/items/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema48.properties.member_ids.items,data:data7};
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
}
else {
const err28 = {instancePath:instancePath+"/data/" + i0+"/member_ids",schemaPath:"contract:/components/schemas/Chat/properties/member_ids/type",keyword:"type",params:{type: "array"},schema:schema48.properties.member_ids.type,parentSchema:schema48.properties.member_ids,data:data6};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data1.group_tag_ids !== undefined){
let data8 = data1.group_tag_ids;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err29 = {instancePath:instancePath+"/data/" + i0+"/group_tag_ids/" + i2,schemaPath:"contract:/components/schemas/Chat/properties/group_tag_ids/items/type",keyword:"type",params:{type: "integer"},schema:schema48.properties.group_tag_ids.items.type,parentSchema:schema48.properties.group_tag_ids.items,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(Math.abs(data9) > 9007199254740991){
const err30 = {instancePath:instancePath+"/data/" + i0+"/group_tag_ids/" + i2,schemaPath:"contract:/components/schemas/Chat/properties/group_tag_ids/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema48.properties.group_tag_ids.items,data:data9};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(Number.isInteger(data9) && data9 >= -2147483648 && data9 <= 2147483647)){
const err31 = {instancePath:instancePath+"/data/" + i0+"/group_tag_ids/" + i2,schemaPath:"contract:/components/schemas/Chat/properties/group_tag_ids/items/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema48.properties.group_tag_ids.items,data:data9};
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
}
else {
const err32 = {instancePath:instancePath+"/data/" + i0+"/group_tag_ids",schemaPath:"contract:/components/schemas/Chat/properties/group_tag_ids/type",keyword:"type",params:{type: "array"},schema:schema48.properties.group_tag_ids.type,parentSchema:schema48.properties.group_tag_ids,data:data8};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data1.channel !== undefined){
let data10 = data1.channel;
if(typeof data10 !== "boolean"){
const err33 = {instancePath:instancePath+"/data/" + i0+"/channel",schemaPath:"contract:/components/schemas/Chat/properties/channel/type",keyword:"type",params:{type: "boolean"},schema:schema48.properties.channel.type,parentSchema:schema48.properties.channel,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data1.archived !== undefined){
let data11 = data1.archived;
if(typeof data11 !== "boolean"){
const err34 = {instancePath:instancePath+"/data/" + i0+"/archived",schemaPath:"contract:/components/schemas/Chat/properties/archived/type",keyword:"type",params:{type: "boolean"},schema:schema48.properties.archived.type,parentSchema:schema48.properties.archived,data:data11};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data1.personal !== undefined){
let data12 = data1.personal;
if(typeof data12 !== "boolean"){
const err35 = {instancePath:instancePath+"/data/" + i0+"/personal",schemaPath:"contract:/components/schemas/Chat/properties/personal/type",keyword:"type",params:{type: "boolean"},schema:schema48.properties.personal.type,parentSchema:schema48.properties.personal,data:data12};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data1.public !== undefined){
let data13 = data1.public;
if(typeof data13 !== "boolean"){
const err36 = {instancePath:instancePath+"/data/" + i0+"/public",schemaPath:"contract:/components/schemas/Chat/properties/public/type",keyword:"type",params:{type: "boolean"},schema:schema48.properties.public.type,parentSchema:schema48.properties.public,data:data13};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data1.last_message_at !== undefined){
let data14 = data1.last_message_at;
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err37 = {instancePath:instancePath+"/data/" + i0+"/last_message_at",schemaPath:"contract:/components/schemas/Chat/properties/last_message_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema48.properties.last_message_at,data:data14};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data14.includes(":60")){
const next1 = Date.parse((data14).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err38 = {instancePath:instancePath+"/data/" + i0+"/last_message_at",schemaPath:"contract:/components/schemas/Chat/properties/last_message_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema48.properties.last_message_at,data:data14};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/data/" + i0+"/last_message_at",schemaPath:"contract:/components/schemas/Chat/properties/last_message_at/type",keyword:"type",params:{type: "string"},schema:schema48.properties.last_message_at.type,parentSchema:schema48.properties.last_message_at,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data1.meet_room_url !== undefined){
let data15 = data1.meet_room_url;
if(typeof data15 !== "string"){
const err40 = {instancePath:instancePath+"/data/" + i0+"/meet_room_url",schemaPath:"contract:/components/schemas/Chat/properties/meet_room_url/type",keyword:"type",params:{type: "string"},schema:schema48.properties.meet_room_url.type,parentSchema:schema48.properties.meet_room_url,data:data15};
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
const err41 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Chat/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data:data1};
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
const err42 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema103.properties.data.type,parentSchema:schema103.properties.data,data:data0};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.meta !== undefined){
let data16 = data.meta;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.total === undefined){
const err43 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/SearchPaginationMeta/required",keyword:"required",params:{missingProperty: "total"},schema:schema105.required,parentSchema:schema105,data:data16};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data16.paginate === undefined){
const err44 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/SearchPaginationMeta/required",keyword:"required",params:{missingProperty: "paginate"},schema:schema105.required,parentSchema:schema105,data:data16};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data16.total !== undefined){
let data17 = data16.total;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err45 = {instancePath:instancePath+"/meta/total",schemaPath:"contract:/components/schemas/SearchPaginationMeta/properties/total/type",keyword:"type",params:{type: "integer"},schema:schema105.properties.total.type,parentSchema:schema105.properties.total,data:data17};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(Math.abs(data17) > 9007199254740991){
const err46 = {instancePath:instancePath+"/meta/total",schemaPath:"contract:/components/schemas/SearchPaginationMeta/properties/total/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema105.properties.total,data:data17};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!(Number.isInteger(data17) && data17 >= -2147483648 && data17 <= 2147483647)){
const err47 = {instancePath:instancePath+"/meta/total",schemaPath:"contract:/components/schemas/SearchPaginationMeta/properties/total/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema105.properties.total,data:data17};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data16.paginate !== undefined){
let data18 = data16.paginate;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.next_page === undefined){
const err48 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/SearchPaginationMeta/properties/paginate/required",keyword:"required",params:{missingProperty: "next_page"},schema:schema105.properties.paginate.required,parentSchema:schema105.properties.paginate,data:data18};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data18.next_page !== undefined){
let data19 = data18.next_page;
if(typeof data19 !== "string"){
const err49 = {instancePath:instancePath+"/meta/paginate/next_page",schemaPath:"contract:/components/schemas/SearchPaginationMeta/properties/paginate/properties/next_page/type",keyword:"type",params:{type: "string"},schema:schema105.properties.paginate.properties.next_page.type,parentSchema:schema105.properties.paginate.properties.next_page,data:data19};
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
const err50 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/SearchPaginationMeta/properties/paginate/type",keyword:"type",params:{type: "object"},schema:schema105.properties.paginate.type,parentSchema:schema105.properties.paginate,data:data18};
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
const err51 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/SearchPaginationMeta/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data:data16};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema103.type,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"data":true,"meta":true},"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate60;
const schema106 = {"$id":"contract:/SearchOperations_searchMessages.200.body","type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"contract:/components/schemas/Message"}},"meta":{"$ref":"contract:/components/schemas/SearchPaginationMeta"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.meta === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate41.call(this, data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate41.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema106.properties.data.type,parentSchema:schema106.properties.data,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.meta !== undefined){
let data2 = data.meta;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.total === undefined){
const err3 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/SearchPaginationMeta/required",keyword:"required",params:{missingProperty: "total"},schema:schema105.required,parentSchema:schema105,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.paginate === undefined){
const err4 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/SearchPaginationMeta/required",keyword:"required",params:{missingProperty: "paginate"},schema:schema105.required,parentSchema:schema105,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.total !== undefined){
let data3 = data2.total;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/meta/total",schemaPath:"contract:/components/schemas/SearchPaginationMeta/properties/total/type",keyword:"type",params:{type: "integer"},schema:schema105.properties.total.type,parentSchema:schema105.properties.total,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(Math.abs(data3) > 9007199254740991){
const err6 = {instancePath:instancePath+"/meta/total",schemaPath:"contract:/components/schemas/SearchPaginationMeta/properties/total/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema105.properties.total,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err7 = {instancePath:instancePath+"/meta/total",schemaPath:"contract:/components/schemas/SearchPaginationMeta/properties/total/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema105.properties.total,data:data3};
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
if(data2.paginate !== undefined){
let data4 = data2.paginate;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.next_page === undefined){
const err8 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/SearchPaginationMeta/properties/paginate/required",keyword:"required",params:{missingProperty: "next_page"},schema:schema105.properties.paginate.required,parentSchema:schema105.properties.paginate,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.next_page !== undefined){
let data5 = data4.next_page;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/meta/paginate/next_page",schemaPath:"contract:/components/schemas/SearchPaginationMeta/properties/paginate/properties/next_page/type",keyword:"type",params:{type: "string"},schema:schema105.properties.paginate.properties.next_page.type,parentSchema:schema105.properties.paginate.properties.next_page,data:data5};
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
const err10 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/SearchPaginationMeta/properties/paginate/type",keyword:"type",params:{type: "object"},schema:schema105.properties.paginate.type,parentSchema:schema105.properties.paginate,data:data4};
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
const err11 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/SearchPaginationMeta/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data:data2};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema106.type,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"data":true,"meta":true},"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate62;
const schema108 = {"$id":"contract:/SearchOperations_searchUsers.200.body","type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"contract:/components/schemas/User"}},"meta":{"$ref":"contract:/components/schemas/SearchPaginationMeta"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.meta === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate31.call(this, data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema108.properties.data.type,parentSchema:schema108.properties.data,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.meta !== undefined){
let data2 = data.meta;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.total === undefined){
const err3 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/SearchPaginationMeta/required",keyword:"required",params:{missingProperty: "total"},schema:schema105.required,parentSchema:schema105,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.paginate === undefined){
const err4 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/SearchPaginationMeta/required",keyword:"required",params:{missingProperty: "paginate"},schema:schema105.required,parentSchema:schema105,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.total !== undefined){
let data3 = data2.total;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/meta/total",schemaPath:"contract:/components/schemas/SearchPaginationMeta/properties/total/type",keyword:"type",params:{type: "integer"},schema:schema105.properties.total.type,parentSchema:schema105.properties.total,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(Math.abs(data3) > 9007199254740991){
const err6 = {instancePath:instancePath+"/meta/total",schemaPath:"contract:/components/schemas/SearchPaginationMeta/properties/total/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema105.properties.total,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err7 = {instancePath:instancePath+"/meta/total",schemaPath:"contract:/components/schemas/SearchPaginationMeta/properties/total/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema105.properties.total,data:data3};
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
if(data2.paginate !== undefined){
let data4 = data2.paginate;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.next_page === undefined){
const err8 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/SearchPaginationMeta/properties/paginate/required",keyword:"required",params:{missingProperty: "next_page"},schema:schema105.properties.paginate.required,parentSchema:schema105.properties.paginate,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.next_page !== undefined){
let data5 = data4.next_page;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/meta/paginate/next_page",schemaPath:"contract:/components/schemas/SearchPaginationMeta/properties/paginate/properties/next_page/type",keyword:"type",params:{type: "string"},schema:schema105.properties.paginate.properties.next_page.type,parentSchema:schema105.properties.paginate.properties.next_page,data:data5};
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
const err10 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/SearchPaginationMeta/properties/paginate/type",keyword:"type",params:{type: "object"},schema:schema105.properties.paginate.type,parentSchema:schema105.properties.paginate,data:data4};
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
const err11 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/SearchPaginationMeta/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data:data2};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema108.type,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"data":true,"meta":true},"dynamicProps":false,"dynamicItems":false};

exports.v30 = validate64;
const schema110 = {"$id":"contract:/TaskOperations_listTasks.200.body","type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"contract:/components/schemas/Task"}},"meta":{"$ref":"contract:/components/schemas/PaginationMeta"}}};
const schema111 = {"$id":"contract:/components/schemas/Task","type":"object","required":["id","kind","content","due_at","priority","user_id","chat_id","status","created_at","performer_ids","all_day","custom_properties"],"properties":{"id":{"type":"integer","format":"int32","safeInteger":true},"kind":{"allOf":[{"$ref":"contract:/components/schemas/TaskKind"}]},"content":{"type":"string"},"due_at":{"type":["string","null"],"format":"date-time","leapSecond":"date-time"},"priority":{"type":"integer","format":"int32","safeInteger":true},"user_id":{"type":"integer","format":"int32","safeInteger":true},"chat_id":{"type":["integer","null"],"format":"int32","safeInteger":true},"status":{"allOf":[{"$ref":"contract:/components/schemas/TaskStatus"}]},"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"performer_ids":{"type":"array","items":{"type":"integer","format":"int32","safeInteger":true}},"all_day":{"type":"boolean"},"custom_properties":{"type":"array","items":{"$ref":"contract:/components/schemas/CustomProperty"}}}};
const schema112 = {"$id":"contract:/components/schemas/TaskKind","type":"string","enum":["call","meeting","reminder","event","email"]};
const schema113 = {"$id":"contract:/components/schemas/TaskStatus","type":"string","enum":["done","undone"]};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema111.required,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema111.required,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.content === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},schema:schema111.required,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.due_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "due_at"},schema:schema111.required,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.priority === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "priority"},schema:schema111.required,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.user_id === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema111.required,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.chat_id === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chat_id"},schema:schema111.required,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.status === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},schema:schema111.required,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.created_at === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema111.required,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.performer_ids === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "performer_ids"},schema:schema111.required,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.all_day === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "all_day"},schema:schema111.required,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.custom_properties === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "custom_properties"},schema:schema111.required,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema111.properties.id.type,parentSchema:schema111.properties.id,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(Math.abs(data0) > 9007199254740991){
const err13 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema111.properties.id,data:data0};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(Number.isInteger(data0) && data0 >= -2147483648 && data0 <= 2147483647)){
const err14 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema111.properties.id,data:data0};
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
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err15 = {instancePath:instancePath+"/kind",schemaPath:"contract:/components/schemas/TaskKind/type",keyword:"type",params:{type: "string"},schema:schema112.type,parentSchema:schema112,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((((data1 === "call") || (data1 === "meeting")) || (data1 === "reminder")) || (data1 === "event")) || (data1 === "email"))){
const err16 = {instancePath:instancePath+"/kind",schemaPath:"contract:/components/schemas/TaskKind/enum",keyword:"enum",params:{allowedValues: schema112.enum},schema:schema112.enum,parentSchema:schema112,data:data1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.content !== undefined){
let data2 = data.content;
if(typeof data2 !== "string"){
const err17 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},schema:schema111.properties.content.type,parentSchema:schema111.properties.content,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.due_at !== undefined){
let data3 = data.due_at;
if((typeof data3 !== "string") && (data3 !== null)){
const err18 = {instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/type",keyword:"type",params:{type: schema111.properties.due_at.type},schema:schema111.properties.due_at.type,parentSchema:schema111.properties.due_at,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err19 = {instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema111.properties.due_at,data:data3};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data3.includes(":60")){
const next0 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err20 = {instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema111.properties.due_at,data:data3};
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
}
if(data.priority !== undefined){
let data4 = data.priority;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err21 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"},schema:schema111.properties.priority.type,parentSchema:schema111.properties.priority,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(Math.abs(data4) > 9007199254740991){
const err22 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema111.properties.priority,data:data4};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(Number.isInteger(data4) && data4 >= -2147483648 && data4 <= 2147483647)){
const err23 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema111.properties.priority,data:data4};
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
if(data.user_id !== undefined){
let data5 = data.user_id;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err24 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema111.properties.user_id.type,parentSchema:schema111.properties.user_id,data:data5};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(Math.abs(data5) > 9007199254740991){
const err25 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema111.properties.user_id,data:data5};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(Number.isInteger(data5) && data5 >= -2147483648 && data5 <= 2147483647)){
const err26 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema111.properties.user_id,data:data5};
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
if(data.chat_id !== undefined){
let data6 = data.chat_id;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err27 = {instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/type",keyword:"type",params:{type: schema111.properties.chat_id.type},schema:schema111.properties.chat_id.type,parentSchema:schema111.properties.chat_id,data:data6};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err28 = {instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema111.properties.chat_id,data:data6};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(Number.isInteger(data6) && data6 >= -2147483648 && data6 <= 2147483647)){
const err29 = {instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema111.properties.chat_id,data:data6};
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
if(data.status !== undefined){
let data7 = data.status;
if(typeof data7 !== "string"){
const err30 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/TaskStatus/type",keyword:"type",params:{type: "string"},schema:schema113.type,parentSchema:schema113,data:data7};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((data7 === "done") || (data7 === "undone"))){
const err31 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/TaskStatus/enum",keyword:"enum",params:{allowedValues: schema113.enum},schema:schema113.enum,parentSchema:schema113,data:data7};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.created_at !== undefined){
let data8 = data.created_at;
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err32 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema111.properties.created_at,data:data8};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data8.includes(":60")){
const next1 = Date.parse((data8).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err33 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema111.properties.created_at,data:data8};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema111.properties.created_at.type,parentSchema:schema111.properties.created_at,data:data8};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.performer_ids !== undefined){
let data9 = data.performer_ids;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err35 = {instancePath:instancePath+"/performer_ids/" + i0,schemaPath:"#/properties/performer_ids/items/type",keyword:"type",params:{type: "integer"},schema:schema111.properties.performer_ids.items.type,parentSchema:schema111.properties.performer_ids.items,data:data10};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(Math.abs(data10) > 9007199254740991){
const err36 = {instancePath:instancePath+"/performer_ids/" + i0,schemaPath:"#/properties/performer_ids/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema111.properties.performer_ids.items,data:data10};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(Number.isInteger(data10) && data10 >= -2147483648 && data10 <= 2147483647)){
const err37 = {instancePath:instancePath+"/performer_ids/" + i0,schemaPath:"#/properties/performer_ids/items/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema111.properties.performer_ids.items,data:data10};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
}
else {
const err38 = {instancePath:instancePath+"/performer_ids",schemaPath:"#/properties/performer_ids/type",keyword:"type",params:{type: "array"},schema:schema111.properties.performer_ids.type,parentSchema:schema111.properties.performer_ids,data:data9};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.all_day !== undefined){
let data11 = data.all_day;
if(typeof data11 !== "boolean"){
const err39 = {instancePath:instancePath+"/all_day",schemaPath:"#/properties/all_day/type",keyword:"type",params:{type: "boolean"},schema:schema111.properties.all_day.type,parentSchema:schema111.properties.all_day,data:data11};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.custom_properties !== undefined){
let data12 = data.custom_properties;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(validate32.call(this, data12[i1], {instancePath:instancePath+"/custom_properties/" + i1,parentData:data12,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err40 = {instancePath:instancePath+"/custom_properties",schemaPath:"#/properties/custom_properties/type",keyword:"type",params:{type: "array"},schema:schema111.properties.custom_properties.type,parentSchema:schema111.properties.custom_properties,data:data12};
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
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema111.type,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"id":true,"kind":true,"content":true,"due_at":true,"priority":true,"user_id":true,"chat_id":true,"status":true,"created_at":true,"performer_ids":true,"all_day":true,"custom_properties":true},"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.meta === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate65.call(this, data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate65.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema110.properties.data.type,parentSchema:schema110.properties.data,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.meta !== undefined){
let data2 = data.meta;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.paginate === undefined){
const err3 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/PaginationMeta/required",keyword:"required",params:{missingProperty: "paginate"},schema:schema27.required,parentSchema:schema27,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.paginate !== undefined){
let data3 = data2.paginate;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.next_page === undefined){
const err4 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/required",keyword:"required",params:{missingProperty: "next_page"},schema:schema27.properties.paginate.required,parentSchema:schema27.properties.paginate,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3.next_page !== undefined){
let data4 = data3.next_page;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/meta/paginate/next_page",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/next_page/type",keyword:"type",params:{type: "string"},schema:schema27.properties.paginate.properties.next_page.type,parentSchema:schema27.properties.paginate.properties.next_page,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.prev_page !== undefined){
let data5 = data3.prev_page;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/meta/paginate/prev_page",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/prev_page/type",keyword:"type",params:{type: "string"},schema:schema27.properties.paginate.properties.prev_page.type,parentSchema:schema27.properties.paginate.properties.prev_page,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.has_next !== undefined){
let data6 = data3.has_next;
if(typeof data6 !== "boolean"){
const err7 = {instancePath:instancePath+"/meta/paginate/has_next",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/has_next/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.paginate.properties.has_next.type,parentSchema:schema27.properties.paginate.properties.has_next,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.has_prev !== undefined){
let data7 = data3.has_prev;
if(typeof data7 !== "boolean"){
const err8 = {instancePath:instancePath+"/meta/paginate/has_prev",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/has_prev/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.paginate.properties.has_prev.type,parentSchema:schema27.properties.paginate.properties.has_prev,data:data7};
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
const err9 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/type",keyword:"type",params:{type: "object"},schema:schema27.properties.paginate.type,parentSchema:schema27.properties.paginate,data:data3};
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
const err10 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/PaginationMeta/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data:data2};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema110.type,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"data":true,"meta":true},"dynamicProps":false,"dynamicItems":false};

exports.v31 = validate68;
const schema115 = {"$id":"contract:/TaskOperations_createTask.201.body","type":"object","required":["data"],"properties":{"data":{"$ref":"contract:/components/schemas/Task"}}};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data !== undefined){
if(!(validate65.call(this, data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate65.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema115.type,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"data":true},"dynamicProps":false,"dynamicItems":false};

exports.v32 = validate70;
const schema116 = {"$id":"contract:/ThreadOperations_listThreads.200.body","type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"contract:/components/schemas/Thread"}},"meta":{"$ref":"contract:/components/schemas/PaginationMeta"}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema116.required,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.meta === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},schema:schema116.required,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err2 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Thread/required",keyword:"required",params:{missingProperty: "id"},schema:schema92.required,parentSchema:schema92,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.chat_id === undefined){
const err3 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Thread/required",keyword:"required",params:{missingProperty: "chat_id"},schema:schema92.required,parentSchema:schema92,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.message_id === undefined){
const err4 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Thread/required",keyword:"required",params:{missingProperty: "message_id"},schema:schema92.required,parentSchema:schema92,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.message_chat_id === undefined){
const err5 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Thread/required",keyword:"required",params:{missingProperty: "message_chat_id"},schema:schema92.required,parentSchema:schema92,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.updated_at === undefined){
const err6 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Thread/required",keyword:"required",params:{missingProperty: "updated_at"},schema:schema92.required,parentSchema:schema92,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data1, "id")) || false){
const err7 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"contract:/components/schemas/Thread/properties/id/int64",keyword:"int64",params:{},schema:schema92.properties.id.int64,parentSchema:schema92.properties.id,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.chat_id !== undefined){
let data3 = data1.chat_id;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data1, "chat_id")) || false){
const err8 = {instancePath:instancePath+"/data/" + i0+"/chat_id",schemaPath:"contract:/components/schemas/Thread/properties/chat_id/int64",keyword:"int64",params:{},schema:schema92.properties.chat_id.int64,parentSchema:schema92.properties.chat_id,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.message_id !== undefined){
let data4 = data1.message_id;
const _errs9 = errors;
let valid5 = false;
const _errs10 = errors;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data1, "message_id")) || false){
const err9 = {instancePath:instancePath+"/data/" + i0+"/message_id",schemaPath:"contract:/components/schemas/Thread/properties/message_id/anyOf/0/int64",keyword:"int64",params:{},schema:schema92.properties.message_id.anyOf[0].int64,parentSchema:schema92.properties.message_id.anyOf[0],data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid5 = valid5 || _valid0;
const _errs11 = errors;
if(data4 !== null){
const err10 = {instancePath:instancePath+"/data/" + i0+"/message_id",schemaPath:"contract:/components/schemas/Thread/properties/message_id/anyOf/1/type",keyword:"type",params:{type: schema92.properties.message_id.anyOf[1].type},schema:schema92.properties.message_id.anyOf[1].type,parentSchema:schema92.properties.message_id.anyOf[1],data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const err11 = {instancePath:instancePath+"/data/" + i0+"/message_id",schemaPath:"contract:/components/schemas/Thread/properties/message_id/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs9, passingSchemas: null},schema:schema92.properties.message_id.anyOf,parentSchema:schema92.properties.message_id,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data1.message_chat_id !== undefined){
let data5 = data1.message_chat_id;
const _errs14 = errors;
let valid6 = false;
const _errs15 = errors;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data1, "message_chat_id")) || false){
const err12 = {instancePath:instancePath+"/data/" + i0+"/message_chat_id",schemaPath:"contract:/components/schemas/Thread/properties/message_chat_id/anyOf/0/int64",keyword:"int64",params:{},schema:schema92.properties.message_chat_id.anyOf[0].int64,parentSchema:schema92.properties.message_chat_id.anyOf[0],data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid6 = valid6 || _valid1;
const _errs16 = errors;
if(data5 !== null){
const err13 = {instancePath:instancePath+"/data/" + i0+"/message_chat_id",schemaPath:"contract:/components/schemas/Thread/properties/message_chat_id/anyOf/1/type",keyword:"type",params:{type: schema92.properties.message_chat_id.anyOf[1].type},schema:schema92.properties.message_chat_id.anyOf[1].type,parentSchema:schema92.properties.message_chat_id.anyOf[1],data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err14 = {instancePath:instancePath+"/data/" + i0+"/message_chat_id",schemaPath:"contract:/components/schemas/Thread/properties/message_chat_id/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs14, passingSchemas: null},schema:schema92.properties.message_chat_id.anyOf,parentSchema:schema92.properties.message_chat_id,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data1.updated_at !== undefined){
let data6 = data1.updated_at;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err15 = {instancePath:instancePath+"/data/" + i0+"/updated_at",schemaPath:"contract:/components/schemas/Thread/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema92.properties.updated_at,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.includes(":60")){
const next0 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err16 = {instancePath:instancePath+"/data/" + i0+"/updated_at",schemaPath:"contract:/components/schemas/Thread/properties/updated_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema92.properties.updated_at,data:data6};
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
const err17 = {instancePath:instancePath+"/data/" + i0+"/updated_at",schemaPath:"contract:/components/schemas/Thread/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema92.properties.updated_at.type,parentSchema:schema92.properties.updated_at,data:data6};
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
const err18 = {instancePath:instancePath+"/data/" + i0,schemaPath:"contract:/components/schemas/Thread/type",keyword:"type",params:{type: "object"},schema:schema92.type,parentSchema:schema92,data:data1};
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
const err19 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema116.properties.data.type,parentSchema:schema116.properties.data,data:data0};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.meta !== undefined){
let data7 = data.meta;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.paginate === undefined){
const err20 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/PaginationMeta/required",keyword:"required",params:{missingProperty: "paginate"},schema:schema27.required,parentSchema:schema27,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.paginate !== undefined){
let data8 = data7.paginate;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.next_page === undefined){
const err21 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/required",keyword:"required",params:{missingProperty: "next_page"},schema:schema27.properties.paginate.required,parentSchema:schema27.properties.paginate,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8.next_page !== undefined){
let data9 = data8.next_page;
if(typeof data9 !== "string"){
const err22 = {instancePath:instancePath+"/meta/paginate/next_page",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/next_page/type",keyword:"type",params:{type: "string"},schema:schema27.properties.paginate.properties.next_page.type,parentSchema:schema27.properties.paginate.properties.next_page,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data8.prev_page !== undefined){
let data10 = data8.prev_page;
if(typeof data10 !== "string"){
const err23 = {instancePath:instancePath+"/meta/paginate/prev_page",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/prev_page/type",keyword:"type",params:{type: "string"},schema:schema27.properties.paginate.properties.prev_page.type,parentSchema:schema27.properties.paginate.properties.prev_page,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.has_next !== undefined){
let data11 = data8.has_next;
if(typeof data11 !== "boolean"){
const err24 = {instancePath:instancePath+"/meta/paginate/has_next",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/has_next/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.paginate.properties.has_next.type,parentSchema:schema27.properties.paginate.properties.has_next,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data8.has_prev !== undefined){
let data12 = data8.has_prev;
if(typeof data12 !== "boolean"){
const err25 = {instancePath:instancePath+"/meta/paginate/has_prev",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/has_prev/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.paginate.properties.has_prev.type,parentSchema:schema27.properties.paginate.properties.has_prev,data:data12};
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
const err26 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/type",keyword:"type",params:{type: "object"},schema:schema27.properties.paginate.type,parentSchema:schema27.properties.paginate,data:data8};
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
const err27 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/PaginationMeta/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data:data7};
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
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"data":true,"meta":true},"dynamicProps":false,"dynamicItems":false};

exports.v33 = validate71;
const schema119 = {"$id":"contract:/UploadOperations_getUploadParams.201.body","$ref":"contract:/components/schemas/UploadParams"};
const schema120 = {"$id":"contract:/components/schemas/UploadParams","type":"object","required":["Content-Disposition","acl","policy","x-amz-credential","x-amz-algorithm","x-amz-date","x-amz-signature","key","direct_url"],"properties":{"Content-Disposition":{"type":"string"},"acl":{"type":"string"},"policy":{"type":"string"},"x-amz-credential":{"type":"string"},"x-amz-algorithm":{"type":"string"},"x-amz-date":{"type":"string"},"x-amz-signature":{"type":"string"},"key":{"type":"string"},"direct_url":{"type":"string"}}};

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
if(data["Content-Disposition"] === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/UploadParams/required",keyword:"required",params:{missingProperty: "Content-Disposition"},schema:schema120.required,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.acl === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/UploadParams/required",keyword:"required",params:{missingProperty: "acl"},schema:schema120.required,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.policy === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/UploadParams/required",keyword:"required",params:{missingProperty: "policy"},schema:schema120.required,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data["x-amz-credential"] === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/UploadParams/required",keyword:"required",params:{missingProperty: "x-amz-credential"},schema:schema120.required,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data["x-amz-algorithm"] === undefined){
const err4 = {instancePath,schemaPath:"contract:/components/schemas/UploadParams/required",keyword:"required",params:{missingProperty: "x-amz-algorithm"},schema:schema120.required,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data["x-amz-date"] === undefined){
const err5 = {instancePath,schemaPath:"contract:/components/schemas/UploadParams/required",keyword:"required",params:{missingProperty: "x-amz-date"},schema:schema120.required,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data["x-amz-signature"] === undefined){
const err6 = {instancePath,schemaPath:"contract:/components/schemas/UploadParams/required",keyword:"required",params:{missingProperty: "x-amz-signature"},schema:schema120.required,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.key === undefined){
const err7 = {instancePath,schemaPath:"contract:/components/schemas/UploadParams/required",keyword:"required",params:{missingProperty: "key"},schema:schema120.required,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.direct_url === undefined){
const err8 = {instancePath,schemaPath:"contract:/components/schemas/UploadParams/required",keyword:"required",params:{missingProperty: "direct_url"},schema:schema120.required,parentSchema:schema120,data};
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
const err9 = {instancePath:instancePath+"/Content-Disposition",schemaPath:"contract:/components/schemas/UploadParams/properties/Content-Disposition/type",keyword:"type",params:{type: "string"},schema:schema120.properties["Content-Disposition"].type,parentSchema:schema120.properties["Content-Disposition"],data:data0};
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
const err10 = {instancePath:instancePath+"/acl",schemaPath:"contract:/components/schemas/UploadParams/properties/acl/type",keyword:"type",params:{type: "string"},schema:schema120.properties.acl.type,parentSchema:schema120.properties.acl,data:data1};
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
const err11 = {instancePath:instancePath+"/policy",schemaPath:"contract:/components/schemas/UploadParams/properties/policy/type",keyword:"type",params:{type: "string"},schema:schema120.properties.policy.type,parentSchema:schema120.properties.policy,data:data2};
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
const err12 = {instancePath:instancePath+"/x-amz-credential",schemaPath:"contract:/components/schemas/UploadParams/properties/x-amz-credential/type",keyword:"type",params:{type: "string"},schema:schema120.properties["x-amz-credential"].type,parentSchema:schema120.properties["x-amz-credential"],data:data3};
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
const err13 = {instancePath:instancePath+"/x-amz-algorithm",schemaPath:"contract:/components/schemas/UploadParams/properties/x-amz-algorithm/type",keyword:"type",params:{type: "string"},schema:schema120.properties["x-amz-algorithm"].type,parentSchema:schema120.properties["x-amz-algorithm"],data:data4};
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
const err14 = {instancePath:instancePath+"/x-amz-date",schemaPath:"contract:/components/schemas/UploadParams/properties/x-amz-date/type",keyword:"type",params:{type: "string"},schema:schema120.properties["x-amz-date"].type,parentSchema:schema120.properties["x-amz-date"],data:data5};
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
const err15 = {instancePath:instancePath+"/x-amz-signature",schemaPath:"contract:/components/schemas/UploadParams/properties/x-amz-signature/type",keyword:"type",params:{type: "string"},schema:schema120.properties["x-amz-signature"].type,parentSchema:schema120.properties["x-amz-signature"],data:data6};
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
const err16 = {instancePath:instancePath+"/key",schemaPath:"contract:/components/schemas/UploadParams/properties/key/type",keyword:"type",params:{type: "string"},schema:schema120.properties.key.type,parentSchema:schema120.properties.key,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.direct_url !== undefined){
let data8 = data.direct_url;
if(typeof data8 !== "string"){
const err17 = {instancePath:instancePath+"/direct_url",schemaPath:"contract:/components/schemas/UploadParams/properties/direct_url/type",keyword:"type",params:{type: "string"},schema:schema120.properties.direct_url.type,parentSchema:schema120.properties.direct_url,data:data8};
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
const err18 = {instancePath,schemaPath:"contract:/components/schemas/UploadParams/type",keyword:"type",params:{type: "object"},schema:schema120.type,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"Content-Disposition":true,"acl":true,"policy":true,"x-amz-credential":true,"x-amz-algorithm":true,"x-amz-date":true,"x-amz-signature":true,"key":true,"direct_url":true},"dynamicProps":false,"dynamicItems":false};

exports.v34 = validate72;
const schema121 = {"$id":"contract:/BotOperations_getWebhookEvents.200.body","type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"contract:/components/schemas/WebhookEvent"}},"meta":{"$ref":"contract:/components/schemas/PaginationMeta"}}};
const schema122 = {"$id":"contract:/components/schemas/WebhookEvent","type":"object","required":["id","event_type","payload","created_at"],"properties":{"id":{"type":"string"},"event_type":{"type":"string"},"payload":{"allOf":[{"$ref":"contract:/components/schemas/WebhookPayloadUnion"}]},"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"}}};
const schema123 = {"$id":"contract:/components/schemas/WebhookPayloadUnion","anyOf":[{"$ref":"contract:/components/schemas/MessageWebhookPayload"},{"$ref":"contract:/components/schemas/ReactionWebhookPayload"},{"$ref":"contract:/components/schemas/ButtonWebhookPayload"},{"$ref":"contract:/components/schemas/ViewSubmitWebhookPayload"},{"$ref":"contract:/components/schemas/ChatMemberWebhookPayload"},{"$ref":"contract:/components/schemas/CompanyMemberWebhookPayload"},{"$ref":"contract:/components/schemas/LinkSharedWebhookPayload"},{"$ref":"contract:/components/schemas/VideoCallWebhookPayload"}]};
const schema130 = {"$id":"contract:/components/schemas/ButtonWebhookPayload","type":"object","required":["type","event","message_id","trigger_id","data","user_id","chat_id","webhook_timestamp"],"properties":{"type":{"type":"string","enum":["button"]},"event":{"type":"string","enum":["click"]},"message_id":{"type":"integer","format":"int32","safeInteger":true},"trigger_id":{"type":"string"},"data":{"type":"string"},"user_id":{"type":"integer","format":"int32","safeInteger":true},"chat_id":{"type":"integer","format":"int32","safeInteger":true},"webhook_timestamp":{"type":"integer","format":"int32","safeInteger":true}}};
const schema131 = {"$id":"contract:/components/schemas/ViewSubmitWebhookPayload","type":"object","required":["type","event","callback_id","private_metadata","chat_id","user_id","data","webhook_timestamp"],"properties":{"type":{"type":"string","enum":["view"]},"event":{"type":"string","enum":["submit"]},"callback_id":{"type":["string","null"]},"private_metadata":{"type":["string","null"]},"chat_id":{"type":["integer","null"],"format":"int32","safeInteger":true},"user_id":{"type":"integer","format":"int32","safeInteger":true},"data":{"type":"object","additionalProperties":{}},"webhook_timestamp":{"type":"integer","format":"int32","safeInteger":true}}};
const schema124 = {"$id":"contract:/components/schemas/MessageWebhookPayload","type":"object","required":["type","id","event","entity_type","entity_id","content","user_id","created_at","url","chat_id","webhook_timestamp"],"properties":{"type":{"type":"string","enum":["message"]},"id":{"type":"integer","format":"int32","safeInteger":true},"event":{"allOf":[{"$ref":"contract:/components/schemas/WebhookEventType"}]},"entity_type":{"allOf":[{"$ref":"contract:/components/schemas/MessageEntityType"}]},"entity_id":{"type":"integer","format":"int32","safeInteger":true},"content":{"type":"string"},"user_id":{"type":"integer","format":"int32","safeInteger":true},"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"changed_at":{"type":["string","null"],"format":"date-time","leapSecond":"date-time"},"url":{"type":"string"},"chat_id":{"type":"integer","format":"int32","safeInteger":true},"parent_message_id":{"type":["integer","null"],"format":"int32","safeInteger":true},"thread":{"anyOf":[{"type":"object","allOf":[{"$ref":"contract:/components/schemas/WebhookMessageThread"}]},{"type":"null"}]},"webhook_timestamp":{"type":"integer","format":"int32","safeInteger":true}}};
const schema125 = {"$id":"contract:/components/schemas/WebhookEventType","type":"string","enum":["new","update","delete"]};
const schema127 = {"$id":"contract:/components/schemas/WebhookMessageThread","type":"object","required":["message_id","message_chat_id"],"properties":{"message_id":{"type":"integer","format":"int32","safeInteger":true},"message_chat_id":{"type":"integer","format":"int32","safeInteger":true}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.event === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.entity_type === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity_type"},schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.entity_id === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity_id"},schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.content === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.user_id === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.created_at === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.url === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.chat_id === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chat_id"},schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.webhook_timestamp === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook_timestamp"},schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err11 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema124.properties.type.type,parentSchema:schema124.properties.type,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(data0 === "message")){
const err12 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema124.properties.type.enum},schema:schema124.properties.type.enum,parentSchema:schema124.properties.type,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err13 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema124.properties.id.type,parentSchema:schema124.properties.id,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(Math.abs(data1) > 9007199254740991){
const err14 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema124.properties.id,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(Number.isInteger(data1) && data1 >= -2147483648 && data1 <= 2147483647)){
const err15 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema124.properties.id,data:data1};
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
if(data.event !== undefined){
let data2 = data.event;
if(typeof data2 !== "string"){
const err16 = {instancePath:instancePath+"/event",schemaPath:"contract:/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema125.type,parentSchema:schema125,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((data2 === "new") || (data2 === "update")) || (data2 === "delete"))){
const err17 = {instancePath:instancePath+"/event",schemaPath:"contract:/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema125.enum},schema:schema125.enum,parentSchema:schema125,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.entity_type !== undefined){
let data3 = data.entity_type;
if(typeof data3 !== "string"){
const err18 = {instancePath:instancePath+"/entity_type",schemaPath:"contract:/components/schemas/MessageEntityType/type",keyword:"type",params:{type: "string"},schema:schema76.type,parentSchema:schema76,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data3 === "discussion") || (data3 === "thread")) || (data3 === "user"))){
const err19 = {instancePath:instancePath+"/entity_type",schemaPath:"contract:/components/schemas/MessageEntityType/enum",keyword:"enum",params:{allowedValues: schema76.enum},schema:schema76.enum,parentSchema:schema76,data:data3};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.entity_id !== undefined){
let data4 = data.entity_id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err20 = {instancePath:instancePath+"/entity_id",schemaPath:"#/properties/entity_id/type",keyword:"type",params:{type: "integer"},schema:schema124.properties.entity_id.type,parentSchema:schema124.properties.entity_id,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(Math.abs(data4) > 9007199254740991){
const err21 = {instancePath:instancePath+"/entity_id",schemaPath:"#/properties/entity_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema124.properties.entity_id,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(Number.isInteger(data4) && data4 >= -2147483648 && data4 <= 2147483647)){
const err22 = {instancePath:instancePath+"/entity_id",schemaPath:"#/properties/entity_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema124.properties.entity_id,data:data4};
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
if(data.content !== undefined){
let data5 = data.content;
if(typeof data5 !== "string"){
const err23 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},schema:schema124.properties.content.type,parentSchema:schema124.properties.content,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.user_id !== undefined){
let data6 = data.user_id;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err24 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema124.properties.user_id.type,parentSchema:schema124.properties.user_id,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err25 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema124.properties.user_id,data:data6};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(Number.isInteger(data6) && data6 >= -2147483648 && data6 <= 2147483647)){
const err26 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema124.properties.user_id,data:data6};
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
if(data.created_at !== undefined){
let data7 = data.created_at;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err27 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema124.properties.created_at,data:data7};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data7.includes(":60")){
const next0 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err28 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema124.properties.created_at,data:data7};
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
const err29 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema124.properties.created_at.type,parentSchema:schema124.properties.created_at,data:data7};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.changed_at !== undefined){
let data8 = data.changed_at;
if((typeof data8 !== "string") && (data8 !== null)){
const err30 = {instancePath:instancePath+"/changed_at",schemaPath:"#/properties/changed_at/type",keyword:"type",params:{type: schema124.properties.changed_at.type},schema:schema124.properties.changed_at.type,parentSchema:schema124.properties.changed_at,data:data8};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err31 = {instancePath:instancePath+"/changed_at",schemaPath:"#/properties/changed_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema124.properties.changed_at,data:data8};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data8.includes(":60")){
const next1 = Date.parse((data8).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err32 = {instancePath:instancePath+"/changed_at",schemaPath:"#/properties/changed_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema124.properties.changed_at,data:data8};
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
}
if(data.url !== undefined){
let data9 = data.url;
if(typeof data9 !== "string"){
const err33 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema124.properties.url.type,parentSchema:schema124.properties.url,data:data9};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.chat_id !== undefined){
let data10 = data.chat_id;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err34 = {instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/type",keyword:"type",params:{type: "integer"},schema:schema124.properties.chat_id.type,parentSchema:schema124.properties.chat_id,data:data10};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(Math.abs(data10) > 9007199254740991){
const err35 = {instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema124.properties.chat_id,data:data10};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(Number.isInteger(data10) && data10 >= -2147483648 && data10 <= 2147483647)){
const err36 = {instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema124.properties.chat_id,data:data10};
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
if(data.parent_message_id !== undefined){
let data11 = data.parent_message_id;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err37 = {instancePath:instancePath+"/parent_message_id",schemaPath:"#/properties/parent_message_id/type",keyword:"type",params:{type: schema124.properties.parent_message_id.type},schema:schema124.properties.parent_message_id.type,parentSchema:schema124.properties.parent_message_id,data:data11};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(Math.abs(data11) > 9007199254740991){
const err38 = {instancePath:instancePath+"/parent_message_id",schemaPath:"#/properties/parent_message_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema124.properties.parent_message_id,data:data11};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(Number.isInteger(data11) && data11 >= -2147483648 && data11 <= 2147483647)){
const err39 = {instancePath:instancePath+"/parent_message_id",schemaPath:"#/properties/parent_message_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema124.properties.parent_message_id,data:data11};
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
if(data.thread !== undefined){
let data12 = data.thread;
const _errs30 = errors;
let valid5 = false;
const _errs31 = errors;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err40 = {instancePath:instancePath+"/thread",schemaPath:"#/properties/thread/anyOf/0/type",keyword:"type",params:{type: "object"},schema:schema124.properties.thread.anyOf[0].type,parentSchema:schema124.properties.thread.anyOf[0],data:data12};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.message_id === undefined){
const err41 = {instancePath:instancePath+"/thread",schemaPath:"contract:/components/schemas/WebhookMessageThread/required",keyword:"required",params:{missingProperty: "message_id"},schema:schema127.required,parentSchema:schema127,data:data12};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data12.message_chat_id === undefined){
const err42 = {instancePath:instancePath+"/thread",schemaPath:"contract:/components/schemas/WebhookMessageThread/required",keyword:"required",params:{missingProperty: "message_chat_id"},schema:schema127.required,parentSchema:schema127,data:data12};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data12.message_id !== undefined){
let data13 = data12.message_id;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err43 = {instancePath:instancePath+"/thread/message_id",schemaPath:"contract:/components/schemas/WebhookMessageThread/properties/message_id/type",keyword:"type",params:{type: "integer"},schema:schema127.properties.message_id.type,parentSchema:schema127.properties.message_id,data:data13};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(Math.abs(data13) > 9007199254740991){
const err44 = {instancePath:instancePath+"/thread/message_id",schemaPath:"contract:/components/schemas/WebhookMessageThread/properties/message_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema127.properties.message_id,data:data13};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(Number.isInteger(data13) && data13 >= -2147483648 && data13 <= 2147483647)){
const err45 = {instancePath:instancePath+"/thread/message_id",schemaPath:"contract:/components/schemas/WebhookMessageThread/properties/message_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema127.properties.message_id,data:data13};
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
if(data12.message_chat_id !== undefined){
let data14 = data12.message_chat_id;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err46 = {instancePath:instancePath+"/thread/message_chat_id",schemaPath:"contract:/components/schemas/WebhookMessageThread/properties/message_chat_id/type",keyword:"type",params:{type: "integer"},schema:schema127.properties.message_chat_id.type,parentSchema:schema127.properties.message_chat_id,data:data14};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(Math.abs(data14) > 9007199254740991){
const err47 = {instancePath:instancePath+"/thread/message_chat_id",schemaPath:"contract:/components/schemas/WebhookMessageThread/properties/message_chat_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema127.properties.message_chat_id,data:data14};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(Number.isInteger(data14) && data14 >= -2147483648 && data14 <= 2147483647)){
const err48 = {instancePath:instancePath+"/thread/message_chat_id",schemaPath:"contract:/components/schemas/WebhookMessageThread/properties/message_chat_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema127.properties.message_chat_id,data:data14};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
}
else {
const err49 = {instancePath:instancePath+"/thread",schemaPath:"contract:/components/schemas/WebhookMessageThread/type",keyword:"type",params:{type: "object"},schema:schema127.type,parentSchema:schema127,data:data12};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid0 = _errs31 === errors;
valid5 = valid5 || _valid0;
if(_valid0){
var props0 = {__proto__: null, };
props0.message_id = true;
props0.message_chat_id = true;
}
const _errs40 = errors;
if(data12 !== null){
const err50 = {instancePath:instancePath+"/thread",schemaPath:"#/properties/thread/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema124.properties.thread.anyOf[1].type,parentSchema:schema124.properties.thread.anyOf[1],data:data12};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid0 = _errs40 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const err51 = {instancePath:instancePath+"/thread",schemaPath:"#/properties/thread/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs30, passingSchemas: null},schema:schema124.properties.thread.anyOf,parentSchema:schema124.properties.thread,data:data12};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.webhook_timestamp !== undefined){
let data15 = data.webhook_timestamp;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err52 = {instancePath:instancePath+"/webhook_timestamp",schemaPath:"#/properties/webhook_timestamp/type",keyword:"type",params:{type: "integer"},schema:schema124.properties.webhook_timestamp.type,parentSchema:schema124.properties.webhook_timestamp,data:data15};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(Math.abs(data15) > 9007199254740991){
const err53 = {instancePath:instancePath+"/webhook_timestamp",schemaPath:"#/properties/webhook_timestamp/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema124.properties.webhook_timestamp,data:data15};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(!(Number.isInteger(data15) && data15 >= -2147483648 && data15 <= 2147483647)){
const err54 = {instancePath:instancePath+"/webhook_timestamp",schemaPath:"#/properties/webhook_timestamp/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema124.properties.webhook_timestamp,data:data15};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
}
else {
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema124.type,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"type":true,"id":true,"event":true,"entity_type":true,"entity_id":true,"content":true,"user_id":true,"created_at":true,"changed_at":true,"url":true,"chat_id":true,"parent_message_id":true,"thread":true,"webhook_timestamp":true},"dynamicProps":false,"dynamicItems":false};

const schema128 = {"$id":"contract:/components/schemas/ReactionWebhookPayload","type":"object","required":["type","event","chat_id","message_id","code","name","user_id","created_at","webhook_timestamp"],"properties":{"type":{"type":"string","enum":["reaction"]},"event":{"allOf":[{"$ref":"contract:/components/schemas/ReactionEventType"}]},"chat_id":{"type":["integer","null"],"format":"int32","safeInteger":true},"message_id":{"type":"integer","format":"int32","safeInteger":true},"code":{"type":"string"},"name":{"type":"string"},"user_id":{"type":"integer","format":"int32","safeInteger":true},"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"webhook_timestamp":{"type":"integer","format":"int32","safeInteger":true}}};
const schema129 = {"$id":"contract:/components/schemas/ReactionEventType","type":"string","enum":["new","delete"]};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema128.required,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},schema:schema128.required,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.chat_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chat_id"},schema:schema128.required,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.message_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message_id"},schema:schema128.required,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.code === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},schema:schema128.required,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.name === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema128.required,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.user_id === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema128.required,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.created_at === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema128.required,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.webhook_timestamp === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook_timestamp"},schema:schema128.required,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema128.properties.type.type,parentSchema:schema128.properties.type,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(data0 === "reaction")){
const err10 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema128.properties.type.enum},schema:schema128.properties.type.enum,parentSchema:schema128.properties.type,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.event !== undefined){
let data1 = data.event;
if(typeof data1 !== "string"){
const err11 = {instancePath:instancePath+"/event",schemaPath:"contract:/components/schemas/ReactionEventType/type",keyword:"type",params:{type: "string"},schema:schema129.type,parentSchema:schema129,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data1 === "new") || (data1 === "delete"))){
const err12 = {instancePath:instancePath+"/event",schemaPath:"contract:/components/schemas/ReactionEventType/enum",keyword:"enum",params:{allowedValues: schema129.enum},schema:schema129.enum,parentSchema:schema129,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.chat_id !== undefined){
let data2 = data.chat_id;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err13 = {instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/type",keyword:"type",params:{type: schema128.properties.chat_id.type},schema:schema128.properties.chat_id.type,parentSchema:schema128.properties.chat_id,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err14 = {instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema128.properties.chat_id,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(Number.isInteger(data2) && data2 >= -2147483648 && data2 <= 2147483647)){
const err15 = {instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema128.properties.chat_id,data:data2};
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
if(data.message_id !== undefined){
let data3 = data.message_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err16 = {instancePath:instancePath+"/message_id",schemaPath:"#/properties/message_id/type",keyword:"type",params:{type: "integer"},schema:schema128.properties.message_id.type,parentSchema:schema128.properties.message_id,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(Math.abs(data3) > 9007199254740991){
const err17 = {instancePath:instancePath+"/message_id",schemaPath:"#/properties/message_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema128.properties.message_id,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err18 = {instancePath:instancePath+"/message_id",schemaPath:"#/properties/message_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema128.properties.message_id,data:data3};
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
if(data.code !== undefined){
let data4 = data.code;
if(typeof data4 !== "string"){
const err19 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},schema:schema128.properties.code.type,parentSchema:schema128.properties.code,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.name !== undefined){
let data5 = data.name;
if(typeof data5 !== "string"){
const err20 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema128.properties.name.type,parentSchema:schema128.properties.name,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.user_id !== undefined){
let data6 = data.user_id;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err21 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema128.properties.user_id.type,parentSchema:schema128.properties.user_id,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err22 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema128.properties.user_id,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(Number.isInteger(data6) && data6 >= -2147483648 && data6 <= 2147483647)){
const err23 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema128.properties.user_id,data:data6};
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
if(data.created_at !== undefined){
let data7 = data.created_at;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err24 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema128.properties.created_at,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7.includes(":60")){
const next0 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err25 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema128.properties.created_at,data:data7};
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
const err26 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema128.properties.created_at.type,parentSchema:schema128.properties.created_at,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.webhook_timestamp !== undefined){
let data8 = data.webhook_timestamp;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err27 = {instancePath:instancePath+"/webhook_timestamp",schemaPath:"#/properties/webhook_timestamp/type",keyword:"type",params:{type: "integer"},schema:schema128.properties.webhook_timestamp.type,parentSchema:schema128.properties.webhook_timestamp,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(Math.abs(data8) > 9007199254740991){
const err28 = {instancePath:instancePath+"/webhook_timestamp",schemaPath:"#/properties/webhook_timestamp/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema128.properties.webhook_timestamp,data:data8};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(Number.isInteger(data8) && data8 >= -2147483648 && data8 <= 2147483647)){
const err29 = {instancePath:instancePath+"/webhook_timestamp",schemaPath:"#/properties/webhook_timestamp/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema128.properties.webhook_timestamp,data:data8};
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
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema128.type,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"type":true,"event":true,"chat_id":true,"message_id":true,"code":true,"name":true,"user_id":true,"created_at":true,"webhook_timestamp":true},"dynamicProps":false,"dynamicItems":false};

const schema132 = {"$id":"contract:/components/schemas/ChatMemberWebhookPayload","type":"object","required":["type","event","chat_id","user_ids","created_at","webhook_timestamp"],"properties":{"type":{"type":"string","enum":["chat_member"]},"event":{"allOf":[{"$ref":"contract:/components/schemas/MemberEventType"}]},"chat_id":{"type":"integer","format":"int32","safeInteger":true},"thread_id":{"type":["integer","null"],"format":"int32","safeInteger":true},"user_ids":{"type":"array","items":{"type":"integer","format":"int32","safeInteger":true}},"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"webhook_timestamp":{"type":"integer","format":"int32","safeInteger":true}}};
const schema133 = {"$id":"contract:/components/schemas/MemberEventType","type":"string","enum":["add","remove"]};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema132.required,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},schema:schema132.required,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.chat_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chat_id"},schema:schema132.required,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.user_ids === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_ids"},schema:schema132.required,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.created_at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema132.required,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.webhook_timestamp === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook_timestamp"},schema:schema132.required,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema132.properties.type.type,parentSchema:schema132.properties.type,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data0 === "chat_member")){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema132.properties.type.enum},schema:schema132.properties.type.enum,parentSchema:schema132.properties.type,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.event !== undefined){
let data1 = data.event;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/event",schemaPath:"contract:/components/schemas/MemberEventType/type",keyword:"type",params:{type: "string"},schema:schema133.type,parentSchema:schema133,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data1 === "add") || (data1 === "remove"))){
const err9 = {instancePath:instancePath+"/event",schemaPath:"contract:/components/schemas/MemberEventType/enum",keyword:"enum",params:{allowedValues: schema133.enum},schema:schema133.enum,parentSchema:schema133,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.chat_id !== undefined){
let data2 = data.chat_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/type",keyword:"type",params:{type: "integer"},schema:schema132.properties.chat_id.type,parentSchema:schema132.properties.chat_id,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err11 = {instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema132.properties.chat_id,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(Number.isInteger(data2) && data2 >= -2147483648 && data2 <= 2147483647)){
const err12 = {instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema132.properties.chat_id,data:data2};
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
if(data.thread_id !== undefined){
let data3 = data.thread_id;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err13 = {instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: schema132.properties.thread_id.type},schema:schema132.properties.thread_id.type,parentSchema:schema132.properties.thread_id,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(Math.abs(data3) > 9007199254740991){
const err14 = {instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema132.properties.thread_id,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err15 = {instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema132.properties.thread_id,data:data3};
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
if(data.user_ids !== undefined){
let data4 = data.user_ids;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/user_ids/" + i0,schemaPath:"#/properties/user_ids/items/type",keyword:"type",params:{type: "integer"},schema:schema132.properties.user_ids.items.type,parentSchema:schema132.properties.user_ids.items,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(Math.abs(data5) > 9007199254740991){
const err17 = {instancePath:instancePath+"/user_ids/" + i0,schemaPath:"#/properties/user_ids/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema132.properties.user_ids.items,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(Number.isInteger(data5) && data5 >= -2147483648 && data5 <= 2147483647)){
const err18 = {instancePath:instancePath+"/user_ids/" + i0,schemaPath:"#/properties/user_ids/items/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema132.properties.user_ids.items,data:data5};
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
const err19 = {instancePath:instancePath+"/user_ids",schemaPath:"#/properties/user_ids/type",keyword:"type",params:{type: "array"},schema:schema132.properties.user_ids.type,parentSchema:schema132.properties.user_ids,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.created_at !== undefined){
let data6 = data.created_at;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err20 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema132.properties.created_at,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.includes(":60")){
const next0 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err21 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema132.properties.created_at,data:data6};
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
const err22 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema132.properties.created_at.type,parentSchema:schema132.properties.created_at,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.webhook_timestamp !== undefined){
let data7 = data.webhook_timestamp;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err23 = {instancePath:instancePath+"/webhook_timestamp",schemaPath:"#/properties/webhook_timestamp/type",keyword:"type",params:{type: "integer"},schema:schema132.properties.webhook_timestamp.type,parentSchema:schema132.properties.webhook_timestamp,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(Math.abs(data7) > 9007199254740991){
const err24 = {instancePath:instancePath+"/webhook_timestamp",schemaPath:"#/properties/webhook_timestamp/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema132.properties.webhook_timestamp,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(Number.isInteger(data7) && data7 >= -2147483648 && data7 <= 2147483647)){
const err25 = {instancePath:instancePath+"/webhook_timestamp",schemaPath:"#/properties/webhook_timestamp/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema132.properties.webhook_timestamp,data:data7};
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
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema132.type,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"type":true,"event":true,"chat_id":true,"thread_id":true,"user_ids":true,"created_at":true,"webhook_timestamp":true},"dynamicProps":false,"dynamicItems":false};

const schema134 = {"$id":"contract:/components/schemas/CompanyMemberWebhookPayload","type":"object","required":["type","event","user_ids","created_at","webhook_timestamp"],"properties":{"type":{"type":"string","enum":["company_member"]},"event":{"allOf":[{"$ref":"contract:/components/schemas/UserEventType"}]},"user_ids":{"type":"array","items":{"type":"integer","format":"int32","safeInteger":true}},"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"webhook_timestamp":{"type":"integer","format":"int32","safeInteger":true}}};
const schema135 = {"$id":"contract:/components/schemas/UserEventType","type":"string","enum":["invite","confirm","update","suspend","activate","delete"]};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema134.required,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},schema:schema134.required,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.user_ids === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_ids"},schema:schema134.required,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema134.required,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.webhook_timestamp === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook_timestamp"},schema:schema134.required,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema134.properties.type.type,parentSchema:schema134.properties.type,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === "company_member")){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema134.properties.type.enum},schema:schema134.properties.type.enum,parentSchema:schema134.properties.type,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.event !== undefined){
let data1 = data.event;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract:/components/schemas/UserEventType/type",keyword:"type",params:{type: "string"},schema:schema135.type,parentSchema:schema135,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((((data1 === "invite") || (data1 === "confirm")) || (data1 === "update")) || (data1 === "suspend")) || (data1 === "activate")) || (data1 === "delete"))){
const err8 = {instancePath:instancePath+"/event",schemaPath:"contract:/components/schemas/UserEventType/enum",keyword:"enum",params:{allowedValues: schema135.enum},schema:schema135.enum,parentSchema:schema135,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.user_ids !== undefined){
let data2 = data.user_ids;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/user_ids/" + i0,schemaPath:"#/properties/user_ids/items/type",keyword:"type",params:{type: "integer"},schema:schema134.properties.user_ids.items.type,parentSchema:schema134.properties.user_ids.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(Math.abs(data3) > 9007199254740991){
const err10 = {instancePath:instancePath+"/user_ids/" + i0,schemaPath:"#/properties/user_ids/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema134.properties.user_ids.items,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err11 = {instancePath:instancePath+"/user_ids/" + i0,schemaPath:"#/properties/user_ids/items/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema134.properties.user_ids.items,data:data3};
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
}
else {
const err12 = {instancePath:instancePath+"/user_ids",schemaPath:"#/properties/user_ids/type",keyword:"type",params:{type: "array"},schema:schema134.properties.user_ids.type,parentSchema:schema134.properties.user_ids,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.created_at !== undefined){
let data4 = data.created_at;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err13 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema134.properties.created_at,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.includes(":60")){
const next0 = Date.parse((data4).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err14 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema134.properties.created_at,data:data4};
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
const err15 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema134.properties.created_at.type,parentSchema:schema134.properties.created_at,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.webhook_timestamp !== undefined){
let data5 = data.webhook_timestamp;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/webhook_timestamp",schemaPath:"#/properties/webhook_timestamp/type",keyword:"type",params:{type: "integer"},schema:schema134.properties.webhook_timestamp.type,parentSchema:schema134.properties.webhook_timestamp,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(Math.abs(data5) > 9007199254740991){
const err17 = {instancePath:instancePath+"/webhook_timestamp",schemaPath:"#/properties/webhook_timestamp/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema134.properties.webhook_timestamp,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(Number.isInteger(data5) && data5 >= -2147483648 && data5 <= 2147483647)){
const err18 = {instancePath:instancePath+"/webhook_timestamp",schemaPath:"#/properties/webhook_timestamp/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema134.properties.webhook_timestamp,data:data5};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema134.type,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"type":true,"event":true,"user_ids":true,"created_at":true,"webhook_timestamp":true},"dynamicProps":false,"dynamicItems":false};

const schema136 = {"$id":"contract:/components/schemas/LinkSharedWebhookPayload","type":"object","required":["type","event","chat_id","message_id","links","user_id","created_at","webhook_timestamp"],"properties":{"type":{"type":"string","enum":["message"]},"event":{"type":"string","enum":["link_shared"]},"chat_id":{"type":"integer","format":"int32","safeInteger":true},"message_id":{"type":"integer","format":"int32","safeInteger":true},"links":{"type":"array","items":{"$ref":"contract:/components/schemas/WebhookLink"}},"user_id":{"type":"integer","format":"int32","safeInteger":true},"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"webhook_timestamp":{"type":"integer","format":"int32","safeInteger":true}}};
const schema137 = {"$id":"contract:/components/schemas/WebhookLink","type":"object","required":["url","domain","skip"],"properties":{"url":{"type":"string"},"domain":{"type":"string"},"skip":{"type":"boolean"}}};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.chat_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chat_id"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.message_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message_id"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.links === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.user_id === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.created_at === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.webhook_timestamp === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook_timestamp"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema136.properties.type.type,parentSchema:schema136.properties.type,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(data0 === "message")){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema136.properties.type.enum},schema:schema136.properties.type.enum,parentSchema:schema136.properties.type,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.event !== undefined){
let data1 = data.event;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"},schema:schema136.properties.event.type,parentSchema:schema136.properties.event,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(data1 === "link_shared")){
const err11 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/enum",keyword:"enum",params:{allowedValues: schema136.properties.event.enum},schema:schema136.properties.event.enum,parentSchema:schema136.properties.event,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.chat_id !== undefined){
let data2 = data.chat_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/type",keyword:"type",params:{type: "integer"},schema:schema136.properties.chat_id.type,parentSchema:schema136.properties.chat_id,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err13 = {instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema136.properties.chat_id,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(Number.isInteger(data2) && data2 >= -2147483648 && data2 <= 2147483647)){
const err14 = {instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema136.properties.chat_id,data:data2};
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
if(data.message_id !== undefined){
let data3 = data.message_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err15 = {instancePath:instancePath+"/message_id",schemaPath:"#/properties/message_id/type",keyword:"type",params:{type: "integer"},schema:schema136.properties.message_id.type,parentSchema:schema136.properties.message_id,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(Math.abs(data3) > 9007199254740991){
const err16 = {instancePath:instancePath+"/message_id",schemaPath:"#/properties/message_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema136.properties.message_id,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err17 = {instancePath:instancePath+"/message_id",schemaPath:"#/properties/message_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema136.properties.message_id,data:data3};
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
if(data.links !== undefined){
let data4 = data.links;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.url === undefined){
const err18 = {instancePath:instancePath+"/links/" + i0,schemaPath:"contract:/components/schemas/WebhookLink/required",keyword:"required",params:{missingProperty: "url"},schema:schema137.required,parentSchema:schema137,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.domain === undefined){
const err19 = {instancePath:instancePath+"/links/" + i0,schemaPath:"contract:/components/schemas/WebhookLink/required",keyword:"required",params:{missingProperty: "domain"},schema:schema137.required,parentSchema:schema137,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5.skip === undefined){
const err20 = {instancePath:instancePath+"/links/" + i0,schemaPath:"contract:/components/schemas/WebhookLink/required",keyword:"required",params:{missingProperty: "skip"},schema:schema137.required,parentSchema:schema137,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5.url !== undefined){
let data6 = data5.url;
if(typeof data6 !== "string"){
const err21 = {instancePath:instancePath+"/links/" + i0+"/url",schemaPath:"contract:/components/schemas/WebhookLink/properties/url/type",keyword:"type",params:{type: "string"},schema:schema137.properties.url.type,parentSchema:schema137.properties.url,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data5.domain !== undefined){
let data7 = data5.domain;
if(typeof data7 !== "string"){
const err22 = {instancePath:instancePath+"/links/" + i0+"/domain",schemaPath:"contract:/components/schemas/WebhookLink/properties/domain/type",keyword:"type",params:{type: "string"},schema:schema137.properties.domain.type,parentSchema:schema137.properties.domain,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data5.skip !== undefined){
let data8 = data5.skip;
if(typeof data8 !== "boolean"){
const err23 = {instancePath:instancePath+"/links/" + i0+"/skip",schemaPath:"contract:/components/schemas/WebhookLink/properties/skip/type",keyword:"type",params:{type: "boolean"},schema:schema137.properties.skip.type,parentSchema:schema137.properties.skip,data:data8};
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
const err24 = {instancePath:instancePath+"/links/" + i0,schemaPath:"contract:/components/schemas/WebhookLink/type",keyword:"type",params:{type: "object"},schema:schema137.type,parentSchema:schema137,data:data5};
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
const err25 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},schema:schema136.properties.links.type,parentSchema:schema136.properties.links,data:data4};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.user_id !== undefined){
let data9 = data.user_id;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err26 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema136.properties.user_id.type,parentSchema:schema136.properties.user_id,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(Math.abs(data9) > 9007199254740991){
const err27 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema136.properties.user_id,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(Number.isInteger(data9) && data9 >= -2147483648 && data9 <= 2147483647)){
const err28 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema136.properties.user_id,data:data9};
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
if(data.created_at !== undefined){
let data10 = data.created_at;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err29 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema136.properties.created_at,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data10.includes(":60")){
const next0 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err30 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema136.properties.created_at,data:data10};
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
const err31 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema136.properties.created_at.type,parentSchema:schema136.properties.created_at,data:data10};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.webhook_timestamp !== undefined){
let data11 = data.webhook_timestamp;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err32 = {instancePath:instancePath+"/webhook_timestamp",schemaPath:"#/properties/webhook_timestamp/type",keyword:"type",params:{type: "integer"},schema:schema136.properties.webhook_timestamp.type,parentSchema:schema136.properties.webhook_timestamp,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(Math.abs(data11) > 9007199254740991){
const err33 = {instancePath:instancePath+"/webhook_timestamp",schemaPath:"#/properties/webhook_timestamp/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema136.properties.webhook_timestamp,data:data11};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(Number.isInteger(data11) && data11 >= -2147483648 && data11 <= 2147483647)){
const err34 = {instancePath:instancePath+"/webhook_timestamp",schemaPath:"#/properties/webhook_timestamp/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema136.properties.webhook_timestamp,data:data11};
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
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema136.type,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"type":true,"event":true,"chat_id":true,"message_id":true,"links":true,"user_id":true,"created_at":true,"webhook_timestamp":true},"dynamicProps":false,"dynamicItems":false};

const schema138 = {"$id":"contract:/components/schemas/VideoCallWebhookPayload","type":"object","required":["type","event","video_room_id","chat_id","owner_id","webhook_timestamp"],"properties":{"type":{"type":"string","enum":["video_call"]},"event":{"allOf":[{"$ref":"contract:/components/schemas/VideoCallEventType"}]},"video_room_id":{"type":"integer","format":"int32","safeInteger":true},"chat_id":{"type":"integer","format":"int32","safeInteger":true},"owner_id":{"type":"integer","format":"int32","safeInteger":true},"thread":{"anyOf":[{"type":"object","allOf":[{"$ref":"contract:/components/schemas/WebhookVideoCallThread"}]},{"type":"null"}]},"started_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"finished_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"duration":{"type":"integer","format":"int32","safeInteger":true},"members":{"type":"array","items":{"$ref":"contract:/components/schemas/WebhookVideoCallMember"}},"recording_id":{"type":"integer","format":"int32","safeInteger":true},"file_id":{"type":["integer","null"],"format":"int32","safeInteger":true},"url":{"type":"string"},"size":{"type":"integer","format":"int32","safeInteger":true},"webhook_timestamp":{"type":"integer","format":"int32","safeInteger":true}}};
const schema139 = {"$id":"contract:/components/schemas/VideoCallEventType","type":"string","enum":["started","finished","recording_ready"]};
const schema140 = {"$id":"contract:/components/schemas/WebhookVideoCallThread","type":"object","required":["id","chat_id","message_id","message_chat_id"],"properties":{"id":{"type":"integer","format":"int32","safeInteger":true},"chat_id":{"type":"integer","format":"int32","safeInteger":true},"message_id":{"type":"integer","format":"int32","safeInteger":true},"message_chat_id":{"type":"integer","format":"int32","safeInteger":true}}};
const schema141 = {"$id":"contract:/components/schemas/WebhookVideoCallMember","type":"object","required":["user_id","joined_at","left_at"],"properties":{"user_id":{"type":"integer","format":"int32","safeInteger":true},"joined_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"left_at":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema138.required,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},schema:schema138.required,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.video_room_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "video_room_id"},schema:schema138.required,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.chat_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chat_id"},schema:schema138.required,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.owner_id === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "owner_id"},schema:schema138.required,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.webhook_timestamp === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook_timestamp"},schema:schema138.required,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema138.properties.type.type,parentSchema:schema138.properties.type,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data0 === "video_call")){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema138.properties.type.enum},schema:schema138.properties.type.enum,parentSchema:schema138.properties.type,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.event !== undefined){
let data1 = data.event;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/event",schemaPath:"contract:/components/schemas/VideoCallEventType/type",keyword:"type",params:{type: "string"},schema:schema139.type,parentSchema:schema139,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data1 === "started") || (data1 === "finished")) || (data1 === "recording_ready"))){
const err9 = {instancePath:instancePath+"/event",schemaPath:"contract:/components/schemas/VideoCallEventType/enum",keyword:"enum",params:{allowedValues: schema139.enum},schema:schema139.enum,parentSchema:schema139,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.video_room_id !== undefined){
let data2 = data.video_room_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/video_room_id",schemaPath:"#/properties/video_room_id/type",keyword:"type",params:{type: "integer"},schema:schema138.properties.video_room_id.type,parentSchema:schema138.properties.video_room_id,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err11 = {instancePath:instancePath+"/video_room_id",schemaPath:"#/properties/video_room_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema138.properties.video_room_id,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(Number.isInteger(data2) && data2 >= -2147483648 && data2 <= 2147483647)){
const err12 = {instancePath:instancePath+"/video_room_id",schemaPath:"#/properties/video_room_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema138.properties.video_room_id,data:data2};
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
if(data.chat_id !== undefined){
let data3 = data.chat_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/type",keyword:"type",params:{type: "integer"},schema:schema138.properties.chat_id.type,parentSchema:schema138.properties.chat_id,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(Math.abs(data3) > 9007199254740991){
const err14 = {instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema138.properties.chat_id,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(Number.isInteger(data3) && data3 >= -2147483648 && data3 <= 2147483647)){
const err15 = {instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema138.properties.chat_id,data:data3};
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
if(data.owner_id !== undefined){
let data4 = data.owner_id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/type",keyword:"type",params:{type: "integer"},schema:schema138.properties.owner_id.type,parentSchema:schema138.properties.owner_id,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(Math.abs(data4) > 9007199254740991){
const err17 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema138.properties.owner_id,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(Number.isInteger(data4) && data4 >= -2147483648 && data4 <= 2147483647)){
const err18 = {instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema138.properties.owner_id,data:data4};
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
if(data.thread !== undefined){
let data5 = data.thread;
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err19 = {instancePath:instancePath+"/thread",schemaPath:"#/properties/thread/anyOf/0/type",keyword:"type",params:{type: "object"},schema:schema138.properties.thread.anyOf[0].type,parentSchema:schema138.properties.thread.anyOf[0],data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id === undefined){
const err20 = {instancePath:instancePath+"/thread",schemaPath:"contract:/components/schemas/WebhookVideoCallThread/required",keyword:"required",params:{missingProperty: "id"},schema:schema140.required,parentSchema:schema140,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5.chat_id === undefined){
const err21 = {instancePath:instancePath+"/thread",schemaPath:"contract:/components/schemas/WebhookVideoCallThread/required",keyword:"required",params:{missingProperty: "chat_id"},schema:schema140.required,parentSchema:schema140,data:data5};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data5.message_id === undefined){
const err22 = {instancePath:instancePath+"/thread",schemaPath:"contract:/components/schemas/WebhookVideoCallThread/required",keyword:"required",params:{missingProperty: "message_id"},schema:schema140.required,parentSchema:schema140,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data5.message_chat_id === undefined){
const err23 = {instancePath:instancePath+"/thread",schemaPath:"contract:/components/schemas/WebhookVideoCallThread/required",keyword:"required",params:{missingProperty: "message_chat_id"},schema:schema140.required,parentSchema:schema140,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data5.id !== undefined){
let data6 = data5.id;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err24 = {instancePath:instancePath+"/thread/id",schemaPath:"contract:/components/schemas/WebhookVideoCallThread/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema140.properties.id.type,parentSchema:schema140.properties.id,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err25 = {instancePath:instancePath+"/thread/id",schemaPath:"contract:/components/schemas/WebhookVideoCallThread/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema140.properties.id,data:data6};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(Number.isInteger(data6) && data6 >= -2147483648 && data6 <= 2147483647)){
const err26 = {instancePath:instancePath+"/thread/id",schemaPath:"contract:/components/schemas/WebhookVideoCallThread/properties/id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema140.properties.id,data:data6};
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
if(data5.chat_id !== undefined){
let data7 = data5.chat_id;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err27 = {instancePath:instancePath+"/thread/chat_id",schemaPath:"contract:/components/schemas/WebhookVideoCallThread/properties/chat_id/type",keyword:"type",params:{type: "integer"},schema:schema140.properties.chat_id.type,parentSchema:schema140.properties.chat_id,data:data7};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(Math.abs(data7) > 9007199254740991){
const err28 = {instancePath:instancePath+"/thread/chat_id",schemaPath:"contract:/components/schemas/WebhookVideoCallThread/properties/chat_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema140.properties.chat_id,data:data7};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(Number.isInteger(data7) && data7 >= -2147483648 && data7 <= 2147483647)){
const err29 = {instancePath:instancePath+"/thread/chat_id",schemaPath:"contract:/components/schemas/WebhookVideoCallThread/properties/chat_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema140.properties.chat_id,data:data7};
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
if(data5.message_id !== undefined){
let data8 = data5.message_id;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err30 = {instancePath:instancePath+"/thread/message_id",schemaPath:"contract:/components/schemas/WebhookVideoCallThread/properties/message_id/type",keyword:"type",params:{type: "integer"},schema:schema140.properties.message_id.type,parentSchema:schema140.properties.message_id,data:data8};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(Math.abs(data8) > 9007199254740991){
const err31 = {instancePath:instancePath+"/thread/message_id",schemaPath:"contract:/components/schemas/WebhookVideoCallThread/properties/message_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema140.properties.message_id,data:data8};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(Number.isInteger(data8) && data8 >= -2147483648 && data8 <= 2147483647)){
const err32 = {instancePath:instancePath+"/thread/message_id",schemaPath:"contract:/components/schemas/WebhookVideoCallThread/properties/message_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema140.properties.message_id,data:data8};
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
if(data5.message_chat_id !== undefined){
let data9 = data5.message_chat_id;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err33 = {instancePath:instancePath+"/thread/message_chat_id",schemaPath:"contract:/components/schemas/WebhookVideoCallThread/properties/message_chat_id/type",keyword:"type",params:{type: "integer"},schema:schema140.properties.message_chat_id.type,parentSchema:schema140.properties.message_chat_id,data:data9};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(Math.abs(data9) > 9007199254740991){
const err34 = {instancePath:instancePath+"/thread/message_chat_id",schemaPath:"contract:/components/schemas/WebhookVideoCallThread/properties/message_chat_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema140.properties.message_chat_id,data:data9};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(Number.isInteger(data9) && data9 >= -2147483648 && data9 <= 2147483647)){
const err35 = {instancePath:instancePath+"/thread/message_chat_id",schemaPath:"contract:/components/schemas/WebhookVideoCallThread/properties/message_chat_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema140.properties.message_chat_id,data:data9};
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
}
else {
const err36 = {instancePath:instancePath+"/thread",schemaPath:"contract:/components/schemas/WebhookVideoCallThread/type",keyword:"type",params:{type: "object"},schema:schema140.type,parentSchema:schema140,data:data5};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid3 = valid3 || _valid0;
if(_valid0){
var props0 = {__proto__: null, };
props0.id = true;
props0.chat_id = true;
props0.message_id = true;
props0.message_chat_id = true;
}
const _errs28 = errors;
if(data5 !== null){
const err37 = {instancePath:instancePath+"/thread",schemaPath:"#/properties/thread/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema138.properties.thread.anyOf[1].type,parentSchema:schema138.properties.thread.anyOf[1],data:data5};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid0 = _errs28 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err38 = {instancePath:instancePath+"/thread",schemaPath:"#/properties/thread/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs14, passingSchemas: null},schema:schema138.properties.thread.anyOf,parentSchema:schema138.properties.thread,data:data5};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.started_at !== undefined){
let data10 = data.started_at;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err39 = {instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema138.properties.started_at,data:data10};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data10.includes(":60")){
const next0 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err40 = {instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema138.properties.started_at,data:data10};
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
const err41 = {instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: "string"},schema:schema138.properties.started_at.type,parentSchema:schema138.properties.started_at,data:data10};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.finished_at !== undefined){
let data11 = data.finished_at;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err42 = {instancePath:instancePath+"/finished_at",schemaPath:"#/properties/finished_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema138.properties.finished_at,data:data11};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data11.includes(":60")){
const next1 = Date.parse((data11).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err43 = {instancePath:instancePath+"/finished_at",schemaPath:"#/properties/finished_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema138.properties.finished_at,data:data11};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/finished_at",schemaPath:"#/properties/finished_at/type",keyword:"type",params:{type: "string"},schema:schema138.properties.finished_at.type,parentSchema:schema138.properties.finished_at,data:data11};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.duration !== undefined){
let data12 = data.duration;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err45 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},schema:schema138.properties.duration.type,parentSchema:schema138.properties.duration,data:data12};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(Math.abs(data12) > 9007199254740991){
const err46 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema138.properties.duration,data:data12};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!(Number.isInteger(data12) && data12 >= -2147483648 && data12 <= 2147483647)){
const err47 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema138.properties.duration,data:data12};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data.members !== undefined){
let data13 = data.members;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.user_id === undefined){
const err48 = {instancePath:instancePath+"/members/" + i0,schemaPath:"contract:/components/schemas/WebhookVideoCallMember/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema141.required,parentSchema:schema141,data:data14};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data14.joined_at === undefined){
const err49 = {instancePath:instancePath+"/members/" + i0,schemaPath:"contract:/components/schemas/WebhookVideoCallMember/required",keyword:"required",params:{missingProperty: "joined_at"},schema:schema141.required,parentSchema:schema141,data:data14};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data14.left_at === undefined){
const err50 = {instancePath:instancePath+"/members/" + i0,schemaPath:"contract:/components/schemas/WebhookVideoCallMember/required",keyword:"required",params:{missingProperty: "left_at"},schema:schema141.required,parentSchema:schema141,data:data14};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data14.user_id !== undefined){
let data15 = data14.user_id;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err51 = {instancePath:instancePath+"/members/" + i0+"/user_id",schemaPath:"contract:/components/schemas/WebhookVideoCallMember/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema141.properties.user_id.type,parentSchema:schema141.properties.user_id,data:data15};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(Math.abs(data15) > 9007199254740991){
const err52 = {instancePath:instancePath+"/members/" + i0+"/user_id",schemaPath:"contract:/components/schemas/WebhookVideoCallMember/properties/user_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema141.properties.user_id,data:data15};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!(Number.isInteger(data15) && data15 >= -2147483648 && data15 <= 2147483647)){
const err53 = {instancePath:instancePath+"/members/" + i0+"/user_id",schemaPath:"contract:/components/schemas/WebhookVideoCallMember/properties/user_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema141.properties.user_id,data:data15};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
if(data14.joined_at !== undefined){
let data16 = data14.joined_at;
if(typeof data16 === "string"){
if(!(formats0.test(data16))){
const err54 = {instancePath:instancePath+"/members/" + i0+"/joined_at",schemaPath:"contract:/components/schemas/WebhookVideoCallMember/properties/joined_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema141.properties.joined_at,data:data16};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data16.includes(":60")){
const next2 = Date.parse((data16).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err55 = {instancePath:instancePath+"/members/" + i0+"/joined_at",schemaPath:"contract:/components/schemas/WebhookVideoCallMember/properties/joined_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema141.properties.joined_at,data:data16};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/members/" + i0+"/joined_at",schemaPath:"contract:/components/schemas/WebhookVideoCallMember/properties/joined_at/type",keyword:"type",params:{type: "string"},schema:schema141.properties.joined_at.type,parentSchema:schema141.properties.joined_at,data:data16};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data14.left_at !== undefined){
let data17 = data14.left_at;
if(typeof data17 === "string"){
if(!(formats0.test(data17))){
const err57 = {instancePath:instancePath+"/members/" + i0+"/left_at",schemaPath:"contract:/components/schemas/WebhookVideoCallMember/properties/left_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema141.properties.left_at,data:data17};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data17.includes(":60")){
const next3 = Date.parse((data17).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next3 % 86400000 !== 0 || new Date(next3).getUTCDate() !== 1){
const err58 = {instancePath:instancePath+"/members/" + i0+"/left_at",schemaPath:"contract:/components/schemas/WebhookVideoCallMember/properties/left_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema141.properties.left_at,data:data17};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/members/" + i0+"/left_at",schemaPath:"contract:/components/schemas/WebhookVideoCallMember/properties/left_at/type",keyword:"type",params:{type: "string"},schema:schema141.properties.left_at.type,parentSchema:schema141.properties.left_at,data:data17};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/members/" + i0,schemaPath:"contract:/components/schemas/WebhookVideoCallMember/type",keyword:"type",params:{type: "object"},schema:schema141.type,parentSchema:schema141,data:data14};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type: "array"},schema:schema138.properties.members.type,parentSchema:schema138.properties.members,data:data13};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.recording_id !== undefined){
let data18 = data.recording_id;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err62 = {instancePath:instancePath+"/recording_id",schemaPath:"#/properties/recording_id/type",keyword:"type",params:{type: "integer"},schema:schema138.properties.recording_id.type,parentSchema:schema138.properties.recording_id,data:data18};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(Math.abs(data18) > 9007199254740991){
const err63 = {instancePath:instancePath+"/recording_id",schemaPath:"#/properties/recording_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema138.properties.recording_id,data:data18};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!(Number.isInteger(data18) && data18 >= -2147483648 && data18 <= 2147483647)){
const err64 = {instancePath:instancePath+"/recording_id",schemaPath:"#/properties/recording_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema138.properties.recording_id,data:data18};
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
if(data.file_id !== undefined){
let data19 = data.file_id;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
const err65 = {instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: schema138.properties.file_id.type},schema:schema138.properties.file_id.type,parentSchema:schema138.properties.file_id,data:data19};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(Math.abs(data19) > 9007199254740991){
const err66 = {instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema138.properties.file_id,data:data19};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(!(Number.isInteger(data19) && data19 >= -2147483648 && data19 <= 2147483647)){
const err67 = {instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema138.properties.file_id,data:data19};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
if(data.url !== undefined){
let data20 = data.url;
if(typeof data20 !== "string"){
const err68 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema138.properties.url.type,parentSchema:schema138.properties.url,data:data20};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.size !== undefined){
let data21 = data.size;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err69 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},schema:schema138.properties.size.type,parentSchema:schema138.properties.size,data:data21};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(Math.abs(data21) > 9007199254740991){
const err70 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema138.properties.size,data:data21};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(!(Number.isInteger(data21) && data21 >= -2147483648 && data21 <= 2147483647)){
const err71 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema138.properties.size,data:data21};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
if(data.webhook_timestamp !== undefined){
let data22 = data.webhook_timestamp;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err72 = {instancePath:instancePath+"/webhook_timestamp",schemaPath:"#/properties/webhook_timestamp/type",keyword:"type",params:{type: "integer"},schema:schema138.properties.webhook_timestamp.type,parentSchema:schema138.properties.webhook_timestamp,data:data22};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(Math.abs(data22) > 9007199254740991){
const err73 = {instancePath:instancePath+"/webhook_timestamp",schemaPath:"#/properties/webhook_timestamp/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema138.properties.webhook_timestamp,data:data22};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(!(Number.isInteger(data22) && data22 >= -2147483648 && data22 <= 2147483647)){
const err74 = {instancePath:instancePath+"/webhook_timestamp",schemaPath:"#/properties/webhook_timestamp/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema138.properties.webhook_timestamp,data:data22};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
}
else {
const err75 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema138.type,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"type":true,"event":true,"video_room_id":true,"chat_id":true,"owner_id":true,"thread":true,"started_at":true,"finished_at":true,"duration":true,"members":true,"recording_id":true,"file_id":true,"url":true,"size":true,"webhook_timestamp":true},"dynamicProps":false,"dynamicItems":false};


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate75.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate75.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {__proto__: null, };
props0.type = true;
props0.id = true;
props0.event = true;
props0.entity_type = true;
props0.entity_id = true;
props0.content = true;
props0.user_id = true;
props0.created_at = true;
props0.changed_at = true;
props0.url = true;
props0.chat_id = true;
props0.parent_message_id = true;
props0.thread = true;
props0.webhook_timestamp = true;
}
const _errs2 = errors;
if(!(validate77.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.type = true;
props0.event = true;
props0.chat_id = true;
props0.message_id = true;
props0.code = true;
props0.name = true;
props0.user_id = true;
props0.created_at = true;
props0.webhook_timestamp = true;
}
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ButtonWebhookPayload/required",keyword:"required",params:{missingProperty: "type"},schema:schema130.required,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/ButtonWebhookPayload/required",keyword:"required",params:{missingProperty: "event"},schema:schema130.required,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.message_id === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/ButtonWebhookPayload/required",keyword:"required",params:{missingProperty: "message_id"},schema:schema130.required,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.trigger_id === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/ButtonWebhookPayload/required",keyword:"required",params:{missingProperty: "trigger_id"},schema:schema130.required,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.data === undefined){
const err4 = {instancePath,schemaPath:"contract:/components/schemas/ButtonWebhookPayload/required",keyword:"required",params:{missingProperty: "data"},schema:schema130.required,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.user_id === undefined){
const err5 = {instancePath,schemaPath:"contract:/components/schemas/ButtonWebhookPayload/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema130.required,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.chat_id === undefined){
const err6 = {instancePath,schemaPath:"contract:/components/schemas/ButtonWebhookPayload/required",keyword:"required",params:{missingProperty: "chat_id"},schema:schema130.required,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.webhook_timestamp === undefined){
const err7 = {instancePath,schemaPath:"contract:/components/schemas/ButtonWebhookPayload/required",keyword:"required",params:{missingProperty: "webhook_timestamp"},schema:schema130.required,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/ButtonWebhookPayload/properties/type/type",keyword:"type",params:{type: "string"},schema:schema130.properties.type.type,parentSchema:schema130.properties.type,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(data0 === "button")){
const err9 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/ButtonWebhookPayload/properties/type/enum",keyword:"enum",params:{allowedValues: schema130.properties.type.enum},schema:schema130.properties.type.enum,parentSchema:schema130.properties.type,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.event !== undefined){
let data1 = data.event;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/event",schemaPath:"contract:/components/schemas/ButtonWebhookPayload/properties/event/type",keyword:"type",params:{type: "string"},schema:schema130.properties.event.type,parentSchema:schema130.properties.event,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(data1 === "click")){
const err11 = {instancePath:instancePath+"/event",schemaPath:"contract:/components/schemas/ButtonWebhookPayload/properties/event/enum",keyword:"enum",params:{allowedValues: schema130.properties.event.enum},schema:schema130.properties.event.enum,parentSchema:schema130.properties.event,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.message_id !== undefined){
let data2 = data.message_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/message_id",schemaPath:"contract:/components/schemas/ButtonWebhookPayload/properties/message_id/type",keyword:"type",params:{type: "integer"},schema:schema130.properties.message_id.type,parentSchema:schema130.properties.message_id,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err13 = {instancePath:instancePath+"/message_id",schemaPath:"contract:/components/schemas/ButtonWebhookPayload/properties/message_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema130.properties.message_id,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(Number.isInteger(data2) && data2 >= -2147483648 && data2 <= 2147483647)){
const err14 = {instancePath:instancePath+"/message_id",schemaPath:"contract:/components/schemas/ButtonWebhookPayload/properties/message_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema130.properties.message_id,data:data2};
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
if(data.trigger_id !== undefined){
let data3 = data.trigger_id;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/trigger_id",schemaPath:"contract:/components/schemas/ButtonWebhookPayload/properties/trigger_id/type",keyword:"type",params:{type: "string"},schema:schema130.properties.trigger_id.type,parentSchema:schema130.properties.trigger_id,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.data !== undefined){
let data4 = data.data;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/ButtonWebhookPayload/properties/data/type",keyword:"type",params:{type: "string"},schema:schema130.properties.data.type,parentSchema:schema130.properties.data,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.user_id !== undefined){
let data5 = data.user_id;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err17 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/ButtonWebhookPayload/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema130.properties.user_id.type,parentSchema:schema130.properties.user_id,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(Math.abs(data5) > 9007199254740991){
const err18 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/ButtonWebhookPayload/properties/user_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema130.properties.user_id,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(Number.isInteger(data5) && data5 >= -2147483648 && data5 <= 2147483647)){
const err19 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/ButtonWebhookPayload/properties/user_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema130.properties.user_id,data:data5};
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
if(data.chat_id !== undefined){
let data6 = data.chat_id;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err20 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/ButtonWebhookPayload/properties/chat_id/type",keyword:"type",params:{type: "integer"},schema:schema130.properties.chat_id.type,parentSchema:schema130.properties.chat_id,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err21 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/ButtonWebhookPayload/properties/chat_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema130.properties.chat_id,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(Number.isInteger(data6) && data6 >= -2147483648 && data6 <= 2147483647)){
const err22 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/ButtonWebhookPayload/properties/chat_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema130.properties.chat_id,data:data6};
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
if(data.webhook_timestamp !== undefined){
let data7 = data.webhook_timestamp;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err23 = {instancePath:instancePath+"/webhook_timestamp",schemaPath:"contract:/components/schemas/ButtonWebhookPayload/properties/webhook_timestamp/type",keyword:"type",params:{type: "integer"},schema:schema130.properties.webhook_timestamp.type,parentSchema:schema130.properties.webhook_timestamp,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(Math.abs(data7) > 9007199254740991){
const err24 = {instancePath:instancePath+"/webhook_timestamp",schemaPath:"contract:/components/schemas/ButtonWebhookPayload/properties/webhook_timestamp/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema130.properties.webhook_timestamp,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(Number.isInteger(data7) && data7 >= -2147483648 && data7 <= 2147483647)){
const err25 = {instancePath:instancePath+"/webhook_timestamp",schemaPath:"contract:/components/schemas/ButtonWebhookPayload/properties/webhook_timestamp/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema130.properties.webhook_timestamp,data:data7};
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
}
else {
const err26 = {instancePath,schemaPath:"contract:/components/schemas/ButtonWebhookPayload/type",keyword:"type",params:{type: "object"},schema:schema130.type,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.type = true;
props0.event = true;
props0.message_id = true;
props0.trigger_id = true;
props0.data = true;
props0.user_id = true;
props0.chat_id = true;
props0.webhook_timestamp = true;
}
}
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err27 = {instancePath,schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/required",keyword:"required",params:{missingProperty: "type"},schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.event === undefined){
const err28 = {instancePath,schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/required",keyword:"required",params:{missingProperty: "event"},schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.callback_id === undefined){
const err29 = {instancePath,schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/required",keyword:"required",params:{missingProperty: "callback_id"},schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data.private_metadata === undefined){
const err30 = {instancePath,schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/required",keyword:"required",params:{missingProperty: "private_metadata"},schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data.chat_id === undefined){
const err31 = {instancePath,schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/required",keyword:"required",params:{missingProperty: "chat_id"},schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data.user_id === undefined){
const err32 = {instancePath,schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data.data === undefined){
const err33 = {instancePath,schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/required",keyword:"required",params:{missingProperty: "data"},schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data.webhook_timestamp === undefined){
const err34 = {instancePath,schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/required",keyword:"required",params:{missingProperty: "webhook_timestamp"},schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data.type !== undefined){
let data8 = data.type;
if(typeof data8 !== "string"){
const err35 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/properties/type/type",keyword:"type",params:{type: "string"},schema:schema131.properties.type.type,parentSchema:schema131.properties.type,data:data8};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(data8 === "view")){
const err36 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/properties/type/enum",keyword:"enum",params:{allowedValues: schema131.properties.type.enum},schema:schema131.properties.type.enum,parentSchema:schema131.properties.type,data:data8};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.event !== undefined){
let data9 = data.event;
if(typeof data9 !== "string"){
const err37 = {instancePath:instancePath+"/event",schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/properties/event/type",keyword:"type",params:{type: "string"},schema:schema131.properties.event.type,parentSchema:schema131.properties.event,data:data9};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(data9 === "submit")){
const err38 = {instancePath:instancePath+"/event",schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/properties/event/enum",keyword:"enum",params:{allowedValues: schema131.properties.event.enum},schema:schema131.properties.event.enum,parentSchema:schema131.properties.event,data:data9};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.callback_id !== undefined){
let data10 = data.callback_id;
if((typeof data10 !== "string") && (data10 !== null)){
const err39 = {instancePath:instancePath+"/callback_id",schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/properties/callback_id/type",keyword:"type",params:{type: schema131.properties.callback_id.type},schema:schema131.properties.callback_id.type,parentSchema:schema131.properties.callback_id,data:data10};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.private_metadata !== undefined){
let data11 = data.private_metadata;
if((typeof data11 !== "string") && (data11 !== null)){
const err40 = {instancePath:instancePath+"/private_metadata",schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/properties/private_metadata/type",keyword:"type",params:{type: schema131.properties.private_metadata.type},schema:schema131.properties.private_metadata.type,parentSchema:schema131.properties.private_metadata,data:data11};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.chat_id !== undefined){
let data12 = data.chat_id;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err41 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/properties/chat_id/type",keyword:"type",params:{type: schema131.properties.chat_id.type},schema:schema131.properties.chat_id.type,parentSchema:schema131.properties.chat_id,data:data12};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(Math.abs(data12) > 9007199254740991){
const err42 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/properties/chat_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema131.properties.chat_id,data:data12};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!(Number.isInteger(data12) && data12 >= -2147483648 && data12 <= 2147483647)){
const err43 = {instancePath:instancePath+"/chat_id",schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/properties/chat_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema131.properties.chat_id,data:data12};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
if(data.user_id !== undefined){
let data13 = data.user_id;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err44 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema131.properties.user_id.type,parentSchema:schema131.properties.user_id,data:data13};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(Math.abs(data13) > 9007199254740991){
const err45 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/properties/user_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema131.properties.user_id,data:data13};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(Number.isInteger(data13) && data13 >= -2147483648 && data13 <= 2147483647)){
const err46 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/properties/user_id/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema131.properties.user_id,data:data13};
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
if(data.data !== undefined){
let data14 = data.data;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
}
else {
const err47 = {instancePath:instancePath+"/data",schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/properties/data/type",keyword:"type",params:{type: "object"},schema:schema131.properties.data.type,parentSchema:schema131.properties.data,data:data14};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.webhook_timestamp !== undefined){
let data15 = data.webhook_timestamp;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err48 = {instancePath:instancePath+"/webhook_timestamp",schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/properties/webhook_timestamp/type",keyword:"type",params:{type: "integer"},schema:schema131.properties.webhook_timestamp.type,parentSchema:schema131.properties.webhook_timestamp,data:data15};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(Math.abs(data15) > 9007199254740991){
const err49 = {instancePath:instancePath+"/webhook_timestamp",schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/properties/webhook_timestamp/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema131.properties.webhook_timestamp,data:data15};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!(Number.isInteger(data15) && data15 >= -2147483648 && data15 <= 2147483647)){
const err50 = {instancePath:instancePath+"/webhook_timestamp",schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/properties/webhook_timestamp/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema131.properties.webhook_timestamp,data:data15};
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
}
else {
const err51 = {instancePath,schemaPath:"contract:/components/schemas/ViewSubmitWebhookPayload/type",keyword:"type",params:{type: "object"},schema:schema131.type,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.type = true;
props0.event = true;
props0.callback_id = true;
props0.private_metadata = true;
props0.chat_id = true;
props0.user_id = true;
props0.data = true;
props0.webhook_timestamp = true;
}
}
const _errs42 = errors;
if(!(validate79.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate79.errors);
errors = vErrors.length;
}
var _valid0 = _errs42 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.type = true;
props0.event = true;
props0.chat_id = true;
props0.thread_id = true;
props0.user_ids = true;
props0.created_at = true;
props0.webhook_timestamp = true;
}
}
const _errs43 = errors;
if(!(validate81.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate81.errors);
errors = vErrors.length;
}
var _valid0 = _errs43 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.type = true;
props0.event = true;
props0.user_ids = true;
props0.created_at = true;
props0.webhook_timestamp = true;
}
}
const _errs44 = errors;
if(!(validate83.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate83.errors);
errors = vErrors.length;
}
var _valid0 = _errs44 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.type = true;
props0.event = true;
props0.chat_id = true;
props0.message_id = true;
props0.links = true;
props0.user_id = true;
props0.created_at = true;
props0.webhook_timestamp = true;
}
}
const _errs45 = errors;
if(!(validate85.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate85.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.type = true;
props0.event = true;
props0.video_room_id = true;
props0.chat_id = true;
props0.owner_id = true;
props0.thread = true;
props0.started_at = true;
props0.finished_at = true;
props0.duration = true;
props0.members = true;
props0.recording_id = true;
props0.file_id = true;
props0.url = true;
props0.size = true;
props0.webhook_timestamp = true;
}
}
if(!valid0){
const err52 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs0, passingSchemas: null},schema:schema123.anyOf,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
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
validate74.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate74.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"},schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.payload === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload"},schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema122.properties.id.type,parentSchema:schema122.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.event_type !== undefined){
let data1 = data.event_type;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},schema:schema122.properties.event_type.type,parentSchema:schema122.properties.event_type,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.payload !== undefined){
if(!(validate74.call(this, data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err6 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema122.properties.created_at,data:data3};
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
const err7 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema122.properties.created_at,data:data3};
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
const err8 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema122.properties.created_at.type,parentSchema:schema122.properties.created_at,data:data3};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema122.type,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"id":true,"event_type":true,"payload":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema121.required,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.meta === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},schema:schema121.required,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate73.call(this, data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate73.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema121.properties.data.type,parentSchema:schema121.properties.data,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.meta !== undefined){
let data2 = data.meta;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.paginate === undefined){
const err3 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/PaginationMeta/required",keyword:"required",params:{missingProperty: "paginate"},schema:schema27.required,parentSchema:schema27,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.paginate !== undefined){
let data3 = data2.paginate;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.next_page === undefined){
const err4 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/required",keyword:"required",params:{missingProperty: "next_page"},schema:schema27.properties.paginate.required,parentSchema:schema27.properties.paginate,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3.next_page !== undefined){
let data4 = data3.next_page;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/meta/paginate/next_page",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/next_page/type",keyword:"type",params:{type: "string"},schema:schema27.properties.paginate.properties.next_page.type,parentSchema:schema27.properties.paginate.properties.next_page,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.prev_page !== undefined){
let data5 = data3.prev_page;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/meta/paginate/prev_page",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/prev_page/type",keyword:"type",params:{type: "string"},schema:schema27.properties.paginate.properties.prev_page.type,parentSchema:schema27.properties.paginate.properties.prev_page,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.has_next !== undefined){
let data6 = data3.has_next;
if(typeof data6 !== "boolean"){
const err7 = {instancePath:instancePath+"/meta/paginate/has_next",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/has_next/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.paginate.properties.has_next.type,parentSchema:schema27.properties.paginate.properties.has_next,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.has_prev !== undefined){
let data7 = data3.has_prev;
if(typeof data7 !== "boolean"){
const err8 = {instancePath:instancePath+"/meta/paginate/has_prev",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/properties/has_prev/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.paginate.properties.has_prev.type,parentSchema:schema27.properties.paginate.properties.has_prev,data:data7};
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
const err9 = {instancePath:instancePath+"/meta/paginate",schemaPath:"contract:/components/schemas/PaginationMeta/properties/paginate/type",keyword:"type",params:{type: "object"},schema:schema27.properties.paginate.type,parentSchema:schema27.properties.paginate,data:data3};
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
const err10 = {instancePath:instancePath+"/meta",schemaPath:"contract:/components/schemas/PaginationMeta/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data:data2};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema121.type,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"data":true,"meta":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "SecurityOperations_getAuditEvents.200.body": compiled.v0,
  "SecurityOperations_getAuditEvents.200.headers": compiled.v1,
  "SecurityOperations_getAuditEvents.400.body": compiled.v2,
  "SecurityOperations_getAuditEvents.400.headers": compiled.v1,
  "SecurityOperations_getAuditEvents.401.body": compiled.v3,
  "SecurityOperations_getAuditEvents.401.headers": compiled.v1,
  "SecurityOperations_getAuditEvents.402.body": compiled.v2,
  "SecurityOperations_getAuditEvents.402.headers": compiled.v1,
  "SecurityOperations_getAuditEvents.403.body": compiled.v3,
  "SecurityOperations_getAuditEvents.403.headers": compiled.v1,
  "SecurityOperations_getAuditEvents.422.body": compiled.v2,
  "SecurityOperations_getAuditEvents.422.headers": compiled.v1,
  "BotOperations_selfRecreateBotToken.200.body": compiled.v4,
  "BotOperations_selfRecreateBotToken.200.headers": compiled.v1,
  "BotOperations_selfRecreateBotToken.401.body": compiled.v3,
  "BotOperations_selfRecreateBotToken.401.headers": compiled.v1,
  "BotOperations_selfRecreateBotToken.402.body": compiled.v2,
  "BotOperations_selfRecreateBotToken.402.headers": compiled.v1,
  "BotOperations_selfRecreateBotToken.403.body": compiled.v3,
  "BotOperations_selfRecreateBotToken.403.headers": compiled.v1,
  "BotOperations_selfRecreateBotToken.404.body": compiled.v2,
  "BotOperations_selfRecreateBotToken.404.headers": compiled.v1,
  "BotOperations_selfUpdateBotWebhook.200.body": compiled.v5,
  "BotOperations_selfUpdateBotWebhook.200.headers": compiled.v1,
  "BotOperations_selfUpdateBotWebhook.400.body": compiled.v2,
  "BotOperations_selfUpdateBotWebhook.400.headers": compiled.v1,
  "BotOperations_selfUpdateBotWebhook.401.body": compiled.v3,
  "BotOperations_selfUpdateBotWebhook.401.headers": compiled.v1,
  "BotOperations_selfUpdateBotWebhook.402.body": compiled.v2,
  "BotOperations_selfUpdateBotWebhook.402.headers": compiled.v1,
  "BotOperations_selfUpdateBotWebhook.403.body": compiled.v3,
  "BotOperations_selfUpdateBotWebhook.403.headers": compiled.v1,
  "BotOperations_selfUpdateBotWebhook.422.body": compiled.v2,
  "BotOperations_selfUpdateBotWebhook.422.headers": compiled.v1,
  "BotOperations_listBots.200.body": compiled.v6,
  "BotOperations_listBots.200.headers": compiled.v1,
  "BotOperations_listBots.401.body": compiled.v3,
  "BotOperations_listBots.401.headers": compiled.v1,
  "BotOperations_listBots.402.body": compiled.v2,
  "BotOperations_listBots.402.headers": compiled.v1,
  "BotOperations_listBots.403.body": compiled.v3,
  "BotOperations_listBots.403.headers": compiled.v1,
  "BotOperations_createBot.201.body": compiled.v4,
  "BotOperations_createBot.201.headers": compiled.v1,
  "BotOperations_createBot.400.body": compiled.v2,
  "BotOperations_createBot.400.headers": compiled.v1,
  "BotOperations_createBot.401.body": compiled.v3,
  "BotOperations_createBot.401.headers": compiled.v1,
  "BotOperations_createBot.402.body": compiled.v2,
  "BotOperations_createBot.402.headers": compiled.v1,
  "BotOperations_createBot.403.body": compiled.v3,
  "BotOperations_createBot.403.headers": compiled.v1,
  "BotOperations_getBot.200.body": compiled.v5,
  "BotOperations_getBot.200.headers": compiled.v1,
  "BotOperations_getBot.401.body": compiled.v3,
  "BotOperations_getBot.401.headers": compiled.v1,
  "BotOperations_getBot.402.body": compiled.v2,
  "BotOperations_getBot.402.headers": compiled.v1,
  "BotOperations_getBot.403.body": compiled.v3,
  "BotOperations_getBot.403.headers": compiled.v1,
  "BotOperations_getBot.404.body": compiled.v2,
  "BotOperations_getBot.404.headers": compiled.v1,
  "BotOperations_updateBot.200.body": compiled.v5,
  "BotOperations_updateBot.200.headers": compiled.v1,
  "BotOperations_updateBot.400.body": compiled.v2,
  "BotOperations_updateBot.400.headers": compiled.v1,
  "BotOperations_updateBot.401.body": compiled.v3,
  "BotOperations_updateBot.401.headers": compiled.v1,
  "BotOperations_updateBot.402.body": compiled.v2,
  "BotOperations_updateBot.402.headers": compiled.v1,
  "BotOperations_updateBot.403.body": compiled.v3,
  "BotOperations_updateBot.403.headers": compiled.v1,
  "BotOperations_updateBot.404.body": compiled.v2,
  "BotOperations_updateBot.404.headers": compiled.v1,
  "BotOperations_updateBot.422.body": compiled.v2,
  "BotOperations_updateBot.422.headers": compiled.v1,
  "BotOperations_deleteBot.204.headers": compiled.v1,
  "BotOperations_deleteBot.401.body": compiled.v3,
  "BotOperations_deleteBot.401.headers": compiled.v1,
  "BotOperations_deleteBot.402.body": compiled.v2,
  "BotOperations_deleteBot.402.headers": compiled.v1,
  "BotOperations_deleteBot.403.body": compiled.v3,
  "BotOperations_deleteBot.403.headers": compiled.v1,
  "BotOperations_deleteBot.404.body": compiled.v2,
  "BotOperations_deleteBot.404.headers": compiled.v1,
  "BotOperations_recreateBotToken.200.body": compiled.v4,
  "BotOperations_recreateBotToken.200.headers": compiled.v1,
  "BotOperations_recreateBotToken.401.body": compiled.v3,
  "BotOperations_recreateBotToken.401.headers": compiled.v1,
  "BotOperations_recreateBotToken.402.body": compiled.v2,
  "BotOperations_recreateBotToken.402.headers": compiled.v1,
  "BotOperations_recreateBotToken.403.body": compiled.v3,
  "BotOperations_recreateBotToken.403.headers": compiled.v1,
  "BotOperations_recreateBotToken.404.body": compiled.v2,
  "BotOperations_recreateBotToken.404.headers": compiled.v1,
  "ChatOperations_listChats.200.body": compiled.v7,
  "ChatOperations_listChats.200.headers": compiled.v1,
  "ChatOperations_listChats.400.body": compiled.v2,
  "ChatOperations_listChats.400.headers": compiled.v1,
  "ChatOperations_listChats.401.body": compiled.v3,
  "ChatOperations_listChats.401.headers": compiled.v1,
  "ChatOperations_listChats.402.body": compiled.v2,
  "ChatOperations_listChats.402.headers": compiled.v1,
  "ChatOperations_listChats.403.body": compiled.v3,
  "ChatOperations_listChats.403.headers": compiled.v1,
  "ChatOperations_listChats.422.body": compiled.v2,
  "ChatOperations_listChats.422.headers": compiled.v1,
  "ChatOperations_createChat.201.body": compiled.v8,
  "ChatOperations_createChat.201.headers": compiled.v1,
  "ChatOperations_createChat.400.body": compiled.v2,
  "ChatOperations_createChat.400.headers": compiled.v1,
  "ChatOperations_createChat.401.body": compiled.v3,
  "ChatOperations_createChat.401.headers": compiled.v1,
  "ChatOperations_createChat.402.body": compiled.v2,
  "ChatOperations_createChat.402.headers": compiled.v1,
  "ChatOperations_createChat.403.body": compiled.v3,
  "ChatOperations_createChat.403.headers": compiled.v1,
  "ChatOperations_createChat.422.body": compiled.v2,
  "ChatOperations_createChat.422.headers": compiled.v1,
  "ExportOperations_requestExport.204.headers": compiled.v1,
  "ExportOperations_requestExport.400.body": compiled.v2,
  "ExportOperations_requestExport.400.headers": compiled.v1,
  "ExportOperations_requestExport.401.body": compiled.v3,
  "ExportOperations_requestExport.401.headers": compiled.v1,
  "ExportOperations_requestExport.403.body": compiled.v9,
  "ExportOperations_requestExport.403.headers": compiled.v1,
  "ExportOperations_requestExport.422.body": compiled.v2,
  "ExportOperations_requestExport.422.headers": compiled.v1,
  "ExportOperations_downloadExport.302.headers": compiled.v10,
  "ExportOperations_downloadExport.401.body": compiled.v3,
  "ExportOperations_downloadExport.401.headers": compiled.v1,
  "ExportOperations_downloadExport.403.body": compiled.v11,
  "ExportOperations_downloadExport.403.headers": compiled.v1,
  "ExportOperations_downloadExport.404.body": compiled.v2,
  "ExportOperations_downloadExport.404.headers": compiled.v1,
  "ChatOperations_getChat.200.body": compiled.v8,
  "ChatOperations_getChat.200.headers": compiled.v1,
  "ChatOperations_getChat.401.body": compiled.v3,
  "ChatOperations_getChat.401.headers": compiled.v1,
  "ChatOperations_getChat.402.body": compiled.v2,
  "ChatOperations_getChat.402.headers": compiled.v1,
  "ChatOperations_getChat.403.body": compiled.v3,
  "ChatOperations_getChat.403.headers": compiled.v1,
  "ChatOperations_getChat.404.body": compiled.v2,
  "ChatOperations_getChat.404.headers": compiled.v1,
  "ChatOperations_updateChat.200.body": compiled.v8,
  "ChatOperations_updateChat.200.headers": compiled.v1,
  "ChatOperations_updateChat.400.body": compiled.v2,
  "ChatOperations_updateChat.400.headers": compiled.v1,
  "ChatOperations_updateChat.401.body": compiled.v3,
  "ChatOperations_updateChat.401.headers": compiled.v1,
  "ChatOperations_updateChat.402.body": compiled.v2,
  "ChatOperations_updateChat.402.headers": compiled.v1,
  "ChatOperations_updateChat.403.body": compiled.v3,
  "ChatOperations_updateChat.403.headers": compiled.v1,
  "ChatOperations_updateChat.404.body": compiled.v2,
  "ChatOperations_updateChat.404.headers": compiled.v1,
  "ChatOperations_updateChat.422.body": compiled.v2,
  "ChatOperations_updateChat.422.headers": compiled.v1,
  "ChatOperations_archiveChat.204.headers": compiled.v1,
  "ChatOperations_archiveChat.401.body": compiled.v3,
  "ChatOperations_archiveChat.401.headers": compiled.v1,
  "ChatOperations_archiveChat.403.body": compiled.v3,
  "ChatOperations_archiveChat.403.headers": compiled.v1,
  "ChatOperations_archiveChat.404.body": compiled.v2,
  "ChatOperations_archiveChat.404.headers": compiled.v1,
  "ChatMemberOperations_addTags.204.headers": compiled.v1,
  "ChatMemberOperations_addTags.400.body": compiled.v2,
  "ChatMemberOperations_addTags.400.headers": compiled.v1,
  "ChatMemberOperations_addTags.401.body": compiled.v3,
  "ChatMemberOperations_addTags.401.headers": compiled.v1,
  "ChatMemberOperations_addTags.403.body": compiled.v3,
  "ChatMemberOperations_addTags.403.headers": compiled.v1,
  "ChatMemberOperations_addTags.404.body": compiled.v2,
  "ChatMemberOperations_addTags.404.headers": compiled.v1,
  "ChatMemberOperations_addTags.422.body": compiled.v2,
  "ChatMemberOperations_addTags.422.headers": compiled.v1,
  "ChatMemberOperations_removeTag.204.headers": compiled.v1,
  "ChatMemberOperations_removeTag.401.body": compiled.v3,
  "ChatMemberOperations_removeTag.401.headers": compiled.v1,
  "ChatMemberOperations_removeTag.403.body": compiled.v3,
  "ChatMemberOperations_removeTag.403.headers": compiled.v1,
  "ChatMemberOperations_removeTag.404.body": compiled.v2,
  "ChatMemberOperations_removeTag.404.headers": compiled.v1,
  "ChatMemberOperations_leaveChat.204.headers": compiled.v1,
  "ChatMemberOperations_leaveChat.400.body": compiled.v2,
  "ChatMemberOperations_leaveChat.400.headers": compiled.v1,
  "ChatMemberOperations_leaveChat.401.body": compiled.v3,
  "ChatMemberOperations_leaveChat.401.headers": compiled.v1,
  "ChatMemberOperations_leaveChat.403.body": compiled.v3,
  "ChatMemberOperations_leaveChat.403.headers": compiled.v1,
  "ChatMemberOperations_leaveChat.404.body": compiled.v2,
  "ChatMemberOperations_leaveChat.404.headers": compiled.v1,
  "ChatMemberOperations_leaveChat.422.body": compiled.v2,
  "ChatMemberOperations_leaveChat.422.headers": compiled.v1,
  "ChatMemberOperations_listMembers.200.body": compiled.v12,
  "ChatMemberOperations_listMembers.200.headers": compiled.v1,
  "ChatMemberOperations_listMembers.400.body": compiled.v2,
  "ChatMemberOperations_listMembers.400.headers": compiled.v1,
  "ChatMemberOperations_listMembers.401.body": compiled.v3,
  "ChatMemberOperations_listMembers.401.headers": compiled.v1,
  "ChatMemberOperations_listMembers.403.body": compiled.v3,
  "ChatMemberOperations_listMembers.403.headers": compiled.v1,
  "ChatMemberOperations_listMembers.404.body": compiled.v2,
  "ChatMemberOperations_listMembers.404.headers": compiled.v1,
  "ChatMemberOperations_listMembers.422.body": compiled.v2,
  "ChatMemberOperations_listMembers.422.headers": compiled.v1,
  "ChatMemberOperations_addMembers.204.headers": compiled.v1,
  "ChatMemberOperations_addMembers.400.body": compiled.v2,
  "ChatMemberOperations_addMembers.400.headers": compiled.v1,
  "ChatMemberOperations_addMembers.401.body": compiled.v3,
  "ChatMemberOperations_addMembers.401.headers": compiled.v1,
  "ChatMemberOperations_addMembers.403.body": compiled.v3,
  "ChatMemberOperations_addMembers.403.headers": compiled.v1,
  "ChatMemberOperations_addMembers.404.body": compiled.v2,
  "ChatMemberOperations_addMembers.404.headers": compiled.v1,
  "ChatMemberOperations_addMembers.422.body": compiled.v2,
  "ChatMemberOperations_addMembers.422.headers": compiled.v1,
  "ChatMemberOperations_updateMemberRole.204.headers": compiled.v1,
  "ChatMemberOperations_updateMemberRole.400.body": compiled.v2,
  "ChatMemberOperations_updateMemberRole.400.headers": compiled.v1,
  "ChatMemberOperations_updateMemberRole.401.body": compiled.v3,
  "ChatMemberOperations_updateMemberRole.401.headers": compiled.v1,
  "ChatMemberOperations_updateMemberRole.403.body": compiled.v3,
  "ChatMemberOperations_updateMemberRole.403.headers": compiled.v1,
  "ChatMemberOperations_updateMemberRole.404.body": compiled.v2,
  "ChatMemberOperations_updateMemberRole.404.headers": compiled.v1,
  "ChatMemberOperations_updateMemberRole.422.body": compiled.v2,
  "ChatMemberOperations_updateMemberRole.422.headers": compiled.v1,
  "ChatMemberOperations_removeMember.204.headers": compiled.v1,
  "ChatMemberOperations_removeMember.401.body": compiled.v3,
  "ChatMemberOperations_removeMember.401.headers": compiled.v1,
  "ChatMemberOperations_removeMember.403.body": compiled.v3,
  "ChatMemberOperations_removeMember.403.headers": compiled.v1,
  "ChatMemberOperations_removeMember.404.body": compiled.v2,
  "ChatMemberOperations_removeMember.404.headers": compiled.v1,
  "ChatOperations_unarchiveChat.204.headers": compiled.v1,
  "ChatOperations_unarchiveChat.401.body": compiled.v3,
  "ChatOperations_unarchiveChat.401.headers": compiled.v1,
  "ChatOperations_unarchiveChat.403.body": compiled.v3,
  "ChatOperations_unarchiveChat.403.headers": compiled.v1,
  "ChatOperations_unarchiveChat.404.body": compiled.v2,
  "ChatOperations_unarchiveChat.404.headers": compiled.v1,
  "CommonOperations_listProperties.200.body": compiled.v13,
  "CommonOperations_listProperties.200.headers": compiled.v1,
  "CommonOperations_listProperties.400.body": compiled.v2,
  "CommonOperations_listProperties.400.headers": compiled.v1,
  "CommonOperations_listProperties.401.body": compiled.v3,
  "CommonOperations_listProperties.401.headers": compiled.v1,
  "CommonOperations_listProperties.402.body": compiled.v2,
  "CommonOperations_listProperties.402.headers": compiled.v1,
  "CommonOperations_listProperties.403.body": compiled.v3,
  "CommonOperations_listProperties.403.headers": compiled.v1,
  "CommonOperations_listProperties.422.body": compiled.v2,
  "CommonOperations_listProperties.422.headers": compiled.v1,
  "DirectUploadOperations_uploadFile.204.headers": compiled.v1,
  "GroupTagOperations_listTags.200.body": compiled.v14,
  "GroupTagOperations_listTags.200.headers": compiled.v1,
  "GroupTagOperations_listTags.400.body": compiled.v2,
  "GroupTagOperations_listTags.400.headers": compiled.v1,
  "GroupTagOperations_listTags.401.body": compiled.v3,
  "GroupTagOperations_listTags.401.headers": compiled.v1,
  "GroupTagOperations_listTags.402.body": compiled.v2,
  "GroupTagOperations_listTags.402.headers": compiled.v1,
  "GroupTagOperations_listTags.403.body": compiled.v3,
  "GroupTagOperations_listTags.403.headers": compiled.v1,
  "GroupTagOperations_listTags.422.body": compiled.v2,
  "GroupTagOperations_listTags.422.headers": compiled.v1,
  "GroupTagOperations_createTag.201.body": compiled.v15,
  "GroupTagOperations_createTag.201.headers": compiled.v1,
  "GroupTagOperations_createTag.400.body": compiled.v2,
  "GroupTagOperations_createTag.400.headers": compiled.v1,
  "GroupTagOperations_createTag.401.body": compiled.v3,
  "GroupTagOperations_createTag.401.headers": compiled.v1,
  "GroupTagOperations_createTag.402.body": compiled.v2,
  "GroupTagOperations_createTag.402.headers": compiled.v1,
  "GroupTagOperations_createTag.403.body": compiled.v3,
  "GroupTagOperations_createTag.403.headers": compiled.v1,
  "GroupTagOperations_createTag.422.body": compiled.v2,
  "GroupTagOperations_createTag.422.headers": compiled.v1,
  "GroupTagOperations_getTag.200.body": compiled.v15,
  "GroupTagOperations_getTag.200.headers": compiled.v1,
  "GroupTagOperations_getTag.401.body": compiled.v3,
  "GroupTagOperations_getTag.401.headers": compiled.v1,
  "GroupTagOperations_getTag.402.body": compiled.v2,
  "GroupTagOperations_getTag.402.headers": compiled.v1,
  "GroupTagOperations_getTag.403.body": compiled.v3,
  "GroupTagOperations_getTag.403.headers": compiled.v1,
  "GroupTagOperations_getTag.404.body": compiled.v2,
  "GroupTagOperations_getTag.404.headers": compiled.v1,
  "GroupTagOperations_updateTag.200.body": compiled.v15,
  "GroupTagOperations_updateTag.200.headers": compiled.v1,
  "GroupTagOperations_updateTag.400.body": compiled.v2,
  "GroupTagOperations_updateTag.400.headers": compiled.v1,
  "GroupTagOperations_updateTag.401.body": compiled.v3,
  "GroupTagOperations_updateTag.401.headers": compiled.v1,
  "GroupTagOperations_updateTag.402.body": compiled.v2,
  "GroupTagOperations_updateTag.402.headers": compiled.v1,
  "GroupTagOperations_updateTag.403.body": compiled.v3,
  "GroupTagOperations_updateTag.403.headers": compiled.v1,
  "GroupTagOperations_updateTag.404.body": compiled.v2,
  "GroupTagOperations_updateTag.404.headers": compiled.v1,
  "GroupTagOperations_updateTag.422.body": compiled.v2,
  "GroupTagOperations_updateTag.422.headers": compiled.v1,
  "GroupTagOperations_deleteTag.204.headers": compiled.v1,
  "GroupTagOperations_deleteTag.401.body": compiled.v3,
  "GroupTagOperations_deleteTag.401.headers": compiled.v1,
  "GroupTagOperations_deleteTag.402.body": compiled.v2,
  "GroupTagOperations_deleteTag.402.headers": compiled.v1,
  "GroupTagOperations_deleteTag.403.body": compiled.v3,
  "GroupTagOperations_deleteTag.403.headers": compiled.v1,
  "GroupTagOperations_deleteTag.404.body": compiled.v2,
  "GroupTagOperations_deleteTag.404.headers": compiled.v1,
  "GroupTagOperations_getTagUsers.200.body": compiled.v12,
  "GroupTagOperations_getTagUsers.200.headers": compiled.v1,
  "GroupTagOperations_getTagUsers.400.body": compiled.v2,
  "GroupTagOperations_getTagUsers.400.headers": compiled.v1,
  "GroupTagOperations_getTagUsers.401.body": compiled.v3,
  "GroupTagOperations_getTagUsers.401.headers": compiled.v1,
  "GroupTagOperations_getTagUsers.402.body": compiled.v2,
  "GroupTagOperations_getTagUsers.402.headers": compiled.v1,
  "GroupTagOperations_getTagUsers.403.body": compiled.v3,
  "GroupTagOperations_getTagUsers.403.headers": compiled.v1,
  "GroupTagOperations_getTagUsers.404.body": compiled.v2,
  "GroupTagOperations_getTagUsers.404.headers": compiled.v1,
  "GroupTagOperations_getTagUsers.422.body": compiled.v2,
  "GroupTagOperations_getTagUsers.422.headers": compiled.v1,
  "ChatMessageOperations_listChatMessages.200.body": compiled.v16,
  "ChatMessageOperations_listChatMessages.200.headers": compiled.v1,
  "ChatMessageOperations_listChatMessages.400.body": compiled.v2,
  "ChatMessageOperations_listChatMessages.400.headers": compiled.v1,
  "ChatMessageOperations_listChatMessages.401.body": compiled.v3,
  "ChatMessageOperations_listChatMessages.401.headers": compiled.v1,
  "ChatMessageOperations_listChatMessages.402.body": compiled.v2,
  "ChatMessageOperations_listChatMessages.402.headers": compiled.v1,
  "ChatMessageOperations_listChatMessages.403.body": compiled.v3,
  "ChatMessageOperations_listChatMessages.403.headers": compiled.v1,
  "ChatMessageOperations_listChatMessages.404.body": compiled.v2,
  "ChatMessageOperations_listChatMessages.404.headers": compiled.v1,
  "ChatMessageOperations_listChatMessages.422.body": compiled.v2,
  "ChatMessageOperations_listChatMessages.422.headers": compiled.v1,
  "MessageOperations_createMessage.201.body": compiled.v17,
  "MessageOperations_createMessage.201.headers": compiled.v1,
  "MessageOperations_createMessage.400.body": compiled.v2,
  "MessageOperations_createMessage.400.headers": compiled.v1,
  "MessageOperations_createMessage.401.body": compiled.v3,
  "MessageOperations_createMessage.401.headers": compiled.v1,
  "MessageOperations_createMessage.402.body": compiled.v2,
  "MessageOperations_createMessage.402.headers": compiled.v1,
  "MessageOperations_createMessage.403.body": compiled.v3,
  "MessageOperations_createMessage.403.headers": compiled.v1,
  "MessageOperations_createMessage.422.body": compiled.v2,
  "MessageOperations_createMessage.422.headers": compiled.v1,
  "MessageOperations_getMessage.200.body": compiled.v17,
  "MessageOperations_getMessage.200.headers": compiled.v1,
  "MessageOperations_getMessage.401.body": compiled.v3,
  "MessageOperations_getMessage.401.headers": compiled.v1,
  "MessageOperations_getMessage.402.body": compiled.v2,
  "MessageOperations_getMessage.402.headers": compiled.v1,
  "MessageOperations_getMessage.403.body": compiled.v3,
  "MessageOperations_getMessage.403.headers": compiled.v1,
  "MessageOperations_getMessage.404.body": compiled.v2,
  "MessageOperations_getMessage.404.headers": compiled.v1,
  "MessageOperations_updateMessage.200.body": compiled.v17,
  "MessageOperations_updateMessage.200.headers": compiled.v1,
  "MessageOperations_updateMessage.400.body": compiled.v2,
  "MessageOperations_updateMessage.400.headers": compiled.v1,
  "MessageOperations_updateMessage.401.body": compiled.v3,
  "MessageOperations_updateMessage.401.headers": compiled.v1,
  "MessageOperations_updateMessage.402.body": compiled.v2,
  "MessageOperations_updateMessage.402.headers": compiled.v1,
  "MessageOperations_updateMessage.403.body": compiled.v3,
  "MessageOperations_updateMessage.403.headers": compiled.v1,
  "MessageOperations_updateMessage.404.body": compiled.v2,
  "MessageOperations_updateMessage.404.headers": compiled.v1,
  "MessageOperations_updateMessage.422.body": compiled.v2,
  "MessageOperations_updateMessage.422.headers": compiled.v1,
  "MessageOperations_deleteMessage.204.headers": compiled.v1,
  "MessageOperations_deleteMessage.401.body": compiled.v3,
  "MessageOperations_deleteMessage.401.headers": compiled.v1,
  "MessageOperations_deleteMessage.402.body": compiled.v2,
  "MessageOperations_deleteMessage.402.headers": compiled.v1,
  "MessageOperations_deleteMessage.403.body": compiled.v3,
  "MessageOperations_deleteMessage.403.headers": compiled.v1,
  "MessageOperations_deleteMessage.404.body": compiled.v2,
  "MessageOperations_deleteMessage.404.headers": compiled.v1,
  "LinkPreviewOperations_unfurl.204.headers": compiled.v1,
  "LinkPreviewOperations_unfurl.400.body": compiled.v2,
  "LinkPreviewOperations_unfurl.400.headers": compiled.v1,
  "LinkPreviewOperations_unfurl.401.body": compiled.v3,
  "LinkPreviewOperations_unfurl.401.headers": compiled.v1,
  "LinkPreviewOperations_unfurl.403.body": compiled.v3,
  "LinkPreviewOperations_unfurl.403.headers": compiled.v1,
  "LinkPreviewOperations_unfurl.404.body": compiled.v2,
  "LinkPreviewOperations_unfurl.404.headers": compiled.v1,
  "LinkPreviewOperations_unfurl.422.body": compiled.v2,
  "LinkPreviewOperations_unfurl.422.headers": compiled.v1,
  "MessageOperations_pinMessage.204.headers": compiled.v1,
  "MessageOperations_pinMessage.401.body": compiled.v3,
  "MessageOperations_pinMessage.401.headers": compiled.v1,
  "MessageOperations_pinMessage.403.body": compiled.v3,
  "MessageOperations_pinMessage.403.headers": compiled.v1,
  "MessageOperations_pinMessage.404.body": compiled.v2,
  "MessageOperations_pinMessage.404.headers": compiled.v1,
  "MessageOperations_pinMessage.422.headers": compiled.v1,
  "MessageOperations_unpinMessage.204.headers": compiled.v1,
  "MessageOperations_unpinMessage.401.body": compiled.v3,
  "MessageOperations_unpinMessage.401.headers": compiled.v1,
  "MessageOperations_unpinMessage.403.body": compiled.v3,
  "MessageOperations_unpinMessage.403.headers": compiled.v1,
  "MessageOperations_unpinMessage.404.body": compiled.v2,
  "MessageOperations_unpinMessage.404.headers": compiled.v1,
  "ReactionOperations_listReactions.200.body": compiled.v18,
  "ReactionOperations_listReactions.200.headers": compiled.v1,
  "ReactionOperations_listReactions.400.body": compiled.v2,
  "ReactionOperations_listReactions.400.headers": compiled.v1,
  "ReactionOperations_listReactions.401.body": compiled.v3,
  "ReactionOperations_listReactions.401.headers": compiled.v1,
  "ReactionOperations_listReactions.403.body": compiled.v3,
  "ReactionOperations_listReactions.403.headers": compiled.v1,
  "ReactionOperations_listReactions.404.body": compiled.v2,
  "ReactionOperations_listReactions.404.headers": compiled.v1,
  "ReactionOperations_listReactions.422.body": compiled.v2,
  "ReactionOperations_listReactions.422.headers": compiled.v1,
  "ReactionOperations_addReaction.201.body": compiled.v19,
  "ReactionOperations_addReaction.201.headers": compiled.v1,
  "ReactionOperations_addReaction.400.body": compiled.v2,
  "ReactionOperations_addReaction.400.headers": compiled.v1,
  "ReactionOperations_addReaction.401.body": compiled.v3,
  "ReactionOperations_addReaction.401.headers": compiled.v1,
  "ReactionOperations_addReaction.403.body": compiled.v3,
  "ReactionOperations_addReaction.403.headers": compiled.v1,
  "ReactionOperations_addReaction.404.body": compiled.v2,
  "ReactionOperations_addReaction.404.headers": compiled.v1,
  "ReactionOperations_addReaction.422.body": compiled.v2,
  "ReactionOperations_addReaction.422.headers": compiled.v1,
  "ReactionOperations_removeReaction.204.headers": compiled.v1,
  "ReactionOperations_removeReaction.400.body": compiled.v2,
  "ReactionOperations_removeReaction.400.headers": compiled.v1,
  "ReactionOperations_removeReaction.401.body": compiled.v3,
  "ReactionOperations_removeReaction.401.headers": compiled.v1,
  "ReactionOperations_removeReaction.403.body": compiled.v3,
  "ReactionOperations_removeReaction.403.headers": compiled.v1,
  "ReactionOperations_removeReaction.404.body": compiled.v2,
  "ReactionOperations_removeReaction.404.headers": compiled.v1,
  "ReactionOperations_removeReaction.422.body": compiled.v2,
  "ReactionOperations_removeReaction.422.headers": compiled.v1,
  "ReadMemberOperations_listReadMembers.200.body": compiled.v20,
  "ReadMemberOperations_listReadMembers.200.headers": compiled.v1,
  "ReadMemberOperations_listReadMembers.400.body": compiled.v2,
  "ReadMemberOperations_listReadMembers.400.headers": compiled.v1,
  "ReadMemberOperations_listReadMembers.401.body": compiled.v3,
  "ReadMemberOperations_listReadMembers.401.headers": compiled.v1,
  "ReadMemberOperations_listReadMembers.402.body": compiled.v2,
  "ReadMemberOperations_listReadMembers.402.headers": compiled.v1,
  "ReadMemberOperations_listReadMembers.403.body": compiled.v3,
  "ReadMemberOperations_listReadMembers.403.headers": compiled.v1,
  "ReadMemberOperations_listReadMembers.404.body": compiled.v2,
  "ReadMemberOperations_listReadMembers.404.headers": compiled.v1,
  "ReadMemberOperations_listReadMembers.422.body": compiled.v2,
  "ReadMemberOperations_listReadMembers.422.headers": compiled.v1,
  "ThreadOperations_createThread.201.body": compiled.v21,
  "ThreadOperations_createThread.201.headers": compiled.v1,
  "ThreadOperations_createThread.401.body": compiled.v3,
  "ThreadOperations_createThread.401.headers": compiled.v1,
  "ThreadOperations_createThread.403.body": compiled.v3,
  "ThreadOperations_createThread.403.headers": compiled.v1,
  "ThreadOperations_createThread.404.body": compiled.v2,
  "ThreadOperations_createThread.404.headers": compiled.v1,
  "OAuthOperations_getTokenInfo.200.body": compiled.v22,
  "OAuthOperations_getTokenInfo.200.headers": compiled.v1,
  "OAuthOperations_getTokenInfo.401.body": compiled.v3,
  "OAuthOperations_getTokenInfo.401.headers": compiled.v1,
  "ProfileOperations_getProfile.200.body": compiled.v23,
  "ProfileOperations_getProfile.200.headers": compiled.v1,
  "ProfileOperations_getProfile.401.body": compiled.v3,
  "ProfileOperations_getProfile.401.headers": compiled.v1,
  "ProfileOperations_getProfile.403.body": compiled.v3,
  "ProfileOperations_getProfile.403.headers": compiled.v1,
  "ProfileAvatarOperations_updateProfileAvatar.200.body": compiled.v24,
  "ProfileAvatarOperations_updateProfileAvatar.200.headers": compiled.v1,
  "ProfileAvatarOperations_updateProfileAvatar.401.body": compiled.v3,
  "ProfileAvatarOperations_updateProfileAvatar.401.headers": compiled.v1,
  "ProfileAvatarOperations_updateProfileAvatar.402.body": compiled.v2,
  "ProfileAvatarOperations_updateProfileAvatar.402.headers": compiled.v1,
  "ProfileAvatarOperations_updateProfileAvatar.403.body": compiled.v9,
  "ProfileAvatarOperations_updateProfileAvatar.403.headers": compiled.v1,
  "ProfileAvatarOperations_updateProfileAvatar.422.body": compiled.v2,
  "ProfileAvatarOperations_updateProfileAvatar.422.headers": compiled.v1,
  "ProfileAvatarOperations_deleteProfileAvatar.204.headers": compiled.v1,
  "ProfileAvatarOperations_deleteProfileAvatar.401.body": compiled.v3,
  "ProfileAvatarOperations_deleteProfileAvatar.401.headers": compiled.v1,
  "ProfileAvatarOperations_deleteProfileAvatar.402.body": compiled.v2,
  "ProfileAvatarOperations_deleteProfileAvatar.402.headers": compiled.v1,
  "ProfileAvatarOperations_deleteProfileAvatar.403.body": compiled.v9,
  "ProfileAvatarOperations_deleteProfileAvatar.403.headers": compiled.v1,
  "ProfileOperations_getStatus.200.body": compiled.v25,
  "ProfileOperations_getStatus.200.headers": compiled.v1,
  "ProfileOperations_getStatus.401.body": compiled.v3,
  "ProfileOperations_getStatus.401.headers": compiled.v1,
  "ProfileOperations_getStatus.403.body": compiled.v3,
  "ProfileOperations_getStatus.403.headers": compiled.v1,
  "ProfileOperations_updateStatus.200.body": compiled.v26,
  "ProfileOperations_updateStatus.200.headers": compiled.v1,
  "ProfileOperations_updateStatus.400.body": compiled.v2,
  "ProfileOperations_updateStatus.400.headers": compiled.v1,
  "ProfileOperations_updateStatus.401.body": compiled.v3,
  "ProfileOperations_updateStatus.401.headers": compiled.v1,
  "ProfileOperations_updateStatus.403.body": compiled.v3,
  "ProfileOperations_updateStatus.403.headers": compiled.v1,
  "ProfileOperations_updateStatus.422.body": compiled.v2,
  "ProfileOperations_updateStatus.422.headers": compiled.v1,
  "ProfileOperations_deleteStatus.204.headers": compiled.v1,
  "ProfileOperations_deleteStatus.401.body": compiled.v3,
  "ProfileOperations_deleteStatus.401.headers": compiled.v1,
  "ProfileOperations_deleteStatus.403.body": compiled.v3,
  "ProfileOperations_deleteStatus.403.headers": compiled.v1,
  "SearchOperations_searchChats.200.body": compiled.v27,
  "SearchOperations_searchChats.200.headers": compiled.v1,
  "SearchOperations_searchChats.400.body": compiled.v2,
  "SearchOperations_searchChats.400.headers": compiled.v1,
  "SearchOperations_searchChats.401.body": compiled.v3,
  "SearchOperations_searchChats.401.headers": compiled.v1,
  "SearchOperations_searchChats.402.body": compiled.v2,
  "SearchOperations_searchChats.402.headers": compiled.v1,
  "SearchOperations_searchChats.403.body": compiled.v3,
  "SearchOperations_searchChats.403.headers": compiled.v1,
  "SearchOperations_searchMessages.200.body": compiled.v28,
  "SearchOperations_searchMessages.200.headers": compiled.v1,
  "SearchOperations_searchMessages.400.body": compiled.v2,
  "SearchOperations_searchMessages.400.headers": compiled.v1,
  "SearchOperations_searchMessages.401.body": compiled.v3,
  "SearchOperations_searchMessages.401.headers": compiled.v1,
  "SearchOperations_searchMessages.402.body": compiled.v2,
  "SearchOperations_searchMessages.402.headers": compiled.v1,
  "SearchOperations_searchMessages.403.body": compiled.v3,
  "SearchOperations_searchMessages.403.headers": compiled.v1,
  "SearchOperations_searchUsers.200.body": compiled.v29,
  "SearchOperations_searchUsers.200.headers": compiled.v1,
  "SearchOperations_searchUsers.400.body": compiled.v2,
  "SearchOperations_searchUsers.400.headers": compiled.v1,
  "SearchOperations_searchUsers.401.body": compiled.v3,
  "SearchOperations_searchUsers.401.headers": compiled.v1,
  "SearchOperations_searchUsers.402.body": compiled.v2,
  "SearchOperations_searchUsers.402.headers": compiled.v1,
  "SearchOperations_searchUsers.403.body": compiled.v3,
  "SearchOperations_searchUsers.403.headers": compiled.v1,
  "TaskOperations_listTasks.200.body": compiled.v30,
  "TaskOperations_listTasks.200.headers": compiled.v1,
  "TaskOperations_listTasks.400.body": compiled.v2,
  "TaskOperations_listTasks.400.headers": compiled.v1,
  "TaskOperations_listTasks.401.body": compiled.v3,
  "TaskOperations_listTasks.401.headers": compiled.v1,
  "TaskOperations_listTasks.402.body": compiled.v2,
  "TaskOperations_listTasks.402.headers": compiled.v1,
  "TaskOperations_listTasks.403.body": compiled.v3,
  "TaskOperations_listTasks.403.headers": compiled.v1,
  "TaskOperations_createTask.201.body": compiled.v31,
  "TaskOperations_createTask.201.headers": compiled.v1,
  "TaskOperations_createTask.400.body": compiled.v2,
  "TaskOperations_createTask.400.headers": compiled.v1,
  "TaskOperations_createTask.401.body": compiled.v3,
  "TaskOperations_createTask.401.headers": compiled.v1,
  "TaskOperations_createTask.402.body": compiled.v2,
  "TaskOperations_createTask.402.headers": compiled.v1,
  "TaskOperations_createTask.403.body": compiled.v3,
  "TaskOperations_createTask.403.headers": compiled.v1,
  "TaskOperations_createTask.404.body": compiled.v2,
  "TaskOperations_createTask.404.headers": compiled.v1,
  "TaskOperations_createTask.422.body": compiled.v2,
  "TaskOperations_createTask.422.headers": compiled.v1,
  "TaskOperations_getTask.200.body": compiled.v31,
  "TaskOperations_getTask.200.headers": compiled.v1,
  "TaskOperations_getTask.401.body": compiled.v3,
  "TaskOperations_getTask.401.headers": compiled.v1,
  "TaskOperations_getTask.402.body": compiled.v2,
  "TaskOperations_getTask.402.headers": compiled.v1,
  "TaskOperations_getTask.403.body": compiled.v3,
  "TaskOperations_getTask.403.headers": compiled.v1,
  "TaskOperations_getTask.404.body": compiled.v2,
  "TaskOperations_getTask.404.headers": compiled.v1,
  "TaskOperations_updateTask.200.body": compiled.v31,
  "TaskOperations_updateTask.200.headers": compiled.v1,
  "TaskOperations_updateTask.400.body": compiled.v2,
  "TaskOperations_updateTask.400.headers": compiled.v1,
  "TaskOperations_updateTask.401.body": compiled.v3,
  "TaskOperations_updateTask.401.headers": compiled.v1,
  "TaskOperations_updateTask.402.body": compiled.v2,
  "TaskOperations_updateTask.402.headers": compiled.v1,
  "TaskOperations_updateTask.403.body": compiled.v3,
  "TaskOperations_updateTask.403.headers": compiled.v1,
  "TaskOperations_updateTask.404.body": compiled.v2,
  "TaskOperations_updateTask.404.headers": compiled.v1,
  "TaskOperations_updateTask.422.body": compiled.v2,
  "TaskOperations_updateTask.422.headers": compiled.v1,
  "TaskOperations_deleteTask.204.headers": compiled.v1,
  "TaskOperations_deleteTask.401.body": compiled.v3,
  "TaskOperations_deleteTask.401.headers": compiled.v1,
  "TaskOperations_deleteTask.402.body": compiled.v2,
  "TaskOperations_deleteTask.402.headers": compiled.v1,
  "TaskOperations_deleteTask.403.body": compiled.v3,
  "TaskOperations_deleteTask.403.headers": compiled.v1,
  "TaskOperations_deleteTask.404.body": compiled.v2,
  "TaskOperations_deleteTask.404.headers": compiled.v1,
  "ThreadOperations_listThreads.200.body": compiled.v32,
  "ThreadOperations_listThreads.200.headers": compiled.v1,
  "ThreadOperations_listThreads.400.body": compiled.v2,
  "ThreadOperations_listThreads.400.headers": compiled.v1,
  "ThreadOperations_listThreads.401.body": compiled.v3,
  "ThreadOperations_listThreads.401.headers": compiled.v1,
  "ThreadOperations_listThreads.402.body": compiled.v2,
  "ThreadOperations_listThreads.402.headers": compiled.v1,
  "ThreadOperations_listThreads.403.body": compiled.v3,
  "ThreadOperations_listThreads.403.headers": compiled.v1,
  "ThreadOperations_listThreads.422.body": compiled.v2,
  "ThreadOperations_listThreads.422.headers": compiled.v1,
  "ThreadOperations_createStandaloneThread.201.body": compiled.v21,
  "ThreadOperations_createStandaloneThread.201.headers": compiled.v1,
  "ThreadOperations_createStandaloneThread.401.body": compiled.v3,
  "ThreadOperations_createStandaloneThread.401.headers": compiled.v1,
  "ThreadOperations_createStandaloneThread.402.body": compiled.v2,
  "ThreadOperations_createStandaloneThread.402.headers": compiled.v1,
  "ThreadOperations_createStandaloneThread.403.body": compiled.v3,
  "ThreadOperations_createStandaloneThread.403.headers": compiled.v1,
  "ThreadOperations_getThread.200.body": compiled.v21,
  "ThreadOperations_getThread.200.headers": compiled.v1,
  "ThreadOperations_getThread.401.body": compiled.v3,
  "ThreadOperations_getThread.401.headers": compiled.v1,
  "ThreadOperations_getThread.402.body": compiled.v2,
  "ThreadOperations_getThread.402.headers": compiled.v1,
  "ThreadOperations_getThread.403.body": compiled.v3,
  "ThreadOperations_getThread.403.headers": compiled.v1,
  "ThreadOperations_getThread.404.body": compiled.v2,
  "ThreadOperations_getThread.404.headers": compiled.v1,
  "UploadOperations_getUploadParams.201.body": compiled.v33,
  "UploadOperations_getUploadParams.201.headers": compiled.v1,
  "UploadOperations_getUploadParams.401.body": compiled.v3,
  "UploadOperations_getUploadParams.401.headers": compiled.v1,
  "UploadOperations_getUploadParams.402.body": compiled.v2,
  "UploadOperations_getUploadParams.402.headers": compiled.v1,
  "UploadOperations_getUploadParams.403.body": compiled.v3,
  "UploadOperations_getUploadParams.403.headers": compiled.v1,
  "UserOperations_listUsers.200.body": compiled.v12,
  "UserOperations_listUsers.200.headers": compiled.v1,
  "UserOperations_listUsers.400.body": compiled.v2,
  "UserOperations_listUsers.400.headers": compiled.v1,
  "UserOperations_listUsers.401.body": compiled.v3,
  "UserOperations_listUsers.401.headers": compiled.v1,
  "UserOperations_listUsers.402.body": compiled.v2,
  "UserOperations_listUsers.402.headers": compiled.v1,
  "UserOperations_listUsers.403.body": compiled.v3,
  "UserOperations_listUsers.403.headers": compiled.v1,
  "UserOperations_listUsers.422.body": compiled.v2,
  "UserOperations_listUsers.422.headers": compiled.v1,
  "UserOperations_createUser.201.body": compiled.v23,
  "UserOperations_createUser.201.headers": compiled.v1,
  "UserOperations_createUser.400.body": compiled.v2,
  "UserOperations_createUser.400.headers": compiled.v1,
  "UserOperations_createUser.401.body": compiled.v3,
  "UserOperations_createUser.401.headers": compiled.v1,
  "UserOperations_createUser.402.body": compiled.v2,
  "UserOperations_createUser.402.headers": compiled.v1,
  "UserOperations_createUser.403.body": compiled.v3,
  "UserOperations_createUser.403.headers": compiled.v1,
  "UserOperations_createUser.422.body": compiled.v2,
  "UserOperations_createUser.422.headers": compiled.v1,
  "UserOperations_getUser.200.body": compiled.v23,
  "UserOperations_getUser.200.headers": compiled.v1,
  "UserOperations_getUser.401.body": compiled.v3,
  "UserOperations_getUser.401.headers": compiled.v1,
  "UserOperations_getUser.402.body": compiled.v2,
  "UserOperations_getUser.402.headers": compiled.v1,
  "UserOperations_getUser.403.body": compiled.v3,
  "UserOperations_getUser.403.headers": compiled.v1,
  "UserOperations_getUser.404.body": compiled.v2,
  "UserOperations_getUser.404.headers": compiled.v1,
  "UserOperations_updateUser.200.body": compiled.v23,
  "UserOperations_updateUser.200.headers": compiled.v1,
  "UserOperations_updateUser.400.body": compiled.v2,
  "UserOperations_updateUser.400.headers": compiled.v1,
  "UserOperations_updateUser.401.body": compiled.v3,
  "UserOperations_updateUser.401.headers": compiled.v1,
  "UserOperations_updateUser.402.body": compiled.v2,
  "UserOperations_updateUser.402.headers": compiled.v1,
  "UserOperations_updateUser.403.body": compiled.v3,
  "UserOperations_updateUser.403.headers": compiled.v1,
  "UserOperations_updateUser.404.body": compiled.v2,
  "UserOperations_updateUser.404.headers": compiled.v1,
  "UserOperations_updateUser.422.body": compiled.v2,
  "UserOperations_updateUser.422.headers": compiled.v1,
  "UserOperations_deleteUser.204.headers": compiled.v1,
  "UserOperations_deleteUser.401.body": compiled.v3,
  "UserOperations_deleteUser.401.headers": compiled.v1,
  "UserOperations_deleteUser.402.body": compiled.v2,
  "UserOperations_deleteUser.402.headers": compiled.v1,
  "UserOperations_deleteUser.403.body": compiled.v3,
  "UserOperations_deleteUser.403.headers": compiled.v1,
  "UserOperations_deleteUser.404.body": compiled.v2,
  "UserOperations_deleteUser.404.headers": compiled.v1,
  "UserAvatarOperations_updateUserAvatar.200.body": compiled.v24,
  "UserAvatarOperations_updateUserAvatar.200.headers": compiled.v1,
  "UserAvatarOperations_updateUserAvatar.401.body": compiled.v3,
  "UserAvatarOperations_updateUserAvatar.401.headers": compiled.v1,
  "UserAvatarOperations_updateUserAvatar.402.body": compiled.v2,
  "UserAvatarOperations_updateUserAvatar.402.headers": compiled.v1,
  "UserAvatarOperations_updateUserAvatar.403.body": compiled.v9,
  "UserAvatarOperations_updateUserAvatar.403.headers": compiled.v1,
  "UserAvatarOperations_updateUserAvatar.404.body": compiled.v2,
  "UserAvatarOperations_updateUserAvatar.404.headers": compiled.v1,
  "UserAvatarOperations_updateUserAvatar.422.body": compiled.v2,
  "UserAvatarOperations_updateUserAvatar.422.headers": compiled.v1,
  "UserAvatarOperations_deleteUserAvatar.204.headers": compiled.v1,
  "UserAvatarOperations_deleteUserAvatar.401.body": compiled.v3,
  "UserAvatarOperations_deleteUserAvatar.401.headers": compiled.v1,
  "UserAvatarOperations_deleteUserAvatar.402.body": compiled.v2,
  "UserAvatarOperations_deleteUserAvatar.402.headers": compiled.v1,
  "UserAvatarOperations_deleteUserAvatar.403.body": compiled.v9,
  "UserAvatarOperations_deleteUserAvatar.403.headers": compiled.v1,
  "UserAvatarOperations_deleteUserAvatar.404.body": compiled.v2,
  "UserAvatarOperations_deleteUserAvatar.404.headers": compiled.v1,
  "UserStatusOperations_getUserStatus.200.body": compiled.v25,
  "UserStatusOperations_getUserStatus.200.headers": compiled.v1,
  "UserStatusOperations_getUserStatus.401.body": compiled.v3,
  "UserStatusOperations_getUserStatus.401.headers": compiled.v1,
  "UserStatusOperations_getUserStatus.403.body": compiled.v3,
  "UserStatusOperations_getUserStatus.403.headers": compiled.v1,
  "UserStatusOperations_getUserStatus.404.body": compiled.v2,
  "UserStatusOperations_getUserStatus.404.headers": compiled.v1,
  "UserStatusOperations_updateUserStatus.200.body": compiled.v26,
  "UserStatusOperations_updateUserStatus.200.headers": compiled.v1,
  "UserStatusOperations_updateUserStatus.400.body": compiled.v2,
  "UserStatusOperations_updateUserStatus.400.headers": compiled.v1,
  "UserStatusOperations_updateUserStatus.401.body": compiled.v3,
  "UserStatusOperations_updateUserStatus.401.headers": compiled.v1,
  "UserStatusOperations_updateUserStatus.403.body": compiled.v3,
  "UserStatusOperations_updateUserStatus.403.headers": compiled.v1,
  "UserStatusOperations_updateUserStatus.404.body": compiled.v2,
  "UserStatusOperations_updateUserStatus.404.headers": compiled.v1,
  "UserStatusOperations_updateUserStatus.422.body": compiled.v2,
  "UserStatusOperations_updateUserStatus.422.headers": compiled.v1,
  "UserStatusOperations_deleteUserStatus.204.headers": compiled.v1,
  "UserStatusOperations_deleteUserStatus.401.body": compiled.v3,
  "UserStatusOperations_deleteUserStatus.401.headers": compiled.v1,
  "UserStatusOperations_deleteUserStatus.403.body": compiled.v3,
  "UserStatusOperations_deleteUserStatus.403.headers": compiled.v1,
  "UserStatusOperations_deleteUserStatus.404.body": compiled.v2,
  "UserStatusOperations_deleteUserStatus.404.headers": compiled.v1,
  "FormOperations_openView.201.headers": compiled.v1,
  "FormOperations_openView.400.body": compiled.v2,
  "FormOperations_openView.400.headers": compiled.v1,
  "FormOperations_openView.401.body": compiled.v3,
  "FormOperations_openView.401.headers": compiled.v1,
  "FormOperations_openView.402.body": compiled.v2,
  "FormOperations_openView.402.headers": compiled.v1,
  "FormOperations_openView.403.body": compiled.v3,
  "FormOperations_openView.403.headers": compiled.v1,
  "FormOperations_openView.410.body": compiled.v2,
  "FormOperations_openView.410.headers": compiled.v1,
  "FormOperations_openView.422.body": compiled.v2,
  "FormOperations_openView.422.headers": compiled.v1,
  "BotOperations_getWebhookEvents.200.body": compiled.v34,
  "BotOperations_getWebhookEvents.200.headers": compiled.v1,
  "BotOperations_getWebhookEvents.400.body": compiled.v2,
  "BotOperations_getWebhookEvents.400.headers": compiled.v1,
  "BotOperations_getWebhookEvents.401.body": compiled.v3,
  "BotOperations_getWebhookEvents.401.headers": compiled.v1,
  "BotOperations_getWebhookEvents.402.body": compiled.v2,
  "BotOperations_getWebhookEvents.402.headers": compiled.v1,
  "BotOperations_getWebhookEvents.403.body": compiled.v3,
  "BotOperations_getWebhookEvents.403.headers": compiled.v1,
  "BotOperations_getWebhookEvents.422.body": compiled.v2,
  "BotOperations_getWebhookEvents.422.headers": compiled.v1,
  "BotOperations_deleteWebhookEvent.204.headers": compiled.v1,
  "BotOperations_deleteWebhookEvent.401.body": compiled.v3,
  "BotOperations_deleteWebhookEvent.401.headers": compiled.v1,
  "BotOperations_deleteWebhookEvent.402.body": compiled.v2,
  "BotOperations_deleteWebhookEvent.402.headers": compiled.v1,
  "BotOperations_deleteWebhookEvent.403.body": compiled.v3,
  "BotOperations_deleteWebhookEvent.403.headers": compiled.v1,
  "BotOperations_deleteWebhookEvent.404.body": compiled.v2,
  "BotOperations_deleteWebhookEvent.404.headers": compiled.v1,
};
export { validators };
