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
const schema0 = {"$id":"contract:/getHealth.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]}},"required":["header"]};
const func0 = runtime["ajv/dist/runtime/ucs2length"].default;

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema0.required,parentSchema:schema0,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err1 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.header.properties["X-Request-Id"],data:data1};
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
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema0.properties.header.properties["X-Request-Id"].type,parentSchema:schema0.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema0.properties.header.type,parentSchema:schema0.properties.header,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate1;
const schema1 = {"$id":"contract:/search.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"query":{"type":"object","properties":{"q":{"type":"string"}},"required":["q"]}},"required":["header","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema1.required,parentSchema:schema1,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema1.properties.header.properties["X-Request-Id"].type,parentSchema:schema1.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema1.properties.header.type,parentSchema:schema1.properties.header,data:data0};
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
if(data2.q === undefined){
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "q"},schema:schema1.properties.query.required,parentSchema:schema1.properties.query,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.q !== undefined){
let data3 = data2.q;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},schema:schema1.properties.query.properties.q.type,parentSchema:schema1.properties.query.properties.q,data:data3};
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
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema1.properties.query.type,parentSchema:schema1.properties.query,data:data2};
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
validate1.evaluated = {"props":{"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate2;
const schema2 = {"$id":"contract:/pingLdap.body","$ref":"contract:/components/schemas/LdapConf"};
const schema3 = {"$id":"contract:/components/schemas/LdapConf","type":"object","properties":{"ldap_url":{"type":"string"},"ldap_search_dn":{"type":"string"},"ldap_search_password":{"type":"string"},"ldap_base_dn":{"type":"string"},"ldap_filter":{"type":"string"},"ldap_uid":{"type":"string"},"ldap_scope":{"int64":{}},"ldap_connection_timeout":{"int64":{}},"ldap_verify_cert":{"type":"boolean"}}};

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
if(data.ldap_url !== undefined){
let data0 = data.ldap_url;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/ldap_url",schemaPath:"contract:/components/schemas/LdapConf/properties/ldap_url/type",keyword:"type",params:{type: "string"},schema:schema3.properties.ldap_url.type,parentSchema:schema3.properties.ldap_url,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.ldap_search_dn !== undefined){
let data1 = data.ldap_search_dn;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/ldap_search_dn",schemaPath:"contract:/components/schemas/LdapConf/properties/ldap_search_dn/type",keyword:"type",params:{type: "string"},schema:schema3.properties.ldap_search_dn.type,parentSchema:schema3.properties.ldap_search_dn,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.ldap_search_password !== undefined){
let data2 = data.ldap_search_password;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/ldap_search_password",schemaPath:"contract:/components/schemas/LdapConf/properties/ldap_search_password/type",keyword:"type",params:{type: "string"},schema:schema3.properties.ldap_search_password.type,parentSchema:schema3.properties.ldap_search_password,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.ldap_base_dn !== undefined){
let data3 = data.ldap_base_dn;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/ldap_base_dn",schemaPath:"contract:/components/schemas/LdapConf/properties/ldap_base_dn/type",keyword:"type",params:{type: "string"},schema:schema3.properties.ldap_base_dn.type,parentSchema:schema3.properties.ldap_base_dn,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ldap_filter !== undefined){
let data4 = data.ldap_filter;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/ldap_filter",schemaPath:"contract:/components/schemas/LdapConf/properties/ldap_filter/type",keyword:"type",params:{type: "string"},schema:schema3.properties.ldap_filter.type,parentSchema:schema3.properties.ldap_filter,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ldap_uid !== undefined){
let data5 = data.ldap_uid;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/ldap_uid",schemaPath:"contract:/components/schemas/LdapConf/properties/ldap_uid/type",keyword:"type",params:{type: "string"},schema:schema3.properties.ldap_uid.type,parentSchema:schema3.properties.ldap_uid,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.ldap_scope !== undefined){
let data6 = data.ldap_scope;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data, "ldap_scope")) || false){
const err6 = {instancePath:instancePath+"/ldap_scope",schemaPath:"contract:/components/schemas/LdapConf/properties/ldap_scope/int64",keyword:"int64",params:{},schema:schema3.properties.ldap_scope.int64,parentSchema:schema3.properties.ldap_scope,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.ldap_connection_timeout !== undefined){
let data7 = data.ldap_connection_timeout;
if(!((typeof data7 === "number" && Number.isSafeInteger(data7) && !Object.is(data7, -0)) || (typeof data7 === "bigint" && data7 >= -9223372036854775808n && data7 <= 9223372036854775807n)) || (this && this.has(data, "ldap_connection_timeout")) || false){
const err7 = {instancePath:instancePath+"/ldap_connection_timeout",schemaPath:"contract:/components/schemas/LdapConf/properties/ldap_connection_timeout/int64",keyword:"int64",params:{},schema:schema3.properties.ldap_connection_timeout.int64,parentSchema:schema3.properties.ldap_connection_timeout,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.ldap_verify_cert !== undefined){
let data8 = data.ldap_verify_cert;
if(typeof data8 !== "boolean"){
const err8 = {instancePath:instancePath+"/ldap_verify_cert",schemaPath:"contract:/components/schemas/LdapConf/properties/ldap_verify_cert/type",keyword:"type",params:{type: "boolean"},schema:schema3.properties.ldap_verify_cert.type,parentSchema:schema3.properties.ldap_verify_cert,data:data8};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/LdapConf/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":{"ldap_url":true,"ldap_search_dn":true,"ldap_search_password":true,"ldap_base_dn":true,"ldap_filter":true,"ldap_uid":true,"ldap_scope":true,"ldap_connection_timeout":true,"ldap_verify_cert":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate3;
const schema4 = {"$id":"contract:/searchLdapUser.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"query":{"type":"object","properties":{"username":{"type":"string"}},"required":[]}},"required":["header","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema4.required,parentSchema:schema4,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema4.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema4.properties.header.properties["X-Request-Id"].type,parentSchema:schema4.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema4.properties.header.type,parentSchema:schema4.properties.header,data:data0};
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
if(data2.username !== undefined){
let data3 = data2.username;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/username",schemaPath:"#/properties/query/properties/username/type",keyword:"type",params:{type: "string"},schema:schema4.properties.query.properties.username.type,parentSchema:schema4.properties.query.properties.username,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema4.properties.query.type,parentSchema:schema4.properties.query,data:data2};
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
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":{"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate4;
const schema5 = {"$id":"contract:/importLdapUser.body","$ref":"contract:/components/schemas/LdapImportUsers"};
const schema6 = {"$id":"contract:/components/schemas/LdapImportUsers","type":"object","properties":{"ldap_uid_list":{"type":"array","items":{"type":"string"}}}};

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
if(data.ldap_uid_list !== undefined){
let data0 = data.ldap_uid_list;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/ldap_uid_list/" + i0,schemaPath:"contract:/components/schemas/LdapImportUsers/properties/ldap_uid_list/items/type",keyword:"type",params:{type: "string"},schema:schema6.properties.ldap_uid_list.items.type,parentSchema:schema6.properties.ldap_uid_list.items,data:data1};
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
const err1 = {instancePath:instancePath+"/ldap_uid_list",schemaPath:"contract:/components/schemas/LdapImportUsers/properties/ldap_uid_list/type",keyword:"type",params:{type: "array"},schema:schema6.properties.ldap_uid_list.type,parentSchema:schema6.properties.ldap_uid_list,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/LdapImportUsers/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"ldap_uid_list":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate5;
const schema7 = {"$id":"contract:/searchLdapGroup.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"query":{"type":"object","properties":{"groupname":{"type":"string"},"groupdn":{"type":"string"}},"required":[]}},"required":["header","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema7.required,parentSchema:schema7,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema7.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema7.properties.header.properties["X-Request-Id"].type,parentSchema:schema7.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema7.properties.header.type,parentSchema:schema7.properties.header,data:data0};
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
if(data2.groupname !== undefined){
let data3 = data2.groupname;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/groupname",schemaPath:"#/properties/query/properties/groupname/type",keyword:"type",params:{type: "string"},schema:schema7.properties.query.properties.groupname.type,parentSchema:schema7.properties.query.properties.groupname,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.groupdn !== undefined){
let data4 = data2.groupdn;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/groupdn",schemaPath:"#/properties/query/properties/groupdn/type",keyword:"type",params:{type: "string"},schema:schema7.properties.query.properties.groupdn.type,parentSchema:schema7.properties.query.properties.groupdn,data:data4};
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
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema7.properties.query.type,parentSchema:schema7.properties.query,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":{"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate6;
const schema8 = {"$id":"contract:/updateConfigurations.body","$ref":"contract:/components/schemas/Configurations"};
const schema9 = {"$id":"contract:/components/schemas/Configurations","type":"object","properties":{"auth_mode":{"type":"string"},"primary_auth_mode":{"type":["boolean","null"]},"ldap_base_dn":{"type":"string"},"ldap_filter":{"type":"string"},"ldap_group_base_dn":{"type":"string"},"ldap_group_admin_dn":{"type":"string"},"ldap_group_attribute_name":{"type":"string"},"ldap_group_search_filter":{"type":"string"},"ldap_group_search_scope":{"type":"integer","safeInteger":true},"ldap_group_attach_parallel":{"type":"boolean"},"ldap_scope":{"type":"integer","safeInteger":true},"ldap_search_dn":{"type":"string"},"ldap_search_password":{"type":"string"},"ldap_timeout":{"type":"integer","safeInteger":true},"ldap_uid":{"type":"string"},"ldap_url":{"type":"string"},"ldap_verify_cert":{"type":"boolean"},"ldap_group_membership_attribute":{"type":"string"},"project_creation_restriction":{"type":"string"},"read_only":{"type":"boolean"},"self_registration":{"type":"boolean"},"token_expiration":{"type":"integer","safeInteger":true},"uaa_client_id":{"type":"string"},"uaa_client_secret":{"type":"string"},"uaa_endpoint":{"type":"string"},"uaa_verify_cert":{"type":"boolean"},"http_authproxy_endpoint":{"type":"string"},"http_authproxy_tokenreview_endpoint":{"type":"string"},"http_authproxy_admin_groups":{"type":"string"},"http_authproxy_admin_usernames":{"type":"string"},"http_authproxy_verify_cert":{"type":"boolean"},"http_authproxy_skip_search":{"type":"boolean"},"http_authproxy_server_certificate":{"type":"string"},"oidc_name":{"type":"string"},"oidc_endpoint":{"type":"string"},"oidc_client_id":{"type":"string"},"oidc_client_secret":{"type":"string"},"oidc_groups_claim":{"type":"string"},"oidc_admin_group":{"type":"string"},"oidc_group_filter":{"type":"string"},"oidc_scope":{"type":"string"},"oidc_user_claim":{"type":"string"},"oidc_verify_cert":{"type":"boolean"},"oidc_auto_onboard":{"type":"boolean"},"oidc_extra_redirect_parms":{"type":"string"},"oidc_logout":{"type":"boolean"},"robot_token_duration":{"type":"integer","safeInteger":true},"robot_name_prefix":{"type":"string"},"notification_enable":{"type":"boolean"},"quota_per_project_enable":{"type":"boolean"},"storage_per_project":{"type":"integer","safeInteger":true},"audit_log_forward_endpoint":{"type":"string"},"skip_audit_log_database":{"type":"boolean"},"session_timeout":{"type":"integer","safeInteger":true},"scanner_skip_update_pulltime":{"type":"boolean"},"banner_message":{"type":"string"},"disabled_audit_log_event_types":{"type":"string"}}};

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
if(data.auth_mode !== undefined){
let data0 = data.auth_mode;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/auth_mode",schemaPath:"#/properties/auth_mode/type",keyword:"type",params:{type: "string"},schema:schema9.properties.auth_mode.type,parentSchema:schema9.properties.auth_mode,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.primary_auth_mode !== undefined){
let data1 = data.primary_auth_mode;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/primary_auth_mode",schemaPath:"#/properties/primary_auth_mode/type",keyword:"type",params:{type: schema9.properties.primary_auth_mode.type},schema:schema9.properties.primary_auth_mode.type,parentSchema:schema9.properties.primary_auth_mode,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.ldap_base_dn !== undefined){
let data2 = data.ldap_base_dn;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/ldap_base_dn",schemaPath:"#/properties/ldap_base_dn/type",keyword:"type",params:{type: "string"},schema:schema9.properties.ldap_base_dn.type,parentSchema:schema9.properties.ldap_base_dn,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.ldap_filter !== undefined){
let data3 = data.ldap_filter;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/ldap_filter",schemaPath:"#/properties/ldap_filter/type",keyword:"type",params:{type: "string"},schema:schema9.properties.ldap_filter.type,parentSchema:schema9.properties.ldap_filter,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ldap_group_base_dn !== undefined){
let data4 = data.ldap_group_base_dn;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/ldap_group_base_dn",schemaPath:"#/properties/ldap_group_base_dn/type",keyword:"type",params:{type: "string"},schema:schema9.properties.ldap_group_base_dn.type,parentSchema:schema9.properties.ldap_group_base_dn,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ldap_group_admin_dn !== undefined){
let data5 = data.ldap_group_admin_dn;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/ldap_group_admin_dn",schemaPath:"#/properties/ldap_group_admin_dn/type",keyword:"type",params:{type: "string"},schema:schema9.properties.ldap_group_admin_dn.type,parentSchema:schema9.properties.ldap_group_admin_dn,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.ldap_group_attribute_name !== undefined){
let data6 = data.ldap_group_attribute_name;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/ldap_group_attribute_name",schemaPath:"#/properties/ldap_group_attribute_name/type",keyword:"type",params:{type: "string"},schema:schema9.properties.ldap_group_attribute_name.type,parentSchema:schema9.properties.ldap_group_attribute_name,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.ldap_group_search_filter !== undefined){
let data7 = data.ldap_group_search_filter;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/ldap_group_search_filter",schemaPath:"#/properties/ldap_group_search_filter/type",keyword:"type",params:{type: "string"},schema:schema9.properties.ldap_group_search_filter.type,parentSchema:schema9.properties.ldap_group_search_filter,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.ldap_group_search_scope !== undefined){
let data8 = data.ldap_group_search_scope;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err8 = {instancePath:instancePath+"/ldap_group_search_scope",schemaPath:"#/properties/ldap_group_search_scope/type",keyword:"type",params:{type: "integer"},schema:schema9.properties.ldap_group_search_scope.type,parentSchema:schema9.properties.ldap_group_search_scope,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(Math.abs(data8) > 9007199254740991){
const err9 = {instancePath:instancePath+"/ldap_group_search_scope",schemaPath:"#/properties/ldap_group_search_scope/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema9.properties.ldap_group_search_scope,data:data8};
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
if(data.ldap_group_attach_parallel !== undefined){
let data9 = data.ldap_group_attach_parallel;
if(typeof data9 !== "boolean"){
const err10 = {instancePath:instancePath+"/ldap_group_attach_parallel",schemaPath:"#/properties/ldap_group_attach_parallel/type",keyword:"type",params:{type: "boolean"},schema:schema9.properties.ldap_group_attach_parallel.type,parentSchema:schema9.properties.ldap_group_attach_parallel,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.ldap_scope !== undefined){
let data10 = data.ldap_scope;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err11 = {instancePath:instancePath+"/ldap_scope",schemaPath:"#/properties/ldap_scope/type",keyword:"type",params:{type: "integer"},schema:schema9.properties.ldap_scope.type,parentSchema:schema9.properties.ldap_scope,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(Math.abs(data10) > 9007199254740991){
const err12 = {instancePath:instancePath+"/ldap_scope",schemaPath:"#/properties/ldap_scope/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema9.properties.ldap_scope,data:data10};
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
if(data.ldap_search_dn !== undefined){
let data11 = data.ldap_search_dn;
if(typeof data11 !== "string"){
const err13 = {instancePath:instancePath+"/ldap_search_dn",schemaPath:"#/properties/ldap_search_dn/type",keyword:"type",params:{type: "string"},schema:schema9.properties.ldap_search_dn.type,parentSchema:schema9.properties.ldap_search_dn,data:data11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.ldap_search_password !== undefined){
let data12 = data.ldap_search_password;
if(typeof data12 !== "string"){
const err14 = {instancePath:instancePath+"/ldap_search_password",schemaPath:"#/properties/ldap_search_password/type",keyword:"type",params:{type: "string"},schema:schema9.properties.ldap_search_password.type,parentSchema:schema9.properties.ldap_search_password,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.ldap_timeout !== undefined){
let data13 = data.ldap_timeout;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err15 = {instancePath:instancePath+"/ldap_timeout",schemaPath:"#/properties/ldap_timeout/type",keyword:"type",params:{type: "integer"},schema:schema9.properties.ldap_timeout.type,parentSchema:schema9.properties.ldap_timeout,data:data13};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(Math.abs(data13) > 9007199254740991){
const err16 = {instancePath:instancePath+"/ldap_timeout",schemaPath:"#/properties/ldap_timeout/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema9.properties.ldap_timeout,data:data13};
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
if(data.ldap_uid !== undefined){
let data14 = data.ldap_uid;
if(typeof data14 !== "string"){
const err17 = {instancePath:instancePath+"/ldap_uid",schemaPath:"#/properties/ldap_uid/type",keyword:"type",params:{type: "string"},schema:schema9.properties.ldap_uid.type,parentSchema:schema9.properties.ldap_uid,data:data14};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.ldap_url !== undefined){
let data15 = data.ldap_url;
if(typeof data15 !== "string"){
const err18 = {instancePath:instancePath+"/ldap_url",schemaPath:"#/properties/ldap_url/type",keyword:"type",params:{type: "string"},schema:schema9.properties.ldap_url.type,parentSchema:schema9.properties.ldap_url,data:data15};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.ldap_verify_cert !== undefined){
let data16 = data.ldap_verify_cert;
if(typeof data16 !== "boolean"){
const err19 = {instancePath:instancePath+"/ldap_verify_cert",schemaPath:"#/properties/ldap_verify_cert/type",keyword:"type",params:{type: "boolean"},schema:schema9.properties.ldap_verify_cert.type,parentSchema:schema9.properties.ldap_verify_cert,data:data16};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.ldap_group_membership_attribute !== undefined){
let data17 = data.ldap_group_membership_attribute;
if(typeof data17 !== "string"){
const err20 = {instancePath:instancePath+"/ldap_group_membership_attribute",schemaPath:"#/properties/ldap_group_membership_attribute/type",keyword:"type",params:{type: "string"},schema:schema9.properties.ldap_group_membership_attribute.type,parentSchema:schema9.properties.ldap_group_membership_attribute,data:data17};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.project_creation_restriction !== undefined){
let data18 = data.project_creation_restriction;
if(typeof data18 !== "string"){
const err21 = {instancePath:instancePath+"/project_creation_restriction",schemaPath:"#/properties/project_creation_restriction/type",keyword:"type",params:{type: "string"},schema:schema9.properties.project_creation_restriction.type,parentSchema:schema9.properties.project_creation_restriction,data:data18};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.read_only !== undefined){
let data19 = data.read_only;
if(typeof data19 !== "boolean"){
const err22 = {instancePath:instancePath+"/read_only",schemaPath:"#/properties/read_only/type",keyword:"type",params:{type: "boolean"},schema:schema9.properties.read_only.type,parentSchema:schema9.properties.read_only,data:data19};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.self_registration !== undefined){
let data20 = data.self_registration;
if(typeof data20 !== "boolean"){
const err23 = {instancePath:instancePath+"/self_registration",schemaPath:"#/properties/self_registration/type",keyword:"type",params:{type: "boolean"},schema:schema9.properties.self_registration.type,parentSchema:schema9.properties.self_registration,data:data20};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.token_expiration !== undefined){
let data21 = data.token_expiration;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err24 = {instancePath:instancePath+"/token_expiration",schemaPath:"#/properties/token_expiration/type",keyword:"type",params:{type: "integer"},schema:schema9.properties.token_expiration.type,parentSchema:schema9.properties.token_expiration,data:data21};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(Math.abs(data21) > 9007199254740991){
const err25 = {instancePath:instancePath+"/token_expiration",schemaPath:"#/properties/token_expiration/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema9.properties.token_expiration,data:data21};
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
if(data.uaa_client_id !== undefined){
let data22 = data.uaa_client_id;
if(typeof data22 !== "string"){
const err26 = {instancePath:instancePath+"/uaa_client_id",schemaPath:"#/properties/uaa_client_id/type",keyword:"type",params:{type: "string"},schema:schema9.properties.uaa_client_id.type,parentSchema:schema9.properties.uaa_client_id,data:data22};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.uaa_client_secret !== undefined){
let data23 = data.uaa_client_secret;
if(typeof data23 !== "string"){
const err27 = {instancePath:instancePath+"/uaa_client_secret",schemaPath:"#/properties/uaa_client_secret/type",keyword:"type",params:{type: "string"},schema:schema9.properties.uaa_client_secret.type,parentSchema:schema9.properties.uaa_client_secret,data:data23};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.uaa_endpoint !== undefined){
let data24 = data.uaa_endpoint;
if(typeof data24 !== "string"){
const err28 = {instancePath:instancePath+"/uaa_endpoint",schemaPath:"#/properties/uaa_endpoint/type",keyword:"type",params:{type: "string"},schema:schema9.properties.uaa_endpoint.type,parentSchema:schema9.properties.uaa_endpoint,data:data24};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.uaa_verify_cert !== undefined){
let data25 = data.uaa_verify_cert;
if(typeof data25 !== "boolean"){
const err29 = {instancePath:instancePath+"/uaa_verify_cert",schemaPath:"#/properties/uaa_verify_cert/type",keyword:"type",params:{type: "boolean"},schema:schema9.properties.uaa_verify_cert.type,parentSchema:schema9.properties.uaa_verify_cert,data:data25};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.http_authproxy_endpoint !== undefined){
let data26 = data.http_authproxy_endpoint;
if(typeof data26 !== "string"){
const err30 = {instancePath:instancePath+"/http_authproxy_endpoint",schemaPath:"#/properties/http_authproxy_endpoint/type",keyword:"type",params:{type: "string"},schema:schema9.properties.http_authproxy_endpoint.type,parentSchema:schema9.properties.http_authproxy_endpoint,data:data26};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.http_authproxy_tokenreview_endpoint !== undefined){
let data27 = data.http_authproxy_tokenreview_endpoint;
if(typeof data27 !== "string"){
const err31 = {instancePath:instancePath+"/http_authproxy_tokenreview_endpoint",schemaPath:"#/properties/http_authproxy_tokenreview_endpoint/type",keyword:"type",params:{type: "string"},schema:schema9.properties.http_authproxy_tokenreview_endpoint.type,parentSchema:schema9.properties.http_authproxy_tokenreview_endpoint,data:data27};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.http_authproxy_admin_groups !== undefined){
let data28 = data.http_authproxy_admin_groups;
if(typeof data28 !== "string"){
const err32 = {instancePath:instancePath+"/http_authproxy_admin_groups",schemaPath:"#/properties/http_authproxy_admin_groups/type",keyword:"type",params:{type: "string"},schema:schema9.properties.http_authproxy_admin_groups.type,parentSchema:schema9.properties.http_authproxy_admin_groups,data:data28};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.http_authproxy_admin_usernames !== undefined){
let data29 = data.http_authproxy_admin_usernames;
if(typeof data29 !== "string"){
const err33 = {instancePath:instancePath+"/http_authproxy_admin_usernames",schemaPath:"#/properties/http_authproxy_admin_usernames/type",keyword:"type",params:{type: "string"},schema:schema9.properties.http_authproxy_admin_usernames.type,parentSchema:schema9.properties.http_authproxy_admin_usernames,data:data29};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.http_authproxy_verify_cert !== undefined){
let data30 = data.http_authproxy_verify_cert;
if(typeof data30 !== "boolean"){
const err34 = {instancePath:instancePath+"/http_authproxy_verify_cert",schemaPath:"#/properties/http_authproxy_verify_cert/type",keyword:"type",params:{type: "boolean"},schema:schema9.properties.http_authproxy_verify_cert.type,parentSchema:schema9.properties.http_authproxy_verify_cert,data:data30};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.http_authproxy_skip_search !== undefined){
let data31 = data.http_authproxy_skip_search;
if(typeof data31 !== "boolean"){
const err35 = {instancePath:instancePath+"/http_authproxy_skip_search",schemaPath:"#/properties/http_authproxy_skip_search/type",keyword:"type",params:{type: "boolean"},schema:schema9.properties.http_authproxy_skip_search.type,parentSchema:schema9.properties.http_authproxy_skip_search,data:data31};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.http_authproxy_server_certificate !== undefined){
let data32 = data.http_authproxy_server_certificate;
if(typeof data32 !== "string"){
const err36 = {instancePath:instancePath+"/http_authproxy_server_certificate",schemaPath:"#/properties/http_authproxy_server_certificate/type",keyword:"type",params:{type: "string"},schema:schema9.properties.http_authproxy_server_certificate.type,parentSchema:schema9.properties.http_authproxy_server_certificate,data:data32};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.oidc_name !== undefined){
let data33 = data.oidc_name;
if(typeof data33 !== "string"){
const err37 = {instancePath:instancePath+"/oidc_name",schemaPath:"#/properties/oidc_name/type",keyword:"type",params:{type: "string"},schema:schema9.properties.oidc_name.type,parentSchema:schema9.properties.oidc_name,data:data33};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.oidc_endpoint !== undefined){
let data34 = data.oidc_endpoint;
if(typeof data34 !== "string"){
const err38 = {instancePath:instancePath+"/oidc_endpoint",schemaPath:"#/properties/oidc_endpoint/type",keyword:"type",params:{type: "string"},schema:schema9.properties.oidc_endpoint.type,parentSchema:schema9.properties.oidc_endpoint,data:data34};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.oidc_client_id !== undefined){
let data35 = data.oidc_client_id;
if(typeof data35 !== "string"){
const err39 = {instancePath:instancePath+"/oidc_client_id",schemaPath:"#/properties/oidc_client_id/type",keyword:"type",params:{type: "string"},schema:schema9.properties.oidc_client_id.type,parentSchema:schema9.properties.oidc_client_id,data:data35};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.oidc_client_secret !== undefined){
let data36 = data.oidc_client_secret;
if(typeof data36 !== "string"){
const err40 = {instancePath:instancePath+"/oidc_client_secret",schemaPath:"#/properties/oidc_client_secret/type",keyword:"type",params:{type: "string"},schema:schema9.properties.oidc_client_secret.type,parentSchema:schema9.properties.oidc_client_secret,data:data36};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.oidc_groups_claim !== undefined){
let data37 = data.oidc_groups_claim;
if(typeof data37 !== "string"){
const err41 = {instancePath:instancePath+"/oidc_groups_claim",schemaPath:"#/properties/oidc_groups_claim/type",keyword:"type",params:{type: "string"},schema:schema9.properties.oidc_groups_claim.type,parentSchema:schema9.properties.oidc_groups_claim,data:data37};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.oidc_admin_group !== undefined){
let data38 = data.oidc_admin_group;
if(typeof data38 !== "string"){
const err42 = {instancePath:instancePath+"/oidc_admin_group",schemaPath:"#/properties/oidc_admin_group/type",keyword:"type",params:{type: "string"},schema:schema9.properties.oidc_admin_group.type,parentSchema:schema9.properties.oidc_admin_group,data:data38};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.oidc_group_filter !== undefined){
let data39 = data.oidc_group_filter;
if(typeof data39 !== "string"){
const err43 = {instancePath:instancePath+"/oidc_group_filter",schemaPath:"#/properties/oidc_group_filter/type",keyword:"type",params:{type: "string"},schema:schema9.properties.oidc_group_filter.type,parentSchema:schema9.properties.oidc_group_filter,data:data39};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.oidc_scope !== undefined){
let data40 = data.oidc_scope;
if(typeof data40 !== "string"){
const err44 = {instancePath:instancePath+"/oidc_scope",schemaPath:"#/properties/oidc_scope/type",keyword:"type",params:{type: "string"},schema:schema9.properties.oidc_scope.type,parentSchema:schema9.properties.oidc_scope,data:data40};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.oidc_user_claim !== undefined){
let data41 = data.oidc_user_claim;
if(typeof data41 !== "string"){
const err45 = {instancePath:instancePath+"/oidc_user_claim",schemaPath:"#/properties/oidc_user_claim/type",keyword:"type",params:{type: "string"},schema:schema9.properties.oidc_user_claim.type,parentSchema:schema9.properties.oidc_user_claim,data:data41};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.oidc_verify_cert !== undefined){
let data42 = data.oidc_verify_cert;
if(typeof data42 !== "boolean"){
const err46 = {instancePath:instancePath+"/oidc_verify_cert",schemaPath:"#/properties/oidc_verify_cert/type",keyword:"type",params:{type: "boolean"},schema:schema9.properties.oidc_verify_cert.type,parentSchema:schema9.properties.oidc_verify_cert,data:data42};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.oidc_auto_onboard !== undefined){
let data43 = data.oidc_auto_onboard;
if(typeof data43 !== "boolean"){
const err47 = {instancePath:instancePath+"/oidc_auto_onboard",schemaPath:"#/properties/oidc_auto_onboard/type",keyword:"type",params:{type: "boolean"},schema:schema9.properties.oidc_auto_onboard.type,parentSchema:schema9.properties.oidc_auto_onboard,data:data43};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.oidc_extra_redirect_parms !== undefined){
let data44 = data.oidc_extra_redirect_parms;
if(typeof data44 !== "string"){
const err48 = {instancePath:instancePath+"/oidc_extra_redirect_parms",schemaPath:"#/properties/oidc_extra_redirect_parms/type",keyword:"type",params:{type: "string"},schema:schema9.properties.oidc_extra_redirect_parms.type,parentSchema:schema9.properties.oidc_extra_redirect_parms,data:data44};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.oidc_logout !== undefined){
let data45 = data.oidc_logout;
if(typeof data45 !== "boolean"){
const err49 = {instancePath:instancePath+"/oidc_logout",schemaPath:"#/properties/oidc_logout/type",keyword:"type",params:{type: "boolean"},schema:schema9.properties.oidc_logout.type,parentSchema:schema9.properties.oidc_logout,data:data45};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.robot_token_duration !== undefined){
let data46 = data.robot_token_duration;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
const err50 = {instancePath:instancePath+"/robot_token_duration",schemaPath:"#/properties/robot_token_duration/type",keyword:"type",params:{type: "integer"},schema:schema9.properties.robot_token_duration.type,parentSchema:schema9.properties.robot_token_duration,data:data46};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((typeof data46 == "number") && (isFinite(data46))){
if(Math.abs(data46) > 9007199254740991){
const err51 = {instancePath:instancePath+"/robot_token_duration",schemaPath:"#/properties/robot_token_duration/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema9.properties.robot_token_duration,data:data46};
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
if(data.robot_name_prefix !== undefined){
let data47 = data.robot_name_prefix;
if(typeof data47 !== "string"){
const err52 = {instancePath:instancePath+"/robot_name_prefix",schemaPath:"#/properties/robot_name_prefix/type",keyword:"type",params:{type: "string"},schema:schema9.properties.robot_name_prefix.type,parentSchema:schema9.properties.robot_name_prefix,data:data47};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.notification_enable !== undefined){
let data48 = data.notification_enable;
if(typeof data48 !== "boolean"){
const err53 = {instancePath:instancePath+"/notification_enable",schemaPath:"#/properties/notification_enable/type",keyword:"type",params:{type: "boolean"},schema:schema9.properties.notification_enable.type,parentSchema:schema9.properties.notification_enable,data:data48};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.quota_per_project_enable !== undefined){
let data49 = data.quota_per_project_enable;
if(typeof data49 !== "boolean"){
const err54 = {instancePath:instancePath+"/quota_per_project_enable",schemaPath:"#/properties/quota_per_project_enable/type",keyword:"type",params:{type: "boolean"},schema:schema9.properties.quota_per_project_enable.type,parentSchema:schema9.properties.quota_per_project_enable,data:data49};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.storage_per_project !== undefined){
let data50 = data.storage_per_project;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
const err55 = {instancePath:instancePath+"/storage_per_project",schemaPath:"#/properties/storage_per_project/type",keyword:"type",params:{type: "integer"},schema:schema9.properties.storage_per_project.type,parentSchema:schema9.properties.storage_per_project,data:data50};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data50 == "number") && (isFinite(data50))){
if(Math.abs(data50) > 9007199254740991){
const err56 = {instancePath:instancePath+"/storage_per_project",schemaPath:"#/properties/storage_per_project/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema9.properties.storage_per_project,data:data50};
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
if(data.audit_log_forward_endpoint !== undefined){
let data51 = data.audit_log_forward_endpoint;
if(typeof data51 !== "string"){
const err57 = {instancePath:instancePath+"/audit_log_forward_endpoint",schemaPath:"#/properties/audit_log_forward_endpoint/type",keyword:"type",params:{type: "string"},schema:schema9.properties.audit_log_forward_endpoint.type,parentSchema:schema9.properties.audit_log_forward_endpoint,data:data51};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.skip_audit_log_database !== undefined){
let data52 = data.skip_audit_log_database;
if(typeof data52 !== "boolean"){
const err58 = {instancePath:instancePath+"/skip_audit_log_database",schemaPath:"#/properties/skip_audit_log_database/type",keyword:"type",params:{type: "boolean"},schema:schema9.properties.skip_audit_log_database.type,parentSchema:schema9.properties.skip_audit_log_database,data:data52};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.session_timeout !== undefined){
let data53 = data.session_timeout;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
const err59 = {instancePath:instancePath+"/session_timeout",schemaPath:"#/properties/session_timeout/type",keyword:"type",params:{type: "integer"},schema:schema9.properties.session_timeout.type,parentSchema:schema9.properties.session_timeout,data:data53};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(Math.abs(data53) > 9007199254740991){
const err60 = {instancePath:instancePath+"/session_timeout",schemaPath:"#/properties/session_timeout/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema9.properties.session_timeout,data:data53};
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
if(data.scanner_skip_update_pulltime !== undefined){
let data54 = data.scanner_skip_update_pulltime;
if(typeof data54 !== "boolean"){
const err61 = {instancePath:instancePath+"/scanner_skip_update_pulltime",schemaPath:"#/properties/scanner_skip_update_pulltime/type",keyword:"type",params:{type: "boolean"},schema:schema9.properties.scanner_skip_update_pulltime.type,parentSchema:schema9.properties.scanner_skip_update_pulltime,data:data54};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.banner_message !== undefined){
let data55 = data.banner_message;
if(typeof data55 !== "string"){
const err62 = {instancePath:instancePath+"/banner_message",schemaPath:"#/properties/banner_message/type",keyword:"type",params:{type: "string"},schema:schema9.properties.banner_message.type,parentSchema:schema9.properties.banner_message,data:data55};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.disabled_audit_log_event_types !== undefined){
let data56 = data.disabled_audit_log_event_types;
if(typeof data56 !== "string"){
const err63 = {instancePath:instancePath+"/disabled_audit_log_event_types",schemaPath:"#/properties/disabled_audit_log_event_types/type",keyword:"type",params:{type: "string"},schema:schema9.properties.disabled_audit_log_event_types.type,parentSchema:schema9.properties.disabled_audit_log_event_types,data:data56};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":{"auth_mode":true,"primary_auth_mode":true,"ldap_base_dn":true,"ldap_filter":true,"ldap_group_base_dn":true,"ldap_group_admin_dn":true,"ldap_group_attribute_name":true,"ldap_group_search_filter":true,"ldap_group_search_scope":true,"ldap_group_attach_parallel":true,"ldap_scope":true,"ldap_search_dn":true,"ldap_search_password":true,"ldap_timeout":true,"ldap_uid":true,"ldap_url":true,"ldap_verify_cert":true,"ldap_group_membership_attribute":true,"project_creation_restriction":true,"read_only":true,"self_registration":true,"token_expiration":true,"uaa_client_id":true,"uaa_client_secret":true,"uaa_endpoint":true,"uaa_verify_cert":true,"http_authproxy_endpoint":true,"http_authproxy_tokenreview_endpoint":true,"http_authproxy_admin_groups":true,"http_authproxy_admin_usernames":true,"http_authproxy_verify_cert":true,"http_authproxy_skip_search":true,"http_authproxy_server_certificate":true,"oidc_name":true,"oidc_endpoint":true,"oidc_client_id":true,"oidc_client_secret":true,"oidc_groups_claim":true,"oidc_admin_group":true,"oidc_group_filter":true,"oidc_scope":true,"oidc_user_claim":true,"oidc_verify_cert":true,"oidc_auto_onboard":true,"oidc_extra_redirect_parms":true,"oidc_logout":true,"robot_token_duration":true,"robot_name_prefix":true,"notification_enable":true,"quota_per_project_enable":true,"storage_per_project":true,"audit_log_forward_endpoint":true,"skip_audit_log_database":true,"session_timeout":true,"scanner_skip_update_pulltime":true,"banner_message":true,"disabled_audit_log_event_types":true},"dynamicProps":false,"dynamicItems":false};


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
validate6.evaluated = {"props":{"auth_mode":true,"primary_auth_mode":true,"ldap_base_dn":true,"ldap_filter":true,"ldap_group_base_dn":true,"ldap_group_admin_dn":true,"ldap_group_attribute_name":true,"ldap_group_search_filter":true,"ldap_group_search_scope":true,"ldap_group_attach_parallel":true,"ldap_scope":true,"ldap_search_dn":true,"ldap_search_password":true,"ldap_timeout":true,"ldap_uid":true,"ldap_url":true,"ldap_verify_cert":true,"ldap_group_membership_attribute":true,"project_creation_restriction":true,"read_only":true,"self_registration":true,"token_expiration":true,"uaa_client_id":true,"uaa_client_secret":true,"uaa_endpoint":true,"uaa_verify_cert":true,"http_authproxy_endpoint":true,"http_authproxy_tokenreview_endpoint":true,"http_authproxy_admin_groups":true,"http_authproxy_admin_usernames":true,"http_authproxy_verify_cert":true,"http_authproxy_skip_search":true,"http_authproxy_server_certificate":true,"oidc_name":true,"oidc_endpoint":true,"oidc_client_id":true,"oidc_client_secret":true,"oidc_groups_claim":true,"oidc_admin_group":true,"oidc_group_filter":true,"oidc_scope":true,"oidc_user_claim":true,"oidc_verify_cert":true,"oidc_auto_onboard":true,"oidc_extra_redirect_parms":true,"oidc_logout":true,"robot_token_duration":true,"robot_name_prefix":true,"notification_enable":true,"quota_per_project_enable":true,"storage_per_project":true,"audit_log_forward_endpoint":true,"skip_audit_log_database":true,"session_timeout":true,"scanner_skip_update_pulltime":true,"banner_message":true,"disabled_audit_log_event_types":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate9;
const schema10 = {"$id":"contract:/listProjects.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"query":{"type":"object","properties":{"q":{"type":"string"},"page":{"int64":{}},"page_size":{"int64":{"maximum":100}},"sort":{"type":"string"},"name":{"type":"string"},"public":{"type":"boolean"},"owner":{"type":"string"},"with_detail":{"type":"boolean"}},"required":[]}},"required":["header","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema10.required,parentSchema:schema10,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema10.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema10.properties.header.properties["X-Request-Id"].type,parentSchema:schema10.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema10.properties.header.type,parentSchema:schema10.properties.header,data:data0};
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
if(data2.q !== undefined){
let data3 = data2.q;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},schema:schema10.properties.query.properties.q.type,parentSchema:schema10.properties.query.properties.q,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.page !== undefined){
let data4 = data2.page;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data2, "page")) || false){
const err6 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema10.properties.query.properties.page.int64,parentSchema:schema10.properties.query.properties.page,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.page_size !== undefined){
let data5 = data2.page_size;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data2, "page_size")) || data5 > 100){
const err7 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema10.properties.query.properties.page_size.int64,parentSchema:schema10.properties.query.properties.page_size,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.sort !== undefined){
let data6 = data2.sort;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema10.properties.query.properties.sort.type,parentSchema:schema10.properties.query.properties.sort,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.name !== undefined){
let data7 = data2.name;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/type",keyword:"type",params:{type: "string"},schema:schema10.properties.query.properties.name.type,parentSchema:schema10.properties.query.properties.name,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.public !== undefined){
let data8 = data2.public;
if(typeof data8 !== "boolean"){
const err10 = {instancePath:instancePath+"/query/public",schemaPath:"#/properties/query/properties/public/type",keyword:"type",params:{type: "boolean"},schema:schema10.properties.query.properties.public.type,parentSchema:schema10.properties.query.properties.public,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.owner !== undefined){
let data9 = data2.owner;
if(typeof data9 !== "string"){
const err11 = {instancePath:instancePath+"/query/owner",schemaPath:"#/properties/query/properties/owner/type",keyword:"type",params:{type: "string"},schema:schema10.properties.query.properties.owner.type,parentSchema:schema10.properties.query.properties.owner,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.with_detail !== undefined){
let data10 = data2.with_detail;
if(typeof data10 !== "boolean"){
const err12 = {instancePath:instancePath+"/query/with_detail",schemaPath:"#/properties/query/properties/with_detail/type",keyword:"type",params:{type: "boolean"},schema:schema10.properties.query.properties.with_detail.type,parentSchema:schema10.properties.query.properties.with_detail,data:data10};
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
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema10.properties.query.type,parentSchema:schema10.properties.query,data:data2};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":{"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate10;
const schema11 = {"$id":"contract:/createProject.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1},"X-Resource-Name-In-Location":{"type":"boolean"}},"required":[]}},"required":["header"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema11.required,parentSchema:schema11,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err1 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.properties.header.properties["X-Request-Id"],data:data1};
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
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema11.properties.header.properties["X-Request-Id"].type,parentSchema:schema11.properties.header.properties["X-Request-Id"],data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0["X-Resource-Name-In-Location"] !== undefined){
let data2 = data0["X-Resource-Name-In-Location"];
if(typeof data2 !== "boolean"){
const err3 = {instancePath:instancePath+"/header/X-Resource-Name-In-Location",schemaPath:"#/properties/header/properties/X-Resource-Name-In-Location/type",keyword:"type",params:{type: "boolean"},schema:schema11.properties.header.properties["X-Resource-Name-In-Location"].type,parentSchema:schema11.properties.header.properties["X-Resource-Name-In-Location"],data:data2};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema11.properties.header.type,parentSchema:schema11.properties.header,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":{"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate11;
const schema12 = {"$id":"contract:/createProject.body","$ref":"contract:/components/schemas/ProjectReq"};
const schema13 = {"$id":"contract:/components/schemas/ProjectReq","type":"object","properties":{"project_name":{"type":"string","maxLength":255},"public":{"type":["boolean","null"]},"metadata":{"$ref":"contract:/components/schemas/ProjectMetadata"},"cve_allowlist":{"$ref":"contract:/components/schemas/CVEAllowlist"},"storage_limit":{"anyOf":[{"int64":{}},{"type":["null"]}]},"registry_id":{"anyOf":[{"int64":{}},{"type":["null"]}]}}};
const schema14 = {"$id":"contract:/components/schemas/ProjectMetadata","type":"object","properties":{"public":{"type":"string"},"enable_content_trust":{"type":["string","null"]},"enable_content_trust_cosign":{"type":["string","null"]},"prevent_vul":{"type":["string","null"]},"severity":{"type":["string","null"]},"auto_scan":{"type":["string","null"]},"auto_sbom_generation":{"type":["string","null"]},"reuse_sys_cve_allowlist":{"type":["string","null"]},"retention_id":{"type":["string","null"]},"proxy_speed_kb":{"type":["string","null"]},"max_upstream_conn":{"type":["string","null"]},"proxy_cache_local_on_not_found":{"type":["string","null"]},"proxy_referrer_api":{"type":["string","null"]},"proxy_cache_filter_pattern":{"type":["string","null"]},"proxy_cache_filter_kind":{"type":["string","null"]}}};

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
if(data.public !== undefined){
let data0 = data.public;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/public",schemaPath:"#/properties/public/type",keyword:"type",params:{type: "string"},schema:schema14.properties.public.type,parentSchema:schema14.properties.public,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.enable_content_trust !== undefined){
let data1 = data.enable_content_trust;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/enable_content_trust",schemaPath:"#/properties/enable_content_trust/type",keyword:"type",params:{type: schema14.properties.enable_content_trust.type},schema:schema14.properties.enable_content_trust.type,parentSchema:schema14.properties.enable_content_trust,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.enable_content_trust_cosign !== undefined){
let data2 = data.enable_content_trust_cosign;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/enable_content_trust_cosign",schemaPath:"#/properties/enable_content_trust_cosign/type",keyword:"type",params:{type: schema14.properties.enable_content_trust_cosign.type},schema:schema14.properties.enable_content_trust_cosign.type,parentSchema:schema14.properties.enable_content_trust_cosign,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.prevent_vul !== undefined){
let data3 = data.prevent_vul;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/prevent_vul",schemaPath:"#/properties/prevent_vul/type",keyword:"type",params:{type: schema14.properties.prevent_vul.type},schema:schema14.properties.prevent_vul.type,parentSchema:schema14.properties.prevent_vul,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.severity !== undefined){
let data4 = data.severity;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type: schema14.properties.severity.type},schema:schema14.properties.severity.type,parentSchema:schema14.properties.severity,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.auto_scan !== undefined){
let data5 = data.auto_scan;
if((typeof data5 !== "string") && (data5 !== null)){
const err5 = {instancePath:instancePath+"/auto_scan",schemaPath:"#/properties/auto_scan/type",keyword:"type",params:{type: schema14.properties.auto_scan.type},schema:schema14.properties.auto_scan.type,parentSchema:schema14.properties.auto_scan,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.auto_sbom_generation !== undefined){
let data6 = data.auto_sbom_generation;
if((typeof data6 !== "string") && (data6 !== null)){
const err6 = {instancePath:instancePath+"/auto_sbom_generation",schemaPath:"#/properties/auto_sbom_generation/type",keyword:"type",params:{type: schema14.properties.auto_sbom_generation.type},schema:schema14.properties.auto_sbom_generation.type,parentSchema:schema14.properties.auto_sbom_generation,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.reuse_sys_cve_allowlist !== undefined){
let data7 = data.reuse_sys_cve_allowlist;
if((typeof data7 !== "string") && (data7 !== null)){
const err7 = {instancePath:instancePath+"/reuse_sys_cve_allowlist",schemaPath:"#/properties/reuse_sys_cve_allowlist/type",keyword:"type",params:{type: schema14.properties.reuse_sys_cve_allowlist.type},schema:schema14.properties.reuse_sys_cve_allowlist.type,parentSchema:schema14.properties.reuse_sys_cve_allowlist,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.retention_id !== undefined){
let data8 = data.retention_id;
if((typeof data8 !== "string") && (data8 !== null)){
const err8 = {instancePath:instancePath+"/retention_id",schemaPath:"#/properties/retention_id/type",keyword:"type",params:{type: schema14.properties.retention_id.type},schema:schema14.properties.retention_id.type,parentSchema:schema14.properties.retention_id,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.proxy_speed_kb !== undefined){
let data9 = data.proxy_speed_kb;
if((typeof data9 !== "string") && (data9 !== null)){
const err9 = {instancePath:instancePath+"/proxy_speed_kb",schemaPath:"#/properties/proxy_speed_kb/type",keyword:"type",params:{type: schema14.properties.proxy_speed_kb.type},schema:schema14.properties.proxy_speed_kb.type,parentSchema:schema14.properties.proxy_speed_kb,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.max_upstream_conn !== undefined){
let data10 = data.max_upstream_conn;
if((typeof data10 !== "string") && (data10 !== null)){
const err10 = {instancePath:instancePath+"/max_upstream_conn",schemaPath:"#/properties/max_upstream_conn/type",keyword:"type",params:{type: schema14.properties.max_upstream_conn.type},schema:schema14.properties.max_upstream_conn.type,parentSchema:schema14.properties.max_upstream_conn,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.proxy_cache_local_on_not_found !== undefined){
let data11 = data.proxy_cache_local_on_not_found;
if((typeof data11 !== "string") && (data11 !== null)){
const err11 = {instancePath:instancePath+"/proxy_cache_local_on_not_found",schemaPath:"#/properties/proxy_cache_local_on_not_found/type",keyword:"type",params:{type: schema14.properties.proxy_cache_local_on_not_found.type},schema:schema14.properties.proxy_cache_local_on_not_found.type,parentSchema:schema14.properties.proxy_cache_local_on_not_found,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.proxy_referrer_api !== undefined){
let data12 = data.proxy_referrer_api;
if((typeof data12 !== "string") && (data12 !== null)){
const err12 = {instancePath:instancePath+"/proxy_referrer_api",schemaPath:"#/properties/proxy_referrer_api/type",keyword:"type",params:{type: schema14.properties.proxy_referrer_api.type},schema:schema14.properties.proxy_referrer_api.type,parentSchema:schema14.properties.proxy_referrer_api,data:data12};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.proxy_cache_filter_pattern !== undefined){
let data13 = data.proxy_cache_filter_pattern;
if((typeof data13 !== "string") && (data13 !== null)){
const err13 = {instancePath:instancePath+"/proxy_cache_filter_pattern",schemaPath:"#/properties/proxy_cache_filter_pattern/type",keyword:"type",params:{type: schema14.properties.proxy_cache_filter_pattern.type},schema:schema14.properties.proxy_cache_filter_pattern.type,parentSchema:schema14.properties.proxy_cache_filter_pattern,data:data13};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.proxy_cache_filter_kind !== undefined){
let data14 = data.proxy_cache_filter_kind;
if((typeof data14 !== "string") && (data14 !== null)){
const err14 = {instancePath:instancePath+"/proxy_cache_filter_kind",schemaPath:"#/properties/proxy_cache_filter_kind/type",keyword:"type",params:{type: schema14.properties.proxy_cache_filter_kind.type},schema:schema14.properties.proxy_cache_filter_kind.type,parentSchema:schema14.properties.proxy_cache_filter_kind,data:data14};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":{"public":true,"enable_content_trust":true,"enable_content_trust_cosign":true,"prevent_vul":true,"severity":true,"auto_scan":true,"auto_sbom_generation":true,"reuse_sys_cve_allowlist":true,"retention_id":true,"proxy_speed_kb":true,"max_upstream_conn":true,"proxy_cache_local_on_not_found":true,"proxy_referrer_api":true,"proxy_cache_filter_pattern":true,"proxy_cache_filter_kind":true},"dynamicProps":false,"dynamicItems":false};

const schema15 = {"$id":"contract:/components/schemas/CVEAllowlist","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"project_id":{"type":"integer","safeInteger":true},"expires_at":{"type":["integer","null"],"safeInteger":true},"items":{"type":"array","items":{"$ref":"contract:/components/schemas/CVEAllowlistItem"}},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};
const schema16 = {"$id":"contract:/components/schemas/CVEAllowlistItem","type":"object","properties":{"cve_id":{"type":"string"}}};
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema15.properties.id.type,parentSchema:schema15.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(Math.abs(data0) > 9007199254740991){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema15.properties.id,data:data0};
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
if(data.project_id !== undefined){
let data1 = data.project_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema15.properties.project_id.type,parentSchema:schema15.properties.project_id,data:data1};
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
const err3 = {instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema15.properties.project_id,data:data1};
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
if(data.expires_at !== undefined){
let data2 = data.expires_at;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err4 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema15.properties.expires_at.type},schema:schema15.properties.expires_at.type,parentSchema:schema15.properties.expires_at,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err5 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema15.properties.expires_at,data:data2};
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
if(data.items !== undefined){
let data3 = data.items;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.cve_id !== undefined){
let data5 = data4.cve_id;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/items/" + i0+"/cve_id",schemaPath:"contract:/components/schemas/CVEAllowlistItem/properties/cve_id/type",keyword:"type",params:{type: "string"},schema:schema16.properties.cve_id.type,parentSchema:schema16.properties.cve_id,data:data5};
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
const err7 = {instancePath:instancePath+"/items/" + i0,schemaPath:"contract:/components/schemas/CVEAllowlistItem/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data:data4};
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
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},schema:schema15.properties.items.type,parentSchema:schema15.properties.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.creation_time !== undefined){
let data6 = data.creation_time;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err9 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema15.properties.creation_time,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data6.includes(":60")){
const next0 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err10 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema15.properties.creation_time,data:data6};
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
const err11 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema15.properties.creation_time.type,parentSchema:schema15.properties.creation_time,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.update_time !== undefined){
let data7 = data.update_time;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err12 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema15.properties.update_time,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data7.includes(":60")){
const next1 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err13 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema15.properties.update_time,data:data7};
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
const err14 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema15.properties.update_time.type,parentSchema:schema15.properties.update_time,data:data7};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":{"id":true,"project_id":true,"expires_at":true,"items":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.project_name !== undefined){
let data0 = data.project_name;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err0 = {instancePath:instancePath+"/project_name",schemaPath:"#/properties/project_name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema13.properties.project_name,data:data0};
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
const err1 = {instancePath:instancePath+"/project_name",schemaPath:"#/properties/project_name/type",keyword:"type",params:{type: "string"},schema:schema13.properties.project_name.type,parentSchema:schema13.properties.project_name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.public !== undefined){
let data1 = data.public;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/public",schemaPath:"#/properties/public/type",keyword:"type",params:{type: schema13.properties.public.type},schema:schema13.properties.public.type,parentSchema:schema13.properties.public,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate13.call(this, data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate13.errors);
errors = vErrors.length;
}
}
if(data.cve_allowlist !== undefined){
if(!(validate15.call(this, data.cve_allowlist, {instancePath:instancePath+"/cve_allowlist",parentData:data,parentDataProperty:"cve_allowlist",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate15.errors);
errors = vErrors.length;
}
}
if(data.storage_limit !== undefined){
let data4 = data.storage_limit;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data, "storage_limit")) || false){
const err3 = {instancePath:instancePath+"/storage_limit",schemaPath:"#/properties/storage_limit/anyOf/0/int64",keyword:"int64",params:{},schema:schema13.properties.storage_limit.anyOf[0].int64,parentSchema:schema13.properties.storage_limit.anyOf[0],data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/storage_limit",schemaPath:"#/properties/storage_limit/anyOf/1/type",keyword:"type",params:{type: schema13.properties.storage_limit.anyOf[1].type},schema:schema13.properties.storage_limit.anyOf[1].type,parentSchema:schema13.properties.storage_limit.anyOf[1],data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/storage_limit",schemaPath:"#/properties/storage_limit/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs8, passingSchemas: null},schema:schema13.properties.storage_limit.anyOf,parentSchema:schema13.properties.storage_limit,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
if(data.registry_id !== undefined){
let data5 = data.registry_id;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data, "registry_id")) || false){
const err6 = {instancePath:instancePath+"/registry_id",schemaPath:"#/properties/registry_id/anyOf/0/int64",keyword:"int64",params:{},schema:schema13.properties.registry_id.anyOf[0].int64,parentSchema:schema13.properties.registry_id.anyOf[0],data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
const _errs15 = errors;
if(data5 !== null){
const err7 = {instancePath:instancePath+"/registry_id",schemaPath:"#/properties/registry_id/anyOf/1/type",keyword:"type",params:{type: schema13.properties.registry_id.anyOf[1].type},schema:schema13.properties.registry_id.anyOf[1].type,parentSchema:schema13.properties.registry_id.anyOf[1],data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err8 = {instancePath:instancePath+"/registry_id",schemaPath:"#/properties/registry_id/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs13, passingSchemas: null},schema:schema13.properties.registry_id.anyOf,parentSchema:schema13.properties.registry_id,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
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
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"project_name":true,"public":true,"metadata":true,"cve_allowlist":true,"storage_limit":true,"registry_id":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate12.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate12.errors);
errors = vErrors.length;
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":{"project_name":true,"public":true,"metadata":true,"cve_allowlist":true,"storage_limit":true,"registry_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate18;
const schema17 = {"$id":"contract:/headProject.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"query":{"type":"object","properties":{"project_name":{"type":"string"}},"required":["project_name"]}},"required":["header","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema17.required,parentSchema:schema17,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema17.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema17.properties.header.properties["X-Request-Id"].type,parentSchema:schema17.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema17.properties.header.type,parentSchema:schema17.properties.header,data:data0};
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
if(data2.project_name === undefined){
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "project_name"},schema:schema17.properties.query.required,parentSchema:schema17.properties.query,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.project_name !== undefined){
let data3 = data2.project_name;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/project_name",schemaPath:"#/properties/query/properties/project_name/type",keyword:"type",params:{type: "string"},schema:schema17.properties.query.properties.project_name.type,parentSchema:schema17.properties.query.properties.project_name,data:data3};
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
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema17.properties.query.type,parentSchema:schema17.properties.query,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
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
validate18.evaluated = {"props":{"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate19;
const schema18 = {"$id":"contract:/getProject.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1},"X-Is-Resource-Name":{"type":"boolean"}},"required":[]},"path":{"type":"object","properties":{"project_name_or_id":{"type":"string"}},"required":["project_name_or_id"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema18.required,parentSchema:schema18,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema18.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema18.properties.header.properties["X-Request-Id"].type,parentSchema:schema18.properties.header.properties["X-Request-Id"],data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0["X-Is-Resource-Name"] !== undefined){
let data2 = data0["X-Is-Resource-Name"];
if(typeof data2 !== "boolean"){
const err4 = {instancePath:instancePath+"/header/X-Is-Resource-Name",schemaPath:"#/properties/header/properties/X-Is-Resource-Name/type",keyword:"type",params:{type: "boolean"},schema:schema18.properties.header.properties["X-Is-Resource-Name"].type,parentSchema:schema18.properties.header.properties["X-Is-Resource-Name"],data:data2};
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
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema18.properties.header.type,parentSchema:schema18.properties.header,data:data0};
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
if(data3.project_name_or_id === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name_or_id"},schema:schema18.properties.path.required,parentSchema:schema18.properties.path,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.project_name_or_id !== undefined){
let data4 = data3.project_name_or_id;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/path/project_name_or_id",schemaPath:"#/properties/path/properties/project_name_or_id/type",keyword:"type",params:{type: "string"},schema:schema18.properties.path.properties.project_name_or_id.type,parentSchema:schema18.properties.path.properties.project_name_or_id,data:data4};
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
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema18.properties.path.type,parentSchema:schema18.properties.path,data:data3};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate20;
const schema19 = {"$id":"contract:/listProjectMembers.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1},"X-Is-Resource-Name":{"type":"boolean"}},"required":[]},"path":{"type":"object","properties":{"project_name_or_id":{"type":"string"}},"required":["project_name_or_id"]},"query":{"type":"object","properties":{"page":{"int64":{}},"page_size":{"int64":{"maximum":100}},"entityname":{"type":"string"}},"required":[]}},"required":["header","path","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema19.properties.header.properties["X-Request-Id"].type,parentSchema:schema19.properties.header.properties["X-Request-Id"],data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0["X-Is-Resource-Name"] !== undefined){
let data2 = data0["X-Is-Resource-Name"];
if(typeof data2 !== "boolean"){
const err5 = {instancePath:instancePath+"/header/X-Is-Resource-Name",schemaPath:"#/properties/header/properties/X-Is-Resource-Name/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.header.properties["X-Is-Resource-Name"].type,parentSchema:schema19.properties.header.properties["X-Is-Resource-Name"],data:data2};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema19.properties.header.type,parentSchema:schema19.properties.header,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.path !== undefined){
let data3 = data.path;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.project_name_or_id === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name_or_id"},schema:schema19.properties.path.required,parentSchema:schema19.properties.path,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.project_name_or_id !== undefined){
let data4 = data3.project_name_or_id;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/path/project_name_or_id",schemaPath:"#/properties/path/properties/project_name_or_id/type",keyword:"type",params:{type: "string"},schema:schema19.properties.path.properties.project_name_or_id.type,parentSchema:schema19.properties.path.properties.project_name_or_id,data:data4};
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
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema19.properties.path.type,parentSchema:schema19.properties.path,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.query !== undefined){
let data5 = data.query;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.page !== undefined){
let data6 = data5.page;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data5, "page")) || false){
const err10 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema19.properties.query.properties.page.int64,parentSchema:schema19.properties.query.properties.page,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data5.page_size !== undefined){
let data7 = data5.page_size;
if(!((typeof data7 === "number" && Number.isSafeInteger(data7) && !Object.is(data7, -0)) || (typeof data7 === "bigint" && data7 >= -9223372036854775808n && data7 <= 9223372036854775807n)) || (this && this.has(data5, "page_size")) || data7 > 100){
const err11 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema19.properties.query.properties.page_size.int64,parentSchema:schema19.properties.query.properties.page_size,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.entityname !== undefined){
let data8 = data5.entityname;
if(typeof data8 !== "string"){
const err12 = {instancePath:instancePath+"/query/entityname",schemaPath:"#/properties/query/properties/entityname/type",keyword:"type",params:{type: "string"},schema:schema19.properties.query.properties.entityname.type,parentSchema:schema19.properties.query.properties.entityname,data:data8};
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
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema19.properties.query.type,parentSchema:schema19.properties.query,data:data5};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"header":true,"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate21;
const schema20 = {"$id":"contract:/createProjectMember.body","$ref":"contract:/components/schemas/ProjectMember"};
const schema21 = {"$id":"contract:/components/schemas/ProjectMember","type":"object","properties":{"role_id":{"type":"integer","safeInteger":true},"member_user":{"$ref":"contract:/components/schemas/UserEntity"},"member_group":{"$ref":"contract:/components/schemas/UserGroup"}}};
const schema22 = {"$id":"contract:/components/schemas/UserEntity","type":"object","properties":{"user_id":{"type":"integer","safeInteger":true},"username":{"type":"string"}}};
const schema23 = {"$id":"contract:/components/schemas/UserGroup","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"group_name":{"type":"string"},"group_type":{"type":"integer","safeInteger":true},"ldap_group_dn":{"type":"string"}}};

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
if(data.role_id !== undefined){
let data0 = data.role_id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/role_id",schemaPath:"#/properties/role_id/type",keyword:"type",params:{type: "integer"},schema:schema21.properties.role_id.type,parentSchema:schema21.properties.role_id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(Math.abs(data0) > 9007199254740991){
const err1 = {instancePath:instancePath+"/role_id",schemaPath:"#/properties/role_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema21.properties.role_id,data:data0};
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
if(data.member_user !== undefined){
let data1 = data.member_user;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.user_id !== undefined){
let data2 = data1.user_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/member_user/user_id",schemaPath:"contract:/components/schemas/UserEntity/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema22.properties.user_id.type,parentSchema:schema22.properties.user_id,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err3 = {instancePath:instancePath+"/member_user/user_id",schemaPath:"contract:/components/schemas/UserEntity/properties/user_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema22.properties.user_id,data:data2};
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
if(data1.username !== undefined){
let data3 = data1.username;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/member_user/username",schemaPath:"contract:/components/schemas/UserEntity/properties/username/type",keyword:"type",params:{type: "string"},schema:schema22.properties.username.type,parentSchema:schema22.properties.username,data:data3};
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
const err5 = {instancePath:instancePath+"/member_user",schemaPath:"contract:/components/schemas/UserEntity/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.member_group !== undefined){
let data4 = data.member_group;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.id !== undefined){
let data5 = data4.id;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/member_group/id",schemaPath:"contract:/components/schemas/UserGroup/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema23.properties.id.type,parentSchema:schema23.properties.id,data:data5};
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
const err7 = {instancePath:instancePath+"/member_group/id",schemaPath:"contract:/components/schemas/UserGroup/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema23.properties.id,data:data5};
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
if(data4.group_name !== undefined){
let data6 = data4.group_name;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/member_group/group_name",schemaPath:"contract:/components/schemas/UserGroup/properties/group_name/type",keyword:"type",params:{type: "string"},schema:schema23.properties.group_name.type,parentSchema:schema23.properties.group_name,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.group_type !== undefined){
let data7 = data4.group_type;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err9 = {instancePath:instancePath+"/member_group/group_type",schemaPath:"contract:/components/schemas/UserGroup/properties/group_type/type",keyword:"type",params:{type: "integer"},schema:schema23.properties.group_type.type,parentSchema:schema23.properties.group_type,data:data7};
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
const err10 = {instancePath:instancePath+"/member_group/group_type",schemaPath:"contract:/components/schemas/UserGroup/properties/group_type/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema23.properties.group_type,data:data7};
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
if(data4.ldap_group_dn !== undefined){
let data8 = data4.ldap_group_dn;
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/member_group/ldap_group_dn",schemaPath:"contract:/components/schemas/UserGroup/properties/ldap_group_dn/type",keyword:"type",params:{type: "string"},schema:schema23.properties.ldap_group_dn.type,parentSchema:schema23.properties.ldap_group_dn,data:data8};
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
const err12 = {instancePath:instancePath+"/member_group",schemaPath:"contract:/components/schemas/UserGroup/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data:data4};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"role_id":true,"member_user":true,"member_group":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate22.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate22.errors);
errors = vErrors.length;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"role_id":true,"member_user":true,"member_group":true},"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate24;
const schema24 = {"$id":"contract:/getProjectMember.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1},"X-Is-Resource-Name":{"type":"boolean"}},"required":[]},"path":{"type":"object","properties":{"project_name_or_id":{"type":"string"},"mid":{"int64":{}}},"required":["project_name_or_id","mid"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema24.required,parentSchema:schema24,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema24.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema24.properties.header.properties["X-Request-Id"].type,parentSchema:schema24.properties.header.properties["X-Request-Id"],data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0["X-Is-Resource-Name"] !== undefined){
let data2 = data0["X-Is-Resource-Name"];
if(typeof data2 !== "boolean"){
const err4 = {instancePath:instancePath+"/header/X-Is-Resource-Name",schemaPath:"#/properties/header/properties/X-Is-Resource-Name/type",keyword:"type",params:{type: "boolean"},schema:schema24.properties.header.properties["X-Is-Resource-Name"].type,parentSchema:schema24.properties.header.properties["X-Is-Resource-Name"],data:data2};
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
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema24.properties.header.type,parentSchema:schema24.properties.header,data:data0};
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
if(data3.project_name_or_id === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name_or_id"},schema:schema24.properties.path.required,parentSchema:schema24.properties.path,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.mid === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "mid"},schema:schema24.properties.path.required,parentSchema:schema24.properties.path,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.project_name_or_id !== undefined){
let data4 = data3.project_name_or_id;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/path/project_name_or_id",schemaPath:"#/properties/path/properties/project_name_or_id/type",keyword:"type",params:{type: "string"},schema:schema24.properties.path.properties.project_name_or_id.type,parentSchema:schema24.properties.path.properties.project_name_or_id,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.mid !== undefined){
let data5 = data3.mid;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data3, "mid")) || false){
const err9 = {instancePath:instancePath+"/path/mid",schemaPath:"#/properties/path/properties/mid/int64",keyword:"int64",params:{},schema:schema24.properties.path.properties.mid.int64,parentSchema:schema24.properties.path.properties.mid,data:data5};
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
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema24.properties.path.type,parentSchema:schema24.properties.path,data:data3};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate25;
const schema25 = {"$id":"contract:/updateProjectMember.body","$ref":"contract:/components/schemas/RoleRequest"};
const schema26 = {"$id":"contract:/components/schemas/RoleRequest","type":"object","properties":{"role_id":{"type":"integer","safeInteger":true}}};

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
if(data.role_id !== undefined){
let data0 = data.role_id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/role_id",schemaPath:"contract:/components/schemas/RoleRequest/properties/role_id/type",keyword:"type",params:{type: "integer"},schema:schema26.properties.role_id.type,parentSchema:schema26.properties.role_id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(Math.abs(data0) > 9007199254740991){
const err1 = {instancePath:instancePath+"/role_id",schemaPath:"contract:/components/schemas/RoleRequest/properties/role_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema26.properties.role_id,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/RoleRequest/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data};
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
validate25.evaluated = {"props":{"role_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate26;
const schema27 = {"$id":"contract:/addProjectMetadatas.body","type":"object","additionalProperties":{"type":"string"}};

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
for(const key0 in data){
let data0 = data[key0];
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/" + runtime.escapeName(key0),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema27.additionalProperties.type,parentSchema:schema27.additionalProperties,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate27;
const schema28 = {"$id":"contract:/getProjectMetadata.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1},"X-Is-Resource-Name":{"type":"boolean"}},"required":[]},"path":{"type":"object","properties":{"project_name_or_id":{"type":"string"},"meta_name":{"type":"string"}},"required":["project_name_or_id","meta_name"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema28.required,parentSchema:schema28,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema28.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema28.properties.header.properties["X-Request-Id"].type,parentSchema:schema28.properties.header.properties["X-Request-Id"],data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0["X-Is-Resource-Name"] !== undefined){
let data2 = data0["X-Is-Resource-Name"];
if(typeof data2 !== "boolean"){
const err4 = {instancePath:instancePath+"/header/X-Is-Resource-Name",schemaPath:"#/properties/header/properties/X-Is-Resource-Name/type",keyword:"type",params:{type: "boolean"},schema:schema28.properties.header.properties["X-Is-Resource-Name"].type,parentSchema:schema28.properties.header.properties["X-Is-Resource-Name"],data:data2};
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
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema28.properties.header.type,parentSchema:schema28.properties.header,data:data0};
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
if(data3.project_name_or_id === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name_or_id"},schema:schema28.properties.path.required,parentSchema:schema28.properties.path,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.meta_name === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "meta_name"},schema:schema28.properties.path.required,parentSchema:schema28.properties.path,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.project_name_or_id !== undefined){
let data4 = data3.project_name_or_id;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/path/project_name_or_id",schemaPath:"#/properties/path/properties/project_name_or_id/type",keyword:"type",params:{type: "string"},schema:schema28.properties.path.properties.project_name_or_id.type,parentSchema:schema28.properties.path.properties.project_name_or_id,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.meta_name !== undefined){
let data5 = data3.meta_name;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/path/meta_name",schemaPath:"#/properties/path/properties/meta_name/type",keyword:"type",params:{type: "string"},schema:schema28.properties.path.properties.meta_name.type,parentSchema:schema28.properties.path.properties.meta_name,data:data5};
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
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema28.properties.path.type,parentSchema:schema28.properties.path,data:data3};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema28.type,parentSchema:schema28,data};
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
validate27.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate28;
const schema29 = {"$id":"contract:/listAllRepositories.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"query":{"type":"object","properties":{"q":{"type":"string"},"sort":{"type":"string"},"page":{"int64":{}},"page_size":{"int64":{"maximum":100}}},"required":[]}},"required":["header","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema29.required,parentSchema:schema29,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema29.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema29.properties.header.properties["X-Request-Id"].type,parentSchema:schema29.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema29.properties.header.type,parentSchema:schema29.properties.header,data:data0};
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
if(data2.q !== undefined){
let data3 = data2.q;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},schema:schema29.properties.query.properties.q.type,parentSchema:schema29.properties.query.properties.q,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.sort !== undefined){
let data4 = data2.sort;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema29.properties.query.properties.sort.type,parentSchema:schema29.properties.query.properties.sort,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.page !== undefined){
let data5 = data2.page;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data2, "page")) || false){
const err7 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema29.properties.query.properties.page.int64,parentSchema:schema29.properties.query.properties.page,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.page_size !== undefined){
let data6 = data2.page_size;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data2, "page_size")) || data6 > 100){
const err8 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema29.properties.query.properties.page_size.int64,parentSchema:schema29.properties.query.properties.page_size,data:data6};
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
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema29.properties.query.type,parentSchema:schema29.properties.query,data:data2};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate29;
const schema30 = {"$id":"contract:/listRepositories.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"project_name":{"type":"string"}},"required":["project_name"]},"query":{"type":"object","properties":{"q":{"type":"string"},"sort":{"type":"string"},"page":{"int64":{}},"page_size":{"int64":{"maximum":100}}},"required":[]}},"required":["header","path","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema30.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema30.properties.header.properties["X-Request-Id"].type,parentSchema:schema30.properties.header.properties["X-Request-Id"],data:data1};
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
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema30.properties.header.type,parentSchema:schema30.properties.header,data:data0};
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
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.project_name === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name"},schema:schema30.properties.path.required,parentSchema:schema30.properties.path,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.project_name !== undefined){
let data3 = data2.project_name;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/path/project_name",schemaPath:"#/properties/path/properties/project_name/type",keyword:"type",params:{type: "string"},schema:schema30.properties.path.properties.project_name.type,parentSchema:schema30.properties.path.properties.project_name,data:data3};
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
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema30.properties.path.type,parentSchema:schema30.properties.path,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.query !== undefined){
let data4 = data.query;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.q !== undefined){
let data5 = data4.q;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},schema:schema30.properties.query.properties.q.type,parentSchema:schema30.properties.query.properties.q,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.sort !== undefined){
let data6 = data4.sort;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema30.properties.query.properties.sort.type,parentSchema:schema30.properties.query.properties.sort,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.page !== undefined){
let data7 = data4.page;
if(!((typeof data7 === "number" && Number.isSafeInteger(data7) && !Object.is(data7, -0)) || (typeof data7 === "bigint" && data7 >= -9223372036854775808n && data7 <= 9223372036854775807n)) || (this && this.has(data4, "page")) || false){
const err11 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema30.properties.query.properties.page.int64,parentSchema:schema30.properties.query.properties.page,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.page_size !== undefined){
let data8 = data4.page_size;
if(!((typeof data8 === "number" && Number.isSafeInteger(data8) && !Object.is(data8, -0)) || (typeof data8 === "bigint" && data8 >= -9223372036854775808n && data8 <= 9223372036854775807n)) || (this && this.has(data4, "page_size")) || data8 > 100){
const err12 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema30.properties.query.properties.page_size.int64,parentSchema:schema30.properties.query.properties.page_size,data:data8};
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
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema30.properties.query.type,parentSchema:schema30.properties.query,data:data4};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"header":true,"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate30;
const schema31 = {"$id":"contract:/getRepository.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"project_name":{"type":"string"},"repository_name":{"type":"string"}},"required":["project_name","repository_name"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema31.required,parentSchema:schema31,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema31.properties.header.properties["X-Request-Id"].type,parentSchema:schema31.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema31.properties.header.type,parentSchema:schema31.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.project_name === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name"},schema:schema31.properties.path.required,parentSchema:schema31.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.repository_name === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "repository_name"},schema:schema31.properties.path.required,parentSchema:schema31.properties.path,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.project_name !== undefined){
let data3 = data2.project_name;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/path/project_name",schemaPath:"#/properties/path/properties/project_name/type",keyword:"type",params:{type: "string"},schema:schema31.properties.path.properties.project_name.type,parentSchema:schema31.properties.path.properties.project_name,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.repository_name !== undefined){
let data4 = data2.repository_name;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/path/repository_name",schemaPath:"#/properties/path/properties/repository_name/type",keyword:"type",params:{type: "string"},schema:schema31.properties.path.properties.repository_name.type,parentSchema:schema31.properties.path.properties.repository_name,data:data4};
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
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema31.properties.path.type,parentSchema:schema31.properties.path,data:data2};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate31;
const schema32 = {"$id":"contract:/updateRepository.body","$ref":"contract:/components/schemas/Repository"};
const schema33 = {"$id":"contract:/components/schemas/Repository","type":"object","properties":{"id":{"int64":{}},"project_id":{"int64":{}},"name":{"type":"string"},"description":{"type":"string"},"artifact_count":{"int64":{}},"pull_count":{"int64":{}},"creation_time":{"type":["string","null"],"format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "id")) || false){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Repository/properties/id/int64",keyword:"int64",params:{},schema:schema33.properties.id.int64,parentSchema:schema33.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.project_id !== undefined){
let data1 = data.project_id;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data, "project_id")) || false){
const err1 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/Repository/properties/project_id/int64",keyword:"int64",params:{},schema:schema33.properties.project_id.int64,parentSchema:schema33.properties.project_id,data:data1};
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
let data2 = data.name;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/Repository/properties/name/type",keyword:"type",params:{type: "string"},schema:schema33.properties.name.type,parentSchema:schema33.properties.name,data:data2};
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
let data3 = data.description;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/Repository/properties/description/type",keyword:"type",params:{type: "string"},schema:schema33.properties.description.type,parentSchema:schema33.properties.description,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.artifact_count !== undefined){
let data4 = data.artifact_count;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data, "artifact_count")) || false){
const err4 = {instancePath:instancePath+"/artifact_count",schemaPath:"contract:/components/schemas/Repository/properties/artifact_count/int64",keyword:"int64",params:{},schema:schema33.properties.artifact_count.int64,parentSchema:schema33.properties.artifact_count,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pull_count !== undefined){
let data5 = data.pull_count;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data, "pull_count")) || false){
const err5 = {instancePath:instancePath+"/pull_count",schemaPath:"contract:/components/schemas/Repository/properties/pull_count/int64",keyword:"int64",params:{},schema:schema33.properties.pull_count.int64,parentSchema:schema33.properties.pull_count,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.creation_time !== undefined){
let data6 = data.creation_time;
if((typeof data6 !== "string") && (data6 !== null)){
const err6 = {instancePath:instancePath+"/creation_time",schemaPath:"contract:/components/schemas/Repository/properties/creation_time/type",keyword:"type",params:{type: schema33.properties.creation_time.type},schema:schema33.properties.creation_time.type,parentSchema:schema33.properties.creation_time,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err7 = {instancePath:instancePath+"/creation_time",schemaPath:"contract:/components/schemas/Repository/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema33.properties.creation_time,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data6.includes(":60")){
const next0 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err8 = {instancePath:instancePath+"/creation_time",schemaPath:"contract:/components/schemas/Repository/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema33.properties.creation_time,data:data6};
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
if(data.update_time !== undefined){
let data7 = data.update_time;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err9 = {instancePath:instancePath+"/update_time",schemaPath:"contract:/components/schemas/Repository/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema33.properties.update_time,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data7.includes(":60")){
const next1 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err10 = {instancePath:instancePath+"/update_time",schemaPath:"contract:/components/schemas/Repository/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema33.properties.update_time,data:data7};
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
const err11 = {instancePath:instancePath+"/update_time",schemaPath:"contract:/components/schemas/Repository/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema33.properties.update_time.type,parentSchema:schema33.properties.update_time,data:data7};
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
const err12 = {instancePath,schemaPath:"contract:/components/schemas/Repository/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"id":true,"project_id":true,"name":true,"description":true,"artifact_count":true,"pull_count":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate32;
const schema34 = {"$id":"contract:/listArtifacts.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1},"X-Accept-Vulnerabilities":{"type":"string"}},"required":[]},"path":{"type":"object","properties":{"project_name":{"type":"string"},"repository_name":{"type":"string"}},"required":["project_name","repository_name"]},"query":{"type":"object","properties":{"q":{"type":"string"},"sort":{"type":"string"},"page":{"int64":{}},"page_size":{"int64":{"maximum":100}},"with_tag":{"type":"boolean"},"with_label":{"type":"boolean"},"with_scan_overview":{"type":"boolean"},"with_sbom_overview":{"type":"boolean"},"with_immutable_status":{"type":"boolean"},"with_accessory":{"type":"boolean"},"with_inherited_accessory":{"type":"boolean"}},"required":[]}},"required":["header","path","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema34.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema34.properties.header.properties["X-Request-Id"].type,parentSchema:schema34.properties.header.properties["X-Request-Id"],data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0["X-Accept-Vulnerabilities"] !== undefined){
let data2 = data0["X-Accept-Vulnerabilities"];
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/header/X-Accept-Vulnerabilities",schemaPath:"#/properties/header/properties/X-Accept-Vulnerabilities/type",keyword:"type",params:{type: "string"},schema:schema34.properties.header.properties["X-Accept-Vulnerabilities"].type,parentSchema:schema34.properties.header.properties["X-Accept-Vulnerabilities"],data:data2};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema34.properties.header.type,parentSchema:schema34.properties.header,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.path !== undefined){
let data3 = data.path;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.project_name === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name"},schema:schema34.properties.path.required,parentSchema:schema34.properties.path,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.repository_name === undefined){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "repository_name"},schema:schema34.properties.path.required,parentSchema:schema34.properties.path,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.project_name !== undefined){
let data4 = data3.project_name;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/path/project_name",schemaPath:"#/properties/path/properties/project_name/type",keyword:"type",params:{type: "string"},schema:schema34.properties.path.properties.project_name.type,parentSchema:schema34.properties.path.properties.project_name,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.repository_name !== undefined){
let data5 = data3.repository_name;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/path/repository_name",schemaPath:"#/properties/path/properties/repository_name/type",keyword:"type",params:{type: "string"},schema:schema34.properties.path.properties.repository_name.type,parentSchema:schema34.properties.path.properties.repository_name,data:data5};
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
const err11 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema34.properties.path.type,parentSchema:schema34.properties.path,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.query !== undefined){
let data6 = data.query;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.q !== undefined){
let data7 = data6.q;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},schema:schema34.properties.query.properties.q.type,parentSchema:schema34.properties.query.properties.q,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data6.sort !== undefined){
let data8 = data6.sort;
if(typeof data8 !== "string"){
const err13 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema34.properties.query.properties.sort.type,parentSchema:schema34.properties.query.properties.sort,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.page !== undefined){
let data9 = data6.page;
if(!((typeof data9 === "number" && Number.isSafeInteger(data9) && !Object.is(data9, -0)) || (typeof data9 === "bigint" && data9 >= -9223372036854775808n && data9 <= 9223372036854775807n)) || (this && this.has(data6, "page")) || false){
const err14 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema34.properties.query.properties.page.int64,parentSchema:schema34.properties.query.properties.page,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data6.page_size !== undefined){
let data10 = data6.page_size;
if(!((typeof data10 === "number" && Number.isSafeInteger(data10) && !Object.is(data10, -0)) || (typeof data10 === "bigint" && data10 >= -9223372036854775808n && data10 <= 9223372036854775807n)) || (this && this.has(data6, "page_size")) || data10 > 100){
const err15 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema34.properties.query.properties.page_size.int64,parentSchema:schema34.properties.query.properties.page_size,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.with_tag !== undefined){
let data11 = data6.with_tag;
if(typeof data11 !== "boolean"){
const err16 = {instancePath:instancePath+"/query/with_tag",schemaPath:"#/properties/query/properties/with_tag/type",keyword:"type",params:{type: "boolean"},schema:schema34.properties.query.properties.with_tag.type,parentSchema:schema34.properties.query.properties.with_tag,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.with_label !== undefined){
let data12 = data6.with_label;
if(typeof data12 !== "boolean"){
const err17 = {instancePath:instancePath+"/query/with_label",schemaPath:"#/properties/query/properties/with_label/type",keyword:"type",params:{type: "boolean"},schema:schema34.properties.query.properties.with_label.type,parentSchema:schema34.properties.query.properties.with_label,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.with_scan_overview !== undefined){
let data13 = data6.with_scan_overview;
if(typeof data13 !== "boolean"){
const err18 = {instancePath:instancePath+"/query/with_scan_overview",schemaPath:"#/properties/query/properties/with_scan_overview/type",keyword:"type",params:{type: "boolean"},schema:schema34.properties.query.properties.with_scan_overview.type,parentSchema:schema34.properties.query.properties.with_scan_overview,data:data13};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.with_sbom_overview !== undefined){
let data14 = data6.with_sbom_overview;
if(typeof data14 !== "boolean"){
const err19 = {instancePath:instancePath+"/query/with_sbom_overview",schemaPath:"#/properties/query/properties/with_sbom_overview/type",keyword:"type",params:{type: "boolean"},schema:schema34.properties.query.properties.with_sbom_overview.type,parentSchema:schema34.properties.query.properties.with_sbom_overview,data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.with_immutable_status !== undefined){
let data15 = data6.with_immutable_status;
if(typeof data15 !== "boolean"){
const err20 = {instancePath:instancePath+"/query/with_immutable_status",schemaPath:"#/properties/query/properties/with_immutable_status/type",keyword:"type",params:{type: "boolean"},schema:schema34.properties.query.properties.with_immutable_status.type,parentSchema:schema34.properties.query.properties.with_immutable_status,data:data15};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.with_accessory !== undefined){
let data16 = data6.with_accessory;
if(typeof data16 !== "boolean"){
const err21 = {instancePath:instancePath+"/query/with_accessory",schemaPath:"#/properties/query/properties/with_accessory/type",keyword:"type",params:{type: "boolean"},schema:schema34.properties.query.properties.with_accessory.type,parentSchema:schema34.properties.query.properties.with_accessory,data:data16};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.with_inherited_accessory !== undefined){
let data17 = data6.with_inherited_accessory;
if(typeof data17 !== "boolean"){
const err22 = {instancePath:instancePath+"/query/with_inherited_accessory",schemaPath:"#/properties/query/properties/with_inherited_accessory/type",keyword:"type",params:{type: "boolean"},schema:schema34.properties.query.properties.with_inherited_accessory.type,parentSchema:schema34.properties.query.properties.with_inherited_accessory,data:data17};
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
const err23 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema34.properties.query.type,parentSchema:schema34.properties.query,data:data6};
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"header":true,"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate33;
const schema35 = {"$id":"contract:/CopyArtifact.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"project_name":{"type":"string"},"repository_name":{"type":"string"}},"required":["project_name","repository_name"]},"query":{"type":"object","properties":{"from":{"type":"string"}},"required":["from"]}},"required":["header","path","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema35.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema35.properties.header.properties["X-Request-Id"].type,parentSchema:schema35.properties.header.properties["X-Request-Id"],data:data1};
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
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema35.properties.header.type,parentSchema:schema35.properties.header,data:data0};
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
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.project_name === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name"},schema:schema35.properties.path.required,parentSchema:schema35.properties.path,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.repository_name === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "repository_name"},schema:schema35.properties.path.required,parentSchema:schema35.properties.path,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.project_name !== undefined){
let data3 = data2.project_name;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/path/project_name",schemaPath:"#/properties/path/properties/project_name/type",keyword:"type",params:{type: "string"},schema:schema35.properties.path.properties.project_name.type,parentSchema:schema35.properties.path.properties.project_name,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.repository_name !== undefined){
let data4 = data2.repository_name;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/path/repository_name",schemaPath:"#/properties/path/properties/repository_name/type",keyword:"type",params:{type: "string"},schema:schema35.properties.path.properties.repository_name.type,parentSchema:schema35.properties.path.properties.repository_name,data:data4};
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
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema35.properties.path.type,parentSchema:schema35.properties.path,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.query !== undefined){
let data5 = data.query;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.from === undefined){
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "from"},schema:schema35.properties.query.required,parentSchema:schema35.properties.query,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.from !== undefined){
let data6 = data5.from;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type: "string"},schema:schema35.properties.query.properties.from.type,parentSchema:schema35.properties.query.properties.from,data:data6};
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
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema35.properties.query.type,parentSchema:schema35.properties.query,data:data5};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"header":true,"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate34;
const schema36 = {"$id":"contract:/getArtifact.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1},"X-Accept-Vulnerabilities":{"type":"string"}},"required":[]},"path":{"type":"object","properties":{"project_name":{"type":"string"},"repository_name":{"type":"string"},"reference":{"type":"string"}},"required":["project_name","repository_name","reference"]},"query":{"type":"object","properties":{"page":{"int64":{}},"page_size":{"int64":{"maximum":100}},"with_tag":{"type":"boolean"},"with_label":{"type":"boolean"},"with_scan_overview":{"type":"boolean"},"with_sbom_overview":{"type":"boolean"},"with_accessory":{"type":"boolean"},"with_inherited_accessory":{"type":"boolean"},"with_signature":{"type":"boolean"},"with_immutable_status":{"type":"boolean"}},"required":[]}},"required":["header","path","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema36.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema36.properties.header.properties["X-Request-Id"].type,parentSchema:schema36.properties.header.properties["X-Request-Id"],data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0["X-Accept-Vulnerabilities"] !== undefined){
let data2 = data0["X-Accept-Vulnerabilities"];
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/header/X-Accept-Vulnerabilities",schemaPath:"#/properties/header/properties/X-Accept-Vulnerabilities/type",keyword:"type",params:{type: "string"},schema:schema36.properties.header.properties["X-Accept-Vulnerabilities"].type,parentSchema:schema36.properties.header.properties["X-Accept-Vulnerabilities"],data:data2};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema36.properties.header.type,parentSchema:schema36.properties.header,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.path !== undefined){
let data3 = data.path;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.project_name === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name"},schema:schema36.properties.path.required,parentSchema:schema36.properties.path,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.repository_name === undefined){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "repository_name"},schema:schema36.properties.path.required,parentSchema:schema36.properties.path,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.reference === undefined){
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "reference"},schema:schema36.properties.path.required,parentSchema:schema36.properties.path,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.project_name !== undefined){
let data4 = data3.project_name;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/path/project_name",schemaPath:"#/properties/path/properties/project_name/type",keyword:"type",params:{type: "string"},schema:schema36.properties.path.properties.project_name.type,parentSchema:schema36.properties.path.properties.project_name,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.repository_name !== undefined){
let data5 = data3.repository_name;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/path/repository_name",schemaPath:"#/properties/path/properties/repository_name/type",keyword:"type",params:{type: "string"},schema:schema36.properties.path.properties.repository_name.type,parentSchema:schema36.properties.path.properties.repository_name,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.reference !== undefined){
let data6 = data3.reference;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/path/reference",schemaPath:"#/properties/path/properties/reference/type",keyword:"type",params:{type: "string"},schema:schema36.properties.path.properties.reference.type,parentSchema:schema36.properties.path.properties.reference,data:data6};
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
const err13 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema36.properties.path.type,parentSchema:schema36.properties.path,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.query !== undefined){
let data7 = data.query;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.page !== undefined){
let data8 = data7.page;
if(!((typeof data8 === "number" && Number.isSafeInteger(data8) && !Object.is(data8, -0)) || (typeof data8 === "bigint" && data8 >= -9223372036854775808n && data8 <= 9223372036854775807n)) || (this && this.has(data7, "page")) || false){
const err14 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema36.properties.query.properties.page.int64,parentSchema:schema36.properties.query.properties.page,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data7.page_size !== undefined){
let data9 = data7.page_size;
if(!((typeof data9 === "number" && Number.isSafeInteger(data9) && !Object.is(data9, -0)) || (typeof data9 === "bigint" && data9 >= -9223372036854775808n && data9 <= 9223372036854775807n)) || (this && this.has(data7, "page_size")) || data9 > 100){
const err15 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema36.properties.query.properties.page_size.int64,parentSchema:schema36.properties.query.properties.page_size,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.with_tag !== undefined){
let data10 = data7.with_tag;
if(typeof data10 !== "boolean"){
const err16 = {instancePath:instancePath+"/query/with_tag",schemaPath:"#/properties/query/properties/with_tag/type",keyword:"type",params:{type: "boolean"},schema:schema36.properties.query.properties.with_tag.type,parentSchema:schema36.properties.query.properties.with_tag,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data7.with_label !== undefined){
let data11 = data7.with_label;
if(typeof data11 !== "boolean"){
const err17 = {instancePath:instancePath+"/query/with_label",schemaPath:"#/properties/query/properties/with_label/type",keyword:"type",params:{type: "boolean"},schema:schema36.properties.query.properties.with_label.type,parentSchema:schema36.properties.query.properties.with_label,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.with_scan_overview !== undefined){
let data12 = data7.with_scan_overview;
if(typeof data12 !== "boolean"){
const err18 = {instancePath:instancePath+"/query/with_scan_overview",schemaPath:"#/properties/query/properties/with_scan_overview/type",keyword:"type",params:{type: "boolean"},schema:schema36.properties.query.properties.with_scan_overview.type,parentSchema:schema36.properties.query.properties.with_scan_overview,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.with_sbom_overview !== undefined){
let data13 = data7.with_sbom_overview;
if(typeof data13 !== "boolean"){
const err19 = {instancePath:instancePath+"/query/with_sbom_overview",schemaPath:"#/properties/query/properties/with_sbom_overview/type",keyword:"type",params:{type: "boolean"},schema:schema36.properties.query.properties.with_sbom_overview.type,parentSchema:schema36.properties.query.properties.with_sbom_overview,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.with_accessory !== undefined){
let data14 = data7.with_accessory;
if(typeof data14 !== "boolean"){
const err20 = {instancePath:instancePath+"/query/with_accessory",schemaPath:"#/properties/query/properties/with_accessory/type",keyword:"type",params:{type: "boolean"},schema:schema36.properties.query.properties.with_accessory.type,parentSchema:schema36.properties.query.properties.with_accessory,data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.with_inherited_accessory !== undefined){
let data15 = data7.with_inherited_accessory;
if(typeof data15 !== "boolean"){
const err21 = {instancePath:instancePath+"/query/with_inherited_accessory",schemaPath:"#/properties/query/properties/with_inherited_accessory/type",keyword:"type",params:{type: "boolean"},schema:schema36.properties.query.properties.with_inherited_accessory.type,parentSchema:schema36.properties.query.properties.with_inherited_accessory,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.with_signature !== undefined){
let data16 = data7.with_signature;
if(typeof data16 !== "boolean"){
const err22 = {instancePath:instancePath+"/query/with_signature",schemaPath:"#/properties/query/properties/with_signature/type",keyword:"type",params:{type: "boolean"},schema:schema36.properties.query.properties.with_signature.type,parentSchema:schema36.properties.query.properties.with_signature,data:data16};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.with_immutable_status !== undefined){
let data17 = data7.with_immutable_status;
if(typeof data17 !== "boolean"){
const err23 = {instancePath:instancePath+"/query/with_immutable_status",schemaPath:"#/properties/query/properties/with_immutable_status/type",keyword:"type",params:{type: "boolean"},schema:schema36.properties.query.properties.with_immutable_status.type,parentSchema:schema36.properties.query.properties.with_immutable_status,data:data17};
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
const err24 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema36.properties.query.type,parentSchema:schema36.properties.query,data:data7};
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
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"header":true,"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate35;
const schema37 = {"$id":"contract:/deleteArtifact.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"project_name":{"type":"string"},"repository_name":{"type":"string"},"reference":{"type":"string"}},"required":["project_name","repository_name","reference"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema37.required,parentSchema:schema37,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema37.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema37.properties.header.properties["X-Request-Id"].type,parentSchema:schema37.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema37.properties.header.type,parentSchema:schema37.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.project_name === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name"},schema:schema37.properties.path.required,parentSchema:schema37.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.repository_name === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "repository_name"},schema:schema37.properties.path.required,parentSchema:schema37.properties.path,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.reference === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "reference"},schema:schema37.properties.path.required,parentSchema:schema37.properties.path,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.project_name !== undefined){
let data3 = data2.project_name;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/path/project_name",schemaPath:"#/properties/path/properties/project_name/type",keyword:"type",params:{type: "string"},schema:schema37.properties.path.properties.project_name.type,parentSchema:schema37.properties.path.properties.project_name,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.repository_name !== undefined){
let data4 = data2.repository_name;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/path/repository_name",schemaPath:"#/properties/path/properties/repository_name/type",keyword:"type",params:{type: "string"},schema:schema37.properties.path.properties.repository_name.type,parentSchema:schema37.properties.path.properties.repository_name,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.reference !== undefined){
let data5 = data2.reference;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/path/reference",schemaPath:"#/properties/path/properties/reference/type",keyword:"type",params:{type: "string"},schema:schema37.properties.path.properties.reference.type,parentSchema:schema37.properties.path.properties.reference,data:data5};
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
const err11 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema37.properties.path.type,parentSchema:schema37.properties.path,data:data2};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate36;
const schema38 = {"$id":"contract:/scanArtifact.body","$ref":"contract:/components/schemas/ScanType"};
const schema39 = {"$id":"contract:/components/schemas/ScanType","type":"object","properties":{"scan_type":{"type":"string","enum":["vulnerability","sbom"]}}};

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
if(data.scan_type !== undefined){
let data0 = data.scan_type;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/scan_type",schemaPath:"contract:/components/schemas/ScanType/properties/scan_type/type",keyword:"type",params:{type: "string"},schema:schema39.properties.scan_type.type,parentSchema:schema39.properties.scan_type,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data0 === "vulnerability") || (data0 === "sbom"))){
const err1 = {instancePath:instancePath+"/scan_type",schemaPath:"contract:/components/schemas/ScanType/properties/scan_type/enum",keyword:"enum",params:{allowedValues: schema39.properties.scan_type.enum},schema:schema39.properties.scan_type.enum,parentSchema:schema39.properties.scan_type,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/ScanType/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"scan_type":true},"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate37;
const schema40 = {"$id":"contract:/getReportLog.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"project_name":{"type":"string"},"repository_name":{"type":"string"},"reference":{"type":"string"},"report_id":{"type":"string"}},"required":["project_name","repository_name","reference","report_id"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema40.required,parentSchema:schema40,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema40.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema40.properties.header.properties["X-Request-Id"].type,parentSchema:schema40.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema40.properties.header.type,parentSchema:schema40.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.project_name === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name"},schema:schema40.properties.path.required,parentSchema:schema40.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.repository_name === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "repository_name"},schema:schema40.properties.path.required,parentSchema:schema40.properties.path,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.reference === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "reference"},schema:schema40.properties.path.required,parentSchema:schema40.properties.path,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.report_id === undefined){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "report_id"},schema:schema40.properties.path.required,parentSchema:schema40.properties.path,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.project_name !== undefined){
let data3 = data2.project_name;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/path/project_name",schemaPath:"#/properties/path/properties/project_name/type",keyword:"type",params:{type: "string"},schema:schema40.properties.path.properties.project_name.type,parentSchema:schema40.properties.path.properties.project_name,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.repository_name !== undefined){
let data4 = data2.repository_name;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/path/repository_name",schemaPath:"#/properties/path/properties/repository_name/type",keyword:"type",params:{type: "string"},schema:schema40.properties.path.properties.repository_name.type,parentSchema:schema40.properties.path.properties.repository_name,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.reference !== undefined){
let data5 = data2.reference;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/path/reference",schemaPath:"#/properties/path/properties/reference/type",keyword:"type",params:{type: "string"},schema:schema40.properties.path.properties.reference.type,parentSchema:schema40.properties.path.properties.reference,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.report_id !== undefined){
let data6 = data2.report_id;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/path/report_id",schemaPath:"#/properties/path/properties/report_id/type",keyword:"type",params:{type: "string"},schema:schema40.properties.path.properties.report_id.type,parentSchema:schema40.properties.path.properties.report_id,data:data6};
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
const err13 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema40.properties.path.type,parentSchema:schema40.properties.path,data:data2};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate38;
const schema41 = {"$id":"contract:/listTags.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"project_name":{"type":"string"},"repository_name":{"type":"string"},"reference":{"type":"string"}},"required":["project_name","repository_name","reference"]},"query":{"type":"object","properties":{"q":{"type":"string"},"sort":{"type":"string"},"page":{"int64":{}},"page_size":{"int64":{"maximum":100}},"with_immutable_status":{"type":"boolean"}},"required":[]}},"required":["header","path","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema41.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema41.properties.header.properties["X-Request-Id"].type,parentSchema:schema41.properties.header.properties["X-Request-Id"],data:data1};
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
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema41.properties.header.type,parentSchema:schema41.properties.header,data:data0};
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
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.project_name === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name"},schema:schema41.properties.path.required,parentSchema:schema41.properties.path,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.repository_name === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "repository_name"},schema:schema41.properties.path.required,parentSchema:schema41.properties.path,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.reference === undefined){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "reference"},schema:schema41.properties.path.required,parentSchema:schema41.properties.path,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.project_name !== undefined){
let data3 = data2.project_name;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/path/project_name",schemaPath:"#/properties/path/properties/project_name/type",keyword:"type",params:{type: "string"},schema:schema41.properties.path.properties.project_name.type,parentSchema:schema41.properties.path.properties.project_name,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.repository_name !== undefined){
let data4 = data2.repository_name;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/path/repository_name",schemaPath:"#/properties/path/properties/repository_name/type",keyword:"type",params:{type: "string"},schema:schema41.properties.path.properties.repository_name.type,parentSchema:schema41.properties.path.properties.repository_name,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.reference !== undefined){
let data5 = data2.reference;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/path/reference",schemaPath:"#/properties/path/properties/reference/type",keyword:"type",params:{type: "string"},schema:schema41.properties.path.properties.reference.type,parentSchema:schema41.properties.path.properties.reference,data:data5};
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
const err12 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema41.properties.path.type,parentSchema:schema41.properties.path,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.query !== undefined){
let data6 = data.query;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.q !== undefined){
let data7 = data6.q;
if(typeof data7 !== "string"){
const err13 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},schema:schema41.properties.query.properties.q.type,parentSchema:schema41.properties.query.properties.q,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.sort !== undefined){
let data8 = data6.sort;
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema41.properties.query.properties.sort.type,parentSchema:schema41.properties.query.properties.sort,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data6.page !== undefined){
let data9 = data6.page;
if(!((typeof data9 === "number" && Number.isSafeInteger(data9) && !Object.is(data9, -0)) || (typeof data9 === "bigint" && data9 >= -9223372036854775808n && data9 <= 9223372036854775807n)) || (this && this.has(data6, "page")) || false){
const err15 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema41.properties.query.properties.page.int64,parentSchema:schema41.properties.query.properties.page,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.page_size !== undefined){
let data10 = data6.page_size;
if(!((typeof data10 === "number" && Number.isSafeInteger(data10) && !Object.is(data10, -0)) || (typeof data10 === "bigint" && data10 >= -9223372036854775808n && data10 <= 9223372036854775807n)) || (this && this.has(data6, "page_size")) || data10 > 100){
const err16 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema41.properties.query.properties.page_size.int64,parentSchema:schema41.properties.query.properties.page_size,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.with_immutable_status !== undefined){
let data11 = data6.with_immutable_status;
if(typeof data11 !== "boolean"){
const err17 = {instancePath:instancePath+"/query/with_immutable_status",schemaPath:"#/properties/query/properties/with_immutable_status/type",keyword:"type",params:{type: "boolean"},schema:schema41.properties.query.properties.with_immutable_status.type,parentSchema:schema41.properties.query.properties.with_immutable_status,data:data11};
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
const err18 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema41.properties.query.type,parentSchema:schema41.properties.query,data:data6};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"header":true,"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate39;
const schema42 = {"$id":"contract:/createTag.body","$ref":"contract:/components/schemas/NewTag"};
const schema43 = {"$id":"contract:/components/schemas/NewTag","type":"object","required":["name"],"properties":{"name":{"type":"string"}}};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/NewTag/required",keyword:"required",params:{missingProperty: "name"},schema:schema43.required,parentSchema:schema43,data};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/NewTag/properties/name/type",keyword:"type",params:{type: "string"},schema:schema43.properties.name.type,parentSchema:schema43.properties.name,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/NewTag/type",keyword:"type",params:{type: "object"},schema:schema43.type,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};

exports.v30 = validate40;
const schema44 = {"$id":"contract:/deleteTag.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"project_name":{"type":"string"},"repository_name":{"type":"string"},"reference":{"type":"string"},"tag_name":{"type":"string"}},"required":["project_name","repository_name","reference","tag_name"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema44.required,parentSchema:schema44,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema44.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema44.properties.header.properties["X-Request-Id"].type,parentSchema:schema44.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema44.properties.header.type,parentSchema:schema44.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.project_name === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name"},schema:schema44.properties.path.required,parentSchema:schema44.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.repository_name === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "repository_name"},schema:schema44.properties.path.required,parentSchema:schema44.properties.path,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.reference === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "reference"},schema:schema44.properties.path.required,parentSchema:schema44.properties.path,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.tag_name === undefined){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "tag_name"},schema:schema44.properties.path.required,parentSchema:schema44.properties.path,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.project_name !== undefined){
let data3 = data2.project_name;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/path/project_name",schemaPath:"#/properties/path/properties/project_name/type",keyword:"type",params:{type: "string"},schema:schema44.properties.path.properties.project_name.type,parentSchema:schema44.properties.path.properties.project_name,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.repository_name !== undefined){
let data4 = data2.repository_name;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/path/repository_name",schemaPath:"#/properties/path/properties/repository_name/type",keyword:"type",params:{type: "string"},schema:schema44.properties.path.properties.repository_name.type,parentSchema:schema44.properties.path.properties.repository_name,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.reference !== undefined){
let data5 = data2.reference;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/path/reference",schemaPath:"#/properties/path/properties/reference/type",keyword:"type",params:{type: "string"},schema:schema44.properties.path.properties.reference.type,parentSchema:schema44.properties.path.properties.reference,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.tag_name !== undefined){
let data6 = data2.tag_name;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/path/tag_name",schemaPath:"#/properties/path/properties/tag_name/type",keyword:"type",params:{type: "string"},schema:schema44.properties.path.properties.tag_name.type,parentSchema:schema44.properties.path.properties.tag_name,data:data6};
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
const err13 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema44.properties.path.type,parentSchema:schema44.properties.path,data:data2};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v31 = validate41;
const schema45 = {"$id":"contract:/listAccessories.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"project_name":{"type":"string"},"repository_name":{"type":"string"},"reference":{"type":"string"}},"required":["project_name","repository_name","reference"]},"query":{"type":"object","properties":{"q":{"type":"string"},"sort":{"type":"string"},"page":{"int64":{}},"page_size":{"int64":{"maximum":100}}},"required":[]}},"required":["header","path","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema45.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema45.properties.header.properties["X-Request-Id"].type,parentSchema:schema45.properties.header.properties["X-Request-Id"],data:data1};
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
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema45.properties.header.type,parentSchema:schema45.properties.header,data:data0};
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
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.project_name === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name"},schema:schema45.properties.path.required,parentSchema:schema45.properties.path,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.repository_name === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "repository_name"},schema:schema45.properties.path.required,parentSchema:schema45.properties.path,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.reference === undefined){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "reference"},schema:schema45.properties.path.required,parentSchema:schema45.properties.path,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.project_name !== undefined){
let data3 = data2.project_name;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/path/project_name",schemaPath:"#/properties/path/properties/project_name/type",keyword:"type",params:{type: "string"},schema:schema45.properties.path.properties.project_name.type,parentSchema:schema45.properties.path.properties.project_name,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.repository_name !== undefined){
let data4 = data2.repository_name;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/path/repository_name",schemaPath:"#/properties/path/properties/repository_name/type",keyword:"type",params:{type: "string"},schema:schema45.properties.path.properties.repository_name.type,parentSchema:schema45.properties.path.properties.repository_name,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.reference !== undefined){
let data5 = data2.reference;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/path/reference",schemaPath:"#/properties/path/properties/reference/type",keyword:"type",params:{type: "string"},schema:schema45.properties.path.properties.reference.type,parentSchema:schema45.properties.path.properties.reference,data:data5};
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
const err12 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema45.properties.path.type,parentSchema:schema45.properties.path,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.query !== undefined){
let data6 = data.query;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.q !== undefined){
let data7 = data6.q;
if(typeof data7 !== "string"){
const err13 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},schema:schema45.properties.query.properties.q.type,parentSchema:schema45.properties.query.properties.q,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.sort !== undefined){
let data8 = data6.sort;
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema45.properties.query.properties.sort.type,parentSchema:schema45.properties.query.properties.sort,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data6.page !== undefined){
let data9 = data6.page;
if(!((typeof data9 === "number" && Number.isSafeInteger(data9) && !Object.is(data9, -0)) || (typeof data9 === "bigint" && data9 >= -9223372036854775808n && data9 <= 9223372036854775807n)) || (this && this.has(data6, "page")) || false){
const err15 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema45.properties.query.properties.page.int64,parentSchema:schema45.properties.query.properties.page,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.page_size !== undefined){
let data10 = data6.page_size;
if(!((typeof data10 === "number" && Number.isSafeInteger(data10) && !Object.is(data10, -0)) || (typeof data10 === "bigint" && data10 >= -9223372036854775808n && data10 <= 9223372036854775807n)) || (this && this.has(data6, "page_size")) || data10 > 100){
const err16 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema45.properties.query.properties.page_size.int64,parentSchema:schema45.properties.query.properties.page_size,data:data10};
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
const err17 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema45.properties.query.type,parentSchema:schema45.properties.query,data:data6};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"header":true,"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v32 = validate42;
const schema46 = {"$id":"contract:/getVulnerabilitiesAddition.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1},"X-Accept-Vulnerabilities":{"type":"string"}},"required":[]},"path":{"type":"object","properties":{"project_name":{"type":"string"},"repository_name":{"type":"string"},"reference":{"type":"string"}},"required":["project_name","repository_name","reference"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema46.required,parentSchema:schema46,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema46.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema46.properties.header.properties["X-Request-Id"].type,parentSchema:schema46.properties.header.properties["X-Request-Id"],data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0["X-Accept-Vulnerabilities"] !== undefined){
let data2 = data0["X-Accept-Vulnerabilities"];
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/header/X-Accept-Vulnerabilities",schemaPath:"#/properties/header/properties/X-Accept-Vulnerabilities/type",keyword:"type",params:{type: "string"},schema:schema46.properties.header.properties["X-Accept-Vulnerabilities"].type,parentSchema:schema46.properties.header.properties["X-Accept-Vulnerabilities"],data:data2};
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
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema46.properties.header.type,parentSchema:schema46.properties.header,data:data0};
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
if(data3.project_name === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name"},schema:schema46.properties.path.required,parentSchema:schema46.properties.path,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.repository_name === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "repository_name"},schema:schema46.properties.path.required,parentSchema:schema46.properties.path,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.reference === undefined){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "reference"},schema:schema46.properties.path.required,parentSchema:schema46.properties.path,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.project_name !== undefined){
let data4 = data3.project_name;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/path/project_name",schemaPath:"#/properties/path/properties/project_name/type",keyword:"type",params:{type: "string"},schema:schema46.properties.path.properties.project_name.type,parentSchema:schema46.properties.path.properties.project_name,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.repository_name !== undefined){
let data5 = data3.repository_name;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/path/repository_name",schemaPath:"#/properties/path/properties/repository_name/type",keyword:"type",params:{type: "string"},schema:schema46.properties.path.properties.repository_name.type,parentSchema:schema46.properties.path.properties.repository_name,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.reference !== undefined){
let data6 = data3.reference;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/path/reference",schemaPath:"#/properties/path/properties/reference/type",keyword:"type",params:{type: "string"},schema:schema46.properties.path.properties.reference.type,parentSchema:schema46.properties.path.properties.reference,data:data6};
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
const err12 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema46.properties.path.type,parentSchema:schema46.properties.path,data:data3};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v33 = validate43;
const schema47 = {"$id":"contract:/getAddition.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"project_name":{"type":"string"},"repository_name":{"type":"string"},"reference":{"type":"string"},"addition":{"type":"string","enum":["build_history","values.yaml","readme.md","dependencies","sbom","license","files"]}},"required":["project_name","repository_name","reference","addition"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema47.required,parentSchema:schema47,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema47.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema47.properties.header.properties["X-Request-Id"].type,parentSchema:schema47.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema47.properties.header.type,parentSchema:schema47.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.project_name === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name"},schema:schema47.properties.path.required,parentSchema:schema47.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.repository_name === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "repository_name"},schema:schema47.properties.path.required,parentSchema:schema47.properties.path,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.reference === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "reference"},schema:schema47.properties.path.required,parentSchema:schema47.properties.path,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.addition === undefined){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "addition"},schema:schema47.properties.path.required,parentSchema:schema47.properties.path,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.project_name !== undefined){
let data3 = data2.project_name;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/path/project_name",schemaPath:"#/properties/path/properties/project_name/type",keyword:"type",params:{type: "string"},schema:schema47.properties.path.properties.project_name.type,parentSchema:schema47.properties.path.properties.project_name,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.repository_name !== undefined){
let data4 = data2.repository_name;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/path/repository_name",schemaPath:"#/properties/path/properties/repository_name/type",keyword:"type",params:{type: "string"},schema:schema47.properties.path.properties.repository_name.type,parentSchema:schema47.properties.path.properties.repository_name,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.reference !== undefined){
let data5 = data2.reference;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/path/reference",schemaPath:"#/properties/path/properties/reference/type",keyword:"type",params:{type: "string"},schema:schema47.properties.path.properties.reference.type,parentSchema:schema47.properties.path.properties.reference,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.addition !== undefined){
let data6 = data2.addition;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/path/addition",schemaPath:"#/properties/path/properties/addition/type",keyword:"type",params:{type: "string"},schema:schema47.properties.path.properties.addition.type,parentSchema:schema47.properties.path.properties.addition,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((((data6 === "build_history") || (data6 === "values.yaml")) || (data6 === "readme.md")) || (data6 === "dependencies")) || (data6 === "sbom")) || (data6 === "license")) || (data6 === "files"))){
const err13 = {instancePath:instancePath+"/path/addition",schemaPath:"#/properties/path/properties/addition/enum",keyword:"enum",params:{allowedValues: schema47.properties.path.properties.addition.enum},schema:schema47.properties.path.properties.addition.enum,parentSchema:schema47.properties.path.properties.addition,data:data6};
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
const err14 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema47.properties.path.type,parentSchema:schema47.properties.path,data:data2};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v34 = validate44;
const schema48 = {"$id":"contract:/addLabel.body","$ref":"contract:/components/schemas/Label"};
const schema49 = {"$id":"contract:/components/schemas/Label","type":"object","properties":{"id":{"int64":{}},"name":{"type":"string"},"description":{"type":"string"},"color":{"type":"string"},"scope":{"type":"string"},"project_id":{"int64":{}},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "id")) || false){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Label/properties/id/int64",keyword:"int64",params:{},schema:schema49.properties.id.int64,parentSchema:schema49.properties.id,data:data0};
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
let data1 = data.name;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/Label/properties/name/type",keyword:"type",params:{type: "string"},schema:schema49.properties.name.type,parentSchema:schema49.properties.name,data:data1};
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
const err2 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/Label/properties/description/type",keyword:"type",params:{type: "string"},schema:schema49.properties.description.type,parentSchema:schema49.properties.description,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.color !== undefined){
let data3 = data.color;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/color",schemaPath:"contract:/components/schemas/Label/properties/color/type",keyword:"type",params:{type: "string"},schema:schema49.properties.color.type,parentSchema:schema49.properties.color,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.scope !== undefined){
let data4 = data.scope;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/scope",schemaPath:"contract:/components/schemas/Label/properties/scope/type",keyword:"type",params:{type: "string"},schema:schema49.properties.scope.type,parentSchema:schema49.properties.scope,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.project_id !== undefined){
let data5 = data.project_id;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data, "project_id")) || false){
const err5 = {instancePath:instancePath+"/project_id",schemaPath:"contract:/components/schemas/Label/properties/project_id/int64",keyword:"int64",params:{},schema:schema49.properties.project_id.int64,parentSchema:schema49.properties.project_id,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.creation_time !== undefined){
let data6 = data.creation_time;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err6 = {instancePath:instancePath+"/creation_time",schemaPath:"contract:/components/schemas/Label/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema49.properties.creation_time,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data6.includes(":60")){
const next0 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err7 = {instancePath:instancePath+"/creation_time",schemaPath:"contract:/components/schemas/Label/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema49.properties.creation_time,data:data6};
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
const err8 = {instancePath:instancePath+"/creation_time",schemaPath:"contract:/components/schemas/Label/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema49.properties.creation_time.type,parentSchema:schema49.properties.creation_time,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.update_time !== undefined){
let data7 = data.update_time;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err9 = {instancePath:instancePath+"/update_time",schemaPath:"contract:/components/schemas/Label/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema49.properties.update_time,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data7.includes(":60")){
const next1 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err10 = {instancePath:instancePath+"/update_time",schemaPath:"contract:/components/schemas/Label/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema49.properties.update_time,data:data7};
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
const err11 = {instancePath:instancePath+"/update_time",schemaPath:"contract:/components/schemas/Label/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema49.properties.update_time.type,parentSchema:schema49.properties.update_time,data:data7};
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
const err12 = {instancePath,schemaPath:"contract:/components/schemas/Label/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"id":true,"name":true,"description":true,"color":true,"scope":true,"project_id":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};

exports.v35 = validate45;
const schema50 = {"$id":"contract:/removeLabel.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"project_name":{"type":"string"},"repository_name":{"type":"string"},"reference":{"type":"string"},"label_id":{"int64":{}}},"required":["project_name","repository_name","reference","label_id"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema50.required,parentSchema:schema50,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema50.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema50.properties.header.properties["X-Request-Id"].type,parentSchema:schema50.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema50.properties.header.type,parentSchema:schema50.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.project_name === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name"},schema:schema50.properties.path.required,parentSchema:schema50.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.repository_name === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "repository_name"},schema:schema50.properties.path.required,parentSchema:schema50.properties.path,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.reference === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "reference"},schema:schema50.properties.path.required,parentSchema:schema50.properties.path,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.label_id === undefined){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "label_id"},schema:schema50.properties.path.required,parentSchema:schema50.properties.path,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.project_name !== undefined){
let data3 = data2.project_name;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/path/project_name",schemaPath:"#/properties/path/properties/project_name/type",keyword:"type",params:{type: "string"},schema:schema50.properties.path.properties.project_name.type,parentSchema:schema50.properties.path.properties.project_name,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.repository_name !== undefined){
let data4 = data2.repository_name;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/path/repository_name",schemaPath:"#/properties/path/properties/repository_name/type",keyword:"type",params:{type: "string"},schema:schema50.properties.path.properties.repository_name.type,parentSchema:schema50.properties.path.properties.repository_name,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.reference !== undefined){
let data5 = data2.reference;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/path/reference",schemaPath:"#/properties/path/properties/reference/type",keyword:"type",params:{type: "string"},schema:schema50.properties.path.properties.reference.type,parentSchema:schema50.properties.path.properties.reference,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.label_id !== undefined){
let data6 = data2.label_id;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data2, "label_id")) || false){
const err12 = {instancePath:instancePath+"/path/label_id",schemaPath:"#/properties/path/properties/label_id/int64",keyword:"int64",params:{},schema:schema50.properties.path.properties.label_id.int64,parentSchema:schema50.properties.path.properties.label_id,data:data6};
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
const err13 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema50.properties.path.type,parentSchema:schema50.properties.path,data:data2};
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
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v36 = validate46;
const schema51 = {"$id":"contract:/listArtifactsOfProject.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1},"X-Is-Resource-Name":{"type":"boolean"},"X-Accept-Vulnerabilities":{"type":"string"}},"required":[]},"path":{"type":"object","properties":{"project_name_or_id":{"type":"string"}},"required":["project_name_or_id"]},"query":{"type":"object","properties":{"q":{"type":"string"},"sort":{"type":"string"},"page":{"int64":{}},"page_size":{"int64":{"maximum":100}},"with_tag":{"type":"boolean"},"with_label":{"type":"boolean"},"with_scan_overview":{"type":"boolean"},"with_sbom_overview":{"type":"boolean"},"with_immutable_status":{"type":"boolean"},"with_accessory":{"type":"boolean"},"with_inherited_accessory":{"type":"boolean"},"latest_in_repository":{"type":"boolean"}},"required":[]}},"required":["header","path","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema51.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema51.properties.header.properties["X-Request-Id"].type,parentSchema:schema51.properties.header.properties["X-Request-Id"],data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0["X-Is-Resource-Name"] !== undefined){
let data2 = data0["X-Is-Resource-Name"];
if(typeof data2 !== "boolean"){
const err5 = {instancePath:instancePath+"/header/X-Is-Resource-Name",schemaPath:"#/properties/header/properties/X-Is-Resource-Name/type",keyword:"type",params:{type: "boolean"},schema:schema51.properties.header.properties["X-Is-Resource-Name"].type,parentSchema:schema51.properties.header.properties["X-Is-Resource-Name"],data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0["X-Accept-Vulnerabilities"] !== undefined){
let data3 = data0["X-Accept-Vulnerabilities"];
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/header/X-Accept-Vulnerabilities",schemaPath:"#/properties/header/properties/X-Accept-Vulnerabilities/type",keyword:"type",params:{type: "string"},schema:schema51.properties.header.properties["X-Accept-Vulnerabilities"].type,parentSchema:schema51.properties.header.properties["X-Accept-Vulnerabilities"],data:data3};
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
const err7 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema51.properties.header.type,parentSchema:schema51.properties.header,data:data0};
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
let data4 = data.path;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.project_name_or_id === undefined){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name_or_id"},schema:schema51.properties.path.required,parentSchema:schema51.properties.path,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.project_name_or_id !== undefined){
let data5 = data4.project_name_or_id;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/path/project_name_or_id",schemaPath:"#/properties/path/properties/project_name_or_id/type",keyword:"type",params:{type: "string"},schema:schema51.properties.path.properties.project_name_or_id.type,parentSchema:schema51.properties.path.properties.project_name_or_id,data:data5};
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
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema51.properties.path.type,parentSchema:schema51.properties.path,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.query !== undefined){
let data6 = data.query;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.q !== undefined){
let data7 = data6.q;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},schema:schema51.properties.query.properties.q.type,parentSchema:schema51.properties.query.properties.q,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data6.sort !== undefined){
let data8 = data6.sort;
if(typeof data8 !== "string"){
const err12 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema51.properties.query.properties.sort.type,parentSchema:schema51.properties.query.properties.sort,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data6.page !== undefined){
let data9 = data6.page;
if(!((typeof data9 === "number" && Number.isSafeInteger(data9) && !Object.is(data9, -0)) || (typeof data9 === "bigint" && data9 >= -9223372036854775808n && data9 <= 9223372036854775807n)) || (this && this.has(data6, "page")) || false){
const err13 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema51.properties.query.properties.page.int64,parentSchema:schema51.properties.query.properties.page,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.page_size !== undefined){
let data10 = data6.page_size;
if(!((typeof data10 === "number" && Number.isSafeInteger(data10) && !Object.is(data10, -0)) || (typeof data10 === "bigint" && data10 >= -9223372036854775808n && data10 <= 9223372036854775807n)) || (this && this.has(data6, "page_size")) || data10 > 100){
const err14 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema51.properties.query.properties.page_size.int64,parentSchema:schema51.properties.query.properties.page_size,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data6.with_tag !== undefined){
let data11 = data6.with_tag;
if(typeof data11 !== "boolean"){
const err15 = {instancePath:instancePath+"/query/with_tag",schemaPath:"#/properties/query/properties/with_tag/type",keyword:"type",params:{type: "boolean"},schema:schema51.properties.query.properties.with_tag.type,parentSchema:schema51.properties.query.properties.with_tag,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.with_label !== undefined){
let data12 = data6.with_label;
if(typeof data12 !== "boolean"){
const err16 = {instancePath:instancePath+"/query/with_label",schemaPath:"#/properties/query/properties/with_label/type",keyword:"type",params:{type: "boolean"},schema:schema51.properties.query.properties.with_label.type,parentSchema:schema51.properties.query.properties.with_label,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.with_scan_overview !== undefined){
let data13 = data6.with_scan_overview;
if(typeof data13 !== "boolean"){
const err17 = {instancePath:instancePath+"/query/with_scan_overview",schemaPath:"#/properties/query/properties/with_scan_overview/type",keyword:"type",params:{type: "boolean"},schema:schema51.properties.query.properties.with_scan_overview.type,parentSchema:schema51.properties.query.properties.with_scan_overview,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.with_sbom_overview !== undefined){
let data14 = data6.with_sbom_overview;
if(typeof data14 !== "boolean"){
const err18 = {instancePath:instancePath+"/query/with_sbom_overview",schemaPath:"#/properties/query/properties/with_sbom_overview/type",keyword:"type",params:{type: "boolean"},schema:schema51.properties.query.properties.with_sbom_overview.type,parentSchema:schema51.properties.query.properties.with_sbom_overview,data:data14};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.with_immutable_status !== undefined){
let data15 = data6.with_immutable_status;
if(typeof data15 !== "boolean"){
const err19 = {instancePath:instancePath+"/query/with_immutable_status",schemaPath:"#/properties/query/properties/with_immutable_status/type",keyword:"type",params:{type: "boolean"},schema:schema51.properties.query.properties.with_immutable_status.type,parentSchema:schema51.properties.query.properties.with_immutable_status,data:data15};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.with_accessory !== undefined){
let data16 = data6.with_accessory;
if(typeof data16 !== "boolean"){
const err20 = {instancePath:instancePath+"/query/with_accessory",schemaPath:"#/properties/query/properties/with_accessory/type",keyword:"type",params:{type: "boolean"},schema:schema51.properties.query.properties.with_accessory.type,parentSchema:schema51.properties.query.properties.with_accessory,data:data16};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.with_inherited_accessory !== undefined){
let data17 = data6.with_inherited_accessory;
if(typeof data17 !== "boolean"){
const err21 = {instancePath:instancePath+"/query/with_inherited_accessory",schemaPath:"#/properties/query/properties/with_inherited_accessory/type",keyword:"type",params:{type: "boolean"},schema:schema51.properties.query.properties.with_inherited_accessory.type,parentSchema:schema51.properties.query.properties.with_inherited_accessory,data:data17};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.latest_in_repository !== undefined){
let data18 = data6.latest_in_repository;
if(typeof data18 !== "boolean"){
const err22 = {instancePath:instancePath+"/query/latest_in_repository",schemaPath:"#/properties/query/properties/latest_in_repository/type",keyword:"type",params:{type: "boolean"},schema:schema51.properties.query.properties.latest_in_repository.type,parentSchema:schema51.properties.query.properties.latest_in_repository,data:data18};
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
const err23 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema51.properties.query.type,parentSchema:schema51.properties.query,data:data6};
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema51.type,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"header":true,"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v37 = validate47;
const schema52 = {"$id":"contract:/setScannerOfProject.body","$ref":"contract:/components/schemas/ProjectScanner"};
const schema53 = {"$id":"contract:/components/schemas/ProjectScanner","type":"object","required":["uuid"],"properties":{"uuid":{"type":"string"}}};

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
if(data.uuid === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ProjectScanner/required",keyword:"required",params:{missingProperty: "uuid"},schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.uuid !== undefined){
let data0 = data.uuid;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/uuid",schemaPath:"contract:/components/schemas/ProjectScanner/properties/uuid/type",keyword:"type",params:{type: "string"},schema:schema53.properties.uuid.type,parentSchema:schema53.properties.uuid,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/ProjectScanner/type",keyword:"type",params:{type: "object"},schema:schema53.type,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"uuid":true},"dynamicProps":false,"dynamicItems":false};

exports.v38 = validate48;
const schema54 = {"$id":"contract:/listScannerCandidatesOfProject.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1},"X-Is-Resource-Name":{"type":"boolean"}},"required":[]},"path":{"type":"object","properties":{"project_name_or_id":{"type":"string"}},"required":["project_name_or_id"]},"query":{"type":"object","properties":{"q":{"type":"string"},"sort":{"type":"string"},"page":{"int64":{}},"page_size":{"int64":{"maximum":100}}},"required":[]}},"required":["header","path","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema54.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema54.properties.header.properties["X-Request-Id"].type,parentSchema:schema54.properties.header.properties["X-Request-Id"],data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0["X-Is-Resource-Name"] !== undefined){
let data2 = data0["X-Is-Resource-Name"];
if(typeof data2 !== "boolean"){
const err5 = {instancePath:instancePath+"/header/X-Is-Resource-Name",schemaPath:"#/properties/header/properties/X-Is-Resource-Name/type",keyword:"type",params:{type: "boolean"},schema:schema54.properties.header.properties["X-Is-Resource-Name"].type,parentSchema:schema54.properties.header.properties["X-Is-Resource-Name"],data:data2};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema54.properties.header.type,parentSchema:schema54.properties.header,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.path !== undefined){
let data3 = data.path;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.project_name_or_id === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name_or_id"},schema:schema54.properties.path.required,parentSchema:schema54.properties.path,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.project_name_or_id !== undefined){
let data4 = data3.project_name_or_id;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/path/project_name_or_id",schemaPath:"#/properties/path/properties/project_name_or_id/type",keyword:"type",params:{type: "string"},schema:schema54.properties.path.properties.project_name_or_id.type,parentSchema:schema54.properties.path.properties.project_name_or_id,data:data4};
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
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema54.properties.path.type,parentSchema:schema54.properties.path,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.query !== undefined){
let data5 = data.query;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.q !== undefined){
let data6 = data5.q;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},schema:schema54.properties.query.properties.q.type,parentSchema:schema54.properties.query.properties.q,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data5.sort !== undefined){
let data7 = data5.sort;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema54.properties.query.properties.sort.type,parentSchema:schema54.properties.query.properties.sort,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.page !== undefined){
let data8 = data5.page;
if(!((typeof data8 === "number" && Number.isSafeInteger(data8) && !Object.is(data8, -0)) || (typeof data8 === "bigint" && data8 >= -9223372036854775808n && data8 <= 9223372036854775807n)) || (this && this.has(data5, "page")) || false){
const err12 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema54.properties.query.properties.page.int64,parentSchema:schema54.properties.query.properties.page,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.page_size !== undefined){
let data9 = data5.page_size;
if(!((typeof data9 === "number" && Number.isSafeInteger(data9) && !Object.is(data9, -0)) || (typeof data9 === "bigint" && data9 >= -9223372036854775808n && data9 <= 9223372036854775807n)) || (this && this.has(data5, "page_size")) || data9 > 100){
const err13 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema54.properties.query.properties.page_size.int64,parentSchema:schema54.properties.query.properties.page_size,data:data9};
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
const err14 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema54.properties.query.type,parentSchema:schema54.properties.query,data:data5};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema54.type,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"header":true,"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v39 = validate49;
const schema55 = {"$id":"contract:/getLogs.parameters","type":"object","properties":{"path":{"type":"object","properties":{"project_name":{"type":"string"}},"required":["project_name"]},"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"query":{"type":"object","properties":{"q":{"type":"string"},"sort":{"type":"string"},"page":{"int64":{}},"page_size":{"int64":{"maximum":100}}},"required":[]}},"required":["path","header","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema55.required,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.header === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema55.required,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema55.required,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.project_name === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name"},schema:schema55.properties.path.required,parentSchema:schema55.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.project_name !== undefined){
let data1 = data0.project_name;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/project_name",schemaPath:"#/properties/path/properties/project_name/type",keyword:"type",params:{type: "string"},schema:schema55.properties.path.properties.project_name.type,parentSchema:schema55.properties.path.properties.project_name,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema55.properties.path.type,parentSchema:schema55.properties.path,data:data0};
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
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["X-Request-Id"] !== undefined){
let data3 = data2["X-Request-Id"];
if(typeof data3 === "string"){
if(func0(data3) < 1){
const err6 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema55.properties.header.properties["X-Request-Id"],data:data3};
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
const err7 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema55.properties.header.properties["X-Request-Id"].type,parentSchema:schema55.properties.header.properties["X-Request-Id"],data:data3};
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
const err8 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema55.properties.header.type,parentSchema:schema55.properties.header,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.query !== undefined){
let data4 = data.query;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.q !== undefined){
let data5 = data4.q;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},schema:schema55.properties.query.properties.q.type,parentSchema:schema55.properties.query.properties.q,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.sort !== undefined){
let data6 = data4.sort;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema55.properties.query.properties.sort.type,parentSchema:schema55.properties.query.properties.sort,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.page !== undefined){
let data7 = data4.page;
if(!((typeof data7 === "number" && Number.isSafeInteger(data7) && !Object.is(data7, -0)) || (typeof data7 === "bigint" && data7 >= -9223372036854775808n && data7 <= 9223372036854775807n)) || (this && this.has(data4, "page")) || false){
const err11 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema55.properties.query.properties.page.int64,parentSchema:schema55.properties.query.properties.page,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.page_size !== undefined){
let data8 = data4.page_size;
if(!((typeof data8 === "number" && Number.isSafeInteger(data8) && !Object.is(data8, -0)) || (typeof data8 === "bigint" && data8 >= -9223372036854775808n && data8 <= 9223372036854775807n)) || (this && this.has(data4, "page_size")) || data8 > 100){
const err12 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema55.properties.query.properties.page_size.int64,parentSchema:schema55.properties.query.properties.page_size,data:data8};
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
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema55.properties.query.type,parentSchema:schema55.properties.query,data:data4};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data};
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
validate49.evaluated = {"props":{"path":true,"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v40 = validate50;
const schema56 = {"$id":"contract:/PingInstances.body","$ref":"contract:/components/schemas/Instance"};
const schema57 = {"$id":"contract:/components/schemas/Instance","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"name":{"type":"string"},"description":{"type":"string"},"vendor":{"type":"string"},"endpoint":{"type":"string"},"auth_mode":{"type":"string"},"auth_info":{"type":"object","additionalProperties":{"type":"string"}},"status":{"type":"string"},"enabled":{"type":"boolean"},"default":{"type":"boolean"},"insecure":{"type":"boolean"},"setup_timestamp":{"int64":{}}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Instance/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema57.properties.id.type,parentSchema:schema57.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(Math.abs(data0) > 9007199254740991){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/Instance/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema57.properties.id,data:data0};
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
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/Instance/properties/name/type",keyword:"type",params:{type: "string"},schema:schema57.properties.name.type,parentSchema:schema57.properties.name,data:data1};
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
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/Instance/properties/description/type",keyword:"type",params:{type: "string"},schema:schema57.properties.description.type,parentSchema:schema57.properties.description,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.vendor !== undefined){
let data3 = data.vendor;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/vendor",schemaPath:"contract:/components/schemas/Instance/properties/vendor/type",keyword:"type",params:{type: "string"},schema:schema57.properties.vendor.type,parentSchema:schema57.properties.vendor,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.endpoint !== undefined){
let data4 = data.endpoint;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/endpoint",schemaPath:"contract:/components/schemas/Instance/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema57.properties.endpoint.type,parentSchema:schema57.properties.endpoint,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.auth_mode !== undefined){
let data5 = data.auth_mode;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/auth_mode",schemaPath:"contract:/components/schemas/Instance/properties/auth_mode/type",keyword:"type",params:{type: "string"},schema:schema57.properties.auth_mode.type,parentSchema:schema57.properties.auth_mode,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.auth_info !== undefined){
let data6 = data.auth_info;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 in data6){
let data7 = data6[key0];
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/auth_info/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/Instance/properties/auth_info/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema57.properties.auth_info.additionalProperties.type,parentSchema:schema57.properties.auth_info.additionalProperties,data:data7};
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
const err8 = {instancePath:instancePath+"/auth_info",schemaPath:"contract:/components/schemas/Instance/properties/auth_info/type",keyword:"type",params:{type: "object"},schema:schema57.properties.auth_info.type,parentSchema:schema57.properties.auth_info,data:data6};
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
let data8 = data.status;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/Instance/properties/status/type",keyword:"type",params:{type: "string"},schema:schema57.properties.status.type,parentSchema:schema57.properties.status,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.enabled !== undefined){
let data9 = data.enabled;
if(typeof data9 !== "boolean"){
const err10 = {instancePath:instancePath+"/enabled",schemaPath:"contract:/components/schemas/Instance/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema57.properties.enabled.type,parentSchema:schema57.properties.enabled,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.default !== undefined){
let data10 = data.default;
if(typeof data10 !== "boolean"){
const err11 = {instancePath:instancePath+"/default",schemaPath:"contract:/components/schemas/Instance/properties/default/type",keyword:"type",params:{type: "boolean"},schema:schema57.properties.default.type,parentSchema:schema57.properties.default,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.insecure !== undefined){
let data11 = data.insecure;
if(typeof data11 !== "boolean"){
const err12 = {instancePath:instancePath+"/insecure",schemaPath:"contract:/components/schemas/Instance/properties/insecure/type",keyword:"type",params:{type: "boolean"},schema:schema57.properties.insecure.type,parentSchema:schema57.properties.insecure,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.setup_timestamp !== undefined){
let data12 = data.setup_timestamp;
if(!((typeof data12 === "number" && Number.isSafeInteger(data12) && !Object.is(data12, -0)) || (typeof data12 === "bigint" && data12 >= -9223372036854775808n && data12 <= 9223372036854775807n)) || (this && this.has(data, "setup_timestamp")) || false){
const err13 = {instancePath:instancePath+"/setup_timestamp",schemaPath:"contract:/components/schemas/Instance/properties/setup_timestamp/int64",keyword:"int64",params:{},schema:schema57.properties.setup_timestamp.int64,parentSchema:schema57.properties.setup_timestamp,data:data12};
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
const err14 = {instancePath,schemaPath:"contract:/components/schemas/Instance/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"id":true,"name":true,"description":true,"vendor":true,"endpoint":true,"auth_mode":true,"auth_info":true,"status":true,"enabled":true,"default":true,"insecure":true,"setup_timestamp":true},"dynamicProps":false,"dynamicItems":false};

exports.v41 = validate51;
const schema58 = {"$id":"contract:/ListInstances.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"query":{"type":"object","properties":{"page":{"int64":{}},"page_size":{"int64":{"maximum":100}},"q":{"type":"string"},"sort":{"type":"string"}},"required":[]}},"required":["header","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema58.required,parentSchema:schema58,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema58.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema58.properties.header.properties["X-Request-Id"].type,parentSchema:schema58.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema58.properties.header.type,parentSchema:schema58.properties.header,data:data0};
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
if(data2.page !== undefined){
let data3 = data2.page;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data2, "page")) || false){
const err5 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema58.properties.query.properties.page.int64,parentSchema:schema58.properties.query.properties.page,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.page_size !== undefined){
let data4 = data2.page_size;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data2, "page_size")) || data4 > 100){
const err6 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema58.properties.query.properties.page_size.int64,parentSchema:schema58.properties.query.properties.page_size,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.q !== undefined){
let data5 = data2.q;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},schema:schema58.properties.query.properties.q.type,parentSchema:schema58.properties.query.properties.q,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.sort !== undefined){
let data6 = data2.sort;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema58.properties.query.properties.sort.type,parentSchema:schema58.properties.query.properties.sort,data:data6};
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
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema58.properties.query.type,parentSchema:schema58.properties.query,data:data2};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v42 = validate52;
const schema59 = {"$id":"contract:/GetInstance.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"preheat_instance_name":{"type":"string"}},"required":["preheat_instance_name"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema59.required,parentSchema:schema59,data};
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
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema59.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema59.properties.header.properties["X-Request-Id"].type,parentSchema:schema59.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema59.properties.header.type,parentSchema:schema59.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.preheat_instance_name === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "preheat_instance_name"},schema:schema59.properties.path.required,parentSchema:schema59.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.preheat_instance_name !== undefined){
let data3 = data2.preheat_instance_name;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/path/preheat_instance_name",schemaPath:"#/properties/path/properties/preheat_instance_name/type",keyword:"type",params:{type: "string"},schema:schema59.properties.path.properties.preheat_instance_name.type,parentSchema:schema59.properties.path.properties.preheat_instance_name,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema59.properties.path.type,parentSchema:schema59.properties.path,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v43 = validate53;
const schema60 = {"$id":"contract:/ListPolicies.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"project_name":{"type":"string"}},"required":["project_name"]},"query":{"type":"object","properties":{"page":{"int64":{}},"page_size":{"int64":{"maximum":100}},"q":{"type":"string"},"sort":{"type":"string"}},"required":[]}},"required":["header","path","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema60.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema60.properties.header.properties["X-Request-Id"].type,parentSchema:schema60.properties.header.properties["X-Request-Id"],data:data1};
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
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema60.properties.header.type,parentSchema:schema60.properties.header,data:data0};
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
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.project_name === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name"},schema:schema60.properties.path.required,parentSchema:schema60.properties.path,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.project_name !== undefined){
let data3 = data2.project_name;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/path/project_name",schemaPath:"#/properties/path/properties/project_name/type",keyword:"type",params:{type: "string"},schema:schema60.properties.path.properties.project_name.type,parentSchema:schema60.properties.path.properties.project_name,data:data3};
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
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema60.properties.path.type,parentSchema:schema60.properties.path,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.query !== undefined){
let data4 = data.query;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.page !== undefined){
let data5 = data4.page;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data4, "page")) || false){
const err9 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema60.properties.query.properties.page.int64,parentSchema:schema60.properties.query.properties.page,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.page_size !== undefined){
let data6 = data4.page_size;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data4, "page_size")) || data6 > 100){
const err10 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema60.properties.query.properties.page_size.int64,parentSchema:schema60.properties.query.properties.page_size,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.q !== undefined){
let data7 = data4.q;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},schema:schema60.properties.query.properties.q.type,parentSchema:schema60.properties.query.properties.q,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.sort !== undefined){
let data8 = data4.sort;
if(typeof data8 !== "string"){
const err12 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema60.properties.query.properties.sort.type,parentSchema:schema60.properties.query.properties.sort,data:data8};
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
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema60.properties.query.type,parentSchema:schema60.properties.query,data:data4};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema60.type,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"header":true,"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v44 = validate54;
const schema61 = {"$id":"contract:/CreatePolicy.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"project_name":{"type":"string"}},"required":["project_name"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema61.required,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema61.required,parentSchema:schema61,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema61.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema61.properties.header.properties["X-Request-Id"].type,parentSchema:schema61.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema61.properties.header.type,parentSchema:schema61.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.project_name === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name"},schema:schema61.properties.path.required,parentSchema:schema61.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.project_name !== undefined){
let data3 = data2.project_name;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/path/project_name",schemaPath:"#/properties/path/properties/project_name/type",keyword:"type",params:{type: "string"},schema:schema61.properties.path.properties.project_name.type,parentSchema:schema61.properties.path.properties.project_name,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema61.properties.path.type,parentSchema:schema61.properties.path,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema61.type,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v45 = validate55;
const schema62 = {"$id":"contract:/CreatePolicy.body","$ref":"contract:/components/schemas/PreheatPolicy"};
const schema63 = {"$id":"contract:/components/schemas/PreheatPolicy","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"name":{"type":"string"},"description":{"type":"string"},"project_id":{"type":"integer","safeInteger":true},"provider_id":{"type":"integer","safeInteger":true},"provider_name":{"type":"string"},"filters":{"type":"string"},"trigger":{"type":"string"},"enabled":{"type":"boolean"},"extra_attrs":{"type":"string"},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema63.properties.id.type,parentSchema:schema63.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(Math.abs(data0) > 9007199254740991){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema63.properties.id,data:data0};
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
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema63.properties.name.type,parentSchema:schema63.properties.name,data:data1};
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
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema63.properties.description.type,parentSchema:schema63.properties.description,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.project_id !== undefined){
let data3 = data.project_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema63.properties.project_id.type,parentSchema:schema63.properties.project_id,data:data3};
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
const err5 = {instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema63.properties.project_id,data:data3};
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
if(data.provider_id !== undefined){
let data4 = data.provider_id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/type",keyword:"type",params:{type: "integer"},schema:schema63.properties.provider_id.type,parentSchema:schema63.properties.provider_id,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(Math.abs(data4) > 9007199254740991){
const err7 = {instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema63.properties.provider_id,data:data4};
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
if(data.provider_name !== undefined){
let data5 = data.provider_name;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/provider_name",schemaPath:"#/properties/provider_name/type",keyword:"type",params:{type: "string"},schema:schema63.properties.provider_name.type,parentSchema:schema63.properties.provider_name,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.filters !== undefined){
let data6 = data.filters;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "string"},schema:schema63.properties.filters.type,parentSchema:schema63.properties.filters,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.trigger !== undefined){
let data7 = data.trigger;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/trigger",schemaPath:"#/properties/trigger/type",keyword:"type",params:{type: "string"},schema:schema63.properties.trigger.type,parentSchema:schema63.properties.trigger,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.enabled !== undefined){
let data8 = data.enabled;
if(typeof data8 !== "boolean"){
const err11 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema63.properties.enabled.type,parentSchema:schema63.properties.enabled,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.extra_attrs !== undefined){
let data9 = data.extra_attrs;
if(typeof data9 !== "string"){
const err12 = {instancePath:instancePath+"/extra_attrs",schemaPath:"#/properties/extra_attrs/type",keyword:"type",params:{type: "string"},schema:schema63.properties.extra_attrs.type,parentSchema:schema63.properties.extra_attrs,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.creation_time !== undefined){
let data10 = data.creation_time;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err13 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema63.properties.creation_time,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data10.includes(":60")){
const next0 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err14 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema63.properties.creation_time,data:data10};
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
const err15 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema63.properties.creation_time.type,parentSchema:schema63.properties.creation_time,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.update_time !== undefined){
let data11 = data.update_time;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err16 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema63.properties.update_time,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data11.includes(":60")){
const next1 = Date.parse((data11).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err17 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema63.properties.update_time,data:data11};
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
const err18 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema63.properties.update_time.type,parentSchema:schema63.properties.update_time,data:data11};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"id":true,"name":true,"description":true,"project_id":true,"provider_id":true,"provider_name":true,"filters":true,"trigger":true,"enabled":true,"extra_attrs":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};


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
validate55.evaluated = {"props":{"id":true,"name":true,"description":true,"project_id":true,"provider_id":true,"provider_name":true,"filters":true,"trigger":true,"enabled":true,"extra_attrs":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};

exports.v46 = validate58;
const schema64 = {"$id":"contract:/GetPolicy.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"project_name":{"type":"string"},"preheat_policy_name":{"type":"string"}},"required":["project_name","preheat_policy_name"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema64.required,parentSchema:schema64,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema64.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema64.properties.header.properties["X-Request-Id"].type,parentSchema:schema64.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema64.properties.header.type,parentSchema:schema64.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.project_name === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name"},schema:schema64.properties.path.required,parentSchema:schema64.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.preheat_policy_name === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "preheat_policy_name"},schema:schema64.properties.path.required,parentSchema:schema64.properties.path,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.project_name !== undefined){
let data3 = data2.project_name;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/path/project_name",schemaPath:"#/properties/path/properties/project_name/type",keyword:"type",params:{type: "string"},schema:schema64.properties.path.properties.project_name.type,parentSchema:schema64.properties.path.properties.project_name,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.preheat_policy_name !== undefined){
let data4 = data2.preheat_policy_name;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/path/preheat_policy_name",schemaPath:"#/properties/path/properties/preheat_policy_name/type",keyword:"type",params:{type: "string"},schema:schema64.properties.path.properties.preheat_policy_name.type,parentSchema:schema64.properties.path.properties.preheat_policy_name,data:data4};
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
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema64.properties.path.type,parentSchema:schema64.properties.path,data:data2};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v47 = validate59;
const schema65 = {"$id":"contract:/ListExecutions.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"project_name":{"type":"string"},"preheat_policy_name":{"type":"string"}},"required":["project_name","preheat_policy_name"]},"query":{"type":"object","properties":{"page":{"int64":{}},"page_size":{"int64":{"maximum":100}},"q":{"type":"string"},"sort":{"type":"string"}},"required":[]}},"required":["header","path","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema65.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema65.properties.header.properties["X-Request-Id"].type,parentSchema:schema65.properties.header.properties["X-Request-Id"],data:data1};
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
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema65.properties.header.type,parentSchema:schema65.properties.header,data:data0};
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
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.project_name === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name"},schema:schema65.properties.path.required,parentSchema:schema65.properties.path,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.preheat_policy_name === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "preheat_policy_name"},schema:schema65.properties.path.required,parentSchema:schema65.properties.path,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.project_name !== undefined){
let data3 = data2.project_name;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/path/project_name",schemaPath:"#/properties/path/properties/project_name/type",keyword:"type",params:{type: "string"},schema:schema65.properties.path.properties.project_name.type,parentSchema:schema65.properties.path.properties.project_name,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.preheat_policy_name !== undefined){
let data4 = data2.preheat_policy_name;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/path/preheat_policy_name",schemaPath:"#/properties/path/properties/preheat_policy_name/type",keyword:"type",params:{type: "string"},schema:schema65.properties.path.properties.preheat_policy_name.type,parentSchema:schema65.properties.path.properties.preheat_policy_name,data:data4};
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
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema65.properties.path.type,parentSchema:schema65.properties.path,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.query !== undefined){
let data5 = data.query;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.page !== undefined){
let data6 = data5.page;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data5, "page")) || false){
const err11 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema65.properties.query.properties.page.int64,parentSchema:schema65.properties.query.properties.page,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.page_size !== undefined){
let data7 = data5.page_size;
if(!((typeof data7 === "number" && Number.isSafeInteger(data7) && !Object.is(data7, -0)) || (typeof data7 === "bigint" && data7 >= -9223372036854775808n && data7 <= 9223372036854775807n)) || (this && this.has(data5, "page_size")) || data7 > 100){
const err12 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema65.properties.query.properties.page_size.int64,parentSchema:schema65.properties.query.properties.page_size,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.q !== undefined){
let data8 = data5.q;
if(typeof data8 !== "string"){
const err13 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},schema:schema65.properties.query.properties.q.type,parentSchema:schema65.properties.query.properties.q,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data5.sort !== undefined){
let data9 = data5.sort;
if(typeof data9 !== "string"){
const err14 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema65.properties.query.properties.sort.type,parentSchema:schema65.properties.query.properties.sort,data:data9};
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
const err15 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema65.properties.query.type,parentSchema:schema65.properties.query,data:data5};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"header":true,"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v48 = validate60;
const schema66 = {"$id":"contract:/GetExecution.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"project_name":{"type":"string"},"preheat_policy_name":{"type":"string"},"execution_id":{"type":"integer"}},"required":["project_name","preheat_policy_name","execution_id"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema66.required,parentSchema:schema66,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema66.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema66.properties.header.properties["X-Request-Id"].type,parentSchema:schema66.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema66.properties.header.type,parentSchema:schema66.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.project_name === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name"},schema:schema66.properties.path.required,parentSchema:schema66.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.preheat_policy_name === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "preheat_policy_name"},schema:schema66.properties.path.required,parentSchema:schema66.properties.path,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.execution_id === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "execution_id"},schema:schema66.properties.path.required,parentSchema:schema66.properties.path,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.project_name !== undefined){
let data3 = data2.project_name;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/path/project_name",schemaPath:"#/properties/path/properties/project_name/type",keyword:"type",params:{type: "string"},schema:schema66.properties.path.properties.project_name.type,parentSchema:schema66.properties.path.properties.project_name,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.preheat_policy_name !== undefined){
let data4 = data2.preheat_policy_name;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/path/preheat_policy_name",schemaPath:"#/properties/path/properties/preheat_policy_name/type",keyword:"type",params:{type: "string"},schema:schema66.properties.path.properties.preheat_policy_name.type,parentSchema:schema66.properties.path.properties.preheat_policy_name,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.execution_id !== undefined){
let data5 = data2.execution_id;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/path/execution_id",schemaPath:"#/properties/path/properties/execution_id/type",keyword:"type",params:{type: "integer"},schema:schema66.properties.path.properties.execution_id.type,parentSchema:schema66.properties.path.properties.execution_id,data:data5};
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
const err11 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema66.properties.path.type,parentSchema:schema66.properties.path,data:data2};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema66.type,parentSchema:schema66,data};
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
validate60.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v49 = validate61;
const schema67 = {"$id":"contract:/StopExecution.body","$ref":"contract:/components/schemas/Execution"};
const schema68 = {"$id":"contract:/components/schemas/Execution","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"vendor_type":{"type":"string"},"vendor_id":{"type":"integer","safeInteger":true},"status":{"type":"string"},"status_message":{"type":"string"},"metrics":{"$ref":"contract:/components/schemas/Metrics"},"trigger":{"type":"string"},"extra_attrs":{"$ref":"contract:/components/schemas/ExtraAttrs"},"start_time":{"type":"string"},"end_time":{"type":"string"}}};
const schema69 = {"$id":"contract:/components/schemas/Metrics","type":"object","properties":{"task_count":{"type":"integer","safeInteger":true},"success_task_count":{"type":"integer","safeInteger":true},"error_task_count":{"type":"integer","safeInteger":true},"pending_task_count":{"type":"integer","safeInteger":true},"running_task_count":{"type":"integer","safeInteger":true},"scheduled_task_count":{"type":"integer","safeInteger":true},"stopped_task_count":{"type":"integer","safeInteger":true}}};
const schema70 = {"$id":"contract:/components/schemas/ExtraAttrs","type":"object","additionalProperties":{"type":"object"}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema68.properties.id.type,parentSchema:schema68.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(Math.abs(data0) > 9007199254740991){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema68.properties.id,data:data0};
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
if(data.vendor_type !== undefined){
let data1 = data.vendor_type;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/vendor_type",schemaPath:"#/properties/vendor_type/type",keyword:"type",params:{type: "string"},schema:schema68.properties.vendor_type.type,parentSchema:schema68.properties.vendor_type,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.vendor_id !== undefined){
let data2 = data.vendor_id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/vendor_id",schemaPath:"#/properties/vendor_id/type",keyword:"type",params:{type: "integer"},schema:schema68.properties.vendor_id.type,parentSchema:schema68.properties.vendor_id,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err4 = {instancePath:instancePath+"/vendor_id",schemaPath:"#/properties/vendor_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema68.properties.vendor_id,data:data2};
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
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema68.properties.status.type,parentSchema:schema68.properties.status,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.status_message !== undefined){
let data4 = data.status_message;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/status_message",schemaPath:"#/properties/status_message/type",keyword:"type",params:{type: "string"},schema:schema68.properties.status_message.type,parentSchema:schema68.properties.status_message,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.metrics !== undefined){
let data5 = data.metrics;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.task_count !== undefined){
let data6 = data5.task_count;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err7 = {instancePath:instancePath+"/metrics/task_count",schemaPath:"contract:/components/schemas/Metrics/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema69.properties.task_count.type,parentSchema:schema69.properties.task_count,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err8 = {instancePath:instancePath+"/metrics/task_count",schemaPath:"contract:/components/schemas/Metrics/properties/task_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema69.properties.task_count,data:data6};
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
if(data5.success_task_count !== undefined){
let data7 = data5.success_task_count;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err9 = {instancePath:instancePath+"/metrics/success_task_count",schemaPath:"contract:/components/schemas/Metrics/properties/success_task_count/type",keyword:"type",params:{type: "integer"},schema:schema69.properties.success_task_count.type,parentSchema:schema69.properties.success_task_count,data:data7};
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
const err10 = {instancePath:instancePath+"/metrics/success_task_count",schemaPath:"contract:/components/schemas/Metrics/properties/success_task_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema69.properties.success_task_count,data:data7};
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
if(data5.error_task_count !== undefined){
let data8 = data5.error_task_count;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err11 = {instancePath:instancePath+"/metrics/error_task_count",schemaPath:"contract:/components/schemas/Metrics/properties/error_task_count/type",keyword:"type",params:{type: "integer"},schema:schema69.properties.error_task_count.type,parentSchema:schema69.properties.error_task_count,data:data8};
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
const err12 = {instancePath:instancePath+"/metrics/error_task_count",schemaPath:"contract:/components/schemas/Metrics/properties/error_task_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema69.properties.error_task_count,data:data8};
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
if(data5.pending_task_count !== undefined){
let data9 = data5.pending_task_count;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err13 = {instancePath:instancePath+"/metrics/pending_task_count",schemaPath:"contract:/components/schemas/Metrics/properties/pending_task_count/type",keyword:"type",params:{type: "integer"},schema:schema69.properties.pending_task_count.type,parentSchema:schema69.properties.pending_task_count,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(Math.abs(data9) > 9007199254740991){
const err14 = {instancePath:instancePath+"/metrics/pending_task_count",schemaPath:"contract:/components/schemas/Metrics/properties/pending_task_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema69.properties.pending_task_count,data:data9};
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
if(data5.running_task_count !== undefined){
let data10 = data5.running_task_count;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err15 = {instancePath:instancePath+"/metrics/running_task_count",schemaPath:"contract:/components/schemas/Metrics/properties/running_task_count/type",keyword:"type",params:{type: "integer"},schema:schema69.properties.running_task_count.type,parentSchema:schema69.properties.running_task_count,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(Math.abs(data10) > 9007199254740991){
const err16 = {instancePath:instancePath+"/metrics/running_task_count",schemaPath:"contract:/components/schemas/Metrics/properties/running_task_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema69.properties.running_task_count,data:data10};
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
if(data5.scheduled_task_count !== undefined){
let data11 = data5.scheduled_task_count;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err17 = {instancePath:instancePath+"/metrics/scheduled_task_count",schemaPath:"contract:/components/schemas/Metrics/properties/scheduled_task_count/type",keyword:"type",params:{type: "integer"},schema:schema69.properties.scheduled_task_count.type,parentSchema:schema69.properties.scheduled_task_count,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(Math.abs(data11) > 9007199254740991){
const err18 = {instancePath:instancePath+"/metrics/scheduled_task_count",schemaPath:"contract:/components/schemas/Metrics/properties/scheduled_task_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema69.properties.scheduled_task_count,data:data11};
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
if(data5.stopped_task_count !== undefined){
let data12 = data5.stopped_task_count;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err19 = {instancePath:instancePath+"/metrics/stopped_task_count",schemaPath:"contract:/components/schemas/Metrics/properties/stopped_task_count/type",keyword:"type",params:{type: "integer"},schema:schema69.properties.stopped_task_count.type,parentSchema:schema69.properties.stopped_task_count,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(Math.abs(data12) > 9007199254740991){
const err20 = {instancePath:instancePath+"/metrics/stopped_task_count",schemaPath:"contract:/components/schemas/Metrics/properties/stopped_task_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema69.properties.stopped_task_count,data:data12};
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
else {
const err21 = {instancePath:instancePath+"/metrics",schemaPath:"contract:/components/schemas/Metrics/type",keyword:"type",params:{type: "object"},schema:schema69.type,parentSchema:schema69,data:data5};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.trigger !== undefined){
let data13 = data.trigger;
if(typeof data13 !== "string"){
const err22 = {instancePath:instancePath+"/trigger",schemaPath:"#/properties/trigger/type",keyword:"type",params:{type: "string"},schema:schema68.properties.trigger.type,parentSchema:schema68.properties.trigger,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.extra_attrs !== undefined){
let data14 = data.extra_attrs;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key0 in data14){
let data15 = data14[key0];
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
const err23 = {instancePath:instancePath+"/extra_attrs/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/ExtraAttrs/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema70.additionalProperties.type,parentSchema:schema70.additionalProperties,data:data15};
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
const err24 = {instancePath:instancePath+"/extra_attrs",schemaPath:"contract:/components/schemas/ExtraAttrs/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data:data14};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.start_time !== undefined){
let data16 = data.start_time;
if(typeof data16 !== "string"){
const err25 = {instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/type",keyword:"type",params:{type: "string"},schema:schema68.properties.start_time.type,parentSchema:schema68.properties.start_time,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.end_time !== undefined){
let data17 = data.end_time;
if(typeof data17 !== "string"){
const err26 = {instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: "string"},schema:schema68.properties.end_time.type,parentSchema:schema68.properties.end_time,data:data17};
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
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema68.type,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"id":true,"vendor_type":true,"vendor_id":true,"status":true,"status_message":true,"metrics":true,"trigger":true,"extra_attrs":true,"start_time":true,"end_time":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate62.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate62.errors);
errors = vErrors.length;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"id":true,"vendor_type":true,"vendor_id":true,"status":true,"status_message":true,"metrics":true,"trigger":true,"extra_attrs":true,"start_time":true,"end_time":true},"dynamicProps":false,"dynamicItems":false};

exports.v50 = validate64;
const schema71 = {"$id":"contract:/ListTasks.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"project_name":{"type":"string"},"preheat_policy_name":{"type":"string"},"execution_id":{"type":"integer"}},"required":["project_name","preheat_policy_name","execution_id"]},"query":{"type":"object","properties":{"page":{"int64":{}},"page_size":{"int64":{"maximum":100}},"q":{"type":"string"},"sort":{"type":"string"}},"required":[]}},"required":["header","path","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema71.required,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema71.required,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema71.required,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema71.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema71.properties.header.properties["X-Request-Id"].type,parentSchema:schema71.properties.header.properties["X-Request-Id"],data:data1};
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
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema71.properties.header.type,parentSchema:schema71.properties.header,data:data0};
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
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.project_name === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name"},schema:schema71.properties.path.required,parentSchema:schema71.properties.path,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.preheat_policy_name === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "preheat_policy_name"},schema:schema71.properties.path.required,parentSchema:schema71.properties.path,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.execution_id === undefined){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "execution_id"},schema:schema71.properties.path.required,parentSchema:schema71.properties.path,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.project_name !== undefined){
let data3 = data2.project_name;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/path/project_name",schemaPath:"#/properties/path/properties/project_name/type",keyword:"type",params:{type: "string"},schema:schema71.properties.path.properties.project_name.type,parentSchema:schema71.properties.path.properties.project_name,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.preheat_policy_name !== undefined){
let data4 = data2.preheat_policy_name;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/path/preheat_policy_name",schemaPath:"#/properties/path/properties/preheat_policy_name/type",keyword:"type",params:{type: "string"},schema:schema71.properties.path.properties.preheat_policy_name.type,parentSchema:schema71.properties.path.properties.preheat_policy_name,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.execution_id !== undefined){
let data5 = data2.execution_id;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/path/execution_id",schemaPath:"#/properties/path/properties/execution_id/type",keyword:"type",params:{type: "integer"},schema:schema71.properties.path.properties.execution_id.type,parentSchema:schema71.properties.path.properties.execution_id,data:data5};
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
const err12 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema71.properties.path.type,parentSchema:schema71.properties.path,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.query !== undefined){
let data6 = data.query;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.page !== undefined){
let data7 = data6.page;
if(!((typeof data7 === "number" && Number.isSafeInteger(data7) && !Object.is(data7, -0)) || (typeof data7 === "bigint" && data7 >= -9223372036854775808n && data7 <= 9223372036854775807n)) || (this && this.has(data6, "page")) || false){
const err13 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema71.properties.query.properties.page.int64,parentSchema:schema71.properties.query.properties.page,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.page_size !== undefined){
let data8 = data6.page_size;
if(!((typeof data8 === "number" && Number.isSafeInteger(data8) && !Object.is(data8, -0)) || (typeof data8 === "bigint" && data8 >= -9223372036854775808n && data8 <= 9223372036854775807n)) || (this && this.has(data6, "page_size")) || data8 > 100){
const err14 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema71.properties.query.properties.page_size.int64,parentSchema:schema71.properties.query.properties.page_size,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data6.q !== undefined){
let data9 = data6.q;
if(typeof data9 !== "string"){
const err15 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},schema:schema71.properties.query.properties.q.type,parentSchema:schema71.properties.query.properties.q,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.sort !== undefined){
let data10 = data6.sort;
if(typeof data10 !== "string"){
const err16 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema71.properties.query.properties.sort.type,parentSchema:schema71.properties.query.properties.sort,data:data10};
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
const err17 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema71.properties.query.type,parentSchema:schema71.properties.query,data:data6};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"header":true,"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v51 = validate65;
const schema72 = {"$id":"contract:/GetPreheatLog.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"project_name":{"type":"string"},"preheat_policy_name":{"type":"string"},"execution_id":{"type":"integer"},"task_id":{"type":"integer"}},"required":["project_name","preheat_policy_name","execution_id","task_id"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema72.required,parentSchema:schema72,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema72.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema72.properties.header.properties["X-Request-Id"].type,parentSchema:schema72.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema72.properties.header.type,parentSchema:schema72.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.project_name === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name"},schema:schema72.properties.path.required,parentSchema:schema72.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.preheat_policy_name === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "preheat_policy_name"},schema:schema72.properties.path.required,parentSchema:schema72.properties.path,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.execution_id === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "execution_id"},schema:schema72.properties.path.required,parentSchema:schema72.properties.path,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.task_id === undefined){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema72.properties.path.required,parentSchema:schema72.properties.path,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.project_name !== undefined){
let data3 = data2.project_name;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/path/project_name",schemaPath:"#/properties/path/properties/project_name/type",keyword:"type",params:{type: "string"},schema:schema72.properties.path.properties.project_name.type,parentSchema:schema72.properties.path.properties.project_name,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.preheat_policy_name !== undefined){
let data4 = data2.preheat_policy_name;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/path/preheat_policy_name",schemaPath:"#/properties/path/properties/preheat_policy_name/type",keyword:"type",params:{type: "string"},schema:schema72.properties.path.properties.preheat_policy_name.type,parentSchema:schema72.properties.path.properties.preheat_policy_name,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.execution_id !== undefined){
let data5 = data2.execution_id;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/path/execution_id",schemaPath:"#/properties/path/properties/execution_id/type",keyword:"type",params:{type: "integer"},schema:schema72.properties.path.properties.execution_id.type,parentSchema:schema72.properties.path.properties.execution_id,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.task_id !== undefined){
let data6 = data2.task_id;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err12 = {instancePath:instancePath+"/path/task_id",schemaPath:"#/properties/path/properties/task_id/type",keyword:"type",params:{type: "integer"},schema:schema72.properties.path.properties.task_id.type,parentSchema:schema72.properties.path.properties.task_id,data:data6};
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
const err13 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema72.properties.path.type,parentSchema:schema72.properties.path,data:data2};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema72.type,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v52 = validate66;
const schema73 = {"$id":"contract:/ListImmuRules.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1},"X-Is-Resource-Name":{"type":"boolean"}},"required":[]},"path":{"type":"object","properties":{"project_name_or_id":{"type":"string"}},"required":["project_name_or_id"]},"query":{"type":"object","properties":{"page":{"int64":{}},"page_size":{"int64":{"maximum":100}},"q":{"type":"string"},"sort":{"type":"string"}},"required":[]}},"required":["header","path","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema73.required,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema73.required,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema73.required,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema73.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema73.properties.header.properties["X-Request-Id"].type,parentSchema:schema73.properties.header.properties["X-Request-Id"],data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0["X-Is-Resource-Name"] !== undefined){
let data2 = data0["X-Is-Resource-Name"];
if(typeof data2 !== "boolean"){
const err5 = {instancePath:instancePath+"/header/X-Is-Resource-Name",schemaPath:"#/properties/header/properties/X-Is-Resource-Name/type",keyword:"type",params:{type: "boolean"},schema:schema73.properties.header.properties["X-Is-Resource-Name"].type,parentSchema:schema73.properties.header.properties["X-Is-Resource-Name"],data:data2};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema73.properties.header.type,parentSchema:schema73.properties.header,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.path !== undefined){
let data3 = data.path;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.project_name_or_id === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name_or_id"},schema:schema73.properties.path.required,parentSchema:schema73.properties.path,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.project_name_or_id !== undefined){
let data4 = data3.project_name_or_id;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/path/project_name_or_id",schemaPath:"#/properties/path/properties/project_name_or_id/type",keyword:"type",params:{type: "string"},schema:schema73.properties.path.properties.project_name_or_id.type,parentSchema:schema73.properties.path.properties.project_name_or_id,data:data4};
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
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema73.properties.path.type,parentSchema:schema73.properties.path,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.query !== undefined){
let data5 = data.query;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.page !== undefined){
let data6 = data5.page;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data5, "page")) || false){
const err10 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema73.properties.query.properties.page.int64,parentSchema:schema73.properties.query.properties.page,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data5.page_size !== undefined){
let data7 = data5.page_size;
if(!((typeof data7 === "number" && Number.isSafeInteger(data7) && !Object.is(data7, -0)) || (typeof data7 === "bigint" && data7 >= -9223372036854775808n && data7 <= 9223372036854775807n)) || (this && this.has(data5, "page_size")) || data7 > 100){
const err11 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema73.properties.query.properties.page_size.int64,parentSchema:schema73.properties.query.properties.page_size,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.q !== undefined){
let data8 = data5.q;
if(typeof data8 !== "string"){
const err12 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},schema:schema73.properties.query.properties.q.type,parentSchema:schema73.properties.query.properties.q,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.sort !== undefined){
let data9 = data5.sort;
if(typeof data9 !== "string"){
const err13 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema73.properties.query.properties.sort.type,parentSchema:schema73.properties.query.properties.sort,data:data9};
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
const err14 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema73.properties.query.type,parentSchema:schema73.properties.query,data:data5};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema73.type,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"header":true,"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v53 = validate67;
const schema74 = {"$id":"contract:/CreateImmuRule.body","$ref":"contract:/components/schemas/ImmutableRule"};
const schema75 = {"$id":"contract:/components/schemas/ImmutableRule","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"priority":{"type":"integer","safeInteger":true},"disabled":{"type":"boolean"},"action":{"type":"string"},"template":{"type":"string"},"params":{"type":"object","additionalProperties":{"type":"object"}},"tag_selectors":{"type":"array","items":{"$ref":"contract:/components/schemas/ImmutableSelector"}},"scope_selectors":{"type":"object","additionalProperties":{"type":"array","items":{"$ref":"contract:/components/schemas/ImmutableSelector"}}}}};
const schema76 = {"$id":"contract:/components/schemas/ImmutableSelector","type":"object","properties":{"kind":{"type":"string"},"decoration":{"type":"string"},"pattern":{"type":"string"},"extras":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema75.properties.id.type,parentSchema:schema75.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(Math.abs(data0) > 9007199254740991){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema75.properties.id,data:data0};
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
if(data.priority !== undefined){
let data1 = data.priority;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"},schema:schema75.properties.priority.type,parentSchema:schema75.properties.priority,data:data1};
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
const err3 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema75.properties.priority,data:data1};
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
if(data.disabled !== undefined){
let data2 = data.disabled;
if(typeof data2 !== "boolean"){
const err4 = {instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},schema:schema75.properties.disabled.type,parentSchema:schema75.properties.disabled,data:data2};
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
let data3 = data.action;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema75.properties.action.type,parentSchema:schema75.properties.action,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.template !== undefined){
let data4 = data.template;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type: "string"},schema:schema75.properties.template.type,parentSchema:schema75.properties.template,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.params !== undefined){
let data5 = data.params;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 in data5){
let data6 = data5[key0];
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err7 = {instancePath:instancePath+"/params/" + runtime.escapeName(key0),schemaPath:"#/properties/params/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema75.properties.params.additionalProperties.type,parentSchema:schema75.properties.params.additionalProperties,data:data6};
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
const err8 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"},schema:schema75.properties.params.type,parentSchema:schema75.properties.params,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.tag_selectors !== undefined){
let data7 = data.tag_selectors;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.kind !== undefined){
let data9 = data8.kind;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/tag_selectors/" + i0+"/kind",schemaPath:"contract:/components/schemas/ImmutableSelector/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema76.properties.kind.type,parentSchema:schema76.properties.kind,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data8.decoration !== undefined){
let data10 = data8.decoration;
if(typeof data10 !== "string"){
const err10 = {instancePath:instancePath+"/tag_selectors/" + i0+"/decoration",schemaPath:"contract:/components/schemas/ImmutableSelector/properties/decoration/type",keyword:"type",params:{type: "string"},schema:schema76.properties.decoration.type,parentSchema:schema76.properties.decoration,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data8.pattern !== undefined){
let data11 = data8.pattern;
if(typeof data11 !== "string"){
const err11 = {instancePath:instancePath+"/tag_selectors/" + i0+"/pattern",schemaPath:"contract:/components/schemas/ImmutableSelector/properties/pattern/type",keyword:"type",params:{type: "string"},schema:schema76.properties.pattern.type,parentSchema:schema76.properties.pattern,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data8.extras !== undefined){
let data12 = data8.extras;
if(typeof data12 !== "string"){
const err12 = {instancePath:instancePath+"/tag_selectors/" + i0+"/extras",schemaPath:"contract:/components/schemas/ImmutableSelector/properties/extras/type",keyword:"type",params:{type: "string"},schema:schema76.properties.extras.type,parentSchema:schema76.properties.extras,data:data12};
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
const err13 = {instancePath:instancePath+"/tag_selectors/" + i0,schemaPath:"contract:/components/schemas/ImmutableSelector/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data:data8};
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
const err14 = {instancePath:instancePath+"/tag_selectors",schemaPath:"#/properties/tag_selectors/type",keyword:"type",params:{type: "array"},schema:schema75.properties.tag_selectors.type,parentSchema:schema75.properties.tag_selectors,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.scope_selectors !== undefined){
let data13 = data.scope_selectors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key1 in data13){
let data14 = data13[key1];
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.kind !== undefined){
let data16 = data15.kind;
if(typeof data16 !== "string"){
const err15 = {instancePath:instancePath+"/scope_selectors/" + runtime.escapeName(key1)+"/" + i1+"/kind",schemaPath:"contract:/components/schemas/ImmutableSelector/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema76.properties.kind.type,parentSchema:schema76.properties.kind,data:data16};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data15.decoration !== undefined){
let data17 = data15.decoration;
if(typeof data17 !== "string"){
const err16 = {instancePath:instancePath+"/scope_selectors/" + runtime.escapeName(key1)+"/" + i1+"/decoration",schemaPath:"contract:/components/schemas/ImmutableSelector/properties/decoration/type",keyword:"type",params:{type: "string"},schema:schema76.properties.decoration.type,parentSchema:schema76.properties.decoration,data:data17};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data15.pattern !== undefined){
let data18 = data15.pattern;
if(typeof data18 !== "string"){
const err17 = {instancePath:instancePath+"/scope_selectors/" + runtime.escapeName(key1)+"/" + i1+"/pattern",schemaPath:"contract:/components/schemas/ImmutableSelector/properties/pattern/type",keyword:"type",params:{type: "string"},schema:schema76.properties.pattern.type,parentSchema:schema76.properties.pattern,data:data18};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data15.extras !== undefined){
let data19 = data15.extras;
if(typeof data19 !== "string"){
const err18 = {instancePath:instancePath+"/scope_selectors/" + runtime.escapeName(key1)+"/" + i1+"/extras",schemaPath:"contract:/components/schemas/ImmutableSelector/properties/extras/type",keyword:"type",params:{type: "string"},schema:schema76.properties.extras.type,parentSchema:schema76.properties.extras,data:data19};
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
const err19 = {instancePath:instancePath+"/scope_selectors/" + runtime.escapeName(key1)+"/" + i1,schemaPath:"contract:/components/schemas/ImmutableSelector/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data:data15};
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
const err20 = {instancePath:instancePath+"/scope_selectors/" + runtime.escapeName(key1),schemaPath:"#/properties/scope_selectors/additionalProperties/type",keyword:"type",params:{type: "array"},schema:schema75.properties.scope_selectors.additionalProperties.type,parentSchema:schema75.properties.scope_selectors.additionalProperties,data:data14};
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
const err21 = {instancePath:instancePath+"/scope_selectors",schemaPath:"#/properties/scope_selectors/type",keyword:"type",params:{type: "object"},schema:schema75.properties.scope_selectors.type,parentSchema:schema75.properties.scope_selectors,data:data13};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema75.type,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"id":true,"priority":true,"disabled":true,"action":true,"template":true,"params":true,"tag_selectors":true,"scope_selectors":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate68.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate68.errors);
errors = vErrors.length;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"id":true,"priority":true,"disabled":true,"action":true,"template":true,"params":true,"tag_selectors":true,"scope_selectors":true},"dynamicProps":false,"dynamicItems":false};

exports.v54 = validate70;
const schema78 = {"$id":"contract:/UpdateImmuRule.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1},"X-Is-Resource-Name":{"type":"boolean"}},"required":[]},"path":{"type":"object","properties":{"project_name_or_id":{"type":"string"},"immutable_rule_id":{"int64":{}}},"required":["project_name_or_id","immutable_rule_id"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema78.required,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema78.required,parentSchema:schema78,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema78.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema78.properties.header.properties["X-Request-Id"].type,parentSchema:schema78.properties.header.properties["X-Request-Id"],data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0["X-Is-Resource-Name"] !== undefined){
let data2 = data0["X-Is-Resource-Name"];
if(typeof data2 !== "boolean"){
const err4 = {instancePath:instancePath+"/header/X-Is-Resource-Name",schemaPath:"#/properties/header/properties/X-Is-Resource-Name/type",keyword:"type",params:{type: "boolean"},schema:schema78.properties.header.properties["X-Is-Resource-Name"].type,parentSchema:schema78.properties.header.properties["X-Is-Resource-Name"],data:data2};
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
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema78.properties.header.type,parentSchema:schema78.properties.header,data:data0};
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
if(data3.project_name_or_id === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name_or_id"},schema:schema78.properties.path.required,parentSchema:schema78.properties.path,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.immutable_rule_id === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "immutable_rule_id"},schema:schema78.properties.path.required,parentSchema:schema78.properties.path,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.project_name_or_id !== undefined){
let data4 = data3.project_name_or_id;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/path/project_name_or_id",schemaPath:"#/properties/path/properties/project_name_or_id/type",keyword:"type",params:{type: "string"},schema:schema78.properties.path.properties.project_name_or_id.type,parentSchema:schema78.properties.path.properties.project_name_or_id,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.immutable_rule_id !== undefined){
let data5 = data3.immutable_rule_id;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data3, "immutable_rule_id")) || false){
const err9 = {instancePath:instancePath+"/path/immutable_rule_id",schemaPath:"#/properties/path/properties/immutable_rule_id/int64",keyword:"int64",params:{},schema:schema78.properties.path.properties.immutable_rule_id.int64,parentSchema:schema78.properties.path.properties.immutable_rule_id,data:data5};
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
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema78.properties.path.type,parentSchema:schema78.properties.path,data:data3};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema78.type,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v55 = validate71;
const schema79 = {"$id":"contract:/ListWebhookPoliciesOfProject.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1},"X-Is-Resource-Name":{"type":"boolean"}},"required":[]},"path":{"type":"object","properties":{"project_name_or_id":{"type":"string"}},"required":["project_name_or_id"]},"query":{"type":"object","properties":{"sort":{"type":"string"},"q":{"type":"string"},"page":{"int64":{}},"page_size":{"int64":{"maximum":100}}},"required":[]}},"required":["header","path","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema79.required,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema79.required,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema79.required,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema79.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema79.properties.header.properties["X-Request-Id"].type,parentSchema:schema79.properties.header.properties["X-Request-Id"],data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0["X-Is-Resource-Name"] !== undefined){
let data2 = data0["X-Is-Resource-Name"];
if(typeof data2 !== "boolean"){
const err5 = {instancePath:instancePath+"/header/X-Is-Resource-Name",schemaPath:"#/properties/header/properties/X-Is-Resource-Name/type",keyword:"type",params:{type: "boolean"},schema:schema79.properties.header.properties["X-Is-Resource-Name"].type,parentSchema:schema79.properties.header.properties["X-Is-Resource-Name"],data:data2};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema79.properties.header.type,parentSchema:schema79.properties.header,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.path !== undefined){
let data3 = data.path;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.project_name_or_id === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name_or_id"},schema:schema79.properties.path.required,parentSchema:schema79.properties.path,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.project_name_or_id !== undefined){
let data4 = data3.project_name_or_id;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/path/project_name_or_id",schemaPath:"#/properties/path/properties/project_name_or_id/type",keyword:"type",params:{type: "string"},schema:schema79.properties.path.properties.project_name_or_id.type,parentSchema:schema79.properties.path.properties.project_name_or_id,data:data4};
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
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema79.properties.path.type,parentSchema:schema79.properties.path,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.query !== undefined){
let data5 = data.query;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.sort !== undefined){
let data6 = data5.sort;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema79.properties.query.properties.sort.type,parentSchema:schema79.properties.query.properties.sort,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data5.q !== undefined){
let data7 = data5.q;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},schema:schema79.properties.query.properties.q.type,parentSchema:schema79.properties.query.properties.q,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.page !== undefined){
let data8 = data5.page;
if(!((typeof data8 === "number" && Number.isSafeInteger(data8) && !Object.is(data8, -0)) || (typeof data8 === "bigint" && data8 >= -9223372036854775808n && data8 <= 9223372036854775807n)) || (this && this.has(data5, "page")) || false){
const err12 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema79.properties.query.properties.page.int64,parentSchema:schema79.properties.query.properties.page,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.page_size !== undefined){
let data9 = data5.page_size;
if(!((typeof data9 === "number" && Number.isSafeInteger(data9) && !Object.is(data9, -0)) || (typeof data9 === "bigint" && data9 >= -9223372036854775808n && data9 <= 9223372036854775807n)) || (this && this.has(data5, "page_size")) || data9 > 100){
const err13 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema79.properties.query.properties.page_size.int64,parentSchema:schema79.properties.query.properties.page_size,data:data9};
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
const err14 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema79.properties.query.type,parentSchema:schema79.properties.query,data:data5};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema79.type,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"header":true,"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v56 = validate72;
const schema80 = {"$id":"contract:/CreateWebhookPolicyOfProject.body","$ref":"contract:/components/schemas/WebhookPolicy"};
const schema81 = {"$id":"contract:/components/schemas/WebhookPolicy","type":"object","properties":{"id":{"int64":{}},"name":{"type":"string"},"description":{"type":"string"},"project_id":{"type":"integer","safeInteger":true},"targets":{"type":"array","items":{"$ref":"contract:/components/schemas/WebhookTargetObject"}},"event_types":{"type":"array","items":{"type":"string"}},"creator":{"type":"string"},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"enabled":{"type":"boolean"}}};
const schema82 = {"$id":"contract:/components/schemas/WebhookTargetObject","type":"object","properties":{"type":{"type":"string"},"address":{"type":"string"},"auth_header":{"type":"string"},"skip_cert_verify":{"type":"boolean"},"payload_format":{"$ref":"contract:/components/schemas/PayloadFormatType"}}};
const schema83 = {"$id":"contract:/components/schemas/PayloadFormatType","type":"string"};

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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema82.properties.type.type,parentSchema:schema82.properties.type,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.address !== undefined){
let data1 = data.address;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},schema:schema82.properties.address.type,parentSchema:schema82.properties.address,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.auth_header !== undefined){
let data2 = data.auth_header;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/auth_header",schemaPath:"#/properties/auth_header/type",keyword:"type",params:{type: "string"},schema:schema82.properties.auth_header.type,parentSchema:schema82.properties.auth_header,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.skip_cert_verify !== undefined){
let data3 = data.skip_cert_verify;
if(typeof data3 !== "boolean"){
const err3 = {instancePath:instancePath+"/skip_cert_verify",schemaPath:"#/properties/skip_cert_verify/type",keyword:"type",params:{type: "boolean"},schema:schema82.properties.skip_cert_verify.type,parentSchema:schema82.properties.skip_cert_verify,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.payload_format !== undefined){
let data4 = data.payload_format;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/payload_format",schemaPath:"contract:/components/schemas/PayloadFormatType/type",keyword:"type",params:{type: "string"},schema:schema83.type,parentSchema:schema83,data:data4};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema82.type,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"type":true,"address":true,"auth_header":true,"skip_cert_verify":true,"payload_format":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "id")) || false){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/int64",keyword:"int64",params:{},schema:schema81.properties.id.int64,parentSchema:schema81.properties.id,data:data0};
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
let data1 = data.name;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema81.properties.name.type,parentSchema:schema81.properties.name,data:data1};
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
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema81.properties.description.type,parentSchema:schema81.properties.description,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.project_id !== undefined){
let data3 = data.project_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: "integer"},schema:schema81.properties.project_id.type,parentSchema:schema81.properties.project_id,data:data3};
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
const err4 = {instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema81.properties.project_id,data:data3};
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
if(data.targets !== undefined){
let data4 = data.targets;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate74.call(this, data4[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"},schema:schema81.properties.targets.type,parentSchema:schema81.properties.targets,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_types !== undefined){
let data6 = data.event_types;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 !== "string"){
const err6 = {instancePath:instancePath+"/event_types/" + i1,schemaPath:"#/properties/event_types/items/type",keyword:"type",params:{type: "string"},schema:schema81.properties.event_types.items.type,parentSchema:schema81.properties.event_types.items,data:data7};
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
const err7 = {instancePath:instancePath+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"type",params:{type: "array"},schema:schema81.properties.event_types.type,parentSchema:schema81.properties.event_types,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.creator !== undefined){
let data8 = data.creator;
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/creator",schemaPath:"#/properties/creator/type",keyword:"type",params:{type: "string"},schema:schema81.properties.creator.type,parentSchema:schema81.properties.creator,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.creation_time !== undefined){
let data9 = data.creation_time;
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err9 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema81.properties.creation_time,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data9.includes(":60")){
const next0 = Date.parse((data9).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err10 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema81.properties.creation_time,data:data9};
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
const err11 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema81.properties.creation_time.type,parentSchema:schema81.properties.creation_time,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.update_time !== undefined){
let data10 = data.update_time;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err12 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema81.properties.update_time,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data10.includes(":60")){
const next1 = Date.parse((data10).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err13 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema81.properties.update_time,data:data10};
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
const err14 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema81.properties.update_time.type,parentSchema:schema81.properties.update_time,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.enabled !== undefined){
let data11 = data.enabled;
if(typeof data11 !== "boolean"){
const err15 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema81.properties.enabled.type,parentSchema:schema81.properties.enabled,data:data11};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"id":true,"name":true,"description":true,"project_id":true,"targets":true,"event_types":true,"creator":true,"creation_time":true,"update_time":true,"enabled":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate73.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate73.errors);
errors = vErrors.length;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"id":true,"name":true,"description":true,"project_id":true,"targets":true,"event_types":true,"creator":true,"creation_time":true,"update_time":true,"enabled":true},"dynamicProps":false,"dynamicItems":false};

exports.v57 = validate77;
const schema84 = {"$id":"contract:/GetWebhookPolicyOfProject.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1},"X-Is-Resource-Name":{"type":"boolean"}},"required":[]},"path":{"type":"object","properties":{"project_name_or_id":{"type":"string"},"webhook_policy_id":{"int64":{}}},"required":["project_name_or_id","webhook_policy_id"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema84.required,parentSchema:schema84,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema84.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema84.properties.header.properties["X-Request-Id"].type,parentSchema:schema84.properties.header.properties["X-Request-Id"],data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0["X-Is-Resource-Name"] !== undefined){
let data2 = data0["X-Is-Resource-Name"];
if(typeof data2 !== "boolean"){
const err4 = {instancePath:instancePath+"/header/X-Is-Resource-Name",schemaPath:"#/properties/header/properties/X-Is-Resource-Name/type",keyword:"type",params:{type: "boolean"},schema:schema84.properties.header.properties["X-Is-Resource-Name"].type,parentSchema:schema84.properties.header.properties["X-Is-Resource-Name"],data:data2};
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
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema84.properties.header.type,parentSchema:schema84.properties.header,data:data0};
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
if(data3.project_name_or_id === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name_or_id"},schema:schema84.properties.path.required,parentSchema:schema84.properties.path,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.webhook_policy_id === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "webhook_policy_id"},schema:schema84.properties.path.required,parentSchema:schema84.properties.path,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.project_name_or_id !== undefined){
let data4 = data3.project_name_or_id;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/path/project_name_or_id",schemaPath:"#/properties/path/properties/project_name_or_id/type",keyword:"type",params:{type: "string"},schema:schema84.properties.path.properties.project_name_or_id.type,parentSchema:schema84.properties.path.properties.project_name_or_id,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.webhook_policy_id !== undefined){
let data5 = data3.webhook_policy_id;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data3, "webhook_policy_id")) || false){
const err9 = {instancePath:instancePath+"/path/webhook_policy_id",schemaPath:"#/properties/path/properties/webhook_policy_id/int64",keyword:"int64",params:{},schema:schema84.properties.path.properties.webhook_policy_id.int64,parentSchema:schema84.properties.path.properties.webhook_policy_id,data:data5};
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
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema84.properties.path.type,parentSchema:schema84.properties.path,data:data3};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema84.type,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v58 = validate78;
const schema85 = {"$id":"contract:/ListExecutionsOfWebhookPolicy.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1},"X-Is-Resource-Name":{"type":"boolean"}},"required":[]},"path":{"type":"object","properties":{"project_name_or_id":{"type":"string"},"webhook_policy_id":{"int64":{}}},"required":["project_name_or_id","webhook_policy_id"]},"query":{"type":"object","properties":{"page":{"int64":{}},"page_size":{"int64":{"maximum":100}},"q":{"type":"string"},"sort":{"type":"string"}},"required":[]}},"required":["header","path","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema85.required,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema85.required,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema85.required,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema85.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema85.properties.header.properties["X-Request-Id"].type,parentSchema:schema85.properties.header.properties["X-Request-Id"],data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0["X-Is-Resource-Name"] !== undefined){
let data2 = data0["X-Is-Resource-Name"];
if(typeof data2 !== "boolean"){
const err5 = {instancePath:instancePath+"/header/X-Is-Resource-Name",schemaPath:"#/properties/header/properties/X-Is-Resource-Name/type",keyword:"type",params:{type: "boolean"},schema:schema85.properties.header.properties["X-Is-Resource-Name"].type,parentSchema:schema85.properties.header.properties["X-Is-Resource-Name"],data:data2};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema85.properties.header.type,parentSchema:schema85.properties.header,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.path !== undefined){
let data3 = data.path;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.project_name_or_id === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name_or_id"},schema:schema85.properties.path.required,parentSchema:schema85.properties.path,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.webhook_policy_id === undefined){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "webhook_policy_id"},schema:schema85.properties.path.required,parentSchema:schema85.properties.path,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.project_name_or_id !== undefined){
let data4 = data3.project_name_or_id;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/path/project_name_or_id",schemaPath:"#/properties/path/properties/project_name_or_id/type",keyword:"type",params:{type: "string"},schema:schema85.properties.path.properties.project_name_or_id.type,parentSchema:schema85.properties.path.properties.project_name_or_id,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.webhook_policy_id !== undefined){
let data5 = data3.webhook_policy_id;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data3, "webhook_policy_id")) || false){
const err10 = {instancePath:instancePath+"/path/webhook_policy_id",schemaPath:"#/properties/path/properties/webhook_policy_id/int64",keyword:"int64",params:{},schema:schema85.properties.path.properties.webhook_policy_id.int64,parentSchema:schema85.properties.path.properties.webhook_policy_id,data:data5};
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
const err11 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema85.properties.path.type,parentSchema:schema85.properties.path,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.query !== undefined){
let data6 = data.query;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.page !== undefined){
let data7 = data6.page;
if(!((typeof data7 === "number" && Number.isSafeInteger(data7) && !Object.is(data7, -0)) || (typeof data7 === "bigint" && data7 >= -9223372036854775808n && data7 <= 9223372036854775807n)) || (this && this.has(data6, "page")) || false){
const err12 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema85.properties.query.properties.page.int64,parentSchema:schema85.properties.query.properties.page,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data6.page_size !== undefined){
let data8 = data6.page_size;
if(!((typeof data8 === "number" && Number.isSafeInteger(data8) && !Object.is(data8, -0)) || (typeof data8 === "bigint" && data8 >= -9223372036854775808n && data8 <= 9223372036854775807n)) || (this && this.has(data6, "page_size")) || data8 > 100){
const err13 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema85.properties.query.properties.page_size.int64,parentSchema:schema85.properties.query.properties.page_size,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.q !== undefined){
let data9 = data6.q;
if(typeof data9 !== "string"){
const err14 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},schema:schema85.properties.query.properties.q.type,parentSchema:schema85.properties.query.properties.q,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data6.sort !== undefined){
let data10 = data6.sort;
if(typeof data10 !== "string"){
const err15 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema85.properties.query.properties.sort.type,parentSchema:schema85.properties.query.properties.sort,data:data10};
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
const err16 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema85.properties.query.type,parentSchema:schema85.properties.query,data:data6};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema85.type,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"header":true,"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v59 = validate79;
const schema86 = {"$id":"contract:/ListTasksOfWebhookExecution.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1},"X-Is-Resource-Name":{"type":"boolean"}},"required":[]},"path":{"type":"object","properties":{"project_name_or_id":{"type":"string"},"webhook_policy_id":{"int64":{}},"execution_id":{"type":"integer"}},"required":["project_name_or_id","webhook_policy_id","execution_id"]},"query":{"type":"object","properties":{"page":{"int64":{}},"page_size":{"int64":{"maximum":100}},"q":{"type":"string"},"sort":{"type":"string"}},"required":[]}},"required":["header","path","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema86.required,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema86.required,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema86.required,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema86.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema86.properties.header.properties["X-Request-Id"].type,parentSchema:schema86.properties.header.properties["X-Request-Id"],data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0["X-Is-Resource-Name"] !== undefined){
let data2 = data0["X-Is-Resource-Name"];
if(typeof data2 !== "boolean"){
const err5 = {instancePath:instancePath+"/header/X-Is-Resource-Name",schemaPath:"#/properties/header/properties/X-Is-Resource-Name/type",keyword:"type",params:{type: "boolean"},schema:schema86.properties.header.properties["X-Is-Resource-Name"].type,parentSchema:schema86.properties.header.properties["X-Is-Resource-Name"],data:data2};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema86.properties.header.type,parentSchema:schema86.properties.header,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.path !== undefined){
let data3 = data.path;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.project_name_or_id === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name_or_id"},schema:schema86.properties.path.required,parentSchema:schema86.properties.path,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.webhook_policy_id === undefined){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "webhook_policy_id"},schema:schema86.properties.path.required,parentSchema:schema86.properties.path,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.execution_id === undefined){
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "execution_id"},schema:schema86.properties.path.required,parentSchema:schema86.properties.path,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.project_name_or_id !== undefined){
let data4 = data3.project_name_or_id;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/path/project_name_or_id",schemaPath:"#/properties/path/properties/project_name_or_id/type",keyword:"type",params:{type: "string"},schema:schema86.properties.path.properties.project_name_or_id.type,parentSchema:schema86.properties.path.properties.project_name_or_id,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.webhook_policy_id !== undefined){
let data5 = data3.webhook_policy_id;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data3, "webhook_policy_id")) || false){
const err11 = {instancePath:instancePath+"/path/webhook_policy_id",schemaPath:"#/properties/path/properties/webhook_policy_id/int64",keyword:"int64",params:{},schema:schema86.properties.path.properties.webhook_policy_id.int64,parentSchema:schema86.properties.path.properties.webhook_policy_id,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.execution_id !== undefined){
let data6 = data3.execution_id;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err12 = {instancePath:instancePath+"/path/execution_id",schemaPath:"#/properties/path/properties/execution_id/type",keyword:"type",params:{type: "integer"},schema:schema86.properties.path.properties.execution_id.type,parentSchema:schema86.properties.path.properties.execution_id,data:data6};
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
const err13 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema86.properties.path.type,parentSchema:schema86.properties.path,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.query !== undefined){
let data7 = data.query;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.page !== undefined){
let data8 = data7.page;
if(!((typeof data8 === "number" && Number.isSafeInteger(data8) && !Object.is(data8, -0)) || (typeof data8 === "bigint" && data8 >= -9223372036854775808n && data8 <= 9223372036854775807n)) || (this && this.has(data7, "page")) || false){
const err14 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema86.properties.query.properties.page.int64,parentSchema:schema86.properties.query.properties.page,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data7.page_size !== undefined){
let data9 = data7.page_size;
if(!((typeof data9 === "number" && Number.isSafeInteger(data9) && !Object.is(data9, -0)) || (typeof data9 === "bigint" && data9 >= -9223372036854775808n && data9 <= 9223372036854775807n)) || (this && this.has(data7, "page_size")) || data9 > 100){
const err15 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema86.properties.query.properties.page_size.int64,parentSchema:schema86.properties.query.properties.page_size,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.q !== undefined){
let data10 = data7.q;
if(typeof data10 !== "string"){
const err16 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},schema:schema86.properties.query.properties.q.type,parentSchema:schema86.properties.query.properties.q,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data7.sort !== undefined){
let data11 = data7.sort;
if(typeof data11 !== "string"){
const err17 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema86.properties.query.properties.sort.type,parentSchema:schema86.properties.query.properties.sort,data:data11};
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
const err18 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema86.properties.query.type,parentSchema:schema86.properties.query,data:data7};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema86.type,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"header":true,"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v60 = validate80;
const schema87 = {"$id":"contract:/GetLogsOfWebhookTask.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1},"X-Is-Resource-Name":{"type":"boolean"}},"required":[]},"path":{"type":"object","properties":{"project_name_or_id":{"type":"string"},"webhook_policy_id":{"int64":{}},"execution_id":{"type":"integer"},"task_id":{"type":"integer"}},"required":["project_name_or_id","webhook_policy_id","execution_id","task_id"]}},"required":["header","path"]};

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
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema87.required,parentSchema:schema87,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema87.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema87.properties.header.properties["X-Request-Id"].type,parentSchema:schema87.properties.header.properties["X-Request-Id"],data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0["X-Is-Resource-Name"] !== undefined){
let data2 = data0["X-Is-Resource-Name"];
if(typeof data2 !== "boolean"){
const err4 = {instancePath:instancePath+"/header/X-Is-Resource-Name",schemaPath:"#/properties/header/properties/X-Is-Resource-Name/type",keyword:"type",params:{type: "boolean"},schema:schema87.properties.header.properties["X-Is-Resource-Name"].type,parentSchema:schema87.properties.header.properties["X-Is-Resource-Name"],data:data2};
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
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema87.properties.header.type,parentSchema:schema87.properties.header,data:data0};
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
if(data3.project_name_or_id === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name_or_id"},schema:schema87.properties.path.required,parentSchema:schema87.properties.path,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.webhook_policy_id === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "webhook_policy_id"},schema:schema87.properties.path.required,parentSchema:schema87.properties.path,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.execution_id === undefined){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "execution_id"},schema:schema87.properties.path.required,parentSchema:schema87.properties.path,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.task_id === undefined){
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema87.properties.path.required,parentSchema:schema87.properties.path,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.project_name_or_id !== undefined){
let data4 = data3.project_name_or_id;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/path/project_name_or_id",schemaPath:"#/properties/path/properties/project_name_or_id/type",keyword:"type",params:{type: "string"},schema:schema87.properties.path.properties.project_name_or_id.type,parentSchema:schema87.properties.path.properties.project_name_or_id,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.webhook_policy_id !== undefined){
let data5 = data3.webhook_policy_id;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data3, "webhook_policy_id")) || false){
const err11 = {instancePath:instancePath+"/path/webhook_policy_id",schemaPath:"#/properties/path/properties/webhook_policy_id/int64",keyword:"int64",params:{},schema:schema87.properties.path.properties.webhook_policy_id.int64,parentSchema:schema87.properties.path.properties.webhook_policy_id,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.execution_id !== undefined){
let data6 = data3.execution_id;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err12 = {instancePath:instancePath+"/path/execution_id",schemaPath:"#/properties/path/properties/execution_id/type",keyword:"type",params:{type: "integer"},schema:schema87.properties.path.properties.execution_id.type,parentSchema:schema87.properties.path.properties.execution_id,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.task_id !== undefined){
let data7 = data3.task_id;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err13 = {instancePath:instancePath+"/path/task_id",schemaPath:"#/properties/path/properties/task_id/type",keyword:"type",params:{type: "integer"},schema:schema87.properties.path.properties.task_id.type,parentSchema:schema87.properties.path.properties.task_id,data:data7};
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
const err14 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema87.properties.path.type,parentSchema:schema87.properties.path,data:data3};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema87.type,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v61 = validate81;
const schema88 = {"$id":"contract:/ListWebhookJobs.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1},"X-Is-Resource-Name":{"type":"boolean"}},"required":[]},"path":{"type":"object","properties":{"project_name_or_id":{"type":"string"}},"required":["project_name_or_id"]},"query":{"type":"object","properties":{"q":{"type":"string"},"sort":{"type":"string"},"page":{"int64":{}},"page_size":{"int64":{"maximum":100}},"policy_id":{"int64":{}},"status":{"type":"array","items":{"type":"string"}}},"required":["policy_id"]}},"required":["header","path","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema88.required,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema88.required,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema88.required,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema88.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema88.properties.header.properties["X-Request-Id"].type,parentSchema:schema88.properties.header.properties["X-Request-Id"],data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0["X-Is-Resource-Name"] !== undefined){
let data2 = data0["X-Is-Resource-Name"];
if(typeof data2 !== "boolean"){
const err5 = {instancePath:instancePath+"/header/X-Is-Resource-Name",schemaPath:"#/properties/header/properties/X-Is-Resource-Name/type",keyword:"type",params:{type: "boolean"},schema:schema88.properties.header.properties["X-Is-Resource-Name"].type,parentSchema:schema88.properties.header.properties["X-Is-Resource-Name"],data:data2};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema88.properties.header.type,parentSchema:schema88.properties.header,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.path !== undefined){
let data3 = data.path;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.project_name_or_id === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "project_name_or_id"},schema:schema88.properties.path.required,parentSchema:schema88.properties.path,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.project_name_or_id !== undefined){
let data4 = data3.project_name_or_id;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/path/project_name_or_id",schemaPath:"#/properties/path/properties/project_name_or_id/type",keyword:"type",params:{type: "string"},schema:schema88.properties.path.properties.project_name_or_id.type,parentSchema:schema88.properties.path.properties.project_name_or_id,data:data4};
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
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema88.properties.path.type,parentSchema:schema88.properties.path,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.query !== undefined){
let data5 = data.query;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.policy_id === undefined){
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "policy_id"},schema:schema88.properties.query.required,parentSchema:schema88.properties.query,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5.q !== undefined){
let data6 = data5.q;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},schema:schema88.properties.query.properties.q.type,parentSchema:schema88.properties.query.properties.q,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.sort !== undefined){
let data7 = data5.sort;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema88.properties.query.properties.sort.type,parentSchema:schema88.properties.query.properties.sort,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.page !== undefined){
let data8 = data5.page;
if(!((typeof data8 === "number" && Number.isSafeInteger(data8) && !Object.is(data8, -0)) || (typeof data8 === "bigint" && data8 >= -9223372036854775808n && data8 <= 9223372036854775807n)) || (this && this.has(data5, "page")) || false){
const err13 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema88.properties.query.properties.page.int64,parentSchema:schema88.properties.query.properties.page,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data5.page_size !== undefined){
let data9 = data5.page_size;
if(!((typeof data9 === "number" && Number.isSafeInteger(data9) && !Object.is(data9, -0)) || (typeof data9 === "bigint" && data9 >= -9223372036854775808n && data9 <= 9223372036854775807n)) || (this && this.has(data5, "page_size")) || data9 > 100){
const err14 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema88.properties.query.properties.page_size.int64,parentSchema:schema88.properties.query.properties.page_size,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.policy_id !== undefined){
let data10 = data5.policy_id;
if(!((typeof data10 === "number" && Number.isSafeInteger(data10) && !Object.is(data10, -0)) || (typeof data10 === "bigint" && data10 >= -9223372036854775808n && data10 <= 9223372036854775807n)) || (this && this.has(data5, "policy_id")) || false){
const err15 = {instancePath:instancePath+"/query/policy_id",schemaPath:"#/properties/query/properties/policy_id/int64",keyword:"int64",params:{},schema:schema88.properties.query.properties.policy_id.int64,parentSchema:schema88.properties.query.properties.policy_id,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.status !== undefined){
let data11 = data5.status;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 !== "string"){
const err16 = {instancePath:instancePath+"/query/status/" + i0,schemaPath:"#/properties/query/properties/status/items/type",keyword:"type",params:{type: "string"},schema:schema88.properties.query.properties.status.items.type,parentSchema:schema88.properties.query.properties.status.items,data:data12};
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
const err17 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "array"},schema:schema88.properties.query.properties.status.type,parentSchema:schema88.properties.query.properties.status,data:data11};
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
const err18 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema88.properties.query.type,parentSchema:schema88.properties.query,data:data5};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema88.type,parentSchema:schema88,data};
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
validate81.evaluated = {"props":{"header":true,"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v62 = validate82;
const schema89 = {"$id":"contract:/listUserGroups.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"query":{"type":"object","properties":{"page":{"int64":{}},"page_size":{"int64":{"maximum":100}},"ldap_group_dn":{"type":"string"},"group_name":{"type":"string"}},"required":[]}},"required":["header","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema89.required,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema89.required,parentSchema:schema89,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema89.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema89.properties.header.properties["X-Request-Id"].type,parentSchema:schema89.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema89.properties.header.type,parentSchema:schema89.properties.header,data:data0};
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
if(data2.page !== undefined){
let data3 = data2.page;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data2, "page")) || false){
const err5 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema89.properties.query.properties.page.int64,parentSchema:schema89.properties.query.properties.page,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.page_size !== undefined){
let data4 = data2.page_size;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data2, "page_size")) || data4 > 100){
const err6 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema89.properties.query.properties.page_size.int64,parentSchema:schema89.properties.query.properties.page_size,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.ldap_group_dn !== undefined){
let data5 = data2.ldap_group_dn;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/query/ldap_group_dn",schemaPath:"#/properties/query/properties/ldap_group_dn/type",keyword:"type",params:{type: "string"},schema:schema89.properties.query.properties.ldap_group_dn.type,parentSchema:schema89.properties.query.properties.ldap_group_dn,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.group_name !== undefined){
let data6 = data2.group_name;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/query/group_name",schemaPath:"#/properties/query/properties/group_name/type",keyword:"type",params:{type: "string"},schema:schema89.properties.query.properties.group_name.type,parentSchema:schema89.properties.query.properties.group_name,data:data6};
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
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema89.properties.query.type,parentSchema:schema89.properties.query,data:data2};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema89.type,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v63 = validate83;
const schema90 = {"$id":"contract:/createUserGroup.body","$ref":"contract:/components/schemas/UserGroup"};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/UserGroup/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema23.properties.id.type,parentSchema:schema23.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(Math.abs(data0) > 9007199254740991){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/UserGroup/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema23.properties.id,data:data0};
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
if(data.group_name !== undefined){
let data1 = data.group_name;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/group_name",schemaPath:"contract:/components/schemas/UserGroup/properties/group_name/type",keyword:"type",params:{type: "string"},schema:schema23.properties.group_name.type,parentSchema:schema23.properties.group_name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.group_type !== undefined){
let data2 = data.group_type;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/group_type",schemaPath:"contract:/components/schemas/UserGroup/properties/group_type/type",keyword:"type",params:{type: "integer"},schema:schema23.properties.group_type.type,parentSchema:schema23.properties.group_type,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(Math.abs(data2) > 9007199254740991){
const err4 = {instancePath:instancePath+"/group_type",schemaPath:"contract:/components/schemas/UserGroup/properties/group_type/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema23.properties.group_type,data:data2};
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
if(data.ldap_group_dn !== undefined){
let data3 = data.ldap_group_dn;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/ldap_group_dn",schemaPath:"contract:/components/schemas/UserGroup/properties/ldap_group_dn/type",keyword:"type",params:{type: "string"},schema:schema23.properties.ldap_group_dn.type,parentSchema:schema23.properties.ldap_group_dn,data:data3};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/UserGroup/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data};
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
validate83.evaluated = {"props":{"id":true,"group_name":true,"group_type":true,"ldap_group_dn":true},"dynamicProps":false,"dynamicItems":false};

exports.v64 = validate84;
const schema92 = {"$id":"contract:/searchUserGroups.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"query":{"type":"object","properties":{"page":{"int64":{}},"page_size":{"int64":{"maximum":100}},"groupname":{"type":"string"}},"required":["groupname"]}},"required":["header","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema92.required,parentSchema:schema92,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema92.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema92.properties.header.properties["X-Request-Id"].type,parentSchema:schema92.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema92.properties.header.type,parentSchema:schema92.properties.header,data:data0};
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
if(data2.groupname === undefined){
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "groupname"},schema:schema92.properties.query.required,parentSchema:schema92.properties.query,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.page !== undefined){
let data3 = data2.page;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data2, "page")) || false){
const err6 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema92.properties.query.properties.page.int64,parentSchema:schema92.properties.query.properties.page,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.page_size !== undefined){
let data4 = data2.page_size;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data2, "page_size")) || data4 > 100){
const err7 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema92.properties.query.properties.page_size.int64,parentSchema:schema92.properties.query.properties.page_size,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.groupname !== undefined){
let data5 = data2.groupname;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/query/groupname",schemaPath:"#/properties/query/properties/groupname/type",keyword:"type",params:{type: "string"},schema:schema92.properties.query.properties.groupname.type,parentSchema:schema92.properties.query.properties.groupname,data:data5};
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
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema92.properties.query.type,parentSchema:schema92.properties.query,data:data2};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema92.type,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v65 = validate85;
const schema93 = {"$id":"contract:/getUserGroup.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"group_id":{"int64":{}}},"required":["group_id"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema93.required,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema93.required,parentSchema:schema93,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema93.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema93.properties.header.properties["X-Request-Id"].type,parentSchema:schema93.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema93.properties.header.type,parentSchema:schema93.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.group_id === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "group_id"},schema:schema93.properties.path.required,parentSchema:schema93.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.group_id !== undefined){
let data3 = data2.group_id;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data2, "group_id")) || false){
const err6 = {instancePath:instancePath+"/path/group_id",schemaPath:"#/properties/path/properties/group_id/int64",keyword:"int64",params:{},schema:schema93.properties.path.properties.group_id.int64,parentSchema:schema93.properties.path.properties.group_id,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema93.properties.path.type,parentSchema:schema93.properties.path,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema93.type,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v66 = validate86;
const schema94 = {"$id":"contract:/deleteUserGroup.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"group_id":{"type":"integer"}},"required":["group_id"]}},"required":["header","path"]};

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
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema94.required,parentSchema:schema94,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema94.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema94.properties.header.properties["X-Request-Id"].type,parentSchema:schema94.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema94.properties.header.type,parentSchema:schema94.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.group_id === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "group_id"},schema:schema94.properties.path.required,parentSchema:schema94.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.group_id !== undefined){
let data3 = data2.group_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/path/group_id",schemaPath:"#/properties/path/properties/group_id/type",keyword:"type",params:{type: "integer"},schema:schema94.properties.path.properties.group_id.type,parentSchema:schema94.properties.path.properties.group_id,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema94.properties.path.type,parentSchema:schema94.properties.path,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema94.type,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v67 = validate87;
const schema95 = {"$id":"contract:/getIcon.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"digest":{"type":"string"}},"required":["digest"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema95.required,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema95.required,parentSchema:schema95,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema95.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema95.properties.header.properties["X-Request-Id"].type,parentSchema:schema95.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema95.properties.header.type,parentSchema:schema95.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.digest === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "digest"},schema:schema95.properties.path.required,parentSchema:schema95.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.digest !== undefined){
let data3 = data2.digest;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/path/digest",schemaPath:"#/properties/path/properties/digest/type",keyword:"type",params:{type: "string"},schema:schema95.properties.path.properties.digest.type,parentSchema:schema95.properties.path.properties.digest,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema95.properties.path.type,parentSchema:schema95.properties.path,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema95.type,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v68 = validate88;
const schema96 = {"$id":"contract:/CreateRobot.body","$ref":"contract:/components/schemas/RobotCreate"};
const schema97 = {"$id":"contract:/components/schemas/RobotCreate","type":"object","properties":{"name":{"type":"string"},"description":{"type":"string"},"secret":{"type":"string"},"level":{"type":"string"},"disable":{"type":"boolean"},"duration":{"int64":{}},"permissions":{"type":"array","items":{"$ref":"contract:/components/schemas/RobotPermission"}}}};
const schema98 = {"$id":"contract:/components/schemas/RobotPermission","type":"object","properties":{"kind":{"type":"string"},"namespace":{"type":"string"},"access":{"type":"array","items":{"$ref":"contract:/components/schemas/Access"}}}};
const schema99 = {"$id":"contract:/components/schemas/Access","type":"object","properties":{"resource":{"type":"string"},"action":{"type":"string"},"effect":{"type":"string"}}};

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
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema98.properties.kind.type,parentSchema:schema98.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.namespace !== undefined){
let data1 = data.namespace;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema98.properties.namespace.type,parentSchema:schema98.properties.namespace,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.access !== undefined){
let data2 = data.access;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.resource !== undefined){
let data4 = data3.resource;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/access/" + i0+"/resource",schemaPath:"contract:/components/schemas/Access/properties/resource/type",keyword:"type",params:{type: "string"},schema:schema99.properties.resource.type,parentSchema:schema99.properties.resource,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.action !== undefined){
let data5 = data3.action;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/access/" + i0+"/action",schemaPath:"contract:/components/schemas/Access/properties/action/type",keyword:"type",params:{type: "string"},schema:schema99.properties.action.type,parentSchema:schema99.properties.action,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.effect !== undefined){
let data6 = data3.effect;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/access/" + i0+"/effect",schemaPath:"contract:/components/schemas/Access/properties/effect/type",keyword:"type",params:{type: "string"},schema:schema99.properties.effect.type,parentSchema:schema99.properties.effect,data:data6};
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
const err5 = {instancePath:instancePath+"/access/" + i0,schemaPath:"contract:/components/schemas/Access/type",keyword:"type",params:{type: "object"},schema:schema99.type,parentSchema:schema99,data:data3};
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
const err6 = {instancePath:instancePath+"/access",schemaPath:"#/properties/access/type",keyword:"type",params:{type: "array"},schema:schema98.properties.access.type,parentSchema:schema98.properties.access,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema98.type,parentSchema:schema98,data};
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
validate90.evaluated = {"props":{"kind":true,"namespace":true,"access":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema97.properties.name.type,parentSchema:schema97.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema97.properties.description.type,parentSchema:schema97.properties.description,data:data1};
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
let data2 = data.secret;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},schema:schema97.properties.secret.type,parentSchema:schema97.properties.secret,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.level !== undefined){
let data3 = data.level;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"},schema:schema97.properties.level.type,parentSchema:schema97.properties.level,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.disable !== undefined){
let data4 = data.disable;
if(typeof data4 !== "boolean"){
const err4 = {instancePath:instancePath+"/disable",schemaPath:"#/properties/disable/type",keyword:"type",params:{type: "boolean"},schema:schema97.properties.disable.type,parentSchema:schema97.properties.disable,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.duration !== undefined){
let data5 = data.duration;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data, "duration")) || false){
const err5 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/int64",keyword:"int64",params:{},schema:schema97.properties.duration.int64,parentSchema:schema97.properties.duration,data:data5};
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
let data6 = data.permissions;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate90.call(this, data6[i0], {instancePath:instancePath+"/permissions/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate90.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "array"},schema:schema97.properties.permissions.type,parentSchema:schema97.properties.permissions,data:data6};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema97.type,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":{"name":true,"description":true,"secret":true,"level":true,"disable":true,"duration":true,"permissions":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate89.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate89.errors);
errors = vErrors.length;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"name":true,"description":true,"secret":true,"level":true,"disable":true,"duration":true,"permissions":true},"dynamicProps":false,"dynamicItems":false};

exports.v69 = validate93;
const schema100 = {"$id":"contract:/listQuotas.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"query":{"type":"object","properties":{"page":{"int64":{}},"page_size":{"int64":{"maximum":100}},"reference":{"type":"string"},"reference_id":{"type":"string"},"sort":{"type":"string"}},"required":[]}},"required":["header","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema100.required,parentSchema:schema100,data};
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
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema100.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema100.properties.header.properties["X-Request-Id"].type,parentSchema:schema100.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema100.properties.header.type,parentSchema:schema100.properties.header,data:data0};
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
if(data2.page !== undefined){
let data3 = data2.page;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data2, "page")) || false){
const err5 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema100.properties.query.properties.page.int64,parentSchema:schema100.properties.query.properties.page,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.page_size !== undefined){
let data4 = data2.page_size;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data2, "page_size")) || data4 > 100){
const err6 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema100.properties.query.properties.page_size.int64,parentSchema:schema100.properties.query.properties.page_size,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.reference !== undefined){
let data5 = data2.reference;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/query/reference",schemaPath:"#/properties/query/properties/reference/type",keyword:"type",params:{type: "string"},schema:schema100.properties.query.properties.reference.type,parentSchema:schema100.properties.query.properties.reference,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.reference_id !== undefined){
let data6 = data2.reference_id;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/query/reference_id",schemaPath:"#/properties/query/properties/reference_id/type",keyword:"type",params:{type: "string"},schema:schema100.properties.query.properties.reference_id.type,parentSchema:schema100.properties.query.properties.reference_id,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.sort !== undefined){
let data7 = data2.sort;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema100.properties.query.properties.sort.type,parentSchema:schema100.properties.query.properties.sort,data:data7};
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
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema100.properties.query.type,parentSchema:schema100.properties.query,data:data2};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema100.type,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v70 = validate94;
const schema101 = {"$id":"contract:/getQuota.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema101.required,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema101.required,parentSchema:schema101,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema101.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema101.properties.header.properties["X-Request-Id"].type,parentSchema:schema101.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema101.properties.header.type,parentSchema:schema101.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema101.properties.path.required,parentSchema:schema101.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.id !== undefined){
let data3 = data2.id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema101.properties.path.properties.id.type,parentSchema:schema101.properties.path.properties.id,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema101.properties.path.type,parentSchema:schema101.properties.path,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema101.type,parentSchema:schema101,data};
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
validate94.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v71 = validate95;
const schema102 = {"$id":"contract:/updateQuota.body","$ref":"contract:/components/schemas/QuotaUpdateReq"};
const schema103 = {"$id":"contract:/components/schemas/QuotaUpdateReq","type":"object","properties":{"hard":{"$ref":"contract:/components/schemas/ResourceList"}}};
const schema104 = {"$id":"contract:/components/schemas/ResourceList","type":"object","additionalProperties":{"int64":{}}};

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
if(data.hard !== undefined){
let data0 = data.hard;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data0, key0)) || false){
const err0 = {instancePath:instancePath+"/hard/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/ResourceList/additionalProperties/int64",keyword:"int64",params:{},schema:schema104.additionalProperties.int64,parentSchema:schema104.additionalProperties,data:data1};
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
const err1 = {instancePath:instancePath+"/hard",schemaPath:"contract:/components/schemas/ResourceList/type",keyword:"type",params:{type: "object"},schema:schema104.type,parentSchema:schema104,data:data0};
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
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":{"hard":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate96.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate96.errors);
errors = vErrors.length;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"hard":true},"dynamicProps":false,"dynamicItems":false};

exports.v72 = validate98;
const schema105 = {"$id":"contract:/GetRobotByID.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"robot_id":{"int64":{}}},"required":["robot_id"]}},"required":["header","path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema105.required,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema105.required,parentSchema:schema105,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema105.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema105.properties.header.properties["X-Request-Id"].type,parentSchema:schema105.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema105.properties.header.type,parentSchema:schema105.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.robot_id === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "robot_id"},schema:schema105.properties.path.required,parentSchema:schema105.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.robot_id !== undefined){
let data3 = data2.robot_id;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data2, "robot_id")) || false){
const err6 = {instancePath:instancePath+"/path/robot_id",schemaPath:"#/properties/path/properties/robot_id/int64",keyword:"int64",params:{},schema:schema105.properties.path.properties.robot_id.int64,parentSchema:schema105.properties.path.properties.robot_id,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema105.properties.path.type,parentSchema:schema105.properties.path,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v73 = validate99;
const schema106 = {"$id":"contract:/UpdateRobot.body","$ref":"contract:/components/schemas/Robot"};
const schema107 = {"$id":"contract:/components/schemas/Robot","type":"object","properties":{"id":{"int64":{}},"name":{"type":"string"},"description":{"type":"string"},"secret":{"type":"string"},"level":{"type":"string"},"duration":{"anyOf":[{"int64":{}},{"type":["null"]}]},"editable":{"type":"boolean"},"disable":{"type":"boolean"},"expires_at":{"int64":{}},"permissions":{"type":"array","items":{"$ref":"contract:/components/schemas/RobotPermission"}},"creator_type":{"type":"string"},"creator_ref":{"int64":{}},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "id")) || false){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/int64",keyword:"int64",params:{},schema:schema107.properties.id.int64,parentSchema:schema107.properties.id,data:data0};
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
let data1 = data.name;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema107.properties.name.type,parentSchema:schema107.properties.name,data:data1};
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
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema107.properties.description.type,parentSchema:schema107.properties.description,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.secret !== undefined){
let data3 = data.secret;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},schema:schema107.properties.secret.type,parentSchema:schema107.properties.secret,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.level !== undefined){
let data4 = data.level;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"},schema:schema107.properties.level.type,parentSchema:schema107.properties.level,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.duration !== undefined){
let data5 = data.duration;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data, "duration")) || false){
const err5 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/anyOf/0/int64",keyword:"int64",params:{},schema:schema107.properties.duration.anyOf[0].int64,parentSchema:schema107.properties.duration.anyOf[0],data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
const _errs13 = errors;
if(data5 !== null){
const err6 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/anyOf/1/type",keyword:"type",params:{type: schema107.properties.duration.anyOf[1].type},schema:schema107.properties.duration.anyOf[1].type,parentSchema:schema107.properties.duration.anyOf[1],data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs11, passingSchemas: null},schema:schema107.properties.duration.anyOf,parentSchema:schema107.properties.duration,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.editable !== undefined){
let data6 = data.editable;
if(typeof data6 !== "boolean"){
const err8 = {instancePath:instancePath+"/editable",schemaPath:"#/properties/editable/type",keyword:"type",params:{type: "boolean"},schema:schema107.properties.editable.type,parentSchema:schema107.properties.editable,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.disable !== undefined){
let data7 = data.disable;
if(typeof data7 !== "boolean"){
const err9 = {instancePath:instancePath+"/disable",schemaPath:"#/properties/disable/type",keyword:"type",params:{type: "boolean"},schema:schema107.properties.disable.type,parentSchema:schema107.properties.disable,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.expires_at !== undefined){
let data8 = data.expires_at;
if(!((typeof data8 === "number" && Number.isSafeInteger(data8) && !Object.is(data8, -0)) || (typeof data8 === "bigint" && data8 >= -9223372036854775808n && data8 <= 9223372036854775807n)) || (this && this.has(data, "expires_at")) || false){
const err10 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/int64",keyword:"int64",params:{},schema:schema107.properties.expires_at.int64,parentSchema:schema107.properties.expires_at,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.permissions !== undefined){
let data9 = data.permissions;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate90.call(this, data9[i0], {instancePath:instancePath+"/permissions/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate90.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "array"},schema:schema107.properties.permissions.type,parentSchema:schema107.properties.permissions,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.creator_type !== undefined){
let data11 = data.creator_type;
if(typeof data11 !== "string"){
const err12 = {instancePath:instancePath+"/creator_type",schemaPath:"#/properties/creator_type/type",keyword:"type",params:{type: "string"},schema:schema107.properties.creator_type.type,parentSchema:schema107.properties.creator_type,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.creator_ref !== undefined){
let data12 = data.creator_ref;
if(!((typeof data12 === "number" && Number.isSafeInteger(data12) && !Object.is(data12, -0)) || (typeof data12 === "bigint" && data12 >= -9223372036854775808n && data12 <= 9223372036854775807n)) || (this && this.has(data, "creator_ref")) || false){
const err13 = {instancePath:instancePath+"/creator_ref",schemaPath:"#/properties/creator_ref/int64",keyword:"int64",params:{},schema:schema107.properties.creator_ref.int64,parentSchema:schema107.properties.creator_ref,data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.creation_time !== undefined){
let data13 = data.creation_time;
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err14 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema107.properties.creation_time,data:data13};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data13.includes(":60")){
const next0 = Date.parse((data13).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err15 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema107.properties.creation_time,data:data13};
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
const err16 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema107.properties.creation_time.type,parentSchema:schema107.properties.creation_time,data:data13};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.update_time !== undefined){
let data14 = data.update_time;
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err17 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema107.properties.update_time,data:data14};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data14.includes(":60")){
const next1 = Date.parse((data14).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err18 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema107.properties.update_time,data:data14};
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
const err19 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema107.properties.update_time.type,parentSchema:schema107.properties.update_time,data:data14};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema107.type,parentSchema:schema107,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":{"id":true,"name":true,"description":true,"secret":true,"level":true,"duration":true,"editable":true,"disable":true,"expires_at":true,"permissions":true,"creator_type":true,"creator_ref":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate100.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate100.errors);
errors = vErrors.length;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":{"id":true,"name":true,"description":true,"secret":true,"level":true,"duration":true,"editable":true,"disable":true,"expires_at":true,"permissions":true,"creator_type":true,"creator_ref":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};

exports.v74 = validate103;
const schema108 = {"$id":"contract:/RefreshSec.body","$ref":"contract:/components/schemas/RobotSec"};
const schema109 = {"$id":"contract:/components/schemas/RobotSec","type":"object","properties":{"secret":{"type":"string"}}};

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
if(data.secret !== undefined){
let data0 = data.secret;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/secret",schemaPath:"contract:/components/schemas/RobotSec/properties/secret/type",keyword:"type",params:{type: "string"},schema:schema109.properties.secret.type,parentSchema:schema109.properties.secret,data:data0};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/RobotSec/type",keyword:"type",params:{type: "object"},schema:schema109.type,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"secret":true},"dynamicProps":false,"dynamicItems":false};

exports.v75 = validate104;
const schema110 = {"$id":"contract:/listReplicationPolicies.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"query":{"type":"object","properties":{"q":{"type":"string"},"sort":{"type":"string"},"page":{"int64":{}},"page_size":{"int64":{"maximum":100}},"name":{"type":"string"}},"required":[]}},"required":["header","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema110.required,parentSchema:schema110,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema110.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema110.properties.header.properties["X-Request-Id"].type,parentSchema:schema110.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema110.properties.header.type,parentSchema:schema110.properties.header,data:data0};
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
if(data2.q !== undefined){
let data3 = data2.q;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},schema:schema110.properties.query.properties.q.type,parentSchema:schema110.properties.query.properties.q,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.sort !== undefined){
let data4 = data2.sort;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema110.properties.query.properties.sort.type,parentSchema:schema110.properties.query.properties.sort,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.page !== undefined){
let data5 = data2.page;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data2, "page")) || false){
const err7 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema110.properties.query.properties.page.int64,parentSchema:schema110.properties.query.properties.page,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.page_size !== undefined){
let data6 = data2.page_size;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data2, "page_size")) || data6 > 100){
const err8 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema110.properties.query.properties.page_size.int64,parentSchema:schema110.properties.query.properties.page_size,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.name !== undefined){
let data7 = data2.name;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/type",keyword:"type",params:{type: "string"},schema:schema110.properties.query.properties.name.type,parentSchema:schema110.properties.query.properties.name,data:data7};
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
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema110.properties.query.type,parentSchema:schema110.properties.query,data:data2};
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
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v76 = validate105;
const schema111 = {"$id":"contract:/createReplicationPolicy.body","$ref":"contract:/components/schemas/ReplicationPolicy"};
const schema112 = {"$id":"contract:/components/schemas/ReplicationPolicy","type":"object","properties":{"id":{"int64":{}},"name":{"type":"string"},"description":{"type":"string"},"src_registry":{"$ref":"contract:/components/schemas/Registry"},"dest_registry":{"$ref":"contract:/components/schemas/Registry"},"dest_namespace":{"type":"string"},"dest_namespace_replace_count":{"type":"integer","format":"int8","safeInteger":true},"trigger":{"$ref":"contract:/components/schemas/ReplicationTrigger"},"filters":{"type":"array","items":{"$ref":"contract:/components/schemas/ReplicationFilter"}},"replicate_deletion":{"type":"boolean"},"deletion":{"type":"boolean"},"override":{"type":"boolean"},"enabled":{"type":"boolean"},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"speed":{"type":"integer","format":"int32","safeInteger":true},"copy_by_chunk":{"type":"boolean"},"single_active_replication":{"type":"boolean"}}};
const schema117 = {"$id":"contract:/components/schemas/ReplicationFilter","type":"object","properties":{"type":{"type":"string"},"value":{},"decoration":{"type":"string"}}};
const schema113 = {"$id":"contract:/components/schemas/Registry","type":"object","properties":{"id":{"int64":{}},"url":{"type":"string"},"name":{"type":"string"},"credential":{"$ref":"contract:/components/schemas/RegistryCredential"},"type":{"type":"string"},"insecure":{"type":"boolean"},"ca_certificate":{"type":["string","null"]},"description":{"type":"string"},"status":{"type":"string"},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};
const schema114 = {"$id":"contract:/components/schemas/RegistryCredential","type":"object","properties":{"type":{"type":"string"},"access_key":{"type":"string"},"access_secret":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "id")) || false){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/int64",keyword:"int64",params:{},schema:schema113.properties.id.int64,parentSchema:schema113.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema113.properties.url.type,parentSchema:schema113.properties.url,data:data1};
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
let data2 = data.name;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema113.properties.name.type,parentSchema:schema113.properties.name,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.credential !== undefined){
let data3 = data.credential;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type !== undefined){
let data4 = data3.type;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/credential/type",schemaPath:"contract:/components/schemas/RegistryCredential/properties/type/type",keyword:"type",params:{type: "string"},schema:schema114.properties.type.type,parentSchema:schema114.properties.type,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.access_key !== undefined){
let data5 = data3.access_key;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/credential/access_key",schemaPath:"contract:/components/schemas/RegistryCredential/properties/access_key/type",keyword:"type",params:{type: "string"},schema:schema114.properties.access_key.type,parentSchema:schema114.properties.access_key,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.access_secret !== undefined){
let data6 = data3.access_secret;
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/credential/access_secret",schemaPath:"contract:/components/schemas/RegistryCredential/properties/access_secret/type",keyword:"type",params:{type: "string"},schema:schema114.properties.access_secret.type,parentSchema:schema114.properties.access_secret,data:data6};
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
const err6 = {instancePath:instancePath+"/credential",schemaPath:"contract:/components/schemas/RegistryCredential/type",keyword:"type",params:{type: "object"},schema:schema114.type,parentSchema:schema114,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
let data7 = data.type;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema113.properties.type.type,parentSchema:schema113.properties.type,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.insecure !== undefined){
let data8 = data.insecure;
if(typeof data8 !== "boolean"){
const err8 = {instancePath:instancePath+"/insecure",schemaPath:"#/properties/insecure/type",keyword:"type",params:{type: "boolean"},schema:schema113.properties.insecure.type,parentSchema:schema113.properties.insecure,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.ca_certificate !== undefined){
let data9 = data.ca_certificate;
if((typeof data9 !== "string") && (data9 !== null)){
const err9 = {instancePath:instancePath+"/ca_certificate",schemaPath:"#/properties/ca_certificate/type",keyword:"type",params:{type: schema113.properties.ca_certificate.type},schema:schema113.properties.ca_certificate.type,parentSchema:schema113.properties.ca_certificate,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.description !== undefined){
let data10 = data.description;
if(typeof data10 !== "string"){
const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema113.properties.description.type,parentSchema:schema113.properties.description,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.status !== undefined){
let data11 = data.status;
if(typeof data11 !== "string"){
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema113.properties.status.type,parentSchema:schema113.properties.status,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.creation_time !== undefined){
let data12 = data.creation_time;
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err12 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema113.properties.creation_time,data:data12};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data12.includes(":60")){
const next0 = Date.parse((data12).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err13 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema113.properties.creation_time,data:data12};
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
const err14 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema113.properties.creation_time.type,parentSchema:schema113.properties.creation_time,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.update_time !== undefined){
let data13 = data.update_time;
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err15 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema113.properties.update_time,data:data13};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data13.includes(":60")){
const next1 = Date.parse((data13).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err16 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema113.properties.update_time,data:data13};
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
const err17 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema113.properties.update_time.type,parentSchema:schema113.properties.update_time,data:data13};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema113.type,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"id":true,"url":true,"name":true,"credential":true,"type":true,"insecure":true,"ca_certificate":true,"description":true,"status":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};

const schema115 = {"$id":"contract:/components/schemas/ReplicationTrigger","type":"object","properties":{"type":{"type":"string"},"trigger_settings":{"$ref":"contract:/components/schemas/ReplicationTriggerSettings"}}};
const schema116 = {"$id":"contract:/components/schemas/ReplicationTriggerSettings","type":"object","properties":{"cron":{"type":"string"}}};

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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema115.properties.type.type,parentSchema:schema115.properties.type,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.trigger_settings !== undefined){
let data1 = data.trigger_settings;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.cron !== undefined){
let data2 = data1.cron;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/trigger_settings/cron",schemaPath:"contract:/components/schemas/ReplicationTriggerSettings/properties/cron/type",keyword:"type",params:{type: "string"},schema:schema116.properties.cron.type,parentSchema:schema116.properties.cron,data:data2};
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
const err2 = {instancePath:instancePath+"/trigger_settings",schemaPath:"contract:/components/schemas/ReplicationTriggerSettings/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data:data1};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema115.type,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":{"type":true,"trigger_settings":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "id")) || false){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/int64",keyword:"int64",params:{},schema:schema112.properties.id.int64,parentSchema:schema112.properties.id,data:data0};
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
let data1 = data.name;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema112.properties.name.type,parentSchema:schema112.properties.name,data:data1};
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
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema112.properties.description.type,parentSchema:schema112.properties.description,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.src_registry !== undefined){
if(!(validate107.call(this, data.src_registry, {instancePath:instancePath+"/src_registry",parentData:data,parentDataProperty:"src_registry",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate107.errors);
errors = vErrors.length;
}
}
if(data.dest_registry !== undefined){
if(!(validate107.call(this, data.dest_registry, {instancePath:instancePath+"/dest_registry",parentData:data,parentDataProperty:"dest_registry",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate107.errors);
errors = vErrors.length;
}
}
if(data.dest_namespace !== undefined){
let data5 = data.dest_namespace;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/dest_namespace",schemaPath:"#/properties/dest_namespace/type",keyword:"type",params:{type: "string"},schema:schema112.properties.dest_namespace.type,parentSchema:schema112.properties.dest_namespace,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.dest_namespace_replace_count !== undefined){
let data6 = data.dest_namespace_replace_count;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err4 = {instancePath:instancePath+"/dest_namespace_replace_count",schemaPath:"#/properties/dest_namespace_replace_count/type",keyword:"type",params:{type: "integer"},schema:schema112.properties.dest_namespace_replace_count.type,parentSchema:schema112.properties.dest_namespace_replace_count,data:data6};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(Math.abs(data6) > 9007199254740991){
const err5 = {instancePath:instancePath+"/dest_namespace_replace_count",schemaPath:"#/properties/dest_namespace_replace_count/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema112.properties.dest_namespace_replace_count,data:data6};
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
if(data.trigger !== undefined){
if(!(validate110.call(this, data.trigger, {instancePath:instancePath+"/trigger",parentData:data,parentDataProperty:"trigger",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate110.errors);
errors = vErrors.length;
}
}
if(data.filters !== undefined){
let data8 = data.filters;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.type !== undefined){
let data10 = data9.type;
if(typeof data10 !== "string"){
const err6 = {instancePath:instancePath+"/filters/" + i0+"/type",schemaPath:"contract:/components/schemas/ReplicationFilter/properties/type/type",keyword:"type",params:{type: "string"},schema:schema117.properties.type.type,parentSchema:schema117.properties.type,data:data10};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data9.decoration !== undefined){
let data11 = data9.decoration;
if(typeof data11 !== "string"){
const err7 = {instancePath:instancePath+"/filters/" + i0+"/decoration",schemaPath:"contract:/components/schemas/ReplicationFilter/properties/decoration/type",keyword:"type",params:{type: "string"},schema:schema117.properties.decoration.type,parentSchema:schema117.properties.decoration,data:data11};
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
const err8 = {instancePath:instancePath+"/filters/" + i0,schemaPath:"contract:/components/schemas/ReplicationFilter/type",keyword:"type",params:{type: "object"},schema:schema117.type,parentSchema:schema117,data:data9};
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
const err9 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"},schema:schema112.properties.filters.type,parentSchema:schema112.properties.filters,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.replicate_deletion !== undefined){
let data12 = data.replicate_deletion;
if(typeof data12 !== "boolean"){
const err10 = {instancePath:instancePath+"/replicate_deletion",schemaPath:"#/properties/replicate_deletion/type",keyword:"type",params:{type: "boolean"},schema:schema112.properties.replicate_deletion.type,parentSchema:schema112.properties.replicate_deletion,data:data12};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.deletion !== undefined){
let data13 = data.deletion;
if(typeof data13 !== "boolean"){
const err11 = {instancePath:instancePath+"/deletion",schemaPath:"#/properties/deletion/type",keyword:"type",params:{type: "boolean"},schema:schema112.properties.deletion.type,parentSchema:schema112.properties.deletion,data:data13};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.override !== undefined){
let data14 = data.override;
if(typeof data14 !== "boolean"){
const err12 = {instancePath:instancePath+"/override",schemaPath:"#/properties/override/type",keyword:"type",params:{type: "boolean"},schema:schema112.properties.override.type,parentSchema:schema112.properties.override,data:data14};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.enabled !== undefined){
let data15 = data.enabled;
if(typeof data15 !== "boolean"){
const err13 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema112.properties.enabled.type,parentSchema:schema112.properties.enabled,data:data15};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.creation_time !== undefined){
let data16 = data.creation_time;
if(typeof data16 === "string"){
if(!(formats0.test(data16))){
const err14 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema112.properties.creation_time,data:data16};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data16.includes(":60")){
const next0 = Date.parse((data16).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err15 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema112.properties.creation_time,data:data16};
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
const err16 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema112.properties.creation_time.type,parentSchema:schema112.properties.creation_time,data:data16};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.update_time !== undefined){
let data17 = data.update_time;
if(typeof data17 === "string"){
if(!(formats0.test(data17))){
const err17 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema112.properties.update_time,data:data17};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data17.includes(":60")){
const next1 = Date.parse((data17).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err18 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema112.properties.update_time,data:data17};
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
const err19 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema112.properties.update_time.type,parentSchema:schema112.properties.update_time,data:data17};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.speed !== undefined){
let data18 = data.speed;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err20 = {instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/type",keyword:"type",params:{type: "integer"},schema:schema112.properties.speed.type,parentSchema:schema112.properties.speed,data:data18};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(Math.abs(data18) > 9007199254740991){
const err21 = {instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema112.properties.speed,data:data18};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(Number.isInteger(data18) && data18 >= -2147483648 && data18 <= 2147483647)){
const err22 = {instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema112.properties.speed,data:data18};
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
if(data.copy_by_chunk !== undefined){
let data19 = data.copy_by_chunk;
if(typeof data19 !== "boolean"){
const err23 = {instancePath:instancePath+"/copy_by_chunk",schemaPath:"#/properties/copy_by_chunk/type",keyword:"type",params:{type: "boolean"},schema:schema112.properties.copy_by_chunk.type,parentSchema:schema112.properties.copy_by_chunk,data:data19};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.single_active_replication !== undefined){
let data20 = data.single_active_replication;
if(typeof data20 !== "boolean"){
const err24 = {instancePath:instancePath+"/single_active_replication",schemaPath:"#/properties/single_active_replication/type",keyword:"type",params:{type: "boolean"},schema:schema112.properties.single_active_replication.type,parentSchema:schema112.properties.single_active_replication,data:data20};
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
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema112.type,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":{"id":true,"name":true,"description":true,"src_registry":true,"dest_registry":true,"dest_namespace":true,"dest_namespace_replace_count":true,"trigger":true,"filters":true,"replicate_deletion":true,"deletion":true,"override":true,"enabled":true,"creation_time":true,"update_time":true,"speed":true,"copy_by_chunk":true,"single_active_replication":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate106.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate106.errors);
errors = vErrors.length;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"id":true,"name":true,"description":true,"src_registry":true,"dest_registry":true,"dest_namespace":true,"dest_namespace_replace_count":true,"trigger":true,"filters":true,"replicate_deletion":true,"deletion":true,"override":true,"enabled":true,"creation_time":true,"update_time":true,"speed":true,"copy_by_chunk":true,"single_active_replication":true},"dynamicProps":false,"dynamicItems":false};

exports.v77 = validate113;
const schema118 = {"$id":"contract:/getReplicationPolicy.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"id":{"int64":{}}},"required":["id"]}},"required":["header","path"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema118.required,parentSchema:schema118,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema118.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema118.properties.header.properties["X-Request-Id"].type,parentSchema:schema118.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema118.properties.header.type,parentSchema:schema118.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema118.properties.path.required,parentSchema:schema118.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.id !== undefined){
let data3 = data2.id;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data2, "id")) || false){
const err6 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/int64",keyword:"int64",params:{},schema:schema118.properties.path.properties.id.int64,parentSchema:schema118.properties.path.properties.id,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema118.properties.path.type,parentSchema:schema118.properties.path,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema118.type,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v78 = validate114;
const schema119 = {"$id":"contract:/listReplicationExecutions.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"query":{"type":"object","properties":{"sort":{"type":"string"},"page":{"int64":{}},"page_size":{"int64":{"maximum":100}},"policy_id":{"type":"integer"},"status":{"type":"string"},"trigger":{"type":"string"}},"required":[]}},"required":["header","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema119.required,parentSchema:schema119,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema119.required,parentSchema:schema119,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema119.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema119.properties.header.properties["X-Request-Id"].type,parentSchema:schema119.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema119.properties.header.type,parentSchema:schema119.properties.header,data:data0};
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
if(data2.sort !== undefined){
let data3 = data2.sort;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema119.properties.query.properties.sort.type,parentSchema:schema119.properties.query.properties.sort,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.page !== undefined){
let data4 = data2.page;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data2, "page")) || false){
const err6 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema119.properties.query.properties.page.int64,parentSchema:schema119.properties.query.properties.page,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.page_size !== undefined){
let data5 = data2.page_size;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data2, "page_size")) || data5 > 100){
const err7 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema119.properties.query.properties.page_size.int64,parentSchema:schema119.properties.query.properties.page_size,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.policy_id !== undefined){
let data6 = data2.policy_id;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err8 = {instancePath:instancePath+"/query/policy_id",schemaPath:"#/properties/query/properties/policy_id/type",keyword:"type",params:{type: "integer"},schema:schema119.properties.query.properties.policy_id.type,parentSchema:schema119.properties.query.properties.policy_id,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.status !== undefined){
let data7 = data2.status;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "string"},schema:schema119.properties.query.properties.status.type,parentSchema:schema119.properties.query.properties.status,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.trigger !== undefined){
let data8 = data2.trigger;
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/query/trigger",schemaPath:"#/properties/query/properties/trigger/type",keyword:"type",params:{type: "string"},schema:schema119.properties.query.properties.trigger.type,parentSchema:schema119.properties.query.properties.trigger,data:data8};
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
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema119.properties.query.type,parentSchema:schema119.properties.query,data:data2};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema119.type,parentSchema:schema119,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":{"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v79 = validate115;
const schema120 = {"$id":"contract:/startReplication.body","$ref":"contract:/components/schemas/StartReplicationExecution"};
const schema121 = {"$id":"contract:/components/schemas/StartReplicationExecution","type":"object","properties":{"policy_id":{"int64":{}}}};

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
if(data.policy_id !== undefined){
let data0 = data.policy_id;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "policy_id")) || false){
const err0 = {instancePath:instancePath+"/policy_id",schemaPath:"contract:/components/schemas/StartReplicationExecution/properties/policy_id/int64",keyword:"int64",params:{},schema:schema121.properties.policy_id.int64,parentSchema:schema121.properties.policy_id,data:data0};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/StartReplicationExecution/type",keyword:"type",params:{type: "object"},schema:schema121.type,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"policy_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v80 = validate116;
const schema122 = {"$id":"contract:/listReplicationTasks.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"query":{"type":"object","properties":{"sort":{"type":"string"},"page":{"int64":{}},"page_size":{"int64":{"maximum":100}},"status":{"type":"string"},"resource_type":{"type":"string"}},"required":[]},"path":{"type":"object","properties":{"id":{"int64":{}}},"required":["id"]}},"required":["header","query","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.path === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema122.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema122.properties.header.properties["X-Request-Id"].type,parentSchema:schema122.properties.header.properties["X-Request-Id"],data:data1};
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
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema122.properties.header.type,parentSchema:schema122.properties.header,data:data0};
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
if(data2.sort !== undefined){
let data3 = data2.sort;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema122.properties.query.properties.sort.type,parentSchema:schema122.properties.query.properties.sort,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.page !== undefined){
let data4 = data2.page;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data2, "page")) || false){
const err7 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema122.properties.query.properties.page.int64,parentSchema:schema122.properties.query.properties.page,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.page_size !== undefined){
let data5 = data2.page_size;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data2, "page_size")) || data5 > 100){
const err8 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema122.properties.query.properties.page_size.int64,parentSchema:schema122.properties.query.properties.page_size,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.status !== undefined){
let data6 = data2.status;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "string"},schema:schema122.properties.query.properties.status.type,parentSchema:schema122.properties.query.properties.status,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.resource_type !== undefined){
let data7 = data2.resource_type;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/query/resource_type",schemaPath:"#/properties/query/properties/resource_type/type",keyword:"type",params:{type: "string"},schema:schema122.properties.query.properties.resource_type.type,parentSchema:schema122.properties.query.properties.resource_type,data:data7};
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
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema122.properties.query.type,parentSchema:schema122.properties.query,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.path !== undefined){
let data8 = data.path;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.id === undefined){
const err12 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema122.properties.path.required,parentSchema:schema122.properties.path,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data8.id !== undefined){
let data9 = data8.id;
if(!((typeof data9 === "number" && Number.isSafeInteger(data9) && !Object.is(data9, -0)) || (typeof data9 === "bigint" && data9 >= -9223372036854775808n && data9 <= 9223372036854775807n)) || (this && this.has(data8, "id")) || false){
const err13 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/int64",keyword:"int64",params:{},schema:schema122.properties.path.properties.id.int64,parentSchema:schema122.properties.path.properties.id,data:data9};
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
const err14 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema122.properties.path.type,parentSchema:schema122.properties.path,data:data8};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema122.type,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"header":true,"query":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v81 = validate117;
const schema123 = {"$id":"contract:/getReplicationLog.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"id":{"int64":{}},"task_id":{"int64":{}}},"required":["id","task_id"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema123.required,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema123.required,parentSchema:schema123,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema123.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema123.properties.header.properties["X-Request-Id"].type,parentSchema:schema123.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema123.properties.header.type,parentSchema:schema123.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema123.properties.path.required,parentSchema:schema123.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.task_id === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "task_id"},schema:schema123.properties.path.required,parentSchema:schema123.properties.path,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.id !== undefined){
let data3 = data2.id;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data2, "id")) || false){
const err7 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/int64",keyword:"int64",params:{},schema:schema123.properties.path.properties.id.int64,parentSchema:schema123.properties.path.properties.id,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.task_id !== undefined){
let data4 = data2.task_id;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data2, "task_id")) || false){
const err8 = {instancePath:instancePath+"/path/task_id",schemaPath:"#/properties/path/properties/task_id/int64",keyword:"int64",params:{},schema:schema123.properties.path.properties.task_id.int64,parentSchema:schema123.properties.path.properties.task_id,data:data4};
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
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema123.properties.path.type,parentSchema:schema123.properties.path,data:data2};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema123.type,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v82 = validate118;
const schema124 = {"$id":"contract:/createRegistry.body","$ref":"contract:/components/schemas/Registry"};

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
if(!(validate107.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate107.errors);
errors = vErrors.length;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":{"id":true,"url":true,"name":true,"credential":true,"type":true,"insecure":true,"ca_certificate":true,"description":true,"status":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};

exports.v83 = validate120;
const schema125 = {"$id":"contract:/pingRegistry.body","$ref":"contract:/components/schemas/RegistryPing"};
const schema126 = {"$id":"contract:/components/schemas/RegistryPing","type":"object","properties":{"id":{"anyOf":[{"int64":{}},{"type":["null"]}]},"type":{"type":["string","null"]},"url":{"type":["string","null"]},"credential_type":{"type":["string","null"]},"access_key":{"type":["string","null"]},"access_secret":{"type":["string","null"]},"insecure":{"type":["boolean","null"]},"ca_certificate":{"type":["string","null"]}}};

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
if(data.id !== undefined){
let data0 = data.id;
const _errs3 = errors;
let valid2 = false;
const _errs4 = errors;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "id")) || false){
const err0 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/RegistryPing/properties/id/anyOf/0/int64",keyword:"int64",params:{},schema:schema126.properties.id.anyOf[0].int64,parentSchema:schema126.properties.id.anyOf[0],data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid2 = valid2 || _valid0;
const _errs5 = errors;
if(data0 !== null){
const err1 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/RegistryPing/properties/id/anyOf/1/type",keyword:"type",params:{type: schema126.properties.id.anyOf[1].type},schema:schema126.properties.id.anyOf[1].type,parentSchema:schema126.properties.id.anyOf[1],data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err2 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/RegistryPing/properties/id/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs3, passingSchemas: null},schema:schema126.properties.id.anyOf,parentSchema:schema126.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.type !== undefined){
let data1 = data.type;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/RegistryPing/properties/type/type",keyword:"type",params:{type: schema126.properties.type.type},schema:schema126.properties.type.type,parentSchema:schema126.properties.type,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/url",schemaPath:"contract:/components/schemas/RegistryPing/properties/url/type",keyword:"type",params:{type: schema126.properties.url.type},schema:schema126.properties.url.type,parentSchema:schema126.properties.url,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.credential_type !== undefined){
let data3 = data.credential_type;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/credential_type",schemaPath:"contract:/components/schemas/RegistryPing/properties/credential_type/type",keyword:"type",params:{type: schema126.properties.credential_type.type},schema:schema126.properties.credential_type.type,parentSchema:schema126.properties.credential_type,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.access_key !== undefined){
let data4 = data.access_key;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/access_key",schemaPath:"contract:/components/schemas/RegistryPing/properties/access_key/type",keyword:"type",params:{type: schema126.properties.access_key.type},schema:schema126.properties.access_key.type,parentSchema:schema126.properties.access_key,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.access_secret !== undefined){
let data5 = data.access_secret;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/access_secret",schemaPath:"contract:/components/schemas/RegistryPing/properties/access_secret/type",keyword:"type",params:{type: schema126.properties.access_secret.type},schema:schema126.properties.access_secret.type,parentSchema:schema126.properties.access_secret,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.insecure !== undefined){
let data6 = data.insecure;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err8 = {instancePath:instancePath+"/insecure",schemaPath:"contract:/components/schemas/RegistryPing/properties/insecure/type",keyword:"type",params:{type: schema126.properties.insecure.type},schema:schema126.properties.insecure.type,parentSchema:schema126.properties.insecure,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.ca_certificate !== undefined){
let data7 = data.ca_certificate;
if((typeof data7 !== "string") && (data7 !== null)){
const err9 = {instancePath:instancePath+"/ca_certificate",schemaPath:"contract:/components/schemas/RegistryPing/properties/ca_certificate/type",keyword:"type",params:{type: schema126.properties.ca_certificate.type},schema:schema126.properties.ca_certificate.type,parentSchema:schema126.properties.ca_certificate,data:data7};
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
const err10 = {instancePath,schemaPath:"contract:/components/schemas/RegistryPing/type",keyword:"type",params:{type: "object"},schema:schema126.type,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":{"id":true,"type":true,"url":true,"credential_type":true,"access_key":true,"access_secret":true,"insecure":true,"ca_certificate":true},"dynamicProps":false,"dynamicItems":false};

exports.v84 = validate121;
const schema127 = {"$id":"contract:/updateRegistry.body","$ref":"contract:/components/schemas/RegistryUpdate"};
const schema128 = {"$id":"contract:/components/schemas/RegistryUpdate","type":"object","properties":{"name":{"type":["string","null"]},"description":{"type":["string","null"]},"url":{"type":["string","null"]},"credential_type":{"type":["string","null"]},"access_key":{"type":["string","null"]},"access_secret":{"type":["string","null"]},"insecure":{"type":["boolean","null"]},"ca_certificate":{"type":["string","null"]}}};

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
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/RegistryUpdate/properties/name/type",keyword:"type",params:{type: schema128.properties.name.type},schema:schema128.properties.name.type,parentSchema:schema128.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/RegistryUpdate/properties/description/type",keyword:"type",params:{type: schema128.properties.description.type},schema:schema128.properties.description.type,parentSchema:schema128.properties.description,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/url",schemaPath:"contract:/components/schemas/RegistryUpdate/properties/url/type",keyword:"type",params:{type: schema128.properties.url.type},schema:schema128.properties.url.type,parentSchema:schema128.properties.url,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.credential_type !== undefined){
let data3 = data.credential_type;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/credential_type",schemaPath:"contract:/components/schemas/RegistryUpdate/properties/credential_type/type",keyword:"type",params:{type: schema128.properties.credential_type.type},schema:schema128.properties.credential_type.type,parentSchema:schema128.properties.credential_type,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.access_key !== undefined){
let data4 = data.access_key;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/access_key",schemaPath:"contract:/components/schemas/RegistryUpdate/properties/access_key/type",keyword:"type",params:{type: schema128.properties.access_key.type},schema:schema128.properties.access_key.type,parentSchema:schema128.properties.access_key,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.access_secret !== undefined){
let data5 = data.access_secret;
if((typeof data5 !== "string") && (data5 !== null)){
const err5 = {instancePath:instancePath+"/access_secret",schemaPath:"contract:/components/schemas/RegistryUpdate/properties/access_secret/type",keyword:"type",params:{type: schema128.properties.access_secret.type},schema:schema128.properties.access_secret.type,parentSchema:schema128.properties.access_secret,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.insecure !== undefined){
let data6 = data.insecure;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err6 = {instancePath:instancePath+"/insecure",schemaPath:"contract:/components/schemas/RegistryUpdate/properties/insecure/type",keyword:"type",params:{type: schema128.properties.insecure.type},schema:schema128.properties.insecure.type,parentSchema:schema128.properties.insecure,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.ca_certificate !== undefined){
let data7 = data.ca_certificate;
if((typeof data7 !== "string") && (data7 !== null)){
const err7 = {instancePath:instancePath+"/ca_certificate",schemaPath:"contract:/components/schemas/RegistryUpdate/properties/ca_certificate/type",keyword:"type",params:{type: schema128.properties.ca_certificate.type},schema:schema128.properties.ca_certificate.type,parentSchema:schema128.properties.ca_certificate,data:data7};
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
const err8 = {instancePath,schemaPath:"contract:/components/schemas/RegistryUpdate/type",keyword:"type",params:{type: "object"},schema:schema128.type,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":{"name":true,"description":true,"url":true,"credential_type":true,"access_key":true,"access_secret":true,"insecure":true,"ca_certificate":true},"dynamicProps":false,"dynamicItems":false};

exports.v85 = validate122;
const schema129 = {"$id":"contract:/pingOIDC.body","type":"object","properties":{"url":{"type":"string"},"verify_cert":{"type":"boolean"}}};

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
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema129.properties.url.type,parentSchema:schema129.properties.url,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.verify_cert !== undefined){
let data1 = data.verify_cert;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/verify_cert",schemaPath:"#/properties/verify_cert/type",keyword:"type",params:{type: "boolean"},schema:schema129.properties.verify_cert.type,parentSchema:schema129.properties.verify_cert,data:data1};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema129.type,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":{"url":true,"verify_cert":true},"dynamicProps":false,"dynamicItems":false};

exports.v86 = validate123;
const schema130 = {"$id":"contract:/getGC.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"gc_id":{"int64":{}}},"required":["gc_id"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema130.required,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema130.required,parentSchema:schema130,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema130.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema130.properties.header.properties["X-Request-Id"].type,parentSchema:schema130.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema130.properties.header.type,parentSchema:schema130.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.gc_id === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "gc_id"},schema:schema130.properties.path.required,parentSchema:schema130.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.gc_id !== undefined){
let data3 = data2.gc_id;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data2, "gc_id")) || false){
const err6 = {instancePath:instancePath+"/path/gc_id",schemaPath:"#/properties/path/properties/gc_id/int64",keyword:"int64",params:{},schema:schema130.properties.path.properties.gc_id.int64,parentSchema:schema130.properties.path.properties.gc_id,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema130.properties.path.type,parentSchema:schema130.properties.path,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema130.type,parentSchema:schema130,data};
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
validate123.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v87 = validate124;
const schema131 = {"$id":"contract:/updateGCSchedule.body","$ref":"contract:/components/schemas/ScheduleRequest"};
const schema132 = {"$id":"contract:/components/schemas/ScheduleRequest","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"status":{"type":"string"},"creation_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"update_time":{"type":"string","format":"date-time","leapSecond":"date-time"},"schedule":{"$ref":"contract:/components/schemas/ScheduleObj"},"parameters":{"type":"object","additionalProperties":{"type":"object"}}}};
const schema133 = {"$id":"contract:/components/schemas/ScheduleObj","type":"object","properties":{"type":{"type":"string","enum":["Hourly","Daily","Weekly","Custom","Manual","None","Schedule"]},"cron":{"type":"string"},"next_scheduled_time":{"type":"string","format":"date-time","leapSecond":"date-time"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema132.properties.id.type,parentSchema:schema132.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(Math.abs(data0) > 9007199254740991){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema132.properties.id,data:data0};
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
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema132.properties.status.type,parentSchema:schema132.properties.status,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.creation_time !== undefined){
let data2 = data.creation_time;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err3 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema132.properties.creation_time,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.includes(":60")){
const next0 = Date.parse((data2).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err4 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema132.properties.creation_time,data:data2};
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
const err5 = {instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "string"},schema:schema132.properties.creation_time.type,parentSchema:schema132.properties.creation_time,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.update_time !== undefined){
let data3 = data.update_time;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err6 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema132.properties.update_time,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.includes(":60")){
const next1 = Date.parse((data3).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err7 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema132.properties.update_time,data:data3};
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
const err8 = {instancePath:instancePath+"/update_time",schemaPath:"#/properties/update_time/type",keyword:"type",params:{type: "string"},schema:schema132.properties.update_time.type,parentSchema:schema132.properties.update_time,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.schedule !== undefined){
let data4 = data.schedule;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.type !== undefined){
let data5 = data4.type;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/schedule/type",schemaPath:"contract:/components/schemas/ScheduleObj/properties/type/type",keyword:"type",params:{type: "string"},schema:schema133.properties.type.type,parentSchema:schema133.properties.type,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((((data5 === "Hourly") || (data5 === "Daily")) || (data5 === "Weekly")) || (data5 === "Custom")) || (data5 === "Manual")) || (data5 === "None")) || (data5 === "Schedule"))){
const err10 = {instancePath:instancePath+"/schedule/type",schemaPath:"contract:/components/schemas/ScheduleObj/properties/type/enum",keyword:"enum",params:{allowedValues: schema133.properties.type.enum},schema:schema133.properties.type.enum,parentSchema:schema133.properties.type,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.cron !== undefined){
let data6 = data4.cron;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/schedule/cron",schemaPath:"contract:/components/schemas/ScheduleObj/properties/cron/type",keyword:"type",params:{type: "string"},schema:schema133.properties.cron.type,parentSchema:schema133.properties.cron,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.next_scheduled_time !== undefined){
let data7 = data4.next_scheduled_time;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err12 = {instancePath:instancePath+"/schedule/next_scheduled_time",schemaPath:"contract:/components/schemas/ScheduleObj/properties/next_scheduled_time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema133.properties.next_scheduled_time,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data7.includes(":60")){
const next2 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next2 % 86400000 !== 0 || new Date(next2).getUTCDate() !== 1){
const err13 = {instancePath:instancePath+"/schedule/next_scheduled_time",schemaPath:"contract:/components/schemas/ScheduleObj/properties/next_scheduled_time/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema133.properties.next_scheduled_time,data:data7};
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
const err14 = {instancePath:instancePath+"/schedule/next_scheduled_time",schemaPath:"contract:/components/schemas/ScheduleObj/properties/next_scheduled_time/type",keyword:"type",params:{type: "string"},schema:schema133.properties.next_scheduled_time.type,parentSchema:schema133.properties.next_scheduled_time,data:data7};
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
const err15 = {instancePath:instancePath+"/schedule",schemaPath:"contract:/components/schemas/ScheduleObj/type",keyword:"type",params:{type: "object"},schema:schema133.type,parentSchema:schema133,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.parameters !== undefined){
let data8 = data.parameters;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key0 in data8){
let data9 = data8[key0];
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
const err16 = {instancePath:instancePath+"/parameters/" + runtime.escapeName(key0),schemaPath:"#/properties/parameters/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema132.properties.parameters.additionalProperties.type,parentSchema:schema132.properties.parameters.additionalProperties,data:data9};
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
const err17 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"},schema:schema132.properties.parameters.type,parentSchema:schema132.properties.parameters,data:data8};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema132.type,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":{"id":true,"status":true,"creation_time":true,"update_time":true,"schedule":true,"parameters":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate125.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate125.errors);
errors = vErrors.length;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":{"id":true,"status":true,"creation_time":true,"update_time":true,"schedule":true,"parameters":true},"dynamicProps":false,"dynamicItems":false};

exports.v88 = validate127;
const schema134 = {"$id":"contract:/getPurgeJob.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"purge_id":{"int64":{}}},"required":["purge_id"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema134.required,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema134.required,parentSchema:schema134,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema134.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema134.properties.header.properties["X-Request-Id"].type,parentSchema:schema134.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema134.properties.header.type,parentSchema:schema134.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.purge_id === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "purge_id"},schema:schema134.properties.path.required,parentSchema:schema134.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.purge_id !== undefined){
let data3 = data2.purge_id;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data2, "purge_id")) || false){
const err6 = {instancePath:instancePath+"/path/purge_id",schemaPath:"#/properties/path/properties/purge_id/int64",keyword:"int64",params:{},schema:schema134.properties.path.properties.purge_id.int64,parentSchema:schema134.properties.path.properties.purge_id,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema134.properties.path.type,parentSchema:schema134.properties.path,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema134.type,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v89 = validate128;
const schema135 = {"$id":"contract:/putSystemCVEAllowlist.body","$ref":"contract:/components/schemas/CVEAllowlist"};

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
if(!(validate15.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate15.errors);
errors = vErrors.length;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":{"id":true,"project_id":true,"expires_at":true,"items":true,"creation_time":true,"update_time":true},"dynamicProps":false,"dynamicItems":false};

exports.v90 = validate130;
const schema136 = {"$id":"contract:/getWorkers.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"pool_id":{"type":"string"}},"required":["pool_id"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema136.required,parentSchema:schema136,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema136.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema136.properties.header.properties["X-Request-Id"].type,parentSchema:schema136.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema136.properties.header.type,parentSchema:schema136.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.pool_id === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "pool_id"},schema:schema136.properties.path.required,parentSchema:schema136.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.pool_id !== undefined){
let data3 = data2.pool_id;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/path/pool_id",schemaPath:"#/properties/path/properties/pool_id/type",keyword:"type",params:{type: "string"},schema:schema136.properties.path.properties.pool_id.type,parentSchema:schema136.properties.path.properties.pool_id,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema136.properties.path.type,parentSchema:schema136.properties.path,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema136.type,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v91 = validate131;
const schema137 = {"$id":"contract:/stopRunningJob.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"job_id":{"type":"string"}},"required":["job_id"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema137.required,parentSchema:schema137,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema137.required,parentSchema:schema137,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema137.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema137.properties.header.properties["X-Request-Id"].type,parentSchema:schema137.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema137.properties.header.type,parentSchema:schema137.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.job_id === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "job_id"},schema:schema137.properties.path.required,parentSchema:schema137.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.job_id !== undefined){
let data3 = data2.job_id;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/path/job_id",schemaPath:"#/properties/path/properties/job_id/type",keyword:"type",params:{type: "string"},schema:schema137.properties.path.properties.job_id.type,parentSchema:schema137.properties.path.properties.job_id,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema137.properties.path.type,parentSchema:schema137.properties.path,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema137.type,parentSchema:schema137,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v92 = validate132;
const schema138 = {"$id":"contract:/actionPendingJobs.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"job_type":{"type":"string"}},"required":["job_type"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema138.required,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema138.required,parentSchema:schema138,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema138.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema138.properties.header.properties["X-Request-Id"].type,parentSchema:schema138.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema138.properties.header.type,parentSchema:schema138.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.job_type === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "job_type"},schema:schema138.properties.path.required,parentSchema:schema138.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.job_type !== undefined){
let data3 = data2.job_type;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/path/job_type",schemaPath:"#/properties/path/properties/job_type/type",keyword:"type",params:{type: "string"},schema:schema138.properties.path.properties.job_type.type,parentSchema:schema138.properties.path.properties.job_type,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema138.properties.path.type,parentSchema:schema138.properties.path,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema138.type,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v93 = validate133;
const schema139 = {"$id":"contract:/actionPendingJobs.body","$ref":"contract:/components/schemas/ActionRequest"};
const schema140 = {"$id":"contract:/components/schemas/ActionRequest","type":"object","properties":{"action":{"type":"string","enum":["stop","pause","resume"]}}};

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
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/action",schemaPath:"contract:/components/schemas/ActionRequest/properties/action/type",keyword:"type",params:{type: "string"},schema:schema140.properties.action.type,parentSchema:schema140.properties.action,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data0 === "stop") || (data0 === "pause")) || (data0 === "resume"))){
const err1 = {instancePath:instancePath+"/action",schemaPath:"contract:/components/schemas/ActionRequest/properties/action/enum",keyword:"enum",params:{allowedValues: schema140.properties.action.enum},schema:schema140.properties.action.enum,parentSchema:schema140.properties.action,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/ActionRequest/type",keyword:"type",params:{type: "object"},schema:schema140.type,parentSchema:schema140,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":{"action":true},"dynamicProps":false,"dynamicItems":false};

exports.v94 = validate134;
const schema141 = {"$id":"contract:/listSchedules.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"query":{"type":"object","properties":{"page":{"int64":{}},"page_size":{"int64":{"maximum":100}}},"required":[]}},"required":["header","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema141.required,parentSchema:schema141,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema141.required,parentSchema:schema141,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema141.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema141.properties.header.properties["X-Request-Id"].type,parentSchema:schema141.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema141.properties.header.type,parentSchema:schema141.properties.header,data:data0};
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
if(data2.page !== undefined){
let data3 = data2.page;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data2, "page")) || false){
const err5 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema141.properties.query.properties.page.int64,parentSchema:schema141.properties.query.properties.page,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.page_size !== undefined){
let data4 = data2.page_size;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data2, "page_size")) || data4 > 100){
const err6 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema141.properties.query.properties.page_size.int64,parentSchema:schema141.properties.query.properties.page_size,data:data4};
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
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema141.properties.query.type,parentSchema:schema141.properties.query,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema141.type,parentSchema:schema141,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":{"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v95 = validate135;
const schema142 = {"$id":"contract:/createRetention.body","$ref":"contract:/components/schemas/RetentionPolicy"};
const schema143 = {"$id":"contract:/components/schemas/RetentionPolicy","type":"object","properties":{"id":{"int64":{}},"algorithm":{"type":"string"},"rules":{"type":"array","items":{"$ref":"contract:/components/schemas/RetentionRule"}},"trigger":{"$ref":"contract:/components/schemas/RetentionRuleTrigger"},"scope":{"$ref":"contract:/components/schemas/RetentionPolicyScope"}}};
const schema147 = {"$id":"contract:/components/schemas/RetentionRuleTrigger","type":"object","properties":{"kind":{"type":"string"},"settings":{"type":"object"},"references":{"type":"object"}}};
const schema148 = {"$id":"contract:/components/schemas/RetentionPolicyScope","type":"object","properties":{"level":{"type":"string"},"ref":{"type":"integer","safeInteger":true}}};
const schema144 = {"$id":"contract:/components/schemas/RetentionRule","type":"object","properties":{"id":{"type":"integer","safeInteger":true},"priority":{"type":"integer","safeInteger":true},"disabled":{"type":"boolean"},"action":{"type":"string"},"template":{"type":"string"},"params":{"type":"object","additionalProperties":{"type":"object"}},"tag_selectors":{"type":"array","items":{"$ref":"contract:/components/schemas/RetentionSelector"}},"scope_selectors":{"type":"object","additionalProperties":{"type":"array","items":{"$ref":"contract:/components/schemas/RetentionSelector"}}}}};
const schema145 = {"$id":"contract:/components/schemas/RetentionSelector","type":"object","properties":{"kind":{"type":"string"},"decoration":{"type":"string"},"pattern":{"type":"string"},"extras":{"type":"string"}}};

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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema144.properties.id.type,parentSchema:schema144.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(Math.abs(data0) > 9007199254740991){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema144.properties.id,data:data0};
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
if(data.priority !== undefined){
let data1 = data.priority;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"},schema:schema144.properties.priority.type,parentSchema:schema144.properties.priority,data:data1};
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
const err3 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema144.properties.priority,data:data1};
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
if(data.disabled !== undefined){
let data2 = data.disabled;
if(typeof data2 !== "boolean"){
const err4 = {instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},schema:schema144.properties.disabled.type,parentSchema:schema144.properties.disabled,data:data2};
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
let data3 = data.action;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema144.properties.action.type,parentSchema:schema144.properties.action,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.template !== undefined){
let data4 = data.template;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type: "string"},schema:schema144.properties.template.type,parentSchema:schema144.properties.template,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.params !== undefined){
let data5 = data.params;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 in data5){
let data6 = data5[key0];
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err7 = {instancePath:instancePath+"/params/" + runtime.escapeName(key0),schemaPath:"#/properties/params/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema144.properties.params.additionalProperties.type,parentSchema:schema144.properties.params.additionalProperties,data:data6};
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
const err8 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"},schema:schema144.properties.params.type,parentSchema:schema144.properties.params,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.tag_selectors !== undefined){
let data7 = data.tag_selectors;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.kind !== undefined){
let data9 = data8.kind;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/tag_selectors/" + i0+"/kind",schemaPath:"contract:/components/schemas/RetentionSelector/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema145.properties.kind.type,parentSchema:schema145.properties.kind,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data8.decoration !== undefined){
let data10 = data8.decoration;
if(typeof data10 !== "string"){
const err10 = {instancePath:instancePath+"/tag_selectors/" + i0+"/decoration",schemaPath:"contract:/components/schemas/RetentionSelector/properties/decoration/type",keyword:"type",params:{type: "string"},schema:schema145.properties.decoration.type,parentSchema:schema145.properties.decoration,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data8.pattern !== undefined){
let data11 = data8.pattern;
if(typeof data11 !== "string"){
const err11 = {instancePath:instancePath+"/tag_selectors/" + i0+"/pattern",schemaPath:"contract:/components/schemas/RetentionSelector/properties/pattern/type",keyword:"type",params:{type: "string"},schema:schema145.properties.pattern.type,parentSchema:schema145.properties.pattern,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data8.extras !== undefined){
let data12 = data8.extras;
if(typeof data12 !== "string"){
const err12 = {instancePath:instancePath+"/tag_selectors/" + i0+"/extras",schemaPath:"contract:/components/schemas/RetentionSelector/properties/extras/type",keyword:"type",params:{type: "string"},schema:schema145.properties.extras.type,parentSchema:schema145.properties.extras,data:data12};
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
const err13 = {instancePath:instancePath+"/tag_selectors/" + i0,schemaPath:"contract:/components/schemas/RetentionSelector/type",keyword:"type",params:{type: "object"},schema:schema145.type,parentSchema:schema145,data:data8};
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
const err14 = {instancePath:instancePath+"/tag_selectors",schemaPath:"#/properties/tag_selectors/type",keyword:"type",params:{type: "array"},schema:schema144.properties.tag_selectors.type,parentSchema:schema144.properties.tag_selectors,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.scope_selectors !== undefined){
let data13 = data.scope_selectors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key1 in data13){
let data14 = data13[key1];
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.kind !== undefined){
let data16 = data15.kind;
if(typeof data16 !== "string"){
const err15 = {instancePath:instancePath+"/scope_selectors/" + runtime.escapeName(key1)+"/" + i1+"/kind",schemaPath:"contract:/components/schemas/RetentionSelector/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema145.properties.kind.type,parentSchema:schema145.properties.kind,data:data16};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data15.decoration !== undefined){
let data17 = data15.decoration;
if(typeof data17 !== "string"){
const err16 = {instancePath:instancePath+"/scope_selectors/" + runtime.escapeName(key1)+"/" + i1+"/decoration",schemaPath:"contract:/components/schemas/RetentionSelector/properties/decoration/type",keyword:"type",params:{type: "string"},schema:schema145.properties.decoration.type,parentSchema:schema145.properties.decoration,data:data17};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data15.pattern !== undefined){
let data18 = data15.pattern;
if(typeof data18 !== "string"){
const err17 = {instancePath:instancePath+"/scope_selectors/" + runtime.escapeName(key1)+"/" + i1+"/pattern",schemaPath:"contract:/components/schemas/RetentionSelector/properties/pattern/type",keyword:"type",params:{type: "string"},schema:schema145.properties.pattern.type,parentSchema:schema145.properties.pattern,data:data18};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data15.extras !== undefined){
let data19 = data15.extras;
if(typeof data19 !== "string"){
const err18 = {instancePath:instancePath+"/scope_selectors/" + runtime.escapeName(key1)+"/" + i1+"/extras",schemaPath:"contract:/components/schemas/RetentionSelector/properties/extras/type",keyword:"type",params:{type: "string"},schema:schema145.properties.extras.type,parentSchema:schema145.properties.extras,data:data19};
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
const err19 = {instancePath:instancePath+"/scope_selectors/" + runtime.escapeName(key1)+"/" + i1,schemaPath:"contract:/components/schemas/RetentionSelector/type",keyword:"type",params:{type: "object"},schema:schema145.type,parentSchema:schema145,data:data15};
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
const err20 = {instancePath:instancePath+"/scope_selectors/" + runtime.escapeName(key1),schemaPath:"#/properties/scope_selectors/additionalProperties/type",keyword:"type",params:{type: "array"},schema:schema144.properties.scope_selectors.additionalProperties.type,parentSchema:schema144.properties.scope_selectors.additionalProperties,data:data14};
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
const err21 = {instancePath:instancePath+"/scope_selectors",schemaPath:"#/properties/scope_selectors/type",keyword:"type",params:{type: "object"},schema:schema144.properties.scope_selectors.type,parentSchema:schema144.properties.scope_selectors,data:data13};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema144.type,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":{"id":true,"priority":true,"disabled":true,"action":true,"template":true,"params":true,"tag_selectors":true,"scope_selectors":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "id")) || false){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/int64",keyword:"int64",params:{},schema:schema143.properties.id.int64,parentSchema:schema143.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.algorithm !== undefined){
let data1 = data.algorithm;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/algorithm",schemaPath:"#/properties/algorithm/type",keyword:"type",params:{type: "string"},schema:schema143.properties.algorithm.type,parentSchema:schema143.properties.algorithm,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.rules !== undefined){
let data2 = data.rules;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate137.call(this, data2[i0], {instancePath:instancePath+"/rules/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate137.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"},schema:schema143.properties.rules.type,parentSchema:schema143.properties.rules,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.trigger !== undefined){
let data4 = data.trigger;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.kind !== undefined){
let data5 = data4.kind;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/trigger/kind",schemaPath:"contract:/components/schemas/RetentionRuleTrigger/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema147.properties.kind.type,parentSchema:schema147.properties.kind,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data4.settings !== undefined){
let data6 = data4.settings;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err4 = {instancePath:instancePath+"/trigger/settings",schemaPath:"contract:/components/schemas/RetentionRuleTrigger/properties/settings/type",keyword:"type",params:{type: "object"},schema:schema147.properties.settings.type,parentSchema:schema147.properties.settings,data:data6};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data4.references !== undefined){
let data7 = data4.references;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err5 = {instancePath:instancePath+"/trigger/references",schemaPath:"contract:/components/schemas/RetentionRuleTrigger/properties/references/type",keyword:"type",params:{type: "object"},schema:schema147.properties.references.type,parentSchema:schema147.properties.references,data:data7};
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
const err6 = {instancePath:instancePath+"/trigger",schemaPath:"contract:/components/schemas/RetentionRuleTrigger/type",keyword:"type",params:{type: "object"},schema:schema147.type,parentSchema:schema147,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.scope !== undefined){
let data8 = data.scope;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.level !== undefined){
let data9 = data8.level;
if(typeof data9 !== "string"){
const err7 = {instancePath:instancePath+"/scope/level",schemaPath:"contract:/components/schemas/RetentionPolicyScope/properties/level/type",keyword:"type",params:{type: "string"},schema:schema148.properties.level.type,parentSchema:schema148.properties.level,data:data9};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data8.ref !== undefined){
let data10 = data8.ref;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err8 = {instancePath:instancePath+"/scope/ref",schemaPath:"contract:/components/schemas/RetentionPolicyScope/properties/ref/type",keyword:"type",params:{type: "integer"},schema:schema148.properties.ref.type,parentSchema:schema148.properties.ref,data:data10};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(Math.abs(data10) > 9007199254740991){
const err9 = {instancePath:instancePath+"/scope/ref",schemaPath:"contract:/components/schemas/RetentionPolicyScope/properties/ref/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema148.properties.ref,data:data10};
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
const err10 = {instancePath:instancePath+"/scope",schemaPath:"contract:/components/schemas/RetentionPolicyScope/type",keyword:"type",params:{type: "object"},schema:schema148.type,parentSchema:schema148,data:data8};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema143.type,parentSchema:schema143,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":{"id":true,"algorithm":true,"rules":true,"trigger":true,"scope":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate136.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate136.errors);
errors = vErrors.length;
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":{"id":true,"algorithm":true,"rules":true,"trigger":true,"scope":true},"dynamicProps":false,"dynamicItems":false};

exports.v96 = validate140;
const schema149 = {"$id":"contract:/listRetentionExecutions.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"id":{"int64":{}}},"required":["id"]},"query":{"type":"object","properties":{"page":{"int64":{}},"page_size":{"int64":{}}},"required":[]}},"required":["header","path","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema149.required,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema149.required,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema149.required,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema149.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema149.properties.header.properties["X-Request-Id"].type,parentSchema:schema149.properties.header.properties["X-Request-Id"],data:data1};
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
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema149.properties.header.type,parentSchema:schema149.properties.header,data:data0};
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
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema149.properties.path.required,parentSchema:schema149.properties.path,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.id !== undefined){
let data3 = data2.id;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data2, "id")) || false){
const err7 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/int64",keyword:"int64",params:{},schema:schema149.properties.path.properties.id.int64,parentSchema:schema149.properties.path.properties.id,data:data3};
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
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema149.properties.path.type,parentSchema:schema149.properties.path,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.query !== undefined){
let data4 = data.query;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.page !== undefined){
let data5 = data4.page;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data4, "page")) || false){
const err9 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema149.properties.query.properties.page.int64,parentSchema:schema149.properties.query.properties.page,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.page_size !== undefined){
let data6 = data4.page_size;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data4, "page_size")) || false){
const err10 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema149.properties.query.properties.page_size.int64,parentSchema:schema149.properties.query.properties.page_size,data:data6};
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
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema149.properties.query.type,parentSchema:schema149.properties.query,data:data4};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema149.type,parentSchema:schema149,data};
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
validate140.evaluated = {"props":{"header":true,"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v97 = validate141;
const schema150 = {"$id":"contract:/triggerRetentionExecution.body","type":"object","properties":{"dry_run":{"type":"boolean"}}};

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
if(data.dry_run !== undefined){
let data0 = data.dry_run;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/dry_run",schemaPath:"#/properties/dry_run/type",keyword:"type",params:{type: "boolean"},schema:schema150.properties.dry_run.type,parentSchema:schema150.properties.dry_run,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema150.type,parentSchema:schema150,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":{"dry_run":true},"dynamicProps":false,"dynamicItems":false};

exports.v98 = validate142;
const schema151 = {"$id":"contract:/operateRetentionExecution.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"id":{"int64":{}},"eid":{"int64":{}}},"required":["id","eid"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema151.required,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema151.required,parentSchema:schema151,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema151.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema151.properties.header.properties["X-Request-Id"].type,parentSchema:schema151.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema151.properties.header.type,parentSchema:schema151.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema151.properties.path.required,parentSchema:schema151.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.eid === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "eid"},schema:schema151.properties.path.required,parentSchema:schema151.properties.path,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.id !== undefined){
let data3 = data2.id;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data2, "id")) || false){
const err7 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/int64",keyword:"int64",params:{},schema:schema151.properties.path.properties.id.int64,parentSchema:schema151.properties.path.properties.id,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.eid !== undefined){
let data4 = data2.eid;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data2, "eid")) || false){
const err8 = {instancePath:instancePath+"/path/eid",schemaPath:"#/properties/path/properties/eid/int64",keyword:"int64",params:{},schema:schema151.properties.path.properties.eid.int64,parentSchema:schema151.properties.path.properties.eid,data:data4};
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
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema151.properties.path.type,parentSchema:schema151.properties.path,data:data2};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema151.type,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v99 = validate143;
const schema152 = {"$id":"contract:/operateRetentionExecution.body","type":"object","properties":{"action":{"type":"string"}}};

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
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema152.properties.action.type,parentSchema:schema152.properties.action,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema152.type,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":{"action":true},"dynamicProps":false,"dynamicItems":false};

exports.v100 = validate144;
const schema153 = {"$id":"contract:/listRetentionTasks.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"id":{"int64":{}},"eid":{"int64":{}}},"required":["id","eid"]},"query":{"type":"object","properties":{"page":{"int64":{}},"page_size":{"int64":{}}},"required":[]}},"required":["header","path","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema153.required,parentSchema:schema153,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema153.required,parentSchema:schema153,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema153.required,parentSchema:schema153,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema153.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema153.properties.header.properties["X-Request-Id"].type,parentSchema:schema153.properties.header.properties["X-Request-Id"],data:data1};
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
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema153.properties.header.type,parentSchema:schema153.properties.header,data:data0};
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
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema153.properties.path.required,parentSchema:schema153.properties.path,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.eid === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "eid"},schema:schema153.properties.path.required,parentSchema:schema153.properties.path,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.id !== undefined){
let data3 = data2.id;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data2, "id")) || false){
const err8 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/int64",keyword:"int64",params:{},schema:schema153.properties.path.properties.id.int64,parentSchema:schema153.properties.path.properties.id,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.eid !== undefined){
let data4 = data2.eid;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data2, "eid")) || false){
const err9 = {instancePath:instancePath+"/path/eid",schemaPath:"#/properties/path/properties/eid/int64",keyword:"int64",params:{},schema:schema153.properties.path.properties.eid.int64,parentSchema:schema153.properties.path.properties.eid,data:data4};
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
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema153.properties.path.type,parentSchema:schema153.properties.path,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.query !== undefined){
let data5 = data.query;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.page !== undefined){
let data6 = data5.page;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data5, "page")) || false){
const err11 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema153.properties.query.properties.page.int64,parentSchema:schema153.properties.query.properties.page,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.page_size !== undefined){
let data7 = data5.page_size;
if(!((typeof data7 === "number" && Number.isSafeInteger(data7) && !Object.is(data7, -0)) || (typeof data7 === "bigint" && data7 >= -9223372036854775808n && data7 <= 9223372036854775807n)) || (this && this.has(data5, "page_size")) || false){
const err12 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema153.properties.query.properties.page_size.int64,parentSchema:schema153.properties.query.properties.page_size,data:data7};
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
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema153.properties.query.type,parentSchema:schema153.properties.query,data:data5};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema153.type,parentSchema:schema153,data};
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
validate144.evaluated = {"props":{"header":true,"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v101 = validate145;
const schema154 = {"$id":"contract:/getRetentionTaskLog.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"id":{"int64":{}},"eid":{"int64":{}},"tid":{"int64":{}}},"required":["id","eid","tid"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema154.required,parentSchema:schema154,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema154.required,parentSchema:schema154,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema154.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema154.properties.header.properties["X-Request-Id"].type,parentSchema:schema154.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema154.properties.header.type,parentSchema:schema154.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema154.properties.path.required,parentSchema:schema154.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.eid === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "eid"},schema:schema154.properties.path.required,parentSchema:schema154.properties.path,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.tid === undefined){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "tid"},schema:schema154.properties.path.required,parentSchema:schema154.properties.path,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.id !== undefined){
let data3 = data2.id;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data2, "id")) || false){
const err8 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/int64",keyword:"int64",params:{},schema:schema154.properties.path.properties.id.int64,parentSchema:schema154.properties.path.properties.id,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.eid !== undefined){
let data4 = data2.eid;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data2, "eid")) || false){
const err9 = {instancePath:instancePath+"/path/eid",schemaPath:"#/properties/path/properties/eid/int64",keyword:"int64",params:{},schema:schema154.properties.path.properties.eid.int64,parentSchema:schema154.properties.path.properties.eid,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.tid !== undefined){
let data5 = data2.tid;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data2, "tid")) || false){
const err10 = {instancePath:instancePath+"/path/tid",schemaPath:"#/properties/path/properties/tid/int64",keyword:"int64",params:{},schema:schema154.properties.path.properties.tid.int64,parentSchema:schema154.properties.path.properties.tid,data:data5};
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
const err11 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema154.properties.path.type,parentSchema:schema154.properties.path,data:data2};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema154.type,parentSchema:schema154,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v102 = validate146;
const schema155 = {"$id":"contract:/createScanner.body","$ref":"contract:/components/schemas/ScannerRegistrationReq"};
const schema156 = {"$id":"contract:/components/schemas/ScannerRegistrationReq","type":"object","required":["name","url"],"properties":{"name":{"type":"string"},"description":{"type":"string"},"url":{"type":"string","format":"uri"},"auth":{"type":"string"},"access_credential":{"type":"string"},"skip_certVerify":{"type":"boolean"},"use_internal_addr":{"type":"boolean"},"disabled":{"type":"boolean"}}};
const formats19 = /^[A-Za-z][A-Za-z0-9+.-]*:(?:\/\/(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:]|%[0-9A-Fa-f]{2})*@)?(?:\[(?:(?:(?:[0-9A-Fa-f]{1,4}:){6}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|::(?:[0-9A-Fa-f]{1,4}:){5}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){4}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,1}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){3}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,2}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){2}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,3}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}:(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,4}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}|(?:(?:[0-9A-Fa-f]{1,4}:){0,6}[0-9A-Fa-f]{1,4})?::)|[Vv][0-9A-Fa-f]+\.[\-A-Za-z0-9._~!$&'()*+,;=:]+)\]|(?:[\-A-Za-z0-9._~!$&'()*+,;=]|%[0-9A-Fa-f]{2})*)(?::\d*)?(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*|\/(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*)?|(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*)?(?:\?(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})|[/?])*)?(?:#(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})|[/?])*)?$/;

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ScannerRegistrationReq/required",keyword:"required",params:{missingProperty: "name"},schema:schema156.required,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/ScannerRegistrationReq/required",keyword:"required",params:{missingProperty: "url"},schema:schema156.required,parentSchema:schema156,data};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/ScannerRegistrationReq/properties/name/type",keyword:"type",params:{type: "string"},schema:schema156.properties.name.type,parentSchema:schema156.properties.name,data:data0};
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
let data1 = data.description;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/ScannerRegistrationReq/properties/description/type",keyword:"type",params:{type: "string"},schema:schema156.properties.description.type,parentSchema:schema156.properties.description,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 === "string"){
if(!(formats19.test(data2))){
const err4 = {instancePath:instancePath+"/url",schemaPath:"contract:/components/schemas/ScannerRegistrationReq/properties/url/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema156.properties.url,data:data2};
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
const err5 = {instancePath:instancePath+"/url",schemaPath:"contract:/components/schemas/ScannerRegistrationReq/properties/url/type",keyword:"type",params:{type: "string"},schema:schema156.properties.url.type,parentSchema:schema156.properties.url,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.auth !== undefined){
let data3 = data.auth;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/auth",schemaPath:"contract:/components/schemas/ScannerRegistrationReq/properties/auth/type",keyword:"type",params:{type: "string"},schema:schema156.properties.auth.type,parentSchema:schema156.properties.auth,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.access_credential !== undefined){
let data4 = data.access_credential;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/access_credential",schemaPath:"contract:/components/schemas/ScannerRegistrationReq/properties/access_credential/type",keyword:"type",params:{type: "string"},schema:schema156.properties.access_credential.type,parentSchema:schema156.properties.access_credential,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.skip_certVerify !== undefined){
let data5 = data.skip_certVerify;
if(typeof data5 !== "boolean"){
const err8 = {instancePath:instancePath+"/skip_certVerify",schemaPath:"contract:/components/schemas/ScannerRegistrationReq/properties/skip_certVerify/type",keyword:"type",params:{type: "boolean"},schema:schema156.properties.skip_certVerify.type,parentSchema:schema156.properties.skip_certVerify,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.use_internal_addr !== undefined){
let data6 = data.use_internal_addr;
if(typeof data6 !== "boolean"){
const err9 = {instancePath:instancePath+"/use_internal_addr",schemaPath:"contract:/components/schemas/ScannerRegistrationReq/properties/use_internal_addr/type",keyword:"type",params:{type: "boolean"},schema:schema156.properties.use_internal_addr.type,parentSchema:schema156.properties.use_internal_addr,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.disabled !== undefined){
let data7 = data.disabled;
if(typeof data7 !== "boolean"){
const err10 = {instancePath:instancePath+"/disabled",schemaPath:"contract:/components/schemas/ScannerRegistrationReq/properties/disabled/type",keyword:"type",params:{type: "boolean"},schema:schema156.properties.disabled.type,parentSchema:schema156.properties.disabled,data:data7};
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
const err11 = {instancePath,schemaPath:"contract:/components/schemas/ScannerRegistrationReq/type",keyword:"type",params:{type: "object"},schema:schema156.type,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":{"name":true,"description":true,"url":true,"auth":true,"access_credential":true,"skip_certVerify":true,"use_internal_addr":true,"disabled":true},"dynamicProps":false,"dynamicItems":false};

exports.v103 = validate147;
const schema157 = {"$id":"contract:/pingScanner.body","$ref":"contract:/components/schemas/ScannerRegistrationSettings"};
const schema158 = {"$id":"contract:/components/schemas/ScannerRegistrationSettings","type":"object","required":["name","url"],"properties":{"name":{"type":"string"},"url":{"type":"string","format":"uri"},"auth":{"type":"string"},"access_credential":{"type":"string"}}};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ScannerRegistrationSettings/required",keyword:"required",params:{missingProperty: "name"},schema:schema158.required,parentSchema:schema158,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/ScannerRegistrationSettings/required",keyword:"required",params:{missingProperty: "url"},schema:schema158.required,parentSchema:schema158,data};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/ScannerRegistrationSettings/properties/name/type",keyword:"type",params:{type: "string"},schema:schema158.properties.name.type,parentSchema:schema158.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(!(formats19.test(data1))){
const err3 = {instancePath:instancePath+"/url",schemaPath:"contract:/components/schemas/ScannerRegistrationSettings/properties/url/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema158.properties.url,data:data1};
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
const err4 = {instancePath:instancePath+"/url",schemaPath:"contract:/components/schemas/ScannerRegistrationSettings/properties/url/type",keyword:"type",params:{type: "string"},schema:schema158.properties.url.type,parentSchema:schema158.properties.url,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.auth !== undefined){
let data2 = data.auth;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/auth",schemaPath:"contract:/components/schemas/ScannerRegistrationSettings/properties/auth/type",keyword:"type",params:{type: "string"},schema:schema158.properties.auth.type,parentSchema:schema158.properties.auth,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.access_credential !== undefined){
let data3 = data.access_credential;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/access_credential",schemaPath:"contract:/components/schemas/ScannerRegistrationSettings/properties/access_credential/type",keyword:"type",params:{type: "string"},schema:schema158.properties.access_credential.type,parentSchema:schema158.properties.access_credential,data:data3};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/ScannerRegistrationSettings/type",keyword:"type",params:{type: "object"},schema:schema158.type,parentSchema:schema158,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":{"name":true,"url":true,"auth":true,"access_credential":true},"dynamicProps":false,"dynamicItems":false};

exports.v104 = validate148;
const schema159 = {"$id":"contract:/getScanner.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"registration_id":{"type":"string"}},"required":["registration_id"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema159.required,parentSchema:schema159,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema159.required,parentSchema:schema159,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema159.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema159.properties.header.properties["X-Request-Id"].type,parentSchema:schema159.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema159.properties.header.type,parentSchema:schema159.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.registration_id === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "registration_id"},schema:schema159.properties.path.required,parentSchema:schema159.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.registration_id !== undefined){
let data3 = data2.registration_id;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/path/registration_id",schemaPath:"#/properties/path/properties/registration_id/type",keyword:"type",params:{type: "string"},schema:schema159.properties.path.properties.registration_id.type,parentSchema:schema159.properties.path.properties.registration_id,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema159.properties.path.type,parentSchema:schema159.properties.path,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema159.type,parentSchema:schema159,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v105 = validate149;
const schema160 = {"$id":"contract:/setScannerAsDefault.body","$ref":"contract:/components/schemas/IsDefault"};
const schema161 = {"$id":"contract:/components/schemas/IsDefault","type":"object","properties":{"is_default":{"type":"boolean"}}};

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
if(data.is_default !== undefined){
let data0 = data.is_default;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/is_default",schemaPath:"contract:/components/schemas/IsDefault/properties/is_default/type",keyword:"type",params:{type: "boolean"},schema:schema161.properties.is_default.type,parentSchema:schema161.properties.is_default,data:data0};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/IsDefault/type",keyword:"type",params:{type: "object"},schema:schema161.type,parentSchema:schema161,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":{"is_default":true},"dynamicProps":false,"dynamicItems":false};

exports.v106 = validate150;
const schema162 = {"$id":"contract:/createUser.body","$ref":"contract:/components/schemas/UserCreationReq"};
const schema163 = {"$id":"contract:/components/schemas/UserCreationReq","type":"object","properties":{"email":{"type":"string","maxLength":255},"realname":{"type":"string"},"comment":{"type":"string"},"password":{"type":"string"},"username":{"type":"string","maxLength":255}}};

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
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err0 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/UserCreationReq/properties/email/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema163.properties.email,data:data0};
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
const err1 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/UserCreationReq/properties/email/type",keyword:"type",params:{type: "string"},schema:schema163.properties.email.type,parentSchema:schema163.properties.email,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.realname !== undefined){
let data1 = data.realname;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/realname",schemaPath:"contract:/components/schemas/UserCreationReq/properties/realname/type",keyword:"type",params:{type: "string"},schema:schema163.properties.realname.type,parentSchema:schema163.properties.realname,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.comment !== undefined){
let data2 = data.comment;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/comment",schemaPath:"contract:/components/schemas/UserCreationReq/properties/comment/type",keyword:"type",params:{type: "string"},schema:schema163.properties.comment.type,parentSchema:schema163.properties.comment,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.password !== undefined){
let data3 = data.password;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/password",schemaPath:"contract:/components/schemas/UserCreationReq/properties/password/type",keyword:"type",params:{type: "string"},schema:schema163.properties.password.type,parentSchema:schema163.properties.password,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.username !== undefined){
let data4 = data.username;
if(typeof data4 === "string"){
if(func0(data4) > 255){
const err5 = {instancePath:instancePath+"/username",schemaPath:"contract:/components/schemas/UserCreationReq/properties/username/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema163.properties.username,data:data4};
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
const err6 = {instancePath:instancePath+"/username",schemaPath:"contract:/components/schemas/UserCreationReq/properties/username/type",keyword:"type",params:{type: "string"},schema:schema163.properties.username.type,parentSchema:schema163.properties.username,data:data4};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/UserCreationReq/type",keyword:"type",params:{type: "object"},schema:schema163.type,parentSchema:schema163,data};
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
validate150.evaluated = {"props":{"email":true,"realname":true,"comment":true,"password":true,"username":true},"dynamicProps":false,"dynamicItems":false};

exports.v107 = validate151;
const schema164 = {"$id":"contract:/searchUsers.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"query":{"type":"object","properties":{"page":{"int64":{}},"page_size":{"int64":{"maximum":100}},"username":{"type":"string"}},"required":["username"]}},"required":["header","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema164.required,parentSchema:schema164,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema164.required,parentSchema:schema164,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema164.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema164.properties.header.properties["X-Request-Id"].type,parentSchema:schema164.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema164.properties.header.type,parentSchema:schema164.properties.header,data:data0};
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
if(data2.username === undefined){
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "username"},schema:schema164.properties.query.required,parentSchema:schema164.properties.query,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.page !== undefined){
let data3 = data2.page;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data2, "page")) || false){
const err6 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema164.properties.query.properties.page.int64,parentSchema:schema164.properties.query.properties.page,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.page_size !== undefined){
let data4 = data2.page_size;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data2, "page_size")) || data4 > 100){
const err7 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema164.properties.query.properties.page_size.int64,parentSchema:schema164.properties.query.properties.page_size,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.username !== undefined){
let data5 = data2.username;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/query/username",schemaPath:"#/properties/query/properties/username/type",keyword:"type",params:{type: "string"},schema:schema164.properties.query.properties.username.type,parentSchema:schema164.properties.query.properties.username,data:data5};
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
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema164.properties.query.type,parentSchema:schema164.properties.query,data:data2};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema164.type,parentSchema:schema164,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":{"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v108 = validate152;
const schema165 = {"$id":"contract:/getUser.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"user_id":{"type":"integer","format":"int"}},"required":["user_id"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema165.required,parentSchema:schema165,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema165.required,parentSchema:schema165,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema165.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema165.properties.header.properties["X-Request-Id"].type,parentSchema:schema165.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema165.properties.header.type,parentSchema:schema165.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.user_id === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema165.properties.path.required,parentSchema:schema165.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.user_id !== undefined){
let data3 = data2.user_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/path/user_id",schemaPath:"#/properties/path/properties/user_id/type",keyword:"type",params:{type: "integer"},schema:schema165.properties.path.properties.user_id.type,parentSchema:schema165.properties.path.properties.user_id,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema165.properties.path.type,parentSchema:schema165.properties.path,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema165.type,parentSchema:schema165,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v109 = validate153;
const schema166 = {"$id":"contract:/updateUserProfile.body","$ref":"contract:/components/schemas/UserProfile"};
const schema167 = {"$id":"contract:/components/schemas/UserProfile","type":"object","properties":{"email":{"type":"string"},"realname":{"type":"string"},"comment":{"type":"string"}}};

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
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/UserProfile/properties/email/type",keyword:"type",params:{type: "string"},schema:schema167.properties.email.type,parentSchema:schema167.properties.email,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.realname !== undefined){
let data1 = data.realname;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/realname",schemaPath:"contract:/components/schemas/UserProfile/properties/realname/type",keyword:"type",params:{type: "string"},schema:schema167.properties.realname.type,parentSchema:schema167.properties.realname,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.comment !== undefined){
let data2 = data.comment;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/comment",schemaPath:"contract:/components/schemas/UserProfile/properties/comment/type",keyword:"type",params:{type: "string"},schema:schema167.properties.comment.type,parentSchema:schema167.properties.comment,data:data2};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/UserProfile/type",keyword:"type",params:{type: "object"},schema:schema167.type,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":{"email":true,"realname":true,"comment":true},"dynamicProps":false,"dynamicItems":false};

exports.v110 = validate154;
const schema168 = {"$id":"contract:/setUserSysAdmin.body","$ref":"contract:/components/schemas/UserSysAdminFlag"};
const schema169 = {"$id":"contract:/components/schemas/UserSysAdminFlag","type":"object","properties":{"sysadmin_flag":{"type":"boolean"}}};

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
if(data.sysadmin_flag !== undefined){
let data0 = data.sysadmin_flag;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/sysadmin_flag",schemaPath:"contract:/components/schemas/UserSysAdminFlag/properties/sysadmin_flag/type",keyword:"type",params:{type: "boolean"},schema:schema169.properties.sysadmin_flag.type,parentSchema:schema169.properties.sysadmin_flag,data:data0};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/UserSysAdminFlag/type",keyword:"type",params:{type: "object"},schema:schema169.type,parentSchema:schema169,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":{"sysadmin_flag":true},"dynamicProps":false,"dynamicItems":false};

exports.v111 = validate155;
const schema170 = {"$id":"contract:/updateUserPassword.body","$ref":"contract:/components/schemas/PasswordReq"};
const schema171 = {"$id":"contract:/components/schemas/PasswordReq","type":"object","properties":{"old_password":{"type":"string"},"new_password":{"type":"string"}}};

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
if(data.old_password !== undefined){
let data0 = data.old_password;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/old_password",schemaPath:"contract:/components/schemas/PasswordReq/properties/old_password/type",keyword:"type",params:{type: "string"},schema:schema171.properties.old_password.type,parentSchema:schema171.properties.old_password,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.new_password !== undefined){
let data1 = data.new_password;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/new_password",schemaPath:"contract:/components/schemas/PasswordReq/properties/new_password/type",keyword:"type",params:{type: "string"},schema:schema171.properties.new_password.type,parentSchema:schema171.properties.new_password,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/PasswordReq/type",keyword:"type",params:{type: "object"},schema:schema171.type,parentSchema:schema171,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":{"old_password":true,"new_password":true},"dynamicProps":false,"dynamicItems":false};

exports.v112 = validate156;
const schema172 = {"$id":"contract:/getCurrentUserPermissions.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"query":{"type":"object","properties":{"scope":{"type":"string"},"relative":{"type":"boolean"}},"required":[]}},"required":["header","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema172.required,parentSchema:schema172,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema172.required,parentSchema:schema172,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema172.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema172.properties.header.properties["X-Request-Id"].type,parentSchema:schema172.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema172.properties.header.type,parentSchema:schema172.properties.header,data:data0};
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
if(data2.scope !== undefined){
let data3 = data2.scope;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/scope",schemaPath:"#/properties/query/properties/scope/type",keyword:"type",params:{type: "string"},schema:schema172.properties.query.properties.scope.type,parentSchema:schema172.properties.query.properties.scope,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.relative !== undefined){
let data4 = data2.relative;
if(typeof data4 !== "boolean"){
const err6 = {instancePath:instancePath+"/query/relative",schemaPath:"#/properties/query/properties/relative/type",keyword:"type",params:{type: "boolean"},schema:schema172.properties.query.properties.relative.type,parentSchema:schema172.properties.query.properties.relative,data:data4};
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
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema172.properties.query.type,parentSchema:schema172.properties.query,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema172.type,parentSchema:schema172,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":{"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v113 = validate157;
const schema173 = {"$id":"contract:/setCliSecret.body","$ref":"contract:/components/schemas/OIDCCliSecretReq"};
const schema174 = {"$id":"contract:/components/schemas/OIDCCliSecretReq","type":"object","properties":{"secret":{"type":"string"}}};

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
if(data.secret !== undefined){
let data0 = data.secret;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/secret",schemaPath:"contract:/components/schemas/OIDCCliSecretReq/properties/secret/type",keyword:"type",params:{type: "string"},schema:schema174.properties.secret.type,parentSchema:schema174.properties.secret,data:data0};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/OIDCCliSecretReq/type",keyword:"type",params:{type: "object"},schema:schema174.type,parentSchema:schema174,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":{"secret":true},"dynamicProps":false,"dynamicItems":false};

exports.v114 = validate158;
const schema175 = {"$id":"contract:/ListLabels.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"query":{"type":"object","properties":{"q":{"type":"string"},"sort":{"type":"string"},"page":{"int64":{}},"page_size":{"int64":{"maximum":100}},"name":{"type":"string"},"scope":{"type":"string"},"project_id":{"int64":{}}},"required":[]}},"required":["header","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema175.required,parentSchema:schema175,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema175.required,parentSchema:schema175,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema175.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema175.properties.header.properties["X-Request-Id"].type,parentSchema:schema175.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema175.properties.header.type,parentSchema:schema175.properties.header,data:data0};
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
if(data2.q !== undefined){
let data3 = data2.q;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},schema:schema175.properties.query.properties.q.type,parentSchema:schema175.properties.query.properties.q,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.sort !== undefined){
let data4 = data2.sort;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},schema:schema175.properties.query.properties.sort.type,parentSchema:schema175.properties.query.properties.sort,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.page !== undefined){
let data5 = data2.page;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data2, "page")) || false){
const err7 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema175.properties.query.properties.page.int64,parentSchema:schema175.properties.query.properties.page,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.page_size !== undefined){
let data6 = data2.page_size;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data2, "page_size")) || data6 > 100){
const err8 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema175.properties.query.properties.page_size.int64,parentSchema:schema175.properties.query.properties.page_size,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.name !== undefined){
let data7 = data2.name;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/type",keyword:"type",params:{type: "string"},schema:schema175.properties.query.properties.name.type,parentSchema:schema175.properties.query.properties.name,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.scope !== undefined){
let data8 = data2.scope;
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/query/scope",schemaPath:"#/properties/query/properties/scope/type",keyword:"type",params:{type: "string"},schema:schema175.properties.query.properties.scope.type,parentSchema:schema175.properties.query.properties.scope,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.project_id !== undefined){
let data9 = data2.project_id;
if(!((typeof data9 === "number" && Number.isSafeInteger(data9) && !Object.is(data9, -0)) || (typeof data9 === "bigint" && data9 >= -9223372036854775808n && data9 <= 9223372036854775807n)) || (this && this.has(data2, "project_id")) || false){
const err11 = {instancePath:instancePath+"/query/project_id",schemaPath:"#/properties/query/properties/project_id/int64",keyword:"int64",params:{},schema:schema175.properties.query.properties.project_id.int64,parentSchema:schema175.properties.query.properties.project_id,data:data9};
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
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema175.properties.query.type,parentSchema:schema175.properties.query,data:data2};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema175.type,parentSchema:schema175,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":{"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v115 = validate159;
const schema176 = {"$id":"contract:/GetLabelByID.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"label_id":{"int64":{}}},"required":["label_id"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema176.required,parentSchema:schema176,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema176.required,parentSchema:schema176,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema176.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema176.properties.header.properties["X-Request-Id"].type,parentSchema:schema176.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema176.properties.header.type,parentSchema:schema176.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.label_id === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "label_id"},schema:schema176.properties.path.required,parentSchema:schema176.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.label_id !== undefined){
let data3 = data2.label_id;
if(!((typeof data3 === "number" && Number.isSafeInteger(data3) && !Object.is(data3, -0)) || (typeof data3 === "bigint" && data3 >= -9223372036854775808n && data3 <= 9223372036854775807n)) || (this && this.has(data2, "label_id")) || false){
const err6 = {instancePath:instancePath+"/path/label_id",schemaPath:"#/properties/path/properties/label_id/int64",keyword:"int64",params:{},schema:schema176.properties.path.properties.label_id.int64,parentSchema:schema176.properties.path.properties.label_id,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema176.properties.path.type,parentSchema:schema176.properties.path,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema176.type,parentSchema:schema176,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v116 = validate160;
const schema177 = {"$id":"contract:/exportScanData.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1},"X-Scan-Data-Type":{"type":"string"}},"required":["X-Scan-Data-Type"]}},"required":["header"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema177.required,parentSchema:schema177,data};
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
if(data0["X-Scan-Data-Type"] === undefined){
const err1 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: "X-Scan-Data-Type"},schema:schema177.properties.header.required,parentSchema:schema177.properties.header,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema177.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema177.properties.header.properties["X-Request-Id"].type,parentSchema:schema177.properties.header.properties["X-Request-Id"],data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0["X-Scan-Data-Type"] !== undefined){
let data2 = data0["X-Scan-Data-Type"];
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/header/X-Scan-Data-Type",schemaPath:"#/properties/header/properties/X-Scan-Data-Type/type",keyword:"type",params:{type: "string"},schema:schema177.properties.header.properties["X-Scan-Data-Type"].type,parentSchema:schema177.properties.header.properties["X-Scan-Data-Type"],data:data2};
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
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema177.properties.header.type,parentSchema:schema177.properties.header,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema177.type,parentSchema:schema177,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":{"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v117 = validate161;
const schema178 = {"$id":"contract:/exportScanData.body","$ref":"contract:/components/schemas/ScanDataExportRequest"};
const schema179 = {"$id":"contract:/components/schemas/ScanDataExportRequest","type":"object","properties":{"job_name":{"type":"string"},"projects":{"type":"array","items":{"int64":{}}},"labels":{"type":"array","items":{"int64":{}}},"repositories":{"type":"string"},"cveIds":{"type":"string"},"tags":{"type":"string"}}};

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
if(data.job_name !== undefined){
let data0 = data.job_name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/job_name",schemaPath:"contract:/components/schemas/ScanDataExportRequest/properties/job_name/type",keyword:"type",params:{type: "string"},schema:schema179.properties.job_name.type,parentSchema:schema179.properties.job_name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.projects !== undefined){
let data1 = data.projects;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data1, i0)) || false){
const err1 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"contract:/components/schemas/ScanDataExportRequest/properties/projects/items/int64",keyword:"int64",params:{},schema:schema179.properties.projects.items.int64,parentSchema:schema179.properties.projects.items,data:data2};
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
const err2 = {instancePath:instancePath+"/projects",schemaPath:"contract:/components/schemas/ScanDataExportRequest/properties/projects/type",keyword:"type",params:{type: "array"},schema:schema179.properties.projects.type,parentSchema:schema179.properties.projects,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.labels !== undefined){
let data3 = data.labels;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data3, i1)) || false){
const err3 = {instancePath:instancePath+"/labels/" + i1,schemaPath:"contract:/components/schemas/ScanDataExportRequest/properties/labels/items/int64",keyword:"int64",params:{},schema:schema179.properties.labels.items.int64,parentSchema:schema179.properties.labels.items,data:data4};
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
const err4 = {instancePath:instancePath+"/labels",schemaPath:"contract:/components/schemas/ScanDataExportRequest/properties/labels/type",keyword:"type",params:{type: "array"},schema:schema179.properties.labels.type,parentSchema:schema179.properties.labels,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.repositories !== undefined){
let data5 = data.repositories;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/repositories",schemaPath:"contract:/components/schemas/ScanDataExportRequest/properties/repositories/type",keyword:"type",params:{type: "string"},schema:schema179.properties.repositories.type,parentSchema:schema179.properties.repositories,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.cveIds !== undefined){
let data6 = data.cveIds;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/cveIds",schemaPath:"contract:/components/schemas/ScanDataExportRequest/properties/cveIds/type",keyword:"type",params:{type: "string"},schema:schema179.properties.cveIds.type,parentSchema:schema179.properties.cveIds,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.tags !== undefined){
let data7 = data.tags;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/tags",schemaPath:"contract:/components/schemas/ScanDataExportRequest/properties/tags/type",keyword:"type",params:{type: "string"},schema:schema179.properties.tags.type,parentSchema:schema179.properties.tags,data:data7};
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
const err8 = {instancePath,schemaPath:"contract:/components/schemas/ScanDataExportRequest/type",keyword:"type",params:{type: "object"},schema:schema179.type,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":{"job_name":true,"projects":true,"labels":true,"repositories":true,"cveIds":true,"tags":true},"dynamicProps":false,"dynamicItems":false};

exports.v118 = validate162;
const schema180 = {"$id":"contract:/getScanDataExportExecution.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"execution_id":{"type":"integer"}},"required":["execution_id"]}},"required":["header","path"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema180.required,parentSchema:schema180,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema180.required,parentSchema:schema180,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema180.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema180.properties.header.properties["X-Request-Id"].type,parentSchema:schema180.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema180.properties.header.type,parentSchema:schema180.properties.header,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.execution_id === undefined){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "execution_id"},schema:schema180.properties.path.required,parentSchema:schema180.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.execution_id !== undefined){
let data3 = data2.execution_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/path/execution_id",schemaPath:"#/properties/path/properties/execution_id/type",keyword:"type",params:{type: "integer"},schema:schema180.properties.path.properties.execution_id.type,parentSchema:schema180.properties.path.properties.execution_id,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema180.properties.path.type,parentSchema:schema180.properties.path,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema180.type,parentSchema:schema180,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":{"header":true,"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v119 = validate163;
const schema181 = {"$id":"contract:/downloadScanData.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"path":{"type":"object","properties":{"execution_id":{"type":"integer"}},"required":["execution_id"]},"query":{"type":"object","properties":{"format":{"type":"string"}},"required":[]}},"required":["header","path","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema181.required,parentSchema:schema181,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema181.required,parentSchema:schema181,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema181.required,parentSchema:schema181,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema181.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema181.properties.header.properties["X-Request-Id"].type,parentSchema:schema181.properties.header.properties["X-Request-Id"],data:data1};
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
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema181.properties.header.type,parentSchema:schema181.properties.header,data:data0};
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
let data2 = data.path;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.execution_id === undefined){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "execution_id"},schema:schema181.properties.path.required,parentSchema:schema181.properties.path,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.execution_id !== undefined){
let data3 = data2.execution_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/path/execution_id",schemaPath:"#/properties/path/properties/execution_id/type",keyword:"type",params:{type: "integer"},schema:schema181.properties.path.properties.execution_id.type,parentSchema:schema181.properties.path.properties.execution_id,data:data3};
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
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema181.properties.path.type,parentSchema:schema181.properties.path,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.query !== undefined){
let data4 = data.query;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.format !== undefined){
let data5 = data4.format;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/query/format",schemaPath:"#/properties/query/properties/format/type",keyword:"type",params:{type: "string"},schema:schema181.properties.query.properties.format.type,parentSchema:schema181.properties.query.properties.format,data:data5};
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
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema181.properties.query.type,parentSchema:schema181.properties.query,data:data4};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema181.type,parentSchema:schema181,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":{"header":true,"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v120 = validate164;
const schema182 = {"$id":"contract:/getSecuritySummary.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"query":{"type":"object","properties":{"with_dangerous_cve":{"type":"boolean"},"with_dangerous_artifact":{"type":"boolean"}},"required":[]}},"required":["header","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema182.required,parentSchema:schema182,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema182.required,parentSchema:schema182,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema182.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema182.properties.header.properties["X-Request-Id"].type,parentSchema:schema182.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema182.properties.header.type,parentSchema:schema182.properties.header,data:data0};
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
if(data2.with_dangerous_cve !== undefined){
let data3 = data2.with_dangerous_cve;
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/query/with_dangerous_cve",schemaPath:"#/properties/query/properties/with_dangerous_cve/type",keyword:"type",params:{type: "boolean"},schema:schema182.properties.query.properties.with_dangerous_cve.type,parentSchema:schema182.properties.query.properties.with_dangerous_cve,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.with_dangerous_artifact !== undefined){
let data4 = data2.with_dangerous_artifact;
if(typeof data4 !== "boolean"){
const err6 = {instancePath:instancePath+"/query/with_dangerous_artifact",schemaPath:"#/properties/query/properties/with_dangerous_artifact/type",keyword:"type",params:{type: "boolean"},schema:schema182.properties.query.properties.with_dangerous_artifact.type,parentSchema:schema182.properties.query.properties.with_dangerous_artifact,data:data4};
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
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema182.properties.query.type,parentSchema:schema182.properties.query,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema182.type,parentSchema:schema182,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":{"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v121 = validate165;
const schema183 = {"$id":"contract:/ListVulnerabilities.parameters","type":"object","properties":{"header":{"type":"object","properties":{"X-Request-Id":{"type":"string","minLength":1}},"required":[]},"query":{"type":"object","properties":{"q":{"type":"string"},"page":{"int64":{}},"page_size":{"int64":{"maximum":100}},"tune_count":{"type":"boolean"},"with_tag":{"type":"boolean"}},"required":[]}},"required":["header","query"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema183.required,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema183.required,parentSchema:schema183,data};
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
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err2 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema183.properties.header.properties["X-Request-Id"],data:data1};
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
const err3 = {instancePath:instancePath+"/header/X-Request-Id",schemaPath:"#/properties/header/properties/X-Request-Id/type",keyword:"type",params:{type: "string"},schema:schema183.properties.header.properties["X-Request-Id"].type,parentSchema:schema183.properties.header.properties["X-Request-Id"],data:data1};
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
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema183.properties.header.type,parentSchema:schema183.properties.header,data:data0};
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
if(data2.q !== undefined){
let data3 = data2.q;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},schema:schema183.properties.query.properties.q.type,parentSchema:schema183.properties.query.properties.q,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.page !== undefined){
let data4 = data2.page;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data2, "page")) || false){
const err6 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/int64",keyword:"int64",params:{},schema:schema183.properties.query.properties.page.int64,parentSchema:schema183.properties.query.properties.page,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.page_size !== undefined){
let data5 = data2.page_size;
if(!((typeof data5 === "number" && Number.isSafeInteger(data5) && !Object.is(data5, -0)) || (typeof data5 === "bigint" && data5 >= -9223372036854775808n && data5 <= 9223372036854775807n)) || (this && this.has(data2, "page_size")) || data5 > 100){
const err7 = {instancePath:instancePath+"/query/page_size",schemaPath:"#/properties/query/properties/page_size/int64",keyword:"int64",params:{},schema:schema183.properties.query.properties.page_size.int64,parentSchema:schema183.properties.query.properties.page_size,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.tune_count !== undefined){
let data6 = data2.tune_count;
if(typeof data6 !== "boolean"){
const err8 = {instancePath:instancePath+"/query/tune_count",schemaPath:"#/properties/query/properties/tune_count/type",keyword:"type",params:{type: "boolean"},schema:schema183.properties.query.properties.tune_count.type,parentSchema:schema183.properties.query.properties.tune_count,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.with_tag !== undefined){
let data7 = data2.with_tag;
if(typeof data7 !== "boolean"){
const err9 = {instancePath:instancePath+"/query/with_tag",schemaPath:"#/properties/query/properties/with_tag/type",keyword:"type",params:{type: "boolean"},schema:schema183.properties.query.properties.with_tag.type,parentSchema:schema183.properties.query.properties.with_tag,data:data7};
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
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema183.properties.query.type,parentSchema:schema183.properties.query,data:data2};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema183.type,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":{"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "getHealth.parameters": compiled.v0,
  "search.parameters": compiled.v1,
  "getStatistic.parameters": compiled.v0,
  "pingLdap.parameters": compiled.v0,
  "pingLdap.body": compiled.v2,
  "searchLdapUser.parameters": compiled.v3,
  "importLdapUser.parameters": compiled.v0,
  "importLdapUser.body": compiled.v4,
  "searchLdapGroup.parameters": compiled.v5,
  "getInternalconfig.parameters": compiled.v0,
  "getConfigurations.parameters": compiled.v0,
  "updateConfigurations.parameters": compiled.v0,
  "updateConfigurations.body": compiled.v6,
  "listProjects.parameters": compiled.v7,
  "createProject.parameters": compiled.v8,
  "createProject.body": compiled.v9,
  "headProject.parameters": compiled.v10,
  "getProject.parameters": compiled.v11,
  "updateProject.parameters": compiled.v11,
  "updateProject.body": compiled.v9,
  "deleteProject.parameters": compiled.v11,
  "getProjectDeletable.parameters": compiled.v11,
  "getProjectSummary.parameters": compiled.v11,
  "listProjectMembers.parameters": compiled.v12,
  "createProjectMember.parameters": compiled.v11,
  "createProjectMember.body": compiled.v13,
  "getProjectMember.parameters": compiled.v14,
  "updateProjectMember.parameters": compiled.v14,
  "updateProjectMember.body": compiled.v15,
  "deleteProjectMember.parameters": compiled.v14,
  "listProjectMetadatas.parameters": compiled.v11,
  "addProjectMetadatas.parameters": compiled.v11,
  "addProjectMetadatas.body": compiled.v16,
  "getProjectMetadata.parameters": compiled.v17,
  "updateProjectMetadata.parameters": compiled.v17,
  "updateProjectMetadata.body": compiled.v16,
  "deleteProjectMetadata.parameters": compiled.v17,
  "listAllRepositories.parameters": compiled.v18,
  "listRepositories.parameters": compiled.v19,
  "getRepository.parameters": compiled.v20,
  "updateRepository.parameters": compiled.v20,
  "updateRepository.body": compiled.v21,
  "deleteRepository.parameters": compiled.v20,
  "listArtifacts.parameters": compiled.v22,
  "CopyArtifact.parameters": compiled.v23,
  "getArtifact.parameters": compiled.v24,
  "deleteArtifact.parameters": compiled.v25,
  "scanArtifact.parameters": compiled.v25,
  "scanArtifact.body": compiled.v26,
  "stopScanArtifact.parameters": compiled.v25,
  "stopScanArtifact.body": compiled.v26,
  "getReportLog.parameters": compiled.v27,
  "listTags.parameters": compiled.v28,
  "createTag.parameters": compiled.v25,
  "createTag.body": compiled.v29,
  "deleteTag.parameters": compiled.v30,
  "listAccessories.parameters": compiled.v31,
  "getVulnerabilitiesAddition.parameters": compiled.v32,
  "getAddition.parameters": compiled.v33,
  "addLabel.parameters": compiled.v25,
  "addLabel.body": compiled.v34,
  "removeLabel.parameters": compiled.v35,
  "listArtifactsOfProject.parameters": compiled.v36,
  "getScannerOfProject.parameters": compiled.v11,
  "setScannerOfProject.parameters": compiled.v11,
  "setScannerOfProject.body": compiled.v37,
  "listScannerCandidatesOfProject.parameters": compiled.v38,
  "listAuditLogs.parameters": compiled.v18,
  "listAuditLogExts.parameters": compiled.v18,
  "listAuditLogEventTypes.parameters": compiled.v0,
  "getLogs.parameters": compiled.v39,
  "getLogExts.parameters": compiled.v39,
  "ListProviders.parameters": compiled.v0,
  "PingInstances.parameters": compiled.v0,
  "PingInstances.body": compiled.v40,
  "ListInstances.parameters": compiled.v41,
  "CreateInstance.parameters": compiled.v0,
  "CreateInstance.body": compiled.v40,
  "GetInstance.parameters": compiled.v42,
  "UpdateInstance.parameters": compiled.v42,
  "UpdateInstance.body": compiled.v40,
  "DeleteInstance.parameters": compiled.v42,
  "ListPolicies.parameters": compiled.v43,
  "CreatePolicy.parameters": compiled.v44,
  "CreatePolicy.body": compiled.v45,
  "GetPolicy.parameters": compiled.v46,
  "UpdatePolicy.parameters": compiled.v46,
  "UpdatePolicy.body": compiled.v45,
  "ManualPreheat.parameters": compiled.v46,
  "ManualPreheat.body": compiled.v45,
  "DeletePolicy.parameters": compiled.v46,
  "ListExecutions.parameters": compiled.v47,
  "GetExecution.parameters": compiled.v48,
  "StopExecution.parameters": compiled.v48,
  "StopExecution.body": compiled.v49,
  "ListTasks.parameters": compiled.v50,
  "GetPreheatLog.parameters": compiled.v51,
  "ListProvidersUnderProject.parameters": compiled.v44,
  "ListImmuRules.parameters": compiled.v52,
  "CreateImmuRule.parameters": compiled.v11,
  "CreateImmuRule.body": compiled.v53,
  "UpdateImmuRule.parameters": compiled.v54,
  "UpdateImmuRule.body": compiled.v53,
  "DeleteImmuRule.parameters": compiled.v54,
  "ListWebhookPoliciesOfProject.parameters": compiled.v55,
  "CreateWebhookPolicyOfProject.parameters": compiled.v11,
  "CreateWebhookPolicyOfProject.body": compiled.v56,
  "GetWebhookPolicyOfProject.parameters": compiled.v57,
  "UpdateWebhookPolicyOfProject.parameters": compiled.v57,
  "UpdateWebhookPolicyOfProject.body": compiled.v56,
  "DeleteWebhookPolicyOfProject.parameters": compiled.v57,
  "ListExecutionsOfWebhookPolicy.parameters": compiled.v58,
  "ListTasksOfWebhookExecution.parameters": compiled.v59,
  "GetLogsOfWebhookTask.parameters": compiled.v60,
  "LastTrigger.parameters": compiled.v11,
  "ListWebhookJobs.parameters": compiled.v61,
  "GetSupportedEventTypes.parameters": compiled.v11,
  "listUserGroups.parameters": compiled.v62,
  "createUserGroup.parameters": compiled.v0,
  "createUserGroup.body": compiled.v63,
  "searchUserGroups.parameters": compiled.v64,
  "getUserGroup.parameters": compiled.v65,
  "updateUserGroup.parameters": compiled.v65,
  "updateUserGroup.body": compiled.v63,
  "deleteUserGroup.parameters": compiled.v66,
  "getIcon.parameters": compiled.v67,
  "ListRobot.parameters": compiled.v18,
  "CreateRobot.parameters": compiled.v0,
  "CreateRobot.body": compiled.v68,
  "listQuotas.parameters": compiled.v69,
  "getQuota.parameters": compiled.v70,
  "updateQuota.parameters": compiled.v70,
  "updateQuota.body": compiled.v71,
  "GetRobotByID.parameters": compiled.v72,
  "UpdateRobot.parameters": compiled.v72,
  "UpdateRobot.body": compiled.v73,
  "DeleteRobot.parameters": compiled.v72,
  "RefreshSec.parameters": compiled.v72,
  "RefreshSec.body": compiled.v74,
  "listReplicationPolicies.parameters": compiled.v75,
  "createReplicationPolicy.parameters": compiled.v0,
  "createReplicationPolicy.body": compiled.v76,
  "getReplicationPolicy.parameters": compiled.v77,
  "updateReplicationPolicy.parameters": compiled.v77,
  "updateReplicationPolicy.body": compiled.v76,
  "deleteReplicationPolicy.parameters": compiled.v77,
  "listReplicationExecutions.parameters": compiled.v78,
  "startReplication.parameters": compiled.v0,
  "startReplication.body": compiled.v79,
  "getReplicationExecution.parameters": compiled.v77,
  "stopReplication.parameters": compiled.v77,
  "listReplicationTasks.parameters": compiled.v80,
  "getReplicationLog.parameters": compiled.v81,
  "listRegistryProviderTypes.parameters": compiled.v0,
  "listRegistryProviderInfos.parameters": compiled.v0,
  "listRegistries.parameters": compiled.v75,
  "createRegistry.parameters": compiled.v0,
  "createRegistry.body": compiled.v82,
  "pingRegistry.parameters": compiled.v0,
  "pingRegistry.body": compiled.v83,
  "getRegistry.parameters": compiled.v77,
  "updateRegistry.parameters": compiled.v77,
  "updateRegistry.body": compiled.v84,
  "deleteRegistry.parameters": compiled.v77,
  "getRegistryInfo.parameters": compiled.v77,
  "getLatestScanAllMetrics.parameters": compiled.v0,
  "getLatestScheduledScanAllMetrics.parameters": compiled.v0,
  "getSystemInfo.parameters": compiled.v0,
  "getVolumes.parameters": compiled.v0,
  "getCert.parameters": compiled.v0,
  "pingOIDC.parameters": compiled.v0,
  "pingOIDC.body": compiled.v85,
  "getGCHistory.parameters": compiled.v18,
  "getGC.parameters": compiled.v86,
  "stopGC.parameters": compiled.v86,
  "getGCLog.parameters": compiled.v86,
  "getGCSchedule.parameters": compiled.v0,
  "updateGCSchedule.parameters": compiled.v0,
  "updateGCSchedule.body": compiled.v87,
  "createGCSchedule.parameters": compiled.v0,
  "createGCSchedule.body": compiled.v87,
  "getPurgeHistory.parameters": compiled.v18,
  "getPurgeJob.parameters": compiled.v88,
  "stopPurge.parameters": compiled.v88,
  "getPurgeJobLog.parameters": compiled.v88,
  "getPurgeSchedule.parameters": compiled.v0,
  "updatePurgeSchedule.parameters": compiled.v0,
  "updatePurgeSchedule.body": compiled.v87,
  "createPurgeSchedule.parameters": compiled.v0,
  "createPurgeSchedule.body": compiled.v87,
  "getSystemCVEAllowlist.parameters": compiled.v0,
  "putSystemCVEAllowlist.parameters": compiled.v0,
  "putSystemCVEAllowlist.body": compiled.v89,
  "getScanAllSchedule.parameters": compiled.v0,
  "updateScanAllSchedule.parameters": compiled.v0,
  "updateScanAllSchedule.body": compiled.v87,
  "createScanAllSchedule.parameters": compiled.v0,
  "createScanAllSchedule.body": compiled.v87,
  "stopScanAll.parameters": compiled.v0,
  "getWorkerPools.parameters": compiled.v0,
  "getWorkers.parameters": compiled.v90,
  "stopRunningJob.parameters": compiled.v91,
  "actionGetJobLog.parameters": compiled.v91,
  "listJobQueues.parameters": compiled.v0,
  "actionPendingJobs.parameters": compiled.v92,
  "actionPendingJobs.body": compiled.v93,
  "listSchedules.parameters": compiled.v94,
  "getSchedulePaused.parameters": compiled.v92,
  "getPing.parameters": compiled.v0,
  "getRentenitionMetadata.parameters": compiled.v0,
  "createRetention.parameters": compiled.v0,
  "createRetention.body": compiled.v95,
  "getRetention.parameters": compiled.v77,
  "updateRetention.parameters": compiled.v77,
  "updateRetention.body": compiled.v95,
  "deleteRetention.parameters": compiled.v77,
  "listRetentionExecutions.parameters": compiled.v96,
  "triggerRetentionExecution.parameters": compiled.v77,
  "triggerRetentionExecution.body": compiled.v97,
  "operateRetentionExecution.parameters": compiled.v98,
  "operateRetentionExecution.body": compiled.v99,
  "listRetentionTasks.parameters": compiled.v100,
  "getRetentionTaskLog.parameters": compiled.v101,
  "listScanners.parameters": compiled.v18,
  "createScanner.parameters": compiled.v0,
  "createScanner.body": compiled.v102,
  "pingScanner.parameters": compiled.v0,
  "pingScanner.body": compiled.v103,
  "getScanner.parameters": compiled.v104,
  "updateScanner.parameters": compiled.v104,
  "updateScanner.body": compiled.v102,
  "deleteScanner.parameters": compiled.v104,
  "setScannerAsDefault.parameters": compiled.v104,
  "setScannerAsDefault.body": compiled.v105,
  "getScannerMetadata.parameters": compiled.v104,
  "listUsers.parameters": compiled.v18,
  "createUser.parameters": compiled.v0,
  "createUser.body": compiled.v106,
  "getCurrentUserInfo.parameters": compiled.v0,
  "searchUsers.parameters": compiled.v107,
  "getUser.parameters": compiled.v108,
  "updateUserProfile.parameters": compiled.v108,
  "updateUserProfile.body": compiled.v109,
  "deleteUser.parameters": compiled.v108,
  "setUserSysAdmin.parameters": compiled.v108,
  "setUserSysAdmin.body": compiled.v110,
  "updateUserPassword.parameters": compiled.v108,
  "updateUserPassword.body": compiled.v111,
  "getCurrentUserPermissions.parameters": compiled.v112,
  "setCliSecret.parameters": compiled.v108,
  "setCliSecret.body": compiled.v113,
  "ListLabels.parameters": compiled.v114,
  "CreateLabel.parameters": compiled.v0,
  "CreateLabel.body": compiled.v34,
  "GetLabelByID.parameters": compiled.v115,
  "UpdateLabel.parameters": compiled.v115,
  "UpdateLabel.body": compiled.v34,
  "DeleteLabel.parameters": compiled.v115,
  "exportScanData.parameters": compiled.v116,
  "exportScanData.body": compiled.v117,
  "getScanDataExportExecution.parameters": compiled.v118,
  "getScanDataExportExecutionList.parameters": compiled.v0,
  "downloadScanData.parameters": compiled.v119,
  "getSecuritySummary.parameters": compiled.v120,
  "ListVulnerabilities.parameters": compiled.v121,
  "getPermissions.parameters": compiled.v0,
};
export { validators };
