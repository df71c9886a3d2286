// Generated from openapi.yaml by `npm run generate`. Do not edit.
const runtime = {
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
const schema0 = {"$id":"contract:/discoverJsonWebKeys.200.body","$ref":"contract:/components/schemas/jsonWebKeySet"};
const schema1 = {"$id":"contract:/components/schemas/jsonWebKeySet","type":"object","properties":{"keys":{"type":"array","items":{"$ref":"contract:/components/schemas/jsonWebKey"}}}};
const schema2 = {"$id":"contract:/components/schemas/jsonWebKey","type":"object","required":["use","kty","kid","alg"],"properties":{"alg":{"type":"string"},"crv":{"type":"string"},"d":{"type":"string"},"dp":{"type":"string"},"dq":{"type":"string"},"e":{"type":"string"},"k":{"type":"string"},"kid":{"type":"string"},"kty":{"type":"string"},"n":{"type":"string"},"p":{"type":"string"},"q":{"type":"string"},"qi":{"type":"string"},"use":{"type":"string"},"x":{"type":"string"},"x5c":{"type":"array","items":{"type":"string"}},"y":{"type":"string"}}};

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
if(data.keys !== undefined){
let data0 = data.keys;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.use === undefined){
const err0 = {instancePath:instancePath+"/keys/" + i0,schemaPath:"contract:/components/schemas/jsonWebKey/required",keyword:"required",params:{missingProperty: "use"},schema:schema2.required,parentSchema:schema2,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data1.kty === undefined){
const err1 = {instancePath:instancePath+"/keys/" + i0,schemaPath:"contract:/components/schemas/jsonWebKey/required",keyword:"required",params:{missingProperty: "kty"},schema:schema2.required,parentSchema:schema2,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.kid === undefined){
const err2 = {instancePath:instancePath+"/keys/" + i0,schemaPath:"contract:/components/schemas/jsonWebKey/required",keyword:"required",params:{missingProperty: "kid"},schema:schema2.required,parentSchema:schema2,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.alg === undefined){
const err3 = {instancePath:instancePath+"/keys/" + i0,schemaPath:"contract:/components/schemas/jsonWebKey/required",keyword:"required",params:{missingProperty: "alg"},schema:schema2.required,parentSchema:schema2,data:data1};
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
const err4 = {instancePath:instancePath+"/keys/" + i0+"/alg",schemaPath:"contract:/components/schemas/jsonWebKey/properties/alg/type",keyword:"type",params:{type: "string"},schema:schema2.properties.alg.type,parentSchema:schema2.properties.alg,data:data2};
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
const err5 = {instancePath:instancePath+"/keys/" + i0+"/crv",schemaPath:"contract:/components/schemas/jsonWebKey/properties/crv/type",keyword:"type",params:{type: "string"},schema:schema2.properties.crv.type,parentSchema:schema2.properties.crv,data:data3};
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
const err6 = {instancePath:instancePath+"/keys/" + i0+"/d",schemaPath:"contract:/components/schemas/jsonWebKey/properties/d/type",keyword:"type",params:{type: "string"},schema:schema2.properties.d.type,parentSchema:schema2.properties.d,data:data4};
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
const err7 = {instancePath:instancePath+"/keys/" + i0+"/dp",schemaPath:"contract:/components/schemas/jsonWebKey/properties/dp/type",keyword:"type",params:{type: "string"},schema:schema2.properties.dp.type,parentSchema:schema2.properties.dp,data:data5};
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
const err8 = {instancePath:instancePath+"/keys/" + i0+"/dq",schemaPath:"contract:/components/schemas/jsonWebKey/properties/dq/type",keyword:"type",params:{type: "string"},schema:schema2.properties.dq.type,parentSchema:schema2.properties.dq,data:data6};
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
const err9 = {instancePath:instancePath+"/keys/" + i0+"/e",schemaPath:"contract:/components/schemas/jsonWebKey/properties/e/type",keyword:"type",params:{type: "string"},schema:schema2.properties.e.type,parentSchema:schema2.properties.e,data:data7};
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
const err10 = {instancePath:instancePath+"/keys/" + i0+"/k",schemaPath:"contract:/components/schemas/jsonWebKey/properties/k/type",keyword:"type",params:{type: "string"},schema:schema2.properties.k.type,parentSchema:schema2.properties.k,data:data8};
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
const err11 = {instancePath:instancePath+"/keys/" + i0+"/kid",schemaPath:"contract:/components/schemas/jsonWebKey/properties/kid/type",keyword:"type",params:{type: "string"},schema:schema2.properties.kid.type,parentSchema:schema2.properties.kid,data:data9};
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
const err12 = {instancePath:instancePath+"/keys/" + i0+"/kty",schemaPath:"contract:/components/schemas/jsonWebKey/properties/kty/type",keyword:"type",params:{type: "string"},schema:schema2.properties.kty.type,parentSchema:schema2.properties.kty,data:data10};
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
const err13 = {instancePath:instancePath+"/keys/" + i0+"/n",schemaPath:"contract:/components/schemas/jsonWebKey/properties/n/type",keyword:"type",params:{type: "string"},schema:schema2.properties.n.type,parentSchema:schema2.properties.n,data:data11};
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
const err14 = {instancePath:instancePath+"/keys/" + i0+"/p",schemaPath:"contract:/components/schemas/jsonWebKey/properties/p/type",keyword:"type",params:{type: "string"},schema:schema2.properties.p.type,parentSchema:schema2.properties.p,data:data12};
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
const err15 = {instancePath:instancePath+"/keys/" + i0+"/q",schemaPath:"contract:/components/schemas/jsonWebKey/properties/q/type",keyword:"type",params:{type: "string"},schema:schema2.properties.q.type,parentSchema:schema2.properties.q,data:data13};
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
const err16 = {instancePath:instancePath+"/keys/" + i0+"/qi",schemaPath:"contract:/components/schemas/jsonWebKey/properties/qi/type",keyword:"type",params:{type: "string"},schema:schema2.properties.qi.type,parentSchema:schema2.properties.qi,data:data14};
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
const err17 = {instancePath:instancePath+"/keys/" + i0+"/use",schemaPath:"contract:/components/schemas/jsonWebKey/properties/use/type",keyword:"type",params:{type: "string"},schema:schema2.properties.use.type,parentSchema:schema2.properties.use,data:data15};
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
const err18 = {instancePath:instancePath+"/keys/" + i0+"/x",schemaPath:"contract:/components/schemas/jsonWebKey/properties/x/type",keyword:"type",params:{type: "string"},schema:schema2.properties.x.type,parentSchema:schema2.properties.x,data:data16};
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
const err19 = {instancePath:instancePath+"/keys/" + i0+"/x5c/" + i1,schemaPath:"contract:/components/schemas/jsonWebKey/properties/x5c/items/type",keyword:"type",params:{type: "string"},schema:schema2.properties.x5c.items.type,parentSchema:schema2.properties.x5c.items,data:data18};
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
const err20 = {instancePath:instancePath+"/keys/" + i0+"/x5c",schemaPath:"contract:/components/schemas/jsonWebKey/properties/x5c/type",keyword:"type",params:{type: "array"},schema:schema2.properties.x5c.type,parentSchema:schema2.properties.x5c,data:data17};
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
const err21 = {instancePath:instancePath+"/keys/" + i0+"/y",schemaPath:"contract:/components/schemas/jsonWebKey/properties/y/type",keyword:"type",params:{type: "string"},schema:schema2.properties.y.type,parentSchema:schema2.properties.y,data:data19};
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
const err22 = {instancePath:instancePath+"/keys/" + i0,schemaPath:"contract:/components/schemas/jsonWebKey/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data:data1};
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
const err23 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"},schema:schema1.properties.keys.type,parentSchema:schema1.properties.keys,data:data0};
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"keys":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate1.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate1.errors);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"keys":true},"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate3;
const schema3 = {"$id":"contract:/discoverJsonWebKeys.200.headers","type":"object","properties":{},"required":[]};

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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate4;
const schema4 = {"$id":"contract:/discoverJsonWebKeys.default.body","$ref":"contract:/components/schemas/errorOAuth2"};
const schema5 = {"$id":"contract:/components/schemas/errorOAuth2","type":"object","properties":{"error":{"type":"string"},"error_debug":{"type":"string"},"error_description":{"type":"string"},"error_hint":{"type":"string"},"status_code":{"int64":{}}}};

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
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/error",schemaPath:"contract:/components/schemas/errorOAuth2/properties/error/type",keyword:"type",params:{type: "string"},schema:schema5.properties.error.type,parentSchema:schema5.properties.error,data:data0};
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
const err1 = {instancePath:instancePath+"/error_debug",schemaPath:"contract:/components/schemas/errorOAuth2/properties/error_debug/type",keyword:"type",params:{type: "string"},schema:schema5.properties.error_debug.type,parentSchema:schema5.properties.error_debug,data:data1};
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
const err2 = {instancePath:instancePath+"/error_description",schemaPath:"contract:/components/schemas/errorOAuth2/properties/error_description/type",keyword:"type",params:{type: "string"},schema:schema5.properties.error_description.type,parentSchema:schema5.properties.error_description,data:data2};
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
const err3 = {instancePath:instancePath+"/error_hint",schemaPath:"contract:/components/schemas/errorOAuth2/properties/error_hint/type",keyword:"type",params:{type: "string"},schema:schema5.properties.error_hint.type,parentSchema:schema5.properties.error_hint,data:data3};
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
const err4 = {instancePath:instancePath+"/status_code",schemaPath:"contract:/components/schemas/errorOAuth2/properties/status_code/int64",keyword:"int64",params:{},schema:schema5.properties.status_code.int64,parentSchema:schema5.properties.status_code,data:data4};
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
const err5 = {instancePath,schemaPath:"contract:/components/schemas/errorOAuth2/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"error":true,"error_debug":true,"error_description":true,"error_hint":true,"status_code":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate5;
const schema6 = {"$id":"contract:/discoverOidcConfiguration.200.body","$ref":"contract:/components/schemas/oidcConfiguration"};
const schema7 = {"$id":"contract:/components/schemas/oidcConfiguration","type":"object","required":["issuer","authorization_endpoint","device_authorization_endpoint","token_endpoint","jwks_uri","subject_types_supported","response_types_supported","id_token_signing_alg_values_supported","id_token_signed_response_alg","userinfo_signed_response_alg"],"properties":{"authorization_endpoint":{"type":"string"},"backchannel_logout_session_supported":{"type":"boolean"},"backchannel_logout_supported":{"type":"boolean"},"claims_parameter_supported":{"type":"boolean"},"claims_supported":{"type":"array","items":{"type":"string"}},"code_challenge_methods_supported":{"type":"array","items":{"type":"string"}},"credentials_endpoint_draft_00":{"type":"string"},"credentials_supported_draft_00":{"type":"array","items":{"$ref":"contract:/components/schemas/credentialSupportedDraft00"}},"device_authorization_endpoint":{"type":"string"},"end_session_endpoint":{"type":"string"},"frontchannel_logout_session_supported":{"type":"boolean"},"frontchannel_logout_supported":{"type":"boolean"},"grant_types_supported":{"type":"array","items":{"type":"string"}},"id_token_signed_response_alg":{"type":"array","items":{"type":"string"}},"id_token_signing_alg_values_supported":{"type":"array","items":{"type":"string"}},"issuer":{"type":"string"},"jwks_uri":{"type":"string"},"registration_endpoint":{"type":"string"},"request_object_signing_alg_values_supported":{"type":"array","items":{"type":"string"}},"request_parameter_supported":{"type":"boolean"},"request_uri_parameter_supported":{"type":"boolean"},"require_request_uri_registration":{"type":"boolean"},"response_modes_supported":{"type":"array","items":{"type":"string"}},"response_types_supported":{"type":"array","items":{"type":"string"}},"revocation_endpoint":{"type":"string"},"scopes_supported":{"type":"array","items":{"type":"string"}},"subject_types_supported":{"type":"array","items":{"type":"string"}},"token_endpoint":{"type":"string"},"token_endpoint_auth_methods_supported":{"type":"array","items":{"type":"string"}},"userinfo_endpoint":{"type":"string"},"userinfo_signed_response_alg":{"type":"array","items":{"type":"string"}},"userinfo_signing_alg_values_supported":{"type":"array","items":{"type":"string"}}}};
const schema8 = {"$id":"contract:/components/schemas/credentialSupportedDraft00","type":"object","properties":{"cryptographic_binding_methods_supported":{"type":"array","items":{"type":"string"}},"cryptographic_suites_supported":{"type":"array","items":{"type":"string"}},"format":{"type":"string"},"types":{"type":"array","items":{"type":"string"}}}};

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
if(data.issuer === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issuer"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.authorization_endpoint === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authorization_endpoint"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.device_authorization_endpoint === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "device_authorization_endpoint"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.token_endpoint === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token_endpoint"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.jwks_uri === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jwks_uri"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.subject_types_supported === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject_types_supported"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.response_types_supported === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response_types_supported"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.id_token_signing_alg_values_supported === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id_token_signing_alg_values_supported"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.id_token_signed_response_alg === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id_token_signed_response_alg"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.userinfo_signed_response_alg === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userinfo_signed_response_alg"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.authorization_endpoint !== undefined){
let data0 = data.authorization_endpoint;
if(typeof data0 !== "string"){
const err10 = {instancePath:instancePath+"/authorization_endpoint",schemaPath:"#/properties/authorization_endpoint/type",keyword:"type",params:{type: "string"},schema:schema7.properties.authorization_endpoint.type,parentSchema:schema7.properties.authorization_endpoint,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.backchannel_logout_session_supported !== undefined){
let data1 = data.backchannel_logout_session_supported;
if(typeof data1 !== "boolean"){
const err11 = {instancePath:instancePath+"/backchannel_logout_session_supported",schemaPath:"#/properties/backchannel_logout_session_supported/type",keyword:"type",params:{type: "boolean"},schema:schema7.properties.backchannel_logout_session_supported.type,parentSchema:schema7.properties.backchannel_logout_session_supported,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.backchannel_logout_supported !== undefined){
let data2 = data.backchannel_logout_supported;
if(typeof data2 !== "boolean"){
const err12 = {instancePath:instancePath+"/backchannel_logout_supported",schemaPath:"#/properties/backchannel_logout_supported/type",keyword:"type",params:{type: "boolean"},schema:schema7.properties.backchannel_logout_supported.type,parentSchema:schema7.properties.backchannel_logout_supported,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.claims_parameter_supported !== undefined){
let data3 = data.claims_parameter_supported;
if(typeof data3 !== "boolean"){
const err13 = {instancePath:instancePath+"/claims_parameter_supported",schemaPath:"#/properties/claims_parameter_supported/type",keyword:"type",params:{type: "boolean"},schema:schema7.properties.claims_parameter_supported.type,parentSchema:schema7.properties.claims_parameter_supported,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.claims_supported !== undefined){
let data4 = data.claims_supported;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/claims_supported/" + i0,schemaPath:"#/properties/claims_supported/items/type",keyword:"type",params:{type: "string"},schema:schema7.properties.claims_supported.items.type,parentSchema:schema7.properties.claims_supported.items,data:data5};
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
const err15 = {instancePath:instancePath+"/claims_supported",schemaPath:"#/properties/claims_supported/type",keyword:"type",params:{type: "array"},schema:schema7.properties.claims_supported.type,parentSchema:schema7.properties.claims_supported,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.code_challenge_methods_supported !== undefined){
let data6 = data.code_challenge_methods_supported;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/code_challenge_methods_supported/" + i1,schemaPath:"#/properties/code_challenge_methods_supported/items/type",keyword:"type",params:{type: "string"},schema:schema7.properties.code_challenge_methods_supported.items.type,parentSchema:schema7.properties.code_challenge_methods_supported.items,data:data7};
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
const err17 = {instancePath:instancePath+"/code_challenge_methods_supported",schemaPath:"#/properties/code_challenge_methods_supported/type",keyword:"type",params:{type: "array"},schema:schema7.properties.code_challenge_methods_supported.type,parentSchema:schema7.properties.code_challenge_methods_supported,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.credentials_endpoint_draft_00 !== undefined){
let data8 = data.credentials_endpoint_draft_00;
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/credentials_endpoint_draft_00",schemaPath:"#/properties/credentials_endpoint_draft_00/type",keyword:"type",params:{type: "string"},schema:schema7.properties.credentials_endpoint_draft_00.type,parentSchema:schema7.properties.credentials_endpoint_draft_00,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.credentials_supported_draft_00 !== undefined){
let data9 = data.credentials_supported_draft_00;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.cryptographic_binding_methods_supported !== undefined){
let data11 = data10.cryptographic_binding_methods_supported;
if(Array.isArray(data11)){
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
if(typeof data12 !== "string"){
const err19 = {instancePath:instancePath+"/credentials_supported_draft_00/" + i2+"/cryptographic_binding_methods_supported/" + i3,schemaPath:"contract:/components/schemas/credentialSupportedDraft00/properties/cryptographic_binding_methods_supported/items/type",keyword:"type",params:{type: "string"},schema:schema8.properties.cryptographic_binding_methods_supported.items.type,parentSchema:schema8.properties.cryptographic_binding_methods_supported.items,data:data12};
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
const err20 = {instancePath:instancePath+"/credentials_supported_draft_00/" + i2+"/cryptographic_binding_methods_supported",schemaPath:"contract:/components/schemas/credentialSupportedDraft00/properties/cryptographic_binding_methods_supported/type",keyword:"type",params:{type: "array"},schema:schema8.properties.cryptographic_binding_methods_supported.type,parentSchema:schema8.properties.cryptographic_binding_methods_supported,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data10.cryptographic_suites_supported !== undefined){
let data13 = data10.cryptographic_suites_supported;
if(Array.isArray(data13)){
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
let data14 = data13[i4];
if(typeof data14 !== "string"){
const err21 = {instancePath:instancePath+"/credentials_supported_draft_00/" + i2+"/cryptographic_suites_supported/" + i4,schemaPath:"contract:/components/schemas/credentialSupportedDraft00/properties/cryptographic_suites_supported/items/type",keyword:"type",params:{type: "string"},schema:schema8.properties.cryptographic_suites_supported.items.type,parentSchema:schema8.properties.cryptographic_suites_supported.items,data:data14};
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
const err22 = {instancePath:instancePath+"/credentials_supported_draft_00/" + i2+"/cryptographic_suites_supported",schemaPath:"contract:/components/schemas/credentialSupportedDraft00/properties/cryptographic_suites_supported/type",keyword:"type",params:{type: "array"},schema:schema8.properties.cryptographic_suites_supported.type,parentSchema:schema8.properties.cryptographic_suites_supported,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data10.format !== undefined){
let data15 = data10.format;
if(typeof data15 !== "string"){
const err23 = {instancePath:instancePath+"/credentials_supported_draft_00/" + i2+"/format",schemaPath:"contract:/components/schemas/credentialSupportedDraft00/properties/format/type",keyword:"type",params:{type: "string"},schema:schema8.properties.format.type,parentSchema:schema8.properties.format,data:data15};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data10.types !== undefined){
let data16 = data10.types;
if(Array.isArray(data16)){
const len5 = data16.length;
for(let i5=0; i5<len5; i5++){
let data17 = data16[i5];
if(typeof data17 !== "string"){
const err24 = {instancePath:instancePath+"/credentials_supported_draft_00/" + i2+"/types/" + i5,schemaPath:"contract:/components/schemas/credentialSupportedDraft00/properties/types/items/type",keyword:"type",params:{type: "string"},schema:schema8.properties.types.items.type,parentSchema:schema8.properties.types.items,data:data17};
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
const err25 = {instancePath:instancePath+"/credentials_supported_draft_00/" + i2+"/types",schemaPath:"contract:/components/schemas/credentialSupportedDraft00/properties/types/type",keyword:"type",params:{type: "array"},schema:schema8.properties.types.type,parentSchema:schema8.properties.types,data:data16};
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
const err26 = {instancePath:instancePath+"/credentials_supported_draft_00/" + i2,schemaPath:"contract:/components/schemas/credentialSupportedDraft00/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data:data10};
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
const err27 = {instancePath:instancePath+"/credentials_supported_draft_00",schemaPath:"#/properties/credentials_supported_draft_00/type",keyword:"type",params:{type: "array"},schema:schema7.properties.credentials_supported_draft_00.type,parentSchema:schema7.properties.credentials_supported_draft_00,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.device_authorization_endpoint !== undefined){
let data18 = data.device_authorization_endpoint;
if(typeof data18 !== "string"){
const err28 = {instancePath:instancePath+"/device_authorization_endpoint",schemaPath:"#/properties/device_authorization_endpoint/type",keyword:"type",params:{type: "string"},schema:schema7.properties.device_authorization_endpoint.type,parentSchema:schema7.properties.device_authorization_endpoint,data:data18};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.end_session_endpoint !== undefined){
let data19 = data.end_session_endpoint;
if(typeof data19 !== "string"){
const err29 = {instancePath:instancePath+"/end_session_endpoint",schemaPath:"#/properties/end_session_endpoint/type",keyword:"type",params:{type: "string"},schema:schema7.properties.end_session_endpoint.type,parentSchema:schema7.properties.end_session_endpoint,data:data19};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.frontchannel_logout_session_supported !== undefined){
let data20 = data.frontchannel_logout_session_supported;
if(typeof data20 !== "boolean"){
const err30 = {instancePath:instancePath+"/frontchannel_logout_session_supported",schemaPath:"#/properties/frontchannel_logout_session_supported/type",keyword:"type",params:{type: "boolean"},schema:schema7.properties.frontchannel_logout_session_supported.type,parentSchema:schema7.properties.frontchannel_logout_session_supported,data:data20};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.frontchannel_logout_supported !== undefined){
let data21 = data.frontchannel_logout_supported;
if(typeof data21 !== "boolean"){
const err31 = {instancePath:instancePath+"/frontchannel_logout_supported",schemaPath:"#/properties/frontchannel_logout_supported/type",keyword:"type",params:{type: "boolean"},schema:schema7.properties.frontchannel_logout_supported.type,parentSchema:schema7.properties.frontchannel_logout_supported,data:data21};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.grant_types_supported !== undefined){
let data22 = data.grant_types_supported;
if(Array.isArray(data22)){
const len6 = data22.length;
for(let i6=0; i6<len6; i6++){
let data23 = data22[i6];
if(typeof data23 !== "string"){
const err32 = {instancePath:instancePath+"/grant_types_supported/" + i6,schemaPath:"#/properties/grant_types_supported/items/type",keyword:"type",params:{type: "string"},schema:schema7.properties.grant_types_supported.items.type,parentSchema:schema7.properties.grant_types_supported.items,data:data23};
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
const err33 = {instancePath:instancePath+"/grant_types_supported",schemaPath:"#/properties/grant_types_supported/type",keyword:"type",params:{type: "array"},schema:schema7.properties.grant_types_supported.type,parentSchema:schema7.properties.grant_types_supported,data:data22};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.id_token_signed_response_alg !== undefined){
let data24 = data.id_token_signed_response_alg;
if(Array.isArray(data24)){
const len7 = data24.length;
for(let i7=0; i7<len7; i7++){
let data25 = data24[i7];
if(typeof data25 !== "string"){
const err34 = {instancePath:instancePath+"/id_token_signed_response_alg/" + i7,schemaPath:"#/properties/id_token_signed_response_alg/items/type",keyword:"type",params:{type: "string"},schema:schema7.properties.id_token_signed_response_alg.items.type,parentSchema:schema7.properties.id_token_signed_response_alg.items,data:data25};
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
const err35 = {instancePath:instancePath+"/id_token_signed_response_alg",schemaPath:"#/properties/id_token_signed_response_alg/type",keyword:"type",params:{type: "array"},schema:schema7.properties.id_token_signed_response_alg.type,parentSchema:schema7.properties.id_token_signed_response_alg,data:data24};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.id_token_signing_alg_values_supported !== undefined){
let data26 = data.id_token_signing_alg_values_supported;
if(Array.isArray(data26)){
const len8 = data26.length;
for(let i8=0; i8<len8; i8++){
let data27 = data26[i8];
if(typeof data27 !== "string"){
const err36 = {instancePath:instancePath+"/id_token_signing_alg_values_supported/" + i8,schemaPath:"#/properties/id_token_signing_alg_values_supported/items/type",keyword:"type",params:{type: "string"},schema:schema7.properties.id_token_signing_alg_values_supported.items.type,parentSchema:schema7.properties.id_token_signing_alg_values_supported.items,data:data27};
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
const err37 = {instancePath:instancePath+"/id_token_signing_alg_values_supported",schemaPath:"#/properties/id_token_signing_alg_values_supported/type",keyword:"type",params:{type: "array"},schema:schema7.properties.id_token_signing_alg_values_supported.type,parentSchema:schema7.properties.id_token_signing_alg_values_supported,data:data26};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.issuer !== undefined){
let data28 = data.issuer;
if(typeof data28 !== "string"){
const err38 = {instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/type",keyword:"type",params:{type: "string"},schema:schema7.properties.issuer.type,parentSchema:schema7.properties.issuer,data:data28};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.jwks_uri !== undefined){
let data29 = data.jwks_uri;
if(typeof data29 !== "string"){
const err39 = {instancePath:instancePath+"/jwks_uri",schemaPath:"#/properties/jwks_uri/type",keyword:"type",params:{type: "string"},schema:schema7.properties.jwks_uri.type,parentSchema:schema7.properties.jwks_uri,data:data29};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.registration_endpoint !== undefined){
let data30 = data.registration_endpoint;
if(typeof data30 !== "string"){
const err40 = {instancePath:instancePath+"/registration_endpoint",schemaPath:"#/properties/registration_endpoint/type",keyword:"type",params:{type: "string"},schema:schema7.properties.registration_endpoint.type,parentSchema:schema7.properties.registration_endpoint,data:data30};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.request_object_signing_alg_values_supported !== undefined){
let data31 = data.request_object_signing_alg_values_supported;
if(Array.isArray(data31)){
const len9 = data31.length;
for(let i9=0; i9<len9; i9++){
let data32 = data31[i9];
if(typeof data32 !== "string"){
const err41 = {instancePath:instancePath+"/request_object_signing_alg_values_supported/" + i9,schemaPath:"#/properties/request_object_signing_alg_values_supported/items/type",keyword:"type",params:{type: "string"},schema:schema7.properties.request_object_signing_alg_values_supported.items.type,parentSchema:schema7.properties.request_object_signing_alg_values_supported.items,data:data32};
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
const err42 = {instancePath:instancePath+"/request_object_signing_alg_values_supported",schemaPath:"#/properties/request_object_signing_alg_values_supported/type",keyword:"type",params:{type: "array"},schema:schema7.properties.request_object_signing_alg_values_supported.type,parentSchema:schema7.properties.request_object_signing_alg_values_supported,data:data31};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.request_parameter_supported !== undefined){
let data33 = data.request_parameter_supported;
if(typeof data33 !== "boolean"){
const err43 = {instancePath:instancePath+"/request_parameter_supported",schemaPath:"#/properties/request_parameter_supported/type",keyword:"type",params:{type: "boolean"},schema:schema7.properties.request_parameter_supported.type,parentSchema:schema7.properties.request_parameter_supported,data:data33};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.request_uri_parameter_supported !== undefined){
let data34 = data.request_uri_parameter_supported;
if(typeof data34 !== "boolean"){
const err44 = {instancePath:instancePath+"/request_uri_parameter_supported",schemaPath:"#/properties/request_uri_parameter_supported/type",keyword:"type",params:{type: "boolean"},schema:schema7.properties.request_uri_parameter_supported.type,parentSchema:schema7.properties.request_uri_parameter_supported,data:data34};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.require_request_uri_registration !== undefined){
let data35 = data.require_request_uri_registration;
if(typeof data35 !== "boolean"){
const err45 = {instancePath:instancePath+"/require_request_uri_registration",schemaPath:"#/properties/require_request_uri_registration/type",keyword:"type",params:{type: "boolean"},schema:schema7.properties.require_request_uri_registration.type,parentSchema:schema7.properties.require_request_uri_registration,data:data35};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.response_modes_supported !== undefined){
let data36 = data.response_modes_supported;
if(Array.isArray(data36)){
const len10 = data36.length;
for(let i10=0; i10<len10; i10++){
let data37 = data36[i10];
if(typeof data37 !== "string"){
const err46 = {instancePath:instancePath+"/response_modes_supported/" + i10,schemaPath:"#/properties/response_modes_supported/items/type",keyword:"type",params:{type: "string"},schema:schema7.properties.response_modes_supported.items.type,parentSchema:schema7.properties.response_modes_supported.items,data:data37};
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
else {
const err47 = {instancePath:instancePath+"/response_modes_supported",schemaPath:"#/properties/response_modes_supported/type",keyword:"type",params:{type: "array"},schema:schema7.properties.response_modes_supported.type,parentSchema:schema7.properties.response_modes_supported,data:data36};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.response_types_supported !== undefined){
let data38 = data.response_types_supported;
if(Array.isArray(data38)){
const len11 = data38.length;
for(let i11=0; i11<len11; i11++){
let data39 = data38[i11];
if(typeof data39 !== "string"){
const err48 = {instancePath:instancePath+"/response_types_supported/" + i11,schemaPath:"#/properties/response_types_supported/items/type",keyword:"type",params:{type: "string"},schema:schema7.properties.response_types_supported.items.type,parentSchema:schema7.properties.response_types_supported.items,data:data39};
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
const err49 = {instancePath:instancePath+"/response_types_supported",schemaPath:"#/properties/response_types_supported/type",keyword:"type",params:{type: "array"},schema:schema7.properties.response_types_supported.type,parentSchema:schema7.properties.response_types_supported,data:data38};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.revocation_endpoint !== undefined){
let data40 = data.revocation_endpoint;
if(typeof data40 !== "string"){
const err50 = {instancePath:instancePath+"/revocation_endpoint",schemaPath:"#/properties/revocation_endpoint/type",keyword:"type",params:{type: "string"},schema:schema7.properties.revocation_endpoint.type,parentSchema:schema7.properties.revocation_endpoint,data:data40};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.scopes_supported !== undefined){
let data41 = data.scopes_supported;
if(Array.isArray(data41)){
const len12 = data41.length;
for(let i12=0; i12<len12; i12++){
let data42 = data41[i12];
if(typeof data42 !== "string"){
const err51 = {instancePath:instancePath+"/scopes_supported/" + i12,schemaPath:"#/properties/scopes_supported/items/type",keyword:"type",params:{type: "string"},schema:schema7.properties.scopes_supported.items.type,parentSchema:schema7.properties.scopes_supported.items,data:data42};
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
const err52 = {instancePath:instancePath+"/scopes_supported",schemaPath:"#/properties/scopes_supported/type",keyword:"type",params:{type: "array"},schema:schema7.properties.scopes_supported.type,parentSchema:schema7.properties.scopes_supported,data:data41};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.subject_types_supported !== undefined){
let data43 = data.subject_types_supported;
if(Array.isArray(data43)){
const len13 = data43.length;
for(let i13=0; i13<len13; i13++){
let data44 = data43[i13];
if(typeof data44 !== "string"){
const err53 = {instancePath:instancePath+"/subject_types_supported/" + i13,schemaPath:"#/properties/subject_types_supported/items/type",keyword:"type",params:{type: "string"},schema:schema7.properties.subject_types_supported.items.type,parentSchema:schema7.properties.subject_types_supported.items,data:data44};
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
const err54 = {instancePath:instancePath+"/subject_types_supported",schemaPath:"#/properties/subject_types_supported/type",keyword:"type",params:{type: "array"},schema:schema7.properties.subject_types_supported.type,parentSchema:schema7.properties.subject_types_supported,data:data43};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.token_endpoint !== undefined){
let data45 = data.token_endpoint;
if(typeof data45 !== "string"){
const err55 = {instancePath:instancePath+"/token_endpoint",schemaPath:"#/properties/token_endpoint/type",keyword:"type",params:{type: "string"},schema:schema7.properties.token_endpoint.type,parentSchema:schema7.properties.token_endpoint,data:data45};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.token_endpoint_auth_methods_supported !== undefined){
let data46 = data.token_endpoint_auth_methods_supported;
if(Array.isArray(data46)){
const len14 = data46.length;
for(let i14=0; i14<len14; i14++){
let data47 = data46[i14];
if(typeof data47 !== "string"){
const err56 = {instancePath:instancePath+"/token_endpoint_auth_methods_supported/" + i14,schemaPath:"#/properties/token_endpoint_auth_methods_supported/items/type",keyword:"type",params:{type: "string"},schema:schema7.properties.token_endpoint_auth_methods_supported.items.type,parentSchema:schema7.properties.token_endpoint_auth_methods_supported.items,data:data47};
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
const err57 = {instancePath:instancePath+"/token_endpoint_auth_methods_supported",schemaPath:"#/properties/token_endpoint_auth_methods_supported/type",keyword:"type",params:{type: "array"},schema:schema7.properties.token_endpoint_auth_methods_supported.type,parentSchema:schema7.properties.token_endpoint_auth_methods_supported,data:data46};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.userinfo_endpoint !== undefined){
let data48 = data.userinfo_endpoint;
if(typeof data48 !== "string"){
const err58 = {instancePath:instancePath+"/userinfo_endpoint",schemaPath:"#/properties/userinfo_endpoint/type",keyword:"type",params:{type: "string"},schema:schema7.properties.userinfo_endpoint.type,parentSchema:schema7.properties.userinfo_endpoint,data:data48};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.userinfo_signed_response_alg !== undefined){
let data49 = data.userinfo_signed_response_alg;
if(Array.isArray(data49)){
const len15 = data49.length;
for(let i15=0; i15<len15; i15++){
let data50 = data49[i15];
if(typeof data50 !== "string"){
const err59 = {instancePath:instancePath+"/userinfo_signed_response_alg/" + i15,schemaPath:"#/properties/userinfo_signed_response_alg/items/type",keyword:"type",params:{type: "string"},schema:schema7.properties.userinfo_signed_response_alg.items.type,parentSchema:schema7.properties.userinfo_signed_response_alg.items,data:data50};
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
const err60 = {instancePath:instancePath+"/userinfo_signed_response_alg",schemaPath:"#/properties/userinfo_signed_response_alg/type",keyword:"type",params:{type: "array"},schema:schema7.properties.userinfo_signed_response_alg.type,parentSchema:schema7.properties.userinfo_signed_response_alg,data:data49};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.userinfo_signing_alg_values_supported !== undefined){
let data51 = data.userinfo_signing_alg_values_supported;
if(Array.isArray(data51)){
const len16 = data51.length;
for(let i16=0; i16<len16; i16++){
let data52 = data51[i16];
if(typeof data52 !== "string"){
const err61 = {instancePath:instancePath+"/userinfo_signing_alg_values_supported/" + i16,schemaPath:"#/properties/userinfo_signing_alg_values_supported/items/type",keyword:"type",params:{type: "string"},schema:schema7.properties.userinfo_signing_alg_values_supported.items.type,parentSchema:schema7.properties.userinfo_signing_alg_values_supported.items,data:data52};
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
const err62 = {instancePath:instancePath+"/userinfo_signing_alg_values_supported",schemaPath:"#/properties/userinfo_signing_alg_values_supported/type",keyword:"type",params:{type: "array"},schema:schema7.properties.userinfo_signing_alg_values_supported.type,parentSchema:schema7.properties.userinfo_signing_alg_values_supported,data:data51};
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
const err63 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":{"authorization_endpoint":true,"backchannel_logout_session_supported":true,"backchannel_logout_supported":true,"claims_parameter_supported":true,"claims_supported":true,"code_challenge_methods_supported":true,"credentials_endpoint_draft_00":true,"credentials_supported_draft_00":true,"device_authorization_endpoint":true,"end_session_endpoint":true,"frontchannel_logout_session_supported":true,"frontchannel_logout_supported":true,"grant_types_supported":true,"id_token_signed_response_alg":true,"id_token_signing_alg_values_supported":true,"issuer":true,"jwks_uri":true,"registration_endpoint":true,"request_object_signing_alg_values_supported":true,"request_parameter_supported":true,"request_uri_parameter_supported":true,"require_request_uri_registration":true,"response_modes_supported":true,"response_types_supported":true,"revocation_endpoint":true,"scopes_supported":true,"subject_types_supported":true,"token_endpoint":true,"token_endpoint_auth_methods_supported":true,"userinfo_endpoint":true,"userinfo_signed_response_alg":true,"userinfo_signing_alg_values_supported":true},"dynamicProps":false,"dynamicItems":false};


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
validate5.evaluated = {"props":{"authorization_endpoint":true,"backchannel_logout_session_supported":true,"backchannel_logout_supported":true,"claims_parameter_supported":true,"claims_supported":true,"code_challenge_methods_supported":true,"credentials_endpoint_draft_00":true,"credentials_supported_draft_00":true,"device_authorization_endpoint":true,"end_session_endpoint":true,"frontchannel_logout_session_supported":true,"frontchannel_logout_supported":true,"grant_types_supported":true,"id_token_signed_response_alg":true,"id_token_signing_alg_values_supported":true,"issuer":true,"jwks_uri":true,"registration_endpoint":true,"request_object_signing_alg_values_supported":true,"request_parameter_supported":true,"request_uri_parameter_supported":true,"require_request_uri_registration":true,"response_modes_supported":true,"response_types_supported":true,"revocation_endpoint":true,"scopes_supported":true,"subject_types_supported":true,"token_endpoint":true,"token_endpoint_auth_methods_supported":true,"userinfo_endpoint":true,"userinfo_signed_response_alg":true,"userinfo_signing_alg_values_supported":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate8;
const schema9 = {"$id":"contract:/listOAuth2Clients.200.body","type":"array","items":{"$ref":"contract:/components/schemas/oAuth2Client"}};
const schema10 = {"$id":"contract:/components/schemas/oAuth2Client","type":"object","properties":{"access_token_strategy":{"type":"string"},"allowed_cors_origins":{"type":"array","items":{"type":"string"}},"audience":{"type":"array","items":{"type":"string"}},"authorization_code_grant_access_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"authorization_code_grant_id_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"authorization_code_grant_refresh_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"backchannel_logout_session_required":{"type":"boolean"},"backchannel_logout_uri":{"type":"string"},"client_credentials_grant_access_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"client_id":{"type":"string"},"client_name":{"type":"string"},"client_secret":{"type":"string"},"client_secret_expires_at":{"int64":{}},"client_uri":{"type":"string"},"contacts":{"type":"array","items":{"type":"string"}},"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"device_authorization_grant_access_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"device_authorization_grant_id_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"device_authorization_grant_refresh_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"frontchannel_logout_session_required":{"type":"boolean"},"frontchannel_logout_uri":{"type":"string"},"grant_types":{"type":"array","items":{"type":"string"}},"implicit_grant_access_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"implicit_grant_id_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"jwks":{"type":"object"},"jwks_uri":{"type":"string"},"jwt_bearer_grant_access_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"logo_uri":{"type":"string"},"metadata":{"$ref":"contract:/components/schemas/JSONRawMessage"},"owner":{"type":"string"},"policy_uri":{"type":"string"},"post_logout_redirect_uris":{"type":"array","items":{"type":"string"}},"redirect_uris":{"type":"array","items":{"type":"string"}},"refresh_token_grant_access_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"refresh_token_grant_id_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"refresh_token_grant_refresh_token_lifespan":{"$ref":"contract:/components/schemas/NullDuration"},"registration_access_token":{"type":"string"},"registration_client_uri":{"type":"string"},"request_object_signing_alg":{"type":"string"},"request_uris":{"type":"array","items":{"type":"string"}},"response_types":{"type":"array","items":{"type":"string"}},"scope":{"type":"string"},"sector_identifier_uri":{"type":"string"},"skip_consent":{"type":"boolean"},"skip_logout_consent":{"type":"boolean"},"subject_type":{"type":"string"},"token_endpoint_auth_method":{"type":"string"},"token_endpoint_auth_signing_alg":{"type":"string"},"tos_uri":{"type":"string"},"updated_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"userinfo_signed_response_alg":{"type":"string"}}};
const schema11 = {"$id":"contract:/components/schemas/NullDuration","type":"string"};
const schema21 = {"$id":"contract:/components/schemas/JSONRawMessage","type":"object"};
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

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
if(data.access_token_strategy !== undefined){
let data0 = data.access_token_strategy;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/access_token_strategy",schemaPath:"#/properties/access_token_strategy/type",keyword:"type",params:{type: "string"},schema:schema10.properties.access_token_strategy.type,parentSchema:schema10.properties.access_token_strategy,data:data0};
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
const err1 = {instancePath:instancePath+"/allowed_cors_origins/" + i0,schemaPath:"#/properties/allowed_cors_origins/items/type",keyword:"type",params:{type: "string"},schema:schema10.properties.allowed_cors_origins.items.type,parentSchema:schema10.properties.allowed_cors_origins.items,data:data2};
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
const err2 = {instancePath:instancePath+"/allowed_cors_origins",schemaPath:"#/properties/allowed_cors_origins/type",keyword:"type",params:{type: "array"},schema:schema10.properties.allowed_cors_origins.type,parentSchema:schema10.properties.allowed_cors_origins,data:data1};
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
const err3 = {instancePath:instancePath+"/audience/" + i1,schemaPath:"#/properties/audience/items/type",keyword:"type",params:{type: "string"},schema:schema10.properties.audience.items.type,parentSchema:schema10.properties.audience.items,data:data4};
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
const err4 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/type",keyword:"type",params:{type: "array"},schema:schema10.properties.audience.type,parentSchema:schema10.properties.audience,data:data3};
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
const err5 = {instancePath:instancePath+"/authorization_code_grant_access_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema11.type,parentSchema:schema11,data:data5};
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
const err6 = {instancePath:instancePath+"/authorization_code_grant_id_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema11.type,parentSchema:schema11,data:data6};
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
const err7 = {instancePath:instancePath+"/authorization_code_grant_refresh_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema11.type,parentSchema:schema11,data:data7};
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
const err8 = {instancePath:instancePath+"/backchannel_logout_session_required",schemaPath:"#/properties/backchannel_logout_session_required/type",keyword:"type",params:{type: "boolean"},schema:schema10.properties.backchannel_logout_session_required.type,parentSchema:schema10.properties.backchannel_logout_session_required,data:data8};
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
const err9 = {instancePath:instancePath+"/backchannel_logout_uri",schemaPath:"#/properties/backchannel_logout_uri/type",keyword:"type",params:{type: "string"},schema:schema10.properties.backchannel_logout_uri.type,parentSchema:schema10.properties.backchannel_logout_uri,data:data9};
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
const err10 = {instancePath:instancePath+"/client_credentials_grant_access_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema11.type,parentSchema:schema11,data:data10};
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
const err11 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema10.properties.client_id.type,parentSchema:schema10.properties.client_id,data:data11};
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
const err12 = {instancePath:instancePath+"/client_name",schemaPath:"#/properties/client_name/type",keyword:"type",params:{type: "string"},schema:schema10.properties.client_name.type,parentSchema:schema10.properties.client_name,data:data12};
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
const err13 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/type",keyword:"type",params:{type: "string"},schema:schema10.properties.client_secret.type,parentSchema:schema10.properties.client_secret,data:data13};
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
const err14 = {instancePath:instancePath+"/client_secret_expires_at",schemaPath:"#/properties/client_secret_expires_at/int64",keyword:"int64",params:{},schema:schema10.properties.client_secret_expires_at.int64,parentSchema:schema10.properties.client_secret_expires_at,data:data14};
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
const err15 = {instancePath:instancePath+"/client_uri",schemaPath:"#/properties/client_uri/type",keyword:"type",params:{type: "string"},schema:schema10.properties.client_uri.type,parentSchema:schema10.properties.client_uri,data:data15};
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
const err16 = {instancePath:instancePath+"/contacts/" + i2,schemaPath:"#/properties/contacts/items/type",keyword:"type",params:{type: "string"},schema:schema10.properties.contacts.items.type,parentSchema:schema10.properties.contacts.items,data:data17};
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
const err17 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "array"},schema:schema10.properties.contacts.type,parentSchema:schema10.properties.contacts,data:data16};
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
const err18 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema10.properties.created_at,data:data18};
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
const err19 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema10.properties.created_at,data:data18};
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
const err20 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema10.properties.created_at.type,parentSchema:schema10.properties.created_at,data:data18};
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
const err21 = {instancePath:instancePath+"/device_authorization_grant_access_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema11.type,parentSchema:schema11,data:data19};
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
const err22 = {instancePath:instancePath+"/device_authorization_grant_id_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema11.type,parentSchema:schema11,data:data20};
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
const err23 = {instancePath:instancePath+"/device_authorization_grant_refresh_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema11.type,parentSchema:schema11,data:data21};
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
const err24 = {instancePath:instancePath+"/frontchannel_logout_session_required",schemaPath:"#/properties/frontchannel_logout_session_required/type",keyword:"type",params:{type: "boolean"},schema:schema10.properties.frontchannel_logout_session_required.type,parentSchema:schema10.properties.frontchannel_logout_session_required,data:data22};
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
const err25 = {instancePath:instancePath+"/frontchannel_logout_uri",schemaPath:"#/properties/frontchannel_logout_uri/type",keyword:"type",params:{type: "string"},schema:schema10.properties.frontchannel_logout_uri.type,parentSchema:schema10.properties.frontchannel_logout_uri,data:data23};
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
const err26 = {instancePath:instancePath+"/grant_types/" + i3,schemaPath:"#/properties/grant_types/items/type",keyword:"type",params:{type: "string"},schema:schema10.properties.grant_types.items.type,parentSchema:schema10.properties.grant_types.items,data:data25};
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
const err27 = {instancePath:instancePath+"/grant_types",schemaPath:"#/properties/grant_types/type",keyword:"type",params:{type: "array"},schema:schema10.properties.grant_types.type,parentSchema:schema10.properties.grant_types,data:data24};
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
const err28 = {instancePath:instancePath+"/implicit_grant_access_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema11.type,parentSchema:schema11,data:data26};
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
const err29 = {instancePath:instancePath+"/implicit_grant_id_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema11.type,parentSchema:schema11,data:data27};
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
const err30 = {instancePath:instancePath+"/jwks",schemaPath:"#/properties/jwks/type",keyword:"type",params:{type: "object"},schema:schema10.properties.jwks.type,parentSchema:schema10.properties.jwks,data:data28};
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
const err31 = {instancePath:instancePath+"/jwks_uri",schemaPath:"#/properties/jwks_uri/type",keyword:"type",params:{type: "string"},schema:schema10.properties.jwks_uri.type,parentSchema:schema10.properties.jwks_uri,data:data29};
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
const err32 = {instancePath:instancePath+"/jwt_bearer_grant_access_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema11.type,parentSchema:schema11,data:data30};
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
const err33 = {instancePath:instancePath+"/logo_uri",schemaPath:"#/properties/logo_uri/type",keyword:"type",params:{type: "string"},schema:schema10.properties.logo_uri.type,parentSchema:schema10.properties.logo_uri,data:data31};
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
const err34 = {instancePath:instancePath+"/metadata",schemaPath:"contract:/components/schemas/JSONRawMessage/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data:data32};
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
const err35 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: "string"},schema:schema10.properties.owner.type,parentSchema:schema10.properties.owner,data:data33};
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
const err36 = {instancePath:instancePath+"/policy_uri",schemaPath:"#/properties/policy_uri/type",keyword:"type",params:{type: "string"},schema:schema10.properties.policy_uri.type,parentSchema:schema10.properties.policy_uri,data:data34};
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
const err37 = {instancePath:instancePath+"/post_logout_redirect_uris/" + i4,schemaPath:"#/properties/post_logout_redirect_uris/items/type",keyword:"type",params:{type: "string"},schema:schema10.properties.post_logout_redirect_uris.items.type,parentSchema:schema10.properties.post_logout_redirect_uris.items,data:data36};
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
const err38 = {instancePath:instancePath+"/post_logout_redirect_uris",schemaPath:"#/properties/post_logout_redirect_uris/type",keyword:"type",params:{type: "array"},schema:schema10.properties.post_logout_redirect_uris.type,parentSchema:schema10.properties.post_logout_redirect_uris,data:data35};
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
const err39 = {instancePath:instancePath+"/redirect_uris/" + i5,schemaPath:"#/properties/redirect_uris/items/type",keyword:"type",params:{type: "string"},schema:schema10.properties.redirect_uris.items.type,parentSchema:schema10.properties.redirect_uris.items,data:data38};
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
const err40 = {instancePath:instancePath+"/redirect_uris",schemaPath:"#/properties/redirect_uris/type",keyword:"type",params:{type: "array"},schema:schema10.properties.redirect_uris.type,parentSchema:schema10.properties.redirect_uris,data:data37};
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
const err41 = {instancePath:instancePath+"/refresh_token_grant_access_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema11.type,parentSchema:schema11,data:data39};
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
const err42 = {instancePath:instancePath+"/refresh_token_grant_id_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema11.type,parentSchema:schema11,data:data40};
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
const err43 = {instancePath:instancePath+"/refresh_token_grant_refresh_token_lifespan",schemaPath:"contract:/components/schemas/NullDuration/type",keyword:"type",params:{type: "string"},schema:schema11.type,parentSchema:schema11,data:data41};
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
const err44 = {instancePath:instancePath+"/registration_access_token",schemaPath:"#/properties/registration_access_token/type",keyword:"type",params:{type: "string"},schema:schema10.properties.registration_access_token.type,parentSchema:schema10.properties.registration_access_token,data:data42};
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
const err45 = {instancePath:instancePath+"/registration_client_uri",schemaPath:"#/properties/registration_client_uri/type",keyword:"type",params:{type: "string"},schema:schema10.properties.registration_client_uri.type,parentSchema:schema10.properties.registration_client_uri,data:data43};
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
const err46 = {instancePath:instancePath+"/request_object_signing_alg",schemaPath:"#/properties/request_object_signing_alg/type",keyword:"type",params:{type: "string"},schema:schema10.properties.request_object_signing_alg.type,parentSchema:schema10.properties.request_object_signing_alg,data:data44};
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
const err47 = {instancePath:instancePath+"/request_uris/" + i6,schemaPath:"#/properties/request_uris/items/type",keyword:"type",params:{type: "string"},schema:schema10.properties.request_uris.items.type,parentSchema:schema10.properties.request_uris.items,data:data46};
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
const err48 = {instancePath:instancePath+"/request_uris",schemaPath:"#/properties/request_uris/type",keyword:"type",params:{type: "array"},schema:schema10.properties.request_uris.type,parentSchema:schema10.properties.request_uris,data:data45};
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
const err49 = {instancePath:instancePath+"/response_types/" + i7,schemaPath:"#/properties/response_types/items/type",keyword:"type",params:{type: "string"},schema:schema10.properties.response_types.items.type,parentSchema:schema10.properties.response_types.items,data:data48};
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
const err50 = {instancePath:instancePath+"/response_types",schemaPath:"#/properties/response_types/type",keyword:"type",params:{type: "array"},schema:schema10.properties.response_types.type,parentSchema:schema10.properties.response_types,data:data47};
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
const err51 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"},schema:schema10.properties.scope.type,parentSchema:schema10.properties.scope,data:data49};
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
const err52 = {instancePath:instancePath+"/sector_identifier_uri",schemaPath:"#/properties/sector_identifier_uri/type",keyword:"type",params:{type: "string"},schema:schema10.properties.sector_identifier_uri.type,parentSchema:schema10.properties.sector_identifier_uri,data:data50};
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
const err53 = {instancePath:instancePath+"/skip_consent",schemaPath:"#/properties/skip_consent/type",keyword:"type",params:{type: "boolean"},schema:schema10.properties.skip_consent.type,parentSchema:schema10.properties.skip_consent,data:data51};
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
const err54 = {instancePath:instancePath+"/skip_logout_consent",schemaPath:"#/properties/skip_logout_consent/type",keyword:"type",params:{type: "boolean"},schema:schema10.properties.skip_logout_consent.type,parentSchema:schema10.properties.skip_logout_consent,data:data52};
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
const err55 = {instancePath:instancePath+"/subject_type",schemaPath:"#/properties/subject_type/type",keyword:"type",params:{type: "string"},schema:schema10.properties.subject_type.type,parentSchema:schema10.properties.subject_type,data:data53};
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
const err56 = {instancePath:instancePath+"/token_endpoint_auth_method",schemaPath:"#/properties/token_endpoint_auth_method/type",keyword:"type",params:{type: "string"},schema:schema10.properties.token_endpoint_auth_method.type,parentSchema:schema10.properties.token_endpoint_auth_method,data:data54};
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
const err57 = {instancePath:instancePath+"/token_endpoint_auth_signing_alg",schemaPath:"#/properties/token_endpoint_auth_signing_alg/type",keyword:"type",params:{type: "string"},schema:schema10.properties.token_endpoint_auth_signing_alg.type,parentSchema:schema10.properties.token_endpoint_auth_signing_alg,data:data55};
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
const err58 = {instancePath:instancePath+"/tos_uri",schemaPath:"#/properties/tos_uri/type",keyword:"type",params:{type: "string"},schema:schema10.properties.tos_uri.type,parentSchema:schema10.properties.tos_uri,data:data56};
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
const err59 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema10.properties.updated_at,data:data57};
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
const err60 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema10.properties.updated_at,data:data57};
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
const err61 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema10.properties.updated_at.type,parentSchema:schema10.properties.updated_at,data:data57};
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
const err62 = {instancePath:instancePath+"/userinfo_signed_response_alg",schemaPath:"#/properties/userinfo_signed_response_alg/type",keyword:"type",params:{type: "string"},schema:schema10.properties.userinfo_signed_response_alg.type,parentSchema:schema10.properties.userinfo_signed_response_alg,data:data58};
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
const err63 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":{"access_token_strategy":true,"allowed_cors_origins":true,"audience":true,"authorization_code_grant_access_token_lifespan":true,"authorization_code_grant_id_token_lifespan":true,"authorization_code_grant_refresh_token_lifespan":true,"backchannel_logout_session_required":true,"backchannel_logout_uri":true,"client_credentials_grant_access_token_lifespan":true,"client_id":true,"client_name":true,"client_secret":true,"client_secret_expires_at":true,"client_uri":true,"contacts":true,"created_at":true,"device_authorization_grant_access_token_lifespan":true,"device_authorization_grant_id_token_lifespan":true,"device_authorization_grant_refresh_token_lifespan":true,"frontchannel_logout_session_required":true,"frontchannel_logout_uri":true,"grant_types":true,"implicit_grant_access_token_lifespan":true,"implicit_grant_id_token_lifespan":true,"jwks":true,"jwks_uri":true,"jwt_bearer_grant_access_token_lifespan":true,"logo_uri":true,"metadata":true,"owner":true,"policy_uri":true,"post_logout_redirect_uris":true,"redirect_uris":true,"refresh_token_grant_access_token_lifespan":true,"refresh_token_grant_id_token_lifespan":true,"refresh_token_grant_refresh_token_lifespan":true,"registration_access_token":true,"registration_client_uri":true,"request_object_signing_alg":true,"request_uris":true,"response_types":true,"scope":true,"sector_identifier_uri":true,"skip_consent":true,"skip_logout_consent":true,"subject_type":true,"token_endpoint_auth_method":true,"token_endpoint_auth_signing_alg":true,"tos_uri":true,"updated_at":true,"userinfo_signed_response_alg":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate9.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate9.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate11;
const schema25 = {"$id":"contract:/listOAuth2Clients.200.headers","type":"object","properties":{"link":{"type":"string"}},"required":[]};

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
if(data.link !== undefined){
let data0 = data.link;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},schema:schema25.properties.link.type,parentSchema:schema25.properties.link,data:data0};
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
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":{"link":true},"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate12;
const schema26 = {"$id":"contract:/createOAuth2Client.201.body","$ref":"contract:/components/schemas/oAuth2Client"};

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
if(!(validate9.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate9.errors);
errors = vErrors.length;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"access_token_strategy":true,"allowed_cors_origins":true,"audience":true,"authorization_code_grant_access_token_lifespan":true,"authorization_code_grant_id_token_lifespan":true,"authorization_code_grant_refresh_token_lifespan":true,"backchannel_logout_session_required":true,"backchannel_logout_uri":true,"client_credentials_grant_access_token_lifespan":true,"client_id":true,"client_name":true,"client_secret":true,"client_secret_expires_at":true,"client_uri":true,"contacts":true,"created_at":true,"device_authorization_grant_access_token_lifespan":true,"device_authorization_grant_id_token_lifespan":true,"device_authorization_grant_refresh_token_lifespan":true,"frontchannel_logout_session_required":true,"frontchannel_logout_uri":true,"grant_types":true,"implicit_grant_access_token_lifespan":true,"implicit_grant_id_token_lifespan":true,"jwks":true,"jwks_uri":true,"jwt_bearer_grant_access_token_lifespan":true,"logo_uri":true,"metadata":true,"owner":true,"policy_uri":true,"post_logout_redirect_uris":true,"redirect_uris":true,"refresh_token_grant_access_token_lifespan":true,"refresh_token_grant_id_token_lifespan":true,"refresh_token_grant_refresh_token_lifespan":true,"registration_access_token":true,"registration_client_uri":true,"request_object_signing_alg":true,"request_uris":true,"response_types":true,"scope":true,"sector_identifier_uri":true,"skip_consent":true,"skip_logout_consent":true,"subject_type":true,"token_endpoint_auth_method":true,"token_endpoint_auth_signing_alg":true,"tos_uri":true,"updated_at":true,"userinfo_signed_response_alg":true},"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate14;
const schema27 = {"$id":"contract:/deleteOAuth2Client.default.body","$ref":"contract:/components/schemas/genericError"};
const schema28 = {"$id":"contract:/components/schemas/genericError","type":"object","required":["message"],"properties":{"code":{"int64":{}},"debug":{"type":"string"},"details":{"type":"object","additionalProperties":{}},"id":{"type":"string"},"message":{"type":"string"},"reason":{"type":"string"},"request":{"type":"string"},"status":{"type":"string"}}};

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
if(data.message === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/genericError/required",keyword:"required",params:{missingProperty: "message"},schema:schema28.required,parentSchema:schema28,data};
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
if(!((typeof data0 === "number" && Number.isSafeInteger(data0) && !Object.is(data0, -0)) || (typeof data0 === "bigint" && data0 >= -9223372036854775808n && data0 <= 9223372036854775807n)) || (this && this.has(data, "code")) || false){
const err1 = {instancePath:instancePath+"/code",schemaPath:"contract:/components/schemas/genericError/properties/code/int64",keyword:"int64",params:{},schema:schema28.properties.code.int64,parentSchema:schema28.properties.code,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.debug !== undefined){
let data1 = data.debug;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/debug",schemaPath:"contract:/components/schemas/genericError/properties/debug/type",keyword:"type",params:{type: "string"},schema:schema28.properties.debug.type,parentSchema:schema28.properties.debug,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.details !== undefined){
let data2 = data.details;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err3 = {instancePath:instancePath+"/details",schemaPath:"contract:/components/schemas/genericError/properties/details/type",keyword:"type",params:{type: "object"},schema:schema28.properties.details.type,parentSchema:schema28.properties.details,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data3 = data.id;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/id",schemaPath:"contract:/components/schemas/genericError/properties/id/type",keyword:"type",params:{type: "string"},schema:schema28.properties.id.type,parentSchema:schema28.properties.id,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
let data4 = data.message;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/message",schemaPath:"contract:/components/schemas/genericError/properties/message/type",keyword:"type",params:{type: "string"},schema:schema28.properties.message.type,parentSchema:schema28.properties.message,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.reason !== undefined){
let data5 = data.reason;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"contract:/components/schemas/genericError/properties/reason/type",keyword:"type",params:{type: "string"},schema:schema28.properties.reason.type,parentSchema:schema28.properties.reason,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.request !== undefined){
let data6 = data.request;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/request",schemaPath:"contract:/components/schemas/genericError/properties/request/type",keyword:"type",params:{type: "string"},schema:schema28.properties.request.type,parentSchema:schema28.properties.request,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
let data7 = data.status;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/genericError/properties/status/type",keyword:"type",params:{type: "string"},schema:schema28.properties.status.type,parentSchema:schema28.properties.status,data:data7};
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
const err9 = {instancePath,schemaPath:"contract:/components/schemas/genericError/type",keyword:"type",params:{type: "object"},schema:schema28.type,parentSchema:schema28,data};
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
validate14.evaluated = {"props":{"code":true,"debug":true,"details":true,"id":true,"message":true,"reason":true,"request":true,"status":true},"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate15;
const schema29 = {"$id":"contract:/setJsonWebKey.200.body","$ref":"contract:/components/schemas/jsonWebKey"};

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
if(data.use === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/jsonWebKey/required",keyword:"required",params:{missingProperty: "use"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kty === undefined){
const err1 = {instancePath,schemaPath:"contract:/components/schemas/jsonWebKey/required",keyword:"required",params:{missingProperty: "kty"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kid === undefined){
const err2 = {instancePath,schemaPath:"contract:/components/schemas/jsonWebKey/required",keyword:"required",params:{missingProperty: "kid"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.alg === undefined){
const err3 = {instancePath,schemaPath:"contract:/components/schemas/jsonWebKey/required",keyword:"required",params:{missingProperty: "alg"},schema:schema2.required,parentSchema:schema2,data};
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
const err4 = {instancePath:instancePath+"/alg",schemaPath:"contract:/components/schemas/jsonWebKey/properties/alg/type",keyword:"type",params:{type: "string"},schema:schema2.properties.alg.type,parentSchema:schema2.properties.alg,data:data0};
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
const err5 = {instancePath:instancePath+"/crv",schemaPath:"contract:/components/schemas/jsonWebKey/properties/crv/type",keyword:"type",params:{type: "string"},schema:schema2.properties.crv.type,parentSchema:schema2.properties.crv,data:data1};
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
const err6 = {instancePath:instancePath+"/d",schemaPath:"contract:/components/schemas/jsonWebKey/properties/d/type",keyword:"type",params:{type: "string"},schema:schema2.properties.d.type,parentSchema:schema2.properties.d,data:data2};
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
const err7 = {instancePath:instancePath+"/dp",schemaPath:"contract:/components/schemas/jsonWebKey/properties/dp/type",keyword:"type",params:{type: "string"},schema:schema2.properties.dp.type,parentSchema:schema2.properties.dp,data:data3};
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
const err8 = {instancePath:instancePath+"/dq",schemaPath:"contract:/components/schemas/jsonWebKey/properties/dq/type",keyword:"type",params:{type: "string"},schema:schema2.properties.dq.type,parentSchema:schema2.properties.dq,data:data4};
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
const err9 = {instancePath:instancePath+"/e",schemaPath:"contract:/components/schemas/jsonWebKey/properties/e/type",keyword:"type",params:{type: "string"},schema:schema2.properties.e.type,parentSchema:schema2.properties.e,data:data5};
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
const err10 = {instancePath:instancePath+"/k",schemaPath:"contract:/components/schemas/jsonWebKey/properties/k/type",keyword:"type",params:{type: "string"},schema:schema2.properties.k.type,parentSchema:schema2.properties.k,data:data6};
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
const err11 = {instancePath:instancePath+"/kid",schemaPath:"contract:/components/schemas/jsonWebKey/properties/kid/type",keyword:"type",params:{type: "string"},schema:schema2.properties.kid.type,parentSchema:schema2.properties.kid,data:data7};
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
const err12 = {instancePath:instancePath+"/kty",schemaPath:"contract:/components/schemas/jsonWebKey/properties/kty/type",keyword:"type",params:{type: "string"},schema:schema2.properties.kty.type,parentSchema:schema2.properties.kty,data:data8};
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
const err13 = {instancePath:instancePath+"/n",schemaPath:"contract:/components/schemas/jsonWebKey/properties/n/type",keyword:"type",params:{type: "string"},schema:schema2.properties.n.type,parentSchema:schema2.properties.n,data:data9};
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
const err14 = {instancePath:instancePath+"/p",schemaPath:"contract:/components/schemas/jsonWebKey/properties/p/type",keyword:"type",params:{type: "string"},schema:schema2.properties.p.type,parentSchema:schema2.properties.p,data:data10};
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
const err15 = {instancePath:instancePath+"/q",schemaPath:"contract:/components/schemas/jsonWebKey/properties/q/type",keyword:"type",params:{type: "string"},schema:schema2.properties.q.type,parentSchema:schema2.properties.q,data:data11};
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
const err16 = {instancePath:instancePath+"/qi",schemaPath:"contract:/components/schemas/jsonWebKey/properties/qi/type",keyword:"type",params:{type: "string"},schema:schema2.properties.qi.type,parentSchema:schema2.properties.qi,data:data12};
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
const err17 = {instancePath:instancePath+"/use",schemaPath:"contract:/components/schemas/jsonWebKey/properties/use/type",keyword:"type",params:{type: "string"},schema:schema2.properties.use.type,parentSchema:schema2.properties.use,data:data13};
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
const err18 = {instancePath:instancePath+"/x",schemaPath:"contract:/components/schemas/jsonWebKey/properties/x/type",keyword:"type",params:{type: "string"},schema:schema2.properties.x.type,parentSchema:schema2.properties.x,data:data14};
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
const err19 = {instancePath:instancePath+"/x5c/" + i0,schemaPath:"contract:/components/schemas/jsonWebKey/properties/x5c/items/type",keyword:"type",params:{type: "string"},schema:schema2.properties.x5c.items.type,parentSchema:schema2.properties.x5c.items,data:data16};
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
const err20 = {instancePath:instancePath+"/x5c",schemaPath:"contract:/components/schemas/jsonWebKey/properties/x5c/type",keyword:"type",params:{type: "array"},schema:schema2.properties.x5c.type,parentSchema:schema2.properties.x5c,data:data15};
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
const err21 = {instancePath:instancePath+"/y",schemaPath:"contract:/components/schemas/jsonWebKey/properties/y/type",keyword:"type",params:{type: "string"},schema:schema2.properties.y.type,parentSchema:schema2.properties.y,data:data17};
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
const err22 = {instancePath,schemaPath:"contract:/components/schemas/jsonWebKey/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":{"alg":true,"crv":true,"d":true,"dp":true,"dq":true,"e":true,"k":true,"kid":true,"kty":true,"n":true,"p":true,"q":true,"qi":true,"use":true,"x":true,"x5c":true,"y":true},"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate16;
const schema31 = {"$id":"contract:/getOAuth2ConsentRequest.200.body","$ref":"contract:/components/schemas/oAuth2ConsentRequest"};
const schema32 = {"$id":"contract:/components/schemas/oAuth2ConsentRequest","type":"object","required":["challenge"],"properties":{"acr":{"type":"string"},"amr":{"type":"array","items":{"type":"string"}},"challenge":{"type":"string"},"client":{"$ref":"contract:/components/schemas/oAuth2Client"},"consent_request_id":{"type":"string"},"context":{"$ref":"contract:/components/schemas/JSONRawMessage"},"login_challenge":{"type":"string"},"login_session_id":{"type":"string"},"oidc_context":{"$ref":"contract:/components/schemas/oAuth2ConsentRequestOpenIDConnectContext"},"request_url":{"type":"string"},"requested_access_token_audience":{"type":"array","items":{"type":"string"}},"requested_scope":{"type":"array","items":{"type":"string"}},"skip":{"type":"boolean"},"subject":{"type":"string"}}};
const schema34 = {"$id":"contract:/components/schemas/oAuth2ConsentRequestOpenIDConnectContext","type":"object","properties":{"acr_values":{"type":"array","items":{"type":"string"}},"display":{"type":"string"},"id_token_hint_claims":{"type":"object","additionalProperties":{}},"login_hint":{"type":"string"},"ui_locales":{"type":"array","items":{"type":"string"}}}};

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
if(data.challenge === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "challenge"},schema:schema32.required,parentSchema:schema32,data};
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
const err1 = {instancePath:instancePath+"/acr",schemaPath:"#/properties/acr/type",keyword:"type",params:{type: "string"},schema:schema32.properties.acr.type,parentSchema:schema32.properties.acr,data:data0};
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
const err2 = {instancePath:instancePath+"/amr/" + i0,schemaPath:"#/properties/amr/items/type",keyword:"type",params:{type: "string"},schema:schema32.properties.amr.items.type,parentSchema:schema32.properties.amr.items,data:data2};
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
const err3 = {instancePath:instancePath+"/amr",schemaPath:"#/properties/amr/type",keyword:"type",params:{type: "array"},schema:schema32.properties.amr.type,parentSchema:schema32.properties.amr,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.challenge !== undefined){
let data3 = data.challenge;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/challenge",schemaPath:"#/properties/challenge/type",keyword:"type",params:{type: "string"},schema:schema32.properties.challenge.type,parentSchema:schema32.properties.challenge,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.client !== undefined){
if(!(validate9.call(this, data.client, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate9.errors);
errors = vErrors.length;
}
}
if(data.consent_request_id !== undefined){
let data5 = data.consent_request_id;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/consent_request_id",schemaPath:"#/properties/consent_request_id/type",keyword:"type",params:{type: "string"},schema:schema32.properties.consent_request_id.type,parentSchema:schema32.properties.consent_request_id,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.context !== undefined){
let data6 = data.context;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err6 = {instancePath:instancePath+"/context",schemaPath:"contract:/components/schemas/JSONRawMessage/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.login_challenge !== undefined){
let data7 = data.login_challenge;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/login_challenge",schemaPath:"#/properties/login_challenge/type",keyword:"type",params:{type: "string"},schema:schema32.properties.login_challenge.type,parentSchema:schema32.properties.login_challenge,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.login_session_id !== undefined){
let data8 = data.login_session_id;
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/login_session_id",schemaPath:"#/properties/login_session_id/type",keyword:"type",params:{type: "string"},schema:schema32.properties.login_session_id.type,parentSchema:schema32.properties.login_session_id,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.oidc_context !== undefined){
let data9 = data.oidc_context;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.acr_values !== undefined){
let data10 = data9.acr_values;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(typeof data11 !== "string"){
const err9 = {instancePath:instancePath+"/oidc_context/acr_values/" + i1,schemaPath:"contract:/components/schemas/oAuth2ConsentRequestOpenIDConnectContext/properties/acr_values/items/type",keyword:"type",params:{type: "string"},schema:schema34.properties.acr_values.items.type,parentSchema:schema34.properties.acr_values.items,data:data11};
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
const err10 = {instancePath:instancePath+"/oidc_context/acr_values",schemaPath:"contract:/components/schemas/oAuth2ConsentRequestOpenIDConnectContext/properties/acr_values/type",keyword:"type",params:{type: "array"},schema:schema34.properties.acr_values.type,parentSchema:schema34.properties.acr_values,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data9.display !== undefined){
let data12 = data9.display;
if(typeof data12 !== "string"){
const err11 = {instancePath:instancePath+"/oidc_context/display",schemaPath:"contract:/components/schemas/oAuth2ConsentRequestOpenIDConnectContext/properties/display/type",keyword:"type",params:{type: "string"},schema:schema34.properties.display.type,parentSchema:schema34.properties.display,data:data12};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data9.id_token_hint_claims !== undefined){
let data13 = data9.id_token_hint_claims;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
}
else {
const err12 = {instancePath:instancePath+"/oidc_context/id_token_hint_claims",schemaPath:"contract:/components/schemas/oAuth2ConsentRequestOpenIDConnectContext/properties/id_token_hint_claims/type",keyword:"type",params:{type: "object"},schema:schema34.properties.id_token_hint_claims.type,parentSchema:schema34.properties.id_token_hint_claims,data:data13};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data9.login_hint !== undefined){
let data14 = data9.login_hint;
if(typeof data14 !== "string"){
const err13 = {instancePath:instancePath+"/oidc_context/login_hint",schemaPath:"contract:/components/schemas/oAuth2ConsentRequestOpenIDConnectContext/properties/login_hint/type",keyword:"type",params:{type: "string"},schema:schema34.properties.login_hint.type,parentSchema:schema34.properties.login_hint,data:data14};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data9.ui_locales !== undefined){
let data15 = data9.ui_locales;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(typeof data16 !== "string"){
const err14 = {instancePath:instancePath+"/oidc_context/ui_locales/" + i2,schemaPath:"contract:/components/schemas/oAuth2ConsentRequestOpenIDConnectContext/properties/ui_locales/items/type",keyword:"type",params:{type: "string"},schema:schema34.properties.ui_locales.items.type,parentSchema:schema34.properties.ui_locales.items,data:data16};
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
const err15 = {instancePath:instancePath+"/oidc_context/ui_locales",schemaPath:"contract:/components/schemas/oAuth2ConsentRequestOpenIDConnectContext/properties/ui_locales/type",keyword:"type",params:{type: "array"},schema:schema34.properties.ui_locales.type,parentSchema:schema34.properties.ui_locales,data:data15};
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
const err16 = {instancePath:instancePath+"/oidc_context",schemaPath:"contract:/components/schemas/oAuth2ConsentRequestOpenIDConnectContext/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.request_url !== undefined){
let data17 = data.request_url;
if(typeof data17 !== "string"){
const err17 = {instancePath:instancePath+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type: "string"},schema:schema32.properties.request_url.type,parentSchema:schema32.properties.request_url,data:data17};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.requested_access_token_audience !== undefined){
let data18 = data.requested_access_token_audience;
if(Array.isArray(data18)){
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
let data19 = data18[i3];
if(typeof data19 !== "string"){
const err18 = {instancePath:instancePath+"/requested_access_token_audience/" + i3,schemaPath:"#/properties/requested_access_token_audience/items/type",keyword:"type",params:{type: "string"},schema:schema32.properties.requested_access_token_audience.items.type,parentSchema:schema32.properties.requested_access_token_audience.items,data:data19};
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
const err19 = {instancePath:instancePath+"/requested_access_token_audience",schemaPath:"#/properties/requested_access_token_audience/type",keyword:"type",params:{type: "array"},schema:schema32.properties.requested_access_token_audience.type,parentSchema:schema32.properties.requested_access_token_audience,data:data18};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.requested_scope !== undefined){
let data20 = data.requested_scope;
if(Array.isArray(data20)){
const len4 = data20.length;
for(let i4=0; i4<len4; i4++){
let data21 = data20[i4];
if(typeof data21 !== "string"){
const err20 = {instancePath:instancePath+"/requested_scope/" + i4,schemaPath:"#/properties/requested_scope/items/type",keyword:"type",params:{type: "string"},schema:schema32.properties.requested_scope.items.type,parentSchema:schema32.properties.requested_scope.items,data:data21};
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
const err21 = {instancePath:instancePath+"/requested_scope",schemaPath:"#/properties/requested_scope/type",keyword:"type",params:{type: "array"},schema:schema32.properties.requested_scope.type,parentSchema:schema32.properties.requested_scope,data:data20};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.skip !== undefined){
let data22 = data.skip;
if(typeof data22 !== "boolean"){
const err22 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: "boolean"},schema:schema32.properties.skip.type,parentSchema:schema32.properties.skip,data:data22};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.subject !== undefined){
let data23 = data.subject;
if(typeof data23 !== "string"){
const err23 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema32.properties.subject.type,parentSchema:schema32.properties.subject,data:data23};
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":{"acr":true,"amr":true,"challenge":true,"client":true,"consent_request_id":true,"context":true,"login_challenge":true,"login_session_id":true,"oidc_context":true,"request_url":true,"requested_access_token_audience":true,"requested_scope":true,"skip":true,"subject":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate17.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate17.errors);
errors = vErrors.length;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":{"acr":true,"amr":true,"challenge":true,"client":true,"consent_request_id":true,"context":true,"login_challenge":true,"login_session_id":true,"oidc_context":true,"request_url":true,"requested_access_token_audience":true,"requested_scope":true,"skip":true,"subject":true},"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate20;
const schema35 = {"$id":"contract:/getOAuth2ConsentRequest.410.body","$ref":"contract:/components/schemas/oAuth2RedirectTo"};
const schema36 = {"$id":"contract:/components/schemas/oAuth2RedirectTo","type":"object","required":["redirect_to"],"properties":{"redirect_to":{"type":"string"}}};

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
if(data.redirect_to === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/oAuth2RedirectTo/required",keyword:"required",params:{missingProperty: "redirect_to"},schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.redirect_to !== undefined){
let data0 = data.redirect_to;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/redirect_to",schemaPath:"contract:/components/schemas/oAuth2RedirectTo/properties/redirect_to/type",keyword:"type",params:{type: "string"},schema:schema36.properties.redirect_to.type,parentSchema:schema36.properties.redirect_to,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/oAuth2RedirectTo/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"redirect_to":true},"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate21;
const schema37 = {"$id":"contract:/getOAuth2LoginRequest.200.body","$ref":"contract:/components/schemas/oAuth2LoginRequest"};
const schema38 = {"$id":"contract:/components/schemas/oAuth2LoginRequest","type":"object","required":["challenge","skip","subject","client","request_url"],"properties":{"challenge":{"type":"string"},"client":{"$ref":"contract:/components/schemas/oAuth2Client"},"oidc_context":{"$ref":"contract:/components/schemas/oAuth2ConsentRequestOpenIDConnectContext"},"request_url":{"type":"string"},"requested_access_token_audience":{"type":"array","items":{"type":"string"}},"requested_scope":{"type":"array","items":{"type":"string"}},"session_id":{"type":"string"},"skip":{"type":"boolean"},"subject":{"type":"string"}}};

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
if(data.challenge === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "challenge"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.skip === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skip"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.subject === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.client === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.request_url === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request_url"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.challenge !== undefined){
let data0 = data.challenge;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/challenge",schemaPath:"#/properties/challenge/type",keyword:"type",params:{type: "string"},schema:schema38.properties.challenge.type,parentSchema:schema38.properties.challenge,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.client !== undefined){
if(!(validate9.call(this, data.client, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate9.errors);
errors = vErrors.length;
}
}
if(data.oidc_context !== undefined){
let data2 = data.oidc_context;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.acr_values !== undefined){
let data3 = data2.acr_values;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/oidc_context/acr_values/" + i0,schemaPath:"contract:/components/schemas/oAuth2ConsentRequestOpenIDConnectContext/properties/acr_values/items/type",keyword:"type",params:{type: "string"},schema:schema34.properties.acr_values.items.type,parentSchema:schema34.properties.acr_values.items,data:data4};
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
const err7 = {instancePath:instancePath+"/oidc_context/acr_values",schemaPath:"contract:/components/schemas/oAuth2ConsentRequestOpenIDConnectContext/properties/acr_values/type",keyword:"type",params:{type: "array"},schema:schema34.properties.acr_values.type,parentSchema:schema34.properties.acr_values,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.display !== undefined){
let data5 = data2.display;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/oidc_context/display",schemaPath:"contract:/components/schemas/oAuth2ConsentRequestOpenIDConnectContext/properties/display/type",keyword:"type",params:{type: "string"},schema:schema34.properties.display.type,parentSchema:schema34.properties.display,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.id_token_hint_claims !== undefined){
let data6 = data2.id_token_hint_claims;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
const err9 = {instancePath:instancePath+"/oidc_context/id_token_hint_claims",schemaPath:"contract:/components/schemas/oAuth2ConsentRequestOpenIDConnectContext/properties/id_token_hint_claims/type",keyword:"type",params:{type: "object"},schema:schema34.properties.id_token_hint_claims.type,parentSchema:schema34.properties.id_token_hint_claims,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.login_hint !== undefined){
let data7 = data2.login_hint;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/oidc_context/login_hint",schemaPath:"contract:/components/schemas/oAuth2ConsentRequestOpenIDConnectContext/properties/login_hint/type",keyword:"type",params:{type: "string"},schema:schema34.properties.login_hint.type,parentSchema:schema34.properties.login_hint,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.ui_locales !== undefined){
let data8 = data2.ui_locales;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(typeof data9 !== "string"){
const err11 = {instancePath:instancePath+"/oidc_context/ui_locales/" + i1,schemaPath:"contract:/components/schemas/oAuth2ConsentRequestOpenIDConnectContext/properties/ui_locales/items/type",keyword:"type",params:{type: "string"},schema:schema34.properties.ui_locales.items.type,parentSchema:schema34.properties.ui_locales.items,data:data9};
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
const err12 = {instancePath:instancePath+"/oidc_context/ui_locales",schemaPath:"contract:/components/schemas/oAuth2ConsentRequestOpenIDConnectContext/properties/ui_locales/type",keyword:"type",params:{type: "array"},schema:schema34.properties.ui_locales.type,parentSchema:schema34.properties.ui_locales,data:data8};
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
const err13 = {instancePath:instancePath+"/oidc_context",schemaPath:"contract:/components/schemas/oAuth2ConsentRequestOpenIDConnectContext/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.request_url !== undefined){
let data10 = data.request_url;
if(typeof data10 !== "string"){
const err14 = {instancePath:instancePath+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type: "string"},schema:schema38.properties.request_url.type,parentSchema:schema38.properties.request_url,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.requested_access_token_audience !== undefined){
let data11 = data.requested_access_token_audience;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(typeof data12 !== "string"){
const err15 = {instancePath:instancePath+"/requested_access_token_audience/" + i2,schemaPath:"#/properties/requested_access_token_audience/items/type",keyword:"type",params:{type: "string"},schema:schema38.properties.requested_access_token_audience.items.type,parentSchema:schema38.properties.requested_access_token_audience.items,data:data12};
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
const err16 = {instancePath:instancePath+"/requested_access_token_audience",schemaPath:"#/properties/requested_access_token_audience/type",keyword:"type",params:{type: "array"},schema:schema38.properties.requested_access_token_audience.type,parentSchema:schema38.properties.requested_access_token_audience,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.requested_scope !== undefined){
let data13 = data.requested_scope;
if(Array.isArray(data13)){
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
let data14 = data13[i3];
if(typeof data14 !== "string"){
const err17 = {instancePath:instancePath+"/requested_scope/" + i3,schemaPath:"#/properties/requested_scope/items/type",keyword:"type",params:{type: "string"},schema:schema38.properties.requested_scope.items.type,parentSchema:schema38.properties.requested_scope.items,data:data14};
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
const err18 = {instancePath:instancePath+"/requested_scope",schemaPath:"#/properties/requested_scope/type",keyword:"type",params:{type: "array"},schema:schema38.properties.requested_scope.type,parentSchema:schema38.properties.requested_scope,data:data13};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.session_id !== undefined){
let data15 = data.session_id;
if(typeof data15 !== "string"){
const err19 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: "string"},schema:schema38.properties.session_id.type,parentSchema:schema38.properties.session_id,data:data15};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.skip !== undefined){
let data16 = data.skip;
if(typeof data16 !== "boolean"){
const err20 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: "boolean"},schema:schema38.properties.skip.type,parentSchema:schema38.properties.skip,data:data16};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.subject !== undefined){
let data17 = data.subject;
if(typeof data17 !== "string"){
const err21 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema38.properties.subject.type,parentSchema:schema38.properties.subject,data:data17};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"challenge":true,"client":true,"oidc_context":true,"request_url":true,"requested_access_token_audience":true,"requested_scope":true,"session_id":true,"skip":true,"subject":true},"dynamicProps":false,"dynamicItems":false};


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
validate21.evaluated = {"props":{"challenge":true,"client":true,"oidc_context":true,"request_url":true,"requested_access_token_audience":true,"requested_scope":true,"session_id":true,"skip":true,"subject":true},"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate25;
const schema40 = {"$id":"contract:/getOAuth2LogoutRequest.200.body","$ref":"contract:/components/schemas/oAuth2LogoutRequest"};
const schema41 = {"$id":"contract:/components/schemas/oAuth2LogoutRequest","type":"object","properties":{"challenge":{"type":"string"},"client":{"$ref":"contract:/components/schemas/oAuth2Client"},"expires_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"request_url":{"type":"string"},"requested_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"rp_initiated":{"type":"boolean"},"sid":{"type":"string"},"subject":{"type":"string"}}};

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
if(data.challenge !== undefined){
let data0 = data.challenge;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/challenge",schemaPath:"#/properties/challenge/type",keyword:"type",params:{type: "string"},schema:schema41.properties.challenge.type,parentSchema:schema41.properties.challenge,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.client !== undefined){
if(!(validate9.call(this, data.client, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate9.errors);
errors = vErrors.length;
}
}
if(data.expires_at !== undefined){
let data2 = data.expires_at;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err1 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema41.properties.expires_at,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data2.includes(":60")){
const next0 = Date.parse((data2).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err2 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema41.properties.expires_at,data:data2};
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
const err3 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema41.properties.expires_at.type,parentSchema:schema41.properties.expires_at,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.request_url !== undefined){
let data3 = data.request_url;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type: "string"},schema:schema41.properties.request_url.type,parentSchema:schema41.properties.request_url,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.requested_at !== undefined){
let data4 = data.requested_at;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err5 = {instancePath:instancePath+"/requested_at",schemaPath:"#/properties/requested_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema41.properties.requested_at,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data4.includes(":60")){
const next1 = Date.parse((data4).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next1 % 86400000 !== 0 || new Date(next1).getUTCDate() !== 1){
const err6 = {instancePath:instancePath+"/requested_at",schemaPath:"#/properties/requested_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema41.properties.requested_at,data:data4};
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
const err7 = {instancePath:instancePath+"/requested_at",schemaPath:"#/properties/requested_at/type",keyword:"type",params:{type: "string"},schema:schema41.properties.requested_at.type,parentSchema:schema41.properties.requested_at,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.rp_initiated !== undefined){
let data5 = data.rp_initiated;
if(typeof data5 !== "boolean"){
const err8 = {instancePath:instancePath+"/rp_initiated",schemaPath:"#/properties/rp_initiated/type",keyword:"type",params:{type: "boolean"},schema:schema41.properties.rp_initiated.type,parentSchema:schema41.properties.rp_initiated,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.sid !== undefined){
let data6 = data.sid;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/sid",schemaPath:"#/properties/sid/type",keyword:"type",params:{type: "string"},schema:schema41.properties.sid.type,parentSchema:schema41.properties.sid,data:data6};
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
let data7 = data.subject;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema41.properties.subject.type,parentSchema:schema41.properties.subject,data:data7};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"challenge":true,"client":true,"expires_at":true,"request_url":true,"requested_at":true,"rp_initiated":true,"sid":true,"subject":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate26.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate26.errors);
errors = vErrors.length;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"challenge":true,"client":true,"expires_at":true,"request_url":true,"requested_at":true,"rp_initiated":true,"sid":true,"subject":true},"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate29;
const schema42 = {"$id":"contract:/listOAuth2ConsentSessions.200.body","$ref":"contract:/components/schemas/oAuth2ConsentSessions"};
const schema43 = {"$id":"contract:/components/schemas/oAuth2ConsentSessions","type":"array","items":{"$ref":"contract:/components/schemas/oAuth2ConsentSession"}};
const schema44 = {"$id":"contract:/components/schemas/oAuth2ConsentSession","type":"object","properties":{"consent_request":{"$ref":"contract:/components/schemas/oAuth2ConsentRequest"},"consent_request_id":{"type":"string"},"context":{"$ref":"contract:/components/schemas/JSONRawMessage"},"grant_access_token_audience":{"type":"array","items":{"type":"string"}},"grant_scope":{"type":"array","items":{"type":"string"}},"handled_at":{"$ref":"contract:/components/schemas/nullTime"},"remember":{"type":"boolean"},"remember_for":{"int64":{}},"session":{"$ref":"contract:/components/schemas/acceptOAuth2ConsentRequestSession"}}};
const schema46 = {"$id":"contract:/components/schemas/nullTime","type":"string","format":"date-time","leapSecond":"date-time"};
const schema47 = {"$id":"contract:/components/schemas/acceptOAuth2ConsentRequestSession","type":"object","properties":{"access_token":{"type":"object","additionalProperties":{}},"id_token":{"type":"object","additionalProperties":{}}}};

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
if(data.consent_request !== undefined){
if(!(validate17.call(this, data.consent_request, {instancePath:instancePath+"/consent_request",parentData:data,parentDataProperty:"consent_request",rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate17.errors);
errors = vErrors.length;
}
}
if(data.consent_request_id !== undefined){
let data1 = data.consent_request_id;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/consent_request_id",schemaPath:"#/properties/consent_request_id/type",keyword:"type",params:{type: "string"},schema:schema44.properties.consent_request_id.type,parentSchema:schema44.properties.consent_request_id,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.context !== undefined){
let data2 = data.context;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err1 = {instancePath:instancePath+"/context",schemaPath:"contract:/components/schemas/JSONRawMessage/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.grant_access_token_audience !== undefined){
let data3 = data.grant_access_token_audience;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/grant_access_token_audience/" + i0,schemaPath:"#/properties/grant_access_token_audience/items/type",keyword:"type",params:{type: "string"},schema:schema44.properties.grant_access_token_audience.items.type,parentSchema:schema44.properties.grant_access_token_audience.items,data:data4};
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
const err3 = {instancePath:instancePath+"/grant_access_token_audience",schemaPath:"#/properties/grant_access_token_audience/type",keyword:"type",params:{type: "array"},schema:schema44.properties.grant_access_token_audience.type,parentSchema:schema44.properties.grant_access_token_audience,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.grant_scope !== undefined){
let data5 = data.grant_scope;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/grant_scope/" + i1,schemaPath:"#/properties/grant_scope/items/type",keyword:"type",params:{type: "string"},schema:schema44.properties.grant_scope.items.type,parentSchema:schema44.properties.grant_scope.items,data:data6};
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
const err5 = {instancePath:instancePath+"/grant_scope",schemaPath:"#/properties/grant_scope/type",keyword:"type",params:{type: "array"},schema:schema44.properties.grant_scope.type,parentSchema:schema44.properties.grant_scope,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.handled_at !== undefined){
let data7 = data.handled_at;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err6 = {instancePath:instancePath+"/handled_at",schemaPath:"contract:/components/schemas/nullTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema46,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data7.includes(":60")){
const next0 = Date.parse((data7).toUpperCase().replace(/:60(?:\.\d+)?/, ":59")) + 1000;
if(next0 % 86400000 !== 0 || new Date(next0).getUTCDate() !== 1){
const err7 = {instancePath:instancePath+"/handled_at",schemaPath:"contract:/components/schemas/nullTime/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema46,data:data7};
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
const err8 = {instancePath:instancePath+"/handled_at",schemaPath:"contract:/components/schemas/nullTime/type",keyword:"type",params:{type: "string"},schema:schema46.type,parentSchema:schema46,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.remember !== undefined){
let data8 = data.remember;
if(typeof data8 !== "boolean"){
const err9 = {instancePath:instancePath+"/remember",schemaPath:"#/properties/remember/type",keyword:"type",params:{type: "boolean"},schema:schema44.properties.remember.type,parentSchema:schema44.properties.remember,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.remember_for !== undefined){
let data9 = data.remember_for;
if(!((typeof data9 === "number" && Number.isSafeInteger(data9) && !Object.is(data9, -0)) || (typeof data9 === "bigint" && data9 >= -9223372036854775808n && data9 <= 9223372036854775807n)) || (this && this.has(data, "remember_for")) || false){
const err10 = {instancePath:instancePath+"/remember_for",schemaPath:"#/properties/remember_for/int64",keyword:"int64",params:{},schema:schema44.properties.remember_for.int64,parentSchema:schema44.properties.remember_for,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.session !== undefined){
let data10 = data.session;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.access_token !== undefined){
let data11 = data10.access_token;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
}
else {
const err11 = {instancePath:instancePath+"/session/access_token",schemaPath:"contract:/components/schemas/acceptOAuth2ConsentRequestSession/properties/access_token/type",keyword:"type",params:{type: "object"},schema:schema47.properties.access_token.type,parentSchema:schema47.properties.access_token,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data10.id_token !== undefined){
let data12 = data10.id_token;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
}
else {
const err12 = {instancePath:instancePath+"/session/id_token",schemaPath:"contract:/components/schemas/acceptOAuth2ConsentRequestSession/properties/id_token/type",keyword:"type",params:{type: "object"},schema:schema47.properties.id_token.type,parentSchema:schema47.properties.id_token,data:data12};
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
const err13 = {instancePath:instancePath+"/session",schemaPath:"contract:/components/schemas/acceptOAuth2ConsentRequestSession/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data:data10};
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
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"consent_request":true,"consent_request_id":true,"context":true,"grant_access_token_audience":true,"grant_scope":true,"handled_at":true,"remember":true,"remember_for":true,"session":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate31.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema43.type,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate30.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate30.errors);
errors = vErrors.length;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate35;
const schema48 = {"$id":"contract:/introspectOAuth2Token.200.body","$ref":"contract:/components/schemas/introspectedOAuth2Token"};
const schema49 = {"$id":"contract:/components/schemas/introspectedOAuth2Token","type":"object","required":["active"],"properties":{"active":{"type":"boolean"},"aud":{"type":"array","items":{"type":"string"}},"client_id":{"type":"string"},"exp":{"int64":{}},"ext":{"type":"object","additionalProperties":{}},"iat":{"int64":{}},"iss":{"type":"string"},"nbf":{"int64":{}},"obfuscated_subject":{"type":"string"},"scope":{"type":"string"},"sub":{"type":"string"},"token_type":{"type":"string"},"token_use":{"type":"string"},"username":{"type":"string"}}};

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
if(data.active === undefined){
const err0 = {instancePath,schemaPath:"contract:/components/schemas/introspectedOAuth2Token/required",keyword:"required",params:{missingProperty: "active"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.active !== undefined){
let data0 = data.active;
if(typeof data0 !== "boolean"){
const err1 = {instancePath:instancePath+"/active",schemaPath:"contract:/components/schemas/introspectedOAuth2Token/properties/active/type",keyword:"type",params:{type: "boolean"},schema:schema49.properties.active.type,parentSchema:schema49.properties.active,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.aud !== undefined){
let data1 = data.aud;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/aud/" + i0,schemaPath:"contract:/components/schemas/introspectedOAuth2Token/properties/aud/items/type",keyword:"type",params:{type: "string"},schema:schema49.properties.aud.items.type,parentSchema:schema49.properties.aud.items,data:data2};
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
const err3 = {instancePath:instancePath+"/aud",schemaPath:"contract:/components/schemas/introspectedOAuth2Token/properties/aud/type",keyword:"type",params:{type: "array"},schema:schema49.properties.aud.type,parentSchema:schema49.properties.aud,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.client_id !== undefined){
let data3 = data.client_id;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/client_id",schemaPath:"contract:/components/schemas/introspectedOAuth2Token/properties/client_id/type",keyword:"type",params:{type: "string"},schema:schema49.properties.client_id.type,parentSchema:schema49.properties.client_id,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.exp !== undefined){
let data4 = data.exp;
if(!((typeof data4 === "number" && Number.isSafeInteger(data4) && !Object.is(data4, -0)) || (typeof data4 === "bigint" && data4 >= -9223372036854775808n && data4 <= 9223372036854775807n)) || (this && this.has(data, "exp")) || false){
const err5 = {instancePath:instancePath+"/exp",schemaPath:"contract:/components/schemas/introspectedOAuth2Token/properties/exp/int64",keyword:"int64",params:{},schema:schema49.properties.exp.int64,parentSchema:schema49.properties.exp,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.ext !== undefined){
let data5 = data.ext;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
const err6 = {instancePath:instancePath+"/ext",schemaPath:"contract:/components/schemas/introspectedOAuth2Token/properties/ext/type",keyword:"type",params:{type: "object"},schema:schema49.properties.ext.type,parentSchema:schema49.properties.ext,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.iat !== undefined){
let data6 = data.iat;
if(!((typeof data6 === "number" && Number.isSafeInteger(data6) && !Object.is(data6, -0)) || (typeof data6 === "bigint" && data6 >= -9223372036854775808n && data6 <= 9223372036854775807n)) || (this && this.has(data, "iat")) || false){
const err7 = {instancePath:instancePath+"/iat",schemaPath:"contract:/components/schemas/introspectedOAuth2Token/properties/iat/int64",keyword:"int64",params:{},schema:schema49.properties.iat.int64,parentSchema:schema49.properties.iat,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.iss !== undefined){
let data7 = data.iss;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/iss",schemaPath:"contract:/components/schemas/introspectedOAuth2Token/properties/iss/type",keyword:"type",params:{type: "string"},schema:schema49.properties.iss.type,parentSchema:schema49.properties.iss,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.nbf !== undefined){
let data8 = data.nbf;
if(!((typeof data8 === "number" && Number.isSafeInteger(data8) && !Object.is(data8, -0)) || (typeof data8 === "bigint" && data8 >= -9223372036854775808n && data8 <= 9223372036854775807n)) || (this && this.has(data, "nbf")) || false){
const err9 = {instancePath:instancePath+"/nbf",schemaPath:"contract:/components/schemas/introspectedOAuth2Token/properties/nbf/int64",keyword:"int64",params:{},schema:schema49.properties.nbf.int64,parentSchema:schema49.properties.nbf,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.obfuscated_subject !== undefined){
let data9 = data.obfuscated_subject;
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/obfuscated_subject",schemaPath:"contract:/components/schemas/introspectedOAuth2Token/properties/obfuscated_subject/type",keyword:"type",params:{type: "string"},schema:schema49.properties.obfuscated_subject.type,parentSchema:schema49.properties.obfuscated_subject,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.scope !== undefined){
let data10 = data.scope;
if(typeof data10 !== "string"){
const err11 = {instancePath:instancePath+"/scope",schemaPath:"contract:/components/schemas/introspectedOAuth2Token/properties/scope/type",keyword:"type",params:{type: "string"},schema:schema49.properties.scope.type,parentSchema:schema49.properties.scope,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sub !== undefined){
let data11 = data.sub;
if(typeof data11 !== "string"){
const err12 = {instancePath:instancePath+"/sub",schemaPath:"contract:/components/schemas/introspectedOAuth2Token/properties/sub/type",keyword:"type",params:{type: "string"},schema:schema49.properties.sub.type,parentSchema:schema49.properties.sub,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.token_type !== undefined){
let data12 = data.token_type;
if(typeof data12 !== "string"){
const err13 = {instancePath:instancePath+"/token_type",schemaPath:"contract:/components/schemas/introspectedOAuth2Token/properties/token_type/type",keyword:"type",params:{type: "string"},schema:schema49.properties.token_type.type,parentSchema:schema49.properties.token_type,data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.token_use !== undefined){
let data13 = data.token_use;
if(typeof data13 !== "string"){
const err14 = {instancePath:instancePath+"/token_use",schemaPath:"contract:/components/schemas/introspectedOAuth2Token/properties/token_use/type",keyword:"type",params:{type: "string"},schema:schema49.properties.token_use.type,parentSchema:schema49.properties.token_use,data:data13};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.username !== undefined){
let data14 = data.username;
if(typeof data14 !== "string"){
const err15 = {instancePath:instancePath+"/username",schemaPath:"contract:/components/schemas/introspectedOAuth2Token/properties/username/type",keyword:"type",params:{type: "string"},schema:schema49.properties.username.type,parentSchema:schema49.properties.username,data:data14};
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
const err16 = {instancePath,schemaPath:"contract:/components/schemas/introspectedOAuth2Token/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data};
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
validate35.evaluated = {"props":{"active":true,"aud":true,"client_id":true,"exp":true,"ext":true,"iat":true,"iss":true,"nbf":true,"obfuscated_subject":true,"scope":true,"sub":true,"token_type":true,"token_use":true,"username":true},"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate36;
const schema50 = {"$id":"contract:/listTrustedOAuth2JwtGrantIssuers.200.body","$ref":"contract:/components/schemas/trustedOAuth2JwtGrantIssuers"};
const schema51 = {"$id":"contract:/components/schemas/trustedOAuth2JwtGrantIssuers","type":"array","items":{"$ref":"contract:/components/schemas/trustedOAuth2JwtGrantIssuer"}};
const schema52 = {"$id":"contract:/components/schemas/trustedOAuth2JwtGrantIssuer","type":"object","properties":{"allow_any_subject":{"type":"boolean"},"created_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"expires_at":{"type":"string","format":"date-time","leapSecond":"date-time"},"id":{"type":"string"},"issuer":{"type":"string"},"public_key":{"$ref":"contract:/components/schemas/trustedOAuth2JwtGrantJsonWebKey"},"scope":{"type":"array","items":{"type":"string"}},"subject":{"type":"string"}}};
const schema53 = {"$id":"contract:/components/schemas/trustedOAuth2JwtGrantJsonWebKey","type":"object","properties":{"kid":{"type":"string"},"set":{"type":"string"}}};

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
if(data.allow_any_subject !== undefined){
let data0 = data.allow_any_subject;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/allow_any_subject",schemaPath:"#/properties/allow_any_subject/type",keyword:"type",params:{type: "boolean"},schema:schema52.properties.allow_any_subject.type,parentSchema:schema52.properties.allow_any_subject,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.created_at !== undefined){
let data1 = data.created_at;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err1 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema52.properties.created_at,data:data1};
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
const err2 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema52.properties.created_at,data:data1};
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
const err3 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema52.properties.created_at.type,parentSchema:schema52.properties.created_at,data:data1};
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
let data2 = data.expires_at;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err4 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema52.properties.expires_at,data:data2};
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
const err5 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/leapSecond",keyword:"leapSecond",params:{},schema:"date-time",parentSchema:schema52.properties.expires_at,data:data2};
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
const err6 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema52.properties.expires_at.type,parentSchema:schema52.properties.expires_at,data:data2};
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
let data3 = data.id;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema52.properties.id.type,parentSchema:schema52.properties.id,data:data3};
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
let data4 = data.issuer;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/type",keyword:"type",params:{type: "string"},schema:schema52.properties.issuer.type,parentSchema:schema52.properties.issuer,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.public_key !== undefined){
let data5 = data.public_key;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.kid !== undefined){
let data6 = data5.kid;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/public_key/kid",schemaPath:"contract:/components/schemas/trustedOAuth2JwtGrantJsonWebKey/properties/kid/type",keyword:"type",params:{type: "string"},schema:schema53.properties.kid.type,parentSchema:schema53.properties.kid,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data5.set !== undefined){
let data7 = data5.set;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/public_key/set",schemaPath:"contract:/components/schemas/trustedOAuth2JwtGrantJsonWebKey/properties/set/type",keyword:"type",params:{type: "string"},schema:schema53.properties.set.type,parentSchema:schema53.properties.set,data:data7};
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
const err11 = {instancePath:instancePath+"/public_key",schemaPath:"contract:/components/schemas/trustedOAuth2JwtGrantJsonWebKey/type",keyword:"type",params:{type: "object"},schema:schema53.type,parentSchema:schema53,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.scope !== undefined){
let data8 = data.scope;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 !== "string"){
const err12 = {instancePath:instancePath+"/scope/" + i0,schemaPath:"#/properties/scope/items/type",keyword:"type",params:{type: "string"},schema:schema52.properties.scope.items.type,parentSchema:schema52.properties.scope.items,data:data9};
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
const err13 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "array"},schema:schema52.properties.scope.type,parentSchema:schema52.properties.scope,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.subject !== undefined){
let data10 = data.subject;
if(typeof data10 !== "string"){
const err14 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema52.properties.subject.type,parentSchema:schema52.properties.subject,data:data10};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"allow_any_subject":true,"created_at":true,"expires_at":true,"id":true,"issuer":true,"public_key":true,"scope":true,"subject":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate38.call(this, data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate38.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema51.type,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
validate36.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate41;
const schema54 = {"$id":"contract:/trustOAuth2JwtGrantIssuer.201.body","$ref":"contract:/components/schemas/trustedOAuth2JwtGrantIssuer"};

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
if(!(validate38.call(this, data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = runtime.appendErrors({}, vErrors, validate38.errors);
errors = vErrors.length;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"allow_any_subject":true,"created_at":true,"expires_at":true,"id":true,"issuer":true,"public_key":true,"scope":true,"subject":true},"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate43;
const schema55 = {"$id":"contract:/createVerifiableCredential.200.body","$ref":"contract:/components/schemas/verifiableCredentialResponse"};
const schema56 = {"$id":"contract:/components/schemas/verifiableCredentialResponse","type":"object","properties":{"credential_draft_00":{"type":"string"},"format":{"type":"string"}}};

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
if(data.credential_draft_00 !== undefined){
let data0 = data.credential_draft_00;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/credential_draft_00",schemaPath:"contract:/components/schemas/verifiableCredentialResponse/properties/credential_draft_00/type",keyword:"type",params:{type: "string"},schema:schema56.properties.credential_draft_00.type,parentSchema:schema56.properties.credential_draft_00,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.format !== undefined){
let data1 = data.format;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/format",schemaPath:"contract:/components/schemas/verifiableCredentialResponse/properties/format/type",keyword:"type",params:{type: "string"},schema:schema56.properties.format.type,parentSchema:schema56.properties.format,data:data1};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/verifiableCredentialResponse/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"credential_draft_00":true,"format":true},"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate44;
const schema57 = {"$id":"contract:/createVerifiableCredential.400.body","$ref":"contract:/components/schemas/verifiableCredentialPrimingResponse"};
const schema58 = {"$id":"contract:/components/schemas/verifiableCredentialPrimingResponse","type":"object","properties":{"c_nonce":{"type":"string"},"c_nonce_expires_in":{"int64":{}},"error":{"type":"string"},"error_debug":{"type":"string"},"error_description":{"type":"string"},"error_hint":{"type":"string"},"format":{"type":"string"},"status_code":{"int64":{}}}};

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
if(data.c_nonce !== undefined){
let data0 = data.c_nonce;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/c_nonce",schemaPath:"contract:/components/schemas/verifiableCredentialPrimingResponse/properties/c_nonce/type",keyword:"type",params:{type: "string"},schema:schema58.properties.c_nonce.type,parentSchema:schema58.properties.c_nonce,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.c_nonce_expires_in !== undefined){
let data1 = data.c_nonce_expires_in;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data, "c_nonce_expires_in")) || false){
const err1 = {instancePath:instancePath+"/c_nonce_expires_in",schemaPath:"contract:/components/schemas/verifiableCredentialPrimingResponse/properties/c_nonce_expires_in/int64",keyword:"int64",params:{},schema:schema58.properties.c_nonce_expires_in.int64,parentSchema:schema58.properties.c_nonce_expires_in,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"contract:/components/schemas/verifiableCredentialPrimingResponse/properties/error/type",keyword:"type",params:{type: "string"},schema:schema58.properties.error.type,parentSchema:schema58.properties.error,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.error_debug !== undefined){
let data3 = data.error_debug;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/error_debug",schemaPath:"contract:/components/schemas/verifiableCredentialPrimingResponse/properties/error_debug/type",keyword:"type",params:{type: "string"},schema:schema58.properties.error_debug.type,parentSchema:schema58.properties.error_debug,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.error_description !== undefined){
let data4 = data.error_description;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/error_description",schemaPath:"contract:/components/schemas/verifiableCredentialPrimingResponse/properties/error_description/type",keyword:"type",params:{type: "string"},schema:schema58.properties.error_description.type,parentSchema:schema58.properties.error_description,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.error_hint !== undefined){
let data5 = data.error_hint;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/error_hint",schemaPath:"contract:/components/schemas/verifiableCredentialPrimingResponse/properties/error_hint/type",keyword:"type",params:{type: "string"},schema:schema58.properties.error_hint.type,parentSchema:schema58.properties.error_hint,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.format !== undefined){
let data6 = data.format;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/format",schemaPath:"contract:/components/schemas/verifiableCredentialPrimingResponse/properties/format/type",keyword:"type",params:{type: "string"},schema:schema58.properties.format.type,parentSchema:schema58.properties.format,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.status_code !== undefined){
let data7 = data.status_code;
if(!((typeof data7 === "number" && Number.isSafeInteger(data7) && !Object.is(data7, -0)) || (typeof data7 === "bigint" && data7 >= -9223372036854775808n && data7 <= 9223372036854775807n)) || (this && this.has(data, "status_code")) || false){
const err7 = {instancePath:instancePath+"/status_code",schemaPath:"contract:/components/schemas/verifiableCredentialPrimingResponse/properties/status_code/int64",keyword:"int64",params:{},schema:schema58.properties.status_code.int64,parentSchema:schema58.properties.status_code,data:data7};
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
const err8 = {instancePath,schemaPath:"contract:/components/schemas/verifiableCredentialPrimingResponse/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"c_nonce":true,"c_nonce_expires_in":true,"error":true,"error_debug":true,"error_description":true,"error_hint":true,"format":true,"status_code":true},"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate45;
const schema59 = {"$id":"contract:/isInstanceAlive.200.body","$ref":"contract:/components/schemas/healthStatus"};
const schema60 = {"$id":"contract:/components/schemas/healthStatus","type":"object","properties":{"status":{"type":"string"}}};

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
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/status",schemaPath:"contract:/components/schemas/healthStatus/properties/status/type",keyword:"type",params:{type: "string"},schema:schema60.properties.status.type,parentSchema:schema60.properties.status,data:data0};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/healthStatus/type",keyword:"type",params:{type: "object"},schema:schema60.type,parentSchema:schema60,data};
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
validate45.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate46;
const schema61 = {"$id":"contract:/isInstanceReady.503.body","$ref":"contract:/components/schemas/healthNotReadyStatus"};
const schema62 = {"$id":"contract:/components/schemas/healthNotReadyStatus","type":"object","properties":{"errors":{"type":"object","additionalProperties":{"type":"string"}}}};

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
if(data.errors !== undefined){
let data0 = data.errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/errors/" + runtime.escapeName(key0),schemaPath:"contract:/components/schemas/healthNotReadyStatus/properties/errors/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema62.properties.errors.additionalProperties.type,parentSchema:schema62.properties.errors.additionalProperties,data:data1};
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
const err1 = {instancePath:instancePath+"/errors",schemaPath:"contract:/components/schemas/healthNotReadyStatus/properties/errors/type",keyword:"type",params:{type: "object"},schema:schema62.properties.errors.type,parentSchema:schema62.properties.errors,data:data0};
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
const err2 = {instancePath,schemaPath:"contract:/components/schemas/healthNotReadyStatus/type",keyword:"type",params:{type: "object"},schema:schema62.type,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"errors":true},"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate47;
const schema63 = {"$id":"contract:/oAuth2DeviceFlow.200.body","$ref":"contract:/components/schemas/deviceAuthorization"};
const schema64 = {"$id":"contract:/components/schemas/deviceAuthorization","type":"object","properties":{"device_code":{"type":"string"},"expires_in":{"int64":{}},"interval":{"int64":{}},"user_code":{"type":"string"},"verification_uri":{"type":"string"},"verification_uri_complete":{"type":"string"}}};

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
if(data.device_code !== undefined){
let data0 = data.device_code;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/device_code",schemaPath:"contract:/components/schemas/deviceAuthorization/properties/device_code/type",keyword:"type",params:{type: "string"},schema:schema64.properties.device_code.type,parentSchema:schema64.properties.device_code,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.expires_in !== undefined){
let data1 = data.expires_in;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data, "expires_in")) || false){
const err1 = {instancePath:instancePath+"/expires_in",schemaPath:"contract:/components/schemas/deviceAuthorization/properties/expires_in/int64",keyword:"int64",params:{},schema:schema64.properties.expires_in.int64,parentSchema:schema64.properties.expires_in,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.interval !== undefined){
let data2 = data.interval;
if(!((typeof data2 === "number" && Number.isSafeInteger(data2) && !Object.is(data2, -0)) || (typeof data2 === "bigint" && data2 >= -9223372036854775808n && data2 <= 9223372036854775807n)) || (this && this.has(data, "interval")) || false){
const err2 = {instancePath:instancePath+"/interval",schemaPath:"contract:/components/schemas/deviceAuthorization/properties/interval/int64",keyword:"int64",params:{},schema:schema64.properties.interval.int64,parentSchema:schema64.properties.interval,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.user_code !== undefined){
let data3 = data.user_code;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/user_code",schemaPath:"contract:/components/schemas/deviceAuthorization/properties/user_code/type",keyword:"type",params:{type: "string"},schema:schema64.properties.user_code.type,parentSchema:schema64.properties.user_code,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.verification_uri !== undefined){
let data4 = data.verification_uri;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/verification_uri",schemaPath:"contract:/components/schemas/deviceAuthorization/properties/verification_uri/type",keyword:"type",params:{type: "string"},schema:schema64.properties.verification_uri.type,parentSchema:schema64.properties.verification_uri,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.verification_uri_complete !== undefined){
let data5 = data.verification_uri_complete;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/verification_uri_complete",schemaPath:"contract:/components/schemas/deviceAuthorization/properties/verification_uri_complete/type",keyword:"type",params:{type: "string"},schema:schema64.properties.verification_uri_complete.type,parentSchema:schema64.properties.verification_uri_complete,data:data5};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/deviceAuthorization/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"device_code":true,"expires_in":true,"interval":true,"user_code":true,"verification_uri":true,"verification_uri_complete":true},"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate48;
const schema65 = {"$id":"contract:/oauth2TokenExchange.200.body","$ref":"contract:/components/schemas/oAuth2TokenExchange"};
const schema66 = {"$id":"contract:/components/schemas/oAuth2TokenExchange","type":"object","properties":{"access_token":{"type":"string"},"expires_in":{"int64":{}},"id_token":{"type":"string"},"refresh_token":{"type":"string"},"scope":{"type":"string"},"token_type":{"type":"string"}}};

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
if(data.access_token !== undefined){
let data0 = data.access_token;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/access_token",schemaPath:"contract:/components/schemas/oAuth2TokenExchange/properties/access_token/type",keyword:"type",params:{type: "string"},schema:schema66.properties.access_token.type,parentSchema:schema66.properties.access_token,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.expires_in !== undefined){
let data1 = data.expires_in;
if(!((typeof data1 === "number" && Number.isSafeInteger(data1) && !Object.is(data1, -0)) || (typeof data1 === "bigint" && data1 >= -9223372036854775808n && data1 <= 9223372036854775807n)) || (this && this.has(data, "expires_in")) || false){
const err1 = {instancePath:instancePath+"/expires_in",schemaPath:"contract:/components/schemas/oAuth2TokenExchange/properties/expires_in/int64",keyword:"int64",params:{},schema:schema66.properties.expires_in.int64,parentSchema:schema66.properties.expires_in,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id_token !== undefined){
let data2 = data.id_token;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/id_token",schemaPath:"contract:/components/schemas/oAuth2TokenExchange/properties/id_token/type",keyword:"type",params:{type: "string"},schema:schema66.properties.id_token.type,parentSchema:schema66.properties.id_token,data:data2};
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
let data3 = data.refresh_token;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/refresh_token",schemaPath:"contract:/components/schemas/oAuth2TokenExchange/properties/refresh_token/type",keyword:"type",params:{type: "string"},schema:schema66.properties.refresh_token.type,parentSchema:schema66.properties.refresh_token,data:data3};
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
const err4 = {instancePath:instancePath+"/scope",schemaPath:"contract:/components/schemas/oAuth2TokenExchange/properties/scope/type",keyword:"type",params:{type: "string"},schema:schema66.properties.scope.type,parentSchema:schema66.properties.scope,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.token_type !== undefined){
let data5 = data.token_type;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/token_type",schemaPath:"contract:/components/schemas/oAuth2TokenExchange/properties/token_type/type",keyword:"type",params:{type: "string"},schema:schema66.properties.token_type.type,parentSchema:schema66.properties.token_type,data:data5};
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
const err6 = {instancePath,schemaPath:"contract:/components/schemas/oAuth2TokenExchange/type",keyword:"type",params:{type: "object"},schema:schema66.type,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"access_token":true,"expires_in":true,"id_token":true,"refresh_token":true,"scope":true,"token_type":true},"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate49;
const schema67 = {"$id":"contract:/getOidcUserInfo.200.body","$ref":"contract:/components/schemas/oidcUserInfo"};
const schema68 = {"$id":"contract:/components/schemas/oidcUserInfo","type":"object","properties":{"birthdate":{"type":"string"},"email":{"type":"string"},"email_verified":{"type":"boolean"},"family_name":{"type":"string"},"gender":{"type":"string"},"given_name":{"type":"string"},"locale":{"type":"string"},"middle_name":{"type":"string"},"name":{"type":"string"},"nickname":{"type":"string"},"phone_number":{"type":"string"},"phone_number_verified":{"type":"boolean"},"picture":{"type":"string"},"preferred_username":{"type":"string"},"profile":{"type":"string"},"sub":{"type":"string"},"updated_at":{"int64":{}},"website":{"type":"string"},"zoneinfo":{"type":"string"}}};

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
if(data.birthdate !== undefined){
let data0 = data.birthdate;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/birthdate",schemaPath:"contract:/components/schemas/oidcUserInfo/properties/birthdate/type",keyword:"type",params:{type: "string"},schema:schema68.properties.birthdate.type,parentSchema:schema68.properties.birthdate,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/email",schemaPath:"contract:/components/schemas/oidcUserInfo/properties/email/type",keyword:"type",params:{type: "string"},schema:schema68.properties.email.type,parentSchema:schema68.properties.email,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.email_verified !== undefined){
let data2 = data.email_verified;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/email_verified",schemaPath:"contract:/components/schemas/oidcUserInfo/properties/email_verified/type",keyword:"type",params:{type: "boolean"},schema:schema68.properties.email_verified.type,parentSchema:schema68.properties.email_verified,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.family_name !== undefined){
let data3 = data.family_name;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/family_name",schemaPath:"contract:/components/schemas/oidcUserInfo/properties/family_name/type",keyword:"type",params:{type: "string"},schema:schema68.properties.family_name.type,parentSchema:schema68.properties.family_name,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.gender !== undefined){
let data4 = data.gender;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/gender",schemaPath:"contract:/components/schemas/oidcUserInfo/properties/gender/type",keyword:"type",params:{type: "string"},schema:schema68.properties.gender.type,parentSchema:schema68.properties.gender,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.given_name !== undefined){
let data5 = data.given_name;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/given_name",schemaPath:"contract:/components/schemas/oidcUserInfo/properties/given_name/type",keyword:"type",params:{type: "string"},schema:schema68.properties.given_name.type,parentSchema:schema68.properties.given_name,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.locale !== undefined){
let data6 = data.locale;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/locale",schemaPath:"contract:/components/schemas/oidcUserInfo/properties/locale/type",keyword:"type",params:{type: "string"},schema:schema68.properties.locale.type,parentSchema:schema68.properties.locale,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.middle_name !== undefined){
let data7 = data.middle_name;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/middle_name",schemaPath:"contract:/components/schemas/oidcUserInfo/properties/middle_name/type",keyword:"type",params:{type: "string"},schema:schema68.properties.middle_name.type,parentSchema:schema68.properties.middle_name,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
let data8 = data.name;
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/name",schemaPath:"contract:/components/schemas/oidcUserInfo/properties/name/type",keyword:"type",params:{type: "string"},schema:schema68.properties.name.type,parentSchema:schema68.properties.name,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.nickname !== undefined){
let data9 = data.nickname;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/nickname",schemaPath:"contract:/components/schemas/oidcUserInfo/properties/nickname/type",keyword:"type",params:{type: "string"},schema:schema68.properties.nickname.type,parentSchema:schema68.properties.nickname,data:data9};
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
let data10 = data.phone_number;
if(typeof data10 !== "string"){
const err10 = {instancePath:instancePath+"/phone_number",schemaPath:"contract:/components/schemas/oidcUserInfo/properties/phone_number/type",keyword:"type",params:{type: "string"},schema:schema68.properties.phone_number.type,parentSchema:schema68.properties.phone_number,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.phone_number_verified !== undefined){
let data11 = data.phone_number_verified;
if(typeof data11 !== "boolean"){
const err11 = {instancePath:instancePath+"/phone_number_verified",schemaPath:"contract:/components/schemas/oidcUserInfo/properties/phone_number_verified/type",keyword:"type",params:{type: "boolean"},schema:schema68.properties.phone_number_verified.type,parentSchema:schema68.properties.phone_number_verified,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.picture !== undefined){
let data12 = data.picture;
if(typeof data12 !== "string"){
const err12 = {instancePath:instancePath+"/picture",schemaPath:"contract:/components/schemas/oidcUserInfo/properties/picture/type",keyword:"type",params:{type: "string"},schema:schema68.properties.picture.type,parentSchema:schema68.properties.picture,data:data12};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.preferred_username !== undefined){
let data13 = data.preferred_username;
if(typeof data13 !== "string"){
const err13 = {instancePath:instancePath+"/preferred_username",schemaPath:"contract:/components/schemas/oidcUserInfo/properties/preferred_username/type",keyword:"type",params:{type: "string"},schema:schema68.properties.preferred_username.type,parentSchema:schema68.properties.preferred_username,data:data13};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.profile !== undefined){
let data14 = data.profile;
if(typeof data14 !== "string"){
const err14 = {instancePath:instancePath+"/profile",schemaPath:"contract:/components/schemas/oidcUserInfo/properties/profile/type",keyword:"type",params:{type: "string"},schema:schema68.properties.profile.type,parentSchema:schema68.properties.profile,data:data14};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sub !== undefined){
let data15 = data.sub;
if(typeof data15 !== "string"){
const err15 = {instancePath:instancePath+"/sub",schemaPath:"contract:/components/schemas/oidcUserInfo/properties/sub/type",keyword:"type",params:{type: "string"},schema:schema68.properties.sub.type,parentSchema:schema68.properties.sub,data:data15};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data16 = data.updated_at;
if(!((typeof data16 === "number" && Number.isSafeInteger(data16) && !Object.is(data16, -0)) || (typeof data16 === "bigint" && data16 >= -9223372036854775808n && data16 <= 9223372036854775807n)) || (this && this.has(data, "updated_at")) || false){
const err16 = {instancePath:instancePath+"/updated_at",schemaPath:"contract:/components/schemas/oidcUserInfo/properties/updated_at/int64",keyword:"int64",params:{},schema:schema68.properties.updated_at.int64,parentSchema:schema68.properties.updated_at,data:data16};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.website !== undefined){
let data17 = data.website;
if(typeof data17 !== "string"){
const err17 = {instancePath:instancePath+"/website",schemaPath:"contract:/components/schemas/oidcUserInfo/properties/website/type",keyword:"type",params:{type: "string"},schema:schema68.properties.website.type,parentSchema:schema68.properties.website,data:data17};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.zoneinfo !== undefined){
let data18 = data.zoneinfo;
if(typeof data18 !== "string"){
const err18 = {instancePath:instancePath+"/zoneinfo",schemaPath:"contract:/components/schemas/oidcUserInfo/properties/zoneinfo/type",keyword:"type",params:{type: "string"},schema:schema68.properties.zoneinfo.type,parentSchema:schema68.properties.zoneinfo,data:data18};
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
const err19 = {instancePath,schemaPath:"contract:/components/schemas/oidcUserInfo/type",keyword:"type",params:{type: "object"},schema:schema68.type,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"birthdate":true,"email":true,"email_verified":true,"family_name":true,"gender":true,"given_name":true,"locale":true,"middle_name":true,"name":true,"nickname":true,"phone_number":true,"phone_number_verified":true,"picture":true,"preferred_username":true,"profile":true,"sub":true,"updated_at":true,"website":true,"zoneinfo":true},"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate50;
const schema69 = {"$id":"contract:/getVersion.200.body","$ref":"contract:/components/schemas/version"};
const schema70 = {"$id":"contract:/components/schemas/version","type":"object","properties":{"version":{"type":"string"}}};

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
if(data.version !== undefined){
let data0 = data.version;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/version",schemaPath:"contract:/components/schemas/version/properties/version/type",keyword:"type",params:{type: "string"},schema:schema70.properties.version.type,parentSchema:schema70.properties.version,data:data0};
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
const err1 = {instancePath,schemaPath:"contract:/components/schemas/version/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"version":true},"dynamicProps":false,"dynamicItems":false};

})(compiled);
const validators = {
  "discoverJsonWebKeys.200.body": compiled.v0,
  "discoverJsonWebKeys.200.headers": compiled.v1,
  "discoverJsonWebKeys.default.body": compiled.v2,
  "discoverJsonWebKeys.default.headers": compiled.v1,
  "discoverOidcConfiguration.200.body": compiled.v3,
  "discoverOidcConfiguration.200.headers": compiled.v1,
  "discoverOidcConfiguration.default.body": compiled.v2,
  "discoverOidcConfiguration.default.headers": compiled.v1,
  "listOAuth2Clients.200.body": compiled.v4,
  "listOAuth2Clients.200.headers": compiled.v5,
  "listOAuth2Clients.default.body": compiled.v2,
  "listOAuth2Clients.default.headers": compiled.v1,
  "createOAuth2Client.201.body": compiled.v6,
  "createOAuth2Client.201.headers": compiled.v1,
  "createOAuth2Client.400.body": compiled.v2,
  "createOAuth2Client.400.headers": compiled.v1,
  "createOAuth2Client.default.body": compiled.v2,
  "createOAuth2Client.default.headers": compiled.v1,
  "getOAuth2Client.200.body": compiled.v6,
  "getOAuth2Client.200.headers": compiled.v1,
  "getOAuth2Client.default.body": compiled.v2,
  "getOAuth2Client.default.headers": compiled.v1,
  "setOAuth2Client.200.body": compiled.v6,
  "setOAuth2Client.200.headers": compiled.v1,
  "setOAuth2Client.400.body": compiled.v2,
  "setOAuth2Client.400.headers": compiled.v1,
  "setOAuth2Client.404.body": compiled.v2,
  "setOAuth2Client.404.headers": compiled.v1,
  "setOAuth2Client.default.body": compiled.v2,
  "setOAuth2Client.default.headers": compiled.v1,
  "deleteOAuth2Client.204.headers": compiled.v1,
  "deleteOAuth2Client.default.body": compiled.v7,
  "deleteOAuth2Client.default.headers": compiled.v1,
  "patchOAuth2Client.200.body": compiled.v6,
  "patchOAuth2Client.200.headers": compiled.v1,
  "patchOAuth2Client.404.body": compiled.v2,
  "patchOAuth2Client.404.headers": compiled.v1,
  "patchOAuth2Client.default.body": compiled.v2,
  "patchOAuth2Client.default.headers": compiled.v1,
  "setOAuth2ClientLifespans.200.body": compiled.v6,
  "setOAuth2ClientLifespans.200.headers": compiled.v1,
  "setOAuth2ClientLifespans.default.body": compiled.v7,
  "setOAuth2ClientLifespans.default.headers": compiled.v1,
  "rotateOAuth2ClientSecret.200.body": compiled.v6,
  "rotateOAuth2ClientSecret.200.headers": compiled.v1,
  "rotateOAuth2ClientSecret.404.body": compiled.v2,
  "rotateOAuth2ClientSecret.404.headers": compiled.v1,
  "rotateOAuth2ClientSecret.default.body": compiled.v2,
  "rotateOAuth2ClientSecret.default.headers": compiled.v1,
  "deleteRotatedOAuth2ClientSecrets.200.body": compiled.v6,
  "deleteRotatedOAuth2ClientSecrets.200.headers": compiled.v1,
  "deleteRotatedOAuth2ClientSecrets.404.body": compiled.v2,
  "deleteRotatedOAuth2ClientSecrets.404.headers": compiled.v1,
  "deleteRotatedOAuth2ClientSecrets.default.body": compiled.v2,
  "deleteRotatedOAuth2ClientSecrets.default.headers": compiled.v1,
  "getJsonWebKeySet.200.body": compiled.v0,
  "getJsonWebKeySet.200.headers": compiled.v1,
  "getJsonWebKeySet.default.body": compiled.v2,
  "getJsonWebKeySet.default.headers": compiled.v1,
  "setJsonWebKeySet.200.body": compiled.v0,
  "setJsonWebKeySet.200.headers": compiled.v1,
  "setJsonWebKeySet.default.body": compiled.v2,
  "setJsonWebKeySet.default.headers": compiled.v1,
  "createJsonWebKeySet.201.body": compiled.v0,
  "createJsonWebKeySet.201.headers": compiled.v1,
  "createJsonWebKeySet.default.body": compiled.v2,
  "createJsonWebKeySet.default.headers": compiled.v1,
  "deleteJsonWebKeySet.204.headers": compiled.v1,
  "deleteJsonWebKeySet.default.body": compiled.v2,
  "deleteJsonWebKeySet.default.headers": compiled.v1,
  "getJsonWebKey.200.body": compiled.v0,
  "getJsonWebKey.200.headers": compiled.v1,
  "getJsonWebKey.default.body": compiled.v2,
  "getJsonWebKey.default.headers": compiled.v1,
  "setJsonWebKey.200.body": compiled.v8,
  "setJsonWebKey.200.headers": compiled.v1,
  "setJsonWebKey.default.body": compiled.v2,
  "setJsonWebKey.default.headers": compiled.v1,
  "deleteJsonWebKey.204.headers": compiled.v1,
  "deleteJsonWebKey.default.body": compiled.v2,
  "deleteJsonWebKey.default.headers": compiled.v1,
  "getOAuth2ConsentRequest.200.body": compiled.v9,
  "getOAuth2ConsentRequest.200.headers": compiled.v1,
  "getOAuth2ConsentRequest.410.body": compiled.v10,
  "getOAuth2ConsentRequest.410.headers": compiled.v1,
  "getOAuth2ConsentRequest.default.body": compiled.v2,
  "getOAuth2ConsentRequest.default.headers": compiled.v1,
  "acceptOAuth2ConsentRequest.200.body": compiled.v10,
  "acceptOAuth2ConsentRequest.200.headers": compiled.v1,
  "acceptOAuth2ConsentRequest.default.body": compiled.v2,
  "acceptOAuth2ConsentRequest.default.headers": compiled.v1,
  "rejectOAuth2ConsentRequest.200.body": compiled.v10,
  "rejectOAuth2ConsentRequest.200.headers": compiled.v1,
  "rejectOAuth2ConsentRequest.default.body": compiled.v2,
  "rejectOAuth2ConsentRequest.default.headers": compiled.v1,
  "acceptUserCodeRequest.200.body": compiled.v10,
  "acceptUserCodeRequest.200.headers": compiled.v1,
  "acceptUserCodeRequest.default.body": compiled.v2,
  "acceptUserCodeRequest.default.headers": compiled.v1,
  "getOAuth2LoginRequest.200.body": compiled.v11,
  "getOAuth2LoginRequest.200.headers": compiled.v1,
  "getOAuth2LoginRequest.410.body": compiled.v10,
  "getOAuth2LoginRequest.410.headers": compiled.v1,
  "getOAuth2LoginRequest.default.body": compiled.v2,
  "getOAuth2LoginRequest.default.headers": compiled.v1,
  "acceptOAuth2LoginRequest.200.body": compiled.v10,
  "acceptOAuth2LoginRequest.200.headers": compiled.v1,
  "acceptOAuth2LoginRequest.default.body": compiled.v2,
  "acceptOAuth2LoginRequest.default.headers": compiled.v1,
  "rejectOAuth2LoginRequest.200.body": compiled.v10,
  "rejectOAuth2LoginRequest.200.headers": compiled.v1,
  "rejectOAuth2LoginRequest.default.body": compiled.v2,
  "rejectOAuth2LoginRequest.default.headers": compiled.v1,
  "getOAuth2LogoutRequest.200.body": compiled.v12,
  "getOAuth2LogoutRequest.200.headers": compiled.v1,
  "getOAuth2LogoutRequest.default.body": compiled.v2,
  "getOAuth2LogoutRequest.default.headers": compiled.v1,
  "acceptOAuth2LogoutRequest.200.body": compiled.v10,
  "acceptOAuth2LogoutRequest.200.headers": compiled.v1,
  "acceptOAuth2LogoutRequest.default.body": compiled.v2,
  "acceptOAuth2LogoutRequest.default.headers": compiled.v1,
  "rejectOAuth2LogoutRequest.204.headers": compiled.v1,
  "rejectOAuth2LogoutRequest.default.body": compiled.v2,
  "rejectOAuth2LogoutRequest.default.headers": compiled.v1,
  "listOAuth2ConsentSessions.200.body": compiled.v13,
  "listOAuth2ConsentSessions.200.headers": compiled.v1,
  "listOAuth2ConsentSessions.default.body": compiled.v2,
  "listOAuth2ConsentSessions.default.headers": compiled.v1,
  "revokeOAuth2ConsentSessions.204.headers": compiled.v1,
  "revokeOAuth2ConsentSessions.default.body": compiled.v2,
  "revokeOAuth2ConsentSessions.default.headers": compiled.v1,
  "revokeOAuth2LoginSessions.204.headers": compiled.v1,
  "revokeOAuth2LoginSessions.default.body": compiled.v2,
  "revokeOAuth2LoginSessions.default.headers": compiled.v1,
  "introspectOAuth2Token.200.body": compiled.v14,
  "introspectOAuth2Token.200.headers": compiled.v1,
  "introspectOAuth2Token.default.body": compiled.v2,
  "introspectOAuth2Token.default.headers": compiled.v1,
  "deleteOAuth2Token.204.headers": compiled.v1,
  "deleteOAuth2Token.default.body": compiled.v2,
  "deleteOAuth2Token.default.headers": compiled.v1,
  "listTrustedOAuth2JwtGrantIssuers.200.body": compiled.v15,
  "listTrustedOAuth2JwtGrantIssuers.200.headers": compiled.v1,
  "listTrustedOAuth2JwtGrantIssuers.default.body": compiled.v7,
  "listTrustedOAuth2JwtGrantIssuers.default.headers": compiled.v1,
  "trustOAuth2JwtGrantIssuer.201.body": compiled.v16,
  "trustOAuth2JwtGrantIssuer.201.headers": compiled.v1,
  "trustOAuth2JwtGrantIssuer.default.body": compiled.v7,
  "trustOAuth2JwtGrantIssuer.default.headers": compiled.v1,
  "getTrustedOAuth2JwtGrantIssuer.200.body": compiled.v16,
  "getTrustedOAuth2JwtGrantIssuer.200.headers": compiled.v1,
  "getTrustedOAuth2JwtGrantIssuer.default.body": compiled.v7,
  "getTrustedOAuth2JwtGrantIssuer.default.headers": compiled.v1,
  "deleteTrustedOAuth2JwtGrantIssuer.204.headers": compiled.v1,
  "deleteTrustedOAuth2JwtGrantIssuer.default.body": compiled.v7,
  "deleteTrustedOAuth2JwtGrantIssuer.default.headers": compiled.v1,
  "createVerifiableCredential.200.body": compiled.v17,
  "createVerifiableCredential.200.headers": compiled.v1,
  "createVerifiableCredential.400.body": compiled.v18,
  "createVerifiableCredential.400.headers": compiled.v1,
  "createVerifiableCredential.default.body": compiled.v2,
  "createVerifiableCredential.default.headers": compiled.v1,
  "isInstanceAlive.200.body": compiled.v19,
  "isInstanceAlive.200.headers": compiled.v1,
  "isInstanceAlive.500.body": compiled.v2,
  "isInstanceAlive.500.headers": compiled.v1,
  "isInstanceReady.200.body": compiled.v19,
  "isInstanceReady.200.headers": compiled.v1,
  "isInstanceReady.503.body": compiled.v20,
  "isInstanceReady.503.headers": compiled.v1,
  "oAuth2Authorize.302.headers": compiled.v1,
  "oAuth2Authorize.default.body": compiled.v2,
  "oAuth2Authorize.default.headers": compiled.v1,
  "oAuth2DeviceFlow.200.body": compiled.v21,
  "oAuth2DeviceFlow.200.headers": compiled.v1,
  "oAuth2DeviceFlow.default.body": compiled.v2,
  "oAuth2DeviceFlow.default.headers": compiled.v1,
  "performOAuth2DeviceVerificationFlow.302.headers": compiled.v1,
  "performOAuth2DeviceVerificationFlow.default.body": compiled.v2,
  "performOAuth2DeviceVerificationFlow.default.headers": compiled.v1,
  "createOidcDynamicClient.201.body": compiled.v6,
  "createOidcDynamicClient.201.headers": compiled.v1,
  "createOidcDynamicClient.400.body": compiled.v2,
  "createOidcDynamicClient.400.headers": compiled.v1,
  "createOidcDynamicClient.default.body": compiled.v2,
  "createOidcDynamicClient.default.headers": compiled.v1,
  "getOidcDynamicClient.200.body": compiled.v6,
  "getOidcDynamicClient.200.headers": compiled.v1,
  "getOidcDynamicClient.default.body": compiled.v2,
  "getOidcDynamicClient.default.headers": compiled.v1,
  "setOidcDynamicClient.200.body": compiled.v6,
  "setOidcDynamicClient.200.headers": compiled.v1,
  "setOidcDynamicClient.404.body": compiled.v2,
  "setOidcDynamicClient.404.headers": compiled.v1,
  "setOidcDynamicClient.default.body": compiled.v2,
  "setOidcDynamicClient.default.headers": compiled.v1,
  "deleteOidcDynamicClient.204.headers": compiled.v1,
  "deleteOidcDynamicClient.default.body": compiled.v7,
  "deleteOidcDynamicClient.default.headers": compiled.v1,
  "revokeOAuth2Token.200.headers": compiled.v1,
  "revokeOAuth2Token.default.body": compiled.v2,
  "revokeOAuth2Token.default.headers": compiled.v1,
  "revokeOidcSession.302.headers": compiled.v1,
  "oauth2TokenExchange.200.body": compiled.v22,
  "oauth2TokenExchange.200.headers": compiled.v1,
  "oauth2TokenExchange.default.body": compiled.v2,
  "oauth2TokenExchange.default.headers": compiled.v1,
  "getOidcUserInfo.200.body": compiled.v23,
  "getOidcUserInfo.200.headers": compiled.v1,
  "getOidcUserInfo.default.body": compiled.v2,
  "getOidcUserInfo.default.headers": compiled.v1,
  "getVersion.200.body": compiled.v24,
  "getVersion.200.headers": compiled.v1,
};
export { validators };
