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
const schema0 = {"$id":"contract:/AgentAdminController_linkClaimAttemptToExternalUser.body","type":"object","properties":{"type":{"type":"string","const":"link_external_user"},"claim_attempt_token":{"type":"string","minLength":1},"user":{"type":"object","properties":{"email":{"type":"string","format":"email"},"external_id":{"type":"string","minLength":1}},"required":["email","external_id"]},"organization_id":{"type":"string","minLength":1}},"required":["type","claim_attempt_token","user"]};
const func0 = runtime["ajv/dist/runtime/ucs2length"].default;
const formats0 = /^(?:[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*|"(?:[ !#-[\]-~]|\\[ -~])*")@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*|\[(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}|[Ii][Pp][Vv]6:(?:(?:[0-9A-Fa-f]{1,4}:){6}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|::(?:[0-9A-Fa-f]{1,4}:){5}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){4}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,1}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){3}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,2}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){2}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,3}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}:(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,4}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}|(?:(?:[0-9A-Fa-f]{1,4}:){0,6}[0-9A-Fa-f]{1,4})?::))\])$/;

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
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.claim_attempt_token === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_attempt_token"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.user === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},schema:schema0.required,parentSchema:schema0,data};
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
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema0.properties.type.type,parentSchema:schema0.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("link_external_user" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "link_external_user"},schema:"link_external_user",parentSchema:schema0.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.claim_attempt_token !== undefined){
let data1 = data.claim_attempt_token;
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/claim_attempt_token",schemaPath:"#/properties/claim_attempt_token/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.claim_attempt_token,data:data1};
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
const err6 = {instancePath:instancePath+"/claim_attempt_token",schemaPath:"#/properties/claim_attempt_token/type",keyword:"type",params:{type: "string"},schema:schema0.properties.claim_attempt_token.type,parentSchema:schema0.properties.claim_attempt_token,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.user !== undefined){
let data2 = data.user;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.email === undefined){
const err7 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty: "email"},schema:schema0.properties.user.required,parentSchema:schema0.properties.user,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.external_id === undefined){
const err8 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty: "external_id"},schema:schema0.properties.user.required,parentSchema:schema0.properties.user,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.email !== undefined){
let data3 = data2.email;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err9 = {instancePath:instancePath+"/user/email",schemaPath:"#/properties/user/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema0.properties.user.properties.email,data:data3};
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
const err10 = {instancePath:instancePath+"/user/email",schemaPath:"#/properties/user/properties/email/type",keyword:"type",params:{type: "string"},schema:schema0.properties.user.properties.email.type,parentSchema:schema0.properties.user.properties.email,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.external_id !== undefined){
let data4 = data2.external_id;
if(typeof data4 === "string"){
if(func0(data4) < 1){
const err11 = {instancePath:instancePath+"/user/external_id",schemaPath:"#/properties/user/properties/external_id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.user.properties.external_id,data:data4};
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
const err12 = {instancePath:instancePath+"/user/external_id",schemaPath:"#/properties/user/properties/external_id/type",keyword:"type",params:{type: "string"},schema:schema0.properties.user.properties.external_id.type,parentSchema:schema0.properties.user.properties.external_id,data:data4};
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
const err13 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "object"},schema:schema0.properties.user.type,parentSchema:schema0.properties.user,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.organization_id !== undefined){
let data5 = data.organization_id;
if(typeof data5 === "string"){
if(func0(data5) < 1){
const err14 = {instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.organization_id,data:data5};
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
const err15 = {instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema0.properties.organization_id.type,parentSchema:schema0.properties.organization_id,data:data5};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"type":true,"claim_attempt_token":true,"user":true,"organization_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate1;
const schema1 = {"$id":"contract:/AgentAdminController_validateCredential.body","oneOf":[{"type":"object","properties":{"type":{"type":"string","const":"api_key"},"credential":{"type":"string","minLength":1}},"required":["type","credential"]},{"type":"object","properties":{"type":{"type":"string","const":"access_token"},"credential":{"type":"string","minLength":1},"audience":{"type":"string","minLength":1}},"required":["type","credential"]}],"discriminator":{"propertyName":"type","values":[["api_key"],["access_token"]]}};

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
const value0 = typeof data === "object" && data ? data["type"] : undefined;
if(value0 === "api_key"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "type"},schema:schema1.oneOf[0].required,parentSchema:schema1.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.credential === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "credential"},schema:schema1.oneOf[0].required,parentSchema:schema1.oneOf[0],data};
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
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/0/properties/type/type",keyword:"type",params:{type: "string"},schema:schema1.oneOf[0].properties.type.type,parentSchema:schema1.oneOf[0].properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("api_key" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/0/properties/type/const",keyword:"const",params:{allowedValue: "api_key"},schema:"api_key",parentSchema:schema1.oneOf[0].properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.credential !== undefined){
let data1 = data.credential;
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err4 = {instancePath:instancePath+"/credential",schemaPath:"#/oneOf/0/properties/credential/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.oneOf[0].properties.credential,data:data1};
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
const err5 = {instancePath:instancePath+"/credential",schemaPath:"#/oneOf/0/properties/credential/type",keyword:"type",params:{type: "string"},schema:schema1.oneOf[0].properties.credential.type,parentSchema:schema1.oneOf[0].properties.credential,data:data1};
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
const err6 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},schema:schema1.oneOf[0].type,parentSchema:schema1.oneOf[0],data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var props0 = {__proto__: null, };
props0.type = true;
props0.credential = true;
}
else if(value0 === "access_token"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err7 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "type"},schema:schema1.oneOf[1].required,parentSchema:schema1.oneOf[1],data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.credential === undefined){
const err8 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "credential"},schema:schema1.oneOf[1].required,parentSchema:schema1.oneOf[1],data};
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
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/1/properties/type/type",keyword:"type",params:{type: "string"},schema:schema1.oneOf[1].properties.type.type,parentSchema:schema1.oneOf[1].properties.type,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if("access_token" !== data2){
const err10 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue: "access_token"},schema:"access_token",parentSchema:schema1.oneOf[1].properties.type,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.credential !== undefined){
let data3 = data.credential;
if(typeof data3 === "string"){
if(func0(data3) < 1){
const err11 = {instancePath:instancePath+"/credential",schemaPath:"#/oneOf/1/properties/credential/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.oneOf[1].properties.credential,data:data3};
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
const err12 = {instancePath:instancePath+"/credential",schemaPath:"#/oneOf/1/properties/credential/type",keyword:"type",params:{type: "string"},schema:schema1.oneOf[1].properties.credential.type,parentSchema:schema1.oneOf[1].properties.credential,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.audience !== undefined){
let data4 = data.audience;
if(typeof data4 === "string"){
if(func0(data4) < 1){
const err13 = {instancePath:instancePath+"/audience",schemaPath:"#/oneOf/1/properties/audience/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.oneOf[1].properties.audience,data:data4};
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
const err14 = {instancePath:instancePath+"/audience",schemaPath:"#/oneOf/1/properties/audience/type",keyword:"type",params:{type: "string"},schema:schema1.oneOf[1].properties.audience.type,parentSchema:schema1.oneOf[1].properties.audience,data:data4};
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
const err15 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},schema:schema1.oneOf[1].type,parentSchema:schema1.oneOf[1],data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.type = true;
props0.credential = true;
props0.audience = true;
}
}
else {
const err16 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{},schema:schema1.discriminator,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate1.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate1.evaluated = {"dynamicProps":true,"dynamicItems":false};

exports.v2 = validate2;
const schema2 = {"$id":"contract:/AgentAdminController_getRegistration.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema2.required,parentSchema:schema2,data};
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
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema2.properties.path.required,parentSchema:schema2.properties.path,data:data0};
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
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema2.properties.path.properties.id.type,parentSchema:schema2.properties.path.properties.id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema2.properties.path.type,parentSchema:schema2.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate3;
const schema3 = {"$id":"contract:/ApiKeysController_validateApiKey.body","$ref":"contract:/components/schemas/ValidateApiKeyDto"};
const schema4 = {"$id":"contract:/components/schemas/ValidateApiKeyDto","type":"object","properties":{"value":{"type":"string"}},"required":["value"]};

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
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ValidateApiKeyDto/required",keyword:"required",params:{missingProperty: "value"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/value",schemaPath:"contract:/components/schemas/ValidateApiKeyDto/properties/value/type",keyword:"type",params:{type: "string"},schema:schema4.properties.value.type,parentSchema:schema4.properties.value,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/ValidateApiKeyDto/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":{"value":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate4;
const schema5 = {"$id":"contract:/ApiKeysController_expire.body","$ref":"contract:/components/schemas/ExpireApiKeyDto"};
const schema6 = {"$id":"contract:/components/schemas/ExpireApiKeyDto","type":"object","properties":{"expires_at":{"type":["string","null"],"format":"date-time","leapSecond":"date-time"}}};
const formats1 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

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
if(data.expires_at !== undefined){
let data0 = data.expires_at;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/expires_at",schemaPath:"contract:/components/schemas/ExpireApiKeyDto/properties/expires_at/type",keyword:"type",params:{type: schema6.properties.expires_at.type},schema:schema6.properties.expires_at.type,parentSchema:schema6.properties.expires_at,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 === "string"){
if(!(formats1.test(data0))){
const err1 = {instancePath:instancePath+"/expires_at",schemaPath:"contract:/components/schemas/ExpireApiKeyDto/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema6.properties.expires_at,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.includes(":60")){
const next0 = Date.parse((data0).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err2 = {instancePath:instancePath+"/expires_at",schemaPath:"contract:/components/schemas/ExpireApiKeyDto/properties/expires_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema6.properties.expires_at,data:data0};
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
}
else {
const err3 = {instancePath,schemaPath:"contract:/components/schemas/ExpireApiKeyDto/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"expires_at":true},"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate5;
const schema7 = {"$id":"contract:/AuditLogValidatorsController_list.parameters","type":"object","properties":{"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"}},"required":[]}},"required":["query"]};
const schema8 = {"$id":"contract:/components/schemas/PaginationOrder","type":"string","enum":["normal","desc","asc"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema7.required,parentSchema:schema7,data};
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
if(data0.before !== undefined){
let data1 = data0.before;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema7.properties.query.properties.before.type,parentSchema:schema7.properties.query.properties.before,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.after !== undefined){
let data2 = data0.after;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema7.properties.query.properties.after.type,parentSchema:schema7.properties.query.properties.after,data:data2};
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
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema7.properties.query.properties.limit.type,parentSchema:schema7.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema7.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema7.properties.query.properties.limit,data:data3};
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
if(data0.order !== undefined){
let data4 = data0.order;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data4 === "normal") || (data4 === "desc")) || (data4 === "asc"))){
const err7 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data4};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema7.properties.query.type,parentSchema:schema7.properties.query,data:data0};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate6;
const schema9 = {"$id":"contract:/AuditLogValidatorVersionsController_schemas.parameters","type":"object","properties":{"path":{"type":"object","properties":{"actionName":{"type":"string"}},"required":["actionName"]},"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema9.required,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema9.required,parentSchema:schema9,data};
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
if(data0.actionName === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "actionName"},schema:schema9.properties.path.required,parentSchema:schema9.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.actionName !== undefined){
let data1 = data0.actionName;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/actionName",schemaPath:"#/properties/path/properties/actionName/type",keyword:"type",params:{type: "string"},schema:schema9.properties.path.properties.actionName.type,parentSchema:schema9.properties.path.properties.actionName,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema9.properties.path.type,parentSchema:schema9.properties.path,data:data0};
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
if(data2.before !== undefined){
let data3 = data2.before;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema9.properties.query.properties.before.type,parentSchema:schema9.properties.query.properties.before,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.after !== undefined){
let data4 = data2.after;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema9.properties.query.properties.after.type,parentSchema:schema9.properties.query.properties.after,data:data4};
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
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema9.properties.query.properties.limit.type,parentSchema:schema9.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema9.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema9.properties.query.properties.limit,data:data5};
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
if(data2.order !== undefined){
let data6 = data2.order;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data6 === "normal") || (data6 === "desc")) || (data6 === "asc"))){
const err11 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data6};
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
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema9.properties.query.type,parentSchema:schema9.properties.query,data:data2};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate7;
const schema11 = {"$id":"contract:/AuditLogValidatorVersionsController_create.parameters","type":"object","properties":{"path":{"type":"object","properties":{"actionName":{"type":"string"}},"required":["actionName"]}},"required":["path"]};

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
if(data0.actionName === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "actionName"},schema:schema11.properties.path.required,parentSchema:schema11.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.actionName !== undefined){
let data1 = data0.actionName;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/actionName",schemaPath:"#/properties/path/properties/actionName/type",keyword:"type",params:{type: "string"},schema:schema11.properties.path.properties.actionName.type,parentSchema:schema11.properties.path.properties.actionName,data:data1};
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
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate8;
const schema12 = {"$id":"contract:/AuditLogValidatorVersionsController_create.body","$ref":"contract:/components/schemas/AuditLogSchemaDto"};
const schema13 = {"$id":"contract:/components/schemas/AuditLogSchemaDto","type":"object","properties":{"actor":{"$ref":"contract:/components/schemas/AuditLogSchemaActorDto"},"targets":{"minItems":1,"type":"array","items":{"$ref":"contract:/components/schemas/AuditLogSchemaTargetDto"}},"metadata":{"type":"object"}},"required":["targets"]};
const schema14 = {"$id":"contract:/components/schemas/AuditLogSchemaActorDto","type":"object","properties":{"metadata":{"type":"object"}},"required":["metadata"]};
const schema15 = {"$id":"contract:/components/schemas/AuditLogSchemaTargetDto","type":"object","properties":{"type":{"type":"string"},"metadata":{"type":"object"}},"required":["type"]};

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
if(data.targets === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targets"},schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.actor !== undefined){
let data0 = data.actor;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.metadata === undefined){
const err1 = {instancePath:instancePath+"/actor",schemaPath:"contract:/components/schemas/AuditLogSchemaActorDto/required",keyword:"required",params:{missingProperty: "metadata"},schema:schema14.required,parentSchema:schema14,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.metadata !== undefined){
let data1 = data0.metadata;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err2 = {instancePath:instancePath+"/actor/metadata",schemaPath:"contract:/components/schemas/AuditLogSchemaActorDto/properties/metadata/type",keyword:"type",params:{type: "object"},schema:schema14.properties.metadata.type,parentSchema:schema14.properties.metadata,data:data1};
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
const err3 = {instancePath:instancePath+"/actor",schemaPath:"contract:/components/schemas/AuditLogSchemaActorDto/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.targets !== undefined){
let data2 = data.targets;
if(Array.isArray(data2)){
if(data2.length < 1){
const err4 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema13.properties.targets,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type === undefined){
const err5 = {instancePath:instancePath+"/targets/" + i0,schemaPath:"contract:/components/schemas/AuditLogSchemaTargetDto/required",keyword:"required",params:{missingProperty: "type"},schema:schema15.required,parentSchema:schema15,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3.type !== undefined){
let data4 = data3.type;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/targets/" + i0+"/type",schemaPath:"contract:/components/schemas/AuditLogSchemaTargetDto/properties/type/type",keyword:"type",params:{type: "string"},schema:schema15.properties.type.type,parentSchema:schema15.properties.type,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.metadata !== undefined){
let data5 = data3.metadata;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err7 = {instancePath:instancePath+"/targets/" + i0+"/metadata",schemaPath:"contract:/components/schemas/AuditLogSchemaTargetDto/properties/metadata/type",keyword:"type",params:{type: "object"},schema:schema15.properties.metadata.type,parentSchema:schema15.properties.metadata,data:data5};
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
const err8 = {instancePath:instancePath+"/targets/" + i0,schemaPath:"contract:/components/schemas/AuditLogSchemaTargetDto/type",keyword:"type",params:{type: "object"},schema:schema15.type,parentSchema:schema15,data:data3};
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
const err9 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"},schema:schema13.properties.targets.type,parentSchema:schema13.properties.targets,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.metadata !== undefined){
let data6 = data.metadata;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err10 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},schema:schema13.properties.metadata.type,parentSchema:schema13.properties.metadata,data:data6};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":{"actor":true,"targets":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


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
validate8.evaluated = {"props":{"actor":true,"targets":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate11;
const schema16 = {"$id":"contract:/AuditLogEventsController_create.parameters","type":"object","properties":{"header":{"type":"object","properties":{"idempotency-key":{"type":"string"}},"required":[]}},"required":["header"]};

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
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},schema:schema16.required,parentSchema:schema16,data};
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
if(data0["idempotency-key"] !== undefined){
let data1 = data0["idempotency-key"];
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type: "string"},schema:schema16.properties.header.properties["idempotency-key"].type,parentSchema:schema16.properties.header.properties["idempotency-key"],data:data1};
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
const err2 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},schema:schema16.properties.header.type,parentSchema:schema16.properties.header,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":{"header":true},"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate12;
const schema17 = {"$id":"contract:/AuditLogEventsController_create.body","$ref":"contract:/components/schemas/AuditLogEventIngestionDto"};
const schema18 = {"$id":"contract:/components/schemas/AuditLogEventIngestionDto","type":"object","properties":{"organization_id":{"type":"string"},"event":{"$ref":"contract:/components/schemas/AuditLogEventDto"}},"required":["organization_id","event"]};
const schema19 = {"$id":"contract:/components/schemas/AuditLogEventDto","type":"object","properties":{"action":{"type":"string"},"occurred_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"actor":{"$ref":"contract:/components/schemas/AuditLogEventActorDto"},"targets":{"type":"array","items":{"$ref":"contract:/components/schemas/AuditLogEventTargetDto"}},"context":{"$ref":"contract:/components/schemas/AuditLogEventContextDto"},"metadata":{"type":"object","maxProperties":50,"additionalProperties":false,"patternProperties":{"^[a-zA-Z0-9_-]{0,40}$":{"anyOf":[{"type":"string","maxLength":500},{"type":"number","double":true},{"type":"boolean"}]}}},"version":{"type":"integer","safeInteger":true}},"required":["action","occurred_at","actor","targets","context"]};
const schema20 = {"$id":"contract:/components/schemas/AuditLogEventActorDto","type":"object","properties":{"id":{"type":"string"},"type":{"type":"string"},"name":{"type":"string"},"metadata":{"type":"object","maxProperties":50,"additionalProperties":false,"patternProperties":{"^[a-zA-Z0-9_-]{0,40}$":{"anyOf":[{"type":"string","maxLength":500},{"type":"number","double":true},{"type":"boolean"}]}}}},"required":["id","type"]};
const schema21 = {"$id":"contract:/components/schemas/AuditLogEventTargetDto","type":"object","properties":{"id":{"type":"string"},"type":{"type":"string"},"name":{"type":"string"},"metadata":{"type":"object","maxProperties":50,"additionalProperties":false,"patternProperties":{"^[a-zA-Z0-9_-]{0,40}$":{"anyOf":[{"type":"string","maxLength":500},{"type":"number","double":true},{"type":"boolean"}]}}}},"required":["id","type"]};
const schema22 = {"$id":"contract:/components/schemas/AuditLogEventContextDto","type":"object","properties":{"location":{"type":"string"},"user_agent":{"type":"string"}},"required":["location"]};
const pattern0 = new RegExp("^[a-zA-Z0-9_-]{0,40}$", "u");

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
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.occurred_at === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "occurred_at"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.actor === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.targets === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targets"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.context === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "context"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema19.properties.action.type,parentSchema:schema19.properties.action,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.occurred_at !== undefined){
let data1 = data.occurred_at;
if(typeof data1 === "string"){
if(!(formats1.test(data1))){
const err6 = {instancePath:instancePath+"/occurred_at",schemaPath:"#/properties/occurred_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema19.properties.occurred_at,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.includes(":60")){
const next0 = Date.parse((data1).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err7 = {instancePath:instancePath+"/occurred_at",schemaPath:"#/properties/occurred_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema19.properties.occurred_at,data:data1};
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
const err8 = {instancePath:instancePath+"/occurred_at",schemaPath:"#/properties/occurred_at/type",keyword:"type",params:{type: "string"},schema:schema19.properties.occurred_at.type,parentSchema:schema19.properties.occurred_at,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.actor !== undefined){
let data2 = data.actor;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err9 = {instancePath:instancePath+"/actor",schemaPath:"contract:/components/schemas/AuditLogEventActorDto/required",keyword:"required",params:{missingProperty: "id"},schema:schema20.required,parentSchema:schema20,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.type === undefined){
const err10 = {instancePath:instancePath+"/actor",schemaPath:"contract:/components/schemas/AuditLogEventActorDto/required",keyword:"required",params:{missingProperty: "type"},schema:schema20.required,parentSchema:schema20,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.id !== undefined){
let data3 = data2.id;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/actor/id",schemaPath:"contract:/components/schemas/AuditLogEventActorDto/properties/id/type",keyword:"type",params:{type: "string"},schema:schema20.properties.id.type,parentSchema:schema20.properties.id,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.type !== undefined){
let data4 = data2.type;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/actor/type",schemaPath:"contract:/components/schemas/AuditLogEventActorDto/properties/type/type",keyword:"type",params:{type: "string"},schema:schema20.properties.type.type,parentSchema:schema20.properties.type,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.name !== undefined){
let data5 = data2.name;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/actor/name",schemaPath:"contract:/components/schemas/AuditLogEventActorDto/properties/name/type",keyword:"type",params:{type: "string"},schema:schema20.properties.name.type,parentSchema:schema20.properties.name,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.metadata !== undefined){
let data6 = data2.metadata;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 50){
const err14 = {instancePath:instancePath+"/actor/metadata",schemaPath:"contract:/components/schemas/AuditLogEventActorDto/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 50},schema:50,parentSchema:schema20.properties.metadata,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key0 in data6){
if(!(pattern0.test(key0))){
const err15 = {instancePath:instancePath+"/actor/metadata",schemaPath:"contract:/components/schemas/AuditLogEventActorDto/properties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema20.properties.metadata,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
for(const key1 in data6){
if(pattern0.test(key1)){
let data7 = data6[key1];
const _errs18 = errors;
let valid4 = false;
const _errs19 = errors;
if(typeof data7 === "string"){
if(func0(data7) > 500){
const err16 = {instancePath:instancePath+"/actor/metadata/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/AuditLogEventActorDto/properties/metadata/patternProperties/%5E%5Ba-zA-Z0-9_-%5D%7B0%2C40%7D%24/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema20.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf[0],data:data7};
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
const err17 = {instancePath:instancePath+"/actor/metadata/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/AuditLogEventActorDto/properties/metadata/patternProperties/%5E%5Ba-zA-Z0-9_-%5D%7B0%2C40%7D%24/anyOf/0/type",keyword:"type",params:{type: "string"},schema:schema20.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf[0].type,parentSchema:schema20.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf[0],data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs19 === errors;
valid4 = valid4 || _valid0;
const _errs21 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/actor/metadata/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/AuditLogEventActorDto/properties/metadata/patternProperties/%5E%5Ba-zA-Z0-9_-%5D%7B0%2C40%7D%24/anyOf/1/type",keyword:"type",params:{type: "number"},schema:schema20.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf[1].type,parentSchema:schema20.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf[1],data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data7 === "bigint"){
const err19 = {instancePath:instancePath+"/actor/metadata/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/AuditLogEventActorDto/properties/metadata/patternProperties/%5E%5Ba-zA-Z0-9_-%5D%7B0%2C40%7D%24/anyOf/1/double",keyword:"double",params:{holder: data6, key: key1},schema:true,parentSchema:schema20.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf[1],data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs21 === errors;
valid4 = valid4 || _valid0;
const _errs23 = errors;
if(typeof data7 !== "boolean"){
const err20 = {instancePath:instancePath+"/actor/metadata/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/AuditLogEventActorDto/properties/metadata/patternProperties/%5E%5Ba-zA-Z0-9_-%5D%7B0%2C40%7D%24/anyOf/2/type",keyword:"type",params:{type: "boolean"},schema:schema20.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf[2].type,parentSchema:schema20.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf[2],data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs23 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err21 = {instancePath:instancePath+"/actor/metadata/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/AuditLogEventActorDto/properties/metadata/patternProperties/%5E%5Ba-zA-Z0-9_-%5D%7B0%2C40%7D%24/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs18, passingSchemas: null},schema:schema20.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf,parentSchema:schema20.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"],data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/actor/metadata",schemaPath:"contract:/components/schemas/AuditLogEventActorDto/properties/metadata/type",keyword:"type",params:{type: "object"},schema:schema20.properties.metadata.type,parentSchema:schema20.properties.metadata,data:data6};
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
const err23 = {instancePath:instancePath+"/actor",schemaPath:"contract:/components/schemas/AuditLogEventActorDto/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data:data2};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.targets !== undefined){
let data8 = data.targets;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.id === undefined){
const err24 = {instancePath:instancePath+"/targets/" + i0,schemaPath:"contract:/components/schemas/AuditLogEventTargetDto/required",keyword:"required",params:{missingProperty: "id"},schema:schema21.required,parentSchema:schema21,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9.type === undefined){
const err25 = {instancePath:instancePath+"/targets/" + i0,schemaPath:"contract:/components/schemas/AuditLogEventTargetDto/required",keyword:"required",params:{missingProperty: "type"},schema:schema21.required,parentSchema:schema21,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data9.id !== undefined){
let data10 = data9.id;
if(typeof data10 !== "string"){
const err26 = {instancePath:instancePath+"/targets/" + i0+"/id",schemaPath:"contract:/components/schemas/AuditLogEventTargetDto/properties/id/type",keyword:"type",params:{type: "string"},schema:schema21.properties.id.type,parentSchema:schema21.properties.id,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data9.type !== undefined){
let data11 = data9.type;
if(typeof data11 !== "string"){
const err27 = {instancePath:instancePath+"/targets/" + i0+"/type",schemaPath:"contract:/components/schemas/AuditLogEventTargetDto/properties/type/type",keyword:"type",params:{type: "string"},schema:schema21.properties.type.type,parentSchema:schema21.properties.type,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data9.name !== undefined){
let data12 = data9.name;
if(typeof data12 !== "string"){
const err28 = {instancePath:instancePath+"/targets/" + i0+"/name",schemaPath:"contract:/components/schemas/AuditLogEventTargetDto/properties/name/type",keyword:"type",params:{type: "string"},schema:schema21.properties.name.type,parentSchema:schema21.properties.name,data:data12};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data9.metadata !== undefined){
let data13 = data9.metadata;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(Object.keys(data13).length > 50){
const err29 = {instancePath:instancePath+"/targets/" + i0+"/metadata",schemaPath:"contract:/components/schemas/AuditLogEventTargetDto/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 50},schema:50,parentSchema:schema21.properties.metadata,data:data13};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key2 in data13){
if(!(pattern0.test(key2))){
const err30 = {instancePath:instancePath+"/targets/" + i0+"/metadata",schemaPath:"contract:/components/schemas/AuditLogEventTargetDto/properties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema21.properties.metadata,data:data13};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
for(const key3 in data13){
if(pattern0.test(key3)){
let data14 = data13[key3];
const _errs40 = errors;
let valid10 = false;
const _errs41 = errors;
if(typeof data14 === "string"){
if(func0(data14) > 500){
const err31 = {instancePath:instancePath+"/targets/" + i0+"/metadata/" + runtime.escapeName(key3),schemaPath:"contract:/components/schemas/AuditLogEventTargetDto/properties/metadata/patternProperties/%5E%5Ba-zA-Z0-9_-%5D%7B0%2C40%7D%24/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema21.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf[0],data:data14};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/targets/" + i0+"/metadata/" + runtime.escapeName(key3),schemaPath:"contract:/components/schemas/AuditLogEventTargetDto/properties/metadata/patternProperties/%5E%5Ba-zA-Z0-9_-%5D%7B0%2C40%7D%24/anyOf/0/type",keyword:"type",params:{type: "string"},schema:schema21.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf[0].type,parentSchema:schema21.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf[0],data:data14};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid1 = _errs41 === errors;
valid10 = valid10 || _valid1;
const _errs43 = errors;
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err33 = {instancePath:instancePath+"/targets/" + i0+"/metadata/" + runtime.escapeName(key3),schemaPath:"contract:/components/schemas/AuditLogEventTargetDto/properties/metadata/patternProperties/%5E%5Ba-zA-Z0-9_-%5D%7B0%2C40%7D%24/anyOf/1/type",keyword:"type",params:{type: "number"},schema:schema21.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf[1].type,parentSchema:schema21.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf[1],data:data14};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data14 === "bigint"){
const err34 = {instancePath:instancePath+"/targets/" + i0+"/metadata/" + runtime.escapeName(key3),schemaPath:"contract:/components/schemas/AuditLogEventTargetDto/properties/metadata/patternProperties/%5E%5Ba-zA-Z0-9_-%5D%7B0%2C40%7D%24/anyOf/1/double",keyword:"double",params:{holder: data13, key: key3},schema:true,parentSchema:schema21.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf[1],data:data14};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid1 = _errs43 === errors;
valid10 = valid10 || _valid1;
const _errs45 = errors;
if(typeof data14 !== "boolean"){
const err35 = {instancePath:instancePath+"/targets/" + i0+"/metadata/" + runtime.escapeName(key3),schemaPath:"contract:/components/schemas/AuditLogEventTargetDto/properties/metadata/patternProperties/%5E%5Ba-zA-Z0-9_-%5D%7B0%2C40%7D%24/anyOf/2/type",keyword:"type",params:{type: "boolean"},schema:schema21.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf[2].type,parentSchema:schema21.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf[2],data:data14};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid1 = _errs45 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const err36 = {instancePath:instancePath+"/targets/" + i0+"/metadata/" + runtime.escapeName(key3),schemaPath:"contract:/components/schemas/AuditLogEventTargetDto/properties/metadata/patternProperties/%5E%5Ba-zA-Z0-9_-%5D%7B0%2C40%7D%24/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs40, passingSchemas: null},schema:schema21.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf,parentSchema:schema21.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"],data:data14};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
}
}
}
else {
const err37 = {instancePath:instancePath+"/targets/" + i0+"/metadata",schemaPath:"contract:/components/schemas/AuditLogEventTargetDto/properties/metadata/type",keyword:"type",params:{type: "object"},schema:schema21.properties.metadata.type,parentSchema:schema21.properties.metadata,data:data13};
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
const err38 = {instancePath:instancePath+"/targets/" + i0,schemaPath:"contract:/components/schemas/AuditLogEventTargetDto/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data:data9};
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
const err39 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"},schema:schema19.properties.targets.type,parentSchema:schema19.properties.targets,data:data8};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.context !== undefined){
let data15 = data.context;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.location === undefined){
const err40 = {instancePath:instancePath+"/context",schemaPath:"contract:/components/schemas/AuditLogEventContextDto/required",keyword:"required",params:{missingProperty: "location"},schema:schema22.required,parentSchema:schema22,data:data15};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data15.location !== undefined){
let data16 = data15.location;
if(typeof data16 !== "string"){
const err41 = {instancePath:instancePath+"/context/location",schemaPath:"contract:/components/schemas/AuditLogEventContextDto/properties/location/type",keyword:"type",params:{type: "string"},schema:schema22.properties.location.type,parentSchema:schema22.properties.location,data:data16};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data15.user_agent !== undefined){
let data17 = data15.user_agent;
if(typeof data17 !== "string"){
const err42 = {instancePath:instancePath+"/context/user_agent",schemaPath:"contract:/components/schemas/AuditLogEventContextDto/properties/user_agent/type",keyword:"type",params:{type: "string"},schema:schema22.properties.user_agent.type,parentSchema:schema22.properties.user_agent,data:data17};
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
const err43 = {instancePath:instancePath+"/context",schemaPath:"contract:/components/schemas/AuditLogEventContextDto/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data:data15};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.metadata !== undefined){
let data18 = data.metadata;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(Object.keys(data18).length > 50){
const err44 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 50},schema:50,parentSchema:schema19.properties.metadata,data:data18};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key4 in data18){
if(!(pattern0.test(key4))){
const err45 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema19.properties.metadata,data:data18};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
for(const key5 in data18){
if(pattern0.test(key5)){
let data19 = data18[key5];
const _errs58 = errors;
let valid14 = false;
const _errs59 = errors;
if(typeof data19 === "string"){
if(func0(data19) > 500){
const err46 = {instancePath:instancePath+"/metadata/" + runtime.escapeName(key5),schemaPath:"#/properties/metadata/patternProperties/%5E%5Ba-zA-Z0-9_-%5D%7B0%2C40%7D%24/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema19.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf[0],data:data19};
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
const err47 = {instancePath:instancePath+"/metadata/" + runtime.escapeName(key5),schemaPath:"#/properties/metadata/patternProperties/%5E%5Ba-zA-Z0-9_-%5D%7B0%2C40%7D%24/anyOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf[0].type,parentSchema:schema19.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf[0],data:data19};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var _valid2 = _errs59 === errors;
valid14 = valid14 || _valid2;
const _errs61 = errors;
if(!((typeof data19 == "number") && (isFinite(data19)))){
const err48 = {instancePath:instancePath+"/metadata/" + runtime.escapeName(key5),schemaPath:"#/properties/metadata/patternProperties/%5E%5Ba-zA-Z0-9_-%5D%7B0%2C40%7D%24/anyOf/1/type",keyword:"type",params:{type: "number"},schema:schema19.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf[1].type,parentSchema:schema19.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf[1],data:data19};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data19 === "bigint"){
const err49 = {instancePath:instancePath+"/metadata/" + runtime.escapeName(key5),schemaPath:"#/properties/metadata/patternProperties/%5E%5Ba-zA-Z0-9_-%5D%7B0%2C40%7D%24/anyOf/1/double",keyword:"double",params:{holder: data18, key: key5},schema:true,parentSchema:schema19.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf[1],data:data19};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid2 = _errs61 === errors;
valid14 = valid14 || _valid2;
const _errs63 = errors;
if(typeof data19 !== "boolean"){
const err50 = {instancePath:instancePath+"/metadata/" + runtime.escapeName(key5),schemaPath:"#/properties/metadata/patternProperties/%5E%5Ba-zA-Z0-9_-%5D%7B0%2C40%7D%24/anyOf/2/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf[2].type,parentSchema:schema19.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf[2],data:data19};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid2 = _errs63 === errors;
valid14 = valid14 || _valid2;
if(!valid14){
const err51 = {instancePath:instancePath+"/metadata/" + runtime.escapeName(key5),schemaPath:"#/properties/metadata/patternProperties/%5E%5Ba-zA-Z0-9_-%5D%7B0%2C40%7D%24/anyOf",keyword:"anyOf",params:{errorCount: errors - _errs58, passingSchemas: null},schema:schema19.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"].anyOf,parentSchema:schema19.properties.metadata.patternProperties["^[a-zA-Z0-9_-]{0,40}$"],data:data19};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
else {
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
}
}
}
}
else {
const err52 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},schema:schema19.properties.metadata.type,parentSchema:schema19.properties.metadata,data:data18};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.version !== undefined){
let data20 = data.version;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err53 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.version.type,parentSchema:schema19.properties.version,data:data20};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(Math.abs(data20) > 9007199254740991){
const err54 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema19.properties.version,data:data20};
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
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":{"action":true,"occurred_at":true,"actor":true,"targets":true,"context":true,"metadata":true,"version":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.organization_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organization_id"},schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.organization_id !== undefined){
let data0 = data.organization_id;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema18.properties.organization_id.type,parentSchema:schema18.properties.organization_id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate14.call(this, data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate14.errors);
errors = vErrors.length;
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
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":{"organization_id":true,"event":true},"dynamicProps":false,"dynamicItems":false};


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
validate12.evaluated = {"props":{"organization_id":true,"event":true},"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate17;
const schema23 = {"$id":"contract:/AuditLogExportsController_exports.body","$ref":"contract:/components/schemas/AuditLogExportCreationDto"};
const schema24 = {"$id":"contract:/components/schemas/AuditLogExportCreationDto","type":"object","properties":{"organization_id":{"type":"string"},"range_start":{"type":"string","format":"date-time","leapSecond":"date-time"},"range_end":{"type":"string","format":"date-time","leapSecond":"date-time"},"actions":{"type":"array","items":{"type":"string"}},"actors":{"type":"array","items":{"type":"string"}},"actor_names":{"type":"array","items":{"type":"string"}},"actor_ids":{"type":"array","items":{"type":"string"}},"targets":{"type":"array","items":{"type":"string"}}},"required":["organization_id","range_start","range_end"]};

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
if(data.organization_id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/AuditLogExportCreationDto/required",keyword:"required",params:{missingProperty: "organization_id"},schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.range_start === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/AuditLogExportCreationDto/required",keyword:"required",params:{missingProperty: "range_start"},schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.range_end === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/AuditLogExportCreationDto/required",keyword:"required",params:{missingProperty: "range_end"},schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.organization_id !== undefined){
let data0 = data.organization_id;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/organization_id",schemaPath:"contract:/components/schemas/AuditLogExportCreationDto/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema24.properties.organization_id.type,parentSchema:schema24.properties.organization_id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.range_start !== undefined){
let data1 = data.range_start;
if(typeof data1 === "string"){
if(!(formats1.test(data1))){
const err4 = {instancePath:instancePath+"/range_start",schemaPath:"contract:/components/schemas/AuditLogExportCreationDto/properties/range_start/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema24.properties.range_start,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.includes(":60")){
const next0 = Date.parse((data1).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err5 = {instancePath:instancePath+"/range_start",schemaPath:"contract:/components/schemas/AuditLogExportCreationDto/properties/range_start/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema24.properties.range_start,data:data1};
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
const err6 = {instancePath:instancePath+"/range_start",schemaPath:"contract:/components/schemas/AuditLogExportCreationDto/properties/range_start/type",keyword:"type",params:{type: "string"},schema:schema24.properties.range_start.type,parentSchema:schema24.properties.range_start,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.range_end !== undefined){
let data2 = data.range_end;
if(typeof data2 === "string"){
if(!(formats1.test(data2))){
const err7 = {instancePath:instancePath+"/range_end",schemaPath:"contract:/components/schemas/AuditLogExportCreationDto/properties/range_end/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema24.properties.range_end,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.includes(":60")){
const next1 = Date.parse((data2).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err8 = {instancePath:instancePath+"/range_end",schemaPath:"contract:/components/schemas/AuditLogExportCreationDto/properties/range_end/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema24.properties.range_end,data:data2};
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
const err9 = {instancePath:instancePath+"/range_end",schemaPath:"contract:/components/schemas/AuditLogExportCreationDto/properties/range_end/type",keyword:"type",params:{type: "string"},schema:schema24.properties.range_end.type,parentSchema:schema24.properties.range_end,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.actions !== undefined){
let data3 = data.actions;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/actions/" + i0,schemaPath:"contract:/components/schemas/AuditLogExportCreationDto/properties/actions/items/type",keyword:"type",params:{type: "string"},schema:schema24.properties.actions.items.type,parentSchema:schema24.properties.actions.items,data:data4};
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
const err11 = {instancePath:instancePath+"/actions",schemaPath:"contract:/components/schemas/AuditLogExportCreationDto/properties/actions/type",keyword:"type",params:{type: "array"},schema:schema24.properties.actions.type,parentSchema:schema24.properties.actions,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.actors !== undefined){
let data5 = data.actors;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/actors/" + i1,schemaPath:"contract:/components/schemas/AuditLogExportCreationDto/properties/actors/items/type",keyword:"type",params:{type: "string"},schema:schema24.properties.actors.items.type,parentSchema:schema24.properties.actors.items,data:data6};
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
const err13 = {instancePath:instancePath+"/actors",schemaPath:"contract:/components/schemas/AuditLogExportCreationDto/properties/actors/type",keyword:"type",params:{type: "array"},schema:schema24.properties.actors.type,parentSchema:schema24.properties.actors,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.actor_names !== undefined){
let data7 = data.actor_names;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/actor_names/" + i2,schemaPath:"contract:/components/schemas/AuditLogExportCreationDto/properties/actor_names/items/type",keyword:"type",params:{type: "string"},schema:schema24.properties.actor_names.items.type,parentSchema:schema24.properties.actor_names.items,data:data8};
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
const err15 = {instancePath:instancePath+"/actor_names",schemaPath:"contract:/components/schemas/AuditLogExportCreationDto/properties/actor_names/type",keyword:"type",params:{type: "array"},schema:schema24.properties.actor_names.type,parentSchema:schema24.properties.actor_names,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.actor_ids !== undefined){
let data9 = data.actor_ids;
if(Array.isArray(data9)){
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
let data10 = data9[i3];
if(typeof data10 !== "string"){
const err16 = {instancePath:instancePath+"/actor_ids/" + i3,schemaPath:"contract:/components/schemas/AuditLogExportCreationDto/properties/actor_ids/items/type",keyword:"type",params:{type: "string"},schema:schema24.properties.actor_ids.items.type,parentSchema:schema24.properties.actor_ids.items,data:data10};
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
const err17 = {instancePath:instancePath+"/actor_ids",schemaPath:"contract:/components/schemas/AuditLogExportCreationDto/properties/actor_ids/type",keyword:"type",params:{type: "array"},schema:schema24.properties.actor_ids.type,parentSchema:schema24.properties.actor_ids,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.targets !== undefined){
let data11 = data.targets;
if(Array.isArray(data11)){
const len4 = data11.length;
for(let i4=0; i4<len4; i4++){
let data12 = data11[i4];
if(typeof data12 !== "string"){
const err18 = {instancePath:instancePath+"/targets/" + i4,schemaPath:"contract:/components/schemas/AuditLogExportCreationDto/properties/targets/items/type",keyword:"type",params:{type: "string"},schema:schema24.properties.targets.items.type,parentSchema:schema24.properties.targets.items,data:data12};
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
const err19 = {instancePath:instancePath+"/targets",schemaPath:"contract:/components/schemas/AuditLogExportCreationDto/properties/targets/type",keyword:"type",params:{type: "array"},schema:schema24.properties.targets.type,parentSchema:schema24.properties.targets,data:data11};
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
const err20 = {instancePath,schemaPath:"contract:/components/schemas/AuditLogExportCreationDto/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":{"organization_id":true,"range_start":true,"range_end":true,"actions":true,"actors":true,"actor_names":true,"actor_ids":true,"targets":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate18;
const schema25 = {"$id":"contract:/AuditLogExportsController_export.parameters","type":"object","properties":{"path":{"type":"object","properties":{"auditLogExportId":{"type":"string"}},"required":["auditLogExportId"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema25.required,parentSchema:schema25,data};
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
if(data0.auditLogExportId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "auditLogExportId"},schema:schema25.properties.path.required,parentSchema:schema25.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.auditLogExportId !== undefined){
let data1 = data0.auditLogExportId;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/auditLogExportId",schemaPath:"#/properties/path/properties/auditLogExportId/type",keyword:"type",params:{type: "string"},schema:schema25.properties.path.properties.auditLogExportId.type,parentSchema:schema25.properties.path.properties.auditLogExportId,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema25.properties.path.type,parentSchema:schema25.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data};
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
validate18.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate19;
const schema26 = {"$id":"contract:/AuthenticationChallengesController_verify.body","type":"object","properties":{"code":{"type":"string"}},"required":["code"]};

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
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},schema:schema26.required,parentSchema:schema26,data};
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
const err1 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},schema:schema26.properties.code.type,parentSchema:schema26.properties.code,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"code":true},"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate20;
const schema27 = {"$id":"contract:/AuthenticationFactorsController_create.body","type":"object","properties":{"type":{"type":"string","enum":["generic_otp","sms","totp"]},"phone_number":{"type":"string"},"totp_issuer":{"type":"string"},"totp_user":{"type":"string"},"user_id":{"type":"string"}},"required":["type"]};

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
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema27.properties.type.type,parentSchema:schema27.properties.type,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "generic_otp") || (data0 === "sms")) || (data0 === "totp"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema27.properties.type.enum},schema:schema27.properties.type.enum,parentSchema:schema27.properties.type,data:data0};
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
const err3 = {instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/type",keyword:"type",params:{type: "string"},schema:schema27.properties.phone_number.type,parentSchema:schema27.properties.phone_number,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.totp_issuer !== undefined){
let data2 = data.totp_issuer;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/totp_issuer",schemaPath:"#/properties/totp_issuer/type",keyword:"type",params:{type: "string"},schema:schema27.properties.totp_issuer.type,parentSchema:schema27.properties.totp_issuer,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.totp_user !== undefined){
let data3 = data.totp_user;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/totp_user",schemaPath:"#/properties/totp_user/type",keyword:"type",params:{type: "string"},schema:schema27.properties.totp_user.type,parentSchema:schema27.properties.totp_user,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.user_id !== undefined){
let data4 = data.user_id;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema27.properties.user_id.type,parentSchema:schema27.properties.user_id,data:data4};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"type":true,"phone_number":true,"totp_issuer":true,"totp_user":true,"user_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate21;
const schema28 = {"$id":"contract:/AuthenticationFactorsController_challenge.body","$ref":"contract:/components/schemas/ChallengeAuthenticationFactorDto"};
const schema29 = {"$id":"contract:/components/schemas/ChallengeAuthenticationFactorDto","type":"object","properties":{"sms_template":{"type":"string"}}};

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
if(data.sms_template !== undefined){
let data0 = data.sms_template;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/sms_template",schemaPath:"contract:/components/schemas/ChallengeAuthenticationFactorDto/properties/sms_template/type",keyword:"type",params:{type: "string"},schema:schema29.properties.sms_template.type,parentSchema:schema29.properties.sms_template,data:data0};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/ChallengeAuthenticationFactorDto/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"sms_template":true},"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate22;
const schema30 = {"$id":"contract:/ExternalAuthController_completeLogin.body","$ref":"contract:/components/schemas/UserManagementLoginRequest"};
const schema31 = {"$id":"contract:/components/schemas/UserManagementLoginRequest","type":"object","properties":{"external_auth_id":{"type":"string"},"user":{"$ref":"contract:/components/schemas/UserObject"},"user_consent_options":{"type":"array","items":{"$ref":"contract:/components/schemas/UserConsentOption"}}},"required":["external_auth_id","user"]};
const schema32 = {"$id":"contract:/components/schemas/UserObject","type":"object","properties":{"id":{"type":"string"},"email":{"type":"string"},"first_name":{"type":"string"},"last_name":{"type":"string"},"name":{"type":"string"},"metadata":{"type":"object","additionalProperties":{"type":"string","maxLength":600},"maxProperties":50,"propertyNames":{"maxLength":40}}},"required":["id","email"]};
const schema33 = {"$id":"contract:/components/schemas/UserConsentOption","type":"object","properties":{"claim":{"type":"string"},"type":{"type":"string","const":"enum"},"label":{"type":"string"},"choices":{"type":"array","items":{"type":"object","properties":{"value":{"type":"string"},"label":{"type":"string"}}}}},"required":["claim","type","label","choices"]};

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
if(data.external_auth_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "external_auth_id"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.user === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.external_auth_id !== undefined){
let data0 = data.external_auth_id;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/external_auth_id",schemaPath:"#/properties/external_auth_id/type",keyword:"type",params:{type: "string"},schema:schema31.properties.external_auth_id.type,parentSchema:schema31.properties.external_auth_id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.user !== undefined){
let data1 = data.user;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err3 = {instancePath:instancePath+"/user",schemaPath:"contract:/components/schemas/UserObject/required",keyword:"required",params:{missingProperty: "id"},schema:schema32.required,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.email === undefined){
const err4 = {instancePath:instancePath+"/user",schemaPath:"contract:/components/schemas/UserObject/required",keyword:"required",params:{missingProperty: "email"},schema:schema32.required,parentSchema:schema32,data:data1};
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
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/user/id",schemaPath:"contract:/components/schemas/UserObject/properties/id/type",keyword:"type",params:{type: "string"},schema:schema32.properties.id.type,parentSchema:schema32.properties.id,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.email !== undefined){
let data3 = data1.email;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/user/email",schemaPath:"contract:/components/schemas/UserObject/properties/email/type",keyword:"type",params:{type: "string"},schema:schema32.properties.email.type,parentSchema:schema32.properties.email,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.first_name !== undefined){
let data4 = data1.first_name;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/user/first_name",schemaPath:"contract:/components/schemas/UserObject/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema32.properties.first_name.type,parentSchema:schema32.properties.first_name,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.last_name !== undefined){
let data5 = data1.last_name;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/user/last_name",schemaPath:"contract:/components/schemas/UserObject/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema32.properties.last_name.type,parentSchema:schema32.properties.last_name,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.name !== undefined){
let data6 = data1.name;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/user/name",schemaPath:"contract:/components/schemas/UserObject/properties/name/type",keyword:"type",params:{type: "string"},schema:schema32.properties.name.type,parentSchema:schema32.properties.name,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.metadata !== undefined){
let data7 = data1.metadata;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length > 50){
const err10 = {instancePath:instancePath+"/user/metadata",schemaPath:"contract:/components/schemas/UserObject/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 50},schema:50,parentSchema:schema32.properties.metadata,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data7){
const _errs18 = errors;
if(typeof key0 === "string"){
if(func0(key0) > 40){
const err11 = {instancePath:instancePath+"/user/metadata",schemaPath:"contract:/components/schemas/UserObject/properties/metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema32.properties.metadata.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
const err12 = {instancePath:instancePath+"/user/metadata",schemaPath:"contract:/components/schemas/UserObject/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key0},schema:schema32.properties.metadata.propertyNames,parentSchema:schema32.properties.metadata,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
for(const key1 in data7){
let data8 = data7[key1];
if(typeof data8 === "string"){
if(func0(data8) > 600){
const err13 = {instancePath:instancePath+"/user/metadata/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/UserObject/properties/metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 600},schema:600,parentSchema:schema32.properties.metadata.additionalProperties,data:data8};
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
const err14 = {instancePath:instancePath+"/user/metadata/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/UserObject/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema32.properties.metadata.additionalProperties.type,parentSchema:schema32.properties.metadata.additionalProperties,data:data8};
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
const err15 = {instancePath:instancePath+"/user/metadata",schemaPath:"contract:/components/schemas/UserObject/properties/metadata/type",keyword:"type",params:{type: "object"},schema:schema32.properties.metadata.type,parentSchema:schema32.properties.metadata,data:data7};
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
const err16 = {instancePath:instancePath+"/user",schemaPath:"contract:/components/schemas/UserObject/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.user_consent_options !== undefined){
let data9 = data.user_consent_options;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.claim === undefined){
const err17 = {instancePath:instancePath+"/user_consent_options/" + i0,schemaPath:"contract:/components/schemas/UserConsentOption/required",keyword:"required",params:{missingProperty: "claim"},schema:schema33.required,parentSchema:schema33,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data10.type === undefined){
const err18 = {instancePath:instancePath+"/user_consent_options/" + i0,schemaPath:"contract:/components/schemas/UserConsentOption/required",keyword:"required",params:{missingProperty: "type"},schema:schema33.required,parentSchema:schema33,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data10.label === undefined){
const err19 = {instancePath:instancePath+"/user_consent_options/" + i0,schemaPath:"contract:/components/schemas/UserConsentOption/required",keyword:"required",params:{missingProperty: "label"},schema:schema33.required,parentSchema:schema33,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data10.choices === undefined){
const err20 = {instancePath:instancePath+"/user_consent_options/" + i0,schemaPath:"contract:/components/schemas/UserConsentOption/required",keyword:"required",params:{missingProperty: "choices"},schema:schema33.required,parentSchema:schema33,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data10.claim !== undefined){
let data11 = data10.claim;
if(typeof data11 !== "string"){
const err21 = {instancePath:instancePath+"/user_consent_options/" + i0+"/claim",schemaPath:"contract:/components/schemas/UserConsentOption/properties/claim/type",keyword:"type",params:{type: "string"},schema:schema33.properties.claim.type,parentSchema:schema33.properties.claim,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data10.type !== undefined){
let data12 = data10.type;
if(typeof data12 !== "string"){
const err22 = {instancePath:instancePath+"/user_consent_options/" + i0+"/type",schemaPath:"contract:/components/schemas/UserConsentOption/properties/type/type",keyword:"type",params:{type: "string"},schema:schema33.properties.type.type,parentSchema:schema33.properties.type,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if("enum" !== data12){
const err23 = {instancePath:instancePath+"/user_consent_options/" + i0+"/type",schemaPath:"contract:/components/schemas/UserConsentOption/properties/type/const",keyword:"const",params:{allowedValue: "enum"},schema:"enum",parentSchema:schema33.properties.type,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data10.label !== undefined){
let data13 = data10.label;
if(typeof data13 !== "string"){
const err24 = {instancePath:instancePath+"/user_consent_options/" + i0+"/label",schemaPath:"contract:/components/schemas/UserConsentOption/properties/label/type",keyword:"type",params:{type: "string"},schema:schema33.properties.label.type,parentSchema:schema33.properties.label,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data10.choices !== undefined){
let data14 = data10.choices;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.value !== undefined){
let data16 = data15.value;
if(typeof data16 !== "string"){
const err25 = {instancePath:instancePath+"/user_consent_options/" + i0+"/choices/" + i1+"/value",schemaPath:"contract:/components/schemas/UserConsentOption/properties/choices/items/properties/value/type",keyword:"type",params:{type: "string"},schema:schema33.properties.choices.items.properties.value.type,parentSchema:schema33.properties.choices.items.properties.value,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data15.label !== undefined){
let data17 = data15.label;
if(typeof data17 !== "string"){
const err26 = {instancePath:instancePath+"/user_consent_options/" + i0+"/choices/" + i1+"/label",schemaPath:"contract:/components/schemas/UserConsentOption/properties/choices/items/properties/label/type",keyword:"type",params:{type: "string"},schema:schema33.properties.choices.items.properties.label.type,parentSchema:schema33.properties.choices.items.properties.label,data:data17};
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
const err27 = {instancePath:instancePath+"/user_consent_options/" + i0+"/choices/" + i1,schemaPath:"contract:/components/schemas/UserConsentOption/properties/choices/items/type",keyword:"type",params:{type: "object"},schema:schema33.properties.choices.items.type,parentSchema:schema33.properties.choices.items,data:data15};
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
const err28 = {instancePath:instancePath+"/user_consent_options/" + i0+"/choices",schemaPath:"contract:/components/schemas/UserConsentOption/properties/choices/type",keyword:"type",params:{type: "array"},schema:schema33.properties.choices.type,parentSchema:schema33.properties.choices,data:data14};
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
const err29 = {instancePath:instancePath+"/user_consent_options/" + i0,schemaPath:"contract:/components/schemas/UserConsentOption/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data:data10};
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
const err30 = {instancePath:instancePath+"/user_consent_options",schemaPath:"#/properties/user_consent_options/type",keyword:"type",params:{type: "array"},schema:schema31.properties.user_consent_options.type,parentSchema:schema31.properties.user_consent_options,data:data9};
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
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"external_auth_id":true,"user":true,"user_consent_options":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate23.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate23.errors);
errors = vErrors.length;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"external_auth_id":true,"user":true,"user_consent_options":true},"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate25;
const schema34 = {"$id":"contract:/AuthorizationGroupRoleAssignmentsController_list.parameters","type":"object","properties":{"path":{"type":"object","properties":{"group_id":{"type":"string"}},"required":["group_id"]},"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema34.required,parentSchema:schema34,data};
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
if(data0.group_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "group_id"},schema:schema34.properties.path.required,parentSchema:schema34.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.group_id !== undefined){
let data1 = data0.group_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/group_id",schemaPath:"#/properties/path/properties/group_id/type",keyword:"type",params:{type: "string"},schema:schema34.properties.path.properties.group_id.type,parentSchema:schema34.properties.path.properties.group_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema34.properties.path.type,parentSchema:schema34.properties.path,data:data0};
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
if(data2.before !== undefined){
let data3 = data2.before;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema34.properties.query.properties.before.type,parentSchema:schema34.properties.query.properties.before,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.after !== undefined){
let data4 = data2.after;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema34.properties.query.properties.after.type,parentSchema:schema34.properties.query.properties.after,data:data4};
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
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema34.properties.query.properties.limit.type,parentSchema:schema34.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema34.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema34.properties.query.properties.limit,data:data5};
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
if(data2.order !== undefined){
let data6 = data2.order;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data6 === "normal") || (data6 === "desc")) || (data6 === "asc"))){
const err11 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data6};
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
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema34.properties.query.type,parentSchema:schema34.properties.query,data:data2};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate26;
const schema36 = {"$id":"contract:/AuthorizationGroupRoleAssignmentsController_replaceGroupRoleAssignments.parameters","type":"object","properties":{"path":{"type":"object","properties":{"group_id":{"type":"string"}},"required":["group_id"]}},"required":["path"]};

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
if(data0.group_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "group_id"},schema:schema36.properties.path.required,parentSchema:schema36.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.group_id !== undefined){
let data1 = data0.group_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/group_id",schemaPath:"#/properties/path/properties/group_id/type",keyword:"type",params:{type: "string"},schema:schema36.properties.path.properties.group_id.type,parentSchema:schema36.properties.path.properties.group_id,data:data1};
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
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate27;
const schema37 = {"$id":"contract:/AuthorizationGroupRoleAssignmentsController_replaceGroupRoleAssignments.body","$ref":"contract:/components/schemas/ReplaceGroupRoleAssignmentsDto"};
const schema38 = {"$id":"contract:/components/schemas/ReplaceGroupRoleAssignmentsDto","type":"object","properties":{"role_assignments":{"maxItems":100,"type":"array","items":{"$ref":"contract:/components/schemas/ReplaceGroupRoleAssignmentEntryDto"}}},"required":["role_assignments"]};
const schema39 = {"$id":"contract:/components/schemas/ReplaceGroupRoleAssignmentEntryDto","type":"object","properties":{"role_slug":{"type":"string"},"resource_id":{"type":"string"},"resource_external_id":{"type":"string"},"resource_type_slug":{"type":"string"}},"required":["role_slug"]};

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
if(data.role_assignments === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role_assignments"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role_assignments !== undefined){
let data0 = data.role_assignments;
if(Array.isArray(data0)){
if(data0.length > 100){
const err1 = {instancePath:instancePath+"/role_assignments",schemaPath:"#/properties/role_assignments/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema38.properties.role_assignments,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.role_slug === undefined){
const err2 = {instancePath:instancePath+"/role_assignments/" + i0,schemaPath:"contract:/components/schemas/ReplaceGroupRoleAssignmentEntryDto/required",keyword:"required",params:{missingProperty: "role_slug"},schema:schema39.required,parentSchema:schema39,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.role_slug !== undefined){
let data2 = data1.role_slug;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/role_assignments/" + i0+"/role_slug",schemaPath:"contract:/components/schemas/ReplaceGroupRoleAssignmentEntryDto/properties/role_slug/type",keyword:"type",params:{type: "string"},schema:schema39.properties.role_slug.type,parentSchema:schema39.properties.role_slug,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.resource_id !== undefined){
let data3 = data1.resource_id;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/role_assignments/" + i0+"/resource_id",schemaPath:"contract:/components/schemas/ReplaceGroupRoleAssignmentEntryDto/properties/resource_id/type",keyword:"type",params:{type: "string"},schema:schema39.properties.resource_id.type,parentSchema:schema39.properties.resource_id,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.resource_external_id !== undefined){
let data4 = data1.resource_external_id;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/role_assignments/" + i0+"/resource_external_id",schemaPath:"contract:/components/schemas/ReplaceGroupRoleAssignmentEntryDto/properties/resource_external_id/type",keyword:"type",params:{type: "string"},schema:schema39.properties.resource_external_id.type,parentSchema:schema39.properties.resource_external_id,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.resource_type_slug !== undefined){
let data5 = data1.resource_type_slug;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/role_assignments/" + i0+"/resource_type_slug",schemaPath:"contract:/components/schemas/ReplaceGroupRoleAssignmentEntryDto/properties/resource_type_slug/type",keyword:"type",params:{type: "string"},schema:schema39.properties.resource_type_slug.type,parentSchema:schema39.properties.resource_type_slug,data:data5};
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
const err7 = {instancePath:instancePath+"/role_assignments/" + i0,schemaPath:"contract:/components/schemas/ReplaceGroupRoleAssignmentEntryDto/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data:data1};
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
const err8 = {instancePath:instancePath+"/role_assignments",schemaPath:"#/properties/role_assignments/type",keyword:"type",params:{type: "array"},schema:schema38.properties.role_assignments.type,parentSchema:schema38.properties.role_assignments,data:data0};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"role_assignments":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate28.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate28.errors);
errors = vErrors.length;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"role_assignments":true},"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate30;
const schema40 = {"$id":"contract:/AuthorizationGroupRoleAssignmentsController_create.body","$ref":"contract:/components/schemas/CreateGroupRoleAssignmentDto"};
const schema41 = {"$id":"contract:/components/schemas/CreateGroupRoleAssignmentDto","type":"object","properties":{"role_slug":{"type":"string"},"resource_id":{"type":"string"},"resource_external_id":{"type":"string"},"resource_type_slug":{"type":"string"}},"required":["role_slug"]};

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
if(data.role_slug === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateGroupRoleAssignmentDto/required",keyword:"required",params:{missingProperty: "role_slug"},schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role_slug !== undefined){
let data0 = data.role_slug;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/role_slug",schemaPath:"contract:/components/schemas/CreateGroupRoleAssignmentDto/properties/role_slug/type",keyword:"type",params:{type: "string"},schema:schema41.properties.role_slug.type,parentSchema:schema41.properties.role_slug,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.resource_id !== undefined){
let data1 = data.resource_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/resource_id",schemaPath:"contract:/components/schemas/CreateGroupRoleAssignmentDto/properties/resource_id/type",keyword:"type",params:{type: "string"},schema:schema41.properties.resource_id.type,parentSchema:schema41.properties.resource_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.resource_external_id !== undefined){
let data2 = data.resource_external_id;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/resource_external_id",schemaPath:"contract:/components/schemas/CreateGroupRoleAssignmentDto/properties/resource_external_id/type",keyword:"type",params:{type: "string"},schema:schema41.properties.resource_external_id.type,parentSchema:schema41.properties.resource_external_id,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.resource_type_slug !== undefined){
let data3 = data.resource_type_slug;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/resource_type_slug",schemaPath:"contract:/components/schemas/CreateGroupRoleAssignmentDto/properties/resource_type_slug/type",keyword:"type",params:{type: "string"},schema:schema41.properties.resource_type_slug.type,parentSchema:schema41.properties.resource_type_slug,data:data3};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/CreateGroupRoleAssignmentDto/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data};
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
validate30.evaluated = {"props":{"role_slug":true,"resource_id":true,"resource_external_id":true,"resource_type_slug":true},"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate31;
const schema42 = {"$id":"contract:/AuthorizationGroupRoleAssignmentsController_removeGroupRoleAssignments.body","$ref":"contract:/components/schemas/DeleteGroupRoleAssignmentsByCriteriaDto"};
const schema43 = {"$id":"contract:/components/schemas/DeleteGroupRoleAssignmentsByCriteriaDto","type":"object","properties":{"role_slug":{"type":"string"},"resource_id":{"type":"string"},"resource_external_id":{"type":"string"},"resource_type_slug":{"type":"string"}},"required":["role_slug"]};

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
if(data.role_slug === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/DeleteGroupRoleAssignmentsByCriteriaDto/required",keyword:"required",params:{missingProperty: "role_slug"},schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role_slug !== undefined){
let data0 = data.role_slug;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/role_slug",schemaPath:"contract:/components/schemas/DeleteGroupRoleAssignmentsByCriteriaDto/properties/role_slug/type",keyword:"type",params:{type: "string"},schema:schema43.properties.role_slug.type,parentSchema:schema43.properties.role_slug,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.resource_id !== undefined){
let data1 = data.resource_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/resource_id",schemaPath:"contract:/components/schemas/DeleteGroupRoleAssignmentsByCriteriaDto/properties/resource_id/type",keyword:"type",params:{type: "string"},schema:schema43.properties.resource_id.type,parentSchema:schema43.properties.resource_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.resource_external_id !== undefined){
let data2 = data.resource_external_id;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/resource_external_id",schemaPath:"contract:/components/schemas/DeleteGroupRoleAssignmentsByCriteriaDto/properties/resource_external_id/type",keyword:"type",params:{type: "string"},schema:schema43.properties.resource_external_id.type,parentSchema:schema43.properties.resource_external_id,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.resource_type_slug !== undefined){
let data3 = data.resource_type_slug;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/resource_type_slug",schemaPath:"contract:/components/schemas/DeleteGroupRoleAssignmentsByCriteriaDto/properties/resource_type_slug/type",keyword:"type",params:{type: "string"},schema:schema43.properties.resource_type_slug.type,parentSchema:schema43.properties.resource_type_slug,data:data3};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/DeleteGroupRoleAssignmentsByCriteriaDto/type",keyword:"type",params:{type: "object"},schema:schema43.type,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"role_slug":true,"resource_id":true,"resource_external_id":true,"resource_type_slug":true},"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate32;
const schema44 = {"$id":"contract:/AuthorizationGroupRoleAssignmentsController_get.parameters","type":"object","properties":{"path":{"type":"object","properties":{"group_id":{"type":"string"},"role_assignment_id":{"type":"string"}},"required":["group_id","role_assignment_id"]}},"required":["path"]};

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
if(data0.group_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "group_id"},schema:schema44.properties.path.required,parentSchema:schema44.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.role_assignment_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "role_assignment_id"},schema:schema44.properties.path.required,parentSchema:schema44.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.group_id !== undefined){
let data1 = data0.group_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/group_id",schemaPath:"#/properties/path/properties/group_id/type",keyword:"type",params:{type: "string"},schema:schema44.properties.path.properties.group_id.type,parentSchema:schema44.properties.path.properties.group_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.role_assignment_id !== undefined){
let data2 = data0.role_assignment_id;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/role_assignment_id",schemaPath:"#/properties/path/properties/role_assignment_id/type",keyword:"type",params:{type: "string"},schema:schema44.properties.path.properties.role_assignment_id.type,parentSchema:schema44.properties.path.properties.role_assignment_id,data:data2};
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
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate33;
const schema45 = {"$id":"contract:/AuthorizationController_check.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organization_membership_id":{"type":"string"}},"required":["organization_membership_id"]}},"required":["path"]};

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
if(data0.organization_membership_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organization_membership_id"},schema:schema45.properties.path.required,parentSchema:schema45.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.organization_membership_id !== undefined){
let data1 = data0.organization_membership_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/organization_membership_id",schemaPath:"#/properties/path/properties/organization_membership_id/type",keyword:"type",params:{type: "string"},schema:schema45.properties.path.properties.organization_membership_id.type,parentSchema:schema45.properties.path.properties.organization_membership_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema45.properties.path.type,parentSchema:schema45.properties.path,data:data0};
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
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate34;
const schema46 = {"$id":"contract:/AuthorizationController_check.body","$ref":"contract:/components/schemas/CheckAuthorizationDto"};
const schema47 = {"$id":"contract:/components/schemas/CheckAuthorizationDto","allOf":[{"type":"object","properties":{"permission_slug":{"type":"string"}},"required":["permission_slug"]},{"oneOf":[{"type":"object","properties":{"resource_id":{"type":"string"}},"required":["resource_id"],"not":{"anyOf":[{"properties":{"resource_external_id":{}},"required":["resource_external_id"]},{"properties":{"resource_type_slug":{}},"required":["resource_type_slug"]}]}},{"type":"object","properties":{"resource_external_id":{"type":"string"},"resource_type_slug":{"type":"string"}},"required":["resource_external_id","resource_type_slug"],"not":{"anyOf":[{"properties":{"resource_id":{}},"required":["resource_id"]}]}}]}]};

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
if(data.permission_slug === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CheckAuthorizationDto/allOf/0/required",keyword:"required",params:{missingProperty: "permission_slug"},schema:schema47.allOf[0].required,parentSchema:schema47.allOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.permission_slug !== undefined){
let data0 = data.permission_slug;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/permission_slug",schemaPath:"contract:/components/schemas/CheckAuthorizationDto/allOf/0/properties/permission_slug/type",keyword:"type",params:{type: "string"},schema:schema47.allOf[0].properties.permission_slug.type,parentSchema:schema47.allOf[0].properties.permission_slug,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/CheckAuthorizationDto/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema47.allOf[0].type,parentSchema:schema47.allOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs6 = errors;
let valid3 = false;
let passing0 = null;
const _errs7 = errors;
const _errs9 = errors;
const _errs10 = errors;
const _errs11 = errors;
let valid5 = false;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.resource_external_id === undefined) && (missing0 = "resource_external_id")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid1 = _errs12 === errors;
valid5 = valid5 || _valid1;
if(_valid1){
var props0 = {__proto__: null, };
props0.resource_external_id = true;
}
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.resource_type_slug === undefined) && (missing1 = "resource_type_slug")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid1 = _errs13 === errors;
valid5 = valid5 || _valid1;
if(_valid1){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.resource_type_slug = true;
}
}
if(!valid5){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
var valid4 = _errs10 === errors;
if(valid4){
const err6 = {instancePath,schemaPath:"contract:/components/schemas/CheckAuthorizationDto/allOf/1/oneOf/0/not",keyword:"not",params:{},schema:schema47.allOf[1].oneOf[0].not,parentSchema:schema47.allOf[1].oneOf[0],data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.resource_id === undefined){
const err7 = {instancePath,schemaPath:"contract:/components/schemas/CheckAuthorizationDto/allOf/1/oneOf/0/required",keyword:"required",params:{missingProperty: "resource_id"},schema:schema47.allOf[1].oneOf[0].required,parentSchema:schema47.allOf[1].oneOf[0],data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.resource_id !== undefined){
let data1 = data.resource_id;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/resource_id",schemaPath:"contract:/components/schemas/CheckAuthorizationDto/allOf/1/oneOf/0/properties/resource_id/type",keyword:"type",params:{type: "string"},schema:schema47.allOf[1].oneOf[0].properties.resource_id.type,parentSchema:schema47.allOf[1].oneOf[0].properties.resource_id,data:data1};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/CheckAuthorizationDto/allOf/1/oneOf/0/type",keyword:"type",params:{type: "object"},schema:schema47.allOf[1].oneOf[0].type,parentSchema:schema47.allOf[1].oneOf[0],data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
var props1 = {__proto__: null, };
props1.resource_id = true;
}
const _errs16 = errors;
const _errs18 = errors;
const _errs19 = errors;
const _errs20 = errors;
let valid8 = false;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.resource_id === undefined) && (missing2 = "resource_id")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid2 = _errs21 === errors;
valid8 = valid8 || _valid2;
if(_valid2){
var props2 = {__proto__: null, };
props2.resource_id = true;
}
if(!valid8){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid7 = _errs19 === errors;
if(valid7){
const err12 = {instancePath,schemaPath:"contract:/components/schemas/CheckAuthorizationDto/allOf/1/oneOf/1/not",keyword:"not",params:{},schema:schema47.allOf[1].oneOf[1].not,parentSchema:schema47.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.resource_external_id === undefined){
const err13 = {instancePath,schemaPath:"contract:/components/schemas/CheckAuthorizationDto/allOf/1/oneOf/1/required",keyword:"required",params:{missingProperty: "resource_external_id"},schema:schema47.allOf[1].oneOf[1].required,parentSchema:schema47.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.resource_type_slug === undefined){
const err14 = {instancePath,schemaPath:"contract:/components/schemas/CheckAuthorizationDto/allOf/1/oneOf/1/required",keyword:"required",params:{missingProperty: "resource_type_slug"},schema:schema47.allOf[1].oneOf[1].required,parentSchema:schema47.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.resource_external_id !== undefined){
let data2 = data.resource_external_id;
if(typeof data2 !== "string"){
const err15 = {instancePath:instancePath+"/resource_external_id",schemaPath:"contract:/components/schemas/CheckAuthorizationDto/allOf/1/oneOf/1/properties/resource_external_id/type",keyword:"type",params:{type: "string"},schema:schema47.allOf[1].oneOf[1].properties.resource_external_id.type,parentSchema:schema47.allOf[1].oneOf[1].properties.resource_external_id,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.resource_type_slug !== undefined){
let data3 = data.resource_type_slug;
if(typeof data3 !== "string"){
const err16 = {instancePath:instancePath+"/resource_type_slug",schemaPath:"contract:/components/schemas/CheckAuthorizationDto/allOf/1/oneOf/1/properties/resource_type_slug/type",keyword:"type",params:{type: "string"},schema:schema47.allOf[1].oneOf[1].properties.resource_type_slug.type,parentSchema:schema47.allOf[1].oneOf[1].properties.resource_type_slug,data:data3};
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
const err17 = {instancePath,schemaPath:"contract:/components/schemas/CheckAuthorizationDto/allOf/1/oneOf/1/type",keyword:"type",params:{type: "object"},schema:schema47.allOf[1].oneOf[1].type,parentSchema:schema47.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
if(props1 !== true){
props1 = props1 || {__proto__: null, };
props1.resource_external_id = true;
props1.resource_type_slug = true;
}
}
}
if(!valid3){
const err18 = {instancePath,schemaPath:"contract:/components/schemas/CheckAuthorizationDto/allOf/1/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs6, passingSchemas: passing0},schema:schema47.allOf[1].oneOf,parentSchema:schema47.allOf[1],data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
if(props1 !== true){
props1 = props1 || {__proto__: null, };
props1.permission_slug = true;
}
validate34.errors = vErrors;
evaluated0.props = props1;
return errors === 0;
}
validate34.evaluated = {"dynamicProps":true,"dynamicItems":false};

exports.v25 = validate35;
const schema48 = {"$id":"contract:/AuthorizationController_listResourcesForMembership.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organization_membership_id":{"type":"string"}},"required":["organization_membership_id"]},"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"},"permission_slug":{"type":"string"},"parent_resource_id":{"type":"string"},"parent_resource_type_slug":{"type":"string"},"parent_resource_external_id":{"type":"string"}},"required":["permission_slug"]}},"required":["path","query"]};

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
if(data0.organization_membership_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organization_membership_id"},schema:schema48.properties.path.required,parentSchema:schema48.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organization_membership_id !== undefined){
let data1 = data0.organization_membership_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/organization_membership_id",schemaPath:"#/properties/path/properties/organization_membership_id/type",keyword:"type",params:{type: "string"},schema:schema48.properties.path.properties.organization_membership_id.type,parentSchema:schema48.properties.path.properties.organization_membership_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema48.properties.path.type,parentSchema:schema48.properties.path,data:data0};
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
if(data2.permission_slug === undefined){
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "permission_slug"},schema:schema48.properties.query.required,parentSchema:schema48.properties.query,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.before !== undefined){
let data3 = data2.before;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema48.properties.query.properties.before.type,parentSchema:schema48.properties.query.properties.before,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.after !== undefined){
let data4 = data2.after;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema48.properties.query.properties.after.type,parentSchema:schema48.properties.query.properties.after,data:data4};
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
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema48.properties.query.properties.limit.type,parentSchema:schema48.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema48.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema48.properties.query.properties.limit,data:data5};
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
if(data2.order !== undefined){
let data6 = data2.order;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data6 === "normal") || (data6 === "desc")) || (data6 === "asc"))){
const err12 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.permission_slug !== undefined){
let data7 = data2.permission_slug;
if(typeof data7 !== "string"){
const err13 = {instancePath:instancePath+"/query/permission_slug",schemaPath:"#/properties/query/properties/permission_slug/type",keyword:"type",params:{type: "string"},schema:schema48.properties.query.properties.permission_slug.type,parentSchema:schema48.properties.query.properties.permission_slug,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.parent_resource_id !== undefined){
let data8 = data2.parent_resource_id;
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/query/parent_resource_id",schemaPath:"#/properties/query/properties/parent_resource_id/type",keyword:"type",params:{type: "string"},schema:schema48.properties.query.properties.parent_resource_id.type,parentSchema:schema48.properties.query.properties.parent_resource_id,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.parent_resource_type_slug !== undefined){
let data9 = data2.parent_resource_type_slug;
if(typeof data9 !== "string"){
const err15 = {instancePath:instancePath+"/query/parent_resource_type_slug",schemaPath:"#/properties/query/properties/parent_resource_type_slug/type",keyword:"type",params:{type: "string"},schema:schema48.properties.query.properties.parent_resource_type_slug.type,parentSchema:schema48.properties.query.properties.parent_resource_type_slug,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.parent_resource_external_id !== undefined){
let data10 = data2.parent_resource_external_id;
if(typeof data10 !== "string"){
const err16 = {instancePath:instancePath+"/query/parent_resource_external_id",schemaPath:"#/properties/query/properties/parent_resource_external_id/type",keyword:"type",params:{type: "string"},schema:schema48.properties.query.properties.parent_resource_external_id.type,parentSchema:schema48.properties.query.properties.parent_resource_external_id,data:data10};
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
const err17 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema48.properties.query.type,parentSchema:schema48.properties.query,data:data2};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate36;
const schema50 = {"$id":"contract:/AuthorizationController_listEffectivePermissions.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organization_membership_id":{"type":"string"},"resource_id":{"type":"string"}},"required":["organization_membership_id","resource_id"]},"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema50.required,parentSchema:schema50,data};
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
if(data0.organization_membership_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organization_membership_id"},schema:schema50.properties.path.required,parentSchema:schema50.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.resource_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "resource_id"},schema:schema50.properties.path.required,parentSchema:schema50.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.organization_membership_id !== undefined){
let data1 = data0.organization_membership_id;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/organization_membership_id",schemaPath:"#/properties/path/properties/organization_membership_id/type",keyword:"type",params:{type: "string"},schema:schema50.properties.path.properties.organization_membership_id.type,parentSchema:schema50.properties.path.properties.organization_membership_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.resource_id !== undefined){
let data2 = data0.resource_id;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/resource_id",schemaPath:"#/properties/path/properties/resource_id/type",keyword:"type",params:{type: "string"},schema:schema50.properties.path.properties.resource_id.type,parentSchema:schema50.properties.path.properties.resource_id,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema50.properties.path.type,parentSchema:schema50.properties.path,data:data0};
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
if(data3.before !== undefined){
let data4 = data3.before;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema50.properties.query.properties.before.type,parentSchema:schema50.properties.query.properties.before,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.after !== undefined){
let data5 = data3.after;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema50.properties.query.properties.after.type,parentSchema:schema50.properties.query.properties.after,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.limit !== undefined){
let data6 = data3.limit;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema50.properties.query.properties.limit.type,parentSchema:schema50.properties.query.properties.limit,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema50.properties.query.properties.limit,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema50.properties.query.properties.limit,data:data6};
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
if(data3.order !== undefined){
let data7 = data3.order;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data7 === "normal") || (data7 === "desc")) || (data7 === "asc"))){
const err13 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data7};
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
const err14 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema50.properties.query.type,parentSchema:schema50.properties.query,data:data3};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate37;
const schema52 = {"$id":"contract:/AuthorizationController_listEffectivePermissionsByExternalId.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organization_membership_id":{"type":"string"},"resource_type_slug":{"type":"string"},"external_id":{"type":"string"}},"required":["organization_membership_id","resource_type_slug","external_id"]},"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema52.required,parentSchema:schema52,data};
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
if(data0.organization_membership_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organization_membership_id"},schema:schema52.properties.path.required,parentSchema:schema52.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.resource_type_slug === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "resource_type_slug"},schema:schema52.properties.path.required,parentSchema:schema52.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.external_id === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "external_id"},schema:schema52.properties.path.required,parentSchema:schema52.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.organization_membership_id !== undefined){
let data1 = data0.organization_membership_id;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/path/organization_membership_id",schemaPath:"#/properties/path/properties/organization_membership_id/type",keyword:"type",params:{type: "string"},schema:schema52.properties.path.properties.organization_membership_id.type,parentSchema:schema52.properties.path.properties.organization_membership_id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.resource_type_slug !== undefined){
let data2 = data0.resource_type_slug;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/path/resource_type_slug",schemaPath:"#/properties/path/properties/resource_type_slug/type",keyword:"type",params:{type: "string"},schema:schema52.properties.path.properties.resource_type_slug.type,parentSchema:schema52.properties.path.properties.resource_type_slug,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.external_id !== undefined){
let data3 = data0.external_id;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/path/external_id",schemaPath:"#/properties/path/properties/external_id/type",keyword:"type",params:{type: "string"},schema:schema52.properties.path.properties.external_id.type,parentSchema:schema52.properties.path.properties.external_id,data:data3};
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
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema52.properties.path.type,parentSchema:schema52.properties.path,data:data0};
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
if(data4.before !== undefined){
let data5 = data4.before;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema52.properties.query.properties.before.type,parentSchema:schema52.properties.query.properties.before,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.after !== undefined){
let data6 = data4.after;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema52.properties.query.properties.after.type,parentSchema:schema52.properties.query.properties.after,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.limit !== undefined){
let data7 = data4.limit;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema52.properties.query.properties.limit.type,parentSchema:schema52.properties.query.properties.limit,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema52.properties.query.properties.limit,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err13 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema52.properties.query.properties.limit,data:data7};
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
if(data4.order !== undefined){
let data8 = data4.order;
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data8 === "normal") || (data8 === "desc")) || (data8 === "asc"))){
const err15 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data8};
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
const err16 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema52.properties.query.type,parentSchema:schema52.properties.query,data:data4};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate38;
const schema54 = {"$id":"contract:/AuthorizationRoleAssignmentsController_listRoleAssignments.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organization_membership_id":{"type":"string"}},"required":["organization_membership_id"]},"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"},"resource_id":{"type":"string"},"resource_external_id":{"type":"string"},"resource_type_slug":{"type":"string"}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema54.required,parentSchema:schema54,data};
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
if(data0.organization_membership_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organization_membership_id"},schema:schema54.properties.path.required,parentSchema:schema54.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organization_membership_id !== undefined){
let data1 = data0.organization_membership_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/organization_membership_id",schemaPath:"#/properties/path/properties/organization_membership_id/type",keyword:"type",params:{type: "string"},schema:schema54.properties.path.properties.organization_membership_id.type,parentSchema:schema54.properties.path.properties.organization_membership_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema54.properties.path.type,parentSchema:schema54.properties.path,data:data0};
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
if(data2.before !== undefined){
let data3 = data2.before;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema54.properties.query.properties.before.type,parentSchema:schema54.properties.query.properties.before,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.after !== undefined){
let data4 = data2.after;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema54.properties.query.properties.after.type,parentSchema:schema54.properties.query.properties.after,data:data4};
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
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema54.properties.query.properties.limit.type,parentSchema:schema54.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema54.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema54.properties.query.properties.limit,data:data5};
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
if(data2.order !== undefined){
let data6 = data2.order;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data6 === "normal") || (data6 === "desc")) || (data6 === "asc"))){
const err11 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.resource_id !== undefined){
let data7 = data2.resource_id;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/query/resource_id",schemaPath:"#/properties/query/properties/resource_id/type",keyword:"type",params:{type: "string"},schema:schema54.properties.query.properties.resource_id.type,parentSchema:schema54.properties.query.properties.resource_id,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.resource_external_id !== undefined){
let data8 = data2.resource_external_id;
if(typeof data8 !== "string"){
const err13 = {instancePath:instancePath+"/query/resource_external_id",schemaPath:"#/properties/query/properties/resource_external_id/type",keyword:"type",params:{type: "string"},schema:schema54.properties.query.properties.resource_external_id.type,parentSchema:schema54.properties.query.properties.resource_external_id,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.resource_type_slug !== undefined){
let data9 = data2.resource_type_slug;
if(typeof data9 !== "string"){
const err14 = {instancePath:instancePath+"/query/resource_type_slug",schemaPath:"#/properties/query/properties/resource_type_slug/type",keyword:"type",params:{type: "string"},schema:schema54.properties.query.properties.resource_type_slug.type,parentSchema:schema54.properties.query.properties.resource_type_slug,data:data9};
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
const err15 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema54.properties.query.type,parentSchema:schema54.properties.query,data:data2};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema54.type,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate39;
const schema56 = {"$id":"contract:/AuthorizationRoleAssignmentsController_assignRole.body","$ref":"contract:/components/schemas/AssignRoleDto"};
const schema57 = {"$id":"contract:/components/schemas/AssignRoleDto","allOf":[{"type":"object","properties":{"role_slug":{"type":"string"}},"required":["role_slug"]},{"oneOf":[{"type":"object","properties":{"resource_id":{"type":"string"}},"required":["resource_id"],"not":{"anyOf":[{"properties":{"resource_external_id":{}},"required":["resource_external_id"]},{"properties":{"resource_type_slug":{}},"required":["resource_type_slug"]}]}},{"type":"object","properties":{"resource_external_id":{"type":"string"},"resource_type_slug":{"type":"string"}},"required":["resource_external_id","resource_type_slug"],"not":{"anyOf":[{"properties":{"resource_id":{}},"required":["resource_id"]}]}}]}]};

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
if(data.role_slug === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/AssignRoleDto/allOf/0/required",keyword:"required",params:{missingProperty: "role_slug"},schema:schema57.allOf[0].required,parentSchema:schema57.allOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role_slug !== undefined){
let data0 = data.role_slug;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/role_slug",schemaPath:"contract:/components/schemas/AssignRoleDto/allOf/0/properties/role_slug/type",keyword:"type",params:{type: "string"},schema:schema57.allOf[0].properties.role_slug.type,parentSchema:schema57.allOf[0].properties.role_slug,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/AssignRoleDto/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema57.allOf[0].type,parentSchema:schema57.allOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs6 = errors;
let valid3 = false;
let passing0 = null;
const _errs7 = errors;
const _errs9 = errors;
const _errs10 = errors;
const _errs11 = errors;
let valid5 = false;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.resource_external_id === undefined) && (missing0 = "resource_external_id")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid1 = _errs12 === errors;
valid5 = valid5 || _valid1;
if(_valid1){
var props0 = {__proto__: null, };
props0.resource_external_id = true;
}
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.resource_type_slug === undefined) && (missing1 = "resource_type_slug")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid1 = _errs13 === errors;
valid5 = valid5 || _valid1;
if(_valid1){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.resource_type_slug = true;
}
}
if(!valid5){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
var valid4 = _errs10 === errors;
if(valid4){
const err6 = {instancePath,schemaPath:"contract:/components/schemas/AssignRoleDto/allOf/1/oneOf/0/not",keyword:"not",params:{},schema:schema57.allOf[1].oneOf[0].not,parentSchema:schema57.allOf[1].oneOf[0],data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.resource_id === undefined){
const err7 = {instancePath,schemaPath:"contract:/components/schemas/AssignRoleDto/allOf/1/oneOf/0/required",keyword:"required",params:{missingProperty: "resource_id"},schema:schema57.allOf[1].oneOf[0].required,parentSchema:schema57.allOf[1].oneOf[0],data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.resource_id !== undefined){
let data1 = data.resource_id;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/resource_id",schemaPath:"contract:/components/schemas/AssignRoleDto/allOf/1/oneOf/0/properties/resource_id/type",keyword:"type",params:{type: "string"},schema:schema57.allOf[1].oneOf[0].properties.resource_id.type,parentSchema:schema57.allOf[1].oneOf[0].properties.resource_id,data:data1};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/AssignRoleDto/allOf/1/oneOf/0/type",keyword:"type",params:{type: "object"},schema:schema57.allOf[1].oneOf[0].type,parentSchema:schema57.allOf[1].oneOf[0],data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
var props1 = {__proto__: null, };
props1.resource_id = true;
}
const _errs16 = errors;
const _errs18 = errors;
const _errs19 = errors;
const _errs20 = errors;
let valid8 = false;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.resource_id === undefined) && (missing2 = "resource_id")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid2 = _errs21 === errors;
valid8 = valid8 || _valid2;
if(_valid2){
var props2 = {__proto__: null, };
props2.resource_id = true;
}
if(!valid8){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid7 = _errs19 === errors;
if(valid7){
const err12 = {instancePath,schemaPath:"contract:/components/schemas/AssignRoleDto/allOf/1/oneOf/1/not",keyword:"not",params:{},schema:schema57.allOf[1].oneOf[1].not,parentSchema:schema57.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.resource_external_id === undefined){
const err13 = {instancePath,schemaPath:"contract:/components/schemas/AssignRoleDto/allOf/1/oneOf/1/required",keyword:"required",params:{missingProperty: "resource_external_id"},schema:schema57.allOf[1].oneOf[1].required,parentSchema:schema57.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.resource_type_slug === undefined){
const err14 = {instancePath,schemaPath:"contract:/components/schemas/AssignRoleDto/allOf/1/oneOf/1/required",keyword:"required",params:{missingProperty: "resource_type_slug"},schema:schema57.allOf[1].oneOf[1].required,parentSchema:schema57.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.resource_external_id !== undefined){
let data2 = data.resource_external_id;
if(typeof data2 !== "string"){
const err15 = {instancePath:instancePath+"/resource_external_id",schemaPath:"contract:/components/schemas/AssignRoleDto/allOf/1/oneOf/1/properties/resource_external_id/type",keyword:"type",params:{type: "string"},schema:schema57.allOf[1].oneOf[1].properties.resource_external_id.type,parentSchema:schema57.allOf[1].oneOf[1].properties.resource_external_id,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.resource_type_slug !== undefined){
let data3 = data.resource_type_slug;
if(typeof data3 !== "string"){
const err16 = {instancePath:instancePath+"/resource_type_slug",schemaPath:"contract:/components/schemas/AssignRoleDto/allOf/1/oneOf/1/properties/resource_type_slug/type",keyword:"type",params:{type: "string"},schema:schema57.allOf[1].oneOf[1].properties.resource_type_slug.type,parentSchema:schema57.allOf[1].oneOf[1].properties.resource_type_slug,data:data3};
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
const err17 = {instancePath,schemaPath:"contract:/components/schemas/AssignRoleDto/allOf/1/oneOf/1/type",keyword:"type",params:{type: "object"},schema:schema57.allOf[1].oneOf[1].type,parentSchema:schema57.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
if(props1 !== true){
props1 = props1 || {__proto__: null, };
props1.resource_external_id = true;
props1.resource_type_slug = true;
}
}
}
if(!valid3){
const err18 = {instancePath,schemaPath:"contract:/components/schemas/AssignRoleDto/allOf/1/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs6, passingSchemas: passing0},schema:schema57.allOf[1].oneOf,parentSchema:schema57.allOf[1],data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
if(props1 !== true){
props1 = props1 || {__proto__: null, };
props1.role_slug = true;
}
validate39.errors = vErrors;
evaluated0.props = props1;
return errors === 0;
}
validate39.evaluated = {"dynamicProps":true,"dynamicItems":false};

exports.v30 = validate40;
const schema58 = {"$id":"contract:/AuthorizationRoleAssignmentsController_removeRoleByCriteria.body","$ref":"contract:/components/schemas/RemoveRoleDto"};
const schema59 = {"$id":"contract:/components/schemas/RemoveRoleDto","allOf":[{"type":"object","properties":{"role_slug":{"type":"string"}},"required":["role_slug"]},{"oneOf":[{"type":"object","properties":{"resource_id":{"type":"string"}},"required":["resource_id"],"not":{"anyOf":[{"properties":{"resource_external_id":{}},"required":["resource_external_id"]},{"properties":{"resource_type_slug":{}},"required":["resource_type_slug"]}]}},{"type":"object","properties":{"resource_external_id":{"type":"string"},"resource_type_slug":{"type":"string"}},"required":["resource_external_id","resource_type_slug"],"not":{"anyOf":[{"properties":{"resource_id":{}},"required":["resource_id"]}]}}]}]};

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
if(data.role_slug === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/RemoveRoleDto/allOf/0/required",keyword:"required",params:{missingProperty: "role_slug"},schema:schema59.allOf[0].required,parentSchema:schema59.allOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role_slug !== undefined){
let data0 = data.role_slug;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/role_slug",schemaPath:"contract:/components/schemas/RemoveRoleDto/allOf/0/properties/role_slug/type",keyword:"type",params:{type: "string"},schema:schema59.allOf[0].properties.role_slug.type,parentSchema:schema59.allOf[0].properties.role_slug,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/RemoveRoleDto/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema59.allOf[0].type,parentSchema:schema59.allOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs6 = errors;
let valid3 = false;
let passing0 = null;
const _errs7 = errors;
const _errs9 = errors;
const _errs10 = errors;
const _errs11 = errors;
let valid5 = false;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.resource_external_id === undefined) && (missing0 = "resource_external_id")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid1 = _errs12 === errors;
valid5 = valid5 || _valid1;
if(_valid1){
var props0 = {__proto__: null, };
props0.resource_external_id = true;
}
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.resource_type_slug === undefined) && (missing1 = "resource_type_slug")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid1 = _errs13 === errors;
valid5 = valid5 || _valid1;
if(_valid1){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.resource_type_slug = true;
}
}
if(!valid5){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
var valid4 = _errs10 === errors;
if(valid4){
const err6 = {instancePath,schemaPath:"contract:/components/schemas/RemoveRoleDto/allOf/1/oneOf/0/not",keyword:"not",params:{},schema:schema59.allOf[1].oneOf[0].not,parentSchema:schema59.allOf[1].oneOf[0],data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.resource_id === undefined){
const err7 = {instancePath,schemaPath:"contract:/components/schemas/RemoveRoleDto/allOf/1/oneOf/0/required",keyword:"required",params:{missingProperty: "resource_id"},schema:schema59.allOf[1].oneOf[0].required,parentSchema:schema59.allOf[1].oneOf[0],data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.resource_id !== undefined){
let data1 = data.resource_id;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/resource_id",schemaPath:"contract:/components/schemas/RemoveRoleDto/allOf/1/oneOf/0/properties/resource_id/type",keyword:"type",params:{type: "string"},schema:schema59.allOf[1].oneOf[0].properties.resource_id.type,parentSchema:schema59.allOf[1].oneOf[0].properties.resource_id,data:data1};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/RemoveRoleDto/allOf/1/oneOf/0/type",keyword:"type",params:{type: "object"},schema:schema59.allOf[1].oneOf[0].type,parentSchema:schema59.allOf[1].oneOf[0],data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
var props1 = {__proto__: null, };
props1.resource_id = true;
}
const _errs16 = errors;
const _errs18 = errors;
const _errs19 = errors;
const _errs20 = errors;
let valid8 = false;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.resource_id === undefined) && (missing2 = "resource_id")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid2 = _errs21 === errors;
valid8 = valid8 || _valid2;
if(_valid2){
var props2 = {__proto__: null, };
props2.resource_id = true;
}
if(!valid8){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid7 = _errs19 === errors;
if(valid7){
const err12 = {instancePath,schemaPath:"contract:/components/schemas/RemoveRoleDto/allOf/1/oneOf/1/not",keyword:"not",params:{},schema:schema59.allOf[1].oneOf[1].not,parentSchema:schema59.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.resource_external_id === undefined){
const err13 = {instancePath,schemaPath:"contract:/components/schemas/RemoveRoleDto/allOf/1/oneOf/1/required",keyword:"required",params:{missingProperty: "resource_external_id"},schema:schema59.allOf[1].oneOf[1].required,parentSchema:schema59.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.resource_type_slug === undefined){
const err14 = {instancePath,schemaPath:"contract:/components/schemas/RemoveRoleDto/allOf/1/oneOf/1/required",keyword:"required",params:{missingProperty: "resource_type_slug"},schema:schema59.allOf[1].oneOf[1].required,parentSchema:schema59.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.resource_external_id !== undefined){
let data2 = data.resource_external_id;
if(typeof data2 !== "string"){
const err15 = {instancePath:instancePath+"/resource_external_id",schemaPath:"contract:/components/schemas/RemoveRoleDto/allOf/1/oneOf/1/properties/resource_external_id/type",keyword:"type",params:{type: "string"},schema:schema59.allOf[1].oneOf[1].properties.resource_external_id.type,parentSchema:schema59.allOf[1].oneOf[1].properties.resource_external_id,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.resource_type_slug !== undefined){
let data3 = data.resource_type_slug;
if(typeof data3 !== "string"){
const err16 = {instancePath:instancePath+"/resource_type_slug",schemaPath:"contract:/components/schemas/RemoveRoleDto/allOf/1/oneOf/1/properties/resource_type_slug/type",keyword:"type",params:{type: "string"},schema:schema59.allOf[1].oneOf[1].properties.resource_type_slug.type,parentSchema:schema59.allOf[1].oneOf[1].properties.resource_type_slug,data:data3};
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
const err17 = {instancePath,schemaPath:"contract:/components/schemas/RemoveRoleDto/allOf/1/oneOf/1/type",keyword:"type",params:{type: "object"},schema:schema59.allOf[1].oneOf[1].type,parentSchema:schema59.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
if(props1 !== true){
props1 = props1 || {__proto__: null, };
props1.resource_external_id = true;
props1.resource_type_slug = true;
}
}
}
if(!valid3){
const err18 = {instancePath,schemaPath:"contract:/components/schemas/RemoveRoleDto/allOf/1/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs6, passingSchemas: passing0},schema:schema59.allOf[1].oneOf,parentSchema:schema59.allOf[1],data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
if(props1 !== true){
props1 = props1 || {__proto__: null, };
props1.role_slug = true;
}
validate40.errors = vErrors;
evaluated0.props = props1;
return errors === 0;
}
validate40.evaluated = {"dynamicProps":true,"dynamicItems":false};

exports.v31 = validate41;
const schema60 = {"$id":"contract:/AuthorizationRoleAssignmentsController_removeRoleById.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organization_membership_id":{"type":"string"},"role_assignment_id":{"type":"string"}},"required":["organization_membership_id","role_assignment_id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema60.required,parentSchema:schema60,data};
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
if(data0.organization_membership_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organization_membership_id"},schema:schema60.properties.path.required,parentSchema:schema60.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.role_assignment_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "role_assignment_id"},schema:schema60.properties.path.required,parentSchema:schema60.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organization_membership_id !== undefined){
let data1 = data0.organization_membership_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/organization_membership_id",schemaPath:"#/properties/path/properties/organization_membership_id/type",keyword:"type",params:{type: "string"},schema:schema60.properties.path.properties.organization_membership_id.type,parentSchema:schema60.properties.path.properties.organization_membership_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.role_assignment_id !== undefined){
let data2 = data0.role_assignment_id;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/role_assignment_id",schemaPath:"#/properties/path/properties/role_assignment_id/type",keyword:"type",params:{type: "string"},schema:schema60.properties.path.properties.role_assignment_id.type,parentSchema:schema60.properties.path.properties.role_assignment_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema60.properties.path.type,parentSchema:schema60.properties.path,data:data0};
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
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v32 = validate42;
const schema61 = {"$id":"contract:/AuthorizationOrganizationRolesController_list.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string"}},"required":["organizationId"]}},"required":["path"]};

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
if(data0.organizationId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema61.properties.path.required,parentSchema:schema61.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema61.properties.path.properties.organizationId.type,parentSchema:schema61.properties.path.properties.organizationId,data:data1};
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
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v33 = validate43;
const schema62 = {"$id":"contract:/AuthorizationOrganizationRolesController_create.body","$ref":"contract:/components/schemas/CreateOrganizationRoleDto"};
const schema63 = {"$id":"contract:/components/schemas/CreateOrganizationRoleDto","type":"object","properties":{"slug":{"type":"string","maxLength":48},"name":{"type":"string","maxLength":48},"description":{"type":["string","null"],"maxLength":150},"resource_type_slug":{"type":"string","maxLength":48}},"required":["name"]};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateOrganizationRoleDto/required",keyword:"required",params:{missingProperty: "name"},schema:schema63.required,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.slug !== undefined){
let data0 = data.slug;
if(typeof data0 === "string"){
if(func0(data0) > 48){
const err1 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/CreateOrganizationRoleDto/properties/slug/maxLength",keyword:"maxLength",params:{limit: 48},schema:48,parentSchema:schema63.properties.slug,data:data0};
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
const err2 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/CreateOrganizationRoleDto/properties/slug/type",keyword:"type",params:{type: "string"},schema:schema63.properties.slug.type,parentSchema:schema63.properties.slug,data:data0};
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
if(typeof data1 === "string"){
if(func0(data1) > 48){
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateOrganizationRoleDto/properties/name/maxLength",keyword:"maxLength",params:{limit: 48},schema:48,parentSchema:schema63.properties.name,data:data1};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateOrganizationRoleDto/properties/name/type",keyword:"type",params:{type: "string"},schema:schema63.properties.name.type,parentSchema:schema63.properties.name,data:data1};
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
const err5 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/CreateOrganizationRoleDto/properties/description/type",keyword:"type",params:{type: schema63.properties.description.type},schema:schema63.properties.description.type,parentSchema:schema63.properties.description,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 150){
const err6 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/CreateOrganizationRoleDto/properties/description/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema63.properties.description,data:data2};
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
if(data.resource_type_slug !== undefined){
let data3 = data.resource_type_slug;
if(typeof data3 === "string"){
if(func0(data3) > 48){
const err7 = {instancePath:instancePath+"/resource_type_slug",schemaPath:"contract:/components/schemas/CreateOrganizationRoleDto/properties/resource_type_slug/maxLength",keyword:"maxLength",params:{limit: 48},schema:48,parentSchema:schema63.properties.resource_type_slug,data:data3};
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
const err8 = {instancePath:instancePath+"/resource_type_slug",schemaPath:"contract:/components/schemas/CreateOrganizationRoleDto/properties/resource_type_slug/type",keyword:"type",params:{type: "string"},schema:schema63.properties.resource_type_slug.type,parentSchema:schema63.properties.resource_type_slug,data:data3};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/CreateOrganizationRoleDto/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"slug":true,"name":true,"description":true,"resource_type_slug":true},"dynamicProps":false,"dynamicItems":false};

exports.v34 = validate44;
const schema64 = {"$id":"contract:/AuthorizationOrganizationRolesController_get.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string"},"slug":{"type":"string"}},"required":["organizationId","slug"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema64.required,parentSchema:schema64,data};
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
if(data0.organizationId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema64.properties.path.required,parentSchema:schema64.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.slug === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "slug"},schema:schema64.properties.path.required,parentSchema:schema64.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema64.properties.path.properties.organizationId.type,parentSchema:schema64.properties.path.properties.organizationId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type: "string"},schema:schema64.properties.path.properties.slug.type,parentSchema:schema64.properties.path.properties.slug,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema64.properties.path.type,parentSchema:schema64.properties.path,data:data0};
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
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v35 = validate45;
const schema65 = {"$id":"contract:/AuthorizationOrganizationRolesController_update.body","$ref":"contract:/components/schemas/UpdateOrganizationRoleDto"};
const schema66 = {"$id":"contract:/components/schemas/UpdateOrganizationRoleDto","type":"object","properties":{"name":{"type":"string","maxLength":48},"description":{"type":["string","null"],"maxLength":150}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 48){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/UpdateOrganizationRoleDto/properties/name/maxLength",keyword:"maxLength",params:{limit: 48},schema:48,parentSchema:schema66.properties.name,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/UpdateOrganizationRoleDto/properties/name/type",keyword:"type",params:{type: "string"},schema:schema66.properties.name.type,parentSchema:schema66.properties.name,data:data0};
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
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/UpdateOrganizationRoleDto/properties/description/type",keyword:"type",params:{type: schema66.properties.description.type},schema:schema66.properties.description.type,parentSchema:schema66.properties.description,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 150){
const err3 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/UpdateOrganizationRoleDto/properties/description/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema66.properties.description,data:data1};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/UpdateOrganizationRoleDto/type",keyword:"type",params:{type: "object"},schema:schema66.type,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"name":true,"description":true},"dynamicProps":false,"dynamicItems":false};

exports.v36 = validate46;
const schema67 = {"$id":"contract:/AuthorizationOrganizationRolePermissionsController_setPermissions.body","$ref":"contract:/components/schemas/SetRolePermissionsDto"};
const schema68 = {"$id":"contract:/components/schemas/SetRolePermissionsDto","type":"object","properties":{"permissions":{"type":"array","items":{"type":"string"}}},"required":["permissions"]};

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
if(data.permissions === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/SetRolePermissionsDto/required",keyword:"required",params:{missingProperty: "permissions"},schema:schema68.required,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.permissions !== undefined){
let data0 = data.permissions;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"contract:/components/schemas/SetRolePermissionsDto/properties/permissions/items/type",keyword:"type",params:{type: "string"},schema:schema68.properties.permissions.items.type,parentSchema:schema68.properties.permissions.items,data:data1};
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
const err2 = {instancePath:instancePath+"/permissions",schemaPath:"contract:/components/schemas/SetRolePermissionsDto/properties/permissions/type",keyword:"type",params:{type: "array"},schema:schema68.properties.permissions.type,parentSchema:schema68.properties.permissions,data:data0};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/SetRolePermissionsDto/type",keyword:"type",params:{type: "object"},schema:schema68.type,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"permissions":true},"dynamicProps":false,"dynamicItems":false};

exports.v37 = validate47;
const schema69 = {"$id":"contract:/AuthorizationOrganizationRolePermissionsController_addPermission.body","$ref":"contract:/components/schemas/AddRolePermissionDto"};
const schema70 = {"$id":"contract:/components/schemas/AddRolePermissionDto","type":"object","properties":{"slug":{"type":"string"}},"required":["slug"]};

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
if(data.slug === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/AddRolePermissionDto/required",keyword:"required",params:{missingProperty: "slug"},schema:schema70.required,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.slug !== undefined){
let data0 = data.slug;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/AddRolePermissionDto/properties/slug/type",keyword:"type",params:{type: "string"},schema:schema70.properties.slug.type,parentSchema:schema70.properties.slug,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/AddRolePermissionDto/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data};
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
validate47.evaluated = {"props":{"slug":true},"dynamicProps":false,"dynamicItems":false};

exports.v38 = validate48;
const schema71 = {"$id":"contract:/AuthorizationOrganizationRolePermissionsController_removePermission.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string"},"slug":{"type":"string"},"permissionSlug":{"type":"string"}},"required":["organizationId","slug","permissionSlug"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema71.required,parentSchema:schema71,data};
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
if(data0.organizationId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema71.properties.path.required,parentSchema:schema71.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.slug === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "slug"},schema:schema71.properties.path.required,parentSchema:schema71.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.permissionSlug === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "permissionSlug"},schema:schema71.properties.path.required,parentSchema:schema71.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema71.properties.path.properties.organizationId.type,parentSchema:schema71.properties.path.properties.organizationId,data:data1};
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
const err5 = {instancePath:instancePath+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type: "string"},schema:schema71.properties.path.properties.slug.type,parentSchema:schema71.properties.path.properties.slug,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.permissionSlug !== undefined){
let data3 = data0.permissionSlug;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/path/permissionSlug",schemaPath:"#/properties/path/properties/permissionSlug/type",keyword:"type",params:{type: "string"},schema:schema71.properties.path.properties.permissionSlug.type,parentSchema:schema71.properties.path.properties.permissionSlug,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema71.properties.path.type,parentSchema:schema71.properties.path,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v39 = validate49;
const schema72 = {"$id":"contract:/AuthorizationResourcesByExternalIdController_getByExternalId.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organization_id":{"type":"string"},"resource_type_slug":{"type":"string"},"external_id":{"type":"string"}},"required":["organization_id","resource_type_slug","external_id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema72.required,parentSchema:schema72,data};
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
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organization_id"},schema:schema72.properties.path.required,parentSchema:schema72.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.resource_type_slug === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "resource_type_slug"},schema:schema72.properties.path.required,parentSchema:schema72.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.external_id === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "external_id"},schema:schema72.properties.path.required,parentSchema:schema72.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.organization_id !== undefined){
let data1 = data0.organization_id;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/organization_id",schemaPath:"#/properties/path/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema72.properties.path.properties.organization_id.type,parentSchema:schema72.properties.path.properties.organization_id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.resource_type_slug !== undefined){
let data2 = data0.resource_type_slug;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/resource_type_slug",schemaPath:"#/properties/path/properties/resource_type_slug/type",keyword:"type",params:{type: "string"},schema:schema72.properties.path.properties.resource_type_slug.type,parentSchema:schema72.properties.path.properties.resource_type_slug,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.external_id !== undefined){
let data3 = data0.external_id;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/path/external_id",schemaPath:"#/properties/path/properties/external_id/type",keyword:"type",params:{type: "string"},schema:schema72.properties.path.properties.external_id.type,parentSchema:schema72.properties.path.properties.external_id,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema72.properties.path.type,parentSchema:schema72.properties.path,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema72.type,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v40 = validate50;
const schema73 = {"$id":"contract:/AuthorizationResourcesByExternalIdController_deleteByExternalId.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organization_id":{"type":"string"},"resource_type_slug":{"type":"string"},"external_id":{"type":"string"}},"required":["organization_id","resource_type_slug","external_id"]},"query":{"type":"object","properties":{"cascade_delete":{"type":"boolean"}},"required":[]}},"required":["path","query"]};

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
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema73.required,parentSchema:schema73,data};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organization_id"},schema:schema73.properties.path.required,parentSchema:schema73.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.resource_type_slug === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "resource_type_slug"},schema:schema73.properties.path.required,parentSchema:schema73.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.external_id === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "external_id"},schema:schema73.properties.path.required,parentSchema:schema73.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.organization_id !== undefined){
let data1 = data0.organization_id;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/path/organization_id",schemaPath:"#/properties/path/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema73.properties.path.properties.organization_id.type,parentSchema:schema73.properties.path.properties.organization_id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.resource_type_slug !== undefined){
let data2 = data0.resource_type_slug;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/path/resource_type_slug",schemaPath:"#/properties/path/properties/resource_type_slug/type",keyword:"type",params:{type: "string"},schema:schema73.properties.path.properties.resource_type_slug.type,parentSchema:schema73.properties.path.properties.resource_type_slug,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.external_id !== undefined){
let data3 = data0.external_id;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/path/external_id",schemaPath:"#/properties/path/properties/external_id/type",keyword:"type",params:{type: "string"},schema:schema73.properties.path.properties.external_id.type,parentSchema:schema73.properties.path.properties.external_id,data:data3};
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
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema73.properties.path.type,parentSchema:schema73.properties.path,data:data0};
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
if(data4.cascade_delete !== undefined){
let data5 = data4.cascade_delete;
if(typeof data5 !== "boolean"){
const err9 = {instancePath:instancePath+"/query/cascade_delete",schemaPath:"#/properties/query/properties/cascade_delete/type",keyword:"type",params:{type: "boolean"},schema:schema73.properties.query.properties.cascade_delete.type,parentSchema:schema73.properties.query.properties.cascade_delete,data:data5};
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
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema73.properties.query.type,parentSchema:schema73.properties.query,data:data4};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema73.type,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v41 = validate51;
const schema74 = {"$id":"contract:/AuthorizationResourcesByExternalIdController_updateByExternalId.body","$ref":"contract:/components/schemas/UpdateAuthorizationResourceDto"};
const schema75 = {"$id":"contract:/components/schemas/UpdateAuthorizationResourceDto","allOf":[{"type":"object","properties":{"name":{"type":"string","maxLength":48},"description":{"type":["string","null"],"maxLength":150}}},{"oneOf":[{"type":"object","not":{"anyOf":[{"properties":{"parent_resource_id":{}},"required":["parent_resource_id"]},{"properties":{"parent_resource_external_id":{}},"required":["parent_resource_external_id"]},{"properties":{"parent_resource_type_slug":{}},"required":["parent_resource_type_slug"]}]}},{"type":"object","properties":{"parent_resource_id":{"type":"string"}},"required":["parent_resource_id"],"not":{"anyOf":[{"properties":{"parent_resource_external_id":{}},"required":["parent_resource_external_id"]},{"properties":{"parent_resource_type_slug":{}},"required":["parent_resource_type_slug"]}]}},{"type":"object","properties":{"parent_resource_external_id":{"type":"string"},"parent_resource_type_slug":{"type":"string"}},"required":["parent_resource_external_id","parent_resource_type_slug"],"not":{"anyOf":[{"properties":{"parent_resource_id":{}},"required":["parent_resource_id"]}]}}]}]};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 48){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/UpdateAuthorizationResourceDto/allOf/0/properties/name/maxLength",keyword:"maxLength",params:{limit: 48},schema:48,parentSchema:schema75.allOf[0].properties.name,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/UpdateAuthorizationResourceDto/allOf/0/properties/name/type",keyword:"type",params:{type: "string"},schema:schema75.allOf[0].properties.name.type,parentSchema:schema75.allOf[0].properties.name,data:data0};
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
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/UpdateAuthorizationResourceDto/allOf/0/properties/description/type",keyword:"type",params:{type: schema75.allOf[0].properties.description.type},schema:schema75.allOf[0].properties.description.type,parentSchema:schema75.allOf[0].properties.description,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 150){
const err3 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/UpdateAuthorizationResourceDto/allOf/0/properties/description/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema75.allOf[0].properties.description,data:data1};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/UpdateAuthorizationResourceDto/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema75.allOf[0].type,parentSchema:schema75.allOf[0],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs8 = errors;
let valid3 = false;
let passing0 = null;
const _errs9 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err5 = {instancePath,schemaPath:"contract:/components/schemas/UpdateAuthorizationResourceDto/allOf/1/oneOf/0/type",keyword:"type",params:{type: "object"},schema:schema75.allOf[1].oneOf[0].type,parentSchema:schema75.allOf[1].oneOf[0],data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs11 = errors;
const _errs12 = errors;
const _errs13 = errors;
let valid5 = false;
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.parent_resource_id === undefined) && (missing0 = "parent_resource_id")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid1 = _errs14 === errors;
valid5 = valid5 || _valid1;
if(_valid1){
var props0 = {__proto__: null, };
props0.parent_resource_id = true;
}
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.parent_resource_external_id === undefined) && (missing1 = "parent_resource_external_id")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(_valid1){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.parent_resource_external_id = true;
}
}
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.parent_resource_type_slug === undefined) && (missing2 = "parent_resource_type_slug")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid1 = _errs16 === errors;
valid5 = valid5 || _valid1;
if(_valid1){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.parent_resource_type_slug = true;
}
}
if(!valid5){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
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
var valid4 = _errs12 === errors;
if(valid4){
const err10 = {instancePath,schemaPath:"contract:/components/schemas/UpdateAuthorizationResourceDto/allOf/1/oneOf/0/not",keyword:"not",params:{},schema:schema75.allOf[1].oneOf[0].not,parentSchema:schema75.allOf[1].oneOf[0],data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
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
var _valid0 = _errs9 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs17 = errors;
const _errs19 = errors;
const _errs20 = errors;
const _errs21 = errors;
let valid7 = false;
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.parent_resource_external_id === undefined) && (missing3 = "parent_resource_external_id")){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid2 = _errs22 === errors;
valid7 = valid7 || _valid2;
if(_valid2){
var props1 = {__proto__: null, };
props1.parent_resource_external_id = true;
}
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.parent_resource_type_slug === undefined) && (missing4 = "parent_resource_type_slug")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid2 = _errs23 === errors;
valid7 = valid7 || _valid2;
if(_valid2){
if(props1 !== true){
props1 = props1 || {__proto__: null, };
props1.parent_resource_type_slug = true;
}
}
if(!valid7){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid6 = _errs20 === errors;
if(valid6){
const err14 = {instancePath,schemaPath:"contract:/components/schemas/UpdateAuthorizationResourceDto/allOf/1/oneOf/1/not",keyword:"not",params:{},schema:schema75.allOf[1].oneOf[1].not,parentSchema:schema75.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.parent_resource_id === undefined){
const err15 = {instancePath,schemaPath:"contract:/components/schemas/UpdateAuthorizationResourceDto/allOf/1/oneOf/1/required",keyword:"required",params:{missingProperty: "parent_resource_id"},schema:schema75.allOf[1].oneOf[1].required,parentSchema:schema75.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.parent_resource_id !== undefined){
let data2 = data.parent_resource_id;
if(typeof data2 !== "string"){
const err16 = {instancePath:instancePath+"/parent_resource_id",schemaPath:"contract:/components/schemas/UpdateAuthorizationResourceDto/allOf/1/oneOf/1/properties/parent_resource_id/type",keyword:"type",params:{type: "string"},schema:schema75.allOf[1].oneOf[1].properties.parent_resource_id.type,parentSchema:schema75.allOf[1].oneOf[1].properties.parent_resource_id,data:data2};
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
const err17 = {instancePath,schemaPath:"contract:/components/schemas/UpdateAuthorizationResourceDto/allOf/1/oneOf/1/type",keyword:"type",params:{type: "object"},schema:schema75.allOf[1].oneOf[1].type,parentSchema:schema75.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs17 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
var props2 = {__proto__: null, };
props2.parent_resource_id = true;
}
const _errs26 = errors;
const _errs28 = errors;
const _errs29 = errors;
const _errs30 = errors;
let valid10 = false;
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.parent_resource_id === undefined) && (missing5 = "parent_resource_id")){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid3 = _errs31 === errors;
valid10 = valid10 || _valid3;
if(_valid3){
var props3 = {__proto__: null, };
props3.parent_resource_id = true;
}
if(!valid10){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
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
var valid9 = _errs29 === errors;
if(valid9){
const err20 = {instancePath,schemaPath:"contract:/components/schemas/UpdateAuthorizationResourceDto/allOf/1/oneOf/2/not",keyword:"not",params:{},schema:schema75.allOf[1].oneOf[2].not,parentSchema:schema75.allOf[1].oneOf[2],data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.parent_resource_external_id === undefined){
const err21 = {instancePath,schemaPath:"contract:/components/schemas/UpdateAuthorizationResourceDto/allOf/1/oneOf/2/required",keyword:"required",params:{missingProperty: "parent_resource_external_id"},schema:schema75.allOf[1].oneOf[2].required,parentSchema:schema75.allOf[1].oneOf[2],data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.parent_resource_type_slug === undefined){
const err22 = {instancePath,schemaPath:"contract:/components/schemas/UpdateAuthorizationResourceDto/allOf/1/oneOf/2/required",keyword:"required",params:{missingProperty: "parent_resource_type_slug"},schema:schema75.allOf[1].oneOf[2].required,parentSchema:schema75.allOf[1].oneOf[2],data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.parent_resource_external_id !== undefined){
let data3 = data.parent_resource_external_id;
if(typeof data3 !== "string"){
const err23 = {instancePath:instancePath+"/parent_resource_external_id",schemaPath:"contract:/components/schemas/UpdateAuthorizationResourceDto/allOf/1/oneOf/2/properties/parent_resource_external_id/type",keyword:"type",params:{type: "string"},schema:schema75.allOf[1].oneOf[2].properties.parent_resource_external_id.type,parentSchema:schema75.allOf[1].oneOf[2].properties.parent_resource_external_id,data:data3};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.parent_resource_type_slug !== undefined){
let data4 = data.parent_resource_type_slug;
if(typeof data4 !== "string"){
const err24 = {instancePath:instancePath+"/parent_resource_type_slug",schemaPath:"contract:/components/schemas/UpdateAuthorizationResourceDto/allOf/1/oneOf/2/properties/parent_resource_type_slug/type",keyword:"type",params:{type: "string"},schema:schema75.allOf[1].oneOf[2].properties.parent_resource_type_slug.type,parentSchema:schema75.allOf[1].oneOf[2].properties.parent_resource_type_slug,data:data4};
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
const err25 = {instancePath,schemaPath:"contract:/components/schemas/UpdateAuthorizationResourceDto/allOf/1/oneOf/2/type",keyword:"type",params:{type: "object"},schema:schema75.allOf[1].oneOf[2].type,parentSchema:schema75.allOf[1].oneOf[2],data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid0 = _errs26 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid3 = true;
passing0 = 2;
if(props2 !== true){
props2 = props2 || {__proto__: null, };
props2.parent_resource_external_id = true;
props2.parent_resource_type_slug = true;
}
}
}
}
if(!valid3){
const err26 = {instancePath,schemaPath:"contract:/components/schemas/UpdateAuthorizationResourceDto/allOf/1/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs8, passingSchemas: passing0},schema:schema75.allOf[1].oneOf,parentSchema:schema75.allOf[1],data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
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
if(props2 !== true){
props2 = props2 || {__proto__: null, };
props2.name = true;
props2.description = true;
}
validate51.errors = vErrors;
evaluated0.props = props2;
return errors === 0;
}
validate51.evaluated = {"dynamicProps":true,"dynamicItems":false};

exports.v42 = validate52;
const schema76 = {"$id":"contract:/AuthorizationResourcesByExternalIdController_listOrganizationMembershipsForResourceByExternalId.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organization_id":{"type":"string"},"resource_type_slug":{"type":"string"},"external_id":{"type":"string"}},"required":["organization_id","resource_type_slug","external_id"]},"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"},"permission_slug":{"type":"string"},"assignment":{"type":"string","enum":["direct","indirect"]}},"required":["permission_slug"]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema76.required,parentSchema:schema76,data};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organization_id"},schema:schema76.properties.path.required,parentSchema:schema76.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.resource_type_slug === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "resource_type_slug"},schema:schema76.properties.path.required,parentSchema:schema76.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.external_id === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "external_id"},schema:schema76.properties.path.required,parentSchema:schema76.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.organization_id !== undefined){
let data1 = data0.organization_id;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/path/organization_id",schemaPath:"#/properties/path/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema76.properties.path.properties.organization_id.type,parentSchema:schema76.properties.path.properties.organization_id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.resource_type_slug !== undefined){
let data2 = data0.resource_type_slug;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/path/resource_type_slug",schemaPath:"#/properties/path/properties/resource_type_slug/type",keyword:"type",params:{type: "string"},schema:schema76.properties.path.properties.resource_type_slug.type,parentSchema:schema76.properties.path.properties.resource_type_slug,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.external_id !== undefined){
let data3 = data0.external_id;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/path/external_id",schemaPath:"#/properties/path/properties/external_id/type",keyword:"type",params:{type: "string"},schema:schema76.properties.path.properties.external_id.type,parentSchema:schema76.properties.path.properties.external_id,data:data3};
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
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema76.properties.path.type,parentSchema:schema76.properties.path,data:data0};
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
if(data4.permission_slug === undefined){
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "permission_slug"},schema:schema76.properties.query.required,parentSchema:schema76.properties.query,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.before !== undefined){
let data5 = data4.before;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema76.properties.query.properties.before.type,parentSchema:schema76.properties.query.properties.before,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.after !== undefined){
let data6 = data4.after;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema76.properties.query.properties.after.type,parentSchema:schema76.properties.query.properties.after,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.limit !== undefined){
let data7 = data4.limit;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err12 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema76.properties.query.properties.limit.type,parentSchema:schema76.properties.query.properties.limit,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
const err13 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema76.properties.query.properties.limit,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err14 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema76.properties.query.properties.limit,data:data7};
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
if(data4.order !== undefined){
let data8 = data4.order;
if(typeof data8 !== "string"){
const err15 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data8 === "normal") || (data8 === "desc")) || (data8 === "asc"))){
const err16 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.permission_slug !== undefined){
let data9 = data4.permission_slug;
if(typeof data9 !== "string"){
const err17 = {instancePath:instancePath+"/query/permission_slug",schemaPath:"#/properties/query/properties/permission_slug/type",keyword:"type",params:{type: "string"},schema:schema76.properties.query.properties.permission_slug.type,parentSchema:schema76.properties.query.properties.permission_slug,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.assignment !== undefined){
let data10 = data4.assignment;
if(typeof data10 !== "string"){
const err18 = {instancePath:instancePath+"/query/assignment",schemaPath:"#/properties/query/properties/assignment/type",keyword:"type",params:{type: "string"},schema:schema76.properties.query.properties.assignment.type,parentSchema:schema76.properties.query.properties.assignment,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((data10 === "direct") || (data10 === "indirect"))){
const err19 = {instancePath:instancePath+"/query/assignment",schemaPath:"#/properties/query/properties/assignment/enum",keyword:"enum",params:{allowedValues: schema76.properties.query.properties.assignment.enum},schema:schema76.properties.query.properties.assignment.enum,parentSchema:schema76.properties.query.properties.assignment,data:data10};
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
const err20 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema76.properties.query.type,parentSchema:schema76.properties.query,data:data4};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v43 = validate53;
const schema78 = {"$id":"contract:/AuthorizationRoleAssignmentsController_listRoleAssignmentsForResourceByExternalId.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organization_id":{"type":"string"},"resource_type_slug":{"type":"string"},"external_id":{"type":"string"}},"required":["organization_id","resource_type_slug","external_id"]},"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"},"role_slug":{"type":"string"}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema78.required,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema78.required,parentSchema:schema78,data};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organization_id"},schema:schema78.properties.path.required,parentSchema:schema78.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.resource_type_slug === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "resource_type_slug"},schema:schema78.properties.path.required,parentSchema:schema78.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.external_id === undefined){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "external_id"},schema:schema78.properties.path.required,parentSchema:schema78.properties.path,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.organization_id !== undefined){
let data1 = data0.organization_id;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/path/organization_id",schemaPath:"#/properties/path/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema78.properties.path.properties.organization_id.type,parentSchema:schema78.properties.path.properties.organization_id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.resource_type_slug !== undefined){
let data2 = data0.resource_type_slug;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/path/resource_type_slug",schemaPath:"#/properties/path/properties/resource_type_slug/type",keyword:"type",params:{type: "string"},schema:schema78.properties.path.properties.resource_type_slug.type,parentSchema:schema78.properties.path.properties.resource_type_slug,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.external_id !== undefined){
let data3 = data0.external_id;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/path/external_id",schemaPath:"#/properties/path/properties/external_id/type",keyword:"type",params:{type: "string"},schema:schema78.properties.path.properties.external_id.type,parentSchema:schema78.properties.path.properties.external_id,data:data3};
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
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema78.properties.path.type,parentSchema:schema78.properties.path,data:data0};
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
if(data4.before !== undefined){
let data5 = data4.before;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema78.properties.query.properties.before.type,parentSchema:schema78.properties.query.properties.before,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.after !== undefined){
let data6 = data4.after;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema78.properties.query.properties.after.type,parentSchema:schema78.properties.query.properties.after,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.limit !== undefined){
let data7 = data4.limit;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema78.properties.query.properties.limit.type,parentSchema:schema78.properties.query.properties.limit,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema78.properties.query.properties.limit,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err13 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema78.properties.query.properties.limit,data:data7};
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
if(data4.order !== undefined){
let data8 = data4.order;
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data8 === "normal") || (data8 === "desc")) || (data8 === "asc"))){
const err15 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.role_slug !== undefined){
let data9 = data4.role_slug;
if(typeof data9 !== "string"){
const err16 = {instancePath:instancePath+"/query/role_slug",schemaPath:"#/properties/query/properties/role_slug/type",keyword:"type",params:{type: "string"},schema:schema78.properties.query.properties.role_slug.type,parentSchema:schema78.properties.query.properties.role_slug,data:data9};
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
const err17 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema78.properties.query.type,parentSchema:schema78.properties.query,data:data4};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema78.type,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v44 = validate54;
const schema80 = {"$id":"contract:/AuthorizationPermissionsController_create.body","$ref":"contract:/components/schemas/CreateAuthorizationPermissionDto"};
const schema81 = {"$id":"contract:/components/schemas/CreateAuthorizationPermissionDto","type":"object","properties":{"slug":{"type":"string","maxLength":48},"name":{"type":"string","maxLength":48},"description":{"type":["string","null"],"maxLength":150},"resource_type_slug":{"type":"string","maxLength":48}},"required":["slug","name"]};

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
if(data.slug === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateAuthorizationPermissionDto/required",keyword:"required",params:{missingProperty: "slug"},schema:schema81.required,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/CreateAuthorizationPermissionDto/required",keyword:"required",params:{missingProperty: "name"},schema:schema81.required,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.slug !== undefined){
let data0 = data.slug;
if(typeof data0 === "string"){
if(func0(data0) > 48){
const err2 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/CreateAuthorizationPermissionDto/properties/slug/maxLength",keyword:"maxLength",params:{limit: 48},schema:48,parentSchema:schema81.properties.slug,data:data0};
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
const err3 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/CreateAuthorizationPermissionDto/properties/slug/type",keyword:"type",params:{type: "string"},schema:schema81.properties.slug.type,parentSchema:schema81.properties.slug,data:data0};
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
let data1 = data.name;
if(typeof data1 === "string"){
if(func0(data1) > 48){
const err4 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateAuthorizationPermissionDto/properties/name/maxLength",keyword:"maxLength",params:{limit: 48},schema:48,parentSchema:schema81.properties.name,data:data1};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateAuthorizationPermissionDto/properties/name/type",keyword:"type",params:{type: "string"},schema:schema81.properties.name.type,parentSchema:schema81.properties.name,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/CreateAuthorizationPermissionDto/properties/description/type",keyword:"type",params:{type: schema81.properties.description.type},schema:schema81.properties.description.type,parentSchema:schema81.properties.description,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 150){
const err7 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/CreateAuthorizationPermissionDto/properties/description/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema81.properties.description,data:data2};
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
if(data.resource_type_slug !== undefined){
let data3 = data.resource_type_slug;
if(typeof data3 === "string"){
if(func0(data3) > 48){
const err8 = {instancePath:instancePath+"/resource_type_slug",schemaPath:"contract:/components/schemas/CreateAuthorizationPermissionDto/properties/resource_type_slug/maxLength",keyword:"maxLength",params:{limit: 48},schema:48,parentSchema:schema81.properties.resource_type_slug,data:data3};
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
const err9 = {instancePath:instancePath+"/resource_type_slug",schemaPath:"contract:/components/schemas/CreateAuthorizationPermissionDto/properties/resource_type_slug/type",keyword:"type",params:{type: "string"},schema:schema81.properties.resource_type_slug.type,parentSchema:schema81.properties.resource_type_slug,data:data3};
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
const err10 = {instancePath,schemaPath:"contract:/components/schemas/CreateAuthorizationPermissionDto/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"slug":true,"name":true,"description":true,"resource_type_slug":true},"dynamicProps":false,"dynamicItems":false};

exports.v45 = validate55;
const schema82 = {"$id":"contract:/AuthorizationPermissionsController_find.parameters","type":"object","properties":{"path":{"type":"object","properties":{"slug":{"type":"string"}},"required":["slug"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema82.required,parentSchema:schema82,data};
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
if(data0.slug === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "slug"},schema:schema82.properties.path.required,parentSchema:schema82.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.slug !== undefined){
let data1 = data0.slug;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type: "string"},schema:schema82.properties.path.properties.slug.type,parentSchema:schema82.properties.path.properties.slug,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema82.properties.path.type,parentSchema:schema82.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema82.type,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v46 = validate56;
const schema83 = {"$id":"contract:/AuthorizationPermissionsController_update.body","$ref":"contract:/components/schemas/UpdateAuthorizationPermissionDto"};
const schema84 = {"$id":"contract:/components/schemas/UpdateAuthorizationPermissionDto","type":"object","properties":{"name":{"type":"string","maxLength":48},"description":{"type":["string","null"],"maxLength":150}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 48){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/UpdateAuthorizationPermissionDto/properties/name/maxLength",keyword:"maxLength",params:{limit: 48},schema:48,parentSchema:schema84.properties.name,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/UpdateAuthorizationPermissionDto/properties/name/type",keyword:"type",params:{type: "string"},schema:schema84.properties.name.type,parentSchema:schema84.properties.name,data:data0};
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
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/UpdateAuthorizationPermissionDto/properties/description/type",keyword:"type",params:{type: schema84.properties.description.type},schema:schema84.properties.description.type,parentSchema:schema84.properties.description,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 150){
const err3 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/UpdateAuthorizationPermissionDto/properties/description/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema84.properties.description,data:data1};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/UpdateAuthorizationPermissionDto/type",keyword:"type",params:{type: "object"},schema:schema84.type,parentSchema:schema84,data};
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
validate56.evaluated = {"props":{"name":true,"description":true},"dynamicProps":false,"dynamicItems":false};

exports.v47 = validate57;
const schema85 = {"$id":"contract:/AuthorizationResourcesController_list.parameters","type":"object","properties":{"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"},"organization_id":{"type":"string"},"resource_type_slug":{"type":"string"},"resource_external_id":{"type":"string"},"parent_resource_id":{"type":"string"},"parent_resource_type_slug":{"type":"string"},"parent_external_id":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema85.required,parentSchema:schema85,data};
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
if(data0.before !== undefined){
let data1 = data0.before;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema85.properties.query.properties.before.type,parentSchema:schema85.properties.query.properties.before,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.after !== undefined){
let data2 = data0.after;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema85.properties.query.properties.after.type,parentSchema:schema85.properties.query.properties.after,data:data2};
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
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema85.properties.query.properties.limit.type,parentSchema:schema85.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema85.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema85.properties.query.properties.limit,data:data3};
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
if(data0.order !== undefined){
let data4 = data0.order;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data4 === "normal") || (data4 === "desc")) || (data4 === "asc"))){
const err7 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data4};
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
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/query/organization_id",schemaPath:"#/properties/query/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema85.properties.query.properties.organization_id.type,parentSchema:schema85.properties.query.properties.organization_id,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.resource_type_slug !== undefined){
let data6 = data0.resource_type_slug;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/query/resource_type_slug",schemaPath:"#/properties/query/properties/resource_type_slug/type",keyword:"type",params:{type: "string"},schema:schema85.properties.query.properties.resource_type_slug.type,parentSchema:schema85.properties.query.properties.resource_type_slug,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.resource_external_id !== undefined){
let data7 = data0.resource_external_id;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/query/resource_external_id",schemaPath:"#/properties/query/properties/resource_external_id/type",keyword:"type",params:{type: "string"},schema:schema85.properties.query.properties.resource_external_id.type,parentSchema:schema85.properties.query.properties.resource_external_id,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.parent_resource_id !== undefined){
let data8 = data0.parent_resource_id;
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/query/parent_resource_id",schemaPath:"#/properties/query/properties/parent_resource_id/type",keyword:"type",params:{type: "string"},schema:schema85.properties.query.properties.parent_resource_id.type,parentSchema:schema85.properties.query.properties.parent_resource_id,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.parent_resource_type_slug !== undefined){
let data9 = data0.parent_resource_type_slug;
if(typeof data9 !== "string"){
const err12 = {instancePath:instancePath+"/query/parent_resource_type_slug",schemaPath:"#/properties/query/properties/parent_resource_type_slug/type",keyword:"type",params:{type: "string"},schema:schema85.properties.query.properties.parent_resource_type_slug.type,parentSchema:schema85.properties.query.properties.parent_resource_type_slug,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.parent_external_id !== undefined){
let data10 = data0.parent_external_id;
if(typeof data10 !== "string"){
const err13 = {instancePath:instancePath+"/query/parent_external_id",schemaPath:"#/properties/query/properties/parent_external_id/type",keyword:"type",params:{type: "string"},schema:schema85.properties.query.properties.parent_external_id.type,parentSchema:schema85.properties.query.properties.parent_external_id,data:data10};
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
const err14 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema85.properties.query.type,parentSchema:schema85.properties.query,data:data0};
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
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v48 = validate58;
const schema87 = {"$id":"contract:/AuthorizationResourcesController_create.body","$ref":"contract:/components/schemas/CreateAuthorizationResourceDto"};
const schema88 = {"$id":"contract:/components/schemas/CreateAuthorizationResourceDto","allOf":[{"type":"object","properties":{"external_id":{"type":"string","maxLength":128,"pattern":"^[\\x00-\\x7F]+$"},"name":{"type":"string","maxLength":48},"description":{"type":["string","null"],"maxLength":150},"resource_type_slug":{"type":"string"},"organization_id":{"type":"string"}},"required":["external_id","name","resource_type_slug","organization_id"]},{"oneOf":[{"type":"object","not":{"anyOf":[{"properties":{"parent_resource_id":{}},"required":["parent_resource_id"]},{"properties":{"parent_resource_external_id":{}},"required":["parent_resource_external_id"]},{"properties":{"parent_resource_type_slug":{}},"required":["parent_resource_type_slug"]}]}},{"type":"object","properties":{"parent_resource_id":{"type":["string","null"]}},"required":["parent_resource_id"],"not":{"anyOf":[{"properties":{"parent_resource_external_id":{}},"required":["parent_resource_external_id"]},{"properties":{"parent_resource_type_slug":{}},"required":["parent_resource_type_slug"]}]}},{"type":"object","properties":{"parent_resource_external_id":{"type":"string"},"parent_resource_type_slug":{"type":"string"}},"required":["parent_resource_external_id","parent_resource_type_slug"],"not":{"anyOf":[{"properties":{"parent_resource_id":{}},"required":["parent_resource_id"]}]}}]}]};
const pattern6 = new RegExp("^[\\x00-\\x7F]+$", "u");

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
if(data.external_id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/0/required",keyword:"required",params:{missingProperty: "external_id"},schema:schema88.allOf[0].required,parentSchema:schema88.allOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/0/required",keyword:"required",params:{missingProperty: "name"},schema:schema88.allOf[0].required,parentSchema:schema88.allOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.resource_type_slug === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/0/required",keyword:"required",params:{missingProperty: "resource_type_slug"},schema:schema88.allOf[0].required,parentSchema:schema88.allOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.organization_id === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/0/required",keyword:"required",params:{missingProperty: "organization_id"},schema:schema88.allOf[0].required,parentSchema:schema88.allOf[0],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.external_id !== undefined){
let data0 = data.external_id;
if(typeof data0 === "string"){
if(func0(data0) > 128){
const err4 = {instancePath:instancePath+"/external_id",schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/0/properties/external_id/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema88.allOf[0].properties.external_id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern6.test(data0)){
const err5 = {instancePath:instancePath+"/external_id",schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/0/properties/external_id/pattern",keyword:"pattern",params:{pattern: "^[\\x00-\\x7F]+$"},schema:"^[\\x00-\\x7F]+$",parentSchema:schema88.allOf[0].properties.external_id,data:data0};
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
const err6 = {instancePath:instancePath+"/external_id",schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/0/properties/external_id/type",keyword:"type",params:{type: "string"},schema:schema88.allOf[0].properties.external_id.type,parentSchema:schema88.allOf[0].properties.external_id,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func0(data1) > 48){
const err7 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/0/properties/name/maxLength",keyword:"maxLength",params:{limit: 48},schema:48,parentSchema:schema88.allOf[0].properties.name,data:data1};
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
const err8 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/0/properties/name/type",keyword:"type",params:{type: "string"},schema:schema88.allOf[0].properties.name.type,parentSchema:schema88.allOf[0].properties.name,data:data1};
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
const err9 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/0/properties/description/type",keyword:"type",params:{type: schema88.allOf[0].properties.description.type},schema:schema88.allOf[0].properties.description.type,parentSchema:schema88.allOf[0].properties.description,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 150){
const err10 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/0/properties/description/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema88.allOf[0].properties.description,data:data2};
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
if(data.resource_type_slug !== undefined){
let data3 = data.resource_type_slug;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/resource_type_slug",schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/0/properties/resource_type_slug/type",keyword:"type",params:{type: "string"},schema:schema88.allOf[0].properties.resource_type_slug.type,parentSchema:schema88.allOf[0].properties.resource_type_slug,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.organization_id !== undefined){
let data4 = data.organization_id;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/organization_id",schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/0/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema88.allOf[0].properties.organization_id.type,parentSchema:schema88.allOf[0].properties.organization_id,data:data4};
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
const err13 = {instancePath,schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema88.allOf[0].type,parentSchema:schema88.allOf[0],data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs14 = errors;
let valid3 = false;
let passing0 = null;
const _errs15 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err14 = {instancePath,schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/1/oneOf/0/type",keyword:"type",params:{type: "object"},schema:schema88.allOf[1].oneOf[0].type,parentSchema:schema88.allOf[1].oneOf[0],data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs17 = errors;
const _errs18 = errors;
const _errs19 = errors;
let valid5 = false;
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.parent_resource_id === undefined) && (missing0 = "parent_resource_id")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid1 = _errs20 === errors;
valid5 = valid5 || _valid1;
if(_valid1){
var props0 = {__proto__: null, };
props0.parent_resource_id = true;
}
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.parent_resource_external_id === undefined) && (missing1 = "parent_resource_external_id")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid1 = _errs21 === errors;
valid5 = valid5 || _valid1;
if(_valid1){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.parent_resource_external_id = true;
}
}
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.parent_resource_type_slug === undefined) && (missing2 = "parent_resource_type_slug")){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid1 = _errs22 === errors;
valid5 = valid5 || _valid1;
if(_valid1){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.parent_resource_type_slug = true;
}
}
if(!valid5){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs18 === errors;
if(valid4){
const err19 = {instancePath,schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/1/oneOf/0/not",keyword:"not",params:{},schema:schema88.allOf[1].oneOf[0].not,parentSchema:schema88.allOf[1].oneOf[0],data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs15 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs23 = errors;
const _errs25 = errors;
const _errs26 = errors;
const _errs27 = errors;
let valid7 = false;
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.parent_resource_external_id === undefined) && (missing3 = "parent_resource_external_id")){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid2 = _errs28 === errors;
valid7 = valid7 || _valid2;
if(_valid2){
var props1 = {__proto__: null, };
props1.parent_resource_external_id = true;
}
const _errs29 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.parent_resource_type_slug === undefined) && (missing4 = "parent_resource_type_slug")){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid2 = _errs29 === errors;
valid7 = valid7 || _valid2;
if(_valid2){
if(props1 !== true){
props1 = props1 || {__proto__: null, };
props1.parent_resource_type_slug = true;
}
}
if(!valid7){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
var valid6 = _errs26 === errors;
if(valid6){
const err23 = {instancePath,schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/1/oneOf/1/not",keyword:"not",params:{},schema:schema88.allOf[1].oneOf[1].not,parentSchema:schema88.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.parent_resource_id === undefined){
const err24 = {instancePath,schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/1/oneOf/1/required",keyword:"required",params:{missingProperty: "parent_resource_id"},schema:schema88.allOf[1].oneOf[1].required,parentSchema:schema88.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.parent_resource_id !== undefined){
let data5 = data.parent_resource_id;
if((typeof data5 !== "string") && (data5 !== null)){
const err25 = {instancePath:instancePath+"/parent_resource_id",schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/1/oneOf/1/properties/parent_resource_id/type",keyword:"type",params:{type: schema88.allOf[1].oneOf[1].properties.parent_resource_id.type},schema:schema88.allOf[1].oneOf[1].properties.parent_resource_id.type,parentSchema:schema88.allOf[1].oneOf[1].properties.parent_resource_id,data:data5};
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
const err26 = {instancePath,schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/1/oneOf/1/type",keyword:"type",params:{type: "object"},schema:schema88.allOf[1].oneOf[1].type,parentSchema:schema88.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid0 = _errs23 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
var props2 = {__proto__: null, };
props2.parent_resource_id = true;
}
const _errs32 = errors;
const _errs34 = errors;
const _errs35 = errors;
const _errs36 = errors;
let valid10 = false;
const _errs37 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.parent_resource_id === undefined) && (missing5 = "parent_resource_id")){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid3 = _errs37 === errors;
valid10 = valid10 || _valid3;
if(_valid3){
var props3 = {__proto__: null, };
props3.parent_resource_id = true;
}
if(!valid10){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
var valid9 = _errs35 === errors;
if(valid9){
const err29 = {instancePath,schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/1/oneOf/2/not",keyword:"not",params:{},schema:schema88.allOf[1].oneOf[2].not,parentSchema:schema88.allOf[1].oneOf[2],data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.parent_resource_external_id === undefined){
const err30 = {instancePath,schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/1/oneOf/2/required",keyword:"required",params:{missingProperty: "parent_resource_external_id"},schema:schema88.allOf[1].oneOf[2].required,parentSchema:schema88.allOf[1].oneOf[2],data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data.parent_resource_type_slug === undefined){
const err31 = {instancePath,schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/1/oneOf/2/required",keyword:"required",params:{missingProperty: "parent_resource_type_slug"},schema:schema88.allOf[1].oneOf[2].required,parentSchema:schema88.allOf[1].oneOf[2],data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data.parent_resource_external_id !== undefined){
let data6 = data.parent_resource_external_id;
if(typeof data6 !== "string"){
const err32 = {instancePath:instancePath+"/parent_resource_external_id",schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/1/oneOf/2/properties/parent_resource_external_id/type",keyword:"type",params:{type: "string"},schema:schema88.allOf[1].oneOf[2].properties.parent_resource_external_id.type,parentSchema:schema88.allOf[1].oneOf[2].properties.parent_resource_external_id,data:data6};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.parent_resource_type_slug !== undefined){
let data7 = data.parent_resource_type_slug;
if(typeof data7 !== "string"){
const err33 = {instancePath:instancePath+"/parent_resource_type_slug",schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/1/oneOf/2/properties/parent_resource_type_slug/type",keyword:"type",params:{type: "string"},schema:schema88.allOf[1].oneOf[2].properties.parent_resource_type_slug.type,parentSchema:schema88.allOf[1].oneOf[2].properties.parent_resource_type_slug,data:data7};
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
const err34 = {instancePath,schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/1/oneOf/2/type",keyword:"type",params:{type: "object"},schema:schema88.allOf[1].oneOf[2].type,parentSchema:schema88.allOf[1].oneOf[2],data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid0 = _errs32 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid3 = true;
passing0 = 2;
if(props2 !== true){
props2 = props2 || {__proto__: null, };
props2.parent_resource_external_id = true;
props2.parent_resource_type_slug = true;
}
}
}
}
if(!valid3){
const err35 = {instancePath,schemaPath:"contract:/components/schemas/CreateAuthorizationResourceDto/allOf/1/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs14, passingSchemas: passing0},schema:schema88.allOf[1].oneOf,parentSchema:schema88.allOf[1],data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
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
if(props2 !== true){
props2 = props2 || {__proto__: null, };
props2.external_id = true;
props2.name = true;
props2.description = true;
props2.resource_type_slug = true;
props2.organization_id = true;
}
validate58.errors = vErrors;
evaluated0.props = props2;
return errors === 0;
}
validate58.evaluated = {"dynamicProps":true,"dynamicItems":false};

exports.v49 = validate59;
const schema89 = {"$id":"contract:/AuthorizationResourcesController_findById.parameters","type":"object","properties":{"path":{"type":"object","properties":{"resource_id":{"type":"string"}},"required":["resource_id"]}},"required":["path"]};

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
if(data0.resource_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "resource_id"},schema:schema89.properties.path.required,parentSchema:schema89.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.resource_id !== undefined){
let data1 = data0.resource_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/resource_id",schemaPath:"#/properties/path/properties/resource_id/type",keyword:"type",params:{type: "string"},schema:schema89.properties.path.properties.resource_id.type,parentSchema:schema89.properties.path.properties.resource_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema89.properties.path.type,parentSchema:schema89.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema89.type,parentSchema:schema89,data};
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
validate59.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v50 = validate60;
const schema90 = {"$id":"contract:/AuthorizationResourcesController_delete.parameters","type":"object","properties":{"path":{"type":"object","properties":{"resource_id":{"type":"string"}},"required":["resource_id"]},"query":{"type":"object","properties":{"cascade_delete":{"type":"boolean"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema90.required,parentSchema:schema90,data};
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
if(data0.resource_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "resource_id"},schema:schema90.properties.path.required,parentSchema:schema90.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.resource_id !== undefined){
let data1 = data0.resource_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/resource_id",schemaPath:"#/properties/path/properties/resource_id/type",keyword:"type",params:{type: "string"},schema:schema90.properties.path.properties.resource_id.type,parentSchema:schema90.properties.path.properties.resource_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema90.properties.path.type,parentSchema:schema90.properties.path,data:data0};
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
if(data2.cascade_delete !== undefined){
let data3 = data2.cascade_delete;
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/query/cascade_delete",schemaPath:"#/properties/query/properties/cascade_delete/type",keyword:"type",params:{type: "boolean"},schema:schema90.properties.query.properties.cascade_delete.type,parentSchema:schema90.properties.query.properties.cascade_delete,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema90.properties.query.type,parentSchema:schema90.properties.query,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema90.type,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v51 = validate61;
const schema91 = {"$id":"contract:/AuthorizationResourcesController_listOrganizationMembershipsForResource.parameters","type":"object","properties":{"path":{"type":"object","properties":{"resource_id":{"type":"string"}},"required":["resource_id"]},"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"},"permission_slug":{"type":"string"},"assignment":{"type":"string","enum":["direct","indirect"]}},"required":["permission_slug"]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema91.required,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema91.required,parentSchema:schema91,data};
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
if(data0.resource_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "resource_id"},schema:schema91.properties.path.required,parentSchema:schema91.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.resource_id !== undefined){
let data1 = data0.resource_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/resource_id",schemaPath:"#/properties/path/properties/resource_id/type",keyword:"type",params:{type: "string"},schema:schema91.properties.path.properties.resource_id.type,parentSchema:schema91.properties.path.properties.resource_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema91.properties.path.type,parentSchema:schema91.properties.path,data:data0};
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
if(data2.permission_slug === undefined){
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "permission_slug"},schema:schema91.properties.query.required,parentSchema:schema91.properties.query,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.before !== undefined){
let data3 = data2.before;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema91.properties.query.properties.before.type,parentSchema:schema91.properties.query.properties.before,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.after !== undefined){
let data4 = data2.after;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema91.properties.query.properties.after.type,parentSchema:schema91.properties.query.properties.after,data:data4};
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
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema91.properties.query.properties.limit.type,parentSchema:schema91.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema91.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema91.properties.query.properties.limit,data:data5};
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
if(data2.order !== undefined){
let data6 = data2.order;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data6 === "normal") || (data6 === "desc")) || (data6 === "asc"))){
const err12 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.permission_slug !== undefined){
let data7 = data2.permission_slug;
if(typeof data7 !== "string"){
const err13 = {instancePath:instancePath+"/query/permission_slug",schemaPath:"#/properties/query/properties/permission_slug/type",keyword:"type",params:{type: "string"},schema:schema91.properties.query.properties.permission_slug.type,parentSchema:schema91.properties.query.properties.permission_slug,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.assignment !== undefined){
let data8 = data2.assignment;
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/query/assignment",schemaPath:"#/properties/query/properties/assignment/type",keyword:"type",params:{type: "string"},schema:schema91.properties.query.properties.assignment.type,parentSchema:schema91.properties.query.properties.assignment,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data8 === "direct") || (data8 === "indirect"))){
const err15 = {instancePath:instancePath+"/query/assignment",schemaPath:"#/properties/query/properties/assignment/enum",keyword:"enum",params:{allowedValues: schema91.properties.query.properties.assignment.enum},schema:schema91.properties.query.properties.assignment.enum,parentSchema:schema91.properties.query.properties.assignment,data:data8};
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
const err16 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema91.properties.query.type,parentSchema:schema91.properties.query,data:data2};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema91.type,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v52 = validate62;
const schema93 = {"$id":"contract:/AuthorizationRoleAssignmentsController_listRoleAssignmentsForResource.parameters","type":"object","properties":{"path":{"type":"object","properties":{"resource_id":{"type":"string"}},"required":["resource_id"]},"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"},"role_slug":{"type":"string"}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema93.required,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema93.required,parentSchema:schema93,data};
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
if(data0.resource_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "resource_id"},schema:schema93.properties.path.required,parentSchema:schema93.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.resource_id !== undefined){
let data1 = data0.resource_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/resource_id",schemaPath:"#/properties/path/properties/resource_id/type",keyword:"type",params:{type: "string"},schema:schema93.properties.path.properties.resource_id.type,parentSchema:schema93.properties.path.properties.resource_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema93.properties.path.type,parentSchema:schema93.properties.path,data:data0};
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
if(data2.before !== undefined){
let data3 = data2.before;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema93.properties.query.properties.before.type,parentSchema:schema93.properties.query.properties.before,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.after !== undefined){
let data4 = data2.after;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema93.properties.query.properties.after.type,parentSchema:schema93.properties.query.properties.after,data:data4};
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
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema93.properties.query.properties.limit.type,parentSchema:schema93.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema93.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema93.properties.query.properties.limit,data:data5};
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
if(data2.order !== undefined){
let data6 = data2.order;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data6 === "normal") || (data6 === "desc")) || (data6 === "asc"))){
const err11 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.role_slug !== undefined){
let data7 = data2.role_slug;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/query/role_slug",schemaPath:"#/properties/query/properties/role_slug/type",keyword:"type",params:{type: "string"},schema:schema93.properties.query.properties.role_slug.type,parentSchema:schema93.properties.query.properties.role_slug,data:data7};
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
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema93.properties.query.type,parentSchema:schema93.properties.query,data:data2};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema93.type,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v53 = validate63;
const schema95 = {"$id":"contract:/AuthorizationRolesController_create.body","$ref":"contract:/components/schemas/CreateRoleDto"};
const schema96 = {"$id":"contract:/components/schemas/CreateRoleDto","type":"object","properties":{"slug":{"type":"string","maxLength":48},"name":{"type":"string","maxLength":48},"description":{"type":["string","null"],"maxLength":150},"resource_type_slug":{"type":"string","maxLength":48}},"required":["slug","name"]};

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
if(data.slug === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateRoleDto/required",keyword:"required",params:{missingProperty: "slug"},schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/CreateRoleDto/required",keyword:"required",params:{missingProperty: "name"},schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.slug !== undefined){
let data0 = data.slug;
if(typeof data0 === "string"){
if(func0(data0) > 48){
const err2 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/CreateRoleDto/properties/slug/maxLength",keyword:"maxLength",params:{limit: 48},schema:48,parentSchema:schema96.properties.slug,data:data0};
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
const err3 = {instancePath:instancePath+"/slug",schemaPath:"contract:/components/schemas/CreateRoleDto/properties/slug/type",keyword:"type",params:{type: "string"},schema:schema96.properties.slug.type,parentSchema:schema96.properties.slug,data:data0};
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
let data1 = data.name;
if(typeof data1 === "string"){
if(func0(data1) > 48){
const err4 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateRoleDto/properties/name/maxLength",keyword:"maxLength",params:{limit: 48},schema:48,parentSchema:schema96.properties.name,data:data1};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateRoleDto/properties/name/type",keyword:"type",params:{type: "string"},schema:schema96.properties.name.type,parentSchema:schema96.properties.name,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/CreateRoleDto/properties/description/type",keyword:"type",params:{type: schema96.properties.description.type},schema:schema96.properties.description.type,parentSchema:schema96.properties.description,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 150){
const err7 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/CreateRoleDto/properties/description/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema96.properties.description,data:data2};
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
if(data.resource_type_slug !== undefined){
let data3 = data.resource_type_slug;
if(typeof data3 === "string"){
if(func0(data3) > 48){
const err8 = {instancePath:instancePath+"/resource_type_slug",schemaPath:"contract:/components/schemas/CreateRoleDto/properties/resource_type_slug/maxLength",keyword:"maxLength",params:{limit: 48},schema:48,parentSchema:schema96.properties.resource_type_slug,data:data3};
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
const err9 = {instancePath:instancePath+"/resource_type_slug",schemaPath:"contract:/components/schemas/CreateRoleDto/properties/resource_type_slug/type",keyword:"type",params:{type: "string"},schema:schema96.properties.resource_type_slug.type,parentSchema:schema96.properties.resource_type_slug,data:data3};
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
const err10 = {instancePath,schemaPath:"contract:/components/schemas/CreateRoleDto/type",keyword:"type",params:{type: "object"},schema:schema96.type,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"slug":true,"name":true,"description":true,"resource_type_slug":true},"dynamicProps":false,"dynamicItems":false};

exports.v54 = validate64;
const schema97 = {"$id":"contract:/AuthorizationRolesController_update.body","$ref":"contract:/components/schemas/UpdateRoleDto"};
const schema98 = {"$id":"contract:/components/schemas/UpdateRoleDto","type":"object","properties":{"name":{"type":"string","maxLength":48},"description":{"type":["string","null"],"maxLength":150}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 48){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/UpdateRoleDto/properties/name/maxLength",keyword:"maxLength",params:{limit: 48},schema:48,parentSchema:schema98.properties.name,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/UpdateRoleDto/properties/name/type",keyword:"type",params:{type: "string"},schema:schema98.properties.name.type,parentSchema:schema98.properties.name,data:data0};
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
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/UpdateRoleDto/properties/description/type",keyword:"type",params:{type: schema98.properties.description.type},schema:schema98.properties.description.type,parentSchema:schema98.properties.description,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 150){
const err3 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/UpdateRoleDto/properties/description/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema98.properties.description,data:data1};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/UpdateRoleDto/type",keyword:"type",params:{type: "object"},schema:schema98.type,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"name":true,"description":true},"dynamicProps":false,"dynamicItems":false};

exports.v55 = validate65;
const schema99 = {"$id":"contract:/ClientApiTokenController_issueClientApiToken.body","$ref":"contract:/components/schemas/ClientApiTokenDto"};
const schema100 = {"$id":"contract:/components/schemas/ClientApiTokenDto","type":"object","properties":{"organization_id":{"type":"string"},"user_id":{"type":"string"}},"required":["organization_id","user_id"]};

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
if(data.organization_id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ClientApiTokenDto/required",keyword:"required",params:{missingProperty: "organization_id"},schema:schema100.required,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.user_id === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/ClientApiTokenDto/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema100.required,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.organization_id !== undefined){
let data0 = data.organization_id;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/organization_id",schemaPath:"contract:/components/schemas/ClientApiTokenDto/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema100.properties.organization_id.type,parentSchema:schema100.properties.organization_id,data:data0};
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
let data1 = data.user_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/ClientApiTokenDto/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema100.properties.user_id.type,parentSchema:schema100.properties.user_id,data:data1};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/ClientApiTokenDto/type",keyword:"type",params:{type: "object"},schema:schema100.type,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"organization_id":true,"user_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v56 = validate66;
const schema101 = {"$id":"contract:/ApplicationsController_list.parameters","type":"object","properties":{"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"},"registration_types":{"type":"array","items":{"type":"string","enum":["dynamic","authenticated"]}},"organization_id":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema101.required,parentSchema:schema101,data};
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
if(data0.before !== undefined){
let data1 = data0.before;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema101.properties.query.properties.before.type,parentSchema:schema101.properties.query.properties.before,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.after !== undefined){
let data2 = data0.after;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema101.properties.query.properties.after.type,parentSchema:schema101.properties.query.properties.after,data:data2};
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
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema101.properties.query.properties.limit.type,parentSchema:schema101.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema101.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema101.properties.query.properties.limit,data:data3};
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
if(data0.order !== undefined){
let data4 = data0.order;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data4 === "normal") || (data4 === "desc")) || (data4 === "asc"))){
const err7 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.registration_types !== undefined){
let data5 = data0.registration_types;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/query/registration_types/" + i0,schemaPath:"#/properties/query/properties/registration_types/items/type",keyword:"type",params:{type: "string"},schema:schema101.properties.query.properties.registration_types.items.type,parentSchema:schema101.properties.query.properties.registration_types.items,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data6 === "dynamic") || (data6 === "authenticated"))){
const err9 = {instancePath:instancePath+"/query/registration_types/" + i0,schemaPath:"#/properties/query/properties/registration_types/items/enum",keyword:"enum",params:{allowedValues: schema101.properties.query.properties.registration_types.items.enum},schema:schema101.properties.query.properties.registration_types.items.enum,parentSchema:schema101.properties.query.properties.registration_types.items,data:data6};
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
const err10 = {instancePath:instancePath+"/query/registration_types",schemaPath:"#/properties/query/properties/registration_types/type",keyword:"type",params:{type: "array"},schema:schema101.properties.query.properties.registration_types.type,parentSchema:schema101.properties.query.properties.registration_types,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.organization_id !== undefined){
let data7 = data0.organization_id;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/query/organization_id",schemaPath:"#/properties/query/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema101.properties.query.properties.organization_id.type,parentSchema:schema101.properties.query.properties.organization_id,data:data7};
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
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema101.properties.query.type,parentSchema:schema101.properties.query,data:data0};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema101.type,parentSchema:schema101,data};
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
validate66.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v57 = validate67;
const schema103 = {"$id":"contract:/ApplicationsController_create.body","oneOf":[{"$ref":"contract:/components/schemas/CreateOAuthApplicationDto"},{"$ref":"contract:/components/schemas/CreateM2MApplicationDto"}]};
const schema106 = {"$id":"contract:/components/schemas/CreateM2MApplicationDto","type":"object","properties":{"name":{"type":"string"},"application_type":{"type":"string","const":"m2m"},"description":{"type":["string","null"]},"scopes":{"type":["array","null"],"items":{"type":"string"}},"organization_id":{"type":"string"}},"required":["name","application_type","organization_id"]};
const schema104 = {"$id":"contract:/components/schemas/CreateOAuthApplicationDto","type":"object","properties":{"name":{"type":"string"},"application_type":{"type":"string","const":"oauth"},"description":{"type":["string","null"]},"scopes":{"type":["array","null"],"items":{"type":"string"}},"redirect_uris":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/RedirectUriDto"}},"uses_pkce":{"type":["boolean","null"]},"is_first_party":{"type":"boolean"},"organization_id":{"type":["string","null"]}},"required":["name","application_type","is_first_party"]};
const schema105 = {"$id":"contract:/components/schemas/RedirectUriDto","type":"object","properties":{"uri":{"type":"string"},"default":{"type":["boolean","null"]}},"required":["uri"]};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.application_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "application_type"},schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.is_first_party === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_first_party"},schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema104.properties.name.type,parentSchema:schema104.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.application_type !== undefined){
let data1 = data.application_type;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/application_type",schemaPath:"#/properties/application_type/type",keyword:"type",params:{type: "string"},schema:schema104.properties.application_type.type,parentSchema:schema104.properties.application_type,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("oauth" !== data1){
const err5 = {instancePath:instancePath+"/application_type",schemaPath:"#/properties/application_type/const",keyword:"const",params:{allowedValue: "oauth"},schema:"oauth",parentSchema:schema104.properties.application_type,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema104.properties.description.type},schema:schema104.properties.description.type,parentSchema:schema104.properties.description,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.scopes !== undefined){
let data3 = data.scopes;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err7 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: schema104.properties.scopes.type},schema:schema104.properties.scopes.type,parentSchema:schema104.properties.scopes,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema104.properties.scopes.items.type,parentSchema:schema104.properties.scopes.items,data:data4};
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
if(data.redirect_uris !== undefined){
let data5 = data.redirect_uris;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err9 = {instancePath:instancePath+"/redirect_uris",schemaPath:"#/properties/redirect_uris/type",keyword:"type",params:{type: schema104.properties.redirect_uris.type},schema:schema104.properties.redirect_uris.type,parentSchema:schema104.properties.redirect_uris,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.uri === undefined){
const err10 = {instancePath:instancePath+"/redirect_uris/" + i1,schemaPath:"contract:/components/schemas/RedirectUriDto/required",keyword:"required",params:{missingProperty: "uri"},schema:schema105.required,parentSchema:schema105,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data6.uri !== undefined){
let data7 = data6.uri;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/redirect_uris/" + i1+"/uri",schemaPath:"contract:/components/schemas/RedirectUriDto/properties/uri/type",keyword:"type",params:{type: "string"},schema:schema105.properties.uri.type,parentSchema:schema105.properties.uri,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data6.default !== undefined){
let data8 = data6.default;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err12 = {instancePath:instancePath+"/redirect_uris/" + i1+"/default",schemaPath:"contract:/components/schemas/RedirectUriDto/properties/default/type",keyword:"type",params:{type: schema105.properties.default.type},schema:schema105.properties.default.type,parentSchema:schema105.properties.default,data:data8};
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
const err13 = {instancePath:instancePath+"/redirect_uris/" + i1,schemaPath:"contract:/components/schemas/RedirectUriDto/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data:data6};
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
if(data.uses_pkce !== undefined){
let data9 = data.uses_pkce;
if((typeof data9 !== "boolean") && (data9 !== null)){
const err14 = {instancePath:instancePath+"/uses_pkce",schemaPath:"#/properties/uses_pkce/type",keyword:"type",params:{type: schema104.properties.uses_pkce.type},schema:schema104.properties.uses_pkce.type,parentSchema:schema104.properties.uses_pkce,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.is_first_party !== undefined){
let data10 = data.is_first_party;
if(typeof data10 !== "boolean"){
const err15 = {instancePath:instancePath+"/is_first_party",schemaPath:"#/properties/is_first_party/type",keyword:"type",params:{type: "boolean"},schema:schema104.properties.is_first_party.type,parentSchema:schema104.properties.is_first_party,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.organization_id !== undefined){
let data11 = data.organization_id;
if((typeof data11 !== "string") && (data11 !== null)){
const err16 = {instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: schema104.properties.organization_id.type},schema:schema104.properties.organization_id.type,parentSchema:schema104.properties.organization_id,data:data11};
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
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"name":true,"application_type":true,"description":true,"scopes":true,"redirect_uris":true,"uses_pkce":true,"is_first_party":true,"organization_id":true},"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate68.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate68.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {__proto__: null, };
props0.name = true;
props0.application_type = true;
props0.description = true;
props0.scopes = true;
props0.redirect_uris = true;
props0.uses_pkce = true;
props0.is_first_party = true;
props0.organization_id = true;
}
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateM2MApplicationDto/required",keyword:"required",params:{missingProperty: "name"},schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.application_type === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/CreateM2MApplicationDto/required",keyword:"required",params:{missingProperty: "application_type"},schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.organization_id === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/CreateM2MApplicationDto/required",keyword:"required",params:{missingProperty: "organization_id"},schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateM2MApplicationDto/properties/name/type",keyword:"type",params:{type: "string"},schema:schema106.properties.name.type,parentSchema:schema106.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.application_type !== undefined){
let data1 = data.application_type;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/application_type",schemaPath:"contract:/components/schemas/CreateM2MApplicationDto/properties/application_type/type",keyword:"type",params:{type: "string"},schema:schema106.properties.application_type.type,parentSchema:schema106.properties.application_type,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("m2m" !== data1){
const err5 = {instancePath:instancePath+"/application_type",schemaPath:"contract:/components/schemas/CreateM2MApplicationDto/properties/application_type/const",keyword:"const",params:{allowedValue: "m2m"},schema:"m2m",parentSchema:schema106.properties.application_type,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/CreateM2MApplicationDto/properties/description/type",keyword:"type",params:{type: schema106.properties.description.type},schema:schema106.properties.description.type,parentSchema:schema106.properties.description,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.scopes !== undefined){
let data3 = data.scopes;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err7 = {instancePath:instancePath+"/scopes",schemaPath:"contract:/components/schemas/CreateM2MApplicationDto/properties/scopes/type",keyword:"type",params:{type: schema106.properties.scopes.type},schema:schema106.properties.scopes.type,parentSchema:schema106.properties.scopes,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"contract:/components/schemas/CreateM2MApplicationDto/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema106.properties.scopes.items.type,parentSchema:schema106.properties.scopes.items,data:data4};
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
if(data.organization_id !== undefined){
let data5 = data.organization_id;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/organization_id",schemaPath:"contract:/components/schemas/CreateM2MApplicationDto/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema106.properties.organization_id.type,parentSchema:schema106.properties.organization_id,data:data5};
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
const err10 = {instancePath,schemaPath:"contract:/components/schemas/CreateM2MApplicationDto/type",keyword:"type",params:{type: "object"},schema:schema106.type,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.name = true;
props0.application_type = true;
props0.description = true;
props0.scopes = true;
props0.organization_id = true;
}
}
}
if(!valid0){
const err11 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs0, passingSchemas: passing0},schema:schema103.oneOf,parentSchema:schema103,data};
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
validate67.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate67.evaluated = {"dynamicProps":true,"dynamicItems":false};

exports.v58 = validate70;
const schema107 = {"$id":"contract:/ApplicationsController_update.body","$ref":"contract:/components/schemas/UpdateOAuthApplicationDto"};
const schema108 = {"$id":"contract:/components/schemas/UpdateOAuthApplicationDto","type":"object","properties":{"name":{"type":"string"},"description":{"type":["string","null"]},"scopes":{"type":["array","null"],"items":{"type":"string"}},"redirect_uris":{"type":["array","null"],"items":{"$ref":"contract:/components/schemas/RedirectUriDto"}}}};

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
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema108.properties.name.type,parentSchema:schema108.properties.name,data:data0};
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
const err1 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema108.properties.description.type},schema:schema108.properties.description.type,parentSchema:schema108.properties.description,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.scopes !== undefined){
let data2 = data.scopes;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: schema108.properties.scopes.type},schema:schema108.properties.scopes.type,parentSchema:schema108.properties.scopes,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema108.properties.scopes.items.type,parentSchema:schema108.properties.scopes.items,data:data3};
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
if(data.redirect_uris !== undefined){
let data4 = data.redirect_uris;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err4 = {instancePath:instancePath+"/redirect_uris",schemaPath:"#/properties/redirect_uris/type",keyword:"type",params:{type: schema108.properties.redirect_uris.type},schema:schema108.properties.redirect_uris.type,parentSchema:schema108.properties.redirect_uris,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.uri === undefined){
const err5 = {instancePath:instancePath+"/redirect_uris/" + i1,schemaPath:"contract:/components/schemas/RedirectUriDto/required",keyword:"required",params:{missingProperty: "uri"},schema:schema105.required,parentSchema:schema105,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data5.uri !== undefined){
let data6 = data5.uri;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/redirect_uris/" + i1+"/uri",schemaPath:"contract:/components/schemas/RedirectUriDto/properties/uri/type",keyword:"type",params:{type: "string"},schema:schema105.properties.uri.type,parentSchema:schema105.properties.uri,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data5.default !== undefined){
let data7 = data5.default;
if((typeof data7 !== "boolean") && (data7 !== null)){
const err7 = {instancePath:instancePath+"/redirect_uris/" + i1+"/default",schemaPath:"contract:/components/schemas/RedirectUriDto/properties/default/type",keyword:"type",params:{type: schema105.properties.default.type},schema:schema105.properties.default.type,parentSchema:schema105.properties.default,data:data7};
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
const err8 = {instancePath:instancePath+"/redirect_uris/" + i1,schemaPath:"contract:/components/schemas/RedirectUriDto/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data:data5};
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
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema108.type,parentSchema:schema108,data};
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
validate71.evaluated = {"props":{"name":true,"description":true,"scopes":true,"redirect_uris":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate71.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate71.errors);
errors = vErrors.length;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"name":true,"description":true,"scopes":true,"redirect_uris":true},"dynamicProps":false,"dynamicItems":false};

exports.v59 = validate73;
const schema110 = {"$id":"contract:/ApplicationCredentialsController_create.body","$ref":"contract:/components/schemas/CreateApplicationSecretDto"};
const schema111 = {"$id":"contract:/components/schemas/CreateApplicationSecretDto","type":"object","properties":{}};

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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateApplicationSecretDto/type",keyword:"type",params:{type: "object"},schema:schema111.type,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v60 = validate74;
const schema112 = {"$id":"contract:/ConnectionsController_list.parameters","type":"object","properties":{"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"},"connection_type":{"enum":["ADFSSAML","AdpOidc","AppleOAuth","Auth0SAML","AzureSAML","BitbucketOAuth","CasSAML","CloudflareSAML","ClassLinkSAML","CleverOIDC","CyberArkSAML","DiscordOAuth","DuoSAML","EntraIdOIDC","GenericOIDC","GenericSAML","GithubOAuth","GitLabOAuth","GoogleOAuth","GoogleOIDC","GoogleSAML","GrokOAuth","XOAuth","IntuitOAuth","JumpCloudSAML","KeycloakSAML","LastPassSAML","LinkedInOAuth","LoginGovOidc","MagicLink","MicrosoftOAuth","MiniOrangeSAML","NetIqSAML","OktaOIDC","OktaSAML","OneLoginSAML","OracleSAML","PingFederateSAML","PingOneSAML","RipplingSAML","SalesforceSAML","ShibbolethGenericSAML","ShibbolethSAML","SimpleSamlPhpSAML","SalesforceOAuth","SlackOAuth","VercelMarketplaceOAuth","VercelOAuth","VMwareSAML","XeroOAuth"],"type":"string"},"domain":{"type":"string"},"organization_id":{"type":"string"},"search":{"type":"string"}},"required":[]}},"required":["query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema112.required,parentSchema:schema112,data};
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
if(data0.before !== undefined){
let data1 = data0.before;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema112.properties.query.properties.before.type,parentSchema:schema112.properties.query.properties.before,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.after !== undefined){
let data2 = data0.after;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema112.properties.query.properties.after.type,parentSchema:schema112.properties.query.properties.after,data:data2};
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
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema112.properties.query.properties.limit.type,parentSchema:schema112.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema112.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema112.properties.query.properties.limit,data:data3};
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
if(data0.order !== undefined){
let data4 = data0.order;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data4 === "normal") || (data4 === "desc")) || (data4 === "asc"))){
const err7 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.connection_type !== undefined){
let data5 = data0.connection_type;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/query/connection_type",schemaPath:"#/properties/query/properties/connection_type/type",keyword:"type",params:{type: "string"},schema:schema112.properties.query.properties.connection_type.type,parentSchema:schema112.properties.query.properties.connection_type,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((data5 === "ADFSSAML") || (data5 === "AdpOidc")) || (data5 === "AppleOAuth")) || (data5 === "Auth0SAML")) || (data5 === "AzureSAML")) || (data5 === "BitbucketOAuth")) || (data5 === "CasSAML")) || (data5 === "CloudflareSAML")) || (data5 === "ClassLinkSAML")) || (data5 === "CleverOIDC")) || (data5 === "CyberArkSAML")) || (data5 === "DiscordOAuth")) || (data5 === "DuoSAML")) || (data5 === "EntraIdOIDC")) || (data5 === "GenericOIDC")) || (data5 === "GenericSAML")) || (data5 === "GithubOAuth")) || (data5 === "GitLabOAuth")) || (data5 === "GoogleOAuth")) || (data5 === "GoogleOIDC")) || (data5 === "GoogleSAML")) || (data5 === "GrokOAuth")) || (data5 === "XOAuth")) || (data5 === "IntuitOAuth")) || (data5 === "JumpCloudSAML")) || (data5 === "KeycloakSAML")) || (data5 === "LastPassSAML")) || (data5 === "LinkedInOAuth")) || (data5 === "LoginGovOidc")) || (data5 === "MagicLink")) || (data5 === "MicrosoftOAuth")) || (data5 === "MiniOrangeSAML")) || (data5 === "NetIqSAML")) || (data5 === "OktaOIDC")) || (data5 === "OktaSAML")) || (data5 === "OneLoginSAML")) || (data5 === "OracleSAML")) || (data5 === "PingFederateSAML")) || (data5 === "PingOneSAML")) || (data5 === "RipplingSAML")) || (data5 === "SalesforceSAML")) || (data5 === "ShibbolethGenericSAML")) || (data5 === "ShibbolethSAML")) || (data5 === "SimpleSamlPhpSAML")) || (data5 === "SalesforceOAuth")) || (data5 === "SlackOAuth")) || (data5 === "VercelMarketplaceOAuth")) || (data5 === "VercelOAuth")) || (data5 === "VMwareSAML")) || (data5 === "XeroOAuth"))){
const err9 = {instancePath:instancePath+"/query/connection_type",schemaPath:"#/properties/query/properties/connection_type/enum",keyword:"enum",params:{allowedValues: schema112.properties.query.properties.connection_type.enum},schema:schema112.properties.query.properties.connection_type.enum,parentSchema:schema112.properties.query.properties.connection_type,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.domain !== undefined){
let data6 = data0.domain;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/query/domain",schemaPath:"#/properties/query/properties/domain/type",keyword:"type",params:{type: "string"},schema:schema112.properties.query.properties.domain.type,parentSchema:schema112.properties.query.properties.domain,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.organization_id !== undefined){
let data7 = data0.organization_id;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/query/organization_id",schemaPath:"#/properties/query/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema112.properties.query.properties.organization_id.type,parentSchema:schema112.properties.query.properties.organization_id,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.search !== undefined){
let data8 = data0.search;
if(typeof data8 !== "string"){
const err12 = {instancePath:instancePath+"/query/search",schemaPath:"#/properties/query/properties/search/type",keyword:"type",params:{type: "string"},schema:schema112.properties.query.properties.search.type,parentSchema:schema112.properties.query.properties.search,data:data8};
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
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema112.properties.query.type,parentSchema:schema112.properties.query,data:data0};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema112.type,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v61 = validate75;
const schema114 = {"$id":"contract:/DataIntegrationsManagementController_createDataIntegration.body","$ref":"contract:/components/schemas/CreateDataIntegrationDto"};
const schema115 = {"$id":"contract:/components/schemas/CreateDataIntegrationDto","type":"object","properties":{"provider":{"type":"string"},"description":{"type":["string","null"]},"enabled":{"type":"boolean"},"scopes":{"type":["array","null"],"items":{"type":"string"}},"auth_methods":{"type":"array","items":{"type":"string","enum":["oauth","api_key","client_credentials"]}},"config":{"type":"object","additionalProperties":{"type":"string"}},"credentials":{"$ref":"contract:/components/schemas/DataIntegrationCredentialsDto"},"api_key":{"$ref":"contract:/components/schemas/ApiKeyInstallationDto"},"custom_provider":{"$ref":"contract:/components/schemas/CustomProviderDefinitionDto"}},"required":["provider"]};
const schema116 = {"$id":"contract:/components/schemas/DataIntegrationCredentialsDto","type":"object","properties":{"type":{"type":"string","enum":["custom","organization"]},"client_id":{"type":"string"},"client_secret":{"type":"string"}},"required":["type"]};
const schema117 = {"$id":"contract:/components/schemas/ApiKeyInstallationDto","type":"object","properties":{"secret":{"type":"string","minLength":5},"user_id":{"type":"string"},"organization_id":{"type":"string"}},"required":["secret","user_id"]};
const schema118 = {"$id":"contract:/components/schemas/CustomProviderDefinitionDto","type":"object","properties":{"name":{"type":"string"},"authorization_url":{"type":"string","format":"uri"},"token_url":{"type":"string","format":"uri"},"refresh_token_url":{"type":["string","null"],"format":"uri"},"pkce_enabled":{"type":"boolean"},"request_scope_separator":{"type":"string"},"scopes_required":{"type":"boolean"},"client_secret_required":{"type":"boolean"},"additional_authorization_parameters":{"type":"object","additionalProperties":{"type":"string"}},"token_body_content_type":{"type":"string"},"authenticate_via":{"type":"string","enum":["request_body","basic_auth_header"]}},"required":["name"]};
const formats5 = /^[A-Za-z][A-Za-z0-9+.-]*:(?:\/\/(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:]|%[0-9A-Fa-f]{2})*@)?(?:\[(?:(?:(?:[0-9A-Fa-f]{1,4}:){6}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|::(?:[0-9A-Fa-f]{1,4}:){5}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){4}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,1}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){3}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,2}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:){2}(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,3}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}:(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,4}[0-9A-Fa-f]{1,4})?::(?:[0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|(?:(?:[0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}|(?:(?:[0-9A-Fa-f]{1,4}:){0,6}[0-9A-Fa-f]{1,4})?::)|[Vv][0-9A-Fa-f]+\.[\-A-Za-z0-9._~!$&'()*+,;=:]+)\]|(?:[\-A-Za-z0-9._~!$&'()*+,;=]|%[0-9A-Fa-f]{2})*)(?::\d*)?(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*|\/(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*)?|(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})+(?:\/(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*)*)?(?:\?(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})|[/?])*)?(?:#(?:(?:[\-A-Za-z0-9._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})|[/?])*)?$/;

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
if(data.provider === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.provider !== undefined){
let data0 = data.provider;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},schema:schema115.properties.provider.type,parentSchema:schema115.properties.provider,data:data0};
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
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema115.properties.description.type},schema:schema115.properties.description.type,parentSchema:schema115.properties.description,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.enabled !== undefined){
let data2 = data.enabled;
if(typeof data2 !== "boolean"){
const err3 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema115.properties.enabled.type,parentSchema:schema115.properties.enabled,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.scopes !== undefined){
let data3 = data.scopes;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err4 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: schema115.properties.scopes.type},schema:schema115.properties.scopes.type,parentSchema:schema115.properties.scopes,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema115.properties.scopes.items.type,parentSchema:schema115.properties.scopes.items,data:data4};
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
if(data.auth_methods !== undefined){
let data5 = data.auth_methods;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/auth_methods/" + i1,schemaPath:"#/properties/auth_methods/items/type",keyword:"type",params:{type: "string"},schema:schema115.properties.auth_methods.items.type,parentSchema:schema115.properties.auth_methods.items,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data6 === "oauth") || (data6 === "api_key")) || (data6 === "client_credentials"))){
const err7 = {instancePath:instancePath+"/auth_methods/" + i1,schemaPath:"#/properties/auth_methods/items/enum",keyword:"enum",params:{allowedValues: schema115.properties.auth_methods.items.enum},schema:schema115.properties.auth_methods.items.enum,parentSchema:schema115.properties.auth_methods.items,data:data6};
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
const err8 = {instancePath:instancePath+"/auth_methods",schemaPath:"#/properties/auth_methods/type",keyword:"type",params:{type: "array"},schema:schema115.properties.auth_methods.type,parentSchema:schema115.properties.auth_methods,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.config !== undefined){
let data7 = data.config;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key0 in data7){
let data8 = data7[key0];
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/config/" + runtime.escapeName(key0),schemaPath:"#/properties/config/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema115.properties.config.additionalProperties.type,parentSchema:schema115.properties.config.additionalProperties,data:data8};
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
const err10 = {instancePath:instancePath+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{type: "object"},schema:schema115.properties.config.type,parentSchema:schema115.properties.config,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.credentials !== undefined){
let data9 = data.credentials;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.type === undefined){
const err11 = {instancePath:instancePath+"/credentials",schemaPath:"contract:/components/schemas/DataIntegrationCredentialsDto/required",keyword:"required",params:{missingProperty: "type"},schema:schema116.required,parentSchema:schema116,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data9.type !== undefined){
let data10 = data9.type;
if(typeof data10 !== "string"){
const err12 = {instancePath:instancePath+"/credentials/type",schemaPath:"contract:/components/schemas/DataIntegrationCredentialsDto/properties/type/type",keyword:"type",params:{type: "string"},schema:schema116.properties.type.type,parentSchema:schema116.properties.type,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data10 === "custom") || (data10 === "organization"))){
const err13 = {instancePath:instancePath+"/credentials/type",schemaPath:"contract:/components/schemas/DataIntegrationCredentialsDto/properties/type/enum",keyword:"enum",params:{allowedValues: schema116.properties.type.enum},schema:schema116.properties.type.enum,parentSchema:schema116.properties.type,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data9.client_id !== undefined){
let data11 = data9.client_id;
if(typeof data11 !== "string"){
const err14 = {instancePath:instancePath+"/credentials/client_id",schemaPath:"contract:/components/schemas/DataIntegrationCredentialsDto/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema116.properties.client_id.type,parentSchema:schema116.properties.client_id,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data9.client_secret !== undefined){
let data12 = data9.client_secret;
if(typeof data12 !== "string"){
const err15 = {instancePath:instancePath+"/credentials/client_secret",schemaPath:"contract:/components/schemas/DataIntegrationCredentialsDto/properties/client_secret/type",keyword:"type",params:{type: "string"},schema:schema116.properties.client_secret.type,parentSchema:schema116.properties.client_secret,data:data12};
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
const err16 = {instancePath:instancePath+"/credentials",schemaPath:"contract:/components/schemas/DataIntegrationCredentialsDto/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.api_key !== undefined){
let data13 = data.api_key;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.secret === undefined){
const err17 = {instancePath:instancePath+"/api_key",schemaPath:"contract:/components/schemas/ApiKeyInstallationDto/required",keyword:"required",params:{missingProperty: "secret"},schema:schema117.required,parentSchema:schema117,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data13.user_id === undefined){
const err18 = {instancePath:instancePath+"/api_key",schemaPath:"contract:/components/schemas/ApiKeyInstallationDto/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema117.required,parentSchema:schema117,data:data13};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data13.secret !== undefined){
let data14 = data13.secret;
if(typeof data14 === "string"){
if(func0(data14) < 5){
const err19 = {instancePath:instancePath+"/api_key/secret",schemaPath:"contract:/components/schemas/ApiKeyInstallationDto/properties/secret/minLength",keyword:"minLength",params:{limit: 5},schema:5,parentSchema:schema117.properties.secret,data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/api_key/secret",schemaPath:"contract:/components/schemas/ApiKeyInstallationDto/properties/secret/type",keyword:"type",params:{type: "string"},schema:schema117.properties.secret.type,parentSchema:schema117.properties.secret,data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data13.user_id !== undefined){
let data15 = data13.user_id;
if(typeof data15 !== "string"){
const err21 = {instancePath:instancePath+"/api_key/user_id",schemaPath:"contract:/components/schemas/ApiKeyInstallationDto/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema117.properties.user_id.type,parentSchema:schema117.properties.user_id,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data13.organization_id !== undefined){
let data16 = data13.organization_id;
if(typeof data16 !== "string"){
const err22 = {instancePath:instancePath+"/api_key/organization_id",schemaPath:"contract:/components/schemas/ApiKeyInstallationDto/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema117.properties.organization_id.type,parentSchema:schema117.properties.organization_id,data:data16};
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
const err23 = {instancePath:instancePath+"/api_key",schemaPath:"contract:/components/schemas/ApiKeyInstallationDto/type",keyword:"type",params:{type: "object"},schema:schema117.type,parentSchema:schema117,data:data13};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.custom_provider !== undefined){
let data17 = data.custom_provider;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.name === undefined){
const err24 = {instancePath:instancePath+"/custom_provider",schemaPath:"contract:/components/schemas/CustomProviderDefinitionDto/required",keyword:"required",params:{missingProperty: "name"},schema:schema118.required,parentSchema:schema118,data:data17};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data17.name !== undefined){
let data18 = data17.name;
if(typeof data18 !== "string"){
const err25 = {instancePath:instancePath+"/custom_provider/name",schemaPath:"contract:/components/schemas/CustomProviderDefinitionDto/properties/name/type",keyword:"type",params:{type: "string"},schema:schema118.properties.name.type,parentSchema:schema118.properties.name,data:data18};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data17.authorization_url !== undefined){
let data19 = data17.authorization_url;
if(typeof data19 === "string"){
if(!(formats5.test(data19))){
const err26 = {instancePath:instancePath+"/custom_provider/authorization_url",schemaPath:"contract:/components/schemas/CustomProviderDefinitionDto/properties/authorization_url/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema118.properties.authorization_url,data:data19};
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
const err27 = {instancePath:instancePath+"/custom_provider/authorization_url",schemaPath:"contract:/components/schemas/CustomProviderDefinitionDto/properties/authorization_url/type",keyword:"type",params:{type: "string"},schema:schema118.properties.authorization_url.type,parentSchema:schema118.properties.authorization_url,data:data19};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data17.token_url !== undefined){
let data20 = data17.token_url;
if(typeof data20 === "string"){
if(!(formats5.test(data20))){
const err28 = {instancePath:instancePath+"/custom_provider/token_url",schemaPath:"contract:/components/schemas/CustomProviderDefinitionDto/properties/token_url/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema118.properties.token_url,data:data20};
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
const err29 = {instancePath:instancePath+"/custom_provider/token_url",schemaPath:"contract:/components/schemas/CustomProviderDefinitionDto/properties/token_url/type",keyword:"type",params:{type: "string"},schema:schema118.properties.token_url.type,parentSchema:schema118.properties.token_url,data:data20};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data17.refresh_token_url !== undefined){
let data21 = data17.refresh_token_url;
if((typeof data21 !== "string") && (data21 !== null)){
const err30 = {instancePath:instancePath+"/custom_provider/refresh_token_url",schemaPath:"contract:/components/schemas/CustomProviderDefinitionDto/properties/refresh_token_url/type",keyword:"type",params:{type: schema118.properties.refresh_token_url.type},schema:schema118.properties.refresh_token_url.type,parentSchema:schema118.properties.refresh_token_url,data:data21};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data21 === "string"){
if(!(formats5.test(data21))){
const err31 = {instancePath:instancePath+"/custom_provider/refresh_token_url",schemaPath:"contract:/components/schemas/CustomProviderDefinitionDto/properties/refresh_token_url/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema118.properties.refresh_token_url,data:data21};
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
if(data17.pkce_enabled !== undefined){
let data22 = data17.pkce_enabled;
if(typeof data22 !== "boolean"){
const err32 = {instancePath:instancePath+"/custom_provider/pkce_enabled",schemaPath:"contract:/components/schemas/CustomProviderDefinitionDto/properties/pkce_enabled/type",keyword:"type",params:{type: "boolean"},schema:schema118.properties.pkce_enabled.type,parentSchema:schema118.properties.pkce_enabled,data:data22};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data17.request_scope_separator !== undefined){
let data23 = data17.request_scope_separator;
if(typeof data23 !== "string"){
const err33 = {instancePath:instancePath+"/custom_provider/request_scope_separator",schemaPath:"contract:/components/schemas/CustomProviderDefinitionDto/properties/request_scope_separator/type",keyword:"type",params:{type: "string"},schema:schema118.properties.request_scope_separator.type,parentSchema:schema118.properties.request_scope_separator,data:data23};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data17.scopes_required !== undefined){
let data24 = data17.scopes_required;
if(typeof data24 !== "boolean"){
const err34 = {instancePath:instancePath+"/custom_provider/scopes_required",schemaPath:"contract:/components/schemas/CustomProviderDefinitionDto/properties/scopes_required/type",keyword:"type",params:{type: "boolean"},schema:schema118.properties.scopes_required.type,parentSchema:schema118.properties.scopes_required,data:data24};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data17.client_secret_required !== undefined){
let data25 = data17.client_secret_required;
if(typeof data25 !== "boolean"){
const err35 = {instancePath:instancePath+"/custom_provider/client_secret_required",schemaPath:"contract:/components/schemas/CustomProviderDefinitionDto/properties/client_secret_required/type",keyword:"type",params:{type: "boolean"},schema:schema118.properties.client_secret_required.type,parentSchema:schema118.properties.client_secret_required,data:data25};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data17.additional_authorization_parameters !== undefined){
let data26 = data17.additional_authorization_parameters;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key1 in data26){
let data27 = data26[key1];
if(typeof data27 !== "string"){
const err36 = {instancePath:instancePath+"/custom_provider/additional_authorization_parameters/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/CustomProviderDefinitionDto/properties/additional_authorization_parameters/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema118.properties.additional_authorization_parameters.additionalProperties.type,parentSchema:schema118.properties.additional_authorization_parameters.additionalProperties,data:data27};
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
const err37 = {instancePath:instancePath+"/custom_provider/additional_authorization_parameters",schemaPath:"contract:/components/schemas/CustomProviderDefinitionDto/properties/additional_authorization_parameters/type",keyword:"type",params:{type: "object"},schema:schema118.properties.additional_authorization_parameters.type,parentSchema:schema118.properties.additional_authorization_parameters,data:data26};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data17.token_body_content_type !== undefined){
let data28 = data17.token_body_content_type;
if(typeof data28 !== "string"){
const err38 = {instancePath:instancePath+"/custom_provider/token_body_content_type",schemaPath:"contract:/components/schemas/CustomProviderDefinitionDto/properties/token_body_content_type/type",keyword:"type",params:{type: "string"},schema:schema118.properties.token_body_content_type.type,parentSchema:schema118.properties.token_body_content_type,data:data28};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data17.authenticate_via !== undefined){
let data29 = data17.authenticate_via;
if(typeof data29 !== "string"){
const err39 = {instancePath:instancePath+"/custom_provider/authenticate_via",schemaPath:"contract:/components/schemas/CustomProviderDefinitionDto/properties/authenticate_via/type",keyword:"type",params:{type: "string"},schema:schema118.properties.authenticate_via.type,parentSchema:schema118.properties.authenticate_via,data:data29};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!((data29 === "request_body") || (data29 === "basic_auth_header"))){
const err40 = {instancePath:instancePath+"/custom_provider/authenticate_via",schemaPath:"contract:/components/schemas/CustomProviderDefinitionDto/properties/authenticate_via/enum",keyword:"enum",params:{allowedValues: schema118.properties.authenticate_via.enum},schema:schema118.properties.authenticate_via.enum,parentSchema:schema118.properties.authenticate_via,data:data29};
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
const err41 = {instancePath:instancePath+"/custom_provider",schemaPath:"contract:/components/schemas/CustomProviderDefinitionDto/type",keyword:"type",params:{type: "object"},schema:schema118.type,parentSchema:schema118,data:data17};
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
const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema115.type,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"provider":true,"description":true,"enabled":true,"scopes":true,"auth_methods":true,"config":true,"credentials":true,"api_key":true,"custom_provider":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate76.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate76.errors);
errors = vErrors.length;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"provider":true,"description":true,"enabled":true,"scopes":true,"auth_methods":true,"config":true,"credentials":true,"api_key":true,"custom_provider":true},"dynamicProps":false,"dynamicItems":false};

exports.v62 = validate78;
const schema119 = {"$id":"contract:/DataIntegrationsManagementController_updateDataIntegration.body","$ref":"contract:/components/schemas/UpdateDataIntegrationDto"};
const schema120 = {"$id":"contract:/components/schemas/UpdateDataIntegrationDto","type":"object","properties":{"description":{"type":["string","null"]},"enabled":{"type":"boolean"},"scopes":{"type":["array","null"],"items":{"type":"string"}},"credentials":{"$ref":"contract:/components/schemas/DataIntegrationCredentialsDto"},"api_key":{"$ref":"contract:/components/schemas/ApiKeyInstallationDto"},"custom_provider":{"$ref":"contract:/components/schemas/UpdateCustomProviderDefinitionDto"}}};
const schema123 = {"$id":"contract:/components/schemas/UpdateCustomProviderDefinitionDto","type":"object","properties":{"name":{"type":"string"},"authorization_url":{"type":"string","format":"uri"},"token_url":{"type":"string","format":"uri"},"refresh_token_url":{"type":["string","null"],"format":"uri"},"pkce_enabled":{"type":"boolean"},"request_scope_separator":{"type":"string"},"scopes_required":{"type":"boolean"},"client_secret_required":{"type":"boolean"},"additional_authorization_parameters":{"type":"object","additionalProperties":{"type":"string"}},"token_body_content_type":{"type":"string"},"authenticate_via":{"type":"string","enum":["request_body","basic_auth_header"]}}};

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
if(data.description !== undefined){
let data0 = data.description;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema120.properties.description.type},schema:schema120.properties.description.type,parentSchema:schema120.properties.description,data:data0};
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
const err1 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema120.properties.enabled.type,parentSchema:schema120.properties.enabled,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.scopes !== undefined){
let data2 = data.scopes;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: schema120.properties.scopes.type},schema:schema120.properties.scopes.type,parentSchema:schema120.properties.scopes,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema120.properties.scopes.items.type,parentSchema:schema120.properties.scopes.items,data:data3};
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
if(data.credentials !== undefined){
let data4 = data.credentials;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.type === undefined){
const err4 = {instancePath:instancePath+"/credentials",schemaPath:"contract:/components/schemas/DataIntegrationCredentialsDto/required",keyword:"required",params:{missingProperty: "type"},schema:schema116.required,parentSchema:schema116,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data4.type !== undefined){
let data5 = data4.type;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/credentials/type",schemaPath:"contract:/components/schemas/DataIntegrationCredentialsDto/properties/type/type",keyword:"type",params:{type: "string"},schema:schema116.properties.type.type,parentSchema:schema116.properties.type,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data5 === "custom") || (data5 === "organization"))){
const err6 = {instancePath:instancePath+"/credentials/type",schemaPath:"contract:/components/schemas/DataIntegrationCredentialsDto/properties/type/enum",keyword:"enum",params:{allowedValues: schema116.properties.type.enum},schema:schema116.properties.type.enum,parentSchema:schema116.properties.type,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.client_id !== undefined){
let data6 = data4.client_id;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/credentials/client_id",schemaPath:"contract:/components/schemas/DataIntegrationCredentialsDto/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema116.properties.client_id.type,parentSchema:schema116.properties.client_id,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data4.client_secret !== undefined){
let data7 = data4.client_secret;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/credentials/client_secret",schemaPath:"contract:/components/schemas/DataIntegrationCredentialsDto/properties/client_secret/type",keyword:"type",params:{type: "string"},schema:schema116.properties.client_secret.type,parentSchema:schema116.properties.client_secret,data:data7};
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
const err9 = {instancePath:instancePath+"/credentials",schemaPath:"contract:/components/schemas/DataIntegrationCredentialsDto/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.api_key !== undefined){
let data8 = data.api_key;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.secret === undefined){
const err10 = {instancePath:instancePath+"/api_key",schemaPath:"contract:/components/schemas/ApiKeyInstallationDto/required",keyword:"required",params:{missingProperty: "secret"},schema:schema117.required,parentSchema:schema117,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data8.user_id === undefined){
const err11 = {instancePath:instancePath+"/api_key",schemaPath:"contract:/components/schemas/ApiKeyInstallationDto/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema117.required,parentSchema:schema117,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data8.secret !== undefined){
let data9 = data8.secret;
if(typeof data9 === "string"){
if(func0(data9) < 5){
const err12 = {instancePath:instancePath+"/api_key/secret",schemaPath:"contract:/components/schemas/ApiKeyInstallationDto/properties/secret/minLength",keyword:"minLength",params:{limit: 5},schema:5,parentSchema:schema117.properties.secret,data:data9};
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
const err13 = {instancePath:instancePath+"/api_key/secret",schemaPath:"contract:/components/schemas/ApiKeyInstallationDto/properties/secret/type",keyword:"type",params:{type: "string"},schema:schema117.properties.secret.type,parentSchema:schema117.properties.secret,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data8.user_id !== undefined){
let data10 = data8.user_id;
if(typeof data10 !== "string"){
const err14 = {instancePath:instancePath+"/api_key/user_id",schemaPath:"contract:/components/schemas/ApiKeyInstallationDto/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema117.properties.user_id.type,parentSchema:schema117.properties.user_id,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data8.organization_id !== undefined){
let data11 = data8.organization_id;
if(typeof data11 !== "string"){
const err15 = {instancePath:instancePath+"/api_key/organization_id",schemaPath:"contract:/components/schemas/ApiKeyInstallationDto/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema117.properties.organization_id.type,parentSchema:schema117.properties.organization_id,data:data11};
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
const err16 = {instancePath:instancePath+"/api_key",schemaPath:"contract:/components/schemas/ApiKeyInstallationDto/type",keyword:"type",params:{type: "object"},schema:schema117.type,parentSchema:schema117,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.custom_provider !== undefined){
let data12 = data.custom_provider;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.name !== undefined){
let data13 = data12.name;
if(typeof data13 !== "string"){
const err17 = {instancePath:instancePath+"/custom_provider/name",schemaPath:"contract:/components/schemas/UpdateCustomProviderDefinitionDto/properties/name/type",keyword:"type",params:{type: "string"},schema:schema123.properties.name.type,parentSchema:schema123.properties.name,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data12.authorization_url !== undefined){
let data14 = data12.authorization_url;
if(typeof data14 === "string"){
if(!(formats5.test(data14))){
const err18 = {instancePath:instancePath+"/custom_provider/authorization_url",schemaPath:"contract:/components/schemas/UpdateCustomProviderDefinitionDto/properties/authorization_url/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema123.properties.authorization_url,data:data14};
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
const err19 = {instancePath:instancePath+"/custom_provider/authorization_url",schemaPath:"contract:/components/schemas/UpdateCustomProviderDefinitionDto/properties/authorization_url/type",keyword:"type",params:{type: "string"},schema:schema123.properties.authorization_url.type,parentSchema:schema123.properties.authorization_url,data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data12.token_url !== undefined){
let data15 = data12.token_url;
if(typeof data15 === "string"){
if(!(formats5.test(data15))){
const err20 = {instancePath:instancePath+"/custom_provider/token_url",schemaPath:"contract:/components/schemas/UpdateCustomProviderDefinitionDto/properties/token_url/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema123.properties.token_url,data:data15};
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
const err21 = {instancePath:instancePath+"/custom_provider/token_url",schemaPath:"contract:/components/schemas/UpdateCustomProviderDefinitionDto/properties/token_url/type",keyword:"type",params:{type: "string"},schema:schema123.properties.token_url.type,parentSchema:schema123.properties.token_url,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data12.refresh_token_url !== undefined){
let data16 = data12.refresh_token_url;
if((typeof data16 !== "string") && (data16 !== null)){
const err22 = {instancePath:instancePath+"/custom_provider/refresh_token_url",schemaPath:"contract:/components/schemas/UpdateCustomProviderDefinitionDto/properties/refresh_token_url/type",keyword:"type",params:{type: schema123.properties.refresh_token_url.type},schema:schema123.properties.refresh_token_url.type,parentSchema:schema123.properties.refresh_token_url,data:data16};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data16 === "string"){
if(!(formats5.test(data16))){
const err23 = {instancePath:instancePath+"/custom_provider/refresh_token_url",schemaPath:"contract:/components/schemas/UpdateCustomProviderDefinitionDto/properties/refresh_token_url/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema123.properties.refresh_token_url,data:data16};
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
if(data12.pkce_enabled !== undefined){
let data17 = data12.pkce_enabled;
if(typeof data17 !== "boolean"){
const err24 = {instancePath:instancePath+"/custom_provider/pkce_enabled",schemaPath:"contract:/components/schemas/UpdateCustomProviderDefinitionDto/properties/pkce_enabled/type",keyword:"type",params:{type: "boolean"},schema:schema123.properties.pkce_enabled.type,parentSchema:schema123.properties.pkce_enabled,data:data17};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data12.request_scope_separator !== undefined){
let data18 = data12.request_scope_separator;
if(typeof data18 !== "string"){
const err25 = {instancePath:instancePath+"/custom_provider/request_scope_separator",schemaPath:"contract:/components/schemas/UpdateCustomProviderDefinitionDto/properties/request_scope_separator/type",keyword:"type",params:{type: "string"},schema:schema123.properties.request_scope_separator.type,parentSchema:schema123.properties.request_scope_separator,data:data18};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data12.scopes_required !== undefined){
let data19 = data12.scopes_required;
if(typeof data19 !== "boolean"){
const err26 = {instancePath:instancePath+"/custom_provider/scopes_required",schemaPath:"contract:/components/schemas/UpdateCustomProviderDefinitionDto/properties/scopes_required/type",keyword:"type",params:{type: "boolean"},schema:schema123.properties.scopes_required.type,parentSchema:schema123.properties.scopes_required,data:data19};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data12.client_secret_required !== undefined){
let data20 = data12.client_secret_required;
if(typeof data20 !== "boolean"){
const err27 = {instancePath:instancePath+"/custom_provider/client_secret_required",schemaPath:"contract:/components/schemas/UpdateCustomProviderDefinitionDto/properties/client_secret_required/type",keyword:"type",params:{type: "boolean"},schema:schema123.properties.client_secret_required.type,parentSchema:schema123.properties.client_secret_required,data:data20};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data12.additional_authorization_parameters !== undefined){
let data21 = data12.additional_authorization_parameters;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key0 in data21){
let data22 = data21[key0];
if(typeof data22 !== "string"){
const err28 = {instancePath:instancePath+"/custom_provider/additional_authorization_parameters/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/UpdateCustomProviderDefinitionDto/properties/additional_authorization_parameters/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema123.properties.additional_authorization_parameters.additionalProperties.type,parentSchema:schema123.properties.additional_authorization_parameters.additionalProperties,data:data22};
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
const err29 = {instancePath:instancePath+"/custom_provider/additional_authorization_parameters",schemaPath:"contract:/components/schemas/UpdateCustomProviderDefinitionDto/properties/additional_authorization_parameters/type",keyword:"type",params:{type: "object"},schema:schema123.properties.additional_authorization_parameters.type,parentSchema:schema123.properties.additional_authorization_parameters,data:data21};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data12.token_body_content_type !== undefined){
let data23 = data12.token_body_content_type;
if(typeof data23 !== "string"){
const err30 = {instancePath:instancePath+"/custom_provider/token_body_content_type",schemaPath:"contract:/components/schemas/UpdateCustomProviderDefinitionDto/properties/token_body_content_type/type",keyword:"type",params:{type: "string"},schema:schema123.properties.token_body_content_type.type,parentSchema:schema123.properties.token_body_content_type,data:data23};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data12.authenticate_via !== undefined){
let data24 = data12.authenticate_via;
if(typeof data24 !== "string"){
const err31 = {instancePath:instancePath+"/custom_provider/authenticate_via",schemaPath:"contract:/components/schemas/UpdateCustomProviderDefinitionDto/properties/authenticate_via/type",keyword:"type",params:{type: "string"},schema:schema123.properties.authenticate_via.type,parentSchema:schema123.properties.authenticate_via,data:data24};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!((data24 === "request_body") || (data24 === "basic_auth_header"))){
const err32 = {instancePath:instancePath+"/custom_provider/authenticate_via",schemaPath:"contract:/components/schemas/UpdateCustomProviderDefinitionDto/properties/authenticate_via/enum",keyword:"enum",params:{allowedValues: schema123.properties.authenticate_via.enum},schema:schema123.properties.authenticate_via.enum,parentSchema:schema123.properties.authenticate_via,data:data24};
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
const err33 = {instancePath:instancePath+"/custom_provider",schemaPath:"contract:/components/schemas/UpdateCustomProviderDefinitionDto/type",keyword:"type",params:{type: "object"},schema:schema123.type,parentSchema:schema123,data:data12};
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
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema120.type,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"description":true,"enabled":true,"scopes":true,"credentials":true,"api_key":true,"custom_provider":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate79.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate79.errors);
errors = vErrors.length;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"description":true,"enabled":true,"scopes":true,"credentials":true,"api_key":true,"custom_provider":true},"dynamicProps":false,"dynamicItems":false};

exports.v63 = validate81;
const schema124 = {"$id":"contract:/DataIntegrationsController_upsertApiKey.body","type":"object","properties":{"user_id":{"type":"string"},"organization_id":{"type":"string"},"secret":{"type":"string","minLength":1}},"required":["user_id","secret"]};

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
if(data.user_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.secret === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"},schema:schema124.required,parentSchema:schema124,data};
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
const err2 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema124.properties.user_id.type,parentSchema:schema124.properties.user_id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.organization_id !== undefined){
let data1 = data.organization_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema124.properties.organization_id.type,parentSchema:schema124.properties.organization_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.secret !== undefined){
let data2 = data.secret;
if(typeof data2 === "string"){
if(func0(data2) < 1){
const err4 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema124.properties.secret,data:data2};
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
const err5 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},schema:schema124.properties.secret.type,parentSchema:schema124.properties.secret,data:data2};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema124.type,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"user_id":true,"organization_id":true,"secret":true},"dynamicProps":false,"dynamicItems":false};

exports.v64 = validate82;
const schema125 = {"$id":"contract:/DataIntegrationsController_getDataIntegrationAuthorizeUrl.body","type":"object","properties":{"user_id":{"type":"string"},"organization_id":{"type":"string"},"return_to":{"type":"string","format":"uri"},"config":{"type":"object","additionalProperties":{"type":"string"}}},"required":["user_id"]};

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
if(data.user_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema125.required,parentSchema:schema125,data};
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
const err1 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema125.properties.user_id.type,parentSchema:schema125.properties.user_id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.organization_id !== undefined){
let data1 = data.organization_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema125.properties.organization_id.type,parentSchema:schema125.properties.organization_id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.return_to !== undefined){
let data2 = data.return_to;
if(typeof data2 === "string"){
if(!(formats5.test(data2))){
const err3 = {instancePath:instancePath+"/return_to",schemaPath:"#/properties/return_to/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema125.properties.return_to,data:data2};
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
const err4 = {instancePath:instancePath+"/return_to",schemaPath:"#/properties/return_to/type",keyword:"type",params:{type: "string"},schema:schema125.properties.return_to.type,parentSchema:schema125.properties.return_to,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.config !== undefined){
let data3 = data.config;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
let data4 = data3[key0];
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/config/" + runtime.escapeName(key0),schemaPath:"#/properties/config/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema125.properties.config.additionalProperties.type,parentSchema:schema125.properties.config.additionalProperties,data:data4};
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
const err6 = {instancePath:instancePath+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{type: "object"},schema:schema125.properties.config.type,parentSchema:schema125.properties.config,data:data3};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema125.type,parentSchema:schema125,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"user_id":true,"organization_id":true,"return_to":true,"config":true},"dynamicProps":false,"dynamicItems":false};

exports.v65 = validate83;
const schema126 = {"$id":"contract:/DataIntegrationsController_upsertClientCredentials.body","type":"object","properties":{"user_id":{"type":"string"},"organization_id":{"type":"string"},"client_id":{"type":"string","minLength":1},"client_secret":{"type":"string","minLength":1},"config":{"type":"object","additionalProperties":{"type":"string"}}},"required":["user_id","client_id","client_secret"]};

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
if(data.user_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema126.required,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.client_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_id"},schema:schema126.required,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.client_secret === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_secret"},schema:schema126.required,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema126.properties.user_id.type,parentSchema:schema126.properties.user_id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.organization_id !== undefined){
let data1 = data.organization_id;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema126.properties.organization_id.type,parentSchema:schema126.properties.organization_id,data:data1};
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
let data2 = data.client_id;
if(typeof data2 === "string"){
if(func0(data2) < 1){
const err5 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema126.properties.client_id,data:data2};
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
const err6 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema126.properties.client_id.type,parentSchema:schema126.properties.client_id,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.client_secret !== undefined){
let data3 = data.client_secret;
if(typeof data3 === "string"){
if(func0(data3) < 1){
const err7 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema126.properties.client_secret,data:data3};
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
const err8 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/type",keyword:"type",params:{type: "string"},schema:schema126.properties.client_secret.type,parentSchema:schema126.properties.client_secret,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.config !== undefined){
let data4 = data.config;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
let data5 = data4[key0];
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/config/" + runtime.escapeName(key0),schemaPath:"#/properties/config/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema126.properties.config.additionalProperties.type,parentSchema:schema126.properties.config.additionalProperties,data:data5};
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
const err10 = {instancePath:instancePath+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{type: "object"},schema:schema126.properties.config.type,parentSchema:schema126.properties.config,data:data4};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema126.type,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"user_id":true,"organization_id":true,"client_id":true,"client_secret":true,"config":true},"dynamicProps":false,"dynamicItems":false};

exports.v66 = validate84;
const schema127 = {"$id":"contract:/DataIntegrationsController_vendCredentials.body","type":"object","properties":{"user_id":{"type":"string"},"organization_id":{"type":"string"}},"required":["user_id"]};

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
if(data.user_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema127.required,parentSchema:schema127,data};
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
const err1 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema127.properties.user_id.type,parentSchema:schema127.properties.user_id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.organization_id !== undefined){
let data1 = data.organization_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/organization_id",schemaPath:"#/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema127.properties.organization_id.type,parentSchema:schema127.properties.organization_id,data:data1};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema127.type,parentSchema:schema127,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"user_id":true,"organization_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v67 = validate85;
const schema128 = {"$id":"contract:/DirectoriesController_list.parameters","type":"object","properties":{"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"},"organization_id":{"type":"string"},"search":{"type":"string"},"domain":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema128.required,parentSchema:schema128,data};
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
if(data0.before !== undefined){
let data1 = data0.before;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema128.properties.query.properties.before.type,parentSchema:schema128.properties.query.properties.before,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.after !== undefined){
let data2 = data0.after;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema128.properties.query.properties.after.type,parentSchema:schema128.properties.query.properties.after,data:data2};
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
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema128.properties.query.properties.limit.type,parentSchema:schema128.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema128.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema128.properties.query.properties.limit,data:data3};
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
if(data0.order !== undefined){
let data4 = data0.order;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data4 === "normal") || (data4 === "desc")) || (data4 === "asc"))){
const err7 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data4};
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
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/query/organization_id",schemaPath:"#/properties/query/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema128.properties.query.properties.organization_id.type,parentSchema:schema128.properties.query.properties.organization_id,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.search !== undefined){
let data6 = data0.search;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/query/search",schemaPath:"#/properties/query/properties/search/type",keyword:"type",params:{type: "string"},schema:schema128.properties.query.properties.search.type,parentSchema:schema128.properties.query.properties.search,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.domain !== undefined){
let data7 = data0.domain;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/query/domain",schemaPath:"#/properties/query/properties/domain/type",keyword:"type",params:{type: "string"},schema:schema128.properties.query.properties.domain.type,parentSchema:schema128.properties.query.properties.domain,data:data7};
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
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema128.properties.query.type,parentSchema:schema128.properties.query,data:data0};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema128.type,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v68 = validate86;
const schema130 = {"$id":"contract:/DirectoryGroupsController_list.parameters","type":"object","properties":{"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"},"directory":{"type":"string"},"user":{"type":"string"}},"required":[]}},"required":["query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema130.required,parentSchema:schema130,data};
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
if(data0.before !== undefined){
let data1 = data0.before;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema130.properties.query.properties.before.type,parentSchema:schema130.properties.query.properties.before,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.after !== undefined){
let data2 = data0.after;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema130.properties.query.properties.after.type,parentSchema:schema130.properties.query.properties.after,data:data2};
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
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema130.properties.query.properties.limit.type,parentSchema:schema130.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema130.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema130.properties.query.properties.limit,data:data3};
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
if(data0.order !== undefined){
let data4 = data0.order;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data4 === "normal") || (data4 === "desc")) || (data4 === "asc"))){
const err7 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.directory !== undefined){
let data5 = data0.directory;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/query/directory",schemaPath:"#/properties/query/properties/directory/type",keyword:"type",params:{type: "string"},schema:schema130.properties.query.properties.directory.type,parentSchema:schema130.properties.query.properties.directory,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.user !== undefined){
let data6 = data0.user;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/query/user",schemaPath:"#/properties/query/properties/user/type",keyword:"type",params:{type: "string"},schema:schema130.properties.query.properties.user.type,parentSchema:schema130.properties.query.properties.user,data:data6};
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
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema130.properties.query.type,parentSchema:schema130.properties.query,data:data0};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema130.type,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v69 = validate87;
const schema132 = {"$id":"contract:/DirectoryUsersController_list.parameters","type":"object","properties":{"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"},"directory":{"type":"string"},"group":{"type":"string"},"idp_id":{"type":"string"},"email":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data0.before !== undefined){
let data1 = data0.before;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema132.properties.query.properties.before.type,parentSchema:schema132.properties.query.properties.before,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.after !== undefined){
let data2 = data0.after;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema132.properties.query.properties.after.type,parentSchema:schema132.properties.query.properties.after,data:data2};
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
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema132.properties.query.properties.limit.type,parentSchema:schema132.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema132.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema132.properties.query.properties.limit,data:data3};
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
if(data0.order !== undefined){
let data4 = data0.order;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data4 === "normal") || (data4 === "desc")) || (data4 === "asc"))){
const err7 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.directory !== undefined){
let data5 = data0.directory;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/query/directory",schemaPath:"#/properties/query/properties/directory/type",keyword:"type",params:{type: "string"},schema:schema132.properties.query.properties.directory.type,parentSchema:schema132.properties.query.properties.directory,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.group !== undefined){
let data6 = data0.group;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/query/group",schemaPath:"#/properties/query/properties/group/type",keyword:"type",params:{type: "string"},schema:schema132.properties.query.properties.group.type,parentSchema:schema132.properties.query.properties.group,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.idp_id !== undefined){
let data7 = data0.idp_id;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/query/idp_id",schemaPath:"#/properties/query/properties/idp_id/type",keyword:"type",params:{type: "string"},schema:schema132.properties.query.properties.idp_id.type,parentSchema:schema132.properties.query.properties.idp_id,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.email !== undefined){
let data8 = data0.email;
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/query/email",schemaPath:"#/properties/query/properties/email/type",keyword:"type",params:{type: "string"},schema:schema132.properties.query.properties.email.type,parentSchema:schema132.properties.query.properties.email,data:data8};
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
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema132.properties.query.type,parentSchema:schema132.properties.query,data:data0};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema132.type,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v70 = validate88;
const schema134 = {"$id":"contract:/EventsController_list.parameters","type":"object","properties":{"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"},"events":{"type":"array","items":{"type":"string"}},"range_start":{"type":"string"},"range_end":{"type":"string"},"organization_id":{"type":"string"}},"required":[]}},"required":["query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema134.required,parentSchema:schema134,data};
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
if(data0.before !== undefined){
let data1 = data0.before;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema134.properties.query.properties.before.type,parentSchema:schema134.properties.query.properties.before,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.after !== undefined){
let data2 = data0.after;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema134.properties.query.properties.after.type,parentSchema:schema134.properties.query.properties.after,data:data2};
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
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema134.properties.query.properties.limit.type,parentSchema:schema134.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema134.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema134.properties.query.properties.limit,data:data3};
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
if(data0.order !== undefined){
let data4 = data0.order;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data4 === "normal") || (data4 === "desc")) || (data4 === "asc"))){
const err7 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.events !== undefined){
let data5 = data0.events;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/query/events/" + i0,schemaPath:"#/properties/query/properties/events/items/type",keyword:"type",params:{type: "string"},schema:schema134.properties.query.properties.events.items.type,parentSchema:schema134.properties.query.properties.events.items,data:data6};
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
const err9 = {instancePath:instancePath+"/query/events",schemaPath:"#/properties/query/properties/events/type",keyword:"type",params:{type: "array"},schema:schema134.properties.query.properties.events.type,parentSchema:schema134.properties.query.properties.events,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.range_start !== undefined){
let data7 = data0.range_start;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/query/range_start",schemaPath:"#/properties/query/properties/range_start/type",keyword:"type",params:{type: "string"},schema:schema134.properties.query.properties.range_start.type,parentSchema:schema134.properties.query.properties.range_start,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.range_end !== undefined){
let data8 = data0.range_end;
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/query/range_end",schemaPath:"#/properties/query/properties/range_end/type",keyword:"type",params:{type: "string"},schema:schema134.properties.query.properties.range_end.type,parentSchema:schema134.properties.query.properties.range_end,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.organization_id !== undefined){
let data9 = data0.organization_id;
if(typeof data9 !== "string"){
const err12 = {instancePath:instancePath+"/query/organization_id",schemaPath:"#/properties/query/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema134.properties.query.properties.organization_id.type,parentSchema:schema134.properties.query.properties.organization_id,data:data9};
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
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema134.properties.query.type,parentSchema:schema134.properties.query,data:data0};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema134.type,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v71 = validate89;
const schema136 = {"$id":"contract:/FlagTargetsController_createTarget.parameters","type":"object","properties":{"path":{"type":"object","properties":{"resourceId":{"type":"string"},"slug":{"type":"string"}},"required":["resourceId","slug"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema136.required,parentSchema:schema136,data};
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
if(data0.resourceId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "resourceId"},schema:schema136.properties.path.required,parentSchema:schema136.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.slug === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "slug"},schema:schema136.properties.path.required,parentSchema:schema136.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.resourceId !== undefined){
let data1 = data0.resourceId;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/resourceId",schemaPath:"#/properties/path/properties/resourceId/type",keyword:"type",params:{type: "string"},schema:schema136.properties.path.properties.resourceId.type,parentSchema:schema136.properties.path.properties.resourceId,data:data1};
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
const err4 = {instancePath:instancePath+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type: "string"},schema:schema136.properties.path.properties.slug.type,parentSchema:schema136.properties.path.properties.slug,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema136.properties.path.type,parentSchema:schema136.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema136.type,parentSchema:schema136,data};
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
validate89.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v72 = validate90;
const schema137 = {"$id":"contract:/OrganizationDomainsController_create.body","$ref":"contract:/components/schemas/CreateOrganizationDomainDto"};
const schema138 = {"$id":"contract:/components/schemas/CreateOrganizationDomainDto","type":"object","properties":{"domain":{"type":"string"},"organization_id":{"type":"string"}},"required":["domain","organization_id"]};

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
if(data.domain === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateOrganizationDomainDto/required",keyword:"required",params:{missingProperty: "domain"},schema:schema138.required,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.organization_id === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/CreateOrganizationDomainDto/required",keyword:"required",params:{missingProperty: "organization_id"},schema:schema138.required,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.domain !== undefined){
let data0 = data.domain;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/domain",schemaPath:"contract:/components/schemas/CreateOrganizationDomainDto/properties/domain/type",keyword:"type",params:{type: "string"},schema:schema138.properties.domain.type,parentSchema:schema138.properties.domain,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.organization_id !== undefined){
let data1 = data.organization_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/organization_id",schemaPath:"contract:/components/schemas/CreateOrganizationDomainDto/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema138.properties.organization_id.type,parentSchema:schema138.properties.organization_id,data:data1};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/CreateOrganizationDomainDto/type",keyword:"type",params:{type: "object"},schema:schema138.type,parentSchema:schema138,data};
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
validate90.evaluated = {"props":{"domain":true,"organization_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v73 = validate91;
const schema139 = {"$id":"contract:/OrganizationsController_list.parameters","type":"object","properties":{"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"},"domains":{"type":"array","items":{"type":"string"}},"search":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema139.required,parentSchema:schema139,data};
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
if(data0.before !== undefined){
let data1 = data0.before;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema139.properties.query.properties.before.type,parentSchema:schema139.properties.query.properties.before,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.after !== undefined){
let data2 = data0.after;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema139.properties.query.properties.after.type,parentSchema:schema139.properties.query.properties.after,data:data2};
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
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema139.properties.query.properties.limit.type,parentSchema:schema139.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema139.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema139.properties.query.properties.limit,data:data3};
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
if(data0.order !== undefined){
let data4 = data0.order;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data4 === "normal") || (data4 === "desc")) || (data4 === "asc"))){
const err7 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data4};
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
let data5 = data0.domains;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/query/domains/" + i0,schemaPath:"#/properties/query/properties/domains/items/type",keyword:"type",params:{type: "string"},schema:schema139.properties.query.properties.domains.items.type,parentSchema:schema139.properties.query.properties.domains.items,data:data6};
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
const err9 = {instancePath:instancePath+"/query/domains",schemaPath:"#/properties/query/properties/domains/type",keyword:"type",params:{type: "array"},schema:schema139.properties.query.properties.domains.type,parentSchema:schema139.properties.query.properties.domains,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.search !== undefined){
let data7 = data0.search;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/query/search",schemaPath:"#/properties/query/properties/search/type",keyword:"type",params:{type: "string"},schema:schema139.properties.query.properties.search.type,parentSchema:schema139.properties.query.properties.search,data:data7};
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
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema139.properties.query.type,parentSchema:schema139.properties.query,data:data0};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema139.type,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v74 = validate92;
const schema141 = {"$id":"contract:/OrganizationsController_create.body","$ref":"contract:/components/schemas/OrganizationDto"};
const schema142 = {"$id":"contract:/components/schemas/OrganizationDto","type":"object","properties":{"name":{"type":"string"},"allow_profiles_outside_organization":{"type":"boolean"},"domains":{"type":"array","items":{"type":"string"}},"domain_data":{"type":"array","items":{"$ref":"contract:/components/schemas/OrganizationDomainDataDto"}},"metadata":{"type":["object","null"],"additionalProperties":{"type":"string","maxLength":600},"maxProperties":50,"propertyNames":{"maxLength":40}},"external_id":{"type":["string","null"],"maxLength":128,"pattern":"^[\\x00-\\x7F]+$"}},"required":["name"]};
const schema143 = {"$id":"contract:/components/schemas/OrganizationDomainDataDto","type":"object","properties":{"domain":{"type":"string"},"state":{"type":"string","enum":["pending","verified"]}},"required":["domain","state"]};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema142.required,parentSchema:schema142,data};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema142.properties.name.type,parentSchema:schema142.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.allow_profiles_outside_organization !== undefined){
let data1 = data.allow_profiles_outside_organization;
if(typeof data1 !== "boolean"){
const err2 = {instancePath:instancePath+"/allow_profiles_outside_organization",schemaPath:"#/properties/allow_profiles_outside_organization/type",keyword:"type",params:{type: "boolean"},schema:schema142.properties.allow_profiles_outside_organization.type,parentSchema:schema142.properties.allow_profiles_outside_organization,data:data1};
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
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/domains/" + i0,schemaPath:"#/properties/domains/items/type",keyword:"type",params:{type: "string"},schema:schema142.properties.domains.items.type,parentSchema:schema142.properties.domains.items,data:data3};
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
const err4 = {instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type: "array"},schema:schema142.properties.domains.type,parentSchema:schema142.properties.domains,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.domain_data !== undefined){
let data4 = data.domain_data;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.domain === undefined){
const err5 = {instancePath:instancePath+"/domain_data/" + i1,schemaPath:"contract:/components/schemas/OrganizationDomainDataDto/required",keyword:"required",params:{missingProperty: "domain"},schema:schema143.required,parentSchema:schema143,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data5.state === undefined){
const err6 = {instancePath:instancePath+"/domain_data/" + i1,schemaPath:"contract:/components/schemas/OrganizationDomainDataDto/required",keyword:"required",params:{missingProperty: "state"},schema:schema143.required,parentSchema:schema143,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data5.domain !== undefined){
let data6 = data5.domain;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/domain_data/" + i1+"/domain",schemaPath:"contract:/components/schemas/OrganizationDomainDataDto/properties/domain/type",keyword:"type",params:{type: "string"},schema:schema143.properties.domain.type,parentSchema:schema143.properties.domain,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data5.state !== undefined){
let data7 = data5.state;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/domain_data/" + i1+"/state",schemaPath:"contract:/components/schemas/OrganizationDomainDataDto/properties/state/type",keyword:"type",params:{type: "string"},schema:schema143.properties.state.type,parentSchema:schema143.properties.state,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data7 === "pending") || (data7 === "verified"))){
const err9 = {instancePath:instancePath+"/domain_data/" + i1+"/state",schemaPath:"contract:/components/schemas/OrganizationDomainDataDto/properties/state/enum",keyword:"enum",params:{allowedValues: schema143.properties.state.enum},schema:schema143.properties.state.enum,parentSchema:schema143.properties.state,data:data7};
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
const err10 = {instancePath:instancePath+"/domain_data/" + i1,schemaPath:"contract:/components/schemas/OrganizationDomainDataDto/type",keyword:"type",params:{type: "object"},schema:schema143.type,parentSchema:schema143,data:data5};
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
const err11 = {instancePath:instancePath+"/domain_data",schemaPath:"#/properties/domain_data/type",keyword:"type",params:{type: "array"},schema:schema142.properties.domain_data.type,parentSchema:schema142.properties.domain_data,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.metadata !== undefined){
let data8 = data.metadata;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
const err12 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema142.properties.metadata.type},schema:schema142.properties.metadata.type,parentSchema:schema142.properties.metadata,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length > 50){
const err13 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 50},schema:50,parentSchema:schema142.properties.metadata,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key0 in data8){
const _errs20 = errors;
if(typeof key0 === "string"){
if(func0(key0) > 40){
const err14 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema142.properties.metadata.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid7 = _errs20 === errors;
if(!valid7){
const err15 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key0},schema:schema142.properties.metadata.propertyNames,parentSchema:schema142.properties.metadata,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
for(const key1 in data8){
let data9 = data8[key1];
if(typeof data9 === "string"){
if(func0(data9) > 600){
const err16 = {instancePath:instancePath+"/metadata/" + runtime.escapeName(key1),schemaPath:"#/properties/metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 600},schema:600,parentSchema:schema142.properties.metadata.additionalProperties,data:data9};
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
const err17 = {instancePath:instancePath+"/metadata/" + runtime.escapeName(key1),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema142.properties.metadata.additionalProperties.type,parentSchema:schema142.properties.metadata.additionalProperties,data:data9};
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
if(data.external_id !== undefined){
let data10 = data.external_id;
if((typeof data10 !== "string") && (data10 !== null)){
const err18 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/type",keyword:"type",params:{type: schema142.properties.external_id.type},schema:schema142.properties.external_id.type,parentSchema:schema142.properties.external_id,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data10 === "string"){
if(func0(data10) > 128){
const err19 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema142.properties.external_id,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern6.test(data10)){
const err20 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/pattern",keyword:"pattern",params:{pattern: "^[\\x00-\\x7F]+$"},schema:"^[\\x00-\\x7F]+$",parentSchema:schema142.properties.external_id,data:data10};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema142.type,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"name":true,"allow_profiles_outside_organization":true,"domains":true,"domain_data":true,"metadata":true,"external_id":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate93.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate93.errors);
errors = vErrors.length;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"name":true,"allow_profiles_outside_organization":true,"domains":true,"domain_data":true,"metadata":true,"external_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v75 = validate95;
const schema144 = {"$id":"contract:/OrganizationsController_getByExternalId.parameters","type":"object","properties":{"path":{"type":"object","properties":{"external_id":{"type":"string"}},"required":["external_id"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema144.required,parentSchema:schema144,data};
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
if(data0.external_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "external_id"},schema:schema144.properties.path.required,parentSchema:schema144.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.external_id !== undefined){
let data1 = data0.external_id;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/external_id",schemaPath:"#/properties/path/properties/external_id/type",keyword:"type",params:{type: "string"},schema:schema144.properties.path.properties.external_id.type,parentSchema:schema144.properties.path.properties.external_id,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema144.properties.path.type,parentSchema:schema144.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema144.type,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v76 = validate96;
const schema145 = {"$id":"contract:/OrganizationsController_updateOrganization.body","$ref":"contract:/components/schemas/UpdateOrganizationDto"};
const schema146 = {"$id":"contract:/components/schemas/UpdateOrganizationDto","type":"object","properties":{"name":{"type":"string"},"allow_profiles_outside_organization":{"type":"boolean"},"domains":{"type":"array","items":{"type":"string"}},"domain_data":{"type":"array","items":{"$ref":"contract:/components/schemas/OrganizationDomainDataDto"}},"stripe_customer_id":{"type":"string"},"metadata":{"type":["object","null"],"additionalProperties":{"type":"string","maxLength":600},"maxProperties":50,"propertyNames":{"maxLength":40}},"external_id":{"type":["string","null"],"maxLength":128,"pattern":"^[\\x00-\\x7F]+$"}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema146.properties.name.type,parentSchema:schema146.properties.name,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.allow_profiles_outside_organization !== undefined){
let data1 = data.allow_profiles_outside_organization;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/allow_profiles_outside_organization",schemaPath:"#/properties/allow_profiles_outside_organization/type",keyword:"type",params:{type: "boolean"},schema:schema146.properties.allow_profiles_outside_organization.type,parentSchema:schema146.properties.allow_profiles_outside_organization,data:data1};
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
let data2 = data.domains;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/domains/" + i0,schemaPath:"#/properties/domains/items/type",keyword:"type",params:{type: "string"},schema:schema146.properties.domains.items.type,parentSchema:schema146.properties.domains.items,data:data3};
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
const err3 = {instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type: "array"},schema:schema146.properties.domains.type,parentSchema:schema146.properties.domains,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.domain_data !== undefined){
let data4 = data.domain_data;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.domain === undefined){
const err4 = {instancePath:instancePath+"/domain_data/" + i1,schemaPath:"contract:/components/schemas/OrganizationDomainDataDto/required",keyword:"required",params:{missingProperty: "domain"},schema:schema143.required,parentSchema:schema143,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data5.state === undefined){
const err5 = {instancePath:instancePath+"/domain_data/" + i1,schemaPath:"contract:/components/schemas/OrganizationDomainDataDto/required",keyword:"required",params:{missingProperty: "state"},schema:schema143.required,parentSchema:schema143,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data5.domain !== undefined){
let data6 = data5.domain;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/domain_data/" + i1+"/domain",schemaPath:"contract:/components/schemas/OrganizationDomainDataDto/properties/domain/type",keyword:"type",params:{type: "string"},schema:schema143.properties.domain.type,parentSchema:schema143.properties.domain,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data5.state !== undefined){
let data7 = data5.state;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/domain_data/" + i1+"/state",schemaPath:"contract:/components/schemas/OrganizationDomainDataDto/properties/state/type",keyword:"type",params:{type: "string"},schema:schema143.properties.state.type,parentSchema:schema143.properties.state,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data7 === "pending") || (data7 === "verified"))){
const err8 = {instancePath:instancePath+"/domain_data/" + i1+"/state",schemaPath:"contract:/components/schemas/OrganizationDomainDataDto/properties/state/enum",keyword:"enum",params:{allowedValues: schema143.properties.state.enum},schema:schema143.properties.state.enum,parentSchema:schema143.properties.state,data:data7};
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
const err9 = {instancePath:instancePath+"/domain_data/" + i1,schemaPath:"contract:/components/schemas/OrganizationDomainDataDto/type",keyword:"type",params:{type: "object"},schema:schema143.type,parentSchema:schema143,data:data5};
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
const err10 = {instancePath:instancePath+"/domain_data",schemaPath:"#/properties/domain_data/type",keyword:"type",params:{type: "array"},schema:schema146.properties.domain_data.type,parentSchema:schema146.properties.domain_data,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.stripe_customer_id !== undefined){
let data8 = data.stripe_customer_id;
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/stripe_customer_id",schemaPath:"#/properties/stripe_customer_id/type",keyword:"type",params:{type: "string"},schema:schema146.properties.stripe_customer_id.type,parentSchema:schema146.properties.stripe_customer_id,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.metadata !== undefined){
let data9 = data.metadata;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
const err12 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema146.properties.metadata.type},schema:schema146.properties.metadata.type,parentSchema:schema146.properties.metadata,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(Object.keys(data9).length > 50){
const err13 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 50},schema:50,parentSchema:schema146.properties.metadata,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key0 in data9){
const _errs22 = errors;
if(typeof key0 === "string"){
if(func0(key0) > 40){
const err14 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema146.properties.metadata.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid7 = _errs22 === errors;
if(!valid7){
const err15 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key0},schema:schema146.properties.metadata.propertyNames,parentSchema:schema146.properties.metadata,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
for(const key1 in data9){
let data10 = data9[key1];
if(typeof data10 === "string"){
if(func0(data10) > 600){
const err16 = {instancePath:instancePath+"/metadata/" + runtime.escapeName(key1),schemaPath:"#/properties/metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 600},schema:600,parentSchema:schema146.properties.metadata.additionalProperties,data:data10};
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
const err17 = {instancePath:instancePath+"/metadata/" + runtime.escapeName(key1),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema146.properties.metadata.additionalProperties.type,parentSchema:schema146.properties.metadata.additionalProperties,data:data10};
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
if(data.external_id !== undefined){
let data11 = data.external_id;
if((typeof data11 !== "string") && (data11 !== null)){
const err18 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/type",keyword:"type",params:{type: schema146.properties.external_id.type},schema:schema146.properties.external_id.type,parentSchema:schema146.properties.external_id,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data11 === "string"){
if(func0(data11) > 128){
const err19 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema146.properties.external_id,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern6.test(data11)){
const err20 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/pattern",keyword:"pattern",params:{pattern: "^[\\x00-\\x7F]+$"},schema:"^[\\x00-\\x7F]+$",parentSchema:schema146.properties.external_id,data:data11};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema146.type,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":{"name":true,"allow_profiles_outside_organization":true,"domains":true,"domain_data":true,"stripe_customer_id":true,"metadata":true,"external_id":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate97.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate97.errors);
errors = vErrors.length;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":{"name":true,"allow_profiles_outside_organization":true,"domains":true,"domain_data":true,"stripe_customer_id":true,"metadata":true,"external_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v77 = validate99;
const schema148 = {"$id":"contract:/AuditLogsRetentionController_updateAuditLogsRetention.body","$ref":"contract:/components/schemas/UpdateAuditLogsRetentionDto"};
const schema149 = {"$id":"contract:/components/schemas/UpdateAuditLogsRetentionDto","type":"object","properties":{"retention_period_in_days":{"type":"integer","safeInteger":true}},"required":["retention_period_in_days"]};

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
if(data.retention_period_in_days === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/UpdateAuditLogsRetentionDto/required",keyword:"required",params:{missingProperty: "retention_period_in_days"},schema:schema149.required,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.retention_period_in_days !== undefined){
let data0 = data.retention_period_in_days;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/retention_period_in_days",schemaPath:"contract:/components/schemas/UpdateAuditLogsRetentionDto/properties/retention_period_in_days/type",keyword:"type",params:{type: "integer"},schema:schema149.properties.retention_period_in_days.type,parentSchema:schema149.properties.retention_period_in_days,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(Math.abs(data0) > 9007199254740991){
const err2 = {instancePath:instancePath+"/retention_period_in_days",schemaPath:"contract:/components/schemas/UpdateAuditLogsRetentionDto/properties/retention_period_in_days/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema149.properties.retention_period_in_days,data:data0};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/UpdateAuditLogsRetentionDto/type",keyword:"type",params:{type: "object"},schema:schema149.type,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":{"retention_period_in_days":true},"dynamicProps":false,"dynamicItems":false};

exports.v78 = validate100;
const schema150 = {"$id":"contract:/OrganizationApiKeysController_list.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string"}},"required":["organizationId"]},"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema150.required,parentSchema:schema150,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema150.required,parentSchema:schema150,data};
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
if(data0.organizationId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema150.properties.path.required,parentSchema:schema150.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema150.properties.path.properties.organizationId.type,parentSchema:schema150.properties.path.properties.organizationId,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema150.properties.path.type,parentSchema:schema150.properties.path,data:data0};
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
if(data2.before !== undefined){
let data3 = data2.before;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema150.properties.query.properties.before.type,parentSchema:schema150.properties.query.properties.before,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.after !== undefined){
let data4 = data2.after;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema150.properties.query.properties.after.type,parentSchema:schema150.properties.query.properties.after,data:data4};
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
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema150.properties.query.properties.limit.type,parentSchema:schema150.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema150.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema150.properties.query.properties.limit,data:data5};
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
if(data2.order !== undefined){
let data6 = data2.order;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data6 === "normal") || (data6 === "desc")) || (data6 === "asc"))){
const err11 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data6};
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
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema150.properties.query.type,parentSchema:schema150.properties.query,data:data2};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema150.type,parentSchema:schema150,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v79 = validate101;
const schema152 = {"$id":"contract:/OrganizationApiKeysController_create.body","$ref":"contract:/components/schemas/CreateOrganizationApiKeyDto"};
const schema153 = {"$id":"contract:/components/schemas/CreateOrganizationApiKeyDto","type":"object","properties":{"name":{"type":"string"},"permissions":{"type":"array","items":{"type":"string"}},"expires_at":{"format":"date-time","type":"string","leapSecond":"date-time"}},"required":["name"]};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateOrganizationApiKeyDto/required",keyword:"required",params:{missingProperty: "name"},schema:schema153.required,parentSchema:schema153,data};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateOrganizationApiKeyDto/properties/name/type",keyword:"type",params:{type: "string"},schema:schema153.properties.name.type,parentSchema:schema153.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.permissions !== undefined){
let data1 = data.permissions;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"contract:/components/schemas/CreateOrganizationApiKeyDto/properties/permissions/items/type",keyword:"type",params:{type: "string"},schema:schema153.properties.permissions.items.type,parentSchema:schema153.properties.permissions.items,data:data2};
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
const err3 = {instancePath:instancePath+"/permissions",schemaPath:"contract:/components/schemas/CreateOrganizationApiKeyDto/properties/permissions/type",keyword:"type",params:{type: "array"},schema:schema153.properties.permissions.type,parentSchema:schema153.properties.permissions,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.expires_at !== undefined){
let data3 = data.expires_at;
if(typeof data3 === "string"){
if(!(formats1.test(data3))){
const err4 = {instancePath:instancePath+"/expires_at",schemaPath:"contract:/components/schemas/CreateOrganizationApiKeyDto/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema153.properties.expires_at,data:data3};
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
const err5 = {instancePath:instancePath+"/expires_at",schemaPath:"contract:/components/schemas/CreateOrganizationApiKeyDto/properties/expires_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema153.properties.expires_at,data:data3};
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
const err6 = {instancePath:instancePath+"/expires_at",schemaPath:"contract:/components/schemas/CreateOrganizationApiKeyDto/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema153.properties.expires_at.type,parentSchema:schema153.properties.expires_at,data:data3};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/CreateOrganizationApiKeyDto/type",keyword:"type",params:{type: "object"},schema:schema153.type,parentSchema:schema153,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":{"name":true,"permissions":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};

exports.v80 = validate102;
const schema154 = {"$id":"contract:/ProviderController_configure.body","$ref":"contract:/components/schemas/ConfigureDataIntegrationBody"};
const schema155 = {"$id":"contract:/components/schemas/ConfigureDataIntegrationBody","type":"object","properties":{"enabled":{"type":"boolean"},"scopes":{"oneOf":[{"type":"array","items":{"type":"string"}},{"type":"null"}]},"client_id":{"type":"string","minLength":1},"client_secret":{"type":"string","minLength":1},"config":{"type":"object","additionalProperties":{"type":"string"}}}};

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
if(data.enabled !== undefined){
let data0 = data.enabled;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/enabled",schemaPath:"contract:/components/schemas/ConfigureDataIntegrationBody/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema155.properties.enabled.type,parentSchema:schema155.properties.enabled,data:data0};
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
let data1 = data.scopes;
const _errs5 = errors;
let valid2 = false;
let passing0 = null;
const _errs6 = errors;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"contract:/components/schemas/ConfigureDataIntegrationBody/properties/scopes/oneOf/0/items/type",keyword:"type",params:{type: "string"},schema:schema155.properties.scopes.oneOf[0].items.type,parentSchema:schema155.properties.scopes.oneOf[0].items,data:data2};
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
const err2 = {instancePath:instancePath+"/scopes",schemaPath:"contract:/components/schemas/ConfigureDataIntegrationBody/properties/scopes/oneOf/0/type",keyword:"type",params:{type: "array"},schema:schema155.properties.scopes.oneOf[0].type,parentSchema:schema155.properties.scopes.oneOf[0],data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs10 = errors;
if(data1 !== null){
const err3 = {instancePath:instancePath+"/scopes",schemaPath:"contract:/components/schemas/ConfigureDataIntegrationBody/properties/scopes/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema155.properties.scopes.oneOf[1].type,parentSchema:schema155.properties.scopes.oneOf[1],data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err4 = {instancePath:instancePath+"/scopes",schemaPath:"contract:/components/schemas/ConfigureDataIntegrationBody/properties/scopes/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs5, passingSchemas: passing0},schema:schema155.properties.scopes.oneOf,parentSchema:schema155.properties.scopes,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.client_id !== undefined){
let data3 = data.client_id;
if(typeof data3 === "string"){
if(func0(data3) < 1){
const err5 = {instancePath:instancePath+"/client_id",schemaPath:"contract:/components/schemas/ConfigureDataIntegrationBody/properties/client_id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema155.properties.client_id,data:data3};
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
const err6 = {instancePath:instancePath+"/client_id",schemaPath:"contract:/components/schemas/ConfigureDataIntegrationBody/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema155.properties.client_id.type,parentSchema:schema155.properties.client_id,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.client_secret !== undefined){
let data4 = data.client_secret;
if(typeof data4 === "string"){
if(func0(data4) < 1){
const err7 = {instancePath:instancePath+"/client_secret",schemaPath:"contract:/components/schemas/ConfigureDataIntegrationBody/properties/client_secret/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema155.properties.client_secret,data:data4};
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
const err8 = {instancePath:instancePath+"/client_secret",schemaPath:"contract:/components/schemas/ConfigureDataIntegrationBody/properties/client_secret/type",keyword:"type",params:{type: "string"},schema:schema155.properties.client_secret.type,parentSchema:schema155.properties.client_secret,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.config !== undefined){
let data5 = data.config;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 in data5){
let data6 = data5[key0];
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/config/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/ConfigureDataIntegrationBody/properties/config/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema155.properties.config.additionalProperties.type,parentSchema:schema155.properties.config.additionalProperties,data:data6};
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
const err10 = {instancePath:instancePath+"/config",schemaPath:"contract:/components/schemas/ConfigureDataIntegrationBody/properties/config/type",keyword:"type",params:{type: "object"},schema:schema155.properties.config.type,parentSchema:schema155.properties.config,data:data5};
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
const err11 = {instancePath,schemaPath:"contract:/components/schemas/ConfigureDataIntegrationBody/type",keyword:"type",params:{type: "object"},schema:schema155.type,parentSchema:schema155,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"enabled":true,"scopes":true,"client_id":true,"client_secret":true,"config":true},"dynamicProps":false,"dynamicItems":false};

exports.v81 = validate103;
const schema156 = {"$id":"contract:/GroupsController_create.body","$ref":"contract:/components/schemas/CreateGroupDto"};
const schema157 = {"$id":"contract:/components/schemas/CreateGroupDto","type":"object","properties":{"name":{"type":"string","maxLength":256},"description":{"type":["string","null"],"maxLength":150}},"required":["name"]};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateGroupDto/required",keyword:"required",params:{missingProperty: "name"},schema:schema157.required,parentSchema:schema157,data};
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
if(func0(data0) > 256){
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateGroupDto/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema157.properties.name,data:data0};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateGroupDto/properties/name/type",keyword:"type",params:{type: "string"},schema:schema157.properties.name.type,parentSchema:schema157.properties.name,data:data0};
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
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/CreateGroupDto/properties/description/type",keyword:"type",params:{type: schema157.properties.description.type},schema:schema157.properties.description.type,parentSchema:schema157.properties.description,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 150){
const err4 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/CreateGroupDto/properties/description/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema157.properties.description,data:data1};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/CreateGroupDto/type",keyword:"type",params:{type: "object"},schema:schema157.type,parentSchema:schema157,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"name":true,"description":true},"dynamicProps":false,"dynamicItems":false};

exports.v82 = validate104;
const schema158 = {"$id":"contract:/GroupsController_get.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string"},"groupId":{"type":"string"}},"required":["organizationId","groupId"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema158.required,parentSchema:schema158,data};
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
if(data0.organizationId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema158.properties.path.required,parentSchema:schema158.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.groupId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "groupId"},schema:schema158.properties.path.required,parentSchema:schema158.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema158.properties.path.properties.organizationId.type,parentSchema:schema158.properties.path.properties.organizationId,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.groupId !== undefined){
let data2 = data0.groupId;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/path/groupId",schemaPath:"#/properties/path/properties/groupId/type",keyword:"type",params:{type: "string"},schema:schema158.properties.path.properties.groupId.type,parentSchema:schema158.properties.path.properties.groupId,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema158.properties.path.type,parentSchema:schema158.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema158.type,parentSchema:schema158,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v83 = validate105;
const schema159 = {"$id":"contract:/GroupsController_update.body","$ref":"contract:/components/schemas/UpdateGroupDto"};
const schema160 = {"$id":"contract:/components/schemas/UpdateGroupDto","type":"object","properties":{"name":{"type":"string","maxLength":256},"description":{"type":["string","null"],"maxLength":150}}};

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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 256){
const err0 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/UpdateGroupDto/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema160.properties.name,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/UpdateGroupDto/properties/name/type",keyword:"type",params:{type: "string"},schema:schema160.properties.name.type,parentSchema:schema160.properties.name,data:data0};
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
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/UpdateGroupDto/properties/description/type",keyword:"type",params:{type: schema160.properties.description.type},schema:schema160.properties.description.type,parentSchema:schema160.properties.description,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 150){
const err3 = {instancePath:instancePath+"/description",schemaPath:"contract:/components/schemas/UpdateGroupDto/properties/description/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema160.properties.description,data:data1};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/UpdateGroupDto/type",keyword:"type",params:{type: "object"},schema:schema160.type,parentSchema:schema160,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"name":true,"description":true},"dynamicProps":false,"dynamicItems":false};

exports.v84 = validate106;
const schema161 = {"$id":"contract:/GroupMembershipsController_listMembers.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string"},"groupId":{"type":"string"}},"required":["organizationId","groupId"]},"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema161.required,parentSchema:schema161,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema161.required,parentSchema:schema161,data};
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
if(data0.organizationId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema161.properties.path.required,parentSchema:schema161.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.groupId === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "groupId"},schema:schema161.properties.path.required,parentSchema:schema161.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema161.properties.path.properties.organizationId.type,parentSchema:schema161.properties.path.properties.organizationId,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.groupId !== undefined){
let data2 = data0.groupId;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/groupId",schemaPath:"#/properties/path/properties/groupId/type",keyword:"type",params:{type: "string"},schema:schema161.properties.path.properties.groupId.type,parentSchema:schema161.properties.path.properties.groupId,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema161.properties.path.type,parentSchema:schema161.properties.path,data:data0};
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
if(data3.before !== undefined){
let data4 = data3.before;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema161.properties.query.properties.before.type,parentSchema:schema161.properties.query.properties.before,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.after !== undefined){
let data5 = data3.after;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema161.properties.query.properties.after.type,parentSchema:schema161.properties.query.properties.after,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.limit !== undefined){
let data6 = data3.limit;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema161.properties.query.properties.limit.type,parentSchema:schema161.properties.query.properties.limit,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema161.properties.query.properties.limit,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema161.properties.query.properties.limit,data:data6};
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
if(data3.order !== undefined){
let data7 = data3.order;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data7 === "normal") || (data7 === "desc")) || (data7 === "asc"))){
const err13 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data7};
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
const err14 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema161.properties.query.type,parentSchema:schema161.properties.query,data:data3};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema161.type,parentSchema:schema161,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v85 = validate107;
const schema163 = {"$id":"contract:/GroupMembershipsController_addMember.body","$ref":"contract:/components/schemas/CreateGroupMembershipDto"};
const schema164 = {"$id":"contract:/components/schemas/CreateGroupMembershipDto","type":"object","properties":{"organization_membership_id":{"type":"string"}},"required":["organization_membership_id"]};

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
if(data.organization_membership_id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateGroupMembershipDto/required",keyword:"required",params:{missingProperty: "organization_membership_id"},schema:schema164.required,parentSchema:schema164,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.organization_membership_id !== undefined){
let data0 = data.organization_membership_id;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/organization_membership_id",schemaPath:"contract:/components/schemas/CreateGroupMembershipDto/properties/organization_membership_id/type",keyword:"type",params:{type: "string"},schema:schema164.properties.organization_membership_id.type,parentSchema:schema164.properties.organization_membership_id,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/CreateGroupMembershipDto/type",keyword:"type",params:{type: "object"},schema:schema164.type,parentSchema:schema164,data};
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
validate107.evaluated = {"props":{"organization_membership_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v86 = validate108;
const schema165 = {"$id":"contract:/GroupMembershipsController_removeMember.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organizationId":{"type":"string"},"groupId":{"type":"string"},"omId":{"type":"string"}},"required":["organizationId","groupId","omId"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema165.required,parentSchema:schema165,data};
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
if(data0.organizationId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organizationId"},schema:schema165.properties.path.required,parentSchema:schema165.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.groupId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "groupId"},schema:schema165.properties.path.required,parentSchema:schema165.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.omId === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "omId"},schema:schema165.properties.path.required,parentSchema:schema165.properties.path,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/path/organizationId",schemaPath:"#/properties/path/properties/organizationId/type",keyword:"type",params:{type: "string"},schema:schema165.properties.path.properties.organizationId.type,parentSchema:schema165.properties.path.properties.organizationId,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.groupId !== undefined){
let data2 = data0.groupId;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/groupId",schemaPath:"#/properties/path/properties/groupId/type",keyword:"type",params:{type: "string"},schema:schema165.properties.path.properties.groupId.type,parentSchema:schema165.properties.path.properties.groupId,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.omId !== undefined){
let data3 = data0.omId;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/path/omId",schemaPath:"#/properties/path/properties/omId/type",keyword:"type",params:{type: "string"},schema:schema165.properties.path.properties.omId.type,parentSchema:schema165.properties.path.properties.omId,data:data3};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema165.properties.path.type,parentSchema:schema165.properties.path,data:data0};
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
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v87 = validate109;
const schema166 = {"$id":"contract:/OrganizationAuthorizedApplicationsController_list.parameters","type":"object","properties":{"path":{"type":"object","properties":{"organization_id":{"type":"string"}},"required":["organization_id"]},"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"}},"required":[]}},"required":["path","query"]};

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
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema166.required,parentSchema:schema166,data};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "organization_id"},schema:schema166.properties.path.required,parentSchema:schema166.properties.path,data:data0};
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
const err3 = {instancePath:instancePath+"/path/organization_id",schemaPath:"#/properties/path/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema166.properties.path.properties.organization_id.type,parentSchema:schema166.properties.path.properties.organization_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema166.properties.path.type,parentSchema:schema166.properties.path,data:data0};
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
if(data2.before !== undefined){
let data3 = data2.before;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema166.properties.query.properties.before.type,parentSchema:schema166.properties.query.properties.before,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.after !== undefined){
let data4 = data2.after;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema166.properties.query.properties.after.type,parentSchema:schema166.properties.query.properties.after,data:data4};
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
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema166.properties.query.properties.limit.type,parentSchema:schema166.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema166.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema166.properties.query.properties.limit,data:data5};
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
if(data2.order !== undefined){
let data6 = data2.order;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data6 === "normal") || (data6 === "desc")) || (data6 === "asc"))){
const err11 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data6};
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
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema166.properties.query.type,parentSchema:schema166.properties.query,data:data2};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema166.type,parentSchema:schema166,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v88 = validate110;
const schema168 = {"$id":"contract:/PortalSessionsController_create.body","$ref":"contract:/components/schemas/GenerateLinkDto"};
const schema169 = {"$id":"contract:/components/schemas/GenerateLinkDto","type":"object","properties":{"return_url":{"type":"string"},"success_url":{"type":"string"},"organization":{"type":"string"},"intent":{"type":"string","enum":["sso","dsync","audit_logs","log_streams","domain_verification","certificate_renewal","bring_your_own_key"]},"it_contact_emails":{"maxItems":20,"items":{"type":"string","format":"email"},"type":"array"}},"required":["organization"]};

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
if(data.organization === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/GenerateLinkDto/required",keyword:"required",params:{missingProperty: "organization"},schema:schema169.required,parentSchema:schema169,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.return_url !== undefined){
let data0 = data.return_url;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/return_url",schemaPath:"contract:/components/schemas/GenerateLinkDto/properties/return_url/type",keyword:"type",params:{type: "string"},schema:schema169.properties.return_url.type,parentSchema:schema169.properties.return_url,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.success_url !== undefined){
let data1 = data.success_url;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/success_url",schemaPath:"contract:/components/schemas/GenerateLinkDto/properties/success_url/type",keyword:"type",params:{type: "string"},schema:schema169.properties.success_url.type,parentSchema:schema169.properties.success_url,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.organization !== undefined){
let data2 = data.organization;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/organization",schemaPath:"contract:/components/schemas/GenerateLinkDto/properties/organization/type",keyword:"type",params:{type: "string"},schema:schema169.properties.organization.type,parentSchema:schema169.properties.organization,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.intent !== undefined){
let data3 = data.intent;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/intent",schemaPath:"contract:/components/schemas/GenerateLinkDto/properties/intent/type",keyword:"type",params:{type: "string"},schema:schema169.properties.intent.type,parentSchema:schema169.properties.intent,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((((((data3 === "sso") || (data3 === "dsync")) || (data3 === "audit_logs")) || (data3 === "log_streams")) || (data3 === "domain_verification")) || (data3 === "certificate_renewal")) || (data3 === "bring_your_own_key"))){
const err5 = {instancePath:instancePath+"/intent",schemaPath:"contract:/components/schemas/GenerateLinkDto/properties/intent/enum",keyword:"enum",params:{allowedValues: schema169.properties.intent.enum},schema:schema169.properties.intent.enum,parentSchema:schema169.properties.intent,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.it_contact_emails !== undefined){
let data4 = data.it_contact_emails;
if(Array.isArray(data4)){
if(data4.length > 20){
const err6 = {instancePath:instancePath+"/it_contact_emails",schemaPath:"contract:/components/schemas/GenerateLinkDto/properties/it_contact_emails/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema169.properties.it_contact_emails,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err7 = {instancePath:instancePath+"/it_contact_emails/" + i0,schemaPath:"contract:/components/schemas/GenerateLinkDto/properties/it_contact_emails/items/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema169.properties.it_contact_emails.items,data:data5};
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
const err8 = {instancePath:instancePath+"/it_contact_emails/" + i0,schemaPath:"contract:/components/schemas/GenerateLinkDto/properties/it_contact_emails/items/type",keyword:"type",params:{type: "string"},schema:schema169.properties.it_contact_emails.items.type,parentSchema:schema169.properties.it_contact_emails.items,data:data5};
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
const err9 = {instancePath:instancePath+"/it_contact_emails",schemaPath:"contract:/components/schemas/GenerateLinkDto/properties/it_contact_emails/type",keyword:"type",params:{type: "array"},schema:schema169.properties.it_contact_emails.type,parentSchema:schema169.properties.it_contact_emails,data:data4};
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
const err10 = {instancePath,schemaPath:"contract:/components/schemas/GenerateLinkDto/type",keyword:"type",params:{type: "object"},schema:schema169.type,parentSchema:schema169,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":{"return_url":true,"success_url":true,"organization":true,"intent":true,"it_contact_emails":true},"dynamicProps":false,"dynamicItems":false};

exports.v89 = validate111;
const schema170 = {"$id":"contract:/RadarStandaloneController_assess.body","type":"object","properties":{"ip_address":{"type":"string"},"user_agent":{"type":"string"},"email":{"type":"string","format":"email"},"auth_method":{"type":"string","enum":["Password","Passkey","Authenticator","SMS_OTP","Email_OTP","Social","SSO","Other"]},"action":{"type":"string","enum":["sign-up","sign-in"]},"signals_id":{"type":"string"}},"required":["ip_address","user_agent","email","auth_method","action"]};

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
if(data.ip_address === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ip_address"},schema:schema170.required,parentSchema:schema170,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.user_agent === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_agent"},schema:schema170.required,parentSchema:schema170,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},schema:schema170.required,parentSchema:schema170,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.auth_method === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "auth_method"},schema:schema170.required,parentSchema:schema170,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.action === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},schema:schema170.required,parentSchema:schema170,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.ip_address !== undefined){
let data0 = data.ip_address;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/ip_address",schemaPath:"#/properties/ip_address/type",keyword:"type",params:{type: "string"},schema:schema170.properties.ip_address.type,parentSchema:schema170.properties.ip_address,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.user_agent !== undefined){
let data1 = data.user_agent;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/type",keyword:"type",params:{type: "string"},schema:schema170.properties.user_agent.type,parentSchema:schema170.properties.user_agent,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema170.properties.email,data:data2};
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
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema170.properties.email.type,parentSchema:schema170.properties.email,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.auth_method !== undefined){
let data3 = data.auth_method;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/auth_method",schemaPath:"#/properties/auth_method/type",keyword:"type",params:{type: "string"},schema:schema170.properties.auth_method.type,parentSchema:schema170.properties.auth_method,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((((((data3 === "Password") || (data3 === "Passkey")) || (data3 === "Authenticator")) || (data3 === "SMS_OTP")) || (data3 === "Email_OTP")) || (data3 === "Social")) || (data3 === "SSO")) || (data3 === "Other"))){
const err10 = {instancePath:instancePath+"/auth_method",schemaPath:"#/properties/auth_method/enum",keyword:"enum",params:{allowedValues: schema170.properties.auth_method.enum},schema:schema170.properties.auth_method.enum,parentSchema:schema170.properties.auth_method,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.action !== undefined){
let data4 = data.action;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema170.properties.action.type,parentSchema:schema170.properties.action,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data4 === "sign-up") || (data4 === "sign-in"))){
const err12 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema170.properties.action.enum},schema:schema170.properties.action.enum,parentSchema:schema170.properties.action,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.signals_id !== undefined){
let data5 = data.signals_id;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/signals_id",schemaPath:"#/properties/signals_id/type",keyword:"type",params:{type: "string"},schema:schema170.properties.signals_id.type,parentSchema:schema170.properties.signals_id,data:data5};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema170.type,parentSchema:schema170,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"ip_address":true,"user_agent":true,"email":true,"auth_method":true,"action":true,"signals_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v90 = validate112;
const schema171 = {"$id":"contract:/RadarStandaloneController_updateRadarAttempt.body","type":"object","properties":{"challenge_status":{"type":"string","const":"success"},"attempt_status":{"type":"string","const":"success"}}};

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
if(data.challenge_status !== undefined){
let data0 = data.challenge_status;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/challenge_status",schemaPath:"#/properties/challenge_status/type",keyword:"type",params:{type: "string"},schema:schema171.properties.challenge_status.type,parentSchema:schema171.properties.challenge_status,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if("success" !== data0){
const err1 = {instancePath:instancePath+"/challenge_status",schemaPath:"#/properties/challenge_status/const",keyword:"const",params:{allowedValue: "success"},schema:"success",parentSchema:schema171.properties.challenge_status,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.attempt_status !== undefined){
let data1 = data.attempt_status;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/attempt_status",schemaPath:"#/properties/attempt_status/type",keyword:"type",params:{type: "string"},schema:schema171.properties.attempt_status.type,parentSchema:schema171.properties.attempt_status,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("success" !== data1){
const err3 = {instancePath:instancePath+"/attempt_status",schemaPath:"#/properties/attempt_status/const",keyword:"const",params:{allowedValue: "success"},schema:"success",parentSchema:schema171.properties.attempt_status,data:data1};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema171.type,parentSchema:schema171,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":{"challenge_status":true,"attempt_status":true},"dynamicProps":false,"dynamicItems":false};

exports.v91 = validate113;
const schema172 = {"$id":"contract:/RadarStandaloneController_updateRadarList.parameters","type":"object","properties":{"path":{"type":"object","properties":{"type":{"type":"string","enum":["ip_address","domain","email","device","user_agent","device_fingerprint","country"]},"action":{"type":"string","enum":["block","allow"]}},"required":["type","action"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema172.required,parentSchema:schema172,data};
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
if(data0.type === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "type"},schema:schema172.properties.path.required,parentSchema:schema172.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.action === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "action"},schema:schema172.properties.path.required,parentSchema:schema172.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.type !== undefined){
let data1 = data0.type;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/type",schemaPath:"#/properties/path/properties/type/type",keyword:"type",params:{type: "string"},schema:schema172.properties.path.properties.type.type,parentSchema:schema172.properties.path.properties.type,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((data1 === "ip_address") || (data1 === "domain")) || (data1 === "email")) || (data1 === "device")) || (data1 === "user_agent")) || (data1 === "device_fingerprint")) || (data1 === "country"))){
const err4 = {instancePath:instancePath+"/path/type",schemaPath:"#/properties/path/properties/type/enum",keyword:"enum",params:{allowedValues: schema172.properties.path.properties.type.enum},schema:schema172.properties.path.properties.type.enum,parentSchema:schema172.properties.path.properties.type,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.action !== undefined){
let data2 = data0.action;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/path/action",schemaPath:"#/properties/path/properties/action/type",keyword:"type",params:{type: "string"},schema:schema172.properties.path.properties.action.type,parentSchema:schema172.properties.path.properties.action,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data2 === "block") || (data2 === "allow"))){
const err6 = {instancePath:instancePath+"/path/action",schemaPath:"#/properties/path/properties/action/enum",keyword:"enum",params:{allowedValues: schema172.properties.path.properties.action.enum},schema:schema172.properties.path.properties.action.enum,parentSchema:schema172.properties.path.properties.action,data:data2};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema172.properties.path.type,parentSchema:schema172.properties.path,data:data0};
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
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v92 = validate114;
const schema173 = {"$id":"contract:/RadarStandaloneController_updateRadarList.body","type":"object","properties":{"entry":{"type":"string"}},"required":["entry"]};

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
if(data.entry === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entry"},schema:schema173.required,parentSchema:schema173,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entry !== undefined){
let data0 = data.entry;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/entry",schemaPath:"#/properties/entry/type",keyword:"type",params:{type: "string"},schema:schema173.properties.entry.type,parentSchema:schema173.properties.entry,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema173.type,parentSchema:schema173,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":{"entry":true},"dynamicProps":false,"dynamicItems":false};

exports.v93 = validate115;
const schema174 = {"$id":"contract:/SsoController_authorize.parameters","type":"object","properties":{"query":{"type":"object","properties":{"provider_scopes":{"type":"array","items":{"type":"string"}},"provider_query_params":{"additionalProperties":{"type":"string"},"type":"object"},"client_id":{"type":"string"},"domain":{"type":"string"},"provider":{"type":"string","enum":["AppleOAuth","BitbucketOAuth","GitHubOAuth","GitLabOAuth","GoogleOAuth","IntuitOAuth","LinkedInOAuth","MicrosoftOAuth","SalesforceOAuth","SlackOAuth","VercelMarketplaceOAuth","VercelOAuth","XeroOAuth"]},"redirect_uri":{"type":"string","format":"uri"},"response_type":{"type":"string","const":"code"},"state":{"type":"string"},"connection":{"type":"string"},"organization":{"type":"string"},"domain_hint":{"type":"string"},"login_hint":{"type":"string"},"nonce":{"type":"string"},"prompt":{"type":"string","const":"login"}},"required":["client_id","redirect_uri","response_type"]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema174.required,parentSchema:schema174,data};
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
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "client_id"},schema:schema174.properties.query.required,parentSchema:schema174.properties.query,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.redirect_uri === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "redirect_uri"},schema:schema174.properties.query.required,parentSchema:schema174.properties.query,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.response_type === undefined){
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "response_type"},schema:schema174.properties.query.required,parentSchema:schema174.properties.query,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.provider_scopes !== undefined){
let data1 = data0.provider_scopes;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/query/provider_scopes/" + i0,schemaPath:"#/properties/query/properties/provider_scopes/items/type",keyword:"type",params:{type: "string"},schema:schema174.properties.query.properties.provider_scopes.items.type,parentSchema:schema174.properties.query.properties.provider_scopes.items,data:data2};
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
const err5 = {instancePath:instancePath+"/query/provider_scopes",schemaPath:"#/properties/query/properties/provider_scopes/type",keyword:"type",params:{type: "array"},schema:schema174.properties.query.properties.provider_scopes.type,parentSchema:schema174.properties.query.properties.provider_scopes,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.provider_query_params !== undefined){
let data3 = data0.provider_query_params;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
let data4 = data3[key0];
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/provider_query_params/" + runtime.escapeName(key0),schemaPath:"#/properties/query/properties/provider_query_params/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema174.properties.query.properties.provider_query_params.additionalProperties.type,parentSchema:schema174.properties.query.properties.provider_query_params.additionalProperties,data:data4};
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
const err7 = {instancePath:instancePath+"/query/provider_query_params",schemaPath:"#/properties/query/properties/provider_query_params/type",keyword:"type",params:{type: "object"},schema:schema174.properties.query.properties.provider_query_params.type,parentSchema:schema174.properties.query.properties.provider_query_params,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.client_id !== undefined){
let data5 = data0.client_id;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/query/client_id",schemaPath:"#/properties/query/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema174.properties.query.properties.client_id.type,parentSchema:schema174.properties.query.properties.client_id,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.domain !== undefined){
let data6 = data0.domain;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/query/domain",schemaPath:"#/properties/query/properties/domain/type",keyword:"type",params:{type: "string"},schema:schema174.properties.query.properties.domain.type,parentSchema:schema174.properties.query.properties.domain,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.provider !== undefined){
let data7 = data0.provider;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/query/provider",schemaPath:"#/properties/query/properties/provider/type",keyword:"type",params:{type: "string"},schema:schema174.properties.query.properties.provider.type,parentSchema:schema174.properties.query.properties.provider,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((((((((((((data7 === "AppleOAuth") || (data7 === "BitbucketOAuth")) || (data7 === "GitHubOAuth")) || (data7 === "GitLabOAuth")) || (data7 === "GoogleOAuth")) || (data7 === "IntuitOAuth")) || (data7 === "LinkedInOAuth")) || (data7 === "MicrosoftOAuth")) || (data7 === "SalesforceOAuth")) || (data7 === "SlackOAuth")) || (data7 === "VercelMarketplaceOAuth")) || (data7 === "VercelOAuth")) || (data7 === "XeroOAuth"))){
const err11 = {instancePath:instancePath+"/query/provider",schemaPath:"#/properties/query/properties/provider/enum",keyword:"enum",params:{allowedValues: schema174.properties.query.properties.provider.enum},schema:schema174.properties.query.properties.provider.enum,parentSchema:schema174.properties.query.properties.provider,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.redirect_uri !== undefined){
let data8 = data0.redirect_uri;
if(typeof data8 === "string"){
if(!(formats5.test(data8))){
const err12 = {instancePath:instancePath+"/query/redirect_uri",schemaPath:"#/properties/query/properties/redirect_uri/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema174.properties.query.properties.redirect_uri,data:data8};
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
const err13 = {instancePath:instancePath+"/query/redirect_uri",schemaPath:"#/properties/query/properties/redirect_uri/type",keyword:"type",params:{type: "string"},schema:schema174.properties.query.properties.redirect_uri.type,parentSchema:schema174.properties.query.properties.redirect_uri,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.response_type !== undefined){
let data9 = data0.response_type;
if(typeof data9 !== "string"){
const err14 = {instancePath:instancePath+"/query/response_type",schemaPath:"#/properties/query/properties/response_type/type",keyword:"type",params:{type: "string"},schema:schema174.properties.query.properties.response_type.type,parentSchema:schema174.properties.query.properties.response_type,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if("code" !== data9){
const err15 = {instancePath:instancePath+"/query/response_type",schemaPath:"#/properties/query/properties/response_type/const",keyword:"const",params:{allowedValue: "code"},schema:"code",parentSchema:schema174.properties.query.properties.response_type,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.state !== undefined){
let data10 = data0.state;
if(typeof data10 !== "string"){
const err16 = {instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/type",keyword:"type",params:{type: "string"},schema:schema174.properties.query.properties.state.type,parentSchema:schema174.properties.query.properties.state,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.connection !== undefined){
let data11 = data0.connection;
if(typeof data11 !== "string"){
const err17 = {instancePath:instancePath+"/query/connection",schemaPath:"#/properties/query/properties/connection/type",keyword:"type",params:{type: "string"},schema:schema174.properties.query.properties.connection.type,parentSchema:schema174.properties.query.properties.connection,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.organization !== undefined){
let data12 = data0.organization;
if(typeof data12 !== "string"){
const err18 = {instancePath:instancePath+"/query/organization",schemaPath:"#/properties/query/properties/organization/type",keyword:"type",params:{type: "string"},schema:schema174.properties.query.properties.organization.type,parentSchema:schema174.properties.query.properties.organization,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.domain_hint !== undefined){
let data13 = data0.domain_hint;
if(typeof data13 !== "string"){
const err19 = {instancePath:instancePath+"/query/domain_hint",schemaPath:"#/properties/query/properties/domain_hint/type",keyword:"type",params:{type: "string"},schema:schema174.properties.query.properties.domain_hint.type,parentSchema:schema174.properties.query.properties.domain_hint,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.login_hint !== undefined){
let data14 = data0.login_hint;
if(typeof data14 !== "string"){
const err20 = {instancePath:instancePath+"/query/login_hint",schemaPath:"#/properties/query/properties/login_hint/type",keyword:"type",params:{type: "string"},schema:schema174.properties.query.properties.login_hint.type,parentSchema:schema174.properties.query.properties.login_hint,data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.nonce !== undefined){
let data15 = data0.nonce;
if(typeof data15 !== "string"){
const err21 = {instancePath:instancePath+"/query/nonce",schemaPath:"#/properties/query/properties/nonce/type",keyword:"type",params:{type: "string"},schema:schema174.properties.query.properties.nonce.type,parentSchema:schema174.properties.query.properties.nonce,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.prompt !== undefined){
let data16 = data0.prompt;
if(typeof data16 !== "string"){
const err22 = {instancePath:instancePath+"/query/prompt",schemaPath:"#/properties/query/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema174.properties.query.properties.prompt.type,parentSchema:schema174.properties.query.properties.prompt,data:data16};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if("login" !== data16){
const err23 = {instancePath:instancePath+"/query/prompt",schemaPath:"#/properties/query/properties/prompt/const",keyword:"const",params:{allowedValue: "login"},schema:"login",parentSchema:schema174.properties.query.properties.prompt,data:data16};
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
const err24 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema174.properties.query.type,parentSchema:schema174.properties.query,data:data0};
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
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema174.type,parentSchema:schema174,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v94 = validate116;
const schema175 = {"$id":"contract:/SsoController_jsonWebKeySet.parameters","type":"object","properties":{"path":{"type":"object","properties":{"clientId":{"type":"string"}},"required":["clientId"]}},"required":["path"]};

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
if(data0.clientId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "clientId"},schema:schema175.properties.path.required,parentSchema:schema175.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.clientId !== undefined){
let data1 = data0.clientId;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/clientId",schemaPath:"#/properties/path/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema175.properties.path.properties.clientId.type,parentSchema:schema175.properties.path.properties.clientId,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema175.properties.path.type,parentSchema:schema175.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema175.type,parentSchema:schema175,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v95 = validate117;
const schema176 = {"$id":"contract:/SsoController_logout.parameters","type":"object","properties":{"query":{"type":"object","properties":{"token":{"type":"string"}},"required":["token"]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema176.required,parentSchema:schema176,data};
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
if(data0.token === undefined){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "token"},schema:schema176.properties.query.required,parentSchema:schema176.properties.query,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.token !== undefined){
let data1 = data0.token;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/query/token",schemaPath:"#/properties/query/properties/token/type",keyword:"type",params:{type: "string"},schema:schema176.properties.query.properties.token.type,parentSchema:schema176.properties.query.properties.token,data:data1};
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
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema176.properties.query.type,parentSchema:schema176.properties.query,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema176.type,parentSchema:schema176,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v96 = validate118;
const schema177 = {"$id":"contract:/SsoController_logoutAuthorize.body","type":"object","properties":{"profile_id":{"type":"string"}},"required":["profile_id"]};

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
if(data.profile_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "profile_id"},schema:schema177.required,parentSchema:schema177,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.profile_id !== undefined){
let data0 = data.profile_id;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/profile_id",schemaPath:"#/properties/profile_id/type",keyword:"type",params:{type: "string"},schema:schema177.properties.profile_id.type,parentSchema:schema177.properties.profile_id,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema177.type,parentSchema:schema177,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":{"profile_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v97 = validate119;
const schema178 = {"$id":"contract:/SsoController_token.parameters","type":"object","properties":{"query":{"type":"object","properties":{"client_id":{"type":"string"},"client_secret":{"type":"string"},"code":{"type":"string"},"grant_type":{"type":"string","const":"authorization_code"}},"required":["client_id","client_secret","code","grant_type"]}},"required":["query"]};

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
if(data0.client_id === undefined){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "client_id"},schema:schema178.properties.query.required,parentSchema:schema178.properties.query,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.client_secret === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "client_secret"},schema:schema178.properties.query.required,parentSchema:schema178.properties.query,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.code === undefined){
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "code"},schema:schema178.properties.query.required,parentSchema:schema178.properties.query,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.grant_type === undefined){
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "grant_type"},schema:schema178.properties.query.required,parentSchema:schema178.properties.query,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.client_id !== undefined){
let data1 = data0.client_id;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/query/client_id",schemaPath:"#/properties/query/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema178.properties.query.properties.client_id.type,parentSchema:schema178.properties.query.properties.client_id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.client_secret !== undefined){
let data2 = data0.client_secret;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/query/client_secret",schemaPath:"#/properties/query/properties/client_secret/type",keyword:"type",params:{type: "string"},schema:schema178.properties.query.properties.client_secret.type,parentSchema:schema178.properties.query.properties.client_secret,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.code !== undefined){
let data3 = data0.code;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/query/code",schemaPath:"#/properties/query/properties/code/type",keyword:"type",params:{type: "string"},schema:schema178.properties.query.properties.code.type,parentSchema:schema178.properties.query.properties.code,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.grant_type !== undefined){
let data4 = data0.grant_type;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/query/grant_type",schemaPath:"#/properties/query/properties/grant_type/type",keyword:"type",params:{type: "string"},schema:schema178.properties.query.properties.grant_type.type,parentSchema:schema178.properties.query.properties.grant_type,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if("authorization_code" !== data4){
const err9 = {instancePath:instancePath+"/query/grant_type",schemaPath:"#/properties/query/properties/grant_type/const",keyword:"const",params:{allowedValue: "authorization_code"},schema:"authorization_code",parentSchema:schema178.properties.query.properties.grant_type,data:data4};
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
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema178.properties.query.type,parentSchema:schema178.properties.query,data:data0};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema178.type,parentSchema:schema178,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v98 = validate120;
const schema179 = {"$id":"contract:/SsoController_token.body","$ref":"contract:/components/schemas/TokenQueryDto"};
const schema180 = {"$id":"contract:/components/schemas/TokenQueryDto","type":"object","properties":{"client_id":{"type":"string"},"client_secret":{"type":"string"},"code":{"type":"string"},"grant_type":{"type":"string","const":"authorization_code"}},"required":["client_id","client_secret","code","grant_type"]};

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
if(data.client_id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/TokenQueryDto/required",keyword:"required",params:{missingProperty: "client_id"},schema:schema180.required,parentSchema:schema180,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.client_secret === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/TokenQueryDto/required",keyword:"required",params:{missingProperty: "client_secret"},schema:schema180.required,parentSchema:schema180,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.code === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/TokenQueryDto/required",keyword:"required",params:{missingProperty: "code"},schema:schema180.required,parentSchema:schema180,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.grant_type === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/TokenQueryDto/required",keyword:"required",params:{missingProperty: "grant_type"},schema:schema180.required,parentSchema:schema180,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.client_id !== undefined){
let data0 = data.client_id;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/client_id",schemaPath:"contract:/components/schemas/TokenQueryDto/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema180.properties.client_id.type,parentSchema:schema180.properties.client_id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.client_secret !== undefined){
let data1 = data.client_secret;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/client_secret",schemaPath:"contract:/components/schemas/TokenQueryDto/properties/client_secret/type",keyword:"type",params:{type: "string"},schema:schema180.properties.client_secret.type,parentSchema:schema180.properties.client_secret,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.code !== undefined){
let data2 = data.code;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/code",schemaPath:"contract:/components/schemas/TokenQueryDto/properties/code/type",keyword:"type",params:{type: "string"},schema:schema180.properties.code.type,parentSchema:schema180.properties.code,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.grant_type !== undefined){
let data3 = data.grant_type;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/grant_type",schemaPath:"contract:/components/schemas/TokenQueryDto/properties/grant_type/type",keyword:"type",params:{type: "string"},schema:schema180.properties.grant_type.type,parentSchema:schema180.properties.grant_type,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if("authorization_code" !== data3){
const err8 = {instancePath:instancePath+"/grant_type",schemaPath:"contract:/components/schemas/TokenQueryDto/properties/grant_type/const",keyword:"const",params:{allowedValue: "authorization_code"},schema:"authorization_code",parentSchema:schema180.properties.grant_type,data:data3};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/TokenQueryDto/type",keyword:"type",params:{type: "object"},schema:schema180.type,parentSchema:schema180,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":{"client_id":true,"client_secret":true,"code":true,"grant_type":true},"dynamicProps":false,"dynamicItems":false};

exports.v99 = validate121;
const schema181 = {"$id":"contract:/UserlandSessionsController_authenticate[0].body","oneOf":[{"type":"object","properties":{"client_id":{"type":"string"},"client_secret":{"type":"string"},"grant_type":{"type":"string","const":"authorization_code"},"code":{"type":"string"},"code_verifier":{"type":"string"},"invitation_token":{"type":"string"},"ip_address":{"type":"string"},"device_id":{"type":"string"},"user_agent":{"type":"string"},"signals_id":{"type":"string"}},"required":["client_id","grant_type","code"]},{"type":"object","properties":{"client_id":{"type":"string"},"client_secret":{"type":"string"},"grant_type":{"type":"string","const":"password"},"email":{"type":"string"},"password":{"type":"string"},"invitation_token":{"type":"string"},"ip_address":{"type":"string"},"device_id":{"type":"string"},"user_agent":{"type":"string"},"signals_id":{"type":"string"},"radar_auth_attempt_id":{"type":"string"}},"required":["client_id","client_secret","grant_type","email","password"]},{"type":"object","properties":{"client_id":{"type":"string"},"client_secret":{"type":"string"},"grant_type":{"type":"string","const":"refresh_token"},"refresh_token":{"type":"string"},"organization_id":{"type":"string"},"ip_address":{"type":"string"},"device_id":{"type":"string"},"user_agent":{"type":"string"}},"required":["client_id","grant_type","refresh_token"]},{"type":"object","properties":{"client_id":{"type":"string"},"client_secret":{"type":"string"},"grant_type":{"type":"string","const":"urn:workos:oauth:grant-type:magic-auth:code"},"code":{"type":"string"},"email":{"type":"string"},"invitation_token":{"type":"string"},"ip_address":{"type":"string"},"device_id":{"type":"string"},"user_agent":{"type":"string"},"radar_auth_attempt_id":{"type":"string"}},"required":["client_id","client_secret","grant_type","code","email"]},{"type":"object","properties":{"client_id":{"type":"string"},"client_secret":{"type":"string"},"grant_type":{"type":"string","const":"urn:workos:oauth:grant-type:email-verification:code"},"code":{"type":"string"},"pending_authentication_token":{"type":"string"},"ip_address":{"type":"string"},"device_id":{"type":"string"},"user_agent":{"type":"string"}},"required":["client_id","client_secret","grant_type","code","pending_authentication_token"]},{"type":"object","properties":{"client_id":{"type":"string"},"client_secret":{"type":"string"},"grant_type":{"type":"string","const":"urn:workos:oauth:grant-type:mfa-totp"},"code":{"type":"string"},"pending_authentication_token":{"type":"string"},"authentication_challenge_id":{"type":"string"},"ip_address":{"type":"string"},"device_id":{"type":"string"},"user_agent":{"type":"string"}},"required":["client_id","client_secret","grant_type","code","pending_authentication_token","authentication_challenge_id"]},{"type":"object","properties":{"client_id":{"type":"string"},"client_secret":{"type":"string"},"grant_type":{"type":"string","const":"urn:workos:oauth:grant-type:organization-selection"},"pending_authentication_token":{"type":"string"},"organization_id":{"type":"string"},"ip_address":{"type":"string"},"device_id":{"type":"string"},"user_agent":{"type":"string"}},"required":["client_id","client_secret","grant_type","pending_authentication_token","organization_id"]},{"type":"object","properties":{"client_id":{"type":"string"},"client_secret":{"type":"string"},"grant_type":{"type":"string","const":"urn:workos:oauth:grant-type:radar-email-challenge:code"},"code":{"type":"string"},"radar_challenge_id":{"type":"string"},"pending_authentication_token":{"type":"string"},"ip_address":{"type":"string"},"device_id":{"type":"string"},"user_agent":{"type":"string"}},"required":["client_id","client_secret","grant_type","code","radar_challenge_id","pending_authentication_token"]},{"type":"object","properties":{"client_id":{"type":"string"},"client_secret":{"type":"string"},"grant_type":{"type":"string","const":"urn:workos:oauth:grant-type:radar-sms-challenge:code"},"code":{"type":"string"},"verification_id":{"type":"string"},"phone_number":{"type":"string"},"pending_authentication_token":{"type":"string"},"ip_address":{"type":"string"},"device_id":{"type":"string"},"user_agent":{"type":"string"}},"required":["client_id","client_secret","grant_type","code","pending_authentication_token"]},{"type":"object","properties":{"client_id":{"type":"string"},"grant_type":{"type":"string","const":"urn:ietf:params:oauth:grant-type:device_code"},"device_code":{"type":"string"},"ip_address":{"type":"string"},"device_id":{"type":"string"},"user_agent":{"type":"string"}},"required":["client_id","grant_type","device_code"]}]};

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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "client_id"},schema:schema181.oneOf[0].required,parentSchema:schema181.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.grant_type === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "grant_type"},schema:schema181.oneOf[0].required,parentSchema:schema181.oneOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.code === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "code"},schema:schema181.oneOf[0].required,parentSchema:schema181.oneOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.client_id !== undefined){
let data0 = data.client_id;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/client_id",schemaPath:"#/oneOf/0/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[0].properties.client_id.type,parentSchema:schema181.oneOf[0].properties.client_id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.client_secret !== undefined){
let data1 = data.client_secret;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/client_secret",schemaPath:"#/oneOf/0/properties/client_secret/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[0].properties.client_secret.type,parentSchema:schema181.oneOf[0].properties.client_secret,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.grant_type !== undefined){
let data2 = data.grant_type;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/grant_type",schemaPath:"#/oneOf/0/properties/grant_type/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[0].properties.grant_type.type,parentSchema:schema181.oneOf[0].properties.grant_type,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("authorization_code" !== data2){
const err6 = {instancePath:instancePath+"/grant_type",schemaPath:"#/oneOf/0/properties/grant_type/const",keyword:"const",params:{allowedValue: "authorization_code"},schema:"authorization_code",parentSchema:schema181.oneOf[0].properties.grant_type,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.code !== undefined){
let data3 = data.code;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/oneOf/0/properties/code/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[0].properties.code.type,parentSchema:schema181.oneOf[0].properties.code,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.code_verifier !== undefined){
let data4 = data.code_verifier;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/code_verifier",schemaPath:"#/oneOf/0/properties/code_verifier/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[0].properties.code_verifier.type,parentSchema:schema181.oneOf[0].properties.code_verifier,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.invitation_token !== undefined){
let data5 = data.invitation_token;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/invitation_token",schemaPath:"#/oneOf/0/properties/invitation_token/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[0].properties.invitation_token.type,parentSchema:schema181.oneOf[0].properties.invitation_token,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.ip_address !== undefined){
let data6 = data.ip_address;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/ip_address",schemaPath:"#/oneOf/0/properties/ip_address/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[0].properties.ip_address.type,parentSchema:schema181.oneOf[0].properties.ip_address,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.device_id !== undefined){
let data7 = data.device_id;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/device_id",schemaPath:"#/oneOf/0/properties/device_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[0].properties.device_id.type,parentSchema:schema181.oneOf[0].properties.device_id,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.user_agent !== undefined){
let data8 = data.user_agent;
if(typeof data8 !== "string"){
const err12 = {instancePath:instancePath+"/user_agent",schemaPath:"#/oneOf/0/properties/user_agent/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[0].properties.user_agent.type,parentSchema:schema181.oneOf[0].properties.user_agent,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.signals_id !== undefined){
let data9 = data.signals_id;
if(typeof data9 !== "string"){
const err13 = {instancePath:instancePath+"/signals_id",schemaPath:"#/oneOf/0/properties/signals_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[0].properties.signals_id.type,parentSchema:schema181.oneOf[0].properties.signals_id,data:data9};
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
const err14 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},schema:schema181.oneOf[0].type,parentSchema:schema181.oneOf[0],data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {__proto__: null, };
props0.client_id = true;
props0.client_secret = true;
props0.grant_type = true;
props0.code = true;
props0.code_verifier = true;
props0.invitation_token = true;
props0.ip_address = true;
props0.device_id = true;
props0.user_agent = true;
props0.signals_id = true;
}
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
const err15 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "client_id"},schema:schema181.oneOf[1].required,parentSchema:schema181.oneOf[1],data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.client_secret === undefined){
const err16 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "client_secret"},schema:schema181.oneOf[1].required,parentSchema:schema181.oneOf[1],data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.grant_type === undefined){
const err17 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "grant_type"},schema:schema181.oneOf[1].required,parentSchema:schema181.oneOf[1],data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.email === undefined){
const err18 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "email"},schema:schema181.oneOf[1].required,parentSchema:schema181.oneOf[1],data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.password === undefined){
const err19 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "password"},schema:schema181.oneOf[1].required,parentSchema:schema181.oneOf[1],data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.client_id !== undefined){
let data10 = data.client_id;
if(typeof data10 !== "string"){
const err20 = {instancePath:instancePath+"/client_id",schemaPath:"#/oneOf/1/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[1].properties.client_id.type,parentSchema:schema181.oneOf[1].properties.client_id,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.client_secret !== undefined){
let data11 = data.client_secret;
if(typeof data11 !== "string"){
const err21 = {instancePath:instancePath+"/client_secret",schemaPath:"#/oneOf/1/properties/client_secret/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[1].properties.client_secret.type,parentSchema:schema181.oneOf[1].properties.client_secret,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.grant_type !== undefined){
let data12 = data.grant_type;
if(typeof data12 !== "string"){
const err22 = {instancePath:instancePath+"/grant_type",schemaPath:"#/oneOf/1/properties/grant_type/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[1].properties.grant_type.type,parentSchema:schema181.oneOf[1].properties.grant_type,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if("password" !== data12){
const err23 = {instancePath:instancePath+"/grant_type",schemaPath:"#/oneOf/1/properties/grant_type/const",keyword:"const",params:{allowedValue: "password"},schema:"password",parentSchema:schema181.oneOf[1].properties.grant_type,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.email !== undefined){
let data13 = data.email;
if(typeof data13 !== "string"){
const err24 = {instancePath:instancePath+"/email",schemaPath:"#/oneOf/1/properties/email/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[1].properties.email.type,parentSchema:schema181.oneOf[1].properties.email,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.password !== undefined){
let data14 = data.password;
if(typeof data14 !== "string"){
const err25 = {instancePath:instancePath+"/password",schemaPath:"#/oneOf/1/properties/password/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[1].properties.password.type,parentSchema:schema181.oneOf[1].properties.password,data:data14};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.invitation_token !== undefined){
let data15 = data.invitation_token;
if(typeof data15 !== "string"){
const err26 = {instancePath:instancePath+"/invitation_token",schemaPath:"#/oneOf/1/properties/invitation_token/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[1].properties.invitation_token.type,parentSchema:schema181.oneOf[1].properties.invitation_token,data:data15};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.ip_address !== undefined){
let data16 = data.ip_address;
if(typeof data16 !== "string"){
const err27 = {instancePath:instancePath+"/ip_address",schemaPath:"#/oneOf/1/properties/ip_address/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[1].properties.ip_address.type,parentSchema:schema181.oneOf[1].properties.ip_address,data:data16};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.device_id !== undefined){
let data17 = data.device_id;
if(typeof data17 !== "string"){
const err28 = {instancePath:instancePath+"/device_id",schemaPath:"#/oneOf/1/properties/device_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[1].properties.device_id.type,parentSchema:schema181.oneOf[1].properties.device_id,data:data17};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.user_agent !== undefined){
let data18 = data.user_agent;
if(typeof data18 !== "string"){
const err29 = {instancePath:instancePath+"/user_agent",schemaPath:"#/oneOf/1/properties/user_agent/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[1].properties.user_agent.type,parentSchema:schema181.oneOf[1].properties.user_agent,data:data18};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.signals_id !== undefined){
let data19 = data.signals_id;
if(typeof data19 !== "string"){
const err30 = {instancePath:instancePath+"/signals_id",schemaPath:"#/oneOf/1/properties/signals_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[1].properties.signals_id.type,parentSchema:schema181.oneOf[1].properties.signals_id,data:data19};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.radar_auth_attempt_id !== undefined){
let data20 = data.radar_auth_attempt_id;
if(typeof data20 !== "string"){
const err31 = {instancePath:instancePath+"/radar_auth_attempt_id",schemaPath:"#/oneOf/1/properties/radar_auth_attempt_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[1].properties.radar_auth_attempt_id.type,parentSchema:schema181.oneOf[1].properties.radar_auth_attempt_id,data:data20};
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
const err32 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},schema:schema181.oneOf[1].type,parentSchema:schema181.oneOf[1],data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs23 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.client_id = true;
props0.client_secret = true;
props0.grant_type = true;
props0.email = true;
props0.password = true;
props0.invitation_token = true;
props0.ip_address = true;
props0.device_id = true;
props0.user_agent = true;
props0.signals_id = true;
props0.radar_auth_attempt_id = true;
}
}
const _errs47 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
const err33 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "client_id"},schema:schema181.oneOf[2].required,parentSchema:schema181.oneOf[2],data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data.grant_type === undefined){
const err34 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "grant_type"},schema:schema181.oneOf[2].required,parentSchema:schema181.oneOf[2],data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data.refresh_token === undefined){
const err35 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "refresh_token"},schema:schema181.oneOf[2].required,parentSchema:schema181.oneOf[2],data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data.client_id !== undefined){
let data21 = data.client_id;
if(typeof data21 !== "string"){
const err36 = {instancePath:instancePath+"/client_id",schemaPath:"#/oneOf/2/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[2].properties.client_id.type,parentSchema:schema181.oneOf[2].properties.client_id,data:data21};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.client_secret !== undefined){
let data22 = data.client_secret;
if(typeof data22 !== "string"){
const err37 = {instancePath:instancePath+"/client_secret",schemaPath:"#/oneOf/2/properties/client_secret/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[2].properties.client_secret.type,parentSchema:schema181.oneOf[2].properties.client_secret,data:data22};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.grant_type !== undefined){
let data23 = data.grant_type;
if(typeof data23 !== "string"){
const err38 = {instancePath:instancePath+"/grant_type",schemaPath:"#/oneOf/2/properties/grant_type/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[2].properties.grant_type.type,parentSchema:schema181.oneOf[2].properties.grant_type,data:data23};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if("refresh_token" !== data23){
const err39 = {instancePath:instancePath+"/grant_type",schemaPath:"#/oneOf/2/properties/grant_type/const",keyword:"const",params:{allowedValue: "refresh_token"},schema:"refresh_token",parentSchema:schema181.oneOf[2].properties.grant_type,data:data23};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.refresh_token !== undefined){
let data24 = data.refresh_token;
if(typeof data24 !== "string"){
const err40 = {instancePath:instancePath+"/refresh_token",schemaPath:"#/oneOf/2/properties/refresh_token/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[2].properties.refresh_token.type,parentSchema:schema181.oneOf[2].properties.refresh_token,data:data24};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.organization_id !== undefined){
let data25 = data.organization_id;
if(typeof data25 !== "string"){
const err41 = {instancePath:instancePath+"/organization_id",schemaPath:"#/oneOf/2/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[2].properties.organization_id.type,parentSchema:schema181.oneOf[2].properties.organization_id,data:data25};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.ip_address !== undefined){
let data26 = data.ip_address;
if(typeof data26 !== "string"){
const err42 = {instancePath:instancePath+"/ip_address",schemaPath:"#/oneOf/2/properties/ip_address/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[2].properties.ip_address.type,parentSchema:schema181.oneOf[2].properties.ip_address,data:data26};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.device_id !== undefined){
let data27 = data.device_id;
if(typeof data27 !== "string"){
const err43 = {instancePath:instancePath+"/device_id",schemaPath:"#/oneOf/2/properties/device_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[2].properties.device_id.type,parentSchema:schema181.oneOf[2].properties.device_id,data:data27};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.user_agent !== undefined){
let data28 = data.user_agent;
if(typeof data28 !== "string"){
const err44 = {instancePath:instancePath+"/user_agent",schemaPath:"#/oneOf/2/properties/user_agent/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[2].properties.user_agent.type,parentSchema:schema181.oneOf[2].properties.user_agent,data:data28};
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
else {
const err45 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},schema:schema181.oneOf[2].type,parentSchema:schema181.oneOf[2],data};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var _valid0 = _errs47 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.client_id = true;
props0.client_secret = true;
props0.grant_type = true;
props0.refresh_token = true;
props0.organization_id = true;
props0.ip_address = true;
props0.device_id = true;
props0.user_agent = true;
}
}
const _errs65 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
const err46 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "client_id"},schema:schema181.oneOf[3].required,parentSchema:schema181.oneOf[3],data};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data.client_secret === undefined){
const err47 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "client_secret"},schema:schema181.oneOf[3].required,parentSchema:schema181.oneOf[3],data};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data.grant_type === undefined){
const err48 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "grant_type"},schema:schema181.oneOf[3].required,parentSchema:schema181.oneOf[3],data};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data.code === undefined){
const err49 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "code"},schema:schema181.oneOf[3].required,parentSchema:schema181.oneOf[3],data};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data.email === undefined){
const err50 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "email"},schema:schema181.oneOf[3].required,parentSchema:schema181.oneOf[3],data};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data.client_id !== undefined){
let data29 = data.client_id;
if(typeof data29 !== "string"){
const err51 = {instancePath:instancePath+"/client_id",schemaPath:"#/oneOf/3/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[3].properties.client_id.type,parentSchema:schema181.oneOf[3].properties.client_id,data:data29};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.client_secret !== undefined){
let data30 = data.client_secret;
if(typeof data30 !== "string"){
const err52 = {instancePath:instancePath+"/client_secret",schemaPath:"#/oneOf/3/properties/client_secret/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[3].properties.client_secret.type,parentSchema:schema181.oneOf[3].properties.client_secret,data:data30};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.grant_type !== undefined){
let data31 = data.grant_type;
if(typeof data31 !== "string"){
const err53 = {instancePath:instancePath+"/grant_type",schemaPath:"#/oneOf/3/properties/grant_type/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[3].properties.grant_type.type,parentSchema:schema181.oneOf[3].properties.grant_type,data:data31};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if("urn:workos:oauth:grant-type:magic-auth:code" !== data31){
const err54 = {instancePath:instancePath+"/grant_type",schemaPath:"#/oneOf/3/properties/grant_type/const",keyword:"const",params:{allowedValue: "urn:workos:oauth:grant-type:magic-auth:code"},schema:"urn:workos:oauth:grant-type:magic-auth:code",parentSchema:schema181.oneOf[3].properties.grant_type,data:data31};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.code !== undefined){
let data32 = data.code;
if(typeof data32 !== "string"){
const err55 = {instancePath:instancePath+"/code",schemaPath:"#/oneOf/3/properties/code/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[3].properties.code.type,parentSchema:schema181.oneOf[3].properties.code,data:data32};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.email !== undefined){
let data33 = data.email;
if(typeof data33 !== "string"){
const err56 = {instancePath:instancePath+"/email",schemaPath:"#/oneOf/3/properties/email/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[3].properties.email.type,parentSchema:schema181.oneOf[3].properties.email,data:data33};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.invitation_token !== undefined){
let data34 = data.invitation_token;
if(typeof data34 !== "string"){
const err57 = {instancePath:instancePath+"/invitation_token",schemaPath:"#/oneOf/3/properties/invitation_token/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[3].properties.invitation_token.type,parentSchema:schema181.oneOf[3].properties.invitation_token,data:data34};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.ip_address !== undefined){
let data35 = data.ip_address;
if(typeof data35 !== "string"){
const err58 = {instancePath:instancePath+"/ip_address",schemaPath:"#/oneOf/3/properties/ip_address/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[3].properties.ip_address.type,parentSchema:schema181.oneOf[3].properties.ip_address,data:data35};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.device_id !== undefined){
let data36 = data.device_id;
if(typeof data36 !== "string"){
const err59 = {instancePath:instancePath+"/device_id",schemaPath:"#/oneOf/3/properties/device_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[3].properties.device_id.type,parentSchema:schema181.oneOf[3].properties.device_id,data:data36};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.user_agent !== undefined){
let data37 = data.user_agent;
if(typeof data37 !== "string"){
const err60 = {instancePath:instancePath+"/user_agent",schemaPath:"#/oneOf/3/properties/user_agent/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[3].properties.user_agent.type,parentSchema:schema181.oneOf[3].properties.user_agent,data:data37};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.radar_auth_attempt_id !== undefined){
let data38 = data.radar_auth_attempt_id;
if(typeof data38 !== "string"){
const err61 = {instancePath:instancePath+"/radar_auth_attempt_id",schemaPath:"#/oneOf/3/properties/radar_auth_attempt_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[3].properties.radar_auth_attempt_id.type,parentSchema:schema181.oneOf[3].properties.radar_auth_attempt_id,data:data38};
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
const err62 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},schema:schema181.oneOf[3].type,parentSchema:schema181.oneOf[3],data};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var _valid0 = _errs65 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.client_id = true;
props0.client_secret = true;
props0.grant_type = true;
props0.code = true;
props0.email = true;
props0.invitation_token = true;
props0.ip_address = true;
props0.device_id = true;
props0.user_agent = true;
props0.radar_auth_attempt_id = true;
}
}
const _errs87 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
const err63 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "client_id"},schema:schema181.oneOf[4].required,parentSchema:schema181.oneOf[4],data};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data.client_secret === undefined){
const err64 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "client_secret"},schema:schema181.oneOf[4].required,parentSchema:schema181.oneOf[4],data};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data.grant_type === undefined){
const err65 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "grant_type"},schema:schema181.oneOf[4].required,parentSchema:schema181.oneOf[4],data};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data.code === undefined){
const err66 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "code"},schema:schema181.oneOf[4].required,parentSchema:schema181.oneOf[4],data};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data.pending_authentication_token === undefined){
const err67 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "pending_authentication_token"},schema:schema181.oneOf[4].required,parentSchema:schema181.oneOf[4],data};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data.client_id !== undefined){
let data39 = data.client_id;
if(typeof data39 !== "string"){
const err68 = {instancePath:instancePath+"/client_id",schemaPath:"#/oneOf/4/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[4].properties.client_id.type,parentSchema:schema181.oneOf[4].properties.client_id,data:data39};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.client_secret !== undefined){
let data40 = data.client_secret;
if(typeof data40 !== "string"){
const err69 = {instancePath:instancePath+"/client_secret",schemaPath:"#/oneOf/4/properties/client_secret/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[4].properties.client_secret.type,parentSchema:schema181.oneOf[4].properties.client_secret,data:data40};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.grant_type !== undefined){
let data41 = data.grant_type;
if(typeof data41 !== "string"){
const err70 = {instancePath:instancePath+"/grant_type",schemaPath:"#/oneOf/4/properties/grant_type/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[4].properties.grant_type.type,parentSchema:schema181.oneOf[4].properties.grant_type,data:data41};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if("urn:workos:oauth:grant-type:email-verification:code" !== data41){
const err71 = {instancePath:instancePath+"/grant_type",schemaPath:"#/oneOf/4/properties/grant_type/const",keyword:"const",params:{allowedValue: "urn:workos:oauth:grant-type:email-verification:code"},schema:"urn:workos:oauth:grant-type:email-verification:code",parentSchema:schema181.oneOf[4].properties.grant_type,data:data41};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.code !== undefined){
let data42 = data.code;
if(typeof data42 !== "string"){
const err72 = {instancePath:instancePath+"/code",schemaPath:"#/oneOf/4/properties/code/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[4].properties.code.type,parentSchema:schema181.oneOf[4].properties.code,data:data42};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.pending_authentication_token !== undefined){
let data43 = data.pending_authentication_token;
if(typeof data43 !== "string"){
const err73 = {instancePath:instancePath+"/pending_authentication_token",schemaPath:"#/oneOf/4/properties/pending_authentication_token/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[4].properties.pending_authentication_token.type,parentSchema:schema181.oneOf[4].properties.pending_authentication_token,data:data43};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.ip_address !== undefined){
let data44 = data.ip_address;
if(typeof data44 !== "string"){
const err74 = {instancePath:instancePath+"/ip_address",schemaPath:"#/oneOf/4/properties/ip_address/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[4].properties.ip_address.type,parentSchema:schema181.oneOf[4].properties.ip_address,data:data44};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.device_id !== undefined){
let data45 = data.device_id;
if(typeof data45 !== "string"){
const err75 = {instancePath:instancePath+"/device_id",schemaPath:"#/oneOf/4/properties/device_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[4].properties.device_id.type,parentSchema:schema181.oneOf[4].properties.device_id,data:data45};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.user_agent !== undefined){
let data46 = data.user_agent;
if(typeof data46 !== "string"){
const err76 = {instancePath:instancePath+"/user_agent",schemaPath:"#/oneOf/4/properties/user_agent/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[4].properties.user_agent.type,parentSchema:schema181.oneOf[4].properties.user_agent,data:data46};
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
const err77 = {instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},schema:schema181.oneOf[4].type,parentSchema:schema181.oneOf[4],data};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
var _valid0 = _errs87 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.client_id = true;
props0.client_secret = true;
props0.grant_type = true;
props0.code = true;
props0.pending_authentication_token = true;
props0.ip_address = true;
props0.device_id = true;
props0.user_agent = true;
}
}
const _errs105 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
const err78 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "client_id"},schema:schema181.oneOf[5].required,parentSchema:schema181.oneOf[5],data};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data.client_secret === undefined){
const err79 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "client_secret"},schema:schema181.oneOf[5].required,parentSchema:schema181.oneOf[5],data};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data.grant_type === undefined){
const err80 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "grant_type"},schema:schema181.oneOf[5].required,parentSchema:schema181.oneOf[5],data};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data.code === undefined){
const err81 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "code"},schema:schema181.oneOf[5].required,parentSchema:schema181.oneOf[5],data};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data.pending_authentication_token === undefined){
const err82 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "pending_authentication_token"},schema:schema181.oneOf[5].required,parentSchema:schema181.oneOf[5],data};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data.authentication_challenge_id === undefined){
const err83 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "authentication_challenge_id"},schema:schema181.oneOf[5].required,parentSchema:schema181.oneOf[5],data};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data.client_id !== undefined){
let data47 = data.client_id;
if(typeof data47 !== "string"){
const err84 = {instancePath:instancePath+"/client_id",schemaPath:"#/oneOf/5/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[5].properties.client_id.type,parentSchema:schema181.oneOf[5].properties.client_id,data:data47};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.client_secret !== undefined){
let data48 = data.client_secret;
if(typeof data48 !== "string"){
const err85 = {instancePath:instancePath+"/client_secret",schemaPath:"#/oneOf/5/properties/client_secret/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[5].properties.client_secret.type,parentSchema:schema181.oneOf[5].properties.client_secret,data:data48};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.grant_type !== undefined){
let data49 = data.grant_type;
if(typeof data49 !== "string"){
const err86 = {instancePath:instancePath+"/grant_type",schemaPath:"#/oneOf/5/properties/grant_type/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[5].properties.grant_type.type,parentSchema:schema181.oneOf[5].properties.grant_type,data:data49};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if("urn:workos:oauth:grant-type:mfa-totp" !== data49){
const err87 = {instancePath:instancePath+"/grant_type",schemaPath:"#/oneOf/5/properties/grant_type/const",keyword:"const",params:{allowedValue: "urn:workos:oauth:grant-type:mfa-totp"},schema:"urn:workos:oauth:grant-type:mfa-totp",parentSchema:schema181.oneOf[5].properties.grant_type,data:data49};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.code !== undefined){
let data50 = data.code;
if(typeof data50 !== "string"){
const err88 = {instancePath:instancePath+"/code",schemaPath:"#/oneOf/5/properties/code/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[5].properties.code.type,parentSchema:schema181.oneOf[5].properties.code,data:data50};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data.pending_authentication_token !== undefined){
let data51 = data.pending_authentication_token;
if(typeof data51 !== "string"){
const err89 = {instancePath:instancePath+"/pending_authentication_token",schemaPath:"#/oneOf/5/properties/pending_authentication_token/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[5].properties.pending_authentication_token.type,parentSchema:schema181.oneOf[5].properties.pending_authentication_token,data:data51};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.authentication_challenge_id !== undefined){
let data52 = data.authentication_challenge_id;
if(typeof data52 !== "string"){
const err90 = {instancePath:instancePath+"/authentication_challenge_id",schemaPath:"#/oneOf/5/properties/authentication_challenge_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[5].properties.authentication_challenge_id.type,parentSchema:schema181.oneOf[5].properties.authentication_challenge_id,data:data52};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data.ip_address !== undefined){
let data53 = data.ip_address;
if(typeof data53 !== "string"){
const err91 = {instancePath:instancePath+"/ip_address",schemaPath:"#/oneOf/5/properties/ip_address/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[5].properties.ip_address.type,parentSchema:schema181.oneOf[5].properties.ip_address,data:data53};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data.device_id !== undefined){
let data54 = data.device_id;
if(typeof data54 !== "string"){
const err92 = {instancePath:instancePath+"/device_id",schemaPath:"#/oneOf/5/properties/device_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[5].properties.device_id.type,parentSchema:schema181.oneOf[5].properties.device_id,data:data54};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.user_agent !== undefined){
let data55 = data.user_agent;
if(typeof data55 !== "string"){
const err93 = {instancePath:instancePath+"/user_agent",schemaPath:"#/oneOf/5/properties/user_agent/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[5].properties.user_agent.type,parentSchema:schema181.oneOf[5].properties.user_agent,data:data55};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"},schema:schema181.oneOf[5].type,parentSchema:schema181.oneOf[5],data};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
var _valid0 = _errs105 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid0 = true;
passing0 = 5;
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.client_id = true;
props0.client_secret = true;
props0.grant_type = true;
props0.code = true;
props0.pending_authentication_token = true;
props0.authentication_challenge_id = true;
props0.ip_address = true;
props0.device_id = true;
props0.user_agent = true;
}
}
const _errs125 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
const err95 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "client_id"},schema:schema181.oneOf[6].required,parentSchema:schema181.oneOf[6],data};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data.client_secret === undefined){
const err96 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "client_secret"},schema:schema181.oneOf[6].required,parentSchema:schema181.oneOf[6],data};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data.grant_type === undefined){
const err97 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "grant_type"},schema:schema181.oneOf[6].required,parentSchema:schema181.oneOf[6],data};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data.pending_authentication_token === undefined){
const err98 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "pending_authentication_token"},schema:schema181.oneOf[6].required,parentSchema:schema181.oneOf[6],data};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data.organization_id === undefined){
const err99 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "organization_id"},schema:schema181.oneOf[6].required,parentSchema:schema181.oneOf[6],data};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data.client_id !== undefined){
let data56 = data.client_id;
if(typeof data56 !== "string"){
const err100 = {instancePath:instancePath+"/client_id",schemaPath:"#/oneOf/6/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[6].properties.client_id.type,parentSchema:schema181.oneOf[6].properties.client_id,data:data56};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data.client_secret !== undefined){
let data57 = data.client_secret;
if(typeof data57 !== "string"){
const err101 = {instancePath:instancePath+"/client_secret",schemaPath:"#/oneOf/6/properties/client_secret/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[6].properties.client_secret.type,parentSchema:schema181.oneOf[6].properties.client_secret,data:data57};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.grant_type !== undefined){
let data58 = data.grant_type;
if(typeof data58 !== "string"){
const err102 = {instancePath:instancePath+"/grant_type",schemaPath:"#/oneOf/6/properties/grant_type/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[6].properties.grant_type.type,parentSchema:schema181.oneOf[6].properties.grant_type,data:data58};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if("urn:workos:oauth:grant-type:organization-selection" !== data58){
const err103 = {instancePath:instancePath+"/grant_type",schemaPath:"#/oneOf/6/properties/grant_type/const",keyword:"const",params:{allowedValue: "urn:workos:oauth:grant-type:organization-selection"},schema:"urn:workos:oauth:grant-type:organization-selection",parentSchema:schema181.oneOf[6].properties.grant_type,data:data58};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data.pending_authentication_token !== undefined){
let data59 = data.pending_authentication_token;
if(typeof data59 !== "string"){
const err104 = {instancePath:instancePath+"/pending_authentication_token",schemaPath:"#/oneOf/6/properties/pending_authentication_token/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[6].properties.pending_authentication_token.type,parentSchema:schema181.oneOf[6].properties.pending_authentication_token,data:data59};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data.organization_id !== undefined){
let data60 = data.organization_id;
if(typeof data60 !== "string"){
const err105 = {instancePath:instancePath+"/organization_id",schemaPath:"#/oneOf/6/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[6].properties.organization_id.type,parentSchema:schema181.oneOf[6].properties.organization_id,data:data60};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data.ip_address !== undefined){
let data61 = data.ip_address;
if(typeof data61 !== "string"){
const err106 = {instancePath:instancePath+"/ip_address",schemaPath:"#/oneOf/6/properties/ip_address/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[6].properties.ip_address.type,parentSchema:schema181.oneOf[6].properties.ip_address,data:data61};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data.device_id !== undefined){
let data62 = data.device_id;
if(typeof data62 !== "string"){
const err107 = {instancePath:instancePath+"/device_id",schemaPath:"#/oneOf/6/properties/device_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[6].properties.device_id.type,parentSchema:schema181.oneOf[6].properties.device_id,data:data62};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.user_agent !== undefined){
let data63 = data.user_agent;
if(typeof data63 !== "string"){
const err108 = {instancePath:instancePath+"/user_agent",schemaPath:"#/oneOf/6/properties/user_agent/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[6].properties.user_agent.type,parentSchema:schema181.oneOf[6].properties.user_agent,data:data63};
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
else {
const err109 = {instancePath,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type: "object"},schema:schema181.oneOf[6].type,parentSchema:schema181.oneOf[6],data};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
var _valid0 = _errs125 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 6];
}
else {
if(_valid0){
valid0 = true;
passing0 = 6;
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.client_id = true;
props0.client_secret = true;
props0.grant_type = true;
props0.pending_authentication_token = true;
props0.organization_id = true;
props0.ip_address = true;
props0.device_id = true;
props0.user_agent = true;
}
}
const _errs143 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
const err110 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "client_id"},schema:schema181.oneOf[7].required,parentSchema:schema181.oneOf[7],data};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data.client_secret === undefined){
const err111 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "client_secret"},schema:schema181.oneOf[7].required,parentSchema:schema181.oneOf[7],data};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data.grant_type === undefined){
const err112 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "grant_type"},schema:schema181.oneOf[7].required,parentSchema:schema181.oneOf[7],data};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data.code === undefined){
const err113 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "code"},schema:schema181.oneOf[7].required,parentSchema:schema181.oneOf[7],data};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data.radar_challenge_id === undefined){
const err114 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "radar_challenge_id"},schema:schema181.oneOf[7].required,parentSchema:schema181.oneOf[7],data};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data.pending_authentication_token === undefined){
const err115 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "pending_authentication_token"},schema:schema181.oneOf[7].required,parentSchema:schema181.oneOf[7],data};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data.client_id !== undefined){
let data64 = data.client_id;
if(typeof data64 !== "string"){
const err116 = {instancePath:instancePath+"/client_id",schemaPath:"#/oneOf/7/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[7].properties.client_id.type,parentSchema:schema181.oneOf[7].properties.client_id,data:data64};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data.client_secret !== undefined){
let data65 = data.client_secret;
if(typeof data65 !== "string"){
const err117 = {instancePath:instancePath+"/client_secret",schemaPath:"#/oneOf/7/properties/client_secret/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[7].properties.client_secret.type,parentSchema:schema181.oneOf[7].properties.client_secret,data:data65};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data.grant_type !== undefined){
let data66 = data.grant_type;
if(typeof data66 !== "string"){
const err118 = {instancePath:instancePath+"/grant_type",schemaPath:"#/oneOf/7/properties/grant_type/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[7].properties.grant_type.type,parentSchema:schema181.oneOf[7].properties.grant_type,data:data66};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if("urn:workos:oauth:grant-type:radar-email-challenge:code" !== data66){
const err119 = {instancePath:instancePath+"/grant_type",schemaPath:"#/oneOf/7/properties/grant_type/const",keyword:"const",params:{allowedValue: "urn:workos:oauth:grant-type:radar-email-challenge:code"},schema:"urn:workos:oauth:grant-type:radar-email-challenge:code",parentSchema:schema181.oneOf[7].properties.grant_type,data:data66};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data.code !== undefined){
let data67 = data.code;
if(typeof data67 !== "string"){
const err120 = {instancePath:instancePath+"/code",schemaPath:"#/oneOf/7/properties/code/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[7].properties.code.type,parentSchema:schema181.oneOf[7].properties.code,data:data67};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data.radar_challenge_id !== undefined){
let data68 = data.radar_challenge_id;
if(typeof data68 !== "string"){
const err121 = {instancePath:instancePath+"/radar_challenge_id",schemaPath:"#/oneOf/7/properties/radar_challenge_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[7].properties.radar_challenge_id.type,parentSchema:schema181.oneOf[7].properties.radar_challenge_id,data:data68};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data.pending_authentication_token !== undefined){
let data69 = data.pending_authentication_token;
if(typeof data69 !== "string"){
const err122 = {instancePath:instancePath+"/pending_authentication_token",schemaPath:"#/oneOf/7/properties/pending_authentication_token/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[7].properties.pending_authentication_token.type,parentSchema:schema181.oneOf[7].properties.pending_authentication_token,data:data69};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data.ip_address !== undefined){
let data70 = data.ip_address;
if(typeof data70 !== "string"){
const err123 = {instancePath:instancePath+"/ip_address",schemaPath:"#/oneOf/7/properties/ip_address/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[7].properties.ip_address.type,parentSchema:schema181.oneOf[7].properties.ip_address,data:data70};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data.device_id !== undefined){
let data71 = data.device_id;
if(typeof data71 !== "string"){
const err124 = {instancePath:instancePath+"/device_id",schemaPath:"#/oneOf/7/properties/device_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[7].properties.device_id.type,parentSchema:schema181.oneOf[7].properties.device_id,data:data71};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data.user_agent !== undefined){
let data72 = data.user_agent;
if(typeof data72 !== "string"){
const err125 = {instancePath:instancePath+"/user_agent",schemaPath:"#/oneOf/7/properties/user_agent/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[7].properties.user_agent.type,parentSchema:schema181.oneOf[7].properties.user_agent,data:data72};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
else {
const err126 = {instancePath,schemaPath:"#/oneOf/7/type",keyword:"type",params:{type: "object"},schema:schema181.oneOf[7].type,parentSchema:schema181.oneOf[7],data};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
var _valid0 = _errs143 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 7];
}
else {
if(_valid0){
valid0 = true;
passing0 = 7;
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.client_id = true;
props0.client_secret = true;
props0.grant_type = true;
props0.code = true;
props0.radar_challenge_id = true;
props0.pending_authentication_token = true;
props0.ip_address = true;
props0.device_id = true;
props0.user_agent = true;
}
}
const _errs163 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
const err127 = {instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: "client_id"},schema:schema181.oneOf[8].required,parentSchema:schema181.oneOf[8],data};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(data.client_secret === undefined){
const err128 = {instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: "client_secret"},schema:schema181.oneOf[8].required,parentSchema:schema181.oneOf[8],data};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(data.grant_type === undefined){
const err129 = {instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: "grant_type"},schema:schema181.oneOf[8].required,parentSchema:schema181.oneOf[8],data};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(data.code === undefined){
const err130 = {instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: "code"},schema:schema181.oneOf[8].required,parentSchema:schema181.oneOf[8],data};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(data.pending_authentication_token === undefined){
const err131 = {instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: "pending_authentication_token"},schema:schema181.oneOf[8].required,parentSchema:schema181.oneOf[8],data};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data.client_id !== undefined){
let data73 = data.client_id;
if(typeof data73 !== "string"){
const err132 = {instancePath:instancePath+"/client_id",schemaPath:"#/oneOf/8/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[8].properties.client_id.type,parentSchema:schema181.oneOf[8].properties.client_id,data:data73};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data.client_secret !== undefined){
let data74 = data.client_secret;
if(typeof data74 !== "string"){
const err133 = {instancePath:instancePath+"/client_secret",schemaPath:"#/oneOf/8/properties/client_secret/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[8].properties.client_secret.type,parentSchema:schema181.oneOf[8].properties.client_secret,data:data74};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data.grant_type !== undefined){
let data75 = data.grant_type;
if(typeof data75 !== "string"){
const err134 = {instancePath:instancePath+"/grant_type",schemaPath:"#/oneOf/8/properties/grant_type/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[8].properties.grant_type.type,parentSchema:schema181.oneOf[8].properties.grant_type,data:data75};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if("urn:workos:oauth:grant-type:radar-sms-challenge:code" !== data75){
const err135 = {instancePath:instancePath+"/grant_type",schemaPath:"#/oneOf/8/properties/grant_type/const",keyword:"const",params:{allowedValue: "urn:workos:oauth:grant-type:radar-sms-challenge:code"},schema:"urn:workos:oauth:grant-type:radar-sms-challenge:code",parentSchema:schema181.oneOf[8].properties.grant_type,data:data75};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data.code !== undefined){
let data76 = data.code;
if(typeof data76 !== "string"){
const err136 = {instancePath:instancePath+"/code",schemaPath:"#/oneOf/8/properties/code/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[8].properties.code.type,parentSchema:schema181.oneOf[8].properties.code,data:data76};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data.verification_id !== undefined){
let data77 = data.verification_id;
if(typeof data77 !== "string"){
const err137 = {instancePath:instancePath+"/verification_id",schemaPath:"#/oneOf/8/properties/verification_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[8].properties.verification_id.type,parentSchema:schema181.oneOf[8].properties.verification_id,data:data77};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data.phone_number !== undefined){
let data78 = data.phone_number;
if(typeof data78 !== "string"){
const err138 = {instancePath:instancePath+"/phone_number",schemaPath:"#/oneOf/8/properties/phone_number/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[8].properties.phone_number.type,parentSchema:schema181.oneOf[8].properties.phone_number,data:data78};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data.pending_authentication_token !== undefined){
let data79 = data.pending_authentication_token;
if(typeof data79 !== "string"){
const err139 = {instancePath:instancePath+"/pending_authentication_token",schemaPath:"#/oneOf/8/properties/pending_authentication_token/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[8].properties.pending_authentication_token.type,parentSchema:schema181.oneOf[8].properties.pending_authentication_token,data:data79};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data.ip_address !== undefined){
let data80 = data.ip_address;
if(typeof data80 !== "string"){
const err140 = {instancePath:instancePath+"/ip_address",schemaPath:"#/oneOf/8/properties/ip_address/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[8].properties.ip_address.type,parentSchema:schema181.oneOf[8].properties.ip_address,data:data80};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data.device_id !== undefined){
let data81 = data.device_id;
if(typeof data81 !== "string"){
const err141 = {instancePath:instancePath+"/device_id",schemaPath:"#/oneOf/8/properties/device_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[8].properties.device_id.type,parentSchema:schema181.oneOf[8].properties.device_id,data:data81};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data.user_agent !== undefined){
let data82 = data.user_agent;
if(typeof data82 !== "string"){
const err142 = {instancePath:instancePath+"/user_agent",schemaPath:"#/oneOf/8/properties/user_agent/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[8].properties.user_agent.type,parentSchema:schema181.oneOf[8].properties.user_agent,data:data82};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
}
else {
const err143 = {instancePath,schemaPath:"#/oneOf/8/type",keyword:"type",params:{type: "object"},schema:schema181.oneOf[8].type,parentSchema:schema181.oneOf[8],data};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
var _valid0 = _errs163 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 8];
}
else {
if(_valid0){
valid0 = true;
passing0 = 8;
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.client_id = true;
props0.client_secret = true;
props0.grant_type = true;
props0.code = true;
props0.verification_id = true;
props0.phone_number = true;
props0.pending_authentication_token = true;
props0.ip_address = true;
props0.device_id = true;
props0.user_agent = true;
}
}
const _errs185 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
const err144 = {instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: "client_id"},schema:schema181.oneOf[9].required,parentSchema:schema181.oneOf[9],data};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
if(data.grant_type === undefined){
const err145 = {instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: "grant_type"},schema:schema181.oneOf[9].required,parentSchema:schema181.oneOf[9],data};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(data.device_code === undefined){
const err146 = {instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: "device_code"},schema:schema181.oneOf[9].required,parentSchema:schema181.oneOf[9],data};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if(data.client_id !== undefined){
let data83 = data.client_id;
if(typeof data83 !== "string"){
const err147 = {instancePath:instancePath+"/client_id",schemaPath:"#/oneOf/9/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[9].properties.client_id.type,parentSchema:schema181.oneOf[9].properties.client_id,data:data83};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data.grant_type !== undefined){
let data84 = data.grant_type;
if(typeof data84 !== "string"){
const err148 = {instancePath:instancePath+"/grant_type",schemaPath:"#/oneOf/9/properties/grant_type/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[9].properties.grant_type.type,parentSchema:schema181.oneOf[9].properties.grant_type,data:data84};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if("urn:ietf:params:oauth:grant-type:device_code" !== data84){
const err149 = {instancePath:instancePath+"/grant_type",schemaPath:"#/oneOf/9/properties/grant_type/const",keyword:"const",params:{allowedValue: "urn:ietf:params:oauth:grant-type:device_code"},schema:"urn:ietf:params:oauth:grant-type:device_code",parentSchema:schema181.oneOf[9].properties.grant_type,data:data84};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data.device_code !== undefined){
let data85 = data.device_code;
if(typeof data85 !== "string"){
const err150 = {instancePath:instancePath+"/device_code",schemaPath:"#/oneOf/9/properties/device_code/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[9].properties.device_code.type,parentSchema:schema181.oneOf[9].properties.device_code,data:data85};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data.ip_address !== undefined){
let data86 = data.ip_address;
if(typeof data86 !== "string"){
const err151 = {instancePath:instancePath+"/ip_address",schemaPath:"#/oneOf/9/properties/ip_address/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[9].properties.ip_address.type,parentSchema:schema181.oneOf[9].properties.ip_address,data:data86};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data.device_id !== undefined){
let data87 = data.device_id;
if(typeof data87 !== "string"){
const err152 = {instancePath:instancePath+"/device_id",schemaPath:"#/oneOf/9/properties/device_id/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[9].properties.device_id.type,parentSchema:schema181.oneOf[9].properties.device_id,data:data87};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data.user_agent !== undefined){
let data88 = data.user_agent;
if(typeof data88 !== "string"){
const err153 = {instancePath:instancePath+"/user_agent",schemaPath:"#/oneOf/9/properties/user_agent/type",keyword:"type",params:{type: "string"},schema:schema181.oneOf[9].properties.user_agent.type,parentSchema:schema181.oneOf[9].properties.user_agent,data:data88};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
else {
const err154 = {instancePath,schemaPath:"#/oneOf/9/type",keyword:"type",params:{type: "object"},schema:schema181.oneOf[9].type,parentSchema:schema181.oneOf[9],data};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
var _valid0 = _errs185 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 9];
}
else {
if(_valid0){
valid0 = true;
passing0 = 9;
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.client_id = true;
props0.grant_type = true;
props0.device_code = true;
props0.ip_address = true;
props0.device_id = true;
props0.user_agent = true;
}
}
}
}
}
}
}
}
}
}
}
if(!valid0){
const err155 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs0, passingSchemas: passing0},schema:schema181.oneOf,parentSchema:schema181,data};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
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
validate121.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate121.evaluated = {"dynamicProps":true,"dynamicItems":false};

exports.v100 = validate122;
const schema182 = {"$id":"contract:/UserlandSsoController_authorize.parameters","type":"object","properties":{"query":{"type":"object","properties":{"code_challenge_method":{"type":"string","const":"S256"},"code_challenge":{"type":"string"},"domain_hint":{"type":"string"},"connection_id":{"type":"string"},"provider_query_params":{"type":"object","additionalProperties":{"type":"string"}},"provider_scopes":{"type":"array","items":{"type":"string"}},"invitation_token":{"type":"string"},"max_age":{"type":"integer","minimum":0},"screen_hint":{"type":"string","enum":["sign-up","sign-in"]},"login_hint":{"type":"string"},"provider":{"type":"string","enum":["authkit","AppleOAuth","BitbucketOAuth","GitHubOAuth","GitLabOAuth","GoogleOAuth","IntuitOAuth","LinkedInOAuth","MicrosoftOAuth","SalesforceOAuth","SlackOAuth","VercelMarketplaceOAuth","VercelOAuth","XeroOAuth"]},"prompt":{"type":"string"},"state":{"type":"string"},"organization_id":{"type":"string"},"response_type":{"type":"string","const":"code"},"redirect_uri":{"type":"string","format":"uri"},"client_id":{"type":"string"}},"required":["response_type","redirect_uri","client_id"]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema182.required,parentSchema:schema182,data};
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
if(data0.response_type === undefined){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "response_type"},schema:schema182.properties.query.required,parentSchema:schema182.properties.query,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.redirect_uri === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "redirect_uri"},schema:schema182.properties.query.required,parentSchema:schema182.properties.query,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.client_id === undefined){
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "client_id"},schema:schema182.properties.query.required,parentSchema:schema182.properties.query,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.code_challenge_method !== undefined){
let data1 = data0.code_challenge_method;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/query/code_challenge_method",schemaPath:"#/properties/query/properties/code_challenge_method/type",keyword:"type",params:{type: "string"},schema:schema182.properties.query.properties.code_challenge_method.type,parentSchema:schema182.properties.query.properties.code_challenge_method,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("S256" !== data1){
const err5 = {instancePath:instancePath+"/query/code_challenge_method",schemaPath:"#/properties/query/properties/code_challenge_method/const",keyword:"const",params:{allowedValue: "S256"},schema:"S256",parentSchema:schema182.properties.query.properties.code_challenge_method,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.code_challenge !== undefined){
let data2 = data0.code_challenge;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/query/code_challenge",schemaPath:"#/properties/query/properties/code_challenge/type",keyword:"type",params:{type: "string"},schema:schema182.properties.query.properties.code_challenge.type,parentSchema:schema182.properties.query.properties.code_challenge,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.domain_hint !== undefined){
let data3 = data0.domain_hint;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/query/domain_hint",schemaPath:"#/properties/query/properties/domain_hint/type",keyword:"type",params:{type: "string"},schema:schema182.properties.query.properties.domain_hint.type,parentSchema:schema182.properties.query.properties.domain_hint,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.connection_id !== undefined){
let data4 = data0.connection_id;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/query/connection_id",schemaPath:"#/properties/query/properties/connection_id/type",keyword:"type",params:{type: "string"},schema:schema182.properties.query.properties.connection_id.type,parentSchema:schema182.properties.query.properties.connection_id,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.provider_query_params !== undefined){
let data5 = data0.provider_query_params;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 in data5){
let data6 = data5[key0];
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/query/provider_query_params/" + runtime.escapeName(key0),schemaPath:"#/properties/query/properties/provider_query_params/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema182.properties.query.properties.provider_query_params.additionalProperties.type,parentSchema:schema182.properties.query.properties.provider_query_params.additionalProperties,data:data6};
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
const err10 = {instancePath:instancePath+"/query/provider_query_params",schemaPath:"#/properties/query/properties/provider_query_params/type",keyword:"type",params:{type: "object"},schema:schema182.properties.query.properties.provider_query_params.type,parentSchema:schema182.properties.query.properties.provider_query_params,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.provider_scopes !== undefined){
let data7 = data0.provider_scopes;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/query/provider_scopes/" + i0,schemaPath:"#/properties/query/properties/provider_scopes/items/type",keyword:"type",params:{type: "string"},schema:schema182.properties.query.properties.provider_scopes.items.type,parentSchema:schema182.properties.query.properties.provider_scopes.items,data:data8};
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
const err12 = {instancePath:instancePath+"/query/provider_scopes",schemaPath:"#/properties/query/properties/provider_scopes/type",keyword:"type",params:{type: "array"},schema:schema182.properties.query.properties.provider_scopes.type,parentSchema:schema182.properties.query.properties.provider_scopes,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.invitation_token !== undefined){
let data9 = data0.invitation_token;
if(typeof data9 !== "string"){
const err13 = {instancePath:instancePath+"/query/invitation_token",schemaPath:"#/properties/query/properties/invitation_token/type",keyword:"type",params:{type: "string"},schema:schema182.properties.query.properties.invitation_token.type,parentSchema:schema182.properties.query.properties.invitation_token,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.max_age !== undefined){
let data10 = data0.max_age;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err14 = {instancePath:instancePath+"/query/max_age",schemaPath:"#/properties/query/properties/max_age/type",keyword:"type",params:{type: "integer"},schema:schema182.properties.query.properties.max_age.type,parentSchema:schema182.properties.query.properties.max_age,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err15 = {instancePath:instancePath+"/query/max_age",schemaPath:"#/properties/query/properties/max_age/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema182.properties.query.properties.max_age,data:data10};
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
if(data0.screen_hint !== undefined){
let data11 = data0.screen_hint;
if(typeof data11 !== "string"){
const err16 = {instancePath:instancePath+"/query/screen_hint",schemaPath:"#/properties/query/properties/screen_hint/type",keyword:"type",params:{type: "string"},schema:schema182.properties.query.properties.screen_hint.type,parentSchema:schema182.properties.query.properties.screen_hint,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data11 === "sign-up") || (data11 === "sign-in"))){
const err17 = {instancePath:instancePath+"/query/screen_hint",schemaPath:"#/properties/query/properties/screen_hint/enum",keyword:"enum",params:{allowedValues: schema182.properties.query.properties.screen_hint.enum},schema:schema182.properties.query.properties.screen_hint.enum,parentSchema:schema182.properties.query.properties.screen_hint,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.login_hint !== undefined){
let data12 = data0.login_hint;
if(typeof data12 !== "string"){
const err18 = {instancePath:instancePath+"/query/login_hint",schemaPath:"#/properties/query/properties/login_hint/type",keyword:"type",params:{type: "string"},schema:schema182.properties.query.properties.login_hint.type,parentSchema:schema182.properties.query.properties.login_hint,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.provider !== undefined){
let data13 = data0.provider;
if(typeof data13 !== "string"){
const err19 = {instancePath:instancePath+"/query/provider",schemaPath:"#/properties/query/properties/provider/type",keyword:"type",params:{type: "string"},schema:schema182.properties.query.properties.provider.type,parentSchema:schema182.properties.query.properties.provider,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((((((((((((((data13 === "authkit") || (data13 === "AppleOAuth")) || (data13 === "BitbucketOAuth")) || (data13 === "GitHubOAuth")) || (data13 === "GitLabOAuth")) || (data13 === "GoogleOAuth")) || (data13 === "IntuitOAuth")) || (data13 === "LinkedInOAuth")) || (data13 === "MicrosoftOAuth")) || (data13 === "SalesforceOAuth")) || (data13 === "SlackOAuth")) || (data13 === "VercelMarketplaceOAuth")) || (data13 === "VercelOAuth")) || (data13 === "XeroOAuth"))){
const err20 = {instancePath:instancePath+"/query/provider",schemaPath:"#/properties/query/properties/provider/enum",keyword:"enum",params:{allowedValues: schema182.properties.query.properties.provider.enum},schema:schema182.properties.query.properties.provider.enum,parentSchema:schema182.properties.query.properties.provider,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.prompt !== undefined){
let data14 = data0.prompt;
if(typeof data14 !== "string"){
const err21 = {instancePath:instancePath+"/query/prompt",schemaPath:"#/properties/query/properties/prompt/type",keyword:"type",params:{type: "string"},schema:schema182.properties.query.properties.prompt.type,parentSchema:schema182.properties.query.properties.prompt,data:data14};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.state !== undefined){
let data15 = data0.state;
if(typeof data15 !== "string"){
const err22 = {instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/type",keyword:"type",params:{type: "string"},schema:schema182.properties.query.properties.state.type,parentSchema:schema182.properties.query.properties.state,data:data15};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data0.organization_id !== undefined){
let data16 = data0.organization_id;
if(typeof data16 !== "string"){
const err23 = {instancePath:instancePath+"/query/organization_id",schemaPath:"#/properties/query/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema182.properties.query.properties.organization_id.type,parentSchema:schema182.properties.query.properties.organization_id,data:data16};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data0.response_type !== undefined){
let data17 = data0.response_type;
if(typeof data17 !== "string"){
const err24 = {instancePath:instancePath+"/query/response_type",schemaPath:"#/properties/query/properties/response_type/type",keyword:"type",params:{type: "string"},schema:schema182.properties.query.properties.response_type.type,parentSchema:schema182.properties.query.properties.response_type,data:data17};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if("code" !== data17){
const err25 = {instancePath:instancePath+"/query/response_type",schemaPath:"#/properties/query/properties/response_type/const",keyword:"const",params:{allowedValue: "code"},schema:"code",parentSchema:schema182.properties.query.properties.response_type,data:data17};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data0.redirect_uri !== undefined){
let data18 = data0.redirect_uri;
if(typeof data18 === "string"){
if(!(formats5.test(data18))){
const err26 = {instancePath:instancePath+"/query/redirect_uri",schemaPath:"#/properties/query/properties/redirect_uri/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema182.properties.query.properties.redirect_uri,data:data18};
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
const err27 = {instancePath:instancePath+"/query/redirect_uri",schemaPath:"#/properties/query/properties/redirect_uri/type",keyword:"type",params:{type: "string"},schema:schema182.properties.query.properties.redirect_uri.type,parentSchema:schema182.properties.query.properties.redirect_uri,data:data18};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data0.client_id !== undefined){
let data19 = data0.client_id;
if(typeof data19 !== "string"){
const err28 = {instancePath:instancePath+"/query/client_id",schemaPath:"#/properties/query/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema182.properties.query.properties.client_id.type,parentSchema:schema182.properties.query.properties.client_id,data:data19};
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
const err29 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema182.properties.query.type,parentSchema:schema182.properties.query,data:data0};
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
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema182.type,parentSchema:schema182,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v101 = validate123;
const schema183 = {"$id":"contract:/UserlandSsoController_deviceAuthorization.body","type":"object","properties":{"client_id":{"type":"string"}},"required":["client_id"]};

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
if(data.client_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_id"},schema:schema183.required,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.client_id !== undefined){
let data0 = data.client_id;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema183.properties.client_id.type,parentSchema:schema183.properties.client_id,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema183.type,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":{"client_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v102 = validate124;
const schema184 = {"$id":"contract:/CorsOriginsController_createCorsOrigin.body","$ref":"contract:/components/schemas/CreateCorsOriginDto"};
const schema185 = {"$id":"contract:/components/schemas/CreateCorsOriginDto","type":"object","properties":{"origin":{"type":"string"}},"required":["origin"]};

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
if(data.origin === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateCorsOriginDto/required",keyword:"required",params:{missingProperty: "origin"},schema:schema185.required,parentSchema:schema185,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.origin !== undefined){
let data0 = data.origin;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/origin",schemaPath:"contract:/components/schemas/CreateCorsOriginDto/properties/origin/type",keyword:"type",params:{type: "string"},schema:schema185.properties.origin.type,parentSchema:schema185.properties.origin,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/CreateCorsOriginDto/type",keyword:"type",params:{type: "object"},schema:schema185.type,parentSchema:schema185,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":{"origin":true},"dynamicProps":false,"dynamicItems":false};

exports.v103 = validate125;
const schema186 = {"$id":"contract:/UserlandUserInvitesController_list.parameters","type":"object","properties":{"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"},"organization_id":{"type":"string"},"email":{"format":"email","type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema186.required,parentSchema:schema186,data};
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
if(data0.before !== undefined){
let data1 = data0.before;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema186.properties.query.properties.before.type,parentSchema:schema186.properties.query.properties.before,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.after !== undefined){
let data2 = data0.after;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema186.properties.query.properties.after.type,parentSchema:schema186.properties.query.properties.after,data:data2};
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
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema186.properties.query.properties.limit.type,parentSchema:schema186.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema186.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema186.properties.query.properties.limit,data:data3};
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
if(data0.order !== undefined){
let data4 = data0.order;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data4 === "normal") || (data4 === "desc")) || (data4 === "asc"))){
const err7 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data4};
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
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/query/organization_id",schemaPath:"#/properties/query/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema186.properties.query.properties.organization_id.type,parentSchema:schema186.properties.query.properties.organization_id,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.email !== undefined){
let data6 = data0.email;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err9 = {instancePath:instancePath+"/query/email",schemaPath:"#/properties/query/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema186.properties.query.properties.email,data:data6};
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
const err10 = {instancePath:instancePath+"/query/email",schemaPath:"#/properties/query/properties/email/type",keyword:"type",params:{type: "string"},schema:schema186.properties.query.properties.email.type,parentSchema:schema186.properties.query.properties.email,data:data6};
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
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema186.properties.query.type,parentSchema:schema186.properties.query,data:data0};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema186.type,parentSchema:schema186,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v104 = validate126;
const schema188 = {"$id":"contract:/UserlandUserInvitesController_create.body","$ref":"contract:/components/schemas/CreateUserlandUserInviteOptionsDto"};
const schema189 = {"$id":"contract:/components/schemas/CreateUserlandUserInviteOptionsDto","type":"object","properties":{"email":{"type":"string","format":"email"},"organization_id":{"type":"string"},"role_slug":{"type":"string"},"expires_in_days":{"type":"integer","safeInteger":true},"inviter_user_id":{"type":"string"},"locale":{"type":"string","enum":["af","am","ar","bg","bn","bs","ca","cs","da","de","de-DE","el","en","en-AU","en-CA","en-GB","en-US","es","es-419","es-ES","es-US","et","fa","fi","fil","fr","fr-BE","fr-CA","fr-FR","fy","gl","gu","ha","he","hi","hr","hu","hy","id","is","it","it-IT","ja","jv","ka","kk","km","kn","ko","lt","lv","mk","ml","mn","mr","ms","my","nb","ne","nl","nl-BE","nl-NL","nn","no","pa","pl","pt","pt-BR","pt-PT","ro","ru","sk","sl","sq","sr","sv","sw","ta","te","th","tr","uk","ur","uz","vi","zh","zh-CN","zh-HK","zh-TW","zu"]}},"required":["email"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserInviteOptionsDto/required",keyword:"required",params:{missingProperty: "email"},schema:schema189.required,parentSchema:schema189,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err1 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/CreateUserlandUserInviteOptionsDto/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema189.properties.email,data:data0};
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
const err2 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/CreateUserlandUserInviteOptionsDto/properties/email/type",keyword:"type",params:{type: "string"},schema:schema189.properties.email.type,parentSchema:schema189.properties.email,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.organization_id !== undefined){
let data1 = data.organization_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/organization_id",schemaPath:"contract:/components/schemas/CreateUserlandUserInviteOptionsDto/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema189.properties.organization_id.type,parentSchema:schema189.properties.organization_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.role_slug !== undefined){
let data2 = data.role_slug;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/role_slug",schemaPath:"contract:/components/schemas/CreateUserlandUserInviteOptionsDto/properties/role_slug/type",keyword:"type",params:{type: "string"},schema:schema189.properties.role_slug.type,parentSchema:schema189.properties.role_slug,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.expires_in_days !== undefined){
let data3 = data.expires_in_days;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/expires_in_days",schemaPath:"contract:/components/schemas/CreateUserlandUserInviteOptionsDto/properties/expires_in_days/type",keyword:"type",params:{type: "integer"},schema:schema189.properties.expires_in_days.type,parentSchema:schema189.properties.expires_in_days,data:data3};
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
const err6 = {instancePath:instancePath+"/expires_in_days",schemaPath:"contract:/components/schemas/CreateUserlandUserInviteOptionsDto/properties/expires_in_days/safeInteger",keyword:"safeInteger",params:{},schema:true,parentSchema:schema189.properties.expires_in_days,data:data3};
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
if(data.inviter_user_id !== undefined){
let data4 = data.inviter_user_id;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/inviter_user_id",schemaPath:"contract:/components/schemas/CreateUserlandUserInviteOptionsDto/properties/inviter_user_id/type",keyword:"type",params:{type: "string"},schema:schema189.properties.inviter_user_id.type,parentSchema:schema189.properties.inviter_user_id,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.locale !== undefined){
let data5 = data.locale;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/locale",schemaPath:"contract:/components/schemas/CreateUserlandUserInviteOptionsDto/properties/locale/type",keyword:"type",params:{type: "string"},schema:schema189.properties.locale.type,parentSchema:schema189.properties.locale,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data5 === "af") || (data5 === "am")) || (data5 === "ar")) || (data5 === "bg")) || (data5 === "bn")) || (data5 === "bs")) || (data5 === "ca")) || (data5 === "cs")) || (data5 === "da")) || (data5 === "de")) || (data5 === "de-DE")) || (data5 === "el")) || (data5 === "en")) || (data5 === "en-AU")) || (data5 === "en-CA")) || (data5 === "en-GB")) || (data5 === "en-US")) || (data5 === "es")) || (data5 === "es-419")) || (data5 === "es-ES")) || (data5 === "es-US")) || (data5 === "et")) || (data5 === "fa")) || (data5 === "fi")) || (data5 === "fil")) || (data5 === "fr")) || (data5 === "fr-BE")) || (data5 === "fr-CA")) || (data5 === "fr-FR")) || (data5 === "fy")) || (data5 === "gl")) || (data5 === "gu")) || (data5 === "ha")) || (data5 === "he")) || (data5 === "hi")) || (data5 === "hr")) || (data5 === "hu")) || (data5 === "hy")) || (data5 === "id")) || (data5 === "is")) || (data5 === "it")) || (data5 === "it-IT")) || (data5 === "ja")) || (data5 === "jv")) || (data5 === "ka")) || (data5 === "kk")) || (data5 === "km")) || (data5 === "kn")) || (data5 === "ko")) || (data5 === "lt")) || (data5 === "lv")) || (data5 === "mk")) || (data5 === "ml")) || (data5 === "mn")) || (data5 === "mr")) || (data5 === "ms")) || (data5 === "my")) || (data5 === "nb")) || (data5 === "ne")) || (data5 === "nl")) || (data5 === "nl-BE")) || (data5 === "nl-NL")) || (data5 === "nn")) || (data5 === "no")) || (data5 === "pa")) || (data5 === "pl")) || (data5 === "pt")) || (data5 === "pt-BR")) || (data5 === "pt-PT")) || (data5 === "ro")) || (data5 === "ru")) || (data5 === "sk")) || (data5 === "sl")) || (data5 === "sq")) || (data5 === "sr")) || (data5 === "sv")) || (data5 === "sw")) || (data5 === "ta")) || (data5 === "te")) || (data5 === "th")) || (data5 === "tr")) || (data5 === "uk")) || (data5 === "ur")) || (data5 === "uz")) || (data5 === "vi")) || (data5 === "zh")) || (data5 === "zh-CN")) || (data5 === "zh-HK")) || (data5 === "zh-TW")) || (data5 === "zu"))){
const err9 = {instancePath:instancePath+"/locale",schemaPath:"contract:/components/schemas/CreateUserlandUserInviteOptionsDto/properties/locale/enum",keyword:"enum",params:{allowedValues: schema189.properties.locale.enum},schema:schema189.properties.locale.enum,parentSchema:schema189.properties.locale,data:data5};
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
const err10 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserInviteOptionsDto/type",keyword:"type",params:{type: "object"},schema:schema189.type,parentSchema:schema189,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":{"email":true,"organization_id":true,"role_slug":true,"expires_in_days":true,"inviter_user_id":true,"locale":true},"dynamicProps":false,"dynamicItems":false};

exports.v105 = validate127;
const schema190 = {"$id":"contract:/UserlandUserInvitesController_getByToken.parameters","type":"object","properties":{"path":{"type":"object","properties":{"token":{"type":"string"}},"required":["token"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema190.required,parentSchema:schema190,data};
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
if(data0.token === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "token"},schema:schema190.properties.path.required,parentSchema:schema190.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.token !== undefined){
let data1 = data0.token;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/token",schemaPath:"#/properties/path/properties/token/type",keyword:"type",params:{type: "string"},schema:schema190.properties.path.properties.token.type,parentSchema:schema190.properties.path.properties.token,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema190.properties.path.type,parentSchema:schema190.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema190.type,parentSchema:schema190,data};
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

exports.v106 = validate128;
const schema191 = {"$id":"contract:/UserlandUserInvitesController_resend.body","$ref":"contract:/components/schemas/ResendUserlandUserInviteOptionsDto"};
const schema192 = {"$id":"contract:/components/schemas/ResendUserlandUserInviteOptionsDto","type":"object","properties":{"locale":{"type":"string","enum":["af","am","ar","bg","bn","bs","ca","cs","da","de","de-DE","el","en","en-AU","en-CA","en-GB","en-US","es","es-419","es-ES","es-US","et","fa","fi","fil","fr","fr-BE","fr-CA","fr-FR","fy","gl","gu","ha","he","hi","hr","hu","hy","id","is","it","it-IT","ja","jv","ka","kk","km","kn","ko","lt","lv","mk","ml","mn","mr","ms","my","nb","ne","nl","nl-BE","nl-NL","nn","no","pa","pl","pt","pt-BR","pt-PT","ro","ru","sk","sl","sq","sr","sv","sw","ta","te","th","tr","uk","ur","uz","vi","zh","zh-CN","zh-HK","zh-TW","zu"]}}};

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
if(data.locale !== undefined){
let data0 = data.locale;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/locale",schemaPath:"contract:/components/schemas/ResendUserlandUserInviteOptionsDto/properties/locale/type",keyword:"type",params:{type: "string"},schema:schema192.properties.locale.type,parentSchema:schema192.properties.locale,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data0 === "af") || (data0 === "am")) || (data0 === "ar")) || (data0 === "bg")) || (data0 === "bn")) || (data0 === "bs")) || (data0 === "ca")) || (data0 === "cs")) || (data0 === "da")) || (data0 === "de")) || (data0 === "de-DE")) || (data0 === "el")) || (data0 === "en")) || (data0 === "en-AU")) || (data0 === "en-CA")) || (data0 === "en-GB")) || (data0 === "en-US")) || (data0 === "es")) || (data0 === "es-419")) || (data0 === "es-ES")) || (data0 === "es-US")) || (data0 === "et")) || (data0 === "fa")) || (data0 === "fi")) || (data0 === "fil")) || (data0 === "fr")) || (data0 === "fr-BE")) || (data0 === "fr-CA")) || (data0 === "fr-FR")) || (data0 === "fy")) || (data0 === "gl")) || (data0 === "gu")) || (data0 === "ha")) || (data0 === "he")) || (data0 === "hi")) || (data0 === "hr")) || (data0 === "hu")) || (data0 === "hy")) || (data0 === "id")) || (data0 === "is")) || (data0 === "it")) || (data0 === "it-IT")) || (data0 === "ja")) || (data0 === "jv")) || (data0 === "ka")) || (data0 === "kk")) || (data0 === "km")) || (data0 === "kn")) || (data0 === "ko")) || (data0 === "lt")) || (data0 === "lv")) || (data0 === "mk")) || (data0 === "ml")) || (data0 === "mn")) || (data0 === "mr")) || (data0 === "ms")) || (data0 === "my")) || (data0 === "nb")) || (data0 === "ne")) || (data0 === "nl")) || (data0 === "nl-BE")) || (data0 === "nl-NL")) || (data0 === "nn")) || (data0 === "no")) || (data0 === "pa")) || (data0 === "pl")) || (data0 === "pt")) || (data0 === "pt-BR")) || (data0 === "pt-PT")) || (data0 === "ro")) || (data0 === "ru")) || (data0 === "sk")) || (data0 === "sl")) || (data0 === "sq")) || (data0 === "sr")) || (data0 === "sv")) || (data0 === "sw")) || (data0 === "ta")) || (data0 === "te")) || (data0 === "th")) || (data0 === "tr")) || (data0 === "uk")) || (data0 === "ur")) || (data0 === "uz")) || (data0 === "vi")) || (data0 === "zh")) || (data0 === "zh-CN")) || (data0 === "zh-HK")) || (data0 === "zh-TW")) || (data0 === "zu"))){
const err1 = {instancePath:instancePath+"/locale",schemaPath:"contract:/components/schemas/ResendUserlandUserInviteOptionsDto/properties/locale/enum",keyword:"enum",params:{allowedValues: schema192.properties.locale.enum},schema:schema192.properties.locale.enum,parentSchema:schema192.properties.locale,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/ResendUserlandUserInviteOptionsDto/type",keyword:"type",params:{type: "object"},schema:schema192.type,parentSchema:schema192,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":{"locale":true},"dynamicProps":false,"dynamicItems":false};

exports.v107 = validate129;
const schema193 = {"$id":"contract:/JwtTemplatesController_updateJwtTemplate.body","$ref":"contract:/components/schemas/UpdateJwtTemplateDto"};
const schema194 = {"$id":"contract:/components/schemas/UpdateJwtTemplateDto","type":"object","properties":{"content":{"type":"string"}},"required":["content"]};

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
if(data.content === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/UpdateJwtTemplateDto/required",keyword:"required",params:{missingProperty: "content"},schema:schema194.required,parentSchema:schema194,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.content !== undefined){
let data0 = data.content;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/content",schemaPath:"contract:/components/schemas/UpdateJwtTemplateDto/properties/content/type",keyword:"type",params:{type: "string"},schema:schema194.properties.content.type,parentSchema:schema194.properties.content,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/UpdateJwtTemplateDto/type",keyword:"type",params:{type: "object"},schema:schema194.type,parentSchema:schema194,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":{"content":true},"dynamicProps":false,"dynamicItems":false};

exports.v108 = validate130;
const schema195 = {"$id":"contract:/UserlandMagicAuthController_sendMagicAuthCodeAndReturn.body","$ref":"contract:/components/schemas/CreateUserlandMagicCodeAndReturnDto"};
const schema196 = {"$id":"contract:/components/schemas/CreateUserlandMagicCodeAndReturnDto","type":"object","properties":{"email":{"type":"string","format":"email"},"invitation_token":{"type":"string"},"ip_address":{"type":"string"},"user_agent":{"type":"string"},"radar_auth_attempt_id":{"type":"string"},"signals_id":{"type":"string"}},"required":["email"]};

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
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandMagicCodeAndReturnDto/required",keyword:"required",params:{missingProperty: "email"},schema:schema196.required,parentSchema:schema196,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err1 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/CreateUserlandMagicCodeAndReturnDto/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema196.properties.email,data:data0};
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
const err2 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/CreateUserlandMagicCodeAndReturnDto/properties/email/type",keyword:"type",params:{type: "string"},schema:schema196.properties.email.type,parentSchema:schema196.properties.email,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.invitation_token !== undefined){
let data1 = data.invitation_token;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/invitation_token",schemaPath:"contract:/components/schemas/CreateUserlandMagicCodeAndReturnDto/properties/invitation_token/type",keyword:"type",params:{type: "string"},schema:schema196.properties.invitation_token.type,parentSchema:schema196.properties.invitation_token,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ip_address !== undefined){
let data2 = data.ip_address;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/ip_address",schemaPath:"contract:/components/schemas/CreateUserlandMagicCodeAndReturnDto/properties/ip_address/type",keyword:"type",params:{type: "string"},schema:schema196.properties.ip_address.type,parentSchema:schema196.properties.ip_address,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.user_agent !== undefined){
let data3 = data.user_agent;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/user_agent",schemaPath:"contract:/components/schemas/CreateUserlandMagicCodeAndReturnDto/properties/user_agent/type",keyword:"type",params:{type: "string"},schema:schema196.properties.user_agent.type,parentSchema:schema196.properties.user_agent,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.radar_auth_attempt_id !== undefined){
let data4 = data.radar_auth_attempt_id;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/radar_auth_attempt_id",schemaPath:"contract:/components/schemas/CreateUserlandMagicCodeAndReturnDto/properties/radar_auth_attempt_id/type",keyword:"type",params:{type: "string"},schema:schema196.properties.radar_auth_attempt_id.type,parentSchema:schema196.properties.radar_auth_attempt_id,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.signals_id !== undefined){
let data5 = data.signals_id;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/signals_id",schemaPath:"contract:/components/schemas/CreateUserlandMagicCodeAndReturnDto/properties/signals_id/type",keyword:"type",params:{type: "string"},schema:schema196.properties.signals_id.type,parentSchema:schema196.properties.signals_id,data:data5};
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
const err8 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandMagicCodeAndReturnDto/type",keyword:"type",params:{type: "object"},schema:schema196.type,parentSchema:schema196,data};
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
validate130.evaluated = {"props":{"email":true,"invitation_token":true,"ip_address":true,"user_agent":true,"radar_auth_attempt_id":true,"signals_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v109 = validate131;
const schema197 = {"$id":"contract:/UserlandUserOrganizationMembershipsController_list.parameters","type":"object","properties":{"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"},"organization_id":{"type":"string"},"statuses":{"type":"array","items":{"type":"string","enum":["active","inactive","pending"]}},"user_id":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema197.required,parentSchema:schema197,data};
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
if(data0.before !== undefined){
let data1 = data0.before;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema197.properties.query.properties.before.type,parentSchema:schema197.properties.query.properties.before,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.after !== undefined){
let data2 = data0.after;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema197.properties.query.properties.after.type,parentSchema:schema197.properties.query.properties.after,data:data2};
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
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema197.properties.query.properties.limit.type,parentSchema:schema197.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema197.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema197.properties.query.properties.limit,data:data3};
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
if(data0.order !== undefined){
let data4 = data0.order;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data4 === "normal") || (data4 === "desc")) || (data4 === "asc"))){
const err7 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data4};
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
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/query/organization_id",schemaPath:"#/properties/query/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema197.properties.query.properties.organization_id.type,parentSchema:schema197.properties.query.properties.organization_id,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.statuses !== undefined){
let data6 = data0.statuses;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/query/statuses/" + i0,schemaPath:"#/properties/query/properties/statuses/items/type",keyword:"type",params:{type: "string"},schema:schema197.properties.query.properties.statuses.items.type,parentSchema:schema197.properties.query.properties.statuses.items,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data7 === "active") || (data7 === "inactive")) || (data7 === "pending"))){
const err10 = {instancePath:instancePath+"/query/statuses/" + i0,schemaPath:"#/properties/query/properties/statuses/items/enum",keyword:"enum",params:{allowedValues: schema197.properties.query.properties.statuses.items.enum},schema:schema197.properties.query.properties.statuses.items.enum,parentSchema:schema197.properties.query.properties.statuses.items,data:data7};
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
const err11 = {instancePath:instancePath+"/query/statuses",schemaPath:"#/properties/query/properties/statuses/type",keyword:"type",params:{type: "array"},schema:schema197.properties.query.properties.statuses.type,parentSchema:schema197.properties.query.properties.statuses,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.user_id !== undefined){
let data8 = data0.user_id;
if(typeof data8 !== "string"){
const err12 = {instancePath:instancePath+"/query/user_id",schemaPath:"#/properties/query/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema197.properties.query.properties.user_id.type,parentSchema:schema197.properties.query.properties.user_id,data:data8};
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
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema197.properties.query.type,parentSchema:schema197.properties.query,data:data0};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema197.type,parentSchema:schema197,data};
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
validate131.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v110 = validate132;
const schema199 = {"$id":"contract:/UserlandUserOrganizationMembershipsController_create.body","$ref":"contract:/components/schemas/CreateUserlandUserOrganizationMembershipDto"};
const schema200 = {"$id":"contract:/components/schemas/CreateUserlandUserOrganizationMembershipDto","allOf":[{"type":"object","properties":{"user_id":{"type":"string"},"organization_id":{"type":"string"}},"required":["user_id","organization_id"]},{"oneOf":[{"type":"object","not":{"anyOf":[{"properties":{"role_slug":{}},"required":["role_slug"]},{"properties":{"role_slugs":{}},"required":["role_slugs"]}]}},{"type":"object","properties":{"role_slug":{"type":"string"}},"required":["role_slug"],"not":{"anyOf":[{"properties":{"role_slugs":{}},"required":["role_slugs"]}]}},{"type":"object","properties":{"role_slugs":{"type":"array","items":{"type":"string"}}},"required":["role_slugs"],"not":{"anyOf":[{"properties":{"role_slug":{}},"required":["role_slug"]}]}}]}]};

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
if(data.user_id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserOrganizationMembershipDto/allOf/0/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema200.allOf[0].required,parentSchema:schema200.allOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.organization_id === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserOrganizationMembershipDto/allOf/0/required",keyword:"required",params:{missingProperty: "organization_id"},schema:schema200.allOf[0].required,parentSchema:schema200.allOf[0],data};
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
const err2 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/CreateUserlandUserOrganizationMembershipDto/allOf/0/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema200.allOf[0].properties.user_id.type,parentSchema:schema200.allOf[0].properties.user_id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.organization_id !== undefined){
let data1 = data.organization_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/organization_id",schemaPath:"contract:/components/schemas/CreateUserlandUserOrganizationMembershipDto/allOf/0/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema200.allOf[0].properties.organization_id.type,parentSchema:schema200.allOf[0].properties.organization_id,data:data1};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserOrganizationMembershipDto/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema200.allOf[0].type,parentSchema:schema200.allOf[0],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs8 = errors;
let valid3 = false;
let passing0 = null;
const _errs9 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err5 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserOrganizationMembershipDto/allOf/1/oneOf/0/type",keyword:"type",params:{type: "object"},schema:schema200.allOf[1].oneOf[0].type,parentSchema:schema200.allOf[1].oneOf[0],data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs11 = errors;
const _errs12 = errors;
const _errs13 = errors;
let valid5 = false;
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role_slug === undefined) && (missing0 = "role_slug")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid1 = _errs14 === errors;
valid5 = valid5 || _valid1;
if(_valid1){
var props0 = {__proto__: null, };
props0.role_slug = true;
}
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.role_slugs === undefined) && (missing1 = "role_slugs")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(_valid1){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.role_slugs = true;
}
}
if(!valid5){
const err8 = {};
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
var valid4 = _errs12 === errors;
if(valid4){
const err9 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserOrganizationMembershipDto/allOf/1/oneOf/0/not",keyword:"not",params:{},schema:schema200.allOf[1].oneOf[0].not,parentSchema:schema200.allOf[1].oneOf[0],data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
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
var _valid0 = _errs9 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs16 = errors;
const _errs18 = errors;
const _errs19 = errors;
const _errs20 = errors;
let valid7 = false;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.role_slugs === undefined) && (missing2 = "role_slugs")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid2 = _errs21 === errors;
valid7 = valid7 || _valid2;
if(_valid2){
var props1 = {__proto__: null, };
props1.role_slugs = true;
}
if(!valid7){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid6 = _errs19 === errors;
if(valid6){
const err12 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserOrganizationMembershipDto/allOf/1/oneOf/1/not",keyword:"not",params:{},schema:schema200.allOf[1].oneOf[1].not,parentSchema:schema200.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role_slug === undefined){
const err13 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserOrganizationMembershipDto/allOf/1/oneOf/1/required",keyword:"required",params:{missingProperty: "role_slug"},schema:schema200.allOf[1].oneOf[1].required,parentSchema:schema200.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.role_slug !== undefined){
let data2 = data.role_slug;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/role_slug",schemaPath:"contract:/components/schemas/CreateUserlandUserOrganizationMembershipDto/allOf/1/oneOf/1/properties/role_slug/type",keyword:"type",params:{type: "string"},schema:schema200.allOf[1].oneOf[1].properties.role_slug.type,parentSchema:schema200.allOf[1].oneOf[1].properties.role_slug,data:data2};
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
const err15 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserOrganizationMembershipDto/allOf/1/oneOf/1/type",keyword:"type",params:{type: "object"},schema:schema200.allOf[1].oneOf[1].type,parentSchema:schema200.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
var props2 = {__proto__: null, };
props2.role_slug = true;
}
const _errs24 = errors;
const _errs26 = errors;
const _errs27 = errors;
const _errs28 = errors;
let valid10 = false;
const _errs29 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.role_slug === undefined) && (missing3 = "role_slug")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid3 = _errs29 === errors;
valid10 = valid10 || _valid3;
if(_valid3){
var props3 = {__proto__: null, };
props3.role_slug = true;
}
if(!valid10){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
var valid9 = _errs27 === errors;
if(valid9){
const err18 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserOrganizationMembershipDto/allOf/1/oneOf/2/not",keyword:"not",params:{},schema:schema200.allOf[1].oneOf[2].not,parentSchema:schema200.allOf[1].oneOf[2],data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role_slugs === undefined){
const err19 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserOrganizationMembershipDto/allOf/1/oneOf/2/required",keyword:"required",params:{missingProperty: "role_slugs"},schema:schema200.allOf[1].oneOf[2].required,parentSchema:schema200.allOf[1].oneOf[2],data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.role_slugs !== undefined){
let data3 = data.role_slugs;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err20 = {instancePath:instancePath+"/role_slugs/" + i0,schemaPath:"contract:/components/schemas/CreateUserlandUserOrganizationMembershipDto/allOf/1/oneOf/2/properties/role_slugs/items/type",keyword:"type",params:{type: "string"},schema:schema200.allOf[1].oneOf[2].properties.role_slugs.items.type,parentSchema:schema200.allOf[1].oneOf[2].properties.role_slugs.items,data:data4};
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
const err21 = {instancePath:instancePath+"/role_slugs",schemaPath:"contract:/components/schemas/CreateUserlandUserOrganizationMembershipDto/allOf/1/oneOf/2/properties/role_slugs/type",keyword:"type",params:{type: "array"},schema:schema200.allOf[1].oneOf[2].properties.role_slugs.type,parentSchema:schema200.allOf[1].oneOf[2].properties.role_slugs,data:data3};
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
const err22 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserOrganizationMembershipDto/allOf/1/oneOf/2/type",keyword:"type",params:{type: "object"},schema:schema200.allOf[1].oneOf[2].type,parentSchema:schema200.allOf[1].oneOf[2],data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs24 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid3 = true;
passing0 = 2;
if(props2 !== true){
props2 = props2 || {__proto__: null, };
props2.role_slugs = true;
}
}
}
}
if(!valid3){
const err23 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserOrganizationMembershipDto/allOf/1/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs8, passingSchemas: passing0},schema:schema200.allOf[1].oneOf,parentSchema:schema200.allOf[1],data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
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
if(props2 !== true){
props2 = props2 || {__proto__: null, };
props2.user_id = true;
props2.organization_id = true;
}
validate132.errors = vErrors;
evaluated0.props = props2;
return errors === 0;
}
validate132.evaluated = {"dynamicProps":true,"dynamicItems":false};

exports.v111 = validate133;
const schema201 = {"$id":"contract:/UserlandUserOrganizationMembershipsController_update.body","$ref":"contract:/components/schemas/UpdateUserlandUserOrganizationMembershipDto"};
const schema202 = {"$id":"contract:/components/schemas/UpdateUserlandUserOrganizationMembershipDto","oneOf":[{"type":"object","not":{"anyOf":[{"properties":{"role_slug":{}},"required":["role_slug"]},{"properties":{"role_slugs":{}},"required":["role_slugs"]}]}},{"type":"object","properties":{"role_slug":{"type":"string"}},"required":["role_slug"],"not":{"anyOf":[{"properties":{"role_slugs":{}},"required":["role_slugs"]}]}},{"type":"object","properties":{"role_slugs":{"type":"array","items":{"type":"string"}}},"required":["role_slugs"],"not":{"anyOf":[{"properties":{"role_slug":{}},"required":["role_slug"]}]}}]};

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
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/UpdateUserlandUserOrganizationMembershipDto/oneOf/0/type",keyword:"type",params:{type: "object"},schema:schema202.oneOf[0].type,parentSchema:schema202.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs4 = errors;
const _errs5 = errors;
const _errs6 = errors;
let valid3 = false;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role_slug === undefined) && (missing0 = "role_slug")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid1 = _errs7 === errors;
valid3 = valid3 || _valid1;
if(_valid1){
var props0 = {__proto__: null, };
props0.role_slug = true;
}
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.role_slugs === undefined) && (missing1 = "role_slugs")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid1 = _errs8 === errors;
valid3 = valid3 || _valid1;
if(_valid1){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.role_slugs = true;
}
}
if(!valid3){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs5 === errors;
if(valid2){
const err4 = {instancePath,schemaPath:"contract:/components/schemas/UpdateUserlandUserOrganizationMembershipDto/oneOf/0/not",keyword:"not",params:{},schema:schema202.oneOf[0].not,parentSchema:schema202.oneOf[0],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
const _errs11 = errors;
const _errs12 = errors;
const _errs13 = errors;
let valid5 = false;
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.role_slugs === undefined) && (missing2 = "role_slugs")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid2 = _errs14 === errors;
valid5 = valid5 || _valid2;
if(_valid2){
var props1 = {__proto__: null, };
props1.role_slugs = true;
}
if(!valid5){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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
var valid4 = _errs12 === errors;
if(valid4){
const err7 = {instancePath,schemaPath:"contract:/components/schemas/UpdateUserlandUserOrganizationMembershipDto/oneOf/1/not",keyword:"not",params:{},schema:schema202.oneOf[1].not,parentSchema:schema202.oneOf[1],data};
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role_slug === undefined){
const err8 = {instancePath,schemaPath:"contract:/components/schemas/UpdateUserlandUserOrganizationMembershipDto/oneOf/1/required",keyword:"required",params:{missingProperty: "role_slug"},schema:schema202.oneOf[1].required,parentSchema:schema202.oneOf[1],data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.role_slug !== undefined){
let data0 = data.role_slug;
if(typeof data0 !== "string"){
const err9 = {instancePath:instancePath+"/role_slug",schemaPath:"contract:/components/schemas/UpdateUserlandUserOrganizationMembershipDto/oneOf/1/properties/role_slug/type",keyword:"type",params:{type: "string"},schema:schema202.oneOf[1].properties.role_slug.type,parentSchema:schema202.oneOf[1].properties.role_slug,data:data0};
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
const err10 = {instancePath,schemaPath:"contract:/components/schemas/UpdateUserlandUserOrganizationMembershipDto/oneOf/1/type",keyword:"type",params:{type: "object"},schema:schema202.oneOf[1].type,parentSchema:schema202.oneOf[1],data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
var props2 = {__proto__: null, };
props2.role_slug = true;
}
const _errs17 = errors;
const _errs19 = errors;
const _errs20 = errors;
const _errs21 = errors;
let valid8 = false;
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.role_slug === undefined) && (missing3 = "role_slug")){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid3 = _errs22 === errors;
valid8 = valid8 || _valid3;
if(_valid3){
var props3 = {__proto__: null, };
props3.role_slug = true;
}
if(!valid8){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid7 = _errs20 === errors;
if(valid7){
const err13 = {instancePath,schemaPath:"contract:/components/schemas/UpdateUserlandUserOrganizationMembershipDto/oneOf/2/not",keyword:"not",params:{},schema:schema202.oneOf[2].not,parentSchema:schema202.oneOf[2],data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role_slugs === undefined){
const err14 = {instancePath,schemaPath:"contract:/components/schemas/UpdateUserlandUserOrganizationMembershipDto/oneOf/2/required",keyword:"required",params:{missingProperty: "role_slugs"},schema:schema202.oneOf[2].required,parentSchema:schema202.oneOf[2],data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.role_slugs !== undefined){
let data1 = data.role_slugs;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err15 = {instancePath:instancePath+"/role_slugs/" + i0,schemaPath:"contract:/components/schemas/UpdateUserlandUserOrganizationMembershipDto/oneOf/2/properties/role_slugs/items/type",keyword:"type",params:{type: "string"},schema:schema202.oneOf[2].properties.role_slugs.items.type,parentSchema:schema202.oneOf[2].properties.role_slugs.items,data:data2};
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
const err16 = {instancePath:instancePath+"/role_slugs",schemaPath:"contract:/components/schemas/UpdateUserlandUserOrganizationMembershipDto/oneOf/2/properties/role_slugs/type",keyword:"type",params:{type: "array"},schema:schema202.oneOf[2].properties.role_slugs.type,parentSchema:schema202.oneOf[2].properties.role_slugs,data:data1};
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
const err17 = {instancePath,schemaPath:"contract:/components/schemas/UpdateUserlandUserOrganizationMembershipDto/oneOf/2/type",keyword:"type",params:{type: "object"},schema:schema202.oneOf[2].type,parentSchema:schema202.oneOf[2],data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs17 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid1 = true;
passing0 = 2;
if(props2 !== true){
props2 = props2 || {__proto__: null, };
props2.role_slugs = true;
}
}
}
}
if(!valid1){
const err18 = {instancePath,schemaPath:"contract:/components/schemas/UpdateUserlandUserOrganizationMembershipDto/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs1, passingSchemas: passing0},schema:schema202.oneOf,parentSchema:schema202,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
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
validate133.errors = vErrors;
evaluated0.props = props2;
return errors === 0;
}
validate133.evaluated = {"dynamicProps":true,"dynamicItems":false};

exports.v112 = validate134;
const schema203 = {"$id":"contract:/OrganizationMembershipGroupsController_listGroups.parameters","type":"object","properties":{"path":{"type":"object","properties":{"omId":{"type":"string"}},"required":["omId"]},"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema203.required,parentSchema:schema203,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema203.required,parentSchema:schema203,data};
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
if(data0.omId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "omId"},schema:schema203.properties.path.required,parentSchema:schema203.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.omId !== undefined){
let data1 = data0.omId;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/omId",schemaPath:"#/properties/path/properties/omId/type",keyword:"type",params:{type: "string"},schema:schema203.properties.path.properties.omId.type,parentSchema:schema203.properties.path.properties.omId,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema203.properties.path.type,parentSchema:schema203.properties.path,data:data0};
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
if(data2.before !== undefined){
let data3 = data2.before;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema203.properties.query.properties.before.type,parentSchema:schema203.properties.query.properties.before,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.after !== undefined){
let data4 = data2.after;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema203.properties.query.properties.after.type,parentSchema:schema203.properties.query.properties.after,data:data4};
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
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema203.properties.query.properties.limit.type,parentSchema:schema203.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema203.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema203.properties.query.properties.limit,data:data5};
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
if(data2.order !== undefined){
let data6 = data2.order;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data6 === "normal") || (data6 === "desc")) || (data6 === "asc"))){
const err11 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data6};
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
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema203.properties.query.type,parentSchema:schema203.properties.query,data:data2};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema203.type,parentSchema:schema203,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v113 = validate135;
const schema205 = {"$id":"contract:/UserlandUsersController_createPasswordResetToken.body","$ref":"contract:/components/schemas/CreatePasswordResetTokenDto"};
const schema206 = {"$id":"contract:/components/schemas/CreatePasswordResetTokenDto","type":"object","properties":{"email":{"type":"string","format":"email"}},"required":["email"]};

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
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreatePasswordResetTokenDto/required",keyword:"required",params:{missingProperty: "email"},schema:schema206.required,parentSchema:schema206,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err1 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/CreatePasswordResetTokenDto/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema206.properties.email,data:data0};
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
const err2 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/CreatePasswordResetTokenDto/properties/email/type",keyword:"type",params:{type: "string"},schema:schema206.properties.email.type,parentSchema:schema206.properties.email,data:data0};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/CreatePasswordResetTokenDto/type",keyword:"type",params:{type: "object"},schema:schema206.type,parentSchema:schema206,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":{"email":true},"dynamicProps":false,"dynamicItems":false};

exports.v114 = validate136;
const schema207 = {"$id":"contract:/UserlandUsersController_resetPassword[0].body","$ref":"contract:/components/schemas/CreatePasswordResetDto"};
const schema208 = {"$id":"contract:/components/schemas/CreatePasswordResetDto","type":"object","properties":{"token":{"type":"string"},"new_password":{"type":"string"}},"required":["token","new_password"]};

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
if(data.token === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreatePasswordResetDto/required",keyword:"required",params:{missingProperty: "token"},schema:schema208.required,parentSchema:schema208,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.new_password === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/CreatePasswordResetDto/required",keyword:"required",params:{missingProperty: "new_password"},schema:schema208.required,parentSchema:schema208,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/token",schemaPath:"contract:/components/schemas/CreatePasswordResetDto/properties/token/type",keyword:"type",params:{type: "string"},schema:schema208.properties.token.type,parentSchema:schema208.properties.token,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.new_password !== undefined){
let data1 = data.new_password;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/new_password",schemaPath:"contract:/components/schemas/CreatePasswordResetDto/properties/new_password/type",keyword:"type",params:{type: "string"},schema:schema208.properties.new_password.type,parentSchema:schema208.properties.new_password,data:data1};
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
const err4 = {instancePath,schemaPath:"contract:/components/schemas/CreatePasswordResetDto/type",keyword:"type",params:{type: "object"},schema:schema208.type,parentSchema:schema208,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":{"token":true,"new_password":true},"dynamicProps":false,"dynamicItems":false};

exports.v115 = validate137;
const schema209 = {"$id":"contract:/PublicRadarChallengesController_sendRadarSmsChallenge.body","$ref":"contract:/components/schemas/SendRadarSmsChallengeDto"};
const schema210 = {"$id":"contract:/components/schemas/SendRadarSmsChallengeDto","type":"object","properties":{"user_id":{"type":"string"},"pending_authentication_token":{"type":"string"},"phone_number":{"type":"string"},"ip_address":{"type":"string"},"user_agent":{"type":"string"}},"required":["user_id","pending_authentication_token","phone_number"]};

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
if(data.user_id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/SendRadarSmsChallengeDto/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema210.required,parentSchema:schema210,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pending_authentication_token === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/SendRadarSmsChallengeDto/required",keyword:"required",params:{missingProperty: "pending_authentication_token"},schema:schema210.required,parentSchema:schema210,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.phone_number === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/SendRadarSmsChallengeDto/required",keyword:"required",params:{missingProperty: "phone_number"},schema:schema210.required,parentSchema:schema210,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/SendRadarSmsChallengeDto/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema210.properties.user_id.type,parentSchema:schema210.properties.user_id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.pending_authentication_token !== undefined){
let data1 = data.pending_authentication_token;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/pending_authentication_token",schemaPath:"contract:/components/schemas/SendRadarSmsChallengeDto/properties/pending_authentication_token/type",keyword:"type",params:{type: "string"},schema:schema210.properties.pending_authentication_token.type,parentSchema:schema210.properties.pending_authentication_token,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.phone_number !== undefined){
let data2 = data.phone_number;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/phone_number",schemaPath:"contract:/components/schemas/SendRadarSmsChallengeDto/properties/phone_number/type",keyword:"type",params:{type: "string"},schema:schema210.properties.phone_number.type,parentSchema:schema210.properties.phone_number,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.ip_address !== undefined){
let data3 = data.ip_address;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/ip_address",schemaPath:"contract:/components/schemas/SendRadarSmsChallengeDto/properties/ip_address/type",keyword:"type",params:{type: "string"},schema:schema210.properties.ip_address.type,parentSchema:schema210.properties.ip_address,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.user_agent !== undefined){
let data4 = data.user_agent;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/user_agent",schemaPath:"contract:/components/schemas/SendRadarSmsChallengeDto/properties/user_agent/type",keyword:"type",params:{type: "string"},schema:schema210.properties.user_agent.type,parentSchema:schema210.properties.user_agent,data:data4};
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
const err8 = {instancePath,schemaPath:"contract:/components/schemas/SendRadarSmsChallengeDto/type",keyword:"type",params:{type: "object"},schema:schema210.type,parentSchema:schema210,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":{"user_id":true,"pending_authentication_token":true,"phone_number":true,"ip_address":true,"user_agent":true},"dynamicProps":false,"dynamicItems":false};

exports.v116 = validate138;
const schema211 = {"$id":"contract:/RedirectUrisController_create.body","$ref":"contract:/components/schemas/CreateRedirectUriDto"};
const schema212 = {"$id":"contract:/components/schemas/CreateRedirectUriDto","type":"object","properties":{"uri":{"type":"string"}},"required":["uri"]};

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
if(data.uri === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateRedirectUriDto/required",keyword:"required",params:{missingProperty: "uri"},schema:schema212.required,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.uri !== undefined){
let data0 = data.uri;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/uri",schemaPath:"contract:/components/schemas/CreateRedirectUriDto/properties/uri/type",keyword:"type",params:{type: "string"},schema:schema212.properties.uri.type,parentSchema:schema212.properties.uri,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/CreateRedirectUriDto/type",keyword:"type",params:{type: "object"},schema:schema212.type,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":{"uri":true},"dynamicProps":false,"dynamicItems":false};

exports.v117 = validate139;
const schema213 = {"$id":"contract:/UserlandSessionsController_logout.parameters","type":"object","properties":{"query":{"type":"object","properties":{"session_id":{"type":"string"},"return_to":{"type":"string"}},"required":["session_id"]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema213.required,parentSchema:schema213,data};
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
if(data0.session_id === undefined){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "session_id"},schema:schema213.properties.query.required,parentSchema:schema213.properties.query,data:data0};
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
const err2 = {instancePath:instancePath+"/query/session_id",schemaPath:"#/properties/query/properties/session_id/type",keyword:"type",params:{type: "string"},schema:schema213.properties.query.properties.session_id.type,parentSchema:schema213.properties.query.properties.session_id,data:data1};
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
const err3 = {instancePath:instancePath+"/query/return_to",schemaPath:"#/properties/query/properties/return_to/type",keyword:"type",params:{type: "string"},schema:schema213.properties.query.properties.return_to.type,parentSchema:schema213.properties.query.properties.return_to,data:data2};
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
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema213.properties.query.type,parentSchema:schema213.properties.query,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema213.type,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v118 = validate140;
const schema214 = {"$id":"contract:/UserlandSessionsController_revokeSession.body","$ref":"contract:/components/schemas/UserlandRevokeSessionDto"};
const schema215 = {"$id":"contract:/components/schemas/UserlandRevokeSessionDto","type":"object","properties":{"session_id":{"type":"string"}},"required":["session_id"]};

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
if(data.session_id === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/UserlandRevokeSessionDto/required",keyword:"required",params:{missingProperty: "session_id"},schema:schema215.required,parentSchema:schema215,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.session_id !== undefined){
let data0 = data.session_id;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/session_id",schemaPath:"contract:/components/schemas/UserlandRevokeSessionDto/properties/session_id/type",keyword:"type",params:{type: "string"},schema:schema215.properties.session_id.type,parentSchema:schema215.properties.session_id,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/UserlandRevokeSessionDto/type",keyword:"type",params:{type: "object"},schema:schema215.type,parentSchema:schema215,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":{"session_id":true},"dynamicProps":false,"dynamicItems":false};

exports.v119 = validate141;
const schema216 = {"$id":"contract:/UserlandUsersController_list[0].parameters","type":"object","properties":{"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"},"organization":{"type":"string"},"organization_id":{"type":"string"},"email":{"type":"string"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema216.required,parentSchema:schema216,data};
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
if(data0.before !== undefined){
let data1 = data0.before;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema216.properties.query.properties.before.type,parentSchema:schema216.properties.query.properties.before,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.after !== undefined){
let data2 = data0.after;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema216.properties.query.properties.after.type,parentSchema:schema216.properties.query.properties.after,data:data2};
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
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema216.properties.query.properties.limit.type,parentSchema:schema216.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema216.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema216.properties.query.properties.limit,data:data3};
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
if(data0.order !== undefined){
let data4 = data0.order;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data4 === "normal") || (data4 === "desc")) || (data4 === "asc"))){
const err7 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.organization !== undefined){
let data5 = data0.organization;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/query/organization",schemaPath:"#/properties/query/properties/organization/type",keyword:"type",params:{type: "string"},schema:schema216.properties.query.properties.organization.type,parentSchema:schema216.properties.query.properties.organization,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.organization_id !== undefined){
let data6 = data0.organization_id;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/query/organization_id",schemaPath:"#/properties/query/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema216.properties.query.properties.organization_id.type,parentSchema:schema216.properties.query.properties.organization_id,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.email !== undefined){
let data7 = data0.email;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/query/email",schemaPath:"#/properties/query/properties/email/type",keyword:"type",params:{type: "string"},schema:schema216.properties.query.properties.email.type,parentSchema:schema216.properties.query.properties.email,data:data7};
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
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema216.properties.query.type,parentSchema:schema216.properties.query,data:data0};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema216.type,parentSchema:schema216,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v120 = validate142;
const schema218 = {"$id":"contract:/UserlandUsersController_create[0].body","$ref":"contract:/components/schemas/CreateUserlandUserDto"};
const schema219 = {"$id":"contract:/components/schemas/CreateUserlandUserDto","allOf":[{"type":"object","properties":{"email":{"type":"string","format":"email"},"first_name":{"type":["string","null"]},"last_name":{"type":["string","null"]},"name":{"type":["string","null"]},"email_verified":{"type":["boolean","null"]},"metadata":{"type":["object","null"],"additionalProperties":{"type":"string","maxLength":600},"maxProperties":50,"propertyNames":{"maxLength":40}},"external_id":{"type":["string","null"],"maxLength":128,"pattern":"^[\\x00-\\x7F]+$"},"ip_address":{"type":["string","null"]},"user_agent":{"type":["string","null"]},"signals_id":{"type":"string"}},"required":["email"]},{"oneOf":[{"type":"object","not":{"anyOf":[{"properties":{"password":{}},"required":["password"]},{"properties":{"password_hash":{}},"required":["password_hash"]},{"properties":{"password_hash_type":{}},"required":["password_hash_type"]},{"properties":{"password_salt_position":{}},"required":["password_salt_position"]}]}},{"type":"object","properties":{"password":{"type":["string","null"]}},"required":["password"],"not":{"anyOf":[{"properties":{"password_hash":{}},"required":["password_hash"]},{"properties":{"password_hash_type":{}},"required":["password_hash_type"]},{"properties":{"password_salt_position":{}},"required":["password_salt_position"]}]}},{"type":"object","properties":{"password_hash":{"type":"string"},"password_hash_type":{"type":"string","enum":["bcrypt","firebase-scrypt","ssha","ssha256","scrypt","pbkdf2","argon2"]},"password_salt_position":{"type":"string","enum":["prefix","suffix"]}},"required":["password_hash","password_hash_type"],"not":{"anyOf":[{"properties":{"password":{}},"required":["password"]}]}}]}]};

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
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/0/required",keyword:"required",params:{missingProperty: "email"},schema:schema219.allOf[0].required,parentSchema:schema219.allOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err1 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/0/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema219.allOf[0].properties.email,data:data0};
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
const err2 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/0/properties/email/type",keyword:"type",params:{type: "string"},schema:schema219.allOf[0].properties.email.type,parentSchema:schema219.allOf[0].properties.email,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.first_name !== undefined){
let data1 = data.first_name;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/first_name",schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/0/properties/first_name/type",keyword:"type",params:{type: schema219.allOf[0].properties.first_name.type},schema:schema219.allOf[0].properties.first_name.type,parentSchema:schema219.allOf[0].properties.first_name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.last_name !== undefined){
let data2 = data.last_name;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/last_name",schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/0/properties/last_name/type",keyword:"type",params:{type: schema219.allOf[0].properties.last_name.type},schema:schema219.allOf[0].properties.last_name.type,parentSchema:schema219.allOf[0].properties.last_name,data:data2};
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
let data3 = data.name;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/0/properties/name/type",keyword:"type",params:{type: schema219.allOf[0].properties.name.type},schema:schema219.allOf[0].properties.name.type,parentSchema:schema219.allOf[0].properties.name,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.email_verified !== undefined){
let data4 = data.email_verified;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/email_verified",schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/0/properties/email_verified/type",keyword:"type",params:{type: schema219.allOf[0].properties.email_verified.type},schema:schema219.allOf[0].properties.email_verified.type,parentSchema:schema219.allOf[0].properties.email_verified,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.metadata !== undefined){
let data5 = data.metadata;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
const err7 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/0/properties/metadata/type",keyword:"type",params:{type: schema219.allOf[0].properties.metadata.type},schema:schema219.allOf[0].properties.metadata.type,parentSchema:schema219.allOf[0].properties.metadata,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 50){
const err8 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/0/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 50},schema:50,parentSchema:schema219.allOf[0].properties.metadata,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data5){
const _errs15 = errors;
if(typeof key0 === "string"){
if(func0(key0) > 40){
const err9 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/0/properties/metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema219.allOf[0].properties.metadata.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid3 = _errs15 === errors;
if(!valid3){
const err10 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/0/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key0},schema:schema219.allOf[0].properties.metadata.propertyNames,parentSchema:schema219.allOf[0].properties.metadata,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
for(const key1 in data5){
let data6 = data5[key1];
if(typeof data6 === "string"){
if(func0(data6) > 600){
const err11 = {instancePath:instancePath+"/metadata/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/0/properties/metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 600},schema:600,parentSchema:schema219.allOf[0].properties.metadata.additionalProperties,data:data6};
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
const err12 = {instancePath:instancePath+"/metadata/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/0/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema219.allOf[0].properties.metadata.additionalProperties.type,parentSchema:schema219.allOf[0].properties.metadata.additionalProperties,data:data6};
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
if(data.external_id !== undefined){
let data7 = data.external_id;
if((typeof data7 !== "string") && (data7 !== null)){
const err13 = {instancePath:instancePath+"/external_id",schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/0/properties/external_id/type",keyword:"type",params:{type: schema219.allOf[0].properties.external_id.type},schema:schema219.allOf[0].properties.external_id.type,parentSchema:schema219.allOf[0].properties.external_id,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data7 === "string"){
if(func0(data7) > 128){
const err14 = {instancePath:instancePath+"/external_id",schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/0/properties/external_id/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema219.allOf[0].properties.external_id,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern6.test(data7)){
const err15 = {instancePath:instancePath+"/external_id",schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/0/properties/external_id/pattern",keyword:"pattern",params:{pattern: "^[\\x00-\\x7F]+$"},schema:"^[\\x00-\\x7F]+$",parentSchema:schema219.allOf[0].properties.external_id,data:data7};
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
if(data.ip_address !== undefined){
let data8 = data.ip_address;
if((typeof data8 !== "string") && (data8 !== null)){
const err16 = {instancePath:instancePath+"/ip_address",schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/0/properties/ip_address/type",keyword:"type",params:{type: schema219.allOf[0].properties.ip_address.type},schema:schema219.allOf[0].properties.ip_address.type,parentSchema:schema219.allOf[0].properties.ip_address,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.user_agent !== undefined){
let data9 = data.user_agent;
if((typeof data9 !== "string") && (data9 !== null)){
const err17 = {instancePath:instancePath+"/user_agent",schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/0/properties/user_agent/type",keyword:"type",params:{type: schema219.allOf[0].properties.user_agent.type},schema:schema219.allOf[0].properties.user_agent.type,parentSchema:schema219.allOf[0].properties.user_agent,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.signals_id !== undefined){
let data10 = data.signals_id;
if(typeof data10 !== "string"){
const err18 = {instancePath:instancePath+"/signals_id",schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/0/properties/signals_id/type",keyword:"type",params:{type: "string"},schema:schema219.allOf[0].properties.signals_id.type,parentSchema:schema219.allOf[0].properties.signals_id,data:data10};
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
const err19 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema219.allOf[0].type,parentSchema:schema219.allOf[0],data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs28 = errors;
let valid5 = false;
let passing0 = null;
const _errs29 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err20 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/1/oneOf/0/type",keyword:"type",params:{type: "object"},schema:schema219.allOf[1].oneOf[0].type,parentSchema:schema219.allOf[1].oneOf[0],data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs31 = errors;
const _errs32 = errors;
const _errs33 = errors;
let valid7 = false;
const _errs34 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.password === undefined) && (missing0 = "password")){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid1 = _errs34 === errors;
valid7 = valid7 || _valid1;
if(_valid1){
var props0 = {__proto__: null, };
props0.password = true;
}
const _errs35 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.password_hash === undefined) && (missing1 = "password_hash")){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var _valid1 = _errs35 === errors;
valid7 = valid7 || _valid1;
if(_valid1){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.password_hash = true;
}
}
const _errs36 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.password_hash_type === undefined) && (missing2 = "password_hash_type")){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid1 = _errs36 === errors;
valid7 = valid7 || _valid1;
if(_valid1){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.password_hash_type = true;
}
}
const _errs37 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.password_salt_position === undefined) && (missing3 = "password_salt_position")){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var _valid1 = _errs37 === errors;
valid7 = valid7 || _valid1;
if(_valid1){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.password_salt_position = true;
}
}
if(!valid7){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
var valid6 = _errs32 === errors;
if(valid6){
const err26 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/1/oneOf/0/not",keyword:"not",params:{},schema:schema219.allOf[1].oneOf[0].not,parentSchema:schema219.allOf[1].oneOf[0],data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs29 === errors;
if(_valid0){
valid5 = true;
passing0 = 0;
}
const _errs38 = errors;
const _errs40 = errors;
const _errs41 = errors;
const _errs42 = errors;
let valid9 = false;
const _errs43 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.password_hash === undefined) && (missing4 = "password_hash")){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid2 = _errs43 === errors;
valid9 = valid9 || _valid2;
if(_valid2){
var props1 = {__proto__: null, };
props1.password_hash = true;
}
const _errs44 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.password_hash_type === undefined) && (missing5 = "password_hash_type")){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var _valid2 = _errs44 === errors;
valid9 = valid9 || _valid2;
if(_valid2){
if(props1 !== true){
props1 = props1 || {__proto__: null, };
props1.password_hash_type = true;
}
}
const _errs45 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.password_salt_position === undefined) && (missing6 = "password_salt_position")){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var _valid2 = _errs45 === errors;
valid9 = valid9 || _valid2;
if(_valid2){
if(props1 !== true){
props1 = props1 || {__proto__: null, };
props1.password_salt_position = true;
}
}
if(!valid9){
const err30 = {};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
var valid8 = _errs41 === errors;
if(valid8){
const err31 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/1/oneOf/1/not",keyword:"not",params:{},schema:schema219.allOf[1].oneOf[1].not,parentSchema:schema219.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password === undefined){
const err32 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/1/oneOf/1/required",keyword:"required",params:{missingProperty: "password"},schema:schema219.allOf[1].oneOf[1].required,parentSchema:schema219.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data.password !== undefined){
let data11 = data.password;
if((typeof data11 !== "string") && (data11 !== null)){
const err33 = {instancePath:instancePath+"/password",schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/1/oneOf/1/properties/password/type",keyword:"type",params:{type: schema219.allOf[1].oneOf[1].properties.password.type},schema:schema219.allOf[1].oneOf[1].properties.password.type,parentSchema:schema219.allOf[1].oneOf[1].properties.password,data:data11};
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
const err34 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/1/oneOf/1/type",keyword:"type",params:{type: "object"},schema:schema219.allOf[1].oneOf[1].type,parentSchema:schema219.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid0 = _errs38 === errors;
if(_valid0 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid5 = true;
passing0 = 1;
var props2 = {__proto__: null, };
props2.password = true;
}
const _errs48 = errors;
const _errs50 = errors;
const _errs51 = errors;
const _errs52 = errors;
let valid12 = false;
const _errs53 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.password === undefined) && (missing7 = "password")){
const err35 = {};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var _valid3 = _errs53 === errors;
valid12 = valid12 || _valid3;
if(_valid3){
var props3 = {__proto__: null, };
props3.password = true;
}
if(!valid12){
const err36 = {};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
var valid11 = _errs51 === errors;
if(valid11){
const err37 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/1/oneOf/2/not",keyword:"not",params:{},schema:schema219.allOf[1].oneOf[2].not,parentSchema:schema219.allOf[1].oneOf[2],data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password_hash === undefined){
const err38 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/1/oneOf/2/required",keyword:"required",params:{missingProperty: "password_hash"},schema:schema219.allOf[1].oneOf[2].required,parentSchema:schema219.allOf[1].oneOf[2],data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data.password_hash_type === undefined){
const err39 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/1/oneOf/2/required",keyword:"required",params:{missingProperty: "password_hash_type"},schema:schema219.allOf[1].oneOf[2].required,parentSchema:schema219.allOf[1].oneOf[2],data};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data.password_hash !== undefined){
let data12 = data.password_hash;
if(typeof data12 !== "string"){
const err40 = {instancePath:instancePath+"/password_hash",schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/1/oneOf/2/properties/password_hash/type",keyword:"type",params:{type: "string"},schema:schema219.allOf[1].oneOf[2].properties.password_hash.type,parentSchema:schema219.allOf[1].oneOf[2].properties.password_hash,data:data12};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.password_hash_type !== undefined){
let data13 = data.password_hash_type;
if(typeof data13 !== "string"){
const err41 = {instancePath:instancePath+"/password_hash_type",schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/1/oneOf/2/properties/password_hash_type/type",keyword:"type",params:{type: "string"},schema:schema219.allOf[1].oneOf[2].properties.password_hash_type.type,parentSchema:schema219.allOf[1].oneOf[2].properties.password_hash_type,data:data13};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!(((((((data13 === "bcrypt") || (data13 === "firebase-scrypt")) || (data13 === "ssha")) || (data13 === "ssha256")) || (data13 === "scrypt")) || (data13 === "pbkdf2")) || (data13 === "argon2"))){
const err42 = {instancePath:instancePath+"/password_hash_type",schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/1/oneOf/2/properties/password_hash_type/enum",keyword:"enum",params:{allowedValues: schema219.allOf[1].oneOf[2].properties.password_hash_type.enum},schema:schema219.allOf[1].oneOf[2].properties.password_hash_type.enum,parentSchema:schema219.allOf[1].oneOf[2].properties.password_hash_type,data:data13};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.password_salt_position !== undefined){
let data14 = data.password_salt_position;
if(typeof data14 !== "string"){
const err43 = {instancePath:instancePath+"/password_salt_position",schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/1/oneOf/2/properties/password_salt_position/type",keyword:"type",params:{type: "string"},schema:schema219.allOf[1].oneOf[2].properties.password_salt_position.type,parentSchema:schema219.allOf[1].oneOf[2].properties.password_salt_position,data:data14};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!((data14 === "prefix") || (data14 === "suffix"))){
const err44 = {instancePath:instancePath+"/password_salt_position",schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/1/oneOf/2/properties/password_salt_position/enum",keyword:"enum",params:{allowedValues: schema219.allOf[1].oneOf[2].properties.password_salt_position.enum},schema:schema219.allOf[1].oneOf[2].properties.password_salt_position.enum,parentSchema:schema219.allOf[1].oneOf[2].properties.password_salt_position,data:data14};
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
else {
const err45 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/1/oneOf/2/type",keyword:"type",params:{type: "object"},schema:schema219.allOf[1].oneOf[2].type,parentSchema:schema219.allOf[1].oneOf[2],data};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var _valid0 = _errs48 === errors;
if(_valid0 && valid5){
valid5 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid5 = true;
passing0 = 2;
if(props2 !== true){
props2 = props2 || {__proto__: null, };
props2.password_hash = true;
props2.password_hash_type = true;
props2.password_salt_position = true;
}
}
}
}
if(!valid5){
const err46 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserlandUserDto/allOf/1/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs28, passingSchemas: passing0},schema:schema219.allOf[1].oneOf,parentSchema:schema219.allOf[1],data};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
if(props2 !== true){
props2 = props2 || {__proto__: null, };
props2.email = true;
props2.first_name = true;
props2.last_name = true;
props2.name = true;
props2.email_verified = true;
props2.metadata = true;
props2.external_id = true;
props2.ip_address = true;
props2.user_agent = true;
props2.signals_id = true;
}
validate142.errors = vErrors;
evaluated0.props = props2;
return errors === 0;
}
validate142.evaluated = {"dynamicProps":true,"dynamicItems":false};

exports.v121 = validate143;
const schema220 = {"$id":"contract:/UserlandUsersController_update[0].body","$ref":"contract:/components/schemas/UpdateUserlandUserDto"};
const schema221 = {"$id":"contract:/components/schemas/UpdateUserlandUserDto","allOf":[{"type":"object","properties":{"email":{"type":"string","format":"email"},"first_name":{"type":"string"},"last_name":{"type":"string"},"name":{"type":"string"},"email_verified":{"type":"boolean"},"metadata":{"type":["object","null"],"additionalProperties":{"type":"string","maxLength":600},"maxProperties":50,"propertyNames":{"maxLength":40}},"external_id":{"type":["string","null"],"maxLength":128,"pattern":"^[\\x00-\\x7F]+$"},"locale":{"type":["string","null"]}}},{"oneOf":[{"type":"object","not":{"anyOf":[{"properties":{"password":{}},"required":["password"]},{"properties":{"password_hash":{}},"required":["password_hash"]},{"properties":{"password_hash_type":{}},"required":["password_hash_type"]},{"properties":{"password_salt_position":{}},"required":["password_salt_position"]}]}},{"type":"object","properties":{"password":{"type":"string"}},"required":["password"],"not":{"anyOf":[{"properties":{"password_hash":{}},"required":["password_hash"]},{"properties":{"password_hash_type":{}},"required":["password_hash_type"]},{"properties":{"password_salt_position":{}},"required":["password_salt_position"]}]}},{"type":"object","properties":{"password_hash":{"type":"string"},"password_hash_type":{"type":"string","enum":["bcrypt","firebase-scrypt","ssha","ssha256","scrypt","pbkdf2","argon2"]},"password_salt_position":{"type":"string","enum":["prefix","suffix"]}},"required":["password_hash","password_hash_type"],"not":{"anyOf":[{"properties":{"password":{}},"required":["password"]}]}}]}]};

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
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/0/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema221.allOf[0].properties.email,data:data0};
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
const err1 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/0/properties/email/type",keyword:"type",params:{type: "string"},schema:schema221.allOf[0].properties.email.type,parentSchema:schema221.allOf[0].properties.email,data:data0};
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
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/first_name",schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/0/properties/first_name/type",keyword:"type",params:{type: "string"},schema:schema221.allOf[0].properties.first_name.type,parentSchema:schema221.allOf[0].properties.first_name,data:data1};
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
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/last_name",schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/0/properties/last_name/type",keyword:"type",params:{type: "string"},schema:schema221.allOf[0].properties.last_name.type,parentSchema:schema221.allOf[0].properties.last_name,data:data2};
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
let data3 = data.name;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/0/properties/name/type",keyword:"type",params:{type: "string"},schema:schema221.allOf[0].properties.name.type,parentSchema:schema221.allOf[0].properties.name,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.email_verified !== undefined){
let data4 = data.email_verified;
if(typeof data4 !== "boolean"){
const err5 = {instancePath:instancePath+"/email_verified",schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/0/properties/email_verified/type",keyword:"type",params:{type: "boolean"},schema:schema221.allOf[0].properties.email_verified.type,parentSchema:schema221.allOf[0].properties.email_verified,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.metadata !== undefined){
let data5 = data.metadata;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
const err6 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/0/properties/metadata/type",keyword:"type",params:{type: schema221.allOf[0].properties.metadata.type},schema:schema221.allOf[0].properties.metadata.type,parentSchema:schema221.allOf[0].properties.metadata,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 50){
const err7 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/0/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 50},schema:50,parentSchema:schema221.allOf[0].properties.metadata,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data5){
const _errs15 = errors;
if(typeof key0 === "string"){
if(func0(key0) > 40){
const err8 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/0/properties/metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema221.allOf[0].properties.metadata.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid3 = _errs15 === errors;
if(!valid3){
const err9 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/0/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key0},schema:schema221.allOf[0].properties.metadata.propertyNames,parentSchema:schema221.allOf[0].properties.metadata,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
for(const key1 in data5){
let data6 = data5[key1];
if(typeof data6 === "string"){
if(func0(data6) > 600){
const err10 = {instancePath:instancePath+"/metadata/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/0/properties/metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 600},schema:600,parentSchema:schema221.allOf[0].properties.metadata.additionalProperties,data:data6};
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
const err11 = {instancePath:instancePath+"/metadata/" + runtime.escapeName(key1),schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/0/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema221.allOf[0].properties.metadata.additionalProperties.type,parentSchema:schema221.allOf[0].properties.metadata.additionalProperties,data:data6};
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
if(data.external_id !== undefined){
let data7 = data.external_id;
if((typeof data7 !== "string") && (data7 !== null)){
const err12 = {instancePath:instancePath+"/external_id",schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/0/properties/external_id/type",keyword:"type",params:{type: schema221.allOf[0].properties.external_id.type},schema:schema221.allOf[0].properties.external_id.type,parentSchema:schema221.allOf[0].properties.external_id,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data7 === "string"){
if(func0(data7) > 128){
const err13 = {instancePath:instancePath+"/external_id",schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/0/properties/external_id/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema221.allOf[0].properties.external_id,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern6.test(data7)){
const err14 = {instancePath:instancePath+"/external_id",schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/0/properties/external_id/pattern",keyword:"pattern",params:{pattern: "^[\\x00-\\x7F]+$"},schema:"^[\\x00-\\x7F]+$",parentSchema:schema221.allOf[0].properties.external_id,data:data7};
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
if(data.locale !== undefined){
let data8 = data.locale;
if((typeof data8 !== "string") && (data8 !== null)){
const err15 = {instancePath:instancePath+"/locale",schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/0/properties/locale/type",keyword:"type",params:{type: schema221.allOf[0].properties.locale.type},schema:schema221.allOf[0].properties.locale.type,parentSchema:schema221.allOf[0].properties.locale,data:data8};
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
const err16 = {instancePath,schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/0/type",keyword:"type",params:{type: "object"},schema:schema221.allOf[0].type,parentSchema:schema221.allOf[0],data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs24 = errors;
let valid5 = false;
let passing0 = null;
const _errs25 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err17 = {instancePath,schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/1/oneOf/0/type",keyword:"type",params:{type: "object"},schema:schema221.allOf[1].oneOf[0].type,parentSchema:schema221.allOf[1].oneOf[0],data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs27 = errors;
const _errs28 = errors;
const _errs29 = errors;
let valid7 = false;
const _errs30 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.password === undefined) && (missing0 = "password")){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid1 = _errs30 === errors;
valid7 = valid7 || _valid1;
if(_valid1){
var props0 = {__proto__: null, };
props0.password = true;
}
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.password_hash === undefined) && (missing1 = "password_hash")){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var _valid1 = _errs31 === errors;
valid7 = valid7 || _valid1;
if(_valid1){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.password_hash = true;
}
}
const _errs32 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.password_hash_type === undefined) && (missing2 = "password_hash_type")){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid1 = _errs32 === errors;
valid7 = valid7 || _valid1;
if(_valid1){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.password_hash_type = true;
}
}
const _errs33 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.password_salt_position === undefined) && (missing3 = "password_salt_position")){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid1 = _errs33 === errors;
valid7 = valid7 || _valid1;
if(_valid1){
if(props0 !== true){
props0 = props0 || {__proto__: null, };
props0.password_salt_position = true;
}
}
if(!valid7){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
var valid6 = _errs28 === errors;
if(valid6){
const err23 = {instancePath,schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/1/oneOf/0/not",keyword:"not",params:{},schema:schema221.allOf[1].oneOf[0].not,parentSchema:schema221.allOf[1].oneOf[0],data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs25 === errors;
if(_valid0){
valid5 = true;
passing0 = 0;
}
const _errs34 = errors;
const _errs36 = errors;
const _errs37 = errors;
const _errs38 = errors;
let valid9 = false;
const _errs39 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.password_hash === undefined) && (missing4 = "password_hash")){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var _valid2 = _errs39 === errors;
valid9 = valid9 || _valid2;
if(_valid2){
var props1 = {__proto__: null, };
props1.password_hash = true;
}
const _errs40 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.password_hash_type === undefined) && (missing5 = "password_hash_type")){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid2 = _errs40 === errors;
valid9 = valid9 || _valid2;
if(_valid2){
if(props1 !== true){
props1 = props1 || {__proto__: null, };
props1.password_hash_type = true;
}
}
const _errs41 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.password_salt_position === undefined) && (missing6 = "password_salt_position")){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid2 = _errs41 === errors;
valid9 = valid9 || _valid2;
if(_valid2){
if(props1 !== true){
props1 = props1 || {__proto__: null, };
props1.password_salt_position = true;
}
}
if(!valid9){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
var valid8 = _errs37 === errors;
if(valid8){
const err28 = {instancePath,schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/1/oneOf/1/not",keyword:"not",params:{},schema:schema221.allOf[1].oneOf[1].not,parentSchema:schema221.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password === undefined){
const err29 = {instancePath,schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/1/oneOf/1/required",keyword:"required",params:{missingProperty: "password"},schema:schema221.allOf[1].oneOf[1].required,parentSchema:schema221.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data.password !== undefined){
let data9 = data.password;
if(typeof data9 !== "string"){
const err30 = {instancePath:instancePath+"/password",schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/1/oneOf/1/properties/password/type",keyword:"type",params:{type: "string"},schema:schema221.allOf[1].oneOf[1].properties.password.type,parentSchema:schema221.allOf[1].oneOf[1].properties.password,data:data9};
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
const err31 = {instancePath,schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/1/oneOf/1/type",keyword:"type",params:{type: "object"},schema:schema221.allOf[1].oneOf[1].type,parentSchema:schema221.allOf[1].oneOf[1],data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid0 = _errs34 === errors;
if(_valid0 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid5 = true;
passing0 = 1;
var props2 = {__proto__: null, };
props2.password = true;
}
const _errs44 = errors;
const _errs46 = errors;
const _errs47 = errors;
const _errs48 = errors;
let valid12 = false;
const _errs49 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.password === undefined) && (missing7 = "password")){
const err32 = {};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var _valid3 = _errs49 === errors;
valid12 = valid12 || _valid3;
if(_valid3){
var props3 = {__proto__: null, };
props3.password = true;
}
if(!valid12){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
}
var valid11 = _errs47 === errors;
if(valid11){
const err34 = {instancePath,schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/1/oneOf/2/not",keyword:"not",params:{},schema:schema221.allOf[1].oneOf[2].not,parentSchema:schema221.allOf[1].oneOf[2],data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password_hash === undefined){
const err35 = {instancePath,schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/1/oneOf/2/required",keyword:"required",params:{missingProperty: "password_hash"},schema:schema221.allOf[1].oneOf[2].required,parentSchema:schema221.allOf[1].oneOf[2],data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data.password_hash_type === undefined){
const err36 = {instancePath,schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/1/oneOf/2/required",keyword:"required",params:{missingProperty: "password_hash_type"},schema:schema221.allOf[1].oneOf[2].required,parentSchema:schema221.allOf[1].oneOf[2],data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data.password_hash !== undefined){
let data10 = data.password_hash;
if(typeof data10 !== "string"){
const err37 = {instancePath:instancePath+"/password_hash",schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/1/oneOf/2/properties/password_hash/type",keyword:"type",params:{type: "string"},schema:schema221.allOf[1].oneOf[2].properties.password_hash.type,parentSchema:schema221.allOf[1].oneOf[2].properties.password_hash,data:data10};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.password_hash_type !== undefined){
let data11 = data.password_hash_type;
if(typeof data11 !== "string"){
const err38 = {instancePath:instancePath+"/password_hash_type",schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/1/oneOf/2/properties/password_hash_type/type",keyword:"type",params:{type: "string"},schema:schema221.allOf[1].oneOf[2].properties.password_hash_type.type,parentSchema:schema221.allOf[1].oneOf[2].properties.password_hash_type,data:data11};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(((((((data11 === "bcrypt") || (data11 === "firebase-scrypt")) || (data11 === "ssha")) || (data11 === "ssha256")) || (data11 === "scrypt")) || (data11 === "pbkdf2")) || (data11 === "argon2"))){
const err39 = {instancePath:instancePath+"/password_hash_type",schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/1/oneOf/2/properties/password_hash_type/enum",keyword:"enum",params:{allowedValues: schema221.allOf[1].oneOf[2].properties.password_hash_type.enum},schema:schema221.allOf[1].oneOf[2].properties.password_hash_type.enum,parentSchema:schema221.allOf[1].oneOf[2].properties.password_hash_type,data:data11};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.password_salt_position !== undefined){
let data12 = data.password_salt_position;
if(typeof data12 !== "string"){
const err40 = {instancePath:instancePath+"/password_salt_position",schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/1/oneOf/2/properties/password_salt_position/type",keyword:"type",params:{type: "string"},schema:schema221.allOf[1].oneOf[2].properties.password_salt_position.type,parentSchema:schema221.allOf[1].oneOf[2].properties.password_salt_position,data:data12};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!((data12 === "prefix") || (data12 === "suffix"))){
const err41 = {instancePath:instancePath+"/password_salt_position",schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/1/oneOf/2/properties/password_salt_position/enum",keyword:"enum",params:{allowedValues: schema221.allOf[1].oneOf[2].properties.password_salt_position.enum},schema:schema221.allOf[1].oneOf[2].properties.password_salt_position.enum,parentSchema:schema221.allOf[1].oneOf[2].properties.password_salt_position,data:data12};
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
const err42 = {instancePath,schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/1/oneOf/2/type",keyword:"type",params:{type: "object"},schema:schema221.allOf[1].oneOf[2].type,parentSchema:schema221.allOf[1].oneOf[2],data};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid0 = _errs44 === errors;
if(_valid0 && valid5){
valid5 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid5 = true;
passing0 = 2;
if(props2 !== true){
props2 = props2 || {__proto__: null, };
props2.password_hash = true;
props2.password_hash_type = true;
props2.password_salt_position = true;
}
}
}
}
if(!valid5){
const err43 = {instancePath,schemaPath:"contract:/components/schemas/UpdateUserlandUserDto/allOf/1/oneOf",keyword:"oneOf",params:{errorCount: errors - _errs24, passingSchemas: passing0},schema:schema221.allOf[1].oneOf,parentSchema:schema221.allOf[1],data};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
if(props2 !== true){
props2 = props2 || {__proto__: null, };
props2.email = true;
props2.first_name = true;
props2.last_name = true;
props2.name = true;
props2.email_verified = true;
props2.metadata = true;
props2.external_id = true;
props2.locale = true;
}
validate143.errors = vErrors;
evaluated0.props = props2;
return errors === 0;
}
validate143.evaluated = {"dynamicProps":true,"dynamicItems":false};

exports.v122 = validate144;
const schema222 = {"$id":"contract:/UserlandUsersController_confirmEmailChange.body","$ref":"contract:/components/schemas/ConfirmEmailChangeDto"};
const schema223 = {"$id":"contract:/components/schemas/ConfirmEmailChangeDto","type":"object","properties":{"code":{"type":"string"}},"required":["code"]};

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
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/ConfirmEmailChangeDto/required",keyword:"required",params:{missingProperty: "code"},schema:schema223.required,parentSchema:schema223,data};
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
const err1 = {instancePath:instancePath+"/code",schemaPath:"contract:/components/schemas/ConfirmEmailChangeDto/properties/code/type",keyword:"type",params:{type: "string"},schema:schema223.properties.code.type,parentSchema:schema223.properties.code,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/ConfirmEmailChangeDto/type",keyword:"type",params:{type: "object"},schema:schema223.type,parentSchema:schema223,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":{"code":true},"dynamicProps":false,"dynamicItems":false};

exports.v123 = validate145;
const schema224 = {"$id":"contract:/UserlandUsersController_sendEmailChange.body","$ref":"contract:/components/schemas/SendEmailChangeDto"};
const schema225 = {"$id":"contract:/components/schemas/SendEmailChangeDto","type":"object","properties":{"new_email":{"type":"string"}},"required":["new_email"]};

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
if(data.new_email === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/SendEmailChangeDto/required",keyword:"required",params:{missingProperty: "new_email"},schema:schema225.required,parentSchema:schema225,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.new_email !== undefined){
let data0 = data.new_email;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/new_email",schemaPath:"contract:/components/schemas/SendEmailChangeDto/properties/new_email/type",keyword:"type",params:{type: "string"},schema:schema225.properties.new_email.type,parentSchema:schema225.properties.new_email,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/SendEmailChangeDto/type",keyword:"type",params:{type: "object"},schema:schema225.type,parentSchema:schema225,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":{"new_email":true},"dynamicProps":false,"dynamicItems":false};

exports.v124 = validate146;
const schema226 = {"$id":"contract:/UserlandUsersController_emailVerification[0].body","$ref":"contract:/components/schemas/VerifyEmailAddressDto"};
const schema227 = {"$id":"contract:/components/schemas/VerifyEmailAddressDto","type":"object","properties":{"code":{"type":"string"}},"required":["code"]};

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
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/VerifyEmailAddressDto/required",keyword:"required",params:{missingProperty: "code"},schema:schema227.required,parentSchema:schema227,data};
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
const err1 = {instancePath:instancePath+"/code",schemaPath:"contract:/components/schemas/VerifyEmailAddressDto/properties/code/type",keyword:"type",params:{type: "string"},schema:schema227.properties.code.type,parentSchema:schema227.properties.code,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/VerifyEmailAddressDto/type",keyword:"type",params:{type: "object"},schema:schema227.type,parentSchema:schema227,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":{"code":true},"dynamicProps":false,"dynamicItems":false};

exports.v125 = validate147;
const schema228 = {"$id":"contract:/UserlandUserSessionsController_list.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema228.required,parentSchema:schema228,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema228.required,parentSchema:schema228,data};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema228.properties.path.required,parentSchema:schema228.properties.path,data:data0};
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
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema228.properties.path.properties.id.type,parentSchema:schema228.properties.path.properties.id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema228.properties.path.type,parentSchema:schema228.properties.path,data:data0};
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
if(data2.before !== undefined){
let data3 = data2.before;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema228.properties.query.properties.before.type,parentSchema:schema228.properties.query.properties.before,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.after !== undefined){
let data4 = data2.after;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema228.properties.query.properties.after.type,parentSchema:schema228.properties.query.properties.after,data:data4};
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
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema228.properties.query.properties.limit.type,parentSchema:schema228.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema228.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema228.properties.query.properties.limit,data:data5};
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
if(data2.order !== undefined){
let data6 = data2.order;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data6 === "normal") || (data6 === "desc")) || (data6 === "asc"))){
const err11 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data6};
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
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema228.properties.query.type,parentSchema:schema228.properties.query,data:data2};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema228.type,parentSchema:schema228,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v126 = validate148;
const schema230 = {"$id":"contract:/UserApiKeysController_list.parameters","type":"object","properties":{"path":{"type":"object","properties":{"userId":{"type":"string"}},"required":["userId"]},"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"},"organization_id":{"type":"string"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema230.required,parentSchema:schema230,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema230.required,parentSchema:schema230,data};
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
if(data0.userId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "userId"},schema:schema230.properties.path.required,parentSchema:schema230.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.userId !== undefined){
let data1 = data0.userId;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/userId",schemaPath:"#/properties/path/properties/userId/type",keyword:"type",params:{type: "string"},schema:schema230.properties.path.properties.userId.type,parentSchema:schema230.properties.path.properties.userId,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema230.properties.path.type,parentSchema:schema230.properties.path,data:data0};
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
if(data2.before !== undefined){
let data3 = data2.before;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema230.properties.query.properties.before.type,parentSchema:schema230.properties.query.properties.before,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.after !== undefined){
let data4 = data2.after;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema230.properties.query.properties.after.type,parentSchema:schema230.properties.query.properties.after,data:data4};
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
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema230.properties.query.properties.limit.type,parentSchema:schema230.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema230.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema230.properties.query.properties.limit,data:data5};
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
if(data2.order !== undefined){
let data6 = data2.order;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data6 === "normal") || (data6 === "desc")) || (data6 === "asc"))){
const err11 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.organization_id !== undefined){
let data7 = data2.organization_id;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/query/organization_id",schemaPath:"#/properties/query/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema230.properties.query.properties.organization_id.type,parentSchema:schema230.properties.query.properties.organization_id,data:data7};
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
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema230.properties.query.type,parentSchema:schema230.properties.query,data:data2};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema230.type,parentSchema:schema230,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v127 = validate149;
const schema232 = {"$id":"contract:/UserApiKeysController_create.parameters","type":"object","properties":{"path":{"type":"object","properties":{"userId":{"type":"string"}},"required":["userId"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema232.required,parentSchema:schema232,data};
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
if(data0.userId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "userId"},schema:schema232.properties.path.required,parentSchema:schema232.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.userId !== undefined){
let data1 = data0.userId;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/userId",schemaPath:"#/properties/path/properties/userId/type",keyword:"type",params:{type: "string"},schema:schema232.properties.path.properties.userId.type,parentSchema:schema232.properties.path.properties.userId,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema232.properties.path.type,parentSchema:schema232.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema232.type,parentSchema:schema232,data};
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
validate149.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v128 = validate150;
const schema233 = {"$id":"contract:/UserApiKeysController_create.body","$ref":"contract:/components/schemas/CreateUserApiKeyDto"};
const schema234 = {"$id":"contract:/components/schemas/CreateUserApiKeyDto","type":"object","properties":{"name":{"type":"string"},"organization_id":{"type":"string"},"permissions":{"type":"array","items":{"type":"string"}},"expires_at":{"format":"date-time","type":"string","leapSecond":"date-time"}},"required":["name","organization_id"]};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserApiKeyDto/required",keyword:"required",params:{missingProperty: "name"},schema:schema234.required,parentSchema:schema234,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.organization_id === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserApiKeyDto/required",keyword:"required",params:{missingProperty: "organization_id"},schema:schema234.required,parentSchema:schema234,data};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateUserApiKeyDto/properties/name/type",keyword:"type",params:{type: "string"},schema:schema234.properties.name.type,parentSchema:schema234.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.organization_id !== undefined){
let data1 = data.organization_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/organization_id",schemaPath:"contract:/components/schemas/CreateUserApiKeyDto/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema234.properties.organization_id.type,parentSchema:schema234.properties.organization_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.permissions !== undefined){
let data2 = data.permissions;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"contract:/components/schemas/CreateUserApiKeyDto/properties/permissions/items/type",keyword:"type",params:{type: "string"},schema:schema234.properties.permissions.items.type,parentSchema:schema234.properties.permissions.items,data:data3};
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
const err5 = {instancePath:instancePath+"/permissions",schemaPath:"contract:/components/schemas/CreateUserApiKeyDto/properties/permissions/type",keyword:"type",params:{type: "array"},schema:schema234.properties.permissions.type,parentSchema:schema234.properties.permissions,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.expires_at !== undefined){
let data4 = data.expires_at;
if(typeof data4 === "string"){
if(!(formats1.test(data4))){
const err6 = {instancePath:instancePath+"/expires_at",schemaPath:"contract:/components/schemas/CreateUserApiKeyDto/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema234.properties.expires_at,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data4.includes(":60")){
const next0 = Date.parse((data4).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err7 = {instancePath:instancePath+"/expires_at",schemaPath:"contract:/components/schemas/CreateUserApiKeyDto/properties/expires_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema234.properties.expires_at,data:data4};
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
const err8 = {instancePath:instancePath+"/expires_at",schemaPath:"contract:/components/schemas/CreateUserApiKeyDto/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema234.properties.expires_at.type,parentSchema:schema234.properties.expires_at,data:data4};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/CreateUserApiKeyDto/type",keyword:"type",params:{type: "object"},schema:schema234.type,parentSchema:schema234,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":{"name":true,"organization_id":true,"permissions":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};

exports.v129 = validate151;
const schema235 = {"$id":"contract:/UserlandUserFeatureFlagsController_list.parameters","type":"object","properties":{"path":{"type":"object","properties":{"userId":{"type":"string"}},"required":["userId"]},"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema235.required,parentSchema:schema235,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema235.required,parentSchema:schema235,data};
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
if(data0.userId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "userId"},schema:schema235.properties.path.required,parentSchema:schema235.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.userId !== undefined){
let data1 = data0.userId;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/userId",schemaPath:"#/properties/path/properties/userId/type",keyword:"type",params:{type: "string"},schema:schema235.properties.path.properties.userId.type,parentSchema:schema235.properties.path.properties.userId,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema235.properties.path.type,parentSchema:schema235.properties.path,data:data0};
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
if(data2.before !== undefined){
let data3 = data2.before;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema235.properties.query.properties.before.type,parentSchema:schema235.properties.query.properties.before,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.after !== undefined){
let data4 = data2.after;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema235.properties.query.properties.after.type,parentSchema:schema235.properties.query.properties.after,data:data4};
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
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema235.properties.query.properties.limit.type,parentSchema:schema235.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema235.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema235.properties.query.properties.limit,data:data5};
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
if(data2.order !== undefined){
let data6 = data2.order;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data6 === "normal") || (data6 === "desc")) || (data6 === "asc"))){
const err11 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data6};
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
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema235.properties.query.type,parentSchema:schema235.properties.query,data:data2};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema235.type,parentSchema:schema235,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v130 = validate152;
const schema237 = {"$id":"contract:/AuthorizedApplicationsController_list.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user_id":{"type":"string"}},"required":["user_id"]},"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema237.required,parentSchema:schema237,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema237.required,parentSchema:schema237,data};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema237.properties.path.required,parentSchema:schema237.properties.path,data:data0};
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
const err3 = {instancePath:instancePath+"/path/user_id",schemaPath:"#/properties/path/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema237.properties.path.properties.user_id.type,parentSchema:schema237.properties.path.properties.user_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema237.properties.path.type,parentSchema:schema237.properties.path,data:data0};
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
if(data2.before !== undefined){
let data3 = data2.before;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema237.properties.query.properties.before.type,parentSchema:schema237.properties.query.properties.before,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.after !== undefined){
let data4 = data2.after;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema237.properties.query.properties.after.type,parentSchema:schema237.properties.query.properties.after,data:data4};
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
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema237.properties.query.properties.limit.type,parentSchema:schema237.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema237.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema237.properties.query.properties.limit,data:data5};
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
if(data2.order !== undefined){
let data6 = data2.order;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data6 === "normal") || (data6 === "desc")) || (data6 === "asc"))){
const err11 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data6};
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
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema237.properties.query.type,parentSchema:schema237.properties.query,data:data2};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema237.type,parentSchema:schema237,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v131 = validate153;
const schema239 = {"$id":"contract:/AuthorizedApplicationsController_delete.parameters","type":"object","properties":{"path":{"type":"object","properties":{"application_id":{"type":"string"},"user_id":{"type":"string"}},"required":["application_id","user_id"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema239.required,parentSchema:schema239,data};
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
if(data0.application_id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "application_id"},schema:schema239.properties.path.required,parentSchema:schema239.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.user_id === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema239.properties.path.required,parentSchema:schema239.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.application_id !== undefined){
let data1 = data0.application_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/application_id",schemaPath:"#/properties/path/properties/application_id/type",keyword:"type",params:{type: "string"},schema:schema239.properties.path.properties.application_id.type,parentSchema:schema239.properties.path.properties.application_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path/user_id",schemaPath:"#/properties/path/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema239.properties.path.properties.user_id.type,parentSchema:schema239.properties.path.properties.user_id,data:data2};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema239.properties.path.type,parentSchema:schema239.properties.path,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema239.type,parentSchema:schema239,data};
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
validate153.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v132 = validate154;
const schema240 = {"$id":"contract:/DataIntegrationsUserManagementController_getUserDataInstallation.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user_id":{"type":"string"},"slug":{"type":"string"}},"required":["user_id","slug"]},"query":{"type":"object","properties":{"organization_id":{"type":"string"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema240.required,parentSchema:schema240,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema240.required,parentSchema:schema240,data};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema240.properties.path.required,parentSchema:schema240.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.slug === undefined){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "slug"},schema:schema240.properties.path.required,parentSchema:schema240.properties.path,data:data0};
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
const err4 = {instancePath:instancePath+"/path/user_id",schemaPath:"#/properties/path/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema240.properties.path.properties.user_id.type,parentSchema:schema240.properties.path.properties.user_id,data:data1};
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
const err5 = {instancePath:instancePath+"/path/slug",schemaPath:"#/properties/path/properties/slug/type",keyword:"type",params:{type: "string"},schema:schema240.properties.path.properties.slug.type,parentSchema:schema240.properties.path.properties.slug,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema240.properties.path.type,parentSchema:schema240.properties.path,data:data0};
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
if(data3.organization_id !== undefined){
let data4 = data3.organization_id;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/organization_id",schemaPath:"#/properties/query/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema240.properties.query.properties.organization_id.type,parentSchema:schema240.properties.query.properties.organization_id,data:data4};
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
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema240.properties.query.type,parentSchema:schema240.properties.query,data:data3};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema240.type,parentSchema:schema240,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v133 = validate155;
const schema241 = {"$id":"contract:/DataIntegrationsUserManagementController_updateUserDataInstallation.body","$ref":"contract:/components/schemas/ConnectedAccountDto"};
const schema242 = {"$id":"contract:/components/schemas/ConnectedAccountDto","type":"object","properties":{"access_token":{"type":"string"},"refresh_token":{"type":"string"},"expires_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"scopes":{"type":"array","items":{"type":"string"}},"state":{"type":"string","enum":["connected","needs_reauthorization"]}}};

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
if(data.access_token !== undefined){
let data0 = data.access_token;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/access_token",schemaPath:"contract:/components/schemas/ConnectedAccountDto/properties/access_token/type",keyword:"type",params:{type: "string"},schema:schema242.properties.access_token.type,parentSchema:schema242.properties.access_token,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.refresh_token !== undefined){
let data1 = data.refresh_token;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/refresh_token",schemaPath:"contract:/components/schemas/ConnectedAccountDto/properties/refresh_token/type",keyword:"type",params:{type: "string"},schema:schema242.properties.refresh_token.type,parentSchema:schema242.properties.refresh_token,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.expires_at !== undefined){
let data2 = data.expires_at;
if(typeof data2 === "string"){
if(!(formats1.test(data2))){
const err2 = {instancePath:instancePath+"/expires_at",schemaPath:"contract:/components/schemas/ConnectedAccountDto/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema242.properties.expires_at,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2.includes(":60")){
const next0 = Date.parse((data2).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err3 = {instancePath:instancePath+"/expires_at",schemaPath:"contract:/components/schemas/ConnectedAccountDto/properties/expires_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema242.properties.expires_at,data:data2};
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
const err4 = {instancePath:instancePath+"/expires_at",schemaPath:"contract:/components/schemas/ConnectedAccountDto/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema242.properties.expires_at.type,parentSchema:schema242.properties.expires_at,data:data2};
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
let data3 = data.scopes;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"contract:/components/schemas/ConnectedAccountDto/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema242.properties.scopes.items.type,parentSchema:schema242.properties.scopes.items,data:data4};
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
const err6 = {instancePath:instancePath+"/scopes",schemaPath:"contract:/components/schemas/ConnectedAccountDto/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema242.properties.scopes.type,parentSchema:schema242.properties.scopes,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.state !== undefined){
let data5 = data.state;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/state",schemaPath:"contract:/components/schemas/ConnectedAccountDto/properties/state/type",keyword:"type",params:{type: "string"},schema:schema242.properties.state.type,parentSchema:schema242.properties.state,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data5 === "connected") || (data5 === "needs_reauthorization"))){
const err8 = {instancePath:instancePath+"/state",schemaPath:"contract:/components/schemas/ConnectedAccountDto/properties/state/enum",keyword:"enum",params:{allowedValues: schema242.properties.state.enum},schema:schema242.properties.state.enum,parentSchema:schema242.properties.state,data:data5};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/ConnectedAccountDto/type",keyword:"type",params:{type: "object"},schema:schema242.type,parentSchema:schema242,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":{"access_token":true,"refresh_token":true,"expires_at":true,"scopes":true,"state":true},"dynamicProps":false,"dynamicItems":false};

exports.v134 = validate156;
const schema243 = {"$id":"contract:/DataIntegrationsUserManagementController_getUserDataIntegrations.parameters","type":"object","properties":{"path":{"type":"object","properties":{"user_id":{"type":"string"}},"required":["user_id"]},"query":{"type":"object","properties":{"organization_id":{"type":"string"}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema243.required,parentSchema:schema243,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema243.required,parentSchema:schema243,data};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "user_id"},schema:schema243.properties.path.required,parentSchema:schema243.properties.path,data:data0};
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
const err3 = {instancePath:instancePath+"/path/user_id",schemaPath:"#/properties/path/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema243.properties.path.properties.user_id.type,parentSchema:schema243.properties.path.properties.user_id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema243.properties.path.type,parentSchema:schema243.properties.path,data:data0};
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
if(data2.organization_id !== undefined){
let data3 = data2.organization_id;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/organization_id",schemaPath:"#/properties/query/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema243.properties.query.properties.organization_id.type,parentSchema:schema243.properties.query.properties.organization_id,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema243.properties.query.type,parentSchema:schema243.properties.query,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema243.type,parentSchema:schema243,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v135 = validate157;
const schema244 = {"$id":"contract:/UserlandUserAuthenticationFactorsController_list[0].parameters","type":"object","properties":{"path":{"type":"object","properties":{"userlandUserId":{"type":"string"}},"required":["userlandUserId"]},"query":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"},"limit":{"minimum":1,"maximum":100,"type":"integer"},"order":{"$ref":"contract:/components/schemas/PaginationOrder"}},"required":[]}},"required":["path","query"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema244.required,parentSchema:schema244,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema244.required,parentSchema:schema244,data};
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
if(data0.userlandUserId === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "userlandUserId"},schema:schema244.properties.path.required,parentSchema:schema244.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.userlandUserId !== undefined){
let data1 = data0.userlandUserId;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/userlandUserId",schemaPath:"#/properties/path/properties/userlandUserId/type",keyword:"type",params:{type: "string"},schema:schema244.properties.path.properties.userlandUserId.type,parentSchema:schema244.properties.path.properties.userlandUserId,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema244.properties.path.type,parentSchema:schema244.properties.path,data:data0};
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
if(data2.before !== undefined){
let data3 = data2.before;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema244.properties.query.properties.before.type,parentSchema:schema244.properties.query.properties.before,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.after !== undefined){
let data4 = data2.after;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema244.properties.query.properties.after.type,parentSchema:schema244.properties.query.properties.after,data:data4};
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
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema244.properties.query.properties.limit.type,parentSchema:schema244.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema244.properties.query.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema244.properties.query.properties.limit,data:data5};
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
if(data2.order !== undefined){
let data6 = data2.order;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data6 === "normal") || (data6 === "desc")) || (data6 === "asc"))){
const err11 = {instancePath:instancePath+"/query/order",schemaPath:"contract:/components/schemas/PaginationOrder/enum",keyword:"enum",params:{allowedValues: schema8.enum},schema:schema8.enum,parentSchema:schema8,data:data6};
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
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema244.properties.query.type,parentSchema:schema244.properties.query,data:data2};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema244.type,parentSchema:schema244,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v136 = validate158;
const schema246 = {"$id":"contract:/UserlandUserAuthenticationFactorsController_create[0].parameters","type":"object","properties":{"path":{"type":"object","properties":{"userlandUserId":{"type":"string"}},"required":["userlandUserId"]}},"required":["path"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema246.required,parentSchema:schema246,data};
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
if(data0.userlandUserId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "userlandUserId"},schema:schema246.properties.path.required,parentSchema:schema246.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.userlandUserId !== undefined){
let data1 = data0.userlandUserId;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/userlandUserId",schemaPath:"#/properties/path/properties/userlandUserId/type",keyword:"type",params:{type: "string"},schema:schema246.properties.path.properties.userlandUserId.type,parentSchema:schema246.properties.path.properties.userlandUserId,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema246.properties.path.type,parentSchema:schema246.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema246.type,parentSchema:schema246,data};
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

exports.v137 = validate159;
const schema247 = {"$id":"contract:/UserlandUserAuthenticationFactorsController_create[0].body","$ref":"contract:/components/schemas/EnrollUserlandUserAuthenticationFactorDto"};
const schema248 = {"$id":"contract:/components/schemas/EnrollUserlandUserAuthenticationFactorDto","type":"object","properties":{"type":{"type":"string","const":"totp"},"totp_issuer":{"type":"string"},"totp_user":{"type":"string"},"totp_secret":{"type":"string"}},"required":["type"]};

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
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/EnrollUserlandUserAuthenticationFactorDto/required",keyword:"required",params:{missingProperty: "type"},schema:schema248.required,parentSchema:schema248,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/EnrollUserlandUserAuthenticationFactorDto/properties/type/type",keyword:"type",params:{type: "string"},schema:schema248.properties.type.type,parentSchema:schema248.properties.type,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("totp" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"contract:/components/schemas/EnrollUserlandUserAuthenticationFactorDto/properties/type/const",keyword:"const",params:{allowedValue: "totp"},schema:"totp",parentSchema:schema248.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.totp_issuer !== undefined){
let data1 = data.totp_issuer;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/totp_issuer",schemaPath:"contract:/components/schemas/EnrollUserlandUserAuthenticationFactorDto/properties/totp_issuer/type",keyword:"type",params:{type: "string"},schema:schema248.properties.totp_issuer.type,parentSchema:schema248.properties.totp_issuer,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.totp_user !== undefined){
let data2 = data.totp_user;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/totp_user",schemaPath:"contract:/components/schemas/EnrollUserlandUserAuthenticationFactorDto/properties/totp_user/type",keyword:"type",params:{type: "string"},schema:schema248.properties.totp_user.type,parentSchema:schema248.properties.totp_user,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.totp_secret !== undefined){
let data3 = data.totp_secret;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/totp_secret",schemaPath:"contract:/components/schemas/EnrollUserlandUserAuthenticationFactorDto/properties/totp_secret/type",keyword:"type",params:{type: "string"},schema:schema248.properties.totp_secret.type,parentSchema:schema248.properties.totp_secret,data:data3};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/EnrollUserlandUserAuthenticationFactorDto/type",keyword:"type",params:{type: "object"},schema:schema248.type,parentSchema:schema248,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":{"type":true,"totp_issuer":true,"totp_user":true,"totp_secret":true},"dynamicProps":false,"dynamicItems":false};

exports.v138 = validate160;
const schema249 = {"$id":"contract:/JumpWireWeb.KeyController.create_data_key.body","$ref":"contract:/components/schemas/CreateDataKeyRequest"};
const schema250 = {"$id":"contract:/components/schemas/CreateDataKeyRequest","properties":{"context":{"additionalProperties":{"maxLength":500,"type":"string"},"maxProperties":10,"type":"object"}},"required":["context"],"type":"object"};

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
if(data.context === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateDataKeyRequest/required",keyword:"required",params:{missingProperty: "context"},schema:schema250.required,parentSchema:schema250,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.context !== undefined){
let data0 = data.context;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 10){
const err1 = {instancePath:instancePath+"/context",schemaPath:"contract:/components/schemas/CreateDataKeyRequest/properties/context/maxProperties",keyword:"maxProperties",params:{limit: 10},schema:10,parentSchema:schema250.properties.context,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func0(data1) > 500){
const err2 = {instancePath:instancePath+"/context/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/CreateDataKeyRequest/properties/context/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema250.properties.context.additionalProperties,data:data1};
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
const err3 = {instancePath:instancePath+"/context/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/CreateDataKeyRequest/properties/context/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema250.properties.context.additionalProperties.type,parentSchema:schema250.properties.context.additionalProperties,data:data1};
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
const err4 = {instancePath:instancePath+"/context",schemaPath:"contract:/components/schemas/CreateDataKeyRequest/properties/context/type",keyword:"type",params:{type: "object"},schema:schema250.properties.context.type,parentSchema:schema250.properties.context,data:data0};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/CreateDataKeyRequest/type",keyword:"type",params:{type: "object"},schema:schema250.type,parentSchema:schema250,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":{"context":true},"dynamicProps":false,"dynamicItems":false};

exports.v139 = validate161;
const schema251 = {"$id":"contract:/JumpWireWeb.KeyController.decrypt.body","$ref":"contract:/components/schemas/DecryptRequest"};
const schema252 = {"$id":"contract:/components/schemas/DecryptRequest","properties":{"keys":{"type":"string"}},"required":["keys"],"type":"object"};

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
if(data.keys === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/DecryptRequest/required",keyword:"required",params:{missingProperty: "keys"},schema:schema252.required,parentSchema:schema252,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.keys !== undefined){
let data0 = data.keys;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/keys",schemaPath:"contract:/components/schemas/DecryptRequest/properties/keys/type",keyword:"type",params:{type: "string"},schema:schema252.properties.keys.type,parentSchema:schema252.properties.keys,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/DecryptRequest/type",keyword:"type",params:{type: "object"},schema:schema252.type,parentSchema:schema252,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":{"keys":true},"dynamicProps":false,"dynamicItems":false};

exports.v140 = validate162;
const schema253 = {"$id":"contract:/JumpWireWeb.KeyController.rekey.body","$ref":"contract:/components/schemas/RekeyRequest"};
const schema254 = {"$id":"contract:/components/schemas/RekeyRequest","properties":{"context":{"additionalProperties":{"maxLength":500,"type":"string"},"maxProperties":10,"type":"object"},"encrypted_keys":{"type":"string"}},"required":["encrypted_keys","context"],"type":"object"};

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
if(data.encrypted_keys === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/RekeyRequest/required",keyword:"required",params:{missingProperty: "encrypted_keys"},schema:schema254.required,parentSchema:schema254,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.context === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/RekeyRequest/required",keyword:"required",params:{missingProperty: "context"},schema:schema254.required,parentSchema:schema254,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.context !== undefined){
let data0 = data.context;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 10){
const err2 = {instancePath:instancePath+"/context",schemaPath:"contract:/components/schemas/RekeyRequest/properties/context/maxProperties",keyword:"maxProperties",params:{limit: 10},schema:10,parentSchema:schema254.properties.context,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func0(data1) > 500){
const err3 = {instancePath:instancePath+"/context/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/RekeyRequest/properties/context/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema254.properties.context.additionalProperties,data:data1};
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
const err4 = {instancePath:instancePath+"/context/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/RekeyRequest/properties/context/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema254.properties.context.additionalProperties.type,parentSchema:schema254.properties.context.additionalProperties,data:data1};
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
const err5 = {instancePath:instancePath+"/context",schemaPath:"contract:/components/schemas/RekeyRequest/properties/context/type",keyword:"type",params:{type: "object"},schema:schema254.properties.context.type,parentSchema:schema254.properties.context,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.encrypted_keys !== undefined){
let data2 = data.encrypted_keys;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/encrypted_keys",schemaPath:"contract:/components/schemas/RekeyRequest/properties/encrypted_keys/type",keyword:"type",params:{type: "string"},schema:schema254.properties.encrypted_keys.type,parentSchema:schema254.properties.encrypted_keys,data:data2};
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
const err7 = {instancePath,schemaPath:"contract:/components/schemas/RekeyRequest/type",keyword:"type",params:{type: "object"},schema:schema254.type,parentSchema:schema254,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":{"context":true,"encrypted_keys":true},"dynamicProps":false,"dynamicItems":false};

exports.v141 = validate163;
const schema255 = {"$id":"contract:/JumpWireWeb.DataVaultController.index.parameters","type":"object","properties":{"query":{"type":"object","properties":{"limit":{"minimum":1,"type":"integer"},"before":{"type":"string"},"after":{"type":"string"},"order":{"enum":["asc","desc"],"type":"string"},"search":{"type":"string"},"updatedAfter":{"format":"date-time","type":"string","leapSecond":"date-time"}},"required":[]}},"required":["query"]};

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
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema255.required,parentSchema:schema255,data};
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
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema255.properties.query.properties.limit.type,parentSchema:schema255.properties.query.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema255.properties.query.properties.limit,data:data1};
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
if(data0.before !== undefined){
let data2 = data0.before;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/query/before",schemaPath:"#/properties/query/properties/before/type",keyword:"type",params:{type: "string"},schema:schema255.properties.query.properties.before.type,parentSchema:schema255.properties.query.properties.before,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.after !== undefined){
let data3 = data0.after;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},schema:schema255.properties.query.properties.after.type,parentSchema:schema255.properties.query.properties.after,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.order !== undefined){
let data4 = data0.order;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type: "string"},schema:schema255.properties.query.properties.order.type,parentSchema:schema255.properties.query.properties.order,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data4 === "asc") || (data4 === "desc"))){
const err6 = {instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues: schema255.properties.query.properties.order.enum},schema:schema255.properties.query.properties.order.enum,parentSchema:schema255.properties.query.properties.order,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.search !== undefined){
let data5 = data0.search;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/query/search",schemaPath:"#/properties/query/properties/search/type",keyword:"type",params:{type: "string"},schema:schema255.properties.query.properties.search.type,parentSchema:schema255.properties.query.properties.search,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.updatedAfter !== undefined){
let data6 = data0.updatedAfter;
if(typeof data6 === "string"){
if(!(formats1.test(data6))){
const err8 = {instancePath:instancePath+"/query/updatedAfter",schemaPath:"#/properties/query/properties/updatedAfter/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema255.properties.query.properties.updatedAfter,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data6.includes(":60")){
const next0 = Date.parse((data6).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err9 = {instancePath:instancePath+"/query/updatedAfter",schemaPath:"#/properties/query/properties/updatedAfter/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema255.properties.query.properties.updatedAfter,data:data6};
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
const err10 = {instancePath:instancePath+"/query/updatedAfter",schemaPath:"#/properties/query/properties/updatedAfter/type",keyword:"type",params:{type: "string"},schema:schema255.properties.query.properties.updatedAfter.type,parentSchema:schema255.properties.query.properties.updatedAfter,data:data6};
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
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema255.properties.query.type,parentSchema:schema255.properties.query,data:data0};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema255.type,parentSchema:schema255,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v142 = validate164;
const schema256 = {"$id":"contract:/JumpWireWeb.DataVaultController.create.body","$ref":"contract:/components/schemas/CreateObjectRequest"};
const schema257 = {"$id":"contract:/components/schemas/CreateObjectRequest","properties":{"key_context":{"additionalProperties":{"maxLength":500,"type":"string"},"maxProperties":10,"type":"object"},"name":{"maxLength":200,"type":"string"},"value":{"type":"string"}},"required":["name","value","key_context"],"type":"object"};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateObjectRequest/required",keyword:"required",params:{missingProperty: "name"},schema:schema257.required,parentSchema:schema257,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/CreateObjectRequest/required",keyword:"required",params:{missingProperty: "value"},schema:schema257.required,parentSchema:schema257,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.key_context === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/CreateObjectRequest/required",keyword:"required",params:{missingProperty: "key_context"},schema:schema257.required,parentSchema:schema257,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.key_context !== undefined){
let data0 = data.key_context;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 10){
const err3 = {instancePath:instancePath+"/key_context",schemaPath:"contract:/components/schemas/CreateObjectRequest/properties/key_context/maxProperties",keyword:"maxProperties",params:{limit: 10},schema:10,parentSchema:schema257.properties.key_context,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func0(data1) > 500){
const err4 = {instancePath:instancePath+"/key_context/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/CreateObjectRequest/properties/key_context/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema257.properties.key_context.additionalProperties,data:data1};
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
const err5 = {instancePath:instancePath+"/key_context/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/CreateObjectRequest/properties/key_context/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema257.properties.key_context.additionalProperties.type,parentSchema:schema257.properties.key_context.additionalProperties,data:data1};
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
const err6 = {instancePath:instancePath+"/key_context",schemaPath:"contract:/components/schemas/CreateObjectRequest/properties/key_context/type",keyword:"type",params:{type: "object"},schema:schema257.properties.key_context.type,parentSchema:schema257.properties.key_context,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func0(data2) > 200){
const err7 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateObjectRequest/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema257.properties.name,data:data2};
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
const err8 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/CreateObjectRequest/properties/name/type",keyword:"type",params:{type: "string"},schema:schema257.properties.name.type,parentSchema:schema257.properties.name,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.value !== undefined){
let data3 = data.value;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/value",schemaPath:"contract:/components/schemas/CreateObjectRequest/properties/value/type",keyword:"type",params:{type: "string"},schema:schema257.properties.value.type,parentSchema:schema257.properties.value,data:data3};
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
const err10 = {instancePath,schemaPath:"contract:/components/schemas/CreateObjectRequest/type",keyword:"type",params:{type: "object"},schema:schema257.type,parentSchema:schema257,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":{"key_context":true,"name":true,"value":true},"dynamicProps":false,"dynamicItems":false};

exports.v143 = validate165;
const schema258 = {"$id":"contract:/JumpWireWeb.DataVaultController.show_by_name.parameters","type":"object","properties":{"path":{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]}},"required":["path"]};

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
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema258.required,parentSchema:schema258,data};
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
if(data0.name === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "name"},schema:schema258.properties.path.required,parentSchema:schema258.properties.path,data:data0};
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
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/path/name",schemaPath:"#/properties/path/properties/name/type",keyword:"type",params:{type: "string"},schema:schema258.properties.path.properties.name.type,parentSchema:schema258.properties.path.properties.name,data:data1};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema258.properties.path.type,parentSchema:schema258.properties.path,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema258.type,parentSchema:schema258,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

exports.v144 = validate166;
const schema259 = {"$id":"contract:/JumpWireWeb.DataVaultController.update.body","$ref":"contract:/components/schemas/UpdateObjectRequest"};
const schema260 = {"$id":"contract:/components/schemas/UpdateObjectRequest","properties":{"value":{"type":"string"},"version_check":{"type":["string","null"]}},"required":["value"],"type":"object"};

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
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/UpdateObjectRequest/required",keyword:"required",params:{missingProperty: "value"},schema:schema260.required,parentSchema:schema260,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/value",schemaPath:"contract:/components/schemas/UpdateObjectRequest/properties/value/type",keyword:"type",params:{type: "string"},schema:schema260.properties.value.type,parentSchema:schema260.properties.value,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.version_check !== undefined){
let data1 = data.version_check;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/version_check",schemaPath:"contract:/components/schemas/UpdateObjectRequest/properties/version_check/type",keyword:"type",params:{type: schema260.properties.version_check.type},schema:schema260.properties.version_check.type,parentSchema:schema260.properties.version_check,data:data1};
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
const err3 = {instancePath,schemaPath:"contract:/components/schemas/UpdateObjectRequest/type",keyword:"type",params:{type: "object"},schema:schema260.type,parentSchema:schema260,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":{"value":true,"version_check":true},"dynamicProps":false,"dynamicItems":false};

exports.v145 = validate167;
const schema261 = {"$id":"contract:/JumpWireWeb.DataVaultController.delete.parameters","type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},"query":{"type":"object","properties":{"version_check":{"type":"string"}},"required":[]}},"required":["path","query"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema261.required,parentSchema:schema261,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},schema:schema261.required,parentSchema:schema261,data};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},schema:schema261.properties.path.required,parentSchema:schema261.properties.path,data:data0};
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
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},schema:schema261.properties.path.properties.id.type,parentSchema:schema261.properties.path.properties.id,data:data1};
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
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},schema:schema261.properties.path.type,parentSchema:schema261.properties.path,data:data0};
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
if(data2.version_check !== undefined){
let data3 = data2.version_check;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/version_check",schemaPath:"#/properties/query/properties/version_check/type",keyword:"type",params:{type: "string"},schema:schema261.properties.query.properties.version_check.type,parentSchema:schema261.properties.query.properties.version_check,data:data3};
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
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},schema:schema261.properties.query.type,parentSchema:schema261.properties.query,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema261.type,parentSchema:schema261,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

exports.v146 = validate168;
const schema262 = {"$id":"contract:/WebhookEndpointsController_create.body","$ref":"contract:/components/schemas/CreateWebhookEndpointDto"};
const schema263 = {"$id":"contract:/components/schemas/CreateWebhookEndpointDto","type":"object","properties":{"endpoint_url":{"type":"string"},"events":{"type":"array","items":{"type":"string","enum":["agent.registration.created","agent.registration.claim.attempt.created","agent.registration.claim.completed","agent.registration.credential.issued","agent.registration.deleted","agent.registration.refreshed","agent.registration.expired","agent.registration.organization.switched","agent.registration.revoked","authentication.email_verification_succeeded","authentication.magic_auth_failed","authentication.magic_auth_succeeded","authentication.mfa_succeeded","authentication.oauth_failed","authentication.oauth_succeeded","authentication.password_failed","authentication.password_succeeded","authentication.passkey_failed","authentication.passkey_succeeded","authentication.sso_failed","authentication.sso_started","authentication.sso_succeeded","authentication.sso_timed_out","radar.challenge_created","authentication.radar_risk_detected","authentication.reauthentication_succeeded","api_key.created","api_key.revoked","api_key.updated","connection.activated","connection.deactivated","connection.saml_certificate_renewal_required","connection.saml_certificate_renewed","connection.deleted","dsync.activated","dsync.deleted","dsync.group.created","dsync.group.deleted","dsync.group.updated","dsync.group.user_added","dsync.group.user_removed","dsync.user.created","dsync.user.deleted","dsync.user.updated","email_verification.created","group.created","group.deleted","group.member_added","group.member_removed","group.updated","flag.created","flag.deleted","flag.updated","flag.rule_updated","invitation.accepted","invitation.created","invitation.resent","invitation.revoked","magic_auth.created","organization.created","organization.deleted","organization.updated","organization_domain.created","organization_domain.deleted","organization_domain.updated","organization_domain.verified","organization_domain.verification_failed","password_reset.created","password_reset.succeeded","user.created","user.updated","user.deleted","organization_membership.created","organization_membership.deleted","organization_membership.updated","role.created","role.deleted","role.updated","organization_role.created","organization_role.deleted","organization_role.updated","permission.created","permission.deleted","permission.updated","pipes.connected_account.connected","pipes.connected_account.connection_failed","pipes.connected_account.disconnected","pipes.connected_account.reauthorization_needed","session.created","session.revoked","waitlist_user.approved","waitlist_user.created","waitlist_user.denied"]}}},"required":["endpoint_url","events"]};

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
if(data.endpoint_url === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/CreateWebhookEndpointDto/required",keyword:"required",params:{missingProperty: "endpoint_url"},schema:schema263.required,parentSchema:schema263,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.events === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/CreateWebhookEndpointDto/required",keyword:"required",params:{missingProperty: "events"},schema:schema263.required,parentSchema:schema263,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.endpoint_url !== undefined){
let data0 = data.endpoint_url;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/endpoint_url",schemaPath:"contract:/components/schemas/CreateWebhookEndpointDto/properties/endpoint_url/type",keyword:"type",params:{type: "string"},schema:schema263.properties.endpoint_url.type,parentSchema:schema263.properties.endpoint_url,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.events !== undefined){
let data1 = data.events;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/events/" + i0,schemaPath:"contract:/components/schemas/CreateWebhookEndpointDto/properties/events/items/type",keyword:"type",params:{type: "string"},schema:schema263.properties.events.items.type,parentSchema:schema263.properties.events.items,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data2 === "agent.registration.created") || (data2 === "agent.registration.claim.attempt.created")) || (data2 === "agent.registration.claim.completed")) || (data2 === "agent.registration.credential.issued")) || (data2 === "agent.registration.deleted")) || (data2 === "agent.registration.refreshed")) || (data2 === "agent.registration.expired")) || (data2 === "agent.registration.organization.switched")) || (data2 === "agent.registration.revoked")) || (data2 === "authentication.email_verification_succeeded")) || (data2 === "authentication.magic_auth_failed")) || (data2 === "authentication.magic_auth_succeeded")) || (data2 === "authentication.mfa_succeeded")) || (data2 === "authentication.oauth_failed")) || (data2 === "authentication.oauth_succeeded")) || (data2 === "authentication.password_failed")) || (data2 === "authentication.password_succeeded")) || (data2 === "authentication.passkey_failed")) || (data2 === "authentication.passkey_succeeded")) || (data2 === "authentication.sso_failed")) || (data2 === "authentication.sso_started")) || (data2 === "authentication.sso_succeeded")) || (data2 === "authentication.sso_timed_out")) || (data2 === "radar.challenge_created")) || (data2 === "authentication.radar_risk_detected")) || (data2 === "authentication.reauthentication_succeeded")) || (data2 === "api_key.created")) || (data2 === "api_key.revoked")) || (data2 === "api_key.updated")) || (data2 === "connection.activated")) || (data2 === "connection.deactivated")) || (data2 === "connection.saml_certificate_renewal_required")) || (data2 === "connection.saml_certificate_renewed")) || (data2 === "connection.deleted")) || (data2 === "dsync.activated")) || (data2 === "dsync.deleted")) || (data2 === "dsync.group.created")) || (data2 === "dsync.group.deleted")) || (data2 === "dsync.group.updated")) || (data2 === "dsync.group.user_added")) || (data2 === "dsync.group.user_removed")) || (data2 === "dsync.user.created")) || (data2 === "dsync.user.deleted")) || (data2 === "dsync.user.updated")) || (data2 === "email_verification.created")) || (data2 === "group.created")) || (data2 === "group.deleted")) || (data2 === "group.member_added")) || (data2 === "group.member_removed")) || (data2 === "group.updated")) || (data2 === "flag.created")) || (data2 === "flag.deleted")) || (data2 === "flag.updated")) || (data2 === "flag.rule_updated")) || (data2 === "invitation.accepted")) || (data2 === "invitation.created")) || (data2 === "invitation.resent")) || (data2 === "invitation.revoked")) || (data2 === "magic_auth.created")) || (data2 === "organization.created")) || (data2 === "organization.deleted")) || (data2 === "organization.updated")) || (data2 === "organization_domain.created")) || (data2 === "organization_domain.deleted")) || (data2 === "organization_domain.updated")) || (data2 === "organization_domain.verified")) || (data2 === "organization_domain.verification_failed")) || (data2 === "password_reset.created")) || (data2 === "password_reset.succeeded")) || (data2 === "user.created")) || (data2 === "user.updated")) || (data2 === "user.deleted")) || (data2 === "organization_membership.created")) || (data2 === "organization_membership.deleted")) || (data2 === "organization_membership.updated")) || (data2 === "role.created")) || (data2 === "role.deleted")) || (data2 === "role.updated")) || (data2 === "organization_role.created")) || (data2 === "organization_role.deleted")) || (data2 === "organization_role.updated")) || (data2 === "permission.created")) || (data2 === "permission.deleted")) || (data2 === "permission.updated")) || (data2 === "pipes.connected_account.connected")) || (data2 === "pipes.connected_account.connection_failed")) || (data2 === "pipes.connected_account.disconnected")) || (data2 === "pipes.connected_account.reauthorization_needed")) || (data2 === "session.created")) || (data2 === "session.revoked")) || (data2 === "waitlist_user.approved")) || (data2 === "waitlist_user.created")) || (data2 === "waitlist_user.denied"))){
const err4 = {instancePath:instancePath+"/events/" + i0,schemaPath:"contract:/components/schemas/CreateWebhookEndpointDto/properties/events/items/enum",keyword:"enum",params:{allowedValues: schema263.properties.events.items.enum},schema:schema263.properties.events.items.enum,parentSchema:schema263.properties.events.items,data:data2};
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
const err5 = {instancePath:instancePath+"/events",schemaPath:"contract:/components/schemas/CreateWebhookEndpointDto/properties/events/type",keyword:"type",params:{type: "array"},schema:schema263.properties.events.type,parentSchema:schema263.properties.events,data:data1};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/CreateWebhookEndpointDto/type",keyword:"type",params:{type: "object"},schema:schema263.type,parentSchema:schema263,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":{"endpoint_url":true,"events":true},"dynamicProps":false,"dynamicItems":false};

exports.v147 = validate169;
const schema264 = {"$id":"contract:/WebhookEndpointsController_update.body","$ref":"contract:/components/schemas/UpdateWebhookEndpointDto"};
const schema265 = {"$id":"contract:/components/schemas/UpdateWebhookEndpointDto","type":"object","properties":{"endpoint_url":{"type":"string"},"status":{"type":"string","enum":["enabled","disabled"]},"events":{"type":"array","items":{"type":"string","enum":["agent.registration.created","agent.registration.claim.attempt.created","agent.registration.claim.completed","agent.registration.credential.issued","agent.registration.deleted","agent.registration.refreshed","agent.registration.expired","agent.registration.organization.switched","agent.registration.revoked","authentication.email_verification_succeeded","authentication.magic_auth_failed","authentication.magic_auth_succeeded","authentication.mfa_succeeded","authentication.oauth_failed","authentication.oauth_succeeded","authentication.password_failed","authentication.password_succeeded","authentication.passkey_failed","authentication.passkey_succeeded","authentication.sso_failed","authentication.sso_started","authentication.sso_succeeded","authentication.sso_timed_out","radar.challenge_created","authentication.radar_risk_detected","authentication.reauthentication_succeeded","api_key.created","api_key.revoked","api_key.updated","connection.activated","connection.deactivated","connection.saml_certificate_renewal_required","connection.saml_certificate_renewed","connection.deleted","dsync.activated","dsync.deleted","dsync.group.created","dsync.group.deleted","dsync.group.updated","dsync.group.user_added","dsync.group.user_removed","dsync.user.created","dsync.user.deleted","dsync.user.updated","email_verification.created","group.created","group.deleted","group.member_added","group.member_removed","group.updated","flag.created","flag.deleted","flag.updated","flag.rule_updated","invitation.accepted","invitation.created","invitation.resent","invitation.revoked","magic_auth.created","organization.created","organization.deleted","organization.updated","organization_domain.created","organization_domain.deleted","organization_domain.updated","organization_domain.verified","organization_domain.verification_failed","password_reset.created","password_reset.succeeded","user.created","user.updated","user.deleted","organization_membership.created","organization_membership.deleted","organization_membership.updated","role.created","role.deleted","role.updated","organization_role.created","organization_role.deleted","organization_role.updated","permission.created","permission.deleted","permission.updated","pipes.connected_account.connected","pipes.connected_account.connection_failed","pipes.connected_account.disconnected","pipes.connected_account.reauthorization_needed","session.created","session.revoked","waitlist_user.approved","waitlist_user.created","waitlist_user.denied"]}}}};

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
if(data.endpoint_url !== undefined){
let data0 = data.endpoint_url;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/endpoint_url",schemaPath:"contract:/components/schemas/UpdateWebhookEndpointDto/properties/endpoint_url/type",keyword:"type",params:{type: "string"},schema:schema265.properties.endpoint_url.type,parentSchema:schema265.properties.endpoint_url,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/UpdateWebhookEndpointDto/properties/status/type",keyword:"type",params:{type: "string"},schema:schema265.properties.status.type,parentSchema:schema265.properties.status,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data1 === "enabled") || (data1 === "disabled"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/UpdateWebhookEndpointDto/properties/status/enum",keyword:"enum",params:{allowedValues: schema265.properties.status.enum},schema:schema265.properties.status.enum,parentSchema:schema265.properties.status,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.events !== undefined){
let data2 = data.events;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/events/" + i0,schemaPath:"contract:/components/schemas/UpdateWebhookEndpointDto/properties/events/items/type",keyword:"type",params:{type: "string"},schema:schema265.properties.events.items.type,parentSchema:schema265.properties.events.items,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data3 === "agent.registration.created") || (data3 === "agent.registration.claim.attempt.created")) || (data3 === "agent.registration.claim.completed")) || (data3 === "agent.registration.credential.issued")) || (data3 === "agent.registration.deleted")) || (data3 === "agent.registration.refreshed")) || (data3 === "agent.registration.expired")) || (data3 === "agent.registration.organization.switched")) || (data3 === "agent.registration.revoked")) || (data3 === "authentication.email_verification_succeeded")) || (data3 === "authentication.magic_auth_failed")) || (data3 === "authentication.magic_auth_succeeded")) || (data3 === "authentication.mfa_succeeded")) || (data3 === "authentication.oauth_failed")) || (data3 === "authentication.oauth_succeeded")) || (data3 === "authentication.password_failed")) || (data3 === "authentication.password_succeeded")) || (data3 === "authentication.passkey_failed")) || (data3 === "authentication.passkey_succeeded")) || (data3 === "authentication.sso_failed")) || (data3 === "authentication.sso_started")) || (data3 === "authentication.sso_succeeded")) || (data3 === "authentication.sso_timed_out")) || (data3 === "radar.challenge_created")) || (data3 === "authentication.radar_risk_detected")) || (data3 === "authentication.reauthentication_succeeded")) || (data3 === "api_key.created")) || (data3 === "api_key.revoked")) || (data3 === "api_key.updated")) || (data3 === "connection.activated")) || (data3 === "connection.deactivated")) || (data3 === "connection.saml_certificate_renewal_required")) || (data3 === "connection.saml_certificate_renewed")) || (data3 === "connection.deleted")) || (data3 === "dsync.activated")) || (data3 === "dsync.deleted")) || (data3 === "dsync.group.created")) || (data3 === "dsync.group.deleted")) || (data3 === "dsync.group.updated")) || (data3 === "dsync.group.user_added")) || (data3 === "dsync.group.user_removed")) || (data3 === "dsync.user.created")) || (data3 === "dsync.user.deleted")) || (data3 === "dsync.user.updated")) || (data3 === "email_verification.created")) || (data3 === "group.created")) || (data3 === "group.deleted")) || (data3 === "group.member_added")) || (data3 === "group.member_removed")) || (data3 === "group.updated")) || (data3 === "flag.created")) || (data3 === "flag.deleted")) || (data3 === "flag.updated")) || (data3 === "flag.rule_updated")) || (data3 === "invitation.accepted")) || (data3 === "invitation.created")) || (data3 === "invitation.resent")) || (data3 === "invitation.revoked")) || (data3 === "magic_auth.created")) || (data3 === "organization.created")) || (data3 === "organization.deleted")) || (data3 === "organization.updated")) || (data3 === "organization_domain.created")) || (data3 === "organization_domain.deleted")) || (data3 === "organization_domain.updated")) || (data3 === "organization_domain.verified")) || (data3 === "organization_domain.verification_failed")) || (data3 === "password_reset.created")) || (data3 === "password_reset.succeeded")) || (data3 === "user.created")) || (data3 === "user.updated")) || (data3 === "user.deleted")) || (data3 === "organization_membership.created")) || (data3 === "organization_membership.deleted")) || (data3 === "organization_membership.updated")) || (data3 === "role.created")) || (data3 === "role.deleted")) || (data3 === "role.updated")) || (data3 === "organization_role.created")) || (data3 === "organization_role.deleted")) || (data3 === "organization_role.updated")) || (data3 === "permission.created")) || (data3 === "permission.deleted")) || (data3 === "permission.updated")) || (data3 === "pipes.connected_account.connected")) || (data3 === "pipes.connected_account.connection_failed")) || (data3 === "pipes.connected_account.disconnected")) || (data3 === "pipes.connected_account.reauthorization_needed")) || (data3 === "session.created")) || (data3 === "session.revoked")) || (data3 === "waitlist_user.approved")) || (data3 === "waitlist_user.created")) || (data3 === "waitlist_user.denied"))){
const err4 = {instancePath:instancePath+"/events/" + i0,schemaPath:"contract:/components/schemas/UpdateWebhookEndpointDto/properties/events/items/enum",keyword:"enum",params:{allowedValues: schema265.properties.events.items.enum},schema:schema265.properties.events.items.enum,parentSchema:schema265.properties.events.items,data:data3};
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
const err5 = {instancePath:instancePath+"/events",schemaPath:"contract:/components/schemas/UpdateWebhookEndpointDto/properties/events/type",keyword:"type",params:{type: "array"},schema:schema265.properties.events.type,parentSchema:schema265.properties.events,data:data2};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/UpdateWebhookEndpointDto/type",keyword:"type",params:{type: "object"},schema:schema265.type,parentSchema:schema265,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":{"endpoint_url":true,"status":true,"events":true},"dynamicProps":false,"dynamicItems":false};

exports.v148 = validate170;
const schema266 = {"$id":"contract:/WidgetsPublicController_issueWidgetSessionToken.body","$ref":"contract:/components/schemas/WidgetSessionTokenDto"};
const schema267 = {"$id":"contract:/components/schemas/WidgetSessionTokenDto","type":"object","properties":{"organization_id":{"type":"string"},"user_id":{"type":"string"},"scopes":{"type":"array","items":{"type":"string","enum":["widgets:users-table:manage","widgets:domain-verification:manage","widgets:sso:manage","widgets:api-keys:manage","widgets:dsync:manage","widgets:audit-log-streaming:manage","widgets:pipes:manage"]}}}};

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
if(data.organization_id !== undefined){
let data0 = data.organization_id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/organization_id",schemaPath:"contract:/components/schemas/WidgetSessionTokenDto/properties/organization_id/type",keyword:"type",params:{type: "string"},schema:schema267.properties.organization_id.type,parentSchema:schema267.properties.organization_id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.user_id !== undefined){
let data1 = data.user_id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/user_id",schemaPath:"contract:/components/schemas/WidgetSessionTokenDto/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema267.properties.user_id.type,parentSchema:schema267.properties.user_id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"contract:/components/schemas/WidgetSessionTokenDto/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema267.properties.scopes.items.type,parentSchema:schema267.properties.scopes.items,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((((data3 === "widgets:users-table:manage") || (data3 === "widgets:domain-verification:manage")) || (data3 === "widgets:sso:manage")) || (data3 === "widgets:api-keys:manage")) || (data3 === "widgets:dsync:manage")) || (data3 === "widgets:audit-log-streaming:manage")) || (data3 === "widgets:pipes:manage"))){
const err3 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"contract:/components/schemas/WidgetSessionTokenDto/properties/scopes/items/enum",keyword:"enum",params:{allowedValues: schema267.properties.scopes.items.enum},schema:schema267.properties.scopes.items.enum,parentSchema:schema267.properties.scopes.items,data:data3};
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
const err4 = {instancePath:instancePath+"/scopes",schemaPath:"contract:/components/schemas/WidgetSessionTokenDto/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema267.properties.scopes.type,parentSchema:schema267.properties.scopes,data:data2};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/WidgetSessionTokenDto/type",keyword:"type",params:{type: "object"},schema:schema267.type,parentSchema:schema267,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":{"organization_id":true,"user_id":true,"scopes":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "AgentAdminController_linkClaimAttemptToExternalUser.body": compiled.v0,
  "AgentAdminController_validateCredential.body": compiled.v1,
  "AgentAdminController_getRegistration.parameters": compiled.v2,
  "ApiKeysController_validateApiKey.body": compiled.v3,
  "ApiKeysController_delete.parameters": compiled.v2,
  "ApiKeysController_expire.parameters": compiled.v2,
  "ApiKeysController_expire.body": compiled.v4,
  "AuditLogValidatorsController_list.parameters": compiled.v5,
  "AuditLogValidatorVersionsController_schemas.parameters": compiled.v6,
  "AuditLogValidatorVersionsController_create.parameters": compiled.v7,
  "AuditLogValidatorVersionsController_create.body": compiled.v8,
  "AuditLogEventsController_create.parameters": compiled.v9,
  "AuditLogEventsController_create.body": compiled.v10,
  "AuditLogExportsController_exports.body": compiled.v11,
  "AuditLogExportsController_export.parameters": compiled.v12,
  "AuthenticationChallengesController_verify.parameters": compiled.v2,
  "AuthenticationChallengesController_verify.body": compiled.v13,
  "AuthenticationFactorsController_create.body": compiled.v14,
  "AuthenticationFactorsController_get.parameters": compiled.v2,
  "AuthenticationFactorsController_delete.parameters": compiled.v2,
  "AuthenticationFactorsController_challenge.parameters": compiled.v2,
  "AuthenticationFactorsController_challenge.body": compiled.v15,
  "ExternalAuthController_completeLogin.body": compiled.v16,
  "AuthorizationGroupRoleAssignmentsController_list.parameters": compiled.v17,
  "AuthorizationGroupRoleAssignmentsController_replaceGroupRoleAssignments.parameters": compiled.v18,
  "AuthorizationGroupRoleAssignmentsController_replaceGroupRoleAssignments.body": compiled.v19,
  "AuthorizationGroupRoleAssignmentsController_create.parameters": compiled.v18,
  "AuthorizationGroupRoleAssignmentsController_create.body": compiled.v20,
  "AuthorizationGroupRoleAssignmentsController_removeGroupRoleAssignments.parameters": compiled.v18,
  "AuthorizationGroupRoleAssignmentsController_removeGroupRoleAssignments.body": compiled.v21,
  "AuthorizationGroupRoleAssignmentsController_get.parameters": compiled.v22,
  "AuthorizationGroupRoleAssignmentsController_removeGroupRoleAssignment.parameters": compiled.v22,
  "AuthorizationController_check.parameters": compiled.v23,
  "AuthorizationController_check.body": compiled.v24,
  "AuthorizationController_listResourcesForMembership.parameters": compiled.v25,
  "AuthorizationController_listEffectivePermissions.parameters": compiled.v26,
  "AuthorizationController_listEffectivePermissionsByExternalId.parameters": compiled.v27,
  "AuthorizationRoleAssignmentsController_listRoleAssignments.parameters": compiled.v28,
  "AuthorizationRoleAssignmentsController_assignRole.parameters": compiled.v23,
  "AuthorizationRoleAssignmentsController_assignRole.body": compiled.v29,
  "AuthorizationRoleAssignmentsController_removeRoleByCriteria.parameters": compiled.v23,
  "AuthorizationRoleAssignmentsController_removeRoleByCriteria.body": compiled.v30,
  "AuthorizationRoleAssignmentsController_removeRoleById.parameters": compiled.v31,
  "AuthorizationOrganizationRolesController_list.parameters": compiled.v32,
  "AuthorizationOrganizationRolesController_create.parameters": compiled.v32,
  "AuthorizationOrganizationRolesController_create.body": compiled.v33,
  "AuthorizationOrganizationRolesController_get.parameters": compiled.v34,
  "AuthorizationOrganizationRolesController_delete.parameters": compiled.v34,
  "AuthorizationOrganizationRolesController_update.parameters": compiled.v34,
  "AuthorizationOrganizationRolesController_update.body": compiled.v35,
  "AuthorizationOrganizationRolePermissionsController_setPermissions.parameters": compiled.v34,
  "AuthorizationOrganizationRolePermissionsController_setPermissions.body": compiled.v36,
  "AuthorizationOrganizationRolePermissionsController_addPermission.parameters": compiled.v34,
  "AuthorizationOrganizationRolePermissionsController_addPermission.body": compiled.v37,
  "AuthorizationOrganizationRolePermissionsController_removePermission.parameters": compiled.v38,
  "AuthorizationResourcesByExternalIdController_getByExternalId.parameters": compiled.v39,
  "AuthorizationResourcesByExternalIdController_deleteByExternalId.parameters": compiled.v40,
  "AuthorizationResourcesByExternalIdController_updateByExternalId.parameters": compiled.v39,
  "AuthorizationResourcesByExternalIdController_updateByExternalId.body": compiled.v41,
  "AuthorizationResourcesByExternalIdController_listOrganizationMembershipsForResourceByExternalId.parameters": compiled.v42,
  "AuthorizationRoleAssignmentsController_listRoleAssignmentsForResourceByExternalId.parameters": compiled.v43,
  "AuthorizationPermissionsController_list.parameters": compiled.v5,
  "AuthorizationPermissionsController_create.body": compiled.v44,
  "AuthorizationPermissionsController_find.parameters": compiled.v45,
  "AuthorizationPermissionsController_delete.parameters": compiled.v45,
  "AuthorizationPermissionsController_update.parameters": compiled.v45,
  "AuthorizationPermissionsController_update.body": compiled.v46,
  "AuthorizationResourcesController_list.parameters": compiled.v47,
  "AuthorizationResourcesController_create.body": compiled.v48,
  "AuthorizationResourcesController_findById.parameters": compiled.v49,
  "AuthorizationResourcesController_delete.parameters": compiled.v50,
  "AuthorizationResourcesController_update.parameters": compiled.v49,
  "AuthorizationResourcesController_update.body": compiled.v41,
  "AuthorizationResourcesController_listOrganizationMembershipsForResource.parameters": compiled.v51,
  "AuthorizationRoleAssignmentsController_listRoleAssignmentsForResource.parameters": compiled.v52,
  "AuthorizationRolesController_create.body": compiled.v53,
  "AuthorizationRolesController_get.parameters": compiled.v45,
  "AuthorizationRolesController_update.parameters": compiled.v45,
  "AuthorizationRolesController_update.body": compiled.v54,
  "AuthorizationRolePermissionsController_setPermissions.parameters": compiled.v45,
  "AuthorizationRolePermissionsController_setPermissions.body": compiled.v36,
  "AuthorizationRolePermissionsController_addPermission.parameters": compiled.v45,
  "AuthorizationRolePermissionsController_addPermission.body": compiled.v37,
  "ClientApiTokenController_issueClientApiToken.body": compiled.v55,
  "ApplicationsController_list.parameters": compiled.v56,
  "ApplicationsController_create.body": compiled.v57,
  "ApplicationsController_find.parameters": compiled.v2,
  "ApplicationsController_update.parameters": compiled.v2,
  "ApplicationsController_update.body": compiled.v58,
  "ApplicationsController_delete.parameters": compiled.v2,
  "ApplicationCredentialsController_list.parameters": compiled.v2,
  "ApplicationCredentialsController_create.parameters": compiled.v2,
  "ApplicationCredentialsController_create.body": compiled.v59,
  "ApplicationCredentialsController_delete.parameters": compiled.v2,
  "ConnectionsController_list.parameters": compiled.v60,
  "ConnectionsController_find.parameters": compiled.v2,
  "ConnectionsController_delete.parameters": compiled.v2,
  "DataIntegrationsManagementController_listDataIntegrations.parameters": compiled.v5,
  "DataIntegrationsManagementController_createDataIntegration.body": compiled.v61,
  "DataIntegrationsManagementController_getDataIntegration.parameters": compiled.v45,
  "DataIntegrationsManagementController_updateDataIntegration.parameters": compiled.v45,
  "DataIntegrationsManagementController_updateDataIntegration.body": compiled.v62,
  "DataIntegrationsManagementController_deleteDataIntegration.parameters": compiled.v45,
  "DataIntegrationsController_upsertApiKey.parameters": compiled.v45,
  "DataIntegrationsController_upsertApiKey.body": compiled.v63,
  "DataIntegrationsController_getDataIntegrationAuthorizeUrl.parameters": compiled.v45,
  "DataIntegrationsController_getDataIntegrationAuthorizeUrl.body": compiled.v64,
  "DataIntegrationsController_upsertClientCredentials.parameters": compiled.v45,
  "DataIntegrationsController_upsertClientCredentials.body": compiled.v65,
  "DataIntegrationsController_vendCredentials.parameters": compiled.v45,
  "DataIntegrationsController_vendCredentials.body": compiled.v66,
  "DataIntegrationsController_getUserlandUserToken.parameters": compiled.v45,
  "DataIntegrationsController_getUserlandUserToken.body": compiled.v66,
  "DirectoriesController_list.parameters": compiled.v67,
  "DirectoriesController_find.parameters": compiled.v2,
  "DirectoriesController_deleteDirectory.parameters": compiled.v2,
  "DirectoryGroupsController_list.parameters": compiled.v68,
  "DirectoryGroupsController_find.parameters": compiled.v2,
  "DirectoryUsersController_list.parameters": compiled.v69,
  "DirectoryUsersController_find.parameters": compiled.v2,
  "EventsController_list.parameters": compiled.v70,
  "FeatureFlagsController_list.parameters": compiled.v5,
  "FeatureFlagsController_findBySlug.parameters": compiled.v45,
  "FeatureFlagsController_disableFlag.parameters": compiled.v45,
  "FeatureFlagsController_enableFlag.parameters": compiled.v45,
  "FlagTargetsController_createTarget.parameters": compiled.v71,
  "FlagTargetsController_deleteTarget.parameters": compiled.v71,
  "OrganizationDomainsController_create.body": compiled.v72,
  "OrganizationDomainsController_get.parameters": compiled.v2,
  "OrganizationDomainsController_delete.parameters": compiled.v2,
  "OrganizationDomainsController_verify.parameters": compiled.v2,
  "OrganizationsController_list.parameters": compiled.v73,
  "OrganizationsController_create.body": compiled.v74,
  "OrganizationsController_getByExternalId.parameters": compiled.v75,
  "OrganizationsController_find.parameters": compiled.v2,
  "OrganizationsController_updateOrganization.parameters": compiled.v2,
  "OrganizationsController_updateOrganization.body": compiled.v76,
  "OrganizationsController_deleteOrganization.parameters": compiled.v2,
  "OrganizationsController_getAuditLogConfiguration.parameters": compiled.v2,
  "AuditLogsRetentionController_auditLogsRetention.parameters": compiled.v2,
  "AuditLogsRetentionController_updateAuditLogsRetention.parameters": compiled.v2,
  "AuditLogsRetentionController_updateAuditLogsRetention.body": compiled.v77,
  "OrganizationApiKeysController_list.parameters": compiled.v78,
  "OrganizationApiKeysController_create.parameters": compiled.v32,
  "OrganizationApiKeysController_create.body": compiled.v79,
  "ProviderController_listForOrganization.parameters": compiled.v32,
  "ProviderController_configure.parameters": compiled.v34,
  "ProviderController_configure.body": compiled.v80,
  "OrganizationFeatureFlagsController_list.parameters": compiled.v78,
  "GroupsController_list.parameters": compiled.v78,
  "GroupsController_create.parameters": compiled.v32,
  "GroupsController_create.body": compiled.v81,
  "GroupsController_get.parameters": compiled.v82,
  "GroupsController_delete.parameters": compiled.v82,
  "GroupsController_update.parameters": compiled.v82,
  "GroupsController_update.body": compiled.v83,
  "GroupMembershipsController_listMembers.parameters": compiled.v84,
  "GroupMembershipsController_addMember.parameters": compiled.v82,
  "GroupMembershipsController_addMember.body": compiled.v85,
  "GroupMembershipsController_removeMember.parameters": compiled.v86,
  "OrganizationAuthorizedApplicationsController_list.parameters": compiled.v87,
  "PortalSessionsController_create.body": compiled.v88,
  "RadarStandaloneController_assess.body": compiled.v89,
  "RadarStandaloneController_updateRadarAttempt.parameters": compiled.v2,
  "RadarStandaloneController_updateRadarAttempt.body": compiled.v90,
  "RadarStandaloneController_updateRadarList.parameters": compiled.v91,
  "RadarStandaloneController_updateRadarList.body": compiled.v92,
  "RadarStandaloneController_deleteRadarListEntry.parameters": compiled.v91,
  "RadarStandaloneController_deleteRadarListEntry.body": compiled.v92,
  "SsoController_authorize.parameters": compiled.v93,
  "SsoController_jsonWebKeySet.parameters": compiled.v94,
  "SsoController_logout.parameters": compiled.v95,
  "SsoController_logoutAuthorize.body": compiled.v96,
  "SsoController_token.parameters": compiled.v97,
  "SsoController_token.body": compiled.v98,
  "UserlandSessionsController_authenticate[0].body": compiled.v99,
  "UserlandSsoController_authorize.parameters": compiled.v100,
  "UserlandSsoController_deviceAuthorization.body": compiled.v101,
  "CorsOriginsController_list.parameters": compiled.v5,
  "CorsOriginsController_createCorsOrigin.body": compiled.v102,
  "UserlandUsersController_getEmailVerification.parameters": compiled.v2,
  "UserlandUserInvitesController_list.parameters": compiled.v103,
  "UserlandUserInvitesController_create.body": compiled.v104,
  "UserlandUserInvitesController_getByToken.parameters": compiled.v105,
  "UserlandUserInvitesController_get.parameters": compiled.v2,
  "UserlandUserInvitesController_accept.parameters": compiled.v2,
  "UserlandUserInvitesController_resend.parameters": compiled.v2,
  "UserlandUserInvitesController_resend.body": compiled.v106,
  "UserlandUserInvitesController_revoke.parameters": compiled.v2,
  "JwtTemplatesController_updateJwtTemplate.body": compiled.v107,
  "UserlandMagicAuthController_sendMagicAuthCodeAndReturn.body": compiled.v108,
  "UserlandMagicAuthController_get.parameters": compiled.v2,
  "UserlandUserOrganizationMembershipsController_list.parameters": compiled.v109,
  "UserlandUserOrganizationMembershipsController_create.body": compiled.v110,
  "UserlandUserOrganizationMembershipsController_get.parameters": compiled.v2,
  "UserlandUserOrganizationMembershipsController_update.parameters": compiled.v2,
  "UserlandUserOrganizationMembershipsController_update.body": compiled.v111,
  "UserlandUserOrganizationMembershipsController_delete.parameters": compiled.v2,
  "UserlandUserOrganizationMembershipsController_deactivate.parameters": compiled.v2,
  "UserlandUserOrganizationMembershipsController_reactivate.parameters": compiled.v2,
  "OrganizationMembershipGroupsController_listGroups.parameters": compiled.v112,
  "UserlandUsersController_createPasswordResetToken.body": compiled.v113,
  "UserlandUsersController_resetPassword[0].body": compiled.v114,
  "UserlandUsersController_getPasswordReset.parameters": compiled.v2,
  "PublicRadarChallengesController_sendRadarSmsChallenge.body": compiled.v115,
  "PublicRadarChallengesController_get.parameters": compiled.v2,
  "RedirectUrisController_list.parameters": compiled.v5,
  "RedirectUrisController_create.body": compiled.v116,
  "RedirectUrisController_delete.parameters": compiled.v2,
  "UserlandSessionsController_logout.parameters": compiled.v117,
  "UserlandSessionsController_revokeSession.body": compiled.v118,
  "UserlandUsersController_list[0].parameters": compiled.v119,
  "UserlandUsersController_create[0].body": compiled.v120,
  "UserlandUsersController_getByExternalId.parameters": compiled.v75,
  "UserlandUsersController_get[0].parameters": compiled.v2,
  "UserlandUsersController_update[0].parameters": compiled.v2,
  "UserlandUsersController_update[0].body": compiled.v121,
  "UserlandUsersController_delete[0].parameters": compiled.v2,
  "UserlandUsersController_confirmEmailChange.parameters": compiled.v2,
  "UserlandUsersController_confirmEmailChange.body": compiled.v122,
  "UserlandUsersController_sendEmailChange.parameters": compiled.v2,
  "UserlandUsersController_sendEmailChange.body": compiled.v123,
  "UserlandUsersController_emailVerification[0].parameters": compiled.v2,
  "UserlandUsersController_emailVerification[0].body": compiled.v124,
  "UserlandUsersController_sendVerificationEmail[0].parameters": compiled.v2,
  "UserlandUserIdentitiesController_get.parameters": compiled.v2,
  "UserlandUserSessionsController_list.parameters": compiled.v125,
  "UserApiKeysController_list.parameters": compiled.v126,
  "UserApiKeysController_create.parameters": compiled.v127,
  "UserApiKeysController_create.body": compiled.v128,
  "UserlandUserFeatureFlagsController_list.parameters": compiled.v129,
  "AuthorizedApplicationsController_list.parameters": compiled.v130,
  "AuthorizedApplicationsController_delete.parameters": compiled.v131,
  "DataIntegrationsUserManagementController_getUserDataInstallation.parameters": compiled.v132,
  "DataIntegrationsUserManagementController_updateUserDataInstallation.parameters": compiled.v132,
  "DataIntegrationsUserManagementController_updateUserDataInstallation.body": compiled.v133,
  "DataIntegrationsUserManagementController_createUserDataInstallation.parameters": compiled.v132,
  "DataIntegrationsUserManagementController_createUserDataInstallation.body": compiled.v133,
  "DataIntegrationsUserManagementController_deleteUserDataInstallation.parameters": compiled.v132,
  "DataIntegrationsUserManagementController_getUserDataIntegrations.parameters": compiled.v134,
  "UserlandUserAuthenticationFactorsController_list[0].parameters": compiled.v135,
  "UserlandUserAuthenticationFactorsController_create[0].parameters": compiled.v136,
  "UserlandUserAuthenticationFactorsController_create[0].body": compiled.v137,
  "JumpWireWeb.KeyController.create_data_key.body": compiled.v138,
  "JumpWireWeb.KeyController.decrypt.body": compiled.v139,
  "JumpWireWeb.KeyController.rekey.body": compiled.v140,
  "JumpWireWeb.DataVaultController.index.parameters": compiled.v141,
  "JumpWireWeb.DataVaultController.create.body": compiled.v142,
  "JumpWireWeb.DataVaultController.show_by_name.parameters": compiled.v143,
  "JumpWireWeb.DataVaultController.show_by_id.parameters": compiled.v2,
  "JumpWireWeb.DataVaultController.update.parameters": compiled.v2,
  "JumpWireWeb.DataVaultController.update.body": compiled.v144,
  "JumpWireWeb.DataVaultController.delete.parameters": compiled.v145,
  "JumpWireWeb.DataVaultController.describe.parameters": compiled.v2,
  "JumpWireWeb.DataVaultController.versions.parameters": compiled.v2,
  "WebhookEndpointsController_list.parameters": compiled.v5,
  "WebhookEndpointsController_create.body": compiled.v146,
  "WebhookEndpointsController_delete.parameters": compiled.v2,
  "WebhookEndpointsController_update.parameters": compiled.v2,
  "WebhookEndpointsController_update.body": compiled.v147,
  "WidgetsPublicController_issueWidgetSessionToken.body": compiled.v148,
};
export { validators };
