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
	hasEqualItems: function hasEqualItems(items, run) {
		run.ids ??= new Map();
		const { ids } = run;
		return new Set(items.map(toText)).size < items.length;
		function toText(value) {
			if (typeof value === "bigint") {
				const number = Number(value);
				return Number.isFinite(number) && BigInt(number) === value ? String(number) : `${value}n`;
			}
			if (typeof value === "string") return JSON.stringify(value);
			if (typeof value !== "object" || value === null) return String(value);
			const known = ids.get(value);
			if (known !== void 0) return `#${known}`;
			const key = value instanceof Blob ? value : toObjectText(value);
			if (typeof key === "string" && key.length < 100) return key;
			const id = ids.get(key) ?? ids.size;
			ids.set(key, id).set(value, id);
			return `#${id}`;
		}
		function toObjectText(value) {
			const isArray = Array.isArray(value);
			let text = isArray ? "[" : "{";
			if (isArray) for (const item of value) text += `${toText(item)},`;
			else for (const name of Object.keys(value).sort()) text += `${JSON.stringify(name)}:${toText(value[name])},`;
			return text;
		}
	},
	escapeName: function escapeName(name) {
		return (name.length > 100 ? `${name.slice(0, 100)}…` : name).replaceAll("~", "~0").replaceAll("/", "~1");
	}
};

const compiled = {};
((exports) => {
"use strict";
exports.v0 = validate0;
const schema0 = {"$id":"contract:/GetPublicInterstitial.parameters","type":"object","properties":{"query":{"type":"object","properties":{"frontendApi":{"type":"string"},"frontend_api":{"type":"string"},"publishable_key":{"type":"string"},"proxy_url":{"type":"string"},"domain":{"type":"string"},"sign_in_url":{"type":"string"},"use_domain_for_script":{"type":"boolean"}},"required":[]}},"required":["query"]};

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
if(data0.frontendApi !== undefined){
let data1 = data0.frontendApi;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/frontendApi",schemaPath:"#/properties/query/properties/frontendApi/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.frontendApi.type,parentSchema:schema0.properties.query.properties.frontendApi,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.frontend_api !== undefined){
let data2 = data0.frontend_api;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/frontend_api",schemaPath:"#/properties/query/properties/frontend_api/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.frontend_api.type,parentSchema:schema0.properties.query.properties.frontend_api,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.publishable_key !== undefined){
let data3 = data0.publishable_key;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/query/publishable_key",schemaPath:"#/properties/query/properties/publishable_key/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.publishable_key.type,parentSchema:schema0.properties.query.properties.publishable_key,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.proxy_url !== undefined){
let data4 = data0.proxy_url;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/query/proxy_url",schemaPath:"#/properties/query/properties/proxy_url/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.proxy_url.type,parentSchema:schema0.properties.query.properties.proxy_url,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.domain !== undefined){
let data5 = data0.domain;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/query/domain",schemaPath:"#/properties/query/properties/domain/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.domain.type,parentSchema:schema0.properties.query.properties.domain,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.sign_in_url !== undefined){
let data6 = data0.sign_in_url;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/query/sign_in_url",schemaPath:"#/properties/query/properties/sign_in_url/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.properties.sign_in_url.type,parentSchema:schema0.properties.query.properties.sign_in_url,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.use_domain_for_script !== undefined){
let data7 = data0.use_domain_for_script;
if(typeof data7 !== "boolean"){
const err7 = {instancePath:instancePath+"/query/use_domain_for_script",schemaPath:"#/properties/query/properties/use_domain_for_script/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.query.properties.use_domain_for_script.type,parentSchema:schema0.properties.query.properties.use_domain_for_script,data:data7};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema0.properties.query.type,parentSchema:schema0.properties.query,data:data0};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate1;
const schema1 = {"$id":"contract:/GetClientList.parameters","type":"object","properties":{"query":{"type":"object","properties":{"paginated":{"type":"boolean"},"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema1.required,parentSchema:schema1,data};
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
if(data0.paginated !== undefined){
let data1 = data0.paginated;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/query/paginated",schemaPath:"#/properties/query/properties/paginated/type",keyword:"type",params:{type: "boolean"},schema:schema1.properties.query.properties.paginated.type,parentSchema:schema1.properties.query.properties.paginated,data:data1};
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
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.query.properties.limit.type,parentSchema:schema1.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 500 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema1.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema1.properties.query.properties.limit,data:data2};
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
if(data0.offset !== undefined){
let data3 = data0.offset;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.query.properties.offset.type,parentSchema:schema1.properties.query.properties.offset,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema1.properties.query.properties.offset,data:data3};
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
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema1.properties.query.type,parentSchema:schema1.properties.query,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate2;
const schema2 = {"$id":"contract:/VerifyClient.body","type":"object","additionalProperties":false,"properties":{"token":{"type":"string"}},"required":["token"]};

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
if(data.token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "token")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},schema:schema2.properties.token.type,parentSchema:schema2.properties.token,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate3;
const schema3 = {"$id":"contract:/GetClient.parameters","type":"object","properties":{"path":{"type":"object","properties":{"client_id":{"type":"string"}},"required":["client_id"]}},"required":["path"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema3.required,parentSchema:schema3,data};
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
if(data0.client_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "client_id"},schema:schema3.properties.path.required,parentSchema:schema3.properties.path,data:data0};
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
const err2 = {instancePath:instancePath+"/path/client_id",schemaPath:"#/properties/path/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema3.properties.path.properties.client_id.type,parentSchema:schema3.properties.path.properties.client_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema3.properties.path.type,parentSchema:schema3.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate4;
const schema4 = {"$id":"contract:/CreateEmailAddress.body","type":"object","properties":{"user_id":{"type":"string"},"email_address":{"type":"string"},"verified":{"type":["boolean","null"]},"primary":{"type":["boolean","null"]},"notify_primary_email_address_changed":{"type":["boolean","null"]}},"required":["user_id","email_address"]};

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
if(data.user_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email_address === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email_address"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema4.properties.user_id.type,parentSchema:schema4.properties.user_id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.email_address !== undefined){
let data1 = data.email_address;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},schema:schema4.properties.email_address.type,parentSchema:schema4.properties.email_address,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.verified !== undefined){
let data2 = data.verified;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type: schema4.properties.verified.type},schema:schema4.properties.verified.type,parentSchema:schema4.properties.verified,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.primary !== undefined){
let data3 = data.primary;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/type",keyword:"type",params:{type: schema4.properties.primary.type},schema:schema4.properties.primary.type,parentSchema:schema4.properties.primary,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.notify_primary_email_address_changed !== undefined){
let data4 = data.notify_primary_email_address_changed;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/notify_primary_email_address_changed",schemaPath:"#/properties/notify_primary_email_address_changed/type",keyword:"type",params:{type: schema4.properties.notify_primary_email_address_changed.type},schema:schema4.properties.notify_primary_email_address_changed.type,parentSchema:schema4.properties.notify_primary_email_address_changed,data:data4};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"user_id":true,"email_address":true,"verified":true,"primary":true,"notify_primary_email_address_changed":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate5;
const schema5 = {"$id":"contract:/GetEmailAddress.parameters","type":"object","properties":{"path":{"type":"object","properties":{"email_address_id":{"type":"string"}},"required":["email_address_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema5.required,parentSchema:schema5,data};
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
if(data0.email_address_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "email_address_id"},schema:schema5.properties.path.required,parentSchema:schema5.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.email_address_id !== undefined){
let data1 = data0.email_address_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/email_address_id",schemaPath:"#/properties/path/properties/email_address_id/type",keyword:"type",params:{type: "string"},schema:schema5.properties.path.properties.email_address_id.type,parentSchema:schema5.properties.path.properties.email_address_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema5.properties.path.type,parentSchema:schema5.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate6;
const schema6 = {"$id":"contract:/UpdateEmailAddress.body","type":"object","properties":{"verified":{"type":["boolean","null"]},"primary":{"type":["boolean","null"]},"notify_primary_email_address_changed":{"type":["boolean","null"]}}};

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
if(data.verified !== undefined){
let data0 = data.verified;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type: schema6.properties.verified.type},schema:schema6.properties.verified.type,parentSchema:schema6.properties.verified,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.primary !== undefined){
let data1 = data.primary;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/type",keyword:"type",params:{type: schema6.properties.primary.type},schema:schema6.properties.primary.type,parentSchema:schema6.properties.primary,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.notify_primary_email_address_changed !== undefined){
let data2 = data.notify_primary_email_address_changed;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/notify_primary_email_address_changed",schemaPath:"#/properties/notify_primary_email_address_changed/type",keyword:"type",params:{type: schema6.properties.notify_primary_email_address_changed.type},schema:schema6.properties.notify_primary_email_address_changed.type,parentSchema:schema6.properties.notify_primary_email_address_changed,data:data2};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":{"verified":true,"primary":true,"notify_primary_email_address_changed":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate7;
const schema7 = {"$id":"contract:/AttemptEmailAddressVerification.body","type":"object","additionalProperties":false,"properties":{"verification_id":{"type":"string"},"code":{"type":"string"}},"required":["verification_id","code"]};

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
if(data.verification_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verification_id"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "verification_id") || (key0 === "code"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.verification_id !== undefined){
let data0 = data.verification_id;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/verification_id",schemaPath:"#/properties/verification_id/type",keyword:"type",params:{type: "string"},schema:schema7.properties.verification_id.type,parentSchema:schema7.properties.verification_id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},schema:schema7.properties.code.type,parentSchema:schema7.properties.code,data:data1};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate8;
const schema8 = {"$id":"contract:/ReplaceUserEmailAddress.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user_id":{"type":"string"}},"required":["user_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema8.required,parentSchema:schema8,data};
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
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema8.properties.path.required,parentSchema:schema8.properties.path,data:data0};
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
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/user_id",schemaPath:"#/properties/path/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema8.properties.path.properties.user_id.type,parentSchema:schema8.properties.path.properties.user_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema8.properties.path.type,parentSchema:schema8.properties.path,data:data0};
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
validate8.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate9;
const schema9 = {"$id":"contract:/ReplaceUserEmailAddress.body","type":"object","additionalProperties":false,"properties":{"email_address":{"type":"string"},"identification_status":{"type":"string","enum":["verified","reserved","unverified"]},"notify_primary_email_address_changed":{"type":["boolean","null"]}},"required":["email_address"]};

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
if(data.email_address === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email_address"},schema:schema9.required,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "email_address") || (key0 === "identification_status")) || (key0 === "notify_primary_email_address_changed"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.email_address !== undefined){
let data0 = data.email_address;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},schema:schema9.properties.email_address.type,parentSchema:schema9.properties.email_address,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.identification_status !== undefined){
let data1 = data.identification_status;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/identification_status",schemaPath:"#/properties/identification_status/type",keyword:"type",params:{type: "string"},schema:schema9.properties.identification_status.type,parentSchema:schema9.properties.identification_status,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data1 === "verified") || (data1 === "reserved")) || (data1 === "unverified"))){
const err4 = {instancePath:instancePath+"/identification_status",schemaPath:"#/properties/identification_status/enum",keyword:"enum",params:{allowedValues: schema9.properties.identification_status.enum},schema:schema9.properties.identification_status.enum,parentSchema:schema9.properties.identification_status,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.notify_primary_email_address_changed !== undefined){
let data2 = data.notify_primary_email_address_changed;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/notify_primary_email_address_changed",schemaPath:"#/properties/notify_primary_email_address_changed/type",keyword:"type",params:{type: schema9.properties.notify_primary_email_address_changed.type},schema:schema9.properties.notify_primary_email_address_changed.type,parentSchema:schema9.properties.notify_primary_email_address_changed,data:data2};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate10;
const schema10 = {"$id":"contract:/CreatePhoneNumber.body","type":"object","properties":{"user_id":{"type":"string"},"phone_number":{"type":"string"},"verified":{"type":["boolean","null"]},"primary":{"type":["boolean","null"]},"reserved_for_second_factor":{"type":["boolean","null"]}},"required":["user_id","phone_number"]};

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
if(data.user_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.phone_number === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone_number"},schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema10.properties.user_id.type,parentSchema:schema10.properties.user_id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.phone_number !== undefined){
let data1 = data.phone_number;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/type",keyword:"type",params:{type: "string"},schema:schema10.properties.phone_number.type,parentSchema:schema10.properties.phone_number,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.verified !== undefined){
let data2 = data.verified;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type: schema10.properties.verified.type},schema:schema10.properties.verified.type,parentSchema:schema10.properties.verified,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.primary !== undefined){
let data3 = data.primary;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/type",keyword:"type",params:{type: schema10.properties.primary.type},schema:schema10.properties.primary.type,parentSchema:schema10.properties.primary,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.reserved_for_second_factor !== undefined){
let data4 = data.reserved_for_second_factor;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/reserved_for_second_factor",schemaPath:"#/properties/reserved_for_second_factor/type",keyword:"type",params:{type: schema10.properties.reserved_for_second_factor.type},schema:schema10.properties.reserved_for_second_factor.type,parentSchema:schema10.properties.reserved_for_second_factor,data:data4};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":{"user_id":true,"phone_number":true,"verified":true,"primary":true,"reserved_for_second_factor":true},"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate11;
const schema11 = {"$id":"contract:/GetPhoneNumber.parameters","type":"object","properties":{"path":{"type":"object","properties":{"phone_number_id":{"type":"string"}},"required":["phone_number_id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema11.required,parentSchema:schema11,data};
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
if(data0.phone_number_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "phone_number_id"},schema:schema11.properties.path.required,parentSchema:schema11.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.phone_number_id !== undefined){
let data1 = data0.phone_number_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/phone_number_id",schemaPath:"#/properties/path/properties/phone_number_id/type",keyword:"type",params:{type: "string"},schema:schema11.properties.path.properties.phone_number_id.type,parentSchema:schema11.properties.path.properties.phone_number_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema11.properties.path.type,parentSchema:schema11.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
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

exports.v12 = validate12;
const schema12 = {"$id":"contract:/UpdatePhoneNumber.body","type":"object","properties":{"verified":{"type":["boolean","null"]},"primary":{"type":["boolean","null"]},"reserved_for_second_factor":{"type":["boolean","null"]}}};

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
if(data.verified !== undefined){
let data0 = data.verified;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type: schema12.properties.verified.type},schema:schema12.properties.verified.type,parentSchema:schema12.properties.verified,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.primary !== undefined){
let data1 = data.primary;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/type",keyword:"type",params:{type: schema12.properties.primary.type},schema:schema12.properties.primary.type,parentSchema:schema12.properties.primary,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.reserved_for_second_factor !== undefined){
let data2 = data.reserved_for_second_factor;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/reserved_for_second_factor",schemaPath:"#/properties/reserved_for_second_factor/type",keyword:"type",params:{type: schema12.properties.reserved_for_second_factor.type},schema:schema12.properties.reserved_for_second_factor.type,parentSchema:schema12.properties.reserved_for_second_factor,data:data2};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"verified":true,"primary":true,"reserved_for_second_factor":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate13;
const schema13 = {"$id":"contract:/ReplaceUserPhoneNumber.body","type":"object","additionalProperties":false,"properties":{"phone_number":{"type":"string"},"identification_status":{"type":"string","enum":["verified","reserved","unverified"]}},"required":["phone_number"]};

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
if(data.phone_number === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone_number"},schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "phone_number") || (key0 === "identification_status"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.phone_number !== undefined){
let data0 = data.phone_number;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/type",keyword:"type",params:{type: "string"},schema:schema13.properties.phone_number.type,parentSchema:schema13.properties.phone_number,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.identification_status !== undefined){
let data1 = data.identification_status;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/identification_status",schemaPath:"#/properties/identification_status/type",keyword:"type",params:{type: "string"},schema:schema13.properties.identification_status.type,parentSchema:schema13.properties.identification_status,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data1 === "verified") || (data1 === "reserved")) || (data1 === "unverified"))){
const err4 = {instancePath:instancePath+"/identification_status",schemaPath:"#/properties/identification_status/enum",keyword:"enum",params:{allowedValues: schema13.properties.identification_status.enum},schema:schema13.properties.identification_status.enum,parentSchema:schema13.properties.identification_status,data:data1};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data};
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
validate13.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate14;
const schema14 = {"$id":"contract:/GetSessionList.parameters","type":"object","properties":{"query":{"type":"object","properties":{"client_id":{"type":"string"},"user_id":{"type":"string"},"status":{"type":"string","enum":["abandoned","active","ended","expired","removed","replaced","revoked"]},"paginated":{"type":"boolean"},"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema14.required,parentSchema:schema14,data};
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
if(data0.client_id !== undefined){
let data1 = data0.client_id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/client_id",schemaPath:"#/properties/query/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema14.properties.query.properties.client_id.type,parentSchema:schema14.properties.query.properties.client_id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.user_id !== undefined){
let data2 = data0.user_id;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/user_id",schemaPath:"#/properties/query/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema14.properties.query.properties.user_id.type,parentSchema:schema14.properties.query.properties.user_id,data:data2};
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
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "string"},schema:schema14.properties.query.properties.status.type,parentSchema:schema14.properties.query.properties.status,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((data3 === "abandoned") || (data3 === "active")) || (data3 === "ended")) || (data3 === "expired")) || (data3 === "removed")) || (data3 === "replaced")) || (data3 === "revoked"))){
const err4 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues: schema14.properties.query.properties.status.enum},schema:schema14.properties.query.properties.status.enum,parentSchema:schema14.properties.query.properties.status,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.paginated !== undefined){
let data4 = data0.paginated;
if(typeof data4 !== "boolean"){
const err5 = {instancePath:instancePath+"/query/paginated",schemaPath:"#/properties/query/properties/paginated/type",keyword:"type",params:{type: "boolean"},schema:schema14.properties.query.properties.paginated.type,parentSchema:schema14.properties.query.properties.paginated,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.limit !== undefined){
let data5 = data0.limit;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema14.properties.query.properties.limit.type,parentSchema:schema14.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 500 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema14.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema14.properties.query.properties.limit,data:data5};
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
if(data0.offset !== undefined){
let data6 = data0.offset;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema14.properties.query.properties.offset.type,parentSchema:schema14.properties.query.properties.offset,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema14.properties.query.properties.offset,data:data6};
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
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema14.properties.query.type,parentSchema:schema14.properties.query,data:data0};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate15;
const schema15 = {"$id":"contract:/createSession.body","type":"object","properties":{"user_id":{"type":"string"},"active_organization_id":{"type":"string"}},"required":["user_id"]};

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
if(data.user_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema15.properties.user_id.type,parentSchema:schema15.properties.user_id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.active_organization_id !== undefined){
let data1 = data.active_organization_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/active_organization_id",schemaPath:"#/properties/active_organization_id/type",keyword:"type",params:{type: "string"},schema:schema15.properties.active_organization_id.type,parentSchema:schema15.properties.active_organization_id,data:data1};
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
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":{"user_id":true,"active_organization_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate16;
const schema16 = {"$id":"contract:/GetSession.parameters","type":"object","properties":{"path":{"type":"object","properties":{"session_id":{"type":"string"}},"required":["session_id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema16.required,parentSchema:schema16,data};
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
if(data0.session_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "session_id"},schema:schema16.properties.path.required,parentSchema:schema16.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.session_id !== undefined){
let data1 = data0.session_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/session_id",schemaPath:"#/properties/path/properties/session_id/type",keyword:"type",params:{type: "string"},schema:schema16.properties.path.properties.session_id.type,parentSchema:schema16.properties.path.properties.session_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema16.properties.path.type,parentSchema:schema16.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate17;
const schema17 = {"$id":"contract:/RefreshSession.body","type":"object","additionalProperties":false,"properties":{"expired_token":{"type":"string"},"refresh_token":{"type":"string"},"request_origin":{"type":"string"},"request_headers":{"type":["object","null"],"additionalProperties":true},"format":{"type":"string","enum":["token","cookie"]},"request_originating_ip":{"type":["string","null"]}},"required":["expired_token","refresh_token","request_origin"]};

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
if(data.expired_token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expired_token"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.refresh_token === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refresh_token"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.request_origin === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request_origin"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "expired_token") || (key0 === "refresh_token")) || (key0 === "request_origin")) || (key0 === "request_headers")) || (key0 === "format")) || (key0 === "request_originating_ip"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.expired_token !== undefined){
let data0 = data.expired_token;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/expired_token",schemaPath:"#/properties/expired_token/type",keyword:"type",params:{type: "string"},schema:schema17.properties.expired_token.type,parentSchema:schema17.properties.expired_token,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.refresh_token !== undefined){
let data1 = data.refresh_token;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type: "string"},schema:schema17.properties.refresh_token.type,parentSchema:schema17.properties.refresh_token,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.request_origin !== undefined){
let data2 = data.request_origin;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/request_origin",schemaPath:"#/properties/request_origin/type",keyword:"type",params:{type: "string"},schema:schema17.properties.request_origin.type,parentSchema:schema17.properties.request_origin,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.request_headers !== undefined){
let data3 = data.request_headers;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
const err7 = {instancePath:instancePath+"/request_headers",schemaPath:"#/properties/request_headers/type",keyword:"type",params:{type: schema17.properties.request_headers.type},schema:schema17.properties.request_headers.type,parentSchema:schema17.properties.request_headers,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.format !== undefined){
let data4 = data.format;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},schema:schema17.properties.format.type,parentSchema:schema17.properties.format,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data4 === "token") || (data4 === "cookie"))){
const err9 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema17.properties.format.enum},schema:schema17.properties.format.enum,parentSchema:schema17.properties.format,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.request_originating_ip !== undefined){
let data5 = data.request_originating_ip;
if((typeof data5 !== "string") && (data5 !== null)){
const err10 = {instancePath:instancePath+"/request_originating_ip",schemaPath:"#/properties/request_originating_ip/type",keyword:"type",params:{type: schema17.properties.request_originating_ip.type},schema:schema17.properties.request_originating_ip.type,parentSchema:schema17.properties.request_originating_ip,data:data5};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate18;
const schema18 = {"$id":"contract:/CreateSessionToken.body","type":"object","properties":{"expires_in_seconds":{"type":["integer","null"],"minimum":30,"maximum":315360000}}};

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
if(data.expires_in_seconds !== undefined){
let data0 = data.expires_in_seconds;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/expires_in_seconds",schemaPath:"#/properties/expires_in_seconds/type",keyword:"type",params:{type: schema18.properties.expires_in_seconds.type},schema:schema18.properties.expires_in_seconds.type,parentSchema:schema18.properties.expires_in_seconds,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 315360000 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/expires_in_seconds",schemaPath:"#/properties/expires_in_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 315360000},schema:315360000,parentSchema:schema18.properties.expires_in_seconds,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 30 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/expires_in_seconds",schemaPath:"#/properties/expires_in_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 30},schema:30,parentSchema:schema18.properties.expires_in_seconds,data:data0};
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
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":{"expires_in_seconds":true},"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate19;
const schema19 = {"$id":"contract:/CreateSessionTokenFromTemplate.parameters","type":"object","properties":{"path":{"type":"object","properties":{"session_id":{"type":"string"},"template_name":{"type":"string"}},"required":["session_id","template_name"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema19.required,parentSchema:schema19,data};
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
if(data0.session_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "session_id"},schema:schema19.properties.path.required,parentSchema:schema19.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.template_name === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "template_name"},schema:schema19.properties.path.required,parentSchema:schema19.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.session_id !== undefined){
let data1 = data0.session_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/session_id",schemaPath:"#/properties/path/properties/session_id/type",keyword:"type",params:{type: "string"},schema:schema19.properties.path.properties.session_id.type,parentSchema:schema19.properties.path.properties.session_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.template_name !== undefined){
let data2 = data0.template_name;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/template_name",schemaPath:"#/properties/path/properties/template_name/type",keyword:"type",params:{type: "string"},schema:schema19.properties.path.properties.template_name.type,parentSchema:schema19.properties.path.properties.template_name,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema19.properties.path.type,parentSchema:schema19.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate20;
const schema20 = {"$id":"contract:/GetTemplateList.parameters","type":"object","properties":{"path":{"type":"object","properties":{"template_type":{"type":"string","enum":["email","sms"]}},"required":["template_type"]},"query":{"type":"object","properties":{"paginated":{"type":"boolean"},"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema20.required,parentSchema:schema20,data};
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
if(data0.template_type === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "template_type"},schema:schema20.properties.path.required,parentSchema:schema20.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.template_type !== undefined){
let data1 = data0.template_type;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/template_type",schemaPath:"#/properties/path/properties/template_type/type",keyword:"type",params:{type: "string"},schema:schema20.properties.path.properties.template_type.type,parentSchema:schema20.properties.path.properties.template_type,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "email") || (data1 === "sms"))){
const err4 = {instancePath:instancePath+"/path/template_type",schemaPath:"#/properties/path/properties/template_type/enum",keyword:"enum",params:{allowedValues: schema20.properties.path.properties.template_type.enum},schema:schema20.properties.path.properties.template_type.enum,parentSchema:schema20.properties.path.properties.template_type,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema20.properties.path.type,parentSchema:schema20.properties.path,data:data0};
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
if(data2.paginated !== undefined){
let data3 = data2.paginated;
if(typeof data3 !== "boolean"){
const err6 = {instancePath:instancePath+"/query/paginated",schemaPath:"#/properties/query/properties/paginated/type",keyword:"type",params:{type: "boolean"},schema:schema20.properties.query.properties.paginated.type,parentSchema:schema20.properties.query.properties.paginated,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.limit !== undefined){
let data4 = data2.limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema20.properties.query.properties.limit.type,parentSchema:schema20.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 500 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema20.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema20.properties.query.properties.limit,data:data4};
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
if(data2.offset !== undefined){
let data5 = data2.offset;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema20.properties.query.properties.offset.type,parentSchema:schema20.properties.query.properties.offset,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema20.properties.query.properties.offset,data:data5};
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
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema20.properties.query.type,parentSchema:schema20.properties.query,data:data2};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate21;
const schema21 = {"$id":"contract:/GetTemplate.parameters","type":"object","properties":{"path":{"type":"object","properties":{"template_type":{"type":"string","enum":["email","sms"]},"slug":{"type":"string"}},"required":["template_type","slug"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema21.required,parentSchema:schema21,data};
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
if(data0.template_type === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "template_type"},schema:schema21.properties.path.required,parentSchema:schema21.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.slug === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "slug"},schema:schema21.properties.path.required,parentSchema:schema21.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.template_type !== undefined){
let data1 = data0.template_type;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/template_type",schemaPath:"#/properties/path/properties/template_type/type",keyword:"type",params:{type: "string"},schema:schema21.properties.path.properties.template_type.type,parentSchema:schema21.properties.path.properties.template_type,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "email") || (data1 === "sms"))){
const err4 = {instancePath:instancePath+"/path/template_type",schemaPath:"#/properties/path/properties/template_type/enum",keyword:"enum",params:{allowedValues: schema21.properties.path.properties.template_type.enum},schema:schema21.properties.path.properties.template_type.enum,parentSchema:schema21.properties.path.properties.template_type,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.slug !== undefined){
let data2 = data0.slug;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type: "string"},schema:schema21.properties.path.properties.slug.type,parentSchema:schema21.properties.path.properties.slug,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema21.properties.path.type,parentSchema:schema21.properties.path,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate22;
const schema22 = {"$id":"contract:/UpsertTemplate.body","type":"object","additionalProperties":false,"properties":{"name":{"type":"string"},"subject":{"type":["string","null"]},"markup":{"type":["string","null"]},"body":{"type":"string"},"delivered_by_clerk":{"type":["boolean","null"]},"from_email_name":{"type":"string"},"reply_to_email_name":{"type":"string"}}};

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
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "subject")) || (key0 === "markup")) || (key0 === "body")) || (key0 === "delivered_by_clerk")) || (key0 === "from_email_name")) || (key0 === "reply_to_email_name"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema22.properties.name.type,parentSchema:schema22.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.subject !== undefined){
let data1 = data.subject;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema22.properties.subject.type},schema:schema22.properties.subject.type,parentSchema:schema22.properties.subject,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.markup !== undefined){
let data2 = data.markup;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/markup",schemaPath:"#/properties/markup/type",keyword:"type",params:{type: schema22.properties.markup.type},schema:schema22.properties.markup.type,parentSchema:schema22.properties.markup,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.body !== undefined){
let data3 = data.body;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},schema:schema22.properties.body.type,parentSchema:schema22.properties.body,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.delivered_by_clerk !== undefined){
let data4 = data.delivered_by_clerk;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/delivered_by_clerk",schemaPath:"#/properties/delivered_by_clerk/type",keyword:"type",params:{type: schema22.properties.delivered_by_clerk.type},schema:schema22.properties.delivered_by_clerk.type,parentSchema:schema22.properties.delivered_by_clerk,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.from_email_name !== undefined){
let data5 = data.from_email_name;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/from_email_name",schemaPath:"#/properties/from_email_name/type",keyword:"type",params:{type: "string"},schema:schema22.properties.from_email_name.type,parentSchema:schema22.properties.from_email_name,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.reply_to_email_name !== undefined){
let data6 = data.reply_to_email_name;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/reply_to_email_name",schemaPath:"#/properties/reply_to_email_name/type",keyword:"type",params:{type: "string"},schema:schema22.properties.reply_to_email_name.type,parentSchema:schema22.properties.reply_to_email_name,data:data6};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate23;
const schema23 = {"$id":"contract:/PreviewTemplate.parameters","type":"object","properties":{"path":{"type":"object","properties":{"template_type":{"type":"string"},"slug":{"type":"string"}},"required":["template_type","slug"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema23.required,parentSchema:schema23,data};
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
if(data0.template_type === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "template_type"},schema:schema23.properties.path.required,parentSchema:schema23.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.slug === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "slug"},schema:schema23.properties.path.required,parentSchema:schema23.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.template_type !== undefined){
let data1 = data0.template_type;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/template_type",schemaPath:"#/properties/path/properties/template_type/type",keyword:"type",params:{type: "string"},schema:schema23.properties.path.properties.template_type.type,parentSchema:schema23.properties.path.properties.template_type,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.slug !== undefined){
let data2 = data0.slug;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type: "string"},schema:schema23.properties.path.properties.slug.type,parentSchema:schema23.properties.path.properties.slug,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema23.properties.path.type,parentSchema:schema23.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate24;
const schema24 = {"$id":"contract:/PreviewTemplate.body","type":"object","additionalProperties":false,"properties":{"subject":{"type":["string","null"]},"body":{"type":"string"},"from_email_name":{"type":"string"},"reply_to_email_name":{"type":"string"}}};

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
for(const key0 in data){
if(!((((key0 === "subject") || (key0 === "body")) || (key0 === "from_email_name")) || (key0 === "reply_to_email_name"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.subject !== undefined){
let data0 = data.subject;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema24.properties.subject.type},schema:schema24.properties.subject.type,parentSchema:schema24.properties.subject,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.body !== undefined){
let data1 = data.body;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},schema:schema24.properties.body.type,parentSchema:schema24.properties.body,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.from_email_name !== undefined){
let data2 = data.from_email_name;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/from_email_name",schemaPath:"#/properties/from_email_name/type",keyword:"type",params:{type: "string"},schema:schema24.properties.from_email_name.type,parentSchema:schema24.properties.from_email_name,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.reply_to_email_name !== undefined){
let data3 = data.reply_to_email_name;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/reply_to_email_name",schemaPath:"#/properties/reply_to_email_name/type",keyword:"type",params:{type: "string"},schema:schema24.properties.reply_to_email_name.type,parentSchema:schema24.properties.reply_to_email_name,data:data3};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate25;
const schema25 = {"$id":"contract:/ToggleTemplateDelivery.body","type":"object","additionalProperties":false,"properties":{"delivered_by_clerk":{"type":"boolean"}}};

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
for(const key0 in data){
if(!(key0 === "delivered_by_clerk")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.delivered_by_clerk !== undefined){
let data0 = data.delivered_by_clerk;
if(typeof data0 !== "boolean"){
const err1 = {instancePath:instancePath+"/delivered_by_clerk",schemaPath:"#/properties/delivered_by_clerk/type",keyword:"type",params:{type: "boolean"},schema:schema25.properties.delivered_by_clerk.type,parentSchema:schema25.properties.delivered_by_clerk,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate26;
const schema26 = {"$id":"contract:/GetUserList.parameters","type":"object","properties":{"query":{"type":"object","properties":{"email_address":{"type":"array","items":{"type":"string"}},"phone_number":{"type":"array","items":{"type":"string"}},"external_id":{"type":"array","items":{"type":"string"}},"username":{"type":"array","items":{"type":"string"}},"web3_wallet":{"type":"array","items":{"type":"string"}},"user_id":{"type":"array","items":{"type":"string"}},"organization_id":{"type":"array","items":{"type":"string"}},"query":{"type":"string"},"email_address_query":{"type":"string"},"phone_number_query":{"type":"string"},"username_query":{"type":"string"},"name_query":{"type":"string"},"banned":{"type":"boolean"},"last_active_at_before":{"type":"integer"},"last_active_at_after":{"type":"integer"},"last_active_at_since":{"type":"integer"},"created_at_before":{"type":"integer"},"created_at_after":{"type":"integer"},"last_sign_in_at_before":{"type":"integer"},"last_sign_in_at_after":{"type":"integer"},"provider":{"type":"string"},"provider_user_id":{"type":"array","items":{"type":"string"}},"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0},"starting_after":{"type":"string"},"order_by":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema26.required,parentSchema:schema26,data};
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
if(data0.email_address !== undefined){
let data1 = data0.email_address;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/query/email_address/" + i0,schemaPath:"#/properties/query/properties/email_address/items/type",keyword:"type",params:{type: "string"},schema:schema26.properties.query.properties.email_address.items.type,parentSchema:schema26.properties.query.properties.email_address.items,data:data2};
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
const err2 = {instancePath:instancePath+"/query/email_address",schemaPath:"#/properties/query/properties/email_address/type",keyword:"type",params:{type: "array"},schema:schema26.properties.query.properties.email_address.type,parentSchema:schema26.properties.query.properties.email_address,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.phone_number !== undefined){
let data3 = data0.phone_number;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/query/phone_number/" + i1,schemaPath:"#/properties/query/properties/phone_number/items/type",keyword:"type",params:{type: "string"},schema:schema26.properties.query.properties.phone_number.items.type,parentSchema:schema26.properties.query.properties.phone_number.items,data:data4};
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
const err4 = {instancePath:instancePath+"/query/phone_number",schemaPath:"#/properties/query/properties/phone_number/type",keyword:"type",params:{type: "array"},schema:schema26.properties.query.properties.phone_number.type,parentSchema:schema26.properties.query.properties.phone_number,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.external_id !== undefined){
let data5 = data0.external_id;
if(Array.isArray(data5)){
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/query/external_id/" + i2,schemaPath:"#/properties/query/properties/external_id/items/type",keyword:"type",params:{type: "string"},schema:schema26.properties.query.properties.external_id.items.type,parentSchema:schema26.properties.query.properties.external_id.items,data:data6};
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
const err6 = {instancePath:instancePath+"/query/external_id",schemaPath:"#/properties/query/properties/external_id/type",keyword:"type",params:{type: "array"},schema:schema26.properties.query.properties.external_id.type,parentSchema:schema26.properties.query.properties.external_id,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.username !== undefined){
let data7 = data0.username;
if(Array.isArray(data7)){
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
let data8 = data7[i3];
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/query/username/" + i3,schemaPath:"#/properties/query/properties/username/items/type",keyword:"type",params:{type: "string"},schema:schema26.properties.query.properties.username.items.type,parentSchema:schema26.properties.query.properties.username.items,data:data8};
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
const err8 = {instancePath:instancePath+"/query/username",schemaPath:"#/properties/query/properties/username/type",keyword:"type",params:{type: "array"},schema:schema26.properties.query.properties.username.type,parentSchema:schema26.properties.query.properties.username,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.web3_wallet !== undefined){
let data9 = data0.web3_wallet;
if(Array.isArray(data9)){
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
let data10 = data9[i4];
if(typeof data10 !== "string"){
const err9 = {instancePath:instancePath+"/query/web3_wallet/" + i4,schemaPath:"#/properties/query/properties/web3_wallet/items/type",keyword:"type",params:{type: "string"},schema:schema26.properties.query.properties.web3_wallet.items.type,parentSchema:schema26.properties.query.properties.web3_wallet.items,data:data10};
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
const err10 = {instancePath:instancePath+"/query/web3_wallet",schemaPath:"#/properties/query/properties/web3_wallet/type",keyword:"type",params:{type: "array"},schema:schema26.properties.query.properties.web3_wallet.type,parentSchema:schema26.properties.query.properties.web3_wallet,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.user_id !== undefined){
let data11 = data0.user_id;
if(Array.isArray(data11)){
const len5 = data11.length;
for(let i5=0; i5<len5; i5++){
let data12 = data11[i5];
if(typeof data12 !== "string"){
const err11 = {instancePath:instancePath+"/query/user_id/" + i5,schemaPath:"#/properties/query/properties/user_id/items/type",keyword:"type",params:{type: "string"},schema:schema26.properties.query.properties.user_id.items.type,parentSchema:schema26.properties.query.properties.user_id.items,data:data12};
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
const err12 = {instancePath:instancePath+"/query/user_id",schemaPath:"#/properties/query/properties/user_id/type",keyword:"type",params:{type: "array"},schema:schema26.properties.query.properties.user_id.type,parentSchema:schema26.properties.query.properties.user_id,data:data11};
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
let data13 = data0.organization_id;
if(Array.isArray(data13)){
const len6 = data13.length;
for(let i6=0; i6<len6; i6++){
let data14 = data13[i6];
if(typeof data14 !== "string"){
const err13 = {instancePath:instancePath+"/query/organization_id/" + i6,schemaPath:"#/properties/query/properties/organization_id/items/type",keyword:"type",params:{type: "string"},schema:schema26.properties.query.properties.organization_id.items.type,parentSchema:schema26.properties.query.properties.organization_id.items,data:data14};
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
const err14 = {instancePath:instancePath+"/query/organization_id",schemaPath:"#/properties/query/properties/organization_id/type",keyword:"type",params:{type: "array"},schema:schema26.properties.query.properties.organization_id.type,parentSchema:schema26.properties.query.properties.organization_id,data:data13};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.query !== undefined){
let data15 = data0.query;
if(typeof data15 !== "string"){
const err15 = {instancePath:instancePath+"/query/query",schemaPath:"#/properties/query/properties/query/type",keyword:"type",params:{type: "string"},schema:schema26.properties.query.properties.query.type,parentSchema:schema26.properties.query.properties.query,data:data15};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.email_address_query !== undefined){
let data16 = data0.email_address_query;
if(typeof data16 !== "string"){
const err16 = {instancePath:instancePath+"/query/email_address_query",schemaPath:"#/properties/query/properties/email_address_query/type",keyword:"type",params:{type: "string"},schema:schema26.properties.query.properties.email_address_query.type,parentSchema:schema26.properties.query.properties.email_address_query,data:data16};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.phone_number_query !== undefined){
let data17 = data0.phone_number_query;
if(typeof data17 !== "string"){
const err17 = {instancePath:instancePath+"/query/phone_number_query",schemaPath:"#/properties/query/properties/phone_number_query/type",keyword:"type",params:{type: "string"},schema:schema26.properties.query.properties.phone_number_query.type,parentSchema:schema26.properties.query.properties.phone_number_query,data:data17};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.username_query !== undefined){
let data18 = data0.username_query;
if(typeof data18 !== "string"){
const err18 = {instancePath:instancePath+"/query/username_query",schemaPath:"#/properties/query/properties/username_query/type",keyword:"type",params:{type: "string"},schema:schema26.properties.query.properties.username_query.type,parentSchema:schema26.properties.query.properties.username_query,data:data18};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.name_query !== undefined){
let data19 = data0.name_query;
if(typeof data19 !== "string"){
const err19 = {instancePath:instancePath+"/query/name_query",schemaPath:"#/properties/query/properties/name_query/type",keyword:"type",params:{type: "string"},schema:schema26.properties.query.properties.name_query.type,parentSchema:schema26.properties.query.properties.name_query,data:data19};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.banned !== undefined){
let data20 = data0.banned;
if(typeof data20 !== "boolean"){
const err20 = {instancePath:instancePath+"/query/banned",schemaPath:"#/properties/query/properties/banned/type",keyword:"type",params:{type: "boolean"},schema:schema26.properties.query.properties.banned.type,parentSchema:schema26.properties.query.properties.banned,data:data20};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.last_active_at_before !== undefined){
let data21 = data0.last_active_at_before;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err21 = {instancePath:instancePath+"/query/last_active_at_before",schemaPath:"#/properties/query/properties/last_active_at_before/type",keyword:"type",params:{type: "integer"},schema:schema26.properties.query.properties.last_active_at_before.type,parentSchema:schema26.properties.query.properties.last_active_at_before,data:data21};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.last_active_at_after !== undefined){
let data22 = data0.last_active_at_after;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err22 = {instancePath:instancePath+"/query/last_active_at_after",schemaPath:"#/properties/query/properties/last_active_at_after/type",keyword:"type",params:{type: "integer"},schema:schema26.properties.query.properties.last_active_at_after.type,parentSchema:schema26.properties.query.properties.last_active_at_after,data:data22};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data0.last_active_at_since !== undefined){
let data23 = data0.last_active_at_since;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err23 = {instancePath:instancePath+"/query/last_active_at_since",schemaPath:"#/properties/query/properties/last_active_at_since/type",keyword:"type",params:{type: "integer"},schema:schema26.properties.query.properties.last_active_at_since.type,parentSchema:schema26.properties.query.properties.last_active_at_since,data:data23};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data0.created_at_before !== undefined){
let data24 = data0.created_at_before;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err24 = {instancePath:instancePath+"/query/created_at_before",schemaPath:"#/properties/query/properties/created_at_before/type",keyword:"type",params:{type: "integer"},schema:schema26.properties.query.properties.created_at_before.type,parentSchema:schema26.properties.query.properties.created_at_before,data:data24};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data0.created_at_after !== undefined){
let data25 = data0.created_at_after;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err25 = {instancePath:instancePath+"/query/created_at_after",schemaPath:"#/properties/query/properties/created_at_after/type",keyword:"type",params:{type: "integer"},schema:schema26.properties.query.properties.created_at_after.type,parentSchema:schema26.properties.query.properties.created_at_after,data:data25};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data0.last_sign_in_at_before !== undefined){
let data26 = data0.last_sign_in_at_before;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err26 = {instancePath:instancePath+"/query/last_sign_in_at_before",schemaPath:"#/properties/query/properties/last_sign_in_at_before/type",keyword:"type",params:{type: "integer"},schema:schema26.properties.query.properties.last_sign_in_at_before.type,parentSchema:schema26.properties.query.properties.last_sign_in_at_before,data:data26};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data0.last_sign_in_at_after !== undefined){
let data27 = data0.last_sign_in_at_after;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err27 = {instancePath:instancePath+"/query/last_sign_in_at_after",schemaPath:"#/properties/query/properties/last_sign_in_at_after/type",keyword:"type",params:{type: "integer"},schema:schema26.properties.query.properties.last_sign_in_at_after.type,parentSchema:schema26.properties.query.properties.last_sign_in_at_after,data:data27};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data0.provider !== undefined){
let data28 = data0.provider;
if(typeof data28 !== "string"){
const err28 = {instancePath:instancePath+"/query/provider",schemaPath:"#/properties/query/properties/provider/type",keyword:"type",params:{type: "string"},schema:schema26.properties.query.properties.provider.type,parentSchema:schema26.properties.query.properties.provider,data:data28};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data0.provider_user_id !== undefined){
let data29 = data0.provider_user_id;
if(Array.isArray(data29)){
const len7 = data29.length;
for(let i7=0; i7<len7; i7++){
let data30 = data29[i7];
if(typeof data30 !== "string"){
const err29 = {instancePath:instancePath+"/query/provider_user_id/" + i7,schemaPath:"#/properties/query/properties/provider_user_id/items/type",keyword:"type",params:{type: "string"},schema:schema26.properties.query.properties.provider_user_id.items.type,parentSchema:schema26.properties.query.properties.provider_user_id.items,data:data30};
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
const err30 = {instancePath:instancePath+"/query/provider_user_id",schemaPath:"#/properties/query/properties/provider_user_id/type",keyword:"type",params:{type: "array"},schema:schema26.properties.query.properties.provider_user_id.type,parentSchema:schema26.properties.query.properties.provider_user_id,data:data29};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data0.limit !== undefined){
let data31 = data0.limit;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err31 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema26.properties.query.properties.limit.type,parentSchema:schema26.properties.query.properties.limit,data:data31};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 500 || isNaN(data31)){
const err32 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema26.properties.query.properties.limit,data:data31};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data31 < 1 || isNaN(data31)){
const err33 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema26.properties.query.properties.limit,data:data31};
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
if(data0.offset !== undefined){
let data32 = data0.offset;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err34 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema26.properties.query.properties.offset.type,parentSchema:schema26.properties.query.properties.offset,data:data32};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
const err35 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema26.properties.query.properties.offset,data:data32};
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
if(data0.starting_after !== undefined){
let data33 = data0.starting_after;
if(typeof data33 !== "string"){
const err36 = {instancePath:instancePath+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/type",keyword:"type",params:{type: "string"},schema:schema26.properties.query.properties.starting_after.type,parentSchema:schema26.properties.query.properties.starting_after,data:data33};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data0.order_by !== undefined){
let data34 = data0.order_by;
if(typeof data34 !== "string"){
const err37 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "string"},schema:schema26.properties.query.properties.order_by.type,parentSchema:schema26.properties.query.properties.order_by,data:data34};
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
const err38 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema26.properties.query.type,parentSchema:schema26.properties.query,data:data0};
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
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate27;
const schema27 = {"$id":"contract:/CreateUser.body","type":"object","additionalProperties":false,"properties":{"external_id":{"type":["string","null"]},"first_name":{"type":["string","null"]},"last_name":{"type":["string","null"]},"locale":{"type":["string","null"]},"email_address":{"type":"array","items":{"type":"string"}},"email_address_identification_status":{"type":"array","items":{"type":"string","enum":["verified","reserved"]}},"phone_number":{"type":"array","items":{"type":"string"}},"phone_number_identification_status":{"type":"array","items":{"type":"string","enum":["verified","reserved"]}},"web3_wallet":{"type":"array","items":{"type":"string"}},"username":{"type":["string","null"]},"password":{"type":["string","null"]},"password_digest":{"type":["string","null"]},"password_hasher":{"$ref":"contract:/components/schemas/PasswordHasher"},"skip_password_checks":{"type":["boolean","null"]},"skip_password_requirement":{"type":["boolean","null"]},"totp_secret":{"type":["string","null"]},"backup_codes":{"type":"array","items":{"type":"string"}},"public_metadata":{"type":"object","additionalProperties":true},"private_metadata":{"type":"object","additionalProperties":true},"unsafe_metadata":{"type":"object","additionalProperties":true},"delete_self_enabled":{"type":["boolean","null"]},"legal_accepted_at":{"type":["string","null"]},"skip_legal_checks":{"type":["boolean","null"]},"skip_user_requirement":{"type":["boolean","null"]},"create_organization_enabled":{"type":["boolean","null"]},"create_organizations_limit":{"type":["integer","null"],"safeInteger":true},"created_at":{"type":["string","null"]},"bypass_client_trust":{"type":["boolean","null"]},"banned":{"type":["boolean","null"]},"locked":{"type":["boolean","null"]}}};
const schema28 = {"$id":"contract:/components/schemas/PasswordHasher","type":"string"};
const func0 = Object.prototype.hasOwnProperty;

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
for(const key0 in data){
if(!(func0.call(schema27.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.external_id !== undefined){
let data0 = data.external_id;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/type",keyword:"type",params:{type: schema27.properties.external_id.type},schema:schema27.properties.external_id.type,parentSchema:schema27.properties.external_id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.first_name !== undefined){
let data1 = data.first_name;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: schema27.properties.first_name.type},schema:schema27.properties.first_name.type,parentSchema:schema27.properties.first_name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.last_name !== undefined){
let data2 = data.last_name;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema27.properties.last_name.type},schema:schema27.properties.last_name.type,parentSchema:schema27.properties.last_name,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.locale !== undefined){
let data3 = data.locale;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema27.properties.locale.type},schema:schema27.properties.locale.type,parentSchema:schema27.properties.locale,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.email_address !== undefined){
let data4 = data.email_address;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/email_address/" + i0,schemaPath:"#/properties/email_address/items/type",keyword:"type",params:{type: "string"},schema:schema27.properties.email_address.items.type,parentSchema:schema27.properties.email_address.items,data:data5};
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
const err6 = {instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "array"},schema:schema27.properties.email_address.type,parentSchema:schema27.properties.email_address,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.email_address_identification_status !== undefined){
let data6 = data.email_address_identification_status;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/email_address_identification_status/" + i1,schemaPath:"#/properties/email_address_identification_status/items/type",keyword:"type",params:{type: "string"},schema:schema27.properties.email_address_identification_status.items.type,parentSchema:schema27.properties.email_address_identification_status.items,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data7 === "verified") || (data7 === "reserved"))){
const err8 = {instancePath:instancePath+"/email_address_identification_status/" + i1,schemaPath:"#/properties/email_address_identification_status/items/enum",keyword:"enum",params:{allowedValues: schema27.properties.email_address_identification_status.items.enum},schema:schema27.properties.email_address_identification_status.items.enum,parentSchema:schema27.properties.email_address_identification_status.items,data:data7};
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
const err9 = {instancePath:instancePath+"/email_address_identification_status",schemaPath:"#/properties/email_address_identification_status/type",keyword:"type",params:{type: "array"},schema:schema27.properties.email_address_identification_status.type,parentSchema:schema27.properties.email_address_identification_status,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.phone_number !== undefined){
let data8 = data.phone_number;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/phone_number/" + i2,schemaPath:"#/properties/phone_number/items/type",keyword:"type",params:{type: "string"},schema:schema27.properties.phone_number.items.type,parentSchema:schema27.properties.phone_number.items,data:data9};
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
const err11 = {instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/type",keyword:"type",params:{type: "array"},schema:schema27.properties.phone_number.type,parentSchema:schema27.properties.phone_number,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.phone_number_identification_status !== undefined){
let data10 = data.phone_number_identification_status;
if(Array.isArray(data10)){
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
if(typeof data11 !== "string"){
const err12 = {instancePath:instancePath+"/phone_number_identification_status/" + i3,schemaPath:"#/properties/phone_number_identification_status/items/type",keyword:"type",params:{type: "string"},schema:schema27.properties.phone_number_identification_status.items.type,parentSchema:schema27.properties.phone_number_identification_status.items,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data11 === "verified") || (data11 === "reserved"))){
const err13 = {instancePath:instancePath+"/phone_number_identification_status/" + i3,schemaPath:"#/properties/phone_number_identification_status/items/enum",keyword:"enum",params:{allowedValues: schema27.properties.phone_number_identification_status.items.enum},schema:schema27.properties.phone_number_identification_status.items.enum,parentSchema:schema27.properties.phone_number_identification_status.items,data:data11};
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
const err14 = {instancePath:instancePath+"/phone_number_identification_status",schemaPath:"#/properties/phone_number_identification_status/type",keyword:"type",params:{type: "array"},schema:schema27.properties.phone_number_identification_status.type,parentSchema:schema27.properties.phone_number_identification_status,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.web3_wallet !== undefined){
let data12 = data.web3_wallet;
if(Array.isArray(data12)){
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
let data13 = data12[i4];
if(typeof data13 !== "string"){
const err15 = {instancePath:instancePath+"/web3_wallet/" + i4,schemaPath:"#/properties/web3_wallet/items/type",keyword:"type",params:{type: "string"},schema:schema27.properties.web3_wallet.items.type,parentSchema:schema27.properties.web3_wallet.items,data:data13};
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
const err16 = {instancePath:instancePath+"/web3_wallet",schemaPath:"#/properties/web3_wallet/type",keyword:"type",params:{type: "array"},schema:schema27.properties.web3_wallet.type,parentSchema:schema27.properties.web3_wallet,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.username !== undefined){
let data14 = data.username;
if((typeof data14 !== "string") && (data14 !== null)){
const err17 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: schema27.properties.username.type},schema:schema27.properties.username.type,parentSchema:schema27.properties.username,data:data14};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.password !== undefined){
let data15 = data.password;
if((typeof data15 !== "string") && (data15 !== null)){
const err18 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: schema27.properties.password.type},schema:schema27.properties.password.type,parentSchema:schema27.properties.password,data:data15};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.password_digest !== undefined){
let data16 = data.password_digest;
if((typeof data16 !== "string") && (data16 !== null)){
const err19 = {instancePath:instancePath+"/password_digest",schemaPath:"#/properties/password_digest/type",keyword:"type",params:{type: schema27.properties.password_digest.type},schema:schema27.properties.password_digest.type,parentSchema:schema27.properties.password_digest,data:data16};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.password_hasher !== undefined){
let data17 = data.password_hasher;
if(typeof data17 !== "string"){
const err20 = {instancePath:instancePath+"/password_hasher",schemaPath:"contract:/components/schemas/PasswordHasher/type",keyword:"type",params:{type: "string"},schema:schema28.type,parentSchema:schema28,data:data17};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.skip_password_checks !== undefined){
let data18 = data.skip_password_checks;
if((typeof data18 !== "boolean") && (data18 !== null)){
const err21 = {instancePath:instancePath+"/skip_password_checks",schemaPath:"#/properties/skip_password_checks/type",keyword:"type",params:{type: schema27.properties.skip_password_checks.type},schema:schema27.properties.skip_password_checks.type,parentSchema:schema27.properties.skip_password_checks,data:data18};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.skip_password_requirement !== undefined){
let data19 = data.skip_password_requirement;
if((typeof data19 !== "boolean") && (data19 !== null)){
const err22 = {instancePath:instancePath+"/skip_password_requirement",schemaPath:"#/properties/skip_password_requirement/type",keyword:"type",params:{type: schema27.properties.skip_password_requirement.type},schema:schema27.properties.skip_password_requirement.type,parentSchema:schema27.properties.skip_password_requirement,data:data19};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.totp_secret !== undefined){
let data20 = data.totp_secret;
if((typeof data20 !== "string") && (data20 !== null)){
const err23 = {instancePath:instancePath+"/totp_secret",schemaPath:"#/properties/totp_secret/type",keyword:"type",params:{type: schema27.properties.totp_secret.type},schema:schema27.properties.totp_secret.type,parentSchema:schema27.properties.totp_secret,data:data20};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.backup_codes !== undefined){
let data21 = data.backup_codes;
if(Array.isArray(data21)){
const len5 = data21.length;
for(let i5=0; i5<len5; i5++){
let data22 = data21[i5];
if(typeof data22 !== "string"){
const err24 = {instancePath:instancePath+"/backup_codes/" + i5,schemaPath:"#/properties/backup_codes/items/type",keyword:"type",params:{type: "string"},schema:schema27.properties.backup_codes.items.type,parentSchema:schema27.properties.backup_codes.items,data:data22};
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
const err25 = {instancePath:instancePath+"/backup_codes",schemaPath:"#/properties/backup_codes/type",keyword:"type",params:{type: "array"},schema:schema27.properties.backup_codes.type,parentSchema:schema27.properties.backup_codes,data:data21};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.public_metadata !== undefined){
let data23 = data.public_metadata;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
}
else {
const err26 = {instancePath:instancePath+"/public_metadata",schemaPath:"#/properties/public_metadata/type",keyword:"type",params:{type: "object"},schema:schema27.properties.public_metadata.type,parentSchema:schema27.properties.public_metadata,data:data23};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.private_metadata !== undefined){
let data24 = data.private_metadata;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
}
else {
const err27 = {instancePath:instancePath+"/private_metadata",schemaPath:"#/properties/private_metadata/type",keyword:"type",params:{type: "object"},schema:schema27.properties.private_metadata.type,parentSchema:schema27.properties.private_metadata,data:data24};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.unsafe_metadata !== undefined){
let data25 = data.unsafe_metadata;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
}
else {
const err28 = {instancePath:instancePath+"/unsafe_metadata",schemaPath:"#/properties/unsafe_metadata/type",keyword:"type",params:{type: "object"},schema:schema27.properties.unsafe_metadata.type,parentSchema:schema27.properties.unsafe_metadata,data:data25};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.delete_self_enabled !== undefined){
let data26 = data.delete_self_enabled;
if((typeof data26 !== "boolean") && (data26 !== null)){
const err29 = {instancePath:instancePath+"/delete_self_enabled",schemaPath:"#/properties/delete_self_enabled/type",keyword:"type",params:{type: schema27.properties.delete_self_enabled.type},schema:schema27.properties.delete_self_enabled.type,parentSchema:schema27.properties.delete_self_enabled,data:data26};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.legal_accepted_at !== undefined){
let data27 = data.legal_accepted_at;
if((typeof data27 !== "string") && (data27 !== null)){
const err30 = {instancePath:instancePath+"/legal_accepted_at",schemaPath:"#/properties/legal_accepted_at/type",keyword:"type",params:{type: schema27.properties.legal_accepted_at.type},schema:schema27.properties.legal_accepted_at.type,parentSchema:schema27.properties.legal_accepted_at,data:data27};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.skip_legal_checks !== undefined){
let data28 = data.skip_legal_checks;
if((typeof data28 !== "boolean") && (data28 !== null)){
const err31 = {instancePath:instancePath+"/skip_legal_checks",schemaPath:"#/properties/skip_legal_checks/type",keyword:"type",params:{type: schema27.properties.skip_legal_checks.type},schema:schema27.properties.skip_legal_checks.type,parentSchema:schema27.properties.skip_legal_checks,data:data28};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.skip_user_requirement !== undefined){
let data29 = data.skip_user_requirement;
if((typeof data29 !== "boolean") && (data29 !== null)){
const err32 = {instancePath:instancePath+"/skip_user_requirement",schemaPath:"#/properties/skip_user_requirement/type",keyword:"type",params:{type: schema27.properties.skip_user_requirement.type},schema:schema27.properties.skip_user_requirement.type,parentSchema:schema27.properties.skip_user_requirement,data:data29};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.create_organization_enabled !== undefined){
let data30 = data.create_organization_enabled;
if((typeof data30 !== "boolean") && (data30 !== null)){
const err33 = {instancePath:instancePath+"/create_organization_enabled",schemaPath:"#/properties/create_organization_enabled/type",keyword:"type",params:{type: schema27.properties.create_organization_enabled.type},schema:schema27.properties.create_organization_enabled.type,parentSchema:schema27.properties.create_organization_enabled,data:data30};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.create_organizations_limit !== undefined){
let data31 = data.create_organizations_limit;
if((!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))) && (data31 !== null)){
const err34 = {instancePath:instancePath+"/create_organizations_limit",schemaPath:"#/properties/create_organizations_limit/type",keyword:"type",params:{type: schema27.properties.create_organizations_limit.type},schema:schema27.properties.create_organizations_limit.type,parentSchema:schema27.properties.create_organizations_limit,data:data31};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(Math.abs(data31) > 9007199254740991){
const err35 = {instancePath:instancePath+"/create_organizations_limit",schemaPath:"#/properties/create_organizations_limit/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema27.properties.create_organizations_limit,data:data31};
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
if(data.created_at !== undefined){
let data32 = data.created_at;
if((typeof data32 !== "string") && (data32 !== null)){
const err36 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema27.properties.created_at.type},schema:schema27.properties.created_at.type,parentSchema:schema27.properties.created_at,data:data32};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.bypass_client_trust !== undefined){
let data33 = data.bypass_client_trust;
if((typeof data33 !== "boolean") && (data33 !== null)){
const err37 = {instancePath:instancePath+"/bypass_client_trust",schemaPath:"#/properties/bypass_client_trust/type",keyword:"type",params:{type: schema27.properties.bypass_client_trust.type},schema:schema27.properties.bypass_client_trust.type,parentSchema:schema27.properties.bypass_client_trust,data:data33};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.banned !== undefined){
let data34 = data.banned;
if((typeof data34 !== "boolean") && (data34 !== null)){
const err38 = {instancePath:instancePath+"/banned",schemaPath:"#/properties/banned/type",keyword:"type",params:{type: schema27.properties.banned.type},schema:schema27.properties.banned.type,parentSchema:schema27.properties.banned,data:data34};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.locked !== undefined){
let data35 = data.locked;
if((typeof data35 !== "boolean") && (data35 !== null)){
const err39 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: schema27.properties.locked.type},schema:schema27.properties.locked.type,parentSchema:schema27.properties.locked,data:data35};
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
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate28;
const schema29 = {"$id":"contract:/GetUsersCount.parameters","type":"object","properties":{"query":{"type":"object","properties":{"email_address":{"type":"array","items":{"type":"string"}},"phone_number":{"type":"array","items":{"type":"string"}},"external_id":{"type":"array","items":{"type":"string"}},"username":{"type":"array","items":{"type":"string"}},"web3_wallet":{"type":"array","items":{"type":"string"}},"user_id":{"type":"array","items":{"type":"string"}},"organization_id":{"type":"array","items":{"type":"string"}},"query":{"type":"string"},"email_address_query":{"type":"string"},"phone_number_query":{"type":"string"},"username_query":{"type":"string"},"name_query":{"type":"string"},"banned":{"type":"boolean"},"last_active_at_before":{"type":"integer"},"last_active_at_after":{"type":"integer"},"last_active_at_since":{"type":"integer"},"created_at_before":{"type":"integer"},"created_at_after":{"type":"integer"},"last_sign_in_at_before":{"type":"integer"},"last_sign_in_at_after":{"type":"integer"},"provider":{"type":"string"},"provider_user_id":{"type":"array","items":{"type":"string"}}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema29.required,parentSchema:schema29,data};
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
if(data0.email_address !== undefined){
let data1 = data0.email_address;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/query/email_address/" + i0,schemaPath:"#/properties/query/properties/email_address/items/type",keyword:"type",params:{type: "string"},schema:schema29.properties.query.properties.email_address.items.type,parentSchema:schema29.properties.query.properties.email_address.items,data:data2};
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
const err2 = {instancePath:instancePath+"/query/email_address",schemaPath:"#/properties/query/properties/email_address/type",keyword:"type",params:{type: "array"},schema:schema29.properties.query.properties.email_address.type,parentSchema:schema29.properties.query.properties.email_address,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.phone_number !== undefined){
let data3 = data0.phone_number;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/query/phone_number/" + i1,schemaPath:"#/properties/query/properties/phone_number/items/type",keyword:"type",params:{type: "string"},schema:schema29.properties.query.properties.phone_number.items.type,parentSchema:schema29.properties.query.properties.phone_number.items,data:data4};
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
const err4 = {instancePath:instancePath+"/query/phone_number",schemaPath:"#/properties/query/properties/phone_number/type",keyword:"type",params:{type: "array"},schema:schema29.properties.query.properties.phone_number.type,parentSchema:schema29.properties.query.properties.phone_number,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.external_id !== undefined){
let data5 = data0.external_id;
if(Array.isArray(data5)){
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/query/external_id/" + i2,schemaPath:"#/properties/query/properties/external_id/items/type",keyword:"type",params:{type: "string"},schema:schema29.properties.query.properties.external_id.items.type,parentSchema:schema29.properties.query.properties.external_id.items,data:data6};
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
const err6 = {instancePath:instancePath+"/query/external_id",schemaPath:"#/properties/query/properties/external_id/type",keyword:"type",params:{type: "array"},schema:schema29.properties.query.properties.external_id.type,parentSchema:schema29.properties.query.properties.external_id,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.username !== undefined){
let data7 = data0.username;
if(Array.isArray(data7)){
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
let data8 = data7[i3];
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/query/username/" + i3,schemaPath:"#/properties/query/properties/username/items/type",keyword:"type",params:{type: "string"},schema:schema29.properties.query.properties.username.items.type,parentSchema:schema29.properties.query.properties.username.items,data:data8};
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
const err8 = {instancePath:instancePath+"/query/username",schemaPath:"#/properties/query/properties/username/type",keyword:"type",params:{type: "array"},schema:schema29.properties.query.properties.username.type,parentSchema:schema29.properties.query.properties.username,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.web3_wallet !== undefined){
let data9 = data0.web3_wallet;
if(Array.isArray(data9)){
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
let data10 = data9[i4];
if(typeof data10 !== "string"){
const err9 = {instancePath:instancePath+"/query/web3_wallet/" + i4,schemaPath:"#/properties/query/properties/web3_wallet/items/type",keyword:"type",params:{type: "string"},schema:schema29.properties.query.properties.web3_wallet.items.type,parentSchema:schema29.properties.query.properties.web3_wallet.items,data:data10};
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
const err10 = {instancePath:instancePath+"/query/web3_wallet",schemaPath:"#/properties/query/properties/web3_wallet/type",keyword:"type",params:{type: "array"},schema:schema29.properties.query.properties.web3_wallet.type,parentSchema:schema29.properties.query.properties.web3_wallet,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.user_id !== undefined){
let data11 = data0.user_id;
if(Array.isArray(data11)){
const len5 = data11.length;
for(let i5=0; i5<len5; i5++){
let data12 = data11[i5];
if(typeof data12 !== "string"){
const err11 = {instancePath:instancePath+"/query/user_id/" + i5,schemaPath:"#/properties/query/properties/user_id/items/type",keyword:"type",params:{type: "string"},schema:schema29.properties.query.properties.user_id.items.type,parentSchema:schema29.properties.query.properties.user_id.items,data:data12};
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
const err12 = {instancePath:instancePath+"/query/user_id",schemaPath:"#/properties/query/properties/user_id/type",keyword:"type",params:{type: "array"},schema:schema29.properties.query.properties.user_id.type,parentSchema:schema29.properties.query.properties.user_id,data:data11};
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
let data13 = data0.organization_id;
if(Array.isArray(data13)){
const len6 = data13.length;
for(let i6=0; i6<len6; i6++){
let data14 = data13[i6];
if(typeof data14 !== "string"){
const err13 = {instancePath:instancePath+"/query/organization_id/" + i6,schemaPath:"#/properties/query/properties/organization_id/items/type",keyword:"type",params:{type: "string"},schema:schema29.properties.query.properties.organization_id.items.type,parentSchema:schema29.properties.query.properties.organization_id.items,data:data14};
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
const err14 = {instancePath:instancePath+"/query/organization_id",schemaPath:"#/properties/query/properties/organization_id/type",keyword:"type",params:{type: "array"},schema:schema29.properties.query.properties.organization_id.type,parentSchema:schema29.properties.query.properties.organization_id,data:data13};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.query !== undefined){
let data15 = data0.query;
if(typeof data15 !== "string"){
const err15 = {instancePath:instancePath+"/query/query",schemaPath:"#/properties/query/properties/query/type",keyword:"type",params:{type: "string"},schema:schema29.properties.query.properties.query.type,parentSchema:schema29.properties.query.properties.query,data:data15};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.email_address_query !== undefined){
let data16 = data0.email_address_query;
if(typeof data16 !== "string"){
const err16 = {instancePath:instancePath+"/query/email_address_query",schemaPath:"#/properties/query/properties/email_address_query/type",keyword:"type",params:{type: "string"},schema:schema29.properties.query.properties.email_address_query.type,parentSchema:schema29.properties.query.properties.email_address_query,data:data16};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.phone_number_query !== undefined){
let data17 = data0.phone_number_query;
if(typeof data17 !== "string"){
const err17 = {instancePath:instancePath+"/query/phone_number_query",schemaPath:"#/properties/query/properties/phone_number_query/type",keyword:"type",params:{type: "string"},schema:schema29.properties.query.properties.phone_number_query.type,parentSchema:schema29.properties.query.properties.phone_number_query,data:data17};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.username_query !== undefined){
let data18 = data0.username_query;
if(typeof data18 !== "string"){
const err18 = {instancePath:instancePath+"/query/username_query",schemaPath:"#/properties/query/properties/username_query/type",keyword:"type",params:{type: "string"},schema:schema29.properties.query.properties.username_query.type,parentSchema:schema29.properties.query.properties.username_query,data:data18};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.name_query !== undefined){
let data19 = data0.name_query;
if(typeof data19 !== "string"){
const err19 = {instancePath:instancePath+"/query/name_query",schemaPath:"#/properties/query/properties/name_query/type",keyword:"type",params:{type: "string"},schema:schema29.properties.query.properties.name_query.type,parentSchema:schema29.properties.query.properties.name_query,data:data19};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.banned !== undefined){
let data20 = data0.banned;
if(typeof data20 !== "boolean"){
const err20 = {instancePath:instancePath+"/query/banned",schemaPath:"#/properties/query/properties/banned/type",keyword:"type",params:{type: "boolean"},schema:schema29.properties.query.properties.banned.type,parentSchema:schema29.properties.query.properties.banned,data:data20};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.last_active_at_before !== undefined){
let data21 = data0.last_active_at_before;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err21 = {instancePath:instancePath+"/query/last_active_at_before",schemaPath:"#/properties/query/properties/last_active_at_before/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.query.properties.last_active_at_before.type,parentSchema:schema29.properties.query.properties.last_active_at_before,data:data21};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.last_active_at_after !== undefined){
let data22 = data0.last_active_at_after;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err22 = {instancePath:instancePath+"/query/last_active_at_after",schemaPath:"#/properties/query/properties/last_active_at_after/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.query.properties.last_active_at_after.type,parentSchema:schema29.properties.query.properties.last_active_at_after,data:data22};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data0.last_active_at_since !== undefined){
let data23 = data0.last_active_at_since;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err23 = {instancePath:instancePath+"/query/last_active_at_since",schemaPath:"#/properties/query/properties/last_active_at_since/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.query.properties.last_active_at_since.type,parentSchema:schema29.properties.query.properties.last_active_at_since,data:data23};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data0.created_at_before !== undefined){
let data24 = data0.created_at_before;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err24 = {instancePath:instancePath+"/query/created_at_before",schemaPath:"#/properties/query/properties/created_at_before/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.query.properties.created_at_before.type,parentSchema:schema29.properties.query.properties.created_at_before,data:data24};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data0.created_at_after !== undefined){
let data25 = data0.created_at_after;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err25 = {instancePath:instancePath+"/query/created_at_after",schemaPath:"#/properties/query/properties/created_at_after/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.query.properties.created_at_after.type,parentSchema:schema29.properties.query.properties.created_at_after,data:data25};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data0.last_sign_in_at_before !== undefined){
let data26 = data0.last_sign_in_at_before;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err26 = {instancePath:instancePath+"/query/last_sign_in_at_before",schemaPath:"#/properties/query/properties/last_sign_in_at_before/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.query.properties.last_sign_in_at_before.type,parentSchema:schema29.properties.query.properties.last_sign_in_at_before,data:data26};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data0.last_sign_in_at_after !== undefined){
let data27 = data0.last_sign_in_at_after;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err27 = {instancePath:instancePath+"/query/last_sign_in_at_after",schemaPath:"#/properties/query/properties/last_sign_in_at_after/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.query.properties.last_sign_in_at_after.type,parentSchema:schema29.properties.query.properties.last_sign_in_at_after,data:data27};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data0.provider !== undefined){
let data28 = data0.provider;
if(typeof data28 !== "string"){
const err28 = {instancePath:instancePath+"/query/provider",schemaPath:"#/properties/query/properties/provider/type",keyword:"type",params:{type: "string"},schema:schema29.properties.query.properties.provider.type,parentSchema:schema29.properties.query.properties.provider,data:data28};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data0.provider_user_id !== undefined){
let data29 = data0.provider_user_id;
if(Array.isArray(data29)){
const len7 = data29.length;
for(let i7=0; i7<len7; i7++){
let data30 = data29[i7];
if(typeof data30 !== "string"){
const err29 = {instancePath:instancePath+"/query/provider_user_id/" + i7,schemaPath:"#/properties/query/properties/provider_user_id/items/type",keyword:"type",params:{type: "string"},schema:schema29.properties.query.properties.provider_user_id.items.type,parentSchema:schema29.properties.query.properties.provider_user_id.items,data:data30};
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
const err30 = {instancePath:instancePath+"/query/provider_user_id",schemaPath:"#/properties/query/properties/provider_user_id/type",keyword:"type",params:{type: "array"},schema:schema29.properties.query.properties.provider_user_id.type,parentSchema:schema29.properties.query.properties.provider_user_id,data:data29};
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
const err31 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema29.properties.query.type,parentSchema:schema29.properties.query,data:data0};
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
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate29;
const schema30 = {"$id":"contract:/UpdateUser.body","type":"object","additionalProperties":false,"properties":{"external_id":{"type":["string","null"]},"first_name":{"type":["string","null"]},"last_name":{"type":["string","null"]},"locale":{"type":["string","null"]},"primary_email_address_id":{"type":["string","null"]},"notify_primary_email_address_changed":{"type":["boolean","null"]},"primary_phone_number_id":{"type":["string","null"]},"primary_web3_wallet_id":{"type":["string","null"]},"username":{"type":["string","null"]},"profile_image_id":{"type":["string","null"]},"password":{"type":["string","null"]},"password_digest":{"type":"string"},"password_hasher":{"$ref":"contract:/components/schemas/PasswordHasher"},"skip_password_checks":{"type":["boolean","null"]},"sign_out_of_other_sessions":{"type":["boolean","null"]},"totp_secret":{"type":["string","null"]},"backup_codes":{"type":"array","items":{"type":"string"}},"delete_self_enabled":{"type":["boolean","null"]},"create_organization_enabled":{"type":["boolean","null"]},"legal_accepted_at":{"type":["string","null"]},"skip_legal_checks":{"type":["boolean","null"]},"create_organizations_limit":{"type":["integer","null"],"safeInteger":true},"created_at":{"type":["string","null"]},"bypass_client_trust":{"type":["boolean","null"]}}};

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
for(const key0 in data){
if(!(func0.call(schema30.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.external_id !== undefined){
let data0 = data.external_id;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/type",keyword:"type",params:{type: schema30.properties.external_id.type},schema:schema30.properties.external_id.type,parentSchema:schema30.properties.external_id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.first_name !== undefined){
let data1 = data.first_name;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: schema30.properties.first_name.type},schema:schema30.properties.first_name.type,parentSchema:schema30.properties.first_name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.last_name !== undefined){
let data2 = data.last_name;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema30.properties.last_name.type},schema:schema30.properties.last_name.type,parentSchema:schema30.properties.last_name,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.locale !== undefined){
let data3 = data.locale;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema30.properties.locale.type},schema:schema30.properties.locale.type,parentSchema:schema30.properties.locale,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.primary_email_address_id !== undefined){
let data4 = data.primary_email_address_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/primary_email_address_id",schemaPath:"#/properties/primary_email_address_id/type",keyword:"type",params:{type: schema30.properties.primary_email_address_id.type},schema:schema30.properties.primary_email_address_id.type,parentSchema:schema30.properties.primary_email_address_id,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.notify_primary_email_address_changed !== undefined){
let data5 = data.notify_primary_email_address_changed;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/notify_primary_email_address_changed",schemaPath:"#/properties/notify_primary_email_address_changed/type",keyword:"type",params:{type: schema30.properties.notify_primary_email_address_changed.type},schema:schema30.properties.notify_primary_email_address_changed.type,parentSchema:schema30.properties.notify_primary_email_address_changed,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.primary_phone_number_id !== undefined){
let data6 = data.primary_phone_number_id;
if((typeof data6 !== "string") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/primary_phone_number_id",schemaPath:"#/properties/primary_phone_number_id/type",keyword:"type",params:{type: schema30.properties.primary_phone_number_id.type},schema:schema30.properties.primary_phone_number_id.type,parentSchema:schema30.properties.primary_phone_number_id,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.primary_web3_wallet_id !== undefined){
let data7 = data.primary_web3_wallet_id;
if((typeof data7 !== "string") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/primary_web3_wallet_id",schemaPath:"#/properties/primary_web3_wallet_id/type",keyword:"type",params:{type: schema30.properties.primary_web3_wallet_id.type},schema:schema30.properties.primary_web3_wallet_id.type,parentSchema:schema30.properties.primary_web3_wallet_id,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.username !== undefined){
let data8 = data.username;
if((typeof data8 !== "string") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: schema30.properties.username.type},schema:schema30.properties.username.type,parentSchema:schema30.properties.username,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.profile_image_id !== undefined){
let data9 = data.profile_image_id;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/profile_image_id",schemaPath:"#/properties/profile_image_id/type",keyword:"type",params:{type: schema30.properties.profile_image_id.type},schema:schema30.properties.profile_image_id.type,parentSchema:schema30.properties.profile_image_id,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.password !== undefined){
let data10 = data.password;
if((typeof data10 !== "string") && (data10 !== null)){
const err11 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: schema30.properties.password.type},schema:schema30.properties.password.type,parentSchema:schema30.properties.password,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.password_digest !== undefined){
let data11 = data.password_digest;
if(typeof data11 !== "string"){
const err12 = {instancePath:instancePath+"/password_digest",schemaPath:"#/properties/password_digest/type",keyword:"type",params:{type: "string"},schema:schema30.properties.password_digest.type,parentSchema:schema30.properties.password_digest,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.password_hasher !== undefined){
let data12 = data.password_hasher;
if(typeof data12 !== "string"){
const err13 = {instancePath:instancePath+"/password_hasher",schemaPath:"contract:/components/schemas/PasswordHasher/type",keyword:"type",params:{type: "string"},schema:schema28.type,parentSchema:schema28,data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.skip_password_checks !== undefined){
let data13 = data.skip_password_checks;
if((typeof data13 !== "boolean") && (data13 !== null)){
const err14 = {instancePath:instancePath+"/skip_password_checks",schemaPath:"#/properties/skip_password_checks/type",keyword:"type",params:{type: schema30.properties.skip_password_checks.type},schema:schema30.properties.skip_password_checks.type,parentSchema:schema30.properties.skip_password_checks,data:data13};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sign_out_of_other_sessions !== undefined){
let data14 = data.sign_out_of_other_sessions;
if((typeof data14 !== "boolean") && (data14 !== null)){
const err15 = {instancePath:instancePath+"/sign_out_of_other_sessions",schemaPath:"#/properties/sign_out_of_other_sessions/type",keyword:"type",params:{type: schema30.properties.sign_out_of_other_sessions.type},schema:schema30.properties.sign_out_of_other_sessions.type,parentSchema:schema30.properties.sign_out_of_other_sessions,data:data14};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.totp_secret !== undefined){
let data15 = data.totp_secret;
if((typeof data15 !== "string") && (data15 !== null)){
const err16 = {instancePath:instancePath+"/totp_secret",schemaPath:"#/properties/totp_secret/type",keyword:"type",params:{type: schema30.properties.totp_secret.type},schema:schema30.properties.totp_secret.type,parentSchema:schema30.properties.totp_secret,data:data15};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.backup_codes !== undefined){
let data16 = data.backup_codes;
if(Array.isArray(data16)){
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
if(typeof data17 !== "string"){
const err17 = {instancePath:instancePath+"/backup_codes/" + i0,schemaPath:"#/properties/backup_codes/items/type",keyword:"type",params:{type: "string"},schema:schema30.properties.backup_codes.items.type,parentSchema:schema30.properties.backup_codes.items,data:data17};
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
const err18 = {instancePath:instancePath+"/backup_codes",schemaPath:"#/properties/backup_codes/type",keyword:"type",params:{type: "array"},schema:schema30.properties.backup_codes.type,parentSchema:schema30.properties.backup_codes,data:data16};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.delete_self_enabled !== undefined){
let data18 = data.delete_self_enabled;
if((typeof data18 !== "boolean") && (data18 !== null)){
const err19 = {instancePath:instancePath+"/delete_self_enabled",schemaPath:"#/properties/delete_self_enabled/type",keyword:"type",params:{type: schema30.properties.delete_self_enabled.type},schema:schema30.properties.delete_self_enabled.type,parentSchema:schema30.properties.delete_self_enabled,data:data18};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.create_organization_enabled !== undefined){
let data19 = data.create_organization_enabled;
if((typeof data19 !== "boolean") && (data19 !== null)){
const err20 = {instancePath:instancePath+"/create_organization_enabled",schemaPath:"#/properties/create_organization_enabled/type",keyword:"type",params:{type: schema30.properties.create_organization_enabled.type},schema:schema30.properties.create_organization_enabled.type,parentSchema:schema30.properties.create_organization_enabled,data:data19};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.legal_accepted_at !== undefined){
let data20 = data.legal_accepted_at;
if((typeof data20 !== "string") && (data20 !== null)){
const err21 = {instancePath:instancePath+"/legal_accepted_at",schemaPath:"#/properties/legal_accepted_at/type",keyword:"type",params:{type: schema30.properties.legal_accepted_at.type},schema:schema30.properties.legal_accepted_at.type,parentSchema:schema30.properties.legal_accepted_at,data:data20};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.skip_legal_checks !== undefined){
let data21 = data.skip_legal_checks;
if((typeof data21 !== "boolean") && (data21 !== null)){
const err22 = {instancePath:instancePath+"/skip_legal_checks",schemaPath:"#/properties/skip_legal_checks/type",keyword:"type",params:{type: schema30.properties.skip_legal_checks.type},schema:schema30.properties.skip_legal_checks.type,parentSchema:schema30.properties.skip_legal_checks,data:data21};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.create_organizations_limit !== undefined){
let data22 = data.create_organizations_limit;
if((!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) && (data22 !== null)){
const err23 = {instancePath:instancePath+"/create_organizations_limit",schemaPath:"#/properties/create_organizations_limit/type",keyword:"type",params:{type: schema30.properties.create_organizations_limit.type},schema:schema30.properties.create_organizations_limit.type,parentSchema:schema30.properties.create_organizations_limit,data:data22};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(Math.abs(data22) > 9007199254740991){
const err24 = {instancePath:instancePath+"/create_organizations_limit",schemaPath:"#/properties/create_organizations_limit/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema30.properties.create_organizations_limit,data:data22};
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
if(data.created_at !== undefined){
let data23 = data.created_at;
if((typeof data23 !== "string") && (data23 !== null)){
const err25 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema30.properties.created_at.type},schema:schema30.properties.created_at.type,parentSchema:schema30.properties.created_at,data:data23};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.bypass_client_trust !== undefined){
let data24 = data.bypass_client_trust;
if((typeof data24 !== "boolean") && (data24 !== null)){
const err26 = {instancePath:instancePath+"/bypass_client_trust",schemaPath:"#/properties/bypass_client_trust/type",keyword:"type",params:{type: schema30.properties.bypass_client_trust.type},schema:schema30.properties.bypass_client_trust.type,parentSchema:schema30.properties.bypass_client_trust,data:data24};
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
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v30 = validate30;
const schema32 = {"$id":"contract:/UsersBan.body","type":"object","required":["user_ids"],"properties":{"user_ids":{"type":"array","items":{"type":"string"},"minItems":1,"maxItems":50}}};

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
if(data.user_ids === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_ids"},schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.user_ids !== undefined){
let data0 = data.user_ids;
if(Array.isArray(data0)){
if(data0.length > 50){
const err1 = {instancePath:instancePath+"/user_ids",schemaPath:"#/properties/user_ids/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema32.properties.user_ids,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/user_ids",schemaPath:"#/properties/user_ids/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema32.properties.user_ids,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/user_ids/" + i0,schemaPath:"#/properties/user_ids/items/type",keyword:"type",params:{type: "string"},schema:schema32.properties.user_ids.items.type,parentSchema:schema32.properties.user_ids.items,data:data1};
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
const err4 = {instancePath:instancePath+"/user_ids",schemaPath:"#/properties/user_ids/type",keyword:"type",params:{type: "array"},schema:schema32.properties.user_ids.type,parentSchema:schema32.properties.user_ids,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"user_ids":true},"dynamicProps":false,"dynamicItems":false};

exports.v31 = validate31;
const schema33 = {"$id":"contract:/SetUserProfileImage.body","type":"object","properties":{"file":{"blob":true}}};

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
if(data.file !== undefined){
let data0 = data.file;
if((data0 instanceof Blob) !== true){
const err0 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/blob",keyword:"blob",params:{},schema:true,parentSchema:schema33.properties.file,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"file":true},"dynamicProps":false,"dynamicItems":false};

exports.v32 = validate32;
const schema34 = {"$id":"contract:/ReplaceUserMetadata.body","type":"object","additionalProperties":false,"properties":{"public_metadata":{"type":"object","additionalProperties":true},"private_metadata":{"type":"object","additionalProperties":true},"unsafe_metadata":{"type":"object","additionalProperties":true}}};

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
for(const key0 in data){
if(!(((key0 === "public_metadata") || (key0 === "private_metadata")) || (key0 === "unsafe_metadata"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.public_metadata !== undefined){
let data0 = data.public_metadata;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = {instancePath:instancePath+"/public_metadata",schemaPath:"#/properties/public_metadata/type",keyword:"type",params:{type: "object"},schema:schema34.properties.public_metadata.type,parentSchema:schema34.properties.public_metadata,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.private_metadata !== undefined){
let data1 = data.private_metadata;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err2 = {instancePath:instancePath+"/private_metadata",schemaPath:"#/properties/private_metadata/type",keyword:"type",params:{type: "object"},schema:schema34.properties.private_metadata.type,parentSchema:schema34.properties.private_metadata,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.unsafe_metadata !== undefined){
let data2 = data.unsafe_metadata;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err3 = {instancePath:instancePath+"/unsafe_metadata",schemaPath:"#/properties/unsafe_metadata/type",keyword:"type",params:{type: "object"},schema:schema34.properties.unsafe_metadata.type,parentSchema:schema34.properties.unsafe_metadata,data:data2};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data};
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
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v33 = validate33;
const schema35 = {"$id":"contract:/AdjustUserBillingCreditBalance.body","$ref":"contract:/components/schemas/AdjustCreditBalanceRequest"};
const schema36 = {"$id":"contract:/components/schemas/AdjustCreditBalanceRequest","type":"object","additionalProperties":false,"required":["amount","action","idempotency_key"],"properties":{"amount":{"int64":{}},"action":{"type":"string","enum":["increase","decrease"]},"currency":{"type":"string"},"idempotency_key":{"type":"string"},"note":{"type":"string"}}};

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
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/AdjustCreditBalanceRequest/required",keyword:"required",params:{missingProperty: "amount"},schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.action === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/AdjustCreditBalanceRequest/required",keyword:"required",params:{missingProperty: "action"},schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.idempotency_key === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/AdjustCreditBalanceRequest/required",keyword:"required",params:{missingProperty: "idempotency_key"},schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "amount") || (key0 === "action")) || (key0 === "currency")) || (key0 === "idempotency_key")) || (key0 === "note"))){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/AdjustCreditBalanceRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "amount")) || false){
const err4 = {instancePath:instancePath+"/amount",schemaPath:"contract:/components/schemas/AdjustCreditBalanceRequest/properties/amount/int64",keyword:"int64",params:{},schema:schema36.properties.amount.int64,parentSchema:schema36.properties.amount,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.action !== undefined){
let data1 = data.action;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/action",schemaPath:"contract:/components/schemas/AdjustCreditBalanceRequest/properties/action/type",keyword:"type",params:{type: "string"},schema:schema36.properties.action.type,parentSchema:schema36.properties.action,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "increase") || (data1 === "decrease"))){
const err6 = {instancePath:instancePath+"/action",schemaPath:"contract:/components/schemas/AdjustCreditBalanceRequest/properties/action/enum",keyword:"enum",params:{allowedValues: schema36.properties.action.enum},schema:schema36.properties.action.enum,parentSchema:schema36.properties.action,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.currency !== undefined){
let data2 = data.currency;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/currency",schemaPath:"contract:/components/schemas/AdjustCreditBalanceRequest/properties/currency/type",keyword:"type",params:{type: "string"},schema:schema36.properties.currency.type,parentSchema:schema36.properties.currency,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.idempotency_key !== undefined){
let data3 = data.idempotency_key;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/idempotency_key",schemaPath:"contract:/components/schemas/AdjustCreditBalanceRequest/properties/idempotency_key/type",keyword:"type",params:{type: "string"},schema:schema36.properties.idempotency_key.type,parentSchema:schema36.properties.idempotency_key,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.note !== undefined){
let data4 = data.note;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/note",schemaPath:"contract:/components/schemas/AdjustCreditBalanceRequest/properties/note/type",keyword:"type",params:{type: "string"},schema:schema36.properties.note.type,parentSchema:schema36.properties.note,data:data4};
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
const err10 = {instancePath,schemaPath:"contract:/components/schemas/AdjustCreditBalanceRequest/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v34 = validate34;
const schema37 = {"$id":"contract:/GetOAuthAccessToken.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user_id":{"type":"string"},"provider":{"type":"string"}},"required":["user_id","provider"]},"query":{"type":"object","properties":{"paginated":{"type":"boolean"},"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0}},"required":[]}},"required":["path","query"]};

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
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema37.required,parentSchema:schema37,data};
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
if(data0.provider === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "provider"},schema:schema37.properties.path.required,parentSchema:schema37.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.user_id !== undefined){
let data1 = data0.user_id;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/user_id",schemaPath:"#/properties/path/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema37.properties.path.properties.user_id.type,parentSchema:schema37.properties.path.properties.user_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.provider !== undefined){
let data2 = data0.provider;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/provider",schemaPath:"#/properties/path/properties/provider/type",keyword:"type",params:{type: "string"},schema:schema37.properties.path.properties.provider.type,parentSchema:schema37.properties.path.properties.provider,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema37.properties.path.type,parentSchema:schema37.properties.path,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.paginated !== undefined){
let data4 = data3.paginated;
if(typeof data4 !== "boolean"){
const err7 = {instancePath:instancePath+"/query/paginated",schemaPath:"#/properties/query/properties/paginated/type",keyword:"type",params:{type: "boolean"},schema:schema37.properties.query.properties.paginated.type,parentSchema:schema37.properties.query.properties.paginated,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.limit !== undefined){
let data5 = data3.limit;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema37.properties.query.properties.limit.type,parentSchema:schema37.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 500 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema37.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema37.properties.query.properties.limit,data:data5};
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
if(data3.offset !== undefined){
let data6 = data3.offset;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err11 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema37.properties.query.properties.offset.type,parentSchema:schema37.properties.query.properties.offset,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema37.properties.query.properties.offset,data:data6};
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
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema37.properties.query.type,parentSchema:schema37.properties.query,data:data3};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v35 = validate35;
const schema38 = {"$id":"contract:/UsersGetOrganizationMemberships.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user_id":{"type":"string"}},"required":["user_id"]},"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema38.required,parentSchema:schema38,data};
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
if(data0.user_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema38.properties.path.required,parentSchema:schema38.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.user_id !== undefined){
let data1 = data0.user_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/user_id",schemaPath:"#/properties/path/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema38.properties.path.properties.user_id.type,parentSchema:schema38.properties.path.properties.user_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema38.properties.path.type,parentSchema:schema38.properties.path,data:data0};
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
if(data2.limit !== undefined){
let data3 = data2.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.query.properties.limit.type,parentSchema:schema38.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 500 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema38.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema38.properties.query.properties.limit,data:data3};
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
if(data2.offset !== undefined){
let data4 = data2.offset;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.query.properties.offset.type,parentSchema:schema38.properties.query.properties.offset,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema38.properties.query.properties.offset,data:data4};
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
}
else {
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema38.properties.query.type,parentSchema:schema38.properties.query,data:data2};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v36 = validate36;
const schema39 = {"$id":"contract:/UsersGetOrganizationInvitations.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user_id":{"type":"string"}},"required":["user_id"]},"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0},"status":{"type":"string","enum":["pending","accepted","revoked","expired"]}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema39.required,parentSchema:schema39,data};
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
if(data0.user_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema39.properties.path.required,parentSchema:schema39.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.user_id !== undefined){
let data1 = data0.user_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/user_id",schemaPath:"#/properties/path/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema39.properties.path.properties.user_id.type,parentSchema:schema39.properties.path.properties.user_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema39.properties.path.type,parentSchema:schema39.properties.path,data:data0};
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
if(data2.limit !== undefined){
let data3 = data2.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.query.properties.limit.type,parentSchema:schema39.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 500 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema39.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema39.properties.query.properties.limit,data:data3};
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
if(data2.offset !== undefined){
let data4 = data2.offset;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.query.properties.offset.type,parentSchema:schema39.properties.query.properties.offset,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema39.properties.query.properties.offset,data:data4};
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
if(data2.status !== undefined){
let data5 = data2.status;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "string"},schema:schema39.properties.query.properties.status.type,parentSchema:schema39.properties.query.properties.status,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((data5 === "pending") || (data5 === "accepted")) || (data5 === "revoked")) || (data5 === "expired"))){
const err11 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues: schema39.properties.query.properties.status.enum},schema:schema39.properties.query.properties.status.enum,parentSchema:schema39.properties.query.properties.status,data:data5};
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
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema39.properties.query.type,parentSchema:schema39.properties.query,data:data2};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v37 = validate37;
const schema40 = {"$id":"contract:/RemoveUserPassword.body","type":"object","additionalProperties":false,"properties":{"sign_out_of_other_sessions":{"type":"boolean"}}};

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
for(const key0 in data){
if(!(key0 === "sign_out_of_other_sessions")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.sign_out_of_other_sessions !== undefined){
let data0 = data.sign_out_of_other_sessions;
if(typeof data0 !== "boolean"){
const err1 = {instancePath:instancePath+"/sign_out_of_other_sessions",schemaPath:"#/properties/sign_out_of_other_sessions/type",keyword:"type",params:{type: "boolean"},schema:schema40.properties.sign_out_of_other_sessions.type,parentSchema:schema40.properties.sign_out_of_other_sessions,data:data0};
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
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v38 = validate38;
const schema41 = {"$id":"contract:/VerifyPassword.body","type":"object","additionalProperties":false,"properties":{"password":{"type":"string"}},"required":["password"]};

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
if(data.password === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "password")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.password !== undefined){
let data0 = data.password;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},schema:schema41.properties.password.type,parentSchema:schema41.properties.password,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v39 = validate39;
const schema42 = {"$id":"contract:/VerifyTOTP.body","type":"object","additionalProperties":false,"properties":{"code":{"type":"string"}},"required":["code"]};

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
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "code")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema42,data};
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
let data0 = data.code;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},schema:schema42.properties.code.type,parentSchema:schema42.properties.code,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v40 = validate40;
const schema43 = {"$id":"contract:/UserPasskeyDelete.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user_id":{"type":"string"},"passkey_identification_id":{"type":"string"}},"required":["user_id","passkey_identification_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema43.required,parentSchema:schema43,data};
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
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema43.properties.path.required,parentSchema:schema43.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.passkey_identification_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "passkey_identification_id"},schema:schema43.properties.path.required,parentSchema:schema43.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.user_id !== undefined){
let data1 = data0.user_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/user_id",schemaPath:"#/properties/path/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema43.properties.path.properties.user_id.type,parentSchema:schema43.properties.path.properties.user_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.passkey_identification_id !== undefined){
let data2 = data0.passkey_identification_id;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/passkey_identification_id",schemaPath:"#/properties/path/properties/passkey_identification_id/type",keyword:"type",params:{type: "string"},schema:schema43.properties.path.properties.passkey_identification_id.type,parentSchema:schema43.properties.path.properties.passkey_identification_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema43.properties.path.type,parentSchema:schema43.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema43.type,parentSchema:schema43,data};
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
validate40.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v41 = validate41;
const schema44 = {"$id":"contract:/RevokeUserTrustedDevice.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user_id":{"type":"string"},"trusted_device_id":{"type":"string"}},"required":["user_id","trusted_device_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema44.required,parentSchema:schema44,data};
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
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema44.properties.path.required,parentSchema:schema44.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.trusted_device_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "trusted_device_id"},schema:schema44.properties.path.required,parentSchema:schema44.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.user_id !== undefined){
let data1 = data0.user_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/user_id",schemaPath:"#/properties/path/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema44.properties.path.properties.user_id.type,parentSchema:schema44.properties.path.properties.user_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.trusted_device_id !== undefined){
let data2 = data0.trusted_device_id;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/trusted_device_id",schemaPath:"#/properties/path/properties/trusted_device_id/type",keyword:"type",params:{type: "string"},schema:schema44.properties.path.properties.trusted_device_id.type,parentSchema:schema44.properties.path.properties.trusted_device_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema44.properties.path.type,parentSchema:schema44.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v42 = validate42;
const schema45 = {"$id":"contract:/UserWeb3WalletDelete.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user_id":{"type":"string"},"web3_wallet_identification_id":{"type":"string"}},"required":["user_id","web3_wallet_identification_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema45.required,parentSchema:schema45,data};
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
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema45.properties.path.required,parentSchema:schema45.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.web3_wallet_identification_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "web3_wallet_identification_id"},schema:schema45.properties.path.required,parentSchema:schema45.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.user_id !== undefined){
let data1 = data0.user_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/user_id",schemaPath:"#/properties/path/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema45.properties.path.properties.user_id.type,parentSchema:schema45.properties.path.properties.user_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.web3_wallet_identification_id !== undefined){
let data2 = data0.web3_wallet_identification_id;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/web3_wallet_identification_id",schemaPath:"#/properties/path/properties/web3_wallet_identification_id/type",keyword:"type",params:{type: "string"},schema:schema45.properties.path.properties.web3_wallet_identification_id.type,parentSchema:schema45.properties.path.properties.web3_wallet_identification_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema45.properties.path.type,parentSchema:schema45.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v43 = validate43;
const schema46 = {"$id":"contract:/DeleteExternalAccount.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user_id":{"type":"string"},"external_account_id":{"type":"string"}},"required":["user_id","external_account_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema46.required,parentSchema:schema46,data};
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
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema46.properties.path.required,parentSchema:schema46.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.external_account_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "external_account_id"},schema:schema46.properties.path.required,parentSchema:schema46.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.user_id !== undefined){
let data1 = data0.user_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/user_id",schemaPath:"#/properties/path/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema46.properties.path.properties.user_id.type,parentSchema:schema46.properties.path.properties.user_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.external_account_id !== undefined){
let data2 = data0.external_account_id;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/external_account_id",schemaPath:"#/properties/path/properties/external_account_id/type",keyword:"type",params:{type: "string"},schema:schema46.properties.path.properties.external_account_id.type,parentSchema:schema46.properties.path.properties.external_account_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema46.properties.path.type,parentSchema:schema46.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data};
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
validate43.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v44 = validate44;
const schema47 = {"$id":"contract:/SetUserPasswordCompromised.body","type":"object","additionalProperties":false,"properties":{"revoke_all_sessions":{"type":["boolean","null"]}}};

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
for(const key0 in data){
if(!(key0 === "revoke_all_sessions")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.revoke_all_sessions !== undefined){
let data0 = data.revoke_all_sessions;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/revoke_all_sessions",schemaPath:"#/properties/revoke_all_sessions/type",keyword:"type",params:{type: schema47.properties.revoke_all_sessions.type},schema:schema47.properties.revoke_all_sessions.type,parentSchema:schema47.properties.revoke_all_sessions,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v45 = validate45;
const schema48 = {"$id":"contract:/ListInvitations.parameters","type":"object","properties":{"query":{"type":"object","properties":{"status":{"type":"string","enum":["pending","accepted","revoked","expired"]},"query":{"type":"string"},"order_by":{"type":"string"},"paginated":{"type":"boolean"},"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0}},"required":[]}},"required":["query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema48.required,parentSchema:schema48,data};
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
if(data0.status !== undefined){
let data1 = data0.status;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "string"},schema:schema48.properties.query.properties.status.type,parentSchema:schema48.properties.query.properties.status,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data1 === "pending") || (data1 === "accepted")) || (data1 === "revoked")) || (data1 === "expired"))){
const err2 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues: schema48.properties.query.properties.status.enum},schema:schema48.properties.query.properties.status.enum,parentSchema:schema48.properties.query.properties.status,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.query !== undefined){
let data2 = data0.query;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/query/query",schemaPath:"#/properties/query/properties/query/type",keyword:"type",params:{type: "string"},schema:schema48.properties.query.properties.query.type,parentSchema:schema48.properties.query.properties.query,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.order_by !== undefined){
let data3 = data0.order_by;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "string"},schema:schema48.properties.query.properties.order_by.type,parentSchema:schema48.properties.query.properties.order_by,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.paginated !== undefined){
let data4 = data0.paginated;
if(typeof data4 !== "boolean"){
const err5 = {instancePath:instancePath+"/query/paginated",schemaPath:"#/properties/query/properties/paginated/type",keyword:"type",params:{type: "boolean"},schema:schema48.properties.query.properties.paginated.type,parentSchema:schema48.properties.query.properties.paginated,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.limit !== undefined){
let data5 = data0.limit;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema48.properties.query.properties.limit.type,parentSchema:schema48.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 500 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema48.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema48.properties.query.properties.limit,data:data5};
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
if(data0.offset !== undefined){
let data6 = data0.offset;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema48.properties.query.properties.offset.type,parentSchema:schema48.properties.query.properties.offset,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema48.properties.query.properties.offset,data:data6};
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
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema48.properties.query.type,parentSchema:schema48.properties.query,data:data0};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v46 = validate46;
const schema49 = {"$id":"contract:/CreateInvitation.body","type":"object","additionalProperties":false,"properties":{"email_address":{"type":"string"},"public_metadata":{"type":"object","additionalProperties":true},"redirect_url":{"type":"string"},"notify":{"type":["boolean","null"]},"ignore_existing":{"type":["boolean","null"]},"expires_in_days":{"type":["integer","null"],"minimum":1,"maximum":365},"template_slug":{"type":"string","enum":["invitation","waitlist_invitation"]}},"required":["email_address"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email_address === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email_address"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "email_address") || (key0 === "public_metadata")) || (key0 === "redirect_url")) || (key0 === "notify")) || (key0 === "ignore_existing")) || (key0 === "expires_in_days")) || (key0 === "template_slug"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.email_address !== undefined){
let data0 = data.email_address;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},schema:schema49.properties.email_address.type,parentSchema:schema49.properties.email_address,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.public_metadata !== undefined){
let data1 = data.public_metadata;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err3 = {instancePath:instancePath+"/public_metadata",schemaPath:"#/properties/public_metadata/type",keyword:"type",params:{type: "object"},schema:schema49.properties.public_metadata.type,parentSchema:schema49.properties.public_metadata,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.redirect_url !== undefined){
let data2 = data.redirect_url;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/redirect_url",schemaPath:"#/properties/redirect_url/type",keyword:"type",params:{type: "string"},schema:schema49.properties.redirect_url.type,parentSchema:schema49.properties.redirect_url,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.notify !== undefined){
let data3 = data.notify;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/notify",schemaPath:"#/properties/notify/type",keyword:"type",params:{type: schema49.properties.notify.type},schema:schema49.properties.notify.type,parentSchema:schema49.properties.notify,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.ignore_existing !== undefined){
let data4 = data.ignore_existing;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/ignore_existing",schemaPath:"#/properties/ignore_existing/type",keyword:"type",params:{type: schema49.properties.ignore_existing.type},schema:schema49.properties.ignore_existing.type,parentSchema:schema49.properties.ignore_existing,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.expires_in_days !== undefined){
let data5 = data.expires_in_days;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err7 = {instancePath:instancePath+"/expires_in_days",schemaPath:"#/properties/expires_in_days/type",keyword:"type",params:{type: schema49.properties.expires_in_days.type},schema:schema49.properties.expires_in_days.type,parentSchema:schema49.properties.expires_in_days,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 365 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/expires_in_days",schemaPath:"#/properties/expires_in_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},schema:365,parentSchema:schema49.properties.expires_in_days,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/expires_in_days",schemaPath:"#/properties/expires_in_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema49.properties.expires_in_days,data:data5};
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
if(data.template_slug !== undefined){
let data6 = data.template_slug;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/template_slug",schemaPath:"#/properties/template_slug/type",keyword:"type",params:{type: "string"},schema:schema49.properties.template_slug.type,parentSchema:schema49.properties.template_slug,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data6 === "invitation") || (data6 === "waitlist_invitation"))){
const err11 = {instancePath:instancePath+"/template_slug",schemaPath:"#/properties/template_slug/enum",keyword:"enum",params:{allowedValues: schema49.properties.template_slug.enum},schema:schema49.properties.template_slug.enum,parentSchema:schema49.properties.template_slug,data:data6};
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
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v47 = validate47;
const schema50 = {"$id":"contract:/CreateBulkInvitations.body","type":"array","minItems":1,"maxItems":10,"items":{"type":"object","additionalProperties":false,"properties":{"email_address":{"type":"string"},"public_metadata":{"type":["object","null"],"additionalProperties":true},"redirect_url":{"type":["string","null"]},"notify":{"type":["boolean","null"]},"ignore_existing":{"type":["boolean","null"]},"expires_in_days":{"type":["integer","null"],"minimum":1,"maximum":365},"template_slug":{"type":"string","enum":["invitation","waitlist_invitation"]}},"required":["email_address"]}};

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
if(Array.isArray(data)){
if(data.length > 10){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.email_address === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "email_address"},schema:schema50.items.required,parentSchema:schema50.items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data0){
if(!(((((((key0 === "email_address") || (key0 === "public_metadata")) || (key0 === "redirect_url")) || (key0 === "notify")) || (key0 === "ignore_existing")) || (key0 === "expires_in_days")) || (key0 === "template_slug"))){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema50.items,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.email_address !== undefined){
let data1 = data0.email_address;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/email_address",schemaPath:"#/items/properties/email_address/type",keyword:"type",params:{type: "string"},schema:schema50.items.properties.email_address.type,parentSchema:schema50.items.properties.email_address,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.public_metadata !== undefined){
let data2 = data0.public_metadata;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
const err5 = {instancePath:instancePath+"/" + i0+"/public_metadata",schemaPath:"#/items/properties/public_metadata/type",keyword:"type",params:{type: schema50.items.properties.public_metadata.type},schema:schema50.items.properties.public_metadata.type,parentSchema:schema50.items.properties.public_metadata,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.redirect_url !== undefined){
let data3 = data0.redirect_url;
if((typeof data3 !== "string") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/" + i0+"/redirect_url",schemaPath:"#/items/properties/redirect_url/type",keyword:"type",params:{type: schema50.items.properties.redirect_url.type},schema:schema50.items.properties.redirect_url.type,parentSchema:schema50.items.properties.redirect_url,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.notify !== undefined){
let data4 = data0.notify;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/" + i0+"/notify",schemaPath:"#/items/properties/notify/type",keyword:"type",params:{type: schema50.items.properties.notify.type},schema:schema50.items.properties.notify.type,parentSchema:schema50.items.properties.notify,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.ignore_existing !== undefined){
let data5 = data0.ignore_existing;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err8 = {instancePath:instancePath+"/" + i0+"/ignore_existing",schemaPath:"#/items/properties/ignore_existing/type",keyword:"type",params:{type: schema50.items.properties.ignore_existing.type},schema:schema50.items.properties.ignore_existing.type,parentSchema:schema50.items.properties.ignore_existing,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.expires_in_days !== undefined){
let data6 = data0.expires_in_days;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err9 = {instancePath:instancePath+"/" + i0+"/expires_in_days",schemaPath:"#/items/properties/expires_in_days/type",keyword:"type",params:{type: schema50.items.properties.expires_in_days.type},schema:schema50.items.properties.expires_in_days.type,parentSchema:schema50.items.properties.expires_in_days,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 365 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/" + i0+"/expires_in_days",schemaPath:"#/items/properties/expires_in_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},schema:365,parentSchema:schema50.items.properties.expires_in_days,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/" + i0+"/expires_in_days",schemaPath:"#/items/properties/expires_in_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema50.items.properties.expires_in_days,data:data6};
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
if(data0.template_slug !== undefined){
let data7 = data0.template_slug;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/" + i0+"/template_slug",schemaPath:"#/items/properties/template_slug/type",keyword:"type",params:{type: "string"},schema:schema50.items.properties.template_slug.type,parentSchema:schema50.items.properties.template_slug,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data7 === "invitation") || (data7 === "waitlist_invitation"))){
const err13 = {instancePath:instancePath+"/" + i0+"/template_slug",schemaPath:"#/items/properties/template_slug/enum",keyword:"enum",params:{allowedValues: schema50.items.properties.template_slug.enum},schema:schema50.items.properties.template_slug.enum,parentSchema:schema50.items.properties.template_slug,data:data7};
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
const err14 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},schema:schema50.items.type,parentSchema:schema50.items,data:data0};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v48 = validate48;
const schema51 = {"$id":"contract:/RevokeInvitation.parameters","type":"object","properties":{"path":{"type":"object","properties":{"invitation_id":{"type":"string"}},"required":["invitation_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema51.required,parentSchema:schema51,data};
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
if(data0.invitation_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "invitation_id"},schema:schema51.properties.path.required,parentSchema:schema51.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.invitation_id !== undefined){
let data1 = data0.invitation_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/invitation_id",schemaPath:"#/properties/path/properties/invitation_id/type",keyword:"type",params:{type: "string"},schema:schema51.properties.path.properties.invitation_id.type,parentSchema:schema51.properties.path.properties.invitation_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema51.properties.path.type,parentSchema:schema51.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema51.type,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v49 = validate49;
const schema52 = {"$id":"contract:/ListInstanceOrganizationInvitations.parameters","type":"object","properties":{"query":{"type":"object","properties":{"order_by":{"type":"string"},"status":{"type":"string","enum":["pending","accepted","revoked","expired"]},"query":{"type":"string"},"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0}},"required":[]}},"required":["query"]};

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
if(data0.order_by !== undefined){
let data1 = data0.order_by;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "string"},schema:schema52.properties.query.properties.order_by.type,parentSchema:schema52.properties.query.properties.order_by,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.status !== undefined){
let data2 = data0.status;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "string"},schema:schema52.properties.query.properties.status.type,parentSchema:schema52.properties.query.properties.status,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data2 === "pending") || (data2 === "accepted")) || (data2 === "revoked")) || (data2 === "expired"))){
const err3 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues: schema52.properties.query.properties.status.enum},schema:schema52.properties.query.properties.status.enum,parentSchema:schema52.properties.query.properties.status,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.query !== undefined){
let data3 = data0.query;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/query/query",schemaPath:"#/properties/query/properties/query/type",keyword:"type",params:{type: "string"},schema:schema52.properties.query.properties.query.type,parentSchema:schema52.properties.query.properties.query,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.limit !== undefined){
let data4 = data0.limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema52.properties.query.properties.limit.type,parentSchema:schema52.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 500 || isNaN(data4)){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema52.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema52.properties.query.properties.limit,data:data4};
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
if(data0.offset !== undefined){
let data5 = data0.offset;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema52.properties.query.properties.offset.type,parentSchema:schema52.properties.query.properties.offset,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema52.properties.query.properties.offset,data:data5};
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
}
else {
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema52.properties.query.type,parentSchema:schema52.properties.query,data:data0};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v50 = validate50;
const schema53 = {"$id":"contract:/CreateAllowlistIdentifier.body","type":"object","additionalProperties":false,"properties":{"identifier":{"type":"string"},"notify":{"type":"boolean"}},"required":["identifier"]};

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
if(data.identifier === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identifier"},schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "identifier") || (key0 === "notify"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.identifier !== undefined){
let data0 = data.identifier;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/identifier",schemaPath:"#/properties/identifier/type",keyword:"type",params:{type: "string"},schema:schema53.properties.identifier.type,parentSchema:schema53.properties.identifier,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.notify !== undefined){
let data1 = data.notify;
if(typeof data1 !== "boolean"){
const err3 = {instancePath:instancePath+"/notify",schemaPath:"#/properties/notify/type",keyword:"type",params:{type: "boolean"},schema:schema53.properties.notify.type,parentSchema:schema53.properties.notify,data:data1};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema53.type,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v51 = validate51;
const schema54 = {"$id":"contract:/DeleteAllowlistIdentifier.parameters","type":"object","properties":{"path":{"type":"object","properties":{"identifier_id":{"type":"string"}},"required":["identifier_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema54.required,parentSchema:schema54,data};
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
if(data0.identifier_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "identifier_id"},schema:schema54.properties.path.required,parentSchema:schema54.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.identifier_id !== undefined){
let data1 = data0.identifier_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/identifier_id",schemaPath:"#/properties/path/properties/identifier_id/type",keyword:"type",params:{type: "string"},schema:schema54.properties.path.properties.identifier_id.type,parentSchema:schema54.properties.path.properties.identifier_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema54.properties.path.type,parentSchema:schema54.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema54.type,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v52 = validate52;
const schema55 = {"$id":"contract:/CreateBlocklistIdentifier.body","type":"object","additionalProperties":false,"properties":{"identifier":{"type":"string"}},"required":["identifier"]};

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
if(data.identifier === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identifier"},schema:schema55.required,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "identifier")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.identifier !== undefined){
let data0 = data.identifier;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/identifier",schemaPath:"#/properties/identifier/type",keyword:"type",params:{type: "string"},schema:schema55.properties.identifier.type,parentSchema:schema55.properties.identifier,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v53 = validate53;
const schema56 = {"$id":"contract:/UpdateInstanceAuthConfig.body","type":"object","additionalProperties":false,"properties":{"restricted_to_allowlist":{"type":["boolean","null"]},"from_email_address":{"type":["string","null"]},"progressive_sign_up":{"type":["boolean","null"]},"test_mode":{"type":["boolean","null"]}}};

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
for(const key0 in data){
if(!((((key0 === "restricted_to_allowlist") || (key0 === "from_email_address")) || (key0 === "progressive_sign_up")) || (key0 === "test_mode"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.restricted_to_allowlist !== undefined){
let data0 = data.restricted_to_allowlist;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/restricted_to_allowlist",schemaPath:"#/properties/restricted_to_allowlist/type",keyword:"type",params:{type: schema56.properties.restricted_to_allowlist.type},schema:schema56.properties.restricted_to_allowlist.type,parentSchema:schema56.properties.restricted_to_allowlist,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.from_email_address !== undefined){
let data1 = data.from_email_address;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/from_email_address",schemaPath:"#/properties/from_email_address/type",keyword:"type",params:{type: schema56.properties.from_email_address.type},schema:schema56.properties.from_email_address.type,parentSchema:schema56.properties.from_email_address,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.progressive_sign_up !== undefined){
let data2 = data.progressive_sign_up;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/progressive_sign_up",schemaPath:"#/properties/progressive_sign_up/type",keyword:"type",params:{type: schema56.properties.progressive_sign_up.type},schema:schema56.properties.progressive_sign_up.type,parentSchema:schema56.properties.progressive_sign_up,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.test_mode !== undefined){
let data3 = data.test_mode;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/test_mode",schemaPath:"#/properties/test_mode/type",keyword:"type",params:{type: schema56.properties.test_mode.type},schema:schema56.properties.test_mode.type,parentSchema:schema56.properties.test_mode,data:data3};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v54 = validate54;
const schema57 = {"$id":"contract:/UpdateProductionInstanceDomain.body","type":"object","additionalProperties":false,"properties":{"home_url":{"type":"string"},"is_secondary":{"type":"boolean"}}};

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
for(const key0 in data){
if(!((key0 === "home_url") || (key0 === "is_secondary"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.home_url !== undefined){
let data0 = data.home_url;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/home_url",schemaPath:"#/properties/home_url/type",keyword:"type",params:{type: "string"},schema:schema57.properties.home_url.type,parentSchema:schema57.properties.home_url,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.is_secondary !== undefined){
let data1 = data.is_secondary;
if(typeof data1 !== "boolean"){
const err2 = {instancePath:instancePath+"/is_secondary",schemaPath:"#/properties/is_secondary/type",keyword:"type",params:{type: "boolean"},schema:schema57.properties.is_secondary.type,parentSchema:schema57.properties.is_secondary,data:data1};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v55 = validate55;
const schema58 = {"$id":"contract:/CreateActorToken.body","type":"object","additionalProperties":false,"properties":{"user_id":{"type":"string"},"actor":{"type":"object","additionalProperties":true,"properties":{"sub":{"type":"string"}},"required":["sub"]},"expires_in_seconds":{"type":"integer","safeInteger":true},"session_max_duration_in_seconds":{"type":"integer","safeInteger":true}},"required":["user_id","actor"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.actor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "user_id") || (key0 === "actor")) || (key0 === "expires_in_seconds")) || (key0 === "session_max_duration_in_seconds"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema58.properties.user_id.type,parentSchema:schema58.properties.user_id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.actor !== undefined){
let data1 = data.actor;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.sub === undefined){
const err4 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/required",keyword:"required",params:{missingProperty: "sub"},schema:schema58.properties.actor.required,parentSchema:schema58.properties.actor,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.sub !== undefined){
let data2 = data1.sub;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/actor/sub",schemaPath:"#/properties/actor/properties/sub/type",keyword:"type",params:{type: "string"},schema:schema58.properties.actor.properties.sub.type,parentSchema:schema58.properties.actor.properties.sub,data:data2};
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
const err6 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/type",keyword:"type",params:{type: "object"},schema:schema58.properties.actor.type,parentSchema:schema58.properties.actor,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.expires_in_seconds !== undefined){
let data3 = data.expires_in_seconds;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/expires_in_seconds",schemaPath:"#/properties/expires_in_seconds/type",keyword:"type",params:{type: "integer"},schema:schema58.properties.expires_in_seconds.type,parentSchema:schema58.properties.expires_in_seconds,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(Math.abs(data3) > 9007199254740991){
const err8 = {instancePath:instancePath+"/expires_in_seconds",schemaPath:"#/properties/expires_in_seconds/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema58.properties.expires_in_seconds,data:data3};
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
if(data.session_max_duration_in_seconds !== undefined){
let data4 = data.session_max_duration_in_seconds;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/session_max_duration_in_seconds",schemaPath:"#/properties/session_max_duration_in_seconds/type",keyword:"type",params:{type: "integer"},schema:schema58.properties.session_max_duration_in_seconds.type,parentSchema:schema58.properties.session_max_duration_in_seconds,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(Math.abs(data4) > 9007199254740991){
const err10 = {instancePath:instancePath+"/session_max_duration_in_seconds",schemaPath:"#/properties/session_max_duration_in_seconds/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema58.properties.session_max_duration_in_seconds,data:data4};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v56 = validate56;
const schema59 = {"$id":"contract:/RevokeActorToken.parameters","type":"object","properties":{"path":{"type":"object","properties":{"actor_token_id":{"type":"string"}},"required":["actor_token_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema59.required,parentSchema:schema59,data};
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
if(data0.actor_token_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "actor_token_id"},schema:schema59.properties.path.required,parentSchema:schema59.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.actor_token_id !== undefined){
let data1 = data0.actor_token_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/actor_token_id",schemaPath:"#/properties/path/properties/actor_token_id/type",keyword:"type",params:{type: "string"},schema:schema59.properties.path.properties.actor_token_id.type,parentSchema:schema59.properties.path.properties.actor_token_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema59.properties.path.type,parentSchema:schema59.properties.path,data:data0};
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
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v57 = validate57;
const schema60 = {"$id":"contract:/AddDomain.body","type":"object","properties":{"name":{"type":"string"},"is_satellite":{"type":"boolean","enum":[true]},"proxy_url":{"type":["string","null"]}},"required":["name","is_satellite"]};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.is_satellite === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_satellite"},schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema60.properties.name.type,parentSchema:schema60.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.is_satellite !== undefined){
let data1 = data.is_satellite;
if(typeof data1 !== "boolean"){
const err3 = {instancePath:instancePath+"/is_satellite",schemaPath:"#/properties/is_satellite/type",keyword:"type",params:{type: "boolean"},schema:schema60.properties.is_satellite.type,parentSchema:schema60.properties.is_satellite,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data1 === true)){
const err4 = {instancePath:instancePath+"/is_satellite",schemaPath:"#/properties/is_satellite/enum",keyword:"enum",params:{allowedValues: schema60.properties.is_satellite.enum},schema:schema60.properties.is_satellite.enum,parentSchema:schema60.properties.is_satellite,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.proxy_url !== undefined){
let data2 = data.proxy_url;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/proxy_url",schemaPath:"#/properties/proxy_url/type",keyword:"type",params:{type: schema60.properties.proxy_url.type},schema:schema60.properties.proxy_url.type,parentSchema:schema60.properties.proxy_url,data:data2};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema60.type,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"name":true,"is_satellite":true,"proxy_url":true},"dynamicProps":false,"dynamicItems":false};

exports.v58 = validate58;
const schema61 = {"$id":"contract:/DeleteDomain.parameters","type":"object","properties":{"path":{"type":"object","properties":{"domain_id":{"type":"string"}},"required":["domain_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema61.required,parentSchema:schema61,data};
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
if(data0.domain_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "domain_id"},schema:schema61.properties.path.required,parentSchema:schema61.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.domain_id !== undefined){
let data1 = data0.domain_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/domain_id",schemaPath:"#/properties/path/properties/domain_id/type",keyword:"type",params:{type: "string"},schema:schema61.properties.path.properties.domain_id.type,parentSchema:schema61.properties.path.properties.domain_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema61.properties.path.type,parentSchema:schema61.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema61.type,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v59 = validate59;
const schema62 = {"$id":"contract:/UpdateDomain.body","type":"object","additionalProperties":false,"properties":{"name":{"type":["string","null"]},"proxy_url":{"type":["string","null"]},"is_secondary":{"type":["boolean","null"]}}};

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
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "proxy_url")) || (key0 === "is_secondary"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema62.properties.name.type},schema:schema62.properties.name.type,parentSchema:schema62.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.proxy_url !== undefined){
let data1 = data.proxy_url;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/proxy_url",schemaPath:"#/properties/proxy_url/type",keyword:"type",params:{type: schema62.properties.proxy_url.type},schema:schema62.properties.proxy_url.type,parentSchema:schema62.properties.proxy_url,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.is_secondary !== undefined){
let data2 = data.is_secondary;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/is_secondary",schemaPath:"#/properties/is_secondary/type",keyword:"type",params:{type: schema62.properties.is_secondary.type},schema:schema62.properties.is_secondary.type,parentSchema:schema62.properties.is_secondary,data:data2};
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
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v60 = validate60;
const schema63 = {"$id":"contract:/UpdateInstance.body","type":"object","additionalProperties":false,"properties":{"test_mode":{"type":["boolean","null"]},"hibp":{"type":["boolean","null"]},"support_email":{"type":["string","null"]},"clerk_js_version":{"type":["string","null"]},"development_origin":{"type":["string","null"]},"allowed_origins":{"type":"array","items":{"type":"string"}},"cookieless_dev":{"type":["boolean","null"]},"url_based_session_syncing":{"type":["boolean","null"]},"preferred_sign_in_strategy_when_password_required":{"type":"string","enum":["password","otp",""]}}};

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
for(const key0 in data){
if(!(func0.call(schema63.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.test_mode !== undefined){
let data0 = data.test_mode;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/test_mode",schemaPath:"#/properties/test_mode/type",keyword:"type",params:{type: schema63.properties.test_mode.type},schema:schema63.properties.test_mode.type,parentSchema:schema63.properties.test_mode,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.hibp !== undefined){
let data1 = data.hibp;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/hibp",schemaPath:"#/properties/hibp/type",keyword:"type",params:{type: schema63.properties.hibp.type},schema:schema63.properties.hibp.type,parentSchema:schema63.properties.hibp,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.support_email !== undefined){
let data2 = data.support_email;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/support_email",schemaPath:"#/properties/support_email/type",keyword:"type",params:{type: schema63.properties.support_email.type},schema:schema63.properties.support_email.type,parentSchema:schema63.properties.support_email,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.clerk_js_version !== undefined){
let data3 = data.clerk_js_version;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/clerk_js_version",schemaPath:"#/properties/clerk_js_version/type",keyword:"type",params:{type: schema63.properties.clerk_js_version.type},schema:schema63.properties.clerk_js_version.type,parentSchema:schema63.properties.clerk_js_version,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.development_origin !== undefined){
let data4 = data.development_origin;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/development_origin",schemaPath:"#/properties/development_origin/type",keyword:"type",params:{type: schema63.properties.development_origin.type},schema:schema63.properties.development_origin.type,parentSchema:schema63.properties.development_origin,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.allowed_origins !== undefined){
let data5 = data.allowed_origins;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/allowed_origins/" + i0,schemaPath:"#/properties/allowed_origins/items/type",keyword:"type",params:{type: "string"},schema:schema63.properties.allowed_origins.items.type,parentSchema:schema63.properties.allowed_origins.items,data:data6};
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
const err7 = {instancePath:instancePath+"/allowed_origins",schemaPath:"#/properties/allowed_origins/type",keyword:"type",params:{type: "array"},schema:schema63.properties.allowed_origins.type,parentSchema:schema63.properties.allowed_origins,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.cookieless_dev !== undefined){
let data7 = data.cookieless_dev;
if((typeof data7 !== "boolean") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/cookieless_dev",schemaPath:"#/properties/cookieless_dev/type",keyword:"type",params:{type: schema63.properties.cookieless_dev.type},schema:schema63.properties.cookieless_dev.type,parentSchema:schema63.properties.cookieless_dev,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.url_based_session_syncing !== undefined){
let data8 = data.url_based_session_syncing;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/url_based_session_syncing",schemaPath:"#/properties/url_based_session_syncing/type",keyword:"type",params:{type: schema63.properties.url_based_session_syncing.type},schema:schema63.properties.url_based_session_syncing.type,parentSchema:schema63.properties.url_based_session_syncing,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.preferred_sign_in_strategy_when_password_required !== undefined){
let data9 = data.preferred_sign_in_strategy_when_password_required;
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/preferred_sign_in_strategy_when_password_required",schemaPath:"#/properties/preferred_sign_in_strategy_when_password_required/type",keyword:"type",params:{type: "string"},schema:schema63.properties.preferred_sign_in_strategy_when_password_required.type,parentSchema:schema63.properties.preferred_sign_in_strategy_when_password_required,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data9 === "password") || (data9 === "otp")) || (data9 === ""))){
const err11 = {instancePath:instancePath+"/preferred_sign_in_strategy_when_password_required",schemaPath:"#/properties/preferred_sign_in_strategy_when_password_required/enum",keyword:"enum",params:{allowedValues: schema63.properties.preferred_sign_in_strategy_when_password_required.enum},schema:schema63.properties.preferred_sign_in_strategy_when_password_required.enum,parentSchema:schema63.properties.preferred_sign_in_strategy_when_password_required,data:data9};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data};
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
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v61 = validate61;
const schema64 = {"$id":"contract:/UpdateInstanceRestrictions.body","type":"object","additionalProperties":false,"properties":{"allowlist":{"type":["boolean","null"]},"blocklist":{"type":["boolean","null"]},"allowlist_blocklist_disabled_on_sign_in":{"type":["boolean","null"]},"block_email_subaddresses":{"type":["boolean","null"]},"block_disposable_email_domains":{"type":["boolean","null"]}}};

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
for(const key0 in data){
if(!(((((key0 === "allowlist") || (key0 === "blocklist")) || (key0 === "allowlist_blocklist_disabled_on_sign_in")) || (key0 === "block_email_subaddresses")) || (key0 === "block_disposable_email_domains"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.allowlist !== undefined){
let data0 = data.allowlist;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/allowlist",schemaPath:"#/properties/allowlist/type",keyword:"type",params:{type: schema64.properties.allowlist.type},schema:schema64.properties.allowlist.type,parentSchema:schema64.properties.allowlist,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.blocklist !== undefined){
let data1 = data.blocklist;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/blocklist",schemaPath:"#/properties/blocklist/type",keyword:"type",params:{type: schema64.properties.blocklist.type},schema:schema64.properties.blocklist.type,parentSchema:schema64.properties.blocklist,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.allowlist_blocklist_disabled_on_sign_in !== undefined){
let data2 = data.allowlist_blocklist_disabled_on_sign_in;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/allowlist_blocklist_disabled_on_sign_in",schemaPath:"#/properties/allowlist_blocklist_disabled_on_sign_in/type",keyword:"type",params:{type: schema64.properties.allowlist_blocklist_disabled_on_sign_in.type},schema:schema64.properties.allowlist_blocklist_disabled_on_sign_in.type,parentSchema:schema64.properties.allowlist_blocklist_disabled_on_sign_in,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.block_email_subaddresses !== undefined){
let data3 = data.block_email_subaddresses;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/block_email_subaddresses",schemaPath:"#/properties/block_email_subaddresses/type",keyword:"type",params:{type: schema64.properties.block_email_subaddresses.type},schema:schema64.properties.block_email_subaddresses.type,parentSchema:schema64.properties.block_email_subaddresses,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.block_disposable_email_domains !== undefined){
let data4 = data.block_disposable_email_domains;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/block_disposable_email_domains",schemaPath:"#/properties/block_disposable_email_domains/type",keyword:"type",params:{type: schema64.properties.block_disposable_email_domains.type},schema:schema64.properties.block_disposable_email_domains.type,parentSchema:schema64.properties.block_disposable_email_domains,data:data4};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v62 = validate62;
const schema65 = {"$id":"contract:/UpdateInstanceProtect.body","type":"object","additionalProperties":false,"properties":{"rules_enabled":{"type":["boolean","null"]},"specter_enabled":{"type":["boolean","null"]}}};

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
for(const key0 in data){
if(!((key0 === "rules_enabled") || (key0 === "specter_enabled"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.rules_enabled !== undefined){
let data0 = data.rules_enabled;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/rules_enabled",schemaPath:"#/properties/rules_enabled/type",keyword:"type",params:{type: schema65.properties.rules_enabled.type},schema:schema65.properties.rules_enabled.type,parentSchema:schema65.properties.rules_enabled,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.specter_enabled !== undefined){
let data1 = data.specter_enabled;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/specter_enabled",schemaPath:"#/properties/specter_enabled/type",keyword:"type",params:{type: schema65.properties.specter_enabled.type},schema:schema65.properties.specter_enabled.type,parentSchema:schema65.properties.specter_enabled,data:data1};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v63 = validate63;
const schema66 = {"$id":"contract:/UpdateInstanceCommunication.body","type":"object","additionalProperties":false,"properties":{"blocked_country_codes":{"type":["array","null"],"maxItems":250,"uniqueItems":true,"items":{"type":"string","pattern":"^[A-Z]{2}$"}}}};
const pattern0 = new RegExp("^[A-Z]{2}$", "u");
const func3 = runtime.hasEqualItems;

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
for(const key0 in data){
if(!(key0 === "blocked_country_codes")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.blocked_country_codes !== undefined){
let data0 = data.blocked_country_codes;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err1 = {instancePath:instancePath+"/blocked_country_codes",schemaPath:"#/properties/blocked_country_codes/type",keyword:"type",params:{type: schema66.properties.blocked_country_codes.type},schema:schema66.properties.blocked_country_codes.type,parentSchema:schema66.properties.blocked_country_codes,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Array.isArray(data0)){
if(data0.length > 250){
const err2 = {instancePath:instancePath+"/blocked_country_codes",schemaPath:"#/properties/blocked_country_codes/maxItems",keyword:"maxItems",params:{limit: 250},schema:250,parentSchema:schema66.properties.blocked_country_codes,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err3 = {instancePath:instancePath+"/blocked_country_codes/" + i0,schemaPath:"#/properties/blocked_country_codes/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},schema:"^[A-Z]{2}$",parentSchema:schema66.properties.blocked_country_codes.items,data:data1};
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
const err4 = {instancePath:instancePath+"/blocked_country_codes/" + i0,schemaPath:"#/properties/blocked_country_codes/items/type",keyword:"type",params:{type: "string"},schema:schema66.properties.blocked_country_codes.items.type,parentSchema:schema66.properties.blocked_country_codes.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.length > 1 && func3(data0, dynamicAnchors)){
const err5 = {instancePath:instancePath+"/blocked_country_codes",schemaPath:"#/properties/blocked_country_codes/uniqueItems",keyword:"uniqueItems",params:{},schema:true,parentSchema:schema66.properties.blocked_country_codes,data:data0};
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
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema66.type,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v64 = validate64;
const schema67 = {"$id":"contract:/UpdateInstanceOAuthApplicationSettings.body","type":"object","additionalProperties":false,"properties":{"dynamic_oauth_client_registration":{"type":["boolean","null"]},"default_scopes":{"type":["array","null"],"items":{"type":"string"}},"oauth_jwt_access_tokens":{"type":["boolean","null"]},"client_id_metadata_documents_advertised":{"type":["boolean","null"]},"client_id_metadata_documents_only_allow_pre_registered_clients":{"type":["boolean","null"]},"client_id_metadata_documents_block_implicitly_allowed_clients":{"type":["boolean","null"]}}};

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
for(const key0 in data){
if(!((((((key0 === "dynamic_oauth_client_registration") || (key0 === "default_scopes")) || (key0 === "oauth_jwt_access_tokens")) || (key0 === "client_id_metadata_documents_advertised")) || (key0 === "client_id_metadata_documents_only_allow_pre_registered_clients")) || (key0 === "client_id_metadata_documents_block_implicitly_allowed_clients"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.dynamic_oauth_client_registration !== undefined){
let data0 = data.dynamic_oauth_client_registration;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/dynamic_oauth_client_registration",schemaPath:"#/properties/dynamic_oauth_client_registration/type",keyword:"type",params:{type: schema67.properties.dynamic_oauth_client_registration.type},schema:schema67.properties.dynamic_oauth_client_registration.type,parentSchema:schema67.properties.dynamic_oauth_client_registration,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.default_scopes !== undefined){
let data1 = data.default_scopes;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/default_scopes",schemaPath:"#/properties/default_scopes/type",keyword:"type",params:{type: schema67.properties.default_scopes.type},schema:schema67.properties.default_scopes.type,parentSchema:schema67.properties.default_scopes,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/default_scopes/" + i0,schemaPath:"#/properties/default_scopes/items/type",keyword:"type",params:{type: "string"},schema:schema67.properties.default_scopes.items.type,parentSchema:schema67.properties.default_scopes.items,data:data2};
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
if(data.oauth_jwt_access_tokens !== undefined){
let data3 = data.oauth_jwt_access_tokens;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/oauth_jwt_access_tokens",schemaPath:"#/properties/oauth_jwt_access_tokens/type",keyword:"type",params:{type: schema67.properties.oauth_jwt_access_tokens.type},schema:schema67.properties.oauth_jwt_access_tokens.type,parentSchema:schema67.properties.oauth_jwt_access_tokens,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.client_id_metadata_documents_advertised !== undefined){
let data4 = data.client_id_metadata_documents_advertised;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/client_id_metadata_documents_advertised",schemaPath:"#/properties/client_id_metadata_documents_advertised/type",keyword:"type",params:{type: schema67.properties.client_id_metadata_documents_advertised.type},schema:schema67.properties.client_id_metadata_documents_advertised.type,parentSchema:schema67.properties.client_id_metadata_documents_advertised,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.client_id_metadata_documents_only_allow_pre_registered_clients !== undefined){
let data5 = data.client_id_metadata_documents_only_allow_pre_registered_clients;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/client_id_metadata_documents_only_allow_pre_registered_clients",schemaPath:"#/properties/client_id_metadata_documents_only_allow_pre_registered_clients/type",keyword:"type",params:{type: schema67.properties.client_id_metadata_documents_only_allow_pre_registered_clients.type},schema:schema67.properties.client_id_metadata_documents_only_allow_pre_registered_clients.type,parentSchema:schema67.properties.client_id_metadata_documents_only_allow_pre_registered_clients,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.client_id_metadata_documents_block_implicitly_allowed_clients !== undefined){
let data6 = data.client_id_metadata_documents_block_implicitly_allowed_clients;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/client_id_metadata_documents_block_implicitly_allowed_clients",schemaPath:"#/properties/client_id_metadata_documents_block_implicitly_allowed_clients/type",keyword:"type",params:{type: schema67.properties.client_id_metadata_documents_block_implicitly_allowed_clients.type},schema:schema67.properties.client_id_metadata_documents_block_implicitly_allowed_clients.type,parentSchema:schema67.properties.client_id_metadata_documents_block_implicitly_allowed_clients,data:data6};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema67.type,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v65 = validate65;
const schema68 = {"$id":"contract:/UpdateInstanceOrganizationSettings.body","type":"object","additionalProperties":false,"properties":{"enabled":{"type":["boolean","null"]},"max_allowed_memberships":{"type":["integer","null"],"safeInteger":true},"admin_delete_enabled":{"type":["boolean","null"]},"domains_enabled":{"type":["boolean","null"]},"slug_disabled":{"type":["boolean","null"]},"domains_enrollment_modes":{"type":"array","items":{"type":"string"}},"creator_role_id":{"type":["string","null"]},"domains_default_role_id":{"type":["string","null"]}}};

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
for(const key0 in data){
if(!((((((((key0 === "enabled") || (key0 === "max_allowed_memberships")) || (key0 === "admin_delete_enabled")) || (key0 === "domains_enabled")) || (key0 === "slug_disabled")) || (key0 === "domains_enrollment_modes")) || (key0 === "creator_role_id")) || (key0 === "domains_default_role_id"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.enabled !== undefined){
let data0 = data.enabled;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: schema68.properties.enabled.type},schema:schema68.properties.enabled.type,parentSchema:schema68.properties.enabled,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.max_allowed_memberships !== undefined){
let data1 = data.max_allowed_memberships;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/max_allowed_memberships",schemaPath:"#/properties/max_allowed_memberships/type",keyword:"type",params:{type: schema68.properties.max_allowed_memberships.type},schema:schema68.properties.max_allowed_memberships.type,parentSchema:schema68.properties.max_allowed_memberships,data:data1};
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
const err3 = {instancePath:instancePath+"/max_allowed_memberships",schemaPath:"#/properties/max_allowed_memberships/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema68.properties.max_allowed_memberships,data:data1};
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
if(data.admin_delete_enabled !== undefined){
let data2 = data.admin_delete_enabled;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/admin_delete_enabled",schemaPath:"#/properties/admin_delete_enabled/type",keyword:"type",params:{type: schema68.properties.admin_delete_enabled.type},schema:schema68.properties.admin_delete_enabled.type,parentSchema:schema68.properties.admin_delete_enabled,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.domains_enabled !== undefined){
let data3 = data.domains_enabled;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/domains_enabled",schemaPath:"#/properties/domains_enabled/type",keyword:"type",params:{type: schema68.properties.domains_enabled.type},schema:schema68.properties.domains_enabled.type,parentSchema:schema68.properties.domains_enabled,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.slug_disabled !== undefined){
let data4 = data.slug_disabled;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/slug_disabled",schemaPath:"#/properties/slug_disabled/type",keyword:"type",params:{type: schema68.properties.slug_disabled.type},schema:schema68.properties.slug_disabled.type,parentSchema:schema68.properties.slug_disabled,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.domains_enrollment_modes !== undefined){
let data5 = data.domains_enrollment_modes;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/domains_enrollment_modes/" + i0,schemaPath:"#/properties/domains_enrollment_modes/items/type",keyword:"type",params:{type: "string"},schema:schema68.properties.domains_enrollment_modes.items.type,parentSchema:schema68.properties.domains_enrollment_modes.items,data:data6};
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
const err8 = {instancePath:instancePath+"/domains_enrollment_modes",schemaPath:"#/properties/domains_enrollment_modes/type",keyword:"type",params:{type: "array"},schema:schema68.properties.domains_enrollment_modes.type,parentSchema:schema68.properties.domains_enrollment_modes,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.creator_role_id !== undefined){
let data7 = data.creator_role_id;
if((typeof data7 !== "string") && (data7 !== null)){
const err9 = {instancePath:instancePath+"/creator_role_id",schemaPath:"#/properties/creator_role_id/type",keyword:"type",params:{type: schema68.properties.creator_role_id.type},schema:schema68.properties.creator_role_id.type,parentSchema:schema68.properties.creator_role_id,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.domains_default_role_id !== undefined){
let data8 = data.domains_default_role_id;
if((typeof data8 !== "string") && (data8 !== null)){
const err10 = {instancePath:instancePath+"/domains_default_role_id",schemaPath:"#/properties/domains_default_role_id/type",keyword:"type",params:{type: schema68.properties.domains_default_role_id.type},schema:schema68.properties.domains_default_role_id.type,parentSchema:schema68.properties.domains_default_role_id,data:data8};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema68.type,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v66 = validate66;
const schema69 = {"$id":"contract:/CreateJWTTemplate.body","type":"object","properties":{"name":{"type":"string"},"claims":{"type":"object"},"lifetime":{"type":["integer","null"],"minimum":30,"maximum":315360000},"allowed_clock_skew":{"type":["integer","null"],"minimum":0,"maximum":300},"custom_signing_key":{"type":"boolean"},"signing_algorithm":{"type":["string","null"]},"signing_key":{"type":["string","null"]}},"required":["name","claims"]};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.claims === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claims"},schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema69.properties.name.type,parentSchema:schema69.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.claims !== undefined){
let data1 = data.claims;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err3 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type: "object"},schema:schema69.properties.claims.type,parentSchema:schema69.properties.claims,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.lifetime !== undefined){
let data2 = data.lifetime;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err4 = {instancePath:instancePath+"/lifetime",schemaPath:"#/properties/lifetime/type",keyword:"type",params:{type: schema69.properties.lifetime.type},schema:schema69.properties.lifetime.type,parentSchema:schema69.properties.lifetime,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 315360000 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/lifetime",schemaPath:"#/properties/lifetime/maximum",keyword:"maximum",params:{comparison: "<=", limit: 315360000},schema:315360000,parentSchema:schema69.properties.lifetime,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 30 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/lifetime",schemaPath:"#/properties/lifetime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 30},schema:30,parentSchema:schema69.properties.lifetime,data:data2};
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
if(data.allowed_clock_skew !== undefined){
let data3 = data.allowed_clock_skew;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err7 = {instancePath:instancePath+"/allowed_clock_skew",schemaPath:"#/properties/allowed_clock_skew/type",keyword:"type",params:{type: schema69.properties.allowed_clock_skew.type},schema:schema69.properties.allowed_clock_skew.type,parentSchema:schema69.properties.allowed_clock_skew,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 300 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/allowed_clock_skew",schemaPath:"#/properties/allowed_clock_skew/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300},schema:300,parentSchema:schema69.properties.allowed_clock_skew,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/allowed_clock_skew",schemaPath:"#/properties/allowed_clock_skew/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema69.properties.allowed_clock_skew,data:data3};
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
if(data.custom_signing_key !== undefined){
let data4 = data.custom_signing_key;
if(typeof data4 !== "boolean"){
const err10 = {instancePath:instancePath+"/custom_signing_key",schemaPath:"#/properties/custom_signing_key/type",keyword:"type",params:{type: "boolean"},schema:schema69.properties.custom_signing_key.type,parentSchema:schema69.properties.custom_signing_key,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.signing_algorithm !== undefined){
let data5 = data.signing_algorithm;
if((typeof data5 !== "string") && (data5 !== null)){
const err11 = {instancePath:instancePath+"/signing_algorithm",schemaPath:"#/properties/signing_algorithm/type",keyword:"type",params:{type: schema69.properties.signing_algorithm.type},schema:schema69.properties.signing_algorithm.type,parentSchema:schema69.properties.signing_algorithm,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.signing_key !== undefined){
let data6 = data.signing_key;
if((typeof data6 !== "string") && (data6 !== null)){
const err12 = {instancePath:instancePath+"/signing_key",schemaPath:"#/properties/signing_key/type",keyword:"type",params:{type: schema69.properties.signing_key.type},schema:schema69.properties.signing_key.type,parentSchema:schema69.properties.signing_key,data:data6};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema69.type,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"name":true,"claims":true,"lifetime":true,"allowed_clock_skew":true,"custom_signing_key":true,"signing_algorithm":true,"signing_key":true},"dynamicProps":false,"dynamicItems":false};

exports.v67 = validate67;
const schema70 = {"$id":"contract:/GetJWTTemplate.parameters","type":"object","properties":{"path":{"type":"object","properties":{"template_id":{"type":"string"}},"required":["template_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema70.required,parentSchema:schema70,data};
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
if(data0.template_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "template_id"},schema:schema70.properties.path.required,parentSchema:schema70.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.template_id !== undefined){
let data1 = data0.template_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/template_id",schemaPath:"#/properties/path/properties/template_id/type",keyword:"type",params:{type: "string"},schema:schema70.properties.path.properties.template_id.type,parentSchema:schema70.properties.path.properties.template_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema70.properties.path.type,parentSchema:schema70.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v68 = validate68;
const schema71 = {"$id":"contract:/ListMachines.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0},"query":{"type":"string"},"order_by":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.limit !== undefined){
let data1 = data0.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema71.properties.query.properties.limit.type,parentSchema:schema71.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 500 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema71.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema71.properties.query.properties.limit,data:data1};
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
if(data0.offset !== undefined){
let data2 = data0.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema71.properties.query.properties.offset.type,parentSchema:schema71.properties.query.properties.offset,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema71.properties.query.properties.offset,data:data2};
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
if(data0.query !== undefined){
let data3 = data0.query;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/query",schemaPath:"#/properties/query/properties/query/type",keyword:"type",params:{type: "string"},schema:schema71.properties.query.properties.query.type,parentSchema:schema71.properties.query.properties.query,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.order_by !== undefined){
let data4 = data0.order_by;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "string"},schema:schema71.properties.query.properties.order_by.type,parentSchema:schema71.properties.query.properties.order_by,data:data4};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema71.properties.query.type,parentSchema:schema71.properties.query,data:data0};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v69 = validate69;
const schema72 = {"$id":"contract:/CreateMachine.body","type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":255},"scoped_machines":{"type":"array","items":{"type":"string"},"maxItems":150},"default_token_ttl":{"type":"integer","minimum":1,"maximum":315360000}}};
const func4 = runtime["ajv/dist/runtime/ucs2length"].default;

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func4(data0) > 255){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema72.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func4(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema72.properties.name,data:data0};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema72.properties.name.type,parentSchema:schema72.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.scoped_machines !== undefined){
let data1 = data.scoped_machines;
if(Array.isArray(data1)){
if(data1.length > 150){
const err4 = {instancePath:instancePath+"/scoped_machines",schemaPath:"#/properties/scoped_machines/maxItems",keyword:"maxItems",params:{limit: 150},schema:150,parentSchema:schema72.properties.scoped_machines,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/scoped_machines/" + i0,schemaPath:"#/properties/scoped_machines/items/type",keyword:"type",params:{type: "string"},schema:schema72.properties.scoped_machines.items.type,parentSchema:schema72.properties.scoped_machines.items,data:data2};
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
const err6 = {instancePath:instancePath+"/scoped_machines",schemaPath:"#/properties/scoped_machines/type",keyword:"type",params:{type: "array"},schema:schema72.properties.scoped_machines.type,parentSchema:schema72.properties.scoped_machines,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.default_token_ttl !== undefined){
let data3 = data.default_token_ttl;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/default_token_ttl",schemaPath:"#/properties/default_token_ttl/type",keyword:"type",params:{type: "integer"},schema:schema72.properties.default_token_ttl.type,parentSchema:schema72.properties.default_token_ttl,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 315360000 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/default_token_ttl",schemaPath:"#/properties/default_token_ttl/maximum",keyword:"maximum",params:{comparison: "<=", limit: 315360000},schema:315360000,parentSchema:schema72.properties.default_token_ttl,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/default_token_ttl",schemaPath:"#/properties/default_token_ttl/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema72.properties.default_token_ttl,data:data3};
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
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema72.type,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"name":true,"scoped_machines":true,"default_token_ttl":true},"dynamicProps":false,"dynamicItems":false};

exports.v70 = validate70;
const schema73 = {"$id":"contract:/GetMachine.parameters","type":"object","properties":{"path":{"type":"object","properties":{"machine_id":{"type":"string"}},"required":["machine_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema73.required,parentSchema:schema73,data};
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
if(data0.machine_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "machine_id"},schema:schema73.properties.path.required,parentSchema:schema73.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.machine_id !== undefined){
let data1 = data0.machine_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/machine_id",schemaPath:"#/properties/path/properties/machine_id/type",keyword:"type",params:{type: "string"},schema:schema73.properties.path.properties.machine_id.type,parentSchema:schema73.properties.path.properties.machine_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema73.properties.path.type,parentSchema:schema73.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema73.type,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v71 = validate71;
const schema74 = {"$id":"contract:/UpdateMachine.body","type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":255},"default_token_ttl":{"type":"integer","minimum":1,"maximum":315360000}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func4(data0) > 255){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema74.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func4(data0) < 1){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema74.properties.name,data:data0};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema74.properties.name.type,parentSchema:schema74.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.default_token_ttl !== undefined){
let data1 = data.default_token_ttl;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/default_token_ttl",schemaPath:"#/properties/default_token_ttl/type",keyword:"type",params:{type: "integer"},schema:schema74.properties.default_token_ttl.type,parentSchema:schema74.properties.default_token_ttl,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 315360000 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/default_token_ttl",schemaPath:"#/properties/default_token_ttl/maximum",keyword:"maximum",params:{comparison: "<=", limit: 315360000},schema:315360000,parentSchema:schema74.properties.default_token_ttl,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/default_token_ttl",schemaPath:"#/properties/default_token_ttl/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema74.properties.default_token_ttl,data:data1};
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
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema74.type,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"name":true,"default_token_ttl":true},"dynamicProps":false,"dynamicItems":false};

exports.v72 = validate72;
const schema75 = {"$id":"contract:/RotateMachineSecretKey.body","type":"object","required":["previous_token_ttl"],"properties":{"previous_token_ttl":{"type":"integer","minimum":0,"maximum":28800}}};

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
if(data.previous_token_ttl === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "previous_token_ttl"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.previous_token_ttl !== undefined){
let data0 = data.previous_token_ttl;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/previous_token_ttl",schemaPath:"#/properties/previous_token_ttl/type",keyword:"type",params:{type: "integer"},schema:schema75.properties.previous_token_ttl.type,parentSchema:schema75.properties.previous_token_ttl,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 28800 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/previous_token_ttl",schemaPath:"#/properties/previous_token_ttl/maximum",keyword:"maximum",params:{comparison: "<=", limit: 28800},schema:28800,parentSchema:schema75.properties.previous_token_ttl,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/previous_token_ttl",schemaPath:"#/properties/previous_token_ttl/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema75.properties.previous_token_ttl,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema75.type,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"previous_token_ttl":true},"dynamicProps":false,"dynamicItems":false};

exports.v73 = validate73;
const schema76 = {"$id":"contract:/CreateMachineScope.body","type":"object","required":["to_machine_id"],"properties":{"to_machine_id":{"type":"string"}}};

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
if(data.to_machine_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to_machine_id"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.to_machine_id !== undefined){
let data0 = data.to_machine_id;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/to_machine_id",schemaPath:"#/properties/to_machine_id/type",keyword:"type",params:{type: "string"},schema:schema76.properties.to_machine_id.type,parentSchema:schema76.properties.to_machine_id,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"to_machine_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v74 = validate74;
const schema77 = {"$id":"contract:/DeleteMachineScope.parameters","type":"object","properties":{"path":{"type":"object","properties":{"machine_id":{"type":"string"},"other_machine_id":{"type":"string"}},"required":["machine_id","other_machine_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema77.required,parentSchema:schema77,data};
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
if(data0.machine_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "machine_id"},schema:schema77.properties.path.required,parentSchema:schema77.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.other_machine_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "other_machine_id"},schema:schema77.properties.path.required,parentSchema:schema77.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.machine_id !== undefined){
let data1 = data0.machine_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/machine_id",schemaPath:"#/properties/path/properties/machine_id/type",keyword:"type",params:{type: "string"},schema:schema77.properties.path.properties.machine_id.type,parentSchema:schema77.properties.path.properties.machine_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.other_machine_id !== undefined){
let data2 = data0.other_machine_id;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/other_machine_id",schemaPath:"#/properties/path/properties/other_machine_id/type",keyword:"type",params:{type: "string"},schema:schema77.properties.path.properties.other_machine_id.type,parentSchema:schema77.properties.path.properties.other_machine_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema77.properties.path.type,parentSchema:schema77.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema77.type,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v75 = validate75;
const schema78 = {"$id":"contract:/ListOrganizations.parameters","type":"object","properties":{"query":{"type":"object","properties":{"include_members_count":{"type":"boolean"},"include_missing_member_with_elevated_permissions":{"type":"boolean"},"query":{"type":"string"},"user_id":{"type":"array","items":{"type":"string"}},"organization_id":{"type":"array","items":{"type":"string"}},"order_by":{"type":"string"},"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0}},"required":[]}},"required":["query"]};

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
if(data0.include_members_count !== undefined){
let data1 = data0.include_members_count;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/query/include_members_count",schemaPath:"#/properties/query/properties/include_members_count/type",keyword:"type",params:{type: "boolean"},schema:schema78.properties.query.properties.include_members_count.type,parentSchema:schema78.properties.query.properties.include_members_count,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.include_missing_member_with_elevated_permissions !== undefined){
let data2 = data0.include_missing_member_with_elevated_permissions;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/query/include_missing_member_with_elevated_permissions",schemaPath:"#/properties/query/properties/include_missing_member_with_elevated_permissions/type",keyword:"type",params:{type: "boolean"},schema:schema78.properties.query.properties.include_missing_member_with_elevated_permissions.type,parentSchema:schema78.properties.query.properties.include_missing_member_with_elevated_permissions,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.query !== undefined){
let data3 = data0.query;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/query/query",schemaPath:"#/properties/query/properties/query/type",keyword:"type",params:{type: "string"},schema:schema78.properties.query.properties.query.type,parentSchema:schema78.properties.query.properties.query,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.user_id !== undefined){
let data4 = data0.user_id;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/query/user_id/" + i0,schemaPath:"#/properties/query/properties/user_id/items/type",keyword:"type",params:{type: "string"},schema:schema78.properties.query.properties.user_id.items.type,parentSchema:schema78.properties.query.properties.user_id.items,data:data5};
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
const err5 = {instancePath:instancePath+"/query/user_id",schemaPath:"#/properties/query/properties/user_id/type",keyword:"type",params:{type: "array"},schema:schema78.properties.query.properties.user_id.type,parentSchema:schema78.properties.query.properties.user_id,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.organization_id !== undefined){
let data6 = data0.organization_id;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 !== "string"){
const err6 = {instancePath:instancePath+"/query/organization_id/" + i1,schemaPath:"#/properties/query/properties/organization_id/items/type",keyword:"type",params:{type: "string"},schema:schema78.properties.query.properties.organization_id.items.type,parentSchema:schema78.properties.query.properties.organization_id.items,data:data7};
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
const err7 = {instancePath:instancePath+"/query/organization_id",schemaPath:"#/properties/query/properties/organization_id/type",keyword:"type",params:{type: "array"},schema:schema78.properties.query.properties.organization_id.type,parentSchema:schema78.properties.query.properties.organization_id,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.order_by !== undefined){
let data8 = data0.order_by;
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "string"},schema:schema78.properties.query.properties.order_by.type,parentSchema:schema78.properties.query.properties.order_by,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.limit !== undefined){
let data9 = data0.limit;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema78.properties.query.properties.limit.type,parentSchema:schema78.properties.query.properties.limit,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 500 || isNaN(data9)){
const err10 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema78.properties.query.properties.limit,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err11 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema78.properties.query.properties.limit,data:data9};
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
if(data0.offset !== undefined){
let data10 = data0.offset;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err12 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema78.properties.query.properties.offset.type,parentSchema:schema78.properties.query.properties.offset,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err13 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema78.properties.query.properties.offset,data:data10};
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
const err14 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema78.properties.query.type,parentSchema:schema78.properties.query,data:data0};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema78.type,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v76 = validate76;
const schema79 = {"$id":"contract:/CreateOrganization.body","type":"object","properties":{"name":{"type":"string"},"created_by":{"type":["string","null"]},"private_metadata":{"type":["object","null"],"additionalProperties":true},"public_metadata":{"type":["object","null"],"additionalProperties":true},"slug":{"type":["string","null"]},"max_allowed_memberships":{"type":["integer","null"],"minimum":0,"safeInteger":true},"created_at":{"type":["string","null"]},"role_set_key":{"type":["string","null"]}},"required":["name"]};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema79.required,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema79.properties.name.type,parentSchema:schema79.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.created_by !== undefined){
let data1 = data.created_by;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: schema79.properties.created_by.type},schema:schema79.properties.created_by.type,parentSchema:schema79.properties.created_by,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.private_metadata !== undefined){
let data2 = data.private_metadata;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
const err3 = {instancePath:instancePath+"/private_metadata",schemaPath:"#/properties/private_metadata/type",keyword:"type",params:{type: schema79.properties.private_metadata.type},schema:schema79.properties.private_metadata.type,parentSchema:schema79.properties.private_metadata,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.public_metadata !== undefined){
let data3 = data.public_metadata;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
const err4 = {instancePath:instancePath+"/public_metadata",schemaPath:"#/properties/public_metadata/type",keyword:"type",params:{type: schema79.properties.public_metadata.type},schema:schema79.properties.public_metadata.type,parentSchema:schema79.properties.public_metadata,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.slug !== undefined){
let data4 = data.slug;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: schema79.properties.slug.type},schema:schema79.properties.slug.type,parentSchema:schema79.properties.slug,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.max_allowed_memberships !== undefined){
let data5 = data.max_allowed_memberships;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err6 = {instancePath:instancePath+"/max_allowed_memberships",schemaPath:"#/properties/max_allowed_memberships/type",keyword:"type",params:{type: schema79.properties.max_allowed_memberships.type},schema:schema79.properties.max_allowed_memberships.type,parentSchema:schema79.properties.max_allowed_memberships,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/max_allowed_memberships",schemaPath:"#/properties/max_allowed_memberships/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema79.properties.max_allowed_memberships,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Math.abs(data5) > 9007199254740991){
const err8 = {instancePath:instancePath+"/max_allowed_memberships",schemaPath:"#/properties/max_allowed_memberships/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema79.properties.max_allowed_memberships,data:data5};
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
if(data.created_at !== undefined){
let data6 = data.created_at;
if((typeof data6 !== "string") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema79.properties.created_at.type},schema:schema79.properties.created_at.type,parentSchema:schema79.properties.created_at,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.role_set_key !== undefined){
let data7 = data.role_set_key;
if((typeof data7 !== "string") && (data7 !== null)){
const err10 = {instancePath:instancePath+"/role_set_key",schemaPath:"#/properties/role_set_key/type",keyword:"type",params:{type: schema79.properties.role_set_key.type},schema:schema79.properties.role_set_key.type,parentSchema:schema79.properties.role_set_key,data:data7};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema79.type,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"name":true,"created_by":true,"private_metadata":true,"public_metadata":true,"slug":true,"max_allowed_memberships":true,"created_at":true,"role_set_key":true},"dynamicProps":false,"dynamicItems":false};

exports.v77 = validate77;
const schema80 = {"$id":"contract:/GetOrganization.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organization_id":{"type":"string"}},"required":["organization_id"]},"query":{"type":"object","properties":{"include_members_count":{"type":"boolean"},"include_missing_member_with_elevated_permissions":{"type":"boolean"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema80.required,parentSchema:schema80,data};
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
if(data0.organization_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organization_id"},schema:schema80.properties.path.required,parentSchema:schema80.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organization_id !== undefined){
let data1 = data0.organization_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/organization_id",schemaPath:"#/properties/path/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema80.properties.path.properties.organization_id.type,parentSchema:schema80.properties.path.properties.organization_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema80.properties.path.type,parentSchema:schema80.properties.path,data:data0};
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
if(data2.include_members_count !== undefined){
let data3 = data2.include_members_count;
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/query/include_members_count",schemaPath:"#/properties/query/properties/include_members_count/type",keyword:"type",params:{type: "boolean"},schema:schema80.properties.query.properties.include_members_count.type,parentSchema:schema80.properties.query.properties.include_members_count,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.include_missing_member_with_elevated_permissions !== undefined){
let data4 = data2.include_missing_member_with_elevated_permissions;
if(typeof data4 !== "boolean"){
const err6 = {instancePath:instancePath+"/query/include_missing_member_with_elevated_permissions",schemaPath:"#/properties/query/properties/include_missing_member_with_elevated_permissions/type",keyword:"type",params:{type: "boolean"},schema:schema80.properties.query.properties.include_missing_member_with_elevated_permissions.type,parentSchema:schema80.properties.query.properties.include_missing_member_with_elevated_permissions,data:data4};
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
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema80.properties.query.type,parentSchema:schema80.properties.query,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema80.type,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v78 = validate78;
const schema81 = {"$id":"contract:/DeleteOrganization.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organization_id":{"type":"string"}},"required":["organization_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema81.required,parentSchema:schema81,data};
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
if(data0.organization_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organization_id"},schema:schema81.properties.path.required,parentSchema:schema81.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.organization_id !== undefined){
let data1 = data0.organization_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/organization_id",schemaPath:"#/properties/path/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema81.properties.path.properties.organization_id.type,parentSchema:schema81.properties.path.properties.organization_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema81.properties.path.type,parentSchema:schema81.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v79 = validate79;
const schema82 = {"$id":"contract:/UpdateOrganization.body","type":"object","additionalProperties":false,"properties":{"name":{"type":["string","null"]},"slug":{"type":["string","null"]},"max_allowed_memberships":{"type":["integer","null"],"minimum":0,"safeInteger":true},"admin_delete_enabled":{"type":["boolean","null"]},"created_at":{"type":["string","null"]},"role_set_key":{"type":["string","null"]}}};

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
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "slug")) || (key0 === "max_allowed_memberships")) || (key0 === "admin_delete_enabled")) || (key0 === "created_at")) || (key0 === "role_set_key"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema82.properties.name.type},schema:schema82.properties.name.type,parentSchema:schema82.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.slug !== undefined){
let data1 = data.slug;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: schema82.properties.slug.type},schema:schema82.properties.slug.type,parentSchema:schema82.properties.slug,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.max_allowed_memberships !== undefined){
let data2 = data.max_allowed_memberships;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err3 = {instancePath:instancePath+"/max_allowed_memberships",schemaPath:"#/properties/max_allowed_memberships/type",keyword:"type",params:{type: schema82.properties.max_allowed_memberships.type},schema:schema82.properties.max_allowed_memberships.type,parentSchema:schema82.properties.max_allowed_memberships,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/max_allowed_memberships",schemaPath:"#/properties/max_allowed_memberships/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema82.properties.max_allowed_memberships,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Math.abs(data2) > 9007199254740991){
const err5 = {instancePath:instancePath+"/max_allowed_memberships",schemaPath:"#/properties/max_allowed_memberships/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema82.properties.max_allowed_memberships,data:data2};
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
if(data.admin_delete_enabled !== undefined){
let data3 = data.admin_delete_enabled;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/admin_delete_enabled",schemaPath:"#/properties/admin_delete_enabled/type",keyword:"type",params:{type: schema82.properties.admin_delete_enabled.type},schema:schema82.properties.admin_delete_enabled.type,parentSchema:schema82.properties.admin_delete_enabled,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.created_at !== undefined){
let data4 = data.created_at;
if((typeof data4 !== "string") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema82.properties.created_at.type},schema:schema82.properties.created_at.type,parentSchema:schema82.properties.created_at,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.role_set_key !== undefined){
let data5 = data.role_set_key;
if((typeof data5 !== "string") && (data5 !== null)){
const err8 = {instancePath:instancePath+"/role_set_key",schemaPath:"#/properties/role_set_key/type",keyword:"type",params:{type: schema82.properties.role_set_key.type},schema:schema82.properties.role_set_key.type,parentSchema:schema82.properties.role_set_key,data:data5};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema82.type,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v80 = validate80;
const schema83 = {"$id":"contract:/ReplaceOrganizationMetadata.body","type":"object","additionalProperties":false,"properties":{"public_metadata":{"type":"object","additionalProperties":true},"private_metadata":{"type":"object","additionalProperties":true}}};

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
for(const key0 in data){
if(!((key0 === "public_metadata") || (key0 === "private_metadata"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.public_metadata !== undefined){
let data0 = data.public_metadata;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = {instancePath:instancePath+"/public_metadata",schemaPath:"#/properties/public_metadata/type",keyword:"type",params:{type: "object"},schema:schema83.properties.public_metadata.type,parentSchema:schema83.properties.public_metadata,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.private_metadata !== undefined){
let data1 = data.private_metadata;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err2 = {instancePath:instancePath+"/private_metadata",schemaPath:"#/properties/private_metadata/type",keyword:"type",params:{type: "object"},schema:schema83.properties.private_metadata.type,parentSchema:schema83.properties.private_metadata,data:data1};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema83.type,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v81 = validate81;
const schema84 = {"$id":"contract:/UploadOrganizationLogo.body","type":"object","properties":{"uploader_user_id":{"type":"string"},"file":{"blob":true}},"required":["file"]};

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
if(data.file === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.uploader_user_id !== undefined){
let data0 = data.uploader_user_id;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/uploader_user_id",schemaPath:"#/properties/uploader_user_id/type",keyword:"type",params:{type: "string"},schema:schema84.properties.uploader_user_id.type,parentSchema:schema84.properties.uploader_user_id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.file !== undefined){
let data1 = data.file;
if((data1 instanceof Blob) !== true){
const err2 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/blob",keyword:"blob",params:{},schema:true,parentSchema:schema84.properties.file,data:data1};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema84.type,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"uploader_user_id":true,"file":true},"dynamicProps":false,"dynamicItems":false};

exports.v82 = validate82;
const schema85 = {"$id":"contract:/ListOrganizationInvitations.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organization_id":{"type":"string"}},"required":["organization_id"]},"query":{"type":"object","properties":{"status":{"type":"string","enum":["pending","accepted","revoked","expired"]},"email_address":{"type":"string"},"order_by":{"type":"string"},"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema85.required,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema85.required,parentSchema:schema85,data};
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
if(data0.organization_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organization_id"},schema:schema85.properties.path.required,parentSchema:schema85.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organization_id !== undefined){
let data1 = data0.organization_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/organization_id",schemaPath:"#/properties/path/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema85.properties.path.properties.organization_id.type,parentSchema:schema85.properties.path.properties.organization_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema85.properties.path.type,parentSchema:schema85.properties.path,data:data0};
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
if(data2.status !== undefined){
let data3 = data2.status;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "string"},schema:schema85.properties.query.properties.status.type,parentSchema:schema85.properties.query.properties.status,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data3 === "pending") || (data3 === "accepted")) || (data3 === "revoked")) || (data3 === "expired"))){
const err6 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues: schema85.properties.query.properties.status.enum},schema:schema85.properties.query.properties.status.enum,parentSchema:schema85.properties.query.properties.status,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.email_address !== undefined){
let data4 = data2.email_address;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/email_address",schemaPath:"#/properties/query/properties/email_address/type",keyword:"type",params:{type: "string"},schema:schema85.properties.query.properties.email_address.type,parentSchema:schema85.properties.query.properties.email_address,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.order_by !== undefined){
let data5 = data2.order_by;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "string"},schema:schema85.properties.query.properties.order_by.type,parentSchema:schema85.properties.query.properties.order_by,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.limit !== undefined){
let data6 = data2.limit;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema85.properties.query.properties.limit.type,parentSchema:schema85.properties.query.properties.limit,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 500 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema85.properties.query.properties.limit,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema85.properties.query.properties.limit,data:data6};
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
if(data2.offset !== undefined){
let data7 = data2.offset;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err12 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema85.properties.query.properties.offset.type,parentSchema:schema85.properties.query.properties.offset,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err13 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema85.properties.query.properties.offset,data:data7};
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
const err14 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema85.properties.query.type,parentSchema:schema85.properties.query,data:data2};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema85.type,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v83 = validate83;
const schema86 = {"$id":"contract:/CreateOrganizationInvitation.body","type":"object","properties":{"email_address":{"type":"string"},"inviter_user_id":{"type":["string","null"]},"role":{"type":"string"},"public_metadata":{"type":["object","null"],"additionalProperties":true},"private_metadata":{"type":["object","null"],"additionalProperties":true},"redirect_url":{"type":["string","null"]},"expires_in_days":{"type":["integer","null"],"minimum":1,"maximum":365},"notify":{"type":["boolean","null"]}},"required":["email_address","role"]};

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
if(data.email_address === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email_address"},schema:schema86.required,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},schema:schema86.required,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email_address !== undefined){
let data0 = data.email_address;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},schema:schema86.properties.email_address.type,parentSchema:schema86.properties.email_address,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.inviter_user_id !== undefined){
let data1 = data.inviter_user_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/inviter_user_id",schemaPath:"#/properties/inviter_user_id/type",keyword:"type",params:{type: schema86.properties.inviter_user_id.type},schema:schema86.properties.inviter_user_id.type,parentSchema:schema86.properties.inviter_user_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.role !== undefined){
let data2 = data.role;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},schema:schema86.properties.role.type,parentSchema:schema86.properties.role,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.public_metadata !== undefined){
let data3 = data.public_metadata;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
const err5 = {instancePath:instancePath+"/public_metadata",schemaPath:"#/properties/public_metadata/type",keyword:"type",params:{type: schema86.properties.public_metadata.type},schema:schema86.properties.public_metadata.type,parentSchema:schema86.properties.public_metadata,data:data3};
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
let data4 = data.private_metadata;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err6 = {instancePath:instancePath+"/private_metadata",schemaPath:"#/properties/private_metadata/type",keyword:"type",params:{type: schema86.properties.private_metadata.type},schema:schema86.properties.private_metadata.type,parentSchema:schema86.properties.private_metadata,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.redirect_url !== undefined){
let data5 = data.redirect_url;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/redirect_url",schemaPath:"#/properties/redirect_url/type",keyword:"type",params:{type: schema86.properties.redirect_url.type},schema:schema86.properties.redirect_url.type,parentSchema:schema86.properties.redirect_url,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.expires_in_days !== undefined){
let data6 = data.expires_in_days;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err8 = {instancePath:instancePath+"/expires_in_days",schemaPath:"#/properties/expires_in_days/type",keyword:"type",params:{type: schema86.properties.expires_in_days.type},schema:schema86.properties.expires_in_days.type,parentSchema:schema86.properties.expires_in_days,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 365 || isNaN(data6)){
const err9 = {instancePath:instancePath+"/expires_in_days",schemaPath:"#/properties/expires_in_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},schema:365,parentSchema:schema86.properties.expires_in_days,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/expires_in_days",schemaPath:"#/properties/expires_in_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema86.properties.expires_in_days,data:data6};
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
if(data.notify !== undefined){
let data7 = data.notify;
if((typeof data7 !== "boolean") && (data7 !== null)){
const err11 = {instancePath:instancePath+"/notify",schemaPath:"#/properties/notify/type",keyword:"type",params:{type: schema86.properties.notify.type},schema:schema86.properties.notify.type,parentSchema:schema86.properties.notify,data:data7};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema86.type,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"email_address":true,"inviter_user_id":true,"role":true,"public_metadata":true,"private_metadata":true,"redirect_url":true,"expires_in_days":true,"notify":true},"dynamicProps":false,"dynamicItems":false};

exports.v84 = validate84;
const schema87 = {"$id":"contract:/CreateOrganizationInvitationBulk.body","type":"array","minItems":1,"maxItems":10,"items":{"type":"object","properties":{"email_address":{"type":"string"},"inviter_user_id":{"type":["string","null"]},"role":{"type":"string"},"public_metadata":{"type":["object","null"],"additionalProperties":true},"private_metadata":{"type":["object","null"],"additionalProperties":true},"redirect_url":{"type":["string","null"]},"expires_in_days":{"type":["integer","null"],"minimum":1,"maximum":365},"notify":{"type":["boolean","null"]}},"required":["email_address","role"]}};

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
if(Array.isArray(data)){
if(data.length > 10){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.email_address === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "email_address"},schema:schema87.items.required,parentSchema:schema87.items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.role === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "role"},schema:schema87.items.required,parentSchema:schema87.items,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.email_address !== undefined){
let data1 = data0.email_address;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/email_address",schemaPath:"#/items/properties/email_address/type",keyword:"type",params:{type: "string"},schema:schema87.items.properties.email_address.type,parentSchema:schema87.items.properties.email_address,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.inviter_user_id !== undefined){
let data2 = data0.inviter_user_id;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/" + i0+"/inviter_user_id",schemaPath:"#/items/properties/inviter_user_id/type",keyword:"type",params:{type: schema87.items.properties.inviter_user_id.type},schema:schema87.items.properties.inviter_user_id.type,parentSchema:schema87.items.properties.inviter_user_id,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.role !== undefined){
let data3 = data0.role;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/role",schemaPath:"#/items/properties/role/type",keyword:"type",params:{type: "string"},schema:schema87.items.properties.role.type,parentSchema:schema87.items.properties.role,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.public_metadata !== undefined){
let data4 = data0.public_metadata;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err7 = {instancePath:instancePath+"/" + i0+"/public_metadata",schemaPath:"#/items/properties/public_metadata/type",keyword:"type",params:{type: schema87.items.properties.public_metadata.type},schema:schema87.items.properties.public_metadata.type,parentSchema:schema87.items.properties.public_metadata,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.private_metadata !== undefined){
let data5 = data0.private_metadata;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
const err8 = {instancePath:instancePath+"/" + i0+"/private_metadata",schemaPath:"#/items/properties/private_metadata/type",keyword:"type",params:{type: schema87.items.properties.private_metadata.type},schema:schema87.items.properties.private_metadata.type,parentSchema:schema87.items.properties.private_metadata,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.redirect_url !== undefined){
let data6 = data0.redirect_url;
if((typeof data6 !== "string") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/" + i0+"/redirect_url",schemaPath:"#/items/properties/redirect_url/type",keyword:"type",params:{type: schema87.items.properties.redirect_url.type},schema:schema87.items.properties.redirect_url.type,parentSchema:schema87.items.properties.redirect_url,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.expires_in_days !== undefined){
let data7 = data0.expires_in_days;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err10 = {instancePath:instancePath+"/" + i0+"/expires_in_days",schemaPath:"#/items/properties/expires_in_days/type",keyword:"type",params:{type: schema87.items.properties.expires_in_days.type},schema:schema87.items.properties.expires_in_days.type,parentSchema:schema87.items.properties.expires_in_days,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 365 || isNaN(data7)){
const err11 = {instancePath:instancePath+"/" + i0+"/expires_in_days",schemaPath:"#/items/properties/expires_in_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},schema:365,parentSchema:schema87.items.properties.expires_in_days,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/" + i0+"/expires_in_days",schemaPath:"#/items/properties/expires_in_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema87.items.properties.expires_in_days,data:data7};
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
if(data0.notify !== undefined){
let data8 = data0.notify;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err13 = {instancePath:instancePath+"/" + i0+"/notify",schemaPath:"#/items/properties/notify/type",keyword:"type",params:{type: schema87.items.properties.notify.type},schema:schema87.items.properties.notify.type,parentSchema:schema87.items.properties.notify,data:data8};
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
const err14 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},schema:schema87.items.type,parentSchema:schema87.items,data:data0};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema87.type,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v85 = validate85;
const schema88 = {"$id":"contract:/ListPendingOrganizationInvitations.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organization_id":{"type":"string"}},"required":["organization_id"]},"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema88.required,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema88.required,parentSchema:schema88,data};
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
if(data0.organization_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organization_id"},schema:schema88.properties.path.required,parentSchema:schema88.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organization_id !== undefined){
let data1 = data0.organization_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/organization_id",schemaPath:"#/properties/path/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema88.properties.path.properties.organization_id.type,parentSchema:schema88.properties.path.properties.organization_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema88.properties.path.type,parentSchema:schema88.properties.path,data:data0};
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
if(data2.limit !== undefined){
let data3 = data2.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema88.properties.query.properties.limit.type,parentSchema:schema88.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 500 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema88.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema88.properties.query.properties.limit,data:data3};
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
if(data2.offset !== undefined){
let data4 = data2.offset;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema88.properties.query.properties.offset.type,parentSchema:schema88.properties.query.properties.offset,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema88.properties.query.properties.offset,data:data4};
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
}
else {
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema88.properties.query.type,parentSchema:schema88.properties.query,data:data2};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema88.type,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v86 = validate86;
const schema89 = {"$id":"contract:/GetOrganizationInvitation.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organization_id":{"type":"string"},"invitation_id":{"type":"string"}},"required":["organization_id","invitation_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema89.required,parentSchema:schema89,data};
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
if(data0.organization_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organization_id"},schema:schema89.properties.path.required,parentSchema:schema89.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.invitation_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "invitation_id"},schema:schema89.properties.path.required,parentSchema:schema89.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organization_id !== undefined){
let data1 = data0.organization_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/organization_id",schemaPath:"#/properties/path/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema89.properties.path.properties.organization_id.type,parentSchema:schema89.properties.path.properties.organization_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.invitation_id !== undefined){
let data2 = data0.invitation_id;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/invitation_id",schemaPath:"#/properties/path/properties/invitation_id/type",keyword:"type",params:{type: "string"},schema:schema89.properties.path.properties.invitation_id.type,parentSchema:schema89.properties.path.properties.invitation_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema89.properties.path.type,parentSchema:schema89.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema89.type,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v87 = validate87;
const schema90 = {"$id":"contract:/RevokeOrganizationInvitation.body","type":"object","properties":{"requesting_user_id":{"type":["string","null"]}}};

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
if(data.requesting_user_id !== undefined){
let data0 = data.requesting_user_id;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/requesting_user_id",schemaPath:"#/properties/requesting_user_id/type",keyword:"type",params:{type: schema90.properties.requesting_user_id.type},schema:schema90.properties.requesting_user_id.type,parentSchema:schema90.properties.requesting_user_id,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema90.type,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"requesting_user_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v88 = validate88;
const schema91 = {"$id":"contract:/ListOrganizationRoles.parameters","type":"object","properties":{"query":{"type":"object","properties":{"query":{"type":"string"},"order_by":{"type":"string"},"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0}},"required":[]}},"required":["query"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema91.required,parentSchema:schema91,data};
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
const err1 = {instancePath:instancePath+"/query/query",schemaPath:"#/properties/query/properties/query/type",keyword:"type",params:{type: "string"},schema:schema91.properties.query.properties.query.type,parentSchema:schema91.properties.query.properties.query,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.order_by !== undefined){
let data2 = data0.order_by;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "string"},schema:schema91.properties.query.properties.order_by.type,parentSchema:schema91.properties.query.properties.order_by,data:data2};
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
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema91.properties.query.properties.limit.type,parentSchema:schema91.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 500 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema91.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema91.properties.query.properties.limit,data:data3};
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
if(data0.offset !== undefined){
let data4 = data0.offset;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema91.properties.query.properties.offset.type,parentSchema:schema91.properties.query.properties.offset,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema91.properties.query.properties.offset,data:data4};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema91.properties.query.type,parentSchema:schema91.properties.query,data:data0};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema91.type,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v89 = validate89;
const schema92 = {"$id":"contract:/CreateOrganizationRole.body","type":"object","properties":{"name":{"type":"string"},"key":{"type":"string"},"description":{"type":["string","null"]},"permissions":{"type":["array","null"],"items":{"type":"string"}},"include_in_initial_role_set":{"type":["boolean","null"]}},"additionalProperties":false,"required":["name","key"]};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.key === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "key")) || (key0 === "description")) || (key0 === "permissions")) || (key0 === "include_in_initial_role_set"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema92.properties.name.type,parentSchema:schema92.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.key !== undefined){
let data1 = data.key;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},schema:schema92.properties.key.type,parentSchema:schema92.properties.key,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema92.properties.description.type},schema:schema92.properties.description.type,parentSchema:schema92.properties.description,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.permissions !== undefined){
let data3 = data.permissions;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err6 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: schema92.properties.permissions.type},schema:schema92.properties.permissions.type,parentSchema:schema92.properties.permissions,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"#/properties/permissions/items/type",keyword:"type",params:{type: "string"},schema:schema92.properties.permissions.items.type,parentSchema:schema92.properties.permissions.items,data:data4};
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
if(data.include_in_initial_role_set !== undefined){
let data5 = data.include_in_initial_role_set;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err8 = {instancePath:instancePath+"/include_in_initial_role_set",schemaPath:"#/properties/include_in_initial_role_set/type",keyword:"type",params:{type: schema92.properties.include_in_initial_role_set.type},schema:schema92.properties.include_in_initial_role_set.type,parentSchema:schema92.properties.include_in_initial_role_set,data:data5};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema92.type,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v90 = validate90;
const schema93 = {"$id":"contract:/GetOrganizationRole.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organization_role_id":{"type":"string"}},"required":["organization_role_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema93.required,parentSchema:schema93,data};
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
if(data0.organization_role_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organization_role_id"},schema:schema93.properties.path.required,parentSchema:schema93.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.organization_role_id !== undefined){
let data1 = data0.organization_role_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/organization_role_id",schemaPath:"#/properties/path/properties/organization_role_id/type",keyword:"type",params:{type: "string"},schema:schema93.properties.path.properties.organization_role_id.type,parentSchema:schema93.properties.path.properties.organization_role_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema93.properties.path.type,parentSchema:schema93.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema93.type,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v91 = validate91;
const schema94 = {"$id":"contract:/UpdateOrganizationRole.body","type":"object","properties":{"name":{"type":["string","null"]},"key":{"type":["string","null"]},"description":{"type":["string","null"]},"permissions":{"type":["array","null"],"items":{"type":"string"}}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema94.properties.name.type},schema:schema94.properties.name.type,parentSchema:schema94.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.key !== undefined){
let data1 = data.key;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: schema94.properties.key.type},schema:schema94.properties.key.type,parentSchema:schema94.properties.key,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema94.properties.description.type},schema:schema94.properties.description.type,parentSchema:schema94.properties.description,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.permissions !== undefined){
let data3 = data.permissions;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: schema94.properties.permissions.type},schema:schema94.properties.permissions.type,parentSchema:schema94.properties.permissions,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"#/properties/permissions/items/type",keyword:"type",params:{type: "string"},schema:schema94.properties.permissions.items.type,parentSchema:schema94.properties.permissions.items,data:data4};
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
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema94.type,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"name":true,"key":true,"description":true,"permissions":true},"dynamicProps":false,"dynamicItems":false};

exports.v92 = validate92;
const schema95 = {"$id":"contract:/AssignPermissionToOrganizationRole.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organization_role_id":{"type":"string"},"permission_id":{"type":"string"}},"required":["organization_role_id","permission_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema95.required,parentSchema:schema95,data};
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
if(data0.organization_role_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organization_role_id"},schema:schema95.properties.path.required,parentSchema:schema95.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.permission_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "permission_id"},schema:schema95.properties.path.required,parentSchema:schema95.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organization_role_id !== undefined){
let data1 = data0.organization_role_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/organization_role_id",schemaPath:"#/properties/path/properties/organization_role_id/type",keyword:"type",params:{type: "string"},schema:schema95.properties.path.properties.organization_role_id.type,parentSchema:schema95.properties.path.properties.organization_role_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.permission_id !== undefined){
let data2 = data0.permission_id;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/permission_id",schemaPath:"#/properties/path/properties/permission_id/type",keyword:"type",params:{type: "string"},schema:schema95.properties.path.properties.permission_id.type,parentSchema:schema95.properties.path.properties.permission_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema95.properties.path.type,parentSchema:schema95.properties.path,data:data0};
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
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v93 = validate93;
const schema96 = {"$id":"contract:/ListOrganizationMemberships.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organization_id":{"type":"string"}},"required":["organization_id"]},"query":{"type":"object","properties":{"order_by":{"type":"string"},"user_id":{"type":"array","items":{"type":"string"}},"email_address":{"type":"array","items":{"type":"string"}},"phone_number":{"type":"array","items":{"type":"string"}},"username":{"type":"array","items":{"type":"string"}},"web3_wallet":{"type":"array","items":{"type":"string"}},"role":{"type":"array","items":{"type":"string"}},"query":{"type":"string"},"email_address_query":{"type":"string"},"phone_number_query":{"type":"string"},"username_query":{"type":"string"},"name_query":{"type":"string"},"last_active_at_before":{"type":"integer"},"last_active_at_after":{"type":"integer"},"created_at_before":{"type":"integer"},"created_at_after":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema96.required,parentSchema:schema96,data};
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
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.organization_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organization_id"},schema:schema96.properties.path.required,parentSchema:schema96.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organization_id !== undefined){
let data1 = data0.organization_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/organization_id",schemaPath:"#/properties/path/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema96.properties.path.properties.organization_id.type,parentSchema:schema96.properties.path.properties.organization_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema96.properties.path.type,parentSchema:schema96.properties.path,data:data0};
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
if(data2.order_by !== undefined){
let data3 = data2.order_by;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "string"},schema:schema96.properties.query.properties.order_by.type,parentSchema:schema96.properties.query.properties.order_by,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.user_id !== undefined){
let data4 = data2.user_id;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/query/user_id/" + i0,schemaPath:"#/properties/query/properties/user_id/items/type",keyword:"type",params:{type: "string"},schema:schema96.properties.query.properties.user_id.items.type,parentSchema:schema96.properties.query.properties.user_id.items,data:data5};
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
const err7 = {instancePath:instancePath+"/query/user_id",schemaPath:"#/properties/query/properties/user_id/type",keyword:"type",params:{type: "array"},schema:schema96.properties.query.properties.user_id.type,parentSchema:schema96.properties.query.properties.user_id,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.email_address !== undefined){
let data6 = data2.email_address;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/query/email_address/" + i1,schemaPath:"#/properties/query/properties/email_address/items/type",keyword:"type",params:{type: "string"},schema:schema96.properties.query.properties.email_address.items.type,parentSchema:schema96.properties.query.properties.email_address.items,data:data7};
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
const err9 = {instancePath:instancePath+"/query/email_address",schemaPath:"#/properties/query/properties/email_address/type",keyword:"type",params:{type: "array"},schema:schema96.properties.query.properties.email_address.type,parentSchema:schema96.properties.query.properties.email_address,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.phone_number !== undefined){
let data8 = data2.phone_number;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/query/phone_number/" + i2,schemaPath:"#/properties/query/properties/phone_number/items/type",keyword:"type",params:{type: "string"},schema:schema96.properties.query.properties.phone_number.items.type,parentSchema:schema96.properties.query.properties.phone_number.items,data:data9};
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
const err11 = {instancePath:instancePath+"/query/phone_number",schemaPath:"#/properties/query/properties/phone_number/type",keyword:"type",params:{type: "array"},schema:schema96.properties.query.properties.phone_number.type,parentSchema:schema96.properties.query.properties.phone_number,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.username !== undefined){
let data10 = data2.username;
if(Array.isArray(data10)){
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
if(typeof data11 !== "string"){
const err12 = {instancePath:instancePath+"/query/username/" + i3,schemaPath:"#/properties/query/properties/username/items/type",keyword:"type",params:{type: "string"},schema:schema96.properties.query.properties.username.items.type,parentSchema:schema96.properties.query.properties.username.items,data:data11};
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
const err13 = {instancePath:instancePath+"/query/username",schemaPath:"#/properties/query/properties/username/type",keyword:"type",params:{type: "array"},schema:schema96.properties.query.properties.username.type,parentSchema:schema96.properties.query.properties.username,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.web3_wallet !== undefined){
let data12 = data2.web3_wallet;
if(Array.isArray(data12)){
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
let data13 = data12[i4];
if(typeof data13 !== "string"){
const err14 = {instancePath:instancePath+"/query/web3_wallet/" + i4,schemaPath:"#/properties/query/properties/web3_wallet/items/type",keyword:"type",params:{type: "string"},schema:schema96.properties.query.properties.web3_wallet.items.type,parentSchema:schema96.properties.query.properties.web3_wallet.items,data:data13};
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
const err15 = {instancePath:instancePath+"/query/web3_wallet",schemaPath:"#/properties/query/properties/web3_wallet/type",keyword:"type",params:{type: "array"},schema:schema96.properties.query.properties.web3_wallet.type,parentSchema:schema96.properties.query.properties.web3_wallet,data:data12};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.role !== undefined){
let data14 = data2.role;
if(Array.isArray(data14)){
const len5 = data14.length;
for(let i5=0; i5<len5; i5++){
let data15 = data14[i5];
if(typeof data15 !== "string"){
const err16 = {instancePath:instancePath+"/query/role/" + i5,schemaPath:"#/properties/query/properties/role/items/type",keyword:"type",params:{type: "string"},schema:schema96.properties.query.properties.role.items.type,parentSchema:schema96.properties.query.properties.role.items,data:data15};
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
const err17 = {instancePath:instancePath+"/query/role",schemaPath:"#/properties/query/properties/role/type",keyword:"type",params:{type: "array"},schema:schema96.properties.query.properties.role.type,parentSchema:schema96.properties.query.properties.role,data:data14};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.query !== undefined){
let data16 = data2.query;
if(typeof data16 !== "string"){
const err18 = {instancePath:instancePath+"/query/query",schemaPath:"#/properties/query/properties/query/type",keyword:"type",params:{type: "string"},schema:schema96.properties.query.properties.query.type,parentSchema:schema96.properties.query.properties.query,data:data16};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.email_address_query !== undefined){
let data17 = data2.email_address_query;
if(typeof data17 !== "string"){
const err19 = {instancePath:instancePath+"/query/email_address_query",schemaPath:"#/properties/query/properties/email_address_query/type",keyword:"type",params:{type: "string"},schema:schema96.properties.query.properties.email_address_query.type,parentSchema:schema96.properties.query.properties.email_address_query,data:data17};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data2.phone_number_query !== undefined){
let data18 = data2.phone_number_query;
if(typeof data18 !== "string"){
const err20 = {instancePath:instancePath+"/query/phone_number_query",schemaPath:"#/properties/query/properties/phone_number_query/type",keyword:"type",params:{type: "string"},schema:schema96.properties.query.properties.phone_number_query.type,parentSchema:schema96.properties.query.properties.phone_number_query,data:data18};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.username_query !== undefined){
let data19 = data2.username_query;
if(typeof data19 !== "string"){
const err21 = {instancePath:instancePath+"/query/username_query",schemaPath:"#/properties/query/properties/username_query/type",keyword:"type",params:{type: "string"},schema:schema96.properties.query.properties.username_query.type,parentSchema:schema96.properties.query.properties.username_query,data:data19};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data2.name_query !== undefined){
let data20 = data2.name_query;
if(typeof data20 !== "string"){
const err22 = {instancePath:instancePath+"/query/name_query",schemaPath:"#/properties/query/properties/name_query/type",keyword:"type",params:{type: "string"},schema:schema96.properties.query.properties.name_query.type,parentSchema:schema96.properties.query.properties.name_query,data:data20};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data2.last_active_at_before !== undefined){
let data21 = data2.last_active_at_before;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err23 = {instancePath:instancePath+"/query/last_active_at_before",schemaPath:"#/properties/query/properties/last_active_at_before/type",keyword:"type",params:{type: "integer"},schema:schema96.properties.query.properties.last_active_at_before.type,parentSchema:schema96.properties.query.properties.last_active_at_before,data:data21};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data2.last_active_at_after !== undefined){
let data22 = data2.last_active_at_after;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err24 = {instancePath:instancePath+"/query/last_active_at_after",schemaPath:"#/properties/query/properties/last_active_at_after/type",keyword:"type",params:{type: "integer"},schema:schema96.properties.query.properties.last_active_at_after.type,parentSchema:schema96.properties.query.properties.last_active_at_after,data:data22};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data2.created_at_before !== undefined){
let data23 = data2.created_at_before;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err25 = {instancePath:instancePath+"/query/created_at_before",schemaPath:"#/properties/query/properties/created_at_before/type",keyword:"type",params:{type: "integer"},schema:schema96.properties.query.properties.created_at_before.type,parentSchema:schema96.properties.query.properties.created_at_before,data:data23};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data2.created_at_after !== undefined){
let data24 = data2.created_at_after;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err26 = {instancePath:instancePath+"/query/created_at_after",schemaPath:"#/properties/query/properties/created_at_after/type",keyword:"type",params:{type: "integer"},schema:schema96.properties.query.properties.created_at_after.type,parentSchema:schema96.properties.query.properties.created_at_after,data:data24};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data2.limit !== undefined){
let data25 = data2.limit;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err27 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema96.properties.query.properties.limit.type,parentSchema:schema96.properties.query.properties.limit,data:data25};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 500 || isNaN(data25)){
const err28 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema96.properties.query.properties.limit,data:data25};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data25 < 1 || isNaN(data25)){
const err29 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema96.properties.query.properties.limit,data:data25};
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
if(data2.offset !== undefined){
let data26 = data2.offset;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err30 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema96.properties.query.properties.offset.type,parentSchema:schema96.properties.query.properties.offset,data:data26};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err31 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema96.properties.query.properties.offset,data:data26};
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
const err32 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema96.properties.query.type,parentSchema:schema96.properties.query,data:data2};
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
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema96.type,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v94 = validate94;
const schema97 = {"$id":"contract:/CreateOrganizationMembership.body","type":"object","properties":{"user_id":{"type":"string"},"role":{"type":"string"},"public_metadata":{"type":["object","null"],"additionalProperties":true},"private_metadata":{"type":["object","null"],"additionalProperties":true}},"required":["user_id","role"]};

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
if(data.user_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema97.required,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},schema:schema97.required,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema97.properties.user_id.type,parentSchema:schema97.properties.user_id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},schema:schema97.properties.role.type,parentSchema:schema97.properties.role,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.public_metadata !== undefined){
let data2 = data.public_metadata;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
const err4 = {instancePath:instancePath+"/public_metadata",schemaPath:"#/properties/public_metadata/type",keyword:"type",params:{type: schema97.properties.public_metadata.type},schema:schema97.properties.public_metadata.type,parentSchema:schema97.properties.public_metadata,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.private_metadata !== undefined){
let data3 = data.private_metadata;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
const err5 = {instancePath:instancePath+"/private_metadata",schemaPath:"#/properties/private_metadata/type",keyword:"type",params:{type: schema97.properties.private_metadata.type},schema:schema97.properties.private_metadata.type,parentSchema:schema97.properties.private_metadata,data:data3};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema97.type,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"user_id":true,"role":true,"public_metadata":true,"private_metadata":true},"dynamicProps":false,"dynamicItems":false};

exports.v95 = validate95;
const schema98 = {"$id":"contract:/DeleteOrganizationMembership.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organization_id":{"type":"string"},"user_id":{"type":"string"}},"required":["organization_id","user_id"]}},"required":["path"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema98.required,parentSchema:schema98,data};
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
if(data0.organization_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organization_id"},schema:schema98.properties.path.required,parentSchema:schema98.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.user_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema98.properties.path.required,parentSchema:schema98.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organization_id !== undefined){
let data1 = data0.organization_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/organization_id",schemaPath:"#/properties/path/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema98.properties.path.properties.organization_id.type,parentSchema:schema98.properties.path.properties.organization_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.user_id !== undefined){
let data2 = data0.user_id;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/user_id",schemaPath:"#/properties/path/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema98.properties.path.properties.user_id.type,parentSchema:schema98.properties.path.properties.user_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema98.properties.path.type,parentSchema:schema98.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema98.type,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v96 = validate96;
const schema99 = {"$id":"contract:/UpdateOrganizationMembership.body","type":"object","properties":{"role":{"type":"string"}},"required":["role"]};

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
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},schema:schema99.required,parentSchema:schema99,data};
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
const err1 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},schema:schema99.properties.role.type,parentSchema:schema99.properties.role,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema99.type,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":{"role":true},"dynamicProps":false,"dynamicItems":false};

exports.v97 = validate97;
const schema100 = {"$id":"contract:/ListOrganizationDomains.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organization_id":{"type":"string"}},"required":["organization_id"]},"query":{"type":"object","properties":{"verified":{"type":"string"},"enrollment_mode":{"type":"string"},"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema100.required,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema100.required,parentSchema:schema100,data};
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
if(data0.organization_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organization_id"},schema:schema100.properties.path.required,parentSchema:schema100.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organization_id !== undefined){
let data1 = data0.organization_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/organization_id",schemaPath:"#/properties/path/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema100.properties.path.properties.organization_id.type,parentSchema:schema100.properties.path.properties.organization_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema100.properties.path.type,parentSchema:schema100.properties.path,data:data0};
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
if(data2.verified !== undefined){
let data3 = data2.verified;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/verified",schemaPath:"#/properties/query/properties/verified/type",keyword:"type",params:{type: "string"},schema:schema100.properties.query.properties.verified.type,parentSchema:schema100.properties.query.properties.verified,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.enrollment_mode !== undefined){
let data4 = data2.enrollment_mode;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/enrollment_mode",schemaPath:"#/properties/query/properties/enrollment_mode/type",keyword:"type",params:{type: "string"},schema:schema100.properties.query.properties.enrollment_mode.type,parentSchema:schema100.properties.query.properties.enrollment_mode,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.limit !== undefined){
let data5 = data2.limit;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema100.properties.query.properties.limit.type,parentSchema:schema100.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 500 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema100.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema100.properties.query.properties.limit,data:data5};
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
if(data2.offset !== undefined){
let data6 = data2.offset;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err10 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema100.properties.query.properties.offset.type,parentSchema:schema100.properties.query.properties.offset,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema100.properties.query.properties.offset,data:data6};
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
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema100.properties.query.type,parentSchema:schema100.properties.query,data:data2};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema100.type,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v98 = validate98;
const schema101 = {"$id":"contract:/CreateOrganizationDomain.body","type":"object","additionalProperties":false,"properties":{"name":{"type":"string"},"enrollment_mode":{"type":"string"},"verified":{"type":["boolean","null"]}}};

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
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "enrollment_mode")) || (key0 === "verified"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema101.properties.name.type,parentSchema:schema101.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.enrollment_mode !== undefined){
let data1 = data.enrollment_mode;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/enrollment_mode",schemaPath:"#/properties/enrollment_mode/type",keyword:"type",params:{type: "string"},schema:schema101.properties.enrollment_mode.type,parentSchema:schema101.properties.enrollment_mode,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.verified !== undefined){
let data2 = data.verified;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type: schema101.properties.verified.type},schema:schema101.properties.verified.type,parentSchema:schema101.properties.verified,data:data2};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema101.type,parentSchema:schema101,data};
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
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v99 = validate99;
const schema102 = {"$id":"contract:/DeleteOrganizationDomain.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organization_id":{"type":"string"},"domain_id":{"type":"string"}},"required":["organization_id","domain_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema102.required,parentSchema:schema102,data};
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
if(data0.organization_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organization_id"},schema:schema102.properties.path.required,parentSchema:schema102.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.domain_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "domain_id"},schema:schema102.properties.path.required,parentSchema:schema102.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organization_id !== undefined){
let data1 = data0.organization_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/organization_id",schemaPath:"#/properties/path/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema102.properties.path.properties.organization_id.type,parentSchema:schema102.properties.path.properties.organization_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.domain_id !== undefined){
let data2 = data0.domain_id;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/domain_id",schemaPath:"#/properties/path/properties/domain_id/type",keyword:"type",params:{type: "string"},schema:schema102.properties.path.properties.domain_id.type,parentSchema:schema102.properties.path.properties.domain_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema102.properties.path.type,parentSchema:schema102.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema102.type,parentSchema:schema102,data};
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
validate99.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v100 = validate100;
const schema103 = {"$id":"contract:/UpdateOrganizationDomain.body","type":"object","properties":{"enrollment_mode":{"type":["string","null"]},"verified":{"type":["boolean","null"]}}};

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
if(data.enrollment_mode !== undefined){
let data0 = data.enrollment_mode;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/enrollment_mode",schemaPath:"#/properties/enrollment_mode/type",keyword:"type",params:{type: schema103.properties.enrollment_mode.type},schema:schema103.properties.enrollment_mode.type,parentSchema:schema103.properties.enrollment_mode,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.verified !== undefined){
let data1 = data.verified;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type: schema103.properties.verified.type},schema:schema103.properties.verified.type,parentSchema:schema103.properties.verified,data:data1};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema103.type,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":{"enrollment_mode":true,"verified":true},"dynamicProps":false,"dynamicItems":false};

exports.v101 = validate101;
const schema104 = {"$id":"contract:/ListAllOrganizationDomains.parameters","type":"object","properties":{"query":{"type":"object","properties":{"organization_id":{"type":"string"},"verified":{"type":"string","enum":["true","false"]},"enrollment_mode":{"type":"array","items":{"type":"string","enum":["manual_invitation","automatic_invitation","automatic_suggestion","enterprise_sso","-manual_invitation","-automatic_invitation","-automatic_suggestion","-enterprise_sso"]}},"query":{"type":"string"},"domains":{"type":"array","items":{"type":"string"}},"order_by":{"type":"string"},"offset":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":1,"maximum":500}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema104.required,parentSchema:schema104,data};
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
if(data0.organization_id !== undefined){
let data1 = data0.organization_id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/organization_id",schemaPath:"#/properties/query/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema104.properties.query.properties.organization_id.type,parentSchema:schema104.properties.query.properties.organization_id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.verified !== undefined){
let data2 = data0.verified;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/verified",schemaPath:"#/properties/query/properties/verified/type",keyword:"type",params:{type: "string"},schema:schema104.properties.query.properties.verified.type,parentSchema:schema104.properties.query.properties.verified,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data2 === "true") || (data2 === "false"))){
const err3 = {instancePath:instancePath+"/query/verified",schemaPath:"#/properties/query/properties/verified/enum",keyword:"enum",params:{allowedValues: schema104.properties.query.properties.verified.enum},schema:schema104.properties.query.properties.verified.enum,parentSchema:schema104.properties.query.properties.verified,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.enrollment_mode !== undefined){
let data3 = data0.enrollment_mode;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/query/enrollment_mode/" + i0,schemaPath:"#/properties/query/properties/enrollment_mode/items/type",keyword:"type",params:{type: "string"},schema:schema104.properties.query.properties.enrollment_mode.items.type,parentSchema:schema104.properties.query.properties.enrollment_mode.items,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((((data4 === "manual_invitation") || (data4 === "automatic_invitation")) || (data4 === "automatic_suggestion")) || (data4 === "enterprise_sso")) || (data4 === "-manual_invitation")) || (data4 === "-automatic_invitation")) || (data4 === "-automatic_suggestion")) || (data4 === "-enterprise_sso"))){
const err5 = {instancePath:instancePath+"/query/enrollment_mode/" + i0,schemaPath:"#/properties/query/properties/enrollment_mode/items/enum",keyword:"enum",params:{allowedValues: schema104.properties.query.properties.enrollment_mode.items.enum},schema:schema104.properties.query.properties.enrollment_mode.items.enum,parentSchema:schema104.properties.query.properties.enrollment_mode.items,data:data4};
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
const err6 = {instancePath:instancePath+"/query/enrollment_mode",schemaPath:"#/properties/query/properties/enrollment_mode/type",keyword:"type",params:{type: "array"},schema:schema104.properties.query.properties.enrollment_mode.type,parentSchema:schema104.properties.query.properties.enrollment_mode,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.query !== undefined){
let data5 = data0.query;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/query/query",schemaPath:"#/properties/query/properties/query/type",keyword:"type",params:{type: "string"},schema:schema104.properties.query.properties.query.type,parentSchema:schema104.properties.query.properties.query,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.domains !== undefined){
let data6 = data0.domains;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/query/domains/" + i1,schemaPath:"#/properties/query/properties/domains/items/type",keyword:"type",params:{type: "string"},schema:schema104.properties.query.properties.domains.items.type,parentSchema:schema104.properties.query.properties.domains.items,data:data7};
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
const err9 = {instancePath:instancePath+"/query/domains",schemaPath:"#/properties/query/properties/domains/type",keyword:"type",params:{type: "array"},schema:schema104.properties.query.properties.domains.type,parentSchema:schema104.properties.query.properties.domains,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.order_by !== undefined){
let data8 = data0.order_by;
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "string"},schema:schema104.properties.query.properties.order_by.type,parentSchema:schema104.properties.query.properties.order_by,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.offset !== undefined){
let data9 = data0.offset;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err11 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema104.properties.query.properties.offset.type,parentSchema:schema104.properties.query.properties.offset,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err12 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema104.properties.query.properties.offset,data:data9};
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
if(data0.limit !== undefined){
let data10 = data0.limit;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err13 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema104.properties.query.properties.limit.type,parentSchema:schema104.properties.query.properties.limit,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 500 || isNaN(data10)){
const err14 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema104.properties.query.properties.limit,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err15 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema104.properties.query.properties.limit,data:data10};
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
}
else {
const err16 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema104.properties.query.type,parentSchema:schema104.properties.query,data:data0};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema104.type,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v102 = validate102;
const schema105 = {"$id":"contract:/VerifyDomainProxy.body","type":"object","properties":{"domain_id":{"type":"string"},"proxy_url":{"type":"string"}}};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.domain_id !== undefined){
let data0 = data.domain_id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/domain_id",schemaPath:"#/properties/domain_id/type",keyword:"type",params:{type: "string"},schema:schema105.properties.domain_id.type,parentSchema:schema105.properties.domain_id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.proxy_url !== undefined){
let data1 = data.proxy_url;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/proxy_url",schemaPath:"#/properties/proxy_url/type",keyword:"type",params:{type: "string"},schema:schema105.properties.proxy_url.type,parentSchema:schema105.properties.proxy_url,data:data1};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"domain_id":true,"proxy_url":true},"dynamicProps":false,"dynamicItems":false};

exports.v103 = validate103;
const schema106 = {"$id":"contract:/CreateRedirectURL.body","type":"object","properties":{"url":{"type":"string"}},"required":["url"]};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema106.properties.url.type,parentSchema:schema106.properties.url,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema106.type,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"url":true},"dynamicProps":false,"dynamicItems":false};

exports.v104 = validate104;
const schema107 = {"$id":"contract:/GetRedirectURL.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]}},"required":["path"]};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema107.required,parentSchema:schema107,data};
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
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema107.properties.path.required,parentSchema:schema107.properties.path,data:data0};
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
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema107.properties.path.properties.id.type,parentSchema:schema107.properties.path.properties.id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema107.properties.path.type,parentSchema:schema107.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema107.type,parentSchema:schema107,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v105 = validate105;
const schema108 = {"$id":"contract:/CreateSignInToken.body","type":"object","properties":{"user_id":{"type":"string"},"org_id":{"type":["string","null"]},"expires_in_seconds":{"type":["integer","null"],"minimum":1,"safeInteger":true}},"required":["user_id"]};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema108.properties.user_id.type,parentSchema:schema108.properties.user_id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.org_id !== undefined){
let data1 = data.org_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/org_id",schemaPath:"#/properties/org_id/type",keyword:"type",params:{type: schema108.properties.org_id.type},schema:schema108.properties.org_id.type,parentSchema:schema108.properties.org_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.expires_in_seconds !== undefined){
let data2 = data.expires_in_seconds;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err3 = {instancePath:instancePath+"/expires_in_seconds",schemaPath:"#/properties/expires_in_seconds/type",keyword:"type",params:{type: schema108.properties.expires_in_seconds.type},schema:schema108.properties.expires_in_seconds.type,parentSchema:schema108.properties.expires_in_seconds,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/expires_in_seconds",schemaPath:"#/properties/expires_in_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema108.properties.expires_in_seconds,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Math.abs(data2) > 9007199254740991){
const err5 = {instancePath:instancePath+"/expires_in_seconds",schemaPath:"#/properties/expires_in_seconds/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema108.properties.expires_in_seconds,data:data2};
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
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema108.type,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"user_id":true,"org_id":true,"expires_in_seconds":true},"dynamicProps":false,"dynamicItems":false};

exports.v106 = validate106;
const schema109 = {"$id":"contract:/RevokeSignInToken.parameters","type":"object","properties":{"path":{"type":"object","properties":{"sign_in_token_id":{"type":"string"}},"required":["sign_in_token_id"]}},"required":["path"]};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema109.required,parentSchema:schema109,data};
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
if(data0.sign_in_token_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "sign_in_token_id"},schema:schema109.properties.path.required,parentSchema:schema109.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.sign_in_token_id !== undefined){
let data1 = data0.sign_in_token_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/sign_in_token_id",schemaPath:"#/properties/path/properties/sign_in_token_id/type",keyword:"type",params:{type: "string"},schema:schema109.properties.path.properties.sign_in_token_id.type,parentSchema:schema109.properties.path.properties.sign_in_token_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema109.properties.path.type,parentSchema:schema109.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema109.type,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v107 = validate107;
const schema110 = {"$id":"contract:/UpdateSignUp.body","type":"object","properties":{"external_id":{"type":["string","null"]},"custom_action":{"type":["boolean","null"]}}};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.external_id !== undefined){
let data0 = data.external_id;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/type",keyword:"type",params:{type: schema110.properties.external_id.type},schema:schema110.properties.external_id.type,parentSchema:schema110.properties.external_id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.custom_action !== undefined){
let data1 = data.custom_action;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/custom_action",schemaPath:"#/properties/custom_action/type",keyword:"type",params:{type: schema110.properties.custom_action.type},schema:schema110.properties.custom_action.type,parentSchema:schema110.properties.custom_action,data:data1};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema110.type,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"external_id":true,"custom_action":true},"dynamicProps":false,"dynamicItems":false};

exports.v108 = validate108;
const schema111 = {"$id":"contract:/ListOAuthApplications.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0},"order_by":{"type":"string"},"name_query":{"type":"string"}},"required":[]}},"required":["query"]};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema111.required,parentSchema:schema111,data};
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
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema111.properties.query.properties.limit.type,parentSchema:schema111.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 500 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema111.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema111.properties.query.properties.limit,data:data1};
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
if(data0.offset !== undefined){
let data2 = data0.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema111.properties.query.properties.offset.type,parentSchema:schema111.properties.query.properties.offset,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema111.properties.query.properties.offset,data:data2};
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
if(data0.order_by !== undefined){
let data3 = data0.order_by;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "string"},schema:schema111.properties.query.properties.order_by.type,parentSchema:schema111.properties.query.properties.order_by,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.name_query !== undefined){
let data4 = data0.name_query;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/name_query",schemaPath:"#/properties/query/properties/name_query/type",keyword:"type",params:{type: "string"},schema:schema111.properties.query.properties.name_query.type,parentSchema:schema111.properties.query.properties.name_query,data:data4};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema111.properties.query.type,parentSchema:schema111.properties.query,data:data0};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema111.type,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v109 = validate109;
const schema112 = {"$id":"contract:/CreateOAuthApplication.body","type":"object","properties":{"name":{"type":"string"},"redirect_uris":{"type":["array","null"],"items":{"type":"string"}},"callback_url":{"type":["string","null"],"maxLength":1024},"scopes":{"type":["string","null"],"maxLength":1024},"consent_screen_enabled":{"type":["boolean","null"]},"pkce_required":{"type":["boolean","null"]},"public":{"type":["boolean","null"]}},"required":["name"]};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema112.properties.name.type,parentSchema:schema112.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.redirect_uris !== undefined){
let data1 = data.redirect_uris;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/redirect_uris",schemaPath:"#/properties/redirect_uris/type",keyword:"type",params:{type: schema112.properties.redirect_uris.type},schema:schema112.properties.redirect_uris.type,parentSchema:schema112.properties.redirect_uris,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/redirect_uris/" + i0,schemaPath:"#/properties/redirect_uris/items/type",keyword:"type",params:{type: "string"},schema:schema112.properties.redirect_uris.items.type,parentSchema:schema112.properties.redirect_uris.items,data:data2};
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
if(data.callback_url !== undefined){
let data3 = data.callback_url;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/callback_url",schemaPath:"#/properties/callback_url/type",keyword:"type",params:{type: schema112.properties.callback_url.type},schema:schema112.properties.callback_url.type,parentSchema:schema112.properties.callback_url,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data3 === "string"){
if(func4(data3) > 1024){
const err5 = {instancePath:instancePath+"/callback_url",schemaPath:"#/properties/callback_url/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema112.properties.callback_url,data:data3};
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
if(data.scopes !== undefined){
let data4 = data.scopes;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: schema112.properties.scopes.type},schema:schema112.properties.scopes.type,parentSchema:schema112.properties.scopes,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data4 === "string"){
if(func4(data4) > 1024){
const err7 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema112.properties.scopes,data:data4};
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
if(data.consent_screen_enabled !== undefined){
let data5 = data.consent_screen_enabled;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err8 = {instancePath:instancePath+"/consent_screen_enabled",schemaPath:"#/properties/consent_screen_enabled/type",keyword:"type",params:{type: schema112.properties.consent_screen_enabled.type},schema:schema112.properties.consent_screen_enabled.type,parentSchema:schema112.properties.consent_screen_enabled,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.pkce_required !== undefined){
let data6 = data.pkce_required;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/pkce_required",schemaPath:"#/properties/pkce_required/type",keyword:"type",params:{type: schema112.properties.pkce_required.type},schema:schema112.properties.pkce_required.type,parentSchema:schema112.properties.pkce_required,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.public !== undefined){
let data7 = data.public;
if((typeof data7 !== "boolean") && (data7 !== null)){
const err10 = {instancePath:instancePath+"/public",schemaPath:"#/properties/public/type",keyword:"type",params:{type: schema112.properties.public.type},schema:schema112.properties.public.type,parentSchema:schema112.properties.public,data:data7};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema112.type,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":{"name":true,"redirect_uris":true,"callback_url":true,"scopes":true,"consent_screen_enabled":true,"pkce_required":true,"public":true},"dynamicProps":false,"dynamicItems":false};

exports.v110 = validate110;
const schema113 = {"$id":"contract:/GetOAuthApplication.parameters","type":"object","properties":{"path":{"type":"object","properties":{"oauth_application_id":{"type":"string"}},"required":["oauth_application_id"]}},"required":["path"]};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema113.required,parentSchema:schema113,data};
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
if(data0.oauth_application_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "oauth_application_id"},schema:schema113.properties.path.required,parentSchema:schema113.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.oauth_application_id !== undefined){
let data1 = data0.oauth_application_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/oauth_application_id",schemaPath:"#/properties/path/properties/oauth_application_id/type",keyword:"type",params:{type: "string"},schema:schema113.properties.path.properties.oauth_application_id.type,parentSchema:schema113.properties.path.properties.oauth_application_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema113.properties.path.type,parentSchema:schema113.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema113.type,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v111 = validate111;
const schema114 = {"$id":"contract:/UpdateOAuthApplication.body","type":"object","additionalProperties":false,"properties":{"name":{"type":["string","null"]},"redirect_uris":{"type":["array","null"],"items":{"type":"string"}},"callback_url":{"type":["string","null"],"maxLength":1024},"scopes":{"type":["string","null"],"maxLength":1024},"consent_screen_enabled":{"type":["boolean","null"]},"pkce_required":{"type":["boolean","null"]},"public":{"type":["boolean","null"]}}};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "redirect_uris")) || (key0 === "callback_url")) || (key0 === "scopes")) || (key0 === "consent_screen_enabled")) || (key0 === "pkce_required")) || (key0 === "public"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema114.properties.name.type},schema:schema114.properties.name.type,parentSchema:schema114.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.redirect_uris !== undefined){
let data1 = data.redirect_uris;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/redirect_uris",schemaPath:"#/properties/redirect_uris/type",keyword:"type",params:{type: schema114.properties.redirect_uris.type},schema:schema114.properties.redirect_uris.type,parentSchema:schema114.properties.redirect_uris,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/redirect_uris/" + i0,schemaPath:"#/properties/redirect_uris/items/type",keyword:"type",params:{type: "string"},schema:schema114.properties.redirect_uris.items.type,parentSchema:schema114.properties.redirect_uris.items,data:data2};
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
if(data.callback_url !== undefined){
let data3 = data.callback_url;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/callback_url",schemaPath:"#/properties/callback_url/type",keyword:"type",params:{type: schema114.properties.callback_url.type},schema:schema114.properties.callback_url.type,parentSchema:schema114.properties.callback_url,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data3 === "string"){
if(func4(data3) > 1024){
const err5 = {instancePath:instancePath+"/callback_url",schemaPath:"#/properties/callback_url/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema114.properties.callback_url,data:data3};
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
if(data.scopes !== undefined){
let data4 = data.scopes;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: schema114.properties.scopes.type},schema:schema114.properties.scopes.type,parentSchema:schema114.properties.scopes,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data4 === "string"){
if(func4(data4) > 1024){
const err7 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema114.properties.scopes,data:data4};
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
if(data.consent_screen_enabled !== undefined){
let data5 = data.consent_screen_enabled;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err8 = {instancePath:instancePath+"/consent_screen_enabled",schemaPath:"#/properties/consent_screen_enabled/type",keyword:"type",params:{type: schema114.properties.consent_screen_enabled.type},schema:schema114.properties.consent_screen_enabled.type,parentSchema:schema114.properties.consent_screen_enabled,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.pkce_required !== undefined){
let data6 = data.pkce_required;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/pkce_required",schemaPath:"#/properties/pkce_required/type",keyword:"type",params:{type: schema114.properties.pkce_required.type},schema:schema114.properties.pkce_required.type,parentSchema:schema114.properties.pkce_required,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.public !== undefined){
let data7 = data.public;
if((typeof data7 !== "boolean") && (data7 !== null)){
const err10 = {instancePath:instancePath+"/public",schemaPath:"#/properties/public/type",keyword:"type",params:{type: schema114.properties.public.type},schema:schema114.properties.public.type,parentSchema:schema114.properties.public,data:data7};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema114.type,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v112 = validate112;
const schema115 = {"$id":"contract:/ListSAMLConnections.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0},"query":{"type":"string"},"order_by":{"type":"string"},"organization_id":{"type":"array","items":{"type":"string"}}},"required":[]}},"required":["query"]};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema115.required,parentSchema:schema115,data};
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
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema115.properties.query.properties.limit.type,parentSchema:schema115.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 500 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema115.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema115.properties.query.properties.limit,data:data1};
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
if(data0.offset !== undefined){
let data2 = data0.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema115.properties.query.properties.offset.type,parentSchema:schema115.properties.query.properties.offset,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema115.properties.query.properties.offset,data:data2};
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
if(data0.query !== undefined){
let data3 = data0.query;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/query",schemaPath:"#/properties/query/properties/query/type",keyword:"type",params:{type: "string"},schema:schema115.properties.query.properties.query.type,parentSchema:schema115.properties.query.properties.query,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.order_by !== undefined){
let data4 = data0.order_by;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "string"},schema:schema115.properties.query.properties.order_by.type,parentSchema:schema115.properties.query.properties.order_by,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.organization_id !== undefined){
let data5 = data0.organization_id;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/query/organization_id/" + i0,schemaPath:"#/properties/query/properties/organization_id/items/type",keyword:"type",params:{type: "string"},schema:schema115.properties.query.properties.organization_id.items.type,parentSchema:schema115.properties.query.properties.organization_id.items,data:data6};
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
const err9 = {instancePath:instancePath+"/query/organization_id",schemaPath:"#/properties/query/properties/organization_id/type",keyword:"type",params:{type: "array"},schema:schema115.properties.query.properties.organization_id.type,parentSchema:schema115.properties.query.properties.organization_id,data:data5};
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
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema115.properties.query.type,parentSchema:schema115.properties.query,data:data0};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema115.type,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v113 = validate113;
const schema116 = {"$id":"contract:/CreateSAMLConnection.body","type":"object","additionalProperties":false,"properties":{"name":{"type":"string"},"domain":{"type":"string"},"domains":{"type":"array","items":{"type":"string"}},"provider":{"type":"string","enum":["saml_custom","saml_okta","saml_google","saml_microsoft"]},"idp_entity_id":{"type":["string","null"]},"idp_sso_url":{"type":["string","null"]},"idp_certificate":{"type":["string","null"]},"idp_metadata_url":{"type":["string","null"]},"idp_metadata":{"type":["string","null"]},"organization_id":{"type":["string","null"]},"attribute_mapping":{"type":["object","null"],"additionalProperties":false,"properties":{"user_id":{"type":"string"},"email_address":{"type":"string"},"first_name":{"type":"string"},"last_name":{"type":"string"}}},"force_authn":{"type":"boolean"},"login_hint":{"type":["object","null"],"additionalProperties":false,"properties":{"mode":{"type":"string","enum":["email_address","custom_attribute","off"]},"source":{"type":"string"}},"required":["mode"]}},"required":["name","provider"],"anyOf":[{"required":["domain"]},{"required":["domains"]}]};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.domain === undefined){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "domain"},schema:schema116.anyOf[0].required,parentSchema:schema116.anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.domains === undefined){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "domains"},schema:schema116.anyOf[1].required,parentSchema:schema116.anyOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs1, passingSchemas: null},schema:schema116.anyOf,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema116.required,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.provider === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},schema:schema116.required,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema116.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema116.properties.name.type,parentSchema:schema116.properties.name,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.domain !== undefined){
let data1 = data.domain;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},schema:schema116.properties.domain.type,parentSchema:schema116.properties.domain,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.domains !== undefined){
let data2 = data.domains;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/domains/" + i0,schemaPath:"#/properties/domains/items/type",keyword:"type",params:{type: "string"},schema:schema116.properties.domains.items.type,parentSchema:schema116.properties.domains.items,data:data3};
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
const err9 = {instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type: "array"},schema:schema116.properties.domains.type,parentSchema:schema116.properties.domains,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.provider !== undefined){
let data4 = data.provider;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},schema:schema116.properties.provider.type,parentSchema:schema116.properties.provider,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((data4 === "saml_custom") || (data4 === "saml_okta")) || (data4 === "saml_google")) || (data4 === "saml_microsoft"))){
const err11 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema116.properties.provider.enum},schema:schema116.properties.provider.enum,parentSchema:schema116.properties.provider,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.idp_entity_id !== undefined){
let data5 = data.idp_entity_id;
if((typeof data5 !== "string") && (data5 !== null)){
const err12 = {instancePath:instancePath+"/idp_entity_id",schemaPath:"#/properties/idp_entity_id/type",keyword:"type",params:{type: schema116.properties.idp_entity_id.type},schema:schema116.properties.idp_entity_id.type,parentSchema:schema116.properties.idp_entity_id,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.idp_sso_url !== undefined){
let data6 = data.idp_sso_url;
if((typeof data6 !== "string") && (data6 !== null)){
const err13 = {instancePath:instancePath+"/idp_sso_url",schemaPath:"#/properties/idp_sso_url/type",keyword:"type",params:{type: schema116.properties.idp_sso_url.type},schema:schema116.properties.idp_sso_url.type,parentSchema:schema116.properties.idp_sso_url,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.idp_certificate !== undefined){
let data7 = data.idp_certificate;
if((typeof data7 !== "string") && (data7 !== null)){
const err14 = {instancePath:instancePath+"/idp_certificate",schemaPath:"#/properties/idp_certificate/type",keyword:"type",params:{type: schema116.properties.idp_certificate.type},schema:schema116.properties.idp_certificate.type,parentSchema:schema116.properties.idp_certificate,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.idp_metadata_url !== undefined){
let data8 = data.idp_metadata_url;
if((typeof data8 !== "string") && (data8 !== null)){
const err15 = {instancePath:instancePath+"/idp_metadata_url",schemaPath:"#/properties/idp_metadata_url/type",keyword:"type",params:{type: schema116.properties.idp_metadata_url.type},schema:schema116.properties.idp_metadata_url.type,parentSchema:schema116.properties.idp_metadata_url,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.idp_metadata !== undefined){
let data9 = data.idp_metadata;
if((typeof data9 !== "string") && (data9 !== null)){
const err16 = {instancePath:instancePath+"/idp_metadata",schemaPath:"#/properties/idp_metadata/type",keyword:"type",params:{type: schema116.properties.idp_metadata.type},schema:schema116.properties.idp_metadata.type,parentSchema:schema116.properties.idp_metadata,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.organization_id !== undefined){
let data10 = data.organization_id;
if((typeof data10 !== "string") && (data10 !== null)){
const err17 = {instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: schema116.properties.organization_id.type},schema:schema116.properties.organization_id.type,parentSchema:schema116.properties.organization_id,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.attribute_mapping !== undefined){
let data11 = data.attribute_mapping;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
const err18 = {instancePath:instancePath+"/attribute_mapping",schemaPath:"#/properties/attribute_mapping/type",keyword:"type",params:{type: schema116.properties.attribute_mapping.type},schema:schema116.properties.attribute_mapping.type,parentSchema:schema116.properties.attribute_mapping,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key1 in data11){
if(!((((key1 === "user_id") || (key1 === "email_address")) || (key1 === "first_name")) || (key1 === "last_name"))){
const err19 = {instancePath:instancePath+"/attribute_mapping",schemaPath:"#/properties/attribute_mapping/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema116.properties.attribute_mapping,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data11.user_id !== undefined){
let data12 = data11.user_id;
if(typeof data12 !== "string"){
const err20 = {instancePath:instancePath+"/attribute_mapping/user_id",schemaPath:"#/properties/attribute_mapping/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema116.properties.attribute_mapping.properties.user_id.type,parentSchema:schema116.properties.attribute_mapping.properties.user_id,data:data12};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data11.email_address !== undefined){
let data13 = data11.email_address;
if(typeof data13 !== "string"){
const err21 = {instancePath:instancePath+"/attribute_mapping/email_address",schemaPath:"#/properties/attribute_mapping/properties/email_address/type",keyword:"type",params:{type: "string"},schema:schema116.properties.attribute_mapping.properties.email_address.type,parentSchema:schema116.properties.attribute_mapping.properties.email_address,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data11.first_name !== undefined){
let data14 = data11.first_name;
if(typeof data14 !== "string"){
const err22 = {instancePath:instancePath+"/attribute_mapping/first_name",schemaPath:"#/properties/attribute_mapping/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema116.properties.attribute_mapping.properties.first_name.type,parentSchema:schema116.properties.attribute_mapping.properties.first_name,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data11.last_name !== undefined){
let data15 = data11.last_name;
if(typeof data15 !== "string"){
const err23 = {instancePath:instancePath+"/attribute_mapping/last_name",schemaPath:"#/properties/attribute_mapping/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema116.properties.attribute_mapping.properties.last_name.type,parentSchema:schema116.properties.attribute_mapping.properties.last_name,data:data15};
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
if(data.force_authn !== undefined){
let data16 = data.force_authn;
if(typeof data16 !== "boolean"){
const err24 = {instancePath:instancePath+"/force_authn",schemaPath:"#/properties/force_authn/type",keyword:"type",params:{type: "boolean"},schema:schema116.properties.force_authn.type,parentSchema:schema116.properties.force_authn,data:data16};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.login_hint !== undefined){
let data17 = data.login_hint;
if((!(data17 && typeof data17 == "object" && !Array.isArray(data17))) && (data17 !== null)){
const err25 = {instancePath:instancePath+"/login_hint",schemaPath:"#/properties/login_hint/type",keyword:"type",params:{type: schema116.properties.login_hint.type},schema:schema116.properties.login_hint.type,parentSchema:schema116.properties.login_hint,data:data17};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.mode === undefined){
const err26 = {instancePath:instancePath+"/login_hint",schemaPath:"#/properties/login_hint/required",keyword:"required",params:{missingProperty: "mode"},schema:schema116.properties.login_hint.required,parentSchema:schema116.properties.login_hint,data:data17};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key2 in data17){
if(!((key2 === "mode") || (key2 === "source"))){
const err27 = {instancePath:instancePath+"/login_hint",schemaPath:"#/properties/login_hint/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema116.properties.login_hint,data:data17};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data17.mode !== undefined){
let data18 = data17.mode;
if(typeof data18 !== "string"){
const err28 = {instancePath:instancePath+"/login_hint/mode",schemaPath:"#/properties/login_hint/properties/mode/type",keyword:"type",params:{type: "string"},schema:schema116.properties.login_hint.properties.mode.type,parentSchema:schema116.properties.login_hint.properties.mode,data:data18};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((data18 === "email_address") || (data18 === "custom_attribute")) || (data18 === "off"))){
const err29 = {instancePath:instancePath+"/login_hint/mode",schemaPath:"#/properties/login_hint/properties/mode/enum",keyword:"enum",params:{allowedValues: schema116.properties.login_hint.properties.mode.enum},schema:schema116.properties.login_hint.properties.mode.enum,parentSchema:schema116.properties.login_hint.properties.mode,data:data18};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data17.source !== undefined){
let data19 = data17.source;
if(typeof data19 !== "string"){
const err30 = {instancePath:instancePath+"/login_hint/source",schemaPath:"#/properties/login_hint/properties/source/type",keyword:"type",params:{type: "string"},schema:schema116.properties.login_hint.properties.source.type,parentSchema:schema116.properties.login_hint.properties.source,data:data19};
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
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v114 = validate114;
const schema117 = {"$id":"contract:/GetSAMLConnection.parameters","type":"object","properties":{"path":{"type":"object","properties":{"saml_connection_id":{"type":"string"}},"required":["saml_connection_id"]}},"required":["path"]};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema117.required,parentSchema:schema117,data};
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
if(data0.saml_connection_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "saml_connection_id"},schema:schema117.properties.path.required,parentSchema:schema117.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.saml_connection_id !== undefined){
let data1 = data0.saml_connection_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/saml_connection_id",schemaPath:"#/properties/path/properties/saml_connection_id/type",keyword:"type",params:{type: "string"},schema:schema117.properties.path.properties.saml_connection_id.type,parentSchema:schema117.properties.path.properties.saml_connection_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema117.properties.path.type,parentSchema:schema117.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema117.type,parentSchema:schema117,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v115 = validate115;
const schema118 = {"$id":"contract:/UpdateSAMLConnection.body","type":"object","additionalProperties":false,"properties":{"name":{"type":["string","null"]},"domain":{"type":["string","null"]},"domains":{"type":["array","null"],"items":{"type":"string"}},"idp_entity_id":{"type":["string","null"]},"idp_sso_url":{"type":["string","null"]},"idp_certificate":{"type":["string","null"]},"idp_metadata_url":{"type":["string","null"]},"idp_metadata":{"type":["string","null"]},"organization_id":{"type":["string","null"]},"attribute_mapping":{"type":["object","null"],"additionalProperties":false,"properties":{"user_id":{"type":"string"},"email_address":{"type":"string"},"first_name":{"type":"string"},"last_name":{"type":"string"}}},"active":{"type":["boolean","null"]},"sync_user_attributes":{"type":["boolean","null"]},"allow_subdomains":{"type":["boolean","null"]},"allow_idp_initiated":{"type":["boolean","null"]},"disable_additional_identifications":{"type":["boolean","null"]},"allow_organization_account_linking":{"type":["boolean","null"]},"force_authn":{"type":"boolean"},"login_hint":{"type":["object","null"],"additionalProperties":false,"properties":{"mode":{"type":"string","enum":["email_address","custom_attribute","off"]},"source":{"type":"string"}},"required":["mode"]},"consent_verified_domains_deletion":{"type":["boolean","null"]}}};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema118.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema118.properties.name.type},schema:schema118.properties.name.type,parentSchema:schema118.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.domain !== undefined){
let data1 = data.domain;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: schema118.properties.domain.type},schema:schema118.properties.domain.type,parentSchema:schema118.properties.domain,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.domains !== undefined){
let data2 = data.domains;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err3 = {instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type: schema118.properties.domains.type},schema:schema118.properties.domains.type,parentSchema:schema118.properties.domains,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/domains/" + i0,schemaPath:"#/properties/domains/items/type",keyword:"type",params:{type: "string"},schema:schema118.properties.domains.items.type,parentSchema:schema118.properties.domains.items,data:data3};
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
if(data.idp_entity_id !== undefined){
let data4 = data.idp_entity_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/idp_entity_id",schemaPath:"#/properties/idp_entity_id/type",keyword:"type",params:{type: schema118.properties.idp_entity_id.type},schema:schema118.properties.idp_entity_id.type,parentSchema:schema118.properties.idp_entity_id,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.idp_sso_url !== undefined){
let data5 = data.idp_sso_url;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/idp_sso_url",schemaPath:"#/properties/idp_sso_url/type",keyword:"type",params:{type: schema118.properties.idp_sso_url.type},schema:schema118.properties.idp_sso_url.type,parentSchema:schema118.properties.idp_sso_url,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.idp_certificate !== undefined){
let data6 = data.idp_certificate;
if((typeof data6 !== "string") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/idp_certificate",schemaPath:"#/properties/idp_certificate/type",keyword:"type",params:{type: schema118.properties.idp_certificate.type},schema:schema118.properties.idp_certificate.type,parentSchema:schema118.properties.idp_certificate,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.idp_metadata_url !== undefined){
let data7 = data.idp_metadata_url;
if((typeof data7 !== "string") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/idp_metadata_url",schemaPath:"#/properties/idp_metadata_url/type",keyword:"type",params:{type: schema118.properties.idp_metadata_url.type},schema:schema118.properties.idp_metadata_url.type,parentSchema:schema118.properties.idp_metadata_url,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.idp_metadata !== undefined){
let data8 = data.idp_metadata;
if((typeof data8 !== "string") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/idp_metadata",schemaPath:"#/properties/idp_metadata/type",keyword:"type",params:{type: schema118.properties.idp_metadata.type},schema:schema118.properties.idp_metadata.type,parentSchema:schema118.properties.idp_metadata,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.organization_id !== undefined){
let data9 = data.organization_id;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: schema118.properties.organization_id.type},schema:schema118.properties.organization_id.type,parentSchema:schema118.properties.organization_id,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.attribute_mapping !== undefined){
let data10 = data.attribute_mapping;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
const err11 = {instancePath:instancePath+"/attribute_mapping",schemaPath:"#/properties/attribute_mapping/type",keyword:"type",params:{type: schema118.properties.attribute_mapping.type},schema:schema118.properties.attribute_mapping.type,parentSchema:schema118.properties.attribute_mapping,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key1 in data10){
if(!((((key1 === "user_id") || (key1 === "email_address")) || (key1 === "first_name")) || (key1 === "last_name"))){
const err12 = {instancePath:instancePath+"/attribute_mapping",schemaPath:"#/properties/attribute_mapping/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema118.properties.attribute_mapping,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data10.user_id !== undefined){
let data11 = data10.user_id;
if(typeof data11 !== "string"){
const err13 = {instancePath:instancePath+"/attribute_mapping/user_id",schemaPath:"#/properties/attribute_mapping/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema118.properties.attribute_mapping.properties.user_id.type,parentSchema:schema118.properties.attribute_mapping.properties.user_id,data:data11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data10.email_address !== undefined){
let data12 = data10.email_address;
if(typeof data12 !== "string"){
const err14 = {instancePath:instancePath+"/attribute_mapping/email_address",schemaPath:"#/properties/attribute_mapping/properties/email_address/type",keyword:"type",params:{type: "string"},schema:schema118.properties.attribute_mapping.properties.email_address.type,parentSchema:schema118.properties.attribute_mapping.properties.email_address,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data10.first_name !== undefined){
let data13 = data10.first_name;
if(typeof data13 !== "string"){
const err15 = {instancePath:instancePath+"/attribute_mapping/first_name",schemaPath:"#/properties/attribute_mapping/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema118.properties.attribute_mapping.properties.first_name.type,parentSchema:schema118.properties.attribute_mapping.properties.first_name,data:data13};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data10.last_name !== undefined){
let data14 = data10.last_name;
if(typeof data14 !== "string"){
const err16 = {instancePath:instancePath+"/attribute_mapping/last_name",schemaPath:"#/properties/attribute_mapping/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema118.properties.attribute_mapping.properties.last_name.type,parentSchema:schema118.properties.attribute_mapping.properties.last_name,data:data14};
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
if(data.active !== undefined){
let data15 = data.active;
if((typeof data15 !== "boolean") && (data15 !== null)){
const err17 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: schema118.properties.active.type},schema:schema118.properties.active.type,parentSchema:schema118.properties.active,data:data15};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sync_user_attributes !== undefined){
let data16 = data.sync_user_attributes;
if((typeof data16 !== "boolean") && (data16 !== null)){
const err18 = {instancePath:instancePath+"/sync_user_attributes",schemaPath:"#/properties/sync_user_attributes/type",keyword:"type",params:{type: schema118.properties.sync_user_attributes.type},schema:schema118.properties.sync_user_attributes.type,parentSchema:schema118.properties.sync_user_attributes,data:data16};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.allow_subdomains !== undefined){
let data17 = data.allow_subdomains;
if((typeof data17 !== "boolean") && (data17 !== null)){
const err19 = {instancePath:instancePath+"/allow_subdomains",schemaPath:"#/properties/allow_subdomains/type",keyword:"type",params:{type: schema118.properties.allow_subdomains.type},schema:schema118.properties.allow_subdomains.type,parentSchema:schema118.properties.allow_subdomains,data:data17};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.allow_idp_initiated !== undefined){
let data18 = data.allow_idp_initiated;
if((typeof data18 !== "boolean") && (data18 !== null)){
const err20 = {instancePath:instancePath+"/allow_idp_initiated",schemaPath:"#/properties/allow_idp_initiated/type",keyword:"type",params:{type: schema118.properties.allow_idp_initiated.type},schema:schema118.properties.allow_idp_initiated.type,parentSchema:schema118.properties.allow_idp_initiated,data:data18};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.disable_additional_identifications !== undefined){
let data19 = data.disable_additional_identifications;
if((typeof data19 !== "boolean") && (data19 !== null)){
const err21 = {instancePath:instancePath+"/disable_additional_identifications",schemaPath:"#/properties/disable_additional_identifications/type",keyword:"type",params:{type: schema118.properties.disable_additional_identifications.type},schema:schema118.properties.disable_additional_identifications.type,parentSchema:schema118.properties.disable_additional_identifications,data:data19};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.allow_organization_account_linking !== undefined){
let data20 = data.allow_organization_account_linking;
if((typeof data20 !== "boolean") && (data20 !== null)){
const err22 = {instancePath:instancePath+"/allow_organization_account_linking",schemaPath:"#/properties/allow_organization_account_linking/type",keyword:"type",params:{type: schema118.properties.allow_organization_account_linking.type},schema:schema118.properties.allow_organization_account_linking.type,parentSchema:schema118.properties.allow_organization_account_linking,data:data20};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.force_authn !== undefined){
let data21 = data.force_authn;
if(typeof data21 !== "boolean"){
const err23 = {instancePath:instancePath+"/force_authn",schemaPath:"#/properties/force_authn/type",keyword:"type",params:{type: "boolean"},schema:schema118.properties.force_authn.type,parentSchema:schema118.properties.force_authn,data:data21};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.login_hint !== undefined){
let data22 = data.login_hint;
if((!(data22 && typeof data22 == "object" && !Array.isArray(data22))) && (data22 !== null)){
const err24 = {instancePath:instancePath+"/login_hint",schemaPath:"#/properties/login_hint/type",keyword:"type",params:{type: schema118.properties.login_hint.type},schema:schema118.properties.login_hint.type,parentSchema:schema118.properties.login_hint,data:data22};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.mode === undefined){
const err25 = {instancePath:instancePath+"/login_hint",schemaPath:"#/properties/login_hint/required",keyword:"required",params:{missingProperty: "mode"},schema:schema118.properties.login_hint.required,parentSchema:schema118.properties.login_hint,data:data22};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key2 in data22){
if(!((key2 === "mode") || (key2 === "source"))){
const err26 = {instancePath:instancePath+"/login_hint",schemaPath:"#/properties/login_hint/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema118.properties.login_hint,data:data22};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data22.mode !== undefined){
let data23 = data22.mode;
if(typeof data23 !== "string"){
const err27 = {instancePath:instancePath+"/login_hint/mode",schemaPath:"#/properties/login_hint/properties/mode/type",keyword:"type",params:{type: "string"},schema:schema118.properties.login_hint.properties.mode.type,parentSchema:schema118.properties.login_hint.properties.mode,data:data23};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((data23 === "email_address") || (data23 === "custom_attribute")) || (data23 === "off"))){
const err28 = {instancePath:instancePath+"/login_hint/mode",schemaPath:"#/properties/login_hint/properties/mode/enum",keyword:"enum",params:{allowedValues: schema118.properties.login_hint.properties.mode.enum},schema:schema118.properties.login_hint.properties.mode.enum,parentSchema:schema118.properties.login_hint.properties.mode,data:data23};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data22.source !== undefined){
let data24 = data22.source;
if(typeof data24 !== "string"){
const err29 = {instancePath:instancePath+"/login_hint/source",schemaPath:"#/properties/login_hint/properties/source/type",keyword:"type",params:{type: "string"},schema:schema118.properties.login_hint.properties.source.type,parentSchema:schema118.properties.login_hint.properties.source,data:data24};
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
if(data.consent_verified_domains_deletion !== undefined){
let data25 = data.consent_verified_domains_deletion;
if((typeof data25 !== "boolean") && (data25 !== null)){
const err30 = {instancePath:instancePath+"/consent_verified_domains_deletion",schemaPath:"#/properties/consent_verified_domains_deletion/type",keyword:"type",params:{type: schema118.properties.consent_verified_domains_deletion.type},schema:schema118.properties.consent_verified_domains_deletion.type,parentSchema:schema118.properties.consent_verified_domains_deletion,data:data25};
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
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema118.type,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v116 = validate116;
const schema119 = {"$id":"contract:/ListEnterpriseConnections.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0},"organization_id":{"type":"string"},"active":{"type":"boolean"}},"required":[]}},"required":["query"]};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema119.required,parentSchema:schema119,data};
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
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema119.properties.query.properties.limit.type,parentSchema:schema119.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 500 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema119.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema119.properties.query.properties.limit,data:data1};
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
if(data0.offset !== undefined){
let data2 = data0.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema119.properties.query.properties.offset.type,parentSchema:schema119.properties.query.properties.offset,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema119.properties.query.properties.offset,data:data2};
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
if(data0.organization_id !== undefined){
let data3 = data0.organization_id;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/organization_id",schemaPath:"#/properties/query/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema119.properties.query.properties.organization_id.type,parentSchema:schema119.properties.query.properties.organization_id,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.active !== undefined){
let data4 = data0.active;
if(typeof data4 !== "boolean"){
const err7 = {instancePath:instancePath+"/query/active",schemaPath:"#/properties/query/properties/active/type",keyword:"type",params:{type: "boolean"},schema:schema119.properties.query.properties.active.type,parentSchema:schema119.properties.query.properties.active,data:data4};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema119.properties.query.type,parentSchema:schema119.properties.query,data:data0};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema119.type,parentSchema:schema119,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v117 = validate117;
const schema120 = {"$id":"contract:/CreateEnterpriseConnection.body","type":"object","additionalProperties":false,"required":["name","provider","domains"],"properties":{"name":{"type":"string"},"provider":{"type":"string","enum":["saml_custom","saml_okta","saml_google","saml_microsoft","oidc_custom","oidc_github_enterprise","oidc_gitlab"]},"domains":{"type":"array","items":{"type":"string"},"minItems":1},"organization_id":{"type":["string","null"]},"allow_organization_account_linking":{"type":["boolean","null"]},"active":{"type":["boolean","null"]},"saml":{"type":["object","null"],"additionalProperties":false,"properties":{"idp_entity_id":{"type":["string","null"]},"idp_sso_url":{"type":["string","null"]},"idp_certificate":{"type":["string","null"]},"idp_metadata_url":{"type":["string","null"]},"idp_metadata":{"type":["string","null"]},"attribute_mapping":{"type":["object","null"],"additionalProperties":false,"properties":{"user_id":{"type":["string","null"]},"email_address":{"type":["string","null"]},"first_name":{"type":["string","null"]},"last_name":{"type":["string","null"]}}},"allow_subdomains":{"type":["boolean","null"]},"allow_idp_initiated":{"type":["boolean","null"]},"force_authn":{"type":["boolean","null"]},"login_hint":{"type":["object","null"],"additionalProperties":false,"properties":{"mode":{"type":"string","enum":["email_address","custom_attribute","off"]},"source":{"type":"string"}},"required":["mode"]}}},"oidc":{"type":["object","null"],"additionalProperties":false,"properties":{"client_id":{"type":["string","null"]},"client_secret":{"type":["string","null"]},"discovery_url":{"type":["string","null"]},"auth_url":{"type":["string","null"]},"token_url":{"type":["string","null"]},"user_info_url":{"type":["string","null"]},"requires_pkce":{"type":["boolean","null"]}}},"custom_attributes":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","key"],"properties":{"name":{"type":"string","minLength":1},"key":{"type":"string","minLength":1,"pattern":"^[^_][A-Za-z0-9_-]*$"},"sso_path":{"type":"string"},"scim_path":{"type":"string"},"directory_path":{"type":"string"},"multi_valued":{"type":"boolean"}}}}}};
const pattern1 = new RegExp("^[^_][A-Za-z0-9_-]*$", "u");

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema120.required,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.provider === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},schema:schema120.required,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.domains === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domains"},schema:schema120.required,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema120.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema120.properties.name.type,parentSchema:schema120.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.provider !== undefined){
let data1 = data.provider;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},schema:schema120.properties.provider.type,parentSchema:schema120.properties.provider,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((((data1 === "saml_custom") || (data1 === "saml_okta")) || (data1 === "saml_google")) || (data1 === "saml_microsoft")) || (data1 === "oidc_custom")) || (data1 === "oidc_github_enterprise")) || (data1 === "oidc_gitlab"))){
const err6 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema120.properties.provider.enum},schema:schema120.properties.provider.enum,parentSchema:schema120.properties.provider,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.domains !== undefined){
let data2 = data.domains;
if(Array.isArray(data2)){
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema120.properties.domains,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/domains/" + i0,schemaPath:"#/properties/domains/items/type",keyword:"type",params:{type: "string"},schema:schema120.properties.domains.items.type,parentSchema:schema120.properties.domains.items,data:data3};
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
const err9 = {instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type: "array"},schema:schema120.properties.domains.type,parentSchema:schema120.properties.domains,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.organization_id !== undefined){
let data4 = data.organization_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: schema120.properties.organization_id.type},schema:schema120.properties.organization_id.type,parentSchema:schema120.properties.organization_id,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.allow_organization_account_linking !== undefined){
let data5 = data.allow_organization_account_linking;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err11 = {instancePath:instancePath+"/allow_organization_account_linking",schemaPath:"#/properties/allow_organization_account_linking/type",keyword:"type",params:{type: schema120.properties.allow_organization_account_linking.type},schema:schema120.properties.allow_organization_account_linking.type,parentSchema:schema120.properties.allow_organization_account_linking,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.active !== undefined){
let data6 = data.active;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err12 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: schema120.properties.active.type},schema:schema120.properties.active.type,parentSchema:schema120.properties.active,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.saml !== undefined){
let data7 = data.saml;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
const err13 = {instancePath:instancePath+"/saml",schemaPath:"#/properties/saml/type",keyword:"type",params:{type: schema120.properties.saml.type},schema:schema120.properties.saml.type,parentSchema:schema120.properties.saml,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
if(!(func0.call(schema120.properties.saml.properties, key1))){
const err14 = {instancePath:instancePath+"/saml",schemaPath:"#/properties/saml/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema120.properties.saml,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data7.idp_entity_id !== undefined){
let data8 = data7.idp_entity_id;
if((typeof data8 !== "string") && (data8 !== null)){
const err15 = {instancePath:instancePath+"/saml/idp_entity_id",schemaPath:"#/properties/saml/properties/idp_entity_id/type",keyword:"type",params:{type: schema120.properties.saml.properties.idp_entity_id.type},schema:schema120.properties.saml.properties.idp_entity_id.type,parentSchema:schema120.properties.saml.properties.idp_entity_id,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.idp_sso_url !== undefined){
let data9 = data7.idp_sso_url;
if((typeof data9 !== "string") && (data9 !== null)){
const err16 = {instancePath:instancePath+"/saml/idp_sso_url",schemaPath:"#/properties/saml/properties/idp_sso_url/type",keyword:"type",params:{type: schema120.properties.saml.properties.idp_sso_url.type},schema:schema120.properties.saml.properties.idp_sso_url.type,parentSchema:schema120.properties.saml.properties.idp_sso_url,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data7.idp_certificate !== undefined){
let data10 = data7.idp_certificate;
if((typeof data10 !== "string") && (data10 !== null)){
const err17 = {instancePath:instancePath+"/saml/idp_certificate",schemaPath:"#/properties/saml/properties/idp_certificate/type",keyword:"type",params:{type: schema120.properties.saml.properties.idp_certificate.type},schema:schema120.properties.saml.properties.idp_certificate.type,parentSchema:schema120.properties.saml.properties.idp_certificate,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.idp_metadata_url !== undefined){
let data11 = data7.idp_metadata_url;
if((typeof data11 !== "string") && (data11 !== null)){
const err18 = {instancePath:instancePath+"/saml/idp_metadata_url",schemaPath:"#/properties/saml/properties/idp_metadata_url/type",keyword:"type",params:{type: schema120.properties.saml.properties.idp_metadata_url.type},schema:schema120.properties.saml.properties.idp_metadata_url.type,parentSchema:schema120.properties.saml.properties.idp_metadata_url,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.idp_metadata !== undefined){
let data12 = data7.idp_metadata;
if((typeof data12 !== "string") && (data12 !== null)){
const err19 = {instancePath:instancePath+"/saml/idp_metadata",schemaPath:"#/properties/saml/properties/idp_metadata/type",keyword:"type",params:{type: schema120.properties.saml.properties.idp_metadata.type},schema:schema120.properties.saml.properties.idp_metadata.type,parentSchema:schema120.properties.saml.properties.idp_metadata,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.attribute_mapping !== undefined){
let data13 = data7.attribute_mapping;
if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
const err20 = {instancePath:instancePath+"/saml/attribute_mapping",schemaPath:"#/properties/saml/properties/attribute_mapping/type",keyword:"type",params:{type: schema120.properties.saml.properties.attribute_mapping.type},schema:schema120.properties.saml.properties.attribute_mapping.type,parentSchema:schema120.properties.saml.properties.attribute_mapping,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key2 in data13){
if(!((((key2 === "user_id") || (key2 === "email_address")) || (key2 === "first_name")) || (key2 === "last_name"))){
const err21 = {instancePath:instancePath+"/saml/attribute_mapping",schemaPath:"#/properties/saml/properties/attribute_mapping/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema120.properties.saml.properties.attribute_mapping,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data13.user_id !== undefined){
let data14 = data13.user_id;
if((typeof data14 !== "string") && (data14 !== null)){
const err22 = {instancePath:instancePath+"/saml/attribute_mapping/user_id",schemaPath:"#/properties/saml/properties/attribute_mapping/properties/user_id/type",keyword:"type",params:{type: schema120.properties.saml.properties.attribute_mapping.properties.user_id.type},schema:schema120.properties.saml.properties.attribute_mapping.properties.user_id.type,parentSchema:schema120.properties.saml.properties.attribute_mapping.properties.user_id,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data13.email_address !== undefined){
let data15 = data13.email_address;
if((typeof data15 !== "string") && (data15 !== null)){
const err23 = {instancePath:instancePath+"/saml/attribute_mapping/email_address",schemaPath:"#/properties/saml/properties/attribute_mapping/properties/email_address/type",keyword:"type",params:{type: schema120.properties.saml.properties.attribute_mapping.properties.email_address.type},schema:schema120.properties.saml.properties.attribute_mapping.properties.email_address.type,parentSchema:schema120.properties.saml.properties.attribute_mapping.properties.email_address,data:data15};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data13.first_name !== undefined){
let data16 = data13.first_name;
if((typeof data16 !== "string") && (data16 !== null)){
const err24 = {instancePath:instancePath+"/saml/attribute_mapping/first_name",schemaPath:"#/properties/saml/properties/attribute_mapping/properties/first_name/type",keyword:"type",params:{type: schema120.properties.saml.properties.attribute_mapping.properties.first_name.type},schema:schema120.properties.saml.properties.attribute_mapping.properties.first_name.type,parentSchema:schema120.properties.saml.properties.attribute_mapping.properties.first_name,data:data16};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data13.last_name !== undefined){
let data17 = data13.last_name;
if((typeof data17 !== "string") && (data17 !== null)){
const err25 = {instancePath:instancePath+"/saml/attribute_mapping/last_name",schemaPath:"#/properties/saml/properties/attribute_mapping/properties/last_name/type",keyword:"type",params:{type: schema120.properties.saml.properties.attribute_mapping.properties.last_name.type},schema:schema120.properties.saml.properties.attribute_mapping.properties.last_name.type,parentSchema:schema120.properties.saml.properties.attribute_mapping.properties.last_name,data:data17};
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
if(data7.allow_subdomains !== undefined){
let data18 = data7.allow_subdomains;
if((typeof data18 !== "boolean") && (data18 !== null)){
const err26 = {instancePath:instancePath+"/saml/allow_subdomains",schemaPath:"#/properties/saml/properties/allow_subdomains/type",keyword:"type",params:{type: schema120.properties.saml.properties.allow_subdomains.type},schema:schema120.properties.saml.properties.allow_subdomains.type,parentSchema:schema120.properties.saml.properties.allow_subdomains,data:data18};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.allow_idp_initiated !== undefined){
let data19 = data7.allow_idp_initiated;
if((typeof data19 !== "boolean") && (data19 !== null)){
const err27 = {instancePath:instancePath+"/saml/allow_idp_initiated",schemaPath:"#/properties/saml/properties/allow_idp_initiated/type",keyword:"type",params:{type: schema120.properties.saml.properties.allow_idp_initiated.type},schema:schema120.properties.saml.properties.allow_idp_initiated.type,parentSchema:schema120.properties.saml.properties.allow_idp_initiated,data:data19};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data7.force_authn !== undefined){
let data20 = data7.force_authn;
if((typeof data20 !== "boolean") && (data20 !== null)){
const err28 = {instancePath:instancePath+"/saml/force_authn",schemaPath:"#/properties/saml/properties/force_authn/type",keyword:"type",params:{type: schema120.properties.saml.properties.force_authn.type},schema:schema120.properties.saml.properties.force_authn.type,parentSchema:schema120.properties.saml.properties.force_authn,data:data20};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data7.login_hint !== undefined){
let data21 = data7.login_hint;
if((!(data21 && typeof data21 == "object" && !Array.isArray(data21))) && (data21 !== null)){
const err29 = {instancePath:instancePath+"/saml/login_hint",schemaPath:"#/properties/saml/properties/login_hint/type",keyword:"type",params:{type: schema120.properties.saml.properties.login_hint.type},schema:schema120.properties.saml.properties.login_hint.type,parentSchema:schema120.properties.saml.properties.login_hint,data:data21};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.mode === undefined){
const err30 = {instancePath:instancePath+"/saml/login_hint",schemaPath:"#/properties/saml/properties/login_hint/required",keyword:"required",params:{missingProperty: "mode"},schema:schema120.properties.saml.properties.login_hint.required,parentSchema:schema120.properties.saml.properties.login_hint,data:data21};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key3 in data21){
if(!((key3 === "mode") || (key3 === "source"))){
const err31 = {instancePath:instancePath+"/saml/login_hint",schemaPath:"#/properties/saml/properties/login_hint/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema120.properties.saml.properties.login_hint,data:data21};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data21.mode !== undefined){
let data22 = data21.mode;
if(typeof data22 !== "string"){
const err32 = {instancePath:instancePath+"/saml/login_hint/mode",schemaPath:"#/properties/saml/properties/login_hint/properties/mode/type",keyword:"type",params:{type: "string"},schema:schema120.properties.saml.properties.login_hint.properties.mode.type,parentSchema:schema120.properties.saml.properties.login_hint.properties.mode,data:data22};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(((data22 === "email_address") || (data22 === "custom_attribute")) || (data22 === "off"))){
const err33 = {instancePath:instancePath+"/saml/login_hint/mode",schemaPath:"#/properties/saml/properties/login_hint/properties/mode/enum",keyword:"enum",params:{allowedValues: schema120.properties.saml.properties.login_hint.properties.mode.enum},schema:schema120.properties.saml.properties.login_hint.properties.mode.enum,parentSchema:schema120.properties.saml.properties.login_hint.properties.mode,data:data22};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data21.source !== undefined){
let data23 = data21.source;
if(typeof data23 !== "string"){
const err34 = {instancePath:instancePath+"/saml/login_hint/source",schemaPath:"#/properties/saml/properties/login_hint/properties/source/type",keyword:"type",params:{type: "string"},schema:schema120.properties.saml.properties.login_hint.properties.source.type,parentSchema:schema120.properties.saml.properties.login_hint.properties.source,data:data23};
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
}
}
if(data.oidc !== undefined){
let data24 = data.oidc;
if((!(data24 && typeof data24 == "object" && !Array.isArray(data24))) && (data24 !== null)){
const err35 = {instancePath:instancePath+"/oidc",schemaPath:"#/properties/oidc/type",keyword:"type",params:{type: schema120.properties.oidc.type},schema:schema120.properties.oidc.type,parentSchema:schema120.properties.oidc,data:data24};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key4 in data24){
if(!(((((((key4 === "client_id") || (key4 === "client_secret")) || (key4 === "discovery_url")) || (key4 === "auth_url")) || (key4 === "token_url")) || (key4 === "user_info_url")) || (key4 === "requires_pkce"))){
const err36 = {instancePath:instancePath+"/oidc",schemaPath:"#/properties/oidc/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema120.properties.oidc,data:data24};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data24.client_id !== undefined){
let data25 = data24.client_id;
if((typeof data25 !== "string") && (data25 !== null)){
const err37 = {instancePath:instancePath+"/oidc/client_id",schemaPath:"#/properties/oidc/properties/client_id/type",keyword:"type",params:{type: schema120.properties.oidc.properties.client_id.type},schema:schema120.properties.oidc.properties.client_id.type,parentSchema:schema120.properties.oidc.properties.client_id,data:data25};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data24.client_secret !== undefined){
let data26 = data24.client_secret;
if((typeof data26 !== "string") && (data26 !== null)){
const err38 = {instancePath:instancePath+"/oidc/client_secret",schemaPath:"#/properties/oidc/properties/client_secret/type",keyword:"type",params:{type: schema120.properties.oidc.properties.client_secret.type},schema:schema120.properties.oidc.properties.client_secret.type,parentSchema:schema120.properties.oidc.properties.client_secret,data:data26};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data24.discovery_url !== undefined){
let data27 = data24.discovery_url;
if((typeof data27 !== "string") && (data27 !== null)){
const err39 = {instancePath:instancePath+"/oidc/discovery_url",schemaPath:"#/properties/oidc/properties/discovery_url/type",keyword:"type",params:{type: schema120.properties.oidc.properties.discovery_url.type},schema:schema120.properties.oidc.properties.discovery_url.type,parentSchema:schema120.properties.oidc.properties.discovery_url,data:data27};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data24.auth_url !== undefined){
let data28 = data24.auth_url;
if((typeof data28 !== "string") && (data28 !== null)){
const err40 = {instancePath:instancePath+"/oidc/auth_url",schemaPath:"#/properties/oidc/properties/auth_url/type",keyword:"type",params:{type: schema120.properties.oidc.properties.auth_url.type},schema:schema120.properties.oidc.properties.auth_url.type,parentSchema:schema120.properties.oidc.properties.auth_url,data:data28};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data24.token_url !== undefined){
let data29 = data24.token_url;
if((typeof data29 !== "string") && (data29 !== null)){
const err41 = {instancePath:instancePath+"/oidc/token_url",schemaPath:"#/properties/oidc/properties/token_url/type",keyword:"type",params:{type: schema120.properties.oidc.properties.token_url.type},schema:schema120.properties.oidc.properties.token_url.type,parentSchema:schema120.properties.oidc.properties.token_url,data:data29};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data24.user_info_url !== undefined){
let data30 = data24.user_info_url;
if((typeof data30 !== "string") && (data30 !== null)){
const err42 = {instancePath:instancePath+"/oidc/user_info_url",schemaPath:"#/properties/oidc/properties/user_info_url/type",keyword:"type",params:{type: schema120.properties.oidc.properties.user_info_url.type},schema:schema120.properties.oidc.properties.user_info_url.type,parentSchema:schema120.properties.oidc.properties.user_info_url,data:data30};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data24.requires_pkce !== undefined){
let data31 = data24.requires_pkce;
if((typeof data31 !== "boolean") && (data31 !== null)){
const err43 = {instancePath:instancePath+"/oidc/requires_pkce",schemaPath:"#/properties/oidc/properties/requires_pkce/type",keyword:"type",params:{type: schema120.properties.oidc.properties.requires_pkce.type},schema:schema120.properties.oidc.properties.requires_pkce.type,parentSchema:schema120.properties.oidc.properties.requires_pkce,data:data31};
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
}
if(data.custom_attributes !== undefined){
let data32 = data.custom_attributes;
if(Array.isArray(data32)){
const len1 = data32.length;
for(let i1=0; i1<len1; i1++){
let data33 = data32[i1];
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.name === undefined){
const err44 = {instancePath:instancePath+"/custom_attributes/" + i1,schemaPath:"#/properties/custom_attributes/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema120.properties.custom_attributes.items.required,parentSchema:schema120.properties.custom_attributes.items,data:data33};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data33.key === undefined){
const err45 = {instancePath:instancePath+"/custom_attributes/" + i1,schemaPath:"#/properties/custom_attributes/items/required",keyword:"required",params:{missingProperty: "key"},schema:schema120.properties.custom_attributes.items.required,parentSchema:schema120.properties.custom_attributes.items,data:data33};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key5 in data33){
if(!((((((key5 === "name") || (key5 === "key")) || (key5 === "sso_path")) || (key5 === "scim_path")) || (key5 === "directory_path")) || (key5 === "multi_valued"))){
const err46 = {instancePath:instancePath+"/custom_attributes/" + i1,schemaPath:"#/properties/custom_attributes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema120.properties.custom_attributes.items,data:data33};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data33.name !== undefined){
let data34 = data33.name;
if(typeof data34 === "string"){
if(func4(data34) < 1){
const err47 = {instancePath:instancePath+"/custom_attributes/" + i1+"/name",schemaPath:"#/properties/custom_attributes/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema120.properties.custom_attributes.items.properties.name,data:data34};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/custom_attributes/" + i1+"/name",schemaPath:"#/properties/custom_attributes/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema120.properties.custom_attributes.items.properties.name.type,parentSchema:schema120.properties.custom_attributes.items.properties.name,data:data34};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data33.key !== undefined){
let data35 = data33.key;
if(typeof data35 === "string"){
if(func4(data35) < 1){
const err49 = {instancePath:instancePath+"/custom_attributes/" + i1+"/key",schemaPath:"#/properties/custom_attributes/items/properties/key/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema120.properties.custom_attributes.items.properties.key,data:data35};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!pattern1.test(data35)){
const err50 = {instancePath:instancePath+"/custom_attributes/" + i1+"/key",schemaPath:"#/properties/custom_attributes/items/properties/key/pattern",keyword:"pattern",params:{pattern: "^[^_][A-Za-z0-9_-]*$"},schema:"^[^_][A-Za-z0-9_-]*$",parentSchema:schema120.properties.custom_attributes.items.properties.key,data:data35};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/custom_attributes/" + i1+"/key",schemaPath:"#/properties/custom_attributes/items/properties/key/type",keyword:"type",params:{type: "string"},schema:schema120.properties.custom_attributes.items.properties.key.type,parentSchema:schema120.properties.custom_attributes.items.properties.key,data:data35};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data33.sso_path !== undefined){
let data36 = data33.sso_path;
if(typeof data36 !== "string"){
const err52 = {instancePath:instancePath+"/custom_attributes/" + i1+"/sso_path",schemaPath:"#/properties/custom_attributes/items/properties/sso_path/type",keyword:"type",params:{type: "string"},schema:schema120.properties.custom_attributes.items.properties.sso_path.type,parentSchema:schema120.properties.custom_attributes.items.properties.sso_path,data:data36};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data33.scim_path !== undefined){
let data37 = data33.scim_path;
if(typeof data37 !== "string"){
const err53 = {instancePath:instancePath+"/custom_attributes/" + i1+"/scim_path",schemaPath:"#/properties/custom_attributes/items/properties/scim_path/type",keyword:"type",params:{type: "string"},schema:schema120.properties.custom_attributes.items.properties.scim_path.type,parentSchema:schema120.properties.custom_attributes.items.properties.scim_path,data:data37};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data33.directory_path !== undefined){
let data38 = data33.directory_path;
if(typeof data38 !== "string"){
const err54 = {instancePath:instancePath+"/custom_attributes/" + i1+"/directory_path",schemaPath:"#/properties/custom_attributes/items/properties/directory_path/type",keyword:"type",params:{type: "string"},schema:schema120.properties.custom_attributes.items.properties.directory_path.type,parentSchema:schema120.properties.custom_attributes.items.properties.directory_path,data:data38};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data33.multi_valued !== undefined){
let data39 = data33.multi_valued;
if(typeof data39 !== "boolean"){
const err55 = {instancePath:instancePath+"/custom_attributes/" + i1+"/multi_valued",schemaPath:"#/properties/custom_attributes/items/properties/multi_valued/type",keyword:"type",params:{type: "boolean"},schema:schema120.properties.custom_attributes.items.properties.multi_valued.type,parentSchema:schema120.properties.custom_attributes.items.properties.multi_valued,data:data39};
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
const err56 = {instancePath:instancePath+"/custom_attributes/" + i1,schemaPath:"#/properties/custom_attributes/items/type",keyword:"type",params:{type: "object"},schema:schema120.properties.custom_attributes.items.type,parentSchema:schema120.properties.custom_attributes.items,data:data33};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/custom_attributes",schemaPath:"#/properties/custom_attributes/type",keyword:"type",params:{type: "array"},schema:schema120.properties.custom_attributes.type,parentSchema:schema120.properties.custom_attributes,data:data32};
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
else {
const err58 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema120.type,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v118 = validate118;
const schema121 = {"$id":"contract:/GetEnterpriseConnection.parameters","type":"object","properties":{"path":{"type":"object","properties":{"enterprise_connection_id":{"type":"string"}},"required":["enterprise_connection_id"]}},"required":["path"]};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema121.required,parentSchema:schema121,data};
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
if(data0.enterprise_connection_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "enterprise_connection_id"},schema:schema121.properties.path.required,parentSchema:schema121.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.enterprise_connection_id !== undefined){
let data1 = data0.enterprise_connection_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/enterprise_connection_id",schemaPath:"#/properties/path/properties/enterprise_connection_id/type",keyword:"type",params:{type: "string"},schema:schema121.properties.path.properties.enterprise_connection_id.type,parentSchema:schema121.properties.path.properties.enterprise_connection_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema121.properties.path.type,parentSchema:schema121.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema121.type,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v119 = validate119;
const schema122 = {"$id":"contract:/UpdateEnterpriseConnection.body","type":"object","additionalProperties":false,"properties":{"name":{"type":["string","null"]},"domains":{"type":["array","null"],"items":{"type":"string"}},"active":{"type":["boolean","null"]},"sync_user_attributes":{"type":["boolean","null"]},"disable_additional_identifications":{"type":["boolean","null"]},"allow_organization_account_linking":{"type":["boolean","null"]},"organization_id":{"type":["string","null"]},"saml":{"type":["object","null"],"additionalProperties":false,"properties":{"name":{"type":["string","null"]},"idp_entity_id":{"type":["string","null"]},"idp_sso_url":{"type":["string","null"]},"idp_certificate":{"type":["string","null"]},"idp_metadata_url":{"type":["string","null"]},"idp_metadata":{"type":["string","null"]},"attribute_mapping":{"type":["object","null"],"additionalProperties":false,"properties":{"user_id":{"type":["string","null"]},"email_address":{"type":["string","null"]},"first_name":{"type":["string","null"]},"last_name":{"type":["string","null"]}}},"allow_subdomains":{"type":["boolean","null"]},"allow_idp_initiated":{"type":["boolean","null"]},"force_authn":{"type":["boolean","null"]},"login_hint":{"type":["object","null"],"additionalProperties":false,"properties":{"mode":{"type":"string","enum":["email_address","custom_attribute","off"]},"source":{"type":"string"}},"required":["mode"]}}},"oidc":{"type":["object","null"],"additionalProperties":false,"properties":{"client_id":{"type":["string","null"]},"client_secret":{"type":["string","null"]},"discovery_url":{"type":["string","null"]},"auth_url":{"type":["string","null"]},"token_url":{"type":["string","null"]},"user_info_url":{"type":["string","null"]},"requires_pkce":{"type":["boolean","null"]}}},"custom_attributes":{"type":["array","null"],"items":{"type":"object","additionalProperties":false,"required":["name","key"],"properties":{"name":{"type":"string","minLength":1},"key":{"type":"string","minLength":1,"pattern":"^[^_][A-Za-z0-9_-]*$"},"sso_path":{"type":"string"},"scim_path":{"type":"string"},"directory_path":{"type":"string"},"multi_valued":{"type":"boolean"}}}}}};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema122.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema122.properties.name.type},schema:schema122.properties.name.type,parentSchema:schema122.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.domains !== undefined){
let data1 = data.domains;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type: schema122.properties.domains.type},schema:schema122.properties.domains.type,parentSchema:schema122.properties.domains,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/domains/" + i0,schemaPath:"#/properties/domains/items/type",keyword:"type",params:{type: "string"},schema:schema122.properties.domains.items.type,parentSchema:schema122.properties.domains.items,data:data2};
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
if(data.active !== undefined){
let data3 = data.active;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: schema122.properties.active.type},schema:schema122.properties.active.type,parentSchema:schema122.properties.active,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sync_user_attributes !== undefined){
let data4 = data.sync_user_attributes;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/sync_user_attributes",schemaPath:"#/properties/sync_user_attributes/type",keyword:"type",params:{type: schema122.properties.sync_user_attributes.type},schema:schema122.properties.sync_user_attributes.type,parentSchema:schema122.properties.sync_user_attributes,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.disable_additional_identifications !== undefined){
let data5 = data.disable_additional_identifications;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/disable_additional_identifications",schemaPath:"#/properties/disable_additional_identifications/type",keyword:"type",params:{type: schema122.properties.disable_additional_identifications.type},schema:schema122.properties.disable_additional_identifications.type,parentSchema:schema122.properties.disable_additional_identifications,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.allow_organization_account_linking !== undefined){
let data6 = data.allow_organization_account_linking;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/allow_organization_account_linking",schemaPath:"#/properties/allow_organization_account_linking/type",keyword:"type",params:{type: schema122.properties.allow_organization_account_linking.type},schema:schema122.properties.allow_organization_account_linking.type,parentSchema:schema122.properties.allow_organization_account_linking,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.organization_id !== undefined){
let data7 = data.organization_id;
if((typeof data7 !== "string") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: schema122.properties.organization_id.type},schema:schema122.properties.organization_id.type,parentSchema:schema122.properties.organization_id,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.saml !== undefined){
let data8 = data.saml;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
const err9 = {instancePath:instancePath+"/saml",schemaPath:"#/properties/saml/type",keyword:"type",params:{type: schema122.properties.saml.type},schema:schema122.properties.saml.type,parentSchema:schema122.properties.saml,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 in data8){
if(!(func0.call(schema122.properties.saml.properties, key1))){
const err10 = {instancePath:instancePath+"/saml",schemaPath:"#/properties/saml/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema122.properties.saml,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data8.name !== undefined){
let data9 = data8.name;
if((typeof data9 !== "string") && (data9 !== null)){
const err11 = {instancePath:instancePath+"/saml/name",schemaPath:"#/properties/saml/properties/name/type",keyword:"type",params:{type: schema122.properties.saml.properties.name.type},schema:schema122.properties.saml.properties.name.type,parentSchema:schema122.properties.saml.properties.name,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data8.idp_entity_id !== undefined){
let data10 = data8.idp_entity_id;
if((typeof data10 !== "string") && (data10 !== null)){
const err12 = {instancePath:instancePath+"/saml/idp_entity_id",schemaPath:"#/properties/saml/properties/idp_entity_id/type",keyword:"type",params:{type: schema122.properties.saml.properties.idp_entity_id.type},schema:schema122.properties.saml.properties.idp_entity_id.type,parentSchema:schema122.properties.saml.properties.idp_entity_id,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data8.idp_sso_url !== undefined){
let data11 = data8.idp_sso_url;
if((typeof data11 !== "string") && (data11 !== null)){
const err13 = {instancePath:instancePath+"/saml/idp_sso_url",schemaPath:"#/properties/saml/properties/idp_sso_url/type",keyword:"type",params:{type: schema122.properties.saml.properties.idp_sso_url.type},schema:schema122.properties.saml.properties.idp_sso_url.type,parentSchema:schema122.properties.saml.properties.idp_sso_url,data:data11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data8.idp_certificate !== undefined){
let data12 = data8.idp_certificate;
if((typeof data12 !== "string") && (data12 !== null)){
const err14 = {instancePath:instancePath+"/saml/idp_certificate",schemaPath:"#/properties/saml/properties/idp_certificate/type",keyword:"type",params:{type: schema122.properties.saml.properties.idp_certificate.type},schema:schema122.properties.saml.properties.idp_certificate.type,parentSchema:schema122.properties.saml.properties.idp_certificate,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data8.idp_metadata_url !== undefined){
let data13 = data8.idp_metadata_url;
if((typeof data13 !== "string") && (data13 !== null)){
const err15 = {instancePath:instancePath+"/saml/idp_metadata_url",schemaPath:"#/properties/saml/properties/idp_metadata_url/type",keyword:"type",params:{type: schema122.properties.saml.properties.idp_metadata_url.type},schema:schema122.properties.saml.properties.idp_metadata_url.type,parentSchema:schema122.properties.saml.properties.idp_metadata_url,data:data13};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data8.idp_metadata !== undefined){
let data14 = data8.idp_metadata;
if((typeof data14 !== "string") && (data14 !== null)){
const err16 = {instancePath:instancePath+"/saml/idp_metadata",schemaPath:"#/properties/saml/properties/idp_metadata/type",keyword:"type",params:{type: schema122.properties.saml.properties.idp_metadata.type},schema:schema122.properties.saml.properties.idp_metadata.type,parentSchema:schema122.properties.saml.properties.idp_metadata,data:data14};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data8.attribute_mapping !== undefined){
let data15 = data8.attribute_mapping;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
const err17 = {instancePath:instancePath+"/saml/attribute_mapping",schemaPath:"#/properties/saml/properties/attribute_mapping/type",keyword:"type",params:{type: schema122.properties.saml.properties.attribute_mapping.type},schema:schema122.properties.saml.properties.attribute_mapping.type,parentSchema:schema122.properties.saml.properties.attribute_mapping,data:data15};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key2 in data15){
if(!((((key2 === "user_id") || (key2 === "email_address")) || (key2 === "first_name")) || (key2 === "last_name"))){
const err18 = {instancePath:instancePath+"/saml/attribute_mapping",schemaPath:"#/properties/saml/properties/attribute_mapping/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema122.properties.saml.properties.attribute_mapping,data:data15};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data15.user_id !== undefined){
let data16 = data15.user_id;
if((typeof data16 !== "string") && (data16 !== null)){
const err19 = {instancePath:instancePath+"/saml/attribute_mapping/user_id",schemaPath:"#/properties/saml/properties/attribute_mapping/properties/user_id/type",keyword:"type",params:{type: schema122.properties.saml.properties.attribute_mapping.properties.user_id.type},schema:schema122.properties.saml.properties.attribute_mapping.properties.user_id.type,parentSchema:schema122.properties.saml.properties.attribute_mapping.properties.user_id,data:data16};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data15.email_address !== undefined){
let data17 = data15.email_address;
if((typeof data17 !== "string") && (data17 !== null)){
const err20 = {instancePath:instancePath+"/saml/attribute_mapping/email_address",schemaPath:"#/properties/saml/properties/attribute_mapping/properties/email_address/type",keyword:"type",params:{type: schema122.properties.saml.properties.attribute_mapping.properties.email_address.type},schema:schema122.properties.saml.properties.attribute_mapping.properties.email_address.type,parentSchema:schema122.properties.saml.properties.attribute_mapping.properties.email_address,data:data17};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data15.first_name !== undefined){
let data18 = data15.first_name;
if((typeof data18 !== "string") && (data18 !== null)){
const err21 = {instancePath:instancePath+"/saml/attribute_mapping/first_name",schemaPath:"#/properties/saml/properties/attribute_mapping/properties/first_name/type",keyword:"type",params:{type: schema122.properties.saml.properties.attribute_mapping.properties.first_name.type},schema:schema122.properties.saml.properties.attribute_mapping.properties.first_name.type,parentSchema:schema122.properties.saml.properties.attribute_mapping.properties.first_name,data:data18};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data15.last_name !== undefined){
let data19 = data15.last_name;
if((typeof data19 !== "string") && (data19 !== null)){
const err22 = {instancePath:instancePath+"/saml/attribute_mapping/last_name",schemaPath:"#/properties/saml/properties/attribute_mapping/properties/last_name/type",keyword:"type",params:{type: schema122.properties.saml.properties.attribute_mapping.properties.last_name.type},schema:schema122.properties.saml.properties.attribute_mapping.properties.last_name.type,parentSchema:schema122.properties.saml.properties.attribute_mapping.properties.last_name,data:data19};
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
if(data8.allow_subdomains !== undefined){
let data20 = data8.allow_subdomains;
if((typeof data20 !== "boolean") && (data20 !== null)){
const err23 = {instancePath:instancePath+"/saml/allow_subdomains",schemaPath:"#/properties/saml/properties/allow_subdomains/type",keyword:"type",params:{type: schema122.properties.saml.properties.allow_subdomains.type},schema:schema122.properties.saml.properties.allow_subdomains.type,parentSchema:schema122.properties.saml.properties.allow_subdomains,data:data20};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.allow_idp_initiated !== undefined){
let data21 = data8.allow_idp_initiated;
if((typeof data21 !== "boolean") && (data21 !== null)){
const err24 = {instancePath:instancePath+"/saml/allow_idp_initiated",schemaPath:"#/properties/saml/properties/allow_idp_initiated/type",keyword:"type",params:{type: schema122.properties.saml.properties.allow_idp_initiated.type},schema:schema122.properties.saml.properties.allow_idp_initiated.type,parentSchema:schema122.properties.saml.properties.allow_idp_initiated,data:data21};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data8.force_authn !== undefined){
let data22 = data8.force_authn;
if((typeof data22 !== "boolean") && (data22 !== null)){
const err25 = {instancePath:instancePath+"/saml/force_authn",schemaPath:"#/properties/saml/properties/force_authn/type",keyword:"type",params:{type: schema122.properties.saml.properties.force_authn.type},schema:schema122.properties.saml.properties.force_authn.type,parentSchema:schema122.properties.saml.properties.force_authn,data:data22};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data8.login_hint !== undefined){
let data23 = data8.login_hint;
if((!(data23 && typeof data23 == "object" && !Array.isArray(data23))) && (data23 !== null)){
const err26 = {instancePath:instancePath+"/saml/login_hint",schemaPath:"#/properties/saml/properties/login_hint/type",keyword:"type",params:{type: schema122.properties.saml.properties.login_hint.type},schema:schema122.properties.saml.properties.login_hint.type,parentSchema:schema122.properties.saml.properties.login_hint,data:data23};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.mode === undefined){
const err27 = {instancePath:instancePath+"/saml/login_hint",schemaPath:"#/properties/saml/properties/login_hint/required",keyword:"required",params:{missingProperty: "mode"},schema:schema122.properties.saml.properties.login_hint.required,parentSchema:schema122.properties.saml.properties.login_hint,data:data23};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key3 in data23){
if(!((key3 === "mode") || (key3 === "source"))){
const err28 = {instancePath:instancePath+"/saml/login_hint",schemaPath:"#/properties/saml/properties/login_hint/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema122.properties.saml.properties.login_hint,data:data23};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data23.mode !== undefined){
let data24 = data23.mode;
if(typeof data24 !== "string"){
const err29 = {instancePath:instancePath+"/saml/login_hint/mode",schemaPath:"#/properties/saml/properties/login_hint/properties/mode/type",keyword:"type",params:{type: "string"},schema:schema122.properties.saml.properties.login_hint.properties.mode.type,parentSchema:schema122.properties.saml.properties.login_hint.properties.mode,data:data24};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(((data24 === "email_address") || (data24 === "custom_attribute")) || (data24 === "off"))){
const err30 = {instancePath:instancePath+"/saml/login_hint/mode",schemaPath:"#/properties/saml/properties/login_hint/properties/mode/enum",keyword:"enum",params:{allowedValues: schema122.properties.saml.properties.login_hint.properties.mode.enum},schema:schema122.properties.saml.properties.login_hint.properties.mode.enum,parentSchema:schema122.properties.saml.properties.login_hint.properties.mode,data:data24};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data23.source !== undefined){
let data25 = data23.source;
if(typeof data25 !== "string"){
const err31 = {instancePath:instancePath+"/saml/login_hint/source",schemaPath:"#/properties/saml/properties/login_hint/properties/source/type",keyword:"type",params:{type: "string"},schema:schema122.properties.saml.properties.login_hint.properties.source.type,parentSchema:schema122.properties.saml.properties.login_hint.properties.source,data:data25};
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
}
}
if(data.oidc !== undefined){
let data26 = data.oidc;
if((!(data26 && typeof data26 == "object" && !Array.isArray(data26))) && (data26 !== null)){
const err32 = {instancePath:instancePath+"/oidc",schemaPath:"#/properties/oidc/type",keyword:"type",params:{type: schema122.properties.oidc.type},schema:schema122.properties.oidc.type,parentSchema:schema122.properties.oidc,data:data26};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key4 in data26){
if(!(((((((key4 === "client_id") || (key4 === "client_secret")) || (key4 === "discovery_url")) || (key4 === "auth_url")) || (key4 === "token_url")) || (key4 === "user_info_url")) || (key4 === "requires_pkce"))){
const err33 = {instancePath:instancePath+"/oidc",schemaPath:"#/properties/oidc/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema122.properties.oidc,data:data26};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data26.client_id !== undefined){
let data27 = data26.client_id;
if((typeof data27 !== "string") && (data27 !== null)){
const err34 = {instancePath:instancePath+"/oidc/client_id",schemaPath:"#/properties/oidc/properties/client_id/type",keyword:"type",params:{type: schema122.properties.oidc.properties.client_id.type},schema:schema122.properties.oidc.properties.client_id.type,parentSchema:schema122.properties.oidc.properties.client_id,data:data27};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data26.client_secret !== undefined){
let data28 = data26.client_secret;
if((typeof data28 !== "string") && (data28 !== null)){
const err35 = {instancePath:instancePath+"/oidc/client_secret",schemaPath:"#/properties/oidc/properties/client_secret/type",keyword:"type",params:{type: schema122.properties.oidc.properties.client_secret.type},schema:schema122.properties.oidc.properties.client_secret.type,parentSchema:schema122.properties.oidc.properties.client_secret,data:data28};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data26.discovery_url !== undefined){
let data29 = data26.discovery_url;
if((typeof data29 !== "string") && (data29 !== null)){
const err36 = {instancePath:instancePath+"/oidc/discovery_url",schemaPath:"#/properties/oidc/properties/discovery_url/type",keyword:"type",params:{type: schema122.properties.oidc.properties.discovery_url.type},schema:schema122.properties.oidc.properties.discovery_url.type,parentSchema:schema122.properties.oidc.properties.discovery_url,data:data29};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data26.auth_url !== undefined){
let data30 = data26.auth_url;
if((typeof data30 !== "string") && (data30 !== null)){
const err37 = {instancePath:instancePath+"/oidc/auth_url",schemaPath:"#/properties/oidc/properties/auth_url/type",keyword:"type",params:{type: schema122.properties.oidc.properties.auth_url.type},schema:schema122.properties.oidc.properties.auth_url.type,parentSchema:schema122.properties.oidc.properties.auth_url,data:data30};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data26.token_url !== undefined){
let data31 = data26.token_url;
if((typeof data31 !== "string") && (data31 !== null)){
const err38 = {instancePath:instancePath+"/oidc/token_url",schemaPath:"#/properties/oidc/properties/token_url/type",keyword:"type",params:{type: schema122.properties.oidc.properties.token_url.type},schema:schema122.properties.oidc.properties.token_url.type,parentSchema:schema122.properties.oidc.properties.token_url,data:data31};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data26.user_info_url !== undefined){
let data32 = data26.user_info_url;
if((typeof data32 !== "string") && (data32 !== null)){
const err39 = {instancePath:instancePath+"/oidc/user_info_url",schemaPath:"#/properties/oidc/properties/user_info_url/type",keyword:"type",params:{type: schema122.properties.oidc.properties.user_info_url.type},schema:schema122.properties.oidc.properties.user_info_url.type,parentSchema:schema122.properties.oidc.properties.user_info_url,data:data32};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data26.requires_pkce !== undefined){
let data33 = data26.requires_pkce;
if((typeof data33 !== "boolean") && (data33 !== null)){
const err40 = {instancePath:instancePath+"/oidc/requires_pkce",schemaPath:"#/properties/oidc/properties/requires_pkce/type",keyword:"type",params:{type: schema122.properties.oidc.properties.requires_pkce.type},schema:schema122.properties.oidc.properties.requires_pkce.type,parentSchema:schema122.properties.oidc.properties.requires_pkce,data:data33};
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
}
if(data.custom_attributes !== undefined){
let data34 = data.custom_attributes;
if((!(Array.isArray(data34))) && (data34 !== null)){
const err41 = {instancePath:instancePath+"/custom_attributes",schemaPath:"#/properties/custom_attributes/type",keyword:"type",params:{type: schema122.properties.custom_attributes.type},schema:schema122.properties.custom_attributes.type,parentSchema:schema122.properties.custom_attributes,data:data34};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(Array.isArray(data34)){
const len1 = data34.length;
for(let i1=0; i1<len1; i1++){
let data35 = data34[i1];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.name === undefined){
const err42 = {instancePath:instancePath+"/custom_attributes/" + i1,schemaPath:"#/properties/custom_attributes/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema122.properties.custom_attributes.items.required,parentSchema:schema122.properties.custom_attributes.items,data:data35};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data35.key === undefined){
const err43 = {instancePath:instancePath+"/custom_attributes/" + i1,schemaPath:"#/properties/custom_attributes/items/required",keyword:"required",params:{missingProperty: "key"},schema:schema122.properties.custom_attributes.items.required,parentSchema:schema122.properties.custom_attributes.items,data:data35};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
for(const key5 in data35){
if(!((((((key5 === "name") || (key5 === "key")) || (key5 === "sso_path")) || (key5 === "scim_path")) || (key5 === "directory_path")) || (key5 === "multi_valued"))){
const err44 = {instancePath:instancePath+"/custom_attributes/" + i1,schemaPath:"#/properties/custom_attributes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema122.properties.custom_attributes.items,data:data35};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data35.name !== undefined){
let data36 = data35.name;
if(typeof data36 === "string"){
if(func4(data36) < 1){
const err45 = {instancePath:instancePath+"/custom_attributes/" + i1+"/name",schemaPath:"#/properties/custom_attributes/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema122.properties.custom_attributes.items.properties.name,data:data36};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/custom_attributes/" + i1+"/name",schemaPath:"#/properties/custom_attributes/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema122.properties.custom_attributes.items.properties.name.type,parentSchema:schema122.properties.custom_attributes.items.properties.name,data:data36};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data35.key !== undefined){
let data37 = data35.key;
if(typeof data37 === "string"){
if(func4(data37) < 1){
const err47 = {instancePath:instancePath+"/custom_attributes/" + i1+"/key",schemaPath:"#/properties/custom_attributes/items/properties/key/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema122.properties.custom_attributes.items.properties.key,data:data37};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!pattern1.test(data37)){
const err48 = {instancePath:instancePath+"/custom_attributes/" + i1+"/key",schemaPath:"#/properties/custom_attributes/items/properties/key/pattern",keyword:"pattern",params:{pattern: "^[^_][A-Za-z0-9_-]*$"},schema:"^[^_][A-Za-z0-9_-]*$",parentSchema:schema122.properties.custom_attributes.items.properties.key,data:data37};
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
const err49 = {instancePath:instancePath+"/custom_attributes/" + i1+"/key",schemaPath:"#/properties/custom_attributes/items/properties/key/type",keyword:"type",params:{type: "string"},schema:schema122.properties.custom_attributes.items.properties.key.type,parentSchema:schema122.properties.custom_attributes.items.properties.key,data:data37};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data35.sso_path !== undefined){
let data38 = data35.sso_path;
if(typeof data38 !== "string"){
const err50 = {instancePath:instancePath+"/custom_attributes/" + i1+"/sso_path",schemaPath:"#/properties/custom_attributes/items/properties/sso_path/type",keyword:"type",params:{type: "string"},schema:schema122.properties.custom_attributes.items.properties.sso_path.type,parentSchema:schema122.properties.custom_attributes.items.properties.sso_path,data:data38};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data35.scim_path !== undefined){
let data39 = data35.scim_path;
if(typeof data39 !== "string"){
const err51 = {instancePath:instancePath+"/custom_attributes/" + i1+"/scim_path",schemaPath:"#/properties/custom_attributes/items/properties/scim_path/type",keyword:"type",params:{type: "string"},schema:schema122.properties.custom_attributes.items.properties.scim_path.type,parentSchema:schema122.properties.custom_attributes.items.properties.scim_path,data:data39};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data35.directory_path !== undefined){
let data40 = data35.directory_path;
if(typeof data40 !== "string"){
const err52 = {instancePath:instancePath+"/custom_attributes/" + i1+"/directory_path",schemaPath:"#/properties/custom_attributes/items/properties/directory_path/type",keyword:"type",params:{type: "string"},schema:schema122.properties.custom_attributes.items.properties.directory_path.type,parentSchema:schema122.properties.custom_attributes.items.properties.directory_path,data:data40};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data35.multi_valued !== undefined){
let data41 = data35.multi_valued;
if(typeof data41 !== "boolean"){
const err53 = {instancePath:instancePath+"/custom_attributes/" + i1+"/multi_valued",schemaPath:"#/properties/custom_attributes/items/properties/multi_valued/type",keyword:"type",params:{type: "boolean"},schema:schema122.properties.custom_attributes.items.properties.multi_valued.type,parentSchema:schema122.properties.custom_attributes.items.properties.multi_valued,data:data41};
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
else {
const err54 = {instancePath:instancePath+"/custom_attributes/" + i1,schemaPath:"#/properties/custom_attributes/items/type",keyword:"type",params:{type: "object"},schema:schema122.properties.custom_attributes.items.type,parentSchema:schema122.properties.custom_attributes.items,data:data35};
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
}
else {
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema122.type,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v120 = validate120;
const schema123 = {"$id":"contract:/ListEnterpriseConnectionTestRuns.parameters","type":"object","properties":{"path":{"type":"object","properties":{"enterprise_connection_id":{"type":"string"}},"required":["enterprise_connection_id"]},"query":{"type":"object","properties":{"status":{"type":"array","items":{"type":"string","enum":["pending","success","failed"]}},"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0}},"required":[]}},"required":["path","query"]};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema123.required,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema123.required,parentSchema:schema123,data};
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
if(data0.enterprise_connection_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "enterprise_connection_id"},schema:schema123.properties.path.required,parentSchema:schema123.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.enterprise_connection_id !== undefined){
let data1 = data0.enterprise_connection_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/enterprise_connection_id",schemaPath:"#/properties/path/properties/enterprise_connection_id/type",keyword:"type",params:{type: "string"},schema:schema123.properties.path.properties.enterprise_connection_id.type,parentSchema:schema123.properties.path.properties.enterprise_connection_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema123.properties.path.type,parentSchema:schema123.properties.path,data:data0};
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
if(data2.status !== undefined){
let data3 = data2.status;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/query/status/" + i0,schemaPath:"#/properties/query/properties/status/items/type",keyword:"type",params:{type: "string"},schema:schema123.properties.query.properties.status.items.type,parentSchema:schema123.properties.query.properties.status.items,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data4 === "pending") || (data4 === "success")) || (data4 === "failed"))){
const err6 = {instancePath:instancePath+"/query/status/" + i0,schemaPath:"#/properties/query/properties/status/items/enum",keyword:"enum",params:{allowedValues: schema123.properties.query.properties.status.items.enum},schema:schema123.properties.query.properties.status.items.enum,parentSchema:schema123.properties.query.properties.status.items,data:data4};
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
const err7 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "array"},schema:schema123.properties.query.properties.status.type,parentSchema:schema123.properties.query.properties.status,data:data3};
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
let data5 = data2.limit;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema123.properties.query.properties.limit.type,parentSchema:schema123.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 500 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema123.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema123.properties.query.properties.limit,data:data5};
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
if(data2.offset !== undefined){
let data6 = data2.offset;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err11 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema123.properties.query.properties.offset.type,parentSchema:schema123.properties.query.properties.offset,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema123.properties.query.properties.offset,data:data6};
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
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema123.properties.query.type,parentSchema:schema123.properties.query,data:data2};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema123.type,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v121 = validate121;
const schema124 = {"$id":"contract:/CreateAgentTask.body","type":"object","additionalProperties":false,"properties":{"on_behalf_of":{"type":"object","properties":{"user_id":{"type":"string"},"identifier":{"type":"string"}}},"permissions":{"type":"string","enum":["*"]},"agent_name":{"type":"string"},"task_description":{"type":"string"},"redirect_url":{"type":"string","format":"uri"},"session_max_duration_in_seconds":{"type":"integer","safeInteger":true}},"required":["on_behalf_of","permissions","agent_name","task_description","redirect_url"]};
const formats0 = /^[A-Za-z][A-Za-z0-9+.-]*:(?:\/\/(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:]|%[0-9A-Fa-f]{2})*@)?(?:\[(?:(?:(?:[0-9A-Fa-f]{1,4}:){6}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|::(?:[0-9A-Fa-f]{1,4}:){5}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){4}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,1}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){3}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,2}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){2}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,3}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}:(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,4}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}|(?:(?:[0-9A-Fa-f]{1,4}:){0,6}[0-9A-Fa-f]{1,4})?::)|[Vv][0-9A-Fa-f]+\.[\-A-Za-z0-9._~!$&'()*+,;=:]+)\]|(?:[\-A-Za-z0-9._~!$&'()*+,;=]|%[0-9A-Fa-f]{2})*)(?::\d*)?(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*|\/(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*)?|(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*)?(?:\?(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})|[/?])*)?(?:#(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})|[/?])*)?$/;

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.on_behalf_of === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "on_behalf_of"},schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.permissions === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "permissions"},schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.agent_name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent_name"},schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.task_description === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "task_description"},schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.redirect_url === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "redirect_url"},schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "on_behalf_of") || (key0 === "permissions")) || (key0 === "agent_name")) || (key0 === "task_description")) || (key0 === "redirect_url")) || (key0 === "session_max_duration_in_seconds"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.on_behalf_of !== undefined){
let data0 = data.on_behalf_of;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.user_id !== undefined){
let data1 = data0.user_id;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/on_behalf_of/user_id",schemaPath:"#/properties/on_behalf_of/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema124.properties.on_behalf_of.properties.user_id.type,parentSchema:schema124.properties.on_behalf_of.properties.user_id,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.identifier !== undefined){
let data2 = data0.identifier;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/on_behalf_of/identifier",schemaPath:"#/properties/on_behalf_of/properties/identifier/type",keyword:"type",params:{type: "string"},schema:schema124.properties.on_behalf_of.properties.identifier.type,parentSchema:schema124.properties.on_behalf_of.properties.identifier,data:data2};
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
const err8 = {instancePath:instancePath+"/on_behalf_of",schemaPath:"#/properties/on_behalf_of/type",keyword:"type",params:{type: "object"},schema:schema124.properties.on_behalf_of.type,parentSchema:schema124.properties.on_behalf_of,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.permissions !== undefined){
let data3 = data.permissions;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "string"},schema:schema124.properties.permissions.type,parentSchema:schema124.properties.permissions,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(data3 === "*")){
const err10 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/enum",keyword:"enum",params:{allowedValues: schema124.properties.permissions.enum},schema:schema124.properties.permissions.enum,parentSchema:schema124.properties.permissions,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.agent_name !== undefined){
let data4 = data.agent_name;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/agent_name",schemaPath:"#/properties/agent_name/type",keyword:"type",params:{type: "string"},schema:schema124.properties.agent_name.type,parentSchema:schema124.properties.agent_name,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.task_description !== undefined){
let data5 = data.task_description;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/task_description",schemaPath:"#/properties/task_description/type",keyword:"type",params:{type: "string"},schema:schema124.properties.task_description.type,parentSchema:schema124.properties.task_description,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.redirect_url !== undefined){
let data6 = data.redirect_url;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err13 = {instancePath:instancePath+"/redirect_url",schemaPath:"#/properties/redirect_url/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema124.properties.redirect_url,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/redirect_url",schemaPath:"#/properties/redirect_url/type",keyword:"type",params:{type: "string"},schema:schema124.properties.redirect_url.type,parentSchema:schema124.properties.redirect_url,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.session_max_duration_in_seconds !== undefined){
let data7 = data.session_max_duration_in_seconds;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err15 = {instancePath:instancePath+"/session_max_duration_in_seconds",schemaPath:"#/properties/session_max_duration_in_seconds/type",keyword:"type",params:{type: "integer"},schema:schema124.properties.session_max_duration_in_seconds.type,parentSchema:schema124.properties.session_max_duration_in_seconds,data:data7};
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
const err16 = {instancePath:instancePath+"/session_max_duration_in_seconds",schemaPath:"#/properties/session_max_duration_in_seconds/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema124.properties.session_max_duration_in_seconds,data:data7};
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
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema124.type,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v122 = validate122;
const schema125 = {"$id":"contract:/RevokeAgentTask.parameters","type":"object","properties":{"path":{"type":"object","properties":{"agent_task_id":{"type":"string"}},"required":["agent_task_id"]}},"required":["path"]};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema125.required,parentSchema:schema125,data};
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
if(data0.agent_task_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "agent_task_id"},schema:schema125.properties.path.required,parentSchema:schema125.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.agent_task_id !== undefined){
let data1 = data0.agent_task_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/agent_task_id",schemaPath:"#/properties/path/properties/agent_task_id/type",keyword:"type",params:{type: "string"},schema:schema125.properties.path.properties.agent_task_id.type,parentSchema:schema125.properties.path.properties.agent_task_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema125.properties.path.type,parentSchema:schema125.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema125.type,parentSchema:schema125,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v123 = validate123;
const schema126 = {"$id":"contract:/InstanceGetOrganizationMemberships.parameters","type":"object","properties":{"query":{"type":"object","properties":{"order_by":{"type":"string"},"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0}},"required":[]}},"required":["query"]};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema126.required,parentSchema:schema126,data};
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
if(data0.order_by !== undefined){
let data1 = data0.order_by;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "string"},schema:schema126.properties.query.properties.order_by.type,parentSchema:schema126.properties.query.properties.order_by,data:data1};
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
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema126.properties.query.properties.limit.type,parentSchema:schema126.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 500 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema126.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema126.properties.query.properties.limit,data:data2};
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
if(data0.offset !== undefined){
let data3 = data0.offset;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema126.properties.query.properties.offset.type,parentSchema:schema126.properties.query.properties.offset,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema126.properties.query.properties.offset,data:data3};
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
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema126.properties.query.type,parentSchema:schema126.properties.query,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema126.type,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v124 = validate124;
const schema127 = {"$id":"contract:/ListWaitlistEntries.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0},"query":{"type":"string"},"status":{"type":"string","enum":["pending","invited","completed","rejected"]},"order_by":{"type":"string"}},"required":[]}},"required":["query"]};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema127.required,parentSchema:schema127,data};
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
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema127.properties.query.properties.limit.type,parentSchema:schema127.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 500 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema127.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema127.properties.query.properties.limit,data:data1};
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
if(data0.offset !== undefined){
let data2 = data0.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema127.properties.query.properties.offset.type,parentSchema:schema127.properties.query.properties.offset,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema127.properties.query.properties.offset,data:data2};
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
if(data0.query !== undefined){
let data3 = data0.query;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/query",schemaPath:"#/properties/query/properties/query/type",keyword:"type",params:{type: "string"},schema:schema127.properties.query.properties.query.type,parentSchema:schema127.properties.query.properties.query,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.status !== undefined){
let data4 = data0.status;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "string"},schema:schema127.properties.query.properties.status.type,parentSchema:schema127.properties.query.properties.status,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data4 === "pending") || (data4 === "invited")) || (data4 === "completed")) || (data4 === "rejected"))){
const err8 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues: schema127.properties.query.properties.status.enum},schema:schema127.properties.query.properties.status.enum,parentSchema:schema127.properties.query.properties.status,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.order_by !== undefined){
let data5 = data0.order_by;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/query/order_by",schemaPath:"#/properties/query/properties/order_by/type",keyword:"type",params:{type: "string"},schema:schema127.properties.query.properties.order_by.type,parentSchema:schema127.properties.query.properties.order_by,data:data5};
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
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema127.properties.query.type,parentSchema:schema127.properties.query,data:data0};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema127.type,parentSchema:schema127,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v125 = validate125;
const schema128 = {"$id":"contract:/CreateWaitlistEntry.body","type":"object","properties":{"email_address":{"type":"string"},"notify":{"type":["boolean","null"]}},"required":["email_address"]};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email_address === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email_address"},schema:schema128.required,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email_address !== undefined){
let data0 = data.email_address;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},schema:schema128.properties.email_address.type,parentSchema:schema128.properties.email_address,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.notify !== undefined){
let data1 = data.notify;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/notify",schemaPath:"#/properties/notify/type",keyword:"type",params:{type: schema128.properties.notify.type},schema:schema128.properties.notify.type,parentSchema:schema128.properties.notify,data:data1};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema128.type,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":{"email_address":true,"notify":true},"dynamicProps":false,"dynamicItems":false};

exports.v126 = validate126;
const schema129 = {"$id":"contract:/CreateBulkWaitlistEntries.body","type":"array","minItems":1,"maxItems":50,"items":{"type":"object","additionalProperties":false,"properties":{"email_address":{"type":"string","format":"email"},"notify":{"type":["boolean","null"]}},"required":["email_address"]}};
const formats1 = /^(?:[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*|"(?:[ !#-[\]-~]|\\[ -~])*")@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*|\[(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}|[Ii][Pp][Vv]6:(?:(?:[0-9A-Fa-f]{1,4}:){6}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|::(?:[0-9A-Fa-f]{1,4}:){5}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){4}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,1}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){3}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,2}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){2}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,3}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}:(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,4}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}|(?:(?:[0-9A-Fa-f]{1,4}:){0,6}[0-9A-Fa-f]{1,4})?::))\])$/;

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 50){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.email_address === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "email_address"},schema:schema129.items.required,parentSchema:schema129.items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data0){
if(!((key0 === "email_address") || (key0 === "notify"))){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema129.items,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.email_address !== undefined){
let data1 = data0.email_address;
if(typeof data1 === "string"){
if(!(formats1.test(data1))){
const err4 = {instancePath:instancePath+"/" + i0+"/email_address",schemaPath:"#/items/properties/email_address/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema129.items.properties.email_address,data:data1};
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
const err5 = {instancePath:instancePath+"/" + i0+"/email_address",schemaPath:"#/items/properties/email_address/type",keyword:"type",params:{type: "string"},schema:schema129.items.properties.email_address.type,parentSchema:schema129.items.properties.email_address,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.notify !== undefined){
let data2 = data0.notify;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/" + i0+"/notify",schemaPath:"#/items/properties/notify/type",keyword:"type",params:{type: schema129.items.properties.notify.type},schema:schema129.items.properties.notify.type,parentSchema:schema129.items.properties.notify,data:data2};
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
const err7 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},schema:schema129.items.type,parentSchema:schema129.items,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema129.type,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v127 = validate127;
const schema130 = {"$id":"contract:/DeleteWaitlistEntry.parameters","type":"object","properties":{"path":{"type":"object","properties":{"waitlist_entry_id":{"type":"string"}},"required":["waitlist_entry_id"]}},"required":["path"]};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema130.required,parentSchema:schema130,data};
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
if(data0.waitlist_entry_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "waitlist_entry_id"},schema:schema130.properties.path.required,parentSchema:schema130.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.waitlist_entry_id !== undefined){
let data1 = data0.waitlist_entry_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/waitlist_entry_id",schemaPath:"#/properties/path/properties/waitlist_entry_id/type",keyword:"type",params:{type: "string"},schema:schema130.properties.path.properties.waitlist_entry_id.type,parentSchema:schema130.properties.path.properties.waitlist_entry_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema130.properties.path.type,parentSchema:schema130.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema130.type,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v128 = validate128;
const schema131 = {"$id":"contract:/InviteWaitlistEntry.body","type":"object","properties":{"ignore_existing":{"type":["boolean","null"]}}};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ignore_existing !== undefined){
let data0 = data.ignore_existing;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/ignore_existing",schemaPath:"#/properties/ignore_existing/type",keyword:"type",params:{type: schema131.properties.ignore_existing.type},schema:schema131.properties.ignore_existing.type,parentSchema:schema131.properties.ignore_existing,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema131.type,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":{"ignore_existing":true},"dynamicProps":false,"dynamicItems":false};

exports.v129 = validate129;
const schema132 = {"$id":"contract:/GetCommercePlanList.parameters","type":"object","properties":{"query":{"type":"object","properties":{"paginated":{"type":"boolean"},"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0},"payer_type":{"type":"string","enum":["user","org"]}},"required":[]}},"required":["query"]};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema132.required,parentSchema:schema132,data};
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
if(data0.paginated !== undefined){
let data1 = data0.paginated;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/query/paginated",schemaPath:"#/properties/query/properties/paginated/type",keyword:"type",params:{type: "boolean"},schema:schema132.properties.query.properties.paginated.type,parentSchema:schema132.properties.query.properties.paginated,data:data1};
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
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema132.properties.query.properties.limit.type,parentSchema:schema132.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 500 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema132.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema132.properties.query.properties.limit,data:data2};
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
if(data0.offset !== undefined){
let data3 = data0.offset;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema132.properties.query.properties.offset.type,parentSchema:schema132.properties.query.properties.offset,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema132.properties.query.properties.offset,data:data3};
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
if(data0.payer_type !== undefined){
let data4 = data0.payer_type;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/payer_type",schemaPath:"#/properties/query/properties/payer_type/type",keyword:"type",params:{type: "string"},schema:schema132.properties.query.properties.payer_type.type,parentSchema:schema132.properties.query.properties.payer_type,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data4 === "user") || (data4 === "org"))){
const err8 = {instancePath:instancePath+"/query/payer_type",schemaPath:"#/properties/query/properties/payer_type/enum",keyword:"enum",params:{allowedValues: schema132.properties.query.properties.payer_type.enum},schema:schema132.properties.query.properties.payer_type.enum,parentSchema:schema132.properties.query.properties.payer_type,data:data4};
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
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema132.properties.query.type,parentSchema:schema132.properties.query,data:data0};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema132.type,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v130 = validate130;
const schema133 = {"$id":"contract:/GetBillingPriceList.parameters","type":"object","properties":{"query":{"type":"object","properties":{"paginated":{"type":"boolean"},"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0},"plan_id":{"type":"string"}},"required":[]}},"required":["query"]};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema133.required,parentSchema:schema133,data};
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
if(data0.paginated !== undefined){
let data1 = data0.paginated;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/query/paginated",schemaPath:"#/properties/query/properties/paginated/type",keyword:"type",params:{type: "boolean"},schema:schema133.properties.query.properties.paginated.type,parentSchema:schema133.properties.query.properties.paginated,data:data1};
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
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema133.properties.query.properties.limit.type,parentSchema:schema133.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 500 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema133.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema133.properties.query.properties.limit,data:data2};
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
if(data0.offset !== undefined){
let data3 = data0.offset;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema133.properties.query.properties.offset.type,parentSchema:schema133.properties.query.properties.offset,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema133.properties.query.properties.offset,data:data3};
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
if(data0.plan_id !== undefined){
let data4 = data0.plan_id;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/plan_id",schemaPath:"#/properties/query/properties/plan_id/type",keyword:"type",params:{type: "string"},schema:schema133.properties.query.properties.plan_id.type,parentSchema:schema133.properties.query.properties.plan_id,data:data4};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema133.properties.query.type,parentSchema:schema133.properties.query,data:data0};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema133.type,parentSchema:schema133,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v131 = validate131;
const schema134 = {"$id":"contract:/CreateBillingPrice.body","$ref":"contract:/components/schemas/CreateBillingPriceRequest"};
const schema135 = {"$id":"contract:/components/schemas/CreateBillingPriceRequest","type":"object","additionalProperties":false,"required":["plan_id","amount"],"properties":{"plan_id":{"type":"string"},"currency":{"type":"string"},"amount":{"anyOf":[{"int64":{}},{"type":["null"]}]},"annual_monthly_amount":{"anyOf":[{"int64":{}},{"type":["null"]}]},"description":{"type":"string"},"supported_billing_periods":{"type":"string","enum":["month","annual","both"]}}};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.plan_id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateBillingPriceRequest/required",keyword:"required",params:{missingProperty: "plan_id"},schema:schema135.required,parentSchema:schema135,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.amount === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/CreateBillingPriceRequest/required",keyword:"required",params:{missingProperty: "amount"},schema:schema135.required,parentSchema:schema135,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "plan_id") || (key0 === "currency")) || (key0 === "amount")) || (key0 === "annual_monthly_amount")) || (key0 === "description")) || (key0 === "supported_billing_periods"))){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/CreateBillingPriceRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema135,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.plan_id !== undefined){
let data0 = data.plan_id;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/plan_id",schemaPath:"contract:/components/schemas/CreateBillingPriceRequest/properties/plan_id/type",keyword:"type",params:{type: "string"},schema:schema135.properties.plan_id.type,parentSchema:schema135.properties.plan_id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.currency !== undefined){
let data1 = data.currency;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/currency",schemaPath:"contract:/components/schemas/CreateBillingPriceRequest/properties/currency/type",keyword:"type",params:{type: "string"},schema:schema135.properties.currency.type,parentSchema:schema135.properties.currency,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.amount !== undefined){
let data2 = data.amount;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data, "amount")) || false){
const err5 = {instancePath:instancePath+"/amount",schemaPath:"contract:/components/schemas/CreateBillingPriceRequest/properties/amount/anyOf/0/int64",keyword:"int64",params:{},schema:schema135.properties.amount.anyOf[0].int64,parentSchema:schema135.properties.amount.anyOf[0],data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
const _errs10 = errors;
if(data2 !== null){
const err6 = {instancePath:instancePath+"/amount",schemaPath:"contract:/components/schemas/CreateBillingPriceRequest/properties/amount/anyOf/1/type",keyword:"type",params:{type: schema135.properties.amount.anyOf[1].type},schema:schema135.properties.amount.anyOf[1].type,parentSchema:schema135.properties.amount.anyOf[1],data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err7 = {instancePath:instancePath+"/amount",schemaPath:"contract:/components/schemas/CreateBillingPriceRequest/properties/amount/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs8, passingSchemas: null},schema:schema135.properties.amount.anyOf,parentSchema:schema135.properties.amount,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.annual_monthly_amount !== undefined){
let data3 = data.annual_monthly_amount;
const _errs13 = errors;
let valid3 = false;
const _errs14 = errors;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data, "annual_monthly_amount")) || false){
const err8 = {instancePath:instancePath+"/annual_monthly_amount",schemaPath:"contract:/components/schemas/CreateBillingPriceRequest/properties/annual_monthly_amount/anyOf/0/int64",keyword:"int64",params:{},schema:schema135.properties.annual_monthly_amount.anyOf[0].int64,parentSchema:schema135.properties.annual_monthly_amount.anyOf[0],data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid3 = valid3 || _valid1;
const _errs15 = errors;
if(data3 !== null){
const err9 = {instancePath:instancePath+"/annual_monthly_amount",schemaPath:"contract:/components/schemas/CreateBillingPriceRequest/properties/annual_monthly_amount/anyOf/1/type",keyword:"type",params:{type: schema135.properties.annual_monthly_amount.anyOf[1].type},schema:schema135.properties.annual_monthly_amount.anyOf[1].type,parentSchema:schema135.properties.annual_monthly_amount.anyOf[1],data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err10 = {instancePath:instancePath+"/annual_monthly_amount",schemaPath:"contract:/components/schemas/CreateBillingPriceRequest/properties/annual_monthly_amount/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs13, passingSchemas: null},schema:schema135.properties.annual_monthly_amount.anyOf,parentSchema:schema135.properties.annual_monthly_amount,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/CreateBillingPriceRequest/properties/description/type",keyword:"type",params:{type: "string"},schema:schema135.properties.description.type,parentSchema:schema135.properties.description,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.supported_billing_periods !== undefined){
let data5 = data.supported_billing_periods;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/supported_billing_periods",schemaPath:"contract:/components/schemas/CreateBillingPriceRequest/properties/supported_billing_periods/type",keyword:"type",params:{type: "string"},schema:schema135.properties.supported_billing_periods.type,parentSchema:schema135.properties.supported_billing_periods,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data5 === "month") || (data5 === "annual")) || (data5 === "both"))){
const err13 = {instancePath:instancePath+"/supported_billing_periods",schemaPath:"contract:/components/schemas/CreateBillingPriceRequest/properties/supported_billing_periods/enum",keyword:"enum",params:{allowedValues: schema135.properties.supported_billing_periods.enum},schema:schema135.properties.supported_billing_periods.enum,parentSchema:schema135.properties.supported_billing_periods,data:data5};
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
const err14 = {instancePath,schemaPath:"contract:/components/schemas/CreateBillingPriceRequest/type",keyword:"type",params:{type: "object"},schema:schema135.type,parentSchema:schema135,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v132 = validate132;
const schema136 = {"$id":"contract:/GetCommerceSubscriptionItemList.parameters","type":"object","properties":{"query":{"type":"object","properties":{"paginated":{"type":"boolean"},"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0},"status":{"type":"string","enum":["active","ended","past_due","upcoming","free_trial"]},"payer_type":{"type":"string","enum":["user","org"]},"plan_id":{"type":"string"},"include_free":{"type":"boolean"},"query":{"type":"string"}},"required":[]}},"required":["query"]};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema136.required,parentSchema:schema136,data};
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
if(data0.paginated !== undefined){
let data1 = data0.paginated;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/query/paginated",schemaPath:"#/properties/query/properties/paginated/type",keyword:"type",params:{type: "boolean"},schema:schema136.properties.query.properties.paginated.type,parentSchema:schema136.properties.query.properties.paginated,data:data1};
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
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema136.properties.query.properties.limit.type,parentSchema:schema136.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 500 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema136.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema136.properties.query.properties.limit,data:data2};
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
if(data0.offset !== undefined){
let data3 = data0.offset;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema136.properties.query.properties.offset.type,parentSchema:schema136.properties.query.properties.offset,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema136.properties.query.properties.offset,data:data3};
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
if(data0.status !== undefined){
let data4 = data0.status;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "string"},schema:schema136.properties.query.properties.status.type,parentSchema:schema136.properties.query.properties.status,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((data4 === "active") || (data4 === "ended")) || (data4 === "past_due")) || (data4 === "upcoming")) || (data4 === "free_trial"))){
const err8 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues: schema136.properties.query.properties.status.enum},schema:schema136.properties.query.properties.status.enum,parentSchema:schema136.properties.query.properties.status,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.payer_type !== undefined){
let data5 = data0.payer_type;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/query/payer_type",schemaPath:"#/properties/query/properties/payer_type/type",keyword:"type",params:{type: "string"},schema:schema136.properties.query.properties.payer_type.type,parentSchema:schema136.properties.query.properties.payer_type,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data5 === "user") || (data5 === "org"))){
const err10 = {instancePath:instancePath+"/query/payer_type",schemaPath:"#/properties/query/properties/payer_type/enum",keyword:"enum",params:{allowedValues: schema136.properties.query.properties.payer_type.enum},schema:schema136.properties.query.properties.payer_type.enum,parentSchema:schema136.properties.query.properties.payer_type,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.plan_id !== undefined){
let data6 = data0.plan_id;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/query/plan_id",schemaPath:"#/properties/query/properties/plan_id/type",keyword:"type",params:{type: "string"},schema:schema136.properties.query.properties.plan_id.type,parentSchema:schema136.properties.query.properties.plan_id,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.include_free !== undefined){
let data7 = data0.include_free;
if(typeof data7 !== "boolean"){
const err12 = {instancePath:instancePath+"/query/include_free",schemaPath:"#/properties/query/properties/include_free/type",keyword:"type",params:{type: "boolean"},schema:schema136.properties.query.properties.include_free.type,parentSchema:schema136.properties.query.properties.include_free,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.query !== undefined){
let data8 = data0.query;
if(typeof data8 !== "string"){
const err13 = {instancePath:instancePath+"/query/query",schemaPath:"#/properties/query/properties/query/type",keyword:"type",params:{type: "string"},schema:schema136.properties.query.properties.query.type,parentSchema:schema136.properties.query.properties.query,data:data8};
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
const err14 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema136.properties.query.type,parentSchema:schema136.properties.query,data:data0};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema136.type,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v133 = validate133;
const schema137 = {"$id":"contract:/CancelCommerceSubscriptionItem.parameters","type":"object","properties":{"path":{"type":"object","properties":{"subscription_item_id":{"type":"string"}},"required":["subscription_item_id"]},"query":{"type":"object","properties":{"end_now":{"type":"boolean"}},"required":[]}},"required":["path","query"]};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema137.required,parentSchema:schema137,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema137.required,parentSchema:schema137,data};
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
if(data0.subscription_item_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "subscription_item_id"},schema:schema137.properties.path.required,parentSchema:schema137.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.subscription_item_id !== undefined){
let data1 = data0.subscription_item_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/subscription_item_id",schemaPath:"#/properties/path/properties/subscription_item_id/type",keyword:"type",params:{type: "string"},schema:schema137.properties.path.properties.subscription_item_id.type,parentSchema:schema137.properties.path.properties.subscription_item_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema137.properties.path.type,parentSchema:schema137.properties.path,data:data0};
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
if(data2.end_now !== undefined){
let data3 = data2.end_now;
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/query/end_now",schemaPath:"#/properties/query/properties/end_now/type",keyword:"type",params:{type: "boolean"},schema:schema137.properties.query.properties.end_now.type,parentSchema:schema137.properties.query.properties.end_now,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema137.properties.query.type,parentSchema:schema137.properties.query,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema137.type,parentSchema:schema137,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v134 = validate134;
const schema138 = {"$id":"contract:/ExtendBillingSubscriptionItemFreeTrial.parameters","type":"object","properties":{"path":{"type":"object","properties":{"subscription_item_id":{"type":"string"}},"required":["subscription_item_id"]}},"required":["path"]};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema138.required,parentSchema:schema138,data};
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
if(data0.subscription_item_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "subscription_item_id"},schema:schema138.properties.path.required,parentSchema:schema138.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.subscription_item_id !== undefined){
let data1 = data0.subscription_item_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/subscription_item_id",schemaPath:"#/properties/path/properties/subscription_item_id/type",keyword:"type",params:{type: "string"},schema:schema138.properties.path.properties.subscription_item_id.type,parentSchema:schema138.properties.path.properties.subscription_item_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema138.properties.path.type,parentSchema:schema138.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema138.type,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v135 = validate135;
const schema139 = {"$id":"contract:/ExtendBillingSubscriptionItemFreeTrial.body","$ref":"contract:/components/schemas/ExtendFreeTrialRequest"};
const schema140 = {"$id":"contract:/components/schemas/ExtendFreeTrialRequest","type":"object","additionalProperties":false,"required":["extend_to"],"properties":{"extend_to":{"type":"string","format":"date-time","leapSecond":"date-time"}}};
const formats2 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.extend_to === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ExtendFreeTrialRequest/required",keyword:"required",params:{missingProperty: "extend_to"},schema:schema140.required,parentSchema:schema140,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "extend_to")){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/ExtendFreeTrialRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema140,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.extend_to !== undefined){
let data0 = data.extend_to;
if(typeof data0 === "string"){
if(!(formats2.test(data0))){
const err2 = {instancePath:instancePath+"/extend_to",schemaPath:"contract:/components/schemas/ExtendFreeTrialRequest/properties/extend_to/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema140.properties.extend_to,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.includes(":60")){
const next0 = Date.parse((data0).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err3 = {instancePath:instancePath+"/extend_to",schemaPath:"contract:/components/schemas/ExtendFreeTrialRequest/properties/extend_to/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema140.properties.extend_to,data:data0};
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
const err4 = {instancePath:instancePath+"/extend_to",schemaPath:"contract:/components/schemas/ExtendFreeTrialRequest/properties/extend_to/type",keyword:"type",params:{type: "string"},schema:schema140.properties.extend_to.type,parentSchema:schema140.properties.extend_to,data:data0};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/ExtendFreeTrialRequest/type",keyword:"type",params:{type: "object"},schema:schema140.type,parentSchema:schema140,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v136 = validate136;
const schema141 = {"$id":"contract:/CreateBillingPriceTransition.body","$ref":"contract:/components/schemas/PriceTransitionRequest"};
const schema142 = {"$id":"contract:/components/schemas/PriceTransitionRequest","type":"object","additionalProperties":false,"required":["from_price_id","to_price_id"],"properties":{"from_price_id":{"type":"string"},"to_price_id":{"type":"string"}}};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from_price_id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/PriceTransitionRequest/required",keyword:"required",params:{missingProperty: "from_price_id"},schema:schema142.required,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.to_price_id === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/PriceTransitionRequest/required",keyword:"required",params:{missingProperty: "to_price_id"},schema:schema142.required,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "from_price_id") || (key0 === "to_price_id"))){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/PriceTransitionRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.from_price_id !== undefined){
let data0 = data.from_price_id;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/from_price_id",schemaPath:"contract:/components/schemas/PriceTransitionRequest/properties/from_price_id/type",keyword:"type",params:{type: "string"},schema:schema142.properties.from_price_id.type,parentSchema:schema142.properties.from_price_id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.to_price_id !== undefined){
let data1 = data.to_price_id;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/to_price_id",schemaPath:"contract:/components/schemas/PriceTransitionRequest/properties/to_price_id/type",keyword:"type",params:{type: "string"},schema:schema142.properties.to_price_id.type,parentSchema:schema142.properties.to_price_id,data:data1};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/PriceTransitionRequest/type",keyword:"type",params:{type: "object"},schema:schema142.type,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v137 = validate137;
const schema143 = {"$id":"contract:/ApplyBillingSubscriptionItemDiscount.body","$ref":"contract:/components/schemas/ApplyCommerceDiscountRequest"};
const schema144 = {"$id":"contract:/components/schemas/ApplyCommerceDiscountRequest","type":"object","additionalProperties":false,"required":["discount_id"],"properties":{"discount_id":{"type":"string"}}};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.discount_id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ApplyCommerceDiscountRequest/required",keyword:"required",params:{missingProperty: "discount_id"},schema:schema144.required,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "discount_id")){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/ApplyCommerceDiscountRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.discount_id !== undefined){
let data0 = data.discount_id;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/discount_id",schemaPath:"contract:/components/schemas/ApplyCommerceDiscountRequest/properties/discount_id/type",keyword:"type",params:{type: "string"},schema:schema144.properties.discount_id.type,parentSchema:schema144.properties.discount_id,data:data0};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/ApplyCommerceDiscountRequest/type",keyword:"type",params:{type: "object"},schema:schema144.type,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v138 = validate138;
const schema145 = {"$id":"contract:/RemoveBillingSubscriptionItemDiscount.parameters","type":"object","properties":{"path":{"type":"object","properties":{"subscription_item_id":{"type":"string"},"discount_id":{"type":"string"}},"required":["subscription_item_id","discount_id"]}},"required":["path"]};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema145.required,parentSchema:schema145,data};
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
if(data0.subscription_item_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "subscription_item_id"},schema:schema145.properties.path.required,parentSchema:schema145.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.discount_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "discount_id"},schema:schema145.properties.path.required,parentSchema:schema145.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.subscription_item_id !== undefined){
let data1 = data0.subscription_item_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/subscription_item_id",schemaPath:"#/properties/path/properties/subscription_item_id/type",keyword:"type",params:{type: "string"},schema:schema145.properties.path.properties.subscription_item_id.type,parentSchema:schema145.properties.path.properties.subscription_item_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.discount_id !== undefined){
let data2 = data0.discount_id;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/discount_id",schemaPath:"#/properties/path/properties/discount_id/type",keyword:"type",params:{type: "string"},schema:schema145.properties.path.properties.discount_id.type,parentSchema:schema145.properties.path.properties.discount_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema145.properties.path.type,parentSchema:schema145.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema145.type,parentSchema:schema145,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v139 = validate139;
const schema146 = {"$id":"contract:/GetBillingStatement.parameters","type":"object","properties":{"path":{"type":"object","properties":{"statementID":{"type":"string"}},"required":["statementID"]}},"required":["path"]};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema146.required,parentSchema:schema146,data};
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
if(data0.statementID === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "statementID"},schema:schema146.properties.path.required,parentSchema:schema146.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.statementID !== undefined){
let data1 = data0.statementID;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/statementID",schemaPath:"#/properties/path/properties/statementID/type",keyword:"type",params:{type: "string"},schema:schema146.properties.path.properties.statementID.type,parentSchema:schema146.properties.path.properties.statementID,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema146.properties.path.type,parentSchema:schema146.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema146.type,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v140 = validate140;
const schema147 = {"$id":"contract:/GetBillingStatementPaymentAttempts.parameters","type":"object","properties":{"path":{"type":"object","properties":{"statementID":{"type":"string"}},"required":["statementID"]},"query":{"type":"object","properties":{"paginated":{"type":"boolean"},"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0}},"required":[]}},"required":["path","query"]};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema147.required,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema147.required,parentSchema:schema147,data};
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
if(data0.statementID === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "statementID"},schema:schema147.properties.path.required,parentSchema:schema147.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.statementID !== undefined){
let data1 = data0.statementID;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/statementID",schemaPath:"#/properties/path/properties/statementID/type",keyword:"type",params:{type: "string"},schema:schema147.properties.path.properties.statementID.type,parentSchema:schema147.properties.path.properties.statementID,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema147.properties.path.type,parentSchema:schema147.properties.path,data:data0};
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
if(data2.paginated !== undefined){
let data3 = data2.paginated;
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/query/paginated",schemaPath:"#/properties/query/properties/paginated/type",keyword:"type",params:{type: "boolean"},schema:schema147.properties.query.properties.paginated.type,parentSchema:schema147.properties.query.properties.paginated,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.limit !== undefined){
let data4 = data2.limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema147.properties.query.properties.limit.type,parentSchema:schema147.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 500 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema147.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema147.properties.query.properties.limit,data:data4};
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
if(data2.offset !== undefined){
let data5 = data2.offset;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err9 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema147.properties.query.properties.offset.type,parentSchema:schema147.properties.query.properties.offset,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema147.properties.query.properties.offset,data:data5};
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
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema147.properties.query.type,parentSchema:schema147.properties.query,data:data2};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema147.type,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v141 = validate141;
const schema148 = {"$id":"contract:/CreateOrganizationPermission.body","type":"object","properties":{"name":{"type":"string"},"key":{"type":"string"},"description":{"type":"string"}},"required":["name","key"]};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema148.required,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.key === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema148.required,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema148.properties.name.type,parentSchema:schema148.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.key !== undefined){
let data1 = data.key;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},schema:schema148.properties.key.type,parentSchema:schema148.properties.key,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema148.properties.description.type,parentSchema:schema148.properties.description,data:data2};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema148.type,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":{"name":true,"key":true,"description":true},"dynamicProps":false,"dynamicItems":false};

exports.v142 = validate142;
const schema149 = {"$id":"contract:/GetOrganizationPermission.parameters","type":"object","properties":{"path":{"type":"object","properties":{"permission_id":{"type":"string"}},"required":["permission_id"]}},"required":["path"]};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema149.required,parentSchema:schema149,data};
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
if(data0.permission_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "permission_id"},schema:schema149.properties.path.required,parentSchema:schema149.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.permission_id !== undefined){
let data1 = data0.permission_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/permission_id",schemaPath:"#/properties/path/properties/permission_id/type",keyword:"type",params:{type: "string"},schema:schema149.properties.path.properties.permission_id.type,parentSchema:schema149.properties.path.properties.permission_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema149.properties.path.type,parentSchema:schema149.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema149.type,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v143 = validate143;
const schema150 = {"$id":"contract:/UpdateOrganizationPermission.body","type":"object","properties":{"name":{"type":"string"},"key":{"type":"string"},"description":{"type":"string"}}};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema150.properties.name.type,parentSchema:schema150.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.key !== undefined){
let data1 = data.key;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},schema:schema150.properties.key.type,parentSchema:schema150.properties.key,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema150.properties.description.type,parentSchema:schema150.properties.description,data:data2};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema150.type,parentSchema:schema150,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":{"name":true,"key":true,"description":true},"dynamicProps":false,"dynamicItems":false};

exports.v144 = validate144;
const schema151 = {"$id":"contract:/CreateRoleSet.body","type":"object","properties":{"name":{"type":"string"},"key":{"type":"string"},"description":{"type":["string","null"]},"default_role_key":{"type":"string"},"creator_role_key":{"type":"string"},"type":{"type":"string","enum":["initial","custom"]},"roles":{"type":"array","items":{"type":"string"}}},"additionalProperties":false,"required":["name","default_role_key","creator_role_key","roles"]};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema151.required,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.default_role_key === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "default_role_key"},schema:schema151.required,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.creator_role_key === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "creator_role_key"},schema:schema151.required,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.roles === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roles"},schema:schema151.required,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "key")) || (key0 === "description")) || (key0 === "default_role_key")) || (key0 === "creator_role_key")) || (key0 === "type")) || (key0 === "roles"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema151,data};
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
let data0 = data.name;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema151.properties.name.type,parentSchema:schema151.properties.name,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.key !== undefined){
let data1 = data.key;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},schema:schema151.properties.key.type,parentSchema:schema151.properties.key,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema151.properties.description.type},schema:schema151.properties.description.type,parentSchema:schema151.properties.description,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.default_role_key !== undefined){
let data3 = data.default_role_key;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/default_role_key",schemaPath:"#/properties/default_role_key/type",keyword:"type",params:{type: "string"},schema:schema151.properties.default_role_key.type,parentSchema:schema151.properties.default_role_key,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.creator_role_key !== undefined){
let data4 = data.creator_role_key;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/creator_role_key",schemaPath:"#/properties/creator_role_key/type",keyword:"type",params:{type: "string"},schema:schema151.properties.creator_role_key.type,parentSchema:schema151.properties.creator_role_key,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.type !== undefined){
let data5 = data.type;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema151.properties.type.type,parentSchema:schema151.properties.type,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data5 === "initial") || (data5 === "custom"))){
const err11 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema151.properties.type.enum},schema:schema151.properties.type.enum,parentSchema:schema151.properties.type,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.roles !== undefined){
let data6 = data.roles;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"},schema:schema151.properties.roles.items.type,parentSchema:schema151.properties.roles.items,data:data7};
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
const err13 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},schema:schema151.properties.roles.type,parentSchema:schema151.properties.roles,data:data6};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema151.type,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v145 = validate145;
const schema152 = {"$id":"contract:/GetRoleSet.parameters","type":"object","properties":{"path":{"type":"object","properties":{"role_set_key_or_id":{"type":"string"}},"required":["role_set_key_or_id"]}},"required":["path"]};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema152.required,parentSchema:schema152,data};
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
if(data0.role_set_key_or_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "role_set_key_or_id"},schema:schema152.properties.path.required,parentSchema:schema152.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.role_set_key_or_id !== undefined){
let data1 = data0.role_set_key_or_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/role_set_key_or_id",schemaPath:"#/properties/path/properties/role_set_key_or_id/type",keyword:"type",params:{type: "string"},schema:schema152.properties.path.properties.role_set_key_or_id.type,parentSchema:schema152.properties.path.properties.role_set_key_or_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema152.properties.path.type,parentSchema:schema152.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema152.type,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v146 = validate146;
const schema153 = {"$id":"contract:/UpdateRoleSet.body","type":"object","properties":{"name":{"type":["string","null"]},"key":{"type":["string","null"]},"description":{"type":["string","null"]},"type":{"type":"string","enum":["initial"]},"default_role_key":{"type":["string","null"]},"creator_role_key":{"type":["string","null"]}}};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema153.properties.name.type},schema:schema153.properties.name.type,parentSchema:schema153.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.key !== undefined){
let data1 = data.key;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: schema153.properties.key.type},schema:schema153.properties.key.type,parentSchema:schema153.properties.key,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema153.properties.description.type},schema:schema153.properties.description.type,parentSchema:schema153.properties.description,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data3 = data.type;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema153.properties.type.type,parentSchema:schema153.properties.type,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data3 === "initial")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema153.properties.type.enum},schema:schema153.properties.type.enum,parentSchema:schema153.properties.type,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.default_role_key !== undefined){
let data4 = data.default_role_key;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/default_role_key",schemaPath:"#/properties/default_role_key/type",keyword:"type",params:{type: schema153.properties.default_role_key.type},schema:schema153.properties.default_role_key.type,parentSchema:schema153.properties.default_role_key,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.creator_role_key !== undefined){
let data5 = data.creator_role_key;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/creator_role_key",schemaPath:"#/properties/creator_role_key/type",keyword:"type",params:{type: schema153.properties.creator_role_key.type},schema:schema153.properties.creator_role_key.type,parentSchema:schema153.properties.creator_role_key,data:data5};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema153.type,parentSchema:schema153,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":{"name":true,"key":true,"description":true,"type":true,"default_role_key":true,"creator_role_key":true},"dynamicProps":false,"dynamicItems":false};

exports.v147 = validate147;
const schema154 = {"$id":"contract:/ReplaceRoleSet.body","type":"object","properties":{"dest_role_set_key":{"type":"string"},"reassignment_mappings":{"allOf":[{"$ref":"contract:/components/schemas/ReassignmentMappings"}]}},"required":["dest_role_set_key"]};
const schema155 = {"$id":"contract:/components/schemas/ReassignmentMappings","type":"object","additionalProperties":{"type":"string"}};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dest_role_set_key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dest_role_set_key"},schema:schema154.required,parentSchema:schema154,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.dest_role_set_key !== undefined){
let data0 = data.dest_role_set_key;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/dest_role_set_key",schemaPath:"#/properties/dest_role_set_key/type",keyword:"type",params:{type: "string"},schema:schema154.properties.dest_role_set_key.type,parentSchema:schema154.properties.dest_role_set_key,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.reassignment_mappings !== undefined){
let data1 = data.reassignment_mappings;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
let data2 = data1[key0];
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/reassignment_mappings/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/ReassignmentMappings/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema155.additionalProperties.type,parentSchema:schema155.additionalProperties,data:data2};
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
const err3 = {instancePath:instancePath+"/reassignment_mappings",schemaPath:"contract:/components/schemas/ReassignmentMappings/type",keyword:"type",params:{type: "object"},schema:schema155.type,parentSchema:schema155,data:data1};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema154.type,parentSchema:schema154,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":{"dest_role_set_key":true,"reassignment_mappings":true},"dynamicProps":false,"dynamicItems":false};

exports.v148 = validate148;
const schema156 = {"$id":"contract:/AddRolesToRoleSet.body","type":"object","properties":{"role_keys":{"type":"array","items":{"type":"string"}},"default_role_key":{"type":"string"},"creator_role_key":{"type":"string"}},"required":["role_keys"]};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role_keys === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role_keys"},schema:schema156.required,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role_keys !== undefined){
let data0 = data.role_keys;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/role_keys/" + i0,schemaPath:"#/properties/role_keys/items/type",keyword:"type",params:{type: "string"},schema:schema156.properties.role_keys.items.type,parentSchema:schema156.properties.role_keys.items,data:data1};
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
const err2 = {instancePath:instancePath+"/role_keys",schemaPath:"#/properties/role_keys/type",keyword:"type",params:{type: "array"},schema:schema156.properties.role_keys.type,parentSchema:schema156.properties.role_keys,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.default_role_key !== undefined){
let data2 = data.default_role_key;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/default_role_key",schemaPath:"#/properties/default_role_key/type",keyword:"type",params:{type: "string"},schema:schema156.properties.default_role_key.type,parentSchema:schema156.properties.default_role_key,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.creator_role_key !== undefined){
let data3 = data.creator_role_key;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/creator_role_key",schemaPath:"#/properties/creator_role_key/type",keyword:"type",params:{type: "string"},schema:schema156.properties.creator_role_key.type,parentSchema:schema156.properties.creator_role_key,data:data3};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema156.type,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"props":{"role_keys":true,"default_role_key":true,"creator_role_key":true},"dynamicProps":false,"dynamicItems":false};

exports.v149 = validate149;
const schema157 = {"$id":"contract:/ReplaceRoleInRoleSet.body","type":"object","properties":{"role_key":{"type":"string"},"to_role_key":{"type":"string"}},"required":["role_key","to_role_key"]};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role_key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role_key"},schema:schema157.required,parentSchema:schema157,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.to_role_key === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to_role_key"},schema:schema157.required,parentSchema:schema157,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.role_key !== undefined){
let data0 = data.role_key;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/role_key",schemaPath:"#/properties/role_key/type",keyword:"type",params:{type: "string"},schema:schema157.properties.role_key.type,parentSchema:schema157.properties.role_key,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.to_role_key !== undefined){
let data1 = data.to_role_key;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/to_role_key",schemaPath:"#/properties/to_role_key/type",keyword:"type",params:{type: "string"},schema:schema157.properties.to_role_key.type,parentSchema:schema157.properties.to_role_key,data:data1};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema157.type,parentSchema:schema157,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":{"role_key":true,"to_role_key":true},"dynamicProps":false,"dynamicItems":false};

exports.v150 = validate150;
const schema158 = {"$id":"contract:/ListSCIMDirectories.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":500},"offset":{"type":"integer","minimum":0}},"required":[]}},"required":["query"]};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema158.required,parentSchema:schema158,data};
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
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema158.properties.query.properties.limit.type,parentSchema:schema158.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 500 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema158.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema158.properties.query.properties.limit,data:data1};
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
if(data0.offset !== undefined){
let data2 = data0.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},schema:schema158.properties.query.properties.offset.type,parentSchema:schema158.properties.query.properties.offset,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema158.properties.query.properties.offset,data:data2};
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
}
else {
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema158.properties.query.type,parentSchema:schema158.properties.query,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema158.type,parentSchema:schema158,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v151 = validate151;
const schema159 = {"$id":"contract:/CreateSCIMDirectory.body","type":"object","properties":{"enterprise_connection_id":{"type":"string"},"name":{"type":"string"},"provider":{"type":"string"},"group_role_mappings":{"type":"array","items":{"type":"object","properties":{"scim_group_id":{"type":"string"},"scim_group_display_name":{"type":"string","maxLength":255},"role_id":{"type":"string"},"precedence":{"type":"integer","minimum":1,"safeInteger":true}},"required":["scim_group_id","role_id"]}}},"required":["enterprise_connection_id","provider"]};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enterprise_connection_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enterprise_connection_id"},schema:schema159.required,parentSchema:schema159,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.provider === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},schema:schema159.required,parentSchema:schema159,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.enterprise_connection_id !== undefined){
let data0 = data.enterprise_connection_id;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/enterprise_connection_id",schemaPath:"#/properties/enterprise_connection_id/type",keyword:"type",params:{type: "string"},schema:schema159.properties.enterprise_connection_id.type,parentSchema:schema159.properties.enterprise_connection_id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema159.properties.name.type,parentSchema:schema159.properties.name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.provider !== undefined){
let data2 = data.provider;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},schema:schema159.properties.provider.type,parentSchema:schema159.properties.provider,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.group_role_mappings !== undefined){
let data3 = data.group_role_mappings;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.scim_group_id === undefined){
const err5 = {instancePath:instancePath+"/group_role_mappings/" + i0,schemaPath:"#/properties/group_role_mappings/items/required",keyword:"required",params:{missingProperty: "scim_group_id"},schema:schema159.properties.group_role_mappings.items.required,parentSchema:schema159.properties.group_role_mappings.items,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data4.role_id === undefined){
const err6 = {instancePath:instancePath+"/group_role_mappings/" + i0,schemaPath:"#/properties/group_role_mappings/items/required",keyword:"required",params:{missingProperty: "role_id"},schema:schema159.properties.group_role_mappings.items.required,parentSchema:schema159.properties.group_role_mappings.items,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data4.scim_group_id !== undefined){
let data5 = data4.scim_group_id;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/group_role_mappings/" + i0+"/scim_group_id",schemaPath:"#/properties/group_role_mappings/items/properties/scim_group_id/type",keyword:"type",params:{type: "string"},schema:schema159.properties.group_role_mappings.items.properties.scim_group_id.type,parentSchema:schema159.properties.group_role_mappings.items.properties.scim_group_id,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data4.scim_group_display_name !== undefined){
let data6 = data4.scim_group_display_name;
if(typeof data6 === "string"){
if(func4(data6) > 255){
const err8 = {instancePath:instancePath+"/group_role_mappings/" + i0+"/scim_group_display_name",schemaPath:"#/properties/group_role_mappings/items/properties/scim_group_display_name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema159.properties.group_role_mappings.items.properties.scim_group_display_name,data:data6};
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
const err9 = {instancePath:instancePath+"/group_role_mappings/" + i0+"/scim_group_display_name",schemaPath:"#/properties/group_role_mappings/items/properties/scim_group_display_name/type",keyword:"type",params:{type: "string"},schema:schema159.properties.group_role_mappings.items.properties.scim_group_display_name.type,parentSchema:schema159.properties.group_role_mappings.items.properties.scim_group_display_name,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.role_id !== undefined){
let data7 = data4.role_id;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/group_role_mappings/" + i0+"/role_id",schemaPath:"#/properties/group_role_mappings/items/properties/role_id/type",keyword:"type",params:{type: "string"},schema:schema159.properties.group_role_mappings.items.properties.role_id.type,parentSchema:schema159.properties.group_role_mappings.items.properties.role_id,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.precedence !== undefined){
let data8 = data4.precedence;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err11 = {instancePath:instancePath+"/group_role_mappings/" + i0+"/precedence",schemaPath:"#/properties/group_role_mappings/items/properties/precedence/type",keyword:"type",params:{type: "integer"},schema:schema159.properties.group_role_mappings.items.properties.precedence.type,parentSchema:schema159.properties.group_role_mappings.items.properties.precedence,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err12 = {instancePath:instancePath+"/group_role_mappings/" + i0+"/precedence",schemaPath:"#/properties/group_role_mappings/items/properties/precedence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema159.properties.group_role_mappings.items.properties.precedence,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(Math.abs(data8) > 9007199254740991){
const err13 = {instancePath:instancePath+"/group_role_mappings/" + i0+"/precedence",schemaPath:"#/properties/group_role_mappings/items/properties/precedence/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema159.properties.group_role_mappings.items.properties.precedence,data:data8};
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
const err14 = {instancePath:instancePath+"/group_role_mappings/" + i0,schemaPath:"#/properties/group_role_mappings/items/type",keyword:"type",params:{type: "object"},schema:schema159.properties.group_role_mappings.items.type,parentSchema:schema159.properties.group_role_mappings.items,data:data4};
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
const err15 = {instancePath:instancePath+"/group_role_mappings",schemaPath:"#/properties/group_role_mappings/type",keyword:"type",params:{type: "array"},schema:schema159.properties.group_role_mappings.type,parentSchema:schema159.properties.group_role_mappings,data:data3};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema159.type,parentSchema:schema159,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":{"enterprise_connection_id":true,"name":true,"provider":true,"group_role_mappings":true},"dynamicProps":false,"dynamicItems":false};

exports.v152 = validate152;
const schema160 = {"$id":"contract:/GetSCIMDirectory.parameters","type":"object","properties":{"path":{"type":"object","properties":{"scim_directory_id":{"type":"string"}},"required":["scim_directory_id"]}},"required":["path"]};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema160.required,parentSchema:schema160,data};
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
if(data0.scim_directory_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "scim_directory_id"},schema:schema160.properties.path.required,parentSchema:schema160.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.scim_directory_id !== undefined){
let data1 = data0.scim_directory_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/scim_directory_id",schemaPath:"#/properties/path/properties/scim_directory_id/type",keyword:"type",params:{type: "string"},schema:schema160.properties.path.properties.scim_directory_id.type,parentSchema:schema160.properties.path.properties.scim_directory_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema160.properties.path.type,parentSchema:schema160.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema160.type,parentSchema:schema160,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v153 = validate153;
const schema161 = {"$id":"contract:/UpdateSCIMDirectory.body","type":"object","properties":{"name":{"type":"string"},"enabled":{"type":"boolean"},"provider":{"type":"string"},"attribute_mapping":{"type":"object","additionalProperties":{"type":["string","null"]}},"group_role_mapping_enabled":{"type":"boolean"}}};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema161.properties.name.type,parentSchema:schema161.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.enabled !== undefined){
let data1 = data.enabled;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema161.properties.enabled.type,parentSchema:schema161.properties.enabled,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.provider !== undefined){
let data2 = data.provider;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},schema:schema161.properties.provider.type,parentSchema:schema161.properties.provider,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.attribute_mapping !== undefined){
let data3 = data.attribute_mapping;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
let data4 = data3[key0];
if((typeof data4 !== "string") && (data4 !== null)){
const err3 = {instancePath:instancePath+"/attribute_mapping/" + runtime.escapeName(key0),schemaPath:"#/properties/attribute_mapping/additionalProperties/type",keyword:"type",params:{type: schema161.properties.attribute_mapping.additionalProperties.type},schema:schema161.properties.attribute_mapping.additionalProperties.type,parentSchema:schema161.properties.attribute_mapping.additionalProperties,data:data4};
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
const err4 = {instancePath:instancePath+"/attribute_mapping",schemaPath:"#/properties/attribute_mapping/type",keyword:"type",params:{type: "object"},schema:schema161.properties.attribute_mapping.type,parentSchema:schema161.properties.attribute_mapping,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.group_role_mapping_enabled !== undefined){
let data5 = data.group_role_mapping_enabled;
if(typeof data5 !== "boolean"){
const err5 = {instancePath:instancePath+"/group_role_mapping_enabled",schemaPath:"#/properties/group_role_mapping_enabled/type",keyword:"type",params:{type: "boolean"},schema:schema161.properties.group_role_mapping_enabled.type,parentSchema:schema161.properties.group_role_mapping_enabled,data:data5};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema161.type,parentSchema:schema161,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":{"name":true,"enabled":true,"provider":true,"attribute_mapping":true,"group_role_mapping_enabled":true},"dynamicProps":false,"dynamicItems":false};

exports.v154 = validate154;
const schema162 = {"$id":"contract:/ReplaceSCIMGroupRoleMappings.body","type":"object","properties":{"mappings":{"type":"array","items":{"type":"object","properties":{"scim_group_id":{"type":"string"},"role_id":{"type":"string"}},"required":["scim_group_id","role_id"]}}},"required":["mappings"]};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mappings === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mappings"},schema:schema162.required,parentSchema:schema162,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mappings !== undefined){
let data0 = data.mappings;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.scim_group_id === undefined){
const err1 = {instancePath:instancePath+"/mappings/" + i0,schemaPath:"#/properties/mappings/items/required",keyword:"required",params:{missingProperty: "scim_group_id"},schema:schema162.properties.mappings.items.required,parentSchema:schema162.properties.mappings.items,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.role_id === undefined){
const err2 = {instancePath:instancePath+"/mappings/" + i0,schemaPath:"#/properties/mappings/items/required",keyword:"required",params:{missingProperty: "role_id"},schema:schema162.properties.mappings.items.required,parentSchema:schema162.properties.mappings.items,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.scim_group_id !== undefined){
let data2 = data1.scim_group_id;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/mappings/" + i0+"/scim_group_id",schemaPath:"#/properties/mappings/items/properties/scim_group_id/type",keyword:"type",params:{type: "string"},schema:schema162.properties.mappings.items.properties.scim_group_id.type,parentSchema:schema162.properties.mappings.items.properties.scim_group_id,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.role_id !== undefined){
let data3 = data1.role_id;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/mappings/" + i0+"/role_id",schemaPath:"#/properties/mappings/items/properties/role_id/type",keyword:"type",params:{type: "string"},schema:schema162.properties.mappings.items.properties.role_id.type,parentSchema:schema162.properties.mappings.items.properties.role_id,data:data3};
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
const err5 = {instancePath:instancePath+"/mappings/" + i0,schemaPath:"#/properties/mappings/items/type",keyword:"type",params:{type: "object"},schema:schema162.properties.mappings.items.type,parentSchema:schema162.properties.mappings.items,data:data1};
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
const err6 = {instancePath:instancePath+"/mappings",schemaPath:"#/properties/mappings/type",keyword:"type",params:{type: "array"},schema:schema162.properties.mappings.type,parentSchema:schema162.properties.mappings,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema162.type,parentSchema:schema162,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":{"mappings":true},"dynamicProps":false,"dynamicItems":false};

exports.v155 = validate155;
const schema163 = {"$id":"contract:/CreateSCIMGroupRoleMapping.body","type":"object","properties":{"scim_group_id":{"type":"string"},"role_id":{"type":"string"},"precedence":{"type":"integer","minimum":1,"safeInteger":true}},"required":["scim_group_id","role_id"]};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scim_group_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scim_group_id"},schema:schema163.required,parentSchema:schema163,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role_id"},schema:schema163.required,parentSchema:schema163,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.scim_group_id !== undefined){
let data0 = data.scim_group_id;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/scim_group_id",schemaPath:"#/properties/scim_group_id/type",keyword:"type",params:{type: "string"},schema:schema163.properties.scim_group_id.type,parentSchema:schema163.properties.scim_group_id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.role_id !== undefined){
let data1 = data.role_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/role_id",schemaPath:"#/properties/role_id/type",keyword:"type",params:{type: "string"},schema:schema163.properties.role_id.type,parentSchema:schema163.properties.role_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.precedence !== undefined){
let data2 = data.precedence;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/precedence",schemaPath:"#/properties/precedence/type",keyword:"type",params:{type: "integer"},schema:schema163.properties.precedence.type,parentSchema:schema163.properties.precedence,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/precedence",schemaPath:"#/properties/precedence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema163.properties.precedence,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Math.abs(data2) > 9007199254740991){
const err6 = {instancePath:instancePath+"/precedence",schemaPath:"#/properties/precedence/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema163.properties.precedence,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema163.type,parentSchema:schema163,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":{"scim_group_id":true,"role_id":true,"precedence":true},"dynamicProps":false,"dynamicItems":false};

exports.v156 = validate156;
const schema164 = {"$id":"contract:/DeleteSCIMGroupRoleMapping.parameters","type":"object","properties":{"path":{"type":"object","properties":{"scim_directory_id":{"type":"string"},"mapping_id":{"type":"string"}},"required":["scim_directory_id","mapping_id"]}},"required":["path"]};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema164.required,parentSchema:schema164,data};
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
if(data0.scim_directory_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "scim_directory_id"},schema:schema164.properties.path.required,parentSchema:schema164.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.mapping_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "mapping_id"},schema:schema164.properties.path.required,parentSchema:schema164.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.scim_directory_id !== undefined){
let data1 = data0.scim_directory_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/scim_directory_id",schemaPath:"#/properties/path/properties/scim_directory_id/type",keyword:"type",params:{type: "string"},schema:schema164.properties.path.properties.scim_directory_id.type,parentSchema:schema164.properties.path.properties.scim_directory_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.mapping_id !== undefined){
let data2 = data0.mapping_id;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/mapping_id",schemaPath:"#/properties/path/properties/mapping_id/type",keyword:"type",params:{type: "string"},schema:schema164.properties.path.properties.mapping_id.type,parentSchema:schema164.properties.path.properties.mapping_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema164.properties.path.type,parentSchema:schema164.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema164.type,parentSchema:schema164,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v157 = validate157;
const schema165 = {"$id":"contract:/CreateDirectory.body","type":"object","properties":{"enterprise_connection_id":{"type":"string"},"name":{"type":"string"},"provider":{"type":"string"},"group_role_mappings":{"type":"array","items":{"type":"object","properties":{"directory_group_id":{"type":"string"},"scim_group_id":{"type":"string"},"directory_group_display_name":{"type":"string","maxLength":255},"scim_group_display_name":{"type":"string","maxLength":255},"role_id":{"type":"string"},"precedence":{"type":"integer","minimum":1,"safeInteger":true}},"required":["role_id"]}}},"required":["enterprise_connection_id","provider"]};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enterprise_connection_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enterprise_connection_id"},schema:schema165.required,parentSchema:schema165,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.provider === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},schema:schema165.required,parentSchema:schema165,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.enterprise_connection_id !== undefined){
let data0 = data.enterprise_connection_id;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/enterprise_connection_id",schemaPath:"#/properties/enterprise_connection_id/type",keyword:"type",params:{type: "string"},schema:schema165.properties.enterprise_connection_id.type,parentSchema:schema165.properties.enterprise_connection_id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema165.properties.name.type,parentSchema:schema165.properties.name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.provider !== undefined){
let data2 = data.provider;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},schema:schema165.properties.provider.type,parentSchema:schema165.properties.provider,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.group_role_mappings !== undefined){
let data3 = data.group_role_mappings;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.role_id === undefined){
const err5 = {instancePath:instancePath+"/group_role_mappings/" + i0,schemaPath:"#/properties/group_role_mappings/items/required",keyword:"required",params:{missingProperty: "role_id"},schema:schema165.properties.group_role_mappings.items.required,parentSchema:schema165.properties.group_role_mappings.items,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data4.directory_group_id !== undefined){
let data5 = data4.directory_group_id;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/group_role_mappings/" + i0+"/directory_group_id",schemaPath:"#/properties/group_role_mappings/items/properties/directory_group_id/type",keyword:"type",params:{type: "string"},schema:schema165.properties.group_role_mappings.items.properties.directory_group_id.type,parentSchema:schema165.properties.group_role_mappings.items.properties.directory_group_id,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.scim_group_id !== undefined){
let data6 = data4.scim_group_id;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/group_role_mappings/" + i0+"/scim_group_id",schemaPath:"#/properties/group_role_mappings/items/properties/scim_group_id/type",keyword:"type",params:{type: "string"},schema:schema165.properties.group_role_mappings.items.properties.scim_group_id.type,parentSchema:schema165.properties.group_role_mappings.items.properties.scim_group_id,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data4.directory_group_display_name !== undefined){
let data7 = data4.directory_group_display_name;
if(typeof data7 === "string"){
if(func4(data7) > 255){
const err8 = {instancePath:instancePath+"/group_role_mappings/" + i0+"/directory_group_display_name",schemaPath:"#/properties/group_role_mappings/items/properties/directory_group_display_name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema165.properties.group_role_mappings.items.properties.directory_group_display_name,data:data7};
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
const err9 = {instancePath:instancePath+"/group_role_mappings/" + i0+"/directory_group_display_name",schemaPath:"#/properties/group_role_mappings/items/properties/directory_group_display_name/type",keyword:"type",params:{type: "string"},schema:schema165.properties.group_role_mappings.items.properties.directory_group_display_name.type,parentSchema:schema165.properties.group_role_mappings.items.properties.directory_group_display_name,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.scim_group_display_name !== undefined){
let data8 = data4.scim_group_display_name;
if(typeof data8 === "string"){
if(func4(data8) > 255){
const err10 = {instancePath:instancePath+"/group_role_mappings/" + i0+"/scim_group_display_name",schemaPath:"#/properties/group_role_mappings/items/properties/scim_group_display_name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema165.properties.group_role_mappings.items.properties.scim_group_display_name,data:data8};
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
const err11 = {instancePath:instancePath+"/group_role_mappings/" + i0+"/scim_group_display_name",schemaPath:"#/properties/group_role_mappings/items/properties/scim_group_display_name/type",keyword:"type",params:{type: "string"},schema:schema165.properties.group_role_mappings.items.properties.scim_group_display_name.type,parentSchema:schema165.properties.group_role_mappings.items.properties.scim_group_display_name,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.role_id !== undefined){
let data9 = data4.role_id;
if(typeof data9 !== "string"){
const err12 = {instancePath:instancePath+"/group_role_mappings/" + i0+"/role_id",schemaPath:"#/properties/group_role_mappings/items/properties/role_id/type",keyword:"type",params:{type: "string"},schema:schema165.properties.group_role_mappings.items.properties.role_id.type,parentSchema:schema165.properties.group_role_mappings.items.properties.role_id,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.precedence !== undefined){
let data10 = data4.precedence;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err13 = {instancePath:instancePath+"/group_role_mappings/" + i0+"/precedence",schemaPath:"#/properties/group_role_mappings/items/properties/precedence/type",keyword:"type",params:{type: "integer"},schema:schema165.properties.group_role_mappings.items.properties.precedence.type,parentSchema:schema165.properties.group_role_mappings.items.properties.precedence,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err14 = {instancePath:instancePath+"/group_role_mappings/" + i0+"/precedence",schemaPath:"#/properties/group_role_mappings/items/properties/precedence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema165.properties.group_role_mappings.items.properties.precedence,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(Math.abs(data10) > 9007199254740991){
const err15 = {instancePath:instancePath+"/group_role_mappings/" + i0+"/precedence",schemaPath:"#/properties/group_role_mappings/items/properties/precedence/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema165.properties.group_role_mappings.items.properties.precedence,data:data10};
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
}
else {
const err16 = {instancePath:instancePath+"/group_role_mappings/" + i0,schemaPath:"#/properties/group_role_mappings/items/type",keyword:"type",params:{type: "object"},schema:schema165.properties.group_role_mappings.items.type,parentSchema:schema165.properties.group_role_mappings.items,data:data4};
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
const err17 = {instancePath:instancePath+"/group_role_mappings",schemaPath:"#/properties/group_role_mappings/type",keyword:"type",params:{type: "array"},schema:schema165.properties.group_role_mappings.type,parentSchema:schema165.properties.group_role_mappings,data:data3};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema165.type,parentSchema:schema165,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":{"enterprise_connection_id":true,"name":true,"provider":true,"group_role_mappings":true},"dynamicProps":false,"dynamicItems":false};

exports.v158 = validate158;
const schema166 = {"$id":"contract:/GetDirectory.parameters","type":"object","properties":{"path":{"type":"object","properties":{"directory_id":{"type":"string"}},"required":["directory_id"]}},"required":["path"]};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema166.required,parentSchema:schema166,data};
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
if(data0.directory_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "directory_id"},schema:schema166.properties.path.required,parentSchema:schema166.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.directory_id !== undefined){
let data1 = data0.directory_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/directory_id",schemaPath:"#/properties/path/properties/directory_id/type",keyword:"type",params:{type: "string"},schema:schema166.properties.path.properties.directory_id.type,parentSchema:schema166.properties.path.properties.directory_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema166.properties.path.type,parentSchema:schema166.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema166.type,parentSchema:schema166,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v159 = validate159;
const schema167 = {"$id":"contract:/ReplaceDirectoryGroupRoleMappings.body","type":"object","properties":{"mappings":{"type":"array","items":{"type":"object","properties":{"directory_group_id":{"type":"string"},"scim_group_id":{"type":"string"},"role_id":{"type":"string"}},"required":["role_id"]}}},"required":["mappings"]};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mappings === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mappings"},schema:schema167.required,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mappings !== undefined){
let data0 = data.mappings;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.role_id === undefined){
const err1 = {instancePath:instancePath+"/mappings/" + i0,schemaPath:"#/properties/mappings/items/required",keyword:"required",params:{missingProperty: "role_id"},schema:schema167.properties.mappings.items.required,parentSchema:schema167.properties.mappings.items,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.directory_group_id !== undefined){
let data2 = data1.directory_group_id;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/mappings/" + i0+"/directory_group_id",schemaPath:"#/properties/mappings/items/properties/directory_group_id/type",keyword:"type",params:{type: "string"},schema:schema167.properties.mappings.items.properties.directory_group_id.type,parentSchema:schema167.properties.mappings.items.properties.directory_group_id,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.scim_group_id !== undefined){
let data3 = data1.scim_group_id;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/mappings/" + i0+"/scim_group_id",schemaPath:"#/properties/mappings/items/properties/scim_group_id/type",keyword:"type",params:{type: "string"},schema:schema167.properties.mappings.items.properties.scim_group_id.type,parentSchema:schema167.properties.mappings.items.properties.scim_group_id,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.role_id !== undefined){
let data4 = data1.role_id;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/mappings/" + i0+"/role_id",schemaPath:"#/properties/mappings/items/properties/role_id/type",keyword:"type",params:{type: "string"},schema:schema167.properties.mappings.items.properties.role_id.type,parentSchema:schema167.properties.mappings.items.properties.role_id,data:data4};
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
const err5 = {instancePath:instancePath+"/mappings/" + i0,schemaPath:"#/properties/mappings/items/type",keyword:"type",params:{type: "object"},schema:schema167.properties.mappings.items.type,parentSchema:schema167.properties.mappings.items,data:data1};
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
const err6 = {instancePath:instancePath+"/mappings",schemaPath:"#/properties/mappings/type",keyword:"type",params:{type: "array"},schema:schema167.properties.mappings.type,parentSchema:schema167.properties.mappings,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema167.type,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":{"mappings":true},"dynamicProps":false,"dynamicItems":false};

exports.v160 = validate160;
const schema168 = {"$id":"contract:/CreateDirectoryGroupRoleMapping.body","type":"object","properties":{"directory_group_id":{"type":"string"},"scim_group_id":{"type":"string"},"role_id":{"type":"string"},"precedence":{"type":"integer","minimum":1,"safeInteger":true}},"required":["role_id"]};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role_id"},schema:schema168.required,parentSchema:schema168,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.directory_group_id !== undefined){
let data0 = data.directory_group_id;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/directory_group_id",schemaPath:"#/properties/directory_group_id/type",keyword:"type",params:{type: "string"},schema:schema168.properties.directory_group_id.type,parentSchema:schema168.properties.directory_group_id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.scim_group_id !== undefined){
let data1 = data.scim_group_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/scim_group_id",schemaPath:"#/properties/scim_group_id/type",keyword:"type",params:{type: "string"},schema:schema168.properties.scim_group_id.type,parentSchema:schema168.properties.scim_group_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.role_id !== undefined){
let data2 = data.role_id;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/role_id",schemaPath:"#/properties/role_id/type",keyword:"type",params:{type: "string"},schema:schema168.properties.role_id.type,parentSchema:schema168.properties.role_id,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.precedence !== undefined){
let data3 = data.precedence;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/precedence",schemaPath:"#/properties/precedence/type",keyword:"type",params:{type: "integer"},schema:schema168.properties.precedence.type,parentSchema:schema168.properties.precedence,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/precedence",schemaPath:"#/properties/precedence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema168.properties.precedence,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Math.abs(data3) > 9007199254740991){
const err6 = {instancePath:instancePath+"/precedence",schemaPath:"#/properties/precedence/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema168.properties.precedence,data:data3};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema168.type,parentSchema:schema168,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":{"directory_group_id":true,"scim_group_id":true,"role_id":true,"precedence":true},"dynamicProps":false,"dynamicItems":false};

exports.v161 = validate161;
const schema169 = {"$id":"contract:/DeleteDirectoryGroupRoleMapping.parameters","type":"object","properties":{"path":{"type":"object","properties":{"directory_id":{"type":"string"},"mapping_id":{"type":"string"}},"required":["directory_id","mapping_id"]}},"required":["path"]};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema169.required,parentSchema:schema169,data};
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
if(data0.directory_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "directory_id"},schema:schema169.properties.path.required,parentSchema:schema169.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.mapping_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "mapping_id"},schema:schema169.properties.path.required,parentSchema:schema169.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.directory_id !== undefined){
let data1 = data0.directory_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/directory_id",schemaPath:"#/properties/path/properties/directory_id/type",keyword:"type",params:{type: "string"},schema:schema169.properties.path.properties.directory_id.type,parentSchema:schema169.properties.path.properties.directory_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.mapping_id !== undefined){
let data2 = data0.mapping_id;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/mapping_id",schemaPath:"#/properties/path/properties/mapping_id/type",keyword:"type",params:{type: "string"},schema:schema169.properties.path.properties.mapping_id.type,parentSchema:schema169.properties.path.properties.mapping_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema169.properties.path.type,parentSchema:schema169.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema169.type,parentSchema:schema169,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v162 = validate162;
const schema170 = {"$id":"contract:/createAdminPortalLinkToken.body","type":"object","properties":{"organization_id":{"type":"string","pattern":"^org_\\w{27}$"},"it_contact_id":{"type":"string","minLength":1},"scopes":{"type":"array","items":{"type":"string","minLength":1}},"seconds_until_expiration":{"type":"integer","maximum":86400,"exclusiveMinimum":0,"safeInteger":true}},"additionalProperties":false};
const pattern3 = new RegExp("^org_\\w{27}$", "u");

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "organization_id") || (key0 === "it_contact_id")) || (key0 === "scopes")) || (key0 === "seconds_until_expiration"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema170,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.organization_id !== undefined){
let data0 = data.organization_id;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err1 = {instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/pattern",keyword:"pattern",params:{pattern: "^org_\\w{27}$"},schema:"^org_\\w{27}$",parentSchema:schema170.properties.organization_id,data:data0};
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
const err2 = {instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema170.properties.organization_id.type,parentSchema:schema170.properties.organization_id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.it_contact_id !== undefined){
let data1 = data.it_contact_id;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err3 = {instancePath:instancePath+"/it_contact_id",schemaPath:"#/properties/it_contact_id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema170.properties.it_contact_id,data:data1};
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
const err4 = {instancePath:instancePath+"/it_contact_id",schemaPath:"#/properties/it_contact_id/type",keyword:"type",params:{type: "string"},schema:schema170.properties.it_contact_id.type,parentSchema:schema170.properties.it_contact_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.scopes !== undefined){
let data2 = data.scopes;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func4(data3) < 1){
const err5 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema170.properties.scopes.items,data:data3};
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
const err6 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema170.properties.scopes.items.type,parentSchema:schema170.properties.scopes.items,data:data3};
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
const err7 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema170.properties.scopes.type,parentSchema:schema170.properties.scopes,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.seconds_until_expiration !== undefined){
let data4 = data.seconds_until_expiration;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/seconds_until_expiration",schemaPath:"#/properties/seconds_until_expiration/type",keyword:"type",params:{type: "integer"},schema:schema170.properties.seconds_until_expiration.type,parentSchema:schema170.properties.seconds_until_expiration,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 86400 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/seconds_until_expiration",schemaPath:"#/properties/seconds_until_expiration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},schema:86400,parentSchema:schema170.properties.seconds_until_expiration,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4 <= 0 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/seconds_until_expiration",schemaPath:"#/properties/seconds_until_expiration/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},schema:0,parentSchema:schema170.properties.seconds_until_expiration,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Math.abs(data4) > 9007199254740991){
const err11 = {instancePath:instancePath+"/seconds_until_expiration",schemaPath:"#/properties/seconds_until_expiration/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema170.properties.seconds_until_expiration,data:data4};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema170.type,parentSchema:schema170,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v163 = validate163;
const schema171 = {"$id":"contract:/revokeAdminPortalLinkToken.parameters","type":"object","properties":{"path":{"type":"object","properties":{"adminPortalLinkTokenID":{"type":"string","pattern":"^aplt_[0-9A-Fa-f]{32}$"}},"required":["adminPortalLinkTokenID"]}},"required":["path"]};
const pattern4 = new RegExp("^aplt_[0-9A-Fa-f]{32}$", "u");

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema171.required,parentSchema:schema171,data};
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
if(data0.adminPortalLinkTokenID === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "adminPortalLinkTokenID"},schema:schema171.properties.path.required,parentSchema:schema171.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.adminPortalLinkTokenID !== undefined){
let data1 = data0.adminPortalLinkTokenID;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err2 = {instancePath:instancePath+"/path/adminPortalLinkTokenID",schemaPath:"#/properties/path/properties/adminPortalLinkTokenID/pattern",keyword:"pattern",params:{pattern: "^aplt_[0-9A-Fa-f]{32}$"},schema:"^aplt_[0-9A-Fa-f]{32}$",parentSchema:schema171.properties.path.properties.adminPortalLinkTokenID,data:data1};
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
const err3 = {instancePath:instancePath+"/path/adminPortalLinkTokenID",schemaPath:"#/properties/path/properties/adminPortalLinkTokenID/type",keyword:"type",params:{type: "string"},schema:schema171.properties.path.properties.adminPortalLinkTokenID.type,parentSchema:schema171.properties.path.properties.adminPortalLinkTokenID,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema171.properties.path.type,parentSchema:schema171.properties.path,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema171.type,parentSchema:schema171,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v164 = validate164;
const schema172 = {"$id":"contract:/revokeAdminPortalLinkToken.body","type":"object","properties":{"revocation_reason":{"type":["string","null"]}},"additionalProperties":false};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "revocation_reason")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema172,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.revocation_reason !== undefined){
let data0 = data.revocation_reason;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/revocation_reason",schemaPath:"#/properties/revocation_reason/type",keyword:"type",params:{type: schema172.properties.revocation_reason.type},schema:schema172.properties.revocation_reason.type,parentSchema:schema172.properties.revocation_reason,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema172.type,parentSchema:schema172,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v165 = validate165;
const schema173 = {"$id":"contract:/getApiKeys.parameters","type":"object","properties":{"query":{"type":"object","properties":{"type":{"type":"string","minLength":3},"subject":{"type":"string","pattern":"^(user|org|mch|scim)_\\w{27}$"},"include_invalid":{"type":"string","enum":["true","false"]},"limit":{"type":"number","minimum":1,"maximum":100,"double":true},"offset":{"type":["number","null"],"minimum":0,"double":true},"query":{"type":"string"}},"required":["subject"]}},"required":["query"]};
const pattern5 = new RegExp("^(user|org|mch|scim)_\\w{27}$", "u");

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema173.required,parentSchema:schema173,data};
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
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "subject"},schema:schema173.properties.query.required,parentSchema:schema173.properties.query,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.type !== undefined){
let data1 = data0.type;
if(typeof data1 === "string"){
if(func4(data1) < 3){
const err2 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema173.properties.query.properties.type,data:data1};
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
const err3 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/type",keyword:"type",params:{type: "string"},schema:schema173.properties.query.properties.type.type,parentSchema:schema173.properties.query.properties.type,data:data1};
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
let data2 = data0.subject;
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
const err4 = {instancePath:instancePath+"/query/subject",schemaPath:"#/properties/query/properties/subject/pattern",keyword:"pattern",params:{pattern: "^(user|org|mch|scim)_\\w{27}$"},schema:"^(user|org|mch|scim)_\\w{27}$",parentSchema:schema173.properties.query.properties.subject,data:data2};
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
const err5 = {instancePath:instancePath+"/query/subject",schemaPath:"#/properties/query/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema173.properties.query.properties.subject.type,parentSchema:schema173.properties.query.properties.subject,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.include_invalid !== undefined){
let data3 = data0.include_invalid;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/include_invalid",schemaPath:"#/properties/query/properties/include_invalid/type",keyword:"type",params:{type: "string"},schema:schema173.properties.query.properties.include_invalid.type,parentSchema:schema173.properties.query.properties.include_invalid,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data3 === "true") || (data3 === "false"))){
const err7 = {instancePath:instancePath+"/query/include_invalid",schemaPath:"#/properties/query/properties/include_invalid/enum",keyword:"enum",params:{allowedValues: schema173.properties.query.properties.include_invalid.enum},schema:schema173.properties.query.properties.include_invalid.enum,parentSchema:schema173.properties.query.properties.include_invalid,data:data3};
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
if(typeof data4 === "bigint"){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/double",keyword:"double",params:{holder: data0, key: "limit"},schema:true,parentSchema:schema173.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema173.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema173.properties.query.properties.limit,data:data4};
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
const err11 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "number"},schema:schema173.properties.query.properties.limit.type,parentSchema:schema173.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.offset !== undefined){
let data5 = data0.offset;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err12 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: schema173.properties.query.properties.offset.type},schema:schema173.properties.query.properties.offset.type,parentSchema:schema173.properties.query.properties.offset,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data5 === "bigint"){
const err13 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/double",keyword:"double",params:{holder: data0, key: "offset"},schema:true,parentSchema:schema173.properties.query.properties.offset,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema173.properties.query.properties.offset,data:data5};
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
if(data0.query !== undefined){
let data6 = data0.query;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/query/query",schemaPath:"#/properties/query/properties/query/type",keyword:"type",params:{type: "string"},schema:schema173.properties.query.properties.query.type,parentSchema:schema173.properties.query.properties.query,data:data6};
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
const err16 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema173.properties.query.type,parentSchema:schema173.properties.query,data:data0};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema173.type,parentSchema:schema173,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v166 = validate166;
const schema174 = {"$id":"contract:/createApiKey.body","type":"object","properties":{"type":{"type":"string","minLength":3,"maxLength":25},"name":{"type":"string","minLength":3,"pattern":"^(\\S(.*\\S)?)?$"},"description":{"type":["string","null"],"maxLength":255},"subject":{"type":"string","pattern":"^(user|org|mch|scim)_\\w{27}$"},"claims":{},"scopes":{"type":"array","items":{"type":"string"}},"created_by":{"type":["string","null"],"pattern":"^user_\\w{27}$"},"seconds_until_expiration":{"type":["number","null"],"exclusiveMinimum":0,"double":true}},"required":["name","subject"],"additionalProperties":false};
const pattern6 = new RegExp("^(\\S(.*\\S)?)?$", "u");
const pattern8 = new RegExp("^user_\\w{27}$", "u");

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema174.required,parentSchema:schema174,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.subject === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},schema:schema174.required,parentSchema:schema174,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "type") || (key0 === "name")) || (key0 === "description")) || (key0 === "subject")) || (key0 === "claims")) || (key0 === "scopes")) || (key0 === "created_by")) || (key0 === "seconds_until_expiration"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema174,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
if(func4(data0) > 25){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 25},schema:25,parentSchema:schema174.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func4(data0) < 3){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema174.properties.type,data:data0};
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
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema174.properties.type.type,parentSchema:schema174.properties.type,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func4(data1) < 3){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema174.properties.name,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern6.test(data1)){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(\\S(.*\\S)?)?$"},schema:"^(\\S(.*\\S)?)?$",parentSchema:schema174.properties.name,data:data1};
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
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema174.properties.name.type,parentSchema:schema174.properties.name,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema174.properties.description.type},schema:schema174.properties.description.type,parentSchema:schema174.properties.description,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 === "string"){
if(func4(data2) > 255){
const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema174.properties.description,data:data2};
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
if(data.subject !== undefined){
let data3 = data.subject;
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
const err11 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/pattern",keyword:"pattern",params:{pattern: "^(user|org|mch|scim)_\\w{27}$"},schema:"^(user|org|mch|scim)_\\w{27}$",parentSchema:schema174.properties.subject,data:data3};
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
const err12 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema174.properties.subject.type,parentSchema:schema174.properties.subject,data:data3};
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
const err13 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema174.properties.scopes.items.type,parentSchema:schema174.properties.scopes.items,data:data5};
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
const err14 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema174.properties.scopes.type,parentSchema:schema174.properties.scopes,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.created_by !== undefined){
let data6 = data.created_by;
if((typeof data6 !== "string") && (data6 !== null)){
const err15 = {instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: schema174.properties.created_by.type},schema:schema174.properties.created_by.type,parentSchema:schema174.properties.created_by,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
const err16 = {instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/pattern",keyword:"pattern",params:{pattern: "^user_\\w{27}$"},schema:"^user_\\w{27}$",parentSchema:schema174.properties.created_by,data:data6};
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
if(data.seconds_until_expiration !== undefined){
let data7 = data.seconds_until_expiration;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err17 = {instancePath:instancePath+"/seconds_until_expiration",schemaPath:"#/properties/seconds_until_expiration/type",keyword:"type",params:{type: schema174.properties.seconds_until_expiration.type},schema:schema174.properties.seconds_until_expiration.type,parentSchema:schema174.properties.seconds_until_expiration,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data7 === "bigint"){
const err18 = {instancePath:instancePath+"/seconds_until_expiration",schemaPath:"#/properties/seconds_until_expiration/double",keyword:"double",params:{holder: data, key: "seconds_until_expiration"},schema:true,parentSchema:schema174.properties.seconds_until_expiration,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 <= 0 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/seconds_until_expiration",schemaPath:"#/properties/seconds_until_expiration/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},schema:0,parentSchema:schema174.properties.seconds_until_expiration,data:data7};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema174.type,parentSchema:schema174,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v167 = validate167;
const schema175 = {"$id":"contract:/getApiKey.parameters","type":"object","properties":{"path":{"type":"object","properties":{"apiKeyID":{"type":"string","pattern":"^(ak|api_key)_[0-9A-Fa-f]{32}$"}},"required":["apiKeyID"]}},"required":["path"]};
const pattern9 = new RegExp("^(ak|api_key)_[0-9A-Fa-f]{32}$", "u");

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate167.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema175.required,parentSchema:schema175,data};
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
if(data0.apiKeyID === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "apiKeyID"},schema:schema175.properties.path.required,parentSchema:schema175.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.apiKeyID !== undefined){
let data1 = data0.apiKeyID;
if(typeof data1 === "string"){
if(!pattern9.test(data1)){
const err2 = {instancePath:instancePath+"/path/apiKeyID",schemaPath:"#/properties/path/properties/apiKeyID/pattern",keyword:"pattern",params:{pattern: "^(ak|api_key)_[0-9A-Fa-f]{32}$"},schema:"^(ak|api_key)_[0-9A-Fa-f]{32}$",parentSchema:schema175.properties.path.properties.apiKeyID,data:data1};
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
const err3 = {instancePath:instancePath+"/path/apiKeyID",schemaPath:"#/properties/path/properties/apiKeyID/type",keyword:"type",params:{type: "string"},schema:schema175.properties.path.properties.apiKeyID.type,parentSchema:schema175.properties.path.properties.apiKeyID,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema175.properties.path.type,parentSchema:schema175.properties.path,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema175.type,parentSchema:schema175,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v168 = validate168;
const schema176 = {"$id":"contract:/updateApiKey.body","type":"object","properties":{"claims":{},"scopes":{"type":"array","items":{"type":"string"}},"description":{"type":["string","null"],"maxLength":255},"subject":{"type":"string","pattern":"^(user|org|mch|scim)_\\w{27}$"},"seconds_until_expiration":{"type":["number","null"],"exclusiveMinimum":0,"double":true}},"additionalProperties":false};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "claims") || (key0 === "scopes")) || (key0 === "description")) || (key0 === "subject")) || (key0 === "seconds_until_expiration"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema176,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.scopes !== undefined){
let data0 = data.scopes;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema176.properties.scopes.items.type,parentSchema:schema176.properties.scopes.items,data:data1};
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
const err2 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema176.properties.scopes.type,parentSchema:schema176.properties.scopes,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema176.properties.description.type},schema:schema176.properties.description.type,parentSchema:schema176.properties.description,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data2 === "string"){
if(func4(data2) > 255){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema176.properties.description,data:data2};
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
if(data.subject !== undefined){
let data3 = data.subject;
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
const err5 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/pattern",keyword:"pattern",params:{pattern: "^(user|org|mch|scim)_\\w{27}$"},schema:"^(user|org|mch|scim)_\\w{27}$",parentSchema:schema176.properties.subject,data:data3};
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
const err6 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema176.properties.subject.type,parentSchema:schema176.properties.subject,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.seconds_until_expiration !== undefined){
let data4 = data.seconds_until_expiration;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err7 = {instancePath:instancePath+"/seconds_until_expiration",schemaPath:"#/properties/seconds_until_expiration/type",keyword:"type",params:{type: schema176.properties.seconds_until_expiration.type},schema:schema176.properties.seconds_until_expiration.type,parentSchema:schema176.properties.seconds_until_expiration,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data4 === "bigint"){
const err8 = {instancePath:instancePath+"/seconds_until_expiration",schemaPath:"#/properties/seconds_until_expiration/double",keyword:"double",params:{holder: data, key: "seconds_until_expiration"},schema:true,parentSchema:schema176.properties.seconds_until_expiration,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 <= 0 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/seconds_until_expiration",schemaPath:"#/properties/seconds_until_expiration/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},schema:0,parentSchema:schema176.properties.seconds_until_expiration,data:data4};
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
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema176.type,parentSchema:schema176,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v169 = validate169;
const schema177 = {"$id":"contract:/verifyApiKey.body","type":"object","properties":{"secret":{"type":"string"}},"required":["secret"],"additionalProperties":false};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.secret === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"},schema:schema177.required,parentSchema:schema177,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "secret")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema177,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.secret !== undefined){
let data0 = data.secret;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},schema:schema177.properties.secret.type,parentSchema:schema177.properties.secret,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema177.type,parentSchema:schema177,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v170 = validate170;
const schema178 = {"$id":"contract:/getM2MTokens.parameters","type":"object","properties":{"query":{"type":"object","properties":{"subject":{"type":"string","pattern":"^mch_\\w{27}$"},"revoked":{"type":["boolean","null"]},"expired":{"type":["boolean","null"]},"limit":{"type":"number","minimum":1,"maximum":100,"double":true},"offset":{"type":["number","null"],"minimum":0,"double":true}},"required":["subject"]}},"required":["query"]};
const pattern11 = new RegExp("^mch_\\w{27}$", "u");

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema178.required,parentSchema:schema178,data};
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
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "subject"},schema:schema178.properties.query.required,parentSchema:schema178.properties.query,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.subject !== undefined){
let data1 = data0.subject;
if(typeof data1 === "string"){
if(!pattern11.test(data1)){
const err2 = {instancePath:instancePath+"/query/subject",schemaPath:"#/properties/query/properties/subject/pattern",keyword:"pattern",params:{pattern: "^mch_\\w{27}$"},schema:"^mch_\\w{27}$",parentSchema:schema178.properties.query.properties.subject,data:data1};
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
const err3 = {instancePath:instancePath+"/query/subject",schemaPath:"#/properties/query/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema178.properties.query.properties.subject.type,parentSchema:schema178.properties.query.properties.subject,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.revoked !== undefined){
let data2 = data0.revoked;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/query/revoked",schemaPath:"#/properties/query/properties/revoked/type",keyword:"type",params:{type: schema178.properties.query.properties.revoked.type},schema:schema178.properties.query.properties.revoked.type,parentSchema:schema178.properties.query.properties.revoked,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.expired !== undefined){
let data3 = data0.expired;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/query/expired",schemaPath:"#/properties/query/properties/expired/type",keyword:"type",params:{type: schema178.properties.query.properties.expired.type},schema:schema178.properties.query.properties.expired.type,parentSchema:schema178.properties.query.properties.expired,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.limit !== undefined){
let data4 = data0.limit;
if(typeof data4 === "bigint"){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/double",keyword:"double",params:{holder: data0, key: "limit"},schema:true,parentSchema:schema178.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema178.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema178.properties.query.properties.limit,data:data4};
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
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "number"},schema:schema178.properties.query.properties.limit.type,parentSchema:schema178.properties.query.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.offset !== undefined){
let data5 = data0.offset;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err10 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: schema178.properties.query.properties.offset.type},schema:schema178.properties.query.properties.offset.type,parentSchema:schema178.properties.query.properties.offset,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data5 === "bigint"){
const err11 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/double",keyword:"double",params:{holder: data0, key: "offset"},schema:true,parentSchema:schema178.properties.query.properties.offset,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema178.properties.query.properties.offset,data:data5};
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
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema178.properties.query.type,parentSchema:schema178.properties.query,data:data0};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema178.type,parentSchema:schema178,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v171 = validate171;
const schema179 = {"$id":"contract:/createM2MToken.body","type":"object","properties":{"token_format":{"type":"string","enum":["opaque","jwt"]},"seconds_until_expiration":{"type":["number","null"],"exclusiveMinimum":0,"double":true},"claims":{},"min_remaining_ttl_seconds":{"type":"integer","minimum":0,"safeInteger":true}},"additionalProperties":false};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "token_format") || (key0 === "seconds_until_expiration")) || (key0 === "claims")) || (key0 === "min_remaining_ttl_seconds"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.token_format !== undefined){
let data0 = data.token_format;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/token_format",schemaPath:"#/properties/token_format/type",keyword:"type",params:{type: "string"},schema:schema179.properties.token_format.type,parentSchema:schema179.properties.token_format,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "opaque") || (data0 === "jwt"))){
const err2 = {instancePath:instancePath+"/token_format",schemaPath:"#/properties/token_format/enum",keyword:"enum",params:{allowedValues: schema179.properties.token_format.enum},schema:schema179.properties.token_format.enum,parentSchema:schema179.properties.token_format,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.seconds_until_expiration !== undefined){
let data1 = data.seconds_until_expiration;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/seconds_until_expiration",schemaPath:"#/properties/seconds_until_expiration/type",keyword:"type",params:{type: schema179.properties.seconds_until_expiration.type},schema:schema179.properties.seconds_until_expiration.type,parentSchema:schema179.properties.seconds_until_expiration,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "bigint"){
const err4 = {instancePath:instancePath+"/seconds_until_expiration",schemaPath:"#/properties/seconds_until_expiration/double",keyword:"double",params:{holder: data, key: "seconds_until_expiration"},schema:true,parentSchema:schema179.properties.seconds_until_expiration,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 <= 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/seconds_until_expiration",schemaPath:"#/properties/seconds_until_expiration/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},schema:0,parentSchema:schema179.properties.seconds_until_expiration,data:data1};
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
if(data.min_remaining_ttl_seconds !== undefined){
let data2 = data.min_remaining_ttl_seconds;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/min_remaining_ttl_seconds",schemaPath:"#/properties/min_remaining_ttl_seconds/type",keyword:"type",params:{type: "integer"},schema:schema179.properties.min_remaining_ttl_seconds.type,parentSchema:schema179.properties.min_remaining_ttl_seconds,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/min_remaining_ttl_seconds",schemaPath:"#/properties/min_remaining_ttl_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema179.properties.min_remaining_ttl_seconds,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Math.abs(data2) > 9007199254740991){
const err8 = {instancePath:instancePath+"/min_remaining_ttl_seconds",schemaPath:"#/properties/min_remaining_ttl_seconds/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema179.properties.min_remaining_ttl_seconds,data:data2};
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
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema179.type,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v172 = validate172;
const schema180 = {"$id":"contract:/revokeM2MToken.parameters","type":"object","properties":{"path":{"type":"object","properties":{"m2m_token_id":{"type":"string","pattern":"^mt_[0-9A-Fa-f]{32}$"}},"required":["m2m_token_id"]}},"required":["path"]};
const pattern12 = new RegExp("^mt_[0-9A-Fa-f]{32}$", "u");

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema180.required,parentSchema:schema180,data};
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
if(data0.m2m_token_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "m2m_token_id"},schema:schema180.properties.path.required,parentSchema:schema180.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.m2m_token_id !== undefined){
let data1 = data0.m2m_token_id;
if(typeof data1 === "string"){
if(!pattern12.test(data1)){
const err2 = {instancePath:instancePath+"/path/m2m_token_id",schemaPath:"#/properties/path/properties/m2m_token_id/pattern",keyword:"pattern",params:{pattern: "^mt_[0-9A-Fa-f]{32}$"},schema:"^mt_[0-9A-Fa-f]{32}$",parentSchema:schema180.properties.path.properties.m2m_token_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path/m2m_token_id",schemaPath:"#/properties/path/properties/m2m_token_id/type",keyword:"type",params:{type: "string"},schema:schema180.properties.path.properties.m2m_token_id.type,parentSchema:schema180.properties.path.properties.m2m_token_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema180.properties.path.type,parentSchema:schema180.properties.path,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema180.type,parentSchema:schema180,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v173 = validate173;
const schema181 = {"$id":"contract:/verifyM2MToken.body","type":"object","properties":{"token":{"type":"string"}},"required":["token"],"additionalProperties":false};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},schema:schema181.required,parentSchema:schema181,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "token")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema181,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},schema:schema181.properties.token.type,parentSchema:schema181.properties.token,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema181.type,parentSchema:schema181,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v174 = validate174;
const schema182 = {"$id":"contract:/verifyOAuthAccessToken.body","type":"object","properties":{"access_token":{"type":"string"},"secret":{"type":"string"}}};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.access_token !== undefined){
let data0 = data.access_token;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type: "string"},schema:schema182.properties.access_token.type,parentSchema:schema182.properties.access_token,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.secret !== undefined){
let data1 = data.secret;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},schema:schema182.properties.secret.type,parentSchema:schema182.properties.secret,data:data1};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema182.type,parentSchema:schema182,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":{"access_token":true,"secret":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "GetPublicInterstitial.parameters": compiled.v0,
  "GetClientList.parameters": compiled.v1,
  "VerifyClient.body": compiled.v2,
  "GetClient.parameters": compiled.v3,
  "CreateEmailAddress.body": compiled.v4,
  "GetEmailAddress.parameters": compiled.v5,
  "DeleteEmailAddress.parameters": compiled.v5,
  "UpdateEmailAddress.parameters": compiled.v5,
  "UpdateEmailAddress.body": compiled.v6,
  "PrepareEmailAddressVerification.parameters": compiled.v5,
  "AttemptEmailAddressVerification.parameters": compiled.v5,
  "AttemptEmailAddressVerification.body": compiled.v7,
  "ReplaceUserEmailAddress.parameters": compiled.v8,
  "ReplaceUserEmailAddress.body": compiled.v9,
  "CreatePhoneNumber.body": compiled.v10,
  "GetPhoneNumber.parameters": compiled.v11,
  "DeletePhoneNumber.parameters": compiled.v11,
  "UpdatePhoneNumber.parameters": compiled.v11,
  "UpdatePhoneNumber.body": compiled.v12,
  "PreparePhoneNumberVerification.parameters": compiled.v11,
  "AttemptPhoneNumberVerification.parameters": compiled.v11,
  "AttemptPhoneNumberVerification.body": compiled.v7,
  "ReplaceUserPhoneNumber.parameters": compiled.v8,
  "ReplaceUserPhoneNumber.body": compiled.v13,
  "GetSessionList.parameters": compiled.v14,
  "createSession.body": compiled.v15,
  "GetSession.parameters": compiled.v16,
  "RefreshSession.parameters": compiled.v16,
  "RefreshSession.body": compiled.v17,
  "RevokeSession.parameters": compiled.v16,
  "CreateSessionToken.parameters": compiled.v16,
  "CreateSessionToken.body": compiled.v18,
  "CreateSessionTokenFromTemplate.parameters": compiled.v19,
  "CreateSessionTokenFromTemplate.body": compiled.v18,
  "GetTemplateList.parameters": compiled.v20,
  "GetTemplate.parameters": compiled.v21,
  "UpsertTemplate.parameters": compiled.v21,
  "UpsertTemplate.body": compiled.v22,
  "RevertTemplate.parameters": compiled.v21,
  "PreviewTemplate.parameters": compiled.v23,
  "PreviewTemplate.body": compiled.v24,
  "ToggleTemplateDelivery.parameters": compiled.v21,
  "ToggleTemplateDelivery.body": compiled.v25,
  "GetUserList.parameters": compiled.v26,
  "CreateUser.body": compiled.v27,
  "GetUsersCount.parameters": compiled.v28,
  "GetUser.parameters": compiled.v8,
  "DeleteUser.parameters": compiled.v8,
  "UpdateUser.parameters": compiled.v8,
  "UpdateUser.body": compiled.v29,
  "BanUser.parameters": compiled.v8,
  "UnbanUser.parameters": compiled.v8,
  "UsersBan.body": compiled.v30,
  "UsersUnban.body": compiled.v30,
  "LockUser.parameters": compiled.v8,
  "UnlockUser.parameters": compiled.v8,
  "SetUserProfileImage.parameters": compiled.v8,
  "SetUserProfileImage.body": compiled.v31,
  "DeleteUserProfileImage.parameters": compiled.v8,
  "ReplaceUserMetadata.parameters": compiled.v8,
  "ReplaceUserMetadata.body": compiled.v32,
  "UpdateUserMetadata.parameters": compiled.v8,
  "UpdateUserMetadata.body": compiled.v32,
  "GetUserBillingSubscription.parameters": compiled.v8,
  "GetUserBillingCreditBalance.parameters": compiled.v8,
  "AdjustUserBillingCreditBalance.parameters": compiled.v8,
  "AdjustUserBillingCreditBalance.body": compiled.v33,
  "GetOAuthAccessToken.parameters": compiled.v34,
  "UsersGetOrganizationMemberships.parameters": compiled.v35,
  "UsersGetOrganizationInvitations.parameters": compiled.v36,
  "RemoveUserPassword.parameters": compiled.v8,
  "RemoveUserPassword.body": compiled.v37,
  "VerifyPassword.parameters": compiled.v8,
  "VerifyPassword.body": compiled.v38,
  "VerifyTOTP.parameters": compiled.v8,
  "VerifyTOTP.body": compiled.v39,
  "DisableMFA.parameters": compiled.v8,
  "DeleteBackupCode.parameters": compiled.v8,
  "UserPasskeyDelete.parameters": compiled.v40,
  "ListUserTrustedDevices.parameters": compiled.v8,
  "RevokeUserTrustedDevice.parameters": compiled.v41,
  "UserWeb3WalletDelete.parameters": compiled.v42,
  "DeleteTOTP.parameters": compiled.v8,
  "DeleteExternalAccount.parameters": compiled.v43,
  "SetUserPasswordCompromised.parameters": compiled.v8,
  "SetUserPasswordCompromised.body": compiled.v44,
  "UnsetUserPasswordCompromised.parameters": compiled.v8,
  "ListInvitations.parameters": compiled.v45,
  "CreateInvitation.body": compiled.v46,
  "CreateBulkInvitations.body": compiled.v47,
  "RevokeInvitation.parameters": compiled.v48,
  "ListInstanceOrganizationInvitations.parameters": compiled.v49,
  "ListAllowlistIdentifiers.parameters": compiled.v1,
  "CreateAllowlistIdentifier.body": compiled.v50,
  "DeleteAllowlistIdentifier.parameters": compiled.v51,
  "CreateBlocklistIdentifier.body": compiled.v52,
  "DeleteBlocklistIdentifier.parameters": compiled.v51,
  "UpdateInstanceAuthConfig.body": compiled.v53,
  "UpdateProductionInstanceDomain.body": compiled.v54,
  "CreateActorToken.body": compiled.v55,
  "RevokeActorToken.parameters": compiled.v56,
  "AddDomain.body": compiled.v57,
  "DeleteDomain.parameters": compiled.v58,
  "UpdateDomain.parameters": compiled.v58,
  "UpdateDomain.body": compiled.v59,
  "UpdateInstance.body": compiled.v60,
  "UpdateInstanceRestrictions.body": compiled.v61,
  "UpdateInstanceProtect.body": compiled.v62,
  "UpdateInstanceCommunication.body": compiled.v63,
  "UpdateInstanceOAuthApplicationSettings.body": compiled.v64,
  "ChangeProductionInstanceDomain.body": compiled.v54,
  "UpdateInstanceOrganizationSettings.body": compiled.v65,
  "ListJWTTemplates.parameters": compiled.v1,
  "CreateJWTTemplate.body": compiled.v66,
  "GetJWTTemplate.parameters": compiled.v67,
  "DeleteJWTTemplate.parameters": compiled.v67,
  "UpdateJWTTemplate.parameters": compiled.v67,
  "UpdateJWTTemplate.body": compiled.v66,
  "ListMachines.parameters": compiled.v68,
  "CreateMachine.body": compiled.v69,
  "GetMachine.parameters": compiled.v70,
  "DeleteMachine.parameters": compiled.v70,
  "UpdateMachine.parameters": compiled.v70,
  "UpdateMachine.body": compiled.v71,
  "GetMachineSecretKey.parameters": compiled.v70,
  "RotateMachineSecretKey.parameters": compiled.v70,
  "RotateMachineSecretKey.body": compiled.v72,
  "CreateMachineScope.parameters": compiled.v70,
  "CreateMachineScope.body": compiled.v73,
  "DeleteMachineScope.parameters": compiled.v74,
  "ListOrganizations.parameters": compiled.v75,
  "CreateOrganization.body": compiled.v76,
  "GetOrganization.parameters": compiled.v77,
  "DeleteOrganization.parameters": compiled.v78,
  "UpdateOrganization.parameters": compiled.v78,
  "UpdateOrganization.body": compiled.v79,
  "ReplaceOrganizationMetadata.parameters": compiled.v78,
  "ReplaceOrganizationMetadata.body": compiled.v80,
  "MergeOrganizationMetadata.parameters": compiled.v78,
  "MergeOrganizationMetadata.body": compiled.v80,
  "UploadOrganizationLogo.parameters": compiled.v78,
  "UploadOrganizationLogo.body": compiled.v81,
  "DeleteOrganizationLogo.parameters": compiled.v78,
  "GetOrganizationBillingSubscription.parameters": compiled.v78,
  "GetOrganizationBillingCreditBalance.parameters": compiled.v78,
  "AdjustOrganizationBillingCreditBalance.parameters": compiled.v78,
  "AdjustOrganizationBillingCreditBalance.body": compiled.v33,
  "ListOrganizationInvitations.parameters": compiled.v82,
  "CreateOrganizationInvitation.parameters": compiled.v78,
  "CreateOrganizationInvitation.body": compiled.v83,
  "CreateOrganizationInvitationBulk.parameters": compiled.v78,
  "CreateOrganizationInvitationBulk.body": compiled.v84,
  "ListPendingOrganizationInvitations.parameters": compiled.v85,
  "GetOrganizationInvitation.parameters": compiled.v86,
  "RevokeOrganizationInvitation.parameters": compiled.v86,
  "RevokeOrganizationInvitation.body": compiled.v87,
  "ListOrganizationRoles.parameters": compiled.v88,
  "CreateOrganizationRole.body": compiled.v89,
  "GetOrganizationRole.parameters": compiled.v90,
  "DeleteOrganizationRole.parameters": compiled.v90,
  "UpdateOrganizationRole.parameters": compiled.v90,
  "UpdateOrganizationRole.body": compiled.v91,
  "AssignPermissionToOrganizationRole.parameters": compiled.v92,
  "RemovePermissionFromOrganizationRole.parameters": compiled.v92,
  "ListOrganizationMemberships.parameters": compiled.v93,
  "CreateOrganizationMembership.parameters": compiled.v78,
  "CreateOrganizationMembership.body": compiled.v94,
  "DeleteOrganizationMembership.parameters": compiled.v95,
  "UpdateOrganizationMembership.parameters": compiled.v95,
  "UpdateOrganizationMembership.body": compiled.v96,
  "UpdateOrganizationMembershipMetadata.parameters": compiled.v95,
  "UpdateOrganizationMembershipMetadata.body": compiled.v80,
  "ListOrganizationDomains.parameters": compiled.v97,
  "CreateOrganizationDomain.parameters": compiled.v78,
  "CreateOrganizationDomain.body": compiled.v98,
  "DeleteOrganizationDomain.parameters": compiled.v99,
  "UpdateOrganizationDomain.parameters": compiled.v99,
  "UpdateOrganizationDomain.body": compiled.v100,
  "VerifyOrganizationDomainOwnership.parameters": compiled.v99,
  "ListAllOrganizationDomains.parameters": compiled.v101,
  "VerifyDomainProxy.body": compiled.v102,
  "ListRedirectURLs.parameters": compiled.v1,
  "CreateRedirectURL.body": compiled.v103,
  "GetRedirectURL.parameters": compiled.v104,
  "DeleteRedirectURL.parameters": compiled.v104,
  "CreateSignInToken.body": compiled.v105,
  "RevokeSignInToken.parameters": compiled.v106,
  "GetSignUp.parameters": compiled.v104,
  "UpdateSignUp.parameters": compiled.v104,
  "UpdateSignUp.body": compiled.v107,
  "ListOAuthApplications.parameters": compiled.v108,
  "CreateOAuthApplication.body": compiled.v109,
  "GetOAuthApplication.parameters": compiled.v110,
  "DeleteOAuthApplication.parameters": compiled.v110,
  "UpdateOAuthApplication.parameters": compiled.v110,
  "UpdateOAuthApplication.body": compiled.v111,
  "UploadOAuthApplicationLogo.parameters": compiled.v110,
  "UploadOAuthApplicationLogo.body": compiled.v81,
  "RotateOAuthApplicationSecret.parameters": compiled.v110,
  "RevokeOAuthApplicationToken.parameters": compiled.v110,
  "RevokeOAuthApplicationToken.body": compiled.v2,
  "ListSAMLConnections.parameters": compiled.v112,
  "CreateSAMLConnection.body": compiled.v113,
  "GetSAMLConnection.parameters": compiled.v114,
  "DeleteSAMLConnection.parameters": compiled.v114,
  "UpdateSAMLConnection.parameters": compiled.v114,
  "UpdateSAMLConnection.body": compiled.v115,
  "ListEnterpriseConnections.parameters": compiled.v116,
  "CreateEnterpriseConnection.body": compiled.v117,
  "GetEnterpriseConnection.parameters": compiled.v118,
  "DeleteEnterpriseConnection.parameters": compiled.v118,
  "UpdateEnterpriseConnection.parameters": compiled.v118,
  "UpdateEnterpriseConnection.body": compiled.v119,
  "ListEnterpriseConnectionTestRuns.parameters": compiled.v120,
  "CreateEnterpriseConnectionTestRun.parameters": compiled.v118,
  "CreateAgentTask.body": compiled.v121,
  "RevokeAgentTask.parameters": compiled.v122,
  "InstanceGetOrganizationMemberships.parameters": compiled.v123,
  "ListWaitlistEntries.parameters": compiled.v124,
  "CreateWaitlistEntry.body": compiled.v125,
  "CreateBulkWaitlistEntries.body": compiled.v126,
  "DeleteWaitlistEntry.parameters": compiled.v127,
  "InviteWaitlistEntry.parameters": compiled.v127,
  "InviteWaitlistEntry.body": compiled.v128,
  "RejectWaitlistEntry.parameters": compiled.v127,
  "GetCommercePlanList.parameters": compiled.v129,
  "GetBillingPriceList.parameters": compiled.v130,
  "CreateBillingPrice.body": compiled.v131,
  "GetCommerceSubscriptionItemList.parameters": compiled.v132,
  "CancelCommerceSubscriptionItem.parameters": compiled.v133,
  "ExtendBillingSubscriptionItemFreeTrial.parameters": compiled.v134,
  "ExtendBillingSubscriptionItemFreeTrial.body": compiled.v135,
  "CreateBillingPriceTransition.parameters": compiled.v134,
  "CreateBillingPriceTransition.body": compiled.v136,
  "ApplyBillingSubscriptionItemDiscount.parameters": compiled.v134,
  "ApplyBillingSubscriptionItemDiscount.body": compiled.v137,
  "RemoveBillingSubscriptionItemDiscount.parameters": compiled.v138,
  "GetBillingStatementList.parameters": compiled.v1,
  "GetBillingStatement.parameters": compiled.v139,
  "GetBillingStatementPaymentAttempts.parameters": compiled.v140,
  "ListOrganizationPermissions.parameters": compiled.v88,
  "CreateOrganizationPermission.body": compiled.v141,
  "GetOrganizationPermission.parameters": compiled.v142,
  "DeleteOrganizationPermission.parameters": compiled.v142,
  "UpdateOrganizationPermission.parameters": compiled.v142,
  "UpdateOrganizationPermission.body": compiled.v143,
  "ListRoleSets.parameters": compiled.v88,
  "CreateRoleSet.body": compiled.v144,
  "GetRoleSet.parameters": compiled.v145,
  "UpdateRoleSet.parameters": compiled.v145,
  "UpdateRoleSet.body": compiled.v146,
  "ReplaceRoleSet.parameters": compiled.v145,
  "ReplaceRoleSet.body": compiled.v147,
  "AddRolesToRoleSet.parameters": compiled.v145,
  "AddRolesToRoleSet.body": compiled.v148,
  "ReplaceRoleInRoleSet.parameters": compiled.v145,
  "ReplaceRoleInRoleSet.body": compiled.v149,
  "ListSCIMDirectories.parameters": compiled.v150,
  "CreateSCIMDirectory.body": compiled.v151,
  "GetSCIMDirectory.parameters": compiled.v152,
  "DeleteSCIMDirectory.parameters": compiled.v152,
  "UpdateSCIMDirectory.parameters": compiled.v152,
  "UpdateSCIMDirectory.body": compiled.v153,
  "RotateSCIMDirectoryAPIKey.parameters": compiled.v152,
  "ListSCIMGroupRoleMappings.parameters": compiled.v152,
  "ReplaceSCIMGroupRoleMappings.parameters": compiled.v152,
  "ReplaceSCIMGroupRoleMappings.body": compiled.v154,
  "CreateSCIMGroupRoleMapping.parameters": compiled.v152,
  "CreateSCIMGroupRoleMapping.body": compiled.v155,
  "DeleteSCIMGroupRoleMapping.parameters": compiled.v156,
  "ListDirectories.parameters": compiled.v150,
  "CreateDirectory.body": compiled.v157,
  "GetDirectory.parameters": compiled.v158,
  "DeleteDirectory.parameters": compiled.v158,
  "UpdateDirectory.parameters": compiled.v158,
  "UpdateDirectory.body": compiled.v153,
  "RotateDirectoryAPIKey.parameters": compiled.v158,
  "ListDirectoryGroupRoleMappings.parameters": compiled.v158,
  "ReplaceDirectoryGroupRoleMappings.parameters": compiled.v158,
  "ReplaceDirectoryGroupRoleMappings.body": compiled.v159,
  "CreateDirectoryGroupRoleMapping.parameters": compiled.v158,
  "CreateDirectoryGroupRoleMapping.body": compiled.v160,
  "DeleteDirectoryGroupRoleMapping.parameters": compiled.v161,
  "createAdminPortalLinkToken.body": compiled.v162,
  "revokeAdminPortalLinkToken.parameters": compiled.v163,
  "revokeAdminPortalLinkToken.body": compiled.v164,
  "getApiKeys.parameters": compiled.v165,
  "createApiKey.body": compiled.v166,
  "getApiKey.parameters": compiled.v167,
  "deleteApiKey.parameters": compiled.v167,
  "updateApiKey.parameters": compiled.v167,
  "updateApiKey.body": compiled.v168,
  "getApiKeySecret.parameters": compiled.v167,
  "revokeApiKey.parameters": compiled.v167,
  "revokeApiKey.body": compiled.v164,
  "verifyApiKey.body": compiled.v169,
  "getM2MTokens.parameters": compiled.v170,
  "createM2MToken.body": compiled.v171,
  "revokeM2MToken.parameters": compiled.v172,
  "revokeM2MToken.body": compiled.v164,
  "verifyM2MToken.body": compiled.v173,
  "verifyOAuthAccessToken.body": compiled.v174,
};
export { validators };
