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
const schema0 = {"$id":"contract:/listCourierMessages.parameters","type":"object","properties":{"query":{"type":"object","properties":{"page_size":{"int64":{"maximum":1000,"minimum":1}},"page_token":{"type":"string"},"status":{"int64":{}},"recipient":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data0.status !== undefined){
let data3 = data0.status;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data0, "status")) || false){
const err3 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/int64",keyword:"int64",params:{},schema:schema0.properties.query.properties.status.int64,parentSchema:schema0.properties.query.properties.status,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.recipient !== undefined){
let data4 = data0.recipient;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/query/recipient",schemaPath:"#/properties/query/properties/recipient/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.recipient.type,parentSchema:schema0.properties.query.properties.recipient,data:data4};
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
const schema1 = {"$id":"contract:/getCourierMessage.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema1.required,parentSchema:schema1,data};
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
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema1.properties.path.required,parentSchema:schema1.properties.path,data:data0};
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
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema1.properties.path.properties.id.type,parentSchema:schema1.properties.path.properties.id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema1.properties.path.type,parentSchema:schema1.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
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
validate1.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate2;
const schema2 = {"$id":"contract:/listIdentities.parameters","type":"object","properties":{"query":{"type":"object","properties":{"per_page":{"int64":{"maximum":1000,"minimum":1}},"page":{"int64":{}},"page_size":{"int64":{"maximum":500,"minimum":1}},"page_token":{"type":"string"},"consistency":{"enum":["","strong","eventual"],"type":"string"},"ids":{"type":"array","items":{"type":"string"}},"credentials_identifier":{"type":"string"},"preview_credentials_identifier_similar":{"type":"string"},"include_credential":{"type":"array","items":{"type":"string"}},"organization_id":{"type":"string"}},"required":[]}},"required":["query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema2.required,parentSchema:schema2,data};
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
if(data0.per_page !== undefined){
let data1 = data0.per_page;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data0, "per_page")) || data1 < 1 || data1 > 1000){
const err1 = {instancePath:instancePath+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/int64",keyword:"int64",params:{},schema:schema2.properties.query.properties.per_page.int64,parentSchema:schema2.properties.query.properties.per_page,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.page !== undefined){
let data2 = data0.page;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data0, "page")) || false){
const err2 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema2.properties.query.properties.page.int64,parentSchema:schema2.properties.query.properties.page,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.page_size !== undefined){
let data3 = data0.page_size;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data0, "page_size")) || data3 < 1 || data3 > 500){
const err3 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema2.properties.query.properties.page_size.int64,parentSchema:schema2.properties.query.properties.page_size,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.page_token !== undefined){
let data4 = data0.page_token;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/query/page_token",schemaPath:"#/properties/query/properties/page_token/type",keyword:"type",params:{type: "string"},schema:schema2.properties.query.properties.page_token.type,parentSchema:schema2.properties.query.properties.page_token,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.consistency !== undefined){
let data5 = data0.consistency;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/query/consistency",schemaPath:"#/properties/query/properties/consistency/type",keyword:"type",params:{type: "string"},schema:schema2.properties.query.properties.consistency.type,parentSchema:schema2.properties.query.properties.consistency,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data5 === "") || (data5 === "strong")) || (data5 === "eventual"))){
const err6 = {instancePath:instancePath+"/query/consistency",schemaPath:"#/properties/query/properties/consistency/enum",keyword:"enum",params:{allowedValues: schema2.properties.query.properties.consistency.enum},schema:schema2.properties.query.properties.consistency.enum,parentSchema:schema2.properties.query.properties.consistency,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.ids !== undefined){
let data6 = data0.ids;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/query/ids/" + i0,schemaPath:"#/properties/query/properties/ids/items/type",keyword:"type",params:{type: "string"},schema:schema2.properties.query.properties.ids.items.type,parentSchema:schema2.properties.query.properties.ids.items,data:data7};
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
const err8 = {instancePath:instancePath+"/query/ids",schemaPath:"#/properties/query/properties/ids/type",keyword:"type",params:{type: "array"},schema:schema2.properties.query.properties.ids.type,parentSchema:schema2.properties.query.properties.ids,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.credentials_identifier !== undefined){
let data8 = data0.credentials_identifier;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/query/credentials_identifier",schemaPath:"#/properties/query/properties/credentials_identifier/type",keyword:"type",params:{type: "string"},schema:schema2.properties.query.properties.credentials_identifier.type,parentSchema:schema2.properties.query.properties.credentials_identifier,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.preview_credentials_identifier_similar !== undefined){
let data9 = data0.preview_credentials_identifier_similar;
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/query/preview_credentials_identifier_similar",schemaPath:"#/properties/query/properties/preview_credentials_identifier_similar/type",keyword:"type",params:{type: "string"},schema:schema2.properties.query.properties.preview_credentials_identifier_similar.type,parentSchema:schema2.properties.query.properties.preview_credentials_identifier_similar,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.include_credential !== undefined){
let data10 = data0.include_credential;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(typeof data11 !== "string"){
const err11 = {instancePath:instancePath+"/query/include_credential/" + i1,schemaPath:"#/properties/query/properties/include_credential/items/type",keyword:"type",params:{type: "string"},schema:schema2.properties.query.properties.include_credential.items.type,parentSchema:schema2.properties.query.properties.include_credential.items,data:data11};
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
const err12 = {instancePath:instancePath+"/query/include_credential",schemaPath:"#/properties/query/properties/include_credential/type",keyword:"type",params:{type: "array"},schema:schema2.properties.query.properties.include_credential.type,parentSchema:schema2.properties.query.properties.include_credential,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.organization_id !== undefined){
let data12 = data0.organization_id;
if(typeof data12 !== "string"){
const err13 = {instancePath:instancePath+"/query/organization_id",schemaPath:"#/properties/query/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema2.properties.query.properties.organization_id.type,parentSchema:schema2.properties.query.properties.organization_id,data:data12};
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
const err14 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema2.properties.query.type,parentSchema:schema2.properties.query,data:data0};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate3;
const schema3 = {"$id":"contract:/createIdentity.body","$ref":"contract:/components/schemas/createIdentityBody"};
const schema4 = {"$id":"contract:/components/schemas/createIdentityBody","type":"object","required":["schema_id","traits"],"properties":{"credentials":{"$ref":"contract:/components/schemas/identityWithCredentials"},"external_id":{"type":"string"},"metadata_admin":{"type":"object"},"metadata_public":{"type":"object"},"organization_id":{"$ref":"contract:/components/schemas/NullUUID"},"recovery_addresses":{"type":"array","items":{"$ref":"contract:/components/schemas/recoveryIdentityAddress"}},"region":{"type":"string","enum":["eu-central","asia-northeast","us-east","us-west","eu","asia","us","global"]},"schema_id":{"type":"string"},"state":{"type":"string","enum":["active","inactive"]},"traits":{"type":"object"},"verifiable_addresses":{"type":"array","items":{"$ref":"contract:/components/schemas/verifiableIdentityAddress"}}}};
const schema13 = {"$id":"contract:/components/schemas/NullUUID","type":"object","properties":{"UUID":{"type":"string","format":"uuid"},"Valid":{"type":"boolean"}}};
const schema5 = {"$id":"contract:/components/schemas/identityWithCredentials","type":"object","properties":{"lookup_secret":{"$ref":"contract:/components/schemas/AdminIdentityImportCredentialsLookupSecret"},"oidc":{"$ref":"contract:/components/schemas/identityWithCredentialsOidc"},"passkey":{"$ref":"contract:/components/schemas/identityWithCredentialsPasskey"},"password":{"$ref":"contract:/components/schemas/identityWithCredentialsPassword"},"saml":{"$ref":"contract:/components/schemas/identityWithCredentialsSaml"},"totp":{"$ref":"contract:/components/schemas/identityWithCredentialsTotp"},"webauthn":{"$ref":"contract:/components/schemas/identityWithCredentialsWebAuthn"}}};
const schema6 = {"$id":"contract:/components/schemas/AdminIdentityImportCredentialsLookupSecret","type":"object","properties":{"config":{"$ref":"contract:/components/schemas/AdminIdentityImportCredentialsLookupSecretConfig"}}};
const schema7 = {"$id":"contract:/components/schemas/AdminIdentityImportCredentialsLookupSecretConfig","type":"object","properties":{"codes":{"type":"array","items":{"$ref":"contract:/components/schemas/identityCredentialsLookupSecretCode"}}}};
const schema8 = {"$id":"contract:/components/schemas/identityCredentialsLookupSecretCode","type":"object","properties":{"code":{"type":"string"},"used_at":{"$ref":"contract:/components/schemas/nullTime"}}};
const schema9 = {"$id":"contract:/components/schemas/nullTime","type":"string","format":"date-time","leapSecond":"date-time"};
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},schema:schema8.properties.code.type,parentSchema:schema8.properties.code,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.used_at !== undefined){
let data1 = data.used_at;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/used_at",schemaPath:"contract:/components/schemas/nullTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema9,data:data1};
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
const err2 = {instancePath:instancePath+"/used_at",schemaPath:"contract:/components/schemas/nullTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema9,data:data1};
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
const err3 = {instancePath:instancePath+"/used_at",schemaPath:"contract:/components/schemas/nullTime/type",keyword:"type",params:{type: "string"},schema:schema9.type,parentSchema:schema9,data:data1};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":{"code":true,"used_at":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.codes !== undefined){
let data0 = data.codes;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate8.call(this, data0[i0], {instancePath:instancePath+"/codes/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/type",keyword:"type",params:{type: "array"},schema:schema7.properties.codes.type,parentSchema:schema7.properties.codes,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":{"codes":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.config !== undefined){
if(!(validate7.call(this, data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate7.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":{"config":true},"dynamicProps":false,"dynamicItems":false};

const schema10 = {"$id":"contract:/components/schemas/identityWithCredentialsOidc","type":"object","properties":{"config":{"$ref":"contract:/components/schemas/identityWithCredentialsOidcConfig"}}};
const schema11 = {"$id":"contract:/components/schemas/identityWithCredentialsOidcConfig","type":"object","properties":{"providers":{"type":"array","items":{"$ref":"contract:/components/schemas/identityWithCredentialsOidcConfigProvider"}}}};
const schema12 = {"$id":"contract:/components/schemas/identityWithCredentialsOidcConfigProvider","type":"object","required":["subject","provider"],"properties":{"organization":{"$ref":"contract:/components/schemas/NullUUID"},"provider":{"type":"string"},"subject":{"type":"string"},"use_auto_link":{"type":"boolean"}}};
const formats1 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

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
if(data.subject === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.provider === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.organization !== undefined){
let data0 = data.organization;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.UUID !== undefined){
let data1 = data0.UUID;
if(typeof data1 === "string"){
if(!(formats1.test(data1))){
const err2 = {instancePath:instancePath+"/organization/UUID",schemaPath:"contract:/components/schemas/NullUUID/properties/UUID/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema13.properties.UUID,data:data1};
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
const err3 = {instancePath:instancePath+"/organization/UUID",schemaPath:"contract:/components/schemas/NullUUID/properties/UUID/type",keyword:"type",params:{type: "string"},schema:schema13.properties.UUID.type,parentSchema:schema13.properties.UUID,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.Valid !== undefined){
let data2 = data0.Valid;
if(typeof data2 !== "boolean"){
const err4 = {instancePath:instancePath+"/organization/Valid",schemaPath:"contract:/components/schemas/NullUUID/properties/Valid/type",keyword:"type",params:{type: "boolean"},schema:schema13.properties.Valid.type,parentSchema:schema13.properties.Valid,data:data2};
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
const err5 = {instancePath:instancePath+"/organization",schemaPath:"contract:/components/schemas/NullUUID/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.provider !== undefined){
let data3 = data.provider;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},schema:schema12.properties.provider.type,parentSchema:schema12.properties.provider,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.subject !== undefined){
let data4 = data.subject;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema12.properties.subject.type,parentSchema:schema12.properties.subject,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.use_auto_link !== undefined){
let data5 = data.use_auto_link;
if(typeof data5 !== "boolean"){
const err8 = {instancePath:instancePath+"/use_auto_link",schemaPath:"#/properties/use_auto_link/type",keyword:"type",params:{type: "boolean"},schema:schema12.properties.use_auto_link.type,parentSchema:schema12.properties.use_auto_link,data:data5};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":{"organization":true,"provider":true,"subject":true,"use_auto_link":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.providers !== undefined){
let data0 = data.providers;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate14.call(this, data0[i0], {instancePath:instancePath+"/providers/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate14.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "array"},schema:schema11.properties.providers.type,parentSchema:schema11.properties.providers,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":{"providers":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.config !== undefined){
if(!(validate13.call(this, data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"config":true},"dynamicProps":false,"dynamicItems":false};

const schema14 = {"$id":"contract:/components/schemas/identityWithCredentialsPasskey","type":"object","properties":{"config":{"$ref":"contract:/components/schemas/identityWithCredentialsPasskeyConfig"}}};
const schema15 = {"$id":"contract:/components/schemas/identityWithCredentialsPasskeyConfig","type":"object","properties":{"credentials":{"$ref":"contract:/components/schemas/identityCredentialsWebAuthnList"},"user_handle":{"type":"array","items":{"type":"integer","format":"uint8","safeInteger":true}}}};
const schema16 = {"$id":"contract:/components/schemas/identityCredentialsWebAuthnList","type":"array","items":{"$ref":"contract:/components/schemas/identityCredentialsWebAuthn"}};
const schema17 = {"$id":"contract:/components/schemas/identityCredentialsWebAuthn","type":"object","properties":{"added_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"attestation":{"$ref":"contract:/components/schemas/identityCredentialsWebAuthnAttestation"},"attestation_type":{"type":"string"},"authenticator":{"$ref":"contract:/components/schemas/identityCredentialsWebAuthnAuthenticator"},"display_name":{"type":"string"},"flags":{"$ref":"contract:/components/schemas/identityCredentialsWebAuthnFlags"},"id":{"type":"array","items":{"type":"integer","format":"uint8","safeInteger":true}},"is_passwordless":{"type":"boolean"},"public_key":{"type":"array","items":{"type":"integer","format":"uint8","safeInteger":true}},"transport":{"type":"array","items":{"$ref":"contract:/components/schemas/AuthenticatorTransport"}}}};
const schema18 = {"$id":"contract:/components/schemas/identityCredentialsWebAuthnAttestation","type":"object","properties":{"authenticator_data":{"type":"array","items":{"type":"integer","format":"uint8","safeInteger":true}},"client_dataJSON":{"type":"array","items":{"type":"integer","format":"uint8","safeInteger":true}},"client_data_hash":{"type":"array","items":{"type":"integer","format":"uint8","safeInteger":true}},"object":{"type":"array","items":{"type":"integer","format":"uint8","safeInteger":true}},"public_key_algorithm":{"int64":{}}}};
const schema19 = {"$id":"contract:/components/schemas/identityCredentialsWebAuthnAuthenticator","type":"object","properties":{"aaguid":{"type":"array","items":{"type":"integer","format":"uint8","safeInteger":true}},"clone_warning":{"type":"boolean"},"sign_count":{"type":"integer","format":"uint32","safeInteger":true}}};
const schema20 = {"$id":"contract:/components/schemas/identityCredentialsWebAuthnFlags","type":"object","properties":{"backup_eligible":{"type":"boolean"},"backup_state":{"type":"boolean"},"user_present":{"type":"boolean"},"user_verified":{"type":"boolean"}}};
const schema21 = {"$id":"contract:/components/schemas/AuthenticatorTransport","type":"string"};

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
if(data.added_at !== undefined){
let data0 = data.added_at;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/added_at",schemaPath:"#/properties/added_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema17.properties.added_at,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.includes(":60")){
const next0 = Date.parse((data0).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err1 = {instancePath:instancePath+"/added_at",schemaPath:"#/properties/added_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema17.properties.added_at,data:data0};
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
const err2 = {instancePath:instancePath+"/added_at",schemaPath:"#/properties/added_at/type",keyword:"type",params:{type: "string"},schema:schema17.properties.added_at.type,parentSchema:schema17.properties.added_at,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.attestation !== undefined){
let data1 = data.attestation;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.authenticator_data !== undefined){
let data2 = data1.authenticator_data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/attestation/authenticator_data/" + i0,schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnAttestation/properties/authenticator_data/items/type",keyword:"type",params:{type: "integer"},schema:schema18.properties.authenticator_data.items.type,parentSchema:schema18.properties.authenticator_data.items,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(Math.abs(data3) > 9007199254740991){
const err4 = {instancePath:instancePath+"/attestation/authenticator_data/" + i0,schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnAttestation/properties/authenticator_data/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema18.properties.authenticator_data.items,data:data3};
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
const err5 = {instancePath:instancePath+"/attestation/authenticator_data",schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnAttestation/properties/authenticator_data/type",keyword:"type",params:{type: "array"},schema:schema18.properties.authenticator_data.type,parentSchema:schema18.properties.authenticator_data,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.client_dataJSON !== undefined){
let data4 = data1.client_dataJSON;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/attestation/client_dataJSON/" + i1,schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnAttestation/properties/client_dataJSON/items/type",keyword:"type",params:{type: "integer"},schema:schema18.properties.client_dataJSON.items.type,parentSchema:schema18.properties.client_dataJSON.items,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(Math.abs(data5) > 9007199254740991){
const err7 = {instancePath:instancePath+"/attestation/client_dataJSON/" + i1,schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnAttestation/properties/client_dataJSON/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema18.properties.client_dataJSON.items,data:data5};
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
}
else {
const err8 = {instancePath:instancePath+"/attestation/client_dataJSON",schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnAttestation/properties/client_dataJSON/type",keyword:"type",params:{type: "array"},schema:schema18.properties.client_dataJSON.type,parentSchema:schema18.properties.client_dataJSON,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.client_data_hash !== undefined){
let data6 = data1.client_data_hash;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err9 = {instancePath:instancePath+"/attestation/client_data_hash/" + i2,schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnAttestation/properties/client_data_hash/items/type",keyword:"type",params:{type: "integer"},schema:schema18.properties.client_data_hash.items.type,parentSchema:schema18.properties.client_data_hash.items,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(Math.abs(data7) > 9007199254740991){
const err10 = {instancePath:instancePath+"/attestation/client_data_hash/" + i2,schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnAttestation/properties/client_data_hash/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema18.properties.client_data_hash.items,data:data7};
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
const err11 = {instancePath:instancePath+"/attestation/client_data_hash",schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnAttestation/properties/client_data_hash/type",keyword:"type",params:{type: "array"},schema:schema18.properties.client_data_hash.type,parentSchema:schema18.properties.client_data_hash,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.object !== undefined){
let data8 = data1.object;
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err12 = {instancePath:instancePath+"/attestation/object/" + i3,schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnAttestation/properties/object/items/type",keyword:"type",params:{type: "integer"},schema:schema18.properties.object.items.type,parentSchema:schema18.properties.object.items,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(Math.abs(data9) > 9007199254740991){
const err13 = {instancePath:instancePath+"/attestation/object/" + i3,schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnAttestation/properties/object/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema18.properties.object.items,data:data9};
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
const err14 = {instancePath:instancePath+"/attestation/object",schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnAttestation/properties/object/type",keyword:"type",params:{type: "array"},schema:schema18.properties.object.type,parentSchema:schema18.properties.object,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.public_key_algorithm !== undefined){
let data10 = data1.public_key_algorithm;
if(!((typeof data10 === "number" && Number.isSafeInteger(data10) && !Object.is(data10, -0)) || (typeof data10 === "bigint" && data10 >= -9223372036854775808n && data10 <= 9223372036854775807n)) || (this && this.has(data1, "public_key_algorithm")) || false){
const err15 = {instancePath:instancePath+"/attestation/public_key_algorithm",schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnAttestation/properties/public_key_algorithm/int64",keyword:"int64",params:{},schema:schema18.properties.public_key_algorithm.int64,parentSchema:schema18.properties.public_key_algorithm,data:data10};
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
const err16 = {instancePath:instancePath+"/attestation",schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnAttestation/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data:data1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.attestation_type !== undefined){
let data11 = data.attestation_type;
if(typeof data11 !== "string"){
const err17 = {instancePath:instancePath+"/attestation_type",schemaPath:"#/properties/attestation_type/type",keyword:"type",params:{type: "string"},schema:schema17.properties.attestation_type.type,parentSchema:schema17.properties.attestation_type,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.authenticator !== undefined){
let data12 = data.authenticator;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.aaguid !== undefined){
let data13 = data12.aaguid;
if(Array.isArray(data13)){
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
let data14 = data13[i4];
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err18 = {instancePath:instancePath+"/authenticator/aaguid/" + i4,schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnAuthenticator/properties/aaguid/items/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.aaguid.items.type,parentSchema:schema19.properties.aaguid.items,data:data14};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(Math.abs(data14) > 9007199254740991){
const err19 = {instancePath:instancePath+"/authenticator/aaguid/" + i4,schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnAuthenticator/properties/aaguid/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema19.properties.aaguid.items,data:data14};
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
}
else {
const err20 = {instancePath:instancePath+"/authenticator/aaguid",schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnAuthenticator/properties/aaguid/type",keyword:"type",params:{type: "array"},schema:schema19.properties.aaguid.type,parentSchema:schema19.properties.aaguid,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data12.clone_warning !== undefined){
let data15 = data12.clone_warning;
if(typeof data15 !== "boolean"){
const err21 = {instancePath:instancePath+"/authenticator/clone_warning",schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnAuthenticator/properties/clone_warning/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.clone_warning.type,parentSchema:schema19.properties.clone_warning,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data12.sign_count !== undefined){
let data16 = data12.sign_count;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err22 = {instancePath:instancePath+"/authenticator/sign_count",schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnAuthenticator/properties/sign_count/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.sign_count.type,parentSchema:schema19.properties.sign_count,data:data16};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(Math.abs(data16) > 9007199254740991){
const err23 = {instancePath:instancePath+"/authenticator/sign_count",schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnAuthenticator/properties/sign_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema19.properties.sign_count,data:data16};
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
}
else {
const err24 = {instancePath:instancePath+"/authenticator",schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnAuthenticator/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.display_name !== undefined){
let data17 = data.display_name;
if(typeof data17 !== "string"){
const err25 = {instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/type",keyword:"type",params:{type: "string"},schema:schema17.properties.display_name.type,parentSchema:schema17.properties.display_name,data:data17};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.flags !== undefined){
let data18 = data.flags;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.backup_eligible !== undefined){
let data19 = data18.backup_eligible;
if(typeof data19 !== "boolean"){
const err26 = {instancePath:instancePath+"/flags/backup_eligible",schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnFlags/properties/backup_eligible/type",keyword:"type",params:{type: "boolean"},schema:schema20.properties.backup_eligible.type,parentSchema:schema20.properties.backup_eligible,data:data19};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data18.backup_state !== undefined){
let data20 = data18.backup_state;
if(typeof data20 !== "boolean"){
const err27 = {instancePath:instancePath+"/flags/backup_state",schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnFlags/properties/backup_state/type",keyword:"type",params:{type: "boolean"},schema:schema20.properties.backup_state.type,parentSchema:schema20.properties.backup_state,data:data20};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data18.user_present !== undefined){
let data21 = data18.user_present;
if(typeof data21 !== "boolean"){
const err28 = {instancePath:instancePath+"/flags/user_present",schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnFlags/properties/user_present/type",keyword:"type",params:{type: "boolean"},schema:schema20.properties.user_present.type,parentSchema:schema20.properties.user_present,data:data21};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data18.user_verified !== undefined){
let data22 = data18.user_verified;
if(typeof data22 !== "boolean"){
const err29 = {instancePath:instancePath+"/flags/user_verified",schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnFlags/properties/user_verified/type",keyword:"type",params:{type: "boolean"},schema:schema20.properties.user_verified.type,parentSchema:schema20.properties.user_verified,data:data22};
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
const err30 = {instancePath:instancePath+"/flags",schemaPath:"contract:/components/schemas/identityCredentialsWebAuthnFlags/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data:data18};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.id !== undefined){
let data23 = data.id;
if(Array.isArray(data23)){
const len5 = data23.length;
for(let i5=0; i5<len5; i5++){
let data24 = data23[i5];
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err31 = {instancePath:instancePath+"/id/" + i5,schemaPath:"#/properties/id/items/type",keyword:"type",params:{type: "integer"},schema:schema17.properties.id.items.type,parentSchema:schema17.properties.id.items,data:data24};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(Math.abs(data24) > 9007199254740991){
const err32 = {instancePath:instancePath+"/id/" + i5,schemaPath:"#/properties/id/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema17.properties.id.items,data:data24};
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
else {
const err33 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "array"},schema:schema17.properties.id.type,parentSchema:schema17.properties.id,data:data23};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.is_passwordless !== undefined){
let data25 = data.is_passwordless;
if(typeof data25 !== "boolean"){
const err34 = {instancePath:instancePath+"/is_passwordless",schemaPath:"#/properties/is_passwordless/type",keyword:"type",params:{type: "boolean"},schema:schema17.properties.is_passwordless.type,parentSchema:schema17.properties.is_passwordless,data:data25};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.public_key !== undefined){
let data26 = data.public_key;
if(Array.isArray(data26)){
const len6 = data26.length;
for(let i6=0; i6<len6; i6++){
let data27 = data26[i6];
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err35 = {instancePath:instancePath+"/public_key/" + i6,schemaPath:"#/properties/public_key/items/type",keyword:"type",params:{type: "integer"},schema:schema17.properties.public_key.items.type,parentSchema:schema17.properties.public_key.items,data:data27};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(Math.abs(data27) > 9007199254740991){
const err36 = {instancePath:instancePath+"/public_key/" + i6,schemaPath:"#/properties/public_key/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema17.properties.public_key.items,data:data27};
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
}
else {
const err37 = {instancePath:instancePath+"/public_key",schemaPath:"#/properties/public_key/type",keyword:"type",params:{type: "array"},schema:schema17.properties.public_key.type,parentSchema:schema17.properties.public_key,data:data26};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.transport !== undefined){
let data28 = data.transport;
if(Array.isArray(data28)){
const len7 = data28.length;
for(let i7=0; i7<len7; i7++){
let data29 = data28[i7];
if(typeof data29 !== "string"){
const err38 = {instancePath:instancePath+"/transport/" + i7,schemaPath:"contract:/components/schemas/AuthenticatorTransport/type",keyword:"type",params:{type: "string"},schema:schema21.type,parentSchema:schema21,data:data29};
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
const err39 = {instancePath:instancePath+"/transport",schemaPath:"#/properties/transport/type",keyword:"type",params:{type: "array"},schema:schema17.properties.transport.type,parentSchema:schema17.properties.transport,data:data28};
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
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"added_at":true,"attestation":true,"attestation_type":true,"authenticator":true,"display_name":true,"flags":true,"id":true,"is_passwordless":true,"public_key":true,"transport":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate21.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.credentials !== undefined){
if(!(validate20.call(this, data.credentials, {instancePath:instancePath+"/credentials",parentData:data,parentDataProperty:"credentials",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate20.errors);
errors = vErrors.length;
}
}
if(data.user_handle !== undefined){
let data1 = data.user_handle;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err0 = {instancePath:instancePath+"/user_handle/" + i0,schemaPath:"#/properties/user_handle/items/type",keyword:"type",params:{type: "integer"},schema:schema15.properties.user_handle.items.type,parentSchema:schema15.properties.user_handle.items,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err1 = {instancePath:instancePath+"/user_handle/" + i0,schemaPath:"#/properties/user_handle/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema15.properties.user_handle.items,data:data2};
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
}
else {
const err2 = {instancePath:instancePath+"/user_handle",schemaPath:"#/properties/user_handle/type",keyword:"type",params:{type: "array"},schema:schema15.properties.user_handle.type,parentSchema:schema15.properties.user_handle,data:data1};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"credentials":true,"user_handle":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.config !== undefined){
if(!(validate19.call(this, data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":{"config":true},"dynamicProps":false,"dynamicItems":false};

const schema22 = {"$id":"contract:/components/schemas/identityWithCredentialsPassword","type":"object","properties":{"config":{"$ref":"contract:/components/schemas/identityWithCredentialsPasswordConfig"}}};
const schema23 = {"$id":"contract:/components/schemas/identityWithCredentialsPasswordConfig","type":"object","properties":{"hashed_password":{"type":"string"},"password":{"type":"string"},"use_password_migration_hook":{"type":"boolean"}}};

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
if(data.config !== undefined){
let data0 = data.config;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.hashed_password !== undefined){
let data1 = data0.hashed_password;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/config/hashed_password",schemaPath:"contract:/components/schemas/identityWithCredentialsPasswordConfig/properties/hashed_password/type",keyword:"type",params:{type: "string"},schema:schema23.properties.hashed_password.type,parentSchema:schema23.properties.hashed_password,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.password !== undefined){
let data2 = data0.password;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/config/password",schemaPath:"contract:/components/schemas/identityWithCredentialsPasswordConfig/properties/password/type",keyword:"type",params:{type: "string"},schema:schema23.properties.password.type,parentSchema:schema23.properties.password,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.use_password_migration_hook !== undefined){
let data3 = data0.use_password_migration_hook;
if(typeof data3 !== "boolean"){
const err2 = {instancePath:instancePath+"/config/use_password_migration_hook",schemaPath:"contract:/components/schemas/identityWithCredentialsPasswordConfig/properties/use_password_migration_hook/type",keyword:"type",params:{type: "boolean"},schema:schema23.properties.use_password_migration_hook.type,parentSchema:schema23.properties.use_password_migration_hook,data:data3};
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
const err3 = {instancePath:instancePath+"/config",schemaPath:"contract:/components/schemas/identityWithCredentialsPasswordConfig/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"config":true},"dynamicProps":false,"dynamicItems":false};

const schema24 = {"$id":"contract:/components/schemas/identityWithCredentialsSaml","type":"object","properties":{"config":{"$ref":"contract:/components/schemas/identityWithCredentialsSamlConfig"}}};
const schema25 = {"$id":"contract:/components/schemas/identityWithCredentialsSamlConfig","type":"object","properties":{"providers":{"type":"array","items":{"$ref":"contract:/components/schemas/identityWithCredentialsSamlConfigProvider"}}}};
const schema26 = {"$id":"contract:/components/schemas/identityWithCredentialsSamlConfigProvider","type":"object","required":["subject","provider"],"properties":{"organization":{"$ref":"contract:/components/schemas/NullUUID"},"provider":{"type":"string"},"subject":{"type":"string"}}};

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
if(data.subject === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.provider === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.organization !== undefined){
let data0 = data.organization;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.UUID !== undefined){
let data1 = data0.UUID;
if(typeof data1 === "string"){
if(!(formats1.test(data1))){
const err2 = {instancePath:instancePath+"/organization/UUID",schemaPath:"contract:/components/schemas/NullUUID/properties/UUID/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema13.properties.UUID,data:data1};
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
const err3 = {instancePath:instancePath+"/organization/UUID",schemaPath:"contract:/components/schemas/NullUUID/properties/UUID/type",keyword:"type",params:{type: "string"},schema:schema13.properties.UUID.type,parentSchema:schema13.properties.UUID,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.Valid !== undefined){
let data2 = data0.Valid;
if(typeof data2 !== "boolean"){
const err4 = {instancePath:instancePath+"/organization/Valid",schemaPath:"contract:/components/schemas/NullUUID/properties/Valid/type",keyword:"type",params:{type: "boolean"},schema:schema13.properties.Valid.type,parentSchema:schema13.properties.Valid,data:data2};
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
const err5 = {instancePath:instancePath+"/organization",schemaPath:"contract:/components/schemas/NullUUID/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.provider !== undefined){
let data3 = data.provider;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},schema:schema26.properties.provider.type,parentSchema:schema26.properties.provider,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.subject !== undefined){
let data4 = data.subject;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema26.properties.subject.type,parentSchema:schema26.properties.subject,data:data4};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"organization":true,"provider":true,"subject":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.providers !== undefined){
let data0 = data.providers;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate30.call(this, data0[i0], {instancePath:instancePath+"/providers/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "array"},schema:schema25.properties.providers.type,parentSchema:schema25.properties.providers,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"providers":true},"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.config !== undefined){
if(!(validate29.call(this, data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"config":true},"dynamicProps":false,"dynamicItems":false};

const schema28 = {"$id":"contract:/components/schemas/identityWithCredentialsTotp","type":"object","properties":{"config":{"$ref":"contract:/components/schemas/identityWithCredentialsTotpConfig"}}};
const schema29 = {"$id":"contract:/components/schemas/identityWithCredentialsTotpConfig","type":"object","properties":{"totp_url":{"type":"string"}}};

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
if(data.config !== undefined){
let data0 = data.config;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.totp_url !== undefined){
let data1 = data0.totp_url;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/config/totp_url",schemaPath:"contract:/components/schemas/identityWithCredentialsTotpConfig/properties/totp_url/type",keyword:"type",params:{type: "string"},schema:schema29.properties.totp_url.type,parentSchema:schema29.properties.totp_url,data:data1};
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
const err1 = {instancePath:instancePath+"/config",schemaPath:"contract:/components/schemas/identityWithCredentialsTotpConfig/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"config":true},"dynamicProps":false,"dynamicItems":false};

const schema30 = {"$id":"contract:/components/schemas/identityWithCredentialsWebAuthn","type":"object","properties":{"config":{"$ref":"contract:/components/schemas/identityWithCredentialsWebAuthnConfig"}}};
const schema31 = {"$id":"contract:/components/schemas/identityWithCredentialsWebAuthnConfig","type":"object","properties":{"credentials":{"$ref":"contract:/components/schemas/identityCredentialsWebAuthnList"},"user_handle":{"type":"array","items":{"type":"integer","format":"uint8","safeInteger":true}}}};

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
if(data.credentials !== undefined){
if(!(validate20.call(this, data.credentials, {instancePath:instancePath+"/credentials",parentData:data,parentDataProperty:"credentials",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate20.errors);
errors = vErrors.length;
}
}
if(data.user_handle !== undefined){
let data1 = data.user_handle;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err0 = {instancePath:instancePath+"/user_handle/" + i0,schemaPath:"#/properties/user_handle/items/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.user_handle.items.type,parentSchema:schema31.properties.user_handle.items,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err1 = {instancePath:instancePath+"/user_handle/" + i0,schemaPath:"#/properties/user_handle/items/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema31.properties.user_handle.items,data:data2};
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
}
else {
const err2 = {instancePath:instancePath+"/user_handle",schemaPath:"#/properties/user_handle/type",keyword:"type",params:{type: "array"},schema:schema31.properties.user_handle.type,parentSchema:schema31.properties.user_handle,data:data1};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
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
validate37.evaluated = {"props":{"credentials":true,"user_handle":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.config !== undefined){
if(!(validate37.call(this, data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate37.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"config":true},"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lookup_secret !== undefined){
if(!(validate6.call(this, data.lookup_secret, {instancePath:instancePath+"/lookup_secret",parentData:data,parentDataProperty:"lookup_secret",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.oidc !== undefined){
if(!(validate12.call(this, data.oidc, {instancePath:instancePath+"/oidc",parentData:data,parentDataProperty:"oidc",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.passkey !== undefined){
if(!(validate18.call(this, data.passkey, {instancePath:instancePath+"/passkey",parentData:data,parentDataProperty:"passkey",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate18.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(validate26.call(this, data.password, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.saml !== undefined){
if(!(validate28.call(this, data.saml, {instancePath:instancePath+"/saml",parentData:data,parentDataProperty:"saml",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.totp !== undefined){
if(!(validate34.call(this, data.totp, {instancePath:instancePath+"/totp",parentData:data,parentDataProperty:"totp",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data.webauthn !== undefined){
if(!(validate36.call(this, data.webauthn, {instancePath:instancePath+"/webauthn",parentData:data,parentDataProperty:"webauthn",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
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
validate5.evaluated = {"props":{"lookup_secret":true,"oidc":true,"passkey":true,"password":true,"saml":true,"totp":true,"webauthn":true},"dynamicProps":false,"dynamicItems":false};

const schema33 = {"$id":"contract:/components/schemas/recoveryIdentityAddress","type":"object","required":["value","via"],"properties":{"break_glass_for_organization":{"$ref":"contract:/components/schemas/NullUUID"},"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"id":{"type":"string","format":"uuid"},"updated_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"value":{"type":"string"},"via":{"type":"string"}}};

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
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.via === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "via"},schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.break_glass_for_organization !== undefined){
let data0 = data.break_glass_for_organization;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.UUID !== undefined){
let data1 = data0.UUID;
if(typeof data1 === "string"){
if(!(formats1.test(data1))){
const err2 = {instancePath:instancePath+"/break_glass_for_organization/UUID",schemaPath:"contract:/components/schemas/NullUUID/properties/UUID/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema13.properties.UUID,data:data1};
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
const err3 = {instancePath:instancePath+"/break_glass_for_organization/UUID",schemaPath:"contract:/components/schemas/NullUUID/properties/UUID/type",keyword:"type",params:{type: "string"},schema:schema13.properties.UUID.type,parentSchema:schema13.properties.UUID,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.Valid !== undefined){
let data2 = data0.Valid;
if(typeof data2 !== "boolean"){
const err4 = {instancePath:instancePath+"/break_glass_for_organization/Valid",schemaPath:"contract:/components/schemas/NullUUID/properties/Valid/type",keyword:"type",params:{type: "boolean"},schema:schema13.properties.Valid.type,parentSchema:schema13.properties.Valid,data:data2};
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
const err5 = {instancePath:instancePath+"/break_glass_for_organization",schemaPath:"contract:/components/schemas/NullUUID/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err6 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema33.properties.created_at,data:data3};
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
const err7 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema33.properties.created_at,data:data3};
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
const err8 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema33.properties.created_at.type,parentSchema:schema33.properties.created_at,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
let data4 = data.id;
if(typeof data4 === "string"){
if(!(formats1.test(data4))){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema33.properties.id,data:data4};
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
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema33.properties.id.type,parentSchema:schema33.properties.id,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data5 = data.updated_at;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err11 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema33.properties.updated_at,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.includes(":60")){
const next1 = Date.parse((data5).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err12 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema33.properties.updated_at,data:data5};
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
const err13 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema33.properties.updated_at.type,parentSchema:schema33.properties.updated_at,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.value !== undefined){
let data6 = data.value;
if(typeof data6 !== "string"){
const err14 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},schema:schema33.properties.value.type,parentSchema:schema33.properties.value,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.via !== undefined){
let data7 = data.via;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/via",schemaPath:"#/properties/via/type",keyword:"type",params:{type: "string"},schema:schema33.properties.via.type,parentSchema:schema33.properties.via,data:data7};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"break_glass_for_organization":true,"created_at":true,"id":true,"updated_at":true,"value":true,"via":true},"dynamicProps":false,"dynamicItems":false};

const schema35 = {"$id":"contract:/components/schemas/verifiableIdentityAddress","type":"object","required":["value","verified","via","status"],"properties":{"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"id":{"type":"string","format":"uuid"},"status":{"$ref":"contract:/components/schemas/identityVerifiableAddressStatus"},"updated_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"value":{"type":"string"},"verified":{"type":"boolean"},"verified_at":{"$ref":"contract:/components/schemas/nullTime"},"via":{"type":"string","enum":["email","sms"]}}};
const schema36 = {"$id":"contract:/components/schemas/identityVerifiableAddressStatus","type":"string"};

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
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.verified === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verified"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.via === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "via"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.created_at !== undefined){
let data0 = data.created_at;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err4 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema35.properties.created_at,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.includes(":60")){
const next0 = Date.parse((data0).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err5 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema35.properties.created_at,data:data0};
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
const err6 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema35.properties.created_at.type,parentSchema:schema35.properties.created_at,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!(formats1.test(data1))){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema35.properties.id,data:data1};
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
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema35.properties.id.type,parentSchema:schema35.properties.id,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/identityVerifiableAddressStatus/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data3 = data.updated_at;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err10 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema35.properties.updated_at,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.includes(":60")){
const next1 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err11 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema35.properties.updated_at,data:data3};
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
const err12 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema35.properties.updated_at.type,parentSchema:schema35.properties.updated_at,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.value !== undefined){
let data4 = data.value;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},schema:schema35.properties.value.type,parentSchema:schema35.properties.value,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.verified !== undefined){
let data5 = data.verified;
if(typeof data5 !== "boolean"){
const err14 = {instancePath:instancePath+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type: "boolean"},schema:schema35.properties.verified.type,parentSchema:schema35.properties.verified,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.verified_at !== undefined){
let data6 = data.verified_at;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err15 = {instancePath:instancePath+"/verified_at",schemaPath:"contract:/components/schemas/nullTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema9,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.includes(":60")){
const next2 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err16 = {instancePath:instancePath+"/verified_at",schemaPath:"contract:/components/schemas/nullTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema9,data:data6};
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
const err17 = {instancePath:instancePath+"/verified_at",schemaPath:"contract:/components/schemas/nullTime/type",keyword:"type",params:{type: "string"},schema:schema9.type,parentSchema:schema9,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.via !== undefined){
let data7 = data.via;
if(typeof data7 !== "string"){
const err18 = {instancePath:instancePath+"/via",schemaPath:"#/properties/via/type",keyword:"type",params:{type: "string"},schema:schema35.properties.via.type,parentSchema:schema35.properties.via,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((data7 === "email") || (data7 === "sms"))){
const err19 = {instancePath:instancePath+"/via",schemaPath:"#/properties/via/enum",keyword:"enum",params:{allowedValues: schema35.properties.via.enum},schema:schema35.properties.via.enum,parentSchema:schema35.properties.via,data:data7};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data};
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
validate44.evaluated = {"props":{"created_at":true,"id":true,"status":true,"updated_at":true,"value":true,"verified":true,"verified_at":true,"via":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.schema_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema_id"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.traits === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "traits"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.credentials !== undefined){
if(!(validate5.call(this, data.credentials, {instancePath:instancePath+"/credentials",parentData:data,parentDataProperty:"credentials",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.external_id !== undefined){
let data1 = data.external_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/type",keyword:"type",params:{type: "string"},schema:schema4.properties.external_id.type,parentSchema:schema4.properties.external_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.metadata_admin !== undefined){
let data2 = data.metadata_admin;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err3 = {instancePath:instancePath+"/metadata_admin",schemaPath:"#/properties/metadata_admin/type",keyword:"type",params:{type: "object"},schema:schema4.properties.metadata_admin.type,parentSchema:schema4.properties.metadata_admin,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.metadata_public !== undefined){
let data3 = data.metadata_public;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err4 = {instancePath:instancePath+"/metadata_public",schemaPath:"#/properties/metadata_public/type",keyword:"type",params:{type: "object"},schema:schema4.properties.metadata_public.type,parentSchema:schema4.properties.metadata_public,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.organization_id !== undefined){
let data4 = data.organization_id;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.UUID !== undefined){
let data5 = data4.UUID;
if(typeof data5 === "string"){
if(!(formats1.test(data5))){
const err5 = {instancePath:instancePath+"/organization_id/UUID",schemaPath:"contract:/components/schemas/NullUUID/properties/UUID/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema13.properties.UUID,data:data5};
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
const err6 = {instancePath:instancePath+"/organization_id/UUID",schemaPath:"contract:/components/schemas/NullUUID/properties/UUID/type",keyword:"type",params:{type: "string"},schema:schema13.properties.UUID.type,parentSchema:schema13.properties.UUID,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.Valid !== undefined){
let data6 = data4.Valid;
if(typeof data6 !== "boolean"){
const err7 = {instancePath:instancePath+"/organization_id/Valid",schemaPath:"contract:/components/schemas/NullUUID/properties/Valid/type",keyword:"type",params:{type: "boolean"},schema:schema13.properties.Valid.type,parentSchema:schema13.properties.Valid,data:data6};
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
const err8 = {instancePath:instancePath+"/organization_id",schemaPath:"contract:/components/schemas/NullUUID/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.recovery_addresses !== undefined){
let data7 = data.recovery_addresses;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate42.call(this, data7[i0], {instancePath:instancePath+"/recovery_addresses/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/recovery_addresses",schemaPath:"#/properties/recovery_addresses/type",keyword:"type",params:{type: "array"},schema:schema4.properties.recovery_addresses.type,parentSchema:schema4.properties.recovery_addresses,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.region !== undefined){
let data9 = data.region;
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},schema:schema4.properties.region.type,parentSchema:schema4.properties.region,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((((((data9 === "eu-central") || (data9 === "asia-northeast")) || (data9 === "us-east")) || (data9 === "us-west")) || (data9 === "eu")) || (data9 === "asia")) || (data9 === "us")) || (data9 === "global"))){
const err11 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/enum",keyword:"enum",params:{allowedValues: schema4.properties.region.enum},schema:schema4.properties.region.enum,parentSchema:schema4.properties.region,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.schema_id !== undefined){
let data10 = data.schema_id;
if(typeof data10 !== "string"){
const err12 = {instancePath:instancePath+"/schema_id",schemaPath:"#/properties/schema_id/type",keyword:"type",params:{type: "string"},schema:schema4.properties.schema_id.type,parentSchema:schema4.properties.schema_id,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.state !== undefined){
let data11 = data.state;
if(typeof data11 !== "string"){
const err13 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},schema:schema4.properties.state.type,parentSchema:schema4.properties.state,data:data11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data11 === "active") || (data11 === "inactive"))){
const err14 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema4.properties.state.enum},schema:schema4.properties.state.enum,parentSchema:schema4.properties.state,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.traits !== undefined){
let data12 = data.traits;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err15 = {instancePath:instancePath+"/traits",schemaPath:"#/properties/traits/type",keyword:"type",params:{type: "object"},schema:schema4.properties.traits.type,parentSchema:schema4.properties.traits,data:data12};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.verifiable_addresses !== undefined){
let data13 = data.verifiable_addresses;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(!(validate44.call(this, data13[i1], {instancePath:instancePath+"/verifiable_addresses/" + i1,parentData:data13,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate44.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/verifiable_addresses",schemaPath:"#/properties/verifiable_addresses/type",keyword:"type",params:{type: "array"},schema:schema4.properties.verifiable_addresses.type,parentSchema:schema4.properties.verifiable_addresses,data:data13};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"credentials":true,"external_id":true,"metadata_admin":true,"metadata_public":true,"organization_id":true,"recovery_addresses":true,"region":true,"schema_id":true,"state":true,"traits":true,"verifiable_addresses":true},"dynamicProps":false,"dynamicItems":false};


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
validate3.evaluated = {"props":{"credentials":true,"external_id":true,"metadata_admin":true,"metadata_public":true,"organization_id":true,"recovery_addresses":true,"region":true,"schema_id":true,"state":true,"traits":true,"verifiable_addresses":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate47;
const schema38 = {"$id":"contract:/batchPatchIdentities.body","$ref":"contract:/components/schemas/patchIdentitiesBody"};
const schema39 = {"$id":"contract:/components/schemas/patchIdentitiesBody","type":"object","properties":{"identities":{"type":"array","items":{"$ref":"contract:/components/schemas/identityPatch"}}}};
const schema40 = {"$id":"contract:/components/schemas/identityPatch","type":"object","properties":{"create":{"$ref":"contract:/components/schemas/createIdentityBody"},"patch_id":{"type":"string","format":"uuid"}}};

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
if(data.create !== undefined){
if(!(validate4.call(this, data.create, {instancePath:instancePath+"/create",parentData:data,parentDataProperty:"create",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.patch_id !== undefined){
let data1 = data.patch_id;
if(typeof data1 === "string"){
if(!(formats1.test(data1))){
const err0 = {instancePath:instancePath+"/patch_id",schemaPath:"#/properties/patch_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema40.properties.patch_id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/patch_id",schemaPath:"#/properties/patch_id/type",keyword:"type",params:{type: "string"},schema:schema40.properties.patch_id.type,parentSchema:schema40.properties.patch_id,data:data1};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"create":true,"patch_id":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.identities !== undefined){
let data0 = data.identities;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate49.call(this, data0[i0], {instancePath:instancePath+"/identities/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate49.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/identities",schemaPath:"#/properties/identities/type",keyword:"type",params:{type: "array"},schema:schema39.properties.identities.type,parentSchema:schema39.properties.identities,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"identities":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate48.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate48.errors);
errors = vErrors.length;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"identities":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate53;
const schema41 = {"$id":"contract:/getIdentityByExternalID.parameters","type":"object","properties":{"path":{"type":"object","properties":{"externalID":{"type":"string"}},"required":["externalID"]},"query":{"type":"object","properties":{"include_credential":{"type":"array","items":{"enum":["password","oidc","totp","lookup_secret","webauthn","code","passkey","profile","saml","deviceauthn","identifier_first","link_recovery","code_recovery"],"type":"string"}}},"required":[]}},"required":["path","query"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema41.required,parentSchema:schema41,data};
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
if(data0.externalID === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "externalID"},schema:schema41.properties.path.required,parentSchema:schema41.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.externalID !== undefined){
let data1 = data0.externalID;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/externalID",schemaPath:"#/properties/path/properties/externalID/type",keyword:"type",params:{type: "string"},schema:schema41.properties.path.properties.externalID.type,parentSchema:schema41.properties.path.properties.externalID,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema41.properties.path.type,parentSchema:schema41.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.include_credential !== undefined){
let data3 = data2.include_credential;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/query/include_credential/" + i0,schemaPath:"#/properties/query/properties/include_credential/items/type",keyword:"type",params:{type: "string"},schema:schema41.properties.query.properties.include_credential.items.type,parentSchema:schema41.properties.query.properties.include_credential.items,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((((((((((data4 === "password") || (data4 === "oidc")) || (data4 === "totp")) || (data4 === "lookup_secret")) || (data4 === "webauthn")) || (data4 === "code")) || (data4 === "passkey")) || (data4 === "profile")) || (data4 === "saml")) || (data4 === "deviceauthn")) || (data4 === "identifier_first")) || (data4 === "link_recovery")) || (data4 === "code_recovery"))){
const err6 = {instancePath:instancePath+"/query/include_credential/" + i0,schemaPath:"#/properties/query/properties/include_credential/items/enum",keyword:"enum",params:{allowedValues: schema41.properties.query.properties.include_credential.items.enum},schema:schema41.properties.query.properties.include_credential.items.enum,parentSchema:schema41.properties.query.properties.include_credential.items,data:data4};
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
const err7 = {instancePath:instancePath+"/query/include_credential",schemaPath:"#/properties/query/properties/include_credential/type",keyword:"type",params:{type: "array"},schema:schema41.properties.query.properties.include_credential.type,parentSchema:schema41.properties.query.properties.include_credential,data:data3};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema41.properties.query.type,parentSchema:schema41.properties.query,data:data2};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate54;
const schema42 = {"$id":"contract:/getIdentity.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},"query":{"type":"object","properties":{"include_credential":{"type":"array","items":{"enum":["password","oidc","totp","lookup_secret","webauthn","code","passkey","profile","saml","deviceauthn","identifier_first","link_recovery","code_recovery"],"type":"string"}}},"required":[]}},"required":["path","query"]};

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
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema42.required,parentSchema:schema42,data};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema42.properties.path.required,parentSchema:schema42.properties.path,data:data0};
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
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema42.properties.path.properties.id.type,parentSchema:schema42.properties.path.properties.id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema42.properties.path.type,parentSchema:schema42.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.include_credential !== undefined){
let data3 = data2.include_credential;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/query/include_credential/" + i0,schemaPath:"#/properties/query/properties/include_credential/items/type",keyword:"type",params:{type: "string"},schema:schema42.properties.query.properties.include_credential.items.type,parentSchema:schema42.properties.query.properties.include_credential.items,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((((((((((data4 === "password") || (data4 === "oidc")) || (data4 === "totp")) || (data4 === "lookup_secret")) || (data4 === "webauthn")) || (data4 === "code")) || (data4 === "passkey")) || (data4 === "profile")) || (data4 === "saml")) || (data4 === "deviceauthn")) || (data4 === "identifier_first")) || (data4 === "link_recovery")) || (data4 === "code_recovery"))){
const err6 = {instancePath:instancePath+"/query/include_credential/" + i0,schemaPath:"#/properties/query/properties/include_credential/items/enum",keyword:"enum",params:{allowedValues: schema42.properties.query.properties.include_credential.items.enum},schema:schema42.properties.query.properties.include_credential.items.enum,parentSchema:schema42.properties.query.properties.include_credential.items,data:data4};
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
const err7 = {instancePath:instancePath+"/query/include_credential",schemaPath:"#/properties/query/properties/include_credential/type",keyword:"type",params:{type: "array"},schema:schema42.properties.query.properties.include_credential.type,parentSchema:schema42.properties.query.properties.include_credential,data:data3};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema42.properties.query.type,parentSchema:schema42.properties.query,data:data2};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate55;
const schema43 = {"$id":"contract:/updateIdentity.body","$ref":"contract:/components/schemas/updateIdentityBody"};
const schema44 = {"$id":"contract:/components/schemas/updateIdentityBody","type":"object","required":["schema_id","traits","state"],"properties":{"credentials":{"$ref":"contract:/components/schemas/identityWithCredentials"},"external_id":{"type":"string"},"metadata_admin":{"type":"object"},"metadata_public":{"type":"object"},"region":{"type":"string","enum":["eu-central","asia-northeast","us-east","us-west","eu","asia","us","global"]},"schema_id":{"type":"string"},"state":{"type":"string","enum":["active","inactive"]},"traits":{"type":"object"}}};

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
if(data.schema_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema_id"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.traits === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "traits"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.state === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.credentials !== undefined){
if(!(validate5.call(this, data.credentials, {instancePath:instancePath+"/credentials",parentData:data,parentDataProperty:"credentials",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.external_id !== undefined){
let data1 = data.external_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/type",keyword:"type",params:{type: "string"},schema:schema44.properties.external_id.type,parentSchema:schema44.properties.external_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.metadata_admin !== undefined){
let data2 = data.metadata_admin;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err4 = {instancePath:instancePath+"/metadata_admin",schemaPath:"#/properties/metadata_admin/type",keyword:"type",params:{type: "object"},schema:schema44.properties.metadata_admin.type,parentSchema:schema44.properties.metadata_admin,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.metadata_public !== undefined){
let data3 = data.metadata_public;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err5 = {instancePath:instancePath+"/metadata_public",schemaPath:"#/properties/metadata_public/type",keyword:"type",params:{type: "object"},schema:schema44.properties.metadata_public.type,parentSchema:schema44.properties.metadata_public,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.region !== undefined){
let data4 = data.region;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},schema:schema44.properties.region.type,parentSchema:schema44.properties.region,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((((((data4 === "eu-central") || (data4 === "asia-northeast")) || (data4 === "us-east")) || (data4 === "us-west")) || (data4 === "eu")) || (data4 === "asia")) || (data4 === "us")) || (data4 === "global"))){
const err7 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/enum",keyword:"enum",params:{allowedValues: schema44.properties.region.enum},schema:schema44.properties.region.enum,parentSchema:schema44.properties.region,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.schema_id !== undefined){
let data5 = data.schema_id;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/schema_id",schemaPath:"#/properties/schema_id/type",keyword:"type",params:{type: "string"},schema:schema44.properties.schema_id.type,parentSchema:schema44.properties.schema_id,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.state !== undefined){
let data6 = data.state;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},schema:schema44.properties.state.type,parentSchema:schema44.properties.state,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data6 === "active") || (data6 === "inactive"))){
const err10 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema44.properties.state.enum},schema:schema44.properties.state.enum,parentSchema:schema44.properties.state,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.traits !== undefined){
let data7 = data.traits;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err11 = {instancePath:instancePath+"/traits",schemaPath:"#/properties/traits/type",keyword:"type",params:{type: "object"},schema:schema44.properties.traits.type,parentSchema:schema44.properties.traits,data:data7};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"credentials":true,"external_id":true,"metadata_admin":true,"metadata_public":true,"region":true,"schema_id":true,"state":true,"traits":true},"dynamicProps":false,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate56.errors);
errors = vErrors.length;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"credentials":true,"external_id":true,"metadata_admin":true,"metadata_public":true,"region":true,"schema_id":true,"state":true,"traits":true},"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate59;
const schema45 = {"$id":"contract:/patchIdentity.body","$ref":"contract:/components/schemas/jsonPatchDocument"};
const schema46 = {"$id":"contract:/components/schemas/jsonPatchDocument","type":"array","items":{"$ref":"contract:/components/schemas/jsonPatch"}};
const schema47 = {"$id":"contract:/components/schemas/jsonPatch","type":"object","required":["op","path"],"properties":{"from":{"type":"string"},"op":{"type":"string"},"path":{"type":"string"},"value":{}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.op === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/jsonPatch/required",keyword:"required",params:{missingProperty: "op"},schema:schema47.required,parentSchema:schema47,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.path === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/jsonPatch/required",keyword:"required",params:{missingProperty: "path"},schema:schema47.required,parentSchema:schema47,data:data0};
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
const err2 = {instancePath:instancePath+"/" + i0+"/from",schemaPath:"contract:/components/schemas/jsonPatch/properties/from/type",keyword:"type",params:{type: "string"},schema:schema47.properties.from.type,parentSchema:schema47.properties.from,data:data1};
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
const err3 = {instancePath:instancePath+"/" + i0+"/op",schemaPath:"contract:/components/schemas/jsonPatch/properties/op/type",keyword:"type",params:{type: "string"},schema:schema47.properties.op.type,parentSchema:schema47.properties.op,data:data2};
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
const err4 = {instancePath:instancePath+"/" + i0+"/path",schemaPath:"contract:/components/schemas/jsonPatch/properties/path/type",keyword:"type",params:{type: "string"},schema:schema47.properties.path.type,parentSchema:schema47.properties.path,data:data3};
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
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"contract:/components/schemas/jsonPatch/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate60.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate60.errors);
errors = vErrors.length;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate62;
const schema48 = {"$id":"contract:/deleteIdentityCredentials.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string"},"type":{"enum":["password","oidc","totp","lookup_secret","webauthn","code","passkey","profile","saml","deviceauthn","identifier_first","link_recovery","code_recovery"],"type":"string"}},"required":["id","type"]},"query":{"type":"object","properties":{"identifier":{"type":"string"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema48.required,parentSchema:schema48,data};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema48.properties.path.required,parentSchema:schema48.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.type === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "type"},schema:schema48.properties.path.required,parentSchema:schema48.properties.path,data:data0};
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
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema48.properties.path.properties.id.type,parentSchema:schema48.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.type !== undefined){
let data2 = data0.type;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/type",schemaPath:"#/properties/path/properties/type/type",keyword:"type",params:{type: "string"},schema:schema48.properties.path.properties.type.type,parentSchema:schema48.properties.path.properties.type,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((((((((((data2 === "password") || (data2 === "oidc")) || (data2 === "totp")) || (data2 === "lookup_secret")) || (data2 === "webauthn")) || (data2 === "code")) || (data2 === "passkey")) || (data2 === "profile")) || (data2 === "saml")) || (data2 === "deviceauthn")) || (data2 === "identifier_first")) || (data2 === "link_recovery")) || (data2 === "code_recovery"))){
const err6 = {instancePath:instancePath+"/path/type",schemaPath:"#/properties/path/properties/type/enum",keyword:"enum",params:{allowedValues: schema48.properties.path.properties.type.enum},schema:schema48.properties.path.properties.type.enum,parentSchema:schema48.properties.path.properties.type,data:data2};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema48.properties.path.type,parentSchema:schema48.properties.path,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.identifier !== undefined){
let data4 = data3.identifier;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/query/identifier",schemaPath:"#/properties/query/properties/identifier/type",keyword:"type",params:{type: "string"},schema:schema48.properties.query.properties.identifier.type,parentSchema:schema48.properties.query.properties.identifier,data:data4};
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
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema48.properties.query.type,parentSchema:schema48.properties.query,data:data3};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate63;
const schema49 = {"$id":"contract:/listIdentitySessions.parameters","type":"object","properties":{"query":{"type":"object","properties":{"per_page":{"int64":{"maximum":1000,"minimum":1}},"page":{"int64":{}},"page_size":{"int64":{"maximum":500,"minimum":1}},"page_token":{"type":"string"},"active":{"type":"boolean"}},"required":[]},"path":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]}},"required":["query","path"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.per_page !== undefined){
let data1 = data0.per_page;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data0, "per_page")) || data1 < 1 || data1 > 1000){
const err2 = {instancePath:instancePath+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/int64",keyword:"int64",params:{},schema:schema49.properties.query.properties.per_page.int64,parentSchema:schema49.properties.query.properties.per_page,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.page !== undefined){
let data2 = data0.page;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data0, "page")) || false){
const err3 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema49.properties.query.properties.page.int64,parentSchema:schema49.properties.query.properties.page,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.page_size !== undefined){
let data3 = data0.page_size;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data0, "page_size")) || data3 < 1 || data3 > 500){
const err4 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema49.properties.query.properties.page_size.int64,parentSchema:schema49.properties.query.properties.page_size,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.page_token !== undefined){
let data4 = data0.page_token;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/query/page_token",schemaPath:"#/properties/query/properties/page_token/type",keyword:"type",params:{type: "string"},schema:schema49.properties.query.properties.page_token.type,parentSchema:schema49.properties.query.properties.page_token,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.active !== undefined){
let data5 = data0.active;
if(typeof data5 !== "boolean"){
const err6 = {instancePath:instancePath+"/query/active",schemaPath:"#/properties/query/properties/active/type",keyword:"type",params:{type: "boolean"},schema:schema49.properties.query.properties.active.type,parentSchema:schema49.properties.query.properties.active,data:data5};
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
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema49.properties.query.type,parentSchema:schema49.properties.query,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.path !== undefined){
let data6 = data.path;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.id === undefined){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema49.properties.path.required,parentSchema:schema49.properties.path,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data6.id !== undefined){
let data7 = data6.id;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema49.properties.path.properties.id.type,parentSchema:schema49.properties.path.properties.id,data:data7};
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
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema49.properties.path.type,parentSchema:schema49.properties.path,data:data6};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"query":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate64;
const schema50 = {"$id":"contract:/createRecoveryCodeForIdentity.body","$ref":"contract:/components/schemas/createRecoveryCodeForIdentityBody"};
const schema51 = {"$id":"contract:/components/schemas/createRecoveryCodeForIdentityBody","type":"object","required":["identity_id"],"properties":{"expires_in":{"type":"string","pattern":"^([0-9]+([.][0-9]+)?(ns|us|µs|ms|s|m|h))+$"},"flow_type":{"$ref":"contract:/components/schemas/selfServiceFlowType"},"identity_id":{"type":"string","format":"uuid"}}};
const schema52 = {"$id":"contract:/components/schemas/selfServiceFlowType","type":"string"};
const pattern0 = new RegExp("^([0-9]+([.][0-9]+)?(ns|us|µs|ms|s|m|h))+$", "u");

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
if(data.identity_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identity_id"},schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.expires_in !== undefined){
let data0 = data.expires_in;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err1 = {instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/pattern",keyword:"pattern",params:{pattern: "^([0-9]+([.][0-9]+)?(ns|us|µs|ms|s|m|h))+$"},schema:"^([0-9]+([.][0-9]+)?(ns|us|µs|ms|s|m|h))+$",parentSchema:schema51.properties.expires_in,data:data0};
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
const err2 = {instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/type",keyword:"type",params:{type: "string"},schema:schema51.properties.expires_in.type,parentSchema:schema51.properties.expires_in,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.flow_type !== undefined){
let data1 = data.flow_type;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/flow_type",schemaPath:"contract:/components/schemas/selfServiceFlowType/type",keyword:"type",params:{type: "string"},schema:schema52.type,parentSchema:schema52,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.identity_id !== undefined){
let data2 = data.identity_id;
if(typeof data2 === "string"){
if(!(formats1.test(data2))){
const err4 = {instancePath:instancePath+"/identity_id",schemaPath:"#/properties/identity_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema51.properties.identity_id,data:data2};
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
const err5 = {instancePath:instancePath+"/identity_id",schemaPath:"#/properties/identity_id/type",keyword:"type",params:{type: "string"},schema:schema51.properties.identity_id.type,parentSchema:schema51.properties.identity_id,data:data2};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema51.type,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"expires_in":true,"flow_type":true,"identity_id":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate65.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate65.errors);
errors = vErrors.length;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"expires_in":true,"flow_type":true,"identity_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate67;
const schema53 = {"$id":"contract:/createRecoveryLinkForIdentity.parameters","type":"object","properties":{"query":{"type":"object","properties":{"return_to":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema53.required,parentSchema:schema53,data};
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
if(data0.return_to !== undefined){
let data1 = data0.return_to;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/return_to",schemaPath:"#/properties/query/properties/return_to/type",keyword:"type",params:{type: "string"},schema:schema53.properties.query.properties.return_to.type,parentSchema:schema53.properties.query.properties.return_to,data:data1};
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
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema53.properties.query.type,parentSchema:schema53.properties.query,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema53.type,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate68;
const schema54 = {"$id":"contract:/createRecoveryLinkForIdentity.body","$ref":"contract:/components/schemas/createRecoveryLinkForIdentityBody"};
const schema55 = {"$id":"contract:/components/schemas/createRecoveryLinkForIdentityBody","type":"object","required":["identity_id"],"properties":{"expires_in":{"type":"string","pattern":"^([0-9]+([.][0-9]+)?(ns|us|µs|ms|s|m|h))+$"},"identity_id":{"type":"string","format":"uuid"}}};

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
if(data.identity_id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/createRecoveryLinkForIdentityBody/required",keyword:"required",params:{missingProperty: "identity_id"},schema:schema55.required,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.expires_in !== undefined){
let data0 = data.expires_in;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err1 = {instancePath:instancePath+"/expires_in",schemaPath:"contract:/components/schemas/createRecoveryLinkForIdentityBody/properties/expires_in/pattern",keyword:"pattern",params:{pattern: "^([0-9]+([.][0-9]+)?(ns|us|µs|ms|s|m|h))+$"},schema:"^([0-9]+([.][0-9]+)?(ns|us|µs|ms|s|m|h))+$",parentSchema:schema55.properties.expires_in,data:data0};
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
const err2 = {instancePath:instancePath+"/expires_in",schemaPath:"contract:/components/schemas/createRecoveryLinkForIdentityBody/properties/expires_in/type",keyword:"type",params:{type: "string"},schema:schema55.properties.expires_in.type,parentSchema:schema55.properties.expires_in,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.identity_id !== undefined){
let data1 = data.identity_id;
if(typeof data1 === "string"){
if(!(formats1.test(data1))){
const err3 = {instancePath:instancePath+"/identity_id",schemaPath:"contract:/components/schemas/createRecoveryLinkForIdentityBody/properties/identity_id/format",keyword:"format",params:{format: "uuid"},schema:"uuid",parentSchema:schema55.properties.identity_id,data:data1};
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
const err4 = {instancePath:instancePath+"/identity_id",schemaPath:"contract:/components/schemas/createRecoveryLinkForIdentityBody/properties/identity_id/type",keyword:"type",params:{type: "string"},schema:schema55.properties.identity_id.type,parentSchema:schema55.properties.identity_id,data:data1};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/createRecoveryLinkForIdentityBody/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"expires_in":true,"identity_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate69;
const schema56 = {"$id":"contract:/listSessions.parameters","type":"object","properties":{"query":{"type":"object","properties":{"page_size":{"int64":{"maximum":1000,"minimum":1}},"page_token":{"type":"string"},"active":{"type":"boolean"},"expand":{"type":"array","items":{"enum":["identity","devices"],"type":"string"}}},"required":[]}},"required":["query"]};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema56.required,parentSchema:schema56,data};
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
const err1 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema56.properties.query.properties.page_size.int64,parentSchema:schema56.properties.query.properties.page_size,data:data1};
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
const err2 = {instancePath:instancePath+"/query/page_token",schemaPath:"#/properties/query/properties/page_token/type",keyword:"type",params:{type: "string"},schema:schema56.properties.query.properties.page_token.type,parentSchema:schema56.properties.query.properties.page_token,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.active !== undefined){
let data3 = data0.active;
if(typeof data3 !== "boolean"){
const err3 = {instancePath:instancePath+"/query/active",schemaPath:"#/properties/query/properties/active/type",keyword:"type",params:{type: "boolean"},schema:schema56.properties.query.properties.active.type,parentSchema:schema56.properties.query.properties.active,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.expand !== undefined){
let data4 = data0.expand;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/query/expand/" + i0,schemaPath:"#/properties/query/properties/expand/items/type",keyword:"type",params:{type: "string"},schema:schema56.properties.query.properties.expand.items.type,parentSchema:schema56.properties.query.properties.expand.items,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data5 === "identity") || (data5 === "devices"))){
const err5 = {instancePath:instancePath+"/query/expand/" + i0,schemaPath:"#/properties/query/properties/expand/items/enum",keyword:"enum",params:{allowedValues: schema56.properties.query.properties.expand.items.enum},schema:schema56.properties.query.properties.expand.items.enum,parentSchema:schema56.properties.query.properties.expand.items,data:data5};
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
const err6 = {instancePath:instancePath+"/query/expand",schemaPath:"#/properties/query/properties/expand/type",keyword:"type",params:{type: "array"},schema:schema56.properties.query.properties.expand.type,parentSchema:schema56.properties.query.properties.expand,data:data4};
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
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema56.properties.query.type,parentSchema:schema56.properties.query,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate70;
const schema57 = {"$id":"contract:/manageSessions.body","$ref":"contract:/components/schemas/manageSessionsBody"};
const schema58 = {"$id":"contract:/components/schemas/manageSessionsBody","type":"object","required":["action"],"properties":{"action":{"type":"string","enum":["disable","delete"]},"identities":{"type":"array","items":{"type":"string"}},"sessions":{"type":"array","items":{"type":"string"}}}};

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
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/manageSessionsBody/required",keyword:"required",params:{missingProperty: "action"},schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/action",schemaPath:"contract:/components/schemas/manageSessionsBody/properties/action/type",keyword:"type",params:{type: "string"},schema:schema58.properties.action.type,parentSchema:schema58.properties.action,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "disable") || (data0 === "delete"))){
const err2 = {instancePath:instancePath+"/action",schemaPath:"contract:/components/schemas/manageSessionsBody/properties/action/enum",keyword:"enum",params:{allowedValues: schema58.properties.action.enum},schema:schema58.properties.action.enum,parentSchema:schema58.properties.action,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.identities !== undefined){
let data1 = data.identities;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/identities/" + i0,schemaPath:"contract:/components/schemas/manageSessionsBody/properties/identities/items/type",keyword:"type",params:{type: "string"},schema:schema58.properties.identities.items.type,parentSchema:schema58.properties.identities.items,data:data2};
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
const err4 = {instancePath:instancePath+"/identities",schemaPath:"contract:/components/schemas/manageSessionsBody/properties/identities/type",keyword:"type",params:{type: "array"},schema:schema58.properties.identities.type,parentSchema:schema58.properties.identities,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sessions !== undefined){
let data3 = data.sessions;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/sessions/" + i1,schemaPath:"contract:/components/schemas/manageSessionsBody/properties/sessions/items/type",keyword:"type",params:{type: "string"},schema:schema58.properties.sessions.items.type,parentSchema:schema58.properties.sessions.items,data:data4};
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
const err6 = {instancePath:instancePath+"/sessions",schemaPath:"contract:/components/schemas/manageSessionsBody/properties/sessions/type",keyword:"type",params:{type: "array"},schema:schema58.properties.sessions.type,parentSchema:schema58.properties.sessions,data:data3};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/manageSessionsBody/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"action":true,"identities":true,"sessions":true},"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate71;
const schema59 = {"$id":"contract:/getSession.parameters","type":"object","properties":{"query":{"type":"object","properties":{"expand":{"type":"array","items":{"enum":["identity","devices"],"type":"string"}}},"required":[]},"path":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]}},"required":["query","path"]};

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
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.expand !== undefined){
let data1 = data0.expand;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/expand/" + i0,schemaPath:"#/properties/query/properties/expand/items/type",keyword:"type",params:{type: "string"},schema:schema59.properties.query.properties.expand.items.type,parentSchema:schema59.properties.query.properties.expand.items,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data2 === "identity") || (data2 === "devices"))){
const err3 = {instancePath:instancePath+"/query/expand/" + i0,schemaPath:"#/properties/query/properties/expand/items/enum",keyword:"enum",params:{allowedValues: schema59.properties.query.properties.expand.items.enum},schema:schema59.properties.query.properties.expand.items.enum,parentSchema:schema59.properties.query.properties.expand.items,data:data2};
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
const err4 = {instancePath:instancePath+"/query/expand",schemaPath:"#/properties/query/properties/expand/type",keyword:"type",params:{type: "array"},schema:schema59.properties.query.properties.expand.type,parentSchema:schema59.properties.query.properties.expand,data:data1};
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
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema59.properties.query.type,parentSchema:schema59.properties.query,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.path !== undefined){
let data3 = data.path;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema59.properties.path.required,parentSchema:schema59.properties.path,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema59.properties.path.properties.id.type,parentSchema:schema59.properties.path.properties.id,data:data4};
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
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema59.properties.path.type,parentSchema:schema59.properties.path,data:data3};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"query":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate72;
const schema60 = {"$id":"contract:/createTestLoginFlow.body","$ref":"contract:/components/schemas/createTestLoginFlowBody"};
const schema61 = {"$id":"contract:/components/schemas/createTestLoginFlowBody","type":"object","required":["provider_id"],"properties":{"provider_id":{"type":"string","maxLength":255}}};
const func0 = runtime["ajv/dist/runtime/ucs2length"].default;

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
if(data.provider_id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/createTestLoginFlowBody/required",keyword:"required",params:{missingProperty: "provider_id"},schema:schema61.required,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.provider_id !== undefined){
let data0 = data.provider_id;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err1 = {instancePath:instancePath+"/provider_id",schemaPath:"contract:/components/schemas/createTestLoginFlowBody/properties/provider_id/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema61.properties.provider_id,data:data0};
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
const err2 = {instancePath:instancePath+"/provider_id",schemaPath:"contract:/components/schemas/createTestLoginFlowBody/properties/provider_id/type",keyword:"type",params:{type: "string"},schema:schema61.properties.provider_id.type,parentSchema:schema61.properties.provider_id,data:data0};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/createTestLoginFlowBody/type",keyword:"type",params:{type: "object"},schema:schema61.type,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"provider_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate73;
const schema62 = {"$id":"contract:/listIdentitySchemas.parameters","type":"object","properties":{"query":{"type":"object","properties":{"per_page":{"int64":{"maximum":1000,"minimum":1}},"page":{"int64":{}},"page_size":{"int64":{"maximum":500,"minimum":1}},"page_token":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data0.per_page !== undefined){
let data1 = data0.per_page;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data0, "per_page")) || data1 < 1 || data1 > 1000){
const err1 = {instancePath:instancePath+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/int64",keyword:"int64",params:{},schema:schema62.properties.query.properties.per_page.int64,parentSchema:schema62.properties.query.properties.per_page,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.page !== undefined){
let data2 = data0.page;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data0, "page")) || false){
const err2 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema62.properties.query.properties.page.int64,parentSchema:schema62.properties.query.properties.page,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.page_size !== undefined){
let data3 = data0.page_size;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data0, "page_size")) || data3 < 1 || data3 > 500){
const err3 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema62.properties.query.properties.page_size.int64,parentSchema:schema62.properties.query.properties.page_size,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.page_token !== undefined){
let data4 = data0.page_token;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/query/page_token",schemaPath:"#/properties/query/properties/page_token/type",keyword:"type",params:{type: "string"},schema:schema62.properties.query.properties.page_token.type,parentSchema:schema62.properties.query.properties.page_token,data:data4};
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
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema62.properties.query.type,parentSchema:schema62.properties.query,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema62.type,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate74;
const schema63 = {"$id":"contract:/getFlowError.parameters","type":"object","properties":{"query":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]}},"required":["query"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema63.required,parentSchema:schema63,data};
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
if(data0.id === undefined){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "id"},schema:schema63.properties.query.required,parentSchema:schema63.properties.query,data:data0};
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
const err2 = {instancePath:instancePath+"/query/id",schemaPath:"#/properties/query/properties/id/type",keyword:"type",params:{type: "string"},schema:schema63.properties.query.properties.id.type,parentSchema:schema63.properties.query.properties.id,data:data1};
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
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema63.properties.query.type,parentSchema:schema63.properties.query,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate75;
const schema64 = {"$id":"contract:/updateFedcmFlow.body","$ref":"contract:/components/schemas/UpdateFedcmFlowBody"};
const schema65 = {"$id":"contract:/components/schemas/UpdateFedcmFlowBody","type":"object","required":["token","csrf_token"],"properties":{"csrf_token":{"type":"string"},"nonce":{"type":"string"},"token":{"type":"string"},"transient_payload":{"type":"object"}}};

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
if(data.token === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/UpdateFedcmFlowBody/required",keyword:"required",params:{missingProperty: "token"},schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.csrf_token === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/UpdateFedcmFlowBody/required",keyword:"required",params:{missingProperty: "csrf_token"},schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.csrf_token !== undefined){
let data0 = data.csrf_token;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/csrf_token",schemaPath:"contract:/components/schemas/UpdateFedcmFlowBody/properties/csrf_token/type",keyword:"type",params:{type: "string"},schema:schema65.properties.csrf_token.type,parentSchema:schema65.properties.csrf_token,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.nonce !== undefined){
let data1 = data.nonce;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/nonce",schemaPath:"contract:/components/schemas/UpdateFedcmFlowBody/properties/nonce/type",keyword:"type",params:{type: "string"},schema:schema65.properties.nonce.type,parentSchema:schema65.properties.nonce,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.token !== undefined){
let data2 = data.token;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/token",schemaPath:"contract:/components/schemas/UpdateFedcmFlowBody/properties/token/type",keyword:"type",params:{type: "string"},schema:schema65.properties.token.type,parentSchema:schema65.properties.token,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.transient_payload !== undefined){
let data3 = data.transient_payload;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err5 = {instancePath:instancePath+"/transient_payload",schemaPath:"contract:/components/schemas/UpdateFedcmFlowBody/properties/transient_payload/type",keyword:"type",params:{type: "object"},schema:schema65.properties.transient_payload.type,parentSchema:schema65.properties.transient_payload,data:data3};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/UpdateFedcmFlowBody/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"csrf_token":true,"nonce":true,"token":true,"transient_payload":true},"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate76;
const schema66 = {"$id":"contract:/updateLoginFlow.parameters","type":"object","properties":{"query":{"type":"object","properties":{"flow":{"type":"string"}},"required":["flow"]},"header":{"type":"object","properties":{"X-Session-Token":{"type":"string"},"Cookie":{"type":"string"}},"required":[]}},"required":["query","header"]};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.flow === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "flow"},schema:schema66.properties.query.required,parentSchema:schema66.properties.query,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.flow !== undefined){
let data1 = data0.flow;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/query/flow",schemaPath:"#/properties/query/properties/flow/type",keyword:"type",params:{type: "string"},schema:schema66.properties.query.properties.flow.type,parentSchema:schema66.properties.query.properties.flow,data:data1};
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
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema66.properties.query.type,parentSchema:schema66.properties.query,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["X-Session-Token"] !== undefined){
let data3 = data2["X-Session-Token"];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/header/X-Session-Token",schemaPath:"#/properties/header/properties/X-Session-Token/type",keyword:"type",params:{type: "string"},schema:schema66.properties.header.properties["X-Session-Token"].type,parentSchema:schema66.properties.header.properties["X-Session-Token"],data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.Cookie !== undefined){
let data4 = data2.Cookie;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/header/Cookie",schemaPath:"#/properties/header/properties/Cookie/type",keyword:"type",params:{type: "string"},schema:schema66.properties.header.properties.Cookie.type,parentSchema:schema66.properties.header.properties.Cookie,data:data4};
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
const err7 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema66.properties.header.type,parentSchema:schema66.properties.header,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema66.type,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate77;
const schema67 = {"$id":"contract:/updateLoginFlow.body","$ref":"contract:/components/schemas/updateLoginFlowBody"};
const schema68 = {"$id":"contract:/components/schemas/updateLoginFlowBody","type":"object"};

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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/updateLoginFlowBody/type",keyword:"type",params:{type: "object"},schema:schema68.type,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate78;
const schema69 = {"$id":"contract:/createNativeLoginFlow.parameters","type":"object","properties":{"query":{"type":"object","properties":{"refresh":{"type":"boolean"},"aal":{"type":"string"},"return_session_token_exchange_code":{"type":"boolean"},"return_to":{"type":"string"},"organization":{"type":"string"},"via":{"type":"string"},"identity_schema":{"type":"string"}},"required":[]},"header":{"type":"object","properties":{"X-Session-Token":{"type":"string"}},"required":[]}},"required":["query","header"]};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.refresh !== undefined){
let data1 = data0.refresh;
if(typeof data1 !== "boolean"){
const err2 = {instancePath:instancePath+"/query/refresh",schemaPath:"#/properties/query/properties/refresh/type",keyword:"type",params:{type: "boolean"},schema:schema69.properties.query.properties.refresh.type,parentSchema:schema69.properties.query.properties.refresh,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.aal !== undefined){
let data2 = data0.aal;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/query/aal",schemaPath:"#/properties/query/properties/aal/type",keyword:"type",params:{type: "string"},schema:schema69.properties.query.properties.aal.type,parentSchema:schema69.properties.query.properties.aal,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.return_session_token_exchange_code !== undefined){
let data3 = data0.return_session_token_exchange_code;
if(typeof data3 !== "boolean"){
const err4 = {instancePath:instancePath+"/query/return_session_token_exchange_code",schemaPath:"#/properties/query/properties/return_session_token_exchange_code/type",keyword:"type",params:{type: "boolean"},schema:schema69.properties.query.properties.return_session_token_exchange_code.type,parentSchema:schema69.properties.query.properties.return_session_token_exchange_code,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.return_to !== undefined){
let data4 = data0.return_to;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/query/return_to",schemaPath:"#/properties/query/properties/return_to/type",keyword:"type",params:{type: "string"},schema:schema69.properties.query.properties.return_to.type,parentSchema:schema69.properties.query.properties.return_to,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.organization !== undefined){
let data5 = data0.organization;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/query/organization",schemaPath:"#/properties/query/properties/organization/type",keyword:"type",params:{type: "string"},schema:schema69.properties.query.properties.organization.type,parentSchema:schema69.properties.query.properties.organization,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.via !== undefined){
let data6 = data0.via;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/query/via",schemaPath:"#/properties/query/properties/via/type",keyword:"type",params:{type: "string"},schema:schema69.properties.query.properties.via.type,parentSchema:schema69.properties.query.properties.via,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.identity_schema !== undefined){
let data7 = data0.identity_schema;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/query/identity_schema",schemaPath:"#/properties/query/properties/identity_schema/type",keyword:"type",params:{type: "string"},schema:schema69.properties.query.properties.identity_schema.type,parentSchema:schema69.properties.query.properties.identity_schema,data:data7};
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
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema69.properties.query.type,parentSchema:schema69.properties.query,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.header !== undefined){
let data8 = data.header;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8["X-Session-Token"] !== undefined){
let data9 = data8["X-Session-Token"];
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/header/X-Session-Token",schemaPath:"#/properties/header/properties/X-Session-Token/type",keyword:"type",params:{type: "string"},schema:schema69.properties.header.properties["X-Session-Token"].type,parentSchema:schema69.properties.header.properties["X-Session-Token"],data:data9};
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
const err11 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema69.properties.header.type,parentSchema:schema69.properties.header,data:data8};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema69.type,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate79;
const schema70 = {"$id":"contract:/createBrowserLoginFlow.parameters","type":"object","properties":{"query":{"type":"object","properties":{"refresh":{"type":"boolean"},"aal":{"type":"string"},"return_to":{"type":"string"},"login_challenge":{"type":"string"},"organization":{"type":"string"},"via":{"type":"string"},"identity_schema":{"type":"string"}},"required":[]},"header":{"type":"object","properties":{"Cookie":{"type":"string"}},"required":[]}},"required":["query","header"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema70.required,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema70.required,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.refresh !== undefined){
let data1 = data0.refresh;
if(typeof data1 !== "boolean"){
const err2 = {instancePath:instancePath+"/query/refresh",schemaPath:"#/properties/query/properties/refresh/type",keyword:"type",params:{type: "boolean"},schema:schema70.properties.query.properties.refresh.type,parentSchema:schema70.properties.query.properties.refresh,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.aal !== undefined){
let data2 = data0.aal;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/query/aal",schemaPath:"#/properties/query/properties/aal/type",keyword:"type",params:{type: "string"},schema:schema70.properties.query.properties.aal.type,parentSchema:schema70.properties.query.properties.aal,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.return_to !== undefined){
let data3 = data0.return_to;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/query/return_to",schemaPath:"#/properties/query/properties/return_to/type",keyword:"type",params:{type: "string"},schema:schema70.properties.query.properties.return_to.type,parentSchema:schema70.properties.query.properties.return_to,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.login_challenge !== undefined){
let data4 = data0.login_challenge;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/query/login_challenge",schemaPath:"#/properties/query/properties/login_challenge/type",keyword:"type",params:{type: "string"},schema:schema70.properties.query.properties.login_challenge.type,parentSchema:schema70.properties.query.properties.login_challenge,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.organization !== undefined){
let data5 = data0.organization;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/query/organization",schemaPath:"#/properties/query/properties/organization/type",keyword:"type",params:{type: "string"},schema:schema70.properties.query.properties.organization.type,parentSchema:schema70.properties.query.properties.organization,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.via !== undefined){
let data6 = data0.via;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/query/via",schemaPath:"#/properties/query/properties/via/type",keyword:"type",params:{type: "string"},schema:schema70.properties.query.properties.via.type,parentSchema:schema70.properties.query.properties.via,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.identity_schema !== undefined){
let data7 = data0.identity_schema;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/query/identity_schema",schemaPath:"#/properties/query/properties/identity_schema/type",keyword:"type",params:{type: "string"},schema:schema70.properties.query.properties.identity_schema.type,parentSchema:schema70.properties.query.properties.identity_schema,data:data7};
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
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema70.properties.query.type,parentSchema:schema70.properties.query,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.header !== undefined){
let data8 = data.header;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.Cookie !== undefined){
let data9 = data8.Cookie;
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/header/Cookie",schemaPath:"#/properties/header/properties/Cookie/type",keyword:"type",params:{type: "string"},schema:schema70.properties.header.properties.Cookie.type,parentSchema:schema70.properties.header.properties.Cookie,data:data9};
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
const err11 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema70.properties.header.type,parentSchema:schema70.properties.header,data:data8};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate80;
const schema71 = {"$id":"contract:/getLoginFlow.parameters","type":"object","properties":{"query":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},"header":{"type":"object","properties":{"Cookie":{"type":"string"}},"required":[]}},"required":["query","header"]};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema71.required,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema71.required,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "id"},schema:schema71.properties.query.required,parentSchema:schema71.properties.query,data:data0};
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
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/query/id",schemaPath:"#/properties/query/properties/id/type",keyword:"type",params:{type: "string"},schema:schema71.properties.query.properties.id.type,parentSchema:schema71.properties.query.properties.id,data:data1};
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
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema71.properties.query.type,parentSchema:schema71.properties.query,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.Cookie !== undefined){
let data3 = data2.Cookie;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/header/Cookie",schemaPath:"#/properties/header/properties/Cookie/type",keyword:"type",params:{type: "string"},schema:schema71.properties.header.properties.Cookie.type,parentSchema:schema71.properties.header.properties.Cookie,data:data3};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema71.properties.header.type,parentSchema:schema71.properties.header,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate81;
const schema72 = {"$id":"contract:/updateLogoutFlow.parameters","type":"object","properties":{"query":{"type":"object","properties":{"token":{"type":"string"},"return_to":{"type":"string"}},"required":[]},"header":{"type":"object","properties":{"Cookie":{"type":"string"}},"required":[]}},"required":["query","header"]};

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
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.token !== undefined){
let data1 = data0.token;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/query/token",schemaPath:"#/properties/query/properties/token/type",keyword:"type",params:{type: "string"},schema:schema72.properties.query.properties.token.type,parentSchema:schema72.properties.query.properties.token,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.return_to !== undefined){
let data2 = data0.return_to;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/query/return_to",schemaPath:"#/properties/query/properties/return_to/type",keyword:"type",params:{type: "string"},schema:schema72.properties.query.properties.return_to.type,parentSchema:schema72.properties.query.properties.return_to,data:data2};
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
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema72.properties.query.type,parentSchema:schema72.properties.query,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.Cookie !== undefined){
let data4 = data3.Cookie;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/header/Cookie",schemaPath:"#/properties/header/properties/Cookie/type",keyword:"type",params:{type: "string"},schema:schema72.properties.header.properties.Cookie.type,parentSchema:schema72.properties.header.properties.Cookie,data:data4};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema72.properties.header.type,parentSchema:schema72.properties.header,data:data3};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema72.type,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate82;
const schema73 = {"$id":"contract:/performNativeLogout.body","$ref":"contract:/components/schemas/performNativeLogoutBody"};
const schema74 = {"$id":"contract:/components/schemas/performNativeLogoutBody","type":"object","required":["session_token"],"properties":{"session_token":{"type":"string"}}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session_token === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/performNativeLogoutBody/required",keyword:"required",params:{missingProperty: "session_token"},schema:schema74.required,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.session_token !== undefined){
let data0 = data.session_token;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/session_token",schemaPath:"contract:/components/schemas/performNativeLogoutBody/properties/session_token/type",keyword:"type",params:{type: "string"},schema:schema74.properties.session_token.type,parentSchema:schema74.properties.session_token,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/performNativeLogoutBody/type",keyword:"type",params:{type: "object"},schema:schema74.type,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"session_token":true},"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate83;
const schema75 = {"$id":"contract:/createBrowserLogoutFlow.parameters","type":"object","properties":{"header":{"type":"object","properties":{"cookie":{"type":"string"}},"required":[]},"query":{"type":"object","properties":{"return_to":{"type":"string"}},"required":[]}},"required":["header","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.cookie !== undefined){
let data1 = data0.cookie;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/header/cookie",schemaPath:"#/properties/header/properties/cookie/type",keyword:"type",params:{type: "string"},schema:schema75.properties.header.properties.cookie.type,parentSchema:schema75.properties.header.properties.cookie,data:data1};
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
const err3 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema75.properties.header.type,parentSchema:schema75.properties.header,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.return_to !== undefined){
let data3 = data2.return_to;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/query/return_to",schemaPath:"#/properties/query/properties/return_to/type",keyword:"type",params:{type: "string"},schema:schema75.properties.query.properties.return_to.type,parentSchema:schema75.properties.query.properties.return_to,data:data3};
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
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema75.properties.query.type,parentSchema:schema75.properties.query,data:data2};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema75.type,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate84;
const schema76 = {"$id":"contract:/updateRecoveryFlow.parameters","type":"object","properties":{"query":{"type":"object","properties":{"flow":{"type":"string"},"token":{"type":"string"}},"required":["flow"]},"header":{"type":"object","properties":{"Cookie":{"type":"string"}},"required":[]}},"required":["query","header"]};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.flow === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "flow"},schema:schema76.properties.query.required,parentSchema:schema76.properties.query,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.flow !== undefined){
let data1 = data0.flow;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/query/flow",schemaPath:"#/properties/query/properties/flow/type",keyword:"type",params:{type: "string"},schema:schema76.properties.query.properties.flow.type,parentSchema:schema76.properties.query.properties.flow,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.token !== undefined){
let data2 = data0.token;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/query/token",schemaPath:"#/properties/query/properties/token/type",keyword:"type",params:{type: "string"},schema:schema76.properties.query.properties.token.type,parentSchema:schema76.properties.query.properties.token,data:data2};
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
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema76.properties.query.type,parentSchema:schema76.properties.query,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.Cookie !== undefined){
let data4 = data3.Cookie;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/header/Cookie",schemaPath:"#/properties/header/properties/Cookie/type",keyword:"type",params:{type: "string"},schema:schema76.properties.header.properties.Cookie.type,parentSchema:schema76.properties.header.properties.Cookie,data:data4};
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
const err7 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema76.properties.header.type,parentSchema:schema76.properties.header,data:data3};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v30 = validate85;
const schema77 = {"$id":"contract:/updateRecoveryFlow.body","$ref":"contract:/components/schemas/updateRecoveryFlowBody"};
const schema78 = {"$id":"contract:/components/schemas/updateRecoveryFlowBody","type":"object"};

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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/updateRecoveryFlowBody/type",keyword:"type",params:{type: "object"},schema:schema78.type,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v31 = validate86;
const schema79 = {"$id":"contract:/createBrowserRecoveryFlow.parameters","type":"object","properties":{"query":{"type":"object","properties":{"return_to":{"type":"string"},"skip_settings":{"type":"string"}},"required":[]}},"required":["query"]};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema79.required,parentSchema:schema79,data};
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
if(data0.return_to !== undefined){
let data1 = data0.return_to;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/return_to",schemaPath:"#/properties/query/properties/return_to/type",keyword:"type",params:{type: "string"},schema:schema79.properties.query.properties.return_to.type,parentSchema:schema79.properties.query.properties.return_to,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.skip_settings !== undefined){
let data2 = data0.skip_settings;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/skip_settings",schemaPath:"#/properties/query/properties/skip_settings/type",keyword:"type",params:{type: "string"},schema:schema79.properties.query.properties.skip_settings.type,parentSchema:schema79.properties.query.properties.skip_settings,data:data2};
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
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema79.properties.query.type,parentSchema:schema79.properties.query,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema79.type,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v32 = validate87;
const schema80 = {"$id":"contract:/updateRegistrationFlow.parameters","type":"object","properties":{"query":{"type":"object","properties":{"flow":{"type":"string"}},"required":["flow"]},"header":{"type":"object","properties":{"Cookie":{"type":"string"}},"required":[]}},"required":["query","header"]};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.flow === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "flow"},schema:schema80.properties.query.required,parentSchema:schema80.properties.query,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.flow !== undefined){
let data1 = data0.flow;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/query/flow",schemaPath:"#/properties/query/properties/flow/type",keyword:"type",params:{type: "string"},schema:schema80.properties.query.properties.flow.type,parentSchema:schema80.properties.query.properties.flow,data:data1};
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
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema80.properties.query.type,parentSchema:schema80.properties.query,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.Cookie !== undefined){
let data3 = data2.Cookie;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/header/Cookie",schemaPath:"#/properties/header/properties/Cookie/type",keyword:"type",params:{type: "string"},schema:schema80.properties.header.properties.Cookie.type,parentSchema:schema80.properties.header.properties.Cookie,data:data3};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema80.properties.header.type,parentSchema:schema80.properties.header,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema80.type,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v33 = validate88;
const schema81 = {"$id":"contract:/updateRegistrationFlow.body","$ref":"contract:/components/schemas/updateRegistrationFlowBody"};
const schema82 = {"$id":"contract:/components/schemas/updateRegistrationFlowBody","type":"object"};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/updateRegistrationFlowBody/type",keyword:"type",params:{type: "object"},schema:schema82.type,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v34 = validate89;
const schema83 = {"$id":"contract:/createNativeRegistrationFlow.parameters","type":"object","properties":{"query":{"type":"object","properties":{"return_session_token_exchange_code":{"type":"boolean"},"return_to":{"type":"string"},"organization":{"type":"string"},"identity_schema":{"type":"string"}},"required":[]}},"required":["query"]};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema83.required,parentSchema:schema83,data};
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
if(data0.return_session_token_exchange_code !== undefined){
let data1 = data0.return_session_token_exchange_code;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/query/return_session_token_exchange_code",schemaPath:"#/properties/query/properties/return_session_token_exchange_code/type",keyword:"type",params:{type: "boolean"},schema:schema83.properties.query.properties.return_session_token_exchange_code.type,parentSchema:schema83.properties.query.properties.return_session_token_exchange_code,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.return_to !== undefined){
let data2 = data0.return_to;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/return_to",schemaPath:"#/properties/query/properties/return_to/type",keyword:"type",params:{type: "string"},schema:schema83.properties.query.properties.return_to.type,parentSchema:schema83.properties.query.properties.return_to,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.organization !== undefined){
let data3 = data0.organization;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/query/organization",schemaPath:"#/properties/query/properties/organization/type",keyword:"type",params:{type: "string"},schema:schema83.properties.query.properties.organization.type,parentSchema:schema83.properties.query.properties.organization,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.identity_schema !== undefined){
let data4 = data0.identity_schema;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/query/identity_schema",schemaPath:"#/properties/query/properties/identity_schema/type",keyword:"type",params:{type: "string"},schema:schema83.properties.query.properties.identity_schema.type,parentSchema:schema83.properties.query.properties.identity_schema,data:data4};
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
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema83.properties.query.type,parentSchema:schema83.properties.query,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema83.type,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v35 = validate90;
const schema84 = {"$id":"contract:/createBrowserRegistrationFlow.parameters","type":"object","properties":{"query":{"type":"object","properties":{"return_to":{"type":"string"},"login_challenge":{"type":"string"},"after_verification_return_to":{"type":"string"},"organization":{"type":"string"},"identity_schema":{"type":"string"}},"required":[]}},"required":["query"]};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema84.required,parentSchema:schema84,data};
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
if(data0.return_to !== undefined){
let data1 = data0.return_to;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/return_to",schemaPath:"#/properties/query/properties/return_to/type",keyword:"type",params:{type: "string"},schema:schema84.properties.query.properties.return_to.type,parentSchema:schema84.properties.query.properties.return_to,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.login_challenge !== undefined){
let data2 = data0.login_challenge;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/login_challenge",schemaPath:"#/properties/query/properties/login_challenge/type",keyword:"type",params:{type: "string"},schema:schema84.properties.query.properties.login_challenge.type,parentSchema:schema84.properties.query.properties.login_challenge,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.after_verification_return_to !== undefined){
let data3 = data0.after_verification_return_to;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/query/after_verification_return_to",schemaPath:"#/properties/query/properties/after_verification_return_to/type",keyword:"type",params:{type: "string"},schema:schema84.properties.query.properties.after_verification_return_to.type,parentSchema:schema84.properties.query.properties.after_verification_return_to,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.organization !== undefined){
let data4 = data0.organization;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/query/organization",schemaPath:"#/properties/query/properties/organization/type",keyword:"type",params:{type: "string"},schema:schema84.properties.query.properties.organization.type,parentSchema:schema84.properties.query.properties.organization,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.identity_schema !== undefined){
let data5 = data0.identity_schema;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/query/identity_schema",schemaPath:"#/properties/query/properties/identity_schema/type",keyword:"type",params:{type: "string"},schema:schema84.properties.query.properties.identity_schema.type,parentSchema:schema84.properties.query.properties.identity_schema,data:data5};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema84.properties.query.type,parentSchema:schema84.properties.query,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema84.type,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v36 = validate91;
const schema85 = {"$id":"contract:/updateSettingsFlow.body","$ref":"contract:/components/schemas/updateSettingsFlowBody"};
const schema86 = {"$id":"contract:/components/schemas/updateSettingsFlowBody","type":"object"};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/updateSettingsFlowBody/type",keyword:"type",params:{type: "object"},schema:schema86.type,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v37 = validate92;
const schema87 = {"$id":"contract:/createNativeSettingsFlow.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Session-Token":{"type":"string"}},"required":[]},"query":{"type":"object","properties":{"organization":{"type":"string"}},"required":[]}},"required":["header","query"]};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Session-Token"] !== undefined){
let data1 = data0["X-Session-Token"];
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/header/X-Session-Token",schemaPath:"#/properties/header/properties/X-Session-Token/type",keyword:"type",params:{type: "string"},schema:schema87.properties.header.properties["X-Session-Token"].type,parentSchema:schema87.properties.header.properties["X-Session-Token"],data:data1};
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
const err3 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema87.properties.header.type,parentSchema:schema87.properties.header,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.organization !== undefined){
let data3 = data2.organization;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/query/organization",schemaPath:"#/properties/query/properties/organization/type",keyword:"type",params:{type: "string"},schema:schema87.properties.query.properties.organization.type,parentSchema:schema87.properties.query.properties.organization,data:data3};
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
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema87.properties.query.type,parentSchema:schema87.properties.query,data:data2};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema87.type,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v38 = validate93;
const schema88 = {"$id":"contract:/createBrowserSettingsFlow.parameters","type":"object","properties":{"query":{"type":"object","properties":{"return_to":{"type":"string"},"organization":{"type":"string"}},"required":[]},"header":{"type":"object","properties":{"Cookie":{"type":"string"}},"required":[]}},"required":["query","header"]};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema88.required,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema88.required,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.return_to !== undefined){
let data1 = data0.return_to;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/query/return_to",schemaPath:"#/properties/query/properties/return_to/type",keyword:"type",params:{type: "string"},schema:schema88.properties.query.properties.return_to.type,parentSchema:schema88.properties.query.properties.return_to,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.organization !== undefined){
let data2 = data0.organization;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/query/organization",schemaPath:"#/properties/query/properties/organization/type",keyword:"type",params:{type: "string"},schema:schema88.properties.query.properties.organization.type,parentSchema:schema88.properties.query.properties.organization,data:data2};
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
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema88.properties.query.type,parentSchema:schema88.properties.query,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.Cookie !== undefined){
let data4 = data3.Cookie;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/header/Cookie",schemaPath:"#/properties/header/properties/Cookie/type",keyword:"type",params:{type: "string"},schema:schema88.properties.header.properties.Cookie.type,parentSchema:schema88.properties.header.properties.Cookie,data:data4};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema88.properties.header.type,parentSchema:schema88.properties.header,data:data3};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema88.type,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v39 = validate94;
const schema89 = {"$id":"contract:/getSettingsFlow.parameters","type":"object","properties":{"query":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},"header":{"type":"object","properties":{"X-Session-Token":{"type":"string"},"Cookie":{"type":"string"}},"required":[]}},"required":["query","header"]};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema89.required,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema89.required,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "id"},schema:schema89.properties.query.required,parentSchema:schema89.properties.query,data:data0};
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
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/query/id",schemaPath:"#/properties/query/properties/id/type",keyword:"type",params:{type: "string"},schema:schema89.properties.query.properties.id.type,parentSchema:schema89.properties.query.properties.id,data:data1};
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
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema89.properties.query.type,parentSchema:schema89.properties.query,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["X-Session-Token"] !== undefined){
let data3 = data2["X-Session-Token"];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/header/X-Session-Token",schemaPath:"#/properties/header/properties/X-Session-Token/type",keyword:"type",params:{type: "string"},schema:schema89.properties.header.properties["X-Session-Token"].type,parentSchema:schema89.properties.header.properties["X-Session-Token"],data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.Cookie !== undefined){
let data4 = data2.Cookie;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/header/Cookie",schemaPath:"#/properties/header/properties/Cookie/type",keyword:"type",params:{type: "string"},schema:schema89.properties.header.properties.Cookie.type,parentSchema:schema89.properties.header.properties.Cookie,data:data4};
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
const err7 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema89.properties.header.type,parentSchema:schema89.properties.header,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema89.type,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v40 = validate95;
const schema90 = {"$id":"contract:/updateVerificationFlow.body","$ref":"contract:/components/schemas/updateVerificationFlowBody"};
const schema91 = {"$id":"contract:/components/schemas/updateVerificationFlowBody","type":"object"};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/updateVerificationFlowBody/type",keyword:"type",params:{type: "object"},schema:schema91.type,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v41 = validate96;
const schema92 = {"$id":"contract:/getVerificationFlow.parameters","type":"object","properties":{"query":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},"header":{"type":"object","properties":{"cookie":{"type":"string"}},"required":[]}},"required":["query","header"]};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "id"},schema:schema92.properties.query.required,parentSchema:schema92.properties.query,data:data0};
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
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/query/id",schemaPath:"#/properties/query/properties/id/type",keyword:"type",params:{type: "string"},schema:schema92.properties.query.properties.id.type,parentSchema:schema92.properties.query.properties.id,data:data1};
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
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema92.properties.query.type,parentSchema:schema92.properties.query,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.cookie !== undefined){
let data3 = data2.cookie;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/header/cookie",schemaPath:"#/properties/header/properties/cookie/type",keyword:"type",params:{type: "string"},schema:schema92.properties.header.properties.cookie.type,parentSchema:schema92.properties.header.properties.cookie,data:data3};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema92.properties.header.type,parentSchema:schema92.properties.header,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema92.type,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v42 = validate97;
const schema93 = {"$id":"contract:/listMySessions.parameters","type":"object","properties":{"query":{"type":"object","properties":{"per_page":{"int64":{"maximum":1000,"minimum":1}},"page":{"int64":{}},"page_size":{"int64":{"maximum":500,"minimum":1}},"page_token":{"type":"string"}},"required":[]},"header":{"type":"object","properties":{"X-Session-Token":{"type":"string"},"Cookie":{"type":"string"}},"required":[]}},"required":["query","header"]};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema93.required,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema93.required,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.per_page !== undefined){
let data1 = data0.per_page;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data0, "per_page")) || data1 < 1 || data1 > 1000){
const err2 = {instancePath:instancePath+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/int64",keyword:"int64",params:{},schema:schema93.properties.query.properties.per_page.int64,parentSchema:schema93.properties.query.properties.per_page,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.page !== undefined){
let data2 = data0.page;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data0, "page")) || false){
const err3 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema93.properties.query.properties.page.int64,parentSchema:schema93.properties.query.properties.page,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.page_size !== undefined){
let data3 = data0.page_size;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data0, "page_size")) || data3 < 1 || data3 > 500){
const err4 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema93.properties.query.properties.page_size.int64,parentSchema:schema93.properties.query.properties.page_size,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.page_token !== undefined){
let data4 = data0.page_token;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/query/page_token",schemaPath:"#/properties/query/properties/page_token/type",keyword:"type",params:{type: "string"},schema:schema93.properties.query.properties.page_token.type,parentSchema:schema93.properties.query.properties.page_token,data:data4};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema93.properties.query.type,parentSchema:schema93.properties.query,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.header !== undefined){
let data5 = data.header;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5["X-Session-Token"] !== undefined){
let data6 = data5["X-Session-Token"];
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/header/X-Session-Token",schemaPath:"#/properties/header/properties/X-Session-Token/type",keyword:"type",params:{type: "string"},schema:schema93.properties.header.properties["X-Session-Token"].type,parentSchema:schema93.properties.header.properties["X-Session-Token"],data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data5.Cookie !== undefined){
let data7 = data5.Cookie;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/header/Cookie",schemaPath:"#/properties/header/properties/Cookie/type",keyword:"type",params:{type: "string"},schema:schema93.properties.header.properties.Cookie.type,parentSchema:schema93.properties.header.properties.Cookie,data:data7};
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
const err9 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema93.properties.header.type,parentSchema:schema93.properties.header,data:data5};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema93.type,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v43 = validate98;
const schema94 = {"$id":"contract:/disableMyOtherSessions.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Session-Token":{"type":"string"},"Cookie":{"type":"string"}},"required":[]}},"required":["header"]};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Session-Token"] !== undefined){
let data1 = data0["X-Session-Token"];
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/header/X-Session-Token",schemaPath:"#/properties/header/properties/X-Session-Token/type",keyword:"type",params:{type: "string"},schema:schema94.properties.header.properties["X-Session-Token"].type,parentSchema:schema94.properties.header.properties["X-Session-Token"],data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.Cookie !== undefined){
let data2 = data0.Cookie;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/header/Cookie",schemaPath:"#/properties/header/properties/Cookie/type",keyword:"type",params:{type: "string"},schema:schema94.properties.header.properties.Cookie.type,parentSchema:schema94.properties.header.properties.Cookie,data:data2};
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
const err3 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema94.properties.header.type,parentSchema:schema94.properties.header,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema94.type,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":{"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v44 = validate99;
const schema95 = {"$id":"contract:/exchangeSessionToken.parameters","type":"object","properties":{"query":{"type":"object","properties":{"init_code":{"type":"string"},"return_to_code":{"type":"string"}},"required":["init_code","return_to_code"]}},"required":["query"]};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema95.required,parentSchema:schema95,data};
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
if(data0.init_code === undefined){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "init_code"},schema:schema95.properties.query.required,parentSchema:schema95.properties.query,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.return_to_code === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "return_to_code"},schema:schema95.properties.query.required,parentSchema:schema95.properties.query,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.init_code !== undefined){
let data1 = data0.init_code;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/query/init_code",schemaPath:"#/properties/query/properties/init_code/type",keyword:"type",params:{type: "string"},schema:schema95.properties.query.properties.init_code.type,parentSchema:schema95.properties.query.properties.init_code,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.return_to_code !== undefined){
let data2 = data0.return_to_code;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/query/return_to_code",schemaPath:"#/properties/query/properties/return_to_code/type",keyword:"type",params:{type: "string"},schema:schema95.properties.query.properties.return_to_code.type,parentSchema:schema95.properties.query.properties.return_to_code,data:data2};
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
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema95.properties.query.type,parentSchema:schema95.properties.query,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema95.type,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v45 = validate100;
const schema96 = {"$id":"contract:/toSession.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Session-Token":{"type":"string"},"Cookie":{"type":"string"}},"required":[]},"query":{"type":"object","properties":{"tokenize_as":{"type":"string"}},"required":[]}},"required":["header","query"]};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Session-Token"] !== undefined){
let data1 = data0["X-Session-Token"];
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/header/X-Session-Token",schemaPath:"#/properties/header/properties/X-Session-Token/type",keyword:"type",params:{type: "string"},schema:schema96.properties.header.properties["X-Session-Token"].type,parentSchema:schema96.properties.header.properties["X-Session-Token"],data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.Cookie !== undefined){
let data2 = data0.Cookie;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/header/Cookie",schemaPath:"#/properties/header/properties/Cookie/type",keyword:"type",params:{type: "string"},schema:schema96.properties.header.properties.Cookie.type,parentSchema:schema96.properties.header.properties.Cookie,data:data2};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema96.properties.header.type,parentSchema:schema96.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.tokenize_as !== undefined){
let data4 = data3.tokenize_as;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/query/tokenize_as",schemaPath:"#/properties/query/properties/tokenize_as/type",keyword:"type",params:{type: "string"},schema:schema96.properties.query.properties.tokenize_as.type,parentSchema:schema96.properties.query.properties.tokenize_as,data:data4};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema96.properties.query.type,parentSchema:schema96.properties.query,data:data3};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema96.type,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":{"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v46 = validate101;
const schema97 = {"$id":"contract:/disableMySession.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},"header":{"type":"object","properties":{"X-Session-Token":{"type":"string"},"Cookie":{"type":"string"}},"required":[]}},"required":["path","header"]};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
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
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema97.required,parentSchema:schema97,data};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema97.properties.path.required,parentSchema:schema97.properties.path,data:data0};
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
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema97.properties.path.properties.id.type,parentSchema:schema97.properties.path.properties.id,data:data1};
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
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["X-Session-Token"] !== undefined){
let data3 = data2["X-Session-Token"];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/header/X-Session-Token",schemaPath:"#/properties/header/properties/X-Session-Token/type",keyword:"type",params:{type: "string"},schema:schema97.properties.header.properties["X-Session-Token"].type,parentSchema:schema97.properties.header.properties["X-Session-Token"],data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.Cookie !== undefined){
let data4 = data2.Cookie;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/header/Cookie",schemaPath:"#/properties/header/properties/Cookie/type",keyword:"type",params:{type: "string"},schema:schema97.properties.header.properties.Cookie.type,parentSchema:schema97.properties.header.properties.Cookie,data:data4};
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
const err7 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema97.properties.header.type,parentSchema:schema97.properties.header,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema97.type,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "listCourierMessages.parameters": compiled.v0,
  "getCourierMessage.parameters": compiled.v1,
  "listIdentities.parameters": compiled.v2,
  "createIdentity.body": compiled.v3,
  "batchPatchIdentities.body": compiled.v4,
  "getIdentityByExternalID.parameters": compiled.v5,
  "getIdentity.parameters": compiled.v6,
  "updateIdentity.parameters": compiled.v1,
  "updateIdentity.body": compiled.v7,
  "deleteIdentity.parameters": compiled.v1,
  "patchIdentity.parameters": compiled.v1,
  "patchIdentity.body": compiled.v8,
  "deleteIdentityCredentials.parameters": compiled.v9,
  "listIdentitySessions.parameters": compiled.v10,
  "deleteIdentitySessions.parameters": compiled.v1,
  "createRecoveryCodeForIdentity.body": compiled.v11,
  "createRecoveryLinkForIdentity.parameters": compiled.v12,
  "createRecoveryLinkForIdentity.body": compiled.v13,
  "listSessions.parameters": compiled.v14,
  "manageSessions.body": compiled.v15,
  "getSession.parameters": compiled.v16,
  "disableSession.parameters": compiled.v1,
  "extendSession.parameters": compiled.v1,
  "createTestLoginFlow.body": compiled.v17,
  "listIdentitySchemas.parameters": compiled.v18,
  "getIdentitySchema.parameters": compiled.v1,
  "getFlowError.parameters": compiled.v19,
  "updateFedcmFlow.body": compiled.v20,
  "updateFedcmFlow.body application/x-www-form-urlencoded": compiled.v20,
  "updateLoginFlow.parameters": compiled.v21,
  "updateLoginFlow.body": compiled.v22,
  "updateLoginFlow.body application/x-www-form-urlencoded": compiled.v22,
  "createNativeLoginFlow.parameters": compiled.v23,
  "createBrowserLoginFlow.parameters": compiled.v24,
  "getLoginFlow.parameters": compiled.v25,
  "deleteTestLoginFlow.parameters": compiled.v25,
  "updateLogoutFlow.parameters": compiled.v26,
  "performNativeLogout.body": compiled.v27,
  "createBrowserLogoutFlow.parameters": compiled.v28,
  "updateRecoveryFlow.parameters": compiled.v29,
  "updateRecoveryFlow.body": compiled.v30,
  "updateRecoveryFlow.body application/x-www-form-urlencoded": compiled.v30,
  "createBrowserRecoveryFlow.parameters": compiled.v31,
  "getRecoveryFlow.parameters": compiled.v25,
  "updateRegistrationFlow.parameters": compiled.v32,
  "updateRegistrationFlow.body": compiled.v33,
  "updateRegistrationFlow.body application/x-www-form-urlencoded": compiled.v33,
  "createNativeRegistrationFlow.parameters": compiled.v34,
  "createBrowserRegistrationFlow.parameters": compiled.v35,
  "getRegistrationFlow.parameters": compiled.v25,
  "updateSettingsFlow.parameters": compiled.v21,
  "updateSettingsFlow.body": compiled.v36,
  "updateSettingsFlow.body application/x-www-form-urlencoded": compiled.v36,
  "createNativeSettingsFlow.parameters": compiled.v37,
  "createBrowserSettingsFlow.parameters": compiled.v38,
  "getSettingsFlow.parameters": compiled.v39,
  "updateVerificationFlow.parameters": compiled.v29,
  "updateVerificationFlow.body": compiled.v40,
  "updateVerificationFlow.body application/x-www-form-urlencoded": compiled.v40,
  "createNativeVerificationFlow.parameters": compiled.v12,
  "createBrowserVerificationFlow.parameters": compiled.v12,
  "getVerificationFlow.parameters": compiled.v41,
  "listMySessions.parameters": compiled.v42,
  "disableMyOtherSessions.parameters": compiled.v43,
  "exchangeSessionToken.parameters": compiled.v44,
  "toSession.parameters": compiled.v45,
  "disableMySession.parameters": compiled.v46,
};
export { validators };
