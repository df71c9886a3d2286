// Generated from openapi.yaml by `npm run generate`. Do not edit.
const runtime = { appendErrors: function appendErrors(run, errors, added) {
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
} };

const compiled = {};
((exports) => {
"use strict";
exports.v0 = validate0;
const schema0 = {"$id":"contract:/listOAuth2Clients.parameters","type":"object","properties":{"query":{"type":"object","properties":{"page_size":{"int64":{"maximum":1000,"minimum":1}},"page_token":{"type":"string"},"client_name":{"type":"string"},"owner":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data0.page_size !== undefined){
let data1 = data0.page_size;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data0, "page_size")) || data1 < 1 || data1 > 1000){
const err1 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema0.properties.query.properties.page_size.int64,parentSchema:schema0.properties.query.properties.page_size,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.page_token !== undefined){
let data2 = data0.page_token;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/page_token",schemaPath:"#/properties/query/properties/page_token/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.page_token.type,parentSchema:schema0.properties.query.properties.page_token,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.client_name !== undefined){
let data3 = data0.client_name;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/query/client_name",schemaPath:"#/properties/query/properties/client_name/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.client_name.type,parentSchema:schema0.properties.query.properties.client_name,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.owner !== undefined){
let data4 = data0.owner;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/query/owner",schemaPath:"#/properties/query/properties/owner/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.owner.type,parentSchema:schema0.properties.query.properties.owner,data:data4};
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
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema0.properties.query.type,parentSchema:schema0.properties.query,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate1;
const schema1 = {"$id":"contract:/createOAuth2Client.body","$ref":"contract:/components/schemas/oAuth2Client"};
const schema2 = {"$id":"contract:/components/schemas/oAuth2Client","type":"object","properties":{"access_token_strategy":{"type":"string"},"allowed_cors_origins":{"type":"array","items":{"type":"string"}},"audience":{"type":"array","items":{"type":"string"}},"authorization_code_grant_access_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"authorization_code_grant_id_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"authorization_code_grant_refresh_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"backchannel_logout_session_required":{"type":"boolean"},"backchannel_logout_uri":{"type":"string"},"client_credentials_grant_access_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"client_id":{"type":"string"},"client_name":{"type":"string"},"client_secret":{"type":"string"},"client_secret_expires_at":{"int64":{}},"client_uri":{"type":"string"},"contacts":{"type":"array","items":{"type":"string"}},"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"device_authorization_grant_access_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"device_authorization_grant_id_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"device_authorization_grant_refresh_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"frontchannel_logout_session_required":{"type":"boolean"},"frontchannel_logout_uri":{"type":"string"},"grant_types":{"type":"array","items":{"type":"string"}},"implicit_grant_access_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"implicit_grant_id_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"jwks":{"type":"object"},"jwks_uri":{"type":"string"},"jwt_bearer_grant_access_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"logo_uri":{"type":"string"},"metadata":{"$ref":"contract:/components/schemas/JSONRawMessage"},"owner":{"type":"string"},"policy_uri":{"type":"string"},"post_logout_redirect_uris":{"type":"array","items":{"type":"string"}},"redirect_uris":{"type":"array","items":{"type":"string"}},"refresh_token_grant_access_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"refresh_token_grant_id_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"refresh_token_grant_refresh_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"registration_access_token":{"type":"string"},"registration_client_uri":{"type":"string"},"request_object_signing_alg":{"type":"string"},"request_uris":{"type":"array","items":{"type":"string"}},"response_types":{"type":"array","items":{"type":"string"}},"scope":{"type":"string"},"sector_identifier_uri":{"type":"string"},"skip_consent":{"type":"boolean"},"skip_logout_consent":{"type":"boolean"},"subject_type":{"type":"string"},"token_endpoint_auth_method":{"type":"string"},"token_endpoint_auth_signing_alg":{"type":"string"},"tos_uri":{"type":"string"},"updated_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"userinfo_signed_response_alg":{"type":"string"}}};
const schema3 = {"$id":"contract:/components/schemas/NullDuration","type":"string"};
const schema13 = {"$id":"contract:/components/schemas/JSONRawMessage","type":"object"};
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

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
if(data.access_token_strategy !== undefined){
let data0 = data.access_token_strategy;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/access_token_strategy",schemaPath:"#/properties/access_token_strategy/type",keyword:"type",params:{type: "string"},schema:schema2.properties.access_token_strategy.type,parentSchema:schema2.properties.access_token_strategy,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.allowed_cors_origins !== undefined){
let data1 = data.allowed_cors_origins;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/allowed_cors_origins/" + i0,schemaPath:"#/properties/allowed_cors_origins/items/type",keyword:"type",params:{type: "string"},schema:schema2.properties.allowed_cors_origins.items.type,parentSchema:schema2.properties.allowed_cors_origins.items,data:data2};
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
const err2 = {instancePath:instancePath+"/allowed_cors_origins",schemaPath:"#/properties/allowed_cors_origins/type",keyword:"type",params:{type: "array"},schema:schema2.properties.allowed_cors_origins.type,parentSchema:schema2.properties.allowed_cors_origins,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.audience !== undefined){
let data3 = data.audience;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/audience/" + i1,schemaPath:"#/properties/audience/items/type",keyword:"type",params:{type: "string"},schema:schema2.properties.audience.items.type,parentSchema:schema2.properties.audience.items,data:data4};
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
const err4 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/type",keyword:"type",params:{type: "array"},schema:schema2.properties.audience.type,parentSchema:schema2.properties.audience,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.authorization_code_grant_access_token_lifespan !== undefined){
let data5 = data.authorization_code_grant_access_token_lifespan;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/authorization_code_grant_access_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.authorization_code_grant_id_token_lifespan !== undefined){
let data6 = data.authorization_code_grant_id_token_lifespan;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/authorization_code_grant_id_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.authorization_code_grant_refresh_token_lifespan !== undefined){
let data7 = data.authorization_code_grant_refresh_token_lifespan;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/authorization_code_grant_refresh_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.backchannel_logout_session_required !== undefined){
let data8 = data.backchannel_logout_session_required;
if(typeof data8 !== "boolean"){
const err8 = {instancePath:instancePath+"/backchannel_logout_session_required",schemaPath:"#/properties/backchannel_logout_session_required/type",keyword:"type",params:{type: "boolean"},schema:schema2.properties.backchannel_logout_session_required.type,parentSchema:schema2.properties.backchannel_logout_session_required,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.backchannel_logout_uri !== undefined){
let data9 = data.backchannel_logout_uri;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/backchannel_logout_uri",schemaPath:"#/properties/backchannel_logout_uri/type",keyword:"type",params:{type: "string"},schema:schema2.properties.backchannel_logout_uri.type,parentSchema:schema2.properties.backchannel_logout_uri,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.client_credentials_grant_access_token_lifespan !== undefined){
let data10 = data.client_credentials_grant_access_token_lifespan;
if(typeof data10 !== "string"){
const err10 = {instancePath:instancePath+"/client_credentials_grant_access_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.client_id !== undefined){
let data11 = data.client_id;
if(typeof data11 !== "string"){
const err11 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema2.properties.client_id.type,parentSchema:schema2.properties.client_id,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.client_name !== undefined){
let data12 = data.client_name;
if(typeof data12 !== "string"){
const err12 = {instancePath:instancePath+"/client_name",schemaPath:"#/properties/client_name/type",keyword:"type",params:{type: "string"},schema:schema2.properties.client_name.type,parentSchema:schema2.properties.client_name,data:data12};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.client_secret !== undefined){
let data13 = data.client_secret;
if(typeof data13 !== "string"){
const err13 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/type",keyword:"type",params:{type: "string"},schema:schema2.properties.client_secret.type,parentSchema:schema2.properties.client_secret,data:data13};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.client_secret_expires_at !== undefined){
let data14 = data.client_secret_expires_at;
if(!((typeof data14 === "number" && Number.isSafeInteger(data14) && !Object.is(data14, -0)) || (typeof data14 === "bigint" && data14 >= -9223372036854775808n && data14 <= 9223372036854775807n)) || (this && this.has(data, "client_secret_expires_at")) || false){
const err14 = {instancePath:instancePath+"/client_secret_expires_at",schemaPath:"#/properties/client_secret_expires_at/int64",keyword:"int64",params:{},schema:schema2.properties.client_secret_expires_at.int64,parentSchema:schema2.properties.client_secret_expires_at,data:data14};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.client_uri !== undefined){
let data15 = data.client_uri;
if(typeof data15 !== "string"){
const err15 = {instancePath:instancePath+"/client_uri",schemaPath:"#/properties/client_uri/type",keyword:"type",params:{type: "string"},schema:schema2.properties.client_uri.type,parentSchema:schema2.properties.client_uri,data:data15};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.contacts !== undefined){
let data16 = data.contacts;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
if(typeof data17 !== "string"){
const err16 = {instancePath:instancePath+"/contacts/" + i2,schemaPath:"#/properties/contacts/items/type",keyword:"type",params:{type: "string"},schema:schema2.properties.contacts.items.type,parentSchema:schema2.properties.contacts.items,data:data17};
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
const err17 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "array"},schema:schema2.properties.contacts.type,parentSchema:schema2.properties.contacts,data:data16};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.created_at !== undefined){
let data18 = data.created_at;
if(typeof data18 === "string"){
if(!(formats0.test(data18))){
const err18 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema2.properties.created_at,data:data18};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data18.includes(":60")){
const next0 = Date.parse((data18).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err19 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema2.properties.created_at,data:data18};
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
const err20 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema2.properties.created_at.type,parentSchema:schema2.properties.created_at,data:data18};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.device_authorization_grant_access_token_lifespan !== undefined){
let data19 = data.device_authorization_grant_access_token_lifespan;
if(typeof data19 !== "string"){
const err21 = {instancePath:instancePath+"/device_authorization_grant_access_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data19};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.device_authorization_grant_id_token_lifespan !== undefined){
let data20 = data.device_authorization_grant_id_token_lifespan;
if(typeof data20 !== "string"){
const err22 = {instancePath:instancePath+"/device_authorization_grant_id_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data20};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.device_authorization_grant_refresh_token_lifespan !== undefined){
let data21 = data.device_authorization_grant_refresh_token_lifespan;
if(typeof data21 !== "string"){
const err23 = {instancePath:instancePath+"/device_authorization_grant_refresh_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data21};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.frontchannel_logout_session_required !== undefined){
let data22 = data.frontchannel_logout_session_required;
if(typeof data22 !== "boolean"){
const err24 = {instancePath:instancePath+"/frontchannel_logout_session_required",schemaPath:"#/properties/frontchannel_logout_session_required/type",keyword:"type",params:{type: "boolean"},schema:schema2.properties.frontchannel_logout_session_required.type,parentSchema:schema2.properties.frontchannel_logout_session_required,data:data22};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.frontchannel_logout_uri !== undefined){
let data23 = data.frontchannel_logout_uri;
if(typeof data23 !== "string"){
const err25 = {instancePath:instancePath+"/frontchannel_logout_uri",schemaPath:"#/properties/frontchannel_logout_uri/type",keyword:"type",params:{type: "string"},schema:schema2.properties.frontchannel_logout_uri.type,parentSchema:schema2.properties.frontchannel_logout_uri,data:data23};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.grant_types !== undefined){
let data24 = data.grant_types;
if(Array.isArray(data24)){
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
let data25 = data24[i3];
if(typeof data25 !== "string"){
const err26 = {instancePath:instancePath+"/grant_types/" + i3,schemaPath:"#/properties/grant_types/items/type",keyword:"type",params:{type: "string"},schema:schema2.properties.grant_types.items.type,parentSchema:schema2.properties.grant_types.items,data:data25};
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
const err27 = {instancePath:instancePath+"/grant_types",schemaPath:"#/properties/grant_types/type",keyword:"type",params:{type: "array"},schema:schema2.properties.grant_types.type,parentSchema:schema2.properties.grant_types,data:data24};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.implicit_grant_access_token_lifespan !== undefined){
let data26 = data.implicit_grant_access_token_lifespan;
if(typeof data26 !== "string"){
const err28 = {instancePath:instancePath+"/implicit_grant_access_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data26};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.implicit_grant_id_token_lifespan !== undefined){
let data27 = data.implicit_grant_id_token_lifespan;
if(typeof data27 !== "string"){
const err29 = {instancePath:instancePath+"/implicit_grant_id_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data27};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.jwks !== undefined){
let data28 = data.jwks;
if(!(data28 && typeof data28 == "object" && !Array.isArray(data28))){
const err30 = {instancePath:instancePath+"/jwks",schemaPath:"#/properties/jwks/type",keyword:"type",params:{type: "object"},schema:schema2.properties.jwks.type,parentSchema:schema2.properties.jwks,data:data28};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.jwks_uri !== undefined){
let data29 = data.jwks_uri;
if(typeof data29 !== "string"){
const err31 = {instancePath:instancePath+"/jwks_uri",schemaPath:"#/properties/jwks_uri/type",keyword:"type",params:{type: "string"},schema:schema2.properties.jwks_uri.type,parentSchema:schema2.properties.jwks_uri,data:data29};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.jwt_bearer_grant_access_token_lifespan !== undefined){
let data30 = data.jwt_bearer_grant_access_token_lifespan;
if(typeof data30 !== "string"){
const err32 = {instancePath:instancePath+"/jwt_bearer_grant_access_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data30};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.logo_uri !== undefined){
let data31 = data.logo_uri;
if(typeof data31 !== "string"){
const err33 = {instancePath:instancePath+"/logo_uri",schemaPath:"#/properties/logo_uri/type",keyword:"type",params:{type: "string"},schema:schema2.properties.logo_uri.type,parentSchema:schema2.properties.logo_uri,data:data31};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.metadata !== undefined){
let data32 = data.metadata;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err34 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/JSONRawMessage/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data:data32};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.owner !== undefined){
let data33 = data.owner;
if(typeof data33 !== "string"){
const err35 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: "string"},schema:schema2.properties.owner.type,parentSchema:schema2.properties.owner,data:data33};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.policy_uri !== undefined){
let data34 = data.policy_uri;
if(typeof data34 !== "string"){
const err36 = {instancePath:instancePath+"/policy_uri",schemaPath:"#/properties/policy_uri/type",keyword:"type",params:{type: "string"},schema:schema2.properties.policy_uri.type,parentSchema:schema2.properties.policy_uri,data:data34};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.post_logout_redirect_uris !== undefined){
let data35 = data.post_logout_redirect_uris;
if(Array.isArray(data35)){
const len4 = data35.length;
for(let i4=0; i4<len4; i4++){
let data36 = data35[i4];
if(typeof data36 !== "string"){
const err37 = {instancePath:instancePath+"/post_logout_redirect_uris/" + i4,schemaPath:"#/properties/post_logout_redirect_uris/items/type",keyword:"type",params:{type: "string"},schema:schema2.properties.post_logout_redirect_uris.items.type,parentSchema:schema2.properties.post_logout_redirect_uris.items,data:data36};
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
const err38 = {instancePath:instancePath+"/post_logout_redirect_uris",schemaPath:"#/properties/post_logout_redirect_uris/type",keyword:"type",params:{type: "array"},schema:schema2.properties.post_logout_redirect_uris.type,parentSchema:schema2.properties.post_logout_redirect_uris,data:data35};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.redirect_uris !== undefined){
let data37 = data.redirect_uris;
if(Array.isArray(data37)){
const len5 = data37.length;
for(let i5=0; i5<len5; i5++){
let data38 = data37[i5];
if(typeof data38 !== "string"){
const err39 = {instancePath:instancePath+"/redirect_uris/" + i5,schemaPath:"#/properties/redirect_uris/items/type",keyword:"type",params:{type: "string"},schema:schema2.properties.redirect_uris.items.type,parentSchema:schema2.properties.redirect_uris.items,data:data38};
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
const err40 = {instancePath:instancePath+"/redirect_uris",schemaPath:"#/properties/redirect_uris/type",keyword:"type",params:{type: "array"},schema:schema2.properties.redirect_uris.type,parentSchema:schema2.properties.redirect_uris,data:data37};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.refresh_token_grant_access_token_lifespan !== undefined){
let data39 = data.refresh_token_grant_access_token_lifespan;
if(typeof data39 !== "string"){
const err41 = {instancePath:instancePath+"/refresh_token_grant_access_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data39};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.refresh_token_grant_id_token_lifespan !== undefined){
let data40 = data.refresh_token_grant_id_token_lifespan;
if(typeof data40 !== "string"){
const err42 = {instancePath:instancePath+"/refresh_token_grant_id_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data40};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.refresh_token_grant_refresh_token_lifespan !== undefined){
let data41 = data.refresh_token_grant_refresh_token_lifespan;
if(typeof data41 !== "string"){
const err43 = {instancePath:instancePath+"/refresh_token_grant_refresh_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data41};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.registration_access_token !== undefined){
let data42 = data.registration_access_token;
if(typeof data42 !== "string"){
const err44 = {instancePath:instancePath+"/registration_access_token",schemaPath:"#/properties/registration_access_token/type",keyword:"type",params:{type: "string"},schema:schema2.properties.registration_access_token.type,parentSchema:schema2.properties.registration_access_token,data:data42};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.registration_client_uri !== undefined){
let data43 = data.registration_client_uri;
if(typeof data43 !== "string"){
const err45 = {instancePath:instancePath+"/registration_client_uri",schemaPath:"#/properties/registration_client_uri/type",keyword:"type",params:{type: "string"},schema:schema2.properties.registration_client_uri.type,parentSchema:schema2.properties.registration_client_uri,data:data43};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.request_object_signing_alg !== undefined){
let data44 = data.request_object_signing_alg;
if(typeof data44 !== "string"){
const err46 = {instancePath:instancePath+"/request_object_signing_alg",schemaPath:"#/properties/request_object_signing_alg/type",keyword:"type",params:{type: "string"},schema:schema2.properties.request_object_signing_alg.type,parentSchema:schema2.properties.request_object_signing_alg,data:data44};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.request_uris !== undefined){
let data45 = data.request_uris;
if(Array.isArray(data45)){
const len6 = data45.length;
for(let i6=0; i6<len6; i6++){
let data46 = data45[i6];
if(typeof data46 !== "string"){
const err47 = {instancePath:instancePath+"/request_uris/" + i6,schemaPath:"#/properties/request_uris/items/type",keyword:"type",params:{type: "string"},schema:schema2.properties.request_uris.items.type,parentSchema:schema2.properties.request_uris.items,data:data46};
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
else {
const err48 = {instancePath:instancePath+"/request_uris",schemaPath:"#/properties/request_uris/type",keyword:"type",params:{type: "array"},schema:schema2.properties.request_uris.type,parentSchema:schema2.properties.request_uris,data:data45};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.response_types !== undefined){
let data47 = data.response_types;
if(Array.isArray(data47)){
const len7 = data47.length;
for(let i7=0; i7<len7; i7++){
let data48 = data47[i7];
if(typeof data48 !== "string"){
const err49 = {instancePath:instancePath+"/response_types/" + i7,schemaPath:"#/properties/response_types/items/type",keyword:"type",params:{type: "string"},schema:schema2.properties.response_types.items.type,parentSchema:schema2.properties.response_types.items,data:data48};
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
const err50 = {instancePath:instancePath+"/response_types",schemaPath:"#/properties/response_types/type",keyword:"type",params:{type: "array"},schema:schema2.properties.response_types.type,parentSchema:schema2.properties.response_types,data:data47};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.scope !== undefined){
let data49 = data.scope;
if(typeof data49 !== "string"){
const err51 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"},schema:schema2.properties.scope.type,parentSchema:schema2.properties.scope,data:data49};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.sector_identifier_uri !== undefined){
let data50 = data.sector_identifier_uri;
if(typeof data50 !== "string"){
const err52 = {instancePath:instancePath+"/sector_identifier_uri",schemaPath:"#/properties/sector_identifier_uri/type",keyword:"type",params:{type: "string"},schema:schema2.properties.sector_identifier_uri.type,parentSchema:schema2.properties.sector_identifier_uri,data:data50};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.skip_consent !== undefined){
let data51 = data.skip_consent;
if(typeof data51 !== "boolean"){
const err53 = {instancePath:instancePath+"/skip_consent",schemaPath:"#/properties/skip_consent/type",keyword:"type",params:{type: "boolean"},schema:schema2.properties.skip_consent.type,parentSchema:schema2.properties.skip_consent,data:data51};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.skip_logout_consent !== undefined){
let data52 = data.skip_logout_consent;
if(typeof data52 !== "boolean"){
const err54 = {instancePath:instancePath+"/skip_logout_consent",schemaPath:"#/properties/skip_logout_consent/type",keyword:"type",params:{type: "boolean"},schema:schema2.properties.skip_logout_consent.type,parentSchema:schema2.properties.skip_logout_consent,data:data52};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.subject_type !== undefined){
let data53 = data.subject_type;
if(typeof data53 !== "string"){
const err55 = {instancePath:instancePath+"/subject_type",schemaPath:"#/properties/subject_type/type",keyword:"type",params:{type: "string"},schema:schema2.properties.subject_type.type,parentSchema:schema2.properties.subject_type,data:data53};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.token_endpoint_auth_method !== undefined){
let data54 = data.token_endpoint_auth_method;
if(typeof data54 !== "string"){
const err56 = {instancePath:instancePath+"/token_endpoint_auth_method",schemaPath:"#/properties/token_endpoint_auth_method/type",keyword:"type",params:{type: "string"},schema:schema2.properties.token_endpoint_auth_method.type,parentSchema:schema2.properties.token_endpoint_auth_method,data:data54};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.token_endpoint_auth_signing_alg !== undefined){
let data55 = data.token_endpoint_auth_signing_alg;
if(typeof data55 !== "string"){
const err57 = {instancePath:instancePath+"/token_endpoint_auth_signing_alg",schemaPath:"#/properties/token_endpoint_auth_signing_alg/type",keyword:"type",params:{type: "string"},schema:schema2.properties.token_endpoint_auth_signing_alg.type,parentSchema:schema2.properties.token_endpoint_auth_signing_alg,data:data55};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.tos_uri !== undefined){
let data56 = data.tos_uri;
if(typeof data56 !== "string"){
const err58 = {instancePath:instancePath+"/tos_uri",schemaPath:"#/properties/tos_uri/type",keyword:"type",params:{type: "string"},schema:schema2.properties.tos_uri.type,parentSchema:schema2.properties.tos_uri,data:data56};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data57 = data.updated_at;
if(typeof data57 === "string"){
if(!(formats0.test(data57))){
const err59 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema2.properties.updated_at,data:data57};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data57.includes(":60")){
const next1 = Date.parse((data57).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err60 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema2.properties.updated_at,data:data57};
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
const err61 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema2.properties.updated_at.type,parentSchema:schema2.properties.updated_at,data:data57};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.userinfo_signed_response_alg !== undefined){
let data58 = data.userinfo_signed_response_alg;
if(typeof data58 !== "string"){
const err62 = {instancePath:instancePath+"/userinfo_signed_response_alg",schemaPath:"#/properties/userinfo_signed_response_alg/type",keyword:"type",params:{type: "string"},schema:schema2.properties.userinfo_signed_response_alg.type,parentSchema:schema2.properties.userinfo_signed_response_alg,data:data58};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":{"access_token_strategy":true,"allowed_cors_origins":true,"audience":true,"authorization_code_grant_access_token_lifespan":true,"authorization_code_grant_id_token_lifespan":true,"authorization_code_grant_refresh_token_lifespan":true,"backchannel_logout_session_required":true,"backchannel_logout_uri":true,"client_credentials_grant_access_token_lifespan":true,"client_id":true,"client_name":true,"client_secret":true,"client_secret_expires_at":true,"client_uri":true,"contacts":true,"created_at":true,"device_authorization_grant_access_token_lifespan":true,"device_authorization_grant_id_token_lifespan":true,"device_authorization_grant_refresh_token_lifespan":true,"frontchannel_logout_session_required":true,"frontchannel_logout_uri":true,"grant_types":true,"implicit_grant_access_token_lifespan":true,"implicit_grant_id_token_lifespan":true,"jwks":true,"jwks_uri":true,"jwt_bearer_grant_access_token_lifespan":true,"logo_uri":true,"metadata":true,"owner":true,"policy_uri":true,"post_logout_redirect_uris":true,"redirect_uris":true,"refresh_token_grant_access_token_lifespan":true,"refresh_token_grant_id_token_lifespan":true,"refresh_token_grant_refresh_token_lifespan":true,"registration_access_token":true,"registration_client_uri":true,"request_object_signing_alg":true,"request_uris":true,"response_types":true,"scope":true,"sector_identifier_uri":true,"skip_consent":true,"skip_logout_consent":true,"subject_type":true,"token_endpoint_auth_method":true,"token_endpoint_auth_signing_alg":true,"tos_uri":true,"updated_at":true,"userinfo_signed_response_alg":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate2.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate2.errors);
errors = vErrors.length;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"access_token_strategy":true,"allowed_cors_origins":true,"audience":true,"authorization_code_grant_access_token_lifespan":true,"authorization_code_grant_id_token_lifespan":true,"authorization_code_grant_refresh_token_lifespan":true,"backchannel_logout_session_required":true,"backchannel_logout_uri":true,"client_credentials_grant_access_token_lifespan":true,"client_id":true,"client_name":true,"client_secret":true,"client_secret_expires_at":true,"client_uri":true,"contacts":true,"created_at":true,"device_authorization_grant_access_token_lifespan":true,"device_authorization_grant_id_token_lifespan":true,"device_authorization_grant_refresh_token_lifespan":true,"frontchannel_logout_session_required":true,"frontchannel_logout_uri":true,"grant_types":true,"implicit_grant_access_token_lifespan":true,"implicit_grant_id_token_lifespan":true,"jwks":true,"jwks_uri":true,"jwt_bearer_grant_access_token_lifespan":true,"logo_uri":true,"metadata":true,"owner":true,"policy_uri":true,"post_logout_redirect_uris":true,"redirect_uris":true,"refresh_token_grant_access_token_lifespan":true,"refresh_token_grant_id_token_lifespan":true,"refresh_token_grant_refresh_token_lifespan":true,"registration_access_token":true,"registration_client_uri":true,"request_object_signing_alg":true,"request_uris":true,"response_types":true,"scope":true,"sector_identifier_uri":true,"skip_consent":true,"skip_logout_consent":true,"subject_type":true,"token_endpoint_auth_method":true,"token_endpoint_auth_signing_alg":true,"tos_uri":true,"updated_at":true,"userinfo_signed_response_alg":true},"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate4;
const schema17 = {"$id":"contract:/getOAuth2Client.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema17.required,parentSchema:schema17,data};
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
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema17.properties.path.required,parentSchema:schema17.properties.path,data:data0};
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
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema17.properties.path.properties.id.type,parentSchema:schema17.properties.path.properties.id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema17.properties.path.type,parentSchema:schema17.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate5;
const schema18 = {"$id":"contract:/patchOAuth2Client.body","$ref":"contract:/components/schemas/jsonPatchDocument"};
const schema19 = {"$id":"contract:/components/schemas/jsonPatchDocument","type":"array","items":{"$ref":"contract:/components/schemas/jsonPatch"}};
const schema20 = {"$id":"contract:/components/schemas/jsonPatch","type":"object","required":["op","path"],"properties":{"from":{"type":"string"},"op":{"type":"string"},"path":{"type":"string"},"value":{}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.op === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/jsonPatch/required",keyword:"required",params:{missingProperty: "op"},schema:schema20.required,parentSchema:schema20,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.path === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/jsonPatch/required",keyword:"required",params:{missingProperty: "path"},schema:schema20.required,parentSchema:schema20,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.from !== undefined){
let data1 = data0.from;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/from",schemaPath:"contract:/components/schemas/jsonPatch/properties/from/type",keyword:"type",params:{type: "string"},schema:schema20.properties.from.type,parentSchema:schema20.properties.from,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.op !== undefined){
let data2 = data0.op;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/op",schemaPath:"contract:/components/schemas/jsonPatch/properties/op/type",keyword:"type",params:{type: "string"},schema:schema20.properties.op.type,parentSchema:schema20.properties.op,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.path !== undefined){
let data3 = data0.path;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/path",schemaPath:"contract:/components/schemas/jsonPatch/properties/path/type",keyword:"type",params:{type: "string"},schema:schema20.properties.path.type,parentSchema:schema20.properties.path,data:data3};
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
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/jsonPatch/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate6.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate6.errors);
errors = vErrors.length;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate8;
const schema21 = {"$id":"contract:/setOAuth2ClientLifespans.body","$ref":"contract:/components/schemas/oAuth2ClientTokenLifespans"};
const schema22 = {"$id":"contract:/components/schemas/oAuth2ClientTokenLifespans","type":"object","properties":{"authorization_code_grant_access_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"authorization_code_grant_id_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"authorization_code_grant_refresh_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"client_credentials_grant_access_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"device_authorization_grant_access_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"device_authorization_grant_id_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"device_authorization_grant_refresh_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"implicit_grant_access_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"implicit_grant_id_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"jwt_bearer_grant_access_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"refresh_token_grant_access_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"refresh_token_grant_id_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"refresh_token_grant_refresh_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"}}};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate9.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.authorization_code_grant_access_token_lifespan !== undefined){
let data0 = data.authorization_code_grant_access_token_lifespan;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/authorization_code_grant_access_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.authorization_code_grant_id_token_lifespan !== undefined){
let data1 = data.authorization_code_grant_id_token_lifespan;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/authorization_code_grant_id_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.authorization_code_grant_refresh_token_lifespan !== undefined){
let data2 = data.authorization_code_grant_refresh_token_lifespan;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/authorization_code_grant_refresh_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.client_credentials_grant_access_token_lifespan !== undefined){
let data3 = data.client_credentials_grant_access_token_lifespan;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/client_credentials_grant_access_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.device_authorization_grant_access_token_lifespan !== undefined){
let data4 = data.device_authorization_grant_access_token_lifespan;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/device_authorization_grant_access_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.device_authorization_grant_id_token_lifespan !== undefined){
let data5 = data.device_authorization_grant_id_token_lifespan;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/device_authorization_grant_id_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.device_authorization_grant_refresh_token_lifespan !== undefined){
let data6 = data.device_authorization_grant_refresh_token_lifespan;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/device_authorization_grant_refresh_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.implicit_grant_access_token_lifespan !== undefined){
let data7 = data.implicit_grant_access_token_lifespan;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/implicit_grant_access_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.implicit_grant_id_token_lifespan !== undefined){
let data8 = data.implicit_grant_id_token_lifespan;
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/implicit_grant_id_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.jwt_bearer_grant_access_token_lifespan !== undefined){
let data9 = data.jwt_bearer_grant_access_token_lifespan;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/jwt_bearer_grant_access_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.refresh_token_grant_access_token_lifespan !== undefined){
let data10 = data.refresh_token_grant_access_token_lifespan;
if(typeof data10 !== "string"){
const err10 = {instancePath:instancePath+"/refresh_token_grant_access_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.refresh_token_grant_id_token_lifespan !== undefined){
let data11 = data.refresh_token_grant_id_token_lifespan;
if(typeof data11 !== "string"){
const err11 = {instancePath:instancePath+"/refresh_token_grant_id_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.refresh_token_grant_refresh_token_lifespan !== undefined){
let data12 = data.refresh_token_grant_refresh_token_lifespan;
if(typeof data12 !== "string"){
const err12 = {instancePath:instancePath+"/refresh_token_grant_refresh_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data12};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":{"authorization_code_grant_access_token_lifespan":true,"authorization_code_grant_id_token_lifespan":true,"authorization_code_grant_refresh_token_lifespan":true,"client_credentials_grant_access_token_lifespan":true,"device_authorization_grant_access_token_lifespan":true,"device_authorization_grant_id_token_lifespan":true,"device_authorization_grant_refresh_token_lifespan":true,"implicit_grant_access_token_lifespan":true,"implicit_grant_id_token_lifespan":true,"jwt_bearer_grant_access_token_lifespan":true,"refresh_token_grant_access_token_lifespan":true,"refresh_token_grant_id_token_lifespan":true,"refresh_token_grant_refresh_token_lifespan":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate9.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate9.errors);
errors = vErrors.length;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":{"authorization_code_grant_access_token_lifespan":true,"authorization_code_grant_id_token_lifespan":true,"authorization_code_grant_refresh_token_lifespan":true,"client_credentials_grant_access_token_lifespan":true,"device_authorization_grant_access_token_lifespan":true,"device_authorization_grant_id_token_lifespan":true,"device_authorization_grant_refresh_token_lifespan":true,"implicit_grant_access_token_lifespan":true,"implicit_grant_id_token_lifespan":true,"jwt_bearer_grant_access_token_lifespan":true,"refresh_token_grant_access_token_lifespan":true,"refresh_token_grant_id_token_lifespan":true,"refresh_token_grant_refresh_token_lifespan":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate11;
const schema36 = {"$id":"contract:/getJsonWebKeySet.parameters","type":"object","properties":{"path":{"type":"object","properties":{"set":{"type":"string"}},"required":["set"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema36.required,parentSchema:schema36,data};
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
if(data0.set === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "set"},schema:schema36.properties.path.required,parentSchema:schema36.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.set !== undefined){
let data1 = data0.set;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/set",schemaPath:"#/properties/path/properties/set/type",keyword:"type",params:{type: "string"},schema:schema36.properties.path.properties.set.type,parentSchema:schema36.properties.path.properties.set,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema36.properties.path.type,parentSchema:schema36.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data};
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
validate11.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate12;
const schema37 = {"$id":"contract:/setJsonWebKeySet.body","$ref":"contract:/components/schemas/jsonWebKeySet"};
const schema38 = {"$id":"contract:/components/schemas/jsonWebKeySet","type":"object","properties":{"keys":{"type":"array","items":{"$ref":"contract:/components/schemas/jsonWebKey"}}}};
const schema39 = {"$id":"contract:/components/schemas/jsonWebKey","type":"object","required":["use","kty","kid","alg"],"properties":{"alg":{"type":"string"},"crv":{"type":"string"},"d":{"type":"string"},"dp":{"type":"string"},"dq":{"type":"string"},"e":{"type":"string"},"k":{"type":"string"},"kid":{"type":"string"},"kty":{"type":"string"},"n":{"type":"string"},"p":{"type":"string"},"q":{"type":"string"},"qi":{"type":"string"},"use":{"type":"string"},"x":{"type":"string"},"x5c":{"type":"array","items":{"type":"string"}},"y":{"type":"string"}}};

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
if(data.keys !== undefined){
let data0 = data.keys;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.use === undefined){
const err0 = {instancePath:instancePath+"/keys/" + i0,schemaPath:"contract:/components/schemas/jsonWebKey/required",keyword:"required",params:{missingProperty: "use"},schema:schema39.required,parentSchema:schema39,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data1.kty === undefined){
const err1 = {instancePath:instancePath+"/keys/" + i0,schemaPath:"contract:/components/schemas/jsonWebKey/required",keyword:"required",params:{missingProperty: "kty"},schema:schema39.required,parentSchema:schema39,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.kid === undefined){
const err2 = {instancePath:instancePath+"/keys/" + i0,schemaPath:"contract:/components/schemas/jsonWebKey/required",keyword:"required",params:{missingProperty: "kid"},schema:schema39.required,parentSchema:schema39,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.alg === undefined){
const err3 = {instancePath:instancePath+"/keys/" + i0,schemaPath:"contract:/components/schemas/jsonWebKey/required",keyword:"required",params:{missingProperty: "alg"},schema:schema39.required,parentSchema:schema39,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.alg !== undefined){
let data2 = data1.alg;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/keys/" + i0+"/alg",schemaPath:"contract:/components/schemas/jsonWebKey/properties/alg/type",keyword:"type",params:{type: "string"},schema:schema39.properties.alg.type,parentSchema:schema39.properties.alg,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.crv !== undefined){
let data3 = data1.crv;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/keys/" + i0+"/crv",schemaPath:"contract:/components/schemas/jsonWebKey/properties/crv/type",keyword:"type",params:{type: "string"},schema:schema39.properties.crv.type,parentSchema:schema39.properties.crv,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.d !== undefined){
let data4 = data1.d;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/keys/" + i0+"/d",schemaPath:"contract:/components/schemas/jsonWebKey/properties/d/type",keyword:"type",params:{type: "string"},schema:schema39.properties.d.type,parentSchema:schema39.properties.d,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.dp !== undefined){
let data5 = data1.dp;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/keys/" + i0+"/dp",schemaPath:"contract:/components/schemas/jsonWebKey/properties/dp/type",keyword:"type",params:{type: "string"},schema:schema39.properties.dp.type,parentSchema:schema39.properties.dp,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.dq !== undefined){
let data6 = data1.dq;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/keys/" + i0+"/dq",schemaPath:"contract:/components/schemas/jsonWebKey/properties/dq/type",keyword:"type",params:{type: "string"},schema:schema39.properties.dq.type,parentSchema:schema39.properties.dq,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.e !== undefined){
let data7 = data1.e;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/keys/" + i0+"/e",schemaPath:"contract:/components/schemas/jsonWebKey/properties/e/type",keyword:"type",params:{type: "string"},schema:schema39.properties.e.type,parentSchema:schema39.properties.e,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.k !== undefined){
let data8 = data1.k;
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/keys/" + i0+"/k",schemaPath:"contract:/components/schemas/jsonWebKey/properties/k/type",keyword:"type",params:{type: "string"},schema:schema39.properties.k.type,parentSchema:schema39.properties.k,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.kid !== undefined){
let data9 = data1.kid;
if(typeof data9 !== "string"){
const err11 = {instancePath:instancePath+"/keys/" + i0+"/kid",schemaPath:"contract:/components/schemas/jsonWebKey/properties/kid/type",keyword:"type",params:{type: "string"},schema:schema39.properties.kid.type,parentSchema:schema39.properties.kid,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.kty !== undefined){
let data10 = data1.kty;
if(typeof data10 !== "string"){
const err12 = {instancePath:instancePath+"/keys/" + i0+"/kty",schemaPath:"contract:/components/schemas/jsonWebKey/properties/kty/type",keyword:"type",params:{type: "string"},schema:schema39.properties.kty.type,parentSchema:schema39.properties.kty,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.n !== undefined){
let data11 = data1.n;
if(typeof data11 !== "string"){
const err13 = {instancePath:instancePath+"/keys/" + i0+"/n",schemaPath:"contract:/components/schemas/jsonWebKey/properties/n/type",keyword:"type",params:{type: "string"},schema:schema39.properties.n.type,parentSchema:schema39.properties.n,data:data11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.p !== undefined){
let data12 = data1.p;
if(typeof data12 !== "string"){
const err14 = {instancePath:instancePath+"/keys/" + i0+"/p",schemaPath:"contract:/components/schemas/jsonWebKey/properties/p/type",keyword:"type",params:{type: "string"},schema:schema39.properties.p.type,parentSchema:schema39.properties.p,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.q !== undefined){
let data13 = data1.q;
if(typeof data13 !== "string"){
const err15 = {instancePath:instancePath+"/keys/" + i0+"/q",schemaPath:"contract:/components/schemas/jsonWebKey/properties/q/type",keyword:"type",params:{type: "string"},schema:schema39.properties.q.type,parentSchema:schema39.properties.q,data:data13};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.qi !== undefined){
let data14 = data1.qi;
if(typeof data14 !== "string"){
const err16 = {instancePath:instancePath+"/keys/" + i0+"/qi",schemaPath:"contract:/components/schemas/jsonWebKey/properties/qi/type",keyword:"type",params:{type: "string"},schema:schema39.properties.qi.type,parentSchema:schema39.properties.qi,data:data14};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.use !== undefined){
let data15 = data1.use;
if(typeof data15 !== "string"){
const err17 = {instancePath:instancePath+"/keys/" + i0+"/use",schemaPath:"contract:/components/schemas/jsonWebKey/properties/use/type",keyword:"type",params:{type: "string"},schema:schema39.properties.use.type,parentSchema:schema39.properties.use,data:data15};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.x !== undefined){
let data16 = data1.x;
if(typeof data16 !== "string"){
const err18 = {instancePath:instancePath+"/keys/" + i0+"/x",schemaPath:"contract:/components/schemas/jsonWebKey/properties/x/type",keyword:"type",params:{type: "string"},schema:schema39.properties.x.type,parentSchema:schema39.properties.x,data:data16};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.x5c !== undefined){
let data17 = data1.x5c;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(typeof data18 !== "string"){
const err19 = {instancePath:instancePath+"/keys/" + i0+"/x5c/" + i1,schemaPath:"contract:/components/schemas/jsonWebKey/properties/x5c/items/type",keyword:"type",params:{type: "string"},schema:schema39.properties.x5c.items.type,parentSchema:schema39.properties.x5c.items,data:data18};
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
const err20 = {instancePath:instancePath+"/keys/" + i0+"/x5c",schemaPath:"contract:/components/schemas/jsonWebKey/properties/x5c/type",keyword:"type",params:{type: "array"},schema:schema39.properties.x5c.type,parentSchema:schema39.properties.x5c,data:data17};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.y !== undefined){
let data19 = data1.y;
if(typeof data19 !== "string"){
const err21 = {instancePath:instancePath+"/keys/" + i0+"/y",schemaPath:"contract:/components/schemas/jsonWebKey/properties/y/type",keyword:"type",params:{type: "string"},schema:schema39.properties.y.type,parentSchema:schema39.properties.y,data:data19};
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
const err22 = {instancePath:instancePath+"/keys/" + i0,schemaPath:"contract:/components/schemas/jsonWebKey/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data:data1};
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
const err23 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"},schema:schema38.properties.keys.type,parentSchema:schema38.properties.keys,data:data0};
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":{"keys":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate13.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate13.errors);
errors = vErrors.length;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"keys":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate15;
const schema40 = {"$id":"contract:/createJsonWebKeySet.body","$ref":"contract:/components/schemas/createJsonWebKeySet"};
const schema41 = {"$id":"contract:/components/schemas/createJsonWebKeySet","type":"object","required":["alg","use","kid"],"properties":{"alg":{"type":"string"},"kid":{"type":"string"},"use":{"type":"string"}}};

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
if(data.alg === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/createJsonWebKeySet/required",keyword:"required",params:{missingProperty: "alg"},schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.use === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/createJsonWebKeySet/required",keyword:"required",params:{missingProperty: "use"},schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kid === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/createJsonWebKeySet/required",keyword:"required",params:{missingProperty: "kid"},schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.alg !== undefined){
let data0 = data.alg;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/alg",schemaPath:"contract:/components/schemas/createJsonWebKeySet/properties/alg/type",keyword:"type",params:{type: "string"},schema:schema41.properties.alg.type,parentSchema:schema41.properties.alg,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kid !== undefined){
let data1 = data.kid;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/kid",schemaPath:"contract:/components/schemas/createJsonWebKeySet/properties/kid/type",keyword:"type",params:{type: "string"},schema:schema41.properties.kid.type,parentSchema:schema41.properties.kid,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.use !== undefined){
let data2 = data.use;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/use",schemaPath:"contract:/components/schemas/createJsonWebKeySet/properties/use/type",keyword:"type",params:{type: "string"},schema:schema41.properties.use.type,parentSchema:schema41.properties.use,data:data2};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/createJsonWebKeySet/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":{"alg":true,"kid":true,"use":true},"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate16;
const schema42 = {"$id":"contract:/getJsonWebKey.parameters","type":"object","properties":{"path":{"type":"object","properties":{"set":{"type":"string"},"kid":{"type":"string"}},"required":["set","kid"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema42.required,parentSchema:schema42,data};
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
if(data0.set === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "set"},schema:schema42.properties.path.required,parentSchema:schema42.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.kid === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "kid"},schema:schema42.properties.path.required,parentSchema:schema42.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.set !== undefined){
let data1 = data0.set;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/set",schemaPath:"#/properties/path/properties/set/type",keyword:"type",params:{type: "string"},schema:schema42.properties.path.properties.set.type,parentSchema:schema42.properties.path.properties.set,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.kid !== undefined){
let data2 = data0.kid;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/kid",schemaPath:"#/properties/path/properties/kid/type",keyword:"type",params:{type: "string"},schema:schema42.properties.path.properties.kid.type,parentSchema:schema42.properties.path.properties.kid,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema42.properties.path.type,parentSchema:schema42.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate17;
const schema43 = {"$id":"contract:/setJsonWebKey.body","$ref":"contract:/components/schemas/jsonWebKey"};

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
if(data.use === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/jsonWebKey/required",keyword:"required",params:{missingProperty: "use"},schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kty === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/jsonWebKey/required",keyword:"required",params:{missingProperty: "kty"},schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kid === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/jsonWebKey/required",keyword:"required",params:{missingProperty: "kid"},schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.alg === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/jsonWebKey/required",keyword:"required",params:{missingProperty: "alg"},schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.alg !== undefined){
let data0 = data.alg;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/alg",schemaPath:"contract:/components/schemas/jsonWebKey/properties/alg/type",keyword:"type",params:{type: "string"},schema:schema39.properties.alg.type,parentSchema:schema39.properties.alg,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.crv !== undefined){
let data1 = data.crv;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/crv",schemaPath:"contract:/components/schemas/jsonWebKey/properties/crv/type",keyword:"type",params:{type: "string"},schema:schema39.properties.crv.type,parentSchema:schema39.properties.crv,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.d !== undefined){
let data2 = data.d;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/d",schemaPath:"contract:/components/schemas/jsonWebKey/properties/d/type",keyword:"type",params:{type: "string"},schema:schema39.properties.d.type,parentSchema:schema39.properties.d,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.dp !== undefined){
let data3 = data.dp;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/dp",schemaPath:"contract:/components/schemas/jsonWebKey/properties/dp/type",keyword:"type",params:{type: "string"},schema:schema39.properties.dp.type,parentSchema:schema39.properties.dp,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.dq !== undefined){
let data4 = data.dq;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/dq",schemaPath:"contract:/components/schemas/jsonWebKey/properties/dq/type",keyword:"type",params:{type: "string"},schema:schema39.properties.dq.type,parentSchema:schema39.properties.dq,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.e !== undefined){
let data5 = data.e;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/e",schemaPath:"contract:/components/schemas/jsonWebKey/properties/e/type",keyword:"type",params:{type: "string"},schema:schema39.properties.e.type,parentSchema:schema39.properties.e,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.k !== undefined){
let data6 = data.k;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/k",schemaPath:"contract:/components/schemas/jsonWebKey/properties/k/type",keyword:"type",params:{type: "string"},schema:schema39.properties.k.type,parentSchema:schema39.properties.k,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.kid !== undefined){
let data7 = data.kid;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/kid",schemaPath:"contract:/components/schemas/jsonWebKey/properties/kid/type",keyword:"type",params:{type: "string"},schema:schema39.properties.kid.type,parentSchema:schema39.properties.kid,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.kty !== undefined){
let data8 = data.kty;
if(typeof data8 !== "string"){
const err12 = {instancePath:instancePath+"/kty",schemaPath:"contract:/components/schemas/jsonWebKey/properties/kty/type",keyword:"type",params:{type: "string"},schema:schema39.properties.kty.type,parentSchema:schema39.properties.kty,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.n !== undefined){
let data9 = data.n;
if(typeof data9 !== "string"){
const err13 = {instancePath:instancePath+"/n",schemaPath:"contract:/components/schemas/jsonWebKey/properties/n/type",keyword:"type",params:{type: "string"},schema:schema39.properties.n.type,parentSchema:schema39.properties.n,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.p !== undefined){
let data10 = data.p;
if(typeof data10 !== "string"){
const err14 = {instancePath:instancePath+"/p",schemaPath:"contract:/components/schemas/jsonWebKey/properties/p/type",keyword:"type",params:{type: "string"},schema:schema39.properties.p.type,parentSchema:schema39.properties.p,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.q !== undefined){
let data11 = data.q;
if(typeof data11 !== "string"){
const err15 = {instancePath:instancePath+"/q",schemaPath:"contract:/components/schemas/jsonWebKey/properties/q/type",keyword:"type",params:{type: "string"},schema:schema39.properties.q.type,parentSchema:schema39.properties.q,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.qi !== undefined){
let data12 = data.qi;
if(typeof data12 !== "string"){
const err16 = {instancePath:instancePath+"/qi",schemaPath:"contract:/components/schemas/jsonWebKey/properties/qi/type",keyword:"type",params:{type: "string"},schema:schema39.properties.qi.type,parentSchema:schema39.properties.qi,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.use !== undefined){
let data13 = data.use;
if(typeof data13 !== "string"){
const err17 = {instancePath:instancePath+"/use",schemaPath:"contract:/components/schemas/jsonWebKey/properties/use/type",keyword:"type",params:{type: "string"},schema:schema39.properties.use.type,parentSchema:schema39.properties.use,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.x !== undefined){
let data14 = data.x;
if(typeof data14 !== "string"){
const err18 = {instancePath:instancePath+"/x",schemaPath:"contract:/components/schemas/jsonWebKey/properties/x/type",keyword:"type",params:{type: "string"},schema:schema39.properties.x.type,parentSchema:schema39.properties.x,data:data14};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.x5c !== undefined){
let data15 = data.x5c;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
if(typeof data16 !== "string"){
const err19 = {instancePath:instancePath+"/x5c/" + i0,schemaPath:"contract:/components/schemas/jsonWebKey/properties/x5c/items/type",keyword:"type",params:{type: "string"},schema:schema39.properties.x5c.items.type,parentSchema:schema39.properties.x5c.items,data:data16};
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
const err20 = {instancePath:instancePath+"/x5c",schemaPath:"contract:/components/schemas/jsonWebKey/properties/x5c/type",keyword:"type",params:{type: "array"},schema:schema39.properties.x5c.type,parentSchema:schema39.properties.x5c,data:data15};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.y !== undefined){
let data17 = data.y;
if(typeof data17 !== "string"){
const err21 = {instancePath:instancePath+"/y",schemaPath:"contract:/components/schemas/jsonWebKey/properties/y/type",keyword:"type",params:{type: "string"},schema:schema39.properties.y.type,parentSchema:schema39.properties.y,data:data17};
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
const err22 = {instancePath,schemaPath:"contract:/components/schemas/jsonWebKey/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":{"alg":true,"crv":true,"d":true,"dp":true,"dq":true,"e":true,"k":true,"kid":true,"kty":true,"n":true,"p":true,"q":true,"qi":true,"use":true,"x":true,"x5c":true,"y":true},"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate18;
const schema45 = {"$id":"contract:/getOAuth2ConsentRequest.parameters","type":"object","properties":{"query":{"type":"object","properties":{"consent_challenge":{"type":"string"}},"required":["consent_challenge"]}},"required":["query"]};

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
if(data0.consent_challenge === undefined){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "consent_challenge"},schema:schema45.properties.query.required,parentSchema:schema45.properties.query,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.consent_challenge !== undefined){
let data1 = data0.consent_challenge;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/query/consent_challenge",schemaPath:"#/properties/query/properties/consent_challenge/type",keyword:"type",params:{type: "string"},schema:schema45.properties.query.properties.consent_challenge.type,parentSchema:schema45.properties.query.properties.consent_challenge,data:data1};
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
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema45.properties.query.type,parentSchema:schema45.properties.query,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate19;
const schema46 = {"$id":"contract:/acceptOAuth2ConsentRequest.body","$ref":"contract:/components/schemas/acceptOAuth2ConsentRequest"};
const schema47 = {"$id":"contract:/components/schemas/acceptOAuth2ConsentRequest","type":"object","properties":{"context":{"$ref":"contract:/components/schemas/JSONRawMessage"},"grant_access_token_audience":{"type":"array","items":{"type":"string"}},"grant_scope":{"type":"array","items":{"type":"string"}},"remember":{"type":"boolean"},"remember_for":{"int64":{}},"session":{"$ref":"contract:/components/schemas/acceptOAuth2ConsentRequestSession"}}};
const schema49 = {"$id":"contract:/components/schemas/acceptOAuth2ConsentRequestSession","type":"object","properties":{"access_token":{"type":"object","additionalProperties":{}},"id_token":{"type":"object","additionalProperties":{}}}};

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
if(data.context !== undefined){
let data0 = data.context;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err0 = {instancePath:instancePath+"/context",schemaPath:"contract:/components/schemas/JSONRawMessage/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.grant_access_token_audience !== undefined){
let data1 = data.grant_access_token_audience;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/grant_access_token_audience/" + i0,schemaPath:"#/properties/grant_access_token_audience/items/type",keyword:"type",params:{type: "string"},schema:schema47.properties.grant_access_token_audience.items.type,parentSchema:schema47.properties.grant_access_token_audience.items,data:data2};
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
const err2 = {instancePath:instancePath+"/grant_access_token_audience",schemaPath:"#/properties/grant_access_token_audience/type",keyword:"type",params:{type: "array"},schema:schema47.properties.grant_access_token_audience.type,parentSchema:schema47.properties.grant_access_token_audience,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.grant_scope !== undefined){
let data3 = data.grant_scope;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/grant_scope/" + i1,schemaPath:"#/properties/grant_scope/items/type",keyword:"type",params:{type: "string"},schema:schema47.properties.grant_scope.items.type,parentSchema:schema47.properties.grant_scope.items,data:data4};
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
const err4 = {instancePath:instancePath+"/grant_scope",schemaPath:"#/properties/grant_scope/type",keyword:"type",params:{type: "array"},schema:schema47.properties.grant_scope.type,parentSchema:schema47.properties.grant_scope,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.remember !== undefined){
let data5 = data.remember;
if(typeof data5 !== "boolean"){
const err5 = {instancePath:instancePath+"/remember",schemaPath:"#/properties/remember/type",keyword:"type",params:{type: "boolean"},schema:schema47.properties.remember.type,parentSchema:schema47.properties.remember,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.remember_for !== undefined){
let data6 = data.remember_for;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data, "remember_for")) || false){
const err6 = {instancePath:instancePath+"/remember_for",schemaPath:"#/properties/remember_for/int64",keyword:"int64",params:{},schema:schema47.properties.remember_for.int64,parentSchema:schema47.properties.remember_for,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.session !== undefined){
let data7 = data.session;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.access_token !== undefined){
let data8 = data7.access_token;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
const err7 = {instancePath:instancePath+"/session/access_token",schemaPath:"contract:/components/schemas/acceptOAuth2ConsentRequestSession/properties/access_token/type",keyword:"type",params:{type: "object"},schema:schema49.properties.access_token.type,parentSchema:schema49.properties.access_token,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.id_token !== undefined){
let data9 = data7.id_token;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
}
else {
const err8 = {instancePath:instancePath+"/session/id_token",schemaPath:"contract:/components/schemas/acceptOAuth2ConsentRequestSession/properties/id_token/type",keyword:"type",params:{type: "object"},schema:schema49.properties.id_token.type,parentSchema:schema49.properties.id_token,data:data9};
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
const err9 = {instancePath:instancePath+"/session",schemaPath:"contract:/components/schemas/acceptOAuth2ConsentRequestSession/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data:data7};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"context":true,"grant_access_token_audience":true,"grant_scope":true,"remember":true,"remember_for":true,"session":true},"dynamicProps":false,"dynamicItems":false};


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
validate19.evaluated = {"props":{"context":true,"grant_access_token_audience":true,"grant_scope":true,"remember":true,"remember_for":true,"session":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate22;
const schema50 = {"$id":"contract:/rejectOAuth2ConsentRequest.body","$ref":"contract:/components/schemas/rejectOAuth2Request"};
const schema51 = {"$id":"contract:/components/schemas/rejectOAuth2Request","type":"object","properties":{"error":{"type":"string"},"error_debug":{"type":"string"},"error_description":{"type":"string"},"error_hint":{"type":"string"},"status_code":{"int64":{}}}};

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
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/error",schemaPath:"contract:/components/schemas/rejectOAuth2Request/properties/error/type",keyword:"type",params:{type: "string"},schema:schema51.properties.error.type,parentSchema:schema51.properties.error,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.error_debug !== undefined){
let data1 = data.error_debug;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/error_debug",schemaPath:"contract:/components/schemas/rejectOAuth2Request/properties/error_debug/type",keyword:"type",params:{type: "string"},schema:schema51.properties.error_debug.type,parentSchema:schema51.properties.error_debug,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error_description !== undefined){
let data2 = data.error_description;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/error_description",schemaPath:"contract:/components/schemas/rejectOAuth2Request/properties/error_description/type",keyword:"type",params:{type: "string"},schema:schema51.properties.error_description.type,parentSchema:schema51.properties.error_description,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.error_hint !== undefined){
let data3 = data.error_hint;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/error_hint",schemaPath:"contract:/components/schemas/rejectOAuth2Request/properties/error_hint/type",keyword:"type",params:{type: "string"},schema:schema51.properties.error_hint.type,parentSchema:schema51.properties.error_hint,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.status_code !== undefined){
let data4 = data.status_code;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data, "status_code")) || false){
const err4 = {instancePath:instancePath+"/status_code",schemaPath:"contract:/components/schemas/rejectOAuth2Request/properties/status_code/int64",keyword:"int64",params:{},schema:schema51.properties.status_code.int64,parentSchema:schema51.properties.status_code,data:data4};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/rejectOAuth2Request/type",keyword:"type",params:{type: "object"},schema:schema51.type,parentSchema:schema51,data};
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
validate22.evaluated = {"props":{"error":true,"error_debug":true,"error_description":true,"error_hint":true,"status_code":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate23;
const schema52 = {"$id":"contract:/acceptUserCodeRequest.parameters","type":"object","properties":{"query":{"type":"object","properties":{"device_challenge":{"type":"string"}},"required":["device_challenge"]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema52.required,parentSchema:schema52,data};
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
if(data0.device_challenge === undefined){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "device_challenge"},schema:schema52.properties.query.required,parentSchema:schema52.properties.query,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.device_challenge !== undefined){
let data1 = data0.device_challenge;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/query/device_challenge",schemaPath:"#/properties/query/properties/device_challenge/type",keyword:"type",params:{type: "string"},schema:schema52.properties.query.properties.device_challenge.type,parentSchema:schema52.properties.query.properties.device_challenge,data:data1};
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
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema52.properties.query.type,parentSchema:schema52.properties.query,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate24;
const schema53 = {"$id":"contract:/acceptUserCodeRequest.body","$ref":"contract:/components/schemas/acceptDeviceUserCodeRequest"};
const schema54 = {"$id":"contract:/components/schemas/acceptDeviceUserCodeRequest","type":"object","properties":{"user_code":{"type":"string"}}};

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
if(data.user_code !== undefined){
let data0 = data.user_code;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/user_code",schemaPath:"contract:/components/schemas/acceptDeviceUserCodeRequest/properties/user_code/type",keyword:"type",params:{type: "string"},schema:schema54.properties.user_code.type,parentSchema:schema54.properties.user_code,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"contract:/components/schemas/acceptDeviceUserCodeRequest/type",keyword:"type",params:{type: "object"},schema:schema54.type,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"user_code":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate25;
const schema55 = {"$id":"contract:/getOAuth2LoginRequest.parameters","type":"object","properties":{"query":{"type":"object","properties":{"login_challenge":{"type":"string"}},"required":["login_challenge"]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema55.required,parentSchema:schema55,data};
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
if(data0.login_challenge === undefined){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "login_challenge"},schema:schema55.properties.query.required,parentSchema:schema55.properties.query,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.login_challenge !== undefined){
let data1 = data0.login_challenge;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/query/login_challenge",schemaPath:"#/properties/query/properties/login_challenge/type",keyword:"type",params:{type: "string"},schema:schema55.properties.query.properties.login_challenge.type,parentSchema:schema55.properties.query.properties.login_challenge,data:data1};
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
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema55.properties.query.type,parentSchema:schema55.properties.query,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate26;
const schema56 = {"$id":"contract:/acceptOAuth2LoginRequest.body","$ref":"contract:/components/schemas/acceptOAuth2LoginRequest"};
const schema57 = {"$id":"contract:/components/schemas/acceptOAuth2LoginRequest","type":"object","required":["subject"],"properties":{"acr":{"type":"string"},"amr":{"type":"array","items":{"type":"string"}},"context":{"$ref":"contract:/components/schemas/JSONRawMessage"},"extend_session_lifespan":{"type":"boolean"},"force_subject_identifier":{"type":"string"},"identity_provider_session_id":{"type":"string"},"remember":{"type":"boolean"},"remember_for":{"int64":{}},"subject":{"type":"string"}}};

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
if(data.subject === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},schema:schema57.required,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.acr !== undefined){
let data0 = data.acr;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/acr",schemaPath:"#/properties/acr/type",keyword:"type",params:{type: "string"},schema:schema57.properties.acr.type,parentSchema:schema57.properties.acr,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.amr !== undefined){
let data1 = data.amr;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/amr/" + i0,schemaPath:"#/properties/amr/items/type",keyword:"type",params:{type: "string"},schema:schema57.properties.amr.items.type,parentSchema:schema57.properties.amr.items,data:data2};
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
const err3 = {instancePath:instancePath+"/amr",schemaPath:"#/properties/amr/type",keyword:"type",params:{type: "array"},schema:schema57.properties.amr.type,parentSchema:schema57.properties.amr,data:data1};
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
let data3 = data.context;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err4 = {instancePath:instancePath+"/context",schemaPath:"contract:/components/schemas/JSONRawMessage/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.extend_session_lifespan !== undefined){
let data4 = data.extend_session_lifespan;
if(typeof data4 !== "boolean"){
const err5 = {instancePath:instancePath+"/extend_session_lifespan",schemaPath:"#/properties/extend_session_lifespan/type",keyword:"type",params:{type: "boolean"},schema:schema57.properties.extend_session_lifespan.type,parentSchema:schema57.properties.extend_session_lifespan,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.force_subject_identifier !== undefined){
let data5 = data.force_subject_identifier;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/force_subject_identifier",schemaPath:"#/properties/force_subject_identifier/type",keyword:"type",params:{type: "string"},schema:schema57.properties.force_subject_identifier.type,parentSchema:schema57.properties.force_subject_identifier,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.identity_provider_session_id !== undefined){
let data6 = data.identity_provider_session_id;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/identity_provider_session_id",schemaPath:"#/properties/identity_provider_session_id/type",keyword:"type",params:{type: "string"},schema:schema57.properties.identity_provider_session_id.type,parentSchema:schema57.properties.identity_provider_session_id,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.remember !== undefined){
let data7 = data.remember;
if(typeof data7 !== "boolean"){
const err8 = {instancePath:instancePath+"/remember",schemaPath:"#/properties/remember/type",keyword:"type",params:{type: "boolean"},schema:schema57.properties.remember.type,parentSchema:schema57.properties.remember,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.remember_for !== undefined){
let data8 = data.remember_for;
if(!((typeof data8 === "number" && Number.isSafeInteger(data8) && !Object.is(data8, -0)) || (typeof data8 === "bigint" && data8 >= -9223372036854775808n && data8 <= 9223372036854775807n)) || (this && this.has(data, "remember_for")) || false){
const err9 = {instancePath:instancePath+"/remember_for",schemaPath:"#/properties/remember_for/int64",keyword:"int64",params:{},schema:schema57.properties.remember_for.int64,parentSchema:schema57.properties.remember_for,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.subject !== undefined){
let data9 = data.subject;
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema57.properties.subject.type,parentSchema:schema57.properties.subject,data:data9};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"acr":true,"amr":true,"context":true,"extend_session_lifespan":true,"force_subject_identifier":true,"identity_provider_session_id":true,"remember":true,"remember_for":true,"subject":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate27.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate27.errors);
errors = vErrors.length;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"acr":true,"amr":true,"context":true,"extend_session_lifespan":true,"force_subject_identifier":true,"identity_provider_session_id":true,"remember":true,"remember_for":true,"subject":true},"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate29;
const schema59 = {"$id":"contract:/getOAuth2LogoutRequest.parameters","type":"object","properties":{"query":{"type":"object","properties":{"logout_challenge":{"type":"string"}},"required":["logout_challenge"]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema59.required,parentSchema:schema59,data};
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
if(data0.logout_challenge === undefined){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "logout_challenge"},schema:schema59.properties.query.required,parentSchema:schema59.properties.query,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.logout_challenge !== undefined){
let data1 = data0.logout_challenge;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/query/logout_challenge",schemaPath:"#/properties/query/properties/logout_challenge/type",keyword:"type",params:{type: "string"},schema:schema59.properties.query.properties.logout_challenge.type,parentSchema:schema59.properties.query.properties.logout_challenge,data:data1};
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
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema59.properties.query.type,parentSchema:schema59.properties.query,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate30;
const schema60 = {"$id":"contract:/listOAuth2ConsentSessions.parameters","type":"object","properties":{"query":{"type":"object","properties":{"page_size":{"int64":{"maximum":500,"minimum":1}},"page_token":{"type":"string"},"subject":{"type":"string"},"login_session_id":{"type":"string"}},"required":["subject"]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema60.required,parentSchema:schema60,data};
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
if(data0.subject === undefined){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "subject"},schema:schema60.properties.query.required,parentSchema:schema60.properties.query,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.page_size !== undefined){
let data1 = data0.page_size;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data0, "page_size")) || data1 < 1 || data1 > 500){
const err2 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema60.properties.query.properties.page_size.int64,parentSchema:schema60.properties.query.properties.page_size,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.page_token !== undefined){
let data2 = data0.page_token;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/query/page_token",schemaPath:"#/properties/query/properties/page_token/type",keyword:"type",params:{type: "string"},schema:schema60.properties.query.properties.page_token.type,parentSchema:schema60.properties.query.properties.page_token,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.subject !== undefined){
let data3 = data0.subject;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/query/subject",schemaPath:"#/properties/query/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema60.properties.query.properties.subject.type,parentSchema:schema60.properties.query.properties.subject,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.login_session_id !== undefined){
let data4 = data0.login_session_id;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/query/login_session_id",schemaPath:"#/properties/query/properties/login_session_id/type",keyword:"type",params:{type: "string"},schema:schema60.properties.query.properties.login_session_id.type,parentSchema:schema60.properties.query.properties.login_session_id,data:data4};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema60.properties.query.type,parentSchema:schema60.properties.query,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema60.type,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate31;
const schema61 = {"$id":"contract:/revokeOAuth2ConsentSessions.parameters","type":"object","properties":{"query":{"type":"object","properties":{"subject":{"type":"string"},"client":{"type":"string"},"consent_request_id":{"type":"string"},"all":{"type":"boolean"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema61.required,parentSchema:schema61,data};
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
if(data0.subject !== undefined){
let data1 = data0.subject;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/subject",schemaPath:"#/properties/query/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema61.properties.query.properties.subject.type,parentSchema:schema61.properties.query.properties.subject,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.client !== undefined){
let data2 = data0.client;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/client",schemaPath:"#/properties/query/properties/client/type",keyword:"type",params:{type: "string"},schema:schema61.properties.query.properties.client.type,parentSchema:schema61.properties.query.properties.client,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.consent_request_id !== undefined){
let data3 = data0.consent_request_id;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/query/consent_request_id",schemaPath:"#/properties/query/properties/consent_request_id/type",keyword:"type",params:{type: "string"},schema:schema61.properties.query.properties.consent_request_id.type,parentSchema:schema61.properties.query.properties.consent_request_id,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.all !== undefined){
let data4 = data0.all;
if(typeof data4 !== "boolean"){
const err4 = {instancePath:instancePath+"/query/all",schemaPath:"#/properties/query/properties/all/type",keyword:"type",params:{type: "boolean"},schema:schema61.properties.query.properties.all.type,parentSchema:schema61.properties.query.properties.all,data:data4};
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
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema61.properties.query.type,parentSchema:schema61.properties.query,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema61.type,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate32;
const schema62 = {"$id":"contract:/revokeOAuth2LoginSessions.parameters","type":"object","properties":{"query":{"type":"object","properties":{"subject":{"type":"string"},"sid":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema62.required,parentSchema:schema62,data};
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
if(data0.subject !== undefined){
let data1 = data0.subject;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/subject",schemaPath:"#/properties/query/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema62.properties.query.properties.subject.type,parentSchema:schema62.properties.query.properties.subject,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.sid !== undefined){
let data2 = data0.sid;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/sid",schemaPath:"#/properties/query/properties/sid/type",keyword:"type",params:{type: "string"},schema:schema62.properties.query.properties.sid.type,parentSchema:schema62.properties.query.properties.sid,data:data2};
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
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema62.properties.query.type,parentSchema:schema62.properties.query,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema62.type,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate33;
const schema63 = {"$id":"contract:/introspectOAuth2Token.body","type":"object","properties":{"token":{"type":"string"},"scope":{"type":"string"}},"required":["token"]};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},schema:schema63.required,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},schema:schema63.properties.token.type,parentSchema:schema63.properties.token,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.scope !== undefined){
let data1 = data.scope;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"},schema:schema63.properties.scope.type,parentSchema:schema63.properties.scope,data:data1};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"token":true,"scope":true},"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate34;
const schema64 = {"$id":"contract:/deleteOAuth2Token.parameters","type":"object","properties":{"query":{"type":"object","properties":{"client_id":{"type":"string"}},"required":["client_id"]}},"required":["query"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema64.required,parentSchema:schema64,data};
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
if(data0.client_id === undefined){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "client_id"},schema:schema64.properties.query.required,parentSchema:schema64.properties.query,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.client_id !== undefined){
let data1 = data0.client_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/query/client_id",schemaPath:"#/properties/query/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema64.properties.query.properties.client_id.type,parentSchema:schema64.properties.query.properties.client_id,data:data1};
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
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema64.properties.query.type,parentSchema:schema64.properties.query,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate35;
const schema65 = {"$id":"contract:/listTrustedOAuth2JwtGrantIssuers.parameters","type":"object","properties":{"query":{"type":"object","properties":{"page_size":{"int64":{"maximum":1000,"minimum":1}},"page_token":{"type":"string"},"issuer":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema65.required,parentSchema:schema65,data};
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
if(data0.page_size !== undefined){
let data1 = data0.page_size;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data0, "page_size")) || data1 < 1 || data1 > 1000){
const err1 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema65.properties.query.properties.page_size.int64,parentSchema:schema65.properties.query.properties.page_size,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.page_token !== undefined){
let data2 = data0.page_token;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/page_token",schemaPath:"#/properties/query/properties/page_token/type",keyword:"type",params:{type: "string"},schema:schema65.properties.query.properties.page_token.type,parentSchema:schema65.properties.query.properties.page_token,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.issuer !== undefined){
let data3 = data0.issuer;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/query/issuer",schemaPath:"#/properties/query/properties/issuer/type",keyword:"type",params:{type: "string"},schema:schema65.properties.query.properties.issuer.type,parentSchema:schema65.properties.query.properties.issuer,data:data3};
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
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema65.properties.query.type,parentSchema:schema65.properties.query,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate36;
const schema66 = {"$id":"contract:/trustOAuth2JwtGrantIssuer.body","$ref":"contract:/components/schemas/trustOAuth2JwtGrantIssuer"};
const schema67 = {"$id":"contract:/components/schemas/trustOAuth2JwtGrantIssuer","type":"object","required":["issuer","scope","jwk","expires_at"],"properties":{"allow_any_subject":{"type":"boolean"},"expires_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"issuer":{"type":"string"},"jwk":{"$ref":"contract:/components/schemas/jsonWebKey"},"scope":{"type":"array","items":{"type":"string"}},"subject":{"type":"string"}}};

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
if(data.issuer === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issuer"},schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.scope === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scope"},schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.jwk === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jwk"},schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.expires_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_at"},schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.allow_any_subject !== undefined){
let data0 = data.allow_any_subject;
if(typeof data0 !== "boolean"){
const err4 = {instancePath:instancePath+"/allow_any_subject",schemaPath:"#/properties/allow_any_subject/type",keyword:"type",params:{type: "boolean"},schema:schema67.properties.allow_any_subject.type,parentSchema:schema67.properties.allow_any_subject,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.expires_at !== undefined){
let data1 = data.expires_at;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err5 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema67.properties.expires_at,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.includes(":60")){
const next0 = Date.parse((data1).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err6 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema67.properties.expires_at,data:data1};
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
const err7 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema67.properties.expires_at.type,parentSchema:schema67.properties.expires_at,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.issuer !== undefined){
let data2 = data.issuer;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/type",keyword:"type",params:{type: "string"},schema:schema67.properties.issuer.type,parentSchema:schema67.properties.issuer,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.jwk !== undefined){
let data3 = data.jwk;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.use === undefined){
const err9 = {instancePath:instancePath+"/jwk",schemaPath:"contract:/components/schemas/jsonWebKey/required",keyword:"required",params:{missingProperty: "use"},schema:schema39.required,parentSchema:schema39,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.kty === undefined){
const err10 = {instancePath:instancePath+"/jwk",schemaPath:"contract:/components/schemas/jsonWebKey/required",keyword:"required",params:{missingProperty: "kty"},schema:schema39.required,parentSchema:schema39,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.kid === undefined){
const err11 = {instancePath:instancePath+"/jwk",schemaPath:"contract:/components/schemas/jsonWebKey/required",keyword:"required",params:{missingProperty: "kid"},schema:schema39.required,parentSchema:schema39,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.alg === undefined){
const err12 = {instancePath:instancePath+"/jwk",schemaPath:"contract:/components/schemas/jsonWebKey/required",keyword:"required",params:{missingProperty: "alg"},schema:schema39.required,parentSchema:schema39,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.alg !== undefined){
let data4 = data3.alg;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/jwk/alg",schemaPath:"contract:/components/schemas/jsonWebKey/properties/alg/type",keyword:"type",params:{type: "string"},schema:schema39.properties.alg.type,parentSchema:schema39.properties.alg,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.crv !== undefined){
let data5 = data3.crv;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/jwk/crv",schemaPath:"contract:/components/schemas/jsonWebKey/properties/crv/type",keyword:"type",params:{type: "string"},schema:schema39.properties.crv.type,parentSchema:schema39.properties.crv,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.d !== undefined){
let data6 = data3.d;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/jwk/d",schemaPath:"contract:/components/schemas/jsonWebKey/properties/d/type",keyword:"type",params:{type: "string"},schema:schema39.properties.d.type,parentSchema:schema39.properties.d,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.dp !== undefined){
let data7 = data3.dp;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/jwk/dp",schemaPath:"contract:/components/schemas/jsonWebKey/properties/dp/type",keyword:"type",params:{type: "string"},schema:schema39.properties.dp.type,parentSchema:schema39.properties.dp,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.dq !== undefined){
let data8 = data3.dq;
if(typeof data8 !== "string"){
const err17 = {instancePath:instancePath+"/jwk/dq",schemaPath:"contract:/components/schemas/jsonWebKey/properties/dq/type",keyword:"type",params:{type: "string"},schema:schema39.properties.dq.type,parentSchema:schema39.properties.dq,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.e !== undefined){
let data9 = data3.e;
if(typeof data9 !== "string"){
const err18 = {instancePath:instancePath+"/jwk/e",schemaPath:"contract:/components/schemas/jsonWebKey/properties/e/type",keyword:"type",params:{type: "string"},schema:schema39.properties.e.type,parentSchema:schema39.properties.e,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data3.k !== undefined){
let data10 = data3.k;
if(typeof data10 !== "string"){
const err19 = {instancePath:instancePath+"/jwk/k",schemaPath:"contract:/components/schemas/jsonWebKey/properties/k/type",keyword:"type",params:{type: "string"},schema:schema39.properties.k.type,parentSchema:schema39.properties.k,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.kid !== undefined){
let data11 = data3.kid;
if(typeof data11 !== "string"){
const err20 = {instancePath:instancePath+"/jwk/kid",schemaPath:"contract:/components/schemas/jsonWebKey/properties/kid/type",keyword:"type",params:{type: "string"},schema:schema39.properties.kid.type,parentSchema:schema39.properties.kid,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data3.kty !== undefined){
let data12 = data3.kty;
if(typeof data12 !== "string"){
const err21 = {instancePath:instancePath+"/jwk/kty",schemaPath:"contract:/components/schemas/jsonWebKey/properties/kty/type",keyword:"type",params:{type: "string"},schema:schema39.properties.kty.type,parentSchema:schema39.properties.kty,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.n !== undefined){
let data13 = data3.n;
if(typeof data13 !== "string"){
const err22 = {instancePath:instancePath+"/jwk/n",schemaPath:"contract:/components/schemas/jsonWebKey/properties/n/type",keyword:"type",params:{type: "string"},schema:schema39.properties.n.type,parentSchema:schema39.properties.n,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.p !== undefined){
let data14 = data3.p;
if(typeof data14 !== "string"){
const err23 = {instancePath:instancePath+"/jwk/p",schemaPath:"contract:/components/schemas/jsonWebKey/properties/p/type",keyword:"type",params:{type: "string"},schema:schema39.properties.p.type,parentSchema:schema39.properties.p,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.q !== undefined){
let data15 = data3.q;
if(typeof data15 !== "string"){
const err24 = {instancePath:instancePath+"/jwk/q",schemaPath:"contract:/components/schemas/jsonWebKey/properties/q/type",keyword:"type",params:{type: "string"},schema:schema39.properties.q.type,parentSchema:schema39.properties.q,data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data3.qi !== undefined){
let data16 = data3.qi;
if(typeof data16 !== "string"){
const err25 = {instancePath:instancePath+"/jwk/qi",schemaPath:"contract:/components/schemas/jsonWebKey/properties/qi/type",keyword:"type",params:{type: "string"},schema:schema39.properties.qi.type,parentSchema:schema39.properties.qi,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data3.use !== undefined){
let data17 = data3.use;
if(typeof data17 !== "string"){
const err26 = {instancePath:instancePath+"/jwk/use",schemaPath:"contract:/components/schemas/jsonWebKey/properties/use/type",keyword:"type",params:{type: "string"},schema:schema39.properties.use.type,parentSchema:schema39.properties.use,data:data17};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data3.x !== undefined){
let data18 = data3.x;
if(typeof data18 !== "string"){
const err27 = {instancePath:instancePath+"/jwk/x",schemaPath:"contract:/components/schemas/jsonWebKey/properties/x/type",keyword:"type",params:{type: "string"},schema:schema39.properties.x.type,parentSchema:schema39.properties.x,data:data18};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data3.x5c !== undefined){
let data19 = data3.x5c;
if(Array.isArray(data19)){
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
let data20 = data19[i0];
if(typeof data20 !== "string"){
const err28 = {instancePath:instancePath+"/jwk/x5c/" + i0,schemaPath:"contract:/components/schemas/jsonWebKey/properties/x5c/items/type",keyword:"type",params:{type: "string"},schema:schema39.properties.x5c.items.type,parentSchema:schema39.properties.x5c.items,data:data20};
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
const err29 = {instancePath:instancePath+"/jwk/x5c",schemaPath:"contract:/components/schemas/jsonWebKey/properties/x5c/type",keyword:"type",params:{type: "array"},schema:schema39.properties.x5c.type,parentSchema:schema39.properties.x5c,data:data19};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data3.y !== undefined){
let data21 = data3.y;
if(typeof data21 !== "string"){
const err30 = {instancePath:instancePath+"/jwk/y",schemaPath:"contract:/components/schemas/jsonWebKey/properties/y/type",keyword:"type",params:{type: "string"},schema:schema39.properties.y.type,parentSchema:schema39.properties.y,data:data21};
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
const err31 = {instancePath:instancePath+"/jwk",schemaPath:"contract:/components/schemas/jsonWebKey/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data:data3};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.scope !== undefined){
let data22 = data.scope;
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(typeof data23 !== "string"){
const err32 = {instancePath:instancePath+"/scope/" + i1,schemaPath:"#/properties/scope/items/type",keyword:"type",params:{type: "string"},schema:schema67.properties.scope.items.type,parentSchema:schema67.properties.scope.items,data:data23};
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
const err33 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "array"},schema:schema67.properties.scope.type,parentSchema:schema67.properties.scope,data:data22};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.subject !== undefined){
let data24 = data.subject;
if(typeof data24 !== "string"){
const err34 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema67.properties.subject.type,parentSchema:schema67.properties.subject,data:data24};
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
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema67.type,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"allow_any_subject":true,"expires_at":true,"issuer":true,"jwk":true,"scope":true,"subject":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate37.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate37.errors);
errors = vErrors.length;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"allow_any_subject":true,"expires_at":true,"issuer":true,"jwk":true,"scope":true,"subject":true},"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate39;
const schema69 = {"$id":"contract:/createVerifiableCredential.body","$ref":"contract:/components/schemas/CreateVerifiableCredentialRequestBody"};
const schema70 = {"$id":"contract:/components/schemas/CreateVerifiableCredentialRequestBody","type":"object","properties":{"format":{"type":"string"},"proof":{"$ref":"contract:/components/schemas/VerifiableCredentialProof"},"types":{"type":"array","items":{"type":"string"}}}};
const schema71 = {"$id":"contract:/components/schemas/VerifiableCredentialProof","type":"object","properties":{"jwt":{"type":"string"},"proof_type":{"type":"string"}}};

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
if(data.format !== undefined){
let data0 = data.format;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},schema:schema70.properties.format.type,parentSchema:schema70.properties.format,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.proof !== undefined){
let data1 = data.proof;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.jwt !== undefined){
let data2 = data1.jwt;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/proof/jwt",schemaPath:"contract:/components/schemas/VerifiableCredentialProof/properties/jwt/type",keyword:"type",params:{type: "string"},schema:schema71.properties.jwt.type,parentSchema:schema71.properties.jwt,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.proof_type !== undefined){
let data3 = data1.proof_type;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/proof/proof_type",schemaPath:"contract:/components/schemas/VerifiableCredentialProof/properties/proof_type/type",keyword:"type",params:{type: "string"},schema:schema71.properties.proof_type.type,parentSchema:schema71.properties.proof_type,data:data3};
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
const err3 = {instancePath:instancePath+"/proof",schemaPath:"contract:/components/schemas/VerifiableCredentialProof/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.types !== undefined){
let data4 = data.types;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/type",keyword:"type",params:{type: "string"},schema:schema70.properties.types.items.type,parentSchema:schema70.properties.types.items,data:data5};
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
const err5 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type: "array"},schema:schema70.properties.types.type,parentSchema:schema70.properties.types,data:data4};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"format":true,"proof":true,"types":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate40.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate40.errors);
errors = vErrors.length;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"format":true,"proof":true,"types":true},"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate42;
const schema72 = {"$id":"contract:/revokeOAuth2Token.body","type":"object","properties":{"token":{"type":"string"},"client_id":{"type":"string"},"client_secret":{"type":"string"}},"required":["token"]};

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
if(data.token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},schema:schema72.properties.token.type,parentSchema:schema72.properties.token,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.client_id !== undefined){
let data1 = data.client_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema72.properties.client_id.type,parentSchema:schema72.properties.client_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.client_secret !== undefined){
let data2 = data.client_secret;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/type",keyword:"type",params:{type: "string"},schema:schema72.properties.client_secret.type,parentSchema:schema72.properties.client_secret,data:data2};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema72.type,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"token":true,"client_id":true,"client_secret":true},"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate43;
const schema73 = {"$id":"contract:/oauth2TokenExchange.body","type":"object","properties":{"grant_type":{"type":"string"},"code":{"type":"string"},"refresh_token":{"type":"string"},"redirect_uri":{"type":"string"},"client_id":{"type":"string"}},"required":["grant_type"]};

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
if(data.grant_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grant_type"},schema:schema73.required,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.grant_type !== undefined){
let data0 = data.grant_type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/type",keyword:"type",params:{type: "string"},schema:schema73.properties.grant_type.type,parentSchema:schema73.properties.grant_type,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},schema:schema73.properties.code.type,parentSchema:schema73.properties.code,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.refresh_token !== undefined){
let data2 = data.refresh_token;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type: "string"},schema:schema73.properties.refresh_token.type,parentSchema:schema73.properties.refresh_token,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.redirect_uri !== undefined){
let data3 = data.redirect_uri;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redirect_uri/type",keyword:"type",params:{type: "string"},schema:schema73.properties.redirect_uri.type,parentSchema:schema73.properties.redirect_uri,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.client_id !== undefined){
let data4 = data.client_id;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema73.properties.client_id.type,parentSchema:schema73.properties.client_id,data:data4};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema73.type,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"grant_type":true,"code":true,"refresh_token":true,"redirect_uri":true,"client_id":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "listOAuth2Clients.parameters": compiled.v0,
  "createOAuth2Client.body": compiled.v1,
  "getOAuth2Client.parameters": compiled.v2,
  "setOAuth2Client.parameters": compiled.v2,
  "setOAuth2Client.body": compiled.v1,
  "deleteOAuth2Client.parameters": compiled.v2,
  "patchOAuth2Client.parameters": compiled.v2,
  "patchOAuth2Client.body": compiled.v3,
  "setOAuth2ClientLifespans.parameters": compiled.v2,
  "setOAuth2ClientLifespans.body": compiled.v4,
  "rotateOAuth2ClientSecret.parameters": compiled.v2,
  "deleteRotatedOAuth2ClientSecrets.parameters": compiled.v2,
  "getJsonWebKeySet.parameters": compiled.v5,
  "setJsonWebKeySet.parameters": compiled.v5,
  "setJsonWebKeySet.body": compiled.v6,
  "createJsonWebKeySet.parameters": compiled.v5,
  "createJsonWebKeySet.body": compiled.v7,
  "deleteJsonWebKeySet.parameters": compiled.v5,
  "getJsonWebKey.parameters": compiled.v8,
  "setJsonWebKey.parameters": compiled.v8,
  "setJsonWebKey.body": compiled.v9,
  "deleteJsonWebKey.parameters": compiled.v8,
  "getOAuth2ConsentRequest.parameters": compiled.v10,
  "acceptOAuth2ConsentRequest.parameters": compiled.v10,
  "acceptOAuth2ConsentRequest.body": compiled.v11,
  "rejectOAuth2ConsentRequest.parameters": compiled.v10,
  "rejectOAuth2ConsentRequest.body": compiled.v12,
  "acceptUserCodeRequest.parameters": compiled.v13,
  "acceptUserCodeRequest.body": compiled.v14,
  "getOAuth2LoginRequest.parameters": compiled.v15,
  "acceptOAuth2LoginRequest.parameters": compiled.v15,
  "acceptOAuth2LoginRequest.body": compiled.v16,
  "rejectOAuth2LoginRequest.parameters": compiled.v15,
  "rejectOAuth2LoginRequest.body": compiled.v12,
  "getOAuth2LogoutRequest.parameters": compiled.v17,
  "acceptOAuth2LogoutRequest.parameters": compiled.v17,
  "rejectOAuth2LogoutRequest.parameters": compiled.v17,
  "listOAuth2ConsentSessions.parameters": compiled.v18,
  "revokeOAuth2ConsentSessions.parameters": compiled.v19,
  "revokeOAuth2LoginSessions.parameters": compiled.v20,
  "introspectOAuth2Token.body": compiled.v21,
  "deleteOAuth2Token.parameters": compiled.v22,
  "listTrustedOAuth2JwtGrantIssuers.parameters": compiled.v23,
  "trustOAuth2JwtGrantIssuer.body": compiled.v24,
  "getTrustedOAuth2JwtGrantIssuer.parameters": compiled.v2,
  "deleteTrustedOAuth2JwtGrantIssuer.parameters": compiled.v2,
  "createVerifiableCredential.body": compiled.v25,
  "createOidcDynamicClient.body": compiled.v1,
  "getOidcDynamicClient.parameters": compiled.v2,
  "setOidcDynamicClient.parameters": compiled.v2,
  "setOidcDynamicClient.body": compiled.v1,
  "deleteOidcDynamicClient.parameters": compiled.v2,
  "revokeOAuth2Token.body": compiled.v26,
  "oauth2TokenExchange.body": compiled.v27,
};
export { validators };
